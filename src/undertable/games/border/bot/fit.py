"""How the habits in habits.json are found: by watching games, until they repeat themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path

import msgspec

from undertable.core.bot import Bot
from undertable.core.types import Event
from undertable.games.border.bot.beliefs import LOSSES
from undertable.games.border.bot.character import CHARACTERS
from undertable.games.border.bot.habits import Habits, Table, Words, habits
from undertable.games.border.bot.packing import wrong_cards
from undertable.games.border.bot.policy import Smuggler
from undertable.games.border.goods import KINDS, LEGAL_KINDS, VALUES
from undertable.games.border.rules.cards import counted
from undertable.games.border.types import (
    MOST_CARDS,
    MOST_KEPT,
    Bribed,
    Checked,
    Confiscated,
    Declared,
    Goods,
    KeptCards,
    Looked,
    Opened,
    PackedCards,
    Sold,
    Starred,
)

SEATS = 4
QUANTILES = 8
FEW = 8.0
"""So many cases the former habit counts for, where something was hardly ever seen."""


class Suitcase:
    """A suitcase of one turn, and what became of it."""

    def __init__(self, cards: Goods) -> None:
        self.cards = cards
        self.count = 0
        self.good = 0
        self.checked = False
        self.paid: int | None = None
        self.opened = False
        self.seized = False

    @property
    def wrong(self) -> list[int]:
        return wrong_cards(self.cards, self.count, self.good)

    @property
    def loss(self) -> int:
        return sum(LOSSES[card] for card in self.wrong)


class Turn:
    """One sheriff's turn."""

    def __init__(self, star: Starred) -> None:
        self.star = star
        self.suitcases: dict[int, Suitcase] = {}
        self.may_seize = False
        self.earned = 0.0


def turns(events: Sequence[Event]) -> Iterator[Turn]:
    """A game, turn by turn."""
    turn: Turn | None = None
    spent: set[int] = set()
    for event in events:
        if isinstance(event, Starred):
            if turn is not None:
                yield turn
            turn = Turn(event)
            turn.may_seize = event.seat not in spent
        elif turn is not None:
            _follow(turn, event)
            if isinstance(event, Confiscated):
                spent.add(event.sheriff)
    if turn is not None:
        yield turn


def _follow(turn: Turn, event: Event) -> None:
    if isinstance(event, PackedCards):
        turn.suitcases[event.seat] = Suitcase(event.cards)
    elif isinstance(event, Declared):
        turn.suitcases[event.seat].count = event.count
        turn.suitcases[event.seat].good = event.good
    elif isinstance(event, Checked):
        turn.suitcases[event.seat].checked = True
    elif isinstance(event, Bribed):
        turn.suitcases[event.seat].paid = event.amount
        turn.earned += event.amount
    elif isinstance(event, Opened):
        turn.suitcases[event.seat].opened = True
    elif isinstance(event, Looked):
        turn.suitcases[event.seat].seized = True
        turn.earned += sum(VALUES[card] for card in event.taken)


class Fit:
    """Habits that are being found."""

    path = Path(str(files("undertable.games.border.bot"))) / "habits.json"
    tables: tuple[tuple[int, dict[str, object]], ...] = (
        (SEATS, {"counts": "hidden"}),
        (SEATS, {"counts": "open"}),
    )
    """At which tables it is played: how many seats, and the options."""

    def __init__(self) -> None:
        self.habits = habits()
        self.seen: list[tuple[str, list[Turn]]] = []
        self.kept: list[tuple[int, Goods, Goods]] = []

    def bot(self) -> Bot:
        return Smuggler(CHARACTERS["hard"], self.habits)

    def watch(self, options: dict[str, object], events: Sequence[Event]) -> None:
        """One game from the beginning to the end, with all that was hidden in it."""
        self.seen.append((str(options["counts"]), list(turns(events))))
        number = 0
        keeping: dict[int, Goods] = {}
        for event in events:
            if isinstance(event, Starred):
                number = event.round
            elif isinstance(event, KeptCards):
                keeping[event.seat] = event.cards
            elif isinstance(event, Sold):
                self.kept.append((number, keeping.pop(event.seat, ()), event.cards))

    def learn(self) -> float:
        """Take on what was seen; the answer is how far a lie's likelihood has moved on average."""
        before = self.habits
        self.habits = Habits(
            usual={key: self._words(key, last=False) for key in before.usual},
            last={key: self._words(key, last=True) for key in before.last},
            kept=self._kept(),
            spread=self._spread(),
            settled=self._settled(),
            seized=self._seized(),
            loot=self._loot(),
            star=self._star(),
        )
        self.seen, self.kept = [], []
        pairs = [
            (old, new)
            for key in before.usual
            for olds, news in zip(before.usual[key].lies, self.habits.usual[key].lies, strict=True)
            for old, new in zip(olds, news, strict=True)
        ]
        return sum(abs(old - new) for old, new in pairs) / len(pairs)

    def write(self) -> None:
        text = msgspec.json.format(msgspec.json.encode(_rounded(msgspec.to_builtins(self.habits))))
        self.path.write_bytes(text + b"\n")

    # What there is to learn.

    def _turns(self) -> Iterator[Turn]:
        return (turn for _, found in self.seen for turn in found)

    def _suitcases(self) -> Iterator[Suitcase]:
        return (case for turn in self._turns() for case in turn.suitcases.values())

    def _words(self, key: str, last: bool) -> Words:
        before = (self.habits.last if last else self.habits.usual)[key]
        cases = [
            case
            for counts, found in self.seen
            if counts == key
            for turn in found
            if (turn is found[-1]) == last
            for case in turn.suitcases.values()
        ]
        cells: dict[tuple[int, int], list[Suitcase]] = {}
        for case in cases:
            cells.setdefault((case.count - 1, case.good), []).append(case)
        said: Table = []
        lies: Table = []
        wrong: list[Table] = []
        for count in range(MOST_CARDS):
            said.append([len(cells.get((count, g), ())) / len(cases) for g in range(LEGAL_KINDS)])
            lies.append([])
            wrong.append([])
            for good in range(LEGAL_KINDS):
                here = cells.get((count, good), [])
                guilty = [counted(tuple(case.wrong)) for case in here if case.wrong]
                old = before.lies[count][good]
                lies[-1].append((len(guilty) + FEW * old) / (len(here) + FEW))
                usual = before.wrong[count][good]
                wrong[-1].append(
                    [
                        (sum(cards[k] for cards in guilty) + FEW * usual[k]) / (len(guilty) + FEW)
                        for k in range(KINDS)
                    ]
                )
        return Words(said, lies, wrong)

    def _kept(self) -> list[list[list[list[float]]]]:
        return [
            [[self._keepings(number, good, sold) for sold in (False, True, None)]
             for good in range(KINDS)]
            for number in range(1, len(self.habits.kept) + 1)
        ]  # fmt: skip

    def _keepings(self, number: int, good: int, sold: bool | None) -> list[float]:
        """How often none, one, two, three; half of it as it was, so that it does not swing."""
        seen = [FEW / 4] * (MOST_KEPT + 1)
        for when, kept, gone in self.kept:
            if when == number and kept and sold in (None, good in gone):
                seen[kept.count(good)] += 1
        before = self.habits.kept[number - 1][good][0 if sold is False else 1 if sold else 2]
        return [(n / sum(seen) + old) / 2 for n, old in zip(seen, before, strict=True)]

    def _spread(self) -> tuple[float, ...]:
        """True losses of smugglers at the desk against what their declaration let expect."""
        guilty = [case for case in self._suitcases() if case.checked and case.wrong]
        mean = sum(case.loss for case in guilty) / len(guilty)
        return _quantiles([case.loss / mean for case in guilty])

    def _settled(self) -> float:
        guilty = [case for case in self._suitcases() if case.checked and case.wrong]
        share = 1 + 1 / (SEATS - 1)
        costs = [case.loss if case.paid is None else share * case.paid for case in guilty]
        return sum(costs) / sum(case.loss for case in guilty)

    def _seized(self) -> float:
        open_to = [
            case
            for turn in self._turns()
            if turn.may_seize
            for case in turn.suitcases.values()
            if not case.checked and case.wrong
        ]
        return sum(case.seized for case in open_to) / len(open_to)

    def _loot(self) -> tuple[float, ...]:
        """What the best suitcase that was not checked promised, turn by turn."""
        best = []
        for key, found in self.seen:
            for turn in found:
                words = (self.habits.last if turn is found[-1] else self.habits.usual)[key]
                hopes = [
                    words.lies[case.count - 1][case.good]
                    * sum(
                        n * VALUES[good]
                        for good, n in enumerate(words.wrong[case.count - 1][case.good])
                    )
                    for case in turn.suitcases.values()
                    if not case.checked
                ]
                best.append((1 + 1 / (SEATS - 1)) * max(hopes, default=0.0))
        return _quantiles(best)

    def _star(self) -> list[list[float]]:
        table = [[0.0] * SEATS for _ in self.habits.star]
        games = len(self.seen)
        for turn in self._turns():
            table[turn.star.round - 1][turn.star.turn - 1] += turn.earned / games
        return table


def _quantiles(values: list[float]) -> tuple[float, ...]:
    """As many values as stand for all of them, each for as many."""
    ranked, steps = sorted(values), range(1, 2 * QUANTILES, 2)
    return tuple(ranked[step * len(ranked) // (2 * QUANTILES)] for step in steps)


def _rounded(data: object) -> object:
    if isinstance(data, float):
        return round(data, 4)
    if isinstance(data, list):
        return [_rounded(item) for item in data]
    return {k: _rounded(v) for k, v in data.items()} if isinstance(data, dict) else data
