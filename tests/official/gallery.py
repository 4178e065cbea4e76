#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The gallery of Kaitai Struct formats through ksyc, gcc and clang: `make gallery KAITAI_FORMATS=DIR`.

    gallery.py DIR

DIR is a copy of github.com/kaitai-io/kaitai_struct_formats. Every grammar is compiled to a reader, and every reader
without a warning. What ksyc does not compile is listed with its first message.
"""
import concurrent.futures
import os
import shutil
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import harness  # noqa: E402
from suites import language  # noqa: E402


def grammars(folder):
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith(("_", ".")))
        for name in sorted(names):
            if name.endswith(".ksy"):
                yield os.path.join(place, name)


def generate(job):
    """(grammar, folder of the reader, message)"""
    path, folder, out = job
    place = os.path.join(out, os.path.relpath(os.path.dirname(path), folder))
    os.makedirs(place, exist_ok=True)
    got = harness.run([harness.ksyc(), "-I", folder, "-o", place, path])
    errors = [line for line in got.err.decode("utf-8", "replace").split("\n") if "error:" in line]
    return path, place, "" if got.code == 0 else (errors or ["exit code %d" % got.code])[0]


def compiled(job):
    """The first complaint of a compiler about a reader, or ""."""
    source, include = job
    for compiler in ("gcc", "clang"):
        got = harness.run([compiler, *language.STRICT, "-Iruntime/ks", "-I" + os.path.dirname(source), *include,
                           "-fsyntax-only", source])
        if got.code != 0:
            errors = [line for line in got.err.decode("utf-8", "replace").split("\n") if "error:" in line]
            return "%s: %s" % (compiler, (errors or ["exit code %d" % got.code])[0])
    return ""


def main():
    os.chdir(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
    folder = os.path.abspath(sys.argv[1]) if len(sys.argv) == 2 and sys.argv[1] else ""
    if not os.path.isdir(folder):
        sys.exit("gallery: there is no folder '%s'; nothing was compiled. Get it with\n"
                 "    git clone https://github.com/kaitai-io/kaitai_struct_formats\n"
                 "and run `make gallery KAITAI_FORMATS=kaitai_struct_formats`." % folder)
    out = tempfile.mkdtemp(prefix="gallery-")
    try:
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            made = list(pool.map(generate, [(path, folder, out) for path in grammars(folder)]))
            include = sorted({"-I" + place for _, place, _ in made})
            jobs = [(os.path.join(place, name), include) for place in sorted({place for _, place, _ in made})
                    for name in sorted(os.listdir(place)) if name.endswith(".c")]
            warned = [(job[0], complaint) for job, complaint in zip(jobs, pool.map(compiled, jobs)) if complaint]
        refused = [(os.path.relpath(path, folder), message) for path, _, message in made if message]
        for path, message in refused:
            print("%s: %s" % (path, message))
        for path, message in warned:
            print("%s: %s" % (os.path.relpath(path, out), message))
        print("%d grammars, %d readers, %d of them with warnings" % (len(made), len(jobs), len(warned)))
        return 1 if warned or not made else 0
    finally:
        shutil.rmtree(out, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
