"""A refusal as the wire says it: a stable code, and a message that clients put into words."""

from __future__ import annotations

from undertable.core.errors import Refusal as Refused
from undertable.core.text import Text
from undertable.server import wire
from undertable.table.types import Refusal

CODES = {code.value: code for code in Refusal}


def code_of(refusal: Refused) -> Refusal:
    return CODES.get(refusal.code, Refusal.MALFORMED)


def reason(refusal: Refused) -> wire.Reason:
    return _said(refusal.reason)


def _said(text: Text) -> wire.Reason:
    args = {k: _said(v) if isinstance(v, Text) else v for k, v in text.args.items()}
    return wire.Reason(text.owner, text.key, args)
