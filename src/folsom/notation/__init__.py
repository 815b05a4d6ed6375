"""Text for options, outcomes and positions, and the scenario files written in it."""
