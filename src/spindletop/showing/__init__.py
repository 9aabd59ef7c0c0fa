"""Games shown without a server: as a page that is one file, or in a notebook."""
