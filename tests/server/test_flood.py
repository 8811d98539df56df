"""The most that one address can make the server keep: by the limits, and tried."""

import asyncio
import random
import re
from pathlib import Path
from time import monotonic

import pytest
from client import Api, Player
from msgspec import json, to_builtins
from processes import running

import undertable
from tables import GAMES, moves, new_table
from undertable.server import wire
from undertable.server.chat import ChatLine
from undertable.server.settings import Settings
from undertable.store import open_store
from undertable.table import commands, lines
from undertable.table.commands import By

pytestmark = pytest.mark.anyio
OPERATIONS = (Path(__file__).parents[2] / "docs" / "operations.md").read_text()
HOUR = 3600
WIDE = "\U0001d11e"
"""A letter of four bytes: the most a letter can have."""
GAME = 100_000
"""Bytes of a whole game that bots play out."""


def largest_line_of_chat() -> int:
    said = wire.Said(10**9, "p999999", WIDE * 40, 31, 1.7e9 + 0.123456, WIDE * 500)
    return len(json.encode(ChatLine(said, WIDE * 64)))


@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_a_game_is_larger_than_one_of_chat(game: str) -> None:
    table = new_table(game, undertable.game(game).most_seats)
    written = [commands.start(table, By("p1", WIDE * 64, 2.0))]
    table.apply(*written[0])
    for seat, move in moves(table, "large", 3000):
        by = By(f"p{seat + 1}", WIDE * 64, 3.0)
        words = None if table.silent(seat) else WIDE * 200
        draft = commands.play(table, to_builtins(move), words, table.version(seat), by)
        table.apply(*draft)
        written.append(draft)
    assert max(len(lines.encode(draft.line)) for draft in written) <= largest_line_of_chat()
    alone = sum(len(lines.encode(draft.line)) - 1100 for draft in written[1:])
    assert alone < GAME  # bots have no long ids, and say little


def test_what_one_address_can_write_in_an_hour_is_stated() -> None:
    settings = Settings()
    writes = settings.address_writes * (HOUR + 10) * largest_line_of_chat()
    games = settings.address_tables * (HOUR / 60 + 1) * GAME
    stated = re.search(r"at most (\d+) MB an hour", OPERATIONS)
    assert stated is not None
    assert 0.9 * int(stated[1]) < (writes + games) / 1e6 <= int(stated[1])


async def test_a_flood_from_one_address_is_kept_within_its_limits(tmp_path: Path) -> None:
    """The real thing at a smaller scale: four writes a second instead of thirty."""
    rate, file = 4, str(tmp_path / "tables.db")
    with running(file, tmp_path / "log", address_writes=rate) as server:
        api = Api(server.address)
        made = [await api.make("bluff", 2) for _ in range(8)]
        before = monotonic()
        async with asyncio.TaskGroup() as flood:
            tasks = [flood.create_task(talk(api, table, before + 4)) for table in made]
        written, seconds = sum(task.result() for task in tasks), monotonic() - before
        await api.http.aclose()
    assert rate * 10 <= written <= rate * (10 + seconds) + 1
    store = await open_store(file)
    kept = sum(size.bytes for size in await store.sizes(100))
    await store.close()
    assert kept <= rate * (10 + seconds) * largest_line_of_chat() + len(made) * 4000
    assert kept > written * 2000  # it really was a flood


async def talk(api: Api, table: dict[str, str], until: float) -> int:
    """Say as much as one can; how many lines were taken."""
    taken = 0
    async with api.seat(table["table"], token=table["token"]) as ann:
        while monotonic() < until:
            taken += (await ann.do("say", text=WIDE * 500))["type"] == "done"
            await asyncio.sleep(0.1)  # twenty messages a second are a connection's most
    return taken


async def test_rematches_count_as_tables(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.db"), tmp_path / "log", address_tables=2) as server:
        api = Api(server.address)
        made = await api.make("bluff", 2, bots=[None, "random"], options={"dice": 1})
        table, refused = made["table"], ""
        for _ in range(4):
            async with api.seat(table, token=made["token"]) as ann:
                if refused := await again(ann):
                    break
                table = ann.table["rematch"]
        assert refused == "too_fast"
        await api.http.aclose()


async def again(ann: Player) -> str:
    """Play to the end and ask for another game; the refusal, if it was one."""
    await ann.do("start")
    await ann.play_on(random.Random(1))
    answer = await ann.do("rematch")
    while answer["type"] == "done" and not ann.table["rematch"]:
        await ann.hear()
    return str(answer.get("code", ""))
