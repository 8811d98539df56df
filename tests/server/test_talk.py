"""Chat and phrases, heard by all, kept for who comes later."""

import random

import pytest
from client import Api

from undertable.server.chat import BURST

pytestmark = pytest.mark.anyio


async def test_what_is_said_is_heard_by_all_and_by_who_comes_later(api: Api) -> None:
    made = await api.make("bluff", 2)
    joined = await api.join(made["table"], made["invite"])
    async with (
        api.seat(made["table"], token=made["token"]) as ann,
        api.seat(made["table"], token=joined["token"]) as bob,
    ):
        await bob.until_type("table")
        assert (await ann.do("say", text="Who has stars?"))["type"] == "done"
        assert (await ann.do("say", phrase="trust-me"))["type"] == "done"
        first, second = await bob.until_type("said"), await bob.until_type("said")
        assert (first["text"], first["name"], first["seat"]) == ("Who has stars?", "Ann", 0)
        assert (second["phrase"], second["text"]) == ("trust-me", None)
    async with api.seat(made["table"], token=joined["token"], heard=1) as bob:
        assert (await bob.until_type("said"))["number"] == 2


async def test_the_same_words_by_the_same_command_are_said_once(api: Api) -> None:
    made = await api.make("bluff", 2)
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("say", id="a", text="once")
        await ann.do("say", id="a", text="once")
        await ann.do("say", id="b", text="twice")
        assert [said["text"] for said in ann.said] == ["once", "twice"]


async def test_words_that_are_sent_again_are_not_counted_as_more(api: Api) -> None:
    """A phone that lost its connection repeats itself; that is no haste."""
    made = await api.make("bluff", 2)
    async with api.seat(made["table"], token=made["token"]) as ann:
        answers = [await ann.do("say", id="a", text="once") for _ in range(2 * BURST)]
    assert {answer["type"] for answer in answers} == {"done"}


async def test_what_is_no_phrase_or_nothing_at_all_is_refused(api: Api) -> None:
    made = await api.make("bluff", 2)
    async with api.seat(made["table"], token=made["token"]) as ann:
        assert (await ann.do("say", phrase="abracadabra"))["code"] == "no_such_phrase"
        assert (await ann.do("say"))["code"] == "malformed"
        assert (await ann.do("say", text="a", phrase="hello"))["code"] == "malformed"


async def test_bots_speak_with_their_moves_and_never_in_a_person_s_name(api: Api) -> None:
    made = await api.make("border", 3, sit=True, bots=[None, "hard", "hard"], options={"rounds": 1})
    async with api.seat(made["table"], token=made["token"]) as ann:
        await ann.do("ready", ready=True)
        await ann.do("start")
        await ann.play_on(random.Random(3))
        said = [event for event in ann.events if event["event"] == "said"]
        assert said
        assert all(event["seat"] != 0 and event["words"].startswith(":") for event in said)
