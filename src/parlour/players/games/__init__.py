"""What each game adds to its players: how promising a move looks, judged by what can be seen."""
