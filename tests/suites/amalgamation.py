# SPDX-License-Identifier: Apache-2.0
"""`make amalgamation`: the library as one source says the same as the library, text by text, about every sample and every
file that is refused, compiled by gcc and clang, and for musl and 32-bit x86 where these are there; its external names are
those of the header. A build without a third of the formats (with ROBUST=every in the environment, as `make robust-every`,
without each of them) knows nothing of them and says the same about the others. The same tree gives
the same source, wherever it lies; a tree that cannot be joined is refused."""
import filecmp
import os
import re
import shutil
import sys
import tempfile

import formats
import harness
from samples import make_samples, refusals

SOURCE = os.path.join(harness.BUILD, "amalgamation/tensorgate.c")
ANSWERS = os.path.join(harness.BUILD, "answers")
WHOLE = (("gcc", "core"), ("clang", "core"), ("no_simd", "core"), ("libraries", "release"), ("musl", "core"), ("m32", "core"))
SCRIPTS = ("amalgamate_library.py", "amalgamation_text.py", "check_layers.py", "formats.py")


def write_list():
    """The names of all samples, of those of one broken in each way, and of the files of strangers, in a file."""
    make_samples.write(harness.REFUSALS, [*refusals.refusals(), *refusals.foreign()])
    found = sorted(os.path.join(folder, name) for folder in (harness.SAMPLES, harness.REFUSALS) for name in os.listdir(folder))
    path = os.path.join(ANSWERS, "list")
    with open(path, "w", encoding="utf-8") as f:
        f.write("".join(name + "\n" for name in found if os.path.isfile(name)))
    return path


def ask(program, listed, runner=()):
    """The lines that a program prints, or what is wrong with it."""
    got = harness.run([*runner, program, listed], timeout=600)
    if got.code != 0:
        return [], ["exit code %d: %s" % (got.code, harness.tail(got.err))]
    return got.out.decode("utf-8", "replace").split("\n"), []


def differences(got, wanted):
    """Where two lists of lines differ first, under the name of the file."""
    about = ""
    for one, other in zip(got, wanted):
        if one.startswith("file "):
            about = one
        if one != other:
            return ["%s: %r, not %r" % (about, one, other)]
    return [] if len(got) == len(wanted) else ["%d lines, not %d" % (len(got), len(wanted))]


def by_file(lines):
    found, at = {}, None
    for line in lines:
        if line.startswith("file "):
            at = found.setdefault(line[5:], [])
        if at is not None:
            at.append(line)
    return found


def formats_of(lines):
    """Which format each file was accepted as."""
    return {name: line.split()[1] for name, about in by_file(lines).items() for line in about if line.startswith("ok ")}


def left_out(t, name, ids, listed, all_lines):
    """Without these formats: none of their files is accepted, and every other file is accepted as before."""
    lines, problems = ask(os.path.join(ANSWERS, name), listed)
    if not problems:
        wanted = {file: format for file, format in formats_of(all_lines).items() if format not in ids}
        got = formats_of(lines)
        problems = ["%s: %s, not %s" % (file, got.get(file), wanted.get(file)) for file in sorted({**got, **wanted})
                    if got.get(file) != wanted.get(file)]
        problems += [line for line in lines if line in ["to %s" % format for format in ids]]
    t.case(name, problems)


def externals(t):
    with open("runtime/tensorgate.h", encoding="utf-8") as f:
        declared = sorted(re.findall(r"^TG_API\b[^;(]*?\b(\w+)\(", f.read(), re.M))
    got = harness.run(["nm", "-g", "--defined-only", os.path.join(ANSWERS, "gcc.o")])
    shown = sorted(line.split()[2] for line in got.out.decode().splitlines() if len(line.split()) == 3)
    t.case("external names", sorted(set(shown) ^ set(declared)) if declared else ["the header declares nothing"])


def one_program(t, folder):
    """Included by another source, with static functions only."""
    source, program = os.path.join(folder, "one.c"), os.path.join(folder, "one")
    with open(source, "w", encoding="utf-8") as f:
        f.write('#define TG_API static\n#include "tensorgate.c"\n#include <stdio.h>\nint main(void) { puts(tg_version()); return 0; }\n')
    got = harness.run(["gcc", "-O0", "-Wall", "-Wextra", "-Werror", "-I" + os.path.dirname(SOURCE), source, "-o", program, "-lm"], timeout=300)
    if t.case("one program", [] if got.code == 0 else [harness.tail(got.err)]):
        got = harness.run([program])
        t.case("its output", [] if got.out == b"0.1.0\n" else ["%r" % got.out])


def copy_of_tree(folder):
    for name in ("runtime", "generated", "LICENSES"):
        shutil.copytree(name, os.path.join(folder, name))
    os.makedirs(os.path.join(folder, "scripts"))
    for name in SCRIPTS:
        shutil.copy(os.path.join("scripts", name), os.path.join(folder, "scripts", name))
    shutil.copy("layers.mk", folder)


def faults():
    """(name, file, text behind it, message): what must not be joined silently."""
    yield "unknown header", "runtime/base/cost.c", '#include "nowhere.h"\n', 'runtime/base/cost.c: includes "nowhere.h"'
    yield "header under a condition", "runtime/base/cost.h", '#ifdef X\n#include "text.h"\n#endif\n', \
        "runtime/base/cost.h: includes text.h under a condition"
    yield "taken name", "runtime/base/percent.c", "static int find(int percent_find) { return percent_find; }\n", \
        "runtime/base/percent.c: find is in several files, and there is a percent_find already"
    yield "source of no format", "generated/planted.c", "int planted;\n", "generated/planted.c: of which format?"


def the_same(t, folder):
    """From another place, in another locale and with another mask of modes."""
    tree, out = os.path.join(folder, "another place"), os.path.join(folder, "out")
    os.mkdir(out)
    copy_of_tree(tree)
    script = os.path.join(tree, "scripts/amalgamate_library.py")
    got = harness.run(["sh", "-c", 'umask 077; exec "$0" "$1" "$2"', sys.executable, script, out], env={"LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "7"})
    same = got.code == 0 and filecmp.cmp(SOURCE, os.path.join(out, "tensorgate.c"), shallow=False) \
        and filecmp.cmp("runtime/tensorgate.h", os.path.join(out, "tensorgate.h"), shallow=False)
    t.case("the same from another place", [] if same else ["it differs: %s" % harness.tail(got.err)])
    for name, file, text, message in faults():
        path = os.path.join(tree, file)
        before = harness.read_bytes(path) if os.path.exists(path) else None
        with open(path, "ab") as f:
            f.write(text.encode())
        got = harness.run([sys.executable, script, out])
        t.case(name, [] if got.code == 1 and message in got.err.decode() else ["exit code %d: %s" % (got.code, harness.tail(got.err))])
        if before is None:
            os.remove(path)
        else:
            with open(path, "wb") as f:
                f.write(before)


def beginning(t):
    text = harness.read_text(SOURCE)
    head = text[:text.index("*/\n#if")]
    wanted = ["SPDX-License-Identifier: Apache-2.0", "Tensorgate 0.1.0"] + ["TG_NO_%s " % f.id for f in formats.FORMATS]
    t.case("what stands on top", ["no %s" % word for word in wanted if word not in head])
    lists = re.findall(r"^[A-Z]\w*\(.+", harness.read_text("runtime/base/layout_rules.def"), re.M)
    t.case("rules about layout", ["no %s" % row for row in lists if row not in text] if lists else ["no rules are known"])
    t.case("no path of a machine", [] if os.getcwd() not in text else ["it has %s" % os.getcwd()])


def run(t):
    listed = write_list()
    beginning(t)
    externals(t)
    reference = {}
    for name in ("core", "release"):
        reference[name], problems = ask(os.path.join(ANSWERS, name), listed)
        accepted = set(formats_of(reference[name]).values())
        t.case("answers of " + name, problems or ["nothing is accepted as " + f.name for f in formats.FORMATS
                                                  if f.name not in accepted and (name == "release" or f.needs == "NOTHING")])
    # The answers themselves, by another way: the verdicts of the command.
    got = harness.run([harness.tensorgate("core"), "check", *sorted(by_file(reference["core"]))], timeout=300)
    by_command = {line.split(" ")[1]: line.split(" ")[2] for line in got.out.decode().splitlines() if line.startswith("ok ")}
    t.case("verdicts of the command", sorted("%s %s" % pair for pair in set(by_command.items()) ^ set(formats_of(reference["core"]).items())))
    for name, like in WHOLE:
        program = os.path.join(ANSWERS, name)
        if not os.path.exists(program) and name in ("musl", "m32"):
            print("amalgamation: skipped: %s, whose compiler is not there" % name)
            continue
        lines, problems = ask(program, listed)
        t.case(name, problems or differences(lines, reference[like]))
    unproved = [f.name for f in formats.FORMATS if not f.is_proved]
    left_out(t, "proved", unproved, listed, reference["core"])
    every = os.environ.get("ROBUST") == "every"
    for names in [[name] for name in formats.NAMES] if every else [formats.NAMES[first::3] for first in range(3)]:
        left_out(t, "without_" + "_".join(names), names, listed, reference["release"])
    folder = tempfile.mkdtemp(prefix="amalgamation-")
    try:
        one_program(t, folder)
        the_same(t, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
