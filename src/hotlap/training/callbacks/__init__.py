"""What happens at each step, at each rollout's end and between updates."""
