"""Frames, pictures and windows. Imported only when somebody asks to see something."""
