"""Hart an der Grenze on a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undertable.core.legal import Moves
from undertable.core.text import whose
from undertable.core.types import Event, Move
from undertable.games.border.goods import CARDS, COMPENSATIONS, FINES, KINDS, LEGAL_KINDS, VALUES
from undertable.games.border.rules.cards import counted
from undertable.games.border.rules.choices import ACCEPT
from undertable.games.border.terminal import drawing, parse
from undertable.games.border.types import (
    MOST_CARDS,
    BorderView,
    Bribed,
    Called,
    Cashed,
    Confiscated,
    Crossed,
    Dealt,
    Declared,
    Drew,
    Kept,
    KeptCards,
    Looked,
    Opened,
    Packed,
    PackedCards,
    Place,
    Sold,
    Starred,
    TalkEnded,
    Word,
)
from undertable.games.border.words import good_text, goods_text
from undertable.screen import Beat, Menu, Screen

QUIET = (Dealt, PackedCards, KeptCards, TalkEnded)
"""What the table shows anyway."""
WORDS_SHOWN = 5


class BorderScreen(Screen):
    def table(self, view: BorderView) -> RenderableType:
        if view.sale:
            cash = [place.cash for place in view.places]
            sale = drawing.final_sale(view.sale, self.names, cash, self.say)
            return Group(Text(self.say("screen-final"), "bold"), sale)
        parts: list[RenderableType] = [self._head(view), Text(), self._places(view), Text()]
        if view.haggle is not None:
            parts += [self._desk(view), Text()]
        return Group(*parts, self._overview(view))

    def _head(self, view: BorderView) -> Text:
        turn = {"round": view.round, "rounds": view.options.rounds, "turn": view.turn}
        said = self.say("screen-head", turns=view.turns, **turn)
        piles = self.say("screen-piles", draw=view.draw, discards=sum(view.discards))
        return Text(said, "bold").append(f"   {piles}", "dim")

    def _places(self, view: BorderView) -> Table:
        rows = Table.grid(padding=(0, 2))
        for justify in ("left", "right", "right", "left", "right", "right", "left"):
            rows.add_column(justify=justify)
        heads = ("", "money", "hand", "suitcase", "behind", "under", "tokens")
        rows.add_row(*(Text(self.say(f"screen-{h}") if h else "", "dim") for h in heads))
        for seat, place in enumerate(view.places):
            rows.add_row(self._who(view, seat), *self._place(view, seat, place))
        return rows

    def _who(self, view: BorderView, seat: int) -> Text:
        star = "★" if seat == view.sheriff else " "
        acts = "▸" if seat in view.acting else " "
        who = Text(f"{acts}{star} {self.names[seat]}", "bold" if seat in view.acting else "")
        who.truncate(14, overflow="ellipsis")
        if star.strip():
            who.stylize("yellow", 1, 2)
        return who

    def _place(self, view: BorderView, seat: int, place: Place) -> list[Text]:
        cash = "?" if place.cash is None else self.say("sum", amount=place.cash)
        hand = f"{place.cards}?" if place.hand is None else str(place.hand)
        tokens = Text("●" if place.seizure else "", "red").append("○" if place.extra else "")
        return [
            Text(cash),
            Text(hand),
            self._suitcase(view, seat, place),
            Text(str(place.behind)),
            Text(str(place.under)),
            tokens,
        ]

    def _suitcase(self, view: BorderView, seat: int, place: Place) -> Text:
        if seat == view.sheriff:
            return Text(self.say("screen-sheriff"), "yellow")
        size = "?" if place.packed and place.suitcase is None else str(place.suitcase)
        box = Text(f"▣ {size}", "bold") if place.packed else Text("")
        if place.count is not None and place.good is not None:
            said = self._quoted(place.count, place.good)
            box.append(f"  {said}" if place.packed else said)
            if place.checked and not place.packed:
                box.append(f" {self.say('screen-checked')}", "dim")
        return box

    def _quoted(self, count: int, good: int) -> str:
        return self.say("screen-quoted", said=f"{count} {good_text(good, count, self.lang)}")

    def _desk(self, view: BorderView) -> RenderableType:
        """The haggle as a conversation: the traveller on the left, the sheriff on the right."""
        haggle = view.haggle
        assert haggle is not None
        title = self.say("screen-desk", name=self.names[haggle.traveller])
        talk = Table.grid(padding=(0, 2))
        talk.add_column(width=36)
        talk.add_column(width=36)
        for word in haggle.words[-WORDS_SHOWN:]:
            line = Text(f"{self.names[word.seat]}: {self._word(word)}", "bold")
            sheriff = word.seat == haggle.sheriff
            talk.add_row(*((Text(), line) if sheriff else (line, Text())))
        return Group(Text(title, "bold yellow"), talk)

    def _word(self, word: Word) -> str:
        return self.say(f"screen-word-{word.verb}", amount=word.amount or 0)

    def _overview(self, view: BorderView) -> Table:
        piles = (("hand", view.hand), ("suitcase", view.suitcase), ("behind", view.behind))
        own = [(key, goods) for key, goods in (*piles, ("under", view.under)) if goods]
        rows = [(self.say(f"screen-own-{key}"), goods) for key, goods in own]
        heads = [good_text(good, 2, self.lang) for good in range(KINDS)]
        return drawing.overview(len(view.places), rows, heads, self.say)

    # What can be done, and how it is typed.

    def ask(self, view: BorderView, legal: Moves) -> RenderableType:
        match view.phase:
            case "packing":
                return Group(self._row(view.hand), Text(self.say("screen-ask-packing")))
            case "declaring":
                return self._ask_declaration(view)
            case "haggling":
                return Text(self._ask_at_the_desk(view, legal))
            case "keeping":
                return Group(self._row(view.behind), Text(self.say("screen-ask-keeping")))
            case _:
                return Group(Text(self.say(f"screen-ask-{view.phase}")), self.listed(legal))

    def _row(self, goods: Sequence[int]) -> Text:
        return drawing.row_of_cards(goods, self._card)

    def _card(self, good: int) -> str:
        return good_text(good, 1, self.lang)

    def _ask_declaration(self, view: BorderView) -> RenderableType:
        packed = goods_text(view.suitcase, self.lang)
        good = max(range(LEGAL_KINDS), key=view.suitcase.count)
        example = goods_text((good,) * len(view.suitcase), self.lang)
        return Text(self.say("screen-ask-declaring", packed=packed, example=example))

    def _ask_at_the_desk(self, view: BorderView, legal: Moves) -> str:
        haggle = view.haggle
        assert haggle is not None
        sheriff = view.seat == haggle.sheriff
        last = legal[len(legal) - 1]
        most = getattr(last, "amount", None)
        if most is None:
            key = "screen-ask-last" if ACCEPT in legal else "screen-ask-only-open"
            return self.say(key, sum=haggle.standing or 0)
        side = "sheriff" if sheriff else "traveller"
        if haggle.standing is None:
            return self.say(f"screen-ask-{side}", most=most)
        return self.say(f"screen-ask-{side}-answer", sum=haggle.standing, most=most)

    def read(self, line: str, view: BorderView, legal: Moves) -> Move | Menu:
        return parse.read(line, view, legal, self.names)

    def help(self, view: BorderView, legal: Moves) -> RenderableType:
        return Text(self.say(f"screen-help-{view.phase}"))

    def odds(self, view: BorderView, legal: Moves) -> RenderableType | None:
        """For the sheriff how likely such hands are, for a traveller what is at stake."""
        if view.phase in ("checking", "tokens"):
            return Text("\n".join(self._likely(view)))
        if view.phase == "haggling" and view.haggle and view.seat == view.haggle.sheriff:
            return Text("\n".join(self._likely(view, view.haggle.traveller)))
        if view.suitcase and view.places[view.seat or 0].count is not None:
            return Text(self._at_stake(view))
        return None

    def _likely(self, view: BorderView, only: int | None = None) -> list[str]:
        own = counted(view.hand + view.suitcase + view.behind + view.under)
        unseen = [CARDS[g] - own[g] - view.discards[g] for g in range(KINDS)]
        lines = []
        for seat, place in enumerate(view.places):
            if place.count is None or place.good is None or only not in (None, seat):
                continue
            said = f"{place.count} {good_text(place.good, place.count, self.lang)}"
            percent = round(100 * _at_least(place.count, unseen[place.good], sum(unseen)))
            name = self.names[seat]
            lines.append(self.say("screen-odds-hand", name=name, said=said, percent=percent))
        return lines

    def _at_stake(self, view: BorderView) -> str:
        place = view.places[view.seat or 0]
        assert place.count is not None
        assert place.good is not None
        foreign = [good for good in view.suitcase if good != place.good]
        surplus = len(view.suitcase) - len(foreign) - place.count
        wrong = foreign + [place.good] * max(0, surplus)
        if not wrong and len(view.suitcase) < place.count:
            return self.say("screen-odds-short")
        if not wrong:
            each = place.count if view.options.compensation == "per_card" else 1
            return self.say("screen-odds-honest", amount=each * COMPENSATIONS[place.good])
        value, fine = sum(VALUES[g] for g in wrong), sum(FINES[g] for g in wrong)
        return self.say("screen-odds-stake", value=value, fine=fine)

    # What happened.

    def beats(self, events: Sequence[Event], viewer: int | None) -> Iterator[Beat]:
        crossed = [event for event in events if isinstance(event, Crossed)]
        for number, event in enumerate(events):
            match event:
                case Crossed():
                    if event is crossed[-1]:
                        yield Beat(Text(self._crossed(crossed), "dim"), pause=0.6)
                case Called():
                    yield Beat(self._called(event, events[number + 1 :]), pause=1.2)
                case Cashed():
                    pass
                case _ if not isinstance(event, QUIET):
                    yield self._beat(event, viewer)

    def _beat(self, event: Event, viewer: int | None) -> Beat:
        line = self.sentence(event, viewer)
        match event:
            case Starred():
                return Beat(Text(f"── {line}", "bold yellow"), pause=0.5)
            case Drew() | Kept():
                return Beat(Text(line, "dim"), pause=0.2)
            case Packed():
                return Beat(Text(line, "dim"), pause=0.3)
            case Opened():
                return Beat(Text(line), moment=self._opened(event, line, viewer))
            case Bribed() | Confiscated():
                return Beat(Text(line, "bold"), pause=1.5)
            case Looked():
                return Beat(Text(line, "bold magenta"), moment=self._looked(event, line, viewer))
            case Declared() | Sold():
                return Beat(Text(line), pause=0.8)
            case _:
                return Beat(Text(line))

    def _crossed(self, crossed: Sequence[Crossed]) -> str:
        said = ", ".join(f"{self.names[event.seat]} {event.count}" for event in crossed)
        return self.say("screen-crossed", said=said)

    def _called(self, event: Called, after: Sequence[Event]) -> Text:
        good = good_text(event.good, 2, self.lang)
        line = Text(self.say("screen-called", good=good, limit=event.limit), "bold")
        shown = [e for e in after if isinstance(e, Cashed) and e.good == event.good]
        got = [
            f"{self.names[e.seat]} {e.count} → {self.say('sum', amount=e.income)}" for e in shown
        ]
        return line.append(" " + (", ".join(got) or "–"), "not bold")

    def _whose_suitcase(self, seat: int, viewer: int | None) -> str:
        me = "yes" if seat == viewer else "no"
        return self.say("screen-opened", of=whose(self.names[seat], self.lang), me=me)

    def _opened(self, event: Opened, line: str, viewer: int | None) -> RenderableType:
        title = self._whose_suitcase(event.seat, viewer)
        said = self._quoted(event.count, event.good)
        row = drawing.suitcase(event.cards, event.wrong, self._card, self.say)
        verdict = Text(line, "bold red" if event.wrong else "bold green")
        return drawing.framed(title, Text(said, "bold"), row, Text(), verdict)

    def _looked(self, event: Looked, line: str, viewer: int | None) -> RenderableType:
        title = self._whose_suitcase(event.seat, viewer)
        row = drawing.suitcase(event.cards, event.taken, self._card, self.say, fined=False)
        return drawing.framed(title, row, Text(), Text(line, "bold magenta"))


def _at_least(count: int, of_good: int, unseen: int) -> float:
    """How many hands of five out of the unseen cards have at least so many of a good."""
    if unseen < MOST_CARDS:
        return 1.0
    hands = comb(unseen, MOST_CARDS)
    return (
        sum(
            comb(of_good, n) * comb(unseen - of_good, MOST_CARDS - n)
            for n in range(count, MOST_CARDS + 1)
        )
        / hands
    )


SCREEN = BorderScreen
