# Valid files: a line each.
$ tensorgate check btf_empty.btf btf_dtypes.btf primitiv_shape.primitiv nnb_v2_float.nnb pvp_weights_bytes.pvp
| ok btf_empty.btf btf 0 tensors
| ok btf_dtypes.btf btf 10 tensors
| ok primitiv_shape.primitiv primitiv 0 tensors
| ok nnb_v2_float.nnb nnb 2 tensors
| ok pvp_weights_bytes.pvp pvp 2 tensors
# Oddities that are accepted: with notes, and an error with --strict.
$ tensorgate check btf_note_shared.btf primitiv_note_wide.primitiv nnb_note_generator.nnb pvp_note_killed.pvp
| ok btf_note_shared.btf btf 2 tensors
| ok primitiv_note_wide.primitiv primitiv 2 tensors
| ok nnb_note_generator.nnb nnb 1 tensors
| ok pvp_note_killed.pvp pvp 2 tensors
! tensorgate: btf_note_shared.btf: note: record.next_record_follows at byte 56: expected the record of the next tensor, or the end of the file, directly behind this record
! tensorgate: primitiv_note_wide.primitiv: note: array_head.wide_count at byte 16: found 1, expected a count that needs a field of this width
! tensorgate: primitiv_note_wide.primitiv: note: binary.len_data at byte 29: found 8, expected a length that needs a field of this width
! tensorgate: primitiv_note_wide.primitiv: note: string.wide_length at byte 47: found 1, expected a length that needs a field of this width
! tensorgate: nnb_note_generator.nnb: note: variable_record.constant_fills_block at byte 124: found 4, expected a block that ends with its elements, or up to three bytes behind them
! tensorgate: pvp_note_killed.pvp: note: header.nbands_is_number_of_frames at byte 68: found 0, expected the number of whole frames in the file, 1 in type 1
! tensorgate: pvp_note_killed.pvp: note: dense_activity.trailing at byte 96: found "cut", expected nothing after the last frame
$ tensorgate check --strict btf_note_shared.btf primitiv_note_wide.primitiv nnb_note_generator.nnb pvp_note_killed.pvp
| bad btf_note_shared.btf: no known format: not btf (offsets[0].record.next_record_follows at byte 56: expected the record of the next tensor, or the end of the file, directly behind this record), nor 10 others; -v tells why each refuses it [unknown_format]
| bad primitiv_note_wide.primitiv: primitiv: object.value.shape.dims_head.wide_count at byte 16: found 1, expected a count that needs a field of this width [bad_value]
| bad nnb_note_generator.nnb: nnb: data.variables[0].record.data_index at byte 124: found 4, expected a block that ends with its elements, or up to three bytes behind them [bad_size]
| bad pvp_note_killed.pvp: pvp: header.nbands at byte 68: found 0, expected the number of whole frames in the file, 1 in type 1 [bad_value]
= 1
# Good and bad together: 1. Trouble with a file is worse: 2, and the others are checked all the same.
$ head -c 100 btf_dtypes.btf > cut.btf; tensorgate check btf_empty.btf cut.btf btf_coo.btf
| ok btf_empty.btf btf 0 tensors
| bad cut.btf: no known format: not btf (offsets[0].offset at byte 8: found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)), nor 10 others; -v tells why each refuses it [unknown_format]
| ok btf_coo.btf btf 4 tensors
= 1
$ tensorgate check btf_empty.btf no_such_file cut.btf
| ok btf_empty.btf btf 0 tensors
| bad cut.btf: no known format: not btf (offsets[0].offset at byte 8: found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)), nor 10 others; -v tells why each refuses it [unknown_format]
! tensorgate: no_such_file: no such file [io]
= 2
# Folders.
$ mkdir -p tree/a tree/b/c; cp btf_empty.btf tree/a; cp cut.btf tree/b/c; cp nnb_v3_float.nnb tree; tensorgate check -r tree
| ok tree/a/btf_empty.btf btf 0 tensors
| bad tree/b/c/cut.btf: no known format: not btf (offsets[0].offset at byte 8: found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)), nor 10 others; -v tells why each refuses it [unknown_format]
| ok tree/nnb_v3_float.nnb nnb 2 tensors
! tensorgate: 2 ok, 1 bad, 0 skipped, 0 failed
= 1
$ tensorgate check tree/a
! tensorgate: tree/a: it is a directory; -r takes the files in it [io]
= 2
$ tensorgate check -r tree/a
| ok tree/a/btf_empty.btf btf 0 tensors
! tensorgate: 1 ok, 0 bad, 0 skipped, 0 failed
# What people have in place of a file.
$ printf '' > empty; tensorgate check empty
| bad empty: an empty file [empty_file]
= 1
$ printf 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n' > lfs; tensorgate check lfs
| bad lfs: a pointer of Git LFS in place of the file: fetch it with `git lfs pull` [lfs_pointer]
= 1
$ printf '<!DOCTYPE html>\n<title>404</title>\n' > page; tensorgate check page
| bad page: a web page in place of the file: the download went wrong [html_page]
= 1
$ printf 'hello, world\n' > text; tensorgate check text
| bad text: plain text: no tensors in it [foreign_format]
= 1
$ head -c 16 /dev/zero > zeros; tensorgate check zeros
| bad zeros: no known format: the file begins with 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00, and none of 11 formats accepts it; -v tells why each refuses it [unknown_format]
= 1
# A format that is asked for is not looked for.
$ tensorgate check --from nnb btf_dtypes.btf
| bad btf_dtypes.btf: nnb: header.version at byte 0: found 10, expected 2 or 3 [bad_value]
= 1
$ tensorgate check --from nonsense btf_dtypes.btf
! tensorgate: check: --from: no such format: 'nonsense'; see tensorgate check --help
= 2
# Standard input.
$ tensorgate check - < nnb_v3_fixed.nnb
| ok - nnb 2 tensors
$ cat pvp_sparse_values.pvp | tensorgate check -
| ok - pvp 2 tensors
# Limits name themselves.
$ tensorgate check --max-tensors 3 btf_dtypes.btf
| bad btf_dtypes.btf: btf: found 10, expected at most 3 tensors; --max-tensors raises this limit [limit]
= 1
$ tensorgate check --max-rank 2 btf_shapes.btf
| bad btf_shapes.btf: btf: tensors[2] at byte 152: found 3, expected at most 2 axes; --max-rank raises this limit [limit]
= 1
$ tensorgate check --max-file 100 btf_dtypes.btf
| bad btf_dtypes.btf: found 672, expected at most 100 bytes of file; --max-file raises this limit [limit]
= 1
$ tensorgate check --max-memory 1K nnb_v3_float.nnb | grep -o 'at most.*'
| at most 1024 bytes of memory; --max-memory raises this limit [limit]
$ tensorgate check --max-file 1M btf_dtypes.btf
| ok btf_dtypes.btf btf 10 tensors
$ tensorgate check --max-file 1Q btf_dtypes.btf
! tensorgate: check: --max-file: not a number with an optional unit K, M, G, T, P, E: '1Q'; see tensorgate check --help
= 2
# Names that begin with a dash, and bytes that a terminal would obey.
$ cp btf_empty.btf ./-r; tensorgate check -- -r
| ok -r btf 0 tensors
$ cp cut.btf "$(printf 'esc\033[31m.btf')"; tensorgate check esc*
| bad esc\x1b[31m.btf: no known format: not btf (offsets[0].offset at byte 8: found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)), nor 10 others; -v tells why each refuses it [unknown_format]
= 1
# Usage.
$ tensorgate
! usage: tensorgate VERB [OPTION]... [FILE]...
!
! Checks untrusted tensor files and shows what is in them.
!
! verbs
!   check FILE...    accept or refuse each file
!   info FILE...     metadata and a line per tensor
!   dump FILE        the whole parse tree: field, value, offset, length
!   map FILE         every byte with the name of its field
!   cat FILE [TENSOR]
!                    values as text
!   convert IN OUT   write the tensors as a file of another format
!   diff A B         compare two files tensor by tensor, across formats
!   hash FILE...     SHA-256 of each tensor, the same in every format
!   stats FILE [TENSOR]...
!                    count, minimum, maximum, mean, ... of each tensor
!   intake INBOX     move the files of a folder to one of two others: accepted, refused
!   formats          the formats that can be read and written, and the limits
!   serve            check and convert over HTTP
!   help [VERB]      this text, or that of a verb
!   version          the version
!
! tensorgate VERB --help has details. FILE - is standard input. From a pipe,
! primitiv, npy, safetensors and gguf are checked while they arrive, whatever their
! length; other formats are read into memory.
!   -h, --help     this text
!   -V, --version  the version
!
! exit codes
!   0 valid, same, done   1 refused, different   2 usage, missing file, I/O error
!   3 internal error
= 2
$ tensorgate check
! tensorgate: check: no file given; see tensorgate check --help
= 2
$ tensorgate nonsense
! tensorgate: no such verb: 'nonsense'; see tensorgate --help
= 2
$ tensorgate check --nonsense btf_empty.btf
! tensorgate: check: unknown option '--nonsense'; see tensorgate check --help
= 2
# What the kernel has differs.
$ tensorgate --version | sed 's/^sandbox: .*/sandbox: .../'
| tensorgate 0.1.0
| sandbox: ...
# A rule that is violated often: one line, with the first place and the number.
$ python3 -c "import json, struct; h = json.dumps({'t%d' % i: {'dtype': 'U8', 'shape': [0], 'data_offsets': [0, 0], 'more': 1} for i in range(300000)}).encode(); h += b' ' * (-len(h) % 8); open('often.safetensors', 'wb').write(struct.pack('<Q', len(h)) + h)"; tensorgate check often.safetensors; tensorgate check -q --json often.safetensors; tensorgate check --strict often.safetensors
| ok often.safetensors safetensors 300000 tensors
| [
| {"file": "often.safetensors", "size": 22988904, "format": "safetensors", "valid": true, "tensors": 300000, "error": null, "notes": ["safetensors.tensors at byte 69: found \"more\", expected the keys dtype, shape and data_offsets; count 300000"]}
| ]
| bad often.safetensors: safetensors: header.tensors[0] at byte 69: found "more", expected the keys dtype, shape and data_offsets [bad_value]
! tensorgate: often.safetensors: note: safetensors.tensors at byte 69: found "more", expected the keys dtype, shape and data_offsets; count 300000
= 1
# A file in pieces, with two rules.
$ python3 -c "open('wide.primitiv', 'wb').write(open('primitiv_note_wide.primitiv', 'rb').read())"; tensorgate check wide.primitiv; cat wide.primitiv | tensorgate check -; cat wide.primitiv | tensorgate check -q --json -
| ok wide.primitiv primitiv 2 tensors
| ok - primitiv 2 tensors
| [
| {"file": "-", "size": 61, "format": "primitiv", "valid": true, "tensors": 2, "error": null, "notes": ["array_head.wide_count at byte 16: found 1, expected a count that needs a field of this width", "binary.len_data at byte 29: found 8, expected a length that needs a field of this width", "string.wide_length at byte 47: found 1, expected a length that needs a field of this width"]}
| ]
! tensorgate: wide.primitiv: note: array_head.wide_count at byte 16: found 1, expected a count that needs a field of this width
! tensorgate: wide.primitiv: note: binary.len_data at byte 29: found 8, expected a length that needs a field of this width
! tensorgate: wide.primitiv: note: string.wide_length at byte 47: found 1, expected a length that needs a field of this width
! tensorgate: -: note: array_head.wide_count at byte 16: found 1, expected a count that needs a field of this width
! tensorgate: -: note: binary.len_data at byte 29: found 8, expected a length that needs a field of this width
! tensorgate: -: note: string.wide_length at byte 47: found 1, expected a length that needs a field of this width
# A changed value in an archive: found by --deep, and by whatever reads it, wherever; other arrays can be read.
$ head -c 200 npz_stored.npz > damaged.npz; printf '\377' >> damaged.npz; tail -c +202 npz_stored.npz >> damaged.npz; tensorgate check damaged.npz
| ok damaged.npz npz 4 tensors
$ tensorgate check --deep damaged.npz npz_stored.npz btf_dtypes.btf
| bad damaged.npz: npz: members[0].data at byte 60: found 930167598, expected bytes with the checksum 23611979, as the directory says [bad_data]
| ok npz_stored.npz npz 4 tensors
| ok btf_dtypes.btf btf 10 tensors
= 1
$ tensorgate hash damaged.npz
| 2e98fd9907bc072a6107bd99d2fd08f8623acb5e72380dc4f26ceaf7146894d0  arr_0
| f093a5447a3d1ac3e77f1eb83bbc9f7bc039b37b63b424fcb9de6e726296fe4a  layer/b
| d5b52624d4e38a2e913a94a1b11cda839f31e2d04927be11f21ae350dadab27d  none
! tensorgate: damaged.npz: tensor weight: npz: members[0].data at byte 60: found 930167598, expected bytes with the checksum 23611979, as the directory says [bad_data]
= 1
$ tensorgate cat damaged.npz weight --slice 0,0
! tensorgate: damaged.npz: npz: members[0].data at byte 60: found 930167598, expected bytes with the checksum 23611979, as the directory says [bad_data]
= 1
$ tensorgate cat --json damaged.npz weight --slice 0
| {"file": "damaged.npz", "size": 1030, "format": "npz", "valid": true, "error": {"code": "bad_data", "offset": 60, "path": "members[0].data", "message": "found 930167598, expected bytes with the checksum 23611979, as the directory says", "expected": "bytes with the checksum 23611979, as the directory says", "found": "930167598"}, "notes": [],
| "name": "weight", "dtype": "float32", "shape": [3],
| "values": null}
= 1
$ tensorgate cat damaged.npz arr_0
| 0
$ tensorgate convert damaged.npz damaged.safetensors; test -e damaged.safetensors
! tensorgate: damaged.npz: note: the tensors are in another order, as the format sorts them
! tensorgate: damaged.npz: npz: members[0].data at byte 60: found 930167598, expected bytes with the checksum 23611979, as the directory says [bad_data]
= 1
$ tensorgate diff damaged.npz npz_stored.npz
! tensorgate: damaged.npz: tensor weight: npz: members[0].data at byte 60: found 930167598, expected bytes with the checksum 23611979, as the directory says [bad_data]
= 1
$ tensorgate check --deep --json damaged.npz
| [
| {"file": "damaged.npz", "size": 1030, "format": "npz", "valid": false, "tensors": 0, "error": {"code": "bad_data", "offset": 60, "path": "members[0].data", "message": "found 930167598, expected bytes with the checksum 23611979, as the directory says", "expected": "bytes with the checksum 23611979, as the directory says", "found": "930167598"}, "notes": []}
| ]
= 1
# A limit that stops one of the formats leaves the verdict open. The others need no memory to see that the file is not theirs.
$ head -c 500 primitiv_model.primitiv > cut.primitiv; tensorgate check cut.primitiv; for n in 300 1000 2000; do tensorgate check --max-memory $n cut.primitiv | grep -o '\[[a-z]*]'; done
| bad cut.primitiv: primitiv: object.parameters[1].parameter.value.data.data at byte 319: found 181 bytes, expected 256 bytes [truncated]
| [limit]
| [limit]
| [truncated]

# An archive without members could be of two formats; the name tells which, and a checkpoint has data.pkl.
$ cp npz_empty.npz named.pt; tensorgate check named.pt
| bad named.pt: npz: expected FOLDER/data.pkl: the archive is empty, and its name is one of PyTorch [absent]
= 1
$ tensorgate check - < named.pt
| ok - npz 0 tensors
$ tensorgate check --from npz named.pt
| ok named.pt npz 0 tensors
! tensorgate: named.pt: note: file.name at byte 0: expected another suffix: programs may load what has this one as a pickle, and run what its bytes say

# ".gguf" is for GGUF alone, whatever the name is given to; standard input has no name.
$ printf '\002\000\000\000\000\000\000\000{}' > named.gguf
$ tensorgate check named.gguf
| bad named.gguf: gguf: magic at byte 0: found 02 00 00 00, expected bytes 47 47 55 46; the content is safetensors, and a name that ends in .gguf is for gguf; --from FORMAT reads it as that [bad_value]
= 1
$ tensorgate check --from safetensors named.gguf
| ok named.gguf safetensors 0 tensors
$ tensorgate check --formats safetensors,gguf named.gguf
| ok named.gguf safetensors 0 tensors
$ tensorgate check - < named.gguf
| ok - safetensors 0 tensors
$ tensorgate convert named.gguf out.npz
! tensorgate: named.gguf: gguf: magic at byte 0: found 02 00 00 00, expected bytes 47 47 55 46; the content is safetensors, and a name that ends in .gguf is for gguf; --from FORMAT reads it as that [bad_value]
= 1
$ mkdir hidden; cp named.gguf hidden/.gguf; cp named.gguf hidden/NAMED.GGUF; cp named.gguf hidden/named.npz
$ cd hidden; ln -s named.npz link.gguf; ln -s .gguf link.npz; tensorgate check .gguf NAMED.GGUF link.gguf | cut -c 1-35; tensorgate check link.npz
| bad .gguf: gguf: magic at byte 0: f
| bad NAMED.GGUF: gguf: magic at byte
| bad link.gguf: gguf: magic at byte 
| ok link.npz safetensors 0 tensors
! tensorgate: link.npz: note: file.name at byte 0: expected the suffix of its format: programs choose by it how to read a file
$ tensorgate check hidden/.gguf | cut -c 1-44
| bad hidden/.gguf: gguf: magic at byte 0: fou
# A limit of tensors stops at the number that a file begins with, before any of them is read.
$ tensorgate check --max-tensors 3 gguf_shapes.gguf gguf_big_tensors.gguf
| bad gguf_shapes.gguf: gguf: body.num_tensors at byte 8: found 6, expected at most 3 tensors; --max-tensors raises this limit [limit]
| bad gguf_big_tensors.gguf: gguf: body.num_tensors at byte 8: found 14, expected at most 3 tensors; --max-tensors raises this limit [limit]
= 1
# What the reader of a file only knows as bytes goes to formats of bytes.
$ tensorgate check gguf_note_big_blocks.gguf
| ok gguf_note_big_blocks.gguf gguf 1 tensors
! tensorgate: gguf_note_big_blocks.gguf: note: body.info.byte_order_of_blocks_is_known at byte 53: found 6, expected a type whose blocks have a known form in big-endian files; its blocks are shown as bytes
$ tensorgate convert -q gguf_note_big_blocks.gguf own.gguf
! tensorgate: gguf_note_big_blocks.gguf: tensor 'a': its elements are known as bytes only, for which the format has no dtype: uint8; npy has it
= 1
$ cp named.gguf named.npz
$ tensorgate check named.npz
| ok named.npz safetensors 0 tensors
! tensorgate: named.npz: note: file.name at byte 0: expected the suffix of its format: programs choose by it how to read a file

# Mistyped words: verbs, options, formats. None is suggested if none is near.
$ tensorgate chekc btf_coo.btf
! tensorgate: no such verb: 'chekc'; did you mean check?; see tensorgate --help
= 2
$ tensorgate help infp
! tensorgate: no such verb: 'infp'; did you mean info?; see tensorgate --help
= 2
$ tensorgate xyzzy
! tensorgate: no such verb: 'xyzzy'; see tensorgate --help
= 2
# Verbs of other programs, and a file in place of the verb.
$ for verb in verify ls tree compare; do tensorgate $verb npy_int8.npy; done
! tensorgate: no such verb: 'verify'; did you mean check?; see tensorgate --help
! tensorgate: no such verb: 'ls'; did you mean info?; see tensorgate --help
! tensorgate: no such verb: 'tree'; did you mean dump?; see tensorgate --help
! tensorgate: no such verb: 'compare'; did you mean diff?; see tensorgate --help
= 2
$ tensorgate npy_int8.npy
! tensorgate: no verb before the file 'npy_int8.npy'; try tensorgate check FILE, or tensorgate info FILE
= 2
$ tensorgate no/such/file
! tensorgate: no verb before the file 'no/such/file'; try tensorgate check FILE, or tensorgate info FILE
= 2
$ tensorgate "$(printf 'x\033.gguf')"
! tensorgate: no verb before the file 'x\x1b.gguf'; try tensorgate check FILE, or tensorgate info FILE
= 2
$ tensorgate check --jsno btf_coo.btf
! tensorgate: check: unknown option '--jsno'; did you mean --json?; see tensorgate check --help
= 2
$ tensorgate check --max-tensor 3 btf_coo.btf
! tensorgate: check: unknown option '--max-tensor'; did you mean --max-tensors?; see tensorgate check --help
= 2
$ tensorgate check --slice 3 btf_coo.btf
! tensorgate: check: unknown option '--slice'; see tensorgate check --help
= 2
$ tensorgate check --from nmb btf_coo.btf
! tensorgate: check: --from: no such format: 'nmb'; did you mean nnb?; see tensorgate check --help
= 2
$ tensorgate check --formats btf,pnpy btf_coo.btf
! tensorgate: check: --formats: not a list of formats: 'btf,pnpy'; did you mean npy?; see tensorgate check --help
= 2
$ tensorgate help formats | head -1
| usage: tensorgate formats [OPTION]...
$ tensorgate version | head -n 1 | sed 's/[0-9][0-9.]*/N/'
| tensorgate N

# A member that nothing names has no values, so its checksum is compared by --deep alone. unzip says the same.
$ python3 -c "import struct, zlib; data = open('pytorch_note_unused.pt', 'rb').read(); crc = struct.pack('<I', zlib.crc32(b'nothing names it')); assert crc in data; open('unused.pt', 'wb').write(data.replace(crc, b'\1\2\3\4'))"
$ tensorgate check -q unused.pt
$ tensorgate check -q --deep unused.pt
| bad unused.pt: pytorch: archive.members[3].data at byte 576: found 3991324767, expected bytes with the checksum 67305985, as the directory says [bad_data]
= 1
$ unzip -tq unused.pt 2>&1 | grep -c 'bad CRC'
| 1
$ tensorgate check -q --deep pytorch_note_unused.pt

# Values: the file is valid, and there is something to tell about it.
$ python3 -c "import struct; head = lambda n: (\"{'descr': '<f4', 'fortran_order': False, 'shape': (%d, 1024), }\" % n).ljust(117) + chr(10); make = lambda name, n, data: open(name, 'wb').write(b'\x93NUMPY\1\0' + struct.pack('<H', 118) + head(n).encode() + data); make('stopped.npy', 4, struct.pack('<2048f', *([1.5] * 2048)) + bytes(8192)); make('odd.npy', 1, struct.pack('<1024f', *([1.0] * 5 + [float('nan'), float('inf'), float('-inf'), float('nan')] + [2.0] * 1015))); make('zero.npy', 1, bytes(4096))"
$ tensorgate check --values stopped.npy odd.npy zero.npy btf_empty.btf
| ok stopped.npy npy 1 tensors
| values stopped.npy: tensor arr_0: the last 2048 elements are 0, from [2,0] on
| ok odd.npy npy 1 tensors
| values odd.npy: tensor arr_0: 2 of 1024 numbers are NaN, the first is at [0,5]
| values odd.npy: tensor arr_0: 1 of 1024 numbers is infinite, it is at [0,6]
| values odd.npy: tensor arr_0: 1 of 1024 numbers is -infinite, it is at [0,7]
| ok zero.npy npy 1 tensors
| values zero.npy: tensor arr_0: all 1024 numbers are 0
| ok btf_empty.btf btf 0 tensors
= 1
$ tensorgate check stopped.npy odd.npy zero.npy
| ok stopped.npy npy 1 tensors
| ok odd.npy npy 1 tensors
| ok zero.npy npy 1 tensors
$ tensorgate check --values --json odd.npy
| [
| {"file": "odd.npy", "size": 4224, "format": "npy", "valid": true, "tensors": 1, "error": null, "notes": [], "values": [
| {"name": "arr_0", "count": 1024, "nan": 2, "first_nan": [0, 5], "inf": 1, "first_inf": [0, 6], "neg_inf": 1, "first_neg_inf": [0, 7], "zeros": 0}]}
| ]
= 1
$ tensorgate check --values -qq odd.npy
= 1

# The first bytes of a file.
$ head -c 1000 safetensors_dtypes.safetensors > head.safetensors; tensorgate check --head head.safetensors; tensorgate check head.safetensors; tensorgate check --head --json head.safetensors; head -c 100 head.safetensors | tensorgate check --head -
| head head.safetensors safetensors 14 tensors, valid as far as it has come: 1000 bytes
| bad head.safetensors: safetensors: header.tensors[12].data_offsets at byte 822: found 144, expected an end inside of the 96 bytes behind the header [truncated]
| [
| {"file": "head.safetensors", "size": 1000, "format": "safetensors", "valid": true, "head": true, "tensors": 14, "error": null, "notes": []}
| ]
| bad -: safetensors: header at byte 8: found 92 bytes, expected 896 bytes [truncated]
= 1
$ tensorgate check --head --sarif head.safetensors | grep '"head"'; tensorgate check --head --sarif safetensors_dtypes.safetensors | grep -c '"kind"'
| {"id": "head", "shortDescription": {"text": "The first bytes of a file were checked, not all of it."}},
| {"ruleId": "head", "kind": "open", "level": "none", "message": {"text": "valid as far as it has come: 1000 bytes of the head were checked, not the file"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "head.safetensors"}, "region": {"byteOffset": 1000}}}]}
| 0
= 1
$ tensorgate check --head safetensors_dtypes.safetensors; tensorgate check --head --deep head.safetensors; rm head.safetensors
| ok safetensors_dtypes.safetensors safetensors 14 tensors
! tensorgate: check: --head excludes --deep, --values and --strict; see tensorgate check --help
