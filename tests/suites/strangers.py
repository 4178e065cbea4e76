# SPDX-License-Identifier: Apache-2.0
"""What a stranger does with an installed ksyc and nothing else of the tree. The four commands of
examples/telemetry/README.md lead from the grammar to a fuzzed parser; the program prints what the README and
sample.json say, and stands hostile files and small budgets under ASan and UBSan; a grammar of `ksyc new` works the same
way; the runtime as two files compiles with both compilers, with its libraries and without, and carries a parser; and
the fuzz targets of grammars of tests/language find nothing. FUZZ_SECONDS says for how long they run."""
import concurrent.futures
import itertools
import json
import os
import random
import re
import shutil
import tempfile

import harness
from suites import install

EXAMPLE = "examples/telemetry"
SECONDS = os.environ.get("FUZZ_SECONDS", "3")
# Arrays, bits, switches, texts, instances, recursion, imports, floats, enums, checksums.
FUZZED = ("held_bits_repeat", "root_of_list", "large_switch", "until_then_more", "io", "names_words", "floats",
          "enum_of_u8", "checksum_kinds", "held_bits_import", "same_switch")
# What ksyc writes beside each parser is compiled once.
SHARE = os.path.abspath("tests/tools/share_objects.py")
STRICT = ["-std=c11", "-Wall", "-Wextra", "-pedantic", "-Werror"]
STRICTEST = [*STRICT, "-Wconversion", "-Wshadow", "-Wcast-align", "-Wvla"]


def problem(got, code=0):
    return [] if got.code == code else ["exit code %d, expected %d: %s" % (got.code, code, harness.tail(got.out + got.err, 1200))]


class Place:
    """A folder and a prefix: commands find ksyc by name."""

    def __init__(self, folder, prefix):
        self.folder, self.prefix = folder, prefix
        self.env = {"PKG_CONFIG_PATH": prefix + "/lib/pkgconfig", "PATH": prefix + "/bin:" + os.environ["PATH"], "MAKEFLAGS": "", "MFLAGS": "", "MAKELEVEL": ""}

    def compilers(self):
        """Variables of make for programs of many grammars."""
        objects = os.path.join(self.prefix, "objects")
        os.makedirs(objects, exist_ok=True)
        return " ".join("%s='%s %s %s'" % (name, SHARE, objects, compiler) for name, compiler in (("CC", "cc"), ("CLANG", "clang")))

    def run(self, command, timeout=300, **more):
        words = ["sh", "-c", command] if isinstance(command, str) else command
        return harness.run(words, timeout=timeout, cwd=self.folder, env=dict(self.env, **more))


def four_commands(t, place):
    with open(os.path.join(EXAMPLE, "README.md"), encoding="utf-8") as file:
        page = file.read()
    commands = re.findall(r"^    ([^$\n].*)$", page[:page.index("    $ ")], re.M)
    if not t.case("four commands", [] if len(commands) == 4 else commands):
        return
    for command in commands:
        got = place.run(command.replace("TIME=60", "TIME=" + SECONDS))
        t.case(command.split("  #")[0].strip(), problem(got))
    shown = re.findall(r"^    \$ (.*)\n((?:    (?!\$).*\n)*)", page, re.M)
    for command, output in shown:
        got = place.run(command)
        t.case(command, [] if got.out.decode() == re.sub(r"^    ", "", output, flags=re.M) and not got.err
               else [got.out.decode(), harness.tail(got.err)])


def tree_of(t, place):
    place.run("python3 make_sample.py > sample.tlm")
    got = place.run("build/telemetry dump --json sample.tlm")
    with open(os.path.join(EXAMPLE, "sample.json"), encoding="utf-8") as file:
        expected = json.load(file)
    t.case("the tree", problem(got) or ([] if json.loads(got.out) == expected else ["differs from sample.json"]))
    for command, code, said in (
            ("check none.tlm", 2, b"telemetry: none.tlm: No such file or directory [io]\n"),
            ("check .", 2, b"telemetry: .: Is a directory [io]\n"),
            ("", 2, b"telemetry: no verb given\nTry 'telemetry --help'.\n"),
            ("look sample.tlm", 2, b"telemetry: unknown verb look\nTry 'telemetry --help'.\n"),
            ("map --json sample.tlm", 2, b"telemetry: map has no --json\nTry 'telemetry --help'.\n"),
            ("check --max-work x sample.tlm", 2, b"telemetry: no legal number for --max-work\nTry 'telemetry --help'.\n"),
            ("dump sample.tlm > /dev/full", 2, b"telemetry: cannot write the output\n"),
            ("check --help", 0, b"")):
        got = place.run("build/telemetry " + command)
        t.case("telemetry " + command, problem(got, code) or ([] if got.err == said else [repr(got.err)]))
    got = place.run("build/telemetry check --json sample.tlm - none.tlm < /dev/null")
    answer = json.loads(got.out)
    t.case("check --json", problem(got, 2) or ([] if [x["valid"] for x in answer] == [True, False] else [repr(answer)]))


def hostile(t, place):
    """Each prefix of the sample, and files with changed bytes: one verdict each, no finding of a sanitizer."""
    got = place.run(["make", "-C", "build", "asan"])
    if not t.case("make asan", problem(got)):
        return
    with open(os.path.join(place.folder, "sample.tlm"), "rb") as file:
        sample = file.read()
    chance = random.Random(7)
    folder = os.path.join(place.folder, "hostile")
    os.mkdir(folder)
    variants = [sample[:n] for n in range(len(sample))]
    for _ in range(400):
        data = bytearray(sample)
        for _ in range(chance.randint(1, 4)):
            data[chance.randrange(len(data))] = chance.choice((0, 1, 0x7f, 0x80, 0xff, chance.randrange(256)))
        variants.append(bytes(data))
    names = []
    for i, data in enumerate(variants):
        names.append(os.path.join("hostile", "%03d.tlm" % i))
        with open(os.path.join(place.folder, names[-1]), "wb") as file:
            file.write(data)
    for more in ([], ["--max-memory", "600"], ["--max-work", "9"], ["--max-depth", "1"], ["--strict"], ["--max-size", "50"]):
        got = place.run(["build/telemetry_asan", "check", *more, *names])
        lines = got.out.decode().split("\n")
        t.case("hostile files " + " ".join(more), problem(got, 1) or (
            [] if len(lines) == len(names) + 1 and all(re.match(r"ok |bad .* \[\w+\]$|$", x) for x in lines) else ["lines are missing"]))
    accepted = re.findall(r"^ok (\S+) ", place.run(["build/telemetry_asan", "check", *names]).out.decode(), re.M)
    for verb in (["dump"], ["dump", "--json"], ["map"], ["dump", "--max-work", "40"], ["map", "--max-memory", "3000"]):
        codes = {place.run(["build/telemetry_asan", *verb, name]).code for name in accepted[:8] + names[-8:]}
        t.case("hostile files: " + " ".join(verb), [] if codes <= {0, 1} else ["exit codes %s" % sorted(codes)])


def summary_problems(said):
    """The last lines of `make fuzz` against what libFuzzer has said before them."""
    found = re.search(r"^no finding in (\d+) runs, (\d+) of (\d+) branches\ngo on: make fuzz TIME=600;", said, re.M)
    if not found:
        return ["no summary: %s" % harness.tail(said.encode())]
    runs = re.search(r"^Done (\d+) runs", said, re.M)[1]
    covered = re.findall(r" cov: (\d+) ", said)[-1]
    counters = re.search(r"\((\d+) inline 8-bit counters\)", said)[1]
    return [] if found.groups() == (runs, covered, counters) else ["%s, and libFuzzer says %s" % (found.groups(), (runs, covered, counters))]


def fresh(t, place):
    for command in ("ksyc new fresh", "ksyc --emit make -o fresh fresh.ksy", "make -C fresh"):
        t.case(command, problem(place.run(command)))
    got = place.run("make -C fresh fuzz TIME=" + SECONDS)
    t.case("make fuzz", problem(got) or summary_problems(got.out.decode("utf-8", "replace")))
    place.run("mkdir broken && cp fresh/*.[ch] fresh/fresh.dict fresh/Makefile broken")
    place.run(r"sed -i 's/^int LLVMFuzzerTestOneInput(.*{/&\n    if (size > 2) abort();/' broken/ks_fuzz.c")
    got = place.run("make -C broken fuzz TIME=60")
    said = re.search(r"^a finding: (\S+)\ngo on: (\./fresh_fuzzer \S+) shows it again$", got.out.decode("utf-8", "replace"), re.M)
    t.case("make fuzz with a finding", [] if got.code == 2 and said else ["exit code %d: %s" % (got.code, harness.tail(got.out))])
    if said:
        got = place.run("cd broken && " + said[2])
        t.case("which is shown again", [] if got.code != 0 and b"libFuzzer: deadly signal" in got.err else ["exit code %d" % got.code])
    got = place.run("printf 'NEW\\000\\001\\001\\000\\000\\002\\000hi' | fresh/fresh check -")
    t.case("a file of the new grammar", [] if got.out == b"ok - fresh\n" else [repr(got.out + got.err)])
    corpus = os.path.join(place.folder, "fresh", "corpus")
    got = place.run("fresh/fresh check fresh/corpus/*")
    good = got.out.count(b"\nok ") + got.out.startswith(b"ok ")
    t.case("the mutator makes valid files", [] if good * 10 > len(os.listdir(corpus)) else ["%d of %d" % (good, len(os.listdir(corpus)))])
    if shutil.which("afl-fuzz"):
        # afl-fuzz refuses options of sanitizers that are not its own.
        got = place.run("env -u ASAN_OPTIONS -u UBSAN_OPTIONS -u MSAN_OPTIONS make -C fresh fuzz-afl TIME=3", AFL_SKIP_CPUFREQ="1", AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES="1",
                        AFL_NO_UI="1", AFL_NO_AFFINITY="1")
        t.case("AFL++", problem(got))


def cut(t, place):
    """A tree that a budget cuts anywhere is one document, which says so."""
    place.run("python3 make_sample.py > sample.tlm")
    problems, num_cut = [], 0
    for work in range(1, 80):
        got = place.run("build/telemetry dump --json --max-work %d sample.tlm" % work)
        try:
            answer = json.loads(got.out)
        except ValueError as error:
            problems.append("--max-work %d: %s" % (work, error))
            continue
        is_cut = answer.get("cut", {}).get("code") == "limit"
        num_cut += is_cut
        if got.code != int(is_cut or not answer["valid"]):
            problems.append("--max-work %d: exit code %d" % (work, got.code))
    t.case("dump --json of trees that are cut", problems or ([] if num_cut > 0 else ["no tree was cut"]))


def names(t, place):
    """Programs of grammars that are called like headers of the C library; the names of other targets are refused."""
    for name in harness.in_round(("limits", "stdint", "errno", "iconv", "main"), 4):
        got = place.run("ksyc new %s && ksyc --emit make -o name_%s %s.ksy && make -C name_%s CFLAGS=-O0 %s && name_%s/%s --help" % (
            name, name, name, name, place.compilers(), name, name))
        t.case("a grammar with the name " + name, problem(got))
    for name in ("all", "asan", "fuzz", "clean"):
        got = place.run("ksyc new %s && ksyc --emit make -o name_%s %s.ksy" % ((name, ) * 3))
        t.case("a grammar with the name " + name, problem(got, 1) or (
            [] if b"'%s' is another target of the Makefile" % name.encode() in got.err else [repr(got.err)]))


def own_sources(t, place):
    """Functions of custom processes and types from outside, in a folder of the user."""
    for name, more in (("custom_process", ""), ("opaque", " CPPFLAGS=-I%s" % os.path.abspath("tests/language"))):
        got = place.run("ksyc --emit make -o own_%s %s.ksy && make -C own_%s CFLAGS=-O0 %s SOURCES=%s.c%s && own_%s/%s check /dev/null" % (
            name, os.path.abspath("tests/language/" + name), name, place.compilers(), os.path.abspath("tests/language/" + name), more, name, name))
        t.case("functions for " + name, problem(got, 1))


def vendored(t, place):
    place.run("ksyc --emit runtime -o vendor && ksyc -o vendor telemetry.ksy")
    shutil.copy("tests/installed/parse_btf.c", place.folder)
    for path in ("btf.ksy",):
        shutil.copy(os.path.join("specs", path), place.folder)
    got = place.run("ksyc -q --emit runtime -o runtime && ls runtime")
    t.case("the runtime is two files", [] if got.out == b"ks.c\nks.h\n" else [repr(got.out)])
    place.run("ksyc --emit c,validator -o vendor btf.ksy")
    libraries = [], ["-DKS_WITH_ZLIB=1", "-DKS_WITH_ICONV=1", "-lz"], ["-DKS_EXACT_BLOCKS"]
    for more, compiler in harness.in_round(itertools.product(libraries, ("gcc", "clang")), 3):
        program = os.path.join(place.folder, "vendored")
        got = place.run([compiler, *STRICT, "-Ivendor", "parse_btf.c", "vendor/btf.c", "vendor/btf_validate.c", "vendor/telemetry.c",
                         "vendor/ks.c", *more, "-lm", "-o", program])
        if t.case("ks.c with %s %s" % (compiler, " ".join(more)), problem(got)):
            got = place.run([program, os.path.abspath(os.path.join(harness.SAMPLES, "btf_shapes.btf"))])
            t.case("a parser with it", problem(got))
    place.run("ksyc --emit make -o strict telemetry.ksy")
    for compiler in ("gcc", "clang"):
        got = place.run("for file in strict/*.c; do %s %s -fsyntax-only $file || exit 1; done" % (compiler, " ".join(STRICTEST)))
        t.case("all that is emitted with more warnings of " + compiler, problem(got))
    for compiler in ("g++", "clang++"):
        got = place.run("printf '#include \"ks.h\"\\n#include \"telemetry.h\"\\n' | %s -x c++ -std=c++11 -Wall -Wextra -pedantic "
                        "-Werror -Ivendor -fsyntax-only -" % compiler)
        t.case("ks.h with " + compiler, problem(got))


def documented(t, place):
    """The program of docs/ksyc.md, in the ways that its table names."""
    with open("docs/ksyc.md", encoding="utf-8") as file:
        page = file.read()
    found = re.search(r"^    #include <stdio.h>\n(?:    .*\n|\n)*?    }\n(?=\nand build)", page, re.M)
    ways = re.findall(r"^\| (?:pkg-config|a copy in your tree) \| `(.*)` \|$", page, re.M)
    if not t.case("docs/ksyc.md", [] if found and len(ways) == 2 else ["no program, or not two ways"]):
        return
    place.run("python3 make_sample.py > sample.tlm")
    for i, way in enumerate(ways):
        folder = os.path.join(place.folder, "way%d" % i)
        os.mkdir(folder)
        shutil.copy(os.path.join(EXAMPLE, "telemetry.ksy"), folder)
        with open(os.path.join(folder, "prog.c"), "w", encoding="utf-8") as file:
            file.write(re.sub(r"^    ", "", found.group(0), flags=re.M))
        got = place.run("cd way%d && %s -Wall -Wextra -Werror -Wl,-rpath,%s/lib && ./a.out ../sample.tlm" % (i, way, place.prefix))
        said = re.sub(rb"^wrote .*\n", b"", got.out)
        t.case(way, problem(got) or ([] if said == b"21.5\n-4.25\n1e+06\n" else [repr(got.out)]))


def fuzzed(name, place):
    """A target of a grammar of tests/language: its problems after a while."""
    command = "ksyc --emit make -o fuzz_%s %s && make -C fuzz_%s fuzz %s TIME=%s" % (
        name, os.path.abspath("tests/language/%s.ksy" % name), name, place.compilers(), SECONDS)
    return problem(place.run(command, timeout=600))


def run(t):
    folder = tempfile.mkdtemp(prefix="strangers-")
    try:
        prefix = os.path.join(folder, "prefix")
        got = install.make("install-ks", "", prefix)
        if not t.case("install-ks", problem(got)):
            return
        place = Place(os.path.join(folder, "a folder"), prefix)
        os.mkdir(place.folder)
        for name in ("telemetry.ksy", "make_sample.py"):
            shutil.copy(os.path.join(EXAMPLE, name), place.folder)
        four_commands(t, place)
        tree_of(t, place)
        hostile(t, place)
        fresh(t, place)
        cut(t, place)
        names(t, place)
        own_sources(t, place)
        vendored(t, place)
        documented(t, place)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            chosen = harness.in_round(FUZZED, 4)
            for name, problems in zip(chosen, pool.map(lambda name: fuzzed(name, place), chosen)):
                t.case("fuzz target of " + name, problems)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
