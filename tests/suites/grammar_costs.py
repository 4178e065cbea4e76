# SPDX-License-Identifier: Apache-2.0
"""What ksyc needs for large and for hostile grammars: each emitter has 320 MiB of address space and 20 seconds of
processor time, hundreds of times what a small grammar takes. What is linear stays far below both; what copies its text
for each field, or looks through all fields for each field, does not. A grammar may be refused, but with a message."""
import os
import resource
import shutil
import tempfile

import harness

MEMORY = 320 << 20
SECONDS = 20
EMITTERS = ("c", "doc", "dict", "validator", "view")
READERS = ("c", "doc", "dict")


def grammar(*parts):
    return "meta:\n  id: large\n  endian: le\n" + "".join(parts)


def seq(*rows):
    return grammar("seq:\n", *rows)


def fields(count, *keys):
    return seq(*("  - id: f%d\n%s" % (i, "".join("    %s\n" % k for k in keys)) for i in range(count)))


def chained(count, condition):
    return seq("  - id: f0\n    type: u1\n",
               *("  - id: f%d\n    type: u1\n    if: %s\n" % (i, condition % (i - 1)) for i in range(1, count)))


def instances(count, value):
    return grammar("seq:\n  - id: a\n    type: u1\ninstances:\n", *("  i%d:\n    %s\n" % (i, value(i)) for i in range(count)))


def types(count, body, *parts):
    return grammar(*parts, "types:\n", *("  t%d:\n    seq:\n%s" % (i, body(i)) for i in range(count)))


def allowed(count, kind, text):
    return seq("  - id: a\n    %s\n    valid:\n      any-of:\n" % kind, *("        - %s\n" % (text % i) for i in range(count)))


def cases(count, chosen):
    return ("seq:\n  - id: a\n    type: u4\n  - id: b\n    type:\n      switch-on: a\n      cases:\n" +
            "".join("        %d: %s\n" % (i, chosen(i)) for i in range(count)))


def value(text):
    return seq("  - id: a\n    type: u1\n", "instances:\n  v:\n    value: '%s'\n" % text)


ONE = "      - id: a\n        type: u1\n"


def compiled():
    """(name, grammar, emitters)"""
    yield "100,000 fields, reader", fields(100000, "type: u4"), READERS
    yield "50,000 fields", fields(50000, "type: u1"), EMITTERS
    yield "50,000 strings", fields(50000, "type: str", "size: 5", "encoding: UTF-8"), READERS
    yield "100,000 strings, dictionary", fields(100000, "type: str", "size: 5", "encoding: UTF-8"), ("dict",)
    yield "50,000 bit fields", fields(50000, "type: b1"), READERS
    yield "50,000 allowed numbers", allowed(50000, "type: u4", "%d"), EMITTERS
    yield "50,000 allowed texts", allowed(50000, "type: str\n    size: 8\n    encoding: ASCII", "'\"k%07d\"'"), READERS
    yield "contents of 20,000 bytes", seq("  - id: a\n    contents: [%s]\n" % ", ".join(["7"] * 20000)), READERS
    yield "2,500 chained conditions", chained(2500, "f%d == 1"), EMITTERS
    yield "2,500 chained conditions of two parts", chained(2500, "f0 == 1 and f%d == 1"), EMITTERS
    yield "20,000 types", types(20000, lambda i: ONE, "seq:\n", *("  - id: f%d\n    type: t%d\n" % (i, i) for i in range(20000))), READERS
    yield "5,000 types", types(5000, lambda i: ONE, "seq:\n", *("  - id: f%d\n    type: t%d\n" % (i, i) for i in range(5000))), EMITTERS
    yield "1,000 types in each other", types(
        1000, lambda i: "      - id: a\n        type: %s\n" % ("u1" if i == 999 else "t%d" % (i + 1)), "seq:\n  - id: a\n    type: t0\n"), READERS
    yield "20,000 labels", seq("  - id: a\n    type: u4\n    enum: e\n", "enums:\n  e:\n", *("    %d: l%d\n" % (i, i) for i in range(20000))), EMITTERS
    yield "20,000 enums", seq(*("  - id: f%d\n    type: u1\n    enum: e%d\n" % (i, i) for i in range(20000)), "enums:\n",
                              *("  e%d:\n    1: x\n" % i for i in range(20000))), EMITTERS
    yield "20,000 instances", instances(20000, lambda i: "value: a + %d" % i), EMITTERS
    yield "20,000 cases of one type", grammar(cases(20000, lambda i: "t"), "types:\n  t:\n    seq:\n" + ONE), EMITTERS
    yield "20,000 cases of numbers", grammar(cases(20000, lambda i: "u%d" % (1 << i % 4))), EMITTERS
    yield "5,000 cases of types", types(5000, lambda i: ONE, cases(5000, lambda i: "t%d" % i)), EMITTERS
    yield "20,000 lists", seq("  - id: n\n    type: u1\n", *("  - id: f%d\n    type: u2\n    repeat: expr\n    repeat-expr: n\n" % i
                                                           for i in range(20000))), ("c", "doc", "dict", "validator")
    yield "list of 50,000 constants", value("[%s][a]" % ", ".join(map(str, range(50000)))), EMITTERS
    yield "structs that double 60 times", types(
        60, lambda i: "".join("      - id: %s\n        type: %s\n" % (k, "u1" if i == 59 else "t%d" % (i + 1)) for k in "ab"),
        "seq:\n  - id: a\n    type: t0\n"), EMITTERS


def refused():
    """(name, grammar, emitters, part of the message)"""
    deep = "nested too deeply"
    yield "sum of 10,000 terms", value(" + ".join(["a"] * 10000)), EMITTERS, deep
    yield "100,000 parentheses", value("(" * 100000 + "a" + ")" * 100000), EMITTERS, deep
    yield "100,000 signs", value("-" * 100000 + "a"), EMITTERS, deep
    yield "100,000 members", value("a" + ".to_s.length" * 50000), EMITTERS, deep
    yield "100,000 levels of YAML", grammar("x: " + "[" * 100000 + "]" * 100000 + "\n"), EMITTERS, "levels of YAML"
    yield "20,000 types in each other", types(
        20000, lambda i: "      - id: a\n        type: %s\n" % ("u1" if i == 19999 else "t%d" % (i + 1)),
        "seq:\n  - id: a\n    type: t0\n"), EMITTERS, "levels of types"
    yield "20,000 instances in a chain", instances(
        20000, lambda i: "value: %s" % ("a" if i == 19999 else "i%d + 1" % (i + 1))), EMITTERS, "over too many steps"
    yield "2,000 places in a chain", grammar(
        "seq:\n  - id: a\n    type: u1\ninstances:\n",
        *("  i%d:\n    pos: %s\n    type: t\n" % (i, "a" if i == 1999 else "i%d.x" % (i + 1)) for i in range(2000)),
        "types:\n  t:\n    seq:\n      - id: x\n        type: u1\n"), ("validator", "view"), "so many others"
    yield "1,000 parameters", seq(
        "  - id: a\n    type: u1\n  - id: b\n    type: t(%s)\n" % ", ".join(["a"] * 1000), "types:\n  t:\n    params:\n",
        *("      - id: p%d\n        type: u1\n" % i for i in range(1000)), "    seq:\n      - id: q\n        type: u1\n"), \
        ("validator", "view"), "more than"


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def compile_one(root, text, emitter):
    spec = os.path.join(root, "large.ksy")
    with open(spec, "w", encoding="utf-8") as f:
        f.write(text)
    return harness.run([harness.ksyc(), "--emit", emitter, "-o", root, spec], preexec_fn=limit)


def run(t):
    root = tempfile.mkdtemp(prefix="grammar-costs-")
    try:
        for name, text, emitters in compiled():
            for emitter in emitters:
                got = compile_one(root, text, emitter)
                t.case("%s: %s" % (name, emitter),
                       [] if got.code == 0 else ["exit code %d: %s" % (got.code, harness.tail(got.err))])
        for name, text, emitters, message in refused():
            for emitter in emitters:
                got = compile_one(root, text, emitter)
                good = got.code == 1 and message in got.err.decode("utf-8", "replace")
                t.case("%s: %s" % (name, emitter),
                       [] if good else ["exit code %d, expected 1 and '%s': %s" % (got.code, message, harness.tail(got.err))])
    finally:
        shutil.rmtree(root, ignore_errors=True)
