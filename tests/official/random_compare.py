#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares ksyc with the official Kaitai compiler on random grammars and inputs.

    random_compare.py NODE_MODULES [--count N] [--seed S] [--keep DIR]

The parsers of both read every input; a difference is printed with the grammar, and kept in DIR. What differs by design
is counted and named: `overflow`, since ksyc computes with 64 bits and refuses what does not fit, Python with integers of
any size. The exit code is 1 after a difference. Needs release 0.11 of the language: kaitai-struct-compiler and js-yaml
in the folder NODE_MODULES, and the package kaitaistruct of Python.
"""
import argparse
import collections
import json
import multiprocessing
import os
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
try:
    import kaitaistruct  # noqa: E402
except ImportError:
    kaitaistruct = None
if kaitaistruct is None or kaitaistruct.API_VERSION < (0, 11):
    sys.exit("random-grammars: there is no package kaitaistruct of release 0.11 for Python; nothing was compared. Get it with\n"
             "    pip install kaitaistruct==0.11\n"
             "for the Python that make uses (`make PYTHON=...`).")
import expected  # noqa: E402
import harness  # noqa: E402
import oracle  # noqa: E402
import random_grammar  # noqa: E402
from suites import generated_c, language  # noqa: E402

BATCH, INPUTS = 50, 6


class Batch:
    """Some grammars: written, compiled by both, compared."""

    def __init__(self, options, first):
        self.options = options
        self.folder = tempfile.mkdtemp(prefix="random-")
        last = min(first + BATCH, options.seed + options.count)
        self.grammars = {"g%d" % seed: random_grammar.Grammar(seed, "g%d" % seed) for seed in range(first, last)}
        self.texts = {name: grammar.text() for name, grammar in self.grammars.items()}
        self.found, self.explained = [], collections.Counter()

    def path(self, name):
        return os.path.join(self.folder, name)

    def report(self, name, what):
        self.found.append((name, what, self.texts[name]))

    def official(self):
        """The names of the grammars that the official compiler accepts."""
        env = dict(os.environ, NODE_PATH=os.path.abspath(self.options.node_modules))
        got = subprocess.run(["node", "tests/official/compile.js", self.folder] + [self.path(n + ".ksy") for n in self.grammars],
                             env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        for line in got.stdout.decode("utf-8", "replace").splitlines():
            name = os.path.basename(line.split(".ksy")[0])
            if name in self.grammars:
                self.explained["not compiled by the official compiler"] += 1
        return [name for name in self.grammars if os.path.exists(self.path(name + ".py"))]

    def compile(self, names):
        """The program for those that ksyc accepts too."""
        accepted = []
        for name in names:
            got = harness.run([harness.ksyc(), "-o", self.folder, self.path(name + ".ksy")])
            if got.code == 0:
                accepted.append(name)
            elif expected.refused_constant(got) is not None:
                self.explained[expected.refused_constant(got)] += 1
            else:
                self.report(name, "ksyc: " + harness.tail(got.err))
        with open(self.path("list.c"), "w", encoding="utf-8") as file:
            file.write(generated_c.list_of({name: self.path(name + ".h") for name in accepted}))
            file.writelines('#include "%s.c"\n' % name for name in accepted)
        got = harness.run([self.options.cc, *language.STRICT, "-O0", "-I" + self.folder, "-Iruntime/ks", "-Itests/language",
                           self.path("list.c"), *self.options.objects, "-o", self.path("program"), "-lz", "-lm"])
        if got.code != 0:
            for name in accepted:
                one = harness.run([self.options.cc, *language.STRICT, "-I" + self.folder, "-Iruntime/ks", "-fsyntax-only",
                                   self.path(name + ".c")])
                if one.code != 0:
                    self.report(name, "cc: " + harness.tail(one.err))
            if not self.found:
                self.report(accepted[0], "cc of all together: " + harness.tail(got.err))
            return []
        return accepted

    def compare(self, names):
        asked = [(name, data) for name in names for data in self.grammars[name].inputs(INPUTS)]
        got = harness.run([self.path("program")], given="".join("%s %s\n" % (name, data.hex()) for name, data in asked).encode())
        answers = got.out.decode("utf-8", "replace").split("\n")[:-1]
        if got.code != 0 or len(answers) != len(asked):
            name = asked[len(answers)][0] if len(answers) < len(asked) else asked[0][0]
            self.report(name, "exit code %d: %s" % (got.code, harness.tail(got.err)))
        for (name, data), answer in zip(asked, answers):
            wanted = expected.within(oracle.load(self.folder, name), data)
            if "Hangs" in wanted.values():
                self.explained["the official parser does not end"] += 1
            elif language.is_as_expected(answer, wanted):
                self.explained["agree, " + ("refused" if "refused" in wanted else "read")] += 1
            elif answer.startswith("refused overflow ") and "tree" in wanted:
                self.explained["overflow"] += 1
            else:
                self.report(name, "%s\n  ksyc:     %s\n  official: %s" % (data.hex(), answer, json.dumps(wanted)))

    def run(self):
        try:
            for name, text in self.texts.items():
                with open(self.path(name + ".ksy"), "w", encoding="utf-8") as file:
                    file.write(text)
            names = self.compile(self.official())
            if names:
                self.compare(names)
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)
        return self.found, self.explained


def run_batch(task):
    return Batch(*task).run()


def main():
    os.chdir(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("node_modules")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep")
    parser.add_argument("--cc", default="gcc")
    options = parser.parse_args()
    missing = [name for name in ("kaitai-struct-compiler", "js-yaml")
               if not os.path.isfile(os.path.join(options.node_modules, name, "package.json"))]
    if options.node_modules == "" or missing:
        sys.exit("random-grammars: '%s' is no folder with the official compiler; nothing was compared. Get it with\n"
                 "    npm install --prefix official kaitai-struct-compiler@0.11 js-yaml\n"
                 "and run `make random-grammars KAITAI_NODE=official/node_modules`." % options.node_modules)
    folder = tempfile.mkdtemp(prefix="random-runtime-")
    totals, grammars = collections.Counter(), set()
    try:
        options.objects = generated_c.runtime(folder) + generated_c.printer(folder)
        tasks = [(options, first) for first in range(options.seed, options.seed + options.count, BATCH)]
        # A fresh process a batch, since the official parsers stay loaded.
        with multiprocessing.Pool(os.cpu_count(), maxtasksperchild=1) as pool:
            for found, explained in pool.imap_unordered(run_batch, tasks):
                totals.update(explained)
                for name, what, text in found:
                    if name not in grammars:
                        print("%s: %s\n%s" % (name, what, text), flush=True)
                    grammars.add(name)
                    if options.keep:
                        os.makedirs(options.keep, exist_ok=True)
                        with open(os.path.join(options.keep, name + ".ksy"), "w", encoding="utf-8") as file:
                            file.write(text)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print("%d grammars, %d inputs each: %s; %d with a difference" %
          (options.count, INPUTS, ", ".join("%s %d" % row for row in sorted(totals.items())), len(grammars)))
    sys.exit(1 if grammars else 0)


if __name__ == "__main__":
    main()
