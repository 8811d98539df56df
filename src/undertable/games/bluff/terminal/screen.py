"""Bluff on a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from undertable.core.legal import Moves
from undertable.core.text import whose
from undertable.core.types import Event, Move
from undertable.games.bluff.bot.odds import chance
from undertable.games.bluff.rules.bidding import bid_text
from undertable.games.bluff.rules.rolls import FITS
from undertable.games.bluff.terminal import drawing, parse
from undertable.games.bluff.types import (
    FACES,
    STAR,
    Begins,
    Bid,
    BluffView,
    Doubted,
    Lost,
    OpeningRolled,
    Out,
    Peeked,
    Shaken,
)
from undertable.screen import Beat, Menu, Screen


class BluffScreen(Screen):
    def table(self, view: BluffView) -> RenderableType:
        head = self.say("screen-head", round=view.round, dice=sum(view.dice))
        track = drawing.ring(view.bid, view.cap, (self._bid_line(view), self._graveyard(view)))
        return Group(Text(head, "bold"), Text(), *track, Text(), self._cups(view))

    def _bid_line(self, view: BluffView) -> Text:
        if view.phase == "over":
            return Text()
        if view.bid is None or view.bidder is None:
            return Text(self.say("screen-no-bid"), "dim")
        said = self.say("screen-bid", name=self.names[view.bidder], **self._bid(view.bid))
        return Text(said, "bold")

    def _graveyard(self, view: BluffView) -> Text:
        lost = view.options.dice * len(view.dice) - sum(view.dice)
        label = self.say("screen-graveyard")
        return Text(f"{label} {'▪' * lost or '–'}", "grey58")

    def _cups(self, view: BluffView) -> Table:
        cups = Table.grid(padding=(0, 2))
        for seat, name in enumerate(self.names):
            turn = seat == view.turn
            style = "bold" if turn else "" if view.dice[seat] else "grey42"
            mark = ("♛" if view.phase == "over" else "▸") if turn else " "
            who = Text(f"{mark} {name}", style)
            who.truncate(18, overflow="ellipsis")
            cups.add_row(who, *self._cup(view, seat))
        return cups

    def _cup(self, view: BluffView, seat: int) -> tuple[Text, Text]:
        if not view.dice[seat]:
            return Text(self.say("screen-out"), "grey42"), Text()
        if view.phase == "over":
            return Text("▪" * view.dice[seat], "yellow"), Text()
        own = seat == view.seat
        under = drawing.dice(view.cup) if own else drawing.hidden(view.cups[seat])
        if not view.laid[seat]:
            return under, Text()
        laid = Text(self.say("screen-laid") + " ", "grey58")
        return under, laid.append_text(drawing.dice(view.laid[seat]))

    # What can be done, and how it is typed.

    def ask(self, view: BluffView, legal: Moves) -> RenderableType:
        if view.phase == "laying":
            return Text(self.say("screen-ask-laying"))
        number, star = _lowest(legal, view.bid)
        if view.bid is None:
            return Text(self.say("screen-ask-first", number=_short(number), star=_short(star)))
        bid = self._bid(view.bid)
        if number is None and star is None:
            return Text(self.say("screen-ask-doubt", **bid))
        examples = " / ".join(_short(example) for example in (number, star) if example)
        return Text(self.say("screen-ask", examples=examples, **bid))

    def read(self, line: str, view: BluffView, legal: Moves) -> Move | Menu:
        return parse.read(line, view.phase == "laying")

    def help(self, view: BluffView, legal: Moves) -> RenderableType:
        if view.phase == "laying":
            return Text(self.say("screen-help-laying"))
        bids = [move for move in legal if isinstance(move, Bid)]
        lines = [self.say("screen-help-bid" if view.bid else "screen-help-first")]
        for key, stars in (("screen-help-numbers", False), ("screen-help-stars", True)):
            some = [bid for bid in bids if (bid.face == STAR) == stars]
            if some:
                lines.append(self.say(key, least=_short(some[0]), most=_short(some[-1])))
        return Text("\n".join(lines))

    def odds(self, view: BluffView, legal: Moves) -> RenderableType | None:
        """How likely bids are to hold for someone who sees what this seat sees."""
        if view.phase not in ("bidding", "laying"):
            return None
        lines = []
        if view.bid is not None:
            percent = _percent(_holds(view, view.bid))
            lines.append(self.say("screen-odds", bid=self._words(view.bid), percent=percent))
        bids = [move for move in legal if isinstance(move, Bid)]
        by_face = [[bid for bid in bids if bid.face == face] for face in FACES]
        if view.bid is not None and bids:
            lowest = [self._chance(view, some[0]) for some in by_face if some]
            lines.append(self.say("screen-odds-next", bids=_spaced(lowest)))
        likely = [[bid for bid in some if _holds(view, bid) >= 0.5] for some in by_face]
        if any(likely):
            highest = [_short(some[-1]) for some in likely if some]
            lines.append(self.say("screen-odds-even", bids=_spaced(highest)))
        return Text("\n".join(lines))

    def _chance(self, view: BluffView, bid: Bid) -> str:
        percent = _percent(_holds(view, bid))
        return self.say("screen-odds-chance", bid=_short(bid), percent=percent)

    # What happened.

    def beats(self, events: Sequence[Event], viewer: int | None) -> Iterator[Beat]:
        rolled = [event for event in events if isinstance(event, OpeningRolled)]
        if rolled:
            yield Beat(self._opening(rolled), pause=2.0)
        for number, event in enumerate(events):
            match event:
                case OpeningRolled() | Shaken() | Lost() | Out():
                    pass
                case Doubted():
                    yield self._cups_up(event, events[number + 1 :], viewer)
                case Begins():
                    yield Beat(Text(self.sentence(event, viewer), "bold"))
                case Peeked():
                    yield Beat(Text(self.sentence(event, viewer), "dim"), pause=0.0)
                case _:
                    own = viewer is not None and getattr(event, "seat", None) == viewer
                    yield Beat(Text(self.sentence(event, viewer)), pause=0.3 if own else 1.0)

    def _opening(self, rolled: Sequence[OpeningRolled]) -> RenderableType:
        rows = Table.grid(padding=(0, 2))
        for event in rolled:
            rows.add_row(self.names[event.seat], drawing.dice(event.dice), str(event.total))
        return Group(Text(self.say("screen-opening")), rows)

    def _cups_up(self, event: Doubted, after: Sequence[Event], viewer: int | None) -> Beat:
        losses = [e for e in after if isinstance(e, Lost | Out)]
        lost = " ".join(self.sentence(loss, viewer) for loss in losses)
        words = {
            "doubter": self.names[event.seat],
            "bidder": self.names[event.bidder],
            "bidder_of": whose(self.names[event.bidder], self.lang),
            "bidder_me": "yes" if event.bidder == viewer else "no",
            **self._bid(Bid(event.count, event.face)),
            "actual": event.actual,
            "me": "yes" if event.seat == viewer else "no",
        }
        line = Text(f"{self.say('screen-told', **words)} {lost}")
        order = _bidder_last(event)
        rising = [self._raised(event, words, order[:up], "") for up in range(len(order))]
        return Beat(line, moment=self._raised(event, words, order, lost), rising=rising)

    def _raised(
        self, event: Doubted, words: dict[str, object], up: Sequence[int], lost: str
    ) -> Panel:
        """The table with these cups raised, and the result once all of them are."""
        rows = Table.grid(padding=(0, 2))
        for seat, faces in enumerate(event.dice):
            if seat in up:
                fits = Text(str(FITS[faces][event.face]), "bold green", justify="right")
                rows.add_row(self.names[seat], drawing.sorted_out(faces, event.face), fits)
            elif faces:
                rows.add_row(self.names[seat], drawing.hidden(len(faces)), "")
        held = "bold green" if event.actual >= event.count else "bold red"
        result = Text(self.say("screen-counted", **words), held) if lost else Text()
        doubted = Text(self.say("screen-doubted", **words))
        story = Group(doubted, Text(), rows, Text(), result, Text(lost))
        return Panel(story, title=self.say("screen-cups-up"), width=78, padding=(1, 3))

    def _bid(self, bid: Bid) -> dict[str, object]:
        """What a sentence about a bid is told."""
        return {"bid": self._words(bid), "count": bid.count, "face": bid.face}

    def _words(self, bid: Bid) -> str:
        return bid_text(bid).say(self.lang)


def _bidder_last(event: Doubted) -> list[int]:
    """The seats with dice, clockwise from the bidder's left."""
    seats = len(event.dice)
    clockwise = ((event.bidder + step) % seats for step in range(1, seats + 1))
    return [seat for seat in clockwise if event.dice[seat]]


def _lowest(legal: Moves, bid: Bid | None) -> tuple[Bid | None, Bid | None]:
    """The lowest bid on a number and on stars; the first bid of a round gets a likelier example."""
    bids = [move for move in legal if isinstance(move, Bid)]
    if bid is None:
        bids = [b for b in bids if b.count > 1] or bids
    number = next((b for b in bids if b.face != STAR), None)
    return number, next((b for b in bids if b.face == STAR), None)


def _short(bid: Bid | None) -> str:
    if bid is None:
        return "–"
    return f"★{bid.count}" if bid.face == STAR else f"{bid.count}x{bid.face}"


def _holds(view: BluffView, bid: Bid) -> float:
    """The chance that at least so many dice fit: known dice, and a binomial for all others."""
    known = sum(FITS[roll][bid.face] for roll in (view.cup, *view.laid))
    unseen = sum(view.cups) - len(view.cup)
    return sum(chance(unseen, bid.face)[max(0, bid.count - known) :])


def _spaced(items: Sequence[str]) -> str:
    return "   ".join(item.replace(" ", "\u00a0") for item in items)


def _percent(chance: float) -> str:
    """Whole percent; only what is certain is 0 or 100."""
    if 0 < chance < 0.005:
        return "<1"
    return ">99" if 0.995 < chance < 1 - 1e-12 else str(round(100 * chance))


SCREEN = BluffScreen
