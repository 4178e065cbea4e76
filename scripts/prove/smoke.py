#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Looks for what is proved because it cannot happen: the smoke tests of WP, function by function.

    smoke.py              tests the functions that changed since scripts/prove/smoke.tsv, and brings that file up to date
    smoke.py UNIT...      these units only
    smoke.py --check      runs no prover: the file must be up to date, and all that is dead must be in the list; for CI

A smoke test is an attempt to prove false: from the preconditions of a function, in each branch, in each loop, and behind
each call. One that succeeds has found dead code, of which everything is proved, or a contract that contradicts itself.
The file scripts/prove/dead lists what may be dead, line by line, each with a reason. What is dead and not in the list is
a failure, and so is what is in the list and not dead. Results are looked up by content, as in prove.py.

A prover that does not find a contradiction has not shown that there is none: these tests find mistakes, they prove
nothing. Contradictions that exist are found in less than a tenth of a second, so a test ends after LIMIT."""
import argparse
import concurrent.futures
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import granted  # noqa: E402
import prove  # noqa: E402
import tools  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
RESULTS = os.path.join(HERE, "smoke.tsv")
LIST = os.path.join(HERE, "dead")
HEADER = "unit\tfunction\ttests\tcontent\tdead lines"
# What ksyc writes has its contracts from the grammar; these units are tested when they are named.
WRITTEN_BY_KSYC = re.compile(r"_(compute|validate|view)$")
LIMIT = 1  # seconds for one test
ONLY = ",".join("-@" + kind for kind in ("requires", "assigns", "ensures", "exits", "assert", "invariant", "variant",
                                          "terminates", "decreases"))
CONTRADICTION = "(preconditions)"  # in place of a line; never allowed
BETWEEN = " ;; "


class Smoke:
    """The smoke tests of one function: how many, and the lines of the source that are dead."""

    def __init__(self, text, sources):
        self.tests = len(re.findall(r"^\[wp\] \[\w+\] Smoke-test ", text, re.M))
        # A function without preconditions, branches and calls has no test.
        self.done = re.search(r"^\[wp\] (?:Proved goals:|Warning: No goal generated)", text, re.M) is not None
        dead = set()
        for name, rest in re.findall(r"^\[wp\] \[Failed\] Smoke-test (\S+)(.*?)(?=^\[wp\] \[|^\[wp\] Proved|\Z)", text, re.M | re.S):
            at = re.search(r"^\[wp[^\]]*\] ([^\s:]+):(\d+): Warning: Failed smoke-test", rest, re.M)
            if "_smoke_default_requires" in name or not at:
                dead.add(CONTRADICTION)
            else:
                dead.add(sources.line(at.group(1), int(at.group(2))))
        self.dead = sorted(dead)


class Sources:
    """Lines of files, without blanks at both ends."""

    def __init__(self):
        self.files = {}

    def line(self, path, number):
        if path not in self.files:
            with open(os.path.join(tools.ROOT, path), encoding="utf-8") as f:
                self.files[path] = f.read().split("\n")
        return " ".join(self.files[path][number - 1].split())


def test(task, sources):
    """The smoke tests of a task. CVC4 alone, without scripts and slower provers."""
    command = (tools.FRAMA_C + ["-load", task.unit.saved] + tools.options(task.unit) +
               ["-wp-smoke-tests", "-wp-prop=" + ONLY, "-wp-prover", "cvc4", "-wp-smoke-timeout", str(LIMIT), "-wp-timeout",
                str(LIMIT), "-wp-par", "1", "-wp-session", tools.SESSION, "-wp-cache", "none", "-wp-fct", task.name])
    code, text, _ = tools.call(command)
    smoke = Smoke(text, sources)
    if code != 0 or not smoke.done:
        raise tools.ToolError("%s: %s: %s" % (task.unit.path, task.name, text.strip()[-400:]))
    return smoke


def read_results(environment):
    """Rows by unit and function; none if they are of another environment."""
    if not os.path.exists(RESULTS):
        return {}
    with open(RESULTS, encoding="utf-8") as f:
        first, *lines = f.read().split("\n")
    if first != HEADER + "\t" + environment:
        return {}
    rows = [line.split("\t") for line in lines if line]
    return {(row[0], row[1]): row for row in rows}


def write_results(rows, environment):
    with open(RESULTS + ".new", "w", encoding="utf-8") as f:
        f.write(HEADER + "\t" + environment + "\n")
        for key in sorted(rows):
            f.write("\t".join(rows[key]) + "\n")
    os.replace(RESULTS + ".new", RESULTS)


def read_list(path=LIST):
    """Lines that may be dead: (function, line) of `function: line` below `# reason`; a line without a reason above it is
    a mistake."""
    allowed = set()
    reason = ""
    with open(path, encoding="utf-8") as f:
        for line in f.read().split("\n"):
            if line.startswith("#"):
                reason = line[1:].strip()
            elif not line.strip():
                reason = ""
            else:
                function, _, text = line.partition(": ")
                if not reason or not text:
                    raise ValueError("%s: a line without a reason, or not `function: line`: %s" % (path, line))
                allowed.add((function, " ".join(text.split())))
    return allowed


def compare(rows, allowed, everything):
    """What is dead and not in the list, and, if all units were looked at, the other way round."""
    wrong = []
    seen = set()
    for row in rows:
        for line in row[4].split(BETWEEN) if row[4] else ():
            seen.add((row[1], line))
            if line == CONTRADICTION or (row[1], line) not in allowed:
                wrong.append("%s: %s is dead and not in scripts/prove/dead: %s" % (row[0], row[1], line))
    if everything:
        wrong += ["scripts/prove/dead: not dead: %s: %s" % pair for pair in sorted(allowed - seen)]
    return wrong


def wanted_units(names):
    return prove.read_units(names) if names else [u for u in prove.read_units(()) if not WRITTEN_BY_KSYC.search(u.name)]


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("units", nargs="*")
    arguments.add_argument("--check", action="store_true")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    a = arguments.parse_args()
    tools.configure()
    versions = tools.versions()
    environment = tools.environment()
    rows = read_results(environment)
    allowed = granted.Granted()
    units = wanted_units(a.units)
    tasks = [task for unit in units for task in prove.tasks_of(unit, versions, allowed).tasks if task.name != prove.LEMMAS]
    wrong = []
    stale = [t for t in tasks if rows.get((t.unit.name, t.name), [""] * 5)[3] != t.key]
    if a.check:
        wrong += ["%s: %s is not in scripts/prove/smoke.tsv as it is now: run make prove-smoke and commit that file" %
                  (t.unit.path, t.name) for t in stale]
        stale = []
    sources = Sources()
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        jobs = {pool.submit(test, task, sources): task for task in stale}
        for done, job in enumerate(concurrent.futures.as_completed(jobs), 1):
            task, smoke = jobs[job], job.result()
            rows[(task.unit.name, task.name)] = [task.unit.name, task.name, str(smoke.tests), task.key, BETWEEN.join(smoke.dead)]
            print("[%d/%d] %s %s: %d tests, %d lines are dead" %
                  (done, len(stale), task.unit.name, task.name, smoke.tests, len(smoke.dead)), flush=True)
            write_results(rows, environment)
    names = {(t.unit.name, t.name) for t in tasks}
    gone = [key for key in rows if key not in names and (not a.units or key[0] in a.units) and
            not (not a.units and WRITTEN_BY_KSYC.search(key[0]))]
    if a.check:
        wrong += ["scripts/prove/smoke.tsv: %s %s is gone" % key for key in gone]
    elif gone:
        rows = {key: row for key, row in rows.items() if key not in gone}
        write_results(rows, environment)
    own = [rows[(t.unit.name, t.name)] for t in tasks if (t.unit.name, t.name) in rows]
    wrong += compare(own, read_list(), not a.units)
    for line in wrong:
        print(line)
    print("%d functions, %d tests, %d dead lines" % (
        len(own), sum(int(row[2]) for row in own), sum(len(row[4].split(BETWEEN)) for row in own if row[4])))
    print("%d passed, %d failed" % (len(tasks) - min(len(tasks), len(wrong)), len(wrong)))
    return 1 if wrong else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (tools.ToolError, ValueError) as error:
        print("smoke: %s" % error, file=sys.stderr)
        sys.exit(2)
