"""Tables that were made of records."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add what is kept of the record that a table was made of."""
    op.add_column("game_table", sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game_table", sa.Column("record", sa.String(64)))
    op.add_column("game_table", sa.Column("deck", sa.Text))
    op.create_index("game_table_of_record", "game_table", ["player", "record"], unique=True)


def downgrade() -> None:
    """Take it away again."""
    op.drop_index("game_table_of_record", "game_table")
    for name in ("deck", "record", "imported"):
        op.drop_column("game_table", name)
