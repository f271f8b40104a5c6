"""Write what rliable says of some scores, for test_aggregates.py: python write_rliable_figures.py

In an environment of its own, with `pip install rliable==1.2.0 "pandas<3"`: beside pandas 3 arch, which it
needs, does not import. rliable draws from numpy's global generator, so a test can draw the same runs again.
"""

import json
from pathlib import Path

import numpy as np
from rliable import library, metrics

FILE = Path(__file__).with_name("rliable_figures.json")
RESAMPLES, SEED = 500, 11


def made_up(runs, environments, seed, mean=0.0):
    """Scores with some ties, a row per run."""
    return np.round(np.random.RandomState(seed).normal(mean, 2.0, (runs, environments)), 1)


def intervals(scores, statistic):
    np.random.seed(SEED)
    values, ends = library.get_interval_estimates({"it": scores}, statistic, reps=RESAMPLES)
    return {"value": values["it"].tolist(), "low": ends["it"][0].tolist(), "high": ends["it"][1].tolist()}


def main():
    found = {"resamples": RESAMPLES, "seed": SEED, "iqm": [], "improvement": []}
    for runs, environments in ((2, 1), (3, 1), (5, 1), (10, 1), (7, 3), (4, 5)):
        scores = made_up(runs, environments, seed=runs)
        said = intervals(scores, lambda scores: np.array([metrics.aggregate_iqm(scores)]))
        found["iqm"].append({"scores": scores.tolist(), **said})
    for ours, theirs, environments in ((3, 3, 1), (5, 8, 1), (5, 7, 3)):
        pair = [made_up(ours, environments, 1, mean=0.5), made_up(theirs, environments, 2)]
        said = intervals(pair, lambda *pair: np.array([metrics.probability_of_improvement(*pair)]))
        found["improvement"].append({"scores": [scores.tolist() for scores in pair], **said})
    scores, thresholds = made_up(6, 1, 3), np.linspace(-4.0, 4.0, 9)
    np.random.seed(SEED)
    values, ends = library.create_performance_profile({"it": scores}, thresholds, reps=RESAMPLES)
    found["profile"] = {
        "scores": scores.tolist(), "thresholds": thresholds.tolist(),
        "value": values["it"].tolist(), "low": ends["it"][0].tolist(), "high": ends["it"][1].tolist(),
    }  # fmt: skip
    rows = np.stack([made_up(6, 1, seed) for seed in range(4)], axis=-1)
    said = intervals(
        rows, lambda rows: np.array([metrics.aggregate_iqm(rows[..., place]) for place in range(4)])
    )
    found["curve"] = {"scores": rows[:, 0].tolist(), **said}
    FILE.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
