"""Bots in seats: what a bot is asked, as plain data, and how it answers.

A question holds a seat's view, history and legal moves as they would go over the wire, and nothing
else: whoever answers it, in another process or on another machine, cannot see more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Raw, Struct, json, to_builtins

from undertable.core.dice import FastDice
from undertable.core.game import Game
from undertable.core.legal import Amounts, Either, Listed, Moves, Subsets
from undertable.core.types import Move
from undertable.games import game
from undertable.table.table import Table


class Question(Struct):
    """What should this seat do?"""

    game: str
    level: str
    view: Raw
    history: list[Raw]
    legal: list[Any]
    seed: str
    silent: bool = False
    """Nothing may be said now, or it would be said in a person's name."""


class Answer(Struct):
    """The move, as it goes over the wire, and what is said with it."""

    move: Any
    words: str | None = None


def ask(table: Table, seat: int, seed: str) -> Question:
    """The question to a bot for this seat, which owes a decision."""
    assert table.match is not None
    state = table.match.state
    return Question(
        game=table.game.id,
        level=table.chairs[seat].bot or table.stand_in,
        view=Raw(json.encode(state.view(seat))),
        history=[Raw(json.encode(event)) for event in table.history(seat)],
        legal=state.legal(seat).describe(),
        seed=seed,
        silent=table.silent(seat) or table.chairs[seat].person is not None,
    )


def answer(question: Question) -> Answer:
    """What a bot of the wanted level does and says."""
    the_game = game(question.game)
    view = json.decode(question.view, type=the_game.view)
    history = [the_game.event_from(event) for event in question.history]
    legal = described(the_game, question.legal)
    bot, dice = the_game.bot(question.level), FastDice(question.seed)
    move = bot.decide(view, history, legal, dice)
    words = None if question.silent else bot.words(view, move, dice)
    return Answer(to_builtins(move), words)


def any_answer(question: Question) -> Answer:
    """The simplest bot's answer, for when another one fails."""
    legal = described(game(question.game), question.legal)
    return Answer(to_builtins(legal.sample(FastDice(question.seed))))


def described(the_game: Game, items: Sequence[Any]) -> Moves:
    """The legal moves that `Moves.describe` told of."""
    if all(_open_field(item) is None for item in items):
        return Listed([the_game.move_from(item) for item in items])
    return Either([_described_one(the_game, item) for item in items])


def _described_one(the_game: Game, item: dict[str, Any]) -> Moves:
    field = _open_field(item)
    if field is None:
        return Listed([the_game.move_from(item)])
    what = item[field]

    def make(value: int | tuple[int | str, ...]) -> Move:
        return the_game.move_from({**item, field: value})

    if "from" in what:
        return Amounts(make, field, what["from"], what["to"])
    return Choice(make, field, what)


class Choice(Moves):
    """One move for each selection out of kinds that have numbers or names."""

    def __init__(
        self, make: Callable[[tuple[int | str, ...]], Move], field: str, what: Any
    ) -> None:
        self._make = make
        self._field = field
        self._kinds = [int(kind) if kind.isdecimal() else kind for kind in what["of"]]
        heap = list(what["of"].values())
        self._places = Subsets(self._chosen, field, heap, what["least"], what["most"])

    def _chosen(self, places: tuple[int, ...]) -> Move:
        return self._make(tuple(self._kinds[place] for place in places))

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, index: int) -> Move:
        return self._places[index]

    def __contains__(self, move: object) -> bool:
        chosen = getattr(move, self._field, None)
        if not isinstance(chosen, tuple) or any(kind not in self._kinds for kind in chosen):
            return False
        places = sorted(self._kinds.index(kind) for kind in chosen)
        within = self._places.least <= len(places) <= self._places.most
        there = all(places.count(place) <= self._places.heap[place] for place in set(places))
        return within and there and self._make(chosen) == move

    def describe(self) -> list[object]:
        if not len(self):
            return []
        places = self._places
        heap = {str(k): n for k, n in zip(self._kinds, places.heap, strict=True) if n}
        said: dict[str, object] = to_builtins(self[0])
        said[self._field] = {"of": heap, "least": places.least, "most": places.most}
        return [said]


def _open_field(item: dict[str, Any]) -> str | None:
    opened = (name for name, value in item.items() if isinstance(value, dict))
    return next((n for n in opened if "from" in item[n] or "of" in item[n]), None)
