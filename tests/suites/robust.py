# SPDX-License-Identifier: Apache-2.0
"""Damaged files and failing calls: every truncation and every changed byte (tool_mutate.c; all values of each byte of small
samples under ASan, selected ones of larger samples and under MSan; of the largest a spread of positions), every failing
allocation and read, also during conversion to each format (tool_faults.c), and opening a big tensor without reading it
(tool_touched.c). Under ASan with UBSan and MSan. With ROBUST=every in the environment (`make robust-every`) all values of
each byte of every sample, under both."""
import concurrent.futures
import os

import harness
from samples import make_samples, refusals

EVERY = harness.suffixes()
ZLIB = harness.suffixes(f.name for f in harness.formats.FORMATS if f.needs == "ZLIB")

# Of the formats with many similar or large samples, those for which all values of each byte are tried: together they have
# every part of the format. The others get selected values under ASan, and none under MSan.
SAMPLED = harness.suffixes(harness.formats.FOREIGN)
WHOLE = ("gguf_alignment.gguf", "gguf_shapes.gguf",
         "npy_python_2.npy", "npy_unpadded.npy", "npy_fortran.npy", "npy_version_3.npy", "npy_shape_scalar.npy",
         "npz_empty.npz", "npz_small.npz", "npz_small_deflated.npz", "safetensors_empty.safetensors",
         "safetensors_metadata.safetensors", "safetensors_note_key.safetensors", "safetensors_order.safetensors")

# Checkpoints are large and many: these have every part of the format, and each other has calls of its own in the suite `valid`.
CHECKPOINTS = ("pytorch_small.pt", "pytorch_older_views.pt", "pytorch_note_deflated.pt", "pytorch_calls.pt", "pytorch_untyped.pt",
               "pytorch_nested.pt")

# The quarantine is small here, because there are many small inputs one after the other. Fake stacks would double the
# time of mutate; faults uses them, and calls the same functions.
QUARANTINE = harness.SANITIZERS["ASAN_OPTIONS"] + ":quarantine_size_mb=8"
BRISK = QUARANTINE + ":detect_stack_use_after_return=0:malloc_context_size=3"

# The time that a sample takes grows with the square of its size.
SMALL = 400         # bytes: of larger samples bytes get selected values
NO_SMALLER = ("nnb_v3_fixed.nnb", "primitiv_model.primitiv")    # but of these; no smaller one has functions, or several parameters
LARGE = 1024        # bytes: larger samples are changed at both ends, and here and there between
EVERY_VALUE = os.environ.get("ROBUST") == "every"
PAGE = 4096         # of a larger file more is read ahead than is needed; what fails there is read again
AT_ONCE = 12        # files for one process of faults: to start one under a sanitizer takes as long as most files


def one(t, flavour, tool, arguments, files):
    """A case for each file. Where several in one process do not pass, each gets a process, to say which it is."""
    name = "%s (%s) %s" % (tool, flavour, " ".join(map(os.path.basename, files)))
    got = harness.run([os.path.join(harness.BUILD, flavour, "tests", tool), *arguments, *files], timeout=900,
                      env={"ASAN_OPTIONS": BRISK if tool == "mutate" else QUARANTINE})
    if got.code == 0:
        t.ok(max(len(files), 1))
        return True
    if len(files) > 1 and not all([one(t, flavour, tool, arguments, [file]) for file in files]):
        return False
    t.fail(name, "exit code %d" % got.code, harness.tail(got.out + got.err, 3000))
    return False


def jobs(flavour):
    """(tool, arguments, files)"""
    # The MSan build has no zlib.
    suffixes = EVERY if flavour == "asan" else tuple(suffix for suffix in EVERY if suffix not in ZLIB)
    samples, refused = harness.names(harness.SAMPLES, suffixes), harness.names(harness.REFUSALS, suffixes)
    # Most of the calls for a refused checkpoint are those for any other.
    alike = [name for name in refused if os.path.basename(name).startswith("pytorch_")]
    samples = [name for name in samples if EVERY_VALUE or not os.path.basename(name).startswith("pytorch_") or
               os.path.basename(name) in CHECKPOINTS]
    refused = [name for name in refused if EVERY_VALUE or name not in alike or alike.index(name) % 16 == 0]
    for file in samples:
        whole = not file.endswith(SAMPLED) or os.path.basename(file) in WHOLE
        size = os.path.getsize(file)
        every = EVERY_VALUE or (flavour == "asan" and whole and (size <= SMALL or os.path.basename(file) in NO_SMALLER))
        if every or whole or flavour == "asan":
            yield "mutate", ["--all"] if every else ["--spread"] if size > LARGE else [], [file]
        if size <= PAGE:
            yield "faults", [], [file]
    for at in range(0, len(refused), AT_ONCE):
        yield "faults", [], refused[at:at + AT_ONCE]


def run(t):
    make_samples.write(harness.REFUSALS, [*refusals.refusals(), *refusals.foreign()])
    missing = [name for name in (*WHOLE, *NO_SMALLER, *CHECKPOINTS) if not os.path.exists(os.path.join(harness.SAMPLES, name))]
    t.case("samples", ["there is no %s" % name for name in missing])
    todo = [(flavour, *job) for flavour in ("asan", "msan") for job in jobs(flavour)]
    large = [("asan", "touched", [], []), ("msan", "touched", [], [])]
    listed = [(flavour, tool, file) for flavour, tool, _, files in todo for file in files]
    t.case("nothing twice", ["%s twice" % (job, ) for job in listed if listed.count(job) > 1])
    todo.sort(key=lambda job: -sum(map(os.path.getsize, job[3])))        # the slow ones first
    todo = [job for flavour, every in (("asan", 8), ("msan", 0)) for job in harness.in_round([j for j in todo + large if j[0] == flavour], every)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for done in [pool.submit(one, t, *job) for job in todo]:
            done.result()
