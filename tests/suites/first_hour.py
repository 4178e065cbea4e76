# SPDX-License-Identifier: Apache-2.0
"""docs/first_hour.md, replayed from top to bottom in an empty folder: each command of a block prints what stands below it,
on standard output and standard error together. `> ` begins the next line of a command, and `...` stands for any text of a line.
run.py first_hour --update writes what the commands print, apart from blocks with `...`.
"""
import os
import re
import shutil
import tempfile

import harness

PAGE = "docs/first_hour.md"


def commands(lines):
    """[(line of the command, command, line behind it, line behind its output)]"""
    found, i = [], 0
    while i < len(lines):
        if not lines[i].startswith("    $ "):
            i += 1
            continue
        first, command = i, lines[i][6:]
        i += 1
        while i < len(lines) and lines[i].startswith("    > "):
            command += "\n" + lines[i][6:]
            i += 1
        start = i
        while i < len(lines) and (lines[i].startswith("    ") or is_gap(lines, i)) and not lines[i].startswith("    $ "):
            i += 1
        found.append((first, command, start, i))
    return found


def is_gap(lines, i):
    """An empty line of output, which has output behind it."""
    if lines[i] != "":
        return False
    while i < len(lines) and lines[i] == "":
        i += 1
    return i < len(lines) and lines[i].startswith("    ") and not lines[i].startswith("    $ ")


def matches(expected, said):
    return re.fullmatch("[^\n]*".join(re.escape(part) for part in expected.split("...")), said) is not None


def run(t):
    with open(PAGE, encoding="utf-8") as f:
        lines = f.read().split("\n")
    folder = tempfile.mkdtemp(prefix="first-hour-")
    path = os.path.dirname(os.path.abspath(harness.ksyc())) + os.pathsep + os.environ.get("PATH", "")
    made, at = [], 0
    try:
        for first, command, start, end in commands(lines):
            if not shutil.which("clang") and "make -C build fuzz" in command:
                print("first_hour: skipped: %s: no clang" % command)
                continue
            got = harness.run(["sh", "-c", "{ %s\n} 2>&1" % command], cwd=folder, env={"PATH": path, "COLUMNS": "80", "MAKEFLAGS": ""}, timeout=300)
            said = ["    " + line if line else "" for line in got.out.decode("utf-8", "replace").rstrip("\n").split("\n")] if got.out else []
            expected = lines[start:end]
            if t.update:
                keeps = any("..." in line for line in expected)
                made += lines[at:start] + (expected if keeps else said)
                at = end
            else:
                good = matches("\n".join(expected), "\n".join(said))
                t.case("line %d: %s" % (first + 1, command.split("\n")[0]),
                       [] if good else ["prints %r" % "\n".join(said)[-1500:], "expected %r" % "\n".join(expected)[-1500:]])
        if t.update:
            with open(PAGE, "w", encoding="utf-8") as f:
                f.write("\n".join(made + lines[at:]))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
