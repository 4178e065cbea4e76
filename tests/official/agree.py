#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Verdicts compared with the official Python parser, on the samples or external files: `make agree CORPUS=DIR`.

    agree.py VARIANTS DIR

The inputs are every file below DIR/FORMAT, and the files DIR/FORMAT_*, truncations of it and changes of one byte,
half of VARIANTS each, evenly spread over the file; VARIANTS=0 means every length and eight values of every byte. The
official compiler generates the parser from the same grammar, without the rules that only cause a note. Proved validators and
the parser must agree. Of other formats the library knows rules that the grammar cannot say: what the library accepts, the
parser has to accept. Inputs for which the parser needs more than five seconds are left out and counted.
"""
import concurrent.futures
import glob
import os
import random
import signal
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.append(os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "scripts"))
import compiled  # noqa: E402
import formats  # noqa: E402
import oracle  # noqa: E402
import trees  # noqa: E402

PROVED = formats.PROVED
# Formats whose grammar is that of the whole file.
WEAKER = tuple(name for name in formats.NAMES if name not in PROVED and os.path.exists(os.path.join("specs", name + ".ksy")))
FORMATS = PROVED + WEAKER
PROGRAM = os.path.join("build", "release", "tests", "verdicts")
SECONDS = 5                     # for one input
LARGEST = 1 << 20               # a larger file is used only unchanged and truncated
BATCH = 1 << 26                 # bytes that the validator gets at once


class Timeout(BaseException):
    pass


def files_of(corpus, form):
    """A folder of the format, or files with its name before an underline."""
    below = [os.path.join(folder, name) for folder, _, names in os.walk(os.path.join(corpus, form)) for name in names]
    beside = [path for path in glob.glob(os.path.join(glob.escape(corpus), form + "_*")) if os.path.isfile(path)]
    return sorted(below + beside)


def spread(n, count):
    """At most `count` numbers below n, the first and the last among them."""
    if count >= n:
        return range(n)
    return sorted({i * (n - 1) // max(count - 1, 1) for i in range(count)})


def variants(data, number, chance):
    """(description of the change, bytes)"""
    yield "as it is", data
    for n in spread(len(data), number // 2 if number else len(data)):
        yield "cut to %d" % n, data[:n]
    if len(data) > LARGEST:
        return
    places = [(at, None) for at in spread(len(data), number // 2)] if number else \
        [(at, i) for at in range(len(data)) for i in range(8)]
    for at, i in places:
        i = chance.randrange(8) if i is None else i
        values = (0, 1, 0x7F, 0x80, 0xFF, data[at] + 1 & 0xFF, data[at] - 1 & 0xFF, data[at] ^ (1 << chance.randrange(8)))
        if values[i] != data[at]:
            yield "%02x at %d" % (values[i], at), data[:at] + bytes([values[i]]) + data[at + 1:]


def alarm(_signal, _frame):
    raise Timeout


def official(parser, data):
    """True, False, or None if there is no answer in time."""
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        return not isinstance(trees.read(parser, data), Exception)
    except (Timeout, MemoryError):
        return None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def ours_of(form, inputs):
    given = b"".join(len(data).to_bytes(8, "little") + data for data in inputs)
    done = subprocess.run([PROGRAM, form], input=given, stdout=subprocess.PIPE, check=True)
    return [line == "valid" for line in done.stdout.decode().split("\n")[:-1]]


def batches(pairs):
    batch, size = [], 0
    for pair in pairs:
        batch.append(pair)
        size += len(pair[1])
        if size >= BATCH:
            yield batch
            batch, size = [], 0
    yield batch


def agree(job):
    """(format, inputs, valid, without an answer, [differences])"""
    form, path, number = job
    signal.signal(signal.SIGALRM, alarm)
    sys.setrecursionlimit(10000)
    parser = oracle.load(os.path.join(compiled.FOLDER, "lenient"), form)
    with open(path, "rb") as file:
        data = file.read()
    chance = random.Random(len(data))
    inputs = valid = unanswered = 0
    different = []
    for batch in batches(variants(data, number, chance)):
        ours = ours_of(form, [given for _, given in batch])
        for (what, given), is_valid in zip(batch, ours):
            theirs = official(parser, given)
            inputs += 1
            valid += is_valid
            if theirs is None:
                unanswered += 1
            elif theirs != is_valid and (is_valid or form in PROVED):
                different.append("%s, %s: the library says %s, the official parser %s" % (
                    path, what, "valid" if is_valid else "not", "valid" if theirs else "not"))
    return form, inputs, valid, unanswered, different


def main():
    os.chdir(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
    sys.dont_write_bytecode = True
    if len(sys.argv) != 3 or not sys.argv[1].isdigit():
        sys.exit(__doc__.strip())
    number, corpus = int(sys.argv[1]), sys.argv[2]
    if not os.path.isdir(corpus):
        sys.exit("agree: there is no folder '%s'; nothing was compared (make agree CORPUS=DIR)" % corpus)
    for spec, complaint in compiled.compile_specs("lenient"):
        if complaint:
            sys.exit("%s: %s" % (spec, complaint))
    jobs = [(form, path, number) for form in FORMATS for path in files_of(corpus, form) if not path.endswith((".json", ".md"))]
    totals = {form: [0, 0, 0, 0, 0] for form in FORMATS}
    with concurrent.futures.ProcessPoolExecutor() as pool:
        for form, inputs, valid, unanswered, different in pool.map(agree, jobs):
            for i, n in enumerate((1, inputs, valid, unanswered, len(different))):
                totals[form][i] += n
            for line in different[:5]:
                print(line, flush=True)
    print("| format | files | inputs | valid | no answer | different |\n|---|--:|--:|--:|--:|--:|")
    for form in FORMATS:
        print("| %s | %s |" % (form, " | ".join(str(n) for n in totals[form])))
    print("%d passed, %d failed" % (sum(row[1] - row[4] for row in totals.values()), sum(row[4] for row in totals.values())))
    return 1 if any(row[4] for row in totals.values()) or not jobs else 0


if __name__ == "__main__":
    sys.exit(main())
