# `make` lists the verbs. `make play` and `make test` set up everything they need themselves.

BASE ?= python3
BIN := .venv/bin
PYTHON := $(BIN)/python
READY := .venv/dev
PIP := $(BIN)/pip --quiet --disable-pip-version-check
JOBS ?= 3

.DEFAULT_GOAL := help
.PHONY: help play terminal test check format soak bench docs bench-server types playthroughs clean

help: ## list the verbs
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 16

play: .venv/ready web ## play: open the table server, and say where
	@$(BIN)/undertable serve

terminal: .venv/ready ## play in the terminal against bots
	@$(BIN)/undertable play

test: check web ## all checks and all tests
	$(PYTHON) -m pytest -n $(JOBS) -m 'not soak' --ignore tests/browser
	$(PYTHON) -m pytest -n $(JOBS) -m 'not soak' tests/browser  # apart: the browser's driver keeps its event loop

check: $(READY) web/node_modules/.ready ## style, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	npm --prefix web run --silent check

format: $(READY) web/node_modules/.ready ## put the source in the house format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	npm --prefix web run --silent format

soak: $(READY) ## the long trials: more positions, more games, more faults
	$(PYTHON) -m pytest -n $(JOBS) -m soak

bench: .venv/bench compiled ## measure the engine, beside a named peer
	$(PYTHON) bench/engine.py
	$(PYTHON) bench/solver.py

bench-server: $(READY) ## measure the table server, on SQLite and PostgreSQL
	$(PYTHON) bench/server.py

docs: .venv/docs ## build the documentation as a site; the server shows it under /docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

types: .venv/ready ## write the page's types again after the wire or a game's structs have changed
	$(PYTHON) -m undertable.server.typescript > web/src/wire.ts
	@for page in src/undertable/games/*/web; do \
	  $(PYTHON) -m undertable.server.typescript $$(basename $$(dirname $$page)) > $$page/types.ts; done

playthroughs: .venv/ready ## write tests/playthroughs again after a rule has changed; read the diff
	$(PYTHON) tests/playthroughs/write.py

# The environment, in three steps: to play, to develop, to measure against others.

.venv/ready: pyproject.toml
	$(BASE) -m venv .venv
	$(PIP) install --editable .
	@touch $@

.venv/dev: .venv/ready
	$(PIP) install --editable '.[dev]'
	@touch $@

.venv/docs: .venv/dev
	$(PIP) install --editable '.[docs]'
	@touch $@

.venv/bench: .venv/dev
	$(PIP) install --editable '.[bench]'
	@touch $@

clean: ## forget everything that can be made again
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

include compiled.mk
include web.mk
