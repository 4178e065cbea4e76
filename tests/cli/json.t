# One document on standard output, whatever happens.
$ tensorgate check --json btf_coo.btf pvp_note_killed.pvp
$ head -c 100 btf_dtypes.btf > cut.btf; tensorgate check --json cut.btf
$ printf 'hello, world\n' > text; tensorgate check --json text
$ tensorgate check --json no_such_file
$ tensorgate info --json btf_coo.btf
$ tensorgate info --json primitiv_optimizer.primitiv
$ tensorgate info --json primitiv_model_keys.primitiv
$ tensorgate info --json nnb_v3_fixed.nnb
$ tensorgate info --json pvp_sparse_values.pvp
$ tensorgate info --json pvp_weights_bytes.pvp
$ tensorgate info --json cut.btf
$ tensorgate dump --json btf_note_garbage.btf
$ tensorgate dump --json primitiv_optimizer.primitiv
$ tensorgate dump --json pvp_dense.pvp
$ tensorgate dump --json cut.btf
$ tensorgate formats --json
