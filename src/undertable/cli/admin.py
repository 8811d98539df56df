"""`undertable admin`: look after a server while it runs, by the requests in docs/operations.md."""

from __future__ import annotations

import json
import os
import secrets
import sys
import urllib.error
import urllib.request
from argparse import Namespace, _SubParsersAction
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

USUAL = "http://127.0.0.1:8080"
TOKEN_BYTES = 24


class Failed(Exception):
    """What was asked for was not done; the message says why."""


def add(commands: _SubParsersAction) -> None:  # type: ignore[type-arg]  # argparse has no public name
    parser = commands.add_parser(
        "admin",
        help="look after a server while it runs",
        description="The server must have been started with --operator-file.",
    )
    parser.add_argument("--server", default=USUAL, help=f"its address (default: {USUAL})")
    file = os.environ.get("UNDERTABLE_OPERATOR_FILE", "")
    parser.add_argument(
        "--operator-file",
        default=file,
        metavar="FILE",
        help="the file with the operator's token (default: UNDERTABLE_OPERATOR_FILE)",
    )
    parser.set_defaults(run=run)
    _add_actions(parser.add_subparsers(dest="action", metavar="ACTION", required=True))


def _add_actions(actions: _SubParsersAction) -> None:  # type: ignore[type-arg]
    for name, (words, about) in ACTIONS.items():
        action = actions.add_parser(name, help=about, description=about)
        for word in words:
            if word == "--days":
                action.add_argument(word, type=float, default=30.0, help="for so long (30)")
            elif word == "--limit":
                action.add_argument(word, type=int, default=20, help="so many (20)")
            else:
                action.add_argument(word)


ACTIONS: dict[str, tuple[tuple[str, ...], str]] = {
    "new-token": ((), "write a new operator's token into the operator's file"),
    "tables": (("--limit",), "the largest tables"),
    "table": (("table",), "who is at a table and from where, what was said and reported"),
    "close": (("table",), "end a table for good; its record is kept"),
    "delete": (("table",), "delete a table and all that is kept of it"),
    "unsay": (("table", "number"), "take a line out of a table's chat"),
    "unname": (("table", "person"), "take somebody's name out; they play on as a guest"),
    "forget": (("table", "person"), "forget somebody: name, chat and tokens"),
    "reports": (("--limit",), "what people reported"),
    "bans": ((), "addresses that are turned away"),
    "ban": (("address", "--days"), "turn an address away"),
    "unban": (("address",), "turn an address away no longer"),
}


def run(args: Namespace) -> int:
    try:
        if args.action == "new-token":
            return _new_token(args.operator_file)
        _print(_asked(args))
    except Failed as failure:
        print(f"undertable: {failure}", file=sys.stderr)
        return 1
    return 0


def _new_token(file: str) -> int:
    """Never printed, readable by its owner alone, and never over another."""
    if not file:
        raise Failed("say where to: --operator-file FILE")
    try:
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise Failed(f"cannot write {file}: {error.strerror}") from error
    with os.fdopen(made, "w") as out:
        out.write(secrets.token_urlsafe(TOKEN_BYTES) + "\n")
    print(f"A token is in {file}. Start the server with --operator-file {file}.")
    return 0


def _asked(args: Namespace) -> Any:
    method, path, body = _request(args)
    return _send(args.server, _token(args.operator_file), method, path, body)


def _request(args: Namespace) -> tuple[str, str, Any]:
    words = {name: quote(str(value), safe="") for name, value in vars(args).items()}
    table = "/api/admin/tables/{table}".format_map({"table": words.get("table", "")})
    found: dict[str, tuple[str, str]] = {
        "tables": ("GET", "/api/admin/tables?limit={limit}"),
        "table": ("GET", table),
        "close": ("POST", f"{table}/close"),
        "delete": ("DELETE", table),
        "unsay": ("DELETE", table + "/chat/{number}"),
        "unname": ("DELETE", table + "/people/{person}/name"),
        "forget": ("DELETE", table + "/people/{person}"),
        "reports": ("GET", "/api/admin/reports?limit={limit}"),
        "bans": ("GET", "/api/admin/bans"),
        "ban": ("POST", "/api/admin/bans"),
        "unban": ("DELETE", "/api/admin/bans?address={address}"),
    }
    method, path = found[args.action]
    body = {"address": args.address, "days": args.days} if args.action == "ban" else None
    return method, path.format_map(words), body


def _token(file: str) -> str:
    if not file:
        raise Failed("say where the operator's token is: --operator-file FILE")
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise Failed(f"cannot read {file}: {error.strerror}") from error


def _send(server: str, token: str, method: str, path: str, body: Any) -> Any:
    _check_way(server)
    request = urllib.request.Request(  # noqa: S310 - checked above
        server.rstrip("/") + path,
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {token}"},
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - checked above
            said = answer.read()
    except urllib.error.HTTPError as error:
        raise Failed(_why(error)) from None
    except OSError as error:
        raise Failed(f"no answer from {server}: {error}") from None
    return json.loads(said) if said else None


def _check_way(server: str) -> None:
    """The token goes to this machine, or by a way that nobody can listen to."""
    parts = urlsplit(server)
    if parts.scheme == "https" or (parts.scheme == "http" and _is_here(parts.hostname or "")):
        return
    raise Failed(f"{server} would send the token for all to read: use https, or run it there")


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


WHY = {
    "bad_token": "this is not the operator's token of that server",
    "no_such_table": "there is no such table",
    "no_such_person": "there is no such person at this table",
    "no_such_line": "there is no such line, or ban",
    "closed": "this table is closed already",
    "malformed": "that is no address",
    "too_fast": "too fast: wait a moment",
}


def _why(error: urllib.error.HTTPError) -> str:
    try:
        code = json.loads(error.read())["code"]
    except (ValueError, KeyError, TypeError):
        return f"the server answered {error.code}"
    return WHY.get(code, str(code))


def _print(answer: Any) -> None:
    if answer is None:
        print("Done.")
    elif "here" in answer:
        _print_table(answer)
    else:
        [rows] = answer.values()
        _print_rows(rows)


def _print_rows(rows: list[dict[str, Any]]) -> None:
    if not rows:
        print("None.")
        return
    lines = [list(rows[0]), *([_cell(name, row[name]) for name in rows[0]] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print(
            "  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)).rstrip()
        )


def _cell(name: str, value: Any) -> str:
    if name in ("touched", "at", "until"):
        return datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%d %H:%M:%S")
    return "" if value is None else " ".join(str(value).split())


def _print_table(found: dict[str, Any]) -> None:
    table = found["table"]
    print(f"{table['id']}: {table['game']}, {table['phase']}\n\nPeople")
    people = [{key: p.get(key) for key in ("id", "name", "role", "seat")} for p in table["people"]]
    _print_rows(people)
    print("\nConnections")
    _print_rows(found["here"])
    print("\nChat")
    shown = ("number", "person", "name", "at", "text", "phrase", "removed")
    _print_rows([{key: line[key] for key in shown} for line in found["said"]])
    print("\nReports")
    _print_rows(found["reports"])
