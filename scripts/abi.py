#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The public ABI: what programs that were compiled with tensorgate.h rely on.

    abi.py [--update] [--header FILE] [--abi FILE] [--map FILE]

runtime/tensorgate.h is preprocessed and taken apart into its declarations; a C program that is made of their
names tells the numbers (x86-64): values of enumerators, sizes of structs, offsets and sizes of members. The
outcome is compared with tests/abi/abi.txt, and its functions with runtime/tensorgate.map, from which the archive
and shared objects get their symbols. Each difference is a line that says whether it is

  added      programs that are there already do not notice it
  BREAK      a program that was compiled before does not work with the library any more
  wording    another name of a parameter: the binary interface is the same

--update renews both files. Without it any difference fails, so that no change of the ABI is an accident. The last
line is `N passed, N failed`: a case is a declaration.
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CC = os.environ.get("CC", "gcc").split()
MARK = "TG_API_FUNCTION"
VERSIONS = re.compile(r"TG_VERSION")        # may change with every release


class Parsed:
    """Declarations of the header, by name, in its order."""

    def __init__(self):
        self.functions = {}     # name: prototype
        self.enums = {}         # name: [enumerator]
        self.structs = {}       # name: [(member, declaration)]
        self.types = {}         # name: what it stands for
        self.constants = []     # names of macros


def preprocess(header, *options):
    got = subprocess.run([*CC, "-std=c11", "-E", "-x", "c", "-DTG_API=" + MARK, *options, header], stdout=subprocess.PIPE)
    if got.returncode:
        sys.exit("abi.py: the compiler refuses " + header)
    return got.stdout.decode()


def own_text(preprocessed, header):
    """The lines that the header wrote itself, without what it includes."""
    name, lines, own = os.path.basename(header), [], False
    for line in preprocessed.split("\n"):
        marker = re.match(r'# \d+ "(.*?)"', line)
        if marker:
            own = os.path.basename(marker.group(1)) == name
        elif own and not line.startswith("#"):
            lines.append(line)
    return "\n".join(lines)


def plain(text):
    """One form for each declaration: single blanks, none where they say nothing."""
    text = re.sub(r"\s+", " ", text).replace("_Bool", "bool").strip()
    text = re.sub(r"\s*([()\[\],{};])\s*", r"\1", text)
    text = re.sub(r",", ", ", text)
    text = re.sub(r"\s*\*\s*", "*", text)
    return re.sub(r"(\w)(\*|\(\*)", r"\1 \2", text)


def statements(text):
    """Split at semicolons (or commas of enumerators) outside of brackets."""
    part, depth = "", 0
    for c in text:
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(c, 0)
        if c == ";" and depth == 0:
            yield part.strip()
            part = ""
        else:
            part += c
    if part.strip():
        yield part.strip()


def declared_name(declaration):
    """`const char *name[4]` and `bool (*name)(void *)`: name."""
    pointer = re.search(r"\(\s*\*\s*(?:const\s+)?(\w+)\s*(?:\[[^\]]*\])*\s*\)", declaration)
    if pointer:
        return pointer.group(1)
    names = re.findall(r"\w+", re.sub(r"\[[^\]]*\]|:\s*\w+\s*$", "", declaration))
    return names[-1]


def members_of(body):
    members = []
    for declaration in statements(body):
        if "{" in declaration:
            sys.exit("abi.py: a struct within a struct is not understood; give it a name of its own: " + plain(declaration))
        if re.search(r",(?![^(]*\))", declaration):
            sys.exit("abi.py: one member a declaration, please: " + plain(declaration))
        members.append((declared_name(declaration), plain(declaration)))
    return members


def parse(header):
    parsed = Parsed()
    text = own_text(preprocess(header), header)
    text = re.sub(r"__attribute__\s*\(\(.*?\)\)", "", text)
    for statement in statements(text):
        body = re.match(r"(typedef\s+)?(enum|struct|union)\s+(\w+)?\s*\{(.*)\}\s*(\w*)$", statement, re.S)
        if body:
            typedef, kind, tag, inside, name = body.groups()
            name = name if typedef and name else tag
            if kind == "enum":
                parsed.enums[name or "(none)"] = re.findall(r"(?:^|,)\s*(\w+)", inside)
            else:
                parsed.structs[name] = members_of(inside)
                parsed.types.pop(name, None)
        elif statement.startswith(MARK):
            prototype = plain(statement[len(MARK):])
            name = re.search(r"(\w+)\(", prototype)
            parsed.functions[name.group(1)] = prototype
        elif re.match(r"typedef\b", statement):
            name = declared_name(statement)
            if name not in parsed.structs:
                parsed.types[name] = plain(statement[len("typedef"):])
        elif statement and not re.match(r"(struct|enum|union)\s+\w+$", statement):
            sys.exit("abi.py: not understood in %s: %s" % (header, plain(statement)[:200]))
    # A struct that is declared by a typedef and defined later has its members then.
    for name in parsed.structs:
        parsed.types.pop(name, None)
    defined = re.findall(r"^#define (TG_\w+) (.+)$", preprocess(header, "-dD"), re.M)
    parsed.constants = [name for name, value in defined if not VERSIONS.match(name) and name != "TG_API" and
                        re.match(r"[\w()+\-*<> ]+$", value)]
    return parsed


def program(header, parsed):
    """C that prints the numbers of the declarations."""
    lines = ['#include "%s"' % os.path.abspath(header), "#include <stddef.h>", "#include <stdio.h>", "int main(void) {"]
    for name in parsed.constants:
        lines.append('printf("const %s : %%llu\\n", (unsigned long long)(%s));' % (name, name))
    for name, enumerators in parsed.enums.items():
        if name != "(none)":
            lines.append('printf("enum %s : size %%zu\\n", sizeof(%s));' % (name, name))
        for enumerator in enumerators:
            lines.append('printf("enumerator %s : %%lld\\n", (long long)%s);' % (enumerator, enumerator))
    for name, members in parsed.structs.items():
        lines.append('printf("struct %s : size %%zu align %%zu\\n", sizeof(%s), _Alignof(%s));' % (name, name, name))
        for member, declaration in members:
            if re.search(r":\s*\w+$", declaration):
                sys.exit("abi.py: %s.%s: a bit field has no offset" % (name, member))
            lines.append('printf("member %s.%s : at %%zu size %%zu, %%s\\n", offsetof(%s, %s), sizeof(((%s *)0)->%s), "%s");'
                         % (name, member, name, member, name, member, declaration))
    lines.append("return 0;\n}")
    return "\n".join(lines)


def numbers(header, parsed):
    with tempfile.TemporaryDirectory(prefix="abi-") as folder:
        source, binary = os.path.join(folder, "abi.c"), os.path.join(folder, "abi")
        with open(source, "w", encoding="utf-8") as f:
            f.write(program(header, parsed))
        if subprocess.run([*CC, "-std=c11", "-o", binary, source]).returncode:
            sys.exit("abi.py: the program that asks for the numbers does not compile")
        return subprocess.run([binary], check=True, stdout=subprocess.PIPE).stdout.decode().split("\n")[:-1]


def describe(header):
    """The lines of abi.txt, and the names of the functions."""
    parsed = parse(header)
    lines = numbers(header, parsed)
    # Names that scripts compare with, from lists of X(identifier, number, "name").
    with open(header, encoding="utf-8") as f:
        lines += ["name %s : %s" % pair for pair in re.findall(r'\bX\((\w+), *\d+, *"([^"]*)"\)', f.read())]
    lines += ["type %s : %s" % (name, meaning) for name, meaning in parsed.types.items()]
    lines += ["function %s : %s" % pair for pair in sorted(parsed.functions.items())]
    return lines, sorted(parsed.functions)


def without_names(prototype):
    """A prototype without the names of its parameters."""
    head, _, rest = prototype.partition("(")
    parameters, part, depth = [], "", 0
    for c in rest[:-1]:
        depth += {"(": 1, ")": -1}.get(c, 0)
        if c == "," and depth == 0:
            parameters.append(part)
            part = ""
        else:
            part += c
    parameters.append(part)
    return head, [re.sub(r"^(.*[\s*])(?!void$|int$|bool$|char$|size_t$|\w+_t$|tg_\w+$)\w+$", r"\1", p.strip()).strip() for p in parameters]


def difference(key, old, new):
    """(kind, text) of the difference in what is said of one thing."""
    if old is None:
        return "added", "%s : %s" % (key, new)
    if new is None:
        return "BREAK", "gone: %s : %s" % (key, old)
    change = "%s: was `%s`, is `%s`" % (key, old, new)
    if key.startswith("function ") and without_names(old) == without_names(new):
        return "wording", change
    # One more than the largest: it grows with each enumerator that is added.
    if key.startswith("enumerator ") and key.endswith("_COUNT") and int(new) > int(old):
        return "added", change
    return "BREAK", change


def compare(old, new):
    """All differences, breaks first."""
    old, new = (dict(line.partition(" : ")[::2] for line in lines) for lines in (old, new))
    found = [difference(key, old.get(key), new.get(key)) for key in list(old) + [key for key in new if key not in old]
             if old.get(key) != new.get(key)]
    return sorted(found, key=lambda d: ("BREAK", "added", "wording").index(d[0]))


ABI_TITLE = """# SPDX-License-Identifier: Apache-2.0
#
# The public ABI on x86-64, as scripts/abi.py finds it in runtime/tensorgate.h. `make abi` compares; after a change
# that is meant, `make abi UPDATE=1` writes this file and runtime/tensorgate.map anew.
"""

MAP_TITLE = """/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the library exports: the functions that tensorgate.h declares with TG_API. `make abi` compares, and
 * `make abi UPDATE=1` renews it. The linker reads it for a shared object, the Makefile for libtensorgate.a.
 */
TENSORGATE_0 {
global:
%s
local:
    *;
};
"""


def exported(path):
    """The functions in a map."""
    with open(path, encoding="utf-8") as f:
        return re.findall(r"^\s*(tg_\w+);$", f.read(), re.M)


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


def main():
    parser = argparse.ArgumentParser(description="Compare the public ABI with the one that is recorded.")
    parser.add_argument("--update", action="store_true", help="record the ABI as it is")
    parser.add_argument("--header", default=os.path.join(ROOT, "runtime/tensorgate.h"))
    parser.add_argument("--abi", default=os.path.join(ROOT, "tests/abi/abi.txt"))
    parser.add_argument("--map", default=os.path.join(ROOT, "runtime/tensorgate.map"))
    arguments = parser.parse_args()
    machine = subprocess.run([*CC, "-dumpmachine"], stdout=subprocess.PIPE, check=True).stdout.decode()
    if not machine.startswith("x86_64"):
        print("abi: the record is of x86-64, this is %s: nothing is compared" % machine.strip())
        return 0
    lines, functions = describe(arguments.header)
    old = []
    if os.path.exists(arguments.abi):
        with open(arguments.abi, encoding="utf-8") as f:
            old = [line for line in f.read().split("\n") if line and not line.startswith("#")]
    recorded = exported(arguments.map) if os.path.exists(arguments.map) else []
    found = compare(old, lines)
    found += [("added", "function %s is not in the symbol map" % name) for name in functions if name not in recorded]
    found += [("BREAK", "function %s of the symbol map is not in the header" % name) for name in recorded if name not in functions]
    for kind, text in found:
        print("%-8s %s" % (kind, text))
    if arguments.update:
        write(arguments.abi, ABI_TITLE + "\n".join(lines) + "\n")
        write(arguments.map, MAP_TITLE % "\n".join("    %s;" % name for name in functions))
        found = []
    elif found:
        print("The public ABI is not the recorded one. If that is meant: make abi UPDATE=1, and say so in the commit.")
    print("%d passed, %d failed" % (max(len(lines) - len(found), 0), len(found)))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
