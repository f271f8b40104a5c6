"""A training from a seed gives the stored weights: on any processor, with any vectors, on any threads."""

import json
import os
import subprocess
import sys

import pytest
from training import golden_training

WANTED = json.loads(golden_training.FILE.read_text())
PROCESSORS = {
    "AVX2": {"NUMBA_CPU_NAME": "haswell", "NUMBA_CPU_FEATURES": "+avx,+avx2,+fma"},
    "SSE2": {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""},
    "the tiles of WebAssembly": {"HOTLAP_TILE": "2,16,4"},
}


@pytest.mark.parametrize("name", golden_training.CASES)
def test_golden_training_comes_out_as_stored(name):
    assert golden_training.train(golden_training.config_of(**golden_training.CASES[name])) == WANTED[name]


@pytest.mark.slow
@pytest.mark.parametrize("processor", PROCESSORS)
def test_golden_training_does_not_depend_on_the_processor(processor, tmp_path):
    """Kernels are compiled anew, for other instructions and other shapes of tiles."""
    settings = os.environ | PROCESSORS[processor] | {"HOTLAP_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, golden_training.__file__, "--print"]
    printed = subprocess.run(command, env=settings, capture_output=True, text=True, check=True).stdout
    assert json.loads(printed) == WANTED
