# `make play` and `make test` are all that is needed; both set themselves up.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test install install-test check bench soak lock clean

play: install
	$(BIN)/parlour

test: install-test check
	$(BIN)/pytest

install: .venv/installed

.venv/installed: requirements/run.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements/run.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@
