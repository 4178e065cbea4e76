# SPDX-License-Identifier: Apache-2.0
"""Every operator between values of each pair of kinds, at the limits of the types of C: readers and the interpreter give the
value that Python computes, or all refuse, in the same words.

Cases that have a value lie in one file, of which all print the same tree; each case that has none is a file of its own."""
import itertools
import json
import os
import struct
import tempfile

import harness

EXACT = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a // b, "%": lambda a, b: a % b,
         "&": lambda a, b: a & b, "|": lambda a, b: a | b, "^": lambda a, b: a ^ b, "<<": lambda a, b: a << b, ">>": lambda a, b: a >> b}
RELATIONS = {"<": lambda a, b: a < b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b,
             "==": lambda a, b: a == b, "!=": lambda a, b: a != b}
REAL = {"+": EXACT["+"], "-": EXACT["-"], "*": EXACT["*"], "/": lambda a, b: a / b, "%": EXACT["%"]}


class NoValue(Exception):
    """With the code of the refusal, where it is known."""


def result_of(sign, a, b):
    """What Python computes, or NoValue."""
    if sign in "/%" and b == 0:
        raise NoValue("division")
    if sign in ("<<", ">>") and not 0 <= b <= 63:
        raise NoValue
    return EXACT[sign](a, b)


def kept(n, least, operands_fit):
    """A result whose range begins with `least`: one of int64_t operands that may be negative is kept as int64_t."""
    if not -2**63 <= n < (2**63 if least < 0 and operands_fit else 2**64):
        raise NoValue("overflow")
    return n


def least_of(sign, a_least, a_most, b_least, b_most):
    """The least result, of numbers between: at an end of both ranges, or of that part of the second that has a result."""
    if sign in "%&|^":
        return min(0, a_least, b_least)
    if sign in ("<<", ">>"):
        ends = max(0, min(b_least, 63)), max(0, min(b_most, 63))
    else:
        ends = [n for n in (b_least, b_most, -1, 1) if b_least <= n <= b_most and (n != 0 or sign != "/")]
    return min((EXACT[sign](a, b) for a in (a_least, a_most) for b in ends), default=0)


# ---- kinds: (in the grammar, format of struct, values)

LIMITS = sorted({0, 1, 63, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**63 - 1, 2**63, 2**64 - 1, -1, -2**31, -2**31 - 1, -2**32, 1 - 2**63, -2**63})
RANGES = {"%s%d" % (sign, size): (0, 2**(8 * size) - 1) if sign == "u" else (-2**(8 * size - 1), 2**(8 * size - 1) - 1)
          for sign in "us" for size in (1, 2, 4, 8)}
LITERALS = (1, 63, -1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64 - 1)
REALS = (0.0, -0.0, 1.0, -1.5, 2.0**31, -2.0**63, 2.0**64, float("inf"), float("nan"))
PAIRS = (b"", b"a", b"ab", b"b", b"\x7f\x7f")
CODES = dict(zip(RANGES, "BHIQbhiq")) | {"f4": "f", "f8": "d"}


def values_of(kind):
    if kind in RANGES:
        least, most = RANGES[kind]
        return sorted({n for n in (*LIMITS, least, most) if least <= n <= most})
    return {"f4": REALS, "f8": REALS, "bool": (False, True)}.get(kind, PAIRS)


def field(name, kind):
    if kind in ("str", "bytes"):
        return ["      - {id: len_%s, type: u1}" % name, "      - {id: %s, size: len_%s%s}" % (name, name, ", type: str, encoding: ASCII" if kind == "str" else "")]
    if kind == "bool":
        return ["      - {id: %s, type: b1}" % name, "      - {id: rest_%s, type: b7}" % name]
    return ["      - {id: %s, type: %s}" % (name, kind)]


def packed(kind, value):
    if kind in ("str", "bytes"):
        return bytes([len(value)]) + value
    return bytes([value << 7]) if kind == "bool" else struct.pack("<" + CODES[kind], value)


# ---- what is computed: (kinds of a and b, [(text, function of both values)])

def whole(sign, a, b):
    """An operator on integers of two ranges."""
    if sign in RELATIONS:
        return RELATIONS[sign]
    least, fit = least_of(sign, *a, *b), a[1] < 2**63 and (b[1] < 2**63 or sign in ("<<", ">>"))
    return lambda x, y: kept(result_of(sign, x, y), least, fit)


def real(sign):
    def compute(x, y):
        if sign in "/%" and y == 0:
            raise NoValue("division")
        return (REAL | RELATIONS)[sign](float(x), float(y))
    return compute


def alone(sign, a):
    return lambda x, _: kept(-x if sign == "-" else ~x, -a[1] if sign == "-" else ~a[1], True)


def parsed(radix):
    """"12" in a radix, which is an int64_t from 2 to 36."""
    if radix >= 2**63:
        raise NoValue("overflow")
    if not 3 <= radix <= 36:     # with 2 there is no digit 2
        raise NoValue("conversion")
    return int("12", radix)


def groups():
    signs = (*EXACT, *RELATIONS)
    for a, b in itertools.product(RANGES, RANGES):
        yield a, b, [("a %s b" % sign, whole(sign, RANGES[a], RANGES[b])) for sign in signs]
    for a in RANGES:
        yield a, "u1", [(sign + "a", alone(sign, RANGES[a])) for sign in "-~"]
    for a in ("u1", "s1", "u8", "s8"):
        rules = []
        for n, sign in itertools.product(LITERALS, signs):
            one = whole(sign, RANGES[a], (n, n)), whole(sign, (n, n), RANGES[a])
            if sign not in ("<<", ">>") or 0 <= n <= 63:    # what fails in every file is an error of the grammar
                rules.append(("a %s %d" % (sign, n), lambda x, _, f=one[0], n=n: f(x, n)))
            rules.append(("%d %s a" % (n, sign), lambda x, _, f=one[1], n=n: f(n, x)))
        for i in range(0, len(rules), 250):
            yield a, "u1", rules[i:i + 250]
    for a, b in (("f8", "f8"), ("f4", "f8"), ("f8", "f4"), *((k, "f8") for k in RANGES), *(("f8", k) for k in RANGES)):
        yield a, b, [("a %s b" % sign, real(sign)) for sign in (*REAL, *RELATIONS)]
    for a in ("u8", "s8"):
        yield a, "u1", [('"12".to_i(a)', lambda x, _: parsed(x)), ('"12".to_i(a % 30 + 3)', lambda x, _: parsed(x % 30 + 3))]
    yield "f8", "f8", [("-a", lambda x, _: -x)]
    yield "bool", "bool", [("a and b", lambda x, y: x and y), ("a or b", lambda x, y: x or y), ("not a", lambda x, _: not x),
                           ("a == b", RELATIONS["=="]), ("a != b", RELATIONS["!="])]
    yield "str", "str", [("a + b", EXACT["+"])] + [("a %s b" % sign, f) for sign, f in RELATIONS.items()]
    yield "bytes", "bytes", [("a %s b" % sign, f) for sign, f in RELATIONS.items()]


def grammar(all_groups):
    text = ["meta: {id: q, endian: le}", "seq:", "  - {id: cases, type: one, repeat: eos}", "types:", "  one:", "    seq:",
            "      - {id: which, type: u2}", "      - id: body", "        type:", "          switch-on: which", "          cases:"]
    text += ["            %d: t%d" % (i, i) for i in range(len(all_groups))]
    for i, (a, b, rules) in enumerate(all_groups):
        text += ["  t%d:" % i, "    seq:", "      - {id: rule, type: u1}", *field("a", a), *field("b", b), "    instances:"]
        text += ["      r%d: {if: rule == %d, value: '%s'}" % (n, n, rule) for n, (rule, _) in enumerate(rules)]
    return "\n".join(text) + "\n"


def cases(all_groups):
    """(name, bytes, value or NoValue) of each case"""
    for i, (a, b, rules) in enumerate(all_groups):
        needs_b = any("b" in rule for rule, _ in rules)
        for n, (rule, function) in enumerate(rules):
            for x, y in itertools.product(values_of(a), values_of(b) if needs_b else values_of(b)[:1]):
                try:
                    value = function(x, y)
                except NoValue as none:
                    value = none
                yield "%s of %s, %s with %r, %r" % (rule, a, b, x, y), struct.pack("<HB", i, n) + packed(a, x) + packed(b, y), value


def printed(value):
    """As JSON has it."""
    if isinstance(value, bytes):
        return value.decode()
    return None if isinstance(value, float) and value - value != 0 else value


def values_in(tree):
    """The computed value of each case in a tree."""
    for case in json.loads(tree)["tree"]["fields"][0]["items"]:
        yield [f["value"] for f in case["fields"][1]["fields"] if f.get("computed")]


def same_number(a, b):
    return a == b and isinstance(a, bool) == isinstance(b, bool)


def run(t, readers, runtime_of):
    """`readers` are compilers with flags; `runtime_of` makes what compiles the runtime once for each."""
    all_groups = list(groups())
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "q.ksy"), "w", encoding="utf-8") as file:
            file.write(grammar(all_groups))
        got = harness.run([harness.ksyc(), "--emit", "c,runtime,main", "-o", folder, os.path.join(folder, "q.ksy")])
        if not t.case("operators compile", [] if got.code == 0 else [harness.tail(got.err)]):
            return
        good, refused = [], []
        for case in cases(all_groups):
            (refused if isinstance(case[2], NoValue) else good).append(case)
        with open(os.path.join(folder, "good"), "wb") as file:
            file.write(b"".join(data for _, data, _ in good))
        names = ["%d" % i for i in range(len(refused))]
        for name, (_, data, _) in zip(names, refused):
            with open(os.path.join(folder, name), "wb") as file:
                file.write(data)

        def ask(*command):
            pieces = [harness.run([*command, "check", *names[i:i + 2000]], cwd=folder) for i in range(0, len(names), 2000)]
            tree = harness.run([*command, "dump", "--json", "--max-memory", str(2**31), "good"], cwd=folder, timeout=300)
            return tree.out or tree.err, b"".join(got.out + got.err for got in pieces).splitlines()
        tree, lines = ask(harness.ksyc(), "run", "q.ksy")
        check_values(t, tree, good)
        t.case("%d refusals of operators" % len(refused), [
            "%s: %s" % (name, line.decode()) for (name, _, value), line in zip(refused, lines)
            if not line.startswith(b"bad ") or not line.endswith(str(value).encode() + b"]")][:3]
            + ([] if len(lines) == len(refused) else ["%d lines" % len(lines)]))
        runtime = runtime_of(folder)
        for compiler, *flags in readers:
            parts = [runtime.object(os.path.join(folder, name), compiler, *flags) for name in ("ks.c", "ks_program.c")]
            got = harness.run([compiler, "-std=c11", "-w", *flags, "q_main.c", "q.c", *parts, "-o", "reader", "-lm"], cwd=folder, timeout=600)
            said = ask("./reader") if got.code == 0 else (got.err, [])
            other = ["%s, ksyc run: %s" % pair for pair in zip(said[0].splitlines() + said[1], tree.splitlines() + lines) if pair[0] != pair[1]]
            t.case("operators read by %s %s" % (compiler, " ".join(flags)), other[:3] if other or said == (tree, lines) else ["other output"])


def check_values(t, tree, good):
    try:
        found = list(values_in(tree))
    except (ValueError, TypeError):  # a message, or a report without a tree
        t.case("values of operators", [harness.tail(tree)])
        return
    wrong = ["%s: %s, not %r" % (name, value, printed(wanted)) for (name, _, wanted), value in zip(good, found)
             if len(value) != 1 or not same_number(value[0], printed(wanted))]
    t.case("%d values of operators" % len(good), wrong[:3] + ([] if len(found) == len(good) else ["%d values" % len(found)]))
