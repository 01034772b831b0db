"""The studies that were begun on the page, as they are kept: each in a folder of its own."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from sqlalchemy.engine import URL

from parlour.message import Refused
from parlour.study.files import write_whole
from parlour.table.database import data_folder
from parlour.table.store import ID
from parlour.web.study_files import KEPT, PROGRESS

Json = dict[str, Any]
State = Literal["waiting", "running", "stopped", "done"]
Why = Literal["cancelled", "time", "broken"]


class NoSuchStudy(Refused):
    """There is no study of that id, or none that the player may change."""

    def __init__(self) -> None:
        super().__init__("studies-unknown")


class Unkept(Refused):
    """The disk does not take a study."""

    def __init__(self) -> None:
        super().__init__("studies-unkept")


@dataclass(eq=False, slots=True)
class KeptStudy:
    """A study: whose it is, when and at which address of the server it was begun, what it plays, and how it stands.

    ``why`` tells of one that has stopped what stopped it.
    """

    id: str
    player: str
    begun: str
    address: str
    plan: Json
    state: State = "waiting"
    why: Why | None = None

    @property
    def deals(self) -> int:
        """How many deals each player plays under each rules."""
        return int(self.plan["last"]) - int(self.plan["first"]) + 1

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return self.deals * len(self.plan["variants"]) * len(self.plan["players"])


def studies_folder(database: URL) -> Path:
    """Where a server keeps its studies: beside its SQLite file, else in the user's data folder."""
    if database.get_backend_name() == "sqlite" and database.database is not None:
        path = Path(database.database)
        return path.with_name(f"{path.name}-studies")
    return data_folder().absolute() / "studies-of-the-server"


class Shelf:
    """The folders of all studies of a server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def read_all(self) -> Iterator[KeptStudy]:
        """All studies, the oldest first; one that was being played waits again."""
        found = [self._read(path) for path in self.folder.glob(f"*/{KEPT}") if ID.fullmatch(path.parent.name)]
        yield from sorted((study for study in found if study is not None), key=lambda study: study.begun)

    def _read(self, path: Path) -> KeptStudy | None:
        try:
            return KeptStudy(**json.loads(path.read_text("utf-8")))
        except (OSError, ValueError, TypeError):  # Somebody has been at it; the others are not to suffer.
            return None

    def write(self, study: KeptStudy) -> None:
        """Keep how a study stands, for good when this returns. Raises Unkept."""
        text = json.dumps(asdict(study) | ({"state": "waiting"} if study.state == "running" else {}))
        try:
            self.path(study).mkdir(parents=True, exist_ok=True)
            write_whole(self.path(study) / KEPT, text.encode())
        except OSError as error:
            raise Unkept from error

    def delete(self, study: KeptStudy) -> None:
        """Delete all of a study; what says whose it is goes first, so that it is not there by half."""
        with suppress(OSError):
            (self.path(study) / KEPT).unlink(missing_ok=True)
            shutil.rmtree(self.path(study))

    def path(self, study: KeptStudy) -> Path:
        """A study's folder."""
        return self.folder / study.id

    def progress(self, study: KeptStudy) -> Json:
        """How far a study has come, as its process tells; see ``study_process.Progress``."""
        try:
            told: Json = json.loads((self.path(study) / PROGRESS).read_text("utf-8"))
        except (OSError, ValueError):
            return {"games": 0, "seconds_left": None, "results": []}
        return told
