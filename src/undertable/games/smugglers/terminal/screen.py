"""Schmuggler an Bord on a terminal: cards are shown for a moment, and nothing of them stays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.text import Text

from undertable.core.legal import Moves
from undertable.core.text import LANGUAGES, say
from undertable.core.types import Event, Move, Said
from undertable.games.smugglers.goods import KEYS, PLACES
from undertable.games.smugglers.terminal import drawing
from undertable.games.smugglers.types import (
    Answered,
    Believe,
    Claim,
    Ended,
    Handed,
    Look,
    Looked,
    MustLook,
    Object,
    Paid,
    Peeked,
    Shown,
    SmugglersView,
    Stop,
    Suspect,
    Taken,
    Thrown,
)
from undertable.screen import Beat, Menu, Screen, not_so, unclear

_NAME = 11
_PAUSES: dict[type[Event], float] = {MustLook: 0.7, Looked: 0.7, Paid: 1.2}


class SmugglersScreen(Screen):
    def table(self, view: SmugglersView) -> RenderableType:
        names = [self.say(f"good-{key}") for key in KEYS]
        inside = [Text(), *self._players(view), Text(), *self._middle(view)]
        lines = drawing.ring(names, view.fields, PLACES[view.pawn], inside)
        return Group(*lines, *self._turned_up(view))

    def _players(self, view: SmugglersView) -> Iterator[Text]:
        active = _active(view)
        for seat, name in enumerate(self.names):
            line = Text(" ▸ " if seat in active else "   ", "bold yellow")
            who = Text(name, "bold" if seat in active else "")
            who.truncate(_NAME - 1, overflow="ellipsis", pad=True)
            who.append(" ")
            looks = seat == view.looker
            row = drawing.backs(view.cards[seat], view.looked if looks else ())
            row.truncate(14, pad=True)
            chips = Text(f" {view.cards[seat]:2}  ● {view.chips[seat]:<2}  ")
            yield Text.assemble(line, who, row, chips, (self._state(view, seat), "yellow"))

    def _state(self, view: SmugglersView, seat: int) -> str:
        if view.phase == "over":
            return self.say("screen-points", points=2 * view.cards[seat] + view.chips[seat])
        if seat in view.searched:
            return self.say("screen-in-vain")
        if seat in view.objectors:
            return self.say("screen-objects")
        return self.say("screen-looks") if seat == view.looker else ""

    def _middle(self, view: SmugglersView) -> Iterator[Text]:
        if view.phase == "over":
            yield Text(f"   {self.say('screen-over')}", "bold")
            return
        if view.heap:
            yield Text(f"   {self.say('screen-heap', count=view.heap)}")
        else:
            said = self.say(
                "screen-state", turn=view.turns + 1, chest=view.chest, cards=view.enough
            )
            yield Text(f"   {said}", "grey58")
        if view.sought is not None:
            yield Text(f"   {self._seeking(view)}", "bold")

    def _seeking(self, view: SmugglersView) -> str:
        good = self.say(f"the-{view.sought}")
        if not view.chain:
            return self.say("screen-who-has", good=good)
        claimer, last = view.chain[0].seat, view.chain[-1]
        if claimer == view.chain[0].named:
            return self.say("screen-claims", name=self.names[claimer], good=good)
        chain = [claimer, *(guess.named for guess in view.chain if guess.seat != guess.named)]
        loop = " ↺" if last.seat == last.named else ""
        card = self.say(f"good-{view.sought}")
        return f"{card}: {_fitted([self.names[seat] for seat in chain], len(card + loop))}{loop}"

    def _turned_up(self, view: SmugglersView) -> Iterator[Text]:
        """S39: when it is over, everybody's cards."""
        for name, row in zip(self.names, view.rows, strict=False):
            goods = ", ".join(self.say(f"good-{key}") for key in row) or "–"
            yield Text.assemble((f"{name}: ", "bold"), goods)

    # What can be done, and how it is typed.

    def private(self, view: SmugglersView) -> bool:
        """Only objections and cards looked at are for one pair of eyes."""
        return view.phase in ("objecting", "looking")

    def ask(self, view: SmugglersView, legal: Moves) -> RenderableType:
        name = self.names[view.seat or 0]
        good = self.say(f"the-{view.sought}") if view.sought else ""
        if view.phase == "naming":
            return Text(
                self.say("screen-ask-naming", name=name, good=good, names=self._others(view))
            )
        if view.phase == "objecting":
            claimer = self.names[view.chain[0].seat]
            return Text(self.say("screen-ask-objecting", name=name, claimer=claimer, good=good))
        if view.phase == "looking":
            cards = " ".join(str(move.slot + 1) for move in legal if isinstance(move, Look))
            key = "screen-ask-looking-on" if view.found else "screen-ask-looking"
            return Text(self.say(key, name=name, good=good, cards=cards))
        return Text(self.say(f"screen-ask-{view.phase}", name=name))

    def _others(self, view: SmugglersView) -> str:
        seats = (seat for seat in range(len(self.names)) if seat != view.seat)
        return "  ".join(f"{n}\u00a0{self.names[seat]}" for n, seat in enumerate(seats, 2))

    def help(self, view: SmugglersView, legal: Moves) -> RenderableType:
        return Text(self.say(f"screen-help-{view.phase}"))

    def read(self, line: str, view: SmugglersView, legal: Moves) -> Move | Menu:
        word = line.casefold()
        if view.phase == "naming":
            return self._read_name(word, view)
        if view.phase == "objecting":
            return self._read_answer(word)
        if view.phase == "looking":
            return self._read_look(word, view)
        if word in _words("screen-words-roll"):
            return legal[0]
        return super().read(line, view, legal)

    def _read_name(self, word: str, view: SmugglersView) -> Move:
        own = self.names[view.seat or 0].casefold()
        if word in ("1", own) or word in _words("screen-words-me"):
            return Claim()
        others = [seat for seat in range(len(self.names)) if seat != view.seat]
        if word.isdecimal() and 2 <= int(word) <= len(others) + 1:
            return Suspect(others[int(word) - 2])
        named = [seat for seat in others if self.names[seat].casefold().startswith(word)]
        if len(named) != 1:
            raise not_so(self.game, "screen-whom", line=word, names=self._others(view))
        return Suspect(named[0])

    def _read_answer(self, word: str) -> Move:
        if word == "1" or word in _words("screen-words-believe"):
            return Believe()
        if word == "2" or word in _words("screen-words-object"):
            return Object()
        raise unclear(word)

    def _read_look(self, word: str, view: SmugglersView) -> Move:
        if view.found and (word == "0" or word in _words("screen-words-stop")):
            return Stop()
        if word.isdecimal() and 1 <= int(word) <= view.cards[view.seat or 0]:
            return Look(int(word) - 1)
        raise not_so(self.game, "screen-which-card", cards=view.cards[view.seat or 0])

    # What happened. Nothing of it is kept: this is a memory game.

    def beats(self, events: Sequence[Event], viewer: int | None) -> Iterator[Beat]:
        before: list[str] = []
        for event, after in zip_longest(events, events[1:]):
            said = self.sentence(event, viewer)
            match event, after:
                case (Thrown(), Taken()) | (Shown(), Handed()):
                    before = [said]
                case (Taken() | Shown() | Handed() | Peeked(), _):
                    yield self._card(event, [*before, said])
                    before = []
                case (Said() | Ended(), _):
                    yield Beat(Text(said, "bold"))
                case _ if not _is_seen_anyway(event, viewer):
                    yield Beat(Text(said), keep=False, pause=_PAUSES.get(type(event), 1.6))

    def _card(self, event: Taken | Shown | Handed | Peeked, said: list[str]) -> Beat:
        name = self.say(f"good-{event.good}")
        picture = drawing.face(event.good, name, said, self.say("screen-gone"))
        return Beat(Text(said[-1]), moment=picture, keep=False, pause=0.0)


def _fitted(names: list[str], beside: int) -> str:
    """The chain of guesses; where it gets too long, its end is what matters."""
    names = [name if len(name) <= _NAME else f"{name[: _NAME - 1]}…" for name in names]
    room = drawing.INSIDE - len("   : ") - beside
    while len(said := " → ".join(names)) > room and len(names) > 2:
        names = ["…", *names[2:]]
    return said


def _is_seen_anyway(event: Event, viewer: int | None) -> bool:
    """The own answer, and the own card that is being looked at."""
    own_look = isinstance(event, Looked) and event.seat == viewer
    return own_look or isinstance(event, Answered)


def _active(view: SmugglersView) -> list[int]:
    """Whose move it is, as far as all may know."""
    if view.looker is not None:
        return [view.looker]
    if view.phase == "naming" and view.chain:
        return [view.chain[-1].named]
    return [] if view.phase == "over" else [view.turn]


def _words(key: str) -> set[str]:
    """What may be typed, in any of the languages."""
    return {word for lang in LANGUAGES for word in say("smugglers", key, lang).split()}


SCREEN = SmugglersScreen
