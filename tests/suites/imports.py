# SPDX-License-Identifier: Apache-2.0
"""A grammar and its imports, each compiled by a call of its own: the headers can be included together, in C and C++, the
objects link to one program, and the files are those that the importing grammar's Makefile is written with."""
import filecmp
import os
import shutil
import tempfile

import harness
from suites import generated_c

STRICT = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-Iruntime/ks"]
# By the order of includes of the diamond, with names that meet in C: types `point` in three files, `tail` in a switch.
READER = {
    "sub/leaf": """
meta: {id: leaf, endian: be}
params: [{id: n, type: u1}]
seq:
  - {id: kind, type: u2, enum: kind, valid: {in-enum: true}}
  - {id: points, type: point, repeat: expr, repeat-expr: n}
instances:
  sum: {value: kind.to_i + n}
  first_byte: {pos: 0, type: u1}
enums:
  kind: {1: one, 258: two}
types:
  point: {seq: [{id: x, type: u1, valid: {max: 200}}, {id: y, type: u1}]}
  named:
    seq: [{id: text, type: strz, encoding: UTF-8}, {id: point, type: point}]
    instances: {twice: {value: point.x * 2}}
  limited:
    params: [{id: limit, type: u4}]
    seq: [{id: v, type: u1, valid: {max: limit}}]
""",
    "left": """
meta: {id: left, endian: le, imports: [sub/leaf]}
seq:
  - {id: leaf, type: leaf(1)}
  - {id: point, type: 'leaf::point'}
types:
  point:
    seq:
      - {id: named, type: 'leaf::named'}
      - {id: points, type: 'leaf::point', repeat: expr, repeat-expr: 2}
    instances:
      sum: {value: 'leaf::kind::two.to_i + named.twice'}
""",
    "right": """
meta: {id: right, imports: [sub/leaf, left]}
seq:
  - {id: limited, type: 'leaf::limited(9)'}
  - {id: inner, type: 'left::point'}
  - {id: len_sized, type: u1}
  - {id: sized, size: len_sized, type: left}
types:
  point: {seq: [{id: z, type: u1}]}
""",
    "whole": """
meta: {id: whole, endian: be, imports: [left, right, sub/leaf]}
seq:
  - {id: kind, type: u1}
  - {id: body, type: {switch-on: kind, cases: {1: left, 2: right, 3: leaf(1), 4: 'leaf::point'}}}
  - {id: right, type: right, if: kind == 2}
  - {id: points, type: 'leaf::point', repeat: eos}
instances:
  sum: {value: 'right.inner.sum + right.inner.points[1].x + right.sized.leaf.sum', if: kind == 2}
  late: {pos: 1, type: leaf(0), if: kind == 3}
  x: {value: body.as<left>.point.x, if: kind == 1}
"""}
# What validators and views know.
PROVED = {
    "part": """
meta: {id: part, endian: be}
seq:
  - {id: num_points, type: u2, valid: {max: 100}}
  - {id: points, type: point, repeat: expr, repeat-expr: num_points}
types:
  point: {seq: [{id: x, type: u1, valid: {max: 200}}, {id: len_d, type: u1}, {id: d, size: len_d}]}
""",
    "middle": """
meta: {id: middle, endian: be, imports: [part]}
seq:
  - {id: part, type: part}
  - {id: point, type: 'part::point'}
types:
  inner: {seq: [{id: z, type: 'part::point'}]}
  part_point: {seq: [{id: z, type: u1}]}
""",
    "all": """
meta: {id: all, endian: be, imports: [middle, part]}
seq:
  - {id: part, type: part}
  - {id: inner, type: 'middle::inner'}
  - {id: middle, type: middle}
"""}
# Objects of `m` that a file `q` with these fields holds, where the C of `m` would look for a root or parent that is not there.
OWNER = """
meta: {id: m, endian: le}
seq: [{id: n, type: u1}, {id: a, type: by_root}, {id: b, type: by_parent}, {id: c, type: holder}, {id: s, type: some}]
types:
  by_root: {seq: [{id: v, type: u1, valid: {max: _root.n}}]}
  by_parent: {seq: [{id: v, type: u1}], instances: {w: {value: _parent.n, if: v > 0}}}
  holder: {seq: [{id: of, type: by_root}, {id: s, type: some}]}
  some: {seq: [{id: v, type: u1}], instances: {w: {value: _parent.as<m>.n, if: v == 7}}}
  asked: {params: [{id: o, type: passed}], instances: {v: {value: o._root.n}}}
  passed: {seq: [{id: v, type: u1}]}
  unused: {seq: [{id: v, type: u1}], instances: {m: {pos: 0, type: m}}}
"""
NEEDY = {
    "a type that asks for its root": ("{id: x, type: 'm::by_root'}", "'by_root' need '_root'"),
    "one that holds such an object": ("{id: x, type: 'm::holder'}", "'holder' need '_root'"),
    "one of which an object is asked": ("{id: x, type: 'm::passed'}", "'passed' need '_root'"),
    "a case of a switch": ("{id: x, type: {switch-on: k.n, cases: {1: m, 2: 'm::by_root'}}}", "'by_root' need '_root'"),
    "a type that asks for its parent": ("{id: x, type: 'm::by_parent'}", "'by_parent' need '_parent'"),
    "a parent of another type": ("{id: x, type: 'm::by_parent', parent: k.c}", "'by_parent' need '_parent'")}
ABSENT = """
#include <stdio.h>
int main(void) {
    static const uint8_t good[] = {1, 1, 1, 1, 1, 1, 3, 4, 5}, bad[] = {1, 1, 1, 1, 1, 1, 3, 7, 5};
    static const uint8_t *const all[] = {good, bad};
    for (int i = 0; i < 2; i++) {
        ks_ctx ks;
        ks_ctx_init(&ks, ks_input_memory(all[i], sizeof good), ks_limits_for(sizeof good), NULL);
        ks_stream io = ks_stream_root(&ks);
        q *file;
        const bool ok = q_read(&ks, &io, &file) && q_complete(&ks, file);
        printf("%s\\n", ok ? "good" : ks_code_name(ks.error.code));
        ks_ctx_free(&ks);
    }
    return 0;
}
"""
MAIN = """
#include <stdio.h>
int main(void) {
    static const uint8_t bytes[] = {2, %s};
    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(bytes, sizeof bytes), ks_limits_for(sizeof bytes), NULL);
    ks_stream io = ks_stream_root(&ks);
    whole *file;
    if (!whole_read(&ks, &io, &file) || !whole_complete(&ks, file)) return 1;
    printf("%%u\\n", (unsigned)file->sum);
    left *own;
    io = ks_stream_root(&ks);
    const bool is_left = left_read(&ks, &io, &own);
    ks_ctx_free(&ks);
    return is_left ? 1 : 0;
}
"""
# limited, inner (text, point, two points), sized (a leaf of one point, a point)
RIGHT = [7, 65, 0, 5, 6, 1, 2, 3, 4, 6, 1, 2, 10, 11, 12, 13]


def problem(what, got):
    return [] if got.code == 0 else ["%s: %s" % (what, harness.tail(got.out + got.err, 800))]


def write(folder, grammars):
    for name, text in grammars.items():
        path = os.path.join(folder, name + ".ksy")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    return [os.path.join(folder, name + ".ksy") for name in grammars]


def emit(kinds, out, paths):
    return [line for path in paths
            for line in problem("ksyc " + path, harness.run([harness.ksyc(), "--emit", kinds, "-o", out, path]))]


def compile_together(out, main, objects):
    """All headers in one source of C and of C++; all sources and `main` in one program, which is run: (problems, output)."""
    headers = "".join('#include "%s"\n' % name for name in sorted(os.listdir(out)) if name.endswith(".h"))
    sources = [os.path.join(out, name) for name in sorted(os.listdir(out)) if name.endswith(".c")]
    found, program = [], os.path.join(out, "program")
    for suffix, compilers in ((".c", [["gcc", "-std=c11"], ["clang", "-std=c11"]]),
                              (".cpp", [["g++", "-std=c++11"], ["clang++", "-std=c++11"]])):
        path = program + suffix
        with open(path, "w", encoding="utf-8") as file:
            file.write(headers + (main if suffix == ".c" else "int main() { return 0; }\n"))
        for compiler in compilers:
            found += problem(compiler[0], harness.run([*compiler, *STRICT, "-I" + out, "-fsyntax-only", path]))
    got = harness.run(["gcc", "-std=c11", *STRICT, "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-I" + out,
                       program + ".c", *sources, *objects, "-o", program, "-lz", "-lm"])
    found += problem("link", got)
    if found:
        return found, b""
    got = harness.run([program])
    return problem("program", got), got.out


def with_fields(folder, *fields):
    """Paths of `m`, and of a file `q` that holds an object of it and these fields."""
    q = "meta: {id: q, endian: le, imports: [m]}\nseq: [{id: k, type: m}, %s]\n" % ", ".join(fields)
    return write(folder, {"m": OWNER, "q": q})


def contexts(t, folder, objects):
    """Objects of another file: those that need a root or parent are refused, where they stand; others look at run time."""
    for name, (field, need) in NEEDY.items():
        path = with_fields(folder, field)[1]
        said = "q.ksy:2:25: error: /seq/1: objects of type %s" % need
        for arguments in (["--emit", "c", "-o", folder, path], ["--emit", "validator", "-o", folder, path], ["run", path, "check", path]):
            got = harness.run([harness.ksyc(), *arguments])
            t.case("%s: %s" % (name, arguments[1]), [] if got.code == 1 and said.encode() in got.err else [got.code, harness.tail(got.err)])
    out = os.path.join(folder, "contexts")
    given = "{id: x, type: 'm::by_parent', parent: k}"
    found = emit("c,doc,dict", out, with_fields(folder, given, "{id: y, type: 'm::some'}", "{id: z, type: 'm::unused', if: k.n > 9}"))
    problems, said = (found, b"") if found else compile_together(out, ABSENT, objects)
    t.case("a parent that is asked for", problems or ([] if said == b"good\nabsent\n" else [said]))


def run(t):
    folder = tempfile.mkdtemp(prefix="imports-")
    try:
        objects = generated_c.runtime(folder)
        paths, out = write(folder, READER), os.path.join(folder, "out")
        found = emit("c,doc,dict", out, paths)
        t.case("each by itself", found)
        if not found:
            data = ", ".join(map(str, RIGHT + RIGHT + [9, 9]))
            problems, said = compile_together(out, MAIN % data, objects)
            # inner.sum is 258 + 2 * 5, points[1].x is 3, leaf.sum is 258 + 1
            t.case("together", problems or ([] if said == b"530\n" else [said]))
        made = os.path.join(folder, "made")
        found = emit("make", made, paths[-1:])
        for name in ("leaf", "left", "right", "whole"):
            for end in (".c", ".h"):
                same = found or filecmp.cmp(os.path.join(out, name + end), os.path.join(made, name + end), shallow=False)
                found = found or ([] if same else ["%s is another file" % (name + end)])
        t.case("the files of --emit make", found)
        paths, out = write(folder, PROVED), os.path.join(folder, "proved")
        found = emit("c,validator,view", out, paths)
        t.case("validators and views together",
               found or compile_together(out, "int main(void) { return 0; }\n", objects)[0])
        contexts(t, folder, objects)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
