# Every byte beside the name of its field, in the order of the file.
$ tensorgate map btf_coo.btf
| offset  bytes                                            text              field
|      0  04 00 00 00 00 00 00 00                          ........          num_tensors = 4  u64
|      8  28 00 00 00 00 00 00 00                          (.......          offsets[0].offset = 40  u64
|     16  a0 00 00 00 00 00 00 00                          ........          offsets[1].offset = 160  u64
|     24  c0 00 00 00 00 00 00 00                          ........          offsets[2].offset = 192  u64
|     32  00 01 00 00 00 00 00 00                          ........          offsets[3].offset = 256  u64
|     40  02 00 00 00 00 00 00 00                          ........          offsets[0].record.header.rank = 2  u64
|     48  04                                               .                 offsets[0].record.header.dtype = 4 (float32)  u8
|     49  01                                               .                 offsets[0].record.header.layout = 1 (coo)  u8
|     50  00 00 00 00 00 00                                ......            offsets[0].record.header.reserved = 6 bytes
|     56  02 00 00 00 00 00 00 00                          ........          offsets[0].record.dims[0].length = 2  u64
|     64  04 00 00 00 00 00 00 00                          ........          offsets[0].record.dims[1].length = 4  u64
|     72  03 00 00 00 00 00 00 00                          ........          offsets[0].record.payload.num_indices = 3  u64
|     80  02 00 00 00 00 00 00 00                          ........          offsets[0].record.payload.num_columns = 2  u64
|     88  01 00 00 00 00 00 00 00                          ........          offsets[0].record.payload.indices[0].position = 1  s64
|     96  03 00 00 00 00 00 00 00                          ........          offsets[0].record.payload.indices[1].position = 3  s64
|    104  00 00 00 00 00 00 00 00                          ........          offsets[0].record.payload.indices[2].position = 0  s64
|    112  00 00 00 00 00 00 00 00                          ........          offsets[0].record.payload.indices[3].position = 0  s64
|    120  01 00 00 00 00 00 00 00                          ........          offsets[0].record.payload.indices[4].position = 1  s64
|    128  03 00 00 00 00 00 00 00                          ........          offsets[0].record.payload.indices[5].position = 3  s64
|    136  03 00 00 00 00 00 00 00                          ........          offsets[0].record.payload.num_values = 3  u64
|    144  00 00 c0 3f 00 00 00 c0 00 00 50 40              ...?......P@      offsets[0].record.payload.values = 12 bytes
|    156  00 00 00 00                                      ....              offsets[0].record.padding = 4 bytes
|    160  01 00 00 00 00 00 00 00                          ........          offsets[1].record.header.rank = 1  u64
|    168  06                                               .                 offsets[1].record.header.dtype = 6 (uint8)  u8
|    169  00                                               .                 offsets[1].record.header.layout = 0 (dense)  u8
|    170  00 00 00 00 00 00                                ......            offsets[1].record.header.reserved = 6 bytes
|    176  03 00 00 00 00 00 00 00                          ........          offsets[1].record.dims[0].length = 3  u64
|    184  61 62 63                                         abc               offsets[1].record.payload.data = 3 bytes
|    187  00 00 00 00 00                                   .....             offsets[1].record.padding = 5 bytes
|    192  03 00 00 00 00 00 00 00                          ........          offsets[2].record.header.rank = 3  u64
|    200  03                                               .                 offsets[2].record.header.dtype = 3 (int64)  u8
|    201  01                                               .                 offsets[2].record.header.layout = 1 (coo)  u8
|    202  00 00 00 00 00 00                                ......            offsets[2].record.header.reserved = 6 bytes
|    208  02 00 00 00 00 00 00 00                          ........          offsets[2].record.dims[0].length = 2  u64
|    216  03 00 00 00 00 00 00 00                          ........          offsets[2].record.dims[1].length = 3  u64
|    224  04 00 00 00 00 00 00 00                          ........          offsets[2].record.dims[2].length = 4  u64
|    232  00 00 00 00 00 00 00 00                          ........          offsets[2].record.payload.num_indices = 0  u64
|    240  03 00 00 00 00 00 00 00                          ........          offsets[2].record.payload.num_columns = 3  u64
|    248  00 00 00 00 00 00 00 00                          ........          offsets[2].record.payload.num_values = 0  u64
|    256  00 00 00 00 00 00 00 00                          ........          offsets[3].record.header.rank = 0  u64
|    264  00                                               .                 offsets[3].record.header.dtype = 0 (int8)  u8
|    265  01                                               .                 offsets[3].record.header.layout = 1 (coo)  u8
|    266  00 00 00 00 00 00                                ......            offsets[3].record.header.reserved = 6 bytes
|    272  01 00 00 00 00 00 00 00                          ........          offsets[3].record.payload.num_indices = 1  u64
|    280  00 00 00 00 00 00 00 00                          ........          offsets[3].record.payload.num_columns = 0  u64
|    288  01 00 00 00 00 00 00 00                          ........          offsets[3].record.payload.num_values = 1  u64
|    296  07                                               .                 offsets[3].record.payload.values = 1 byte
|    297  00 00 00 00 00 00 00                             .......           offsets[3].record.padding = 7 bytes
$ tensorgate map btf_empty.btf
| offset  bytes                                            text              field
|      0  00 00 00 00 00 00 00 00                          ........          num_tensors = 0  u64
# Bytes of no field; records that lie in another order than their offsets; one that two offsets share.
$ tensorgate map btf_note_order.btf
| offset  bytes                                            text              field
|      0  02 00 00 00 00 00 00 00                          ........          num_tensors = 2  u64
|      8  40 00 00 00 00 00 00 00                          @.......          offsets[0].offset = 64  u64
|     16  20 00 00 00 00 00 00 00                           .......          offsets[1].offset = 32  u64
|     24  00 00 00 00 00 00 00 00                          ........          (unused)
|     32  01 00 00 00 00 00 00 00                          ........          offsets[1].record.header.rank = 1  u64
|     40  02                                               .                 offsets[1].record.header.dtype = 2 (int32)  u8
|     41  00                                               .                 offsets[1].record.header.layout = 0 (dense)  u8
|     42  00 00 00 00 00 00                                ......            offsets[1].record.header.reserved = 6 bytes
|     48  02 00 00 00 00 00 00 00                          ........          offsets[1].record.dims[0].length = 2  u64
|     56  03 00 00 00 04 00 00 00                          ........          offsets[1].record.payload.data = 8 bytes
|     64  01 00 00 00 00 00 00 00                          ........          offsets[0].record.header.rank = 1  u64
|     72  02                                               .                 offsets[0].record.header.dtype = 2 (int32)  u8
|     73  00                                               .                 offsets[0].record.header.layout = 0 (dense)  u8
|     74  00 00 00 00 00 00                                ......            offsets[0].record.header.reserved = 6 bytes
|     80  02 00 00 00 00 00 00 00                          ........          offsets[0].record.dims[0].length = 2  u64
|     88  01 00 00 00 02 00 00 00                          ........          offsets[0].record.payload.data = 8 bytes
|     96  74 61 69 6c                                      tail              (unused)
! tensorgate: btf_note_order.btf: note: btf.records_follow_table at byte 8: expected the first record directly behind the offset table
! tensorgate: btf_note_order.btf: note: record.next_record_follows at byte 96: expected the record of the next tensor, or the end of the file, directly behind this record; count 2
$ tensorgate map btf_note_shared.btf
| offset  bytes                                            text              field
|      0  02 00 00 00 00 00 00 00                          ........          num_tensors = 2  u64
|      8  18 00 00 00 00 00 00 00                          ........          offsets[0].offset = 24  u64
|     16  18 00 00 00 00 00 00 00                          ........          offsets[1].offset = 24  u64
|     24  01 00 00 00 00 00 00 00                          ........          offsets[0].record.header.rank = 1  u64
|     24  01 00 00 00 00 00 00 00                          ........          offsets[1].record.header.rank = 1  u64  (overlaps)
|     32  02                                               .                 offsets[0].record.header.dtype = 2 (int32)  u8
|     32  02                                               .                 offsets[1].record.header.dtype = 2 (int32)  u8  (overlaps)
|     33  00                                               .                 offsets[0].record.header.layout = 0 (dense)  u8
|     33  00                                               .                 offsets[1].record.header.layout = 0 (dense)  u8  (overlaps)
|     34  00 00 00 00 00 00                                ......            offsets[0].record.header.reserved = 6 bytes
|     34  00 00 00 00 00 00                                ......            offsets[1].record.header.reserved = 6 bytes  (overlaps)
|     40  02 00 00 00 00 00 00 00                          ........          offsets[0].record.dims[0].length = 2  u64
|     40  02 00 00 00 00 00 00 00                          ........          offsets[1].record.dims[0].length = 2  u64  (overlaps)
|     48  05 00 00 00 06 00 00 00                          ........          offsets[0].record.payload.data = 8 bytes
|     48  05 00 00 00 06 00 00 00                          ........          offsets[1].record.payload.data = 8 bytes  (overlaps)
! tensorgate: btf_note_shared.btf: note: record.next_record_follows at byte 56: expected the record of the next tensor, or the end of the file, directly behind this record
$ tensorgate map primitiv_parameter.primitiv
| offset  bytes                                            text              field
|      0  ce                                               .                 header.major_tag = 206  u8
|      1  00 00 00 00                                      ....              header.major = 0  u32
|      5  ce                                               .                 header.minor_tag = 206  u8
|      6  00 00 00 01                                      ....              header.minor = 1  u32
|     10  ce                                               .                 header.data_type_tag = 206  u8
|     11  00 00 02 00                                      ....              header.data_type = 512 (parameter)  u32
|     15  92                                               .                 object.value.shape.dims_head.tag = 146  u8
|     16  ce                                               .                 object.value.shape.dims[0].tag = 206  u8
|     17  00 00 00 02                                      ....              object.value.shape.dims[0].length = 2  u32
|     21  ce                                               .                 object.value.shape.dims[1].tag = 206  u8
|     22  00 00 00 04                                      ....              object.value.shape.dims[1].length = 4  u32
|     26  ce                                               .                 object.value.shape.batch.tag = 206  u8
|     27  00 00 00 01                                      ....              object.value.shape.batch.value = 1  u32
|     31  c4                                               .                 object.value.data.tag = 196  u8
|     32  20                                                                 object.value.data.len_data = 32  u8
|     33  00 00 00 00 00 00 00 3f 00 00 80 3f 00 00 c0 3f  .......?...?...?  object.value.data.data = 32 bytes
|     49  00 00 00 40 00 00 20 40 00 00 40 40 00 00 60 40  ...@.. @..@@..`@
|     65  ce                                               .                 object.num_stats.tag = 206  u8
|     66  00 00 00 04                                      ....              object.num_stats.value = 4  u32
|     70  a7                                               .                 object.stats[0].key.tag = 167  u8
|     71  41 64 61 6d 2e 6d 31                             Adam.m1           object.stats[0].key.data = 7 bytes
|     78  92                                               .                 object.stats[0].value.shape.dims_head.tag = 146  u8
|     79  ce                                               .                 object.stats[0].value.shape.dims[0].tag = 206  u8
|     80  00 00 00 02                                      ....              object.stats[0].value.shape.dims[0].length = 2  u32
|     84  ce                                               .                 object.stats[0].value.shape.dims[1].tag = 206  u8
|     85  00 00 00 04                                      ....              object.stats[0].value.shape.dims[1].length = 4  u32
|     89  ce                                               .                 object.stats[0].value.shape.batch.tag = 206  u8
|     90  00 00 00 01                                      ....              object.stats[0].value.shape.batch.value = 1  u32
|     94  c4                                               .                 object.stats[0].value.data.tag = 196  u8
|     95  20                                                                 object.stats[0].value.data.len_data = 32  u8
|     96  00 00 80 3f 00 00 c0 3f 00 00 00 40 00 00 20 40  ...?...?...@.. @  object.stats[0].value.data.data = 32 bytes
|    112  00 00 40 40 00 00 60 40 00 00 80 40 00 00 90 40  ..@@..`@...@...@
|    128  a7                                               .                 object.stats[1].key.tag = 167  u8
|    129  41 64 61 6d 2e 6d 32                             Adam.m2           object.stats[1].key.data = 7 bytes
|    136  92                                               .                 object.stats[1].value.shape.dims_head.tag = 146  u8
|    137  ce                                               .                 object.stats[1].value.shape.dims[0].tag = 206  u8
|    138  00 00 00 02                                      ....              object.stats[1].value.shape.dims[0].length = 2  u32
|    142  ce                                               .                 object.stats[1].value.shape.dims[1].tag = 206  u8
|    143  00 00 00 04                                      ....              object.stats[1].value.shape.dims[1].length = 4  u32
|    147  ce                                               .                 object.stats[1].value.shape.batch.tag = 206  u8
|    148  00 00 00 01                                      ....              object.stats[1].value.shape.batch.value = 1  u32
|    152  c4                                               .                 object.stats[1].value.data.tag = 196  u8
|    153  20                                                                 object.stats[1].value.data.len_data = 32  u8
|    154  00 00 00 40 00 00 20 40 00 00 40 40 00 00 60 40  ...@.. @..@@..`@  object.stats[1].value.data.data = 32 bytes
|    170  00 00 80 40 00 00 90 40 00 00 a0 40 00 00 b0 40  ...@...@...@...@
|    186  a0                                               .                 object.stats[2].key.tag = 160  u8
|    187  91                                               .                 object.stats[2].value.shape.dims_head.tag = 145  u8
|    188  ce                                               .                 object.stats[2].value.shape.dims[0].tag = 206  u8
|    189  00 00 00 03                                      ....              object.stats[2].value.shape.dims[0].length = 3  u32
|    193  ce                                               .                 object.stats[2].value.shape.batch.tag = 206  u8
|    194  00 00 00 02                                      ....              object.stats[2].value.shape.batch.value = 2  u32
|    198  c4                                               .                 object.stats[2].value.data.tag = 196  u8
|    199  18                                               .                 object.stats[2].value.data.len_data = 24  u8
|    200  00 00 40 40 00 00 60 40 00 00 80 40 00 00 90 40  ..@@..`@...@...@  object.stats[2].value.data.data = 24 bytes
|    216  00 00 a0 40 00 00 b0 40                          ...@...@
|    224  a6                                               .                 object.stats[3].key.tag = 166  u8
|    225  61 2f 62 25 ff 00                                a/b%..            object.stats[3].key.data = 6 bytes
|    231  92                                               .                 object.stats[3].value.shape.dims_head.tag = 146  u8
|    232  ce                                               .                 object.stats[3].value.shape.dims[0].tag = 206  u8
|    233  00 00 00 01                                      ....              object.stats[3].value.shape.dims[0].length = 1  u32
|    237  ce                                               .                 object.stats[3].value.shape.dims[1].tag = 206  u8
|    238  00 00 00 02                                      ....              object.stats[3].value.shape.dims[1].length = 2  u32
|    242  ce                                               .                 object.stats[3].value.shape.batch.tag = 206  u8
|    243  00 00 00 01                                      ....              object.stats[3].value.shape.batch.value = 1  u32
|    247  c4                                               .                 object.stats[3].value.data.tag = 196  u8
|    248  08                                               .                 object.stats[3].value.data.len_data = 8  u8
|    249  00 00 80 40 00 00 90 40                          ...@...@          object.stats[3].value.data.data = 8 bytes
$ tensorgate map nnb_v2_float.nnb
| offset  bytes                                            text              field
|      0  02 00 00 00                                      ....              header.version = 2  u32
|      4  01 00 00 00                                      ....              header.api_level = 1  u32
|      8  03 00 00 00                                      ....              header.buffers_count = 3  u32
|     12  02 00 00 00                                      ....              header.buffers_block = 2  s32
|     16  06 00 00 00                                      ....              header.variables_count = 6  u32
|     20  11 00 00 00                                      ....              header.variables_block = 17  s32
|     24  03 00 00 00                                      ....              header.functions_count = 3  u32
|     28  1b 00 00 00                                      ....              header.functions_block = 27  s32
|     32  01 00 00 00                                      ....              header.inputs_count = 1  u32
|     36  00 00 00 00                                      ....              header.inputs_block = 0  s32
|     40  01 00 00 00                                      ....              header.outputs_count = 1  u32
|     44  01 00 00 00                                      ....              header.outputs_block = 1  s32
|     48  1c 00 00 00                                      ....              header.num_of_data = 28  u32
|     52  64 01 00 00                                      d...              header.data_size = 356  u32
|     56  00 00 00 00                                      ....              index_table[0].offset = 0  u32
|     60  04 00 00 00                                      ....              index_table[1].offset = 4  u32
|     64  08 00 00 00                                      ....              index_table[2].offset = 8  u32
|     68  14 00 00 00                                      ....              index_table[3].offset = 20  u32
|     72  1c 00 00 00                                      ....              index_table[4].offset = 28  u32
|     76  30 00 00 00                                      0...              index_table[5].offset = 48  u32
|     80  38 00 00 00                                      8...              index_table[6].offset = 56  u32
|     84  50 00 00 00                                      P...              index_table[7].offset = 80  u32
|     88  64 00 00 00                                      d...              index_table[8].offset = 100  u32
|     92  68 00 00 00                                      h...              index_table[9].offset = 104  u32
|     96  70 00 00 00                                      p...              index_table[10].offset = 112  u32
|    100  84 00 00 00                                      ....              index_table[11].offset = 132  u32
|    104  8c 00 00 00                                      ....              index_table[12].offset = 140  u32
|    108  a0 00 00 00                                      ....              index_table[13].offset = 160  u32
|    112  a8 00 00 00                                      ....              index_table[14].offset = 168  u32
|    116  bc 00 00 00                                      ....              index_table[15].offset = 188  u32
|    120  c4 00 00 00                                      ....              index_table[16].offset = 196  u32
|    124  d8 00 00 00                                      ....              index_table[17].offset = 216  u32
|    128  f0 00 00 00                                      ....              index_table[18].offset = 240  u32
|    132  fc 00 00 00                                      ....              index_table[19].offset = 252  u32
|    136  00 01 00 00                                      ....              index_table[20].offset = 256  u32
|    140  18 01 00 00                                      ....              index_table[21].offset = 280  u32
|    144  1c 01 00 00                                      ....              index_table[22].offset = 284  u32
|    148  20 01 00 00                                       ...              index_table[23].offset = 288  u32
|    152  38 01 00 00                                      8...              index_table[24].offset = 312  u32
|    156  3c 01 00 00                                      <...              index_table[25].offset = 316  u32
|    160  40 01 00 00                                      @...              index_table[26].offset = 320  u32
|    164  58 01 00 00                                      X...              index_table[27].offset = 344  u32
|    168  00 00 00 00                                      ....              data.inputs[0].variable = 0  s32
|    172  05 00 00 00                                      ....              data.outputs[0].variable = 5  s32
|    176  03 00 00 00                                      ....              data.buffers[0].size = 3  s32
|    180  02 00 00 00                                      ....              data.buffers[1].size = 2  s32
|    184  02 00 00 00                                      ....              data.buffers[2].size = 2  s32
|    188  01 00 00 00                                      ....              data.variables[0].record.shape.dims[0].length = 1  s32
|    192  03 00 00 00                                      ....              data.variables[0].record.shape.dims[1].length = 3  s32
|    196  00 00 00 00                                      ....              data.variables[0].record.id = 0  u32
|    200  02 00 00 00                                      ....              data.variables[0].record.shape_count = 2  u32
|    204  03 00 00 00                                      ....              data.variables[0].record.shape_block = 3  s32
|    208  00                                               .                 data.variables[0].record.type = 0 (float32)  4 bits
|    208  00                                               .                 data.variables[0].record.fp_pos = 0  4 bits
|    209  00 00 00                                         ...               data.variables[0].record.padding = 3 bytes
|    212  ff ff ff ff                                      ....              data.variables[0].record.data_index = -1  s32
|    216  03 00 00 00                                      ....              data.variables[1].record.shape.dims[0].length = 3  s32
|    220  02 00 00 00                                      ....              data.variables[1].record.shape.dims[1].length = 2  s32
|    224  00 00 80 3f 00 00 a0 3f 00 00 c0 3f 00 00 e0 3f  ...?...?...?...?  data.variables[1].record.data = 24 bytes
|    240  00 00 00 40 00 00 10 40                          ...@...@
|    248  01 00 00 00                                      ....              data.variables[1].record.id = 1  u32
|    252  02 00 00 00                                      ....              data.variables[1].record.shape_count = 2  u32
|    256  05 00 00 00                                      ....              data.variables[1].record.shape_block = 5  s32
|    260  00                                               .                 data.variables[1].record.type = 0 (float32)  4 bits
|    260  00                                               .                 data.variables[1].record.fp_pos = 0  4 bits
|    261  00 00 00                                         ...               data.variables[1].record.padding = 3 bytes
|    264  06 00 00 00                                      ....              data.variables[1].record.data_index = 6  s32
|    268  02 00 00 00                                      ....              data.variables[2].record.shape.dims[0].length = 2  s32
|    272  00 00 80 bf 00 00 40 bf                          ......@.          data.variables[2].record.data = 8 bytes
|    280  02 00 00 00                                      ....              data.variables[2].record.id = 2  u32
|    284  01 00 00 00                                      ....              data.variables[2].record.shape_count = 1  u32
|    288  08 00 00 00                                      ....              data.variables[2].record.shape_block = 8  s32
|    292  00                                               .                 data.variables[2].record.type = 0 (float32)  4 bits
|    292  00                                               .                 data.variables[2].record.fp_pos = 0  4 bits
|    293  00 00 00                                         ...               data.variables[2].record.padding = 3 bytes
|    296  09 00 00 00                                      ....              data.variables[2].record.data_index = 9  s32
|    300  01 00 00 00                                      ....              data.variables[3].record.shape.dims[0].length = 1  s32
|    304  02 00 00 00                                      ....              data.variables[3].record.shape.dims[1].length = 2  s32
|    308  03 00 00 00                                      ....              data.variables[3].record.id = 3  u32
|    312  02 00 00 00                                      ....              data.variables[3].record.shape_count = 2  u32
|    316  0b 00 00 00                                      ....              data.variables[3].record.shape_block = 11  s32
|    320  00                                               .                 data.variables[3].record.type = 0 (float32)  4 bits
|    320  00                                               .                 data.variables[3].record.fp_pos = 0  4 bits
|    321  00 00 00                                         ...               data.variables[3].record.padding = 3 bytes
|    324  fe ff ff ff                                      ....              data.variables[3].record.data_index = -2  s32
|    328  01 00 00 00                                      ....              data.variables[4].record.shape.dims[0].length = 1  s32
|    332  02 00 00 00                                      ....              data.variables[4].record.shape.dims[1].length = 2  s32
|    336  04 00 00 00                                      ....              data.variables[4].record.id = 4  u32
|    340  02 00 00 00                                      ....              data.variables[4].record.shape_count = 2  u32
|    344  0d 00 00 00                                      ....              data.variables[4].record.shape_block = 13  s32
|    348  00                                               .                 data.variables[4].record.type = 0 (float32)  4 bits
|    348  00                                               .                 data.variables[4].record.fp_pos = 0  4 bits
|    349  00 00 00                                         ...               data.variables[4].record.padding = 3 bytes
|    352  fd ff ff ff                                      ....              data.variables[4].record.data_index = -3  s32
|    356  01 00 00 00                                      ....              data.variables[5].record.shape.dims[0].length = 1  s32
|    360  02 00 00 00                                      ....              data.variables[5].record.shape.dims[1].length = 2  s32
|    364  05 00 00 00                                      ....              data.variables[5].record.id = 5  u32
|    368  02 00 00 00                                      ....              data.variables[5].record.shape_count = 2  u32
|    372  0f 00 00 00                                      ....              data.variables[5].record.shape_block = 15  s32
|    376  00                                               .                 data.variables[5].record.type = 0 (float32)  4 bits
|    376  00                                               .                 data.variables[5].record.fp_pos = 0  4 bits
|    377  00 00 00                                         ...               data.variables[5].record.padding = 3 bytes
|    380  fe ff ff ff                                      ....              data.variables[5].record.data_index = -2  s32
|    384  04 00 00 00                                      ....              data.variables[0].block = 4  s32
|    388  07 00 00 00                                      ....              data.variables[1].block = 7  s32
|    392  0a 00 00 00                                      ....              data.variables[2].block = 10  s32
|    396  0c 00 00 00                                      ....              data.variables[3].block = 12  s32
|    400  0e 00 00 00                                      ....              data.variables[4].block = 14  s32
|    404  10 00 00 00                                      ....              data.variables[5].block = 16  s32
|    408  00 00 00 00                                      ....              data.functions[0].inputs[0].variable = 0  s32
|    412  01 00 00 00                                      ....              data.functions[0].inputs[1].variable = 1  s32
|    416  02 00 00 00                                      ....              data.functions[0].inputs[2].variable = 2  s32
|    420  03 00 00 00                                      ....              data.functions[0].outputs[0].variable = 3  s32
|    424  00 00                                            ..                data.functions[0].record.id = 0  u16
|    426  00 00                                            ..                data.functions[0].record.impl = 0  u16
|    428  03 00 00 00                                      ....              data.functions[0].record.inputs_count = 3  u32
|    432  12 00 00 00                                      ....              data.functions[0].record.inputs_block = 18  s32
|    436  01 00 00 00                                      ....              data.functions[0].record.outputs_count = 1  u32
|    440  13 00 00 00                                      ....              data.functions[0].record.outputs_block = 19  s32
|    444  01 00 00 00                                      ....              data.functions[0].record.args.base_axis = 1  s32
|    448  03 00 00 00                                      ....              data.functions[1].inputs[0].variable = 3  s32
|    452  04 00 00 00                                      ....              data.functions[1].outputs[0].variable = 4  s32
|    456  0e 00                                            ..                data.functions[1].record.id = 14  u16
|    458  64 00                                            d.                data.functions[1].record.impl = 100  u16
|    460  01 00 00 00                                      ....              data.functions[1].record.inputs_count = 1  u32
|    464  15 00 00 00                                      ....              data.functions[1].record.inputs_block = 21  s32
|    468  01 00 00 00                                      ....              data.functions[1].record.outputs_count = 1  u32
|    472  16 00 00 00                                      ....              data.functions[1].record.outputs_block = 22  s32
|    476  01                                               .                 data.functions[1].record.args.inplace = 1  u8
|    477  00 00 00                                         ...               (unused)
|    480  04 00 00 00                                      ....              data.functions[2].inputs[0].variable = 4  s32
|    484  05 00 00 00                                      ....              data.functions[2].outputs[0].variable = 5  s32
|    488  10 00                                            ..                data.functions[2].record.id = 16  u16
|    490  00 00                                            ..                data.functions[2].record.impl = 0  u16
|    492  01 00 00 00                                      ....              data.functions[2].record.inputs_count = 1  u32
|    496  18 00 00 00                                      ....              data.functions[2].record.inputs_block = 24  s32
|    500  01 00 00 00                                      ....              data.functions[2].record.outputs_count = 1  u32
|    504  19 00 00 00                                      ....              data.functions[2].record.outputs_block = 25  s32
|    508  01 00 00 00                                      ....              data.functions[2].record.args.axis = 1  s32
|    512  14 00 00 00                                      ....              data.functions[0].block = 20  s32
|    516  17 00 00 00                                      ....              data.functions[1].block = 23  s32
|    520  1a 00 00 00                                      ....              data.functions[2].block = 26  s32
$ tensorgate map pvp_sparse_values.pvp
| offset  bytes                                            text              field
|      0  50 00 00 00                                      P...              header.headersize = 80  s32
|      4  14 00 00 00                                      ....              header.numparams = 20  s32
|      8  06 00 00 00                                      ....              header.filetype = 6 (sparse_values)  s32
|     12  04 00 00 00                                      ....              header.nx = 4  s32
|     16  03 00 00 00                                      ....              header.ny = 3  s32
|     20  02 00 00 00                                      ....              header.nf = 2  s32
|     24  01 00 00 00                                      ....              header.numrecords = 1  s32
|     28  00 00 00 00                                      ....              header.recordsize = 0  s32
|     32  08 00 00 00                                      ....              header.datasize = 8  s32
|     36  04 00 00 00                                      ....              header.datatype = 4 (sparse_value_pair)  s32
|     40  01 00 00 00                                      ....              header.nxprocs = 1  s32
|     44  01 00 00 00                                      ....              header.nyprocs = 1  s32
|     48  04 00 00 00                                      ....              header.nx_extended = 4  s32
|     52  03 00 00 00                                      ....              header.ny_extended = 3  s32
|     56  00 00 00 00                                      ....              header.kx0 = 0  s32
|     60  00 00 00 00                                      ....              header.ky0 = 0  s32
|     64  01 00 00 00                                      ....              header.nbatch = 1  s32
|     68  03 00 00 00                                      ....              header.nbands = 3  s32
|     72  00 00 00 00 00 00 00 00                          ........          header.time = 0.0  f64
|     80  00 00 00 00 00 00 f0 3f                          .......?          content.frames[0].time = 1.0  f64
|     88  03 00 00 00                                      ....              content.frames[0].count = 3  u32
|     92  17 00 00 00                                      ....              content.frames[0].entries[0].index = 23  u32
|     96  00 00 c0 3f                                      ...?              content.frames[0].entries[0].value = 1.5  f32
|    100  00 00 00 00                                      ....              content.frames[0].entries[1].index = 0  u32
|    104  00 00 00 c0                                      ....              content.frames[0].entries[1].value = -2.0  f32
|    108  07 00 00 00                                      ....              content.frames[0].entries[2].index = 7  u32
|    112  00 00 00 00                                      ....              content.frames[0].entries[2].value = 0.0  f32
|    116  00 00 00 00 00 00 00 40                          .......@          content.frames[1].time = 2.0  f64
|    124  00 00 00 00                                      ....              content.frames[1].count = 0  u32
|    128  00 00 00 00 00 00 08 40                          .......@          content.frames[2].time = 3.0  f64
|    136  01 00 00 00                                      ....              content.frames[2].count = 1  u32
|    140  05 00 00 00                                      ....              content.frames[2].entries[0].index = 5  u32
|    144  00 00 80 7f                                      ....              content.frames[2].entries[0].value = inf  f32
# Less of the payload, more of it; fewer elements.
$ tensorgate map --bytes 20 pvp_dense.pvp
| offset  bytes                                            text              field
|      0  50 00 00 00                                      P...              header.headersize = 80  s32
|      4  14 00 00 00                                      ....              header.numparams = 20  s32
|      8  04 00 00 00                                      ....              header.filetype = 4 (dense)  s32
|     12  03 00 00 00                                      ....              header.nx = 3  s32
|     16  02 00 00 00                                      ....              header.ny = 2  s32
|     20  02 00 00 00                                      ....              header.nf = 2  s32
|     24  01 00 00 00                                      ....              header.numrecords = 1  s32
|     28  0c 00 00 00                                      ....              header.recordsize = 12  s32
|     32  04 00 00 00                                      ....              header.datasize = 4  s32
|     36  03 00 00 00                                      ....              header.datatype = 3 (float32)  s32
|     40  01 00 00 00                                      ....              header.nxprocs = 1  s32
|     44  01 00 00 00                                      ....              header.nyprocs = 1  s32
|     48  03 00 00 00                                      ....              header.nx_extended = 3  s32
|     52  02 00 00 00                                      ....              header.ny_extended = 2  s32
|     56  00 00 00 00                                      ....              header.kx0 = 0  s32
|     60  00 00 00 00                                      ....              header.ky0 = 0  s32
|     64  01 00 00 00                                      ....              header.nbatch = 1  s32
|     68  02 00 00 00                                      ....              header.nbands = 2  s32
|     72  00 00 00 00 00 00 00 00                          ........          header.time = 0.0  f64
|     80  00 00 00 00 00 00 e0 3f                          .......?          content.frames[0].time = 0.5  f64
|     88  00 00 00 00 00 00 00 3e 00 00 80 3e 00 00 c0 3e  .......>...>...>  content.frames[0].values = 48 bytes
|    104  00 00 00 3f                                      ...?
|         ... 28 more bytes
|    136  00 00 00 00 00 00 f8 7f                          ........          content.frames[1].time = nan  f64
|    144  01 00 c0 7f 00 00 a0 7f 00 00 c0 ff 00 00 80 7f  ................  content.frames[1].values = 48 bytes
|    160  00 00 80 ff                                      ....
|         ... 28 more bytes
$ tensorgate map --bytes 0 primitiv_scalar.primitiv
| offset  bytes                                            text              field
|      0                                                                     header.major_tag = 206  u8
|         ... 1 more byte
|      1                                                                     header.major = 0  u32
|         ... 4 more bytes
|      5                                                                     header.minor_tag = 206  u8
|         ... 1 more byte
|      6                                                                     header.minor = 1  u32
|         ... 4 more bytes
|     10                                                                     header.data_type_tag = 206  u8
|         ... 1 more byte
|     11                                                                     header.data_type = 512 (parameter)  u32
|         ... 4 more bytes
|     15                                                                     object.value.shape.dims_head.tag = 144  u8
|         ... 1 more byte
|     16                                                                     object.value.shape.batch.tag = 206  u8
|         ... 1 more byte
|     17                                                                     object.value.shape.batch.value = 1  u32
|         ... 4 more bytes
|     21                                                                     object.value.data.tag = 196  u8
|         ... 1 more byte
|     22                                                                     object.value.data.len_data = 4  u8
|         ... 1 more byte
|     23                                                                     object.value.data.data = 4 bytes
|         ... 4 more bytes
|     27                                                                     object.num_stats.tag = 206  u8
|         ... 1 more byte
|     28                                                                     object.num_stats.value = 0  u32
|         ... 4 more bytes
$ tensorgate map primitiv_model.primitiv | grep more
|         ... 188 more bytes
|         ... 192 more bytes
$ tensorgate map --items 1 btf_coo.btf
| offset  bytes                                            text              field
|      0  04 00 00 00 00 00 00 00                          ........          num_tensors = 4  u64
|      8  28 00 00 00 00 00 00 00                          (.......          offsets[0].offset = 40  u64
|     16  a0 00 00 00 00 00 00 00 c0 00 00 00 00 00 00 00  ................  offsets[1..3] (left out)
|     32  00 01 00 00 00 00 00 00                          ........
|     40  02 00 00 00 00 00 00 00                          ........          offsets[0].record.header.rank = 2  u64
|     48  04                                               .                 offsets[0].record.header.dtype = 4 (float32)  u8
|     49  01                                               .                 offsets[0].record.header.layout = 1 (coo)  u8
|     50  00 00 00 00 00 00                                ......            offsets[0].record.header.reserved = 6 bytes
|     56  02 00 00 00 00 00 00 00                          ........          offsets[0].record.dims[0].length = 2  u64
|     64  04 00 00 00 00 00 00 00                          ........          offsets[0].record.dims[1] (left out)
|     72  03 00 00 00 00 00 00 00                          ........          offsets[0].record.payload.num_indices = 3  u64
|     80  02 00 00 00 00 00 00 00                          ........          offsets[0].record.payload.num_columns = 2  u64
|     88  01 00 00 00 00 00 00 00                          ........          offsets[0].record.payload.indices[0].position = 1  s64
|     96  03 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00  ................  offsets[0].record.payload.indices[1..5] (left out)
|    112  00 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00  ................
|    128  03 00 00 00 00 00 00 00                          ........
|    136  03 00 00 00 00 00 00 00                          ........          offsets[0].record.payload.num_values = 3  u64
|    144  00 00 c0 3f 00 00 00 c0 00 00 50 40              ...?......P@      offsets[0].record.payload.values = 12 bytes
|    156  00 00 00 00                                      ....              offsets[0].record.padding = 4 bytes
|    160  01 00 00 00 00 00 00 00 06 00 00 00 00 00 00 00  ................  (unused, or left out)
|    176  03 00 00 00 00 00 00 00 61 62 63 00 00 00 00 00  ........abc.....
|    192  03 00 00 00 00 00 00 00 03 01 00 00 00 00 00 00  ................
|    208  02 00 00 00 00 00 00 00 03 00 00 00 00 00 00 00  ................
|         ... 80 more bytes
$ tensorgate map --items 0 pvp_weights_shared.pvp
| offset  bytes                                            text              field
|      0  68 00 00 00                                      h...              header.headersize = 104  s32
|      4  1a 00 00 00                                      ....              header.numparams = 26  s32
|      8  05 00 00 00                                      ....              header.filetype = 5 (weights_shared)  s32
|     12  03 00 00 00                                      ....              header.nx = 3  s32
|     16  01 00 00 00                                      ....              header.ny = 1  s32
|     20  01 00 00 00                                      ....              header.nf = 1  s32
|     24  02 00 00 00                                      ....              header.numrecords = 2  s32
|     28  00 00 00 00                                      ....              header.recordsize = 0  s32
|     32  04 00 00 00                                      ....              header.datasize = 4  s32
|     36  03 00 00 00                                      ....              header.datatype = 3 (float32)  s32
|     40  01 00 00 00                                      ....              header.nxprocs = 1  s32
|     44  01 00 00 00                                      ....              header.nyprocs = 1  s32
|     48  03 00 00 00                                      ....              header.nx_extended = 3  s32
|     52  01 00 00 00                                      ....              header.ny_extended = 1  s32
|     56  00 00 00 00                                      ....              header.kx0 = 0  s32
|     60  00 00 00 00                                      ....              header.ky0 = 0  s32
|     64  01 00 00 00                                      ....              header.nbatch = 1  s32
|     68  02 00 00 00                                      ....              header.nbands = 2  s32
|     72  00 00 00 00 00 00 14 40                          .......@          header.time = 5.0  f64
|     80  02 00 00 00                                      ....              weights_header.nxp = 2  s32
|     84  02 00 00 00                                      ....              weights_header.nyp = 2  s32
|     88  01 00 00 00                                      ....              weights_header.nfp = 1  s32
|     92  00 00 00 00                                      ....              weights_header.w_min = 0.0  f32
|     96  00 00 80 3f                                      ...?              weights_header.w_max = 1.0  f32
|    100  03 00 00 00                                      ....              weights_header.num_patches = 3  s32
|    104  02 00 02 00 00 00 00 00 00 00 00 00 00 00 00 3e  ...............>  content.frames[0..1] (left out)
|    120  00 00 80 3e 00 00 c0 3e 02 00 02 00 00 00 00 00  ...>...>........
|    136  00 00 80 3f 00 00 90 3f 00 00 a0 3f 00 00 b0 3f  ...?...?...?...?
|    152  02 00 02 00 00 00 00 00 00 00 00 40 00 00 08 40  ...........@...@
|         ... 328 more bytes
# Errors and notes.
$ tensorgate map --max-memory 2K btf_coo.btf
! tensorgate: btf_coo.btf: btf: found 2080, expected at most 2048 bytes of memory; --max-memory raises this limit [limit]
= 1
$ head -c 100 btf_dtypes.btf > cut.btf; tensorgate map --from btf cut.btf
! tensorgate: cut.btf: btf: offsets[0].offset at byte 8: found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84) [bad_reference]
= 1
$ tensorgate map btf_note_garbage.btf
| offset  bytes                                            text              field
|      0  01 00 00 00 00 00 00 00                          ........          num_tensors = 1  u64
|      8  10 00 00 00 00 00 00 00                          ........          offsets[0].offset = 16  u64
|     16  01 00 00 00 00 00 00 00                          ........          offsets[0].record.header.rank = 1  u64
|     24  00                                               .                 offsets[0].record.header.dtype = 0 (int8)  u8
|     25  00                                               .                 offsets[0].record.header.layout = 0 (dense)  u8
|     26  de ad be ef 00 01                                ......            offsets[0].record.header.reserved = 6 bytes
|     32  03 00 00 00 00 00 00 00                          ........          offsets[0].record.dims[0].length = 3  u64
|     40  01 02 03                                         ...               offsets[0].record.payload.data = 3 bytes
|     43  00 00 00 00 55                                   ....U             offsets[0].record.padding = 5 bytes
! tensorgate: btf_note_garbage.btf: note: record_header.reserved at byte 26: found de ad be ef 00 01, expected bytes 00 00 00 00 00 00
! tensorgate: btf_note_garbage.btf: note: record.padding at byte 43: found 00 00 00 00 55, expected zero bytes that fill the record up to a multiple of 8
# Usage.
$ tensorgate map -q - < btf_note_garbage.btf
| offset  bytes                                            text              field
|      0  01 00 00 00 00 00 00 00                          ........          num_tensors = 1  u64
|      8  10 00 00 00 00 00 00 00                          ........          offsets[0].offset = 16  u64
|     16  01 00 00 00 00 00 00 00                          ........          offsets[0].record.header.rank = 1  u64
|     24  00                                               .                 offsets[0].record.header.dtype = 0 (int8)  u8
|     25  00                                               .                 offsets[0].record.header.layout = 0 (dense)  u8
|     26  de ad be ef 00 01                                ......            offsets[0].record.header.reserved = 6 bytes
|     32  03 00 00 00 00 00 00 00                          ........          offsets[0].record.dims[0].length = 3  u64
|     40  01 02 03                                         ...               offsets[0].record.payload.data = 3 bytes
|     43  00 00 00 00 55                                   ....U             offsets[0].record.padding = 5 bytes
$ tensorgate map
! tensorgate: map: no file given; see tensorgate map --help
= 2
$ tensorgate map --json btf_coo.btf
! tensorgate: map: unknown option '--json'; see tensorgate map --help
= 2
$ tensorgate map --help
| usage: tensorgate map [OPTION]... FILE
|
| Prints every byte of the file, up to 16 to a line: offset, bytes, the same as text,
| and the field that begins there: path, value, type. Bytes of no field are marked
| (unused), fields that share bytes with a previous field (overlaps).
|
|   --bytes N       bytes shown of each field; default 64
|   --items N       elements shown of each array; default all
|   --follow        follow links to the shards of an index and to parts of split models
|   --no-follow     follow none, not even to blobs in the cache of huggingface_hub
|   --from FORMAT   do not detect the format; use this one of `tensorgate formats`
|   --formats LIST  look for these formats only: names, separated by commas
|   --external HOW  files that an ONNX model names: read them (default), or skip them, which
|                   is a note
|   --v2 bfloat16   .npy, .npz: elements of two raw bytes are bfloat16, as ml_dtypes saves it
|   --strict        notes are errors; --strict=meaning: but not those about layout alone,
|                   spelling, alignment and widths of numbers, as healthy files have them
|   --color WHEN    colours of ok, bad, skip and note: auto (on a terminal), always, never
|   -v, --verbose   for a file of another kind, why each format refuses it
|   --sandbox MODE  auto: give up all that is not needed, as far as the kernel can;
|                   require: refuse to run if it cannot all; off: do not
|   -q, --quiet     no notes on stderr; twice: no errors either
|
| limits: a number with an optional unit K, M, G, T, P, E (powers of 1024); 0 is the default
|   --max-file     N  size of a file
|   --max-stream   N  bytes of a pipe that must be stored
|   --max-tensors  N  tensors in a file
|   --max-rank     N  axes of a tensor
|   --max-memory   N  memory for the parsed structure; default 16 MiB + 40 bytes per byte of file
|   --max-work     N  work of parsing; default 4 Mi + 32 steps per byte of file
|   --max-dense    N  dense copies of sparse tensors, inflated members of .npz
|   --max-output   N  written, printed, hashed or compared; default --max-dense + 64 bytes per byte of file
| `tensorgate formats` prints the defaults.
# Every byte of an archive.
$ tensorgate map npz_pipe_unsigned.npz
| offset  bytes                                            text              field
|      0  50 4b 03 04                                      PK..              members[0].signature = 4 bytes
|      4  14 00                                            ..                members[0].version_needed = 20  u16
|      6  08 00                                            ..                members[0].flags = 8  u16
|      8  00 00                                            ..                members[0].method = 0 (stored)  u16
|     10  00 00                                            ..                members[0].time = 0  u16
|     12  21 00                                            !.                members[0].date = 33  u16
|     14  00 00 00 00                                      ....              members[0].crc32 = 0  u32
|     18  00 00 00 00                                      ....              members[0].len_data_32 = 0  u32
|     22  00 00 00 00                                      ....              members[0].len_member_32 = 0  u32
|     26  05 00                                            ..                members[0].len_name = 5  u16
|     28  00 00                                            ..                members[0].len_extra = 0  u16
|     30  78 2e 6e 70 79                                   x.npy             members[0].name = 5 bytes
|     35  93 4e 55 4d 50 59 01 00 76 00 7b 27 64 65 73 63  .NUMPY..v.{'desc  members[0].data = 129 bytes
|     51  72 27 3a 20 27 7c 75 31 27 2c 20 27 66 6f 72 74  r': '|u1', 'fort
|     67  72 61 6e 5f 6f 72 64 65 72 27 3a 20 46 61 6c 73  ran_order': Fals
|     83  65 2c 20 27 73 68 61 70 65 27 3a 20 28 31 2c 29  e, 'shape': (1,)
|         ... 65 more bytes
|    164  4e 17 c5 29                                      N..)              members[0].descriptor.crc32 = 700782414  u32
|    168  81 00 00 00                                      ....              members[0].descriptor.len_data = 129  u32
|    172  81 00 00 00                                      ....              members[0].descriptor.len_member = 129  u32
|    176  50 4b 01 02                                      PK..              end_record.directory.entries[0].signature = 4 bytes
|    180  14 03                                            ..                end_record.directory.entries[0].version_made_by = 788  u16
|    182  14 00                                            ..                end_record.directory.entries[0].version_needed = 20  u16
|    184  08 00                                            ..                end_record.directory.entries[0].flags = 8  u16
|    186  00 00                                            ..                end_record.directory.entries[0].method = 0 (stored)  u16
|    188  00 00                                            ..                end_record.directory.entries[0].time = 0  u16
|    190  21 00                                            !.                end_record.directory.entries[0].date = 33  u16
|    192  4e 17 c5 29                                      N..)              end_record.directory.entries[0].crc32 = 700782414  u32
|    196  81 00 00 00                                      ....              end_record.directory.entries[0].len_data_32 = 129  u32
|    200  81 00 00 00                                      ....              end_record.directory.entries[0].len_member_32 = 129  u32
|    204  05 00                                            ..                end_record.directory.entries[0].len_name = 5  u16
|    206  00 00                                            ..                end_record.directory.entries[0].len_extra = 0  u16
|    208  00 00                                            ..                end_record.directory.entries[0].len_comment = 0  u16
|    210  00 00                                            ..                end_record.directory.entries[0].disk = 0  u16
|    212  00 00                                            ..                end_record.directory.entries[0].attributes_internal = 0  u16
|    214  00 00 80 01                                      ....              end_record.directory.entries[0].attributes = 25165824  u32
|    218  00 00 00 00                                      ....              end_record.directory.entries[0].offset_32 = 0  u32
|    222  78 2e 6e 70 79                                   x.npy             end_record.directory.entries[0].name = 5 bytes
|    227  50 4b 05 06                                      PK..              end_record.signature = 4 bytes
|    231  00 00                                            ..                end_record.disk = 0  u16
|    233  00 00                                            ..                end_record.disk_of_directory = 0  u16
|    235  01 00                                            ..                end_record.num_entries_here = 1  u16
|    237  01 00                                            ..                end_record.num_entries = 1  u16
|    239  33 00 00 00                                      3...              end_record.len_directory = 51  u32
|    243  b0 00 00 00                                      ....              end_record.ofs_directory = 176  u32
|    247  00 00                                            ..                end_record.len_comment = 0  u16
! tensorgate: npz_pipe_unsigned.npz: note: descriptor.signed_if_stored at byte 164: found 700782414, expected a signature in front of the checksum of a member that is not compressed
