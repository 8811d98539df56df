# The compiled rules: mypyc builds them beside the sources, never among them.
# The Makefile says which PYTHON builds, and in READY what it needs first.

COMPILED := build/compiled
INSTEAD := $(shell sed -n 's|^pythonpath = \["src", \(.*\)\]|$(COMPILED) \1|p' pyproject.toml | tr -d '",')
SOURCES := $(shell find src/undertable -type f -not -name '*.pyc' -not -path '*/web/*')

.PHONY: compiled test-compiled wheel

compiled: $(COMPILED)/built ## compile the rules with mypyc, into build/compiled

$(COMPILED)/built: setup.py pyproject.toml $(SOURCES) | $(READY)
	@mkdir -p $(COMPILED)
	@find $(COMPILED) -type f -not -name '*.so' -delete
	UNDERTABLE_BUILD=compiled $(PYTHON) setup.py -q build --build-lib $(COMPILED)
	@touch $@

test-compiled: compiled ## all tests again, with the compiled rules
	$(PYTHON) -m pytest -n $(JOBS) -m 'not soak' --ignore tests/compiled --ignore tests/browser -o pythonpath='$(INSTEAD)'

wheel: | $(READY) ## a wheel in dist, compiled where there is a C compiler
	@rm -rf build/lib* build/bdist*
	$(PYTHON) -m pip wheel --no-deps --wheel-dir dist .
