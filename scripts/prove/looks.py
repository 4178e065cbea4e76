# SPDX-License-Identifier: Apache-2.0
"""Faults that prove_selftest.py plants by rule: at each place at which a validator asks for bytes that it reads itself, it
asks for nothing, or for one byte less than it reads. Each is a fault like those of faults.py; what has to be open is that
the bytes of a read are loaded (ks_loaded.h).

Where only views read what is asked for, nothing can be open: such a place has no fault."""
import os
import re

import formats
import tools

LOOK = "if (!ks_look("
LOADED = re.compile(r"\bks_loaded_(?:[us](\d)\w*|\w+)\(")
FUNCTION = re.compile(r"^(?:static|ks_verdict) [^(){};]*?\b(\w+)\([^;{}]*\) \{\n(.*?)^\}", re.S | re.M)
DROPPED = "look %d of %d: nothing is asked for"
SHORT = "look %d of %d: a byte less is asked for"


def arguments(text, at):
    """The arguments behind an opening parenthesis, with blanks evened out, and where they end."""
    found, depth, begin = [], 0, at
    while depth >= 0:
        depth += (text[at] in "([") - (text[at] in ")]")
        if depth < 0 or (depth == 0 and text[at] == ","):
            found.append(re.sub(r"\s+", " ", text[begin:at]).strip())
            begin = at + 1
        at += 1
    return found, at


class Look:
    """One place: the statement, the position and number of bytes that it asks for, and what is read behind it."""

    def __init__(self, body, begin):
        (_, self.at, self.size), end = arguments(body, begin + len(LOOK))
        self.begin = begin
        self.end = body.index(";", end) + 1
        following = body.find(LOOK, self.end)
        self.needs = [size for size in map(self.needed, *self.reads(body[self.end:following if following > 0 else len(body)]))
                      if size is not None]

    @staticmethod
    def reads(text):
        found = list(LOADED.finditer(text))
        return [one.group(1) for one in found], [arguments(text, one.end())[0] for one in found]

    def needed(self, width, given):
        """How many bytes from the position on a read needs, as text; None where it is one of another place."""
        at, own = given[2], self.at if self.at.isidentifier() else "(%s)" % self.at
        if width is None:
            return given[3] if at == self.at else None
        if at == self.at:
            return width
        further = re.fullmatch(r"%s \+ (\d+)" % re.escape(own if own != self.at else self.at), at)
        return str(int(further.group(1)) + int(width)) if further else None

    def less(self):
        """One byte less than what is read."""
        numbers = [int(size) for size in self.needs if size.isdigit()]
        return str(max(numbers) - 1) if numbers else "%s - 1" % self.needs[0]


def faults_of(unit, source):
    """The faults of one file: unit, function, text, replacement, kind."""
    for function in FUNCTION.finditer(source):
        name, body = function.groups()
        looks = [Look(body, found.start()) for found in re.finditer(re.escape(LOOK), body)]
        for i, look in enumerate(looks, 1):
            if not look.needs:
                continue
            # From the start of the function, so that the text occurs once.
            before = source[function.start():function.start(2) + look.begin]
            statement = body[look.begin:look.end]
            short = "if (!ks_look(gate, %s, %s)) return KS_STOPPED;" % (look.at, look.less())
            yield unit, name, before + statement, before, DROPPED % (i, len(looks))
            yield unit, name, before + statement, before + short, SHORT % (i, len(looks))


def all_faults():
    """Those of all proved validators."""
    found = []
    for name in formats.PROVED:
        with open(os.path.join(tools.ROOT, "generated", name + "_validate.c"), encoding="utf-8") as f:
            found += faults_of(name + "_validate", f.read())
    return found
