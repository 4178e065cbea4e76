#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Time and memory of what people do with a large model, beside cp.

    bench_models.py TENSORGATE [GB [PYTHON [FOLDER]]]

A model of GB (5) in shards of 1 GB, and as one file, of random bytes: merged, divided, renamed, converted and saved from Python
(PYTHON has the package). Peak memory is that of the process (ru_maxrss), which is at least 10 MB here. The command syncs its outputs, so beside cp stands cp
and sync, which runs before each of them; the fastest of all rounds count, as disks are shared. Needs three times GB in FOLDER, or else in the folder of temporary files.
The table is one of Markdown, for docs/large_models.md.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

ROUNDS = 5
BLOCK = os.urandom(64 << 20)
SHARD = 10 ** 9
LAYERS = 80         # tensors of equal size, in matrices

SAVE = """import sys, tensorgate
with tensorgate.open(sys.argv[1]) as file:
    tensorgate.save(sys.argv[2], {"model." + name: tensor for name, tensor in file.items()})
"""


def write(path, names, shape):
    """A .safetensors of bfloat16."""
    size = 2 * shape[0] * shape[1]
    header = {name: {"dtype": "BF16", "shape": shape, "data_offsets": [size * i, size * (i + 1)]} for i, name in enumerate(names)}
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        left = size * len(names)
        while left > 0:
            left -= file.write(BLOCK[:left])
        os.fsync(file.fileno())


def model(folder, gigabytes):
    """(one file, its index of shards, bytes of the elements)"""
    rows = int(gigabytes * 1e9) // LAYERS // 2 // 4096
    names = ["layers.%d.weight" % i for i in range(LAYERS)]
    size = 2 * rows * 4096
    each = max(1, SHARD // size)
    groups = [names[i:i + each] for i in range(0, LAYERS, each)]
    whole, parts = os.path.join(folder, "whole.safetensors"), os.path.join(folder, "shards")
    os.mkdir(parts)
    write(whole, names, [rows, 4096])
    where = {}
    for i, group in enumerate(groups):
        part = "model-%05d-of-%05d.safetensors" % (i + 1, len(groups))
        write(os.path.join(parts, part), group, [rows, 4096])
        where.update(dict.fromkeys(group, part))
    index = os.path.join(parts, "model.safetensors.index.json")
    with open(index, "w", encoding="utf-8") as file:
        json.dump({"metadata": {"total_size": size * LAYERS}, "weight_map": where}, file)
    return whole, index, size * LAYERS


# What a process had before it became the program counts as its memory, so that a small process starts it.
STARTER = """import resource, subprocess, sys, time
begin = time.perf_counter()
code = subprocess.call(sys.argv[1:], stdout=subprocess.DEVNULL)
print(code, time.perf_counter() - begin, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def run(words):
    """(seconds, MB of peak memory)"""
    done = subprocess.run([sys.executable, "-I", "-S", "-c", STARTER, *words], stdout=subprocess.PIPE, check=True)
    code, seconds, memory = done.stdout.split()
    if int(code) != 0:
        sys.exit("%s: failed" % " ".join(words))
    return float(seconds), int(memory) / 1024


def clean(folder):
    shutil.rmtree(folder, ignore_errors=True)
    os.mkdir(folder)


def has_package(python):
    return subprocess.run([python, "-c", "import tensorgate"], stderr=subprocess.DEVNULL, check=False).returncode == 0


def jobs(program, python, whole, index, out):
    convert = [program, "convert", "-q"]
    one = os.path.join(out, "out.safetensors")
    yield "merge shards into one file", [*convert, index, one]
    yield "divide one file into shards of 1 GB", [*convert, "--shard-size", "1000000000", whole, one]
    yield "rename: `--rename '*=model.*'`", [*convert, "--rename", "*=model.*", whole, one]
    yield "convert to GGUF", [*convert, "--no-origin", whole, os.path.join(out, "out.gguf")]
    yield "convert to .npz, with its checksums", [*convert, "--raw", whole, os.path.join(out, "out.npz")]
    yield "cast: `--dtype float32`, twice the bytes", [*convert, "--dtype", "float32", whole, one]
    if python and has_package(python):
        yield "`tensorgate.save` from Python, renaming", [python, "-c", SAVE, whole, one]
    else:
        print("no Python with the package: saving from Python is not measured", file=sys.stderr)


def measure(program, python, folder, gigabytes):
    whole, index, size = model(folder, gigabytes)
    out = os.path.join(folder, "out")
    copy = ["sh", "-c", 'cp "$1" "$2" && sync "$2"', "sh", whole, os.path.join(out, "copy")]
    print("A model of %.2f GB in %d tensors, %d rounds, %s\n" % (size / 1e9, LAYERS, ROUNDS, time.strftime("%Y-%m-%d", time.gmtime())))
    print("| | seconds | beside cp and sync | peak memory |\n|---|---|---|---|")
    plain, found = [], []
    for what, words in jobs(program, python, whole, index, out):
        seconds, peak = [], 0.0
        for _ in range(ROUNDS):
            clean(out)
            plain.append(run(copy)[0])
            clean(out)
            took, memory = run(words)
            seconds.append(took)
            peak = max(peak, memory)
        found.append((what, min(seconds), peak))
    for what, took, peak in found:
        print("| %s | %.1f | %.2f | %.0f MB |" % (what, took, took / min(plain), peak))
    print("| `cp` and `sync`, of %d times | %.1f | 1.00 | |" % (len(plain), min(plain)))


def main():
    program = sys.argv[1]
    gigabytes = float(sys.argv[2]) if len(sys.argv) > 2 else 5
    python = sys.argv[3] if len(sys.argv) > 3 else None
    with tempfile.TemporaryDirectory(prefix="bench-models-", dir=sys.argv[4] if len(sys.argv) > 4 else None) as folder:
        room = shutil.disk_usage(folder).free
        if room < 4.2e9 * gigabytes:
            sys.exit("%.1f GB are free in %s, and %.1f are needed; bench_models.py TENSORGATE GB says how large the model is" %
                     (room / 1e9, folder, 4.2 * gigabytes))
        measure(program, python, folder, gigabytes)


if __name__ == "__main__":
    main()
