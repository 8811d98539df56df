"""A table that the test itself keeps: the page is sent just what these rules say, and no more."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from undertable.core.dice import FastDice
from undertable.core.record import Record
from undertable.core.state import State
from undertable.core.types import CHANCE, heard_by
from undertable.games import game as game_named
from undertable.lab.walk import any_step, fresh, listen
from undertable.server import wire
from undertable.server.replay import replay
from undertable.table.types import Clock, Person, Phase, Role, SeatInfo, TableInfo

ME = 0
encode = msgspec.json.Encoder().encode

TABLES: dict[str, tuple[str, int, dict[str, object], set[str]]] = {
    "bluff": ("bluff", 3, {"laying_out": True}, {"bid", "bid doubt", "doubt", "keep layout"}),
    "border": (
        "border",
        4,
        {"rounds": 1},
        {"pack", "declare", "check waive", "keep", "accept open", "offer open", "demand open"}
        | {"accept offer open refuse", "accept demand open refuse", "confiscate done"},
    ),
    "smugglers": (
        "smugglers",
        3,
        {"turn_limit": 12, "keep_looking": "one_chip"},
        {"take", "roll", "claim suspect", "believe object", "look", "look stop"},
    ),
    "dig": ("dig", 3, {"turn_limit": 10}, {"turn", "room", "fight", "discard", "fetch"}),
    "dig with Michel": ("dig", 2, {"turn_limit": 10, "neutral": "michel"}, {"prod", "michel"}),
    "dig in teams": ("dig", 4, {"turn_limit": 10, "teams": True}, {"return", "turn"}),
}
"""Tables, and which decisions must come up there."""


def against_bots(game: str, seats: int, options: Mapping[str, object]) -> TableInfo:
    """Mia, and bots in all other seats."""
    mine = SeatInfo(ME, "Mia", person="p1", ready=True)
    bots = [SeatInfo(seat, f"normal {seat + 1}", bot="normal") for seat in range(1, seats)]
    return TableInfo(
        id="kept0by0test",
        game=game,
        options=dict(options),
        phase=Phase.PLAYING,
        listed=False,
        clock=Clock(),
        seats=[mine, *bots],
        people=[Person("p1", "Mia", Role.HOST, ME, True)],
        phrases=list(game_named(game).phrases),
        commitment="5e" * 32,
    )


def update(
    state: State, version: int, events: Sequence[object], seat: int | None = ME
) -> wire.Update:
    """What the server sends this seat, or the public, about a position."""
    legal = state.legal(seat).describe() if seat is not None and seat in state.actors() else None
    return wire.Update(
        version=version,
        view=state.view(seat),
        events=list(events),
        legal=legal,  # type: ignore[arg-type]
        actors=[seat for seat in state.actors() if seat != CHANCE],
        deadlines=[],
        silent=seat is not None and state.silent(seat),
        outcome=state.outcome(),
    )


class Stage:
    """The page at such a table."""

    def __init__(self, page: Page, address: str, table: TableInfo | Mapping[str, Any]) -> None:
        self.page, self.table = page, msgspec.to_builtins(table)
        self._address = f"{address}/t/{self.table['id']}"
        self._opening: list[bytes] = []
        self._begins = False
        self.commands: list[dict[str, Any]] = []
        self._socket: WebSocketRoute | None = None
        visit = {"id": self.table["id"], "game": self.table["game"], "at": 1, "token": "own"}
        kept = json.dumps([visit])
        page.add_init_script(f"localStorage['undertable.tables'] = {json.dumps(kept)}")
        page.route_web_socket("**/ws/*", self._come)

    def _come(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda said: self._answer(socket, json.loads(said)))

    def _answer(self, socket: WebSocketRoute, said: dict[str, Any]) -> None:
        """Nothing that is commanded here changes anything."""
        if said["type"] == "hello":
            self._greet(socket)
        elif "id" in said:
            self.commands.append(said)
            socket.send(encode(wire.Done(said["id"])).decode())

    def _greet(self, socket: WebSocketRoute) -> None:
        welcome = encode(wire.Welcome("p1", Role.HOST, ME, 1.0))
        gathering = encode({"type": "table", "table": {**self.table, "phase": "gathering"}})
        table = encode({"type": "table", "table": self.table})
        before = [gathering] if self._begins else []
        for message in (welcome, *before, table, *self._opening):
            socket.send(message.decode())

    def open(
        self, *updates: wire.Update | Mapping[str, Any], query: str = "", begins: bool = False
    ) -> None:
        """Load the page anew, and let it hear this; `begins`: it was there when the game began."""
        self._opening = [encode(one) for one in updates]
        self._begins = begins
        self.page.goto(self._address + query)
        self._wait(updates[-1])

    def show(self, one: wire.Update) -> None:
        self.send(one)
        self._wait(one)

    def send(self, message: object) -> None:
        assert self._socket is not None
        self._socket.send(encode(message).decode())

    def _wait(self, last: wire.Update | Mapping[str, Any]) -> None:
        version = last["version"] if isinstance(last, Mapping) else last.version
        self.page.wait_for_selector(".board")
        self.page.wait_for_function(
            "version => undertable.shown.value?.version === version && !undertable.behind.value",
            arg=version,
        )


def open_replay(page: Page, address: str, record: Record) -> None:
    """This game in the middle of its replay, as the server would show it."""

    def answer(route: Route) -> None:
        asked = parse_qs(urlsplit(route.request.url).query)
        frames = replay(record, asked["eyes"][0], int(asked["start"][0]), int(asked["count"][0]))
        route.fulfill(body=encode(frames), content_type="application/json")

    page.route("**/api/tables/*/replay*", answer)
    page.goto(f"{address}/replay/kept0by0test?step={len(record.entries) // 2}")
    page.wait_for_selector(".replay .board")


def kind_of(game: str, state: State) -> str:
    """What is to be decided: by the moves there are, or by its name in a prison."""
    legal = state.legal(ME).describe() if ME in state.actors() else []
    if game == "dig":
        return str(state.view(ME).decision)  # type: ignore[attr-defined]
    return " ".join(sorted({str(move["move"]) for move in legal})) or "over"  # type: ignore[index]


def decisions(
    game: str, seats: int, options: Mapping[str, object], seed: str
) -> Iterator[tuple[State, list[object]]]:
    """Each own decision of a random game and its end, with what was told before."""
    dice, told = FastDice(seed), list[object]()
    state = fresh(game_named(game), seats, options)
    while state.actors():
        if ME in state.actors():
            yield state, told
            told = []
        told = told + list(heard_by(ME, listen(state, *any_step(state, dice))))
    yield state, told
