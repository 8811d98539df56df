# `make` lists the verbs. `make play` and `make test` set up everything they need themselves.

PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2

.DEFAULT_GOAL := help
.PHONY: help play test check format soak bench playthroughs clean

help: ## list the verbs
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 16

play: .venv/ready ## play: a game in the terminal against bots
	@$(BIN)/undertable play

test: check ## all checks and all tests
	$(BIN)/pytest -n $(JOBS) -m 'not soak'

check: .venv/ready ## style, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/ready ## put the source in the house format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

soak: .venv/ready ## the long trials: more positions, more games, more faults
	$(BIN)/pytest -n $(JOBS) -m soak

bench: .venv/ready ## measure, beside a named peer
	$(BIN)/python bench/engine.py

playthroughs: .venv/ready ## write tests/playthroughs again after a rule has changed; read the diff
	$(BIN)/python tests/playthroughs/write.py

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

clean: ## forget everything that can be made again
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

-include compiled.mk
