# SPDX-License-Identifier: Apache-2.0
"""Toy files that have to be refused, each for one broken rule; see refusals.py."""
from samples import toy
from samples.sample import Refusal, put


def refusals():
    def no(name, data, code, offset, path, why):
        return Refusal("toy_no_%s.toy" % name, "toy", data, code, offset, path, why)

    two = toy.file([1, 2, 3], [4])
    # 0 magic, 4 num_vectors, 6 vectors[0]: length, 8 values, 20 vectors[1]: length, 22 values
    yield no("magic", put(two, 0, "<B", 0x74), "bad_value", 0, "magic", "another magic")
    yield no("count", put(two, 4, "<H", 3), "truncated", 26, "vectors[2].length", "a vector that is not there")
    yield no("length", put(two, 20, "<H", 1001), "bad_value", 20, "vectors[1].length", "a vector that is too long")
    yield no("values", two[:-1], "truncated", 22, "vectors[1].values", "the last byte is missing")
    yield no("trailing", two + b"\0", "trailing", 26, "trailing", "a byte after the last vector")
