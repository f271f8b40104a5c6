import numpy as np
import pytest
from worlds import NAMED, stadium, world_on

from hotlap.sim.world import World, grid_starts


def bad_calls():
    late = grid_starts(1)
    late[0, 1] = 1e6
    elsewhere = grid_starts(1)
    elsewhere[0, 0] = 7
    yield (
        lambda world: world.step(np.zeros((1, 3))),
        r"controls must be 3 rows of 3 finite numbers; the shape is \(1, 3\)",
    )
    yield lambda world: world.step(np.full((3, 3), np.nan)), "finite numbers"
    yield lambda world: world.reset(np.array([10**7]), grid_starts(1)), "cars must be from 0 to 2"
    yield (
        lambda world: world.reset(np.array([0]), np.ones((1, 4))),
        "starts must be 1 rows of 8 finite numbers",
    )
    yield lambda world: world.reset(np.array([0]), late), "position must be from 0"
    yield lambda world: world.reset(np.array([0]), elsewhere), "track must be from 0 to 2"


@pytest.mark.parametrize(("call", "message"), list(bad_calls()))
def test_bad_calls_are_errors_that_change_nothing(call, message):
    world = world_on(NAMED, 3)
    before = world.snapshot()
    with pytest.raises(ValueError, match=message):
        call(world)
    after = world.snapshot()
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_controls_may_be_lists():
    world = World([stadium()], 2)
    world.step([[0, 1, 0], [0, 0, 0]])
    assert world.speed()[0] > world.speed()[1] == 0.0


@pytest.mark.parametrize("threads", [0, "a", 1.5])
def test_bad_thread_counts_are_refused(threads):
    with pytest.raises(ValueError, match="threads is"):
        World([stadium()], 1, threads=threads)
