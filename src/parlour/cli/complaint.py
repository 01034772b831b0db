"""How the command line says that something is wrong."""

from __future__ import annotations

import click

from parlour.message import Message

WRONG_USE = 2


def complain(message: Message) -> int:
    """Say it in one line on standard error; the exit status for it."""
    from parlour.words import english  # Only needed when something is wrong.

    sentence = "".join(sign if sign.isprintable() else "?" for sign in english(message))
    click.echo(f"parlour: {sentence}", err=True)
    return WRONG_USE
