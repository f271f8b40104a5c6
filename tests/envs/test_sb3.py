import csv

import numpy as np
import pytest
from stable_baselines3 import PPO
from stable_baselines3.common.evaluation import evaluate_policy
from stable_baselines3.common.logger import configure
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import VecEnv, VecMonitor, VecNormalize

import hotlap
from hotlap.drivers.scripted import LineFollower
from hotlap.envs.inputs import ActionError
from hotlap.envs.step_columns import REWARD_KEYS

SHORT = {"episode": {"maxSteps": 64}}


def random_actions(rng, cars):
    return rng.uniform([-1, 0, 0], 1, (cars, 3)).astype(np.float32)


def test_is_a_vec_env_that_drives_like_single_cars():
    env = hotlap.make_vec_env(n_envs=3, seed=21, random_start=True)
    assert isinstance(env, VecEnv)
    singles = [hotlap.RacerEnv(random_start=True) for _ in range(3)]
    alone = [single.reset(seed=21 + car)[0] for car, single in enumerate(singles)]
    assert np.array_equal(env.reset(), alone)
    assert env.reset_infos[0]["stepCount"] == 0
    rng = np.random.default_rng(0)
    for _ in range(150):
        actions = random_actions(rng, 3)
        observation, rewards, _, _ = env.step(actions)
        rows = [single.step(action) for single, action in zip(singles, actions, strict=True)]
        assert np.array_equal(observation, [row[0] for row in rows])
        assert np.array_equal(rewards, np.array([row[1] for row in rows], dtype=np.float32))
        assert np.array_equal(env.reward_terms, [[row[4][key] for key in REWARD_KEYS] for row in rows])


def test_infos_are_empty_but_where_a_lap_or_an_episode_ends():
    env = hotlap.make_vec_env(n_envs=8, seed=0, random_start=True)
    env.reset()
    driver = LineFollower(env.batch.tracks)
    laps = ends = 0
    total = np.zeros(8)
    for tick in range(1, 3001):
        observation, rewards, dones, infos = env.step(driver.controls(env.batch.world))
        total += rewards
        for car, info in enumerate(infos):
            laps += "lapTime" in info
            ends += dones[car]
            if not dones[car] and "lapTime" not in info:
                assert info == {}
            if dones[car]:
                assert tick == 3000
                assert info["TimeLimit.truncated"] is True
                assert info["episode"]["l"] == 3000
                assert info["episode"]["r"] == pytest.approx(total[car], abs=1e-3)
                assert info["terminal_observation"].shape == (14,)
                assert not np.array_equal(info["terminal_observation"], observation[car])
            if info:
                assert {*REWARD_KEYS, "lap", "checkpoint", "stepCount"} <= set(info)
    assert ends == 8
    assert laps >= 8


def test_standing_still_is_a_termination_and_no_time_limit():
    env = hotlap.make_vec_env(n_envs=2, seed=0)
    env.reset()
    for _ in range(180):
        _, _, dones, infos = env.step(np.zeros((2, 3)))
    assert dones.all()
    assert infos[0]["TimeLimit.truncated"] is False


def test_a_short_training_logs_the_mean_episode_reward(tmp_path):
    env = hotlap.make_vec_env(n_envs=16, seed=0, random_start=True, config=SHORT)
    model = PPO("MlpPolicy", env, n_steps=64, batch_size=256, n_epochs=1, seed=0, device="cpu")
    model.set_logger(configure(str(tmp_path), ["csv"]))
    model.learn(4096)
    model.logger.close()
    rows = list(csv.DictReader((tmp_path / "progress.csv").read_text().splitlines()))
    assert np.isfinite(float(rows[-1]["rollout/ep_rew_mean"]))
    assert float(rows[-1]["rollout/ep_len_mean"]) == 64


def test_evaluate_policy_works_on_the_batch():
    env = hotlap.make_vec_env(n_envs=4, seed=0, random_start=True, config=SHORT)
    model = PPO("MlpPolicy", env, n_steps=64, batch_size=64, seed=0, device="cpu")
    rewards, lengths = evaluate_policy(model, env, n_eval_episodes=10, return_episode_rewards=True)
    assert len(rewards) == 10
    assert lengths == [64] * 10


@pytest.mark.filterwarnings("ignore:The environment is already wrapped with a `Monitor`")
def test_wrappers_of_stable_baselines3_go_over_it():
    env = VecNormalize(VecMonitor(hotlap.make_vec_env(n_envs=4, seed=0, config=SHORT)))
    env.reset()
    rng = np.random.default_rng(0)
    for _ in range(64):
        *_, infos = env.step(random_actions(rng, 4))
    assert infos[0]["episode"]["l"] == 64


def test_says_it_is_monitored_and_answers_for_its_cars():
    env = hotlap.make_vec_env(n_envs=3, seed=0)
    assert env.env_is_wrapped(Monitor) == [True] * 3
    assert env.env_is_wrapped(Monitor, indices=[0]) == [True]
    assert env.get_attr("render_mode") == [None] * 3
    assert env.env_method("snapshot", indices=1)[0]["motion"].shape[0] == 3
    env.set_attr("render_mode", "rgb_array")
    with pytest.raises(ValueError, match="shared by all 3 cars"):
        env.set_attr("render_mode", None, indices=[0])


def test_bad_rows_and_step_before_reset_are_errors():
    env = hotlap.make_vec_env(n_envs=3, seed=0)
    with pytest.raises(RuntimeError, match="call reset first"):
        env.step(np.zeros((3, 3)))
    env.reset()
    actions = np.zeros((3, 3))
    actions[1, 0] = np.inf
    with pytest.raises(ActionError, match="action of car 1 is"):
        env.step(actions)


def test_reward_terms_of_the_step_that_ends_an_episode_are_kept():
    env = hotlap.make_vec_env(n_envs=2, seed=0, config={"episode": {"maxSteps": 5}})
    env.reset()
    for _ in range(5):
        _, rewards, dones, _ = env.step(np.tile([0.0, 1.0, 0.0], (2, 1)))
    assert dones.all()
    assert env.reward_terms.sum(axis=1) == pytest.approx(rewards)
    assert (rewards != 0.0).all()


def test_each_car_has_its_own_reset_options():
    env = hotlap.make_vec_env(n_envs=3, seed=0)
    env.set_options([{"position": 10.0}, {}, {"position": 200.0, "speed": 5.0}])
    observation = env.reset()
    length = env.batch.tracks[0].length_m
    assert observation[:, 12] == pytest.approx([10.0 / length, 0.0, 200.0 / length])
    assert observation[2, 9] == pytest.approx(5.0 / 50.0)
    assert env.reset()[:, 12].tolist() == [0.0, 0.0, 0.0], "options hold for one reset"


def test_bad_reset_options_change_nothing_and_are_forgotten():
    env = hotlap.make_vec_env(n_envs=2, seed=0)
    env.reset()
    before = env.snapshot()
    env.seed(4)
    env.set_options({"pos": 1.0})
    with pytest.raises(ValueError, match="unknown reset option 'pos'"):
        env.reset()
    after = env.snapshot()
    assert all(np.array_equal(before[key], after[key]) for key in before)
    env.step(np.zeros((2, 3)))
    env.reset()


def test_restore_forgets_a_seed_that_was_waiting():
    one = hotlap.make_vec_env(n_envs=2, seed=5, random_start=True)
    one.reset()
    other = hotlap.make_vec_env(n_envs=2, seed=99, random_start=True)
    other.restore(one.snapshot())
    assert np.array_equal(one.reset(), other.reset())


@pytest.mark.parametrize("seed", [np.int64(5), np.uint8(5), 5])
def test_whole_numbers_of_any_kind_are_seeds(seed):
    wanted = hotlap.make_vec_env(n_envs=2, seed=5, random_start=True).reset()
    assert np.array_equal(hotlap.make_vec_env(n_envs=2, seed=seed, random_start=True).reset(), wanted)


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True])
def test_other_seeds_are_refused(seed):
    with pytest.raises(ValueError, match="it must be a whole number, at least 0"):
        hotlap.make_vec_env(n_envs=2, seed=seed)


def test_snapshot_and_restore_on_the_batch_across_episode_ends():
    rng = np.random.default_rng(1)
    actions = [random_actions(rng, 6) for _ in range(200)]
    env = hotlap.make_vec_env(n_envs=6, seed=4, random_start=True, track="random", pool_size=4, config=SHORT)
    env.reset()
    snapshot = env.snapshot()
    first = [env.step(row)[0] for row in actions]
    other = hotlap.make_vec_env(
        n_envs=6, seed=99, random_start=True, track="random", pool_size=4, config=SHORT
    )
    other.reset()
    other.restore(snapshot)
    assert np.array_equal(first, [other.step(row)[0] for row in actions])


def test_the_same_seed_gives_the_same_batch_and_another_does_not():
    def start(seed):
        return hotlap.make_vec_env(n_envs=4, seed=seed, random_start=True).reset()

    assert np.array_equal(start(1), start(1))
    assert not np.array_equal(start(1), start(100))


def test_a_batch_without_cars_is_refused():
    with pytest.raises(ValueError, match="cars is 0; it must be a whole number, at least 1"):
        hotlap.make_vec_env(n_envs=0)
