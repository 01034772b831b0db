"""The application: what answers at which address."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import version

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware

from parlour.table.store import Store
from parlour.web import (
    advice,
    daily,
    lessons,
    library,
    offline,
    own_data,
    pages,
    par,
    records,
    statistics,
    studies,
    tables,
)
from parlour.web.documents import EVERYWHERE
from parlour.web.guard import Guard, known_names
from parlour.web.outlooks import Outlooks
from parlour.web.players import Players
from parlour.web.refusals import install_refusals
from parlour.web.reviews import Reviews
from parlour.web.study_queue import StudyQueue
from parlour.web.winnable import Pool
from parlour.web.workers import Workers

SMALLEST_PACKED = 500
"""Answers of fewer bytes are sent as they are."""


def create_app(store: Store, workers: Workers, queue: StudyQueue, names: Iterable[str] = ()) -> FastAPI:
    """The application that serves a store and studies with the help of workers.

    It answers to the known names and to ``names``.
    """
    app = FastAPI(title="Parlour", version=version("parlour"), docs_url=None, redoc_url=None)
    app.state.store = store
    app.state.workers = workers
    app.state.studies = queue
    app.state.reviews = Reviews(store, workers)
    app.state.outlooks = Outlooks(workers)
    app.state.pool = Pool(store, workers)
    app.include_router(library.router, responses=EVERYWHERE)
    app.include_router(lessons.router, responses=EVERYWHERE)
    app.include_router(tables.router, responses=EVERYWHERE)
    app.include_router(advice.router, responses=EVERYWHERE)
    app.include_router(records.router, responses=EVERYWHERE)
    app.include_router(offline.router, responses=EVERYWHERE)
    app.include_router(par.router, responses=EVERYWHERE)
    app.include_router(daily.router, responses=EVERYWHERE)
    app.include_router(statistics.router, responses=EVERYWHERE)
    app.include_router(studies.router, responses=EVERYWHERE)
    app.include_router(own_data.router, responses=EVERYWHERE)
    app.mount("/static", pages.files)
    app.include_router(pages.router)
    install_refusals(app)
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_PACKED, compresslevel=6)
    app.add_middleware(Players, secret=store.secret("player cookies"))
    app.add_middleware(Guard, names=known_names(names))
    return app
