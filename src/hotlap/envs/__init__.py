"""Gymnasium and stable-baselines3 environments over the simulator."""
