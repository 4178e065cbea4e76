# SPDX-License-Identifier: Apache-2.0
"""The lines of progress of `convert` and of verbs of many files: shown only on a terminal and after a second, with consistent bytes, share, rate and
remaining time; removed at the end. Nothing elsewhere.

The output is a pipe from which this test reads as slowly as it needs.
"""
import concurrent.futures
import os
import pty
import re
import subprocess
import tempfile
import threading
import time

import harness
from samples import npy

SIZE = 8 << 20
UNITS = {"B": 1, "KiB": 1 << 10, "MiB": 1 << 20}
LINE = re.compile(r"([\d.]+) (B|KiB|MiB) of 8\.0 MiB, (\d+) %, ([\d.]+) (B|KiB|MiB)/s, (\d+):(\d\d) to go")
CLEAR = "\r\x1b[K"


def listen(fd, into):
    """Everything that a terminal receives, until the last writer has closed it."""
    while True:
        try:
            data = os.read(fd, 4096)
        except OSError:
            return
        if not data:
            return
        into.append(data)


def convert(source, terminal, slow, *options):
    """(exit code, bytes of output, standard error, seconds)"""
    end, err = pty.openpty() if terminal else os.pipe()
    said, begin = [], time.monotonic()
    process = subprocess.Popen([harness.tensorgate(), "convert", *options, "--to", "npy", source, "-"],
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=err, env=harness.environment())
    os.close(err)
    listener = threading.Thread(target=listen, args=(end, said))
    listener.start()
    count = 0
    while True:
        if slow and count < SIZE * 3 // 4:       # about 2.5 seconds for the first three quarters
            time.sleep(0.025)
        data = process.stdout.read(64 << 10)
        count += len(data)
        if not data:
            break
    process.stdout.close()
    code = process.wait()
    listener.join()
    os.close(end)
    return code, count, b"".join(said).decode("ascii", "replace"), time.monotonic() - begin


def many(verb, terminal, *options):
    """Two files a second, by a list that is typed. (exit code, standard error)"""
    end, err = pty.openpty() if terminal else os.pipe()
    said = []
    process = subprocess.Popen([harness.tensorgate(), verb, *options, "--files-from", "-"], stdin=subprocess.PIPE,
                               stdout=subprocess.DEVNULL, stderr=err, env=harness.environment())
    os.close(err)
    listener = threading.Thread(target=listen, args=(end, said))
    listener.start()
    file = os.path.join(harness.SAMPLES, "npy_shape_scalar.npy").encode() + b"\n"
    for _ in range(6):
        process.stdin.write(file)
        process.stdin.flush()
        time.sleep(0.5)
    process.stdin.close()
    code = process.wait()
    listener.join()
    os.close(end)
    return code, b"".join(said).decode("ascii", "replace")


def many_files(t, pool):
    summary = "tensorgate: 6 ok, 0 bad, 0 skipped, 0 failed"
    line = re.compile(r"(\d) files, ([\d.]+) (B|KiB), \d+ files/s, [\d.]+ (B|KiB)/s")
    asked = [(verb, pool.submit(many, verb, True), pool.submit(many, verb, True, "-q"), pool.submit(many, verb, False))
             for verb in ("check", "hash", "info")]
    for verb, on_terminal, quiet, into_pipe in asked:
        code, text = on_terminal.result()
        parts = [part for part in text.split(CLEAR) if part]
        wrong = [part for part in parts[:-1] if not line.fullmatch(part)]
        t.case(verb, wrong + ([] if code == 0 and len(parts) > 2 and parts[-1].strip() == summary else [code, text[:300]]))
        code, text = quiet.result()
        t.case(verb + " --quiet", [] if code == 0 and text == "" else [code, text[:300]])
        code, text = into_pipe.result()
        t.case(verb + " into a pipe", [] if code == 0 and text.strip() == summary else [code, text[:300]])


def values(t, folder):
    """Verbs that read values: a file of holes, which takes as long as one of bytes."""
    path = os.path.join(folder, "holes.npy")
    size = 5 << 29
    with open(path, "wb") as file:
        file.write(npy.file(npy.header("|u1", (size,)), b""))
        file.truncate(file.tell() + size)
    line = re.compile(r"[\d.]+ [KMG]iB of 2\.5 GiB, \d+ %, [\d.]+ [MG]iB/s, \d+:\d\d to go")
    for arguments in (["hash"], ["check", "--values"], ["diff", path]):
        for terminal in (True, False):
            end, err = pty.openpty() if terminal else os.pipe()
            said = []
            begin = time.monotonic()
            process = subprocess.Popen([harness.tensorgate(), *arguments, path], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                       stderr=err, env=harness.environment())
            os.close(err)
            listener = threading.Thread(target=listen, args=(end, said))
            listener.start()
            process.wait()
            seconds = time.monotonic() - begin
            listener.join()
            os.close(end)
            parts = b"".join(said).decode("ascii", "replace").split(CLEAR)
            wrong = [part for part in parts if part and not line.fullmatch(part)]
            if terminal and seconds > 1.5 and len(parts) < 2:
                wrong.append("no line in %.1f s" % seconds)
            t.case("%s %s" % (" ".join(arguments), "on a terminal" if terminal else "into a pipe"),
                   wrong + (["%r at the end" % parts[-1]] if parts[-1] else []))


def shown(text, seconds):
    """What is wrong with the displayed lines."""
    bad, before = [], 0.0
    lines = text.split(CLEAR)
    if lines[0] or lines[-1] or len(lines) < 4:
        return ["not some lines, each over the last, and none in the end: %r" % text[:300]]
    for line in lines[1:-1]:
        match = LINE.fullmatch(line)
        if match is None:
            return ["a line of another form: %r" % line]
        done = float(match[1]) * UNITS[match[2]]
        rate = float(match[4]) * UNITS[match[5]]
        left = int(match[6]) * 60 + int(match[7])
        if done < before:
            bad.append("goes back: %r" % line)
        if abs(int(match[3]) - 100 * done / SIZE) > 1.5:
            bad.append("another share of the bytes: %r" % line)
        if not done / (seconds + 1) <= rate * 1.1 or rate > done * 1.1:     # it has run for at least a second
            bad.append("another rate: %r after %.1f s" % (line, seconds))
        if abs(left - (SIZE - done) / rate) > 1.5:
            bad.append("another time to go: %r" % line)
        before = done
    if len(lines) - 2 > 5 * seconds + 1:
        bad.append("%d lines in %.1f s" % (len(lines) - 2, seconds))
    return bad


def run(t):
    # Each of them waits for most of its time.
    with concurrent.futures.ThreadPoolExecutor(9) as pool:
        many_files(t, pool)
    with tempfile.TemporaryDirectory(prefix="progress-") as folder:
        source = os.path.join(folder, "large.npy")
        data = npy.array("uint8", (SIZE - 128,), bytes(SIZE - 128))
        with open(source, "wb") as file:
            file.write(data)

        values(t, folder)

        def whole(code, count):
            return [] if code == 0 and count == len(data) else ["exit code %d, %d bytes" % (code, count)]

        code, count, text, seconds = convert(source, True, True)
        t.case("on a terminal", whole(code, count) + shown(text, seconds))
        for name, terminal, slow, options in (("standard error is a pipe", False, True, []),
                                              ("--quiet", True, True, ["-q"]),
                                              ("short work", True, False, [])):
            code, count, text, seconds = convert(source, terminal, slow, *options)
            if name == "short work" and seconds > 1:
                continue                       # not so fast on this machine, at this time
            t.case(name, whole(code, count) + (["says %r" % text[:200]] if text else []))
