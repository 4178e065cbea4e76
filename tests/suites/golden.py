# SPDX-License-Identifier: Apache-2.0
"""Golden tests of the command line: the files tests/cli/*.t.

A file contains commands and their output, run in a folder with copies of the samples:

    # a comment
    $ tensorgate check btf_empty.btf        a command of the shell
    | ok btf_empty.btf btf 0 tensors        a line of standard output
    ! tensorgate: ...                       a line of standard error
    = 1                                     the exit code, if it is not 0

The last line of output ends with a line feed unless it is followed by `\\`.
run.py golden --update writes the output of the commands to the files.
"""
import glob
import os
import shutil
import tempfile

import harness


def parse(lines):
    """[(lines before, command, expected lines)] and the lines after the last command."""
    cases, before, i = [], [], 0
    while i < len(lines):
        if not lines[i].startswith("$ "):
            before.append(lines[i])
            i += 1
            continue
        command, expected = lines[i][2:], []
        i += 1
        while i < len(lines) and lines[i].startswith(("|", "!", "=")):
            expected.append(lines[i])
            i += 1
        cases.append((before, command, expected))
        before = []
    return cases, before


def marked(data, mark):
    if not data:
        return []
    text = data.decode("utf-8", "backslashreplace")
    lines = (text[:-1] if text.endswith("\n") else text + "\\").split("\n")
    return [(mark + " " + line).rstrip(" ") if line == "" else mark + " " + line for line in lines]


def run(t):
    folder = tempfile.mkdtemp(prefix="golden-")
    try:
        work = os.path.join(folder, "samples")
        shutil.copytree(harness.SAMPLES, work)
        path = os.path.dirname(harness.tensorgate()) + os.pathsep + os.environ.get("PATH", "")
        for file in sorted(glob.glob("tests/cli/*.t")):
            with open(file, encoding="utf-8") as f:
                lines = f.read().split("\n")
            cases, rest = parse(lines)
            new = []
            for before, command, expected in cases:
                got = harness.run(["sh", "-c", command], cwd=work, env={"PATH": path, "COLUMNS": "80"})
                actual = marked(got.out, "|") + marked(got.err, "!") + (["= %d" % got.code] if got.code else [])
                new += before + ["$ " + command] + actual
                if not t.update:
                    t.case("%s: %s" % (os.path.basename(file), command), differences(expected, actual))
            if t.update and new + rest != lines:
                with open(file, "w", encoding="utf-8") as f:
                    f.write("\n".join(new + rest))
                print("golden: rewrote %s" % file)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def differences(expected, actual):
    if expected == actual:
        return []
    for i in range(max(len(expected), len(actual))):
        want = expected[i] if i < len(expected) else "(nothing)"
        got = actual[i] if i < len(actual) else "(nothing)"
        if want != got:
            return ["line %d is %r, expected %r" % (i + 1, got[:200], want[:200])]
    return []
