"""What the user got wrong is one clear sentence, a non-zero exit, and nothing lost."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from at_a_terminal import SOURCE

Pipe = Callable[..., tuple[int, str, str]]
PLAY_BLUFF = [sys.executable, "-m", "undertable", "play", "bluff"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("chess", "There is no game “chess”"),
        ("bluff --option speed=3", "There is no option “speed”"),
        ("bluff --option dice=9", "It can be: 1-5"),
        ("bluff --option dice", "NAME=VALUE"),
        ("bluff --seats 9", "for 2 to 6 players, not for 9"),
        ("bluff --seats 1", "for 2 to 6 players, not for 1"),
        ("bluff --humans 7", "for 2 to 6 players, not for 7"),
        ("bluff --humans Ann,Ann --bots random", "a name of their own"),
        ("bluff --humans -1 --bots random", "“-1” is no number of people"),
        ("bluff --seats 2 --humans 2 --bots random", "do not fit on 2 seats"),
        ("bluff --bots genius", "There is no bot “genius”"),
        ("bluff --lang fr", "There is no language “fr”"),
        ("--resume no-such-file.json", "no-such-file.json cannot be read"),
        ("--resume .", "cannot be read"),
        ("--resume", "There is no unfinished game"),
        ("bluff --resume --seats 3", "leave them out"),
        ("bluff --bots random --save no/such/folder.json", "cannot be written"),
    ],
)
def test_a_wrong_command_is_answered_with_one_sentence(
    pipe: Pipe, line: str, sentence: str
) -> None:
    code, out, err = pipe(f"play {line}")
    assert code == 2
    assert sentence in err
    assert err.count("\n") == 1
    assert out == ""


SAVES = {
    "not json": ("certainly not a game", "This file is not a record of a game."),
    "not a record": ('{"hello": 1}', "This file is not a record of a game."),
    "a list": ("[1, 2]", "This file is not a record of a game."),
    "newer": ('{"version": 99, "game": "bluff"}', "was written by a newer Undertable"),
    "no seats": ('{"version": 1, "game": "bluff"}', "This record is damaged"),
    "other game": ('{"version": 1, "game": "chess", "seats": 2}', "no game “chess”"),
    "too many": ('{"version": 1, "game": "bluff", "seats": 12}', "2 to 6 players"),
    "bad option": (
        '{"version": 1, "game": "bluff", "seats": 2, "options": {"dice": 12}}',
        "The option “dice” cannot be “12”",
    ),
    "bad bot": (
        '{"version": 1, "game": "bluff", "seats": 2, "bots": [null, "genius"]}',
        "no bot “genius”",
    ),
    "bad move": (
        '{"version": 1, "game": "bluff", "seats": 2, "entries": [[0, {"move": "doubt"}]]}',
        "entry 0 was refused",
    ),
    "no move": (
        '{"version": 1, "game": "bluff", "seats": 2, "entries": [[0, {"move": "fly"}]]}',
        "entry 0 was refused",
    ),
}


@pytest.mark.parametrize("name", SAVES)
def test_a_save_that_cannot_be_played_is_left_as_it_is(
    pipe: Pipe, tmp_path: Path, name: str
) -> None:
    content, sentence = SAVES[name]
    file = tmp_path / "game.json"
    file.write_text(content)
    code, out, err = pipe(f"play --resume {file}")
    assert code == 2
    assert sentence in err
    assert err.count("\n") == 1
    assert out == ""
    assert file.read_text() == content


def test_a_file_that_holds_something_is_never_written_over(pipe: Pipe, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear aunt,")
    code, _, err = pipe(f"play bluff --bots random --save {file}")
    assert code == 2
    assert "exists already" in err
    assert file.read_text() == "Dear aunt,"
    _, out, _ = pipe("play bluff --bots random --seed 1", f"save {file}")
    assert "exists already" in " ".join(out.split())
    assert file.read_text() == "Dear aunt,"


def test_a_save_of_another_game_is_not_taken_for_this_one(pipe: Pipe, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    pipe(f"play bluff --bots random --seed 1 --save {file}")
    code, _, err = pipe(f"play border --resume {file}")
    assert code == 2
    assert "holds a game of Bluff" in err


def test_the_sentence_is_in_the_language_asked_for(pipe: Pipe) -> None:
    assert "gibt es nicht" in pipe("play schach --lang de")[2]
    assert "bestaat niet" in pipe("play schaken --lang nl")[2]


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1", "ascii"])
def test_letters_that_nobody_can_read_are_only_not_understood(home: Path, encoding: str) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "undertable",
            *["play", "bluff", "--bots", "random", "--lang", "de"],
        ],
        input=b"\xff\xfe\x00\n4x\xc3\nquit\n",
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": encoding},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode(encoding).count("verstehe ich nicht") == 2


def test_a_reader_who_leaves_early_is_no_error(home: Path) -> None:
    command = f"{' '.join(PLAY_BLUFF)} --humans 0 --bots random,random | head -3"
    done = subprocess.run(
        command,
        shell=True,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        check=False,
    )
    assert done.stderr == b""
    assert done.stdout.count(b"\n") == 3


@pytest.mark.parametrize("game", ["bluff", "border", "smugglers", "dig"])
@pytest.mark.parametrize("letter", ["9", "x"])
def test_a_long_paste_is_a_line_like_any_other(pipe: Pipe, game: str, letter: str) -> None:
    code, out, err = pipe(f"play {game} --seats 3 --bots random,random --seed 5", letter * 6000)
    assert (code, err) == (0, "")
    assert out.endswith("The game ends here.\n")
