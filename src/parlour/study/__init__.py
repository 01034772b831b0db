"""Studies: variants of a game and players on the same deals, kept in a file, measured and told."""
