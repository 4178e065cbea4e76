# SPDX-License-Identifier: Apache-2.0
"""What ONNX models alone have, texts, integers of less than a byte and elements in other files, against bytes put together by hand."""
import hashlib
import io
import itertools
import os
import struct
import sys

import numpy as np
import pytest
from samples.onnx import blob, external, graph, model, raw, sparse, tensor

import tensorgate

# Elements lie in bytes from the lowest bit on.
SMALL = {"int4": (b"\x21\x8f", [[1, 2], [-1, -8]]), "uint4": (b"\x21\x8f", [[1, 2], [15, 8]]),
         "int2": (b"\x1b", [[-1, -2], [1, 0]]), "uint2": (b"\x1b", [[3, 2], [1, 0]])}
TEXTS = [b"abc", "\u00e9\u540d".encode(), b"", b"a\0b", b"\xff\x80", b"line\nfeed"]


def texts(shape, values, name):
    return tensor("string", shape, b"".join(blob(6, value) for value in values), name)


def opened(*tensors, **more):
    return tensorgate.open(model(graph(tensors=tensors, **more)))


@pytest.fixture(params=["ml_dtypes", "none"])
def ml_dtypes(request, monkeypatch):
    """The module, or None: then the package does without."""
    found = pytest.importorskip("ml_dtypes")
    if request.param == "none":
        monkeypatch.setitem(sys.modules, "ml_dtypes", None)
        found = None
    tensorgate._numbers.numpy_dtype.cache_clear()
    yield found
    tensorgate._numbers.numpy_dtype.cache_clear()


@pytest.mark.parametrize("dtype", SMALL)
def test_integers_of_less_than_a_byte(dtype, ml_dtypes):
    data, made = SMALL[dtype]
    whole = dtype.rstrip("24") + "8"
    with opened(raw(dtype, [2, 2], data, "w"), raw(dtype, [3], data[:1] + data[-1:] if dtype.endswith("4") else data, "odd")) as file:
        one = file["w"]
        assert (one.dtype, one.nbytes, one.itemsize, one.strides) == (dtype, len(data), None, None)
        assert one.numpy().dtype == (getattr(ml_dtypes, dtype) if ml_dtypes else np.dtype(whole))
        assert one.numpy().astype(whole).tolist() == one.tolist() == made
        assert np.asarray(one).astype(whole).tolist() == made and file["odd"].tolist()[:2] == made[0]
        codes = np.array(made) % 2 ** int(dtype[-1])
        assert one.numpy(raw=True).tolist() == codes.tolist() and one.part().tobytes() == data
        for key in (0, (slice(None, None, -1), 1), (1, 1), Ellipsis):
            assert np.array_equal(one[key].astype(whole), np.array(made)[key])
        assert one.numpy(order="F").flags.f_contiguous and one.numpy(dtype="f4").tolist() == made
        for format in ("safetensors", "npz"):       # which have no such type: as `convert` has it
            content = tensorgate.save(None, {"w": one}, format)
            assert tensorgate.open(content)["w"].tolist() == made and tensorgate.open(content)["w"].dtype == whole
            assert tensorgate.hash(content)["w"] == tensorgate.hash(tensorgate.convert(file, None, format, only="w").result)["w"]
        if ml_dtypes:
            with pytest.raises(tensorgate.Refused, match=dtype):
                tensorgate.save(None, {"w": one.numpy()}, "safetensors")
    said = "%s[2,2]\n" % whole
    assert tensorgate.hash(model(graph(tensors=[raw(dtype, [2, 2], data, "w")])))["w"] == hashlib.sha256(
        said.encode() + np.array(made, whole).tobytes()).hexdigest()


def test_sparse_integers_of_less_than_a_byte_are_refused_by_name():
    pytest.importorskip("scipy")
    with opened(sparse=[sparse("int4", [2, 4], b"\x21", [1, 7])]) as file, pytest.raises(ValueError, match="int4"):
        file["s"].sparse()


def test_sparse_bfloat16_has_its_values():
    pytest.importorskip("scipy")
    with opened(sparse=[sparse("bfloat16", [2, 4], b"\x80\x3f\x00\xc0", [1, 7])]) as file:
        assert file["s"].sparse().toarray().tolist() == [[0, 1, 0, 0], [0, 0, 0, -2]]


def expected(values, shape):
    array = np.empty(len(values), object)
    array[:] = values
    return array.reshape(shape)


@pytest.mark.parametrize("shape,values", [([2, 3], TEXTS), ([6], TEXTS), ([], [b"one"]), ([0, 2], []), ([1, 1, 1], ["\u00df".encode()])])
def test_texts(shape, values):
    with opened(texts(shape, values, "t"), raw("int8", [1], b"\1", "w")) as file:
        one = file["t"]
        assert (one.dtype, one.storage, one.shape, one.nbytes) == ("string", "text", tuple(shape), len(b"".join(values)))
        made = expected([v if v == b"\xff\x80" else v.decode() for v in values], shape)
        for array in (one.numpy(), np.asarray(one), one[...]):
            assert array.dtype == object and array.shape == made.shape and array.tolist() == made.tolist() == one.tolist()
        assert list(map(type, one.numpy().flat)) == list(map(type, made.flat))
        assert one.numpy(raw=True).tolist() == expected(values, shape).tolist()
        assert one.numpy(order="F").flags.f_contiguous and one.numpy(order="F").tolist() == made.tolist()
        assert one.part().tobytes() == b"".join(values) and one.part("counts").tolist() == list(map(len, values))
        assert file.numpy()["w"].tolist() == [1] and file.numpy()["t"].tolist() == made.tolist()
        with pytest.raises(ValueError, match="copy"):
            one.numpy(copy=False)
        for call in (one.__dlpack__, lambda: memoryview(one)):
            with pytest.raises(BufferError):
                call()
        for format in ("npz", "safetensors"):
            with pytest.raises(ValueError, match="texts of any length"):
                tensorgate.save(None, {"t": one}, format)
    said = "string[%s]\n" % ",".join(map(str, shape))
    lengths = struct.pack("<%dQ" % len(values), *map(len, values))
    assert tensorgate.hash(model(graph(tensors=[texts(shape, values, "t")])))["t"] == hashlib.sha256(
        said.encode() + lengths + b"".join(values)).hexdigest()


def test_slices_of_texts():
    with opened(texts([2, 3], TEXTS[:4] + [b"x", b"y"], "t")) as file:
        array = file["t"].numpy()
        for key in itertools.product([0, -1, slice(None), slice(None, None, -1), slice(1, 1)], [1, slice(0, 2), Ellipsis, None]):
            assert np.array_equal(file["t"][key], array[key])
        assert file["t"][1, 2] == "y" and [row.tolist() for row in file["t"]] == array.tolist()
        with pytest.raises(IndexError):
            file["t"][2]


def test_texts_differ_by_their_bytes():
    def of(*values):
        return model(graph(tensors=[texts([2], values, "t")]))
    assert tensorgate.diff(of(b"a", b"\xff"), of(b"a", b"\xff")) == []
    (one,) = tensorgate.diff(of(b"a", b"\xff"), of(b"a", b"b"))
    assert (one.kind, one.index, one.a, one.b, one.count) == ("values", (1,), b"\xff", "b", 1)
    (one,) = tensorgate.diff(of(b"a", b"b"), model(graph(tensors=[raw("int8", [2], b"ab", "t")])), raw=True)
    assert (one.kind, one.a, one.b) == ("dtype", "string", "int8")
    scalar = [model(graph(tensors=[texts([], [value], "t")])) for value in (b"a", b"b")]
    assert [(one.kind, one.index) for one in tensorgate.diff(*scalar)] == [("values", ())]


def test_info(tmp_path, capsys):
    from tensorgate.__main__ import main
    path = tmp_path / "m.onnx"
    path.write_bytes(model(graph(tensors=[texts([2], [b"a", b"bc"], "t"), raw("int4", [3], b"\x21\x0f", "w")])))
    assert main(["info", str(path)]) == 0
    said = capsys.readouterr().out
    assert "t  string  [2]  text  offset -  nbytes 3" in said and "w  int4  [3]  dense" in said


def outside(location, **keys):
    return model(graph(tensors=[external("float32", [2, 2], "w", location, **keys)]))


ELEMENTS = np.arange(4, dtype="f4")


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "model" / "data").mkdir(parents=True)
    for path in ("model/w.bin", "model/data/w.bin", "secret.bin"):
        (tmp_path / path).write_bytes(ELEMENTS.tobytes())
    return tmp_path / "model"


@pytest.mark.parametrize("location,keys", [("w.bin", {}), ("data/w.bin", {}), ("w.bin", {"offset": 0, "length": 16})])
def test_elements_beside_the_model(location, keys, folder, monkeypatch):
    path = folder / "m.onnx"
    path.write_bytes(outside(location, **keys))
    monkeypatch.chdir(folder)
    for source in (str(path), path, "m.onnx", "./m.onnx"):
        with tensorgate.open(source) as file:
            assert file["w"].numpy().tolist() == [[0, 1], [2, 3]]
            os.rename(folder / location, folder / "moved")      # one descriptor for check and read
            assert file["w"].tolist() == [[0, 1], [2, 3]]
            os.rename(folder / "moved", folder / location)
            again = tensorgate.save(None, {"x": file["w"]}, "npz")
        assert tensorgate.open(again)["x"].tolist() == [[0, 1], [2, 3]]
        assert tensorgate.check(source) and tensorgate.hash(source) == {"w": hashlib.sha256(b"float32[2,2]\n" + ELEMENTS.tobytes()).hexdigest()}


@pytest.mark.parametrize("location", ["../secret.bin", "/etc/passwd", "link.bin", "linked/w.bin", "no.bin", "data", "pipe", "data/../../secret.bin"])
def test_what_is_not_looked_for(location, folder):
    (folder / "link.bin").symlink_to("../secret.bin")
    (folder / "linked").symlink_to("data")
    os.mkfifo(folder / "pipe")
    path = folder / "m.onnx"
    path.write_bytes(outside(location))
    report = tensorgate.check(path)
    assert not report and report.error.filename == str(path) and report.error.code in ("bad_reference", "bad_value", "io"), report.error


def test_the_cache_of_a_hub(tmp_path):
    top = tmp_path / "models--me--mine"
    (top / "snapshots" / "abc").mkdir(parents=True)
    (top / "blobs").mkdir()
    for name, content in (("m.onnx", outside("m.onnx_data")), ("m.onnx_data", ELEMENTS.tobytes())):
        blob_name = hashlib.sha256(content).hexdigest()
        (top / "blobs" / blob_name).write_bytes(content)
        (top / "snapshots" / "abc" / name).symlink_to("../../blobs/" + blob_name)
    with tensorgate.open(top / "snapshots" / "abc" / "m.onnx") as file:
        assert file["w"].tolist() == [[0, 1], [2, 3]]
    (tmp_path / "blobs").mkdir()
    (tmp_path / "blobs" / blob_name).write_bytes(ELEMENTS.tobytes())
    (top / "snapshots" / "abc" / "m.onnx_data").unlink()
    (top / "snapshots" / "abc" / "m.onnx_data").symlink_to("../../../blobs/" + blob_name)     # of no model
    assert not tensorgate.check(top / "snapshots" / "abc" / "m.onnx")


def test_elements_that_are_left_out(folder):
    path = folder / "m.onnx"
    path.write_bytes(outside("no.bin"))
    for source in (path, path.read_bytes(), io.BytesIO(path.read_bytes())):
        with tensorgate.open(source, external="skip") as file:
            assert file["w"].shape == (2, 2) and any("external" in note.text for note in file.notes)
            for call in (file["w"].numpy, file["w"].tolist, lambda: tensorgate.save(None, {"w": file["w"]}, "npz")):
                with pytest.raises(tensorgate.Refused):
                    call()
        assert tensorgate.check(source, external="skip") if not isinstance(source, io.BytesIO) else True
    for source in (path.read_bytes(), io.BytesIO(path.read_bytes())):
        assert tensorgate.check(source).error.code == "bad_reference"
    with pytest.raises(ValueError, match="external"):
        tensorgate.open(path, external="no")


def test_an_exception_while_files_beside_are_opened(folder, monkeypatch):
    path = folder / "m.onnx"
    path.write_bytes(outside("w.bin"))

    def interrupted(*_):
        raise KeyboardInterrupt
    with monkeypatch.context() as patch:
        patch.setattr(tensorgate._beside.Beside, "__call__", interrupted)
        with pytest.raises(KeyboardInterrupt):
            tensorgate.open(path)
    for number in (-2, -40, -(2**40), "x", None):
        with monkeypatch.context() as patch:
            patch.setattr(tensorgate._beside.Beside, "__call__", lambda self, name, number=number: number)
            with pytest.raises((tensorgate.Refused, OSError, TypeError, OverflowError)):
                tensorgate.open(path)


def test_no_descriptor_is_left(folder):
    path = folder / "m.onnx"
    for location in ("w.bin", "no.bin", "data", "../secret.bin"):
        path.write_bytes(outside(location))
        before = os.listdir("/proc/self/fd")
        for _ in range(3):
            tensorgate.check(path)
        assert os.listdir("/proc/self/fd") == before
