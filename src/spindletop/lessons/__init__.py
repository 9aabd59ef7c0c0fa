"""Lessons: a game learned by playing it, from a real position to a goal, with scripted luck and rivals."""
