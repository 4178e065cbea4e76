# GGUF: keys as metadata, blocks, what is decoded and what is not.
$ tensorgate info gguf_alignment.gguf
| file    gguf_alignment.gguf
| format  gguf (GGUF: models of ggml and llama.cpp, with quantised tensors)
| size    256 bytes
| meta    version = 3
| meta    alignment = 64
| meta    byte_order = "little"
| meta    kv.general.alignment = 64
| meta    types.general.alignment = "uint32"
| total   int8  elements 3  nbytes 3
| total   q8_0  elements 32  nbytes 34
| total   all  elements 35  nbytes 37
| tensor  a  q8_0     [32]  blocks   C  offset 128  nbytes 34
| tensor  b  int8     [3]   dense    C  offset 192  nbytes 3
$ tensorgate info gguf_note_texts.gguf
| file    gguf_note_texts.gguf
| format  gguf (GGUF: models of ggml and llama.cpp, with quantised tensors)
| size    112 bytes
| note    text.characters at byte 63: found ff, expected UTF-8 without zero bytes; count 3
| meta    version = 3
| meta    alignment = 32
| meta    byte_order = "little"
| meta    kv.tokens = ["a\xff", "b\x00c", "ok"]
| meta    kv.text = "\xed\xa0\x80"
| meta    types.tokens = "[string]"
| meta    types.text = "string"
$ tensorgate dump gguf_alignment.gguf | head -40
| offset  length  name
|      0     256  gguf (gguf)
|      0       4    magic = "GGUF"
|      4       4    version = 3
|      8     248    body (body)
|      8       8      num_tensors = 2
|     16       8      num_pairs = 1
|     24      33      pairs [1] body::pair
|     24      33        pairs[0] (body::pair)
|     24      25          key (body::name)
|     24       8            len_bytes = 17
|     32      17            bytes = "general.alignmen" ... (17 bytes)
|      -       -            text = "general.alignment"
|     49       4          value_type = 4 (uint32)
|     53       4          value = 64
|      -       -          is_alignment = true
|      -       -          alignment = 64
|     57      66      infos [2] body::info
|     57      33        infos[0] (body::info)
|     57       9          name (body::name)
|     57       8            len_bytes = 1
|     65       1            bytes = "a"
|      -       -            text = "a"
|     66       4          num_dims = 1
|     70       8          dims [1] body::dim
|     70       8            dims[0] (body::dim)
|     70       8              length = 32
|      -       -              extent = 32
|      -       -              cells = 32
|     78       4          type = 8 (q8_0)
|     82       8          offset = 0
|      -       -          row = 32
|      -       -          extent = 32
|      -       -          num_elements = 32
|      -       -          block_elements = 32
|      -       -          block_bytes = 34
|      -       -          num_bytes = 34
|      -       -          end = 34
|      -       -          padded_end = 64
|    128      34          data = 6c 82 a5 62 cb 80 8d 10 d6 32 be 89 c8 51 3e bf ... (34 bytes)
$ tensorgate cat --slice 0:4 gguf_alignment.gguf a
| 0.003362894 -0.0036215782 0.0019586086 0.0047302246
$ tensorgate cat --raw --slice 0:4 gguf_alignment.gguf a
| 108 130 165 98
$ tensorgate info --json gguf_blocks.gguf | grep '"q4_k"'
| {"name": "q4_k", "dtype": "q4_k", "shape": [256], "order": "C", "storage": "blocks", "offset": 1248, "nbytes": 144, "values": {"dtype": "q4_k", "count": 256, "offset": 1248, "nbytes": 144}},
| "totals": {"q4_0": {"tensors": 1, "elements": 32, "nbytes": 18}, "q4_1": {"tensors": 1, "elements": 32, "nbytes": 20}, "q5_0": {"tensors": 1, "elements": 32, "nbytes": 22}, "q5_1": {"tensors": 1, "elements": 32, "nbytes": 24}, "q8_0": {"tensors": 1, "elements": 32, "nbytes": 34}, "q8_1": {"tensors": 1, "elements": 32, "nbytes": 36}, "q2_k": {"tensors": 1, "elements": 256, "nbytes": 84}, "q3_k": {"tensors": 1, "elements": 256, "nbytes": 110}, "q4_k": {"tensors": 1, "elements": 256, "nbytes": 144}, "q5_k": {"tensors": 1, "elements": 256, "nbytes": 176}, "q6_k": {"tensors": 1, "elements": 256, "nbytes": 210}, "q8_k": {"tensors": 1, "elements": 256, "nbytes": 292}, "iq4_nl": {"tensors": 1, "elements": 32, "nbytes": 18}, "iq4_xs": {"tensors": 1, "elements": 256, "nbytes": 136}, "tq1_0": {"tensors": 1, "elements": 256, "nbytes": 54}, "tq2_0": {"tensors": 1, "elements": 256, "nbytes": 66}, "mxfp4": {"tensors": 1, "elements": 32, "nbytes": 17}, "nvfp4": {"tensors": 1, "elements": 64, "nbytes": 36}, "q1_0": {"tensors": 1, "elements": 128, "nbytes": 18}, "q2_0": {"tensors": 1, "elements": 64, "nbytes": 18}, "all": {"tensors": 20, "elements": 2816, "nbytes": 1533}}}
$ tensorgate convert gguf_alignment.gguf a.safetensors; tensorgate info a.safetensors
| file    a.safetensors
| format  safetensors (safetensors: named tensors of Hugging Face)
| size    259 bytes
| total   int8  elements 3  nbytes 3
| total   float32  elements 32  nbytes 128
| total   all  elements 35  nbytes 131
| tensor  a  float32  [32]  dense    C  offset 128  nbytes 128
| tensor  b  int8     [3]   dense    C  offset 256  nbytes 3
$ tensorgate convert --to btf gguf_shapes.gguf x.btf; echo $?
| 1
! tensorgate: gguf_shapes.gguf: tensor 'scalar': the format has no names: tensors are 0 to 5, each once; --lossy drops the names
$ tensorgate convert pvp_dense.pvp x.gguf; tensorgate info x.gguf
| file    x.gguf
| format  gguf (GGUF: models of ggml and llama.cpp, with quantised tensors)
| size    256 bytes
| meta    version = 3
| meta    alignment = 32
| meta    byte_order = "little"
| meta    kv = {}
| meta    types = {}
| total   float32  elements 24  nbytes 96
| total   float64  elements 2  nbytes 16
| total   all  elements 26  nbytes 112
| tensor  activity  float32  [2,2,3,2]  dense    C  offset 128  nbytes 96
| tensor  time      float64  [2]        dense    C  offset 224  nbytes 16
$ printf 'GGUF\1\0\0\0' > one.gguf; tensorgate check one.gguf
| bad one.gguf: gguf: version at byte 4: found 1, expected version 2 or 3; version 1, of August 2023, has other lengths and is not read any more [bad_value]
= 1
$ printf 'GGUF\3\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\20' > keys.gguf; tensorgate check keys.gguf
| bad keys.gguf: gguf: body.num_pairs at byte 16: found 1152921504606846976, expected no more keys than there are bytes, 14 at least for each [truncated]
= 1
