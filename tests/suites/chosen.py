# SPDX-License-Identifier: Apache-2.0
"""Elements that other objects choose by an index: the reader and the validator of a grammar say what Python computes.

A validator recalls the facts of such an element where the whole array was checked before, and checks it again where it was
not. The grammars have both, in arrays with a `pos` and without, with facts that other objects, loops and parameters
contribute to. Each has a function here that says whether bytes are valid.
"""
import itertools
import os
import random
import tempfile

import harness
from suites import expressions

COUNT = 10000
PROGRAM = expressions.PROGRAM.replace("q_read(&ks, io, &root)", "q_read(&ks, io, &root) && q_complete(&ks, root)")

CAT = """
  cat:
    seq: [{id: lives, type: u1, valid: {max: 9}}, {id: age, type: u1}]
    instances: {is_old: {value: lives + age > 9}}
"""
PICK = """
  pick:
    seq:
      - {id: number, type: %s}
      - {id: rule, size: 0, valid: {expr: '%s'}}
"""


def grammar(seq, types):
    return "meta: {id: q, endian: le}\nseq:\n%s\ntypes:%s" % (seq, types)


class Invalid(Exception):
    """The bytes are not valid, or too few."""


def must(condition):
    if not condition:
        raise Invalid


def byte(data, at):
    must(0 <= at < len(data))
    return data[at]


def cats(data, at, count):
    """Whether each cat is old."""
    must(at + 2 * count <= len(data))
    found = [(data[at + 2 * i], data[at + 2 * i + 1]) for i in range(count)]
    must(all(lives <= 9 for lives, _ in found))
    return [lives + age > 9 for lives, age in found]


def pick(data, at, old):
    number = byte(data, at)
    must(number < len(old) and (old[number] or number == 0))


BEHIND = grammar("  - {id: num_cats, type: u1}\n  - {id: box, type: box}", CAT
                 + PICK % ("u1", "_root.box.cats[number].is_old or number == 0") + """
  box:
    seq:
      - {id: cats, type: cat, repeat: expr, repeat-expr: _root.num_cats}
      - {id: picks, type: pick, repeat: expr, repeat-expr: 2}
""")


def behind(data):
    old = cats(data, 1, byte(data, 0))
    for k in range(2):
        pick(data, 1 + 2 * len(old) + k, old)


ELSEWHERE = grammar("  - {id: box, type: box}\n  - {id: last, type: pick}", CAT
                    + PICK % ("u1", "_root.box.cats[number].is_old or number == 0") + """
  box:
    seq:
      - {id: cats, type: cat, repeat: expr, repeat-expr: 2}
      - {id: first, type: pick}
""")


def elsewhere(data):
    old = cats(data, 0, 2)
    pick(data, 4, old)
    pick(data, 5, old)


# The picks lie before the array, and are checked before it or after it.
PLACED = grammar("  - {id: num_cats, type: u1}\n  - {id: at_cats, type: u1}\n  - {id: at_picks, type: u1}\n  - {id: box, type: box}", CAT
                 + PICK % ("s1", "_root.box.cats[number].is_old or number == 0") + """
  box:
    instances:
      %s: {pos: _root.at_%s, type: %s, repeat: expr, repeat-expr: %s}
      %s: {pos: _root.at_%s, type: %s, repeat: expr, repeat-expr: %s}
""")
ARRAYS = (("cats", "cats", "cat", "_root.num_cats"), ("picks", "picks", "pick", "2"))


def placed(data):
    must(len(data) >= 3)
    old = cats(data, data[1], data[0]) if data[1] <= len(data) else must(False)
    for k in range(2):
        number = byte(data, data[2] + k)
        must(number < 128)
        pick(data, data[2] + k, old)


# An element is the place of a record, whose facts come from a loop with parameters. A rule of the record needs no fact.
RECORDS = grammar("  - {id: num_items, type: u1}\n  - {id: box, type: box}", """
  part:
    params: [{id: before, type: u4}]
    seq: [{id: v, type: u1, valid: {max: 7}}]
    instances: {product: {value: before * v}}
  record:
    seq:
      - {id: n, type: u1}
      - {id: parts, type: 'part(_index == 0 ? 1 : parts[_index - 1].product)', repeat: expr, repeat-expr: n}
      - {id: tail, type: u1, if: n > 1, valid: {max: 5}}
    instances:
      product: {value: 'n == 0 ? 1 : parts.last.product'}
  item:
    seq: [{id: at, type: u1}]
    instances:
      record: {pos: at, type: record}
""" + PICK % ("u1", "_root.box.items[number].record.product > 3") + """
  user:
    seq: [{id: picks, type: pick, repeat: expr, repeat-expr: 2}]
  box:
    seq:
      - {id: items, type: item, repeat: expr, repeat-expr: _root.num_items}
      - {id: user, type: user}
""")


def record(data, at):
    n = byte(data, at)
    product = 1
    for k in range(n):
        v = byte(data, at + 1 + k)
        must(product < 2 ** 32)
        product *= v
        must(v <= 7 and product < 2 ** 63)
    must(n < 2 or byte(data, at + 1 + n) <= 5)
    return product


def records(data):
    n = byte(data, 0)
    must(1 + n <= len(data))
    products = [record(data, data[1 + i]) for i in range(n)]
    for k in range(2):
        number = byte(data, 1 + n + k)
        must(number < n and products[number] > 3)


# The index may be absent; its name is that of a function.
ABSENT = grammar("  - {id: box, type: box}", CAT + """
  box:
    seq:
      - {id: cats, type: cat, repeat: expr, repeat-expr: 2}
      - {id: n, type: u1}
      - {id: recall_q_cat, type: u1, if: n > 2}
      - {id: rule, size: 0, valid: {expr: '_root.box.cats[recall_q_cat].is_old'}}
""")


def absent(data):
    old = cats(data, 0, 2)
    must(byte(data, 4) > 2)
    number = byte(data, 5)
    must(number < 2 and old[number])


# `_root` of the elements is another one than that of who chooses.
OTHER_ROOT = ("meta: {id: q, endian: le, imports: [m]}\nseq: [{id: n, type: u1}, {id: a, type: m}, {id: k, type: u1},\n"
              "      {id: rule, size: 0, valid: {expr: '_root.a.cats[k].is_old'}}]\n",
              "meta: {id: m, endian: le}\nseq: [{id: n, type: u1}, {id: cats, type: cat, repeat: expr, repeat-expr: 2}]\n"
              "types:\n  cat:\n    seq: [{id: v, type: u1}]\n    instances: {is_old: {value: v > _root.n}}\n")

# Values that need themselves: readers say so at run time, validators are not written, and pages are without definitions.
T = "types: {t: {seq: [{id: x, type: u1}]}}"
CYCLES = {
    "an instance and the array that it counts": ("""seq: [{id: k, type: u1}]
instances: {a: {value: 'b[k].x'}, b: {pos: 1, type: t, repeat: expr, repeat-expr: a}}
""" + T, "a value that needs itself: a needs b needs a"),
    "an instance and a field": ("""seq: [{id: k, type: u1}, {id: b, type: t, repeat: expr, repeat-expr: a}]
instances: {a: {value: 'b[k].x'}}
""" + T, "a value that needs itself: a needs b needs a"),
    "the last element and the count": ("""seq: [{id: b, type: t, repeat: expr, repeat-expr: 'b.last.x'}]
""" + T, "a value that needs itself: b needs b"),
    "a size": ("seq: [{id: k, type: u1}, {id: b, size: b.length + k}]", "a value that needs itself: b needs b"),
    "a position": ("""seq: [{id: k, type: u1}]
instances: {o: {pos: o.x, type: t}}
""" + T, "instances that need themselves"),
    "elements that choose others": (BEHIND.split("\n", 1)[1].replace("{id: age, type: u1}", "{id: age, type: u1}, {id: p, type: pick}"),
                                    "an object of type 'cat' that needs another one of its array")}

CASES = (("an array before", BEHIND, behind, True), ("an array elsewhere", ELSEWHERE, elsewhere, False),
         ("an array with a place", PLACED % (*ARRAYS[0], *ARRAYS[1]), placed, True),
         ("an array that comes later", PLACED % (*ARRAYS[1], *ARRAYS[0]), placed, True),
         ("records with loops", RECORDS, records, True), ("an index that may be absent", ABSENT, absent, True))


def is_valid(judge, data):
    try:
        judge(data)
    except Invalid:
        return False
    return True


def inputs(rng):
    """Short ones, of small numbers: half of what is possible with so few is valid often enough."""
    yield from (bytes(some) for n in range(4) for some in itertools.product(range(3), repeat=n))
    for _ in range(COUNT):
        most = rng.choice((2, 3, 5, 8, 12))
        yield bytes(rng.randrange(most + 1) if rng.random() < 0.97 else rng.randrange(256) for _ in range(rng.randrange(22)))


def compare(t, name, text, judge, recalls):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "q.ksy")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        got = harness.run([harness.ksyc(), "--emit", "c,validator,runtime", "-o", folder, path])
        bad = expressions.linked(folder, PROGRAM) if got.code == 0 else [harness.tail(got.err)]
        t.case("%s: compiles" % name, bad)
        if bad:
            return
        with open(os.path.join(folder, "q_validate.c"), encoding="utf-8") as file:
            t.case("%s: facts are %srecalled" % (name, "" if recalls else "not "), (" recall_q_" in file.read()) != recalls)
        data = list(inputs(random.Random(name)))
        got = harness.run([os.path.join(folder, "q")], given=b"".join(bytes([len(one)]) + one for one in data))
        said = got.out.split()
        wanted = [b"11" if is_valid(judge, one) else b"00" for one in data]
        t.case("%s: runs" % name, [] if got.code == 0 and len(said) == len(data) else [harness.tail(got.err)])
        t.case("%s: some are valid" % name, [] if wanted.count(b"11") >= 40 else ["%d are" % wanted.count(b"11")])
        wrong = ["%s: reader and validator %s, not %s" % (one.hex(" "), found.decode(), right.decode())
                 for one, found, right in zip(data, said, wanted) if found != right]
        t.case("%s: verdicts" % name, wrong[:5])


def refuse_other_root(t):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in zip(("q.ksy", "m.ksy"), OTHER_ROOT):
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        got = harness.run([harness.ksyc(), "--emit", "validator", "-o", folder, os.path.join(folder, "q.ksy")])
        bad = [] if got.code == 1 and b"the validator does not know" in got.err else [str(got.code), harness.tail(got.err)]
        t.case("elements of another root", bad)


def refuse_cycles(t):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "q.ksy")
        for name, (text, why) in CYCLES.items():
            with open(path, "w", encoding="utf-8") as file:
                file.write("meta: {id: q, endian: le}\n" + text)
            got = harness.run([harness.ksyc(), "--emit", "validator", "-o", folder, path])
            bad = [] if got.code == 1 and why.encode() in got.err else [got.code, harness.tail(got.err)]
            got = harness.run([harness.ksyc(), "--emit", "c,doc", "-o", folder, path])
            t.case("a cycle: " + name, bad + ([] if got.code == 0 else [got.code, harness.tail(got.err)]))


def run(t):
    for case in CASES:
        compare(t, *case)
    refuse_cycles(t)
    refuse_other_root(t)
