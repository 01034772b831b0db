"""Run by Alembic: it takes the steps on the connection that it was handed."""

from __future__ import annotations

from alembic import context

from parlour.table.database import VERSION_TABLE
from parlour.table.schema import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,
)
context.run_migrations()
