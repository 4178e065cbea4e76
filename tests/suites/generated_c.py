# SPDX-License-Identifier: Apache-2.0
"""Parsers that ksyc generated, compiled into the program tests/language/print_tree.c."""
import glob
import os
import re

import harness

LANGUAGE = os.path.join("tests", "language")


def runtime(folder):
    """The objects of runtime/ks."""
    sources = sorted(glob.glob("runtime/ks/*.c"))
    objects = [os.path.join(folder, os.path.basename(path)[:-1] + "o") for path in sources]
    for path, built in zip(sources, objects):
        got = harness.run(["gcc", "-std=c11", "-O1", "-Iruntime/ks", "-c", path, "-o", built])
        if got.code != 0:
            raise RuntimeError(harness.tail(got.err))
    return objects


def printer(folder):
    """The objects of print_tree.c and of what it uses."""
    objects = []
    for name in ("print_tree", "tree_values"):
        objects.append(os.path.join(folder, name + ".o"))
        got = harness.run(["gcc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", "-Iruntime/ks", "-c",
                           os.path.join(LANGUAGE, name + ".c"), "-o", objects[-1]])
        if got.code != 0:
            raise RuntimeError(harness.tail(got.err))
    return objects


def entry(name, header, is_debug):
    """The functions and the row of one grammar in the list, from its generated header."""
    with open(header, encoding="utf-8") as file:
        text = file.read()
    root = re.search(r"^typedef struct (\w+) ", text, re.M).group(1)
    functions = ("static bool tree_read_%(n)s(const grammar *g, ks_ctx *ks, ks_stream *io, void **root) {\n"
                 "    %(r)s *self = NULL;\n"
                 "    (void)g;\n"
                 "    const bool good = %(r)s_read(ks, io, &self);\n"
                 "    *root = self;\n"
                 "    return good;\n"
                 "}\n") % {"n": name, "r": root}
    complete = "NULL"
    if re.search(r"^bool %s_complete\(" % root, text, re.M):
        complete = "tree_complete_" + name
        functions += "static bool %s(ks_ctx *ks, void *root) { return %s_complete(ks, root); }\n" % (complete, root)
    return functions, '    {"%s", &%s_desc, tree_read_%s, %s, %s, NULL},\n' % (name, root, name, complete, "true" if is_debug else "false")


def list_of(headers, debug=()):
    """The C source that lists grammars: of {name: path of the header}, and the names of those with ks-debug."""
    parts = [(name, *entry(name, path, name in debug)) for name, path in headers.items()]
    return ('#include "print_tree.h"\n' + "".join('#include "%s.h"\n' % name for name, _, _ in parts) +
            "".join(functions for _, functions, _ in parts) +
            "static const grammar list[] = {\n" + "".join(row for _, _, row in parts) +
            "    {NULL, NULL, NULL, NULL, false, NULL}};\n"
            "const grammar *list_grammars(int argc, char **argv) {\n    (void)argc, (void)argv;\n    return list;\n}\n")
