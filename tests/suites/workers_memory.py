# SPDX-License-Identifier: Apache-2.0
"""The supervisor of workers without memory: each of its allocations fails alone, and all from one on (inject_memory.c
with INJECT_PARENT), while its workers have all they want. Every file has its own verdict, or none and the code
no_memory; nothing is told twice, nothing hangs. And answers that do not fit into the memory of the supervisor: the same
bytes as without workers, and where they cannot be kept, no other answer is lost."""
import json
import os
import resource
import shutil
import struct

import harness

HERE = os.path.abspath(os.path.join(harness.BUILD, "workers_memory"))
INJECT = os.path.abspath(os.path.join(harness.BUILD, "tests", "inject_memory.so"))
TOOL = harness.tensorgate()
FILES = 40
STEP = 7  # of the allocations behind the first ones, which are those of the start


def make_folder():
    shutil.rmtree(HERE, ignore_errors=True)
    folder = os.path.join(HERE, "files")
    os.makedirs(folder)
    with open(os.path.join(harness.SAMPLES, "npy_shape_scalar.npy"), "rb") as file:
        good = file.read()
    for i in range(FILES):
        with open(os.path.join(folder, "f%02d.npy" % i), "wb") as file:
            file.write(good if i % 5 else good[:-1])
    return folder


def verdict(answer):
    return answer["valid"], (answer["error"] or {}).get("code")


def judge(got, answers, expected):
    """answers: of the run; expected: by file, of a run that had memory."""
    problems = [] if got.code in (1, 2) else ["exit code %d: %s" % (got.code, harness.tail(got.err))]
    files = [a["file"] for a in answers]
    if len(files) != len(set(files)):
        problems.append("a file is told twice")
    for a in answers:
        lost = not a["valid"] and a["error"]["code"] == "no_memory"
        if not lost and verdict(a) != expected.get(a["file"]):
            problems.append("%s: %s" % (a["file"], a["error"]))
    # Without memory for the list of a folder, the folder is what cannot be looked at.
    if got.code == 1 and set(files) != set(expected):
        problems.append("files are missing, and the exit code does not say so")
    return problems


def without_memory(t, verb, folder):
    line = [TOOL, verb, "--json=lines", "--jobs=2", "-r", folder]

    def records(out):
        return [a for a in map(json.loads, out.decode().splitlines()) if "summary" not in a]
    base = harness.run(line)
    expected = {a["file"]: verdict(a) for a in records(base.out)}
    t.case("%s with memory" % verb, [] if base.code == 1 and len(expected) == FILES else [base.code, len(expected)])
    counted = os.path.join(HERE, "count")
    env = {"LD_PRELOAD": INJECT, "INJECT_PARENT": "1"}
    harness.run(line, env={**env, "INJECT_COUNT_FILE": counted})
    with open(counted, encoding="ascii") as file:
        count = int(file.read())
    t.case("%s: calls are counted" % verb, [] if count > 100 else [count])
    points = list(range(1, 100)) + list(range(100, count + 1, STEP))
    for forever in ("0", "1"):
        problems = []
        failed = 0
        for nth in points:
            got = harness.run(line, env={**env, "INJECT_NTH": str(nth), "INJECT_FOREVER": forever})
            failed += got.code == 2
            try:
                problems += ["call %d: %s" % (nth, p) for p in judge(got, records(got.out), expected)]
            except ValueError as error:
                problems.append("call %d: no JSON: %s" % (nth, error))
        t.case("%s: %s" % (verb, "all calls from one on fail" if forever == "1" else "one call fails"), problems)
        t.case("%s: some runs miss the memory (%s)" % (verb, forever), [] if failed > 20 else [failed])


# --------------------------------------------------------------------------------------- long answers

def model(tensors):
    header = json.dumps({"tensor.with.a.long.name.%06d" % i: {"dtype": "U8", "shape": [1], "data_offsets": [i, i + 1]}
                         for i in range(tensors)}).encode()
    return struct.pack("<Q", len(header)) + header + bytes(tensors)


def long_answers(t):
    folder = os.path.join(HERE, "long")
    os.makedirs(folder)
    files = [os.path.join(folder, "f%02d.safetensors" % i) for i in range(20)]
    for i, path in enumerate(files):
        with open(path, "wb") as file:
            file.write(model(20000 if i % 7 == 3 else 2))
    is_long = [os.path.getsize(f) > 100_000 for f in files]
    line = [TOOL, "info", "--json"]
    expected = harness.run(line + ["--jobs=1", "--sandbox=off"] + files)
    t.case("long answers", [] if expected.code == 0 and len(expected.out) > 3 << 20 else [expected.code, len(expected.out)])
    for options in (["--jobs=1"], ["--jobs=2"], ["--jobs=5"]):
        temporary = os.path.join(HERE, "tmp")
        os.makedirs(temporary, exist_ok=True)
        got = harness.run(line + options + files, env={"TMPDIR": temporary})
        t.case("long answers %s" % options[0],
               [] if got.code == 0 and got.out == expected.out else [got.code, harness.tail(got.err)])
        t.case("nothing stays of them %s" % options[0], os.listdir(temporary))

    def small():
        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
    for name, options in (("no folder for them", {"env": {"TMPDIR": os.path.join(HERE, "absent")}}),
                          ("no room for them", {"preexec_fn": small})):
        got = harness.run(line + ["--jobs=2"] + files, **options)
        wanted = [(f, "io" if long else None) for f, long in zip(files, is_long)]
        problems = [] if got.code == 2 else ["exit code %d" % got.code]
        told = got.err.decode().splitlines()
        if [("its answer could not be kept" in x and x.endswith("[io]")) for x in told] != [True] * sum(is_long):
            problems.append(harness.tail(got.err))
        if [(a["file"], (a["error"] or {}).get("code")) for a in json.loads(got.out.decode())] != wanted:
            problems.append("other answers are not what they were")
        t.case(name, problems)


def run(t):
    folder = make_folder()
    for verb in ("check", "hash"):
        without_memory(t, verb, folder)
    long_answers(t)
    shutil.rmtree(HERE, ignore_errors=True)
