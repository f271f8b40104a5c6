import gymnasium as gym
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import hotlap
from hotlap.envs.inputs import ActionError

SHORT = {"episode": {"maxSteps": 40}}


def make(cars=4, **options):
    return gym.make_vec("hotlap/Racer-v0", num_envs=cars, vectorization_mode="vector_entry_point", **options)


def actions_of(rng, cars):
    return rng.uniform([-1, 0, 0], 1, (cars, 3)).astype(np.float32)


def test_spaces_and_default_mode():
    env = make(5)
    assert env.num_envs == 5
    assert env.observation_space.shape == (5, 14)
    assert env.action_space.shape == (5, 3)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert info["stepCount"].tolist() == [0] * 5
    assert info["_stepCount"].all()


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_behaves_as_gymnasiums_own_batch_of_single_cars(mode):
    """Step by step the same as SyncVectorEnv over RacerEnv, in each autoreset mode."""
    cars = 3
    options = {"track": ["circuit"], "random_start": True, "config": SHORT}
    batch = make(cars, autoreset_mode=mode, **options)
    singles = gym.vector.SyncVectorEnv(
        [lambda: hotlap.RacerEnv(**options) for _ in range(cars)], autoreset_mode=mode
    )
    rng = np.random.default_rng(0)
    assert np.array_equal(batch.reset(seed=7)[0], singles.reset(seed=7)[0])
    ended = np.zeros(cars, dtype=bool)
    for _ in range(100):
        if mode is AutoresetMode.DISABLED and ended.any():
            mask = {"reset_mask": ended}
            assert np.array_equal(batch.reset(options=mask.copy())[0], singles.reset(options=mask.copy())[0])
        actions = actions_of(rng, cars)
        mine, theirs = batch.step(actions), singles.step(actions)
        for one, other in zip(mine[:4], theirs[:4], strict=True):
            assert np.array_equal(one, other)
        for key in ("progress", "stepCount", "lap", "checkpoint"):
            shown = theirs[4].get(f"_{key}", np.zeros(cars, dtype=bool))
            assert np.array_equal(mine[4][f"_{key}"], shown), key
            if shown.any():
                assert np.array_equal(mine[4][key][shown], theirs[4][key][shown]), key
        ended = mine[2] | mine[3]
        if mode is AutoresetMode.SAME_STEP and ended.any():
            assert np.array_equal(mine[4]["_final_obs"], theirs[4]["_final_obs"])
            final = np.stack([row for row in theirs[4]["final_obs"] if row is not None])
            assert np.array_equal(mine[4]["final_obs"][ended], final)
            counts = theirs[4]["final_info"]["stepCount"][ended]
            assert np.array_equal(mine[4]["final_info"]["stepCount"][ended], counts)


def test_several_tracks_in_one_batch_equal_each_alone():
    names = ["circuit", "gauntlet", "random:3", "speedway"]
    batch = make(4, track=names, random_start=True)
    singles = [hotlap.RacerEnv(track=name, random_start=True) for name in names]
    observation, _ = batch.reset(seed=11)
    alone = [env.reset(seed=11 + car)[0] for car, env in enumerate(singles)]
    assert np.array_equal(observation, alone)
    rng = np.random.default_rng(1)
    for _ in range(200):
        actions = actions_of(rng, 4)
        observation, rewards, *_ = batch.step(actions)
        rows = [env.step(action) for env, action in zip(singles, actions, strict=True)]
        assert np.array_equal(observation, [row[0] for row in rows])
        assert np.array_equal(rewards, [row[1] for row in rows])


def test_a_fresh_random_track_each_episode():
    env = make(16, track="random", pool_size=5, config=SHORT, autoreset_mode="SameStep")
    env.reset(seed=0)
    seen = [set() for _ in range(16)]
    rng = np.random.default_rng(2)
    for _ in range(400):
        for car in range(16):
            seen[car].add(env.unwrapped.batch.track_of(car).name)
        env.step(actions_of(rng, 16))
    assert all(len(names) > 1 for names in seen)


def test_a_list_of_seeds_seeds_each_car():
    env = make(3, random_start=True)
    one, _ = env.reset(seed=[5, 5, 9])
    assert np.array_equal(one[0], one[1])
    assert not np.array_equal(one[0], one[2])
    assert np.array_equal(one, env.reset(seed=np.array([5, 5, 9]))[0])
    before = env.unwrapped.snapshot()
    with pytest.raises(ValueError, match="2 seeds for 3 cars"):
        env.reset(seed=[1, 2])
    with pytest.raises(ValueError, match=r"the seed is 1\.5"):
        env.reset(seed=[1, 2, 1.5])
    after = env.unwrapped.snapshot()
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_a_car_that_has_begun_keeps_its_sequence_when_the_others_begin():
    env, alone = make(2, random_start=True), hotlap.RacerEnv(random_start=True)
    env.reset(seed=[5, 6], options={"reset_mask": np.array([True, False])})
    alone.reset(seed=5)
    assert np.array_equal(env.reset()[0][0], alone.reset()[0])


def test_a_seed_also_seeds_the_envs_own_generator():
    draws = []
    for _ in range(2):
        env = make(2)
        env.reset(seed=5)
        draws.append(env.unwrapped.np_random.integers(10**9))
    assert draws[0] == draws[1]


def test_without_autoreset_an_ended_car_must_be_reset():
    env = make(2, config={"episode": {"maxSteps": 2}}, autoreset_mode="Disabled")
    env.reset(seed=0)
    env.step(np.zeros((2, 3)))
    env.step(np.zeros((2, 3)))
    with pytest.raises(gym.error.ResetNeeded, match="the episode of car 0 has ended"):
        env.step(np.zeros((2, 3)))


def test_one_bad_row_is_named_and_nothing_changes():
    env = make(4)
    env.reset(seed=0)
    env.step(np.tile([0, 1, 0], (4, 1)).astype(np.float32))
    before = env.unwrapped.snapshot()
    actions = np.zeros((4, 3))
    actions[2, 1] = np.nan
    with pytest.raises(
        ActionError, match=r"action of car 2 is \[0.0, nan, 0.0\]; every value must be finite"
    ):
        env.step(actions)
    with pytest.raises(ActionError, match=r"shape \(3, 3\); 4 cars need \(4, 3\)"):
        env.step(np.zeros((3, 3)))
    with pytest.raises(ActionError, match="must hold numbers"):
        env.step(np.array([["a", "b", "c"]] * 4))
    after = env.unwrapped.snapshot()
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_step_before_reset_is_an_error():
    with pytest.raises(gym.error.ResetNeeded, match="call reset first"):
        make(2).step(np.zeros((2, 3)))


@pytest.mark.parametrize("mask", [[True], np.zeros(3, dtype=bool), [1, 0, 1]])
def test_bad_reset_masks_are_refused(mask):
    env = make(3)
    env.reset(seed=0)
    with pytest.raises(ValueError, match="reset_mask must be 3 booleans"):
        env.reset(options={"reset_mask": mask})


def test_bad_reset_options_change_nothing():
    env = make(3)
    env.reset(seed=0)
    before = env.unwrapped.snapshot()
    with pytest.raises(ValueError, match=r"reset option 'speed' is -1\.0"):
        env.reset(seed=4, options={"speed": -1.0})
    after = env.unwrapped.snapshot()
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_arrays_of_a_step_are_the_callers_to_keep():
    env = make(3)
    env.reset(seed=0)
    forward = np.tile([0, 1, 0], (3, 1)).astype(np.float32)
    kept = env.step(forward)
    copies = [np.copy(array) for array in (*kept[:4], kept[4]["progress"], kept[4]["stepCount"])]
    for _ in range(30):
        env.step(forward)
    now = (*kept[:4], kept[4]["progress"], kept[4]["stepCount"])
    assert all(np.array_equal(one, other) for one, other in zip(copies, now, strict=True))


@pytest.mark.slow
def test_ten_million_random_steps_stay_inside_the_observation_space():
    names = ["circuit", "speedway", "gauntlet", *(f"random:{seed}" for seed in range(61))]
    env = make(4096, track=names, random_start=True, autoreset_mode="SameStep")
    env.reset(seed=0)
    low, high = env.single_observation_space.low, env.single_observation_space.high
    rng = np.random.default_rng(3)
    for _ in range(2442):
        observation, rewards, *_ = env.step(actions_of(rng, 4096))
        assert np.isfinite(observation).all()
        assert np.isfinite(rewards).all()
        assert (observation >= low).all()
        assert (observation <= high).all()
