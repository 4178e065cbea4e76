# SPDX-License-Identifier: Apache-2.0
"""Plain functions from a URL to a row, for whatever maps functions over many machines: Dask, Ray, Spark, a pool.

A row is a dict of texts and numbers. Its state is a verdict, "accepted" or "refused", only if all bytes that decide were
read and are of one moment. What goes wrong with a storage, with time or with memory is another state, never a verdict:

  missing  no such object             changed  written to while it was read
  denied   not allowed to read it     memory   not enough memory
  timeout  not read in time           failed   anything else; detail has it
  lost     (of tensorgate.dask) the worker died of it, or beside it

URLs are those of fsspec: s3://bucket/key, or a path. storage_options go to fsspec, and are in no row.
"""
from __future__ import annotations

import errno
import itertools
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ._arguments import flag, kind, number_of_seconds, whole
from ._errors import Refused
from ._file import File, open
from ._storage import Changed, NotAFile, opened

__all__ = ["VERDICTS", "STATES", "COLUMNS", "check_one", "read_one", "check_batch", "read_batch", "tensors_of"]

VERDICTS = ("accepted", "refused")
STATES = VERDICTS + ("missing", "denied", "timeout", "changed", "memory", "failed", "lost")
COLUMNS = ("url", "state", "format", "size", "tensors", "notes", "code", "offset", "path", "detail", "attempts")
AGAIN = ("timeout", "changed", "failed")    # what another attempt may mend
FINAL = (NotAFile, ValueError, TypeError, AttributeError)      # of wrong options of a storage, say: would fail again
LONGEST = 3600.0                            # seconds between two attempts
MAX_DETAIL = 500
MAX_TENSORS = 100_000                       # of read_one(), whose row has them all
MAX_ROWS = 100_000                          # after which read_batch() hands back what it has

Row = dict[str, Any]


def row_of(url: str, state: str, **values: Any) -> Row:
    return {**dict.fromkeys(COLUMNS), "url": url, "state": state, **values}


def status_of(error: object) -> Any:
    """The status of HTTP in an exception of a client: those of aiohttp, requests, Azure and botocore."""
    if type(error).__module__.startswith("aiohttp.") and type(error).__name__ != "ClientResponseError":
        return None     # of a proxy, say, which is no answer about the object
    response = getattr(error, "response", None)
    if isinstance(response, Mapping):
        return (response.get("ResponseMetadata") or {}).get("HTTPStatusCode")
    return next((status for holder in (error, response) for name in ("status", "status_code")
                 if isinstance(status := getattr(holder, name, None), int)), None)


def told_of(error: BaseException, url: str) -> BaseException:
    """What happened, of which a storage may have made another exception: fsspec says FileNotFoundError of HTTP whatever
    it was, also wrong options, or that nothing listened. That there is no object is believed if no other exception
    stands behind it, or one that says the same."""
    http = url.startswith(("http://", "https://"))
    cause = error.__cause__ if isinstance(error, FileNotFoundError) else None
    if cause is None and not http:
        return error
    status = status_of(error if cause is None else cause)
    if status in (404, 410):
        return FileNotFoundError(str(error))
    if status in (401, 403):
        return PermissionError(str(error if cause is None else cause))
    if http and cause is None and isinstance(error, FileNotFoundError) and error.errno is not None:
        return OSError(str(error))      # a file of this machine, such as one of certificates: an answer has no error number
    # Other storages translate what they know: an error number, or a name that is in no listing.
    same = isinstance(cause, (FileNotFoundError, LookupError, StopIteration)) or getattr(error, "errno", None) == errno.ENOENT
    return error if cause is None or not http and same else cause


def state_of(error: BaseException) -> str:
    if isinstance(error, FileNotFoundError):
        return "missing"
    if isinstance(error, PermissionError):
        return "denied"
    # Older clients of storages have classes of their own for it.
    if isinstance(error, TimeoutError) or "Timeout" in type(error).__name__:
        return "timeout"
    if isinstance(error, Changed):
        return "changed"
    return "memory" if isinstance(error, MemoryError) else "failed"


def attempt(url: str, judge: Callable[[File], Row], storage_options: Mapping[str, Any] | None, deadline: float,
            options: Mapping[str, Any]) -> Row:
    with opened(url, storage_options, deadline) as (source, same):
        try:
            with open(source, **options) as file:
                row = row_of(url, "accepted", format=file.format, size=file.size, tensors=len(file),
                             notes=file.num_notes, **judge(file))
        except Refused as error:
            row = row_of(url, "refused", format=error.format, size=error.size, code=error.code, offset=error.offset,
                         path=error.path, detail=str(error))
        except Exception as error:
            if isinstance(error, OSError):
                same()      # a file that shrank has changed, which is the better answer
            # Of a function that looks for another file, say: it is not the object that is missing.
            if state_of(told_of(error, url)) in ("missing", "denied", "timeout") and error is not getattr(source, "error", None):
                raise RuntimeError("apply raised %s: %s" % (type(error).__name__, error)) from error
            raise
        same()
        return row


def check_arguments(storage_options: Mapping[str, Any] | None = None, timeout: float = 1.0, retries: int = 0,
                    pause: float = 0.0, **options: Any) -> tuple[float, int, float]:
    """Raise what a call has wrong for every object, which is about none of them. Returns the times and retries as the
    numbers of Python."""
    if storage_options is not None and not isinstance(storage_options, Mapping):
        raise TypeError("storage_options are a mapping, not %s" % kind(storage_options))
    timeout, pause = number_of_seconds("timeout", timeout), number_of_seconds("pause", pause)
    if pause > LONGEST:
        raise ValueError("pause is at most %d seconds" % LONGEST)
    retries = whole("retries", retries)
    if retries < 0:
        raise ValueError("retries are not negative")
    try:
        open(b"", **options).close()    # refused, if nothing is wrong with the options
    except Refused:
        pass
    return timeout, retries, pause


def check_apply(apply: Any) -> None:
    if not callable(apply):
        raise TypeError("apply is a function, not %s" % kind(apply))


def judged(url: str, judge: Callable[[File], Row], storage_options: Mapping[str, Any] | None, timeout: float,
           retries: int, pause: float, options: Mapping[str, Any]) -> Row:
    if not isinstance(url, str):
        raise TypeError("a URL is a text, not %s" % kind(url))
    timeout, retries, pause = check_arguments(storage_options, timeout, retries, pause, **options)
    for number in itertools.count():
        try:
            row = attempt(url, judge, storage_options, time.monotonic() + timeout, options)
        except Exception as raised:
            error = told_of(raised, url)
            state = state_of(error)
            text = "%s: %s" % (type(error).__name__, error)
            row = row_of(url, state, detail=text[:MAX_DETAIL].encode("unicode_escape", "backslashreplace").decode())
            if state in AGAIN and not isinstance(error, FINAL) and number < retries:
                # The exponent is bounded, too: a float has no 2**1024.
                time.sleep(min(pause * 2.0**min(number, 64), LONGEST))
                continue
        return {**row, "attempts": number + 1}
    raise AssertionError("counting has no end")


def check_one(url: str, *, storage_options: Mapping[str, Any] | None = None, timeout: float = 300.0, retries: int = 2,
              pause: float = 0.5, verify: bool = False, **options: Any) -> Row:
    """Check one object: a row, a dict with the keys COLUMNS. It raises nothing that is about the object or the storage,
    but TypeError and ValueError for wrong arguments.

    storage_options  of fsspec: credentials, endpoint
    timeout          seconds for one attempt; a request that is under way is given up, where the storage is asynchronous
    retries          further attempts, after pause seconds and twice as many each time, an hour at most, unless the
                     state is final, or the reason, as with wrong storage_options
    verify           read all of it, and compare checksums
    options          of open(): format, strict, limits, formats
    """
    verify = flag("verify", verify)

    def judge(file: File) -> Row:
        if verify:
            file.verify()
        return {}
    return judged(url, judge, storage_options, timeout, retries, pause, options)


def tensors_of(file: File) -> list[Row]:
    """A dict for each tensor of an open file: what read_one() puts into rows."""
    return [{"name": name, "dtype": tensor.dtype, "shape": list(tensor.shape), "storage": tensor.storage,
             "offset": tensor.offset, "nbytes": tensor.nbytes} for name, tensor in file.items()]


def read_one(url: str, apply: Callable[[File], Iterable[Row]] = tensors_of, *,
             storage_options: Mapping[str, Any] | None = None, timeout: float = 300.0, retries: int = 2,
             pause: float = 0.5, limits: Mapping[str, Any] | None = None, **options: Any) -> Row:
    """Check one object and read from it: the row of check_one(), and under "rows" a list of what apply(file) returned,
    dicts, for an accepted file; otherwise nothing. What apply raises is the state "failed", unless it is Refused.
    Files of over 100,000 tensors are over the limit, unless limits say otherwise. There is no verify."""
    check_apply(apply)
    # What is no mapping is told by open().
    options["limits"] = limits if not isinstance(limits or {}, Mapping) else {"max_tensors": MAX_TENSORS, **(limits or {})}
    row = judged(url, lambda file: {"rows": list(apply(file))}, storage_options, timeout, retries, pause, options)
    return {"rows": [], **row}


def batch_of(one: Callable[..., Row], urls: Iterable[str], seconds: float, options: Mapping[str, Any]) -> list[Row]:
    end, rows, weight = time.monotonic() + number_of_seconds("seconds", seconds), [], 0
    for url in urls:
        rows.append(one(url, **options))
        weight += len(rows[-1].get("rows", ()))
        if time.monotonic() >= end or weight >= MAX_ROWS:
            break
    return rows


def check_batch(urls: Iterable[str], *, seconds: float = float("inf"), **options: Any) -> list[Row]:
    """check_one() of each, in order, until seconds have passed: at least one row, and at most as many as URLs."""
    return batch_of(check_one, urls, seconds, options)


def read_batch(urls: Iterable[str], *, seconds: float = float("inf"), **options: Any) -> list[Row]:
    """read_one() of each, in order, until seconds have passed or there are 100,000 rows."""
    return batch_of(read_one, urls, seconds, options)
