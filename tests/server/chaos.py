"""Players who go on whatever happens to the servers, and somebody who kills the servers."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import httpx
import websockets
from client import Api, Message, Player, choose
from processes import ServerProcess

import undertable
from undertable.store import open_store
from undertable.table import lines
from undertable.table.table import read_table

T = TypeVar("T")
BROKEN = (OSError, websockets.WebSocketException, httpx.HTTPError, TimeoutError, AssertionError)


class Chaos:
    """All tables that were played, and every command that a server said was done."""

    def __init__(self, servers: list[ServerProcess], seed: int) -> None:
        self.servers = servers
        self.rng = random.Random(seed)
        self.killing = True
        self.kills = 0
        self.tables: list[str] = []
        self.acknowledged: Counter[tuple[str, str, str]] = Counter()
        self.resent = 0

    async def run(self, games: list[str], kills: int) -> None:
        async with asyncio.TaskGroup() as group:
            for game in games:
                group.create_task(self._play(game))
            await self._kill(kills)

    async def _kill(self, kills: int) -> None:
        """In the middle of it: whenever some more commands were acknowledged."""
        for _ in range(kills):
            enough = self.acknowledged.total() + self.rng.randint(1, 30)
            while self.acknowledged.total() < enough:
                await asyncio.sleep(self.rng.uniform(0, 0.02))
            server = self.rng.choice(self.servers)
            server.kill()
            self.kills += 1
            await asyncio.to_thread(server.start)
        self.killing = False

    async def _play(self, game: str) -> None:
        """One game after the other until the killing is over; the last one to its end as well."""
        while self.killing:
            await self._play_one(game, undertable.game(game).least_seats)

    async def _play_one(self, game: str, seats: int) -> None:
        made = await self._somehow(lambda api: api.make(game, seats))
        table, invite = made["table"], made["invite"]
        joined = await self._somehow(lambda api: api.join(table, invite))
        for seat in range(2, seats):
            await self._command(made, "seat_bot", seat=seat, level="random")
        await self._command(joined, "sit", seat=1)
        await self._command(joined, "ready")
        await self._command(made, "start")
        await asyncio.gather(self._play_on(made), self._play_on(joined))
        self.tables.append(table)

    async def _somehow(self, work: Callable[[Api], Awaitable[T]]) -> T:
        """Ask one server after the other until one answers."""
        while True:
            api = Api(self.rng.choice(self.servers).address)
            try:
                async with asyncio.timeout(60):
                    return await work(api)
            except BROKEN:
                await asyncio.sleep(0.1)
            finally:
                await api.http.aclose()

    async def _command(self, who: Message, kind: str, **more: Any) -> None:
        command = {"id": f"{kind}{self.rng.random()}", **more}

        async def work(api: Api) -> None:
            async with api.seat(who["table"], token=who["token"]) as player:
                self._note(who, await player.do(kind, **command))

        await self._somehow(work)

    def _note(self, who: Message, answer: Message) -> None:
        if answer["type"] == "done":
            self.acknowledged[who["table"], who["person"], answer["id"]] += 1

    async def _play_on(self, who: Message) -> None:
        pending: list[Message] = []
        seen = 0

        async def work(api: Api) -> None:
            nonlocal seen
            async with api.seat(who["table"], token=who["token"], seen=seen) as player:
                await player.until_type("update")
                if pending:
                    self.resent += 1
                while not player.update["outcome"]:
                    await self._decide(who, player, pending)
                    seen = player.update["version"]

        await self._somehow(work)

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
        answer = await player.do(**pending[0])
        pending.clear()
        self._note(who, answer)
        if answer["type"] == "refused" and answer.get("update"):
            player.update = answer["update"]
        elif answer["type"] == "done" and not player.update["outcome"]:
            await player.hear()

    async def check(self, db: str) -> None:
        """Every acknowledged command is in its record exactly once, and every game was finished."""
        store = await open_store(db)
        for name in self.tables:
            record = await store.record(name)
            table = read_table(name, record)
            assert table.outcome() is not None
            assert table.number == len(record)
            found = Counter(
                (name, line.who, line.command) for line in map(lines.decode, record) if line.command
            )
            assert set(found.values()) == {1}
            mine = {key for key in self.acknowledged if key[0] == name}
            assert mine <= set(found), mine - set(found)
        await store.close()
