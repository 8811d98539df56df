"""What somebody sees who types a command."""

from __future__ import annotations

from pathlib import Path

import pytest

from undertable.cli import main, parser

SCENARIOS = Path(__file__).parent.parent / "scenarios" / "bluff"


def test_leaks_says_how_much_was_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["leaks", "bluff", "--seats", "2", "--positions", "300"]) == 0
    said = capsys.readouterr().out
    assert "no difference" in said
    assert "cup" in said


def test_census_counts_a_written_position(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"seats": 2, "cups": [[1], [2]], "bid": {"count": 2, "face": 5}, "bidder": 1}')
    assert main(["census", "bluff", "--position", str(file)]) == 0
    assert capsys.readouterr().out == "2 histories, 2 information sets\n"


def test_scenarios_are_played_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", *map(str, sorted(SCENARIOS.glob("*.toml")))]) == 0
    assert "hold" in capsys.readouterr().out


def test_a_scenario_that_does_not_hold_fails_and_says_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (SCENARIOS / "ten-twos.toml").read_text()
    (tmp_path / "wrong.toml").write_text(text.replace("[5, 3, 5, 5]", "[5, 4, 5, 5]"))
    assert main(["scenario", str(tmp_path / "wrong.toml")]) == 1
    assert "step 1: position.dice is [5, 3, 5, 5], not [5, 4, 5, 5]" in capsys.readouterr().out


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_rules_are_printed_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "bluff", "--lang", lang]) == 0
    assert "B23" in capsys.readouterr().out


def test_options_are_listed_with_their_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["options", "bluff", "--lang", "nl"]) == 0
    assert "laying_out" in capsys.readouterr().out


def test_an_option_that_takes_a_file_says_so_in_the_readers_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["options", "dig", "--lang", "nl"]) == 0
    told = capsys.readouterr().out
    assert "Een bestand" in told
    assert "a file" not in told


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("leaks chess", "There is no game “chess”"),
        ("leaks bluff --seats 9", "for 2 to 6 players, not for 9"),
        ("leaks bluff --option speed=3", "There is no option “speed”"),
        ("leaks bluff --option dice=9", "It can be: 1-5"),
        ("leaks bluff --option dice", "NAME=VALUE"),
        ("rules bluff --lang fr", "There is no language “fr”"),
        ("scenario no-such-file.toml", "there is no file no-such-file.toml"),
        ("census bluff --position no-such-file.json", "there is no file"),
    ],
)
def test_what_the_user_got_wrong_is_one_sentence(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert main(line.split()) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_a_broken_scenario_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken.toml").write_text("title = ")
    assert main(["scenario", str(tmp_path / "broken.toml")]) == 2
    assert "broken.toml is not a scenario" in capsys.readouterr().err


def test_refusals_are_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "schach", "--lang", "de"]) == 2
    assert "gibt es nicht" in capsys.readouterr().err


def test_every_command_says_what_it_is_for() -> None:
    (commands,) = (a for a in parser()._actions if a.dest == "command")
    for choice in commands._choices_actions:  # type: ignore[attr-defined]
        assert choice.help, choice.dest
