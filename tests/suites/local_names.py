# SPDX-License-Identifier: Apache-2.0
"""Ids that are, or look like, names of variables, functions and types of validators and views: all emitters give C that
gcc and clang find nothing to warn about, and headers that are C++.

Names in C begin with the id of the file. So the sources for several ids are one text for the compilers, which would
otherwise read the headers most of the time; a problem is looked for in the sources of each."""
import concurrent.futures
import glob
import os
import random
import re
import shutil
import tempfile

import harness
from suites import clashing_names

STRICT = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only", "-Iruntime/ks"]
IDS = ("pos end n i k ok buf len out size at count int int_ item value view facts before base of result open read first "
       "next uint64_t integer real boolean state has_x x_size x_count x_at x_pos x_ok x_fits x_fit x_inside its_x_size "
       "arg_p arg_x knows_has_x i_mod_x root_x root_p parent_x has_root_x own_root_x behind_x test_FILE check_FILE_tt x_2 x_ "
       "tt uu FILE_tt FILE_view z z_first").split()
MANY = 18   # ids at a time
RANDOM, INPUTS = 25, 400
# `ID` is a number, bytes, an array, an object, a parameter, an instance, a type, an enum and a label, with and without `if`,
# beside `x`, which has all of these.
GRAMMARS = ("""
seq:
  - {id: p, type: u4}
  - {id: ID, type: u4, enum: ID, valid: {any-of: ['ID::ID', 'ID::b']}}
  - {id: x, size: p * 2, if: p > 3}
  - {id: y, type: u1, if: 'ID == ID::ID'}
  - {id: l, type: uu, repeat: expr, repeat-expr: p}
enums: {ID: {1: ID, 2: b}}
types:
  uu: {seq: [{id: q, type: u1, valid: {max: _parent.p}}, {id: ID, size: q * 2}, {id: x, size: q, if: q > 1}]}
""", """
seq:
  - {id: p, type: u8}
  - {id: x, type: u4, repeat: expr, repeat-expr: p + 2}
  - {id: ID, type: tt(p), repeat: expr, repeat-expr: p}
  - {id: o, type: 'tt(p * 3)'}
  - {id: w, type: u2, valid: {expr: '_ < ID.last.q'}}
types:
  tt:
    params: [{id: ID, type: u8}]
    seq: [{id: q, type: u1, valid: {max: ID}}, {id: x, size: q * 2, if: ID > 1}, {id: s, type: u1, repeat: expr, repeat-expr: q}]
""", """
seq:
  - {id: p, type: u4}
  - {id: x, size: p * 2, if: ID > 4}
  - {id: ll, type: tt, repeat: expr, repeat-expr: ID}
  - {id: w, type: u2, valid: {expr: '_ < ID'}}
instances:
  ID: {value: 'p * p + 1', if: p > 1}
types:
  tt:
    seq: [{id: q, type: u1, valid: {max: _root.ID}}, {id: s, size: q * 2}]
    instances:
      ID: {pos: q * 3, type: u1, repeat: expr, repeat-expr: q + 2}
      x: {pos: q * 3, size: q + 2}
""", """
seq:
  - {id: p, type: u4}
  - {id: ll, type: ID, repeat: expr, repeat-expr: p}
  - {id: ID, type: ID, if: p > 3}
  - id: x
    type: {switch-on: p, cases: {1: ID, 2: uu}}
instances:
  list: {pos: p + 1, type: uu, repeat: expr, repeat-expr: p * 4}
types:
  ID: {seq: [{id: q, type: u1, valid: {max: _root.p}}, {id: x, size: q * 2}]}
  uu: {seq: [{id: q, type: u1, valid: {max: _root.p}}, {id: x, size: 3}]}
""", """
seq:
  - {id: x, type: aa}
  - {id: ID, type: u4}
  - {id: c, size: ID + x.v, if: x.v < ID}
  - {id: l, type: bb, repeat: expr, repeat-expr: x.v}
types:
  aa: {seq: [{id: v, type: u4}]}
  bb: {seq: [{id: ID, type: u1, valid: {expr: _root.x.v + _root.ID + _parent.x.v < _}}, {id: x, size: ID * _root.x.v}]}
""")

# Accessors of views, whose names are made of several parts, beside fields and types with such names.
ACCESSORS = {"first": """
seq:
  - {id: p, type: u4}
  - {id: z, type: uu, repeat: expr, repeat-expr: p}
  - {id: z_first, type: tt}
  - {id: z_next, type: tt}
  - {id: z_is_last, type: tt}
types:
  uu: {seq: [{id: q, type: u1}, {id: x, size: q * 2}]}
  tt: {seq: [{id: q, type: u1}]}
""","view_x": """
seq:
  - {id: x, type: view_x}
  - {id: z, type: uu, repeat: expr, repeat-expr: x.q}
types:
  view_x: {seq: [{id: q, type: u1}]}
  view_z_first: {seq: [{id: q, type: u1}]}
  uu: {seq: [{id: q, type: u1}, {id: x, size: q * 2}]}
""","case": """
seq:
  - {id: p, type: u4}
  - {id: x, type: {switch-on: p, cases: {1: tt, 2: uu}}}
  - {id: x_tt, type: tt}
  - {id: x_uu, type: tt, repeat: expr, repeat-expr: p}
types:
  uu: {seq: [{id: q, type: u1}, {id: x, size: q * 2}]}
  tt: {seq: [{id: q, type: u1}]}
  view_x_tt: {seq: [{id: q, type: u1}]}
""","cases": """
seq:
  - {id: p, type: u4}
  - {id: x, type: {switch-on: p, cases: {1: 'a::tt', 2: 'b::tt', 3: tt}}}
types:
  a: {types: {tt: {seq: [{id: q, type: u1}, {id: x, size: q * 2}]}}}
  b: {types: {tt: {seq: [{id: q, type: u1}]}}}
  tt: {seq: [{id: q, type: u1}]}
"""}


# Numbers of elements and bytes that come from signed numbers: what the expression gives and what it stands for are two
# variables, also where a field is called like the second.
SIGNED = {"expressions": """
seq:
  - {id: n, type: u4}
  - {id: x, type: c, repeat: expr, repeat-expr: n * 3 - 7}
  - {id: w, size: 0, valid: {expr: x.size < 9}}
  - {id: b, size: n * 3 - 9}
instances: {p: {pos: n, size: n * 3 - 8}}
types: {c: {seq: [{id: y, type: u4}]}}
""", "fields": """
seq:
  - {id: n, type: u1}
  - {id: p_size, type: s4}
  - {id: x_count, type: s4}
  - {id: b_size, type: s4}
  - {id: b, size: b_size}
  - {id: x, type: c, repeat: expr, repeat-expr: x_count}
  - {id: w, size: 0, valid: {expr: x.size < 9}}
instances: {p: {pos: n, size: p_size}}
types: {c: {seq: [{id: y, type: u4}]}}
"""}


def problem(what, got):
    return [] if got.code == 0 else ["%s: %s" % (what, harness.tail(got.out + got.err, 600))]


def emit(out, specs):
    """The problems of ksyc; a validator says what it does not know."""
    found = problem("ksyc", harness.run([harness.ksyc(), "--emit", "c,doc,dict", "-o", out, *specs]))
    for kind in ("validator", "view"):
        got = harness.run([harness.ksyc(), "--emit", kind, "-o", out, *specs])
        unknown = [line for line in got.err.splitlines() if b" error: " in line]
        if got.code != 1 or not unknown or not all(b"validator" in line for line in unknown):
            found += problem("ksyc --emit " + kind, got)
    return found


def check_together(out, grammars):
    """The problems of (id of the file, text) of grammars, which have no name in common."""
    os.mkdir(out)
    specs = []
    for file_id, text in grammars:
        specs.append(os.path.join(out, file_id + ".ksy"))
        with open(specs[-1], "w", encoding="utf-8") as file:
            file.write("meta: {id: %s, endian: le}%s" % (file_id, text))
    found = emit(out, specs)
    for kind in ("", "_validate", "_view"):
        whole = os.path.join(out, "all%s.c" % kind)
        sources = [os.path.join(out, file_id + kind + ".c") for file_id, _ in grammars]
        with open(whole, "w", encoding="utf-8") as file:
            file.writelines(harness.read_text(source) for source in sources if os.path.exists(source))
        for compiler in ("gcc", "clang") if os.path.getsize(whole) > 0 else ():
            found += problem(compiler, harness.run([compiler, "-std=c11", *STRICT, "-I" + out, whole]))
    together = os.path.join(out, "all.cpp")
    with open(together, "w", encoding="utf-8") as file:
        file.writelines('#include "%s"\n' % os.path.basename(header) for header in sorted(glob.glob(os.path.join(out, "*.h"))) if not header.endswith("_compute.h"))
    return found + problem("g++", harness.run(["g++", "-std=c++11", *STRICT, "-I" + out, together]))


def is_possible(number, name):
    """Whether the grammar with the id has no two types of one name."""
    return not ("type: uu" in GRAMMARS[number] and name == "uu" or "tt(" in GRAMMARS[number] and name == "q")


def check(job):
    """(id, problems) of one grammar with each of some ids."""
    folder, number, ids = job
    def with_id(file_id, name):
        return file_id, GRAMMARS[number].replace("ID", name.replace("FILE", file_id))
    ids = [name for name in ids if is_possible(number, name)]
    out = os.path.join(folder, "%d-%s" % (number, ids[0]))
    if not check_together(out, [with_id("g%d" % i, name) for i, name in enumerate(ids)]):
        return [(name, []) for name in ids]
    return [(name, check_together("%s-%d" % (out, i), [with_id("g", name)])) for i, name in enumerate(ids)]


def two_files(t, folder, first, second, clash):
    """Two files that lead to one name are refused, with the names of both."""
    for name, text in (("a", first), ("a_b", second), ("both", "seq: [{id: x, type: a}, {id: y, type: a_b}]")):
        with open(os.path.join(folder, name + ".ksy"), "w", encoding="utf-8") as file:
            file.write("meta: {id: %s%s}\n%s\n" % (name, ", imports: [a, a_b]" if name == "both" else "", text))
    got = harness.run([harness.ksyc(), "--emit", "c", "-o", os.path.join(folder, "out"), os.path.join(folder, "both.ksy")])
    said = "files 'a_b' and 'a' cannot be used together: both have '%s' in C" % clash
    t.case("two files with " + clash, [] if got.code == 1 and said.encode() in got.err else [got.code, harness.tail(got.err)])


# Standard input has the inputs: a byte with the number of a grammar, one with the length, and the bytes. A line for each says
# whether reader and validator accept them.
VERDICTS = r"""
#include <stdio.h>
#include <stdlib.h>

%s
int main(void) {
    for (int which = getchar(); which != EOF; which = getchar()) {
        const size_t n = (size_t)getchar();
        uint8_t *data = malloc(n + 1);
        if (data == NULL || fread(data, 1, n, stdin) != n) return 1;
        ks_ctx ks;
        ks_ctx_init(&ks, ks_input_memory(data, n), ks_limits_for(n), NULL);
        ks_stream file = ks_stream_root(&ks);
        ks_stream *io = ks_keep_stream(&ks, &file);
        bool reads = io != NULL, accepts = false;
        switch (which) {
%s        default: return 1;
        }
        ks_ctx_free(&ks);
        free(data);
        printf("%%d%%d\n", reads, accepts);
    }
    return 0;
}
"""
VERDICT = """        case %d: {
            g%d *root = NULL;
            reads = reads && g%d_read(&ks, io, &root)%s;
            accepts = ks_accepts(g%d_validate, data, n);
            break;
        }
"""


def same_verdicts(out, numbers):
    """Where the reader and the validator of the grammars in the folder differ, on random inputs."""
    runtime = problem("ksyc", harness.run([harness.ksyc(), "--emit", "runtime", "-o", out, os.path.join(out, "g%d.ksy" % numbers[0])]))
    if runtime:
        return runtime
    cases = ""
    for i in numbers:
        has_more = re.search(r"bool g%d_complete\(" % i, harness.read_text(os.path.join(out, "g%d.h" % i)))
        cases += VERDICT % (i, i, i, " && g%d_complete(&ks, root)" % i if has_more else "", i)
    main = os.path.join(out, "verdicts.c")
    with open(main, "w", encoding="utf-8") as file:
        file.write(VERDICTS % ("".join('#include "g%d.h"\n#include "g%d_validate.h"\n' % (i, i) for i in numbers), cases))
    sources = [os.path.join(out, "g%d%s.c" % (i, end)) for i in numbers for end in ("", "_validate")]
    program = os.path.join(out, "verdicts")
    found = problem("gcc", harness.run(["gcc", "-std=c11", "-w", "-fsanitize=undefined", "-fno-sanitize-recover=all", "-I" + out, main,
                                        *sources, os.path.join(out, "ks.c"), "-o", program, "-lm"]))
    if found:
        return found
    rng = random.Random(len(numbers))
    given = [(i, bytes(rng.choice((0, 0, 1, 1, 1, 2, 2, 3, 4, 6, 9)) for _ in range(rng.randrange(60)))) for i in numbers for _ in range(INPUTS)]
    got = harness.run([program], given=b"".join(bytes([i, len(data)]) + data for i, data in given))
    said = got.out.split()
    if got.code != 0 or len(said) != len(given):
        return ["verdicts: %d answers, %s" % (len(said), harness.tail(got.err))]
    wrong = ["grammar %d, %s: reader and validator say %s" % (i, data.hex(" "), verdict.decode())
             for (i, data), verdict in zip(given, said) if verdict[:1] != verdict[1:]]
    return wrong[:3] if b"11" in said else ["nothing is valid"]


def clashes(t, folder):
    """Random grammars and known ones whose names clash: all C compiles, and validators say what readers say."""
    rng = random.Random(7)
    named = list(clashing_names.CLASHES.items()) + [("random %d" % i, clashing_names.random_grammar(rng)) for i in range(RANDOM)]
    out = os.path.join(folder, "clashes")
    if check_together(out, [("g%d" % i, text) for i, (_, text) in enumerate(named)]):
        for name, text in named:
            t.case("clash: " + name, check_together(os.path.join(folder, "clash-" + name.replace(" ", "-")), [("g", text)]))
    known = [i for i in range(len(named)) if os.path.exists(os.path.join(out, "g%d_validate.c" % i))]
    t.case("clashes: validators", [] if len(known) == len(named) else ["%d of %d" % (len(known), len(named))])
    t.case("clashes: verdicts", same_verdicts(out, known))


def run(t):
    folder = tempfile.mkdtemp(prefix="local-names-")
    jobs = [(folder, number, IDS[i:i + MANY]) for number in range(len(GRAMMARS)) for i in range(0, len(IDS), MANY)]
    try:
        plain = "seq: [{id: q, type: u1}]\n"
        two_files(t, folder, plain + "types: {b: {seq: [{id: q, type: u1}]}}", plain, "a_b")
        two_files(t, folder, plain + "enums: {b_c: {1: d}}", plain + "enums: {c: {1: d}}", "A_B_C_D")
        for name, grammar in ACCESSORS.items():
            t.case("accessors: " + name, check_together(os.path.join(folder, "accessors-" + name), [("g", grammar)]))
        clashes(t, folder)
        for name, grammar in SIGNED.items():
            t.case("signed numbers: " + name, check_together(os.path.join(folder, "signed-" + name), [("g", grammar)]))
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for (_, number, _), cases in zip(jobs, pool.map(check, jobs)):
                for name, problems in cases:
                    t.case("%s in grammar %d" % (name, number), problems)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
