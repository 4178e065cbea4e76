# SPDX-License-Identifier: Apache-2.0
"""Tensors of PyTorch, from and into files: load_file, load, save_file, save and safe_open, as safetensors.torch has them.

    >>> from tensorgate.torch import load_file, save_file, safe_open
    >>> weights = load_file("model.safetensors", device="cuda:0")
    >>> save_file(model.state_dict(), "new.safetensors", metadata={"format": "pt"})
    >>> with safe_open("model.safetensors") as file:
    ...     rows = file.get_slice("layer.weight")[10:20]

They take every format of tensorgate, and the options of tensorgate.open(). A tensor has the type that the file has, bit for
bit: bfloat16, bool, complex, and floats of 8 and 4 bits where this PyTorch has them. Values that are stored in another form are
float32: fixed point, bits, blocks. Integers of 4 and 2 bits are int8 and uint8, and sparse tensors are dense. Each tensor has
memory of its own, which can be written to; but tensors of a checkpoint that are the same bytes there share theirs, as
torch.load has it. NumPy is not needed.
"""
from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

try:
    import torch
except ImportError as error:
    raise ImportError("tensorgate.torch needs PyTorch: pip install torch") from error

from . import _tools
from ._arguments import one_of
from ._file import File, suffix_format
from ._file import open as open_file
from ._foreign import PAIRS, is_torch
from ._tensor import ORDERS, window_of

__all__ = ["load", "load_file", "save", "save_file", "safe_open"]


def type_of(tensor: Any, dtype: str) -> torch.dtype:
    """What PyTorch calls an element type."""
    name = PAIRS if dtype == "float4_e2m1fn" else dtype
    found = getattr(torch, name, None)
    if not isinstance(found, torch.dtype):
        raise ValueError("%r is %s, which PyTorch %s has not" % (tensor.name, tensor.dtype, torch.__version__))
    return found


def of_bytes(values: bytearray, dtype: torch.dtype, shape: tuple[int, ...]) -> torch.Tensor:
    """A tensor on memory that nothing else has, or that is all zeros of no size."""
    if not len(values):
        return torch.empty(shape, dtype=dtype)
    if dtype is torch.bool:     # a byte other than 0 is true, and PyTorch knows 0 and 1 alone
        return torch.frombuffer(values, dtype=torch.uint8).ne(0).reshape(shape)
    return torch.frombuffer(values, dtype=dtype).reshape(shape)


def pairs(tensor: Any, dtype: torch.dtype) -> torch.Tensor:
    """Floats of 4 bits, of which PyTorch has two in an element."""
    if not tensor.shape or tensor.shape[-1] % 2:
        raise ValueError("%r: PyTorch has floats of 4 bits in pairs, and the last axis has an odd length" % tensor.name)
    return of_bytes(bytearray(tensor._part(0)[0]), dtype, tensor.shape[:-1] + (tensor.shape[-1] // 2,))


def decoded_type(tensor: Any) -> tuple[torch.dtype | None, bool]:
    """(type of PyTorch, whether elements are read as codes) of what _read() gives."""
    if tensor.itemsize is not None or tensor.storage == "text":
        raise ValueError("%r is %s, which PyTorch has not: its elements are no numbers" % (tensor.name, tensor.dtype))
    if tensor.dtype == "bit" or tensor.storage == "blocks":
        return None, False
    is_small = tensor.dtype.startswith(("float8_", "float6_", "float4_"))
    return (type_of(tensor, tensor.dtype), True) if is_small else (None, False)


def read(tensor: Any, window: tuple[tuple[int, int, int], ...] | None = None) -> torch.Tensor:
    """A new tensor on the CPU, of all elements or of a window: (start, step, count) of each axis."""
    dtype, has_codes = decoded_type(tensor)
    if dtype is not None and tensor.dtype == "float4_e2m1fn":
        if window is not None:
            raise ValueError("%r: PyTorch has floats of 4 bits in pairs, of which there are no slices" % tensor.name)
        return pairs(tensor, dtype)
    values, name, shape, order = tensor._read(has_codes, ORDERS["C"], 0, window)
    if window is not None:
        shape = tuple(count for _, _, count in window)
    dtype = type_of(tensor, name) if dtype is None else dtype
    if order == "F":        # codes come in stored order
        return of_bytes(values, dtype, shape[::-1]).permute(*reversed(range(len(shape))))
    return of_bytes(values, dtype, shape)


def place(tensor: Any) -> tuple[int, int, str] | None:
    """What tensors of a checkpoint have alike that are the same bytes; None if that cannot be said."""
    is_known = tensor.file.format == "pytorch" and tensor.offset is not None and tensor.nbytes > 0
    return None if not is_known or tensor._strides() is not None else (tensor.offset, tensor.nbytes, tensor.dtype)


def load_all(file: Any, device: torch.device) -> dict[str, torch.Tensor]:
    made: dict[str, torch.Tensor] = {}
    known: dict[tuple[int, int, str] | None, torch.Tensor] = {}
    for name, tensor in file.items():
        at = place(tensor)
        if at not in known:
            known[at] = read(tensor).to(device)
        made[name] = known[at].reshape(tensor.shape) if at is not None else known.pop(at)
    return made


def device_of(device: Any) -> torch.device:
    return torch.device("cuda", device) if isinstance(device, int) and not isinstance(device, bool) else torch.device(device)


def load_file(filename: Any, device: Any = "cpu", **options: Any) -> dict[str, torch.Tensor]:
    """{name: tensor} of all tensors of a file. Other options are those of tensorgate.open()."""
    with open_file(filename, **options) as file:
        return load_all(file, device_of(device))


def load(data: Any, device: Any = "cpu", **options: Any) -> dict[str, torch.Tensor]:
    """{name: tensor} of the content of a file, which is bytes. Other options are those of tensorgate.open()."""
    return load_file(memoryview(data) if not isinstance(data, bytes) else data, device, **options)


def memory_of(tensor: Any) -> tuple[str, int, int]:
    """(device, first byte, end) of the bytes between the first and the last element."""
    reach = sum((n - 1) * step for n, step in zip(tensor.shape, tensor.stride())) + 1
    return str(tensor.device), tensor.data_ptr(), tensor.data_ptr() + reach * tensor.element_size()


def shared_in(tensors: Mapping[str, Any]) -> tuple[str, str] | None:
    """The first two names whose tensors have memory in common, or None."""
    spans = sorted((*memory_of(value), name) for name, value in tensors.items()
                   if is_torch(value) and value.layout == torch.strided and value.numel() and value.device.type != "meta")
    for (device, _, end, name), (other, start, _, second) in zip(spans, spans[1:]):
        if device == other and start < end:
            return name, second
    return None


def checked(tensors: Mapping[str, Any], sharing: str) -> Mapping[str, Any]:
    one_of("shared", sharing, {"refuse": 0, "copy": 1})
    if isinstance(tensors, File):
        return tensors
    tensors = dict(tensors)
    for name in tensors:
        if not isinstance(name, str):
            raise TypeError("a name is a text, not %r" % (name,))
    found = shared_in(tensors) if sharing == "refuse" else None
    if found is not None:
        raise ValueError("%r and %r share memory, and a file would have it twice: leave one out, or shared=\"copy\"" % found)
    return tensors


def save_file(tensors: Mapping[str, Any], filename: str | os.PathLike[str], metadata: Mapping[str, Any] | None = None, *,
              shared: str = "refuse", **options: Any) -> None:
    """Write tensors to a file: .safetensors, or what the suffix or format= says.

    tensors   {name: tensor}, of PyTorch, of an open file, or any array. Of parameters and of what needs a gradient the values
              are written; that they need one, and the gradient, have no place in a file. Other devices are copied from
    metadata  {"format": "pt"}: texts, for .safetensors; otherwise as for tensorgate.save()
    shared    "refuse": ValueError for tensors that share memory; "copy": each of them is written

    Other options are those of tensorgate.save(): an existing file is replaced only with replace=True.
    """
    if "format" not in options and suffix_format(filename) is None:
        options["format"] = "safetensors"
    _tools.save(filename, checked(tensors, shared), metadata=metadata, **options)


def save(tensors: Mapping[str, Any], metadata: Mapping[str, Any] | None = None, *, shared: str = "refuse", **options: Any) -> bytes:
    """The content of such a file, as bytes. See save_file()."""
    content: bytes = _tools.save(None, checked(tensors, shared), options.pop("format", "safetensors"), metadata=metadata, **options)
    return content


class Slice:
    """A tensor of which only what is asked for is read: slice[2:5, ::-1]."""

    def __init__(self, tensor: Any, device: torch.device) -> None:
        self._tensor, self._device = tensor, device

    def __getitem__(self, key: Any) -> torch.Tensor:
        window, after, flips = window_of(key, self._tensor._array_shape())
        found = read(self._tensor, window)
        backward = [axis for axis, step in enumerate(flips) if step.step == -1]
        return found.flip(backward)[after].to(self._device)

    def get_shape(self) -> list[int]:
        """The lengths of the axes, as a list."""
        return list(self._tensor.shape)

    def get_dtype(self) -> str:
        """The element type of the file: "bfloat16"."""
        return self._tensor.dtype


class safe_open:        # the name that programs know
    """An open file whose tensors are those of PyTorch. `file` is the open file itself, of tensorgate.open().

    framework  "pt"; other packages have NumPy's arrays and DLPack, of tensorgate.open()
    device     where tensors go; other options are those of tensorgate.open()
    """

    def __init__(self, filename: Any, framework: str = "pt", device: Any = "cpu", **options: Any) -> None:
        one_of("framework", framework, {"pt": 0, "torch": 0, "pytorch": 0})
        self._device = device_of(device)
        self.file = open_file(filename, **options)

    def __enter__(self) -> safe_open:
        return self

    def __exit__(self, *exception: object) -> None:
        self.file.close()

    def keys(self) -> list[str]:
        """The names, in the order of the file."""
        return self.file.keys()

    def offset_keys(self) -> list[str]:
        """The names, in the order in which their values lie; compressed ones last."""
        places = {name: tensor.offset for name, tensor in self.file.items()}
        return sorted(places, key=lambda name: (places[name] is None, places[name] or 0))

    def metadata(self) -> dict[str, str] | None:
        """The texts of a .safetensors, {"format": "pt"}; None if there are none, and of other formats: see file.metadata()."""
        return self.file.metadata().get("__metadata__") if self.file.format == "safetensors" else None

    def get_tensor(self, name: str) -> torch.Tensor:
        """A tensor of PyTorch, on the device."""
        return read(self.file[name]).to(self._device)

    def get_slice(self, name: str) -> Slice:
        """A Slice, of which only what is asked for is read."""
        return Slice(self.file[name], self._device)
