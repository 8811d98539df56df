"""What one machine carries: real games, real sockets on loopback, every move durable.

    python bench/server.py            SQLite, PostgreSQL, boardgame.io, colyseus; 10 to 2,000 tables
    python bench/server.py --db sqlite --tables 500 --rate 2000 --processes 1 --processes 2

Prints for each number of tables: latency from sending a move to its acknowledgement at so many
moves per second (ten for each table at most), from the first second on; moves per second when every
table moves as fast as it can; the server's processor time for each of them; for how long anything,
the garbage collector included, kept the server from its work while tables were made and moves came
at the first rate. boardgame.io and colyseus play a simpler game and keep it in memory only.
The load generator runs on the same machine and needs about half as much of it as the server.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import subprocess
import sys
import tempfile
from collections.abc import Coroutine
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import psutil
import uvloop
from msgspec import json, msgpack
from rich.console import Console
from rich.table import Table as Grid

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "bench"), str(ROOT / "src")]

from wsclient import Socket, connect  # noqa: E402

import services  # noqa: E402

SEATS = 4
JOIN_ROOM, BINARY = 10, 0x82
UPDATE, BID = b"\x0d\xa6update", b"\x0d\xa3bid"
"""How messages of a room of colyseus begin: its protocol's number for data, then their type."""
PAUSES = ("undertable_longest_collector_pause", "undertable_longest_loop_pause")


class Seat:
    """A player who answers every update that asks for a move, after a pause."""

    def __init__(self, group: Group, number: int) -> None:
        self.group = group
        self.load = group.load
        self.number = number
        self.rematch: asyncio.Future[str] | None = None
        self.socket: Socket
        self.sent: dict[bytes, float] = {}
        self.count = 0
        self.answers: dict[str, asyncio.Future[Any]] = {}

    def heard(self, message: bytes) -> None:
        if message.startswith(b'{"type":"update"'):
            if b'"legal":null' not in message:
                self.load.turn(self, message)
            elif b'"outcome":null' not in message and self.number == 0:
                self.load.later(self.group.again())
        elif message.startswith((b'{"type":"done"', b'{"type":"refused"')):
            self._answered(message)
        elif self.rematch is not None and b'"rematch":null' not in message:
            self.rematch.set_result(json.decode(message)["table"]["rematch"])
            self.rematch = None

    def _answered(self, message: bytes) -> None:
        command = message.split(b'"', 8)[7]
        if (began := self.sent.pop(command, None)) is not None:
            self.load.took(perf_counter() - began, message.startswith(b'{"type":"done"'))
        elif (future := self.answers.pop(command.decode(), None)) is not None:
            future.set_result(json.decode(message))

    def play(self, version: int, move: Any) -> None:
        self.count += 1
        command = b"m%d-%d" % (self.number, self.count)
        self.sent[command] = perf_counter()
        self.socket.send(
            b'{"type":"play","id":"%s","version":%d,"move":%s}'
            % (command, version, json.encode(move))
        )

    async def do(self, kind: str, **more: Any) -> None:
        self.count += 1
        command = f"c{self.count}"
        future = self.answers[command] = asyncio.get_running_loop().create_future()
        self.socket.send(json.encode({"type": kind, "id": command, **more}))
        answer = await asyncio.wait_for(future, 60)
        assert answer["type"] == "done", answer


class Group:
    """Four people who play one game after the other."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.tokens: list[str] = []
        self.seats: list[Seat] = []

    async def meet(self) -> None:
        load = self.load
        made = await load.post("/api/tables", game=load.game, seats=SEATS, name="Ann")
        self.tokens = [made["token"]]
        for name in ("Bob", "Cem", "Dia"):
            path = f"/api/tables/{made['table']}/join"
            joined = await load.post(path, name=name, invite=made["invite"])
            self.tokens.append(joined["token"])
        await self.sit_down(made["table"], new=True)

    async def sit_down(self, table: str, new: bool) -> None:
        self.seats = [Seat(self, number) for number in range(SEATS)]
        for seat, token in zip(self.seats, self.tokens, strict=True):
            path = f"/ws/{table}"
            seat.socket = await connect(self.load.host, self.load.port, seat.heard, path)
            seat.socket.send(json.encode({"type": "hello", "table": table, "token": token}))
            if seat.number and new:
                await seat.do("sit", seat=seat.number)
            if seat.number:
                await seat.do("ready")
        await self.seats[0].do("start")

    async def again(self) -> None:
        """The next table for the same people."""
        old, self.load.games = self.seats, self.load.games + 1
        future = old[0].rematch = asyncio.get_running_loop().create_future()
        await old[0].do("rematch")
        table = await future
        for seat in old:
            seat.socket.close()
        await self.sit_down(table, new=False)


class Load:
    """All seats of all tables, and what they measure."""

    def __init__(self, host: str, port: int, game: str) -> None:
        self.host, self.port, self.game = host, port, game
        self.http = httpx.AsyncClient(base_url=f"http://{host}:{port}", timeout=60)
        self.pause = 1.0
        self.moving = False
        self.waiting: list[tuple[AnySeat, bytes]] = []
        self.times: list[float] = []
        self.refused = self.made = self.count = 0
        self.games = 0
        self.jobs: set[asyncio.Task[None]] = set()
        self.rng = random.Random(1)

    async def table(self) -> None:
        await Group(self).meet()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        job = asyncio.create_task(work)
        self.jobs.add(job)
        job.add_done_callback(self.jobs.discard)

    async def post(self, path: str, **wanted: Any) -> Any:
        answer = await self.http.post(path, json=wanted)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def turn(self, seat: AnySeat, message: bytes) -> None:
        if not self.moving:
            self.waiting.append((seat, message))
        elif self.pause:
            loop = asyncio.get_running_loop()
            loop.call_later(self.pause * self.rng.uniform(0.5, 1.5), self.move, seat, message)
        else:
            self.move(seat, message)

    def move(self, seat: AnySeat, message: bytes) -> None:
        if not self.moving:
            self.waiting.append((seat, message))
            return
        update = json.decode(message)
        seat.play(update["version"], choose(update["legal"], self.rng))

    def took(self, seconds: float, done: bool) -> None:
        self.times.append(seconds)
        self.made += 1
        self.refused += not done

    async def run(self, pause: float, seconds: float) -> tuple[float, list[float]]:
        """Moves per second and the sorted latencies of a stretch, from its first second on."""
        self.pause, self.moving, made = pause, True, self.made
        waiting, self.waiting = self.waiting, []
        for seat, message in waiting:
            delay = self.rng.uniform(0, max(pause, 0.2))
            asyncio.get_running_loop().call_later(delay, self.move, seat, message)
        self.times = []
        began = perf_counter()
        await asyncio.sleep(seconds)
        times, elapsed = sorted(self.times), perf_counter() - began
        self.count = self.made - made
        self.moving = False
        await asyncio.sleep(1.0 + pause * 1.5)
        return len(times) / elapsed, times


class PeerSeat:
    """The same for boardgame.io: socket.io's frames, an update as the acknowledgement."""

    def __init__(self, load: Load, match: str, number: int) -> None:
        self.load = load
        self.match = match
        self.number = number
        self.began = 0.0
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.socket: Socket

    def heard(self, message: bytes) -> None:
        if message.startswith(b"2"):
            self.socket.send(b"3")
        elif message.startswith(b"40/bluff"):
            asked = json.encode(["sync", self.match, str(self.number), None, SEATS])
            self.socket.send(b"42/bluff," + asked)
        elif message.startswith((b'42/bluff,["sync"', b'42/bluff,["update"')):
            self._told(message)

    def _told(self, message: bytes) -> None:
        kind, _, state, *_ = json.decode(message[9:])
        if kind == "sync" and not self.synced.done():
            self.synced.set_result(None)
            state = state["state"]
        if self.began:
            self.load.took(perf_counter() - self.began, True)
            self.began = 0.0
        if state["ctx"]["currentPlayer"] == str(self.number):
            self.load.turn(self, json.encode({"version": state["_stateID"], "legal": [{}]}))

    def play(self, version: int, move: Any) -> None:
        payload = {"type": "bid", "args": [version, 1], "playerID": str(self.number)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        said = json.encode(["update", action, version, self.match, str(self.number)])
        self.began = perf_counter()
        self.socket.send(b"42/bluff," + said)


class ColyseusSeat:
    """The same for colyseus: its room's messages, an update as the acknowledgement."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.began = 0.0
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.socket: Socket

    def heard(self, message: bytes) -> None:
        if message[0] == JOIN_ROOM:
            self.joined.set_result(None)
        elif message.startswith(UPDATE):
            state = msgpack.decode(message[len(UPDATE) :])
            if self.began:
                self.load.took(perf_counter() - self.began, True)
                self.began = 0.0
            if state["turn"] == state["seat"]:
                self.load.turn(self, json.encode({"version": state["version"], "legal": [{}]}))

    def play(self, version: int, move: Any) -> None:
        self.began = perf_counter()
        self.socket.send(BID + msgpack.encode({"count": version, "face": 1}), BINARY)


class ColyseusLoad(Load):
    """Rooms at colyseus."""

    async def table(self) -> None:
        room = await self._seat("create/bluff")
        for _ in range(SEATS - 1):
            await self._seat(f"joinById/{room}")

    async def _seat(self, how: str) -> str:
        answer = (await self.http.post(f"/matchmake/{how}", json={})).json()
        room: str = answer["room"]["roomId"]
        seat = ColyseusSeat(self)
        path = f"/{answer['room']['processId']}/{room}?sessionId={answer['sessionId']}"
        seat.socket = await connect(self.host, self.port, seat.heard, path)
        await asyncio.wait_for(seat.joined, 60)
        seat.socket.send(bytes([JOIN_ROOM]), BINARY)
        return room


class PeerLoad(Load):
    """Tables at boardgame.io."""

    async def table(self) -> None:
        self.games += 1
        match = f"match{self.games}"
        for number in range(SEATS):
            seat = PeerSeat(self, match, number)
            path = "/socket.io/?EIO=4&transport=websocket"
            seat.socket = await connect(self.host, self.port, seat.heard, path)
            seat.socket.send(b"40/bluff,")
            await asyncio.wait_for(seat.synced, 60)


AnySeat = Seat | PeerSeat | ColyseusSeat
PEERS: dict[str, type[Load]] = {"boardgame.io": PeerLoad, "colyseus": ColyseusLoad}


def choose(legal: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """A modest move: the least of a range where there is one, so that games go on for a while."""
    ranges = [move for move in legal if any(isinstance(value, dict) for value in move.values())]
    move = dict(rng.choice(ranges or legal))
    for name, value in move.items():
        if isinstance(value, dict) and "from" in value:
            move[name] = value["from"]
        elif isinstance(value, dict) and "of" in value:
            heap = [kind for kind, count in value["of"].items() for _ in range(count)]
            kinds = heap[: value["least"]]
            move[name] = [int(kind) if kind.isdecimal() else kind for kind in kinds]
    return move


def percentile(times: list[float], share: float) -> str:
    return f"{times[int(len(times) * share)] * 1000:.1f}" if times else "-"


def cpu_of(server: psutil.Process) -> float:
    """Seconds of processor that the server and what belongs to it has used."""
    return sum(sum(one.cpu_times()[:2]) for one in (server, *server.children(recursive=True)))


def memory_of(server: psutil.Process) -> int:
    return sum(one.memory_info().rss for one in (server, *server.children(recursive=True)))


async def longest_pause(load: Load) -> str:
    """For which the collector or anything else kept the loop of any process from its work."""
    text = (await load.http.get("/metrics")).text
    found = [line.split()[-1] for line in text.splitlines() if line.startswith(PAUSES)]
    return f"{max(map(float, found)) * 1000:.1f}" if found else "-"


async def measure(
    address: str, pid: int, tables: int, args: argparse.Namespace, kind: str
) -> list[str]:
    host, _, port = address.removeprefix("http://").partition(":")
    server, load = psutil.Process(pid), PEERS.get(kind, Load)(host, int(port), args.game)
    await load.table()
    before = memory_of(server)
    gate = asyncio.Semaphore(20)

    async def one() -> None:
        async with gate:
            await load.table()

    await asyncio.gather(*(one() for _ in range(tables - 1)))
    each = (memory_of(server) - before) / max(1, tables - 1) / 1000
    rate, times = await load.run(tables / min(args.rate, tables * 10), args.seconds)
    pause = "-" if kind in PEERS else await longest_pause(load)
    spent = cpu_of(server)
    most, _ = await load.run(0.0, args.seconds)
    spent = (cpu_of(server) - spent) / max(1, load.count)
    await load.http.aclose()
    latencies = [percentile(times, share) for share in (0.5, 0.95, 0.99)]
    return [
        f"{rate:,.0f}",
        *latencies,
        f"{most:,.0f}",
        f"{spent * 1000:.2f}",
        f"{each:.0f}",
        pause,
        str(load.refused),
    ]


def serve(db: str, folder: str, processes: int) -> tuple[subprocess.Popen[str], str]:
    limits = ["--address-connections=100000", "--address-tables=10000000", "--message-rate=100000"]
    limits += [
        "--address-requests=100000",
        "--address-writes=1000000",
        f"--processes={processes}",
        "--workers=0",
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "undertable", "serve", f"--db={db}", "--port=0", *limits],
        stdout=subprocess.PIPE,
        stderr=(Path(folder) / "log").open("ab"),
        text=True,
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": "/usr/bin:/bin"},
    )
    assert process.stdout is not None
    return process, process.stdout.readline().split()[-1]


def serve_peer(name: str) -> tuple[subprocess.Popen[str], str]:
    """Installed on first use, by npm, beside its few lines."""
    folder = ROOT / "bench" / name.replace(".", "")
    if not (folder / "node_modules").exists():
        subprocess.run(
            ["npm", "install", "--silent", "--no-audit", "--no-package-lock"],
            cwd=folder,
            check=True,
        )
    process = subprocess.Popen(["node", "server.js"], cwd=folder, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    while "http" not in (line := process.stdout.readline()):
        assert process.poll() is None
    return process, line.split()[-1]


def run(kind: str, tables: int, processes: int, args: argparse.Namespace) -> list[str]:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="undertable-bench-"))
        db = str(Path(folder) / "tables.db")
        if kind == "postgres":
            db = stack.enter_context(services.postgres(durable=True))
        process, address = serve_peer(kind) if kind in PEERS else serve(db, folder, processes)
        try:
            return uvloop.run(measure(address, process.pid, tables, args, kind))
        finally:
            process.terminate()
            process.wait(20)


def main() -> None:
    gc.disable()  # pauses of the load generator are not the server's
    parser = argparse.ArgumentParser(description="How much one table server carries.")
    parser.add_argument("--db", action="append", choices=["sqlite", "postgres", *PEERS])
    parser.add_argument("--tables", type=int, action="append")
    parser.add_argument("--processes", type=int, action="append")
    parser.add_argument("--rate", type=float, default=1000.0, help="moves per second")
    parser.add_argument("--game", default="bluff")
    parser.add_argument("--seconds", type=float, default=8.0)
    args = parser.parse_args()
    grid = Grid(title=f"{args.game}, tables of four, beside others in memory")
    titles = ["store", "processes", "tables", "moves/s", "p50 ms", "p95 ms", "p99 ms"]
    titles += ["most moves/s", "CPU ms/move", "kB/table", "longest pause ms", "refused"]
    for title in titles:
        grid.add_column(title, justify="right")
    for kind in args.db or ["sqlite", "postgres", *PEERS]:
        for processes in [1] if kind in PEERS else args.processes or [1]:
            for tables in args.tables or [10, 100, 500, 1000, 2000]:
                sys.stderr.write(f"{kind}, {processes} processes, {tables} tables ...\n")
                row = run(kind, tables, processes, args)
                grid.add_row(kind, str(processes), str(tables), *row)
    Console(width=150).print(grid)


if __name__ == "__main__":
    main()
