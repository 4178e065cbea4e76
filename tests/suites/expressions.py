# SPDX-License-Identifier: Apache-2.0
"""Expressions of integers: the reader and the validator of a grammar say what Python computes.

A rule is a random expression of three fields of random types and of literals near the limits of the types of C. It holds, or
does not, or has no value: a division by 0, or a number below -2^63 or above 2^64 - 1. Whether a result of 2^63 and more has a
value depends on the types of its operands: there it is enough that both say the same. The C compiles without warnings, as C++,
too, and UBSan finds nothing.
"""
import os
import random
import re
import struct
import tempfile

import harness

TYPES = {"u1": "B", "u2": "H", "u4": "I", "u8": "Q", "s1": "b", "s2": "h", "s4": "i", "s8": "q"}
LITERALS = (0, 1, 2, 5, 100000, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**63 - 1, 2**63, 2**64 - 1, -1, -2**31, 1 - 2**63)
WORDS = (0, 1, 2, 3, 5, 7, 10, 127, 128, 255, 32767, 32768, 65535, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**61 - 1, 2**63 - 1, 2**63,
         2**63 + 1, 2**64 - 2, 2**64 - 1)
RULES, INPUTS, SEEDS = 150, 60, (1, 2, 31)

# Rules that once had another verdict, with the types of a, b and `_`.
ONCE_WRONG = (("u1", "u1", "u1", "_ <= 0 / a"), ("u1", "u1", "u1", "_ <= 1 / (1 / a)"), ("u1", "u1", "u1", "_ >= 3 or _ <= 0 % a"),
              ("s8", "u1", "s8", "_ - 0x80000000 <= 5"), ("s4", "u1", "s8", "a * 0x80000000 >= _"),
              ("u1", "u1", "s4", "(_ == 1 ? 0xffffffff : _) >= 5"), ("u2", "u1", "u4", "_ > a - 0xffffffffffffffff"),
              ("u8", "u1", "u4", "_ > a - 0xffffffffffffffff"), ("s2", "u1", "s4", "_ <= 0 / (a - 0xffffffffffffffff)"),
              ("s8", "s8", "u1", "_ == a % b"), ("s2", "s1", "u8", "-(-1 - _) == a"), ("u1", "u1", "u8", "_ != b - 0x8000000000000000"),
              ("s8", "s2", "u4", "0x7fffffffffffffff / _ - -0x7fffffffffffffff <= 0x8000000000000000"),
              ("u1", "u1", "u8", "(a > 3 ? 100000 : 1) * (b > 3 ? 100000 : 1) == _"), ("u1", "u1", "u1", "_ <= 70000 / a"))


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


class NoValue(Exception):
    pass


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


OPERATORS = {"+": lambda a, b: fits(a + b), "-": lambda a, b: fits(a - b), "*": lambda a, b: fits(a * b),
             "/": lambda a, b: divided(a, b, True), "%": lambda a, b: divided(a, b, False)}
RELATIONS = {"<": lambda a, b: a < b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b,
             "==": lambda a, b: a == b, "!=": lambda a, b: a != b}


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
        sign, (a, of_a), (b, of_b) = rng.choice("+-*/%"), number(rng, depth - 1), number(rng, depth - 1)
        return "(%s %s %s)" % (a, sign, b), lambda f: OPERATORS[sign](of_a(f), of_b(f))
    if kind < 0.95:
        (t, of_t), (a, of_a), (b, of_b) = truth(rng, depth - 1), number(rng, depth - 1), number(rng, depth - 1)
        return "(%s ? %s : %s)" % (t, a, b), lambda f: of_a(f) if of_t(f) else of_b(f)
    a, of_a = number(rng, depth - 1)
    return "(-%s)" % a, lambda f: fits(-of_a(f))


def truth(rng, depth):
    if depth > 0 and rng.random() < 0.2:
        word, (a, of_a), (b, of_b) = rng.choice(("and", "or")), truth(rng, depth - 1), truth(rng, depth - 1)
        return "(%s %s %s)" % (a, word, b), lambda f: of_a(f) and of_b(f) if word == "and" else of_a(f) or of_b(f)
    sign, (a, of_a), (b, of_b) = rng.choice(tuple(RELATIONS)), number(rng, depth), number(rng, depth)
    return "(%s %s %s)" % (a, sign, b), lambda f: RELATIONS[sign](of_a(f), of_b(f))


def of_python(text):
    """The function of a rule of ONCE_WRONG: its operators are Python's but for / and ?:, which are rewritten."""
    text = re.sub(r"\(([^()?]+) \? ([^():]+) : ([^()]+)\)", r"((\2) if (\1) else (\3))", text).replace("/", "//")
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


def grammar(rules):
    text = ["meta: {id: q, endian: le}", "seq:", "  - {id: which, type: u2}", "  - id: body", "    type:", "      switch-on: which",
            "      cases:"]
    text += ["        %d: t%d" % (i, i) for i in range(len(rules))] + ["types:"]
    for i, (a, b, c, rule, _) in enumerate(rules):
        text += ["  t%d:" % i, "    seq:", "      - {id: a, type: %s}" % a, "      - {id: b, type: %s}" % b,
                 "      - {id: c, type: %s, valid: {expr: '%s'}}" % (c, rule)]
    return "\n".join(text) + "\n"


def known(rules, folder):
    """The rules that the validator knows; it says which it does not."""
    for _ in range(10):
        with open(os.path.join(folder, "q.ksy"), "w", encoding="utf-8") as file:
            file.write(grammar(rules))
        got = harness.run([harness.ksyc(), "--emit", "c,validator,runtime", "-o", folder, os.path.join(folder, "q.ksy")])
        if got.code == 0:
            return rules, []
        unknown = {int(n) for n in re.findall(rb"/types/t(\d+)/", got.err)}
        if not unknown or b"error: " not in got.err:
            break
        rules = [rule for i, rule in enumerate(rules) if i not in unknown]
    return rules, [harness.tail(got.err)]


def inputs(rng, i, rule):
    words = [rng.choice(WORDS) if rng.random() < 0.7 else rng.getrandbits(64) >> rng.randrange(64) for _ in range(3)]
    if rng.random() < 0.5 and words[1]:
        words[2] = (words[0] // words[1] + rng.randrange(3) - 1) % 2**64
    data, fields = struct.pack("<H", i), {}
    for name, kind, word in zip("ab_", rule, words):
        part = struct.pack("<Q", word)[:struct.calcsize(TYPES[kind])]
        fields[name], = struct.unpack("<" + TYPES[kind], part)
        data += part
    try:
        wanted = (b"11",) if rule[4](fields) else (b"00",)
    except NoValue:
        wanted = (b"00",)
    except Large:
        wanted = (b"00", b"11")
    return data, fields, wanted


def linked(folder, program, has_validator=True, flags=("-O1", "-fsanitize=undefined", "-fno-sanitize-recover=all")):
    """What the compiler says of the program, which becomes `q`."""
    names = ("both.c", "q.c", "ks.c") + (("q_validate.c",) if has_validator else ())
    with open(os.path.join(folder, "both.c"), "w", encoding="utf-8") as file:
        file.write(program)
    got = harness.run(["gcc", "-std=c11", "-w", *flags,
                       *(os.path.join(folder, name) for name in names),
                       "-o", os.path.join(folder, "q"), "-lm"])
    return [harness.tail(got.err)] if got.code != 0 else []


def compiled(folder):
    """What compilers say of the validator, and of the program."""
    bad = []
    strict = ["-Wall", "-Wextra", "-Werror", "-fsyntax-only", os.path.join(folder, "q_validate.c")]
    for compiler in (["gcc", "-std=c11", "-O1"], ["clang", "-std=c11"], ["g++", "-x", "c++", "-std=c++17"]):
        got = harness.run([*compiler, *strict])
        bad += ["%s: %s" % (compiler[0], harness.tail(got.err))] if got.code != 0 else []
    return bad + linked(folder, PROGRAM)


def compare(t, rules, seed, count):
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        rules, bad = known(rules, folder)
        bad = bad or compiled(folder)
        t.case("rules %s compile" % seed, bad)
        if bad:
            return
        cases = [(i, *inputs(rng, i, rule)) for i, rule in enumerate(rules) for _ in range(count)]
        got = harness.run([os.path.join(folder, "q")], given=b"".join(bytes([len(data)]) + data for _, data, _, _ in cases))
        said = got.out.split()
        t.case("rules %s run" % seed, [] if got.code == 0 and len(said) == len(cases) else [harness.tail(got.err)])
        wrong = {}
        for (i, _, fields, wanted), verdicts in zip(cases, said):
            if verdicts not in wanted:
                wrong.setdefault(i, "%s of %s with %s: reader and validator %s, not %s" % (
                    rules[i][3], ", ".join(rules[i][:3]), fields, verdicts.decode(), wanted[0].decode()))
        for i, rule in enumerate(rules):
            t.case("rule %s" % rule[3], [wrong[i]] if i in wrong else [])


def run(t):
    compare(t, [(*rule, of_python(rule[3])) for rule in ONCE_WRONG], "that were once wrong", 400)
    for seed in SEEDS:
        rng = random.Random(seed)
        kinds = tuple(TYPES)
        compare(t, [(rng.choice(kinds), rng.choice(kinds), rng.choice(kinds), *truth(rng, 2)) for _ in range(RULES)], seed, INPUTS)
