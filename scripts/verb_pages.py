#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Write a manual page for each verb out of docs/tensorgate.1, which has everything.

    verb_pages.py TENSORGATE FOLDER

The page of a verb has its synopsis, its part of the description, and the options that it accepts by the option table.
`make verb-pages` does it for the folder docs/man; a test compares.
"""
import os
import re
import subprocess
import sys

SOURCE = "docs/tensorgate.1"


def sections(lines):
    """{heading: its lines}"""
    found, name = {}, None
    for line in lines:
        if line.startswith(".Sh "):
            name = line[4:]
            found[name] = []
        elif name is not None:
            found[name].append(line)
    return found


def items(lines):
    """[(the line .It, its lines)] of the lists that are not inside of others"""
    found, depth, current = [], 0, None
    for line in lines:
        if line.startswith(".Bl"):
            depth += 1
        if depth == 1 and line.startswith(".It "):
            current = (line, [])
            found.append(current)
        elif depth > 0 and current is not None and not (depth == 1 and line.startswith((".Bl", ".El"))):
            current[1].append(line)
        if line.startswith(".El"):
            depth -= 1
            if depth == 0:
                current = None
    return found


def read_table(command):
    """{verb: set of options}"""
    table = {}
    for line in subprocess.run([command, "__options"], check=True, capture_output=True, text=True).stdout.splitlines():
        verb, option = line.split("\t")[:2]
        table.setdefault(verb, set()).add(option)
    return table


def local(lines):
    """Without references to sections, which are on the other page; the name is that of the command."""
    return [re.sub(r"^\.Sx ", ".Em ", re.sub(r"^\.Nm$", ".Nm tensorgate", line)) for line in lines]


def synopsis(lines, verb):
    blocks = "\n".join(lines).split(".Nm\n")
    return [block.rstrip("\n") for block in blocks if block.startswith(".Cm %s\n" % verb)]


def options_of(line):
    """The options that an item is about."""
    return set(re.findall(r"(?:Fl|,) -([a-z][a-z-]*)", line))


def is_about(verb, text):
    """Whether an item is about all verbs, or names this one first of all."""
    return not text[0].startswith(".Pq Cm ") or verb in re.findall(r"[a-z]+", text[0][len(".Pq Cm "):])


def page(verb, parts, accepted):
    date = parts["date"]
    described = dict((line[len(".It Cm "):].split()[0], text) for line, text in items(parts["DESCRIPTION"])
                     if line.startswith(".It Cm "))
    # What the verb says of an option itself is not said again.
    own = {option for line in described[verb] if line.startswith(".It Fl -") for option in options_of(line)}
    options = [(line, text) for line, text in items(parts["OPTIONS"])
               if (options_of(line) & accepted) - own and is_about(verb, text)]
    lines = [".\\\" SPDX-License-Identifier: Apache-2.0",
             ".\\\" Written by scripts/verb_pages.py from docs/tensorgate.1; do not edit.",
             date, ".Dt TENSORGATE-%s 1" % verb.upper(), ".Os", ".Sh NAME", ".Nm tensorgate-%s" % verb,
             ".Nd the verb %s of tensorgate" % verb, ".Sh SYNOPSIS"]
    for block in synopsis(parts["SYNOPSIS"], verb):
        lines += [".Nm tensorgate", block]
    lines += [".Sh DESCRIPTION"] + local(described[verb])
    lines += [".Pp", "Sections that are named here are those of", ".Xr tensorgate 1 .", ".Sh OPTIONS", ".Bl -tag -width Ds"]
    for line, text in options:
        lines += [line] + local(text)
    lines += [".El", ".Sh EXIT STATUS"] + local(parts["EXIT STATUS"])
    return "\n".join(lines + [".Sh SEE ALSO", ".Xr tensorgate 1"]) + "\n"


def main(command, folder):
    with open(SOURCE, encoding="utf-8") as file:
        lines = file.read().split("\n")
    parts = sections(lines)
    parts["date"] = next(line for line in lines if line.startswith(".Dd"))
    os.makedirs(folder, exist_ok=True)
    for verb, accepted in read_table(command).items():
        with open(os.path.join(folder, "tensorgate-%s.1" % verb), "w", encoding="utf-8") as out:
            out.write(page(verb, parts, accepted))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
