# SPDX-License-Identifier: Apache-2.0
"""The library as one source for other machines, little-endian and big-endian, under qemu: it says the same, text by text, as
the library of this one about every sample and every file that is refused. `make ports` builds what this runs."""
import os
import shutil

import harness
from suites import amalgamation

PORTS = ("aarch64", "s390x")


def run(t):
    listed = amalgamation.write_list()
    wanted, problems = amalgamation.ask(os.path.join(amalgamation.ANSWERS, "core"), listed)
    t.case("answers of this machine", problems)
    for name in PORTS:
        program, runner = os.path.join(amalgamation.ANSWERS, name), "qemu-" + name
        if not os.path.exists(program):
            print("ports: skipped: %s, which `make ports` builds" % name)
            continue
        if not t.case("emulator of " + name, [] if shutil.which(runner) else ["no %s" % runner]):
            continue
        got = harness.run(["readelf", "-h", program]).out.decode()
        machine = {"aarch64": ("AArch64", "little endian"), "s390x": ("S/390", "big endian")}[name]
        t.case("machine of " + name, [word for word in machine if word not in got])
        lines, problems = amalgamation.ask(program, listed, runner=[runner])
        t.case(name, problems or amalgamation.differences(lines, wanted))
