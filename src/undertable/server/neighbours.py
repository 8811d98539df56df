"""How the others in the room reach this machine."""

from __future__ import annotations

import socket

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - compared with, not listened on
"""Where a server that listens there is found from the machine itself: `::` is IPv6 alone."""
AT_HOME = ("localhost", "127.0.0.1", "::1")
ELSEWHERE = {"0.0.0.0": "192.0.2.1", "::": "2001:db8::1"}  # noqa: S104
"""Addresses kept for documentation. Nothing is sent there: they only decide which way is out."""


def in_link(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def address_outside(listening: str) -> str | None:
    """This machine's address in its network, or None where it has none."""
    family = socket.AF_INET6 if ":" in listening else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((ELSEWHERE[listening], 9))
            address: str = probe.getsockname()[0]
    except OSError:
        return None
    return None if address in (*EVERYWHERE, *AT_HOME) else address


def link_for_others(listening: str, asked: str | None, port: int | None) -> str | None:
    """Whoever opened the page as `localhost` needs another link to give away."""
    if listening not in EVERYWHERE or asked not in AT_HOME:
        return None
    outside = address_outside(listening)
    return f"http://{in_link(outside)}:{port}" if outside else None
