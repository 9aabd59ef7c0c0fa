"""One table: what was agreed, what happened, and what can be done there; it knows neither database nor network."""
