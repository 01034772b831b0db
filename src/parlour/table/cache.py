"""Open tables in memory, the least recently used ones given up first."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from parlour.table.table import Table


class TableCache:
    """At most ``most_tables`` tables with at most ``most_states`` positions between them."""

    def __init__(self, most_tables: int = 1_000, most_states: int = 100_000) -> None:
        self.most_tables = most_tables
        self.most_states = most_states
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._states = 0
        self._lock = Lock()

    def get(self, table_id: str) -> Table | None:
        """The table, if it is in memory; perhaps not as new as in the database."""
        with self._lock:
            table = self._tables.get(table_id)
            if table is not None:
                self._tables.move_to_end(table_id)
            return table

    def put(self, table_id: str, table: Table) -> None:
        """Keep a table in place of what was kept of it."""
        with self._lock:
            old = self._tables.pop(table_id, None)
            if old is not None:
                self._states -= len(old.states)
            self._tables[table_id] = table
            self._states += len(table.states)
            while len(self._tables) > self.most_tables or self._states > self.most_states:
                self._states -= len(self._tables.popitem(last=False)[1].states)

    def forget(self, table_id: str) -> None:
        """Keep a table no longer."""
        with self._lock:
            table = self._tables.pop(table_id, None)
            if table is not None:
                self._states -= len(table.states)

    def __len__(self) -> int:
        return len(self._tables)
