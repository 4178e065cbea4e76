# SPDX-License-Identifier: Apache-2.0
"""`ksyc --emit make,proof` and `make prove`, outside of this tree, as docs/proving.md has it: nothing stays open for the grammar that
`ksyc new` writes, and for one with UTF-16. A bound that is wrong by one leaves goals open, in the code or in the definition, and
`make prove` fails and names them. Where Frama-C stops, or there is no validator, it fails, too."""
import os
import re
import tempfile

import harness

SMALL = """meta: {id: small, endian: le}
seq:
  - {id: kind, type: u1, valid: {max: 3}}
  - {id: len_name, type: u2}
  - {id: name, size: len_name, type: str, encoding: UTF-16LE}
"""
# The last line, and at least so many goals.
SUMMARY = re.compile(r"(\d+) proved, (\d+) open\n\Z")
# Each is wrong in one place; the other of code and definition is not.
FAULTS = (("code: the bound of a value", "small_validate.c", "kind > 3", "kind > 4"),
          ("definition: the bound of a value", "small_validate.h", "small_kind(buf) <= 3", "small_kind(buf) <= 2"),
          ("code: where the text begins", "small_validate.c", "pos += 3;", "pos += 2;"))


def prove(folder, *more):
    got = harness.run(["make", "-C", folder, "--no-print-directory", "prove", "PROVE_TIME=5", *more], timeout=900)
    out = got.out.decode()
    found = SUMMARY.search(out)
    return got.code, tuple(int(n) for n in found.groups()) if found else None, out + got.err.decode()


def written(folder, *command):
    got = harness.run([harness.ksyc(), *command], cwd=folder)
    return [] if got.code == 0 else [harness.tail(got.err)]


def proved(t, name, folder, least):
    code, counts, out = prove(os.path.join(folder, name))
    t.case("%s: all is proved" % name, [] if code == 0 and counts and counts[0] >= least and counts[1] == 0 else ["exit code %d: %s" % (code, harness.tail(out.encode()))])


def planted(t, folder):
    for name, file, old, new in FAULTS:
        t.case(name + ": written", written(folder, "--emit", "make,proof", "-o", "small", "small.ksy"))
        path = os.path.join(folder, "small", file)
        text = harness.read_text(path)
        with open(path, "w", encoding="utf-8") as f:
            f.write(text.replace(old, new, 1))
        code, counts, out = prove(os.path.join(folder, "small"))
        is_caught = old in text and code != 0 and counts and counts[1] > 0 and "\nopen: small_validate_" in out
        t.case(name, [] if is_caught else ["exit code %d, %s: %s" % (code, counts, harness.tail(out.encode()))])


def failures(t, folder):
    path = os.path.join(folder, "small", "small_validate.h")
    with open(path, "a", encoding="utf-8") as f:
        f.write("this is no C\n")
    code, counts, out = prove(os.path.join(folder, "small"))
    t.case("a header that is no C", [] if code != 0 and counts is None and "aborted" in out else ["exit code %d: %s" % (code, out)])
    os.remove(os.path.join(folder, "small", "small_validate.c"))
    code, counts, out = prove(os.path.join(folder, "small"))
    t.case("no validator", [] if code != 0 and counts is None and "nothing to prove" in out else ["exit code %d: %s" % (code, out)])


def run(t):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "small.ksy"), "w", encoding="utf-8") as f:
            f.write(SMALL)
        t.case("ksyc new", written(folder, "new", "mine"))
        for name in ("mine", "small"):
            t.case(name + ": written", written(folder, "--emit", "make,proof", "-o", name, name + ".ksy"))
        proved(t, "mine", folder, 500)
        proved(t, "small", folder, 100)
        planted(t, folder)
        failures(t, folder)
