"""The way of a move: check, append, apply, tell; and nothing happened if any of it failed."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from time import time
from typing import Any

import pytest
from client import choose
from sockets import Socket, connected, made, playing, serving

import undertable
from tables import begun, new_table
from undertable.core.state import State
from undertable.core.types import Move
from undertable.server import room as room_module
from undertable.server import wire
from undertable.server.hub import Wake
from undertable.server.personal_data import log_out_everywhere
from undertable.server.room import Room, fold, until_the_beat
from undertable.server.session import Session
from undertable.server.tables import Tables
from undertable.store import Row, Store, open_store
from undertable.table import commands, lines
from undertable.table.bots import Answer, Question
from undertable.table.commands import By
from undertable.table.types import Clock, ClockKind, Declined

pytestmark = pytest.mark.anyio
BID = {"move": "bid", "count": 1, "face": 1}


@pytest.fixture
async def store(tmp_path: Path) -> Store:
    return await open_store(str(tmp_path / "tables.db"))


@pytest.fixture
async def tables(store: Store) -> AsyncIterator[Tables]:
    async with serving(store) as tables:
        yield tables


def only_room(tables: Tables) -> Room:
    [room] = tables.rooms.values()
    return room


async def move(socket: Socket) -> dict[str, object]:
    update = socket.update
    wanted = choose(update["legal"], random.Random(1))
    return await socket.do("play", version=update["version"], move=wanted)


@pytest.mark.parametrize("game", sorted(undertable.all_games()))
async def test_rules_that_fail_in_the_middle_of_a_move_leave_everything_as_it_was(
    tables: Tables, store: Store, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tables, game) as people:
        room, mover = only_room(tables), people[0]
        assert room.table.match is not None
        record, position = await store.record(room.table.id), room.table.match.state.position()
        for person in people:
            person.waiting()
        rules = type(room.table.match.state)
        honest = rules.play

        def broken(self: State, seat: int, move: Move) -> None:
            honest(self, seat, move)
            raise RuntimeError("in the middle of a move")

        with monkeypatch.context() as patch:
            patch.setattr(rules, "play", broken)
            assert (await move(mover))["code"] == "internal"
        assert await store.record(room.table.id) == record
        assert room.table.match.state.position() == position
        assert room.table.number == len(record)
        assert not any(person.waiting() or person.closed for person in people)
        done = await move(mover)
        assert done["type"] == "done"
        assert (await mover.hear("update"))["version"] == done["version"]
        assert len(await store.record(room.table.id)) == len(record) + 1


class Failing:
    """The real store, whose methods fail when they are told to."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.failing: dict[str, int] = {}
        self.after = False
        """The work is done before it fails, as when an answer is lost."""

    def __getattr__(self, name: str) -> Any:
        work = getattr(self.store, name)
        if not asyncio.iscoroutinefunction(work):
            return work

        async def maybe(*args: Any) -> Any:
            if self.failing.get(name, 0) <= 0:
                return await work(*args)
            self.failing[name] -= 1
            if self.after:
                await work(*args)
            raise ConnectionError(f"{name} failed")

        return maybe


@pytest.fixture
async def failing(store: Store) -> Failing:
    return Failing(store)


@pytest.fixture
async def trying(failing: Failing) -> AsyncIterator[Tables]:
    async with serving(failing) as tables:  # type: ignore[arg-type]
        yield tables


@pytest.mark.parametrize("written", [False, True])
async def test_a_move_whose_append_fails_is_tried_again_and_made_once(
    trying: Tables, failing: Failing, written: bool
) -> None:
    async with playing(trying) as (mover, other):
        room = only_room(trying)
        lines_before = len(await failing.store.record(room.table.id))
        failing.failing, failing.after = {"append": 2}, written
        assert (await move(mover))["type"] == "done"
        assert (await other.hear("update"))["version"] == 2
        assert len(await failing.store.record(room.table.id)) == lines_before + 1


async def test_a_move_that_cannot_be_written_is_given_up_visibly_and_leaves_nothing(
    trying: Tables, failing: Failing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undertable.server.room.PATIENCE", 0.3)
    async with playing(trying) as (mover, other):
        room = only_room(trying)
        record = await failing.store.record(room.table.id)
        failing.failing = {"append": 10**6, "record": 10**6}
        mover.tell(
            {
                "type": "play",
                "id": "x",
                "version": 1,
                "move": {"move": "bid", "count": 1, "face": 1},
            }
        )
        assert (await mover.hear("bye"))["code"] == "internal"
        failing.failing = {}
        assert await failing.store.record(room.table.id) == record
        assert room.table.number == len(record)
        assert not other.closed


async def test_what_is_shown_once_is_told_though_noting_it_failed_at_first(
    trying: Tables, failing: Failing
) -> None:
    async with playing(trying, "smugglers") as people:
        for _ in range(60):
            failing.failing = {"mark": 2}
            for person in people:
                person.waiting()
            movers = [person for person in people if person.update["legal"]]
            done = await move(movers[0])
            assert done["type"] == "done"
            for person in people:  # nobody's update may be swallowed
                while person.update["version"] < only_room(trying).table.version(
                    people.index(person)
                ):
                    await person.hear("update")
            if failing.failing["mark"] < 2:
                return
        raise AssertionError("nothing was shown once")


async def test_a_move_that_was_written_though_nobody_heard_so_counts_for_the_next_command(
    trying: Tables, failing: Failing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undertable.server.room.PATIENCE", 0.3)
    async with playing(trying) as (mover, other):
        failing.failing, failing.after = {"append": 10**6, "record": 10**6}, True
        mover.tell({"type": "play", "id": "x", "version": 1, "move": BID})
        assert (await mover.hear("bye"))["code"] == "internal"
        failing.failing = {}
        answer = await other.do("play", version=1, move={**BID, "count": 2})
        assert (answer["code"], answer["update"]["version"]) == ("stale", 2)


async def test_nothing_new_begins_while_a_server_stops(tables: Tables, store: Store) -> None:
    async with playing(tables) as (mover, _):
        room = only_room(tables)
        record = await store.record(room.table.id)
        tables.services.stopping = True
        assert (await move(mover))["code"] == "stopping"
        assert await store.record(room.table.id) == record
        tables.services.stopping = False


async def heard(people: list[Socket]) -> list[dict[str, Any]]:
    """All that these people have been sent by now: what was queued comes before the pong."""
    found = []
    for person in people:
        before = len(person.told)
        person.tell({"type": "ping"})
        await person.hear("pong")
        found += person.told[before:]
    return found


async def test_what_is_shown_once_is_noted_before_anybody_sees_it(
    trying: Tables, failing: Failing
) -> None:
    """While it cannot be noted it is not shown: a server that dies then never shows it twice."""

    def shown(messages: list[dict[str, Any]]) -> int:
        events = [e for m in messages if m["type"] == "update" for e in m["events"]]
        return sum(event["event"] in fleeting for event in events)

    fleeting = {
        kind.__struct_config__.tag for kind in undertable.game("smugglers").events if kind.fleeting
    }
    async with playing(trying, "smugglers") as people:
        await heard(people)
        failing.failing = {"mark": 10**6}
        while failing.failing["mark"] == 10**6:
            [mover, *_] = [person for person in people if person.update["legal"]]
            assert (await move(mover))["type"] == "done"
            assert shown(await heard(people)) == 0
        failing.failing = {}
        for person in people:
            while not shown(person.told[-1:]):
                await person.hear("update")
        assert shown(await heard(people)) == 0


async def test_a_bots_late_answer_is_not_played_for_somebody_who_came_back(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answered = asyncio.Event(), asyncio.Event()
    honest = tables.services.bots.answer

    async def slow(question: Question, who: str) -> Answer:
        asked.set()
        await answered.wait()
        return await honest(question, who)

    monkeypatch.setattr(tables.services.bots, "answer", slow)
    async with playing(tables) as (mover, _):
        room = only_room(tables)
        [seat] = room.table.actors()
        await room.carry_out(lambda table: commands.go_away(seat, By(None, None, 1.0)))
        async with asyncio.timeout(30):
            await asked.wait()
        assert (await mover.do("back"))["type"] == "done"
        thinking, record = room._thinking, await store.record(room.table.id)
        assert thinking is not None
        answered.set()
        await thinking
        assert await store.record(room.table.id) == record
        assert room.table.actors() == [seat]
        assert (await move(mover))["type"] == "done"


async def test_a_refresh_that_fails_is_repeated(trying: Tables, failing: Failing) -> None:
    async with playing(trying) as (_, other):
        room = only_room(trying)
        seat = room.table.actors()[0]
        line = commands.go_away(seat, By(None, None, 1.0)).line
        await failing.store.append(room.table.id, room.table.number, lines.encode(line), 1.0, None)
        failing.failing = {"record": 3}
        trying.hear(Wake(room.table.id))
        while not any(s.get("away") for s in (await other.hear("table"))["table"]["seats"]):
            pass


async def test_a_clock_that_rings_while_nothing_can_be_written_rings_again(
    trying: Tables, failing: Failing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undertable.server.room.PATIENCE", 0.2)
    clock = Clock(ClockKind.DECISION, 1)
    async with playing(trying, clock=clock) as (_, other):
        failing.failing = {"append": 6}
        while not any(s.get("away") for s in (await other.hear("table"))["table"]["seats"]):
            pass
        assert failing.failing["append"] == 0


async def test_a_record_that_lost_its_end_stops_the_table_and_nothing_is_written_past_the_hole(
    tables: Tables, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tables) as (mover, other):
        room = only_room(tables)
        await store.cut(room.table.id, room.table.number - 1)  # what a lagging replica had not got
        kept = await store.numbered(room.table.id)
        mover.tell({"type": "play", "id": "x", "version": 1, "move": BID})
        for person in (mover, other):
            assert (await person.hear("bye"))["code"] == "damaged"
        assert await store.numbered(room.table.id) == kept
        assert "table is damaged" in caplog.text
        with pytest.raises(Declined):
            await tables.room(room.table.id)


async def test_a_room_that_was_given_up_does_nothing_any_more(tables: Tables, store: Store) -> None:
    async with playing(tables, clock=Clock(ClockKind.DECISION, 1)):
        room = only_room(tables)
        record = await store.record(room.table.id)
        room.give_up("for this test")
        with pytest.raises(Declined):
            await room.carry_out(lambda table: commands.go_away(0, By(None, None, 1.0)))
        room.look_after()
        assert room._alarm is None  # nothing will be done, so there is nothing to wait for
        assert room._thinking is None
        assert not room._jobs
        assert await store.record(room.table.id) == record


async def test_a_table_of_very_many_lines_is_opened_without_keeping_anybody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room_module, "STRETCH", 0.0)  # however quick the machine
    table = new_table("bluff", 2)
    same = lines.encode(lines.Locked(at=1.0, who="p1", command="c", locked=True))
    record = [(0, lines.encode(table.created)), *((n, same) for n in range(1, 2_000))]
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    waiting = asyncio.create_task(others())
    opened = await fold("table", record)
    waiting.cancel()
    assert (opened.number, opened.locked) == (2_000, True)
    assert turns > 1_000


async def test_one_unreadable_table_does_not_stop_those_that_are_due(store: Store) -> None:
    for name in ("aaaaaaaaaaaa", "bbbbbbbbbbbb"):
        table = begun("bluff", 2, Clock(ClockKind.DECISION, 1))
        await store.make(Row(name, 1.0, False, 1.0, b"{}"), lines.encode(table.created), [])
        began = commands.start(new_table("bluff", 2, table.created.clock), By("p1", "b", 2.0)).line
        text = b"broken" if name.startswith("a") else lines.encode(began)
        await store.append(name, 1, text, 2.0, 3.0)
    async with serving(store) as tables:
        await tables._look()
        assert list(tables.rooms) == ["bbbbbbbbbbbb"]
        assert list(tables.services.damage) == ["aaaaaaaaaaaa"]
        with pytest.raises(Declined) as refused:
            await tables.room("aaaaaaaaaaaa")
        assert refused.value.code == "damaged"


async def test_a_clock_far_ahead_at_the_start_sweeps_nothing_away(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = time()
    await store.make(Row("aaaaaaaaaaaa", at, False, None, b"{}"), b"{}", [])
    ahead = 61 * 86_400
    for module in ("tables", "room"):
        monkeypatch.setattr(f"undertable.server.{module}.now", lambda: at + ahead)
    monkeypatch.setattr("undertable.server.tables.time", lambda: at + ahead)
    async with serving(store) as tables:
        await tables._sweep()
        assert await store.names() == ["aaaaaaaaaaaa"]


async def test_a_clock_that_was_set_while_it_runs_sweeps_nothing_away(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.make(Row("aaaaaaaaaaaa", 1.0, False, None, b"{}"), b"{}", [])
    monkeypatch.setattr("undertable.server.tables.time", lambda: time() + 7200)
    await tables._sweep()
    assert await store.names() == ["aaaaaaaaaaaa"]
    monkeypatch.undo()
    await tables._sweep()
    assert await store.names() == []


async def test_an_old_table_at_which_somebody_is_is_kept(tables: Tables, store: Store) -> None:
    first = lines.encode(new_table("bluff", 2).created)
    for name in ("aaaaaaaaaaaa", "bbbbbbbbbbbb"):
        await store.make(Row(name, 1.0, False, None, b"{}"), first, [])
    await tables.room("aaaaaaaaaaaa")
    await tables._sweep()
    assert await store.names() == ["aaaaaaaaaaaa"]


async def test_a_command_that_waits_while_its_sender_is_logged_out_is_not_carried_out(
    tables: Tables,
) -> None:
    table = await made(tables)
    async with connected(tables, table.table, token=table.token) as stolen:
        room = await tables.room(table.table)
        async with room._lock:
            leaving = asyncio.create_task(log_out_everywhere(tables, room, "p1"))
            await until(lambda: bool(room._lock._waiters))  # type: ignore[attr-defined]
            stolen.tell({"type": "lock", "id": "mine"})
            stolen.tell({"type": "say", "id": "words", "text": "it is mine"})
        await leaving
        assert (await stolen.hear("bye"))["code"] == "bad_token"
        await room.refresh()
        assert not room.table.locked
        assert not await room.chat.since(0)


async def test_who_is_logged_out_on_the_way_in_does_not_come_in(tables: Tables) -> None:
    table = await made(tables)
    room = await tables.room(table.table)
    socket = Socket()
    session = Session(tables, socket, "here")
    socket.tell({"type": "hello", "table": table.table, "token": table.token})
    async with room._lock:
        coming = asyncio.create_task(session.run())
        await until(lambda: session._connection.key is not None)
        room.holders["p1"] = b"another"
    assert (await socket.hear("bye"))["code"] == "bad_token"
    await coming


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.01)


async def test_the_key_of_who_was_removed_is_not_handed_on_to_the_rematch(
    tables: Tables, store: Store
) -> None:
    table = await made(tables, bots=[None, "random"], options={"dice": 1})
    eve = await tables.join(table.table, wire.Join("Eve", table.invite))
    async with connected(tables, table.table, token=table.token) as ann:
        assert (await ann.do("remove", person=eve.person))["type"] == "done"
        await ann.do("start")
        while not (await ann.hear("update"))["outcome"]:
            if ann.update["legal"]:
                await move(ann)
        assert (await ann.do("rematch"))["type"] == "done"
        again = only_room(tables).table.rematch
    assert again is not None
    assert list(await store.holders(again)) == ["p1"]


@pytest.mark.parametrize("hours", [-1, 1])
async def test_a_clock_that_is_an_hour_wrong_neither_takes_a_turn_nor_gives_an_hour(
    tables: Tables, hours: int
) -> None:
    clock = Clock(ClockKind.DECISION, 30)
    async with playing(tables, clock=clock):
        room = only_room(tables)
        [chair] = [c for c in room.table.chairs if c.since]
        chair.since -= 3600 * hours  # as a process would see it whose clock is an hour ahead
        [(_, until)] = room._deadlines()
        assert 0 < until - time() <= 31
        assert room._deadlines()[0][1] == until


async def test_bots_among_themselves_play_only_before_an_audience(
    tables: Tables, store: Store
) -> None:
    """Who sits down, starts and leaves would have them play for ever."""
    table = await made(tables, "dig", 2, bots=[None, "random"])
    async with connected(tables, table.table, token=table.token) as ann:
        await ann.do("start")
        await ann.do("leave")
    before = await settled(store, table.table)
    assert not await store.due(1e12, 10)
    async with connected(tables, table.table, watch=table.watch) as watcher:
        await watcher.hear("update")
        await watcher.hear("update")
    assert await settled(store, table.table) > before


async def settled(store: Store, table: str) -> int:
    """How long a record is that grows no more."""
    while True:
        before = len(await store.record(table))
        await asyncio.sleep(0.3)
        if len(await store.record(table)) == before:
            return before


@pytest.mark.parametrize(("spent", "moves_at"), [(0.0, 0.8), (0.1, 0.8), (0.79, 0.8), (0.9, 1.6)])
async def test_when_a_bot_moves_does_not_tell_how_long_it_thought(
    spent: float, moves_at: float
) -> None:
    assert spent + until_the_beat(spent, pace=0.8) == pytest.approx(moves_at)
    assert until_the_beat(spent, pace=0.0) == 0.0
