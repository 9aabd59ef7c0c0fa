"""What a position of Interbellum is worth to a seat, for bots and learners."""
