"""Other ways to play the base game: expert, duo, pairs and teams.

Each variant is a part that changes how a table is laid out; core and base do not know which is played.
"""

from folsom.base.parts import add_joint, add_part
from folsom.variants.duo import Duo
from folsom.variants.expert import Expert
from folsom.variants.pairs import Pairs
from folsom.variants.teams import Teams
from folsom.variants.with_horses import TwoWithHorses

VARIANTS = ("expert-2014", "expert-2016", "duo", "pairs", "teams")

add_part(Expert(2014))
add_part(Expert(2016))
add_part(Duo())
add_part(Pairs())
add_part(Teams())
add_joint(TwoWithHorses(), ["duo", "pairs"], ["horses", "horses-light"])
