# SPDX-License-Identifier: Apache-2.0
"""Open files."""
import numbers
import operator
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass

from . import _core
from ._arguments import flag, kind, one_of, text, whole
from ._beside import Beside
from ._errors import NoTensor, OverLimit, Refused
from ._html import file_as_html
from ._limits import limits_of
from ._parallel import arrays, threads_for
from ._tensor import Tensor


@dataclass(frozen=True, slots=True)
class Note:
    """A rule that a file violates and that is tolerated: the first place, and how often."""

    code: str       #: the code of the refusal that it is with strict=True
    offset: int     #: of the first place
    rule: str       #: in the grammar: "record_header.reserved"
    expected: str   #: what is allowed, in words
    found: object   #: the value
    count: int      #: how often
    text: str       #: all of it in one line


@dataclass(frozen=True, slots=True)
class Node:
    """A node of the parse tree, under its name in the grammar."""

    kind: str           #: "object", "array" or "value"
    name: str           #: of the field; elements have the name of their array
    index: "int | None"     #: of an element of an array
    type: "str | None"      #: type in the grammar
    offset: "int | None"    #: of the first byte; None for computed values
    size: int           #: in bytes
    decoded: bool       #: offset is a position in the output of a decoder
    bits: int           #: width of a bit field; otherwise 0
    count: int          #: elements of an array
    value: object       #: of a value; None for bytes of over 4096: see File.read_bytes()
    label: "str | None"     #: enumerator of the value
    children: "list[Node]"


_core.setup(Tensor, Refused, OverLimit, Node, Note)


class File(_core.File, Mapping):  # type: ignore[misc]
    """An open file: a mapping of names to tensors, in the order of the file, and a context manager.

    Made by open(). Threads may share it: one at a time is inside. An array that numpy() made without a copy keeps
    the memory of the file, also after close(). A file cannot be pickled; after a fork both processes can use it.
    """

    __slots__ = ("_reopen", "_can_share", "__weakref__")
    __hash__ = object.__hash__
    __eq__ = object.__eq__

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.close()

    def __repr__(self):
        if self.closed:
            return "<tensorgate.File, closed>"
        return "<tensorgate.File: %s, %d bytes, %d tensors>" % (self.format, self.size, len(self))

    def _repr_html_(self):
        return file_as_html(self)

    def _absent(self, key, names):
        return NoTensor(key, names or ())

    @property
    def format(self):
        """Name of the format: "safetensors"."""
        return self._about()[0]

    @property
    def size(self):
        """Bytes of the file."""
        return self._about()[1]

    @property
    def num_notes(self):
        """How often a rule was violated that is tolerated."""
        return self._about()[2]

    @property
    def notes(self):
        """A Note for each rule that was violated and is tolerated, at most 64."""
        return self._notes()

    def tree(self, *, max_depth=None, max_nodes=1 << 20):
        """The parse tree: the root as a Node.

        max_depth  leave out what is deeper; None: nothing
        max_nodes  OverLimit for a tree of more
        """
        max_nodes = whole("max_nodes", max_nodes)
        max_depth = None if max_depth is None else whole("max_depth", max_depth)
        if max_nodes < 0 or max_depth is not None and max_depth < 0:
            raise ValueError("max_depth and max_nodes are not negative")
        root = self._walk(0xFFFFFFFF if max_depth is None else min(max_depth, 0xFFFFFFFF), min(max_nodes, 1 << 63))
        if root is None:
            raise OverLimit("the parse tree has over %d nodes" % max_nodes)
        return root[0]

    def numpy(self, *, threads=None, **options):
        """{name: array} of all tensors; other options as for Tensor.numpy().

        threads  how many decompress the arrays of .npz, if there are several: 1, or None for as many as there are cores,
                 at most 8. Each has a file of its own on the bytes of this one, with the same limits.
        """
        count = threads_for(self, threads)
        found = arrays(self, self._reopen, count, options) if count > 1 else None
        return found if found is not None else {name: self[name].numpy(**options) for name in self.keys()}

    def convert(self, target, format=None, *, raw=False, lossy=False, no_origin=False, skip_unsupported=False, sparse="auto",
                order="any", dtype=None, only=None, rename=None, replace=False, sync=True):
        """Write the file in another format. See tensorgate.convert()."""
        path, format = target_of(target, format)
        if rename is not None and not isinstance(rename, Mapping):
            raise TypeError("rename is a mapping of names to names, not %s" % kind(rename))
        rename = dict(rename or {})
        only = None if only is None else texts("only", only)
        dtypes = dict(dtype) if isinstance(dtype, Mapping) else {}
        dtype = None if isinstance(dtype, Mapping) else dtype
        for name in (*rename.keys(), *rename.values(), *dtypes.keys()):
            if not isinstance(name, str):
                raise TypeError("a name is a text, not %r" % (name,))
        return self._convert(
            path, format, flag("raw", raw), flag("lossy", lossy), flag("no_origin", no_origin),
            flag("skip_unsupported", skip_unsupported),
            choice("sparse", sparse, ("auto", "dense", "keep")),
            choice("order", order, ("any", "C", "F")), dtype_number(dtype), only,
            tuple(rename.keys()), tuple(rename.values()), tuple(dtypes.keys()),
            bytes(map(dtype_number, dtypes.values())), flag("replace", replace), flag("sync", sync))


def texts(name, values):
    """A tuple of texts, from one or several."""
    if not isinstance(values, str):
        try:
            values = tuple(values)
        except TypeError:
            raise TypeError("%s is a list of names, not %s" % (name, kind(values))) from None
    values = (values,) if isinstance(values, str) else values
    for value in values:
        if not isinstance(value, str):
            raise TypeError("%s is a list of names, and a name is a text, not %r" % (name, value))
    return values


def choice(name, value, values):
    if value not in values:
        raise ValueError("%s is one of %s, not %r" % (name, ", ".join(map(repr, values)), value))
    return values.index(value)


def dtype_number(dtype):
    if dtype is None:
        return 0
    name = dtype if isinstance(dtype, str) else getattr(dtype, "name", getattr(dtype, "__name__", None))
    numbers = _core.dtypes()
    if name not in numbers:
        raise ValueError("there is no dtype %r; there are %s" % (dtype, ", ".join(numbers)))
    return numbers[name]


def target_of(target, format):
    """(path or None, name of the format)"""
    text("format", format)
    if target is not None and not isinstance(target, (str, os.PathLike)):
        # Bytes are a content to open(), so that a path in bytes would be a mistake more often than not.
        raise TypeError("target is a path (str or os.PathLike), or None for the content, not %s" % kind(target))
    path = None if target is None else os.fspath(target)
    if format is None and path is None:
        raise ValueError("a format is needed where there is no path")
    if format is None:
        format = suffix_format(path)
        if format is None:
            raise ValueError("%r has the suffix of no format: name it, format=..." % (target,))
    known_format(format)
    return path, format


def suffix_format(path):
    """The format that the suffix of a path names, or None."""
    return _core.by_suffix(os.fsencode(path))


def known_format(name):
    known = [entry[0] for entry in _core.formats()]
    if name not in known:
        raise ValueError("there is no format %r; there are %s" % (name, ", ".join(known)))


def formats_of(format, formats):
    """(format or None, formats that are allowed or None) of open(), after a look at them."""
    allowed, format = None, text("format", format)
    if formats is not None:
        allowed = texts("formats", formats)
        if not allowed:     # to the C library, no formats are all of them
            raise ValueError("formats is empty, so that no file could be opened; None allows all formats")
        if format is not None and format not in allowed:
            raise ValueError("format %r is not one of formats, %s" % (format, ", ".join(map(repr, allowed))))
    for name in (allowed or ()) + (() if format is None else (format,)):
        known_format(name)
    return format, allowed


FIRST_PART = re.compile(r"-00001-of-(?!00000)\d{5}\.(gguf|safetensors)\Z")


def model_in(folder):
    """The path of the one index in a folder, or of the first part of its one split model; else the folder, which cannot be read."""
    folder = os.fsdecode(folder)
    names = sorted(os.listdir(folder))
    found = [name for name in names if names_index(name) and not is_alone(name, names)] or [name for name in names if FIRST_PART.search(name)]
    if len(found) > 1:
        raise ValueError("%s is a folder of several models: name one of %s" % (folder, ", ".join(found[:9])))
    return os.path.join(folder, found[0]) if found else folder


def strictness(strict):
    """0: notes are tolerated, 1: none is, 2: those about layout are."""
    if isinstance(strict, str) and strict != "meaning":
        raise ValueError("strict is True, False or 'meaning', not %r" % strict)
    return 2 if isinstance(strict, str) else int(flag("strict", strict))


def is_alone(index, names):
    """Whether it is an index of checkpoints of which the folder has none, as it comes along with .safetensors files."""
    return index_format(index) == "pytorch" and not any(name.endswith(".bin") for name in names)


def names_index(path):
    """Whether a path is that of an index of shards, by its name."""
    return index_format(path) is not None


def index_format(path):
    """The format of the shards of an index, by its name; None: it is the name of none."""
    return _core.index_format(os.path.basename(os.fsencode(path)))


def open(source, *, format=None, strict=False, limits=None, formats=None, v2=None, external="read"):
    """Open a tensor file, and check its whole structure.

    source   a path (str or os.PathLike); the content (bytes, or any buffer, which is copied unless it is bytes);
             a file descriptor, or a binary file object, which are read from their position on and stay open
    format   read it as this format only; None: find out from the content, never from a name
    strict   refuse what is otherwise tolerated with a note; "meaning": but not notes about layout alone, spelling, alignment
             and widths of numbers, as healthy files have them
    limits   what the file may cost, {"max_memory": 1 << 30, ...}; see limits()
    formats  names of the formats that are allowed, of which `format` has to be one; None: all. An empty list is a ValueError
    v2       "bfloat16": what elements of two raw bytes of .npy and .npz are; so NumPy saves those of ml_dtypes
    external "read": files beside a path, of the elements of an ONNX model, are opened and checked; they lie below its folder,
             and no links are followed but those of the cache of huggingface_hub. "skip": they are not, and a note says so

    Returns a File. Raises Refused for a file that breaks a rule, OverLimit for one that costs too much, OSError where
    it cannot be read, MemoryError. Values of tensors are not read; it takes time for the structure only.

    The path of an index of shards, model.safetensors.index.json, is one File with the tensors of all shards, as is a folder that
    holds one index or one split model. Tensor.shard is the file that has a tensor.
    """
    format, allowed = formats_of(format, formats)
    if isinstance(source, (str, os.PathLike)):
        kind, source = "p", os.fspath(source)
    elif isinstance(source, bytes):
        kind = "b"
    elif isinstance(source, bool):
        raise TypeError("a path, bytes, a descriptor or a binary file object is needed, not a bool")
    elif isinstance(source, numbers.Integral):      # those of NumPy have a buffer, too
        kind, source = "d", operator.index(source)
        if not 0 <= source < 2**31:
            raise ValueError("%d is not a file descriptor" % source)
    elif hasattr(source, "read"):
        kind = "o"
    else:
        try:
            kind, source = "b", bytes(memoryview(source))
        except TypeError:
            raise TypeError("a path, bytes, a descriptor or a binary file object is needed, not %s"
                            % type(source).__name__) from None
    strict, limits = strictness(strict), limits_of(limits)
    if v2 not in (None, "bfloat16"):
        raise ValueError("v2 is None or 'bfloat16', not %r" % (v2,))
    v2 = 0 if v2 is None else _core.dtypes()[v2]
    skips = one_of("external", external, {"read": False, "skip": True})
    is_folder = kind == "p" and os.path.isdir(source)
    if is_folder:
        source = model_in(source)
    try:
        if kind == "p":
            with Beside(os.fsdecode(source), is_folder or names_index(source)) as beside:
                file = _core.open(File, source, kind, format, strict, limits, allowed, v2, beside, skips, is_folder, beside.lasts)
        else:
            file = _core.open(File, source, kind, format, strict, limits, allowed, v2, None, skips)
    except Refused as error:
        if kind == "p":
            error.filename = os.fsdecode(source)
        if kind == "p" and error.foreign == "json" and names_index(source):
            error.message = "an index of shards: its tensors are in the files that it names, which were not opened"
            error.args = ("%s [%s]" % (error.message, error.code),)
        raise
    file._reopen = lambda same: _core.open(File, same, "o", format, strict, limits, allowed, v2)
    file._can_share = kind != "o"       # a file object belongs to the thread that reads it
    return file
