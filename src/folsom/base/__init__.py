"""The base game: one module for each chapter of the rulebook."""
