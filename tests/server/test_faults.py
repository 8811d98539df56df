"""Nothing is lost, nobody is stuck: faults happen while people play every game over sockets.

`make test` has one short round on each store; `make soak` does every fault of faults.py, kills a
thousand times on SQLite and three hundred times on PostgreSQL with three processes.
"""

from pathlib import Path

import pytest
from chaos import Toll
from faults import EVERY, ON_POSTGRES, ON_SQLITE, Fault, scene, survive

pytestmark = pytest.mark.anyio
MANY = {"kill -9": 1000, "kill -9, three processes": 300}


async def happen(folder: Path, faults: dict[str, Fault], injections: int) -> Toll:
    """These faults in turn, where the first of them happens."""
    with scene(next(iter(faults)), folder) as here:
        return await survive(here, list(faults.values()), injections)


@pytest.mark.parametrize("faults", [ON_SQLITE, ON_POSTGRES], ids=["sqlite", "postgres"])
async def test_a_short_round_of_faults_loses_nothing(
    tmp_path: Path, faults: dict[str, Fault]
) -> None:
    toll = await happen(tmp_path, faults, len(faults))
    assert toll.nothing, toll
    assert toll.checked > 50


@pytest.mark.soak
@pytest.mark.parametrize("name", EVERY)
async def test_every_fault_loses_nothing(tmp_path: Path, name: str) -> None:
    toll = await happen(tmp_path, {name: EVERY[name]}, MANY.get(name, 50))
    assert toll.nothing, toll


@pytest.mark.soak
@pytest.mark.parametrize("time", range(20))
async def test_statement_timeouts_lose_nothing_twenty_times(tmp_path: Path, time: int) -> None:
    toll = await happen(tmp_path, {"statement timeout": EVERY["statement timeout"]}, 5)
    assert toll.nothing, toll
