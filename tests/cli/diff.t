# Nothing is said of what is the same, also in another version of a format.
$ tensorgate diff primitiv_model.primitiv primitiv_model.primitiv
$ tensorgate diff nnb_v2_float.nnb nnb_v3_float.nnb
# Tensors in one file only; dtypes and shapes.
$ tensorgate diff btf_coo.btf btf_dtypes.btf
| dtype   0  float32 | int8
| shape   0  [2,4] | [2,3]
| dtype   1  uint8 | int16
| shape   1  [3] | [2,3]
| dtype   2  int64 | int32
| shape   2  [2,3,4] | [2,3]
| dtype   3  int8 | int64
| shape   3  [] | [2,3]
| only-b  4  float32  [2,3]
| only-b  5  float64  [2,3]
| only-b  6  uint8  [2,3]
| only-b  7  uint16  [2,3]
| only-b  8  uint32  [2,3]
| only-b  9  uint64  [2,3]
= 1
$ tensorgate diff primitiv_scalar.primitiv primitiv_parameter.primitiv
| shape   value  [] | [2,4]
| only-b  value@Adam.m1  float32  [2,4]
| only-b  value@Adam.m2  float32  [2,4]
| only-b  value@%  float32  [3,2]
| only-b  value@a%2Fb%25%FF%00  float32  [1,2]
= 1
# Values: two bytes of a float and one of an integer are changed.
$ cp btf_dtypes.btf a.btf; cp btf_dtypes.btf b.btf; printf '\200\077' | dd of=b.btf bs=1 seek=366 conv=notrunc 2>&-; printf '\005' | dd of=b.btf bs=1 seek=280 conv=notrunc 2>&-; cmp -l a.btf b.btf; tensorgate diff a.btf b.btf
| 281   0   5
| 367  60 200
| 368 100  77
| values  3  1 of 6 differ  first [0,2]: 0 | 5  max_abs 5.0  max_rel 1.0
| values  4  1 of 6 differ  first [1,2]: 2.75 | 1.0  max_abs 1.75  max_rel 1.75
= 1
$ tensorgate diff --atol 1.75 a.btf b.btf
| values  3  1 of 6 differ  first [0,2]: 0 | 5  max_abs 5.0  max_rel 1.0
= 1
$ tensorgate diff --atol 5 a.btf b.btf
$ tensorgate diff --rtol 1.75 a.btf b.btf
$ tensorgate diff --rtol 1 --atol 0.75 b.btf a.btf
| values  3  1 of 6 differ  first [0,2]: 5 | 0  max_abs 5.0  max_rel inf
= 1
# NaN equals NaN; NaN on one side does not.
$ tensorgate diff btf_special_floats.btf btf_special_floats.btf
$ cp btf_special_floats.btf b.btf; printf '\077' | dd of=b.btf bs=1 seek=51 conv=notrunc 2>&-; printf '\377' | dd of=b.btf bs=1 seek=63 conv=notrunc 2>&-; printf '\000' | dd of=b.btf bs=1 seek=71 conv=notrunc 2>&-; tensorgate cat b.btf 0; tensorgate diff btf_special_floats.btf b.btf
| 1.5000001 nan nan -inf -inf 0.0 1e-45 3.4028235e+38
| values  0  2 of 8 differ  first [0]: nan | 1.5000001  max_abs inf  max_rel inf  nan 1
= 1
# Names in files are compared; two that are shown alike are told apart by them.
$ printf '\100\0\0\0\0\0\0\0%-64s1' '{"a b":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}}' >one.safetensors; printf '\100\0\0\0\0\0\0\0%-64s1' '{"a%20b":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}}' >two.safetensors; tensorgate diff one.safetensors two.safetensors
| only-a  a%20b  uint8  [1]  in the file "a b"
| only-b  a%20b  uint8  [1]
= 1
# Across formats; sparse tensors by what they mean.
$ tensorgate diff btf_shapes.btf nnb_v3_sign.nnb
| only-a  0  int16  []
| dtype   1  int16 | float32
| shape   1  [0] | [4,2]
| dtype   2  int16 | float32
| shape   2  [3,0,2] | [4,2]
| only-a  3  int16  [1]
| dtype   4  int16 | float32
| shape   4  [5] | [1]
| dtype   5  int16 | float32
| shape   5  [2,1,3] | [2,1,2,2]
| only-a  6  int16  [1,2,1,2,1,2,1,2]
= 1
$ tensorgate diff pvp_sparse_values.pvp pvp_sparse_binary.pvp
| shape   activity  [3,3,4,2] | [2,3,4,2]
| shape   time  [3] | [2]
= 1
# The limit holds for both files together.
$ tensorgate diff --max-dense 100 pvp_sparse_values.pvp pvp_sparse_values.pvp
! tensorgate: pvp_sparse_values.pvp: pvp: found 576, expected at most 100 bytes of dense copies of sparse tensors; --max-dense raises this limit [limit]
= 1
$ tensorgate diff --max-dense 575 --json pvp_sparse_values.pvp pvp_sparse_values.pvp
| {
| "a": {"file": "pvp_sparse_values.pvp", "size": 148, "format": "pvp", "valid": true, "error": {"code": "limit", "offset": 0, "path": "pvp", "message": "found 576, expected at most 575 bytes of dense copies of sparse tensors; --max-dense raises this limit", "expected": "at most 575 bytes of dense copies of sparse tensors", "found": "576"}, "notes": []},
| "b": {"file": "pvp_sparse_values.pvp", "size": 148, "format": "pvp", "valid": true, "error": null, "notes": []},
| "tensors": [],
| "same": false
| }
= 1
$ tensorgate diff --max-dense 576 pvp_sparse_values.pvp pvp_sparse_values.pvp
$ tensorgate diff --max-output 100 btf_dtypes.btf btf_dtypes.btf
! tensorgate: btf_dtypes.btf: btf: found 1784, expected at most 100 bytes of output; --max-output raises this limit [limit]
= 1
# As stored: the fixed point does not count then.
$ tensorgate diff --raw nnb_v3_fixed.nnb btf_dtypes.btf
| shape   1  [1,2,2,2] | [2,3]
| dtype   2  int8 | int32
| shape   2  [1] | [2,3]
| only-b  0  int8  [2,3]
| only-b  3  int64  [2,3]
| only-b  4  float32  [2,3]
| only-b  5  float64  [2,3]
| only-b  6  uint8  [2,3]
| only-b  7  uint16  [2,3]
| only-b  8  uint32  [2,3]
| only-b  9  uint64  [2,3]
= 1
# JSON.
$ tensorgate diff --json nnb_v3_float.nnb nnb_v3_float.nnb
| {
| "a": {"file": "nnb_v3_float.nnb", "size": 524, "format": "nnb", "valid": true, "error": null, "notes": []},
| "b": {"file": "nnb_v3_float.nnb", "size": 524, "format": "nnb", "valid": true, "error": null, "notes": []},
| "tensors": [
| {"name": "1", "status": "same", "a": {"dtype": "float32", "shape": [3, 2]}, "b": {"dtype": "float32", "shape": [3, 2]}, "differs": [], "elements": 6, "differing": 0, "nan": 0, "max_abs": 0.0, "max_rel": 0.0, "first": null},
| {"name": "2", "status": "same", "a": {"dtype": "float32", "shape": [2]}, "b": {"dtype": "float32", "shape": [2]}, "differs": [], "elements": 2, "differing": 0, "nan": 0, "max_abs": 0.0, "max_rel": 0.0, "first": null}],
| "same": true
| }
$ tensorgate diff --json btf_special_floats.btf b.btf
| {
| "a": {"file": "btf_special_floats.btf", "size": 176, "format": "btf", "valid": true, "error": null, "notes": []},
| "b": {"file": "b.btf", "size": 176, "format": "btf", "valid": true, "error": null, "notes": []},
| "tensors": [
| {"name": "0", "status": "different", "a": {"dtype": "float32", "shape": [8]}, "b": {"dtype": "float32", "shape": [8]}, "differs": ["values"], "elements": 8, "differing": 2, "nan": 1, "max_abs": "inf", "max_rel": "inf", "first": {"index": [0], "a": "nan", "b": 1.5000001}},
| {"name": "1", "status": "same", "a": {"dtype": "float64", "shape": [4, 2]}, "b": {"dtype": "float64", "shape": [4, 2]}, "differs": [], "elements": 8, "differing": 0, "nan": 0, "max_abs": 0.0, "max_rel": 0.0, "first": null}],
| "same": false
| }
= 1
$ tensorgate diff --json primitiv_scalar.primitiv primitiv_parameter.primitiv
| {
| "a": {"file": "primitiv_scalar.primitiv", "size": 32, "format": "primitiv", "valid": true, "error": null, "notes": []},
| "b": {"file": "primitiv_parameter.primitiv", "size": 257, "format": "primitiv", "valid": true, "error": null, "notes": []},
| "tensors": [
| {"name": "value", "status": "different", "a": {"dtype": "float32", "shape": []}, "b": {"dtype": "float32", "shape": [2, 4]}, "differs": ["shape"]},
| {"name": "value@Adam.m1", "status": "only_b", "a": null, "b": {"dtype": "float32", "shape": [2, 4]}, "differs": []},
| {"name": "value@Adam.m2", "status": "only_b", "a": null, "b": {"dtype": "float32", "shape": [2, 4]}, "differs": []},
| {"name": "value@%", "status": "only_b", "a": null, "b": {"dtype": "float32", "shape": [3, 2]}, "differs": []},
| {"name": "value@a%2Fb%25%FF%00", "status": "only_b", "a": null, "b": {"dtype": "float32", "shape": [1, 2]}, "differs": []}],
| "same": false
| }
= 1
$ tensorgate diff --json btf_coo.btf no_such_file
| {
| "a": {"file": "btf_coo.btf", "size": 304, "format": "btf", "valid": true, "error": null, "notes": []},
| "b": {"file": "no_such_file", "size": 0, "format": null, "valid": false, "error": {"code": "io", "offset": 0, "path": "", "message": "no such file", "expected": "", "found": ""}, "notes": []},
| "tensors": [],
| "same": false
| }
! tensorgate: no_such_file: no such file [io]
= 2
# Only the exit code.
$ tensorgate diff -q btf_special_floats.btf b.btf
= 1
$ tensorgate diff -q btf_coo.btf btf_coo.btf
$ tensorgate diff -q btf_coo.btf no_such_file
! tensorgate: no_such_file: no such file [io]
= 2
$ tensorgate diff -qq btf_coo.btf no_such_file
= 2
# A refused file is 1, trouble is 2; both files are looked at.
$ head -c 100 btf_dtypes.btf > cut.btf; tensorgate diff --from btf cut.btf btf_dtypes.btf
! tensorgate: cut.btf: btf: offsets[0].offset at byte 8: found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84) [bad_reference]
= 1
$ tensorgate diff --from btf cut.btf no_such_file
! tensorgate: cut.btf: btf: offsets[0].offset at byte 8: found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84) [bad_reference]
! tensorgate: no_such_file: btf: no such file [io]
= 2
# Usage.
$ tensorgate diff - btf_coo.btf < btf_coo.btf
$ tensorgate diff - - < btf_coo.btf
! tensorgate: diff: only one file can be standard input; see tensorgate diff --help
= 2
$ tensorgate diff btf_coo.btf
! tensorgate: diff: no second file given; see tensorgate diff --help
= 2
$ tensorgate diff a b c
! tensorgate: diff: two files at a time, found also 'c'; see tensorgate diff --help
= 2
$ tensorgate diff --atol nan a b
! tensorgate: diff: --atol: not a number from 0 on: 'nan'; see tensorgate diff --help
= 2
$ tensorgate diff --rtol=-1 a b
! tensorgate: diff: --rtol: not a number from 0 on: '-1'; see tensorgate diff --help
= 2
$ tensorgate diff --rtol 1K a b
! tensorgate: diff: --rtol: not a number from 0 on: '1K'; see tensorgate diff --help
= 2
$ tensorgate diff --help
| usage: tensorgate diff [OPTION]... A B
|
| Compares the tensors of two files of any formats, by name. Prints differences only,
| as lines that begin with
|   only-a, only-b  the tensor is in one file only: name, dtype, shape
|   dtype, shape    it differs: name, value of A | value of B
|   values          number that differ, the first index with both values, the largest
|                   |a - b| and |a - b| / |b|, how often only one side is NaN
| Values are decoded, as for `cat`, and compared even if the dtypes differ. Two numbers
| are equal if |a - b| <= atol + rtol * |b|, or if both are NaN or infinities of the same
| sign; without tolerances they must be the same (-0.0 and 0.0 are). Metadata is not
| compared.
|
|   --atol X        absolute tolerance; default 0
|   --rtol Y        relative tolerance; default 0
|   --raw           elements as stored, without decoding
|   --json          one object
|   --follow        follow links to the shards of an index and to parts of split models
|   --no-follow     follow none, not even to blobs in the cache of huggingface_hub
|   --from FORMAT   do not detect the format; use this one of `tensorgate formats`
|   --formats LIST  look for these formats only: names, separated by commas
|   --external HOW  files that an ONNX model names: read them (default), or skip them, which
|                   is a note
|   --v2 bfloat16   .npy, .npz: elements of two raw bytes are bfloat16, as ml_dtypes saves it
|   --strict        notes are errors; --strict=meaning: but not those about layout alone,
|                   spelling, alignment and widths of numbers, as healthy files have them
|   --color WHEN    colours of ok, bad, skip and note: auto (on a terminal), always, never
|   -v, --verbose   for a file of another kind, why each format refuses it
|   --sandbox MODE  auto: give up all that is not needed, as far as the kernel can;
|                   require: refuse to run if it cannot all; off: do not
|                   (both files)
|   -q, --quiet     only errors and the exit code; twice: no errors either
|
| limits: a number with an optional unit K, M, G, T, P, E (powers of 1024); 0 is the default
|   --max-file     N  size of a file
|   --max-stream   N  bytes of a pipe that must be stored
|   --max-tensors  N  tensors in a file
|   --max-rank     N  axes of a tensor
|   --max-memory   N  memory for the parsed structure; default 16 MiB + 40 bytes per byte of file
|   --max-work     N  work of parsing; default 4 Mi + 32 steps per byte of file
|   --max-dense    N  dense copies of sparse tensors, inflated members of .npz
|   --max-output   N  written, printed, hashed or compared; default --max-dense + 64 bytes per byte of file
| `tensorgate formats` prints the defaults.
|
| exit codes: 0 the same, 1 different or refused, 2 error
