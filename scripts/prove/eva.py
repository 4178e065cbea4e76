#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs Eva on the drivers of scripts/prove/eva/, which the file drivers in that folder lists. An alarm is a failure.

A driver calls code on input of unknown content, and documents what this input represents.

Obligations that WP proves of a function for all callers that satisfy its preconditions are not alarms: Eva, which
analyses each call with less precision, may not be able to prove them. The preconditions of a function at calls from
code that is not proved are alarms."""
import argparse
import concurrent.futures
import os
import re
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import granted  # noqa: E402
import tools  # noqa: E402

HERE = os.path.join("scripts", "prove", "eva")

# For drivers that read with reader.h. States are kept separate as it requests, and by results of functions and short
# loops; each object of the arena is a separate block.
READER = ["-eva-interprocedural-splits", "-eva-split-limit=128", "-eva-split-return=full", "-eva-min-loop-unroll=3",
          "-eva-no-alloc-returns-null", "-eva-alloc-builtin=fresh", "-eva-mlevel=100", "-warn-special-float=none"]

# No conversion between integers loses bits. Whether unsigned arithmetic wraps around is asked driver by driver.
CONVERSIONS = ["-warn-unsigned-downcast", "-warn-signed-downcast"]

# reader.h replaces the functions of runtime/ks, except those of this unit.
ANALYSED = "ks_number"


class Driver:
    """A line of the file drivers."""

    def __init__(self, line):
        self.name, items, limit, least, *options = line.split()
        self.title = self.name if items == "-" else "%s, lists of %s" % (self.name, items)
        self.limit = int(limit)
        self.least = int(least)
        self.defines = [option for option in options if option.startswith("-D")]
        self.options = [option for option in options if option not in self.defines]
        if self.name.endswith("_reader"):
            self.options += READER
        if items != "-":
            self.defines.append("-DITEMS=" + items)

    def analyse(self, folder=HERE):
        """Alarms and other problems, as lines, and the percentage of reached statements in the called functions. The
        driver is in the folder, and the files that it includes may be there, too."""
        source = os.path.join(folder, self.name + ".c")
        base = os.path.join(tools.BUILD, re.sub(r"\W+", "_", "_".join([folder, self.title])))
        if os.path.exists(base + ".csv"):
            os.remove(base + ".csv")
        flags = " ".join([tools.INCLUDES, "-I" + HERE] + self.defines)
        command = ["timeout", str(self.limit), "frama-c"] + tools.MACHINE + ["-cpp-extra-args=" + flags]
        command += [source, "-eva", "-eva-no-show-progress"] + CONVERSIONS + self.options
        code, text, _ = tools.call(command + ["-then", "-report-csv", base + ".csv"])
        with open(base + ".log", "w", encoding="utf-8") as f:
            f.write(text)
        if code != 0 or not os.path.exists(base + ".csv"):
            return ["Eva ends with code %d (124: more than %d seconds)" % (code, self.limit)], 0
        reached = re.search(r"statements reached \(out of \d+\): (\d+)% coverage", text)
        return alarms(base + ".csv") + gaps(text), int(reached.group(1)) if reached else 0


def drivers(wanted):
    with open(os.path.join(tools.ROOT, HERE, "drivers"), encoding="utf-8") as f:
        lines = [line.split("#")[0] for line in f]
    found = [Driver(line) for line in lines if line.strip()]
    return [driver for driver in found if not wanted or driver.name in wanted]


def proved():
    """Functions whose contracts and bodies are proved by prove.py, and the unit of each."""
    with open(os.path.join(tools.ROOT, "scripts", "prove", "proved.tsv"), encoding="utf-8") as f:
        rows = [line.split("\t") for line in f.read().split("\n")[1:] if line]
    return {row[1]: row[0] for row in rows}


def alarms(table):
    # Nothing shows what is granted, neither here nor in prove.py.
    known = dict(proved(), **{name: "granted" for name in granted.Granted().names["contract"]})
    found = set()
    with open(table, encoding="utf-8") as f:
        for row in f.read().split("\n")[1:]:
            cells = row.split("\t")
            if len(cells) != 7 or cells[0].startswith("FRAMAC_SHARE"):
                continue
            function, kind, status = cells[3:6]
            if status in ("Valid", "Considered valid", "Dead") or (function in known and "Invalid" not in status):
                continue
            found.add("alarm in %s: %s: %s" % (function, kind, re.sub(r"\s+", " ", cells[6])))
    return sorted(found)


def gaps(text):
    """What the analysis left out, so that its result does not cover it: undefined functions, and code after a call of a
    function of a driver whose contract is certainly violated."""
    found = [line for line in text.split("\n")
             if re.search(r"no definition|missing-spec|neither code nor specification|User Error|degenerat", line, re.I)]
    known = proved()
    broken = set(re.findall(r"function (\w+): postcondition got status invalid", text))
    return found + ["%s breaks its contract" % name for name in sorted(broken) if known.get(name) != ANALYSED]


def run(driver):
    start = time.monotonic()
    wrong, reached = driver.analyse()
    if reached < driver.least:
        wrong.append("only %d %% of the statements are reached" % reached)
    head = "%-32s %4d alarms, %d %% of the statements reached, %.0f s" % (
        driver.title, sum(line.startswith("alarm") for line in wrong), reached, time.monotonic() - start)
    return bool(wrong), "\n    ".join([head] + wrong)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("drivers", nargs="*")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    a = arguments.parse_args()
    tools.configure()
    chosen = drivers(a.drivers)
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        for wrong, text in pool.map(run, chosen):
            failed += wrong
            print(text, flush=True)
    print("%d passed, %d failed" % (len(chosen) - failed, failed))
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except tools.ToolError as error:
        print("prove: %s" % error, file=sys.stderr)
        sys.exit(2)
