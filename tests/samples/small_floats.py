# SPDX-License-Identifier: Apache-2.0
"""Floats of 8, 6 and 4 bits as what they mean: from the documents, and without a look at the library."""
import bisect
import fractions
import functools
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


def has_nan(kind):
    return any(math.isnan(value(kind, code)) for code in range(1 << KINDS[kind][0]))


@functools.lru_cache(maxsize=None)
def numbers(kind):
    """(value, code) of the numbers from 0 on, ascending, and one more that would follow them: without a code."""
    half = 256 if KINDS[kind][3] == "scale" else 1 << (KINDS[kind][0] - 1)
    table = [(fractions.Fraction(value(kind, code)), code) for code in range(half) if math.isfinite(value(kind, code))]
    step = table[-1][0] if KINDS[kind][3] == "scale" else table[-1][0] - table[-2][0]
    return table + [(table[-1][0] + step, None)]


def encode(kind, x):
    """The code of a number: to nearest by searching the table of all of them, without saturation."""
    bits, _, _, special = KINDS[kind]
    sign = 1 << (bits - 1)
    one_nan = {"nan": 0x7F, "ieee": 0x7E, "scale": 0xFF, "fnuz": 0x80, "": 0}[special]
    negative = math.copysign(1, x) < 0
    if special == "scale" and (x <= 0 or math.isnan(x)):
        return 0xFF
    table = numbers(kind)
    signed = sign if negative and special not in ("scale", "fnuz") else 0
    if math.isnan(x):
        return one_nan | (signed if special else 0)
    code = None
    if not math.isinf(x):
        exact = fractions.Fraction(abs(x))
        above = min(bisect.bisect_left([v for v, _ in table], exact), len(table) - 1)
        below = max(above - 1, 0)
        (low, code_low), (high, code_high) = table[below], table[above]
        nearer = (exact - low) - (high - exact) if above != below else 0
        if exact >= high:
            code = code_high
        elif nearer == 0 and above != below:
            code = code_high if special == "scale" or code_low % 2 == 1 else code_low
        else:
            code = code_low if nearer < 0 else code_high
    if code is None:  # too large
        code = {"ieee": 0x7C, "": table[-2][1]}.get(special, one_nan)
        if special == "fnuz":
            return code
    elif special == "fnuz":
        return code | (sign if negative and code != 0 else 0)
    return code | signed


def boundaries(kind):
    """Every number, every number in the middle of two, and the float64 beside each, of both signs; and the rest."""
    table = [v for v, _ in numbers(kind)]
    points = [float(v) for v in table] + [float((a + b) / 2) for a, b in zip(table, table[1:])]
    points += [math.inf, 1.7976931348623157e308, 5e-324, 2.0 ** -1022, 1e-30]
    points += [math.nextafter(x, to) for x in points for to in (0.0, math.inf) if math.isfinite(x)]
    return [sign * x for x in points for sign in (1, -1)] + [math.nan, math.copysign(math.nan, -1)]


def pack(kind, codes):
    bits = KINDS[kind][0]
    word = sum(code << (i * bits) for i, code in enumerate(codes))
    return word.to_bytes((len(codes) * bits + 7) // 8, "little")
