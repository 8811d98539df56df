"""A Bluff whose screen does what Bluff's own has no use for: menus, and dice shown only once.

Run as a program it is `undertable` with that screen.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from undertable.cli import main
from undertable.core.legal import Moves
from undertable.core.types import Event, Move
from undertable.games.bluff.terminal import screen
from undertable.games.bluff.types import Bid, Doubt, Peeked
from undertable.screen import Beat, Menu, Screen, unclear


class OddScreen(Screen):
    def table(self, view: Any) -> Text:
        return Text(f"round {view.round}")

    def ask(self, view: Any, legal: Moves) -> Text:
        return Text("bid or doubt?")

    def read(self, line: str, view: Any, legal: Moves) -> Move | Menu:
        if line != "bid":
            raise unclear(line)
        counts = [(f"{count} of them", Bid(count, 4)) for count in range(1, 4)]
        return Menu("Fours, or doubt?", [("fours", Menu("How many?", counts)), ("doubt", Doubt())])

    def beats(self, events: Sequence[Event], viewer: int | None) -> Iterator[Beat]:
        for event in events:
            said = Text(self.sentence(event, viewer))
            if isinstance(event, Peeked):
                yield Beat(said, moment=Text(f"LOOK ONCE {said}"), keep=False)
            else:
                yield Beat(said, pause=0.0)


if __name__ == "__main__":
    screen.SCREEN = OddScreen  # type: ignore[assignment, misc]
    sys.exit(main())
