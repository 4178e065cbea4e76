# SPDX-License-Identifier: Apache-2.0
"""What the readers of tensor files do with damaged ones.

    bench_damaged.py [FILES]    so many damaged files of each format, the same in each run; 300

Each file is read to its last value in a process of its own, which has a limit of time and of memory. The rows count what
became of it:

    right      values of a file that keeps all rules, or an exception that the reader has for what breaks one
    stricter   that exception for a file which keeps all rules
    odd        another exception, such as KeyError: something went wrong on the way
    lies       values of a file that breaks a rule: the format's own, or the checksum
    crashes    the process died of a signal
    hangs      it took over TIMEOUT seconds
    memory     it asked for over LIMIT bytes more than it had, for a file of a few kilobytes

What keeps the rules is judged by tensorgate, whose rules have a source each in the references of the formats; of .onnx,
which it does not read, by construction: all files are cut short. So its own row has neither stricter nor lies: the
tests of the tree are about those.
"""
import collections
import io
import os
import random
import resource
import select
import signal
import sys
import tempfile
import time
import warnings

import numpy as np

import tensorgate

FILES = int(sys.argv[1]) if len(sys.argv) > 1 else 300
TIMEOUT = 5.0
LIMIT = 1 << 30
ROWS = ("right", "stricter", "odd", "lies", "crashes", "hangs", "memory")
ARRAYS = {"layer.%d" % i: np.arange(24, dtype=kind).reshape(2, 3, 4) for i, kind in enumerate(("f4", "i8", "u1", "f2"))}
WORDS = (0, 1, 0x7F, 0x80, 0xFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 2**63 - 1, 2**64 - 1, 2**40)


def ours(path):
    with tensorgate.open(path, limits={"max_dense": 1 << 28}) as file:
        file.verify()
        return file.numpy()


def of_safetensors(path):
    from safetensors.numpy import load_file
    return load_file(path)


def of_numpy(path):
    found = np.load(path, allow_pickle=False)
    return {name: found[name] for name in found.files} if hasattr(found, "files") else found


def of_gguf(path):
    import gguf
    return {t.name: gguf.dequantize(t.data, t.tensor_type) for t in gguf.GGUFReader(path).tensors}


def of_onnx(path):
    import onnx
    from onnx import numpy_helper
    return {t.name: numpy_helper.to_array(t) for t in onnx.load(path).graph.initializer}


def of_msgpack(path):
    import bench_python
    import msgpack
    return bench_python.primitiv_by_hand(msgpack.Unpacker, path)




def exceptions_of(peer):
    """What a reader raises for a damaged file, by its documentation or its sources: everything else was not meant."""
    if peer == "tensorgate":
        return (tensorgate.Refused,)
    if peer == "safetensors":
        from safetensors import SafetensorError
        return (SafetensorError,)
    if peer == "numpy":
        import zipfile
        import zlib
        return (ValueError, EOFError, OSError, zipfile.BadZipFile, zlib.error)
    if peer == "gguf":
        return (ValueError,)
    if peer == "onnx":
        from google.protobuf.message import DecodeError
        return (DecodeError, ValueError)
    import msgpack
    return (msgpack.UnpackException, ValueError)


def gguf_file():
    with tempfile.TemporaryDirectory() as folder:
        import gguf
        path = os.path.join(folder, "x.gguf")
        writer = gguf.GGUFWriter(path, "llama")
        writer.add_array("names", ["a", "b", "c"])
        for name, value in ARRAYS.items():
            writer.add_tensor(name, value.astype("f4"))
        blocks = gguf.quantize(np.ones((2, 64), "f4"), gguf.GGMLQuantizationType.Q8_0)
        writer.add_tensor("blocks", blocks, raw_dtype=gguf.GGMLQuantizationType.Q8_0)
        writer.write_header_to_file(), writer.write_kv_data_to_file(), writer.write_tensors_to_file(), writer.close()
        with open(path, "rb") as file:
            return file.read()


def onnx_file():
    import onnx
    from onnx import helper, numpy_helper
    graph = helper.make_graph([], "g", [], [], [numpy_helper.from_array(value, name) for name, value in ARRAYS.items()])
    return helper.make_model(graph).SerializeToString()


def npz_file():
    memory = io.BytesIO()
    np.savez_compressed(memory, **ARRAYS)
    return memory.getvalue()


def damaged(data, seed, cut):
    """A cut, a changed byte or bit, a number of the file that became an extreme one, bytes that went or came."""
    chance = random.Random(seed)
    data = bytearray(data)
    at = chance.randrange(chance.choice((len(data), min(len(data), 256))))      # most of the structure comes first
    how = 0 if cut else chance.randrange(6)
    if how == 0:
        del data[at:]
    elif how == 1:
        data[at] ^= 1 << chance.randrange(8)
    elif how == 2:
        data[at] = chance.randrange(256)
    elif how == 3:
        width = chance.choice((2, 4, 8))
        data[at:at + width] = (chance.choice(WORDS) % 256 ** width).to_bytes(width, "little")
    elif how == 4:
        del data[at:at + chance.randint(1, 16)]
    else:
        data[at:at] = data[chance.randrange(len(data)):][:chance.randint(1, 16)]
    return bytes(data)


def read_in_child(read, expected, path):
    """'values', 'refused', 'odd NAME', 'memory'; of a process that ended otherwise, 'crashes' or 'hangs'."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(os.open(os.devnull, os.O_RDWR), 2)
        with open("/proc/self/statm", encoding="ascii") as statm:
            has = int(statm.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (has + LIMIT, has + LIMIT))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        try:
            warnings.simplefilter("ignore")
            read(path)
            said = "values"
        except expected:
            said = "refused"
        except MemoryError:
            said = "memory"
        except BaseException as error:
            said = "odd " + type(error).__name__
        os.write(writer, said.encode())
        os._exit(0)
    os.close(writer)
    said = b"hangs"
    if select.select([reader], [], [], TIMEOUT)[0]:
        said = os.read(reader, 100)
    else:
        os.kill(child, signal.SIGKILL)
    os.close(reader)
    os.waitpid(child, 0)
    return said.decode() or "crashes"


def judge(said, keeps_rules):
    if said == "values":
        return "right" if keeps_rules else "lies"
    if said == "refused":
        return "stricter" if keeps_rules else "right"
    return said.split()[0]


def run(form, peer, read, data):
    expected, counts, odd = exceptions_of(peer), collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "x." + form)
        begin = time.perf_counter()
        for seed in range(FILES):
            changed = damaged(data, seed, form == "onnx")
            with open(path, "wb") as file:
                file.write(changed)
            try:
                keeps_rules = form != "onnx" and bool(tensorgate.check(changed, verify=True, format=form))
            except MemoryError:
                keeps_rules = False
            said = read_in_child(read, expected, path)
            counts[judge(said, keeps_rules)] += 1
            odd.update([said[4:]] if said.startswith("odd ") else [])
        taken = time.perf_counter() - begin
    print("%-12s %-12s" % (form, peer) + "".join("%9d" % counts[row] for row in ROWS) + "   %5.1f ms a file%s" % (
        taken / FILES * 1e3, ", odd: " + ", ".join("%s %d" % one for one in odd.most_common(4)) if odd else ""), flush=True)


def main():
    print("%d damaged files of each format, each in a process of its own: %g s, %d MiB" % (FILES, TIMEOUT, LIMIT >> 20))
    print("%-12s %-12s" % ("", "") + "".join("%9s" % row for row in ROWS))
    made = {"safetensors": lambda: tensorgate.save(None, ARRAYS, "safetensors"), "npz": npz_file,
            "npy": lambda: tensorgate.save(None, ARRAYS["layer.0"], "npy"), "gguf": gguf_file, "onnx": onnx_file,
            "primitiv": lambda: tensorgate.save(None, {name: ARRAYS["layer.0"] for name in ARRAYS}, "primitiv",
                                                metadata={"kind": "model"})}
    peers = {"safetensors": ("safetensors", of_safetensors), "npz": ("numpy", of_numpy), "npy": ("numpy", of_numpy),
             "gguf": ("gguf", of_gguf), "onnx": ("onnx", of_onnx), "primitiv": ("msgpack", of_msgpack)}
    for form, (peer, read) in peers.items():
        try:
            data = made[form]()
            read_once(read, form, data)
        except ImportError as error:
            print("%-12s %-12s is missing: %s" % (form, peer, error))
            continue
        if form != "onnx":
            run(form, "tensorgate", ours, data)
        run(form, peer, read, data)


def read_once(read, form, data):
    """So that everything is imported before processes are forked, and the whole file is known to be read."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "x." + form)
        with open(path, "wb") as file:
            file.write(data)
        assert len(read(path)) > 0


if __name__ == "__main__":
    main()
