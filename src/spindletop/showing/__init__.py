"""Games shown without a server: as a page that is one file, and in a notebook."""
