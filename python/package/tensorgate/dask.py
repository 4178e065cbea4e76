# SPDX-License-Identifier: Apache-2.0
"""check() and read() of many objects on the workers of a Dask cluster.

    >>> from dask.distributed import Client, LocalCluster
    >>> client = Client(LocalCluster(n_workers=4, threads_per_worker=8))
    >>> frame = tensorgate.dask.check(urls, into="results.jsonl", storage_options={"anon": True})
    >>> frame.state.value_counts()

Dask schedules; this module cuts the list into tasks of bounded cost and puts the rows together. tensorgate.remote has the
functions that run in the tasks, and the meaning of a row. Needs tensorgate[dask].
"""
from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from . import _core, remote
from ._arguments import flag, number_of_seconds, whole
from ._results import Results, results

if TYPE_CHECKING:
    import pandas
    from distributed import Client

__all__ = ["check", "read"]

SPLIT = 8       # a task whose workers died is cut into as many
NUMBERS = ("size", "tensors", "notes", "offset", "attempts")
# What changes a verdict, or what is read; other options are not remembered with results, least of all credentials.
REMEMBERED = ("verify", "format", "formats", "strict", "limits")


def rows_of(one: Callable[..., remote.Row], urls: Iterable[str], client: Client, batch: int, in_flight: int,
            seconds: float, options: dict[str, Any]) -> Iterator[list[remote.Row]]:
    """Lists of rows as they are ready. At most in_flight tasks are with the scheduler at any time."""
    from distributed import KilledWorker, as_completed
    urls = list(urls)
    waiting = deque(urls[at:at + batch] for at in range(0, len(urls), batch))
    running: dict[Any, list[str]] = {}
    finished = as_completed()
    try:
        while waiting or running:
            while waiting and len(running) < in_flight:
                part = waiting.popleft()
                # As one argument: submit() has a keyword "retries" of its own.
                future = client.submit(remote.batch_of, one, part, seconds, options, pure=False)
                running[future] = part
                finished.add(future)
            future = next(finished)
            part = running.pop(future)
            try:
                rows = future.result()
            except KilledWorker as error:
                # One of them, or a neighbour, costs the worker its life: find out which, so that the others get through.
                if len(part) == 1:
                    rows = [{**remote.row_of(part[0], "lost", detail=str(error)[:remote.MAX_DETAIL], attempts=1),
                             **({"rows": []} if one is remote.read_one else {})}]
                else:
                    step = -(-len(part) // SPLIT)
                    waiting.extend(part[at:at + step] for at in range(0, len(part), step))
                    continue
            future.release()
            if len(rows) < len(part):
                waiting.appendleft(part[len(rows):])
            yield rows
    finally:
        if running:
            client.cancel(list(running))


def run(what: str, one: Callable[..., remote.Row], urls: Iterable[str], client: Client | None,
        into: str | os.PathLike[str] | None, batch: int, seconds: float, in_flight: int | None,
        options: dict[str, Any]) -> list[remote.Row]:
    if isinstance(urls, (str, bytes)):
        raise TypeError("a list of URLs is needed, not one")
    wanted = list(dict.fromkeys(urls))
    if not all(isinstance(url, str) for url in wanted):
        raise TypeError("a URL is a text")
    batch, seconds = whole("batch", batch), number_of_seconds("seconds", seconds)
    in_flight = None if in_flight is None else whole("in_flight", in_flight)
    if batch < 1 or seconds <= 0 or in_flight is not None and in_flight < 1:
        raise ValueError("batch and in_flight are at least 1, and seconds are over 0")
    flag("verify", options.get("verify", False))
    own = "apply" if one is remote.read_one else "verify"
    remote.check_arguments(**{name: value for name, value in options.items() if name != own})
    if client is None:
        from distributed import default_client
        client = default_client()
    if in_flight is None:
        in_flight = 2 * max(1, sum(client.nthreads().values()))
    about = {"tensorgate": _core.version(), "what": what,
             "options": {name: options[name] for name in REMEMBERED if options.get(name) not in (None, False)}}
    if "apply" in options:
        about["apply"] = "%s.%s" % (options["apply"].__module__, options["apply"].__qualname__)
    store: Results
    with results(into, about, wanted) as store:
        rest = [url for url in wanted if not store.done(url)]
        for rows in rows_of(one, rest, client, batch, in_flight, seconds, options):
            store.add(rows)
        return [store.rows[url] for url in wanted]


def framed(rows: list[remote.Row], columns: Iterable[str]) -> pandas.DataFrame:
    import pandas
    # Objects: a name that is no UTF-8 has a place in texts of Python alone.
    frame = pandas.DataFrame(rows, columns=list(columns), dtype=object)
    for name in NUMBERS:
        if name in frame:
            frame[name] = frame[name].astype("UInt64")
    return frame


def check(urls: Iterable[str], *, client: Client | None = None, into: str | os.PathLike[str] | None = None,
          batch: int = 200, seconds: float = 60.0, in_flight: int | None = None, **options: Any) -> pandas.DataFrame:
    """Check objects on the workers of a cluster: a DataFrame with a row for each URL, in their order.

    urls       of fsspec; one that is named twice is checked once
    client     of dask.distributed; None: the current one
    into       rows are kept there as they come, NAME.jsonl or a folder NAME.parquet, and the same call goes on after an
               interruption: verdicts are not asked for again, everything else is
    batch      URLs of a task, at most
    seconds    after which a task hands back what it has; the rest of it becomes a task again
    in_flight  tasks with the scheduler at a time; None: two for each thread of the workers
    options    of tensorgate.remote.check_one()

    Columns: tensorgate.remote.COLUMNS. Look at state first: what is neither "accepted" nor "refused" is no verdict.
    """
    return framed(run("check", remote.check_one, urls, client, into, batch, seconds, in_flight, options), remote.COLUMNS)


def read(urls: Iterable[str], *, apply: Callable[[Any], Iterable[remote.Row]] = remote.tensors_of,
         client: Client | None = None, into: str | os.PathLike[str] | None = None, batch: int = 200,
         seconds: float = 60.0, in_flight: int | None = None, **options: Any) -> pandas.DataFrame:
    """Check objects, and read from those that are accepted: a DataFrame with the columns url, state, detail, and those
    of the dicts that apply(file) returns on the workers, one row a dict. An object without any has one row.

    apply    from an open File to dicts of texts and numbers; without it name, dtype, shape, storage, offset and nbytes
             of each tensor
    Others are those of check(), and options those of tensorgate.remote.read_one().
    """
    remote.check_apply(apply)
    rows = run("read", remote.read_one, urls, client, into, batch, seconds, in_flight, {"apply": apply, **options})
    flat = [{"url": row["url"], "state": row["state"], "detail": row["detail"], **values}
            for row in rows for values in row["rows"] or [{}]]
    return framed(flat, dict.fromkeys(["url", "state", "detail"] + [name for row in flat for name in row]))
