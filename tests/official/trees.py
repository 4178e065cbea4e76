# SPDX-License-Identifier: Apache-2.0
"""Compares the tree of `tensorgate dump --json` with what the official Kaitai parser read.

Every field of the official parser must be in the dump and vice versa: under the same name, with the same value,
offset and length. The dump intentionally leaves out fields of no bytes, which our grammars use to state rules.
"""
import io
import math
import struct
from enum import Enum

from kaitaistruct import KaitaiStream, KaitaiStruct

import oracle

BYTES = 4096    # dump shows this many bytes of a byte string


def read(cls, data):
    """The root object of the official parser, or the exception that it ended with."""
    try:
        root = cls(KaitaiStream(io.BytesIO(data)))
        root._read()
        oracle.force(root, False)
        return root
    except Exception as error:      # whatever the official parser raises is its verdict
        return error


class Comparison:
    def __init__(self, root):
        self.problems = []
        self.fields = 0
        self.bases = {id(root._io): 0}      # offset in the file of the first byte of each stream
        self.alive = [root]

    def bad(self, path, text, *arguments):
        if len(self.problems) < 20:
            self.problems.append("%s: %s" % (path, text % arguments))

    def place(self, path, node, span, stream):
        """Compares offset and length of a node with the span that the official parser recorded."""
        if not span or "start" not in span or "end" not in span:
            if not node.get("computed"):
                self.bad(path, "has offset %s, but nothing was read for it", node.get("offset"))
            return
        if "bits" in node:          # the official parser records whole bytes
            return
        start = self.bases[id(stream)] + span["start"]
        length = span["end"] - span["start"]
        if (node.get("offset"), node.get("length")) != (start, length):
            self.bad(path, "%s bytes at %s, expected %d at %d", node.get("length"), node.get("offset"), length, start)

    def object(self, path, obj, node):
        if not isinstance(node.get("fields"), list):
            self.bad(path, "is no object")
            return
        fields = {}
        for field in node["fields"]:
            if field["name"] in fields:
                self.bad(path, "%s occurs twice", field["name"])
            fields[field["name"]] = field
        for name in list(obj.SEQ_FIELDS) + oracle.instances(type(obj)):
            value = getattr(obj, name, None)
            field = fields.pop(name, None)
            here = "%s.%s" % (path, name) if path else name
            if value is None or (field is None and value == b""):
                if field is not None:
                    self.bad(here, "is in the dump only")
                continue
            if field is None:
                self.bad(here, "is not in the dump")
                continue
            span = obj._debug.get(name) or obj._debug.get("_m_" + name)
            self.value(here, value, field, span, obj._io)
        for name in fields:
            self.bad("%s.%s" % (path, name), "is in the dump only")

    def value(self, path, value, node, span, stream):
        self.fields += 1
        if not isinstance(node, dict):      # a number of an array
            self.number(path, value, node)
            return
        self.place(path, node, span, stream)
        if isinstance(value, list):
            self.array(path, value, node, span, stream)
        elif isinstance(value, KaitaiStruct):
            if id(value._io) not in self.bases:
                self.bases[id(value._io)] = self.bases[id(stream)] + span["start"]
                self.alive.append(value)
            self.object(path, value, node)
        elif isinstance(value, bytes):
            shown = value[:BYTES]
            if node.get("hex") != shown.hex() or node.get("bytes", len(shown)) != len(value):
                self.bad(path, "other bytes: %s", str(node.get("hex"))[:40])
        elif isinstance(value, Enum):
            if node.get("value") != value.value or node.get("label") != value.name:
                self.bad(path, "%s (%s), expected %s (%s)", node.get("value"), node.get("label"), value.value, value.name)
        else:
            self.number(path, value, node.get("value"))

    def array(self, path, values, node, span, stream):
        items = node.get("items")
        if not isinstance(items, list) or len(items) != len(values) or node.get("count") != len(values):
            self.bad(path, "%s items, expected %d", node.get("count"), len(values))
            return
        spans = (span or {}).get("arr") or [None] * len(values)
        for i, (value, item) in enumerate(zip(values, items)):
            here = "%s[%d]" % (path, i)
            if isinstance(item, dict) and item.get("index") != i:
                self.bad(here, "has index %s", item.get("index"))
            self.value(here, value, item, spans[i], stream)

    def number(self, path, value, shown):
        if isinstance(shown, str) and shown in ("nan", "inf", "-inf"):
            shown = float(shown)
        same = value == shown and isinstance(value, bool) == isinstance(shown, bool)
        if isinstance(value, float) and isinstance(shown, (int, float)) and not isinstance(shown, bool):
            same = value == shown or math.isnan(value) and math.isnan(shown) or single(value) == single(shown)
        if not same:
            self.bad(path, "%r, expected %r", shown, value)


def single(value):
    """As binary32, which the shortest text of a float32 stands for."""
    try:
        return struct.pack("<f", value)
    except OverflowError:
        return None


def compare(root, tree):
    """(problems, number of fields compared)"""
    comparison = Comparison(root)
    comparison.object("", root, tree)
    return comparison.problems, comparison.fields
