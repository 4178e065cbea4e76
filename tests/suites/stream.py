# SPDX-License-Identifier: Apache-2.0
"""The two grammars of primitiv compared with each other (tests/tools/tool_stream.c): tg_stream, which gets a file in
pieces, gives the same result as tg_open_memory. Inputs are every sample with all its truncations and changed bytes,
split in many ways, under ASan with UBSan; random files, under MSan as well; and small files with every encoding of
every number in them. `tests/stream --all FILE` tries all values of every byte, which takes minutes. Then the command
reading from a pipe (stream_command.py).
"""
import concurrent.futures
import os

import harness
from suites import stream_command

RANDOM = 1000


def one(t, name, arguments):
    got = harness.run(arguments, timeout=900)
    t.case(name, [] if got.code == 0 else ["exit code %d" % got.code, harness.tail(got.out + got.err, 3000)])


def run(t):
    files = harness.names(harness.SAMPLES, (".primitiv",))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for file in files:
            pool.submit(one, t, os.path.basename(file), [os.path.join(harness.BUILD, harness.SANITIZED[0], "tests", "stream"), file])
        for flavour in harness.SANITIZED:
            program = os.path.join(harness.BUILD, flavour, "tests", "stream")
            pool.submit(one, t, "%s at random" % flavour, [program, "--random", str(RANDOM)])
        pool.submit(one, t, "every form of every number", [os.path.join(harness.BUILD, harness.TESTED, "tests", "stream"), "--heads"])
    stream_command.run(t)
