"""The parts of boxes in what the server tells: a module for each, with a `folsom.server.play.box.Box`."""
