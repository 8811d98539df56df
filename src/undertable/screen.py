"""How a game looks and listens in a terminal: what its own screen may say better than this.

That is `games/<id>/terminal/screen.py` with `SCREEN = <subclass of Screen>`. Every method has a
plain answer here, so a game without that file can be played too. The driver (`undertable.terminal`)
owns the keyboard, the pauses, saving, undo, passing the keyboard on and the words `?`, odds, undo,
log, rules, save, quit; a screen only draws, reads and tells:

    table(view)               what lies on the table, for the eyes of `view.seat` (None: for all)
    ask(view, legal)          what is wanted from the seat now; stands above its input line
    read(line, view, legal)   what somebody typed, as a move, or as a menu to choose one from
    private(view)             whether the others must not look while this seat decides
    help(view, legal)         on `?`: one sentence on what can be done now, then how to type it
    beats(events, viewer)     what happened in one step, as a story told beat by beat
    odds(view, legal)         what a good head for numbers would know; None if nothing

Everything is a function of its arguments: a screen remembers nothing. A table has room for about
15 lines of 80 columns. Words are messages of the game (`self.say("screen-...")`), plain text is
shown as it is: pass rich's `Text` for colours, never markup.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from rich import _wrap
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.text import Text

from undertable.core.errors import Malformed, malformed
from undertable.core.game import Game
from undertable.core.legal import Moves
from undertable.core.sentences import offer, sentence
from undertable.core.text import Text as Message
from undertable.core.text import say
from undertable.core.types import Event, Move

_wrap.re_word = re.compile(r"[^\S\xa0]*[\S\xa0]+[^\S\xa0]*")
"""rich breaks lines at any blank: what a no-break space joins, "$ 6" or "8 cigar", stays whole."""

_LISTED = 24
"""So many moves are listed one by one; of more only the first ones."""


class Beat(Struct, frozen=True):
    """One breath of the story."""

    line: RenderableType
    """What the story says, in a line or two; it stays in sight and in the log."""
    moment: RenderableType | None = None
    """A picture that gets the whole screen until somebody presses Enter, and is then wiped."""
    rising: Sequence[RenderableType] = ()
    """Pictures that lead up to the moment, each for a breath: cups rising one after another."""
    keep: bool = True
    """False: nothing of this beat stays, neither in sight nor in the log."""
    pause: float = 0.8
    """Seconds before the story goes on."""


class Menu(Struct, frozen=True):
    """A question with numbered answers; an answer may be a menu again."""

    question: str
    answers: list[tuple[str, Move | Menu]]


class Hanging:
    """Words beside a head: where they are wrapped they stay beside it."""

    def __init__(self, head: str, words: str) -> None:
        self.head = head
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = max(1, options.max_width - len(self.head))
        for number, line in enumerate(Text(self.words).wrap(console, width)):
            head = " " * len(self.head) if number else self.head
            yield Text.assemble(head, line)


def numbered(labels: Sequence[str]) -> list[Hanging]:
    return [Hanging(f"{number:3} ", label) for number, label in enumerate(labels, 1)]


class Screen:
    """One game on a terminal, in one language."""

    def __init__(self, game: Game, names: Sequence[str], lang: str) -> None:
        self.game = game
        self.names = names
        self.lang = lang

    def table(self, view: Any) -> RenderableType:
        fields = {name: getattr(view, name) for name in view.__struct_fields__}
        return Group(*(Text(f"{name}: {value}") for name, value in fields.items()))

    def ask(self, view: Any, legal: Moves) -> RenderableType:
        return self.listed(legal)

    def read(self, line: str, view: Any, legal: Moves) -> Move | Menu:
        """The move that was meant, legal or not; `unclear` is raised where it cannot be told."""
        if line.isdecimal() and 1 <= int(line) <= len(legal):
            return legal[int(line) - 1]
        try:
            return self.game.read(line)
        except Malformed:
            raise unclear(line) from None

    def private(self, view: Any) -> bool:
        return True

    def help(self, view: Any, legal: Moves) -> RenderableType:
        return self.listed(legal)

    def beats(self, events: Sequence[Event], viewer: int | None) -> Iterator[Beat]:
        for event in events:
            yield Beat(self.sentence(event, viewer))

    def odds(self, view: Any, legal: Moves) -> RenderableType | None:
        return None

    # What screens are written with.

    def say(self, key: str, **args: object) -> str:
        """A message of the game."""
        return say(self.game.id, key, self.lang, **args)

    def sentence(self, event: Event, viewer: int | None) -> str:
        return sentence(self.game, event, self.names, self.lang, viewer)

    def listed(self, legal: Moves) -> RenderableType:
        """The moves by number, as far as they can be listed."""
        shown = range(min(len(legal), _LISTED))
        listed = numbered([offer(self.game, legal[i], self.names, self.lang) for i in shown])
        return Group(*listed, *[Text("  …")] * (len(legal) > _LISTED))


def unclear(line: str) -> Malformed:
    """Nobody could tell which move was meant; the driver adds a hint at `?`."""
    return malformed("refusal-unclear", line=line)


def not_so(game: Game, key: str, **args: object) -> Malformed:
    """What was typed cannot be meant, for the reason in the game's message."""
    return Malformed(Message(game.id, key, args))


def screen_of(game: Game, names: Sequence[str], lang: str) -> Screen:
    """The game's own screen, or the plain one."""
    if not game.has("terminal.screen"):
        return Screen(game, names, lang)
    made: Screen = game.part("terminal.screen").SCREEN(game, names, lang)
    return made
