# SPDX-License-Identifier: Apache-2.0
"""Arrays of other libraries, taken as they are: what has __dlpack__, and tensors of PyTorch."""
import sys

from . import _core
from ._arguments import kind

DLPACK = (1, 1)         # the version whose capsules the extension reads
CPU = 1
PAIRS = "float4_e2m1fn_x2"      # of PyTorch: an element is two floats


def is_torch(value):
    """Whether it is a tensor of PyTorch, which nobody has if nobody has imported that."""
    torch = sys.modules.get("torch")
    return torch is not None and isinstance(value, getattr(torch, "Tensor", ()))


def is_foreign(value):
    """Whether take() takes it."""
    return is_torch(value) or hasattr(type(value), "__dlpack__")


def take(name, value):
    """(dtype, shape, buffer in C order) of an array with the type that it has; ValueError that says why not."""
    return take_torch(name, value) if is_torch(value) else take_dlpack(name, value)


def take_dlpack(name, value):
    device = getattr(value, "__dlpack_device__", lambda: (CPU, 0))()
    if device[0] != CPU:
        raise ValueError("%r is on device %s of DLPack: copy it to the CPU first" % (name, tuple(map(int, device))))
    try:
        try:
            capsule = value.__dlpack__(max_version=DLPACK)
        except TypeError:       # from before that was an argument
            capsule = value.__dlpack__()
        buffer, dtype, shape = _core.take(capsule)
    except Exception as error:      # libraries raise what they like
        raise ValueError("%r, a %s, cannot be taken by DLPack: %s" % (name, kind(value), error)) from error
    return dtype, shape, buffer


def take_torch(name, tensor):
    """The values: of a parameter, too, and of what needs a gradient, which is not taken."""
    import torch
    dtype = str(tensor.dtype).partition(".")[2]
    shape = tuple(tensor.shape)
    if tensor.layout != torch.strided or tensor.is_quantized:
        raise ValueError("%r is %s: to_dense() or dequantize() makes an array of it" % (
            name, "quantized" if tensor.is_quantized else str(tensor.layout).partition(".")[2]))
    if tensor.device.type == "meta":
        raise ValueError("%r is on the device meta, where nothing has values" % name)
    if dtype == PAIRS:
        if not shape:
            raise ValueError("%r is a scalar of two floats, which is no scalar of one" % name)
        dtype, shape = "float4_e2m1fn", shape[:-1] + (2 * shape[-1],)
    if dtype not in _core.dtypes():
        raise ValueError("%r is %s, which no format has" % (name, dtype))
    return dtype, shape, torch_bytes(torch, tensor)


def torch_bytes(torch, tensor):
    """The bytes of the values in C order, where they lie if they lie so on the CPU."""
    tensor = tensor.detach().resolve_conj().resolve_neg().cpu().contiguous()
    if tensor.numel() == 0:
        return b""
    if tensor.is_complex():
        tensor = torch.view_as_real(tensor)
    # As bytes: versions of PyTorch differ in the types that their capsules have, and bool was uint8 once.
    return _core.take(tensor.reshape(-1).view(torch.uint8).__dlpack__())[0]
