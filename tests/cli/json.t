# One document on standard output, whatever happens.
$ tensorgate check --json btf_coo.btf pvp_note_killed.pvp
| [
| {"file": "btf_coo.btf", "size": 304, "format": "btf", "valid": true, "tensors": 4, "error": null, "notes": []},
| {"file": "pvp_note_killed.pvp", "size": 99, "format": "pvp", "valid": true, "tensors": 2, "error": null, "notes": ["header.nbands_is_number_of_frames at byte 68: found 0, expected the number of whole frames in the file, 1 in type 1", "dense_activity.trailing at byte 96: found \"cut\", expected nothing after the last frame"]}
| ]
$ head -c 100 btf_dtypes.btf > cut.btf; tensorgate check --json cut.btf
| [
| {"file": "cut.btf", "size": 100, "format": null, "valid": false, "tensors": 0, "error": {"code": "unknown_format", "offset": 0, "path": "", "message": "no known format: not btf (offsets[0].offset at byte 8: found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)), nor 10 others", "expected": "primitiv, nnb, pvp, btf, npy, npz, safetensors, gguf, pytorch, onnx or flax", "found": "0a 00 00 00 00 00 00 00 58 00 00 00 00 00 00 00... (100 bytes)", "tried": [{"format": "btf", "code": "bad_reference", "offset": 8, "path": "offsets[0].offset", "message": "found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)", "expected": "at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)", "found": "88"}, {"format": "primitiv", "code": "bad_value", "offset": 0, "path": "header.major_tag", "message": "found 10, expected ce, an unsigned number of 32 bits", "expected": "ce, an unsigned number of 32 bits", "found": "10"}, {"format": "nnb", "code": "bad_value", "offset": 0, "path": "header.version", "message": "found 10, expected 2 or 3", "expected": "2 or 3", "found": "10"}, {"format": "pvp", "code": "bad_value", "offset": 0, "path": "header.headersize", "message": "found 10, expected 80 (activity) or 104 (weights)", "expected": "80 (activity) or 104 (weights)", "found": "10"}, {"format": "npy", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 0a 00 00 00 00 00, expected bytes 93 4e 55 4d 50 59", "expected": "bytes 93 4e 55 4d 50 59", "found": "0a 00 00 00 00 00"}, {"format": "npz", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 0a 00 00 00, expected bytes 50 4b 03 04", "expected": "bytes 50 4b 03 04", "found": "0a 00 00 00"}, {"format": "safetensors", "code": "bad_value", "offset": 0, "path": "len_header", "message": "found 10, expected a header that begins with '{' right behind its length", "expected": "a header that begins with '{' right behind its length", "found": "10"}, {"format": "gguf", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 0a 00 00 00, expected bytes 47 47 55 46", "expected": "bytes 47 47 55 46", "found": "0a 00 00 00"}, {"format": "pytorch", "code": "bad_value", "offset": 0, "path": "first", "message": "expected an archive with FOLDER/data.pkl, or the magic number of torch.save", "expected": "an archive with FOLDER/data.pkl, or the magic number of torch.save", "found": ""}, {"format": "onnx", "code": "bad_value", "offset": 0, "path": "ir_version", "message": "expected a model: its ir_version, and further on a graph", "expected": "a model: its ir_version, and further on a graph", "found": ""}, {"format": "flax", "code": "bad_value", "offset": 0, "path": "first", "message": "expected a map with a text as its first key, and arrays of Flax", "expected": "a map with a text as its first key, and arrays of Flax", "found": ""}]}, "notes": []}
| ]
= 1
$ printf 'hello, world\n' > text; tensorgate check --json text
| [
| {"file": "text", "size": 13, "format": null, "valid": false, "tensors": 0, "error": {"code": "foreign_format", "offset": 0, "path": "", "message": "plain text: no tensors in it", "expected": "primitiv, nnb, pvp, btf, npy, npz, safetensors, gguf, pytorch, onnx or flax", "found": "68 65 6c 6c 6f 2c 20 77 6f 72 6c 64 0a", "foreign": "text", "tried": [{"format": "primitiv", "code": "bad_value", "offset": 0, "path": "header.major_tag", "message": "found 104, expected ce, an unsigned number of 32 bits", "expected": "ce, an unsigned number of 32 bits", "found": "104"}, {"format": "nnb", "code": "bad_value", "offset": 0, "path": "header.version", "message": "found 1819043176, expected 2 or 3", "expected": "2 or 3", "found": "1819043176"}, {"format": "pvp", "code": "bad_value", "offset": 0, "path": "header.headersize", "message": "found 1819043176, expected 80 (activity) or 104 (weights)", "expected": "80 (activity) or 104 (weights)", "found": "1819043176"}, {"format": "btf", "code": "truncated", "offset": 8, "path": "offsets", "message": "found 5 bytes, expected 8583909746840200552 elements", "expected": "8583909746840200552 elements", "found": "5 bytes"}, {"format": "npy", "code": "bad_value", "offset": 0, "path": "magic", "message": "found \"hello,\", expected bytes 93 4e 55 4d 50 59", "expected": "bytes 93 4e 55 4d 50 59", "found": "\"hello,\""}, {"format": "npz", "code": "bad_value", "offset": 0, "path": "magic", "message": "found \"hell\", expected bytes 50 4b 03 04", "expected": "bytes 50 4b 03 04", "found": "\"hell\""}, {"format": "safetensors", "code": "bad_value", "offset": 0, "path": "len_header", "message": "found 8583909746840200552, expected a header of 2 to 100000000 bytes", "expected": "a header of 2 to 100000000 bytes", "found": "8583909746840200552"}, {"format": "gguf", "code": "bad_value", "offset": 0, "path": "magic", "message": "found \"hell\", expected bytes 47 47 55 46", "expected": "bytes 47 47 55 46", "found": "\"hell\""}, {"format": "pytorch", "code": "bad_value", "offset": 0, "path": "first", "message": "expected an archive with FOLDER/data.pkl, or the magic number of torch.save", "expected": "an archive with FOLDER/data.pkl, or the magic number of torch.save", "found": ""}, {"format": "onnx", "code": "bad_value", "offset": 0, "path": "ir_version", "message": "expected a model: its ir_version, and further on a graph", "expected": "a model: its ir_version, and further on a graph", "found": ""}, {"format": "flax", "code": "bad_value", "offset": 0, "path": "first", "message": "expected a map with a text as its first key, and arrays of Flax", "expected": "a map with a text as its first key, and arrays of Flax", "found": ""}]}, "notes": []}
| ]
= 1
$ tensorgate check --json no_such_file
| [
| {"file": "no_such_file", "size": 0, "format": null, "valid": false, "tensors": 0, "error": {"code": "io", "offset": 0, "path": "", "message": "no such file", "expected": "", "found": ""}, "notes": []}
| ]
! tensorgate: no_such_file: no such file [io]
= 2
$ tensorgate info --json btf_coo.btf
| {
| "file": "btf_coo.btf", "size": 304, "format": "btf", "valid": true,
| "error": null,
| "metadata": {"num_tensors": 4},
| "notes": [],
| "tensors": [
| {"name": "0", "dtype": "float32", "shape": [2, 4], "order": "C", "storage": "coo", "offset": 144, "nbytes": 12, "values": {"dtype": "float32", "count": 3, "offset": 144, "nbytes": 12}, "indices": {"dtype": "int64", "count": 6, "offset": 88, "nbytes": 48}},
| {"name": "1", "dtype": "uint8", "shape": [3], "order": "C", "storage": "dense", "offset": 184, "nbytes": 3},
| {"name": "2", "dtype": "int64", "shape": [2, 3, 4], "order": "C", "storage": "coo", "offset": 256, "nbytes": 0, "values": {"dtype": "int64", "count": 0, "offset": 256, "nbytes": 0}, "indices": {"dtype": "int64", "count": 0, "offset": 248, "nbytes": 0}},
| {"name": "3", "dtype": "int8", "shape": [], "order": "C", "storage": "coo", "offset": 296, "nbytes": 1, "values": {"dtype": "int8", "count": 1, "offset": 296, "nbytes": 1}, "indices": {"dtype": "int64", "count": 0, "offset": 288, "nbytes": 0}}
| ],
| "totals": {"int8": {"tensors": 1, "elements": 1, "nbytes": 1}, "int64": {"tensors": 1, "elements": 24, "nbytes": 0}, "uint8": {"tensors": 1, "elements": 3, "nbytes": 3}, "float32": {"tensors": 1, "elements": 8, "nbytes": 12}, "all": {"tensors": 4, "elements": 36, "nbytes": 16}}}
$ tensorgate info --json primitiv_optimizer.primitiv
| {
| "file": "primitiv_optimizer.primitiv", "size": 102, "format": "primitiv", "valid": true,
| "error": null,
| "metadata": {"kind": "optimizer", "uint_configs": {"Optimizer.epoch": 4294967295}, "float_configs": {"Optimizer.lr_scale": 1.0, "SGD.eta": 0.1, "odd%20nan": "nan", "odd%20-inf": "-inf"}},
| "notes": [],
| "tensors": [
| ],
| "totals": {"all": {"tensors": 0, "elements": 0, "nbytes": 0}}}
$ tensorgate info --json primitiv_model_keys.primitiv
| {
| "file": "primitiv_model_keys.primitiv", "size": 333, "format": "primitiv", "valid": true,
| "error": null,
| "metadata": {"kind": "model", "parameters": 7},
| "notes": [],
| "tensors": [
| {"name": "%", "dtype": "float32", "shape": [], "order": "F", "storage": "dense", "offset": 30, "nbytes": 4},
| {"name": "%/%2E", "dtype": "float32", "shape": [], "order": "F", "storage": "dense", "offset": 51, "nbytes": 4},
| {"name": "%2E%2E/...", "dtype": "float32", "shape": [], "order": "F", "storage": "dense", "offset": 76, "nbytes": 4},
| {"name": "%00%1B%5B0m%C3%A4", "dtype": "float32", "shape": [], "order": "F", "storage": "dense", "offset": 102, "nbytes": 4},
| {"name": "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn", "dtype": "float32", "shape": [], "order": "F", "storage": "dense", "offset": 162, "nbytes": 4},
| {"name": "a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q", "dtype": "float32", "shape": [], "order": "F", "storage": "dense", "offset": 216, "nbytes": 4},
| {"name": "rank/8", "dtype": "float32", "shape": [1, 2, 1, 1, 1, 1, 1, 2], "order": "F", "storage": "dense", "offset": 281, "nbytes": 16},
| {"name": "rank/8@AdaGrad.m", "dtype": "float32", "shape": [2], "order": "F", "storage": "dense", "offset": 325, "nbytes": 8}
| ],
| "totals": {"float32": {"tensors": 8, "elements": 12, "nbytes": 48}, "all": {"tensors": 8, "elements": 12, "nbytes": 48}}}
$ tensorgate info --json nnb_v3_fixed.nnb
| {
| "file": "nnb_v3_fixed.nnb", "size": 572, "format": "nnb", "valid": true,
| "error": null,
| "metadata": {"version": 3, "api_level": 105024636, "inputs": [0], "outputs": [4], "buffers": [72, 72, 6], "variables": [{"id": 0, "shape": [1, 2, 3, 3], "dtype": "int16", "fp_pos": 8, "buffer": 0}, {"id": 1, "shape": [1, 2, 2, 2], "dtype": "int16", "fp_pos": 15, "buffer": null}, {"id": 2, "shape": [1], "dtype": "int8", "fp_pos": 12, "buffer": null}, {"id": 3, "shape": [1, 1, 2, 2], "dtype": "int8", "fp_pos": 4, "buffer": 1}, {"id": 4, "shape": [1, 1, 3, 2], "dtype": "int8", "fp_pos": 0, "buffer": 2}], "functions": [{"name": "Convolution", "id": 265, "impl": 102, "inputs": [0, 1, 2], "outputs": [3], "args": {"base_axis": 1, "pad": [0, 0], "stride": [1, 1], "dilation": [1, 1], "group": 1, "channel_last": 0}}, {"name": "Pad", "id": 123, "impl": 103, "inputs": [3], "outputs": [4], "args": {"pad_width": [0, 0, 0, 0, 0, 1, 0, 0], "mode": "reflect", "constant_value": 0.5}}]},
| "notes": [],
| "tensors": [
| {"name": "1", "dtype": "int16", "shape": [1, 2, 2, 2], "order": "C", "storage": "dense", "offset": 236, "nbytes": 16, "fp_pos": 15},
| {"name": "2", "dtype": "int8", "shape": [1], "order": "C", "storage": "dense", "offset": 276, "nbytes": 1, "fp_pos": 12}
| ],
| "totals": {"int8": {"tensors": 1, "elements": 1, "nbytes": 1}, "int16": {"tensors": 1, "elements": 8, "nbytes": 16}, "all": {"tensors": 2, "elements": 9, "nbytes": 17}}}
$ tensorgate info --json pvp_sparse_values.pvp
| {
| "file": "pvp_sparse_values.pvp", "size": 148, "format": "pvp", "valid": true,
| "error": null,
| "metadata": {"header": {"headersize": 80, "numparams": 20, "filetype": 6, "nx": 4, "ny": 3, "nf": 2, "numrecords": 1, "recordsize": 0, "datasize": 8, "datatype": 4, "nxprocs": 1, "nyprocs": 1, "nxExtended": 4, "nyExtended": 3, "kx0": 0, "ky0": 0, "nbatch": 1, "nbands": 3, "time": 0.0}, "frames": 3, "active": [3, 0, 1]},
| "notes": [],
| "tensors": [
| {"name": "activity", "dtype": "float32", "shape": [3, 3, 4, 2], "order": "C", "storage": "sparse", "offset": 96, "nbytes": 16, "values": {"dtype": "float32", "count": 4, "offset": 96, "nbytes": 16}, "indices": {"dtype": "uint32", "count": 4, "offset": 92, "nbytes": 16}, "counts": {"dtype": "uint32", "count": 3, "offset": 88, "nbytes": 12}},
| {"name": "time", "dtype": "float64", "shape": [3], "order": "C", "storage": "dense", "offset": 80, "nbytes": 24}
| ],
| "totals": {"float32": {"tensors": 1, "elements": 72, "nbytes": 16}, "float64": {"tensors": 1, "elements": 3, "nbytes": 24}, "all": {"tensors": 2, "elements": 75, "nbytes": 40}}}
$ tensorgate info --json pvp_weights_bytes.pvp
| {
| "file": "pvp_weights_bytes.pvp", "size": 160, "format": "pvp", "valid": true,
| "error": null,
| "metadata": {"header": {"headersize": 104, "numparams": 26, "filetype": 3, "nx": 2, "ny": 2, "nf": 1, "numrecords": 1, "recordsize": 0, "datasize": 1, "datatype": 1, "nxprocs": 1, "nyprocs": 1, "nxExtended": 2, "nyExtended": 2, "kx0": 0, "ky0": 0, "nbatch": 1, "nbands": 1, "time": 9.0, "nxp": 3, "nyp": 1, "nfp": 2, "wMin": -0.5, "wMax": 0.5, "numPatches": 4}, "frames": 1, "wMin": [-0.5], "wMax": [0.5]},
| "notes": [],
| "tensors": [
| {"name": "weights", "dtype": "uint8", "shape": [1, 1, 4, 1, 3, 2], "order": "C", "storage": "dense", "offset": 112, "nbytes": 24},
| {"name": "time", "dtype": "float64", "shape": [1], "order": "C", "storage": "dense", "offset": 72, "nbytes": 8}
| ],
| "totals": {"uint8": {"tensors": 1, "elements": 24, "nbytes": 24}, "float64": {"tensors": 1, "elements": 1, "nbytes": 8}, "all": {"tensors": 2, "elements": 25, "nbytes": 32}}}
$ tensorgate info --json cut.btf
| {
| "file": "cut.btf", "size": 100, "format": null, "valid": false,
| "error": {"code": "unknown_format", "offset": 0, "path": "", "message": "no known format: not btf (offsets[0].offset at byte 8: found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)), nor 10 others", "expected": "primitiv, nnb, pvp, btf, npy, npz, safetensors, gguf, pytorch, onnx or flax", "found": "0a 00 00 00 00 00 00 00 58 00 00 00 00 00 00 00... (100 bytes)", "tried": [{"format": "btf", "code": "bad_reference", "offset": 8, "path": "offsets[0].offset", "message": "found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)", "expected": "at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)", "found": "88"}, {"format": "primitiv", "code": "bad_value", "offset": 0, "path": "header.major_tag", "message": "found 10, expected ce, an unsigned number of 32 bits", "expected": "ce, an unsigned number of 32 bits", "found": "10"}, {"format": "nnb", "code": "bad_value", "offset": 0, "path": "header.version", "message": "found 10, expected 2 or 3", "expected": "2 or 3", "found": "10"}, {"format": "pvp", "code": "bad_value", "offset": 0, "path": "header.headersize", "message": "found 10, expected 80 (activity) or 104 (weights)", "expected": "80 (activity) or 104 (weights)", "found": "10"}, {"format": "npy", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 0a 00 00 00 00 00, expected bytes 93 4e 55 4d 50 59", "expected": "bytes 93 4e 55 4d 50 59", "found": "0a 00 00 00 00 00"}, {"format": "npz", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 0a 00 00 00, expected bytes 50 4b 03 04", "expected": "bytes 50 4b 03 04", "found": "0a 00 00 00"}, {"format": "safetensors", "code": "bad_value", "offset": 0, "path": "len_header", "message": "found 10, expected a header that begins with '{' right behind its length", "expected": "a header that begins with '{' right behind its length", "found": "10"}, {"format": "gguf", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 0a 00 00 00, expected bytes 47 47 55 46", "expected": "bytes 47 47 55 46", "found": "0a 00 00 00"}, {"format": "pytorch", "code": "bad_value", "offset": 0, "path": "first", "message": "expected an archive with FOLDER/data.pkl, or the magic number of torch.save", "expected": "an archive with FOLDER/data.pkl, or the magic number of torch.save", "found": ""}, {"format": "onnx", "code": "bad_value", "offset": 0, "path": "ir_version", "message": "expected a model: its ir_version, and further on a graph", "expected": "a model: its ir_version, and further on a graph", "found": ""}, {"format": "flax", "code": "bad_value", "offset": 0, "path": "first", "message": "expected a map with a text as its first key, and arrays of Flax", "expected": "a map with a text as its first key, and arrays of Flax", "found": ""}]},
| "metadata": {},
| "notes": [],
| "tensors": [
| ],
| "totals": {"all": {"tensors": 0, "elements": 0, "nbytes": 0}}}
= 1
$ tensorgate dump --json btf_note_garbage.btf
| {"file": "btf_note_garbage.btf", "size": 48, "format": "btf", "valid": true, "error": null, "notes": ["record_header.reserved at byte 26: found de ad be ef 00 01, expected bytes 00 00 00 00 00 00", "record.padding at byte 43: found 00 00 00 00 55, expected zero bytes that fill the record up to a multiple of 8"], "tree": {"name": "btf", "type": "btf", "offset": 0, "length": 48, "fields": [
| {"name": "num_tensors", "offset": 0, "length": 8, "value": 1},
| {"name": "offsets", "type": "offset_entry", "offset": 8, "length": 8, "count": 1, "items": [
| {"name": "offsets", "index": 0, "type": "offset_entry", "offset": 8, "length": 8, "fields": [
| {"name": "offset", "offset": 8, "length": 8, "value": 16},
| {"name": "record", "type": "record", "offset": 16, "length": 32, "fields": [
| {"name": "header", "type": "record_header", "offset": 16, "length": 16, "fields": [
| {"name": "rank", "offset": 16, "length": 8, "value": 1},
| {"name": "dtype", "offset": 24, "length": 1, "value": 0, "label": "int8"},
| {"name": "layout", "offset": 25, "length": 1, "value": 0, "label": "dense"},
| {"name": "reserved", "offset": 26, "length": 6, "hex": "deadbeef0001"},
| {"name": "element_size", "computed": true, "value": 1}]},
| {"name": "dims", "type": "dim", "offset": 32, "length": 8, "count": 1, "items": [
| {"name": "dims", "index": 0, "type": "dim", "offset": 32, "length": 8, "fields": [
| {"name": "length", "offset": 32, "length": 8, "value": 3},
| {"name": "extent", "computed": true, "value": 3},
| {"name": "cells", "computed": true, "value": 3}]}]},
| {"name": "payload", "type": "dense_payload", "offset": 40, "length": 3, "fields": [
| {"name": "data", "offset": 40, "length": 3, "hex": "010203"}]},
| {"name": "padding", "offset": 43, "length": 5, "hex": "0000000055"},
| {"name": "num_cells", "computed": true, "value": 3}]}]}]}]}}
$ tensorgate dump --json primitiv_optimizer.primitiv
| {"file": "primitiv_optimizer.primitiv", "size": 102, "format": "primitiv", "valid": true, "error": null, "notes": [], "tree": {"name": "primitiv", "type": "primitiv", "offset": 0, "length": 102, "fields": [
| {"name": "header", "type": "header", "offset": 0, "length": 15, "fields": [
| {"name": "major_tag", "offset": 0, "length": 1, "value": 206},
| {"name": "major", "offset": 1, "length": 4, "value": 0},
| {"name": "minor_tag", "offset": 5, "length": 1, "value": 206},
| {"name": "minor", "offset": 6, "length": 4, "value": 1},
| {"name": "data_type_tag", "offset": 10, "length": 1, "value": 206},
| {"name": "data_type", "offset": 11, "length": 4, "value": 1024, "label": "optimizer"}]},
| {"name": "object", "type": "optimizer", "offset": 15, "length": 87, "fields": [
| {"name": "uint_configs", "type": "uint_config_map", "offset": 15, "length": 22, "fields": [
| {"name": "head", "type": "map_head", "offset": 15, "length": 1, "fields": [
| {"name": "tag", "offset": 15, "length": 1, "value": 129},
| {"name": "num_pairs", "computed": true, "value": 1}]},
| {"name": "configs", "type": "uint_config", "offset": 16, "length": 21, "count": 1, "items": [
| {"name": "configs", "index": 0, "type": "uint_config", "offset": 16, "length": 21, "fields": [
| {"name": "key", "type": "string", "offset": 16, "length": 16, "fields": [
| {"name": "tag", "offset": 16, "length": 1, "value": 175},
| {"name": "data", "offset": 17, "length": 15, "hex": "4f7074696d697a65722e65706f6368"},
| {"name": "len_data", "computed": true, "value": 15}]},
| {"name": "value", "type": "uint32", "offset": 32, "length": 5, "fields": [
| {"name": "tag", "offset": 32, "length": 1, "value": 206},
| {"name": "value", "offset": 33, "length": 4, "value": 4294967295}]}]}]}]},
| {"name": "float_configs", "type": "float_config_map", "offset": 37, "length": 65, "fields": [
| {"name": "head", "type": "map_head", "offset": 37, "length": 1, "fields": [
| {"name": "tag", "offset": 37, "length": 1, "value": 132},
| {"name": "num_pairs", "computed": true, "value": 4}]},
| {"name": "configs", "type": "float_config", "offset": 38, "length": 64, "count": 4, "items": [
| {"name": "configs", "index": 0, "type": "float_config", "offset": 38, "length": 24, "fields": [
| {"name": "key", "type": "string", "offset": 38, "length": 19, "fields": [
| {"name": "tag", "offset": 38, "length": 1, "value": 178},
| {"name": "data", "offset": 39, "length": 18, "hex": "4f7074696d697a65722e6c725f736361", "bytes": 18},
| {"name": "len_data", "computed": true, "value": 18}]},
| {"name": "value", "type": "float32", "offset": 57, "length": 5, "fields": [
| {"name": "tag", "offset": 57, "length": 1, "value": 202},
| {"name": "value", "offset": 58, "length": 4, "value": 1.0}]}]},
| {"name": "configs", "index": 1, "type": "float_config", "offset": 62, "length": 13, "fields": [
| {"name": "key", "type": "string", "offset": 62, "length": 8, "fields": [
| {"name": "tag", "offset": 62, "length": 1, "value": 167},
| {"name": "data", "offset": 63, "length": 7, "hex": "5347442e657461"},
| {"name": "len_data", "computed": true, "value": 7}]},
| {"name": "value", "type": "float32", "offset": 70, "length": 5, "fields": [
| {"name": "tag", "offset": 70, "length": 1, "value": 202},
| {"name": "value", "offset": 71, "length": 4, "value": 0.1}]}]},
| {"name": "configs", "index": 2, "type": "float_config", "offset": 75, "length": 13, "fields": [
| {"name": "key", "type": "string", "offset": 75, "length": 8, "fields": [
| {"name": "tag", "offset": 75, "length": 1, "value": 167},
| {"name": "data", "offset": 76, "length": 7, "hex": "6f6464206e616e"},
| {"name": "len_data", "computed": true, "value": 7}]},
| {"name": "value", "type": "float32", "offset": 83, "length": 5, "fields": [
| {"name": "tag", "offset": 83, "length": 1, "value": 202},
| {"name": "value", "offset": 84, "length": 4, "value": "nan"}]}]},
| {"name": "configs", "index": 3, "type": "float_config", "offset": 88, "length": 14, "fields": [
| {"name": "key", "type": "string", "offset": 88, "length": 9, "fields": [
| {"name": "tag", "offset": 88, "length": 1, "value": 168},
| {"name": "data", "offset": 89, "length": 8, "hex": "6f6464202d696e66"},
| {"name": "len_data", "computed": true, "value": 8}]},
| {"name": "value", "type": "float32", "offset": 97, "length": 5, "fields": [
| {"name": "tag", "offset": 97, "length": 1, "value": 202},
| {"name": "value", "offset": 98, "length": 4, "value": "-inf"}]}]}]}]}]},
| {"name": "trailing", "offset": 102, "length": 0, "hex": ""}]}}
$ tensorgate dump --json pvp_dense.pvp
| {"file": "pvp_dense.pvp", "size": 192, "format": "pvp", "valid": true, "error": null, "notes": [], "tree": {"name": "pvp", "type": "pvp", "offset": 0, "length": 192, "fields": [
| {"name": "header", "type": "header", "offset": 0, "length": 80, "fields": [
| {"name": "headersize", "offset": 0, "length": 4, "value": 80},
| {"name": "numparams", "offset": 4, "length": 4, "value": 20},
| {"name": "filetype", "offset": 8, "length": 4, "value": 4, "label": "dense"},
| {"name": "nx", "offset": 12, "length": 4, "value": 3},
| {"name": "ny", "offset": 16, "length": 4, "value": 2},
| {"name": "nf", "offset": 20, "length": 4, "value": 2},
| {"name": "numrecords", "offset": 24, "length": 4, "value": 1},
| {"name": "recordsize", "offset": 28, "length": 4, "value": 12},
| {"name": "datasize", "offset": 32, "length": 4, "value": 4},
| {"name": "datatype", "offset": 36, "length": 4, "value": 3, "label": "float32"},
| {"name": "nxprocs", "offset": 40, "length": 4, "value": 1},
| {"name": "nyprocs", "offset": 44, "length": 4, "value": 1},
| {"name": "nx_extended", "offset": 48, "length": 4, "value": 3},
| {"name": "ny_extended", "offset": 52, "length": 4, "value": 2},
| {"name": "kx0", "offset": 56, "length": 4, "value": 0},
| {"name": "ky0", "offset": 60, "length": 4, "value": 0},
| {"name": "nbatch", "offset": 64, "length": 4, "value": 1},
| {"name": "nbands", "offset": 68, "length": 4, "value": 2},
| {"name": "time", "offset": 72, "length": 8, "value": 0.0},
| {"name": "is_weights", "computed": true, "value": false},
| {"name": "is_dense", "computed": true, "value": true},
| {"name": "is_single_process", "computed": true, "value": true},
| {"name": "layer_nx", "computed": true, "value": 3},
| {"name": "layer_ny", "computed": true, "value": 2},
| {"name": "num_cells", "computed": true, "value": 12},
| {"name": "len_values", "computed": true, "value": 48},
| {"name": "len_dense_frame", "computed": true, "value": 56},
| {"name": "num_whole_frames", "computed": true, "value": 2},
| {"name": "len_tail", "computed": true, "value": 0}]},
| {"name": "content", "type": "dense_activity", "offset": 80, "length": 112, "fields": [
| {"name": "frames", "type": "dense_frame", "offset": 80, "length": 112, "count": 2, "items": [
| {"name": "frames", "index": 0, "type": "dense_frame", "offset": 80, "length": 56, "fields": [
| {"name": "time", "offset": 80, "length": 8, "value": 0.5},
| {"name": "values", "offset": 88, "length": 48, "hex": "000000000000003e0000803e0000c03e", "bytes": 48}]},
| {"name": "frames", "index": 1, "type": "dense_frame", "offset": 136, "length": 56, "fields": [
| {"name": "time", "offset": 136, "length": 8, "value": "nan"},
| {"name": "values", "offset": 144, "length": 48, "hex": "0100c07f0000a07f0000c0ff0000807f", "bytes": 48}]}]},
| {"name": "trailing", "offset": 192, "length": 0, "hex": ""},
| {"name": "cuts_a_frame", "computed": true, "value": false}]}]}}
$ tensorgate dump --json cut.btf
| {"file": "cut.btf", "size": 100, "format": null, "valid": false, "error": {"code": "unknown_format", "offset": 0, "path": "", "message": "no known format: not btf (offsets[0].offset at byte 8: found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)), nor 10 others", "expected": "primitiv, nnb, pvp, btf, npy, npz, safetensors, gguf, pytorch, onnx or flax", "found": "0a 00 00 00 00 00 00 00 58 00 00 00 00 00 00 00... (100 bytes)", "tried": [{"format": "btf", "code": "bad_reference", "offset": 8, "path": "offsets[0].offset", "message": "found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)", "expected": "at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)", "found": "88"}, {"format": "primitiv", "code": "bad_value", "offset": 0, "path": "header.major_tag", "message": "found 10, expected ce, an unsigned number of 32 bits", "expected": "ce, an unsigned number of 32 bits", "found": "10"}, {"format": "nnb", "code": "bad_value", "offset": 0, "path": "header.version", "message": "found 10, expected 2 or 3", "expected": "2 or 3", "found": "10"}, {"format": "pvp", "code": "bad_value", "offset": 0, "path": "header.headersize", "message": "found 10, expected 80 (activity) or 104 (weights)", "expected": "80 (activity) or 104 (weights)", "found": "10"}, {"format": "npy", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 0a 00 00 00 00 00, expected bytes 93 4e 55 4d 50 59", "expected": "bytes 93 4e 55 4d 50 59", "found": "0a 00 00 00 00 00"}, {"format": "npz", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 0a 00 00 00, expected bytes 50 4b 03 04", "expected": "bytes 50 4b 03 04", "found": "0a 00 00 00"}, {"format": "safetensors", "code": "bad_value", "offset": 0, "path": "len_header", "message": "found 10, expected a header that begins with '{' right behind its length", "expected": "a header that begins with '{' right behind its length", "found": "10"}, {"format": "gguf", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 0a 00 00 00, expected bytes 47 47 55 46", "expected": "bytes 47 47 55 46", "found": "0a 00 00 00"}, {"format": "pytorch", "code": "bad_value", "offset": 0, "path": "first", "message": "expected an archive with FOLDER/data.pkl, or the magic number of torch.save", "expected": "an archive with FOLDER/data.pkl, or the magic number of torch.save", "found": ""}, {"format": "onnx", "code": "bad_value", "offset": 0, "path": "ir_version", "message": "expected a model: its ir_version, and further on a graph", "expected": "a model: its ir_version, and further on a graph", "found": ""}, {"format": "flax", "code": "bad_value", "offset": 0, "path": "first", "message": "expected a map with a text as its first key, and arrays of Flax", "expected": "a map with a text as its first key, and arrays of Flax", "found": ""}]}, "notes": [], "tree": null}
= 1
$ tensorgate formats --json | sed 's/^"sandbox": .*/"sandbox": .../'
| {
| "formats": [
| {"name": "primitiv", "title": "primitiv file format v0.1: shapes, tensors, parameters, models and optimizers", "read": true, "write": true},
| {"name": "nnb", "title": "NNabla C Runtime network", "read": true, "write": true},
| {"name": "pvp", "title": "PVP: layer activity and connection weights of PetaVision (OpenPV)", "read": true, "write": true},
| {"name": "btf", "title": "Binary Tensor Format of the TensorFlow Runtime", "read": true, "write": true},
| {"name": "npy", "title": "NumPy array file, versions 1 to 3: numbers, text, dates or records", "read": true, "write": true},
| {"name": "npz", "title": "NumPy archive: arrays in a ZIP file, stored or deflated", "read": true, "write": true},
| {"name": "safetensors", "title": "safetensors: named tensors of Hugging Face", "read": true, "write": true},
| {"name": "gguf", "title": "GGUF: models of ggml and llama.cpp, with quantised tensors", "read": true, "write": true},
| {"name": "pytorch", "title": "PyTorch checkpoint: tensors and plain values of torch.save, read without running the pickle", "read": true, "write": true},
| {"name": "onnx", "title": "ONNX: models as graphs, with tensors in the file or beside it", "read": true, "write": false},
| {"name": "flax", "title": "Flax: arrays and plain values in maps, as flax.serialization writes them", "read": true, "write": true}],
| "limits": {"max-file": 1099511627776, "max-stream": 4294967296, "max-tensors": 16777216, "max-rank": 255, "max-memory": null, "max-work": null, "max-dense": 1073741824, "max-output": null},
| "sandbox": ...
| }
# Names that are not UTF-8 can be opened again by their bytes, tensors by their name in the file.
$ cp btf_coo.btf "$(printf 'no\377utf8.btf')"; tensorgate check --json no*utf8.btf
| [
| {"file": "no\\xffutf8.btf", "file_hex": "6e6fff757466382e627466", "size": 304, "format": "btf", "valid": true, "tensors": 4, "error": null, "notes": []}
| ]
$ tensorgate info --json npz_names.npz
| {
| "file": "npz_names.npz", "size": 1713, "format": "npz", "valid": true,
| "error": null,
| "metadata": {},
| "notes": ["member.name_path at byte 598: found \"../x.npy\", expected parts between '/' that are not empty, \".\" or \"..\" and do not end with a space or a dot; no '\\'"],
| "tensors": [
| {"name": "a/b@Adam.m1", "dtype": "uint8", "shape": [1], "order": "C", "storage": "dense", "offset": 193, "nbytes": 1},
| {"name": "a%20b", "dtype": "uint8", "shape": [1], "order": "C", "storage": "dense", "offset": 381, "nbytes": 1},
| {"name": "a%20c", "raw_name": "a c", "dtype": "uint8", "shape": [1], "order": "C", "storage": "dense", "offset": 567, "nbytes": 1},
| {"name": "%2E%2E/x", "raw_name": "../x", "dtype": "uint8", "shape": [1], "order": "C", "storage": "dense", "offset": 754, "nbytes": 1},
| {"name": "%", "raw_name": "", "dtype": "uint8", "shape": [1], "order": "C", "storage": "dense", "offset": 937, "nbytes": 1},
| {"name": "%C3%A4", "raw_name": "ä", "dtype": "uint8", "shape": [1], "order": "C", "storage": "dense", "offset": 1122, "nbytes": 1},
| {"name": "x%40y%40z", "raw_name": "x@y@z", "dtype": "uint8", "shape": [1], "order": "C", "storage": "dense", "offset": 1310, "nbytes": 1}
| ],
| "totals": {"uint8": {"tensors": 7, "elements": 7, "nbytes": 7}, "all": {"tensors": 7, "elements": 7, "nbytes": 7}}}
$ tensorgate hash --json npz_percent_pair.npz
| [
| {"file": "npz_percent_pair.npz", "size": 741, "format": "npz", "valid": true, "error": null, "notes": [],
| "tensors": [
| {"name": "a%20b", "raw_name": "a b", "dtype": "uint8", "shape": [1], "sha256": "d1c64f9c19d37ae70088121c59e2e8372352f78b0cf512678a9cc7deb5f2a404"},
| {"name": "a%2520b", "raw_name": "a%20b", "dtype": "uint8", "shape": [1], "sha256": "d1c64f9c19d37ae70088121c59e2e8372352f78b0cf512678a9cc7deb5f2a404"},
| {"name": "ab", "dtype": "uint8", "shape": [1], "sha256": "d1c64f9c19d37ae70088121c59e2e8372352f78b0cf512678a9cc7deb5f2a404"}]}
| ]
$ tensorgate cat npz_percent_pair.npz 'a b'
| 7
$ tensorgate cat --json npz_names.npz "$(printf '\303\244')"
| {"file": "npz_names.npz", "size": 1713, "format": "npz", "valid": true, "error": null, "notes": ["member.name_path at byte 598: found \"../x.npy\", expected parts between '/' that are not empty, \".\" or \"..\" and do not end with a space or a dot; no '\\'"],
| "name": "ä", "dtype": "uint8", "shape": [1],
| "values": [7]
| }
$ python3 -c "open('high.npz', 'wb').write(open('npz_small.npz', 'rb').read().replace(b's.npy', b'\\xff.npy'))"; tensorgate hash --json high.npz; tensorgate cat high.npz "$(printf '\377')"
| [
| {"file": "high.npz", "size": 179, "format": "npz", "valid": true, "error": null, "notes": ["member.name_encoding at byte 30: found ff 2e 6e 70 79, expected a name in ASCII, or the flag 0x0800 for a name in UTF-8", "npy.data_is_aligned at byte 43: found 57, expected a header padded so that the elements begin at a multiple of 16", "npy.line_feed at byte 101: found \"}\", expected a line feed as the last character"],
| "tensors": [
| {"name": "%FF", "raw_name": "\\xff", "raw_name_hex": "ff", "dtype": "int16", "shape": [2], "sha256": "37cd28947a677e9ff89886171a7b897d5e8db45c42be41eeb27c82f603d78aa8"}]}
| ]
| 0 1
! tensorgate: high.npz: note: member.name_encoding at byte 30: found ff 2e 6e 70 79, expected a name in ASCII, or the flag 0x0800 for a name in UTF-8
! tensorgate: high.npz: note: npy.data_is_aligned at byte 43: found 57, expected a header padded so that the elements begin at a multiple of 16
! tensorgate: high.npz: note: npy.line_feed at byte 101: found "}", expected a line feed as the last character

# A line for each file, and a last one with the summary; a refusal is told once.
$ tensorgate check --json=lines btf_coo.btf npy_int8.npy no_such_file; head -c 50 npy_int8.npy > cut.npy; tensorgate check --json=lines --from npy cut.npy
| {"file": "btf_coo.btf", "size": 304, "format": "btf", "valid": true, "tensors": 4, "error": null, "notes": []}
| {"file": "npy_int8.npy", "size": 134, "format": "npy", "valid": true, "tensors": 1, "error": null, "notes": []}
| {"file": "no_such_file", "size": 0, "format": null, "valid": false, "tensors": 0, "error": {"code": "io", "offset": 0, "path": "", "message": "no such file", "expected": "", "found": ""}, "notes": []}
| {"summary": {"ok": 2, "bad": 0, "code_execution": 0, "skipped": 0, "passed_over": 0, "failed": 1, "links_not_followed": 0, "exit_code": 2}}
| {"file": "cut.npy", "size": 50, "format": "npy", "valid": false, "tensors": 0, "error": {"code": "truncated", "offset": 10, "path": "header", "message": "found 40 bytes, expected 118 bytes", "expected": "118 bytes", "found": "40 bytes"}, "notes": []}
| {"summary": {"ok": 0, "bad": 1, "code_execution": 0, "skipped": 0, "passed_over": 0, "failed": 0, "links_not_followed": 0, "exit_code": 1}}
! tensorgate: no_such_file: no such file [io]
= 1
$ tensorgate hash --json=lines btf_empty.btf npy_int8.npy
| {"file": "btf_empty.btf", "size": 8, "format": "btf", "valid": true, "error": null, "notes": [], "tensors": []}
| {"file": "npy_int8.npy", "size": 134, "format": "npy", "valid": true, "error": null, "notes": [], "tensors": [{"name": "arr_0", "dtype": "int8", "shape": [2, 3], "sha256": "5e28a361e0ec5a2cff78d3b9fa3ff3dafac3a7973f34cc0e753b19c795b442e9"}]}
| {"summary": {"ok": 2, "bad": 0, "code_execution": 0, "skipped": 0, "passed_over": 0, "failed": 0, "links_not_followed": 0, "exit_code": 0}}
$ tensorgate info --json=lines npy_int8.npy
| {"file": "npy_int8.npy", "size": 134, "format": "npy", "valid": true, "error": null, "metadata": {"version": "1.0", "descr": "|i1"}, "notes": [], "tensors": [{"name": "arr_0", "dtype": "int8", "shape": [2, 3], "order": "C", "storage": "dense", "offset": 128, "nbytes": 6}], "totals": {"int8": {"tensors": 1, "elements": 6, "nbytes": 6}, "all": {"tensors": 1, "elements": 6, "nbytes": 6}}}
| {"summary": {"ok": 1, "bad": 0, "code_execution": 0, "skipped": 0, "passed_over": 0, "failed": 0, "links_not_followed": 0, "exit_code": 0}}
$ tensorgate info --json npy_int8.npy btf_empty.btf
| [
| {
| "file": "npy_int8.npy", "size": 134, "format": "npy", "valid": true,
| "error": null,
| "metadata": {"version": "1.0", "descr": "|i1"},
| "notes": [],
| "tensors": [
| {"name": "arr_0", "dtype": "int8", "shape": [2, 3], "order": "C", "storage": "dense", "offset": 128, "nbytes": 6}
| ],
| "totals": {"int8": {"tensors": 1, "elements": 6, "nbytes": 6}, "all": {"tensors": 1, "elements": 6, "nbytes": 6}}},
| {
| "file": "btf_empty.btf", "size": 8, "format": "btf", "valid": true,
| "error": null,
| "metadata": {"num_tensors": 0},
| "notes": [],
| "tensors": [
| ],
| "totals": {"all": {"tensors": 0, "elements": 0, "nbytes": 0}}}
| ]
$ tensorgate info --json=lines cut.npy --from npy
| {"file": "cut.npy", "size": 50, "format": "npy", "valid": false, "error": {"code": "truncated", "offset": 10, "path": "header", "message": "found 40 bytes, expected 118 bytes", "expected": "118 bytes", "found": "40 bytes"}, "metadata": {}, "notes": [], "tensors": [], "totals": {"all": {"tensors": 0, "elements": 0, "nbytes": 0}}}
| {"summary": {"ok": 0, "bad": 1, "code_execution": 0, "skipped": 0, "passed_over": 0, "failed": 0, "links_not_followed": 0, "exit_code": 1}}
= 1
$ tensorgate cat --json=lines npy_int8.npy values
! tensorgate: cat: --json: no such form: 'lines'; see tensorgate cat --help
= 2
$ tensorgate check --json --sarif btf_coo.btf
! tensorgate: check: --json, --json=lines and --sarif exclude each other; see tensorgate check --help
= 2
$ tensorgate check --json=text btf_coo.btf
! tensorgate: check: --json: no such form: 'text'; see tensorgate check --help
= 2

# The document in a file of its own, which is replaced when it is complete.
$ echo old > report; tensorgate check --json --report report btf_coo.btf pvp_note_killed.pvp cut.npy no_such_file; cat report
| ok btf_coo.btf btf 4 tensors
| ok pvp_note_killed.pvp pvp 2 tensors
| bad cut.npy: npy: header at byte 10: found 40 bytes, expected 118 bytes [truncated]
| [
| {"file": "btf_coo.btf", "size": 304, "format": "btf", "valid": true, "tensors": 4, "error": null, "notes": []},
| {"file": "pvp_note_killed.pvp", "size": 99, "format": "pvp", "valid": true, "tensors": 2, "error": null, "notes": ["header.nbands_is_number_of_frames at byte 68: found 0, expected the number of whole frames in the file, 1 in type 1", "dense_activity.trailing at byte 96: found \"cut\", expected nothing after the last frame"]},
| {"file": "cut.npy", "size": 50, "format": "npy", "valid": false, "tensors": 0, "error": {"code": "truncated", "offset": 10, "path": "header", "message": "found 40 bytes, expected 118 bytes", "expected": "118 bytes", "found": "40 bytes"}, "notes": []},
| {"file": "no_such_file", "size": 0, "format": null, "valid": false, "tensors": 0, "error": {"code": "io", "offset": 0, "path": "", "message": "no such file", "expected": "", "found": ""}, "notes": []}
| ]
! tensorgate: pvp_note_killed.pvp: note: header.nbands_is_number_of_frames at byte 68: found 0, expected the number of whole frames in the file, 1 in type 1
! tensorgate: pvp_note_killed.pvp: note: dense_activity.trailing at byte 96: found "cut", expected nothing after the last frame
! tensorgate: no_such_file: no such file [io]
$ tensorgate check --json=lines --report report -q btf_coo.btf; cat report
| {"file": "btf_coo.btf", "size": 304, "format": "btf", "valid": true, "tensors": 4, "error": null, "notes": []}
| {"summary": {"ok": 1, "bad": 0, "code_execution": 0, "skipped": 0, "passed_over": 0, "failed": 0, "links_not_followed": 0, "exit_code": 0}}
$ tensorgate check --report report btf_coo.btf
! tensorgate: check: --report without --json or --sarif; see tensorgate check --help
= 2
$ tensorgate check --json --report cut.npy btf_coo.btf btf_dtypes.btf
! tensorgate: check: --report names a file of tensors, and would replace it: 'cut.npy'; see tensorgate check --help
= 2
$ tensorgate check --json --report no/such/folder btf_coo.btf
! tensorgate: no/such/folder: cannot create 'no/such/folder': no such folder [io]
= 2
$ cp pvp_note_killed.pvp 'a b%.pvp'; tensorgate check --sarif --report report 'a b%.pvp' btf_coo.btf no_such_file; sed -n '/"results"/,$p' report
| ok a b%.pvp pvp 2 tensors
| ok btf_coo.btf btf 4 tensors
| "results": [
| {"ruleId": "bad_value", "level": "note", "message": {"text": "header.nbands_is_number_of_frames at byte 68: found 0, expected the number of whole frames in the file, 1 in type 1"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "a%20b%25.pvp"}, "region": {"byteOffset": 68}}, "logicalLocations": [{"fullyQualifiedName": "header.nbands_is_number_of_frames"}]}], "occurrenceCount": 1},
| {"ruleId": "trailing", "level": "note", "message": {"text": "dense_activity.trailing at byte 96: found \"cut\", expected nothing after the last frame"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "a%20b%25.pvp"}, "region": {"byteOffset": 96}}, "logicalLocations": [{"fullyQualifiedName": "dense_activity.trailing"}]}], "occurrenceCount": 1},
| {"ruleId": "io", "level": "error", "message": {"text": "no such file [io]"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "no_such_file"}, "region": {"byteOffset": 0}}}]}
| ],
| "invocations": [{"executionSuccessful": false, "exitCode": 2}]}]}
! tensorgate: a b%.pvp: note: header.nbands_is_number_of_frames at byte 68: found 0, expected the number of whole frames in the file, 1 in type 1
! tensorgate: a b%.pvp: note: dense_activity.trailing at byte 96: found "cut", expected nothing after the last frame
! tensorgate: no_such_file: no such file [io]
