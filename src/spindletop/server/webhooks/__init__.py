"""Turn notifications by webhook."""
