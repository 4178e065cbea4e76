# SPDX-License-Identifier: Apache-2.0
"""The grammars of tests/language, one for each corner of the Kaitai language: ksyc compiles them, gcc and clang find
nothing to warn about, all headers together are C++, and the parsers read what the official ones do. The expected trees
are in expected.json, which tests/official/expected.py writes; it also explains the comments in the grammars. The same for
the random grammars of random.json. What compares with material from elsewhere says so when that is missing.

The interpreter of grammars (`ksyc run`), under sanitizers, gives the same answers as the generated parsers, word for word:
to these inputs, cut anywhere and changed anywhere, the same tree, or a refusal with the same code, offset and path."""
import concurrent.futures
import glob
import json
import os
import re
import shutil
import sys
import tempfile

import harness
from suites import generated_c

FOLDER = os.path.join("tests", "language")
RANDOM = os.path.join(FOLDER, "random.json")
EXPECTED = os.path.join(FOLDER, "expected.json")
STRICT = ["-std=c11", "-Wall", "-Wextra", "-pedantic", "-Werror"]
# What the parsers do to memory is found where they are tried on inputs.
SANITIZE = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
# What a program would have to supply, so that the interpreter refuses the grammar, and says why.
SUPPLIED = {"custom_process": b"processes that a program has to supply: '", "opaque": b"types from outside, which a program has to supply: '"}


class Case:
    def __init__(self, path):
        self.path, self.name = path, os.path.splitext(os.path.basename(path))[0]
        self.inputs, self.stated, self.imports, self.is_debug = [], [], [], False
        with open(path, encoding="utf-8") as file:
            for line in file:
                self.is_debug = self.is_debug or line == "  ks-debug: true\n"
                imports = re.search(r"imports: \[(.*?)\]", line)
                if imports is not None:
                    self.imports = imports.group(1).split(", ")
                found = re.match(r"# (bytes|tree|refused):\s*([0-9a-f-]*)\s*(.*)$", line)
                if found is None:
                    continue
                kind, data, rest = found.group(1), found.group(2).replace("-", ""), found.group(3)
                if kind == "bytes":
                    self.inputs.append(data)
                else:
                    self.stated.append((data, {kind: json.loads(rest) if kind == "tree" else rest}))


def cases():
    return [Case(path) for path in sorted(glob.glob(os.path.join(FOLDER, "*.ksy")))]


def problem(what, got):
    return [] if got.code == 0 else ["%s: %s" % (what, harness.tail(got.out + got.err, 1200))]


def has_no_entry(value):
    """Rules, which are fields of no bytes, and arrays of arrays have no entry in the tables."""
    return value == {"bytes": ""} or isinstance(value, list) and value != [] and all(isinstance(item, list) for item in value)


def is_same(ours, theirs):
    if isinstance(theirs, dict) and isinstance(ours, dict):
        return all(name in theirs for name in ours) and all(
            is_same(ours[name], value) if name in ours else has_no_entry(value) for name, value in theirs.items())
    if isinstance(theirs, list) and isinstance(ours, list):
        return len(ours) == len(theirs) and all(map(is_same, ours, theirs))
    return ours == theirs and isinstance(ours, bool) == isinstance(theirs, bool)


def is_as_expected(answer, expected):
    if "refused" in expected:
        # The official parser names its exceptions in its own way; any refusal agrees with them.
        code = expected["refused"]
        return answer.startswith("refused ") and (code[0].isupper() or (answer + " ").startswith("refused %s " % code))
    try:
        return is_same(json.loads(answer), expected["tree"])
    except ValueError:
        return False


def variants(data):
    """The input, then what is left of it when it is cut or a byte is another one."""
    raw = bytes.fromhex(data)
    yield raw
    for n in range(len(raw)):
        yield raw[:n]
    for at in range(min(len(raw), 24)):
        for value in (0, 1, 0x7F, 0x80, 0xFF, raw[at] + 1 & 0xFF):
            yield raw[:at] + bytes([value]) + raw[at + 1:]
    yield raw + b"\0"


def run_differences(specs, compiled, asked):
    """How the interpreter differs from the program of parsers, on variants of the inputs."""
    lines = "".join("%s %s\n" % (name, data.hex()) for name, first in asked for data in variants(first)).encode()
    theirs = harness.run([compiled], given=lines)
    ours = harness.run([os.path.join("build", harness.SANITIZED[0], "tests", "run_tree"), *specs], given=lines)
    if ours.code != 0:
        return problem("run_tree", ours)
    pairs = list(zip(lines.decode().split("\n"), ours.out.decode("utf-8", "replace").split("\n"),
                     theirs.out.decode("utf-8", "replace").split("\n")))
    found = ["interpreted %s: %s, the parser says %s" % trio for trio in pairs if trio[1] != trio[2]]
    return found[:3] + (["%d more" % (len(found) - 3)] if len(found) > 3 else [])


def check(case, folder, objects, expected):
    """The problems of one grammar."""
    out = os.path.join(folder, case.name)
    os.mkdir(out)
    found, sources = [], []
    for name in [case.name] + case.imports:
        got = harness.run([harness.ksyc(), "--emit", "c,doc,dict", "-o", out, os.path.join(FOLDER, name + ".ksy")])
        found += problem("ksyc", got)
        sources.append(os.path.join(out, name + ".c"))
    got = harness.run([harness.ksyc(), "--emit", "validator,view", "-o", out, case.path])
    if got.code not in (0, 1):      # 1: the validator does not know all of the language
        found += problem("ksyc --emit validator,view", got)
    if found:
        return found
    include = ["-I" + out, "-Iruntime/ks", "-I" + FOLDER]
    found = problem("clang", harness.run(["clang", *STRICT, *include, "-fsyntax-only", sources[0]]))
    for source in sources + glob.glob(os.path.join(out, "*_v*.c")):
        found += problem("gcc", harness.run(["gcc", *STRICT, "-O1", *SANITIZE, *include, "-c", source, "-o", source[:-1] + "o"]))
    if found:
        return found
    listed = os.path.join(out, "list.c")
    with open(listed, "w", encoding="utf-8") as file:
        debug = [case.name] if case.is_debug else []
        file.write(generated_c.list_of({case.name: os.path.join(out, case.name + ".h")}, debug))
    # What the grammar leaves to the program.
    own = [path for path in [os.path.join(FOLDER, case.name + ".c")] if os.path.exists(path)]
    program = os.path.join(out, "print_tree")
    found = problem("print_tree", harness.run(
        ["gcc", "-std=c11", *SANITIZE, *include, listed, *own, *(source[:-1] + "o" for source in sources), *objects,
         "-o", program, "-lz", "-lm"]))
    if found:
        return found
    asked = list(expected.get(case.name, {}).items()) + case.stated
    got = harness.run([program], given="".join("%s %s\n" % (case.name, data) for data, _ in asked).encode())
    answers = got.out.decode("utf-8", "replace").split("\n")[:-1]
    if got.code != 0 or len(answers) != len(asked):
        found += problem("print_tree", got) or ["print_tree: %d answers to %d inputs" % (len(answers), len(asked))]
    for (data, wanted), answer in zip(asked, answers):
        if not is_as_expected(answer, wanted):
            found.append("%s: %s, expected %s" % (data, answer, json.dumps(wanted)))
    if case.name in SUPPLIED:
        got = harness.run([harness.ksyc(), "run", case.path, "check", case.path])
        found += [] if got.code == 1 and SUPPLIED[case.name] in got.err else ["ksyc run: %d, %s" % (got.code, harness.tail(got.err))]
    else:
        found += run_differences([case.path], program, [(case.name, data) for data, _ in asked])
    return found + ["no expectation for %s" % data for data in case.inputs if data not in expected.get(case.name, {})]


def together(t, folder, names):
    """All headers in one C++ source."""
    path = os.path.join(folder, "all.cpp")
    with open(path, "w", encoding="utf-8") as file:
        file.writelines('#include "%s.h"\n' % name for name in names)
    include = ["-I" + os.path.join(folder, name) for name in names] + ["-Iruntime/ks", "-I" + FOLDER]
    for compiler in ("g++", "clang++"):
        got = harness.run([compiler, "-std=c++11", "-Wall", "-Wextra", "-Werror", *include, "-fsyntax-only", path])
        t.case("all headers with " + compiler, problem(compiler, got))


def check_random(part, folder, objects):
    """Random grammars in one program; (name, problems) of each."""
    os.mkdir(folder)
    problems, asked = {}, []
    for case in part:
        name = re.match(r"meta: {id: (\w+),", case["grammar"][0]).group(1)
        spec = os.path.join(folder, name + ".ksy")
        with open(spec, "w", encoding="utf-8") as file:
            file.write("\n".join(case["grammar"]) + "\n")
        problems[name] = problem("ksyc", harness.run([harness.ksyc(), "--emit", "c,doc,dict", "-o", folder, spec]))
        got = harness.run([harness.ksyc(), "--emit", "validator,view", "-o", folder, spec])
        if got.code not in (0, 1):
            problems[name] += problem("ksyc --emit validator,view", got)
        asked += [(name, data, wanted) for data, wanted in case["inputs"].items() if not problems[name]]
    names = [name for name in problems if not problems[name]]
    listed = os.path.join(folder, "list.c")
    with open(listed, "w", encoding="utf-8") as file:
        file.write(generated_c.list_of({name: os.path.join(folder, name + ".h") for name in names}))
        file.writelines('#include "%s.c"\n' % name for name in names)
    program = os.path.join(folder, "print_tree")
    include = ["-I" + folder, "-Iruntime/ks", "-I" + FOLDER]
    found = problem("clang", harness.run(["clang", *STRICT, *include, "-fsyntax-only", listed]))
    found += problem("gcc", harness.run(["gcc", *STRICT, *include, listed, *objects, "-o", program, "-lz", "-lm"]))
    got = harness.run([program], given="".join("%s %s\n" % (name, data) for name, data, _ in asked).encode())
    answers = got.out.decode("utf-8", "replace").split("\n")[:-1]
    if got.code != 0 or len(answers) != len(asked):
        found += ["print_tree: exit code %d, %d answers to %d inputs" % (got.code, len(answers), len(asked))]
    for (name, data, wanted), answer in zip(asked, answers):
        # Python computes with integers of any size, ksyc refuses what does not fit 64 bits.
        if not is_as_expected(answer, wanted) and not answer.startswith("refused overflow "):
            problems[name].append("%s: %s, expected %s" % (data, answer, json.dumps(wanted)))
    found += run_differences([os.path.join(folder, name + ".ksy") for name in names], program, [(name, data) for name, data, _ in asked])
    return [("random grammars together", found)] + list(problems.items())


def run_random(t, folder, objects):
    with open(RANDOM, encoding="utf-8") as file:
        found = json.load(file)
    parts = [found[at:at + 50] for at in range(0, len(found), 50)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for answers in pool.map(lambda at: check_random(parts[at], os.path.join(folder, "random%d" % at), objects),
                                range(len(parts))):
            for name, problems in answers:
                t.case(name, problems)


def peers_missing(t):
    """Comparisons with material that is not here fail, say that they did nothing, and how to get it."""
    for script in ("conformance", "gallery", "random_compare"):
        got = harness.run([sys.executable, "tests/official/%s.py" % script, ""])
        good = got.code == 1 and b"nothing was" in got.err and b"Get it with" in got.err
        t.case(script + " without its material", [] if good else ["exit code %d: %s" % (got.code, harness.tail(got.err))])


def run(t):
    peers_missing(t)
    with open(EXPECTED, encoding="utf-8") as file:
        expected = json.load(file)
    folder = tempfile.mkdtemp(prefix="language-")
    try:
        objects = generated_c.runtime(folder) + generated_c.printer(folder)
        found = cases()
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for case, problems in zip(found, pool.map(lambda case: check(case, folder, objects, expected), found)):
                t.case(case.name, problems)
        run_random(t, folder, objects)
        together(t, folder, [case.name for case in found
                             if os.path.exists(os.path.join(folder, case.name, case.name + ".h"))])
    finally:
        shutil.rmtree(folder, ignore_errors=True)
