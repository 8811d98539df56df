"""Dig Your Way Out as numbers: the cards of the deck that is played with."""

from __future__ import annotations

from collections.abc import Sequence

from undertable.core.game import Game
from undertable.games.dig.rules.box import box_of
from undertable.games.dig.types import OURS, ROOM_NAMES

DECISIONS = (
    *("turn", "room", "fight", "prod", "michel", "discard", "fetch", "return", "over"),
    *("deal", "lose", "top", "background", "handout", "running", "throw", "ending", "begin"),
)
RESULTS = ("open", "cooperated", "blocked", "attacker", "defender", "avoided")

CARD_FIELDS = (
    *("hand", "known", "tunnel", "piles", "discards", "in_play", "tools", "weapons"),
    *("cards", "given", "tool", "weapon", "item"),
)


def words(game: Game) -> dict[str, Sequence[str]]:
    """Which names may stand where; the deck's own name tells nothing and is left out."""
    box = box_of(getattr(game, "deck", OURS))
    gang_cards = [card.id for card in box.gang_cards]
    backgrounds = [card.id for card in box.backgrounds]
    return {
        "decision": DECISIONS,
        "neutral.name": ("michel", "michelle"),
        "neutral.discards": box.michel,
        "neutral.shown": box.michel,
        "gangs.top": gang_cards,
        "*.gang_card": gang_cards,
        "*.background": backgrounds,
        "*.gang": box.gangs,
        "*.room": ROOM_NAMES,
        "*.card": [*box.names, *gang_cards, *backgrounds, *box.michel],
        "*.result": RESULTS,
        **{f"*.{field}": box.names for field in CARD_FIELDS},
    }


def move_words(game: Game) -> list[str]:
    """Moves are far too many to number: they are said word by word, in these words."""
    box = box_of(getattr(game, "deck", OURS))
    tags = [str(kind.__struct_config__.tag) for kind in game.moves]
    names = [*tags, "-", *ROOM_NAMES, *box.gangs, *box.names]
    return [*dict.fromkeys(names), *"0123456789"]
