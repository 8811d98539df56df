"""Prints which files and functions one move of each game passes at the server.

From the message on a real connection to the last update on another one: a server in this process,
a table of people, a first decision of each game. Every function of the package that runs meanwhile
counts once, in the thread that writes the database too; what runs without any move does not, nor
what is worked out once in the life of a server (each game's move is made at another table before),
nor coroutines that were waiting for the message and go on (the guard of the HTTP server, say).

Counted in the same way, before a game became one folder and a move was played on a copy: a bid
passed 16 files and 80 functions, packing at the border 19 and 87, a smuggler's first card 17 and
96, a digger's roll 23 and 109.

    python tests/server/way_of_a_move.py            # a line for each game
    python tests/server/way_of_a_move.py --names    # and each function, in the order of first calls
"""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
from collections.abc import Awaitable
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

HOUSE = Path(__file__).parent.parent.parent
sys.path[:0] = [str(HOUSE / "src"), str(HOUSE / "tests" / "server")]

from client import Api, Player  # noqa: E402  # found by the line above

import undertable  # noqa: E402
from undertable.server.run import serve  # noqa: E402
from undertable.server.settings import Settings  # noqa: E402

PACKAGE = str(HOUSE / "src" / "undertable")
MOVES = ("bid", "pack", "take", "roll")
"""What is done, one of each game: the same from run to run, whatever was dealt."""
TABLES = 5
"""At each the move is made once; only what all of them pass belongs to its way."""
BEGINS = 0
"""What the instruction RESUME says where a function begins; a coroutine that goes on has others."""


class Way:
    """What is passed while `on`."""

    def __init__(self) -> None:
        self.on = False
        self.passed: dict[tuple[str, str], None] = {}

    def note(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        own = code.co_filename.startswith(PACKAGE) and not code.co_name.startswith("<")
        if self.on and event == "call" and own and code.co_code[frame.f_lasti + 1] == BEGINS:
            self.passed[code.co_filename.removeprefix(PACKAGE + "/"), code.co_qualname] = None

    async def meanwhile(self, waiting: Awaitable[None]) -> set[tuple[str, str]]:
        self.passed, self.on = {}, True
        await waiting
        self.on = False
        return set(self.passed)


async def seated(api: Api, game: str, stack: AsyncExitStack) -> list[Player]:
    """People at a table at which the game has begun."""
    seats = undertable.game(game).least_seats
    made = await api.make(game, seats)
    host = await stack.enter_async_context(api.seat(made["table"], token=made["token"]))
    players = [host]
    for number in range(1, seats):
        guest = await api.join(made["table"], made["invite"], f"Guest {number}")
        player = await stack.enter_async_context(api.seat(made["table"], token=guest["token"]))
        assert (await player.do("sit", seat=number))["type"] == "done"
        assert (await player.do("ready", ready=True))["type"] == "done"
        players.append(player)
    assert (await host.do("start"))["type"] == "done"
    for player in players:
        while not player.update:
            await player.hear()
        await player.catch_up()
    return players


async def one_move(api: Api, game: str, way: Way) -> str:
    """The first decision of a game; what it was."""
    async with AsyncExitStack() as stack:
        players = await seated(api, game, stack)
        mover = next(player for player in players if player.update.get("legal"))
        move = mover.first_move(MOVES)
        others = [player for player in players if player is not mover]
        idle = await way.meanwhile(asyncio.sleep(0.5))
        way.passed, way.on = {}, True
        assert (await mover.do("play", version=mover.update["version"], move=move))[
            "type"
        ] == "done"
        for player in (mover, *others):
            await player.catch_up()
        way.on = False
        way.passed = {step: None for step in way.passed if step not in idle}
        return str(move["move"])


async def walk(port: int, way: Way, names: bool) -> None:
    api = Api(f"http://127.0.0.1:{port}")
    print(f"{'game':<12}{'move':<10}{'files':>6}{'functions':>11}")
    for game in sorted(undertable.all_games()):
        move = await one_move(api, game, way)
        ways = []
        for _ in range(TABLES):
            await one_move(api, game, way)
            ways.append(way.passed)
        always = [step for step in ways[0] if all(step in other for other in ways)]
        files = {file for file, _ in always}
        print(f"{game:<12}{move:<10}{len(files):>6}{len(always):>11}")
        for file, function in always if names else ():
            print(f"    {file:<40}{function}")
    await api.http.aclose()


async def main(names: bool) -> None:
    way = Way()
    sys.setprofile(way.note)
    threading.setprofile(way.note)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with TemporaryDirectory() as folder:
        own = {"db": f"{folder}/tables.db", "workers": 0, "address_tables": 1000}
        settings = Settings(host="127.0.0.1", port=port, **own)
        server = asyncio.create_task(serve(settings))
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 0.1).close()
                break
            except OSError:
                await asyncio.sleep(0.1)
        await walk(port, way, names)
        server.cancel()
        await asyncio.gather(server, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main("--names" in sys.argv))
