# SPDX-License-Identifier: Apache-2.0
"""One Python for the whole tree (scripts/find_python.sh): whatever python3 stands first in PATH, and whatever packages that one
or the system's has, the answer is the system's until build/python/env is made, and the environment's from then on. And
scripts/setup.sh says what it would install before it does, and installs nothing against the answer of SETUP=ask."""
import os
import shutil
import stat
import tempfile

import harness

SYSTEM = "/usr/bin/python3"
# Imitations of other interpreters: which arguments they take.
SOME = "case \"$*\" in *version_info* | *jsonschema*) exit 0 ;; esac; exit 1"
ALL = "exit 0"
NONE = "exit 127"


def program(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as out:
        out.write("#!/bin/sh\n%s\n" % text)
    os.chmod(path, stat.S_IRWXU)


def answer(tree, path, *arguments):
    got = harness.run([os.path.join(tree, "scripts/find_python.sh"), *arguments], env={"PATH": path})
    return got.out.decode().strip()


def found(t, folder):
    """The answers for each PATH, before and after the environment is made."""
    tree = os.path.join(folder, "a tree")
    os.makedirs(os.path.join(tree, "scripts"))
    shutil.copy("scripts/find_python.sh", os.path.join(tree, "scripts"))
    rest = "/usr/bin:/bin"
    paths = {"the system's alone": rest}
    for name, text in (("a foreign one with some packages", SOME), ("a foreign one with all", ALL), ("one that does not run", NONE)):
        place = os.path.join(folder, name)
        program(os.path.join(place, "python3"), text)
        paths[name] = place + ":" + rest
    if os.path.exists(SYSTEM):
        for name, path in paths.items():
            got = answer(tree, path)
            t.case("before the environment, " + name, [] if got == SYSTEM else ["%s, not %s" % (got, SYSTEM)])
    env = os.path.join(tree, "build/python/env/bin/python")
    program(env, ALL)
    for name, path in paths.items():
        got = answer(tree, path)
        t.case("with the environment, " + name, [] if got == os.path.realpath(env) else ["%s, not %s" % (got, env)])
        base = answer(tree, path, "--base")
        t.case("what it is made from, " + name, [] if base == SYSTEM or not os.path.exists(SYSTEM) else [base])


def asked(t, folder):
    """In a tree where npm would have to install: nothing happens without a terminal, and what would happen is said."""
    tree = os.path.join(folder, "asked")
    os.makedirs(os.path.join(tree, "scripts"))
    for name in ("find_python.sh", "setup.sh"):
        shutil.copy(os.path.join("scripts", name), os.path.join(tree, "scripts"))
    shutil.copytree("scripts/requirements", os.path.join(tree, "scripts/requirements"))
    tools = os.path.join(folder, "tools")
    for name in ("npm", "apt-get", "sudo"):
        program(os.path.join(tools, name), 'echo "%s $*" >>"$LOG"' % name)
    log = os.path.join(folder, "log")
    got = harness.run([os.path.join(tree, "scripts/setup.sh"), "python-env"],
                      env={"SETUP": "ask", "LOG": log, "PATH": tools + ":" + os.environ["PATH"]})
    t.case("SETUP=ask without a terminal", [] if got.code == 1 and b"setup: installing" in got.err and b"no terminal" in got.err
           else ["exit code %d: %s" % (got.code, harness.tail(got.err))])
    t.case("nothing was installed", [] if not os.path.exists(log) and not os.path.exists(os.path.join(tree, "build")) else ["something was"])


def pinned(t):
    """Every package of the lists has a version and a hash."""
    for name in ("test.txt", "all.txt"):
        lines = [line for line in harness.read_text(os.path.join("scripts/requirements", name)).split("\n") if line and not line.startswith("#")]
        bad = [line for line in lines if not line.startswith("    --hash=sha256:") and not line.endswith(" \\")]
        loose = [line for line in lines if not line.startswith(" ") and "==" not in line]
        t.case("pinned: " + name, bad + loose if lines else ["empty"])


def run(t):
    pinned(t)
    with tempfile.TemporaryDirectory(prefix="pythons_") as folder:
        found(t, os.path.realpath(folder))
        asked(t, os.path.realpath(folder))
