# `make test` needs Python 3.11, 3.12 or 3.13 and make; everything else it installs into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := results/experiments/racer/ppo_seed42

# What each target needs of the optional parts; requirements.lock has the exact versions of all of them.
EXTRAS_train := train,web
EXTRAS_race := web
EXTRAS_setup := all
EXTRAS_dev := dev,bench

# Tests on every core, up to four; a worker takes about a gigabyte.
WORKERS := --numprocesses auto --maxprocesses 4 --dist worksteal

.PHONY: setup dev train race page wasm drivers test test-slow test-core lint format bench lock clean

setup: $(VENV)/.setup
dev: $(VENV)/.dev

$(VENV)/.%: pyproject.toml requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
	  --constraint requirements.lock --editable ".[$(EXTRAS_$*)]"
	touch $@

train: $(VENV)/.train
	@if [ -d $(RUN) ]; then $(BIN)/hotlap train racer --resume; else $(BIN)/hotlap train racer; fi
	@echo
	@$(BIN)/hotlap evaluate $(RUN) --picture $(RUN)/lap.png
	@echo
	@echo "Race it in your browser, or train one that gets more out of the car (some minutes):"
	@echo "  $(BIN)/hotlap race $(RUN)"
	@echo "  $(BIN)/hotlap train racer --preset best --name best"

# The page in your browser, against a driver that comes with hotlap: nothing to train.
race: $(VENV)/.race
	@$(BIN)/hotlap race || [ $$? = 130 ]

# The page's scripts in one file, for `hotlap race --html`. Needs Node and npm.
page: dev
	$(BIN)/python scripts/build_page.py

# The page's simulator, from the kernels' own source. Needs wasm-ld: Debian's lld, or pip install ziglang.
wasm: dev
	$(BIN)/python scripts/build_wasm.py

drivers: setup
	$(BIN)/python scripts/ship_drivers.py

test: dev
	$(BIN)/python -m pytest $(WORKERS) -m "not slow"

test-slow: dev
	$(BIN)/python -m pytest $(WORKERS) -m slow

# The core alone, from the wheel, in an empty environment: it drives a lap without torch.
test-core:
	$(PYTHON) scripts/try_core_install.py

lint: dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: dev
	$(BIN)/python -m benchmarks.side_by_side

# torch's CUDA parts stay out of the lock: pip adds them itself where torch's own build wants them.
lock: dev
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --extra dev --extra bench \
	  --no-header --no-annotate pyproject.toml \
	  | grep -vE '^(nvidia-|cuda-|triton)' > requirements.lock.new
	mv requirements.lock.new requirements.lock

clean:
	rm -rf $(VENV) build dist
