"""The rules files, one a game. They know rules only: no search, no reward, no drawing, no files."""
