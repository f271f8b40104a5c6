"""Scripted drivers: they turn a car's state into steer, throttle and brake."""
