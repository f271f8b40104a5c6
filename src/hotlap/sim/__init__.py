"""The simulator: batched kernels over explicit state. Knows no reward, no Gymnasium, no torch."""
