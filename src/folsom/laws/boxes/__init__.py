"""What the laws must know of each box: a module for each, with a `folsom.laws.box.Box`."""
