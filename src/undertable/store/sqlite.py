"""SQLite: one file, one writer thread, many writes per commit, one reader thread beside it."""

import asyncio
import fcntl
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import sleep
from typing import Any, TextIO, TypeVar

from msgspec import json, structs

from undertable.store.base import Holder, Report, Row, Size, StoreAway, StoreDamaged, StoreError
from undertable.store.schema import missing

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Line = tuple[str, int, str, float, float | None]
"""Table, number, line, now, due."""
Job = tuple[Work | Line, "asyncio.Future[Any]"]

BATCH = 2000
APPENDING = (
    """
CREATE TEMP VIEW appended AS
SELECT '' AS table_id, 0 AS number, '' AS line, 0.0 AS now, 0.0 AS due
""",
    """
CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
    SELECT RAISE(ABORT, 'the line before is missing') WHERE NOT EXISTS (
        SELECT 1 FROM main.record WHERE table_id = new.table_id AND number = new.number - 1
    );
    INSERT INTO record VALUES (new.table_id, new.number, CAST(new.line AS BLOB));
    UPDATE tables SET touched = max(touched, new.now), due = new.due
    WHERE id = new.table_id AND (due IS NOT new.due OR touched < new.now - 10);
END
""",
)
"""What it is to append. Ten seconds more or less of `touched` change nothing, and to note them
costs a page for each move."""
APPEND = """
INSERT INTO appended
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)
"""
LENGTHS = """
SELECT value,
    (SELECT coalesce(max(number) + 1, 0) FROM record WHERE table_id = value),
    (SELECT coalesce(max(number) + 1, 0) FROM chat WHERE table_id = value)
FROM json_each(?)
"""
SIZES = """
SELECT id, touched, listed, lines, coalesce(said, 0), coalesce(bytes, 0) + coalesce(said_bytes, 0)
FROM tables
JOIN (SELECT table_id, count(*) AS lines, sum(length(line)) AS bytes FROM record GROUP BY 1)
    AS record ON record.table_id = id
LEFT JOIN (SELECT table_id, count(*) AS said, sum(length(line)) AS said_bytes FROM chat GROUP BY 1)
    AS chat ON chat.table_id = id
ORDER BY 6 DESC LIMIT ?
"""
FOREIGN = "SELECT 1 FROM sqlite_master, pragma_user_version WHERE user_version = 0 LIMIT 1"
KEPT_BY_TABLE = ("record", "chat", "holders", "reports", "reviews")
ROW = "SELECT id, touched, listed, due, summary FROM tables "


class Contested(Exception):
    """Somebody was faster for one line of many; each must be tried by itself."""


class Worker(Thread):
    """A connection in its own thread. Whatever waits when it looks becomes one transaction."""

    def __init__(self, path: Path, transaction: str) -> None:
        super().__init__(name=f"sqlite {path.name}", daemon=True)
        self._path = path
        self._begin = transaction
        self._turns: TextIO | None = None
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._stopped = False
        self._loop = asyncio.get_running_loop()

    async def do(self, job: Callable[[sqlite3.Connection], T] | Line) -> T:
        """Run the work, or append the line; returns when its transaction is committed."""
        if self._stopped:
            raise StoreAway("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((job, future))
        return await future

    async def stop(self) -> None:
        self._stopped = True
        self._jobs.put(None)
        await asyncio.to_thread(self.join)
        if self._turns is not None:
            self._turns.close()

    def take_turns(self, lock: Path) -> None:
        """With the other processes of one server; SQLite itself would look whether they are done,
        after longer and longer pauses, and a lock wakes at once."""
        if lock.exists():
            self._turns = lock.open("a+")

    @contextmanager
    def _turn(self) -> Iterator[None]:
        if self._turns is None:
            yield
            return
        fcntl.lockf(self._turns, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.lockf(self._turns, fcntl.LOCK_UN)

    def run(self) -> None:
        db = connect(self._path)
        for statement in APPENDING:
            db.execute(statement)
        while batch := self._wait():
            done = self._together(db, batch)
            with suppress(RuntimeError):  # the loop is gone, and with it everybody who waited
                self._loop.call_soon_threadsafe(_resolve, done)
        db.close()

    def _wait(self) -> list[Job]:
        """Everything that waits, at least one job; nothing when it is time to stop."""
        batch: list[Job] = []
        job = self._jobs.get()
        while job is not None and len(batch) < BATCH:
            batch.append(job)
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return batch
        self._jobs.put(job)
        return batch if batch else []

    def _together(self, db: sqlite3.Connection, batch: list[Job]) -> list[Any]:
        try:
            return self._transaction(db, batch)
        except Exception as error:
            if len(batch) == 1:
                return [(batch[0][1], None, error)]
            return [result for job in batch for result in self._together(db, [job])]

    def _transaction(self, db: sqlite3.Connection, batch: list[Job]) -> list[Any]:
        with self._turn():
            if all(isinstance(job, tuple) for job, _ in batch):
                return _append(db, batch)
            return self._mixed(db, batch)

    def _mixed(self, db: sqlite3.Connection, batch: list[Job]) -> list[Any]:
        db.execute(self._begin)
        try:
            done = _append(db, [job for job in batch if isinstance(job[0], tuple)])
            done += [(future, work(db), None) for work, future in batch if callable(work)]
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
        return done


def _append(db: sqlite3.Connection, jobs: list[Job]) -> list[Any]:
    """One statement for any number of lines, and a transaction by itself if there is none yet:
    each statement costs a wait for the interpreter's lock."""
    if not jobs:
        return []
    try:
        db.execute(APPEND, (json.encode([line for line, _ in jobs]).decode(),))
    except sqlite3.IntegrityError:
        if len(jobs) > 1:
            raise Contested from None
        return [(jobs[0][1], False, None)]
    return [(future, True, None) for _, future in jobs]


def _resolve(results: list[tuple["asyncio.Future[Any]", Any, Exception | None]]) -> None:
    for future, value, error in results:
        if future.done():
            continue
        if error is None:
            future.set_result(value)
        else:
            future.set_exception(error)


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=30, isolation_level=None)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA secure_delete = ON")
    db.execute(
        "PRAGMA temp_store = MEMORY"
    )  # else many lines at once go through a file of their own
    db.execute("PRAGMA cache_size = -16000")  # kB: the last page of each table that is played at
    return db


def use_write_ahead_log(db: sqlite3.Connection) -> None:
    """Stays with the file. Changing it does not wait for others by itself."""
    for _ in range(100):
        try:
            db.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error):
                raise
            sleep(0.05)
        else:
            return


def refuse_foreign(db: sqlite3.Connection, path: Path) -> None:
    """What has tables and no version of ours is somebody else's: nothing is written to it.

    Asked in one breath, because another process may just be making ours.
    """
    if db.execute(FOREIGN).fetchone():
        raise StoreError(f"{path} is a database of something else")


def migrate(path: Path) -> None:
    """Make the file if it is not there, and bring its schema up to date."""
    try:
        path.touch(mode=0o600)  # what people say and hold is nobody else's on this machine
        db = connect(path)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"cannot open {path}: {error}") from error
    try:
        refuse_foreign(db, path)
        use_write_ahead_log(db)
        db.execute("BEGIN IMMEDIATE")
        version = db.execute("PRAGMA user_version").fetchone()[0]
        for number, step in enumerate(missing("sqlite", version), version + 1):
            for statement in filter(str.strip, step.split(";")):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
    except sqlite3.Error as error:
        raise StoreError(f"{path} is not usable as a database: {error}") from error
    finally:
        db.close()


def lock_of(path: Path) -> Path:
    return Path(f"{path}.lock")


class Claim:
    """A file for one server: a lock beside it, which goes with the process that holds it."""

    def __init__(self, path: Path) -> None:
        try:
            self._file = lock_of(path).open("a+")
        except OSError as error:
            raise StoreError(f"cannot open {path}: {error.strerror}") from error
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise StoreError(
                f"{path} is used by another server that runs already; "
                "for more than one use --processes, or PostgreSQL"
            ) from None
        self._file.seek(0)
        killed = self._file.read() == "open"
        self.log_is_missing = killed and path.exists() and not Path(f"{path}-wal").exists()
        """The last server was killed, and what it wrote last has been taken away."""
        self._note("open")

    def release(self) -> None:
        self._note("")
        self._file.close()

    def _note(self, what: str) -> None:
        self._file.truncate(0)
        self._file.write(what)
        self._file.flush()


def faults_of(path: Path) -> list[str]:
    db = sqlite3.connect(path, timeout=30)
    try:
        found = [row[0] for row in db.execute("PRAGMA quick_check(5)")]
    except sqlite3.DatabaseError as error:
        found = [str(error)]
    finally:
        db.close()
    return [] if found == ["ok"] else [f"{path} is damaged: {fault}" for fault in found]


class SqliteStore:
    """The default store."""

    def __init__(self, path: Path, claim: Claim | None) -> None:
        self._path = path
        self._claim = claim
        self._writer = Worker(path, "BEGIN IMMEDIATE")
        self._reader = Worker(path, "BEGIN")

    @classmethod
    async def open(cls, path: Path, alone: bool = False) -> "SqliteStore":
        claim = Claim(path) if alone else None
        await asyncio.to_thread(migrate, path)
        store = cls(path, claim)
        if not alone:
            store._writer.take_turns(lock_of(path))
        store._writer.start()
        store._reader.start()
        return store

    async def make(self, row: Row, first: bytes, holders: Sequence[Holder]) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            made = db.execute(
                "INSERT OR IGNORE INTO tables VALUES (?, ?, ?, ?, ?)",
                (row.id, row.touched, row.listed, row.due, row.summary),
            )
            if made.rowcount:
                db.execute("INSERT INTO record VALUES (?, 0, ?)", (row.id, first))
                for holder in holders:
                    _hold(db, holder)
            return made.rowcount == 1

        return await self._writer.do(work)

    async def listed(self, limit: int) -> list[Row]:
        query = ROW + "WHERE listed ORDER BY touched DESC LIMIT ?"
        return [_row(row) for row in await self._read(query, limit)]

    async def due(self, before: float, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
        return [row[0] for row in await self._read(query, before, limit)]

    async def describe(self, table: str, listed: bool, summary: bytes) -> None:
        change = "UPDATE tables SET listed = ?, summary = ? WHERE id = ?"
        await self._write(change, listed, summary, table)

    async def append(
        self,
        table: str,
        number: int,
        line: bytes,
        now: float,
        due: float | None,
        announce: bool = True,
    ) -> bool:
        added: bool = await self._writer.do((table, number, line.decode(), now, due))
        return added

    async def record(self, table: str, start: int = 0) -> list[bytes]:
        query = "SELECT line FROM record WHERE table_id = ? AND number >= ? ORDER BY number"
        return [row[0] for row in await self._read(query, table, start)]

    async def lengths(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        rows = await self._read(LENGTHS, json.encode(tables).decode())
        return {name: (lines, chat) for name, lines, chat in rows}

    async def names(self) -> list[str]:
        query = "SELECT id FROM tables UNION SELECT table_id FROM record ORDER BY 1"
        return [row[0] for row in await self._read(query)]

    async def numbered(self, table: str) -> list[tuple[int, bytes]]:
        query = "SELECT number, line FROM record WHERE table_id = ? ORDER BY number"
        return await self._read(query, table)

    async def cut(self, table: str, number: int) -> int:
        change = "DELETE FROM record WHERE table_id = ? AND number >= ?"
        return await self._write(change, table, number)

    async def hold(self, holder: Holder) -> None:
        await self._writer.do(lambda db: _hold(db, holder))

    async def rehold(self, holder: Holder, was: bytes) -> bool:
        change = "UPDATE holders SET token = ? WHERE table_id = ? AND name = ? AND token = ?"
        return await self._write(change, holder.token, holder.table, holder.name, was) == 1

    async def holders(self, table: str) -> dict[str, bytes]:
        return dict(await self._read("SELECT name, token FROM holders WHERE table_id = ?", table))

    async def mark(self, table: str, name: str, version: int) -> None:
        change = "UPDATE holders SET delivered = max(delivered, ?) WHERE table_id = ? AND name = ?"
        await self._write(change, version, table, name)

    async def marks(self, table: str) -> dict[str, int]:
        query = "SELECT name, delivered FROM holders WHERE table_id = ?"
        return dict(await self._read(query, table))

    async def say(self, table: str, number: int, line: bytes) -> bool:
        add = "INSERT OR IGNORE INTO chat VALUES (?, ?, ?)"
        return await self._write(add, table, number, line) == 1

    async def chat(self, table: str, start: int, limit: int) -> list[bytes]:
        query = "SELECT line FROM chat WHERE table_id = ? AND number >= ? ORDER BY number LIMIT ?"
        return [row[0] for row in await self._read(query, table, start, limit)]

    async def last_chat(self, table: str, limit: int) -> list[bytes]:
        query = "SELECT line FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"
        return [row[0] for row in reversed(await self._read(query, table, limit))]

    async def rewrite(self, table: str, lines: Mapping[int, bytes]) -> None:
        await self._replace(
            "UPDATE record SET line = ? WHERE table_id = ? AND number = ?", table, lines
        )

    async def resay(self, table: str, lines: Mapping[int, bytes]) -> None:
        await self._replace(
            "UPDATE chat SET line = ? WHERE table_id = ? AND number = ?", table, lines
        )

    async def _replace(self, change: str, table: str, lines: Mapping[int, bytes]) -> None:
        values = [(line, table, number) for number, line in lines.items()]
        await self._writer.do(lambda db: db.executemany(change, values) and None)

    async def release(self, table: str, name: str) -> None:
        await self._write("DELETE FROM holders WHERE table_id = ? AND name = ?", table, name)

    async def report(self, report: Report) -> bool:
        add = "INSERT OR IGNORE INTO reports VALUES (?, ?, ?, ?, ?)"
        return await self._write(add, *structs.astuple(report)) == 1

    async def reports(self, table: str | None, limit: int) -> list[Report]:
        query = "SELECT * FROM reports WHERE ?1 IS NULL OR table_id = ?1 ORDER BY at DESC LIMIT ?2"
        return [Report(*row) for row in await self._read(query, table, limit)]

    async def keep_review(self, table: str, review: bytes) -> None:
        add = "INSERT OR REPLACE INTO reviews SELECT id, ? FROM tables WHERE id = ?"
        await self._write(add, review, table)

    async def review(self, table: str) -> bytes | None:
        rows = await self._read("SELECT review FROM reviews WHERE table_id = ?", table)
        return rows[0][0] if rows else None

    async def ban(self, address: str, until: float) -> None:
        await self._write("INSERT OR REPLACE INTO bans VALUES (?, ?)", address, until)

    async def unban(self, address: str) -> bool:
        return await self._write("DELETE FROM bans WHERE address = ?", address) == 1

    async def bans(self, now: float) -> dict[str, float]:
        return dict(await self._read("SELECT address, until FROM bans WHERE until > ?", now))

    async def sizes(self, limit: int) -> list[Size]:
        """Beside the reader, which has to answer those who play."""

        def work() -> list[Any]:
            db = connect(self._path)
            try:
                return db.execute(SIZES, (limit,)).fetchall()
            finally:
                db.close()

        rows = await asyncio.to_thread(work)
        return [Size(table, at, bool(listed), *counts) for table, at, listed, *counts in rows]

    async def forget(self, table: str) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            gone = db.execute("DELETE FROM tables WHERE id = ? RETURNING id", (table,)).fetchall()
            _forget_all(db, gone)
            return bool(gone)

        return await self._writer.do(work)

    async def scrub(self) -> None:
        """What is deleted is overwritten at once, but the write-ahead log has it until emptied."""

        def work() -> None:
            db = connect(self._path)
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            db.close()

        await asyncio.to_thread(work)

    async def newest(self) -> float | None:
        found: float | None = (await self._read("SELECT max(touched) FROM tables"))[0][0]
        return found

    async def sweep(self, before: float, but: Sequence[str] = ()) -> int:
        def work(db: sqlite3.Connection) -> int:
            old = (
                "DELETE FROM tables WHERE touched < ? "
                "AND id NOT IN (SELECT value FROM json_each(?)) RETURNING id"
            )
            gone = db.execute(old, (before, json.encode(but).decode())).fetchall()
            _forget_all(db, gone)
            return len(gone)

        return await self._writer.do(work)

    async def check(self) -> None:
        """A full disk reads well, so something is written: the version that is there."""
        [[version]] = await self._read("PRAGMA user_version")
        await self._writer.do(lambda db: db.execute(f"PRAGMA user_version = {version}"))

    async def inspect(self) -> list[str]:
        found = await asyncio.to_thread(faults_of, self._path)
        if self._claim is not None and self._claim.log_is_missing:
            found.append(f"{self._path}-wal is missing: the last moves may be lost")
        return found

    async def close(self) -> None:
        await self._writer.stop()
        await self._reader.stop()
        if self._claim is not None:
            self._claim.release()

    async def _read(self, query: str, *values: Any) -> list[Any]:
        try:
            return await self._reader.do(lambda db: db.execute(query, values).fetchall())
        except sqlite3.DatabaseError as error:
            if type(error) is sqlite3.DatabaseError:  # what passes by itself is a subclass
                raise StoreDamaged(f"{self._path} is damaged: {error}") from error
            raise

    async def _write(self, change: str, *values: Any) -> int:
        return await self._writer.do(lambda db: db.execute(change, values).rowcount)


def _hold(db: sqlite3.Connection, holder: Holder) -> None:
    db.execute(
        "INSERT INTO holders (table_id, name, token) VALUES (?, ?, ?) "
        "ON CONFLICT DO UPDATE SET token = excluded.token",
        (holder.table, holder.name, holder.token),
    )


def _forget_all(db: sqlite3.Connection, tables: list[tuple[str]]) -> None:
    for kept in KEPT_BY_TABLE:
        db.executemany(f"DELETE FROM {kept} WHERE table_id = ?", tables)  # noqa: S608 - own names


def _row(values: Sequence[Any]) -> Row:
    table, touched, listed, due, summary = values
    return Row(table, touched, bool(listed), due, summary)
