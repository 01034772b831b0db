"""The command line. What a command needs is imported when it runs, so that help comes at once."""

from parlour.cli.entry import main

__all__ = ["main"]
