"""From `undertable play` to the last word: choosing a game, playing it, perhaps once more."""

from __future__ import annotations

import secrets
from itertools import count
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from rich.text import Text

from undertable.core.dice import FastDice
from undertable.core.errors import Malformed, Refusal
from undertable.core.fork import forked
from undertable.core.game import Game
from undertable.core.match import Match
from undertable.core.record import Record
from undertable.core.text import LANGUAGES, join, say
from undertable.core.text import Text as Message
from undertable.core.types import Outcome
from undertable.games import all_games
from undertable.games import game as game_of
from undertable.terminal import commands
from undertable.terminal.saves import can_hold, load, new_file, usual_file
from undertable.terminal.seating import fill_seats, seat_everybody, seat_one
from undertable.terminal.session import Leave, Session
from undertable.terminal.stage import Paper, Stage, make_stage

LEFT_BY_CTRL_C = 130


class Wishes(Struct, frozen=True, kw_only=True):
    """What was asked for on the command line."""

    game: str | None = None
    lang: str = "en"
    humans: str | None = None
    bots: list[str] = []
    seats: int | None = None
    options: dict[str, Any] = {}
    seed: str | None = None
    save: str | None = None
    resume: str | None = None
    fast: bool = False
    source: str | None = None
    """A finished game to play on from, in place of its entry `at`."""
    at: int | None = None
    as_it_was: bool = False


class Seated(Struct, frozen=True):
    """A game that can begin or go on, and the file that keeps it."""

    game: Game
    record: Record
    file: Path | None


def play(wishes: Wishes) -> int:
    """One game after the other until nobody wants another one."""
    stage = make_stage(wishes.lang, wishes.fast)
    try:
        seated = _sit_down(wishes, stage)
    except EOFError:
        return 0
    while True:
        session = Session(seated.game, seated.record, stage, seated.file)
        if (code := _play_out(session, stage)) is not None:
            return code
        if not _once_more(session, stage):
            return 0
        seated = Seated(seated.game, _rematch(seated.record), _next_file(seated.game, seated.file))


def _next_file(game: Game, file: Path | None) -> Path | None:
    """For another game: `evening.json` is followed by `evening-2.json`."""
    if file is None or file == usual_file(game.id):
        return file
    names = (file.with_name(f"{file.stem}-{number}{file.suffix}") for number in count(2))
    return next(name for name in names if not name.exists())


def _sit_down(wishes: Wishes, stage: Stage) -> Seated:
    if wishes.source is not None:
        return _forked(wishes, Path(wishes.source))
    if wishes.resume is not None:
        return _resumed(wishes)
    game = game_of(wishes.game) if wishes.game else _asked_game(stage)
    if wishes.save is not None:
        return Seated(game, _new_record(game, wishes), new_file(Path(wishes.save)))
    record, file = _new_record(game, wishes), usual_file(game.id)
    if isinstance(stage, Paper) or not can_hold(file):
        return Seated(game, record, None)
    earlier = _earlier(game, file, stage)
    if earlier is not None and _wanted(stage, game):
        return Seated(game, earlier, file)
    return Seated(game, record, file)


def _new_record(game: Game, wishes: Wishes) -> Record:
    record = Record(game=game.id, seats=0, options=dict(wishes.options))
    seat_everybody(record, game, wishes.humans or "1", wishes.bots, wishes.seats, wishes.lang)
    record.seed = wishes.seed or secrets.token_hex(16)
    return record


def _rematch(record: Record) -> Record:
    return replace(record, entries=[], position=None, fork=None, seed=secrets.token_hex(16))


def _forked(wishes: Wishes, source: Path) -> Seated:
    """Kept only where it is told to be: an unfinished game of one's own is not in its way."""
    if wishes.at is None:
        raise Malformed(Message("terminal", "refusal-fork-where"))
    if wishes.game or wishes.seats or wishes.options or wishes.resume is not None:
        raise Malformed(Message("terminal", "refusal-fork-fixed"))
    origin = load(source)
    game, seed = game_of(origin.game), wishes.seed or secrets.token_hex(16)
    dice = None if wishes.as_it_was else FastDice(f"redeal {seed}")
    record = forked(game, origin, wishes.at, source.name, dice)
    record.seed = seed
    seat_one(record, game, wishes.humans or "1", wishes.bots, wishes.lang)
    return Seated(game, record, new_file(Path(wishes.save)) if wishes.save else None)


def _resumed(wishes: Wishes) -> Seated:
    if wishes.humans or wishes.bots or wishes.seats or wishes.options or wishes.seed:
        raise Malformed(Message("terminal", "refusal-resume-fixed"))
    file = Path(wishes.resume) if wishes.resume else usual_file(wishes.game or _latest())
    record = load(file)
    game = game_of(record.game)
    if wishes.game not in (None, game.id):
        raise Malformed(
            Message("terminal", "refusal-other-game", {"file": str(file), "game": game.title})
        )
    fill_seats(record, game, wishes.lang)
    record.seed = record.seed or secrets.token_hex(16)
    return Seated(game, record, new_file(Path(wishes.save)) if wishes.save else file)


def _latest() -> str:
    """The game that was last kept without a file of its own."""
    kept = [name for name in all_games() if usual_file(name).exists()]
    if not kept:
        raise Malformed(Message("terminal", "refusal-nothing-to-resume"))
    return max(kept, key=lambda name: usual_file(name).stat().st_mtime)


def _earlier(game: Game, file: Path, stage: Stage) -> Record | None:
    """The unfinished game in this file; what cannot be read is put aside."""
    if not file.exists():
        return None
    try:
        record = load(file)
        return record if Match(game, record).state.actors() else None
    except Refusal as refusal:
        aside = file.replace(file.with_suffix(".broken"))
        stage.print(stage.say("put-aside", file=str(aside), why=refusal.reason.say(stage.lang)))
        return None


def _asked_game(stage: Stage) -> Game:
    known = list(all_games().values())
    for number, game in enumerate(known, 1):
        about = say(game.id, "about", stage.lang)
        stage.print(Text.assemble(f"{number:2} ", (game.title, "bold"), f"  {about}"))
    while True:
        line = stage.line(stage.say("which-game")).casefold()
        for number, game in enumerate(known, 1):
            if line and (line in (str(number), game.id) or line in game.title.casefold()):
                return game
        if line:
            ids = ", ".join(all_games())
            stage.print(say("core", "refusal-unknown-game", stage.lang, game=line, known=ids))


def _play_out(session: Session, stage: Stage) -> int | None:
    """The game; None if it came to its end, else the code to leave with."""
    code: int | None = None
    with stage.open():
        try:
            session.run()
        except (Leave, EOFError):
            code = 0
        except KeyboardInterrupt:
            code = LEFT_BY_CTRL_C
    if code is None:
        _tell_result(session, stage)
    else:
        _say_goodbye(session, stage)
    return code


def _tell_result(session: Session, stage: Stage) -> None:
    outcome, fork = session.live.state.outcome(), session.live.match.record.fork
    assert outcome is not None
    said = _result(outcome, session, stage)
    stage.print("", session.frame().table, "", Text(said, "bold"))
    if fork is not None:
        there = _result(fork.outcome, session, stage)
        stage.print(stage.say("fork-there", origin=fork.origin, result=there))


def _result(outcome: Outcome, session: Session, stage: Stage) -> str:
    why = say(session.game.id, f"outcome-{outcome.reason}", stage.lang)
    names = join([session.screen.names[seat] for seat in outcome.winners], stage.lang)
    return stage.say("won", names=names, count=len(outcome.winners), why=why)


def _say_goodbye(session: Session, stage: Stage) -> None:
    file, game = session.file, session.game
    if file is None or not session.saved:
        stage.print("", stage.say("left"))
        return
    which = "" if file == usual_file(game.id) else f" {file}"
    command = f"undertable play {game.id} --resume{which}"
    stage.print("", stage.say("left-saved", command=command))


def _once_more(session: Session, stage: Stage) -> bool:
    """After the game: keep the record, play again, or go."""
    if isinstance(stage, Paper):
        return False
    while True:
        try:
            line = stage.line(stage.say("afterwards"))
        except (EOFError, KeyboardInterrupt):
            return False
        if commands.meant_by(line) == "save":
            _save_as(session, stage, line)
        elif not line or _is_one_of("no", line) or commands.meant_by(line) == "quit":
            return False
        elif _is_yes(line):
            return True
        else:
            stage.print(stage.say("afterwards-help"))


def _save_as(session: Session, stage: Stage, line: str) -> None:
    try:
        stage.print(session.save_as(line))
    except Refusal as refusal:
        stage.print(refusal.reason.say(stage.lang))


def _wanted(stage: Stage, game: Game) -> bool:
    while True:
        line = stage.line(stage.say("unfinished", game=game.title))
        if not line or _is_yes(line):
            return True
        if _is_one_of("no", line):
            return False
        if commands.meant_by(line) == "quit":
            raise EOFError
        stage.print(stage.say("unfinished-help"))


def _is_yes(line: str) -> bool:
    return _is_one_of("yes", line)


def _is_one_of(key: str, line: str) -> bool:
    words = {word for lang in LANGUAGES for word in say("terminal", key, lang).split()}
    return line.casefold() in words
