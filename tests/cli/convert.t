# Values as they mean, by the suffix of the output; nothing is printed.
$ tensorgate convert nnb_v3_fixed.nnb plain.npz && tensorgate info plain.npz | grep ^tensor
| tensor  1  float32  [1,2,2,2]  dense    C  offset 163  nbytes 32
| tensor  2  float32  [1]        dense    C  offset 358  nbytes 4
$ tensorgate cat plain.npz 1 --slice '0,0'
| -1.0 0.9999695
| 3.0517578e-05 -3.0517578e-05
$ tensorgate diff nnb_v3_fixed.nnb plain.npz
# Into its own format byte for byte.
$ tensorgate convert nnb_v3_fixed.nnb same.nnb && cmp nnb_v3_fixed.nnb same.nnb
$ tensorgate convert pvp_weights_bytes.pvp same.pvp && cmp pvp_weights_bytes.pvp same.pvp
# An output that is there stays, unless --force is given.
$ tensorgate convert btf_shapes.btf plain.npz
! tensorgate: plain.npz: cannot create 'plain.npz': the file exists; --force replaces it
= 2
$ cksum <plain.npz >before; tensorgate convert -q btf_shapes.btf plain.npz; echo exit $?; cksum <plain.npz | cmp - before
| exit 2
! tensorgate: plain.npz: cannot create 'plain.npz': the file exists; --force replaces it
$ tensorgate convert --force btf_shapes.btf plain.npz && tensorgate info plain.npz | grep -c ^tensor
| 7
$ tensorgate convert -f nnb_v3_fixed.nnb plain.npz
# One file, in and out.
$ tensorgate convert same.nnb same.nnb
! tensorgate: same.nnb: cannot create 'same.nnb': the file exists; --force replaces it
= 2
$ tensorgate convert --force same.nnb same.nnb && cmp nnb_v3_fixed.nnb same.nnb
# --to, whatever the suffix.
$ tensorgate convert --to safetensors nnb_v3_fixed.nnb named.bin && tensorgate check named.bin
| ok named.bin safetensors 2 tensors
$ tensorgate convert nnb_v3_fixed.nnb named.txt
! tensorgate: named.txt: its suffix is of no known format; --to FORMAT says it
= 2
$ tensorgate convert nnb_v3_fixed.nnb .npz
! tensorgate: .npz: its suffix is of no known format; --to FORMAT says it
= 2
$ tensorgate convert --to tar nnb_v3_fixed.nnb named.tar
! tensorgate: convert: --to: no such format: 'tar'; see tensorgate convert --help
= 2
# Standard output, where the format can be written in order.
$ tensorgate convert --to npy primitiv_tensor.primitiv - | tensorgate check -
| ok - npy 1 tensors
$ tensorgate convert --to npz primitiv_tensor.primitiv - >pipe.npz
! tensorgate: -: this format cannot be written to a pipe; write it to a file
= 2
$ tensorgate convert - --to btf out.btf <npy_float32.npy && tensorgate check out.btf
| ok out.btf btf 1 tensors
# --raw: as stored, weights of NNB untransposed, bits as 0 and 1.
$ tensorgate convert --raw nnb_v3_fixed.nnb raw.npz && tensorgate info raw.npz | grep ^tensor
| tensor  1  int16    [1,2,2,2]  dense    C  offset 163  nbytes 16
| tensor  2  int8     [1]        dense    C  offset 342  nbytes 1
$ tensorgate convert --raw nnb_v3_sign.nnb raw_sign.npz && tensorgate info raw_sign.npz | grep ^tensor
| tensor  1  float32  [4,2]      dense    C  offset 163  nbytes 32
| tensor  2  uint8    [4,2]      dense    C  offset 358  nbytes 8
| tensor  4  float32  [1]        dense    C  offset 529  nbytes 4
| tensor  5  uint8    [2,1,2,2]  dense    C  offset 696  nbytes 8
! tensorgate: nnb_v3_sign.nnb: note: tensor '4': only the 1 elements that are stored, as one axis
$ tensorgate convert --raw pvp_weights_bytes.pvp raw_weights.npz && tensorgate info raw_weights.npz | grep ^tensor
| tensor  weights  uint8    [1,1,4,1,3,2]  dense    C  offset 169  nbytes 24
| tensor  time     float64  [1]            dense    C  offset 359  nbytes 8
$ tensorgate convert --raw primitiv_tensor.primitiv raw.btf && tensorgate info raw.btf | grep ^tensor
! tensorgate: primitiv_tensor.primitiv: tensor 'tensor': the format has no names: tensors are 0 to 0, each once; --lossy drops the names
= 1
# --order: column-major stays so in .npy and .npz without it.
$ tensorgate convert primitiv_tensor.primitiv any.npy && tensorgate info any.npy | grep ^tensor
| tensor  arr_0  float32  [2,3,4]  dense    F  offset 128  nbytes 96
$ tensorgate convert --order c primitiv_tensor.primitiv c.npy && tensorgate info c.npy | grep ^tensor
| tensor  arr_0  float32  [2,3,4]  dense    C  offset 128  nbytes 96
$ tensorgate convert --order f npy_float32.npy f.npy && tensorgate info f.npy | grep ^tensor
| tensor  arr_0  float32  [2,3]  dense    F  offset 128  nbytes 24
$ tensorgate diff any.npy c.npy && tensorgate diff npy_float32.npy f.npy
$ tensorgate convert --order x primitiv_tensor.primitiv x.npy
! tensorgate: convert: --order: c or f, found 'x'; see tensorgate convert --help
= 2
# Sparse tensors: dense, as parts, as they are.
$ tensorgate convert btf_coo.btf coo.npz && tensorgate cat coo.npz 0
| -2.0 0.0 0.0 0.0
| 0.0 0.0 0.0 3.25
$ tensorgate convert --sparse keep btf_coo.btf parts.npz && tensorgate info parts.npz | grep ^tensor
| tensor  0.indices  int64    [3,2]  dense    C  offset 171  nbytes 48
| tensor  0.values   float32  [3]    dense    C  offset 389  nbytes 12
| tensor  0.shape    int64    [2]    dense    C  offset 570  nbytes 16
| tensor  1          uint8    [3]    dense    C  offset 749  nbytes 3
| tensor  2.indices  int64    [0,3]  dense    C  offset 923  nbytes 0
| tensor  2.values   int64    [0]    dense    C  offset 1093  nbytes 0
| tensor  2.shape    int64    [3]    dense    C  offset 1262  nbytes 24
| tensor  3.indices  int64    [1,0]  dense    C  offset 1457  nbytes 0
| tensor  3.values   int8     [1]    dense    C  offset 1627  nbytes 1
| tensor  3.shape    int64    [0]    dense    C  offset 1797  nbytes 0
$ tensorgate convert --sparse keep parts.npz joined.btf && cmp btf_coo.btf joined.btf
$ tensorgate convert --sparse dense btf_coo.btf dense.btf && tensorgate info dense.btf | grep ^tensor
| tensor  0  float32  [2,4]    dense    C  offset 72  nbytes 32
| tensor  1  uint8    [3]      dense    C  offset 128  nbytes 3
| tensor  2  int64    [2,3,4]  dense    C  offset 176  nbytes 192
| tensor  3  int8     []       dense    C  offset 384  nbytes 1
$ tensorgate convert --sparse keep pvp_sparse_values.pvp pvp_parts.npz && tensorgate info pvp_parts.npz | grep ^tensor
| tensor  activity.indices  uint32   [4]  dense    C  offset 178  nbytes 16
| tensor  activity.values   float32  [4]  dense    C  offset 371  nbytes 16
| tensor  activity.counts   uint32   [3]  dense    C  offset 564  nbytes 12
| tensor  activity.shape    int64    [4]  dense    C  offset 752  nbytes 32
| tensor  time              float64  [3]  dense    C  offset 950  nbytes 24
# On request the layout number of the public document, which no reader takes.
$ tensorgate convert --btf-coo 2 btf_coo.btf coo2.btf && tensorgate check --strict coo2.btf
| bad coo2.btf: btf: offsets[0].record.header.layout at byte 49: found 2, expected 0 (dense) or 1 (COO) [bad_value]
= 1
$ tensorgate convert --sparse sometimes btf_coo.btf x.npz
! tensorgate: convert: --sparse: dense or keep, found 'sometimes'; see tensorgate convert --help
= 2
# --max-dense holds for all tensors together: the error names the option. --max-output counts the file.
$ tensorgate convert --max-output 1K btf_coo.btf limit.npz; echo exit $?; ls limit.npz
| exit 1
! tensorgate: btf_coo.btf: btf: found 1106, expected at most 1024 bytes of output; --max-output raises this limit [limit]
! ls: cannot access 'limit.npz': No such file or directory
= 2
$ cat primitiv_scalar.primitiv | tensorgate convert --max-output 1 - limit.primitiv; ls limit.primitiv
! tensorgate: -: primitiv: found 32, expected at most 1 bytes of output; --max-output raises this limit [limit]
! ls: cannot access 'limit.primitiv': No such file or directory
= 2
$ tensorgate convert --max-dense 31 btf_coo.btf limit.npz; echo exit $?; ls limit.npz
| exit 1
! tensorgate: btf_coo.btf: btf: found 225, expected at most 31 bytes of dense copies of sparse tensors; --max-dense raises this limit [limit]
! ls: cannot access 'limit.npz': No such file or directory
= 2
$ tensorgate convert --max-dense 224 btf_coo.btf limit.npz; echo exit $?
| exit 1
! tensorgate: btf_coo.btf: btf: found 225, expected at most 224 bytes of dense copies of sparse tensors; --max-dense raises this limit [limit]
$ tensorgate convert --max-dense 225 btf_coo.btf limit.npz && ls limit.npz
| limit.npz
# What a format cannot hold is refused, with the remedy; --lossy rounds and drops, and says what.
$ tensorgate convert npy_special_float64.npy lossy.primitiv; echo exit $?; ls lossy.primitiv
| exit 1
! tensorgate: npy_special_float64.npy: tensor 'arr_0': the format has no such dtype, and 2 of 8 values would change as float32; --lossy rounds them
! ls: cannot access 'lossy.primitiv': No such file or directory
= 2
$ tensorgate convert --lossy npy_special_float64.npy lossy.primitiv && tensorgate cat lossy.primitiv tensor
| nan nan inf -inf -0.0 0.0 inf 1.0
! tensorgate: npy_special_float64.npy: note: tensor 'arr_0': 2 of 8 values are rounded to float32
$ tensorgate convert npz_stored.npz lossy.nnb
! tensorgate: npz_stored.npz: tensor 'weight': the format has no names: tensors are 0 to 3, each once; --lossy drops the names
= 1
$ tensorgate convert --lossy npz_stored.npz lossy.nnb
! tensorgate: npz_stored.npz: note: tensor 'weight': called 0, as the format has no names
! tensorgate: npz_stored.npz: note: tensor 'arr_0': stored as float32
! tensorgate: npz_stored.npz: note: tensor 'arr_0': called 1, as the format has no names
! tensorgate: npz_stored.npz: note: tensor 'layer/b': stored as int8
! tensorgate: npz_stored.npz: note: tensor 'layer/b': called 2, as the format has no names
! tensorgate: npz_stored.npz: note: tensor 'none': stored as float32
! tensorgate: npz_stored.npz: note: tensor 'none': called 3, as the format has no names
$ tensorgate convert --lossy -q npz_stored.npz lossy2.nnb
$ tensorgate convert npz_stored.npz names.npy
! tensorgate: npz_stored.npz: a .npy file is one array, and these are 4; write a .npz; --tensor NAME chooses one
= 1
$ tensorgate convert npz_stored.npz names.pvp
! tensorgate: npz_stored.npz: tensor 'weight': the format has tensors activity or weights, and time, only; rename it or leave it out
= 1
$ tensorgate convert npy_complex64.npy complex.btf
! tensorgate: npy_complex64.npy: tensor 'arr_0': the format has no such dtype, and 6 of 6 values would change as float32; --lossy rounds them
= 1
# --tensor: some of them; a name that is not there.
$ tensorgate convert --tensor layer/b npz_stored.npz one.npy && tensorgate cat one.npy arr_0
| 1 0 0 1
$ tensorgate convert --tensor layer/b --tensor weight npz_stored.npz two.npz && tensorgate info two.npz | grep ^tensor
| tensor  weight   float32  [2,3]  dense    C  offset 168  nbytes 24
| tensor  layer/b  bool     [4]    dense    C  offset 361  nbytes 4
$ tensorgate convert --tensor layer npz_stored.npz none.npy
! tensorgate: npz_stored.npz: the file has no tensor 'layer'
= 2
# NNB of version 2.
$ tensorgate convert --nnb-version 2 nnb_v3_float.nnb two.nnb && tensorgate info two.nnb | grep 'meta.*version'
| meta    version = 2
$ tensorgate convert --nnb-version 4 nnb_v3_float.nnb four.nnb
! tensorgate: convert: --nnb-version: 2 or 3, found '4'; see tensorgate convert --help
= 2
# Notes of the file; --strict makes errors of them.
$ tensorgate convert pvp_note_killed.pvp note.npz
! tensorgate: pvp_note_killed.pvp: note: header.nbands_is_number_of_frames at byte 68: found 0, expected the number of whole frames in the file, 1 in type 1
! tensorgate: pvp_note_killed.pvp: note: dense_activity.trailing at byte 96: found "cut", expected nothing after the last frame
$ tensorgate convert --strict pvp_note_killed.pvp strict.npz; echo exit $?; ls strict.npz
| exit 1
! tensorgate: pvp_note_killed.pvp: pvp: header.nbands at byte 68: found 0, expected the number of whole frames in the file, 1 in type 1 [bad_value]
! ls: cannot access 'strict.npz': No such file or directory
= 2
# A folder: each input under its own name with the suffix of the format.
$ mkdir folder && tensorgate convert --to npz btf_shapes.btf nnb_v3_float.nnb pvp_dense.pvp folder && ls folder
| btf_shapes.npz
| nnb_v3_float.npz
| pvp_dense.npz
$ tensorgate convert --to npz btf_shapes.btf primitiv_tensor.primitiv folder; echo exit $?; ls folder
| exit 2
| btf_shapes.npz
| nnb_v3_float.npz
| primitiv_tensor.npz
| pvp_dense.npz
! tensorgate: folder/btf_shapes.npz: cannot create 'folder/btf_shapes.npz': the file exists; --force replaces it
$ cp btf_shapes.btf 'odd.name' && tensorgate convert --to npy npy_int8.npy odd.name folder/; echo exit $?; ls folder
| exit 1
| btf_shapes.npz
| nnb_v3_float.npz
| npy_int8.npy
| primitiv_tensor.npz
| pvp_dense.npz
! tensorgate: odd.name: a .npy file is one array, and these are 7; write a .npz; --tensor NAME chooses one
$ mkdir jobs && tensorgate convert -q --jobs 3 --to btf btf_*.btf jobs && ls jobs | wc -l
| 10
$ tensorgate convert --jobs 0 --force --to btf btf_coo.btf btf_empty.btf jobs && ls jobs | wc -l
| 10
# One of many fails: the others are whole, and the exit code is the largest.
$ printf 'bad' >bad.btf; mkdir some; tensorgate convert --to npz btf_shapes.btf bad.btf btf_coo.btf some; echo exit $?; ls some
| exit 1
| btf_coo.npz
| btf_shapes.npz
! tensorgate: bad.btf: no known format: not btf (num_tensors at byte 0: found 3 bytes, expected 8 bytes), nor 10 others; -v tells why each refuses it [unknown_format]
$ tensorgate convert --force --jobs 2 --to npz btf_shapes.btf gone.btf btf_coo.btf some; echo exit $?; ls some
| exit 2
| btf_coo.npz
| btf_shapes.npz
! tensorgate: gone.btf: no such file [io]
$ tensorgate convert --to npz btf_shapes.btf ./btf_shapes.btf some
! tensorgate: some/btf_shapes.npz: would be the output of two inputs
= 2
$ tensorgate convert btf_shapes.btf btf_coo.btf some
! tensorgate: some: a folder needs --to FORMAT
= 2
$ tensorgate convert --to npz btf_shapes.btf btf_coo.btf nowhere
! tensorgate: nowhere: is no folder, and there are several inputs
= 2
$ tensorgate convert --to npz btf_shapes.btf nowhere/
! tensorgate: nowhere/btf_shapes.npz: cannot create 'nowhere/btf_shapes.npz': no such folder
= 2
# Usage, missing files, what is no file.
$ tensorgate convert
! tensorgate: convert: no file given; see tensorgate convert --help
= 2
$ tensorgate convert one.btf
! tensorgate: convert: no output given; see tensorgate convert --help
= 2
$ tensorgate convert --json btf_coo.btf x.npz
! tensorgate: convert: unknown option '--json'; see tensorgate convert --help
= 2
$ tensorgate convert --slice 0 btf_coo.btf x.npz
! tensorgate: convert: unknown option '--slice'; see tensorgate convert --help
= 2
$ tensorgate convert --jobs many btf_coo.btf x.npz
! tensorgate: convert: --jobs: not a number with an optional unit K, M, G, T, P, E: 'many'; see tensorgate convert --help
= 2
$ tensorgate convert gone.btf x.npz
! tensorgate: gone.btf: no such file [io]
= 2
$ tensorgate convert -qq gone.btf x.npz
= 2
$ tensorgate convert bad.btf x.npz
! tensorgate: bad.btf: no known format: not btf (num_tensors at byte 0: found 3 bytes, expected 8 bytes), nor 10 others; -v tells why each refuses it [unknown_format]
= 1
$ tensorgate convert btf_coo.btf nowhere/x.npz
! tensorgate: nowhere/x.npz: cannot create 'nowhere/x.npz': no such folder
= 2
$ ln -s nowhere/y.npz link.npz; tensorgate convert btf_coo.btf link.npz
! tensorgate: link.npz: cannot create 'link.npz': no such folder
= 2
$ tensorgate convert btf_coo.btf /dev/full --to btf
! tensorgate: /dev/full: cannot create '/dev/full': it is not a regular file, and only those can be replaced atomically
= 2
$ tensorgate convert --to btf btf_coo.btf - >/dev/full
! tensorgate: standard output: No space left on device
= 2
$ tensorgate convert --to btf btf_coo.btf - >&-
! tensorgate: standard output: Bad file descriptor
= 2
$ (sleep 0.2; tensorgate convert --to btf btf_coo.btf -; echo exit $? >&2) | true
! exit 2
$ ls -A | grep -c '^\.'
| 0
= 1

# Names of .safetensors are written as they were, whatever they are shown as.
$ tensorgate convert safetensors_percent_pair.safetensors same.safetensors && tensorgate diff safetensors_percent_pair.safetensors same.safetensors && od -An -c -w16 same.safetensors | head -2
|  350  \0  \0  \0  \0  \0  \0  \0   {   "   a       b   "   :   {
|    "   d   t   y   p   e   "   :   "   U   8   "   ,   "   s   h
! tensorgate: safetensors_percent_pair.safetensors: note: the tensors are in another order, as the format sorts them
$ tensorgate cat same.safetensors 'kernel:0' && tensorgate cat same.safetensors 'kernel%3A0' && tensorgate cat same.safetensors 'a b'
| 2
| 2
| 1
$ tensorgate convert --tensor 'a b' same.safetensors one.safetensors && tensorgate info one.safetensors | tail -1
| tensor  a%20b  uint8    [1]  dense    C  offset 64  nbytes 1

# Floats of less than 16 bits are float32, or codes with --raw, and stay as they are in their own format.
$ tensorgate convert --tensor float6_e2m3fn --tensor float8_e5m2 safetensors_small.safetensors small.safetensors && tensorgate info small.safetensors | tail -2
| tensor  float8_e5m2    float8_e5m2    [2,2]  dense    C  offset 152  nbytes 4
| tensor  float6_e2m3fn  float6_e2m3fn  [4]    dense    C  offset 156  nbytes 3
$ tensorgate convert safetensors_small.safetensors small.npz && tensorgate diff safetensors_small.safetensors small.npz && tensorgate cat small.npz float6_e2m3fn
| 0.125 -6.5 1.125 -0.0
$ tensorgate cat small.npz float4_e2m1fn; tensorgate cat small.npz float8_e5m2; tensorgate cat small.npz float8_e8m0fnu
| 0.0 0.5 1.0 1.5
| 2.0 3.0 4.0 -6.0
| 1.5258789e-05 1.0
| 57344.0 -inf
| 5.877472e-39 1.0 1.7014118e+38
$ tensorgate cat --raw safetensors_small.safetensors float6_e3m2fn
| 1 61
| 9 32
$ tensorgate convert --to primitiv --tensor float4_e2m1fn safetensors_small.safetensors small.primitiv && tensorgate cat small.primitiv float4_e2m1fn
| 0.0 0.5 1.0 1.5
| 2.0 3.0 4.0 -6.0
# The bits of float16 and bfloat16, too.
$ tensorgate convert --raw --lossy --tensor bfloat16 safetensors_dtypes.safetensors half.btf; tensorgate info half.btf | grep ^tensor; tensorgate cat half.btf 0
| tensor  0  uint16   [2,3]  dense    C  offset 48  nbytes 12
| 2306 5904 9502
| 13100 16698 20296
! tensorgate: safetensors_dtypes.safetensors: note: tensor 'bfloat16': the bits of bfloat16 are stored as uint16
! tensorgate: safetensors_dtypes.safetensors: note: tensor 'bfloat16': called 0, as the format has no names
$ tensorgate convert --raw --tensor float16 --tensor bfloat16 safetensors_dtypes.safetensors half.npz; tensorgate info half.npz | grep ^tensor; tensorgate cat half.npz bfloat16
| tensor  float16   float16  [2,3]  dense    C  offset 169  nbytes 12
| tensor  bfloat16  uint16   [2,3]  dense    C  offset 351  nbytes 12
| 2306 5904 9502
| 13100 16698 20296
! tensorgate: safetensors_dtypes.safetensors: note: tensor 'bfloat16': the bits of bfloat16 are stored as uint16
$ tensorgate convert --raw --lossy --tensor float16 safetensors_dtypes.safetensors half.nnb
! tensorgate: safetensors_dtypes.safetensors: tensor 'float16': the format has neither float16 nor uint16 for the elements as they are stored
= 1
# Names of .npz and .safetensors stay as they are, and can be changed.
$ tensorgate convert npz_percent_pair.npz names.safetensors; tensorgate convert names.safetensors names.npz; tensorgate diff npz_percent_pair.npz names.npz
$ tensorgate convert --rename 'a b=größe' --rename 'a%2520b=a b' npz_percent_pair.npz new.npz; tensorgate info new.npz | grep tensor; unzip -Z1 new.npz
| tensor  gr%C3%B6%C3%9Fe  uint8    [1]  dense    C  offset 169  nbytes 1
| tensor  a%20b            uint8    [1]  dense    C  offset 335  nbytes 1
| tensor  ab               uint8    [1]  dense    C  offset 500  nbytes 1
| größe.npy
| a b.npy
| ab.npy
$ tensorgate convert --force --rename ab=x.npy --rename 'a b=x' npz_percent_pair.npz new.npz
! tensorgate: npz_percent_pair.npz: tensor 'x.npy': NumPy would read 'x' in its place; --rename OLD=NEW gives another name
= 1
$ tensorgate convert --force --rename ab='a b' npz_percent_pair.npz new.npz
! tensorgate: npz_percent_pair.npz: tensor 'a%20b': declared twice; each name can be there once
= 1
$ tensorgate convert --force --rename ab='a b' npz_percent_pair.npz new.safetensors
! tensorgate: npz_percent_pair.npz: tensor 'a%20b': declared twice; each name can be there once
= 1
# A name that is shown for one tensor and is that of another in the file selects the first of these.
$ tensorgate convert --force --rename a%20b=x npz_percent_pair.npz new.npz; unzip -Z1 new.npz
| x.npy
| a%20b.npy
| ab.npy
$ tensorgate convert --force --tensor a%20b npz_percent_pair.npz new.npz; unzip -Z1 new.npz
| a b.npy
$ tensorgate cat npz_percent_pair.npz a%20b
| 7
$ tensorgate convert --force --rename nothing=x npz_percent_pair.npz new.npz
! tensorgate: npz_percent_pair.npz: the file has no tensor 'nothing' that could be renamed
= 2
$ tensorgate convert --force --rename ab=x --rename ab=y npz_percent_pair.npz new.npz
! tensorgate: npz_percent_pair.npz: tensor 'ab' gets two new names
= 1
$ tensorgate convert --force --rename ab npz_percent_pair.npz new.npz
! tensorgate: convert: --rename: OLD=NEW, found 'ab'; see tensorgate convert --help
= 2
$ tensorgate convert --force --rename ab=0 --rename 'a b=2' --rename a%2520b=1 npz_percent_pair.npz new.btf; tensorgate info new.btf | grep tensor
| meta    num_tensors = 3
| tensor  0  uint8    [1]  dense    C  offset 56  nbytes 1
| tensor  1  uint8    [1]  dense    C  offset 88  nbytes 1
| tensor  2  uint8    [1]  dense    C  offset 120  nbytes 1
$ tensorgate convert --rename arr_0=z npy_float32.npy renamed.npz; tensorgate info renamed.npz | grep tensor
| tensor  z  float32  [2,3]  dense    C  offset 163  nbytes 24
$ tensorgate convert --rename 'a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q=a b/c' primitiv_model_keys.primitiv renamed.primitiv; tensorgate info renamed.primitiv | grep 'a%'
| tensor  a%20b/c                                   float32  []                 dense    F  offset 126  nbytes 4
$ tensorgate convert --rename value=a@b/c --to safetensors primitiv_parameter.primitiv at.safetensors; tensorgate convert at.safetensors at.primitiv
! tensorgate: at.safetensors: tensor 'a@b/c': a part of a name that is empty or not encoded as it has to be; --rename OLD=NEW gives another name
= 1
$ tensorgate convert --rename arr_0=a@b npy_float32.npy at.primitiv
! tensorgate: npy_float32.npy: tensor 'a@b': a statistic without its parameter; declare what is before the '@', too; --rename OLD=NEW gives another name
= 1
# Floats of other dtypes; integers stay, and what would change needs --lossy.
$ tensorgate convert --dtype float16 npy_float32.npy half.npy; tensorgate info half.npy | grep tensor
| tensor  arr_0  float16  [2,3]  dense    C  offset 128  nbytes 12
$ tensorgate convert --dtype float16 npy_int16.npy same16.npy && cmp npy_int16.npy same16.npy
$ tensorgate convert --dtype float8_e4m3fn nnb_v3_fixed.nnb e4m3.safetensors
! tensorgate: nnb_v3_fixed.nnb: tensor '1': 6 of 8 values would change as float8_e4m3fn; --lossy rounds them
= 1
$ tensorgate convert --lossy --dtype float8_e4m3fn nnb_v3_fixed.nnb e4m3.safetensors; tensorgate info e4m3.safetensors | grep '^tensor'
| tensor  1  float8_e4m3fn  [1,2,2,2]  dense    C  offset 136  nbytes 8
| tensor  2  float8_e4m3fn  [1]        dense    C  offset 144  nbytes 1
! tensorgate: nnb_v3_fixed.nnb: note: tensor '1': 6 of 8 values are rounded to float8_e4m3fn
$ tensorgate convert --lossy --dtype float4_e2m1fn npy_float32.npy e2m1.safetensors; tensorgate info e2m1.safetensors | grep '^tensor'; tensorgate cat e2m1.safetensors arr_0
| tensor  arr_0  float4_e2m1fn  [2,3]  dense    C  offset 72  nbytes 3
| -1.0 -0.5 0.0
| 0.5 1.0 1.5
$ tensorgate convert --dtype float64 safetensors_metadata.safetensors f64.safetensors; tensorgate info f64.safetensors | grep -E '^(meta|tensor)'
| meta    __metadata__.format = "pt"
| meta    __metadata__.a%20b = "ü\x0a"
$ tensorgate convert --dtype float8_e5m2 npy_float32.npy small.npy
! tensorgate: npy_float32.npy: tensor 'arr_0': the format has no dtype float8_e5m2; safetensors has it
= 1
$ tensorgate convert --dtype int8 npy_float32.npy half.npy
! tensorgate: convert: --dtype: no dtype of floats: 'int8'; see tensorgate convert --help
= 2
$ tensorgate convert --dtype float16 --raw npy_float32.npy half.npy
! tensorgate: convert: --dtype changes elements, and --raw keeps them as stored
= 2
# NumPy before 2.0 refuses more than 32 axes, so only a file that has them is copied with them.
$ python3 -c "import json, struct; h = json.dumps({'a': {'dtype': 'U8', 'shape': [1] * 33, 'data_offsets': [0, 1]}}).encode(); open('r33.safetensors', 'wb').write(struct.pack('<Q', len(h)) + h + b'x')"; tensorgate convert -q r33.safetensors r33.npz
! tensorgate: r33.safetensors: tensor 'a': 33 axes; readers of the format in wide use take at most 32
= 1
$ python3 -c "h = b\"{'descr': '|u1', 'fortran_order': False, 'shape': %s, }\" % str((1,) * 33).encode(); open('r33.npy', 'wb').write(b'\x93NUMPY\1\0' + len(h).to_bytes(2, 'little') + h + b'x')"; tensorgate convert r33.npy copy.npy; tensorgate diff r33.npy copy.npy; tensorgate convert copy.npy r33.npz
! tensorgate: r33.npy: note: npy.data_is_aligned at byte 8: found 152, expected a header padded so that the elements begin at a multiple of 16
! tensorgate: r33.npy: note: npy.line_feed at byte 161: found "}", expected a line feed as the last character
! tensorgate: r33.npy: note: npy.data_is_aligned at byte 8: found 152, expected a header padded so that the elements begin at a multiple of 16
! tensorgate: r33.npy: note: npy.line_feed at byte 161: found "}", expected a line feed as the last character
! tensorgate: copy.npy: tensor 'arr_0': 33 axes; readers of the format in wide use take at most 32
= 1
# Notes are for what is done: a refusal stands alone.
$ tensorgate convert --to pvp npz_small.npz small.pvp
! tensorgate: npz_small.npz: tensor 's': the format has tensors activity or weights, and time, only; rename it or leave it out
= 1
$ tensorgate convert --lossy --to btf npz_small.npz small.btf
! tensorgate: npz_small.npz: note: npy.data_is_aligned at byte 43: found 57, expected a header padded so that the elements begin at a multiple of 16
! tensorgate: npz_small.npz: note: npy.line_feed at byte 101: found "}", expected a line feed as the last character
! tensorgate: npz_small.npz: note: tensor 's': called 0, as the format has no names
# A limit is about the input, whatever the target.
$ tensorgate convert --to nnb --max-dense 10 pvp_sparse_values.pvp dense.nnb
! tensorgate: pvp_sparse_values.pvp: pvp: found 288, expected at most 10 bytes of dense copies of sparse tensors; --max-dense raises this limit [limit]
= 1
# Through .safetensors and back; without the text of the origin nothing else is known than the tensors.
$ tensorgate convert nnb_v3_fixed.nnb there.safetensors; tensorgate convert there.safetensors back.nnb && cmp nnb_v3_fixed.nnb back.nnb
$ tensorgate convert -f --no-origin nnb_v3_fixed.nnb there.safetensors; tensorgate convert -f there.safetensors back.nnb
! tensorgate: there.safetensors: tensor '2': the format has no names: tensors are 0 to 1, each once; --lossy drops the names
= 1
$ tensorgate convert primitiv_tensor.primitiv there2.safetensors; tensorgate info there2.safetensors; tensorgate convert --dtype float16 there2.safetensors half2.safetensors; tensorgate convert half2.safetensors half2.primitiv
| file    there2.safetensors
| format  safetensors (safetensors: named tensors of Hugging Face)
| size    456 bytes
| meta    __metadata__.tensorgate.origin = "{"version":1,"format":"primitiv","raw":false,"metadata":{"kind":"tensor"},"tensors":[{"name":"tensor","dtype":"float32","storage":"dense","order":"F","shape":[2,3,4],"fp_pos":-1,"batch":true,"scaled":false}]}"
| total   float32  elements 24  nbytes 96
| tensor  tensor  float32  [2,3,4]  dense    C  offset 360  nbytes 96
$ sed 's/"shape\\":\[2/"shape\\":[9/' there2.safetensors > wrong.safetensors; tensorgate convert wrong.safetensors wrong.primitiv
! tensorgate: wrong.safetensors: tensor 'tensor': it has another shape than its origin; --no-origin converts without what it says about its origin
= 1
$ tensorgate convert --no-origin wrong.safetensors right.primitiv && tensorgate check right.primitiv
| ok right.primitiv primitiv 1 tensors

# Patterns of names, and a prefix that is left out.
$ tensorgate info pytorch_training_4.ckpt | grep ^tensor
| tensor  state_dict/w                  float32  [3]  dense    C  offset 1664  nbytes 12
| tensor  optimizer/state/0/exp_avg     float32  [3]  dense    C  offset 1792  nbytes 12
| tensor  optimizer/state/0/exp_avg_sq  float32  [3]  dense    C  offset 1804  nbytes 12
$ tensorgate convert --tensor 'state_dict/*' --strip state_dict/ pytorch_training_4.ckpt weights.safetensors && tensorgate info weights.safetensors | grep ^tensor
| tensor  w  float32  [3]  dense    C  offset 64  nbytes 12
$ tensorgate convert --tensor 'state_dict/*' --rename 'state_dict/*=*.x' --rename state_dict/w=v pytorch_training_4.ckpt other.safetensors && tensorgate info other.safetensors | grep ^tensor
| tensor  v  float32  [3]  dense    C  offset 64  nbytes 12
$ tensorgate convert --tensor 'nothing*' pytorch_training_4.ckpt nothing.safetensors
! tensorgate: pytorch_training_4.ckpt: no name of a tensor fits 'nothing*'
= 2
$ tensorgate convert --strip nothing/ pytorch_training_4.ckpt nothing.safetensors
! tensorgate: pytorch_training_4.ckpt: no name of a tensor fits 'nothing/*'
= 2
$ tensorgate convert --strip 'a*' pytorch_training_4.ckpt nothing.safetensors
! tensorgate: convert: --strip: a prefix without '*', found 'a*'; see tensorgate convert --help
= 2
$ tensorgate convert --rename 'state_dict/*=w' pytorch_training_4.ckpt nothing.safetensors
! tensorgate: pytorch_training_4.ckpt: the file has no tensor 'state_dict/*', and a pattern and its new name have one '*' each
= 2

# What state_dict() sets beside tensors comes back with them.
$ tensorgate info pytorch_state_dict.bin | grep attributes; tensorgate info pytorch_attributes.pt | grep -c attributes
| meta    attributes.._metadata.%.version = 1
| meta    attributes.._metadata.fc.version = 1
| 19
$ tensorgate convert pytorch_state_dict.bin state_dict.pt && cmp pytorch_state_dict.bin state_dict.pt
$ tensorgate convert pytorch_attributes_listed.pt listed.pt
! tensorgate: pytorch_attributes_listed.pt: metadata: 'l' of values is no tensor, and the format is written with tensors alone; select tensors, which leaves values out; --tensor NAME chooses one
= 1
# Of ONNX models only elements change.
$ tensorgate convert onnx_raw.onnx copy.onnx && cmp onnx_raw.onnx copy.onnx
$ tensorgate convert --external-data copy.data --tensor float32 --tensor 'u*' onnx_raw.onnx copied.onnx && tensorgate diff onnx_raw.onnx copied.onnx; test -e copy.data
! tensorgate: copied.onnx: note: no tensor that may move has 1024 bytes, so there is no data file
= 1
$ tensorgate convert --tensors-from npy_float32.npy onnx_raw.onnx copied.onnx
! tensorgate: npy_float32.npy: has no tensor 'float32', which the model has
= 2
$ tensorgate convert onnx_places.onnx places.safetensors && tensorgate diff onnx_places.onnx places.safetensors && tensorgate convert --tensors-from places.safetensors onnx_places.onnx places.onnx && cmp onnx_places.onnx places.onnx
$ tensorgate convert npy_float32.npy graph.onnx
! tensorgate: npy_float32.npy: nothing else becomes an ONNX graph: only an ONNX model is written as one
= 2
$ tensorgate convert --inline onnx_raw.onnx raw.npz
! tensorgate: convert: --inline, --external-data and --tensors-from are for an output of onnx; see tensorgate convert --help
= 2
$ tensorgate convert --inline --raw onnx_raw.onnx raw.onnx
! tensorgate: convert: no option of an ONNX model: '--raw'; see tensorgate convert --help
= 2
$ tensorgate convert --external-data a/b onnx_raw.onnx raw.onnx
! tensorgate: convert: --external-data: no name of a file: 'a/b'; see tensorgate convert --help
= 2

# What says that it is a text of Flax has to be UTF-8, as readers want it; so does what a stranger wrote into an origin.
$ tensorgate convert -q flax_values.msgpack odd.safetensors; LC_ALL=C sed 's/\(@text[^0-9a-f]*\)[0-9a-f][0-9a-f]/\1ff/' odd.safetensors > bad.safetensors; tensorgate convert bad.safetensors z.msgpack; ls z.msgpack 2>&1 | grep -c 'No such'; tensorgate convert odd.safetensors z.msgpack; tensorgate check z.msgpack
| 1
| ok z.msgpack flax 0 tensors
! tensorgate: bad.safetensors: metadata: '' of values cannot be written exactly; select tensors, which leaves values out; --tensor NAME chooses one

# Dtypes by name, and a list of renames.
$ printf 'optimizer/*=o/*\r\n\nstate_dict/*=*\n' > names; tensorgate convert -q --dtype '*/exp_avg=keep' --dtype 'opt*=float64' --dtype float16 --lossy --renames-from names pytorch_training_4.ckpt some.safetensors; tensorgate info some.safetensors | grep ^tensor
| tensor  o/state/0/exp_avg_sq  float64  [3]  dense    C  offset 208  nbytes 24
| tensor  o/state/0/exp_avg     float32  [3]  dense    C  offset 232  nbytes 12
| tensor  w                     float16  [3]  dense    C  offset 244  nbytes 6
$ tensorgate convert --dtype 'nothing*=float16' pytorch_training_4.ckpt none.safetensors
! tensorgate: pytorch_training_4.ckpt: no name of a tensor fits 'nothing*'
= 2
$ tensorgate convert --dtype '*=int8' pytorch_training_4.ckpt none.safetensors
! tensorgate: convert: --dtype: no dtype of floats: '*=int8'; see tensorgate convert --help
= 2
$ tensorgate convert --dtype keep pytorch_training_4.ckpt none.safetensors
! tensorgate: convert: --dtype: no dtype of floats: 'keep'; see tensorgate convert --help
= 2
$ printf 'a=b\nabc' > names; tensorgate convert --renames-from names pytorch_training_4.ckpt none.safetensors
! tensorgate: convert: --renames-from: names: line 2: OLD=NEW, found 'abc'; see tensorgate convert --help
= 2
$ printf 'a=b\0\n' > names; tensorgate convert --renames-from names pytorch_training_4.ckpt none.safetensors
! tensorgate: convert: --renames-from: names: line 1: OLD=NEW, found 'a NUL'; see tensorgate convert --help
= 2
$ { echo a=b; head -c 1048577 /dev/zero | tr '\0' =; } > names; tensorgate convert --renames-from names pytorch_training_4.ckpt none.safetensors
! tensorgate: convert: --renames-from: names: line 2: found more than 1048576 bytes, at most 1048576 are allowed; see tensorgate convert --help
= 2
$ { echo a=b; head -c 1048576 /dev/zero | tr '\0' n; } > names; tensorgate convert --renames-from names pytorch_training_4.ckpt none.safetensors
! tensorgate: convert: --renames-from: names: line 2: OLD=NEW, found a line that begins with 'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn'; see tensorgate convert --help
= 2
$ tensorgate convert --renames-from absent pytorch_training_4.ckpt none.safetensors
! tensorgate: absent: No such file or directory
= 2
$ tensorgate convert --renames-from . pytorch_training_4.ckpt none.safetensors; rm names some.safetensors
! tensorgate: .: Is a directory
