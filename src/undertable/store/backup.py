"""A copy of all tables in one file, taken while people play, and the way back.

SQLite copies itself, PostgreSQL has tools for it: what is copied is what was durable at one moment.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from pathlib import Path

from undertable.store.base import StoreError
from undertable.store.schema import missing


def back_up(address: str, copy: Path) -> None:
    """Write all tables into a file that is not there yet."""
    if copy.exists():
        raise StoreError(f"{copy} is there already: a backup overwrites nothing")
    with _only_for_me():
        if _is_postgres(address):
            _run("pg_dump", "--format=custom", "--no-owner", f"--file={copy}", address)
        else:
            _copy_sqlite(_file(address), copy)


def restore(address: str, copy: Path) -> None:
    """Put the tables of a backup where there are none."""
    if not copy.exists():
        raise StoreError(f"there is no file {copy}")
    if _is_postgres(address):
        one_go = ("--exit-on-error", "--single-transaction", "--no-owner")
        _run("pg_restore", *one_go, f"--dbname={address}", str(copy))
        return
    target = _file(address)
    if target.exists():
        raise StoreError(f"{target} is there already: restoring overwrites nothing")
    _check(copy)
    with _only_for_me():
        _copy_sqlite(copy, target)


class _only_for_me:  # noqa: N801 - reads as what it does
    """New files are their owner's alone."""

    def __enter__(self) -> None:
        self._before = os.umask(0o077)

    def __exit__(self, *_: object) -> None:
        os.umask(self._before)


def _is_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def _file(address: str) -> Path:
    return Path(address.removeprefix("sqlite:"))


def _copy_sqlite(source: Path, target: Path) -> None:
    if not source.exists():
        raise StoreError(f"there is no database {source}")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    db = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=30)
    try:
        db.execute("VACUUM INTO ?", (str(part),))
    except sqlite3.Error as error:
        raise StoreError(f"cannot copy {source}: {error}") from error
    finally:
        db.close()
    part.rename(target)  # a copy is whole, or it is not there


def _check(copy: Path) -> None:
    db = sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)
    try:
        missing("sqlite", db.execute("PRAGMA user_version").fetchone()[0])
        if (said := db.execute("PRAGMA quick_check").fetchone()[0]) != "ok":
            raise StoreError(f"{copy} is damaged: {said}")
        db.execute("SELECT count(*) FROM record")
    except sqlite3.Error as error:
        raise StoreError(f"{copy} is no backup of tables: {error}") from error
    finally:
        db.close()


def _run(tool: str, *words: str) -> None:
    if shutil.which(tool) is None:
        raise StoreError(f"{tool} is needed for this; it comes with PostgreSQL's client programs")
    done = subprocess.run([tool, *words], capture_output=True, text=True, check=False)  # noqa: S603 - no shell, own words
    if done.returncode:
        raise StoreError(f"{tool}: {done.stderr.strip()}")
