"""The paths of the interface, by subject; each handler checks, acts and answers in a few lines."""
