"""What is said at a table: numbered, kept, each command once, and each person only so often."""

from __future__ import annotations

from msgspec import Struct, json, structs

from undertable.server import wire
from undertable.server.clock import now
from undertable.server.limits import Bucket, Buckets
from undertable.store import Store
from undertable.table.commands import check_words
from undertable.table.names import clean_text
from undertable.table.table import Table
from undertable.table.types import Declined, Refusal

KEPT_COMMANDS = 200
RATE, BURST = 1, 10
"""Lines a person may say per second, and at once."""
TABLE_RATE, TABLE_BURST = 4, 40
"""Lines that may be said at a table, by all together."""
SENT = 100
"""Lines that somebody who comes is sent; older ones on request."""


class ChatLine(Struct):
    """A line of chat as it is kept, with the command that it came by."""

    said: wire.Said
    command: str


decode = json.Decoder(ChatLine).decode


class Chat:
    """The chat of one table, as far as this process has heard it."""

    def __init__(self, store: Store, table: str) -> None:
        self.number = 0
        self._store = store
        self._table = table
        self._commands: dict[tuple[str, str], int] = {}
        self._buckets = Buckets(RATE, BURST)
        self._table_bucket = Bucket(TABLE_RATE, TABLE_BURST)

    async def begin(self) -> None:
        """Take up where the table is; nobody needs all that was ever said."""
        for line in await self._store.last_chat(self._table, KEPT_COMMANDS):
            self._spoken(decode(line))

    async def say(self, table: Table, person: str, command: wire.Say) -> list[wire.Said]:
        """Keep what is said; everything that is new, others' words included."""
        if (person, command.id) in self._commands:
            return []
        check_words(table, person, command.phrase)
        if not self._buckets.take(person) or not self._table_bucket.take():
            raise Declined(Refusal.TOO_FAST)
        command.text = clean_text(command.text) if command.text is not None else None
        if command.text == "":
            raise Declined(Refusal.MALFORMED)
        new: list[wire.Said] = []
        while (person, command.id) not in self._commands:
            line = ChatLine(self._said(table, person, command), command.id)
            if await self._store.say(self._table, self.number, json.encode(line)):
                new.append(self._spoken(line))
            else:
                new += await self.news()
        return new

    async def line(self, number: int) -> wire.Said:
        """The line of this number."""
        found = await self._from(number - 1, 1) if 0 < number <= self.number else []
        if not found or found[0].removed:
            raise Declined(Refusal.NO_SUCH_LINE)
        return found[0]

    async def unsay(self, number: int) -> wire.Said:
        """Take a line out; what is left of it."""
        [kept] = await self._store.chat(self._table, number - 1, 1)
        line = _unsaid(decode(kept))
        await self._store.resay(self._table, {number - 1: json.encode(line)})
        return line.said

    async def take_out(self, person: str, name: str, words: bool) -> None:
        """Call somebody so wherever they spoke, and with words take out all they said."""
        for start in range(0, self.number, SENT):
            lines = map(decode, await self._store.chat(self._table, start, SENT))
            theirs = [line for line in lines if line.said.person == person]
            changed = {}
            for line in map(_unsaid, theirs) if words else theirs:
                line.said.name = name
                changed[line.said.number - 1] = json.encode(line)
            await self._store.resay(self._table, changed)

    async def removed(self) -> list[wire.Said]:
        """Of the last lines those that were taken out."""
        return [said for said in await self.since(0) if said.removed]

    def _said(self, table: Table, person: str, command: wire.Say) -> wire.Said:
        return wire.Said(
            self.number + 1,
            person,
            table.guest(person).name,
            table.seat_of(person),
            now(),
            command.text,
            command.phrase,
        )

    def _spoken(self, line: ChatLine) -> wire.Said:
        self.number = line.said.number
        self._commands[line.said.person, line.command] = line.said.number
        if len(self._commands) > KEPT_COMMANDS:
            del self._commands[next(iter(self._commands))]
        return line.said

    async def news(self) -> list[wire.Said]:
        """What was said elsewhere."""
        new: list[wire.Said] = []
        while kept := await self._store.chat(self._table, self.number, SENT):
            new += [self._spoken(decode(line)) for line in kept]
        return new

    async def since(self, heard: int) -> list[wire.Said]:
        """What somebody has not heard yet, of the last lines."""
        if heard >= self.number:
            return []
        return await self._from(max(heard, self.number - SENT), SENT)

    async def before(self, number: int) -> list[wire.Said]:
        """The lines that came before the one of this number."""
        end = min(number - 1, self.number)
        start = max(0, end - SENT)
        return await self._from(start, end - start) if end > 0 else []

    async def _from(self, start: int, limit: int) -> list[wire.Said]:
        return [decode(line).said for line in await self._store.chat(self._table, start, limit)]


def _unsaid(line: ChatLine) -> ChatLine:
    """The line without what was said."""
    left = structs.replace(line.said, text=None, phrase=None, removed=True)
    return ChatLine(left, line.command)
