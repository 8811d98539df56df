"""PostgreSQL: any number of processes on any number of machines.

asyncpg, because moves arrive at an event loop and leave in one binary round trip per batch.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import asyncpg
from msgspec import structs

from undertable.store.base import Holder, Report, Row, Size, StoreAway, StoreError
from undertable.store.schema import missing

T = TypeVar("T")

BATCH = 2000
PATIENCE = 10.0
"""Seconds for which a lost connection is tried again. Doing a write twice is harmless here."""
MIGRATION_LOCK = 7_215_003
LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection cut off between two steps of one statement
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.CannotConnectNowError,
    asyncpg.exceptions.AdminShutdownError,
    asyncpg.exceptions.CrashShutdownError,
    asyncpg.exceptions.DeadlockDetectedError,
    asyncpg.exceptions.TooManyConnectionsError,
    asyncpg.exceptions.QueryCanceledError,
    asyncpg.exceptions.LockNotAvailableError,
    asyncpg.exceptions.SerializationError,
    asyncpg.exceptions.ReadOnlySQLTransactionError,
)
"""What passes by itself: the connection, a restart, a lock, a timeout, a failover."""
ROW = "SELECT id, touched, listed, due, summary FROM tables "
CHANNEL = "undertable"
"""On which appended lines are announced, if anybody listens."""
APPEND = """
WITH offered AS (
    SELECT * FROM
        unnest($1::text[], $2::int[], $3::bytea[], $4::float8[], $5::float8[], $6::bool[])
        AS line (table_id, number, line, now, due, announce)
), added AS (
    INSERT INTO record SELECT table_id, number, line FROM offered
    WHERE EXISTS (
        SELECT FROM record AS before
        WHERE before.table_id = offered.table_id AND before.number = offered.number - 1
    )
    ON CONFLICT DO NOTHING RETURNING table_id, number
), touched AS (
    UPDATE tables SET touched = greatest(touched, offered.now), due = offered.due
    FROM offered JOIN added USING (table_id, number) WHERE tables.id = offered.table_id
), announced AS (
    SELECT table_id, row_number() OVER () / 250 AS notice
    FROM added JOIN offered USING (table_id, number) WHERE announce
)
SELECT table_id, number FROM added
UNION ALL
SELECT pg_notify(
    $8::text, json_build_array($7::text, json_agg(json_build_array(table_id)))::text
)::text, NULL FROM announced GROUP BY notice
"""
"""All that is announced is one notice, or as many as hold it: each costs every process a look."""


class Line(NamedTuple):
    """A line that waits to be appended. Sorted, so that two processes never wait for each other."""

    table: str
    number: int
    line: bytes
    now: float
    due: float | None
    announce: bool


class PostgresStore:
    """The store for more than one process."""

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self._pool = pool
        self.announces_as: str | None = None
        """Whose lines these are, for `hub.Notice`: announced in the very transaction."""
        self._waiting: list[tuple[Line, asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: str) -> "PostgresStore":
        try:
            await _make_schema(address)
            pool = await asyncpg.create_pool(address, min_size=1, max_size=8)
        except LOST as error:
            raise StoreAway(f"PostgreSQL does not answer: {error}") from error
        except (asyncpg.PostgresError, ValueError) as error:
            raise StoreError(f"cannot use PostgreSQL: {error}") from error
        return cls(pool)

    async def make(self, row: Row, first: bytes, holders: Sequence[Holder]) -> bool:
        return await self._patiently(lambda: self._make(row, first, holders))

    async def _make(self, row: Row, first: bytes, holders: Sequence[Holder]) -> bool:
        async with self._pool.acquire() as db, db.transaction():
            made = await db.fetchval(
                "INSERT INTO tables VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING 1",
                row.id,
                row.touched,
                row.listed,
                row.due,
                row.summary,
            )
            if made:
                await db.execute("INSERT INTO record VALUES ($1, 0, $2)", row.id, first)
                await db.executemany(HOLD, [(h.table, h.name, h.token) for h in holders])
            return made is not None

    async def listed(self, limit: int) -> list[Row]:
        query = ROW + "WHERE listed ORDER BY touched DESC LIMIT $1"
        return [Row(*row) for row in await self._read(query, limit)]

    async def due(self, before: float, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2"
        return [row[0] for row in await self._read(query, before, limit)]

    async def describe(self, table: str, listed: bool, summary: bytes) -> None:
        change = "UPDATE tables SET listed = $2, summary = $3 WHERE id = $1"
        await self._write(change, table, listed, summary)

    async def append(
        self,
        table: str,
        number: int,
        line: bytes,
        now: float,
        due: float | None,
        announce: bool = True,
    ) -> bool:
        announce = announce and self.announces_as is not None
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((Line(table, number, line, now, due, announce), future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_waiting())
        return await future

    async def record(self, table: str, start: int = 0) -> list[bytes]:
        query = "SELECT line FROM record WHERE table_id = $1 AND number >= $2 ORDER BY number"
        return [row[0] for row in await self._read(query, table, start)]

    async def lengths(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        rows = await self._read(LENGTHS, list(tables))
        return {row[0]: (row[1], row[2]) for row in rows}

    async def names(self) -> list[str]:
        query = "SELECT id FROM tables UNION SELECT DISTINCT table_id FROM record ORDER BY 1"
        return [row[0] for row in await self._read(query)]

    async def numbered(self, table: str) -> list[tuple[int, bytes]]:
        query = "SELECT number, line FROM record WHERE table_id = $1 ORDER BY number"
        return [(row[0], row[1]) for row in await self._read(query, table)]

    async def cut(self, table: str, number: int) -> int:
        change = "DELETE FROM record WHERE table_id = $1 AND number >= $2"
        return int((await self._write(change, table, number)).rpartition(" ")[2])

    async def hold(self, holder: Holder) -> None:
        await self._write(HOLD, holder.table, holder.name, holder.token)

    async def rehold(self, holder: Holder, was: bytes) -> bool:
        change = "UPDATE holders SET token = $3 WHERE table_id = $1 AND name = $2 AND token = $4"
        told = await self._write(change, holder.table, holder.name, holder.token, was)
        return told == "UPDATE 1"

    async def holders(self, table: str) -> dict[str, bytes]:
        rows = await self._read("SELECT name, token FROM holders WHERE table_id = $1", table)
        return {row[0]: row[1] for row in rows}

    async def mark(self, table: str, name: str, version: int) -> None:
        change = (
            "UPDATE holders SET delivered = greatest(delivered, $3) "
            "WHERE table_id = $1 AND name = $2"
        )
        await self._write(change, table, name, version)

    async def marks(self, table: str) -> dict[str, int]:
        rows = await self._read("SELECT name, delivered FROM holders WHERE table_id = $1", table)
        return {row[0]: row[1] for row in rows}

    async def say(self, table: str, number: int, line: bytes) -> bool:
        add = "INSERT INTO chat VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        return await self._write(add, table, number, line) == "INSERT 0 1"

    async def chat(self, table: str, start: int, limit: int) -> list[bytes]:
        from_there = "SELECT line FROM chat WHERE table_id = $1 AND number >= $2"
        rows = await self._read(f"{from_there} ORDER BY number LIMIT $3", table, start, limit)
        return [row[0] for row in rows]

    async def last_chat(self, table: str, limit: int) -> list[bytes]:
        query = "SELECT line FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2"
        return [row[0] for row in reversed(await self._read(query, table, limit))]

    async def rewrite(self, table: str, lines: Mapping[int, bytes]) -> None:
        await self._replace(
            "UPDATE record SET line = $3 WHERE table_id = $1 AND number = $2", table, lines
        )

    async def resay(self, table: str, lines: Mapping[int, bytes]) -> None:
        await self._replace(
            "UPDATE chat SET line = $3 WHERE table_id = $1 AND number = $2", table, lines
        )

    async def _replace(self, change: str, table: str, lines: Mapping[int, bytes]) -> None:
        values = [(table, number, line) for number, line in lines.items()]
        await self._patiently(lambda: self._pool.executemany(change, values))

    async def release(self, table: str, name: str) -> None:
        await self._write("DELETE FROM holders WHERE table_id = $1 AND name = $2", table, name)

    async def report(self, report: Report) -> bool:
        add = "INSERT INTO reports VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
        return await self._write(add, *structs.astuple(report)) == "INSERT 0 1"

    async def reports(self, table: str | None, limit: int) -> list[Report]:
        query = "SELECT * FROM reports WHERE $1::text IS NULL OR table_id = $1"
        rows = await self._read(f"{query} ORDER BY at DESC LIMIT $2", table, limit)
        return [Report(*row) for row in rows]

    async def keep_review(self, table: str, review: bytes) -> None:
        add = "INSERT INTO reviews SELECT id, $2 FROM tables WHERE id = $1"
        await self._write(
            f"{add} ON CONFLICT (table_id) DO UPDATE SET review = excluded.review", table, review
        )

    async def review(self, table: str) -> bytes | None:
        rows = await self._read("SELECT review FROM reviews WHERE table_id = $1", table)
        return rows[0][0] if rows else None

    async def ban(self, address: str, until: float) -> None:
        add = "INSERT INTO bans VALUES ($1, $2) ON CONFLICT (address) DO UPDATE SET until = $2"
        await self._write(add, address, until)

    async def unban(self, address: str) -> bool:
        return await self._write("DELETE FROM bans WHERE address = $1", address) == "DELETE 1"

    async def bans(self, now: float) -> dict[str, float]:
        rows = await self._read("SELECT address, until FROM bans WHERE until > $1", now)
        return {row[0]: row[1] for row in rows}

    async def sizes(self, limit: int) -> list[Size]:
        return [Size(*row) for row in await self._read(SIZES, limit)]

    async def forget(self, table: str) -> bool:
        async with self._pool.acquire() as db, db.transaction():
            gone = await db.fetchval("DELETE FROM tables WHERE id = $1 RETURNING 1", table)
            await _forget_all(db, [table])
            return gone is not None

    async def scrub(self) -> None:
        """PostgreSQL overwrites what was deleted when it next vacuums, which it does by itself."""

    async def newest(self) -> float | None:
        rows = await self._read("SELECT max(touched) FROM tables")
        found: float | None = rows[0][0]
        return found

    async def sweep(self, before: float, but: Sequence[str] = ()) -> int:
        async with self._pool.acquire() as db, db.transaction():
            old = "DELETE FROM tables WHERE touched < $1 AND id <> ALL ($2) RETURNING id"
            tables = [row[0] for row in await db.fetch(old, before, list(but))]
            await _forget_all(db, tables)
            return len(tables)

    async def check(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._pool.execute("UPDATE schema_version SET version = version")

    async def inspect(self) -> list[str]:
        return []  # PostgreSQL looks after its own files

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await let_go(self._pool)

    async def _read(self, query: str, *values: Any) -> list[Any]:
        return await self._patiently(lambda: self._pool.fetch(query, *values))

    async def _write(self, change: str, *values: Any) -> str:
        return await self._patiently(lambda: self._pool.execute(change, *values))

    async def _write_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            try:
                added = await self._append_all([line for line, _ in batch])
            except Exception as error:
                for _, future in batch:
                    if not future.done():
                        future.set_exception(error)
                continue
            for line, future in batch:
                if not future.done():
                    future.set_result(line in added)

    async def _append_all(self, lines: list[Line]) -> set[Line]:
        offered = {_key(line): line for line in reversed(lines)}  # of two at once, the first
        columns = zip(*(offered[key] for key in sorted(offered)), strict=True)
        values = [list(column) for column in columns]
        announced = (self.announces_as, CHANNEL)
        rows = await self._patiently(lambda: self._pool.fetch(APPEND, *values, *announced))
        return {offered[row[0], row[1]] for row in rows if row[1] is not None}

    async def _patiently(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Try until the connection is back. Safe because every statement here may happen twice."""
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return await attempt()
            except LOST as error:
                if self._pool.is_closing():
                    raise StoreAway("the store is closed") from error
                if asyncio.get_running_loop().time() > until:
                    raise
                await asyncio.sleep(0.1)


LENGTHS = """
SELECT name,
    (SELECT coalesce(max(number) + 1, 0) FROM record WHERE table_id = name),
    (SELECT coalesce(max(number) + 1, 0) FROM chat WHERE table_id = name)
FROM unnest($1::text[]) AS name
"""
SIZES = """
SELECT id, touched, listed, lines, coalesce(said, 0),
    (coalesce(bytes, 0) + coalesce(said_bytes, 0))::bigint
FROM tables
JOIN (SELECT table_id, count(*) AS lines, sum(length(line)) AS bytes FROM record GROUP BY 1)
    AS record ON record.table_id = id
LEFT JOIN (SELECT table_id, count(*) AS said, sum(length(line)) AS said_bytes FROM chat GROUP BY 1)
    AS chat ON chat.table_id = id
ORDER BY 6 DESC LIMIT $1
"""
HOLD = (
    "INSERT INTO holders (table_id, name, token) VALUES ($1, $2, $3) "
    "ON CONFLICT (table_id, name) DO UPDATE SET token = excluded.token"
)


async def let_go(pool: Any) -> None:
    """A connection on which something never ends must not keep a server from stopping."""
    try:
        async with asyncio.timeout(PATIENCE):
            await pool.close()
    except TimeoutError:
        pool.terminate()


async def _forget_all(db: Any, tables: list[str]) -> None:
    for kept in ("record", "chat", "holders", "reports", "reviews"):
        await db.execute(f"DELETE FROM {kept} WHERE table_id = ANY ($1)", tables)  # noqa: S608 - own names


def _key(line: Line) -> tuple[str, int]:
    return line.table, line.number


async def _make_schema(address: str) -> None:
    """The lock goes with the connection."""
    db = await asyncpg.connect(address)
    try:
        await db.execute("SELECT pg_advisory_lock($1)", MIGRATION_LOCK)
        async with db.transaction():
            await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version int NOT NULL)")
            version = await db.fetchval("SELECT max(version) FROM schema_version") or 0
            for number, step in enumerate(missing("postgres", version), version + 1):
                await db.execute(step)
                await db.execute("INSERT INTO schema_version VALUES ($1)", number)
    finally:
        await db.close()
