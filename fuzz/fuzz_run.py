#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the fuzz targets with libFuzzer; `make fuzz` and others call it, after building what it needs.

    fuzz_run.py fuzz TARGET SECONDS            continues with build/fuzz/corpus/TARGET until there is a finding
    fuzz_run.py smoke SECONDS                  all targets from the seeds, within this total time
    fuzz_run.py campaign MINUTES [TARGET...]   this many minutes of processor time each, and a table of all results
    fuzz_run.py speed EXECUTIONS [TARGET...]   this many executions from the seeds, and their processor time
    fuzz_run.py minimise TARGET FILE NAME      makes a finding small: fuzz/regressions/TARGET/NAME
    fuzz_run.py pack TARGET                    what its corpus covers beyond the seeds: fuzz/seeds/TARGET.tar.xz

Findings are written to build/fuzz/artifacts/TARGET. The report of one names the invariant of docs/security.md that
was broken. The last line of `smoke` is `N passed, N failed`.
"""
import base64
import concurrent.futures
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time

import targets

# Entropic schedules cost more time than they save if an input has thousands of features.
OPTIONS = ["-timeout=10", "-rss_limit_mb=2048", "-malloc_limit_mb=256", "-print_final_stats=1", "-entropic=0"]

MAX_PACKED = 1024       # bytes of a seed that is found by fuzzing

# A small quarantine: released blocks are used again soon enough to be cheap, and late enough to detect dangling
# pointers to them.
ENVIRONMENT = {
    "ASAN_OPTIONS": "quarantine_size_mb=8:thread_local_quarantine_size_kb=64:detect_stack_use_after_return=0:"
                    "strict_string_checks=1:allocator_may_return_null=1:handle_abort=1:malloc_context_size=4",
    "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1",
    "TZ": "UTC0",       # without it, libzip looks for a file with the time zone at every member
}

# What a report of a sanitizer or of libFuzzer implies about the invariants.
REPORTS = (
    (r"^(invariant \d+ .*)$", "%s"),
    (r"(ERROR: libFuzzer: timeout.*)", "invariant 4 (bounded time): %s"),
    (r"(ERROR: libFuzzer: out-of-memory.*)", "invariant 3 (bounded memory): %s"),
    (r"(ERROR: LeakSanitizer.*)", "invariant 1 (no memory error): %s"),
    (r"(.*: runtime error: .*)", "invariant 2 (no undefined behaviour): %s"),
    (r"(ERROR: AddressSanitizer.*)", "invariant 1 (no memory error): %s"),
    (r"(.*MemorySanitizer.*)", "invariant 1 (no memory error): %s"),
    (r"(ERROR: libFuzzer: .*)", "invariant 1 (no memory error): %s"),
)


def explain(log):
    """What was broken, in one line."""
    for pattern, words in REPORTS:
        found = re.search(pattern, log, re.M)
        if found:
            return words % found.group(1).strip()
    return "it ended in a way that no report explains"


class Result:
    """The result of one run of libFuzzer."""

    def __init__(self, target, code, log, seconds):
        self.target, self.code, self.log, self.seconds = target, code, log, seconds
        self.executions = self.number(r"^stat::number_of_executed_units: (\d+)") or \
            max([int(n) for n in re.findall(r"^#(\d+)\t", log, re.M)] or [0])
        lines = re.findall(r"cov: (\d+) ft: (\d+) corp: (\d+)/", log)
        self.edges, self.features, self.corpus = [int(n) for n in lines[-1]] if lines else (0, 0, 0)
        written = re.search(r"Test unit written to (\S+)", log)
        self.artifact = written.group(1) if written else None

    def number(self, pattern):
        found = re.search(pattern, self.log, re.M)
        return int(found.group(1)) if found else 0

    def report(self):
        """The message about a run that failed."""
        lines = ["%s: %s" % (self.target.name, explain(self.log))]
        if self.artifact:
            with open(self.artifact, "rb") as file:
                data = file.read(1024)
            lines += ["  input:    %s" % self.artifact,
                      "  minimise: make fuzz-minimise TARGET=%s CRASH=%s NAME=what-it-is" % (self.target.name,
                                                                                             self.artifact)]
            # A log is all that is left of a run on a machine that is gone.
            if len(data) < 1024:
                lines.append("  base64:   %s" % base64.b64encode(data).decode("ascii"))
        lines += ["  log:      %s" % log_path(self.target)]
        return "\n".join(lines)


def log_path(target):
    return os.path.join(target.folder("logs"), "last")


def environment():
    return dict(os.environ, **ENVIRONMENT)


def cpu_seconds():
    """Total of all children that have ended."""
    times = os.times()
    return times.children_user + times.children_system


def libfuzzer(target, corpus, seeds, seconds, show=False, more=()):
    """One run; `corpus` grows, `seeds` are not changed."""
    artifacts = target.folder("artifacts")
    arguments = [target.program("libfuzzer"), "-max_len=%d" % target.max_len, "-artifact_prefix=%s/" % artifacts,
                 "-max_total_time=%d" % seconds] + OPTIONS + list(target.options) + list(more)
    dictionary = target.dictionary()
    if dictionary:
        arguments.append("-dict=" + dictionary)
    begin = time.time()
    with open(log_path(target), "w+", encoding="utf-8", errors="replace") as log:
        child = subprocess.Popen(arguments + [corpus] + seeds, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                 stderr=subprocess.STDOUT, env=environment())
        for line in child.stdout:
            text = line.decode("utf-8", "replace")
            log.write(text)
            if show:
                print(text, end="", flush=True)
        code = child.wait()
        log.seek(0)
        return Result(target, code, log.read(), time.time() - begin)


# -------------------------------------------------------------------------------------- commands

def fuzz(name, seconds):
    target = targets.chosen([name])[0]
    corpus = target.folder("corpus")
    result = libfuzzer(target, corpus, [target.prepare()], int(seconds), show=True)
    if result.code != 0:
        print("\n" + result.report())
        return 1
    print("\n%s: %d executions, %d a second, %d edges, corpus of %d files; nothing was found" % (
        name, result.executions, result.executions / max(result.seconds, 1), result.edges, len(os.listdir(corpus))))
    return 0


def smoke(seconds):
    """From the seeds alone and with a fixed random seed, so that a failure is caused by the content of the tree."""
    jobs = os.cpu_count() or 1
    everyone = targets.chosen([])
    share = max(2, int(seconds) * jobs // len(everyone))
    passed = failed = 0

    def one(target):
        with tempfile.TemporaryDirectory() as corpus:
            return libfuzzer(target, corpus, [target.prepare()], share, more=["-seed=1"])

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for result in pool.map(one, everyone):
            print("%-14s %9d executions %7d a second %6d edges  %s" % (
                result.target.name, result.executions, result.executions / max(result.seconds, 1), result.edges,
                "ok" if result.code == 0 else "FOUND"), flush=True)
            if result.code == 0:
                passed += 1
            else:
                failed += 1
                print(result.report(), flush=True)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


def speed(executions, names):
    """One after the other, so that they do not share a cache; the best of three rounds counts, because what slows a
    process down are other processes."""
    print("| target | executions | CPU seconds | per CPU second | edges |")
    print("|---|--:|--:|--:|--:|", flush=True)
    failed = 0
    for target in targets.chosen(names):
        best = None
        for seed in (1, 2, 3):
            with tempfile.TemporaryDirectory() as corpus:
                result = timed(target, corpus, [target.prepare()], 3600, ["-runs=%d" % int(executions), "-seed=%d" % seed])
            if result.code != 0:
                failed += 1
            elif best is None or result.executions / result.cpu > best.executions / best.cpu:
                best = result
        if best:
            print("| %s | %d | %.1f | %d | %d |" % (target.name, best.executions, best.cpu, best.executions / best.cpu,
                                                best.edges), flush=True)
    return 1 if failed else 0


FIGURES = ("CPU minutes", "executions", "per CPU second", "corpus", "edges", "features", "findings")


def campaign(minutes, names):
    """Limits are processor time: on a busy machine two runs share a core, and take twice as long.

        A row is written as soon as its target is done, so that a campaign can be run in parts."""
    everyone = targets.chosen(names)

    def one(target):
        corpus = target.folder("corpus")
        limit = float(minutes) * 60
        seeds, used, executions, findings, last = [target.prepare()], 0.0, 0, 0, None
        # libFuzzer counts wall-clock seconds; the processor time is computed afterwards.
        while used < limit and findings < 20:
            begin = time.time()
            last = timed(target, corpus, seeds, max(10, int(limit - used)))
            used += last.cpu if last.cpu > 0 else time.time() - begin
            executions += last.executions
            findings += last.code != 0
        row = ("%.1f" % (used / 60), executions, "%d" % (executions / max(used, 1)), last.corpus, last.edges, last.features,
               findings)
        with open(figures_path(target), "w", encoding="ascii") as file:
            file.write("\t".join(str(value) for value in row) + "\n")
        return findings

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        found = sum(pool.map(one, everyone))
    print("| target | " + " | ".join(FIGURES) + " |")
    print("|---|" + "--:|" * len(FIGURES))
    for target in targets.TARGETS.values():
        if os.path.exists(figures_path(target)):
            row = targets.read(figures_path(target)).decode("ascii").rstrip("\n").split("\t")
            print("| %s | %s |" % (target.name, " | ".join(row)))
    return 1 if found else 0


def figures_path(target):
    return os.path.join(target.folder("figures"), "campaign")


def timed(target, corpus, seeds, seconds, more=()):
    """Runs libfuzzer() in a separate process, which measures the resources of its child."""
    read_end, write_end = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            begin = cpu_seconds()
            result = libfuzzer(target, corpus, seeds, seconds, more=more)
            os.write(write_end, b"%f %d %f" % (cpu_seconds() - begin, result.code, result.seconds))
            code = 0
        finally:
            os._exit(code)
    os.close(write_end)
    with os.fdopen(read_end, "rb") as pipe:
        used, code, clock = pipe.read().split()
    os.waitpid(child, 0)
    result = Result(target, int(code), targets.read(log_path(target)).decode("utf-8", "replace"), float(clock))
    result.cpu = float(used)
    if result.code != 0:
        print(result.report(), flush=True)
        keep = os.path.join(target.folder("logs"), "found-%d" % time.time())
        shutil.copy(log_path(target), keep)
    return result


def minimise(name, crash, called):
    target = targets.chosen([name])[0]
    if not re.fullmatch(r"[a-z0-9][a-z0-9_.-]*", called):
        raise SystemExit("NAME=%s: small letters, digits, '-', '_' and '.' say what it is" % called)
    program = [target.program("libfuzzer"), "-max_len=%d" % max(target.max_len, os.path.getsize(crash))] + OPTIONS[:3]
    before = subprocess.run(program + [crash], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment())
    what = explain(before.stdout.decode("utf-8", "replace"))
    if before.returncode == 0:
        raise SystemExit("%s: nothing is wrong with %s (any more)" % (name, crash))
    folder = os.path.join(targets.REGRESSIONS, name)
    os.makedirs(folder, exist_ok=True)
    out = os.path.join(folder, called)
    subprocess.run(program + ["-minimize_crash=1", "-max_total_time=60", "-exact_artifact_path=" + out, crash],
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment())
    if not os.path.exists(out):
        shutil.copy(crash, out)             # it cannot be made smaller
    print("%s\n%d bytes, from %d: %s" % (what, os.path.getsize(out), os.path.getsize(crash), out))
    print("the suite `fuzz` of the tests has it as '%s %s' from now on; it fails until the cause is gone" % (name, called))
    return 0


def pack(name):
    """Small files of the corpus that cover something that no seed covers become seeds. The same files give the same
    archive."""
    target = targets.chosen([name])[0]
    with tempfile.TemporaryDirectory() as folder:
        seeds, before = target.prepare(os.path.join(folder, "seeds"), packed=False), os.path.join(folder, "before")
        os.makedirs(before)
        for i, data in enumerate(target.packed_files()):
            with open(os.path.join(before, str(i)), "wb") as file:
                file.write(data)
        known = set(target.seed_files(packed=False))
        command = [target.program("libfuzzer"), "-merge=1", "-max_len=%d" % MAX_PACKED] + OPTIONS[:3] + list(target.options)
        subprocess.run(command + [seeds, before, target.folder("corpus")], check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, env=environment())
        found = {targets.read(os.path.join(seeds, file)) for file in os.listdir(seeds)} - known
    found = sorted((data for data in found if len(data) <= MAX_PACKED), key=lambda data: (len(data), data))
    with tarfile.open(target.packed() + ".new", "w:xz", format=tarfile.USTAR_FORMAT, preset=9) as archive:
        for i, data in enumerate(found):
            member = tarfile.TarInfo("%04d" % i)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    os.replace(target.packed() + ".new", target.packed())
    print("%s: %d files, %d bytes packed" % (target.packed(), len(found), os.path.getsize(target.packed())))
    return 0


COMMANDS = {"fuzz": fuzz, "smoke": smoke, "minimise": minimise, "pack": pack, "campaign": lambda minutes, *names: campaign(minutes, names),
            "speed": lambda executions, *names: speed(executions, names)}


def main():
    os.chdir(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    sys.dont_write_bytecode = True
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        sys.exit(__doc__.strip())
    return COMMANDS[sys.argv[1]](*sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
