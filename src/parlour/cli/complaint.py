"""How the command line says that something is wrong."""

from __future__ import annotations

import click

from parlour.message import Message

WRONG_USE = 2


def complain(message: Message) -> int:
    """Say in one line on standard error what is wrong; the exit status for it."""
    note(message)
    return WRONG_USE


def note(message: Message) -> None:
    """Say something in one line on standard error."""
    from parlour.words import english  # Only needed when something is wrong.

    sentence = "".join(sign if sign.isprintable() else "?" for sign in english(message))
    click.echo(f"parlour: {sentence}", err=True)
