# The page people play on: built once per change into the package, so that a wheel needs no Node.

PAGE := src/undertable/server/static/index.html

.PHONY: web

web: $(PAGE) ## build the page of the table server

wheel: $(PAGE)

$(PAGE): web/node_modules/.ready $(shell find web/src web/public web/index.html web/vite.config.ts src/undertable/games/*/*.toml src/undertable/games/*/web -type f)
	npm --prefix web run --silent build
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json
	npm --prefix web install --no-save --silent --no-audit --no-fund
	@touch $@

.PHONY: screens bench-page

screens: $(READY) web ## take pictures of every screen into docs/screens
	PYTHONPATH=src:tests:tests/browser:tests/server $(PYTHON) tests/browser/screens.py

bench-page: $(READY) web ## sizes of the page, the time to the first move on a slow connection, frames in the great moments
	PYTHONPATH=src:tests:tests/browser:tests/server $(PYTHON) bench/page.py
