#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes tests/language/expected.json, what the official Kaitai parser reads with the grammars of tests/language, and
tests/language/random.json, random grammars with inputs and what it reads.

    expected.py NODE_MODULES

A grammar says in a comment `# bytes: HEX` which inputs it is tried on. `# tree: HEX JSON` and `# refused: HEX CODE [OFFSET PATH]`
state the result by hand, where ksyc has to differ from the official compiler (which computes with integers of any
size, and cannot compile some names); then the official parser is not asked. Needs release 0.11 of the language:
kaitai-struct-compiler and js-yaml in the folder NODE_MODULES, and the package kaitaistruct of Python. Older releases
treat bit fields otherwise.
"""
import io
import json
import os
import signal
import subprocess
import sys
import tempfile
from enum import Enum

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import compiled  # noqa: E402
import harness  # noqa: E402
import oracle  # noqa: E402
import random_grammar  # noqa: E402
from suites import language  # noqa: E402
import kaitaistruct  # noqa: E402
from kaitaistruct import KaitaiStream, KaitaiStruct  # noqa: E402

RANDOM_GRAMMARS = 200
# What ksyc refuses in a grammar by design, since it computes with 64 bits.
CONSTANTS = {b"division by zero": "a constant division by zero",
             b"the value of this constant does not fit 64 bits": "a constant beyond 64 bits"}
SECONDS = 0.3


def plain(value):
    if isinstance(value, KaitaiStruct):
        return {name: plain(item) for name, item in fields(value) if item is not None}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, Enum):
        return {"value": value.value, "label": value.name}
    if isinstance(value, bytes):
        return {"bytes": value.hex()}
    if isinstance(value, float) and value != value:
        return "nan"
    if value in (float("inf"), float("-inf")):
        return "inf" if value > 0 else "-inf"
    return value


def fields(obj):
    """Those that are present. An instance that needs an absent field raises AttributeError, which hasattr would hide."""
    for name in obj.SEQ_FIELDS:
        if hasattr(obj, name):
            yield name, getattr(obj, name)
    for name in oracle.instances(type(obj)):
        yield name, getattr(obj, name)


class Hangs(BaseException):
    """The official parser does not end: it repeats an element of no bytes for ever."""


def hangs(_signal, _frame):
    raise Hangs


def within(parser, data):
    """The expectation, or {"refused": "Hangs"}."""
    signal.signal(signal.SIGALRM, hangs)
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, SECONDS)
            return expectation(parser, data)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    except Hangs:       # also one that arrives while the timer is stopped
        return {"refused": "Hangs"}


def expectation(parser, data):
    try:
        root = parser(KaitaiStream(io.BytesIO(data)))
        root._read()
        return {"tree": plain(root)}
    except Exception as error:      # whatever the official parser raises is its verdict
        return {"refused": type(error).__name__}


def compile_all(folder, paths, node_modules):
    env = dict(os.environ, NODE_PATH=os.path.abspath(node_modules))
    return subprocess.run(["node", "tests/official/compile.js", folder] + paths, env=env).returncode == 0


def refused_constant(got):
    """Which of CONSTANTS is why this run of ksyc failed, or None."""
    return next((what for message, what in CONSTANTS.items() if got.code != 0 and message in got.err), None)


def random_cases(folder, node_modules):
    """Grammars of which the official parser accepts an input, with two such inputs and one that it refuses; without those
    that ksyc refuses by design."""
    found, seed = [], 0
    while len(found) < RANDOM_GRAMMARS:
        batch = {"g%d" % n: random_grammar.Grammar(n, "g%d" % n) for n in range(seed, seed + 50)}
        seed += 50
        for name, grammar in batch.items():
            with open(os.path.join(folder, name + ".ksy"), "w", encoding="utf-8") as file:
                file.write(grammar.text())
        compile_all(folder, [os.path.join(folder, name + ".ksy") for name in batch], node_modules)
        for name, grammar in batch.items():
            spec = os.path.join(folder, name + ".ksy")
            if refused_constant(harness.run([harness.ksyc(), "-o", folder, spec])) is not None:
                continue
            if os.path.exists(os.path.join(folder, name + ".py")) and len(grammar.text()) < 2000:
                parser = oracle.load(folder, name)
                answers = {data.hex(): within(parser, data) for data in grammar.inputs(12)}
                read = [data for data, answer in answers.items() if "tree" in answer]
                refused = [data for data, answer in answers.items() if "tree" not in answer]
                if read:
                    found.append({"grammar": grammar.text().splitlines(),
                                  "inputs": {data: answers[data] for data in read[:2] + refused[:1]}})
    return found[:RANDOM_GRAMMARS]


def main():
    os.chdir(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
    sys.dont_write_bytecode = True
    if len(sys.argv) != 2 or kaitaistruct.API_VERSION < (0, 11):
        sys.exit(__doc__.strip())
    folder = os.path.join(compiled.FOLDER, "language")
    os.makedirs(folder, exist_ok=True)
    asked = [case for case in language.cases() if case.inputs]
    if not compile_all(folder, [case.path for case in asked], sys.argv[1]):
        sys.exit(1)
    found = {}
    for case in asked:
        parser = oracle.load(folder, case.name)
        found[case.name] = {data: expectation(parser, bytes.fromhex(data)) for data in case.inputs}
    with open(language.EXPECTED, "w", encoding="utf-8") as file:
        json.dump(found, file, indent=1, sort_keys=True)
        file.write("\n")
    with tempfile.TemporaryDirectory() as random_folder, open(language.RANDOM, "w", encoding="utf-8") as file:
        cases = random_cases(random_folder, sys.argv[1])
        file.write("[" + ",\n ".join(map(json.dumps, cases)) + "]\n")


if __name__ == "__main__":
    main()
