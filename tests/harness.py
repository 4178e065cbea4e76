# SPDX-License-Identifier: Apache-2.0
"""Shared by the suites: counting cases, running commands, paths."""
import json
import os
import subprocess
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "scripts"))
import formats  # noqa: E402

BUILD = "build"
SAMPLES = os.path.join(BUILD, "samples")
REFUSALS = os.path.join(BUILD, "refusals")

# Findings of a sanitizer get an exit code that no verb uses, so that they cannot be mistaken for a refusal.
SANITIZERS = {
    "ASAN_OPTIONS": "exitcode=99:detect_leaks=1:strict_string_checks=1:detect_stack_use_after_return=1",
    "UBSAN_OPTIONS": "exitcode=99:print_stacktrace=1",
    "MSAN_OPTIONS": "exitcode=99",
}


def environment(**more):
    env = dict(os.environ, LC_ALL="C", **SANITIZERS)
    env.update(more)
    return env


# The flavour of the programs under test; fuzz/coverage.py tests the instrumented ones.
TESTED = os.environ.get("TESTED_FLAVOUR", "release")
SANITIZED = ("asan", "msan") if TESTED == "release" else (TESTED,)


def tensorgate(flavour=TESTED):
    return os.path.abspath(os.path.join(BUILD, flavour, "tensorgate"))


def ksyc(flavour=TESTED):
    return os.path.abspath(os.path.join(BUILD, flavour, "ksyc"))


# Whether a short round is to run: of everything something.
ROUND = bool(os.environ.get("TESTED_ROUND"))


def in_round(items, every):
    """All of a list; in a short round one in `every` of it, none if `every` is 0."""
    items = list(items)
    if not ROUND:
        return items
    return items[::every] if every else []


class Tests:
    """Counts the cases of a suite; prints the failing ones."""

    def __init__(self, name, update=False):
        self.name, self.update = name, update
        self.passed = self.failed = self.skipped = 0
        self.failures = []

    def ok(self, n=1):
        self.passed += n

    def fail(self, case, *problems):
        self.failed += 1
        self.failures.append("FAIL %s: %s: %s" % (self.name, case, "; ".join(str(p) for p in problems[:4])))
        print(self.failures[-1], flush=True)

    def skip(self, case, reason):
        """A case that this machine cannot run."""
        self.skipped += 1
        print("SKIP %s: %s: %s" % (self.name, case, reason), flush=True)

    def case(self, name, problems):
        """One case: passed when there are no problems."""
        if problems:
            self.fail(name, *problems)
        else:
            self.ok()
        return not problems


class Ran:
    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err


def run(arguments, timeout=120, given=None, **options):
    """Run a command with the bytes `given` as its input, or none. Never raises, whatever the command does; -9 means a timeout."""
    env = environment(**options.pop("env", {}))
    try:
        source = {"stdin": subprocess.DEVNULL} if given is None else {"input": given}
        done = subprocess.run(arguments, **source, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              timeout=timeout, env=env, **options)
        return Ran(done.returncode, done.stdout, done.stderr)
    except subprocess.TimeoutExpired:
        return Ran(-9, b"", b"timeout")
    except OSError as error:
        return Ran(127, b"", str(error).encode())


def tail(data, n=600):
    return data[-n:].decode("utf-8", "replace").strip()


def read_bytes(path):
    with open(path, "rb") as f:
        return f.read()


def read_text(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def ask(arguments, codes=(0,), flavour=TESTED):
    """Run tensorgate with --json. Returns (answer, problems)."""
    got = run([tensorgate(flavour)] + arguments)
    if got.code not in codes:
        return None, ["exit code %d: %s" % (got.code, tail(got.err))]
    try:
        return json.loads(got.out.decode("utf-8")), []
    except ValueError as error:
        return None, ["no JSON: %s" % error]


def suffixes(names=formats.NAMES):
    """The suffixes of the samples and refusals of these formats."""
    return tuple(formats.SUFFIX[name] for name in names)


def names(folder, endings=suffixes(formats.PROVED)):
    return sorted(os.path.join(folder, f) for f in os.listdir(folder) if f.endswith(endings))
