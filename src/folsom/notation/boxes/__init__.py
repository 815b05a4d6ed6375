"""What each box adds to scenarios: a module for each, with a `folsom.notation.scenario.box.Box`."""
