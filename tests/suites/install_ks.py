# SPDX-License-Identifier: Apache-2.0
"""`make install-ks` to an empty folder: C that ksyc generated compiles and links with the flags of ks.pc and nothing
else of the tree, against the shared library and the static one; CMake projects in C and C++ with ksyc_generate() build
with gcc and clang from a prefix that was moved; only ks_ is exported; the manual page has what --help has; and `make
uninstall-ks` removes all of it."""
import glob
import os
import re
import shlex
import shutil
import tempfile

import harness
from suites import install

EXPECTED = b"""0: rank 0, shape
1: rank 1, shape 0
2: rank 3, shape 3 0 2
3: rank 1, shape 1
4: rank 1, shape 5
5: rank 3, shape 2 1 3
6: rank 8, shape 1 2 1 2 1 2 1 2
"""
STRICT = ["gcc", "-std=c11", "-Wall", "-Wextra", "-pedantic", "-Werror"]

CMAKE = """cmake_minimum_required(VERSION 3.13)
project(uses_ks LANGUAGES %(language)s C)
find_package(ks 0.1 REQUIRED)
add_executable(program program.%(suffix)s)
target_link_libraries(program m)
ksyc_generate(program telemetry.ksy)
add_executable(other other.c)
target_link_libraries(other PRIVATE m)
ksyc_generate(other telemetry.ksy late.ksy STATIC)
"""

# Beside telemetry in a target without the shared library. The first id of the text is not the grammar's.
LATE = """# id: comment
seq:
  - id: x
    type: u1
meta:
  title: has no id
  id: late
"""

OTHER = """#include "late.h"
#include "telemetry.h"

int main(void) {
    return sizeof(late) > 0 && sizeof(telemetry) > 0 && ks_code_name(KS_OK) != NULL ? 0 : 1;
}
"""

PROGRAM = """#include <stdio.h>
#include "telemetry.h"

int main(void) {
    static const unsigned char bytes[] = {'T', 'L', 'M', '1', 2, 'h', 'i', 0x2f};
    char text[200];
    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(bytes, sizeof bytes), ks_limits_for(sizeof bytes), NULL);
    ks_stream io = ks_stream_root(&ks);
    telemetry *file;
    if (!telemetry_read(&ks, &io, &file)) ks_error_text(&ks.error, "memory", text, sizeof text);
    puts(text);
    ks_ctx_free(&ks);
    return 0;
}
"""
SAID = b"memory: packets[0].kind at byte 7: found 15, expected temperatures, event or status [bad_value]\n"


def problem(got):
    return [] if got.code == 0 else [harness.tail(got.out + got.err, 2000)]


def compiled(t, folder, root):
    """A parser of BTF in a folder that contains only its sources."""
    flags = install.pkg_config("ks", root)
    source = os.path.join(folder, "source")
    os.mkdir(source)
    for path in glob.glob("generated/*.[ch]"):
        shutil.copy(path, source)
    includes = [flag for flag in flags if flag.startswith("-I")]
    for path in sorted(glob.glob(os.path.join(source, "*.c"))):
        t.case(os.path.basename(path) + " alone", problem(harness.run(STRICT + ["-fsyntax-only", *includes, path])))
    sample = os.path.join(harness.SAMPLES, "btf_shapes.btf")
    short = os.path.join(folder, "short.btf")
    with open(sample, "rb") as whole, open(short, "wb") as part:
        part.write(whole.read()[:-30])
    for kind, more in (("shared", ["-Wl,-rpath," + root + "/lib"]), ("static", ["-static"])):
        program = os.path.join(folder, "parse_btf_" + kind)
        got = harness.run(STRICT + ["-I" + source, "tests/installed/parse_btf.c", os.path.join(source, "btf.c"),
                                    os.path.join(source, "btf_validate.c"), *flags, *more, "-o", program])
        if not t.case("a parser, " + kind, problem(got)):
            continue
        got = harness.run([program, sample])
        t.case("what it parses, " + kind,
               [] if (got.code, got.out) == (0, EXPECTED) else ["exit code %d: %r" % (got.code, got.out)])
        got = harness.run([program, short])
        t.case("what it refuses, " + kind,
               [] if got.code == 1 and b" at byte " in got.out else ["exit code %d: %r" % (got.code, got.out)])
    got = harness.run(["readelf", "-d", os.path.join(folder, "parse_btf_shared")])
    t.case("the name in the program", [] if b"[libks.so.0]" in got.out else [harness.tail(got.out)])


def symbols(t, root):
    for name, command in (("libks.a", ["nm", "-g", "--defined-only", root + "/lib/libks.a"]),
                          ("libks.so", ["nm", "-D", "--defined-only", root + "/lib/libks.so"])):
        lines = [line.split() for line in harness.run(command).out.decode().split("\n")]
        shown = [words[2] for words in lines if len(words) == 3]
        t.case("symbols of " + name, [x for x in shown if not x.startswith("ks_")] if "ks_error_text" in shown else ["no ks_error_text"])


def headers(t, root):
    """Each header alone, in both languages and by both compilers."""
    for path in sorted(glob.glob(root + "/include/ks/*.h")):
        for compiler in (["gcc", "-std=c11"], ["clang", "-std=c11"], ["g++", "-std=c++11", "-x", "c++"],
                         ["clang++", "-std=c++11", "-x", "c++"]):
            source = os.path.join(root, "one.c")
            with open(source, "w", encoding="utf-8") as file:
                file.write('#include "%s"\n' % path)
            got = harness.run(compiler + ["-Wall", "-Wextra", "-Werror", "-I" + root + "/include/ks", "-fsyntax-only", source])
            t.case("%s by %s" % (os.path.basename(path), compiler[0]), problem(got))
            os.remove(source)


def cmake(t, folder, root):
    if not shutil.which("cmake"):
        t.case("cmake", ["it is not there: scripts/setup.sh test installs it"])
        return
    for language, suffix, variable, compilers in (("C", "c", "CMAKE_C_COMPILER", ("gcc", "clang")),
                                                  ("CXX", "cpp", "CMAKE_CXX_COMPILER", ("g++", "clang++"))):
        for compiler in compilers:
            project = os.path.join(folder, "cmake_" + compiler)
            os.mkdir(project)
            shutil.copy("examples/telemetry/telemetry.ksy", project)
            with open(os.path.join(project, "CMakeLists.txt"), "w", encoding="utf-8") as file:
                file.write(CMAKE % {"language": language, "suffix": suffix})
            with open(os.path.join(project, "program." + suffix), "w", encoding="utf-8") as file:
                file.write(PROGRAM)
            for name, text in (("late.ksy", LATE), ("other.c", OTHER)):
                with open(os.path.join(project, name), "w", encoding="utf-8") as file:
                    file.write(text)
            build = os.path.join(project, "build")
            plain = compiler.replace("++", "").replace("clang", "clang") if compiler != "g++" else "gcc"
            got = harness.run(["cmake", "-S", project, "-B", build, "-DCMAKE_PREFIX_PATH=" + root, "-D%s=%s" % (variable, compiler),
                               "-DCMAKE_C_COMPILER=" + plain, "-DCMAKE_C_FLAGS=-Wall -Wextra -Werror"])
            if got.code == 0:
                got = harness.run(["cmake", "--build", build])
            if not t.case("CMake project with " + compiler, problem(got)):
                continue
            got = harness.run([os.path.join(build, "program")])
            t.case("its output", [] if got.out == SAID else [repr(got.out), harness.tail(got.err)])
            got = harness.run([os.path.join(build, "other")])
            needed = harness.run(["ldd", os.path.join(build, "other")])
            t.case("a static one", problem(got) or (["needs libks.so"] if b"libks" in needed.out else []))
            if compiler != "gcc":
                continue
            got = harness.run(["cmake", "--build", build])
            t.case("nothing to do again", ["ksyc ran"] if b"ksyc telemetry" in got.out else problem(got))
            with open(os.path.join(project, "telemetry.ksy"), "a", encoding="utf-8") as file:
                file.write("# changed\n")
            got = harness.run(["cmake", "--build", build])
            t.case("a grammar that changed", problem(got) if b"ksyc telemetry" in got.out else ["ksyc did not run"])
            got = harness.run(["cmake", "--build", build])
            t.case("nothing to do after it", ["ksyc ran"] if b"ksyc telemetry" in got.out else problem(got))


def manual(t, root):
    """What can be written stands in one list, which --help prints; the page has every word and file of it."""
    text = harness.run([root + "/bin/ksyc", "--help"]).out.decode()
    with open(root + "/share/man/man1/ksyc.1", encoding="utf-8") as file:
        page = file.read()
    entries = re.findall(r"^ {18}(\w+) +([^:]+):", text, re.M)
    problems = [] if len(entries) > 5 else ["no list in --help"]
    for word, names in entries:
        found = re.search(r"^\.It Cm %s\n(.*?)(?=^\.It|^\.El)" % word, page, re.M | re.S)
        problems += ["%s is not in the page" % word] if not found else [
            "%s: %s is not in the page" % (word, name) for name in names.split() if name not in found.group(1)]
    options = re.findall(r"^  (-[-\w]+)", text, re.M)
    problems += ["%s is not in the page" % x for x in options if ".It Fl " + x[1:] not in page]
    t.case("ksyc.1 and --help", problems)


def with_spaces(t, folder):
    """A prefix with spaces: the flags of ks.pc are words of a shell."""
    root = os.path.join(folder, "a prefix with spaces")
    got = install.make("install-ks", "", root)
    if not t.case("install-ks to " + os.path.basename(root), problem(got)):
        return
    path = os.path.join(folder, "spaces.c")
    with open(path, "w", encoding="utf-8") as file:
        file.write('#include "ks.h"\nint main(void) { return ks_code_name(KS_OK) != NULL ? 0 : 1; }\n')
    got = harness.run(["pkg-config", "--static", "--cflags", "--libs", "ks"], env={"PKG_CONFIG_PATH": root + "/lib/pkgconfig"})
    flags = shlex.split(got.out.decode())
    program = os.path.join(folder, "spaces")
    got = harness.run(STRICT + [path, *flags, "-Wl,-rpath," + root + "/lib", "-o", program])
    t.case("a program with these flags", problem(got) or problem(harness.run([program])))
    got = install.make("uninstall-ks", "", root)
    t.case("uninstall-ks from there", [] if got.code == 0 and not install.files(root) else [install.files(root)])


def run(t):
    folder = tempfile.mkdtemp(prefix="install-ks-")
    try:
        root = os.path.join(folder, "root")
        got = install.make("install-ks", "", root)
        want = sorted(install.KS_FILES)
        if not t.case("install-ks", [] if got.code == 0 and install.files(root) == want
                      else [harness.tail(got.err), install.files(root)]):
            return
        symbols(t, root)
        manual(t, root)
        headers(t, root)
        compiled(t, folder, root)
        moved = os.path.join(folder, "moved")
        os.rename(root, moved)
        cmake(t, folder, moved)
        os.rename(moved, root)
        got = install.make("uninstall-ks", "", root)
        kept = [at for at, _, _ in os.walk(root) if os.path.basename(at) in ("ks", "cmake")]
        t.case("uninstall-ks", [] if got.code == 0 and not install.files(root) and not kept
               else [install.files(root), kept, harness.tail(got.err)])
        with_spaces(t, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
