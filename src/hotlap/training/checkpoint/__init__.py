"""Writing checkpoints, and bringing a training back from one."""
