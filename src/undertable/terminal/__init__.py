"""The terminal table: any game, people and bots, on one machine."""

from undertable.core.text import owned_by

owned_by("terminal", __name__)
