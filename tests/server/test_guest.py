"""A bot of one's own takes a seat at a live table, a net that has just learned included."""

import asyncio
import importlib
import os
import sys
from pathlib import Path

import numpy as np
import pytest
from client import Api

from undertable.cli import main

pytestmark = pytest.mark.anyio
EXAMPLES = Path(__file__).parent.parent.parent / "examples"


async def seated(api: Api, game: str, seats: int, bot: str, **env: str) -> bytes:
    """What the command prints when the game is over."""
    made = await api.make(game, seats, bots=[None, *["random"] * (seats - 1)], sit=False)
    link = f"{api.address}/t/{made['table']}#invite={made['invite']}"
    words = ["-m", "undertable", "guest", link, "--bot", bot]
    guest = await asyncio.create_subprocess_exec(
        sys.executable, *words, stdout=asyncio.subprocess.PIPE, env={**os.environ, **env}
    )
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.until(lambda m: m["type"] == "table" and m["table"]["seats"][0].get("ready"))
        assert (await ann.do("start"))["type"] == "done"
        said, _ = await asyncio.wait_for(guest.communicate(), 120)
    assert guest.returncode == 0
    return said


@pytest.mark.parametrize(("game", "seats"), [("smugglers", 3), ("border", 3)])
async def test_a_level_of_the_game_plays_as_a_guest(api: Api, game: str, seats: int) -> None:
    assert b"winners" in await seated(api, game, seats, "normal")


async def test_a_net_that_has_learned_for_a_moment_plays_as_a_guest(
    api: Api, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    learn_bluff = importlib.import_module("learn_bluff")

    monkeypatch.setattr(learn_bluff, "GAMES", 64)
    net = tmp_path / "net.npz"
    begun = learn_bluff.Net(32, 61).w
    learned = learn_bluff.learn(0.03, lambda minute, net: None)
    assert not np.allclose(learned[0], begun[0])
    np.savez(net, *learned)
    there = {"PYTHONPATH": str(EXAMPLES), "LEARNED_NET": str(net)}
    assert b"winners" in await seated(api, "bluff", 2, "learn_bluff:Learned", **there)


def test_what_is_no_invitation_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["guest", "ftp://nowhere", "--bot", "random", "--lang", "en"]) == 2
    assert "not an invitation" in capsys.readouterr().err
