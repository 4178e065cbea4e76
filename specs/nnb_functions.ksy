# SPDX-License-Identifier: Apache-2.0
# Written by nnb_functions.py from nnb_functions.tsv; change those, not this file.
meta:
  id: nnb_functions
  title: Function record of NNB
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
  imports:
    - nnb_block_offset
doc: |
  The functions of a network in an NNB file: a record of 20 bytes, followed by the arguments in the
  layout of a C struct. The number of the function determines the arguments. A string is stored as
  its index in the list of strings that the function accepts.

  Facts from build-tools/code-generator/functions.yaml of sony/nnabla-c-runtime at commit
  5cd80a7 (Apache-2.0); source files are named as in nnb.ksy.

params:
  - id: index_table
    type: nnb_block_offset[]
    doc: The file's index table.
  - id: end
    type: u8
    doc: Start of the next block, in bytes from the start of the data area.
seq:
  - id: id
    type: u2
    valid:
      expr: '_ <= 93 or (_ >= 95 and _ <= 132) or _ == 135 or (_ >= 158 and _ <= 159) or (_ >= 173 and _ <= 184) or (_ >= 231 and _ <= 249) or _ == 251 or (_ >= 253 and _ <= 256) or _ == 259 or (_ >= 261 and _ <= 282) or (_ >= 284 and _ <= 298) or (_ >= 303 and _ <= 315) or (_ >= 317 and _ <= 356) or (_ >= 358 and _ <= 360)'
    -severity: note
    -expect: "the number of a function whose arguments are known: 0 to 93, 95 to 132, 135, 158 to 159, 173 to 184, 231 to 249, 251, 253 to 256, 259, 261 to 282, 284 to 298, 303 to 315, 317 to 356, 358 to 360"
    doc: |
      The function and its form: every argument list that a function ever had has its own number.
      The arguments of other numbers are unknown and not read.
  - id: impl
    type: u2
    doc: |
      The implementation: 0 to 99 callback of that number, 100 automatic, 101 float, 102 and 103
      fixed point (U network.h:366-379). Any number is valid.
  - id: inputs_count
    type: u4
    doc: Number of inputs. The format does not prescribe it per function.
  - id: inputs_block
    type: s4
    valid:
      min: 0
      max: index_table.size - 1
    -code: bad_reference
    doc: Number of the block that lists the inputs.
  - id: inputs_in_block
    size: 0
    valid:
      expr: '4 * inputs_count <= (inputs_block + 1 < index_table.size ? index_table[inputs_block + 1].offset : _io.size) - index_table[inputs_block].offset'
    -severity: note
    -code: bad_size
    -subject: inputs_count
    -expect: "a list that ends before the next block begins"
    doc: Readers do not check, and read on into the next block.
  - id: outputs_count
    type: u4
    doc: Number of outputs.
  - id: outputs_block
    type: s4
    valid:
      min: 0
      max: index_table.size - 1
    -code: bad_reference
    doc: Number of the block that lists the outputs.
  - id: outputs_in_block
    size: 0
    valid:
      expr: '4 * outputs_count <= (outputs_block + 1 < index_table.size ? index_table[outputs_block + 1].offset : _io.size) - index_table[outputs_block].offset'
    -severity: note
    -code: bad_size
    -subject: outputs_count
    -expect: "a list that ends before the next block begins"
    doc: Readers do not check, and read on into the next block.
  - id: args
    type:
      switch-on: function
      cases:
        'function_id::affine': base_axis_args
        'function_id::convolution_0': convolution_0_args(index_table)
        'function_id::depthwise_convolution': depthwise_convolution_args(index_table)
        'function_id::deconvolution_0': convolution_0_args(index_table)
        'function_id::depthwise_deconvolution': depthwise_deconvolution_args(index_table)
        'function_id::max_pooling_0': max_pooling_0_args(index_table)
        'function_id::average_pooling_0': max_pooling_args(index_table)
        'function_id::sum_pooling_0': max_pooling_0_args(index_table)
        'function_id::unpooling_0': kernel_args(index_table)
        'function_id::relu': inplace_args
        'function_id::leaky_relu_0': alpha_args
        'function_id::softmax': axis_args
        'function_id::elu': alpha_args
        'function_id::selu': scale_alpha_args
        'function_id::crelu': axis_args
        'function_id::celu': alpha_axis_args
        'function_id::prelu': base_axis_args
        'function_id::batch_normalization_0': batch_normalization_0_args(index_table)
        'function_id::mean_subtraction': base_axis_update_running_mean_args
        'function_id::sum': axes_keep_dims_args(index_table)
        'function_id::mean': axes_keep_dims_args(index_table)
        'function_id::max_0': axes_keep_dims_args(index_table)
        'function_id::min_0': axes_keep_dims_args(index_table)
        'function_id::prod': axes_keep_dims_args(index_table)
        'function_id::add2': inplace_args
        'function_id::add_scalar_0': val_float_args
        'function_id::mul_scalar_0': val_float_args
        'function_id::pow_scalar_0': val_float_args
        'function_id::r_sub_scalar': val_float_args
        'function_id::r_div_scalar': val_float_args
        'function_id::r_pow_scalar': val_float_args
        'function_id::sign': alpha_args
        'function_id::minimum_scalar': val_float_args
        'function_id::maximum_scalar': val_float_args
        'function_id::logical_and_scalar': val_bool_args
        'function_id::logical_or_scalar': val_bool_args
        'function_id::logical_xor_scalar': val_bool_args
        'function_id::equal_scalar': val_float_args
        'function_id::not_equal_scalar': val_float_args
        'function_id::greater_equal_scalar': val_float_args
        'function_id::greater_scalar': val_float_args
        'function_id::less_equal_scalar': val_float_args
        'function_id::less_scalar': val_float_args
        'function_id::constant': val_shape_args(index_table)
        'function_id::batch_matmul': transpose_a_transpose_b_args
        'function_id::concatenate': axis_args
        'function_id::split': axis_args
        'function_id::stack': axis_args
        'function_id::slice': slice_args(index_table)
        'function_id::transpose': axes_args(index_table)
        'function_id::broadcast': shape_args(index_table)
        'function_id::one_hot': shape_args(index_table)
        'function_id::flip': axes_args(index_table)
        'function_id::shift': shifts_border_mode_args(index_table)
        'function_id::reshape_0': shape_args(index_table)
        'function_id::dropout_0': p_seed_args
        'function_id::top_k_data_0': top_k_data_0_args
        'function_id::top_k_grad': top_k_grad_args
        'function_id::rand': rand_args(index_table)
        'function_id::randint': randint_args(index_table)
        'function_id::randn': randn_args(index_table)
        'function_id::random_crop': random_crop_args(index_table)
        'function_id::random_flip': random_flip_args(index_table)
        'function_id::image_augmentation': image_augmentation_args(index_table)
        'function_id::softmax_cross_entropy': axis_args
        'function_id::categorical_cross_entropy': axis_args
        'function_id::huber_loss': delta_args
        'function_id::epsilon_insensitive_loss': epsilon_args
        'function_id::kl_multinomial': base_axis_args
        'function_id::binary_connect_affine_0': base_axis_args
        'function_id::binary_connect_convolution_0': convolution_0_args(index_table)
        'function_id::binary_weight_affine_0': base_axis_args
        'function_id::binary_weight_convolution_0': convolution_0_args(index_table)
        'function_id::inq_affine': inq_affine_args(index_table)
        'function_id::inq_convolution': inq_convolution_args(index_table)
        'function_id::fixed_point_quantize': fixed_point_quantize_args
        'function_id::pow2_quantize': pow2_quantize_args
        'function_id::top_n_error': axis_n_args
        'function_id::confusion_matrix': axis_args
        'function_id::vat_noise': base_axis_eps_args
        'function_id::sink': one_input_grad_args
        'function_id::clip_grad_by_norm': clip_norm_axes_args(index_table)
        'function_id::pad': pad_args(index_table)
        'function_id::reshape': shape_inplace_args(index_table)
        'function_id::interpolate_0': interpolate_0_args(index_table)
        'function_id::leaky_relu': alpha_inplace_args
        'function_id::sort': sort_args
        'function_id::min': min_args(index_table)
        'function_id::arange': arange_args
        'function_id::max': min_args(index_table)
        'function_id::prune': rate_args
        'function_id::fft': signal_ndim_normalized_args
        'function_id::ifft': signal_ndim_normalized_args
        'function_id::broadcast_to': axis_args
        'function_id::nms_detection2d': nms_detection2d_args
        'function_id::binary_weight_convolution': binary_weight_convolution_args(index_table)
        'function_id::binary_connect_convolution': binary_weight_convolution_args(index_table)
        'function_id::binary_weight_affine': base_axis_quantize_zero_to_args
        'function_id::binary_connect_affine': base_axis_quantize_zero_to_args
        'function_id::reset_nan': val_float_args
        'function_id::reset_inf': val_float_args
        'function_id::lstm': lstm_args
        'function_id::gru': lstm_args
        'function_id::rnn': rnn_args
        'function_id::random_choice': random_choice_args(index_table)
        'function_id::tile': reps_args(index_table)
        'function_id::sync_batch_normalization': sync_batch_normalization_args(index_table)
        'function_id::convolution': convolution_args(index_table)
        'function_id::max_pooling': max_pooling_args(index_table)
        'function_id::average_pooling': average_pooling_args(index_table)
        'function_id::sum_pooling': max_pooling_args(index_table)
        'function_id::log_softmax': axis_args
        'function_id::fused_batch_normalization': fused_batch_normalization_args(index_table)
        'function_id::scatter_nd_0': shape_args(index_table)
        'function_id::max_pooling_backward': max_pooling_args(index_table)
        'function_id::min_max_quantize_0': min_max_quantize_0_args
        'function_id::min_max_quantize': min_max_quantize_args
        'function_id::deconvolution_1': convolution_args(index_table)
        'function_id::patch_correlation': patch_correlation_args(index_table)
        'function_id::random_erase_1': random_erase_1_args
        'function_id::random_erase': random_erase_args
        'function_id::interpolate_1': interpolate_1_args(index_table)
        'function_id::unpooling': kernel_channel_last_args(index_table)
        'function_id::rand_beta': rand_beta_args(index_table)
        'function_id::rand_binomial': rand_binomial_args(index_table)
        'function_id::rand_gamma': rand_gamma_args(index_table)
        'function_id::interpolate': interpolate_args(index_table)
        'function_id::deconvolution': deconvolution_args(index_table)
        'function_id::quantize_linear': quantize_linear_args
        'function_id::fused_convolution_0': fused_convolution_0_args(index_table)
        'function_id::affine_grid': size_align_corners_args(index_table)
        'function_id::warp_by_grid': warp_by_grid_args
        'function_id::gather': axis_batch_dims_args
        'function_id::weight_normalization': dim_eps_args
        'function_id::pack_padded_sequence': batch_first_args
        'function_id::pad_packed_sequence': pad_packed_sequence_args
        'function_id::bc_add2': inplace_args
        'function_id::sub2': inplace_args
        'function_id::mul2': inplace_args
        'function_id::div2': inplace_args
        'function_id::pow2': inplace_args
        'function_id::add_scalar': val_inplace_args
        'function_id::mul_scalar': val_inplace_args
        'function_id::pow_scalar': val_inplace_args
        'function_id::scatter_add': axis_args
        'function_id::norm_normalization': norm_normalization_args(index_table)
        'function_id::norm': norm_args(index_table)
        'function_id::random_shift': random_shift_args(index_table)
        'function_id::group_normalization': group_normalization_args(index_table)
        'function_id::instance_normalization': instance_normalization_args(index_table)
        'function_id::layer_normalization': layer_normalization_args(index_table)
        'function_id::tensor_normalization': tensor_normalization_args(index_table)
        'function_id::weight_standardization': channel_axis_eps_args
        'function_id::batch_normalization': batch_normalization_args(index_table)
        'function_id::stft_0': stft_0_args
        'function_id::istft_0': istft_0_args
        'function_id::deformable_convolution': deformable_convolution_args(index_table)
        'function_id::spectral_norm_0': spectral_norm_0_args
        'function_id::cumsum': cumsum_args
        'function_id::cumprod': cumsum_args
        'function_id::searchsorted': right_args
        'function_id::meshgrid': ij_indexing_args
        'function_id::softplus': beta_args
        'function_id::dropout': p_seed_args
        'function_id::spectral_norm': spectral_norm_args
        'function_id::roi_align': roi_align_args(index_table)
        'function_id::bool_fill': value_args
        'function_id::scatter_nd': shape_add_args(index_table)
        'function_id::linspace': linspace_args
        'function_id::stft': stft_args
        'function_id::istft': istft_args
        'function_id::fused_convolution': fused_convolution_args(index_table)
        'function_id::batch_cholesky': upper_args
        'function_id::shape': start_end_args
        'function_id::top_k_data': top_k_data_args
        'function_id::onnx_resize': onnx_resize_args(index_table)
        'function_id::onnx_non_max_suppression': onnx_non_max_suppression_args
        'function_id::eye_like': k_args
        'function_id::mod2': fmod_args
        'function_id::bit_shift': direction_args
        'function_id::unique': unique_args
        'function_id::einsum': equation_args
        'function_id::trilu': k_upper_args
    doc: |
      The arguments; absent if the function has none. Functions whose arguments have the same names
      and layout share a type.
  - id: record_in_block
    size: 0
    valid:
      expr: '_io.pos <= end'
    -severity: note
    -code: bad_size
    -subject: id
    -expect: "a record that ends before the next block begins"
    doc: Readers do not check, and read on into the next block.
instances:
  function:
    value: id
    enum: function_id
    doc: The function with this number.
  cut_input:
    value: 'function == function_id::binary_connect_convolution_0 or function == function_id::binary_weight_convolution_0 or function == function_id::binary_weight_convolution or function == function_id::binary_connect_convolution ? 1 : 0'
    doc: |
      Index of the input of which only one element need be stored, 0 for none: the exporter
      truncates the unused float weight of the binary convolutions but keeps its shape (X
      nnablart/utils.py:186-191).
  last_transposed_input:
    value: 'function == function_id::affine ? 1 : function == function_id::binary_connect_affine_0 or function == function_id::binary_weight_affine_0 or function == function_id::binary_weight_affine or function == function_id::binary_connect_affine ? 2 : 0'
    doc: |
      Inputs 1 to this number are weights whose constant data are stored transposed:
      the element [i, o] of a shape (in, out...) is stored at index o*in + i
      (X nnablart/utils.py:160-183; U affine_generic.c:36-45).

types:
  int_list:
    doc: A list of integers as an argument (Shape, or repeated int64, upstream).
    params:
      - id: index_table
        type: nnb_block_offset[]
        doc: The file's index table.
    seq:
      - id: count
        type: u4
        doc: Number of integers.
      - id: block
        type: s4
        valid:
          min: 0
          max: index_table.size - 1
        -code: bad_reference
        doc: Number of the block that holds them.
      - id: list_in_block
        size: 0
        valid:
          expr: '4 * count <= (block + 1 < index_table.size ? index_table[block + 1].offset : _io.size) - index_table[block].offset'
        -severity: note
        -code: bad_size
        -subject: count
        -expect: "a list that ends before the next block begins"
        doc: Readers do not check, and read on into the next block.
    instances:
      values:
        pos: index_table[block].offset
        type: s4
        repeat: expr
        repeat-expr: count
        doc: The integers.

  base_axis_args:
    doc: |
      Arguments of Affine (0), PReLU (21), KLMultinomial (104), BinaryConnectAffine
      (107), BinaryWeightAffine (109).
    seq:
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}

  convolution_0_args:
    doc: |
      Arguments of Convolution (1), Deconvolution (3), BinaryConnectConvolution (108),
      BinaryWeightConvolution (110).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: pad, type: int_list(index_table), doc: "Padding on both sides, per axis."}
      - {id: stride, type: int_list(index_table), doc: "Step of the kernel, per axis."}
      - {id: dilation, type: int_list(index_table), doc: "Distance of the kernel's elements, per axis."}
      - {id: group, type: s4, doc: "Number of groups of channels."}

  depthwise_convolution_args:
    doc: |
      Arguments of DepthwiseConvolution (2).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: pad, type: int_list(index_table), doc: "Padding on both sides, per axis."}
      - {id: stride, type: int_list(index_table), doc: "Step of the kernel, per axis."}
      - {id: dilation, type: int_list(index_table), doc: "Distance of the kernel's elements, per axis."}
      - {id: multiplier, type: s4, doc: "Number of output maps per input map."}

  depthwise_deconvolution_args:
    doc: |
      Arguments of DepthwiseDeconvolution (4).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: pad, type: int_list(index_table), doc: "Padding on both sides, per axis."}
      - {id: stride, type: int_list(index_table), doc: "Step of the kernel, per axis."}
      - {id: dilation, type: int_list(index_table), doc: "Distance of the kernel's elements, per axis."}
      - {id: divisor, type: s4, doc: "Number of input maps per output map."}

  max_pooling_0_args:
    doc: |
      Arguments of MaxPooling (5), SumPooling (8).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: kernel, type: int_list(index_table), doc: "Extent of the kernel, per axis."}
      - {id: stride, type: int_list(index_table), doc: "Step of the kernel, per axis."}
      - {id: ignore_border, type: u1, valid: {max: 1}, -severity: note, doc: "Whether a rest that does not fill a kernel is ignored."}
      - {id: alignment_37, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: pad, type: int_list(index_table), doc: "Padding on both sides, per axis."}

  max_pooling_args:
    doc: |
      Arguments of AveragePooling (6), MaxPooling (266), SumPooling (268),
      MaxPoolingBackward (272).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: kernel, type: int_list(index_table), doc: "Extent of the kernel, per axis."}
      - {id: stride, type: int_list(index_table), doc: "Step of the kernel, per axis."}
      - {id: ignore_border, type: u1, valid: {max: 1}, -severity: note, doc: "Whether a rest that does not fill a kernel is ignored."}
      - {id: alignment_37, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: pad, type: int_list(index_table), doc: "Padding on both sides, per axis."}
      - {id: channel_last, type: u1, valid: {max: 1}, -severity: note, doc: "Whether channels are the last axis (NHWC)."}

  kernel_args:
    doc: |
      Arguments of Unpooling (9).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: kernel, type: int_list(index_table), doc: "Extent of the kernel, per axis."}

  inplace_args:
    doc: |
      Arguments of ReLU (14), Add2 (31), BcAdd2 (307), Sub2 (308), Mul2 (309), Div2
      (310), Pow2 (311).
    seq:
      - {id: inplace, type: u1, valid: {max: 1}, -severity: note, doc: "Whether output and input may share memory."}

  alpha_args:
    doc: |
      Arguments of LeakyReLU (15), ELU (17), Sign (43).
    seq:
      - {id: alpha, type: f4, doc: "Factor for negative input."}

  axis_args:
    doc: |
      Arguments of Softmax (16), CReLU (19), Concatenate (74), Split (75), Stack (76),
      SoftmaxCrossEntropy (98), CategoricalCrossEntropy (99), ConfusionMatrix (117),
      BroadcastTo (184), LogSoftmax (269), ScatterAdd (315).
    seq:
      - {id: axis, type: s4, doc: "Axis to work on."}

  scale_alpha_args:
    doc: |
      Arguments of SELU (18).
    seq:
      - {id: scale, type: f4, doc: "Factor."}
      - {id: alpha, type: f4, doc: "Factor for negative input."}

  alpha_axis_args:
    doc: |
      Arguments of CELU (20).
    seq:
      - {id: alpha, type: f4, doc: "Factor for negative input."}
      - {id: axis, type: s4, doc: "Axis to work on."}

  batch_normalization_0_args:
    doc: |
      Arguments of BatchNormalization (22).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: axes, type: int_list(index_table), doc: "Axes to work on."}
      - {id: decay_rate, type: f4, doc: "Weight of the old value in running mean and variance."}
      - {id: eps, type: f4, doc: "Small number that avoids division by zero."}
      - {id: batch_stat, type: u1, valid: {max: 1}, -severity: note, doc: "Whether mean and variance of this batch are used, rather than the stored ones."}

  base_axis_update_running_mean_args:
    doc: |
      Arguments of MeanSubtraction (23).
    seq:
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: update_running_mean, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the running mean is updated."}

  axes_keep_dims_args:
    doc: |
      Arguments of Sum (24), Mean (25), Max (26), Min (27), Prod (28).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: axes, type: int_list(index_table), doc: "Axes to work on."}
      - {id: keep_dims, type: u1, valid: {max: 1}, -severity: note, doc: "Whether reduced axes are kept with length 1."}

  val_float_args:
    doc: |
      Arguments of AddScalar (37), MulScalar (38), PowScalar (39), RSubScalar (40),
      RDivScalar (41), RPowScalar (42), MinimumScalar (46), MaximumScalar (47),
      EqualScalar (60), NotEqualScalar (61), GreaterEqualScalar (62), GreaterScalar
      (63), LessEqualScalar (64), LessScalar (65), ResetNaN (238), ResetInf (239).
    seq:
      - {id: val, type: f4, doc: "The scalar."}

  val_bool_args:
    doc: |
      Arguments of LogicalAndScalar (57), LogicalOrScalar (58), LogicalXorScalar (59).
    seq:
      - {id: val, type: u1, valid: {max: 1}, -severity: note, doc: "The scalar."}

  val_shape_args:
    doc: |
      Arguments of Constant (67).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: val, type: f4, doc: "The scalar."}
      - {id: shape, type: int_list(index_table), doc: "Shape of the output."}

  transpose_a_transpose_b_args:
    doc: |
      Arguments of BatchMatmul (72).
    seq:
      - {id: transpose_a, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the first factor is transposed."}
      - {id: transpose_b, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the second factor is transposed."}

  slice_args:
    doc: |
      Arguments of Slice (77).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: start, type: int_list(index_table), doc: "Where to start."}
      - {id: stop, type: int_list(index_table), doc: "Where to stop."}
      - {id: step, type: int_list(index_table), doc: "Step."}

  axes_args:
    doc: |
      Arguments of Transpose (78), Flip (81).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: axes, type: int_list(index_table), doc: "Axes to work on."}

  shape_args:
    doc: |
      Arguments of Broadcast (79), OneHot (80), Reshape (83), ScatterNd (271).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: shape, type: int_list(index_table), doc: "Shape of the output."}

  shifts_border_mode_args:
    doc: |
      Arguments of Shift (82).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: shifts, type: int_list(index_table), doc: "Shift, per axis."}
      - {id: border_mode, type: s4, enum: shift_border_mode, valid: {any-of: ['shift_border_mode::nearest', 'shift_border_mode::reflect']}, -severity: note, doc: "What to fill the border with."}

  p_seed_args:
    doc: |
      Arguments of Dropout (86), Dropout (336).
    seq:
      - {id: p, type: f4, doc: "Probability or order."}
      - {id: seed, type: s4, doc: "Seed of random numbers; -1 for any."}

  top_k_data_0_args:
    doc: |
      Arguments of TopKData (87).
    seq:
      - {id: k, type: s4, doc: "How many."}
      - {id: abs, type: u1, valid: {max: 1}, -severity: note, doc: "Whether values are compared by magnitude."}
      - {id: reduce, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the output has only the selected elements."}
      - {id: alignment_26, size: 2, valid: '[0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}

  top_k_grad_args:
    doc: |
      Arguments of TopKGrad (88).
    seq:
      - {id: k, type: s4, doc: "How many."}
      - {id: abs, type: u1, valid: {max: 1}, -severity: note, doc: "Whether values are compared by magnitude."}
      - {id: alignment_25, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}

  rand_args:
    doc: |
      Arguments of Rand (89).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: low, type: f4, doc: "Lower bound."}
      - {id: high, type: f4, doc: "Upper bound."}
      - {id: shape, type: int_list(index_table), doc: "Shape of the output."}
      - {id: seed, type: s4, doc: "Seed of random numbers; -1 for any."}

  randint_args:
    doc: |
      Arguments of Randint (90).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: low, type: s4, doc: "Lower bound."}
      - {id: high, type: s4, doc: "Upper bound."}
      - {id: shape, type: int_list(index_table), doc: "Shape of the output."}
      - {id: seed, type: s4, doc: "Seed of random numbers; -1 for any."}

  randn_args:
    doc: |
      Arguments of Randn (91).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: mu, type: f4, doc: "Mean."}
      - {id: sigma, type: f4, doc: "Standard deviation."}
      - {id: shape, type: int_list(index_table), doc: "Shape of the output."}
      - {id: seed, type: s4, doc: "Seed of random numbers; -1 for any."}

  random_crop_args:
    doc: |
      Arguments of RandomCrop (92).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: shape, type: int_list(index_table), doc: "Shape of the output."}
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: seed, type: s4, doc: "Seed of random numbers; -1 for any."}

  random_flip_args:
    doc: |
      Arguments of RandomFlip (93).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: axes, type: int_list(index_table), doc: "Axes to work on."}
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: seed, type: s4, doc: "Seed of random numbers; -1 for any."}

  image_augmentation_args:
    doc: |
      Arguments of ImageAugmentation (95).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: shape, type: int_list(index_table), doc: "Shape of the output image."}
      - {id: pad, type: int_list(index_table), doc: "Padding of the image, per axis."}
      - {id: min_scale, type: f4, doc: "Lower bound of random scales."}
      - {id: max_scale, type: f4, doc: "Upper bound of random scales."}
      - {id: angle, type: f4, doc: "Range of random rotation, in radians."}
      - {id: aspect_ratio, type: f4, doc: "Range of random aspect ratios."}
      - {id: distortion, type: f4, doc: "Range of random distortion."}
      - {id: flip_lr, type: u1, valid: {max: 1}, -severity: note, doc: "Whether to flip left and right at random."}
      - {id: flip_ud, type: u1, valid: {max: 1}, -severity: note, doc: "Whether to flip up and down at random."}
      - {id: alignment_58, size: 2, valid: '[0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: brightness, type: f4, doc: "Range of random brightness."}
      - {id: brightness_each, type: u1, valid: {max: 1}, -severity: note, doc: "Whether brightness is drawn for each channel."}
      - {id: alignment_65, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: contrast, type: f4, doc: "Range of random contrast."}
      - {id: contrast_center, type: f4, doc: "Value around which contrast is changed."}
      - {id: contrast_each, type: u1, valid: {max: 1}, -severity: note, doc: "Whether contrast is drawn for each channel."}
      - {id: alignment_77, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: noise, type: f4, doc: "Amplitude of random noise."}
      - {id: seed, type: s4, doc: "Seed of random numbers; -1 for any."}

  delta_args:
    doc: |
      Arguments of HuberLoss (102).
    seq:
      - {id: delta, type: f4, doc: "Step or threshold."}

  epsilon_args:
    doc: |
      Arguments of EpsilonInsensitiveLoss (103).
    seq:
      - {id: epsilon, type: f4, doc: "Error below which there is no loss."}

  inq_affine_args:
    doc: |
      Arguments of INQAffine (111).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: num_bits, type: s4, doc: "Bits per weight."}
      - {id: inq_iterations, type: int_list(index_table), doc: "Iterations at which further weights are fixed."}
      - {id: selection_algorithm, type: s4, enum: selection_algorithm, valid: {any-of: ['selection_algorithm::largest_abs', 'selection_algorithm::random']}, -severity: note, doc: "Which weights are fixed first."}
      - {id: seed, type: s4, doc: "Seed of random numbers; -1 for any."}

  inq_convolution_args:
    doc: |
      Arguments of INQConvolution (112).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: pad, type: int_list(index_table), doc: "Padding on both sides, per axis."}
      - {id: stride, type: int_list(index_table), doc: "Step of the kernel, per axis."}
      - {id: dilation, type: int_list(index_table), doc: "Distance of the kernel's elements, per axis."}
      - {id: group, type: s4, doc: "Number of groups of channels."}
      - {id: num_bits, type: s4, doc: "Bits per weight."}
      - {id: inq_iterations, type: int_list(index_table), doc: "Iterations at which further weights are fixed."}
      - {id: selection_algorithm, type: s4, enum: selection_algorithm, valid: {any-of: ['selection_algorithm::largest_abs', 'selection_algorithm::random']}, -severity: note, doc: "Which weights are fixed first."}
      - {id: seed, type: s4, doc: "Seed of random numbers; -1 for any."}

  fixed_point_quantize_args:
    doc: |
      Arguments of FixedPointQuantize (113).
    seq:
      - {id: sign, type: u1, valid: {max: 1}, -severity: note, doc: "Whether values have a sign."}
      - {id: alignment_21, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: n, type: s4, doc: "Bits per value."}
      - {id: delta, type: f4, doc: "Step or threshold."}
      - {id: ste_fine_grained, type: u1, valid: {max: 1}, -severity: note, doc: "Whether gradients outside the range are zero."}

  pow2_quantize_args:
    doc: |
      Arguments of Pow2Quantize (114).
    seq:
      - {id: sign, type: u1, valid: {max: 1}, -severity: note, doc: "Whether values have a sign."}
      - {id: with_zero, type: u1, valid: {max: 1}, -severity: note, doc: "Whether zero is a separate value."}
      - {id: alignment_22, size: 2, valid: '[0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: n, type: s4, doc: "Bits per value."}
      - {id: m, type: s4, doc: "Maximum exponent."}
      - {id: ste_fine_grained, type: u1, valid: {max: 1}, -severity: note, doc: "Whether gradients outside the range are zero."}

  axis_n_args:
    doc: |
      Arguments of TopNError (115).
    seq:
      - {id: axis, type: s4, doc: "Axis to work on."}
      - {id: n, type: s4, doc: "How many."}

  base_axis_eps_args:
    doc: |
      Arguments of VATNoise (118).
    seq:
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: eps, type: f4, doc: "Length of the noise vector."}

  one_input_grad_args:
    doc: |
      Arguments of Sink (120).
    seq:
      - {id: one_input_grad, type: u1, valid: {max: 1}, -severity: note, doc: "Whether gradients start as ones."}

  clip_norm_axes_args:
    doc: |
      Arguments of ClipGradByNorm (122).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: clip_norm, type: f4, doc: "Maximum norm."}
      - {id: axes, type: int_list(index_table), doc: "Axes to work on."}

  pad_args:
    doc: |
      Arguments of Pad (123).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: pad_width, type: int_list(index_table), doc: "Padding before and after, per axis."}
      - {id: mode, type: s4, enum: pad_mode, valid: {any-of: ['pad_mode::constant', 'pad_mode::reflect', 'pad_mode::repeat']}, -severity: note, doc: "Method."}
      - {id: constant_value, type: f4, doc: "Value to fill with where the mode is constant."}

  shape_inplace_args:
    doc: |
      Arguments of Reshape (126).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: shape, type: int_list(index_table), doc: "Shape of the output."}
      - {id: inplace, type: u1, valid: {max: 1}, -severity: note, doc: "Whether output and input may share memory."}

  interpolate_0_args:
    doc: |
      Arguments of Interpolate (127).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: output_size, type: int_list(index_table), doc: "Extent of the output, per axis."}
      - {id: mode, type: s4, enum: interpolate_mode, valid: {any-of: ['interpolate_mode::nearest', 'interpolate_mode::linear']}, -severity: note, doc: "Method."}
      - {id: align_corners, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the corner cells of input and output are the same points."}

  alpha_inplace_args:
    doc: |
      Arguments of LeakyReLU (128).
    seq:
      - {id: alpha, type: f4, doc: "Factor for negative input."}
      - {id: inplace, type: u1, valid: {max: 1}, -severity: note, doc: "Whether output and input may share memory."}

  sort_args:
    doc: |
      Arguments of Sort (129).
    seq:
      - {id: axis, type: s4, doc: "Axis to work on."}
      - {id: reverse, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the order is reversed."}
      - {id: with_index, type: u1, valid: {max: 1}, -severity: note, doc: "Whether positions are an output."}
      - {id: only_index, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the positions are the only output."}

  min_args:
    doc: |
      Arguments of Min (130), Max (132).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: axes, type: int_list(index_table), doc: "Axes to work on."}
      - {id: keep_dims, type: u1, valid: {max: 1}, -severity: note, doc: "Whether reduced axes are kept with length 1."}
      - {id: with_index, type: u1, valid: {max: 1}, -severity: note, doc: "Whether positions are an output."}
      - {id: only_index, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the positions are the only output."}

  arange_args:
    doc: |
      Arguments of Arange (131).
    seq:
      - {id: start, type: f4, doc: "Where to start."}
      - {id: stop, type: f4, doc: "Where to stop."}
      - {id: step, type: f4, doc: "Step."}

  rate_args:
    doc: |
      Arguments of Prune (135).
    seq:
      - {id: rate, type: f4, doc: "Fraction of elements."}

  signal_ndim_normalized_args:
    doc: |
      Arguments of FFT (158), IFFT (159).
    seq:
      - {id: signal_ndim, type: s4, doc: "Number of axes of the signal."}
      - {id: normalized, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the transform is scaled to be unitary."}

  nms_detection2d_args:
    doc: |
      Arguments of NmsDetection2d (231).
    seq:
      - {id: thresh, type: f4, doc: "Score below which boxes are dropped."}
      - {id: nms, type: f4, doc: "Overlap from which boxes are the same."}
      - {id: nms_per_class, type: u1, valid: {max: 1}, -severity: note, doc: "Whether boxes are compared within a class only."}

  binary_weight_convolution_args:
    doc: |
      Arguments of BinaryWeightConvolution (232), BinaryConnectConvolution (233).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: pad, type: int_list(index_table), doc: "Padding on both sides, per axis."}
      - {id: stride, type: int_list(index_table), doc: "Step of the kernel, per axis."}
      - {id: dilation, type: int_list(index_table), doc: "Distance of the kernel's elements, per axis."}
      - {id: group, type: s4, doc: "Number of groups of channels."}
      - {id: quantize_zero_to, type: f4, doc: "Value that zero becomes."}

  base_axis_quantize_zero_to_args:
    doc: |
      Arguments of BinaryWeightAffine (234), BinaryConnectAffine (235).
    seq:
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: quantize_zero_to, type: f4, doc: "Value that zero becomes."}

  lstm_args:
    doc: |
      Arguments of LSTM (242), GRU (243).
    seq:
      - {id: num_layers, type: s4, doc: "Number of layers."}
      - {id: dropout, type: f4, doc: "Fraction of elements that are dropped."}
      - {id: bidirectional, type: u1, valid: {max: 1}, -severity: note, doc: "Whether it also runs backwards in time."}
      - {id: training, type: u1, valid: {max: 1}, -severity: note, doc: "Whether it is used in training."}

  rnn_args:
    doc: |
      Arguments of RNN (244).
    seq:
      - {id: num_layers, type: s4, doc: "Number of layers."}
      - {id: nonlinearity, type: s4, enum: rnn_nonlinearity, valid: {any-of: ['rnn_nonlinearity::tanh', 'rnn_nonlinearity::relu']}, -severity: note, doc: "Activation."}
      - {id: dropout, type: f4, doc: "Fraction of elements that are dropped."}
      - {id: bidirectional, type: u1, valid: {max: 1}, -severity: note, doc: "Whether it also runs backwards in time."}
      - {id: training, type: u1, valid: {max: 1}, -severity: note, doc: "Whether it is used in training."}

  random_choice_args:
    doc: |
      Arguments of RandomChoice (246).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: shape, type: int_list(index_table), doc: "Shape of the output."}
      - {id: replace, type: u1, valid: {max: 1}, -severity: note, doc: "Whether an element may be drawn again."}
      - {id: alignment_29, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: seed, type: s4, doc: "Seed of random numbers; -1 for any."}

  reps_args:
    doc: |
      Arguments of Tile (247).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: reps, type: int_list(index_table), doc: "Number of repetitions, per axis."}

  sync_batch_normalization_args:
    doc: |
      Arguments of SyncBatchNormalization (263).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: group, type: s4, enum: group, valid: {any-of: ['group::world']}, -severity: note, doc: "Group of processes."}
      - {id: axes, type: int_list(index_table), doc: "Axes to work on."}
      - {id: decay_rate, type: f4, doc: "Weight of the old value in running mean and variance."}
      - {id: eps, type: f4, doc: "Small number that avoids division by zero."}
      - {id: batch_stat, type: u1, valid: {max: 1}, -severity: note, doc: "Whether mean and variance of this batch are used, rather than the stored ones."}

  convolution_args:
    doc: |
      Arguments of Convolution (265), Deconvolution (279).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: pad, type: int_list(index_table), doc: "Padding on both sides, per axis."}
      - {id: stride, type: int_list(index_table), doc: "Step of the kernel, per axis."}
      - {id: dilation, type: int_list(index_table), doc: "Distance of the kernel's elements, per axis."}
      - {id: group, type: s4, doc: "Number of groups of channels."}
      - {id: channel_last, type: u1, valid: {max: 1}, -severity: note, doc: "Whether channels are the last axis (NHWC)."}

  average_pooling_args:
    doc: |
      Arguments of AveragePooling (267).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: kernel, type: int_list(index_table), doc: "Extent of the kernel, per axis."}
      - {id: stride, type: int_list(index_table), doc: "Step of the kernel, per axis."}
      - {id: ignore_border, type: u1, valid: {max: 1}, -severity: note, doc: "Whether a rest that does not fill a kernel is ignored."}
      - {id: alignment_37, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: pad, type: int_list(index_table), doc: "Padding on both sides, per axis."}
      - {id: channel_last, type: u1, valid: {max: 1}, -severity: note, doc: "Whether channels are the last axis (NHWC)."}
      - {id: including_pad, type: u1, valid: {max: 1}, -severity: note, doc: "Whether padding counts in the average."}

  fused_batch_normalization_args:
    doc: |
      Arguments of FusedBatchNormalization (270).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: axes, type: int_list(index_table), doc: "Axes to work on."}
      - {id: decay_rate, type: f4, doc: "Weight of the old value in running mean and variance."}
      - {id: eps, type: f4, doc: "Small number that avoids division by zero."}
      - {id: batch_stat, type: u1, valid: {max: 1}, -severity: note, doc: "Whether mean and variance of this batch are used, rather than the stored ones."}
      - {id: alignment_37, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: nonlinearity, type: s4, enum: fused_batch_normalization_nonlinearity, valid: {any-of: ['fused_batch_normalization_nonlinearity::relu']}, -severity: note, doc: "Activation."}

  min_max_quantize_0_args:
    doc: |
      Arguments of MinMaxQuantize (273).
    seq:
      - {id: decay, type: f4, doc: "Weight of the old value in a running minimum and maximum."}
      - {id: x_min_max, type: u1, valid: {max: 1}, -severity: note, doc: "Whether minimum and maximum come from the input."}
      - {id: ema, type: u1, valid: {max: 1}, -severity: note, doc: "Whether minimum and maximum are running averages."}
      - {id: ste_fine_grained, type: u1, valid: {max: 1}, -severity: note, doc: "Whether gradients outside the range are zero."}

  min_max_quantize_args:
    doc: |
      Arguments of MinMaxQuantize (274).
    seq:
      - {id: decay, type: f4, doc: "Weight of the old value in a running minimum and maximum."}
      - {id: x_min_max, type: u1, valid: {max: 1}, -severity: note, doc: "Whether minimum and maximum come from the input."}
      - {id: ema, type: u1, valid: {max: 1}, -severity: note, doc: "Whether minimum and maximum are running averages."}
      - {id: ste_fine_grained, type: u1, valid: {max: 1}, -severity: note, doc: "Whether gradients outside the range are zero."}
      - {id: alignment_27, size: 1, valid: '[0]', -severity: note, doc: "Written as zero, not read."}
      - {id: eps, type: f4, doc: "Small number that avoids division by zero."}

  patch_correlation_args:
    doc: |
      Arguments of PatchCorrelation (280).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: patch, type: int_list(index_table), doc: "Extent of a patch, per axis."}
      - {id: shift, type: int_list(index_table), doc: "Maximum shift, per axis."}
      - {id: patch_step, type: int_list(index_table), doc: "Distance of the patches, per axis."}
      - {id: shift_step, type: int_list(index_table), doc: "Distance of the shifts, per axis."}
      - {id: padding, type: int_list(index_table), doc: "Padding, per axis."}

  random_erase_1_args:
    doc: |
      Arguments of RandomErase (284).
    seq:
      - {id: prob, type: f4, doc: "Probability."}
      - {id: n, type: s4, doc: "How many."}
      - {id: share, type: u1, valid: {max: 1}, -severity: note, doc: "Whether channels share a mask."}
      - {id: inplace, type: u1, valid: {max: 1}, -severity: note, doc: "Whether output and input may share memory."}
      - {id: alignment_30, size: 2, valid: '[0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: seed, type: s4, doc: "Seed of random numbers; -1 for any."}
      - {id: channel_last, type: u1, valid: {max: 1}, -severity: note, doc: "Whether channels are the last axis (NHWC)."}

  random_erase_args:
    doc: |
      Arguments of RandomErase (285).
    seq:
      - {id: prob, type: f4, doc: "Probability."}
      - {id: n, type: s4, doc: "How many."}
      - {id: share, type: u1, valid: {max: 1}, -severity: note, doc: "Whether channels share a mask."}
      - {id: inplace, type: u1, valid: {max: 1}, -severity: note, doc: "Whether output and input may share memory."}
      - {id: alignment_30, size: 2, valid: '[0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: seed, type: s4, doc: "Seed of random numbers; -1 for any."}
      - {id: channel_last, type: u1, valid: {max: 1}, -severity: note, doc: "Whether channels are the last axis (NHWC)."}
      - {id: ste_fine_grained, type: u1, valid: {max: 1}, -severity: note, doc: "Whether gradients outside the range are zero."}

  interpolate_1_args:
    doc: |
      Arguments of Interpolate (286).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: output_size, type: int_list(index_table), doc: "Extent of the output, per axis."}
      - {id: mode, type: s4, enum: interpolate_mode, valid: {any-of: ['interpolate_mode::nearest', 'interpolate_mode::linear']}, -severity: note, doc: "Method."}
      - {id: align_corners, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the corner cells of input and output are the same points."}
      - {id: half_pixel, type: u1, valid: {max: 1}, -severity: note, doc: "Whether positions are those of pixel centres."}

  kernel_channel_last_args:
    doc: |
      Arguments of Unpooling (287).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: kernel, type: int_list(index_table), doc: "Extent of the kernel, per axis."}
      - {id: channel_last, type: u1, valid: {max: 1}, -severity: note, doc: "Whether channels are the last axis (NHWC)."}

  rand_beta_args:
    doc: |
      Arguments of RandBeta (288).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: alpha, type: f4, doc: "First parameter of the distribution."}
      - {id: beta, type: f4, doc: "Second parameter of the distribution."}
      - {id: shape, type: int_list(index_table), doc: "Shape of the output."}
      - {id: seed, type: s4, doc: "Seed of random numbers; -1 for any."}

  rand_binomial_args:
    doc: |
      Arguments of RandBinomial (289).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: n, type: s4, doc: "Number of trials."}
      - {id: p, type: f4, doc: "Probability of success."}
      - {id: shape, type: int_list(index_table), doc: "Shape of the output."}
      - {id: seed, type: s4, doc: "Seed of random numbers; -1 for any."}

  rand_gamma_args:
    doc: |
      Arguments of RandGamma (290).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: k, type: f4, doc: "Shape of the distribution."}
      - {id: theta, type: f4, doc: "Scale of the distribution."}
      - {id: shape, type: int_list(index_table), doc: "Shape of the output."}
      - {id: seed, type: s4, doc: "Seed of random numbers; -1 for any."}

  interpolate_args:
    doc: |
      Arguments of Interpolate (291).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: output_size, type: int_list(index_table), doc: "Extent of the output, per axis."}
      - {id: mode, type: s4, enum: interpolate_mode, valid: {any-of: ['interpolate_mode::nearest', 'interpolate_mode::linear']}, -severity: note, doc: "Method."}
      - {id: align_corners, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the corner cells of input and output are the same points."}
      - {id: half_pixel, type: u1, valid: {max: 1}, -severity: note, doc: "Whether positions are those of pixel centres."}
      - {id: half_pixel_for_nn, type: u1, valid: {max: 1}, -severity: note, doc: "Whether that holds for nearest-neighbour too."}
      - {id: channel_last, type: u1, valid: {max: 1}, -severity: note, doc: "Whether channels are the last axis (NHWC)."}

  deconvolution_args:
    doc: |
      Arguments of Deconvolution (292).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: pad, type: int_list(index_table), doc: "Padding on both sides, per axis."}
      - {id: stride, type: int_list(index_table), doc: "Step of the kernel, per axis."}
      - {id: dilation, type: int_list(index_table), doc: "Distance of the kernel's elements, per axis."}
      - {id: group, type: s4, doc: "Number of groups of channels."}
      - {id: channel_last, type: u1, valid: {max: 1}, -severity: note, doc: "Whether channels are the last axis (NHWC)."}
      - {id: alignment_53, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: output_padding, type: int_list(index_table), doc: "Extra extent of the output, per axis."}

  quantize_linear_args:
    doc: |
      Arguments of QuantizeLinear (293).
    seq:
      - {id: round_mode, type: s4, enum: round_mode, valid: {any-of: ['round_mode::half_away_from_zero', 'round_mode::half_to_even']}, -severity: note, doc: "How to round."}
      - {id: narrow_range, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the lowest integer is not used."}
      - {id: alignment_25, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: dtype, type: s4, doc: "Number of the element type of the output."}

  fused_convolution_0_args:
    doc: |
      Arguments of FusedConvolution (295).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: pad, type: int_list(index_table), doc: "Padding on both sides, per axis."}
      - {id: stride, type: int_list(index_table), doc: "Step of the kernel, per axis."}
      - {id: dilation, type: int_list(index_table), doc: "Distance of the kernel's elements, per axis."}
      - {id: group, type: s4, doc: "Number of groups of channels."}
      - {id: channel_last, type: u1, valid: {max: 1}, -severity: note, doc: "Whether channels are the last axis (NHWC)."}
      - {id: alignment_53, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: decay_rate, type: f4, doc: "Weight of the old value in running mean and variance."}
      - {id: eps, type: f4, doc: "Small number that avoids division by zero."}
      - {id: batch_stat, type: u1, valid: {max: 1}, -severity: note, doc: "Whether mean and variance of this batch are used, rather than the stored ones."}
      - {id: alignment_65, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: nonlinearity, type: s4, enum: fused_convolution_nonlinearity, valid: {any-of: ['fused_convolution_nonlinearity::identity', 'fused_convolution_nonlinearity::relu', 'fused_convolution_nonlinearity::sigmoid', 'fused_convolution_nonlinearity::tanh', 'fused_convolution_nonlinearity::leaky_relu', 'fused_convolution_nonlinearity::elu', 'fused_convolution_nonlinearity::relu6']}, -severity: note, doc: "Activation."}

  size_align_corners_args:
    doc: |
      Arguments of AffineGrid (296).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: size, type: int_list(index_table), doc: "Extent of the output, per axis."}
      - {id: align_corners, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the corner cells of input and output are the same points."}

  warp_by_grid_args:
    doc: |
      Arguments of WarpByGrid (297).
    seq:
      - {id: mode, type: s4, enum: warp_by_grid_mode, valid: {any-of: ['warp_by_grid_mode::linear', 'warp_by_grid_mode::nearest']}, -severity: note, doc: "Method."}
      - {id: padding_mode, type: s4, enum: padding_mode, valid: {any-of: ['padding_mode::zero', 'padding_mode::repeat', 'padding_mode::reflect']}, -severity: note, doc: "Values outside the input."}
      - {id: align_corners, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the corner cells of input and output are the same points."}
      - {id: channel_last, type: u1, valid: {max: 1}, -severity: note, doc: "Whether channels are the last axis (NHWC)."}

  axis_batch_dims_args:
    doc: |
      Arguments of Gather (303).
    seq:
      - {id: axis, type: s4, doc: "Axis to work on."}
      - {id: batch_dims, type: s4, doc: "Number of leading axes that count samples."}

  dim_eps_args:
    doc: |
      Arguments of WeightNormalization (304).
    seq:
      - {id: dim, type: s4, doc: "Axis of the outputs of the weight."}
      - {id: eps, type: f4, doc: "Small number that avoids division by zero."}

  batch_first_args:
    doc: |
      Arguments of PackPaddedSequence (305).
    seq:
      - {id: batch_first, type: u1, valid: {max: 1}, -severity: note, doc: "Whether samples come before time steps."}

  pad_packed_sequence_args:
    doc: |
      Arguments of PadPackedSequence (306).
    seq:
      - {id: batch_first, type: u1, valid: {max: 1}, -severity: note, doc: "Whether samples come before time steps."}
      - {id: alignment_21, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: padding_value, type: f4, doc: "Value to pad with."}
      - {id: total_length, type: s4, doc: "Length of the sequences after padding."}

  val_inplace_args:
    doc: |
      Arguments of AddScalar (312), MulScalar (313), PowScalar (314).
    seq:
      - {id: val, type: f4, doc: "The scalar."}
      - {id: inplace, type: u1, valid: {max: 1}, -severity: note, doc: "Whether output and input may share memory."}

  norm_normalization_args:
    doc: |
      Arguments of NormNormalization (317).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: p, type: f4, doc: "Probability or order."}
      - {id: axes, type: int_list(index_table), doc: "Axes to work on."}
      - {id: eps, type: f4, doc: "Small number that avoids division by zero."}

  norm_args:
    doc: |
      Arguments of Norm (318).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: p, type: f4, doc: "Probability or order."}
      - {id: axes, type: int_list(index_table), doc: "Axes to work on."}
      - {id: keep_dims, type: u1, valid: {max: 1}, -severity: note, doc: "Whether reduced axes are kept with length 1."}

  random_shift_args:
    doc: |
      Arguments of RandomShift (320).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: shifts, type: int_list(index_table), doc: "Shift, per axis."}
      - {id: border_mode, type: s4, enum: random_shift_border_mode, valid: {any-of: ['random_shift_border_mode::nearest', 'random_shift_border_mode::reflect', 'random_shift_border_mode::constant']}, -severity: note, doc: "What to fill the border with."}
      - {id: constant_value, type: f4, doc: "Value to fill with where the mode is constant."}
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: seed, type: s4, doc: "Seed of random numbers; -1 for any."}

  group_normalization_args:
    doc: |
      Arguments of GroupNormalization (321).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: num_groups, type: s4, doc: "Number of groups of channels."}
      - {id: channel_axis, type: s4, doc: "Axes of channels."}
      - {id: batch_axis, type: int_list(index_table), doc: "Axes that count samples."}
      - {id: eps, type: f4, doc: "Small number that avoids division by zero."}
      - {id: no_scale, type: u1, valid: {max: 1}, -severity: note, doc: "Whether there is no scale among the inputs."}
      - {id: no_bias, type: u1, valid: {max: 1}, -severity: note, doc: "Whether there is no bias among the inputs."}

  instance_normalization_args:
    doc: |
      Arguments of InstanceNormalization (322).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: channel_axis, type: s4, doc: "Axes of channels."}
      - {id: batch_axis, type: int_list(index_table), doc: "Axes that count samples."}
      - {id: eps, type: f4, doc: "Small number that avoids division by zero."}
      - {id: no_scale, type: u1, valid: {max: 1}, -severity: note, doc: "Whether there is no scale among the inputs."}
      - {id: no_bias, type: u1, valid: {max: 1}, -severity: note, doc: "Whether there is no bias among the inputs."}

  layer_normalization_args:
    doc: |
      Arguments of LayerNormalization (323).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: batch_axis, type: int_list(index_table), doc: "Axes that count samples."}
      - {id: eps, type: f4, doc: "Small number that avoids division by zero."}
      - {id: no_scale, type: u1, valid: {max: 1}, -severity: note, doc: "Whether there is no scale among the inputs."}
      - {id: no_bias, type: u1, valid: {max: 1}, -severity: note, doc: "Whether there is no bias among the inputs."}

  tensor_normalization_args:
    doc: |
      Arguments of TensorNormalization (324).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: axes, type: int_list(index_table), doc: "Axes to work on."}
      - {id: eps, type: f4, doc: "Small number that avoids division by zero."}
      - {id: no_scale, type: u1, valid: {max: 1}, -severity: note, doc: "Whether there is no scale among the inputs."}
      - {id: no_bias, type: u1, valid: {max: 1}, -severity: note, doc: "Whether there is no bias among the inputs."}

  channel_axis_eps_args:
    doc: |
      Arguments of WeightStandardization (325).
    seq:
      - {id: channel_axis, type: s4, doc: "Axes of channels."}
      - {id: eps, type: f4, doc: "Small number that avoids division by zero."}

  batch_normalization_args:
    doc: |
      Arguments of BatchNormalization (326).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: axes, type: int_list(index_table), doc: "Axes to work on."}
      - {id: decay_rate, type: f4, doc: "Weight of the old value in running mean and variance."}
      - {id: eps, type: f4, doc: "Small number that avoids division by zero."}
      - {id: batch_stat, type: u1, valid: {max: 1}, -severity: note, doc: "Whether mean and variance of this batch are used, rather than the stored ones."}
      - {id: no_scale, type: u1, valid: {max: 1}, -severity: note, doc: "Whether there is no scale among the inputs."}
      - {id: no_bias, type: u1, valid: {max: 1}, -severity: note, doc: "Whether there is no bias among the inputs."}

  stft_0_args:
    doc: |
      Arguments of STFT (327).
    seq:
      - {id: window_size, type: s4, doc: "Length of a window."}
      - {id: stride, type: s4, doc: "Distance of the windows."}
      - {id: fft_size, type: s4, doc: "Length of the transform."}
      - {id: window_type, type: s4, enum: window_type, valid: {any-of: ['window_type::hanning', 'window_type::hamming', 'window_type::rectangular']}, -severity: note, doc: "Form of a window."}
      - {id: center, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the signal is padded so that windows lie around their time."}
      - {id: alignment_37, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: pad_mode, type: s4, enum: stft_pad_mode, valid: {any-of: ['stft_pad_mode::constant', 'stft_pad_mode::reflect']}, -severity: note, doc: "How to pad."}

  istft_0_args:
    doc: |
      Arguments of ISTFT (328).
    seq:
      - {id: window_size, type: s4, doc: "Length of a window."}
      - {id: stride, type: s4, doc: "Distance of the windows."}
      - {id: fft_size, type: s4, doc: "Length of the transform."}
      - {id: window_type, type: s4, enum: window_type, valid: {any-of: ['window_type::hanning', 'window_type::hamming', 'window_type::rectangular']}, -severity: note, doc: "Form of a window."}
      - {id: center, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the signal is padded so that windows lie around their time."}

  deformable_convolution_args:
    doc: |
      Arguments of DeformableConvolution (329).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: pad, type: int_list(index_table), doc: "Padding on both sides, per axis."}
      - {id: stride, type: int_list(index_table), doc: "Step of the kernel, per axis."}
      - {id: dilation, type: int_list(index_table), doc: "Distance of the kernel's elements, per axis."}
      - {id: group, type: s4, doc: "Number of groups of channels."}
      - {id: deformable_group, type: s4, doc: "Number of groups of offsets."}
      - {id: channel_last, type: u1, valid: {max: 1}, -severity: note, doc: "Whether channels are the last axis (NHWC)."}

  spectral_norm_0_args:
    doc: |
      Arguments of SpectralNorm (330).
    seq:
      - {id: dim, type: s4, doc: "Axis of the outputs of the weight."}
      - {id: itr, type: s4, doc: "Number of power iterations."}
      - {id: eps, type: f4, doc: "Small number that avoids division by zero."}
      - {id: test, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the stored vector is not updated."}

  cumsum_args:
    doc: |
      Arguments of CumSum (331), CumProd (332).
    seq:
      - {id: axis, type: s4, doc: "Axis to work on."}
      - {id: exclusive, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the element itself is excluded."}
      - {id: reverse, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the order is reversed."}

  right_args:
    doc: |
      Arguments of SearchSorted (333).
    seq:
      - {id: right, type: u1, valid: {max: 1}, -severity: note, doc: "Whether to insert after equal elements."}

  ij_indexing_args:
    doc: |
      Arguments of Meshgrid (334).
    seq:
      - {id: ij_indexing, type: u1, valid: {max: 1}, -severity: note, doc: "Whether axes are in matrix order."}

  beta_args:
    doc: |
      Arguments of SoftPlus (335).
    seq:
      - {id: beta, type: f4, doc: "Steepness."}

  spectral_norm_args:
    doc: |
      Arguments of SpectralNorm (337).
    seq:
      - {id: dim, type: s4, doc: "Axis of the outputs of the weight."}
      - {id: itr, type: s4, doc: "Number of power iterations."}
      - {id: eps, type: f4, doc: "Small number that avoids division by zero."}
      - {id: test, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the stored vector is not updated."}
      - {id: output_u, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the singular vector is an output."}

  roi_align_args:
    doc: |
      Arguments of RoiAlign (338).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: output_size, type: int_list(index_table), doc: "Extent of the output, per axis."}
      - {id: sampling_ratio, type: s4, doc: "Number of samples per bin and axis."}
      - {id: channel_last, type: u1, valid: {max: 1}, -severity: note, doc: "Whether channels are the last axis (NHWC)."}

  value_args:
    doc: |
      Arguments of BoolFill (341).
    seq:
      - {id: value, type: f4, doc: "Value to fill with."}

  shape_add_args:
    doc: |
      Arguments of ScatterNd (342).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: shape, type: int_list(index_table), doc: "Shape of the output."}
      - {id: add, type: u1, valid: {max: 1}, -severity: note, doc: "Whether values for the same position are added, rather than the last one kept."}

  linspace_args:
    doc: |
      Arguments of Linspace (343).
    seq:
      - {id: start, type: f4, doc: "Where to start."}
      - {id: stop, type: f4, doc: "Where to stop."}
      - {id: num, type: s4, doc: "Number of values."}

  stft_args:
    doc: |
      Arguments of STFT (344).
    seq:
      - {id: window_size, type: s4, doc: "Length of a window."}
      - {id: stride, type: s4, doc: "Distance of the windows."}
      - {id: fft_size, type: s4, doc: "Length of the transform."}
      - {id: window_type, type: s4, enum: window_type, valid: {any-of: ['window_type::hanning', 'window_type::hamming', 'window_type::rectangular']}, -severity: note, doc: "Form of a window."}
      - {id: center, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the signal is padded so that windows lie around their time."}
      - {id: alignment_37, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: pad_mode, type: s4, enum: stft_pad_mode, valid: {any-of: ['stft_pad_mode::constant', 'stft_pad_mode::reflect']}, -severity: note, doc: "How to pad."}
      - {id: as_istft_backward, type: u1, valid: {max: 1}, -severity: note, doc: "Whether this is the gradient of ISTFT."}

  istft_args:
    doc: |
      Arguments of ISTFT (345).
    seq:
      - {id: window_size, type: s4, doc: "Length of a window."}
      - {id: stride, type: s4, doc: "Distance of the windows."}
      - {id: fft_size, type: s4, doc: "Length of the transform."}
      - {id: window_type, type: s4, enum: window_type, valid: {any-of: ['window_type::hanning', 'window_type::hamming', 'window_type::rectangular']}, -severity: note, doc: "Form of a window."}
      - {id: center, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the signal is padded so that windows lie around their time."}
      - {id: alignment_37, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: pad_mode, type: s4, enum: stft_pad_mode, valid: {any-of: ['stft_pad_mode::constant', 'stft_pad_mode::reflect']}, -severity: note, doc: "How to pad."}
      - {id: as_stft_backward, type: u1, valid: {max: 1}, -severity: note, doc: "Whether this is the gradient of STFT."}

  fused_convolution_args:
    doc: |
      Arguments of FusedConvolution (346).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: pad, type: int_list(index_table), doc: "Padding on both sides, per axis."}
      - {id: stride, type: int_list(index_table), doc: "Step of the kernel, per axis."}
      - {id: dilation, type: int_list(index_table), doc: "Distance of the kernel's elements, per axis."}
      - {id: group, type: s4, doc: "Number of groups of channels."}
      - {id: channel_last, type: u1, valid: {max: 1}, -severity: note, doc: "Whether channels are the last axis (NHWC)."}
      - {id: alignment_53, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: decay_rate, type: f4, doc: "Weight of the old value in running mean and variance."}
      - {id: eps, type: f4, doc: "Small number that avoids division by zero."}
      - {id: batch_stat, type: u1, valid: {max: 1}, -severity: note, doc: "Whether mean and variance of this batch are used, rather than the stored ones."}
      - {id: alignment_65, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: nonlinearity, type: s4, enum: fused_convolution_nonlinearity, valid: {any-of: ['fused_convolution_nonlinearity::identity', 'fused_convolution_nonlinearity::relu', 'fused_convolution_nonlinearity::sigmoid', 'fused_convolution_nonlinearity::tanh', 'fused_convolution_nonlinearity::leaky_relu', 'fused_convolution_nonlinearity::elu', 'fused_convolution_nonlinearity::relu6']}, -severity: note, doc: "Activation."}
      - {id: pad_mode, type: s4, enum: fused_convolution_pad_mode, valid: {any-of: ['fused_convolution_pad_mode::constant', 'fused_convolution_pad_mode::reflect', 'fused_convolution_pad_mode::repeat']}, -severity: note, doc: "How to pad."}
      - {id: constant_value, type: f4, doc: "Value to fill with where the mode is constant."}

  upper_args:
    doc: |
      Arguments of BatchCholesky (347).
    seq:
      - {id: upper, type: u1, valid: {max: 1}, -severity: note, doc: "Whether to use the upper triangle."}

  start_end_args:
    doc: |
      Arguments of Shape (348).
    seq:
      - {id: start, type: s4, doc: "Where to start."}
      - {id: end, type: s4, doc: "Axis before which to end."}

  top_k_data_args:
    doc: |
      Arguments of TopKData (350).
    seq:
      - {id: k, type: s4, doc: "How many."}
      - {id: abs, type: u1, valid: {max: 1}, -severity: note, doc: "Whether values are compared by magnitude."}
      - {id: reduce, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the output has only the selected elements."}
      - {id: alignment_26, size: 2, valid: '[0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: base_axis, type: s4, doc: "Axis where a sample begins; those before it count samples."}
      - {id: largest, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the largest are selected, rather than the smallest."}
      - {id: with_index, type: u1, valid: {max: 1}, -severity: note, doc: "Whether positions are an output."}

  onnx_resize_args:
    doc: |
      Arguments of ONNXResize (352).
    params:
      - {id: index_table, type: 'nnb_block_offset[]', doc: The file's index table.}
    seq:
      - {id: sizes, type: int_list(index_table), doc: "Extent of the output, per axis."}
      - {id: mode, type: s4, enum: onnx_resize_mode, valid: {any-of: ['onnx_resize_mode::nearest', 'onnx_resize_mode::linear', 'onnx_resize_mode::cubic']}, -severity: note, doc: "Method."}
      - {id: coordinate_transformation_mode, type: s4, enum: coordinate_transformation_mode, valid: {any-of: ['coordinate_transformation_mode::half_pixel', 'coordinate_transformation_mode::pytorch_half_pixel', 'coordinate_transformation_mode::align_corners', 'coordinate_transformation_mode::asymmetric', 'coordinate_transformation_mode::tf_crop_and_resize']}, -severity: note, doc: "How a position in the output becomes one in the input."}
      - {id: cubic_coeff_a, type: f4, doc: "Coefficient of cubic interpolation."}
      - {id: exclude_outside, type: s4, doc: "Whether weights outside the input are zero."}
      - {id: extrapolation_value, type: f4, doc: "Value outside the input."}
      - {id: nearest_mode, type: s4, enum: nearest_mode, valid: {any-of: ['nearest_mode::round_prefer_floor', 'nearest_mode::round_prefer_ceil', 'nearest_mode::floor', 'nearest_mode::ceil']}, -severity: note, doc: "How nearest-neighbour rounds positions."}

  onnx_non_max_suppression_args:
    doc: |
      Arguments of ONNXNonMaxSuppression (353).
    seq:
      - {id: center_point_box, type: s4, doc: "Form of a box: 0 two corners, 1 centre and size."}
      - {id: max_output_boxes_per_class, type: s4, doc: "Maximum number of boxes per class."}
      - {id: iou_threshold, type: f4, doc: "Overlap from which boxes are the same."}
      - {id: score_threshold, type: f4, doc: "Score below which boxes are dropped."}

  k_args:
    doc: |
      Arguments of EyeLike (354).
    seq:
      - {id: k, type: s4, doc: "How many."}

  fmod_args:
    doc: |
      Arguments of Mod2 (355).
    seq:
      - {id: fmod, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the remainder takes the sign of the dividend."}

  direction_args:
    doc: |
      Arguments of BitShift (356).
    seq:
      - {id: direction, type: s4, enum: direction, valid: {any-of: ['direction::left', 'direction::right']}, -severity: note, doc: "Direction to shift in."}

  unique_args:
    doc: |
      Arguments of Unique (358).
    seq:
      - {id: flatten, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the input is flattened first."}
      - {id: alignment_21, size: 3, valid: '[0, 0, 0]', -severity: note, doc: "Written as zero, not read."}
      - {id: axis, type: s4, doc: "Axis to work on."}
      - {id: sorted, type: u1, valid: {max: 1}, -severity: note, doc: "Whether the output is sorted."}
      - {id: with_index, type: u1, valid: {max: 1}, -severity: note, doc: "Whether positions are an output."}
      - {id: with_inverse, type: u1, valid: {max: 1}, -severity: note, doc: "Whether positions in the result are an output."}
      - {id: with_counts, type: u1, valid: {max: 1}, -severity: note, doc: "Whether counts are an output."}

  equation_args:
    doc: |
      Arguments of Einsum (359).
    seq:
      - {id: equation, type: s4, doc: "Equation as a number; upstream has no list of texts for it."}

  k_upper_args:
    doc: |
      Arguments of Trilu (360).
    seq:
      - {id: k, type: s4, doc: "Diagonal from which to cut."}
      - {id: upper, type: u1, valid: {max: 1}, -severity: note, doc: "Whether to use the upper triangle."}

enums:
  function_id:
    0: {id: affine, -orig-id: Affine}
    1: {id: convolution_0, -orig-id: Convolution, doc: Old form.}
    2: {id: depthwise_convolution, -orig-id: DepthwiseConvolution}
    3: {id: deconvolution_0, -orig-id: Deconvolution, doc: Old form.}
    4: {id: depthwise_deconvolution, -orig-id: DepthwiseDeconvolution}
    5: {id: max_pooling_0, -orig-id: MaxPooling, doc: Old form.}
    6: {id: average_pooling_0, -orig-id: AveragePooling, doc: Old form.}
    7: {id: global_average_pooling, -orig-id: GlobalAveragePooling}
    8: {id: sum_pooling_0, -orig-id: SumPooling, doc: Old form.}
    9: {id: unpooling_0, -orig-id: Unpooling, doc: Old form.}
    10: {id: embed, -orig-id: Embed}
    11: {id: sigmoid, -orig-id: Sigmoid}
    12: {id: swish, -orig-id: Swish}
    13: {id: tanh, -orig-id: Tanh}
    14: {id: relu, -orig-id: ReLU}
    15: {id: leaky_relu_0, -orig-id: LeakyReLU, doc: Old form.}
    16: {id: softmax, -orig-id: Softmax}
    17: {id: elu, -orig-id: ELU}
    18: {id: selu, -orig-id: SELU}
    19: {id: crelu, -orig-id: CReLU}
    20: {id: celu, -orig-id: CELU}
    21: {id: prelu, -orig-id: PReLU}
    22: {id: batch_normalization_0, -orig-id: BatchNormalization, doc: Old form.}
    23: {id: mean_subtraction, -orig-id: MeanSubtraction}
    24: {id: sum, -orig-id: Sum}
    25: {id: mean, -orig-id: Mean}
    26: {id: max_0, -orig-id: Max, doc: Old form.}
    27: {id: min_0, -orig-id: Min, doc: Old form.}
    28: {id: prod, -orig-id: Prod}
    29: {id: reduce_sum, -orig-id: ReduceSum}
    30: {id: reduce_mean, -orig-id: ReduceMean}
    31: {id: add2, -orig-id: Add2}
    32: {id: bc_add2_0, -orig-id: BcAdd2, doc: Old form.}
    33: {id: sub2_0, -orig-id: Sub2, doc: Old form.}
    34: {id: mul2_0, -orig-id: Mul2, doc: Old form.}
    35: {id: div2_0, -orig-id: Div2, doc: Old form.}
    36: {id: pow2_0, -orig-id: Pow2, doc: Old form.}
    37: {id: add_scalar_0, -orig-id: AddScalar, doc: Old form.}
    38: {id: mul_scalar_0, -orig-id: MulScalar, doc: Old form.}
    39: {id: pow_scalar_0, -orig-id: PowScalar, doc: Old form.}
    40: {id: r_sub_scalar, -orig-id: RSubScalar}
    41: {id: r_div_scalar, -orig-id: RDivScalar}
    42: {id: r_pow_scalar, -orig-id: RPowScalar}
    43: {id: sign, -orig-id: Sign}
    44: {id: minimum2, -orig-id: Minimum2}
    45: {id: maximum2, -orig-id: Maximum2}
    46: {id: minimum_scalar, -orig-id: MinimumScalar}
    47: {id: maximum_scalar, -orig-id: MaximumScalar}
    48: {id: logical_and, -orig-id: LogicalAnd}
    49: {id: logical_or, -orig-id: LogicalOr}
    50: {id: logical_xor, -orig-id: LogicalXor}
    51: {id: equal, -orig-id: Equal}
    52: {id: not_equal, -orig-id: NotEqual}
    53: {id: greater_equal, -orig-id: GreaterEqual}
    54: {id: greater, -orig-id: Greater}
    55: {id: less_equal, -orig-id: LessEqual}
    56: {id: less, -orig-id: Less}
    57: {id: logical_and_scalar, -orig-id: LogicalAndScalar}
    58: {id: logical_or_scalar, -orig-id: LogicalOrScalar}
    59: {id: logical_xor_scalar, -orig-id: LogicalXorScalar}
    60: {id: equal_scalar, -orig-id: EqualScalar}
    61: {id: not_equal_scalar, -orig-id: NotEqualScalar}
    62: {id: greater_equal_scalar, -orig-id: GreaterEqualScalar}
    63: {id: greater_scalar, -orig-id: GreaterScalar}
    64: {id: less_equal_scalar, -orig-id: LessEqualScalar}
    65: {id: less_scalar, -orig-id: LessScalar}
    66: {id: logical_not, -orig-id: LogicalNot}
    67: {id: constant, -orig-id: Constant}
    68: {id: abs, -orig-id: Abs}
    69: {id: exp, -orig-id: Exp}
    70: {id: log, -orig-id: Log}
    71: {id: identity, -orig-id: Identity}
    72: {id: batch_matmul, -orig-id: BatchMatmul}
    73: {id: round, -orig-id: Round}
    74: {id: concatenate, -orig-id: Concatenate}
    75: {id: split, -orig-id: Split}
    76: {id: stack, -orig-id: Stack}
    77: {id: slice, -orig-id: Slice}
    78: {id: transpose, -orig-id: Transpose}
    79: {id: broadcast, -orig-id: Broadcast}
    80: {id: one_hot, -orig-id: OneHot}
    81: {id: flip, -orig-id: Flip}
    82: {id: shift, -orig-id: Shift}
    83: {id: reshape_0, -orig-id: Reshape, doc: Old form.}
    84: {id: matrix_diag, -orig-id: MatrixDiag}
    85: {id: matrix_diag_part, -orig-id: MatrixDiagPart}
    86: {id: dropout_0, -orig-id: Dropout, doc: Old form.}
    87: {id: top_k_data_0, -orig-id: TopKData, doc: Old form.}
    88: {id: top_k_grad, -orig-id: TopKGrad}
    89: {id: rand, -orig-id: Rand}
    90: {id: randint, -orig-id: Randint}
    91: {id: randn, -orig-id: Randn}
    92: {id: random_crop, -orig-id: RandomCrop}
    93: {id: random_flip, -orig-id: RandomFlip}
    94: {id: random_shift_0, -orig-id: RandomShift, doc: "Old form that no reader supports; the layout of its arguments is unknown."}
    95: {id: image_augmentation, -orig-id: ImageAugmentation}
    96: {id: sigmoid_cross_entropy, -orig-id: SigmoidCrossEntropy}
    97: {id: binary_cross_entropy, -orig-id: BinaryCrossEntropy}
    98: {id: softmax_cross_entropy, -orig-id: SoftmaxCrossEntropy}
    99: {id: categorical_cross_entropy, -orig-id: CategoricalCrossEntropy}
    100: {id: squared_error, -orig-id: SquaredError}
    101: {id: absolute_error, -orig-id: AbsoluteError}
    102: {id: huber_loss, -orig-id: HuberLoss}
    103: {id: epsilon_insensitive_loss, -orig-id: EpsilonInsensitiveLoss}
    104: {id: kl_multinomial, -orig-id: KLMultinomial}
    105: {id: binary_sigmoid, -orig-id: BinarySigmoid}
    106: {id: binary_tanh, -orig-id: BinaryTanh}
    107: {id: binary_connect_affine_0, -orig-id: BinaryConnectAffine, doc: Old form.}
    108: {id: binary_connect_convolution_0, -orig-id: BinaryConnectConvolution, doc: Old form.}
    109: {id: binary_weight_affine_0, -orig-id: BinaryWeightAffine, doc: Old form.}
    110: {id: binary_weight_convolution_0, -orig-id: BinaryWeightConvolution, doc: Old form.}
    111: {id: inq_affine, -orig-id: INQAffine}
    112: {id: inq_convolution, -orig-id: INQConvolution}
    113: {id: fixed_point_quantize, -orig-id: FixedPointQuantize}
    114: {id: pow2_quantize, -orig-id: Pow2Quantize}
    115: {id: top_n_error, -orig-id: TopNError}
    116: {id: binary_error, -orig-id: BinaryError}
    117: {id: confusion_matrix, -orig-id: ConfusionMatrix}
    118: {id: vat_noise, -orig-id: VATNoise}
    119: {id: unlink, -orig-id: Unlink}
    120: {id: sink, -orig-id: Sink}
    121: {id: clip_grad_by_value, -orig-id: ClipGradByValue}
    122: {id: clip_grad_by_norm, -orig-id: ClipGradByNorm}
    123: {id: pad, -orig-id: Pad}
    124: {id: ceil, -orig-id: Ceil}
    125: {id: floor, -orig-id: Floor}
    126: {id: reshape, -orig-id: Reshape}
    127: {id: interpolate_0, -orig-id: Interpolate, doc: Old form.}
    128: {id: leaky_relu, -orig-id: LeakyReLU}
    129: {id: sort, -orig-id: Sort}
    130: {id: min, -orig-id: Min}
    131: {id: arange, -orig-id: Arange}
    132: {id: max, -orig-id: Max}
    135: {id: prune, -orig-id: Prune}
    158: {id: fft, -orig-id: FFT}
    159: {id: ifft, -orig-id: IFFT}
    173: {id: sin, -orig-id: Sin}
    174: {id: cos, -orig-id: Cos}
    175: {id: tan, -orig-id: Tan}
    176: {id: sinh, -orig-id: Sinh}
    177: {id: cosh, -orig-id: Cosh}
    178: {id: asin, -orig-id: ASin}
    179: {id: acos, -orig-id: ACos}
    180: {id: atan, -orig-id: ATan}
    181: {id: asinh, -orig-id: ASinh}
    182: {id: acosh, -orig-id: ACosh}
    183: {id: atanh, -orig-id: ATanh}
    184: {id: broadcast_to, -orig-id: BroadcastTo}
    231: {id: nms_detection2d, -orig-id: NmsDetection2d}
    232: {id: binary_weight_convolution, -orig-id: BinaryWeightConvolution}
    233: {id: binary_connect_convolution, -orig-id: BinaryConnectConvolution}
    234: {id: binary_weight_affine, -orig-id: BinaryWeightAffine}
    235: {id: binary_connect_affine, -orig-id: BinaryConnectAffine}
    236: {id: isnan, -orig-id: IsNaN}
    237: {id: isinf, -orig-id: IsInf}
    238: {id: reset_nan, -orig-id: ResetNaN}
    239: {id: reset_inf, -orig-id: ResetInf}
    240: {id: where, -orig-id: Where}
    241: {id: atan2, -orig-id: ATan2}
    242: {id: lstm, -orig-id: LSTM}
    243: {id: gru, -orig-id: GRU}
    244: {id: rnn, -orig-id: RNN}
    245: {id: gelu, -orig-id: GELU}
    246: {id: random_choice, -orig-id: RandomChoice}
    247: {id: tile, -orig-id: Tile}
    248: {id: assign, -orig-id: Assign}
    249: {id: hard_sigmoid_0, -orig-id: HardSigmoid, doc: Old form.}
    250: {id: hard_tanh_0, -orig-id: HardTanh, doc: "Old form that no reader supports; the layout of its arguments is unknown."}
    251: {id: log_sigmoid, -orig-id: LogSigmoid}
    252: {id: softplus_0, -orig-id: SoftPlus, doc: "Old form that no reader supports; the layout of its arguments is unknown."}
    253: {id: softsign, -orig-id: SoftSign}
    254: {id: tanh_shrink, -orig-id: TanhShrink}
    255: {id: sinc, -orig-id: Sinc}
    256: {id: relu6, -orig-id: ReLU6}
    259: {id: hard_sigmoid, -orig-id: HardSigmoid}
    260: {id: hard_tanh_1, -orig-id: HardTanh, doc: "Old form that no reader supports; the layout of its arguments is unknown."}
    261: {id: hard_tanh, -orig-id: HardTanh}
    262: {id: softplus_1, -orig-id: SoftPlus, doc: Old form.}
    263: {id: sync_batch_normalization, -orig-id: SyncBatchNormalization}
    264: {id: gather_nd, -orig-id: GatherNd}
    265: {id: convolution, -orig-id: Convolution}
    266: {id: max_pooling, -orig-id: MaxPooling}
    267: {id: average_pooling, -orig-id: AveragePooling}
    268: {id: sum_pooling, -orig-id: SumPooling}
    269: {id: log_softmax, -orig-id: LogSoftmax}
    270: {id: fused_batch_normalization, -orig-id: FusedBatchNormalization}
    271: {id: scatter_nd_0, -orig-id: ScatterNd, doc: Old form.}
    272: {id: max_pooling_backward, -orig-id: MaxPoolingBackward}
    273: {id: min_max_quantize_0, -orig-id: MinMaxQuantize, doc: Old form.}
    274: {id: min_max_quantize, -orig-id: MinMaxQuantize}
    275: {id: batch_inv, -orig-id: BatchInv}
    276: {id: batch_det, -orig-id: BatchDet}
    277: {id: warp_by_flow, -orig-id: WarpByFlow}
    278: {id: adaptive_separable_convolution, -orig-id: AdaptiveSeparableConvolution}
    279: {id: deconvolution_1, -orig-id: Deconvolution, doc: Old form.}
    280: {id: patch_correlation, -orig-id: PatchCorrelation}
    281: {id: add_n, -orig-id: AddN}
    282: {id: mul_n, -orig-id: MulN}
    283: {id: random_erase_0, -orig-id: RandomErase, doc: "Old form that no reader supports; the layout of its arguments is unknown."}
    284: {id: random_erase_1, -orig-id: RandomErase, doc: Old form.}
    285: {id: random_erase, -orig-id: RandomErase}
    286: {id: interpolate_1, -orig-id: Interpolate, doc: Old form.}
    287: {id: unpooling, -orig-id: Unpooling}
    288: {id: rand_beta, -orig-id: RandBeta}
    289: {id: rand_binomial, -orig-id: RandBinomial}
    290: {id: rand_gamma, -orig-id: RandGamma}
    291: {id: interpolate, -orig-id: Interpolate}
    292: {id: deconvolution, -orig-id: Deconvolution}
    293: {id: quantize_linear, -orig-id: QuantizeLinear}
    294: {id: dequantize_linear, -orig-id: DequantizeLinear}
    295: {id: fused_convolution_0, -orig-id: FusedConvolution, doc: Old form.}
    296: {id: affine_grid, -orig-id: AffineGrid}
    297: {id: warp_by_grid, -orig-id: WarpByGrid}
    298: {id: mish, -orig-id: Mish}
    302: {id: gather_0, -orig-id: Gather, doc: "Old form that no reader supports; the layout of its arguments is unknown."}
    303: {id: gather, -orig-id: Gather}
    304: {id: weight_normalization, -orig-id: WeightNormalization}
    305: {id: pack_padded_sequence, -orig-id: PackPaddedSequence}
    306: {id: pad_packed_sequence, -orig-id: PadPackedSequence}
    307: {id: bc_add2, -orig-id: BcAdd2}
    308: {id: sub2, -orig-id: Sub2}
    309: {id: mul2, -orig-id: Mul2}
    310: {id: div2, -orig-id: Div2}
    311: {id: pow2, -orig-id: Pow2}
    312: {id: add_scalar, -orig-id: AddScalar}
    313: {id: mul_scalar, -orig-id: MulScalar}
    314: {id: pow_scalar, -orig-id: PowScalar}
    315: {id: scatter_add, -orig-id: ScatterAdd}
    317: {id: norm_normalization, -orig-id: NormNormalization}
    318: {id: norm, -orig-id: Norm}
    319: {id: batch_logdet, -orig-id: BatchLogdet}
    320: {id: random_shift, -orig-id: RandomShift}
    321: {id: group_normalization, -orig-id: GroupNormalization}
    322: {id: instance_normalization, -orig-id: InstanceNormalization}
    323: {id: layer_normalization, -orig-id: LayerNormalization}
    324: {id: tensor_normalization, -orig-id: TensorNormalization}
    325: {id: weight_standardization, -orig-id: WeightStandardization}
    326: {id: batch_normalization, -orig-id: BatchNormalization}
    327: {id: stft_0, -orig-id: STFT, doc: Old form.}
    328: {id: istft_0, -orig-id: ISTFT, doc: Old form.}
    329: {id: deformable_convolution, -orig-id: DeformableConvolution}
    330: {id: spectral_norm_0, -orig-id: SpectralNorm, doc: Old form.}
    331: {id: cumsum, -orig-id: CumSum}
    332: {id: cumprod, -orig-id: CumProd}
    333: {id: searchsorted, -orig-id: SearchSorted}
    334: {id: meshgrid, -orig-id: Meshgrid}
    335: {id: softplus, -orig-id: SoftPlus}
    336: {id: dropout, -orig-id: Dropout}
    337: {id: spectral_norm, -orig-id: SpectralNorm}
    338: {id: roi_align, -orig-id: RoiAlign}
    339: {id: bool_gather, -orig-id: BoolGather}
    340: {id: bool_scatter, -orig-id: BoolScatter}
    341: {id: bool_fill, -orig-id: BoolFill}
    342: {id: scatter_nd, -orig-id: ScatterNd}
    343: {id: linspace, -orig-id: Linspace}
    344: {id: stft, -orig-id: STFT}
    345: {id: istft, -orig-id: ISTFT}
    346: {id: fused_convolution, -orig-id: FusedConvolution}
    347: {id: batch_cholesky, -orig-id: BatchCholesky}
    348: {id: shape, -orig-id: Shape}
    349: {id: erf, -orig-id: Erf}
    350: {id: top_k_data, -orig-id: TopKData}
    351: {id: nonzero, -orig-id: NonZero}
    352: {id: onnx_resize, -orig-id: ONNXResize}
    353: {id: onnx_non_max_suppression, -orig-id: ONNXNonMaxSuppression}
    354: {id: eye_like, -orig-id: EyeLike}
    355: {id: mod2, -orig-id: Mod2}
    356: {id: bit_shift, -orig-id: BitShift}
    358: {id: unique, -orig-id: Unique}
    359: {id: einsum, -orig-id: Einsum}
    360: {id: trilu, -orig-id: Trilu}
  shift_border_mode:
    0: {id: nearest, -orig-id: nearest}
    1: {id: reflect, -orig-id: reflect}
  selection_algorithm:
    0: {id: largest_abs, -orig-id: largest_abs}
    1: {id: random, -orig-id: random}
  pad_mode:
    0: {id: constant, -orig-id: constant}
    1: {id: reflect, -orig-id: reflect}
    2: {id: repeat, -orig-id: repeat}
  interpolate_mode:
    0: {id: nearest, -orig-id: nearest}
    1: {id: linear, -orig-id: linear}
  rnn_nonlinearity:
    0: {id: tanh, -orig-id: tanh}
    1: {id: relu, -orig-id: relu}
  group:
    0: {id: world, -orig-id: world}
  fused_batch_normalization_nonlinearity:
    0: {id: relu, -orig-id: relu}
  round_mode:
    0: {id: half_away_from_zero, -orig-id: HALF_AWAY_FROM_ZERO}
    1: {id: half_to_even, -orig-id: HALF_TO_EVEN}
  fused_convolution_nonlinearity:
    0: {id: identity, -orig-id: identity}
    1: {id: relu, -orig-id: relu}
    2: {id: sigmoid, -orig-id: sigmoid}
    3: {id: tanh, -orig-id: tanh}
    4: {id: leaky_relu, -orig-id: leaky_relu}
    5: {id: elu, -orig-id: elu}
    6: {id: relu6, -orig-id: relu6}
  warp_by_grid_mode:
    0: {id: linear, -orig-id: linear}
    1: {id: nearest, -orig-id: nearest}
  padding_mode:
    0: {id: zero, -orig-id: zero}
    1: {id: repeat, -orig-id: repeat}
    2: {id: reflect, -orig-id: reflect}
  random_shift_border_mode:
    0: {id: nearest, -orig-id: nearest}
    1: {id: reflect, -orig-id: reflect}
    2: {id: constant, -orig-id: constant}
  window_type:
    0: {id: hanning, -orig-id: hanning}
    1: {id: hamming, -orig-id: hamming}
    2: {id: rectangular, -orig-id: rectangular}
  stft_pad_mode:
    0: {id: constant, -orig-id: constant}
    1: {id: reflect, -orig-id: reflect}
  fused_convolution_pad_mode:
    0: {id: constant, -orig-id: constant}
    1: {id: reflect, -orig-id: reflect}
    2: {id: repeat, -orig-id: repeat}
  onnx_resize_mode:
    0: {id: nearest, -orig-id: nearest}
    1: {id: linear, -orig-id: linear}
    2: {id: cubic, -orig-id: cubic}
  coordinate_transformation_mode:
    0: {id: half_pixel, -orig-id: half_pixel}
    1: {id: pytorch_half_pixel, -orig-id: pytorch_half_pixel}
    2: {id: align_corners, -orig-id: align_corners}
    3: {id: asymmetric, -orig-id: asymmetric}
    4: {id: tf_crop_and_resize, -orig-id: tf_crop_and_resize}
  nearest_mode:
    0: {id: round_prefer_floor, -orig-id: round_prefer_floor}
    1: {id: round_prefer_ceil, -orig-id: round_prefer_ceil}
    2: {id: floor, -orig-id: floor}
    3: {id: ceil, -orig-id: ceil}
  direction:
    0: {id: left, -orig-id: LEFT}
    1: {id: right, -orig-id: RIGHT}
