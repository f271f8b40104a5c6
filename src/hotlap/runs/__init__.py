"""A run on disk: its settings, files, checkpoints and events. Reads and writes them without torch."""
