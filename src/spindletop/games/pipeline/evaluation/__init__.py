"""What a position of Pipeline is worth to a seat, for bots and learners."""
