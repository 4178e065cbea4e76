#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs Eva on the drivers of scripts/prove/eva/, and holds its alarms against the explained ones.

A driver calls code on input of unknown content and says what it stands for. scripts/prove/eva/drivers
lists them with the sources that belong to each, a time limit in seconds, the least percentage of statements
that have to be reached, and options; scripts/prove/eva/explained.tsv has the alarms that were looked at,
each with the reason why it is none. An alarm that is not there fails, and so does one that is there but
does not come any more.

What WP proves of a function for all callers that keep its preconditions is no alarm: Eva, which looks at one call
after the other with less precision, may find it unknown, but not invalid. Preconditions are left, at each call."""
import argparse
import os
import re
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import tools  # noqa: E402

HERE = os.path.join("scripts", "prove", "eva")


def drivers(wanted):
    with open(os.path.join(tools.ROOT, HERE, "drivers"), encoding="utf-8") as f:
        for line in f:
            words = line.split("#")[0].split()
            if words and (not wanted or words[0] in wanted):
                sources = [word for word in words[3:] if word.endswith(".c")]
                options = [word for word in words[3:] if not word.endswith(".c")]
                yield words[0], int(words[1]), int(words[2]), sources, options


def explained():
    """(driver, function, kind, property) of each alarm that was looked at."""
    with open(os.path.join(tools.ROOT, HERE, "explained.tsv"), encoding="utf-8") as f:
        rows = [line.split("\t") for line in f.read().split("\n")[1:] if line]
    for row in rows:
        if len(row) != 5 or not row[4].strip():
            raise tools.ToolError("explained.tsv: an alarm without a reason: " + "\t".join(row))
    return {tuple(row[:4]) for row in rows}


def proved():
    """Functions whose contracts and bodies are proved by prove.py."""
    with open(os.path.join(tools.ROOT, "scripts", "prove", "proved.tsv"), encoding="utf-8") as f:
        return {line.split("\t")[1] for line in f.read().split("\n")[1:] if line}


def is_alarm(function, kind, status, known):
    """What is invalid is an alarm wherever it is: a stand-in that breaks its contract would end the analysis there."""
    if status in ("Valid", "Considered valid", "Dead"):
        return False
    return "Invalid" in status or function not in known or kind.startswith("precondition of")


def analyse(name, limit, sources, options):
    """Alarms, percentage of statements reached in the functions that are called, what went wrong."""
    table = os.path.join(tools.BUILD, name + ".csv")
    if os.path.exists(table):
        os.remove(table)
    command = ["timeout", str(limit), "frama-c"] + tools.KERNEL[:-1]
    defines = [option for option in options if option.startswith("-D")]
    command += [tools.KERNEL[-1] + "".join(" " + define for define in defines)]
    command += [os.path.join(HERE, name + ".c")] + sources
    command += ["-eva", "-eva-no-show-progress"] + [option for option in options if option not in defines]
    command += ["-then", "-report-csv", table]
    code, text, _ = tools.call(command)
    with open(os.path.join(tools.BUILD, name + ".log"), "w", encoding="utf-8") as f:
        f.write(text)
    if code != 0 or not os.path.exists(table):
        return set(), 0, ["Eva ends with code %d (124: more than %d seconds)" % (code, limit)]
    alarms = set()
    by_proof = proved()
    with open(table, encoding="utf-8") as f:
        for row in f.read().split("\n")[1:]:
            cells = row.split("\t")
            if len(cells) == 7 and not cells[0].startswith("FRAMAC_SHARE") and is_alarm(cells[3], cells[4], cells[5], by_proof):
                alarms.add((name, cells[3], cells[4], re.sub(r"\s+", " ", cells[6])))
    reached = re.search(r"statements reached \(out of \d+\): (\d+)% coverage", text)
    # What was left out of the analysis would be left out of its answer, too.
    gaps = [line for line in text.split("\n")
            if re.search(r"no definition|missing-spec|neither code nor specification|User Error|degenerat", line, re.I)]
    return alarms, int(reached.group(1)) if reached else 0, gaps


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("drivers", nargs="*")
    a = arguments.parse_args()
    tools.configure()
    known = explained()
    passed = failed = 0
    for name, limit, least, sources, options in drivers(a.drivers):
        start = time.monotonic()
        alarms, reached, wrong = analyse(name, limit, sources, options)
        own = {alarm for alarm in known if alarm[0] == name}
        wrong += ["new alarm in %s: %s: %s" % alarm[1:] for alarm in sorted(alarms - own)]
        if not wrong:
            wrong += ["no alarm any more in %s: %s: %s" % alarm[1:] for alarm in sorted(own - alarms)]
        if reached < least:
            wrong.append("only %d %% of the statements are reached" % reached)
        print("%-20s %4d alarms, %d explained, %d %% of the statements reached, %.0f s" %
              (name, len(alarms), len(alarms & own), reached, time.monotonic() - start), flush=True)
        for line in wrong:
            print("    " + line)
        passed += not wrong
        failed += bool(wrong)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except tools.ToolError as error:
        print("prove: %s" % error, file=sys.stderr)
        sys.exit(2)
