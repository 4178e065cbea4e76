# SPDX-License-Identifier: Apache-2.0
"""Runs that prove everything without earlier results, for prove.py.

The record of the last one is scripts/prove/cold.tsv. It names the environment and, by a hash, the content of every function
and lemma that was proved, as proved.tsv has them: if any of it has changed since, the record is not of this tree.

Such a run takes an hour and more. One that was stopped, or that left an obligation open, is continued by the next one: what it
has proved is in build/prove/cold_progress.tsv until the record is written."""
import hashlib
import os
import resource
import time

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cold.tsv")
COLUMNS = "date\tmachine\tcores\truns\tminutes\tprocessor minutes\tfunctions\tobligations\tenvironment\tcontent"


def content_of(rows):
    return hashlib.sha256("\n".join(sorted("\t".join((row[0], row[1], row[-1])) for row in rows)).encode()).hexdigest()[:32]


def machine():
    """The model of the processor."""
    with open("/proc/cpuinfo", encoding="utf-8") as f:
        for line in f:
            if line.startswith("model name"):
                return " ".join(line.partition(":")[2].split())
    return "unknown"


def put(path, lines):
    with open(path + ".new", "w", encoding="utf-8") as f:
        f.writelines("\t".join(map(str, cells)) + "\n" for cells in lines)
    os.replace(path + ".new", path)


def processor():
    """Seconds of the processes that this one has waited for."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


class Progress:
    """What the run has proved so far, by content; also in earlier runs that this one continues, if they had its environment."""

    def __init__(self, environment, path):
        self.environment, self.path = environment, path
        self.rows = {}
        self.runs, self.seconds, self.processor = 0, 0.0, 0.0
        self.begin = time.monotonic()
        if os.path.exists(path):
            with open(path, encoding="utf-8") as f:
                (environment_then, *spent), *rows = [line.split("\t") for line in f.read().splitlines()]
            if environment_then == environment:
                self.runs, self.seconds, self.processor = int(spent[0]), float(spent[1]), float(spent[2])
                self.rows = {row[-1]: row for row in rows}
        self.runs += 1

    def spent(self):
        return self.runs, self.seconds + time.monotonic() - self.begin, self.processor + processor()

    def add(self, rows):
        self.rows.update((row[-1], row) for row in rows)
        put(self.path, [(self.environment, *self.spent()), *self.rows.values()])

    def end(self, rows, functions, path=PATH):
        """All is proved: the record is written."""
        runs, seconds, processor_seconds = self.spent()
        put(path, [COLUMNS.split("\t"),
                   [time.strftime("%Y-%m-%d", time.gmtime()), machine(), os.cpu_count(), runs, "%.0f" % (seconds / 60), "%.0f" % (processor_seconds / 60),
                    functions, sum(int(row[2]) for row in rows), self.environment, content_of(rows)]])
        os.remove(self.path)


class Record:
    """The last run; without one, `row` is None."""

    def __init__(self, path=PATH):
        self.row = None
        if os.path.exists(path):
            with open(path, encoding="utf-8") as f:
                first, *lines = f.read().split("\n")
            if first == COLUMNS and lines:
                self.row = dict(zip(COLUMNS.split("\t"), lines[0].split("\t")))

    def is_of(self, rows, environment):
        return self.row is not None and self.row["environment"] == environment and self.row["content"] == content_of(rows)

    def sentence(self, rows, environment):
        """For docs/assurance.md."""
        if self.row is None:
            return "No run without earlier results is recorded."
        since = "Nothing has changed since." if self.is_of(rows, environment) else "What has changed since was proved when it did."
        parts = "" if self.row["runs"] == "1" else " in %s parts" % self.row["runs"]
        return ("The last run of everything without earlier results ended on %(date)s, on a machine with %(cores)s cores (%(machine)s). "
                "It had %(functions)s functions and %(obligations)s obligations, took %(minutes)s minutes%(parts)s, and %(processor minutes)s of a processor. "
                % dict(self.row, parts=parts) + since)
