"""A lesson is a first game that can be played as written, in three languages."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

import undertable
from undertable.core.game import Game
from undertable.core.lesson import LEARNER, Lesson
from undertable.core.match import Match
from undertable.core.record import Entry, Record
from undertable.core.text import LANGUAGES, folder, has, say
from undertable.core.types import CHANCE, Move

GAMES = [game for game in undertable.all_games().values() if game.lesson is not None]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)

TAUGHT = {
    "bluff": {"bid", "doubt"},
    "border": {
        "pack",
        "declare",
        "open",
        "offer",
        "check",
        "demand",
        "accept",
        "confiscate",
        "keep",
    },
    "dig": {
        "roll",
        "enter",
        "search",
        "craft",
        "spoon",
        "strike",
        "act",
        "dig",
        "join",
        "extort",
        "end",
    },
    "smugglers": {"take", "roll", "claim", "suspect", "object", "believe", "look"},
}
"""The kinds of decision that a beginner meets; each is the learner's own at least once."""
LONGEST = 215
"""Letters that a phone shows beside the table."""


def lesson_of(game: Game) -> Lesson:
    assert game.lesson is not None, f"{game.id} has no lesson"
    return game.lesson


def test_every_game_of_the_house_has_a_lesson() -> None:
    assert set(TAUGHT) <= {game.id for game in GAMES}


def entries_of(lesson: Lesson) -> list[Entry]:
    return [Entry(cue.seat, to_builtins(cue.move)) for cue in lesson.cues]


def played(game: Game) -> Match:
    lesson = lesson_of(game)
    record = Record(game=game.id, seats=lesson.seats, options=lesson.options)
    record.entries = entries_of(lesson)
    return Match(game, record)


@each_game
def test_the_script_is_legal_from_the_first_shuffle_to_its_end(game: Game) -> None:
    lesson, match = lesson_of(game), played(game)
    assert match.version == len(lesson.cues)
    assert (match.state.outcome() is not None) == lesson.ends
    assert lesson.cues[-1].seat in (LEARNER, CHANCE) or lesson.ends


@each_game
def test_a_lesson_is_short_and_meets_every_kind_of_decision(game: Game) -> None:
    lesson = lesson_of(game)
    own = {to_builtins(cue.move)["move"] for cue in lesson.cues if cue.seat == LEARNER}
    assert own >= TAUGHT[game.id]
    assert 8 <= lesson.steps <= 20


@each_game
def test_the_learner_is_told_something_at_every_decision_and_never_the_same(game: Game) -> None:
    lesson = lesson_of(game)
    said = [cue.say for cue in lesson.cues if cue.seat == LEARNER]
    assert None not in said
    assert len(set(said)) == len(said)
    assert [cue.step for cue in lesson.cues if cue.say] == list(range(1, lesson.steps + 1))


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_briefly_in_every_language(game: Game, lang: str) -> None:
    lesson = lesson_of(game)
    keys = {f"lesson-{cue.say}" for cue in lesson.cues if cue.say} | {"lesson-end"}
    keys |= set() if lesson.ends else {"lesson-free"}
    names = {f"seat{seat}": "Bartholomew" for seat in range(1, lesson.seats)}
    for key in keys:
        assert has(game.id, key, lang), key
        assert 20 <= len(say(game.id, key, lang, **names)) <= LONGEST, key


@each_game
def test_no_text_of_a_lesson_is_left_over(game: Game) -> None:
    lesson = lesson_of(game)
    used = {f"lesson-{cue.say}" for cue in lesson.cues if cue.say}
    known = {key for key in _messages(game) if key.startswith("lesson-")}
    assert known - used == {"lesson-end"} | (set() if lesson.ends else {"lesson-free"})


def _messages(game: Game) -> list[str]:
    source = (folder(game.id) / "en.ftl").read_text(encoding="utf-8")
    return [line.partition(" =")[0] for line in source.splitlines() if " =" in line]


@each_game
def test_a_hint_holds_the_learner_s_own_next_move_and_nothing_of_the_others(game: Game) -> None:
    lesson, entries = lesson_of(game), entries_of(lesson_of(game))
    for number, cue in enumerate(lesson.cues):
        hint = lesson.hint(entries[:number], over=False)
        assert hint is not None
        assert hint.move == (to_builtins(cue.move) if cue.seat == LEARNER else None)
        assert hint.say == (f"lesson-{cue.say}" if cue.seat == LEARNER else None)
    assert lesson.hint(entries, over=True).say == "lesson-end"  # type: ignore[union-attr]
    assert lesson.hint(entries, over=False).say == "lesson-free"  # type: ignore[union-attr]


def another_way(game: Game) -> tuple[int, Move]:
    """The learner's first decision that has two answers, and the one not advised."""
    lesson = lesson_of(game)
    state = game.fresh(lesson.seats, game.read_options(lesson.options, lesson.seats))
    for number, cue in enumerate(lesson.cues):
        for move in state.legal(cue.seat) if cue.seat == LEARNER else ():
            if move != cue.move:
                return number, move
        state.play(cue.seat, cue.move)
    raise AssertionError("there is nothing to decide")


@each_game
def test_whoever_strays_has_left_the_script_for_good(game: Game) -> None:
    lesson, entries = lesson_of(game), entries_of(lesson_of(game))
    own, other = another_way(game)
    strayed = [*entries[:own], Entry(LEARNER, to_builtins(other)), *entries[own + 1 :]]
    assert lesson.follows(entries[:own])
    for number in range(own + 1, len(strayed) + 1):
        assert lesson.cue(strayed[:number]) is None
        assert lesson.hint(strayed[:number], over=False) is None
