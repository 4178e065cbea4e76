# SPDX-License-Identifier: Apache-2.0
"""The expectation files (.kst) of the official test suite: what they state, and expressions in them."""
import re

import yaml

TOKEN = re.compile(r"""
    \s*(?:(?P<float>\d[\d_]*\.\d+(?:[eE][-+]?\d+)?|\d+[eE][-+]?\d+)
    |(?P<int>0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|\d[\d_]*)
    |'(?P<raw>[^']*)'|"(?P<text>(?:[^"\\]|\\.)*)"
    |(?P<cast>\.as<[^>]*>)|(?P<name>[A-Za-z_]\w*(?:::\w+)*)|(?P<sign>[-+*/%()\[\],.]))""", re.X | re.S)
ESCAPES = {"a": "\a", "b": "\b", "t": "\t", "n": "\n", "v": "\v", "f": "\f", "r": "\r", "e": "\x1b"}


class Unknown(Exception):
    """An expression beyond what the expectation files use."""


class Label:
    """`a::b::label`: the enum is compared by its id, the name of the file is optional."""

    def __init__(self, path):
        self.path, self.label = path.split("::")[:-1], path.split("::")[-1]


def unescape(text):
    def one(found):
        code = found.group(1)
        if code[0] == "u":
            return chr(int(code[1:], 16))
        return chr(int(code, 8)) if code[0].isdigit() else ESCAPES.get(code, code)
    return re.sub(r"\\(u[\da-fA-F]{4}|[0-7]{1,3}|.)", one, text, flags=re.S)


def tokens(text):
    at, found = 0, []
    text = text.strip()
    while at < len(text):
        match = TOKEN.match(text, at)
        if match is None:
            raise Unknown(text)
        found.append((match.lastgroup, match.group(match.lastgroup)))
        at = match.end()
    return found + [("end", "")]


class Parser:
    """A syntax tree of tuples, ("path", STEPS) for members and elements of the root object."""

    def __init__(self, text):
        self.text, self.tokens, self.at = text, tokens(text), 0

    def next(self, *signs):
        kind, text = self.tokens[self.at]
        if kind == "sign" and text in signs:
            self.at += 1
            return text
        return None

    def whole(self):
        tree = self.sum()
        if self.tokens[self.at][0] != "end":
            raise Unknown(self.text)
        return tree

    def sum(self):
        left = self.product()
        while True:
            sign = self.next("+", "-")
            if sign is None:
                return left
            left = (sign, left, self.product())

    def product(self):
        left = self.unary()
        while True:
            sign = self.next("*", "/", "%")
            if sign is None:
                return left
            left = (sign, left, self.unary())

    def unary(self):
        return ("negative", self.unary()) if self.next("-") else self.postfix()

    def expect(self, sign):
        if self.next(sign) is None:
            raise Unknown(self.text)

    def listed(self, closing):
        items = []
        while self.next(closing) is None:
            items.append(self.sum())
            if self.next(",") is None:
                self.expect(closing)
                break
        return items

    def postfix(self):
        tree = self.atom()
        while True:
            kind, text = self.tokens[self.at]
            if kind == "cast":
                self.at += 1
                tree = ("cast", tree, text[4:-1])
            elif self.next("."):
                name = self.tokens[self.at]
                self.at += 1
                arguments = self.listed(")") if self.next("(") else None
                tree = ("member", tree, name[1], arguments)
            elif self.next("["):
                index = self.sum()
                self.expect("]")
                tree = ("index", tree, index)
            else:
                return tree

    def atom(self):
        kind, text = self.tokens[self.at]
        self.at += 1
        if kind == "float":
            return ("literal", float(text.replace("_", "")))
        if kind == "int":
            return ("literal", int(text.replace("_", ""), 0))
        if kind in ("raw", "text"):
            text = text if kind == "raw" else unescape(text)
            while self.tokens[self.at][0] in ("raw", "text"):
                kind, more = self.tokens[self.at]
                text += more if kind == "raw" else unescape(more)
                self.at += 1
            return ("literal", text)
        if kind == "name":
            if text in ("true", "false", "null"):
                return ("literal", {"true": True, "false": False, "null": None}[text])
            return ("literal", Label(text)) if "::" in text else ("name", text)
        if kind == "sign" and text == "(":
            tree = self.sum()
            self.expect(")")
            return tree
        if kind == "sign" and text == "[":
            return ("list", self.listed("]"))
        raise Unknown(self.text)


def steps_of(tree):
    """(the longest path that the tree begins with, what is applied to its value)"""
    steps, rest = [], []
    while tree[0] in ("member", "index", "cast"):
        rest.insert(0, tree)
        tree = tree[1]
    if tree[0] != "name":
        return None, None
    steps.append(tree[1])
    for part in rest:
        if part[0] == "member":
            steps.append(part[2])
        elif part[0] == "index":
            if part[2][0] != "literal":
                raise Unknown("an index that is computed")
            steps.append("[%d]" % part[2][1])
    return steps, [part for part in rest if part[0] != "cast"]


def method(value, name, arguments):
    if name in ("size", "length") and isinstance(value, (list, bytes, str)):
        return len(value)
    if name == "to_i" and isinstance(value, dict):
        return value["value"]
    if name == "to_i" and isinstance(value, (int, float)):
        return int(value)
    if name == "to_s" and isinstance(value, int):
        return str(value)
    if name == "first":
        return value[0]
    if name == "last":
        return value[-1]
    raise Unknown("%s of %r" % (name, value))


def evaluate(tree, ask):
    """The value of an expression. ask(STEPS) answers with (value, number of steps that led to it)."""
    kind = tree[0]
    if kind == "literal":
        return tree[1]
    if kind == "negative":
        return -evaluate(tree[1], ask)
    if kind == "list":
        literal = all(item[0] == "literal" and isinstance(item[1], int) and not isinstance(item[1], bool) and
                      0 <= item[1] <= 255 for item in tree[1])
        items = [evaluate(item, ask) for item in tree[1]]
        return bytes(items) if literal else items
    steps, rest = steps_of(tree)
    if steps is not None:
        value, used = ask(steps)
        if used == 0:
            raise Unknown("a field named '%s'" % steps[0])
        for part in rest[used - 1:]:
            value = method(value, part[2], part[3]) if part[0] == "member" else value[part[2][1]]
        return value
    if kind == "cast":
        value = evaluate(tree[1], ask)
        return list(value) if tree[2].endswith("[]") and isinstance(value, bytes) else \
            bytes(value) if tree[2] == "bytes" else value
    if kind in ("member", "index"):
        value = evaluate(tree[1], ask)
        return method(value, tree[2], tree[3]) if kind == "member" else value[evaluate(tree[2], ask)]
    left, right = evaluate(tree[1], ask), evaluate(tree[2], ask)
    if kind == "+":
        return left + right
    if kind == "-":
        return left - right
    if kind == "*":
        return left * right
    raise Unknown(kind)


def expression(text):
    """Scalars that YAML has read already stand for themselves."""
    if isinstance(text, bool) or text is None or isinstance(text, (int, float)):
        return ("literal", text)
    return Parser(text).whole()


class Expectation:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            content = yaml.safe_load(file)
        self.name, self.data = content["id"], content["data"]
        self.exception = content.get("exception")
        if isinstance(self.exception, dict):
            self.message = self.exception.get("message")
            self.exception = self.exception["type"]
        else:
            self.message = None
        self.asserts = content.get("asserts") or []

    @property
    def test_name(self):
        """As in reports of the official project."""
        return "".join(part.capitalize() for part in self.name.split("_"))
