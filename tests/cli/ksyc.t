# Mistakes in a grammar: file, line, column, path; several in one run.
$ printf 'meta: {id: x, endian: le}\nseq:\n  - {id: a, type: u9}\n  - {id: b, size: nope + 1}\n  - {id: a, type: u1}\n' > x.ksy; ksyc x.ksy
! x.ksy:3:19: error: /seq/0/type: unknown type 'u9', looked for from 'x' outward
!     3 |   - {id: a, type: u9}
!       |                   ^~
!       = help: numbers are u1, u2, u4, u8 without sign, s1, s2, s4, s8 with sign, f4 and f8 with a fraction, b1 to b64 in bits
! x.ksy:4:19: error: /seq/1/size: type 'x' has no field 'nope'
!     4 |   - {id: b, size: nope + 1}
!       |                   ^~~~
! x.ksy:5:10: error: /seq/2/id: duplicate id 'a', first at /seq/0/id
!     5 |   - {id: a, type: u1}
!       |          ^
! x.ksy:3:10: note: the first 'a'
!     3 |   - {id: a, type: u9}
!       |          ^
! 3 errors
= 1
$ printf 'meta: {id: x}\nseq:\n  - {id: a, type: u2}\n' > x.ksy; ksyc x.ksy
! x.ksy:3:19: error: /seq/0/type: 'u2' needs a byte order: 'u2le', 'u2be' or 'meta/endian'
!     3 |   - {id: a, type: u2}
!       |                   ^~
!       = help: 'endian: le' or 'endian: be' below 'meta:' is that of all numbers
= 1
$ printf 'meta: {id: x}\nseq:\n  - {id: a, size: 1 +}\n' > x.ksy; ksyc x.ksy
! x.ksy:3:22: error: /seq/0/size: cannot read the expression '1 +': expected a value, found the end
!     3 |   - {id: a, size: 1 +}
!       |                      ^
= 1
$ printf 'meta: {id: x}\nseq: [unclosed\n' > x.ksy; ksyc x.ksy
! x.ksy:3:1: error: did not find expected ',' or ']' (while parsing a flow sequence that starts on line 2)
! x.ksy:2:6: note: it begins here, and has no end
!     2 | seq: [unclosed
!       |      ^
= 1
$ printf 'meta: {id: x, imports: [nowhere]}\n' > x.ksy; ksyc x.ksy
! x.ksy:1:25: error: /meta/imports/0: cannot find 'nowhere.ksy'
!     1 | meta: {id: x, imports: [nowhere]}
!       |                         ^~~~~~~
!       = help: imports are looked for beside 'x.ksy'; those that begin with '/' in the folders given with -I
= 1
$ printf 'meta: {id: x}\nseq:\n  - {id: a, process: my_own(_io), size: 4}\n' > x.ksy; ksyc x.ksy
! x.ksy:3:29: error: /seq/0/process: an argument of a process must be a number, a boolean, bytes or a string, not a stream
!     3 |   - {id: a, process: my_own(_io), size: 4}
!       |                             ^~~
= 1
$ printf 'meta: {id: x}\nseq:\n  - {id: a, type: t, repeat: eos}\ninstances:\n  b: {value: "a[0]"}\n  c: {value: "1 > 2 ? a[0] : a[1]"}\n  d: {value: "[a[0], a[1]]"}\ntypes:\n  t: {seq: [{id: v, type: u1}]}\n' > x.ksy; ksyc x.ksy
! x.ksy:5:16: error: /instances/b/value: ksyc does not compile records of an array of records as objects yet
!     5 |   b: {value: "a[0]"}
!       |                ^
! x.ksy:6:24: error: /instances/c/value: ksyc does not compile records of an array of records as objects yet
!     6 |   c: {value: "1 > 2 ? a[0] : a[1]"}
!       |                        ^
! x.ksy:6:31: error: /instances/c/value: ksyc does not compile records of an array of records as objects yet
!     6 |   c: {value: "1 > 2 ? a[0] : a[1]"}
!       |                               ^
! x.ksy:7:17: error: /instances/d/value: ksyc does not compile records of an array of records as objects yet
!     7 |   d: {value: "[a[0], a[1]]"}
!       |                 ^
! x.ksy:7:23: error: /instances/d/value: ksyc does not compile records of an array of records as objects yet
!     7 |   d: {value: "[a[0], a[1]]"}
!       |                       ^
! 5 errors
= 1
# A size on a type of another file: refused where its objects do not keep their size.
$ printf 'meta: {id: y}\nseq:\n  - {id: a, type: home}\ntypes:\n  home: {seq: [{id: n, type: u1}, {id: b, size: n + 1}]}\n  away: {seq: [{id: n, type: u1}, {id: b, size: n + 1}]}\n  fixed: {seq: [{id: n, type: u1}]}\n' > y.ksy
$ printf 'meta: {id: x, imports: [y]}\nseq:\n  - {id: a, size: 9, type: "y::home"}\n  - {id: b, size: 9, type: "y::away"}\n  - {id: c, size: 9, type: "y::fixed"}\n  - {id: d, size: 9, type: y}\n' > x.ksy; ksyc x.ksy
! x.ksy:3:5: error: /seq/0: ksyc does not compile a size for the nested type 'home' of another file, whose objects do not keep it; those of a type that is a file do
!     3 |   - {id: a, size: 9, type: "y::home"}
!       |     ^
! x.ksy:5:5: error: /seq/2: ksyc does not compile a size for the nested type 'fixed' of another file, whose objects do not keep it; those of a type that is a file do
!     5 |   - {id: c, size: 9, type: "y::fixed"}
!       |     ^
! 2 errors
= 1
$ ksyc no_such_file.ksy
! no_such_file.ksy: error: cannot read: No such file or directory
= 2
# A good one: two files, in a folder that is made.
$ printf 'meta: {id: good, endian: le}\nseq:\n  - {id: a, type: u4}\n' > good.ksy; ksyc -o out/of/here good.ksy; ls out/of/here
| wrote good.h good.c in out/of/here
| good.c
| good.h
# A backend refuses: nothing is written.
$ printf 'meta: {id: t}\nseq:\n  - {id: a, type: strz, encoding: SJIS}\n' > t.ksy; ksyc --emit c,doc,validator -o none t.ksy; ls none
! t.ksy:3:5: error: /seq/0: the validator does not know texts in Shift_JIS: leave out the encoding, as bytes
!     3 |   - {id: a, type: strz, encoding: SJIS}
!       |     ^
! t.ksy:3:35: warning: /seq/0/encoding: encoding 'SJIS' should be written 'Shift_JIS'
!     3 |   - {id: a, type: strz, encoding: SJIS}
!       |                                   ^~~~
! 1 error and 1 warning
! ls: cannot access 'none': No such file or directory
= 2
# Neither is when a file cannot be: the others stay as they are.
$ printf 'meta: {id: g}\nseq:\n  - {id: a, type: u1}\n' > g.ksy; mkdir -p dir/g.md; echo old > dir/g.c; ksyc --emit c,doc -o dir g.ksy; ls dir; cat dir/g.c
| g.c
| g.md
| old
! dir/g.md: error: cannot write: Is a directory
$ touch in_the_way; ksyc -o in_the_way/x g.ksy
! in_the_way: error: cannot make the folder: Not a directory
= 2
# A Makefile of the user stays.
$ mkdir own; echo 'all:' > own/Makefile; ksyc --emit make -o own g.ksy; ls own
| Makefile
! own/Makefile: error: exists and was not made from this specification
$ ksyc --emit runtime,main,fuzz,make -o all g.ksy; ls all; ksyc --emit make -o all g.ksy; head -n 1 all/Makefile
| wrote g.h g.c g.dict ks.h ks.c g_main.c ks_program.h ks_program.c g_fuzz.c ks_fuzz.c ks_mutator.h ks_mutator.c Makefile in all
| next: make -C all
| Makefile
| g.c
| g.dict
| g.h
| g_fuzz.c
| g_main.c
| ks.c
| ks.h
| ks_fuzz.c
| ks_mutator.c
| ks_mutator.h
| ks_program.c
| ks_program.h
| unchanged: g.h g.c g.dict ks.h ks.c g_main.c ks_program.h ks_program.c g_fuzz.c ks_fuzz.c ks_mutator.h ks_mutator.c Makefile in all
| next: make -C all
| # Made by ksyc from g.ksy. Do not edit.
$ ksyc --emit runtime -o rt; ls rt
| wrote ks.h ks.c in rt
| ks.c
| ks.h
$ ksyc new fresh; head -n 1 fresh.ksy; ksyc fresh.ksy; ls fresh.*; ksyc new fresh
| wrote fresh.ksy
| next: ksyc run fresh.ksy dump FILE, or ksyc --emit make -o build fresh.ksy
| # fresh - describe the format here. The language is Kaitai Struct: https://doc.kaitai.io/user_guide.html
| wrote fresh.h fresh.c
| fresh.c
| fresh.h
| fresh.ksy
! fresh.ksy: error: exists
= 2
$ ksyc new Fresh
! ksyc: new needs a name of lower case letters, digits and _
! Try 'ksyc --help'.
= 2
$ ksyc new
! ksyc: new needs a name of lower case letters, digits and _
! Try 'ksyc --help'.
= 2
$ ksyc --emit c,nothing g.ksy
! ksyc: --emit: there is no 'nothing'; there are c, doc, dict, validator, view, runtime, main, fuzz, proof, make
! Try 'ksyc --help'.
= 2
# A file type with parameters has no program; an id may be taken.
$ printf 'meta: {id: p}\nparams: [{id: n, type: u1}]\nseq:\n  - {id: a, size: n}\n' > p.ksy; ksyc --emit main p.ksy; ls p.*
| p.ksy
! p.ksy:1:1: error: /: a file type with parameters has no program
!     1 | meta: {id: p}
!       | ^~~~
$ printf 'meta: {id: ks}\nseq:\n  - {id: a, type: u1}\n' > ks.ksy; ksyc --emit make -o ks ks.ksy; ls ks
! ks/ks.h: error: would be two files: the specification needs another id
$ ksyc --help
| usage: ksyc [-o DIR] [-I PATH]... [--emit LIST] SPEC.ksy...
|        ksyc new NAME
|        ksyc run [-I PATH]... SPEC.ksy check|dump|map [OPTION]... FILE...
|
| Turns Kaitai Struct specifications into C readers. `new` writes NAME.ksy to start from. `run` reads
| files by a specification at once, as the program of --emit make does; its options: ksyc run --help.
|
|   -o DIR        folder for the files that are written, made if need be (default: the current one)
|   -I PATH       folder where imports that begin with / are looked for; can be repeated
|   --emit LIST   what to write, separated by commas (default: c)
|                   c          ID.h ID.c: the reader
|                   doc        ID.md: the format for people
|                   dict       ID.dict: tokens for fuzzers
|                   validator  ID_validate.h ID_validate.c ID_compute.h: a verdict with contracts in ACSL
|                   view       ID_view.h ID_view.c: what lies where in a file that is valid
|                   runtime    ks.c ks.h: what readers call; needs no SPEC
|                   main       ID_main.c ks_program.c ks_program.h: a program: check, dump, map; with c
|                   fuzz       ID_fuzz.c ks_fuzz.c ks_mutator.c ks_mutator.h: a target for libFuzzer and AFL++; with c,dict
|                   proof      prove.mk ks_loaded.h ks_units.h: a target 'prove' for Frama-C: validator, and view; with validator
|                   make       Makefile: builds all of these; imports are read, too; with c,runtime,main,fuzz
|   --only NAMES  functions of views, separated by commas: these and what they use (default: all)
|   -q, --quiet   does not say which files were written
|   --color WHEN  colours in messages: auto (on a terminal, unless NO_COLOR is set), always or never
|   -h, --help    this text
|   --version     the version of ksyc and of the language it knows
|
| The files of a specification are written all together, or none of them.
|
| Exit status: 0 when all went well, 1 when a specification has errors, 2 for wrong usage or
| when a file cannot be read or written.
# `run` reads files without a C compiler.
$ printf 'meta: {id: rec, endian: le}\nseq:\n  - {id: magic, contents: RC}\n  - {id: n, type: u1, valid: {max: 3}}\n  - {id: items, type: u2, repeat: expr, repeat-expr: n}\n  - {id: name, type: strz, encoding: UTF-8}\ninstances:\n  total: {value: "items[0] + n"}\n' > rec.ksy
$ printf 'RC\002\001\000\002\000hi\000' > good.rec; printf 'RC\007' > bad.rec; printf 'RC\002\001' > cut.rec
$ ksyc run rec.ksy check good.rec bad.rec cut.rec
| ok good.rec rec
| bad bad.rec: rec: n at byte 2: found 7, expected at most 3 [bad_value]
| bad cut.rec: rec: items at byte 3: found 1 byte, expected 4 bytes [truncated]
= 1
$ ksyc run rec.ksy dump good.rec
| offset  length  name
|      0      10  rec (rec)
|      0       2    magic = "RC"
|      2       1    n = 2
|      3       4    items [2]
|      3       4      items[0] = 1 2
|      7       3    name = "hi"
|      -       -    total = 3
$ ksyc run rec.ksy map good.rec | head -n 2
| offset  bytes                                            text              field
|      0  52 43                                            RC                magic = 2 bytes
# Numbers that stand together in one line of `map` are of one kind and width.
$ printf 'meta: {id: mix, endian: be}\nseq:\n  - {id: k, size: 7}\n  - {id: v, repeat: expr, repeat-expr: 7, type: {switch-on: "k[_index]", cases: {0: u1, 1: s1, 2: u2, 4: f4}}}\n' > mix.ksy
$ printf '\000\000\001\002\002\004\000\005\006\377\000\007\000\010\077\200\000\000\011' > mix.bin
$ ksyc run mix.ksy map mix.bin | tail -n +3
|      7  05 06                                            ..                v[0..1] = 5 6  u8
|      9  ff                                               .                 v[2] = -1  s8
|     10  00 07 00 08                                      ....              v[3..4] = 7 8  u16
|     14  3f 80 00 00                                      ?...              v[5] = 1.0  f32
|     18  09                                               .                 v[6] = 9  u8
$ ksyc run rec.ksy dump --json good.rec
| {"file": "good.rec", "size": 10, "format": "rec", "valid": true, "error": null, "notes": [], "tree":
| {"name": "rec", "type": "rec", "offset": 0, "length": 10, "fields": [
| {"name": "magic", "offset": 0, "length": 2, "hex": "5243"},
| {"name": "n", "offset": 2, "length": 1, "value": 2},
| {"name": "items", "offset": 3, "length": 4, "count": 2, "items": [1, 2]},
| {"name": "name", "offset": 7, "length": 3, "value": "hi"},
| {"name": "total", "computed": true, "value": 3}]}}
$ ksyc run rec.ksy dump bad.rec
| offset  length  name
|      0       3  rec (rec)
|      0       2    magic = "RC"
|      2       1    n = 7
! bad.rec: rec: n at byte 2: found 7, expected at most 3 [bad_value]
= 1
$ ksyc run rec.ksy
! ksyc run rec.ksy: no verb given
! Try 'ksyc run rec.ksy --help'.
= 2
$ ksyc run
! ksyc: run needs a specification, then check, dump or map
! Try 'ksyc --help'.
= 2
$ printf 'meta: {id: x}\nseq:\n  - {id: a, size: nope}\n' > x.ksy; ksyc run x.ksy check good.rec
! x.ksy:3:19: error: /seq/0/size: type 'x' has no field 'nope'
!     3 |   - {id: a, size: nope}
!       |                   ^~~~
= 1
$ printf 'meta: {id: x}\nseq:\n  - {id: a, size: 1, process: mine(3)}\n' > x.ksy; ksyc run x.ksy check good.rec
! x.ksy:3:5: error: /seq/0: ksyc does not run processes that a program has to supply: 'mine'
!     3 |   - {id: a, size: 1, process: mine(3)}
!       |     ^
= 1
# Words that belong to `run`, and options that are nearly right.
$ ksyc check x.ksy good.rec
! ksyc: files are read by 'ksyc run SPEC.ksy VERB FILE', found check
! Try 'ksyc --help'.
= 2
$ ksyc run --help | head -n 3
| usage: ksyc run [OPTION]... SPEC.ksy check|dump|map [OPTION]... FILE...
|
| Reads files by a specification, without compiling it. Before SPEC.ksy:
$ ksyc --emti c x.ksy
! ksyc: unknown option --emti (did you mean '--emit'?)
! Try 'ksyc --help'.
= 2
$ ksyc --emit validater x.ksy
! ksyc: --emit: there is no 'validater' (did you mean 'validator'?); there are c, doc, dict, validator, view, runtime, main, fuzz, proof, make
! Try 'ksyc --help'.
= 2
$ ksyc --color blue x.ksy
! ksyc: --color can be auto, always or never, not blue
! Try 'ksyc --help'.
= 2
$ ksyc -q -o quiet good.ksy; ls quiet
| good.c
| good.h

Of views, the functions that are named, and what they use:

$ printf 'meta: {id: v}\nseq: [{id: a, type: box}, {id: b, type: pin}]\ntypes:\n  box: {seq: [{id: x, type: u1}]}\n  pin: {seq: [{id: y, type: u1}]}\n' > v.ksy
$ ksyc -q --emit validator,view --only v_open_view,v_view_b -o views v.ksy; grep -c box views/v_view.h; grep '^v_' views/v_view.h
| 0
| v_pin_view v_view_b(v_view of);
| v_view v_open_view(const uint8_t *buf, size_t len, bool strict);
$ ksyc --emit view --only v_view_bb -o views v.ksy
! v.ksy:1:1: error: /: --only: no view has a function 'v_view_bb'
!     1 | meta: {id: v}
!       | ^~~~
!       = help: did you mean 'v_view_b'?
= 1
$ ksyc --emit view --only= v.ksy
! v.ksy:1:1: error: /: --only: no view has a function ''
!     1 | meta: {id: v}
!       | ^~~~
= 1
$ ksyc --only v_view_b v.ksy
! ksyc: --only chooses functions of views: it needs --emit view
! Try 'ksyc --help'.
= 2
$ ksyc v.ksy --emit view --only
! ksyc: --only needs names of functions
! Try 'ksyc --help'.
= 2
