#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Coverage of the library by seeds, corpora and tests: `make fuzz-coverage WITH='seeds unit commands'`.

    coverage.py [--targets NAME,...] PART...

PART: `seeds` (fuzz/seeds, fuzz/regressions and the samples, through every target), `corpus` (also what `make fuzz`
has left in build/fuzz/corpus), `unit` (the programs of tests/unit; and those of tests/ that change and truncate the
samples and let calls fail, on every sample and refusal), `commands` (the suites of tests/ that run the command and
ksyc). Writes build/fuzz/coverage/: index.html with every line, table.txt with a row per file, missing.txt with every
branch that was not taken, and prints the table.

With the parts of `make fuzz-coverage` and all targets, missing branches are compared with fuzz/uncovered.md: a branch
without a row there and a row without a branch are reported, and the exit code is 1. Needs the programs of the flavour
`cov`; files of generated/ and runtime/ count.
"""
import concurrent.futures
import fnmatch
import glob
import json
import os
import re
import shutil
import subprocess
import sys

import targets

OUT = os.path.join(targets.ROOT, "coverage")
COUNTED = ("generated/", "runtime/")
REFUSALS = os.path.join("build", "refusals")
REVIEW = os.path.join("fuzz", "uncovered.md")
REVIEWED = {"seeds", "unit", "commands"}    # the parts to which REVIEW applies
# Suites that are about the command itself; those about memory and time would measure the instrumentation.
SUITES = ("golden", "valid", "refused", "ksyc", "values", "convert", "output", "stream", "terminal", "progress")


def run_with_profile(name, arguments, **more):
    """Runs a program, which writes OUT/raw/NAME.profraw. Returns what was wrong."""
    profile = os.path.join(OUT, "raw", name + ".profraw")
    env = dict(os.environ, LLVM_PROFILE_FILE=os.path.abspath(profile), LC_ALL="C", **more)
    done = subprocess.run(arguments, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        return "%s: exit code %d: %s" % (name, done.returncode, done.stdout[-500:].decode("utf-8", "replace"))
    return None


def jobs_of(parts, chosen):
    """(name, arguments) of everything to be run."""
    for target in chosen:
        paths = [target.prepare()] if "seeds" in parts else []
        if "corpus" in parts:
            paths.append(target.folder("corpus"))
        if paths:
            yield target.name, [target.program("cov")] + paths
    if "unit" in parts:
        for source in sorted(glob.glob("tests/unit/test_*.c")):
            name = os.path.splitext(os.path.basename(source))[0]
            yield name, [os.path.join("build", "cov", "tests", "unit", name)]
        samples = [path for fmt in targets.LIST for path in sorted(glob.glob("%s/*%s" % (targets.SAMPLES, fmt.suffix)))]
        refusals = [path for fmt in targets.LIST for path in sorted(glob.glob("%s/*%s" % (REFUSALS, fmt.suffix)))]
        for name, paths in (("mutate", samples), ("faults", samples + refusals), ("touched", []),
                            ("stream", [path for path in samples + refusals
                                        if path.endswith(tuple(fmt.suffix for fmt in targets.LIST if fmt.is_stream))])):
            yield name, [os.path.join("build", "cov", "tests", name)] + paths
        for fmt in targets.LIST:
            paths = [path for path in samples + refusals if path.endswith(fmt.suffix)]
            if fmt.is_proved:
                yield "validate_" + fmt.name, [os.path.join("build", "cov", "tests", "validate"), fmt.name] + paths
        yield "stream_random", [os.path.join("build", "cov", "tests", "stream"), "--random", "300", "--heads"]


def run_suites():
    """The suites, with the programs of this flavour. Many processes add up in one profile for each program."""
    return [run_with_profile("commands-%m", [sys.executable, "tests/run.py", name], TESTED_FLAVOUR="cov")
            for name in SUITES]


def tool(name, *arguments):
    done = subprocess.run([name] + list(arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode != 0:
        raise SystemExit("%s: %s" % (name, done.stderr[-1000:].decode("utf-8", "replace")))
    return done.stdout


def percent(counts):
    return "%6.2f %%" % (100.0 * counts["covered"] / counts["count"]) if counts["count"] else "     -  "


def own_name(path):
    """Converts a path of llvm-cov to a path relative to the tree."""
    root = os.getcwd() + os.sep
    return os.path.normpath(path[len(root):] if path.startswith(root) else path)


def group_of(name):
    """Validators by themselves: each of their functions repeats the checks of its callers, since it is proved
    separately, for all inputs."""
    if name.endswith(("_validate.c", "_compute.h")):
        return "generated/ validators"
    return name.split("/")[0] + "/"


def table(report):
    """A row per file, then one per folder and one for all: what is missing, and its share."""
    rows, sums = [], {}
    for file in report["data"][0]["files"]:
        name = own_name(file["filename"])
        if not name.startswith(COUNTED):
            continue
        rows.append((name, file["summary"]))
        for group in (group_of(name), "all"):
            total = sums.setdefault(group, {})
            for kind, counts in file["summary"].items():
                known = total.setdefault(kind, {"count": 0, "covered": 0})
                known["count"] += counts["count"]
                known["covered"] += counts["covered"]
    lines = ["%-42s %9s %9s %9s %9s" % ("file", "branches", "missing", "lines", "functions")]
    for name, counts in sorted(rows) + sorted(sums.items(), key=lambda item: (item[0] == "all", item[0])):
        branches = counts["branches"]
        lines.append("%-42s %9s %9d %9s %9s" % (name, percent(branches), branches["count"] - branches["covered"],
                                                percent(counts["lines"]), percent(counts["functions"])))
    return "\n".join(lines) + "\n"


class Missing:
    """A branch that was not taken."""

    def __init__(self, file, line, function, way, code):
        self.file, self.line, self.function, self.way, self.code = file, line, function, way, code

    def __str__(self):
        return "%s:%d: %s: never %s: %s" % (self.file, self.line, self.function, self.way, self.code)


def missing_in(report):
    """Every Missing of the counted files, in order."""
    functions = {}      # file: [(first line, last line, name)]
    for function in report["data"][0]["functions"]:
        file = own_name(function["filenames"][0])
        regions = [region for region in function["regions"] if region[5] == 0]
        if file.startswith(COUNTED) and regions:
            name = function["name"].split(":")[-1]
            functions.setdefault(file, set()).add((min(r[0] for r in regions), max(r[2] for r in regions), name))
    found = []
    for file in report["data"][0]["files"]:
        name = own_name(file["filename"])
        if not name.startswith(COUNTED):
            continue
        with open(name, encoding="utf-8") as source:
            text = source.read().split("\n")
        counts = {}     # a function in a header has counters in every program
        for first, column, last, end, yes, no, *_ in file["branches"]:
            both = counts.setdefault((first, column, last, end), [0, 0])
            both[0] += yes
            both[1] += no
        for (first, column, last, end), both in sorted(counts.items()):
            code = text[first - 1][column - 1:end - 1] if first == last else text[first - 1].strip()
            where = [f for f in functions.get(name, ()) if f[0] <= first <= f[1]]
            function = max(where)[2] if where else "-"
            found += [Missing(name, first, function, way, " ".join(code.split()))
                      for way, count in zip(("true", "false"), both) if count == 0]
    return found


class Row:
    """A row of a table of REVIEW: which branches, how many at most, and why no test takes them."""

    def __init__(self, line, cells):
        self.line = line
        self.file, self.function, code = (cell.strip("`") for cell in cells[:3])
        self.code = re.compile(code.replace("\\|", "|"))
        self.most = int(cells[3])
        self.used = 0

    def covers(self, branch):
        return (fnmatch.fnmatchcase(branch.file, self.file) and fnmatch.fnmatchcase(branch.function, self.function)
                and self.code.search("%s: %s" % (branch.way, branch.code)) is not None)


def read_review():
    rows = []
    with open(REVIEW, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip())[1:-1]]
            if len(cells) == 5 and cells[0].startswith("`"):
                rows.append(Row(number, cells))
    return rows


def review(found):
    """Rows that REVIEW lacks, and rows that it should not have."""
    rows = read_review()
    problems = []
    for branch in found:
        row = next((row for row in rows if row.covers(branch)), None)
        if row is None:
            problems.append("not in %s: %s" % (REVIEW, branch))
            continue
        row.used += 1
        if row.used > row.most:
            problems.append("%s:%d: one more: %s" % (REVIEW, row.line, branch))
    return problems + ["%s:%d: nothing like this is missing any more" % (REVIEW, row.line)
                       for row in rows if row.used == 0]


def main():
    os.chdir(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    sys.dont_write_bytecode = True
    parts, names = sys.argv[1:], []
    if parts[:1] == ["--targets"]:
        names = [name for name in parts[1].replace(",", " ").split() if name]
        parts = parts[2:]
    if not parts or set(parts) - {"seeds", "corpus", "unit", "commands"}:
        sys.exit(__doc__.strip())
    shutil.rmtree(OUT, ignore_errors=True)
    os.makedirs(os.path.join(OUT, "raw"))
    tool(sys.executable, "tests/samples/make_samples.py", "--refusals", REFUSALS)
    jobs = list(jobs_of(parts, targets.chosen(names, "cov")))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        problems = [problem for problem in pool.map(lambda job: run_with_profile(*job), jobs) if problem]
    programs = [arguments[0] for _, arguments in jobs]
    if "commands" in parts:
        problems += [problem for problem in run_suites() if problem]
        programs += [os.path.join("build", "cov", name) for name in ("tensorgate", "ksyc")]
    merged = os.path.join(OUT, "merged.profdata")
    tool("llvm-profdata", "merge", "-sparse", "-o", merged, *sorted(glob.glob(os.path.join(OUT, "raw", "*.profraw"))))
    objects = programs[:1] + [word for program in programs[1:] for word in ("-object", program)]
    given = objects + ["-instr-profile=" + merged, "-path-equivalence=.," + os.getcwd()]
    folders = [os.path.join(os.getcwd(), folder) for folder in COUNTED]
    report = json.loads(tool("llvm-cov", "export", "-skip-expansions", *given, *folders))
    text = table(report)
    with open(os.path.join(OUT, "table.txt"), "w", encoding="ascii") as file:
        file.write(text)
    found = missing_in(report)
    with open(os.path.join(OUT, "missing.txt"), "w", encoding="utf-8") as file:
        file.writelines("%s\n" % branch for branch in found)
    tool("llvm-cov", "show", "-format=html", "-show-branches=count", "-output-dir=" + OUT, *given, *folders)
    print(text, end="")
    print("%s/index.html has every line, %s/table.txt this table, %s/missing.txt what is missing" % (OUT, OUT, OUT))
    if set(parts) == REVIEWED and not names:
        problems += review(found)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
