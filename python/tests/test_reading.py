# SPDX-License-Identifier: Apache-2.0
"""What is read, against bytes that a script of the tree puts together by hand, and against NumPy."""
import ast
import io
import os

import numpy as np
import pytest

import tensorgate

NUMPY = {"bool": "?", "bfloat16": "<u2", "complex32": [("real", "<f2"), ("imag", "<f2")]}


def stored(tensor):
    """The elements of a hand-made dense tensor as an array."""
    of = ast.literal_eval(tensor.dtype) if tensor.dtype.startswith("[") else NUMPY.get(tensor.dtype, tensor.dtype)
    return np.frombuffer(tensor.data, np.dtype(of).newbyteorder("<")).reshape(tensor.shape, order=tensor.order)


def same(value, made):
    """Floats are float32 in one format, and not finite ones are texts in what is made."""
    if isinstance(made, dict):
        return value.keys() == made.keys() and all(same(value[key], made[key]) for key in made)
    if isinstance(made, list):
        return len(value) == len(made) and all(map(same, value, made))
    if isinstance(value, float):
        return str(value) == str(made) or np.float32(value) == np.float32(made)
    return value == made and type(value) is type(made)


def test_sample(sample):
    with tensorgate.open(sample.data) as file:
        assert file.format == sample.format
        assert file.size == len(sample.data)
        assert [t.shown for t in file.values()] == [t.name for t in sample.tensors]
        assert [t.dtype for t in file.values()] == [t.dtype for t in sample.tensors]
        assert [t.storage for t in file.values()] == [t.storage for t in sample.tensors]
        assert len(file.notes) == sample.notes and file.num_notes == sum(note.count for note in file.notes)
        for tensor, made in zip(file.values(), sample.tensors):
            assert tensor.shape == tuple(made.shape)
            if made.data and made.nbytes is None and made.storage == "dense":
                assert tensor.nbytes == len(made.data)
            if not made.data:
                continue
            # Of PVP the first frame; of sparse and partial tensors the stored elements.
            assert tensor.part().tobytes().startswith(made.data) or tensor.part("indices") is not None
            if made.storage == "dense" and sample.format != "pvp" and made.dtype != "bit" and "_" not in made.dtype:
                # Of NNB the bytes in the order in which they are stored.
                expected = made.data if sample.format == "nnb" else stored(made).tobytes()
                assert tensor.numpy(raw=True).tobytes() == expected
                if tensor.dtype == "complex32":
                    pairs = stored(made)
                    assert np.array_equal(tensor.numpy(), pairs["real"] + np.complex64(1j) * pairs["imag"])
                    assert tensor.numpy().dtype == np.complex64 and tensor.tolist() == tensor.numpy().tolist()
                elif tensor.fp_pos is None:
                    assert tensor.numpy().tobytes() == stored(made).tobytes()
        metadata = file.metadata()
        for key, value in sample.metadata.items():
            assert same(metadata[key], value)


def test_sample_strict(sample):
    if sample.notes:
        with pytest.raises(tensorgate.Refused):
            tensorgate.open(sample.data, strict=True)
    else:
        tensorgate.open(sample.data, strict=True).close()


def test_views_and_copies_agree(sample):
    with tensorgate.open(sample.data) as file:
        for tensor in file.values():
            array = tensor.numpy()
            copy = tensor.numpy(copy=True)
            assert copy.flags.writeable
            assert array.dtype == copy.dtype and array.shape == copy.shape
            assert array.tobytes() == copy.tobytes()
            assert tensor.numpy(raw=True).tobytes() == tensor.numpy(raw=True, copy=True).tobytes()
            for order in "CF":
                ordered = tensor.numpy(order=order)
                assert ordered.flags[order + "_CONTIGUOUS"]
                assert ordered.tobytes() == array.tobytes()
            assert np.asarray(tensor).tobytes() == array.tobytes()
            assert np.asarray(tensor).dtype == array.dtype
            assert tensor[...].tobytes() == array.tobytes()


def test_tree(sample):
    def spans(node):
        yield node
        for child in node.children:
            yield from spans(child)
    with tensorgate.open(sample.data) as file:
        nodes = list(spans(file.tree()))
        for node in nodes:
            if node.offset is not None and not node.decoded:
                assert node.offset + node.size <= len(sample.data)
            if isinstance(node.value, bytes) and node.offset is not None and not node.decoded and len(
                    node.value) == node.size:
                assert file.read_bytes(node.offset, node.size) == node.value
        assert len(list(spans(file.tree(max_depth=0)))) == 1
        assert file.tree(max_nodes=len(nodes)) is not None
        with pytest.raises(tensorgate.OverLimit):
            file.tree(max_nodes=len(nodes) - 1)


@pytest.mark.parametrize("code", ["i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8", "c8", "c16", "?"])
@pytest.mark.parametrize("endian", "<>")
@pytest.mark.parametrize("order", "CF")
@pytest.mark.parametrize("shape", [(), (0,), (5,), (2, 3), (2, 0, 3), (2, 3, 4)])
def test_npy_as_numpy(code, endian, order, shape):
    chance = np.random.default_rng(len(shape))
    made = np.asarray(chance.integers(0, 2, shape) if code == "?" else chance.normal(0, 50, shape))
    made = np.asarray(made.astype(np.dtype(code).newbyteorder(endian)), order=order)
    memory = io.BytesIO()
    np.save(memory, made)
    with tensorgate.open(memory.getvalue()) as file:
        (tensor,) = file.values()
        read = tensor.numpy()
        assert read.dtype == made.dtype.newbyteorder("<") and read.shape == made.shape
        assert np.array_equal(read, made, equal_nan=code[0] in "fc")
        assert np.array_equal(np.asarray(tensor.tolist(), made.dtype).reshape(shape), made)
        # Nothing is copied unless the bytes have to be swapped.
        swapped = endian == ">" and made.dtype.itemsize > 1 and made.size > 0
        if made.size:
            assert read.flags.writeable == swapped
        if not swapped:
            assert memoryview(tensor).shape == shape
            assert not memoryview(tensor).c_contiguous or memoryview(tensor).tobytes() == made.tobytes()


@pytest.mark.parametrize("pack", [np.savez, np.savez_compressed])
def test_npz_as_numpy(pack, tmp_path):
    path = str(tmp_path / "made.npz")
    made = {"a": np.arange(12.0).reshape(3, 4), "b/c d": np.arange(5, dtype="i2"), "ä": np.asarray(7)}
    pack(path, **made)
    with tensorgate.open(path) as file:
        assert list(file) == list(made) and len(file) == 3
        for name, array in made.items():
            assert np.array_equal(file[name].numpy(), array)
            assert name in file and file.get(name) is not None
        assert "d" not in file and file.get("d") is None
        with pytest.raises(KeyError):
            file["d"]
        file.verify()


def test_a_view_outlives_its_file(tmp_path):
    path = str(tmp_path / "made.npy")
    made = np.arange(100_000.0)
    np.save(path, made)
    with tensorgate.open(path) as file:
        tensor = file["array"] if "array" in file else next(iter(file.values()))
        array = tensor.numpy(copy=False)
        view = memoryview(tensor)
    assert file.closed
    del file
    with pytest.raises(ValueError, match="closed"):
        tensor.numpy()
    del tensor
    os.truncate(path, 0)            # the memory is private: what was read stays
    assert np.array_equal(array, made) and np.array_equal(np.frombuffer(view), made)
    with pytest.raises(ValueError):
        array[0] = 1


def test_a_closed_file_answers_with_an_exception(sample):
    file = tensorgate.open(sample.data)
    tensors = list(file.values())
    file.close()
    file.close()
    for call in (file.keys, file.metadata, file.verify, file.tree, lambda: file.notes, lambda: file.format,
                 lambda: len(file), lambda: list(file), lambda: "x" in file, lambda: file["x"],
                 lambda: file.read_bytes(0, 0), lambda: file.convert(None, "npz")):
        with pytest.raises(ValueError, match="closed"):
            call()
    for tensor in tensors:
        with pytest.raises(ValueError):
            tensor.numpy()
        with pytest.raises(ValueError):
            tensor.tolist()
    assert "closed" in repr(file)


def test_fixed_point(samples):
    with tensorgate.open(samples["nnb_v3_fixed.nnb"].data) as file:
        for tensor in file.values():
            raw = tensor.numpy(raw=True)
            if tensor.fp_pos is not None:
                assert raw.dtype.kind == "i"
                assert np.array_equal(np.sort(tensor.numpy(), axis=None),
                                      np.sort(raw.astype("f4") / 2.0 ** tensor.fp_pos, axis=None))
                with pytest.raises(BufferError):
                    memoryview(tensor)


def test_bits(samples):
    with tensorgate.open(samples["nnb_v3_sign.nnb"].data) as file:
        tensor = next(t for t in file.values() if t.dtype == "bit")
        ones = np.unpackbits(tensor.part(), bitorder="little")[:tensor.elements]
        assert np.array_equal(tensor.numpy(raw=True).reshape(-1), ones)
        assert sorted(tensor.numpy().reshape(-1)) == sorted(ones * 2.0 - 1)
        assert tensor.strides is None


def test_small_floats_are_those_of_ml_dtypes():
    ml_dtypes = pytest.importorskip("ml_dtypes")
    for name in ("bfloat16", "float8_e4m3fn", "float8_e5m2", "float4_e2m1fn"):
        made = np.arange(16, dtype="u2" if name == "bfloat16" else "u1")
        made = (made * 1000 if name == "bfloat16" else made).view(getattr(ml_dtypes, name))
        content = tensorgate.save(None, {"x": made}, "safetensors")
        with tensorgate.open(content) as file:
            array = file["x"].numpy()
            assert array.dtype == made.dtype and array.tobytes() == made.tobytes()
            assert file["x"].tolist() == made.astype("f4").tolist()
            assert file["x"][3:9].tobytes() == made[3:9].tobytes()


def test_small_floats_without_ml_dtypes(monkeypatch):
    made = np.asarray([0x3F80, 0xC000], "u2")
    ml_dtypes = pytest.importorskip("ml_dtypes")
    content = tensorgate.save(None, {"x": made.view(ml_dtypes.bfloat16)}, "safetensors")
    monkeypatch.setitem(__import__("sys").modules, "ml_dtypes", None)
    tensorgate._numbers.numpy_dtype.cache_clear()
    try:
        with tensorgate.open(content) as file:
            assert file["x"].numpy().tolist() == [1.0, -2.0] and file["x"].numpy().dtype == np.float32
            assert file["x"][1:].tolist() == [-2.0]
            assert file["x"].numpy(raw=True).tolist() == made.tolist()
    finally:
        tensorgate._numbers.numpy_dtype.cache_clear()


def test_blocks(samples):
    """Blocks of ggml: numbers as the decoder in NumPy of the samples has them, parts as bytes, no buffer."""
    from samples import ggml_blocks
    tested = 0
    with tensorgate.open(samples["gguf_blocks.gguf"].data) as file:
        for tensor, made in zip(file.values(), samples["gguf_blocks.gguf"].tensors):
            if tensor.storage != "blocks":
                continue
            assert tensor.part().dtype == np.uint8 and tensor.part().tobytes() == made.data
            assert tensor.numpy(raw=True).tobytes() == made.data
            for refused in (memoryview, lambda one: one.__dlpack__(max_version=(1, 0))):
                with pytest.raises(BufferError):
                    refused(tensor)
            expected = ggml_blocks.decode(made.dtype, made.data, made.shape)
            assert np.array_equal(tensor.numpy(), expected, equal_nan=True) and tensor.numpy().dtype == np.float32
            assert np.array_equal(tensor[..., 1:-1:3], expected[..., 1:-1:3], equal_nan=True)
            tested += 1
    assert tested >= 10


def test_bounds_of_scaled_bytes(samples):
    """Byte 0 stands for the lower bound and 255 for the upper one."""
    with tensorgate.open(samples["pvp_weights_bytes.pvp"].data) as file:
        tensor = file["weights"]
        assert tensor.scaled and tensor.shape[0] >= 1
        for step in range(tensor.shape[0]):
            low, high = tensor.bounds(step)
            codes = tensor.numpy(raw=True)[step].reshape(tensor.shape[1:]).astype("f8")
            assert low < high and np.allclose(sorted(tensor.numpy()[step].ravel()), sorted((low + codes * (high - low) / 255).ravel()))
        with pytest.raises(ValueError):
            tensor.bounds(tensor.shape[0])
    with tensorgate.open(samples["btf_dtypes.btf"].data) as file, pytest.raises(ValueError):
        next(iter(file.values())).bounds(0)


def test_sparse(sample):
    pytest.importorskip("scipy")
    with tensorgate.open(sample.data) as file:
        for tensor in file.values():
            if tensor.storage in ("dense", "partial", "blocks") or tensor.ndim == 0:
                with pytest.raises(ValueError):
                    tensor.sparse()
            elif tensor.ndim <= 2 or tensor.storage != "coo":
                dense = tensor.sparse().toarray()
                assert np.array_equal(dense.reshape(tensor.shape), tensor.numpy(), equal_nan=True)


def test_dlpack(sample):
    with tensorgate.open(sample.data) as file:
        for tensor in file.values():
            array = tensor.numpy()
            assert tensor.__dlpack_device__() == (1, 0)
            if not hasattr(np, array.dtype.name) or tensor.dtype in ("complex32", "float128"):
                continue
            if int(np.__version__.split(".")[0]) >= 2:
                try:
                    got = np.from_dlpack(tensor)
                except BufferError:
                    got = np.from_dlpack(tensor, copy=True)
                assert got.shape == array.shape and got.tobytes() == array.tobytes()


def test_dlpack_is_read_only_and_holds_the_memory():
    if tuple(map(int, np.__version__.split(".")[:2])) < (2, 1):
        pytest.skip("NumPy before 2.1 has no DLPack 1.0")
    made = np.arange(10.0)
    with tensorgate.open(io.BytesIO(tensorgate.save(None, {"x": made}, "safetensors"))) as file:
        tensor = file["x"]
        array = np.from_dlpack(tensor)
        capsule = tensor.__dlpack__(max_version=(1, 0))
        old = tensor.__dlpack__()
        assert "dltensor_versioned" in repr(capsule) and "dltensor_versioned" not in repr(old)
        with pytest.raises(BufferError):
            tensor.__dlpack__(copy=False)
        with pytest.raises(BufferError):
            tensor.__dlpack__(dl_device=(2, 0))
        with pytest.raises(ValueError):
            tensor.__dlpack__(stream=1)
    del file, tensor, capsule, old
    assert not array.flags.writeable and np.array_equal(array, made)
