"""Evaluation: episodes of a driver and what they say about it. Knows nothing of training."""
