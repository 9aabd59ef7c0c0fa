"""Anything that chooses: random, greedy and searching bots, behind one registry of spec strings."""
