"""Bots that hold seats, and the processes in which they think."""
