"""Training: algorithms, runs, metrics. Knows no physics: the racer is one environment among others."""
