#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""near.py PROVER ARGUMENT... FILE: runs a prover on the goal in FILE (SMT-LIB, as Why3 writes it) without the
definitions that are far from what is to be shown.

What a validator accepts is a tree of definitions. A prover that has all of them looks into each, down to
single bytes, and finds no end; the proof of one function needs the definitions that its conclusion names,
and takes what these name as it is. So of all functions and predicates of ACSL only those keep their
definition. Nothing but assertions of the form "for all arguments, f is this" is left out: what follows from
fewer assertions follows from all of them."""
import os
import re
import sys

DEFINED = re.compile(r"([LP]_\w+?)(?:'def|_def)")
SYMBOL = re.compile(r"[LP]_\w+")
TOKEN = re.compile(r"[()]|[^\s()]+")


def parsed(text):
    """The first expression of a text as nested lists."""
    stack = [[]]
    for token in TOKEN.findall(text):
        if token == "(":
            stack.append([])
        elif token == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(token)
    return stack[0][0]


def conclusion(goal):
    """The symbols of what is to be shown: (assert (not (forall ... (let ... (=> hypothesis ... conclusion)))))."""
    inner = parsed(goal)[1]
    names = {}
    if inner[0] == "not":
        inner = inner[1]
    while isinstance(inner, list) and inner[0] in ("forall", "let", "=>"):
        if inner[0] == "let":
            names.update(inner[1])
        inner = inner[2]
    found, left = set(), [inner]
    while left:
        part = left.pop()
        if isinstance(part, list):
            left += part
        elif part in names:
            left.append(names.pop(part))
        else:
            found.add(part)
    return found


def near(text):
    # The sort of a struct has no comment before it, and is no part of the definition that it comes behind.
    parts = re.split(r"^(?=;; |\(declare-sort )", text, flags=re.M)
    definitions = [DEFINED.fullmatch(part.split("\n", 1)[0][3:].strip()) for part in parts]
    goal = parts[-1]
    keep = {name for name in conclusion(goal[goal.index("(assert"):]) if SYMBOL.fullmatch(name)}
    return "".join(part for part, of in zip(parts, definitions) if of is None or of.group(1) in keep)


def sooner(argument):
    """A third of the time. With so little to look at, nearly all that is found is found in a tenth of a second."""
    limit = re.fullmatch(r"--tlimit=(\d+)", argument)
    return "--tlimit=%d" % (int(limit.group(1)) // 3) if limit else argument


def main():
    with open(sys.argv[-1], encoding="utf-8") as f:
        text = near(f.read())
    file = os.memfd_create("goal", 0)
    os.write(file, text.encode())
    os.execv(sys.argv[1], [sooner(argument) for argument in sys.argv[1:-1]] + ["/proc/self/fd/%d" % file])


if __name__ == "__main__":
    main()
