import pytest
import torch


@pytest.fixture(autouse=True)
def one_torch_thread():
    """Small nets are quickest on one thread, above all on a machine that does other things too."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)
