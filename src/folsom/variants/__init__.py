"""Other ways to play the base game: expert, duo, pairs and teams.

Each variant is a part that changes how a table is laid out; core and base do not know which is played. What a variant
and a box do to each other is in `with_<box>.py`, which makes it known.
"""

from importlib import import_module
from importlib.util import find_spec

from folsom.base.parts import add_part
from folsom.boxes import FOLDERS
from folsom.variants.duo import Duo
from folsom.variants.expert import Expert
from folsom.variants.pairs import Pairs
from folsom.variants.teams import Teams

VARIANTS = ("expert-2014", "expert-2016", "duo", "pairs", "teams")

add_part(Expert(2014))
add_part(Expert(2016))
add_part(Duo())
add_part(Pairs())
add_part(Teams())

for folder in FOLDERS:
    if find_spec(f"folsom.variants.with_{folder}"):
        import_module(f"folsom.variants.with_{folder}")
