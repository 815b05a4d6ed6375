"""The first lesson: a part of a game that was written down, with a coach's notes, played by the student himself."""
