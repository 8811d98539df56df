# The compiled rules: mypyc builds them beside the sources, never among them.
# The Makefile says which PYTHON, and in READY what must stand before it can be used.

PYTHON ?= python3
COMPILED := build/compiled
SOURCES := $(shell find src/undertable -type f -not -name '*.pyc')

.PHONY: compiled test-compiled wheel

compiled: $(COMPILED)/.built ## compile the rules with mypyc, into build/compiled

$(COMPILED)/.built: setup.py pyproject.toml $(SOURCES) | $(READY)
	@mkdir -p $(COMPILED)
	@find $(COMPILED) -type f -not -name '*.so' -delete
	UNDERTABLE_BUILD=compiled $(PYTHON) setup.py -q build --build-lib $(COMPILED)
	@touch $@

test-compiled: compiled ## run all tests against the compiled rules
	$(PYTHON) -m pytest -o pythonpath=$(COMPILED)

wheel: | $(READY) ## build a wheel into dist, compiled where a C compiler is at hand
	@rm -rf build/lib* build/bdist*
	$(PYTHON) -m pip wheel --no-deps --wheel-dir dist .

