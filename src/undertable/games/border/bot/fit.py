"""How the habits in habits.json are found: by watching games, until they repeat themselves.

Whoever lies says what is believed most, so words change their meaning from pass to pass, in a ring.
What is believed is therefore what was seen in many passes, the first half of them forgotten: then
no word is a better lie than the others, and sheriffs are right about what lies behind them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path

import msgspec

from undertable.core.bot import Bot
from undertable.core.types import Event
from undertable.games.border.bot.character import CHARACTERS
from undertable.games.border.bot.habits import Habits, Table, Words, habits
from undertable.games.border.bot.packing import wrong_cards
from undertable.games.border.bot.policy import Mind, Smuggler
from undertable.games.border.goods import FINES, KINDS, LEGAL_KINDS, VALUES
from undertable.games.border.rules.cards import counted
from undertable.games.border.types import (
    MOST_CARDS,
    MOST_KEPT,
    BorderView,
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


USUAL = 0.03
"""As many declarations, as a part of all, count as usual ones for each word."""


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
        self.expected = 0.0
        """What the sheriff thought that opening would cost, if something was wrong."""

    @property
    def wrong(self) -> list[int]:
        return wrong_cards(self.cards, self.count, self.good)

    def loss(self, worth: Sequence[float]) -> float:
        """What opening costs, with what cards of each good are worth."""
        return sum([worth[card] + FINES[card] for card in self.wrong])


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


class Seen:
    """What was seen in one pass."""

    def __init__(self) -> None:
        self.turns: list[tuple[str, list[Turn]]] = []
        """By whether the number of cards was open or hidden, game by game."""
        self.kept: list[tuple[int, Goods, Goods]] = []
        """In which round, what was kept, and what was sold."""
        self.worths: list[list[float]] = []
        """What cards of each good were worth to somebody who checks."""
        self.expected: dict[tuple[int, int, int], float] = {}
        """By round, turn and seat of this game: what the sheriff thought that opening costs."""


class Watched(Smuggler):
    """Hard, who notes what it thinks of cards and suitcases."""

    def __init__(self, known: Habits, seen: Seen) -> None:
        super().__init__(CHARACTERS["hard"], known)
        self.seen = seen

    def mind(self, view: BorderView, history: Sequence[Event]) -> Mind:
        mind = super().mind(view, history)
        if view.phase == "checking":
            self.seen.worths.append([mind.worth.card(good) for good in range(KINDS)])
            for seat in mind.reading.unchecked():
                loss = mind.reading.loss(*mind.reading.declared(seat))
                self.seen.expected[view.round, view.turn, seat] = loss
        return mind


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
        self.passes = [Seen()]

    def bot(self) -> Bot:
        return Watched(self.habits, self.passes[-1])

    def watch(self, options: dict[str, object], events: Sequence[Event]) -> None:
        """One game from the beginning to the end, with all that was hidden in it."""
        seen = self.passes[-1]
        found = list(turns(events))
        for turn in found:
            for seat, case in turn.suitcases.items():
                case.expected = seen.expected[turn.star.round, turn.star.turn, seat]
        seen.expected.clear()
        seen.turns.append((str(options["counts"]), found))
        number = 0
        keeping: dict[int, Goods] = {}
        for event in events:
            if isinstance(event, Starred):
                number = event.round
            elif isinstance(event, KeptCards):
                keeping[event.seat] = event.cards
            elif isinstance(event, Sold):
                seen.kept.append((number, keeping.pop(event.seat, ()), event.cards))

    def learn(self) -> float:
        """Believe what was seen; how far off the sheriffs were, as a part of what they found."""
        before, off = self.habits, self._off()
        self.habits = Habits(
            usual={key: self._words(key, last=False) for key in before.usual},
            last={key: self._words(key, last=True) for key in before.last},
            kept=self._kept(),
            spread=self._spread(),
            settled=self._settled(),
            seized=(self._seized(last=False), self._seized(last=True)),
            star=self._star(),
        )
        self.passes.append(Seen())
        return off

    def _off(self) -> float:
        """What was thought to lie behind the declarations of this pass against what lay there."""
        thought = found = 0.0
        for key, words in self.habits.usual.items():
            for (count, good), cases in _cells(self.passes[-1:], key, last=False).items():
                lies, wrong = words.lies[count][good], words.wrong[count][good]
                worth = sum([n * value for n, value in zip(wrong, VALUES, strict=True)])
                thought += len(cases) * lies * worth
                found += sum([VALUES[card] for case in cases for card in case.wrong])
        return abs(thought - found) / found

    def write(self) -> None:
        text = msgspec.json.format(msgspec.json.encode(_rounded(msgspec.to_builtins(self.habits))))
        self.path.write_bytes(text + b"\n")

    # What there is to learn.

    @property
    def late(self) -> list[Seen]:
        """The passes that count."""
        return self.passes[len(self.passes) // 2 :]

    def _turns(self) -> Iterator[Turn]:
        return (turn for seen in self.late for _, found in seen.turns for turn in found)

    def _guilty(self) -> list[Suitcase]:
        """Smugglers at the desk."""
        cases = (case for turn in self._turns() for case in turn.suitcases.values())
        return [case for case in cases if case.checked and case.wrong]

    def _worth(self) -> list[float]:
        """What cards of each good were worth."""
        worths = [worth for seen in self.late for worth in seen.worths]
        return [sum([worth[good] for worth in worths]) / len(worths) for good in range(KINDS)]

    def _words(self, key: str, last: bool) -> Words:
        """Whatever is hardly ever said is thought to mean what words usually mean."""
        cells = _cells(self.late, key, last)
        everything = [case for cases in cells.values() for case in cases]
        lie, found = _behind(everything, 0.0, [0.0] * KINDS, 0.0)
        said: Table = []
        lies: Table = []
        wrong: list[Table] = []
        for count in range(MOST_CARDS):
            here = [cells.get((count, good), []) for good in range(LEGAL_KINDS)]
            behind = [_behind(cases, lie, found, USUAL * len(everything)) for cases in here]
            said.append([len(cases) / len(everything) for cases in here])
            lies.append([share for share, _ in behind])
            wrong.append([cards for _, cards in behind])
        return Words(said, lies, wrong)

    def _kept(self) -> list[list[list[list[float]]]]:
        return [
            [[self._keepings(number, good, sold) for sold in (False, True, None)]
             for good in range(KINDS)]
            for number in range(1, len(self.habits.kept) + 1)
        ]  # fmt: skip

    def _keepings(self, number: int, good: int, sold: bool | None) -> list[float]:
        """How often none, one, two, three; half of it as it was, so that it does not swing."""
        times = [FEW / 4] * (MOST_KEPT + 1)
        for seen in self.late:
            for when, kept, gone in seen.kept:
                if when == number and kept and sold in (None, good in gone):
                    times[kept.count(good)] += 1
        before = self.habits.kept[number - 1][good][0 if sold is False else 1 if sold else 2]
        return [(n / sum(times) + old) / 2 for n, old in zip(times, before, strict=True)]

    def _spread(self) -> tuple[float, ...]:
        """True losses of smugglers at the desk against what their declaration let expect."""
        worth = self._worth()
        return _quantiles([case.loss(worth) / case.expected for case in self._guilty()])

    def _settled(self) -> float:
        worth, guilty = self._worth(), self._guilty()
        share = 1 + 1 / (SEATS - 1)
        costs = [case.loss(worth) if case.paid is None else share * case.paid for case in guilty]
        return sum(costs) / sum([case.loss(worth) for case in guilty])

    def _seized(self, last: bool) -> float:
        """In the last round everybody is sheriff for the last time, as there are four."""
        rounds = len(self.habits.kept)
        open_to = [
            case
            for turn in self._turns()
            if turn.may_seize and (turn.star.round == rounds) == last
            for case in turn.suitcases.values()
            if not case.checked and case.wrong
        ]
        return sum(case.seized for case in open_to) / len(open_to)

    def _star(self) -> list[list[float]]:
        table = [[0.0] * SEATS for _ in self.habits.star]
        games = sum([len(seen.turns) for seen in self.late])
        for turn in self._turns():
            table[turn.star.round - 1][turn.star.turn - 1] += turn.earned / games
        return table


def _behind(
    cases: list[Suitcase], lie: float, wrong: list[float], weight: float
) -> tuple[float, list[float]]:
    """How often something is wrong, and what; `weight` cases are thought to be as usual."""
    guilty = [counted(tuple(case.wrong)) for case in cases if case.wrong]
    share = (len(guilty) + weight * lie) / (len(cases) + weight)
    number = len(guilty) + weight
    found = [
        (sum([cards[good] for cards in guilty]) + weight * wrong[good]) / number
        for good in range(KINDS)
    ]
    return share, found


def _cells(passes: Sequence[Seen], key: str, last: bool) -> dict[tuple[int, int], list[Suitcase]]:
    """Suitcases by declared number, less one, and good."""
    cells: dict[tuple[int, int], list[Suitcase]] = {}
    for seen in passes:
        for _, found in [game for game in seen.turns if game[0] == key]:
            for turn in [turn for turn in found if (turn is found[-1]) == last]:
                for case in turn.suitcases.values():
                    cells.setdefault((case.count - 1, case.good), []).append(case)
    return cells


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
