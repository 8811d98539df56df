"""Whoever hosts at localhost gives away a link that works elsewhere."""

from __future__ import annotations

import pytest

from undertable.server import neighbours
from undertable.server.neighbours import address_outside, link_for_others
from undertable.server.run import _say_where

OUTSIDE = "198.51.100.7"


@pytest.fixture(autouse=True)
def in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        neighbours, "address_outside", {"0.0.0.0": OUTSIDE, "::": "2001:db8::7"}.get
    )


def test_at_home_the_link_names_the_address_in_the_network() -> None:
    assert link_for_others("0.0.0.0", "localhost", 8080) == f"http://{OUTSIDE}:8080"


def test_a_server_on_ipv6_alone_is_found_by_addresses_that_answer(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _say_where("::", 9)
    assert capsys.readouterr().out.splitlines() == [
        "Undertable is open at http://[::1]:9",
        "Others in your network find it at http://[2001:db8::7]:9",
    ]


def test_whoever_came_from_elsewhere_knows_a_link_that_works() -> None:
    assert link_for_others("0.0.0.0", "table.example.org", 443) is None


def test_a_server_that_keeps_others_out_invites_nobody() -> None:
    assert link_for_others("127.0.0.1", "127.0.0.1", 8080) is None


def test_without_a_network_there_is_no_such_link(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "address_outside", lambda listening: None)
    assert link_for_others("0.0.0.0", "localhost", 8080) is None


def test_the_address_outside_is_never_the_machine_itself() -> None:
    assert address_outside("0.0.0.0") not in ("127.0.0.1", "0.0.0.0", "")
    assert address_outside("::") not in ("::1", "::", "")
