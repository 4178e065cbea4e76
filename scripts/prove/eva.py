# SPDX-License-Identifier: Apache-2.0
"""Eva on the drivers of scripts/prove/eva/, which the file drivers in that folder lists; for eva_run.py. An alarm is a
failure.

A driver calls code on input of unknown content, and documents what this input represents.

Obligations that WP proves of a function for all callers that satisfy its preconditions are not alarms: Eva, which
analyses each call with less precision, may not be able to prove them. The preconditions of a function at calls from
code that is not proved are alarms."""
import os
import re
import sys

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
        self.line = " ".join(line.split())
        self.name, items, limit, least, *options = line.split()
        self.title = self.name if items == "-" else "%s, lists of %s" % (self.name, items)
        self.limit = int(limit)
        self.seconds = 0.0  # of processor, in the last analysis
        self.least = int(least)
        self.defines = [option for option in options if option.startswith("-D")]
        self.options = [option for option in options if option not in self.defines]
        if self.name.endswith("_reader"):
            self.options += READER
        if items != "-":
            self.defines.append("-DITEMS=" + items)

    def parsing(self, folder):
        """What decides how the driver in this folder is read, and the driver."""
        flags = " ".join([tools.INCLUDES, "-I" + HERE] + self.defines)
        return tools.MACHINE + ["-cpp-extra-args=" + flags, os.path.join(folder, self.name + ".c")]

    def command(self, folder):
        # Of processor time: other work on the machine is no reason to fail.
        return (["prlimit", "--cpu=%d" % self.limit, "frama-c"] + self.parsing(folder) + ["-eva", "-eva-no-show-progress"] +
                CONVERSIONS + self.options)

    def analyse(self, folder=HERE):
        """Alarms and other problems, as lines, and the percentage of reached statements in the called functions. The
        driver is in the folder, and the files that it includes may be there, too."""
        base = os.path.join(tools.BUILD, re.sub(r"\W+", "_", "_".join([folder, self.title])))
        if os.path.exists(base + ".csv"):
            os.remove(base + ".csv")
        code, text, self.seconds = tools.call(self.command(folder) + ["-then", "-report-csv", base + ".csv"])
        with open(base + ".log", "w", encoding="utf-8") as f:
            f.write(text)
        if code != 0 or not os.path.exists(base + ".csv"):
            return ["Eva ends with code %d after %.0f seconds of at most %d" % (code, self.seconds, self.limit)], 0
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


def known():
    """Functions whose alarms do not count, and the unit of each. Nothing shows what is granted, neither here nor in
    prove.py."""
    return dict(proved(), **{name: "granted" for name in granted.Granted().names["contract"]})


def alarms(table):
    excused = known()
    found = set()
    with open(table, encoding="utf-8") as f:
        for row in f.read().split("\n")[1:]:
            cells = row.split("\t")
            if len(cells) != 7 or cells[0].startswith("FRAMAC_SHARE"):
                continue
            function, kind, status = cells[3:6]
            if status in ("Valid", "Considered valid", "Dead") or (function in excused and "Invalid" not in status):
                continue
            found.add("alarm in %s: %s: %s" % (function, kind, re.sub(r"\s+", " ", cells[6])))
    return sorted(found)


def gaps(text):
    """What the analysis left out, so that its result does not cover it: undefined functions, and code after a call of a
    function of a driver whose contract is certainly violated."""
    found = [line for line in text.split("\n")
             if re.search(r"no definition|missing-spec|neither code nor specification|User Error|degenerat", line, re.I)]
    units = proved()
    broken = set(re.findall(r"function (\w+): postcondition got status invalid", text))
    return found + ["%s breaks its contract" % name for name in sorted(broken) if units.get(name) != ANALYSED]
