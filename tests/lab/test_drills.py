"""A costly decision asked as a puzzle tells what the seat knew, and the answer is the review's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import json

from bot_games import played
from undertable import all_games
from undertable.cli import main
from undertable.core.match import Match
from undertable.core.record import Record, write_record
from undertable.games import game
from undertable.lab.drills import Drill, drills_of, puzzle, shelf
from undertable.lab.review import review


def costly() -> tuple[Record, list[Drill]]:
    record = played("bluff", ["hard", "random"], 4, dice=1).record
    return record, drills_of(record, review(record))


def test_the_dearest_decisions_of_a_game_become_puzzles() -> None:
    record, drills = costly()
    assert drills
    costs = [drill.decision.cost for drill in drills]
    assert costs == sorted(costs, reverse=True)
    for drill in drills:
        state = Match(game("bluff"), Record(game="bluff", seats=2, options=record.options)).state
        for entry in drill.entries:
            state.play(entry.seat, game("bluff").recorded(entry.move))
        asked = puzzle(drill)
        assert asked.view == state.view(asked.seat)
        legal = state.legal(asked.seat)
        assert all(game("bluff").move_from(move) in legal for move in asked.moves)


def test_a_puzzle_tells_nothing_that_the_seat_did_not_know() -> None:
    """Other dice under the other cup, and what is asked is the same bytes."""
    _, drills = costly()
    drill = drills[0]
    other = 1 - drill.decision.seat
    at = max(i for i, e in enumerate(drill.entries) if e.move.get("seat") == other)
    asked = []
    for face in (1, 4):
        entries = drill.entries[:]
        entries[at] = type(entries[at])(-1, {"move": "shake", "seat": other, "dice": [face]})
        twin = Drill(drill.game, drill.seats, drill.options, entries, drill.decision)
        asked.append(json.encode(puzzle(twin)))
    assert asked[0] == asked[1]


@pytest.mark.parametrize("name", sorted(all_games()))
def test_every_game_has_a_shelf_of_positions_that_can_be_asked(name: str) -> None:
    drills = shelf(game(name))
    assert len(drills) >= 3
    for drill in drills:
        asked = puzzle(drill)
        assert drill.decision.best.move in asked.moves
        assert drill.decision.cost > 0


def test_drills_are_asked_and_answered_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record, _ = costly()
    file = tmp_path / "game.json"
    file.write_bytes(write_record(record))
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    for lang in ("en", "de", "nl"):
        assert main(["drill", "bluff", "--from", str(file), "--count", "1", "--lang", lang]) == 0
        assert "±" in capsys.readouterr().out


@pytest.mark.parametrize("name", sorted(all_games()))
def test_a_drill_speaks_in_words_and_whole_sentences(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    assert main(["drill", name, "--count", "2", "--lang", "nl"]) == 0
    said = capsys.readouterr().out
    heads = re.findall(r"^(.+?) – waarschijnlijk:", said, re.MULTILINE)
    assert heads
    assert all(head[0].isupper() for head in heads)
    assert re.search(r"\d,\d% ± \d+,\d%", said)
    assert re.search(r"True|False|plaats \d|\[\d, ", said) is None
