"""The parts of boxes in scenarios: a module for each, with a `folsom.notation.scenario.box.Box`."""
