# SPDX-License-Identifier: Apache-2.0
"""Wrong arguments are told by name, in the words of the caller, not of what happens to read them first."""
import fractions
import gc
import math
import os
import pathlib
import weakref

import numpy as np
import pytest

import tensorgate
from tensorgate import Refused

TARGET = "target is a path (str or os.PathLike), or None for the content, not "
CONTENT = tensorgate.save(None, {"x": np.zeros((2, 3), "f4")}, "safetensors")

FORMATS = ", ".join(known.name for known in tensorgate.formats())

# What is called, the exception, and words of its message: the first is the name of the argument.
WRONG = [
    (lambda file: tensorgate.open(CONTENT, format=5), TypeError, "format is a text, not int"),
    (lambda file: tensorgate.open(CONTENT, format=b"npy"), TypeError, "format is a text, not bytes"),
    (lambda file: tensorgate.open(CONTENT, formats=5), TypeError, "formats is a list of names, not int"),
    (lambda file: tensorgate.open(CONTENT, formats=[5]), TypeError,
     "formats is a list of names, and a name is a text, not 5"),
    (lambda file: tensorgate.check(CONTENT, formats=[None]), TypeError,
     "formats is a list of names, and a name is a text, not None"),
    (lambda file: tensorgate.open(CONTENT, limits={"max_rank": "x"}), TypeError,
     "the limit max_rank is a whole number, not str"),
    (lambda file: tensorgate.open(CONTENT, limits={"max_rank": [1]}), TypeError,
     "the limit max_rank is a whole number, not list"),
    (lambda file: tensorgate.open(CONTENT, limits={"max_rank": math.nan}), TypeError,
     "the limit max_rank is a whole number, not float"),
    (lambda file: tensorgate.save(b"x.npy", np.zeros(1)), TypeError, TARGET + "bytes"),
    (lambda file: tensorgate.save(7, np.zeros(1), "npy"), TypeError, TARGET + "int"),
    (lambda file: tensorgate.convert(CONTENT, b"x.npy"), TypeError, TARGET + "bytes"),
    (lambda file: tensorgate.save(None, np.zeros(1), 5), TypeError, "format is a text, not int"),
    (lambda file: file.convert(None, 5), TypeError, "format is a text, not int"),
    (lambda file: file.convert(None, "npy", only=7), TypeError, "only is a list of names, not int"),
    (lambda file: file.convert(None, "npy", rename=7), TypeError, "rename is a mapping of names to names, not int"),
    (lambda file: file.convert(None, "npy", sparse=[]), ValueError, "sparse is one of 'auto', 'dense', 'keep', not []"),
    (lambda file: file.tree(max_depth="a"), TypeError, "max_depth is a whole number, not str"),
    (lambda file: file.tree(max_nodes=1.5), TypeError, "max_nodes is a whole number, not float"),
    (lambda file: file["x"].numpy(order=[]), ValueError, "order is one of None, 'K', 'A', 'C', 'F', not []"),
    (lambda file: file["x"].part([]), ValueError, "name is one of 'values', 'indices', 'counts', not []"),
    (lambda file: file["x"].bounds(-1), ValueError, "step is a number of a step of axis 0"),
    (lambda file: file["x"].bounds("a"), TypeError, "step is a whole number"),
    (lambda file: file.read_bytes(None, 1), TypeError, "offset and size are whole numbers"),
    (lambda file: file.read_bytes(0, 1.5), TypeError, "offset and size are whole numbers"),
    (lambda file: tensorgate.convert(CONTENT, None, "npy", read=5), TypeError,
     "read is a mapping, the options of open(), not int"),
    (lambda file: file["x"].bounds(2**64), ValueError, "step is a number of a step of axis 0"),
    (lambda file: file["x"].__dlpack__(max_version=()), TypeError, "max_version is a pair of numbers or None, not ()"),
    (lambda file: file["x"].__dlpack__(max_version=1), TypeError, "max_version is a pair of numbers or None, not 1"),
    (lambda file: file["x"].__dlpack__(max_version=("1", 0)), TypeError, "max_version is a pair of whole numbers, not ('1', 0)"),
    (lambda file: file["x"].__dlpack__(dl_device=7), TypeError, "dl_device is a pair of numbers or None, not 7"),
    (lambda file: tensorgate.diff(CONTENT, CONTENT, atol="x"), TypeError, "atol is a number, not str"),
    (lambda file: tensorgate.diff(CONTENT, CONTENT, rtol=math.nan), ValueError, "rtol is a number of at least 0, not nan"),
    (lambda file: tensorgate.diff(CONTENT, CONTENT, atol=10**400), ValueError, "atol is too large"),
    (lambda file: tensorgate.diff(CONTENT, CONTENT, rtol=-1), ValueError, "rtol is a number of at least 0, not -1"),
    (lambda file: tensorgate.diff(CONTENT, CONTENT, raw=np.zeros(2)), TypeError, "raw is true or false, not ndarray"),
    (lambda file: file["x"].numpy(raw=np.zeros(2)), TypeError, "raw is true or false, not ndarray"),
    (lambda file: tensorgate.save(None, np.zeros(1), "npy", replace=np.zeros(2)), TypeError,
     "replace is true or false, not ndarray"),
    (lambda file: file.convert(None, "npy", lossy=np.zeros(2)), TypeError, "lossy is true or false, not ndarray"),
    (lambda file: tensorgate.check(CONTENT, verify=np.zeros(2)), TypeError, "verify is true or false, not ndarray"),
    (lambda file: file.numpy(raw=np.zeros(2)), TypeError, "raw is true or false, not ndarray"),
    (lambda file: tensorgate.open(CONTENT, strict=np.zeros(2)), TypeError, "strict is true or false, not ndarray"),
    (lambda file: tensorgate.open(CONTENT, format="\ud800"), ValueError, "there is no format '\\ud800'; there are " + FORMATS),
    (lambda file: tensorgate.open(CONTENT, format="npy\0"), ValueError, "there is no format 'npy\\x00'; there are " + FORMATS),
    (lambda file: tensorgate.open(CONTENT, formats=["npy", "\ud800"]), ValueError,
     "there is no format '\\ud800'; there are " + FORMATS),
    (lambda file: tensorgate.save(None, np.zeros(1), "\ud800"), ValueError, "there is no format '\\ud800'; there are " + FORMATS),
    (lambda file: file["x"].__dlpack__(max_version=(1.0, 0)), TypeError,
     "max_version is a pair of whole numbers, not (1.0, 0)"),
    (lambda file: file["x"].__dlpack__(max_version=(1, "0")), TypeError,
     "max_version is a pair of whole numbers, not (1, '0')"),
    (lambda file: tensorgate.diff(CONTENT, CONTENT, format=5), TypeError, "format is a text, not int"),
    (lambda file: tensorgate.hash(CONTENT, formats=5), TypeError, "formats is a list of names, not int"),
]


@pytest.mark.parametrize("call,type_,says", WRONG, ids=[says for _, _, says in WRONG])
def test_a_wrong_argument_is_named(call, type_, says, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with tensorgate.open(CONTENT) as file:
        with pytest.raises(Exception) as caught:
            call(file)
    assert (type(caught.value), str(caught.value)) == (type_, says)
    assert os.listdir(tmp_path) == []


def test_a_flag_is_true_or_false_as_python_has_it():
    with tensorgate.open(CONTENT, strict=[]) as file:
        assert file["x"].numpy(raw=[]).dtype == np.float32 and file.numpy(raw=[1])["x"].dtype == np.float32


def test_numbers_of_numpy_are_numbers():
    with tensorgate.open(CONTENT, limits={"max_rank": np.int64(8), "max_tensors": np.uint8(1)}) as file:
        assert file.tree(max_depth=np.int32(0), max_nodes=np.uint16(1)).children == []
        # A consumer of version 1 gets the memory of the file, and one before it, who is not told that, a copy.
        for version, kind in (((np.int64(1), np.uint8(0)), "dltensor_versioned"), ([1, 1], "dltensor_versioned"),
                              ((np.int64(0), 8), "dltensor")):
            assert '"%s"' % kind in repr(file["x"].__dlpack__(max_version=version))
        assert list(file.numpy(threads=np.int64(2))) == ["x"]
    for bound in (np.float32(0.5), np.int64(1), fractions.Fraction(1, 2), math.inf, 1):
        assert tensorgate.diff(CONTENT, CONTENT, atol=bound, rtol=bound) == []


@pytest.mark.parametrize("value", [2**64, 2**70, -2**63 - 1, -2**70])
def test_numbers_of_metadata_have_64_bits(value):
    with pytest.raises(ValueError, match="a whole number of metadata is from -2\\*\\*63 to 2\\*\\*64 - 1"):
        tensorgate.save(None, {"x": np.zeros(1)}, "safetensors", metadata={"k": value})


@pytest.mark.parametrize("key", [1, None, b"x", ("a",)])
def test_keys_of_metadata_are_texts(key):
    with pytest.raises(TypeError, match="a key of metadata is a text, not "):
        tensorgate.save(None, {"x": np.zeros(1)}, "safetensors", metadata={"__metadata__": {key: "x"}})


def test_texts_of_metadata_that_are_no_utf8():
    """File.metadata() has them with surrogates; where a format has no place for them it says so."""
    for metadata in ({"__metadata__": {"k": "a\udcff"}}, {"__metadata__": {"a\udcff": "k"}}):
        with pytest.raises(Refused):
            tensorgate.save(None, {"x": np.zeros(1)}, "safetensors", metadata=metadata)
    with pytest.raises(UnicodeEncodeError):     # half a pair is no byte, either
        tensorgate.save(None, {"x": np.zeros(1)}, "safetensors", metadata={"__metadata__": {"k": "\ud800"}})


def test_a_path_may_be_an_object_that_has_bytes(tmp_path):
    """os.DirEntry of a folder that was listed in bytes: a path by its type."""
    path = tmp_path / "x.npy"
    tensorgate.save(path, np.arange(3))
    (entry,) = os.scandir(os.fsencode(tmp_path))
    assert isinstance(os.fspath(entry), bytes)
    assert tensorgate.save(entry, np.arange(4), replace=True) == os.path.getsize(path)
    with tensorgate.open(entry) as file:
        assert file["arr_0"].tolist() == [0, 1, 2, 3]
    assert isinstance(path, pathlib.Path)


def test_files_and_tensors_can_be_referred_to_weakly():
    file = tensorgate.open(CONTENT)
    tensor = file["x"]
    seen = []
    refs = weakref.ref(file, lambda ref: seen.append("file")), weakref.ref(tensor, lambda ref: seen.append("tensor"))
    cache = weakref.WeakValueDictionary(file=file, tensor=tensor)
    assert refs[0]() is file and refs[1]() is tensor and len(cache) == 2
    view = tensor.numpy()
    del tensor, file
    del view            # it keeps the tensor, which keeps the file
    gc.collect()
    assert sorted(seen) == ["file", "tensor"] and len(cache) == 0 and refs[0]() is None and refs[1]() is None


def test_a_scalar_that_is_sparse_has_its_value_in_numpy(samples):
    """SciPy has no sparse array without axes."""
    pytest.importorskip("scipy")
    with tensorgate.open(samples["btf_coo.btf"].data) as file:
        scalars = [tensor for tensor in file.values() if tensor.storage == "coo" and tensor.ndim == 0]
        assert scalars
        for tensor in scalars:
            with pytest.raises(ValueError, match="is a scalar, which SciPy has no sparse array of: numpy"):
                tensor.sparse()
            assert tensor.numpy().shape == ()


def test_a_npy_has_no_name():
    with tensorgate.open(tensorgate.save(None, {"weights": np.zeros(2)}, "npy")) as file:
        assert list(file) == ["arr_0"]
    assert "dropped" in tensorgate.save.__doc__
