# SPDX-License-Identifier: Apache-2.0
"""`make install` to an empty folder: the installed files suffice to build a program, in C99 and in C++, and `make
uninstall` removes all of them. The program is the example in tensorgate.h. The archive, and a shared object made from
it, and the installed shared library export the functions that tensorgate.h declares with TG_API and no other symbol.
Programs are linked with the shared library as pkg-config and CMake say."""
import glob
import os
import re
import shutil
import tempfile

import harness


# What `make install-ks` installs.
KS_FILES = ("bin/ksyc", "include/ks/ks.h",
            "lib/cmake/ks/ks-config-version.cmake", "lib/cmake/ks/ks-config.cmake", "lib/libks.a", "lib/libks.so",
            "lib/libks.so.0", "lib/libks.so.0.1.0", "lib/pkgconfig/ks.pc", "share/man/man1/ksyc.1",
            "share/bash-completion/completions/ksyc", "share/zsh/site-functions/_ksyc", "share/fish/vendor_completions.d/ksyc.fish")


def make(target, folder, prefix="/opt/tg"):
    return harness.run(["make", target, "SETUP=no", "DESTDIR=" + folder, "prefix=" + prefix],
                       env={"MAKEFLAGS": "", "MFLAGS": "", "MAKELEVEL": ""}, timeout=600)


def files(folder):
    return sorted(os.path.relpath(os.path.join(at, name), folder) for at, _, names in os.walk(folder) for name in names)


def pkg_config(name, root):
    """The flags of an installed library for compiling and linking."""
    got = harness.run(["pkg-config", "--static", "--cflags", "--libs", name], env={"PKG_CONFIG_PATH": root + "/lib/pkgconfig"})
    return got.out.decode().split()


def symbols(t, root, private):
    with open("runtime/tensorgate.h", encoding="utf-8") as f:
        declared = sorted(re.findall(r"^TG_API\b[^;(]*?\b(\w+)\(", f.read(), re.M))

    def compare(name, command):
        got = harness.run(command)
        lines = [line.split() for line in got.out.decode().split("\n") if not line.endswith(":")]
        shown = sorted(words[2].split("@")[0] for words in lines if len(words) == 3 and words[1] != "A")
        t.case(name, [] if got.code == 0 and shown == declared and declared else
               ["only in one of them: " + " ".join(sorted(set(shown) ^ set(declared))), harness.tail(got.err)])

    archive, shared = root + "/lib/libtensorgate.a", root + "/shared.so"
    compare("symbols of the shared library", ["nm", "-D", "--defined-only", root + "/lib/libtensorgate.so"])
    compare("symbols of the archive", ["nm", "-g", "--defined-only", archive])
    compare("symbols of the archive without libraries", ["nm", "-g", "--defined-only", "build/core/libtensorgate.a"])
    for name, more in (("by visibility", []), ("by the map", ["-Wl,--version-script=runtime/tensorgate.map"])):
        harness.run(["gcc", "-shared", "-o", shared, "-Wl,-z,defs", *more, "-Wl,--whole-archive", archive,
                     "-Wl,--no-whole-archive", *private])
        compare("symbols of a shared object, " + name, ["nm", "-D", "--defined-only", shared])
        if os.path.exists(shared):
            os.remove(shared)


# What a CMake project of a user says.
PROJECT = """cmake_minimum_required(VERSION 3.13)
project(user C)
find_package(tensorgate 0.1 REQUIRED)
add_executable(with_shared program.c)
target_link_libraries(with_shared tensorgate::tensorgate)
add_executable(with_archive program.c)
target_link_libraries(with_archive tensorgate::tensorgate_static)
"""


def shared_library(t, root, folder):
    """A program is linked with the shared library, and needs it under its SONAME."""
    source, program = os.path.join(folder, "user.c"), os.path.join(folder, "user")
    with open(source, "w", encoding="utf-8") as f:
        f.write('#include <stdio.h>\n#include <tensorgate.h>\nint main(void) { puts(tg_version()); return 0; }\n')
    flags = harness.run(["pkg-config", "--cflags", "--libs", "tensorgate"],
                        env={"PKG_CONFIG_PATH": root + "/lib/pkgconfig", "PKG_CONFIG_SYSROOT_DIR": root[:-len("/opt/tg")]}).out.decode().split()
    got = harness.run(["gcc", "-Wall", "-Werror", source, *flags, "-o", program])
    if t.case("a program with the shared library", [] if got.code == 0 else [harness.tail(got.err)]):
        needed = harness.run(["readelf", "-d", program]).out.decode()
        found = re.findall(r"NEEDED.*\[(.*?)\]", needed)
        got = harness.run([program], env={"LD_LIBRARY_PATH": root + "/lib"})
        t.case("its output", [] if got.out == b"0.1.0\n" and "libtensorgate.so.0" in found and not any("libz" in name for name in found)
               else ["exit code %d: %r, needs %s" % (got.code, got.out, found)])
    project = os.path.join(folder, "project")
    os.mkdir(project)
    shutil.copy(source, os.path.join(project, "program.c"))
    with open(os.path.join(project, "CMakeLists.txt"), "w", encoding="utf-8") as f:
        f.write(PROJECT)
    got = harness.run(["cmake", "-S", project, "-B", project + "/build", "-DCMAKE_PREFIX_PATH=" + root], timeout=300)
    if got.code == 0:
        got = harness.run(["cmake", "--build", project + "/build"], timeout=300)
    if t.case("a project of CMake", [] if got.code == 0 else [harness.tail(got.err, 2000)]):
        for name in ("with_shared", "with_archive"):
            got = harness.run([os.path.join(project, "build", name)])
            t.case(name, [] if got.out == b"0.1.0\n" else ["exit code %d: %r" % (got.code, got.out)])
    shutil.rmtree(project)
    for path in (source, program):
        if os.path.exists(path):
            os.remove(path)


def essay_program():
    """The lines of code in the comment of the header, between its headings."""
    with open("runtime/tensorgate.h", encoding="utf-8") as f:
        text = f.read()
    lines = re.search(r"A complete program\n(.*?)\n \* How files are read", text, re.S).group(1).split("\n")
    body = "\n".join(line[7:] for line in lines if line.startswith(" *     "))
    return "#include <stdio.h>\n#include <tensorgate.h>\nint main(void) {\n%s\nreturn 0;\n}\n" % body


def writing_program():
    """The function of the header that writes a file, and a program that calls it twice: the second call finds an
    existing file, which is refused."""
    with open("runtime/tensorgate.h", encoding="utf-8") as f:
        text = f.read()
    body = re.search(r"^ \*     (bool save\(.*?^ \*     \})$", text, re.S | re.M).group(1).replace("\n *     ", "\n")
    return """#include <stdio.h>
#include <string.h>
#include <tensorgate.h>
static bool my_read(void *self, tg_part part, uint64_t from, void *dst, size_t n, tg_error *error) {
    (void)part;
    (void)error;
    memcpy(dst, (const char *)self + from, n);
    return true;
}
static %s
int main(void) {
    float values[6] = {1, 2, 3, 4, 5, 6};
    uint64_t shape[2] = {2, 3};
    for (int i = 0; i < 2; i++) {
        tg_error error;
        char text[512] = "saved";
        if (!save(shape, values, &error)) tg_error_text(&error, text, sizeof text);
        printf("%%s\\n", text);
    }
    return 0;
}
""" % body


def manual_page(t, page):
    for command in (["mandoc", "-T", "lint", "-W", "warning"], ["man", "--warnings", "-l"]):
        if not shutil.which(command[0]):
            print("install: skipped: the manual page by %s, which is not there" % command[0])
            continue
        got = harness.run(command + [page])
        said = got.out if command[0] == "mandoc" else got.err
        t.case("%s by %s" % (os.path.basename(page), command[0]), [] if got.code == 0 and not said else [harness.tail(said)])


def run(t):
    folder = tempfile.mkdtemp(prefix="install-")
    try:
        got = make("install", folder)
        want = sorted("opt/tg/" + name for name in list(KS_FILES) + [
            "bin/tensorgate", "include/tensorgate.h", "lib/cmake/tensorgate/tensorgate-config-version.cmake",
            "lib/cmake/tensorgate/tensorgate-config.cmake", "lib/libtensorgate.a", "lib/libtensorgate.so", "lib/libtensorgate.so.0",
            "lib/libtensorgate.so.0.1.0", "lib/pkgconfig/tensorgate.pc",
            "share/bash-completion/completions/tensorgate", "share/zsh/site-functions/_tensorgate",
            "share/fish/vendor_completions.d/tensorgate.fish", "share/man/man1/tensorgate.1",
            "share/doc/tensorgate/LICENSE", "share/doc/tensorgate/Unicode-3.0.txt",
            *("share/tensorgate/schema/" + os.path.basename(schema) for schema in glob.glob("docs/schema/*.json")),
            *("share/man/man1/" + os.path.basename(page) for page in glob.glob("docs/man/*.1"))])
        if not t.case("install", [] if got.code == 0 and files(folder) == want else [harness.tail(got.err), files(folder)]):
            return
        root = os.path.join(folder, "opt/tg")
        with open(os.path.join(root, "lib/pkgconfig/tensorgate.pc"), encoding="utf-8") as f:
            pc = f.read()
        private = re.search(r"^Libs.private:(.*)$", pc, re.M).group(1).split()
        t.case("pkg-config file", ["%s is left" % x for x in re.findall(r"@\w+@", pc)])
        symbols(t, root, private)
        shared_library(t, root, folder)
        for page in ("tensorgate.1", "ksyc.1"):
            manual_page(t, os.path.join(root, "share/man/man1", page))
        for compiler, suffix, flags in (("gcc", "c", ["-std=c99"]), ("g++", "cpp", ["-std=c++11"])):
            if not shutil.which(compiler):
                continue
            source, program = os.path.join(folder, "program." + suffix), os.path.join(folder, "program-" + suffix)
            with open(source, "w", encoding="utf-8") as f:
                f.write(essay_program())
            got = harness.run([compiler, *flags, "-Wall", "-Wextra", "-pedantic", "-Werror", "-I" + root + "/include", source,
                               "-L" + root + "/lib", "-l:libtensorgate.a", *private, "-o", program])
            if t.case("a program in " + compiler, [] if got.code == 0 else [harness.tail(got.err, 2000)]):
                shutil.copy(os.path.join(harness.SAMPLES, "nnb_v3_float.nnb"), os.path.join(folder, "model.nnb"))
                got = harness.run([program], cwd=folder)
                t.case("its output", [] if got.code == 0 and re.match(rb"1: float32.*\n2: float32.*\n$", got.out)
                       else ["exit code %d: %r" % (got.code, got.out)])
                if suffix == "c":
                    with open(source, "w", encoding="utf-8") as f:
                        f.write(writing_program())
                    got = harness.run([compiler, *flags, "-Wall", "-Wextra", "-pedantic", "-Werror", "-I" + root + "/include",
                                       source, "-L" + root + "/lib", "-l:libtensorgate.a", *private, "-o", program])
                    if t.case("a program that writes", [] if got.code == 0 else [harness.tail(got.err, 2000)]):
                        got = harness.run([program], cwd=folder)
                        t.case("its output", [] if got.out == b"saved\ncannot create 'weights.npy': the file exists [io]\n"
                               else ["exit code %d: %r" % (got.code, got.out)])
                        os.remove(os.path.join(folder, "weights.npy"))
                for name in ("program." + suffix, "program-" + suffix, "model.nnb"):
                    os.remove(os.path.join(folder, name))
        got = make("uninstall", folder)
        t.case("uninstall", [] if got.code == 0 and not files(folder) else [files(folder), harness.tail(got.err)])
    finally:
        shutil.rmtree(folder, ignore_errors=True)
