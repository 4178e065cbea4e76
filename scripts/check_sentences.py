#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Names each sentence of more than 30 words in README.md, CONTRIBUTING.md and docs/*.md, or in the pages that are given.
Code blocks, tables, headings and HTML are not looked at; each item of a list is looked at by itself."""
import glob
import re
import sys

MOST = 30
FENCE = re.compile(r"^ *```.*?^ *```[^\n]*$", re.M | re.S)
HEADING = re.compile(r"^#.*$", re.M)
ITEM = re.compile(r"\n\s*\n|\n(?= *(?:[-*]|\d+\.) )")
MARK = re.compile(r"^\s*(?:[-*]|\d+\.) ")
TARGET = re.compile(r"\]\([^)]*\)")
END = re.compile(r"(?<=[.!?:])\s+(?=[A-Z`\"(\[])|(?<=[.!?])\s+(?=\d)")


def sentences(text):
    text = FENCE.sub(lambda block: "\n" * (block[0].count("\n") + 1), text)
    for paragraph in ITEM.split(HEADING.sub("\n", text)):
        if not re.match(r"\s*[|<]|    |\n    ", paragraph):
            paragraph = MARK.sub("", paragraph).replace("*", "")
            yield from END.split(" ".join(TARGET.sub("]", paragraph).split()))


def main():
    bad = 0
    for page in sys.argv[1:] or sorted(glob.glob("README.md") + glob.glob("CONTRIBUTING.md") + glob.glob("docs/*.md")):
        with open(page, encoding="utf-8") as file:
            text = file.read()
        for sentence in sentences(text):
            words = len(sentence.split())
            if words > MOST:
                print("%s: a sentence of %d words, %d at most: %s" % (page, words, MOST, sentence), file=sys.stderr)
                bad = 1
    sys.exit(bad)


if __name__ == "__main__":
    main()
