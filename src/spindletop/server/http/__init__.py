"""The interface over HTTP: routes, limits, static files, and what is checked before a request gets that far."""
