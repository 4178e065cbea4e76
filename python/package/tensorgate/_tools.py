# SPDX-License-Identifier: Apache-2.0
"""check, convert, save, diff, hash and stats."""
import contextlib
import hashlib
import numbers
import os
import sys
import warnings
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from . import _core
from ._arguments import flag, kind
from ._beside import FLAGS, open_shard
from ._errors import Refused
from ._file import File, dtype_number, formats_of, index_format, model_in, open, strictness, target_of
from ._limits import limits_of
from ._foreign import is_foreign, is_torch, take
from ._numbers import PLAIN, have_numpy
from ._tensor import NUMBERS, Tensor
from ._texts import is_text, stored

PACKED = {"float6_e2m3fn": 6, "float6_e3m2fn": 6, "float4_e2m1fn": 4, "int4": 4, "uint4": 4, "int2": 2, "uint2": 2}
BUNDLES = ("npz", "safetensors", "gguf", "pytorch", "flax")      # in which a name is any text


class Report(NamedTuple):
    """What check() found."""

    ok: bool
    format: "str | None"
    size: "int | None"
    tensors: "int | None"
    notes: list
    error: "Refused | None"
    shards: "dict[str, Report]" = {}    #: of an index: by the name of the file

    def __bool__(self):
        return self.ok


def check(source, *, verify=False, follow=False, **options):
    """Whether a file is valid: a Report, which is true if it is. Options are those of open().

    verify  read all of the file, too, and compare checksums
    follow  shards may be any links; otherwise only those of the cache of huggingface_hub, into the blobs of the same model

    A path that ends like model.safetensors.index.json is an index: it and all shards that it names, which lie in its folder,
    are checked as one model, as by `tensorgate check`; Report.shards has a Report for each. A folder that holds one index, or one
    split model, is checked as that.

    A refusal is in Report.error; OSError and MemoryError are raised, as they say nothing about the file.
    """
    verify, follow = flag("verify", verify), flag("follow", follow)
    path = None
    try:
        if isinstance(source, (str, os.PathLike)):
            source = path = os.fsdecode(os.fspath(source))      # once; bytes would be a content
            if os.path.isdir(source):
                path = model_in(source)
            shards = index_format(path)
            if shards is not None and takes_index(shards, **options):
                return check_index(path, verify, follow, **options)
        with open(source, **options) as file:
            if verify:
                file.verify()
            return Report(True, file.format, file.size, len(file), file.notes, None, {})
    except Refused as error:
        error.filename = path
        return Report(False, error.format, error.size, None, [], error, {})


def takes_index(shards, *, format=None, formats=None, external="read", **_options):
    format, allowed = formats_of(format, formats)
    return external != "skip" and format is None and (allowed is None or shards in allowed)


def check_index(path, verify, follow, *, format=None, strict=False, limits=None, formats=None, v2=None, external="read"):
    """The Report of an index and its shards. Nothing is opened but in its folder."""
    strict, limits = strictness(strict), limits_of(limits)
    with contextlib.ExitStack() as stack:
        def opened(*arguments, **options):
            descriptor = os.open(*arguments, **options)
            stack.callback(os.close, descriptor)
            return descriptor
        index = opened(path, FLAGS)
        folder = opened(os.path.dirname(path) or ".", os.O_RDONLY | os.O_CLOEXEC | os.O_DIRECTORY)
        size, tensors, notes, error, shards = _core.check_index(
            index, os.fsencode(path), limits, strict, verify, lambda name: open_shard(folder, name, FLAGS if follow else FLAGS | os.O_NOFOLLOW))
    name_errors(path, error, shards)
    shards_are = index_format(path)
    return Report(error is None, shards_are, size, tensors, notes, error, {
        name: Report(error is None, shards_are, size, None if error else tensors, notes, error, {})
        for name, size, tensors, notes, error in shards})


def name_errors(path, error, shards):
    """Refusals say of which file they are."""
    if error is not None:
        error.filename = path
    for name, _, _, _, refused in shards:
        if refused is not None:
            refused.filename = os.path.join(os.path.dirname(path), name)


class Conversion(NamedTuple):
    """What convert() wrote."""

    result: "int | bytes"   #: bytes of the file; or its content, if there is no path
    notes: "list[str]"      #: changes of values, shapes and names


def convert(source, target, format=None, *, read=None, **options):
    """Convert a file to another format, without losing a bit, or not at all.

    source     as for open(), or an open File
    target     path of the new file (str or os.PathLike), which appears whole or not at all; bytes are a content, and no
               path; None: return the content
    format     its format; None: by the suffix of target
    read       options of open()
    raw        elements as stored
    lossy      values may be rounded; names dropped if the format has none
    no_origin  do not keep what has no place in .safetensors as a text in it
    skip_unsupported  leave out tensors that the format cannot hold, with a note
    sparse     "auto": sparse for the same format, else dense; "dense"; "keep": as parts if need be
    order      of .npy and .npz: "any" keeps column-major order, "C", "F"
    dtype      what tensors of floats become; {"*.norm": "float32", "*": "float16"}: by name or pattern, the first that a
               tensor fits, and None is its own
    only       names of the tensors to convert; in a name that no tensor has, each "*" stands for any text
    rename     {name: new name}; {"model.*": "*"} renames all tensors that fit: "*" stands for any text, in both names
    replace    an existing file may be replaced
    sync       wait until the file is on the disk

    Returns a Conversion: size or content, and notes. Raises Refused if the format cannot hold it.
    """
    if isinstance(source, File):
        return Conversion(*source.convert(target, format, **options))
    if read is not None and not isinstance(read, Mapping):
        raise TypeError("read is a mapping, the options of open(), not %s" % kind(read))
    with open(source, **(read or {})) as file:
        return Conversion(*file.convert(target, format, **options))


def encoded(name, keep_at):
    """A name in the form of tg_tensor: other bytes than A-Z a-z 0-9 - _ . ~ percent-encoded."""
    def component(text):
        if text in ("", ".", ".."):
            return {"": "%", ".": "%2E", "..": "%2E%2E"}[text]
        return "".join(chr(b) if chr(b).isalnum() and b < 128 or chr(b) in "-_.~" else "%%%02X" % b
                       for b in text.encode("utf-8", "surrogateescape"))
    stem, at, statistic = name.rpartition("@")
    if keep_at and at and stem and statistic and "@" not in stem:
        return encoded(stem, False) + "@" + encoded(statistic, False)
    return "/".join(component(part) for part in name.split("/"))


def declaration(name, value, format):
    """The tuple of _core.save() for an array."""
    if not isinstance(name, str):
        raise TypeError("a name is a text, not %r" % (name,))
    raw_name = name.encode("utf-8", "surrogateescape") if format in BUNDLES else None
    if isinstance(value, Tensor):       # which is read while the file is written
        if is_text(value):
            raise ValueError("%r has texts of any length, which no format is written with: numpy().astype(\"U\") can be saved in .npz"
                             % name)
        return encoded(name, format == "primitiv").encode("ascii"), raw_name, value
    return (encoded(name, format == "primitiv").encode("ascii"), raw_name, *described(name, value, format))


def described(name, value, format):
    """The rest of that tuple."""
    if is_foreign(value) and not is_numpy(value):
        try:
            dtype, shape, data = take(name, value)
        except ValueError:
            if is_torch(value) or not hasattr(value, "__array__"):
                raise
            return of_array(name, value, format)        # such as floats of 8 bits of TensorFlow, which ml_dtypes has
        if format != "primitiv" or dtype in PACKED:
            return NUMBERS[dtype], 0, shape, data, -1, False, None, 0
        np = have_numpy()       # which puts columns first
        codes = np.frombuffer(data, PLAIN.get(dtype, "u2" if dtype == "bfloat16" else "u1")).reshape(shape)
        return (NUMBERS[dtype], *laid_out(np, codes, dtype, format), -1, False, None, 0)
    return of_array(name, value, format)


def is_numpy(value):
    np = sys.modules.get("numpy")
    return np is not None and isinstance(value, (np.ndarray, np.generic))


def of_array(name, value, format):
    """Of what NumPy takes for an array."""
    np = have_numpy()
    if isinstance(value, np.ma.MaskedArray) and np.ma.is_masked(value):
        raise ValueError("%r is masked, and no format has masks: fill it" % name)
    array = np.asarray(value)
    if is_opaque(array.dtype):
        return (NUMBERS["opaque"], *laid_out_bytes(np, array, format), -1, False, descr_of(np, array.dtype), array.dtype.itemsize)
    number = dtype_number(array.dtype)
    if array.dtype.byteorder == ">":
        array = array.astype(array.dtype.newbyteorder("<"))
    return (number, *laid_out(np, array, array.dtype.name, format), -1, False, None, 0)


def is_small(dtype):
    """Whether it is one of ml_dtypes, not of NumPy."""
    return dtype.startswith(("bfloat", "float8_", "float6_", "float4_"))


def is_opaque(dtype):
    """Whether it is a type of NumPy besides numbers and objects: text, dates, records, numbers of more than 64 bits."""
    return not dtype.hasobject and dtype.type.__module__ == "numpy" and (dtype.kind in "SUVMm" or dtype.char in "gG")


def descr_of(np, dtype):
    """The type as tensors of a file have it, which is the name that NumPy has; or, where it has none, as numpy.save writes it."""
    if sys.byteorder == "little" and dtype.isnative and dtype.name.startswith(("datetime64", "timedelta64", "float128", "complex256")):
        return dtype.name
    descr = np.lib.format.dtype_to_descr(dtype)
    return descr if isinstance(descr, str) else repr(descr)


def laid_out_bytes(np, array, format):
    """(order, shape, bytes) of an array of elements that are no numbers."""
    fortran = array.ndim > 1 and array.flags.f_contiguous and not array.flags.c_contiguous
    order = 1 if format in ("npy", "npz") and fortran else 0
    return order, array.shape, (array.T if order else array).tobytes()


def laid_out(np, array, dtype, format):
    """(order, shape, bytes) of an array, or of the codes of one."""
    fortran = array.ndim > 1 and array.flags.f_contiguous and not array.flags.c_contiguous
    order = 1 if format in ("npy", "npz") and fortran or format == "primitiv" else 0
    flat = np.ascontiguousarray(array.T if order else array).reshape(-1)
    if flat.dtype.kind not in "biufc" or is_small(dtype):
        flat = flat.view("u2" if dtype == "bfloat16" else "u1")
    if dtype in PACKED:
        flat = packed(np, flat, PACKED[dtype])
    return order, array.shape, flat.data if flat.size else b""


def packed(np, codes, width):
    """Codes of 6, 4 or 2 bits, which lie in bytes from the lowest bit on."""
    bits = np.unpackbits(codes[:, None], axis=1, bitorder="little")[:, :width]
    return np.packbits(bits.reshape(-1), bitorder="little")


def save(target, arrays, format=None, *, metadata=None, limits=None, replace=False, sync=True):
    """Write arrays to a file, which appears whole or not at all.

    target    path of the file (str or os.PathLike), but not bytes; None: return its content as bytes
    arrays    {name: array or Tensor}; an array by itself for .npy. A .npy has no name: that of the array is dropped.
              An array is one of NumPy, what has __dlpack__, a tensor of PyTorch (of one that needs a gradient the values), or
              what numpy.asarray() takes. Its type goes into the file, or it is refused; no type is changed without a word.
              A Tensor is read while the file is written, as it is stored where the format has that, else as numpy() has it.
              An open File is converted, as by convert(): its metadata go with its tensors, one of which is in memory at a
              time. A warning says if the format has no place for what somebody wrote into them
    format    None: by the suffix of target
    metadata  as File.metadata() has it for that format; for .safetensors its texts by themselves, too: {"format": "pt"}.
              None: none, or those of the open File. {} leaves them out
    limits    as for open(); an open File has its own
    replace   an existing file may be replaced; otherwise FileExistsError
    sync      wait until the file is on the disk

    Returns the size. Raises Refused if the format cannot hold it: a dtype, a rank, a name.
    """
    path, format = target_of(target, format)
    if isinstance(arrays, File) and metadata is None:
        if limits is not None:
            raise ValueError("an open File has the limits with which it was opened")
        return save_file(arrays, path, format, flag("replace", replace), flag("sync", sync))
    if not hasattr(arrays, "items"):
        arrays = {"array": arrays}
    if format == "safetensors" and isinstance(metadata, Mapping) and metadata and "__metadata__" not in metadata:
        metadata = {"__metadata__": dict(metadata)}
    declarations = [declaration(name, value, format) for name, value in tuple(arrays.items())]
    return _core.save(path, format, declarations, metadata, limits_of(limits),
                      flag("replace", replace), flag("sync", sync))


def save_file(file, path, format, replace, sync):
    """An open file in any format, with its metadata where the format has a place for them."""
    if format not in (file.format, "safetensors"):
        metadata = file.metadata()
        dropped = [name for name in ("__metadata__", "kv") if metadata.get(name)]
        if dropped:
            warnings.warn("%s has no place for the metadata of the file: its %s are left out; metadata={} says so" % (
                format, dropped[0]), stacklevel=3)
    return file.convert(path, format, replace=replace, sync=sync)[0]


def hash(source, **options):
    """{name: SHA-256 in hex} of the meaning of each tensor: equal tensors have equal hashes in every format.

    It covers dtype and shape, as in "float32[2,3]" and a line feed, and the values in row-major order,
    little-endian: the sums of `tensorgate hash`. Of texts the values are how many bytes each has, as uint64, and then the
    bytes of all. Options are those of open().
    """
    with open(source, **options) as file:
        return {name: hash_tensor(file[name]) for name in file.keys()}


def hash_tensor(tensor):
    """SHA-256 of a tensor in hex; see hash()."""
    state = hashlib.sha256()
    is_bool = False
    if is_text(tensor):
        state.update(("string[%s]\n" % ",".join(map(str, tensor.shape))).encode())
        for part in stored(tensor):
            state.update(part)
        return state.hexdigest()

    def feed(piece, shape=None):
        nonlocal is_bool
        if shape is not None:
            is_bool = piece == "bool"
            state.update(("%s[%s]\n" % (piece, ",".join(map(str, shape)))).encode())
        else:
            state.update(piece.translate(TRUE) if is_bool else piece)
    tensor._feed(False, feed)
    return state.hexdigest()


TRUE = b"\0" + b"\1" * 255            # every byte other than 0 is true


def stats(source, **options):
    """{name: Stats} of the values of all tensors: the numbers of `tensorgate stats`, in pieces. None for texts, dates and
    records. Options are those of open(). Needs NumPy.
    """
    with open(source, **options) as file:
        return {name: file[name].stats() for name in file.keys()}


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference of two files."""

    name: str
    kind: str               #: "only-a", "only-b", "dtype", "shape" or "values"
    a: object               #: dtype or shape on either side; of values, those of the first difference
    b: object
    index: "tuple | None"   #: where the first differing value is
    count: int              #: how many values differ


def diff(a, b, *, atol=0.0, rtol=0.0, raw=False, **options):
    """The differences of two files, tensor by tensor across formats: a list, which is empty if they are equal.

    Numbers are equal if abs(a - b) <= atol + rtol * abs(b); NaN equals NaN. raw compares elements as stored. Other
    options are those of open(), for both. Needs NumPy.
    """
    atol, rtol, raw = bound_of("atol", atol), bound_of("rtol", rtol), flag("raw", raw)
    np = have_numpy()
    found = []
    with open(a, **options) as first, open(b, **options) as second:
        keys = set(second.keys())
        for name in first.keys():
            if name not in keys:
                found.append(Difference(name, "only-a", None, None, None, 0))
            else:
                keys.discard(name)
                found.extend(compare(np, name, first[name], second[name], raw, atol, rtol))
        found.extend(Difference(name, "only-b", None, None, None, 0) for name in second.keys() if name in keys)
    return found


def bound_of(name, value):
    if not isinstance(value, numbers.Real):
        raise TypeError("%s is a number, not %s" % (name, kind(value)))
    if not value >= 0:
        raise ValueError("%s is a number of at least 0, not %r" % (name, value))
    try:
        return float(value)
    except OverflowError:
        raise ValueError("%s is too large" % name) from None


def compare_opaque(np, name, a, b):
    """The differences of elements that are no numbers, of at least one side: equal bytes of one type."""
    if a.dtype != b.dtype:
        yield Difference(name, "dtype", a.dtype, b.dtype, None, 0)
    if a.shape != b.shape:
        yield Difference(name, "shape", a.shape, b.shape, None, 0)
    if a.dtype != b.dtype or a.shape != b.shape:
        return
    differs = np.asarray(a.numpy(raw=True) != b.numpy(raw=True))
    if not is_text(a):
        differs = differs.any(-1)
    if differs.any():
        differing = np.argwhere(differs)
        at = tuple(int(i) for i in differing[0])
        yield Difference(name, "values", a[at], b[at], at, len(differing))


def compare(np, name, a, b, raw, atol, rtol):
    if is_text(a) or is_text(b) or not raw and (a.itemsize, b.itemsize) != (None, None):
        yield from compare_opaque(np, name, a, b)
        return
    x, y = a.numpy(raw=raw), b.numpy(raw=raw)
    # Arrays of small floats are float32 without ml_dtypes, and integers where codes are asked for.
    types = [tensor.dtype if is_small(tensor.dtype) and not raw else array.dtype.name for tensor, array in ((a, x), (b, y))]
    if types[0] != types[1]:
        yield Difference(name, "dtype", *types, None, 0)
    if x.shape != y.shape:
        yield Difference(name, "shape", x.shape, y.shape, None, 0)
        return
    if x.dtype.kind not in "biufc":
        x = x.astype(np.float32)
    if y.dtype.kind not in "biufc":
        y = y.astype(np.float32)
    same = x == y
    if x.dtype.kind in "fc" or y.dtype.kind in "fc":
        wide = np.complex128 if "c" in x.dtype.kind + y.dtype.kind else np.float64
        with np.errstate(all="ignore"):
            u, v = x.astype(wide), y.astype(wide)
            finite = np.isfinite(u) & np.isfinite(v)
            same = same | (np.isnan(u) & np.isnan(v)) | (finite & (np.abs(u - v) <= atol + rtol * np.abs(v)))
    elif atol or rtol:
        distance = np.where(x > y, x - y, y - x)
        same = same | (distance <= atol + rtol * np.abs(y.astype(np.float64)))
    if not np.all(same):
        differing = np.argwhere(~same)
        at = tuple(int(i) for i in differing[0])
        yield Difference(name, "values", x[at].item(), y[at].item(), at, len(differing))
