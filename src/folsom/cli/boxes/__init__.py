"""What each box adds to the game in the terminal: a module for each, with a `folsom.cli.box.Box`."""
