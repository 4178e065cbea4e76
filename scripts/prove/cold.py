# SPDX-License-Identifier: Apache-2.0
"""The record of the last run that proved everything without earlier results: scripts/prove/cold.tsv, for prove.py.

It names the environment and, by a hash, the content of every function and lemma that was proved, as proved.tsv has them: if
any of it has changed since, the record is not of this tree."""
import hashlib
import os
import time

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cold.tsv")
COLUMNS = "date\tmachine\tcores\tminutes\tprocessor minutes\tfunctions\tobligations\tenvironment\tcontent"


def content_of(rows):
    return hashlib.sha256("\n".join(sorted("\t".join((row[0], row[1], row[-1])) for row in rows)).encode()).hexdigest()[:32]


def machine():
    """The model of the processor."""
    with open("/proc/cpuinfo", encoding="utf-8") as f:
        for line in f:
            if line.startswith("model name"):
                return " ".join(line.partition(":")[2].split())
    return "unknown"


def write(rows, functions, environment, seconds, processor, path=PATH):
    cells = [time.strftime("%Y-%m-%d", time.gmtime()), machine(), os.cpu_count(), "%.0f" % (seconds / 60), "%.0f" % (processor / 60),
             functions, sum(int(row[2]) for row in rows), environment, content_of(rows)]
    with open(path + ".new", "w", encoding="utf-8") as f:
        f.write(COLUMNS + "\n" + "\t".join(map(str, cells)) + "\n")
    os.replace(path + ".new", path)


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
        return ("The last run of everything without earlier results was on %(date)s, on a machine with %(cores)s cores (%(machine)s): "
                "%(functions)s functions, %(obligations)s obligations, %(minutes)s minutes, and %(processor minutes)s of a processor. " % self.row
                + since)
