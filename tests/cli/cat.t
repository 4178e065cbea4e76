# A line for each row, an empty line between matrices.
$ tensorgate cat btf_dtypes.btf 0
| -128 127 0
| 3 6 9
$ tensorgate cat btf_dtypes.btf 9
| 0 18446744073709551615 0
| 3 6 9
$ tensorgate cat btf_shapes.btf 5
| 0 1 2
|
| 3 4 5
$ tensorgate cat btf_shapes.btf 6
| 0 1
|
| 2 3
|
| 4 5
|
| 6 7
|
| 8 9
|
| 10 11
|
| 12 13
|
| 14 15
# A scalar; nothing at all.
$ tensorgate cat btf_shapes.btf 0
| 0
$ tensorgate cat btf_shapes.btf 1
$ tensorgate cat btf_shapes.btf 2
# Shortest digits that read back; NaN, infinities, the sign of zero.
$ tensorgate cat btf_special_floats.btf 0
| nan nan nan inf -inf -0.0 1e-45 3.4028235e+38
$ tensorgate cat btf_special_floats.btf 1
| nan nan
| inf -inf
| -0.0 5e-324
| 1.7976931348623157e+308 1.0
# Column-major tensors in row-major order; the last axis is the batch.
$ tensorgate cat primitiv_tensor.primitiv tensor
| 0.0 3.0 6.0 9.0
| 1.0 4.0 7.0 10.0
| 2.0 5.0 8.0 11.0
|
| 0.5 3.5 6.5 9.5
| 1.5 4.5 7.5 10.5
| 2.5 5.5 8.5 11.5
$ tensorgate cat primitiv_parameter.primitiv 'value@a%2Fb%25%FF%00'
| 4.0 4.5
# Decoded and as stored: fixed point, bits, scaled bytes, what is stored of a partial tensor.
$ tensorgate cat nnb_v3_fixed.nnb 1
| -1.0 0.9999695
| 3.0517578e-05 -3.0517578e-05
|
| 0.0 0.00015258789
| 0.00018310547 0.00021362305
$ tensorgate cat --raw nnb_v3_fixed.nnb 1
| -32768 32767
| 1 -1
|
| 0 5
| 6 7
$ tensorgate cat nnb_v3_sign.nnb 2
| 1.0 -1.0
| -1.0 1.0
| 1.0 -1.0
| -1.0 1.0
$ tensorgate cat --raw nnb_v3_sign.nnb 2
| 1 0
| 1 0
| 0 1
| 0 1
$ tensorgate cat nnb_v3_sign.nnb 4
| 9.0
$ tensorgate cat --slice 0,0,0 pvp_weights_bytes.pvp weights
| -0.5 -0.30392158
| -0.10784313 0.08823532
| 0.28431374 0.5
$ tensorgate cat --slice 0,0,0 --raw pvp_weights_bytes.pvp weights
| 0 50
| 100 150
| 200 255
# Sparse tensors are dense here; of duplicates the last one counts.
$ tensorgate cat btf_coo.btf 0
| -2.0 0.0 0.0 0.0
| 0.0 0.0 0.0 3.25
$ tensorgate cat btf_coo.btf 3
| 7
$ tensorgate cat --slice 0,-1,:,1 pvp_sparse_values.pvp activity
| 0.0 0.0 0.0 1.5
$ tensorgate cat --max-dense 31 btf_coo.btf 0
! tensorgate: btf_coo.btf: btf: found 32, expected at most 31 bytes of dense copies of sparse tensors; --max-dense raises this limit [limit]
= 1
# Slices.
$ tensorgate cat --slice 1 btf_dtypes.btf 1
| 3 6 9
$ tensorgate cat --slice ...,-1 btf_dtypes.btf 1
| 0 9
$ tensorgate cat --slice ::-1,:2 btf_dtypes.btf 1
| 3 6
| -32768 32767
$ tensorgate cat --slice 1,2 btf_dtypes.btf 1
| 9
$ tensorgate cat --slice 2: btf_dtypes.btf 1
$ tensorgate cat --json --slice 2 btf_dtypes.btf 1
| {"file": "btf_dtypes.btf", "size": 672, "format": "btf", "valid": true, "error": {"code": "usage", "offset": 0, "path": "btf", "message": "--slice: index 2 is not on axis 0 of length 2", "expected": "", "found": ""}, "notes": [],
| "name": "1", "dtype": "int16", "shape": null,
| "values": null}
! tensorgate: cat: --slice: index 2 is not on axis 0 of length 2: '2'; see tensorgate cat --help
= 2
$ tensorgate cat --slice 2 btf_dtypes.btf 1
! tensorgate: cat: --slice: index 2 is not on axis 0 of length 2: '2'; see tensorgate cat --help
= 2
$ tensorgate cat --slice 0,0,0 btf_dtypes.btf 1
! tensorgate: cat: --slice: 3 items, but 2 axes: '0,0,0'; see tensorgate cat --help
= 2
$ tensorgate cat --slice ::0 btf_dtypes.btf 1
! tensorgate: cat: --slice: a step of 0: '::0'; see tensorgate cat --help
= 2
$ tensorgate cat --slice 1:x btf_dtypes.btf 1
! tensorgate: cat: --slice: neither a number nor a colon: '1:x'; see tensorgate cat --help
= 2
$ tensorgate cat --slice ...,... btf_dtypes.btf 1
! tensorgate: cat: --slice: more than one ...: '...,...'; see tensorgate cat --help
= 2
$ tensorgate cat --slice '' btf_dtypes.btf 1
! tensorgate: cat: --slice: an empty slice: ''; see tensorgate cat --help
= 2
# JSON.
$ tensorgate cat --json btf_special_floats.btf 1
| {"file": "btf_special_floats.btf", "size": 176, "format": "btf", "valid": true, "error": null, "notes": [],
| "name": "1", "dtype": "float64", "shape": [4, 2],
| "values": [["nan", "nan"],
| ["inf", "-inf"],
| [-0.0, 5e-324],
| [1.7976931348623157e+308, 1.0]]
| }
$ tensorgate cat --json btf_shapes.btf 5
| {"file": "btf_shapes.btf", "size": 392, "format": "btf", "valid": true, "error": null, "notes": [],
| "name": "5", "dtype": "int16", "shape": [2, 1, 3],
| "values": [[[0, 1, 2]],
| [[3, 4, 5]]]
| }
$ tensorgate cat --json btf_shapes.btf 0
| {"file": "btf_shapes.btf", "size": 392, "format": "btf", "valid": true, "error": null, "notes": [],
| "name": "0", "dtype": "int16", "shape": [],
| "values": 0
| }
$ tensorgate cat --json btf_shapes.btf 2
| {"file": "btf_shapes.btf", "size": 392, "format": "btf", "valid": true, "error": null, "notes": [],
| "name": "2", "dtype": "int16", "shape": [3, 0, 2],
| "values": []
| }
$ tensorgate cat --json --slice 0,:,::2 btf_shapes.btf 5
| {"file": "btf_shapes.btf", "size": 392, "format": "btf", "valid": true, "error": null, "notes": [],
| "name": "5", "dtype": "int16", "shape": [1, 2],
| "values": [[0, 2]]
| }
$ tensorgate cat --json --max-dense 31 btf_coo.btf 0
| {"file": "btf_coo.btf", "size": 304, "format": "btf", "valid": true, "error": {"code": "limit", "offset": 0, "path": "btf", "message": "found 32, expected at most 31 bytes of dense copies of sparse tensors; --max-dense raises this limit", "expected": "at most 31 bytes of dense copies of sparse tensors", "found": "32"}, "notes": [],
| "name": "0", "dtype": null, "shape": null,
| "values": null}
= 1
# What is not there.
$ tensorgate cat primitiv_parameter.primitiv value@Adam.m3
! tensorgate: primitiv_parameter.primitiv: no tensor 'value@Adam.m3'; near it: value@Adam.m1, value@Adam.m2
= 2
$ tensorgate cat btf_dtypes.btf weights
! tensorgate: btf_dtypes.btf: no tensor 'weights'; the first are: 0, 1, 2
= 2
$ tensorgate cat primitiv_shape.primitiv tensor
! tensorgate: primitiv_shape.primitiv: no tensor 'tensor'
= 2
$ tensorgate cat --json btf_dtypes.btf weights
| {"file": "btf_dtypes.btf", "size": 672, "format": "btf", "valid": true, "error": {"code": "absent", "offset": 0, "path": "btf", "message": "expected the name of a tensor of this file", "expected": "the name of a tensor of this file", "found": ""}, "notes": [],
| "name": "weights", "dtype": null, "shape": null,
| "values": null}
! tensorgate: btf_dtypes.btf: no tensor 'weights'; the first are: 0, 1, 2
= 2
$ tensorgate cat -qq btf_dtypes.btf weights
= 2
$ tensorgate cat no_such_file 0
! tensorgate: no_such_file: no such file [io]
= 2
$ head -c 100 btf_dtypes.btf > cut.btf; tensorgate cat --from btf cut.btf 0
! tensorgate: cut.btf: btf: offsets[0].offset at byte 8: found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84) [bad_reference]
= 1
# Notes go to stderr.
$ tensorgate cat btf_note_garbage.btf 0
| 1 2 3
! tensorgate: btf_note_garbage.btf: note: record_header.reserved at byte 26: found de ad be ef 00 01, expected bytes 00 00 00 00 00 00
! tensorgate: btf_note_garbage.btf: note: record.padding at byte 43: found 00 00 00 00 55, expected zero bytes that fill the record up to a multiple of 8
$ tensorgate cat -q btf_note_garbage.btf 0
| 1 2 3
$ tensorgate cat --strict --from btf btf_note_garbage.btf 0
! tensorgate: btf_note_garbage.btf: btf: offsets[0].record.header.reserved at byte 26: found de ad be ef 00 01, expected bytes 00 00 00 00 00 00 [bad_value]
= 1
# Usage.
$ tensorgate cat - 3 < btf_dtypes.btf
| -9223372036854775808 9223372036854775807 0
| 3 6 9
$ tensorgate cat
! tensorgate: cat: no file given; see tensorgate cat --help
= 2
$ tensorgate cat btf_dtypes.btf
! tensorgate: btf_dtypes.btf: has 10 tensors, and none was named; the first are: 0, 1, 2
= 2
$ tensorgate cat btf_dtypes.btf 0 1
! tensorgate: cat: one tensor at a time, found also '1'; see tensorgate cat --help
= 2
$ tensorgate cat --slice
! tensorgate: cat: a value is missing after '--slice'; see tensorgate cat --help
= 2
$ tensorgate cat --atol 1 btf_dtypes.btf 0
! tensorgate: cat: unknown option '--atol'; see tensorgate cat --help
= 2
$ tensorgate cat --help
| usage: tensorgate cat [OPTION]... FILE [TENSOR]
|
| Prints the values of a tensor, named as in `info`; a file with a single tensor needs no
| name. There is a line for each row (the last
| axis), values separated by a space, an empty line between matrices. A scalar is one
| line; an array without elements prints nothing. Values are decoded: fixed point,
| bits (as 1.0 and -1.0) and scaled bytes are float32, sparse tensors are dense, in
| row-major order. Floats have the fewest digits that read back as the same number; a
| bool is 1 or 0, a complex number 1.0-2.5j. Texts are JSON strings, those of ONNX a line
| each, without steps back in --slice.
|
|   --slice SLICE   print a part, as in NumPy: 0  1:5  ::2  ::-1  0,:,-1  ...,0
|   --raw           elements as stored, without decoding; bits are 0 and 1
|   --json          one object; its member `values` is a list of lists, a complex number
|                   is [re, im], and NaN, inf and -inf are strings
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
|   -q, --quiet     no notes on stderr; twice: no errors either
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

# Without a name: the only tensor.
$ tensorgate cat npy_int8.npy
| 0 1 2
| 3 4 5
$ tensorgate cat btf_coo.btf
! tensorgate: btf_coo.btf: has 4 tensors, and none was named; the first are: 0, 1, 2
= 2
$ tensorgate cat btf_empty.btf
! tensorgate: btf_empty.btf: has 0 tensors, and none was named
= 2
$ tensorgate cat --json btf_coo.btf
| {"file": "btf_coo.btf", "size": 304, "format": "btf", "valid": true, "error": {"code": "absent", "offset": 0, "path": "btf", "message": "which of 4 tensors", "expected": "", "found": ""}, "notes": [],
| "name": null, "dtype": null, "shape": null,
| "values": null}
! tensorgate: btf_coo.btf: has 4 tensors, and none was named; the first are: 0, 1, 2
= 2
$ tensorgate cat --json npy_int8.npy
| {"file": "npy_int8.npy", "size": 134, "format": "npy", "valid": true, "error": null, "notes": [],
| "name": "arr_0", "dtype": "int8", "shape": [2, 3],
| "values": [[0, 1, 2],
| [3, 4, 5]]
| }
# Texts, a line each: a tensor of ONNX, made by hand.
$ printf '\010\012\072\044\022\001g\052\037\010\002\010\002\020\010\062\003abc\062\002\303\251\062\000\062\005a\000\012"\\\102\005words\102\004\012\000\020\021' >texts.onnx
$ tensorgate info texts.onnx | grep tensor
| format  onnx (ONNX: models as graphs, with tensors in the file or beside it)
| tensor  words  string   [2,2]  text     C  offset -  nbytes 10
$ tensorgate cat texts.onnx
| "abc"
| "é"
| ""
| "a\u0000\n\"\\"
$ tensorgate cat --json texts.onnx
| {"file": "texts.onnx", "size": 46, "format": "onnx", "valid": true, "error": null, "notes": [],
| "name": "words", "dtype": "string", "shape": [2, 2],
| "values": [["abc", "é"],
| ["", "a\u0000\n\"\\"]]
| }
$ tensorgate cat --slice '1,::-1' texts.onnx
! tensorgate: cat: --slice: texts are read forward, with a step above 0: '1,::-1'; see tensorgate cat --help
= 2
$ tensorgate hash texts.onnx
| 47e5858c156add476cc3f5b6736fb18ac626bcae0d07cf71537e8e09a0cd3922  words
