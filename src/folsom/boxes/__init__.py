"""Boxes: expansions of the game. Each is a part that adds pieces, cards, powers and steps; core and base know none."""

from folsom.boxes import horses

BOXES = ("horses", "horses-light")

__all__ = ["BOXES", "horses"]
