"""The paths of the interface, by subject; each handler checks, commands and answers in a few lines."""
