# `make test` needs Python 3.11, 3.12 or 3.13 and make; everything else it installs into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
RUN := results/experiments/racer/ppo_seed42

.PHONY: setup train drivers test test-slow lint format bench lock clean

setup: $(STAMP)

$(STAMP): pyproject.toml requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	touch $(STAMP)

train: setup
	@$(BIN)/hotlap train racer --resume
	@echo
	@$(BIN)/hotlap evaluate $(RUN) --picture $(RUN)/lap.png
	@echo "Go on with a driver that gets the most out of the car, a few minutes more:"
	@echo "  $(BIN)/hotlap train racer --preset best --seed 1"

drivers: setup
	$(BIN)/python scripts/ship_drivers.py

test: setup
	$(BIN)/python -m pytest -m "not slow"

test-slow: setup
	$(BIN)/python -m pytest -m slow

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup
	$(BIN)/python -m benchmarks.side_by_side

# torch's CUDA parts stay out of the lock: pip adds them itself where torch's own build wants them.
lock: setup
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --extra dev --extra bench \
	  --no-header --no-annotate pyproject.toml \
	  | grep -vE '^(nvidia-|cuda-|triton)' > requirements.lock.new
	mv requirements.lock.new requirements.lock

clean:
	rm -rf $(VENV) build dist
