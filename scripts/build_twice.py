#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Builds the committed or staged files twice, in two folders, and compares what comes out byte by byte.

    build_twice.py [--deb] [--keep FOLDER] [--source FOLDER] [TARGET...]

The folders have different paths, times of files, masks of modes, locales, time zones, homes, users' names and numbers of
jobs. SOURCE_DATE_EPOCH is the same: that of the environment, or the date of the last change to the package. TARGETs are
files below build/ that the Makefile makes; default: command, libraries, ksyc and the one source. --deb builds the Debian
packages, too. --source is a tree without git, of which every file counts.
The last line is `N passed, N failed`: a case is a file that both builds have made.
"""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TARGETS = ("build/tensorgate", "build/libtensorgate.a", "build/libtensorgate.so", "build/ksyc", "build/libks.a",
           "build/release/libks.so", "build/amalgamation/tensorgate.c")
# Debug information has the paths of sources, which -ffile-prefix-map makes relative.
FLAGS = "CFLAGS=-g"
BUILDS = (
    {"place": "one/tree", "umask": 0o022, "jobs": 1, "time": 1_000_000_000,
     "env": {"TZ": "UTC", "LC_ALL": "C", "HOME": "/nonexistent/one", "USER": "one", "LOGNAME": "one"}},
    {"place": "the-other/and/deeper/tree-of-another-name", "umask": 0o077, "jobs": 2, "time": None,
     "env": {"TZ": "Asia/Tokyo", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent/two", "USER": "two", "LOGNAME": "two"}},
)


def listed(source):
    """The files of a tree, relative."""
    if os.path.exists(os.path.join(source, ".git")):
        out = subprocess.run(["git", "-C", source, "ls-files", "-z", "--cached"], check=True, stdout=subprocess.PIPE).stdout
        return [name for name in out.decode().split("\0") if name]
    return [os.path.relpath(os.path.join(at, name), source) for at, folders, names in os.walk(source)
            for name in names + [f for f in folders if os.path.islink(os.path.join(at, f))] if ".git" not in at.split(os.sep)]


def copy(source, folder, time):
    for name in listed(source):
        target = os.path.join(folder, name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copy(os.path.join(source, name), target, follow_symlinks=False)
        if time is not None:
            os.utime(target, (time, time), follow_symlinks=False)


def run(words, folder, build, epoch):
    """One command in the surroundings of a build. MAKEFLAGS of a make around it would bring its jobs."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("MAKE") and key != "MFLAGS"}
    # A cache would give the objects of the first build to the second one.
    env.update(build["env"], SOURCE_DATE_EPOCH=epoch, CCACHE_DISABLE="1", PYTHONDONTWRITEBYTECODE="1")
    before = os.umask(build["umask"])
    try:
        done = subprocess.run(words, cwd=folder, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    finally:
        os.umask(before)
    if done.returncode != 0:
        sys.exit("%s failed:\n%s" % (" ".join(words), done.stdout.decode("utf-8", "replace")[-3000:]))


def last_change(source):
    with open(os.path.join(source, "packaging/debian/changelog"), encoding="utf-8") as f:
        line = next(line for line in f if line.startswith(" -- "))
    return subprocess.run(["date", "-d", line.rstrip().split("  ")[-1], "+%s"], check=True, stdout=subprocess.PIPE).stdout.decode().strip()


def make(source, base, build, targets, deb, epoch):
    """The files that came out: name -> path."""
    folder = os.path.join(base, build["place"])
    copy(source, folder, build["time"])
    if targets:
        run(["make", "-j%d" % build["jobs"], "SETUP=no", FLAGS, *targets], folder, build, epoch)
    made = {name: os.path.join(folder, name) for name in targets}
    if "build/amalgamation/tensorgate.c" in targets:
        made["build/amalgamation/tensorgate.h"] = os.path.join(folder, "build/amalgamation/tensorgate.h")
    if deb:
        folder += "-deb/source"
        copy(source, folder, build["time"])
        shutil.move(os.path.join(folder, "packaging/debian"), os.path.join(folder, "debian"))
        run(["dpkg-buildpackage", "-us", "-uc", "-b", "-j%d" % build["jobs"]], folder, build, epoch)
        above = os.path.dirname(folder)
        made.update((name, os.path.join(above, name)) for name in os.listdir(above) if name.endswith(".deb"))
    return made


def difference(one, other):
    """None, or where two files differ first."""
    with open(one, "rb") as a, open(other, "rb") as b:
        left, right = a.read(), b.read()
    if left == right:
        return None
    at = next((i for i, pair in enumerate(zip(left, right)) if pair[0] != pair[1]), min(len(left), len(right)))
    return "byte %d: %r, and %r (%d and %d bytes)" % (at, left[max(at - 16, 0):at + 16], right[max(at - 16, 0):at + 16], len(left), len(right))


def main():
    parser = argparse.ArgumentParser(description="Build twice, and compare.")
    parser.add_argument("--deb", action="store_true", help="the Debian packages, too")
    parser.add_argument("--keep", help="build here, and leave both trees")
    parser.add_argument("--source", default=ROOT)
    parser.add_argument("targets", nargs="*", default=TARGETS)
    arguments = parser.parse_args()
    base = arguments.keep or tempfile.mkdtemp(prefix="reproducible-")
    source = os.path.abspath(arguments.source)
    epoch = os.environ.get("SOURCE_DATE_EPOCH") or last_change(source)
    passed = failed = 0
    try:
        one, other = (make(source, base, build, arguments.targets, arguments.deb, epoch) for build in BUILDS)
        for name in sorted({**one, **other}):
            where = difference(one[name], other[name]) if name in one and name in other else "only one build has it"
            passed, failed = passed + (where is None), failed + (where is not None)
            print("%s: %s" % (name, where or "the same"))
    finally:
        if not arguments.keep:
            shutil.rmtree(base, ignore_errors=True)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
