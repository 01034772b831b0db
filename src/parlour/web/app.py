"""The application: what answers at which address."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import version

from fastapi import FastAPI

from parlour.table.store import Store
from parlour.web import advice, library, pages, tables
from parlour.web.documents import EVERYWHERE
from parlour.web.guard import Guard, known_names
from parlour.web.outlooks import Outlooks
from parlour.web.players import Players
from parlour.web.refusals import install_refusals
from parlour.web.reviews import Reviews
from parlour.web.winnable import Pool
from parlour.web.workers import Workers


def create_app(store: Store, workers: Workers, names: Iterable[str] = ()) -> FastAPI:
    """The application that serves a store with the help of workers and answers to the known names and ``names``."""
    app = FastAPI(title="Parlour", version=version("parlour"), docs_url=None, redoc_url=None)
    app.state.store = store
    app.state.workers = workers
    app.state.reviews = Reviews(store, workers)
    app.state.outlooks = Outlooks(workers)
    app.state.pool = Pool(store, workers)
    app.include_router(library.router, responses=EVERYWHERE)
    app.include_router(tables.router, responses=EVERYWHERE)
    app.include_router(advice.router, responses=EVERYWHERE)
    app.mount("/static", pages.files)
    app.include_router(pages.router)
    install_refusals(app)
    app.add_middleware(Players, secret=store.secret("player cookies"))
    app.add_middleware(Guard, names=known_names(names))
    return app
