#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Run the tests: all suites, or those named. `make test` builds what they need.

    run.py [--round | --rest] [SUITE...] [--update]

Suites are the modules of tests/suites, each with a function `run(t)`; the docstring of each says what it tests. Without an
option all of them run, whole (`make test-all`). --round runs what `make test` runs: most suites, and one round of the long
ones; --rest suites of which --round runs nothing. --update rewrites the expected output of the golden tests; review it
before you commit it. The last line is `N passed, N failed`.
"""
import concurrent.futures
import importlib
import multiprocessing
import os
import resource
import signal
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import harness  # noqa: E402
from harness import Tests  # noqa: E402

# How much of a suite `make test` runs: all; one round, thinned by harness.in_round; or nothing. `make test-rest` runs those of
# REST. `make test-all` runs all suites whole; it alone runs those of NIGHT, which take long and have found the least.
WHOLE, ROUND, REST, NIGHT = "whole", "round", "rest", "night"


class Suite:
    """`turn`: suites with one word run one after the other, in a process beside the others. Those without a turn use all cores, and
    run first, alone."""

    def __init__(self, name, in_test, turn=None):
        self.name, self.in_test, self.turn = name, in_test, turn


# Suites with a turn run one command after the other, or wait, leave the other cores idle, and measure no time but that something
# comes within many seconds. Of these the long ones stand first. Those of the turn `make` call make in this tree.
SUITES = (
    Suite("unit", ROUND),
    Suite("memory", ROUND),
    Suite("format_list", WHOLE),
    Suite("robust", ROUND),
    Suite("local_names", REST),
    Suite("grammar_costs", NIGHT),
    Suite("gguf_files", WHOLE),
    Suite("output", WHOLE),
    Suite("stream", ROUND),
    Suite("terminal", WHOLE),
    Suite("fuzz", NIGHT),
    Suite("progress", WHOLE),
    Suite("validate", ROUND),
    Suite("pages", ROUND),
    Suite("fleet", REST),
    Suite("workers_memory", REST),
    Suite("sandbox", WHOLE),
    Suite("ports", REST),
    Suite("packages", REST, "make"),
    Suite("strangers", REST, "make"),
    Suite("install", WHOLE, "make"),
    Suite("install_ks", REST, "make"),
    Suite("imports", WHOLE, "make"),
    Suite("examples", WHOLE, "make"),
    Suite("switches", REST, "switches"),
    Suite("intake_kills", REST, "intake_kills"),
    Suite("serve", WHOLE, "serve"),
    Suite("origin", WHOLE, "origin"),
    Suite("archives", WHOLE, "archives"),
    Suite("limits", WHOLE, "limits"),
    Suite("workers", WHOLE, "workers"),
    Suite("intake", WHOLE, "intake"),
    Suite("intake_disks", WHOLE, "intake_disks"),
    Suite("intake_watch", WHOLE, "intake_watch"),
    Suite("reproducible", REST, "reproducible"),
    Suite("amalgamation", REST, "amalgamation"),
    Suite("layouts", REST, "amalgamation"),
    Suite("layers", WHOLE, "layers"),
    Suite("interpreter", WHOLE, "interpreter"),
    Suite("language", WHOLE, "language"),
    Suite("documents", WHOLE, "documents"),
    Suite("doc_names", WHOLE, "documents"),
    Suite("convert", WHOLE, "convert"),
    Suite("compare", WHOLE, "compare"),
    Suite("values", WHOLE, "values"),
    Suite("gguf_names", WHOLE, "gguf_names"),
    Suite("tree", WHOLE, "tree"),
    Suite("statistics", WHOLE, "statistics"),
    Suite("golden", WHOLE, "golden"),
    Suite("splits", WHOLE, "splits"),
    Suite("code_files", WHOLE, "code_files"),
    Suite("completions", WHOLE, "completions"),
    Suite("public_abi", WHOLE, "public_abi"),
    Suite("ksyc", WHOLE, "ksyc"),
    Suite("expressions", REST, "expressions"),
    Suite("verdicts", REST, "verdicts"),
    Suite("ksyc_edges", WHOLE, "ksyc_edges"),
    Suite("chosen", REST, "chosen"),
    Suite("refused", WHOLE, "refused"),
    Suite("valid", WHOLE, "valid"),
    Suite("readers", WHOLE, "readers"),
    Suite("site_pages", WHOLE, "site_pages"),
    Suite("pythons", WHOLE, "pythons"),
)


def processor():
    """Seconds of this process and of those that it has waited for."""
    usage = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(u.ru_utime + u.ru_stime for u in usage)


def run_suite(name, update):
    """The suite, with what passed and failed."""
    suite = Tests(name, update)
    begin, worked = time.monotonic(), processor()
    try:
        importlib.import_module("suites." + name).run(suite)
    except Exception as error:      # a suite that crashes must not look like one that passed
        at = traceback.extract_tb(error.__traceback__)[-3:]
        suite.fail("suite " + name, "%s: %s" % (type(error).__name__, error), *("%s:%d, %s" % (os.path.relpath(f.filename), f.lineno, f.name) for f in at))
    skipped = ", %d skipped" % suite.skipped if suite.skipped else ""
    print("%-16s %6d passed %4d failed %6.1f s, of a processor %6.1f s%s" % (name, suite.passed, suite.failed, time.monotonic() - begin,
                                                                             processor() - worked, skipped), flush=True)
    return suite


def run_group(names, update):
    return [run_suite(name, update) for name in names]


def run_apart(names, update):
    """Run a group in a new process: what its suites import and put into sys.path must not reach the next group."""
    with concurrent.futures.ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(run_group, names, update).result()


def chosen_suites(names, part):
    """The suites of a part, or those that are named."""
    known = {suite.name: suite for suite in SUITES}
    unknown = set(names) - set(known)
    if unknown:
        sys.exit("unknown: %s; there are: %s" % (" ".join(sorted(unknown)), " ".join(known)))
    if names:
        return [suite for suite in SUITES if suite.name in names]
    of_part = {"round": (WHOLE, ROUND), "rest": (REST,), "all": (WHOLE, ROUND, REST, NIGHT)}[part]
    return [suite for suite in SUITES if suite.in_test in of_part]


def main():
    os.chdir(os.path.dirname(HERE))
    # A shell without job control ignores them in the background, and so would every program that is started here.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)
    options = [a for a in sys.argv[1:] if a.startswith("-")]
    if not set(options) <= {"--round", "--rest", "--update"} or {"--round", "--rest"} <= set(options):
        print(__doc__.strip())
        return 0 if options == ["--help"] else 2
    update = "--update" in options
    part = "round" if "--round" in options else "rest" if "--rest" in options else "all"
    harness.ROUND = part == "round"
    os.environ["TESTED_ROUND"] = "yes" if harness.ROUND else ""      # for the processes of run_apart
    chosen = chosen_suites([a for a in sys.argv[1:] if not a.startswith("-")], part)
    begin = time.monotonic()
    results = run_group([suite.name for suite in chosen if not suite.turn], update)
    turns = {}
    for suite in chosen:
        if suite.turn:
            turns.setdefault(suite.turn, []).append(suite.name)
    # One more than there are cores: most of them wait for something now and then.
    with concurrent.futures.ThreadPoolExecutor((os.cpu_count() or 1) + 1) as pool:
        for group in [pool.submit(run_apart, names, update) for names in turns.values()]:
            results += group.result()
    failures = [line for result in results for line in result.failures]
    if failures:
        print("\nfailed:", *failures, sep="\n  ")
    print("%.0f seconds" % (time.monotonic() - begin))
    passed, failed = sum(result.passed for result in results), sum(result.failed for result in results)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
