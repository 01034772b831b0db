"""Search: what is true about a position, proved. Generic over games; what a game adds stands in ``search/games/``."""
