"""Parlour: five table games by independent designers, playable, provable and open to study."""
