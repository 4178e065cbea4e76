# SPDX-License-Identifier: Apache-2.0
"""Validator and reader of a grammar compared with each other (tests/tools/tool_validate.c): each sample and each
refusal, with all truncations and changed bytes, under ASan with UBSan and under MSan. And views compared with the
reader (tests/tools/tool_views.c) on each sample."""
import concurrent.futures
import os

import harness
from samples import make_samples, refusals

FORMATS = harness.formats.PROVED


def one(t, name, arguments):
    got = harness.run(arguments, timeout=900)
    t.case(name, [] if got.code == 0 else ["exit code %d" % got.code, harness.tail(got.out + got.err, 3000)])


def run(t):
    make_samples.write(harness.REFUSALS, [*refusals.refusals(), *refusals.foreign()])
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for flavour in ("asan", "msan"):
            program = os.path.join(harness.BUILD, flavour, "tests", "validate")
            for form in FORMATS:
                ending = harness.suffixes([form])
                for file in harness.names(harness.SAMPLES, ending) + harness.names(harness.REFUSALS, ending):
                    pool.submit(one, t, "%s %s" % (flavour, os.path.basename(file)), [program, form, file])
            # Without arguments it prints the formats whose views it can compare.
            views = os.path.join(harness.BUILD, flavour, "tests", "views")
            for form in harness.run([views]).out.decode().split():
                for file in harness.names(harness.SAMPLES, harness.suffixes([form])):
                    pool.submit(one, t, "%s views of %s" % (flavour, os.path.basename(file)), [views, form, file])
