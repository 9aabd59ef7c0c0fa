"""What a position of Crude is worth to a seat, for bots and learners."""
