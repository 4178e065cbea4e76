# SPDX-License-Identifier: Apache-2.0
"""scripts/abi.py distinguishes additions from incompatible changes: a small header is recorded, changed and compared."""
import os
import shutil
import sys
import tempfile

import harness

HEADER = """
#include <stdint.h>
#include <stdbool.h>
#ifndef TG_API
#define TG_API
#endif
#define TG_MOST 16
#define TG_KINDS(X) X(ONE, 1) /* of that name */ X(TWO, 2)
typedef enum tg_kind {
#define TG_KIND_ENUM(id, number) TG_KIND_##id = number,
    TG_KINDS(TG_KIND_ENUM)
#undef TG_KIND_ENUM
    TG_KIND_COUNT
} tg_kind;
typedef struct tg_thing tg_thing;
typedef struct tg_options tg_options;
struct tg_options {
    tg_kind kind; /* a comment; with a semicolon */
    const char *const *names;
    void (*note)(void *self, const char *text);
    uint8_t bytes[TG_MOST];
};
TG_API tg_thing *tg_thing_new(const tg_options *options,
                              void (*told)(void *self, uint64_t n), void *self);
TG_API bool tg_thing_go(tg_thing *thing, unsigned n);
"""

CHANGES = [
    ("nothing", "", "", []),
    ("a comment", "/* a comment; with a semicolon */", "/* another */", []),
    ("another layout of lines", "tg_thing *tg_thing_new(const", "tg_thing\n*tg_thing_new(\n    const", []),
    ("a new function", "TG_API bool", "TG_API int tg_more(void);\nTG_API bool",
     ["added    function tg_more : int tg_more(void)", "added    function tg_more is not in the symbol map"]),
    ("a function that is gone", "TG_API bool tg_thing_go(tg_thing *thing, unsigned n);", "",
     ["BREAK    gone: function tg_thing_go", "BREAK    function tg_thing_go of the symbol map"]),
    ("another parameter", "tg_thing *thing, unsigned n", "tg_thing *thing, uint64_t n", ["BREAK    function tg_thing_go: was"]),
    ("another name of a parameter", "tg_thing *thing, unsigned n", "tg_thing *thing, unsigned count", ["wording  function tg_thing_go: was"]),
    ("another result", "bool tg_thing_go", "int tg_thing_go", ["BREAK    function tg_thing_go: was"]),
    ("a new enumerator", "X(TWO, 2)", "X(TWO, 2) X(THREE, 3)",
     ["added    enumerator TG_KIND_THREE : 3", "added    enumerator TG_KIND_COUNT: was `3`, is `4`"]),
    ("another number", "X(TWO, 2)", "X(TWO, 5)", ["BREAK    enumerator TG_KIND_TWO: was `2`, is `5`"]),
    ("an enumerator that is gone", "X(ONE, 1)", "", ["BREAK    gone: enumerator TG_KIND_ONE"]),
    ("a member at the end", "bytes[TG_MOST];", "bytes[TG_MOST];\n    bool more;",
     ["BREAK    struct tg_options: was `size 40", "added    member tg_options.more : at 40"]),
    ("a member in between", "    const char *const", "    uint64_t more;\n    const char *const", ["BREAK    member tg_options.names: was `at 8"]),
    ("another type of the same size", "const char *const *names", "const void *names", ["BREAK    member tg_options.names: was"]),
    ("another constant", "TG_MOST 16", "TG_MOST 17", ["BREAK    const TG_MOST: was `16`, is `17`", "BREAK    member tg_options.bytes: was"]),
    ("another function type", "const char *text);", "const char *text, int n);", ["BREAK    member tg_options.note: was"]),
]


def run(t):
    if os.uname().machine != "x86_64":
        return
    folder = tempfile.mkdtemp(prefix="abi-")
    header, abi, symbols = (os.path.join(folder, name) for name in ("small.h", "abi.txt", "small.map"))

    def abi_of(text, *more):
        with open(header, "w", encoding="utf-8") as f:
            f.write(text)
        return harness.run([sys.executable, "scripts/abi.py", "--header", header, "--abi", abi, "--map", symbols, *more])

    try:
        got = abi_of(HEADER, "--update")
        t.case("update", [] if got.code == 0 else [harness.tail(got.out + got.err)])
        for name, old, new, expected in CHANGES:
            got = abi_of(HEADER.replace(old, new, 1) if old else HEADER)
            out = got.out.decode()
            problems = ["exit code %d" % got.code] if got.code != (1 if expected else 0) else []
            problems += ["no `%s`, but %r" % (line, out) for line in expected if "\n" + line not in "\n" + out]
            if all(line.startswith("added") or line.startswith("wording") for line in expected) and "BREAK" in out:
                problems.append("called a break: %r" % out)
            t.case(name, problems)
        got = abi_of(HEADER.replace("TWO, 2", "TWO, 5"), "--update")
        again = abi_of(HEADER.replace("TWO, 2", "TWO, 5"))
        t.case("a break that is meant", [] if got.code == again.code == 0 and b"BREAK" in got.out else [harness.tail(got.out + again.out)])
    finally:
        shutil.rmtree(folder, ignore_errors=True)
