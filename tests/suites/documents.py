# SPDX-License-Identifier: Apache-2.0
"""Documents are what docs/schema says: those of every verb, of every sample and of every refused file. Whatever a schema
does not name is a failure here, so that no member goes undocumented.

The forms of one answer agree: an element of the array, its line, the document of --report, and the results of SARIF. A
refusal is told once. A command that is killed leaves whole lines and the old report.

What README.md shows of the output of commands is what they print, docs/security.md counts the lines of code that meet a file, and
docs/pytorch_models.md has a row for each file of scripts/compare_loaders.py, and docs/ksyc_keys.md one for each key of a grammar.
"""
import concurrent.futures
import copy
import glob
import itertools
import json
import os
import pathlib
import re
import resource
import shlex
import struct
import subprocess
import sys
import tempfile
import threading
import warnings

import harness
from samples import make_samples, refusals

sys.path.insert(0, "scripts")

import compare_loaders  # noqa: E402
import ksyc_keys  # noqa: E402

FOLDER = os.path.join("docs", "schema")
SARIF = os.path.join(harness.BUILD, "official", "node_modules", "@microsoft", "jest-sarif", "lib", "schemas",
                     "sarif-2.1.0-rtm.5.json")
REFUSED = 1
TROUBLE = 2


def strict(schema):
    """The schema, but members that are not named are wrong."""
    if isinstance(schema, list):
        return [strict(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    result = {key: strict(part) for key, part in schema.items()}
    if "properties" in result and isinstance(result["properties"], dict):
        result.setdefault("additionalProperties", False)
    return result


class Schemas:
    def __init__(self):
        import jsonschema
        self.lib = jsonschema
        self.base = "https://tensorgate.invalid/schema/"
        self.all = {}
        for path in sorted(glob.glob(os.path.join(FOLDER, "*.json"))):
            with open(path) as file:
                self.all[os.path.basename(path)] = json.load(file)
        wrong = [name for name, schema in self.all.items() if schema["$id"] != self.base + name]
        assert not wrong, "no $id, or another one than its name: %s" % ", ".join(wrong)
        with open(SARIF) as file:
            schema = json.load(file)
        self.sarif = self.lib.validators.validator_for(schema)(schema)
        self.store = {self.base + name: strict(schema) for name, schema in self.all.items()}
        self.local = threading.local()

    def validator(self, name):
        """One for each thread: a resolver keeps a stack of where it is."""
        made = self.local.__dict__.setdefault("made", {})
        if name not in made:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")     # newer versions have another way to find references
                resolver = self.lib.RefResolver(self.base + name, self.store[self.base + name], store=self.store)
                made[name] = self.lib.Draft202012Validator(self.store[self.base + name], resolver=resolver)
        return made[name]

    def problems(self, name, document):
        return ["%s: %s" % ("/".join(str(p) for p in e.absolute_path), e.message[:200])
                for e in itertools.islice(self.validator(name).iter_errors(document), 3)]


def parsed(text):
    """The document, and what is wrong with it as JSON."""
    try:
        return json.loads(text.decode("utf-8")), []
    except ValueError as error:
        return None, ["no JSON: %s: %r" % (error, text[:100])]


def told_once(done):
    if done.code == REFUSED and done.err:
        return ["a refusal is told again: %r" % done.err[:200]]
    return []


def tensors_of(path):
    done = harness.run([harness.tensorgate(), "info", "--json", path])
    return [t["name"] for t in json.loads(done.out)["tensors"]] if done.code == 0 else []


def calls(path, names):
    """(schema, arguments)"""
    yield "check.json", ["check", "--json", path]
    yield "check.json", ["check", "--json", "--values", path]
    yield "info.json", ["info", "--json", path]
    yield "hash.json", ["hash", "--json", path]
    yield "dump.json", ["dump", "--json", path]
    yield "diff.json", ["diff", "--json", path, path]
    yield "sarif.json", ["check", "--sarif", path]
    yield "stats.json", ["stats", "--json", path]
    yield "cat.json", ["cat", "--json", path, names[0] if names else "none"]


def file_problems(schemas, path, names):
    problems = []
    for name, arguments in calls(path, names):
        done = harness.run([harness.tensorgate()] + arguments)
        document, wrong = parsed(done.out)
        if document is not None:
            wrong = schemas.problems(name, document)
        problems += ["%s: %s" % (" ".join(arguments[:2]), w) for w in wrong + told_once(done)]
        if arguments[:2] == ["check", "--sarif"] and document is not None:
            problems += ["SARIF: %s" % error.message[:200] for error in schemas.sarif.iter_errors(document)]
            results = document["runs"][0]["results"]
            if [r["level"] for r in results].count("error") != (done.code != 0):
                problems.append("SARIF: exit code %d, results %r" % (done.code, results[:2]))
    return problems


def forms_agree(t, schemas, paths):
    """Many files at once: the array, the lines, the report."""
    for verb in ("check", "info", "hash"):
        array = harness.run([harness.tensorgate(), verb, "--json"] + paths)
        lines = harness.run([harness.tensorgate(), verb, "--json=lines"] + paths)
        elements = json.loads(array.out)
        objects = [json.loads(line) for line in lines.out.splitlines()]
        problems = []
        for number, element in enumerate(objects):
            problems += ["line %d: %s" % (number + 1, w) for w in schemas.problems("lines.json", element)]
        problems += schemas.problems(verb + ".json", elements)
        if objects[:-1] != elements:
            problems.append("the lines are not the elements of the array")
        summary = objects[-1].get("summary", {})
        if sum(summary.get(k, 0) for k in ("ok", "bad", "skipped", "failed")) != len(paths):
            problems.append("summary %r of %d files" % (summary, len(paths)))
        if (array.code, summary.get("exit_code")) != (lines.code, lines.code):
            problems.append("exit codes %d, %d" % (array.code, lines.code))
        t.case("forms of " + verb, problems)


def reports(t, paths, folder):
    plain = harness.run([harness.tensorgate(), "check"] + paths)
    for form in ("--json", "--json=lines", "--sarif"):
        report = os.path.join(folder, "report")
        alone = harness.run([harness.tensorgate(), "check", form] + paths)
        both = harness.run([harness.tensorgate(), "check", form, "--report", report] + paths)
        with open(report, "rb") as file:
            content = file.read()
        problems = [what for what, good in (
            ("the report is not the document", content == alone.out),
            ("the text is another", both.out == plain.out and both.err == plain.err),
            ("exit codes", both.code == plain.code == alone.code)) if not good]
        t.case("report " + form, problems)


def full_disk(t, paths, folder):
    """The report does not fit: the old one stays, and the exit code says so."""
    report = os.path.join(folder, "old")
    with open(report, "wb") as file:
        file.write(b"old")
    done = harness.run([harness.tensorgate(), "check", "--json", "--report", report] + paths,
                       preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)))
    with open(report, "rb") as file:
        content = file.read()
    t.case("a report that does not fit", [
        what for what, good in (("exit code %d" % done.code, done.code == TROUBLE), ("no message", done.err != b""),
                                ("the old report is gone", content == b"old")) if not good])


def pieces(t, folder):
    """JSON is written in pieces of 4 KiB: whatever stands where one ends, and whatever is longer than one, comes whole."""
    path, bad = os.path.join(folder, "pieces.safetensors"), []
    for n in [*range(3500, 4100), 4096 * 2, 4096 * 2 + 1, 20000]:
        names = ["n" * n, "\u00e9\"\\\x1b\U0001f600" * 9, "x" * (n % 7), "\u200b" * 700]
        head = {name: {"dtype": "I8", "shape": [1], "data_offsets": [i, i + 1]} for i, name in enumerate(names)}
        head["__metadata__"] = {"a": "\n" * (n // 5), "b": str(n)}
        text = json.dumps(head).encode()
        with open(path, "wb") as file:
            file.write(struct.pack("<Q", len(text)) + text + bytes(len(names)))
        got = harness.run([harness.tensorgate(), "info", "--json", path])
        answer = json.loads(got.out)
        told = sorted((x.get("raw_name", x["name"]), x["offset"]) for x in answer["tensors"])
        if told != sorted((name, 8 + len(text) + i) for i, name in enumerate(names)) or \
                answer["metadata"] != {"__metadata__": head["__metadata__"]}:
            bad.append("names of %d characters: %s" % (n, harness.tail(got.out)))
    t.case("texts of all lengths around that of a piece", bad[:3])


def killed(t, path):
    """Reads some lines, then kills the command: what it wrote is whole lines."""
    command = subprocess.Popen([harness.tensorgate(), "check", "--json=lines", "--files-from", "-"],
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                               env=harness.environment())
    problems = []
    command.stdin.write((path + "\n").encode() * 2000)
    command.stdin.flush()
    first = command.stdout.readline()     # it was flushed: the list is not at its end
    command.kill()
    rest = command.stdout.read()
    command.stdin.close()
    command.stdout.close()
    command.wait()
    for line in (first + rest).splitlines():
        if parsed(line)[1]:
            problems.append("not a line: %r" % line[-80:])
    if not (first + rest).endswith(b"\n"):
        problems.append("the last line is not whole")
    t.case("killed", problems)


def run_on(t, schemas, good, refused):
    """Verb by verb, in a round a part of the refused ones; then what one call says of all of them."""
    # A tree may be as deep as TG_WALK_DEPTH, and jsonschema calls itself some twenty times a level.
    sys.setrecursionlimit(40000)
    threading.stack_size(1 << 29)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(lambda p: (p, file_problems(schemas, p, tensors_of(p))), good + harness.in_round(refused, 4))
        for path, problems in found:
            t.case(os.path.basename(path), problems)
    threading.stack_size(0)
    paths = good + refused
    with tempfile.TemporaryDirectory() as folder:
        forms_agree(t, schemas, paths)
        reports(t, paths, folder)
        full_disk(t, paths, folder)
        pieces(t, folder)


def shown(t):
    """What README.md shows of commands that read samples is what they print."""
    blocks = re.findall(r"^    \$ build/tensorgate (.*)\n((?:    [^$\n].*\n)*)", harness.read_text("README.md"), re.MULTILINE)
    blocks = [(shlex.split(line), text) for line, text in blocks if "build/samples/" in line]
    t.case("README.md shows outputs", [] if len(blocks) >= 3 else ["%d commands" % len(blocks)])
    with tempfile.TemporaryDirectory() as folder:
        os.symlink(os.path.abspath(harness.BUILD), os.path.join(folder, "build"))
        for arguments, text in blocks:
            got = harness.run([harness.tensorgate(), *arguments], cwd=folder)
            wanted = "".join(line[4:] for line in text.splitlines(True))
            bad = ["exit code %d" % got.code] if got.code != 0 else []
            t.case("README.md: %s" % arguments[0], bad + ([] if got.out.decode() == wanted else [got.out.decode()]))


def expanded(pattern):
    """Paths of a pattern of the shell with one list in braces."""
    braces = re.search(r"\{([^}]*)\}", pattern)
    patterns = [pattern[:braces.start()] + word + pattern[braces.end():] for word in braces.group(1).split(",")] if braces else [pattern]
    return [path for one in patterns for path in glob.glob(one)]


def lines_of_code(t):
    """The table of the code that meets the bytes of a file has about as many lines as the files that it names."""
    section = harness.read_text("docs/security.md").split("## Which code meets the bytes of a file\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \| (\d+) \|", section, re.MULTILINE) + re.findall(r"\((`[^`]*`), (\d+) lines", section)
    t.case("docs/security.md counts lines", [] if len(rows) == 8 else ["%d rows" % len(rows)])
    for code, lines in rows:
        paths = [expanded(pattern) for pattern in re.findall(r"`([^`]*)`", code)]
        count = sum(harness.read_bytes(path).count(b"\n") for some in paths for path in some)
        bad = [] if all(paths) and 0.9 * count <= int(lines) <= 1.1 * count else ["%d lines, not %s" % (count, lines)]
        t.case("docs/security.md: " + code, bad)


def first_code(t):
    """README.md and docs/security.md say for each format which code meets its bytes first, and the files that they name are
    there."""
    readme = harness.read_text("README.md").split("| which code meets a byte first |")[1].split("\n\n")[0]
    security = harness.read_text("docs/security.md").split("## Which code meets the bytes of a file\n")[1].split("\n## ")[0]
    for place, table in (("README.md", readme), ("docs/security.md", security)):
        told = " ".join(re.findall(r"^\| (.*?) \|", table, re.MULTILINE)).lower()
        t.case(place + ": first code of each format", [name for name in harness.formats.NAMES if not re.search(r"\b%s\b" % name, told)])
    rows = security.split("| what meets its bytes before the verdict |")[1].split("\n\n")[0].split("\n")[2:]
    named = [pattern for row in rows for pattern in re.findall(r"`([^`]*)`", row.split(" | ")[1]) if "/" in pattern]
    t.case("docs/security.md: what meets bytes is there", [pattern for pattern in named if not expanded(pattern)]
           if len(named) > 8 else ["%d files" % len(named)])


def rows_of(table):
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.split("\n") if line.startswith("|")]


def loaders(t):
    """The table of scripts/compare_loaders.py has its files, and what tensorgate says of them; README has a part of it."""
    table = harness.read_text(compare_loaders.DOCUMENT).split(compare_loaders.BEGIN)[1].split(compare_loaders.END)[0]
    rows = rows_of(table)
    whole = {row[0]: dict(zip(rows[0], row)) for row in rows}
    part = rows_of(harness.read_text("README.md").split("| checkpoint |")[1].split("\n\n")[0].join(("| checkpoint |", "")))
    column = {"torch 1.13": next(name for name in rows[0] if name.startswith("torch 1.13")), "tensorgate": "tensorgate check"}
    t.case("README.md: what loaders say", ["%s: %s" % (row[0], head) for row in part[2:] for head, told in zip(part[0][1:], row[1:])
                                           if whole.get(row[0], {}).get(column.get(head, head)) != told] if len(part) > 5 else ["no table"])
    crafted = list(compare_loaders.files())
    t.case("%s: the files of the table" % compare_loaders.DOCUMENT, [] if [row[0] for row in rows[2:]] == [what for what, _ in crafted]
           else ["make compare-loaders"])
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "crafted.pt")
        for row, (what, data) in zip(rows[2:], crafted):
            pathlib.Path(path).write_bytes(data)
            for options in ([], ["--deep"]):
                done = harness.run([harness.tensorgate(), "check", *options, path])
                told = dict(zip(rows[0], row)).get(" ".join(["tensorgate check", *options]))
                t.case("%s: %s %s" % (compare_loaders.DOCUMENT, what, options),
                       [] if told == {0: "accepts", 1: "refuses"}.get(done.code) else [told, done.code])


def keys(t):
    """Each key that the compiler knows has a sentence, and no other one."""
    t.case("docs/ksyc_keys.md: keys of a grammar", ksyc_keys.problems() if len(ksyc_keys.known()) > 50 else ["few keys"])


def run(t):
    keys(t)
    shown(t)
    lines_of_code(t)
    first_code(t)
    loaders(t)
    try:
        schemas = Schemas()
    except (ImportError, OSError) as error:
        t.fail("schemas", "%s: scripts/setup.sh test installs what is missing" % error)
        return
    for name, schema in schemas.all.items():
        try:
            schemas.lib.Draft202012Validator.check_schema(copy.deepcopy(schema))
            t.ok()
        except schemas.lib.SchemaError as error:
            t.fail(name, error.message)
    samples = sorted(glob.glob(os.path.join(harness.SAMPLES, "*.*")))
    with tempfile.TemporaryDirectory() as folder:
        make_samples.write(folder, [*refusals.refusals(), *refusals.foreign()])
        refused = sorted(glob.glob(os.path.join(folder, "*")))
        odd = [os.path.join(folder, "no such file"), "README.md", os.devnull]
        run_on(t, schemas, [p for p in samples + odd if not os.path.isdir(p)], [p for p in refused if not os.path.isdir(p)])
    done = harness.run([harness.tensorgate(), "formats", "--json"])
    t.case("formats", schemas.problems("formats.json", json.loads(done.out)))
    killed(t, samples[0])
