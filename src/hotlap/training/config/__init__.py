"""What a run is asked to do: presets and hyperparameters. Loads no torch."""
