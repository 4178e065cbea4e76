# SPDX-License-Identifier: Apache-2.0
"""Values: `cat`, `hash` and `diff` give the same results for the samples as NumPy.

The modules of the samples have the bytes of dense tensors; sparse ones, and PVP with its frames, are read here again,
by independent code. Slices are NumPy's, tolerances are those of numpy.isclose.
"""
import hashlib
import io
import os
import random
import struct

import numpy as np

import harness
from samples import btf, ggml_blocks, make_samples, npy, onnx, primitiv, small_floats

FOLDER = os.path.join(harness.BUILD, "values")

# ------------------------------------------------------------------------------------ a second reader


# NumPy has none of these: their words; `shown` converts them to numbers.
WORDS = {"bfloat16": "uint16", "complex32": "uint32"}


def dense(tensor):
    """A tensor all bytes of which are known, decoded."""
    count = int(np.prod(tensor.shape, dtype=np.uint64))
    if tensor.storage == "coo":  # those of BTF are read from the file
        return np.array(onnx.DENSE[tensor.name], tensor.dtype)
    if tensor.dtype in small_floats.KINDS:
        return small_floats.decode(tensor.dtype, tensor.data, tensor.shape)
    if tensor.storage == "blocks":
        return ggml_blocks.decode(tensor.dtype, tensor.data, tensor.shape)
    if tensor.dtype == "bit":
        bits = np.unpackbits(np.frombuffer(tensor.data, np.uint8), bitorder="little")[:count]
        return np.where(bits == 1, np.float32(1), np.float32(-1)).reshape(tensor.shape, order=tensor.order)
    dtype = np.dtype(WORDS.get(tensor.dtype, tensor.dtype)).newbyteorder("<")
    if tensor.storage == "partial":
        values = np.frombuffer(tensor.data, dtype)
    else:
        values = np.ndarray(tensor.shape, dtype, tensor.data, order=tensor.order)
    if tensor.fp_pos is not None:
        values = np.float32(values) / np.float32(2 ** tensor.fp_pos)
    return values


def read_btf(data):
    count, = struct.unpack_from("<Q", data)
    for i, at in enumerate(struct.unpack_from("<%dQ" % count, data, 8)):
        rank, dtype, layout = struct.unpack_from("<QBB", data, at)
        dtype = np.dtype(btf.DTYPES[dtype])
        shape = struct.unpack_from("<%dQ" % rank, data, at + 16)
        at += 16 + 8 * rank
        if layout == btf.DENSE:
            yield str(i), np.frombuffer(data, dtype, int(np.prod(shape)), at).reshape(shape)
            continue
        entries, = struct.unpack_from("<Q", data, at)
        rows = np.frombuffer(data, "<i8", entries * rank, at + 16).reshape(entries, rank)
        values = np.frombuffer(data, dtype, entries, at + 24 + 8 * entries * rank)
        array = np.zeros(shape, dtype)
        for row, value in zip(rows, values):
            array[tuple(row)] = value
        yield str(i), array


def pvp_weights(data, words):
    nxp, nyp, nfp, low, high, patches = struct.unpack_from("<iiiffi", data, 80)
    arbors, dtype = words[6], "u1" if words[9] == 1 else "<f4"
    slot = np.dtype([("head", "V8"), ("values", dtype, (nyp, nxp, nfp))])
    frames, times = [], []
    for at in range(0, len(data), 104 + arbors * patches * slot.itemsize):
        low, high = struct.unpack_from("<ff", data, at + 92)
        times.append(struct.unpack_from("<d", data, at + 72)[0])
        values = np.frombuffer(data, slot, arbors * patches, at + 104)["values"]
        if dtype == "u1":
            low, high = np.float32(low), np.float32(high)
            values = np.float32(values) / np.float32(255) * (high - low) + low
        frames.append(values.reshape(arbors, patches, nyp, nxp, nfp))
    return np.stack(frames), times


def read_pvp(data):
    words = struct.unpack_from("<18i", data)
    filetype, nx, ny, nf, datatype, across, down = words[2], *words[3:6], words[9], *words[10:12]
    if filetype in (3, 5):
        values, times = pvp_weights(data, words)
        yield "weights", values
        yield "time", np.array(times, "<f8")
        return
    dtype = np.dtype({1: "u1", 2: "<i4", 3: "<f4", 4: "<f4", 5: "<u4"}[datatype])
    frames, times, at = [], [], 80
    cells = nx * ny * nf * across * down * (4 if datatype == 5 else 1)
    least = {1: cells * dtype.itemsize, 4: 8 + cells * dtype.itemsize}.get(filetype, 12)
    while at + least <= len(data) and not (filetype == 1 and frames):
        times.append(struct.unpack_from("<d", data, 72 if filetype == 1 else at)[0])
        at += 0 if filetype == 1 else 8
        if filetype in (1, 4):
            # A layer of several processes is a block for each, which are put side by side.
            values = np.frombuffer(data, dtype, cells, at).reshape(down, across, ny, nx, -1)
            values = values.transpose(0, 2, 1, 3, 4).reshape(down * ny, across * nx, -1)
            at += cells * dtype.itemsize
        else:
            entries, = struct.unpack_from("<I", data, at)
            pair = np.dtype([("i", "<u4"), ("v", "<f4")] if filetype == 6 else [("i", "<u4")])
            if at + 4 + entries * pair.itemsize > len(data):
                times.pop()
                break
            values = np.zeros(cells, "<f4")
            for entry in np.frombuffer(data, pair, entries, at + 4):
                values[entry["i"]] = entry["v"] if filetype == 6 else 1
            at += 4 + entries * pair.itemsize
        frames.append(values.reshape((ny * down, nx * across, nf) + ((4,) if datatype == 5 else ())))
    shape = (len(frames), ny * down, nx * across, nf) + ((4,) if datatype == 5 else ())
    yield "activity", np.array(frames, dtype if filetype in (1, 4) else "<f4").reshape(shape)
    yield "time", np.array(times, "<f8")


def arrays(sample):
    """{name: (dtype, values)} of a sample."""
    if sample.format in ("btf", "pvp"):
        read = read_btf if sample.format == "btf" else read_pvp
        return {name: (array.dtype.name, array) for name, array in read(sample.data)}
    found = {tensor.name: (tensor.dtype, dense(tensor)) for tensor in sample.tensors if not is_opaque(tensor)}
    return {name: (dtype if dtype in WORDS else array.dtype.name, array) for name, (dtype, array) in found.items()}


OPAQUE = {kind for _, kind, _ in npy.OPAQUE.values()} | {npy.RECORD}


def is_opaque(tensor):
    return tensor.dtype in OPAQUE


def printed(element):
    """An element of those types as `cat --json` prints it: by NumPy, or its bytes."""
    kind = element.dtype.kind
    if element.dtype.names:
        return list(element.tolist())
    if kind in "Mm":
        return int(element.astype("i8")) if kind == "m" and not np.isnat(element) else str(element)
    return {"U": str, "S": lambda e: e.decode("latin-1")}.get(kind, lambda e: e.tobytes().hex())(element)


def opaque(path, sample, tensor, hashed):
    """Elements that are no numbers: as NumPy reads the file, and their bytes."""
    array = np.load(io.BytesIO(sample.data))
    answer, bad = harness.ask(["cat", "--json", "--", path, tensor.name])
    want = [printed(array[i]) for i in range(array.size)]
    if not bad and (answer["dtype"], answer["shape"], answer["values"]) != (tensor.dtype, tensor.shape, want):
        bad = ["%s, expected %s" % (str(answer["values"])[:160], want)]
    head = "%s[%s]\n" % (tensor.dtype, ",".join(map(str, tensor.shape)))
    if hashed != hashlib.sha256(head.encode() + array.tobytes()).hexdigest():
        bad.append("hash: %s" % hashed)
    return bad


def shown(dtype, array):
    """What `cat` prints: numbers, complex ones as one more axis of 2."""
    if dtype == "bfloat16":
        return (array.astype("<u4") << 16).view("<f4").reshape(array.shape)
    if dtype == "complex32":
        return array.astype("<u4").view("<f2").reshape(*array.shape, 2)
    if array.dtype.kind == "c":
        return np.stack([array.real, array.imag], -1)
    return array


# ---------------------------------------------------------------------------------------- comparison


def same_bits(a, b):
    """Equal numbers, NaN in the same places, and the same sign of zero."""
    if a.shape != b.shape or a.dtype != b.dtype:
        return False
    return bool(np.array_equal(a, b, equal_nan=a.dtype.kind == "f") and
                (a.dtype.kind != "f" or np.array_equal(np.signbit(a) & ~np.isnan(a), np.signbit(b) & ~np.isnan(b))))


def parsed(answer, want):
    """The array of `cat --json`: converted from text to number only once."""
    values = np.array(answer["values"], dtype=object)
    shape = answer["shape"] + ([2] if answer["dtype"].startswith("complex") else [])
    return np.array([float(v) if isinstance(v, str) else v for v in values.reshape(-1)],
                    dtype=want.dtype).reshape(shape)


def parsed_text(words, dtype, want):
    if dtype.startswith("complex"):
        words = [part for word in words for part in (complex(word).real, complex(word).imag)]
    number = float if want.dtype.kind == "f" else int
    return np.array([number(word) for word in words], want.dtype).reshape(want.shape)


def sha256(dtype, array):
    head = "%s[%s]\n" % (dtype, ",".join(str(n) for n in array.shape))
    return hashlib.sha256(head.encode() + array.astype(array.dtype.newbyteorder("<")).tobytes("C")).hexdigest()


def cat(path, name, dtype, array, more=()):
    want = shown(dtype, array)
    answer, bad = harness.ask(["cat", "--json", *more, "--", path, name])
    if not bad and (answer["dtype"] != dtype or answer["shape"] != list(array.shape)):
        bad = ["%s %s, expected %s %s" % (answer["dtype"], answer["shape"], dtype, array.shape)]
    if not bad and not same_bits(parsed(answer, want), want):
        bad = ["%s, expected %s" % (str(answer["values"])[:160], str(want.tolist())[:160])]
    text = harness.run([harness.tensorgate(), "cat", "-q", *more, "--", path, name])
    if not bad and text.code != 0:
        bad = ["exit code %d" % text.code]
    if not bad:
        words = text.out.decode().split()
        if not same_bits(parsed_text(words, dtype, want), want):
            bad = ["other values as text: %s" % words[:20]]
        rows = array.size // array.shape[-1] if array.ndim and array.size else min(array.size, 1)
        if len([line for line in text.out.splitlines() if line]) != rows:
            bad = ["another number of lines than %d" % rows]
    return bad


def samples(t):
    for sample in [*make_samples.samples(), *make_samples.foreign()]:
        path = os.path.join(harness.SAMPLES, sample.name)
        want = arrays(sample)
        for name, (dtype, array) in want.items():
            t.case("cat %s %s" % (sample.name, name), cat(path, name, dtype, array))
        answer, bad = harness.ask(["hash", "--json", path])
        if not bad:
            got = {x["name"]: x["sha256"] for x in answer[0]["tensors"]}
            bad = ["%s: %s" % (name, got.get(name)) for name in want if got.get(name) != sha256(*want[name])]
            others = [tensor for tensor in sample.tensors if is_opaque(tensor)]
            bad += ["another list: %s" % sorted(got)] if set(got) != {*want, *(tensor.name for tensor in others)} else []
            for tensor in others:
                t.case("%s: %s" % (sample.name, tensor.name), opaque(path, sample, tensor, got.get(tensor.name)))
        t.case("hash " + sample.name, bad)
        answer, bad = harness.ask(["diff", "--json", path, path])
        if not bad and (not answer["same"] or [x["status"] for x in answer["tensors"]] != ["same"] * (len(want) + sum(map(is_opaque, sample.tensors)))):
            bad = ["not the same as itself"]
        t.case("diff " + sample.name, bad)


# -------------------------------------------------------------------------------------------- slices


def write(name, data):
    path = os.path.join(FOLDER, name)
    with open(path, "wb") as file:
        file.write(data)
    return path


SLICES = """0 -1 : ... ::-1 1: :-1 ::2 1::2 -2::-1 5: :100 -100: 3:1 1:3:-1 1:1 +1 0, ..., 0,0 0,-1 :,0 ...,0 0,...
    ...,::-1 :,::-1 ::-1,::-1 1:2,... :,:,: 0,...,0 ...,1:,::2 1,2,3 -1,-1,-1 ::3,1:,::-2 2,:,1
    ::9223372036854775807 ::-9223372036854775807 1:99999999999999999999""".split() + [" 0 , 1 : "]
REFUSED = """, a 0,,1 1:2:3:4 ::0 ...,... 7 -8 0,0,0,0 1-2 --1 ...0 99999999999999999999 0;1 [0] 1.0 - :-:""".split() + [""]


def numpy_index(text):
    items = []
    for item in text.rstrip(" ,").split(","):
        item = item.strip()
        if item == "...":
            items.append(Ellipsis)
        elif ":" in item:
            items.append(slice(*[int(x) if x.strip() else None for x in item.split(":")]))
        else:
            items.append(int(item))
    return tuple(items)


def slices(t):
    shapes = [(7,), (5, 4), (3, 4, 5), (2, 3, 4, 5), (6, 1, 3), (3, 0, 2)]
    arrays_ = [np.arange(int(np.prod(s)), dtype="<i4").reshape(s) for s in shapes]
    # In both orders: 0 to 5 of a BTF file, and of a primitiv file with the opposite order.
    row_major = write("slices.btf", btf.container([btf.dense("int32", a.shape, a.tobytes()) for a in arrays_]))
    floats = {str(i): a.astype("<f4") for i, a in enumerate(arrays_) if a.size}
    column_major = write("slices.primitiv", primitiv.file(primitiv.MODEL, primitiv.model(
        [([name.encode()], primitiv.parameter(primitiv.tensor(a.shape, a.tobytes("F")))) for name, a in floats.items()])))
    generator = random.Random(1)
    tried = list(SLICES)
    for _ in range(60):
        numbers = [str(generator.randint(-6, 6)) if generator.random() < 0.6 else "" for _ in range(9)]
        steps = [str(generator.choice([1, 2, 3, -1, -2, -3])) for _ in range(3)]
        tried.append(",".join("%s:%s:%s" % (numbers[2 * k], numbers[2 * k + 1], steps[k])
                              for k in range(generator.randint(1, 3))))
    for i, array in enumerate(arrays_):
        for text in tried:
            try:
                want = np.asarray(array[numpy_index(text)])
            except IndexError:
                got = harness.run([harness.tensorgate(), "cat", "--slice=" + text, row_major, str(i)])
                t.case("slice %s of %s" % (text, array.shape), [] if got.code == 2 and b"--slice" in got.err else
                       ["exit code %d" % got.code])
                continue
            bad = cat(row_major, str(i), "int32", want, ["--slice=" + text])
            if not bad and array.size:
                bad = cat(column_major, str(i), "float32", want.astype("<f4"), ["--slice=" + text])
            t.case("slice %s of %s" % (text, array.shape), bad)
    for text in REFUSED:
        got = harness.run([harness.tensorgate(), "cat", "--slice=" + text, row_major, "0"])
        t.case("slice %r" % text, [] if got.code == 2 and b"--slice" in got.err and not got.out else
               ["exit code %d: %r" % (got.code, got.err)])
    # Larger than the buffer, short and long distances, in both directions.
    big = np.arange(1 << 20, dtype="<f4").reshape(256, 64, 64)
    path = write("big.btf", btf.container([btf.dense("float32", big.shape, big.tobytes())]))
    for text in ["::-1,::-32,::-32", "::51,::-1,7", ":,0,0", "::-100", "3::64,:,::63", "...,0,::-9", "-1,-1"]:
        want = np.asarray(big[numpy_index(text)])
        t.case("slice %s of 4 MiB" % text, cat(path, "0", "float32", want, ["--slice=" + text]))
    os.remove(path)


# -------------------------------------------------------------------------------------- archives

ARCHIVED = [("|u1", (2,) * 18, "F"), ("<f4", (300, 400), "F"), ("<f4", (5, 1, 70000), "F"), (">i2", (70000, 3), "F"),
            ("<c16", (3, 4, 5, 6, 7), "F"), ("<f8", (40, 30, 50), "C"), ("<i8", (200000,), "C"), (">f4", (90, 2, 300), "C"),
            ("<f2", (3, 1) * 8 + (2,) * 5, "F"), ("<u4", (11, 7, 2, 3, 5, 2, 2, 3, 2), "C")]


def archived_slice(generator, shape):
    """Up to some hundred elements, with steps of any size in both directions."""
    items, left = [], 400
    for n in shape[:12]:
        if n == 1 or generator.random() < 0.3 or left < 2:
            items.append(str(generator.randrange(-n, n)))
            continue
        step = max(1, n // generator.randint(1, min(left, 50))) * generator.choice([1, -1])
        items.append("::%d" % step)
        left //= -(-n // abs(step))
    more = [] if len(shape) <= 12 else ["..."] + ["0"] * (len(shape) - 12)
    return ",".join(items + more)


def archives(t):
    """Deflated members, which can only be read forward: in other orders, and in steps back."""
    generator = random.Random(4)
    shuffler = np.random.default_rng(4)
    stored, deflated, other = (os.path.join(FOLDER, name) for name in ("stored.npz", "deflated.npz", "other.npz"))
    made = {}
    for i, (dtype, shape, order) in enumerate(ARCHIVED):
        count = int(np.prod(shape))
        values = shuffler.integers(0, 200, count).astype(dtype).reshape(shape)
        made["a%d" % i] = np.asarray(values, order=order)
    np.savez(stored, **made)
    np.savez_compressed(deflated, **made)
    np.savez_compressed(other, **{name: np.asarray(array, order="C" if array.flags.f_contiguous else "F")
                                  for name, array in made.items()})
    for path in (stored, deflated, other):
        answer, bad = harness.ask(["hash", "--json", path])
        if not bad:
            got = {x["name"]: x["sha256"] for x in answer[0]["tensors"]}
            bad = [name for name, array in made.items()
                   if got.get(name) != sha256(array.dtype.newbyteorder("=").name, array)]
        t.case("hash " + os.path.basename(path), bad)
        got = harness.run([harness.tensorgate(), "diff", path, deflated])
        t.case("diff %s and deflated.npz" % os.path.basename(path), [] if got.code == 0 else [got.out[:200]])
    for order in ("c", "f"):
        out = os.path.join(FOLDER, "ordered.npz")
        for path in (deflated, other):
            got = harness.run([harness.tensorgate(), "convert", "--force", "--order", order, path, out])
            bad = [] if got.code == 0 else [got.err[:200]]
            if not bad:
                with np.load(out) as archive:
                    bad = [name for name in made if not np.array_equal(archive[name], made[name])
                           or not archive[name].flags[order.upper() + "_CONTIGUOUS"]]
            t.case("convert --order %s %s" % (order, os.path.basename(path)), bad)
        os.remove(out)
    for name, array in made.items():
        tried = ["::-1,...,0" if array.ndim > 1 else "::-1000"] if array.size < 1000 or array.ndim == 1 else []
        tried += [archived_slice(generator, array.shape) for _ in range(6)]
        for text in tried:
            want = np.asarray(array[numpy_index(text)])
            want = want.astype(want.dtype.newbyteorder("="))
            for path in (deflated, other):
                t.case("slice %s of %s %s" % (text, os.path.basename(path), name),
                       cat(path, name, want.dtype.name, want, ["--slice=" + text]))
    for path in (stored, deflated, other):
        os.remove(path)


# ------------------------------------------------------------------------------------- differences


def pick(generator, dtype, n):
    kind = np.dtype(dtype).kind
    if kind == "f":
        some = [0.0, -0.0, 1.0, -1.0, 1e-3, 1e30, float("nan"), float("inf"), float("-inf"), 5e-324, 3.5]
        return np.array([generator.choice(some) if generator.random() < 0.5 else generator.uniform(-4, 4)
                         for _ in range(n)], dtype)
    low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
    return np.array([generator.choice([low, high, 0, 1, high - 1, 2]) for _ in range(n)], dtype)


def near(generator, array):
    """A copy with some elements replaced by another number, often a close one."""
    out = array.copy()
    for i in range(out.size):
        chance = generator.random()
        if chance < 0.3 and out.dtype.kind == "f" and np.isfinite(out[i]):
            out[i] *= 1 + generator.choice([1e-6, -1e-4, 0.01, -0.1])
        elif chance < 0.3:
            out[i] = pick(generator, out.dtype, 1)[0]
    return out


def exact(p, q):
    """Two numbers without rounding: float64 does not have all integers, but every whole float is an integer."""
    whole = [not isinstance(n, np.floating) or (np.isfinite(n) and n == np.trunc(n)) for n in (p, q)]
    has_integer = not (isinstance(p, np.floating) and isinstance(q, np.floating))
    return (int(p), int(q)) if has_integer and all(whole) else (float(p), float(q))


def expected(a, b, atol, rtol):
    """The expected result of `diff` for two arrays: differing, first, nan, max_abs, max_rel."""
    x, y = a.reshape(-1), b.reshape(-1)
    pairs = [exact(p, q) for p, q in zip(x, y)]
    differing, nan, biggest, relative = [], 0, 0.0, 0.0
    for i, (p, q) in enumerate(pairs):
        if p == q or (p != p and q != q):
            continue
        if p != p or q != q:
            differing.append(i)
            nan += 1
            continue
        distance = float(abs(p - q))
        biggest = max(biggest, distance)
        relative = max(relative, distance / abs(q) if q != 0 and distance < float("inf") else float("inf"))
        if abs(q) == float("inf") or not distance <= atol + rtol * abs(q):
            differing.append(i)
    return len(differing), differing[0] if differing else None, nan, biggest, relative


def number(value):
    return float(value) if isinstance(value, str) else value


def difference(a, b, atol, rtol):
    write("a.btf", btf.container([btf.dense(a.dtype.name, a.shape, a.tobytes())]))
    write("b.btf", btf.container([btf.dense(b.dtype.name, b.shape, b.tobytes())]))
    count, first, nan, biggest, relative = expected(a, b, atol, rtol)
    same = count == 0 and a.dtype == b.dtype
    files = [os.path.join(FOLDER, "a.btf"), os.path.join(FOLDER, "b.btf")]
    options = ["--atol", repr(atol), "--rtol=" + repr(rtol)]
    answer, bad = harness.ask(["diff", "--json", *options, *files], codes=(0 if same else 1,))
    if bad:
        return bad
    got = answer["tensors"][0]
    where = got["first"]["index"] if got["first"] else None
    want = [int(i) for i in np.unravel_index(first, a.shape)] if first is not None else None
    for what, x, y in (("same", answer["same"], same), ("status", got["status"], "same" if same else "different"),
                       ("differing", got["differing"], count), ("nan", got["nan"], nan), ("first", where, want),
                       ("max_abs", number(got["max_abs"]), biggest), ("max_rel", number(got["max_rel"]), relative)):
        if x != y:
            bad.append("%s is %r, expected %r" % (what, x, y))
    # NumPy agrees about which elements are close, if it computes in the same precision.
    if a.dtype == b.dtype == np.float64:
        with np.errstate(all="ignore"):
            if count != int((~np.isclose(a, b, rtol=rtol, atol=atol, equal_nan=True)).sum()):
                bad.append("numpy.isclose finds another number than %d" % count)
    quiet = harness.run([harness.tensorgate(), "diff", "-q", *options, *files])
    if quiet.code != (0 if same else 1) or quiet.out or quiet.err:
        bad.append("-q: exit code %d, %r" % (quiet.code, quiet.out + quiet.err))
    text = harness.run([harness.tensorgate(), "diff", *options, *files])
    if bool(text.out) == same or text.code != quiet.code:
        bad.append("text %r, exit code %d" % (text.out, text.code))
    return bad


def differences(t):
    generator = random.Random(2)
    kinds = ["float64", "float32", "int64", "uint64", "int8", "uint8", "int32"]
    for i in range(120):
        dtype = generator.choice(kinds)
        a = pick(generator, dtype, 24)
        b = near(generator, a)
        if i % 3 == 2:
            other = generator.choice(kinds)
            keep = generator.random() < 0.5 and np.dtype(other).kind == "f"
            b = a.astype(other) if keep else pick(generator, other, 24)
        a, b = a.reshape(2, 3, 4), b.reshape(2, 3, 4)
        atol, rtol = generator.choice([(0.0, 0.0), (1e-5, 0.0), (0.0, 1e-3), (0.05, 0.05), (3.0, 1e-9)])
        t.case("diff %d: %s and %s, %r %r" % (i, a.dtype, b.dtype, atol, rtol), difference(a, b, atol, rtol))
    # More than a block, with the only difference at its end.
    a = np.zeros(100003, "<f4")
    b = a.copy()
    b[-1] = 1
    t.case("diff of the last element", difference(a, b, 0.0, 0.0))
    large = np.array([2**53, 2**53 + 1, -2**53 - 1, 2**63 - 1, -2**63, 3, 2**62], "<i8")
    for dtype, integers in (("<i8", large), ("<u8", np.array([2**64 - 1, 2**64 - 2**10, 2**53 + 1, 0, 5], "<u8"))):
        floats = integers.astype("<f8")
        for atol in (0.0, 1.0):
            t.case("diff of large integers %s and floats, %r" % (dtype, atol), difference(integers, floats, atol, 0.0))
            t.case("diff of floats and large integers %s, %r" % (dtype, atol), difference(floats, integers, atol, 0.0))
            t.case("diff of large integers %s and other floats, %r" % (dtype, atol), difference(integers, floats[::-1].copy(), atol, 0.0))
    t.case("diff without elements", difference(a[:0], a[:0], 0.0, 0.0))


def pairing(t):
    """Tensors by name, whatever their order; shapes; tensors in one file only."""
    def model(names):
        return primitiv.file(primitiv.MODEL, primitiv.model(
            [([name.encode()], primitiv.parameter(primitiv.tensor(dims, primitiv.floats(int(np.prod(dims))))))
             for name, dims in names]))

    one = write("one.primitiv", model([("w", [2, 3]), ("b", [3]), ("gone", [1]), ("s", [6])]))
    two = write("two.primitiv", model([("new", [2]), ("s", [3, 2]), ("b", [3]), ("w", [2, 3])]))
    answer, bad = harness.ask(["diff", "--json", one, two], codes=(1,))
    if not bad:
        got = {x["name"]: (x["status"], x["differs"]) for x in answer["tensors"]}
        want = {"w": ("same", []), "b": ("same", []), "gone": ("only_a", []), "new": ("only_b", []),
                "s": ("different", ["shape"])}
        bad = [] if got == want and len(answer["tensors"]) == 5 else ["%s" % got]
    t.case("diff by name", bad)
    # These values in another format and type: NNB fixed point, and BTF.
    sample = [s for s in make_samples.samples() if s.name == "nnb_note_unaligned.nnb"][0]
    fixed = os.path.join(harness.SAMPLES, sample.name)
    values = [dense(tensor) for tensor in sample.tensors]

    def copy(name, dtype):
        return write(name, btf.container([btf.dense(dtype, v.shape, v.astype(dtype).tobytes()) for v in values]))

    for dtype, more, differs in (("float32", [], []), ("float64", [], ["dtype"]),
                                 ("float32", ["--raw"], ["dtype", "values"])):
        answer, bad = harness.ask(["diff", "--json", *more, fixed, copy("plain.btf", dtype)],
                                  codes=(1 if differs else 0,))
        if not bad and answer["tensors"][0]["differs"] != differs:
            bad = [answer["tensors"][0]]
        t.case("diff of fixed point and %s %s" % (dtype, more), bad)


def run(t):
    os.makedirs(FOLDER, exist_ok=True)
    samples(t)
    slices(t)
    archives(t)
    differences(t)
    pairing(t)
