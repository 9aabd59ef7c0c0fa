"""Learning a game by playing it: self-play, a learner, a gate, and the folder in which a training lives."""
