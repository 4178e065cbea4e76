# SPDX-License-Identifier: Apache-2.0
"""What may happen to a file or to the machine: every truncation and every changed byte (mutate.c; all
values of each byte under ASan, those that matter under MSan), every failing allocation and read
(faults.c), and opening a big tensor without touching it (touched.c). Under ASan with UBSan and MSan."""
import concurrent.futures
import os

import harness
from samples import make_samples, refusals


def one(t, name, arguments):
    got = harness.run(arguments, timeout=900)
    t.case(name, [] if got.code == 0 else ["exit code %d" % got.code, harness.tail(got.out + got.err, 3000)])


def run(t):
    make_samples.write(harness.REFUSALS, refusals.refusals())
    samples, bad_ones = harness.names(harness.SAMPLES), harness.names(harness.REFUSALS)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for flavour in ("asan", "msan"):
            folder = os.path.join(harness.BUILD, flavour, "tests")
            for tool, files in (("mutate", samples), ("faults", samples + bad_ones)):
                every = ["--all"] if (flavour, tool) == ("asan", "mutate") else []
                for file in files:
                    pool.submit(one, t, "%s (%s) %s" % (tool, flavour, os.path.basename(file)),
                                [os.path.join(folder, tool)] + every + [file])
            pool.submit(one, t, "touched (%s)" % flavour, [os.path.join(folder, "touched")])
