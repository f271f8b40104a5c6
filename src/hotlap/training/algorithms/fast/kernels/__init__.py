"""Kernels of the learning itself, compiled as the simulator's are. They know arrays alone."""
