# SPDX-License-Identifier: Apache-2.0
"""Too little memory: every verb on the samples with an address space of several sizes, and with failing allocations in
every library that the command uses (inject_memory.c), each of them alone and all from one on.

A command does its work, with the same output, or it ends with exit code 2 and says that memory ran out. It never ends by
a signal, never refuses a valid file, and never prints something else. Files for which there is no address space are read all the same
where their structure is at the beginning (.npy, .safetensors), and checked where they are read in pieces (primitiv).
"""
import concurrent.futures
import json
import os
import resource
import shutil
import struct
import tempfile

import harness
from samples import btf

INJECT = os.path.abspath(os.path.join(harness.BUILD, "tests", "inject_memory.so"))
TARGETS = harness.formats.WRITTEN

# Samples that use all libraries and all kinds of tensors. The others are run with small address spaces only.
CHOSEN = ("btf_coo.btf", "nnb_v3_fixed.nnb", "npy_fortran.npy", "npz_small_deflated.npz", "primitiv_model.primitiv",
          "pvp_sparse_values.pvp", "safetensors_names.safetensors", "npz_names.npz", "safetensors_small.safetensors", "onnx_places.onnx")

SPACES = (64, 256, 1024, 2048, 4096, 16384, 65536)      # KiB more than the command needs to start
FEW = (256, 2048)                                       # the same for samples that are not chosen
MOST = 40                                               # failing allocations tried of one command; others in steps


def command(arguments, env=None, space=None):
    limit = None
    if space is not None:
        def limit():
            resource.setrlimit(resource.RLIMIT_AS, (space, space))
    return harness.run([harness.tensorgate()] + arguments, timeout=60, env=env or {}, preexec_fn=limit)


def questions(sample, tensor):
    """What is asked about a sample: arguments, with OUT for an output."""
    for verb in ("check", "info", "dump", "hash"):
        yield [verb, sample]
        yield [verb, "--json", sample]
    yield ["check", "--json", "--values", sample]
    yield ["check", "--sarif", sample]
    yield ["map", sample]
    yield ["diff", sample, sample]
    yield ["diff", "--json", sample, sample]
    if tensor is not None:
        yield ["cat", sample, tensor]
        yield ["cat", "--json", sample, tensor]


def conversions(sample):
    for target in TARGETS:
        yield ["convert", "--to", target, sample, "OUT"]
    if sample.endswith(".onnx"):
        yield ["convert", "--to", "onnx", "--inline", "--tensors-from", sample, sample, "OUT"]


class Job:
    """A command, with what it prints and writes when there is enough memory."""

    def __init__(self, folder, arguments):
        self.folder, self.arguments = folder, arguments
        self.name = " ".join(os.path.basename(a) for a in arguments)
        self.good, self.written = self.run()

    def run(self, **how):
        out = os.path.join(self.folder, "out")
        got = command([out if a == "OUT" else a for a in self.arguments], **how)
        written = None
        for name in os.listdir(self.folder):
            path = os.path.join(self.folder, name)
            with open(path, "rb") as file:
                written = file.read() if name == "out" else b"left behind: " + name.encode()
            os.remove(path)
        return got, written

    def judge(self, got, written):
        """What is wrong with a run in little memory."""
        if got.code == self.good.code and got.out == self.good.out and written == self.written:
            return None
        if got.code != 2:
            return "exit code %d: %s" % (got.code, harness.tail(got.out + got.err, 200))
        if b"memory" not in got.err:
            return "no word of memory: %s" % harness.tail(got.err, 200)
        if written is not None:
            return "wrote %d bytes" % len(written)
        return None


def smallest():
    """The smallest address space in which the command starts."""
    low, high = 1 << 20, 1 << 30
    while high - low > 4096:
        middle = (low + high) // 2
        if command(["--version"], space=middle).code == 0:
            high = middle
        else:
            low = middle
    return high


def spaces(job, start, chosen):
    bad = []
    for more in SPACES if chosen else FEW:
        wrong = job.judge(*job.run(space=start + (more << 10)))
        if wrong is not None:
            bad.append("%d KiB: %s" % (more, wrong))
    return bad


def allocations(job, count_file):
    bad = []
    env = {"LD_PRELOAD": INJECT, "INJECT_COUNT_FILE": count_file}
    job.run(env=env)
    with open(count_file) as file:
        count = int(file.read())
    step = max(1, count // MOST)
    for nth in sorted({*range(1, min(count, 24) + 1), *range(1, count + 1, step)}):
        for how in ({}, {"INJECT_FOREVER": "1"}):
            wrong = job.judge(*job.run(env=dict(env, INJECT_NTH=str(nth), **how)))
            if wrong is not None:
                bad.append("allocation %d of %d%s: %s" % (nth, count, " on" if how else "", wrong))
    return bad


def first_tensor(sample):
    answer, _ = harness.ask(["info", "--json", sample])
    tensors = answer["tensors"] if answer else []
    return tensors[0]["name"] if tensors else None


def one(root, number, arguments, chosen, start):
    folder = os.path.join(root, str(number))
    os.mkdir(folder)
    job = Job(folder, arguments)
    # What the target of a conversion cannot hold is refused; that is not what is tested here.
    if arguments[0] == "convert" and job.good.code != 0:
        return
    yield job.name + " in a small address space", spaces(job, start, chosen is None or chosen)
    if chosen:
        yield job.name + " with failing allocations", allocations(job, os.path.join(root, "%d.count" % number))


def large(folder):
    """Files of a few MB whose structure takes memory: many tensors."""
    source = os.path.join(folder, "many.btf")
    with open(source, "wb") as file:
        file.write(btf.container([btf.dense("float32", [1], bytes(4))] * 20000))
    yield source
    for target in ("safetensors", "npz"):
        path = os.path.join(folder, "many." + target)
        command(["convert", source, path])
        yield path


def manifest(folder):
    """A manifest of files, one of which is not as it says."""
    place = os.path.join(folder, "files")
    os.mkdir(place)
    paths = [shutil.copy(os.path.join(harness.SAMPLES, name), place) for name in CHOSEN]
    path = os.path.join(place, "manifest")
    command(["hash", "--manifest", path, *paths])
    shutil.copy(paths[0], paths[1])
    return path


def write_sparse(path, head, hole, tail=b""):
    with open(path, "wb") as file:
        file.write(head)
        file.seek(hole, os.SEEK_CUR)
        file.write(tail)
        file.truncate(len(head) + hole + len(tail))
    return path


def unlimited(folder):
    """Files for which there is no address space, and the verbs that need none: values are not stored."""
    def safetensors(name, count, tail, header=b""):
        text = header or json.dumps({"a": {"dtype": "F32", "shape": [count], "data_offsets": [0, 4 * count]},
                                     "b": {"dtype": "I8", "shape": [5], "data_offsets": [4 * count, 4 * count + 5]}}).encode()
        head = struct.pack("<Q", len(text)) + text
        return write_sparse(os.path.join(folder, name), head, 4 * count, tail)

    def npy(name, count, tail=b""):
        text = b"{'descr': '<f4', 'fortran_order': False, 'shape': (%d,), }" % count
        text += b" " * (-(len(text) + 11) % 64) + b"\n"
        return write_sparse(os.path.join(folder, name), b"\x93NUMPY\1\0" + struct.pack("<H", len(text)) + text, 4 * count, tail)

    def primitiv(name, tail=b""):
        count = (1 << 28) - 1
        head = b"".join(b"\xce" + struct.pack(">I", n) for n in (0, 1, 0x100))
        head += b"\x91" + b"".join(b"\xce" + struct.pack(">I", n) for n in (count, 1)) + b"\xc6" + struct.pack(">I", 4 * count)
        return write_sparse(os.path.join(folder, name), head, 4 * count, tail)
    for path in (safetensors("x.safetensors", 1 << 36, bytes(range(5))), safetensors("longer.safetensors", 1 << 36, bytes(6)),
                 npy("x.npy", 1 << 36), npy("shorter.npy", 1 << 36, b"x"),
                 safetensors("bad.safetensors", 1 << 30, b"", b'{"a":{"dtype":"F32"}}   ')):
        yield path, ["check", "check --json", "info", "info --json", "dump", "cat --slice 3:5"]
    for path in (primitiv("x.primitiv"), primitiv("longer.primitiv", b"x")):
        yield path, ["check", "check --json", "check --strict", "check --deep --json"]
    real = os.path.join(folder, "real.npy")
    values = os.urandom(96 << 20)
    text = b"{'descr': '<f4', 'fortran_order': True, 'shape': (4096, 6144), }"
    text += b" " * (-(len(text) + 11) % 64) + b"\n"
    with open(real, "wb") as file:
        file.write(b"\x93NUMPY\1\0" + struct.pack("<H", len(text)) + text + values)
    yield real, ["check --deep", "hash", "convert OUT.safetensors", "cat --slice 5,7:9"]


def structure_at_the_end(folder):
    """Files in which a reader goes on behind gigabytes that it does not look at: an array of Flax and a key, a group of HDF5."""
    size = 3 << 30
    array = b"\x93\x91\xce" + struct.pack(">I", size) + b"\xa5uint8\xc6" + struct.pack(">I", size)
    flax = b"\x82\xa1a\xc9" + struct.pack(">I", len(array) + size) + b"\x01" + array
    yield write_sparse(os.path.join(folder, "x.msgpack"), flax, size, b"\xa1b\x01")
    head = b"\x89HDF\r\n\x1a\n" + bytes([0, 0, 0, 0, 0, 8, 8, 0]) + struct.pack("<HHI", 4, 16, 0)
    head += struct.pack("<4Q", 0, 2 ** 64 - 1, size, 2 ** 64 - 1) + struct.pack("<QQ", 0, size - 4096)
    yield write_sparse(os.path.join(folder, "x.h5"), head, size - len(head))


def beyond_address_space(t, root, start):
    folder = os.path.join(root, "beyond")
    os.mkdir(folder)
    for path, verbs in unlimited(folder):
        for words in verbs:
            verb, *rest = words.split()
            out = os.path.join(folder, "out.safetensors")
            last = [out] if rest[-1:] == ["OUT.safetensors"] else ["arr_0" if "npy" in path else "b"] if verb == "cat" else []
            arguments = [verb, *(["-f"] if last == [out] else [word for word in rest]), path, *last]
            # Transposing takes 64 MiB; the file has 96.
            space = start + ((92 if verb == "convert" else 64) << 20)
            want, ran = command(arguments), command(arguments, space=space)
            same = (want.code, want.out, want.err) == (ran.code, ran.out, ran.err)
            t.case("%s of %s" % (words, os.path.basename(path)), [] if same and want.code < 2 else
                   ["exit codes %d and %d: %s" % (want.code, ran.code, harness.tail(ran.out + ran.err))])
    for path in (write_sparse(os.path.join(folder, "x.btf"), struct.pack("<2Q", 1, 16), 1 << 30),
                 os.path.join(folder, "x.primitiv"), *structure_at_the_end(folder)):
        ran = command(["info", path], space=start + (64 << 20))
        t.case("info of %s" % os.path.basename(path), [] if ran.code == 2 and b"RLIMIT_AS" in ran.err else
               ["exit code %d: %s" % (ran.code, harness.tail(ran.out + ran.err))])


def run(t):
    start = smallest()
    root = tempfile.mkdtemp(prefix="tensorgate")
    try:
        if not harness.ROUND:
            beyond_address_space(t, root, start)
    except BaseException:
        shutil.rmtree(root)
        raise
    todo = []
    for path in large(root):
        todo += [([verb, "--json", path], None) for verb in ("check", "info", "hash")]
        todo += [(["diff", path, path], None), (["convert", "--to", "npz", path, "OUT"], None)]
    path = manifest(root)
    todo += [(["hash", "--check", *options, path], True) for options in ([], ["--json"])]
    for name in sorted(os.listdir(harness.SAMPLES)):
        sample = os.path.join(harness.SAMPLES, name)
        chosen = name in CHOSEN
        todo += [(a, chosen) for a in questions(sample, first_tensor(sample))]
        todo += [(a, chosen) for a in conversions(sample) if chosen]
    try:
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = [pool.submit(lambda n, job: list(one(root, n, job[0], job[1], start)), n, job)
                    for n, job in enumerate(harness.in_round(todo, 8))]
            for job in jobs:
                for case, bad in job.result():
                    t.case(case, bad)
    finally:
        shutil.rmtree(root)
