# SPDX-License-Identifier: Apache-2.0
"""What NumPy saves besides numbers: arrays of its own dtypes again, and files with them."""
import re

import numpy as np
import pytest

import tensorgate

NESTED = np.zeros((2, 3), [(("title", "x"), "u1"), ("n", [("a", "f4"), ("b", "<U3")], (2,)), ("d", "M8[s]")])
NESTED["n"]["b"], NESTED["x"] = "h\u00e9", [[1, 2, 3], [4, 5, 6]]
PADDED = np.zeros(3, np.dtype([("x", "u1"), ("y", "f8")], align=True))
ARRAYS = {
    "text": np.array([["abc", "\u00e9"], ["", "x"]]), "bytes": np.array([b"ab", b"\xff"]), "big endian": np.array(["ab"], ">U2"),
    "dates": np.array(["2020-01-02T03:04:05", "NaT"], "M8[ns]"), "times": np.array([1, 2], ">m8[7D]"),
    "raw": np.arange(6, dtype="u1").view("V2"), "long": np.array([1.5, 2], "g"), "nested": NESTED, "padded": PADDED,
    "columns": np.asfortranarray(NESTED), "none": np.zeros(3, []), "no bytes": np.zeros(2, "V0"), "empty": np.zeros((0, 2), "S3"),
    "scalar": np.array("abc"),
}


def of(dtype):
    return np.lib.format.dtype_to_descr(dtype)


def alike(a, b):
    return of(a.dtype) == of(b.dtype) and a.shape == b.shape and repr(a.tolist()) == repr(b.tolist()) and \
        a.flags.f_contiguous == b.flags.f_contiguous


@pytest.fixture(params=[np.savez, np.savez_compressed])
def path(request, tmp_path):
    request.param(tmp_path / "x.npz", **ARRAYS)
    return tmp_path / "x.npz"


def test_arrays(path):
    with tensorgate.open(path) as f:
        for name, array in ARRAYS.items():
            tensor = f[name]
            assert alike(tensor.numpy(), array), name
            assert alike(tensor.numpy(order="C"), np.ascontiguousarray(array).reshape(array.shape)), name
            assert repr(tensor.tolist()) == repr(array.tolist()) and tensor.itemsize == array.dtype.itemsize
            if array.ndim == 2 and array.size:
                assert repr(tensor[1:, ::-1].tolist()) == repr(array[1:, ::-1].tolist())
            raw = tensor.numpy(raw=True)
            assert raw.shape == array.shape + (array.dtype.itemsize,) and raw.dtype == np.uint8
        assert f["text"].dtype == "<U3" and f["dates"].dtype == "datetime64[ns]" and f["nested"].dtype == repr(of(NESTED.dtype))
        assert f["nested.n.a"].is_field and not f["nested"].is_field
        assert np.array_equal(f["nested.x"].numpy(), NESTED["x"]) and np.array_equal(f["padded.y"].numpy(), PADDED["y"])
        assert np.array_equal(f["columns.x"][1:, 1], NESTED["x"][1:, 1])
        with pytest.raises(BufferError):
            f["text"].__dlpack__()
        with pytest.raises(BufferError):
            memoryview(f["text"])
        dtype = f["text"]
    assert dtype.dtype == "<U3"         # after the file was closed


def test_save(tmp_path):
    path = tmp_path / "y.npz"
    tensorgate.save(path, ARRAYS)
    with np.load(path) as z:
        assert all(alike(z[name], array) for name, array in ARRAYS.items())
    tensorgate.save(tmp_path / "y.npy", NESTED)
    np.save(tmp_path / "z.npy", NESTED)
    assert (tmp_path / "y.npy").read_bytes() == (tmp_path / "z.npy").read_bytes()
    with pytest.raises(tensorgate.Refused, match="npy and npz have it"):
        tensorgate.save(None, {"a": ARRAYS["text"]}, "safetensors")
    for name, shown in (("dates", "datetime64[ns]"), ("text", "<U3")):     # as info and dtype name it
        with pytest.raises(tensorgate.Refused, match=re.escape("no type %s;" % shown)):
            tensorgate.save(None, {"a": ARRAYS[name]}, "safetensors")
    with pytest.raises((TypeError, ValueError)):
        tensorgate.save(None, {"a": np.array([None])}, "npz")


def test_convert(path, tmp_path):
    with pytest.raises(tensorgate.Refused, match="text"):
        tensorgate.convert(path, tmp_path / "a.safetensors")
    done = tensorgate.convert(path, tmp_path / "a.safetensors", skip_unsupported=True)
    assert sum("left out" in note for note in done.notes) == len(ARRAYS)
    with tensorgate.open(tmp_path / "a.safetensors") as f:
        assert np.array_equal(f["nested.x"].numpy(), NESTED["x"])
    other = tmp_path / "other.npz"
    tensorgate.convert(path, other)
    assert tensorgate.diff(path, other) == [] and tensorgate.hash(path) == tensorgate.hash(other)


def test_diff(tmp_path):
    for name, array in (("a", np.array(["a", "b"])), ("b", np.array(["a", "c"])), ("c", np.array(["a", "cd"]))):
        np.save(tmp_path / (name + ".npy"), array)
    one, = tensorgate.diff(tmp_path / "a.npy", tmp_path / "b.npy")
    assert (one.kind, one.a, one.b, one.index, one.count) == ("values", "b", "c", (1,), 1)
    one, = tensorgate.diff(tmp_path / "a.npy", tmp_path / "c.npy")
    assert (one.kind, one.a, one.b) == ("dtype", "<U1", "<U2")


def test_bfloat16(tmp_path):
    np.save(tmp_path / "b.npy", np.array([0x3fc0, 0xc000], "<u2").view("V2"))
    with tensorgate.open(tmp_path / "b.npy", v2="bfloat16") as f:
        assert f["arr_0"].dtype == "bfloat16" and f["arr_0"].tolist() == [1.5, -2.0]
    with pytest.raises(ValueError, match="v2"):
        tensorgate.open(tmp_path / "b.npy", v2="float16")
