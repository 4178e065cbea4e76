# SPDX-License-Identifier: Apache-2.0
"""save() of tensors of open files, which are read while the new file is written."""
import io
import os
import signal
import subprocess
import sys
import threading

import numpy as np
import pytest
from test_dlpack import safetensors

import tensorgate

FORMATS = [entry.name for entry in tensorgate.formats() if entry.writable]


def saved(value, format, name):
    try:
        return tensorgate.save(None, {{"nnb": "0", "btf": "0"}.get(format, name): value}, format)
    except (tensorgate.Refused, ValueError) as error:
        return str(error)


def is_kept(tensor, format):
    """Stored forms that an array does not have, and the format does."""
    return (tensor.storage == "blocks" and format == "gguf" or tensor.batch and format == "primitiv" or
            tensor.dtype == "complex32" and format == "pytorch")


def test_a_tensor_is_saved_as_its_array(sample):
    with tensorgate.open(sample.data) as file:
        for name, tensor in file.items():
            for format in FORMATS:
                content = saved(tensor, format, name)
                if isinstance(content, str) and tensor.dtype in ("datetime64[ns]", "timedelta64[D]", "float128"):
                    assert "no type %s; npy and npz have it" % tensor.dtype in content    # of an array, as descr names it
                    continue
                if not is_kept(tensor, format):
                    assert content == saved(tensor.numpy(), format, name), (name, format)
                elif isinstance(content, bytes):
                    with tensorgate.open(content) as again:
                        (one,) = again.values()
                        assert (one.dtype, one.storage, one.batch) == (tensor.dtype, tensor.storage, tensor.batch)
                        assert one.part().tobytes() == tensor.part().tobytes()


def test_tensors_of_several_files_beside_arrays(tmp_path):
    for i in range(3):
        tensorgate.save(tmp_path / ("%d.safetensors" % i), {"w": np.full((2, 3), i, "f2"), "b": np.arange(i + 1)})
    files = [tensorgate.open(tmp_path / ("%d.safetensors" % i)) for i in range(3)]
    made = {"m.%d.%s" % (i, name): tensor for i, file in enumerate(files) for name, tensor in file.items()}
    size = tensorgate.save(tmp_path / "all.npz", {**made, "more": np.ones(2), "twice": files[0]["w"], "again": files[0]["w"]})
    assert size == os.path.getsize(tmp_path / "all.npz")
    with np.load(tmp_path / "all.npz") as read:
        assert sorted(read) == sorted([*made, "more", "twice", "again"])
        assert all(np.array_equal(read[name], tensor.numpy()) and read[name].dtype == tensor.numpy().dtype for name, tensor in made.items())
    for file in files:
        file.close()
    with pytest.raises(ValueError, match="closed"):
        tensorgate.save(tmp_path / "no.npz", made)
    assert not (tmp_path / "no.npz").exists()


def test_onto_itself(tmp_path):
    path = tmp_path / "w.safetensors"
    tensorgate.save(path, {"a": np.arange(6.0).reshape(2, 3), "b": np.ones(2)})
    with tensorgate.open(path) as file:
        with pytest.raises(FileExistsError):
            tensorgate.save(path, {"z": file["a"]})
        tensorgate.save(path, {"z": file["a"]}, replace=True)
        assert file["a"].tolist() == [[0, 1, 2], [3, 4, 5]]
    with tensorgate.open(path) as file:
        assert list(file) == ["z"] and file["z"].tolist() == [[0, 1, 2], [3, 4, 5]]


class Reader(io.BytesIO):
    """A file object that does something when payload is read."""

    def __init__(self, content, act):
        super().__init__(content)
        self.act, self.from_ = act, len(content)

    def readinto(self, buffer):
        self.look(len(buffer))
        return super().readinto(buffer)

    def read(self, size=-1):
        self.look(size)
        return super().read(size)

    def look(self, size):
        if self.tell() + max(size, 0) > self.from_:
            self.act()


def with_payload(act, count=1 << 17):
    """An open file whose tensor "w", of 8 * count bytes, is read through Python, which acts then."""
    content = tensorgate.save(None, {"w": np.arange(float(count))}, "safetensors")
    reader = Reader(content, act)
    file = tensorgate.open(reader)
    reader.from_ = len(content) - 8 * count
    return file


@pytest.mark.parametrize("name", ["npz_stored.npz", "btf_coo.btf"])
def test_a_file_that_is_closed_meanwhile(name, samples, tmp_path):
    """Of the second an array is open then."""
    other = tensorgate.open(samples[name].data)
    with with_payload(other.close) as file:
        values = {"a": file["w"], **{"b%d" % i: tensor for i, tensor in enumerate(other.values())}}
        with pytest.raises(ValueError, match="closed"):
            tensorgate.save(tmp_path / "x.npz", values)
    assert other.closed and os.listdir(tmp_path) == []


def test_its_own_file_is_closed_meanwhile(tmp_path):
    holder = []
    file = with_payload(lambda: holder[0].close())
    holder.append(file)
    with pytest.raises((RuntimeError, ValueError)):
        tensorgate.save(tmp_path / "x.npz", {"a": file["w"]})
    assert os.listdir(tmp_path) == []


def test_an_exception_of_a_file_object(tmp_path):
    def fail():
        raise KeyError("mine")
    with with_payload(fail) as file, pytest.raises(KeyError, match="mine"):
        tensorgate.save(tmp_path / "x.safetensors", {"a": file["w"]})
    assert os.listdir(tmp_path) == []


def test_a_save_inside_of_a_read():
    """The file that is being read cannot be saved; another one can."""
    said, done = [], []
    other = tensorgate.open(safetensors("F32", bytes(16), [4]))

    def save():
        try:
            tensorgate.save(None, {"x": file["w"]}, "npz")
        except RuntimeError as error:
            said.append(str(error))
        done.append(tensorgate.save(None, {"x": other["w"]}, "npz"))
    file = with_payload(save)
    assert np.array_equal(tensorgate.open(tensorgate.save(None, {"a": file["w"]}, "npz"))["a"].numpy(), np.arange(float(1 << 17)))
    assert said and "being read" in said[0] and tensorgate.open(done[0])["x"].tolist() == [0, 0, 0, 0]


def test_a_signal_handler():
    def interrupt(*_):
        raise InterruptedError("stop")
    before = signal.signal(signal.SIGUSR1, interrupt)
    try:
        with with_payload(lambda: os.kill(os.getpid(), signal.SIGUSR1)) as file, pytest.raises(InterruptedError):
            tensorgate.save(None, {"a": file["w"]}, "npz")
    finally:
        signal.signal(signal.SIGUSR1, before)


def test_two_saves_that_cross(tmp_path):
    """Each reads the files of the other, in the other order."""
    content = [tensorgate.save(None, {"w": np.full(1 << 18, i, "f4"), "c": np.ones((64, 64), order="F")}, "npz") for i in range(2)]
    files = [tensorgate.open(one) for one in content]
    failed = []

    def save(first, second):
        try:
            for _ in range(20):
                made = tensorgate.save(None, {"a": first["w"], "b": second["w"], "c": first["c"]}, "safetensors")
                with tensorgate.open(made) as file:
                    assert file["a"][0] == first["w"][0] and file["b"][-1] == second["w"][-1] and file["c"].numpy().sum() == 4096
        except BaseException as error:
            failed.append(error)
    threads = [threading.Thread(target=save, args=pair) for pair in ((files[0], files[1]), (files[1], files[0]))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert failed == [] and not any(thread.is_alive() for thread in threads)


def test_a_tensor_whose_bytes_are_wrong(tmp_path):
    """The checksum of a member is compared when it is read."""
    content = bytearray(tensorgate.save(None, {"w": np.arange(1000.0)}, "npz"))
    at = content.index(np.arange(1000.0).tobytes())
    content[at] ^= 1
    with tensorgate.open(bytes(content)) as file, pytest.raises(tensorgate.Refused) as caught:
        tensorgate.save(tmp_path / "x.safetensors", {"w": file["w"]})
    assert caught.value.code == "bad_data" and os.listdir(tmp_path) == []


def test_limits_of_the_file_hold(samples):
    with tensorgate.open(samples["btf_coo.btf"].data, limits={"max_dense": 1}) as file, pytest.raises(tensorgate.OverLimit):
        tensorgate.save(None, dict(file), "npz")


RENAME = """
import json, os, struct, sys
sys.path[:0] = {path!r}
import tensorgate
count, each = 8, 16 << 20
header = json.dumps({{"w%d" % i: {{"dtype": "BF16", "shape": [2048, 4096], "data_offsets": [i * each, (i + 1) * each]}}
                     for i in range(count)}}).encode()
header += b" " * (-len(header) % 8)
with open("big.safetensors", "wb") as file:
    file.write(struct.pack("<Q", len(header)) + header)
    file.truncate(file.tell() + count * each)
def peak():
    return [int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmHWM")][0] << 10
before = peak()
with tensorgate.open("big.safetensors") as file:
    for name in ("x.safetensors", "x.gguf", "x.pt"):
        tensorgate.save(name, {{"model." + key: tensor for key, tensor in file.items()}}, sync=False)
        assert os.path.getsize(name) > count * each
        os.unlink(name)
assert "numpy" not in sys.modules
print(peak() - before)
"""


@pytest.mark.skipif("TENSORGATE_ASAN" in os.environ or not os.path.exists("/proc/self/status"), reason="memory of the program itself")
def test_memory(tmp_path):
    """128 MiB under other names, in a few."""
    done = subprocess.run([sys.executable, "-c", RENAME.format(path=sys.path)], cwd=tmp_path, stdout=subprocess.PIPE, timeout=120, check=True)
    assert int(done.stdout) < 16 << 20
