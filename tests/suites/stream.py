# SPDX-License-Identifier: Apache-2.0
"""Streams compared with readers (tests/tools/tool_stream.c): tg_stream, which gets a file in pieces, gives the same
result as tg_open_memory. For primitiv these are two grammars of one language; for .npy, .safetensors and .gguf the same
functions, called when their bytes have come. Inputs are every sample and every refused file with all truncations and
changed bytes (of larger .gguf samples where something of their tree begins or ends), split in many ways, the samples
under ASan with UBSan (larger ones in full as released, and under sanitizers where something begins or ends); random
files, under MSan as well; and small primitiv files with every encoding of every number in them; all sequences of a few
tokens (tool_stream_words.c). With ROBUST=every in the environment (`make robust-every`) each input is tried in every way,
everywhere, under ASan. `tests/stream --all FILE` tries all values of every byte, which takes minutes. Then the command
reading from a pipe (stream_command.py).
"""
import concurrent.futures
import importlib
import os
import shutil
import tempfile

import harness
from suites import stream_command

RANDOM = 1000
LARGE = 512             # bytes; to change larger samples at every position takes several seconds under a sanitizer
EVERY = os.environ.get("ROBUST") == "every"
BRISK = [] if EVERY else ["--brisk"]


def one(t, name, arguments):
    got = harness.run(arguments, timeout=900)
    t.case(name, [] if got.code == 0 else ["exit code %d" % got.code, harness.tail(got.out + got.err, 3000)])


def samples(tested, sanitized):
    """(name, arguments)"""
    for file in harness.names(harness.SAMPLES, tuple(harness.formats.SUFFIX[name] for name in harness.formats.STREAM)):
        name, is_gguf = os.path.basename(file), file.endswith(harness.formats.SUFFIX["gguf"])
        is_large = os.path.getsize(file) > LARGE and not EVERY
        yield name, [sanitized, *BRISK, *(["--edges"] if is_gguf or is_large else []), file]
        # Heads of .gguf are long, and each stream reads them three times.
        if is_large and not is_gguf:
            yield name + " everywhere", [tested, *BRISK, file]


def write_refusals(folder):
    """The refused files of formats that are read in pieces, a folder each."""
    for name in harness.formats.STREAM:
        os.mkdir(os.path.join(folder, name))
        for refusal in importlib.import_module("samples.%s_refusals" % name).refusals():
            path = os.path.join(folder, name, os.path.splitext(refusal.name)[0] + harness.formats.SUFFIX[name])
            with open(path, "wb") as file:
                file.write(refusal.data)
        yield name, os.path.join(folder, name)


def run(t):
    tested, sanitized = (os.path.join(harness.BUILD, flavour, "tests", "stream") for flavour in (harness.TESTED, harness.SANITIZED[0]))
    folder = tempfile.mkdtemp(prefix="stream-")
    try:
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for name, path in harness.in_round(write_refusals(folder), 3):
                pool.submit(one, t, "refused files of %s" % name, [tested, *BRISK, path])
            for name, arguments in harness.in_round(samples(tested, sanitized), 24):
                pool.submit(one, t, name, arguments)
            for flavour in harness.in_round(harness.SANITIZED, 0):
                program = os.path.join(harness.BUILD, flavour, "tests", "stream")
                pool.submit(one, t, "%s at random" % flavour, [program, *BRISK, "--random", str(RANDOM)])
            # `make stream-words` tries longer ones.
            words = os.path.join(os.path.dirname(tested), "stream_words")
            for name, arguments in harness.in_round((("each token, anywhere", [words, "--strange", "1", "1"]),
                                                    ("every form of every number", [tested, *BRISK, "--heads"]),
                                                    ("all sequences of two plain tokens", [words, "--strange", "0", "2"])), 3):
                pool.submit(one, t, name, arguments)
    finally:
        shutil.rmtree(folder)
    stream_command.run(t)
