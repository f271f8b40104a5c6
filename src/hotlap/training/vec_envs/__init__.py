"""The environments of a training, each of which can be saved and restored."""
