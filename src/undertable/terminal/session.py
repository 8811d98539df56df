"""One game from where it stands to its end, for everybody at this keyboard."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from undertable.core import text
from undertable.core.errors import IllegalMove, Malformed, Refusal
from undertable.core.game import Game
from undertable.core.record import Record
from undertable.core.types import Move
from undertable.screen import Beat, Menu, numbered, screen_of
from undertable.terminal import commands
from undertable.terminal.live import LiveMatch
from undertable.terminal.reasons import why_not
from undertable.terminal.rulebook import rules_page
from undertable.terminal.saves import new_file, save
from undertable.terminal.seating import house_rules, level_name, make_bots
from undertable.terminal.stage import Frame, Stage
from undertable.terminal.story import Story

_SPOKEN = re.compile(r"^(.*?)\s*[\"“”„»«](.+?)[\"“”„»«]?$")

_IN_SIGHT = 40
"""No window shows more lines of the story than that."""


class Leave(Exception):
    """Somebody wants to stop here; the game can be resumed."""


class Session:
    """Bots move, people are asked, everybody sees what is theirs to see."""

    def __init__(self, game: Game, record: Record, stage: Stage, file: Path | None) -> None:
        self.game = game
        self.stage = stage
        self.file = file
        self.live = LiveMatch(game, record)
        self.screen = screen_of(game.at(record.options), record.names, stage.lang)
        self.bots = make_bots(record, game)
        self.people = [seat for seat in range(record.seats) if seat not in self.bots]
        only = self.people[0] if len(self.people) == 1 else None
        self.story = Story(self.live, self.screen, only, told=len(record.entries))
        self.private = dict.fromkeys(self.people, len(record.entries))
        """For several people: up to where each has been told what is for them alone."""
        self.story.lines[:0] = self._welcome()
        self.story.lines += self._origin()
        self.saved = True
        if file is not None:
            save(self.live.match.record, file)

    def _welcome(self) -> list[RenderableType]:
        game, say = self.game, self.stage.say
        authors = text.join(game.authors, self.stage.lang)
        title = say("welcome", game=game.title, authors=authors, publisher=game.publisher)
        lines = [title, say("at-the-table", names=self._who())]
        if rules := house_rules(game, self.live.match.record, self.stage.lang):
            lines.append(say("house-rules", rules=rules))
        return [Text(line, "dim") for line in lines]

    def _origin(self) -> list[RenderableType]:
        """Of a fork, behind what was told before it began: that may fill the window."""
        if (fork := self.live.match.record.fork) is None:
            return []
        key = "forked-as-it-was" if fork.as_it_was else "forked"
        return [Text(self.stage.say(key, origin=fork.origin, at=fork.at), "bold")]

    def _who(self) -> str:
        record, lang = self.live.match.record, self.stage.lang
        levels = [level_name(self.game, level, lang) for level in record.bots]
        seats = zip(record.names, levels, strict=True)
        said = [f"{name} ({level})" if level else name for name, level in seats]
        return text.join(said, lang)

    @property
    def shared(self) -> bool:
        return len(self.people) > 1

    def run(self) -> None:
        """To the end of the game, or until somebody leaves."""
        self.stage.begin(self.frame())
        self._catch_up()
        while actors := self.live.state.actors():
            seat = self._next(actors)
            if seat in self.bots:
                self.live.bot_moves(seat, self.bots[seat])
                self._keep()
                self._catch_up()
            else:
                self._person_moves(seat)

    def _next(self, actors: Sequence[int]) -> int:
        """Bots first: what is decided at once is secret anyway. Then who has the keyboard."""
        bots = [seat for seat in actors if seat in self.bots]
        here = [seat for seat in actors if seat == self.story.viewer]
        return (*bots, *here, *actors)[0]

    def _play(self, seat: int, move: Move, words: str | None) -> None:
        self.live.match.play(seat, move, words)
        self._keep()

    def _keep(self) -> None:
        """A full disk is told, and the game goes on."""
        if self.file is None:
            return
        try:
            save(self.live.match.record, self.file)
            self.saved = True
        except Refusal as refusal:
            self.saved = False
            self.story.lines.append(Text(refusal.reason.say(self.stage.lang), "bold red"))

    # What is seen.

    def frame(
        self, notice: RenderableType | None = None, question: RenderableType | None = None
    ) -> Frame:
        view = self.live.state.view(self.story.viewer)
        return Frame(self.screen.table(view), self.story.lines[-_IN_SIGHT:], notice, question)

    def _catch_up(self) -> None:
        for beat in self.story.go_on():
            self._tell(beat)

    def _tell(self, beat: Beat) -> None:
        frame = self.frame()
        if not beat.keep:
            frame = Frame(frame.table, [*frame.story, beat.line])
        self.stage.tell(beat, frame)

    def _take_keyboard(self, seat: int) -> None:
        """Several people: hide the screen from all but this one."""
        if self.story.viewer == seat:
            return
        self.stage.pass_on(self.frame(), self.screen.names[seat])
        self.story.look_as(seat)
        self._tell_private(seat)

    def _tell_private(self, seat: int) -> None:
        """What this seat alone was told and will not find in its view or story."""
        since, self.private[seat] = self.private[seat], self.live.version
        for beat in self.story.private_beats(seat, since):
            if beat.moment is not None or not beat.keep:
                self._tell(beat)

    def _hand_on(self, seat: int) -> None:
        """After a move: the same person goes on, or all may look again."""
        goes_on = seat in self.live.state.actors() and not self.story.has_public_moment()
        if self.shared and not goes_on:
            self._tell_private(seat)
            self.story.look_as(None)
        self._catch_up()
        if goes_on:
            self.private[seat] = self.live.version

    # What is typed.

    def _person_moves(self, seat: int) -> None:
        if self.screen.private(self.live.state.view(seat)):
            self._take_keyboard(seat)
        notice: RenderableType | None = None
        before = self.live.version
        while self.live.version == before:
            state = self.live.state
            question = self.screen.ask(state.view(seat), state.legal(seat))
            notice = self._answer(seat, self.stage.ask(self.frame(notice, question)))
        self._hand_on(seat)

    def _answer(self, seat: int, line: str) -> RenderableType | None:
        """Do what was typed; what is to be said about it."""
        try:
            if (command := commands.meant_by(line)) is not None:
                return self._command(command, seat, line)
            if line:
                self._move(seat, line)
            elif len(legal := self.live.state.legal(seat)) == 1:
                self._play(seat, legal[0], None)  # Enter is enough where there is no choice
        except Refusal as refusal:
            return Text(refusal.reason.say(self.stage.lang), "bold red")
        return None

    def _move(self, seat: int, line: str) -> None:
        spoken = _SPOKEN.match(line)
        line, words = spoken.groups() if spoken else (line, None)
        if not line:
            raise Malformed(text.Text("terminal", "refusal-words-alone"))
        state = self.live.state
        if words is not None and state.silent(seat):
            raise IllegalMove(text.Text("terminal", "refusal-silence"))
        try:
            meant = self.screen.read(line, state.view(seat), state.legal(seat))
        except Malformed as unclear:
            raise why_not(self.game, state, seat, line, self.stage.lang) or unclear from None
        move = self._choose(seat, meant) if isinstance(meant, Menu) else meant
        if move is not None:
            self._play(seat, move, words)

    def _choose(self, seat: int, menu: Menu) -> Move | None:
        """Down through the menus; an empty line leads out."""
        said: RenderableType | None = None
        before = self.live.version
        while self.live.version == before:
            line = self.stage.ask(self.frame(said, _numbered(menu)))
            if not line:
                return None
            chosen = _picked(menu, line)
            if chosen is None:
                said = self._answer(seat, line) if commands.meant_by(line) else None
            elif not isinstance(chosen, Menu):
                return chosen
            else:
                menu, said = chosen, None
        return None

    # What can be typed in every game.

    def _command(self, command: str, seat: int, line: str) -> RenderableType | None:
        state = self.live.state
        view, legal = state.view(seat), state.legal(seat)
        match command:
            case "help":
                return Group(self.screen.help(view, legal), Text(self.stage.say("commands"), "dim"))
            case "odds":
                return self.screen.odds(view, legal) or self.stage.say("no-odds")
            case "undo":
                self._undo(seat)
            case "log":
                if not (lines := self.story.whole()):
                    return self.stage.say("no-log")
                self.stage.page(Group(*lines))
            case "rules":
                game = self.game.at(self.live.match.record.options)
                self.stage.page(rules_page(game, self.stage.lang))
            case "save":
                return self.save_as(line)
            case _:
                raise Leave
        return None

    def _undo(self, seat: int) -> None:
        self.live.undo(seat, self.people)
        self.story.look_as(self.story.viewer)
        self.story.lines.append(Text(self.stage.say("undone"), "dim"))
        self._keep()

    def save_as(self, line: str) -> RenderableType:
        name = line.partition(" ")[2].strip()
        if name:
            save(self.live.match.record, new_file(Path(name)))
            return self.stage.say("saved", file=name)
        if self.file is None:
            raise Malformed(text.Text("terminal", "refusal-save-where"))
        return self.stage.say("saved", file=str(self.file))


def _numbered(menu: Menu) -> RenderableType:
    return Group(Text(menu.question), *numbered([label for label, _ in menu.answers]))


def _picked(menu: Menu, line: str) -> Move | Menu | None:
    """By number, or by how the answer begins."""
    if line.isdecimal():
        return menu.answers[int(line) - 1][1] if 1 <= int(line) <= len(menu.answers) else None
    wanted = line.casefold()
    fitting = [answer for label, answer in menu.answers if label.casefold().startswith(wanted)]
    return fitting[0] if len(fitting) == 1 else None
