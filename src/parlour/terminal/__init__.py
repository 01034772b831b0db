"""The games in a terminal: boards drawn from views, and play by typing. No rule is known here."""
