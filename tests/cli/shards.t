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
| bad missing/model.safetensors.index.json: safetensors: weight_map[0] at byte 49: shard "model-00001-of-00002.safetensors" is refused: safetensors: a link, which is not followed; --follow follows links [bad_reference]
| ok missing/model.safetensors.index.json safetensors 11 tensors
| ok missing/model-00001-of-00002.safetensors safetensors 1 tensors
| ok missing/model-00002-of-00002.safetensors safetensors 10 tensors
| bad missing/model.safetensors.index.json: safetensors: weight_map[0] at byte 49: shard "model-00001-of-00002.safetensors" is refused: safetensors: a link, which is not followed; --follow follows links [bad_reference]
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
| bad leaving/model.safetensors.index.json: safetensors: weight_map[0] at byte 21: found "../btf_empty.btf", expected a file in the folder of the index: a name of at most 255 bytes that ends in ".safetensors" or ".bin", without '/', '\', ':' and control characters [bad_reference]
= 1
$ printf '{"weight_map": {"a": "/etc/x.safetensors"}}' > leaving/model.safetensors.index.json; tensorgate check leaving
| bad leaving/model.safetensors.index.json: safetensors: weight_map[0] at byte 21: found "/etc/x.safetenso"... (18 bytes), expected a file in the folder of the index: a name of at most 255 bytes that ends in ".safetensors" or ".bin", without '/', '\', ':' and control characters [bad_reference]
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
! tensorgate: leaving: it is a directory; -r takes the files in it [io]
= 2
$ tensorgate check leaving/model.safetensors.index.json
! tensorgate: leaving/model.safetensors.index.json: no such file [io]
= 2
$ tensorgate check --max-tensors 3 model/model.safetensors.index.json
| bad model/model.safetensors.index.json: safetensors: found 11, expected at most 3 tensors; --max-tensors raises this limit [limit]
= 1
# Verbs that read tensors find none in an index; of several files, hash skips it.
$ cd model; for v in info dump map hash 'cat --json'; do tensorgate $v model.safetensors.index.json $(test "$v" = 'cat --json' && echo x); echo $?; done
| file    model.safetensors.index.json
| format  safetensors (safetensors: named tensors of Hugging Face)
| size    2954 bytes
| total   int8  elements 12  nbytes 12
| total   int16  elements 6  nbytes 12
| total   int32  elements 6  nbytes 24
| total   int64  elements 6  nbytes 48
| total   uint8  elements 6  nbytes 6
| total   uint16  elements 6  nbytes 12
| total   uint32  elements 6  nbytes 24
| total   uint64  elements 6  nbytes 48
| total   float32  elements 6  nbytes 24
| total   float64  elements 6  nbytes 48
| total   all  elements 66  nbytes 258
| tensor  arr_0  int8     [2,3]  dense    C  offset 72  nbytes 6  shard model-00001-of-00002.safetensors
| tensor  9      uint64   [2,3]  dense    C  offset 2120  nbytes 48  shard model-00002-of-00002.safetensors
| tensor  3      int64    [2,3]  dense    C  offset 2168  nbytes 48  shard model-00002-of-00002.safetensors
| tensor  5      float64  [2,3]  dense    C  offset 2216  nbytes 48  shard model-00002-of-00002.safetensors
| tensor  4      float32  [2,3]  dense    C  offset 2264  nbytes 24  shard model-00002-of-00002.safetensors
| tensor  8      uint32   [2,3]  dense    C  offset 2288  nbytes 24  shard model-00002-of-00002.safetensors
| tensor  2      int32    [2,3]  dense    C  offset 2312  nbytes 24  shard model-00002-of-00002.safetensors
| tensor  7      uint16   [2,3]  dense    C  offset 2336  nbytes 12  shard model-00002-of-00002.safetensors
| tensor  1      int16    [2,3]  dense    C  offset 2348  nbytes 12  shard model-00002-of-00002.safetensors
| tensor  0      int8     [2,3]  dense    C  offset 2360  nbytes 6  shard model-00002-of-00002.safetensors
| tensor  6      uint8    [2,3]  dense    C  offset 2366  nbytes 6  shard model-00002-of-00002.safetensors
| 0
| 1
| 1
| 5e28a361e0ec5a2cff78d3b9fa3ff3dafac3a7973f34cc0e753b19c795b442e9  arr_0
| d208d6b1c515445b3a80ed22a6300108c0fa7b885316a9044325af418cc7f191  9
| 5a5d6f7a92336869b199e2f97404e423bb4da55299245b9f26b6753a5825ec34  3
| acf0a5b3b3e2e059603a73757ecb817ba9dadd71cdd531ae5afcff5b8f54e41d  5
| 7ae48a1af3d9476d87103acd9ca0fd40afbb55e25ad538c1b3d36073d280d9b3  4
| bca15466f2cf8b6afed2b86d0d33fec20fe3032f07c2372d86e32f639cc471a4  8
| 5b9f8fe459bac00171b75f65744250dd660446b70cc8be20798c602931315099  2
| f1da43e8459ddd5398d215aeef2eb088a6c6514cee8a6e2ef73765c6e0b9b0ee  7
| c4ea22430286f460a711f6b6a5ce651b6a24626f49f748f50512fcefaf97c00f  1
| 3190099c965b7e64367c54c1596052a5946421dd61d5c1f161f62c91d711e792  0
| ab45f81af6feac9132a03a6e29c732647c1e59eb36e41206c6d5520e8db69a9a  6
| 0
| {"file": "model.safetensors.index.json", "size": 2954, "format": "safetensors", "valid": true, "error": {"code": "absent", "offset": 0, "path": "safetensors", "message": "expected the name of a tensor of this file", "expected": "the name of a tensor of this file", "found": ""}, "notes": [],
| "name": "x", "dtype": null, "shape": null,
| "values": null}
| 2
! tensorgate: model.safetensors.index.json: safetensors: expected one of the shards: each has a tree of its own [unsupported]
! tensorgate: model.safetensors.index.json: safetensors: expected one of the shards: each has a tree of its own [unsupported]
! tensorgate: model.safetensors.index.json: no tensor 'x'; the first are: arr_0, 9, 3
$ tensorgate convert model/model.safetensors.index.json out.npz
$ tensorgate check --formats npy model/model.safetensors.index.json
| bad model/model.safetensors.index.json: looks like an index of shards: no tensors in it, they are in the files that it names [foreign_format]
= 1
$ tensorgate diff model/model.safetensors.index.json model/model-00001-of-00002.safetensors
| only-a  9  uint64  [2,3]
| only-a  3  int64  [2,3]
| only-a  5  float64  [2,3]
| only-a  4  float32  [2,3]
| only-a  8  uint32  [2,3]
| only-a  2  int32  [2,3]
| only-a  7  uint16  [2,3]
| only-a  1  int16  [2,3]
| only-a  0  int8  [2,3]
| only-a  6  uint8  [2,3]
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
| 22
| [
| {"file": "model/model.safetensors.index.json", "size": 504, "format": null, "valid": false, "error": {"code": "foreign_format", "offset": 0, "path": "", "message": "an index of shards: its tensors are in the files that it names, which were not opened", "expected": "primitiv, nnb, pvp, btf, npy, npz, safetensors, gguf, pytorch, onnx or flax", "found": "7b 22 6d 65 74 61 64 61 74 61 22 3a 20 7b 22 74... (504 bytes)", "foreign": "json", "tried": [{"format": "primitiv", "code": "bad_value", "offset": 0, "path": "header.major_tag", "message": "found 123, expected ce, an unsigned number of 32 bits", "expected": "ce, an unsigned number of 32 bits", "found": "123"}, {"format": "nnb", "code": "bad_value", "offset": 0, "path": "header.version", "message": "found 1701651067, expected 2 or 3", "expected": "2 or 3", "found": "1701651067"}, {"format": "pvp", "code": "bad_value", "offset": 0, "path": "header.headersize", "message": "found 1701651067, expected 80 (activity) or 104 (weights)", "expected": "80 (activity) or 104 (weights)", "found": "1701651067"}, {"format": "btf", "code": "truncated", "offset": 8, "path": "offsets", "message": "found 496 bytes, expected 7017841271895827067 elements", "expected": "7017841271895827067 elements", "found": "496 bytes"}, {"format": "npy", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 7b 22 6d 65 74 61, expected bytes 93 4e 55 4d 50 59", "expected": "bytes 93 4e 55 4d 50 59", "found": "7b 22 6d 65 74 61"}, {"format": "npz", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 7b 22 6d 65, expected bytes 50 4b 03 04", "expected": "bytes 50 4b 03 04", "found": "7b 22 6d 65"}, {"format": "safetensors", "code": "bad_value", "offset": 0, "path": "len_header", "message": "found 7017841271895827067, expected a header of 2 to 100000000 bytes", "expected": "a header of 2 to 100000000 bytes", "found": "7017841271895827067"}, {"format": "gguf", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 7b 22 6d 65, expected bytes 47 47 55 46", "expected": "bytes 47 47 55 46", "found": "7b 22 6d 65"}, {"format": "pytorch", "code": "bad_value", "offset": 0, "path": "first", "message": "expected an archive with FOLDER/data.pkl, or the magic number of torch.save", "expected": "an archive with FOLDER/data.pkl, or the magic number of torch.save", "found": ""}, {"format": "onnx", "code": "bad_value", "offset": 0, "path": "ir_version", "message": "expected a model: its ir_version, and further on a graph", "expected": "a model: its ir_version, and further on a graph", "found": ""}, {"format": "flax", "code": "bad_value", "offset": 0, "path": "first", "message": "expected a map with a text as its first key, and arrays of Flax", "expected": "a map with a text as its first key, and arrays of Flax", "found": ""}]}, "notes": [], "skipped": true,
| "tensors": []}
| ]
! tensorgate: 2 ok, 0 bad, 1 skipped, 0 failed
! tensorgate: model/model-00001-of-00002.safetensors: note: model.parts at byte 0: found 1, expected 2 parts; this one was judged without the others
! tensorgate: model/model-00002-of-00002.safetensors: note: model.parts at byte 0: found 1, expected 2 parts; this one was judged without the others
! tensorgate: 0 ok, 0 bad, 1 skipped, 0 failed
# One file in every respect: the folder names it, too, and conversion merges the shards.
$ tensorgate convert model/model.safetensors.index.json whole.safetensors; tensorgate check whole.safetensors; tensorgate diff model whole.safetensors && echo same; tensorgate cat model arr_0; tensorgate stats model 6 | head -n 2; tensorgate info --external skip model
| ok whole.safetensors safetensors 11 tensors
| same
| 0 1 2
| 3 4 5
| tensor  6  uint8  [2,3]  min 0  max 255  mean 45.5  std 93.7457  zeros 2
! tensorgate: model/model.safetensors.index.json: note: the tensors are in another order, as the format sorts them
! tensorgate: model/model.safetensors.index.json: an index of shards: its tensors are in the files that it names, which were not opened [foreign_format]
= 1
$ tensorgate info --json model | grep '"9"'; tensorgate info model/. | sed -n 1p; mkdir two; cp model/* two; cp model/model.safetensors.index.json two/x.safetensors.index.json; tensorgate info two; tensorgate convert model whole.npz && tensorgate diff whole.npz model && echo same; rm -r two whole.*
| {"name": "9", "dtype": "uint64", "shape": [2, 3], "order": "C", "storage": "dense", "shard": "model-00002-of-00002.safetensors", "offset": 2120, "nbytes": 48},
| file    model/./model.safetensors.index.json
| same
! tensorgate: two: a folder of several models: name the index of one
# Shards of so many bytes of elements; one tensor may have more. All are written, or none.
$ mkdir parts; tensorgate convert -q --shard-size 100 model parts/x.safetensors; ls parts; cat parts/x.safetensors.index.json; tensorgate check parts; tensorgate diff model parts && echo same; tensorgate info parts | tail -n 1
| x-00001-of-00004.safetensors
| x-00002-of-00004.safetensors
| x-00003-of-00004.safetensors
| x-00004-of-00004.safetensors
| x.safetensors.index.json
| {
| "metadata": {"total_size": 258},
| "weight_map": {
| "0": "x-00004-of-00004.safetensors",
| "1": "x-00003-of-00004.safetensors",
| "2": "x-00003-of-00004.safetensors",
| "3": "x-00002-of-00004.safetensors",
| "4": "x-00003-of-00004.safetensors",
| "5": "x-00002-of-00004.safetensors",
| "6": "x-00004-of-00004.safetensors",
| "7": "x-00003-of-00004.safetensors",
| "8": "x-00003-of-00004.safetensors",
| "9": "x-00001-of-00004.safetensors",
| "arr_0": "x-00001-of-00004.safetensors"
| }
| }
| ok parts/x.safetensors.index.json safetensors 11 tensors
| same
| tensor  6      uint8    [2,3]  dense    C  offset 126  nbytes 6  shard x-00004-of-00004.safetensors
$ rm parts/*; touch parts/x-00002-of-00004.safetensors; tensorgate convert -q --shard-size 100 model parts/x.safetensors; ls parts; tensorgate convert -q --force --shard-size 100 model parts/x.safetensors && tensorgate check parts; rm parts/*
| x-00002-of-00004.safetensors
| ok parts/x.safetensors.index.json safetensors 11 tensors
! tensorgate: parts/x-00002-of-00004.safetensors: cannot create 'parts/x-00002-of-00004.safetensors': the file exists; --force replaces it
$ tensorgate convert -q --shard-size 20 --tensor '9' --tensor 'arr*' --rename '9=nine' --strip arr_ model parts/y.safetensors; tail -n 5 parts/y.safetensors.index.json; tensorgate convert -q --shard-size 258 model parts/one.safetensors; tensorgate convert -q --shard-size 0 model parts/zero.safetensors; ls parts; rm -r parts
| "weight_map": {
| "0": "y-00001-of-00002.safetensors",
| "nine": "y-00002-of-00002.safetensors"
| }
| }
| one.safetensors
| y-00001-of-00002.safetensors
| y-00002-of-00002.safetensors
| y.safetensors.index.json
| zero.safetensors
# Shards of the old number go with their index, and nothing else.
$ mkdir parts; tensorgate convert -q --shard-size 50 model parts/x.safetensors; ls parts | wc -l; echo none > parts/x-00002-of-00009.safetensors; echo none > parts/y-00001-of-00004.safetensors; tensorgate convert -f --shard-size 100 model parts/x.safetensors; ls parts
| 8
| x-00001-of-00004.safetensors
| x-00002-of-00004.safetensors
| x-00002-of-00009.safetensors
| x-00003-of-00004.safetensors
| x-00004-of-00004.safetensors
| x.safetensors.index.json
| y-00001-of-00004.safetensors
! tensorgate: model/model.safetensors.index.json: note: the tensors are in another order, as the format sorts them
! tensorgate: parts/x.safetensors.index.json: 7 shards of the old index removed
$ rm parts/*-of-00009.* parts/y*; ln -s ../model parts/link; mv parts/x-00004-of-00004.safetensors 4; ln -s ../4 parts/x-00004-of-00004.safetensors; tensorgate convert -f --shard-size 1G model parts/x.safetensors; ls parts; tensorgate convert -f --shard-size 150 parts/x.safetensors parts/x.safetensors; ls parts; tensorgate check parts; rm 4
| link
| x-00004-of-00004.safetensors
| x.safetensors
| link
| x-00001-of-00002.safetensors
| x-00002-of-00002.safetensors
| x-00004-of-00004.safetensors
| x.safetensors
| x.safetensors.index.json
| ok parts/x.safetensors.index.json safetensors 11 tensors
! tensorgate: model/model.safetensors.index.json: note: the tensors are in another order, as the format sorts them
! tensorgate: parts/x.safetensors.index.json: 3 shards of the old index removed
! tensorgate: parts/x.safetensors: stays beside its shards; programs that look for it first load it in their place
$ mkdir one; tensorgate convert -q --shard-size 50 model one/x.safetensors; tensorgate convert -q -f --shard-size 100 one/x-00002-of-00007.safetensors one/x.safetensors; echo $?; ls one | wc -l; tensorgate convert -q -f --shard-size 100 one/x.safetensors.index.json one/x.safetensors; ls one | wc -l; rm -r one
| 2
| 8
| 5
! tensorgate: one/x-00002-of-00007.safetensors: one of the shards that would be removed: name their index, so that all are read
# Into a folder: a model in several files alone, by its folder, its index or, of one that is split, its folder; links with --follow.
$ mkdir into split; tensorgate convert -q --shard-size 150 model split/x.safetensors; cp -r split linked; rm split/*.json; mv linked/x-00002-of-00002.safetensors moved; ln -s ../moved linked/x-00002-of-00002.safetensors
$ for input in model model/model.safetensors.index.json split linked linked/x.safetensors.index.json; do tensorgate convert -qf --follow --to npz $input into; echo $? $(ls into); tensorgate diff model into/*.npz && echo same; rm into/*; done; tensorgate convert --to npz linked/x.safetensors.index.json into; tensorgate convert --to npz model split into; tensorgate convert --to npz split/x-00001-of-00002.safetensors model/model.safetensors.index.json into; tensorgate convert --to npz into into; tensorgate convert model into; tensorgate convert --to npz split/* into; ls into; rm -r into split linked moved
| 0 model.npz
| same
| 0 model.npz
| same
| 0 x.npz
| same
| 0 x.npz
| same
| 0 x.npz
| same
| x-00001-of-00002.npz
| x-00002-of-00002.npz
! tensorgate: linked/x.safetensors.index.json: safetensors: weight_map[0] at byte 51: shard "x-00002-of-00002.safetensors" is refused: safetensors: a link, which is not followed; --follow follows links [bad_reference]
! tensorgate: model: a model in several files is converted alone, without other inputs
! tensorgate: model/model.safetensors.index.json: a model in several files is converted alone, without other inputs
! tensorgate: into: it is a directory [io]
! tensorgate: into: a folder needs --to FORMAT
! tensorgate: split/x-00001-of-00002.safetensors: note: model.parts at byte 0: found 1, expected 2 parts; this one was judged without the others
! tensorgate: split/x-00002-of-00002.safetensors: note: model.parts at byte 0: found 1, expected 2 parts; this one was judged without the others
# No output replaces a file that is read: by its name, a link, or another name of it; in shards, only together with the index.
$ mkdir one two; tensorgate convert -q --shard-size 50 model one/x.safetensors; cd one; ln -s x-00002-of-00007.safetensors link.safetensors; ln x-00003-of-00007.safetensors ../two/y.safetensors; ln -s x.safetensors.index.json index; ln -s ../one/x-00001-of-00007.safetensors ../two/z-00004-of-00004.safetensors; cd ..; cat one/* | sha256sum > before
$ for out in one/x-00001-of-00007.safetensors one/link.safetensors two/y.safetensors one/index; do tensorgate convert -f --to safetensors one $out; echo $?; done; tensorgate convert -qf --shard-size 1G one one/link.safetensors; tensorgate convert -qf --shard-size 100 one two/z.safetensors; echo $?; ls two; cat one/* | sha256sum | cmp - before && echo same
| 2
| 2
| 2
| 2
| 2
| y.safetensors
| z-00004-of-00004.safetensors
| same
! tensorgate: one/x.safetensors.index.json: note: the tensors are in another order, as the format sorts them
! tensorgate: one/x-00001-of-00007.safetensors: one of the files that are read, which would be replaced: name another output
! tensorgate: one/x.safetensors.index.json: note: the tensors are in another order, as the format sorts them
! tensorgate: one/link.safetensors: one of the files that are read, which would be replaced: name another output
! tensorgate: one/x.safetensors.index.json: note: the tensors are in another order, as the format sorts them
! tensorgate: two/y.safetensors: one of the files that are read, which would be replaced: name another output
! tensorgate: one/x.safetensors.index.json: note: the tensors are in another order, as the format sorts them
! tensorgate: one/index: one of the files that are read, which would be replaced: name another output
! tensorgate: one/link.safetensors: one of the files that are read, which would be replaced: name another output
! tensorgate: two/z-00004-of-00004.safetensors: one of the files that are read, which would be replaced: name another output
$ tensorgate convert -qf one/x-00001-of-00007.safetensors one/x-00001-of-00007.safetensors && tensorgate convert -qf --shard-size 100 one one/x.safetensors; tensorgate check one; rm -r one two before
| ok one/x.safetensors.index.json safetensors 11 tensors
$ rm parts/x.safetensors parts/x-00004-of-00004.safetensors; sed -i 's/x-00001/z-00001/' parts/x.safetensors.index.json; tensorgate convert -f --shard-size 100 model parts/x.safetensors; echo '{}' > parts/x.safetensors.index.json; tensorgate convert -f --shard-size 50 model parts/x.safetensors; ls parts; rm -r parts
| link
| x-00001-of-00002.safetensors
| x-00001-of-00004.safetensors
| x-00001-of-00007.safetensors
| x-00002-of-00004.safetensors
| x-00002-of-00007.safetensors
| x-00003-of-00004.safetensors
| x-00003-of-00007.safetensors
| x-00004-of-00004.safetensors
| x-00004-of-00007.safetensors
| x-00005-of-00007.safetensors
| x-00006-of-00007.safetensors
| x-00007-of-00007.safetensors
| x.safetensors.index.json
! tensorgate: model/model.safetensors.index.json: note: the tensors are in another order, as the format sorts them
! tensorgate: parts/x.safetensors.index.json: 1 shard of the old index removed
! tensorgate: parts/x.safetensors.index.json: 1 file of the old index with other names: left there
! tensorgate: model/model.safetensors.index.json: note: the tensors are in another order, as the format sorts them
! tensorgate: parts/x.safetensors.index.json: no valid index; if it had shards, they stay
# A tensor that is called as the pattern is the one, for every option and verb.
$ tensorgate convert -q --rename '9=arr*' --rename '1=*' model star.safetensors; for name in 'arr*' '*' 'ar*' '0*'; do tensorgate info --tensor "$name" star.safetensors | grep -c ^tensor; tensorgate convert -q -f --tensor "$name" star.safetensors some.safetensors; tensorgate info some.safetensors | grep -c ^tensor; tensorgate convert -q -f --shard-size 1 --tensor "$name" star.safetensors some.safetensors; ls some-* 2>/dev/null | wc -l; rm some*.*; done; rm star.safetensors
| 1
| 1
| 0
| 1
| 1
| 0
| 2
| 2
| 2
| 1
| 1
| 0
$ for out in parts.npz - parts/ parts; do tensorgate convert --shard-size 10 --to safetensors model $out; done; tensorgate convert --shard-size x model y.safetensors
! tensorgate: parts.npz: --shard-size: the output is one file, NAME.safetensors
! tensorgate: -: --shard-size: the output is one file, NAME.safetensors
! tensorgate: model/model.safetensors.index.json: note: the tensors are in another order, as the format sorts them
! tensorgate: parts/model-00001-of-00011.safetensors: cannot create 'parts/model-00001-of-00011.safetensors': no such folder
! tensorgate: parts: --shard-size: the output is one file, NAME.safetensors
! tensorgate: convert: --shard-size: not a number with an optional unit K, M, G, T, P, E: 'x'; see tensorgate convert --help
= 2
# A shard that is missing, or a link.
$ cp -r model cut; rm cut/model-00002-of-00002.safetensors; ln -s ../model/model-00002-of-00002.safetensors cut; tensorgate info --follow cut | tail -n 1; tensorgate hash --follow cut | grep -c .; tensorgate hash --follow --jobs 2 cut model | grep -c .; tensorgate info --no-follow cut; rm -r cut
| tensor  6      uint8    [2,3]  dense    C  offset 2366  nbytes 6  shard model-00002-of-00002.safetensors
| 11
| 22
! tensorgate: cut/model.safetensors.index.json: safetensors: weight_map[1] at byte 94: shard "model-00002-of-00002.safetensors" is refused: safetensors: a link, which is not followed; --follow follows links [bad_reference]
$ cp -r model cut; rm cut/model-00002-of-00002.safetensors; tensorgate info cut; ln -s ../model/model-00002-of-00002.safetensors cut; tensorgate info cut; tensorgate cat cut arr_0; tensorgate convert cut x.npz; ls x.npz 2>&1 | grep -c 'No such'; rm -r cut
| 1
! tensorgate: cut/model.safetensors.index.json: safetensors: weight_map[1] at byte 94: shard "model-00002-of-00002.safetensors" is missing [absent]
! tensorgate: cut/model.safetensors.index.json: safetensors: weight_map[1] at byte 94: shard "model-00002-of-00002.safetensors" is refused: safetensors: a link, which is not followed; --follow follows links [bad_reference]
! tensorgate: cut/model.safetensors.index.json: safetensors: weight_map[1] at byte 94: shard "model-00002-of-00002.safetensors" is refused: safetensors: a link, which is not followed; --follow follows links [bad_reference]
! tensorgate: cut/model.safetensors.index.json: safetensors: weight_map[1] at byte 94: shard "model-00002-of-00002.safetensors" is refused: safetensors: a link, which is not followed; --follow follows links [bad_reference]
$ mkdir broken; printf x > broken/model.safetensors.index.json; tensorgate hash -r broken
! tensorgate: broken/model.safetensors.index.json: no known format: the file begins with "x", and none of 11 formats accepts it; -v tells why each refuses it [unknown_format]
! tensorgate: 0 ok, 1 bad, 0 skipped, 0 failed
= 1

# Checkpoints in shards.
$ mkdir bins; cd bins; cp ../pytorch_folder.pt pytorch_model-00001-of-00002.bin; cp ../pytorch_nested.pt pytorch_model-00002-of-00002.bin; tensorgate info --json pytorch_model-00002-of-00002.bin | python3 -c 'import json, sys; print([t["name"] for t in json.load(sys.stdin)["tensors"]])'
| ['model/net/a.weight', 'ema/a.weight']
$ cd bins; python3 -c 'import json; json.dump({"metadata": {"total_size": 25}, "weight_map": {"w": "pytorch_model-00001-of-00002.bin", "model/net/a.weight": "pytorch_model-00002-of-00002.bin", "ema/a.weight": "pytorch_model-00002-of-00002.bin"}}, open("pytorch_model.bin.index.json", "w"))'
$ tensorgate check bins/pytorch_model.bin.index.json; tensorgate check bins; tensorgate check -r bins
| ok bins/pytorch_model.bin.index.json pytorch 3 tensors
| ok bins/pytorch_model.bin.index.json pytorch 3 tensors
| ok bins/pytorch_model-00001-of-00002.bin pytorch 1 tensors
| ok bins/pytorch_model-00002-of-00002.bin pytorch 2 tensors
| ok bins/pytorch_model.bin.index.json pytorch 3 tensors
! tensorgate: 3 ok, 0 bad, 0 skipped, 0 failed
$ tensorgate info bins | grep -v ^metadata; tensorgate cat bins w; tensorgate hash bins/pytorch_model.bin.index.json
| file    bins/pytorch_model.bin.index.json
| format  pytorch (PyTorch checkpoint: tensors and plain values of torch.save, read without running the pickle)
| size    2021 bytes
| total   int8  elements 1  nbytes 1
| total   float32  elements 6  nbytes 24
| total   all  elements 7  nbytes 25
| tensor  w                   float32  [3]  dense    C  offset 320  nbytes 12  shard pytorch_model-00001-of-00002.bin
| tensor  model/net/a.weight  float32  [3]  dense    C  offset 448  nbytes 12  shard pytorch_model-00002-of-00002.bin
| tensor  ema/a.weight        int8     []   dense    C  offset 576  nbytes 1  shard pytorch_model-00002-of-00002.bin
| 1.0 -2.0 3.0
| dd1782135f6bb520ebee24f30c261b2281ede1a1d9d425555fe6bd387b3e2737  w
| dd1782135f6bb520ebee24f30c261b2281ede1a1d9d425555fe6bd387b3e2737  model/net/a.weight
| 0eb78b0df7fb8c929ff75881e27d9d4a9fb8733dab37377f5dacf8ab9fec328e  ema/a.weight
$ tensorgate convert -q bins all.safetensors; tensorgate info all.safetensors | grep ^tensor; tensorgate diff bins all.safetensors; rm all.safetensors
| tensor  model/net/a.weight  float32  [3]  dense    C  offset 200  nbytes 12
| tensor  w                   float32  [3]  dense    C  offset 212  nbytes 12
| tensor  ema/a.weight        int8     []   dense    C  offset 224  nbytes 1
# The name of the index says what the shards are: a pickle, or not.
$ cp bins/pytorch_model.bin.index.json bins/model.safetensors.index.json; tensorgate check bins/model.safetensors.index.json; rm bins/model.safetensors.index.json
| bad bins/model.safetensors.index.json: safetensors: weight_map[0] at byte 53: found "pytorch_model-00"... (32 bytes), expected a file that ends in ".safetensors", as the name of the index says [bad_reference]
$ sed 's/-00001-of-00002.bin/.safetensors/' bins/pytorch_model.bin.index.json > bins/mixed.bin.index.json; tensorgate check bins/mixed.bin.index.json; rm bins/mixed.bin.index.json
| bad bins/mixed.bin.index.json: pytorch: weight_map[1] at byte 104: found "pytorch_model-00"... (32 bytes), expected a file with the suffix that the first shard has [bad_reference]
# A shard that runs code, one of another format, and one that is missing.
$ cd bins; printf 'cos\nsystem\n(S"true"\ntR.' > pytorch_model-00001-of-00002.bin; tensorgate check pytorch_model.bin.index.json; tensorgate info pytorch_model.bin.index.json
| bad pytorch_model.bin.index.json: pytorch: weight_map[0] at byte 48: shard "pytorch_model-00001-of-00002.bin" is refused: a Python pickle that imports os.system at byte 0: to load it is to run its code; ask its author for .safetensors or .npz [code_execution]
! tensorgate: pytorch_model.bin.index.json: pytorch: weight_map[0] at byte 48: shard "pytorch_model-00001-of-00002.bin" is refused: a Python pickle that imports os.system at byte 0: to load it is to run its code; ask its author for .safetensors or .npz [code_execution]
= 1
$ cd bins; cp ../model/model-00001-of-00002.safetensors pytorch_model-00001-of-00002.bin; tensorgate check pytorch_model.bin.index.json; rm pytorch_model-00001*; tensorgate check -r .
| bad pytorch_model.bin.index.json: pytorch: weight_map[0] at byte 48: shard "pytorch_model-00001-of-00002.bin" is no PyTorch checkpoint [bad_value]
| ok ./pytorch_model-00002-of-00002.bin pytorch 2 tensors
| bad ./pytorch_model.bin.index.json: pytorch: weight_map[0] at byte 48: shard "pytorch_model-00001-of-00002.bin" is missing [absent]
! tensorgate: 1 ok, 1 bad, 0 skipped, 0 failed
= 1
# The index alone comes with the other files of a model.
$ cd bins; rm *.bin; cp ../model/*.safetensors ../model/model.safetensors.index.json .; tensorgate check -r .; tensorgate check .; tensorgate info . | grep ^file; tensorgate check pytorch_model.bin.index.json
| ok ./model-00001-of-00002.safetensors safetensors 1 tensors
| ok ./model-00002-of-00002.safetensors safetensors 10 tensors
| ok ./model.safetensors.index.json safetensors 11 tensors
| ok ./model.safetensors.index.json safetensors 11 tensors
| file    ./model.safetensors.index.json
| bad pytorch_model.bin.index.json: pytorch: weight_map[0] at byte 48: shard "pytorch_model-00001-of-00002.bin" is missing [absent]
! tensorgate: 3 ok, 0 bad, 0 skipped, 0 failed; 1 other file passed over (--all judges it)
= 1
$ rm -r bins
