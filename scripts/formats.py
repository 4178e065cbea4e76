#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Reads runtime/formats.def, the one list of formats, for tests, fuzzing, proofs, docs and the Makefile.

    formats.py names              the names of all formats, in the order of the list
    formats.py proved             those that have a proved validator
    formats.py described          those of them whose adapters have no rules of their own
    formats.py foreign            the others
    formats.py stream             those that are read in pieces
    formats.py written            those that are written
    formats.py suffixes           the first suffix of each, the one that is written
    formats.py targets            the fuzz target of the reader of each
    formats.py targets LIBRARY    of those that need a library: ZLIB
    formats.py enumerators FILE   renews the enumerators of tensorgate.h
    formats.py grammars FOLDER    writes FOLDER/grammars.h: the readers that ksyc made and put into FOLDER
    formats.py readme FOLDER      writes FOLDER/README.md: the table of formats; FOLDER has the references

Python imports it: formats.FORMATS is the list.
"""
import glob
import os
import re
import sys
from dataclasses import dataclass

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LIST = os.path.join(ROOT, "runtime", "formats.def")

NEEDS = ("NOTHING", "ZLIB")
VALIDATORS = ("PROVED", "PARTLY", "NONE")
STREAMS = ("STREAM", "WHOLE")
WRITERS = ("WRITTEN", "READ")

# The lines of tensorgate.h between these two are made from the list.
BEGIN = "/* formats.def: `make generate` renews these lines. */"
END = "/* End of formats.def. */"


class Mistake(Exception):
    """A line of the list that is not as it should be; the text begins with file and line."""


@dataclass(frozen=True)
class Format:
    id: str
    number: int
    name: str
    suffixes: tuple
    magic: bytes
    needs: str
    validator: str
    stream: str
    writer: str
    title: str
    line: int

    @property
    def suffix(self):
        """The one that is written."""
        return self.suffixes[0]

    @property
    def is_proved(self):
        """A proved validator confirms every file that is accepted."""
        return self.validator != "NONE"

    @property
    def is_described(self):
        """The grammar says every rule, so that the validator decides."""
        return self.validator == "PROVED"

    @property
    def is_stream(self):
        return self.stream == "STREAM"

    @property
    def is_written(self):
        return self.writer == "WRITTEN"

    @property
    def target(self):
        """The fuzz target of its reader: one that ksyc made whole is called read_NAME, one with rules in an adapter NAME."""
        return "read_" + self.name if self.is_described else self.name


# ------------------------------------------------------------------------------------- the list

ARGUMENT = re.compile(r'\s*(?:"(?P<text>(?:[^"\\\n]|\\.)*)"|(?P<word>[A-Za-z0-9_]+))\s*(?P<end>[,)])')
ESCAPE = re.compile(r'\\(?:(?P<octal>[0-7]{1,3})|(?P<plain>[\\"]))|(?P<wrong>\\)')


def without_comments(text):
    """The text with spaces in place of comments, so that lines keep their numbers. Nothing in the list has // or /* in a string."""
    return re.sub(r"/\*.*?\*/", lambda match: re.sub(r"[^\n]", " ", match[0]), text, flags=re.S)


def unescaped(text, where):
    """The bytes of a C string."""
    def one(match):
        if match["wrong"] or (match["octal"] and int(match["octal"], 8) > 255):
            raise Mistake("%s: escapes in strings are \\\\, \\\" and \\ with an octal number of a byte" % where)
        return match["plain"] or chr(int(match["octal"], 8))
    return ESCAPE.sub(one, text).encode("latin-1")


def arguments(line, where):
    """[(is a string, text)] of FORMAT(...)."""
    at, found = len("FORMAT("), []
    while True:
        match = ARGUMENT.match(line, at)
        if match is None:
            raise Mistake("%s: expected a word or a string, then ',' or ')', at column %d" % (where, at + 1))
        found.append((match["word"] is None, match["text"] if match["word"] is None else match["word"]))
        at = match.end()
        if match["end"] == ")":
            break
    if line[at:].strip():
        raise Mistake("%s: expected nothing after ')', found '%s'" % (where, line[at:].strip()))
    return found


COLUMNS = ("id", "number", "name", "suffixes", "magic", "needs", "validator", "stream", "writer", "title")
STRINGS = {"suffixes", "magic", "title"}


def format_of(line, number, where):
    found = arguments(line, where)
    if len(found) != len(COLUMNS):
        raise Mistake("%s: expected %d arguments (%s), found %d" % (where, len(COLUMNS), ", ".join(COLUMNS), len(found)))
    row = {}
    for column, (is_string, text) in zip(COLUMNS, found):
        if is_string != (column in STRINGS):
            raise Mistake("%s: %s: expected a %s" % (where, column, "string" if column in STRINGS else "word"))
        row[column] = text

    def demand(column, is_good, expected):
        if not is_good:
            raise Mistake("%s: %s: expected %s, found '%s'" % (where, column, expected, row[column]))

    demand("name", re.fullmatch(r"[a-z][a-z0-9_]*", row["name"]), "lower-case letters, digits and '_'")
    demand("id", row["id"] == row["name"].upper(), "the name in upper case, %s" % row["name"].upper())
    demand("number", re.fullmatch(r"[1-9][0-9]*", row["number"]), "a number from 1")
    suffixes = tuple(row["suffixes"].split(" "))
    demand("suffixes", all(re.fullmatch(r"\.[a-z0-9_]+", suffix) for suffix in suffixes),
           "suffixes in lower case with their dots, one space between them")
    for column, words in (("needs", NEEDS), ("validator", VALIDATORS), ("stream", STREAMS), ("writer", WRITERS)):
        demand(column, row[column] in words, "one of " + ", ".join(words))
    demand("title", row["title"] and row["title"].isascii() and row["title"].isprintable() and "\\" not in row["title"],
           "one line of printable ASCII")
    return Format(row["id"], int(row["number"]), row["name"], suffixes, unescaped(row["magic"], where), row["needs"],
                  row["validator"], row["stream"], row["writer"], row["title"], number)


def parse(text, path="runtime/formats.def"):
    """The formats of a list; Mistake where it is not as its header says."""
    found = []
    for number, line in enumerate(without_comments(text).split("\n"), 1):
        where = "%s:%d" % (path, number)
        if not line.strip():
            continue
        if not line.startswith("FORMAT("):
            raise Mistake("%s: expected FORMAT(...), a line each, found '%s'" % (where, line.strip()[:40]))
        new = format_of(line, number, where)
        for old in found:
            for column in ("number", "name"):
                if getattr(old, column) == getattr(new, column):
                    raise Mistake("%s: %s %s is that of line %d" % (where, column, getattr(new, column), old.line))
            for suffix in set(old.suffixes) & set(new.suffixes):
                raise Mistake("%s: suffix %s is that of line %d" % (where, suffix, old.line))
        if len(set(new.suffixes)) != len(new.suffixes):
            raise Mistake("%s: a suffix occurs twice" % where)
        found.append(new)
    if not found:
        raise Mistake("%s:1: no formats" % path)
    for new in found:
        if new.number > len(found):
            raise Mistake("%s:%d: number %d, but there are %d formats: numbers have no gaps" % (
                path, new.line, new.number, len(found)))
    return tuple(found)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


try:
    FORMATS = parse(read(LIST))
except Mistake as mistake:
    sys.exit(str(mistake))

NAMES = tuple(f.name for f in FORMATS)
PROVED = tuple(f.name for f in FORMATS if f.is_proved)
DESCRIBED = tuple(f.name for f in FORMATS if f.is_described)
FOREIGN = tuple(f.name for f in FORMATS if not f.is_described)
STREAM = tuple(f.name for f in FORMATS if f.is_stream)
WRITTEN = tuple(f.name for f in FORMATS if f.is_written)
SUFFIX = {f.name: f.suffix for f in FORMATS}
BY_NAME = {f.name: f for f in FORMATS}


# ------------------------------------------------------------------------------ what is made of it

def write(path, text):
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)


def enumerators(path):
    lines = read(path).split("\n")
    places = [[i for i, line in enumerate(lines) if line.strip() == mark] for mark in (BEGIN, END)]
    if [len(found) for found in places] != [1, 1] or places[0] > places[1]:
        sys.exit("%s: expected '%s' and '%s' behind it, once each" % (path, BEGIN, END))
    (begin,), (end,) = places
    rows = ["    TG_FORMAT_%s = %d" % (f.id, f.number) for f in sorted(FORMATS, key=lambda f: f.number)]
    lines[begin + 1:end] = ",\n".join(rows).split("\n")
    write(path, "\n".join(lines))


GRAMMARS = """/* SPDX-License-Identifier: Apache-2.0 */
/* Made by scripts/formats.py from the headers beside this one. Do not edit. */
/*
 * grammars.h - the generated readers, for programs that go through all of them.
 *
 * KS_GRAMMARS(X) is a row X(id, is_big, complete) for each grammar that describes a file: `id` is the prefix
 * of its symbols, `is_big` says whether its numbers are big-endian, and `complete` is what forces all instances of
 * an object of that type, given as `ks` and `object`.
 */
#ifndef KSYC_GRAMMARS_H
#define KSYC_GRAMMARS_H

%s

/* clang-format off */
#define KS_GRAMMARS(X) \\
%s
/* clang-format on */

#endif
"""


def grammars(folder):
    """A grammar describes a file when there is a reader of it; others are parts, which grammars import."""
    rows = []
    for path in sorted(glob.glob(os.path.join(folder, "*.h"))):
        id_ = os.path.splitext(os.path.basename(path))[0]
        text = read(path)
        if not re.search(r"^bool %s_read\(" % id_, text, re.M):
            continue
        is_big = re.search(r"^  endian: be$", read(os.path.join(ROOT, "specs", id_ + ".ksy")), re.M) is not None
        complete = "%s_complete(ks, object)" % id_ if re.search(r"^bool %s_complete\(" % id_, text, re.M) else "true"
        rows.append((id_, "true" if is_big else "false", complete))
    write(os.path.join(folder, "grammars.h"),
          GRAMMARS % ("\n".join('#include "%s.h"' % row[0] for row in rows),
                      " \\\n".join("    X(%s, %s, %s)" % row for row in rows)))


README = """<!-- Made by scripts/formats.py from runtime/formats.def. Do not edit. -->
# Formats

The formats of Tensorgate in the order in which they are tried. `tensorgate formats` lists those of a build.

%s

- **First bytes**: what every file begins with, where the format has such. Formats without a magic number are
  recognised by their readers alone.
- **Decides**: *proved validator* means that a validator that ksyc made from the grammar confirms every file that is
  accepted, and that it is proved to be exact ([assurance.md](../assurance.md)). Its header defines in the logic of ACSL
  which files are valid. *Reader* means that the reader and
  the rules of its adapter decide; both together, that the adapter has rules besides those of the grammar.
- **Pipe**: *in pieces* means that a stream of any length is checked in constant memory ([streams.md](../streams.md));
  of other formats all bytes are held.

Grammars that other grammars are made of: %s.

[adding-a-format.md](../adding-a-format.md) tells how a format gets here.
"""


VALIDATOR = "[proved validator](../../generated/%s_validate.h)"
DECIDES = {"PROVED": VALIDATOR, "PARTLY": VALIDATOR + ", reader", "NONE": "reader"}


def shown_magic(magic):
    return " ".join("%02x" % byte for byte in magic) if magic else ""


def readme(folder):
    table = ["| Format | Name | Suffixes | First bytes | Decides | Pipe | Needs | Reference |", "|---|---|---|---|---|---|---|---|"]
    for f in FORMATS:
        page = f.name + ".md"
        table.append("| %s | `%s` | %s | %s | %s | %s | %s | %s |" % (
            f.title.replace("|", "\\|"), f.name, " ".join("`%s`" % suffix for suffix in f.suffixes),
            "`%s`" % shown_magic(f.magic) if f.magic else "", DECIDES[f.validator].replace("%s", f.name),
            "in pieces" if f.is_stream else "whole", {"NOTHING": "", "ZLIB": "zlib"}[f.needs],
            "[%s](%s)" % (page, page) if os.path.exists(os.path.join(folder, page)) else ""))
    pages = sorted(os.path.basename(path) for path in glob.glob(os.path.join(folder, "*.md")))
    parts = ["[%s](%s)" % (page, page) for page in pages if page != "README.md" and page[:-3] not in NAMES]
    write(os.path.join(folder, "README.md"), README % ("\n".join(table), ", ".join(parts) or "none"))


def main(words):
    lists = {"names": NAMES, "proved": PROVED, "described": DESCRIBED, "foreign": FOREIGN,
             "stream": STREAM, "written": WRITTEN, "suffixes": tuple(f.suffix for f in FORMATS), "targets": tuple(f.target for f in FORMATS)}
    makers = {"enumerators": enumerators, "grammars": grammars, "readme": readme}
    if len(words) == 1 and words[0] in lists:
        print(" ".join(lists[words[0]]))
    elif len(words) == 2 and words[0] == "targets" and words[1] in NEEDS:
        print(" ".join(f.target for f in FORMATS if f.needs == words[1]))
    elif len(words) == 2 and words[0] in makers:
        makers[words[0]](words[1])
    else:
        sys.exit(__doc__.strip())


if __name__ == "__main__":
    main(sys.argv[1:])
