#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Run the tests: all suites, or those named. `make test` builds what they need.

    run.py [--round | --rest] [SUITE...] [--update]
    run.py --list

Suites are the modules of tests/suites, each with a function `run(t)`; the docstring of each says what it tests. Without an
option all of them run, whole (`make test-all`). --round runs what `make test` runs: most suites, and one round of the long
ones; --rest suites of which --round runs nothing, and one round of their long ones. --update rewrites the expected output of the golden tests; review it
before you commit it. --list says when each suite runs, what it costs, and what it tests. On a terminal a bar shows how much is
done, and about how long the rest takes. The last line is `N passed, N failed`.
"""
import ast
import concurrent.futures
import contextlib
import importlib
import multiprocessing
import os
import resource
import signal
import sys
import threading
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import harness  # noqa: E402
import progress_bar  # noqa: E402
from harness import Tests  # noqa: E402

# How much of a suite `make test` runs: all; one round, thinned by harness.in_round; or nothing. `make test-rest` runs those of
# REST, and of some of them a round. `make test-all` runs all suites whole; it alone runs those of NIGHT, which take long and
# have found the least.
WHOLE, ROUND, REST, NIGHT = "whole", "round", "rest", "night"


class Suite:
    """`cost`: seconds of a processor, as `make test` or `make test-rest` runs it, or else whole. `turn`: suites with one word run one after the other,
    in a process beside the others. Those without a turn use all cores, and run first, alone."""

    def __init__(self, name, in_test, cost, turn=None):
        self.name, self.in_test, self.cost, self.turn = name, in_test, cost, turn

    def row(self):
        """For --list."""
        text = ast.get_docstring(ast.parse(harness.read_text(os.path.join(HERE, "suites", self.name + ".py"))))
        return "%-15s %-6s %4d s  %s" % (self.name, self.in_test, self.cost, " ".join(text.split("\n\n")[0].split()))


# Suites with a turn run one command after the other, or wait, leave the other cores idle, and measure no time but that something
# comes within many seconds. Of these the long ones stand first. Those of the turn `make` call make in this tree.
SUITES = (
    Suite("unit", ROUND, 116),
    Suite("memory", ROUND, 7),
    Suite("format_list", WHOLE, 1),
    Suite("robust", ROUND, 18),
    Suite("local_names", REST, 14),
    Suite("grammar_costs", NIGHT, 65),
    Suite("gguf_files", WHOLE, 1),
    Suite("output", WHOLE, 5),
    Suite("stream", ROUND, 35),
    Suite("terminal", WHOLE, 5),
    Suite("fuzz", NIGHT, 16),
    Suite("proving", NIGHT, 60),
    Suite("progress", WHOLE, 1),
    Suite("validate", ROUND, 6),
    Suite("pages", ROUND, 3),
    Suite("fleet", REST, 2),
    Suite("workers_memory", REST, 3),
    Suite("ports", REST, 1),
    Suite("packages", REST, 91, "make"),
    Suite("strangers", REST, 49, "make"),
    Suite("install", WHOLE, 3, "make"),
    Suite("install_ks", REST, 8, "make"),
    Suite("imports", WHOLE, 3, "make"),
    Suite("examples", WHOLE, 5, "make"),
    Suite("switches", REST, 33, "switches"),
    Suite("intake_kills", REST, 43, "intake_kills"),
    Suite("serve", WHOLE, 5, "serve"),
    Suite("serve_archives", WHOLE, 5, "serve"),
    Suite("origin", WHOLE, 34, "origin"),
    Suite("archives", WHOLE, 44, "archives"),
    Suite("limits", ROUND, 40, "limits"),
    Suite("workers", WHOLE, 16, "workers"),
    Suite("intake", WHOLE, 1, "intake"),
    Suite("intake_disks", WHOLE, 5, "intake_disks"),
    Suite("intake_folders", ROUND, 20, "intake_folders"),
    Suite("intake_watch", WHOLE, 8, "intake_watch"),
    Suite("reproducible", REST, 24, "reproducible"),
    Suite("amalgamation", REST, 27, "amalgamation"),
    Suite("layouts", REST, 9, "amalgamation"),
    Suite("layers", WHOLE, 19, "layers"),
    Suite("sandbox", WHOLE, 14, "sandbox"),
    Suite("interpreter", ROUND, 60, "interpreter"),
    Suite("header_nodes", WHOLE, 4, "header_nodes"),
    Suite("language", WHOLE, 42, "language"),
    Suite("documents", ROUND, 30, "documents"),
    Suite("doc_names", WHOLE, 1, "documents"),
    Suite("convert", ROUND, 25, "convert"),
    Suite("compare", WHOLE, 14, "compare"),
    Suite("values", WHOLE, 10, "values"),
    Suite("gguf_names", WHOLE, 6, "gguf_names"),
    Suite("onnx_beside", WHOLE, 2, "gguf_names"),
    Suite("onnx_rewrite", WHOLE, 3, "gguf_names"),
    Suite("onnx_cves", WHOLE, 1, "gguf_names"),
    Suite("onnx_texts", WHOLE, 2, "gguf_names"),
    Suite("tree", WHOLE, 14, "tree"),
    Suite("statistics", WHOLE, 17, "statistics"),
    Suite("value_findings", WHOLE, 8, "statistics"),
    Suite("manifests", WHOLE, 12, "documents"),
    Suite("numpy_types", WHOLE, 12, "numpy_types"),
    Suite("golden", WHOLE, 7, "golden"),
    Suite("beginners", WHOLE, 1, "beginners"),
    Suite("first_hour", WHOLE, 12, "make"),
    Suite("splits", WHOLE, 4, "splits"),
    Suite("code_files", WHOLE, 1, "code_files"),
    Suite("completions", WHOLE, 1, "completions"),
    Suite("public_abi", WHOLE, 2, "public_abi"),
    Suite("ksyc", WHOLE, 2, "ksyc"),
    Suite("expressions", REST, 61, "expressions"),
    Suite("verdicts", REST, 21, "verdicts"),
    Suite("ksyc_edges", WHOLE, 13, "ksyc_edges"),
    Suite("chosen", REST, 8, "chosen"),
    Suite("refused", WHOLE, 9, "refused"),
    Suite("valid", WHOLE, 1, "valid"),
    Suite("readers", WHOLE, 1, "readers"),
    Suite("site_pages", WHOLE, 1, "site_pages"),
    Suite("pythons", WHOLE, 1, "pythons"),
)


# Seconds after which a suite waits for something that does not come. In a round the longest takes three minutes beside other
# steps; the longest whole suite takes twenty.
PATIENCE_IN_ROUND, PATIENCE = 900, 7200


def give_up(_signal, _frame):
    raise TimeoutError("the suite does not end")


@contextlib.contextmanager
def patience():
    """Interrupt a suite that does not end; the traceback says where it waits. Suites use SIGALRM themselves."""
    signal.signal(signal.SIGUSR1, give_up)
    timer = threading.Timer(PATIENCE_IN_ROUND if harness.ROUND else PATIENCE, os.kill, (os.getpid(), signal.SIGUSR1))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def processor():
    """Seconds of this process and of those that it has waited for."""
    usage = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(u.ru_utime + u.ru_stime for u in usage)


def run_suite(name, update):
    """The suite, with what passed and failed."""
    suite = Tests(name, update)
    begin, worked = time.monotonic(), processor()
    try:
        with patience():
            importlib.import_module("suites." + name).run(suite)
    except Exception as error:      # a suite that crashes must not look like one that passed
        at = traceback.extract_tb(error.__traceback__)[-3:]
        suite.fail("suite " + name, "%s: %s" % (type(error).__name__, error), *("%s:%d, %s" % (os.path.relpath(f.filename), f.lineno, f.name) for f in at))
    skipped = ", %d skipped" % suite.skipped if suite.skipped else ""
    print("%-16s %6d passed %4d failed %6.1f s, of a processor %6.1f s%s" % (name, suite.passed, suite.failed, time.monotonic() - begin,
                                                                             processor() - worked, skipped), flush=True)
    return suite


def run_here(names, update, bar):
    for name in names:
        yield run_suite(name, update)
        bar.finish(name)


def run_apart(names, update, bar):
    """Run a group in a new process: what its suites import and put into sys.path must not reach the next group."""
    results = []
    with concurrent.futures.ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), progress_bar.share_terminal) as pool:
        for name in names:
            results.append(pool.submit(run_suite, name, update).result())
            bar.finish(name)
    return results


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
    if options == ["--list"]:
        print(*(suite.row() for suite in SUITES), sep="\n")
        return 0
    if not set(options) <= {"--round", "--rest", "--update"} or {"--round", "--rest"} <= set(options):
        print(__doc__.strip())
        return 0 if options == ["--help"] else 2
    update = "--update" in options
    part = "round" if "--round" in options else "rest" if "--rest" in options else "all"
    harness.ROUND = part in ("round", "rest")
    os.environ["TESTED_ROUND"] = "yes" if harness.ROUND else ""      # for the processes of run_apart
    chosen = chosen_suites([a for a in sys.argv[1:] if not a.startswith("-")], part)
    begin = time.monotonic()
    progress_bar.share_terminal()
    bar = progress_bar.Bar({suite.name: suite.cost for suite in chosen}, os.cpu_count() or 1)
    results = list(run_here([suite.name for suite in chosen if not suite.turn], update, bar))
    turns = {}
    for suite in chosen:
        if suite.turn:
            turns.setdefault(suite.turn, []).append(suite.name)
    # One more than there are cores: most of them wait for something now and then.
    with concurrent.futures.ThreadPoolExecutor((os.cpu_count() or 1) + 1) as pool:
        for group in [pool.submit(run_apart, names, update, bar) for names in turns.values()]:
            results += group.result()
    bar.close()
    failures = [line for result in results for line in result.failures]
    if failures:
        print("\nfailed:", *failures, sep="\n  ")
    print("%.0f seconds" % (time.monotonic() - begin))
    passed, failed = sum(result.passed for result in results), sum(result.failed for result in results)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
