"""Bluff: a small net that looks at every face of the dice with the same eyes, by numpy alone.

What is said of a face goes through the same layers for all six; what all faces say together, and
what is said of the round, is added to each. So what is learned of fives is known of twos.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from undertable.games.bluff.bot.features import COUNTS, ROUND

Array = Any
FACES = 6
SHARE = np.float32(1 / 3)
LAYERS = 11
LEAST = 0.004
"""What the net would do more seldom is not done at all."""


def think(weights: Sequence[Array], faces: Array, said: Array) -> tuple[Array, ...]:
    """All that the net thinks; what it says comes last."""
    w, u, c1, a, b, c, c2, o, c3, d, c4 = weights
    size, hidden = len(said), w.shape[1]
    h = faces @ w
    h.reshape(size, FACES, hidden)[:] += (said @ u + c1)[:, None]
    np.maximum(h, 0, out=h)
    m = h.reshape(size, FACES, hidden).sum(axis=1) * SHARE
    k = h @ a
    k.reshape(size, FACES, hidden)[:] += (m @ b + said @ c + c2)[:, None]
    np.maximum(k, 0, out=k)
    p = k.reshape(size, FACES, hidden).sum(axis=1) * SHARE
    ends = p @ d + c4
    slots = (k @ o + c3).reshape(size, FACES * COUNTS)
    return faces, said, h, m, k, p, np.concatenate([ends[:, :1], slots, ends[:, 1:]], axis=1)


def parted(x: Array) -> tuple[Array, Array]:
    """What is said of each face, a row for each, and what is said of the round."""
    faces = np.ascontiguousarray(x[:, :ROUND]).reshape(len(x) * FACES, ROUND // FACES)
    return faces, np.ascontiguousarray(x[:, ROUND:])


def chances(weights: Sequence[Array], x: Array, mask: Array, loose: float = 1.0) -> Array:
    """How likely the net does what, for each row of features.

    Who is loose does the same things, the rarer ones more often.
    """
    found = softmax(think(weights, *parted(x))[-1], mask)
    found[found < LEAST] = 0
    found **= np.float32(1 / loose)
    found /= found.sum(axis=1, keepdims=True)
    return found


def softmax(logits: Array, mask: Array) -> Array:
    found = np.where(mask > 0, logits, np.float32(-1e9))
    found -= found.max(axis=1, keepdims=True)
    np.exp(found, out=found)
    found /= found.sum(axis=1, keepdims=True)
    return found
