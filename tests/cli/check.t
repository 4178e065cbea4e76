# Valid files: a line each.
$ tensorgate check btf_empty.btf btf_dtypes.btf primitiv_shape.primitiv nnb_v2_float.nnb pvp_weights_bytes.pvp
# Oddities that are accepted: with notes, and an error with --strict.
$ tensorgate check btf_note_shared.btf primitiv_note_wide.primitiv nnb_note_generator.nnb pvp_note_killed.pvp
$ tensorgate check --strict btf_note_shared.btf primitiv_note_wide.primitiv nnb_note_generator.nnb pvp_note_killed.pvp
# Good and bad together: 1. Trouble with a file is worse: 2, and the others are checked all the same.
$ head -c 100 btf_dtypes.btf > cut.btf; tensorgate check btf_empty.btf cut.btf btf_coo.btf
$ tensorgate check btf_empty.btf no_such_file cut.btf
# Folders.
$ mkdir -p tree/a tree/b/c; cp btf_empty.btf tree/a; cp cut.btf tree/b/c; cp nnb_v3_float.nnb tree; tensorgate check -r tree
$ tensorgate check tree/a
$ tensorgate check -r tree/a
# What people have in place of a file.
$ printf '' > empty; tensorgate check empty
$ printf 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n' > lfs; tensorgate check lfs
$ printf '<!DOCTYPE html>\n<title>404</title>\n' > page; tensorgate check page
$ printf 'hello, world\n' > text; tensorgate check text
$ head -c 16 /dev/zero > zeros; tensorgate check zeros
# A format that is asked for is not looked for.
$ tensorgate check --from nnb btf_dtypes.btf
$ tensorgate check --from nonsense btf_dtypes.btf
# Standard input.
$ tensorgate check - < nnb_v3_fixed.nnb
$ cat pvp_sparse_values.pvp | tensorgate check -
# Limits name themselves.
$ tensorgate check --max-tensors 3 btf_dtypes.btf
$ tensorgate check --max-rank 2 btf_shapes.btf
$ tensorgate check --max-file 100 btf_dtypes.btf
$ tensorgate check --max-memory 1K nnb_v3_float.nnb
$ tensorgate check --max-file 1M btf_dtypes.btf
$ tensorgate check --max-file 1Q btf_dtypes.btf
# Names that begin with a dash, and bytes that a terminal would obey.
$ cp btf_empty.btf ./-r; tensorgate check -- -r
$ cp cut.btf "$(printf 'esc\033[31m.btf')"; tensorgate check esc*
# Usage.
$ tensorgate
$ tensorgate check
$ tensorgate nonsense
$ tensorgate check --nonsense btf_empty.btf
$ tensorgate --version
