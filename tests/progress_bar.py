# SPDX-License-Identifier: Apache-2.0
"""How much of the tests is done, on the last line of a terminal, once a second. Elsewhere nothing is written.

What is printed meanwhile, also by other processes, has to remove the bar from its line first: share_terminal().
"""
import os
import shutil
import sys
import threading
import time

WIPE = "\r\x1b[K"


def is_wanted():
    return sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


class Wiping:
    """A text file that writes whole lines, and removes the bar before them."""

    def __init__(self, file):
        self.file, self.kept, self.lock = file, "", threading.Lock()

    def write(self, text):
        with self.lock:
            lines, end, self.kept = (self.kept + text).rpartition("\n")
            if end:
                self.file.write(WIPE + lines + end)
                self.file.flush()
        return len(text)

    def __getattr__(self, name):
        return getattr(self.file, name)


def share_terminal():
    """For each process that prints."""
    if is_wanted() and not isinstance(sys.stdout, Wiping):
        sys.stdout = Wiping(sys.stdout)


def time_text(seconds):
    minutes, seconds = divmod(int(seconds), 60)
    return "%d:%02d" % (minutes, seconds)


class Bar:
    """`costs`: of each suite, by its name, in seconds of a processor."""

    def __init__(self, costs, cores):
        self.costs, self.cores = costs, cores
        self.done, self.ended = set(), threading.Event()
        self.begin = time.monotonic()
        self.thread = threading.Thread(target=self.draw, daemon=True)
        if is_wanted():
            self.thread.start()

    def left(self, elapsed):
        """Seconds. The costs say how suites compare; how fast this machine is shows when some are done."""
        total, done = sum(self.costs.values()), sum(self.costs[name] for name in self.done)
        pace = elapsed / done if done >= total / 10 else 1 / self.cores
        return max((total - done) * pace - (0 if done else elapsed), 1)

    def text(self, width, elapsed):
        total, done = sum(self.costs.values()), sum(self.costs[name] for name in self.done)
        label = " %d of %d suites, about %s left" % (len(self.done), len(self.costs), time_text(self.left(elapsed)))
        cells = min(40, width - len(label) - 3)
        full = cells * done // total if cells > 0 else 0
        return ("[%s%s]" % ("#" * full, "." * (cells - full)) if cells > 0 else "") + label[:max(width - 1, 0)]

    def draw(self):
        while not self.ended.wait(1):
            text = self.text(shutil.get_terminal_size().columns, time.monotonic() - self.begin)
            os.write(1, (WIPE + text).encode())

    def finish(self, name):
        self.done.add(name)

    def close(self):
        self.ended.set()
        if self.thread.is_alive():
            self.thread.join()
            os.write(1, WIPE.encode())
