"""Prints a fingerprint of random games: every position, view and event, of all games."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from undertable import FastDice, all_games
from undertable.core import state as ground
from undertable.core.types import Told


def fingerprint(name: str, seats: int, seed: int) -> str:
    state, choice = all_games()[name].start(seats, seed), FastDice(seed)
    seen = blake2b(digest_size=8)
    while actors := state.actors():
        heard: list[Told] = []
        state.events = heard
        state.play(actors[-1], state.legal(actors[-1]).sample(choice))
        views = [state.view(seat) for seat in (None, *range(seats))]
        seen.update(msgspec.json.encode((heard, views, state.position())))
    seen.update(msgspec.json.encode(state.outcome()))
    return seen.hexdigest()


if __name__ == "__main__":
    print("plain" if ground.__file__.endswith(".py") else "compiled")
    for name, game in all_games().items():
        for seats in range(game.least_seats, game.most_seats + 1):
            print(name, seats, *[fingerprint(name, seats, seed) for seed in range(3)])
