#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checkpoints of PyTorch beside torch, picklescan and cp.

    bench_pytorch.py TENSORGATE [GB [PYTHON...]]

`check` of 100,000 small tensors, a process with its start, beside torch.load(weights_only=True) and picklescan, each without
the import of its package. Opening 5 GB, beside the same tensors with few elements. `convert` of GB (1) to .safetensors beside
cp; convert syncs its output, so cp and sync is measured as well. PYTHON are interpreters in which torch and picklescan
are looked for. Ratios are medians of those within a round. All files are written by `convert`, as torch.save would.
"""
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

TENSORS = 100000
OPENED = 5          # GB
LARGE = 64          # tensors of a large file
ROUNDS = 5

TORCH = """import sys, time, torch
options = {"weights_only": True}
if int(torch.__version__.split(".")[0]) >= 2:
    options["mmap"] = True
begin = time.perf_counter()
count = len(torch.load(sys.argv[1], **options))
print(torch.__version__, count, time.perf_counter() - begin)
"""
PICKLESCAN = """import sys, time, importlib.metadata
from picklescan.scanner import scan_file_path
begin = time.perf_counter()
count = scan_file_path(sys.argv[1]).scanned_files
print(importlib.metadata.version("picklescan"), count, time.perf_counter() - begin)
"""


def safetensors(path, tensors, elements):
    """Zeros, as a file with a hole."""
    header = {"layer%d.weight" % i: {"dtype": "F32", "shape": [elements], "data_offsets": [4 * elements * i, 4 * elements * (i + 1)]}
              for i in range(tensors)}
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        file.truncate(8 + len(text) + 4 * elements * tensors)


def run(*command):
    begin = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return time.perf_counter() - begin


def checkpoint(program, folder, name, tensors, elements):
    source, path = os.path.join(folder, "source.safetensors"), os.path.join(folder, name)
    safetensors(source, tensors, elements)
    run(program, "convert", "--force", source, path)
    os.unlink(source)
    return path


def ratio(some, others):
    return statistics.median(a / b for a, b in zip(some, others))


def peer(script, path, pythons):
    """(version, a function that measures) of a peer, or None where no interpreter has it."""
    def once(python):
        done = subprocess.run([python, "-c", script, path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return done.stdout.decode().split() if done.returncode == 0 else None
    for python in pythons:
        answer = once(python) if shutil.which(python) else None
        if answer:
            return answer[0], lambda: float(once(python)[2])
    return None


def many(program, folder, pythons):
    path = checkpoint(program, folder, "many.pt", TENSORS, 4)
    peers = [(name, peer(script, path, pythons)) for name, script in
             (("torch.load(weights_only=True)", TORCH), ("picklescan", PICKLESCAN))]
    ours, times = [], {name: [] for name, _ in peers}
    for _ in range(ROUNDS):
        ours.append(run(program, "check", path))
        for name, found in peers:
            if found:
                times[name].append(found[1]())
    print("check of %d tensors, %.1f MB  %8.1f ms" % (TENSORS, os.path.getsize(path) / 1e6, statistics.median(ours) * 1e3))
    for name, found in peers:
        if found:
            print("  %-30s %-8s %8.1f ms  %6.1f x as long" %
                  (name, found[0], statistics.median(times[name]) * 1e3, ratio(times[name], ours)))
        else:
            print("  %-30s in no interpreter here" % name)
    os.unlink(path)


def opened(program, folder):
    few = checkpoint(program, folder, "few.pt", LARGE, 16)
    path = checkpoint(program, folder, "large.pt", LARGE, OPENED * 1000000000 // 4 // LARGE)
    small, large = [], []
    for _ in range(ROUNDS * 4):
        small.append(run(program, "check", few))
        large.append(run(program, "check", path))
    size = os.path.getsize(path)
    print("opening %.2f GB of %d tensors  %8.2f ms  %6.2f x that of %d bytes" %
          (size / 1e9, LARGE, statistics.median(large) * 1e3, ratio(large, small), os.path.getsize(few)))
    with open(path, "rb") as file:
        os.fsync(file.fileno())
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
    run(program, "check", path)
    if shutil.which("fincore"):
        pages = subprocess.run(["fincore", "--bytes", "--noheadings", "--output", "RES", path], stdout=subprocess.PIPE, check=True).stdout
        print("  from a cold cache it brings %.1f KB of the file into memory, with what the system reads ahead" % (int(pages) / 1e3))
    else:
        print("  how much of the file is read: needs fincore of util-linux")
    os.unlink(path)


def converted(program, folder, gigabytes):
    path = checkpoint(program, folder, "in.pt", LARGE, int(gigabytes * 1e9) // 4 // LARGE)
    out, copy = os.path.join(folder, "out.safetensors"), os.path.join(folder, "copy")
    ours, plain, synced = [], [], []
    run("cp", path, copy)
    for _ in range(ROUNDS):
        for file in (out, copy):
            if os.path.exists(file):
                os.unlink(file)
        plain.append(run("cp", path, copy))
        os.unlink(copy)
        synced.append(run("sh", "-c", 'cp "$1" "$2" && sync "$2"', "sh", path, copy))
        ours.append(run(program, "convert", path, out))
    print("convert of %.2f GB to .safetensors  %8.0f ms  %5.2f x cp  %5.2f x cp and sync" %
          (os.path.getsize(path) / 1e9, statistics.median(ours) * 1e3, ratio(ours, plain), ratio(ours, synced)), flush=True)


def main():
    program = sys.argv[1]
    gigabytes = float(sys.argv[2]) if len(sys.argv) > 2 else 1
    pythons = sys.argv[3:] or [sys.executable, "/usr/bin/python3"]
    print("\ncheckpoints of PyTorch; medians of %d rounds" % ROUNDS, flush=True)
    for label, where in (("disk", None), ("memory", "/dev/shm")):
        if where and not os.path.isdir(where):
            continue
        with tempfile.TemporaryDirectory(dir=where) as folder:
            if label == "disk":
                many(program, folder, pythons)
                opened(program, folder)
            print("%-6s " % label, end="")
            converted(program, folder, gigabytes)


if __name__ == "__main__":
    main()
