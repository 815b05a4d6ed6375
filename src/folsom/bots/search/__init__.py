"""Search: information-set Monte-Carlo tree search over planning and action together."""
