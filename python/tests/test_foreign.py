# SPDX-License-Identifier: Apache-2.0
"""save() of arrays of other libraries, by their DLPack capsules: the bits and the type, or a reason."""
import ctypes
import gc
import sys
import weakref

import numpy as np
import pytest
from test_dlpack import SMALL, Old, Versioned, managed, safetensors

import tensorgate


class Lent:
    """An array of some library, which has nothing but the protocol."""

    def __init__(self, array, device=(1, 0), versioned=True):
        self._array, self._device, self._versioned = array, device, versioned

    def __dlpack_device__(self):
        return self._device

    def __dlpack__(self, **options):
        if not self._versioned:
            if options:
                raise TypeError("unexpected keyword argument")
            return self._array.__dlpack__()
        return self._array.__dlpack__(**options)


@pytest.mark.parametrize("versioned", [True, False])
@pytest.mark.parametrize("without", [(), ("ml_dtypes", "numpy")])
@pytest.mark.parametrize("code", SMALL)
def test_every_type(code, without, versioned, monkeypatch):
    dtype, width = SMALL[code]
    data = bytes(i % 2 for i in range(6)) if code == "BOOL" else bytes(range(0x3E, 0x3E + 6 * width))
    content = safetensors(code, data, [2, 3])
    for absent in without:
        monkeypatch.setitem(sys.modules, absent, None)
    with tensorgate.open(content) as file:
        again = tensorgate.save(None, {"w": Lent(file["w"], versioned=versioned)}, "safetensors")
    with tensorgate.open(again) as file:
        assert (file["w"].dtype, file["w"].shape) == (dtype, (2, 3))
        assert file.read_bytes(file["w"].offset, len(data)) == data


@pytest.mark.parametrize("code,bits", [("F6_E2M3", 6), ("F6_E3M2", 6), ("F4", 4)])
def test_floats_of_less_than_a_byte(code, bits):
    data = bytes(range(0x31, 0x31 + 6))
    with tensorgate.open(safetensors(code, data, [2, 24 // bits])) as file:
        again = tensorgate.save(None, {"w": Lent(file["w"])}, "safetensors")
        with pytest.raises(ValueError, match="1.1"):
            tensorgate.save(None, {"w": Lent(file["w"], versioned=False)}, "safetensors")
        with tensorgate.open(again) as copy:
            assert copy["w"].dtype == file["w"].dtype and copy["w"].part().tobytes() == data


BASE = np.arange(24.0).reshape(2, 3, 4)


@pytest.mark.parametrize("format", ["safetensors", "npz", "primitiv"])
@pytest.mark.parametrize("array", [BASE, np.asfortranarray(BASE), BASE[:, ::-1], BASE[::-1, ::2, ::-3], np.broadcast_to(BASE[0, 0], (3, 4)),
                                   BASE.T, BASE[:0], BASE[:, :1], BASE[1, 2, 3], np.zeros((3, 0, 2))], ids=range(10))
def test_every_layout(array, format):
    array = np.asarray(array, "f4") if format == "primitiv" else np.asarray(array)
    lent = Lent(array if array.flags.writeable else np.lib.stride_tricks.as_strided(BASE, array.shape, array.strides, writeable=True))
    try:
        content = tensorgate.save(None, {"w": lent}, format)
    except tensorgate.Refused:
        with pytest.raises(tensorgate.Refused):
            tensorgate.save(None, {"w": array}, format)
        return
    with tensorgate.open(content) as file:
        (one,) = file.values()
        assert one.numpy().tolist() == array.tolist() and content == tensorgate.save(None, {"w": np.ascontiguousarray(array).reshape(
            array.shape)}, format)


def test_what_cannot_be_taken():
    for lent, said in ((Lent(BASE, device=(2, 0)), r"on device \(2, 0\)"), (Lent(np.zeros(2, "M8[s]")), "w.*DLPack"),
                       (Lent(type("X", (), {"__dlpack__": lambda self, **options: 7})()), "no capsule"),
                       (Lent(type("X", (), {"__dlpack__": lambda self, **options: (_ for _ in ()).throw(RuntimeError("grad"))})()), "grad")):
        with pytest.raises(ValueError, match=said):
            tensorgate.save(None, {"w": lent}, "safetensors")


def test_numpy_has_what_a_capsule_has_not():
    """As TensorFlow has floats of 8 bits."""
    class Both(Lent):
        def __array__(self, dtype=None, copy=None):
            return BASE

        def __dlpack__(self, **options):
            raise KeyError("no such type")
    content = tensorgate.save(None, {"w": Both(BASE)}, "npz")
    assert tensorgate.open(content)["w"].tolist() == BASE.tolist()


def changed(change, version=(1, 1)):
    """A capsule of a float32 array of shape [2, 2] after a change of its struct."""
    owner = tensorgate.open(safetensors("F32", bytes(16), [2, 2]))["w"]
    capsule = owner.__dlpack__(max_version=version)
    change(managed(capsule))
    return capsule


def test_capsules_that_are_not_taken():
    def code(m):
        m.tensor.dtype.code = 9

    def lanes(m):
        m.tensor.dtype.lanes = 2

    def device(m):
        m.tensor.device_type = 2

    def version(m):
        m.major = 2

    def padded(m):
        m.flags |= 4

    def axes(m):
        m.tensor.ndim = 257

    def negative(m):
        m.tensor.shape[0] = -1

    def huge(m):
        m.tensor.shape[0] = 2**62

    def bits(m):
        m.tensor.dtype.code, m.tensor.dtype.bits = 17, 4
        m.tensor.strides[1] = 2
    take = tensorgate._core.take
    for change in (code, lanes, device, version, padded, axes, negative, huge, bits):
        with pytest.raises(BufferError):
            take(changed(change))
    used = changed(lambda m: None)
    ctypes.pythonapi.PyCapsule_SetName(used, b"used_dltensor_versioned")
    for wrong in (used, 7, None, b""):
        with pytest.raises(BufferError):
            take(wrong)
    ctypes.pythonapi.PyCapsule_SetName(used, b"dltensor_versioned")


def test_strides_may_be_absent():
    """As capsules before version 1 have them for C order."""
    for version, kind in ((None, Old), ((1, 1), Versioned)):
        def without(m, kind=kind):
            assert isinstance(m, kind)
            m.tensor.strides = ctypes.POINTER(ctypes.c_int64)()
        buffer, dtype, shape = tensorgate._core.take(changed(without, version))
        assert (bytes(buffer), dtype, shape) == (bytes(16), "float32", (2, 2))


def test_the_array_lives_as_long_as_its_bytes():
    class Array(np.ndarray):
        pass
    array = np.arange(1000.0).view(Array)
    gone = weakref.ref(array)
    buffer = tensorgate._core.take(array.__dlpack__())[0]
    view = memoryview(buffer)
    assert view.readonly and bytes(view) == np.arange(1000.0).tobytes()
    del array, buffer
    gc.collect()
    assert gone() is not None and view[:8] == bytes(8)
    del view
    gc.collect()
    assert gone() is None


def test_arrays_of_numpy_go_the_way_of_numpy():
    masked = np.ma.array([1.0, 2.0], mask=[0, 1])
    with pytest.raises(ValueError, match="masked"):
        tensorgate.save(None, {"w": masked}, "npz")
    assert tensorgate.open(tensorgate.save(None, {"w": np.float32(3)}, "npz"))["w"].dtype == "float32"
    assert tensorgate.open(tensorgate.save(None, {"w": np.array("2020-01-01", "M8[D]")}, "npz"))["w"].dtype == "datetime64[D]"


def test_texts_of_safetensors_by_themselves():
    array = {"w": np.zeros(2)}
    for metadata in ({"format": "pt"}, {"__metadata__": {"format": "pt"}}):
        with tensorgate.open(tensorgate.save(None, array, "safetensors", metadata=metadata)) as file:
            assert file.metadata() == {"__metadata__": {"format": "pt"}}
            again = tensorgate.save(None, file, "safetensors", metadata={"format": "np"})
            assert tensorgate.open(again).metadata() == {"__metadata__": {"format": "np"}}
    with pytest.raises(tensorgate.Refused, match="__metadata__"):
        tensorgate.save(None, array, "safetensors", metadata={"steps": 7})
    assert tensorgate.open(tensorgate.save(None, array, "safetensors", metadata={})).metadata() == {}
