"""A lesson over real sockets: followed to its end, left, and taken up again after a pause."""

import json
from pathlib import Path
from typing import Any

import pytest
from client import Api, Message, Player
from msgspec import to_builtins

import undertable
from undertable.cli import main
from undertable.core.lesson import LEARNER, Lesson
from undertable.core.match import Match
from undertable.core.record import Record

pytestmark = pytest.mark.anyio
GAMES = sorted(undertable.all_games())
HINT = {"say", "move", "step", "steps"}


def lesson_of(game: str) -> Lesson:
    lesson = undertable.game(game).lesson
    assert lesson is not None
    return lesson


async def make(api: Api, game: str) -> Message:
    answer = await api.http.post("/api/lessons", json={"game": game, "name": "Ann"})
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


async def begin(ann: Player) -> None:
    await ann.until_type("table")
    assert ann.table["lesson"]
    await ann.ready("ab" * 16)
    assert (await ann.do("start"))["type"] == "done"
    await until_advised(ann)


async def until_advised(ann: Player) -> Message:
    """The next own decision, or the end of the script."""
    while not ann.update.get("lesson") or ann.update["lesson"]["say"] is None:
        await ann.until_type("update")
    hint: Message = ann.update["lesson"]
    return hint


async def follow(ann: Player, steps: int) -> list[Message]:
    """Do as advised so many times; every hint, with the one that comes then."""
    hints = [ann.update["lesson"]]
    for _ in range(steps):
        answer = await ann.do("play", version=ann.update["version"], move=hints[-1]["move"])
        assert answer["type"] == "done", answer
        ann.update = {}
        hints.append(await until_advised(ann))
    return hints


def as_json(value: object) -> Any:
    return json.loads(json.dumps(to_builtins(value)))


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_is_followed_to_its_end(api: Api, game: str) -> None:
    lesson, made = lesson_of(game), await make(api, game)
    async with api.seat(made["table"], token=made["token"]) as ann:
        await begin(ann)
        hints = await follow(ann, lesson.steps)
        assert bool(ann.update["outcome"]) == lesson.ends
    own = [cue for cue in lesson.cues if cue.seat == LEARNER]
    assert [h["move"] for h in hints] == [*(as_json(cue.move) for cue in own), None]
    assert [h["say"] for h in hints[:-1]] == [f"lesson-{cue.say}" for cue in own]
    assert hints[-1]["say"] == ("lesson-end" if lesson.ends else "lesson-free")


@pytest.mark.parametrize("game", GAMES)
async def test_the_learner_is_sent_its_seat_s_views_and_the_current_hint_only(
    api: Api, game: str
) -> None:
    lesson, made = lesson_of(game), await make(api, game)
    async with api.seat(made["table"], token=made["token"]) as ann:
        await begin(ann)
        await follow(ann, lesson.steps)
        frames = [json.loads(frame) for frame in ann.frames]
    views, told = as_the_learner_saw_it(game, lesson)
    updates = [frame for frame in frames if frame["type"] == "update"]
    assert all(update["view"] in views for update in updates)
    heard = [event for update in updates for event in update["events"]]
    assert heard[: len(told)] == told
    for update in updates:
        assert set(update["lesson"]) == HINT
        assert update["legal"] or update["lesson"]["move"] is None
    kinds = {"welcome", "table", "update", "done", "pong"}
    assert {frame["type"] for frame in frames} <= kinds
    others = [frame for frame in frames if frame["type"] != "update"]
    assert "lesson-" not in json.dumps(others)


def as_the_learner_saw_it(game: str, lesson: Lesson) -> tuple[list[Any], list[Any]]:
    record = Record(game=game, seats=lesson.seats, options=lesson.options)
    match = Match(undertable.game(game), record)
    views = [as_json(match.state.view(LEARNER))]
    for cue in lesson.cues:
        match.play(cue.seat, cue.move)
        views.append(as_json(match.state.view(LEARNER)))
    return views, as_json(match.history(LEARNER))


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_watches_a_lesson_is_told_nothing_of_it(api: Api, game: str) -> None:
    made = await make(api, game)
    async with (
        api.seat(made["table"], token=made["token"]) as ann,
        api.seat(made["table"], watch=made["watch"]) as eve,
    ):
        await begin(ann)
        await follow(ann, 1)
        await eve.until_type("update")
        await eve.catch_up()
        assert all('"lesson":null' in frame for frame in eve.frames if '"update"' in frame)


@pytest.mark.parametrize("game", GAMES)
async def test_straying_leaves_the_script_and_real_bots_go_on(api: Api, game: str) -> None:
    lesson, made = lesson_of(game), await make(api, game)
    async with api.seat(made["table"], token=made["token"]) as ann:
        await begin(ann)
        while (other := another_way(ann)) is None:
            await follow(ann, 1)
        version = ann.update["version"]
        assert (await ann.do("play", version=version, move=other))["type"] == "done"
        while not ann.update["legal"] or ann.update["version"] <= version:
            await ann.until_type("update")
            assert ann.update["lesson"] is None
            if ann.update["outcome"]:
                break
    assert lesson.steps > 1


def another_way(ann: Player) -> Message | None:
    """A closed legal move that is not the one advised."""
    closed = [m for m in ann.update["legal"] if not any(isinstance(v, dict) for v in m.values())]
    opened = [opened_least(m) for m in ann.update["legal"] if m not in closed]
    advised = ann.update["lesson"]["move"]
    return next((move for move in [*closed, *opened] if move != advised), None)


def opened_least(move: Message) -> Message:
    made = dict(move)
    for name, value in move.items():
        if isinstance(value, dict) and "from" in value:
            made[name] = value["from"]
        elif isinstance(value, dict):
            heap = [kind for kind, count in value["of"].items() for _ in range(count)]
            kinds = heap[: max(1, value["least"])]
            made[name] = [int(kind) if kind.isdecimal() else kind for kind in kinds]
    return made


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_goes_on_where_it_was_after_a_pause(api: Api, game: str) -> None:
    made = await make(api, game)
    async with api.seat(made["table"], token=made["token"]) as ann:
        await begin(ann)
        await follow(ann, 2)
        before = ann.update
    async with api.seat(made["table"], token=made["token"]) as ann:
        await until_advised(ann)
        for part in ("lesson", "view", "legal", "version"):
            assert ann.update[part] == before[part]
        assert (await follow(ann, 1))[-1]["step"] == before["lesson"]["step"] + 1


async def test_a_finished_lesson_says_that_its_dice_were_chosen(
    api: Api, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson, made = lesson_of("bluff"), await make(api, "bluff")
    async with api.seat(made["table"], token=made["token"]) as ann:
        await begin(ann)
        await follow(ann, lesson.steps)
        assert (await ann.do("rematch"))["type"] == "done"
        while not ann.table["rematch"]:
            await ann.hear()
    mine = {"Authorization": f"Bearer {made['token']}"}
    record = await api.http.get(f"/api/tables/{made['table']}/record", headers=mine)
    assert record.json()["lesson"]
    file = tmp_path / "record.json"
    file.write_bytes(record.content)
    for lang, word in (("en", "lesson"), ("de", "Lektion"), ("nl", "les")):
        assert main(["verify", str(file), "--lang", lang]) == 0
        assert word in capsys.readouterr().out
    file.write_text(json.dumps({**record.json(), "lesson": False}))
    assert main(["verify", str(file), "--lang", "en"]) == 1
    again = (await api.http.get(f"/api/tables/{ann.table['rematch']}", headers=mine)).json()
    assert not again["lesson"]
    assert again["options"] == {}


async def test_a_lesson_is_never_listed_and_needs_a_game(api: Api) -> None:
    made = await make(api, "bluff")
    assert made["table"] not in (await api.http.get("/api/tables")).text
    wanted = {"game": "chess", "name": "Ann"}
    assert (await api.http.post("/api/lessons", json=wanted)).status_code == 404
    games = (await api.http.get("/api/games")).json()["games"]
    assert {game["id"] for game in games if game["lesson"]} == set(GAMES)
