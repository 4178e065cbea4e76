# SPDX-License-Identifier: Apache-2.0
"""The programs of examples/, compiled against an installed prefix by `make examples`, do what their comments say, wherever the
library and the heap lie in memory."""
import glob
import os
import re
import shutil
import socket
import subprocess
import tempfile

import harness
from suites import install, intake_folders, layouts, splits

PROGRAMS = os.path.join(harness.BUILD, "examples")


place = ("as the system likes it", [], {})        # one of layouts.places()


def sample(name):
    return os.path.join(harness.SAMPLES, name)


def program(name):
    return os.path.abspath(os.path.join(PROGRAMS, name))


def ran(name, *arguments):
    _, runner, env = place
    return harness.run([*runner, program(name), *arguments], env=env)


def expect(t, case, got, code, pattern):
    """Checks the exit code, and the whole standard output against a regular expression."""
    out = got.out.decode("utf-8", "replace")
    t.case("%s, %s" % (case, place[0]), [] if got.code == code and re.fullmatch(pattern, out, re.S) else ["exit code %d: %s" % (got.code, out[:600])])


def with_input(name, data):
    _, runner, env = place
    done = subprocess.run([*runner, program(name)], input=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60, check=False,
                          env={**os.environ, **env})
    return harness.Ran(done.returncode, done.stdout, done.stderr)


def contents(path):
    with open(path, "rb") as f:
        return f.read()


def open_memory(t):
    expect(t, "open_memory", with_input("open_memory", contents(sample("btf_coo.btf"))), 0, r"btf, \d+ tensors\n(\d+: \w+ \[.*?\], \w+, \d+ bytes\n)+")
    expect(t, "open_memory of a damaged file", with_input("open_memory", contents(sample("btf_shapes.btf"))[:-30]), 1,
           r"refused: btf: .* \[\w+\]\n")
    expect(t, "open_memory of nothing", with_input("open_memory", b""), 1, r"refused: .*\[empty_file\]\n")
    expect(t, "open_memory of too much", with_input("open_memory", bytes((16 << 20) + 1)), 2, r"refused: more than 16777216 bytes\n")
    # Scalars, a record of 24 bytes each: 1001 exceed the limit of the program.
    for n, code, pattern in ((1000, 0, r"btf, 1000 tensors\n.*"), (1001, 1, r"refused: .*1001.*\[limit\]\n")):
        many = b"".join(number.to_bytes(8, "little") for number in (n, *(8 + 8 * n + 24 * i for i in range(n)))) + bytes(24 * n)
        expect(t, "open_memory of %d tensors" % n, with_input("open_memory", many), code, pattern)


def upload(data, piece):
    """Sends data through a socket, in pieces, to validate_upload, until it stops reading."""
    _, runner, env = place
    ours, theirs = socket.socketpair()
    with ours, subprocess.Popen([*runner, program("validate_upload")], stdin=theirs, stdout=subprocess.PIPE, env={**os.environ, **env}) as child:
        theirs.close()
        try:
            for at in range(0, len(data), piece):
                ours.sendall(data[at:at + piece])
            ours.shutdown(socket.SHUT_WR)
        except OSError:     # it has its verdict
            pass
        out = child.communicate(timeout=60)[0]
        return harness.Ran(child.returncode, out, b"")


def validate_upload(t):
    for path in sorted(glob.glob(sample("primitiv_*"))):
        data = contents(path)
        for piece in (1, 7, 100000):
            expect(t, "validate_upload %s by %d" % (os.path.basename(path), piece), upload(data, piece), 0, r"valid: \d+ tensors, \d+ bytes of values\n")
        if "trailing" in path:      # some bytes of which may be missing
            continue
        expect(t, "validate_upload of a truncated " + os.path.basename(path), upload(data[:-1], 50), 1, r"refused: primitiv: .*\[truncated\]\n")
    expect(t, "validate_upload of something else", upload(b"<html>" * (1 << 18), 65536), 1, r"refused: .*\n")


def read_float32(t, folder):
    made = os.path.join(folder, "made.safetensors")
    expect(t, "write_file", ran("write_file", made), 0, re.escape(made) + r": \d+ bytes\n")
    expect(t, "what it wrote", ran("read_float32", made), 0,
           re.escape("bias [3] 10 11 12 sum 33, 0 rounded\nweights [2, 3] 0.5 1.5 2.5 3.5 ... sum 18, 0 rounded\n"))
    expect(t, "write_file does not replace", ran("write_file", made), 1, r"not written: .*\n")
    expect(t, "write_file of another suffix", ran("write_file", os.path.join(folder, "made.txt")), 1, r"not written: .*\n")
    # BTF has no names; and a file of which a declared tensor is missing is not written.
    expect(t, "write_file of what does not fit", ran("write_file", os.path.join(folder, "made.btf")), 1, r"not written: .*\n")
    path = os.path.join(folder, "made.npz")
    expect(t, "write_file made.npz", ran("write_file", path), 0, re.escape(path) + r": \d+ bytes\n")
    got = ran("read_float32", path)
    expect(t, "what it wrote, made.npz", got, 0, r"bias \[3\] 10 11 12 sum 33, 0 rounded\nweights \[2, 3\] 0.5 .* sum 18, 0 rounded\n")
    expect(t, "read_float32 of another order", ran("read_float32", sample("npy_fortran.npy")), 0, r".* \[.*\] .* sum .*\n")
    expect(t, "read_float32 of a wide type", ran("read_float32", sample("npy_special_float64.npy")), 0, r".*, [1-9]\d* rounded\n")
    for path in harness.names(harness.SAMPLES):
        got = ran("read_float32", path)
        expect(t, "read_float32 " + os.path.basename(path), got, 0, r"(\S+ \[[\d, ]*\][^\n]* sum \S+, \d+ rounded\n)*")
    return made


def convert_file(t, folder, made):
    path = os.path.join(folder, "made.npz")
    os.remove(path)
    expect(t, "convert_file", ran("convert_file", made, path), 0, re.escape(path) + r": npz, \d+ bytes\n")
    got = ran("read_float32", path)
    expect(t, "what it converted", got, 0, r"bias \[3\] 10 11 12 sum 33, 0 rounded\nweights .* sum 18, 0 rounded\n")
    expect(t, "convert_file does not replace", ran("convert_file", made, path), 1, r"not converted: .*\n")
    path = os.path.join(folder, "made.npy")
    expect(t, "convert_file of what does not fit", ran("convert_file", made, path), 1, r"not converted: .*\n")
    t.case("which leaves nothing", [] if not os.path.exists(path) else ["a file"])
    expect(t, "convert_file of another suffix", ran("convert_file", made, path + ".txt"), 2, r".*: the suffix is of no format .*\n")


def open_shards(t, folder):
    top = os.path.join(folder, "model")
    for key, files in (("split", splits.GOOD["three"]), ("index", {**intake_folders.shards(), "x.safetensors": b""})):
        splits.write(top, files)
        first = os.path.join(top, "m-00001-of-00003.gguf" if key == "split" else "model.safetensors.index.json")
        expect(t, "open_shards of %s" % key, ran("open_shards", first), 0, r"(\w+: \d+ bytes in m\S*-0000\d-of-0000\d\.\w+\n){3,}")
    os.rename(os.path.join(top, "model-00002-of-00002.safetensors"), os.path.join(folder, "moved"))
    expect(t, "open_shards without a shard", ran("open_shards", first), 1, r"refused: .* is missing \[absent\]\n")
    os.symlink("../moved", os.path.join(top, "model-00002-of-00002.safetensors"))
    expect(t, "open_shards with a link", ran("open_shards", first), 1, r"refused: .* a link, which is not followed \[bad_reference\]\n")
    expect(t, "open_shards of one file", ran("open_shards", sample("npy_int8.npy")), 0, r"arr_0: \d+ bytes in the file\n")


def first_run(t, folder):
    """What `make run` shows fits on a screen or two, and has an accepted, a refused, an uploaded and a quarantined file."""
    samples = os.path.join(folder, "samples")
    shutil.copytree(harness.SAMPLES, samples)
    got = harness.run(["scripts/show.sh", harness.tensorgate(), samples])
    text = got.out.decode()
    wanted = ("ok primitiv_model.primitiv", "[truncated]", "quarantined cut.primitiv", "The samples are in")
    t.case("make run", ["exit code %d: %s" % (got.code, harness.tail(got.err))] if got.code or got.err else
           ["no %r" % words for words in wanted if words not in text] + (["%d lines" % text.count("\n")] if text.count("\n") > 60 else []))


def everywhere(t, folder):
    global place
    for number, place in enumerate(layouts.places()):
        made_here = os.path.join(folder, str(number))
        os.mkdir(made_here)
        open_memory(t)
        validate_upload(t)
        made = read_float32(t, made_here)
        convert_file(t, made_here, made)
        open_shards(t, made_here)


def run(t):
    folder = tempfile.mkdtemp(prefix="examples-")
    try:
        for path in sorted(glob.glob("examples/*.c")):
            with open(path, encoding="utf-8") as f:
                n = f.read().count("\n")
            t.case(path + " is short", [] if n < 80 else ["%d lines" % n])
        first_run(t, folder)
        root = os.path.join(folder, "root")
        shutil.rmtree(PROGRAMS, ignore_errors=True)
        install.make("install", "", root)
        got = harness.run(["make", "examples", "SETUP=no", "PREFIX=" + root], env={"MAKEFLAGS": "", "MFLAGS": "", "MAKELEVEL": ""})
        if t.case("make examples", [] if got.code == 0 else [harness.tail(got.err, 2000)]):
            t.case("they use the shared library", [] if b"libtensorgate.so" in contents(program("open_memory")) else ["it is not named in the program"])
            everywhere(t, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
