"""Horses & Stagecoach: a coach that runs along the train, horses, the Shotgun, hostages, whisky."""

from folsom.base.parts import add_part
from folsom.boxes.horses.box import Horses
from folsom.boxes.horses.pieces import LIGHT, NAME

add_part(Horses(NAME, False))
add_part(Horses(LIGHT, True))
