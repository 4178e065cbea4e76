# SPDX-License-Identifier: Apache-2.0
"""Refusals, and every misuse of an argument."""
import errno
import io
import os
import pickle

import numpy as np
import pytest

import tensorgate
from tensorgate import OverLimit, Refused


def test_refusal(refusal):
    """Code, offset and path are those that the script says which made the file."""
    with pytest.raises(Refused) as caught:
        tensorgate.open(refusal.data, format=refusal.format, strict=refusal.strict)
    error = caught.value
    assert (error.code, error.path) == (refusal.code, refusal.path)
    assert error.format == refusal.format and error.size == len(refusal.data)
    assert (error.offset or 0) == (refusal.offset or 0)
    assert str(error).isprintable() and error.message in str(error) and error.code in str(error)
    assert isinstance(error, ValueError) and isinstance(error, OverLimit) == (error.code == "limit")
    report = tensorgate.check(refusal.data, format=refusal.format, strict=refusal.strict)
    assert not report and report.error.code == error.code


def test_exceptions_can_be_pickled():
    for content in (b"no tensors", b"", b"<html>", b"\x93NUMPY"):
        with pytest.raises(Refused) as caught:
            tensorgate.open(content)
        again = pickle.loads(pickle.dumps(caught.value))
        assert str(again) == str(caught.value) and again.code == caught.value.code
        assert [getattr(one, "code", one) for one in again.tried] == [
            getattr(one, "code", one) for one in caught.value.tried]


def test_an_unknown_file_has_an_answer_of_each_format():
    with pytest.raises(Refused) as caught:
        tensorgate.open(b"\xff\xfe\xfd\xfc" * 20)
    assert caught.value.code == "unknown_format" and caught.value.format is None
    assert len(caught.value.tried) == len(tensorgate.formats())
    assert all(one.format and one.path for one in caught.value.tried)


def test_a_file_of_another_kind_is_named():
    with pytest.raises(Refused) as caught:
        tensorgate.open(b"\x89HDF\r\n\x1a\n" + bytes(100))
    assert caught.value.code == "foreign_format" and caught.value.foreign == "hdf5"


@pytest.mark.parametrize("content, foreign", [
    (b"ccollections\nOrderedDict\n(tR.", "pickle"), (b"\x80\x04\x95" + bytes(20), "pickle"), (b"\x7fELF\2\1\1" + bytes(40), "elf")])
def test_what_runs_code_when_it_is_loaded(content, foreign):
    with pytest.raises(Refused) as caught:
        tensorgate.open(content)
    assert (caught.value.code, caught.value.foreign, caught.value.format) == ("code_execution", foreign, None)


def test_a_script_under_a_suffix_of_tensors(tmp_path):
    for name, code in (("m.pt", "code_execution"), ("m.sh", "foreign_format")):
        (tmp_path / name).write_bytes(b"#!/bin/sh\ntrue\n")
        with pytest.raises(Refused) as caught:
            tensorgate.open(tmp_path / name)
        assert caught.value.code == code


def test_a_name_in_gguf_is_for_gguf_alone(tmp_path):
    path = tmp_path / "x.gguf"
    content = tensorgate.save(None, {"a": np.zeros(3)}, "safetensors")
    path.write_bytes(content)
    with pytest.raises(Refused) as caught:
        tensorgate.open(path)
    assert (caught.value.format, caught.value.path, caught.value.offset) == ("gguf", "magic", 0)
    assert (caught.value.foreign, caught.value.remedy) == ("safetensors", "format")
    for opened in (tensorgate.open(path, format="safetensors"), tensorgate.open(path, formats=["safetensors", "gguf"]),
                   tensorgate.open(content), tensorgate.open(io.BytesIO(content))):
        with opened as file:
            assert file.format == "safetensors"


def test_limits():
    content = tensorgate.save(None, {"a": np.zeros((2, 3)), "b": np.zeros(3)}, "safetensors")
    for limits, name in (({"max_tensors": 1}, "max-tensors"), ({"max_file": 10}, "max-file"),
                         ({"max_rank": 1}, "max-rank"), ({"max-work": 1}, "max-work"), ({"max_memory": 1}, "max-memory")):
        with pytest.raises(OverLimit) as caught:
            tensorgate.open(content, limits=limits)
        assert caught.value.code == "limit" and caught.value.limit == name
    tensorgate.open(content, limits={"max_tensors": 2, "max_file": float("inf"), "max_rank": None}).close()
    assert set(tensorgate.limits()) >= {"max_file", "max_dense"}


@pytest.mark.parametrize("limits,type_", [
    ({"max_file": 0}, ValueError), ({"max_file": -1}, ValueError), ({"max_file": 2**64}, ValueError),
    ({"max_file": 1.5}, TypeError), ({"max_file": "1"}, TypeError), ({"max_file": True}, TypeError),
    ({"no_limit": 1}, ValueError), ({1: 1}, ValueError), ([("max_file", 1)], TypeError), (7, TypeError)])
def test_wrong_limits(limits, type_):
    with pytest.raises(type_):
        tensorgate.open(b"x", limits=limits)


@pytest.mark.parametrize("source,type_", [
    (None, TypeError), (1.5, TypeError), (True, TypeError), (-1, ValueError), (2**31, ValueError), (2**70, ValueError), (np.int64(-1), ValueError), (np.int32(2**31 - 1), OSError),
    ([], TypeError), ({}, TypeError), (object(), TypeError), ("a\0b", ValueError), ("", OSError),
    ("/no/such/file", FileNotFoundError), ("/", IsADirectoryError), (io.StringIO("text"), TypeError)])
def test_wrong_sources(source, type_):
    with pytest.raises(type_):
        tensorgate.open(source)


def test_os_errors_have_number_and_name(tmp_path):
    missing = tmp_path / "missing"
    with pytest.raises(FileNotFoundError) as caught:
        tensorgate.open(missing)
    assert caught.value.errno == errno.ENOENT and caught.value.filename == os.fspath(missing)
    reader, writer = os.pipe()
    os.close(reader)
    os.close(writer)
    with pytest.raises(OSError) as caught:
        tensorgate.open(reader)
    assert caught.value.errno == errno.EBADF


@pytest.mark.parametrize("options", [{"format": "hdf5"}, {"format": ""}, {"formats": ["npy", "x"]}, {"formats": "x"}])
def test_wrong_formats(options):
    with pytest.raises(ValueError):
        tensorgate.open(b"x", **options)


def test_wrong_types_of_options():
    for options in ({"format": 1}, {"formats": 1}, {"formats": [1]}, {"no": 1}):
        with pytest.raises(TypeError):
            tensorgate.open(b"x", **options)
    with pytest.raises(TypeError):
        tensorgate.open()
    with pytest.raises(TypeError):
        tensorgate.open(b"x", "npy")


def test_formats_narrow_the_search():
    content = tensorgate.save(None, np.zeros(3), "npy")
    assert tensorgate.open(content, formats=["npy", "npz"]).format == "npy"
    with pytest.raises(ValueError, match="there is no format"):
        tensorgate.open(content, formats=["npy\0x"])
    with pytest.raises(Refused):
        tensorgate.open(content, formats="npz")


@pytest.mark.parametrize("call", [tensorgate.open, tensorgate.check])
def test_formats_that_allow_nothing_do_not_allow_everything(call):
    content = tensorgate.save(None, np.zeros(3), "npy")
    for options in ({"formats": []}, {"formats": iter(())}, {"format": "npy", "formats": ["npz"]}, {"format": "npy", "formats": "npz"}):
        with pytest.raises(ValueError, match="formats"):
            call(content, **options)
    assert call(content, format="npy", formats=["npz", "npy"]).format == "npy"


def test_objects_cannot_be_made_or_pickled():
    file = tensorgate.open(tensorgate.save(None, {"x": np.zeros(3)}, "safetensors"))
    for made in (tensorgate.File, tensorgate.Tensor, tensorgate._core.Part):
        with pytest.raises(TypeError):
            made()
    for one in (file, file["x"]):
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            with pytest.raises(TypeError, match="cannot be pickled"):
                pickle.dumps(one, protocol)
    with pytest.raises(TypeError):
        file["x"] = 1
    with pytest.raises(AttributeError):
        file["x"].shape = (1,)


def test_wrong_arguments_of_tensors():
    with tensorgate.open(tensorgate.save(None, {"x": np.zeros((2, 3), "f4")}, "safetensors")) as file:
        x = file["x"]
        for call, type_ in ((lambda: x.numpy(order="Z"), ValueError), (lambda: x.numpy(dtype="nothing"), TypeError),
                            (lambda: x.numpy(copy=False, dtype="f8"), ValueError),
                            (lambda: x.numpy(copy=False, order="F"), ValueError), (lambda: x.part("x"), ValueError),
                            (lambda: x.part(None), ValueError), (lambda: x.sparse(), ValueError),
                            (lambda: x.bounds(0), ValueError), (lambda: x.bounds("a"), TypeError),
                            (lambda: x.bounds(-1), ValueError), (lambda: file[0], KeyError),
                            (lambda: file[None], KeyError), (lambda: file[[]], TypeError),
                            (lambda: file.read_bytes(0, -1), ValueError), (lambda: file.read_bytes(0, 1 << 40), ValueError),
                            (lambda: file.read_bytes(1 << 40, 0), ValueError), (lambda: file.read_bytes("a", 0), TypeError),
                            (lambda: file.read_bytes(1 << 64, 1), ValueError), (lambda: file.read_bytes(-1, 1), ValueError),
                            (lambda: file.read_bytes(0, 1 << 64), ValueError), (lambda: file.read_bytes(0, 1.5), TypeError),
                            (lambda: file.tree(max_nodes=-1), ValueError), (lambda: file.tree(max_depth=-1), ValueError), (lambda: file.tree(max_nodes="a"), TypeError),
                            (lambda: file.tree(max_nodes=0), OverLimit),
                            (lambda: x._part(1.5), TypeError), (lambda: x._read(), TypeError),
                            (lambda: x._read(False, 99, 0, None), ValueError),
                            (lambda: x._read(False, 0, 99, None), ValueError),
                            (lambda: x._feed(False, None), TypeError)):
            with pytest.raises(type_):
                call()
        assert x._part(7) is None and x._part(-1) is None and x.part("indices") is None


def test_the_setup_of_the_extension_is_checked():
    core = tensorgate._core
    with pytest.raises(TypeError):
        core.setup(int, Refused, OverLimit, tensorgate.Node, tensorgate.Note)
    with pytest.raises(TypeError):
        core.open(int, b"x", "b", None, False, {}, None)
    with pytest.raises(TypeError):
        core.open(tensorgate.File, 7, "b", None, False, {}, None)


@pytest.mark.parametrize("key", ["zz", "a\0b", "\ud800", ("x",), ("x", "y"), (), None, 7, 1.5, b"x", float("nan")])
def test_a_missing_name_is_the_argument_of_its_exception(key):
    with tensorgate.open(tensorgate.save(None, {"x": np.zeros(3)}, "safetensors")) as file:
        with pytest.raises(KeyError) as caught:
            file[key]
        assert caught.value.args == (key,) or key != key
        assert key not in file and file.get(key) is None


@pytest.mark.parametrize("options", [{"only": [1]}, {"only": [None]}, {"only": 7}, {"rename": {1: "a"}}, {"rename": {"x": None}},
                                     {"rename": {"x": b"a"}}, {"rename": 7}])
def test_names_of_convert_are_texts(options):
    with tensorgate.open(tensorgate.save(None, {"x": np.zeros(3)}, "safetensors")) as file:
        with pytest.raises(TypeError, match="a name is a text|only is a list of names, not int|rename is a mapping"):
            file.convert(None, "npy", **options)


def test_a_checksum_is_compared_before_a_value_is_given():
    memory = io.BytesIO()
    np.savez(memory, a=np.arange(100.0))
    content = bytearray(memory.getvalue())
    at = content.index(np.arange(50.0, 60.0).tobytes())
    content[at] ^= 1
    with tensorgate.open(content) as file:
        for call in (file["a"].numpy, file["a"].tolist, lambda: memoryview(file["a"]), lambda: file["a"][3],
                     file.verify, lambda: file["a"].part()):
            with pytest.raises(Refused) as caught:
                call()
            assert caught.value.code == "bad_data"
    assert tensorgate.check(content) and not tensorgate.check(content, verify=True)


def test_a_dense_copy_of_a_sparse_tensor_is_limited(samples):
    with tensorgate.open(samples["btf_coo.btf"].data, limits={"max_dense": 8}) as file:
        with pytest.raises(OverLimit) as caught:
            next(iter(file.values())).numpy()
        assert caught.value.limit == "max-dense"


def test_strict_about_meaning(tmp_path):
    """Notes about layout are tolerated where those about meaning are not."""
    spelled = b"{\"descr\": '<f4', 'fortran_order': False, 'shape': (1,), }".ljust(117) + b"\n"
    layout = b"\x93NUMPY\1\0" + len(spelled).to_bytes(2, "little") + spelled + bytes(4)
    header = b'\n{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}'
    meaning = len(header).to_bytes(8, "little") + header + bytes(4)
    for content, wanted in ((layout, (True, False, True)), (meaning, (True, False, False))):
        assert tuple(bool(tensorgate.check(content, strict=strict)) for strict in (False, True, "meaning")) == wanted
    with tensorgate.open(layout, strict="meaning") as file:
        assert [note.rule for note in file.notes] == ["npy.spelling"]
    assert tensorgate.check(meaning, strict="meaning").error.code == "bad_value"
    for wrong in ("layout", ""):
        with pytest.raises(ValueError, match="strict is True, False or 'meaning'"):
            tensorgate.open(layout, strict=wrong)
