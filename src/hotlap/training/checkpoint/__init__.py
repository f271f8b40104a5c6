"""Writing checkpoints, and restoring a training run from one."""
