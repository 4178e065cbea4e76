# SPDX-License-Identifier: Apache-2.0
"""A build without zlib, iconv and the other libraries does everything that does not need them.
The same build for 32-bit x86 and for musl has the same output and passes the unit tests, where the machine can build it."""
import concurrent.futures
import filecmp
import glob
import os
import tempfile

import harness
from samples import make_samples, refusals
from suites import unit

PORTS = ("m32", "musl")


def same_output(t, program, reference, verbs, files, about):
    for file in files:
        for verb in verbs:
            got, wanted = (harness.run([p, *verb, file]) for p in (program, reference))
            t.case("%s%s %s" % (about, " ".join(verb), os.path.basename(file)),
                   [] if (got.code, got.out, got.err) == (wanted.code, wanted.out, wanted.err) else
                   ["another output: %s" % harness.tail(got.err)])


def same_conversion(t, program, reference, file, folder, about):
    """Numbers are decoded, rounded and written as elsewhere."""
    target = ".npy" if file.endswith(".safetensors") else ".safetensors"
    outs = [os.path.join(folder, name + target) for name in ("got", "wanted")]
    got, wanted = (harness.run([p, "convert", "--force", file, out]) for p, out in zip((program, reference), outs))
    bad = []
    if (got.code, got.err) != (wanted.code, wanted.err):
        bad = ["exit code %d, not %d: %s" % (got.code, wanted.code, harness.tail(got.err))]
    elif got.code == 0 and not filecmp.cmp(*outs, shallow=False):
        bad = ["another file"]
    t.case("%sconvert %s" % (about, os.path.basename(file)), bad)


def run_port(t, port):
    """A port has what core has."""
    program = harness.tensorgate(port)
    if not os.path.exists(program):
        print("switches: skipped: %s, whose compiler is not there" % port)
        return
    reference = harness.tensorgate("core")
    samples = harness.in_round(harness.names(harness.SAMPLES, harness.suffixes()), 4)
    same_output(t, program, reference, (["check"], ["info"], ["dump"]), samples, port + " ")
    got, wanted = (harness.run([p, "check"] + harness.names(harness.REFUSALS, harness.suffixes())) for p in (program, reference))
    lines = zip(got.out.splitlines() + got.err.splitlines(), wanted.out.splitlines() + wanted.err.splitlines())
    t.case(port + " check of what is refused", [] if (got.code, got.out, got.err) == (wanted.code, wanted.out, wanted.err) else
           ["%r, not %r" % (a, b) for a, b in lines if a != b] or ["another number of lines"])
    with tempfile.TemporaryDirectory() as folder:
        for file in samples:
            same_conversion(t, program, reference, file, folder, port + " ")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        programs = sorted(glob.glob(os.path.join(harness.BUILD, port, "tests/unit/test_*")))
        for program in harness.in_round((name for name in programs if "." not in os.path.basename(name)), 3):
            pool.submit(unit.one, t, port, program)


def run(t):
    program = harness.tensorgate("core")
    same_output(t, program, harness.tensorgate(),
                (["check"], ["info"], ["dump"], ["check", "--json"], ["info", "--json"], ["dump", "--json"]),
                harness.in_round(harness.names(harness.SAMPLES), 3), "")
    for file in harness.names(harness.SAMPLES, (".npz",)):
        got = harness.run([program, "check", file])
        t.case("no zlib for %s" % os.path.basename(file), [] if got.code == 1 and b"no zlib [foreign_format]" in got.out else
               ["exit code %d: %s" % (got.code, harness.tail(got.out + got.err))])
    needed = harness.run(["objdump", "-p", program]).out.decode().split("\n")
    libraries = [line.split()[1] for line in needed if "NEEDED" in line]
    t.case("libraries", [lib for lib in libraries if not lib.startswith(("libc.so", "libm.so"))])
    make_samples.write(harness.REFUSALS, [*refusals.refusals(), *refusals.foreign()])
    for port in PORTS:
        run_port(t, port)
