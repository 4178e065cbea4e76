# SPDX-License-Identifier: Apache-2.0
"""save, convert, diff and hash, read back with NumPy where it can."""
import hashlib
import io
import json
import os
import struct

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

import tensorgate
from tensorgate import Refused

CODES = st.sampled_from(["i1", "<i2", ">i4", "<i8", "u1", "<u2", "<u4", ">u8", "<f2", "<f4", ">f8", "<c8", "<c16", "?"])
ARRAYS = CODES.flatmap(lambda code: hnp.arrays(code, hnp.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=5)))
NAMES = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), min_size=1, max_size=12)


def equal(x, y):
    return x.shape == y.shape and np.array_equal(x, y, equal_nan=x.dtype.kind in "fc")


@settings(max_examples=150, deadline=None)
@given(ARRAYS, st.sampled_from("CF"))
def test_npy_is_read_by_numpy(array, order):
    content = tensorgate.save(None, np.asarray(array, order=order), "npy")
    read = np.load(io.BytesIO(content), allow_pickle=False)
    assert equal(read, array) and read.dtype == array.dtype.newbyteorder("<")


@settings(max_examples=100, deadline=None)
@given(st.dictionaries(NAMES, ARRAYS.filter(lambda array: array.dtype.char != "D"), max_size=4))
def test_safetensors_is_what_its_specification_says(arrays):
    content = tensorgate.save(None, arrays, "safetensors")
    (n,) = struct.unpack_from("<Q", content)
    header = json.loads(content[8:8 + n])
    header.pop("__metadata__", None)
    assert set(header) == set(arrays)
    for name, array in arrays.items():
        begin, end = header[name]["data_offsets"]
        assert header[name]["shape"] == list(array.shape)
        plain = array.astype(array.dtype.newbyteorder("<"))
        assert content[8 + n + begin:8 + n + end] == plain.tobytes()
    with tensorgate.open(content, strict=True) as file:
        assert set(file) == set(arrays)
        assert all(equal(file[name].numpy(), array) for name, array in arrays.items())
        assert {name: tensorgate._tools.hash_tensor(file[name]) for name in file} == {
            name: digest(array) for name, array in arrays.items()}


def digest(array):
    """SHA-256 of dtype, shape and values, by hand."""
    text = "%s[%s]\n" % (array.dtype.name, ",".join(map(str, array.shape)))
    return hashlib.sha256(text.encode() + array.astype(array.dtype.newbyteorder("<")).tobytes("C")).hexdigest()


def test_npz_is_read_by_numpy(tmp_path):
    made = {"a": np.arange(6.0).reshape(2, 3), "b": np.asfortranarray(np.arange(6).reshape(2, 3)), "c": np.asarray(True)}
    size = tensorgate.save(tmp_path / "x.npz", made)
    assert size == os.path.getsize(tmp_path / "x.npz")
    with np.load(tmp_path / "x.npz", allow_pickle=False) as read:
        assert set(read) == set(made) and all(equal(read[name], made[name]) for name in made)


@pytest.mark.parametrize("suffix", ["primitiv", "nnb", "btf", "pvp", "npy", "npz", "safetensors"])
def test_every_format_that_takes_one_array(suffix, tmp_path):
    array = np.arange(24, dtype="f4").reshape(2, 3, 4)
    name = {"nnb": "0", "btf": "0"}.get(suffix, "x")
    try:
        tensorgate.save(tmp_path / ("x." + suffix), {name: array})
    except Refused as refused:
        assert refused.code != "internal" and refused.format == suffix
        return
    with tensorgate.open(tmp_path / ("x." + suffix), strict=True) as file:
        assert file.format == suffix
        assert equal(next(iter(file.values())).numpy(), array)


def test_metadata_goes_and_comes_back(sample):
    """Where tensors and metadata are all that a file has, saving what was read gives the same meaning."""
    with tensorgate.open(sample.data) as file:
        metadata = file.metadata()
        assert json.loads(json.dumps(metadata)) == metadata or "nan" in str(metadata)
        if file.format not in ("safetensors",) or any("float" in t.dtype and "_" in t.dtype for t in file.values()):
            return
        again = tensorgate.save(None, dict(file), file.format, metadata=metadata)
    with tensorgate.open(again) as file:
        assert file.metadata() == metadata


def test_a_file_is_saved_with_its_metadata(sample, tmp_path):
    """Its tensors, too, have the same names and bits, whatever the format."""
    with tensorgate.open(sample.data) as file:
        try:
            tensorgate.save(tmp_path / "x", file, file.format)
        except Refused:
            with pytest.raises(Refused):        # a file that readers take with a note, and no writer writes
                file.convert(None, file.format)
            return
        with tensorgate.open(tmp_path / "x", format=file.format) as again:
            assert set(again) == set(file)
            assert tensorgate.hash(tmp_path / "x", format=file.format) == tensorgate.hash(sample.data)
            if file.format == "pytorch":        # the rest tells how the file was written
                kept = ("values", "attributes")
                assert [again.metadata().get(key) for key in kept] == [file.metadata().get(key) for key in kept]
            elif not file.num_notes and file.format not in ("npy", "gguf") and "optimizer" not in sample.name:
                assert again.metadata() == file.metadata()


def test_metadata_of_a_file_are_not_dropped_without_a_word():
    metadata = {"__metadata__": {"format": "pt", "k": "v"}}
    content = tensorgate.save(None, {"a": np.arange(3.0)}, "safetensors", metadata=metadata)
    with tensorgate.open(content) as file:
        with tensorgate.open(tensorgate.save(None, file, "safetensors")) as again:
            assert again.metadata() == metadata and again["a"].numpy().tolist() == [0, 1, 2]
        for format in ("npz", "gguf"):
            with pytest.warns(UserWarning, match="__metadata__"):
                assert tensorgate.open(tensorgate.save(None, file, format))["a"].numpy().tolist() == [0, 1, 2]
        with tensorgate.open(tensorgate.save(None, file, "safetensors", metadata={})) as again:
            assert again.metadata().get("__metadata__", {}) == {}
        with tensorgate.open(tensorgate.save(None, file, "safetensors", metadata={"__metadata__": {"x": "y"}})) as again:
            assert again.metadata() == {"__metadata__": {"x": "y"}}
        with pytest.raises(ValueError, match="limits"):
            tensorgate.save(None, file, "safetensors", limits={"max_output": 1 << 20})
    with tensorgate.open(tensorgate.save(None, {"a": np.zeros(2)}, "safetensors")) as file:
        tensorgate.save(None, file, "npz")      # nothing to warn of


def test_an_existing_file_is_kept_unless_it_may_be_replaced(tmp_path):
    path = tmp_path / "x.npy"
    path.write_bytes(b"precious")
    with pytest.raises(FileExistsError) as caught:
        tensorgate.save(path, np.zeros(3))
    assert caught.value.filename == os.fspath(path) and path.read_bytes() == b"precious"
    tensorgate.save(path, np.zeros(3), replace=True, sync=False)
    assert np.load(path).shape == (3,)
    assert os.listdir(tmp_path) == ["x.npy"]


@pytest.mark.parametrize("arrays,options,type_", [
    ({"x": object()}, {}, ValueError), ({1: np.zeros(1)}, {}, TypeError), ({"x": np.array(["a"])}, {}, ValueError),
    ({"x": np.zeros(1, "M8[s]")}, {}, ValueError), ({"": np.zeros(1)}, {"metadata": 7}, ValueError),
    ({"x": np.zeros(1)}, {"metadata": {"a": object()}}, TypeError),
    ({"x": np.zeros(1)}, {"metadata": {"__metadata__": {1: "x"}}}, TypeError),
    ({"x": np.zeros(1)}, {"limits": {"x": 1}}, ValueError), ({"x": np.zeros(1)}, {"format": "hdf5"}, ValueError),
    ([1, "a"], {}, ValueError), ({"x": np.zeros(1)}, {"no": 1}, TypeError)])
def test_wrong_arguments_of_save(arrays, options, type_, tmp_path):
    with pytest.raises(type_):
        tensorgate.save(tmp_path / "x.safetensors", arrays, **options)
    assert os.listdir(tmp_path) == []


def test_metadata_that_contain_themselves():
    loop = {}
    loop["__metadata__"] = loop
    with pytest.raises((ValueError, Refused)):
        tensorgate.save(None, {"x": np.zeros(1)}, "safetensors", metadata=loop)


def test_paths(tmp_path):
    for path, type_ in (("x", ValueError), ("x.hdf5", ValueError), (str(tmp_path / "no" / "x.npy"), FileNotFoundError),
                        ("a\0b.npy", ValueError), (7, TypeError), (None, ValueError)):
        with pytest.raises(type_):
            tensorgate.save(path, np.zeros(1))


def test_the_declarations_of_the_extension_are_checked():
    save = tensorgate._core.save
    good = (b"x", None, 9, 0, (2,), bytes(8), -1, False)
    assert save(None, "npy", [good], None, {}, False, False)
    for at, value in ((0, "x"), (0, b"a b"), (2, 99), (2, -1), (3, 99), (4, (3,)), (4, (2**64,)), (4, (-1,)), (4, [2]),
                      (4, (1,) * 300), (4, (2**63, 2)), (5, "x"), (5, bytes(7)), (6, 99), (6, "x")):
        wrong = good[:at] + (value,) + good[at + 1:]
        with pytest.raises((TypeError, ValueError, OverflowError)):
            save(None, "npy", [wrong], None, {}, False, False)
    with pytest.raises(TypeError):
        save(None, "npy", [7], None, {}, False, False)
    with pytest.raises(TypeError):
        save(None, "npy", (good,), None, {}, False, False)


def test_convert(sample, tmp_path):
    """To .safetensors and .npz, and what cannot be converted says why."""
    for to in ("safetensors", "npz"):
        try:
            done = tensorgate.convert(sample.data, None, to)
        except Refused as refused:
            assert refused.message and refused.format == to
            continue
        assert isinstance(done.result, bytes)
        if to == "npz":
            with np.load(io.BytesIO(done.result), allow_pickle=False) as read, tensorgate.open(sample.data) as file:
                for tensor in file.values():
                    if tensor.name in read and hasattr(np, tensor.dtype):
                        assert equal(read[tensor.name], tensor.numpy())
        assert tensorgate.diff(done.result, done.result) == []


def test_convert_to_a_path_and_back(samples, tmp_path):
    source = samples["npz_stored.npz"].data
    done = tensorgate.convert(source, tmp_path / "x.safetensors")
    assert done.result == os.path.getsize(tmp_path / "x.safetensors")
    tensorgate.convert(tmp_path / "x.safetensors", tmp_path / "x.npz")
    assert tensorgate.diff(tmp_path / "x.npz", source) == []
    assert tensorgate.hash(tmp_path / "x.npz") == tensorgate.hash(source)
    with pytest.raises(FileExistsError):
        tensorgate.convert(source, tmp_path / "x.npz")
    with tensorgate.open(tmp_path / "x.npz") as file:
        tensorgate.convert(file, tmp_path / "x.npz", replace=True)      # onto itself
    assert tensorgate.diff(tmp_path / "x.npz", source) == []


def test_options_of_convert():
    content = tensorgate.save(None, {"a": np.array([1.5, 2.25]), "b": np.zeros(2)}, "safetensors")
    done = tensorgate.convert(content, None, "npz", only=["a"], rename={"a": "z"}, dtype="float32")
    assert np.load(io.BytesIO(done.result))["z"].dtype == np.float32
    done = tensorgate.convert(content, None, "npz", only=["*"], rename={"*": "m/*"})
    assert sorted(np.load(io.BytesIO(done.result))) == ["m/a", "m/b"]
    done = tensorgate.convert(content, None, "npz", dtype={"b": None, "*": "float32"})
    assert {name: array.dtype.name for name, array in np.load(io.BytesIO(done.result)).items()} == {"a": "float32", "b": "float64"}
    for options, type_ in (({"dtype": {"c": "float32"}}, Refused), ({"dtype": {1: "float32"}}, TypeError), ({"dtype": {"a": "x"}}, ValueError),
                           ({"dtype": {"a": "int8"}}, ValueError), ({"only": ["c"]}, Refused), ({"only": ["c*"]}, Refused), ({"rename": {"c": "d"}}, Refused), ({"only": 7}, TypeError),
                           ({"rename": {1: "x"}}, TypeError), ({"rename": {"a": "x\0"}}, ValueError),
                           ({"sparse": "x"}, ValueError), ({"order": "K"}, ValueError), ({"dtype": "x"}, ValueError),
                           ({"no": 1}, TypeError), ({"rename": {"a": "b"}}, Refused)):
        with pytest.raises(type_):
            tensorgate.convert(content, None, "npz", **options)
    with pytest.raises(Refused):
        tensorgate.convert(content, None, "npy")      # of one array


def test_diff():
    a = tensorgate.save(None, {"x": np.array([1.0, np.nan, 3.0]), "y": np.arange(3), "z": np.zeros(2)}, "safetensors")
    b = tensorgate.save(None, {"x": np.array([1.0, np.nan, 3.5]), "y": np.arange(3.0), "w": np.zeros(2)}, "npz")
    assert tensorgate.diff(a, a) == []
    kinds = [(one.name, one.kind) for one in tensorgate.diff(a, b)]
    assert sorted(kinds) == [("w", "only-b"), ("x", "values"), ("y", "dtype"), ("z", "only-a")]
    (values,) = [one for one in tensorgate.diff(a, b) if one.kind == "values"]
    assert (values.a, values.b, values.index, values.count) == (3.0, 3.5, (2,), 1)
    assert "values" not in [one.kind for one in tensorgate.diff(a, b, atol=0.5)]
    for bound in ({"atol": np.nan}, {"atol": -1}, {"rtol": np.nan}, {"rtol": -0.5}):
        with pytest.raises(ValueError, match="at least 0"):
            tensorgate.diff(a, b, **bound)
    c = tensorgate.save(None, {"x": np.zeros((2, 2))}, "npz")
    assert sorted(one.kind for one in tensorgate.diff(a, c)) == ["only-a", "only-a", "shape"]


def test_a_path_that_is_not_utf8(tmp_path):
    path = os.fsencode(tmp_path) + b"/\xff\xfe.npz"
    assert tensorgate.save(os.fsdecode(path), {"a": np.arange(3)}) == os.path.getsize(path)
    with tensorgate.open(os.fsdecode(path)) as file:
        assert file["a"].tolist() == [0, 1, 2]
    with pytest.raises(FileExistsError):
        tensorgate.save(os.fsdecode(path), {"a": np.arange(3)})


def test_a_mask_is_not_dropped():
    assert tensorgate.save(None, {"a": np.ma.array([1, 2])}, "npz")
    with pytest.raises(ValueError, match="'a' is masked"):
        tensorgate.save(None, {"a": np.ma.array([1, 2], mask=[False, True])}, "npz")
