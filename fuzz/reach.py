#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""How far the readers are reached from nothing: `make fuzz-reach TIME=600`.

    reach.py SECONDS TARGET...

Each target runs with libFuzzer and the mutator for so many seconds of processor, from an empty corpus. What
it has kept then goes through its program of the flavour `cov`, as the engine has seen it, and what that
takes of the branches of each generated reader is printed. Corpora stay in build/fuzz/reach until the
next time.
"""
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys

import run
import targets

OUT = os.path.join(targets.ROOT, "reach")


def readers(target):
    """Generated sources of the target's formats, and of what these import and no other target reads."""
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
        result = run.timed(target, corpus, [], max(2, int(seconds - used)))
        used += result.cpu
        executions += result.executions
        if result.code != 0:
            break                           # timed() has said why
    return used, executions


def branches(target):
    """{source: (taken, all)} for the corpus."""
    profile = os.path.join(OUT, target.name + ".profraw")
    merged = os.path.join(OUT, target.name + ".profdata")
    program = target.program("cov")
    subprocess.run([program, "--as-fuzzed", os.path.join(OUT, target.name)], check=True, stdout=subprocess.DEVNULL,
                   env=dict(os.environ, LLVM_PROFILE_FILE=os.path.abspath(profile)))
    subprocess.run(["llvm-profdata", "merge", "-sparse", "-o", merged, profile], check=True)
    told = subprocess.run(["llvm-cov", "export", "-summary-only", program, "-instr-profile=" + merged], check=True,
                          stdout=subprocess.PIPE).stdout
    counts = {}
    for file in json.loads(told)["data"][0]["files"]:
        name = "generated/" + os.path.basename(file["filename"])
        if name in readers(target) and "generated" in file["filename"]:
            summary = file["summary"]["branches"]
            counts[name] = (summary["covered"], summary["count"])
    return counts


def main():
    os.chdir(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    sys.dont_write_bytecode = True
    if len(sys.argv) < 3:
        sys.exit(__doc__.strip())
    seconds, chosen = float(sys.argv[1]), targets.chosen(sys.argv[2:])
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        spent = list(pool.map(lambda target: explore(target, seconds), chosen))
    print("| target | CPU seconds | executions | reader | branches | taken | share |")
    print("|---|--:|--:|---|--:|--:|--:|")
    for target, (used, executions) in zip(chosen, spent):
        for name, (taken, count) in sorted(branches(target).items()):
            print("| %s | %.0f | %d | %s | %d | %d | %.1f %% |" % (target.name, used, executions, name, count, taken,
                                                               100.0 * taken / max(count, 1)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
