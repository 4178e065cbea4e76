# SPDX-License-Identifier: Apache-2.0
"""Types of the package; the docstrings are in the sources."""
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, BinaryIO, Literal, NamedTuple, Protocol, overload

from . import _core

class _Buffer(Protocol):
    def __buffer__(self, flags: int, /) -> memoryview: ...

_Path = str | os.PathLike[str]
_Source = _Path | bytes | bytearray | memoryview | _Buffer | int | BinaryIO
_Limits = Mapping[str, int | float | None]

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
    decoded: bool
    limit: str | None
    remedy: str | None
    foreign: str | None
    tried: tuple[Refused | str, ...]

class OverLimit(Refused): ...

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
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Any]: ...
    def __getitem__(self, key: Any, /) -> Any: ...
    def numpy(self, *, raw: bool = False, order: Literal["C", "F", "K", "A"] | None = None, dtype: Any = None,
              copy: bool | None = None) -> Any: ...
    def part(self, name: Literal["values", "indices", "counts"] = "values") -> Any: ...
    def sparse(self) -> Any: ...
    def tolist(self) -> Any: ...
    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any: ...
    def __dlpack__(self, *, stream: None = None, max_version: tuple[int, int] | None = None,
                   dl_device: tuple[int, int] | None = None, copy: bool | None = None) -> Any: ...
    def __dlpack_device__(self) -> tuple[int, int]: ...

class File(_core.File, Mapping[str, Tensor]):  # type: ignore[misc]
    def __enter__(self) -> File: ...
    def __exit__(self, *exception: object) -> None: ...
    def __getitem__(self, key: str, /) -> Tensor: ...
    @property
    def format(self) -> str: ...
    @property
    def size(self) -> int: ...
    @property
    def num_notes(self) -> int: ...
    @property
    def notes(self) -> list[Note]: ...
    def tree(self, *, max_depth: int | None = None, max_nodes: int = ...) -> Node: ...
    def numpy(self, *, threads: int | None = None, raw: bool = False,
              order: Literal["C", "F", "K", "A"] | None = None, dtype: Any = None,
              copy: bool | None = None) -> dict[str, Any]: ...
    def convert(self, target: _Path | None, format: str | None = None, *, raw: bool = False, lossy: bool = False,
                no_origin: bool = False, skip_unsupported: bool = False,
                sparse: Literal["auto", "dense", "keep"] = "auto", order: Literal["any", "C", "F"] = "any", dtype: Any = None, only: Iterable[str] | None = None,
                rename: Mapping[str, str] | None = None, replace: bool = False,
                sync: bool = True) -> tuple[int | bytes, list[str]]: ...

class Report(NamedTuple):
    ok: bool
    format: str | None
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
    name: str
    title: str
    suffixes: tuple[str, ...]
    writable: bool

def open(source: _Source, *, format: str | None = None, strict: bool = False, limits: _Limits | None = None,
         formats: Iterable[str] | None = None, v2: Literal["bfloat16"] | None = None) -> File: ...
def check(source: _Source, *, verify: bool = False, follow: bool = False, format: str | None = None, strict: bool = False,
          limits: _Limits | None = None, formats: Iterable[str] | None = None,
          v2: Literal["bfloat16"] | None = None) -> Report: ...
def convert(source: _Source | File, target: _Path | None, format: str | None = None, *,
            read: Mapping[str, Any] | None = None, raw: bool = False, lossy: bool = False, no_origin: bool = False,
            skip_unsupported: bool = False,
            sparse: Literal["auto", "dense", "keep"] = "auto", order: Literal["any", "C", "F"] = "any",
            dtype: Any = None, only: Iterable[str] | None = None, rename: Mapping[str, str] | None = None,
            replace: bool = False, sync: bool = True) -> Conversion: ...
@overload
def save(target: None, arrays: Mapping[str, Any] | Any, format: str, *,
         metadata: Mapping[str, Any] | None = None, limits: _Limits | None = None, replace: bool = False,
         sync: bool = True) -> bytes: ...
@overload
def save(target: _Path, arrays: Mapping[str, Any] | Any, format: str | None = None, *,
         metadata: Mapping[str, Any] | None = None, limits: _Limits | None = None, replace: bool = False,
         sync: bool = True) -> int: ...
def diff(a: _Source, b: _Source, *, atol: float = 0.0, rtol: float = 0.0, raw: bool = False, format: str | None = None,
         strict: bool = False, limits: _Limits | None = None,
         formats: Iterable[str] | None = None, v2: Literal["bfloat16"] | None = None) -> list[Difference]: ...
def hash(source: _Source, *, format: str | None = None, strict: bool = False, limits: _Limits | None = None,
         formats: Iterable[str] | None = None, v2: Literal["bfloat16"] | None = None) -> dict[str, str]: ...
def formats() -> list[Format]: ...
def limits() -> dict[str, int | None]: ...
def version() -> str: ...
