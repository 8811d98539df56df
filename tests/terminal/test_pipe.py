"""Games in a pipe: moves are read line by line, nothing but plain text comes out."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from undertable.core.match import Match
from undertable.core.record import read_record
from undertable.games import game

Pipe = Callable[..., tuple[int, str, str]]
DOUBT_OR_BEGIN = ["d", "1x1"] * 60
"""Whoever types this plays on: one of the two is always legal."""


def test_a_whole_game_is_played_from_lines_to_its_winner(pipe: Pipe) -> None:
    code, out, err = pipe("play bluff --bots random --seed 4", *DOUBT_OR_BEGIN)
    assert (code, err) == (0, "")
    assert "Cups up!" in out
    assert "wins: the last one with dice." in out


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_number_of_seats_plays_out_with_laying_out(pipe: Pipe, seats: int) -> None:
    lines = ["d", "1x1", "k", "5", "★"] * 150
    options = "--option laying_out=true --option dice=2"
    code, out, _ = pipe(f"play bluff --seats {seats} --bots random --seed 1 {options}", *lines)
    assert code == 0
    assert "wins: the last one with dice." in out


def test_output_is_plain_and_at_most_80_columns_wide(pipe: Pipe) -> None:
    _, out, _ = pipe("play bluff --seats 6 --bots random --seed 2", "?", "odds", *DOUBT_OR_BEGIN)
    assert "\x1b" not in out
    assert max(map(len, out.splitlines())) <= 80


def test_the_same_seed_gives_the_same_game(pipe: Pipe) -> None:
    one = pipe("play bluff --bots random --seed 9", *DOUBT_OR_BEGIN)
    assert pipe("play bluff --bots random --seed 9", *DOUBT_OR_BEGIN) == one
    assert pipe("play bluff --bots random --seed 10", *DOUBT_OR_BEGIN) != one


def test_bots_alone_can_be_watched(pipe: Pipe) -> None:
    code, out, _ = pipe("play bluff --humans 0 --bots random,random --seed 1")
    assert code == 0
    assert "wins: the last one with dice." in out


def test_the_end_of_the_input_ends_the_game_without_a_word_of_error(pipe: Pipe) -> None:
    code, out, err = pipe("play bluff --bots random --seed 4")
    assert (code, err) == (0, "")
    assert out.endswith("The game ends here.\n")


def test_quit_is_understood_in_every_language(pipe: Pipe) -> None:
    for word in ("quit", "q", "beenden", "stoppen"):
        code, out, _ = pipe("play bluff --bots random --seed 4", word, "1x1")
        assert code == 0
        assert "1x1" not in out.partition(f"> {word}")[2]


def test_refusals_are_sentences_in_the_language_of_the_table(pipe: Pipe) -> None:
    play = "play bluff --bots random --seed 5 --option dice=1"
    assert "There is no bid to doubt yet" in pipe(f"{play} --lang en", "d")[1]
    assert "keine Wette zum Anzweifeln" in pipe(f"{play} --lang de", "d")[1]
    assert "geen weddenschap om te betwijfelen" in pipe(f"{play} --lang nl", "d")[1]
    assert "verstehe ich nicht" in pipe(f"{play} --lang de", "Schach!")[1]


def test_help_says_what_can_be_done_now(pipe: Pipe) -> None:
    _, out, _ = pipe("play bluff --bots random --seed 5 --option dice=1", "?")
    assert "Bid how many dice show a number or a star" in out
    assert "Numbers: from 1x1 to 2x5." in out
    assert "Stars: from ★1 to ★2." in out
    assert "Always: odds, undo, log, rules, save FILE, quit." in out


def test_rules_and_log_are_printed_on_request(pipe: Pipe) -> None:
    _, out, _ = pipe("play bluff --bots random --seed 5 --lang nl", "regels", "verloop")
    assert "B23" in out
    assert out.count("Wie begint?") == 2


def test_spoken_words_go_with_a_move_and_into_the_record(pipe: Pipe, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play = f"play bluff --bots random --seed 5 --option dice=1 --save {file}"
    _, out, _ = pipe(play, '1x1 "you will never believe it"')
    assert "Kim: “you will never believe it”" in out
    entries = json.loads(file.read_text())["entries"]
    assert [e[2] for e in entries if e[2]] == ["you will never believe it"]


def test_a_move_is_taken_back_while_nothing_was_revealed(pipe: Pipe, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play = f"play bluff --bots random --seed 5 --option dice=2 --save {file}"
    _, out, _ = pipe(play, "1x1", "undo", "undo")
    assert "You bid one 1." in out
    assert "There is nothing to take back yet." in out
    record = read_record(file.read_bytes())
    assert {entry.seat for entry in record.entries} == {-1}


def test_a_move_is_not_taken_back_once_cups_were_raised(pipe: Pipe) -> None:
    _, out, _ = pipe("play bluff --bots random --seed 5 --option dice=2", "1x1", "d", "undo")
    assert "Cups up!" in out
    assert "Something has come to light since" in out


def test_nobody_takes_back_what_somebody_else_did(pipe: Pipe) -> None:
    play = "play bluff --humans Ann,Ben --seats 2 --seed 5 --option dice=2"
    _, out, _ = pipe(play, "1x1", "undo")
    assert "Somebody else has moved since" in out


def test_a_game_is_saved_after_every_move_and_resumed_where_it_stood(
    pipe: Pipe, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    pipe(f"play bluff --bots random --seed 5 --save {file}", "1x1")
    before = read_record(file.read_bytes())
    code, out, _ = pipe(f"play --resume {file}", *DOUBT_OR_BEGIN)
    assert code == 0
    assert "wins: the last one with dice." in out
    after = read_record(file.read_bytes())
    assert after.entries[: len(before.entries)] == before.entries
    assert Match(game("bluff"), after).state.outcome() is not None


def test_a_resumed_game_goes_on_as_if_it_had_never_stopped(pipe: Pipe, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    pipe(f"play bluff --bots random --seed 6 --save {whole}", *DOUBT_OR_BEGIN)
    pipe(f"play bluff --bots random --seed 6 --save {parts}", *DOUBT_OR_BEGIN[:3])
    pipe(f"play --resume {parts}", *DOUBT_OR_BEGIN[3:])
    assert parts.read_bytes() == whole.read_bytes()


def test_without_a_game_the_games_are_listed_and_one_is_asked_for(pipe: Pipe) -> None:
    code, out, _ = pipe("play --bots random --seed 1", "chess", "bluff", "quit")
    assert code == 0
    assert "Everybody hides dice under a cup" in out
    assert "There is no game “chess”." in out
    assert "Round 1" in out


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_smugglers_play_out_in_every_language(pipe: Pipe, seats: int, lang: str) -> None:
    lines = [str(number) for number in range(1, 15)] * 200
    command = f"play smugglers --seats {seats} --bots random --seed 1 --lang {lang}"
    code, out, err = pipe(command, *lines)
    assert (code, err) == (0, "")
    assert {"en": "win", "de": "gewinn", "nl": "win"}[lang] in out.splitlines()[-1]
    assert max(map(len, out.splitlines())) <= 80


def test_house_rules_are_told_at_the_start(pipe: Pipe) -> None:
    options = "--option laying_out=true --option dice=3 --option exact=doubter_loses_one"
    _, out, _ = pipe(f"play bluff --bots random --lang de {options}")
    told = " ".join(out.split())
    assert "Würfel je Person: 3, Herauslegen: ja" in told
    assert "Genau getroffen: nur wer gezweifelt hat, verliert einen Würfel." in told


def test_words_alone_are_no_move(pipe: Pipe) -> None:
    _, out, _ = pipe("play bluff --bots random --seed 5 --option dice=1", '"hello"')
    assert "Words go with a move" in out


def test_a_record_that_names_nobody_is_played_by_people(pipe: Pipe, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"version": 1, "game": "bluff", "seats": 2, "options": {"dice": 1}}')
    code, out, _ = pipe(f"play --resume {file}", *DOUBT_OR_BEGIN)
    assert code == 0
    assert "At the table: Player 1 and Player 2." in out
    assert "wins: the last one with dice." in out
