"""The games in a browser: an HTTP server over the store, and the pages that it hands out."""
