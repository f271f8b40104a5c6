"""The environments of a training run, each of which can be saved and restored."""
