# SPDX-License-Identifier: Apache-2.0
"""scripts/build_twice.py: the shared runtime of parsers and the one source come out the same from two folders, and a build
that depends on its folder, its time or its surroundings is found. `make reproducible` does it for everything that is
installed, and for the packages."""
import os
import shutil
import sys
import tempfile

import harness

# What must be found: (name, file that is changed, text behind it, whether the library shows it).
FAULTS = (
    ("path of the build", "runtime/ks/ks_error.c", "const char ks_planted[] = KS_PLANTED;\n", "-DKS_PLANTED='\"$(CURDIR)\"'"),
    ("zone of the time", "runtime/ks/ks_error.c", "const char ks_planted[] = KS_PLANTED;\n", "-DKS_PLANTED='\"$(shell date +%Z)\"'"),
    ("time of a file", "runtime/ks/ks_error.c", "const char ks_planted[] = KS_PLANTED;\n", "-DKS_PLANTED='\"$(shell date -r LICENSE)\"'"),
)


def check(*arguments):
    return harness.run([sys.executable, "scripts/build_twice.py", *arguments], timeout=900)


def lines_of(got):
    return dict(line.split(": ", 1) for line in got.out.decode("utf-8", "replace").splitlines() if ": " in line)


def run(t):
    got = check("build/release/libks.so", "build/amalgamation/tensorgate.c")
    about = lines_of(got)
    wanted = {"build/release/libks.so", "build/amalgamation/tensorgate.c", "build/amalgamation/tensorgate.h"}
    t.case("the same twice", [] if got.code == 0 and set(about) == wanted and set(about.values()) == {"the same"} else
           ["exit code %d: %s" % (got.code, harness.tail(got.out + got.err))])
    folder = tempfile.mkdtemp(prefix="reproducible-")
    try:
        tree = os.path.join(folder, "tree")
        shutil.copytree(".", tree, symlinks=True, ignore=lambda at, names: [name for name in names if name in (".git", "build") and at == "."])
        for name, file, text, define in FAULTS:
            path, rules = os.path.join(tree, file), os.path.join(tree, "Makefile")
            before = harness.read_text(path), harness.read_text(rules)
            with open(path, "a", encoding="utf-8") as f:
                f.write(text)
            with open(rules, "w", encoding="utf-8") as f:
                f.write(before[1].replace("\ndefine flavour\n", "\nDEFINES += %s\ndefine flavour\n" % define, 1))
            got = check("--source", tree, "build/libks.a")
            t.case(name, [] if got.code == 1 and lines_of(got).get("build/libks.a", "").startswith("byte ") else
                   ["exit code %d: %s" % (got.code, harness.tail(got.out + got.err))])
            for changed, content in zip((path, rules), before):
                with open(changed, "w", encoding="utf-8") as f:
                    f.write(content)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
