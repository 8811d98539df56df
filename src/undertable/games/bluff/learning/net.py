"""How the net of `bot.net` learns: slopes by hand, and Adam."""

from __future__ import annotations

from typing import Any

import numpy as np

from undertable.games.bluff.bot.features import COUNTS, ROUND, SIZE
from undertable.games.bluff.bot.net import FACES, SHARE, think

Array = Any
MEMORY = 300
"""How many steps the magnet goes back."""
LATELY = 1 / 5
"""What share of all steps the mean goes back."""


class Net:
    """Its weights, how they learn (Adam), and what they were on average.

    `magnet` is the average of late, `mean` that of a good part of the way.
    """

    def __init__(self, per_face: int, hidden: int, rng: np.random.Generator) -> None:
        said = SIZE - ROUND
        shapes = [
            (per_face, hidden), (said, hidden), (1, hidden),
            (hidden, hidden), (hidden, hidden), (said, hidden), (1, hidden),
            (hidden, COUNTS), (1, COUNTS), (hidden, 3), (1, 3),
        ]  # fmt: skip
        scales = [1, 1, 0, 1, 0.5, 0.5, 0, 0.1, 0, 0.1, 0]
        self.weights: list[Array] = [
            (rng.standard_normal(shape) * (scale * np.sqrt(2 / shape[0]))).astype(np.float32)
            for shape, scale in zip(shapes, scales, strict=True)
        ]
        self.first = [np.zeros_like(w) for w in self.weights]
        self.second = [np.zeros_like(w) for w in self.weights]
        self.magnet = [w.copy() for w in self.weights]
        self.mean = [w.copy() for w in self.weights]
        self.steps = 0

    def layers(self, faces: Array, said: Array) -> tuple[Array, ...]:
        """All that the net thinks; what it says comes last."""
        return think(self.weights, faces, said)

    def learn(self, layers: tuple[Array, ...], slope: Array, rate: float) -> None:
        """One step down the slope of the loss by what the net said."""
        faces, said, h, m, k, p, _ = layers
        _, _, _, a, b, _, _, o, _, d, _ = self.weights
        size, hidden = len(said), h.shape[1]
        ends = slope[:, [0, -2, -1]]
        slots = np.ascontiguousarray(slope[:, 1:-2]).reshape(-1, COUNTS)
        dk = slots @ o.T
        dk.reshape(size, FACES, hidden)[:] += ((ends @ d.T) * SHARE)[:, None]
        dk *= k > 0
        dks = dk.reshape(size, FACES, hidden).sum(axis=1)
        dh = dk @ a.T
        dh.reshape(size, FACES, hidden)[:] += ((dks @ b.T) * SHARE)[:, None]
        dh *= h > 0
        dhs = dh.reshape(size, FACES, hidden).sum(axis=1)
        self._step(
            [
                faces.T @ dh, said.T @ dhs, dhs.sum(axis=0, keepdims=True),
                h.T @ dk, m.T @ dks, said.T @ dks, dks.sum(axis=0, keepdims=True),
                k.T @ slots, slots.sum(axis=0, keepdims=True),
                p.T @ ends, ends.sum(axis=0, keepdims=True),
            ],
            rate,
        )  # fmt: skip

    def _step(self, slopes: list[Array], rate: float) -> None:
        self.steps += 1
        norm = float(np.sqrt(sum(float((s * s).sum()) for s in slopes)))
        clip = np.float32(min(1.0, 1.0 / (norm + 1e-9)))
        right = np.float32(rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps))
        kept = np.float32(1 / min(self.steps + 10, MEMORY))
        long_kept = np.float32(1 / (LATELY * self.steps + 10))
        for i, slope in enumerate(slopes):
            w, m, v = self.weights[i], self.first[i], self.second[i]
            slope *= clip  # noqa: PLW2901 - in place
            m += np.float32(0.1) * (slope - m)
            v += np.float32(0.001) * (slope * slope - v)
            w -= right * m / (np.sqrt(v) + np.float32(1e-8))
            self.magnet[i] += kept * (w - self.magnet[i])
            self.mean[i] += long_kept * (w - self.mean[i])
