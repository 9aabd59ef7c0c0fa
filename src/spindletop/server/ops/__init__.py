"""Logs and metrics, for whoever runs the server."""
