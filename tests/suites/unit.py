# SPDX-License-Identifier: Apache-2.0
"""The cmocka programs of tests/unit: as released, under ASan and UBSan, and under MSan.

Programs of ksyc (test_ksyc_*) are not run under MSan: libyaml is not instrumented. Nor is test_layout_labels: it writes all
memory that its kernels get, and compares every byte that they leave with a formula, so that MSan has nothing to add to it.
"""
import concurrent.futures
import glob
import os
import re

import harness

# These wait for other processes, for clocks or for a deadline, and come first.
WAITING = ("test_pool", "test_input_posix", "test_input_steps", "test_input")


def one(t, flavour, source):
    name = os.path.splitext(os.path.basename(source))[0]
    case = "%s (%s)" % (name, flavour)
    program = os.path.join(harness.BUILD, flavour, "tests/unit", name)
    if not os.path.exists(program):
        t.fail(case, "was not built")
        return
    got = harness.run(["sh", "-c", 'exec "$0" 2>&1', program], timeout=300)
    text = got.out.decode("utf-8", "replace")
    passed = re.findall(r"^\[ +OK +\] (\S+)", text, re.M)
    skipped = re.findall(r"^\[ +SKIPPED +\] (\S+)", text, re.M)
    tests = re.findall(r"^\[ +RUN +\] (\S+)", text, re.M)
    failed = [test for test in tests if test not in passed + skipped]
    t.ok(len(passed))
    for test in skipped:
        t.skip(case, test)
    for test in failed:
        about = text[text.index("] " + test + "\n"):]
        t.fail(case, test, *about.splitlines()[1:6])
    if got.code != 0 and not failed:
        t.fail(case, "exit code %d" % got.code, harness.tail(got.out, 3000))


def run(t):
    def order(source):
        name = os.path.splitext(os.path.basename(source))[0]
        return name not in WAITING, name

    with concurrent.futures.ThreadPoolExecutor((os.cpu_count() or 1) + 2) as pool:
        for source in sorted(glob.glob("tests/unit/test_*.c"), key=order):
            without = os.path.basename(source).startswith(("test_ksyc_", "test_layout_labels"))
            for flavour in ["release", "asan"] + harness.in_round([] if without else ["msan"], 0):
                pool.submit(one, t, flavour, source)
