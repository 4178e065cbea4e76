# SPDX-License-Identifier: Apache-2.0
"""tensorgate.torch beside a PyTorch: a program for any interpreter that has one, which need not have pytest or NumPy.

    torch_cases.py FOLDER [--without-numpy]     FOLDER has the package; exit code 1 for a case that fails
"""
import io
import json
import os
import struct
import sys
import tempfile
import traceback

sys.path.insert(0, sys.argv[1])
if "--without-numpy" in sys.argv:
    sys.modules["numpy"] = None
sys.path.insert(1, os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "tests"))

import torch  # noqa: E402
from samples.onnx import blob, graph, model, raw, tensor  # noqa: E402

import tensorgate  # noqa: E402
import tensorgate.torch  # noqa: E402
from tensorgate.torch import load, load_file, safe_open, save, save_file  # noqa: E402

WIDTHS = {"uint8": 1, "int8": 1, "int16": 2, "int32": 4, "int64": 8, "float16": 2, "float32": 4, "float64": 8, "bfloat16": 2, "bool": 1,
          "complex64": 8, "uint16": 2, "uint32": 4, "uint64": 8, "float8_e4m3fn": 1, "float8_e5m2": 1, "float8_e4m3fnuz": 1,
          "float8_e5m2fnuz": 1, "float8_e8m0fnu": 1, "float4_e2m1fn_x2": 1}
VERSION = tuple(int(n) for n in torch.__version__.split("+")[0].rstrip("ab0").rstrip(".").split(".")[:2])


def of(name, shape=(2, 3)):
    """A tensor whose bytes are 0x21, 0x22, ...; None if this PyTorch has no such type."""
    dtype = getattr(torch, name, None)
    if dtype is None:
        return None
    count = WIDTHS[name] * shape[0] * shape[1]
    return torch.frombuffer(bytearray(i % 2 for i in range(count)) if name == "bool" else bytearray(range(0x21, 0x21 + count)),
                            dtype=dtype).reshape(shape)


def bits(value):
    """The bytes of a tensor, by PyTorch alone."""
    value = torch.view_as_real(value) if value.is_complex() else value
    return bytes(value.contiguous().reshape(-1).view(torch.uint8).tolist())


def same(a, b):
    return a.dtype == b.dtype and a.shape == b.shape and bits(a) == bits(b)


def raises(kind, text, call, *arguments, **options):
    try:
        call(*arguments, **options)
    except kind as error:
        assert text in str(error), error
    else:
        raise AssertionError("no %s" % kind)


def every_type_there_and_back(folder):
    assert all(name in dir(torch) for name in list(WIDTHS)[:11])
    for name in WIDTHS:
        value = of(name)
        if value is None:
            continue
        path = os.path.join(folder, name + ".safetensors")
        save_file({"w": value, "scalar": value[0, 0].clone() if "x2" not in name else value.clone()}, path)
        found = load_file(path)
        assert same(found["w"], value), name
        assert "x2" in name or same(found["scalar"], value[0, 0]), name
        found["w"].view(torch.uint8).zero_()        # memory of its own
        assert same(load_file(path)["w"], value)
        with safe_open(path) as file:
            assert same(file.get_tensor("w"), value)
        assert tensorgate.save(None, {"w": value}, "safetensors") == save({"w": value})


def dlpack(folder):
    """from_dlpack() has the type, or says that it has not."""
    for name in WIDTHS:
        value = of(name)
        if value is None:
            continue
        one = tensorgate.open(save({"w": value}))["w"]
        try:
            found = torch.from_dlpack(one)
        except (RuntimeError, BufferError) as error:
            assert "nsupported" in str(error) or "1.1" in str(error), error
            assert name.startswith("float") and "_" in name or name == "bool" and VERSION < (2, 0), name
            continue
        assert same(found, value), name
        back = torch.from_dlpack(one.__dlpack__())
        assert same(back, value) and back.data_ptr() != found.data_ptr()


def bool_of_any_byte(folder):
    data = bytearray(save({"w": of("bool")}))
    data[-6:] = bytes([0, 1, 2, 128, 255, 0])
    found = load(bytes(data))["w"]
    assert bits(found) == bytes([0, 1, 1, 1, 1, 0])


def parameters_and_gradients(folder):
    layer = torch.nn.Linear(3, 2)
    layer(torch.ones(1, 3)).sum().backward()
    assert layer.weight.requires_grad and layer.weight.grad is not None
    product = layer.weight * 2
    for content in (save({"p": layer.weight, "q": product}), tensorgate.save(None, {"p": layer.weight, "q": product}, "safetensors")):
        found = load(content)
        assert same(found["p"], layer.weight.detach()) and same(found["q"], product.detach()) and not found["p"].requires_grad
    again = torch.nn.Linear(3, 2)
    again.load_state_dict(load(save(layer.state_dict(), {"format": "pt"})))
    assert same(again.weight.detach(), layer.weight.detach())


def every_layout(folder):
    base = torch.arange(24, dtype=torch.bfloat16).reshape(2, 3, 4)
    complex_ = torch.view_as_complex(torch.arange(12.0).reshape(3, 2, 2))
    for value in (base.permute(2, 0, 1), base[:, ::2, 1:], base[0, 0, 0].expand(2, 2), base[:0], complex_.conj(), complex_.conj().imag,
                  complex_.real, torch.zeros((), dtype=torch.bool), torch.empty(3, 0, 2)):
        made = value.resolve_conj().resolve_neg().contiguous()
        assert same(load(save({"w": value}))["w"], made)
        if value.dtype != torch.bfloat16:
            assert same(load(tensorgate.save(None, {"w": value}, "npz"))["w"], made)


def memory_that_is_shared(folder):
    base = torch.arange(12.0)
    raises(ValueError, "'a' and 'b' share memory", save, {"a": base, "b": base})
    raises(ValueError, "share memory", save, {"a": base.reshape(3, 4).t(), "x": torch.zeros(2), "b": base[11:]})
    found = load(save({"a": base, "b": base[2:]}, shared="copy"))
    assert same(found["a"], base) and same(found["b"], base[2:])
    found = load(save({"a": base[:6], "b": base[6:], "e": base[:0]}))
    assert same(found["b"], base[6:])
    raises(ValueError, "shared is one of", save, {"a": base}, shared=True)


def ties_of_a_checkpoint(folder):
    """As torch.load has them."""
    tied = torch.arange(12, dtype=torch.bfloat16).reshape(3, 4)
    for zipped in (True, False):
        path = os.path.join(folder, "tied%d.pt" % zipped)
        torch.save({"a": tied, "b": tied, "c": tied.t(), "d": tied[1:], "e": torch.ones(3), "f": tied.reshape(-1)}, path,
                   _use_new_zipfile_serialization=zipped)
        found, expected = load_file(path), torch.load(path)
        assert list(found) == list(expected) and all(same(found[name], expected[name]) for name in found)
        assert found["a"].data_ptr() == found["b"].data_ptr() == found["f"].data_ptr() != found["e"].data_ptr()


def safe_open_as_programs_use_it(folder):
    path = os.path.join(folder, "m.safetensors")
    value = torch.arange(60, dtype=torch.bfloat16).reshape(3, 4, 5)
    save_file({"w": value, "v": torch.ones(2)}, path, metadata={"format": "pt", "k": "\u00e9"})
    raises(FileExistsError, "m.safetensors", save_file, {"w": value}, path)
    with safe_open(path, framework="pt", device="cpu") as file:
        assert sorted(file.keys()) == ["v", "w"] == sorted(file.offset_keys()) and file.metadata() == {"format": "pt", "k": "\u00e9"}
        part = file.get_slice("w")
        assert part.get_shape() == [3, 4, 5] and part.get_dtype() == "bfloat16"
        for key in (0, (slice(1, 3), Ellipsis, 2), (Ellipsis, slice(0, 5, 2)), (None, 1, slice(None), -1), Ellipsis, slice(2, 2)):
            assert same(part[key], value[key].contiguous()), key
        assert same(part[::-1, 1], value.flip(0)[:, 1].contiguous())
        raises(KeyError, "x", file.get_tensor, "x")
    raises(ValueError, "closed", file.get_tensor, "w")
    raises(ValueError, "framework", safe_open, path, framework="jax")
    assert load_file(path, device="meta")["w"].device.type == "meta"
    with safe_open(path, device=torch.device("meta")) as file:
        assert file.get_tensor("w").shape == (3, 4, 5)
    with safe_open(io.BytesIO(save({"w": value})), limits={"max_tensors": 1}) as file:
        assert file.metadata() is None and same(file.get_tensor("w"), value)
    raises(tensorgate.OverLimit, "max-tensors", load_file, path, limits={"max_tensors": 1})
    raises(tensorgate.Refused, "", load, b"no tensors")
    raises(TypeError, "", load, "path")


def what_pytorch_has_not(folder):
    text = tensor("string", [1], blob(6, b"a"), "t")
    with tensorgate.open(model(graph(tensors=[text, raw("int4", [3], b"\x21\x0f", "i"), raw("uint2", [2], b"\x02", "u")]))) as file:
        assert tensorgate.torch.read(file["i"]).tolist() == [1, 2, -1] and tensorgate.torch.read(file["u"]).dtype == torch.uint8
        raises(ValueError, "'t' is string", tensorgate.torch.load_all, file, torch.device("cpu"))
    header = b'{"w":{"dtype":"F6_E2M3","shape":[4],"data_offsets":[0,3]}}'
    header += b" " * (-len(header) % 8)
    raises(ValueError, "float6_e2m3fn, which PyTorch", load, struct.pack("<Q", len(header)) + header + bytes(3))
    for value, said in ((torch.ones(2).to_sparse(), "sparse_coo"), (torch.ones(2, device="meta"), "meta"),
                        (torch.quantize_per_tensor(torch.ones(2), 1.0, 0, torch.qint8), "quantized")):
        raises(ValueError, said, save, {"w": value})
        raises(ValueError, said, tensorgate.save, None, {"w": value}, "safetensors")
    raises(TypeError, "text", save, {1: torch.ones(1)})
    raises(tensorgate.Refused, "complex128", save, {"w": torch.ones(1, dtype=torch.complex128)})


def beside_safetensors(folder):
    try:
        import numpy  # noqa: F401
        import safetensors.torch as peer
    except ImportError:
        return
    value = {"w": torch.arange(6, dtype=torch.bfloat16).reshape(2, 3), "b": torch.tensor([True, False]), "s": torch.tensor(1.5)}
    path = os.path.join(folder, "peer.safetensors")
    peer.save_file(value, path, metadata={"format": "pt"})
    ours, theirs = load_file(path), peer.load(save(value, {"format": "pt"}))
    assert all(same(ours[name], value[name]) and same(theirs[name], value[name]) for name in value)
    with safe_open(path) as file:
        assert file.metadata() == {"format": "pt"}


def other_formats(folder):
    value = {"a/w": torch.arange(6.0).reshape(2, 3), "b": torch.tensor([1, 2])}
    for name in ("x.npz", "x.pt", "x.gguf", "x.msgpack"):
        path = os.path.join(folder, name)
        save_file(value, path)
        assert all(same(found, value[key]) for key, found in load_file(path).items()), name
    save_file(value, os.path.join(folder, "no_suffix"))
    assert tensorgate.open(os.path.join(folder, "no_suffix")).format == "safetensors"
    with tensorgate.open(save(value, {"format": "pt"})) as file:
        assert load(save(file)).keys() == value.keys() and tensorgate.open(save(file)).metadata() == {"__metadata__": {"format": "pt"}}


def a_model_in_shards(folder):
    value = {"a": torch.arange(6, dtype=torch.bfloat16).reshape(2, 3), "b": torch.tensor([True, False])}
    names = ["model-%05d-of-00002.safetensors" % (i + 1) for i in range(2)]
    for name, (key, one) in zip(names, value.items()):
        save_file({key: one}, os.path.join(folder, name))
    index = os.path.join(folder, "model.safetensors.index.json")
    with open(index, "w") as file:
        json.dump({"metadata": {}, "weight_map": dict(zip(value, names))}, file)
    for path in (index, folder):
        found = load_file(path)
        assert list(found) == ["a", "b"] and all(same(found[key], value[key]) for key in value)
        with safe_open(path) as file:
            assert same(file.get_slice("a")[1], value["a"][1]) and file.keys() == ["a", "b"]


CASES = [every_type_there_and_back, dlpack, bool_of_any_byte, parameters_and_gradients, every_layout, memory_that_is_shared,
         ties_of_a_checkpoint, safe_open_as_programs_use_it, what_pytorch_has_not, a_model_in_shards, beside_safetensors,
         other_formats]


def main():
    failed = 0
    for case in CASES:
        with tempfile.TemporaryDirectory() as folder:
            try:
                case(folder)
            except Exception:
                traceback.print_exc()
                failed += 1
    print("PyTorch %s: %d passed, %d failed" % (torch.__version__, len(CASES) - failed, failed))
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
