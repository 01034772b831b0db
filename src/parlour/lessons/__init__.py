"""Lessons: a game taught on fixed deals, step by step, and the pictures of its rule sheet."""
