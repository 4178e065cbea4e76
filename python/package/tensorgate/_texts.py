# SPDX-License-Identifier: Apache-2.0
"""Tensors of texts: elements of any length, which ONNX models have."""
import struct


def is_text(tensor):
    return tensor.storage == "text"


def stored(tensor):
    """(bytes of each element as uint64, bytes of all) as they are in the file."""
    return tensor._part(2)[0], tensor._part(0)[0]


def decoded(text):
    """A str; bytes that are not UTF-8 stay bytes."""
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError:
        return text


def texts(tensor, raw=False):
    """All elements in C order, with `raw` as bytes."""
    lengths, data = stored(tensor)
    data, at, found = bytes(data), 0, []
    for (length,) in struct.iter_unpack("<Q", lengths):
        found.append(data[at:at + length])
        at += length
    return found if raw else [decoded(text) for text in found]


def array(np, tensor, raw=False):
    """An array of objects, as onnx.numpy_helper.to_array has it."""
    found = np.empty(tensor.elements, object)
    found[:] = texts(tensor, raw)
    return found.reshape(tensor.shape)
