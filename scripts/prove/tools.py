# SPDX-License-Identifier: Apache-2.0
"""Frama-C and the provers: how they are configured and called, and how their answers are parsed."""
import copy
import functools
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import threading

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BUILD = os.path.join(ROOT, "build", "prove")
WHY3CONFIG = os.path.join(BUILD, "why3.conf")
SESSION = os.path.join(BUILD, "session")
SCRIPTS = os.path.join(ROOT, "scripts", "prove", "script")
NEAR_FILE = os.path.join(ROOT, "scripts", "prove", "near.py")

# Without the other plug-ins: loading them takes longer than many proofs.
FRAMA_C = ["frama-c", "-no-autoload-plugins", "-load-module", "wp,rtegen"]
# Functions that are proved stand in ks, in a few headers of other rooms, and in files that ksyc writes.
INCLUDES = ("-I. -Iruntime -Iruntime/ks -Iruntime/base -Iruntime/file -Iruntime/numeric -Iruntime/formats/btf "
            "-Iruntime/formats/primitiv -Ibuild/generated -Igenerated")

# The machine: sizes and alignments of gcc on x86-64. All undefined behaviour and all wrapping arithmetic, also of
# unsigned numbers, give obligations; so do pointers past the end.
MACHINE = ["-machdep", "gcc_x86_64", "-c11"]
KERNEL = MACHINE + ["-cpp-extra-args=" + INCLUDES]
STRICT = ["-warn-unsigned-overflow", "-warn-unsigned-downcast", "-warn-signed-downcast",
          "-warn-invalid-pointer"]
# NEAR is CVC4 with only the definitions that the conclusion names; see near.py. Z3 proves some goals that CVC4 does
# not, but needs ten seconds for most of those that CVC4 proves in a third of a second.
NEAR = "near"
PROVERS = ["script", "cvc4", "CVC4:1.8:" + NEAR, "z3"]
# Frama-C is an OCaml program; for large functions it spent a fifth of its time in garbage collection.
HEAP = "o=400"


class ToolError(Exception):
    """A tool is missing, or rejects its input."""


def call(command, seconds=None):
    """Runs a command; its exit code, its output, and the processor time in seconds, with its children. After so many
    seconds it is ended, with what it started; the exit code is then negative."""
    env = dict(os.environ, WHY3CONFIG=WHY3CONFIG, LC_ALL="C.UTF-8", OCAMLRUNPARAM=HEAP)
    try:
        process = subprocess.Popen(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=seconds is not None)
    except FileNotFoundError as e:
        raise ToolError("%s is missing: run scripts/setup.sh prove" % command[0]) from e
    end = threading.Timer(seconds, lambda: os.killpg(process.pid, signal.SIGKILL)) if seconds is not None else None
    if end:
        end.start()
    with process.stdout as pipe:
        text = pipe.read().decode("utf-8", "replace")
    if end:
        end.cancel()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, text, usage.ru_utime + usage.ru_stime


def versions():
    """The versions of all tools that a proof depends on, in one line."""
    frama = call(["frama-c", "-version"])[1].strip()
    why3 = call(["why3", "--version"])[1].strip().rpartition(" ")[2]
    z3 = re.search(r"version ([\d.]+)", call(["z3", "--version"])[1])
    cvc4 = re.search(r"CVC4 version ([\d.]+)", call(["cvc4", "--version"])[1])
    if not z3 or not cvc4:
        raise ToolError("z3 or cvc4 does not say its version")
    return "Frama-C %s, Why3 %s, CVC4 %s, Z3 %s" % (frama, why3, cvc4.group(1), z3.group(1))


def configure():
    """Writes a separate Why3 configuration, so that nothing is written to the home of the user."""
    os.makedirs(BUILD, exist_ok=True)
    if not os.path.exists(WHY3CONFIG):
        code, text, _ = call(["why3", "config", "detect"])
        if code != 0 or not os.path.exists(WHY3CONFIG):
            raise ToolError("why3 config detect: " + text.strip())
    with open(WHY3CONFIG, encoding="utf-8") as f:
        known = f.read()
    section = near_section()
    if section not in known:
        with open(WHY3CONFIG, "w", encoding="utf-8") as f:
            f.write(known.split("\n[prover]")[0] + "\n" + section)
    # Proof scripts for goals that no prover finds; WP also writes to that folder.
    shutil.copytree(SCRIPTS, os.path.join(SESSION, "script"), dirs_exist_ok=True)


def near_section():
    """The section of the Why3 configuration for CVC4 called through near.py."""
    command = [sys.executable, "-I", "-S", NEAR_FILE, shutil.which("cvc4") or "cvc4", "--stats", "--cpu-time",
               "--tlimit=%t000", "--lang=smt2", "%f"]
    return "\n".join(["[prover]", 'name = "CVC4"', 'version = "1.8"', 'alternative = "%s"' % NEAR,
                      'command = "%s"' % " ".join(command), 'command_steps = ""', 'driver = "cvc4_17"',
                      'editor = ""', "in_place = false", "interactive = false", ""])


def near_text():
    with open(NEAR_FILE, encoding="utf-8") as f:
        return f.read()


def inputs():
    """Files that decide results and are no part of a unit, by what they are: libraries and drivers of WP and Why3, what
    selects drivers, and our scripts for lemmas."""
    share = call(["frama-c", "-print-share-path"])[1].strip()
    data = call(["why3", "--print-datadir"])[1].strip()
    return {"wp": os.path.join(share, "wp"), "libc": os.path.join(share, "libc"), "drivers": os.path.join(data, "drivers"),
            "stdlib": os.path.join(data, "stdlib"), "detection": os.path.join(data, "provers-detection-data.conf"),
            "script": SCRIPTS}


def content_of(options, paths):
    """A hash over options and the contents of files and folders."""
    whole = hashlib.sha256(" ".join(options).encode())
    for name, top in paths.items():
        found = [top] if os.path.isfile(top) else sorted(
            os.path.join(where, file) for where, _, files in os.walk(top) for file in files)
        if not found:
            raise ToolError("%s is missing: run scripts/setup.sh prove" % top)
        for path in found:
            with open(path, "rb") as f:
                content = f.read()
            whole.update(("\n%s%s\n%d\n" % (name, path[len(top):], len(content))).encode() + content)
    return whole.hexdigest()


@functools.lru_cache(maxsize=None)
def environment():
    """What all results depend on, as one number."""
    return content_of(MACHINE, inputs())


def forget_failures():
    """Removes failures from the cache of WP. WP assumes that more time does not change them; but a prover that was
    stopped at its time limit counts as failed, too."""
    folder = os.path.join(SESSION, "cache")
    for name in os.listdir(folder):
        path = os.path.join(folder, name)
        try:
            with open(path, encoding="utf-8") as f:
                failed = '"failed"' in f.read()
            if failed:
                os.remove(path)
        except FileNotFoundError:
            pass  # another thread has removed it


def complaints(text):
    """The warnings and errors in the output of Frama-C."""
    found = re.findall(r"^\[[^\]]*\] (?:\S+: )?(?:Warning|User Error|Failure)[^\n]*(?:\n  [^\n]*)*", text, re.M)
    # Frama-C gives this warning for each function of a header that another function calls. For functions that the
    # proved function calls, WP itself reports a missing contract.
    return [c for c in found if "annot:missing-spec" not in c]


class Proof:
    """The result of WP for one function: obligations, the prover of each, warnings."""

    def __init__(self, code, text, seconds):
        self.seconds = seconds
        self.goals = {}  # name -> prover, None when open
        for prover, name, status in re.findall(r"^\[wp\] \[([^\]]+)\] Goal (\S+)(?: : (\w+))?", text, re.M):
            if status == "Valid":
                self.goals[name] = prover
            else:
                self.goals.setdefault(name, None)
        total = re.search(r"^\[wp\] Proved goals:\s+(\d+) / (\d+)", text, re.M)
        self.proved, self.obligations = (int(total.group(1)), int(total.group(2))) if total else (0, 0)
        self.complaints = complaints(text)
        self.was_ended = code == -signal.SIGKILL
        if code != 0 and not self.complaints:
            self.complaints = ["frama-c ends with code %d: %s" % (code, text.strip()[-400:])]

    def part(self, function):
        """The result for one of several functions; the time is divided in proportion to the obligations."""
        part = copy.copy(self)
        part.goals = {name: prover for name, prover in self.goals.items()
                      if re.match(r"typed_(?:real_)?%s_" % re.escape(function), name)}
        part.obligations = len(part.goals)
        part.proved = part.obligations - len(part.open())
        part.seconds = self.seconds * part.obligations / max(1, self.obligations)
        return part

    def open(self):
        return sorted(name for name, prover in self.goals.items() if prover is None)

    def understood(self):
        """Whether Frama-C accepted the file; it may have given warnings."""
        return self.obligations > 0 and not any("Error" in c or "Failure" in c for c in self.complaints)

    def good(self):
        return self.obligations > 0 and self.proved == self.obligations and not self.open() and not self.complaints

    def provers(self):
        """qed:12 near:3 cvc4:2 z3:1, in this order."""
        count = {}
        for prover in self.goals.values():
            name = NEAR if NEAR in (prover or "") else (prover or "open").split()[0].lower()
            count[name] = count.get(name, 0) + 1
        order = ["cfg", "qed", "script", NEAR, "cvc4", "z3", "open"]
        return " ".join("%s:%d" % (name, count[name]) for name in order if name in count)


def options(unit):
    """The options that select the obligations of a unit and the model of numbers and memory."""
    return STRICT + ["-wp", "-wp-rte", "-wp-model", unit.model, "-wp-split"]


def wp(given, unit, select, limit, cache, provers=PROVERS, seconds=None):
    """Runs WP on one function or on lemmas of a unit; `given` is a source or what was saved of it, `select` are the
    options that say which. One goal at a time: WP itself works as long as the provers do, and callers run several
    functions side by side. It has so many seconds."""
    command = (FRAMA_C + given + options(unit) +
               ["-wp-prover", ",".join(provers), "-wp-timeout", str(limit), "-wp-par", "1",
                "-wp-session", SESSION, "-wp-cache", cache] + select)
    return Proof(*call(command, seconds))
