"""What a position of Pipe It Up is worth to a seat, for bots and learners."""
