"""The folder of a study: its plan, the parts that are done, and in the end all rows in one file."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import polars as pl
from filelock import FileLock, Timeout

from parlour.message import Refused
from parlour.study.files import ROWS, write_whole
from parlour.study.plan import Part, Plan
from parlour.study.rows import SCHEMA, as_parquet

PLAN, PARTS, LOCK, REPORT = "study.json", "parts", ".lock", "report.html"
SEAL = 16


class Folder:
    """Where a study is kept. A part is written whole or not at all, so what is there can be relied on."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    @classmethod
    def create(cls, path: Path, plan: Plan) -> Folder:
        """A new study's folder. Raises Refused where there is a study already, or where nothing can be written."""
        with telling_trouble(path):
            path.mkdir(parents=True, exist_ok=True)
            if (path / PLAN).is_file():
                raise Refused("study-exists", folder=str(path))
            (path / PARTS).mkdir(exist_ok=True)
            text = json.dumps(plan.to_json(), indent=2) + "\n"
            write_whole(path / PLAN, text.encode())
        return cls(path, plan)

    @classmethod
    def open(cls, path: Path) -> Folder:
        """The folder of a study that was begun. Raises Refused where there is none, or where it has been damaged."""
        with telling_trouble(path):
            try:
                content = (path / PLAN).read_bytes()
            except (FileNotFoundError, NotADirectoryError, IsADirectoryError) as error:
                raise Refused("study-none", folder=str(path)) from error
        try:
            plan = Plan.from_json(json.loads(content.decode()))
        except Refused as refused:
            if refused.message.key == "study-rules":
                raise
            raise Refused("study-damaged", folder=str(path)) from refused
        except (ValueError, RecursionError) as error:
            raise Refused("study-damaged", folder=str(path)) from error
        with telling_trouble(path):
            (path / PARTS).mkdir(exist_ok=True)
        return cls(path, plan)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Keep others from running the same study. Raises Refused while somebody does."""
        lock = FileLock(self.path / LOCK, timeout=0)
        with telling_trouble(self.path):
            try:
                lock.acquire()
            except Timeout as error:
                raise Refused("study-running", folder=str(self.path)) from error
        try:
            yield
        finally:
            lock.release()

    def is_done(self, part: Part) -> bool:
        """Whether a part has been written; a file that is damaged, or not that part, is as good as none."""
        try:
            seal, content = _opened(self._file(part))
        except OSError:
            return False
        return seal == self._seal(part, content)

    def write(self, part: Part, content: bytes) -> None:
        """Keep the rows of a part, which are an Arrow file's. Raises Refused where they cannot be written."""
        with telling_trouble(self.path):
            write_whole(self._file(part), self._seal(part, content) + content)

    def read(self, parts: list[Part]) -> pl.DataFrame:
        """The rows of parts that are done."""
        if not parts:
            return pl.DataFrame(schema=SCHEMA)
        return pl.concat(pl.read_ipc(_opened(self._file(part))[1]) for part in parts)

    def finish(self, parts: list[Part]) -> pl.DataFrame:
        """Put the rows of the parts into one file, by variant, player and deal, and give them."""
        rows = self.read(sorted(parts, key=lambda part: (part.variant, part.player, part.first)))
        with telling_trouble(self.path):
            write_whole(self.rows, as_parquet(rows))
        return rows

    @property
    def rows(self) -> Path:
        """Where all rows are in the end."""
        return self.path / ROWS

    def keep_report(self, text: str) -> Path:
        """Keep the report as a file; where it is. Raises Refused where it cannot be written."""
        report = self.path / REPORT
        with telling_trouble(self.path):
            write_whole(report, text.encode())
        return report

    def _file(self, part: Part) -> Path:
        return self.path / PARTS / part.name

    def _seal(self, part: Part, content: bytes) -> bytes:
        """What a file begins with that is whole and is this part: damaged bytes may have the library break down."""
        columns = {name: str(kind) for name, kind in SCHEMA.items()}
        played = json.dumps([self.plan.decides(part), columns])
        return hashlib.blake2b(played.encode() + content, digest_size=SEAL).digest()


def _opened(file: Path) -> tuple[bytes, bytes]:
    """The seal and the content of a part's file. Raises OSError."""
    whole = file.read_bytes()
    return whole[:SEAL], whole[SEAL:]


@contextmanager
def telling_trouble(path: Path) -> Iterator[None]:
    """Tell in one sentence what a disk refuses, and of which file in the folder."""
    try:
        yield
    except OSError as error:
        reason, file = error.strerror or str(error), error.filename
        if isinstance(error, NotADirectoryError):  # It names what cannot be there, not the file that is there instead.
            file = next((parent for parent in path.parents if parent.is_file()), file)
        if file is None or Path(file) == path:
            raise Refused("study-unwritable", folder=str(path), reason=reason) from error
        raise Refused("study-unwritable-file", folder=str(path), file=str(file), reason=reason) from error
