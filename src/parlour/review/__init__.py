"""What a person may ask about a game: a hint, whether it can still be won, and where it was lost."""
