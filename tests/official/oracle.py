#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Read a file with the official Kaitai parser and evaluate every instance, for comparison with our C.

    oracle.py MODULE_DIR SPEC FILE          prints {"valid", "error", "tree"} as JSON
    oracle.py MODULE_DIR SPEC --verdict FILE...   a line per file: ok|bad FILE [error]

A file is valid if the whole sequence parses and every instance, parse or value, can be evaluated, depth first and in
the order of the grammar. `tensorgate check` decides the same.
"""
import importlib
import json
import math
import os
import sys
from enum import Enum

from kaitaistruct import KaitaiStruct, KaitaiStream

HIDDEN = ("_io", "_parent", "_root", "_debug")


def instances(cls):
    """Instance names of a generated class in the order of the spec."""
    return [name for name, member in cls.__dict__.items() if isinstance(member, property)]


def load(module_dir, spec):
    module_dir = os.path.abspath(module_dir)
    if module_dir not in sys.path:
        sys.path.insert(0, module_dir)
    # A grammar may be called as a module of Python is, such as pickle, which others go on to use.
    made = {os.path.splitext(name)[0] for name in os.listdir(module_dir) if name.endswith(".py")}
    hidden = {name: sys.modules.pop(name) for name in made & set(sys.modules)
              if not (sys.modules[name].__file__ or "").startswith(module_dir)}
    module = importlib.import_module(spec)
    sys.modules.update(hidden)
    return getattr(module, "".join(part.capitalize() for part in spec.split("_")))


def plain(value):
    if isinstance(value, float) and not math.isfinite(value):
        return {"float": "nan" if math.isnan(value) else ("inf" if value > 0 else "-inf")}
    if isinstance(value, bytes):
        return {"bytes": value.hex()} if len(value) <= 64 else {"nbytes": len(value)}
    if isinstance(value, Enum):
        return value.value
    return value


def force(obj, tree):
    """Evaluate everything below `obj`. With `tree`, return nested {name: node} with spans."""
    node = {}
    spans = obj._debug if tree else None
    for name in list(obj.SEQ_FIELDS) + instances(type(obj)):
        if not hasattr(obj, name):
            continue
        value = getattr(obj, name)
        span = None
        if tree:
            span = spans.get(name) or spans.get("_m_" + name)
        items = value if isinstance(value, list) else None
        if items is not None:
            if items and isinstance(items[0], KaitaiStruct):
                inner = [force(item, tree) for item in items]
            else:
                inner = [plain(item) for item in items] if tree else None
        elif isinstance(value, KaitaiStruct):
            inner = force(value, tree)
        else:
            inner = plain(value) if tree else None
        if tree:
            node[name] = {"value": inner}
            if span and "start" in span and "end" in span:
                node[name]["start"], node[name]["end"] = span["start"], span["end"]
    return node


def read(cls, path, tree):
    with open(path, "rb") as file:
        stream = KaitaiStream(file)
        root = cls(stream)
        root._read()
        return force(root, tree)


def describe(error):
    text = str(error).splitlines()[0] if str(error) else ""
    return "%s: %s" % (type(error).__name__, text[:300])


def main():
    module_dir, spec, *rest = sys.argv[1:]
    cls = load(module_dir, spec)
    sys.setrecursionlimit(10000)
    if rest[0] == "--verdict":
        for path in rest[1:]:
            try:
                read(cls, path, False)
                print("ok", path, flush=True)
            except Exception as error:  # whatever the official parser raises is its verdict
                print("bad", path, describe(error), flush=True)
        return
    try:
        answer = {"valid": True, "error": None, "tree": read(cls, rest[0], True)}
    except Exception as error:  # whatever the official parser raises is its verdict
        answer = {"valid": False, "error": describe(error), "tree": None}
    json.dump(answer, sys.stdout)


if __name__ == "__main__":
    main()
