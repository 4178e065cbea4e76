# SPDX-License-Identifier: Apache-2.0
"""For each rule a file that violates it: refused with the right code, at the right byte and path.

samples/refusals.py has the files and the expected errors. Text output is checked, too: one line. Every verb
ends with exit code 1.
"""
import os

import harness
from samples import make_samples, refusals


def check(refusal, path):
    arguments = ["check", "--from", refusal.format] + (["--strict"] if refusal.strict else [])
    answer, bad = harness.ask(arguments + ["--json", path], codes=(1,))
    if bad:
        return bad
    answer = answer[0]
    error = answer.get("error")
    if answer.get("valid") is not False or not isinstance(error, dict):
        return ["not refused: %r" % answer]
    for key, want in (("code", refusal.code), ("offset", refusal.offset), ("path", refusal.path)):
        if error.get(key) != want:
            bad.append("%s is %r, expected %r (%s)" % (key, error.get(key), want, error.get("message")))
    if not error.get("message"):
        bad.append("no message")
    if answer.get("format") != refusal.format:
        bad.append("format is %r" % answer.get("format"))
    text = harness.run([harness.tensorgate()] + arguments + [path])
    lines = text.out.decode("utf-8", "replace").splitlines() + text.err.decode("utf-8", "replace").splitlines()
    if text.code != 1 or not any(line.startswith("bad %s: " % path) for line in lines):
        bad.append("text: exit code %d: %r" % (text.code, lines[:2]))
    for verb in (["info"], ["dump"], ["dump", "--json"], ["map"], ["hash"], ["cat"], ["convert", "--to", "npz"]):
        more = {"cat": ["x"], "convert": ["-"]}.get(verb[0], [])
        code = harness.run([harness.tensorgate(), *verb, *arguments[1:], path, *more]).code
        if code != 1:
            bad.append("%s: exit code %d" % (" ".join(verb), code))
    if refusal.strict and harness.run([harness.tensorgate(), "check", "--from", refusal.format, path]).code != 0:
        bad.append("refused without --strict, too")
    return bad


def run(t):
    table = [*refusals.refusals(), *refusals.foreign()]
    make_samples.write(harness.REFUSALS, table)
    for refusal in table:
        t.case("%s (%s)" % (refusal.name, refusal.why), check(refusal, os.path.join(harness.REFUSALS, refusal.name)))
