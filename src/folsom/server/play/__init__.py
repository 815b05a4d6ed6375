"""A running game: its plies, what each viewer is told, and its draws."""
