# SPDX-License-Identifier: Apache-2.0
"""What `check --values` tells, and NumPy: arrays of every dtype in both orders with numbers that are not finite and zeros at every
kind of place, as .npy; the tensors of all samples, by what `convert` makes of them; a model in shards; pipes; limits.
"""
import glob
import json
import os
import tempfile

import harness
import numpy as np
from suites.statistics import arrays

KINDS = (("nan", np.isnan), ("inf", np.isposinf), ("neg_inf", np.isneginf))
LEAST = 4096


def in_order(x):
    """Its elements in the order of a .npy file, and the index of each."""
    order = "F" if x.flags.f_contiguous and not x.flags.c_contiguous else "C"
    return x.ravel(order), lambda i: [int(k) for k in np.unravel_index(i, x.shape, order)]


def expected(x):
    """The object of an array, without its name; None: there is nothing to tell."""
    elements, index = in_order(x)
    parts = [elements.real, elements.imag] if x.dtype.kind == "c" else [elements]
    told = {"count": sum(p.size for p in parts), "zeros": int(sum((p == 0).sum() for p in parts))}
    odd = 0
    for key, test in KINDS:
        hits = np.zeros(elements.size, int)
        if x.dtype.kind in "fc":
            with np.errstate(invalid="ignore"):    # NaN, says NumPy, is no valid number
                hits = sum(test(p.astype(np.float64)).astype(int) for p in parts)
        told[key] = int(hits.sum())
        odd += told[key]
        if told[key]:
            told["first_" + key] = index(int(np.flatnonzero(hits)[0]))
    if told["zeros"] == told["count"] and told["count"] > 1:
        return told
    others = np.flatnonzero(elements != 0)
    end = int(others[-1]) + 1 if others.size else 0
    zeros = elements.size - end
    if zeros > 1 and 4 * zeros >= elements.size and zeros * x.dtype.itemsize >= LEAST:
        told.update(zeros_at_end=zeros, first_zero_at_end=index(end))
    elif not odd:
        return None
    return told


def ended(n, zeros, dtype, shape=None):
    x = np.ones(n, dtype)
    x[n - zeros:] = 0
    return x if shape is None else x.reshape(shape)


def crafted():
    """(name, array)"""
    yield from arrays()
    for dtype in ("float32", "float64", "int8", "uint16", "int64", "complex64", "bool"):
        least = LEAST // np.dtype(dtype).itemsize
        for zeros in (least - 1, least, least + 1):
            for n in (4 * zeros - 1, 4 * zeros, 4 * zeros + 1, zeros + 1):
                yield "%s: %d of %d are zero" % (dtype, zeros, n), ended(n, zeros, dtype)
    both = ended(6000, 3001, "float32", (60, 100))
    yield "rows", both
    yield "columns", np.asfortranarray(both)
    yield "columns that end", np.asfortranarray(both.reshape(100, 60).T)
    for at in (0, 511, 512, 4095, 4096, 5999):
        x = np.arange(1, 6001, dtype="float32").reshape(3, 20, 100)
        x.ravel()[at] = np.nan
        x.ravel()[5999 - at] = -np.inf
        yield "NaN at %d" % at, x
        yield "NaN at %d, columns" % at, np.asfortranarray(x)
    yield "a scalar that is NaN", np.array(np.nan)
    yield "a scalar that is 0", np.array(0.0)
    yield "one 0", np.zeros((1, 1))
    yield "two of 0", np.zeros(2)
    yield "negative zeros", np.full(5000, -0.0)
    yield "no elements", np.zeros((0, 3))
    x = np.ones(3000, "complex128")
    x[7] = complex(0, np.inf)
    x[2000:] = 0
    yield "an imaginary infinity", x


def ask(*arguments):
    done = harness.run([harness.tensorgate(), "check", "--values", *arguments])
    return done, (json.loads(done.out) if "--json" in arguments else None)


def is_told(path, x):
    done, document = ask("--json", path)
    wanted = expected(x)
    told = [{k: v for k, v in f.items() if k != "name"} for f in document[0]["values"]]
    if told != ([wanted] if wanted else []):
        return ["told %r, not %r" % (told, wanted)]
    lines = ask(path)[0]
    number = sum(wanted[key] > 0 for key, _ in KINDS) + (wanted["zeros"] == wanted["count"] or "zeros_at_end" in wanted) if wanted else 0
    got = lines.out.decode().splitlines()
    problems = [] if (len(got), done.code, lines.code) == (1 + number, number > 0, number > 0) else ["%r, code %d" % (got, done.code)]
    return problems + ["line %r" % line for line in got[1:] if not line.startswith("values %s: tensor arr_0: " % path)]


def samples(t, folder):
    """The counts of each tensor, whatever its order and storage."""
    archive = os.path.join(folder, "x.npz")
    for sample in sorted(glob.glob(os.path.join(harness.SAMPLES, "*.*"))):
        done = harness.run([harness.tensorgate(), "convert", "-f", sample, archive])
        if done.code != 0:
            continue
        _, document = ask("--json", sample)
        told = {f.get("raw_name", f["name"]): f for f in document[0].get("values", [])}
        problems = []
        with np.load(archive) as values:
            for name in values.files:
                x = values[name]
                if x.dtype.kind not in "biufc" or x.dtype.char in "gG":    # long doubles are opaque
                    continue
                wanted, got = expected(x), told.get(name)
                keys = ("count", "nan", "inf", "neg_inf", "zeros")
                if "zeros_at_end" in (wanted or {}) or "zeros_at_end" in (got or {}):
                    continue    # of sparse tensors NumPy has other ends
                if [wanted and wanted[k] for k in keys] != [got and got[k] for k in keys]:
                    problems.append("%s: %r, not %r" % (name, got, wanted))
        t.case(os.path.basename(sample), problems)


def shards(t, folder):
    place = os.path.join(folder, "model")
    os.mkdir(place)
    whole = os.path.join(folder, "whole.npz")
    np.savez(whole, a=np.ones(3000, "float32"), b=np.array([1, np.nan, np.inf], "float32"), c=np.zeros(2000, "float32"))
    made = harness.run([harness.tensorgate(), "convert", "--shard-size", "8000", whole, os.path.join(place, "m.safetensors")])
    index = os.path.join(place, "m.safetensors.index.json")
    for name in (index, place):
        done, document = ask("--json", name)
        found = {(os.path.basename(s["file"]), f["name"]) for s in document[0]["shards"] for f in s["values"]}
        shard = {n: s for n, s in json.load(open(index))["weight_map"].items()}
        t.case("shards: %s" % os.path.basename(name), [] if made.code == 0 and done.code == 1 and document[0]["valid"]
               and found == {(shard["b"], "b"), (shard["c"], "c")} else [found, done.code])
    lines = ask(index)[0].out.decode().splitlines()
    t.case("shards: lines", [] if len(lines) == 4 and lines[0].startswith("ok ") and all("model/m-0" in line for line in lines[1:]) else lines)


def forms(t, folder):
    path = os.path.join(folder, "form.npy")
    np.save(path, np.array([1.0, np.nan]))
    good = os.path.join(folder, "good.npy")
    np.save(good, np.array([1.0, 2.0]))
    report = os.path.join(folder, "report.json")
    done = harness.run([harness.tensorgate(), "check", "--values", "--json", "--report", report, path, good])
    document = json.load(open(report))
    t.case("report", [] if [len(f["values"]) for f in document] == [1, 0] and len(done.out.splitlines()) == 3 else [done.out, document])
    sarif = json.loads(harness.run([harness.tensorgate(), "check", "--values", "--sarif", path, good]).out)
    results = sarif["runs"][0]["results"]
    rules = {r["id"] for r in sarif["runs"][0]["tool"]["driver"]["rules"]}
    t.case("sarif", [] if [(r["ruleId"], r["level"]) for r in results] == [("values", "warning")] and "values" in rules else results)
    quiet = [harness.run([harness.tensorgate(), "check", "--values", q, path, good]) for q in ("-q", "-qq")]
    t.case("quiet", [] if [(len(d.out.splitlines()), d.code) for d in quiet] == [(1, 1), (0, 1)] else quiet)
    plain = harness.run([harness.tensorgate(), "check", path])
    t.case("without --values", [] if plain.code == 0 and len(plain.out.splitlines()) == 1 else [plain])


def pipes(t):
    """What comes from a pipe, and is checked while it arrives, has the values of the file."""
    for name in ("npz_names.npz", "safetensors_names.safetensors", "primitiv_model.primitiv", "npy_fortran.npy", "btf_coo.btf"):
        path = os.path.join(harness.SAMPLES, name)
        piped = harness.run([harness.tensorgate(), "check", "--values", "--json", "-"], given=harness.read_bytes(path))
        named = ask("--json", path)[1][0]
        got = json.loads(piped.out)[0]
        t.case("pipe: %s" % name, [] if got.get("values") == named.get("values") and "values" in named else [got, named])


def refused(t, folder):
    """Values that cannot be read, or cost too much, are refusals; a file that is refused has no values."""
    path = os.path.join(folder, "sum.npz")
    np.savez_compressed(path, a=np.zeros(100000))
    data = bytearray(harness.read_bytes(path))
    at = data.find(b"PK\1\2")
    data[at + 16] ^= 1  # the checksum in the directory
    data[data.find(b"PK\3\4") + 14] ^= 1
    with open(path, "wb") as file:
        file.write(data)
    done, document = ask("--json", path)
    t.case("a wrong checksum", [] if done.code == 1 and not document[0]["valid"] and "values" not in document[0]
           and document[0]["error"]["code"] == "bad_data" else [done.code, document])
    sparse = os.path.join(harness.SAMPLES, "btf_coo.btf")
    done, document = ask("--json", "--max-dense", "1", sparse)
    t.case("max-dense", [] if done.code == 1 and document[0]["error"]["code"] == "limit" else [done.code, document])
    done, document = ask("--json", "--max-output", "1", sparse)
    t.case("max-output", [] if done.code == 1 and document[0]["error"]["code"] == "limit" else [done.code, document])


def run(t):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "x.npy")
        for name, x in crafted():
            np.save(path, x)
            t.case(name, is_told(path, x))
        samples(t, folder)
        shards(t, folder)
        forms(t, folder)
        refused(t, folder)
    pipes(t)
