# make play, make test: everything on a fresh machine with Python 3.11, a C compiler, make and Node. `make help` lists the rest.
PYTHON ?= python3
BIN := .venv/bin
TESTS := $(BIN)/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder
ENGINE := $(shell find src/bedesten/engine -name '*.py' -o -name 'components.toml') setup.py pyproject.toml
CODE := src tests tools bench examples docs/site_pages.py docs/site_examples.py client/make setup.py
PAGE := src/bedesten/web/page/index.html
CLIENT := $(shell find client -path client/node_modules -prune -o -path client/made -prune -o -path client/tests -prune -o -type f -print) $(shell find src/bedesten/texts -name '*.ftl')
SERVER := $(shell find src/bedesten/engine src/bedesten/service src/bedesten/web -name '*.py')
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url --no-header pyproject.toml
NPM := npm --prefix client --loglevel error

.PHONY: new help play test all steady check quick lint format types build client client-test pictures bench load soak soak-house soak-games soak-tests wheel docs coverage lock clean

help:                   ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /make \1	/' | expand -t 18

play: .venv/built $(PAGE) ## set everything up, open the server and show it in the browser
	@$(BIN)/bedesten serve

test: .venv/built $(PAGE) ## set everything up and run all tests
	@$(MAKE) --no-print-directory --jobs 2 lint types client-test all

all: .venv/built $(PAGE)
	$(TESTS)

N ?= 5
steady: .venv/built $(PAGE) ## all tests N=5 times in random order, every second time on a busy machine; ONLY=tests/web for some
	$(BIN)/python tests/steady.py --runs $(N) $(ONLY)

check: .venv/built $(PAGE) ## format, lint, types, quick tests: in about two minutes
	@$(MAKE) --no-print-directory --jobs 2 lint types client-test quick

quick: .venv/built $(PAGE) ## the quick tests
	$(TESTS) -m "not slow"

lint: .venv/locked client/node_modules/installed
	$(BIN)/ruff format --check --quiet $(CODE) || (echo "make format fixes the format"; exit 1)
	$(BIN)/ruff check --quiet $(CODE)
	@$(NPM) run --silent lint

format: .venv/locked    ## mend the format, and what else ruff can mend
	$(BIN)/ruff format --quiet $(CODE)
	$(BIN)/ruff check --fix $(CODE)

types: .venv/locked
	$(BIN)/mypy

bench: .venv/built      ## our speed beside that of others, in one run
	$(BIN)/python bench/run.py

load: .venv/built bench/boardgame/node_modules/installed ## the server under load: 1,000 connections in 250 games; then boardgame.io
	$(BIN)/python bench/load.py --peer

soak: soak-house soak-games soak-tests ## all long runs

soak-house: .venv/built ## kill the server again and again for an hour: nothing that was confirmed may be lost
	$(BIN)/python tests/web/soak.py --minutes 60

soak-games: .venv/built ## 100,000 games of keen and of random players in each rule set: no law may be broken
	$(BIN)/python tests/laws/soak.py

soak-tests: .venv/built  ## tests that repeat something, ten times as often as `make test` does
	$(TESTS) --more 10

wheel: .venv/locked $(PAGE) ## dist/bedesten-….whl for Python 3.11 to 3.13
	BEDESTEN_COMPILE=must $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

KIND ?= place
new: .venv/installed    ## a new place, card, tile or guild card: make new KIND=place NAME="Lighthouse" BOX=letters
	@$(BIN)/python tools/new_thing.py $(KIND) "$(NAME)" $(BOX)

build: .venv/built      ## compile the engine, if it has changed

client: $(PAGE)         ## build the page in the browser, if it has changed

client-test: $(PAGE)    ## the page's own types and tests
	@$(NPM) run --silent check
	@$(NPM) run --silent test

coverage: .venv/built $(PAGE) ## which lines the tests run, of Python and of the page: coverage/python and coverage/client, as HTML
	$(TESTS) --cov --cov-report=html --cov-report=
	@$(NPM) run --silent coverage

docs: .docs-venv/locked ## the site: guides, rules, protocol, decisions and the public API, in build/site; a link that leads nowhere fails
	NO_MKDOCS_2_WARNING=1 .docs-venv/bin/mkdocs build --strict

pictures: .venv/built $(PAGE) ## take the pictures of the README from the running program
	$(BIN)/python tests/browser/pictures.py

lock: .venv/locked      ## resolve the requirements anew
	$(LOCK) --extra dev --output-file requirements.lock
	$(LOCK) --extra docs --output-file requirements-docs.lock

clean:                  ## remove all that was built or set up
	rm -rf client/node_modules client/made src/bedesten/web/page
	rm -rf .venv .bench-venv .docs-venv build coverage dist .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	find src -name '_fast*.so' -delete

# The environment from the lock, then the package itself, then the engine, compiled; each only when something changed. The engine
# is compiled by setup.py at once: what is wrong with a rule is then the last thing one reads.
.venv/locked: requirements.lock
	$(PYTHON) -m venv .venv
	@awk '/^[a-z]/ { is_uv = /^uv==/ } is_uv' requirements.lock >.venv/uv.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement .venv/uv.lock
	$(BIN)/uv pip install --quiet --require-hashes --requirements requirements.lock
	@touch $@

.docs-venv/locked: requirements-docs.lock .venv/locked
	$(BIN)/uv venv --quiet --clear .docs-venv
	VIRTUAL_ENV=.docs-venv $(BIN)/uv pip install --quiet --require-hashes --requirements requirements-docs.lock
	@touch $@

.venv/installed: .venv/locked setup.py pyproject.toml
	BEDESTEN_COMPILE=no $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

.venv/built: .venv/installed $(ENGINE)
	$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

# The page: what npm brings, what the server says of itself, then the build. The wheel holds the result and needs no Node.
bench/boardgame/node_modules/installed: bench/boardgame/package-lock.json
	npm --prefix bench/boardgame --loglevel error ci
	@touch $@

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
