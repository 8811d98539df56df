"""How the others in the room reach this machine."""

from __future__ import annotations

import socket

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not listened on
AT_HOME = ("localhost", "127.0.0.1", "::1")
ELSEWHERE = ("192.0.2.1", 9)
"""An address kept for documentation. Nothing is sent there: it only decides which way is out."""


def address_outside() -> str | None:
    """This machine's address in its network, or None where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address in (*EVERYWHERE, *AT_HOME) else address


def link_for_others(listening: str, asked: str | None, port: int | None) -> str | None:
    """Whoever opened the page as `localhost` needs another link to give away."""
    if listening not in EVERYWHERE or asked not in AT_HOME:
        return None
    outside = address_outside()
    return f"http://{outside}:{port}" if outside else None
