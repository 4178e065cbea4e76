# SPDX-License-Identifier: Apache-2.0
"""Tensors of an open file."""
import math
import operator
import struct

from . import _core
from ._arguments import flag, one_of
from ._numbers import have_numpy, numpy_dtype, opaque_dtype, sparse_array
from ._html import tensor_as_html
from ._stats import stats_of
from ._texts import array as texts_array
from ._texts import is_text, texts

PARTS = {"values": 0, "indices": 1, "counts": 2}
ORDERS = {None: 0, "K": 0, "A": 0, "C": 1, "F": 2}
NUMBERS = _core.dtypes()
CODES = {"int8": "b", "int16": "h", "int32": "i", "int64": "q", "uint8": "B", "uint16": "H", "uint32": "I",
         "uint64": "Q", "float32": "f", "float64": "d", "bool": "?", "float16": "e", "complex64": "ff",
         "complex128": "dd"}
WIDER = {"bfloat16": "float32", "complex32": "complex64"}      # where nothing has the dtype itself


class Tensor(_core.Tensor):
    """A tensor of an open file. Nothing of its values is read before they are asked for.

    numpy() is the tensor as an array: what the file means, decoded where it is stored in another form. Where
    the bytes lie in the file as NumPy has them, that is a read-only view; so are memoryview(tensor),
    numpy.asarray(tensor) and from_dlpack(tensor) of any library. tensor[...] takes what a slice of NumPy
    takes, and reads only that. Arithmetic is that of its array: file["w"] * 2.
    """

    __slots__ = ("__weakref__",)

    def __repr__(self):
        return "<tensorgate.Tensor %r: %s%s, %s>" % (self.name, self.dtype, list(self.shape), self.storage)

    def __len__(self):
        if not self.shape:
            raise TypeError("a scalar has no length")
        return self.shape[0]

    def __iter__(self):
        return (self[i] for i in range(len(self)))

    def _repr_html_(self):
        return tensor_as_html(self)

    @property
    def T(self):
        """The array with its axes in reverse order, as numpy().T."""
        return self.numpy().T

    @property
    def size(self):
        """The number of elements, as NumPy names it."""
        return self.elements

    @property
    def ndim(self):
        """The number of axes."""
        return len(self.shape)

    @property
    def elements(self):
        """The number of elements."""
        return math.prod(self.shape)

    # ------------------------------------------------------------------------------ arrays

    def numpy(self, *, raw=False, order=None, dtype=None, copy=None):
        """The tensor as a NumPy array.

        raw    elements as stored: integers of fixed point, bits as 0 and 1, floats of less than 16 bits as codes
        order  "C" or "F": in that order; None: as stored
        dtype  convert to this dtype
        copy   True: always a new array; False: ValueError if a copy is needed; None: only where it is needed

        A view of the file is read-only, a copy can be written to. bfloat16 and floats of less than 16 bits have
        dtypes of ml_dtypes if that is installed, and are float32 otherwise. complex32 is complex64, and with `raw` a
        structure of two float16. Fixed point, bits (+1 and -1) and scaled
        bytes are float32. Integers of 4 and 2 bits have dtypes of ml_dtypes, too, and are int8 and uint8 otherwise.
        Sparse tensors become dense; see sparse(). Text, dates and records have the dtype with which NumPy saved them, and
        with `raw` they are uint8 with one more axis. Texts of ONNX are objects: str, or bytes where they are not UTF-8 and
        with `raw`.
        """
        np = have_numpy()
        array = None
        one_of("order", order, ORDERS)
        raw = flag("raw", raw)
        if is_text(self):
            return self._texts(np, raw, order, dtype, copy)
        if not copy and self._plain:
            array = self._view(np, raw, order)
        if array is None:
            if copy is False:
                raise ValueError("%r cannot be had without a copy" % self.name)
            if order is None and self.itemsize is not None and self.order == "F" and not raw:
                order = "F"     # they are read in C order, as their bytes are next to each other
            array = self._copy(np, raw, order if self.itemsize is None else None, None)
            if order in ("C", "F"):
                array = np.asarray(array, order=order)      # what is read as codes comes in stored order
        if dtype is None or array.dtype == dtype:
            return array
        if copy is False:
            raise ValueError("another dtype needs a copy")
        return array.astype(dtype)

    def _texts(self, np, raw, order, dtype, copy):
        if copy is False:
            raise ValueError("%r cannot be had without a copy: texts are objects" % self.name)
        array = np.asarray(texts_array(np, self, raw), order="F" if order == "F" else "C")
        return array if dtype is None else array.astype(dtype)

    def _view(self, np, raw, order):
        """None if there is none in that order and dtype."""
        of = numpy_dtype(np, self.dtype, raw)
        if of is None or raw and self.order != "C":
            return None     # some formats store elements in an order that is not that of the axes
        try:
            strides = self.strides
            part = self if self.dtype in CODES else self._part(0)[0]
            if type(part) is bytes:
                return None
            array = np.ndarray(self.shape, of, part, 0, strides)
        except BufferError:
            return None
        if order is not None and not array.flags[order + "_CONTIGUOUS" if order in "CF" else "ALIGNED"]:
            return None
        return array

    def _copy(self, np, raw, order, window):
        """A new array of all elements, or of a window: (start, step, count) of each axis."""
        name, codes, decode_as = self.dtype, raw, 0
        if self.itemsize is not None:
            return self._copy_opaque(np, raw, window)
        small = numpy_dtype(np, name, False) if name not in CODES else None
        if name in WIDER:
            decode_as = 0 if small is not None or raw else NUMBERS[WIDER[name]]
        elif small is not None and name != "bit":
            codes = True    # one to a byte, as ml_dtypes has them
        values, dtype, shape, found = self._read(codes, ORDERS[order], decode_as, window)
        if window is not None:
            shape = tuple(count for _, _, count in window)
        of = numpy_dtype(np, dtype, raw)
        if codes and not raw:
            of = small
        return np.frombuffer(values, of).reshape(shape, order=found)

    def _copy_opaque(self, np, raw, window):
        """A new array of elements that are no numbers: read as bytes, of which those of an element are the last axis."""
        shape = self.shape if window is None else tuple(count for _, _, count in window)
        if window is not None:
            window += ((0, 1, self.itemsize),)
        values = self._read(raw, ORDERS["C"], 0, window)[0]
        if raw:
            return np.frombuffer(values, np.uint8).reshape(shape + (self.itemsize,))
        return np.ndarray(shape, opaque_dtype(np, self.dtype), values if len(values) else bytearray(1))

    def __getitem__(self, key):
        """A slice of the tensor, as NumPy has it: whole numbers, slices, ... and None. Only that is read."""
        np = have_numpy()
        window, after, flips = window_of(key, self._array_shape())
        if is_text(self):
            return self.numpy()[key]
        if self._plain and self.file.closed is False and self._cheap():
            array = self._view(np, False, None)
            if array is not None:
                return array[key]
        return self._copy(np, False, None, window)[flips][after]

    def _cheap(self):
        """Whether a slice of the whole costs no more than a window."""
        return self.nbytes <= 1 << 16

    def _array_shape(self):
        """A partial tensor is an array of its stored elements."""
        return self.shape if self.storage != "partial" else (self._part(0)[2],)

    def __array__(self, dtype=None, copy=None):
        array = self.numpy(copy=copy) if dtype is None else self.numpy(dtype=dtype, copy=copy)
        return array

    def __dlpack_device__(self):
        """The CPU: (1, 0)."""
        return (1, 0)

    def __dlpack__(self, *, stream=None, max_version=None, dl_device=None, copy=None):
        """A DLPack capsule: the memory of the file, read-only, for consumers of version 1; otherwise a copy.

        copy  True: a copy, of the values also where they are stored as another type: fixed point, bits, blocks; False:
              BufferError if one is needed, as for consumers before version 1, which cannot be told that memory is
              read-only; None: where one is needed: compressed, sparse, not aligned, and of a file that was opened as bytes,
              as some consumers write to memory that is marked as read-only

        The element type is that of the tensor, bfloat16 and the floats of 8 bits among them; a consumer that does not know it
        says so. Floats of 6 and 4 bits, and integers of 4 and 2, lie in a row of bits, as DLPack 1.1 has them; for consumers
        before version 1 they are a BufferError.
        """
        if stream is not None:
            raise ValueError("a tensor on the CPU has no stream")
        for name, pair in (("max_version", max_version), ("dl_device", dl_device)):
            if pair is not None and not (isinstance(pair, (tuple, list)) and len(pair) == 2):
                raise TypeError("%s is a pair of numbers or None, not %r" % (name, pair))
        try:
            version = None if max_version is None else tuple(map(operator.index, max_version))
        except TypeError:
            raise TypeError("max_version is a pair of whole numbers, not %r" % (max_version,)) from None
        if dl_device is not None and tuple(dl_device) != (1, 0):
            raise BufferError("a tensor is on the CPU only")
        if is_text(self):
            raise BufferError("%r has texts, which DLPack has not: numpy() has them" % self.name)
        return self._dlpack(version is not None and version[0] >= 1, None if copy is None else flag("copy", copy))

    def tolist(self):
        """The values as nested lists of Python numbers; a number if the tensor is a scalar. Does not need NumPy, but for text,
        dates and records, which are as in its tolist()."""
        if self.itemsize is not None:
            return self.numpy().tolist()
        if is_text(self):
            return nested(texts(self), self.shape)
        decode_as = NUMBERS[WIDER[self.dtype]] if self.dtype in WIDER else 0
        values, dtype, shape, _ = self._read(False, ORDERS["C"], decode_as, None)
        code = CODES[dtype]
        count = len(values) // struct.calcsize("<" + code)
        flat = list(struct.unpack("<%d%s" % (count * len(code), code[0]), values))
        if len(code) == 2:
            flat = [complex(*pair) for pair in zip(flat[0::2], flat[1::2])]
        return nested(flat, shape)

    def stats(self):
        """Statistics of the values, as Stats: count, nan, inf, neg_inf, zeros, min, max, mean, std, those of `tensorgate stats`.

        They are read in pieces. None for texts, dates and records. Needs NumPy.
        """
        return stats_of(self)

    # ------------------------------------------------------------------------------ storage

    def part(self, name="values"):
        """A stored array of the tensor, as an array of one axis: "values", "indices" or "counts"; None if there is none.

        Elements are as stored; bits, floats of 4 and 6 bits and integers of 4 and 2 bits come as the bytes in which they lie.
        Of texts "values" are the bytes of all, and "counts" how many each has.
        """
        np = have_numpy()
        found = self._part(one_of("name", name, PARTS))
        if found is None:
            return None
        data, dtype, _ = found
        of = numpy_dtype(np, dtype, True)
        return np.frombuffer(data, np.uint8 if of is None else of)

    def sparse(self):
        """A sparse tensor as a scipy.sparse array: csr_array for "sparse" and "indices", coo_array for "coo".

        A csr_array has a row for each step of axis 0, and a column for each element of the others. Of entries with
        the same index the last one counts, as in numpy(). ValueError for a tensor that is not sparse, and for a scalar,
        of which SciPy has no sparse array: numpy() has its value.
        """
        return sparse_array(self)


def array_of(value):
    return value.numpy() if isinstance(value, Tensor) else value


def forward(by):
    return lambda self, other: by(self.numpy(), array_of(other))


def reflected(by):
    return lambda self, other: by(array_of(other), self.numpy())


def alone(by):
    return lambda self: by(self.numpy())


def define_arithmetic():
    """Operators whose operands are the arrays of tensors. == is whether two are the same object."""
    for name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul"):
        setattr(Tensor, "__%s__" % name, forward(getattr(operator, name)))
        setattr(Tensor, "__r%s__" % name, reflected(getattr(operator, name)))
    for name in ("neg", "pos", "abs"):
        setattr(Tensor, "__%s__" % name, alone(getattr(operator, name)))


define_arithmetic()


def nested(flat, shape):
    """Elements in C order as lists of lists."""
    for axis in range(len(shape) - 1, 0, -1):
        n = shape[axis]
        flat = [flat[i * n:(i + 1) * n] for i in range(math.prod(shape[:axis]))]
    return flat if shape else flat[0]


def window_of(key, shape):
    """What a key of NumPy's basic indexing selects: the (start, step, count) of each axis of the tensor, what to
    do with the array of that, and how to turn axes around that go backwards."""
    keys = list(key) if isinstance(key, tuple) else [key]
    given = sum(1 for k in keys if k is not None and k is not Ellipsis)
    dots = sum(1 for k in keys if k is Ellipsis)
    if dots > 1:
        raise IndexError("an index has only one ellipsis")
    if given > len(shape):
        raise IndexError("too many indices: the tensor has %d axes" % len(shape))
    if not dots:
        keys.append(Ellipsis)
    at = [i for i, k in enumerate(keys) if k is Ellipsis][0]
    keys[at:at + 1] = [slice(None)] * (len(shape) - given)
    window, after, flips = [], [], []
    for k in keys:
        if k is None:
            after.append(None)
            continue
        n = shape[len(window)]
        if isinstance(k, slice):
            start, stop, step = k.indices(n)
            count = len(range(start, stop, step))
            if step < 0:
                start = start + (count - 1) * step if count else 0
            # The step to nothing may be any number; the extension takes 64 bits.
            window.append((start if count else 0, abs(step) if count > 1 else 1, count))
            flips.append(slice(None, None, -1 if step < 0 else 1))
            after.append(slice(None))
        elif hasattr(k, "__index__") and not isinstance(k, bool) and not getattr(k, "shape", ()):
            i = k.__index__()
            if not -n <= i < n:
                raise IndexError("index %d is outside of axis %d, which has length %d" % (i, len(window), n))
            window.append((i % n, 1, 1))
            flips.append(slice(None))
            after.append(0)
        else:
            raise IndexError("an index is a whole number, a slice, ... or None, not %r" % (k,))
    return tuple(window), tuple(after), tuple(flips)
