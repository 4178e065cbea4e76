# SPDX-License-Identifier: Apache-2.0
"""Types of the sample files: the bytes, and the content that a reader must find."""
import struct
from dataclasses import dataclass, field

# struct codes of the dtypes, little-endian
CODES = {
    "int8": "b", "int16": "h", "int32": "i", "int64": "q", "float32": "f", "float64": "d",
    "uint8": "B", "uint16": "H", "uint32": "I", "uint64": "Q", "float16": "e",
}


def pack(dtype, values, endian="<"):
    """The elements `values` as stored."""
    return struct.pack("%s%d%s" % (endian, len(values), CODES[dtype]), *values)


def bits(dtype, words):
    """Floats given by their bits, so that NaN payloads are kept."""
    return struct.pack("<%d%s" % (len(words), {"float32": "I", "float64": "Q"}[dtype]), *words)


def put(data, at, code, *values):
    """`data` with values of the struct code written at an offset."""
    new = struct.pack(code, *values)
    assert at + len(new) <= len(data)
    return data[:at] + new + data[at + len(new):]


FLOAT32_ODD = [0x7FC00001, 0x7FA00000, 0xFFC00000, 0x7F800000, 0xFF800000, 0x80000000, 0x00000001, 0x7F7FFFFF]
FLOAT64_ODD = [0x7FF8000000000001, 0x7FF4000000000000, 0x7FF0000000000000, 0xFFF0000000000000,
               0x8000000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF, 0x3FF0000000000000]


@dataclass
class Tensor:
    """A tensor that `info` must list."""
    name: str
    dtype: str
    shape: list
    data: bytes                  # the stored elements, little-endian; for PVP those of the first frame
    order: str = "C"
    storage: str = "dense"
    nbytes: int = None           # if it is not len(data)
    fp_pos: int = None
    in_a_row: bool = True        # False: the elements are gathered from several places of the file


@dataclass
class Sample:
    """A valid file. `notes`: how many rules are violated and only noted; --strict refuses such a file."""
    name: str
    format: str
    data: bytes
    tensors: list = field(default_factory=list)
    metadata: dict = field(default_factory=dict)   # entries that `info` must show
    notes: int = 0


@dataclass
class Refusal:
    """A file that must be refused, where and why. `code` and so on are those of `check --json`."""
    name: str
    format: str
    data: bytes
    code: str
    offset: int
    path: str
    why: str
    strict: bool = False         # refused only with --strict
    in_grammar: bool = True      # False: a rule that no grammar can express, so the official parser accepts the file
