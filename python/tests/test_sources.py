# SPDX-License-Identifier: Apache-2.0
"""Where bytes come from: descriptors, pipes, file objects that lie, and signals."""
import array
import io
import mmap
import os
import pathlib
import signal
import tempfile
import threading
import time

import numpy as np
import pytest

import tensorgate

MADE = {"a": np.arange(6.0).reshape(2, 3), "b": np.arange(5, dtype="i2")}
CONTENT = tensorgate.save(None, MADE, "safetensors")


def check(source):
    with tensorgate.open(source) as file:
        for name, made in MADE.items():
            assert np.array_equal(file[name].numpy(), made)


def test_kinds(tmp_path):
    path = tmp_path / "x.safetensors"
    path.write_bytes(CONTENT)
    for source in (str(path), path, pathlib.PurePath(path), CONTENT, bytearray(CONTENT), memoryview(CONTENT),
                   array.array("B", CONTENT), np.frombuffer(CONTENT, "u1"), io.BytesIO(CONTENT)):
        check(source)
    with open(path, "rb") as stream:
        check(stream)
        assert not stream.closed
        check(mmap.mmap(stream.fileno(), 0, prot=mmap.PROT_READ))
        os.lseek(stream.fileno(), 0, os.SEEK_SET)
        check(stream.fileno())
        assert os.lseek(stream.fileno(), 0, os.SEEK_CUR) == 0
    with tempfile.SpooledTemporaryFile() as spooled:
        spooled.write(CONTENT)
        spooled.seek(0)
        check(spooled)


def test_bytes_that_may_change_are_copied():
    content = bytearray(CONTENT)
    with tensorgate.open(content) as file:
        content[:] = bytes(len(content))
        assert np.array_equal(file["a"].numpy(), MADE["a"])


def test_reads_from_the_position_on(tmp_path):
    stream = io.BytesIO(b"before" + CONTENT)
    stream.seek(6)
    check(stream)
    path = tmp_path / "x"
    path.write_bytes(b"before" + CONTENT)
    fd = os.open(path, os.O_RDONLY)
    os.lseek(fd, 6, os.SEEK_SET)
    check(fd)
    os.close(fd)


def through_pipe(content, pause=0.0):
    reader, writer = os.pipe()

    def feed():
        for at in range(0, len(content), 50):
            os.write(writer, content[at:at + 50])
            time.sleep(pause)
        os.close(writer)
    thread = threading.Thread(target=feed)
    thread.start()
    return reader, thread


def test_pipe():
    reader, thread = through_pipe(CONTENT, 0.002)
    check(reader)
    thread.join()
    os.close(reader)
    reader, thread = through_pipe(CONTENT)
    with os.fdopen(reader, "rb", buffering=0) as stream:
        check(stream)
    thread.join()


def test_fifo(tmp_path):
    path = tmp_path / "fifo"
    os.mkfifo(path)
    thread = threading.Thread(target=lambda: path.write_bytes(CONTENT))
    thread.start()
    check(path)
    thread.join()


class Source(io.BytesIO):
    """A file object with one fault."""

    def __init__(self, fault=None, content=CONTENT, after=0):
        super().__init__(content)
        self.fault, self.after, self.file = fault, after, None

    def read(self, n=-1):
        if self.after > 0 or self.fault is None:
            self.after -= 1
            return super().read(n)
        return self.fault(self, n)


def short(self, n):
    return io.BytesIO.read(self, min(n, 3))


def test_short_reads():
    check(Source(short))


FAULTS = [
    (lambda self, n: b"x" * (n + 1), ValueError), (lambda self, n: b"", OSError), (lambda self, n: None, BlockingIOError),
    (lambda self, n: "text", TypeError), (lambda self, n: 7, TypeError), (lambda self, n: [b"x"], TypeError),
    (lambda self, n: 1 / 0, ZeroDivisionError), (lambda self, n: self.close() or io.BytesIO.read(self, n), ValueError),
    (lambda self, n: memoryview(bytes(2 * n))[::2], TypeError),
]


@pytest.mark.parametrize("fault,type_", FAULTS)
@pytest.mark.parametrize("after", [0, 1])
def test_lies_of_read(fault, type_, after):
    content = tensorgate.save(None, {"a": np.zeros(1 << 18), "b": np.zeros(3)}, "safetensors")
    with pytest.raises(type_):
        with tensorgate.open(Source(fault, content, after)) as file:
            for tensor in file.values():
                tensor.numpy()


@pytest.mark.parametrize("method,answer", [
    ("tell", -5), ("tell", "x"), ("tell", None), ("tell", 2**70), ("seekable", ValueError), ("seek", OSError),
    ("seek", KeyboardInterrupt)])
def test_lies_about_positions(method, answer):
    def lie(self, *arguments):
        if isinstance(answer, type):
            raise answer("no")
        return answer
    source = type("Liar", (Source,), {method: lie})()
    with pytest.raises(answer if isinstance(answer, type) else (TypeError, ValueError, OverflowError)):
        tensorgate.open(source)


@pytest.mark.parametrize("end", [0, 1, 8, len(CONTENT) - 1, len(CONTENT) + 1, 2**40, 2**62])
def test_lies_about_the_size(end):
    class Liar(Source):
        def seek(self, at, whence=0):
            self.at_end = whence == 2
            return super().seek(at, whence)

        def tell(self):
            return end if getattr(self, "at_end", False) else super().tell()
    with pytest.raises((tensorgate.Refused, OSError, MemoryError)):
        tensorgate.open(Liar())


def test_a_file_object_that_calls_its_file():
    """It would wait for itself."""
    def again(self, n):
        with pytest.raises(RuntimeError, match="is being read"):
            self.file.close()
        with pytest.raises(RuntimeError, match="is being read"):
            self.file["a"].numpy()
        return io.BytesIO.read(self, n)
    source = Source(None, tensorgate.save(None, {"a": np.zeros(1 << 18)}, "safetensors"))
    with tensorgate.open(source) as file:
        assert list(file) == ["a"]
        source.file, source.fault = file, again
        assert file["a"].numpy().shape == (1 << 18,)


def test_the_file_shrinks(tmp_path):
    path = tmp_path / "x.npy"
    np.save(path, np.zeros(1 << 18))
    with tensorgate.open(path) as file:
        os.truncate(path, 200)
        (tensor,) = file.values()
        with pytest.raises(OSError):
            tensor.numpy()


class Interrupt(Exception):
    pass


@pytest.fixture
def alarm():
    def raise_(number, frame):
        raise Interrupt
    old = signal.signal(signal.SIGALRM, raise_)
    yield lambda: signal.setitimer(signal.ITIMER_REAL, 0.05)
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, old)


def test_a_signal_ends_the_wait_for_a_pipe(alarm):
    reader, writer = os.pipe()
    os.write(writer, CONTENT[:20])
    alarm()
    with pytest.raises(Interrupt):
        tensorgate.open(reader)
    os.close(reader)
    os.close(writer)


def test_a_signal_ends_the_wait_for_a_fifo(alarm, tmp_path):
    path = tmp_path / "fifo"
    os.mkfifo(path)
    alarm()
    with pytest.raises(Interrupt):
        tensorgate.open(path)


def test_a_signal_ends_a_file_object(alarm):
    def forever(self, n):
        time.sleep(0.01)
        return b"x" * min(n, 10)
    alarm()
    source = Source(forever)
    source.seekable = lambda: False
    with pytest.raises(Interrupt):
        tensorgate.open(source, format="primitiv")


def test_a_signal_ends_a_long_conversion(alarm, tmp_path):
    """Whenever it comes: the file is there or not, and nothing else is."""
    file = tensorgate.open(tensorgate.save(None, {"a": np.zeros(4 << 20)}, "safetensors"))
    timer = threading.Timer(0.0, lambda: signal.pthread_kill(threading.main_thread().ident, signal.SIGALRM))
    with pytest.raises(Interrupt):
        timer.start()
        while True:
            file.convert(tmp_path / "out.npz", replace=True, sync=False)
    timer.join()
    assert len(os.listdir(tmp_path)) <= 1
