# Mistakes in a grammar: file, line, column, path; several in one run.
$ printf 'meta: {id: x, endian: le}\nseq:\n  - {id: a, type: u9}\n  - {id: b, size: nope + 1}\n  - {id: a, type: u1}\n' > x.ksy; ksyc x.ksy
$ printf 'meta: {id: x}\nseq:\n  - {id: a, type: u2}\n' > x.ksy; ksyc x.ksy
$ printf 'meta: {id: x}\nseq:\n  - {id: a, size: 1 +}\n' > x.ksy; ksyc x.ksy
$ printf 'meta: {id: x}\nseq: [unclosed\n' > x.ksy; ksyc x.ksy
$ printf 'meta: {id: x, imports: [nowhere]}\n' > x.ksy; ksyc x.ksy
$ printf 'meta: {id: x}\nseq:\n  - {id: a, process: my_own(1), size: 4}\n' > x.ksy; ksyc x.ksy
$ ksyc no_such_file.ksy
# A good one: three files.
$ printf 'meta: {id: good, endian: le}\nseq:\n  - {id: a, type: u4}\n' > good.ksy; mkdir out; ksyc -o out good.ksy; ls out
$ ksyc --help
