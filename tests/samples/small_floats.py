# SPDX-License-Identifier: Apache-2.0
"""Floats of 8, 6 and 4 bits as what they mean: from the documents, and without a look at the library."""
import math

import numpy as np

# bits of an element, of its fraction, bias, and what is special
KINDS = {"float8_e4m3fn": (8, 3, 7, "nan"), "float8_e5m2": (8, 2, 15, "ieee"), "float8_e8m0fnu": (8, 0, 127, "scale"),
         "float8_e4m3fnuz": (8, 3, 8, "fnuz"), "float8_e5m2fnuz": (8, 2, 16, "fnuz"), "float6_e2m3fn": (6, 3, 1, ""),
         "float6_e3m2fn": (6, 2, 3, ""), "float4_e2m1fn": (4, 1, 1, "")}


def value(kind, code):
    bits, fraction, bias, special = KINDS[kind]
    if special == "scale":
        return math.nan if code == 255 else 2.0 ** (code - 127)
    sign, magnitude = code >> (bits - 1), code % (1 << (bits - 1))
    exponent, rest = magnitude >> fraction, magnitude % (1 << fraction)
    if (special == "nan" and magnitude == 127) or (special == "fnuz" and code == 128):
        return math.nan
    if special == "ieee" and exponent == 31:
        return math.nan if rest else math.inf * (-1) ** sign
    scaled = rest * 2.0 ** (1 - bias - fraction) if exponent == 0 else \
        (1 + rest / (1 << fraction)) * 2.0 ** (exponent - bias)
    return math.copysign(scaled, -1 if sign else 1)


def decode(kind, data, shape):
    """Elements as float32; the first is in the lowest bits."""
    bits = KINDS[kind][0]
    word = int.from_bytes(data, "little")
    codes = [word >> (i * bits) & ((1 << bits) - 1) for i in range(math.prod(shape))]
    return np.array([value(kind, code) for code in codes], "<f4").reshape(shape)
