# SPDX-License-Identifier: Apache-2.0
"""The cmocka programs of tests/unit: as released, under ASan and UBSan, and under MSan.

Programs of ksyc (test_ksyc_*) are not run under MSan: libyaml is not instrumented.
"""
import glob
import os
import re

import harness


def one(t, flavour, source):
    name = os.path.splitext(os.path.basename(source))[0]
    case = "%s (%s)" % (name, flavour)
    program = os.path.join(harness.BUILD, flavour, "tests/unit", name)
    if not os.path.exists(program):
        t.fail(case, "was not built")
        return
    got = harness.run([program], timeout=300)
    text = (got.out + got.err).decode("utf-8", "replace")
    passed = re.findall(r"^\[ +OK +\] (\S+)", text, re.M)
    failed = [f for f in re.findall(r"^\[ +(?:FAILED|ERROR) +\] (\S+)", text, re.M) if not f.startswith(("tests", "group"))]
    failed = sorted({f for f in failed if not f.isdigit()})
    t.ok(len(passed))
    for test in failed:
        t.fail(case, test, *[line for line in text.splitlines() if "rror" in line][:3])
    if got.code != 0 and not failed:
        t.fail(case, "exit code %d" % got.code, harness.tail(got.out + got.err, 3000))


def run(t):
    for source in sorted(glob.glob("tests/unit/test_*.c")):
        compiler = os.path.basename(source).startswith("test_ksyc_")
        for flavour in ("release", "asan") if compiler else ("release", "asan", "msan"):
            one(t, flavour, source)
