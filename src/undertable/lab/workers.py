"""Where much work is done: in this process, in several, or on a Ray cluster.

Work is a function of a number, or of something that has one. Whoever does it and in whatever
order, answers come back in the order of the numbers: the number of workers changes nothing but the
time.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from socket import create_connection
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from undertable.core.errors import Malformed, Refusal
from undertable.core.text import Text
from undertable.lab.extras import need

N = TypeVar("N")
T = TypeVar("T")

CHUNK = 10
"""Numbers that a worker gets at once where they are quick: each chunk costs a message."""
LONGEST = 0.25
"""Seconds that a chunk should take at most: progress is smooth, and who stops loses little."""
AHEAD = 4
"""Chunks that each worker has waiting, so that none is idle while answers are read."""
TRIES = 3
"""After so many processes that ended over a chunk, it is what ends them."""
PATIENCE = 10
"""Seconds until a cluster that does not answer is taken not to be there."""


class Workers(Struct, frozen=True):
    """How many processes of this machine, or which Ray cluster."""

    jobs: int = 1
    ray: str | None = None
    """The address of a cluster; `local` starts one here, with `jobs` workers."""

    def map(self, work: Callable[[N], T], numbers: Iterable[N]) -> Iterator[T]:
        """What the work gives for each number, in their order."""
        if self.ray is not None:
            yield from _on_ray(self.ray, self.jobs, work, numbers)
        elif self.jobs == 1:
            yield from map(work, numbers)
        else:
            yield from _in_processes(self.jobs, work, numbers)


ALONE = Workers()


class Done(NamedTuple):
    """What the work gave for each number of a chunk."""

    results: list[Any]
    refusal: Refusal | None
    """Why the rest is missing, if it was refused."""
    seconds: float


def _do(work: Callable[[N], T], chunk: tuple[N, ...]) -> Done:
    began = perf_counter()
    results: list[T] = []
    refusal = None
    try:
        for number in chunk:
            results.append(work(number))
    except Refusal as why:
        refusal = why
    return Done(results, refusal, perf_counter() - began)


def _in_processes(jobs: int, work: Callable[[N], T], numbers: Iterable[N]) -> Iterator[T]:
    pool = Processes(jobs, work)
    try:
        yield from _ordered(pool.submit, pool.result, numbers, jobs)
    finally:
        pool.executor.shutdown(cancel_futures=True)


Task: TypeAlias = tuple[tuple[Any, ...], "Future[Done]"]


class Processes:
    """Of this machine. Where one is lost, all are replaced, and what they had is done again."""

    def __init__(self, jobs: int, work: Callable[[Any], Any]) -> None:
        self.jobs, self.work = jobs, work
        self.executor = self._begun()

    def _begun(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, get_context("spawn"))

    def submit(self, chunk: tuple[Any, ...]) -> Task:
        with _stopping_left_to_us():
            try:
                return chunk, self.executor.submit(_do, self.work, chunk)
            except BrokenProcessPool:
                self.executor = self._begun()
                return chunk, self.executor.submit(_do, self.work, chunk)

    def result(self, task: Task) -> Done:
        chunk, future = task
        for _ in range(TRIES):
            try:
                return future.result()
            except BrokenProcessPool:
                _, future = self.submit(chunk)
        raise Malformed(Text("lab", "refusal-processes-lost", {"times": TRIES}))


@contextmanager
def _stopping_left_to_us() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; this one keeps what is done and ends the others.

    They inherit that it is blocked, from their very first moment. Here it only waits a little.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ordered(
    submit: Callable[[tuple[N, ...]], Any],
    result: Callable[[Any], Done],
    numbers: Iterable[N],
    jobs: int,
) -> Iterator[Any]:
    waiting: deque[Any] = deque()
    rest = iter(numbers)
    size = 1
    while True:
        if chunk := tuple(islice(rest, size)):
            waiting.append(submit(chunk))
        if not waiting:
            return
        if not chunk or len(waiting) >= AHEAD * jobs:
            done = result(waiting.popleft())
            yield from done.results
            if done.refusal is not None:
                raise done.refusal
            size = _fitting(done)


def _fitting(done: Done) -> int:
    """How many numbers like these make a chunk."""
    each = done.seconds / len(done.results)
    return CHUNK if each * CHUNK < LONGEST else max(1, int(LONGEST / each))


def _on_ray(address: str, jobs: int, work: Callable[[N], T], numbers: Iterable[N]) -> Iterator[T]:
    """A worker that is lost is replaced by Ray, and its chunk is played again from its numbers."""
    _show_its_token()
    ray = need("ray", "ray")
    _let_it_speak_aside(ray)
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, address, jobs)
    try:
        do = ray.remote(_do).options(max_retries=-1)
        held = ray.put(work)
        cores = max(1, int(ray.cluster_resources().get("CPU", jobs)))
        yield from _ordered(lambda chunk: do.remote(held, chunk), ray.get, numbers, cores)
    finally:
        if ours:
            ray.shutdown()


def _show_its_token() -> None:
    """A head that is started where there is a token wants it from everybody; but whoever connects
    does not show it unless told to. Clusters without one do not mind."""
    if (Path.home() / ".ray" / "auth_token").exists():
        os.environ.setdefault("RAY_AUTH_MODE", "token")


def _let_it_speak_aside(ray: Any) -> None:
    """Ray tells of a lost worker on standard output, in the middle of what we print as JSON.

    It has no setting for that, so what it calls is replaced.
    """
    inside = ray._private.worker
    if not isinstance(inside.print_to_stdstream, partial):
        inside.print_to_stdstream = partial(_on_stderr, inside.print_to_stdstream)


def _on_stderr(tell: Callable[..., None], data: dict[str, Any], *args: Any, **given: Any) -> None:
    tell({**data, "is_err": True}, *args, **given)


def _connect(ray: Any, address: str, jobs: int) -> None:
    """Workers look for bots of one's own in this folder, as far as they can see it."""
    there = {"env_vars": {"PYTHONPATH": os.pathsep.join([os.getcwd(), *sys.path])}}
    quiet = {"log_to_driver": False, "configure_logging": False, "runtime_env": there}
    try:
        if address == "local":
            ray.init("local", num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            _knock(address)
            ray.init(address, **quiet)
    except (OSError, ValueError, ray.exceptions.RayError):
        raise Malformed(Text("lab", "refusal-no-cluster", {"address": address})) from None


def _knock(address: str) -> None:
    """Ray itself tries for minutes where nobody is."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon:
        create_connection((host, int(port)), PATIENCE).close()
