# make play   the game, in your browser          make test   all tests of the source
# Both make .venv by themselves; Python 3.11 or newer is all they need. ARGS="..." is passed on; tests with ARGS are those
# that pytest chooses by them, without those of the client.
.PHONY: help play terminal test lint types compiled client format lock clean
.DEFAULT_GOAL := help

PY := .venv/bin/python
COMPILED := $(CURDIR)/build/compiled

# Python keeps what it has read for the next time, also where the machine's settings say that it should not: the tests
# start it hundreds of times.
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache
unexport PYTHONDONTWRITEBYTECODE

help:
	@echo "make play      play in your browser (LAN=1: phones in the home network too; ARGS=\"--help\" shows the options)"
	@echo "make terminal  play in the terminal, against bots (ARGS=\"--help\" shows the options)"
	@echo "make test      run the tests (ARGS=\"-k shoot\" and so on)"
	@echo "make lint      check style with ruff; make format puts it right"
	@echo "make types     check types with mypy and basedpyright"
	@echo "make client    build the browser's client into the package"
	@echo "make compiled  build the compiled engine into build/compiled"
	@echo "make lock      write the lock files anew (ARGS=\"--upgrade\" raises versions)"
	@echo "make clean     remove what was built, and .venv"

play:
	@PYTHON="$(PYTHON)" tools/env play
	@$(PY) tools/client
	@$(PY) tools/compiled
	@PYTHONPATH="$(COMPILED)" $(PY) -m folsom.cli serve $(if $(LAN),--lan) $(ARGS)

terminal:
	@PYTHON="$(PYTHON)" tools/env play
	@$(PY) tools/compiled
	@PYTHONPATH="$(COMPILED)" $(PY) -m folsom.cli play $(ARGS)

test:
	@PYTHON="$(PYTHON)" tools/env test
	@$(PY) tools/client
	@PYTHONPATH= $(PY) -m pytest -n auto --dist load --maxschedchunk 2 $(ARGS)
	@$(if $(ARGS),,PYTHONPATH= FOLSOM_COMPILED="$(COMPILED)" $(PY) tools/client npm test)

lint:
	@PYTHON="$(PYTHON)" tools/env test
	$(PY) -m ruff check . tools/client tools/compiled tools/protocol tools/pythons
	$(PY) -m ruff format --check . tools/client tools/compiled tools/protocol tools/pythons
	$(PY) tools/client npm run lint

format:
	@PYTHON="$(PYTHON)" tools/env test
	$(PY) -m ruff check --fix . tools/client tools/compiled tools/protocol tools/pythons
	$(PY) -m ruff format . tools/client tools/compiled tools/protocol tools/pythons
	$(PY) tools/client npm run format

types:
	@PYTHON="$(PYTHON)" tools/env test
	$(PY) -m mypy --strict src
	$(PY) -m basedpyright
	$(PY) tools/client npm run types

client:
	@PYTHON="$(PYTHON)" tools/env test
	@FOLSOM_WEB=1 $(PY) tools/client

compiled:
	@PYTHON="$(PYTHON)" tools/env test
	@FOLSOM_COMPILE=1 $(PY) tools/compiled

lock:
	@tools/lock $(ARGS)

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/folsom/server/web/client
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete
