"""Words of races that tables use, and what they mean. Loads no simulator."""

DEFINITIONS = {
    "flying lap": "a lap that begins at speed, not from the grid; times are medians.",
    "clean lap": "it touches no wall and never leaves the road.",
    "gap": "how much slower than T_UB, the best laps that optimal control drove in this simulator.",
    "T_c": "the quickest lap along the centreline that grip, power and brakes allow.",
}
