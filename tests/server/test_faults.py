"""Nothing is lost: servers are killed at random while people play every game over sockets.

`make soak` kills a hundred times on each store; `make test` only a few times.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from chaos import Chaos
from processes import ServerProcess, running

import undertable

pytestmark = pytest.mark.anyio
GAMES = sorted(undertable.all_games())


@pytest.fixture(params=["sqlite, one process", "postgres, three processes"])
def servers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    count, db = 1, str(tmp_path / "tables.db")
    if request.param.startswith("postgres"):
        count, db = 3, request.getfixturevalue("postgres_database")
    with ExitStack() as stack:
        logs = [tmp_path / f"log{number}" for number in range(count)]
        started = [running(db, log, gone_after=5, workers=0) for log in logs]
        yield [stack.enter_context(server) for server in started]
    assert not any("Traceback" in log.read_text() for log in logs)


async def survive(servers: list[ServerProcess], kills: int) -> Chaos:
    chaos = Chaos(servers, seed=kills)
    await chaos.run(GAMES, kills)
    await chaos.check(str(servers[0].settings["db"]))
    assert chaos.kills == kills
    assert len(chaos.tables) >= len(GAMES)
    return chaos


async def test_a_few_kills_lose_nothing(servers: list[ServerProcess]) -> None:
    await survive(servers, kills=4)


@pytest.mark.soak
async def test_a_hundred_kills_lose_nothing(servers: list[ServerProcess]) -> None:
    chaos = await survive(servers, kills=100)
    assert chaos.resent > 10
