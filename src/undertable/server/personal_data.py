"""What people may ask for about themselves: new keys instead of all others, to be forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator

from undertable.server import identity, wire
from undertable.server.clock import now
from undertable.server.hub import Wake
from undertable.server.room import Room
from undertable.server.tables import Tables
from undertable.table import commands
from undertable.table.commands import NOBODY, By
from undertable.table.types import Declined, Refusal

MOST_REMATCHES = 100
"""So many tables of one evening are gone through."""


async def log_out_everywhere(tables: Tables, room: Room, person: str) -> wire.Renewed:
    """A new token for this person. Every device that came with another has to go.

    At a rematch the same token opens, so the new one goes wherever the old one did. Of two who ask
    for one at the same time, with the same old one, the second is refused.
    """
    key, secret, reached = room.holders[person], identity.new_secret(), []
    async for each in _of_one_evening(tables, room):
        if await tables.store.rehold(identity.holder(each.table.id, person, secret), key):
            await each.look_at_keys_anew()
            tables.services.announce(Wake(each.table.id, anew="keys"))
            if person in each.table.people:  # who was sent away there does not come in by it
                reached.append(each.table.id)
        elif each is room:
            raise Declined(Refusal.BAD_TOKEN)
    return wire.Renewed(room.table.id, person, identity.token_for(person, secret), reached)


async def _of_one_evening(tables: Tables, room: Room) -> AsyncIterator[Room]:
    """The table first, then those it is a rematch of and its rematches."""
    yield room
    for start in (room.table.origin, room.table.rematch):
        async for other in _rematches(tables, start):
            if other is not room:
                yield other


async def _rematches(tables: Tables, table: str | None) -> AsyncIterator[Room]:
    for _ in range(MOST_REMATCHES):
        if table is None:
            return
        try:
            room = await tables.room(table)
        except Declined:  # deleted, or too old to be kept
            return
        yield room
        table = room.table.rematch


async def forget(tables: Tables, room: Room, person: str) -> None:
    """Take somebody out of a table: what they were called and said, and every key they have.

    What was played stays. The key goes last, so that who was interrupted can ask again.
    """
    table, name = room.table.id, NOBODY
    await room.refresh()
    if person in room.table.people:
        name = await take_name(room, person)
        await room.carry_out(lambda table: commands.leave(table, By(person, None, now())))
    await room.take_out(person, name)
    await tables.store.release(table, person)
    await room.look_at_keys_anew()
    tables.services.announce(Wake(table, anew="record"))
    await tables.store.scrub()


async def take_name(room: Room, person: str) -> str:
    """Call somebody a guest from now on; the name they get."""
    await room.carry_out(lambda table: commands.rename(table, person, By(None, None, now())))
    return room.table.guest(person).name


async def remove_name(tables: Tables, room: Room, person: str) -> None:
    """Take a name out of a table, wherever it stood; its bearer plays on."""
    name = await take_name(room, person)
    await room.take_out(person, name, words=False)
    tables.services.announce(Wake(room.table.id, anew="record"))
    await tables.store.scrub()


async def holder_of(room: Room, token: str) -> str:
    """Whose token this is, those who have left included."""
    room.holders = await room.services.store.holders(room.table.id)
    person = identity.person_of(room.holders, token)
    if person is None:
        raise Declined(Refusal.BAD_TOKEN)
    return person
