"""`hotlap benchmark`: steps per second of the simulator, the environment, the bridge and training."""
