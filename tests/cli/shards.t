# A model in shards: the index, and a folder that holds one.
$ mkdir model; cd model; tensorgate convert ../npy_int8.npy model-00001-of-00002.safetensors; tensorgate convert ../btf_dtypes.btf model-00002-of-00002.safetensors; tensorgate info model-00001-of-00002.safetensors | grep tensor
| file    model-00001-of-00002.safetensors
| format  safetensors (safetensors: named tensors of Hugging Face)
| tensor  arr_0  int8     [2,3]  dense    C  offset 72  nbytes 6
$ cd model; python3 -c 'import json; json.dump({"metadata": {"total_size": 0}, "weight_map": dict({"arr_0": "model-00001-of-00002.safetensors"}, **{str(i): "model-00002-of-00002.safetensors" for i in range(10)})}, open("model.safetensors.index.json", "w"))'
$ tensorgate check model/model.safetensors.index.json
| ok model/model.safetensors.index.json safetensors 11 tensors
! tensorgate: model/model.safetensors.index.json: note: index.total_size at byte 14: found 0, expected 258, the bytes of all tensors
$ cd model && sed -i "s/_size\": 0/_size\": $(tensorgate info --json model-00002-of-00002.safetensors | python3 -c 'import json, sys; print(6 + sum(t["nbytes"] for t in json.load(sys.stdin)["tensors"]))')/" model.safetensors.index.json; tensorgate check model.safetensors.index.json
| ok model.safetensors.index.json safetensors 11 tensors
$ tensorgate check model
| ok model/model.safetensors.index.json safetensors 11 tensors
$ tensorgate check -r model
| ok model/model-00001-of-00002.safetensors safetensors 1 tensors
| ok model/model-00002-of-00002.safetensors safetensors 10 tensors
| ok model/model.safetensors.index.json safetensors 11 tensors
! tensorgate: 3 ok, 0 bad, 0 skipped, 0 failed
$ tensorgate check --json model
| [
| {"file": "model/model.safetensors.index.json", "size": 504, "format": "safetensors", "shards": [
| {"file": "model/model-00001-of-00002.safetensors", "size": 78, "format": "safetensors", "valid": true, "tensors": 1, "error": null, "notes": []},
| {"file": "model/model-00002-of-00002.safetensors", "size": 2372, "format": "safetensors", "valid": true, "tensors": 10, "error": null, "notes": []}], "valid": true, "tensors": 11, "error": null, "notes": []}
| ]
# A shard that is missing, no file, a link, damaged.
$ cp -r model missing; rm missing/model-00001*; tensorgate check missing; tensorgate check --json missing
| bad missing/model.safetensors.index.json: safetensors: weight_map[0] at byte 49: shard "model-00001-of-00002.safetensors" is missing [absent]
| [
| {"file": "missing/model.safetensors.index.json", "size": 504, "format": "safetensors", "shards": [
| {"file": "missing/model-00001-of-00002.safetensors", "size": 0, "format": "safetensors", "valid": false, "tensors": 0, "error": {"code": "absent", "offset": 0, "path": "safetensors", "message": "no such file", "expected": "", "found": ""}, "notes": []},
| {"file": "missing/model-00002-of-00002.safetensors", "size": 2372, "format": "safetensors", "valid": true, "tensors": 10, "error": null, "notes": []}], "valid": false, "tensors": 11, "error": {"code": "absent", "offset": 49, "path": "weight_map[0]", "message": "shard \"model-00001-of-00002.safetensors\" is missing", "expected": "a shard that is there and valid", "found": "\"model-00001-of-0\"... (32 bytes)"}, "notes": []}
| ]
= 1
$ mkdir missing/model-00001-of-00002.safetensors; tensorgate check missing
| bad missing/model.safetensors.index.json: safetensors: weight_map[0] at byte 49: shard "model-00001-of-00002.safetensors" is refused: safetensors: no regular file [bad_reference]
= 1
$ rm -r missing/model-00001*; ln -s ../model/model-00001-of-00002.safetensors missing; tensorgate check missing; tensorgate check --follow missing; tensorgate check -r missing
| bad missing/model.safetensors.index.json: safetensors: weight_map[0] at byte 49: shard "model-00001-of-00002.safetensors" is refused: safetensors: a link, which --follow follows [bad_reference]
| ok missing/model.safetensors.index.json safetensors 11 tensors
| ok missing/model-00001-of-00002.safetensors safetensors 1 tensors
| ok missing/model-00002-of-00002.safetensors safetensors 10 tensors
| bad missing/model.safetensors.index.json: safetensors: weight_map[0] at byte 49: shard "model-00001-of-00002.safetensors" is refused: safetensors: a link, which --follow follows [bad_reference]
! tensorgate: 2 ok, 1 bad, 0 skipped, 0 failed
= 1
$ cp -r model short; printf x >> short/model-00002-of-00002.safetensors; tensorgate check short
| bad short/model.safetensors.index.json: safetensors: weight_map[1] at byte 94: shard "model-00002-of-00002.safetensors" is refused: safetensors: data at byte 2372: found 253, expected 252 bytes, all of which belong to tensors [trailing]
= 1
# Tensors that are missing, or that the index does not list.
$ cp -r model other; cp other/model-00001* other/model-00002-of-00002.safetensors; tensorgate check other
| bad other/model.safetensors.index.json: safetensors: weight_map[0] at byte 49: shard "model-00002-of-00002.safetensors" has the tensor "arr_0", which the index lists in another one [bad_reference]
= 1
$ sed -i 's/"9": "model-00002/"nine": "model-00002/' short/model.safetensors.index.json; cp model/*.safetensors short; tensorgate check short
| bad short/model.safetensors.index.json: safetensors: weight_map: shard "model-00002-of-00002.safetensors" has the tensor "9", which the index does not list [bad_reference]
= 1
# Names that lead out of the folder.
$ mkdir leaving; printf '{"weight_map": {"a": "../btf_empty.btf"}}' > leaving/model.safetensors.index.json; tensorgate check leaving
| bad leaving/model.safetensors.index.json: safetensors: weight_map[0] at byte 21: found "../btf_empty.btf", expected a file in the folder of the index: a name of at most 255 bytes that ends in ".safetensors", without '/', '\', ':' and control characters [bad_reference]
= 1
$ printf '{"weight_map": {"a": "/etc/x.safetensors"}}' > leaving/model.safetensors.index.json; tensorgate check leaving
| bad leaving/model.safetensors.index.json: safetensors: weight_map[0] at byte 21: found "/etc/x.safetenso"... (18 bytes), expected a file in the folder of the index: a name of at most 255 bytes that ends in ".safetensors", without '/', '\', ':' and control characters [bad_reference]
= 1
# No index: by its content, as the format that is given, in a folder without one.
$ printf 'weight_map' > leaving/model.safetensors.index.json; tensorgate check leaving/model.safetensors.index.json
| bad leaving/model.safetensors.index.json: safetensors: index at byte 0: found "w", expected an object in JSON, with the key "weight_map" [bad_value]
= 1
$ tensorgate check --from npy leaving/model.safetensors.index.json
| bad leaving/model.safetensors.index.json: npy: magic at byte 0: found "weight", expected bytes 93 4e 55 4d 50 59 [bad_value]
= 1
$ tensorgate check --formats npy leaving/model.safetensors.index.json
| bad leaving/model.safetensors.index.json: plain text: no tensors in it [foreign_format]
= 1
$ rm leaving/*; tensorgate check leaving
! tensorgate: leaving: it is a directory [io]
= 2
$ tensorgate check leaving/model.safetensors.index.json
! tensorgate: leaving/model.safetensors.index.json: no such file [io]
= 2
$ tensorgate check --max-tensors 3 model/model.safetensors.index.json
| bad model/model.safetensors.index.json: safetensors: found 11, expected at most 3 tensors; --max-tensors raises this limit [limit]
= 1
# Verbs that read tensors find none in an index; of several files, hash skips it.
$ cd model; for v in info dump map hash 'cat --json'; do tensorgate $v model.safetensors.index.json $(test "$v" = 'cat --json' && echo x); echo $?; done
| 1
| 1
| 1
| 1
| {"file": "model.safetensors.index.json", "size": 504, "format": null, "valid": false, "error": {"code": "foreign_format", "offset": 0, "path": "", "message": "an index of shards: `check` looks at it, and the tensors are in its shards", "expected": "primitiv, nnb, pvp, btf, npy, npz, safetensors, gguf, pytorch, onnx or flax", "found": "7b 22 6d 65 74 61 64 61 74 61 22 3a 20 7b 22 74... (504 bytes)", "foreign": "json", "tried": [{"format": "primitiv", "code": "bad_value", "offset": 0, "path": "header.major_tag", "message": "found 123, expected ce, an unsigned number of 32 bits", "expected": "ce, an unsigned number of 32 bits", "found": "123"}, {"format": "nnb", "code": "bad_value", "offset": 0, "path": "header.version", "message": "found 1701651067, expected 2 or 3", "expected": "2 or 3", "found": "1701651067"}, {"format": "pvp", "code": "bad_value", "offset": 0, "path": "header.headersize", "message": "found 1701651067, expected 80 (activity) or 104 (weights)", "expected": "80 (activity) or 104 (weights)", "found": "1701651067"}, {"format": "btf", "code": "truncated", "offset": 8, "path": "offsets", "message": "found 496 bytes, expected 7017841271895827067 elements", "expected": "7017841271895827067 elements", "found": "496 bytes"}, {"format": "npy", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 7b 22 6d 65 74 61, expected bytes 93 4e 55 4d 50 59", "expected": "bytes 93 4e 55 4d 50 59", "found": "7b 22 6d 65 74 61"}, {"format": "npz", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 7b 22 6d 65, expected bytes 50 4b 03 04", "expected": "bytes 50 4b 03 04", "found": "7b 22 6d 65"}, {"format": "safetensors", "code": "bad_value", "offset": 0, "path": "len_header", "message": "found 7017841271895827067, expected a header of 2 to 100000000 bytes", "expected": "a header of 2 to 100000000 bytes", "found": "7017841271895827067"}, {"format": "gguf", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 7b 22 6d 65, expected bytes 47 47 55 46", "expected": "bytes 47 47 55 46", "found": "7b 22 6d 65"}, {"format": "pytorch", "code": "bad_value", "offset": 0, "path": "first", "message": "expected an archive with FOLDER/data.pkl, or the magic number of torch.save", "expected": "an archive with FOLDER/data.pkl, or the magic number of torch.save", "found": ""}, {"format": "onnx", "code": "bad_value", "offset": 0, "path": "ir_version", "message": "expected a model: its ir_version, and further on a graph", "expected": "a model: its ir_version, and further on a graph", "found": ""}, {"format": "flax", "code": "bad_value", "offset": 0, "path": "first", "message": "expected a map with a text as its first key, and arrays of Flax", "expected": "a map with a text as its first key, and arrays of Flax", "found": ""}]}, "notes": [],
| "name": "x", "dtype": null, "shape": null,
| "values": null}
| 1
! tensorgate: model.safetensors.index.json: an index of shards: `check` looks at it, and the tensors are in its shards [foreign_format]
! tensorgate: model.safetensors.index.json: an index of shards: `check` looks at it, and the tensors are in its shards [foreign_format]
! tensorgate: model.safetensors.index.json: an index of shards: `check` looks at it, and the tensors are in its shards [foreign_format]
! tensorgate: model.safetensors.index.json: an index of shards: `check` looks at it, and the tensors are in its shards [foreign_format]
$ tensorgate convert model/model.safetensors.index.json out.npz
! tensorgate: model/model.safetensors.index.json: an index of shards: `check` looks at it, and the tensors are in its shards [foreign_format]
= 1
$ tensorgate check --formats npy model/model.safetensors.index.json
| bad model/model.safetensors.index.json: looks like JSON: no tensors in it [foreign_format]
= 1
$ tensorgate diff model/model.safetensors.index.json model/model-00001-of-00002.safetensors
! tensorgate: model/model.safetensors.index.json: an index of shards: `check` looks at it, and the tensors are in its shards [foreign_format]
! tensorgate: model/model-00001-of-00002.safetensors: note: model.parts at byte 0: found 1, expected 2 parts; this one was judged without the others
= 1
$ tensorgate hash -r model | cut -c 65-; tensorgate hash model/* | wc -l; tensorgate hash -r --json --include '*.json' model
|   model/model-00001-of-00002.safetensors arr_0
|   model/model-00002-of-00002.safetensors 9
|   model/model-00002-of-00002.safetensors 3
|   model/model-00002-of-00002.safetensors 5
|   model/model-00002-of-00002.safetensors 4
|   model/model-00002-of-00002.safetensors 8
|   model/model-00002-of-00002.safetensors 2
|   model/model-00002-of-00002.safetensors 7
|   model/model-00002-of-00002.safetensors 1
|   model/model-00002-of-00002.safetensors 0
|   model/model-00002-of-00002.safetensors 6
| 11
| [
| {"file": "model/model.safetensors.index.json", "size": 504, "format": null, "valid": false, "error": {"code": "foreign_format", "offset": 0, "path": "", "message": "an index of shards: `check` looks at it, and the tensors are in its shards", "expected": "primitiv, nnb, pvp, btf, npy, npz, safetensors, gguf, pytorch, onnx or flax", "found": "7b 22 6d 65 74 61 64 61 74 61 22 3a 20 7b 22 74... (504 bytes)", "foreign": "json", "tried": [{"format": "primitiv", "code": "bad_value", "offset": 0, "path": "header.major_tag", "message": "found 123, expected ce, an unsigned number of 32 bits", "expected": "ce, an unsigned number of 32 bits", "found": "123"}, {"format": "nnb", "code": "bad_value", "offset": 0, "path": "header.version", "message": "found 1701651067, expected 2 or 3", "expected": "2 or 3", "found": "1701651067"}, {"format": "pvp", "code": "bad_value", "offset": 0, "path": "header.headersize", "message": "found 1701651067, expected 80 (activity) or 104 (weights)", "expected": "80 (activity) or 104 (weights)", "found": "1701651067"}, {"format": "btf", "code": "truncated", "offset": 8, "path": "offsets", "message": "found 496 bytes, expected 7017841271895827067 elements", "expected": "7017841271895827067 elements", "found": "496 bytes"}, {"format": "npy", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 7b 22 6d 65 74 61, expected bytes 93 4e 55 4d 50 59", "expected": "bytes 93 4e 55 4d 50 59", "found": "7b 22 6d 65 74 61"}, {"format": "npz", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 7b 22 6d 65, expected bytes 50 4b 03 04", "expected": "bytes 50 4b 03 04", "found": "7b 22 6d 65"}, {"format": "safetensors", "code": "bad_value", "offset": 0, "path": "len_header", "message": "found 7017841271895827067, expected a header of 2 to 100000000 bytes", "expected": "a header of 2 to 100000000 bytes", "found": "7017841271895827067"}, {"format": "gguf", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 7b 22 6d 65, expected bytes 47 47 55 46", "expected": "bytes 47 47 55 46", "found": "7b 22 6d 65"}, {"format": "pytorch", "code": "bad_value", "offset": 0, "path": "first", "message": "expected an archive with FOLDER/data.pkl, or the magic number of torch.save", "expected": "an archive with FOLDER/data.pkl, or the magic number of torch.save", "found": ""}, {"format": "onnx", "code": "bad_value", "offset": 0, "path": "ir_version", "message": "expected a model: its ir_version, and further on a graph", "expected": "a model: its ir_version, and further on a graph", "found": ""}, {"format": "flax", "code": "bad_value", "offset": 0, "path": "first", "message": "expected a map with a text as its first key, and arrays of Flax", "expected": "a map with a text as its first key, and arrays of Flax", "found": ""}]}, "notes": [], "skipped": true,
| "tensors": []}
| ]
! tensorgate: 2 ok, 0 bad, 1 skipped, 0 failed
! tensorgate: model/model-00001-of-00002.safetensors: note: model.parts at byte 0: found 1, expected 2 parts; this one was judged without the others
! tensorgate: model/model-00002-of-00002.safetensors: note: model.parts at byte 0: found 1, expected 2 parts; this one was judged without the others
! tensorgate: 0 ok, 0 bad, 1 skipped, 0 failed
$ mkdir broken; printf x > broken/model.safetensors.index.json; tensorgate hash -r broken
! tensorgate: broken/model.safetensors.index.json: no known format: the file begins with "x", and none of 11 formats accepts it; -v tells why each refuses it [unknown_format]
! tensorgate: 0 ok, 1 bad, 0 skipped, 0 failed
= 1
