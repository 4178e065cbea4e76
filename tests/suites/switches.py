# SPDX-License-Identifier: Apache-2.0
"""A build without zlib, iconv and a JSON library does everything that does not need them; missing features are reported."""
import os

import harness


def run(t):
    program = harness.tensorgate("core")
    for sample in harness.names(harness.SAMPLES):
        for verb in ("check", "info", "dump"):
            core, full = (harness.run([p, verb, sample]) for p in (program, harness.tensorgate()))
            t.case("%s %s" % (verb, os.path.basename(sample)),
                   [] if (core.code, core.out, core.err) == (full.code, full.out, full.err) else ["another output"])
    for verb in ("check", "info", "dump"):
        got = harness.run([program, verb, "--json", harness.names(harness.SAMPLES)[0]])
        t.case("%s --json" % verb, [] if got.code == 2 and got.err and not got.out else
               ["exit code %d: %r" % (got.code, (got.out + got.err)[:200])])
    needed = harness.run(["objdump", "-p", program]).out.decode().split("\n")
    libraries = [line.split()[1] for line in needed if "NEEDED" in line]
    t.case("libraries", [lib for lib in libraries if not lib.startswith(("libc.so", "libm.so"))])
