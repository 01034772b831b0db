"""Tables, their events, and the secrets that servers share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first schema."""
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "secret",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(100), nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("deal", sa.BigInteger),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("started", moment, nullable=False),
        sa.Column("changed", moment, nullable=False),
        sa.Column("first_status", sa.String(10)),
        sa.Column("first_winner", sa.String(1)),
        sa.Column("first_score", sa.Integer),
        sa.Column("first_ended", moment),
    )
    op.create_index("game_table_of_player", "game_table", ["player", "over", "changed"])
    op.create_table(
        "game_event",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("move", sa.String(20)),
        sa.Column("by", sa.String(1)),
        sa.Column("happened", moment, nullable=False),
    )


def downgrade() -> None:
    """Take the first schema away."""
    op.drop_table("game_event")
    op.drop_table("game_table")
    op.drop_table("secret")
