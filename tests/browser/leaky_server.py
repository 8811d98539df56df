"""`undertable serve` with a leak in Bluff, named by the first argument: to test the leak test."""

import sys
from collections.abc import Callable

from msgspec import structs

from undertable.cli import main
from undertable.core.types import Event, View
from undertable.games.bluff.rules.state import Bluff
from undertable.games.bluff.types import BluffView, Peeked

honest_view = Bluff.view
honest_tell = Bluff.tell


def open_cups(self: Bluff, seat: int | None) -> View:
    """Everybody sees a die of every cup lie beside it."""
    view = honest_view(self, seat)
    assert isinstance(view, BluffView)
    return structs.replace(view, laid=tuple(cup[:1] for cup in self.cups))


def loud_peeks(self: Bluff, event: Event, to: tuple[int, ...] | None = None) -> None:
    """Everybody hears what somebody sees under the own cup."""
    honest_tell(self, event, None if isinstance(event, Peeked) else to)


def leak_the_view() -> None:
    Bluff.view = open_cups  # type: ignore[method-assign]


def leak_an_event() -> None:
    Bluff.tell = loud_peeks  # type: ignore[method-assign]


LEAKS: dict[str, Callable[[], None]] = {"view": leak_the_view, "event": leak_an_event}

if __name__ == "__main__":
    LEAKS[sys.argv[1]]()
    sys.exit(main(sys.argv[2:]))
