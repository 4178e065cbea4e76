# SPDX-License-Identifier: Apache-2.0
"""What `convert` writes is read back by NumPy (.npz) and by the reference implementation of .safetensors.

Every sample is converted to both formats. The reference implementation (package safetensors of PyPI) has to find the
names, dtypes, shapes and bytes that we find; NumPy the same names, and equal values of the dtypes that it has. Without
the package on the machine, NumPy's half runs alone, and a line says so.
"""
import os
import tempfile

import numpy as np

import harness

try:
    import safetensors
except ImportError:
    safetensors = None

# The names of the reference implementation for those that NumPy has no dtype for.
ONLY_SAFETENSORS = {
    "bfloat16": "BF16", "float8_e4m3fn": "F8_E4M3", "float8_e5m2": "F8_E5M2", "float8_e8m0fnu": "F8_E8M0",
    "float8_e4m3fnuz": "F8_E4M3FNUZ", "float8_e5m2fnuz": "F8_E5M2FNUZ", "float6_e2m3fn": "F6_E2M3",
    "float6_e3m2fn": "F6_E3M2", "float4_e2m1fn": "F4", "bool": "BOOL", "complex64": "C64",
}


def stored_dtype(name):
    """The name in the file of a dtype as `info` shows it."""
    if name in ONLY_SAFETENSORS:
        return ONLY_SAFETENSORS[name]
    kind = {"f": "F", "i": "I", "u": "U"}[np.dtype(name).kind]
    return kind + str(8 * np.dtype(name).itemsize)


def raw_name(tensor):
    if "raw_name_hex" in tensor:
        return bytes.fromhex(tensor["raw_name_hex"]).decode("utf-8", "surrogateescape")
    return tensor.get("raw_name", tensor["name"])


def ours(path):
    answer, bad = harness.ask(["info", "--json", path])
    return (answer["tensors"] if answer else []), bad


def by_reference(path):
    """Compare a .safetensors file as the reference implementation reads it with what we read."""
    with open(path, "rb") as file:
        data = file.read()
    tensors, bad = ours(path)
    try:
        found = dict(safetensors.deserialize(data))
    except Exception as error:      # the package raises an exception of its own
        return bad + ["the reference implementation refuses it: %s" % error]
    wanted = {raw_name(t): (stored_dtype(t["dtype"]), t["shape"], data[t["offset"]:t["offset"] + t["nbytes"]])
              for t in tensors}
    got = {name: (t["dtype"], t["shape"], bytes(t["data"])) for name, t in found.items()}
    for name in sorted(set(wanted) | set(got)):
        if wanted.get(name) != got.get(name):
            bad.append("%r: %.60s, the reference implementation has %.60s" % (name, wanted.get(name), got.get(name)))
    return bad


def by_numpy(path, plain):
    """Compare a .npz file as NumPy reads it with a .safetensors file of the same tensors."""
    bad = []
    with open(plain, "rb") as file:
        data = file.read()
    tensors, problems = ours(plain)
    wanted = {raw_name(t): t for t in tensors}
    with np.load(path) as archive:
        if sorted(archive.files) != sorted(wanted):
            return problems + ["NumPy finds %.100s, expected %.100s" % (sorted(archive.files), sorted(wanted))]
        for name, tensor in wanted.items():
            array = archive[name]
            if tensor["dtype"] in ONLY_SAFETENSORS and tensor["dtype"] not in ("bool", "complex64"):
                continue    # decoded for .npz, and compared by suite `values`
            stored = np.frombuffer(data[tensor["offset"]:tensor["offset"] + tensor["nbytes"]],
                                   np.dtype(tensor["dtype"]).newbyteorder("<")).reshape(tensor["shape"])
            # complex128 that complex64 holds exactly is that in .safetensors.
            if array.dtype.kind != stored.dtype.kind or array.shape != stored.shape or \
                    array.tobytes() != np.ascontiguousarray(stored, array.dtype).tobytes():
                bad.append("%r: NumPy reads %s%s, other values than %s%s" % (
                    name, array.dtype, list(array.shape), tensor["dtype"], tensor["shape"]))
    return problems + bad


def run(t):
    if safetensors is None:
        print("readers: skipped: the package safetensors, which is not there")
    with tempfile.TemporaryDirectory() as folder:
        plain, archive = (os.path.join(folder, name) for name in ("out.safetensors", "out.npz"))
        for sample in harness.names(harness.SAMPLES, harness.suffixes()):
            made = [harness.run([harness.tensorgate(), "convert", "--force", sample, out]).code == 0
                    for out in (plain, archive)]
            about = os.path.basename(sample)
            if made[0] and safetensors is not None:
                t.case("the reference implementation of safetensors reads " + about, by_reference(plain))
            if all(made):
                t.case("NumPy reads " + about, by_numpy(archive, plain))
