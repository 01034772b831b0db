"""The program's help and play: hints, peeks, opponents, reviews and deals proved winnable."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what the second schema has more."""
    for column in (
        sa.Column("opponent_level", sa.Integer),
        sa.Column("opponent_tick", sa.String(1)),
        sa.Column("winnable", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("difficulty", sa.Integer),
        sa.Column("hints", sa.Integer, nullable=False, server_default="0"),
        sa.Column("peeks", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("game_table", column)
    winnable = sa.column("winnable", sa.Boolean)
    op.create_index(
        "game_table_winnable",
        "game_table",
        ["player", "game", "options", "deal"],
        unique=True,
        sqlite_where=winnable,
        postgresql_where=winnable,
    )
    op.add_column("game_event", sa.Column("plies", sa.Integer, nullable=False, server_default="1"))
    op.create_table(
        "game_review",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("review", sa.Text, nullable=False),
    )
    op.create_table(
        "winnable_deal",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("options", sa.Text, primary_key=True),
        sa.Column("rules_version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("deal", sa.BigInteger, primary_key=True, autoincrement=False),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("winnable_deal")
    op.drop_table("game_review")
    op.drop_column("game_event", "plies")
    op.drop_index("game_table_winnable", "game_table")
    for name in ("peeks", "hints", "difficulty", "winnable", "opponent_tick", "opponent_level"):
        op.drop_column("game_table", name)
