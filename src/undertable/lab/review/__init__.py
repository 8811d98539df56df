"""A finished game looked at again: what was true, what was likely, what it cost.

A review is made of pieces that can be judged in any order by any process (`pieces`, `judge`,
`assemble`); `review` does all of it. The same record and seed give the same review.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial

from msgspec import Struct, field, json

from undertable.core.dice import FastDice
from undertable.core.errors import Malformed
from undertable.core.game import Game
from undertable.core.match import Match
from undertable.core.record import Record
from undertable.core.review import Chances, Decision, Imagined, Review
from undertable.core.search import World
from undertable.core.text import Text
from undertable.core.types import CHANCE
from undertable.games import game as game_of
from undertable.lab.bots import bot_of
from undertable.lab.review.hooks import Hooks, best_level, hooks_of
from undertable.lab.review.judge import Jury, judged, played_on
from undertable.lab.review.story import story_of
from undertable.lab.review.worlds import Company, Window, Worlds, windows
from undertable.lab.workers import ALONE, Workers

WORLDS, LEAST_WORLDS = 48, 8
"""How many worlds all seats together keep in mind, and each at least."""
MOST_TRIED, LEAST_TRIED = 96, 8
"""In how many worlds the options of one decision are tried."""
PLAYED_ON = 8
"""How often the game is played on from each moment of the curve."""

TRUTH = -1
"""The seat of the pieces that see everything: the curve."""


class Order(Struct, frozen=True):
    """What is to be reviewed, and how."""

    record: Record
    seed: str = "0"
    bot: str = ""
    """The bot whose word counts; if none is named, the game's best."""
    tries: float = 1.0
    """Of the game's usual effort."""


class Piece(Struct, frozen=True):
    """What one piece of the work found."""

    decisions: list[Decision] = field(default_factory=list)
    chances: list[Chances] = field(default_factory=list)


class Desk:
    """Everything that judging a record needs, made once in each process."""

    def __init__(self, order: Order) -> None:
        self.order, record = order, order.record
        self.game: Game = game_of(record.game)
        self.hooks: Hooks = hooks_of(self.game)
        self.bot = order.bot or best_level(self.game)
        self.outcome = Match(self.game, record).state.outcome()
        if self.outcome is None:
            raise Malformed(Text("lab", "refusal-not-over"))
        self.windows: list[Window] = windows(self.game, record, self.hooks)
        self.pieces = [
            (window, seat) for window in range(len(self.windows)) for seat in self._seats(window)
        ]
        self.jury = Jury(
            self.game,
            self.hooks,
            Company([self.game.bot(level) for level in self.hooks.players]),
            bot_of(self.game, self.bot),
            self._worlds(record),
            f"{order.seed} review",
        )

    @property
    def in_mind(self) -> int:
        """How many worlds each seat keeps in mind: a full table has more to follow."""
        return max(LEAST_WORLDS, WORLDS // self.order.record.seats)

    def _seats(self, window: int) -> list[int]:
        steps = self.windows[window].steps
        return [TRUTH, *sorted({step.seat for step in steps if step.seat != CHANCE})]

    def _worlds(self, record: Record) -> int:
        decisions = sum(entry.seat != CHANCE for entry in record.entries)
        wanted = int(self.order.tries * self.hooks.tries / max(1, 3 * decisions))
        return min(MOST_TRIED, max(LEAST_TRIED, wanted))


@lru_cache(maxsize=4)
def _desk(order: bytes) -> Desk:
    return Desk(json.decode(order, type=Order))


def pieces(order: Order) -> int:
    """Of how many pieces the work is made."""
    return len(_desk(json.encode(order)).pieces)


def judge(order: bytes, number: int) -> Piece:
    """One piece of the work; the order comes as JSON, so that it is read once in each process."""
    desk = _desk(order)
    window, seat = desk.pieces[number]
    if seat == TRUTH:
        return Piece(chances=_curve(desk, desk.windows[window]))
    dice = FastDice(f"{desk.jury.seed} {window} {seat}")
    return Piece(decisions=list(_decisions(desk, desk.windows[window], seat, dice)))


def judged_at(order: Order, at: int) -> Decision | None:
    """One decision alone, as a whole review has it; none where nothing hangs on it."""
    sent = json.encode(order)
    desk = _desk(sent)
    seat = order.record.entries[at].seat
    for number, (window, judges) in enumerate(desk.pieces):
        if judges == seat and any(step.at == at for step in desk.windows[window].steps):
            return next((d for d in judge(sent, number).decisions if d.at == at), None)
    return None


def _decisions(desk: Desk, window: Window, seat: int, dice: FastDice) -> Iterator[Decision]:
    real, hooks, bot = window.start.copy(), desk.hooks, desk.jury.player
    worlds = None if hooks.imagine else Worlds(real, seat, bot, hooks, desk.in_mind, dice)
    last = max(step.at for step in window.steps if step.seat == seat)
    for step in window.steps:
        if step.seat == seat and _matters(desk, real, step.seat, step.move.__struct_config__.tag):
            imagined = worlds or _imagined(desk, real, seat, dice)
            yield judged(desk.jury, real, step, imagined)
        if step.at == last:
            return
        real.play(step.seat, step.move)
        if worlds is not None:
            worlds.follow(step)


def _imagined(desk: Desk, real: World, seat: int, dice: FastDice) -> Imagined:
    assert desk.hooks.imagine is not None
    view, history = real.state.view(seat), real.histories[seat]
    return desk.hooks.imagine(view, history, desk.jury.player, dice)


def _matters(desk: Desk, real: World, seat: int, kind: object) -> bool:
    return len(real.state.legal(seat)) > 1 and kind not in desk.hooks.skipped


def _curve(desk: Desk, window: Window) -> list[Chances]:
    """After each decision, what would become of everybody; what lies hidden is known here."""
    real = window.start.copy()
    found = [_chances(desk, real, window.steps[0].at - 1)] if window.steps else []
    for step in window.steps:
        counts = step.seat != CHANCE and _matters(
            desk, real, step.seat, step.move.__struct_config__.tag
        )
        real.play(step.seat, step.move)
        if counts:
            found.append(_chances(desk, real, step.at))
    return found


def _chances(desk: Desk, real: World, at: int) -> Chances:
    quiet = desk.hooks.outlook(real.state, 0) is not None
    runs = [
        played_on(desk.jury, real.copy(), FastDice(f"{desk.jury.seed} curve {at} {number}"))
        for number in range(1 if quiet else PLAYED_ON)
    ]
    means = [sum(run[seat] for run in runs) / len(runs) for seat in range(real.state.seats)]
    return Chances(at, [round(mean, 4) for mean in means], round(_spread(runs, means), 4))


def _spread(runs: Sequence[Sequence[float]], means: Sequence[float]) -> float:
    """The largest error of a mean of these."""
    if len(runs) < 2:
        return 0.0
    squares = [
        sum((run[seat] - mean) ** 2 for run in runs) / (len(runs) - 1)
        for seat, mean in enumerate(means)
    ]
    return 1.96 * float((max(squares) / len(runs)) ** 0.5)


def assemble(order: Order, found: Sequence[Piece]) -> Review:
    """The review that the pieces make, in whatever order they come."""
    desk = _desk(json.encode(order))
    decisions = sorted((d for piece in found for d in piece.decisions), key=lambda d: d.at)
    chances = sorted((c for piece in found for c in piece.chances), key=lambda c: c.at)
    assert desk.outcome is not None
    winners = list(desk.outcome.winners)
    last = len(order.record.entries) - 1
    share = [(seat in winners) / max(1, len(winners)) for seat in range(order.record.seats)]
    latest = {c.at: c for c in chances if c.at < last}
    curve = [*latest.values(), Chances(last, share, 0.0)]
    return Review(
        game=order.record.game,
        seats=order.record.seats,
        names=order.record.names,
        winners=winners,
        bot=desk.bot,
        seed=order.seed,
        chances=curve,
        decisions=decisions,
        story=story_of(
            desk.game, order.record.seats, winners, curve, decisions, desk.hooks.reading
        ),
    )


def review(
    record: Record,
    seed: str = "0",
    bot: str = "",
    workers: Workers = ALONE,
    tries: float = 1.0,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Everything at once; who does the work changes nothing but the time."""
    order = Order(record, seed, bot, tries)
    total = pieces(order)
    found = []
    for piece in workers.map(partial(judge, json.encode(order)), range(total)):
        found.append(piece)
        if progress is not None:
            progress(len(found), total)
    return assemble(order, found)
