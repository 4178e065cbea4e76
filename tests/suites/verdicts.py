# SPDX-License-Identifier: Apache-2.0
"""What can fail in a reader: the validator computes it as well, or ksyc says at which line it cannot.

EXPRESSIONS are of all operators and methods. Each stands at all PLACES, in a type of its own; the types are those of the cases
of one grammar. Of what `--emit validator,view` refuses it names the line and the column. Of all else reader and validator say
the same about many inputs. The first place, an instance, has inputs of both verdicts for each expression that can fail at all,
whether there is a validator or not. At the other places a seventh of the expressions is tried, at each place others, and all
with ROBUST=every.

CORNERS are types with files of which it is known by hand what both say.
"""
import os
import random
import re
import struct
import tempfile

import harness
from suites.expressions import linked

INT, FLOAT, BOOL, STR, BYTES, OBJECT = "int", "float", "bool", "str", "bytes", "object"

# The fields that are read before the place.
FIELDS = ("{id: a, type: u1}, {id: b, type: s1}, {id: m, type: u8}, {id: h, type: s8}, {id: f, type: f8}, {id: g, type: f4}, {id: s, size: 3}, "
          "{id: t, size: a % 3}, {id: l, type: u1, repeat: expr, repeat-expr: a % 3}, {id: o, type: pair, repeat: expr, repeat-expr: a % 3}, "
          "{id: c, type: pair, if: a > 2}, {id: k, type: u1, if: a > 2}, {id: u, type: u1, repeat: expr, repeat-expr: 2, if: a > 2}, {id: w, type: {switch-on: b, cases: {0: pair, 1: trio}}}, "
          "{id: x, type: {switch-on: b, cases: {0: u1, 1: u4}}}, {id: j, type: item, repeat: expr, repeat-expr: a % 3}, {id: e, type: u1, enum: letters}")

# (kind, expression); those of CERTAIN have a value in each file.
EXPRESSIONS = [
    (INT, "a / b"), (INT, "a % b"), (INT, "10 - m"), (INT, "m + m"), (INT, "m * 3"), (INT, "-m"), (INT, "1 << a"), (INT, "a >> b"),
    (INT, "~m - h"), (INT, "b ^ m"), (INT, "m - h"), (INT, "h + m"), (INT, "-h"), (INT, "h / b"), (INT, "h * h"),
    (INT, "(m - h).as<s8>"), (INT, "(a / b).as<u1>"), (INT, "f.to_i"), (INT, "(f * 3).to_i"), (INT, "g.to_i"),
    (INT, "f.to_i + 1"), (INT, "s.to_s('ASCII').to_i"), (INT, "s.to_s('ASCII').to_i(16)"), (INT, "s.to_s('UTF-8').to_i"), (INT, "s.to_s('UTF-8').length"),
    (INT, "s.to_s('ISO-8859-1').to_i"), (INT, "t.to_s('UTF-8').length"), (INT, "t.first"), (INT, "t.last"), (INT, "t.min"), (INT, "t.max"),
    (INT, "s[a]"), (INT, "s[b]"), (INT, "t[a]"), (INT, "t[0]"), (INT, "l[a]"), (INT, "l[b]"), (INT, "l[0]"), (INT, "l.first"), (INT, "l.last"),
    (INT, "l.min"), (INT, "l.max"), (INT, "o[a].p"), (INT, "o[b].p"), (INT, "o[0].q"), (INT, "o.first.p"), (INT, "o.last.p"), (INT, "[1, 2][a]"), (INT, "[1, 2][b]"),
    (INT, "[a, 2][b]"), (INT, "[a, 2, m].max / b"), (INT, "[300, 2 / b].first"), (INT, "[1, 2 / b][0]"), (INT, "c.p"), (INT, "k"), (INT, "k + 1"), (INT, "u.size"), (INT, "u[0]"), (INT, "u.first"), (OBJECT, "u"),
    (INT, "w.as<pair>.p"), (INT, "w.as<trio>.p"), (INT, "x.as<u4>"), (INT, "x.as<u1> + 1"), (INT, "a > 3 ? 1 / b : 2"), (INT, "a > 3 ? m - h : 2"), (INT, "(1 / b).to_s.length"),
    (INT, "a.to_s.to_i / b"), (INT, "(1 / b > 0).to_i"), (INT, "e.to_i / b"), (INT, "'ab'.substring(0, a).to_i"), (INT, "'12'.substring(b, 2).to_i"),
    (INT, "(f > g ? 1 : 0) / b"), (INT, "f > g ? f.to_i : 0"), (INT, "l.size / b"), (INT, "o.size % b"), (INT, "_io.size / b"), (INT, "_parent.which / b"), (INT, "_root.which % b"),
    (INT, "_parent.as<q>.which / b"), (INT, "a & 1 / b"),
    (FLOAT, "f / g"), (FLOAT, "f % g"), (FLOAT, "a / g"), (FLOAT, "f / b"), (FLOAT, "1.5 / (a - 3)"), (FLOAT, "g % b"), (FLOAT, "a / (1.5 / b)"), (FLOAT, "-(f / (a - m))"), (FLOAT, "1.0 * (a / b)"), (FLOAT, "-(f / g)"), (FLOAT, "a > 3 ? f / g : g"),
    (FLOAT, "[f, g][a]"), (FLOAT, "[1.5, 2.5][b]"), (FLOAT, "[f / g, 2.5].max"), (FLOAT, "(1 / b > 0) ? 1.5 : 2.5"), (FLOAT, "f + 1 / b"),
    (FLOAT, "1.5 * s.to_s('ASCII').to_i"), (FLOAT, "a > 3 ? 1.5 : [f, g][a]"),
    (BOOL, "f / g > 1"), (BOOL, "1 / b > 0"), (BOOL, "not (1 / b > 0)"), (BOOL, "a > 3 or 1 / b > 0"), (BOOL, "a > 3 and 1 / b > 0"), (BOOL, "t.min == 0"),
    (BOOL, "t.max != 0"), (BOOL, "t.min == 1"), (BOOL, "t.min == t.max"), (BOOL, "c.p > 3"), (BOOL, "s.to_s('UTF-8') == 'abc'"), (BOOL, "t.to_s('ASCII') < 'b'"),
    (BOOL, "f.to_i == 3"), (BOOL, "f.to_i.to_s == '3'"), (BOOL, "[1, 2][a] == 1"), (BOOL, "(a > 3 ? j[1] : j[0]).p == 1"), (BOOL, "k > 3 or f > 1.0"), (BOOL, "(1 / b > 0) == true"),
    (STR, "s.to_s('ASCII')"), (STR, "t.to_s('UTF-8')"), (STR, "s.to_s('UTF-16LE')"), (STR, "s.to_s('SJIS')"), (STR, "s.to_s('windows-1252')"), (STR, "f.to_i.to_s"), (STR, "(1 / b).to_s"),
    (STR, "['a', 'b'][a]"), (STR, "s.to_s('UTF-8').reverse"), (STR, "s.to_s('ASCII') + 'b'"), (STR, "s.to_s('UTF-8').substring(0, 1)"),
    (STR, "'ab'.substring(0, m)"), (STR, "1 / b > 0 ? 'a' : 'b'"), (STR, "a > 3 ? s.to_s('ASCII') : 'b'"), (STR, "a > 3 ? 'b' : t.to_s('UTF-8')"),
    (BYTES, "[s, t][a]"), (BYTES, "1 / b > 0 ? s : t"), (BYTES, "[s, t].as<bytes[]>[b]"),
    (OBJECT, "c"), (OBJECT, "j[a]"), (OBJECT, "j.first"), (OBJECT, "j.last"), (OBJECT, "w"), (OBJECT, "w.as<pair>"), (OBJECT, "a > 3 ? j[1] : j[0]"), (INT, "j[a].v"), (INT, "j.first.v"), (INT, "j.last.v"),
    (OBJECT, "[1 / b, 2]"), (OBJECT, "a > 3 ? [1, a] : [k, 1]"), (OBJECT, "[f / g]"), (OBJECT, "[c]"), (OBJECT, "1 / b > 0 ? l : l"),
]
CERTAIN = [
    (INT, "a + 1"), (INT, "h"), (INT, "b | m"), (INT, "m.as<s8>"), (INT, "h.as<u8>"), (INT, "b.as<u1>"), (STR, "'ab'.substring(b, a)"), (INT, "s.length"), (INT, "t.length"), (INT, "l.size"), (INT, "s[1]"), (INT, "[1, 2][1]"), (INT, "a & 7"), (INT, "a | 7"), (INT, "~a"),
    (INT, "s.first"), (INT, "s.max"), (INT, "'12'.to_i"), (INT, "a.to_s.length"), (INT, "e.to_i"), (INT, "(a > 3).to_i"), (INT, "(f > g).to_i"), (INT, "[1, 2].min"),
    (INT, "s.to_s('ISO-8859-1').length"), (INT, "1.5.to_i"), (INT, "'ab'.substring(0, 1).length"),
    (FLOAT, "f"), (FLOAT, "g"), (FLOAT, "1.5"), (FLOAT, "f + g"), (FLOAT, "f * 2"), (FLOAT, "f - a"), (FLOAT, "-f"), (FLOAT, "a > 3 ? f : g"), (FLOAT, "f / 2.0"), (FLOAT, "a % 2.5"),
    (FLOAT, "[f, g].max"), (BOOL, "f > g"), (BOOL, "f == 1.5"), (BOOL, "f > 1"), (BOOL, "a > 3 or f > g"), (BOOL, "s == [1, 2, 3]"), (BOOL, "s < t"), (BOOL, "true"),
    (STR, "'a'"), (STR, "'a' + 'b'"), (STR, "a.to_s"), (STR, "s.to_s('ISO-8859-1')"), (STR, "'ab'.reverse"), (STR, "s.to_s('ISO-8859-1') + 'b'"), (STR, "a > 3 ? 'a' : 'b'"),
    (BYTES, "s"), (BYTES, "t"), (BYTES, "[1, 2]"), (BYTES, "a > 3 ? s : t"),
    (OBJECT, "o"), (OBJECT, "l"), (OBJECT, "[a, b]"), (OBJECT, "[f, g]"), (OBJECT, "['a', 'b']"), (OBJECT, "a > 3 ? l : l"), (OBJECT, "j"), (OBJECT, "_parent"), (OBJECT, "_root"),
]

AS_INT = {INT: "(%s)", FLOAT: "(%s).to_i", BOOL: "((%s) ? 1 : 0)", STR: "(%s).length", BYTES: "(%s).length"}
AS_BOOL = {INT: "(%s) > 5", FLOAT: "(%s) > 5", BOOL: "(%s)", STR: "(%s) == 'abc'", BYTES: "(%s) == s"}

# What stands behind FIELDS, and what belongs to the type; %s is the expression, as it is, a truth, or a number.
PLACES = {
    "value": ("", "instances: {v: {value: '%s'}}", None),
    "value, if": ("", "instances: {v: {value: '%s', if: b > 1}}", None),
    "value of a value": ("", "instances: {v: {value: '%s'}, z: {value: v}}", None),
    "value of one, if": ("", "instances: {v: {value: '%s', if: b > 1}, z: {value: v, if: b > 0}}", None),
    "if of a value": ("", "instances: {v: {value: 1, if: '%s'}}", AS_BOOL),
    "if of a float": ("", "instances: {v: {value: f, if: '%s'}}", AS_BOOL),
    "if": (", {id: y, type: u1, if: '%s'}", "", AS_BOOL),
    "if of an object": (", {id: y, type: pair, if: '%s'}", "", AS_BOOL),
    "if of no bytes": (", {id: y, size: 0, if: '%s'}", "", AS_BOOL),
    "if of an empty object": (", {id: y, type: none, if: '%s'}", "", AS_BOOL),
    "if of the rest": (", {id: y, size-eos: true, if: '%s'}", "", AS_BOOL),
    "if and a rule of no bytes": (", {id: y, size: 0, if: '%s', valid: {expr: 'a < 9'}}", "", AS_BOOL),
    "valid": (", {id: y, type: u1, valid: {expr: '%s'}}", "", AS_BOOL),
    "valid of no bytes": (", {id: y, size: 0, valid: {expr: '%s'}}", "", AS_BOOL),
    "valid of elements": (", {id: y, type: u1, repeat: expr, repeat-expr: 2, valid: {expr: '%s'}}", "", AS_BOOL),
    "valid, min": (", {id: y, type: u1, valid: {min: '%s'}}", "", AS_INT),
    "valid, any-of": (", {id: y, type: u1, valid: {any-of: ['%s', 3]}}", "", AS_INT),
    "valid, any-of, last": (", {id: y, type: u1, valid: {any-of: [3, '%s']}}", "", AS_INT),
    "note, any-of": (", {id: y, type: u1, valid: {any-of: [3, '%s']}, -severity: note}", "", AS_INT),
    "note, range": (", {id: y, type: u1, valid: {min: 3, max: '%s'}, -severity: note}", "", AS_INT),
    "note of no bytes, if": (", {id: y, size: 0, if: b > 1, valid: {expr: '%s'}, -severity: note}", "", AS_BOOL),
    "note": (", {id: y, type: u1, valid: {expr: '%s'}, -severity: note}", "", AS_BOOL),
    "note, max": (", {id: y, type: u1, valid: {max: '%s'}, -severity: note}", "", AS_INT),
    "note of elements": (", {id: y, type: u1, repeat: expr, repeat-expr: 2, valid: {expr: '%s'}, -severity: note}", "", AS_BOOL),
    "note of an instance": ("", "instances: {v: {pos: 1, size: 1, valid: {expr: '%s'}, -severity: note}}", AS_BOOL),
    "size": (", {id: y, size: '%s'}", "", AS_INT),
    "size of an object": (", {id: y, size: '%s', type: pair}", "", AS_INT),
    "repeat-expr": (", {id: y, type: u1, repeat: expr, repeat-expr: '%s'}", "", AS_INT),
    "repeat-expr of objects": (", {id: y, type: trio, repeat: expr, repeat-expr: '%s'}", "", AS_INT),
    "repeat-until": (", {id: y, type: u1, repeat: until, repeat-until: '%s or _index > 1'}", "", AS_BOOL),
    "switch-on": (", {id: y, type: {switch-on: '%s', cases: {1: pair, 2: trio}}}", "", AS_INT),
    "switch-on between empty types": (", {id: y, type: {switch-on: '%s', cases: {1: none}}}", "", AS_INT),
    "switch-on between numbers": (", {id: y, type: {switch-on: '%s', cases: {1: u1, 2: u2}}}", "", AS_INT),
    "parameter": (", {id: y, type: 'uses(%s)'}", "", AS_INT),
    "parameter without use": (", {id: y, type: 'ignores(%s)'}", "", AS_INT),
    "parameter of elements": (", {id: y, type: 'ignores(%s)', repeat: expr, repeat-expr: 2}", "", AS_INT),
    "parameter of some elements": (", {id: y, type: 'uses(%s)', repeat: expr, repeat-expr: a % 2}", "", AS_INT),
    "parameter of a rule of elements": (", {id: y, type: 'bounds(%s)', repeat: expr, repeat-expr: a % 2}", "", AS_INT),
    "parameter that a case needs": (", {id: y, type: {switch-on: b, cases: {1: 'uses(%s)'}}}", "", AS_INT),
    "parameter of a case": (", {id: y, type: {switch-on: b, cases: {1: 'ignores(%s)'}}}", "", AS_INT),
    "truth as a parameter": (", {id: y, type: 'forgets(%s)'}", "", AS_BOOL),
    "fraction as a parameter": (", {id: y, type: 'drops(1.5 * %s)'}", "", AS_INT),
    "pos": ("", "instances: {v: {pos: '%s', size: 1}}", AS_INT),
    "pos, if": ("", "instances: {v: {pos: '%s', size: 1, if: b > 1}}", AS_INT),
    "if, pos": ("", "instances: {v: {pos: 1, size: 1, if: '%s'}}", AS_BOOL),
    "pos, size": ("", "instances: {v: {pos: 1, size: '%s'}}", AS_INT),
    "pos, repeat-expr": ("", "instances: {v: {pos: 1, type: u1, repeat: expr, repeat-expr: '%s'}}", AS_INT),
}
REST = """  pair: {seq: [{id: p, type: u1}, {id: q, type: u1}]}
  item: {seq: [{id: p, type: u1}], instances: {v: {value: p}}}
  trio: {seq: [{id: z, size: p}], instances: {p: {value: 2}}}
  none: {seq: []}
  uses: {params: [{id: n, type: s8}], seq: [{id: y, size: 1, if: n > 3}]}
  ignores: {params: [{id: n, type: s8}], seq: [{id: y, size: 1}]}
  bounds: {params: [{id: n, type: s8}], seq: [{id: y, type: u1, valid: {max: n}}]}
  forgets: {params: [{id: n, type: bool}], seq: [{id: y, size: 1}]}
  drops: {params: [{id: n, type: f8}], seq: [{id: y, size: 1}]}
enums: {letters: {1: a, 2: b}}
"""
HEAD = ["meta: {id: q, endian: le, encoding: ASCII}", "seq:", "  - {id: which, type: u2}", "  - id: body", "    type:", "      switch-on: which", "      cases:"]

# As in the suite `expressions`, with instances and the reader's words.
PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "q.h"
%s

int main(void) {
    for (int n = getchar(); n != EOF; n = getchar()) {
        uint8_t *data = malloc((size_t)n); /* of its length, so that sanitizers see its end */
        if (data == NULL || fread(data, 1, (size_t)n, stdin) != (size_t)n) return 1;
        ks_ctx ks;
        ks_ctx_init(&ks, ks_input_memory(data, (size_t)n), ks_limits_for((size_t)n), NULL);
        ks_stream file = ks_stream_root(&ks);
        ks_stream *io = ks_keep_stream(&ks, &file);
        q *root = NULL;
        const bool good = io != NULL && q_read(&ks, io, &root) && q_complete(&ks, root);
        printf("%%d%%d%%d%%d %%s\n", good, %s, good && ks.num_notes == 0, %s, good ? "" : ks_code_name(ks.error.code));
        ks_ctx_free(&ks);
        free(data);
    }
    return 0;
}
"""

NUMBERS = "{id: b, type: u1, repeat: expr, repeat-expr: 2}"
PAIRED = "types: {two: {seq: [%s], instances: {v0: {pos: 0, type: u1, repeat: expr, repeat-expr: 1}}}}" % NUMBERS
ABSENT = "seq: [{id: a, type: u1}, {id: p, type: two, if: a > 1}], instances: {v: {value: %s}}, " + PAIRED
NONE_LAST = "seq: [{id: a, type: u1}, {id: o, type: two, repeat: expr, repeat-expr: a}], instances: {v: {value: %s}}, " + PAIRED
NO_BYTES = "seq: [{id: a, type: u1}, {id: s, size: 0}], instances: {v: {value: '%s'}}"
ABSENT_FILES = {"00": "absent", "01": "absent", "02 0101": "", "02 01": "truncated"}
LAST_FILES = {"00": "index", "01 0101": "", "01 01": "truncated"}
# What takes an array, in a record and in an object; and what the array may be.
TAKES = "types: {record: {params: [{id: n, type: '%s[]'}], seq: [{id: y, type: u1}]}, text: {params: [{id: n, type: '%s[]'}], seq: [{id: y, type: u1}, {id: z, size: y}]}}"
HAS_NO_VALUE, MAY_NOT_FIT = "an array as an argument that may have no value", "an array as an argument whose numbers the parameter may not hold"


def given(numbers, kind, type_name="text(b)", more=""):
    return ("seq: [{id: a, type: u1}, {id: b, type: %s, repeat: expr, repeat-expr: a%s}, {id: t, type: %s}], " % (numbers, more, type_name) +
            TAKES % (kind, kind))


ENUM = ", enums: {way: {1: on, -1: back}}"
OF_ENUM = "seq: [{id: a, type: %s, enum: way}, {id: t, type: turns(a)}], types: {turns: {params: [{id: n, type: %s, enum: way}], seq: [{id: y, type: u1, if: 'n == way::back'}]}}" + ENUM
CHOICE_MAY_NOT_FIT = "a value of an enum as an argument that the parameter may not hold"

# The text of a type, and what reader and validator say of files, "" for yes, or why ksyc refuses the validator. The two bytes that
# choose the type stand before those of the file, and `pos` counts them.
# A part of one byte says where something lies in the stream of the file, which has two bytes more at its start.
IN_FILE = ("seq: [{id: n, type: u1}, {id: b, size: 1, type: part}], "
           "types: {part: {seq: [{id: at, type: u1}], instances: {o: {io: %s, pos: at, %s}}}, lim: {seq: [{id: x, type: u1, valid: {max: 5}}]}}")
CORNERS = {
    "position of an instance, its size": ("seq: [{id: a, type: u1}], instances: {v: {pos: 5, size: _io.pos}}",
                                          {"00 0000 0000 0000 00": "", "00 0000 0000 0000": "truncated"}),
    "position of an instance before the end": ("seq: [{id: a, type: u2}], instances: {v: {pos: 2, size: _io.pos}}", {"0000": "", "00": "truncated"}),
    "position of an instance, its count": ("seq: [{id: a, type: u1}], instances: {v: {pos: a, type: u1, repeat: expr, repeat-expr: _io.pos}, n: {value: v.size}}",
                                           {"00": "", "01": "", "02 00": "", "02": "truncated", "03 000000": "", "03 0000": "truncated"}),
    "position of an instance, its count in a rule": ("seq: [{id: a, type: u1}, {id: n, type: u1, valid: v.size}], instances: {v: {pos: a, type: u1, repeat: expr, repeat-expr: _io.pos}}",
                                                     {"00 00": "", "01 01": "", "01 02": "bad_value", "02 02": "", "03 02": "truncated"}),
    "position of an instance under a condition": ("seq: [{id: a, type: u1}, {id: n, type: u1}], instances: {v: {pos: n, size: 6 - _io.pos, if: a > 0}}",
                                                  {"00 09": "", "01 00 0000": "", "01 00 00": "truncated", "01 05 0000": "", "01 05 00": "truncated", "01 06 0000": "", "01 07 000000": "bad_size"}),
    "position of an object that is an instance": ("seq: [{id: a, type: u1}], instances: {v: {pos: a, type: uses(_io.pos)}}",
                                                  {"00": "", "03": "", "04 00": "truncated", "04 0000": "", "02": ""}),
    "position of objects in an instance": ("seq: [{id: a, type: u1}], instances: {v: {pos: 4, type: bounds(_io.pos), repeat: expr, repeat-expr: 2}}",
                                           {"00 00 0405": "", "00 00 0505": "bad_value", "00 00 0406": "bad_value", "00 00 04": "truncated"}),
    "position of objects in an array": ("seq: [{id: l, type: bounds(_io.pos), repeat: expr, repeat-expr: 2}]",
                                        {"0203": "", "0303": "bad_value", "0204": "bad_value", "02": "truncated"}),
    "position in a stream": ("seq: [{id: n, size: 4, type: inner}], types: {inner: {seq: [{id: a, type: u1}], instances: {v: {pos: a, size: _io.pos + 1}}}}",
                             {"00 000000": "", "01 000000": "", "02 000000": "truncated", "03 000000": "truncated"}),
    "end of the stream": ("seq: [{id: a, type: u1}], instances: {v: {pos: a, size: '_io.eof ? 0 : 3'}}", {"00": "", "01": "truncated", "03": "", "01 00": ""}),
    "wide numbers as sizes": ("seq: [{id: m, type: u8}, {id: h, type: s1}, {id: s, size: m - h}, {id: e, type: u1, valid: 7}]",
                              {"0200000000000000 01 00 07": "", "0200000000000000 02 07": "", "0000000000000000 ff 00 07": "", "0000000000000000 01 07": "bad_size", "feffffffffffffff fe 07": "overflow",
                               "ffffffffffffff7f ff 07": "overflow", "ffffffffffffff7f 00 07": "truncated", "ffffffffffffffff fe 07": "overflow"}),
    "wide numbers as counts": ("seq: [{id: m, type: u8}, {id: h, type: s1}, {id: s, type: u1, repeat: expr, repeat-expr: m - h}, {id: z, size: 0, repeat: expr, repeat-expr: h - m}, {id: e, type: u1, valid: 7}]",
                               {"0200000000000000 01 00 07": "", "0000000000000000 fe 0000 07": "", "0000000000000000 02 07": "", "0080000000000000 80 07": "truncated", "ffffffffffffff7f ff 07": "overflow",
                                "0000000000000080 00 07": "overflow", "ffffffffffffffff ff 07": "overflow"}),
    "wide numbers as places": ("seq: [{id: m, type: u8}, {id: h, type: s1}], instances: {v: {pos: m - h, size: 1}}",
                               {"0a00000000000000 00": "", "0b00000000000000 00": "truncated", "0000000000000000 ff": "", "0000000000000000 01": "bad_size", "ffffffffffffffff 01": "overflow", "ffffffffffffff7f 00": "truncated"}),
    "wide instances": ("seq: [{id: m, type: u8}, {id: h, type: s1}, {id: k, type: u1, valid: {max: w}}, {id: l, type: u1, valid: {min: w}}], instances: {w: {value: 'h == 0 ? m : m + h'}}",
                       {"0500000000000000 fe 0304": "", "0500000000000000 fe 0404": "bad_value", "0500000000000000 fe 0302": "bad_value", "ffffffffffffffff 00 0304": "bad_value", "ffffffffffffffff 01 0304": "overflow",
                        "0000000000000000 80 0000": "bad_value", "0000000000000000 00 0000": ""}),
    "wide instances that nothing uses": ("seq: [{id: m, type: u8}, {id: h, type: s8}, {id: k, type: u1}], instances: {w: {value: m - h, if: k > 0}, x: {value: w + 1, if: k > 1}}",
                                         {"ffffffffffffffff ffffffffffffffff 00": "", "ffffffffffffffff ffffffffffffffff 01": "overflow", "feffffffffffffff ffffffffffffffff 01": "", "feffffffffffffff ffffffffffffffff 02": "overflow",
                                          "0000000000000000 ffffffffffffff7f 02": "", "0000000000000000 0000000000000080 02": "", "ffffffffffffff7f 0000000000000080 01": ""}),
    "wide instances that are absent": ("seq: [{id: m, type: u8}, {id: h, type: s1}, {id: k, type: u1, if: h > 0 and w > 3}], instances: {w: {value: m - h, if: h != 1}}",
                                       {"0000000000000000 01": "absent", "0600000000000000 02 05": "", "0600000000000000 02": "truncated", "0500000000000000 02": "", "ffffffffffffffff ff": "overflow"}),
    "wide instances of an object around": ("seq: [{id: m, type: u8}, {id: h, type: s1}, {id: o, size: 2, type: part}], instances: {w: {value: 'm - h - _io.size'}}, "
                                           "types: {part: {seq: [{id: x, type: u1, valid: {max: _parent.w}}, {id: y, size: '_parent.w + 1 - x'}]}}",
                                           {"0f00000000000000 00 0203": "", "0f00000000000000 00 0303": "bad_value", "0f00000000000000 00 0103": "truncated", "0000000000000000 00 0100": "bad_value", "ffffffffffffffff ff 0103": "overflow"}),
    "wide numbers as arguments": ("seq: [{id: m, type: u8}, {id: h, type: s1}, {id: o, type: one(m - h)}], types: {one: {params: [{id: n, type: s1}], seq: [{id: x, type: u1, valid: {max: n}}]}}",
                                  {"0300000000000000 ff 04": "", "0300000000000000 ff 05": "bad_value", "7f00000000000000 ff 00": "overflow", "ffffffffffffffff 7f 00": "overflow", "0000000000000000 7f 00": "bad_value", "0100000000000000 80 00": "overflow"}),
    "wide numbers as arguments of 2^63 and more": ("seq: [{id: m, type: u8}, {id: h, type: s1}, {id: o, type: one(m - h)}], types: {one: {params: [{id: n, type: u8}], seq: [{id: x, type: u1, valid: {max: n}}]}}",
                                                   "numbers of 2^63 and more beside negative ones as an argument of that size"),
    "switch on wide numbers": ("seq: [{id: m, type: u8}, {id: h, type: s1}, {id: o, type: {switch-on: m - h, cases: {1: pair}}}]", "a switch on numbers of 2^63 and more beside negative ones"),
    "wide products and casts": ("seq: [{id: m, type: u8}, {id: h, type: s8}, {id: k, type: s1, valid: {min: (m * h + m).as<s8>}}], instances: {w: {value: m * h}, v: {value: '-m', if: k > 3}}",
                                {"0500000000000000 ffffffffffffffff 00": "", "0500000000000000 feffffffffffffff fb": "", "0500000000000000 feffffffffffffff fa": "bad_value", "0000000000000080 ffffffffffffffff 00": "",
                                 "0000000000000080 ffffffffffffffff 04": "", "0100000000000080 ffffffffffffffff 00": "overflow", "0000000000000040 0100000000000000 7f": "overflow", "ffffffffffffffff 0000000000000000 7f": "overflow",
                                 "0000000000000000 0000000000000080 00": ""}),
    "position that a condition asks for": ("seq: [{id: a, type: u1}, {id: n, size: a}, {id: m, size: 0, if: p > 0}, {id: b, type: u1}], instances: {p: {value: _io.pos}, v: {pos: 0, size: p + 1}, w: {pos: p, size: 2}}",
                                           {"00 07": "truncated", "00 07 00": "", "01 00 07": "truncated", "01 00 0700": "", "02 00": "truncated"}),
    "position in front of a number": ("seq: [{id: a, type: u1}, {id: b, type: u1, if: p > 4}, {id: c, type: u1, valid: p}, {id: d, type: u1, valid: _io.pos - p}], instances: {p: {value: 'a < 3 ? _io.pos : 9'}}",
                                      {"00 03 02": "", "00 04 02": "bad_value", "00 03 01": "bad_value", "03 00 09 fc": "bad_value", "00 03": "truncated"}),
    "position under a condition": ("seq: [{id: k, type: u1}, {id: l, type: u1, repeat: until, repeat-until: _ == 0}, {id: m, size: 0, if: k == 1 and p > 0}, {id: b, type: u1}], "
                                   "instances: {p: {value: _io.pos}, v: {pos: 2, size: p - 3, type: str, encoding: ASCII, if: k == 1}}",
                                   {"01 00 07": "", "01 4100 07": "", "01 8000 07": "bad_text", "02 8000 07": "", "01 41": "truncated"}),
    "position in an object, that a condition asks for": ("seq: [{id: n, size: 4, type: inner}], types: {inner: {seq: [{id: a, type: u1}, {id: m, size: 0, if: p >= 0}], instances: {p: {value: _io.pos}, v: {pos: p, size: a}}}}",
                                                         {"00000000": "", "03000000": "", "04000000": "truncated"}),
    "position that may be asked for before": ("seq: [{id: a, type: u1}, {id: b, size: 0, if: a > 1 or p > 0}, {id: c, size: 0, if: p > 0}], instances: {p: {value: _io.pos}, v: {pos: 0, size: p}}", "the position of the stream in an instance"),
    "position that another object asks for": ("seq: [{id: a, type: u1}, {id: o, type: part}, {id: c, size: 0, if: p > 0}], instances: {p: {value: _io.pos}, v: {pos: 0, size: p}}, types: {part: {seq: [{id: x, type: u1, valid: {max: _parent.p}}]}}",
                                              "the position of the stream in an instance"),
    "instance that names an element": ("seq: [{id: n, type: u1}, {id: o, type: two, repeat: expr, repeat-expr: n}, {id: e, size: 1, type: part}, {id: z, type: u1, valid: 7}], "
                                       "types: {two: {seq: [{id: s, size: 0, if: false}, {id: p, type: u1}, {id: q, type: u1}]}, part: {seq: [{id: i, type: s1}], instances: {a: {value: '_parent.o[i]'}, b: {value: a.p + 1}, c: {value: '10 / a.q'}}}}",
                                       {"02 0102 0304 00 07": "", "02 0102 0304 01 07": "", "02 0102 0304 02 07": "index", "02 0102 0304 ff 07": "index", "02 0100 0304 00 07": "division", "00 00 07": "index", "02 0102 0304 01 08": "bad_value"}),
    "instance that names an object": ("seq: [{id: n, type: u1}, {id: o, type: pair, if: n > 0}, {id: s, size: a.q, if: n > 1}, {id: z, type: u1, valid: 7}], instances: {a: {value: o}, b: {value: a.p, if: n > 0}}",
                                      {"00 07": "absent", "01 0000 07": "", "02 0001 00 07": "", "02 0001 07": "truncated"}),
    "greatest number of an array": ("seq: [{id: n, type: s1}, {id: l, type: u2, repeat: expr, repeat-expr: n}, {id: b, size: g}, {id: e, type: u1, valid: g}], instances: {g: {value: l.max}, h: {value: 'l.min + 1', if: n > 1}}",
                                    {"01 0100 00 01": "", "02 0100 0200 0000 02": "", "02 0200 0100 0000 02": "", "02 0200 0100 0000 01": "bad_value", "00 00 00": "index", "ff 00 00": "index", "01 0000 00": "", "02 0100 02": "truncated",
                                     "03 0000 0300 0100 000000 03": "", "01 0001 00": "truncated"}),
    "least number of an array": ("seq: [{id: n, type: u1}, {id: l, type: s2, repeat: expr, repeat-expr: n}, {id: e, type: s1, valid: h}], instances: {h: {value: l.min}, g: {value: 'h + l.max', if: n > 2}}",
                                 {"01 ffff ff": "", "02 ffff feff fe": "", "03 ffff feff 0700 fe": "", "03 ffff feff 0700 ff": "bad_value", "00 00": "index", "02 ffff": "truncated"}),
    "greatest number where an array is used by elements": ("seq: [{id: n, type: u1}, {id: l, type: u1, repeat: expr, repeat-expr: n}, {id: m, type: u1, repeat: expr, repeat-expr: n, valid: {max: l.max}}]", "the greatest element of an array"),
    "position where it is asked for": ("seq: [{id: a, type: u1}], instances: {v: {pos: _io.pos, size: 1}}", "the position of the stream in an instance"),
    "number of elements of what is absent": (ABSENT % "p.b.size", ABSENT_FILES),
    "number of placed elements of what is absent": (ABSENT % "p.v0.size", ABSENT_FILES),
    "number of elements, compared": (ABSENT % "'a > 5 or p.b.size > 1'", dict(ABSENT_FILES, **{"06 0101": ""})),
    "number of elements in a choice": (ABSENT % "'a > 0 ? p.b.size : 0'", dict(ABSENT_FILES, **{"00": ""})),
    "number of elements of the last one": (NONE_LAST % "o.last.b.size", LAST_FILES),
    "number of placed elements of the last one": (NONE_LAST % "o.last.v0.size", LAST_FILES),
    "number of elements of the last one, compared": (NONE_LAST % "o.last.b.size > 1", LAST_FILES),
    "computed number of elements of what is absent": (
        "seq: [{id: a, type: u1}, {id: p, type: some, if: a > 1}], instances: {v: {value: p.b.size}}, types: {some: {seq: [{id: n, type: u1}, {id: b, type: u1, repeat: expr, repeat-expr: n}]}}",
        {"00": "absent", "02 00": "", "02 01": "truncated"}),
    "number of elements as a size": ("seq: [{id: a, type: u1}, {id: p, type: two, if: a > 1}, {id: s, size: p.b.size}], " + PAIRED,
                                     {"00": "absent", "01 0000": "absent", "02 0101 0000": "", "02 0101 00": "truncated"}),
    "number of elements that a parent has": (
        "seq: [{id: a, type: u1}, {id: p, type: two, if: a > 1}, {id: c, type: asks}], "
        "types: {two: {seq: [%s]}, asks: {seq: [{id: y, type: u1}], instances: {v: {value: _parent.p.b.size}}}}" % NUMBERS,
        {"00 00": "absent", "02 0101 00": "", "02 0101": "truncated"}),
    "text of a size": ("seq: [{id: n, type: u1}, {id: a, type: str, size: n, encoding: ASCII}]",
                       {"00": "", "02 4100": "", "02 41": "truncated", "01 80": "bad_text"}),
    "text in UTF-8": ("seq: [{id: a, type: str, size: 3, encoding: UTF-8}]",
                      {"e282ac": "", "c3a441": "", "e28241": "bad_text", "eda080": "bad_text", "41c3": "truncated", "4141c3": "bad_text"}),
    "text in UTF-16": ("seq: [{id: a, type: str, size-eos: true, encoding: UTF-16BE}]",
                       {"": "", "0041": "", "00": "bad_text", "d800dc00": "", "d8000041": "bad_text", "dc00": "bad_text", "d800": "bad_text", "0041d800dbff": "bad_text"}),
    "text in windows-1252": ("seq: [{id: a, type: str, size-eos: true, encoding: windows-1252}]", {"41 80 ff": "", "41 81": "bad_text", "9d": "bad_text"}),
    "text without padding": ("seq: [{id: a, type: str, size: 3, encoding: UTF-8, pad-right: 0xc3}]",
                             {"4142c3": "", "41c3c3": "", "c3c3c3": "", "c34142": "bad_text", "c3a4c3": ""}),
    "text that is cut": ("seq: [{id: a, type: str, size: 3, encoding: ASCII, terminator: 0}]", {"4100ff": "", "00ffff": "", "41ff00": "bad_text", "4142ff": "bad_text"}),
    "text that is cut with its terminator": ("seq: [{id: a, type: str, size: 3, encoding: ASCII, terminator: 0xc0, include: true}]",
                                             {"4142c0": "bad_text", "414243": "", "c04142": "bad_text"}),
    "padding before the terminator": ("seq: [{id: a, type: str, size: 4, encoding: ASCII, terminator: 0, pad-right: 0xff}]",
                                      {"4100ffff": "", "41ffffff": "", "ff00ffff": "bad_text", "41ff00ff": "bad_text"}),
    "terminator": ("seq: [{id: a, type: strz, encoding: ASCII}, {id: b, type: u1}]",
                   {"00 01": "", "4100 01": "", "4142": "truncated", "4100": "truncated", "80 00 01": "bad_text"}),
    "terminator that stays": ("seq: [{id: a, type: strz, encoding: ASCII, consume: false}, {id: b, type: u1, valid: 0}]", {"4100": "", "00": "", "41": "truncated"}),
    "terminator that is part of it": ("seq: [{id: a, terminator: 7, include: true, eos-error: false}, {id: b, size: 1}]", {"0107 01": "", "07 01": "", "01": "truncated", "0107": "truncated"}),
    "object in the stream of the file": (IN_FILE % ("_root._io", "type: lim"), {"05 02": "", "06 02": "bad_value", "06 03": "", "05 04": "truncated", "05 ff": "truncated"}),
    "bytes in the stream of the file": (IN_FILE % ("_root._io", "size: 2"), {"05 02": "", "05 03": "truncated"}),
    "texts in the stream of the file": (IN_FILE % ("_parent._io", "type: strz, encoding: ASCII"), {"05 02 00": "", "05 02": "truncated", "80 02 00": "bad_text", "05 04 00": ""}),
    "numbers in the stream of the file": (IN_FILE % ("_root._io", "type: u1, repeat: expr, repeat-expr: 2, valid: {max: 5}"), {"05 02": "", "05 03": "truncated", "06 02": "bad_value"}),
    "size of the file in another stream": ("seq: [{id: b, size: 1, type: part}, {id: c, size-eos: true}], types: {part: {seq: [{id: n, type: u1}, {id: r, size: 0, valid: {expr: n == _root._io.size}}]}}",
                                           {"03": "", "04": "bad_value", "04 00": ""}),
    "byte order of no case": ("seq: [{id: k, type: u1}, {id: b, type: part}], types: {part: {meta: {endian: {switch-on: _parent.k, cases: {1: le, 2: be}}}, seq: [{id: n, type: u2}]}}",
                              {"01 0000": "", "02 0000": "", "02 00": "truncated", "00 0000": "undecided_endian"}),
    "text in rules": ("seq: [{id: a, type: str, size: 2, encoding: ASCII, valid: {any-of: ['\"ab\"', '\"cd\"']}}, {id: b, type: str, size: 1, encoding: ASCII, valid: '\"x\"'}]",
                      {"616278": "", "636478": "", "616478": "bad_value", "616279": "bad_value", "61": "truncated", "806278": "bad_text"}),
    "text in a condition": ("seq: [{id: a, type: strz, encoding: UTF-8}, {id: b, type: u1, if: 'a == \"hi\"'}, {id: c, type: u1, if: 'a != \"\"'}]",
                            {"686900 01 02": "", "686900 01": "truncated", "6800 01": "", "00": "", "6800": "truncated"}),
    "text of a computed size": ("seq: [{id: n, type: u1}, {id: a, type: str, size: n, encoding: UTF-8}, {id: r, size: 0, valid: {expr: 'a == \"äb\" or n == 0'}}]",
                                {"00": "", "03 c3a462": "", "03 c3a463": "bad_value", "02 c3a4": "bad_value", "04 c3a46262": "bad_value", "05 00": "truncated"}),
    "texts as cases of a switch": ("seq: [{id: k, type: str, size: 2, encoding: ASCII}, {id: v, type: {switch-on: k, cases: {'\"u1\"': u1, '\"u2\"': pair, '\"st\"': strz}}}, {id: e, type: u1, valid: 7}]",
                                   {"7531 01 07": "", "7532 0102 07": "", "7374 4100 07": "", "7532 01 07": "truncated", "7878 07": "", "7531 01 08": "bad_value"}),
    "other values than texts of a switch": ("seq: [{id: k, type: strz, encoding: ASCII}, {id: v, size: 2, type: {switch-on: k, cases: {'\"one\"': one, _: pair}}}], types: {one: {seq: [{id: x, type: u1, valid: 5}]}}",
                                            {"6f6e6500 0500": "", "6f6e6500 0400": "bad_value", "00 0400": "", "00 04": "truncated"}),
    "padded texts": ("seq: [{id: k, type: str, size: 4, encoding: ASCII, pad-right: 0, valid: {expr: '_ != \"no\"'}}, {id: v, type: {switch-on: k, cases: {'\"u1\"': u1, '\"pair\"': pair, '\"\"': trio, '\"a\\0\"': u4}}}, {id: e, type: u1, valid: 7}]",
                     {"75310000 01 07": "", "70616972 0102 07": "", "70616972 01 07": "truncated", "00000000 0102 07": "", "75310001 07": "", "75310100 07": "", "61000000 07": "", "6e6f0000 07": "bad_value",
                      "6e6f0001 07": "", "006e0000 07": "", "75318000": "bad_text", "753100": "truncated"}),
    "texts up to a terminator in them": ("seq: [{id: n, type: u1}, {id: k, type: str, size: n, encoding: UTF-8, terminator: 0x40, pad-right: 0x40}, {id: b, size: 2, terminator: 9, valid: {any-of: ['[1, 2]', '[3]', '[9]']}}, {id: v, type: u1, if: 'k == \"ab\"'}, {id: e, size-eos: true, terminator: 0, valid: {expr: '_ == [].as<bytes> or _ == [5]'}}]",
                                         {"02 6162 0102 07": "", "02 6162 0102": "truncated", "03 616240 0309 07 05": "", "04 616240ff 0309": "truncated", "03 616263 0102 05": "", "01 61 0102 05": "", "00 0102 0007": "",
                                          "00 0308": "bad_value", "00 0909": "bad_value", "00 0302": "bad_value", "00 0102 0500ff": "", "00 0102 0505": "bad_value", "02 6140 0102": "", "02 4061 0102": "", "02 61ff 0102": "bad_text"}),
    "text of a constant size that any bytes are": ("seq: [{id: k, type: str, size: 2, encoding: ISO-8859-1, valid: {expr: '_ == \"ab\" or _ == \"cd\"'}}, {id: l, type: str, size: 2, terminator: 0, encoding: IBM437, valid: {any-of: ['\"a\"', '\"abc\"', '\"\"']}}]",
                                                   {"6162 6100": "", "6364 0001": "", "6164 6100": "bad_value", "6162 6162": "bad_value", "6162 61": "truncated"}),
    "bytes without zeros at the end": ("seq: [{id: n, type: u1}, {id: a, size: n, pad-right: 0}, {id: b, type: u1, if: 'a == [1, 0, 2]'}, {id: c, type: u1, if: 'a == [].as<bytes>'}, {id: d, type: u1, if: 'a != [1, 0]', valid: 7}]",
                                       {"00 01 07": "", "03 010002 05 07": "", "05 0100020000 05 07": "", "05 0100020001 07": "", "02 0000 01 07": "", "02 0100 07": "", "02 0100 08": "bad_value", "03 010002 05": "truncated", "03 0100": "truncated"}),
    "text without its blanks": ("seq: [{id: k, type: str, size: 4, encoding: ASCII, pad-right: 0x20, valid: '\"ab\"'}]", {"61622020": "", "61622000": "bad_value", "20616220": "bad_value", "61622061": "bad_value", "616220": "truncated"}),
    "comparison with bytes that keep their terminator": ("seq: [{id: k, size: 4, terminator: 9, include: true, valid: '[1, 9]'}]", "rules about bytes or texts that are cut"),
    "number of elements elsewhere that may be negative": ("seq: [{id: n, type: s1}, {id: k, type: s1}, {id: s, size: 0, valid: {expr: v.size < 3}}], instances: {v: {pos: 4, type: u1, repeat: expr, repeat-expr: n}, "
                                                          "w: {pos: 4, type: lim, repeat: expr, repeat-expr: n - k, if: n > -3}}, types: {lim: {seq: [{id: x, type: u1, valid: {max: 5}}]}}",
                                                          {"0000": "", "ff 00": "", "ff fe 05": "", "ff fe 06": "bad_value", "fe 00": "", "fd fc 06": "", "02 02 0606": "", "02 01 0506": "", "02 00 0506": "bad_value", "02 00 05": "truncated", "03 03 050505": "bad_value"}),
    "computed cases": ("seq: [{id: k, type: u1}, {id: m, type: u1}, {id: v, type: {switch-on: k, cases: {m: u1, m + 1: pair, 9: lim}}}], types: {lim: {seq: [{id: x, type: u1, valid: {max: 5}}]}}",
                       {"01 01 00": "", "02 01 0000": "", "02 01 00": "truncated", "09 01 05": "", "09 01 06": "bad_value", "09 09 06": "", "03 01": ""}),
    "number by an index": ("seq: [{id: n, type: u1}, {id: l, type: u2, repeat: expr, repeat-expr: n}, {id: i, type: s1}, {id: r, size: 'l[i]'}]",
                           {"01 0200 00 ffff": "", "02 0200 0100 01 ff": "", "01 0200 00 ff": "truncated", "01 0200 01": "index", "01 0200 ff": "index", "00 00": "index"}),
    "numbers as sizes of elements": ("seq: [{id: n, type: u1}, {id: l, type: u1, repeat: expr, repeat-expr: n}, {id: t, size: 'l[_index]', repeat: expr, repeat-expr: n}, {id: e, type: u1}]",
                                     {"00 07": "", "02 0100 ff 07": "", "02 0102 ff ff 07": "truncated", "01 02 ffff 07": ""}),
    "numbers up to the end": ("seq: [{id: a, type: u1}, {id: b, type: u2, repeat: eos}]", {"00": "", "00 0102": "", "00 010203": "truncated", "": "truncated"}),
    "objects up to the end": ("seq: [{id: a, type: trio, repeat: eos}]", {"": "", "0102": "", "010203": "truncated"}),
    "objects up to the end of a stream": ("seq: [{id: n, type: u1}, {id: b, size: n, type: all}, {id: c, type: u1, valid: 9}], "
                                          "types: {all: {seq: [{id: a, type: rec, repeat: eos}]}, rec: {seq: [{id: k, type: u1}, {id: s, size: k}]}}",
                                          {"00 09": "", "03 0001ff 09": "", "02 0001 09": "truncated", "03 0001ff 08": "bad_value", "04 0001ff 09": "truncated"}),
    "elements that may take no bytes": ("seq: [{id: n, type: u1}, {id: b, type: rec, repeat: eos}], types: {rec: {seq: [{id: s, size: _parent.n}]}}",
                                        {"00": "", "00 01": "no_progress", "01 0203": "", "02 010203": "truncated"}),
    "number of objects up to the end": ("seq: [{id: a, type: pair, repeat: eos}, {id: r, size: 0, valid: {expr: a.size < 2}}]", {"": "", "0102": "", "01020304": "bad_value"}),
    "texts as elements": ("seq: [{id: n, type: u1}, {id: a, type: strz, encoding: ASCII, repeat: expr, repeat-expr: n}]", {"00": "", "02 4100 00": "", "02 4100": "truncated", "01 8000": "bad_text"}),
    "objects with a size as elements": ("seq: [{id: n, type: u1}, {id: a, size: n, type: two, repeat: eos}], types: {two: {seq: [{id: k, type: u1, valid: {max: _parent.n}}, {id: r, type: u1, repeat: eos}]}}",
                                        {"02 0100 02ff": "", "02 0300": "bad_value", "02 0100 02": "truncated", "00": "", "00 01": "truncated"}),
    "rules of elements": ("seq: [{id: a, type: u1, repeat: expr, repeat-expr: 2, valid: {max: 3}}]", {"0303": "", "0304": "bad_value", "03": "truncated"}),
    "index in a size": ("seq: [{id: a, size: _index, repeat: expr, repeat-expr: 3}, {id: b, type: u1}]", {"0102 03 04": "", "0102 03": "truncated"}),
    "elements until a value": ("seq: [{id: a, type: pair, repeat: until, repeat-until: _.p == _.q}, {id: b, type: u1}]", {"0102 0303 00": "", "0101 00": "", "0102": "truncated", "0102 0303": "truncated"}),
    "numbers until a value": ("seq: [{id: a, type: u1, repeat: until, repeat-until: _ == 0 or _index == 2}, {id: b, type: u1, valid: {min: 1}}]", {"00 01": "", "0102 03 01": "", "0102 00 00": "bad_value", "0102": "truncated"}),
    "cases with a size": ("seq: [{id: k, type: u1}, {id: b, size: 2, type: {switch-on: k, cases: {1: one, 2: u1}}}, {id: c, type: u1}], types: {one: {seq: [{id: x, type: u1, valid: 5}]}}",
                          {"00 0000 01": "", "01 0500 01": "", "01 0400 01": "bad_value", "02 01 02": "", "00 00": "truncated"}),
    "texts as cases, and all other values": ("seq: [{id: k, type: u1}, {id: b, type: {switch-on: k, cases: {1: strz, 2: pair, _: u2}}}, {id: c, type: u1}]",
                                             {"01 4100 00": "", "01 c300 00": "bad_text", "02 0102 00": "", "03 0102": "truncated", "07 0102 00": ""}),
    "bits of several bytes": ("seq: [{id: a, type: b4, valid: 1}, {id: b, type: b12, valid: {max: 0x234}}, {id: c, type: b1}, {id: d, type: u1, valid: 7}]",
                              {"1234 00 07": "", "1235 00 07": "bad_value", "2234 00 07": "bad_value", "1234 ff 07": "", "1234 00": "truncated", "1234 00 08": "bad_value"}),
    "bits in nine bytes": ("seq: [{id: a, type: b7}, {id: b, type: b64be, valid: {any-of: [0x0102030405060708, 0xffffffffffffffff]}}, {id: c, type: b1, valid: false}]",
                           {"00020406080a0c0e10": "", "00020406080a0c0e11": "bad_value", "00020406080a0c0e12": "bad_value", "01fffffffffffffffe": "", "02020406080a0c0e10": "", "00020406080a0c0e": "truncated"}),
    "bits in nine bytes, from the lowest": ("seq: [{id: a, type: b7le}, {id: b, type: b64le, valid: {any-of: [0x0102030405060708, 0xffffffffffffffff]}}, {id: c, type: b1le, valid: false}]",
                                            {"008403830282018100": "", "008403830282018180": "bad_value", "808403830282018100": "bad_value", "80ffffffffffffff7f": "", "0084038302820181": "truncated"}),
    "bits in eight bytes": ("seq: [{id: a, type: b4}, {id: b, type: b53, valid: {max: 0x10000000000003}}, {id: c, type: b7, valid: 5}]",
                            {"0800000000000185": "", "0800000000000205": "bad_value", "f000000000000185": "", "0800000000000184": "bad_value"}),
    "bits left at the end of a file": ("seq: [{id: a, type: u1}, {id: b, type: b3, valid: {max: 4}}]", {"00 80": "", "00 9f": "", "00 a0": "bad_value", "00": "truncated"}),
    "bits left at the end of an object": ("seq: [{id: a, size: 2, type: part}, {id: b, type: part}, {id: c, type: u1, valid: 1}, {id: d, size: 2, type: parts}, {id: e, type: b8, valid: 3}], "
                                          "types: {part: {seq: [{id: x, type: b9, valid: {max: 0x100}}]}, parts: {seq: [{id: y, type: part}]}}",
                                          {"807f 007f 01 00ff 03": "", "80ff 0000 01 0000 03": "bad_value", "8000 8000 02 0000 03": "bad_value", "8000 8000 01 0000 04": "bad_value", "8000 8000 01 0000": "truncated"}),
    "bits left over by elements": ("seq: [{id: a, type: part, repeat: expr, repeat-expr: 2}, {id: b, type: u1, valid: 1}], types: {part: {seq: [{id: k, type: u1}, {id: x, type: b3, valid: {max: 4}}]}}",
                                   {"00 80 00 9f 01": "", "00 80 00 a0 01": "bad_value", "00 00 00 00": "truncated", "00 00 00 00 02": "bad_value"}),
    "bits left over that the next element sees": ("seq: [{id: a, type: part, repeat: expr, repeat-expr: 2}], types: {part: {seq: [{id: x, type: b3}]}}", "a bit field here"),
    "bits left over that the end of the stream sees": ("seq: [{id: a, type: part, repeat: eos}], types: {part: {seq: [{id: k, type: u1}, {id: x, type: b3}]}}", "a bit field here"),
    "bits left over that a size sees": ("seq: [{id: a, type: part}, {id: b, size: '_io.eof ? 1 : 2'}], types: {part: {seq: [{id: x, type: b3}]}}", "a bit field here"),
    "bits in both orders": ("seq: [{id: a, type: b4be, valid: 1}, {id: b, type: b12be, valid: 0x203}, {id: c, type: b4le, valid: 4}, {id: d, type: b4le, valid: 5}, {id: e, type: b1be, valid: true}]",
                            {"1203 54 80": "", "1203 45 80": "bad_value", "1203 54 7f": "bad_value", "1203 54": "truncated"}),
    "a bit as a condition": ("seq: [{id: a, type: b1}, {id: b, type: b7}, {id: c, type: u1, if: a}]", {"00": "", "80": "truncated", "80 01": ""}),
    "number elsewhere as a size": ("seq: [{id: a, type: u1}], instances: {n: {pos: a, type: u1}, t: {pos: 0, size: n, type: str, encoding: ASCII}}", {"02": "", "03 01": "", "03 09": "truncated", "04 80": "truncated"}),
    "texts elsewhere, up to the end": ("seq: [{id: a, type: u1}], instances: {t: {pos: a, type: strz, encoding: ASCII, repeat: eos}}", {"03 4100 4200": "", "03 4100 42": "truncated", "03 00": "", "03 80 00": "bad_text"}),
    "field of an object with a size": ("seq: [{id: a, size: 2, type: pair}, {id: b, size: a.p}]", {"0100 05": "", "0000": "", "0200 05": "truncated"}),
    "field of an object up to the end": ("seq: [{id: a, size-eos: true, type: pair}], instances: {v: {pos: 2, size: a.q}}", {"0100": "", "0101": "", "0103": "truncated"}),
    "texts in the stream of another object": ("seq: [{id: n, type: u1}, {id: a, size: n, type: all}, {id: r, type: ref, repeat: expr, repeat-expr: 2}], types: {all: {seq: [{id: b, size-eos: true}]}, "
                                              "ref: {seq: [{id: o, type: u1}], instances: {t: {io: _parent.a._io, pos: o, type: strz, encoding: ASCII}, z: {value: _parent.a._io.size / o}}}}",
                                              {"04 41004200 01 02": "", "04 41004242 01 02": "truncated", "04 41004200 01 04": "truncated", "04 41008000 01 02": "bad_text", "04 41004200 01 00": "division", "04 41004200 05 02": "truncated", "00 01": "truncated"}),
    "object in the stream of the one around it": ("seq: [{id: n, type: u1}, {id: a, size: n, type: part}, {id: b, type: u1}], types: {part: {seq: [{id: k, type: u1}, {id: r, size: 1, type: ref}]}, "
                                                  "ref: {seq: [{id: o, type: u1}], instances: {v: {io: _parent._io, pos: o, type: lim}, w: {value: 6 / (_parent._io.size - 2)}}}, lim: {seq: [{id: x, type: u1, valid: {max: 5}}, {id: y, size-eos: true}]}}",
                                                  {"03 0602 05 09": "", "03 0602 06 09": "bad_value", "03 0603 05 09": "truncated", "03 0604 05 09": "truncated", "03 0500 05 09": "", "02 0601 09": "division", "03 0602 05": "truncated"}),
    "instance in the stream of an object that is absent": ("seq: [{id: n, type: u1}, {id: a, size: n, type: one, if: n > 1}], types: {one: {seq: [{id: x, type: u1}]}}, instances: {v: {io: a._io, pos: 0, type: u1}}", "instances in another stream"),
    "bytes of the element before the end": ("seq: [{id: a, size: 2, repeat: until, repeat-until: '_[0] == 0xaa'}, {id: b, type: strz, encoding: ASCII, repeat: until, repeat-until: '_ == \"ab\"'}, {id: c, terminator: 0, repeat: until, repeat-until: '_.length == 0 or _ == [7]'}, {id: d, type: u1}]",
                                           {"aa01 616200 00 09": "", "0102aa01 6100616200 0100 0700 09": "", "0102 0304": "truncated", "aa01 616200 0700": "truncated", "aa01 8000": "bad_text", "aa01 6162": "truncated"}),
    "length of terminated bytes": ("seq: [{id: a, terminator: 0}, {id: b, size: a.length}, {id: c, size: 'a == [1, 2] ? 1 : 0'}]", {"0102 00 0708 09": "", "0102 00 0708": "truncated", "00": "", "01 00": "truncated", "0103 00 0708": ""}),
    "number elsewhere under a condition": ("seq: [{id: k, type: u1}, {id: d, size: _io.size - _io.pos - n}, {id: p, size: n}], instances: {e: {pos: _io.size - 1, type: u1, if: k > 1}, n: {value: 'k > 1 ? e : 0'}, m: {value: e / 2, if: k > 2}}",
                                           {"00": "", "01 0203": "", "02 0003 0002": "", "02": "bad_size", "02 05": "bad_size", "03 0201": "", "03 00": ""}),
    "field of an object elsewhere under a condition": ("seq: [{id: k, type: u1}, {id: l, type: u1, valid: {max: e.y}, if: k > 1}], instances: {e: {pos: 1, type: duo, if: k > 1}}, types: {duo: {seq: [{id: x, type: u1}, {id: y, type: u1}]}}",
                                                       {"00": "", "02 02": "", "02 03": "bad_value", "03 04": "bad_value"}),
    "number elsewhere that is absent": ("seq: [{id: k, type: u1}, {id: d, size: e}], instances: {e: {pos: 2, type: u1, if: k > 1}}", {"01": "absent", "02 0000": "", "03 000000": "", "03 0000": "truncated"}),
    "terminators of two bytes": ("seq: [{id: a, type: strz, encoding: UTF-16LE}, {id: b, type: strz, encoding: UTF-16BE, consume: false}, {id: c, type: u2}, {id: d, size: 5, type: strz, encoding: UTF-16LE, include: true}, "
                                 "{id: e, type: strz, encoding: UTF-16LE, eos-error: false}]",
                                 {"41000000 0041 0000 0000000000": "", "4100 0000 0041 0000 4100000000 4200": "", "4100 0000 0041 0000 4100000000 420000": "bad_text", "0041 0000 0000 0000000000": "", "410000 004100 00 0000000000": "truncated",
                                  "00d8 0000 0000 0000000000": "bad_text", "4100 0000 d800 0000 0000000000": "bad_text", "4100 0000 0041 0000 0041004141": "bad_text", "0000 0000 0000000000 4200 0000": ""}),
    "bytes of bytes": ("seq: [{id: n, type: u1}, {id: a, size: n}, {id: b, size: 'a[1] + a.last - a.first'}], instances: {v: {value: 'a[n - 2]'}, w: {value: 'b[0] / 2'}}",
                       {"03 010205 070707070707": "", "03 010205 0707070707": "truncated", "03 050201": "bad_size", "02 0101 01": "", "01 01": "index", "00": "index", "02 0201": "index", "02 0302 07": "", "02 0302": "truncated"}),
    "list that an instance is": ("seq: [{id: k, type: u1}, {id: b, size: 'sizes[k]'}], instances: {sizes: {value: '[3, 1, 300]'}, names: {value: '[1.5, 2.5]'}, z: {value: 'names[k]', if: k != 2}}",
                                 {"00 010203": "", "01 01": "", "01": "truncated", "02 01": "truncated", "03": "index"}),
    "number of other values under a condition": ("seq: [{id: k, type: u1}, {id: m, type: {switch-on: k, cases: {3: s2, _: u1}}, if: k > 1}, {id: b, size: 'k < 2 ? 1 : m'}]",
                                                 {"00 07": "", "02 01 07": "", "02 02 07": "truncated", "03 0200 0707": "", "03 ffff": "bad_size", "03 01": "truncated", "02": "truncated"}),
    "field of an element behind texts": ("seq: [{id: l, type: entry, repeat: expr, repeat-expr: 2}, {id: i, type: u1}, {id: b, size: 'l[i].n'}], types: {entry: {seq: [{id: s, type: str, size: 2, encoding: ASCII}, {id: p, type: pair, size: 2}, {id: n, type: u1}]}}",
                                         {"4141 0000 01 4242 0000 02 00 07": "", "4141 0000 01 4242 0000 02 01 0707": "", "4141 0000 01 4242 0000 02 01 07": "truncated", "4141 0000 01 4280 0000 02 00 07": "bad_text", "4141 0000 01 4242 0000 02 02 07": "index"}),
    "bit fields of which a file has one or the other": (
        "seq: [{id: n, type: u1}, {id: l, type: head, repeat: expr, repeat-expr: n}, {id: z, type: u1, valid: 7}], types: {head: {meta: {bit-endian: be}, seq: [{id: one, type: b1}, {id: new, type: b1}, "
        "{id: six, type: b6, if: new, valid: {max: 60}}, {id: four, type: b4, if: not new, valid: {expr: 'four != 3'}}, {id: two, type: b2, if: new == false}, {id: a, size: 2, if: new and six > 3}, {id: b, size: two, if: not new}, "
        "{id: f, type: b1}, {id: x, type: b15, if: f == false}, {id: y, type: b15, if: f == true, valid: 513}, {id: e, type: u1, if: 'f ? y > 3 : x > 3'}]}}",
        {"00 07": "", "01 40 0000 07": "", "01 44 0000 0003 07": "", "01 7d 0000 0003 07": "bad_value", "01 00 0003 07": "", "01 01 00 0004 00 07": "", "01 0c 0000 07": "bad_value", "01 40 8201 00 07": "", "01 40 8201 07": "truncated",
         "01 40 8202 00 07": "bad_value", "01": "truncated", "01 40 00": "truncated", "01 03 0000": "truncated", "02 40 0000 40 0000 07": "", "02 40 0000 40 8201 01 07": "", "01 40 0004 01 08": "bad_value"}),
    "bit fields that an object behind them needs": (
        "seq: [{id: h, type: head}, {id: v, type: {switch-on: h.new, cases: {false: old(h.four)}}}, {id: z, size-eos: true}], types: {head: {meta: {bit-endian: le}, seq: [{id: new, type: b1}, {id: four, type: b4, if: not new}, {id: more, type: b3, if: not new}, {id: rest, type: b7, if: new}]}, "
        "old: {params: [{id: n, type: u1}], seq: [{id: x, size: n}]}}", {"00": "", "01": "", "02": "truncated", "02 01": "", "1e 01": "truncated", "e2 01": "", "ff": "", "": "truncated"}),
    "a bit field that is absent where it is needed": ("meta: {bit-endian: be}, seq: [{id: f, type: b1}, {id: x, type: b7, if: f}, {id: s, size: x}]", {"80": "", "81 00": "", "81": "truncated", "00": "absent", "82 00": "truncated"}),
    "a condition of bit fields that has no value": ("meta: {bit-endian: be}, seq: [{id: k, type: u1}, {id: f, type: b4}, {id: x, type: b4, if: 6 / k > 1}, {id: s, type: u1, valid: 7}]",
                                                    {"00 00 07": "division", "01 00 07": "", "07 00 07": "", "07 00 08": "bad_value", "02 00": "truncated"}),
    "bit fields that make the bytes differ": ("meta: {bit-endian: be}, seq: [{id: k, type: u1}, {id: f, type: b1}, {id: x, type: b9, if: k > 1}, {id: s, type: u1}]", "a bit field here"),
    "bit fields under a condition that changes": ("meta: {bit-endian: be}, seq: [{id: f, type: b1}, {id: x, type: b3, if: _io.pos == 1}, {id: y, type: b3, if: _io.pos != 1}, {id: s, type: u1}]", "a bit field here"),
    "bit fields up to the end": ("seq: [{id: n, type: u1}, {id: a, size: n, type: {switch-on: n, cases: {1: ones, 2: ones, 3: threes, 6: threes, 5: tens, 4: tens}}}, {id: z, type: u1, valid: 7}], types: {ones: {seq: [{id: l, type: b1, repeat: eos}]}, "
                                 "threes: {seq: [{id: l, type: b3, repeat: eos}]}, tens: {meta: {bit-endian: le}, seq: [{id: l, type: b10, repeat: eos}]}}",
                                 {"00 07": "", "01 ff 07": "", "02 ffff 07": "", "03 010203 07": "", "06 010203040506 07": "", "05 0102030405 07": "", "04 01020304 07": "truncated", "02 ffff 08": "bad_value", "02 ff": "truncated"}),
    "bit fields of a constant number": ("meta: {bit-endian: be}, seq: [{id: k, type: u1}, {id: l, type: b1, repeat: expr, repeat-expr: 16}, {id: g, size: 1}, {id: m, type: b3, repeat: expr, repeat-expr: 8}, {id: z, type: u1, valid: {expr: z == l.size}}]",
                                        {"00 0102 00 030405 10": "", "00 0102 00 030405 0f": "bad_value", "00 0102 00 0304": "truncated", "": "truncated"}),
    "bit fields by their number": ("meta: {bit-endian: be}, seq: [{id: l, type: b4, repeat: expr, repeat-expr: 4}, {id: s, size: 'l[1]'}]", "elements of an array by their index"),
    "rules of repeated bit fields": ("meta: {bit-endian: be}, seq: [{id: l, type: b4, repeat: expr, repeat-expr: 4, valid: {max: 9}}]", "the value of an array as a whole"),
    "a number of bit fields that do not fill bytes": ("meta: {bit-endian: be}, seq: [{id: l, type: b3, repeat: expr, repeat-expr: 4}, {id: z, type: u1}]", "a bit field here"),
    "field of an object that an instance names": (
        "seq: [{id: n, type: u1}, {id: i, type: u1}, {id: h, type: pair}, {id: l, type: entry, repeat: expr, repeat-expr: n}, {id: b, type: body}], types: {entry: {seq: [{id: p, type: u1}, {id: q, type: u1}], instances: {v: {value: p}}}, body: {seq: [{id: x, size: e.q}, {id: y, size: g.p}, {id: z, type: u1, valid: {expr: z == f.q}}], "
        "instances: {e: {value: '_parent.l[_parent.i]'}, f: {value: _parent.h}, g: {value: f}}}}",
        {"02 01 0007 0102 0003 aabbcc 07": "", "02 01 0007 0102 0003 aabbcc 08": "bad_value", "01 00 0205 0001 aa bbcc 05": "", "01 01 0007 0003 aabbcc 07": "index", "00 00 0007": "index", "01 00 0007 0003 aabb": "truncated", "01 00 ff07 0000 07": "truncated"}),
    "field of an object that an instance names under a condition": ("seq: [{id: h, type: pair}, {id: x, size: e.p}], instances: {e: {value: h, if: h.q > 1}}", "fields of this object being used elsewhere"),
    "an object whose parent is not the one around it": (
        "seq: [{id: n, type: u1}, {id: a, type: child}, {id: m, type: mid}, {id: z, type: u1, valid: 7}], types: {mid: {seq: [{id: n, type: u1}, {id: l, type: child, parent: _parent, repeat: expr, repeat-expr: n}, "
        "{id: s, size: 2, type: child, parent: _parent}, {id: w, type: {switch-on: n, cases: {1: child, 2: u1}}, parent: _parent}]}, child: {seq: [{id: x, size: _parent.n}, {id: y, type: u1, valid: {max: _parent.n}}]}}",
        {"01 aa01 00 aa01 07": "", "01 aa01 00 aa01 08": "bad_value", "01 aa01 01 aa00 bb01 bb01 07": "", "01 aa01 01 aa02 bb01 bb01 07": "bad_value", "01 aa01 02 aa00 aa01 bb01 05 07": "", "01 aa01 00 aa": "truncated", "02 aabb02 00 aa01 07": "truncated", "00 00 00 0000 07": ""}),
    "field of a choice between objects": ("seq: [{id: k, type: u1}, {id: h, type: pair}, {id: l, type: pair, if: k > 1}], instances: {e: {value: 'k > 1 ? l : h'}, v: {value: e.p}}", {"00 0102": "", "02 0102 03": "truncated", "02 0102 0304": "", "01 01": "truncated"}),
    "bit fields that fill bytes": (
        "meta: {bit-endian: be}, seq: [{id: n, type: u1}, {id: a, type: b24, if: n > 1}, {id: l, type: b24, repeat: expr, repeat-expr: n}, {id: s, size: 'l[0] % 4', if: n > 0}, {id: v, type: {switch-on: n, cases: {1: b16, 2: b40, 3: u1}}}, "
        "{id: z, type: u1, valid: {expr: 'n != 2 or v == 5 + a'}}]",
        {"00 07": "", "01 000002 aabb 1234 07": "", "01 000003 aabb 1234 07": "truncated", "02 000001 000000 000001 0000000006 07": "", "02 000001 000000 000001 0000000007 07": "bad_value", "02 010000 000000 000001 0000010005 07": "",
         "02 010000 000000 000001 00000100": "truncated", "02 0100": "truncated", "03 000000 000000 000000 000000 01 07": "", "03 000000 000000 000000 000000 07": "truncated", "04 000000 000001 000002 000003 000004 aa 07": "", "04 000000 000001 000002 000003 000004 aa": "truncated"}),
    "rules of bit fields that fill bytes": ("meta: {bit-endian: le}, seq: [{id: n, type: u1}, {id: l, type: b24, repeat: expr, repeat-expr: n, valid: {max: 255}}, {id: k, type: b40, repeat: eos}], instances: {v: {pos: 3, type: b24, valid: {min: 1}}}",
                                            {"00 0100000000": "", "00 0000000000": "bad_value", "01 ff0000": "", "01 ff0100": "bad_value", "02 ff0000 010000": "", "02 ff0000 000100": "bad_value", "01 010000 0000000000": "", "00 0100000001 0000000000": "", "00 01000000": "truncated", "00 0100": "truncated"}),
    "bit fields that would fill bytes": ("meta: {bit-endian: be}, seq: [{id: a, type: b4}, {id: b, type: b24, repeat: expr, repeat-expr: 2}]", "a bit field here"),
    "choices between objects without fields anywhere": (
        "seq: [{id: k, type: u1}, {id: m, type: u1, if: k == 1}], instances: {v: {type: {switch-on: k, cases: {1: placed(m), 2: placed(k + 1)}}}, w: {type: placed(2), if: k > 3}}, "
        "types: {placed: {params: [{id: at, type: u1}], instances: {x: {pos: at, type: u1, valid: {max: 9}}}}}",
        {"00": "", "01 02": "", "01 03": "", "01 04": "truncated", "01 05": "truncated", "02": "truncated", "02 09": "", "02 0a": "bad_value", "04": "", "0a": "bad_value"}),
    "no bytes anywhere": ("seq: [{id: k, type: u1}], instances: {v: {size: 0}, w: {size: 0, if: 6 / k > 1}, x: {size: 0, repeat: expr, repeat-expr: k}}", {"01": "", "00": "division", "": "truncated", "07": ""}),
    "objects without fields in the stream of the file": (
        "seq: [{id: n, size: 1, type: part}, {id: r, size-eos: true}], types: {part: {seq: [{id: k, type: u1}], instances: {v: {io: _root._io, type: placed(_index + 1), repeat: expr, repeat-expr: k}}}, "
        "placed: {params: [{id: at, type: u8}], instances: {x: {pos: at + 1, type: u1, valid: {max: 9}}}}}",
        {"00": "", "01": "", "02 09": "", "02 0a": "bad_value", "02": "truncated", "03": "truncated", "03 0909": "", "03 0a": "bad_value"}),
    "objects without fields anywhere": ("seq: [{id: a, type: u1}, {id: l, type: u1, repeat: expr, repeat-expr: 3}], instances: {v: {type: 'calc(l[_index], l[_index + 1])', repeat: expr, repeat-expr: a}, w: {type: 'calc(7, 6)'}}, "
                                        "types: {calc: {params: [{id: x, type: u1}, {id: y, type: u1}], instances: {q: {value: x / y}, at: {pos: y, type: lim}}}, lim: {seq: [{id: x, type: u1, valid: {max: 9}}]}}",
                                        {"00 010101 00 00": "", "00 010101": "truncated", "02 010101 00 00": "", "02 010001 00 00": "division", "03 010101 00 00": "index", "02 010105 00 00": "", "02 010107 00 0a": "bad_value", "01 010700 00 0a": "bad_value"}),
    "byte order that a number decides": ("seq: [{id: k, type: u1}, {id: b, type: part}], types: {part: {meta: {endian: {switch-on: _parent.k, cases: {1: le, 2: be}}}, "
                                         "seq: [{id: x, type: u2, valid: {max: 256}}, {id: o, type: inner}, {id: n, type: u2, repeat: expr, repeat-expr: 2}, {id: z, size: 'n[1]'}], "
                                         "types: {inner: {seq: [{id: y, type: u2, valid: {max: 255}}], instances: {w: {pos: 5, type: u2, valid: {min: 1}}}}}}}",
                                         {"01 0001 ff00 0000 0000": "", "02 0100 00ff 0000 0000": "", "01 0101 ff00 0000 0000": "bad_value", "02 0100 0100 0000 0000": "bad_value", "02 0001 00ff 0000 0001 07": "",
                                          "01 0001 ff00 0000 0001": "truncated", "03 0001 ff00 0000 0000": "undecided_endian", "00": "undecided_endian", "01 0001 0000 0000 0000": "bad_value"}),
    "byte order that bytes decide": ("seq: [{id: m, size: 2}, {id: b, type: part, if: 'm != [1, 1]'}], types: {part: {meta: {endian: {switch-on: _parent.m, cases: {'[0x49, 0x49]': le, _: be}}}, "
                                     "seq: [{id: x, type: s4, valid: {min: -2, max: 2}}, {id: f, type: {switch-on: x, cases: {1: u2, 2: u4}}}, {id: e, size: f, if: x > 0}]}}",
                                     {"4949 feffffff": "", "4949 fffffffe": "bad_value", "0000 fffffffe": "", "0101": "", "4949 01000000 0100 07": "", "0000 00000001 0001 07": "", "0000 00000002 00000001": "truncated",
                                      "0000 00000002 00000000": ""}),
    "byte order of each element": ("seq: [{id: l, type: part, repeat: expr, repeat-expr: 2}], types: {part: {meta: {endian: {switch-on: k, cases: {1: le, 2: be}}}, seq: [{id: x, type: u2, valid: 1}], instances: {k: {pos: 6, type: u1}}}}",
                                   {"0100 0100 01": "", "0001 0001 02": "", "0001 0001 01": "bad_value", "0001 0001": "truncated"}),
    "processed bytes": ("seq: [{id: k, type: u1}, {id: a, size: 2, process: xor(k)}, {id: b, terminator: 9, process: rol(6 / k)}, {id: c, size: 1, process: 'ror(3)', repeat: expr, repeat-expr: k}, {id: d, size: 1, process: 'xor([1, 2])'}]",
                        {"01 0000 0009 01 02": "", "01 0000 0009 01": "truncated", "01 0000 00": "truncated", "00 0000 09 02": "division", "02 0000 09 0102 03": ""}),
    "bytes that are processed with a key that may be empty": ("seq: [{id: a, type: u1}, {id: k, size: a}, {id: b, size: 2, process: xor(k)}]", "a key that may be empty"),
    "a processed object": ("seq: [{id: a, size: 2, process: xor(1), type: two}], types: {two: {seq: [{id: x, size: 2}]}}", "objects with a `process` in a view"),
    "length of padded bytes": ("seq: [{id: a, size: 2, pad-right: 0}, {id: b, size: a.length}]", "expressions like this: 'a.length'"),
    "least of no bytes": (NO_BYTES % "s.min == 0", {"00": "index"}),
    "greatest of no bytes": (NO_BYTES % "a > 0 and s.max != 0", {"00": "", "01": "index"}),
    "least of no bytes in a choice": (NO_BYTES % "a > 0 ? s.min > 0 : true", {"00": "", "01": "index"}),
    "greatest of no bytes in their rule": ("seq: [{id: a, type: u1}, {id: s, size: 0, valid: {expr: _.max == 0}}]", {"00": "index"}),
    "least of no bytes that may be absent": ("seq: [{id: a, type: u1}, {id: s, size: 0, if: a > 9, valid: {expr: _.min <= 0}}]", {"00": "", "0a": "index"}),
    "no bytes that may be absent, in their rule": ("seq: [{id: a, type: u1}, {id: s, size: 0, if: a > 9, valid: {expr: _.length == 0 and a < 12}}]", {"00": "", "0a": "", "0c": "bad_value"}),
    "length of no bytes that may be absent": ("seq: [{id: a, type: u1}, {id: s, size: 0, if: a > 9}], instances: {v: {value: s.length}}", {"09": "absent", "0a": ""}),
    "numbers that a parameter holds": (given("u1", "u2"), {"01 ff 00": "", "00 00": "", "01 ff": "truncated"}),
    "numbers that it holds in its type of C": (given("u2", "u1"), {"01 ffff 00": "", "01 ff 00": "truncated"}),
    "negative numbers that a parameter holds": (given("s1", "s2", "record(b)"), {"01 ff 00": "", "01 ff": "truncated"}),
    "numbers that may be negative": (given("s1", "u1"), MAY_NOT_FIT),
    "numbers that may be negative, in a record": (given("s1", "u1", "record(b)"), MAY_NOT_FIT),
    "numbers that may be too large": (given("u8be", "s8"), MAY_NOT_FIT),
    "numbers that may be negative, in objects": (given("s1", "u1", "text(b), repeat: expr, repeat-expr: 2"), MAY_NOT_FIT),
    "numbers that may be negative, in a case": (given("s1", "u1", "{switch-on: a, cases: {0: record(b)}}"), MAY_NOT_FIT),
    "numbers that may be negative, in an instance": (given("s1", "u1", "u1").replace("], types", "], instances: {v: {pos: 1, type: record(b)}}, types"), MAY_NOT_FIT),
    "numbers that may be absent": (given("u1", "u1", more=", if: a > 1"), HAS_NO_VALUE),
    "numbers that may be absent, in objects": (given("u1", "u1", "text(b), repeat: expr, repeat-expr: 2", more=", if: a > 1"), HAS_NO_VALUE),
    "numbers of what is absent, in objects": (
        "seq: [{id: a, type: u1}, {id: p, type: two, if: a > 1}, {id: t, type: text(p.b), repeat: expr, repeat-expr: 2}], " +
        TAKES[:-1] % ("u1", "u1") + ", two: {seq: [%s]}}" % NUMBERS, HAS_NO_VALUE),
    "negative labels of an instance": ("seq: [{id: a, type: s1}, {id: y, type: u1, if: 'v == way::back'}, {id: z, size: v.to_i + 2}], instances: {v: {value: a, enum: way}}" + ENUM,
                                       {"00 0000": "", "01 0000": "truncated", "01 000000": "", "ff": "truncated", "ff 00 00": "", "ff 00": "truncated", "fe 00": "", "fd": "bad_size"}),
    "negative labels that are chosen": ("seq: [{id: a, type: s1, enum: way}, {id: y, type: u1, if: v.to_i < 0}], instances: {v: {value: 'a == way::on ? way::back : a'}}" + ENUM,
                                        {"00": "", "01 00": "", "01": "truncated", "ff": "truncated", "ff 00": "", "02": ""}),
    "negative labels as an argument": (OF_ENUM % ("s1", "s2"), {"00": "", "01": "", "ff": "truncated", "ff 00": ""}),
    "labels as an argument": (OF_ENUM % ("u1", "s2"), {"00": "", "01": "", "ff": ""}),
    "labels that may be negative as an argument": (OF_ENUM % ("s1", "u1"), CHOICE_MAY_NOT_FIT),
    "labels that may be too large as an argument": (OF_ENUM % ("u8", "u1"), CHOICE_MAY_NOT_FIT),
}


# Types that contain themselves, of which there are no views.
TREE = "seq: [{id: a, type: tree}, {id: b, size: a.n}], types: {tree: {seq: [{id: n, type: u1, valid: {max: 9}}, %s]}%s}"
RECURSIVE = {
    "object that contains itself": (TREE % ("{id: t, type: tree, if: n > 3}", ""),
                                    {"00": "", "01": "truncated", "04 00 01020304": "", "04 04 00 01020304": "", "04 0a": "bad_value", "04 04": "truncated"}),
    "list of objects that contain themselves": (TREE % ("{id: t, type: tree, repeat: expr, repeat-expr: n}", ""),
                                                {"00": "", "01 00 ff": "", "02 00 01 00 0102": "", "02 00 01 0a": "bad_value", "01 01": "truncated"}),
    "two types that contain each other": (TREE % ("{id: k, size: 1, if: n == 2}, {id: o, type: other, if: n > 6}", ", other: {seq: [{id: x, type: u1}, {id: t, type: tree}]}"),
                                          {"00": "", "02 00 0102": "", "07 00 00 01020304050607": "", "07 00 02 00 01020304050607": "", "07 00 0b": "bad_value", "07 00 02": "truncated"}),
    "object elsewhere that contains itself": ("seq: [{id: a, type: node}], types: {node: {seq: [{id: n, type: u1, valid: {max: 9}}], instances: {next: {pos: n, type: node, if: n > 1}}}}",
                                              {"00": "", "01": "", "03 01": "", "04 00 01": "", "04 00 0a": "bad_value", "05 00": "truncated"}),
    "cases that contain their switch": ("seq: [{id: a, type: item}, {id: e, size: 0, valid: {expr: _io.eof}}], types: {item: {seq: [{id: k, type: u1}, {id: v, type: {switch-on: k, cases: {1: item, 2: pair, 3: list}}}]}, "
                                        "list: {seq: [{id: m, type: u1}, {id: l, size: m, type: all}]}, all: {seq: [{id: i, type: item, repeat: eos}]}}",
                                        {"00": "", "01 00": "", "01 02 0102": "", "03 03 00 01 00": "", "03 02 01 01": "truncated", "01 01 02 01": "truncated", "00 00": "bad_value"}),
}


# Objects in a part of bytes, of which there are no views.
CUT = "types: {all: {seq: [{id: x, type: u1, valid: {max: 9}, repeat: eos}], instances: {v: {pos: 0, size: 0}}}, one: {seq: [{id: x, type: u1, valid: {max: 9}}, {id: y, size: 0, valid: {expr: _io.size == n}}], params: [{id: n, type: u1}]}}"
CUT_OBJECTS = {
    "object up to a terminator": ("seq: [{id: a, terminator: 4, type: all}, {id: b, type: u1, valid: 1}], " + CUT, {"04 01": "", "0102 04 01": "", "0a 04 01": "bad_value", "01 04 02": "bad_value", "01 02": "truncated", "01 04": "truncated"}),
    "object up to a terminator that it has": ("seq: [{id: a, terminator: 4, include: true, type: all}, {id: b, type: u1, valid: 1}], " + CUT, {"04 01": "", "0102 04 01": "", "0a 04 01": "bad_value", "01 04 02": "bad_value"}),
    "object up to a terminator that stays": ("seq: [{id: a, terminator: 4, consume: false, type: one(1)}, {id: b, type: u1, valid: 4}], " + CUT, {"01 04": "", "0102 04": "bad_value", "0a 04": "bad_value", "04": "truncated"}),
    "object up to a terminator or the end": ("seq: [{id: a, terminator: 4, eos-error: false, type: all}, {id: b, size-eos: true}], " + CUT, {"": "", "0102": "", "0104 0b": "", "0b": "bad_value"}),
    "objects up to terminators": ("seq: [{id: a, terminator: 0, type: one(2), repeat: expr, repeat-expr: 2}], " + CUT, {"0102 00 0304 00": "", "0102 00 03 00": "bad_value", "0102 00 0304": "truncated"}),
    "padded object": ("seq: [{id: a, size: 4, pad-right: 0x40, type: one(3)}, {id: b, size-eos: true, pad-right: 0, terminator: 9, type: one(1)}], " + CUT,
                      {"01020340 01": "", "01024040 01": "bad_value", "01020304 01": "bad_value", "01020340 010000": "", "01020340 0109": "", "01020340 0108": "bad_value", "0a020340 01": "bad_value", "010203": "truncated", "40404040 01": "truncated"}),
    "object behind a process": ("seq: [{id: n, type: u1}, {id: a, size: n, process: xor(n), type: two}, {id: z, type: u1, valid: 7}], types: {two: {seq: [{id: x, type: u1}, {id: y, type: u1}], instances: {v: {pos: 2, size: 1, if: _io.size == 4}}}}",
                                {"02 0102 07": "", "02 0102 08": "bad_value", "01 01 07": "truncated", "03 010203 07": "", "04 01020304 07": "", "02 0102": "truncated", "02 01": "truncated", "00 07": "truncated"}),
    "objects behind a process": ("seq: [{id: n, type: u1}, {id: a, size: 4, process: rol(_index), type: many(n), repeat: expr, repeat-expr: n}, {id: z, type: u1}], types: {many: {params: [{id: k, type: u1}], seq: [{id: f, size: 1}, {id: l, size: k, repeat: eos}]}}",
                                 {"00 00": "", "01 00010203 00": "", "02 00010203 00010203 00": "truncated", "03 00010203 04050607 08090a0b 00": "", "03 00010203 04050607 08090a 00": "truncated"}),
    "object behind a process that has no key": ("seq: [{id: n, type: u1}, {id: a, size: 2, process: xor(6 / n), type: two}], types: {two: {seq: [{id: x, type: u1}, {id: y, type: u1}]}}", {"00 0000": "division", "01 0000": "", "01 00": "truncated"}),
    "object up to a terminator behind a process": ("seq: [{id: a, size: 4, terminator: 0x40, pad-right: 0x2b, process: ror(1), type: two}, {id: b, terminator: 0x40, process: xor(0x40), type: two}], types: {two: {seq: [{id: x, type: u1}, {id: y, type: u1}]}}",
                                                   {"01024000 0203 40": "", "01400000 0203 40": "truncated", "01020304 0203 40": "", "01022b2b 0203 40": "", "012b2b2b 0203 40": "truncated", "80808080 02 40": "truncated", "01020304 0203": "truncated"}),
    "choice of objects behind a process": ("seq: [{id: n, type: u1}, {id: a, size: 2, process: xor(n), type: {switch-on: n, cases: {1: two, 2: three}}}, {id: z, type: u1}], types: {two: {seq: [{id: x, type: u1}, {id: y, type: u1}]}, three: {seq: [{id: x, size: 3}]}}",
                                           {"01 0102 00": "", "02 0102 00": "truncated", "03 0102 00": "", "03 0102": "truncated"}),
    "content behind a process": ("seq: [{id: a, size: 2, process: xor(3), type: one}], types: {one: {seq: [{id: x, type: u1, valid: 3}]}}", "what depends on the content of an object behind a `process`"),
    "content behind a process in an object": ("seq: [{id: a, size: 2, process: xor(3), type: out}], types: {out: {seq: [{id: o, type: one}]}, one: {seq: [{id: n, type: u1}, {id: x, size: n}]}}", "what depends on the content of an object behind a `process`"),
    "value behind a process": ("seq: [{id: a, size: 2, process: xor(3), type: one}, {id: s, size: a.x}], types: {one: {seq: [{id: x, type: u1}]}}", "fields of this object being used elsewhere"),
    "object that a process inflates": ("seq: [{id: a, size: 2, process: zlib, type: one}], types: {one: {seq: [{id: x, size: 1}]}}", "`process: zlib`"),
}


class Corner:
    def __init__(self, name, table=CORNERS):
        self.name = name
        self.text, said = table[name]
        self.refusal, self.files = (said, {}) if isinstance(said, str) else ("", said)


class Rule:
    def __init__(self, place, kind, text, certain):
        behind, of_type, forms = PLACES[place]
        self.name, self.certain, self.is_first = "%s: %s" % (place, text), certain, place == "value"
        expression = (text if forms is None else forms[kind] % text).replace("'", "''")
        self.text = "seq: [%s%s]%s" % (FIELDS, behind.replace("%s", expression),
                                       ", " + of_type.replace("%s", expression) if of_type else "")


def grammar(rules, folder):
    """Its path; and of each line of a rule, the number of the rule."""
    lines = HEAD + ["        %d: t%d" % (i, i) for i in range(len(rules))] + ["types:"]
    first = len(lines) + 1
    lines += ["  t%d: {%s}" % (i, rule.text) for i, rule in enumerate(rules)]
    path = os.path.join(folder, "q.ksy")
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n" + REST)
    return path, first


MESSAGE = re.compile(r"[^ ]*q\.ksy:(\d+):(\d+): error: /")


def known(rules, folder, emit):
    """The rules that ksyc takes, and those that it refuses, each with where."""
    refused = {}
    for _ in range(20):
        if not rules:
            return rules, refused, []
        path, first = grammar(rules, folder)
        got = harness.run([harness.ksyc(), "--emit", emit, "-o", folder, path])
        if got.code == 0:
            return rules, refused, []
        errors = [line for line in got.err.decode().splitlines() if " error: " in line]
        places = [MESSAGE.match(line) for line in errors]
        of = {int(m.group(1)) - first: line for m, line in zip(places, errors) if m}
        if got.code != 1 or not errors or None in places or not all(0 <= n < len(rules) for n in of):
            break
        refused.update((rules[n], line) for n, line in of.items())
        rules = [rule for i, rule in enumerate(rules) if i not in of]
    return rules, refused, [harness.tail(got.err)]


FLOATS = (0.0, -0.0, 1.0, 1.5, -2.5, 3.0, 7.75, float("inf"), float("-inf"), float("nan"), 2.0**63, -2.0**63, 2.0**64, 1e300, -1e19, 9e18)
WORDS = (0, 1, 2, 5, 10, 11, 2**63 - 1, 2**63, 2**64 - 1, 2**63 + 5)
TEXTS = (b"abc", b"123", b"-12", b"0x1", b"ff ", b"a\xffb", b"\xe2\x82\xac", b"\xc3\xa4a", b"7\0\0", b"\1\2\3", b"\0\xd8\0", b"\x81ab")


def inputs(rng, i):
    floats = [rng.choice(FLOATS) for _ in range(2)]
    narrow = floats[1] if abs(floats[1]) < 1e30 or floats[1] in (float("inf"), float("-inf")) else 2.0**70
    a = rng.choice((0, 1, 2, 3, 4, 5, 8, 10, 63, 64, 255))
    return (struct.pack("<HBbQQdf", i, a, rng.choice((0, 1, 2, 0, 1, 2, -1, -2, 3, 64, 100, -128)), rng.choice(WORDS), rng.choice(WORDS), floats[0], narrow) +
            rng.choice(TEXTS) + bytes(rng.choice((0, 1, 2, 3, 0x41, 0xff)) for _ in range(rng.choice((14, 20, 30, 40, 60)))))


def compare(t, rules, folder, seed, validator):
    header = '#include "q_validate.h"' if validator else ""
    calls = ("ks_accepts(q_validate, data, (size_t)n)", "ks_accepts_strictly(q_validate, data, (size_t)n)") if validator else ("2", "2")
    bad = linked(folder, PROGRAM % (header, *calls), validator, ("-O0",))
    t.case("program %s compiles" % seed, bad)
    if bad:
        return
    rng = random.Random(seed)
    cases = [(i, inputs(rng, i)) for i in range(len(rules)) for _ in range(160)]
    got = harness.run([os.path.join(folder, "q")], given=b"".join(bytes([len(data)]) + data for _, data in cases))
    said = got.out.decode().splitlines()
    t.case("program %s runs" % seed, [] if got.code == 0 and len(said) == len(cases) else [harness.tail(got.err)])
    wrong, verdicts = {}, {}
    for (i, data), line in zip(cases, said):
        word, code = line.split(" ")
        if code in ("limit", "no_memory"):
            continue
        verdicts.setdefault(i, set()).add(code if code != "truncated" else "")
        # Of a note a validator that is not strict computes nothing.
        lenient = rules[i].name.startswith("note") and code not in ("", "truncated")
        if validator and (word[0] != word[1] and not lenient or word[2] < word[3]):
            wrong.setdefault(i, "reader and validator say %s [%s] of %s" % (word, code, data.hex()))
    for i, rule in enumerate(rules):
        problems = [wrong[i]] if i in wrong else []
        if rule.is_first and not validator and (len(verdicts[i]) == 1) != rule.certain:
            problems.append("reader says %s" % verdicts[i])
        t.case(rule.name, problems)


def all_rules(place):
    forms = PLACES[place][2]
    return [Rule(place, kind, text, certain) for table, certain in ((EXPRESSIONS, False), (CERTAIN, True))
            for kind, text in table if forms is None or kind in forms]


def corners(t, table, emit):
    with tempfile.TemporaryDirectory() as folder:
        some, refused, bad = known([Corner(name, table) for name in table], folder, emit)
        bad = bad or linked(folder, PROGRAM % ('#include "q_validate.h"', "ks_accepts(q_validate, data, (size_t)n)", "ks_accepts_strictly(q_validate, data, (size_t)n)"))
        t.case("corners compile", bad)
        for corner, line in refused.items():
            t.case(corner.name, [] if corner.refusal and corner.refusal in line else [line])
        if bad:
            return
        files = [(corner, text, struct.pack("<H", i) + bytes.fromhex(text)) for i, corner in enumerate(some) for text in corner.files]
        got = harness.run([os.path.join(folder, "q")], given=b"".join(bytes([len(data)]) + data for _, _, data in files))
        lines = got.out.decode().splitlines()
        t.case("corners run", [] if got.code == 0 and len(lines) == len(files) else [harness.tail(got.err)])
        wrong = {}
        for (corner, text, _), line in zip(files, lines):
            code = corner.files[text]
            if line != ("1111 " if code == "" else "0000 " + code):
                wrong.setdefault(corner, []).append("reader and validator say %s of %s" % (line, text))
        for corner in some:
            t.case(corner.name, wrong.get(corner, []) + (["ksyc does not refuse it"] if corner.refusal else []))


ROOT = "meta: {id: q}\nseq: [{id: n, type: u1, valid: {max: 9}}, {id: t, type: q, if: n > 3}, {id: s, size: n, type: q, if: n == 3}]\ninstances: {v: {pos: 0, type: u1}}\n"
ROOT_FILES = {"00": "", "04 00": "", "04 04 01": "", "03 020202": "", "03 04 00 01": "", "04 0a": "bad_value", "04 04": "truncated", "03 0a0000": "bad_value"}


def root_in_itself(t):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "q.ksy"), "w", encoding="utf-8") as file:
            file.write(ROOT)
        got = harness.run([harness.ksyc(), "--emit", "c,validator,runtime", "-o", folder, os.path.join(folder, "q.ksy")])
        bad = [harness.tail(got.err)] if got.code != 0 else linked(
            folder, PROGRAM % ('#include "q_validate.h"', "ks_accepts(q_validate, data, (size_t)n)", "ks_accepts_strictly(q_validate, data, (size_t)n)"))
        t.case("root that contains itself compiles", bad)
        if bad:
            return
        files = [bytes.fromhex(text) for text in ROOT_FILES]
        got = harness.run([os.path.join(folder, "q")], given=b"".join(bytes([len(data)]) + data for data in files))
        wanted = ["1111 " if code == "" else "0000 " + code for code in ROOT_FILES.values()]
        said = got.out.decode().splitlines()
        t.case("root that contains itself", [] if said == wanted else ["%s instead of %s" % (said, wanted)])


# A file with parameters, which are the first two bytes of each input here.
GIVEN = ("meta: {id: q, endian: le}\nparams: [{id: len, type: u1}, {id: of, type: given}, {id: has_more, type: bool}]\nseq: [{id: a, size: len}, {id: b, type: u1, if: has_more, valid: {max: len}}, {id: c, type: part(len + 1)}]\n"
         "instances: {v: {value: 6 / len}, w: {value: of.x}}\ntypes: {given: {seq: [{id: x, type: u1}]}, part: {params: [{id: n, type: u2}], seq: [{id: x, size: n}]}}\n")
GIVEN_FILES = {"01 00 07 0102": "1111", "01 00 07 01": "0000", "02 01 0708 02 010203": "1111", "02 01 0708 03 010203": "0000", "02 01 0708": "0000", "00 00 05": "0000", "01 01 09 00 0102": "1111"}
GIVEN_PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "q.h"
#include "q_validate.h"

static uint8_t given[2];
static ks_verdict validate(ks_gate *gate, const uint8_t *buf, size_t len, bool strict) {
    return q_validate(gate, buf, len, strict, given[0], given[1] != 0);
}

int main(void) {
    for (int n = getchar(); n != EOF; n = getchar()) {
        const size_t size = (size_t)n - 2;
        uint8_t *data = malloc(size + 1);
        if (data == NULL || fread(given, 1, 2, stdin) != 2 || fread(data, 1, size, stdin) != size) return 1;
        ks_ctx ks;
        ks_ctx_init(&ks, ks_input_memory(data, size), ks_limits_for(size), NULL);
        ks_stream file = ks_stream_root(&ks);
        ks_stream *io = ks_keep_stream(&ks, &file);
        q self = {0};
        self.len = given[0];
        self.has_more = given[1] != 0;
        q_given of = {.x = 1};
        self.of = &of;
        const bool good = io != NULL && q_parse(&ks, io, &self) && q_complete(&ks, &self);
        printf("%d%d%d%d\n", good, ks_accepts(validate, data, size), good && ks.num_notes == 0, ks_accepts_strictly(validate, data, size));
        ks_ctx_free(&ks);
        free(data);
    }
    return 0;
}
"""


def with_parameters(t):
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "q.ksy"), "w", encoding="utf-8") as file:
            file.write(GIVEN)
        got = harness.run([harness.ksyc(), "--emit", "c,validator,runtime", "-o", folder, os.path.join(folder, "q.ksy")])
        bad = [harness.tail(got.err)] if got.code != 0 else linked(folder, GIVEN_PROGRAM)
        t.case("file with parameters compiles", bad)
        if bad:
            return
        files = [bytes.fromhex(text) for text in GIVEN_FILES]
        got = harness.run([os.path.join(folder, "q")], given=b"".join(bytes([len(data)]) + data for data in files))
        said = got.out.decode().splitlines()
        t.case("file with parameters", [] if said == list(GIVEN_FILES.values()) else ["%s instead of %s" % (said, list(GIVEN_FILES.values()))])


AT_ONCE = 150
THINNED = 1 if os.environ.get("ROBUST") == "every" else 7


def run(t):
    corners(t, CORNERS, "c,validator,view,runtime")
    corners(t, RECURSIVE, "c,validator,runtime")
    corners(t, CUT_OBJECTS, "c,validator,runtime")
    root_in_itself(t)
    with_parameters(t)
    with tempfile.TemporaryDirectory() as folder:
        rules, refused, bad = known(all_rules("value"), folder, "c,runtime")
        t.case("all are expressions", bad + list(refused.values()))
        if not bad:
            compare(t, rules, folder, "of readers", False)
        rules = []
        for i, place in enumerate(PLACES):
            every = all_rules(place)
            thinned = every if place == "value" else every[i % THINNED::THINNED]
            some, _, bad = known(thinned, folder, "c")  # what is no expression for its place is none
            some, refused, more = known(some, folder, "validator,view")
            t.case("%s: what is refused has a place" % place, bad + more)
            t.ok(len(refused))
            rules += some
    for at in range(0, len(rules), AT_ONCE):
        with tempfile.TemporaryDirectory() as folder:
            some, _, bad = known(rules[at:at + AT_ONCE], folder, "c,validator,view,runtime")
            t.case("%d rules from %d on compile" % (len(some), at), bad)
            compare(t, some, folder, at, True)
