"""What people may ask for about themselves: new keys instead of all others, to be forgotten."""

from __future__ import annotations

from undertable.server import identity, wire
from undertable.server.clock import now
from undertable.server.hub import Wake
from undertable.server.room import Room
from undertable.server.tables import Tables
from undertable.table import commands
from undertable.table.commands import NOBODY, By
from undertable.table.types import Declined, Refusal


async def log_out_everywhere(tables: Tables, room: Room, person: str) -> wire.Joined:
    """A new token for this person. Every device that came with another has to go."""
    secret = identity.new_secret()
    await tables.store.hold(identity.holder(room.table.id, person, secret))
    await room.look_at_keys_anew()
    tables.services.announce(Wake(room.table.id, anew="keys"))
    return wire.Joined(room.table.id, person, identity.token_for(person, secret))


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
    await tables.let_go(table, Refusal.STOPPING)
    tables.services.hub.tell(Wake(table, anew="record"))
    await tables.store.scrub()


async def take_name(room: Room, person: str) -> str:
    """Call somebody a guest from now on; the name they get."""
    await room.carry_out(lambda table: commands.rename(table, person, By(None, None, now())))
    return room.table.guest(person).name


async def remove_name(tables: Tables, room: Room, person: str) -> None:
    """Take a name out of a table, wherever it stood; its bearer plays on."""
    name = await take_name(room, person)
    await room.take_out(person, name, words=False)
    await tables.let_go(room.table.id, Refusal.STOPPING)
    tables.services.hub.tell(Wake(room.table.id, anew="record"))
    await tables.store.scrub()


async def holder_of(room: Room, token: str) -> str:
    """Whose token this is, those who have left included."""
    room.holders = await room.services.store.holders(room.table.id)
    person = identity.person_of(room.holders, token)
    if person is None:
        raise Declined(Refusal.BAD_TOKEN)
    return person
