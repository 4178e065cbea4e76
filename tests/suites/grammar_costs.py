# SPDX-License-Identifier: Apache-2.0
"""What ksyc needs for large and for hostile grammars: each emitter takes 200 MiB of memory and 2 seconds of processor
time at most. What is linear stays below both; what copies its text for each field, looks through all fields for each
field, or keeps the trees of all fields, does not. A grammar may be refused, but with a message.

The time that passes is not measured, and that of the processor is allowed to be LOADED times as much: where other programs
share caches and memory, a program takes up to twice its time. Instrumented programs take more of both.

`make` stands for reader, dictionary, program, fuzzing target and runtime, which it writes, too."""
import concurrent.futures
import os
import resource
import shutil
import subprocess
import tempfile

import harness

INSTRUMENTED = 1 if harness.TESTED == "release" else 4
LOADED = 2
MEMORY = (200 << 20) * INSTRUMENTED
SECONDS = 2 * LOADED * INSTRUMENTED
SPACE = 400 << 20   # of addresses, so that what runs away ends
EMITTERS = ("make", "doc", "validator", "view")
READERS = ("make", "doc")
PAGES = ("doc",)


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


def prose(text):
    """A text that stands in a cell, in a paragraph and among the contents."""
    quoted = "'%s'" % text.replace("'", "''")
    return grammar("seq:\n  - id: a\n    type: t\n    doc: %s\ntypes:\n  t:\n    doc: %s\n    seq:\n%s" % (quoted, quoted, ONE))


def long_name(size, count):
    return seq("  - id: %s\n    type: u1\n" % ("n" * size), fields(count, "type: u1").split("seq:\n", 1)[1])


def labels_of_many(count):
    """An enum with as many labels as fields whose rule it is."""
    return fields(count, "type: u4", "enum: e", "valid: {in-enum: true}") + "enums:\n  e:\n" + "".join(
        "    %d: l%d\n" % (i, i) for i in range(count))


def unaligned(count):
    return seq("  - id: a\n    type: b7\n", fields(count, "type: b8").split("seq:\n", 1)[1])


def long_values(count):
    """Formulas that are told apart at their end."""
    return instances(count, lambda i: "value: %s + %d" % (" + ".join(["a * 1000003"] * 8), i))


CAT = ("types:\n  cat:\n    seq:\n      - id: lives\n        type: u1\n      - id: age\n        type: u1\n"
       "    instances:\n      is_old:\n        value: lives + age > 9\n")


def chosen_by_many(count):
    """Rules about elements of a few arrays, each of another element."""
    return seq(*("  - {id: c%d, type: cat, repeat: expr, repeat-expr: 2}\n" % i for i in range(20)), "  - {id: box, type: box}\n", CAT,
               "  box:\n    seq:\n", *("      - {id: k%d, type: u1}\n      - {id: r%d, size: 0, valid: {expr: '_root.c%d[k%d].is_old'}}\n" % (
                   i, i, i % 20, i) for i in range(count)))


def chosen_of_many(count):
    """Rules about elements of many arrays."""
    return seq(*("  - {id: c%d, type: cat, repeat: expr, repeat-expr: 2}\n  - {id: k%d, type: u1}\n"
                 "  - {id: r%d, size: 0, valid: {expr: 'c%d[k%d].is_old'}}\n" % (i, i, i, i, i) for i in range(count)), CAT)


def compiled():
    """(name, grammar, emitters)"""
    many = 100000
    yield "100,000 fields", fields(many, "type: u1"), EMITTERS + ("dict",)
    yield "100,000 numbers", fields(many, "type: u4"), ("make", "view")
    yield "100,000 strings", fields(many, "type: str", "size: 5", "encoding: UTF-8"), READERS + ("dict",)
    yield "100,000 fields of known size", fields(many, "size: 5"), EMITTERS
    yield "100,000 fields of any size", after("n", many, "size: n"), ("make", "validator")
    yield "50,000 fields and their sizes", seq(*(
        "  - id: n%d\n    type: u1\n  - id: f%d\n    size: n%d\n" % (i, i, i) for i in range(50000))), ("make", "validator")
    yield "100,000 rules", fields(many, "type: u4", "valid: 7"), ("make", "dict", "doc")
    yield "100,000 rules of two parts", fields(many, "type: u1", "valid: {min: 3, max: 200}"), ("make", "dict", "validator")
    yield "100,000 conditions", after("n", many, "type: u1", "if: n == 1"), ("make", "validator")
    yield "100,000 chained conditions", chained(many, "f%d == 1"), ("make",)
    yield "100,000 texts", fields(many, "type: u1", "doc: " + "some words " * 10), READERS + ("view",)
    yield "a long text", grammar("doc: |\n", ("  some words" * 30 + "\n") * 10000, "seq:\n  - id: a\n    type: u1\n"), READERS
    yield "a long line", prose("word " * 200000), PAGES
    yield "a long blank", prose("a" + " " * 1000000 + "b"), PAGES
    yield "1,000,000 backticks", prose("`" * 1000000), PAGES
    yield "backticks of all numbers", prose(" ".join("`" * i for i in range(1, 1400))), PAGES
    yield "brackets", prose("](" * 500000), PAGES
    yield "unclosed tags", prose("<a [b]: &" * 100000), PAGES
    yield "a long name", long_name(1000, 100000), READERS
    yield "3,000 fields of 3,000 labels", labels_of_many(3000), READERS
    yield "100,000 bit fields that share bytes", unaligned(many), PAGES
    yield "5,000 long formulas", long_values(5000), PAGES
    yield "20,000 extensions", grammar("seq:\n  - id: a\n    type: u1\n").replace(
        "  endian: le\n", "  endian: le\n  file-extension: [%s]\n" % ", ".join("e%d" % i for i in range(20000))), PAGES
    yield "20,000 references", grammar("doc-ref: [%s]\n" % ", ".join("r%d" % i for i in range(20000)), "seq:\n  - id: a\n    type: u1\n"), PAGES
    yield "100,000 fields of an enum", fields(many, "type: u1", "enum: e") + "enums:\n  e:\n    1: x\n", ("make", "view")
    yield "100,000 bit fields", fields(many, "type: b1"), READERS
    yield "100,000 contents", fields(many, "contents: [1, 2]"), ("make",)
    yield "50,000 labels", seq("  - id: a\n    type: u4\n    enum: e\n", "enums:\n  e:\n", *(
        "    %d: l%d\n" % (i, i) for i in range(50000))), EMITTERS
    yield "20,000 instances that are read", instances(20000, lambda i: "pos: %d\n    type: u4" % i), READERS
    yield "50,000 allowed numbers", allowed(50000, "type: u4", "%d"), EMITTERS
    yield "50,000 allowed texts", allowed(50000, "type: str\n    size: 8\n    encoding: ASCII", "'\"k%07d\"'"), READERS
    yield "contents of 20,000 bytes", seq("  - id: a\n    contents: [%s]\n" % ", ".join(["7"] * 20000)), READERS
    yield "2,500 chained conditions of two parts", chained(2500, "f0 == 1 and f%d == 1"), EMITTERS
    yield "20,000 types", types(20000, lambda i: ONE, "seq:\n", *("  - id: f%d\n    type: t%d\n" % (i, i) for i in range(20000))), EMITTERS
    yield "1,000 types in each other", types(
        1000, lambda i: "      - id: a\n        type: %s\n" % ("u1" if i == 999 else "t%d" % (i + 1)), "seq:\n  - id: a\n    type: t0\n"), READERS
    yield "20,000 enums", seq(*("  - id: f%d\n    type: u1\n    enum: e%d\n" % (i, i) for i in range(20000)), "enums:\n",
                              *("  e%d:\n    1: x\n" % i for i in range(20000))), EMITTERS
    yield "20,000 instances", instances(20000, lambda i: "value: a + %d" % i), EMITTERS
    yield "20,000 cases of one type", grammar(cases(20000, lambda i: "t"), "types:\n  t:\n    seq:\n" + ONE), EMITTERS
    yield "20,000 cases of numbers", grammar(cases(20000, lambda i: "u%d" % (1 << i % 4))), EMITTERS
    yield "5,000 cases of types", types(5000, lambda i: ONE, cases(5000, lambda i: "t%d" % i)), EMITTERS
    yield "20,000 lists", seq("  - id: n\n    type: u1\n", *("  - id: f%d\n    type: u2\n    repeat: expr\n    repeat-expr: n\n" % i
                                                           for i in range(20000))), EMITTERS
    yield "list of 50,000 constants", value("[%s][a]" % ", ".join(map(str, range(50000)))), EMITTERS
    yield "10,000 elements that values choose", chosen_by_many(10000), EMITTERS
    yield "5,000 arrays of which a value chooses", chosen_of_many(5000), EMITTERS
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
    yield "a name that is too long", long_name(1001, 1), EMITTERS, "at most 1000 characters"
    yield "a file id that is too long", "meta: {id: %s}\nseq: []\n" % ("i" * 201), EMITTERS, "at most 200 characters"
    yield "rules of 3,000 fields about 3,000 labels", labels_of_many(3000), ("validator", "view"), "list so many values"
    many = 20000
    yield "20,000 unknown fields", seq(*("  - id: f%d\n    size: g%d\n" % (i, i) for i in range(many))), PAGES, "did you mean"
    yield "20,000 unknown types", types(many, lambda i: ONE, "seq:\n", *("  - id: f%d\n    type: u%d\n" % (i, i + 10) for i in range(many))), \
        PAGES, "did you mean"
    yield "20,000 unknown enums", seq(*("  - id: f%d\n    type: u1\n    enum: x%d\n" % (i, i) for i in range(many)), "enums:\n",
                                      *("  e%d:\n    1: x\n" % i for i in range(many))), PAGES, "did you mean"
    yield "1,000 parameters", seq(
        "  - id: a\n    type: u1\n  - id: b\n    type: t(%s)\n" % ", ".join(["a"] * 1000), "types:\n  t:\n    params:\n",
        *("      - id: p%d\n        type: u1\n" % i for i in range(1000)), "    seq:\n      - id: q\n        type: u1\n"), \
        ("validator", "view"), "more than"


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (SPACE * INSTRUMENTED, SPACE * INSTRUMENTED))
    resource.setrlimit(resource.RLIMIT_CPU, (4 * SECONDS, 4 * SECONDS))


def compile_one(root, spec, emitter):
    """The exit code, the messages, the seconds of the processor and the most memory that were used."""
    messages = os.path.join(root, "messages-" + emitter)
    with open(messages, "wb") as f:
        arguments = [harness.ksyc(), "--emit", emitter, "-o", os.path.join(root, "out-" + emitter), spec]
        process = subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=f, stderr=f,
                                   env=harness.environment(), preexec_fn=limit)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, harness.read_bytes(messages), used.ru_utime + used.ru_stime, used.ru_maxrss * 1024


def problems_of(expected, message, code, err, seconds, used):
    if code != expected or message not in err.decode("utf-8", "replace"):
        yield "exit code %d, expected %d and '%s': %s" % (code, expected, message, harness.tail(err))
    if seconds > SECONDS:
        yield "%.2f seconds of the processor, at most %d are allowed" % (seconds, SECONDS)
    if used > MEMORY:
        yield "%d MiB of memory, at most %d are allowed" % (used >> 20, MEMORY >> 20)


def check_grammar(number, name, text, emitters, expected, message):
    """(case, problems) for each emitter."""
    root = tempfile.mkdtemp(prefix="grammar-costs-%d-" % number)
    try:
        spec = os.path.join(root, "large.ksy")
        with open(spec, "w", encoding="utf-8") as f:
            f.write(text)
        return [("%s: %s" % (name, emitter), list(problems_of(expected, message, *compile_one(root, spec, emitter))))
                for emitter in emitters]
    finally:
        shutil.rmtree(root, ignore_errors=True)


def grammars():
    for name, text, emitters in compiled():
        yield name, text, emitters, 0, ""
    for name, text, emitters, message in refused():
        yield name, text, emitters, 1, message


def run(t):
    waiting = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for number, job in enumerate(grammars()):
            waiting.append(pool.submit(check_grammar, number, *job))
            del job
            while len(waiting) > os.cpu_count():    # a few texts at a time
                for case in waiting.pop(0).result():
                    t.case(*case)
        for job in waiting:
            for case in job.result():
                t.case(*case)
