# SPDX-License-Identifier: Apache-2.0
"""runtime/formats.def and its readers: scripts/formats.py is strict, samples start with the magic, and the command, the
Makefile and the fuzz targets have the same list. tests/unit/test_formats.c tests that the tables of the library
agree."""
import os
import subprocess
import sys

import harness
from harness import formats
from samples import make_samples, refusals

sys.path.insert(0, "fuzz")
import targets  # noqa: E402

ONE = 'FORMAT(ONE, 1, one, ".one .uno", "\\1\\\\", NOTHING, PROVED, WHOLE, WRITTEN, "the first")\n'
TWO = 'FORMAT(TWO, 2, two, ".two", "", ZLIB, NONE, STREAM, READ, "the second")\n'

# A list with an error, and the expected message.
MISTAKES = (
    ("", "list:1: no formats"),
    ("/* nothing */\n", "list:1: no formats"),
    (ONE + "FORMAT\n", "list:2: expected FORMAT(...), a line each, found 'FORMAT'"),
    (ONE + "#include \"x\"\n", "list:2: expected FORMAT(...), a line each, found '#include \"x\"'"),
    (ONE + " " + TWO, "list:2: expected FORMAT(...), a line each, found 'FORMAT(TWO, 2, two"),
    ("/* two\nlines */\n" + ONE[:30] + "\n", "list:3: expected a word or a string, then ',' or ')', at column 20"),
    (ONE.replace(")\n", ");\n"), "list:1: expected nothing after ')', found ';'"),
    (ONE.replace(", WHOLE", ""), "list:1: expected 10 arguments (id, number, name, suffixes, magic, needs, validator, stream, writer, title),"
     " found 9"),
    (ONE.replace("one,", '"one",', 1), "list:1: name: expected a word"),
    (ONE.replace('"the first"', "first"), "list:1: title: expected a string"),
    (ONE.replace(" one,", " One,"), "list:1: name: expected lower-case letters, digits and '_', found 'One'"),
    (ONE.replace("(ONE", "(UNO"), "list:1: id: expected the name in upper case, ONE, found 'UNO'"),
    (ONE.replace(" 1,", " 01,"), "list:1: number: expected a number from 1, found '01'"),
    (ONE.replace(" 1,", " 3,") + TWO, "list:1: number 3, but there are 2 formats: numbers have no gaps"),
    (ONE + TWO.replace(" 2,", " 1,"), "list:2: number 1 is that of line 1"),
    (ONE + TWO.replace("TWO", "ONE").replace(" two,", " one,"), "list:2: name one is that of line 1"),
    (ONE + TWO.replace(".two", ".uno"), "list:2: suffix .uno is that of line 1"),
    (ONE.replace(".uno", ".one"), "list:1: a suffix occurs twice"),
    (ONE.replace(".uno", "uno"), "list:1: suffixes: expected suffixes in lower case with their dots, one space between them"),
    (ONE.replace(" .uno", "  .uno"), "list:1: suffixes: expected"),
    (ONE.replace(".uno", ".Uno"), "list:1: suffixes: expected"),
    (ONE.replace("\\1", "\\x41"), "list:1: escapes in strings are"),
    (ONE.replace("\\1", "\\777"), "list:1: escapes in strings are"),
    (ONE.replace("NOTHING", "ZSTD"), "list:1: needs: expected one of NOTHING, ZLIB, found 'ZSTD'"),
    (ONE.replace("PROVED", "YES"), "list:1: validator: expected one of PROVED, PARTLY, NONE, found 'YES'"),
    (ONE.replace("WHOLE", "PIECES"), "list:1: stream: expected one of STREAM, WHOLE, found 'PIECES'"),
    (ONE.replace("WRITTEN", "YES"), "list:1: writer: expected one of WRITTEN, READ, found 'YES'"),
    (ONE.replace("the first", ""), "list:1: title: expected one line of printable ASCII, found ''"),
)


def mistakes(t):
    for text, want in MISTAKES:
        try:
            formats.parse(text, "list")
            got = "nothing"
        except formats.Mistake as mistake:
            got = str(mistake)
        t.case("a list with a mistake: " + want, [] if got.startswith(want) else ["said: " + got])
    one, two = formats.parse("/* a comment */\n\n" + ONE + TWO, "list")
    t.case("a good list", [] if (one.magic, one.suffixes, one.target, two.target, two.number, two.line) ==
           (b"\1\\", (".one", ".uno"), "read_one", "two", 2, 4) else [repr((one, two))])


def magic(t):
    first = {f.name: f.magic for f in formats.FORMATS}
    for sample in [*make_samples.samples(), *make_samples.foreign()]:
        with open(os.path.join(harness.SAMPLES, sample.name), "rb") as file:
            begin = file.read(len(first[sample.format]))
        t.case("magic of " + sample.name, [] if begin == first[sample.format] else ["begins with %r" % begin])


def lists(t):
    answer, bad = harness.ask(["formats", "--json"])
    got = [] if bad else [(row["name"], row["title"]) for row in answer["formats"]]
    want = [(f.name, f.title) for f in formats.FORMATS]
    t.case("tensorgate formats", bad or ([] if got == want else [repr(got)]))

    # The variables of make, without running anything.
    rules = "show:\n\t@echo '$(FORMAT_NAMES);$(FORMAT_PROVED);$(FUZZ_READERS);$(FUZZ_NAMES)'\n"
    done = subprocess.run(["make", "--no-print-directory", "SETUP=no", "-f", "Makefile", "-f", "-", "show"],
                          input=rules.encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    rows = [row.split() for row in done.stdout.decode().strip().split(";")]
    want = [list(formats.NAMES), list(formats.PROVED), [f.target for f in formats.FORMATS], sorted(targets.TARGETS)]
    t.case("Makefile", [] if rows == want else [repr(rows), done.stderr.decode()])


def files(t):
    """Every format has the files that docs/adding-a-format.md requires."""
    refused = {refusal.format for refusal in [*refusals.refusals(), *refusals.foreign()]}
    samples = {sample.format for sample in [*make_samples.samples(), *make_samples.foreign()]}
    for f in formats.FORMATS:
        bad = [] if f.name in samples else ["no samples"]
        bad += [] if f.name in refused else ["no refusals"]
        if not os.path.isdir(os.path.join("fuzz", "seeds", f.name)):
            bad.append("no seeds: make fuzz-seeds")
        wanted = ["specs/%s.ksy", "generated/%s_validate.c", "generated/%s_compute.h"] if f.is_proved else []
        bad += ["there is no " + path % f.name for path in wanted if not os.path.exists(path % f.name)]
        t.case("files of " + f.name, bad)


def run(t):
    mistakes(t)
    magic(t)
    lists(t)
    files(t)
