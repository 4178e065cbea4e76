# SPDX-License-Identifier: Apache-2.0
"""Threads, processes, and what is left behind."""
import concurrent.futures
import gc
import io
import multiprocessing
import os
import resource
import signal
import subprocess
import sys
import threading
import tracemalloc
import zipfile

import numpy as np
import pytest

import tensorgate

MADE = {"t%d" % i: np.arange(i * 100.0).reshape(-1, 4) for i in range(1, 40)}
CONTENT = tensorgate.save(None, MADE, "safetensors")


def all_equal(file, names):
    return all(np.array_equal(file[name].numpy(copy=True), MADE[name]) and
               np.array_equal(file[name][1::2, ::-1], MADE[name][1::2, ::-1]) for name in names)


@pytest.mark.parametrize("kind", ["bytes", "path", "object"])
def test_threads_share_a_file(kind, tmp_path):
    path = tmp_path / "x.safetensors"
    path.write_bytes(CONTENT)
    source = {"bytes": CONTENT, "path": path, "object": io.BytesIO(CONTENT)}[kind]
    names = list(MADE)
    with tensorgate.open(source) as file, concurrent.futures.ThreadPoolExecutor(8) as pool:
        jobs = [pool.submit(all_equal, file, names[i:] + names[:i]) for i in range(8)]
        jobs += [pool.submit(lambda: (file.metadata(), file.tree(), file.keys(), tensorgate.hash(CONTENT)))] * 4
        assert all(job.result() for job in jobs)


def test_threads_with_files_of_their_own(tmp_path):
    path = tmp_path / "x.safetensors"
    path.write_bytes(CONTENT)

    def work(i):
        with tensorgate.open(path) as file:
            return all_equal(file, list(MADE)) and bool(tensorgate.check(CONTENT[:-i]).error)
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        assert all(pool.map(work, range(1, 60)))


def test_closing_while_others_read():
    """Either the values or ValueError."""
    for _ in range(20):
        file = tensorgate.open(io.BytesIO(CONTENT))
        failed = []

        def read():
            try:
                for name in MADE:
                    if not np.array_equal(file[name].numpy(copy=True), MADE[name]):
                        failed.append(name)
            except ValueError as error:
                if "closed" not in str(error):
                    failed.append(error)
        threads = [threading.Thread(target=read) for _ in range(4)]
        for thread in threads:
            thread.start()
        file.close()
        for thread in threads:
            thread.join()
        assert not failed


CALLS = [
    lambda file: file["t3"].numpy(copy=True), lambda file: file["t39"][1::2, ::-1], lambda file: file["t5"].numpy(),
    lambda file: memoryview(file["t7"]).tolist(), lambda file: np.from_dlpack(file["t9"]).sum(), lambda file: file.tree(),
    lambda file: file.metadata(), lambda file: file.notes, lambda file: file.verify(), lambda file: file.numpy(),
    lambda file: file.convert(None, "npz"), lambda file: list(file), lambda file: repr(file), lambda file: file.read_bytes(8, 90),
    lambda file: file["t2"].tolist(), lambda file: file["t4"].part(), lambda file: file.convert(None, "safetensors", dtype="float32"),
    lambda file: [tensor.strides for tensor in file.values()], lambda file: tensorgate._tools.hash_tensor(file["t8"])]


@pytest.mark.parametrize("kind", ["bytes", "object"])
def test_closing_while_others_do_anything(kind):
    """A result, or ValueError; and what was a result before is one after."""
    def one(call, file, start):
        start.wait()
        try:
            return call(file)
        except ValueError as error:
            assert "closed" in str(error)
        except BufferError:
            pass
        return None
    with concurrent.futures.ThreadPoolExecutor(len(CALLS)) as pool:
        for turn in range(30):
            file = tensorgate.open(CONTENT if kind == "bytes" else io.BytesIO(CONTENT))
            view = file["t11"].numpy()
            start = threading.Barrier(len(CALLS) + 1)
            jobs = [pool.submit(one, call, file, start) for call in CALLS]
            start.wait()
            if turn % 2:
                jobs[turn % len(jobs)].result()
            file.close()
            results = [job.result() for job in jobs]
            assert results[2] is None or np.array_equal(results[2], MADE["t5"])
            assert np.array_equal(view, MADE["t11"])
            del view, results


ENDING = """
import io, sys, threading, time
import numpy, tensorgate
content = tensorgate.save(None, {"t%d" % i: numpy.zeros(1 << 16) for i in range(9)}, "safetensors")
class Slow(io.BytesIO):
    def read(self, n=-1):
        time.sleep(0.001)
        return super().read(n)
def read():
    while True:
        with tensorgate.open(Slow(content)) as file:
            file.numpy(copy=True)
def check():
    while True:
        tensorgate.check(content, verify=True)
for work in (read, check, read, check):
    threading.Thread(target=work, daemon=True).start()
kept = tensorgate.open(Slow(content))
time.sleep(float(sys.argv[1]))
"""


@pytest.mark.parametrize("after", ["0.01", "0.05", "0.1"])
def test_the_process_ends_while_threads_are_inside(after):
    ended = subprocess.run([sys.executable, "-X", "faulthandler", "-c", ENDING, after], timeout=120, capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_another_interpreter():
    """One that has a module of its own, with classes of its own."""
    interpreters = pytest.importorskip("_xxsubinterpreters" if sys.version_info < (3, 13) else "_interpreters")
    if "TENSORGATE_ASAN" in os.environ:
        pytest.skip("the extension stays loaded")
    other = interpreters.create()
    try:
        interpreters.run_string(other, "import tensorgate\ntry: tensorgate.open(b'x')\nexcept tensorgate.Refused: pass")
    finally:
        interpreters.destroy(other)
    with pytest.raises(tensorgate.Refused):
        tensorgate.open(b"x")


def test_the_gil_is_free_while_a_pipe_is_read():
    """The bytes come from a thread that needs the GIL to send them."""
    reader, writer = os.pipe()

    def feed():
        for at in range(0, len(CONTENT), 4096):
            os.write(writer, CONTENT[at:at + 4096])
        os.close(writer)
    thread = threading.Thread(target=feed)
    thread.start()
    with tensorgate.open(reader) as file:
        assert all_equal(file, MADE)
    thread.join()
    os.close(reader)


def check_path(path):
    report = tensorgate.check(path)
    return report.ok, report.tensors, report.error


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_processes(method, tmp_path):
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_bytes(CONTENT)
    bad.write_bytes(CONTENT[:-1])
    with multiprocessing.get_context(method).Pool(2) as pool:
        results = pool.map(check_path, [str(good), str(bad)] * 4)
    assert [ok for ok, _, _ in results] == [True, False] * 4
    assert results[1][2].code == "bad_size" or results[1][2].code == "truncated"


def test_a_file_goes_through_a_fork(tmp_path):
    path = tmp_path / "x"
    path.write_bytes(CONTENT)
    with tensorgate.open(path) as file:
        child = os.fork()
        if child == 0:
            os._exit(0 if all_equal(file, MADE) else 1)
        assert os.waitpid(child, 0)[1] == 0
        assert all_equal(file, MADE)


@pytest.mark.parametrize("inside", ["other", "none"])
def test_a_fork_while_a_thread_is_inside(inside, tmp_path):
    """The thread is not in the child: what it was in the middle of is refused, and nobody waits for it."""
    entered, go = threading.Event(), threading.Event()

    class Slow(io.BytesIO):
        def read(self, *size):
            if inside == "other" and threading.current_thread() is not threading.main_thread():
                entered.set()
                go.wait(30)
            return super().read(*size)

    content = tensorgate.save(None, {"a": np.arange(1_000_000.0)}, "safetensors")
    with tensorgate.open(Slow(content)) as file:
        tensor = file["a"]
        thread = threading.Thread(target=lambda: tensor[500_000:500_010])
        thread.start()
        entered.wait(30) if inside == "other" else thread.join()
        child = os.fork()
        if child == 0:
            signal.alarm(20)
            try:
                right = tensor[999_998:].tolist() == [999_998.0, 999_999.0] and inside == "none"
            except RuntimeError as error:
                right = inside == "other" and "forked" in str(error)
            file.close()
            del tensor, file
            gc.collect()
            os._exit(0 if right else 1)
        go.set()
        thread.join()
        assert os.waitpid(child, 0)[1] == 0
        assert tensor[3:5].tolist() == [3.0, 4.0]


def test_two_forks_the_second_by_a_thread_that_looks_like_the_lost_one():
    """The system gives the number of a thread that is gone to a new one."""
    entered, go = threading.Event(), threading.Event()

    class Slow(io.BytesIO):
        def read(self, *size):
            if threading.current_thread() is not threading.main_thread():
                entered.set()
                go.wait(30)
            return super().read(*size)

    def says_so(tensor):
        with pytest.raises(RuntimeError, match="forked"):
            tensor[:3]

    def again(tensor):
        if threading.get_ident() != lost:
            return
        child = os.fork()
        if child == 0:
            try:
                says_so(tensor)
            except BaseException:
                os._exit(1)
            os._exit(0)
        results.append(os.waitpid(child, 0)[1])

    results = []
    with tensorgate.open(Slow(tensorgate.save(None, {"a": np.arange(1_000_000.0)}, "safetensors"))) as file:
        tensor = file["a"]
        thread = threading.Thread(target=lambda: tensor[500_000:500_010])
        thread.start()
        entered.wait(30)
        lost = thread.ident
        child = os.fork()
        if child == 0:
            signal.alarm(20)
            for _ in range(100):
                new = threading.Thread(target=again, args=(tensor,))
                new.start()
                new.join()
                if results:
                    break
            os._exit(2 if not results else 1 if any(results) else 0)
        go.set()
        thread.join()
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status == 2:
        pytest.skip("no thread got the number of the one that is gone")
    assert status == 0


def packed(tmp_path, count, size):
    path = tmp_path / "packed.npz"
    chance = np.random.default_rng(1)
    made = {"t%d" % i: chance.integers(0, 99, size).astype("f4") for i in range(count)}
    np.savez_compressed(path, **made)
    return path, made


@pytest.mark.parametrize("kind", ["path", "bytes", "descriptor", "object"])
@pytest.mark.parametrize("threads", [None, 1, 2, 3, 8])
def test_threads_decompress(kind, threads, tmp_path):
    path, made = packed(tmp_path, 7, 100_000)
    with open(path, "rb") as stream:
        source = {"path": path, "bytes": path.read_bytes(), "descriptor": stream.fileno(), "object": stream}[kind]
        with tensorgate.open(source, limits={"max_tensors": 7}) as file:
            assert file["t0"].offset is None
            found = file.numpy(threads=threads)
    assert list(found) == list(made) and all(np.array_equal(found[name], made[name]) for name in made)
    for wrong in (0, -1, "2", 1.0, True):
        with tensorgate.open(path) as file, pytest.raises(ValueError):
            file.numpy(threads=wrong)


def test_threads_refuse_as_one_does(tmp_path):
    """The first array that is damaged, in the order of the file; and nothing is left inside."""
    path, made = packed(tmp_path, 7, 100_000)
    data = bytearray(path.read_bytes())
    with zipfile.ZipFile(path) as archive:
        for info in archive.infolist()[2::2]:
            data[info.header_offset + 60_000] ^= 0x10
    for _ in range(10):
        with tensorgate.open(bytes(data)) as file:
            refusals = []
            for threads in (1, 4):
                with pytest.raises(tensorgate.Refused) as caught:
                    file.numpy(threads=threads)
                refusals.append(str(caught.value))
            assert refusals[0] == refusals[1] and "members[2]" in refusals[0]
            assert np.array_equal(file["t1"].numpy(), made["t1"])


def test_threads_of_a_file_that_shrinks(tmp_path):
    path, _ = packed(tmp_path, 7, 100_000)
    with tensorgate.open(path) as file:
        os.truncate(path, 1000)
        said = []
        for threads in (1, 3):
            with pytest.raises(OSError, match="shorter") as caught:
                file.numpy(threads=threads)
            said.append(str(caught.value))
        assert said[0] == said[1]


def test_threads_that_do_not_start(tmp_path, monkeypatch):
    path, made = packed(tmp_path, 7, 100_000)
    begun = []

    def start(thread, begin=threading.Thread.start):
        begun.append(thread)
        if len(begun) > 1:
            raise RuntimeError("can't start new thread")
        begin(thread)
    monkeypatch.setattr(threading.Thread, "start", start)
    with tensorgate.open(path) as file:
        found = file.numpy(threads=4)
    assert len(begun) == 2 and all(np.array_equal(found[name], made[name]) for name in made)


def resident():
    with open("/proc/self/statm") as stream:
        return int(stream.read().split()[1]) * resource.getpagesize()


def everything(tmp_path):
    """Calls of every function, those that fail among them."""
    with tensorgate.open(CONTENT) as file:
        for name in list(MADE)[:4]:
            tensor = file[name]
            views = tensor.numpy(), memoryview(tensor), tensor[1:3, ::2], tensor.tolist(), tensor.part(), repr(tensor)
            views[1].release()
            tensor.__dlpack__(max_version=(1, 0))
            np.from_dlpack(tensor) if np.__version__ >= "2.1" else None
            for wrong in (lambda: tensor[9999], lambda: tensor.numpy(order="x"), lambda: tensor._read(0, 9, 9, None),
                          lambda: file[1], lambda: tensor._feed(False, None)):
                with pytest.raises((IndexError, ValueError, KeyError, TypeError)):
                    wrong()
        file.metadata(), file.tree(), file.notes, file.verify(), file.keys(), list(file), len(file)
        file.convert(None, "npz", only=["t1"], rename={"t1": "z"})
        with pytest.raises(tensorgate.Refused):
            file.convert(None, "npy")
        with pytest.raises(tensorgate.OverLimit):
            file.tree(max_nodes=3)
    tensorgate.hash(CONTENT)
    tensorgate.save(tmp_path / "x.npz", {"a": MADE["t3"]}, replace=True, sync=False)
    tensorgate.open(tmp_path / "x.npz").close()
    for wrong in (CONTENT[:-1], b"", b"x" * 100, io.BytesIO(CONTENT[:99])):
        with pytest.raises(tensorgate.Refused):
            tensorgate.open(wrong)
    cycle = io.BytesIO(CONTENT)
    file = tensorgate.open(cycle)
    cycle.file = file
    cycle.tensor = file["t1"]


def test_nothing_is_left_behind(tmp_path):
    for _ in range(5):
        everything(tmp_path)
    gc.collect()
    tracemalloc.start()
    everything(tmp_path)
    gc.collect()
    before, descriptors, memory = tracemalloc.get_traced_memory()[0], len(os.listdir("/proc/self/fd")), resident()
    for _ in range(60):
        everything(tmp_path)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    # Each round makes several objects of each kind, of over 100 bytes each. Names of attributes that NumPy makes stay
    # in the method cache of Python.
    assert after - before < 60 * 200
    assert len(os.listdir("/proc/self/fd")) == descriptors
    if "TENSORGATE_ASAN" not in os.environ:     # which keeps memory that was freed, to find who uses it
        assert resident() - memory < 16 << 20
