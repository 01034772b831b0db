"""Measurements: each beside a peer in the same run, printed as ratios."""
