#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What of the library is run by seeds, corpora and unit tests: `make fuzz-coverage WITH='seeds unit'`.

    coverage.py [--targets NAME,...] PART...

PART: `seeds` (fuzz/seeds, fuzz/regressions and the samples, through every target), `corpus` (what
`make fuzz` has left in build/fuzz/corpus, besides), `unit` (the programs of tests/unit; and those of tests/
that change and cut the samples and let calls fail, on every sample and refusal). Writes build/fuzz/
coverage/: index.html with every line, table.txt with a row per file, and prints the table. Needs the
programs of the flavour `cov`; files of generated/ and runtime/ count.
"""
import concurrent.futures
import glob
import json
import os
import shutil
import subprocess
import sys

import targets

OUT = os.path.join(targets.ROOT, "coverage")
COUNTED = ("generated/", "runtime/")
REFUSALS = os.path.join("build", "refusals")


def run_with_profile(name, arguments):
    """Runs a program, which leaves OUT/raw/NAME.profraw. Returns what was wrong."""
    profile = os.path.join(OUT, "raw", name + ".profraw")
    env = dict(os.environ, LLVM_PROFILE_FILE=os.path.abspath(profile), LC_ALL="C")
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
            if not name.startswith("test_ksyc_"):
                yield name, [os.path.join("build", "cov", "tests", "unit", name)]
        samples = [path for fmt in targets.FORMATS for path in sorted(glob.glob("%s/*.%s" % (targets.SAMPLES, fmt)))]
        refusals = [path for fmt in targets.FORMATS for path in sorted(glob.glob("%s/*.%s" % (REFUSALS, fmt)))]
        for name, paths in (("mutate", samples), ("faults", samples + refusals), ("touched", []),
                            ("stream", [path for path in samples if path.endswith(".primitiv")])):
            yield name, [os.path.join("build", "cov", "tests", name)] + paths
        yield "stream_random", [os.path.join("build", "cov", "tests", "stream"), "--random", "300"]


def tool(name, *arguments):
    done = subprocess.run([name] + list(arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode != 0:
        raise SystemExit("%s: %s" % (name, done.stderr[-1000:].decode("utf-8", "replace")))
    return done.stdout


def percent(counts):
    return "%6.2f %%" % (100.0 * counts["covered"] / counts["count"]) if counts["count"] else "     -  "


def table(summary):
    """A row per file, then one per folder and one for all: what is missing, and how much that is."""
    rows, sums = [], {}
    root = os.getcwd() + os.sep
    for file in summary["data"][0]["files"]:
        name = file["filename"]
        name = os.path.normpath(name[len(root):] if name.startswith(root) else name)
        if not name.startswith(COUNTED):
            continue
        rows.append((name, file["summary"]))
        for group in (name.split("/")[0] + "/", "all"):
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


def main():
    os.chdir(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    sys.dont_write_bytecode = True
    arguments, names = sys.argv[1:], []
    if arguments[:1] == ["--targets"]:
        names = [name for name in arguments[1].replace(",", " ").split() if name]
        arguments = arguments[2:]
    if not arguments or set(arguments) - {"seeds", "corpus", "unit"}:
        sys.exit(__doc__.strip())
    shutil.rmtree(OUT, ignore_errors=True)
    os.makedirs(os.path.join(OUT, "raw"))
    tool(sys.executable, "tests/samples/make_samples.py", "--refusals", REFUSALS)
    jobs = list(jobs_of(arguments, targets.chosen(names)))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        problems = [problem for problem in pool.map(lambda job: run_with_profile(*job), jobs) if problem]
    merged = os.path.join(OUT, "merged.profdata")
    tool("llvm-profdata", "merge", "-sparse", "-o", merged, *sorted(glob.glob(os.path.join(OUT, "raw", "*.profraw"))))
    programs = []
    for _, arguments in jobs:
        programs += ["-object", arguments[0]] if programs else [arguments[0]]
    given = programs + ["-instr-profile=" + merged, "-path-equivalence=.," + os.getcwd()]
    everything = tool("llvm-cov", "export", "-summary-only", *given)
    with open(os.path.join(OUT, "summary.json"), "wb") as file:
        file.write(everything)
    text = table(json.loads(everything))
    with open(os.path.join(OUT, "table.txt"), "w", encoding="ascii") as file:
        file.write(text)
    tool("llvm-cov", "show", "-format=html", "-show-branches=count", "-output-dir=" + OUT, *given,
         *[os.path.join(os.getcwd(), folder) for folder in COUNTED])
    print(text, end="")
    print("%s/index.html has every line, %s/table.txt this table" % (OUT, OUT))
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
