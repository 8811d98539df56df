"""The leak check finds what leaks."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import undertable
from undertable import Dice, FastDice
from undertable.core.game import Game
from undertable.core.legal import Listed, Moves
from undertable.core.state import State
from undertable.core.types import CHANCE, Event, heard_by
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.types import Bidden, BluffView, Shaken
from undertable.games.border.rules.state import Border
from undertable.games.border.types import Declared, Drew, KeptCards, Looked, PackedCards
from undertable.games.dig.rules.state import Blackgate
from undertable.games.dig.types import Act, Careful, ExchangedCards, GiveIn, TurnedUp
from undertable.games.smugglers.rules.state import Smugglers
from undertable.games.smugglers.types import Answered, Peeked
from undertable.lab.leaks import Check, World, check
from undertable.lab.walk import listen

BLUFF = type(undertable.game("bluff"))


class LeakyView(Bluff):
    """Counts the neighbour's stars."""

    def view(self, seat: int | None) -> BluffView:
        stars = self.cups[1].count(6)
        return msgspec.structs.replace(super().view(seat), round=self.round + 100 * stars)


class LeakyLegal(Bluff):
    """Offers one bid less to whoever faces a high cup."""

    def legal(self, seat: int) -> Moves:
        moves = list(super().legal(seat))
        short = len(moves) > 2 and sum(self.cups[(seat + 1) % self.seats]) > 17
        return Listed(moves[1:] if short else moves)


class LeakyEvent(Bluff):
    """Tells everybody what a cup came down over."""

    def tell(self, event: Event, to: tuple[int, ...] | None = None) -> None:
        if isinstance(event, Shaken):
            event = Shaken(event.seat, sum(self.cups[event.seat]))
        super().tell(event, to)


class LazyRedeal(Bluff):
    """Says that cups are hidden, and never changes one."""

    def redeal(self, seat: int | None, dice: Dice) -> Bluff:
        return self.copy()


class Forgetful(Bluff):
    """Does not name what lies under a cup as a secret."""

    def secrets(self, seat: int | None) -> dict[str, object]:
        return {}


def leaking(kind: type[Bluff]) -> Game:
    class Leaking(BLUFF):  # type: ignore[misc, valid-type]
        def fresh(self, seats: int, options: object) -> State:
            return as_kind(super().fresh(seats, options), kind)

    Leaking.__module__ = BLUFF.__module__
    return Leaking()


def as_kind(state: Bluff, kind: type[Bluff]) -> Bluff:
    """The same state, with the faults of `kind`; its copies have them too."""

    class Kind(kind):  # type: ignore[misc, valid-type]
        def copy(self) -> Bluff:
            other = kind.copy(self)
            return _dressed(other, Kind)

        def redeal(self, seat: int | None, dice: Dice) -> Bluff:
            return _dressed(kind.redeal(self, seat, dice), Kind)

    return _dressed(state, Kind)


def _dressed(state: Bluff, kind: type[Bluff]) -> Bluff:
    dressed = kind(state.seats, state.options)
    for name in vars(state):
        value = getattr(state, name)
        setattr(dressed, name, value[:] if isinstance(value, list) else value)
    return dressed


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        (LeakyView, "view"),
        (LeakyLegal, "legal moves"),
        (LeakyEvent, "history"),
        (Forgetful, "secret without a name"),
    ],
)
def test_a_leak_is_caught_and_named(kind: type[Bluff], what: str) -> None:
    report = check(leaking(kind), 3, {}, positions=2000)
    assert not report.clean()
    assert what in {leak.what for leak in report.leaks}


def test_a_redeal_that_changes_nothing_is_caught() -> None:
    report = check(leaking(LazyRedeal), 3, {}, positions=500)
    assert report.frozen_secrets() == ["cup"]


def test_the_honest_game_is_clean() -> None:
    assert check(leaking(Bluff), 3, {}, positions=2000).clean()


def test_a_leak_shows_both_worlds_and_the_position() -> None:
    report = check(leaking(LeakyView), 3, {}, positions=2000)
    leak = next(leak for leak in report.leaks if leak.what == "view")
    assert leak.here != leak.there
    assert undertable.game("bluff").position(leak.position).position() == leak.position


def loud(kind: type[Event]) -> Callable[..., None]:
    """Tells everybody what is for a few."""

    def tell(self: State, event: Event, to: tuple[int, ...] | None = None) -> None:
        if self.events is not None:
            self.events.append((None if isinstance(event, kind) else to, event))

    return tell


@pytest.mark.parametrize(
    ("game", "state", "kind"),
    [
        ("smugglers", Smugglers, Answered),
        ("smugglers", Smugglers, Peeked),
        ("border", Border, KeptCards),
        ("border", Border, PackedCards),
        ("border", Border, Looked),
        ("dig", Blackgate, ExchangedCards),
    ],
)
def test_a_secret_that_a_move_carries_and_an_event_tells_too_widely_is_caught(
    game: str, state: type[State], kind: type[Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "tell", loud(kind))
    played = undertable.game(game)
    options = {"teams": True} if game == "dig" else {}
    assert not check(played, 4, options, positions=12_000).clean()


@pytest.mark.parametrize(
    ("game", "state", "kind"),
    [("border", Border, Drew), ("border", Border, Declared), ("bluff", Bluff, Bidden)],
)
def test_somebody_who_is_told_too_little_is_noticed(
    game: str, state: type[State], kind: type[Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a seat sees change, it has heard of."""

    def mute(self: State, event: Event, to: tuple[int, ...] | None = None) -> None:
        if self.events is not None and not isinstance(event, kind):
            self.events.append((to, event))

    monkeypatch.setattr(state, "tell", mute)
    report = check(undertable.game(game), 3, {}, positions=3000)
    assert "sight of what nobody told" in {leak.what for leak in report.leaks}


def test_what_chance_will_tell_next_is_no_leak_although_the_view_says_it_sooner() -> None:
    """D60: beaten by Michel, one gives up a tool of the first card, or for want of one any card."""
    written = {
        "seats": 3, "revealed": [True] * 3, "options": {"neutral": "michel"},
        "rooms": ["yard"] * 3, "michel_room": "showers",
        "hands": [{"spoon": 1, "pickaxe": 1}, {}, {"knife": 2}],
    }  # fmt: skip
    state = undertable.game("dig").position(written)
    for seat, move in ((0, Careful("showers")), (CHANCE, TurnedUp(0, "wants_light_tools"))):
        state.play(seat, move)
    world = next(world for n in range(50) if has_no_tool(world := World(state, 1, FastDice(n))))
    told = listen(state, 0, GiveIn())
    assert not world.follow(state, (0, GiveIn()), list(heard_by(1, told)), FastDice(0))


def has_no_tool(world: World) -> bool:
    assert isinstance(world.state, Blackgate)
    return world.state.box.listed(world.state.hands[0]) == ("knife", "knife")


def test_two_open_moves_that_both_change_nothing_are_no_leak() -> None:
    """D22: whom somebody beats is for all to hear, even where one is beaten up enough already."""
    game = undertable.game("dig")
    written = {
        "seats": 3, "revealed": [True] * 3, "rooms": ["yard"] * 3, "actions": 2,
        "hands": [{"ambush": 1}, {}, {}], "beatings": [0, 2, 2],
    }  # fmt: skip
    state, looking = game.position(written), Check(game, 3, {}, "0")
    beat = {Act("ambush", target, None) for target in (1, 2)}
    assert beat <= set(state.legal(0))
    for _ in range(200):
        looking.check_another_move(state, (0, Act("ambush", 1, None)))
    assert looking.report.leaks == []
