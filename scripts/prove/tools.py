# SPDX-License-Identifier: Apache-2.0
"""Frama-C and the provers: where they are, how they are called, what they answer."""
import copy
import os
import re
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BUILD = os.path.join(ROOT, "build", "prove")
WHY3CONFIG = os.path.join(BUILD, "why3.conf")
SESSION = os.path.join(BUILD, "session")
SCRIPTS = os.path.join(ROOT, "scripts", "prove", "script")
NEAR_FILE = os.path.join(ROOT, "scripts", "prove", "near.py")

# Without the other plug-ins: to load them takes longer than many a proof.
FRAMA_C = ["frama-c", "-no-autoload-plugins", "-load-module", "wp,rtegen"]
# Functions that are proved stand in ks, in numbers_exact.h, and in files that ksyc writes.
INCLUDES = ("-I. -Iruntime -Iruntime/ks -Iruntime/base -Iruntime/numeric -Iruntime/formats/primitiv -Igenerated "
            "-Ibuild/generated")

# The machine: sizes and alignments of gcc on x86-64. Everything that C leaves open and everything that
# wraps is an obligation, unsigned arithmetic and pointers one past the end included.
MACHINE = ["-machdep", "gcc_x86_64", "-c11"]
KERNEL = MACHINE + ["-cpp-extra-args=" + INCLUDES]
STRICT = ["-warn-unsigned-overflow", "-warn-unsigned-downcast", "-warn-signed-downcast",
          "-warn-invalid-pointer"]
# The second one of an obligation sees the definitions near to it only; see near.py. Z3 finds what the other one
# does not, and looks for ten seconds for most of what the other one finds in a third of one.
NEAR = "near"
PROVERS = ["script", "cvc4", "CVC4:1.8:" + NEAR, "z3"]
# Frama-C is an OCaml program, and of large functions a fifth of its time went into collecting garbage.
HEAP = "o=400"


class ToolError(Exception):
    """A tool is missing, or refuses its input."""


def call(command):
    """Exit code, everything that was said, and the seconds of processor time of it and its children."""
    env = dict(os.environ, WHY3CONFIG=WHY3CONFIG, LC_ALL="C.UTF-8", OCAMLRUNPARAM=HEAP)
    try:
        process = subprocess.Popen(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except FileNotFoundError as e:
        raise ToolError("%s is missing: run scripts/setup.sh prove" % command[0]) from e
    with process.stdout as pipe:
        text = pipe.read().decode("utf-8", "replace")
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, text, usage.ru_utime + usage.ru_stime


def versions():
    """One line for all tools that a proof rests on."""
    frama = call(["frama-c", "-version"])[1].strip()
    why3 = call(["why3", "--version"])[1].strip().rpartition(" ")[2]
    z3 = re.search(r"version ([\d.]+)", call(["z3", "--version"])[1])
    cvc4 = re.search(r"CVC4 version ([\d.]+)", call(["cvc4", "--version"])[1])
    if not z3 or not cvc4:
        raise ToolError("z3 or cvc4 does not say its version")
    return "Frama-C %s, Why3 %s, CVC4 %s, Z3 %s" % (frama, why3, cvc4.group(1), z3.group(1))


def configure():
    """A Why3 configuration of our own: nothing is written into the user's home."""
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
    # Steps of proofs that no prover finds; WP writes into that folder, too.
    shutil.copytree(SCRIPTS, os.path.join(SESSION, "script"), dirs_exist_ok=True)


def near_section():
    """For Why3's configuration: CVC4, called as Why3 calls it, behind near.py."""
    command = [sys.executable, "-I", "-S", NEAR_FILE, shutil.which("cvc4") or "cvc4", "--stats", "--cpu-time",
               "--tlimit=%t000", "--lang=smt2", "%f"]
    return "\n".join(["[prover]", 'name = "CVC4"', 'version = "1.8"', 'alternative = "%s"' % NEAR,
                      'command = "%s"' % " ".join(command), 'command_steps = ""', 'driver = "cvc4_17"',
                      'editor = ""', "in_place = false", "interactive = false", ""])


def near_text():
    with open(NEAR_FILE, encoding="utf-8") as f:
        return f.read()


def forget_failures():
    """Has WP ask again where a prover failed. To WP that is an answer that more time cannot change; but a prover
    that was stopped for its time has failed, too."""
    folder = os.path.join(SESSION, "cache")
    for name in os.listdir(folder):
        path = os.path.join(folder, name)
        try:
            with open(path, encoding="utf-8") as f:
                failed = '"failed"' in f.read()
            if failed:
                os.remove(path)
        except FileNotFoundError:
            pass  # another thread was faster


def complaints(text):
    """What Frama-C warns of."""
    found = re.findall(r"^\[[^\]]*\] (?:\S+: )?(?:Warning|User Error|Failure)[^\n]*(?:\n  [^\n]*)*", text, re.M)
    # Frama-C says this of every function of a header that some other one calls. Of those that the
    # function at hand calls, WP says itself that it has no contract.
    return [c for c in found if "annot:missing-spec" not in c]


class Proof:
    """What WP said about one function: obligations, which prover proved each, complaints."""

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
        if code != 0 and not self.complaints:
            self.complaints = ["frama-c ends with code %d: %s" % (code, text.strip()[-400:])]

    def part(self, function):
        """What was said about one of several functions; the seconds are shared out by obligations."""
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
        """Frama-C took the file; warnings are complaints, too, but not of this kind."""
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
    """What is to be proved of a unit, and what numbers and memory are."""
    return STRICT + ["-wp", "-wp-rte", "-wp-model", unit.model, "-wp-split"]


def wp(given, unit, select, limit, cache):
    """Runs WP on one function or on lemmas of a unit; `given` is a source or what was saved of it, `select` are the
    options that say which. One goal at a time: WP itself works as long as the provers do, and callers run several
    functions side by side."""
    command = (FRAMA_C + given + options(unit) +
               ["-wp-prover", ",".join(PROVERS), "-wp-timeout", str(limit), "-wp-par", "1",
                "-wp-session", SESSION, "-wp-cache", cache] + select)
    return Proof(*call(command))
