"""A careful driver with four keys: it looks at the page's state and presses arrow keys, as a person would."""

import math
import time

import numpy as np

from hotlap.sim.corridor import CENTRE_X, CENTRE_Y
from hotlap.tracks import load_track

AHEAD_M, AHEAD_S = 6.0, 0.5
SLACK_RAD = 0.04
LAG_S = 0.3
"""From a look at the page until the car turns: the car will have turned on by then."""
GRIP_M_PER_S2, FASTEST_M_PER_S, BRAKING_M_PER_S2 = 8.0, 22.0, 5.0
LONGEST_LAP_S = 240


class KeyDriver:
    def __init__(self, visit, track="circuit"):
        self.visit = visit
        found = load_track(track)
        self.centre = found.corridor.lines[:-1, [CENTRE_X, CENTRE_Y]]
        self.spacing_m = found.length_m / len(self.centre)
        self.curvature = np.abs(found.curvature_per_m)
        self.held = set()
        self.before = (0, 0.0)

    def drive_until(self, done, what):
        """Drive until something holds of the page's state, and take the hands off."""
        end = time.monotonic() + LONGEST_LAP_S
        while not done(state := self.visit.state()):
            assert time.monotonic() < end, f"drove {LONGEST_LAP_S} s in vain until {what}: {state}"
            self.hold(self.keys(state["cars"][0], self.turned(state)))
            self.visit.wait()
        self.hold(set())

    def hold(self, keys):
        for key in self.held - keys:
            self.visit.page.keyboard.up(key)
        for key in keys - self.held:
            self.visit.page.keyboard.down(key)
        self.held = keys

    def turned(self, state):
        """How far the car turns within the lag, by how it turned since the last look."""
        tick, yaw = self.before
        self.before = state["tick"], state["cars"][0]["yaw"]
        ticks = max(self.before[0] - tick, 1)
        return math.remainder(self.before[1] - yaw, 2 * math.pi) / ticks * 60 * LAG_S

    def keys(self, car, turned):
        goal = self.centre[self.row(car["position"] + AHEAD_M + AHEAD_S * car["speed"])]
        turn = math.atan2(goal[1] - car["y"], goal[0] - car["x"]) - car["yaw"]
        turn = math.remainder(turn, 2 * math.pi) - turned
        wanted = self.speed_at(car["position"])
        keys = {"ArrowLeft"} if turn > SLACK_RAD else {"ArrowRight"} if turn < -SLACK_RAD else set()
        if car["speed"] < wanted:
            return keys | {"ArrowUp"}
        return keys | {"ArrowDown"} if car["speed"] > wanted + 1 else keys

    def row(self, position_m):
        return int(position_m / self.spacing_m) % len(self.centre)

    def speed_at(self, position_m):
        """What the corners of the next metres allow."""
        fastest = FASTEST_M_PER_S
        for ahead_m in range(0, 45, 3):
            curvature = max(float(self.curvature[self.row(position_m + ahead_m)]), 1e-6)
            there = GRIP_M_PER_S2 / curvature
            fastest = min(fastest, math.sqrt(there + 2 * BRAKING_M_PER_S2 * ahead_m))
        return fastest
