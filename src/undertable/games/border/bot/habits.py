"""What players are like on average: figures from many games of bots against each other."""

from __future__ import annotations

from typing import Final

KEPT_SHARES: Final = (0.14, 0.18, 0.21, 0.18, 0.16, 0.13)
"""Of the cards kept for the final sale: how many are of each good."""

LIAR_COUNTS: Final = (0.0, 0.09, 0.28, 0.18, 0.27, 0.18)
"""How often a false declaration names each number."""
LIAR_GOODS: Final = (0.38, 0.31, 0.31)
"""How often a false declaration names each good."""
USUAL_LIES: Final = 0.75
"""The share of false declarations."""

WRONG_CARDS: Final = (0.0, 1.6, 2.1, 2.0, 1.55, 1.75)
"""With a false declaration: how many of so many cards are wrong."""
FORBIDDEN_SHARE: Final = 0.6
"""Of wrong cards: how many are of an illegal good."""

SETTLED_AT: Final = 0.75
"""What being checked costs a smuggler, as a part of what opening would cost."""

SLOT_COST: Final = 2.5
"""What a place in the hand is worth, since a new card could lie there."""
