"""What a bridge computes is what this process computes, float for float."""

import numpy as np
import pytest

import hotlap
from hotlap import BridgeClient
from hotlap.drivers.scripted import LineFollower
from hotlap.wire.frames import LAP_CLEAN, LAP_FINISHED, TERMINATED, TRUNCATED

STEPS = 10_000
OPTIONS = {"random_start": True, "config": {"weights": {"speedBonus": 0.01}}}
CARS = 6


def driver_of(batch, seed):
    """A line-follower with a shaky hand: it laps, it leaves the road, and sometimes it waits too long."""
    follower, noise = LineFollower(batch.tracks), np.random.default_rng(seed)

    def act(step):
        actions = follower.controls(batch.world) + noise.normal(0.0, 0.1, (batch.cars, 3))
        if step % 4500 > 4250:
            actions[::2] = [0.0, 0.0, 1.0]
        return np.clip(actions, [-1.0, 0.0, 0.0], 1.0).astype(np.float32)

    return act


def assert_same(mine, theirs):
    assert mine[0].dtype == theirs[0].dtype
    assert np.array_equal(mine[0], theirs[0])
    assert mine[1:] == theirs[1:]


@pytest.mark.parametrize("mode", ["json", "binary"])
def test_ten_thousand_steps_of_one_car(bridge, mode):
    env = hotlap.RacerEnv(**OPTIONS)
    with BridgeClient(bridge.url, mode=mode, options={"randomStart": True}) as client:
        assert_same(env.reset(seed=7), client.reset("circuit", OPTIONS["config"], seed=7))
        act, laps, ends = driver_of(env.batch, 1), 0, 0
        for step in range(STEPS):
            action = act(step)[0]
            mine, theirs = env.step(action), client.step(action)
            assert_same(mine, theirs)
            laps += "lapTime" in mine[4]
            if mine[2] or mine[3]:
                ends += 1
                assert_same(env.reset(), client.reset())
        assert laps > 1
        assert ends > 2


@pytest.mark.parametrize("mode", ["json", "binary"])
def test_ten_thousand_steps_of_a_batch(bridge, mode):
    env = hotlap.make_vec_env(CARS, seed=3, **OPTIONS)
    with BridgeClient(bridge.url, cars=CARS, mode=mode, options={"randomStart": True}) as client:
        theirs, infos = client.reset("circuit", OPTIONS["config"], seed=3)
        assert np.array_equal(env.reset(), theirs)
        assert env.reset_infos == infos
        act, events = driver_of(env.batch, 2), 0
        for step in range(STEPS):
            actions = act(step)
            result = client.step_cars(actions)
            observation, _, dones, infos = env.step(actions)
            last = observation.copy()
            for car in np.flatnonzero(dones):
                last[car] = infos[car]["terminal_observation"]
            flags = result.cars["flags"]
            assert np.array_equal(result.cars["observation"], last)
            assert np.array_equal(result.cars["rewards"][:, :-1], env.reward_terms)
            assert np.array_equal(result.cars["rewards"][:, -1], env.batch.score[:, 6])
            assert np.array_equal((flags & (TERMINATED | TRUNCATED)) != 0, dones)
            assert result.starts["car"].tolist() == np.flatnonzero(dones).tolist()
            assert np.array_equal(result.starts["observation"], observation[dones])
            for car in infos.eventful:
                events += 1
                assert infos[car]["stepCount"] == result.cars["counters"][car, 2]
                assert bool(flags[car] & LAP_FINISHED) == ("lapTime" in infos[car])
                assert infos[car].get("lapTime", 0.0) == result.cars["lap_time"][car]
                assert bool(flags[car] & LAP_CLEAN) == infos[car].get("lapClean", False)
        assert events > 20


@pytest.mark.parametrize(
    "options",
    [
        {"track": "gauntlet"},
        {"track": "random:5", "random_start": True, "randomize": {"grip": (0.8, 1.0), "mass": (0.9, 1.1)}},
        {"track": "random", "pool_size": 3, "random_start": True},
        {"observation": "lookahead", "action_repeat": 3},
    ],
)
def test_the_remote_env_is_the_env(bridge, options):
    options = {**options, "config": {"episode": {"maxSteps": 150}, "weights": {"speedBonus": 0.25}}}
    here, there = hotlap.RacerEnv(**options), hotlap.RacerEnv(**options, bridge_url=bridge.url)
    assert here.observation_space == there.observation_space
    assert here.action_space == there.action_space
    assert_same(here.reset(seed=11), there.reset(seed=11))
    act = driver_of(here.batch, 3)
    for step in range(400):
        action = act(step)[0]
        mine = here.step(action)
        assert_same(mine, there.step(action))
        if mine[2] or mine[3]:
            assert_same(here.reset(), there.reset())
    place = {"position": 30.0, "speed": 12.0}
    assert_same(here.reset(options=place), there.reset(options=place))
    assert_same(here.step(action), there.step(action))
    there.close()


def test_the_remote_batch_is_the_batch(bridge):
    options = {"n_envs": 40, "track": ["circuit", "speedway"], **OPTIONS}
    options["config"] = {"episode": {"maxSteps": 60}}
    here = hotlap.make_vec_env(seed=1, **options)
    there = hotlap.make_vec_env(seed=1, **options, bridge_url=bridge.url)
    assert np.array_equal(here.reset(), there.reset())
    act = driver_of(here.batch, 4)
    for step in range(200):
        actions = act(step)
        mine, theirs = here.step(actions), there.step(actions)
        for one, other in zip(mine[:3], theirs[:3], strict=True):
            assert one.dtype == other.dtype
            assert np.array_equal(one, other)
        assert np.array_equal(here.reward_terms, there.reward_terms)
        assert mine[3].eventful == theirs[3].eventful
        for one, other in zip(mine[3], theirs[3], strict=True):
            assert without_clock(one) == without_clock(other)
    here.seed(5), there.seed(5)
    assert np.array_equal(here.reset(), there.reset())
    assert here.reset_infos == there.reset_infos
    there.close()


def without_clock(info):
    info = {**info}
    if "episode" in info:
        info["episode"] = {key: value for key, value in info["episode"].items() if key != "t"}
        info["terminal_observation"] = info["terminal_observation"].tolist()
    return info


def test_actions_that_no_float32_can_say_are_said_exactly(bridge):
    actions = [[0.1, 1.0, 0.0], [1.0 / 3.0, 0.7, 1e-9], [0.25, 1.0, 0.0], [1e300, 1.0, 0.0], [1, 1, 0]]
    here, there = hotlap.RacerEnv(), hotlap.RacerEnv(bridge_url=bridge.url)
    with BridgeClient(bridge.url) as client:
        here.reset(seed=1), there.reset(seed=1), client.reset(seed=1)
        for action in actions * 20:
            mine = here.step(action)
            assert_same(mine, there.step(action))
            assert_same(mine, client.step(action))
    there.close()
    here, there = hotlap.make_vec_env(5, seed=1), hotlap.make_vec_env(5, seed=1, bridge_url=bridge.url)
    here.reset(), there.reset()
    for _ in range(20):
        for one, other in zip(here.step(actions)[:3], there.step(actions)[:3], strict=True):
            assert np.array_equal(one, other)
    there.close()


@pytest.mark.parametrize("cars", [1, 150])
def test_snapshots_go_both_ways(bridge, cars):
    here = hotlap.make_vec_env(cars, seed=2, **OPTIONS)
    there = hotlap.make_vec_env(cars, seed=2, **OPTIONS, bridge_url=bridge.url)
    assert_equal_arrays(here.snapshot(), there.snapshot())
    here.reset(), there.reset()
    act = driver_of(here.batch, 5)
    for step in range(50):
        actions = act(step)
        here.step(actions), there.step(actions)
    saved = here.snapshot()
    assert_equal_arrays(saved, there.snapshot())
    after = [here.step(actions)[0] for _ in range(5)]
    another = hotlap.make_vec_env(cars, **OPTIONS, bridge_url=bridge.url)
    for env in (there, another):
        env.restore(saved)
        assert_equal_arrays(saved, env.snapshot())
        assert all(np.array_equal(env.step(actions)[0], expected) for expected in after)
        env.close()


def assert_equal_arrays(one, other):
    assert set(one) == set(other)
    for name in one:
        assert np.array_equal(one[name], other[name]), name


def test_a_frame_of_the_remote_car_is_the_same_picture(bridge):
    here = hotlap.RacerEnv(render_mode="rgb_array")
    there = hotlap.RacerEnv(render_mode="rgb_array", bridge_url=bridge.url)
    for env in (here, there):
        env.reset(seed=1)
        for _ in range(30):
            env.step([0.1, 1.0, 0.0])
    assert np.array_equal(here.render(), there.render())
    there.close()


def test_the_same_seed_gives_the_same_car_after_a_change_of_track(bridge):
    with BridgeClient(bridge.url, options={"randomStart": True}) as client:
        first, _ = client.reset("speedway", seed=4)
        client.reset("circuit")
        again, _ = client.reset("speedway", seed=4)
        other, _ = client.reset("speedway")
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_every_connection_has_a_world_of_its_own(bridge):
    with BridgeClient(bridge.url) as one, BridgeClient(bridge.url) as other:
        one.reset("circuit", seed=1)
        other.reset("gauntlet", seed=1)
        alone = hotlap.RacerEnv()
        alone.reset(seed=1)
        for _ in range(50):
            other.step([1.0, 0.0, 1.0])
            assert_same(alone.step(np.float32([0.2, 1.0, 0.0])), one.step(np.float32([0.2, 1.0, 0.0])))


@pytest.mark.parametrize("cars", [4096, 300])
def test_large_batches_begin_with_any_seeds_and_places(bridge, cars):
    """What is said of each car of a large batch is more than one message holds."""
    here = hotlap.make_vec_env(cars)
    there = hotlap.make_vec_env(cars, bridge_url=bridge.url)
    assert there.reset().shape == (cars, 14)  # Seeds of chance, nineteen digits each.
    for env in (here, there):
        env.seed(2**62)
        env.set_options([{"position": np.float64(car % 400), "speed": 3.0} for car in range(cars)])
    assert np.array_equal(here.reset(), there.reset())
    seeds = np.random.default_rng(1).integers(2**62, size=cars).tolist()
    for env in (here, there):
        env.batch.reset(np.arange(cars), seeds)
    actions = np.tile(np.float32([0.1, 1.0, 0.0]), (cars, 1))
    assert np.array_equal(here.step(actions)[0], there.step(actions)[0])
    there.close()


def test_a_reset_of_some_cars_leaves_the_others_alone(bridge):
    with BridgeClient(bridge.url, cars=3, options={"randomStart": True}) as client:
        client.reset(seed=1)
        for _ in range(50):
            client.step_cars(np.float32([[0.1, 1.0, 0.0]] * 3))
        rows, infos = client.reset(cars=[1])
        assert rows.shape == (1, 14)
        assert infos[0]["stepCount"] == 0
        result = client.step_cars(np.float32([[0.1, 1.0, 0.0]] * 3))
        assert result.cars["counters"][:, 2].tolist() == [51, 1, 51]
