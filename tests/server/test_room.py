"""The way of a move: check, append, apply, tell; and nothing happened if any of it failed."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from client import choose
from sockets import Socket, playing, serving

import undertable
from undertable.core.state import State
from undertable.core.types import Move
from undertable.server.room import Room
from undertable.server.tables import Tables
from undertable.store import Store, open_store

pytestmark = pytest.mark.anyio


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
