"""A bot as a guest: joins a live table by its invitation link and plays like anybody else.

It speaks the wire (docs/protocol.md) and sees what a person in its seat would see.
"""

from __future__ import annotations

import json
import secrets
from functools import reduce
from operator import or_
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec
import websockets

from undertable.core.bot import Bot
from undertable.core.dice import FastDice
from undertable.core.errors import Malformed
from undertable.core.game import Game
from undertable.core.text import Text
from undertable.core.types import Event, Said
from undertable.games import game as game_of
from undertable.lab.bots import bot_of
from undertable.table.bots import described
from undertable.table.fairness import commitment, new_salt


class Guest:
    """Takes the first free seat, says that it is ready, and plays to the end."""

    def __init__(self, link: str, bot: str, name: str) -> None:
        self.link, self.bot_name, self.name = urlsplit(link), bot, name
        if self.link.scheme not in ("http", "https") or not self.link.path.startswith("/t/"):
            raise Malformed(Text("lab", "refusal-not-a-link", {"link": link}))
        self.table = self.link.path.removeprefix("/t/")
        self.dice = FastDice(secrets.token_hex(8))
        self.heard: list[Event] = []
        self.salts: dict[str, str] = {}
        """By what was shown of them, until they are revealed."""
        self.game: Game
        self.bot: Bot

    def join(self) -> str:
        """Our own token, for the invitation in the link."""
        invite = self.link.fragment.partition("=")[2] or None
        wanted = json.dumps({"name": self.name, "invite": invite}).encode()
        place = f"{self.link.scheme}://{self.link.netloc}/api/tables/{self.table}/join"
        with urlopen(place, wanted) as answer:  # noqa: S310  # a link of http, checked above
            token: str = json.load(answer)["token"]
        return token

    async def play(self) -> dict[str, Any]:
        """How the game ended."""
        hello = {"type": "hello", "table": self.table, "token": self.join()}
        secure = "s" if self.link.scheme == "https" else ""
        async with websockets.connect(f"ws{secure}://{self.link.netloc}/ws") as socket:
            await socket.send(json.dumps(hello))
            async for frame in socket:
                message = json.loads(frame)
                if message.get("outcome"):
                    outcome: dict[str, Any] = message["outcome"]
                    return outcome
                if (answer := self.answer(message)) is not None:
                    await socket.send(json.dumps({"id": secrets.token_hex(8), **answer}))
        raise Malformed(Text("lab", "refusal-table-gone"))

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """What to say to this message, if anything."""
        if message["type"] == "table":
            return self._at(message["table"])
        if message["type"] != "update":
            return None
        told = reduce(or_, (*self.game.events, Said))
        self.heard += msgspec.convert(message["events"], list[told])  # type: ignore[valid-type]
        if not message["legal"]:
            return None
        view = msgspec.convert(message["view"], self.game.view)
        legal = described(self.game, message["legal"])
        move = self.bot.decide(view, self.heard, legal, self.dice)
        return {"type": "play", "version": message["version"], "move": msgspec.to_builtins(move)}

    def _at(self, table: dict[str, Any]) -> dict[str, Any] | None:
        self.game = game_of(table["game"]).at(table.get("options", {}))
        self.bot = bot_of(self.game, self.bot_name)
        if table["phase"] != "gathering":
            return None
        mine = next((seat for seat in table["seats"] if seat.get("name") == self.name), None)
        free = [s["seat"] for s in table["seats"] if not s.get("person") and not s.get("bot")]
        if mine is None:
            return {"type": "sit", "seat": free[0]} if free else None
        return self._share(table, mine)

    def _share(self, table: dict[str, Any], mine: dict[str, Any]) -> dict[str, Any] | None:
        """Commit to a salt, and reveal it once everybody has; each salt is revealed once."""
        if table["revealing"]:
            salt = self.salts.pop(mine.get("commitment", ""), None)
            return {"type": "reveal", "salt": salt} if salt else None
        if mine.get("ready"):
            return None
        salt = new_salt()
        self.salts[commitment(salt)] = salt
        return {"type": "ready", "commitment": commitment(salt)}
