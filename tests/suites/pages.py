# SPDX-License-Identifier: Apache-2.0
"""Input that is loaded on demand (tests/tools/tool_pages.c): each sample and each refusal of a format with a validator,
with truncations and changed bytes, in pages of 16 bytes, under ASan, which finds a read of what is not loaded."""
import concurrent.futures
import os

import harness
from samples import make_samples, refusals

PROGRAM = os.path.join(harness.BUILD, "asan", "tests", "pages")


def one(t, form, file):
    got = harness.run([PROGRAM, form, file], timeout=900)
    t.case(os.path.basename(file),
           [] if got.code == 0 else ["exit code %d" % got.code, harness.tail(got.out + got.err, 3000)])


def run(t):
    make_samples.write(harness.REFUSALS, [*refusals.refusals(), *refusals.foreign()])
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for form in harness.formats.PROVED:
            ending = harness.suffixes([form])
            for file in harness.in_round(harness.names(harness.SAMPLES, ending) + harness.names(harness.REFUSALS, ending), 4):
                pool.submit(one, t, form, file)
