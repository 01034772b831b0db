"""Coming back: the day's games, the time spent, how each game first ended, par, and what was imported."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what the third schema has more, and fill in how games ended as far as it is known."""
    for added in (
        sa.Column("first_moves", sa.Integer),
        sa.Column("first_milliseconds", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("first_hints", sa.Integer, nullable=False, server_default="0"),
        sa.Column("first_peeks", sa.Integer, nullable=False, server_default="0"),
        sa.Column("milliseconds", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("opening", sa.Text),
        sa.Column("daily", sa.Date),
        sa.Column("par", sa.Integer),
        sa.Column("par_at_least", sa.Integer),
        sa.Column("origin", sa.String(16)),
    ):
        op.add_column("game_table", added)
    op.add_column("game_event", sa.Column("milliseconds", sa.Integer, nullable=False, server_default="0"))
    op.create_index("game_table_daily", "game_table", ["player", "game", "daily"], unique=True)
    op.create_index("game_table_origin", "game_table", ["player", "origin"], unique=True)
    # When help was given is kept in the events; what came after the first end was none.
    for column, kind in (("first_hints", "hint"), ("first_peeks", "peek")):
        op.execute(
            f"UPDATE game_table SET {column} = (SELECT count(*) FROM game_event WHERE table_id = id AND kind = '{kind}'"
            " AND (first_ended IS NULL OR happened <= first_ended)) WHERE over OR first_status IS NOT NULL"
        )
    # Games that people ended had no first end; a solitaire's score in them is not known here.
    for status, ending in (("drawn", "kind = 'agree draw'"), ("lost", "kind = 'give up' AND by IS NULL")):
        _end(status, "NULL", ending)
    for by, winner in (("X", "O"), ("O", "X")):
        _end("won", f"'{winner}'", f"kind = 'give up' AND by = '{by}'")


def _end(status: str, winner: str, ending: str) -> None:
    op.execute(
        f"UPDATE game_table SET first_status = '{status}', first_winner = {winner}, first_ended = changed"
        f" WHERE first_status IS NULL AND over AND id IN (SELECT table_id FROM game_event WHERE {ending})"
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_index("game_table_origin", "game_table")
    op.drop_index("game_table_daily", "game_table")
    op.drop_column("game_event", "milliseconds")
    for name in ("origin", "par_at_least", "par", "daily", "opening", "milliseconds"):
        op.drop_column("game_table", name)
    for name in ("first_peeks", "first_hints", "first_milliseconds", "first_moves"):
        op.drop_column("game_table", name)
