# SPDX-License-Identifier: Apache-2.0
"""Types of the package; the docstrings are in the sources."""
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, BinaryIO, Literal, NamedTuple, Protocol, TypedDict, overload

from numpy.typing import DTypeLike, NDArray

from . import _core

class _Buffer(Protocol):
    def __buffer__(self, flags: int, /) -> memoryview: ...

_Path = str | os.PathLike[str]
_Source = _Path | bytes | bytearray | memoryview | _Buffer | int | BinaryIO
# What formats() lists.
_Format = Literal["primitiv", "nnb", "pvp", "btf", "npy", "npz", "safetensors", "gguf", "pytorch", "onnx", "flax"]
_Order = Literal["C", "F", "K", "A"]
_Strict = bool | Literal["meaning"]

class Limits(TypedDict, total=False):
    max_file: int | float | None
    max_stream: int | float | None
    max_tensors: int | float | None
    max_rank: int | float | None
    max_memory: int | float | None
    max_dense: int | float | None
    max_work: int | float | None
    max_output: int | float | None

__version__: str

class Refused(ValueError):
    code: str
    format: str | None
    offset: int | None
    path: str
    found: str
    expected: str
    message: str
    size: int
    filename: str | None
    decoded: bool
    limit: str | None
    remedy: str | None
    foreign: str | None
    tried: tuple[Refused | str, ...]

class OverLimit(Refused): ...

class NoTensor(KeyError):
    def __init__(self, name: Any, names: Iterable[str] = ()) -> None: ...
    @property
    def near(self) -> list[str]: ...

@dataclass(frozen=True, slots=True)
class Stats:
    count: int
    nan: int
    inf: int
    neg_inf: int
    zeros: int
    min: float | int | None
    max: float | int | None
    mean: float | None
    std: float | None

@dataclass(frozen=True, slots=True)
class Note:
    code: str
    offset: int
    rule: str
    expected: str
    found: Any
    count: int
    text: str

@dataclass(frozen=True, slots=True)
class Node:
    kind: Literal["object", "array", "value"]
    name: str
    index: int | None
    type: str | None
    offset: int | None
    size: int
    decoded: bool
    bits: int
    count: int
    value: Any
    label: str | None
    children: Sequence[Node]

class Tensor(_core.Tensor):
    @property
    def file(self) -> File: ...
    @property
    def ndim(self) -> int: ...
    @property
    def elements(self) -> int: ...
    @property
    def size(self) -> int: ...
    @property
    def T(self) -> NDArray[Any]: ...
    def stats(self) -> Stats | None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Any]: ...
    def __getitem__(self, key: Any, /) -> Any: ...
    def numpy(self, *, raw: bool = False, order: _Order | None = None, dtype: DTypeLike | None = None,
              copy: bool | None = None) -> NDArray[Any]: ...
    def part(self, name: Literal["values", "indices", "counts"] = "values") -> NDArray[Any] | None: ...
    def sparse(self) -> Any: ...
    def tolist(self) -> Any: ...
    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> NDArray[Any]: ...
    def __add__(self, other: Any) -> Any: ...
    def __radd__(self, other: Any) -> Any: ...
    def __sub__(self, other: Any) -> Any: ...
    def __rsub__(self, other: Any) -> Any: ...
    def __mul__(self, other: Any) -> Any: ...
    def __rmul__(self, other: Any) -> Any: ...
    def __truediv__(self, other: Any) -> Any: ...
    def __rtruediv__(self, other: Any) -> Any: ...
    def __floordiv__(self, other: Any) -> Any: ...
    def __rfloordiv__(self, other: Any) -> Any: ...
    def __mod__(self, other: Any) -> Any: ...
    def __rmod__(self, other: Any) -> Any: ...
    def __pow__(self, other: Any) -> Any: ...
    def __rpow__(self, other: Any) -> Any: ...
    def __matmul__(self, other: Any) -> Any: ...
    def __rmatmul__(self, other: Any) -> Any: ...
    def __neg__(self) -> Any: ...
    def __pos__(self) -> Any: ...
    def __abs__(self) -> Any: ...
    def __dlpack__(self, *, stream: None = None, max_version: tuple[int, int] | None = None,
                   dl_device: tuple[int, int] | None = None, copy: bool | None = None) -> Any: ...
    def __dlpack_device__(self) -> tuple[int, int]: ...

class File(_core.File, Mapping[str, Tensor]):  # type: ignore[misc]
    def __enter__(self) -> File: ...
    def __exit__(self, *exception: object) -> None: ...
    def __getitem__(self, key: str, /) -> Tensor: ...
    @property
    def format(self) -> _Format: ...
    @property
    def size(self) -> int: ...
    @property
    def num_notes(self) -> int: ...
    @property
    def notes(self) -> list[Note]: ...
    def tree(self, *, max_depth: int | None = None, max_nodes: int = ...) -> Node: ...
    def numpy(self, *, threads: int | None = None, raw: bool = False, order: _Order | None = None,
              dtype: DTypeLike | None = None, copy: bool | None = None) -> dict[str, NDArray[Any]]: ...
    def convert(self, target: _Path | None, format: _Format | None = None, *, raw: bool = False, lossy: bool = False,
                no_origin: bool = False, skip_unsupported: bool = False,
                sparse: Literal["auto", "dense", "keep"] = "auto", order: Literal["any", "C", "F"] = "any", dtype: Any = None, only: Iterable[str] | None = None,
                rename: Mapping[str, str] | None = None, replace: bool = False,
                sync: bool = True) -> tuple[int | bytes, list[str]]: ...

class Report(NamedTuple):
    ok: bool
    format: _Format | None
    size: int | None
    tensors: int | None
    notes: list[Note]
    error: Refused | None
    shards: dict[str, Report] = ...
    def __bool__(self) -> bool: ...

class Conversion(NamedTuple):
    result: int | bytes
    notes: list[str]

@dataclass(frozen=True, slots=True)
class Difference:
    name: str
    kind: Literal["only-a", "only-b", "dtype", "shape", "values"]
    a: Any
    b: Any
    index: tuple[int, ...] | None
    count: int

class Format(NamedTuple):
    name: _Format
    title: str
    suffixes: tuple[str, ...]
    writable: bool

def open(source: _Source, *, format: _Format | None = None, strict: _Strict = False, limits: Limits | None = None,
         formats: Iterable[_Format] | None = None, v2: Literal["bfloat16"] | None = None, external: Literal["read", "skip"] = "read") -> File: ...
def check(source: _Source, *, verify: bool = False, follow: bool = False, format: _Format | None = None, strict: _Strict = False,
          limits: Limits | None = None, formats: Iterable[_Format] | None = None,
          v2: Literal["bfloat16"] | None = None, external: Literal["read", "skip"] = "read") -> Report: ...
def convert(source: _Source | File, target: _Path | None, format: _Format | None = None, *,
            read: Mapping[str, Any] | None = None, raw: bool = False, lossy: bool = False, no_origin: bool = False,
            skip_unsupported: bool = False,
            sparse: Literal["auto", "dense", "keep"] = "auto", order: Literal["any", "C", "F"] = "any",
            dtype: Any = None, only: Iterable[str] | None = None, rename: Mapping[str, str] | None = None,
            replace: bool = False, sync: bool = True) -> Conversion: ...
@overload
def save(target: None, arrays: Mapping[str, Any] | Any, format: _Format, *,
         metadata: Mapping[str, Any] | None = None, limits: Limits | None = None, replace: bool = False,
         sync: bool = True) -> bytes: ...
@overload
def save(target: _Path, arrays: Mapping[str, Any] | Any, format: _Format | None = None, *,
         metadata: Mapping[str, Any] | None = None, limits: Limits | None = None, replace: bool = False,
         sync: bool = True) -> int: ...
def diff(a: _Source, b: _Source, *, atol: float = 0.0, rtol: float = 0.0, raw: bool = False, format: _Format | None = None,
         strict: _Strict = False, limits: Limits | None = None,
         formats: Iterable[_Format] | None = None, v2: Literal["bfloat16"] | None = None, external: Literal["read", "skip"] = "read") -> list[Difference]: ...
def hash(source: _Source, *, format: _Format | None = None, strict: _Strict = False, limits: Limits | None = None,
         formats: Iterable[_Format] | None = None, v2: Literal["bfloat16"] | None = None, external: Literal["read", "skip"] = "read") -> dict[str, str]: ...
def stats(source: _Source, *, format: _Format | None = None, strict: _Strict = False, limits: Limits | None = None,
          formats: Iterable[_Format] | None = None, v2: Literal["bfloat16"] | None = None, external: Literal["read", "skip"] = "read") -> dict[str, Stats | None]: ...
def formats() -> list[Format]: ...
def limits() -> dict[str, int | None]: ...
def version() -> str: ...
