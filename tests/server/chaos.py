"""Players who go on whatever happens to the servers, and a check of what became of it all.

In Jepsen's way: a workload, faults in the middle of it (faults.py), and afterwards the question
whether every acknowledged command stands in its record exactly once and in order, whether all seats
agree, whether every game could be finished and whether every roll can be drawn again.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import Any, TypeVar

import httpx
import websockets
from client import Api, Message, Player, Silence, choose
from msgspec import Struct, json
from processes import ServerProcess

import undertable
from undertable.store import open_store
from undertable.table import lines
from undertable.table.fairness import verify
from undertable.table.table import read_table
from undertable.table.types import Phase

T = TypeVar("T")
MUCH_TOO_LONG = 300.0
"""Seconds after which a game that does not go on ends the trial."""
BROKEN = (OSError, websockets.WebSocketException, httpx.HTTPError, TimeoutError, AssertionError)


class Toll(Struct):
    """What faults cost."""

    injections: int = 0
    checked: int = 0
    """Acknowledged commands that were looked for in the records."""
    lost: int = 0
    doubled: int = 0
    disordered: int = 0
    forked: int = 0
    """Tables whose seats do not agree how the game ended."""
    stuck: int = 0
    """Times that somebody waited in vain at a server that was there."""
    recovery: list[float] = []
    """Seconds from the end of each fault until something was acknowledged in every game."""

    def __add__(self, other: Toll) -> Toll:
        both = zip(self._values(), other._values(), strict=True)
        return Toll(*(mine + theirs for mine, theirs in both))

    def _values(self) -> list[Any]:
        return [getattr(self, name) for name in self.__struct_fields__]

    def shown(self) -> list[str]:
        """A row of the table."""
        times = sorted(self.recovery) or [0.0]
        middle = f"{times[len(times) // 2]:.1f} s, at most {times[-1]:.1f} s"
        return [*(f"{count:,}" for count in self._values()[:-1]), middle]

    @property
    def nothing(self) -> bool:
        return not (self.lost or self.doubled or self.disordered or self.forked or self.stuck)


class Chaos:
    """All tables that were played, and every command that a server said was done."""

    def __init__(self, servers: Sequence[ServerProcess], seed: int) -> None:
        self.servers = servers
        self.rng = random.Random(seed)
        self.faulty = True
        self.toll = Toll()
        self.tables: list[str] = []
        self.acknowledged: dict[tuple[str, str], list[str]] = {}
        """By table and person, in the order in which the answers came."""
        self.ends: dict[str, list[Message]] = {}
        """By table the last update of each seat."""
        self.answers: Counter[str] = Counter()
        """Acknowledged commands by game."""
        self.trouble: Counter[str] = Counter()
        """What went wrong for players, and how often."""
        self.drops = 0
        """How many connections are to be lost right after a command went out."""

    async def run(
        self, games: list[str], fault: Callable[[int], Awaitable[None]], injections: int
    ) -> None:
        async with asyncio.TaskGroup() as group:
            for game in games:
                group.create_task(self._play(game))
            for number in range(injections):
                await self._answered(self.rng.randint(1, 30))
                await fault(number)
                healed = monotonic()
                await self._all_go_on(games)
                self.toll.recovery.append(monotonic() - healed)
                self.toll.injections += 1
            self.faulty = False

    async def _answered(self, count: int) -> None:
        """In the middle of it: when so many more commands were acknowledged."""
        enough = self.answers.total() + count
        while self.answers.total() < enough:
            await asyncio.sleep(self.rng.uniform(0, 0.02))

    async def _all_go_on(self, games: list[str]) -> None:
        before, until = self.answers.copy(), monotonic() + MUCH_TOO_LONG
        self.trouble.clear()
        while waiting := [game for game in games if self.answers[game] == before[game]]:
            assert monotonic() < until, f"{waiting} do not go on: {self.trouble.most_common(5)}"
            await asyncio.sleep(0.01)

    async def _play(self, game: str) -> None:
        """One game after the other until the faults are over; the last one to its end as well."""
        while self.faulty:
            await self._play_one(game, undertable.game(game).least_seats)

    async def _play_one(self, game: str, seats: int) -> None:
        made = await self._soon(lambda api: api.make(game, seats))
        table, invite = made["table"], made["invite"]
        joined = await self._soon(lambda api: api.join(table, invite))
        made["game"] = joined["game"] = game
        for seat in range(2, seats):
            await self._command(made, "seat_bot", seat=seat, level="random")
        await self._command(joined, "sit", seat=1)
        await self._command(joined, "ready")
        await self._command(made, "start")
        await asyncio.gather(self._play_on(made), self._play_on(joined))
        self.tables.append(table)

    async def _soon(self, work: Callable[[Api], Awaitable[T]]) -> T:
        """What takes a moment, asked of one server after the other until one answers."""
        return await self.somehow(lambda api: asyncio.wait_for(work(api), 60))

    async def somehow(self, work: Callable[[Api], Awaitable[T]]) -> T:
        while True:
            api = Api(self.rng.choice(self.servers).address)
            try:
                return await work(api)
            except Silence as silence:
                self.toll.stuck += 1  # and only coming again helps
                self.trouble[str(silence)[:300]] += 1
            except BROKEN as broken:
                self.trouble[repr(broken)[:300]] += 1
                await asyncio.sleep(0.1)
            finally:
                await api.http.aclose()

    async def _command(self, who: Message, kind: str, **more: Any) -> None:
        command = {"id": f"{kind}{self.rng.random()}", **more}

        async def work(api: Api) -> None:
            async with api.seat(who["table"], token=who["token"]) as player:
                answer = await player.do(kind, **command)
                assert answer.get("code") != "stopping"  # the server that comes next is asked again
                self._note(who, answer)

        await self._soon(work)

    def _note(self, who: Message, answer: Message) -> None:
        if answer["type"] == "done":
            self.answers[who["game"]] += 1
            heard = self.acknowledged.setdefault((who["table"], who["person"]), [])
            if answer["id"] not in heard:
                heard.append(answer["id"])

    async def _play_on(self, who: Message) -> None:
        pending: list[Message] = []
        seen = 0

        async def work(api: Api) -> None:
            nonlocal seen
            async with api.seat(who["table"], token=who["token"], seen=seen) as player:
                await player.until_type("update")
                while not player.update["outcome"]:
                    await self._decide(who, player, pending)
                    seen = player.update["version"]
                self.ends.setdefault(who["table"], []).append(player.update)

        await self.somehow(work)

    async def _decide(self, who: Message, player: Player, pending: list[Message]) -> None:
        """Send what was not answered again, or a new move, or wait."""
        mine = [s for s in player.table["seats"] if s.get("person") == who["person"]]
        away = any(seat.get("away") for seat in mine)
        if not pending and away:
            pending.append({"kind": "back", "id": f"b{self.rng.random()}"})
        elif not pending and player.update["legal"]:
            move = choose(player.update["legal"], self.rng)
            version, command = player.update["version"], f"m{self.rng.random()}"
            pending.append({"kind": "play", "id": command, "version": version, "move": move})
        if not pending:
            await player.hear()
            return
        await asyncio.sleep(self.rng.uniform(0, 0.05))
        if self.drops:
            await self._lose_the_answer(player, pending[0])
        answer = await player.do(**pending[0])
        if answer.get("code") == "stopping":  # it is sent again to the server that comes next
            return
        pending.clear()
        self._note(who, answer)
        if answer["type"] == "refused" and answer.get("update"):
            player.update = answer["update"]
        elif answer["type"] == "done":  # a reconnect may have shown it before
            while player.update["version"] < answer["version"]:
                await player.hear()

    async def _lose_the_answer(self, player: Player, command: Message) -> None:
        self.drops -= 1
        more = {key: value for key, value in command.items() if key != "kind"}
        await player.send({"type": command["kind"], **more})
        player.socket.transport.abort()
        raise ConnectionResetError

    async def check(self, db: str) -> Toll:
        """Compare what was acknowledged with what is there."""
        store = await open_store(db)
        for name in self.tables:
            self.check_record(name, await store.record(name))
        await store.close()
        return self.toll

    def check_record(self, name: str, record: list[bytes]) -> None:
        table = read_table(name, record)
        assert table.phase is Phase.OVER
        assert not verify(table.finished_record()).wrong
        places: dict[tuple[str | None, str], list[int]] = {}
        for number, line in enumerate(map(lines.decode, record)):
            if line.command is not None:
                places.setdefault((line.who, line.command), []).append(number)
        self.toll.doubled += sum(len(found) > 1 for found in places.values())
        for (where, person), commands in self.acknowledged.items():
            if where == name:
                self._check_person([places.get((person, command)) for command in commands])
        ends = [(end["outcome"], end["version"]) for end in self.ends[name]]
        views = {json.encode(end["outcome"]) for end in self.ends[name]}
        versions = {table.version(seat) for seat in range(len(table.chairs))}
        agree = len(views) == 1 and {version for _, version in ends} <= versions
        self.toll.forked += not agree

    def _check_person(self, found: list[list[int] | None]) -> None:
        self.toll.checked += len(found)
        self.toll.lost += sum(places is None for places in found)
        order = [places[0] for places in found if places]
        self.toll.disordered += order != sorted(order)
