# SPDX-License-Identifier: Apache-2.0
"""DLPack capsules, read through ctypes by the structs of the specification."""
import ctypes
import io
import json
import re
import struct
import subprocess
import sys
import threading

import numpy as np
import pytest
from conftest import SAMPLES

import tensorgate

BY_NAME = {sample.name: sample.data for sample in SAMPLES}


class Type(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class Dense(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32), ("ndim", ctypes.c_int32),
                ("dtype", Type), ("shape", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.POINTER(ctypes.c_int64)),
                ("byte_offset", ctypes.c_uint64)]


class Old(ctypes.Structure):
    _fields_ = [("tensor", Dense), ("manager", ctypes.c_void_p), ("deleter", ctypes.CFUNCTYPE(None, ctypes.c_void_p))]


class Versioned(ctypes.Structure):
    _fields_ = [("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("manager", ctypes.c_void_p),
                ("deleter", ctypes.CFUNCTYPE(None, ctypes.c_void_p)), ("flags", ctypes.c_uint64), ("tensor", Dense)]


API = ctypes.pythonapi
API.PyCapsule_GetName.restype, API.PyCapsule_GetName.argtypes = ctypes.c_char_p, [ctypes.py_object]
API.PyCapsule_GetPointer.restype, API.PyCapsule_GetPointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
API.PyCapsule_SetName.argtypes = [ctypes.py_object, ctypes.c_char_p]
READ_ONLY, COPIED = 1, 2
# The codes of dlpack.h 1.1, by the name of the type: kDLInt to kDLBool, kDLFloat8_e3m4 from 7 on, kDLFloat6_e2m3fn from 15 on.
CODES = {"int": 0, "uint": 1, "float": 2, "bfloat": 4, "complex": 5, "bool": 6, "float8_e4m3fn": 10, "float8_e4m3fnuz": 11,
         "float8_e5m2": 12, "float8_e5m2fnuz": 13, "float8_e8m0fnu": 14, "float6_e2m3fn": 15, "float6_e3m2fn": 16,
         "float4_e2m1fn": 17}


def code_of(dtype):
    return CODES[dtype] if dtype in CODES else CODES[dtype.rstrip("0123456789")]


def managed(capsule):
    name = API.PyCapsule_GetName(capsule)
    kind = {b"dltensor": Old, b"dltensor_versioned": Versioned}[name]
    return kind.from_address(API.PyCapsule_GetPointer(capsule, name))


def consume(capsule):
    """What a consumer does: from now on it calls the deleter."""
    API.PyCapsule_SetName(capsule, b"used_" + API.PyCapsule_GetName(capsule))


def values(dense):
    """Bytes in C order."""
    shape, strides, width = dense.shape[:dense.ndim], dense.strides[:dense.ndim], dense.dtype.bits // 8
    count = int(np.prod(shape, dtype=object))
    if count == 0:
        return b""
    assert all(stride >= 0 for stride in strides)
    last = sum((n - 1) * stride for n, stride in zip(shape, strides)) + 1
    flat = np.frombuffer(ctypes.string_at(dense.data + dense.byte_offset, last * width), "V%d" % width)
    return np.lib.stride_tricks.as_strided(flat, shape, [stride * width for stride in strides]).tobytes()


def packed_bytes(dense):
    """Bytes of elements that lie in a row of bits."""
    shape = dense.shape[:dense.ndim]
    assert dense.strides[:dense.ndim] == [int(np.prod(shape[i + 1:])) for i in range(len(shape))]
    return ctypes.string_at(dense.data + dense.byte_offset, (int(np.prod(shape)) * dense.dtype.bits + 7) // 8)


SMALL = {"BF16": ("bfloat16", 2), "F8_E4M3": ("float8_e4m3fn", 1), "F8_E5M2": ("float8_e5m2", 1), "F8_E8M0": ("float8_e8m0fnu", 1),
         "F16": ("float16", 2), "BOOL": ("bool", 1), "C64": ("complex64", 8), "I64": ("int64", 8)}


def safetensors(code, data, shape, pad=0):
    header = json.dumps({"w": {"dtype": code, "shape": shape, "data_offsets": [0, len(data)]}}).encode()
    header += b" " * ((-len(header) % 8) + pad)
    return struct.pack("<Q", len(header)) + header + data


@pytest.mark.parametrize("version", [None, (0, 8), (1, 0), (1, 1), (2, 0)])
@pytest.mark.parametrize("code", SMALL)
@pytest.mark.parametrize("copy", [None, True, False])
def test_the_type_is_that_of_the_tensor(code, version, copy, monkeypatch):
    """With and without ml_dtypes, NumPy, or any version: the bits of the file under their own type, or BufferError."""
    tensorgate._numbers.have_numpy()        # for part() below
    for absent in ("ml_dtypes", "numpy"):
        monkeypatch.setitem(sys.modules, absent, None)
    dtype, width = SMALL[code]
    data = bytes(i % 2 for i in range(6)) if code == "BOOL" else bytes(range(0x3E, 0x3E + 6 * width))
    with tensorgate.open(safetensors(code, data, [2, 3])) as file:
        versioned = version is not None and version[0] >= 1
        if copy is False and not versioned:
            with pytest.raises(BufferError, match="read-only"):
                file["w"].__dlpack__(max_version=version, copy=copy)
            return
        capsule = file["w"].__dlpack__(max_version=version, copy=copy)
    m = managed(capsule)
    assert isinstance(m, Versioned) == versioned
    assert (m.tensor.dtype.code, m.tensor.dtype.bits, m.tensor.dtype.lanes) == (code_of(dtype), 8 * width, 1)
    assert m.tensor.shape[:m.tensor.ndim] == [2, 3] and m.tensor.strides[:2] == [3, 1] and values(m.tensor) == data
    assert (m.tensor.device_type, m.tensor.device_id) == (1, 0)
    if versioned:
        assert (m.major, m.flags) == (1, READ_ONLY if copy is False else COPIED)     # of bytes, which never change
    else:       # it may be written to, and nothing of the file changes
        ctypes.memset(m.tensor.data, 0, len(data))
        assert tensorgate.open(safetensors(code, data, [2, 3]))["w"].part().tobytes() == data


def test_what_is_shown(tmp_path):
    """Memory of a file of its own is shown, read-only; that of bytes only to who asks for no copy."""
    content = safetensors("F32", bytes(range(64)), [16])
    (tmp_path / "w").write_bytes(content)
    for source, flags in ((tmp_path / "w", READ_ONLY), (io.BytesIO(content), READ_ONLY), (bytearray(content), COPIED), (content, COPIED)):
        with tensorgate.open(source) as file:
            capsule = file["w"].__dlpack__(max_version=(1, 0))
            assert managed(capsule).flags == flags and values(managed(capsule).tensor) == bytes(range(64))
            capsule = file["w"].__dlpack__(max_version=(1, 0), copy=False)
            assert managed(capsule).flags == READ_ONLY


# Types of NumPy that DLPack has not.
OPAQUE = ("<U", "|S", "|V", "datetime64", "timedelta64", "float128", "[")


def test_every_sample(sample):
    """The numbers are those of numpy(); another type only where a copy was asked for."""
    for version in (None, (1, 0)):
        with tensorgate.open(sample.data) as file:
            for tensor in file.values():
                packed = tensor.dtype.startswith(("float6_", "float4_"))
                for copy in (None, True):
                    array = tensor.numpy() if "float8" not in tensor.dtype and tensor.dtype not in ("bfloat16", "complex32") else tensor.numpy(raw=True)
                    if tensor.dtype.startswith(OPAQUE):
                        with pytest.raises(BufferError, match=re.escape(tensor.dtype)):
                            tensor.__dlpack__(max_version=version, copy=copy)
                        continue
                    try:
                        capsule = tensor.__dlpack__(max_version=version, copy=copy)
                    except BufferError:
                        assert packed and version is None or not copy and (array.dtype.name != tensor.dtype), tensor
                        continue
                    dense = managed(capsule).tensor
                    if packed:
                        assert packed_bytes(dense) == tensor.part().tobytes() and dense.dtype.code == CODES[tensor.dtype]
                        continue
                    assert dense.shape[:dense.ndim] == list(array.shape) and values(dense) == array.tobytes()
                    own = (code_of(tensor.dtype), array.itemsize * 8) if tensor._plain or not copy else (
                        code_of(array.dtype.name), array.itemsize * 8)
                    assert (dense.dtype.code, dense.dtype.bits) == own


@pytest.mark.parametrize("copy", [None, False, True])
@pytest.mark.parametrize("code,dtype,bits", [("F6_E2M3", "float6_e2m3fn", 6), ("F6_E3M2", "float6_e3m2fn", 6), ("F4", "float4_e2m1fn", 4)])
def test_floats_of_less_than_a_byte(code, dtype, bits, copy):
    """In a row of bits, as the file has them, for consumers that know of them."""
    data = bytes(range(0x31, 0x31 + 6))
    with tensorgate.open(safetensors(code, data, [2, 24 // bits])) as file:
        m = managed(capsule := file["w"].__dlpack__(max_version=(1, 1), copy=copy))
        assert (m.tensor.dtype.code, m.tensor.dtype.bits, m.tensor.dtype.lanes) == (CODES[dtype], bits, 1)
        assert m.flags == (READ_ONLY if copy is False else COPIED) and packed_bytes(m.tensor) == data
        for version in (None, (0, 8)):
            with pytest.raises(BufferError, match="read-only" if copy is False else "1.1"):
                file["w"].__dlpack__(max_version=version, copy=copy)
    assert packed_bytes(m.tensor) == data
    del capsule


@pytest.mark.parametrize("dtype,code,bits", [("int4", 0, 4), ("uint4", 1, 4), ("int2", 0, 2), ("uint2", 1, 2)])
def test_integers_of_less_than_a_byte(dtype, code, bits):
    from samples.onnx import graph, model, raw, sparse
    with tensorgate.open(model(graph(tensors=[raw(dtype, [3], b"\x21\x03"[:(3 * bits + 7) // 8], "w")], sparse=[
            sparse(dtype, [4], b"\1", [2])]))) as file:
        m = managed(capsule := file["w"].__dlpack__(max_version=(1, 1)))
        assert (m.tensor.dtype.code, m.tensor.dtype.bits) == (code, bits) and packed_bytes(m.tensor) == file["w"].part().tobytes()
        with pytest.raises(BufferError, match=dtype):
            file["s"].__dlpack__(max_version=(1, 1))
    del capsule


def test_where_a_copy_is_needed():
    """Compressed, big-endian, not aligned: of the same type, and said by its flag; copy=False is refused."""
    content = io.BytesIO()
    np.savez_compressed(content, w=np.asfortranarray(np.arange(12.0).reshape(3, 4)))
    big = io.BytesIO()
    np.save(big, np.arange(12.0).astype(">f8").reshape(3, 4))
    odd = safetensors("F64", np.arange(12.0).tobytes(), [3, 4], 1)
    for source in (content.getvalue(), big.getvalue(), odd):
        with tensorgate.open(source) as file:
            (tensor,) = file.values()
            capsule = tensor.__dlpack__(max_version=(1, 0))
            m = managed(capsule)
            assert m.flags == COPIED and m.tensor.data % 256 == 0 and values(m.tensor) == np.arange(12.0).tobytes()
            with pytest.raises(BufferError):
                tensor.__dlpack__(max_version=(1, 0), copy=False)
    with tensorgate.open(BY_NAME["btf_coo.btf"]) as file:
        for tensor in file.values():
            if tensor.storage == "coo" and tensor.dtype == tensor.numpy().dtype.name:
                capsule = tensor.__dlpack__(max_version=(1, 0))
                assert values(managed(capsule).tensor) == tensor.numpy().tobytes()


def test_limits_hold():
    """A copy of a sparse tensor is dense."""
    with tensorgate.open(BY_NAME["btf_coo.btf"], limits={"max_dense": 1}) as file, pytest.raises(tensorgate.OverLimit):
        for tensor in file.values():
            tensor.__dlpack__()


@pytest.mark.parametrize("rank", [256, 257, 4096])
@pytest.mark.parametrize("options", [{}, {"max_version": (1, 0)}, {"max_version": (1, 0), "copy": False}, {"copy": True}])
def test_more_axes_than_there_is_room_for(rank, options):
    """A caller may lift the limit of axes: what there are more of is refused, before it is looked at."""
    header = json.dumps({"a": {"dtype": "F32", "shape": [1] * rank, "data_offsets": [0, 4]}}).encode()
    header += b" " * (-len(header) % 8)
    content = struct.pack("<Q", len(header)) + header + bytes(4)
    with tensorgate.open(content, limits={"max_rank": float("inf")}) as file:
        if rank > 256:
            with pytest.raises(BufferError, match="over 256 axes"):
                file["a"].__dlpack__(**options)
        else:
            capsule = file["a"].__dlpack__(**options)
            assert managed(capsule).tensor.ndim == rank


@pytest.mark.parametrize("version", [None, (1, 0)])
def test_the_deleter_is_called_anywhere(version, tmp_path):
    """From another thread, without the GIL, after the file was closed, once; a capsule that was not consumed by itself."""
    path = tmp_path / "w"
    path.write_bytes(safetensors("BF16", bytes(1 << 16), [1 << 15]))
    for consumed in (True, False):
        file = tensorgate.open(path)
        capsule = file["w"].__dlpack__(max_version=version)
        m = managed(capsule)
        address, kind = ctypes.addressof(m), type(m)
        if consumed:
            consume(capsule)
        file.close()
        del file
        assert values(m.tensor) == bytes(1 << 16)
        del capsule
        if consumed:
            assert values(m.tensor) == bytes(1 << 16)
            deleter = kind.from_address(address).deleter       # ctypes calls without the GIL
            thread = threading.Thread(target=deleter, args=(address,))
            thread.start()
            thread.join()


INSIDE = """
import sys
sys.path[:0] = {path!r}
import ctypes, tensorgate
with tensorgate.open({source!r}) as file:
    tensor = file["w"]
    for version in (None, (1, 0)):
        capsule = tensor.__dlpack__(max_version=version)
        del capsule                                     # never consumed
    try:
        tensor.__dlpack__(max_version=(1, 0), copy=False)
    except BufferError:
        pass
    else:
        raise AssertionError("a view")
    view = memoryview(file["b"])
    capsule = tensor.__dlpack__(max_version=(1, 0))
api = ctypes.pythonapi
api.PyCapsule_GetPointer.restype = ctypes.c_void_p
api.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
api.PyCapsule_SetName.argtypes = [ctypes.py_object, ctypes.c_char_p]
address = api.PyCapsule_GetPointer(capsule, b"dltensor_versioned")
api.PyCapsule_SetName(capsule, b"used")
open({target!r}, "w").write(str(address))
print("done", flush=True)
"""
OUTSIDE = """
import ctypes, os, sys
import {interpreters} as interpreters
sys.path.insert(0, {tests!r})
import tensorgate
for turn in range(3):
    other = interpreters.create()
    interpreters.run_string(other, {inside!r})
    interpreters.destroy(other)
    # The consumer goes after the interpreter.
    from test_dlpack import Versioned, values
    m = Versioned.from_address(int(open({target!r}).read()))
    assert m.flags == 2 and values(m.tensor) == bytes(range(24))
    m.deleter(ctypes.addressof(m))
"""


def test_another_interpreter(tmp_path):
    """Whose GIL state a deleter cannot find: its capsules have copies, which need no Python."""
    interpreters = "_xxsubinterpreters" if sys.version_info < (3, 13) else "_interpreters"
    pytest.importorskip(interpreters)
    source, target = tmp_path / "w", tmp_path / "address"
    header = json.dumps({"w": {"dtype": "BF16", "shape": [12], "data_offsets": [0, 24]},
                         "b": {"dtype": "U8", "shape": [24], "data_offsets": [24, 48]}}).encode()
    source.write_bytes(struct.pack("<Q", len(header)) + header + bytes(range(24)) * 2)
    inside = INSIDE.format(path=sys.path, source=str(source), target=str(target))
    program = OUTSIDE.format(interpreters=interpreters, inside=inside, target=str(target), tests=str(__file__).rpartition("/")[0])
    done = subprocess.run([sys.executable, "-X", "faulthandler", "-c", program], timeout=60, capture_output=True, check=False)
    assert done.returncode == 0 and done.stdout.count(b"done") == 3, done.stderr.decode()


ENDING = """
import ctypes, sys
sys.path.insert(0, sys.argv[1])
import numpy, tensorgate
from test_dlpack import consume, managed, safetensors
file = tensorgate.open(safetensors("F32", bytes(64), [16]))
kept = []
for version in (None, (1, 0)):
    capsule = file["w"].__dlpack__(max_version=version)
    m = managed(capsule)
    kept.append(m)
    consume(capsule)
class Late:             # of the builtins, which go last
    def __del__(self, kept=kept, addressof=ctypes.addressof):
        for m in kept:
            m.deleter(addressof(m))
sys.modules["builtins"].late = Late()
"""


def test_a_consumer_that_outlives_everything():
    done = subprocess.run([sys.executable, "-X", "faulthandler", "-c", ENDING, str(__file__).rpartition("/")[0]], timeout=60,
                          capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_bfloat16_of_a_tensor_is_saved_without_ml_dtypes(monkeypatch):
    """Its bits go on, and do not become float32."""
    monkeypatch.setitem(sys.modules, "ml_dtypes", None)
    tensorgate._numbers.numpy_dtype.cache_clear()
    try:
        for code, (dtype, width) in {**SMALL, "F6_E2M3": ("float6_e2m3fn", None), "F4": ("float4_e2m1fn", None)}.items():
            data = bytes(i % 2 for i in range(8)) if code == "BOOL" else bytes(range(0x31, 0x31 + 8 * (width or 3)))
            shape = [4, len(data) * 8 // 6 // 4] if "float6" in dtype else [4, len(data) * 2 // 4] if "float4" in dtype else [4, 2]
            with tensorgate.open(safetensors(code, data, shape)) as file:
                again = tensorgate.save(None, {"w": file["w"]}, "safetensors")
            with tensorgate.open(again) as file:
                assert file["w"].dtype == dtype and file["w"].part().tobytes() == data
    finally:
        tensorgate._numbers.numpy_dtype.cache_clear()


def test_a_difference_of_types_is_told_without_ml_dtypes(monkeypatch):
    numbers = np.arange(4, dtype="f4")
    small = (numbers.view("u4") >> 16).astype("u2").tobytes()
    monkeypatch.setitem(sys.modules, "ml_dtypes", None)
    tensorgate._numbers.numpy_dtype.cache_clear()
    try:
        found = tensorgate.diff(safetensors("BF16", small, [4]), safetensors("F32", numbers.tobytes(), [4]))
    finally:
        tensorgate._numbers.numpy_dtype.cache_clear()
    assert [(one.kind, one.a, one.b) for one in found] == [("dtype", "bfloat16", "float32")]
