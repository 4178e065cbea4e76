# Header, metadata, a line per tensor.
$ tensorgate info btf_dtypes.btf
| file    btf_dtypes.btf
| format  btf (Binary Tensor Format of the TensorFlow Runtime)
| size    672 bytes
| meta    num_tensors = 10
| total   int8  elements 6  nbytes 6
| total   int16  elements 6  nbytes 12
| total   int32  elements 6  nbytes 24
| total   int64  elements 6  nbytes 48
| total   uint8  elements 6  nbytes 6
| total   uint16  elements 6  nbytes 12
| total   uint32  elements 6  nbytes 24
| total   uint64  elements 6  nbytes 48
| total   float32  elements 6  nbytes 24
| total   float64  elements 6  nbytes 48
| total   all  elements 60  nbytes 252
| tensor  0  int8     [2,3]  dense    C  offset 120  nbytes 6
| tensor  1  int16    [2,3]  dense    C  offset 160  nbytes 12
| tensor  2  int32    [2,3]  dense    C  offset 208  nbytes 24
| tensor  3  int64    [2,3]  dense    C  offset 264  nbytes 48
| tensor  4  float32  [2,3]  dense    C  offset 344  nbytes 24
| tensor  5  float64  [2,3]  dense    C  offset 400  nbytes 48
| tensor  6  uint8    [2,3]  dense    C  offset 480  nbytes 6
| tensor  7  uint16   [2,3]  dense    C  offset 520  nbytes 12
| tensor  8  uint32   [2,3]  dense    C  offset 568  nbytes 24
| tensor  9  uint64   [2,3]  dense    C  offset 624  nbytes 48
$ tensorgate info btf_coo.btf
| file    btf_coo.btf
| format  btf (Binary Tensor Format of the TensorFlow Runtime)
| size    304 bytes
| meta    num_tensors = 4
| total   int8  elements 1  nbytes 1
| total   int64  elements 24  nbytes 0
| total   uint8  elements 3  nbytes 3
| total   float32  elements 8  nbytes 12
| total   all  elements 36  nbytes 16
| tensor  0  float32  [2,4]    coo      C  offset 144  nbytes 12  indices 6 at 88
| tensor  1  uint8    [3]      dense    C  offset 184  nbytes 3
| tensor  2  int64    [2,3,4]  coo      C  offset 256  nbytes 0  indices 0 at 248
| tensor  3  int8     []       coo      C  offset 296  nbytes 1  indices 0 at 288
$ tensorgate info btf_note_order.btf
| file    btf_note_order.btf
| format  btf (Binary Tensor Format of the TensorFlow Runtime)
| size    100 bytes
| note    btf.records_follow_table at byte 8: expected the first record directly behind the offset table
| note    record.next_record_follows at byte 96: expected the record of the next tensor, or the end of the file, directly behind this record; count 2
| meta    num_tensors = 2
| total   int32  elements 4  nbytes 16
| tensor  0  int32    [2]  dense    C  offset 88  nbytes 8
| tensor  1  int32    [2]  dense    C  offset 56  nbytes 8
$ tensorgate info primitiv_shape.primitiv
| file    primitiv_shape.primitiv
| format  primitiv (primitiv file format v0.1: shapes, tensors, parameters, models and optimizers)
| size    36 bytes
| meta    kind = "shape"
| meta    dims = [3, 1, 2]
| meta    batch = 5
$ tensorgate info primitiv_parameter.primitiv
| file    primitiv_parameter.primitiv
| format  primitiv (primitiv file format v0.1: shapes, tensors, parameters, models and optimizers)
| size    257 bytes
| meta    kind = "parameter"
| total   float32  elements 32  nbytes 128
| tensor  value                 float32  [2,4]  dense    F  offset 33  nbytes 32
| tensor  value@Adam.m1         float32  [2,4]  dense    F  offset 96  nbytes 32
| tensor  value@Adam.m2         float32  [2,4]  dense    F  offset 154  nbytes 32
| tensor  value@%               float32  [3,2]  dense    F  offset 200  nbytes 24
| tensor  value@a%2Fb%25%FF%00  float32  [1,2]  dense    F  offset 249  nbytes 8
$ tensorgate info primitiv_model_keys.primitiv
| file    primitiv_model_keys.primitiv
| format  primitiv (primitiv file format v0.1: shapes, tensors, parameters, models and optimizers)
| size    333 bytes
| meta    kind = "model"
| meta    parameters = 7
| total   float32  elements 12  nbytes 48
| tensor  %                                         float32  []                 dense    F  offset 30  nbytes 4
| tensor  %/%2E                                     float32  []                 dense    F  offset 51  nbytes 4
| tensor  %2E%2E/...                                float32  []                 dense    F  offset 76  nbytes 4
| tensor  %00%1B%5B0m%C3%A4                         float32  []                 dense    F  offset 102  nbytes 4
| tensor  nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn  float32  []                 dense    F  offset 162  nbytes 4
| tensor  a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q         float32  []                 dense    F  offset 216  nbytes 4
| tensor  rank/8                                    float32  [1,2,1,1,1,1,1,2]  dense    F  offset 281  nbytes 16
| tensor  rank/8@AdaGrad.m                          float32  [2]                dense    F  offset 325  nbytes 8
$ tensorgate info primitiv_optimizer.primitiv
| file    primitiv_optimizer.primitiv
| format  primitiv (primitiv file format v0.1: shapes, tensors, parameters, models and optimizers)
| size    102 bytes
| meta    kind = "optimizer"
| meta    uint_configs.Optimizer.epoch = 4294967295
| meta    float_configs.Optimizer.lr_scale = 1.0
| meta    float_configs.SGD.eta = 0.1
| meta    float_configs.odd%20nan = nan
| meta    float_configs.odd%20-inf = -inf
$ tensorgate info nnb_v3_float.nnb
| file    nnb_v3_float.nnb
| format  nnb (NNabla C Runtime network)
| size    524 bytes
| meta    version = 3
| meta    api_level = 1
| meta    inputs = [0]
| meta    outputs = [5]
| meta    buffers = [12, 8, 8]
| meta    variables[0].id = 0
| meta    variables[0].shape = [1, 3]
| meta    variables[0].dtype = "float32"
| meta    variables[0].fp_pos = 0
| meta    variables[0].buffer = 0
| meta    variables[1].id = 1
| meta    variables[1].shape = [3, 2]
| meta    variables[1].dtype = "float32"
| meta    variables[1].fp_pos = 0
| meta    variables[1].buffer = none
| meta    variables[2].id = 2
| meta    variables[2].shape = [2]
| meta    variables[2].dtype = "float32"
| meta    variables[2].fp_pos = 0
| meta    variables[2].buffer = none
| meta    variables[3].id = 3
| meta    variables[3].shape = [1, 2]
| meta    variables[3].dtype = "float32"
| meta    variables[3].fp_pos = 0
| meta    variables[3].buffer = 1
| meta    variables[4].id = 4
| meta    variables[4].shape = [1, 2]
| meta    variables[4].dtype = "float32"
| meta    variables[4].fp_pos = 0
| meta    variables[4].buffer = 2
| meta    variables[5].id = 5
| meta    variables[5].shape = [1, 2]
| meta    variables[5].dtype = "float32"
| meta    variables[5].fp_pos = 0
| meta    variables[5].buffer = 1
| meta    functions[0].name = "Affine"
| meta    functions[0].id = 0
| meta    functions[0].impl = 0
| meta    functions[0].inputs = [0, 1, 2]
| meta    functions[0].outputs = [3]
| meta    functions[0].args.base_axis = 1
| meta    functions[1].name = "ReLU"
| meta    functions[1].id = 14
| meta    functions[1].impl = 100
| meta    functions[1].inputs = [3]
| meta    functions[1].outputs = [4]
| meta    functions[1].args.inplace = 1
| meta    functions[2].name = "Softmax"
| meta    functions[2].id = 16
| meta    functions[2].impl = 0
| meta    functions[2].inputs = [4]
| meta    functions[2].outputs = [5]
| meta    functions[2].args.axis = 1
| total   float32  elements 8  nbytes 32
| tensor  1  float32  [3,2]  dense    F  offset 224  nbytes 24
| tensor  2  float32  [2]    dense    C  offset 272  nbytes 8
$ tensorgate info nnb_v3_sign.nnb
| file    nnb_v3_sign.nnb
| format  nnb (NNabla C Runtime network)
| size    692 bytes
| meta    version = 3
| meta    api_level = 1
| meta    inputs = [0, 6]
| meta    outputs = [3, 7]
| meta    buffers = [64]
| meta    variables[0].id = 0
| meta    variables[0].shape = [1, 4]
| meta    variables[0].dtype = "float32"
| meta    variables[0].fp_pos = 0
| meta    variables[0].buffer = 0
| meta    variables[1].id = 1
| meta    variables[1].shape = [4, 2]
| meta    variables[1].dtype = "float32"
| meta    variables[1].fp_pos = 0
| meta    variables[1].buffer = none
| meta    variables[2].id = 2
| meta    variables[2].shape = [4, 2]
| meta    variables[2].dtype = "bit"
| meta    variables[2].fp_pos = 0
| meta    variables[2].buffer = none
| meta    variables[3].id = 3
| meta    variables[3].shape = [1, 2]
| meta    variables[3].dtype = "float32"
| meta    variables[3].fp_pos = 0
| meta    variables[3].buffer = 0
| meta    variables[4].id = 4
| meta    variables[4].shape = [2, 1, 2, 2]
| meta    variables[4].dtype = "float32"
| meta    variables[4].fp_pos = 0
| meta    variables[4].buffer = none
| meta    variables[5].id = 5
| meta    variables[5].shape = [2, 1, 2, 2]
| meta    variables[5].dtype = "bit"
| meta    variables[5].fp_pos = 0
| meta    variables[5].buffer = none
| meta    variables[6].id = 6
| meta    variables[6].shape = [1, 1, 2, 2]
| meta    variables[6].dtype = "float32"
| meta    variables[6].fp_pos = 0
| meta    variables[6].buffer = 0
| meta    variables[7].id = 7
| meta    variables[7].shape = [1, 2, 1, 1]
| meta    variables[7].dtype = "float32"
| meta    variables[7].fp_pos = 0
| meta    variables[7].buffer = 0
| meta    functions[0].name = "BinaryConnectAffine"
| meta    functions[0].id = 235
| meta    functions[0].impl = 0
| meta    functions[0].inputs = [0, 1, 2]
| meta    functions[0].outputs = [3]
| meta    functions[0].args.base_axis = 1
| meta    functions[0].args.quantize_zero_to = 1.0
| meta    functions[1].name = "BinaryConnectConvolution"
| meta    functions[1].id = 233
| meta    functions[1].impl = 0
| meta    functions[1].inputs = [6, 4, 5]
| meta    functions[1].outputs = [7]
| meta    functions[1].args.base_axis = 1
| meta    functions[1].args.pad = [0, 0]
| meta    functions[1].args.stride = [1, 1]
| meta    functions[1].args.dilation = [1, 1]
| meta    functions[1].args.group = 1
| meta    functions[1].args.quantize_zero_to = 1.0
| total   float32  elements 16  nbytes 36
| total   bit  elements 16  nbytes 2
| total   all  elements 32  nbytes 38
| tensor  1  float32  [4,2]      dense    F  offset 248  nbytes 32
| tensor  2  bit      [4,2]      dense    F  offset 308  nbytes 1
| tensor  4  float32  [2,1,2,2]  partial  C  offset 376  nbytes 4  stored 1
| tensor  5  bit      [2,1,2,2]  dense    C  offset 416  nbytes 1
$ tensorgate info pvp_dense.pvp
| file    pvp_dense.pvp
| format  pvp (PVP: layer activity and connection weights of PetaVision (OpenPV))
| size    192 bytes
| meta    header.headersize = 80
| meta    header.numparams = 20
| meta    header.filetype = 4
| meta    header.nx = 3
| meta    header.ny = 2
| meta    header.nf = 2
| meta    header.numrecords = 1
| meta    header.recordsize = 12
| meta    header.datasize = 4
| meta    header.datatype = 3
| meta    header.nxprocs = 1
| meta    header.nyprocs = 1
| meta    header.nxExtended = 3
| meta    header.nyExtended = 2
| meta    header.kx0 = 0
| meta    header.ky0 = 0
| meta    header.nbatch = 1
| meta    header.nbands = 2
| meta    header.time = 0.0
| meta    frames = 2
| total   float32  elements 24  nbytes 96
| total   float64  elements 2  nbytes 16
| total   all  elements 26  nbytes 112
| tensor  activity  float32  [2,2,3,2]  dense    C  offset 88  nbytes 96
| tensor  time      float64  [2]        dense    C  offset 80  nbytes 16
$ tensorgate info pvp_sparse_values.pvp
| file    pvp_sparse_values.pvp
| format  pvp (PVP: layer activity and connection weights of PetaVision (OpenPV))
| size    148 bytes
| meta    header.headersize = 80
| meta    header.numparams = 20
| meta    header.filetype = 6
| meta    header.nx = 4
| meta    header.ny = 3
| meta    header.nf = 2
| meta    header.numrecords = 1
| meta    header.recordsize = 0
| meta    header.datasize = 8
| meta    header.datatype = 4
| meta    header.nxprocs = 1
| meta    header.nyprocs = 1
| meta    header.nxExtended = 4
| meta    header.nyExtended = 3
| meta    header.kx0 = 0
| meta    header.ky0 = 0
| meta    header.nbatch = 1
| meta    header.nbands = 3
| meta    header.time = 0.0
| meta    frames = 3
| meta    active = [3, 0, 1]
| total   float32  elements 72  nbytes 16
| total   float64  elements 3  nbytes 24
| total   all  elements 75  nbytes 40
| tensor  activity  float32  [3,3,4,2]  sparse   C  offset 96  nbytes 16  indices 4 at 92
| tensor  time      float64  [3]        dense    C  offset 80  nbytes 24
$ tensorgate info pvp_weights_shared.pvp
| file    pvp_weights_shared.pvp
| format  pvp (PVP: layer activity and connection weights of PetaVision (OpenPV))
| size    496 bytes
| meta    header.headersize = 104
| meta    header.numparams = 26
| meta    header.filetype = 5
| meta    header.nx = 3
| meta    header.ny = 1
| meta    header.nf = 1
| meta    header.numrecords = 2
| meta    header.recordsize = 0
| meta    header.datasize = 4
| meta    header.datatype = 3
| meta    header.nxprocs = 1
| meta    header.nyprocs = 1
| meta    header.nxExtended = 3
| meta    header.nyExtended = 1
| meta    header.kx0 = 0
| meta    header.ky0 = 0
| meta    header.nbatch = 1
| meta    header.nbands = 2
| meta    header.time = 5.0
| meta    header.nxp = 2
| meta    header.nyp = 2
| meta    header.nfp = 1
| meta    header.wMin = 0.0
| meta    header.wMax = 1.0
| meta    header.numPatches = 3
| meta    frames = 2
| meta    wMin = [0.0, -1.0]
| meta    wMax = [1.0, 2.0]
| total   float32  elements 48  nbytes 192
| total   float64  elements 2  nbytes 16
| total   all  elements 50  nbytes 208
| tensor  weights  float32  [2,2,3,2,2,1]  dense    C  offset 112  nbytes 192
| tensor  time     float64  [2]            dense    C  offset 72  nbytes 16
# Refused, absent, none, two.
$ head -c 100 btf_dtypes.btf > cut.btf; tensorgate info cut.btf
! tensorgate: cut.btf: no known format: not btf (offsets[0].offset at byte 8: found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)), nor 10 others; -v tells why each refuses it [unknown_format]
= 1
$ tensorgate info no_such_file
! tensorgate: no_such_file: no such file [io]
= 2
$ tensorgate info
! tensorgate: info: no file given; see tensorgate info --help
= 2
$ tensorgate info btf_empty.btf btf_coo.btf
| file    btf_empty.btf
| format  btf (Binary Tensor Format of the TensorFlow Runtime)
| size    8 bytes
| meta    num_tensors = 0
| file    btf_coo.btf
| format  btf (Binary Tensor Format of the TensorFlow Runtime)
| size    304 bytes
| meta    num_tensors = 4
| total   int8  elements 1  nbytes 1
| total   int64  elements 24  nbytes 0
| total   uint8  elements 3  nbytes 3
| total   float32  elements 8  nbytes 12
| total   all  elements 36  nbytes 16
| tensor  0  float32  [2,4]    coo      C  offset 144  nbytes 12  indices 6 at 88
| tensor  1  uint8    [3]      dense    C  offset 184  nbytes 3
| tensor  2  int64    [2,3,4]  coo      C  offset 256  nbytes 0  indices 0 at 248
| tensor  3  int8     []       coo      C  offset 296  nbytes 1  indices 0 at 288
$ tensorgate formats | sed 's/^sandbox: .*/sandbox: .../'
| format       read  write  what it is
| primitiv     yes   yes    primitiv file format v0.1: shapes, tensors, parameters, models and optimizers
| nnb          yes   yes    NNabla C Runtime network
| pvp          yes   yes    PVP: layer activity and connection weights of PetaVision (OpenPV)
| btf          yes   yes    Binary Tensor Format of the TensorFlow Runtime
| npy          yes   yes    NumPy array file, versions 1 to 3: numbers, text, dates or records
| npz          yes   yes    NumPy archive: arrays in a ZIP file, stored or deflated
| safetensors  yes   yes    safetensors: named tensors of Hugging Face
| gguf         yes   yes    GGUF: models of ggml and llama.cpp, with quantised tensors
| pytorch      yes   yes    PyTorch checkpoint: tensors and plain values of torch.save, read without running the pickle
| onnx         yes   no     ONNX: models as graphs, with tensors in the file or beside it
| flax         yes   yes    Flax: arrays and plain values in maps, as flax.serialization writes them
|
| limit          value
| --max-file     1 TiB (size of a file)
| --max-stream   4 GiB (bytes of a pipe that must be stored)
| --max-tensors  16 Mi (tensors in a file)
| --max-rank     255 (axes of a tensor)
| --max-memory   16 MiB + 40 bytes per byte of file (memory for the parsed structure)
| --max-work     4 Mi + 32 steps per byte of file (work of parsing)
| --max-dense    1 GiB (dense copies of sparse tensors, inflated members of .npz)
| --max-output   --max-dense + 64 bytes per byte of file (written, printed, hashed or compared)
|
| sandbox: ...

# Statistics, as text and as JSON; unknown names, errors of the file, limits.
$ tensorgate stats --full npy_int8.npy
| tensor  arr_0  int8  [2,3]
| count   6
| nan     0
| inf     0
| -inf    0
| zeros   1
| min     0
| max     5
| mean    2.5
| std     1.707825127659933
| bin     0.0 to 0.5  1  ########################################
| bin     0.5 to 1.0  0
| bin     1.0 to 1.5  1  ########################################
| bin     1.5 to 2.0  0
| bin     2.0 to 2.5  1  ########################################
| bin     2.5 to 3.0  0
| bin     3.0 to 3.5  1  ########################################
| bin     3.5 to 4.0  0
| bin     4.0 to 4.5  1  ########################################
| bin     4.5 to 5.0  1  ########################################
$ tensorgate stats npy_int8.npy; tensorgate stats btf_coo.btf; tensorgate stats npy_special_float32.npy; tensorgate stats primitiv_model_stats.primitiv | head -n 5
| tensor  arr_0  int8  [2,3]  min 0  max 5  mean 2.5  std 1.70783  zeros 1
| tensor  0  float32  [2,4]    min -2.0  max 3.25  mean 0.15625  std 1.34011  zeros 6
| tensor  1  uint8    [3]      min 97  max 99  mean 98  std 0.816497
| tensor  2  int64    [2,3,4]  min 0  max 0  mean 0  std 0  zeros 24
| tensor  3  int8     []       min 7  max 7  mean 7  std 0
| tensor  arr_0  float32  [8]  min -0.0  max 3.4028235e+38  mean 1.13427e+38  std 1.60411e+38  zeros 1  nan 3  inf 1  -inf 1
| tensor  q/%     float32  []   min 0.0  max 0.0  mean 0  std 0  zeros 1
| tensor  q       float32  []   min 0.0  max 0.0  mean 0  std 0  zeros 1
| tensor  p0      float32  [2]  min 0.0  max 0.5  mean 0.25  std 0.25  zeros 1
| tensor  p0@s0   float32  []   min 1.0  max 1.0  mean 1  std 0
| tensor  p0@s7   float32  []   min 2.0  max 2.0  mean 2  std 0
$ tensorgate stats --json btf_coo.btf 1 3
| {"file": "btf_coo.btf", "size": 304, "format": "btf", "valid": true, "error": null, "notes": [],
| "tensors": [
| {"name": "1", "dtype": "uint8", "shape": [3], "count": 3, "nan": 0, "inf": 0, "neg_inf": 0, "zeros": 0, "min": 97, "max": 99, "mean": 98.0, "std": 0.816496580927726, "edges": [97.0, 97.2, 97.4, 97.6, 97.8, 98.0, 98.2, 98.4, 98.6, 98.8, 99.0], "bins": [1, 0, 0, 0, 0, 1, 0, 0, 0, 1]},
| {"name": "3", "dtype": "int8", "shape": [], "count": 1, "nan": 0, "inf": 0, "neg_inf": 0, "zeros": 0, "min": 7, "max": 7, "mean": 7.0, "std": 0.0, "edges": [7.0, 7.0], "bins": [1]}
| ]}
$ tensorgate stats btf_coo.btf 7
! tensorgate: btf_coo.btf: no tensor '7'; the first are: 0, 1, 2
= 2
$ tensorgate stats no_such_file
! tensorgate: no_such_file: no such file [io]
= 2
$ tensorgate stats --max-dense 8 btf_coo.btf
! tensorgate: btf_coo.btf: btf: found 225, expected at most 8 bytes of dense copies of sparse tensors; --max-dense raises this limit [limit]
= 1
$ tensorgate stats primitiv_optimizer.primitiv

# Tensors that do not lie in a row.
$ tensorgate info pytorch_views.pt | grep ^tensor
| tensor  all           float32  [3,4]  dense    C  offset 768  nbytes 48
| tensor  transposed    float32  [4,3]  dense    C  offset 768  nbytes 48  strides [1,4]
| tensor  row           float32  [4]    dense    C  offset 784  nbytes 16
| tensor  column        float32  [3]    dense    C  offset 772  nbytes 12  strides [4]
| tensor  every_second  float32  [2,2]  dense    C  offset 768  nbytes 16  strides [8,2]
| tensor  windows       float32  [5,4]  dense    C  offset 768  nbytes 80  strides [2,1]
| tensor  none          float32  [0,3]  dense    C  offset 816  nbytes 0
| tensor  one           float32  [1,1]  dense    C  offset 812  nbytes 4
$ tensorgate info --json pytorch_views.pt | grep strides
| {"name": "transposed", "dtype": "float32", "shape": [4, 3], "order": "C", "strides": [1, 4], "storage": "dense", "offset": 768, "nbytes": 48},
| {"name": "column", "dtype": "float32", "shape": [3], "order": "C", "strides": [4], "storage": "dense", "offset": 772, "nbytes": 12},
| {"name": "every_second", "dtype": "float32", "shape": [2, 2], "order": "C", "strides": [8, 2], "storage": "dense", "offset": 768, "nbytes": 16},
| {"name": "windows", "dtype": "float32", "shape": [5, 4], "order": "C", "strides": [2, 1], "storage": "dense", "offset": 768, "nbytes": 80},
$ tensorgate info pytorch_note_expanded.pt | grep ^tensor
| tensor  row   float32  [3,4]    dense    C  offset 384  nbytes 48  strides [0,1]
| tensor  cell  float32  [2,2,2]  dense    C  offset 404  nbytes 32  strides [0,0,0]

# Only some tensors, in another order.
$ tensorgate info --sort size btf_dtypes.btf | grep -E '^t' | head -n 8
| total   int8  elements 6  nbytes 6
| total   int16  elements 6  nbytes 12
| total   int32  elements 6  nbytes 24
| total   int64  elements 6  nbytes 48
| total   uint8  elements 6  nbytes 6
| total   uint16  elements 6  nbytes 12
| total   uint32  elements 6  nbytes 24
| total   uint64  elements 6  nbytes 48
$ tensorgate info --sort dtype --tensor '[12]' --tensor '3' --tensor '*' btf_dtypes.btf | grep ^tensor | head -n 3
| tensor  4  float32  [2,3]  dense    C  offset 344  nbytes 24
| tensor  5  float64  [2,3]  dense    C  offset 400  nbytes 48
| tensor  1  int16    [2,3]  dense    C  offset 160  nbytes 12
$ tensorgate info --sort name --tensor '*.w*' pytorch_2_1.pt | grep -E '^t'
| total   float32  elements 31  nbytes 124
| tensor  layer0.weight   float32  [2,3]        dense    C  offset 1280  nbytes 24
| tensor  layer1.weight   float32  []           dense    C  offset 1408  nbytes 4
| tensor  layer10.weight  float32  [2]          dense    C  offset 1536  nbytes 8
| tensor  layer11.weight  float32  [6,1]        dense    C  offset 1664  nbytes 24
| tensor  layer2.weight   float32  [0]          dense    C  offset 1792  nbytes 0
| tensor  layer3.weight   float32  [2,0,3]      dense    C  offset 1856  nbytes 0
| tensor  layer4.weight   float32  [4]          dense    C  offset 1920  nbytes 16
| tensor  layer5.weight   float32  [1]          dense    C  offset 2048  nbytes 4
| tensor  layer6.weight   float32  [1,1,1,1,1]  dense    C  offset 2176  nbytes 4
| tensor  layer7.weight   float32  [5]          dense    C  offset 2304  nbytes 20
| tensor  layer8.weight   float32  [1,2]        dense    C  offset 2432  nbytes 8
| tensor  layer9.weight   float32  [3]          dense    C  offset 2560  nbytes 12
$ tensorgate info --tensor none --json=lines pytorch_nested.pt | grep -o '"tensors":.*'
| "tensors": [], "totals": {"all": {"tensors": 0, "elements": 0, "nbytes": 0}}}
! tensorgate: pytorch_nested.pt: no name of a tensor fits --tensor
$ tensorgate info --tensor 'x/y' --tensor 'a b' pytorch_names.pt | grep ^tensor
| tensor  a%20b  float32  [3]  dense    C  offset 832  nbytes 12
| tensor  x/y    float32  [3]  dense    C  offset 832  nbytes 12
$ tensorgate info --sort age btf_dtypes.btf
! tensorgate: info: --sort: name, size or dtype, found 'age'; see tensorgate info --help
= 2
