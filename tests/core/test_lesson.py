"""A lesson that cannot be played is refused with the file and the step."""

from __future__ import annotations

import pytest

import undertable
from undertable.core.errors import Malformed
from undertable.core.lesson import read_lesson
from undertable.core.record import read_record

BLUFF = undertable.game("bluff")
SHAKEN = '"chance shake 0 5", "chance shake 1 3", "chance shake 0 2", "chance shake 1 4"'


def written(*steps: str, last: str = "") -> bytes:
    text = "seats = 2\noptions = { dice = 1 }\n" + last
    return (text + "".join(f"[[step]]\n{step}\n" for step in steps)).encode()


FIRST = f'first = [{SHAKEN}]\nplay = "1x2"\nsay = "bid"'


def test_a_script_may_end_before_the_game_does() -> None:
    lesson = read_lesson(BLUFF, written(FIRST))
    assert not lesson.ends
    assert lesson.steps == 1


def test_a_script_may_end_with_what_others_do() -> None:
    lesson = read_lesson(BLUFF, written(FIRST, last='last = ["1 doubt"]\n'))
    assert [cue.step for cue in lesson.cues] == [1] * 6


@pytest.mark.parametrize(
    ("data", "where", "why"),
    [
        (b"seats = 2", "step 0", "step"),
        (b"seats = 9\nstep = []", "step 0", "2 to 6 players"),
        (b"seats = 2\nstep = []\noptions = { dice = 9 }", "step 0", "dice"),
        (written(FIRST, 'play = "doubt"\nsay = "x"'), "step 2", "not your turn"),
        (written(FIRST, 'first = ["1 1x1"]\nplay = "doubt"\nsay = "x"'), "step 2", "1x1"),
        (written(FIRST, 'first = ["1 dance"]\nplay = "doubt"\nsay = "x"'), "step 2", "dance"),
        (written(FIRST, 'first = ["Ada doubt"]\nplay = "doubt"\nsay = "x"'), "step 2", "Ada doubt"),
        (written(f'first = [{SHAKEN}, "0 1x1"]\nplay = "1x2"\nsay = "x"'), "step 1", "first"),
        (written(FIRST, last='last = ["0 doubt"]\n'), "step 1", "first"),
    ],
)
def test_what_cannot_be_played_is_named_with_file_and_step(
    data: bytes, where: str, why: str
) -> None:
    with pytest.raises(Malformed) as refused:
        read_lesson(BLUFF, data)
    assert "bluff/lesson.toml" in str(refused.value)
    assert where in str(refused.value)
    assert why in str(refused.value)


def test_a_record_from_before_there_were_lessons_is_no_lesson() -> None:
    assert not read_record(b'{"version":1,"game":"bluff","seats":2}').lesson
