"""One running game: who sits there, what happened, whose time runs. No sockets, no SQL."""
