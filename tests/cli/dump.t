# The parsed tree: field, value, offset, length.
$ tensorgate dump btf_coo.btf
$ tensorgate dump btf_note_garbage.btf
$ tensorgate dump primitiv_parameter.primitiv
$ tensorgate dump primitiv_optimizer.primitiv
$ tensorgate dump nnb_v3_fixed.nnb
$ tensorgate dump pvp_sparse_binary.pvp
$ tensorgate dump pvp_weights_bytes.pvp
$ head -c 100 btf_dtypes.btf > cut.btf; tensorgate dump cut.btf
$ tensorgate dump no_such_file
$ tensorgate dump
