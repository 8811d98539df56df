"""What is shown for a moment reaches a seat once; and who must be silent is not heard."""

import random

import pytest
from client import Api, Player, choose

import undertable
from undertable.core.state import State

pytestmark = pytest.mark.anyio
FLEETING = {
    name: {str(kind.__struct_config__.tag) for kind in game.events if kind.fleeting}
    for name, game in undertable.all_games().items()
    if any(kind.fleeting for kind in game.events)
}
SILENT = [
    name
    for name, game in undertable.all_games().items()
    if type(game.fresh(game.least_seats, game.options())).silent is not State.silent
]


def test_there_are_games_of_memory_and_of_silence() -> None:
    assert FLEETING
    assert SILENT


async def start(api: Api, game: str) -> tuple[dict[str, str], list[str]]:
    """A table of people only; their tokens by seat."""
    seats = undertable.game(game).least_seats
    made = await api.make(game, seats)
    tokens = [made["token"]]
    for number in range(1, seats):
        token = (await api.join(made["table"], made["invite"], f"Guest {number}"))["token"]
        tokens.append(token)
        async with api.seat(made["table"], token=token) as guest:
            await guest.do("sit", seat=number)
            await guest.do("ready")
    return made, tokens


async def one_move(players: list[Player], rng: random.Random) -> None:
    """Whoever owes a decision decides, and everybody hears of it."""
    while not (movers := [player for player in players if player.update["legal"]]):
        for player in players:
            await player.catch_up()
    move = choose(movers[0].update["legal"], rng)
    answer = await movers[0].do("play", version=movers[0].update["version"], move=move)
    assert answer["type"] == "done", answer
    await movers[0].until_type("update")
    for player in players:
        await player.catch_up()


@pytest.mark.parametrize("game", FLEETING)
async def test_what_is_shown_once_is_not_shown_again(api: Api, game: str) -> None:
    made, tokens = await start(api, game)
    async with api.seat(made["table"], token=tokens[0]) as ann:
        await ann.do("start")
        await ann.until_type("update")
        async with api.seat(made["table"], token=tokens[2]) as cem:
            await cem.until_type("update")
            while not [event for event in ann.events if event["event"] in FLEETING[game]]:
                await one_move([ann, cem], random.Random(1))
    for seen in (0, ann.update["version"]):
        async with api.seat(made["table"], token=tokens[0], seen=seen) as again:
            events = (await again.until_type("update"))["events"]
            assert not [event for event in events if event["event"] in FLEETING[game]]
    header = {"Authorization": f"Bearer {tokens[0]}"}
    history = await api.http.get(f"/api/tables/{made['table']}/history", headers=header)
    assert not [e for e in history.json()["events"] if e["event"] in FLEETING[game]]
    async with api.seat(made["table"], token=tokens[1]) as bob:
        first_look = (await bob.until_type("update"))["events"]
        assert [event for event in first_look if event["event"] in FLEETING[game]]
    async with api.seat(made["table"], watch=made["watch"]) as spectator:
        events = (await spectator.until_type("update"))["events"]
        assert not [event for event in events if event["event"] in FLEETING[game]]


@pytest.mark.parametrize("game", SILENT)
async def test_who_must_be_silent_is_not_heard(api: Api, game: str) -> None:
    made, tokens = await start(api, game)
    rng = random.Random(4)
    guest = await api.join(made["table"], made["invite"], "Visitor")
    async with (
        api.seat(made["table"], token=tokens[0]) as ann,
        api.seat(made["table"], token=tokens[1]) as bob,
        api.seat(made["table"], token=tokens[2]) as cem,
    ):
        await ann.do("start")
        players = [ann, bob, cem]
        for player in players:
            await player.until_type("update")
        for _ in range(200):
            if silent := [player for player in players if player.update["silent"]]:
                break
            await one_move(players, rng)
        async with api.seat(made["table"], token=guest["token"]) as visitor:
            await visitor.until_type("update")
            assert visitor.update["silent"]
            assert (await visitor.do("say", text="Cem has it"))["code"] == "silence"
        assert (await silent[0].do("say", text="I know where it is"))["code"] == "silence"
        assert (await silent[0].do("say", phrase="hello"))["code"] == "silence"
        assert not silent[0].said
