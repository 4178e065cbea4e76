# SPDX-License-Identifier: Apache-2.0
"""Shared by the suites of `intake`: a set of folders, and what has to hold of them."""
import fcntl
import json
import os
import shutil
import struct
import tempfile

import harness
from samples import npy
from samples.sample import pack

REPORT = ".report.json"
LOCKS = ".tensorgate-lock"     # in QUARANTINE
KILL_AT = os.path.abspath(os.path.join(harness.BUILD, "tests", "kill_at"))
DONE, REFUSED, TROUBLE, BUG = 0, 1, 2, 3


def good(i):
    """A valid file that no other number gives."""
    return npy.array("uint32", (2,), pack("uint32", (i, i)))


def bad(i):
    """A file that is refused; no other number gives it."""
    return b"no tensors, number %d\n" % i


class Box:
    """An inbox, the folders of accepted and refused files, and files that were put in."""

    def __init__(self, root=None):
        self.root = tempfile.mkdtemp(dir=root)
        for name in ("inbox", "accept", "quarantine", "failed"):
            os.mkdir(self.path(name))
        self.given = {}         # content: whether it is valid

    def path(self, *parts):
        return os.path.join(self.root, *parts)

    def close(self):
        shutil.rmtree(self.root)

    def put(self, name, data, valid, at="inbox"):
        """As a program should that puts files in: the name is that of the whole file."""
        name = os.fsencode(name)
        hidden = os.path.join(os.fsencode(self.path(at)), b".putting")
        with open(hidden, "wb") as file:
            file.write(data)
        os.rename(hidden, os.path.join(os.fsencode(self.path(at)), name))
        self.given[data] = valid

    def fill(self, num_good, num_bad, first=0):
        for i in range(first, first + num_good):
            self.put("good%d.npy" % i, good(i), True)
        for i in range(first, first + num_bad):
            self.put("bad%d.npy" % i, bad(i), False)

    def command(self, *options, inbox="inbox", flavour=harness.TESTED):
        return [harness.tensorgate(flavour), "intake", self.path(inbox), "--accept", self.path("accept"),
                "--quarantine", self.path("quarantine"), *options]

    def run(self, *options, env=None, timeout=120, flavour=harness.TESTED):
        return harness.run(self.command(*options, flavour=flavour), env=env or {}, timeout=timeout)

    def kill(self, nth, *options, children=False):
        """Runs it, and kills it at that system call. Returns what ran and the number of calls."""
        counts = self.path("calls")
        got = harness.run([KILL_AT] + (["-c"] if children else []) + ["-o", counts, str(nth)] +
                          self.command("--jobs", "1", *options))
        with open(counts) as file:
            return got, int(file.read())

    def names(self, folder):
        """Paths of regular files below it."""
        return sorted(os.path.relpath(os.path.join(top, name), self.path(folder))
                      for top, _, names in os.walk(self.path(folder)) for name in names if name != LOCKS
                      if not os.path.islink(os.path.join(top, name)) and os.path.isfile(os.path.join(top, name)))

    def lock(self, inode):
        """A descriptor with the lock of that inode, as another intake takes it; None if another has it."""
        fd = os.open(self.path("quarantine", LOCKS), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.fcntl(fd, fcntl.F_OFD_SETLK, struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, inode, 1, 0))
            return fd
        except BlockingIOError:
            os.close(fd)
            return None

    def is_taken(self, name):
        """Whether an intake has the file of that name in its hands."""
        fd = self.lock(os.stat(self.path("inbox", name)).st_ino)
        if fd is not None:
            os.close(fd)
        return fd is None

    def files(self, folder):
        """{name: content} without reports."""
        return {name: self.read(folder, name) for name in self.names(folder) if not name.endswith(REPORT)}

    def reports(self, folder):
        return [name for name in self.names(folder) if name.endswith(REPORT)]

    def read(self, *parts):
        with open(self.path(*parts), "rb") as file:
            return file.read()

    # ---------------------------------------------------------------------------------- what holds

    def problems(self, removed=(), converted=False, folders=("inbox", "accept", "quarantine")):
        """What is wrong at any instant: each file in one place, nothing unknown, each report whole. `removed`: contents that
        may be nowhere. `converted`: there may be others in `accept`."""
        bad_things, seen = [], {}
        for folder in folders:
            for name, data in self.files(folder).items():
                if data not in self.given:
                    if not (converted and folder == "accept"):
                        bad_things.append("%s/%s is nobody's file" % (folder, name))
                    continue
                seen.setdefault(data, []).append(os.path.join(folder, name))
                if folder == "accept" and not self.given[data]:
                    bad_things.append("%s was accepted" % name)
                if folder == "quarantine" and not self.given[data] and name + REPORT not in self.reports(folder):
                    bad_things.append("%s has no report" % name)
            bad_things += self.report_problems(folder)
        for data in self.given:
            places = seen.get(data, [])
            if len(places) > 1 or (not places and data not in removed):
                bad_things.append("%r is in %s" % (data[:40], places or "no place"))
        return bad_things

    def report_problems(self, folder):
        found = []
        for name in self.reports(folder):
            try:
                report = json.loads(self.read(folder, name).decode("utf-8"))
                if not {"file", "size", "format", "valid", "error"} <= set(report):
                    found.append("%s lacks members" % name)
            except ValueError as error:
                found.append("%s: %s" % (name, error))
        return found

    def is_done(self):
        """What is wrong when all is over: every file where it belongs, one report for each refused file."""
        found = self.problems()
        found += ["%s is left" % name for name in self.names("inbox")]
        found += ["%s is in quarantine" % name for name, data in self.files("quarantine").items() if self.given.get(data)]
        expected = sorted(name + REPORT for name in self.files("quarantine"))
        if self.reports("quarantine") != expected:
            found.append("reports: %s, expected %s" % (self.reports("quarantine"), expected))
        return found
