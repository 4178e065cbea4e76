# SPDX-License-Identifier: Apache-2.0
"""Validator and reader of a grammar compared with each other (tests/tools/tool_validate.c): each sample and each
refusal, with all truncations and changed bytes, under ASan with UBSan and under MSan. And views compared with the
reader (tests/tools/tool_views.c) on each sample."""
import concurrent.futures
import os

import harness
from samples import make_samples, refusals

FORMATS = harness.formats.PROVED


AT_ONCE = 12        # files for one process: to start one under a sanitizer takes as long as most files


def compare(t, about, program, form, files):
    """A case for each file. Where several in one process do not pass, each gets a process, to say which it is."""
    got = harness.run([program, form, *files], timeout=900)
    if got.code == 0:
        t.ok(len(files))
    elif len(files) > 1:
        before = t.failed
        for file in files:
            compare(t, about, program, form, [file])
        if t.failed == before:
            t.fail("%s %s" % (about, " ".join(map(os.path.basename, files))), "exit code %d, together" % got.code,
                   harness.tail(got.out + got.err, 3000))
    else:
        t.fail("%s %s" % (about, os.path.basename(files[0])), "exit code %d" % got.code, harness.tail(got.out + got.err, 3000))


def batches(files):
    for at in range(0, len(files), AT_ONCE):
        yield files[at:at + AT_ONCE]


def run(t):
    make_samples.write(harness.REFUSALS, [*refusals.refusals(), *refusals.foreign()])
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = []
        for flavour, every in (("asan", 4), ("msan", 0)):
            program = os.path.join(harness.BUILD, flavour, "tests", "validate")
            for form in FORMATS:
                ending = harness.suffixes([form])
                # Samples differ in size, refused files are small.
                groups = [[file] for file in harness.names(harness.SAMPLES, ending)]
                for files in harness.in_round(groups + list(batches(harness.names(harness.REFUSALS, ending))), every):
                    jobs.append(pool.submit(compare, t, flavour, program, form, files))
            # Without arguments it prints the formats whose views it can compare.
            views = os.path.join(harness.BUILD, flavour, "tests", "views")
            for form in harness.run([views]).out.decode().split() if os.path.exists(views) else ():
                for files in harness.in_round(batches(harness.names(harness.SAMPLES, harness.suffixes([form]))), every):
                    jobs.append(pool.submit(compare, t, flavour + " views of", views, form, files))
        for job in jobs:
            job.result()
