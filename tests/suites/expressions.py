# SPDX-License-Identifier: Apache-2.0
"""Expressions of integers: the reader, the interpreter (`ksyc run`) and the validator of a grammar say what Python computes.

A rule is a random expression of three fields of random types and of literals near the limits of the types of C. It holds, or
does not, or has no value: a division by 0, or a number below -2^63 or above 2^64 - 1. Whether a result of 2^63 and more has a
value depends on the types of its operands: there it is enough that all say the same. EDGES have one operator between operands
of which Python knows the range, and so whether such a result has a value. The C compiles without warnings, as C++, too, and
UBSan finds nothing. Readers of gcc, optimised or not, and of clang print what the interpreter prints, word for word. Rules that
the validator does not know are those of the others all the same.

operator_matrix.py has every operator between all kinds.
"""
import os
import random
import re
import struct
import tempfile

import harness
from suites import operator_matrix
from suites.operator_matrix import EXACT, NoValue, RELATIONS, kept, least_of, result_of

TYPES = {"u1": "B", "u2": "H", "u4": "I", "u8": "Q", "s1": "b", "s2": "h", "s4": "i", "s8": "q"}
LITERALS = (0, 1, 2, 5, 100000, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**63 - 1, 2**63, 2**64 - 1, -1, -2**31, 1 - 2**63)
WORDS = (0, 1, 2, 3, 5, 7, 10, 127, 128, 255, 32767, 32768, 65535, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**61 - 1, 2**63 - 1, 2**63,
         2**63 + 1, 2**64 - 2, 2**64 - 1)
RULES, INPUTS, SEEDS, NUM_EDGES = 150, 60, (1, 2, 31), 250
# How readers are built that are compared with the interpreter.
UBSAN = ("-fsanitize=undefined", "-fno-sanitize-recover=all")
READERS = harness.in_round((("clang", "-O1", *UBSAN), ("gcc", "-O0"), ("gcc", "-O2")), 3)

# Rules that once had another verdict, with the types of a, b and `_`.
ONCE_WRONG = (("u1", "u1", "u1", "_ <= 0 / a"), ("u1", "u1", "u1", "_ <= 1 / (1 / a)"), ("u1", "u1", "u1", "_ >= 3 or _ <= 0 % a"),
              ("s8", "u1", "s8", "_ - 0x80000000 <= 5"), ("s4", "u1", "s8", "a * 0x80000000 >= _"),
              ("u1", "u1", "s4", "(_ == 1 ? 0xffffffff : _) >= 5"), ("u2", "u1", "u4", "_ > a - 0xffffffffffffffff"),
              ("u8", "u1", "u4", "_ > a - 0xffffffffffffffff"), ("s2", "u1", "s4", "_ <= 0 / (a - 0xffffffffffffffff)"),
              ("s8", "s8", "u1", "_ == a % b"), ("s2", "s1", "u8", "-(-1 - _) == a"), ("u1", "u1", "u8", "_ != b - 0x8000000000000000"),
              ("s8", "s2", "u4", "0x7fffffffffffffff / _ - -0x7fffffffffffffff <= 0x8000000000000000"),
              ("u1", "u1", "u8", "(a > 3 ? 100000 : 1) * (b > 3 ? 100000 : 1) == _"), ("u1", "u1", "u1", "_ <= 70000 / a"),
              ("u1", "u1", "u1", "(not (a == 2)) == true"), ("u1", "u1", "u1", "(not (a == 2)) != (not (b < _))"))


# Standard input has the inputs: a byte with the length of each, and its bytes. A line for each says whether the reader and the
# validator accept it, as 1 or 0.
PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "q.h"
#include "q_validate.h"

static bool reads(const uint8_t *data, size_t n) {
    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(data, n), ks_limits_for(n), NULL);
    ks_stream file = ks_stream_root(&ks);
    ks_stream *io = ks_keep_stream(&ks, &file);
    q *root = NULL;
    const bool good = io != NULL && q_read(&ks, io, &root);
    ks_ctx_free(&ks);
    return good;
}

int main(void) {
    for (int n = getchar(); n != EOF; n = getchar()) {
        uint8_t *data = malloc((size_t)n); /* of its length, so that sanitizers see its end */
        if (data == NULL || fread(data, 1, (size_t)n, stdin) != (size_t)n) return 1;
        printf("%d%d\n", reads(data, (size_t)n), ks_accepts(q_validate, data, (size_t)n));
        free(data);
    }
    return 0;
}
"""


# The program without a validator: the reader stands for it.
READER = PROGRAM.replace('#include "q_validate.h"\n', "").replace("ks_accepts(q_validate, data, (size_t)n)", "reads(data, (size_t)n)")


# What is said of an expression of constants that has no value in any file.
HOPELESS = re.compile(rb"the value of this constant does not fit 64 bits|division by zero|shift by -?\d+, possible is 0 to 63")


class Large(Exception):
    pass


def fits(n):
    if not -2**63 <= n < 2**64:
        raise NoValue
    if n >= 2**63:
        raise Large
    return n


def divided(a, b, is_quotient):
    if b == 0:
        raise NoValue
    return fits(a // b) if is_quotient else a % b


def shifted(a, n, is_left):
    if not 0 <= n <= 63:
        raise NoValue
    return fits(a << n) if is_left else a >> n


OPERATORS = {"+": lambda a, b: fits(a + b), "-": lambda a, b: fits(a - b), "*": lambda a, b: fits(a * b),
             "/": lambda a, b: divided(a, b, True), "%": lambda a, b: divided(a, b, False),
             "&": lambda a, b: fits(a & b), "|": lambda a, b: fits(a | b), "^": lambda a, b: fits(a ^ b),
             "<<": lambda a, b: shifted(a, b, True), ">>": lambda a, b: shifted(a, b, False)}


def number(rng, depth):
    """(text, function of the fields)"""
    kind = rng.random()
    if depth == 0 or kind < 0.3:
        if rng.random() < 0.65:
            name = rng.choice("ab_")
            return name, lambda f: f[name]
        n = rng.choice(LITERALS)
        return (hex(n) if abs(n) > 9 else str(n)), lambda f: n
    if kind < 0.8:
        sign, (a, of_a), (b, of_b) = rng.choice(tuple(OPERATORS)), number(rng, depth - 1), number(rng, depth - 1)
        return "(%s %s %s)" % (a, sign, b), lambda f: OPERATORS[sign](of_a(f), of_b(f))
    if kind < 0.95:
        (t, of_t), (a, of_a), (b, of_b) = truth(rng, depth - 1), number(rng, depth - 1), number(rng, depth - 1)
        return "(%s ? %s : %s)" % (t, a, b), lambda f: of_a(f) if of_t(f) else of_b(f)
    a, of_a = number(rng, depth - 1)
    if rng.random() < 0.4:
        return "(~%s)" % a, lambda f: fits(~of_a(f))
    return "(-%s)" % a, lambda f: fits(-of_a(f))


def truth(rng, depth):
    if depth > 0 and rng.random() < 0.2:
        word, (a, of_a), (b, of_b) = rng.choice(("and", "or")), truth(rng, depth - 1), truth(rng, depth - 1)
        return "(%s %s %s)" % (a, word, b), lambda f: of_a(f) and of_b(f) if word == "and" else of_a(f) or of_b(f)
    if depth > 0 and rng.random() < 0.15:
        sign, (a, of_a), (b, of_b) = rng.choice(("==", "!=")), truth(rng, depth - 1), truth(rng, depth - 1)
        return "((not %s) %s %s)" % (a, sign, b), lambda f: RELATIONS[sign](not of_a(f), of_b(f))
    sign, (a, of_a), (b, of_b) = rng.choice(tuple(RELATIONS)), number(rng, depth), number(rng, depth)
    return "(%s %s %s)" % (a, sign, b), lambda f: RELATIONS[sign](of_a(f), of_b(f))


def of_python(text):
    """The function of a rule of ONCE_WRONG: its operators are Python's but for / and ?:, which are rewritten."""
    text = re.sub(r"\(([^()?]+) \? ([^():]+) : ([^()]+)\)", r"((\2) if (\1) else (\3))", text).replace("/", "//").replace("true", "True")
    code = compile(text, "rule", "eval")

    class Number(int):
        """Each result is in range, or there is none."""
    def of(name):
        def operate(self, *other):
            try:
                return Number(fits(getattr(int, name)(int(self), *map(int, other))))
            except ZeroDivisionError:
                raise NoValue from None
        return operate
    for name in ("__add__", "__sub__", "__mul__", "__floordiv__", "__mod__", "__neg__", "__radd__", "__rsub__", "__rmul__",
                 "__rfloordiv__", "__rmod__"):
        setattr(Number, name, of(name))
    return lambda f: bool(eval(code, {}, {name: Number(n) for name, n in f.items()}))


# ---- one operator between operands of known ranges

EDGES = sorted({sign * (2**bits + step) for bits in (0, 1, 31, 32, 63, 64) for step in (-1, 0, 1) for sign in (1, -1)
                if -2**63 <= sign * (2**bits + step) < 2**64})


def spelled(n):
    """-2^63 is the negative of what no int64_t holds, too."""
    return "(-0x7fffffffffffffff - 1)" if n == -2**63 else hex(n)


def edge(kind, sign, a, b, relation="=="):
    """A rule as those of ONCE_WRONG, and what `_` is compared with: one operator between a choice of each pair, or before one."""
    texts = ["(%s > 3 ? %s : %s)" % (name, spelled(pair[0]), spelled(pair[1])) for name, pair in zip("ab", (a, b or a))]
    if b is None:
        least, operands_fit = (-max(a) if sign == "-" else ~max(a)), True
    else:
        least = least_of(sign, min(a), max(a), min(b), max(b))
        operands_fit = max(a) < 2**63 and (max(b) < 2**63 or sign in ("<<", ">>"))

    def result(i, k):
        left = a[i <= 3]
        n = result_of(sign, left, b[k <= 3]) if b is not None else -left if sign == "-" else ~left
        return kept(n, least, operands_fit)
    text = sign + texts[0] if b is None else "(%s %s %s)" % (texts[0], sign, texts[1])
    return "u1", "u1", kind, "%s %s _" % (text, relation), lambda f: RELATIONS[relation](result(f["a"], f["b"]), f["_"]), result


def random_edge(rng):
    sign = rng.choice((*EXACT, "~", "-"))
    pairs = [(rng.choice(EDGES), rng.choice(EDGES)) for _ in range(2)]
    if sign in ("<<", ">>") and rng.random() < 0.8:
        pairs[1] = rng.choice((0, 1, 31, 32, 33, 62, 63)), rng.choice((0, 1, 31, 32, 33, 62, 63))
    is_single = sign == "~" or (sign == "-" and rng.random() < 0.5)
    return edge(rng.choice(("u8", "s8")), sign, pairs[0], None if is_single else pairs[1], rng.choice(("==", "==", "!=", "<", ">=")))


# Edges at which readers, interpreter and validators once had different verdicts, or undefined behaviour.
EDGES_ONCE_WRONG = (("/", (-2**63, -8), (-1, -2)), ("/", (-2**63, -8), (-1, 0)), ("*", (-2**62, -1), (-3, -2)), ("*", (-2**63, -1), (-3, -1)),
                    ("-", (2**63 - 1, 2**63 - 16), (-5, -1)), ("+", (2**63 - 1, 5), (2**63 - 1, -5)), ("-", (-2**63, -1), None),
                    ("-", (0xF000000000000000, 2**63 + 1), (3 * 2**62, 3 * 2**62)))


def grammar(rules):
    text = ["meta: {id: q, endian: le}", "seq:", "  - {id: which, type: u2}", "  - id: body", "    type:", "      switch-on: which",
            "      cases:"]
    text += ["        %d: t%d" % (i, i) for i in range(len(rules))] + ["types:"]
    for i, (a, b, c, rule, *_) in enumerate(rules):
        text += ["  t%d:" % i, "    seq:", "      - {id: a, type: %s}" % a, "      - {id: b, type: %s}" % b,
                 "      - {id: c, type: %s, valid: {expr: '%s'}}" % (c, rule)]
    return "\n".join(text) + "\n"


def known(rules, folder):
    """(the rules that the validator knows, those that it says it does not, problems)"""
    others = []
    for _ in range(10):
        with open(os.path.join(folder, "q.ksy"), "w", encoding="utf-8") as file:
            file.write(grammar(rules))
        got = harness.run([harness.ksyc(), "--emit", "c,validator,runtime,main", "-o", folder, os.path.join(folder, "q.ksy")])
        if got.code == 0:
            return rules, others, []
        refused = {int(n): reason for n, reason in re.findall(rb"error: /types/t(\d+)/[^:]*: (.*)", got.err)}
        unknown = {i for i, reason in refused.items() if reason.startswith(b"the validator does not know")}
        if not refused or any(i not in unknown and not HOPELESS.fullmatch(reason) for i, reason in refused.items()):
            break
        others += [rule for i, rule in enumerate(rules) if i in unknown]
        rules = [rule for i, rule in enumerate(rules) if i not in refused]
    return rules, others, [harness.tail(got.err)]


def inputs(rng, i, rule):
    words = [rng.choice(WORDS) if rng.random() < 0.7 else rng.getrandbits(64) >> rng.randrange(64) for _ in range(3)]
    if len(rule) > 5:
        words = [rng.randrange(7), rng.randrange(7), words[2]]
        try:
            words[2] = (rule[5](*words[:2]) + rng.choice((0, 0, 0, -1, 1))) % 2**64
        except NoValue:
            pass
    elif rng.random() < 0.5 and words[1]:
        words[2] = (words[0] // words[1] + rng.randrange(3) - 1) % 2**64
    data, fields = struct.pack("<H", i), {}
    for name, kind, word in zip("ab_", rule, words):
        part = struct.pack("<Q", word)[:struct.calcsize(TYPES[kind])]
        fields[name], = struct.unpack("<" + TYPES[kind], part)
        data += part
    try:
        wanted = (b"111",) if rule[4](fields) else (b"000",)
    except NoValue:
        wanted = (b"000",)
    except Large:
        wanted = (b"000", b"111")
    return data, fields, wanted


def linked(folder, program, has_validator=True, flags=("-O1", *UBSAN), runtime="ks.c"):
    """What the compiler says of the program, which becomes `q`. `runtime` is the source beside it, or an object."""
    names = ("both.c", "q.c", runtime) + (("q_validate.c",) if has_validator else ())
    with open(os.path.join(folder, "both.c"), "w", encoding="utf-8") as file:
        file.write(program)
    got = harness.run(["gcc", "-std=c11", "-w", *flags,
                       *(os.path.join(folder, name) for name in names),
                       "-o", os.path.join(folder, "q"), "-lm"])
    return [harness.tail(got.err)] if got.code != 0 else []


def compiled(folder, has_validator):
    """What compilers say of the reader and the validator."""
    sources = [os.path.join(folder, name) for name in ("q.c", "q_validate.c")[:2 if has_validator else 1]]
    bad = []
    for compiler in (["gcc", "-std=c11", "-O1"], ["clang", "-std=c11"], ["g++", "-x", "c++", "-std=c++17"]):
        for source in sources if compiler[0] != "g++" else sources[1:]:
            got = harness.run([*compiler, "-Wall", "-Wextra", "-Werror", "-fsyntax-only", source])
            bad += ["%s: %s" % (compiler[0], harness.tail(got.err))] if got.code != 0 else []
    return bad


class Runtime:
    """What is the same beside all readers, compiled once for each compiler and its flags."""

    def __init__(self, folder):
        self.folder = folder

    def object(self, source, compiler, *flags):
        out = os.path.join(self.folder, "-".join((os.path.basename(source), compiler, *flags)).replace("=", "-") + ".o")
        if not os.path.exists(out):
            harness.run([compiler, "-std=c11", "-w", *flags, "-c", source, "-o", out])
        return out


def verdicts_of_readers(folder, names, runtime):
    """(what the interpreter says of each file, problems): the readers print the same lines."""
    def ask(*command):
        # Files in pieces: a command line has a limit.
        pieces = [harness.run([*command, "check", *names[i:i + 2000]], cwd=folder) for i in range(0, len(names), 2000)]
        return b"".join(got.out + got.err for got in pieces).splitlines()
    lines, bad = ask(harness.ksyc(), "run", "q.ksy"), []
    for compiler, *flags in READERS:
        parts = [runtime.object(os.path.join(folder, name), compiler, *flags) for name in ("ks.c", "ks_program.c")]
        got = harness.run([compiler, "-std=c11", "-w", *flags, "q_main.c", "q.c", *parts, "-o", "reader", "-lm"], cwd=folder)
        said = ask("./reader") if got.code == 0 else [got.err]
        if said != lines:
            other = [(one, two) for one, two in zip(said, lines) if one != two] or [(said[-1:], lines[-1:])]
            bad.append("%s %s: %s, ksyc run: %s" % (compiler, " ".join(flags), *other[0]))
    verdicts = [b"%d" % line.startswith(b"ok ") for line in lines if line.startswith((b"ok ", b"bad "))]
    return verdicts, bad if len(verdicts) == len(names) else bad + ["ksyc run: %s" % lines[-1:]]


def compare(t, rules, seed, count, runtime):
    with tempfile.TemporaryDirectory() as folder:
        rules, others, bad = known(rules, folder)
        if bad:
            t.case("rules %s compile" % seed, bad)
            return
        compare_in(t, folder, rules, seed, count, runtime, True)
    if others:
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "q.ksy"), "w", encoding="utf-8") as file:
                file.write(grammar(others))
            got = harness.run([harness.ksyc(), "--emit", "c,runtime,main", "-o", folder, os.path.join(folder, "q.ksy")])
            if got.code != 0:
                t.case("rules %s without a validator compile" % seed, [harness.tail(got.err)])
                return
            compare_in(t, folder, others, "%s without a validator" % seed, count, runtime, False)


def compare_in(t, folder, rules, seed, count, runtime, has_validator):
    rng = random.Random(seed)
    shared = runtime.object(os.path.join(folder, "ks.c"), "gcc", "-O1", *UBSAN)
    bad = compiled(folder, has_validator) + linked(folder, PROGRAM if has_validator else READER, has_validator, runtime=shared)
    t.case("rules %s compile" % seed, bad)
    if bad:
        return
    cases = [(i, *inputs(rng, i, rule)) for i, rule in enumerate(rules) for _ in range(count)]
    got = harness.run([os.path.join(folder, "q")], given=b"".join(bytes([len(data)]) + data for _, data, _, _ in cases))
    said = got.out.split()
    t.case("rules %s run" % seed, [] if got.code == 0 and len(said) == len(cases) else [harness.tail(got.err)])
    names = []
    for number, (_, data, _, _) in enumerate(cases):
        names.append("%d" % number)
        with open(os.path.join(folder, names[-1]), "wb") as file:
            file.write(data)
    interpreted, bad = verdicts_of_readers(folder, names, runtime)
    t.case("rules %s read and interpreted" % seed, bad)
    wrong = {}
    for (i, _, fields, wanted), verdicts, also in zip(cases, said, interpreted):
        if verdicts + also not in wanted:
            wrong.setdefault(i, "%s of %s with %s: reader, validator and interpreter %s, not %s" % (
                rules[i][3], ", ".join(rules[i][:3]), fields, (verdicts + also).decode(), wanted[0].decode()))
    for i, rule in enumerate(rules):
        t.case("rule %s" % rule[3], [wrong[i]] if i in wrong else [])


def run(t):
    with tempfile.TemporaryDirectory() as folder:
        runtime = Runtime(folder)
        compare(t, [(*rule, of_python(rule[3])) for rule in ONCE_WRONG], "that were once wrong", 400, runtime)
        for seed in harness.in_round(SEEDS, 3):
            rng = random.Random(seed)
            kinds = tuple(TYPES)
            rules = [(rng.choice(kinds), rng.choice(kinds), rng.choice(kinds), *truth(rng, 2)) for _ in range(RULES)]
            compare(t, rules, seed, INPUTS, runtime)
        rng = random.Random(len(EDGES))
        edges = [edge(kind, *once) for once in EDGES_ONCE_WRONG for kind in ("u8", "s8")] + [random_edge(rng) for _ in range(NUM_EDGES)]
        compare(t, edges, "of edges", 16, runtime)
    operator_matrix.run(t, READERS, Runtime)
