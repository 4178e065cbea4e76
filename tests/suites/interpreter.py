# SPDX-License-Identifier: Apache-2.0
"""`ksyc run` beside the programs that ksyc writes: for each of our grammars, the sample files and changes of them, every
verb prints the same, byte for byte. Its refusals have the code, the offset and the path of those of `tensorgate check`; where
no validator decides, the library has rules beside the grammar, and refuses more. (tests/language compares trees and refusals for grammars of each corner of the language.)

The tree of a file that is refused ends where reading did.

Grammars that would exhaust the stack, and memory that runs out anywhere, are refused."""
import concurrent.futures
import glob
import json
import os
import random
import shutil
import tempfile

import harness

BIG = 1 << 20       # samples above are not changed
CHANGES = 40        # of a sample
SHARE = os.path.abspath("tests/tools/share_objects.py")     # what ksyc writes beside each parser is compiled once
SAMPLES = os.path.join("build", "samples")
INJECT = os.path.abspath(os.path.join(harness.BUILD, "tests", "inject_memory.so"))


def grammars():
    """Those of files; others are parts of them."""
    for path in sorted(glob.glob("specs/*.ksy")):
        name = os.path.splitext(os.path.basename(path))[0]
        if name in harness.formats.NAMES:
            yield name


def program(folder, name):
    """(the program that ksyc writes for a grammar, problems)"""
    out = os.path.join(folder, name)
    os.mkdir(out)
    got = harness.run([harness.ksyc(), "-I", "specs", "--emit", "make", "-o", out, os.path.join("specs", name + ".ksy")])
    if got.code == 0:
        got = harness.run(["make", "-C", out, "CFLAGS=-O1", "CC=%s %s cc" % (SHARE, folder)], timeout=600, env={"MAKEFLAGS": "", "MFLAGS": "", "MAKELEVEL": ""})
    return os.path.join(out, name), [] if got.code == 0 else [harness.tail(got.err)]


def changed(folder, path, chance):
    """Files: the sample, cut, and with other bytes."""
    data = harness.read_bytes(path)
    yield os.path.abspath(path)
    if len(data) > BIG:
        return
    for i in range(CHANGES):
        at = chance.randrange(len(data)) if data else 0
        changed_byte = bytes([chance.choice((0, 1, 0x7F, 0x80, 0xFF, chance.randrange(256)))])
        other = data[:at] if i % 2 else data[:at] + changed_byte + data[at + 1:]
        name = os.path.join(folder, "%s.%d" % (os.path.basename(path), i))
        with open(name, "wb") as file:
            file.write(other)
        yield name


def same(ours, theirs, arguments):
    """The problems of one command."""
    ran, wanted = harness.run(ours + arguments, timeout=300), harness.run([theirs] + arguments, timeout=300)
    for what in ("code", "out", "err"):
        a, b = getattr(ran, what), getattr(wanted, what)
        if a != b:
            a, b = (a, b) if what == "code" else next(
                (pair for pair in zip(a.split(b"\n"), b.split(b"\n")) if pair[0] != pair[1]), (a[-80:], b[-80:]))
            return ["%s: %s differs: %r, the program has %r" % (" ".join(map(os.path.basename, arguments)), what, a, b)]
    return []


def reason(report):
    return None if report["valid"] else tuple(report["error"].get(key) for key in ("code", "offset", "path"))


def agree(name, ours, theirs):
    """Of the verdicts of a grammar and of the library on a file."""
    a, b = reason(ours), reason(theirs)
    if name in harness.formats.PROVED:
        return a == b
    # The library looks at the names of members, and at the pickle, which the grammar reads when the tree is asked for. Whether a
    # file is one of Flax it knows from what comes first. It judges messages of ONNX by a machine of its own.
    if name in ("flax", "onnx", "pytorch"):
        return a is None or b is not None
    # The library calls what no archive begins with by another name.
    return a is None or b is not None and a[:2] == b[:2]


def library_agrees(name, ours, files):
    mine = json.loads(harness.run(ours + ["check", "--json", *files], timeout=300).out)
    theirs = json.loads(harness.run([harness.tensorgate(), "check", "--json", "--from", name, *files], timeout=300).out)
    found = ["%s: %s, the library has %s" % (os.path.basename(path), reason(ours_), reason(theirs_))
             for path, ours_, theirs_ in zip(files, mine, theirs) if not agree(name, ours_, theirs_)]
    if not len(files) == len(mine) == len(theirs):
        found.append("%d files, %d and %d verdicts" % (len(files), len(mine), len(theirs)))
    return found


def check_grammar(t, folder, name):
    theirs, problems = program(folder, name)
    if not t.case("%s: a program" % name, problems):
        return
    ours = [harness.ksyc(), "run", "-I", "specs", os.path.join("specs", name + ".ksy")]
    chance = random.Random(name)
    files = [path for sample in sorted(glob.glob(os.path.join(SAMPLES, name + "_*"))) for path in changed(folder, sample, chance)]
    t.case("%s: verdicts" % name, same(ours, theirs, ["check", "--json", *files]) + ([] if files else ["no samples"]))
    t.case("%s: strict verdicts" % name, same(ours, theirs, ["check", "--strict", *files]))
    sanitized = [harness.ksyc(harness.SANITIZED[0]), *ours[1:]]
    for path in files:
        if "." not in os.path.basename(path).split("_", 1)[1].split(".", 1)[1]:
            for verb in (["dump"], ["dump", "--json"], ["map"]):
                t.case("%s: %s %s" % (name, " ".join(verb), os.path.basename(path)), same(sanitized, theirs, verb + [path]))
    t.case("%s: the library" % name, library_agrees(name, ours, files))


def fields(dump):
    """(offset, length, the rest) of the fields of a dump that lie in the file, without objects and arrays."""
    for line in dump.decode().split("\n")[1:]:
        words = line.split(None, 2)
        if len(words) == 3 and " = " in words[2] and words[0].isdigit():
            yield int(words[0]), int(words[1]), line


def of_one_end(whole, part, size):
    """The problems of a dump of the first `size` bytes of a file, beside that of the file: the fields that it has are those of the
    file, up to one that takes what is left."""
    wanted = {line for _, _, line in fields(whole)}
    return ["%r is not in the file" % line for at, n, line in fields(part) if 0 < n < size - at and line not in wanted][:1]


def cut_cases(t, folder, name):
    """The tree of a file that ends early has what comes before."""
    ours = [harness.ksyc(harness.SANITIZED[0]), "run", "-I", "specs", os.path.join("specs", name + ".ksy"), "dump"]
    chance = random.Random(name)
    for sample in harness.in_round(sorted(glob.glob(os.path.join(SAMPLES, name + "_*"))), 5):
        data = harness.read_bytes(sample)
        whole = harness.run([*ours, sample])
        if len(data) > BIG or whole.code != 0:
            continue
        path, problems, seen = os.path.join(folder, "cut"), [], 0
        for size in sorted(chance.sample(range(len(data)), min(6, len(data)))):
            with open(path, "wb") as file:
                file.write(data[:size])
            part, tree = harness.run([*ours, path]), harness.run([*ours, "--json", path])
            document = json.loads(tree.out)
            if name not in ("npz", "pytorch"):      # their structure is found from the end
                problems += of_one_end(whole.out, part.out, size)
            if part.code not in (0, 1) or tree.code != part.code or document["valid"] != (part.code == 0) or document["tree"] is None:
                problems.append("%d bytes: codes %d and %d, %s" % (size, part.code, tree.code, harness.tail(part.err)))
            seen += sum(1 for _ in fields(part.out))
        t.case("%s: cut %s" % (name, os.path.basename(sample)), problems + ([] if seen > 0 or len(data) < 100 else ["no fields"]))


def stopped_cases(t, folder):
    """Where a tree ends: behind a value that breaks a rule, in front of one that is not there, in an element, in an instance."""
    grammar = ("meta: {id: stopped}\nseq:\n  - {id: count, type: u1}\n  - {id: items, type: item, repeat: expr, repeat-expr: count}\n"
               "  - {id: last, type: u1}\ninstances:\n  far: {pos: 0, type: two, if: count == 2}\ntypes:\n  item:\n    seq:\n      - {id: a, type: u1}\n"
               "      - {id: b, type: u1, valid: {max: 9}}\n      - {id: c, type: u1}\n      - {id: d, type: u1, if: a == 0}\n"
               "  two:\n    seq: [{id: x, type: u1}, {id: y, type: u1, valid: 7}, {id: z, type: u1}]\n")
    spec, path = os.path.join(folder, "stopped.ksy"), os.path.join(folder, "stopped.bin")
    with open(spec, "w", encoding="utf-8") as file:
        file.write(grammar)
    whole = ["count = 1", "items [1] item", "items[0] (item)", "a = 1", "b = 2", "c = 3", "last = 4"]
    cases = {
        b"\1\1\2\3\4": (0, whole), b"\1\1\2\3": (1, whole[:-1]), b"\1\1\x10\3\4": (1, [*whole[:4], "b = 16"]),
        b"\1\1": (1, whole[:4]), b"": (1, []), b"\1": (1, ["count = 1", "items [1] item", "items[0] (item)"]),
        b"\2\1\2\3\1": (1, ["count = 2", "items [2] item", *whole[2:6], "items[1] (item)", "a = 1"]),
        b"\2\1\2\3\1\2\3\4": (1, ["count = 2", "items [2] item", *whole[2:6], "items[1] (item)", *whole[3:6], "last = 4",
                                    "far (two)", "x = 2", "y = 1"]),
    }
    for data, (code, wanted) in cases.items():
        with open(path, "wb") as file:
            file.write(data)
        got = harness.run([harness.ksyc(harness.SANITIZED[0]), "run", spec, "dump", path])
        shown = [line.split(None, 2)[2] for line in got.out.decode().split("\n")[2:] if line]
        t.case("stopped at %s" % (data.hex() or "nothing"), [] if (got.code, shown) == (code, wanted) else ["code %d, %s" % (got.code, shown)])


DEEP = {
    # Each object holds the next one: as deep as the file.
    "nested": ("seq:\n  - {id: n, type: u1}\n  - {id: next, type: nested, if: n != 0}\n", b"\1" * 3000),
    # Each value needs that of the next element: as deep as the array.
    "chained": ("seq:\n  - {id: items, type: 'item(_index)', repeat: eos}\ntypes:\n  item:\n    params: [{id: i, type: s4}]\n"
                "    seq: [{id: a, type: u1}]\n    instances:\n      sum: {value: 'i + 1 < _parent.as<chained>.items.size ? "
                "_parent.as<chained>.items[i + 1].sum + 1 : 0'}\n", b"\1" * 60000),
    # An expression of many levels at the end of each step.
    "wide": ("seq:\n  - {id: items, type: 'item(_index)', repeat: eos}\ntypes:\n  item:\n    params: [{id: i, type: s4}]\n"
             "    seq: [{id: a, type: u1}]\n    instances:\n      sum: {value: 'i + 1 < _parent.as<wide>.items.size ? " + "(1 + " * 60 +
             "_parent.as<wide>.items[i + 1].sum" + ")" * 60 + " : 0'}\n", b"\1" * 60000),
}
# A type in a type in a type: as deep as the grammar.
LINKS = 4000


def deep_cases(t, folder):
    DEEP["linked"] = ("seq: [{id: a, type: t0}]\ntypes:\n" + "".join(
        "  t%d: {seq: [{id: a, type: t%d}]}\n" % (i, i + 1) for i in range(LINKS)) + "  t%d: {seq: [{id: a, type: u1}]}\n" % LINKS, b"\1")
    for name, (grammar, data) in DEEP.items():
        spec, path = os.path.join(folder, name + ".ksy"), os.path.join(folder, name + ".bin")
        with open(spec, "w", encoding="utf-8") as file:
            file.write("meta: {id: %s}\n%s" % (name, grammar))
        with open(path, "wb") as file:
            file.write(data)
        for flavour in (harness.TESTED, harness.SANITIZED[0]):
            got = harness.run([harness.ksyc(flavour), "run", spec, "check", "--max-depth", "4096", path], timeout=300)
            # What ksyc itself refuses is as good.
            good = got.code == 1 and (b"[limit]" in got.out or b": error: " in got.err) and b"Sanitizer" not in got.err
            t.case("%s under %s" % (name, flavour), [] if good else ["code %d: %s" % (got.code, harness.tail(got.out + got.err, 300))])


def memory_cases(t, folder):
    """Allocations that fail: each alone, and all from one on."""
    spec, path = "tests/language/same_switch.ksy", os.path.join(folder, "switch.bin")
    with open(path, "wb") as file:
        file.write(bytes(range(64)))
    command = [harness.ksyc(), "run", spec, "check", path]
    wanted = harness.run(command)

    def one(job):
        n, forever = job
        got = harness.run(command, env={"LD_PRELOAD": INJECT, "INJECT_NTH": str(n), "INJECT_FOREVER": forever})
        # ksyc ends with 2 when memory ran out; a verdict that is reached all the same is the right one.
        return [] if got.code == 2 or (got.code, got.out) == (wanted.code, wanted.out) else ["%d, %s: code %d, %s" % (n, forever, got.code, harness.tail(got.err))]

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = [problem for problems in pool.map(one, [(n, forever) for n in range(1, 120) for forever in ("0", "1")]) for problem in problems]
    t.case("failing allocations", found)


def run(t):
    folder = tempfile.mkdtemp(prefix="interpreter-")
    try:
        deep_cases(t, folder)
        memory_cases(t, folder)
        stopped_cases(t, folder)
        for name in grammars():
            check_grammar(t, folder, name)
            cut_cases(t, folder, name)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
