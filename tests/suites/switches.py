# SPDX-License-Identifier: Apache-2.0
"""A build without zlib, iconv and the other libraries does everything that does not need them."""
import os

import harness


def run(t):
    program = harness.tensorgate("core")
    for sample in harness.names(harness.SAMPLES):
        for verb in (["check"], ["info"], ["dump"], ["check", "--json"], ["info", "--json"], ["dump", "--json"]):
            core, full = (harness.run([p, *verb, sample]) for p in (program, harness.tensorgate()))
            t.case("%s %s" % (" ".join(verb), os.path.basename(sample)),
                   [] if (core.code, core.out, core.err) == (full.code, full.out, full.err) else ["another output"])
    needed = harness.run(["objdump", "-p", program]).out.decode().split("\n")
    libraries = [line.split()[1] for line in needed if "NEEDED" in line]
    t.case("libraries", [lib for lib in libraries if not lib.startswith(("libc.so", "libm.so"))])
