"""One running game: who sits there, what happened, whose time runs. No sockets, no SQL."""

from undertable.core import text

text.owned_by("table", __name__)
