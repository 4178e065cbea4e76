# SPDX-License-Identifier: Apache-2.0
"""`stats` and NumPy agree: arrays of every dtype with random, extreme and special numbers, as .npy; and every tensor of
the samples, by what `convert` makes of it. Means are compared with sums of fractions, which are exact.
"""
import fractions
import glob
import json
import math
import os
import tempfile

import harness
import numpy as np

DTYPES = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float16", "float32", "float64",
          "bool", "complex64", "complex128")
SPECIAL = (math.nan, math.inf, -math.inf, 0.0, -0.0)


def arrays():
    """(name, array)"""
    random = np.random.default_rng(1)
    for dtype in DTYPES:
        kind = np.dtype(dtype)
        for n in (0, 1, 7, 20000, 40001):
            if kind.kind in "iub":
                bits = random.integers(0, 256, n * kind.itemsize, dtype=np.uint8)
                x = (bits & 1).astype(bool) if kind.kind == "b" else bits.view(kind)
            else:
                x = (random.standard_normal(n) * 10.0 ** random.integers(-3, 4, n)).astype(kind)
                if kind.kind == "c":
                    x = (x + 1j * random.standard_normal(n)).astype(kind)
                if n > 10:
                    x[:5] = SPECIAL
            yield "%s %d" % (dtype, n), x
    # So many that it is counted how often each value occurs.
    for dtype in ("int16", "uint16", "float16"):
        x = random.integers(0, 65536, 300001, dtype=np.uint16).view(dtype)
        yield "%s of all kinds" % dtype, x
    yield "float16 of all kinds, few", random.integers(0, 65536, 5000, dtype=np.uint16).view("float16")
    yield "uint8 with one value", np.full(100000, 7, np.uint8)
    yield "bool bytes", np.arange(5000).astype(np.uint8).view(bool)
    for n in (511, 512, 513, 4095, 4096, 4097):     # around blocks
        yield "int64 %d" % n, random.integers(-2 ** 63, 2 ** 63 - 1, n, np.int64)
        yield "float64 %d" % n, random.standard_normal(n)
    bits = random.integers(0, 2 ** 64, 3000, dtype=np.uint64)
    yield "float64 of all kinds", bits.view("float64")
    yield "float32 of all kinds", bits.view("float32")
    yield "float32 in many magnitudes", (random.standard_normal(5000) * 10.0 ** random.integers(-44, 38, 5000)).astype("float32")
    yield "zeros of both signs", np.array([0.0, -0.0, 0.0])
    yield "negative zeros", np.array([-0.0] * 3)
    big = float(np.finfo("float64").max)
    yield "largest", np.full(3000, big)
    yield "near the largest", np.array([big / 2, -big / 4, 1e-300] * 400)
    tiny = 5e-324
    yield "range over float64", np.array([big, -big, 1.0, big])
    yield "sum over float64", np.array([big] * 10)
    yield "subnormal", np.array([tiny, 3 * tiny, -tiny, 0.0])
    yield "cancelled", np.array([1e300, 1.0, -1e300, 1e-300] * 1000)
    yield "mixed", np.ldexp(random.standard_normal(5000), random.integers(-1070, 1000, 5000))
    yield "far from zero", 1e9 + random.random(1000)
    yield "all the same", np.full(1000, 0.1)
    yield "nothing finite", np.array([math.nan, math.inf, -math.inf])
    yield "large integers", np.array([2 ** 63 - 1, -2 ** 63, 2 ** 53 + 1], np.int64)
    yield "edges", np.repeat(np.arange(11) / 10, 3)


def numbers_of(x):
    if x.dtype.kind == "c":
        return np.ascontiguousarray(x).view(np.float32 if x.dtype.itemsize == 8 else np.float64).ravel()
    return np.ascontiguousarray(x).ravel()


def near(got, expected, relative, absolute=0.0):
    return math.isclose(got, expected, rel_tol=relative, abs_tol=absolute)


def problems_of(told, x):
    numbers = numbers_of(x)
    with np.errstate(invalid="ignore"):     # NaN, says NumPy, is no valid number
        wide = numbers.astype(np.float64)
    finite = numbers[np.isfinite(wide)]
    problems = []
    counts = {"count": len(numbers), "nan": int(np.isnan(wide).sum()), "inf": int((wide == math.inf).sum()),
              "neg_inf": int((wide == -math.inf).sum()), "zeros": int((numbers == 0).sum())}
    for key, value in counts.items():
        if told[key] != value:
            problems.append("%s is %r, not %r" % (key, told[key], value))
    if len(finite) == 0:
        return problems + (["a mean of nothing"] if "mean" in told else [])
    for key, value in (("min", finite.min()), ("max", finite.max())):
        same = value == told[key] if finite.dtype.kind in "iub" else finite.dtype.type(told[key]) == value
        if not same:
            problems.append("%s is %r, not %r" % (key, told[key], value))
    exact = [fractions.Fraction(v.item()) if not isinstance(v, np.bool_) else fractions.Fraction(int(v)) for v in finite]
    mean = sum(exact) / len(exact)
    smallest = 5e-324
    if not near(told["mean"], float(mean), 3e-16, smallest):
        problems.append("mean %r, not %r" % (told["mean"], float(mean)))
    variance = sum((v - mean) ** 2 for v in exact) / len(exact)
    # The root of a fraction: scaled, so that a float64 holds it.
    shift = max(abs(v - mean) for v in exact) or fractions.Fraction(1)
    std = float(fractions.Fraction(math.sqrt(variance / shift ** 2)) * shift)
    if not near(told["std"], std, 1e-12, smallest):
        problems.append("std %r, not %r" % (told["std"], std))
    low, high = float(finite.min()), float(finite.max())
    edges = told["edges"]
    if (edges[0], edges[-1]) != (low, high) or sorted(edges) != edges:
        problems.append("edges %r from %r to %r" % (edges, low, high))
    # A bin contains its lower edge, the last one both.
    doubles = finite.astype(np.float64)
    places = np.searchsorted(edges[1:-1], doubles, side="right")
    expected = np.bincount(places, minlength=len(edges) - 1).tolist()
    if told["bins"] != expected:
        problems.append("bins %r, not %r" % (told["bins"], expected))
    if len(edges) == 11 and math.isfinite(high - low) and high - low > 1e-300:
        if not np.allclose(edges, np.linspace(low, high, 11), rtol=1e-12, atol=(high - low) * 1e-12):
            problems.append("edges %r" % edges)
    return problems


def told_of(path, *names):
    done = harness.run([harness.tensorgate(), "stats", "--json", path, *names])
    return json.loads(done.out)["tensors"], done.code


def run(t):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "x.npy")
        for name, x in arrays():
            np.save(path, x)
            tensors, code = told_of(path)
            t.case(name, ["exit code %d" % code] if code else problems_of(tensors[0], x))
        archive = os.path.join(folder, "x.npz")
        for sample in sorted(glob.glob(os.path.join(harness.SAMPLES, "*.*"))):
            done = harness.run([harness.tensorgate(), "convert", "-f", sample, archive])
            tensors, code = told_of(sample)
            if done.code != 0 or code != 0:
                continue
            with np.load(archive) as values:
                problems = []
                for told in tensors:
                    name = told.get("raw_name", told["name"])
                    if name in values.files and "count" in told and told["dtype"] == values[name].dtype.name:
                        problems += ["%s: %s" % (name, p) for p in problems_of(told, values[name])]
            t.case(os.path.basename(sample), problems)
