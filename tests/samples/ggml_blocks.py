# SPDX-License-Identifier: Apache-2.0
"""Blocks of ggml as the numbers that they mean, by NumPy: from the layouts, and without a look at the library.

Scales are widened to float64, where every product and sum is exact, and what is left is one rounding to float32."""
import os
import re

import numpy as np

from samples import gguf

GRIDS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "runtime", "numeric", "block_grids.c")

UNEVEN = np.array([-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113])
FP4 = np.array([0, .5, 1, 1.5, 2, 3, 4, 6, 0, -.5, -1, -1.5, -2, -3, -4, -6])


def half(block, at):
    return block[:, at:at + 2].copy().view("<f2").astype(np.float64)


def bits(data, width):
    """Fields of `width` bits of each byte, the lowest first: [blocks, bytes, fields]."""
    return (data[:, :, None] >> np.arange(0, 8, width)) & ((1 << width) - 1)


def halves(data):
    """Low halves of all bytes, then high ones."""
    return np.concatenate([data & 15, data >> 4], axis=1)


def layers(data, size, width):
    """For each `size` bytes their lowest fields, then the next ones."""
    return np.concatenate([bits(data[:, i:i + size], width).transpose(0, 2, 1).reshape(len(data), -1)
                           for i in range(0, data.shape[1], size)], axis=1)


def each(scales, n):
    return np.repeat(scales, n, axis=1)


def fifth(b, at):
    """32 bits from a byte on."""
    return np.unpackbits(b[:, at:at + 4], axis=1, bitorder="little").astype(np.int64)


def k_scales(s):
    """Scales and minima of q4_k and q5_k."""
    scale = np.concatenate([s[:, 0:4] & 63, (s[:, 8:12] & 15) | (s[:, 0:4] >> 6 << 4)], axis=1)
    least = np.concatenate([s[:, 4:8] & 63, (s[:, 8:12] >> 4) | (s[:, 4:8] >> 6 << 4)], axis=1)
    return scale.astype(np.int64), least.astype(np.int64)


def digits(data, count):
    """Digits of base 3, of which a byte holds a fraction: the first of all bytes, then the second ones."""
    return np.concatenate([((data.astype(np.int64) * 3 ** n % 256) * 3 >> 8) - 1 for n in range(count)], axis=1)


def e4m3(x):
    exponent, rest = (x >> 3 & 15).astype(np.int64), (x & 7).astype(np.float64)
    value = np.where(exponent == 0, rest / 512, (1 + rest / 8) * 2.0 ** (exponent - 7))
    return np.where((x == 0) | (x == 0x7f), 0, value)


def grid(name, values):
    """A codebook: the numbers are those of the library, which the suite gguf_files compares with the reference."""
    with open(GRIDS, encoding="utf-8") as file:
        body = re.search(r"tg_grid_%s\[\d+\] = \{([^}]*)\}" % name, file.read()).group(1)
    width, count = (2, 8) if len(values) == 3 else (3, 4)
    codes = np.array([int(number, 16) for number in re.findall("0x[0-9a-f]+", body)])
    return np.array(values + [0] if width == 2 else values, dtype=np.float64)[
        (codes[:, None] >> np.arange(0, width * count, width)) & ((1 << width) - 1)]


def signs(bytes_):
    """+-1 of each bit."""
    return 1 - 2 * np.unpackbits(bytes_.astype(np.uint8), axis=1, bitorder="little").astype(np.int64)


def even(seven):
    """The eighth sign makes the number of signs even."""
    parity = np.unpackbits(seven.astype(np.uint8)[..., None], axis=-1).sum(axis=-1) % 2
    return seven | parity.astype(np.int64) << 7


def words(n, at, count, size):
    """Little-endian numbers."""
    part = n[:, at:at + size * count].reshape(len(n), count, size)
    return (part << np.arange(0, 8 * size, 8)).sum(axis=2)


def codebook(kind, b, n):
    sevens = np.arange(0, 28, 7)
    if kind in ("iq2_xxs", "iq3_xxs"):
        if kind == "iq2_xxs":
            q, word = n[:, 2:].reshape(-1, 8, 8)[:, :, :4].reshape(len(n), 32), words(n, 2, 16, 4)[:, 1::2]
            entries, part = grid("iq2_xxs", [8, 25, 43]), 0.25
        else:
            q, word, part = n[:, 2:66], words(n, 66, 8, 4), 0.5
            entries = grid("iq3_xxs", [4, 12, 20, 28, 36, 44, 52, 62])
        sign = signs(even((word[:, :, None] >> sevens & 127).reshape(len(n), 32)))
        return half(b, 0) * each((0.5 + (word >> 28)) * part, 32) * entries[q].reshape(len(n), 256) * sign
    if kind in ("iq2_xs", "iq2_s"):
        if kind == "iq2_xs":
            word = words(n, 2, 32, 2)
            q, sign, scale = word & 511, signs(even(word >> 9)), bits(n[:, 66:74], 4).reshape(len(n), 16)
        else:
            q = n[:, 2:34] + 256 * bits(n[:, 66:74], 2).reshape(len(n), 32)
            sign, scale = signs(n[:, 34:66]), bits(n[:, 74:82], 4).reshape(len(n), 16)
        return half(b, 0) * each((0.5 + scale) * 0.25, 16) * grid(kind, [8, 25, 43])[q].reshape(len(n), 256) * sign
    if kind == "iq3_s":
        q = n[:, 2:66] + 256 * bits(n[:, 66:74], 1).reshape(len(n), 64)
        scale = 1 + 2 * bits(n[:, 106:110], 4).reshape(len(n), 8)
        return half(b, 0) * each(scale, 32) * grid(kind, list(range(1, 16, 2)))[q].reshape(len(n), 256) * signs(n[:, 74:106])
    threes = np.arange(0, 12, 3)
    if kind == "iq1_s":
        word = words(n, 34, 8, 2)
        q = n[:, 2:34] + 256 * (word[:, :, None] >> threes & 7).reshape(len(n), 32)
        scale, minus, d = each(2 * (word >> 12 & 7) + 1, 32), each(word >> 15, 32), half(b, 0)
    else:
        word, four = words(n, 48, 4, 2), bits(n[:, 32:48], 4).reshape(len(n), 32)
        q = n[:, :32] + 256 * (four & 7)
        scale = each(2 * (word[:, :, None] >> threes & 7).reshape(len(n), 16) + 1, 16)
        minus = each(four >> 3, 8)
        d = ((word >> 12) << np.arange(0, 16, 4)).sum(axis=1).astype("<u2").view("<f2").astype(np.float64)[:, None]
    return d * scale * (grid("iq1", [-1, 0, 1])[q].reshape(len(n), 256) + np.where(minus == 0, 0.125, -0.125))


def numbers(kind, b):
    """[blocks, elements] as float64."""
    n = b.astype(np.int64)
    if kind in gguf.CODEBOOKS:
        return codebook(kind, b, n)
    if kind == "q4_0":
        return (halves(n[:, 2:]) - 8) * half(b, 0)
    if kind == "q4_1":
        return halves(n[:, 4:]) * half(b, 0) + half(b, 2)
    if kind == "q5_0":
        return (halves(n[:, 6:]) + 16 * fifth(b, 2) - 16) * half(b, 0)
    if kind == "q5_1":
        return (halves(n[:, 8:]) + 16 * fifth(b, 4)) * half(b, 0) + half(b, 2)
    if kind in ("q8_0", "q8_1"):
        return b[:, 2 if kind == "q8_0" else 4:].view(np.int8) * half(b, 0)
    if kind == "q2_k":
        s = n[:, :16]
        return half(b, 80) * each(s & 15, 16) * layers(n[:, 16:80], 32, 2) - half(b, 82) * each(s >> 4, 16)
    if kind == "q3_k":
        third = layers(n[:, :32], 32, 1)
        s = n[:, 96:108]
        low = np.concatenate([s[:, :8] & 15, s[:, :8] >> 4], axis=1)
        high = np.concatenate([s[:, 8:] >> shift & 3 for shift in (0, 2, 4, 6)], axis=1)
        return half(b, 108) * each(low + 16 * high - 32, 16) * (layers(n[:, 32:96], 32, 2) - 4 * (1 - third))
    if kind in ("q4_k", "q5_k"):
        scale, least = k_scales(n[:, 4:16])
        q = layers(n[:, 16:] if kind == "q4_k" else n[:, 48:], 32, 4)
        if kind == "q5_k":
            q = q + 16 * layers(n[:, 16:48], 32, 1)
        return half(b, 0) * each(scale, 32) * q - half(b, 2) * each(least, 32)
    if kind == "q6_k":
        low = layers(n[:, :128], 64, 4)
        high = layers(n[:, 128:192], 32, 2)
        return half(b, 208) * each(b[:, 192:208].view(np.int8).astype(np.int64), 16) * (low + 16 * high - 32)
    if kind == "q8_k":
        return b[:, :4].copy().view("<f4").astype(np.float64) * b[:, 4:260].view(np.int8)
    if kind == "iq4_nl":
        return half(b, 0) * UNEVEN[halves(n[:, 2:])]
    if kind == "iq4_xs":
        high = n[:, 2] + 256 * n[:, 3]
        scale = bits(n[:, 4:8], 4).reshape(len(b), 8) + 16 * (high[:, None] >> np.arange(0, 16, 2) & 3) - 32
        q = np.concatenate([halves(n[:, 8 + i:24 + i]) for i in range(0, 128, 16)], axis=1)
        return half(b, 0) * each(scale, 32) * UNEVEN[q]
    if kind == "tq1_0":
        return np.concatenate([digits(b[:, :32], 5), digits(b[:, 32:48], 5), digits(b[:, 48:52], 4)], axis=1) * half(b, 52)
    if kind == "tq2_0":
        return (layers(n[:, :64], 32, 2) - 1) * half(b, 64)
    if kind == "mxfp4":
        return FP4[halves(n[:, 1:])] * 2.0 ** (n[:, :1] - 127)
    if kind == "nvfp4":
        q = np.concatenate([halves(n[:, 4 + i:12 + i]) for i in range(0, 32, 8)], axis=1)
        return FP4[q] * each(e4m3(b[:, :4]), 16)
    if kind == "q1_0":
        return (2 * np.unpackbits(b[:, 2:], axis=1, bitorder="little").astype(np.int64) - 1) * half(b, 0)
    if kind == "q2_0":
        return (bits(n[:, 2:], 2).reshape(len(b), -1) - 1) * half(b, 0)
    raise ValueError(kind)


def decode(kind, data, shape):
    _, elements, size = gguf.TYPES[kind]
    if not data:
        return np.zeros(shape, "<f4")
    with np.errstate(all="ignore"):
        wide = numbers(kind, np.frombuffer(data, np.uint8).reshape(len(data) // size, size))
        assert wide.shape[1:] == (elements,)
        return wide.astype("<f4").reshape(shape)


def encode(kind, values):
    """Finite float32, whole rows of blocks, as q8_0 or q4_0: from the description of the format, step by step."""
    x = np.ascontiguousarray(values, np.float32).reshape(-1, 32)
    with np.errstate(all="ignore"):
        if kind == "q8_0":
            d = np.abs(x).max(axis=1, keepdims=True) / np.float32(127)
        else:
            d = np.take_along_axis(x, np.abs(x).argmax(axis=1)[:, None], axis=1) / np.float32(-8)
        inverse = np.where(d == 0, np.float32(0), np.float32(1) / d)
        inverse[~np.isfinite(inverse)] = 0
    if kind == "q8_0":
        steps = x * inverse
        q = (np.sign(steps) * np.floor(np.abs(steps) + np.float64(0.5))).astype(np.int8).view(np.uint8)
    else:
        nibbles = np.clip(np.trunc(x * inverse + np.float32(8.5)), 0, 15).astype(np.uint8)
        q = nibbles[:, :16] | nibbles[:, 16:] << 4
    return np.concatenate([d.astype("<f2").view(np.uint8), q], axis=1).tobytes()
