# SPDX-License-Identifier: Apache-2.0
"""scripts/check_tree.sh finds violations: each case plants one in a small tree, which is good without it, and expects a
message about it and about nothing else. And the flags that the Makefile notes of a flavour, so that objects are compiled anew
when they change, are the same whatever is built; and the bar of tests/run.py leaves the lines of the suites whole."""
import io
import os
import re
import shutil
import subprocess
import tempfile

import harness
import progress_bar

LICENSED = "/* SPDX-License-Identifier: Apache-2.0 */\n"
SCRIPT = "#!/bin/sh\n# SPDX-License-Identifier: Apache-2.0\n"
WORDS = "Word" + 29 * " word"
LONG = WORDS + " more"
GOOD = {
    "runtime/good.c": LICENSED + "int good(void);\n",
    "compiler/backends/c/emit_c.c": LICENSED,
    "compiler/backends/doc/emit_doc.c": LICENSED + "/* my_strcmp(a), strcmp of words */\n",
    "compiler/backends/doc/doc_text.c": LICENSED + "size_t n = strcspn(text, \"x\");\n",
    "compiler/backends/program/emit_program.c": LICENSED,
    "compiler/backends/runtime/emit_runtime.c": LICENSED,
    "README.md": "# %s\n\n%s.\n%s.\n\n- %s\n- %s\n\n```\n%s\n```\n\n| %s |\n|---|\n" % (
        LONG, WORDS, WORDS, WORDS, WORDS, LONG, LONG),
    "fuzz/selftest/fault.patch": "--- /dev/null\n+++ b/planted\n@@ -0,0 +1 @@\n+x\n",
}
SEARCHES = ("strstr", "strchr", "strpbrk", "strspn", "strcspn", "strtok", "strcmp", "strncmp", "memchr", "memcmp", "memmem")


def faults():
    """(name, file, its text, expected message)"""
    yield "no licence", "runtime/bad.c", "int bad(void);\n", "runtime/bad.c: no SPDX line at the top\n"
    yield "blanks at a line end", "runtime/bad.c", LICENSED + "int bad(void); \n", \
        "runtime/bad.c: blanks at the end of line 2\n"
    yield "Python that does not parse", "tests/bad.py", "# SPDX-License-Identifier: Apache-2.0\nif:\n", \
        "tests/bad.py: invalid syntax (bad.py, line 2)\n"
    for page, text in (("CONTRIBUTING.md", "## Short\n%s.\n"), ("docs/planted.md", "1. Short. %s.\n"), ("README.md", "- Short\n- %s.\n")):
        yield "long sentence in " + page, page, text % LONG.replace("d w", "d\nw", 1), \
            "%s: a sentence of 31 words, 30 at most: %s.\n" % (page, LONG)
    yield "one name for two files", "cli/good.c", LICENSED, "good.c: a name of several files: cli/good.c runtime/good.c \n"
    yield "patch that does not apply", "fuzz/selftest/fault.patch", "--- a/none\n+++ b/none\n@@ -1 +1 @@\n-x\n+y\n", \
        "fuzz/selftest/fault.patch: does not apply\n"
    for room in ("c", "dict", "doc", "program", "proof", "run", "runtime"):
        path = "compiler/backends/%s/planted.c" % room
        for call in SEARCHES:
            yield "%s in %s" % (call, room), path, LICENSED + "\nint x = %s(text, y);\n" % call, \
                "%s: searches or compares text 1 times, 0 allowed, last in line 3: see compiler/code/code.h, expr_words.h\n" % path
    for over in ("e->op", "expr->op", "op", "is_true ? op : negated(op)"):
        yield "default in a switch over " + over, "compiler/sema/planted.c", \
            LICENSED + "int f(void) {\n    switch (%s) {\n    case IR_ADD: return 1;\n    default: return 0;\n    }\n}\n" % over, \
            "compiler/sema/planted.c: a default in a switch over operators, line 5: see compiler/ir/op_groups.h\n"
    for path, text in (("cli/planted.c", "int x; /* %s for y. */\n"), ("web/planted.js", "// %s.\n"), ("scripts/planted.py", "# %s\n")):
        first = {"c": LICENSED, "js": "// SPDX-License-Identifier: Apache-2.0\n", "py": "# SPDX-License-Identifier: Apache-2.0\n"}[path.split(".")[1]]
        yield "a comment without a noun in " + path, path, first + text % "The same", "%s:2: a comment that begins with \"The same\"\n" % path
    yield "blank before the bracket", "compiler/backends/doc/planted.c", LICENSED + "if (strcmp (a, b)) x();\n", \
        "compiler/backends/doc/planted.c: searches or compares text 1 times, 0 allowed, last in line 2: see compiler/code/code.h, expr_words.h\n"


def check(folder):
    done = subprocess.run([os.path.join(folder, "scripts/check_tree.sh")], capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


def expect(t, name, folder, code, message):
    got = check(folder)
    t.case(name, [] if got == (code, message) else ["%r" % (got,)])


def plant(folder, path, text):
    path = os.path.join(folder, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as out:
        out.write(text)


GOALS = ("all", "build/ksyc", "lint", "layers", "unit", "fuzz-replay", "install", "build/release/tests/stream")


def flags(t):
    noted = {}
    for goal in GOALS:
        got = harness.run(["make", "-n", "SETUP=no", goal], env={"MAKEFLAGS": "", "MFLAGS": "", "MAKELEVEL": ""})
        for text, flavour in re.findall(r"^printf '%s.n' '(.*)' > build/(\w+)/flags\.", got.out.decode(), re.M):
            noted.setdefault(flavour, {}).setdefault(text, []).append(goal)
    t.case("flavours with flags", [] if {"release", "asan", "msan", "clang"} <= set(noted) else sorted(noted))
    for flavour, texts in sorted(noted.items()):
        t.case("flags of " + flavour, ["not those of %s: %s" % (", ".join(texts[other]), other[:300]) for other in list(texts)[1:]])


def bar(t):
    drawn = progress_bar.Bar({"slow": 60, "quick": 20}, 2)
    texts = [drawn.text(80, 10)]
    drawn.finish("quick")
    texts += [drawn.text(80, 15), drawn.text(40, 15), drawn.text(20, 15)]
    drawn.finish("slow")
    texts.append(drawn.text(80, 60))
    drawn.close()
    wanted = ["[%s] 0 of 2 suites, about 0:30 left" % ("." * 40), "[%s%s] 1 of 2 suites, about 0:45 left" % ("#" * 10, "." * 30),
              "[#.....] 1 of 2 suites, about 0:45 left", " 1 of 2 suites, abo", "[%s] 2 of 2 suites, about 0:01 left" % ("#" * 40)]
    t.case("the bar", ["%r, not %r" % pair for pair in zip(texts, wanted) if pair[0] != pair[1]])
    file = io.StringIO()
    wiping = progress_bar.Wiping(file)
    print("a", "b\nc", "d", sep="\n  ", end="", file=wiping)
    print("e", file=wiping)
    whole = progress_bar.WIPE + "a\n" + progress_bar.WIPE + "  b\n" + progress_bar.WIPE + "c\n" + progress_bar.WIPE + "  de\n"
    t.case("lines beside the bar", [] if file.getvalue() == whole else ["%r" % file.getvalue()])


def run(t):
    flags(t)
    bar(t)
    with tempfile.TemporaryDirectory(prefix="tree_") as folder:
        for path, text in GOOD.items():
            plant(folder, path, text)
        os.makedirs(os.path.join(folder, "scripts"))
        for script in ("check_tree.sh", "find_python.sh", "check_sentences.py"):
            shutil.copy(os.path.join("scripts", script), os.path.join(folder, "scripts"))
        expect(t, "a good tree", folder, 0, "")
        for name, path, text, message in faults():
            plant(folder, path, text)
            expect(t, name, folder, 1, message)
            os.remove(os.path.join(folder, path))
            if path in GOOD:
                plant(folder, path, GOOD[path])
