# SPDX-License-Identifier: Apache-2.0
"""Comparison with the official Kaitai compiler.

It accepts all of our grammars unchanged. Its Python parser, generated from the grammar without the rules that only
cause a note, reads every sample to the same tree as `dump`, field by field, offsets included; it refuses every file
of refusals.py; and it accepts the same ones of many damaged samples. The environment may request more of these:
DAMAGED=5000 SEED=7 tests/run.py compare.
"""
import importlib
import json
import os
import random
import signal
import sys

import harness
from official import compiled
from samples import make_samples, refusals

FORMATS = make_samples.FORMATS
DAMAGED = int(os.environ.get("DAMAGED", 100))   # variants of each sample
SEED = int(os.environ.get("SEED", 1))
MORE_RULES = ("a key that none before it has",)     # rules that no grammar can express


def compile_specs(t, mode):
    good = True
    for spec, complaint in compiled.compile_specs(mode):
        t.case("official compiler (%s) %s" % (mode, spec), [harness.tail(complaint)] if complaint else [])
        good &= not complaint
    return good


def trees(t, parsers, official):
    for sample in make_samples.samples():
        root = official.read(parsers[sample.format], sample.data)
        if isinstance(root, Exception):
            t.fail(sample.name, "the official parser refuses it: %s" % root)
            continue
        answer, bad = harness.ask(["dump", "--json", "--bytes", str(official.BYTES),
                                   os.path.join(harness.SAMPLES, sample.name)])
        if not bad:
            bad, fields = official.compare(root, answer["tree"])
            if not fields and sample.data:
                bad.append("nothing to compare")
        t.case("tree of " + sample.name, bad)


def refused(t, parsers, official):
    for refusal in refusals.refusals():
        root = official.read(parsers[refusal.format], refusal.data)
        good = isinstance(root, Exception) == (refusal.in_grammar and not refusal.strict)
        t.case("official parser on " + refusal.name,
               [] if good else ["accepted" if not isinstance(root, Exception) else "refused: %s" % root])


def damaged(sample, chance):
    """Variants of a sample: bits, bytes and words changed, pieces removed, repeated, moved."""
    data = sample.data
    for _ in range(DAMAGED if data else 0):
        new = bytearray(data)
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            at = chance.randrange(len(new)) if new else 0
            kind = chance.randrange(6)
            if kind == 0 and new:
                new[at] ^= 1 << chance.randrange(8)
            elif kind == 1 and new:
                new[at] = chance.choice((0, 1, 2, 4, 8, 0x7F, 0x80, 0xFF, chance.randrange(256)))
            elif kind == 2:
                size = chance.choice((2, 4, 8))
                value = chance.choice((0, 1, 2 ** (8 * size - 1), 2 ** (8 * size) - 1, chance.randrange(64)))
                new[at:at + size] = value.to_bytes(size, chance.choice(("little", "big")))
            elif kind == 3:
                del new[at:at + chance.randrange(1, 9)]
            elif kind == 4:
                new[at:at] = new[at:at + chance.randrange(1, 17)]
            else:
                del new[at:]
        yield bytes(new)


class Timeout(Exception):
    pass


def verdicts(t, parsers, official):
    """Compares `check` and the official parser on the same damaged files."""
    def alarm(_signal, _frame):
        raise Timeout

    signal.signal(signal.SIGALRM, alarm)
    folder = os.path.join(harness.BUILD, "damaged")
    os.makedirs(folder, exist_ok=True)
    chance = random.Random(SEED)
    for sample in make_samples.samples():
        files, expected = [], []
        for i, data in enumerate(damaged(sample, chance)):
            # Again each second: an exception in a destructor is ignored.
            signal.setitimer(signal.ITIMER_REAL, 5, 1)
            try:
                root = official.read(parsers[sample.format], data)
                if isinstance(root, (Timeout, MemoryError)):
                    continue
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
            path = os.path.join(folder, "%s.%d" % (sample.name, i))
            with open(path, "wb") as file:
                file.write(data)
            files.append(path)
            expected.append(root)
        if not files:
            continue
        got = harness.run([harness.tensorgate(), "check", "--json", "--from", sample.format] + files)
        try:
            answers = json.loads(got.out)
        except ValueError as error:
            t.fail("damaged " + sample.name, "exit code %d" % got.code, error)
            continue
        bad = []
        for path, root, answer in zip(files, expected, answers):
            error = answer["error"] or {}
            more = error.get("code") == "limit" or error.get("expected") in MORE_RULES
            if not more and answer["valid"] == isinstance(root, Exception):
                bad.append("%s: %s, but the official parser says %s" % (
                    path, "ok" if answer["valid"] else error.get("message"), root if isinstance(root, Exception) else "ok"))
            else:
                os.remove(path)
        t.case("verdicts on %d variants of %s" % (len(files), sample.name), bad)


def run(t):
    if not compiled.is_installed():
        t.fail("official compiler", "is not installed: scripts/setup.sh test")
        return
    if not (compile_specs(t, "strict") & compile_specs(t, "lenient")):
        return
    lenient = os.path.join(compiled.FOLDER, "lenient")
    sys.path[:0] = ["tests/official", lenient]
    sys.setrecursionlimit(10000)
    oracle = importlib.import_module("oracle")
    official = importlib.import_module("trees")
    parsers = {fmt: oracle.load(lenient, fmt) for fmt in FORMATS}
    trees(t, parsers, official)
    refused(t, parsers, official)
    verdicts(t, parsers, official)
