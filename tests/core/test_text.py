"""Sentences can be said whatever is put into them."""

from __future__ import annotations

import pytest

from undertable.core.text import LANGUAGES
from undertable.screen import unclear


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_of_any_length_can_be_answered(lang: str) -> None:
    said = unclear("x" * 5000).reason.say(lang)
    assert "xxx…" in said
    assert len(said) < 1200
