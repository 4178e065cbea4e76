# SPDX-License-Identifier: Apache-2.0
"""`make install-ks` to an empty folder: C that ksyc generated compiles and links with the flags of ks.pc and nothing
else of the tree, and `make uninstall-ks` removes all of it."""
import glob
import os
import shutil
import tempfile

import harness
from suites import install

HEADERS = ("ks.h", "ks_checked.h", "ks_error_text.h", "ks_proved.h", "ks_read.h", "ks_table.h", "ks_walk.h", "ks_writer.h")
EXPECTED = b"""0: rank 0, shape
1: rank 1, shape 0
2: rank 3, shape 3 0 2
3: rank 1, shape 1
4: rank 1, shape 5
5: rank 3, shape 2 1 3
6: rank 8, shape 1 2 1 2 1 2 1 2
"""


def compiled(t, folder, root):
    """A parser of BTF in a folder that contains only its sources."""
    flags = install.pkg_config("ks", root)
    source = os.path.join(folder, "source")
    os.mkdir(source)
    for path in glob.glob("generated/*.[ch]"):
        shutil.copy(path, source)
    strict = ["gcc", "-std=c11", "-Wall", "-Wextra", "-pedantic", "-Werror"]
    includes = [flag for flag in flags if flag.startswith("-I")]
    for path in sorted(glob.glob(os.path.join(source, "*.c"))):
        got = harness.run(strict + ["-fsyntax-only", *includes, path])
        t.case(os.path.basename(path) + " alone", [] if got.code == 0 else [harness.tail(got.err, 2000)])
    program = os.path.join(folder, "parse_btf")
    got = harness.run(strict + ["-I" + source, "tests/installed/parse_btf.c", os.path.join(source, "btf.c"),
                                os.path.join(source, "btf_validate.c"), *flags, "-o", program])
    if not t.case("a parser", [] if got.code == 0 else [harness.tail(got.err, 2000)]):
        return
    sample = os.path.join(harness.SAMPLES, "btf_shapes.btf")
    got = harness.run([program, sample])
    t.case("what it parses", [] if (got.code, got.out) == (0, EXPECTED) else ["exit code %d: %r" % (got.code, got.out)])
    short = os.path.join(folder, "short.btf")
    with open(sample, "rb") as whole, open(short, "wb") as part:
        part.write(whole.read()[:-30])
    got = harness.run([program, short])
    t.case("what it refuses", [] if got.code == 1 and b" at byte " in got.out else ["exit code %d: %r" % (got.code, got.out)])


def run(t):
    folder = tempfile.mkdtemp(prefix="install-ks-")
    try:
        root = os.path.join(folder, "root")
        got = install.make("install-ks", "", root)
        want = sorted(["include/ks/" + name for name in HEADERS] + ["lib/libks.a", "lib/pkgconfig/ks.pc"])
        if not t.case("install-ks", [] if got.code == 0 and install.files(root) == want
                      else [harness.tail(got.err), install.files(root)]):
            return
        got = harness.run(["nm", "-g", "--defined-only", root + "/lib/libks.a"])
        shown = [line.split()[2] for line in got.out.decode().split("\n") if len(line.split()) == 3]
        t.case("symbols", [name for name in shown if not name.startswith("ks_")] if shown else ["none"])
        compiled(t, folder, root)
        got = install.make("uninstall-ks", "", root)
        t.case("uninstall-ks", [] if got.code == 0 and not install.files(root) else [install.files(root)])
    finally:
        shutil.rmtree(folder, ignore_errors=True)
