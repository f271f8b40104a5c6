"""The columns of the state. One row per car, so that a car's numbers are contiguous.

`motion[:, YAW]` is every car's heading. Whole numbers are kept in `tally`.
"""

from __future__ import annotations

MOTION = (
    "x_m",
    "y_m",
    "yaw_rad",
    "velocity_x_m_per_s",
    "velocity_y_m_per_s",
    "yaw_rate_rad_per_s",
    "steer_rad",
    "acceleration_m_per_s2",
    "grip_scale",
    "mass_scale",
    "power_scale",
    "position_m",
    "offset_m",
    "half_road_m",
    "gain_m",
    "lap_start_tick",
    "lap_time_s",
)
(
    X,
    Y,
    YAW,
    VELOCITY_X,
    VELOCITY_Y,
    YAW_RATE,
    STEER,
    ACCELERATION,
    GRIP,
    MASS,
    POWER,
    POSITION,
    OFFSET,
    HALF_ROAD,
    GAIN,
    LAP_START,
    LAP_TIME,
) = range(len(MOTION))

TALLY = (
    "track",
    "quad",
    "checkpoint",
    "turns",
    "lap",
    "tick",
    "still_ticks",
    "lap_running",
    "lap_dirty",
    "halted",
    "wall",
    "off_track",
    "backward",
    "still",
    "lap_finished",
    "lap_clean",
)
(
    TRACK,
    QUAD,
    CHECKPOINT,
    TURNS,
    LAP,
    TICK,
    STILL_TICKS,
    LAP_RUNNING,
    LAP_DIRTY,
    HALTED,
    WALL,
    OFF_TRACK,
    BACKWARD,
    STILL,
    LAP_FINISHED,
    LAP_CLEAN,
) = range(len(TALLY))

START = ("track", "position_m", "offset_m", "heading_rad", "speed_m_per_s", "grip", "mass", "power")
(
    START_TRACK,
    START_POSITION,
    START_OFFSET,
    START_HEADING,
    START_SPEED,
    START_GRIP,
    START_MASS,
    START_POWER,
) = range(len(START))
"""Columns of one row per car to place: where, how fast, and its grip, mass and power scales."""
