# Mistakes in a grammar: file, line, column, path; several in one run.
$ printf 'meta: {id: x, endian: le}\nseq:\n  - {id: a, type: u9}\n  - {id: b, size: nope + 1}\n  - {id: a, type: u1}\n' > x.ksy; ksyc x.ksy
! x.ksy:3:19: error: /seq/0/type: unknown type 'u9', looked for from 'x' outward
! x.ksy:4:19: error: /seq/1/size: type 'x' has no field 'nope'
! x.ksy:5:10: error: /seq/2/id: duplicate id 'a', first at /seq/0/id
= 1
$ printf 'meta: {id: x}\nseq:\n  - {id: a, type: u2}\n' > x.ksy; ksyc x.ksy
! x.ksy:3:19: error: /seq/0/type: 'u2' needs a byte order: 'u2le', 'u2be' or 'meta/endian'
= 1
$ printf 'meta: {id: x}\nseq:\n  - {id: a, size: 1 +}\n' > x.ksy; ksyc x.ksy
! x.ksy:3:22: error: /seq/0/size: cannot read the expression '1 +': expected a value, found the end
= 1
$ printf 'meta: {id: x}\nseq: [unclosed\n' > x.ksy; ksyc x.ksy
! x.ksy:3:1: error: did not find expected ',' or ']' (while parsing a flow sequence that starts on line 2)
= 1
$ printf 'meta: {id: x, imports: [nowhere]}\n' > x.ksy; ksyc x.ksy
! x.ksy:1:25: error: /meta/imports/0: cannot find 'nowhere.ksy'
= 1
$ printf 'meta: {id: x}\nseq:\n  - {id: a, process: my_own(_io), size: 4}\n' > x.ksy; ksyc x.ksy
! x.ksy:3:29: error: /seq/0/process: an argument of a process must be a number, a boolean, bytes or a string, not a stream
= 1
$ printf 'meta: {id: x}\nseq:\n  - {id: a, type: t, repeat: eos}\ninstances:\n  b: {value: "a[0]"}\n  c: {value: "1 > 2 ? a[0] : a[1]"}\n  d: {value: "[a[0], a[1]]"}\ntypes:\n  t: {seq: [{id: v, type: u1}]}\n' > x.ksy; ksyc x.ksy
! x.ksy:5:16: error: /instances/b/value: ksyc does not compile records of an array of records as objects yet
! x.ksy:6:24: error: /instances/c/value: ksyc does not compile records of an array of records as objects yet
! x.ksy:6:31: error: /instances/c/value: ksyc does not compile records of an array of records as objects yet
! x.ksy:7:17: error: /instances/d/value: ksyc does not compile records of an array of records as objects yet
! x.ksy:7:23: error: /instances/d/value: ksyc does not compile records of an array of records as objects yet
= 1
$ ksyc no_such_file.ksy
! no_such_file.ksy: error: cannot read: No such file or directory
= 2
# A good one: three files.
$ printf 'meta: {id: good, endian: le}\nseq:\n  - {id: a, type: u4}\n' > good.ksy; mkdir out; ksyc -o out good.ksy; ls out
| good.c
| good.h
$ ksyc --help
| usage: ksyc [-o DIR] [-I PATH]... [--emit LIST] SPEC.ksy...
|
| Turns Kaitai Struct specifications into C readers.
|
|   -o DIR       folder for the files that are written (default: the current one)
|   -I PATH      folder where imports that begin with / are looked for; can be repeated
|   --emit LIST  what to write, out of c,doc,dict,validator,view (default: c)
|                  c          ID.h and ID.c, the reader
|                  doc        ID.md, the format for people
|                  dict       ID.dict, tokens for fuzzers
|                  validator  ID_validate.h, ID_validate.c and ID_compute.h, a yes or no with contracts in ACSL
|                  view       ID_view.h and ID_view.c, what lies where in a file that is valid
|   --help       this text
|   --version    the version of ksyc and of the language it knows
|
| Exit status: 0 when all went well, 1 when a specification has errors, 2 for wrong usage or
| when a file cannot be read or written.
