"""Wrong use of the command line, each kind in one sentence that says what would be right."""

from __future__ import annotations

import click

from parlour.message import Message, Refused, say


class PlainCommand(click.Command):
    """A command that leaves arguments it does not expect to one sentence of ours."""

    allow_extra_args = True

    def parse_args(self, context: click.Context, args: list[str]) -> list[str]:
        """Read the arguments. Raises Refused for one too many."""
        rest = super().parse_args(context, args)
        if context.args and not context.resilient_parsing:
            raise Refused("usage-extra", command=context.command_path, word=context.args[0], usage=usage(context))
        return rest


def usage(context: click.Context) -> str:
    """How a command is used: ``parlour deal [OPTIONS] GAME NUMBER``."""
    return " ".join((context.command_path, *context.command.collect_usage_pieces(context)))


def explain(error: click.UsageError) -> Message:
    """The sentence for an error that click has found."""
    context = error.ctx
    if context is None:
        return say("usage-other", problem=error.format_message())
    command = context.command_path
    if isinstance(error, click.NoSuchOption):
        known = ", ".join(_option_names(context))
        return say("usage-no-such-option", command=command, option=error.option_name, options=known)
    if isinstance(error, click.exceptions.NoSuchCommand):
        assert isinstance(context.command, click.Group)
        known = ", ".join(context.command.commands)
        return say("usage-no-such-command", word=error.command_name, commands=known)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return say("usage-missing", command=command, what=_what(error.param, context), usage=usage(context))
    return say("usage-other", problem=error.format_message())


def _what(parameter: click.Parameter, context: click.Context) -> str:
    """How a parameter is written: ``GAME``, ``--depth NUMBER``."""
    metavar = parameter.make_metavar(context)
    return metavar if isinstance(parameter, click.Argument) else f"{parameter.opts[-1]} {metavar}"


def _option_names(context: click.Context) -> list[str]:
    return [option.opts[-1] for option in context.command.get_params(context) if isinstance(option, click.Option)]
