"""What a study found, told in words, charts and tables."""
