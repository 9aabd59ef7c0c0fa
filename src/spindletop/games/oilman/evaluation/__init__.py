"""What a position of International Oilman is worth to a seat, for bots and learners."""
