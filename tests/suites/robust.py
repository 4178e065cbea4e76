# SPDX-License-Identifier: Apache-2.0
"""Damaged files and failing calls: every truncation and every changed byte (tool_mutate.c; all values of each byte under
ASan, selected ones under MSan), every failing allocation and read, also during conversion to each format
(tool_faults.c), and opening a big tensor without reading it (tool_touched.c). Under ASan with UBSan and MSan."""
import concurrent.futures
import os

import harness
from samples import make_samples, refusals

EVERY = harness.suffixes()
ZLIB = harness.suffixes(f.name for f in harness.formats.FORMATS if f.needs == "ZLIB")

# Of the formats with many similar or large samples, those for which all values of each byte are tried: together they have
# every part of the format. The others get selected values.
SAMPLED = harness.suffixes(harness.formats.FOREIGN)
WHOLE = ("gguf_alignment.gguf", "gguf_shapes.gguf",
         "npy_python_2.npy", "npy_unpadded.npy", "npy_fortran.npy", "npy_version_3.npy", "npy_shape_scalar.npy",
         "npz_empty.npz", "npz_small.npz", "npz_small_deflated.npz", "safetensors_empty.safetensors",
         "safetensors_metadata.safetensors", "safetensors_note_key.safetensors", "safetensors_order.safetensors")

# The quarantine is small here, because there are many small inputs one after the other. Fake stacks would double the
# time of mutate; faults uses them, and calls the same functions.
QUARANTINE = harness.SANITIZERS["ASAN_OPTIONS"] + ":quarantine_size_mb=8"
BRISK = QUARANTINE + ":detect_stack_use_after_return=0:malloc_context_size=3"


def one(t, name, arguments, options=QUARANTINE):
    got = harness.run(arguments, timeout=900, env={"ASAN_OPTIONS": options})
    t.case(name, [] if got.code == 0 else ["exit code %d" % got.code, harness.tail(got.out + got.err, 3000)])


def jobs(flavour):
    """(tool, arguments, file)"""
    # The MSan build has no zlib.
    suffixes = EVERY if flavour == "asan" else tuple(suffix for suffix in EVERY if suffix not in ZLIB)
    samples = harness.names(harness.SAMPLES, suffixes)
    for file in samples:
        every = flavour == "asan" and (not file.endswith(SAMPLED) or os.path.basename(file) in WHOLE)
        yield "mutate", ["--all"] if every else [], file
    for file in samples + harness.names(harness.REFUSALS, suffixes):
        yield "faults", [], file


def run(t):
    make_samples.write(harness.REFUSALS, [*refusals.refusals(), *refusals.foreign()])
    missing = [name for name in WHOLE if not os.path.exists(os.path.join(harness.SAMPLES, name))]
    t.case("samples", ["there is no %s" % name for name in missing])
    todo = [(flavour, *job) for flavour in ("asan", "msan") for job in jobs(flavour)]
    t.case("nothing twice", ["%s twice" % (job, ) for job in todo if todo.count(job) > 1])
    todo.sort(key=lambda job: -os.path.getsize(job[3]))        # the slow ones first
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for flavour, tool, arguments, file in todo:
            pool.submit(one, t, "%s (%s) %s" % (tool, flavour, os.path.basename(file)),
                        [os.path.join(harness.BUILD, flavour, "tests", tool)] + arguments + [file],
                        BRISK if tool == "mutate" else QUARANTINE)
        for flavour in ("asan", "msan"):
            pool.submit(one, t, "touched (%s)" % flavour, [os.path.join(harness.BUILD, flavour, "tests", "touched")])
