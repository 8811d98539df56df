"""A page that does not know a game asks the server how its moves and events are said."""

import msgspec
import pytest
from client import Api

from undertable import FastDice, new_match
from undertable.core.game import Game
from undertable.core.sentences import seat_fields
from undertable.games import all_games
from undertable.lab.walk import any_step

pytestmark = pytest.mark.anyio
each_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)


@each_game
async def test_every_kind_tells_its_seats_and_what_is_fleeting(api: Api, game: Game) -> None:
    kinds = (await api.http.get(f"/api/games/{game.id}/kinds")).json()
    for kind in game.events:
        told = kinds["events"][kind.__struct_config__.tag]
        assert told == {"seats": list(seat_fields(kind)), "fleeting": kind.fleeting}
    assert set(kinds["moves"]) == {kind.__struct_config__.tag for kind in game.moves}


@each_game
@pytest.mark.parametrize("lang", ["en", "de", "nl"])
async def test_what_happens_is_said_in_the_games_own_words(api: Api, game: Game, lang: str) -> None:
    match, dice = new_match(game, game.least_seats, FastDice(3)), FastDice("players")
    while match.state.actors() and match.version < 100:
        match.play(*any_step(match.state, dice))
    events = match.history(0)[:200]
    asked = {"lang": lang, "about": msgspec.to_builtins(events)}
    answer = await api.http.post(f"/api/games/{game.id}/words", json=asked)
    assert answer.json()["words"] == [
        msgspec.to_builtins(game.words_for(event, lang)) for event in events
    ]


@pytest.mark.parametrize(
    "about",
    [{"move": "nonsense"}, {"event": "nonsense"}, {}, {"move": "bid", "count": "many", "face": 1}],
)
async def test_what_no_game_has_is_refused(api: Api, about: dict[str, object]) -> None:
    asked = {"lang": "en", "about": [about]}
    answer = await api.http.post("/api/games/bluff/words", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_a_game_that_is_not_here_is_refused(api: Api) -> None:
    answer = await api.http.get("/api/games/nonsense/kinds")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_game")
