# SPDX-License-Identifier: Apache-2.0
"""Statistics of the values of a tensor, in pieces, so that memory does not depend on its size: those of `tensorgate stats`."""
import math
from dataclasses import dataclass

from ._numbers import PLAIN, have_numpy
from ._texts import is_text

PAIRS = {"complex32": "float16", "complex64": "float32", "complex128": "float64"}


@dataclass(frozen=True, slots=True)
class Stats:
    """What stats() found. A complex number counts as two numbers. min to std are those of the finite numbers, or None if there
    are none."""

    count: int
    nan: int
    inf: int
    neg_inf: int
    zeros: int
    min: "float | int | None"   #: of zeros of both signs the negative one
    max: "float | int | None"   #: of zeros of both signs the positive one
    mean: "float | None"
    std: "float | None"         #: of all numbers, not of a sample


class Sums:
    """Of the finite numbers so far: their number, exact or long sum, squares of distances from the mean, and bounds."""

    def __init__(self, np):
        self.np = np
        self.count = self.nan = self.inf = self.neg_inf = self.zeros = self.finite = 0
        self.sum, self.squares, self.low, self.high = 0, np.longdouble(0), None, None
        self.signs = set()      # of zeros: True for negative ones

    def add(self, numbers):
        self.count += numbers.size
        if numbers.dtype.kind == "f":
            finite = self.np.isfinite(numbers)
            self.nan += int(self.np.isnan(numbers).sum())
            self.inf += int((numbers == math.inf).sum())
            self.neg_inf += int((numbers == -math.inf).sum())
            numbers = numbers[finite]
        zeros = numbers == 0
        self.zeros += int(zeros.sum())
        if numbers.dtype.kind == "f":
            self.signs.update(self.np.signbit(numbers[zeros]).tolist())
        if numbers.size:
            self.add_finite(numbers)

    def add_finite(self, numbers):
        """Two sets have the sum of their squares, and what the distance of their means adds."""
        total = self.sum_of(numbers)
        mean = self.np.longdouble(total) / numbers.size
        squares = ((numbers.astype(self.np.longdouble) - mean) ** 2).sum()
        if self.finite:
            distance = mean - self.np.longdouble(self.sum) / self.finite
            squares += distance * distance * (self.finite * numbers.size / (self.finite + numbers.size))
        low, high = numbers.min().item(), numbers.max().item()
        self.low = low if self.low is None else min(self.low, low)
        self.high = high if self.high is None else max(self.high, high)
        self.sum, self.squares, self.finite = self.sum + total, self.squares + squares, self.finite + numbers.size

    def sum_of(self, numbers):
        """Exact of integers, whose halves do not overflow in a piece."""
        if numbers.dtype.kind == "f":
            return numbers.sum(dtype=self.np.longdouble)
        half = numbers.dtype.type(32)
        return (int((numbers >> half).sum()) << 32) + int((numbers & numbers.dtype.type(0xFFFFFFFF)).sum())

    def result(self):
        if not self.finite:
            return Stats(self.count, self.nan, self.inf, self.neg_inf, self.zeros, None, None, None, None)
        low = -0.0 if self.low == 0 and True in self.signs else self.low
        high = 0.0 if self.high == 0 and False in self.signs else self.high
        mean = float(self.np.longdouble(self.sum) / self.finite)
        return Stats(self.count, self.nan, self.inf, self.neg_inf, self.zeros, low, high, mean,
                     float(self.np.sqrt(self.squares / self.finite)))


def numbers_of(np, piece, name):
    """A piece of values as numbers of 64 bits."""
    name = PAIRS.get(name, name)
    if name == "bfloat16":
        return (np.frombuffer(piece, "<u2").astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    numbers = np.frombuffer(piece, PLAIN[name])
    return numbers.astype({"f": np.float64, "u": np.uint64, "b": np.uint64}.get(numbers.dtype.kind, np.int64))


def stats_of(tensor):
    """See Tensor.stats()."""
    if tensor.itemsize is not None or is_text(tensor):
        return None
    np = have_numpy()
    sums, name = Sums(np), None

    def feed(piece, shape=None):
        nonlocal name
        if shape is not None:
            name = piece
        else:
            sums.add(numbers_of(np, piece, name))
    with np.errstate(all="ignore"):
        tensor._feed(False, feed)
        return sums.result()
