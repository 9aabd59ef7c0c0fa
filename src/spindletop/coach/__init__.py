"""The coach of a first game: explains what is new, warns before what would cost much, one thing a turn at most."""
