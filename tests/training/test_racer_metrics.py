"""The callback against a straightforward count over every info of real trainings."""

import numpy as np
import pytest
from stable_baselines3 import A2C, PPO
from stable_baselines3.common.callbacks import BaseCallback, CallbackList
from stable_baselines3.common.logger import KVWriter, Logger
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

import hotlap
from hotlap.drivers.scripted import LineFollower
from hotlap.envs.step_columns import REWARD_KEYS

# Long enough for a lap or two.
LONG = {"episode": {"maxSteps": 3000}}


class Kept(KVWriter):
    """Keeps what the logger dumps."""

    def __init__(self):
        self.dumps = []

    def write(self, key_values, key_excluded, step=0):
        self.dumps.append(dict(key_values))

    def close(self):
        pass


class Chauffeur:
    """Takes the wheel: whatever the policy chooses, the line-follower drives."""

    def __init__(self, env):
        self.env = env
        self.driver = LineFollower(env.batch.tracks)
        self.step_async = env.step_async
        env.step_async = self.drive

    def drive(self, actions):
        controls = self.driver.controls(self.env.batch.world)
        # Every fourth car stands still, so that some episodes have no lap.
        controls[3::4] = 0.0
        self.step_async(controls)


class Reference(BaseCallback):
    """Counts every step and episode one by one, and looks at each dump where it falls."""

    def __init__(self, batch_of):
        super().__init__()
        self.batch_of = batch_of
        self.expected = []
        self.clear()

    def clear(self):
        self.terms, self.episodes, self.completed, self.laps = [], 0, 0, []

    def _on_training_start(self):
        self.lapped = {}

    def _on_step(self):
        batch = self.batch_of(self.training_env)
        for car in range(batch.cars):
            self.terms.append(batch.score[car, :6].copy())
        for car, info in enumerate(self.locals["infos"]):
            if "lapTime" in info:
                self.laps.append(info["lapTime"])
                self.lapped[car] = True
        for car, done in enumerate(self.locals["dones"]):
            if done:
                self.episodes += 1
                self.completed += self.lapped.pop(car, False)
        return True


def train(algorithm, env, callback, reference, steps, **settings):
    model = algorithm("MlpPolicy", env, seed=0, device="cpu", **settings)
    kept = Kept()
    model.set_logger(Logger(None, [kept]))
    dump = model.logger.dump

    def dump_and_note(step=0):
        mean = np.mean(reference.terms, axis=0)
        expected = {f"reward/{key}": mean[k] for k, key in enumerate(REWARD_KEYS)}
        if reference.episodes:
            expected["racer/completion_rate"] = reference.completed / reference.episodes
            expected["racer/episodes_this_rollout"] = reference.episodes
        if reference.laps:
            expected["racer/mean_lap_time_sec"] = np.mean(reference.laps)
            expected["racer/best_lap_time_sec"] = min(reference.laps)
        reference.expected.append(expected)
        reference.clear()
        dump(step)

    model.logger.dump = dump_and_note
    model.learn(steps, callback=CallbackList([reference, callback]))
    return kept.dumps


def assert_same(dumps, expected):
    assert len(dumps) == len(expected) > 0
    for dumped, wanted in zip(dumps, expected, strict=True):
        ours = {key: value for key, value in dumped.items() if key.startswith(("reward/", "racer/"))}
        assert set(ours) == set(wanted)
        for key, value in wanted.items():
            assert ours[key] == pytest.approx(value, rel=1e-9, abs=1e-15), key


@pytest.mark.parametrize(
    ("algorithm", "settings"),
    [(PPO, {"n_steps": 512, "batch_size": 4096, "n_epochs": 1}), (A2C, {"n_steps": 8})],
    ids=["PPO", "A2C"],
)
def test_numbers_on_64_cars_equal_a_count_over_raw_infos(algorithm, settings):
    env = hotlap.make_vec_env(n_envs=64, seed=0, random_start=True, config=LONG)
    Chauffeur(env)
    reference = Reference(lambda training_env: training_env.unwrapped.batch)
    dumps = train(
        algorithm, VecNormalize(env), hotlap.RacerMetricsCallback(), reference, 64 * 3200, **settings
    )
    assert_same(dumps, reference.expected)
    assert sum("racer/best_lap_time_sec" in dump for dump in dumps) > 2
    rates = [dump["racer/completion_rate"] for dump in dumps if "racer/completion_rate" in dump]
    assert 0.0 in rates, "the cars that stand still"
    assert max(rates) > 0.5, "the cars that lap"


@pytest.mark.parametrize(
    ("algorithm", "settings"),
    [(PPO, {"n_steps": 1024, "batch_size": 512, "n_epochs": 1}), (A2C, {"n_steps": 20})],
    ids=["PPO", "A2C"],
)
def test_numbers_on_one_car_equal_a_count_over_raw_infos(algorithm, settings):
    single = hotlap.RacerEnv(random_start=True)
    env = DummyVecEnv([lambda: Monitor(single)])
    env.batch = single.batch
    Chauffeur(env)
    reference = Reference(lambda _: single.batch)
    dumps = train(algorithm, env, hotlap.RacerMetricsCallback(), reference, 6400, **settings)
    assert_same(dumps, reference.expected)
    assert sum("racer/mean_lap_time_sec" in dump for dump in dumps) >= 2


def callback_with(locals_, env=None):
    callback = hotlap.RacerMetricsCallback(verbose=1)
    model = PPO(
        "MlpPolicy", env or hotlap.make_vec_env(n_envs=2, seed=0), n_steps=8, batch_size=16, device="cpu"
    )
    model.set_logger(Logger(None, []))
    callback.init_callback(model)
    callback.locals = locals_
    return callback, model.logger


def test_without_lap_times_the_ticks_between_laps_are_taken(capsys):
    callback, logger = callback_with({})
    steps = [{"lap": 1, "stepCount": 100}, {"lap": 2, "stepCount": 1300}, {"lap": 3, "stepCount": 2440}]
    for step, info in enumerate(steps):
        callback.locals = {"infos": [info, {}], "dones": np.array([step == 2, False])}
        callback.on_step()
    callback.on_rollout_end()
    assert logger.name_to_value["racer/best_lap_time_sec"] == 1140 / 60
    assert logger.name_to_value["racer/mean_lap_time_sec"] == (1300 / 60 + 1140 / 60) / 2
    assert logger.name_to_value["racer/completion_rate"] == 1.0, "the lap of the terminal step counts"
    assert "car 0: lap 2 in 19.000 s" in capsys.readouterr().out


def test_nothing_is_logged_where_nothing_happened():
    callback, logger = callback_with({"infos": [{}, {}], "dones": np.array([False, False])})
    callback.on_step()
    callback.on_rollout_end()
    assert not [key for key in logger.name_to_value if key.startswith("racer/")]


def test_a_new_episode_forgets_the_laps_of_the_last():
    callback, logger = callback_with({})
    for info, done in [({"lap": 3, "stepCount": 900}, True), ({"lap": 1, "stepCount": 50}, True)]:
        callback.locals = {"infos": [info, {}], "dones": np.array([done, False])}
        callback.on_step()
    callback.on_rollout_end()
    assert logger.name_to_value["racer/completion_rate"] == 0.5
    assert logger.name_to_value["racer/episodes_this_rollout"] == 2


def test_its_constants_are_those_of_the_environment():
    """A second of racing has so many ticks, and a step's info has a term of each name."""
    env = hotlap.RacerEnv()
    env.reset(seed=0)
    for _ in range(hotlap.RacerMetricsCallback.TICKS_PER_SECOND):
        _, reward, _, _, info = env.step(np.array([0.0, 1.0, 0.0], dtype=np.float32))
    assert info["stepCount"] == env.metadata["render_fps"]
    terms = [info[key] for key in hotlap.RacerMetricsCallback.REWARD_KEYS]
    assert sum(terms) == reward
    assert set(info) == {*hotlap.RacerMetricsCallback.REWARD_KEYS, "lap", "checkpoint", "stepCount"}


class PlainLogger:
    """Has `record` and `record_mean`, and tells nothing of what it holds."""

    def __init__(self):
        self.recorded = []

    def record(self, key, value):
        self.recorded.append((key, value))

    record_mean = record


def test_a_logger_that_can_only_record_is_enough():
    callback, _ = callback_with({})
    callback.model._logger = logger = PlainLogger()
    for tick in (1200, 1140):
        callback.locals = {"infos": [{"lap": 2, "stepCount": tick}, {}], "dones": np.array([True, False])}
        callback.on_step()
        callback.on_rollout_end()
    laps = [value for key, value in logger.recorded if key == "racer/best_lap_time_sec"]
    assert laps == [1200 / 60, 1140 / 60], "each rollout's own laps"
