"""A client for tests: talks to a real server over real sockets."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

import undertable
from undertable.table.fairness import commitment, new_salt

Message = dict[str, Any]
SOON, LONG = 4.0, 5
"""Seconds after which a silent server is asked whether it is still there, and how often it is."""


class Silence(AssertionError):
    """The server is there and says nothing, though something was due."""


class Api:
    """The HTTP part. Asks as who made the last table, unless told otherwise."""

    def __init__(self, address: str) -> None:
        self.address = address
        secure = address.startswith("https")  # else no certificates need to be read
        self.http = httpx.AsyncClient(base_url=address, timeout=20, verify=secure)

    async def make(self, game: str, seats: int, **more: Any) -> Message:
        """Whoever plays at random gets to an end: nobody attends these tables."""
        known = undertable.all_games()
        options = known[game].unattended({}) if game in known else {}
        wanted = {"game": game, "seats": seats, "name": "Ann", "options": options, **more}
        answer = await self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        self.http.headers["authorization"] = f"Bearer {made['token']}"
        return made

    async def join(self, table: str, invite: str | None, name: str = "Bob") -> Message:
        wanted = {"name": name, "invite": invite}
        answer = await self.http.post(f"/api/tables/{table}/join", json=wanted)
        assert answer.status_code == 201, answer.text
        joined: Message = answer.json()
        return joined

    @asynccontextmanager
    async def seat(self, table: str, **hello: Any) -> AsyncIterator[Player]:
        async with websockets.connect(self.address.replace("http", "ws", 1) + "/ws") as socket:
            player = Player(socket)
            await player.send({"type": "hello", "table": table, **hello})
            yield player


class Player:
    """One connection. Keeps the last table and update it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Message = {}
        self.update: Message = {}
        self.events: list[Message] = []
        self.said: list[Message] = []
        self.frames: list[str] = []
        self.salts: dict[str, str] = {}
        """What this client committed to and has not revealed yet, by its commitment."""

    async def send(self, message: Message) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> Message:
        frame = await self._frame()
        self.frames.append(str(frame))
        message: Message = msgspec.json.decode(frame)
        match message["type"]:
            case "table":
                self.table = message["table"]
                await self.reveal()
            case "update":
                self.update = message
                self.events += message["events"]
            case "said":
                self.said.append(message)
        return message

    async def _frame(self) -> str | bytes:
        """A server that answers but has nothing to say is given up soon, a busy one late."""
        for _ in range(LONG):
            try:
                async with asyncio.timeout(SOON):
                    return await self.socket.recv()
            except TimeoutError:
                await (await self.socket.ping())
        raise Silence(f"nothing came after {self.frames[-1:]}")

    async def catch_up(self) -> None:
        """Hear what is on its way: the pong comes behind it."""
        await self.send({"type": "ping"})
        await self.until_type("pong")

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def until_type(self, kind: str) -> Message:
        return await self.until(lambda message: message["type"] == kind)

    async def do(self, kind: str, **more: Any) -> Message:
        """Give a command and wait for its answer."""
        command = more.pop("id", None) or secrets.token_hex(8)
        await self.send({"type": kind, "id": command, **more})
        return await self.until(lambda message: message.get("id") == command)

    async def ready(self, salt: str | None = None) -> Message:
        """Commit to a salt; it is revealed when the time has come."""
        salt = salt or new_salt()
        self.salts[commitment(salt)] = salt
        return await self.do("ready", commitment=commitment(salt))

    async def reveal(self) -> None:
        seats = self.table["seats"] if self.table["revealing"] else []
        for seat in seats:
            if salt := self.salts.pop(seat.get("commitment", ""), None):
                await self.send({"type": "reveal", "id": secrets.token_hex(8), "salt": salt})

    def first_move(self, kinds: Collection[str] = ()) -> Message:
        """Some legal move, always the same; one of these kinds if there is one."""
        legal = self.update["legal"]
        wanted = [move for move in legal if move["move"] in kinds]
        return choose(wanted or legal, random.Random(1))

    async def play_on(self, rng: random.Random) -> Message:
        """Play at random to the end; the last update."""
        while not self.update.get("outcome"):
            if self.update.get("legal"):
                move = choose(self.update["legal"], rng)
                answer = await self.do("play", version=self.update["version"], move=move)
                if answer["type"] == "refused":
                    self.update = answer["update"]
                    continue
            await self.until_type("update")
        return self.update


def choose(legal: list[Message], rng: random.Random) -> Message:
    move = dict(rng.choice(legal))
    for name, value in move.items():
        if isinstance(value, dict) and "from" in value:
            move[name] = rng.randint(value["from"], value["to"])
        elif isinstance(value, dict) and "of" in value:
            heap = [kind for kind, count in value["of"].items() for _ in range(count)]
            count = rng.randint(value["least"], min(value["most"], len(heap)))
            chosen = sorted(rng.sample(range(len(heap)), count))
            move[name] = [kind_of(heap[place]) for place in chosen]
    return move


def kind_of(name: str) -> int | str:
    return int(name) if name.isdecimal() else name
