"""Schmuggler an Bord (Detlef Wendt): who holds the gold, and who only says so?"""

from __future__ import annotations

from undertable.core.game import Game
from undertable.core.rulebook import Card
from undertable.core.text import say
from undertable.core.types import Event, Move
from undertable.games.smugglers import types
from undertable.games.smugglers.goods import FIELDS, KEYS
from undertable.games.smugglers.position import Position
from undertable.games.smugglers.rules.choices import (
    BELIEVE,
    CLAIM,
    OBJECT,
    ROLL,
    STOP,
    TAKE,
)
from undertable.games.smugglers.rules.state import Smugglers
from undertable.games.smugglers.types import Look, SmugglersOptions, SmugglersView, Suspect

_CODED: tuple[Move, ...] = (
    *(TAKE, ROLL, CLAIM, BELIEVE, OBJECT, STOP),
    *(Suspect(seat) for seat in range(6)),
    *(Look(slot) for slot in range(FIELDS)),
)


class SmugglersGame(Game):
    id = "smugglers"
    title = "Schmuggler an Bord"
    authors = ("Detlef Wendt",)
    publisher = "Ravensburger"
    year = 1992
    least_seats = 3
    most_seats = 6
    minutes = 30
    options = SmugglersOptions
    moves = (
        types.Take,
        types.Roll,
        types.Claim,
        types.Suspect,
        types.Believe,
        types.Object,
        types.Look,
        types.Stop,
    )
    chance_moves = (types.Draw, types.Throw)
    events = (
        types.Taken,
        types.Laid,
        types.Thrown,
        types.Claimed,
        types.Suspected,
        types.Answered,
        types.Unopposed,
        types.Objected,
        types.MustLook,
        types.Looked,
        types.Peeked,
        types.Shown,
        types.Missing,
        types.Handed,
        types.Paid,
        types.Ended,
    )
    view = SmugglersView
    levels = ("easy", "normal", "braggart", "sceptic", "hard", "expert")
    yardsticks = ("none", "perfect", "honest")

    state = Smugglers
    written = Position
    coded = _CODED

    def words_for(self, what: Event | Move, lang: str) -> dict[str, object]:
        """Goods by their names, with the article: `the gold`; cards counted from one."""
        words = super().words_for(what, lang)
        if isinstance(good := words.get("good"), str):
            words["good"] = say(self.id, f"the-{good}", lang)
        if isinstance(slot := words.get("slot"), int):
            words["slot"] = slot + 1
        return words

    def cards(self, lang: str) -> tuple[Card, ...]:
        """The goods round the ring."""
        heading = say(self.id, "cards-ring", lang)
        return tuple(
            Card(heading, _named(key, lang), say(self.id, "cards-field", lang, place=place), key)
            for place, key in enumerate(KEYS, 1)
        )


def _named(key: str, lang: str) -> str:
    name = say("smugglers", f"good-{key}", lang)
    return name[:1].upper() + name[1:]


GAME = SmugglersGame()
