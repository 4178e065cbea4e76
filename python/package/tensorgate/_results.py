# SPDX-License-Identifier: Apache-2.0
"""Rows of a run on disk, from which another run goes on: one file of JSON lines, or a folder of Parquet files.

Both say in their beginning what they are rows of: rows of another version, or under other options, are not mixed in.
What a run that broke off left incomplete is done again.
"""
import fcntl
import glob
import json
import os
import uuid
from collections.abc import Mapping, Set

from .remote import STATES, VERDICTS


def plain(value):
    """What open() takes and JSON has not: a mapping of another kind, a set of formats, a number of NumPy."""
    if isinstance(value, Mapping):
        return dict(value)
    return sorted(value) if isinstance(value, Set) else value.item()


class Results:
    """Rows by URL, and where further ones go; the parent of both kinds."""

    def __init__(self, about):
        self.about = json.dumps(about, sort_keys=True, default=plain)
        self.rows = {}

    def keep(self, row, place):
        if not isinstance(row, dict) or not isinstance(row.get("url"), str) or row.get("state") not in STATES:
            raise ValueError("%s: not a row of this package" % place)
        # A verdict stays, whatever happened to the storage later.
        if row["state"] in VERDICTS or row["url"] not in self.rows:
            self.rows[row["url"]] = row

    def same(self, about, place):
        if about != self.about:
            raise ValueError("%s has rows of another run: %s; this one is %s" % (place, about, self.about))

    def done(self, url):
        """Whether there is a verdict: everything else is tried again."""
        return url in self.rows and self.rows[url]["state"] in VERDICTS

    def add(self, rows):
        for row in rows:
            if row["state"] in VERDICTS or not self.done(row["url"]):
                self.rows[row["url"]] = row

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        pass


class Lines(Results):
    """JSON lines: the first says what this is; a last line without an end is not counted, and is cut off."""

    def __init__(self, path, about):
        super().__init__(about)
        self.file = open(path, "a+b")
        try:
            # Two runs that append to one file would cut each other's lines.
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self.load(path)
        except BaseException:
            self.file.close()
            raise

    def load(self, path):
        self.file.seek(0)
        whole = 0
        for number, line in enumerate(self.file, 1):
            if not line.endswith(b"\n"):
                break
            place = "%s, line %d" % (path, number)
            try:
                value = json.loads(line)
            except ValueError as error:
                raise ValueError("%s: not JSON: %s" % (place, error)) from None
            if number == 1:
                self.same(value.get("about") if isinstance(value, dict) else None, path)
            else:
                self.keep(value, place)
            whole += len(line)
        self.file.truncate(whole)
        if whole == 0:
            self.write([{"about": self.about}])

    def write(self, values):
        self.file.write(b"".join(json.dumps(value).encode("ascii") + b"\n" for value in values))
        self.file.flush()

    def add(self, rows):
        self.write(rows)
        super().add(rows)

    def __exit__(self, *exception):
        self.file.close()


class Parts(Results):
    """A folder of Parquet files, one a batch, each of which appears whole; one that cannot be read is done again."""

    def __init__(self, path, about):
        super().__init__(about)
        import pyarrow
        import pyarrow.parquet
        self.arrow, self.parquet, self.path = pyarrow, pyarrow.parquet, path
        kinds = {"size": pyarrow.uint64(), "tensors": pyarrow.uint64(), "notes": pyarrow.uint64(),
                 "offset": pyarrow.uint64(), "attempts": pyarrow.int64()}
        from .remote import COLUMNS
        columns = COLUMNS + (("rows",) if about["what"] == "read" else ())
        self.schema = pyarrow.schema([(name, kinds.get(name, pyarrow.string())) for name in columns],
                                     {"tensorgate": self.about})
        os.makedirs(path, exist_ok=True)
        for part in sorted(glob.glob(os.path.join(glob.escape(path), "part-*.parquet"))):
            self.load(part)

    def load(self, part):
        try:
            table = self.parquet.read_table(part)
        except (self.arrow.ArrowException, OSError):
            os.unlink(part)
            return
        self.same((table.schema.metadata or {}).get(b"tensorgate", b"").decode("utf-8", "replace"), part)
        for row in table.to_pylist():
            self.keep({**row, "rows": json.loads(row["rows"])} if "rows" in row else row, part)

    def add(self, rows):
        stored = [{**row, "rows": json.dumps(row["rows"])} if "rows" in row else row for row in rows]
        name = os.path.join(self.path, "part-%s.parquet" % uuid.uuid4().hex)
        self.parquet.write_table(self.arrow.Table.from_pylist(stored, self.schema), name + ".new")
        os.replace(name + ".new", name)
        super().add(rows)


def results(into, about, urls):
    """Results in memory for None, JSON lines for a name in .jsonl, a folder of Parquet files for one in .parquet."""
    if into is None:
        return Results(about)
    into = os.fspath(into)
    if into.endswith(".jsonl"):
        return Lines(into, about)
    if into.endswith(".parquet"):
        for url in urls:
            if not url.isascii() and url.encode("utf-8", "ignore").decode() != url:
                raise ValueError("Parquet cannot hold %r: use .jsonl" % url)
        return Parts(into, about)
    raise ValueError("%r ends neither in .jsonl nor in .parquet" % into)
