# SPDX-License-Identifier: Apache-2.0
"""scripts/check_layers.py finds violations: each case plants one violation in a copy of the sources and of their
objects, and expects a message about it and about nothing else. Faults are separate files, so that no case depends on
the content of the sources."""
import os
import shutil
import subprocess
import sys
import tempfile

import harness

TOPS = ("runtime", "generated", "compiler", "cli", "python/src", "toolkit/program", "web")
CALL = "extern int %s(void);\nint %s(void);\nint %s(void) { return %s(); }\n"


def calls(name, other):
    """C of a function `name` that calls `other`."""
    return CALL % (other, name, name, other)


def defines(name):
    return "int %s(void);\nint %s(void) { return 1; }\n" % (name, name)


def faults():
    """(name, {file: text}, expected message)"""
    formats = sorted(os.listdir("runtime/formats"))
    one, two = ("runtime/formats/" + name for name in (formats[0], formats[-1]))
    yield "upward include", {"runtime/ks/planted.h": '#include "tensorgate.h"\n'}, \
        'runtime/ks/planted.h:1: room runtime/ks includes "tensorgate.h" of room runtime'
    yield "upward include of a fragment", {"runtime/io/planted.c": '\n#  include  "planted.inc"\n', "runtime/convert/planted.inc": "\n"}, \
        'runtime/io/planted.c:2: room runtime/io includes "planted.inc" of room runtime/convert'
    yield "upward include of the compiler", {"compiler/base/planted.h": '#include "planted_ir.h"\n', "compiler/ir/planted_ir.h": "\n"}, \
        'compiler/base/planted.h:1: room compiler/base includes "planted_ir.h" of room compiler/ir'
    yield "include by a path", {"runtime/array/planted.h": '#include "../file/file.h"\n'}, \
        'runtime/array/planted.h:1: room runtime/array includes "../file/file.h" by a path'
    yield "include in angle brackets", {"runtime/ks/planted.h": "#include <tensorgate.h>\n"}, \
        'runtime/ks/planted.h:1: room runtime/ks includes "tensorgate.h" of room runtime'
    yield "path in angle brackets", {"runtime/base/planted.h": "#include <../io/input.h>\n"}, \
        'runtime/base/planted.h:1: room runtime/base includes "../io/input.h" by a path'
    yield "include by a digraph", {"runtime/base/planted.h": '%:include "input.h"\n'}, \
        'runtime/base/planted.h:1: room runtime/base includes "input.h" of room runtime/io'
    yield "include of an unknown kind of file", {"runtime/base/planted.h": "#include <planted.inl>\n", "runtime/base/planted.inl": "\n"}, \
        'runtime/base/planted.h:1: room runtime/base includes "planted.inl", which is in none of its rooms'
    yield "upward call in a macro", {"runtime/base/planted.h": "\n#define PLANTED() tg_convert(0, 0, 0, 0)\n"}, \
        "runtime/base/planted.h:2: room runtime/base mentions tg_convert of room "
    yield "headers that include each other", {"runtime/base/planted.h": '#include "planted_back.h"\n',
                                              "runtime/base/planted_back.h": '#include "planted.h"\n'}, \
        "runtime/base/planted.h:1: files include each other in a cycle: "
    yield "generated code includes the library", {"generated/planted.h": '#include "tensorgate.h"\n'}, \
        'generated/planted.h:1: room generated includes "tensorgate.h" of room runtime'
    yield "cli includes the library", {"cli/planted.h": '#include "formats.def"\n'}, \
        "of the library, cli includes tensorgate.h alone"
    yield "the Python extension includes the library", {"python/src/planted.h": '#include "file.h"\n'}, \
        'python/src/planted.h:1: room python/src includes "file.h" of room runtime/file'
    yield "call into the library from the Python extension", {"python/src/planted.c": calls("planted", "tg_planted"),
                                                              "runtime/api/planted_api.c": defines("tg_planted")}, \
        "python/src/planted.c:1: room python/src uses tg_planted of room runtime/api"
    yield "cycle in the Python extension", {"python/src/planted.c": calls("ext_planted", "ext_planted_back"),
                                            "python/src/planted_back.c": calls("ext_planted_back", "ext_planted")}, \
        "python/src/planted.c:1: room python/src has 2 files that need each other in a cycle"
    yield "a room of cli includes the library", {"cli/verbs/planted.h": '#include "formats.def"\n'}, \
        "of the library, cli includes tensorgate.h alone"
    yield "the page includes the library", {"web/planted.h": '#include "file.h"\n'}, \
        'web/planted.h:1: room web includes "file.h" of room runtime/file'
    yield "the page includes the compiler", {"web/planted.h": '#include "ir.h"\n'}, \
        'web/planted.h:1: room web includes "ir.h" of room compiler/ir'
    yield "the page's grammars include the library", {"web/grammar/planted.h": '#include "file.h"\n'}, \
        'web/grammar/planted.h:1: room web/grammar includes "file.h" of room runtime/file'
    yield "upward call of a program for a grammar", {"toolkit/program/planted.c": calls("ks_planted", "ks_planted_up"),
                                                     "compiler/analysis/planted_up.c": defines("ks_planted_up")}, \
        "toolkit/program/planted.c:1: room toolkit/program uses ks_planted_up of room compiler/analysis"
    yield "upward include in cli", {"cli/base/planted.h": '#include "verbs.h"\n'}, \
        'cli/base/planted.h:1: room cli/base includes "verbs.h" of room cli/verbs'
    yield "upward call", {"runtime/base/planted.c": "\n" + calls("tg_planted", "tg_convert")}, \
        "runtime/base/planted.c:2: room runtime/base uses tg_convert of room "
    yield "external name of the compiler without its prefix", {"compiler/ir/planted.c": defines("planted")}, \
        "compiler/ir/planted.c:1: planted is external, and has no prefix ksyc_"
    yield "upward call of the compiler", {"compiler/ir/planted.c": calls("ksyc_planted", "ksyc_planted_c"),
                                          "compiler/backends/c/planted_c.c": defines("ksyc_planted_c")}, \
        "compiler/ir/planted.c:1: room compiler/ir uses ksyc_planted_c of room compiler/backends/c"
    yield "call into the library from cli", {"cli/planted.c": calls("planted", "tg_planted"), "runtime/api/planted_api.c": defines("tg_planted")}, \
        "cli/planted.c:1: room cli uses tg_planted of room runtime/api"
    yield "call between formats", {one + "/planted.c": calls("tg_planted", "tg_planted_other"),
                                   two + "/planted_other.c": defines("tg_planted_other")}, \
        "%s/planted.c:1: room runtime/formats uses tg_planted_other of room %s (planted_other.c): each folder" % (one, two)
    yield "cycle of files", {"runtime/base/planted.c": calls("tg_planted", "tg_planted_back"),
                             "runtime/base/planted_back.c": calls("tg_planted_back", "tg_planted")}, \
        "runtime/base/planted.c:1: room runtime/base has 2 files that need each other in a cycle (planted.c planted_back.c)"
    with open("layers.mk", encoding="utf-8") as f:
        table = f.read()
    yield "cycle of rooms", {"layers.mk": table + "USES_runtime := runtime/api\n"}, "rooms use each other in a cycle: "
    yield "folder without a room", {"runtime/planted/planted.h": "\n"}, "runtime/planted/planted.h:1: room runtime/planted is not in layers.mk"


def check(folder):
    return harness.run([sys.executable, "scripts/check_layers.py", "--root", folder])


def plant(folder, files):
    """The files below the folder, compiled where they are C."""
    for path, text in files.items():
        path = os.path.join(folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
    for path in files:
        if path.endswith(".c"):
            path = os.path.join(folder, path)
            place = os.path.join(folder, "build/release", os.path.relpath(path, folder)[:-2] + ".o")
            includes = [os.path.join(folder, os.path.dirname(other)) for other in files]
            subprocess.run(["gcc", "-c", "-o", place, path, *("-I" + include for include in includes)], check=True)


def take_back(folder, files):
    for path in files:
        if os.path.exists(path):
            shutil.copy(path, os.path.join(folder, path))
        else:
            os.remove(os.path.join(folder, path))
            if path.endswith(".c"):
                os.remove(os.path.join(folder, "build/release", path[:-2] + ".o"))


def run(t):
    folder = tempfile.mkdtemp(prefix="layers-")
    try:
        shutil.copy("layers.mk", folder)
        for top in TOPS:
            shutil.copytree(top, os.path.join(folder, top))
            if top == "web":    # compiled for another machine; its symbols are not compared
                continue
            shutil.copytree(os.path.join("build/release", top), os.path.join(folder, "build/release", top),
                            ignore=lambda at, names: [name for name in names
                                                      if os.path.isfile(os.path.join(at, name)) and not name.endswith(".o")])
        got = check(folder)
        if not t.case("the sources as they are", [] if got.code == 0 else [harness.tail(got.out)]):
            return
        for name, files, message in faults():
            plant(folder, files)
            got = check(folder)
            lines = got.out.decode().split("\n")[:-2]
            problems = ["exit code %d" % got.code] if got.code != 1 else []
            if not any(message in line for line in lines):
                problems.append("no message about it, but %r" % lines)
            problems += ["also %r" % line for line in lines if "planted" not in line and message not in line]
            t.case(name, problems)
            take_back(folder, files)
        got = check(folder)
        t.case("the sources again", [] if got.code == 0 else [harness.tail(got.out)])
    finally:
        shutil.rmtree(folder, ignore_errors=True)
