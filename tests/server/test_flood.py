"""The most that one address can make the server keep: by the limits, and tried."""

import asyncio
import random
import re
import sqlite3
from contextlib import closing
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
from undertable.server.limits import LARGEST_LINE
from undertable.server.reviews import LINE_LIMIT
from undertable.server.settings import Settings
from undertable.store import open_store
from undertable.table import commands, lines
from undertable.table.bots import Answer
from undertable.table.commands import By

pytestmark = pytest.mark.anyio
OPERATIONS = (Path(__file__).parents[2] / "docs" / "operations.md").read_text()
HOUR = 3600
WIDE = "\U0001d11e"
"""A letter of four bytes: the most a letter can have."""
BOTS_LINE = 300
"""Bytes of a bot's move, on the average of a game."""
NEW_TABLE = 14_000
"""Bytes of a new table, a rematch of as many people as a table takes; one that begins in the middle
of a game counts by its lines."""


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


@pytest.mark.parametrize("game", GAMES)
def test_what_bots_answer_to_a_move_is_less_than_the_largest_line(game: str) -> None:
    """On the average of a game with one person and as many bots as can be."""
    kind = undertable.game(game)
    table = new_table(game, kind.most_seats, options={})
    for chair in table.chairs[1:]:
        chair.person, chair.bot = None, "random"
    table.apply(*commands.start(table, By("p1", None, 2.0)))
    sizes: dict[bool, list[int]] = {True: [], False: []}
    for seat, move in moves(table, "a person", 3000):
        by = By("p1" if seat == 0 else None, None, 3.0)
        if seat:
            draft = commands.play_for(table, seat, Answer(to_builtins(move)), "random", by)
        else:
            draft = commands.play(table, to_builtins(move), None, table.version(0), by)
        table.apply(*draft)
        sizes[seat > 0].append(len(lines.encode(draft.line)))
    assert sum(sizes[True]) < len(sizes[False]) * largest_line_of_chat()
    assert sum(sizes[True]) < len(sizes[True]) * BOTS_LINE


async def test_a_new_table_is_no_larger_than_what_is_counted_for_it(tmp_path: Path) -> None:
    """The largest is a rematch, to which everybody comes along: with names as long as can be."""
    file = str(tmp_path / "tables.db")
    with running(file, tmp_path / "log", address_tables=1000) as server:
        api = Api(server.address)
        made = await api.make("bluff", 6, bots=[None, *["random"] * 5], options={"dice": 1})
        for number in range(4 * 6 + 19):
            joined = await api.join(made["table"], made["invite"], wide_name(number))
            async with api.seat(made["table"], token=joined["token"]) as guest:
                await guest.do("dress", looks={"picture": 10, "colour": 5})
        async with api.seat(made["table"], token=made["token"]) as ann:
            assert await again(ann) == ""
        await api.http.aclose()
    sizes = kept_of(file, made["table"]), kept_of(file, ann.table["rematch"])
    assert NEW_TABLE * 0.7 < sizes[1] < NEW_TABLE


def wide_name(number: int) -> str:
    """Forty letters of four bytes that nobody else's look like."""
    return "".join(chr(0x10400 + (number * 7 + place * (number + 1)) % 40) for place in range(40))


def kept_of(file: str, table: str) -> int:
    """Bytes in all columns of all rows that belong to a table."""
    with closing(sqlite3.connect(file)) as db:
        names = [
            name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        kept = 0
        for name in names:
            columns = [row[1] for row in db.execute(f"PRAGMA table_info({name})")]
            whose = "id" if name == "tables" else "table_id"
            if whose in columns:
                rows = db.execute(f"SELECT * FROM {name} WHERE {whose} = ?", (table,))
                kept += sum(
                    len(v if isinstance(v, bytes) else str(v).encode()) for r in rows for v in r
                )
    return kept


async def test_who_plays_on_from_a_long_game_has_written_all_that_was_told_in_it(
    tmp_path: Path,
) -> None:
    with running(str(tmp_path / "tables.db"), tmp_path / "log", address_writes=2) as server:
        api = Api(server.address)
        made = await api.make("bluff", 6, bots=["random"] * 6, sit=False)
        async with api.seat(made["table"], token=made["token"]) as ann:
            await ann.do("start")
            while not ann.update.get("outcome"):
                await ann.hear()
        path = f"/api/tables/{made['table']}"
        entries = (await api.http.get(f"{path}/record")).json()["entries"]
        last = max(at for at, entry in enumerate(entries) if entry[0] >= 0)
        wanted = {"at": last, "name": "Ann"}
        answers = [await api.http.post(f"{path}/fork", json=wanted) for _ in range(20)]
        assert answers[0].status_code == 201, answers[0].text
        assert answers[-1].json()["code"] == "too_fast"
        await api.http.aclose()


def test_a_line_of_chat_is_the_largest_that_counts_as_one() -> None:
    assert largest_line_of_chat() <= LARGEST_LINE


def test_what_one_address_can_write_in_an_hour_is_stated() -> None:
    settings = Settings()
    writes = settings.address_writes * (HOUR + 10) * largest_line_of_chat() * 2  # and the answers
    tables = settings.address_tables * (HOUR / 60 + 1) * NEW_TABLE
    watched = settings.address_connections * HOUR / settings.bot_pace * BOTS_LINE
    reviews = settings.address_reviews * 2 * LINE_LIMIT
    stated = re.search(r"at most (\d+) MB an hour", OPERATIONS)
    assert stated is not None
    assert 0.9 * int(stated[1]) < (writes + tables + watched + reviews) / 1e6 <= int(stated[1])


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
