"""The format of everything that leaves or reaches the server, as types."""
