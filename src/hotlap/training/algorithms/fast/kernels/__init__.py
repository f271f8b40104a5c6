"""Kernels of the learning algorithms, compiled like the simulator's. They know only arrays."""
