"""Horses & Stagecoach: a coach that runs along the train, horses, the Shotgun, hostages, whisky."""

from folsom.base.parts import add_part
from folsom.boxes.horses.box import Horses

add_part(Horses("horses", False))
add_part(Horses("horses-light", True))
