"""What comes of games: results, what a person has done, ratings."""
