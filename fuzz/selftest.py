#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Shows that the fuzz targets find the faults that they should: plants faults, one at a time, and fuzzes.

    selftest.py SECONDS [FAULT...]        make fuzz-selftest calls it; a fault is named by a prefix of its name

A fault is fuzz/selftest/NN-name.patch. Above the patch are lines of the form `Key: text`:

    Fault     how the code was changed
    Promise   number of the invariant of docs/security.md that it breaks; several if it depends on the input
    Target    the fuzz target that must find it
    Engine    libfuzzer (default); msan: the seeds under MemorySanitizer; or suite: the target is a suite of
              tests/run.py, for promises that need the command or a file system

Each is applied to a copy of the tree (build/selftest), grammars are compiled again if it changes them or their
compiler, the target is built, and runs from the seeds until it finds something or the time is over. The fault is
found if the reported promise is one that the patch names. A patch that does not apply any more, or does not compile,
is an error. The last line is `N passed, N failed`.
"""
import glob
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import fuzz_run as engine  # noqa: E402
import targets  # noqa: E402

COPY = os.path.join("build", "selftest")
NOT_COPIED = {"build", ".git", "__pycache__"}
KEYS = ("Fault", "Promise", "Target")
# Changes of these require generating again.
GRAMMARS = ("specs/", "compiler/")


class Broken(Exception):
    """The fault could not be planted."""


class Fault:
    def __init__(self, path):
        self.path = path
        self.name = os.path.basename(path)[:-len(".patch")]
        with open(path, encoding="utf-8") as file:
            text = file.read()
        head = text[:text.index("\n--- ") + 1] if "\n--- " in text else text
        self.head = dict(re.findall(r"^([A-Z][a-z]+): +(.*)$", head, re.M))
        missing = [key for key in KEYS if key not in self.head]
        if missing:
            raise SystemExit("%s: no line '%s:'" % (path, missing[0]))
        self.files = re.findall(r"^\+\+\+ b/(\S+)", text, re.M)
        self.promises = {int(number) for number in re.findall(r"\d+", self.head["Promise"])}
        self.engine = self.head.get("Engine", "libfuzzer")

    def target(self):
        return targets.chosen([self.head["Target"]])[0]

    def goals(self):
        """The targets of make that are needed."""
        built = ["build/ksyc"] if any(name.startswith(GRAMMARS) for name in self.files) else []
        if self.engine == "suite":
            return built + ["build/tensorgate", "build/tests/inject.so"]
        return built + [self.target().program(self.engine)]


def same(a, b):
    """A file as make sees it: size and time."""
    x, y = os.stat(a), os.stat(b)
    return (x.st_size, x.st_mtime_ns) == (y.st_size, y.st_mtime_ns)


def copy_tree(source, to, but=NOT_COPIED):
    """Makes `to` a copy of `source`, and writes only what differs. Names in `but` are ignored at the top."""
    os.makedirs(to, exist_ok=True)
    names = set(os.listdir(source)) - but
    for name in set(os.listdir(to)) - names - but:
        path = os.path.join(to, name)
        shutil.rmtree(path) if os.path.isdir(path) else os.remove(path)
    for name in names:
        a, b = os.path.join(source, name), os.path.join(to, name)
        if os.path.isdir(a):
            copy_tree(a, b, set())
        elif not os.path.exists(b) or not same(a, b):
            shutil.copy2(a, b)


def copy_all(source, to):
    copy_tree(source, to, set())


def make(*goals):
    """Runs make in the current folder; raises the message of the compiler."""
    done = subprocess.run(["make", "-j%d" % (os.cpu_count() or 1), "SETUP=no", *goals], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        raise Broken("does not build: " + done.stdout.decode("utf-8", "replace")[-1500:])


def patch(path, *options):
    done = subprocess.run(["patch", "-p1", "-s", "-F0", "--no-backup-if-mismatch", *options, "-i", path],
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        raise Broken("does not apply: " + done.stdout.decode("utf-8", "replace").strip())


def replay(target):
    """Runs the seeds, in one program; the result is like that of libfuzzer()."""
    folder = target.prepare()
    done = subprocess.run([target.program("msan"), folder], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, env=engine.environment())
    result = engine.Result(target, done.returncode, done.stdout.decode("utf-8", "replace"), 0)
    result.executions = len(os.listdir(folder))
    return result


def suite(fault):
    """Runs the tests; the result is the first failure."""
    done = subprocess.run([sys.executable, "tests/run.py", fault.head["Target"]], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    text = done.stdout.decode("utf-8", "replace")
    counts = re.search(r"^(\d+) passed, (\d+) failed$", text, re.M)
    failed = re.search(r"^FAIL (.*)$", text, re.M)
    if counts is None:
        raise Broken("the tests do not run: " + text[-500:])
    executions = int(counts.group(1)) + int(counts.group(2))
    return ("invariant %s: %s" % (fault.head["Promise"], failed.group(1)[:160]) if failed else None), executions


def fuzz(target, seconds):
    """Runs libFuzzer until it has used this much processor time, which is independent of other processes."""
    own = resource.getrusage(resource.RUSAGE_SELF)
    limit = seconds + int(own.ru_utime + own.ru_stime) + 1      # among our children, too, until it is subtracted
    soft, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (limit, hard))
    try:
        with tempfile.TemporaryDirectory() as corpus:
            return engine.libfuzzer(target, corpus, [target.prepare()], 20 * seconds, more=["-seed=1"])
    finally:
        resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


def hunt(fault, seconds):
    """(the report or None, executions, seconds of processor time)"""
    if any(name.startswith(GRAMMARS) for name in fault.files):
        make("generate")
    make(*fault.goals())
    begin = engine.cpu_seconds()
    if fault.engine == "suite":
        report, executions = suite(fault)
        return report, executions, engine.cpu_seconds() - begin
    result = replay(fault.target()) if fault.engine == "msan" else fuzz(fault.target(), seconds)
    found = result.code not in (0, -signal.SIGXCPU)
    return engine.explain(result.log) if found else None, result.executions, engine.cpu_seconds() - begin


def main(arguments):
    seconds = int(arguments[0])
    folder = os.path.join(HERE, "selftest")
    faults = [Fault(path) for path in sorted(glob.glob(os.path.join(folder, "*.patch")))]
    if arguments[1:]:
        faults = [fault for fault in faults if fault.name.startswith(tuple(arguments[1:]))]
    if not faults:
        raise SystemExit("no such fault")
    os.chdir(os.path.dirname(HERE))

    # The unchanged tree, built once, and a copy of it. Files that a fault changes are restored from there with their
    # time stamps, so that make builds only what the next fault changes.
    work, clean = os.path.join(COPY, "work"), os.path.join(COPY, "clean")
    if os.path.exists(clean):
        copy_all(clean, work)
    else:
        shutil.rmtree(work, ignore_errors=True)
    copy_tree(".", work)
    shutil.copytree(targets.SAMPLES, os.path.join(work, targets.SAMPLES), dirs_exist_ok=True)
    here = os.getcwd()
    os.chdir(work)
    make(*sorted({goal for fault in faults for goal in fault.goals()}))
    os.chdir(here)
    copy_all(work, clean)

    passed = failed = 0
    print("| fault | target | what it reports | executions | CPU seconds |\n|---|---|---|--:|--:|", flush=True)
    for fault in faults:
        copy_all(clean, work)
        os.chdir(work)
        try:
            patch(fault.path)
            report, executions, took = hunt(fault, seconds)
            number = re.match(r"invariant (\d+)", report or "")
            good = number is not None and int(number.group(1)) in fault.promises
            words = (report or "**not found**") if good or not report else "**not its promise:** " + report
        except Broken as error:
            good, words, executions, took = False, "**%s**" % error, 0, 0
        os.chdir(here)
        passed += good
        failed += not good
        print("| %s | %s%s | %s | %d | %.0f |" % (fault.name, fault.head["Target"],
                                                 "" if fault.engine == "libfuzzer" else " (%s)" % fault.engine,
                                                 words.replace("|", "\\|"), executions, took), flush=True)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) < 2 or not sys.argv[1].isdigit():
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
