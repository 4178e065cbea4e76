# SPDX-License-Identifier: Apache-2.0
"""ksyc as a command: exit codes, reproducible output that does not depend on the folder, no finding of ASan on our
grammars, suggestions in a bounded time. Its messages about wrong grammars are tested in tests/unit/test_ksyc_*.c and tests/cli/ksyc.t."""
import glob
import os
import shutil
import tempfile

import harness


def files(folder):
    found = {}
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), "rb") as f:
            found[name] = f.read()
    return found


def run(t):
    ksyc, asan = harness.ksyc(), harness.ksyc(harness.SANITIZED[0])
    root = tempfile.mkdtemp(prefix="ksyc-")
    try:
        for arguments, code in ((["--help"], 0), (["--version"], 0), ([], 2), (["--nonsense"], 2),
                                (["-o", root, os.path.join(root, "none.ksy")], 2),
                                (["."], 2), (["-o", root, "specs/.."], 2), (["--emit", "nonsense", "specs/btf.ksy"], 2)):
            got = harness.run([ksyc] + arguments)
            t.case("ksyc %s" % " ".join(os.path.basename(a) for a in arguments),
                   [] if got.code == code else ["exit code %d, expected %d: %s" % (got.code, code, harness.tail(got.err))])
        got = harness.run([ksyc, "specs/.."])
        t.case("a folder", [] if got.err == b".: error: cannot read: Is a directory\n" else [repr(got.err)])
        for argument in ("--help", "--version"):
            got = harness.run(["sh", "-c", "exec '%s' %s > /dev/full" % (ksyc, argument)])
            t.case("ksyc %s > /dev/full" % argument, [] if got.code == 2 else ["exit code %d, expected 2" % got.code])
        # To compare each unknown name with each that there is takes minutes; now it is a second.
        unknown = os.path.join(root, "unknown.ksy")
        with open(unknown, "w", encoding="utf-8") as f:
            f.write("meta:\n  id: unknown\n  endian: le\nseq:\n" + "".join("- {id: field_name_%d, type: u1, if: feild_name_%d > 1}\n" % (i, i) for i in range(16000)))
        got = harness.run(["sh", "-c", "ulimit -t 20; exec '%s' -o '%s' '%s'" % (ksyc, root, unknown)], timeout=600)
        t.case("16,000 unknown names", [] if got.code == 1 and b"did you mean" in got.err else ["exit code %d: %s" % (got.code, harness.tail(got.err))])
        for spec in sorted(glob.glob("specs/*.ksy")):
            name = os.path.basename(spec)
            with open(spec, encoding="utf-8") as f:
                # A part of another grammar takes parameters, and has no program.
                what = "c,doc,dict" + (",runtime" if "\nparams:\n" in f.read() else ",make")
            outs = []
            for i, (program, cwd, path) in enumerate((
                    (ksyc, ".", spec), (ksyc, "specs", name), (ksyc, root, os.path.abspath(spec)), (asan, ".", spec))):
                out = os.path.join(root, "%s.%d" % (name, i))
                os.mkdir(out)
                got = harness.run([program, "--emit", what, "-o", out, "-I", os.path.abspath("specs"), path], cwd=cwd)
                if got.code != 0:
                    t.fail("%s, run %d" % (name, i), "exit code %d" % got.code, harness.tail(got.err))
                outs.append(files(out))
            t.case("%s gives the same from everywhere" % name,
                   ["%s differs" % f for f in outs[0] if any(o.get(f) != outs[0][f] for o in outs[1:])] +
                   ([] if outs[0] else ["no files"]))
    finally:
        shutil.rmtree(root, ignore_errors=True)
