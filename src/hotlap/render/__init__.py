"""Frames, pictures and windows. Imported only when needed."""
