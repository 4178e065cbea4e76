# SPDX-License-Identifier: Apache-2.0
"""The fuzz targets run over all seeds of a target, and each past finding as a separate case, under ASan with UBSan and
under MSan. The log of the commit of a finding describes it."""
import concurrent.futures
import os
import sys

import harness

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "fuzz"))
import targets  # noqa: E402


def one(t, name, program, path):
    got = harness.run([program, path], timeout=600)
    t.case(name, [] if got.code == 0 else ["exit code %d" % got.code, harness.tail(got.out + got.err, 3000)])


def run(t):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for target in targets.TARGETS.values():
            seeds = target.prepare()
            for flavour in target.flavours:
                if target.left_out(flavour):
                    print("fuzz: skipped: " + target.left_out(flavour))
                    continue
                program = target.program(flavour)
                pool.submit(one, t, "%s (%s) seeds" % (target.name, flavour), program, seeds)
                for path in target.regressions():
                    name = "%s (%s) %s" % (target.name, flavour, os.path.basename(path))
                    pool.submit(one, t, name, program, path)
