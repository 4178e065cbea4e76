# Header, metadata, a line per tensor.
$ tensorgate info btf_dtypes.btf
$ tensorgate info btf_coo.btf
$ tensorgate info btf_note_order.btf
$ tensorgate info primitiv_shape.primitiv
$ tensorgate info primitiv_parameter.primitiv
$ tensorgate info primitiv_model_keys.primitiv
$ tensorgate info primitiv_optimizer.primitiv
$ tensorgate info nnb_v3_float.nnb
$ tensorgate info nnb_v3_sign.nnb
$ tensorgate info pvp_dense.pvp
$ tensorgate info pvp_sparse_values.pvp
$ tensorgate info pvp_weights_shared.pvp
# Refused, absent, none, two.
$ head -c 100 btf_dtypes.btf > cut.btf; tensorgate info cut.btf
$ tensorgate info no_such_file
$ tensorgate info
$ tensorgate info btf_empty.btf btf_coo.btf
$ tensorgate formats
