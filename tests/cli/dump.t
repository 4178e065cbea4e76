# The parsed tree: field, value, offset, length.
$ tensorgate dump btf_coo.btf
| offset  length  name
|      0     304  btf (btf)
|      0       8    num_tensors = 4
|      8      32    offsets [4] offset_entry
|      8       8      offsets[0] (offset_entry)
|      8       8        offset = 40
|     40     120        record (record)
|     40      16          header (record_header)
|     40       8            rank = 2
|     48       1            dtype = 4 (float32)
|     49       1            layout = 1 (coo)
|     50       6            reserved = 00 00 00 00 00 00
|      -       -            element_size = 4
|     56      16          dims [2] dim
|     56       8            dims[0] (dim)
|     56       8              length = 2
|      -       -              extent = 2
|      -       -              cells = 2
|     64       8            dims[1] (dim)
|     64       8              length = 4
|      -       -              extent = 8
|      -       -              cells = 8
|     72      84          payload (coo_payload)
|     72       8            num_indices = 3
|     80       8            num_columns = 2
|     88      48            indices [6] coo_index
|     88       8              indices[0] (coo_index)
|     88       8                position = 1
|     96       8              indices[1] (coo_index)
|     96       8                position = 3
|    104       8              indices[2] (coo_index)
|    104       8                position = 0
|    112       8              indices[3] (coo_index)
|    112       8                position = 0
|    120       8              indices[4] (coo_index)
|    120       8                position = 1
|    128       8              indices[5] (coo_index)
|    128       8                position = 3
|    136       8            num_values = 3
|    144      12            values = 00 00 c0 3f 00 00 00 c0 00 00 50 40
|    156       4          padding = 00 00 00 00
|      -       -          num_cells = 8
|     16       8      offsets[1] (offset_entry)
|     16       8        offset = 160
|    160      32        record (record)
|    160      16          header (record_header)
|    160       8            rank = 1
|    168       1            dtype = 6 (uint8)
|    169       1            layout = 0 (dense)
|    170       6            reserved = 00 00 00 00 00 00
|      -       -            element_size = 1
|    176       8          dims [1] dim
|    176       8            dims[0] (dim)
|    176       8              length = 3
|      -       -              extent = 3
|      -       -              cells = 3
|    184       3          payload (dense_payload)
|    184       3            data = "abc"
|    187       5          padding = 00 00 00 00 00
|      -       -          num_cells = 3
|     24       8      offsets[2] (offset_entry)
|     24       8        offset = 192
|    192      64        record (record)
|    192      16          header (record_header)
|    192       8            rank = 3
|    200       1            dtype = 3 (int64)
|    201       1            layout = 1 (coo)
|    202       6            reserved = 00 00 00 00 00 00
|      -       -            element_size = 8
|    208      24          dims [3] dim
|    208       8            dims[0] (dim)
|    208       8              length = 2
|      -       -              extent = 2
|      -       -              cells = 2
|    216       8            dims[1] (dim)
|    216       8              length = 3
|      -       -              extent = 6
|      -       -              cells = 6
|    224       8            dims[2] (dim)
|    224       8              length = 4
|      -       -              extent = 24
|      -       -              cells = 24
|    232      24          payload (coo_payload)
|    232       8            num_indices = 0
|    240       8            num_columns = 3
|    248       0            indices [0] coo_index
|    248       8            num_values = 0
|    256       0            values = (no bytes)
|      -       -          num_cells = 24
|     32       8      offsets[3] (offset_entry)
|     32       8        offset = 256
|    256      48        record (record)
|    256      16          header (record_header)
|    256       8            rank = 0
|    264       1            dtype = 0 (int8)
|    265       1            layout = 1 (coo)
|    266       6            reserved = 00 00 00 00 00 00
|      -       -            element_size = 1
|    272       0          dims [0] dim
|    272      25          payload (coo_payload)
|    272       8            num_indices = 1
|    280       8            num_columns = 0
|    288       0            indices [0] coo_index
|    288       8            num_values = 1
|    296       1            values = 07
|    297       7          padding = 00 00 00 00 00 00 00
|      -       -          num_cells = 1
$ tensorgate dump btf_note_garbage.btf
| offset  length  name
|      0      48  btf (btf)
|      0       8    num_tensors = 1
|      8       8    offsets [1] offset_entry
|      8       8      offsets[0] (offset_entry)
|      8       8        offset = 16
|     16      32        record (record)
|     16      16          header (record_header)
|     16       8            rank = 1
|     24       1            dtype = 0 (int8)
|     25       1            layout = 0 (dense)
|     26       6            reserved = de ad be ef 00 01
|      -       -            element_size = 1
|     32       8          dims [1] dim
|     32       8            dims[0] (dim)
|     32       8              length = 3
|      -       -              extent = 3
|      -       -              cells = 3
|     40       3          payload (dense_payload)
|     40       3            data = 01 02 03
|     43       5          padding = 00 00 00 00 55
|      -       -          num_cells = 3
$ tensorgate dump primitiv_parameter.primitiv
| offset  length  name
|      0     257  primitiv (primitiv)
|      0      15    header (header)
|      0       1      major_tag = 206
|      1       4      major = 0
|      5       1      minor_tag = 206
|      6       4      minor = 1
|     10       1      data_type_tag = 206
|     11       4      data_type = 512 (parameter)
|     15     242    object (parameter)
|     15      50      value (tensor)
|     15      16        shape (shape)
|     15       1          dims_head (array_head)
|     15       1            tag = 146
|      -       -            num_items = 2
|     16      10          dims [2] dim
|     16       5            dims[0] (dim)
|     16       1              tag = 206
|     17       4              length = 2
|      -       -              volume = 2
|     21       5            dims[1] (dim)
|     21       1              tag = 206
|     22       4              length = 4
|      -       -              volume = 8
|     26       5          batch (uint32)
|     26       1            tag = 206
|     27       4            value = 1
|      -       -          num_elements = 8
|     31      34        data (binary)
|     31       1          tag = 196
|     32       1          len_data = 32
|     33      32          data = 00 00 00 00 00 00 00 3f 00 00 80 3f 00 00 c0 3f ... (32 bytes)
|     65       5      num_stats (uint32)
|     65       1        tag = 206
|     66       4        value = 4
|     70     187      stats [4] statistic
|     70      58        stats[0] (statistic)
|     70       8          key (string)
|     70       1            tag = 167
|     71       7            data = "Adam.m1"
|      -       -            len_data = 7
|     78      50          value (tensor)
|     78      16            shape (shape)
|     78       1              dims_head (array_head)
|     78       1                tag = 146
|      -       -                num_items = 2
|     79      10              dims [2] dim
|     79       5                dims[0] (dim)
|     79       1                  tag = 206
|     80       4                  length = 2
|      -       -                  volume = 2
|     84       5                dims[1] (dim)
|     84       1                  tag = 206
|     85       4                  length = 4
|      -       -                  volume = 8
|     89       5              batch (uint32)
|     89       1                tag = 206
|     90       4                value = 1
|      -       -              num_elements = 8
|     94      34            data (binary)
|     94       1              tag = 196
|     95       1              len_data = 32
|     96      32              data = 00 00 80 3f 00 00 c0 3f 00 00 00 40 00 00 20 40 ... (32 bytes)
|    128      58        stats[1] (statistic)
|    128       8          key (string)
|    128       1            tag = 167
|    129       7            data = "Adam.m2"
|      -       -            len_data = 7
|    136      50          value (tensor)
|    136      16            shape (shape)
|    136       1              dims_head (array_head)
|    136       1                tag = 146
|      -       -                num_items = 2
|    137      10              dims [2] dim
|    137       5                dims[0] (dim)
|    137       1                  tag = 206
|    138       4                  length = 2
|      -       -                  volume = 2
|    142       5                dims[1] (dim)
|    142       1                  tag = 206
|    143       4                  length = 4
|      -       -                  volume = 8
|    147       5              batch (uint32)
|    147       1                tag = 206
|    148       4                value = 1
|      -       -              num_elements = 8
|    152      34            data (binary)
|    152       1              tag = 196
|    153       1              len_data = 32
|    154      32              data = 00 00 00 40 00 00 20 40 00 00 40 40 00 00 60 40 ... (32 bytes)
|    186      38        stats[2] (statistic)
|    186       1          key (string)
|    186       1            tag = 160
|    187       0            data = (no bytes)
|      -       -            len_data = 0
|    187      37          value (tensor)
|    187      11            shape (shape)
|    187       1              dims_head (array_head)
|    187       1                tag = 145
|      -       -                num_items = 1
|    188       5              dims [1] dim
|    188       5                dims[0] (dim)
|    188       1                  tag = 206
|    189       4                  length = 3
|      -       -                  volume = 3
|    193       5              batch (uint32)
|    193       1                tag = 206
|    194       4                value = 2
|      -       -              num_elements = 6
|    198      26            data (binary)
|    198       1              tag = 196
|    199       1              len_data = 24
|    200      24              data = 00 00 40 40 00 00 60 40 00 00 80 40 00 00 90 40 ... (24 bytes)
|    224      33        stats[3] (statistic)
|    224       7          key (string)
|    224       1            tag = 166
|    225       6            data = 61 2f 62 25 ff 00
|      -       -            len_data = 6
|    231      26          value (tensor)
|    231      16            shape (shape)
|    231       1              dims_head (array_head)
|    231       1                tag = 146
|      -       -                num_items = 2
|    232      10              dims [2] dim
|    232       5                dims[0] (dim)
|    232       1                  tag = 206
|    233       4                  length = 1
|      -       -                  volume = 1
|    237       5                dims[1] (dim)
|    237       1                  tag = 206
|    238       4                  length = 2
|      -       -                  volume = 2
|    242       5              batch (uint32)
|    242       1                tag = 206
|    243       4                value = 1
|      -       -              num_elements = 2
|    247      10            data (binary)
|    247       1              tag = 196
|    248       1              len_data = 8
|    249       8              data = 00 00 80 40 00 00 90 40
|    257       0    trailing = (no bytes)
$ tensorgate dump primitiv_optimizer.primitiv
| offset  length  name
|      0     102  primitiv (primitiv)
|      0      15    header (header)
|      0       1      major_tag = 206
|      1       4      major = 0
|      5       1      minor_tag = 206
|      6       4      minor = 1
|     10       1      data_type_tag = 206
|     11       4      data_type = 1024 (optimizer)
|     15      87    object (optimizer)
|     15      22      uint_configs (uint_config_map)
|     15       1        head (map_head)
|     15       1          tag = 129
|      -       -          num_pairs = 1
|     16      21        configs [1] uint_config
|     16      21          configs[0] (uint_config)
|     16      16            key (string)
|     16       1              tag = 175
|     17      15              data = "Optimizer.epoch"
|      -       -              len_data = 15
|     32       5            value (uint32)
|     32       1              tag = 206
|     33       4              value = 4294967295
|     37      65      float_configs (float_config_map)
|     37       1        head (map_head)
|     37       1          tag = 132
|      -       -          num_pairs = 4
|     38      64        configs [4] float_config
|     38      24          configs[0] (float_config)
|     38      19            key (string)
|     38       1              tag = 178
|     39      18              data = "Optimizer.lr_sca" ... (18 bytes)
|      -       -              len_data = 18
|     57       5            value (float32)
|     57       1              tag = 202
|     58       4              value = 1.0
|     62      13          configs[1] (float_config)
|     62       8            key (string)
|     62       1              tag = 167
|     63       7              data = "SGD.eta"
|      -       -              len_data = 7
|     70       5            value (float32)
|     70       1              tag = 202
|     71       4              value = 0.1
|     75      13          configs[2] (float_config)
|     75       8            key (string)
|     75       1              tag = 167
|     76       7              data = "odd nan"
|      -       -              len_data = 7
|     83       5            value (float32)
|     83       1              tag = 202
|     84       4              value = nan
|     88      14          configs[3] (float_config)
|     88       9            key (string)
|     88       1              tag = 168
|     89       8              data = "odd -inf"
|      -       -              len_data = 8
|     97       5            value (float32)
|     97       1              tag = 202
|     98       4              value = -inf
|    102       0    trailing = (no bytes)
$ tensorgate dump nnb_v3_fixed.nnb
| offset  length  name
|      0     572  nnb (nnb)
|      0      56    header (header)
|      0       4      version = 3
|      4       4      api_level = 105024636
|      8       4      buffers_count = 3
|     12       4      buffers_block = 2
|     16       4      variables_count = 5
|     20       4      variables_block = 15
|     24       4      functions_count = 2
|     28       4      functions_block = 26
|     32       4      inputs_count = 1
|     36       4      inputs_block = 0
|     40       4      outputs_count = 1
|     44       4      outputs_block = 1
|     48       4      num_of_data = 27
|     52       4      data_size = 408
|     56     108    index_table [27] nnb_block_offset
|     56       4      index_table[0] (nnb_block_offset)
|     56       4        offset = 0
|     60       4      index_table[1] (nnb_block_offset)
|     60       4        offset = 4
|     64       4      index_table[2] (nnb_block_offset)
|     64       4        offset = 8
|     68       4      index_table[3] (nnb_block_offset)
|     68       4        offset = 20
|     72       4      index_table[4] (nnb_block_offset)
|     72       4        offset = 36
|     76       4      index_table[5] (nnb_block_offset)
|     76       4        offset = 56
|     80       4      index_table[6] (nnb_block_offset)
|     80       4        offset = 72
|     84       4      index_table[7] (nnb_block_offset)
|     84       4        offset = 88
|     88       4      index_table[8] (nnb_block_offset)
|     88       4        offset = 108
|     92       4      index_table[9] (nnb_block_offset)
|     92       4        offset = 112
|     96       4      index_table[10] (nnb_block_offset)
|     96       4        offset = 116
|    100       4      index_table[11] (nnb_block_offset)
|    100       4        offset = 136
|    104       4      index_table[12] (nnb_block_offset)
|    104       4        offset = 152
|    108       4      index_table[13] (nnb_block_offset)
|    108       4        offset = 172
|    112       4      index_table[14] (nnb_block_offset)
|    112       4        offset = 188
|    116       4      index_table[15] (nnb_block_offset)
|    116       4        offset = 208
|    120       4      index_table[16] (nnb_block_offset)
|    120       4        offset = 228
|    124       4      index_table[17] (nnb_block_offset)
|    124       4        offset = 240
|    128       4      index_table[18] (nnb_block_offset)
|    128       4        offset = 244
|    132       4      index_table[19] (nnb_block_offset)
|    132       4        offset = 252
|    136       4      index_table[20] (nnb_block_offset)
|    136       4        offset = 260
|    140       4      index_table[21] (nnb_block_offset)
|    140       4        offset = 268
|    144       4      index_table[22] (nnb_block_offset)
|    144       4        offset = 324
|    148       4      index_table[23] (nnb_block_offset)
|    148       4        offset = 328
|    152       4      index_table[24] (nnb_block_offset)
|    152       4        offset = 332
|    156       4      index_table[25] (nnb_block_offset)
|    156       4        offset = 364
|    160       4      index_table[26] (nnb_block_offset)
|    160       4        offset = 400
|    164     408    data (data_area)
|    172      12      buffers [3] buffer
|    172       4        buffers[0] (buffer)
|    172       4          size = 72
|    176       4        buffers[1] (buffer)
|    176       4          size = 72
|    180       4        buffers[2] (buffer)
|    180       4          size = 6
|    372      20      variables [5] variable
|    372       4        variables[0] (variable)
|    372       4          block = 4
|    200      20          record (variable_record)
|    200       4            id = 0
|    204       4            shape_count = 4
|    208       4            shape_block = 3
|    212       1            type = 1 (int16) (4 bits)
|    212       1            fp_pos = 8 (4 bits)
|    213       3            padding = 00 00 00
|    216       4            data_index = -1
|    184      16            shape (shape)
|    184      16              dims [4] dim
|    184       4                dims[0] (dim)
|    184       4                  length = 1
|      -       -                  extent = 1
|      -       -                  cells = 1
|    188       4                dims[1] (dim)
|    188       4                  length = 2
|      -       -                  extent = 2
|      -       -                  cells = 2
|    192       4                dims[2] (dim)
|    192       4                  length = 3
|      -       -                  extent = 6
|      -       -                  cells = 6
|    196       4                dims[3] (dim)
|    196       4                  length = 3
|      -       -                  extent = 18
|      -       -                  cells = 18
|      -       -              num_elements = 18
|      -       -            element_bits = 16
|      -       -            num_bytes = 36
|      -       -            buffer = 0
|      -       -            is_partial = false
|      -       -            is_usable = true
|    376       4        variables[1] (variable)
|    376       4          block = 7
|    252      20          record (variable_record)
|    252       4            id = 1
|    256       4            shape_count = 4
|    260       4            shape_block = 5
|    264       1            type = 1 (int16) (4 bits)
|    264       1            fp_pos = 15 (4 bits)
|    265       3            padding = 00 00 00
|    268       4            data_index = 6
|    220      16            shape (shape)
|    220      16              dims [4] dim
|    220       4                dims[0] (dim)
|    220       4                  length = 1
|      -       -                  extent = 1
|      -       -                  cells = 1
|    224       4                dims[1] (dim)
|    224       4                  length = 2
|      -       -                  extent = 2
|      -       -                  cells = 2
|    228       4                dims[2] (dim)
|    228       4                  length = 2
|      -       -                  extent = 4
|      -       -                  cells = 4
|    232       4                dims[3] (dim)
|    232       4                  length = 2
|      -       -                  extent = 8
|      -       -                  cells = 8
|      -       -              num_elements = 8
|      -       -            element_bits = 16
|      -       -            num_bytes = 16
|      -       -            block_size = 16
|      -       -            is_partial = false
|      -       -            stored_count = 8
|    236      16            data = 00 80 ff 7f 01 00 ff ff 00 00 05 00 06 00 07 00
|      -       -            is_usable = true
|    380       4        variables[2] (variable)
|    380       4          block = 10
|    280      20          record (variable_record)
|    280       4            id = 2
|    284       4            shape_count = 1
|    288       4            shape_block = 8
|    292       1            type = 2 (int8) (4 bits)
|    292       1            fp_pos = 12 (4 bits)
|    293       3            padding = 00 00 00
|    296       4            data_index = 9
|    272       4            shape (shape)
|    272       4              dims [1] dim
|    272       4                dims[0] (dim)
|    272       4                  length = 1
|      -       -                  extent = 1
|      -       -                  cells = 1
|      -       -              num_elements = 1
|      -       -            element_bits = 8
|      -       -            num_bytes = 1
|      -       -            block_size = 4
|      -       -            is_partial = false
|      -       -            stored_count = 1
|    276       1            data = 80
|      -       -            is_usable = true
|    384       4        variables[3] (variable)
|    384       4          block = 12
|    316      20          record (variable_record)
|    316       4            id = 3
|    320       4            shape_count = 4
|    324       4            shape_block = 11
|    328       1            type = 2 (int8) (4 bits)
|    328       1            fp_pos = 4 (4 bits)
|    329       3            padding = 00 00 00
|    332       4            data_index = -2
|    300      16            shape (shape)
|    300      16              dims [4] dim
|    300       4                dims[0] (dim)
|    300       4                  length = 1
|      -       -                  extent = 1
|      -       -                  cells = 1
|    304       4                dims[1] (dim)
|    304       4                  length = 1
|      -       -                  extent = 1
|      -       -                  cells = 1
|    308       4                dims[2] (dim)
|    308       4                  length = 2
|      -       -                  extent = 2
|      -       -                  cells = 2
|    312       4                dims[3] (dim)
|    312       4                  length = 2
|      -       -                  extent = 4
|      -       -                  cells = 4
|      -       -              num_elements = 4
|      -       -            element_bits = 8
|      -       -            num_bytes = 4
|      -       -            buffer = 1
|      -       -            is_partial = false
|      -       -            is_usable = true
|    388       4        variables[4] (variable)
|    388       4          block = 14
|    352      20          record (variable_record)
|    352       4            id = 4
|    356       4            shape_count = 4
|    360       4            shape_block = 13
|    364       1            type = 2 (int8) (4 bits)
|    364       1            fp_pos = 0 (4 bits)
|    365       3            padding = 00 00 00
|    368       4            data_index = -3
|    336      16            shape (shape)
|    336      16              dims [4] dim
|    336       4                dims[0] (dim)
|    336       4                  length = 1
|      -       -                  extent = 1
|      -       -                  cells = 1
|    340       4                dims[1] (dim)
|    340       4                  length = 1
|      -       -                  extent = 1
|      -       -                  cells = 1
|    344       4                dims[2] (dim)
|    344       4                  length = 3
|      -       -                  extent = 3
|      -       -                  cells = 3
|    348       4                dims[3] (dim)
|    348       4                  length = 2
|      -       -                  extent = 6
|      -       -                  cells = 6
|      -       -              num_elements = 6
|      -       -            element_bits = 8
|      -       -            num_bytes = 6
|      -       -            buffer = 2
|      -       -            is_partial = false
|      -       -            is_usable = true
|    164       4      inputs [1] variable_number
|    164       4        inputs[0] (variable_number)
|    164       4          variable = 0
|    168       4      outputs [1] variable_number
|    168       4        outputs[0] (variable_number)
|    168       4          variable = 4
|    564       8      functions [2] function
|    564       4        functions[0] (function)
|    564       4          block = 21
|    432      53          record (nnb_functions)
|    432       2            id = 265
|    434       2            impl = 102
|    436       4            inputs_count = 3
|    440       4            inputs_block = 16
|    444       4            outputs_count = 1
|    448       4            outputs_block = 17
|    452      33            args (convolution_args)
|    452       4              base_axis = 1
|    456       8              pad (int_list)
|    456       4                count = 2
|    460       4                block = 18
|    408       8                values [2]
|    408       8                  values[0] = 0 0
|    464       8              stride (int_list)
|    464       4                count = 2
|    468       4                block = 19
|    416       8                values [2]
|    416       8                  values[0] = 1 1
|    472       8              dilation (int_list)
|    472       4                count = 2
|    476       4                block = 20
|    424       8                values [2]
|    424       8                  values[0] = 1 1
|    480       4              group = 1
|    484       1              channel_last = 0
|      -       -            function = 265 (convolution)
|      -       -            cut_input = 0
|      -       -            last_transposed_input = 0
|    392      12          inputs [3] operand
|    392       4            inputs[0] (operand)
|    392       4              variable = 0
|    396       4            inputs[1] (operand)
|    396       4              variable = 1
|    400       4            inputs[2] (operand)
|    400       4              variable = 2
|    404       4          outputs [1] operand
|    404       4            outputs[0] (operand)
|    404       4              variable = 3
|    568       4        functions[1] (function)
|    568       4          block = 25
|    528      36          record (nnb_functions)
|    528       2            id = 123
|    530       2            impl = 103
|    532       4            inputs_count = 1
|    536       4            inputs_block = 22
|    540       4            outputs_count = 1
|    544       4            outputs_block = 23
|    548      16            args (pad_args)
|    548       8              pad_width (int_list)
|    548       4                count = 8
|    552       4                block = 24
|    496      32                values [8]
|    496      32                  values[0] = 0 0 0 0 0 1 0 0
|    556       4              mode = 1 (reflect)
|    560       4              constant_value = 0.5
|      -       -            function = 123 (pad)
|      -       -            cut_input = 0
|      -       -            last_transposed_input = 0
|    488       4          inputs [1] operand
|    488       4            inputs[0] (operand)
|    488       4              variable = 3
|    492       4          outputs [1] operand
|    492       4            outputs[0] (operand)
|    492       4              variable = 4
|    172       0      end_of_buffers (end_of_list)
|    372       0      end_of_variables (end_of_list)
|    164       0      end_of_inputs (end_of_list)
|    168       0      end_of_outputs (end_of_list)
|    564       0      end_of_functions (end_of_list)
|    572       0    trailing = (no bytes)
$ tensorgate dump pvp_sparse_binary.pvp
| offset  length  name
|      0     112  pvp (pvp)
|      0      80    header (header)
|      0       4      headersize = 80
|      4       4      numparams = 20
|      8       4      filetype = 2 (sparse_binary)
|     12       4      nx = 4
|     16       4      ny = 3
|     20       4      nf = 2
|     24       4      numrecords = 1
|     28       4      recordsize = 0
|     32       4      datasize = 4
|     36       4      datatype = 2 (int32)
|     40       4      nxprocs = 1
|     44       4      nyprocs = 1
|     48       4      nx_extended = 4
|     52       4      ny_extended = 3
|     56       4      kx0 = 0
|     60       4      ky0 = 0
|     64       4      nbatch = 1
|     68       4      nbands = 2
|     72       8      time = 0.0
|      -       -      is_weights = false
|      -       -      is_dense = false
|      -       -      is_single_process = true
|      -       -      layer_nx = 4
|      -       -      layer_ny = 3
|      -       -      num_cells = 24
|     80      32    content (sparse_activity)
|     80      32      frames [2] sparse_frame
|     80      12        frames[0] (sparse_frame)
|     80       8          time = 1.0
|     88       4          count = 0
|     92       0          indices [0] sparse_index
|     92      20        frames[1] (sparse_frame)
|     92       8          time = 2.0
|    100       4          count = 2
|    104       8          indices [2] sparse_index
|    104       4            indices[0] (sparse_index)
|    104       4              index = 2
|    108       4            indices[1] (sparse_index)
|    108       4              index = 22
|    112       0      trailing = (no bytes)
|      -       -      has_frames = true
|      -       -      num_frames = 2
$ tensorgate dump pvp_weights_bytes.pvp
| offset  length  name
|      0     160  pvp (pvp)
|      0      80    header (header)
|      0       4      headersize = 104
|      4       4      numparams = 26
|      8       4      filetype = 3 (weights_nonshared)
|     12       4      nx = 2
|     16       4      ny = 2
|     20       4      nf = 1
|     24       4      numrecords = 1
|     28       4      recordsize = 0
|     32       4      datasize = 1
|     36       4      datatype = 1 (uint8)
|     40       4      nxprocs = 1
|     44       4      nyprocs = 1
|     48       4      nx_extended = 2
|     52       4      ny_extended = 2
|     56       4      kx0 = 0
|     60       4      ky0 = 0
|     64       4      nbatch = 1
|     68       4      nbands = 1
|     72       8      time = 9.0
|      -       -      is_weights = true
|      -       -      is_dense = false
|      -       -      is_single_process = true
|      -       -      layer_nx = 2
|      -       -      layer_ny = 2
|      -       -      num_cells = 4
|     80      24    weights_header (weights_header)
|     80       4      nxp = 3
|     84       4      nyp = 1
|     88       4      nfp = 2
|     92       4      w_min = -0.5
|     96       4      w_max = 0.5
|    100       4      num_patches = 4
|      -       -      weights_per_patch = 6
|      -       -      len_patch = 14
|      -       -      len_arbor = 56
|      -       -      len_short_arbor = 40
|      -       -      nbands_fits = true
|      -       -      numrecords_fits = true
|      -       -      short_headers_fit = false
|      -       -      num_arbors = 1
|      -       -      len_patches = 56
|      -       -      num_frames = 1
|    104      56    content (weights)
|    104      56      frames [1] weights_frame
|    104      56        frames[0] (weights_frame)
|    104      56          patches = 03 00 01 00 00 00 00 00 00 32 64 96 c8 ff 03 00 ... (56 bytes)
|      -       -          time = 9.0
|      -       -          w_min = -0.5
|      -       -          w_max = 0.5
$ head -c 100 btf_dtypes.btf > cut.btf; tensorgate dump cut.btf
! tensorgate: cut.btf: no known format: not btf (offsets[0].offset at byte 8: found 88, expected at least 8 + 8 * _root.num_tensors and at most _io.size - 16 (84)), nor 10 others; -v tells why each refuses it [unknown_format]
= 1
$ tensorgate dump no_such_file
! tensorgate: no_such_file: no such file [io]
= 2
$ tensorgate dump
! tensorgate: dump: no file given; see tensorgate dump --help
= 2
# An archive with everything that is noted.
$ tensorgate dump npz_noted.npz
| offset  length  name
|      0     342  npz (npz)
|      0     164    members [1] member
|      0     164      members[0] (member)
|      0       4        signature = 50 4b 03 04
|      4       2        version_needed = 20
|      6       2        flags = 16384
|      8       2        method = 0 (stored)
|     10       2        time = 1
|     12       2        date = 34
|     14       4        crc32 = 700782414
|     18       4        len_data_32 = 129
|     22       4        len_member_32 = 129
|     26       2        len_name = 5
|     28       2        len_extra = 0
|     30       5        name = "x.npy"
|     35       0        extra (extra)
|     35       0          padding [0] zero
|      -       -          index_zip64 = 65535
|      -       -          has_zip64 = false
|     35     129        data = 93 4e 55 4d 50 59 01 00 76 00 7b 27 64 65 73 63 ... (129 bytes)
|      -       -        has_sizes = false
|      -       -        has_offset = false
|      -       -        has_descriptor = false
|      -       -        len_data = 129
|      -       -        len_member = 129
|      -       -        is_wide = false
|    320      22    end_record (end_record)
|    320       4      signature = 50 4b 05 06
|    324       2      disk = 0
|    326       2      disk_of_directory = 0
|    328       2      num_entries_here = 1
|    330       2      num_entries = 1
|    332       4      len_directory = 80
|    336       4      ofs_directory = 164
|    340       2      len_comment = 0
|      -       -      is_zip64 = true
|    300      20      zip64_locator (zip64_locator)
|    300       4        signature = 50 4b 06 07
|    304       4        disk = 0
|    308       8        ofs_end_record = 244
|    316       4        num_disks = 1
|    244      56      zip64_end_record (zip64_end_record)
|    244       4        signature = 50 4b 06 06
|    248       8        len_record = 44
|    256       2        version_made_by = 45
|    258       2        version_needed = 45
|    260       4        disk = 0
|    264       4        disk_of_directory = 0
|    268       8        num_entries_here = 1
|    276       8        num_entries = 1
|    284       8        len_directory = 80
|    292       8        ofs_directory = 164
|      -       -      num_members = 1
|      -       -      ofs_directory_64 = 164
|      -       -      len_directory_64 = 80
|      -       -      end_directory = 244
|    164      80      directory (directory)
|    164      80        entries [1] directory_entry
|    164      80          entries[0] (directory_entry)
|    164       4            signature = 50 4b 01 02
|    168       2            version_made_by = 813
|    170       2            version_needed = 45
|    172       2            flags = 16384
|    174       2            method = 0 (stored)
|    176       2            time = 0
|    178       2            date = 33
|    180       4            crc32 = 700782414
|    184       4            len_data_32 = 129
|    188       4            len_member_32 = 129
|    192       2            len_name = 5
|    194       2            len_extra = 25
|    196       2            len_comment = 4
|    198       2            disk = 0
|    200       2            attributes_internal = 1
|    202       4            attributes = 64
|    206       4            offset_32 = 0
|    210       5            name = "x.npy"
|    215      25            extra (extra)
|    215      24              fields [2] extra_field
|    215      20                fields[0] (extra_field)
|    215       2                  id = 1 (zip64)
|    217       2                  len_body = 16
|    219      16                  body (zip64_field)
|    219      16                    values [2]
|    219      16                      values[0] = 129 129
|      -       -                    num_values = 2
|      -       -                    has_disk = false
|      -       -                  last_zip64 = 0
|    235       4                fields[1] (extra_field)
|    235       2                  id = 30583
|    237       2                  len_body = 0
|    239       0                  body = (no bytes)
|      -       -                  last_zip64 = 0
|    239       1              padding [1] zero
|    239       1                padding[0] (zero)
|    239       1                  value = 0
|      -       -              index_zip64 = 0
|      -       -              has_zip64 = true
|      -       -              zip64 = (zip64_field)
|    240       4            comment = "text"
|      -       -            is_folder = false
|      -       -            is_member_large = false
|      -       -            is_data_large = false
|      -       -            is_offset_large = false
|      -       -            num_large = 0
|      -       -            num_values = 2
|      -       -            len_member = 129
|      -       -            len_data = 129
|      -       -            offset = 0
# Nothing is printed if it could be more than --max-output.
$ tensorgate dump --max-output 1K btf_dtypes.btf
! tensorgate: btf_dtypes.btf: btf: found 16531, expected at most 1024 bytes of output; --max-output raises this limit [limit]
= 1
$ tensorgate dump --json --max-output 1K btf_dtypes.btf
| {"file": "btf_dtypes.btf", "size": 672, "format": "btf", "valid": true, "error": {"code": "limit", "offset": 0, "path": "btf", "message": "found 26627, expected at most 1024 bytes of output; --max-output raises this limit", "expected": "at most 1024 bytes of output", "found": "26627"}, "notes": [], "tree": null}
= 1
$ tensorgate map --max-output 1K btf_dtypes.btf
! tensorgate: btf_dtypes.btf: btf: found 20206, expected at most 1024 bytes of output; --max-output raises this limit [limit]
= 1
$ tensorgate info --max-output 1K btf_dtypes.btf
! tensorgate: btf_dtypes.btf: btf: found 8390, expected at most 1024 bytes of output; --max-output raises this limit [limit]
= 1
$ tensorgate info --json --max-output 1K btf_dtypes.btf
| {
| "file": "btf_dtypes.btf", "size": 672, "format": "btf", "valid": true,
| "error": {"code": "limit", "offset": 0, "path": "btf", "message": "found 11596, expected at most 1024 bytes of output; --max-output raises this limit", "expected": "at most 1024 bytes of output", "found": "11596"},
| "metadata": {},
| "notes": [],
| "tensors": [
| ],
| "totals": {"all": {"tensors": 0, "elements": 0, "nbytes": 0}}}
= 1
$ tensorgate cat --max-output 23 btf_dtypes.btf 2
! tensorgate: btf_dtypes.btf: btf: found 24, expected at most 23 bytes of output; --max-output raises this limit [limit]
= 1
$ tensorgate cat --max-output 24 btf_dtypes.btf 2
| -2147483648 2147483647 0
| 3 6 9
