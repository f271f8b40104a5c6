"""The episodes of tests/web/episodes.js, driven natively: the truth that the page must reproduce."""

import base64
import hashlib

import numpy as np

from hotlap.drivers.registry import REFERENCES
from hotlap.envs.racer import RacerEnv
from hotlap.evaluation.evaluate import evaluate, race_options
from hotlap.policies.loading import load_driver
from hotlap.sim.fingerprint import golden_trajectory
from hotlap.sim.world import World
from hotlap.tracks import load_track


def first_lap_s(driver):
    """A trained driver's lap from the grid of the track it was trained on."""
    return evaluate(driver, episodes=1, start="grid", references=False).figures.first_lap_median


def drive(track, driver=None, name=None):
    """An episode from the grid, by a trained driver or a reference driver: steps, laps, and one hash."""
    if driver is not None:
        policy = load_driver(driver)
        options = race_options(policy, track, "grid", 1)
        env = RacerEnv(track, action_repeat=options.action_repeat, observation=options.observation)
        act = policy.act
    else:
        env = RacerEnv(track)
        scripted = REFERENCES[name]([load_track(track)], 0)

        def act(observation):
            return scripted.controls(env.batch.world)[0]

    observation, _ = env.reset(seed=0)
    digest, laps, steps, ended = hashlib.sha256(), [], 0, False
    while not ended:
        action = act(observation)
        observation, _, terminated, truncated, info = env.step(action)
        world, score = env.batch.world, env.batch.score
        for array in (world.motion, world.tally, np.asarray(action, dtype=np.float64), score, observation):
            digest.update(np.ascontiguousarray(array).tobytes())
        if "lapTime" in info:
            laps.append([info["lapTime"], int(info["lapClean"])])
        steps, ended = steps + 1, terminated or truncated
    return {"steps": steps, "laps": laps, "hash": digest.hexdigest()}


def golden_drive(monkeypatch):
    """The golden trajectory's geometry, starts and controls, as they were driven."""
    seen = {"controls": []}
    step, reset = World.step, World.reset

    def noting_step(world, controls):
        seen["controls"].append(np.ascontiguousarray(controls, dtype=np.float64))
        step(world, controls)

    def noting_reset(world, cars=None, starts=None):
        seen["starts"] = starts
        reset(world, cars, starts)

    monkeypatch.setattr(World, "step", noting_step)
    monkeypatch.setattr(World, "reset", noting_reset)
    world = golden_trajectory()
    monkeypatch.undo()
    geometry = world.geometry
    return {
        "cars": world.cars,
        "lines": encoded(geometry.lines),
        "half_widths": encoded(geometry.half_widths),
        "spans": geometry.spans.tolist(),
        "lengths": geometry.lengths.tolist(),
        "starts": encoded(seen["starts"]),
        "controls": encoded(np.array(seen["controls"])),
    }


def encoded(values):
    return base64.b64encode(np.ascontiguousarray(values, dtype="<f8").tobytes()).decode()
