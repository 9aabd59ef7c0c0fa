"""The routes, by subject; each handler checks, runs a command and answers in a few lines."""
