"""The parts of boxes in the laws: a module for each, with a `folsom.laws.box.Box`."""
