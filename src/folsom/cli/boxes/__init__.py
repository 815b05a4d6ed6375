"""The parts of boxes in the game in the terminal: a module for each, with a `folsom.cli.box.Box`."""
