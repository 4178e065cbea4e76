# SPDX-License-Identifier: Apache-2.0
"""Toy: vectors of float32, one after the other."""
import struct

from samples.sample import Sample, Tensor, pack


def file(*vectors):
    return b"TOY1" + struct.pack("<H", len(vectors)) + b"".join(
        struct.pack("<H", len(values)) + pack("float32", values) for values in vectors)


def one(name, *vectors):
    tensors = [Tensor(str(i), "float32", [len(values)], pack("float32", values)) for i, values in enumerate(vectors)]
    return Sample("toy_%s.toy" % name, "toy", file(*vectors), tensors)


def samples():
    yield one("none")
    yield one("one", [1, 2, 3])
    yield one("three", [0.5, -0.5], [], [float(i) for i in range(20)])
