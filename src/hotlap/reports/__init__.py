"""Figures and HTML reports from evaluations and runs. Loaded only when one is asked for."""
