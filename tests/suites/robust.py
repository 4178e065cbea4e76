# SPDX-License-Identifier: Apache-2.0
"""What may happen to a file or to the machine: every truncation and every changed byte (mutate.c),
every failing allocation and read (faults.c), and opening a big tensor without touching it (touched.c).
All under ASan with UBSan and under MSan."""
import os

import harness
from samples import make_samples, refusals


def run(t):
    make_samples.write(harness.REFUSALS, refusals.refusals())
    samples, bad_ones = harness.names(harness.SAMPLES), harness.names(harness.REFUSALS)
    for flavour in ("asan", "msan"):
        folder = os.path.join(harness.BUILD, flavour, "tests")
        for sample in samples:
            got = harness.run([os.path.join(folder, "mutate"), sample], timeout=600)
            t.case("mutate (%s) %s" % (flavour, os.path.basename(sample)),
                   [] if got.code == 0 else ["exit code %d" % got.code, harness.tail(got.out + got.err, 3000)])
        for file in samples + bad_ones:
            got = harness.run([os.path.join(folder, "faults"), file], timeout=600)
            t.case("faults (%s) %s" % (flavour, os.path.basename(file)),
                   [] if got.code == 0 else ["exit code %d" % got.code, harness.tail(got.out + got.err, 3000)])
        got = harness.run([os.path.join(folder, "touched")], timeout=120)
        t.case("touched (%s)" % flavour, [] if got.code == 0 else [harness.tail(got.out + got.err)])
