# SPDX-License-Identifier: Apache-2.0
"""Opens untrusted tensor files, and writes and converts tensor files.

A file may come from any source and may have been made by an attacker. open() parses its whole structure and compares
every length, offset, count and cross-reference with the rules of its format. It either raises Refused, which names
the byte, the field and the rule, or returns a File, a mapping of names to tensors, behind which nothing needs to be
checked again.

    >>> import tensorgate
    >>> with tensorgate.open("weights.safetensors") as file:
    ...     for name, tensor in file.items():
    ...         print(name, tensor.dtype, tensor.shape)
    ...     array = file["layer.weight"].numpy()       # a view, where the bytes allow it
    ...     rows = file["layer.weight"][10:20]         # reads these rows only

Formats: primitiv, NNB (NNabla C Runtime), PVP (PetaVision), BTF (TensorFlow Runtime), GGUF, .npy, .npz,
.safetensors, Flax, PyTorch checkpoints and ONNX models, which are read only.
NumPy is needed for arrays only; ml_dtypes and SciPy are used where they are.
"""
import os
from typing import NamedTuple

from . import _core
from ._errors import NoTensor, OverLimit, Refused
from ._file import File, Node, Note, open
from ._limits import Limits
from ._stats import Stats
from ._tensor import Tensor
from ._tools import Conversion, Difference, Report, check, convert, diff, hash, save, stats

__all__ = ["open", "check", "convert", "save", "diff", "hash", "stats", "formats", "limits", "version", "File", "Tensor", "Node",
           "Note", "Report", "Conversion", "Difference", "Stats", "Format", "Limits", "Refused", "OverLimit", "NoTensor"]


class Format(NamedTuple):
    """A format that this build reads."""

    name: str
    title: str
    suffixes: "tuple[str, ...]"
    writable: bool


def formats():
    """The formats, as a list of Format."""
    return [Format(name, title, tuple(suffixes.split()), writable)
            for name, title, suffixes, writable in _core.formats()]


def limits():
    """The default limits by name; None where they depend on the size of the file.

    max_file, max_stream  bytes of a file; of a pipe, which is held in memory
    max_tensors, max_rank  tensors of a file; axes of a tensor
    max_memory, max_work  bytes and steps for its structure
    max_dense             bytes of dense copies of sparse tensors, and of what archives inflate to
    max_output            bytes that a conversion writes
    """
    return {name.replace("-", "_"): value for name, value in _core.limits().items()}


def version():
    """The version of the C library inside."""
    return _core.version()


__version__ = version()

if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_core.forked)

# Tracebacks, help() and pickles show the names that programs import.
for _name in __all__:
    globals()[_name].__module__ = __name__
del _name
