# SPDX-License-Identifier: Apache-2.0
"""What documents name in backticks is in the tree: files and folders, functions and other names with an underscore or
parentheses, options, targets of make. Where a document says `name` in `file`, it is in that file. README.md has a row for each
verb, and docs/assurance.md has the figures of the smoke tests. Of CHANGELOG.md it is the part that is not released: what a
release had may be gone.

Names in capitals stand for others (NAME, SPEC, TYPE). EXAMPLES are names of what a reader of the document makes; one that is not
needed is a failure, too.
"""
import glob
import os
import re

import harness

HISTORY = "CHANGELOG.md"
DOCUMENTS = ("README.md", HISTORY, "CONTRIBUTING.md", "docs/*.md", "docs/formats/*.md", "docs/site/*.md")
LEFT_OUT = {".git", "build", "__pycache__", "node_modules"}
PLACEHOLDER = re.compile(r"(^|_)(NAME|SPEC|TYPE|FORMAT|ID|T|X)(_|$)")

EXAMPLES = {
    "README.md": {"TG_NO_NNB"},     # TG_NO_ and the name of a format
    HISTORY: {"TG_NO_NNB"},
    "docs/embedding.md": {"TG_NO_NNB", "CMAKE_PREFIX_PATH"},
    "docs/adding-a-backend.md": {"compiler/backends/fields/backend_fields.h", "compiler/backends/fields/emit_fields.c",
                                 "tests/unit/test_ksyc_emit_fields.c", "test_ksyc_emit_fields"},
    "docs/adding-a-format.md": {"toy_complete", "test_write_toy", "toy_reader", "specs/toy.ksy", "tests/samples/toy.py",
                                "tests/samples/toy_refusals.py", "docs/formats/toy.md", "tests/unit/test_write_toy.c",
                                "scripts/prove/eva/toy_reader.c"},
    "docs/fuzzing.md": {"fuzz/regressions/rewrite/two-words-about-it"},
    "docs/gguf_models.md": {"many_tensors_3000"},
    "docs/proving.md": {"mine_validate", "mine_view", "valid_mine"},
    # What ksyc makes of the grammars that are talked of there.
    "docs/ksyc.md": {"ks_has_x", "btf_record_get_x", "b_point", "a_b_point", "btf_parse_2", "int_2", "point_2", "point_parse"},
}


def files():
    for folder, folders, names in os.walk("."):
        folders[:] = [name for name in folders if name not in LEFT_OUT]
        for name in names:
            yield os.path.relpath(os.path.join(folder, name)).replace(os.sep, "/")


class Tree:
    def __init__(self):
        self.documents = sorted(path for pattern in DOCUMENTS for path in glob.glob(pattern))
        self.files = set(files())
        self.paths = set(self.files)
        self.text = {}
        for path in self.files:
            parts = path.split("/")
            self.paths |= {"/".join(parts[:i]) for i in range(1, len(parts))}
            if path not in self.documents and path != "tests/suites/doc_names.py":
                with open(path, encoding="utf-8", errors="ignore") as file:
                    self.text[path] = file.read()
        self.words = set(re.findall(r"\w+", " ".join(self.files)))
        self.options = set()
        for text in self.text.values():
            self.words |= set(re.findall(r"\w+", text))
            self.options |= set(re.findall(r"(?<![\w-])--?[a-z][\w-]*", text))
            # Tables have options without their hyphens.
            self.options |= {"--" + word for word in re.findall(r"\"([a-z][\w-]*)\"", text)}
        self.tops = {path.split("/")[0] for path in self.files if "/" in path}
        self.rules = "".join(text for path, text in self.text.items() if path == "Makefile" or path.endswith(".mk"))

    def has_word(self, word):
        return word in self.words or any(other.startswith(word) for other in self.words if word.endswith("_"))

    def has_target(self, target):
        return re.search(r"^[^\t#=\n]*(?<![\w-])%s(?![\w-])[^=\n]*:" % re.escape(target), self.rules, re.MULTILINE) is not None


def named(span):
    """(kind, name) of what a span of code names."""
    if re.fullmatch(r"[\w.-]+(/[\w.-]+)+/?", span):
        yield "path", span.rstrip("/")
    target = re.match(r"make (?:[A-Z_]+=\S+ )*([a-z][\w-]*)(?![\w./=-])", span)
    if target:
        yield "target of make", target.group(1)
    for option in re.findall(r"(?<![\w-])--[a-z][\w-]*", span):
        yield "option", option
    for word, call in re.findall(r"(?<![\w.-])(?:-D)?(\w+)(\()?", span):
        if not word[0].isdigit() and ("_" in word.strip("_") or (call and span.startswith(word))):
            yield "name", word


def missing(tree, kind, name):
    if kind == "path":
        return name.split("/")[0] in tree.tops and name not in tree.paths and not os.path.exists(name)
    if kind == "target of make":
        return not tree.has_target(name)
    if kind == "option":
        return name not in tree.options
    return not tree.has_word(name)


def check(tree, path):
    text, bad, unused = harness.read_text(path), [], set(EXAMPLES.get(path, ()))
    if path == HISTORY:
        text = "\n## ".join(text.split("\n## ")[:2])
    examples = set(unused)
    for found in re.finditer(r"(?<!`)`([^`\n]+)`(?!`)", text):
        for kind, name in named(found.group(1)):
            if PLACEHOLDER.search(os.path.basename(name).split(".")[0]) or PLACEHOLDER.search(name.replace("/", "_")):
                continue
            # The reference of a format defines what a valid file is.
            if not missing(tree, kind, name) or re.search(r"\bpredicate %s\b" % re.escape(name), text):
                continue
            unused.discard(name)
            if name not in examples:
                bad.append("line %d: no %s %s" % (text.count("\n", 0, found.start()) + 1, kind, name))
    for name, place in re.findall(r"`(\w+)(?:\(\))?` in\s+`([\w./-]+)`", text):
        inside = tree.text.get(place)
        if inside is not None and not re.search(r"\b%s\b" % name, inside):
            bad.append("no %s in %s" % (name, place))
    return bad + ["%s is no example any more" % name for name in sorted(unused)]


def verbs():
    """Those that have a page of their own."""
    return {os.path.basename(path)[len("tensorgate-"):-len(".1")] for path in glob.glob("docs/man/tensorgate-*.1")}


def smoke_tests():
    """The sentence of docs/assurance.md about code that is dead in the proofs, as the results have it."""
    rows = [line.split("\t") for line in harness.read_text("scripts/prove/smoke.tsv").splitlines()[1:]]
    dead = sum(len(row[4].split(" ;; ")) for row in rows if row[4])
    return "%d lines, of %d tests in %d functions" % (dead, sum(int(row[2]) for row in rows), len(rows))


def run(t):
    tree = Tree()
    for path in tree.documents:
        t.case(path, check(tree, path))
    table = harness.read_text("README.md").split("\n## Verbs\n")[1].split("\n## ")[0]
    rows = set(re.findall(r"^\| `([a-z]+)", table, re.MULTILINE))
    t.case("README.md: verbs", ["%s has no row, or is no verb" % verb for verb in sorted(verbs() ^ rows)] or ([] if rows else ["no rows"]))
    figures = " ".join(harness.read_text("docs/assurance.md").split())
    t.case("docs/assurance.md: smoke tests", [] if smoke_tests() in figures else ["it is %s" % smoke_tests()])
