"""A trained policy as plain arrays, run without torch; the drivers that come with the package."""
