"""What players are like on average: figures from many games of bots against each other."""

from __future__ import annotations

from typing import Final

KEPT_SHARES: Final = (0.02, 0.05, 0.13, 0.25, 0.29, 0.26)
"""Of the cards kept for the final sale: how many are of each good."""

LIAR_COUNTS: Final = (0.0, 0.10, 0.20, 0.25, 0.20, 0.25)
"""How often a false declaration names each number."""
LIAR_GOODS: Final = (0.42, 0.33, 0.25)
"""How often a false declaration names each good."""
USUAL_LIES: Final = 0.65
"""The share of false declarations."""

WRONG_SHARES: Final = (0.0, 1.0, 0.9, 0.8, 0.72, 0.68)
"""With a false declaration: which part of so many cards is wrong."""
FORBIDDEN_SHARE: Final = 0.7
"""Of wrong cards: how many are of an illegal good."""

SETTLED_AT: Final = 0.6
"""What being checked costs a smuggler, as a part of what opening would cost."""

SLOT_COST: Final = 2.5
"""What a place in the hand is worth, since a new card could lie there."""
