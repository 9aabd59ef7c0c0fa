"""What every game is made of: states, verbs, steps, chance, records; the kernel knows no game."""
