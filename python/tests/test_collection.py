# SPDX-License-Identifier: Apache-2.0
"""What runs in the middle of a call: collections with finalisers, and methods of the arguments. They close the file, drop
it, use it. The call has its result, whose memory stays, or raises that the file is closed.

`make python-asan` sees each byte that is read after it was freed.
"""
import contextlib
import gc
import io
import os
import subprocess
import sys
import threading
import time
import weakref

import numpy as np
import pytest
from conftest import SAMPLES

import tensorgate
from tensorgate import _core

MADE = {"t%d" % i: np.arange(i * 100.0).reshape(-1, 4) for i in range(1, 5)}
METADATA = {"__metadata__": {"k%d" % i: "v" for i in range(3)}}
CONTENT = tensorgate.save(None, MADE, "safetensors", metadata=METADATA)
BY_NAME = {sample.name: sample.data for sample in SAMPLES}


def compressed():
    content = io.BytesIO()
    np.savez_compressed(content, a=np.arange(3000.0).reshape(30, 100), b=np.arange(5))
    return content.getvalue()


class Garbage:
    """A cycle, so that only a collection finds it."""

    def __init__(self, found):
        self.me, self.found = self, found

    def __del__(self):
        self.found()


class Collections:
    """A context in which a collection runs at every allocation of a container. Each one ends garbage; the finaliser that comes
    as number `at` acts."""

    def __init__(self, act, at):
        self.act, self.at, self.count, self.kept = act, at, 0, []

    def found(self):
        self.count += 1
        Garbage(self.found)
        self.fill()
        if self.count == self.at:
            with contextlib.suppress(RuntimeError):     # "is being read"
                self.act()

    def __enter__(self):
        gc.disable()
        self.before = gc.get_threshold()
        Garbage(self.found)
        gc.set_threshold(1, 1 << 20, 1 << 20)
        self.fill()
        gc.enable()
        return self

    def fill(self):
        """So many objects are new that the next one is one too many, even when some have gone before."""
        self.kept.extend(set() for _ in range(50))

    def __exit__(self, *exception):
        gc.disable()
        self.found = lambda: None
        self.at = -1
        gc.set_threshold(*self.before)
        gc.enable()


@pytest.fixture(autouse=True, scope="module")
def few_objects():
    """A collection looks at those of these tests alone."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def seen(value):
    """All bytes of a result, as something that can be compared."""
    if isinstance(value, np.ndarray):
        return value.dtype.str, value.shape, value.tobytes()
    if isinstance(value, memoryview):
        return value.tobytes()
    if isinstance(value, _core.Part):
        return bytes(value)
    if isinstance(value, dict):
        return {name: seen(one) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [seen(one) for one in value]
    if type(value).__name__ == "PyCapsule":
        return seen(np.from_dlpack(Capsule(value)))
    return value


class Capsule:
    def __init__(self, capsule):
        self.capsule = capsule

    def __dlpack__(self, **options):
        return self.capsule

    def __dlpack_device__(self):
        return 1, 0


def first(file):
    return next(iter(file.values()))


CALLS = {
    "keys": lambda file: file.keys(), "iter": list, "len": len, "contains": lambda file: ["t1" in file, 7 in file],
    "numpy": lambda file: first(file).numpy(), "copy": lambda file: first(file).numpy(copy=True), "all": lambda file: file.numpy(),
    "array": lambda file: np.asarray(first(file)), "raw": lambda file: first(file).numpy(raw=True),
    "columns": lambda file: first(file).numpy(order="F"), "list": lambda file: first(file).tolist(),
    "slice": lambda file: first(file)[..., ::-1], "small": lambda file: first(file)[:1],
    "buffer": lambda file: memoryview(first(file)), "capsule": lambda file: first(file).__dlpack__(max_version=(1, 0)),
    "old capsule": lambda file: first(file).__dlpack__(), "consumed": lambda file: np.from_dlpack(first(file)),
    "parts": lambda file: [one.part(name) for one in file.values() for name in ("values", "indices", "counts")],
    "stored": lambda file: first(file)._part(0), "feed": lambda file: tensorgate._tools.hash_tensor(first(file)),
    "bounds": lambda file: first(file).bounds(0), "bytes": lambda file: file.read_bytes(4, 16), "verify": lambda file: file.verify(),
    "about": lambda file: [file.format, file.size, file.num_notes, repr(file)], "notes": lambda file: [one.text for one in file.notes],
    "metadata": lambda file: file.metadata(), "tree": lambda file: repr(file.tree()), "few": lambda file: file.tree(max_nodes=2),
    "attributes": lambda file: [(one.name, one.shown, one.shape, one.dtype, one.strides, one.index, repr(one)) for one in file.values()],
    "convert": lambda file: file.convert(None, "npz"), "rename": lambda file: file.convert(None, "safetensors", rename={"t1": "z"}),
    "save": lambda file: tensorgate.save(None, dict(file), "npz"), "save all": lambda file: tensorgate.save(None, file, file.format),
    "absent": lambda file: file["no"], "strides": lambda file: first(file)._strides(),
    "taken": lambda file: tensorgate.save(None, {"a": Capsule(first(file).__dlpack__(max_version=(1, 0)))}, "npz"),
}
FILES = {
    "safetensors": CONTENT, "bounds": BY_NAME["pvp_weights_bytes.pvp"], "sparse": BY_NAME["pvp_sparse_values.pvp"],
    "notes": BY_NAME["pvp_note_legacy.pvp"], "compressed": compressed(), "names": BY_NAME["gguf_blocks.gguf"],
}
ERRORS = (ValueError, BufferError, KeyError, TypeError, tensorgate.Refused)


def outcome(call, file):
    """(result or None, exception or None)"""
    try:
        return call(file), None
    except ERRORS as error:
        return None, error


def opened(kind, path):
    """Nobody else has the bytes: they go with the file."""
    if kind == "bytes":
        with open(path, "rb") as stream:
            return tensorgate.open(stream.read())
    if kind == "object":
        with open(path, "rb") as stream:
            return tensorgate.open(io.BytesIO(stream.read()))
    return tensorgate.open(path)


def from_thread(act):
    """What the finaliser starts: it goes on when the thread inside leaves."""
    threads = []

    def start():
        threads.append(threading.Thread(target=act))
        threads[-1].start()
        time.sleep(0.0005)
    return start, threads


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("name,kind", [("safetensors", "path"), ("safetensors", "bytes"), ("safetensors", "object"), ("bounds", "path"),
                                       ("sparse", "path"), ("notes", "bytes"), ("compressed", "path"), ("names", "path")])
def test_a_collection_closes_the_file(call, name, kind, tmp_path):
    """At each collection of the call in turn."""
    path = tmp_path / "file"
    path.write_bytes(FILES[name])
    with opened(kind, path) as file:
        result, failed = outcome(CALLS[call], file)
        expected = seen(result), type(failed)
        del result
    for at in range(1, 200):
        file = opened(kind, path)
        with Collections(file.close, at) as collections:
            result, failed = outcome(CALLS[call], file)
        file.close()
        if failed is None or "closed" not in str(failed):
            assert (seen(result), type(failed)) == expected, (at, failed)
        del result, failed, file
        if collections.count < at:
            break


@pytest.mark.parametrize("call", ["numpy", "parts", "buffer", "capsule", "copy", "metadata", "tree", "attributes", "convert", "save",
                                  "taken"])
def test_a_collection_closes_the_file_from_another_thread(call, tmp_path):
    path = tmp_path / "file"
    path.write_bytes(CONTENT)
    with tensorgate.open(path) as file:
        expected = seen(CALLS[call](file))
    for at in range(1, 30):
        file = tensorgate.open(path)
        start, threads = from_thread(file.close)
        with Collections(start, at):
            result, failed = outcome(CALLS[call], file)
        for thread in threads:
            thread.join()
        file.close()
        assert "closed" in str(failed) if failed else seen(result) == expected
        del result, failed, file


@pytest.mark.parametrize("call", ["numpy", "parts", "buffer", "capsule", "copy", "slice", "tree", "notes", "convert", "save",
                                  "taken"])
def test_a_collection_uses_the_file(call):
    """Another call in the middle of one, and the classes of the package anew, as importlib.reload() has it."""
    classes = tensorgate.Tensor, tensorgate.Refused, tensorgate.OverLimit, tensorgate.Node, tensorgate.Note

    def use():
        new = [type(one.__name__, (one,), {"__slots__": ()}) for one in classes]
        _core.setup(*new)
        del new
        with contextlib.suppress(RuntimeError):
            file["t2"].numpy(), file.tree(), file.metadata()
    try:
        for at in range(1, 30):
            with tensorgate.open(bytes(bytearray(CONTENT))) as file:
                with Collections(use, at):
                    result, failed = outcome(CALLS[call], file)
            assert failed is None and (call == "tree" or seen(result) is not None)
            _core.setup(*classes)
            gc.collect()
    finally:
        _core.setup(*classes)


def test_a_collection_ends_what_was_refused(tmp_path):
    """An exception is made of many objects."""
    for at in range(1, 60):
        other = tensorgate.open(bytes(bytearray(CONTENT)))
        with Collections(other.close, at):
            report = tensorgate.check(CONTENT[:-1])
            with pytest.raises(ValueError):
                tensorgate.open(b"x" * 100).close()
        assert report.error.code == "bad_size" or report.error.code == "truncated"


# ------------------------------------------------------------------------------- methods of arguments

class Index:
    def __init__(self, act):
        self.act = act

    def __index__(self):
        self.act()
        return 0


class Key:
    """Is found under the name of a tensor, and acts meanwhile."""

    def __init__(self, act, name="t1"):
        self.act, self.name = act, name

    def __hash__(self):
        return hash(self.name)

    def __eq__(self, other):
        self.act()
        return self.name == other


class Path:
    def __init__(self, act, path):
        self.act, self.path = act, path

    def __fspath__(self):
        self.act()
        return os.fspath(self.path)


os.PathLike.register(Path)


class Value:
    """An array that acts when it is read."""

    def __init__(self, act, array):
        self.act, self.array = act, array

    def __array__(self, dtype=None, copy=None):
        self.act()
        return self.array


class Truth:
    def __init__(self, act):
        self.act = act

    def __bool__(self):
        self.act()
        return True


ARGUMENTS = {
    "index": lambda file, act: file["t1"][Index(act)], "slice": lambda file, act: file["t1"][Index(act):],
    "size": lambda file, act: file.read_bytes(Index(act), 8), "bounds": lambda file, act: file["weights"].bounds(Index(act)),
    "window": lambda file, act: file["t1"]._read(False, 0, 0, ((Index(act), 1, 1), (0, 1, 1))),
    "truth": lambda file, act: file["t1"].numpy(raw=Truth(act)), "nodes": lambda file, act: file._walk(9, Index(act)),
    "key": lambda file, act: file[Key(act)].numpy(), "contains": lambda file, act: Key(act) in file,
    "path": lambda file, act: file.convert(Path(act, "out.npz"), "npz", replace=True),
    "rename": lambda file, act: file.convert(None, "npz", lossy=Truth(act)),
    "array": lambda file, act: tensorgate.save(None, {"a": file["t1"], "b": Value(act, np.zeros(1))}, "npz"),
    "view": lambda file, act: tensorgate.save(None, {"a": file["t1"].numpy(), "b": Value(act, np.zeros(1))}, "npz"),
    "version": lambda file, act: file["t1"].__dlpack__(max_version=(Index(lambda: act()), 0)),
    "copy": lambda file, act: file["t1"].__dlpack__(max_version=(1, 0), copy=Truth(act)),
    "feed": lambda file, act: file["t1"]._feed(False, lambda *piece: act()),
}


@pytest.mark.parametrize("call", ARGUMENTS)
@pytest.mark.parametrize("how", ["close", "forget", "use"])
def test_an_argument_acts(call, how, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_bytes(FILES["bounds"] if call == "bounds" else CONTENT)
    box, acted = {"file": tensorgate.open(tmp_path / "file")}, []

    def act():
        file = box.get("file")
        acted.append(True)
        if how == "close" and file is not None:
            file.close()
        elif how == "use" and len(acted) == 1:
            first(file).numpy(), file.convert(None, "npz")
        box.clear()
        del file
        gc.collect()

    def guarded():
        with contextlib.suppress(RuntimeError):     # "is being read"
            act()
    result, failed = outcome(lambda box: ARGUMENTS[call](box["file"], guarded), box)
    seen(result)
    assert acted and (failed is None or how == "close" and "closed" in str(failed)), failed


def test_the_name_is_that_of_the_file():
    """Not what it was asked by."""
    class Text(str):
        pass
    with tensorgate.open(CONTENT) as file:
        for key in (Text("t1"), Key(lambda: None)):
            assert type(file[key].name) is str and file[key].name == "t1"


def test_a_mapping_that_changes_while_it_is_saved():
    arrays = {"a": None, "b": np.ones(2)}
    arrays["a"] = Value(lambda: arrays.pop("b", None), np.zeros(1))
    with tensorgate.open(tensorgate.save(None, arrays, "npz")) as file:
        assert set(file) == {"a", "b"} and file["b"].numpy().tolist() == [1, 1]


def test_lists_of_gc_are_no_way_in():
    """What others find among the objects of Python cannot be changed by them, or is checked."""
    with tensorgate.open(CONTENT) as file:
        assert "t1" in file
        for one in gc.get_referents(file):
            if type(one) is list:
                one.clear()
            if type(one) is dict:
                one["t1"] = "x"
                one["t2"] = 1 << 70
                one["t3"] = 1 << 40
        for name in ("t1", "t2", "t3", "t4"):
            with contextlib.suppress(TypeError, OverflowError, IndexError):
                file[name].numpy()
        assert list(file) == list(MADE)


@pytest.mark.parametrize("callback", ["weak", "weak file", "finaliser", "resurrected"])
def test_the_end_of_objects(callback):
    kept = []

    class Ending(tensorgate.File):
        def __del__(self):
            kept.append(self)
            list(self), self["t1"].numpy()
    file = tensorgate.open(bytes(bytearray(CONTENT)))
    tensor = file["t1"]
    view = memoryview(tensor)
    if callback == "weak":
        watch = weakref.ref(tensor, lambda _: kept[0].close())
        kept.append(file)
        del view, tensor
        assert watch() is None and file.closed
    elif callback == "weak file":
        watch = weakref.ref(file, lambda _: view.release())
        del file, tensor
        assert watch() is not None and view.tobytes() == MADE["t1"].tobytes()
    else:
        file = _core.open(Ending, bytes(bytearray(CONTENT)), "b", None, False, {}, None)
        view = memoryview(file["t1"])
        if callback == "finaliser":
            cycle = [file]
            cycle.append(cycle)
            del cycle
        del file, tensor
        gc.collect()
        view.release()
        gc.collect()
        assert len(kept) == 1 and kept[0]["t2"].numpy().tobytes() == MADE["t2"].tobytes()
        kept.clear()


def test_several_threads_close_at_once():
    """Each close() is done when it returns; none of them fails because another was faster."""
    entered, go = threading.Event(), threading.Event()

    class Slow(io.BytesIO):
        def read(self, *size):
            if threading.current_thread() is reader:
                entered.set()
                go.wait(30)
            return super().read(*size)
    reader, failed = None, []
    file = tensorgate.open(Slow(tensorgate.save(None, {"a": np.zeros(1_000_000)}, "safetensors")))
    tensor = file["a"]

    def close():
        try:
            file.close()
        except Exception as error:
            failed.append(error)
    reader = threading.Thread(target=lambda: tensor[500_000:500_010])
    reader.start()
    entered.wait(30)
    closers = [threading.Thread(target=close) for _ in range(4)]
    for closer in closers:
        closer.start()
    time.sleep(0.1)
    go.set()
    for thread in (reader, *closers):
        thread.join()
    assert file.closed and not failed


def test_an_exception_of_a_buffer_is_kept():
    """What read() returns may have a buffer that is made by Python code."""
    if sys.version_info < (3, 12):
        pytest.skip("Python has no __buffer__ before 3.12")

    class Bytes:
        def __buffer__(self, flags):
            raise KeyboardInterrupt

    class Source(io.BytesIO):
        def read(self, n=-1):
            return Bytes()
    with pytest.raises(KeyboardInterrupt):
        tensorgate.open(Source(CONTENT))


ALONE = """
import importlib.util, sys
import tensorgate._core
spec = importlib.util.spec_from_file_location("tensorgate._core", tensorgate._core.__file__)
alone = importlib.util.module_from_spec(spec)
spec.loader.exec_module(alone)
content = tensorgate.save(None, {"x": __import__("numpy").zeros(4)}, "safetensors")
file = alone.open(alone.File, content, "b", None, False, {}, None)
for call in (lambda: file["x"], lambda: file._walk(9, 99), lambda: alone.open(alone.File, b"x", "b", None, False, {}, None)):
    try:
        call()
    except RuntimeError as error:
        assert "not loaded" in str(error)
    else:
        sys.exit("no error")
assert file.keys() == ["x"] and file._notes() == []
"""


def test_the_extension_without_its_package():
    """There are no classes before setup(), nor while Python ends."""
    done = subprocess.run([sys.executable, "-X", "faulthandler", "-c", ALONE], timeout=120, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()


def test_warnings_are_errors():
    """Of Python itself: a comparison of bytes with text, an __index__() that returns no exact int."""
    program = """
import tensorgate
class Odd:
    def __index__(self):
        return True
content = tensorgate.save(None, {"x": __import__("numpy").zeros(4)}, "safetensors")
with tensorgate.open(content) as file:
    for call in (lambda: file[b"x"], lambda: b"x" in file, lambda: file.read_bytes(Odd(), 1)):
        try:
            call()
        except (Warning, KeyError):
            pass
    assert list(file) == ["x"] and file["x"].numpy().tolist() == [0] * 4
"""
    done = subprocess.run([sys.executable, "-bb", "-W", "error", "-c", program], timeout=120, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
