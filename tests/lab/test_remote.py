"""A bot that runs elsewhere plays in a league as one of ours does."""

from __future__ import annotations

import json
import runpy
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from undertable.cli import main
from undertable.core.errors import Malformed
from undertable.games import game
from undertable.lab.bots import bot_of

EXAMPLE = runpy.run_path(str(Path(__file__).parent.parent.parent / "examples" / "remote_bot.py"))


class Answers(EXAMPLE["Questions"]):  # type: ignore[misc]  # an example has no types
    """The example, or whatever a test lets it say."""


@pytest.fixture
def guest() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


def league(capsys: pytest.CaptureFixture[str], guest: str, *words: str) -> Any:
    bots = f"{guest},expected,random"
    command = ["arena", "bluff", "--bots", bots, "--games", "12", "--seats", "2", "--json"]
    assert main([*command, "--lang", "en", *words]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_guest_over_the_wire_is_rated_and_gives_the_same_numbers_again(
    guest: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found = league(capsys, guest)
    assert found["ratings"][guest]["games"] == 8
    assert found == league(capsys, guest, "--jobs", "2")


def asked(guest: str) -> None:
    state = game("bluff").start(seats=2, seed=1)
    seat, dice = state.actors()[0], state.dice
    assert dice is not None
    bot_of(game("bluff"), guest).decide(state.view(seat), [], state.legal(seat), dice)


def test_an_illegal_move_and_an_empty_place_are_one_sentence(
    guest: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked(guest)
    with pytest.raises(Malformed) as away:
        asked("http://127.0.0.1:9")
    assert "gave no legal move" in away.value.reason.say("en")
    monkeypatch.setitem(Answers.do_POST.__globals__, "decide", lambda _: {"move": "doubt"})
    with pytest.raises(Malformed) as illegal:
        asked(guest)
    assert "doubt?" in illegal.value.reason.say("en")
