# make play, make test: everything on a fresh machine with Python 3.11, a C compiler, make and Node
PYTHON ?= python3
BIN := .venv/bin

# set up: the environment from the lock, then the engine, compiled; both only when something changed
.venv/locked: requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip sync --quiet requirements.lock
	touch $@

ENGINE := $(shell find src/bedesten/engine -name '*.py' -o -name 'components.toml') setup.py pyproject.toml
.venv/built: .venv/locked $(ENGINE)
	$(BIN)/uv pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

.PHONY: setup build
setup: .venv/built
build: .venv/built
