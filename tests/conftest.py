import os
import signal

import pytest
from bridge_process import running_bridge

# Set before torch is imported. Nets are small here: one thread is quickest, above all beside other tests.
os.environ["OMP_NUM_THREADS"] = "1"
# A real video driver may load its own LLVM, which some builds of torch do not survive.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
# Under nohup the commands that tests start would inherit that SIGHUP is ignored.
signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.fixture(scope="session")
def bridge():
    """One bridge for all tests that leave it as it was; it must have nothing to complain of in the end."""
    with running_bridge() as running:
        yield running
