"""What each game adds to the searches: orderings, bounds and prunings, each with its proof."""
