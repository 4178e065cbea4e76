#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Run the tests: all suites, or those named. `make test` builds what they need.

    run.py [SUITE...] [--update]

Suites are the modules of tests/suites, each with a function `run(t)`; the docstring of each says what it tests.
--update rewrites the expected output of the golden tests; review it before you commit it. The last line is `N passed,
N failed`.
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

from harness import Tests  # noqa: E402

SUITES = ("unit", "memory", "format_list", "golden", "valid", "refused", "robust", "compare", "limits", "ksyc",
          "language", "expressions", "verdicts", "ksyc_edges", "chosen", "interpreter", "local_names", "grammar_costs", "switches", "install", "values", "convert", "gguf_files", "gguf_names",
          "splits", "code_files", "origin", "output",
          "stream", "terminal", "fuzz", "archives", "readers", "progress", "validate", "pages", "install_ks", "strangers",
          "examples", "fleet", "packages", "layers", "tree", "site_pages", "public_abi", "imports", "documents", "pythons", "workers",
          "workers_memory", "sandbox", "statistics",
          "completions", "amalgamation", "layouts", "ports", "reproducible", "serve", "intake", "intake_watch", "intake_kills")

# These suites run one command after the other, or wait, leave the other cores idle, and measure no time but that something
# comes within many seconds; so each group runs beside the others, the long ones first. The suites of a group run in turn: those of the first call `make` in this tree.
SIDE_BY_SIDE = (("packages", "strangers", "install", "install_ks", "imports", "examples"), ("switches", ), ("intake_kills", ), ("serve", ), ("origin", ), ("archives", ),
                ("limits", ), ("workers", ), ("intake_watch", ), ("reproducible", ), ("amalgamation", "layouts"), ("layers", ), ("interpreter", ), ("language", ), ("documents", ), ("convert", ), ("compare", ),
                ("values", ), ("gguf_names", ), ("tree", ), ("statistics", ), ("golden", ), ("splits", ), ("code_files", ), ("completions", ), ("public_abi", ),
                ("ksyc", ), ("expressions", ), ("verdicts", ), ("ksyc_edges", ), ("chosen", ), ("refused", ), ("valid", ), ("readers", ), ("site_pages", ), ("pythons", ))


def processor():
    """Seconds of this process and of those that it has waited for."""
    usage = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(u.ru_utime + u.ru_stime for u in usage)


def run_suite(name, update):
    """Numbers of cases that passed and failed."""
    suite = Tests(name, update)
    begin, worked = time.monotonic(), processor()
    try:
        importlib.import_module("suites." + name).run(suite)
    except Exception as error:      # a suite that crashes must not look like one that passed
        at = traceback.extract_tb(error.__traceback__)[-3:]
        suite.fail("suite " + name, "%s: %s" % (type(error).__name__, error), *("%s:%d, %s" % (os.path.relpath(f.filename), f.lineno, f.name) for f in at))
    print("%-16s %6d passed %4d failed %6.1f s, of a processor %6.1f s" % (name, suite.passed, suite.failed, time.monotonic() - begin,
                                                                           processor() - worked), flush=True)
    return suite.passed, suite.failed


def run_group(names, update):
    return [run_suite(name, update) for name in names]


def run_apart(names, update):
    """Run a group in a new process: what its suites import and put into sys.path must not reach the next group."""
    with concurrent.futures.ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(run_group, names, update).result()


def main():
    os.chdir(os.path.dirname(HERE))
    # A shell without job control ignores them in the background, and so would every program that is started here.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)
    update = "--update" in sys.argv
    chosen = [a for a in sys.argv[1:] if not a.startswith("-")] or SUITES
    unknown = set(chosen) - set(SUITES)
    if unknown:
        sys.exit("unknown: %s; there are: %s" % (" ".join(sorted(unknown)), " ".join(SUITES)))
    beside = [[name for name in group if name in chosen] for group in SIDE_BY_SIDE]
    results = run_group([name for name in chosen if not any(name in group for group in beside)], update)
    # One more than there are cores: most of them wait for something now and then.
    with concurrent.futures.ThreadPoolExecutor((os.cpu_count() or 1) + 1) as pool:
        for group in [pool.submit(run_apart, names, update) for names in beside if names]:
            results += group.result()
    passed, failed = (sum(counts) for counts in zip(*results))
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
