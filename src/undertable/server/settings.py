"""Everything an operator may set, by flag or by environment variable (`UNDERTABLE_...`)."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from typing import Annotated

from msgspec import Meta, Struct, ValidationError, convert, structs
from platformdirs import user_data_path

from undertable.core.errors import Malformed
from undertable.core.text import Text

Positive = Annotated[float, Meta(gt=0)]
Natural = Annotated[int, Meta(ge=0)]


USUAL_DB = user_data_path("undertable") / "tables.db"
"""In the user's data folder, whose place depends on the system."""


class Settings(Struct, frozen=True, kw_only=True):
    """One server process. Each field is a flag of `undertable serve`; its help stands in HELP."""

    host: str = "0.0.0.0"  # noqa: S104 - friends come from other machines
    port: Annotated[int, Meta(ge=0, le=65535)] = 8080
    db: str = str(USUAL_DB)
    hub: str | None = None
    hosts: str = ""
    origins: str = ""
    behind_proxy: str = ""
    processes: Annotated[int, Meta(ge=1, le=256)] = 1
    workers: Natural = 1
    bot_budget: Positive = 3.0
    bot_pace: Annotated[float, Meta(ge=0)] = 0.8
    gone_after: Positive = 120.0
    reveal_time: Positive = 15.0
    keep_days: Positive = 60.0
    message_rate: Positive = 20.0
    message_burst: Natural = 60
    address_connections: Natural = 60
    request_time: Positive = 20.0
    address_requests: Positive = 20.0
    address_tables: Natural = 30
    address_writes: Positive = 30.0
    address_reads: Positive = 2.0
    reviews: Natural = 16
    address_reviews: Natural = 20
    address_listed: Natural = 3
    disk_reserve: Natural = 200
    most_rooms: Natural = 20_000
    operator_file: str = ""
    contact: str = ""
    log_level: str = "info"


HELP = {
    "host": "address to listen on; 127.0.0.1 keeps others in the network out",
    "port": "port to listen on; 0 takes a free one",
    "db": "where tables are kept: a file for SQLite, or postgresql://...",
    "hub": "redis://... to wake other processes by; without it PostgreSQL itself does",
    "hosts": "names this server goes by, separated by commas; * for any; addresses need none",
    "origins": "other web origins whose pages may connect, separated by commas",
    "behind_proxy": "addresses of reverse proxies whose X-Forwarded headers are believed",
    "processes": "processes that serve together, on one port; as many as there are cores",
    "workers": "processes in which bots think; 0 lets them think in the server itself",
    "bot_budget": "seconds a bot may think before the simplest one decides for it",
    "bot_pace": "seconds a bot waits before its move, so that people can follow",
    "gone_after": "seconds after which a bot stands in for somebody others wait for in vain",
    "reveal_time": "seconds players' devices have to reveal their salts before a game begins",
    "keep_days": "days after which a table that nobody touched is forgotten",
    "message_rate": "messages a connection may send per second, on average",
    "message_burst": "messages a connection may send at once",
    "address_connections": "connections an address may have open",
    "request_time": "seconds a request may take to arrive, from its first byte",
    "address_requests": "HTTP requests an address may make per second; ten times that at once",
    "address_tables": "tables and joins an address may ask for per minute",
    "address_writes": "moves and lines of chat an address may send per second; ten times at once",
    "address_reads": "megabytes of replays an address may read per second; ten times that at once",
    "reviews": "reviews of finished games that are made or wait, one at a time; 0: there are none",
    "address_reviews": "reviews an address may have made per hour; one that is kept costs nothing",
    "address_listed": "tables of one address that are on the list of open tables at a time",
    "disk_reserve": "megabytes that stay free beside an SQLite file; below, no new tables or chat",
    "most_rooms": "tables one process holds in memory",
    "operator_file": "file that holds the operator's token, for `undertable admin`",
    "contact": "who runs this server and how to reach them, for the privacy page",
    "log_level": "debug, info, warning or error",
}


def add_settings(parser: ArgumentParser) -> None:
    for field in structs.fields(Settings):
        shown = "none" if field.default in (None, "") else field.default
        flag = "--" + field.name.replace("_", "-")
        parser.add_argument(flag, metavar="X", help=f"{HELP[field.name]} (default: {shown})")


def read_settings(args: Namespace) -> Settings:
    """Flags first, then the environment, then what is usual."""
    given = {}
    for name in Settings.__struct_fields__:
        value = getattr(args, name, None)
        given[name] = os.environ.get(f"UNDERTABLE_{name.upper()}") if value is None else value
    said = {name: value for name, value in given.items() if value is not None}
    try:
        return convert(said, Settings, strict=False)
    except ValidationError as error:
        raise Malformed(Text("table", "refusal-bad-setting", {"what": str(error)})) from None
