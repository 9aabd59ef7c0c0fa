"""What every game is made of: states, verbs, steps, chance and records; the kernel knows no particular game."""
