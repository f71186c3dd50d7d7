# make play, make test: everything on a fresh machine with Python 3.11, a C compiler, make and Node. `make help` lists the rest.
PYTHON ?= python3
BIN := .venv/bin
TESTS := $(BIN)/python -m pytest -n 2 --dist worksteal
ENGINE := $(shell find src/bedesten/engine -name '*.py' -o -name 'components.toml') setup.py pyproject.toml
CODE := src tests bench examples client/make setup.py
PAGE := src/bedesten/web/page/index.html
CLIENT := $(shell find client -path client/node_modules -prune -o -path client/made -prune -o -path client/tests -prune -o -type f -print)
SERVER := $(shell find src/bedesten/engine src/bedesten/service src/bedesten/web -name '*.py')
NPM := npm --prefix client --loglevel error

.PHONY: help play test check quick lint format types build client client-test pictures bench load soak soak-house soak-games wheel lock clean

help:                   ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /make \1	/' | expand -t 18

play: .venv/built $(PAGE) ## set everything up, open the house and show it in the browser
	@$(BIN)/bedesten serve

test: .venv/built $(PAGE) lint types client-test ## set everything up and run all tests
	$(TESTS)

check: .venv/built $(PAGE) ## format, lint, types, quick tests: in about two minutes
	@$(MAKE) --no-print-directory --jobs 2 lint types client-test quick

quick: .venv/built $(PAGE) ## the quick tests
	$(TESTS) -m "not slow"

lint: .venv/locked
	$(BIN)/ruff format --check --quiet $(CODE) || (echo "make format mends the format"; exit 1)
	$(BIN)/ruff check --quiet $(CODE)

format: .venv/locked    ## mend the format, and what else ruff can mend
	$(BIN)/ruff format --quiet $(CODE)
	$(BIN)/ruff check --fix $(CODE)

types: .venv/locked
	$(BIN)/mypy

bench: .venv/built      ## our speed beside that of others, in one run
	$(BIN)/python bench/run.py

load: .venv/built       ## the house under load: 1,000 connections in 250 games
	$(BIN)/python bench/load.py

soak: soak-house soak-games ## both long runs

soak-house: .venv/built ## kill the house again and again for an hour: nothing that was confirmed may be lost
	$(BIN)/python tests/web/soak.py --minutes 60

soak-games: .venv/built ## 100,000 games of keen and of random players in each rule set: no law may be broken
	$(BIN)/python tests/laws/soak.py

wheel: .venv/locked $(PAGE) ## dist/bedesten-….whl for Python 3.11 to 3.13
	BEDESTEN_COMPILE=must $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

build: .venv/built      ## compile the engine, if it has changed

client: $(PAGE)         ## build the page in the browser, if it has changed

client-test: $(PAGE)    ## the page's own types and tests
	@$(NPM) run --silent check
	@$(NPM) run --silent test

pictures: .venv/built $(PAGE) ## take the pictures of the README from the running program
	$(BIN)/python tests/browser/pictures.py

lock: .venv/locked      ## resolve the requirements anew
	$(BIN)/uv pip compile --quiet --upgrade --universal --no-emit-index-url --no-header --extra dev pyproject.toml -o requirements.lock

clean:                  ## remove all that was built or set up
	rm -rf client/node_modules client/made src/bedesten/web/page
	rm -rf .venv .bench-venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	find src -name '_fast*.so' -delete

# The environment from the lock, then the engine, compiled; each only when something changed (pip builds it: uv would take an
# earlier build from its cache as long as pyproject.toml is the same)
.venv/locked: requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip install --quiet --requirements requirements.lock
	@touch $@

.venv/built: .venv/locked $(ENGINE)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# The page: what npm brings, what the house says of itself, then the build. The wheel holds the result and needs no Node.
client/node_modules/installed: client/package-lock.json
	@command -v npm >/dev/null || (echo "The page in the browser is built with Node 20 or later, which is not installed."; exit 1)
	$(NPM) ci
	@touch $@

client/made/asked: .venv/built $(SERVER) client/make/protocol.py
	$(BIN)/python client/make/protocol.py client/made
	@touch $@

client/made/openapi.json client/made/words.json: client/made/asked ;

client/made/protocol.ts: client/made/openapi.json client/node_modules/installed
	@$(NPM) run --silent types

$(PAGE): client/made/protocol.ts client/made/words.json client/node_modules/installed $(CLIENT)
	@$(NPM) run --silent build
