"""Schmuggler an Bord (Detlef Wendt): who holds the gold, and who only says so?"""

from __future__ import annotations

from undertable.core.game import Game
from undertable.core.pieces import Event, Move
from undertable.core.text import say
from undertable.games.smugglers import pieces
from undertable.games.smugglers.goods import FIELDS
from undertable.games.smugglers.pieces import Look, SmugglersOptions, SmugglersView, Suspect
from undertable.games.smugglers.rules import BELIEVE, CLAIM, OBJECT, ROLL, STOP, TAKE, Smugglers
from undertable.games.smugglers.view import Position

_CODED: tuple[Move, ...] = (
    *(TAKE, ROLL, CLAIM, BELIEVE, OBJECT, STOP),
    *(Suspect(seat) for seat in range(6)),
    *(Look(slot) for slot in range(FIELDS)),
)


class SmugglersGame(Game):
    id = "smugglers"
    title = "Schmuggler an Bord"
    authors = "Detlef Wendt"
    publisher = "Ravensburger"
    year = 1992
    least_seats = 3
    most_seats = 6
    minutes = 30
    options = SmugglersOptions
    moves = (
        pieces.Take,
        pieces.Roll,
        pieces.Claim,
        pieces.Suspect,
        pieces.Believe,
        pieces.Object,
        pieces.Look,
        pieces.Stop,
    )
    chance_moves = (pieces.Draw, pieces.Throw)
    events = (
        pieces.Taken,
        pieces.Thrown,
        pieces.Claimed,
        pieces.Suspected,
        pieces.Answered,
        pieces.Unopposed,
        pieces.Objected,
        pieces.MustLook,
        pieces.Looked,
        pieces.Peeked,
        pieces.Shown,
        pieces.Missing,
        pieces.Handed,
        pieces.Paid,
        pieces.Ended,
    )
    view = SmugglersView
    levels = ("easy", "normal", "hard")
    yardsticks = ("none", "perfect")

    state = Smugglers
    written = Position
    coded = _CODED

    def words_for(self, what: Event | Move, lang: str) -> dict[str, object]:
        """Goods by their names, with the article: `the gold`; cards counted from one."""
        words = super().words_for(what, lang)
        if isinstance(good := words.get("good"), str):
            words["good"] = say(self.id, f"the-{good}", lang)
        if isinstance(objects := words.get("objects"), bool):
            words["objects"] = "yes" if objects else "no"
        if isinstance(slot := words.get("slot"), int):
            words["slot"] = slot + 1
        return words


GAME = SmugglersGame()
