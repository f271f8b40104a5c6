"""Drivers: things that turn what a car is doing into steer, throttle and brake."""
