# dtype, shape and values: the same bytes by hand.
$ tensorgate hash btf_coo.btf
| 6d7d34022132a7e03c630eeb95a4c0ad75f2f4b21433c9ed0e1b1ccc84253681  0
| 874c5aa356343c77a77c53edfaee571678165eb11568878e8f4b1c238f4457be  1
| ba5331225c8b2ba9bf2e3045e67d9ad8963cb433ceefb515ef66a60e64a15817  2
| 725aff6cfaa3e1c470faeada7ae026854d37914e389bf46ca4284e6bce8be4f5  3
$ printf 'uint8[3]\nabc' | sha256sum
| 874c5aa356343c77a77c53edfaee571678165eb11568878e8f4b1c238f4457be  -
$ printf 'int8[]\n\007' | sha256sum
| 725aff6cfaa3e1c470faeada7ae026854d37914e389bf46ca4284e6bce8be4f5  -
$ printf 'int64[2,3,4]\n' > bytes; head -c 192 /dev/zero >> bytes; sha256sum < bytes
| ba5331225c8b2ba9bf2e3045e67d9ad8963cb433ceefb515ef66a60e64a15817  -
# Each dtype.
$ tensorgate hash btf_dtypes.btf
| 3190099c965b7e64367c54c1596052a5946421dd61d5c1f161f62c91d711e792  0
| c4ea22430286f460a711f6b6a5ce651b6a24626f49f748f50512fcefaf97c00f  1
| 5b9f8fe459bac00171b75f65744250dd660446b70cc8be20798c602931315099  2
| 5a5d6f7a92336869b199e2f97404e423bb4da55299245b9f26b6753a5825ec34  3
| 7ae48a1af3d9476d87103acd9ca0fd40afbb55e25ad538c1b3d36073d280d9b3  4
| acf0a5b3b3e2e059603a73757ecb817ba9dadd71cdd531ae5afcff5b8f54e41d  5
| ab45f81af6feac9132a03a6e29c732647c1e59eb36e41206c6d5520e8db69a9a  6
| f1da43e8459ddd5398d215aeef2eb088a6c6514cee8a6e2ef73765c6e0b9b0ee  7
| bca15466f2cf8b6afed2b86d0d33fec20fe3032f07c2372d86e32f639cc471a4  8
| d208d6b1c515445b3a80ed22a6300108c0fa7b885316a9044325af418cc7f191  9
# One network in two versions of its format: the same tensors, the same hashes.
$ tensorgate hash nnb_v2_float.nnb
| e7969416ea35dbcfc2b697377ae4a0b3125c7ae429adec4f23627367e1eba77d  1
| 68ebe7aa4e4c7ae3643085d9b178be03dbb9c4f63af97b85e03eabf4acbb9b50  2
$ tensorgate hash nnb_v3_float.nnb
| e7969416ea35dbcfc2b697377ae4a0b3125c7ae429adec4f23627367e1eba77d  1
| 68ebe7aa4e4c7ae3643085d9b178be03dbb9c4f63af97b85e03eabf4acbb9b50  2
# Several files.
$ tensorgate hash primitiv_scalar.primitiv primitiv_shape.primitiv nnb_v3_fixed.nnb
| 6b58b79daf566da5f2a7b6b77a5aa1df96b6a464af69cbb332fb0cb9f6f42818  primitiv_scalar.primitiv value
| 7a619dcb81a885f4321451e68b6b720b89a7460a75507fe7372354a384f22760  nnb_v3_fixed.nnb 1
| a4eba29d9bfd6263e88517bf162c40d57e3266bab45cccc528e7f16e4cdc25e1  nnb_v3_fixed.nnb 2
$ tensorgate hash --json primitiv_scalar.primitiv primitiv_shape.primitiv no_such_file
| [
| {"file": "primitiv_scalar.primitiv", "size": 32, "format": "primitiv", "valid": true, "error": null, "notes": [],
| "tensors": [
| {"name": "value", "dtype": "float32", "shape": [], "sha256": "6b58b79daf566da5f2a7b6b77a5aa1df96b6a464af69cbb332fb0cb9f6f42818"}]},
| {"file": "primitiv_shape.primitiv", "size": 36, "format": "primitiv", "valid": true, "error": null, "notes": [],
| "tensors": []},
| {"file": "no_such_file", "size": 0, "format": null, "valid": false, "error": {"code": "io", "offset": 0, "path": "", "message": "no such file", "expected": "", "found": ""}, "notes": [],
| "tensors": []}
| ]
! tensorgate: no_such_file: no such file [io]
= 2
# The limit holds for all tensors together, of all files, and is tested before the first line.
$ tensorgate hash --max-dense 225 btf_coo.btf btf_coo.btf
| 6d7d34022132a7e03c630eeb95a4c0ad75f2f4b21433c9ed0e1b1ccc84253681  btf_coo.btf 0
| 874c5aa356343c77a77c53edfaee571678165eb11568878e8f4b1c238f4457be  btf_coo.btf 1
| ba5331225c8b2ba9bf2e3045e67d9ad8963cb433ceefb515ef66a60e64a15817  btf_coo.btf 2
| 725aff6cfaa3e1c470faeada7ae026854d37914e389bf46ca4284e6bce8be4f5  btf_coo.btf 3
! tensorgate: btf_coo.btf: btf: found 450, expected at most 225 bytes of dense copies of sparse tensors; --max-dense raises this limit [limit]
= 1
$ tensorgate hash --max-output 100 btf_coo.btf
! tensorgate: btf_coo.btf: btf: found 448, expected at most 100 bytes of output; --max-output raises this limit [limit]
= 1
# Of a pipe, too.
$ cat npy_int8.npy | tensorgate hash --max-output 1 -
! tensorgate: -: npy: found 70, expected at most 1 bytes of output; --max-output raises this limit [limit]
= 1
$ cat primitiv_scalar.primitiv | tensorgate hash --max-output 1 -
! tensorgate: -: primitiv: found 4, expected at most 1 bytes of output; --max-output raises this limit [limit]
= 1
$ tensorgate convert npy_int8.npy pipe.safetensors; cat pipe.safetensors | tensorgate hash --max-output 1 -; tensorgate hash --max-output 1 pipe.safetensors
! tensorgate: -: safetensors: found 70, expected at most 1 bytes of output; --max-output raises this limit [limit]
! tensorgate: pipe.safetensors: safetensors: found 70, expected at most 1 bytes of output; --max-output raises this limit [limit]
= 1
$ tensorgate hash --max-dense 40 btf_coo.btf
! tensorgate: btf_coo.btf: btf: found 225, expected at most 40 bytes of dense copies of sparse tensors; --max-dense raises this limit [limit]
= 1
$ tensorgate hash --json --max-dense 40 btf_coo.btf
| [
| {"file": "btf_coo.btf", "size": 304, "format": "btf", "valid": true, "error": {"code": "limit", "offset": 0, "path": "btf", "message": "found 225, expected at most 40 bytes of dense copies of sparse tensors; --max-dense raises this limit", "expected": "at most 40 bytes of dense copies of sparse tensors", "found": "225"}, "notes": [],
| "tensors": []}
| ]
= 1
$ head -c 100 btf_dtypes.btf > cut.btf; tensorgate hash --from btf cut.btf btf_coo.btf
| 6d7d34022132a7e03c630eeb95a4c0ad75f2f4b21433c9ed0e1b1ccc84253681  btf_coo.btf 0
| 874c5aa356343c77a77c53edfaee571678165eb11568878e8f4b1c238f4457be  btf_coo.btf 1
| ba5331225c8b2ba9bf2e3045e67d9ad8963cb433ceefb515ef66a60e64a15817  btf_coo.btf 2
| 725aff6cfaa3e1c470faeada7ae026854d37914e389bf46ca4284e6bce8be4f5  btf_coo.btf 3
! tensorgate: cut.btf: btf: offsets[0].offset at byte 8: found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84) [bad_reference]
= 1
$ tensorgate hash -qq no_such_file
= 2
# Usage.
$ tensorgate hash - < primitiv_scalar.primitiv
| 6b58b79daf566da5f2a7b6b77a5aa1df96b6a464af69cbb332fb0cb9f6f42818  value
$ tensorgate hash
! tensorgate: hash: no file given; see tensorgate hash --help
= 2
$ tensorgate hash --raw btf_coo.btf
! tensorgate: hash: unknown option '--raw'; see tensorgate hash --help
= 2
$ tensorgate hash --help
| usage: tensorgate hash [OPTION]... FILE...
|        tensorgate hash [OPTION]... --check MANIFEST...
|
| Prints `SHA256  NAME` for each tensor, and `SHA256  FILE NAME` if there are several
| files. The hash covers dtype, shape and values, decoded as for `cat`: equal tensors have
| equal hashes in every format. The hashed bytes are a line of ASCII such as
| `float32[2,3]` with a line feed (a scalar: `float32[]`), then the values in row-major
| order, little-endian; a bool is a byte 0 or 1. Floats are hashed by their bits: -0.0
| differs from 0.0, and NaNs may differ. Texts of ONNX: how many bytes each has, as uint64,
| and the bytes of all. An index of shards is hashed with its shards, and so is a folder
| that holds one; -r skips it, and finds the shards.
|
|   --manifest FILE write sizes, SHA-256 of all bytes, and the hashes of tensors, to FILE: all
|                   or nothing. Files are below its folder; a model in shards has each of its
|                   files in it. `sha256sum -c` reads it, too
|   -f, --force     with --manifest: replace an existing FILE
|   --check         the files are manifests: prints `ok PATH` or `bad PATH: ...` for each file
|                   that they name, below their folders; what is not in them is not looked at
|   --json          an array with an object for each file, or manifest
|   --json=lines    an object a line for each file, written when it is known, and a last
|                   line with the object `summary`
|   -r, --recursive the files in the given folders and their subfolders, then a summary on
|                   stderr; links to files are followed, those to folders are not. What has
|                   neither suffix nor first bytes of a format is passed over and counted,
|                   unless to load it is to run code: a README, a picture
|   --all           none is passed over
|   --follow        follow links to folders and to shards, too; each folder is entered
|                   once
|   --no-follow     in folders, follow no links
|   --include GLOB  of the files in folders and lists, only those that fit; may be given
|                   several times. * and ? do not match '/'; a pattern without '/' is
|                   compared with the last component, others with the path in the folder
|   --exclude GLOB  not the files and folders that fit; folders only if GLOB ends with '/'
|   --files-from F  the files named in F (-: on standard input), one per line
|   -0, --null      names in F end with a NUL byte
|   --skip-unknown  files that have none of the formats, named ones too, are no refusals, but
|                   have a line each that begins with `skip`, unless their
|                   suffix is that of one, or to load them is to run code (pickles, PyTorch,
|                   Keras, programs)
|   --jobs N        processes that look at many files at a time; default: the processors
|   --timeout S     seconds that each file may take; then it is an error, exit code 2
|   --max-rss SIZE  memory that the process which looks at a file may have; the same
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

# A manifest: what files are, below its folder. To sha256sum it is a list of files.
$ mkdir set; cp primitiv_scalar.primitiv nnb_v3_fixed.nnb set; tensorgate hash --manifest set/MANIFEST set/*.*; cat set/MANIFEST
| # tensorgate manifest 1
| 9cee897478f5eb9fe31c49be5fe6f848a1bfe0c98ee785ffbc6248e07f1f01b5  nnb_v3_fixed.nnb
| # size 572
| # tensors 2
| # tensor 7a619dcb81a885f4321451e68b6b720b89a7460a75507fe7372354a384f22760 [1,2,2,2] 1 float32
| # tensor a4eba29d9bfd6263e88517bf162c40d57e3266bab45cccc528e7f16e4cdc25e1 [1] 2 float32
| 33c9131c9db6ee8f69c22a760f50b6467c7ebb8111b63f19726de40d723f32dd  primitiv_scalar.primitiv
| # size 32
| # tensors 1
| # tensor 6b58b79daf566da5f2a7b6b77a5aa1df96b6a464af69cbb332fb0cb9f6f42818 [] value float32
| # end
$ (cd set; sha256sum -c MANIFEST)
| nnb_v3_fixed.nnb: OK
| primitiv_scalar.primitiv: OK
$ tensorgate hash --check set/MANIFEST
| ok nnb_v3_fixed.nnb
| ok primitiv_scalar.primitiv
$ tensorgate hash --manifest set/MANIFEST set/*.*
! tensorgate: set/MANIFEST: cannot create 'set/MANIFEST': the file exists; --force replaces it [io]
= 2
$ tensorgate hash --force --manifest set/MANIFEST btf_coo.btf
! tensorgate: btf_coo.btf: not below the folder of the manifest
! tensorgate: set/MANIFEST: not written, as files have no record
= 2
$ cp nnb_v2_float.nnb set/nnb_v3_fixed.nnb; rm set/primitiv_scalar.primitiv; tensorgate hash --check set/MANIFEST
| bad nnb_v3_fixed.nnb: 524 bytes, not 572
| bad nnb_v3_fixed.nnb: tensor 1: other shape
| bad nnb_v3_fixed.nnb: tensor 2: other shape
| bad primitiv_scalar.primitiv: no such file
= 1
$ tensorgate hash --check --json set/MANIFEST
| [
| {"file": "set/MANIFEST", "size": 522, "valid": true, "error": null, "files": [
| {"file": "nnb_v3_fixed.nnb", "problems": [{"kind": "size", "message": "524 bytes, not 572"}, {"kind": "tensor", "tensor": "1", "message": "other shape"}, {"kind": "tensor", "tensor": "2", "message": "other shape"}], "tensors": "other", "ok": false},
| {"file": "primitiv_scalar.primitiv", "problems": [{"kind": "missing", "message": "no such file"}], "tensors": null, "ok": false}]}
| ]
= 1
$ head -n 3 set/MANIFEST > set/cut; tensorgate hash --check set/cut
| bad set/cut: line 4: found "", expected "SHA256  PATH", or "# end" [truncated]
= 1
$ printf '# tensorgate manifest 1\n%064d  ../outside\n# size 0\n# end\n' 0 > set/MANIFEST; tensorgate hash --check set/MANIFEST
| bad set/MANIFEST: line 2: found "../outside", expected a path below the folder of the manifest [bad_value]
= 1
$ tensorgate hash --check --manifest set/MANIFEST
! tensorgate: hash: --manifest and --check exclude each other; see tensorgate hash --help
= 2
