"""`undertable doctor` finds what is broken, and cuts it off if it is told to."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tables import new_table
from undertable.cli import main
from undertable.store import Row, open_store
from undertable.table import commands, lines
from undertable.table.commands import By


async def _prepare(db: str) -> None:
    store = await open_store(db)
    for name in ("whole", "holed", "broken"):
        table = new_table("bluff", 2)
        await store.make(Row(name, 1.0, False, None, b"{}"), lines.encode(table.created), [])
        for number, seat in enumerate((0, 1, 0, 1), 1):
            line = lines.encode(
                commands.ready(table, True, None, By(f"p{seat + 1}", None, 2.0)).line
            )
            await store.append(
                name, number, b"?" if (name, number) == ("broken", 3) else line, 2.0, None
            )
    await store.close()


def hole(db: str) -> None:
    with sqlite3.connect(db) as file:
        file.execute("DELETE FROM record WHERE table_id = 'holed' AND number = 2")
    file.close()


def test_broken_records_are_found_cut_and_kept_aside(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = str(tmp_path / "tables.db")
    asyncio.run(_prepare(db))
    hole(db)
    assert main(["doctor", "--db", db]) == 1
    said = capsys.readouterr().out
    assert "holed: line 2 is missing" in said
    assert "broken: line 3 cannot be played" in said
    assert "3 tables, 2 damaged, 0 mended" in said
    assert main(["doctor", "--db", db, "--mend", "--aside", str(tmp_path)]) == 0
    assert "2 mended" in capsys.readouterr().out
    assert (tmp_path / "holed.cut.jsonl").read_text().count("\n") == 2
    assert (tmp_path / "broken.cut.jsonl").read_text().startswith('[3,"?"]')
    assert main(["doctor", "--db", db]) == 0
    assert "3 tables, 0 damaged" in capsys.readouterr().out


def test_what_a_strangers_file_calls_a_table_is_no_way_out_of_the_folder(tmp_path: Path) -> None:
    db, folder = str(tmp_path / "tables.db"), tmp_path / "in" / "here"
    folder.mkdir(parents=True)
    asyncio.run(_prepare(db))
    hole(db)
    with sqlite3.connect(db) as file:
        for table, key in (("tables", "id"), ("record", "table_id")):
            file.execute(f"UPDATE {table} SET {key} = '../out' WHERE {key} = 'holed'")
    file.close()
    main(["doctor", "--db", db, "--mend", "--aside", str(folder)])
    assert [path.name for path in (tmp_path / "in").iterdir()] == ["here"]
    assert "..%2Fout.cut.jsonl" in [path.name for path in folder.iterdir()]


def test_where_no_database_is_none_is_made_and_a_foreign_one_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "mistyped.db"
    assert main(["doctor", "--db", str(missing)]) == 1
    assert "there is no database at" in capsys.readouterr().err
    assert not missing.exists()
    foreign = tmp_path / "music.db"
    with sqlite3.connect(foreign) as file:
        file.execute("CREATE TABLE songs (name TEXT)")
    file.close()
    before = foreign.read_bytes()
    assert main(["doctor", "--db", str(foreign)]) == 1
    assert "is a database of something else" in capsys.readouterr().err
    assert foreign.read_bytes() == before
