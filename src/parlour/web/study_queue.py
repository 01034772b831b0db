"""The queue of the studies that were begun on the page: they are played one after the other, in a process of its own.

    queue = StudyQueue(Shelf(folder))
    study = queue.begin("ann", plan, "http://127.0.0.1:8642")   # raises TooManyStudies, Overloaded
    queue.cancel("ann", study.id)                               # its process is gone when this returns
    queue.close()

What waits or is played when the server stops or is killed goes on with the next one: what was played is kept.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from threading import Condition, Thread
from typing import Any

from parlour.message import Refused
from parlour.study.plan import Plan
from parlour.table.store import new_id
from parlour.web.kept_studies import KeptStudy, NoSuchStudy, Shelf, Unkept
from parlour.web.study_process import play_study
from parlour.web.workers import Overloaded

Play = Callable[[str], None]
"""Plays the study in a folder to its end, in a process of its own; a function of a module."""

MOST_WAITING = 20
"""How many studies may wait in all; how many of one player's may wait or be played, and how many are kept."""
MOST_AT_ONCE_OF_A_PLAYER = 2
MOST_OF_A_PLAYER = 30

SECONDS = 20 * 60
"""How long a study is played in one go; then others have their turn, and its player may let it go on."""


GOING = ("waiting", "running")


class TooManyStudies(Refused):
    """The player has as many studies as one may have."""


class StudyGoesOn(Refused):
    """A study waits or is played, so it cannot be taken up or deleted."""

    def __init__(self) -> None:
        super().__init__("studies-going-on")


class StudyQueue:
    """The studies of one server. It may be used from many threads."""

    def __init__(self, shelf: Shelf, play: Play = play_study, seconds: float = SECONDS) -> None:
        self.shelf = shelf
        self.play = play
        self.seconds = seconds
        self._studies = {study.id: study for study in shelf.read_all()}
        self._changed = Condition()
        self._closed = False
        self._process: Any = None
        self._thread: Thread | None = None
        with self._changed:
            self._wake()

    def begin(self, player: str, plan: Plan, address: str) -> KeptStudy:
        """Have a study played when its turn comes. Raises TooManyStudies, Overloaded, Unkept."""
        with self._changed:
            if len(self.of(player)) >= MOST_OF_A_PLAYER:
                raise TooManyStudies("studies-too-many", most=MOST_OF_A_PLAYER)
            self._check_room(player)
            begun = datetime.now(UTC).isoformat()
            study = KeptStudy(new_id(), player, begun, address, plan.to_json())
            self.shelf.write(study)
            self._studies[study.id] = study
            self._wake()
        return study

    def find(self, id: str) -> KeptStudy:
        """A study, whose ever it is. Raises NoSuchStudy."""
        study = self._studies.get(id)
        if study is None:
            raise NoSuchStudy
        return study

    def of(self, player: str) -> list[KeptStudy]:
        """A player's studies, the newest first."""
        return [study for study in reversed(self._studies.copy().values()) if study.player == player]

    def ahead_of(self, study: KeptStudy) -> int:
        """How many studies have their turn before one that waits."""
        with self._changed:
            going = [one for one in self._studies.values() if one.state == "running"]
            return len(going) + self._waiting().index(study) if study.state == "waiting" else 0

    def cancel(self, player: str, id: str) -> KeptStudy:
        """Stop a study; what was played is kept, and its process is gone. One that is over stays as it is.

        Raises NoSuchStudy, Unkept.
        """
        with self._changed:
            study = self._own(player, id)
            if study.state in GOING:
                process = self._process if study.state == "running" else None
                study.state, study.why = "stopped", "cancelled"
                if process is not None:
                    process.kill()
                    self._changed.wait_for(lambda: self._process is not process)
                self.shelf.write(study)
        return study

    def resume(self, player: str, id: str) -> KeptStudy:
        """Have a study that stopped go on, when its turn comes. Raises NoSuchStudy, Refused."""
        with self._changed:
            study = self._own(player, id)
            if study.state != "stopped":
                raise StudyGoesOn
            Plan.from_json(study.plan)  # The rules may be others by now.
            self._check_room(player)
            study.state, study.why = "waiting", None
            self.shelf.write(study)
            # Those that wait stand in the order in which they came.
            self._studies[id] = self._studies.pop(id)
            self._wake()
        return study

    def delete(self, player: str, id: str) -> None:
        """Delete a study that is over. Raises NoSuchStudy, StudyGoesOn."""
        with self._changed:
            study = self._own(player, id)
            if study.state in GOING:
                raise StudyGoesOn
            del self._studies[id]
        self.shelf.delete(study)

    def delete_all(self, player: str) -> None:
        """Stop and delete all of a player's studies."""
        for study in self.of(player):
            with suppress(NoSuchStudy, Unkept):
                self.cancel(player, study.id)
                self.delete(player, study.id)

    def close(self) -> None:
        """Kill the process that plays; the study goes on with the next server."""
        with self._changed:
            self._closed = True
            if self._process is not None:
                self._process.kill()
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join()

    @property
    def process_id(self) -> int | None:
        """The id of the process that plays, if there is one."""
        process = self._process
        return process.pid if process is not None else None

    def _own(self, player: str, id: str) -> KeptStudy:
        study = self.find(id)
        if study.player != player:
            raise NoSuchStudy
        return study

    def _waiting(self) -> list[KeptStudy]:
        return [study for study in self._studies.values() if study.state == "waiting"]

    def _check_room(self, player: str) -> None:
        going = [study for study in self.of(player) if study.state in GOING]
        if len(going) >= MOST_AT_ONCE_OF_A_PLAYER:
            raise TooManyStudies("studies-at-once", most=MOST_AT_ONCE_OF_A_PLAYER)
        if self._closed or len(self._waiting()) >= MOST_WAITING:
            raise Overloaded

    def _wake(self) -> None:
        """Have what waits be played; the thread begins when there is something for the first time."""
        if self._thread is None and self._waiting():
            self._thread = Thread(target=self._serve, name="parlour studies", daemon=True)
            self._thread.start()
        self._changed.notify_all()

    def _serve(self) -> None:
        if hasattr(signal, "pthread_sigmask"):
            # The processes inherit this: an interrupt at the keyboard is for the server, which ends them.
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        while (study := self._next()) is not None:
            status = self._play(study)
            with self._changed:
                self._process = None
                if study.state == "running" and not self._closed:
                    self._end(study, status)
                self._changed.notify_all()

    def _next(self) -> KeptStudy | None:
        """What has waited longest; None when there will be nothing more."""
        with self._changed:
            self._changed.wait_for(lambda: self._closed or self._waiting())
            if self._closed:
                return None
            study = self._waiting()[0]
            study.state = "running"
        return study

    def _play(self, study: KeptStudy) -> int | None:
        """Have a process play a study; its exit status, None where its time was over."""
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=self.play, args=(str(self.shelf.path(study)),), daemon=True)
        with self._changed:
            if study.state != "running" or self._closed:  # It was cancelled in this moment.
                return None
            try:
                process.start()
            except OSError:  # The machine has no room for it.
                return 1
            self._process = process
        process.join(self.seconds)
        status = process.exitcode
        process.kill()
        process.join()
        return status

    def _end(self, study: KeptStudy, status: int | None) -> None:
        """Note how a process ended: well, or because its time was over, or by a fault."""
        if status == 0:
            study.state = "done"
        else:
            study.state, study.why = "stopped", "time" if status is None else "broken"
        with suppress(Unkept):  # On a full disk it is known until the server stops; then the end is played again.
            self.shelf.write(study)
