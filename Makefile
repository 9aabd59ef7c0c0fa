# Everything sets itself up: a fresh clone needs python3 (3.11 or newer), make and the network; a C compiler makes it fast.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
# The tests run against the installed package; a PYTHONPATH from the shell must not smuggle another one in.
CLEAN  := env -u PYTHONPATH
NODE   := PATH="$(CURDIR)/$(BIN):$$PATH"
PURE   := PYTHONPATH=$(CURDIR)/src SPINDLETOP_PURE=1

.PHONY: help play test test-pure test-browser test-rest test-fast test-research lint format bench lock install clean machine \
        golden clauses fields docs web web-watch types

help:
	@echo "make play       the tables in the browser, on http://127.0.0.1:8000"
	@echo "make test       all tests, as CI runs them      make test-fast   without the slow ones"
	@echo "make test-research   training and clusters, with torch and ray"
	@echo "make lint       style, types and layers         make format      mend what can be mended by itself"
	@echo "make bench      our speed beside the peers'     make lock        choose the newest dependencies anew"
	@echo "make golden     write the golden games anew     make clauses     note in docs/clauses where a clause lives"
	@echo "make docs       the README's table and picture  make fields      copies and contents from the fields of a table"
	@echo "make web        bundle the browser client       make web-watch   again and again while it is edited"
	@echo "make types      the client's types, from server and games"
	@echo "make install    (re)build .venv                 make clean       remove everything made"

play: install
	$(BIN)/spindletop serve

# The closing line is that of the whole suite.
test: test-pure test-browser test-rest

# The interpreted engine, in a small sample.
test-pure: $(VENV)/dependencies
	$(PURE) SPINDLETOP_QUICK=1 $(BIN)/pytest -n 2 tests/conformance

# A run of their own: the driver keeps an event loop that the server's tests cannot share.
test-browser: install machine
	$(CLEAN) $(BIN)/pytest -n 2 tests/browser

test-rest: install machine
	$(CLEAN) $(BIN)/pytest -n 2 --ignore tests/browser

test-fast: install
	$(CLEAN) $(BIN)/pytest -n 2 -m "not slow" --ignore tests/browser

# Training and clusters: torch, sb3-contrib and ray are larger than all the rest together and stay out of the lock.
test-research: $(VENV)/dependencies
	test -x $(VENV)-research/bin/python || $(PYTHON) -m venv $(VENV)-research
	$(VENV)-research/bin/python -m pip install --quiet --require-hashes -r requirements-dev.lock
	$(VENV)-research/bin/python -m pip install --quiet --no-build-isolation '.[envs,arena,training,cluster]'
	$(CLEAN) $(VENV)-research/bin/pytest tests-research

lint: $(VENV)/dependencies node_modules/.package-lock.json
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=$(CURDIR)/src $(BIN)/lint-imports --no-logo
	$(NODE) npx tsc
	$(NODE) npx biome ci --error-on-warnings
	$(NODE) npx vitest run

format: $(VENV)/dependencies node_modules/.package-lock.json
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NODE) npx biome check --write

# After a change of the rules: write the golden games anew (review the difference!) and where each clause lives.
golden: install
	$(CLEAN) $(BIN)/python tests/helpers/golden.py

# After a new field on a table: what copies it and puts it into the digest.
fields: $(VENV)/dependencies
	$(BIN)/python tests/helpers/fields.py

# After a change of the protocol, a view, a verb, an event or an icon: the types that the browser client is checked with.
types: $(VENV)/dependencies
	$(PURE) $(BIN)/python tools/client_types.py

clauses: $(VENV)/dependencies
	$(BIN)/python tests/helpers/clauses.py

# The tables and pictures of the documents, made from the games themselves.
docs: install
	$(CLEAN) $(BIN)/python docs/make.py

bench: install
	$(BIN)/spindletop bench --peers

$(VENV)/dependencies: requirements-dev.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Spindletop needs Python 3.11 or newer; try make PYTHON=python3.13")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements-dev.lock
	@touch $@

# The installed copy is made anew whenever names or contents of the sources differ from those it was made of: stale
# compiled code is the worst trap of all, and time stamps do not notice a deleted file.
FINGERPRINT = $$(echo pure=$$SPINDLETOP_PURE; find src setup.py pyproject.toml LICENSE -type f -not -path '*/__pycache__/*' \
              -not -path '*.egg-info/*' | LC_ALL=C sort | xargs cksum)

install: $(VENV)/dependencies web
	@if [ "$(FINGERPRINT)" != "$$(cat $(VENV)/installed 2>/dev/null)" ]; then \
	  echo "building and installing spindletop"; \
	  made_of="$(FINGERPRINT)"; rm -f $(VENV)/installed; \
	  $(PIP) install --force-reinstall --no-deps --no-build-isolation . && echo "$$made_of" > $(VENV)/installed || exit 1; \
	  ls $(VENV)/lib/python*/site-packages/spindletop__mypyc.*.so >/dev/null 2>&1 || \
	    echo "spindletop runs interpreted, some 50 times slower (SPINDLETOP_PURE=1, or no C compiler here)"; \
	fi

# Node comes with the Python packages. `npm ci` would refuse a lock from a registry that lacks packages for machines other
# than its own; `npm install` takes the same versions from it and leaves it as it is.
node_modules/.package-lock.json: package.json package-lock.json $(VENV)/dependencies
	$(NODE) npm install --no-save --ignore-scripts --silent
	@touch $@

# The browser client, built anew when one of its sources is newer than what was built.
web: src/spindletop/web/manifest.json

CLIENT_SOURCES = $(shell find client src/spindletop/games -path '*client*' -type f 2>/dev/null)
src/spindletop/web/manifest.json: node_modules/.package-lock.json $(CLIENT_SOURCES)
	$(NODE) node client/build.mjs

web-watch: node_modules/.package-lock.json
	$(NODE) node client/build.mjs --watch

# What the tests need beside Python; one after the other, for the system installs one thing at a time.
machine:
	@tests/server/ensure_postgresql.sh
	@tests/browser/ensure_chromium.sh

# The dev lock comes first and binds the other, so that both name the same versions.
lock: $(VENV)/dependencies
	$(PIP) install uv
	$(LOCK) --extra server --extra envs --extra arena --extra dev -o requirements-dev.lock pyproject.toml
	$(LOCK) --extra server -c requirements-dev.lock -o requirements.lock pyproject.toml
	$(LOCK) -o bench/requirements-peers.lock bench/requirements-peers.in

LOCK = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

clean:
	rm -rf $(VENV) $(VENV)-peers build dist src/*.egg-info src/spindletop/web node_modules .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +
