# SPDX-License-Identifier: Apache-2.0
"""The Python package beside its peers, in one run: ratios of times, over 1 where tensorgate is faster.

    bench_python.py [SECONDS]    about so long for each line; packages that are missing are said to be missing

The two sides of a line take turns, so that what else the machine does meets both. A time is the smallest of a side; the
noise is that of the middle half of the ratios of the turns: how far the ratio moves by itself. Behind "CPU" stands the
ratio of the smallest times of all threads together, which depends less on what else the machine does. Peers of primitiv are a
reader of a few lines on msgpack, in C and in Python; it checks nothing. That of NNB, PVP and BTF is
what the official Kaitai compiler makes for Python. onnx has a format of its own: the same arrays are initializers there.
"""
import gc
import importlib
import os
import statistics
import sys
import tempfile
import time

import numpy as np

import tensorgate

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "tests", "official"))
sys.path.insert(0, os.path.join(ROOT, "scripts"))
SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0


def timed(work):
    """Seconds, and seconds of all threads together."""
    begin, began = time.perf_counter(), time.process_time()
    work()
    return time.perf_counter() - begin, time.process_time() - began


def compare(name, ours, theirs, peer, aim):
    """One line of the table."""
    ours(), theirs()
    gc.collect()
    gc.disable()
    pairs, end = [], time.perf_counter() + SECONDS
    while len(pairs) < 5 or time.perf_counter() < end and len(pairs) < 2000:
        pairs.append((timed(ours), timed(theirs)))
    gc.enable()
    (a, b), (cpu_a, cpu_b) = ([min(pair[side][which] for pair in pairs) for side in (0, 1)] for which in (0, 1))
    low, _, high = statistics.quantiles([y / x for (x, _), (y, _) in pairs], n=4)
    print("%-56s %9.3f ms %9.3f ms  %-12s %7.2fx  (%.2f to %.2f)  CPU %.2fx  aim %s" % (
        name, a * 1e3, b * 1e3, peer, b / a, low, high, cpu_b / cpu_a, aim), flush=True)


def optional(name):
    try:
        return importlib.import_module(name)
    except ImportError:
        print("%s is missing" % name)
        return None


def bench_safetensors(folder):
    safetensors = optional("safetensors")
    if safetensors is None:
        return
    from safetensors.numpy import load_file
    path = os.path.join(folder, "many.safetensors")
    tensorgate.save(path, {"model.layers.%d.weight" % i: np.full((8, 16), i, "f4") for i in range(10_000)}, sync=False)

    def theirs_list():
        with safetensors.safe_open(path, "numpy") as file:
            return list(file.keys())

    def ours_list():
        with tensorgate.open(path) as file:
            return list(file.keys())
    assert sorted(ours_list()) == sorted(theirs_list())
    compare("open and list 10,000 tensors", ours_list, theirs_list, "safetensors", 1)

    def theirs_one():
        with safetensors.safe_open(path, "numpy") as file:
            return file.get_tensor("model.layers.777.weight")

    def ours_one():
        with tensorgate.open(path) as file:
            return file["model.layers.777.weight"].numpy()
    assert np.array_equal(ours_one(), theirs_one())
    compare("open, and one of them to NumPy", ours_one, theirs_one, "safetensors", 1)

    def ours_all():
        with tensorgate.open(path) as file:
            return file.numpy()
    assert len(ours_all()) == len(load_file(path))
    compare("all of them to NumPy", ours_all, lambda: load_file(path), "safetensors", 1)
    path = os.path.join(folder, "large.safetensors")
    tensorgate.save(path, {"t%d" % i: np.ones((1024, 1024), "f4") for i in range(16)}, sync=False)
    compare("16 tensors of 4 MiB to NumPy, and their sum", lambda: [a.sum() for a in ours_at(path).values()],
            lambda: [a.sum() for a in load_file(path).values()], "safetensors", 1)


def ours_at(path):
    with tensorgate.open(path) as file:
        return file.numpy()


def theirs_npz(path):
    with np.load(path, allow_pickle=False) as file:
        return {name: file[name] for name in file.files}


def bench_npz(folder):
    for name, count, shape, pack in (("stored, 100 of 4 KiB", 100, (32, 32), np.savez), ("stored, 8 of 4 MiB", 8, (1024, 1024), np.savez),
                                     ("deflated, 100 of 4 KiB", 100, (32, 32), np.savez_compressed),
                                     ("deflated, 4 of 4 MiB", 4, (1024, 1024), np.savez_compressed)):
        path = os.path.join(folder, "x.npz")
        chance = np.random.default_rng(1)
        pack(path, **{"t%d" % i: chance.integers(0, 99, shape).astype("f4") for i in range(count)})
        assert all(np.array_equal(ours_at(path)[key], value) for key, value in theirs_npz(path).items())
        compare(".npz, all to NumPy: " + name, lambda: ours_at(path), lambda: theirs_npz(path), "numpy.load", 2)


def bench_gguf(folder):
    gguf = optional("gguf")
    if gguf is None:
        return
    path = os.path.join(folder, "x.gguf")
    writer = gguf.GGUFWriter(path, "llama")
    values = np.random.default_rng(1).normal(size=(64, 256)).astype("f4")
    for i in range(500):
        if i % 2:
            packed = gguf.quantize(values, gguf.GGMLQuantizationType.Q8_0)
            writer.add_tensor("blk.%d.weight" % i, packed, raw_dtype=gguf.GGMLQuantizationType.Q8_0)
        else:
            writer.add_tensor("blk.%d.weight" % i, values)
    writer.write_header_to_file(), writer.write_kv_data_to_file(), writer.write_tensors_to_file(), writer.close()

    def theirs_list():
        return [tensor.name for tensor in gguf.GGUFReader(path).tensors]

    def ours_list():
        with tensorgate.open(path) as file:
            return list(file.keys())

    def theirs(names):
        return {t.name: gguf.dequantize(t.data, t.tensor_type) for t in gguf.GGUFReader(path).tensors if t.name in names}

    def ours(names):
        with tensorgate.open(path) as file:
            return {name: file[name].numpy() for name in names}
    names = theirs_list()
    assert names == ours_list()
    assert all(np.array_equal(value, ours(names)[name]) for name, value in theirs(set(names)).items())
    compare("GGUF: open and list 500 tensors", ours_list, theirs_list, "gguf", 1)
    compare("GGUF: open, and a Q8_0 of them to NumPy", lambda: ours(names[1:2]), lambda: theirs({names[1]}), "gguf", 1)
    compare("GGUF: all to NumPy, half of them Q8_0", lambda: ours(names), lambda: theirs(set(names)), "gguf", 1)


def bench_onnx(folder):
    onnx = optional("onnx")
    if onnx is None:
        return
    from onnx import helper, numpy_helper
    arrays = {"layer.%d.weight" % i: np.full((8, 16), i, "f4") for i in range(2000)}
    path, ours_path = os.path.join(folder, "x.onnx"), os.path.join(folder, "same.safetensors")
    graph = helper.make_graph([], "g", [], [], [numpy_helper.from_array(value, name) for name, value in arrays.items()])
    onnx.save(helper.make_model(graph), path)
    tensorgate.save(ours_path, arrays, sync=False)

    def theirs(names):
        found = onnx.load(path).graph.initializer
        return {one.name: numpy_helper.to_array(one) if one.name in names else None for one in found}

    def ours(names):
        with tensorgate.open(ours_path) as file:
            return {name: file[name].numpy() if name in names else None for name in file.keys()}
    assert all(np.array_equal(value, ours(arrays)[name]) for name, value in theirs(arrays).items())
    for what, names in (("open and list 2,000 tensors", ()), ("open, and one of them to NumPy", ["layer.777.weight"]),
                        ("all of them to NumPy", arrays)):
        compare("safetensors beside .onnx: " + what, lambda: ours(names), lambda: theirs(names), "onnx", 1)


def primitiv_by_hand(unpacker_class, path):
    """Parameters of a model: what a Python program would do with the file format of primitiv."""
    with open(path, "rb") as file:
        unpacker = unpacker_class(file, raw=False, max_buffer_size=1 << 30, strict_map_key=False)
        next(unpacker), next(unpacker), next(unpacker)
        result = {}
        for _ in range(next(unpacker)):
            key = "/".join(next(unpacker))
            dims, batch, data = next(unpacker), next(unpacker), next(unpacker)
            next_is = next(unpacker)
            assert next_is == 0
            result[key] = np.frombuffer(data, "<f4").reshape([*dims, batch] if batch > 1 else dims, order="F")
        return result


def bench_primitiv(folder):
    msgpack = optional("msgpack")
    if msgpack is None:
        return
    path = os.path.join(folder, "x.model")
    tensorgate.save(path, {"layer/%d/weight" % i: np.ones((8, 8), "f4") for i in range(2000)}, "primitiv",
                    metadata={"kind": "model"}, sync=False)
    assert len(primitiv_by_hand(msgpack.Unpacker, path)) == len(ours_at(path)) == 2000
    import msgpack.fallback
    compare("primitiv: open, list 2,000 parameters", lambda: tensorgate.open(path).keys(),
            lambda: list(primitiv_by_hand(msgpack.Unpacker, path)), "msgpack in C", 20)
    compare("primitiv: open, list 2,000 parameters", lambda: tensorgate.open(path).keys(),
            lambda: list(primitiv_by_hand(msgpack.fallback.Unpacker, path)), "msgpack", 20)


def bench_kaitai(folder):
    """The parsers of the official compiler, as `make agree` has them."""
    if optional("kaitaistruct") is None:
        return
    import compiled
    import oracle
    os.chdir(ROOT)
    if not compiled.is_installed():
        print("the official Kaitai compiler is missing: scripts/setup.sh test")
        return
    wrong = {spec for spec, complaint in compiled.compile_specs("lenient") if complaint}
    for form in ("nnb", "pvp", "btf"):
        if "specs/%s.ksy" % form in wrong:
            continue
        parser = oracle.load(os.path.join(compiled.FOLDER, "lenient"), form)
        path = os.path.join(folder, "x." + form)
        if not write(form, path):
            continue
        compare("%s: open, list the tensors" % form, lambda: tensorgate.open(path).keys(),
                lambda: oracle.read(parser, path, False), "Kaitai", 20)


def write(form, path):
    """A file of 2,000 tensors, or of 2,000 frames."""
    arrays = {str(i): np.ones((4, 4), "f4") for i in range(2000)}
    if form == "pvp":
        arrays = {"activity": np.ones((2000, 4, 4, 1), "f4")}
    try:
        tensorgate.save(path, arrays, form, sync=False)
    except (tensorgate.Refused, ValueError) as error:
        print("%s: %s" % (form, error))
        return False
    return True


def main():
    print("tensorgate %s, NumPy %s, Python %s, %d cores, load %.1f; ratio (middle half of the turns)" % (
        tensorgate.version(), np.__version__, sys.version.split()[0], len(os.sched_getaffinity(0)), os.getloadavg()[0]))
    with tempfile.TemporaryDirectory() as folder:
        for bench in (bench_safetensors, bench_npz, bench_gguf, bench_onnx, bench_primitiv, bench_kaitai):
            bench(folder)


if __name__ == "__main__":
    main()
