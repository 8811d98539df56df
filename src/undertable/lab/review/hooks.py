"""What a game adds to its reviews: a module `review` in its folder, or any part of one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from undertable.core.bot import Bot
from undertable.core.dice import Dice
from undertable.core.game import Game
from undertable.core.review import Belief, Case, Hidden, Imagined, Note, Reckoned
from undertable.core.search import Outlook
from undertable.core.state import State
from undertable.core.types import Event
from undertable.lab.exploit import outlook_of


class Hooks(NamedTuple):
    """How a game is reviewed; `hooks_of` fills in what it does not say."""

    outlook: Outlook
    blur: float
    """How far the outlook itself is off where a chance is even: half of a 95 % interval."""
    players: tuple[str, ...]
    """The levels that play on, and by whose policies together the likely is weighed."""
    tries: int
    """How many moves may be tried and played on in a whole game."""
    skipped: frozenset[str]
    """Kinds of moves that nothing hangs on."""
    hidden: Callable[[State, int], Iterable[Hidden]]
    parts: frozenset[str]
    """Hidden things of many parts: no whole of them is likely, but each part may be."""
    words: Callable[[str, Any, Sequence[str], str], str]
    """One way of a hidden thing, in words: what it is, the value, everybody's names, a language."""
    redeal: Callable[[State, int, Sequence[Event], Dice], State]
    imagine: Callable[[Any, Sequence[Event], Bot, Dice], Imagined] | None
    """Where a game can say by itself what is possible, and how likely."""
    exact: Callable[[Any, Sequence[Event]], Reckoned | None]
    beliefs: Callable[[Any, Sequence[Event]], list[Belief]]
    """Where the worlds do not tell what people would think."""
    reading: frozenset[str]
    """Kinds of moves that answer a question about the others."""
    lie: Callable[[Case], bool | None]
    tags: Callable[[Case], Iterable[str]]
    why: Callable[[Case], Note | None]


def hooks_of(game: Game) -> Hooks:
    part = game.part("review") if game.has("review") else None
    return Hooks(
        outlook_of(game),
        _blur(game),
        getattr(part, "PLAYERS", (best_level(game, ("hard",)),)),
        getattr(part, "TRIES", 6000),
        getattr(part, "SKIPPED", frozenset()),
        getattr(part, "hidden", _secrets),
        getattr(part, "PARTS", frozenset()),
        getattr(part, "words", lambda what, value, names, lang: str(value)),
        getattr(part, "redeal", lambda state, seat, history, dice: state.redeal(seat, dice)),
        getattr(part, "imagine", None),
        getattr(part, "exact", lambda view, history: None),
        getattr(part, "beliefs", lambda view, history: []),
        getattr(part, "READING", frozenset()),
        getattr(part, "lie", lambda case: None),
        getattr(part, "tags", lambda case: ()),
        getattr(part, "why", lambda case: None),
    )


def _blur(game: Game) -> float:
    """As `bench/outlook.py` measured it; who plays every game to its end is off by nothing."""
    part = game.part("bot.outlook") if game.has("bot.outlook") else None
    weights = getattr(part, "WEIGHTS", None)
    return 1.96 * float(getattr(part, "OFF", 0.0) if weights is None else weights.off)


def best_level(game: Game, wanted: Sequence[str] = ("expert", "hard")) -> str:
    """The strongest bot there is; characters come after it in the list of levels."""
    known = [level for level in wanted if level in game.levels]
    return [*known, *game.levels[-1:], "random"][0]


def _secrets(state: State, seat: int) -> Iterable[Hidden]:
    """Whatever the game itself calls hidden, by its name."""
    for name, value in state.secrets(seat).items():
        yield Hidden(-1, name, value)
