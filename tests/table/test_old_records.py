"""Whatever was written down by an earlier Undertable is read by this one.

The files in tests/records were written before the names they hold were changed; they stay as they
are. Their number is the format they are in.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json

import undertable
from undertable import Match, read_record, write_record
from undertable.cli import main
from undertable.core.record import FORMAT
from undertable.core.text import LANGUAGES
from undertable.games import all_games
from undertable.table import lines
from undertable.table.doctor import examine
from undertable.table.table import read_table
from undertable.table.types import Declined

RECORDS = Path(__file__).parent.parent / "records"
GAMES = sorted(RECORDS.glob("*.json"))
TABLE = RECORDS / "table-1.jsonl"


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_game_that_was_written_down_before_is_read_and_written_as_today(file: Path) -> None:
    record = read_record(file.read_bytes())
    assert record.format == int(file.stem[-1])
    match = Match(undertable.game(record.game), record)
    assert match.version == len(record.entries) > 0
    assert match.record.format == FORMAT
    again = Match(undertable.game(record.game), read_record(write_record(match.record)))
    assert again.state.position() == match.state.position()
    assert again.history(0) == match.history(0)


@pytest.mark.parametrize("name", sorted(all_games()))
def test_an_old_game_comes_to_its_old_end(name: str) -> None:
    match = Match(undertable.game(name), read_record((RECORDS / f"{name}-1.json").read_bytes()))
    assert match.state.outcome() is not None


def test_a_table_that_stood_in_a_store_before_is_read_and_goes_on() -> None:
    written = TABLE.read_bytes().splitlines()
    table = read_table("old", written)
    assert table.created.format == 1
    assert table.number == len(written)
    assert table.match is not None
    assert table.actors()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_of_a_newer_undertable_is_refused_with_a_sentence(lang: str) -> None:
    first, *others = TABLE.read_bytes().splitlines()
    newer = json.decode(first) | {"format": lines.FORMAT + 1}
    with pytest.raises(Declined) as refused:
        read_table("new", [json.encode(newer), *others])
    assert refused.value.code == "newer_record"
    assert "Undertable" in refused.value.reason.say(lang)
    found = examine("new", list(enumerate([json.encode(newer), *others])))
    assert found is not None
    assert found.number == 0, "where nothing is cut off"


def test_a_game_without_commitments_to_salts_is_still_checked_and_says_what_is_missing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = RECORDS / "bluff-2.json"
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert "before players committed to their salts" in capsys.readouterr().out
    table = read_table("old", (RECORDS / "table-2.jsonl").read_bytes().splitlines())
    assert table.finished_record().format == 2
    assert write_record(table.finished_record()) == write_record(read_record(file.read_bytes()))


def test_a_new_table_says_in_which_format_it_is_written() -> None:
    assert lines.FORMAT == 4
    assert lines.decode(TABLE.read_bytes().splitlines()[0]).format == 1  # type: ignore[union-attr]


def test_no_old_name_has_got_another_meaning() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in lines.AnyLine.__args__}
    assert not tags & set(lines.RENAMED)
    assert set(lines.RENAMED.values()) <= tags
    for game in all_games().values():
        names = {str(m.__struct_config__.tag) for m in (*game.moves, *game.chance_moves)}
        assert not names & set(game.renamed)
        assert set(game.renamed.values()) <= names
