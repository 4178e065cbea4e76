# SPDX-License-Identifier: Apache-2.0
"""What the library says does not depend on where things lie in memory (`make layouts`): linked with the archive, with the
shared library and with a shared library that is made of the one source, at fixed addresses and where the system likes it,
with the heap below all literals and above them. The programs are the one of suite `amalgamation`, which asks everything of
every sample and every refused file, as a stream, too; the one of suite `stream`, with all of its inputs once and some samples
in each place; and the command, of which each verb answers as the one with the archive does."""
import collections
import concurrent.futures
import os
import shutil
import tempfile

import harness
from suites import amalgamation, stream

LAYOUTS = os.path.abspath(os.path.join(harness.BUILD, "layouts"))
# Program, and the one that is like it.
PROGRAMS = (("archive_fixed", "release"), ("shared", "release"), ("shared_fixed", "release"), ("one", "core"), ("one_fixed", "core"))
# From the top of memory down libraries lie above all blocks of the heap; from the bottom up, below those that have pages of
# their own.
SMALL_BLOCKS_HAVE_PAGES = {"GLIBC_TUNABLES": "glibc.malloc.mmap_threshold=256:glibc.malloc.mmap_max=1000000"}
PLACES = (("as the system likes it", [], {}), ("without ASLR", ["setarch", "-R"], {}),
          ("heap below", ["setarch", "-R"], SMALL_BLOCKS_HAVE_PAGES), ("heap above", ["setarch", "-R", "-L"], SMALL_BLOCKS_HAVE_PAGES))
DIVIDED = ("alignment", "empty", "note_padding", "note_trailing", "version_2", "float32", "shape_one")
VERBS = (["check", "--strict"], ["check", "--json"], ["info"], ["map"], ["dump"], ["hash"], ["stats"], ["cat"], ["diff"], ["formats"])


def places():
    """Those that can be had here."""
    for name, runner, env in PLACES:
        if not runner or harness.run([*runner, "true"]).code == 0:
            yield name, runner, env
        else:
            print("layouts: skipped: %s: %s" % (name, harness.tail(harness.run([*runner, "true"]).err)))


def answers(t, pool, place, listed, wanted):
    name, runner, env = place

    def one(program, like):
        got = harness.run([*runner, os.path.join(LAYOUTS, program), listed], env=env, timeout=600)
        problems = ["exit code %d: %s" % (got.code, harness.tail(got.err))] if got.code != 0 else \
            amalgamation.differences(got.out.decode("utf-8", "replace").split("\n"), wanted[like])
        t.case("%s, %s" % (program, name), problems)

    for program, like in PROGRAMS:
        pool.submit(one, program, like)


def chosen():
    """Samples of each format that is read in pieces."""
    for path in harness.names(harness.SAMPLES, tuple(harness.formats.SUFFIX[name] for name in harness.formats.STREAM)):
        if any(path.split(".")[0].endswith("_" + name) for name in DIVIDED):
            yield path


def streams(t, pool, place):
    name, runner, env = place

    def one(path):
        got = harness.run([*runner, os.path.join(LAYOUTS, "stream"), "--brisk", "--edges", path], env=env, timeout=300)
        t.case("stream of %s, %s" % (os.path.basename(path), name), [] if got.code == 0 else ["exit code %d: %s" % (got.code, harness.tail(got.out + got.err))])

    for path in chosen():
        pool.submit(one, path)


def whole_streams(t, pool):
    """All inputs of suite `stream` but those of sanitizers, which have no shared library, through the shared library."""
    program = os.path.join(LAYOUTS, "stream")
    folder = tempfile.mkdtemp(prefix="layouts-stream-")

    def one(name, arguments):
        got = harness.run(arguments, timeout=900)
        t.case("shared: stream of " + name, [] if got.code == 0 else ["exit code %d: %s" % (got.code, harness.tail(got.out + got.err))])

    def all_of_it():
        for name, path in stream.write_refusals(folder):
            yield "refused files of " + name, [program, "--brisk", path]
        yield from harness.in_round(stream.samples(program, program), 4)
        yield "random files", [program, "--brisk", "--random", str(stream.RANDOM)]
        yield "every form of every number", [program, "--brisk", "--heads"]
        yield "every form of every number, one source", [program + "_one", "--brisk", "--heads"]

    try:
        concurrent.futures.wait([pool.submit(one, *case) for case in all_of_it()])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def said(runner, env, program, arguments, given=None):
    got = harness.run([*runner, program, *arguments], given=given, env=env)
    return got.code, got.out, got.err


def verbs(t, pool, place, samples, folder):
    """A sample of each format through each verb, through a pipe, and converted to each other format."""
    name, runner, env = place
    ours, shared = harness.tensorgate(), os.path.join(LAYOUTS, "tensorgate")

    def both(case, arguments, given=None, made=None):
        results = []
        for program in (ours, shared):
            results.append([said(*(([], {}) if program == ours else (runner, env)), program, arguments, given)])
            if made is not None and os.path.exists(made):
                results[-1].append(harness.read_bytes(made))
                os.remove(made)
        bad = [] if results[0] == results[1] and results[0][0][0] in (0, 1) else ["%r, not %r" % (results[1][0], results[0][0])]
        t.case("%s, %s" % (case, name), bad)

    def one(path):
        short = os.path.basename(path)
        about, _ = harness.ask(["info", "--json", path])
        given = {"cat": [path, about["tensors"][0]["name"]] if about["tensors"] else ["--help"], "diff": [path, path], "formats": []}
        for verb in VERBS:
            both("%s %s" % (" ".join(verb), short), [*verb, *given.get(verb[0], [path])])
        both("check - < %s" % short, ["check", "-"], given=harness.read_bytes(path))
        for target in ("safetensors", "gguf", "npz"):
            made = os.path.join(folder, "%s-%s-%s" % (name.replace(" ", "_"), short, target))
            both("convert %s to %s" % (short, target), ["convert", "--to", target, path, made], made=made)

    for path in samples:
        pool.submit(one, path)


def run(t):
    listed = amalgamation.write_list()
    wanted = {}
    for like in ("core", "release"):
        wanted[like], problems = amalgamation.ask(os.path.join(harness.BUILD, "answers", like), listed)
        t.case("answers of " + like, problems)
    by_format = collections.OrderedDict()
    for path in harness.names(harness.SAMPLES, tuple(harness.formats.SUFFIX[name] for name in harness.formats.NAMES)):
        if "_note_" not in path:
            by_format[os.path.splitext(path)[1]] = path
    folder = tempfile.mkdtemp(prefix="layouts-")
    try:
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            whole_streams(t, pool)
            for place in places():
                answers(t, pool, place, listed, wanted)
                streams(t, pool, place)
                verbs(t, pool, place, by_format.values(), folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
