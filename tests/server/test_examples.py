"""The examples of docs/bots.md work as they stand."""

import asyncio
import sys
from pathlib import Path

import pytest
from client import Api

import undertable

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("game", sorted(undertable.all_games()))
async def test_the_example_bot_joins_by_link_and_plays_to_the_end(api: Api, game: str) -> None:
    seats = undertable.game(game).least_seats
    made = await api.make(game, seats, bots=[None, *["random"] * (seats - 1)], sit=False)
    link = f"{api.address}/t/{made['table']}#invite={made['invite']}"
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "examples" / "bot.py"), link, stdout=asyncio.subprocess.PIPE
    )
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.until(lambda m: m["type"] == "table" and m["table"]["seats"][0].get("ready"))
        assert (await ann.do("start"))["type"] == "done"
        said, _ = await asyncio.wait_for(bot.communicate(), 60)
    assert b"winners" in said
    assert bot.returncode == 0
