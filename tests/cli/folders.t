# Folders: files in the order of their names, and a summary on standard error.
$ mkdir -p walk/sub/deep; cp btf_empty.btf walk/b.btf; cp npy_int8.npy walk/sub/a.npy; printf '# A model\n' > walk/README.md; head -c 100 btf_dtypes.btf > walk/sub/deep/cut.btf; printf '{"a": 1}' > walk/sub/config.json
$ tensorgate check -r walk | cut -c 1-70
| ok walk/b.btf btf 0 tensors
| ok walk/sub/a.npy npy 1 tensors
| bad walk/sub/deep/cut.btf: no known format: not btf (offsets[0].offset
! tensorgate: 2 ok, 1 bad, 0 skipped, 0 failed; 2 other files passed over (--all judges them)
$ tensorgate check -r --all walk | cut -c 1-70
| bad walk/README.md: plain text: no tensors in it [foreign_format]
| ok walk/b.btf btf 0 tensors
| ok walk/sub/a.npy npy 1 tensors
| bad walk/sub/config.json: looks like JSON: no tensors in it [foreign_f
| bad walk/sub/deep/cut.btf: no known format: not btf (offsets[0].offset
! tensorgate: 2 ok, 3 bad, 0 skipped, 0 failed
$ tensorgate info -r walk; tensorgate hash -r walk
| file    walk/b.btf
| format  btf (Binary Tensor Format of the TensorFlow Runtime)
| size    8 bytes
| meta    num_tensors = 0
| file    walk/sub/a.npy
| format  npy (NumPy array file, versions 1 to 3: numbers, text, dates or records)
| size    134 bytes
| meta    version = "1.0"
| meta    descr = "|i1"
| total   int8  elements 6  nbytes 6
| tensor  arr_0  int8     [2,3]  dense    C  offset 128  nbytes 6
| 5e28a361e0ec5a2cff78d3b9fa3ff3dafac3a7973f34cc0e753b19c795b442e9  walk/sub/a.npy arr_0
! tensorgate: walk/sub/deep/cut.btf: no known format: not btf (offsets[0].offset at byte 8: found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)), nor 10 others; -v tells why each refuses it [unknown_format]
! tensorgate: 2 ok, 1 bad, 0 skipped, 0 failed; 2 other files passed over (--all judges them)
! tensorgate: walk/sub/deep/cut.btf: no known format: not btf (offsets[0].offset at byte 8: found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)), nor 10 others; -v tells why each refuses it [unknown_format]
! tensorgate: 2 ok, 1 bad, 0 skipped, 0 failed; 2 other files passed over (--all judges them)
= 1
# Beside a model: what is named is judged, what runs code is, and a damaged file without a suffix.
$ mkdir hub; cp walk/README.md hub; cp npy_int8.npy hub/a.npy; printf '\n\016\n\005<unk>' > hub/tokenizer.model; printf '\200\004}.' > hub/evil; head -c 60 gguf_alignment.gguf > hub/cut; printf 'Entry not found' > hub/b.npy; printf '\170\234\001' > hub/joblib; printf '\037\213\010' > hub/packed; tensorgate check -r hub; tensorgate check -r hub/README.md; tensorgate check -r --json=lines hub | tail -n 1; rm -r hub
| ok hub/a.npy npy 1 tensors
| bad hub/b.npy: the message of a server in place of the file: the download went wrong [foreign_format]
| bad hub/cut: gguf: body.num_tensors at byte 8: found 2, expected no more tensors than there are bytes, 24 at least for each [truncated]
| bad hub/evil: a Python pickle: to load it is to run its code; ask its author for .safetensors or .npz [code_execution]
| bad hub/joblib: looks like data that zlib has compressed, as joblib does with pickles: ask its author for .safetensors or .npz, or convert it in a sandbox [foreign_format]
| bad hub/packed: a gzip file: unpack it with `gzip -dc`, with a limit on what comes out [foreign_format]
| bad hub/README.md: plain text: no tensors in it [foreign_format]
| {"summary": {"ok": 1, "bad": 5, "code_execution": 1, "skipped": 0, "passed_over": 2, "failed": 0, "links_not_followed": 0, "exit_code": 1}}
! tensorgate: 1 ok, 5 bad, 0 skipped, 0 failed; 1 run code when loaded; 2 other files passed over (--all judges them)
! tensorgate: 0 ok, 1 bad, 0 skipped, 0 failed
! tensorgate: 1 ok, 5 bad, 0 skipped, 0 failed; 1 run code when loaded; 2 other files passed over (--all judges them)
$ tensorgate check -r -q walk/sub/a.npy walk/b.btf
$ tensorgate check -r --json walk/sub/a.npy
| [
| {"file": "walk/sub/a.npy", "size": 134, "format": "npy", "valid": true, "tensors": 1, "error": null, "notes": []}
| ]
! tensorgate: 1 ok, 0 bad, 0 skipped, 0 failed
# Files that have no format of ours; a damaged one of ours is bad all the same.
$ tensorgate check -r --skip-unknown walk | cut -c 1-70
| skip walk/README.md: plain text: no tensors in it [foreign_format]
| ok walk/b.btf btf 0 tensors
| ok walk/sub/a.npy npy 1 tensors
| skip walk/sub/config.json: looks like JSON: no tensors in it [foreign_
| bad walk/sub/deep/cut.btf: no known format: not btf (offsets[0].offset
! tensorgate: 2 ok, 1 bad, 2 skipped, 0 failed
$ rm -r walk/sub/deep; tensorgate check -r --skip-unknown walk
| skip walk/README.md: plain text: no tensors in it [foreign_format]
| ok walk/b.btf btf 0 tensors
| ok walk/sub/a.npy npy 1 tensors
| skip walk/sub/config.json: looks like JSON: no tensors in it [foreign_format]
! tensorgate: 2 ok, 0 bad, 2 skipped, 0 failed
$ tensorgate check -r --skip-unknown --json walk/sub
| [
| {"file": "walk/sub/a.npy", "size": 134, "format": "npy", "valid": true, "skipped": false, "tensors": 1, "error": null, "notes": []},
| {"file": "walk/sub/config.json", "size": 8, "format": null, "valid": false, "skipped": true, "tensors": 0, "error": {"code": "foreign_format", "offset": 0, "path": "", "message": "looks like JSON: no tensors in it", "expected": "primitiv, nnb, pvp, btf, npy, npz, safetensors, gguf, pytorch, onnx or flax", "found": "7b 22 61 22 3a 20 31 7d", "foreign": "json", "tried": [{"format": "primitiv", "code": "bad_value", "offset": 0, "path": "header.major_tag", "message": "found 123, expected ce, an unsigned number of 32 bits", "expected": "ce, an unsigned number of 32 bits", "found": "123"}, {"format": "nnb", "code": "bad_value", "offset": 0, "path": "header.version", "message": "found 576791163, expected 2 or 3", "expected": "2 or 3", "found": "576791163"}, {"format": "pvp", "code": "bad_value", "offset": 0, "path": "header.headersize", "message": "found 576791163, expected 80 (activity) or 104 (weights)", "expected": "80 (activity) or 104 (weights)", "found": "576791163"}, {"format": "btf", "code": "truncated", "offset": 8, "path": "offsets", "message": "found 0 bytes, expected 9021026962656797307 elements", "expected": "9021026962656797307 elements", "found": "0 bytes"}, {"format": "npy", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 7b 22 61 22 3a 20, expected bytes 93 4e 55 4d 50 59", "expected": "bytes 93 4e 55 4d 50 59", "found": "7b 22 61 22 3a 20"}, {"format": "npz", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 7b 22 61 22, expected bytes 50 4b 03 04", "expected": "bytes 50 4b 03 04", "found": "7b 22 61 22"}, {"format": "safetensors", "code": "bad_value", "offset": 0, "path": "len_header", "message": "found 9021026962656797307, expected a header of 2 to 100000000 bytes", "expected": "a header of 2 to 100000000 bytes", "found": "9021026962656797307"}, {"format": "gguf", "code": "bad_value", "offset": 0, "path": "magic", "message": "found 7b 22 61 22, expected bytes 47 47 55 46", "expected": "bytes 47 47 55 46", "found": "7b 22 61 22"}, {"format": "pytorch", "code": "bad_value", "offset": 0, "path": "first", "message": "expected an archive with FOLDER/data.pkl, or the magic number of torch.save", "expected": "an archive with FOLDER/data.pkl, or the magic number of torch.save", "found": ""}, {"format": "onnx", "code": "bad_value", "offset": 0, "path": "ir_version", "message": "expected a model: its ir_version, and further on a graph", "expected": "a model: its ir_version, and further on a graph", "found": ""}, {"format": "flax", "code": "bad_value", "offset": 0, "path": "first", "message": "expected a map with a text as its first key, and arrays of Flax", "expected": "a map with a text as its first key, and arrays of Flax", "found": ""}]}, "notes": []}
| ]
! tensorgate: 1 ok, 0 bad, 1 skipped, 0 failed
$ cp walk/README.md walk/weights.npz; tensorgate check -r --skip-unknown -q walk; rm walk/weights.npz
| bad walk/weights.npz: plain text: no tensors in it [foreign_format]
$ cp walk/README.md walk/A.SafeTensors; tensorgate check -r --skip-unknown -q walk; rm walk/A.SafeTensors
| bad walk/A.SafeTensors: plain text: no tensors in it [foreign_format]
$ tensorgate hash -r --skip-unknown walk
| 5e28a361e0ec5a2cff78d3b9fa3ff3dafac3a7973f34cc0e753b19c795b442e9  walk/sub/a.npy arr_0
! tensorgate: 2 ok, 0 bad, 2 skipped, 0 failed
# The formats that are accepted.
$ tensorgate check -r --skip-unknown --formats npy walk | cut -c 1-60
| skip walk/README.md: plain text: no tensors in it [foreign_f
| skip walk/b.btf: no known format: not npy (magic at byte 0: 
| ok walk/sub/a.npy npy 1 tensors
| skip walk/sub/config.json: looks like JSON: no tensors in it
! tensorgate: 1 ok, 0 bad, 3 skipped, 0 failed
$ tensorgate check --formats btf,npz walk/b.btf
| ok walk/b.btf btf 0 tensors
$ tensorgate check --formats btf,nonsense walk/b.btf
! tensorgate: check: --formats: not a list of formats: 'btf,nonsense'; see tensorgate check --help
= 2
$ tensorgate check --formats btf --from npz walk/b.btf
! tensorgate: check: --from is not in --formats: 'npz'; see tensorgate check --help
= 2
# Patterns: without '/' for the last component, otherwise for the path below the folder.
$ tensorgate check -r --include '*.npy' --include '*.btf' walk
| ok walk/b.btf btf 0 tensors
| ok walk/sub/a.npy npy 1 tensors
! tensorgate: 2 ok, 0 bad, 0 skipped, 0 failed
$ tensorgate check -r --exclude '*.md' --exclude sub walk
| ok walk/b.btf btf 0 tensors
! tensorgate: 1 ok, 0 bad, 0 skipped, 0 failed
$ tensorgate check -r --include 'sub/[!b-z]?npy' walk
| ok walk/sub/a.npy npy 1 tensors
! tensorgate: 1 ok, 0 bad, 0 skipped, 0 failed
$ tensorgate check -r --include '*npy' --exclude 'sub/*' walk
! tensorgate: 0 ok, 0 bad, 0 skipped, 0 failed
# With '/' at its end a pattern fits folders only; they are compared as they are written.
$ tensorgate check -r --exclude 'sub/' --exclude 'b.btf/' --exclude '*.md' walk
| ok walk/b.btf btf 0 tensors
! tensorgate: 1 ok, 0 bad, 0 skipped, 0 failed
$ mkdir -p walk/sub/in; cp btf_empty.btf walk/sub/in; tensorgate check -r --exclude 'sub/i*/' --include '*.npy' --include '*.btf' walk; rm -r walk/sub/in
| ok walk/b.btf btf 0 tensors
| ok walk/sub/a.npy npy 1 tensors
! tensorgate: 2 ok, 0 bad, 0 skipped, 0 failed
$ tensorgate check -r --include './sub/*' walk
! tensorgate: 0 ok, 0 bad, 0 skipped, 0 failed
$ cp btf_empty.btf 'walk/[.btf'; tensorgate check -r --include '[*' walk; rm 'walk/[.btf'
| ok walk/[.btf btf 0 tensors
! tensorgate: 1 ok, 0 bad, 0 skipped, 0 failed
# Lists of names.
$ printf 'walk/b.btf\n\nwalk/README.md\nwalk/sub/a.npy' > list; tensorgate check --files-from list
| ok walk/b.btf btf 0 tensors
| bad walk/README.md: plain text: no tensors in it [foreign_format]
| ok walk/sub/a.npy npy 1 tensors
! tensorgate: 2 ok, 1 bad, 0 skipped, 0 failed
= 1
$ find walk -name '*.npy' -print0 | tensorgate check --files-from - -0
| ok walk/sub/a.npy npy 1 tensors
! tensorgate: 1 ok, 0 bad, 0 skipped, 0 failed
$ printf 'walk\n' | tensorgate check -r --files-from - --include '*.btf' btf_coo.btf
| ok btf_coo.btf btf 4 tensors
| ok walk/b.btf btf 0 tensors
! tensorgate: 2 ok, 0 bad, 0 skipped, 0 failed
$ printf 'walk/b.btf\0' | tensorgate check --files-from -
! tensorgate: standard input: name 1 of the list is too long, or has a NUL in it [io]
! tensorgate: 0 ok, 0 bad, 0 skipped, 1 failed
= 2
$ printf 'walk/b.btf\nwalk\0x\nwalk/sub/a.npy' | tensorgate check --json --files-from -
| [
| {"file": "walk/b.btf", "size": 8, "format": "btf", "valid": true, "tensors": 0, "error": null, "notes": []},
| {"file": "standard input", "size": 0, "format": null, "valid": false, "tensors": 0, "error": {"code": "io", "offset": 0, "path": "", "message": "name 2 of the list is too long, or has a NUL in it", "expected": "", "found": ""}, "notes": []},
| {"file": "walk/sub/a.npy", "size": 134, "format": "npy", "valid": true, "tensors": 1, "error": null, "notes": []}
| ]
! tensorgate: standard input: name 2 of the list is too long, or has a NUL in it [io]
! tensorgate: 2 ok, 0 bad, 0 skipped, 1 failed
= 2
$ printf 'walk\0x\nwalk/sub/a.npy' | tensorgate hash --files-from -
| 5e28a361e0ec5a2cff78d3b9fa3ff3dafac3a7973f34cc0e753b19c795b442e9  walk/sub/a.npy arr_0
! tensorgate: standard input: name 1 of the list is too long, or has a NUL in it [io]
! tensorgate: 1 ok, 0 bad, 0 skipped, 1 failed
= 2
$ python3 -c 'print("n" * 70000 + "\nwalk/b.btf")' > list; tensorgate check --files-from list
| ok walk/b.btf btf 0 tensors
! tensorgate: list: name 1 of the list is too long, or has a NUL in it [io]
! tensorgate: 1 ok, 0 bad, 0 skipped, 1 failed
= 2
$ tensorgate check --json --files-from no_such_list
| [
| {"file": "no_such_list", "size": 0, "format": null, "valid": false, "tensors": 0, "error": {"code": "io", "offset": 0, "path": "", "message": "no such file", "expected": "", "found": ""}, "notes": []}
| ]
! tensorgate: no_such_list: no such file [io]
! tensorgate: 0 ok, 0 bad, 0 skipped, 1 failed
= 2
$ tensorgate check --files-from walk
! tensorgate: walk: it is a directory [io]
! tensorgate: 0 ok, 0 bad, 0 skipped, 1 failed
= 2
$ tensorgate check --files-from no_such_list
! tensorgate: no_such_list: no such file [io]
! tensorgate: 0 ok, 0 bad, 0 skipped, 1 failed
= 2
$ tensorgate check -0 btf_coo.btf
! tensorgate: check: -0 without --files-from; see tensorgate check --help
= 2
$ cp btf_empty.btf ./-; printf -- '-\n' | tensorgate check --files-from -
| ok ./- btf 0 tensors
! tensorgate: 1 ok, 0 bad, 0 skipped, 0 failed
# Names that a terminal would obey.
$ mkdir odd; cp btf_empty.btf "$(printf 'odd/line\nfeed\033[31m')"; tensorgate check -r odd; find odd -type f -print0 | tensorgate check -0 --files-from -
| ok odd/line\x0afeed\x1b[31m btf 0 tensors
| ok odd/line\x0afeed\x1b[31m btf 0 tensors
! tensorgate: 1 ok, 0 bad, 0 skipped, 0 failed
! tensorgate: 1 ok, 0 bad, 0 skipped, 0 failed
# Links to files are followed, those to folders on request, each folder once; or none.
$ mkdir -p links/in/side; cp btf_empty.btf links/in/side; ln -s ../.. links/in/side/up; ln -s in links/again; ln -s in/side/btf_empty.btf links/file.btf; tensorgate check -r links
| ok links/file.btf btf 0 tensors
| ok links/in/side/btf_empty.btf btf 0 tensors
! tensorgate: 2 ok, 0 bad, 0 skipped, 0 failed; 2 links not followed
$ tensorgate check -r --no-follow links
| ok links/in/side/btf_empty.btf btf 0 tensors
! tensorgate: 1 ok, 0 bad, 0 skipped, 0 failed; 3 links not followed
$ tensorgate check -r --follow links
| ok links/again/side/btf_empty.btf btf 0 tensors
| ok links/file.btf btf 0 tensors
! tensorgate: 2 ok, 0 bad, 0 skipped, 0 failed
$ ln -s nowhere links/dangling; tensorgate check -r links
| ok links/file.btf btf 0 tensors
| ok links/in/side/btf_empty.btf btf 0 tensors
! tensorgate: links/dangling: no such file [io]
! tensorgate: 2 ok, 0 bad, 0 skipped, 1 failed; 2 links not followed
= 2
$ tensorgate check links/file.btf
| ok links/file.btf btf 0 tensors
# What a file is instead, and with -v why each format refuses it.
$ tensorgate check -v walk/README.md
| bad walk/README.md: plain text: no tensors in it [foreign_format]
! tensorgate: walk/README.md: not primitiv: header.major_tag at byte 0: found 35, expected ce, an unsigned number of 32 bits [bad_value]
! tensorgate: walk/README.md: not nnb: header.version at byte 0: found 541138979, expected 2 or 3 [bad_value]
! tensorgate: walk/README.md: not pvp: header.headersize at byte 0: found 541138979, expected 80 (activity) or 104 (weights) [bad_value]
! tensorgate: walk/README.md: not btf: offsets at byte 8: found 2 bytes, expected 7306087009985044515 elements [truncated]
! tensorgate: walk/README.md: not npy: magic at byte 0: found "# A mo", expected bytes 93 4e 55 4d 50 59 [bad_value]
! tensorgate: walk/README.md: not npz: magic at byte 0: found "# A ", expected bytes 50 4b 03 04 [bad_value]
! tensorgate: walk/README.md: not safetensors: len_header at byte 0: found 7306087009985044515, expected a header of 2 to 100000000 bytes [bad_value]
! tensorgate: walk/README.md: not gguf: magic at byte 0: found "# A ", expected bytes 47 47 55 46 [bad_value]
! tensorgate: walk/README.md: not pytorch: first at byte 0: expected an archive with FOLDER/data.pkl, or the magic number of torch.save [bad_value]
! tensorgate: walk/README.md: not onnx: ir_version at byte 0: expected a model: its ir_version, and further on a graph [bad_value]
! tensorgate: walk/README.md: not flax: first at byte 0: expected a map with a text as its first key, and arrays of Flax [bad_value]
= 1
$ printf '\037\213\010' | tensorgate check -
| bad -: a gzip file: unpack it with `gzip -dc`, with a limit on what comes out [foreign_format]
= 1
$ tensorgate info -v walk/sub/config.json
! tensorgate: walk/sub/config.json: looks like JSON: no tensors in it [foreign_format]
! tensorgate: walk/sub/config.json: not primitiv: header.major_tag at byte 0: found 123, expected ce, an unsigned number of 32 bits [bad_value]
! tensorgate: walk/sub/config.json: not nnb: header.version at byte 0: found 576791163, expected 2 or 3 [bad_value]
! tensorgate: walk/sub/config.json: not pvp: header.headersize at byte 0: found 576791163, expected 80 (activity) or 104 (weights) [bad_value]
! tensorgate: walk/sub/config.json: not btf: offsets at byte 8: found 0 bytes, expected 9021026962656797307 elements [truncated]
! tensorgate: walk/sub/config.json: not npy: magic at byte 0: found 7b 22 61 22 3a 20, expected bytes 93 4e 55 4d 50 59 [bad_value]
! tensorgate: walk/sub/config.json: not npz: magic at byte 0: found 7b 22 61 22, expected bytes 50 4b 03 04 [bad_value]
! tensorgate: walk/sub/config.json: not safetensors: len_header at byte 0: found 9021026962656797307, expected a header of 2 to 100000000 bytes [bad_value]
! tensorgate: walk/sub/config.json: not gguf: magic at byte 0: found 7b 22 61 22, expected bytes 47 47 55 46 [bad_value]
! tensorgate: walk/sub/config.json: not pytorch: first at byte 0: expected an archive with FOLDER/data.pkl, or the magic number of torch.save [bad_value]
! tensorgate: walk/sub/config.json: not onnx: ir_version at byte 0: expected a model: its ir_version, and further on a graph [bad_value]
! tensorgate: walk/sub/config.json: not flax: first at byte 0: expected a map with a text as its first key, and arrays of Flax [bad_value]
= 1
# Folders inside each other: a path longer than PATH_MAX, and more folders than are entered.
$ python3 -c 'import os; n = "n" * 200; os.mkdir("far"); os.chdir("far"); [(os.mkdir(n), os.chdir(n)) for i in range(30)]; open("zero", "wb").write(bytes(8))'; tensorgate check -r far | sed 's/n\{200\}/N/g'
| ok far/N/N/N/N/N/N/N/N/N/N/N/N/N/N/N/N/N/N/N/N/N/N/N/N/N/N/N/N/N/N/zero btf 0 tensors
! tensorgate: 1 ok, 0 bad, 0 skipped, 0 failed
$ python3 -c 'import os; os.mkdir("deep"); os.chdir("deep"); [(os.mkdir("d"), os.chdir("d")) for i in range(200)]'; tensorgate check -r deep 2>&1 | sed 's,/d,,g'
| tensorgate: deep: too many folders inside each other [limit]
| tensorgate: 0 ok, 0 bad, 0 skipped, 1 failed
$ tensorgate check -qq -r --json deep | sed 's,/d,,g'; tensorgate hash -qq -r --json deep | sed 's,/d,,g'
| [
| {"file": "deep", "size": 0, "format": null, "valid": false, "tensors": 0, "error": {"code": "limit", "offset": 0, "path": "", "message": "too many folders inside each other", "expected": "", "found": ""}, "notes": []}
| ]
| [
| {"file": "deep", "size": 0, "format": null, "valid": false, "error": {"code": "limit", "offset": 0, "path": "", "message": "too many folders inside each other", "expected": "", "found": ""}, "notes": [],
| "tensors": []}
| ]
