"""Who holds which secret. Secrets are made here, handed out once, and kept only as hashes."""

from __future__ import annotations

import hmac
import secrets
from hashlib import blake2b, sha256

from undertable.store import Holder

INVITE = "invite"
WATCH = "watch"
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_table_id() -> str:
    """60 random bits: known only to those who were given the link, unless the table is listed."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def next_table_id(table: str, seed: str) -> str:
    """The id of the rematch: the same for everybody who asks for it, and for nobody else."""
    digest = blake2b(table.encode(), key=bytes.fromhex(seed), digest_size=12).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest)


def door(origin: str, neighbourhood: str) -> str:
    """Where somebody came from, to be known again at this table and its rematches alone."""
    return blake2b(neighbourhood.encode(), key=origin.encode(), digest_size=8).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> bytes:
    """The secrets are random and long, so a plain hash cannot be guessed backwards."""
    return sha256(secret.encode()).digest()


def holder(table: str, name: str, secret: str) -> Holder:
    return Holder(table, name, hashed(secret))


def token_for(person: str, secret: str) -> str:
    return f"{person}.{secret}"


def matches(holders: dict[str, bytes], name: str, secret: str | None) -> bool:
    """In constant time, whether there is such a holder or not."""
    kept = holders.get(name, b"")
    return hmac.compare_digest(kept, hashed(secret or ""))


def is_link(holders: dict[str, bytes], token: str) -> bool:
    """Whether this is what a link of the table carries: `invite.SECRET` or `watch.SECRET`."""
    name, _, secret = token.partition(".")
    return matches(holders, name, secret) and name in (INVITE, WATCH)


def person_of(holders: dict[str, bytes], token: str) -> str | None:
    """Whose token this is."""
    person, _, secret = token.partition(".")
    known = matches(holders, person, secret)
    return person if known and person not in (INVITE, WATCH) else None
