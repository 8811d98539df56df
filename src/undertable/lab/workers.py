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
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from msgspec import Struct

from undertable.core.errors import Malformed, Refusal
from undertable.core.text import Text
from undertable.lab.extras import need

N = TypeVar("N")
T = TypeVar("T")

CHUNK = 10
"""Numbers that a worker gets at once: few enough that progress is smooth."""
AHEAD = 4
"""Chunks that each worker has waiting, so that none is idle while answers are read."""


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


def _do(work: Callable[[N], T], chunk: tuple[N, ...]) -> tuple[list[T], Refusal | None]:
    """What the work gives for each; if it is refused, what came before, and why."""
    done: list[T] = []
    for number in chunk:
        try:
            done.append(work(number))
        except Refusal as refusal:
            return done, refusal
    return done, None


def _in_processes(jobs: int, work: Callable[[N], T], numbers: Iterable[N]) -> Iterator[T]:
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_stopping_to_parent)
    try:
        yield from _ordered(
            lambda chunk: pool.submit(_do, work, chunk),
            lambda future: future.result(),
            numbers,
            jobs,
        )
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_stopping_to_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the parent keeps what is done and ends us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _ordered(
    submit: Callable[[tuple[N, ...]], Any],
    result: Callable[[Any], tuple[list[T], Refusal | None]],
    numbers: Iterable[N],
    jobs: int,
) -> Iterator[T]:
    waiting: deque[Any] = deque()
    rest = iter(numbers)
    while chunk := tuple(islice(rest, CHUNK)):
        waiting.append(submit(chunk))
        if len(waiting) >= AHEAD * jobs:
            yield from _opened(result(waiting.popleft()))
    while waiting:
        yield from _opened(result(waiting.popleft()))


def _opened(result: tuple[list[T], Refusal | None]) -> Iterator[T]:
    done, refusal = result
    yield from done
    if refusal is not None:
        raise refusal


def _on_ray(address: str, jobs: int, work: Callable[[N], T], numbers: Iterable[N]) -> Iterator[T]:
    """A worker that is lost is replaced by Ray, and its chunk is played again from its numbers."""
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
            ray.init(address, **quiet)
    except (ConnectionError, ValueError):
        raise Malformed(Text("lab", "refusal-no-cluster", {"address": address})) from None
