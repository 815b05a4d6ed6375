# make play   a game in the terminal          make test   all tests of the source
# Both make .venv by themselves; Python 3.11 or newer is all they need. ARGS="..." is passed on.
.PHONY: help play test lint types compiled format lock clean
.DEFAULT_GOAL := help

PY := .venv/bin/python
COMPILED := $(CURDIR)/build/compiled

help:
	@echo "make play      play in the terminal (ARGS=\"--help\" shows the options)"
	@echo "make test      run the tests (ARGS=\"-k shoot\" and so on)"
	@echo "make lint      check style with ruff; make format puts it right"
	@echo "make types     check types with mypy and basedpyright"
	@echo "make compiled  build the compiled engine into build/compiled"
	@echo "make lock      write the lock files anew (ARGS=\"--upgrade\" raises versions)"
	@echo "make clean     remove what was built, and .venv"

play:
	@PYTHON="$(PYTHON)" tools/env play
	@$(PY) tools/compiled
	@PYTHONPATH="$(COMPILED)" $(PY) -m folsom.cli play $(ARGS)

test:
	@PYTHON="$(PYTHON)" tools/env test
	@$(PY) tools/compiled
	@if [ -d "$(COMPILED)" ]; then export FOLSOM_COMPILED="$(COMPILED)"; fi; \
	PYTHONPATH= $(PY) -m pytest -n auto $(ARGS)

lint:
	@PYTHON="$(PYTHON)" tools/env test
	$(PY) -m ruff check . tools/compiled tools/protocol
	$(PY) -m ruff format --check . tools/compiled tools/protocol

format:
	@PYTHON="$(PYTHON)" tools/env test
	$(PY) -m ruff check --fix . tools/compiled tools/protocol
	$(PY) -m ruff format . tools/compiled tools/protocol

types:
	@PYTHON="$(PYTHON)" tools/env test
	$(PY) -m mypy --strict src
	$(PY) -m basedpyright

compiled:
	@PYTHON="$(PYTHON)" tools/env test
	@FOLSOM_COMPILE=1 $(PY) tools/compiled

lock:
	@tools/lock $(ARGS)

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete
