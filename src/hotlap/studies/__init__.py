"""Studies: many runs from one plan, on this machine or a Ray cluster, and what they show together."""
