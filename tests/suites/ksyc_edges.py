# SPDX-License-Identifier: Apache-2.0
"""Edges of ksyc: ids that are names of C, cases of one value, counts of nothing, deep expressions, names of encodings; and what
reader, validator and view say of small files."""
import os
import re
import tempfile

import harness

IDS = ("fmod", "int", "abs", "double", "memcpy", "puts", "class", "plain")
LINKED = r"""
#include "{id}.h"
#include "{id}_validate.h"
#include "{id}_view.h"
int main(void) {{
    const uint8_t data[] = {{7}};
    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(data, 1), ks_limits_for(1), NULL);
    ks_stream io = ks_stream_root(&ks);
    {type} *root;
    const bool good = {type}_read(&ks, &io, &root) && root->a == 7 && ks_accepts({type}_validate, data, 1) &&
                      {type}_open_view(data, 1, false).a == 7;
    ks_ctx_free(&ks);
    return good ? 0 : 3;
}}
"""
CASES = ("{-1: u1, -0x1: u2}", "{1: u1, 0x1: u2}", "{'1': x, '0 + 1': y}", "{'0x10': x, 2: y, '16': x}")
SWITCH = """meta: {id: q, endian: le}
seq:
  - {id: tag, type: s1}
  - {id: body, type: {switch-on: tag, cases: %s}}
types: {x: {seq: [{id: p, type: u1}]}, y: {seq: [{id: p, type: u2}]}}
"""
# 2^64 - 1 elements without bytes.
COUNT = """meta: {id: q, endian: le}
seq: [{id: num_b, type: u8}, {id: b, type: t, repeat: expr, repeat-expr: num_b}]
types: {t: {seq: [{id: x, type: u1, if: 'false'}]}}
"""
STOPPED = r"""
#include "q_validate.h"
int main(void) {
    const uint8_t data[1] = {0};
    ks_gate gate = ks_gate_memory(1);
    gate.steps = 1000;
    return q_validate(&gate, data, 1, false) == KS_STOPPED && gate.code == 0 && !ks_accepts(q_validate, data, 1) ? 0 : 3;
}
"""
COUNTED = r"""
#include "q_validate.h"
int main(void) {
    const uint8_t many[8] = {255, 255, 255, 255, 255, 255, 255, 255}, few[8] = {255};
    return !ks_accepts(q_validate, many, 8) && !ks_accepts_strictly(q_validate, many, 8) && ks_accepts(q_validate, few, 8) ? 0 : 3;
}
"""
# Reader and validator say `good` of each file, and of those of a good one `view` is true.
JUDGED = r"""
#include <stdlib.h>
#include <string.h>
#include "q.h"
#include "q_validate.h"
#include "q_view.h"
static const struct {{ const char *bytes; size_t size; bool good; }} given[] = {{{given}}};
int main(void) {{
    for (size_t i = 0; i < sizeof given / sizeof *given; i++) {{
        const size_t size = given[i].size;
        uint8_t *data = malloc(size + (size == 0)); /* of its length, so that sanitizers see its end */
        if (data == NULL) return 1;
        memcpy(data, given[i].bytes, size);
        ks_ctx ks;
        ks_ctx_init(&ks, ks_input_memory(data, size), ks_limits_for(size), NULL);
        ks_stream io = ks_stream_root(&ks);
        q *root = NULL;
        const bool read = q_read(&ks, &io, &root){complete}, accepted = ks_accepts(q_validate, data, size);
        ks_ctx_free(&ks);
        if (read != given[i].good || accepted != read) return (int)(10 + 4 * i + 2 * read + accepted);
        if (accepted) {{
            const q_view file = q_open_view(data, size, false);
            if (!({view})) return (int)(100 + i);
        }}
        free(data);
    }}
    return 0;
}}
"""
BOUNDED = "types: {t: {params: [{id: p, type: s8}], seq: [{id: x, type: u1, valid: {max: p}}]}}"
# Name: grammar, what is true of the view, the good files, the others.
FILES = {
    "cases of one type with different arguments": (
        "seq: [{id: a, type: u1}, {id: b, type: {switch-on: a, cases: {1: t(2), 4: t(a - 1), 5: t(2)}}}, {id: c, type: u1}]\n" + BOUNDED,
        "file.a == 4 ? q_view_b_t_2(file).p == 3 : file.a == 1 || file.a == 5 ? q_view_b_t(file).p == 2 : true",
        (b"\1\2\0", b"\4\3\0", b"\5\2\0", b"\0\0"), (b"\1\3\0", b"\4\4\0", b"\5\3\0", b"\1\2")),
    "cases of one type with fractions as arguments": (
        "seq: [{id: a, type: u1}, {id: b, type: {switch-on: a, cases: {1: t(1.5), 4: t(1.5)}}}, {id: c, type: u1}]\n"
        "types: {t: {params: [{id: p, type: f8}], seq: [{id: x, type: u1}]}}",
        "file.a == 4 ? q_view_b_t_2(file).x == 3 : file.a != 1 || q_view_b_t(file).x == 2",
        (b"\1\2\0", b"\4\3\0", b"\0\0"), (b"\1\2", b"\0")),
    "arguments of one name that can fail": (
        "seq: [{id: a, type: u1}, {id: b, type: t(2 / a)}, {id: c, type: t(5 / a)}, {id: d, type: w(4 / a > 2)}, {id: e, type: 'n(7 / a, 8 / a)'}]\n"
        "instances: {i: {pos: 0, type: t(1 + 4 / a)}}\n" + BOUNDED[:-1] + ", w: {params: [{id: p, type: bool}], seq: [{id: x, size: 1, if: p}]}, "
        "n: {params: [{id: p_2, type: s8}, {id: p, type: s8}], seq: [{id: x, type: u1, valid: {min: p_2, max: p}}]}}",
        "q_view_b(file).p == (file.a == 1 ? 2 : 1) && q_view_c(file).p == (file.a == 1 ? 5 : 2) && q_view_e(file).p_2 == (file.a == 1 ? 7 : 3)",
        (b"\1\2\5\0\7", b"\2\1\2\3"), (b"\0\0\0\0\0", b"\1\3\5\0\7", b"\1\2\6\0\7", b"\1\2\5\0\6", b"\2\2\2\3", b"\2\1\2\2")),
    "a count of elements without bytes": (
        "seq: [{id: a, type: s1}, {id: s, size: 1}, {id: b, size: 0, repeat: expr, repeat-expr: a}, {id: c, size: b.size}, {id: d, size: 0, repeat: expr, repeat-expr: 9 / (a - 3)}]",
        "file.b_at == 2 && file.b_count == (file.a < 0 ? 0 : (uint64_t)file.a) && file.c_size == file.b_count",
        (b"\0\0", b"\2\0\0\0", b"\xff\0"), (b"", b"\0", b"\2\0\0", b"\3\0\0\0\0")),
    "conditions of fields without bytes": (
        "seq: [{id: a, type: u1}, {id: s, size: a}, {id: b, size: 0, if: a > 0, valid: {expr: _.length < 3}}, {id: c, size: (0) & 3, if: a > 1}, "
        "{id: d, size: b.length + c.length}, {id: e, size: 0, if: 6 / (_io.pos - 4) > 0}, {id: o, type: u, if: a > 2}]\n"
        "instances: {v: {value: c.length + a}}\ntypes: {u: {seq: [{id: f, size: 0, if: _parent.a > 4}, {id: g, size: f.length}]}}",
        "file.v == file.a", (b"\2\0\0", b"\5\0\0\0\0\0"), (b"\0", b"\1\0", b"\2\0", b"\3\0\0\0", b"\4\0\0\0\0")),
    "a number of elements in an object that is absent": (
        "seq: [{id: a, type: u1}, {id: m, type: w, if: a > 0}, {id: c, size: 'a < 9 ? m.b.size : 1'}, {id: d, type: u, if: a > 1}]\n"
        "types: {w: {seq: [{id: b, type: u1, repeat: expr, repeat-expr: 2}]}, u: {seq: [{id: e, size: _root.m.b.size}]}}",
        "file.has_m == (file.a > 0)", (b"\1\0\0\0\0", b"\2\0\0\0\0\0\0", b"\x09\0\0\0\0\0"), (b"\0", b"\0\0\0\0", b"\1\0\0\0")),
    "bits of elements by their index, which a loop counts": (
        "seq: [{id: a, type: g, repeat: until, repeat-until: not _.more}, {id: b, size: 'a[0].low'}]\n"
        "types: {g: {seq: [{id: more, type: b1}, {id: high, type: b3}, {id: low, type: b4}]}}\n"
        "instances: {n: {value: a.size - 1}, v: {value: 'a[n].low + (n >= 1 ? a[n - 1].high << 4 : 0) + a[1].low'}, "
        "w: {value: '6 / a[n].low'}, m: {pos: 'a[n].more ? 9 : a[n].low', size: 1}}",
        "file.a_at == 0", (b"\x80\1", b"\x81\1\0", b"\x81\x91\2\0"), (b"", b"\1\0", b"\x80\0", b"\x81\3\0", b"\x81\1")),
    "numbers of elements up to the end by their index": (
        "seq: [{id: a, type: g, repeat: eos}]\ntypes: {g: {seq: [{id: k, type: u1}, {id: v, type: s2}]}}\n"
        "instances: {i: {value: 'a[a[0].k].v'}, j: {value: '8 / a[1].v'}}",
        "file.a_at == 0", (b"\1\0\0\1\1\0", b"\0\0\0\7\xff\xff"), (b"", b"\0\0\0", b"\2\0\0\1\1\0", b"\1\0\0\1\0\0", b"\1\0\0\1\1")),
    "numbers of constants": (
        "seq: [{id: x, type: u1}, {id: s, size: x + n}]\n"
        "instances: {n: {value: '\"-2\".to_i + (\"1\" + \"f\").to_i(16) - 27'}, k: {value: '[7, -3, 5]'}, m: {value: '[3, 4]'}, "
        "l: {value: 'k.min + k.last + k.first + x / m.first'}, b: {value: '[0x41, 0x42]'}, t: {value: 'b.to_s(\"ASCII\")'}, "
        "f: {value: '(1.5 + 2.75).to_i + b.max'}, w: {value: '\"9z\".to_i', if: x > 1}}",
        "file.s_size == (uint64_t)(file.x + 2)", (b"\0\0\0", b"\1\0\0\0"), (b"\0\0", b"\2\0\0\0\0", b"")),
    "bits before bytes of a computed size": (
        "seq: [{id: a, type: b3}, {id: s, size: a}, {id: b, type: b5}, {id: t, type: w(b)}, {id: c, type: b2}, {id: d, size: c, type: w(c)}, {id: e, size: 1, if: not _io.eof}]\n"
        "types: {w: {params: [{id: p, type: u1}], seq: [{id: x, size: p}]}}",
        "file.s_size == file.a && file.c <= 3", (b"\0\0\0", b"\x20\1\x08\1\x40\1", b"\0\0\0\1"), (b"\0\0", b"\x20\1\x08\1\x40", b"\x40\1")),
    "elements that may take no bytes, until a condition": (
        "seq: [{id: k, type: u1}, {id: a, type: t(k), repeat: until, repeat-until: '_.x > 3 or _index == 2'}, {id: b, size: a.size}]\n"
        "types: {t: {params: [{id: n, type: u1}], seq: [{id: v, type: u1, if: n > 1}], instances: {x: {value: 'n > 1 ? v : 0'}}}}",
        "file.a_at == 1", (b"\0\0\0\0", b"\2\4\0", b"\2\1\4\0\0"), (b"", b"\0\0\0", b"\2\4", b"\2\1\1")),
}
# Name: grammar, the words of the message, where they are.
REFUSED = {
    "rule of elements that are used as a whole: %s" % repeat: (
        "enums: {e: {1: a, 2: b}}\nseq: [{id: a, type: u1, enum: e, valid: {in-enum: true}, repeat: %s}]\ninstances: {b: {value: a}}\n" % repeat,
        "rules of elements of an array that is used as a whole", "q.ksy:3:")
    for repeat in ("expr, repeat-expr: 2", "eos")}
REFUSED.update({
    "bound with a fraction: %s" % rule: (
        "seq: [{id: f, type: f8}, {id: x, type: u1, valid: %s}]\n" % rule, "the value of a number with a fraction", "q.ksy:2:")
    for rule in ("{max: f}", "{min: f}", "2.5", "{any-of: [2, f]}")})
REFUSED.update({
    "elements without bytes: %s" % repeat: (
        "seq: [{id: a, type: u1}, {id: b, size: 0, repeat: %s}]\n" % repeat, "elements without bytes", "q.ksy:2:")
    for repeat in ("until, repeat-until: _index == 2", "eos", "expr, repeat-expr: 1, if: a > 0")})
REFUSED.update({
    "absent array for %s elements" % count: (
        "seq: [{id: a, type: u1}, {id: b, if: a > 0, type: u1, repeat: expr, repeat-expr: 1}, {id: c, type: t(b), repeat: expr, repeat-expr: %s}]\n"
        "types: {t: {params: [{id: p, type: 's8[]'}], %s}}\n" % (count, of), "an array as an argument that may have no value", "q.ksy:2:")
    for count, of in ((1, "instances: {v: {value: 0}}"), ("a", "seq: [{id: x, size: p.size}]"))})
REFUSED["array of an absent object"] = (
    "seq: [{id: a, type: u1}, {id: m, type: w, if: a > 0}, {id: c, type: t(m.b), repeat: expr, repeat-expr: 1}]\n"
    "types: {t: {params: [{id: p, type: 'u1[]'}], instances: {v: {value: 0}}}, w: {seq: [{id: b, type: u1, repeat: expr, repeat-expr: 2}]}}\n",
    "an array as an argument that may have no value", "q.ksy:2:")
REFUSED["elements with a fraction as an argument"] = (
    "seq: [{id: a, type: u1}, {id: b, type: t(1.5 / (a - 1)), repeat: expr, repeat-expr: 2}]\n"
    "types: {t: {params: [{id: p, type: f8}], seq: [{id: k, type: u1}, {id: x, size: k}]}}",
    "an argument of elements that can fail and that nothing needs", "q.ksy:2:")
REFUSED.update({
    "sizes of %s" % sizes: ("seq: [{id: a, type: u1}, %s]\n" % fields, "fields of 2^63 bytes and more", "q.ksy:2:")
    for sizes, fields in (("2^63", "{id: b, size: 9223372036854775808}"),
                          ("2^64 in sum", "{id: b, size: 9223372036854775807}, {id: c, size: 9223372036854775807}, {id: d, size: 9}"))})
REFUSED.update({
    "elements by their index: %s" % what: ("seq: [{id: a, type: u1}, {id: b, type: g, %s}]\ntypes: {g: {seq: [{id: n, type: u1}, %s]}}\ninstances: {v: {value: 'b[0].n'}}" % (repeat, field),
                                           "elements that differ in length, or are no numbers, by their index", "q.ksy:4:")
    for what, repeat, field in (("an array that may be absent", "repeat: eos, if: a > 0", "{id: x, type: u1}"),
                                ("elements that differ in length", "repeat: eos", "{id: x, size: n}"))})
REFUSED.update({
    "bits that a %s sees" % what: ("seq: [{id: a, type: b3}, %s]\ntypes: {t: {params: [{id: p, type: bool}], seq: [{id: x, size: 1}]}}" % field, "a bit field here", "q.ksy:2:")
    for what, field in (("size", "{id: b, size: '_io.eof ? 0 : 1'}"), ("parameter", "{id: b, type: t(_io.eof)}"),
                        ("condition", "{id: b, type: u1, if: not _io.eof}"))})
REFUSED["a number of a text of the file"] = (
    "seq: [{id: a, type: str, size: 2, encoding: ASCII}]\ninstances: {v: {value: a.to_i}}", "texts in expressions: 'a.to_i'", "q.ksy:3:")
# No element of it is the last one.
ENDLESS = """meta: {id: q, endian: le}
seq: [{id: a, type: t, repeat: until, repeat-until: _.x > 0}]
types: {t: {seq: [{id: y, type: u1, if: 'false'}], instances: {x: {value: '_io.size - _io.size'}}}}
"""
LARGE = ("seq: [{id: a, type: t}]\ntypes: {t: {instances: {v: {size: 18446744073709551615, repeat: expr, repeat-expr: 1}}}}",
         "seq: [{id: a, type: u1}, {id: b, type: t, repeat: expr, repeat-expr: a}]\n"
         "types: {t: {seq: [{id: x, size: 9223372036854775808}, {id: y, type: u1}]}}",
         "seq: [{id: a, type: u1}, {id: b, size: 18446744073709551615, repeat: eos}]")
DEPTH = 200
DEEP = {"sums": "(" * (DEPTH - 2) + "a" + " + 1)" * (DEPTH - 2), "choices": "(a > 1 ? 1 : " * (DEPTH // 2 - 2) + "a" + ")" * (DEPTH // 2 - 2),
        "complements": "~" * (DEPTH - 2) + "a"}
ENCODINGS = ("A\\tB", "A*/B", "\\u00e4", "A\\nB", "\\x7f")


def made(folder, name, text, emit="c,validator,view,runtime"):
    path = os.path.join(folder, name + ".ksy")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return harness.run([harness.ksyc(), "--emit", emit, "-o", folder, path])


def linked(folder, compiler, program, *sources):
    with open(os.path.join(folder, "p.c"), "w", encoding="utf-8") as file:
        file.write(program)
    files = [os.path.join(folder, name) for name in ("p.c", "ks.c", *sources)]
    built = harness.run([compiler, "-std=c11", "-Wall", "-Wextra", "-Werror", *files, "-lm", "-o", os.path.join(folder, "p")])
    if built.code != 0:
        return [harness.tail(built.err)]
    got = harness.run([os.path.join(folder, "p")], timeout=60)
    return [] if got.code == 0 else ["exit code %d" % got.code]


def named(name):
    with tempfile.TemporaryDirectory() as folder:
        got = made(folder, name, "meta: {id: %s, endian: le}\nseq: [{id: a, type: u1}]\n" % name)
        if got.code != 0:
            return [harness.tail(got.err)]
        text = harness.read_text(os.path.join(folder, name + ".h"))
        of = re.search(r"bool (\w+)_read\(ks_ctx", text).group(1)
        return linked(folder, "gcc", LINKED.format(id=name, type=of), name + ".c", name + "_validate.c", name + "_view.c")


def twice(cases):
    with tempfile.TemporaryDirectory() as folder:
        got = made(folder, "q", SWITCH % cases, "c")
        said = re.search(rb"q\.ksy:4:\d+: error: .*duplicate case, first at /seq/1/type/cases/", got.err)
        return [] if got.code == 1 and said else [harness.tail(got.err)]


def impossible():
    with tempfile.TemporaryDirectory() as folder:
        text = SWITCH % "{-1: u1, 300: u2, 18446744073709551615: u4, 127: u8}"
        got, validator = made(folder, "q", text, "c,runtime"), made(folder, "q", text, "validator")
        bad = [] if got.code == 0 else [harness.tail(got.err)]
        if validator.code != 1 or b"q.ksy:4:" not in validator.err:
            bad.append(harness.tail(validator.err))
        return bad or linked(folder, "gcc", "int main(void) { return 0; }\n", "q.c")


def counted():
    with tempfile.TemporaryDirectory() as folder:
        got = made(folder, "q", COUNT, "validator,runtime")
        return linked(folder, "gcc", COUNTED, "q_validate.c") if got.code == 0 else [harness.tail(got.err)]


def endless():
    with tempfile.TemporaryDirectory() as folder:
        got = made(folder, "q", ENDLESS, "validator,runtime")
        return linked(folder, "gcc", STOPPED, "q_validate.c") if got.code == 0 else [harness.tail(got.err)]


def judged(grammar, view, good, bad):
    with tempfile.TemporaryDirectory() as folder:
        got = made(folder, "q", "meta: {id: q, endian: le}\n%s\n" % grammar)
        if got.code != 0:
            return [harness.tail(got.err)]
        given = ", ".join('{"%s", %d, %s}' % ("".join("\\%03o" % byte for byte in data), len(data), "true" if files is good else "false")
                          for files in (good, bad) for data in files)
        complete = " && q_complete(&ks, root)" if "bool q_complete(" in harness.read_text(os.path.join(folder, "q.h")) else ""
        program = JUDGED.format(given=given, complete=complete, view=view)
        return linked(folder, "gcc", program, "q.c", "q_validate.c", "q_view.c")


def not_validated(grammar, words, place):
    """The reader is made, and of validator and view it is said why not."""
    with tempfile.TemporaryDirectory() as folder:
        text = "meta: {id: q, endian: le}\n" + grammar
        got = made(folder, "q", text, "c")
        bad = [] if got.code == 0 else [harness.tail(got.err)]
        for emit in ("validator", "view"):
            got = made(folder, "q", text, emit)
            if got.code != 1 or (" the validator does not know " + words).encode() not in got.err or place.encode() not in got.err:
                bad.append("%s: exit code %d: %s" % (emit, got.code, harness.tail(got.err)))
        return bad


def large(grammar):
    with tempfile.TemporaryDirectory() as folder:
        got = made(folder, "q", "meta: {id: q, endian: le}\n%s\n" % grammar, "c,runtime")
        return linked(folder, "gcc", "int main(void) { return 0; }\n", "q.c") if got.code == 0 else [harness.tail(got.err)]


def deep(expression):
    with tempfile.TemporaryDirectory() as folder:
        got = made(folder, "q", "meta: {id: q, endian: le}\nseq: [{id: a, type: u1}]\ninstances: {v: {value: '%s'}}\n" % expression, "c,runtime")
        if got.code != 0:
            return [harness.tail(got.err)]
        return linked(folder, "clang", "int main(void) { return 0; }\n", "q.c")


def encoding(name):
    with tempfile.TemporaryDirectory() as folder:
        got = made(folder, "q", 'meta: {id: q, encoding: "%s"}\nseq: [{id: a, type: strz}]\n' % name, "c")
        return [] if got.code == 1 and b"q.ksy:" in got.err and b"encoding" in got.err else [harness.tail(got.err)]


def run(t):
    for name in IDS:
        t.case("file %s: reader, validator and view link" % name, named(name))
    for cases in CASES:
        t.case("cases %s" % cases, twice(cases))
    t.case("cases that no value equals", impossible())
    t.case("2^64 - 1 elements without bytes", counted())
    t.case("elements without an end", endless())
    for name, of in FILES.items():
        t.case(name, judged(*of))
    for name, of in REFUSED.items():
        t.case(name, not_validated(*of))
    for i, grammar in enumerate(LARGE):
        t.case("sizes of 2^63 and more, %d" % i, large(grammar))
    for name, expression in DEEP.items():
        t.case("%s of %d levels, with clang" % (name, DEPTH), deep(expression))
    for name in ENCODINGS:
        t.case("encoding %s" % name, encoding(name))
