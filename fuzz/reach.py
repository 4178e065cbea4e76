#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""How far the fuzzer gets into the readers without seeds: `make fuzz-reach TIME=600`.

    reach.py SECONDS TARGET...

Each target runs with libFuzzer and the mutator for this many seconds of processor time, from an empty corpus. The
resulting corpus is then run through the program of the flavour `cov`, with the checks that the engine made, and the
share of taken branches of each generated reader is printed. Corpora stay in build/fuzz/reach until the next run.

Readers repeat checks that no file can fail any more (see fuzz/uncovered.md), so the number of all branches is no
measure of a fuzzer. For comparison the table has the branches that are taken by any available file: seeds, samples,
past findings, what campaigns have left in build/fuzz/corpus, and the new corpus; and how many of them the seeds take.
"""
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys

import fuzz_run
import targets

OUT = os.path.join(targets.ROOT, "reach")


def readers(target):
    """Generated sources of the target's formats, and of their imports that no other target reads."""
    names, seen = list(target.formats), []
    for name in names:
        if name in seen or (name in targets.TARGETS and name not in target.formats):
            continue
        seen.append(name)
        header = targets.read(os.path.join("generated", name + ".h")).decode()
        names += [other for other in re.findall(r'^#include "(\w+)\.h"', header, re.M)
                  if os.path.exists(os.path.join("generated", other + ".c"))]
    return ["generated/%s.c" % name for name in seen]


def explore(target, seconds):
    """Fills the corpus; (seconds of processor, executions)."""
    corpus = os.path.join(OUT, target.name)
    shutil.rmtree(corpus, ignore_errors=True)
    os.makedirs(corpus)
    used, executions = 0.0, 0
    while used < seconds - 1:
        result = fuzz_run.timed(target, corpus, [], max(2, int(seconds - used)))
        used += result.cpu
        executions += result.executions
        if result.code != 0:
            break                           # timed() has reported why
    return used, executions


def branches(target, name, options, folders):
    """{source: {branch that is taken}} for all files in the folders, and {source: number of branches}."""
    profile = os.path.join(OUT, "%s.%s.profraw" % (target.name, name))
    merged = os.path.join(OUT, "%s.%s.profdata" % (target.name, name))
    program = target.program("cov")
    subprocess.run([program, *options, *folders], check=True, stdout=subprocess.DEVNULL,
                   env=dict(os.environ, LLVM_PROFILE_FILE=os.path.abspath(profile)))
    subprocess.run(["llvm-profdata", "merge", "-sparse", "-o", merged, profile], check=True)
    told = subprocess.run(["llvm-cov", "export", "-skip-expansions", program, "-instr-profile=" + merged], check=True,
                          stdout=subprocess.PIPE).stdout
    taken, count = {}, {}
    for file in json.loads(told)["data"][0]["files"]:
        source = "generated/" + os.path.basename(file["filename"])
        if source in readers(target) and "generated" in file["filename"]:
            # [line, column, line, column, times true, times false, ...]
            taken[source] = {(tuple(branch[:4]), way) for branch in file["branches"] for way in (4, 5) if branch[way] > 0}
            count[source] = 2 * len(file["branches"])
    return taken, count


def main():
    os.chdir(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    sys.dont_write_bytecode = True
    if len(sys.argv) < 3:
        sys.exit(__doc__.strip())
    seconds, chosen = float(sys.argv[1]), targets.chosen(sys.argv[2:])
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        spent = list(pool.map(lambda target: explore(target, seconds), chosen))
    print("| target | CPU seconds | executions | reader | branches | any file takes | seeds | from nothing | of all | "
          "of any file's |")
    print("|---|--:|--:|---|" + "--:|" * 6)
    for target, (used, executions) in zip(chosen, spent):
        reached = os.path.join(OUT, target.name)
        seeds = target.prepare()
        from_nothing, count = branches(target, "nothing", ["--as-fuzzed"], [reached])
        from_seeds, _ = branches(target, "seeds", [], [seeds])
        known, _ = branches(target, "known", [], [reached, seeds, target.folder("corpus")])
        for name in sorted(count):
            taken = from_nothing[name]
            known[name] |= taken
            print("| %s | %.0f | %d | %s | %d | %d | %d | %d | %.1f %% | %.1f %% |" % (
                target.name, used, executions, name, count[name], len(known[name]), len(from_seeds[name]), len(taken),
                100.0 * len(taken) / max(count[name], 1), 100.0 * len(taken) / max(len(known[name]), 1)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
