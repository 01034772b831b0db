"""A game being played: its events, its moves taken and taken back, and where it is kept."""
