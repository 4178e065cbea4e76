#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs Eva on the drivers that changed since scripts/prove/eva.tsv.

    eva_run.py               analyses what changed, and brings that file up to date
    eva_run.py DRIVER...     these drivers only
    eva_run.py --cold        analyses all, without earlier results
    eva_run.py --check       fails if the file is not up to date, and analyses one driver anew, each day the next; for CI

A row of the file says that a driver had no alarm and reached enough statements. Results are looked up by content: the
driver with all that it includes as Frama-C prints it, that is with macros expanded, with contracts and with the
declarations of Frama-C's own library, but without comments; the command; its line in the list; and the functions in it
whose alarms do not count because WP proves them. The first line of the file names what all results depend on: the
version of Frama-C, its library, and eva.py, which runs an analysis and reads what it says."""
import argparse
import concurrent.futures
import functools
import hashlib
import os
import re
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import eva  # noqa: E402
import tools  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
RESULTS = os.path.join(HERE, "eva.tsv")
HEADER = "driver\treached\tseconds\tcontent"
DAY = 24 * 60 * 60
# The plug-in knows annotations of its own, which are printed, too.
PRINTER = ["frama-c", "-no-autoload-plugins", "-load-module", "eva"]


def inputs():
    """Files that decide results and are no part of a driver."""
    return {"libc": tools.inputs()["libc"], "analysis": os.path.join(HERE, "eva.py")}


def environment(version, paths):
    return tools.content_of([version], paths)


@functools.lru_cache(maxsize=None)
def version():
    return tools.call(["frama-c", "-version"])[1].strip()


def printed(driver, folder=eva.HERE):
    """The sources of a driver as Frama-C sees them."""
    out = os.path.join(tools.BUILD, re.sub(r"\W+", "_", "_".join([folder, driver.title])) + ".printed.c")
    if os.path.exists(out):
        os.remove(out)
    sources = [option for option in driver.options if option.endswith(".c")]
    code, said, _ = tools.call(PRINTER + driver.parsing(folder) + sources + ["-print", "-print-libc", "-ocode", out])
    if code != 0 or not os.path.exists(out):
        raise tools.ToolError("%s: %s" % (driver.title, said))
    with open(out, encoding="utf-8") as f:
        return f.read()


def content(driver, text, known):
    """What the result of a driver depends on, as one number; `known` are the functions whose alarms do not count."""
    named = set(re.findall(r"[A-Za-z_]\w*", text))
    excused = sorted("%s %s" % (name, unit) for name, unit in known.items() if name in named)
    # In its own folder: where a copy of the tree lies does not matter.
    parts = [driver.line, " ".join(driver.command(eva.HERE)), " ".join(excused), text]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]


def key(driver, folder=eva.HERE):
    return content(driver, printed(driver, folder), eva.known())


def read_results(names_all):
    """Rows by driver; none if they are of another environment."""
    if not os.path.exists(RESULTS):
        return {}
    with open(RESULTS, encoding="utf-8") as f:
        first, *lines = f.read().split("\n")
    if first != HEADER + "\t" + names_all:
        return {}
    rows = [line.split("\t") for line in lines if line]
    return {row[0]: row for row in rows}


def write_results(rows, names_all):
    with open(RESULTS + ".new", "w", encoding="utf-8") as f:
        f.write(HEADER + "\t" + names_all + "\n")
        for title in sorted(rows):
            f.write("\t".join(rows[title]) + "\n")
    os.replace(RESULTS + ".new", RESULTS)


def compare(keys, rows):
    """What is wrong with the file, for the contents of all drivers by title."""
    changed = [title for title in keys if rows.get(title, [""])[-1] != keys[title]]
    return (["%s is not in scripts/prove/eva.tsv as it is now: run make prove-eva and commit that file" % title for title in changed]
            + ["scripts/prove/eva.tsv: %s is gone: run make prove-eva" % title for title in rows if title not in keys])


def in_turn(drivers, day):
    """The driver that is analysed anew on a day."""
    return drivers[day % len(drivers)]


def run(driver):
    """The driver, whether it failed, what is printed, and its row without the content."""
    wrong, reached = driver.analyse()
    if reached < driver.least:
        wrong.append("only %d %% of the statements are reached" % reached)
    head = "%-32s %4d alarms, %d %% of the statements reached, %.0f s" % (
        driver.title, sum(line.startswith("alarm") for line in wrong), reached, driver.seconds)
    return driver, bool(wrong), "\n    ".join([head] + wrong), [driver.title, str(reached), "%.0f" % driver.seconds]


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("drivers", nargs="*")
    arguments.add_argument("--check", action="store_true")
    arguments.add_argument("--cold", action="store_true")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    a = arguments.parse_args()
    if a.check and (a.drivers or a.cold):
        arguments.error("--check is for all drivers")
    tools.configure()
    names_all = environment(version(), inputs())
    rows = read_results(names_all)
    chosen = eva.drivers(a.drivers)
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        keys = dict(zip([driver.title for driver in chosen], pool.map(key, chosen)))
        todo = [driver for driver in chosen if a.cold or rows.get(driver.title, [""])[-1] != keys[driver.title]]
        wrong = []
        if a.check:
            wrong = compare(keys, rows)
            todo = [in_turn(chosen, int(time.time()) // DAY)]
        for job in concurrent.futures.as_completed([pool.submit(run, driver) for driver in todo]):
            driver, bad, text, row = job.result()
            failed += bad
            print(text, flush=True)
            if bad:
                rows.pop(driver.title, None)
            else:
                rows[driver.title] = row + [keys[driver.title]]
            if not a.check:
                write_results(rows, names_all)
    if not a.check and not a.drivers:
        write_results({title: row for title, row in rows.items() if title in keys}, names_all)
    for line in wrong:
        print("FAIL " + line)
    failed += len(wrong)
    print("%d drivers, %d analysed anew" % (len(chosen), len(todo)))
    print("%d passed, %d failed" % (max(0, len(chosen) - failed), failed))
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except tools.ToolError as error:
        print("prove: %s" % error, file=sys.stderr)
        sys.exit(2)
