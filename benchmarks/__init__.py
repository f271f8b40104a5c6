"""Measurements side by side with peers. Run with `make bench`."""
