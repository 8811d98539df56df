"""Bots never stall a table: who takes too long or fails is replaced by the simplest one."""

import asyncio
import logging
from pathlib import Path

import pytest

import undertable
from tables import begun
from undertable.server.bot_pool import BotPool
from undertable.table.bots import Question, ask

pytestmark = pytest.mark.anyio


def question(level: str = "random") -> Question:
    table = begun("bluff", 2)
    seat = table.actors()[0]
    table.chairs[seat].bot = level
    return ask(table, seat, "seed")


@pytest.fixture(autouse=True)
def findable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worker processes find the package as tests do."""
    monkeypatch.setenv("PYTHONPATH", str(Path(undertable.__file__).parent.parent))


async def test_a_question_is_answered_by_a_worker_process(caplog: pytest.LogCaptureFixture) -> None:
    pool = BotPool(1, budget=20)
    answers = await asyncio.gather(*(pool.answer(question()) for _ in range(5)))
    assert all(answer.move["move"] == "bid" for answer in answers)
    assert not caplog.records
    await pool.close()


@pytest.mark.parametrize("workers", [0, 1])
async def test_a_bot_that_fails_is_replaced(caplog: pytest.LogCaptureFixture, workers: int) -> None:
    pool = BotPool(workers, budget=20)
    assert (await pool.answer(question("genius"))).move["move"] == "bid"
    assert (await pool.answer(question())).move["move"] == "bid"
    assert [record.message for record in caplog.records if record.levelno == logging.WARNING] == [
        "bot failed"
    ]
    await pool.close()


async def test_a_bot_that_takes_too_long_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    pool = BotPool(1, budget=0.001)
    assert (await pool.answer(question())).move["move"] == "bid"
    assert "bot failed" in caplog.text
    await pool.close()


async def test_who_has_many_questions_wait_keeps_nobody_else_waiting() -> None:
    pool, answered = BotPool(1, budget=20), []

    async def ask_for(who: str) -> None:
        await pool.answer(question(), who)
        answered.append(who)

    greedy = [asyncio.create_task(ask_for("greedy")) for _ in range(8)]
    await asyncio.sleep(0)
    await ask_for("somebody")
    assert len(answered) <= 3
    greedy[-1].cancel()
    await asyncio.gather(*greedy, return_exceptions=True)
    assert answered.count("greedy") == 7
    assert (await pool.answer(question())).move["move"] == "bid", "no worker was lost"
    await pool.close()


async def test_without_workers_bots_think_in_the_server() -> None:
    assert (await BotPool(0, budget=1).answer(question())).move["move"] == "bid"
