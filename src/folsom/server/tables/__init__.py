"""Tables: who sits where, what is played, and how a game begins."""
