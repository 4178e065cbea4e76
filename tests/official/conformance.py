#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The official test suite of Kaitai Struct: `make conformance KAITAI_TESTS=DIR`.

    conformance.py DIR [NAME...]

DIR is a copy of github.com/kaitai-io/kaitai_struct_tests; one of its grammars imports from the gallery of formats, which
is found in the environment variable KAITAI_FORMATS, or in ../formats beside DIR as in the official project. Each expectation file (spec/ks/*.kst) names a grammar and a
file: the grammar is compiled by ksyc, the reader with AddressSanitizer and UndefinedBehaviorSanitizer, and the values
in the parse tree are compared with the asserts of the expectation file. Each grammar of formats_err has to be refused,
or warned about, at the places that its comments name. NAME limits the run to some of both.

build/conformance/ci.json tells the results in the form that the official project aggregates. What does not pass has to
be in conformance_known.txt with the reason, and what is there must not pass.
"""
import concurrent.futures
import glob
import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import harness  # noqa: E402
try:
    import kst  # noqa: E402
except ImportError:
    sys.exit("conformance: needs PyYAML (package python3-yaml); nothing was tested")

HERE = os.path.join("tests", "official")
KNOWN = os.path.join(HERE, "conformance_known.txt")
REPORT = os.path.join("build", "conformance", "ci.json")
CFLAGS = ["-std=c11", "-g1", "-O0", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-DKS_WITH_ZLIB",
          "-DKS_WITH_ICONV"]
INCLUDE = ["-Iruntime/ks", "-Itests/language", "-I" + HERE]

# What the exceptions of the expectation files are called here.
CODES = {"EndOfStreamError": "truncated", "ConversionError": "conversion", "UndecidedEndiannessError": "undecided_endian"}
# Which kinds of found values (ks_value_kind) belong to the type of a violated rule.
FOUND = {"bytes": (4,), "str": (4,), "f4": (3,), "f8": (3,)}


class Wrong(Exception):
    pass


# ---------------------------------------------------------------------------------------------- readers

# A type with parameters is only read by others.
GLUE_WITHOUT_READER = '#include "{name}.c"\n'
GLUE = """#include "{name}.c"
#include "conformance.h"
static bool read_it(ks_ctx *ks, ks_stream *io, void **object) {{
    {root} *root = NULL;
    bool ok = {root}_read(ks, io, &root);
    *object = root;
    return ok;
}}
extern const conformance_reader conformance_of_{name};
const conformance_reader conformance_of_{name} = {{"{name}", &{root}_desc, read_it}};
"""


def add_instances(path, values):
    """Adds value instances to a grammar, kst_0 and so on."""
    text = "".join("  kst_%d:\n    value: %s\n" % (i, json.dumps(value)) for i, value in enumerate(values))
    with open(path, encoding="utf-8") as file:
        lines = file.read().rstrip("\n").split("\n")
    at = lines.index("instances:") + 1 if "instances:" in lines else len(lines)
    lines.insert(at, ("" if at < len(lines) else "instances:\n") + text)
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))


class Build:
    def __init__(self, folder, gallery, out):
        self.folder, self.gallery, self.out = folder, gallery, out
        self.formats = os.path.join(out, "formats")
        shutil.copytree(os.path.join(folder, "formats"), self.formats)
        self.problems = {}      # of grammars that cannot be used

    def prepare(self, expected):
        """Descriptor tables tell nothing of streams: what an assert asks of one becomes an instance of the grammar."""
        asked = [stated for stated in expected.asserts if "._io." in str(stated["actual"])]
        if asked:
            add_instances(os.path.join(self.formats, expected.name + ".ksy"), [stated["actual"] for stated in asked])
        for i, stated in enumerate(asked):
            stated["actual"] = "kst_%d" % i

    def ksyc(self, paths, out=None):
        return harness.run([harness.ksyc(), "-I", os.path.join(self.formats, "ks_path"), "-I", self.gallery,
                            "-o", out or self.out, *paths])

    def generate(self, path):
        """The name of a grammar for which there is a reader now, or None."""
        name = os.path.splitext(os.path.basename(path))[0]
        got = self.ksyc([path])
        if got.code == 0:
            return name
        lines = [line for line in got.err.decode("utf-8", "replace").split("\n") if "error:" in line]
        self.problems[name] = "ksyc: " + (lines or ["exit code %d" % got.code])[0].split("error: ", 1)[-1]
        return None

    def compile(self, name):
        """(object, name when it reads files) of one grammar, or None."""
        glue = os.path.join(self.out, name + "_conformance.c")
        with open(os.path.join(self.out, name + ".h"), encoding="utf-8") as file:
            header = file.read()
        root = re.search(r"^typedef struct (\w+) ", header, re.M).group(1)
        is_read = re.search(r"^bool %s_read\(" % root, header, re.M) is not None
        with open(glue, "w", encoding="utf-8") as file:
            file.write((GLUE if is_read else GLUE_WITHOUT_READER).format(name=name, root=root))
        got = harness.run(["gcc", *CFLAGS, *INCLUDE, "-I" + self.out, "-c", glue, "-o", glue[:-1] + "o"])
        if got.code != 0:
            self.problems[name] = "gcc: " + harness.tail(got.err)
            return None
        return glue[:-1] + "o", name if is_read else None

    def program(self, grammars, pool):
        """One program with all readers."""
        generated = [name for name in pool.map(self.generate, grammars) if name is not None]
        readers = [reader for reader in pool.map(self.compile, generated) if reader is not None]
        names = [name for _, name in readers if name is not None]
        table = os.path.join(self.out, "conformance_readers.c")
        with open(table, "w", encoding="utf-8") as file:
            file.write('#include "conformance.h"\n')
            file.writelines("extern const conformance_reader conformance_of_%s;\n" % name for name in names)
            file.write("const conformance_reader *const conformance_readers[] = {")
            file.writelines("&conformance_of_%s, " % name for name in names)
            file.write("NULL};\n")
        own = [table, os.path.join(HERE, "conformance.c"), os.path.join(HERE, "conformance_process.c"), "tests/language/tree_values.c", *sorted(glob.glob("runtime/ks/*.c"))]
        objects = [os.path.join(self.out, "own_" + os.path.basename(path)[:-1] + "o") for path in own]
        jobs = [["gcc", *CFLAGS, *INCLUDE, "-I" + self.out, "-c", path, "-o", built] for path, built in zip(own, objects)]
        for got in pool.map(harness.run, jobs):
            if got.code != 0:
                sys.exit("conformance: " + harness.tail(got.err))
        program = os.path.join(self.out, "conformance")
        got = harness.run(["gcc", *CFLAGS, *objects, *(built for built, _ in readers),
                           "-o", program, "-lz", "-lm"])
        if got.code != 0:
            sys.exit("conformance: " + harness.tail(got.err))
        return program


# ---------------------------------------------------------------------------------------- expectations

def plain(value):
    """A value of an answer as kst.py knows it."""
    if isinstance(value, dict) and "bytes" in value:
        return bytes.fromhex(value["bytes"])
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value


def is_equal(actual, expected):
    if isinstance(expected, kst.Label):
        return isinstance(actual, dict) and actual.get("label") == expected.label
    if isinstance(expected, bool) or isinstance(actual, bool):
        return actual is expected
    if isinstance(expected, list) and isinstance(actual, list):
        return len(actual) == len(expected) and all(map(is_equal, actual, expected))
    if isinstance(expected, float) and isinstance(actual, (int, float)):
        return math.isclose(actual, expected, rel_tol=1e-6, abs_tol=0)
    return type(actual) is type(expected) and actual == expected


class Questions:
    """A running conformance program. Questions are asked in the order of the asserts, because laziness can be seen."""

    def __init__(self, program, name, path):
        self.process = subprocess.Popen([program, name, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, env=harness.environment())
        self.began = self.answer()

    def answer(self):
        line = self.process.stdout.readline()
        if not line.endswith(b"\n"):
            self.process.stdin.close()
            self.process.wait()
            raise Wrong("the reader ended with %d: %s" % (self.process.returncode, harness.tail(self.process.stderr.read(), 2000)))
        return json.loads(line.decode("utf-8"))

    def ask(self, steps):
        self.process.stdin.write((" ".join(steps) + "\n").encode())
        self.process.stdin.flush()
        return self.answer()

    def end(self):
        _, errors = self.process.communicate(timeout=60)
        if self.process.returncode != 0:
            raise Wrong("the reader ended with %d: %s" % (self.process.returncode, harness.tail(errors, 2000)))


def check_exception(answer, exception, message):
    code = answer.get("error")
    if exception in CODES:
        if code != CODES[exception]:
            raise Wrong("expected %s, got %s" % (exception, code))
    else:
        found = re.match(r"Validation\w+Error<(\w+)>$", exception)
        if found is None or code != "bad_value" or answer["kind"] not in FOUND.get(found.group(1), (1, 2)):
            raise Wrong("expected %s, got %s" % (exception, code))
    numbers = re.match(r"requested (\d+) bytes, but only (\d+) bytes available$", message or "")
    if message is not None and (numbers is None or [answer["allowed"], answer["found"]] != [int(n) for n in numbers.groups()]):
        raise Wrong("expected '%s', got %d and %d" % (message, answer["allowed"], answer["found"]))


def check_assert(questions, stated):
    last = {}

    def ask(steps):
        last.clear()
        last.update(questions.ask(steps))
        return plain(last.get("value")), last["used"]
    actual = kst.evaluate(kst.expression(stated["actual"]), ask)
    if "exception" in stated:
        check_exception(last, stated["exception"], None)
        return
    if "error" in last:
        raise Wrong("%s: %s" % (stated["actual"], last["error"]))
    expected = kst.evaluate(kst.expression(stated["expected"]), ask)
    if not is_equal(actual, expected):
        raise Wrong("%s: %r, expected %r" % (stated["actual"], actual, stated["expected"]))


def check_expectation(program, folder, expected):
    questions = Questions(program, expected.name, os.path.join(folder, "src", expected.data))
    try:
        if expected.exception is not None:
            check_exception(questions.began, expected.exception, expected.message)
        elif "error" in questions.began and not expected.asserts:
            raise Wrong("refused: %s" % questions.began["error"])
        for stated in expected.asserts:
            check_assert(questions, stated)
        questions.end()
    finally:
        questions.process.kill()
        questions.process.wait()


def expectation(program, build, expected):
    """(name, test name, status, message, seconds)"""
    began = time.monotonic()
    status, message = "passed", ""
    if expected.name in build.problems:
        status, message = "format_build_failed", build.problems[expected.name]
    else:
        try:
            check_expectation(program, build.folder, expected)
        except (Wrong, kst.Unknown, LookupError, TypeError, ValueError, OSError, subprocess.TimeoutExpired) as error:
            status, message = "failed", str(error) or type(error).__name__
    return expected.name, expected.test_name, status, message, time.monotonic() - began


# ------------------------------------------------------------------------------------- error grammars

def case_path(path):
    """Keys of cases are written as syntax trees in the comments, and as in the grammar by ksyc."""
    path = re.sub(r"/cases/Str\((.*)\)$", r'/cases/"\1"', path)
    path = re.sub(r"/cases/IntNum\((.*)\)$", r"/cases/\1", path)
    path = re.sub(r"/cases/Bool\((.*)\)$", r"/cases/\1", path)
    return re.sub(r"/cases/Name\(identifier\((.*)\)\)$", r"/cases/\1", path)


def expected_messages(path):
    """The places in the comments at the start of a grammar: {(file, path or line:column, severity)}."""
    found, place = set(), None
    with open(path, encoding="utf-8") as file:
        for line in file:
            if not line.startswith("#"):
                break
            where = re.match(r"# (\S+?\.ksy)(?:: (/.*)|:(\d+:\d+)):$", line.rstrip())
            what = re.match(r"#\s+(error|warning): ", line)
            if where is not None:
                place = where.group(1), case_path(where.group(2) or where.group(3))
            elif what is not None and place is not None:
                found.add((*place, what.group(1)))
    return found


def says_only_refused(path):
    with open(path, encoding="utf-8") as file:
        return file.readline().strip() == "# ?"


def given_messages(text):
    """The messages of ksyc, with the position in the text or the path in the grammar."""
    found = set()
    for line in text.split("\n"):
        message = re.match(r"(\S+\.ksy)(?::(\d+:\d+))?: (error|warning): (?:(/\S*): )?", line)
        if message is not None:
            file, position, severity, path = message.groups()
            path = re.sub(r"/cases/'(.*)'$", r'/cases/"\1"', path or "")
            found.update((os.path.basename(file), place, severity) for place in (path, position))
    return found


def error_grammar(build, path):
    """(name, message); the message is empty when the grammar is treated as expected. More errors than the official
    compiler has are no difference: it stops at its first stage that finds one."""
    name = os.path.splitext(os.path.basename(path))[0]
    out = os.path.join(build.out, "err_" + name)
    os.makedirs(out, exist_ok=True)
    got = build.ksyc([path], out)
    text = got.err.decode("utf-8", "replace")
    expected, given = expected_messages(path), given_messages(text)
    refused = any(severity == "error" for _, _, severity in expected) or says_only_refused(path)
    if got.code != (1 if refused else 0):
        return name, "exit code %d: %s" % (got.code, text.strip()[:300])
    if not expected <= given or not refused and text.count("warning:") != len(expected):
        return name, "expected %s, got: %s" % (sorted(expected - given), text.strip()[:300])
    return name, ""


# ------------------------------------------------------------------------------------------- the whole

def known():
    """{name: reason}"""
    with open(KNOWN, encoding="utf-8") as file:
        lines = [line.strip() for line in file if line.strip() and not line.startswith("#")]
    return dict(re.split(r"\s+", line, maxsplit=1) for line in lines)


def write_report(results):
    report = {}
    for _, test_name, status, message, seconds in results:
        report[test_name] = {"status": status, "elapsed": round(seconds, 1), "is_kst": True}
        if message:
            report[test_name]["failure"] = {"file_name": None, "line_num": None, "message": message, "trace": None}
    os.makedirs(os.path.dirname(REPORT), exist_ok=True)
    with open(REPORT, "w", encoding="utf-8") as file:
        json.dump(report, file, indent=1, sort_keys=True)
        file.write("\n")


def summary(failures, reasons, chosen):
    """Prints what does not pass; whether that is what the list of known failures says."""
    ok = True
    for name, message in sorted(failures.items()):
        ok = ok and name in reasons
        print("%s: %s\n    %s" % (name, message.replace("\n", "\n    "), reasons.get(name, "NOT IN %s" % KNOWN)))
    for name in sorted(set(reasons) - set(failures)):
        if name in chosen:
            ok = False
            print("%s: passes, but %s says: %s" % (name, KNOWN, reasons[name]))
    return ok


def main():
    os.chdir(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
    folder = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 and sys.argv[1] else ""
    if not os.path.isdir(os.path.join(folder, "spec", "ks")):
        sys.exit("conformance: '%s' is not a copy of the test suite; nothing was tested. Get it with\n"
                 "    git clone https://github.com/kaitai-io/kaitai_struct_tests\n"
                 "and run `make conformance KAITAI_TESTS=kaitai_struct_tests`." % folder)
    wanted = set(sys.argv[2:])

    def files(pattern):
        names = sorted(glob.glob(os.path.join(folder, pattern)))
        return [path for path in names if not wanted or os.path.splitext(os.path.basename(path))[0] in wanted]
    out = tempfile.mkdtemp(prefix="conformance-")
    try:
        build = Build(folder, os.path.abspath(os.environ.get("KAITAI_FORMATS") or os.path.join(folder, "..", "formats")), out)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            # Grammars without expectations are there because others import them.
            expectations = [kst.Expectation(path) for path in files("spec/ks/*.kst")]
            for expected in expectations:
                build.prepare(expected)
            grammars = sorted(glob.glob(os.path.join(build.formats, "**", "*.ksy"), recursive=True))
            grammars += [path for path in [os.path.join(build.gallery, "common", "vlq_base128_le.ksy")] if os.path.isfile(path)]
            program = build.program(grammars, pool)
            results = list(pool.map(lambda expected: expectation(program, build, expected), expectations))
            errors = list(pool.map(lambda path: error_grammar(build, path), files("formats_err/*.ksy")))
    finally:
        shutil.rmtree(out, ignore_errors=True)
    write_report(results)
    failures = {name: message for name, _, _, message, _ in results if message}
    failures.update((name, message) for name, message in errors if message)
    ok = summary(failures, known(), {name for name, *_ in results} | {name for name, _ in errors})
    passed = sum(status == "passed" for _, _, status, _, _ in results)
    refused = sum(message == "" for _, message in errors)
    print("%d of %d expectation files, %d of %d error grammars as expected; %s" % (passed, len(results), refused, len(errors), REPORT))
    return 0 if ok and results + errors else 1


if __name__ == "__main__":
    sys.exit(main())
