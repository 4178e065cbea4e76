# SPDX-License-Identifier: Apache-2.0
"""All arrays of an archive, decompressed by several threads."""
import io
import itertools
import numbers
import os
import threading

from ._errors import Refused

LEAST_BYTES = 1 << 20       # what takes less is done before threads have begun
MOST_THREADS = 8


def cores():
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def threads_for(file, threads):
    """How many threads the file is worth; 1: none of its own."""
    if threads is not None and (isinstance(threads, bool) or not isinstance(threads, numbers.Integral) or threads < 1):
        raise ValueError("threads is None or a number from 1 on, not %r" % (threads,))
    if threads == 1 or file.format != "npz" or not file._can_share:
        return 1
    packed = [tensor.nbytes for tensor in file.values() if tensor.offset is None]
    if sum(packed) < LEAST_BYTES:
        return 1
    return min(len(packed), MOST_THREADS, cores() if threads is None else int(threads))


class Bytes(io.RawIOBase):
    """The bytes of an open file, for another one. Those that were checked when it was opened are in its memory, so
    that both have the same structure, whatever happens to the file meanwhile."""

    def __init__(self, file):
        self._file, self._at = file, 0

    def readable(self):
        return True

    def seekable(self):
        return True

    def tell(self):
        return self._at

    def seek(self, offset, whence=os.SEEK_SET):
        self._at = offset + {os.SEEK_SET: 0, os.SEEK_CUR: self._at, os.SEEK_END: self._file.size}[whence]
        return self._at

    def read(self, size=-1):
        left = max(self._file.size - self._at, 0)
        data = self._file.read_bytes(min(self._at, self._file.size), left if size < 0 else min(size, left))
        self._at += len(data)
        return data


def arrays(file, reopen, count, options):
    """{name: array}, by `count` threads, each with a file of its own from reopen(Bytes); None if that fails for a reason
    which a single file need not have, limits and memory, or which it says better: an error of the storage."""
    names = file.keys()
    try:
        files = [reopen(Bytes(file)) for _ in range(count)]
    except (Refused, MemoryError, OSError):
        return None
    made, failed, turn, stop = [None] * len(names), [], itertools.count(), threading.Event()

    def work(own):
        for i in turn:
            if i >= len(names) or stop.is_set():
                return
            try:
                made[i] = own[names[i]].numpy(**options)
            except BaseException as error:
                failed.append((i, error))
                stop.set()

    others = [threading.Thread(target=work, args=(own,)) for own in files[1:]]
    try:
        try:
            for other in others:
                other.start()
        except RuntimeError:
            pass        # the system has no more threads: those that began, and this one, do it all
        work(files[0])
        for other in others:
            if other.ident is not None:
                other.join()
    finally:
        stop.set()      # a signal may have come between the lines
        for other in others:
            if other.ident is not None:
                other.join()
    for own in files:
        own.close()
    if not failed:
        return dict(zip(names, made))
    # They begin in the order of the file: the first one that fails is that of a single thread.
    error = min(failed, key=lambda one: (isinstance(one[1], Exception), one[0]))[1]
    if isinstance(error, (MemoryError, OSError)):
        return None
    raise error
