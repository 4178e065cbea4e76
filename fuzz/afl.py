#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""afl.py TARGET SECONDS INSTANCES: AFL++ on one target, a main instance and secondary ones.

The main instance uses CmpLog, each secondary one a different power schedule. Findings are written to
build/fuzz/afl/TARGET/*/crashes; the next run continues from the corpus there. The targets take inputs in shared
memory and run thousands of them in one process.
"""
import glob
import os
import shutil
import subprocess
import sys
import time

import fuzz_run
import targets

SCHEDULES = ("explore", "exploit", "rare", "coe", "seek", "quad")

# These settings let AFL++ run without permission to configure the kernel.
ENVIRONMENT = {
    "AFL_SKIP_CPUFREQ": "1",
    "AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES": "1",
    "AFL_NO_AFFINITY": "1",
    "AFL_NO_UI": "1",
    "AFL_AUTORESUME": "1",
    "AFL_IGNORE_PROBLEMS": "1",
    "ASAN_OPTIONS": "abort_on_error=1:symbolize=0:detect_leaks=0:allocator_may_return_null=1:quarantine_size_mb=8",
    "UBSAN_OPTIONS": "halt_on_error=1:abort_on_error=1:symbolize=0",
}


def arguments(target, folder, seeds, seconds, number):
    """The command line of one instance."""
    command = ["afl-fuzz", "-i", seeds, "-o", folder, "-V", str(seconds), "-m", "none", "-t", "5000",
               "-M" if number == 0 else "-S", "main" if number == 0 else "secondary-%d" % number,
               "-p", SCHEDULES[number % len(SCHEDULES)]]
    dictionary = target.dictionary()
    if dictionary:
        command += ["-x", dictionary]
    if number == 0:
        command += ["-c", target.program("cmplog")]
    return command + ["--", target.program("afl")]


def figures(path):
    """fuzzer_stats as a dictionary."""
    with open(path, encoding="utf-8") as file:
        return dict([part.strip() for part in line.split(":", 1)] for line in file if ":" in line)


def main():
    os.chdir(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    sys.dont_write_bytecode = True
    if len(sys.argv) != 4 or not sys.argv[1]:
        sys.exit(__doc__.strip())
    target, seconds, instances = targets.chosen([sys.argv[1]])[0], int(sys.argv[2]), int(sys.argv[3])
    folder, seeds = target.folder("afl"), target.prepare(target.folder("afl-seeds"))
    env = dict(os.environ, **ENVIRONMENT)
    # Formats with tables in fuzz/mutator.
    if len(target.formats) == 1 and os.path.exists(os.path.join("generated", target.formats[0] + ".h")):
        env["AFL_CUSTOM_MUTATOR_LIBRARY"] = os.path.abspath("build/fuzz/mutator_afl.so")
        env["FUZZ_FORMAT"], env["FUZZ_PREFIX"] = target.formats[0], str(len(target.prefixes[0]))
    running = []
    for number in range(instances):
        log = open(os.path.join(target.folder("logs"), "afl-%d" % number), "wb")
        running.append(subprocess.Popen(arguments(target, folder, seeds, seconds, number), stdin=subprocess.DEVNULL,
                                        stdout=log, stderr=subprocess.STDOUT, env=env))
        time.sleep(1)
    codes = [child.wait() for child in running]
    for path in sorted(glob.glob(os.path.join(folder, "*", "fuzzer_stats"))):
        f = figures(path)
        print("%-14s %-8s %10s executions %9s a second, corpus %s, coverage %s, crashes %s, hangs %s" % (
            os.path.basename(os.path.dirname(path)), f["power_schedule"] if "power_schedule" in f else "", f["execs_done"],
            f["execs_per_sec"], f["corpus_count"], f["bitmap_cvg"], f["saved_crashes"], f["saved_hangs"]))
    found = sorted(glob.glob(os.path.join(folder, "*", "crashes", "id*")))
    for path in found:
        copy = os.path.join(target.folder("artifacts"), "afl-" + os.path.basename(path).replace(":", "-").replace(",", "-"))
        shutil.copy(path, copy)
        done = subprocess.run([target.program("libfuzzer"), copy], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env=fuzz_run.environment()) if os.path.exists(target.program("libfuzzer")) else None
        print("%s: %s" % (copy, fuzz_run.explain(done.stdout.decode("utf-8", "replace")) if done else "found"))
    failed = [code for code in codes if code]
    if failed:
        print("an instance ended with %d; see %s" % (failed[0], os.path.join(targets.ROOT, "logs", target.name)))
    return 1 if found or failed else 0


if __name__ == "__main__":
    sys.exit(main())
