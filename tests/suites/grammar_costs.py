# SPDX-License-Identifier: Apache-2.0
"""What ksyc needs for large and for hostile grammars: each emitter takes 200 MiB of memory at most, and 6 seconds of
processor time, three times what is meant. What is linear stays far below both; what copies its text for each field, or
looks through all fields for each field, does not. A grammar may be refused, but with a message.

`make` stands for reader, dictionary, program, fuzzing target and runtime, which it writes, too. What proves (validator,
view, and the definitions in some pages) has a limit of its own."""
import os
import resource
import shutil
import subprocess
import tempfile

import harness

MEMORY = 200 << 20
MEMORY_OF_PROOFS = 320 << 20
PROOFS = ("validator", "view")
SPACE = 400 << 20   # of addresses, so that what runs away ends
SECONDS = 6
EMITTERS = ("make", "doc", "validator", "view")
READERS = ("make", "doc")


def grammar(*parts):
    return "meta:\n  id: large\n  endian: le\n" + "".join(parts)


def seq(*rows):
    return grammar("seq:\n", *rows)


def fields(count, *keys):
    return seq(*("  - id: f%d\n%s" % (i, "".join("    %s\n" % k for k in keys)) for i in range(count)))


def after(name, count, *keys):
    """Fields after one of another name."""
    return seq("  - id: %s\n    type: u1\n" % name, fields(count, *keys).split("seq:\n", 1)[1])


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
    many = 100000
    yield "100,000 bytes", fields(many, "type: u1"), READERS + ("dict", "validator")
    yield "100,000 fields", fields(many, "type: u4"), READERS + ("dict", "validator")
    yield "100,000 strings", fields(many, "type: str", "size: 5", "encoding: UTF-8"), READERS + ("dict",)
    yield "100,000 fields of known size", fields(many, "size: 5"), READERS
    yield "100,000 fields of any size", after("n", many, "size: n"), ("make",)
    yield "50,000 fields and their sizes", seq(*(
        "  - id: n%d\n    type: u1\n  - id: f%d\n    size: n%d\n" % (i, i, i) for i in range(50000))), ("make",)
    yield "100,000 rules", fields(many, "type: u4", "valid: 7"), ("make", "dict")
    yield "100,000 rules of two parts", fields(many, "type: u1", "valid: {min: 3, max: 200}"), ("make", "dict")
    yield "100,000 conditions", after("n", many, "type: u1", "if: n == 1"), ("make",)
    yield "100,000 chained conditions", chained(many, "f%d == 1"), ("make",)
    yield "100,000 texts", fields(many, "type: u1", "doc: " + "some words " * 10), READERS + ("validator",)
    yield "a long text", grammar("doc: |\n", ("  some words" * 30 + "\n") * 10000, "seq:\n  - id: a\n    type: u1\n"), EMITTERS
    yield "100,000 fields of an enum", fields(many, "type: u1", "enum: e") + "enums:\n  e:\n    1: x\n", READERS + ("validator",)
    yield "100,000 bit fields", fields(many, "type: b1"), READERS
    yield "100,000 contents", fields(many, "contents: [1, 2]"), ("make",)
    yield "50,000 labels", seq("  - id: a\n    type: u4\n    enum: e\n", "enums:\n  e:\n", *(
        "    %d: l%d\n" % (i, i) for i in range(50000))), EMITTERS
    yield "20,000 instances that are read", instances(20000, lambda i: "pos: %d\n    type: u4" % i), READERS
    yield "50,000 fields", fields(50000, "type: u1"), EMITTERS
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
                                                           for i in range(20000))), ("make", "doc", "validator")
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
    resource.setrlimit(resource.RLIMIT_AS, (SPACE, SPACE))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def compile_one(root, text, emitter):
    """The exit code, the messages, and the most memory that was used."""
    spec = os.path.join(root, "large.ksy")
    messages = os.path.join(root, "messages")
    with open(spec, "w", encoding="utf-8") as f:
        f.write(text)
    with open(messages, "wb") as f:
        arguments = [harness.ksyc(), "--emit", emitter, "-o", os.path.join(root, "out"), spec]
        process = subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=f, stderr=f,
                                   env=harness.environment(), preexec_fn=limit)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, harness.read_bytes(messages), used.ru_maxrss * 1024


def problems_of(emitter, code, expected, message, err, used):
    most = MEMORY_OF_PROOFS if emitter in PROOFS else MEMORY
    if code != expected or message not in err.decode("utf-8", "replace"):
        yield "exit code %d, expected %d and '%s': %s" % (code, expected, message, harness.tail(err))
    if used > most:
        yield "%d MiB of memory, at most %d are allowed" % (used >> 20, most >> 20)


def run(t):
    root = tempfile.mkdtemp(prefix="grammar-costs-")
    try:
        for name, text, emitters in compiled():
            for emitter in emitters:
                code, err, used = compile_one(root, text, emitter)
                t.case("%s: %s" % (name, emitter), list(problems_of(emitter, code, 0, "", err, used)))
        for name, text, emitters, message in refused():
            for emitter in emitters:
                code, err, used = compile_one(root, text, emitter)
                t.case("%s: %s" % (name, emitter), list(problems_of(emitter, code, 1, message, err, used)))
    finally:
        shutil.rmtree(root, ignore_errors=True)
