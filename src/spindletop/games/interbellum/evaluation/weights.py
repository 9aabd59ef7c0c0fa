"""The figures of Interbellum's insight: what dollars, actions, routes, cards and cubes count beside points."""

from typing import Final

ACTIONS_AHEAD: Final = 3.0
HUNDRED: Final = 100.0
DOLLAR: Final = 0.42
"""Points a dollar buys while there is time to spend it."""
EXECUTIVE: Final = 1.4
"""Points an action is good for."""
SPENDING: Final = 7.0
"""Dollars one action can make use of."""
ROUTES: Final = [0.85, 0.55, 0.25]
"""How much of its promise the best, second and third unfinished route is credited with."""
POOR: Final = 0.45
"""What a route is credited with whose money is not in sight."""
SLOT: Final = 0.7
"""What the income of a well in a later round is worth beside money in hand: it needs an executive."""
CARD: Final = 0.7
"""Credit for a card in hand of what its effect is worth beyond the action that plays it."""
RIVAL: Final = 0.25
"""How much a point of the best rival hurts."""
CUBE: Final = 1.3
"""What a free cube of influence is worth on average."""
NEXT_CARD: Final = 0.8
"""What each further card counts beside the one before: they wait longer to be played."""
ANY_CARD: Final = 0.1
"""What the poorest card in hand is credited with."""
PLAYING: Final = 0.7
"""The share of an action that playing a card costs."""
FREE_CUBES: Final = 0.5
"""What a well that adds to the gas searches is worth a round."""
SEGMENT: Final = 2.6
"""What a segment at the price of a card is worth before it is paid."""
MORE_SEGMENTS: Final = 2.4
MORE_PRICE: Final = 3.0
MORE_LIKELY: Final = 0.5
"""A further segment of an action: its worth, its price in dollars, and how likely it is built."""
ORDER: Final = 0.4
SHIFT: Final = 0.6
"""What a unit withdrawn or moved, and a cube shifted, are worth once a card is under way."""
LITTLE: Final = 0.3
"""What a card is worth that does nothing just now."""
LEAD: Final = 0.25
"""A flag with a margin is safer."""
