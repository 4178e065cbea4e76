/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "nnb_functions.h"

#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

static const ks_rule rule_nnb_functions_id = {
    "nnb_functions.id", "the number of a function whose arguments are known: 0 to 93, 95 to 132, 135, 158 to 159, 173 to 184, 231 to 249, 251, 253 to 256, 259, 261 to 282, 284 to 298, 303 to 315, 317 to 356, 358 to 360", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_inputs_block = {
    "nnb_functions.inputs_block", "at least 0 and at most index_table.size - 1", KS_BAD_REFERENCE, false};
static const ks_rule rule_nnb_functions_inputs_in_block = {
    "nnb_functions.inputs_in_block", "a list that ends before the next block begins", KS_BAD_SIZE, true};
static const ks_rule rule_nnb_functions_outputs_block = {
    "nnb_functions.outputs_block", "at least 0 and at most index_table.size - 1", KS_BAD_REFERENCE, false};
static const ks_rule rule_nnb_functions_outputs_in_block = {
    "nnb_functions.outputs_in_block", "a list that ends before the next block begins", KS_BAD_SIZE, true};
static const ks_rule rule_nnb_functions_record_in_block = {
    "nnb_functions.record_in_block", "a record that ends before the next block begins", KS_BAD_SIZE, true};
static const ks_rule rule_nnb_functions_int_list_block = {
    "int_list.block", "at least 0 and at most index_table.size - 1", KS_BAD_REFERENCE, false};
static const ks_rule rule_nnb_functions_int_list_list_in_block = {
    "int_list.list_in_block", "a list that ends before the next block begins", KS_BAD_SIZE, true};
static const ks_rule rule_nnb_functions_max_pooling_0_args_ignore_border = {
    "max_pooling_0_args.ignore_border", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_max_pooling_0_args_alignment_37 = {
    "max_pooling_0_args.alignment_37", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_max_pooling_args_ignore_border = {
    "max_pooling_args.ignore_border", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_max_pooling_args_alignment_37 = {
    "max_pooling_args.alignment_37", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_max_pooling_args_channel_last = {
    "max_pooling_args.channel_last", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_inplace_args_inplace = {
    "inplace_args.inplace", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_batch_normalization_0_args_batch_stat = {
    "batch_normalization_0_args.batch_stat", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_base_axis_update_running_mean_args_update_running_mean = {
    "base_axis_update_running_mean_args.update_running_mean", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_axes_keep_dims_args_keep_dims = {
    "axes_keep_dims_args.keep_dims", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_val_bool_args_val = {
    "val_bool_args.val", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_transpose_a_transpose_b_args_transpose_a = {
    "transpose_a_transpose_b_args.transpose_a", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_transpose_a_transpose_b_args_transpose_b = {
    "transpose_a_transpose_b_args.transpose_b", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_shifts_border_mode_args_border_mode = {
    "shifts_border_mode_args.border_mode", "nearest or reflect", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_top_k_data_0_args_abs = {
    "top_k_data_0_args.abs", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_top_k_data_0_args_reduce = {
    "top_k_data_0_args.reduce", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_top_k_data_0_args_alignment_26 = {
    "top_k_data_0_args.alignment_26", "bytes 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_top_k_grad_args_abs = {
    "top_k_grad_args.abs", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_top_k_grad_args_alignment_25 = {
    "top_k_grad_args.alignment_25", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_image_augmentation_args_flip_lr = {
    "image_augmentation_args.flip_lr", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_image_augmentation_args_flip_ud = {
    "image_augmentation_args.flip_ud", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_image_augmentation_args_alignment_58 = {
    "image_augmentation_args.alignment_58", "bytes 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_image_augmentation_args_brightness_each = {
    "image_augmentation_args.brightness_each", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_image_augmentation_args_alignment_65 = {
    "image_augmentation_args.alignment_65", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_image_augmentation_args_contrast_each = {
    "image_augmentation_args.contrast_each", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_image_augmentation_args_alignment_77 = {
    "image_augmentation_args.alignment_77", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_inq_affine_args_selection_algorithm = {
    "inq_affine_args.selection_algorithm", "largest_abs or random", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_inq_convolution_args_selection_algorithm = {
    "inq_convolution_args.selection_algorithm", "largest_abs or random", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fixed_point_quantize_args_sign = {
    "fixed_point_quantize_args.sign", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fixed_point_quantize_args_alignment_21 = {
    "fixed_point_quantize_args.alignment_21", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fixed_point_quantize_args_ste_fine_grained = {
    "fixed_point_quantize_args.ste_fine_grained", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_pow2_quantize_args_sign = {
    "pow2_quantize_args.sign", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_pow2_quantize_args_with_zero = {
    "pow2_quantize_args.with_zero", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_pow2_quantize_args_alignment_22 = {
    "pow2_quantize_args.alignment_22", "bytes 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_pow2_quantize_args_ste_fine_grained = {
    "pow2_quantize_args.ste_fine_grained", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_one_input_grad_args_one_input_grad = {
    "one_input_grad_args.one_input_grad", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_pad_args_mode = {
    "pad_args.mode", "constant, reflect or repeat", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_shape_inplace_args_inplace = {
    "shape_inplace_args.inplace", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_interpolate_0_args_mode = {
    "interpolate_0_args.mode", "nearest or linear", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_interpolate_0_args_align_corners = {
    "interpolate_0_args.align_corners", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_alpha_inplace_args_inplace = {
    "alpha_inplace_args.inplace", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_sort_args_reverse = {
    "sort_args.reverse", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_sort_args_with_index = {
    "sort_args.with_index", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_sort_args_only_index = {
    "sort_args.only_index", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_min_args_keep_dims = {
    "min_args.keep_dims", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_min_args_with_index = {
    "min_args.with_index", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_min_args_only_index = {
    "min_args.only_index", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_signal_ndim_normalized_args_normalized = {
    "signal_ndim_normalized_args.normalized", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_nms_detection2d_args_nms_per_class = {
    "nms_detection2d_args.nms_per_class", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_lstm_args_bidirectional = {
    "lstm_args.bidirectional", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_lstm_args_training = {
    "lstm_args.training", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_rnn_args_nonlinearity = {
    "rnn_args.nonlinearity", "tanh or relu", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_rnn_args_bidirectional = {
    "rnn_args.bidirectional", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_rnn_args_training = {
    "rnn_args.training", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_random_choice_args_replace = {
    "random_choice_args.replace", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_random_choice_args_alignment_29 = {
    "random_choice_args.alignment_29", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_sync_batch_normalization_args_group = {
    "sync_batch_normalization_args.group", "world", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_sync_batch_normalization_args_batch_stat = {
    "sync_batch_normalization_args.batch_stat", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_convolution_args_channel_last = {
    "convolution_args.channel_last", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_average_pooling_args_ignore_border = {
    "average_pooling_args.ignore_border", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_average_pooling_args_alignment_37 = {
    "average_pooling_args.alignment_37", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_average_pooling_args_channel_last = {
    "average_pooling_args.channel_last", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_average_pooling_args_including_pad = {
    "average_pooling_args.including_pad", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fused_batch_normalization_args_batch_stat = {
    "fused_batch_normalization_args.batch_stat", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fused_batch_normalization_args_alignment_37 = {
    "fused_batch_normalization_args.alignment_37", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fused_batch_normalization_args_nonlinearity = {
    "fused_batch_normalization_args.nonlinearity", "relu", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_min_max_quantize_0_args_x_min_max = {
    "min_max_quantize_0_args.x_min_max", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_min_max_quantize_0_args_ema = {
    "min_max_quantize_0_args.ema", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_min_max_quantize_0_args_ste_fine_grained = {
    "min_max_quantize_0_args.ste_fine_grained", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_min_max_quantize_args_x_min_max = {
    "min_max_quantize_args.x_min_max", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_min_max_quantize_args_ema = {
    "min_max_quantize_args.ema", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_min_max_quantize_args_ste_fine_grained = {
    "min_max_quantize_args.ste_fine_grained", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_min_max_quantize_args_alignment_27 = {
    "min_max_quantize_args.alignment_27", "bytes 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_random_erase_1_args_share = {
    "random_erase_1_args.share", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_random_erase_1_args_inplace = {
    "random_erase_1_args.inplace", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_random_erase_1_args_alignment_30 = {
    "random_erase_1_args.alignment_30", "bytes 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_random_erase_1_args_channel_last = {
    "random_erase_1_args.channel_last", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_random_erase_args_share = {
    "random_erase_args.share", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_random_erase_args_inplace = {
    "random_erase_args.inplace", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_random_erase_args_alignment_30 = {
    "random_erase_args.alignment_30", "bytes 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_random_erase_args_channel_last = {
    "random_erase_args.channel_last", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_random_erase_args_ste_fine_grained = {
    "random_erase_args.ste_fine_grained", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_interpolate_1_args_mode = {
    "interpolate_1_args.mode", "nearest or linear", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_interpolate_1_args_align_corners = {
    "interpolate_1_args.align_corners", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_interpolate_1_args_half_pixel = {
    "interpolate_1_args.half_pixel", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_kernel_channel_last_args_channel_last = {
    "kernel_channel_last_args.channel_last", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_interpolate_args_mode = {
    "interpolate_args.mode", "nearest or linear", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_interpolate_args_align_corners = {
    "interpolate_args.align_corners", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_interpolate_args_half_pixel = {
    "interpolate_args.half_pixel", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_interpolate_args_half_pixel_for_nn = {
    "interpolate_args.half_pixel_for_nn", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_interpolate_args_channel_last = {
    "interpolate_args.channel_last", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_deconvolution_args_channel_last = {
    "deconvolution_args.channel_last", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_deconvolution_args_alignment_53 = {
    "deconvolution_args.alignment_53", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_quantize_linear_args_round_mode = {
    "quantize_linear_args.round_mode", "half_away_from_zero or half_to_even", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_quantize_linear_args_narrow_range = {
    "quantize_linear_args.narrow_range", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_quantize_linear_args_alignment_25 = {
    "quantize_linear_args.alignment_25", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fused_convolution_0_args_channel_last = {
    "fused_convolution_0_args.channel_last", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fused_convolution_0_args_alignment_53 = {
    "fused_convolution_0_args.alignment_53", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fused_convolution_0_args_batch_stat = {
    "fused_convolution_0_args.batch_stat", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fused_convolution_0_args_alignment_65 = {
    "fused_convolution_0_args.alignment_65", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fused_convolution_0_args_nonlinearity = {
    "fused_convolution_0_args.nonlinearity", "identity, relu, sigmoid, tanh, leaky_relu, elu or relu6", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_size_align_corners_args_align_corners = {
    "size_align_corners_args.align_corners", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_warp_by_grid_args_mode = {
    "warp_by_grid_args.mode", "linear or nearest", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_warp_by_grid_args_padding_mode = {
    "warp_by_grid_args.padding_mode", "zero, repeat or reflect", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_warp_by_grid_args_align_corners = {
    "warp_by_grid_args.align_corners", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_warp_by_grid_args_channel_last = {
    "warp_by_grid_args.channel_last", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_batch_first_args_batch_first = {
    "batch_first_args.batch_first", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_pad_packed_sequence_args_batch_first = {
    "pad_packed_sequence_args.batch_first", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_pad_packed_sequence_args_alignment_21 = {
    "pad_packed_sequence_args.alignment_21", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_val_inplace_args_inplace = {
    "val_inplace_args.inplace", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_norm_args_keep_dims = {
    "norm_args.keep_dims", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_random_shift_args_border_mode = {
    "random_shift_args.border_mode", "nearest, reflect or constant", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_group_normalization_args_no_scale = {
    "group_normalization_args.no_scale", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_group_normalization_args_no_bias = {
    "group_normalization_args.no_bias", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_instance_normalization_args_no_scale = {
    "instance_normalization_args.no_scale", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_instance_normalization_args_no_bias = {
    "instance_normalization_args.no_bias", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_layer_normalization_args_no_scale = {
    "layer_normalization_args.no_scale", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_layer_normalization_args_no_bias = {
    "layer_normalization_args.no_bias", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_tensor_normalization_args_no_scale = {
    "tensor_normalization_args.no_scale", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_tensor_normalization_args_no_bias = {
    "tensor_normalization_args.no_bias", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_batch_normalization_args_batch_stat = {
    "batch_normalization_args.batch_stat", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_batch_normalization_args_no_scale = {
    "batch_normalization_args.no_scale", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_batch_normalization_args_no_bias = {
    "batch_normalization_args.no_bias", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_stft_0_args_window_type = {
    "stft_0_args.window_type", "hanning, hamming or rectangular", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_stft_0_args_center = {
    "stft_0_args.center", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_stft_0_args_alignment_37 = {
    "stft_0_args.alignment_37", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_stft_0_args_pad_mode = {
    "stft_0_args.pad_mode", "constant or reflect", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_istft_0_args_window_type = {
    "istft_0_args.window_type", "hanning, hamming or rectangular", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_istft_0_args_center = {
    "istft_0_args.center", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_deformable_convolution_args_channel_last = {
    "deformable_convolution_args.channel_last", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_spectral_norm_0_args_test = {
    "spectral_norm_0_args.test", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_cumsum_args_exclusive = {
    "cumsum_args.exclusive", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_cumsum_args_reverse = {
    "cumsum_args.reverse", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_right_args_right = {
    "right_args.right", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_ij_indexing_args_ij_indexing = {
    "ij_indexing_args.ij_indexing", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_spectral_norm_args_test = {
    "spectral_norm_args.test", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_spectral_norm_args_output_u = {
    "spectral_norm_args.output_u", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_roi_align_args_channel_last = {
    "roi_align_args.channel_last", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_shape_add_args_add = {
    "shape_add_args.add", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_stft_args_window_type = {
    "stft_args.window_type", "hanning, hamming or rectangular", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_stft_args_center = {
    "stft_args.center", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_stft_args_alignment_37 = {
    "stft_args.alignment_37", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_stft_args_pad_mode = {
    "stft_args.pad_mode", "constant or reflect", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_stft_args_as_istft_backward = {
    "stft_args.as_istft_backward", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_istft_args_window_type = {
    "istft_args.window_type", "hanning, hamming or rectangular", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_istft_args_center = {
    "istft_args.center", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_istft_args_alignment_37 = {
    "istft_args.alignment_37", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_istft_args_pad_mode = {
    "istft_args.pad_mode", "constant or reflect", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_istft_args_as_stft_backward = {
    "istft_args.as_stft_backward", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fused_convolution_args_channel_last = {
    "fused_convolution_args.channel_last", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fused_convolution_args_alignment_53 = {
    "fused_convolution_args.alignment_53", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fused_convolution_args_batch_stat = {
    "fused_convolution_args.batch_stat", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fused_convolution_args_alignment_65 = {
    "fused_convolution_args.alignment_65", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fused_convolution_args_nonlinearity = {
    "fused_convolution_args.nonlinearity", "identity, relu, sigmoid, tanh, leaky_relu, elu or relu6", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fused_convolution_args_pad_mode = {
    "fused_convolution_args.pad_mode", "constant, reflect or repeat", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_upper_args_upper = {
    "upper_args.upper", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_top_k_data_args_abs = {
    "top_k_data_args.abs", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_top_k_data_args_reduce = {
    "top_k_data_args.reduce", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_top_k_data_args_alignment_26 = {
    "top_k_data_args.alignment_26", "bytes 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_top_k_data_args_largest = {
    "top_k_data_args.largest", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_top_k_data_args_with_index = {
    "top_k_data_args.with_index", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_onnx_resize_args_mode = {
    "onnx_resize_args.mode", "nearest, linear or cubic", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_onnx_resize_args_coordinate_transformation_mode = {
    "onnx_resize_args.coordinate_transformation_mode", "half_pixel, pytorch_half_pixel, align_corners, asymmetric or tf_crop_and_resize", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_onnx_resize_args_nearest_mode = {
    "onnx_resize_args.nearest_mode", "round_prefer_floor, round_prefer_ceil, floor or ceil", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_fmod_args_fmod = {
    "fmod_args.fmod", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_direction_args_direction = {
    "direction_args.direction", "left or right", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_unique_args_flatten = {
    "unique_args.flatten", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_unique_args_alignment_21 = {
    "unique_args.alignment_21", "bytes 00 00 00", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_unique_args_sorted = {
    "unique_args.sorted", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_unique_args_with_index = {
    "unique_args.with_index", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_unique_args_with_inverse = {
    "unique_args.with_inverse", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_unique_args_with_counts = {
    "unique_args.with_counts", "at most 1", KS_BAD_VALUE, true};
static const ks_rule rule_nnb_functions_k_upper_args_upper = {
    "k_upper_args.upper", "at most 1", KS_BAD_VALUE, true};

/* nnb_functions */

bool nnb_functions_parse(ks_ctx *ks, ks_stream *io, nnb_functions *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t v1 = ks_run(ks, io, 12);
    const uint8_t *const v2 = ks_here(io);
    const uint64_t at_id = ks_at(io);
    if (v1 < 2) {
        ks_short(ks, io, 0, 2);
        return ks_in(ks, "id");
    }
    self->id = ks_u2le(v2);
    if (!((((((((((((((self->id <= 93) || ((self->id >= 95) && (self->id <= 132))) || (self->id == 135)) || ((self->id >= 158) && (self->id <= 159))) || ((self->id >= 173) && (self->id <= 184))) || ((self->id >= 231) && (self->id <= 249))) || (self->id == 251)) || ((self->id >= 253) && (self->id <= 256))) || (self->id == 259)) || ((self->id >= 261) && (self->id <= 282))) || ((self->id >= 284) && (self->id <= 298))) || ((self->id >= 303) && (self->id <= 315))) || ((self->id >= 317) && (self->id <= 356))) || ((self->id >= 358) && (self->id <= 360))) && !ks_violated(ks, &rule_nnb_functions_id, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->id))) {
        return ks_in(ks, "id");
    }
    if (v1 < 4) {
        ks_short(ks, io, 2, 2);
        return ks_in(ks, "impl");
    }
    self->impl = ks_u2le(v2 + 2);
    const uint64_t at_inputs_count = ks_at(io) + 4;
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "inputs_count");
    }
    self->inputs_count = ks_u4le(v2 + 4);
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "inputs_block");
    }
    self->inputs_block = ks_s4le(v2 + 8);
    if (!(self->inputs_block >= 0)) {
        ks_violated(ks, &rule_nnb_functions_inputs_block, ks_at(io) + 8, ks_none(), ks_value_s64((int64_t)self->inputs_block));
        return ks_in(ks, "inputs_block");
    }
    if (!(self->inputs_block <= ((int64_t)self->index_table.count - INT64_C(1)))) {
        ks_violated(ks, &rule_nnb_functions_inputs_block, ks_at(io) + 8, ks_value_s64((int64_t)self->index_table.count - INT64_C(1)), ks_value_s64((int64_t)self->inputs_block));
        return ks_in(ks, "inputs_block");
    }
    io->pos += 12;
    uint64_t v5;
    if (((int64_t)self->inputs_block + INT64_C(1)) < (int64_t)self->index_table.count) {
        const int64_t v3 = (int64_t)self->inputs_block + INT64_C(1);
        if ((uint64_t)v3 >= self->index_table.count) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
            return ks_in(ks, "inputs_in_block");
        }
        if (!ks_fetch_part(ks, self->index_table.data, (uint64_t)v3 * 4, 4)) return ks_in_at(ks, "inputs_in_block", ks_at(io));
        const uint8_t *const v4 = self->index_table.data + (uint64_t)v3 * 4;
        v5 = (uint64_t)ks_u4le(v4);
    } else {
        v5 = io->size;
    }
    if ((uint64_t)self->inputs_block >= self->index_table.count) {
        ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
        return ks_in(ks, "inputs_in_block");
    }
    if (!ks_fetch_part(ks, self->index_table.data, (uint64_t)self->inputs_block * 4, 4)) return ks_in_at(ks, "inputs_in_block", ks_at(io));
    const uint8_t *const v6 = self->index_table.data + (uint64_t)self->inputs_block * 4;
    if (!((int64_t)(UINT64_C(4) * (uint64_t)self->inputs_count) <= ((int64_t)v5 - (int64_t)ks_u4le(v6))) && !ks_violated(ks, &rule_nnb_functions_inputs_in_block, at_inputs_count, ks_none(), ks_value_u64((uint64_t)self->inputs_count))) {
        return ks_in(ks, "inputs_count");
    }
    const uint64_t v7 = ks_run(ks, io, 8);
    const uint8_t *const v8 = ks_here(io);
    const uint64_t at_outputs_count = ks_at(io);
    if (v7 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "outputs_count");
    }
    self->outputs_count = ks_u4le(v8);
    if (v7 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "outputs_block");
    }
    self->outputs_block = ks_s4le(v8 + 4);
    if (!(self->outputs_block >= 0)) {
        ks_violated(ks, &rule_nnb_functions_outputs_block, ks_at(io) + 4, ks_none(), ks_value_s64((int64_t)self->outputs_block));
        return ks_in(ks, "outputs_block");
    }
    if (!(self->outputs_block <= ((int64_t)self->index_table.count - INT64_C(1)))) {
        ks_violated(ks, &rule_nnb_functions_outputs_block, ks_at(io) + 4, ks_value_s64((int64_t)self->index_table.count - INT64_C(1)), ks_value_s64((int64_t)self->outputs_block));
        return ks_in(ks, "outputs_block");
    }
    io->pos += 8;
    uint64_t v11;
    if (((int64_t)self->outputs_block + INT64_C(1)) < (int64_t)self->index_table.count) {
        const int64_t v9 = (int64_t)self->outputs_block + INT64_C(1);
        if ((uint64_t)v9 >= self->index_table.count) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
            return ks_in(ks, "outputs_in_block");
        }
        if (!ks_fetch_part(ks, self->index_table.data, (uint64_t)v9 * 4, 4)) return ks_in_at(ks, "outputs_in_block", ks_at(io));
        const uint8_t *const v10 = self->index_table.data + (uint64_t)v9 * 4;
        v11 = (uint64_t)ks_u4le(v10);
    } else {
        v11 = io->size;
    }
    if ((uint64_t)self->outputs_block >= self->index_table.count) {
        ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
        return ks_in(ks, "outputs_in_block");
    }
    if (!ks_fetch_part(ks, self->index_table.data, (uint64_t)self->outputs_block * 4, 4)) return ks_in_at(ks, "outputs_in_block", ks_at(io));
    const uint8_t *const v12 = self->index_table.data + (uint64_t)self->outputs_block * 4;
    if (!((int64_t)(UINT64_C(4) * (uint64_t)self->outputs_count) <= ((int64_t)v11 - (int64_t)ks_u4le(v12))) && !ks_violated(ks, &rule_nnb_functions_outputs_in_block, at_outputs_count, ks_none(), ks_value_u64((uint64_t)self->outputs_count))) {
        return ks_in(ks, "outputs_count");
    }
    self->args = (ks_ref){NULL, NULL};
    nnb_functions_get_function(ks, self);
    switch (self->function) {
    case NNB_FUNCTIONS_FUNCTION_ID_AFFINE: {
        nnb_functions_base_axis_args *const v13 = (nnb_functions_base_axis_args *)ks_alloc(ks, 1, sizeof *v13);
        if (v13 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v13, 0, sizeof *v13);
        self->args = (ks_ref){&nnb_functions_base_axis_args_desc, v13};
        if (!nnb_functions_base_axis_args_parse(ks, io, v13)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_CONVOLUTION_0: {
        nnb_functions_convolution_0_args *const v14 = (nnb_functions_convolution_0_args *)ks_alloc(ks, 1, sizeof *v14);
        if (v14 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v14, 0, sizeof *v14);
        self->args = (ks_ref){&nnb_functions_convolution_0_args_desc, v14};
        v14->index_table = self->index_table;
        if (!nnb_functions_convolution_0_args_parse(ks, io, v14)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_DEPTHWISE_CONVOLUTION: {
        nnb_functions_depthwise_convolution_args *const v15 = (nnb_functions_depthwise_convolution_args *)ks_alloc(ks, 1, sizeof *v15);
        if (v15 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v15, 0, sizeof *v15);
        self->args = (ks_ref){&nnb_functions_depthwise_convolution_args_desc, v15};
        v15->index_table = self->index_table;
        if (!nnb_functions_depthwise_convolution_args_parse(ks, io, v15)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_DECONVOLUTION_0: {
        nnb_functions_convolution_0_args *const v16 = (nnb_functions_convolution_0_args *)ks_alloc(ks, 1, sizeof *v16);
        if (v16 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v16, 0, sizeof *v16);
        self->args = (ks_ref){&nnb_functions_convolution_0_args_desc, v16};
        v16->index_table = self->index_table;
        if (!nnb_functions_convolution_0_args_parse(ks, io, v16)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_DEPTHWISE_DECONVOLUTION: {
        nnb_functions_depthwise_deconvolution_args *const v17 = (nnb_functions_depthwise_deconvolution_args *)ks_alloc(ks, 1, sizeof *v17);
        if (v17 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v17, 0, sizeof *v17);
        self->args = (ks_ref){&nnb_functions_depthwise_deconvolution_args_desc, v17};
        v17->index_table = self->index_table;
        if (!nnb_functions_depthwise_deconvolution_args_parse(ks, io, v17)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_MAX_POOLING_0: {
        nnb_functions_max_pooling_0_args *const v18 = (nnb_functions_max_pooling_0_args *)ks_alloc(ks, 1, sizeof *v18);
        if (v18 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v18, 0, sizeof *v18);
        self->args = (ks_ref){&nnb_functions_max_pooling_0_args_desc, v18};
        v18->index_table = self->index_table;
        if (!nnb_functions_max_pooling_0_args_parse(ks, io, v18)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_AVERAGE_POOLING_0: {
        nnb_functions_max_pooling_args *const v19 = (nnb_functions_max_pooling_args *)ks_alloc(ks, 1, sizeof *v19);
        if (v19 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v19, 0, sizeof *v19);
        self->args = (ks_ref){&nnb_functions_max_pooling_args_desc, v19};
        v19->index_table = self->index_table;
        if (!nnb_functions_max_pooling_args_parse(ks, io, v19)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SUM_POOLING_0: {
        nnb_functions_max_pooling_0_args *const v20 = (nnb_functions_max_pooling_0_args *)ks_alloc(ks, 1, sizeof *v20);
        if (v20 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v20, 0, sizeof *v20);
        self->args = (ks_ref){&nnb_functions_max_pooling_0_args_desc, v20};
        v20->index_table = self->index_table;
        if (!nnb_functions_max_pooling_0_args_parse(ks, io, v20)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_UNPOOLING_0: {
        nnb_functions_kernel_args *const v21 = (nnb_functions_kernel_args *)ks_alloc(ks, 1, sizeof *v21);
        if (v21 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v21, 0, sizeof *v21);
        self->args = (ks_ref){&nnb_functions_kernel_args_desc, v21};
        v21->index_table = self->index_table;
        if (!nnb_functions_kernel_args_parse(ks, io, v21)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RELU: {
        nnb_functions_inplace_args *const v22 = (nnb_functions_inplace_args *)ks_alloc(ks, 1, sizeof *v22);
        if (v22 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v22, 0, sizeof *v22);
        self->args = (ks_ref){&nnb_functions_inplace_args_desc, v22};
        if (!nnb_functions_inplace_args_parse(ks, io, v22)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_LEAKY_RELU_0: {
        nnb_functions_alpha_args *const v23 = (nnb_functions_alpha_args *)ks_alloc(ks, 1, sizeof *v23);
        if (v23 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v23, 0, sizeof *v23);
        self->args = (ks_ref){&nnb_functions_alpha_args_desc, v23};
        if (!nnb_functions_alpha_args_parse(ks, io, v23)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SOFTMAX: {
        nnb_functions_axis_args *const v24 = (nnb_functions_axis_args *)ks_alloc(ks, 1, sizeof *v24);
        if (v24 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v24, 0, sizeof *v24);
        self->args = (ks_ref){&nnb_functions_axis_args_desc, v24};
        if (!nnb_functions_axis_args_parse(ks, io, v24)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_ELU: {
        nnb_functions_alpha_args *const v25 = (nnb_functions_alpha_args *)ks_alloc(ks, 1, sizeof *v25);
        if (v25 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v25, 0, sizeof *v25);
        self->args = (ks_ref){&nnb_functions_alpha_args_desc, v25};
        if (!nnb_functions_alpha_args_parse(ks, io, v25)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SELU: {
        nnb_functions_scale_alpha_args *const v26 = (nnb_functions_scale_alpha_args *)ks_alloc(ks, 1, sizeof *v26);
        if (v26 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v26, 0, sizeof *v26);
        self->args = (ks_ref){&nnb_functions_scale_alpha_args_desc, v26};
        if (!nnb_functions_scale_alpha_args_parse(ks, io, v26)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_CRELU: {
        nnb_functions_axis_args *const v27 = (nnb_functions_axis_args *)ks_alloc(ks, 1, sizeof *v27);
        if (v27 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v27, 0, sizeof *v27);
        self->args = (ks_ref){&nnb_functions_axis_args_desc, v27};
        if (!nnb_functions_axis_args_parse(ks, io, v27)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_CELU: {
        nnb_functions_alpha_axis_args *const v28 = (nnb_functions_alpha_axis_args *)ks_alloc(ks, 1, sizeof *v28);
        if (v28 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v28, 0, sizeof *v28);
        self->args = (ks_ref){&nnb_functions_alpha_axis_args_desc, v28};
        if (!nnb_functions_alpha_axis_args_parse(ks, io, v28)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_PRELU: {
        nnb_functions_base_axis_args *const v29 = (nnb_functions_base_axis_args *)ks_alloc(ks, 1, sizeof *v29);
        if (v29 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v29, 0, sizeof *v29);
        self->args = (ks_ref){&nnb_functions_base_axis_args_desc, v29};
        if (!nnb_functions_base_axis_args_parse(ks, io, v29)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_BATCH_NORMALIZATION_0: {
        nnb_functions_batch_normalization_0_args *const v30 = (nnb_functions_batch_normalization_0_args *)ks_alloc(ks, 1, sizeof *v30);
        if (v30 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v30, 0, sizeof *v30);
        self->args = (ks_ref){&nnb_functions_batch_normalization_0_args_desc, v30};
        v30->index_table = self->index_table;
        if (!nnb_functions_batch_normalization_0_args_parse(ks, io, v30)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_MEAN_SUBTRACTION: {
        nnb_functions_base_axis_update_running_mean_args *const v31 = (nnb_functions_base_axis_update_running_mean_args *)ks_alloc(ks, 1, sizeof *v31);
        if (v31 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v31, 0, sizeof *v31);
        self->args = (ks_ref){&nnb_functions_base_axis_update_running_mean_args_desc, v31};
        if (!nnb_functions_base_axis_update_running_mean_args_parse(ks, io, v31)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SUM: {
        nnb_functions_axes_keep_dims_args *const v32 = (nnb_functions_axes_keep_dims_args *)ks_alloc(ks, 1, sizeof *v32);
        if (v32 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v32, 0, sizeof *v32);
        self->args = (ks_ref){&nnb_functions_axes_keep_dims_args_desc, v32};
        v32->index_table = self->index_table;
        if (!nnb_functions_axes_keep_dims_args_parse(ks, io, v32)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_MEAN: {
        nnb_functions_axes_keep_dims_args *const v33 = (nnb_functions_axes_keep_dims_args *)ks_alloc(ks, 1, sizeof *v33);
        if (v33 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v33, 0, sizeof *v33);
        self->args = (ks_ref){&nnb_functions_axes_keep_dims_args_desc, v33};
        v33->index_table = self->index_table;
        if (!nnb_functions_axes_keep_dims_args_parse(ks, io, v33)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_MAX_0: {
        nnb_functions_axes_keep_dims_args *const v34 = (nnb_functions_axes_keep_dims_args *)ks_alloc(ks, 1, sizeof *v34);
        if (v34 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v34, 0, sizeof *v34);
        self->args = (ks_ref){&nnb_functions_axes_keep_dims_args_desc, v34};
        v34->index_table = self->index_table;
        if (!nnb_functions_axes_keep_dims_args_parse(ks, io, v34)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_MIN_0: {
        nnb_functions_axes_keep_dims_args *const v35 = (nnb_functions_axes_keep_dims_args *)ks_alloc(ks, 1, sizeof *v35);
        if (v35 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v35, 0, sizeof *v35);
        self->args = (ks_ref){&nnb_functions_axes_keep_dims_args_desc, v35};
        v35->index_table = self->index_table;
        if (!nnb_functions_axes_keep_dims_args_parse(ks, io, v35)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_PROD: {
        nnb_functions_axes_keep_dims_args *const v36 = (nnb_functions_axes_keep_dims_args *)ks_alloc(ks, 1, sizeof *v36);
        if (v36 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v36, 0, sizeof *v36);
        self->args = (ks_ref){&nnb_functions_axes_keep_dims_args_desc, v36};
        v36->index_table = self->index_table;
        if (!nnb_functions_axes_keep_dims_args_parse(ks, io, v36)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_ADD2: {
        nnb_functions_inplace_args *const v37 = (nnb_functions_inplace_args *)ks_alloc(ks, 1, sizeof *v37);
        if (v37 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v37, 0, sizeof *v37);
        self->args = (ks_ref){&nnb_functions_inplace_args_desc, v37};
        if (!nnb_functions_inplace_args_parse(ks, io, v37)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_ADD_SCALAR_0:
    case NNB_FUNCTIONS_FUNCTION_ID_MUL_SCALAR_0:
    case NNB_FUNCTIONS_FUNCTION_ID_POW_SCALAR_0:
    case NNB_FUNCTIONS_FUNCTION_ID_R_SUB_SCALAR:
    case NNB_FUNCTIONS_FUNCTION_ID_R_DIV_SCALAR:
    case NNB_FUNCTIONS_FUNCTION_ID_R_POW_SCALAR: {
        nnb_functions_val_float_args *const v38 = (nnb_functions_val_float_args *)ks_alloc(ks, 1, sizeof *v38);
        if (v38 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v38, 0, sizeof *v38);
        self->args = (ks_ref){&nnb_functions_val_float_args_desc, v38};
        if (!nnb_functions_val_float_args_parse(ks, io, v38)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SIGN: {
        nnb_functions_alpha_args *const v39 = (nnb_functions_alpha_args *)ks_alloc(ks, 1, sizeof *v39);
        if (v39 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v39, 0, sizeof *v39);
        self->args = (ks_ref){&nnb_functions_alpha_args_desc, v39};
        if (!nnb_functions_alpha_args_parse(ks, io, v39)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_MINIMUM_SCALAR:
    case NNB_FUNCTIONS_FUNCTION_ID_MAXIMUM_SCALAR: {
        nnb_functions_val_float_args *const v40 = (nnb_functions_val_float_args *)ks_alloc(ks, 1, sizeof *v40);
        if (v40 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v40, 0, sizeof *v40);
        self->args = (ks_ref){&nnb_functions_val_float_args_desc, v40};
        if (!nnb_functions_val_float_args_parse(ks, io, v40)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_LOGICAL_AND_SCALAR:
    case NNB_FUNCTIONS_FUNCTION_ID_LOGICAL_OR_SCALAR:
    case NNB_FUNCTIONS_FUNCTION_ID_LOGICAL_XOR_SCALAR: {
        nnb_functions_val_bool_args *const v41 = (nnb_functions_val_bool_args *)ks_alloc(ks, 1, sizeof *v41);
        if (v41 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v41, 0, sizeof *v41);
        self->args = (ks_ref){&nnb_functions_val_bool_args_desc, v41};
        if (!nnb_functions_val_bool_args_parse(ks, io, v41)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_EQUAL_SCALAR:
    case NNB_FUNCTIONS_FUNCTION_ID_NOT_EQUAL_SCALAR:
    case NNB_FUNCTIONS_FUNCTION_ID_GREATER_EQUAL_SCALAR:
    case NNB_FUNCTIONS_FUNCTION_ID_GREATER_SCALAR:
    case NNB_FUNCTIONS_FUNCTION_ID_LESS_EQUAL_SCALAR:
    case NNB_FUNCTIONS_FUNCTION_ID_LESS_SCALAR: {
        nnb_functions_val_float_args *const v42 = (nnb_functions_val_float_args *)ks_alloc(ks, 1, sizeof *v42);
        if (v42 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v42, 0, sizeof *v42);
        self->args = (ks_ref){&nnb_functions_val_float_args_desc, v42};
        if (!nnb_functions_val_float_args_parse(ks, io, v42)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_CONSTANT: {
        nnb_functions_val_shape_args *const v43 = (nnb_functions_val_shape_args *)ks_alloc(ks, 1, sizeof *v43);
        if (v43 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v43, 0, sizeof *v43);
        self->args = (ks_ref){&nnb_functions_val_shape_args_desc, v43};
        v43->index_table = self->index_table;
        if (!nnb_functions_val_shape_args_parse(ks, io, v43)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_BATCH_MATMUL: {
        nnb_functions_transpose_a_transpose_b_args *const v44 = (nnb_functions_transpose_a_transpose_b_args *)ks_alloc(ks, 1, sizeof *v44);
        if (v44 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v44, 0, sizeof *v44);
        self->args = (ks_ref){&nnb_functions_transpose_a_transpose_b_args_desc, v44};
        if (!nnb_functions_transpose_a_transpose_b_args_parse(ks, io, v44)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_CONCATENATE:
    case NNB_FUNCTIONS_FUNCTION_ID_SPLIT:
    case NNB_FUNCTIONS_FUNCTION_ID_STACK: {
        nnb_functions_axis_args *const v45 = (nnb_functions_axis_args *)ks_alloc(ks, 1, sizeof *v45);
        if (v45 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v45, 0, sizeof *v45);
        self->args = (ks_ref){&nnb_functions_axis_args_desc, v45};
        if (!nnb_functions_axis_args_parse(ks, io, v45)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SLICE: {
        nnb_functions_slice_args *const v46 = (nnb_functions_slice_args *)ks_alloc(ks, 1, sizeof *v46);
        if (v46 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v46, 0, sizeof *v46);
        self->args = (ks_ref){&nnb_functions_slice_args_desc, v46};
        v46->index_table = self->index_table;
        if (!nnb_functions_slice_args_parse(ks, io, v46)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_TRANSPOSE: {
        nnb_functions_axes_args *const v47 = (nnb_functions_axes_args *)ks_alloc(ks, 1, sizeof *v47);
        if (v47 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v47, 0, sizeof *v47);
        self->args = (ks_ref){&nnb_functions_axes_args_desc, v47};
        v47->index_table = self->index_table;
        if (!nnb_functions_axes_args_parse(ks, io, v47)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_BROADCAST: {
        nnb_functions_shape_args *const v48 = (nnb_functions_shape_args *)ks_alloc(ks, 1, sizeof *v48);
        if (v48 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v48, 0, sizeof *v48);
        self->args = (ks_ref){&nnb_functions_shape_args_desc, v48};
        v48->index_table = self->index_table;
        if (!nnb_functions_shape_args_parse(ks, io, v48)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_ONE_HOT: {
        nnb_functions_shape_args *const v49 = (nnb_functions_shape_args *)ks_alloc(ks, 1, sizeof *v49);
        if (v49 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v49, 0, sizeof *v49);
        self->args = (ks_ref){&nnb_functions_shape_args_desc, v49};
        v49->index_table = self->index_table;
        if (!nnb_functions_shape_args_parse(ks, io, v49)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_FLIP: {
        nnb_functions_axes_args *const v50 = (nnb_functions_axes_args *)ks_alloc(ks, 1, sizeof *v50);
        if (v50 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v50, 0, sizeof *v50);
        self->args = (ks_ref){&nnb_functions_axes_args_desc, v50};
        v50->index_table = self->index_table;
        if (!nnb_functions_axes_args_parse(ks, io, v50)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SHIFT: {
        nnb_functions_shifts_border_mode_args *const v51 = (nnb_functions_shifts_border_mode_args *)ks_alloc(ks, 1, sizeof *v51);
        if (v51 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v51, 0, sizeof *v51);
        self->args = (ks_ref){&nnb_functions_shifts_border_mode_args_desc, v51};
        v51->index_table = self->index_table;
        if (!nnb_functions_shifts_border_mode_args_parse(ks, io, v51)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RESHAPE_0: {
        nnb_functions_shape_args *const v52 = (nnb_functions_shape_args *)ks_alloc(ks, 1, sizeof *v52);
        if (v52 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v52, 0, sizeof *v52);
        self->args = (ks_ref){&nnb_functions_shape_args_desc, v52};
        v52->index_table = self->index_table;
        if (!nnb_functions_shape_args_parse(ks, io, v52)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_DROPOUT_0: {
        nnb_functions_p_seed_args *const v53 = (nnb_functions_p_seed_args *)ks_alloc(ks, 1, sizeof *v53);
        if (v53 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v53, 0, sizeof *v53);
        self->args = (ks_ref){&nnb_functions_p_seed_args_desc, v53};
        if (!nnb_functions_p_seed_args_parse(ks, io, v53)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_TOP_K_DATA_0: {
        nnb_functions_top_k_data_0_args *const v54 = (nnb_functions_top_k_data_0_args *)ks_alloc(ks, 1, sizeof *v54);
        if (v54 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v54, 0, sizeof *v54);
        self->args = (ks_ref){&nnb_functions_top_k_data_0_args_desc, v54};
        if (!nnb_functions_top_k_data_0_args_parse(ks, io, v54)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_TOP_K_GRAD: {
        nnb_functions_top_k_grad_args *const v55 = (nnb_functions_top_k_grad_args *)ks_alloc(ks, 1, sizeof *v55);
        if (v55 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v55, 0, sizeof *v55);
        self->args = (ks_ref){&nnb_functions_top_k_grad_args_desc, v55};
        if (!nnb_functions_top_k_grad_args_parse(ks, io, v55)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RAND: {
        nnb_functions_rand_args *const v56 = (nnb_functions_rand_args *)ks_alloc(ks, 1, sizeof *v56);
        if (v56 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v56, 0, sizeof *v56);
        self->args = (ks_ref){&nnb_functions_rand_args_desc, v56};
        v56->index_table = self->index_table;
        if (!nnb_functions_rand_args_parse(ks, io, v56)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RANDINT: {
        nnb_functions_randint_args *const v57 = (nnb_functions_randint_args *)ks_alloc(ks, 1, sizeof *v57);
        if (v57 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v57, 0, sizeof *v57);
        self->args = (ks_ref){&nnb_functions_randint_args_desc, v57};
        v57->index_table = self->index_table;
        if (!nnb_functions_randint_args_parse(ks, io, v57)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RANDN: {
        nnb_functions_randn_args *const v58 = (nnb_functions_randn_args *)ks_alloc(ks, 1, sizeof *v58);
        if (v58 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v58, 0, sizeof *v58);
        self->args = (ks_ref){&nnb_functions_randn_args_desc, v58};
        v58->index_table = self->index_table;
        if (!nnb_functions_randn_args_parse(ks, io, v58)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RANDOM_CROP: {
        nnb_functions_random_crop_args *const v59 = (nnb_functions_random_crop_args *)ks_alloc(ks, 1, sizeof *v59);
        if (v59 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v59, 0, sizeof *v59);
        self->args = (ks_ref){&nnb_functions_random_crop_args_desc, v59};
        v59->index_table = self->index_table;
        if (!nnb_functions_random_crop_args_parse(ks, io, v59)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RANDOM_FLIP: {
        nnb_functions_random_flip_args *const v60 = (nnb_functions_random_flip_args *)ks_alloc(ks, 1, sizeof *v60);
        if (v60 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v60, 0, sizeof *v60);
        self->args = (ks_ref){&nnb_functions_random_flip_args_desc, v60};
        v60->index_table = self->index_table;
        if (!nnb_functions_random_flip_args_parse(ks, io, v60)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_IMAGE_AUGMENTATION: {
        nnb_functions_image_augmentation_args *const v61 = (nnb_functions_image_augmentation_args *)ks_alloc(ks, 1, sizeof *v61);
        if (v61 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v61, 0, sizeof *v61);
        self->args = (ks_ref){&nnb_functions_image_augmentation_args_desc, v61};
        v61->index_table = self->index_table;
        if (!nnb_functions_image_augmentation_args_parse(ks, io, v61)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SOFTMAX_CROSS_ENTROPY:
    case NNB_FUNCTIONS_FUNCTION_ID_CATEGORICAL_CROSS_ENTROPY: {
        nnb_functions_axis_args *const v62 = (nnb_functions_axis_args *)ks_alloc(ks, 1, sizeof *v62);
        if (v62 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v62, 0, sizeof *v62);
        self->args = (ks_ref){&nnb_functions_axis_args_desc, v62};
        if (!nnb_functions_axis_args_parse(ks, io, v62)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_HUBER_LOSS: {
        nnb_functions_delta_args *const v63 = (nnb_functions_delta_args *)ks_alloc(ks, 1, sizeof *v63);
        if (v63 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v63, 0, sizeof *v63);
        self->args = (ks_ref){&nnb_functions_delta_args_desc, v63};
        if (!nnb_functions_delta_args_parse(ks, io, v63)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_EPSILON_INSENSITIVE_LOSS: {
        nnb_functions_epsilon_args *const v64 = (nnb_functions_epsilon_args *)ks_alloc(ks, 1, sizeof *v64);
        if (v64 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v64, 0, sizeof *v64);
        self->args = (ks_ref){&nnb_functions_epsilon_args_desc, v64};
        if (!nnb_functions_epsilon_args_parse(ks, io, v64)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_KL_MULTINOMIAL:
    case NNB_FUNCTIONS_FUNCTION_ID_BINARY_CONNECT_AFFINE_0: {
        nnb_functions_base_axis_args *const v65 = (nnb_functions_base_axis_args *)ks_alloc(ks, 1, sizeof *v65);
        if (v65 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v65, 0, sizeof *v65);
        self->args = (ks_ref){&nnb_functions_base_axis_args_desc, v65};
        if (!nnb_functions_base_axis_args_parse(ks, io, v65)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_BINARY_CONNECT_CONVOLUTION_0: {
        nnb_functions_convolution_0_args *const v66 = (nnb_functions_convolution_0_args *)ks_alloc(ks, 1, sizeof *v66);
        if (v66 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v66, 0, sizeof *v66);
        self->args = (ks_ref){&nnb_functions_convolution_0_args_desc, v66};
        v66->index_table = self->index_table;
        if (!nnb_functions_convolution_0_args_parse(ks, io, v66)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_BINARY_WEIGHT_AFFINE_0: {
        nnb_functions_base_axis_args *const v67 = (nnb_functions_base_axis_args *)ks_alloc(ks, 1, sizeof *v67);
        if (v67 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v67, 0, sizeof *v67);
        self->args = (ks_ref){&nnb_functions_base_axis_args_desc, v67};
        if (!nnb_functions_base_axis_args_parse(ks, io, v67)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_BINARY_WEIGHT_CONVOLUTION_0: {
        nnb_functions_convolution_0_args *const v68 = (nnb_functions_convolution_0_args *)ks_alloc(ks, 1, sizeof *v68);
        if (v68 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v68, 0, sizeof *v68);
        self->args = (ks_ref){&nnb_functions_convolution_0_args_desc, v68};
        v68->index_table = self->index_table;
        if (!nnb_functions_convolution_0_args_parse(ks, io, v68)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_INQ_AFFINE: {
        nnb_functions_inq_affine_args *const v69 = (nnb_functions_inq_affine_args *)ks_alloc(ks, 1, sizeof *v69);
        if (v69 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v69, 0, sizeof *v69);
        self->args = (ks_ref){&nnb_functions_inq_affine_args_desc, v69};
        v69->index_table = self->index_table;
        if (!nnb_functions_inq_affine_args_parse(ks, io, v69)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_INQ_CONVOLUTION: {
        nnb_functions_inq_convolution_args *const v70 = (nnb_functions_inq_convolution_args *)ks_alloc(ks, 1, sizeof *v70);
        if (v70 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v70, 0, sizeof *v70);
        self->args = (ks_ref){&nnb_functions_inq_convolution_args_desc, v70};
        v70->index_table = self->index_table;
        if (!nnb_functions_inq_convolution_args_parse(ks, io, v70)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_FIXED_POINT_QUANTIZE: {
        nnb_functions_fixed_point_quantize_args *const v71 = (nnb_functions_fixed_point_quantize_args *)ks_alloc(ks, 1, sizeof *v71);
        if (v71 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v71, 0, sizeof *v71);
        self->args = (ks_ref){&nnb_functions_fixed_point_quantize_args_desc, v71};
        if (!nnb_functions_fixed_point_quantize_args_parse(ks, io, v71)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_POW2_QUANTIZE: {
        nnb_functions_pow2_quantize_args *const v72 = (nnb_functions_pow2_quantize_args *)ks_alloc(ks, 1, sizeof *v72);
        if (v72 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v72, 0, sizeof *v72);
        self->args = (ks_ref){&nnb_functions_pow2_quantize_args_desc, v72};
        if (!nnb_functions_pow2_quantize_args_parse(ks, io, v72)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_TOP_N_ERROR: {
        nnb_functions_axis_n_args *const v73 = (nnb_functions_axis_n_args *)ks_alloc(ks, 1, sizeof *v73);
        if (v73 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v73, 0, sizeof *v73);
        self->args = (ks_ref){&nnb_functions_axis_n_args_desc, v73};
        if (!nnb_functions_axis_n_args_parse(ks, io, v73)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_CONFUSION_MATRIX: {
        nnb_functions_axis_args *const v74 = (nnb_functions_axis_args *)ks_alloc(ks, 1, sizeof *v74);
        if (v74 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v74, 0, sizeof *v74);
        self->args = (ks_ref){&nnb_functions_axis_args_desc, v74};
        if (!nnb_functions_axis_args_parse(ks, io, v74)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_VAT_NOISE: {
        nnb_functions_base_axis_eps_args *const v75 = (nnb_functions_base_axis_eps_args *)ks_alloc(ks, 1, sizeof *v75);
        if (v75 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v75, 0, sizeof *v75);
        self->args = (ks_ref){&nnb_functions_base_axis_eps_args_desc, v75};
        if (!nnb_functions_base_axis_eps_args_parse(ks, io, v75)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SINK: {
        nnb_functions_one_input_grad_args *const v76 = (nnb_functions_one_input_grad_args *)ks_alloc(ks, 1, sizeof *v76);
        if (v76 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v76, 0, sizeof *v76);
        self->args = (ks_ref){&nnb_functions_one_input_grad_args_desc, v76};
        if (!nnb_functions_one_input_grad_args_parse(ks, io, v76)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_CLIP_GRAD_BY_NORM: {
        nnb_functions_clip_norm_axes_args *const v77 = (nnb_functions_clip_norm_axes_args *)ks_alloc(ks, 1, sizeof *v77);
        if (v77 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v77, 0, sizeof *v77);
        self->args = (ks_ref){&nnb_functions_clip_norm_axes_args_desc, v77};
        v77->index_table = self->index_table;
        if (!nnb_functions_clip_norm_axes_args_parse(ks, io, v77)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_PAD: {
        nnb_functions_pad_args *const v78 = (nnb_functions_pad_args *)ks_alloc(ks, 1, sizeof *v78);
        if (v78 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v78, 0, sizeof *v78);
        self->args = (ks_ref){&nnb_functions_pad_args_desc, v78};
        v78->index_table = self->index_table;
        if (!nnb_functions_pad_args_parse(ks, io, v78)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RESHAPE: {
        nnb_functions_shape_inplace_args *const v79 = (nnb_functions_shape_inplace_args *)ks_alloc(ks, 1, sizeof *v79);
        if (v79 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v79, 0, sizeof *v79);
        self->args = (ks_ref){&nnb_functions_shape_inplace_args_desc, v79};
        v79->index_table = self->index_table;
        if (!nnb_functions_shape_inplace_args_parse(ks, io, v79)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_INTERPOLATE_0: {
        nnb_functions_interpolate_0_args *const v80 = (nnb_functions_interpolate_0_args *)ks_alloc(ks, 1, sizeof *v80);
        if (v80 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v80, 0, sizeof *v80);
        self->args = (ks_ref){&nnb_functions_interpolate_0_args_desc, v80};
        v80->index_table = self->index_table;
        if (!nnb_functions_interpolate_0_args_parse(ks, io, v80)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_LEAKY_RELU: {
        nnb_functions_alpha_inplace_args *const v81 = (nnb_functions_alpha_inplace_args *)ks_alloc(ks, 1, sizeof *v81);
        if (v81 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v81, 0, sizeof *v81);
        self->args = (ks_ref){&nnb_functions_alpha_inplace_args_desc, v81};
        if (!nnb_functions_alpha_inplace_args_parse(ks, io, v81)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SORT: {
        nnb_functions_sort_args *const v82 = (nnb_functions_sort_args *)ks_alloc(ks, 1, sizeof *v82);
        if (v82 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v82, 0, sizeof *v82);
        self->args = (ks_ref){&nnb_functions_sort_args_desc, v82};
        if (!nnb_functions_sort_args_parse(ks, io, v82)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_MIN: {
        nnb_functions_min_args *const v83 = (nnb_functions_min_args *)ks_alloc(ks, 1, sizeof *v83);
        if (v83 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v83, 0, sizeof *v83);
        self->args = (ks_ref){&nnb_functions_min_args_desc, v83};
        v83->index_table = self->index_table;
        if (!nnb_functions_min_args_parse(ks, io, v83)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_ARANGE: {
        nnb_functions_arange_args *const v84 = (nnb_functions_arange_args *)ks_alloc(ks, 1, sizeof *v84);
        if (v84 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v84, 0, sizeof *v84);
        self->args = (ks_ref){&nnb_functions_arange_args_desc, v84};
        if (!nnb_functions_arange_args_parse(ks, io, v84)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_MAX: {
        nnb_functions_min_args *const v85 = (nnb_functions_min_args *)ks_alloc(ks, 1, sizeof *v85);
        if (v85 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v85, 0, sizeof *v85);
        self->args = (ks_ref){&nnb_functions_min_args_desc, v85};
        v85->index_table = self->index_table;
        if (!nnb_functions_min_args_parse(ks, io, v85)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_PRUNE: {
        nnb_functions_rate_args *const v86 = (nnb_functions_rate_args *)ks_alloc(ks, 1, sizeof *v86);
        if (v86 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v86, 0, sizeof *v86);
        self->args = (ks_ref){&nnb_functions_rate_args_desc, v86};
        if (!nnb_functions_rate_args_parse(ks, io, v86)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_FFT:
    case NNB_FUNCTIONS_FUNCTION_ID_IFFT: {
        nnb_functions_signal_ndim_normalized_args *const v87 = (nnb_functions_signal_ndim_normalized_args *)ks_alloc(ks, 1, sizeof *v87);
        if (v87 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v87, 0, sizeof *v87);
        self->args = (ks_ref){&nnb_functions_signal_ndim_normalized_args_desc, v87};
        if (!nnb_functions_signal_ndim_normalized_args_parse(ks, io, v87)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_BROADCAST_TO: {
        nnb_functions_axis_args *const v88 = (nnb_functions_axis_args *)ks_alloc(ks, 1, sizeof *v88);
        if (v88 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v88, 0, sizeof *v88);
        self->args = (ks_ref){&nnb_functions_axis_args_desc, v88};
        if (!nnb_functions_axis_args_parse(ks, io, v88)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_NMS_DETECTION2D: {
        nnb_functions_nms_detection2d_args *const v89 = (nnb_functions_nms_detection2d_args *)ks_alloc(ks, 1, sizeof *v89);
        if (v89 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v89, 0, sizeof *v89);
        self->args = (ks_ref){&nnb_functions_nms_detection2d_args_desc, v89};
        if (!nnb_functions_nms_detection2d_args_parse(ks, io, v89)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_BINARY_WEIGHT_CONVOLUTION: {
        nnb_functions_binary_weight_convolution_args *const v90 = (nnb_functions_binary_weight_convolution_args *)ks_alloc(ks, 1, sizeof *v90);
        if (v90 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v90, 0, sizeof *v90);
        self->args = (ks_ref){&nnb_functions_binary_weight_convolution_args_desc, v90};
        v90->index_table = self->index_table;
        if (!nnb_functions_binary_weight_convolution_args_parse(ks, io, v90)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_BINARY_CONNECT_CONVOLUTION: {
        nnb_functions_binary_weight_convolution_args *const v91 = (nnb_functions_binary_weight_convolution_args *)ks_alloc(ks, 1, sizeof *v91);
        if (v91 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v91, 0, sizeof *v91);
        self->args = (ks_ref){&nnb_functions_binary_weight_convolution_args_desc, v91};
        v91->index_table = self->index_table;
        if (!nnb_functions_binary_weight_convolution_args_parse(ks, io, v91)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_BINARY_WEIGHT_AFFINE:
    case NNB_FUNCTIONS_FUNCTION_ID_BINARY_CONNECT_AFFINE: {
        nnb_functions_base_axis_quantize_zero_to_args *const v92 = (nnb_functions_base_axis_quantize_zero_to_args *)ks_alloc(ks, 1, sizeof *v92);
        if (v92 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v92, 0, sizeof *v92);
        self->args = (ks_ref){&nnb_functions_base_axis_quantize_zero_to_args_desc, v92};
        if (!nnb_functions_base_axis_quantize_zero_to_args_parse(ks, io, v92)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RESET_NAN:
    case NNB_FUNCTIONS_FUNCTION_ID_RESET_INF: {
        nnb_functions_val_float_args *const v93 = (nnb_functions_val_float_args *)ks_alloc(ks, 1, sizeof *v93);
        if (v93 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v93, 0, sizeof *v93);
        self->args = (ks_ref){&nnb_functions_val_float_args_desc, v93};
        if (!nnb_functions_val_float_args_parse(ks, io, v93)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_LSTM:
    case NNB_FUNCTIONS_FUNCTION_ID_GRU: {
        nnb_functions_lstm_args *const v94 = (nnb_functions_lstm_args *)ks_alloc(ks, 1, sizeof *v94);
        if (v94 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v94, 0, sizeof *v94);
        self->args = (ks_ref){&nnb_functions_lstm_args_desc, v94};
        if (!nnb_functions_lstm_args_parse(ks, io, v94)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RNN: {
        nnb_functions_rnn_args *const v95 = (nnb_functions_rnn_args *)ks_alloc(ks, 1, sizeof *v95);
        if (v95 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v95, 0, sizeof *v95);
        self->args = (ks_ref){&nnb_functions_rnn_args_desc, v95};
        if (!nnb_functions_rnn_args_parse(ks, io, v95)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RANDOM_CHOICE: {
        nnb_functions_random_choice_args *const v96 = (nnb_functions_random_choice_args *)ks_alloc(ks, 1, sizeof *v96);
        if (v96 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v96, 0, sizeof *v96);
        self->args = (ks_ref){&nnb_functions_random_choice_args_desc, v96};
        v96->index_table = self->index_table;
        if (!nnb_functions_random_choice_args_parse(ks, io, v96)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_TILE: {
        nnb_functions_reps_args *const v97 = (nnb_functions_reps_args *)ks_alloc(ks, 1, sizeof *v97);
        if (v97 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v97, 0, sizeof *v97);
        self->args = (ks_ref){&nnb_functions_reps_args_desc, v97};
        v97->index_table = self->index_table;
        if (!nnb_functions_reps_args_parse(ks, io, v97)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SYNC_BATCH_NORMALIZATION: {
        nnb_functions_sync_batch_normalization_args *const v98 = (nnb_functions_sync_batch_normalization_args *)ks_alloc(ks, 1, sizeof *v98);
        if (v98 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v98, 0, sizeof *v98);
        self->args = (ks_ref){&nnb_functions_sync_batch_normalization_args_desc, v98};
        v98->index_table = self->index_table;
        if (!nnb_functions_sync_batch_normalization_args_parse(ks, io, v98)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_CONVOLUTION: {
        nnb_functions_convolution_args *const v99 = (nnb_functions_convolution_args *)ks_alloc(ks, 1, sizeof *v99);
        if (v99 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v99, 0, sizeof *v99);
        self->args = (ks_ref){&nnb_functions_convolution_args_desc, v99};
        v99->index_table = self->index_table;
        if (!nnb_functions_convolution_args_parse(ks, io, v99)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_MAX_POOLING: {
        nnb_functions_max_pooling_args *const v100 = (nnb_functions_max_pooling_args *)ks_alloc(ks, 1, sizeof *v100);
        if (v100 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v100, 0, sizeof *v100);
        self->args = (ks_ref){&nnb_functions_max_pooling_args_desc, v100};
        v100->index_table = self->index_table;
        if (!nnb_functions_max_pooling_args_parse(ks, io, v100)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_AVERAGE_POOLING: {
        nnb_functions_average_pooling_args *const v101 = (nnb_functions_average_pooling_args *)ks_alloc(ks, 1, sizeof *v101);
        if (v101 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v101, 0, sizeof *v101);
        self->args = (ks_ref){&nnb_functions_average_pooling_args_desc, v101};
        v101->index_table = self->index_table;
        if (!nnb_functions_average_pooling_args_parse(ks, io, v101)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SUM_POOLING: {
        nnb_functions_max_pooling_args *const v102 = (nnb_functions_max_pooling_args *)ks_alloc(ks, 1, sizeof *v102);
        if (v102 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v102, 0, sizeof *v102);
        self->args = (ks_ref){&nnb_functions_max_pooling_args_desc, v102};
        v102->index_table = self->index_table;
        if (!nnb_functions_max_pooling_args_parse(ks, io, v102)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_LOG_SOFTMAX: {
        nnb_functions_axis_args *const v103 = (nnb_functions_axis_args *)ks_alloc(ks, 1, sizeof *v103);
        if (v103 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v103, 0, sizeof *v103);
        self->args = (ks_ref){&nnb_functions_axis_args_desc, v103};
        if (!nnb_functions_axis_args_parse(ks, io, v103)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_FUSED_BATCH_NORMALIZATION: {
        nnb_functions_fused_batch_normalization_args *const v104 = (nnb_functions_fused_batch_normalization_args *)ks_alloc(ks, 1, sizeof *v104);
        if (v104 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v104, 0, sizeof *v104);
        self->args = (ks_ref){&nnb_functions_fused_batch_normalization_args_desc, v104};
        v104->index_table = self->index_table;
        if (!nnb_functions_fused_batch_normalization_args_parse(ks, io, v104)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SCATTER_ND_0: {
        nnb_functions_shape_args *const v105 = (nnb_functions_shape_args *)ks_alloc(ks, 1, sizeof *v105);
        if (v105 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v105, 0, sizeof *v105);
        self->args = (ks_ref){&nnb_functions_shape_args_desc, v105};
        v105->index_table = self->index_table;
        if (!nnb_functions_shape_args_parse(ks, io, v105)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_MAX_POOLING_BACKWARD: {
        nnb_functions_max_pooling_args *const v106 = (nnb_functions_max_pooling_args *)ks_alloc(ks, 1, sizeof *v106);
        if (v106 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v106, 0, sizeof *v106);
        self->args = (ks_ref){&nnb_functions_max_pooling_args_desc, v106};
        v106->index_table = self->index_table;
        if (!nnb_functions_max_pooling_args_parse(ks, io, v106)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_MIN_MAX_QUANTIZE_0: {
        nnb_functions_min_max_quantize_0_args *const v107 = (nnb_functions_min_max_quantize_0_args *)ks_alloc(ks, 1, sizeof *v107);
        if (v107 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v107, 0, sizeof *v107);
        self->args = (ks_ref){&nnb_functions_min_max_quantize_0_args_desc, v107};
        if (!nnb_functions_min_max_quantize_0_args_parse(ks, io, v107)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_MIN_MAX_QUANTIZE: {
        nnb_functions_min_max_quantize_args *const v108 = (nnb_functions_min_max_quantize_args *)ks_alloc(ks, 1, sizeof *v108);
        if (v108 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v108, 0, sizeof *v108);
        self->args = (ks_ref){&nnb_functions_min_max_quantize_args_desc, v108};
        if (!nnb_functions_min_max_quantize_args_parse(ks, io, v108)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_DECONVOLUTION_1: {
        nnb_functions_convolution_args *const v109 = (nnb_functions_convolution_args *)ks_alloc(ks, 1, sizeof *v109);
        if (v109 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v109, 0, sizeof *v109);
        self->args = (ks_ref){&nnb_functions_convolution_args_desc, v109};
        v109->index_table = self->index_table;
        if (!nnb_functions_convolution_args_parse(ks, io, v109)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_PATCH_CORRELATION: {
        nnb_functions_patch_correlation_args *const v110 = (nnb_functions_patch_correlation_args *)ks_alloc(ks, 1, sizeof *v110);
        if (v110 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v110, 0, sizeof *v110);
        self->args = (ks_ref){&nnb_functions_patch_correlation_args_desc, v110};
        v110->index_table = self->index_table;
        if (!nnb_functions_patch_correlation_args_parse(ks, io, v110)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RANDOM_ERASE_1: {
        nnb_functions_random_erase_1_args *const v111 = (nnb_functions_random_erase_1_args *)ks_alloc(ks, 1, sizeof *v111);
        if (v111 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v111, 0, sizeof *v111);
        self->args = (ks_ref){&nnb_functions_random_erase_1_args_desc, v111};
        if (!nnb_functions_random_erase_1_args_parse(ks, io, v111)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RANDOM_ERASE: {
        nnb_functions_random_erase_args *const v112 = (nnb_functions_random_erase_args *)ks_alloc(ks, 1, sizeof *v112);
        if (v112 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v112, 0, sizeof *v112);
        self->args = (ks_ref){&nnb_functions_random_erase_args_desc, v112};
        if (!nnb_functions_random_erase_args_parse(ks, io, v112)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_INTERPOLATE_1: {
        nnb_functions_interpolate_1_args *const v113 = (nnb_functions_interpolate_1_args *)ks_alloc(ks, 1, sizeof *v113);
        if (v113 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v113, 0, sizeof *v113);
        self->args = (ks_ref){&nnb_functions_interpolate_1_args_desc, v113};
        v113->index_table = self->index_table;
        if (!nnb_functions_interpolate_1_args_parse(ks, io, v113)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_UNPOOLING: {
        nnb_functions_kernel_channel_last_args *const v114 = (nnb_functions_kernel_channel_last_args *)ks_alloc(ks, 1, sizeof *v114);
        if (v114 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v114, 0, sizeof *v114);
        self->args = (ks_ref){&nnb_functions_kernel_channel_last_args_desc, v114};
        v114->index_table = self->index_table;
        if (!nnb_functions_kernel_channel_last_args_parse(ks, io, v114)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RAND_BETA: {
        nnb_functions_rand_beta_args *const v115 = (nnb_functions_rand_beta_args *)ks_alloc(ks, 1, sizeof *v115);
        if (v115 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v115, 0, sizeof *v115);
        self->args = (ks_ref){&nnb_functions_rand_beta_args_desc, v115};
        v115->index_table = self->index_table;
        if (!nnb_functions_rand_beta_args_parse(ks, io, v115)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RAND_BINOMIAL: {
        nnb_functions_rand_binomial_args *const v116 = (nnb_functions_rand_binomial_args *)ks_alloc(ks, 1, sizeof *v116);
        if (v116 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v116, 0, sizeof *v116);
        self->args = (ks_ref){&nnb_functions_rand_binomial_args_desc, v116};
        v116->index_table = self->index_table;
        if (!nnb_functions_rand_binomial_args_parse(ks, io, v116)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RAND_GAMMA: {
        nnb_functions_rand_gamma_args *const v117 = (nnb_functions_rand_gamma_args *)ks_alloc(ks, 1, sizeof *v117);
        if (v117 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v117, 0, sizeof *v117);
        self->args = (ks_ref){&nnb_functions_rand_gamma_args_desc, v117};
        v117->index_table = self->index_table;
        if (!nnb_functions_rand_gamma_args_parse(ks, io, v117)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_INTERPOLATE: {
        nnb_functions_interpolate_args *const v118 = (nnb_functions_interpolate_args *)ks_alloc(ks, 1, sizeof *v118);
        if (v118 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v118, 0, sizeof *v118);
        self->args = (ks_ref){&nnb_functions_interpolate_args_desc, v118};
        v118->index_table = self->index_table;
        if (!nnb_functions_interpolate_args_parse(ks, io, v118)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_DECONVOLUTION: {
        nnb_functions_deconvolution_args *const v119 = (nnb_functions_deconvolution_args *)ks_alloc(ks, 1, sizeof *v119);
        if (v119 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v119, 0, sizeof *v119);
        self->args = (ks_ref){&nnb_functions_deconvolution_args_desc, v119};
        v119->index_table = self->index_table;
        if (!nnb_functions_deconvolution_args_parse(ks, io, v119)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_QUANTIZE_LINEAR: {
        nnb_functions_quantize_linear_args *const v120 = (nnb_functions_quantize_linear_args *)ks_alloc(ks, 1, sizeof *v120);
        if (v120 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v120, 0, sizeof *v120);
        self->args = (ks_ref){&nnb_functions_quantize_linear_args_desc, v120};
        if (!nnb_functions_quantize_linear_args_parse(ks, io, v120)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_FUSED_CONVOLUTION_0: {
        nnb_functions_fused_convolution_0_args *const v121 = (nnb_functions_fused_convolution_0_args *)ks_alloc(ks, 1, sizeof *v121);
        if (v121 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v121, 0, sizeof *v121);
        self->args = (ks_ref){&nnb_functions_fused_convolution_0_args_desc, v121};
        v121->index_table = self->index_table;
        if (!nnb_functions_fused_convolution_0_args_parse(ks, io, v121)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_AFFINE_GRID: {
        nnb_functions_size_align_corners_args *const v122 = (nnb_functions_size_align_corners_args *)ks_alloc(ks, 1, sizeof *v122);
        if (v122 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v122, 0, sizeof *v122);
        self->args = (ks_ref){&nnb_functions_size_align_corners_args_desc, v122};
        v122->index_table = self->index_table;
        if (!nnb_functions_size_align_corners_args_parse(ks, io, v122)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_WARP_BY_GRID: {
        nnb_functions_warp_by_grid_args *const v123 = (nnb_functions_warp_by_grid_args *)ks_alloc(ks, 1, sizeof *v123);
        if (v123 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v123, 0, sizeof *v123);
        self->args = (ks_ref){&nnb_functions_warp_by_grid_args_desc, v123};
        if (!nnb_functions_warp_by_grid_args_parse(ks, io, v123)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_GATHER: {
        nnb_functions_axis_batch_dims_args *const v124 = (nnb_functions_axis_batch_dims_args *)ks_alloc(ks, 1, sizeof *v124);
        if (v124 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v124, 0, sizeof *v124);
        self->args = (ks_ref){&nnb_functions_axis_batch_dims_args_desc, v124};
        if (!nnb_functions_axis_batch_dims_args_parse(ks, io, v124)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_WEIGHT_NORMALIZATION: {
        nnb_functions_dim_eps_args *const v125 = (nnb_functions_dim_eps_args *)ks_alloc(ks, 1, sizeof *v125);
        if (v125 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v125, 0, sizeof *v125);
        self->args = (ks_ref){&nnb_functions_dim_eps_args_desc, v125};
        if (!nnb_functions_dim_eps_args_parse(ks, io, v125)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_PACK_PADDED_SEQUENCE: {
        nnb_functions_batch_first_args *const v126 = (nnb_functions_batch_first_args *)ks_alloc(ks, 1, sizeof *v126);
        if (v126 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v126, 0, sizeof *v126);
        self->args = (ks_ref){&nnb_functions_batch_first_args_desc, v126};
        if (!nnb_functions_batch_first_args_parse(ks, io, v126)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_PAD_PACKED_SEQUENCE: {
        nnb_functions_pad_packed_sequence_args *const v127 = (nnb_functions_pad_packed_sequence_args *)ks_alloc(ks, 1, sizeof *v127);
        if (v127 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v127, 0, sizeof *v127);
        self->args = (ks_ref){&nnb_functions_pad_packed_sequence_args_desc, v127};
        if (!nnb_functions_pad_packed_sequence_args_parse(ks, io, v127)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_BC_ADD2:
    case NNB_FUNCTIONS_FUNCTION_ID_SUB2:
    case NNB_FUNCTIONS_FUNCTION_ID_MUL2:
    case NNB_FUNCTIONS_FUNCTION_ID_DIV2:
    case NNB_FUNCTIONS_FUNCTION_ID_POW2: {
        nnb_functions_inplace_args *const v128 = (nnb_functions_inplace_args *)ks_alloc(ks, 1, sizeof *v128);
        if (v128 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v128, 0, sizeof *v128);
        self->args = (ks_ref){&nnb_functions_inplace_args_desc, v128};
        if (!nnb_functions_inplace_args_parse(ks, io, v128)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_ADD_SCALAR:
    case NNB_FUNCTIONS_FUNCTION_ID_MUL_SCALAR:
    case NNB_FUNCTIONS_FUNCTION_ID_POW_SCALAR: {
        nnb_functions_val_inplace_args *const v129 = (nnb_functions_val_inplace_args *)ks_alloc(ks, 1, sizeof *v129);
        if (v129 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v129, 0, sizeof *v129);
        self->args = (ks_ref){&nnb_functions_val_inplace_args_desc, v129};
        if (!nnb_functions_val_inplace_args_parse(ks, io, v129)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SCATTER_ADD: {
        nnb_functions_axis_args *const v130 = (nnb_functions_axis_args *)ks_alloc(ks, 1, sizeof *v130);
        if (v130 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v130, 0, sizeof *v130);
        self->args = (ks_ref){&nnb_functions_axis_args_desc, v130};
        if (!nnb_functions_axis_args_parse(ks, io, v130)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_NORM_NORMALIZATION: {
        nnb_functions_norm_normalization_args *const v131 = (nnb_functions_norm_normalization_args *)ks_alloc(ks, 1, sizeof *v131);
        if (v131 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v131, 0, sizeof *v131);
        self->args = (ks_ref){&nnb_functions_norm_normalization_args_desc, v131};
        v131->index_table = self->index_table;
        if (!nnb_functions_norm_normalization_args_parse(ks, io, v131)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_NORM: {
        nnb_functions_norm_args *const v132 = (nnb_functions_norm_args *)ks_alloc(ks, 1, sizeof *v132);
        if (v132 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v132, 0, sizeof *v132);
        self->args = (ks_ref){&nnb_functions_norm_args_desc, v132};
        v132->index_table = self->index_table;
        if (!nnb_functions_norm_args_parse(ks, io, v132)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_RANDOM_SHIFT: {
        nnb_functions_random_shift_args *const v133 = (nnb_functions_random_shift_args *)ks_alloc(ks, 1, sizeof *v133);
        if (v133 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v133, 0, sizeof *v133);
        self->args = (ks_ref){&nnb_functions_random_shift_args_desc, v133};
        v133->index_table = self->index_table;
        if (!nnb_functions_random_shift_args_parse(ks, io, v133)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_GROUP_NORMALIZATION: {
        nnb_functions_group_normalization_args *const v134 = (nnb_functions_group_normalization_args *)ks_alloc(ks, 1, sizeof *v134);
        if (v134 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v134, 0, sizeof *v134);
        self->args = (ks_ref){&nnb_functions_group_normalization_args_desc, v134};
        v134->index_table = self->index_table;
        if (!nnb_functions_group_normalization_args_parse(ks, io, v134)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_INSTANCE_NORMALIZATION: {
        nnb_functions_instance_normalization_args *const v135 = (nnb_functions_instance_normalization_args *)ks_alloc(ks, 1, sizeof *v135);
        if (v135 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v135, 0, sizeof *v135);
        self->args = (ks_ref){&nnb_functions_instance_normalization_args_desc, v135};
        v135->index_table = self->index_table;
        if (!nnb_functions_instance_normalization_args_parse(ks, io, v135)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_LAYER_NORMALIZATION: {
        nnb_functions_layer_normalization_args *const v136 = (nnb_functions_layer_normalization_args *)ks_alloc(ks, 1, sizeof *v136);
        if (v136 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v136, 0, sizeof *v136);
        self->args = (ks_ref){&nnb_functions_layer_normalization_args_desc, v136};
        v136->index_table = self->index_table;
        if (!nnb_functions_layer_normalization_args_parse(ks, io, v136)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_TENSOR_NORMALIZATION: {
        nnb_functions_tensor_normalization_args *const v137 = (nnb_functions_tensor_normalization_args *)ks_alloc(ks, 1, sizeof *v137);
        if (v137 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v137, 0, sizeof *v137);
        self->args = (ks_ref){&nnb_functions_tensor_normalization_args_desc, v137};
        v137->index_table = self->index_table;
        if (!nnb_functions_tensor_normalization_args_parse(ks, io, v137)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_WEIGHT_STANDARDIZATION: {
        nnb_functions_channel_axis_eps_args *const v138 = (nnb_functions_channel_axis_eps_args *)ks_alloc(ks, 1, sizeof *v138);
        if (v138 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v138, 0, sizeof *v138);
        self->args = (ks_ref){&nnb_functions_channel_axis_eps_args_desc, v138};
        if (!nnb_functions_channel_axis_eps_args_parse(ks, io, v138)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_BATCH_NORMALIZATION: {
        nnb_functions_batch_normalization_args *const v139 = (nnb_functions_batch_normalization_args *)ks_alloc(ks, 1, sizeof *v139);
        if (v139 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v139, 0, sizeof *v139);
        self->args = (ks_ref){&nnb_functions_batch_normalization_args_desc, v139};
        v139->index_table = self->index_table;
        if (!nnb_functions_batch_normalization_args_parse(ks, io, v139)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_STFT_0: {
        nnb_functions_stft_0_args *const v140 = (nnb_functions_stft_0_args *)ks_alloc(ks, 1, sizeof *v140);
        if (v140 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v140, 0, sizeof *v140);
        self->args = (ks_ref){&nnb_functions_stft_0_args_desc, v140};
        if (!nnb_functions_stft_0_args_parse(ks, io, v140)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_ISTFT_0: {
        nnb_functions_istft_0_args *const v141 = (nnb_functions_istft_0_args *)ks_alloc(ks, 1, sizeof *v141);
        if (v141 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v141, 0, sizeof *v141);
        self->args = (ks_ref){&nnb_functions_istft_0_args_desc, v141};
        if (!nnb_functions_istft_0_args_parse(ks, io, v141)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_DEFORMABLE_CONVOLUTION: {
        nnb_functions_deformable_convolution_args *const v142 = (nnb_functions_deformable_convolution_args *)ks_alloc(ks, 1, sizeof *v142);
        if (v142 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v142, 0, sizeof *v142);
        self->args = (ks_ref){&nnb_functions_deformable_convolution_args_desc, v142};
        v142->index_table = self->index_table;
        if (!nnb_functions_deformable_convolution_args_parse(ks, io, v142)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SPECTRAL_NORM_0: {
        nnb_functions_spectral_norm_0_args *const v143 = (nnb_functions_spectral_norm_0_args *)ks_alloc(ks, 1, sizeof *v143);
        if (v143 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v143, 0, sizeof *v143);
        self->args = (ks_ref){&nnb_functions_spectral_norm_0_args_desc, v143};
        if (!nnb_functions_spectral_norm_0_args_parse(ks, io, v143)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_CUMSUM:
    case NNB_FUNCTIONS_FUNCTION_ID_CUMPROD: {
        nnb_functions_cumsum_args *const v144 = (nnb_functions_cumsum_args *)ks_alloc(ks, 1, sizeof *v144);
        if (v144 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v144, 0, sizeof *v144);
        self->args = (ks_ref){&nnb_functions_cumsum_args_desc, v144};
        if (!nnb_functions_cumsum_args_parse(ks, io, v144)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SEARCHSORTED: {
        nnb_functions_right_args *const v145 = (nnb_functions_right_args *)ks_alloc(ks, 1, sizeof *v145);
        if (v145 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v145, 0, sizeof *v145);
        self->args = (ks_ref){&nnb_functions_right_args_desc, v145};
        if (!nnb_functions_right_args_parse(ks, io, v145)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_MESHGRID: {
        nnb_functions_ij_indexing_args *const v146 = (nnb_functions_ij_indexing_args *)ks_alloc(ks, 1, sizeof *v146);
        if (v146 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v146, 0, sizeof *v146);
        self->args = (ks_ref){&nnb_functions_ij_indexing_args_desc, v146};
        if (!nnb_functions_ij_indexing_args_parse(ks, io, v146)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SOFTPLUS: {
        nnb_functions_beta_args *const v147 = (nnb_functions_beta_args *)ks_alloc(ks, 1, sizeof *v147);
        if (v147 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v147, 0, sizeof *v147);
        self->args = (ks_ref){&nnb_functions_beta_args_desc, v147};
        if (!nnb_functions_beta_args_parse(ks, io, v147)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_DROPOUT: {
        nnb_functions_p_seed_args *const v148 = (nnb_functions_p_seed_args *)ks_alloc(ks, 1, sizeof *v148);
        if (v148 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v148, 0, sizeof *v148);
        self->args = (ks_ref){&nnb_functions_p_seed_args_desc, v148};
        if (!nnb_functions_p_seed_args_parse(ks, io, v148)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SPECTRAL_NORM: {
        nnb_functions_spectral_norm_args *const v149 = (nnb_functions_spectral_norm_args *)ks_alloc(ks, 1, sizeof *v149);
        if (v149 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v149, 0, sizeof *v149);
        self->args = (ks_ref){&nnb_functions_spectral_norm_args_desc, v149};
        if (!nnb_functions_spectral_norm_args_parse(ks, io, v149)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_ROI_ALIGN: {
        nnb_functions_roi_align_args *const v150 = (nnb_functions_roi_align_args *)ks_alloc(ks, 1, sizeof *v150);
        if (v150 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v150, 0, sizeof *v150);
        self->args = (ks_ref){&nnb_functions_roi_align_args_desc, v150};
        v150->index_table = self->index_table;
        if (!nnb_functions_roi_align_args_parse(ks, io, v150)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_BOOL_FILL: {
        nnb_functions_value_args *const v151 = (nnb_functions_value_args *)ks_alloc(ks, 1, sizeof *v151);
        if (v151 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v151, 0, sizeof *v151);
        self->args = (ks_ref){&nnb_functions_value_args_desc, v151};
        if (!nnb_functions_value_args_parse(ks, io, v151)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SCATTER_ND: {
        nnb_functions_shape_add_args *const v152 = (nnb_functions_shape_add_args *)ks_alloc(ks, 1, sizeof *v152);
        if (v152 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v152, 0, sizeof *v152);
        self->args = (ks_ref){&nnb_functions_shape_add_args_desc, v152};
        v152->index_table = self->index_table;
        if (!nnb_functions_shape_add_args_parse(ks, io, v152)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_LINSPACE: {
        nnb_functions_linspace_args *const v153 = (nnb_functions_linspace_args *)ks_alloc(ks, 1, sizeof *v153);
        if (v153 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v153, 0, sizeof *v153);
        self->args = (ks_ref){&nnb_functions_linspace_args_desc, v153};
        if (!nnb_functions_linspace_args_parse(ks, io, v153)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_STFT: {
        nnb_functions_stft_args *const v154 = (nnb_functions_stft_args *)ks_alloc(ks, 1, sizeof *v154);
        if (v154 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v154, 0, sizeof *v154);
        self->args = (ks_ref){&nnb_functions_stft_args_desc, v154};
        if (!nnb_functions_stft_args_parse(ks, io, v154)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_ISTFT: {
        nnb_functions_istft_args *const v155 = (nnb_functions_istft_args *)ks_alloc(ks, 1, sizeof *v155);
        if (v155 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v155, 0, sizeof *v155);
        self->args = (ks_ref){&nnb_functions_istft_args_desc, v155};
        if (!nnb_functions_istft_args_parse(ks, io, v155)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_FUSED_CONVOLUTION: {
        nnb_functions_fused_convolution_args *const v156 = (nnb_functions_fused_convolution_args *)ks_alloc(ks, 1, sizeof *v156);
        if (v156 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v156, 0, sizeof *v156);
        self->args = (ks_ref){&nnb_functions_fused_convolution_args_desc, v156};
        v156->index_table = self->index_table;
        if (!nnb_functions_fused_convolution_args_parse(ks, io, v156)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_BATCH_CHOLESKY: {
        nnb_functions_upper_args *const v157 = (nnb_functions_upper_args *)ks_alloc(ks, 1, sizeof *v157);
        if (v157 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v157, 0, sizeof *v157);
        self->args = (ks_ref){&nnb_functions_upper_args_desc, v157};
        if (!nnb_functions_upper_args_parse(ks, io, v157)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_SHAPE: {
        nnb_functions_start_end_args *const v158 = (nnb_functions_start_end_args *)ks_alloc(ks, 1, sizeof *v158);
        if (v158 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v158, 0, sizeof *v158);
        self->args = (ks_ref){&nnb_functions_start_end_args_desc, v158};
        if (!nnb_functions_start_end_args_parse(ks, io, v158)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_TOP_K_DATA: {
        nnb_functions_top_k_data_args *const v159 = (nnb_functions_top_k_data_args *)ks_alloc(ks, 1, sizeof *v159);
        if (v159 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v159, 0, sizeof *v159);
        self->args = (ks_ref){&nnb_functions_top_k_data_args_desc, v159};
        if (!nnb_functions_top_k_data_args_parse(ks, io, v159)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_ONNX_RESIZE: {
        nnb_functions_onnx_resize_args *const v160 = (nnb_functions_onnx_resize_args *)ks_alloc(ks, 1, sizeof *v160);
        if (v160 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v160, 0, sizeof *v160);
        self->args = (ks_ref){&nnb_functions_onnx_resize_args_desc, v160};
        v160->index_table = self->index_table;
        if (!nnb_functions_onnx_resize_args_parse(ks, io, v160)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_ONNX_NON_MAX_SUPPRESSION: {
        nnb_functions_onnx_non_max_suppression_args *const v161 = (nnb_functions_onnx_non_max_suppression_args *)ks_alloc(ks, 1, sizeof *v161);
        if (v161 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v161, 0, sizeof *v161);
        self->args = (ks_ref){&nnb_functions_onnx_non_max_suppression_args_desc, v161};
        if (!nnb_functions_onnx_non_max_suppression_args_parse(ks, io, v161)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_EYE_LIKE: {
        nnb_functions_k_args *const v162 = (nnb_functions_k_args *)ks_alloc(ks, 1, sizeof *v162);
        if (v162 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v162, 0, sizeof *v162);
        self->args = (ks_ref){&nnb_functions_k_args_desc, v162};
        if (!nnb_functions_k_args_parse(ks, io, v162)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_MOD2: {
        nnb_functions_fmod_args *const v163 = (nnb_functions_fmod_args *)ks_alloc(ks, 1, sizeof *v163);
        if (v163 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v163, 0, sizeof *v163);
        self->args = (ks_ref){&nnb_functions_fmod_args_desc, v163};
        if (!nnb_functions_fmod_args_parse(ks, io, v163)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_BIT_SHIFT: {
        nnb_functions_direction_args *const v164 = (nnb_functions_direction_args *)ks_alloc(ks, 1, sizeof *v164);
        if (v164 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v164, 0, sizeof *v164);
        self->args = (ks_ref){&nnb_functions_direction_args_desc, v164};
        if (!nnb_functions_direction_args_parse(ks, io, v164)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_UNIQUE: {
        nnb_functions_unique_args *const v165 = (nnb_functions_unique_args *)ks_alloc(ks, 1, sizeof *v165);
        if (v165 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v165, 0, sizeof *v165);
        self->args = (ks_ref){&nnb_functions_unique_args_desc, v165};
        if (!nnb_functions_unique_args_parse(ks, io, v165)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_EINSUM: {
        nnb_functions_equation_args *const v166 = (nnb_functions_equation_args *)ks_alloc(ks, 1, sizeof *v166);
        if (v166 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v166, 0, sizeof *v166);
        self->args = (ks_ref){&nnb_functions_equation_args_desc, v166};
        if (!nnb_functions_equation_args_parse(ks, io, v166)) return ks_in(ks, "args");
        break;
    }
    case NNB_FUNCTIONS_FUNCTION_ID_TRILU: {
        nnb_functions_k_upper_args *const v167 = (nnb_functions_k_upper_args *)ks_alloc(ks, 1, sizeof *v167);
        if (v167 == NULL) return ks_in_at(ks, "args", ks_at(io));
        memset(v167, 0, sizeof *v167);
        self->args = (ks_ref){&nnb_functions_k_upper_args_desc, v167};
        if (!nnb_functions_k_upper_args_parse(ks, io, v167)) return ks_in(ks, "args");
        break;
    }
    default: {
        break;
    }
    }
    if (!(io->pos <= self->end) && !ks_violated(ks, &rule_nnb_functions_record_in_block, at_id, ks_none(), ks_value_u64((uint64_t)self->id))) {
        return ks_in(ks, "id");
    }
    nnb_functions_get_cut_input(ks, self);
    nnb_functions_get_last_transposed_input(ks, self);
    self->ks.size = io->pos - ks_start;
    return true;
}

void nnb_functions_make_function(ks_ctx *ks, nnb_functions *self) {
    (void)ks;
    self->function = (int64_t)self->id;
    self->ks_state_function = KS_DONE;
}

void nnb_functions_make_cut_input(ks_ctx *ks, nnb_functions *self) {
    nnb_functions_get_function(ks, self);
    self->cut_input = (uint8_t)(((((self->function == (int64_t)NNB_FUNCTIONS_FUNCTION_ID_BINARY_CONNECT_CONVOLUTION_0) || (self->function == (int64_t)NNB_FUNCTIONS_FUNCTION_ID_BINARY_WEIGHT_CONVOLUTION_0)) || (self->function == (int64_t)NNB_FUNCTIONS_FUNCTION_ID_BINARY_WEIGHT_CONVOLUTION)) || (self->function == (int64_t)NNB_FUNCTIONS_FUNCTION_ID_BINARY_CONNECT_CONVOLUTION)) ? UINT64_C(1) : UINT64_C(0));
    self->ks_state_cut_input = KS_DONE;
}

void nnb_functions_make_last_transposed_input(ks_ctx *ks, nnb_functions *self) {
    nnb_functions_get_function(ks, self);
    self->last_transposed_input = (uint8_t)((self->function == (int64_t)NNB_FUNCTIONS_FUNCTION_ID_AFFINE) ? UINT64_C(1) : (((((self->function == (int64_t)NNB_FUNCTIONS_FUNCTION_ID_BINARY_CONNECT_AFFINE_0) || (self->function == (int64_t)NNB_FUNCTIONS_FUNCTION_ID_BINARY_WEIGHT_AFFINE_0)) || (self->function == (int64_t)NNB_FUNCTIONS_FUNCTION_ID_BINARY_WEIGHT_AFFINE)) || (self->function == (int64_t)NNB_FUNCTIONS_FUNCTION_ID_BINARY_CONNECT_AFFINE)) ? UINT64_C(2) : UINT64_C(0)));
    self->ks_state_last_transposed_input = KS_DONE;
}

bool nnb_functions_complete(ks_ctx *ks, nnb_functions *self) {
    if (self->args.type == &nnb_functions_convolution_0_args_desc) {
        if (!nnb_functions_convolution_0_args_complete(ks, (nnb_functions_convolution_0_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_depthwise_convolution_args_desc) {
        if (!nnb_functions_depthwise_convolution_args_complete(ks, (nnb_functions_depthwise_convolution_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_depthwise_deconvolution_args_desc) {
        if (!nnb_functions_depthwise_deconvolution_args_complete(ks, (nnb_functions_depthwise_deconvolution_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_max_pooling_0_args_desc) {
        if (!nnb_functions_max_pooling_0_args_complete(ks, (nnb_functions_max_pooling_0_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_max_pooling_args_desc) {
        if (!nnb_functions_max_pooling_args_complete(ks, (nnb_functions_max_pooling_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_kernel_args_desc) {
        if (!nnb_functions_kernel_args_complete(ks, (nnb_functions_kernel_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_batch_normalization_0_args_desc) {
        if (!nnb_functions_batch_normalization_0_args_complete(ks, (nnb_functions_batch_normalization_0_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_axes_keep_dims_args_desc) {
        if (!nnb_functions_axes_keep_dims_args_complete(ks, (nnb_functions_axes_keep_dims_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_val_shape_args_desc) {
        if (!nnb_functions_val_shape_args_complete(ks, (nnb_functions_val_shape_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_slice_args_desc) {
        if (!nnb_functions_slice_args_complete(ks, (nnb_functions_slice_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_axes_args_desc) {
        if (!nnb_functions_axes_args_complete(ks, (nnb_functions_axes_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_shape_args_desc) {
        if (!nnb_functions_shape_args_complete(ks, (nnb_functions_shape_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_shifts_border_mode_args_desc) {
        if (!nnb_functions_shifts_border_mode_args_complete(ks, (nnb_functions_shifts_border_mode_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_rand_args_desc) {
        if (!nnb_functions_rand_args_complete(ks, (nnb_functions_rand_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_randint_args_desc) {
        if (!nnb_functions_randint_args_complete(ks, (nnb_functions_randint_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_randn_args_desc) {
        if (!nnb_functions_randn_args_complete(ks, (nnb_functions_randn_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_random_crop_args_desc) {
        if (!nnb_functions_random_crop_args_complete(ks, (nnb_functions_random_crop_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_random_flip_args_desc) {
        if (!nnb_functions_random_flip_args_complete(ks, (nnb_functions_random_flip_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_image_augmentation_args_desc) {
        if (!nnb_functions_image_augmentation_args_complete(ks, (nnb_functions_image_augmentation_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_inq_affine_args_desc) {
        if (!nnb_functions_inq_affine_args_complete(ks, (nnb_functions_inq_affine_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_inq_convolution_args_desc) {
        if (!nnb_functions_inq_convolution_args_complete(ks, (nnb_functions_inq_convolution_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_clip_norm_axes_args_desc) {
        if (!nnb_functions_clip_norm_axes_args_complete(ks, (nnb_functions_clip_norm_axes_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_pad_args_desc) {
        if (!nnb_functions_pad_args_complete(ks, (nnb_functions_pad_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_shape_inplace_args_desc) {
        if (!nnb_functions_shape_inplace_args_complete(ks, (nnb_functions_shape_inplace_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_interpolate_0_args_desc) {
        if (!nnb_functions_interpolate_0_args_complete(ks, (nnb_functions_interpolate_0_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_min_args_desc) {
        if (!nnb_functions_min_args_complete(ks, (nnb_functions_min_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_binary_weight_convolution_args_desc) {
        if (!nnb_functions_binary_weight_convolution_args_complete(ks, (nnb_functions_binary_weight_convolution_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_random_choice_args_desc) {
        if (!nnb_functions_random_choice_args_complete(ks, (nnb_functions_random_choice_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_reps_args_desc) {
        if (!nnb_functions_reps_args_complete(ks, (nnb_functions_reps_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_sync_batch_normalization_args_desc) {
        if (!nnb_functions_sync_batch_normalization_args_complete(ks, (nnb_functions_sync_batch_normalization_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_convolution_args_desc) {
        if (!nnb_functions_convolution_args_complete(ks, (nnb_functions_convolution_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_average_pooling_args_desc) {
        if (!nnb_functions_average_pooling_args_complete(ks, (nnb_functions_average_pooling_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_fused_batch_normalization_args_desc) {
        if (!nnb_functions_fused_batch_normalization_args_complete(ks, (nnb_functions_fused_batch_normalization_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_patch_correlation_args_desc) {
        if (!nnb_functions_patch_correlation_args_complete(ks, (nnb_functions_patch_correlation_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_interpolate_1_args_desc) {
        if (!nnb_functions_interpolate_1_args_complete(ks, (nnb_functions_interpolate_1_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_kernel_channel_last_args_desc) {
        if (!nnb_functions_kernel_channel_last_args_complete(ks, (nnb_functions_kernel_channel_last_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_rand_beta_args_desc) {
        if (!nnb_functions_rand_beta_args_complete(ks, (nnb_functions_rand_beta_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_rand_binomial_args_desc) {
        if (!nnb_functions_rand_binomial_args_complete(ks, (nnb_functions_rand_binomial_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_rand_gamma_args_desc) {
        if (!nnb_functions_rand_gamma_args_complete(ks, (nnb_functions_rand_gamma_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_interpolate_args_desc) {
        if (!nnb_functions_interpolate_args_complete(ks, (nnb_functions_interpolate_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_deconvolution_args_desc) {
        if (!nnb_functions_deconvolution_args_complete(ks, (nnb_functions_deconvolution_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_fused_convolution_0_args_desc) {
        if (!nnb_functions_fused_convolution_0_args_complete(ks, (nnb_functions_fused_convolution_0_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_size_align_corners_args_desc) {
        if (!nnb_functions_size_align_corners_args_complete(ks, (nnb_functions_size_align_corners_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_norm_normalization_args_desc) {
        if (!nnb_functions_norm_normalization_args_complete(ks, (nnb_functions_norm_normalization_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_norm_args_desc) {
        if (!nnb_functions_norm_args_complete(ks, (nnb_functions_norm_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_random_shift_args_desc) {
        if (!nnb_functions_random_shift_args_complete(ks, (nnb_functions_random_shift_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_group_normalization_args_desc) {
        if (!nnb_functions_group_normalization_args_complete(ks, (nnb_functions_group_normalization_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_instance_normalization_args_desc) {
        if (!nnb_functions_instance_normalization_args_complete(ks, (nnb_functions_instance_normalization_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_layer_normalization_args_desc) {
        if (!nnb_functions_layer_normalization_args_complete(ks, (nnb_functions_layer_normalization_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_tensor_normalization_args_desc) {
        if (!nnb_functions_tensor_normalization_args_complete(ks, (nnb_functions_tensor_normalization_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_batch_normalization_args_desc) {
        if (!nnb_functions_batch_normalization_args_complete(ks, (nnb_functions_batch_normalization_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_deformable_convolution_args_desc) {
        if (!nnb_functions_deformable_convolution_args_complete(ks, (nnb_functions_deformable_convolution_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_roi_align_args_desc) {
        if (!nnb_functions_roi_align_args_complete(ks, (nnb_functions_roi_align_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_shape_add_args_desc) {
        if (!nnb_functions_shape_add_args_complete(ks, (nnb_functions_shape_add_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_fused_convolution_args_desc) {
        if (!nnb_functions_fused_convolution_args_complete(ks, (nnb_functions_fused_convolution_args *)self->args.object)) return ks_in(ks, "args");
    }
    if (self->args.type == &nnb_functions_onnx_resize_args_desc) {
        if (!nnb_functions_onnx_resize_args_complete(ks, (nnb_functions_onnx_resize_args *)self->args.object)) return ks_in(ks, "args");
    }
    nnb_functions_get_function(ks, self);
    nnb_functions_get_cut_input(ks, self);
    nnb_functions_get_last_transposed_input(ks, self);
    return true;
}

/* int_list */

bool nnb_functions_int_list_parse(ks_ctx *ks, ks_stream *io, nnb_functions_int_list *self) {
    self->ks.at = ks_at(io);
    self->ks_io = io;
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    const uint64_t at_count = ks_at(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "count");
    }
    self->count = ks_u4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "block");
    }
    self->block = ks_s4le(v2 + 4);
    if (!(self->block >= 0)) {
        ks_violated(ks, &rule_nnb_functions_int_list_block, ks_at(io) + 4, ks_none(), ks_value_s64((int64_t)self->block));
        return ks_in(ks, "block");
    }
    if (!(self->block <= ((int64_t)self->index_table.count - INT64_C(1)))) {
        ks_violated(ks, &rule_nnb_functions_int_list_block, ks_at(io) + 4, ks_value_s64((int64_t)self->index_table.count - INT64_C(1)), ks_value_s64((int64_t)self->block));
        return ks_in(ks, "block");
    }
    io->pos += 8;
    uint64_t v5;
    if (((int64_t)self->block + INT64_C(1)) < (int64_t)self->index_table.count) {
        const int64_t v3 = (int64_t)self->block + INT64_C(1);
        if ((uint64_t)v3 >= self->index_table.count) {
            ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
            return ks_in(ks, "list_in_block");
        }
        if (!ks_fetch_part(ks, self->index_table.data, (uint64_t)v3 * 4, 4)) return ks_in_at(ks, "list_in_block", ks_at(io));
        const uint8_t *const v4 = self->index_table.data + (uint64_t)v3 * 4;
        v5 = (uint64_t)ks_u4le(v4);
    } else {
        v5 = io->size;
    }
    if ((uint64_t)self->block >= self->index_table.count) {
        ks_fail(ks, KS_INDEX, ks_at(io), "an index below the count");
        return ks_in(ks, "list_in_block");
    }
    if (!ks_fetch_part(ks, self->index_table.data, (uint64_t)self->block * 4, 4)) return ks_in_at(ks, "list_in_block", ks_at(io));
    const uint8_t *const v6 = self->index_table.data + (uint64_t)self->block * 4;
    if (!((int64_t)(UINT64_C(4) * (uint64_t)self->count) <= ((int64_t)v5 - (int64_t)ks_u4le(v6))) && !ks_violated(ks, &rule_nnb_functions_int_list_list_in_block, at_count, ks_none(), ks_value_u64((uint64_t)self->count))) {
        return ks_in(ks, "count");
    }
    return true;
}

static bool read_nnb_functions_int_list_values(ks_ctx *ks, ks_stream *io, nnb_functions_int_list *self) {
    self->ks_at_values = ks_at(io);
    if (!ks_read_view(ks, io, self->count, 4, &self->values)) return ks_in(ks, "values");
    return true;
}

bool nnb_functions_int_list_make_values(ks_ctx *ks, nnb_functions_int_list *self) {
    if (!ks_spend(ks, 1)) return ks_in_at(ks, "values", self->ks.at);
    ks_stream *const io = self->ks_io;
    if ((uint64_t)self->block >= self->index_table.count) {
        ks_fail(ks, KS_INDEX, self->ks.at, "an index below the count");
        return ks_in(ks, "values");
    }
    if (!ks_fetch_part(ks, self->index_table.data, (uint64_t)self->block * 4, 4)) return ks_in_at(ks, "values", self->ks.at);
    const uint8_t *const v1 = self->index_table.data + (uint64_t)self->block * 4;
    const uint64_t ks_back = io->pos;
    const uint64_t ks_bits = io->bits;
    const uint32_t ks_num_bits = io->num_bits;
    ks_seek(io, ks_u4le(v1));
    const bool ok = read_nnb_functions_int_list_values(ks, io, self);
    io->pos = ks_back;
    io->bits = ks_bits;
    io->num_bits = ks_num_bits;
    if (!ok) return false;
    self->ks_state_values = KS_DONE;
    return true;
}

bool nnb_functions_int_list_complete(ks_ctx *ks, nnb_functions_int_list *self) {
    if (!nnb_functions_int_list_get_values(ks, self)) return false;
    return true;
}

/* base_axis_args */

bool nnb_functions_base_axis_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_base_axis_args *self) {
    if (!ks_read_s4le(ks, io, &self->base_axis)) return ks_in(ks, "base_axis");
    return true;
}

/* convolution_0_args */

bool nnb_functions_convolution_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_convolution_0_args *self) {
    if (!ks_read_s4le(ks, io, &self->base_axis)) return ks_in(ks, "base_axis");
    self->pad.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->pad)) return ks_in(ks, "pad");
    self->stride.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->stride)) return ks_in(ks, "stride");
    self->dilation.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->dilation)) return ks_in(ks, "dilation");
    if (!ks_read_s4le(ks, io, &self->group)) return ks_in(ks, "group");
    return true;
}

bool nnb_functions_convolution_0_args_complete(ks_ctx *ks, nnb_functions_convolution_0_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->pad)) return ks_in(ks, "pad");
    if (!nnb_functions_int_list_complete(ks, &self->stride)) return ks_in(ks, "stride");
    if (!nnb_functions_int_list_complete(ks, &self->dilation)) return ks_in(ks, "dilation");
    return true;
}

/* depthwise_convolution_args */

bool nnb_functions_depthwise_convolution_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_depthwise_convolution_args *self) {
    if (!ks_read_s4le(ks, io, &self->base_axis)) return ks_in(ks, "base_axis");
    self->pad.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->pad)) return ks_in(ks, "pad");
    self->stride.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->stride)) return ks_in(ks, "stride");
    self->dilation.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->dilation)) return ks_in(ks, "dilation");
    if (!ks_read_s4le(ks, io, &self->multiplier)) return ks_in(ks, "multiplier");
    return true;
}

bool nnb_functions_depthwise_convolution_args_complete(ks_ctx *ks, nnb_functions_depthwise_convolution_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->pad)) return ks_in(ks, "pad");
    if (!nnb_functions_int_list_complete(ks, &self->stride)) return ks_in(ks, "stride");
    if (!nnb_functions_int_list_complete(ks, &self->dilation)) return ks_in(ks, "dilation");
    return true;
}

/* depthwise_deconvolution_args */

bool nnb_functions_depthwise_deconvolution_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_depthwise_deconvolution_args *self) {
    if (!ks_read_s4le(ks, io, &self->base_axis)) return ks_in(ks, "base_axis");
    self->pad.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->pad)) return ks_in(ks, "pad");
    self->stride.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->stride)) return ks_in(ks, "stride");
    self->dilation.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->dilation)) return ks_in(ks, "dilation");
    if (!ks_read_s4le(ks, io, &self->divisor)) return ks_in(ks, "divisor");
    return true;
}

bool nnb_functions_depthwise_deconvolution_args_complete(ks_ctx *ks, nnb_functions_depthwise_deconvolution_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->pad)) return ks_in(ks, "pad");
    if (!nnb_functions_int_list_complete(ks, &self->stride)) return ks_in(ks, "stride");
    if (!nnb_functions_int_list_complete(ks, &self->dilation)) return ks_in(ks, "dilation");
    return true;
}

/* max_pooling_0_args */

bool nnb_functions_max_pooling_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_max_pooling_0_args *self) {
    self->kernel.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->kernel)) return ks_in(ks, "kernel");
    self->stride.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->stride)) return ks_in(ks, "stride");
    const uint64_t v1 = ks_run(ks, io, 4);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "ignore_border");
    }
    self->ignore_border = ks_u1(v2);
    if (!(self->ignore_border <= 1) && !ks_violated(ks, &rule_nnb_functions_max_pooling_0_args_ignore_border, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->ignore_border))) {
        return ks_in(ks, "ignore_border");
    }
    if (v1 < 4) {
        ks_short(ks, io, 1, 3);
        return ks_in(ks, "alignment_37");
    }
    self->alignment_37 = (ks_bytes){v2 + 1, 3};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_37, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v3)) return ks_in_at(ks, "alignment_37", ks_at(io) + 1);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_max_pooling_0_args_alignment_37, ks_at(io) + 1, ks_none(), ks_value_bytes(ks, self->alignment_37.data, self->alignment_37.size))) {
        return ks_in(ks, "alignment_37");
    }
    io->pos += 4;
    self->pad.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->pad)) return ks_in(ks, "pad");
    return true;
}

bool nnb_functions_max_pooling_0_args_complete(ks_ctx *ks, nnb_functions_max_pooling_0_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->kernel)) return ks_in(ks, "kernel");
    if (!nnb_functions_int_list_complete(ks, &self->stride)) return ks_in(ks, "stride");
    if (!nnb_functions_int_list_complete(ks, &self->pad)) return ks_in(ks, "pad");
    return true;
}

/* max_pooling_args */

bool nnb_functions_max_pooling_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_max_pooling_args *self) {
    self->kernel.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->kernel)) return ks_in(ks, "kernel");
    self->stride.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->stride)) return ks_in(ks, "stride");
    const uint64_t v1 = ks_run(ks, io, 4);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "ignore_border");
    }
    self->ignore_border = ks_u1(v2);
    if (!(self->ignore_border <= 1) && !ks_violated(ks, &rule_nnb_functions_max_pooling_args_ignore_border, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->ignore_border))) {
        return ks_in(ks, "ignore_border");
    }
    if (v1 < 4) {
        ks_short(ks, io, 1, 3);
        return ks_in(ks, "alignment_37");
    }
    self->alignment_37 = (ks_bytes){v2 + 1, 3};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_37, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v3)) return ks_in_at(ks, "alignment_37", ks_at(io) + 1);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_max_pooling_args_alignment_37, ks_at(io) + 1, ks_none(), ks_value_bytes(ks, self->alignment_37.data, self->alignment_37.size))) {
        return ks_in(ks, "alignment_37");
    }
    io->pos += 4;
    self->pad.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->pad)) return ks_in(ks, "pad");
    const uint64_t at_channel_last = ks_at(io);
    if (!ks_read_u1(ks, io, &self->channel_last)) return ks_in(ks, "channel_last");
    if (!(self->channel_last <= 1) && !ks_violated(ks, &rule_nnb_functions_max_pooling_args_channel_last, at_channel_last, ks_none(), ks_value_u64((uint64_t)self->channel_last))) {
        return ks_in(ks, "channel_last");
    }
    return true;
}

bool nnb_functions_max_pooling_args_complete(ks_ctx *ks, nnb_functions_max_pooling_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->kernel)) return ks_in(ks, "kernel");
    if (!nnb_functions_int_list_complete(ks, &self->stride)) return ks_in(ks, "stride");
    if (!nnb_functions_int_list_complete(ks, &self->pad)) return ks_in(ks, "pad");
    return true;
}

/* kernel_args */

bool nnb_functions_kernel_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_kernel_args *self) {
    self->kernel.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->kernel)) return ks_in(ks, "kernel");
    return true;
}

bool nnb_functions_kernel_args_complete(ks_ctx *ks, nnb_functions_kernel_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->kernel)) return ks_in(ks, "kernel");
    return true;
}

/* inplace_args */

bool nnb_functions_inplace_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_inplace_args *self) {
    const uint64_t at_inplace = ks_at(io);
    if (!ks_read_u1(ks, io, &self->inplace)) return ks_in(ks, "inplace");
    if (!(self->inplace <= 1) && !ks_violated(ks, &rule_nnb_functions_inplace_args_inplace, at_inplace, ks_none(), ks_value_u64((uint64_t)self->inplace))) {
        return ks_in(ks, "inplace");
    }
    return true;
}

/* alpha_args */

bool nnb_functions_alpha_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_alpha_args *self) {
    if (!ks_read_f4le(ks, io, &self->alpha)) return ks_in(ks, "alpha");
    return true;
}

/* axis_args */

bool nnb_functions_axis_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_axis_args *self) {
    if (!ks_read_s4le(ks, io, &self->axis)) return ks_in(ks, "axis");
    return true;
}

/* scale_alpha_args */

bool nnb_functions_scale_alpha_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_scale_alpha_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "scale");
    }
    self->scale = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "alpha");
    }
    self->alpha = ks_f4le(v2 + 4);
    io->pos += 8;
    return true;
}

/* alpha_axis_args */

bool nnb_functions_alpha_axis_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_alpha_axis_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "alpha");
    }
    self->alpha = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "axis");
    }
    self->axis = ks_s4le(v2 + 4);
    io->pos += 8;
    return true;
}

/* batch_normalization_0_args */

bool nnb_functions_batch_normalization_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_batch_normalization_0_args *self) {
    self->axes.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->axes)) return ks_in(ks, "axes");
    const uint64_t v1 = ks_run(ks, io, 9);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "decay_rate");
    }
    self->decay_rate = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "eps");
    }
    self->eps = ks_f4le(v2 + 4);
    if (v1 < 9) {
        ks_short(ks, io, 8, 1);
        return ks_in(ks, "batch_stat");
    }
    self->batch_stat = ks_u1(v2 + 8);
    if (!(self->batch_stat <= 1) && !ks_violated(ks, &rule_nnb_functions_batch_normalization_0_args_batch_stat, ks_at(io) + 8, ks_none(), ks_value_u64((uint64_t)self->batch_stat))) {
        return ks_in(ks, "batch_stat");
    }
    io->pos += 9;
    return true;
}

bool nnb_functions_batch_normalization_0_args_complete(ks_ctx *ks, nnb_functions_batch_normalization_0_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->axes)) return ks_in(ks, "axes");
    return true;
}

/* base_axis_update_running_mean_args */

bool nnb_functions_base_axis_update_running_mean_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_base_axis_update_running_mean_args *self) {
    const uint64_t v1 = ks_run(ks, io, 5);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "base_axis");
    }
    self->base_axis = ks_s4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "update_running_mean");
    }
    self->update_running_mean = ks_u1(v2 + 4);
    if (!(self->update_running_mean <= 1) && !ks_violated(ks, &rule_nnb_functions_base_axis_update_running_mean_args_update_running_mean, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->update_running_mean))) {
        return ks_in(ks, "update_running_mean");
    }
    io->pos += 5;
    return true;
}

/* axes_keep_dims_args */

bool nnb_functions_axes_keep_dims_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_axes_keep_dims_args *self) {
    self->axes.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->axes)) return ks_in(ks, "axes");
    const uint64_t at_keep_dims = ks_at(io);
    if (!ks_read_u1(ks, io, &self->keep_dims)) return ks_in(ks, "keep_dims");
    if (!(self->keep_dims <= 1) && !ks_violated(ks, &rule_nnb_functions_axes_keep_dims_args_keep_dims, at_keep_dims, ks_none(), ks_value_u64((uint64_t)self->keep_dims))) {
        return ks_in(ks, "keep_dims");
    }
    return true;
}

bool nnb_functions_axes_keep_dims_args_complete(ks_ctx *ks, nnb_functions_axes_keep_dims_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->axes)) return ks_in(ks, "axes");
    return true;
}

/* val_float_args */

bool nnb_functions_val_float_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_val_float_args *self) {
    if (!ks_read_f4le(ks, io, &self->val)) return ks_in(ks, "val");
    return true;
}

/* val_bool_args */

bool nnb_functions_val_bool_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_val_bool_args *self) {
    const uint64_t at_val = ks_at(io);
    if (!ks_read_u1(ks, io, &self->val)) return ks_in(ks, "val");
    if (!(self->val <= 1) && !ks_violated(ks, &rule_nnb_functions_val_bool_args_val, at_val, ks_none(), ks_value_u64((uint64_t)self->val))) {
        return ks_in(ks, "val");
    }
    return true;
}

/* val_shape_args */

bool nnb_functions_val_shape_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_val_shape_args *self) {
    if (!ks_read_f4le(ks, io, &self->val)) return ks_in(ks, "val");
    self->shape.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shape)) return ks_in(ks, "shape");
    return true;
}

bool nnb_functions_val_shape_args_complete(ks_ctx *ks, nnb_functions_val_shape_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->shape)) return ks_in(ks, "shape");
    return true;
}

/* transpose_a_transpose_b_args */

bool nnb_functions_transpose_a_transpose_b_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_transpose_a_transpose_b_args *self) {
    const uint64_t v1 = ks_run(ks, io, 2);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "transpose_a");
    }
    self->transpose_a = ks_u1(v2);
    if (!(self->transpose_a <= 1) && !ks_violated(ks, &rule_nnb_functions_transpose_a_transpose_b_args_transpose_a, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->transpose_a))) {
        return ks_in(ks, "transpose_a");
    }
    if (v1 < 2) {
        ks_short(ks, io, 1, 1);
        return ks_in(ks, "transpose_b");
    }
    self->transpose_b = ks_u1(v2 + 1);
    if (!(self->transpose_b <= 1) && !ks_violated(ks, &rule_nnb_functions_transpose_a_transpose_b_args_transpose_b, ks_at(io) + 1, ks_none(), ks_value_u64((uint64_t)self->transpose_b))) {
        return ks_in(ks, "transpose_b");
    }
    io->pos += 2;
    return true;
}

/* slice_args */

bool nnb_functions_slice_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_slice_args *self) {
    self->start.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->start)) return ks_in(ks, "start");
    self->stop.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->stop)) return ks_in(ks, "stop");
    self->step.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->step)) return ks_in(ks, "step");
    return true;
}

bool nnb_functions_slice_args_complete(ks_ctx *ks, nnb_functions_slice_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->start)) return ks_in(ks, "start");
    if (!nnb_functions_int_list_complete(ks, &self->stop)) return ks_in(ks, "stop");
    if (!nnb_functions_int_list_complete(ks, &self->step)) return ks_in(ks, "step");
    return true;
}

/* axes_args */

bool nnb_functions_axes_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_axes_args *self) {
    self->axes.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->axes)) return ks_in(ks, "axes");
    return true;
}

bool nnb_functions_axes_args_complete(ks_ctx *ks, nnb_functions_axes_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->axes)) return ks_in(ks, "axes");
    return true;
}

/* shape_args */

bool nnb_functions_shape_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_shape_args *self) {
    self->shape.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shape)) return ks_in(ks, "shape");
    return true;
}

bool nnb_functions_shape_args_complete(ks_ctx *ks, nnb_functions_shape_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->shape)) return ks_in(ks, "shape");
    return true;
}

/* shifts_border_mode_args */

bool nnb_functions_shifts_border_mode_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_shifts_border_mode_args *self) {
    self->shifts.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shifts)) return ks_in(ks, "shifts");
    const uint64_t at_border_mode = ks_at(io);
    if (!ks_read_s4le(ks, io, &self->border_mode)) return ks_in(ks, "border_mode");
    if (!(((int64_t)self->border_mode == (int64_t)NNB_FUNCTIONS_SHIFT_BORDER_MODE_NEAREST) || ((int64_t)self->border_mode == (int64_t)NNB_FUNCTIONS_SHIFT_BORDER_MODE_REFLECT)) && !ks_violated(ks, &rule_nnb_functions_shifts_border_mode_args_border_mode, at_border_mode, ks_none(), ks_value_s64((int64_t)self->border_mode))) {
        return ks_in(ks, "border_mode");
    }
    return true;
}

bool nnb_functions_shifts_border_mode_args_complete(ks_ctx *ks, nnb_functions_shifts_border_mode_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->shifts)) return ks_in(ks, "shifts");
    return true;
}

/* p_seed_args */

bool nnb_functions_p_seed_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_p_seed_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "p");
    }
    self->p = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "seed");
    }
    self->seed = ks_s4le(v2 + 4);
    io->pos += 8;
    return true;
}

/* top_k_data_0_args */

bool nnb_functions_top_k_data_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_top_k_data_0_args *self) {
    const uint64_t v1 = ks_run(ks, io, 12);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "k");
    }
    self->k = ks_s4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "abs");
    }
    self->abs = ks_u1(v2 + 4);
    if (!(self->abs <= 1) && !ks_violated(ks, &rule_nnb_functions_top_k_data_0_args_abs, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->abs))) {
        return ks_in(ks, "abs");
    }
    if (v1 < 6) {
        ks_short(ks, io, 5, 1);
        return ks_in(ks, "reduce");
    }
    self->reduce = ks_u1(v2 + 5);
    if (!(self->reduce <= 1) && !ks_violated(ks, &rule_nnb_functions_top_k_data_0_args_reduce, ks_at(io) + 5, ks_none(), ks_value_u64((uint64_t)self->reduce))) {
        return ks_in(ks, "reduce");
    }
    if (v1 < 8) {
        ks_short(ks, io, 6, 2);
        return ks_in(ks, "alignment_26");
    }
    self->alignment_26 = (ks_bytes){v2 + 6, 2};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_26, ((ks_bytes){(const uint8_t *)"\000\000", 2}), &v3)) return ks_in_at(ks, "alignment_26", ks_at(io) + 6);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_top_k_data_0_args_alignment_26, ks_at(io) + 6, ks_none(), ks_value_bytes(ks, self->alignment_26.data, self->alignment_26.size))) {
        return ks_in(ks, "alignment_26");
    }
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "base_axis");
    }
    self->base_axis = ks_s4le(v2 + 8);
    io->pos += 12;
    return true;
}

/* top_k_grad_args */

bool nnb_functions_top_k_grad_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_top_k_grad_args *self) {
    const uint64_t v1 = ks_run(ks, io, 12);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "k");
    }
    self->k = ks_s4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "abs");
    }
    self->abs = ks_u1(v2 + 4);
    if (!(self->abs <= 1) && !ks_violated(ks, &rule_nnb_functions_top_k_grad_args_abs, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->abs))) {
        return ks_in(ks, "abs");
    }
    if (v1 < 8) {
        ks_short(ks, io, 5, 3);
        return ks_in(ks, "alignment_25");
    }
    self->alignment_25 = (ks_bytes){v2 + 5, 3};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_25, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v3)) return ks_in_at(ks, "alignment_25", ks_at(io) + 5);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_top_k_grad_args_alignment_25, ks_at(io) + 5, ks_none(), ks_value_bytes(ks, self->alignment_25.data, self->alignment_25.size))) {
        return ks_in(ks, "alignment_25");
    }
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "base_axis");
    }
    self->base_axis = ks_s4le(v2 + 8);
    io->pos += 12;
    return true;
}

/* rand_args */

bool nnb_functions_rand_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_rand_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "low");
    }
    self->low = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "high");
    }
    self->high = ks_f4le(v2 + 4);
    io->pos += 8;
    self->shape.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shape)) return ks_in(ks, "shape");
    if (!ks_read_s4le(ks, io, &self->seed)) return ks_in(ks, "seed");
    return true;
}

bool nnb_functions_rand_args_complete(ks_ctx *ks, nnb_functions_rand_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->shape)) return ks_in(ks, "shape");
    return true;
}

/* randint_args */

bool nnb_functions_randint_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_randint_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "low");
    }
    self->low = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "high");
    }
    self->high = ks_s4le(v2 + 4);
    io->pos += 8;
    self->shape.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shape)) return ks_in(ks, "shape");
    if (!ks_read_s4le(ks, io, &self->seed)) return ks_in(ks, "seed");
    return true;
}

bool nnb_functions_randint_args_complete(ks_ctx *ks, nnb_functions_randint_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->shape)) return ks_in(ks, "shape");
    return true;
}

/* randn_args */

bool nnb_functions_randn_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_randn_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "mu");
    }
    self->mu = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "sigma");
    }
    self->sigma = ks_f4le(v2 + 4);
    io->pos += 8;
    self->shape.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shape)) return ks_in(ks, "shape");
    if (!ks_read_s4le(ks, io, &self->seed)) return ks_in(ks, "seed");
    return true;
}

bool nnb_functions_randn_args_complete(ks_ctx *ks, nnb_functions_randn_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->shape)) return ks_in(ks, "shape");
    return true;
}

/* random_crop_args */

bool nnb_functions_random_crop_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_random_crop_args *self) {
    self->shape.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shape)) return ks_in(ks, "shape");
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "base_axis");
    }
    self->base_axis = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "seed");
    }
    self->seed = ks_s4le(v2 + 4);
    io->pos += 8;
    return true;
}

bool nnb_functions_random_crop_args_complete(ks_ctx *ks, nnb_functions_random_crop_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->shape)) return ks_in(ks, "shape");
    return true;
}

/* random_flip_args */

bool nnb_functions_random_flip_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_random_flip_args *self) {
    self->axes.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->axes)) return ks_in(ks, "axes");
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "base_axis");
    }
    self->base_axis = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "seed");
    }
    self->seed = ks_s4le(v2 + 4);
    io->pos += 8;
    return true;
}

bool nnb_functions_random_flip_args_complete(ks_ctx *ks, nnb_functions_random_flip_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->axes)) return ks_in(ks, "axes");
    return true;
}

/* image_augmentation_args */

bool nnb_functions_image_augmentation_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_image_augmentation_args *self) {
    self->shape.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shape)) return ks_in(ks, "shape");
    self->pad.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->pad)) return ks_in(ks, "pad");
    const uint64_t v1 = ks_run(ks, io, 52);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "min_scale");
    }
    self->min_scale = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "max_scale");
    }
    self->max_scale = ks_f4le(v2 + 4);
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "angle");
    }
    self->angle = ks_f4le(v2 + 8);
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "aspect_ratio");
    }
    self->aspect_ratio = ks_f4le(v2 + 12);
    if (v1 < 20) {
        ks_short(ks, io, 16, 4);
        return ks_in(ks, "distortion");
    }
    self->distortion = ks_f4le(v2 + 16);
    if (v1 < 21) {
        ks_short(ks, io, 20, 1);
        return ks_in(ks, "flip_lr");
    }
    self->flip_lr = ks_u1(v2 + 20);
    if (!(self->flip_lr <= 1) && !ks_violated(ks, &rule_nnb_functions_image_augmentation_args_flip_lr, ks_at(io) + 20, ks_none(), ks_value_u64((uint64_t)self->flip_lr))) {
        return ks_in(ks, "flip_lr");
    }
    if (v1 < 22) {
        ks_short(ks, io, 21, 1);
        return ks_in(ks, "flip_ud");
    }
    self->flip_ud = ks_u1(v2 + 21);
    if (!(self->flip_ud <= 1) && !ks_violated(ks, &rule_nnb_functions_image_augmentation_args_flip_ud, ks_at(io) + 21, ks_none(), ks_value_u64((uint64_t)self->flip_ud))) {
        return ks_in(ks, "flip_ud");
    }
    if (v1 < 24) {
        ks_short(ks, io, 22, 2);
        return ks_in(ks, "alignment_58");
    }
    self->alignment_58 = (ks_bytes){v2 + 22, 2};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_58, ((ks_bytes){(const uint8_t *)"\000\000", 2}), &v3)) return ks_in_at(ks, "alignment_58", ks_at(io) + 22);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_image_augmentation_args_alignment_58, ks_at(io) + 22, ks_none(), ks_value_bytes(ks, self->alignment_58.data, self->alignment_58.size))) {
        return ks_in(ks, "alignment_58");
    }
    if (v1 < 28) {
        ks_short(ks, io, 24, 4);
        return ks_in(ks, "brightness");
    }
    self->brightness = ks_f4le(v2 + 24);
    if (v1 < 29) {
        ks_short(ks, io, 28, 1);
        return ks_in(ks, "brightness_each");
    }
    self->brightness_each = ks_u1(v2 + 28);
    if (!(self->brightness_each <= 1) && !ks_violated(ks, &rule_nnb_functions_image_augmentation_args_brightness_each, ks_at(io) + 28, ks_none(), ks_value_u64((uint64_t)self->brightness_each))) {
        return ks_in(ks, "brightness_each");
    }
    if (v1 < 32) {
        ks_short(ks, io, 29, 3);
        return ks_in(ks, "alignment_65");
    }
    self->alignment_65 = (ks_bytes){v2 + 29, 3};
    bool v4 = false;
    if (!ks_bytes_are(ks, self->alignment_65, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v4)) return ks_in_at(ks, "alignment_65", ks_at(io) + 29);
    if (!v4 && !ks_violated(ks, &rule_nnb_functions_image_augmentation_args_alignment_65, ks_at(io) + 29, ks_none(), ks_value_bytes(ks, self->alignment_65.data, self->alignment_65.size))) {
        return ks_in(ks, "alignment_65");
    }
    if (v1 < 36) {
        ks_short(ks, io, 32, 4);
        return ks_in(ks, "contrast");
    }
    self->contrast = ks_f4le(v2 + 32);
    if (v1 < 40) {
        ks_short(ks, io, 36, 4);
        return ks_in(ks, "contrast_center");
    }
    self->contrast_center = ks_f4le(v2 + 36);
    if (v1 < 41) {
        ks_short(ks, io, 40, 1);
        return ks_in(ks, "contrast_each");
    }
    self->contrast_each = ks_u1(v2 + 40);
    if (!(self->contrast_each <= 1) && !ks_violated(ks, &rule_nnb_functions_image_augmentation_args_contrast_each, ks_at(io) + 40, ks_none(), ks_value_u64((uint64_t)self->contrast_each))) {
        return ks_in(ks, "contrast_each");
    }
    if (v1 < 44) {
        ks_short(ks, io, 41, 3);
        return ks_in(ks, "alignment_77");
    }
    self->alignment_77 = (ks_bytes){v2 + 41, 3};
    bool v5 = false;
    if (!ks_bytes_are(ks, self->alignment_77, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v5)) return ks_in_at(ks, "alignment_77", ks_at(io) + 41);
    if (!v5 && !ks_violated(ks, &rule_nnb_functions_image_augmentation_args_alignment_77, ks_at(io) + 41, ks_none(), ks_value_bytes(ks, self->alignment_77.data, self->alignment_77.size))) {
        return ks_in(ks, "alignment_77");
    }
    if (v1 < 48) {
        ks_short(ks, io, 44, 4);
        return ks_in(ks, "noise");
    }
    self->noise = ks_f4le(v2 + 44);
    if (v1 < 52) {
        ks_short(ks, io, 48, 4);
        return ks_in(ks, "seed");
    }
    self->seed = ks_s4le(v2 + 48);
    io->pos += 52;
    return true;
}

bool nnb_functions_image_augmentation_args_complete(ks_ctx *ks, nnb_functions_image_augmentation_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->shape)) return ks_in(ks, "shape");
    if (!nnb_functions_int_list_complete(ks, &self->pad)) return ks_in(ks, "pad");
    return true;
}

/* delta_args */

bool nnb_functions_delta_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_delta_args *self) {
    if (!ks_read_f4le(ks, io, &self->delta)) return ks_in(ks, "delta");
    return true;
}

/* epsilon_args */

bool nnb_functions_epsilon_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_epsilon_args *self) {
    if (!ks_read_f4le(ks, io, &self->epsilon)) return ks_in(ks, "epsilon");
    return true;
}

/* inq_affine_args */

bool nnb_functions_inq_affine_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_inq_affine_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "base_axis");
    }
    self->base_axis = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "num_bits");
    }
    self->num_bits = ks_s4le(v2 + 4);
    io->pos += 8;
    self->inq_iterations.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->inq_iterations)) return ks_in(ks, "inq_iterations");
    const uint64_t v3 = ks_run(ks, io, 8);
    const uint8_t *const v4 = ks_here(io);
    if (v3 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "selection_algorithm");
    }
    self->selection_algorithm = ks_s4le(v4);
    if (!(((int64_t)self->selection_algorithm == (int64_t)NNB_FUNCTIONS_SELECTION_ALGORITHM_LARGEST_ABS) || ((int64_t)self->selection_algorithm == (int64_t)NNB_FUNCTIONS_SELECTION_ALGORITHM_RANDOM)) && !ks_violated(ks, &rule_nnb_functions_inq_affine_args_selection_algorithm, ks_at(io), ks_none(), ks_value_s64((int64_t)self->selection_algorithm))) {
        return ks_in(ks, "selection_algorithm");
    }
    if (v3 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "seed");
    }
    self->seed = ks_s4le(v4 + 4);
    io->pos += 8;
    return true;
}

bool nnb_functions_inq_affine_args_complete(ks_ctx *ks, nnb_functions_inq_affine_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->inq_iterations)) return ks_in(ks, "inq_iterations");
    return true;
}

/* inq_convolution_args */

bool nnb_functions_inq_convolution_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_inq_convolution_args *self) {
    if (!ks_read_s4le(ks, io, &self->base_axis)) return ks_in(ks, "base_axis");
    self->pad.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->pad)) return ks_in(ks, "pad");
    self->stride.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->stride)) return ks_in(ks, "stride");
    self->dilation.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->dilation)) return ks_in(ks, "dilation");
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "group");
    }
    self->group = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "num_bits");
    }
    self->num_bits = ks_s4le(v2 + 4);
    io->pos += 8;
    self->inq_iterations.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->inq_iterations)) return ks_in(ks, "inq_iterations");
    const uint64_t v3 = ks_run(ks, io, 8);
    const uint8_t *const v4 = ks_here(io);
    if (v3 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "selection_algorithm");
    }
    self->selection_algorithm = ks_s4le(v4);
    if (!(((int64_t)self->selection_algorithm == (int64_t)NNB_FUNCTIONS_SELECTION_ALGORITHM_LARGEST_ABS) || ((int64_t)self->selection_algorithm == (int64_t)NNB_FUNCTIONS_SELECTION_ALGORITHM_RANDOM)) && !ks_violated(ks, &rule_nnb_functions_inq_convolution_args_selection_algorithm, ks_at(io), ks_none(), ks_value_s64((int64_t)self->selection_algorithm))) {
        return ks_in(ks, "selection_algorithm");
    }
    if (v3 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "seed");
    }
    self->seed = ks_s4le(v4 + 4);
    io->pos += 8;
    return true;
}

bool nnb_functions_inq_convolution_args_complete(ks_ctx *ks, nnb_functions_inq_convolution_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->pad)) return ks_in(ks, "pad");
    if (!nnb_functions_int_list_complete(ks, &self->stride)) return ks_in(ks, "stride");
    if (!nnb_functions_int_list_complete(ks, &self->dilation)) return ks_in(ks, "dilation");
    if (!nnb_functions_int_list_complete(ks, &self->inq_iterations)) return ks_in(ks, "inq_iterations");
    return true;
}

/* fixed_point_quantize_args */

bool nnb_functions_fixed_point_quantize_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_fixed_point_quantize_args *self) {
    const uint64_t v1 = ks_run(ks, io, 13);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "sign");
    }
    self->sign = ks_u1(v2);
    if (!(self->sign <= 1) && !ks_violated(ks, &rule_nnb_functions_fixed_point_quantize_args_sign, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->sign))) {
        return ks_in(ks, "sign");
    }
    if (v1 < 4) {
        ks_short(ks, io, 1, 3);
        return ks_in(ks, "alignment_21");
    }
    self->alignment_21 = (ks_bytes){v2 + 1, 3};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_21, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v3)) return ks_in_at(ks, "alignment_21", ks_at(io) + 1);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_fixed_point_quantize_args_alignment_21, ks_at(io) + 1, ks_none(), ks_value_bytes(ks, self->alignment_21.data, self->alignment_21.size))) {
        return ks_in(ks, "alignment_21");
    }
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "n");
    }
    self->n = ks_s4le(v2 + 4);
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "delta");
    }
    self->delta = ks_f4le(v2 + 8);
    if (v1 < 13) {
        ks_short(ks, io, 12, 1);
        return ks_in(ks, "ste_fine_grained");
    }
    self->ste_fine_grained = ks_u1(v2 + 12);
    if (!(self->ste_fine_grained <= 1) && !ks_violated(ks, &rule_nnb_functions_fixed_point_quantize_args_ste_fine_grained, ks_at(io) + 12, ks_none(), ks_value_u64((uint64_t)self->ste_fine_grained))) {
        return ks_in(ks, "ste_fine_grained");
    }
    io->pos += 13;
    return true;
}

/* pow2_quantize_args */

bool nnb_functions_pow2_quantize_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_pow2_quantize_args *self) {
    const uint64_t v1 = ks_run(ks, io, 13);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "sign");
    }
    self->sign = ks_u1(v2);
    if (!(self->sign <= 1) && !ks_violated(ks, &rule_nnb_functions_pow2_quantize_args_sign, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->sign))) {
        return ks_in(ks, "sign");
    }
    if (v1 < 2) {
        ks_short(ks, io, 1, 1);
        return ks_in(ks, "with_zero");
    }
    self->with_zero = ks_u1(v2 + 1);
    if (!(self->with_zero <= 1) && !ks_violated(ks, &rule_nnb_functions_pow2_quantize_args_with_zero, ks_at(io) + 1, ks_none(), ks_value_u64((uint64_t)self->with_zero))) {
        return ks_in(ks, "with_zero");
    }
    if (v1 < 4) {
        ks_short(ks, io, 2, 2);
        return ks_in(ks, "alignment_22");
    }
    self->alignment_22 = (ks_bytes){v2 + 2, 2};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_22, ((ks_bytes){(const uint8_t *)"\000\000", 2}), &v3)) return ks_in_at(ks, "alignment_22", ks_at(io) + 2);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_pow2_quantize_args_alignment_22, ks_at(io) + 2, ks_none(), ks_value_bytes(ks, self->alignment_22.data, self->alignment_22.size))) {
        return ks_in(ks, "alignment_22");
    }
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "n");
    }
    self->n = ks_s4le(v2 + 4);
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "m");
    }
    self->m = ks_s4le(v2 + 8);
    if (v1 < 13) {
        ks_short(ks, io, 12, 1);
        return ks_in(ks, "ste_fine_grained");
    }
    self->ste_fine_grained = ks_u1(v2 + 12);
    if (!(self->ste_fine_grained <= 1) && !ks_violated(ks, &rule_nnb_functions_pow2_quantize_args_ste_fine_grained, ks_at(io) + 12, ks_none(), ks_value_u64((uint64_t)self->ste_fine_grained))) {
        return ks_in(ks, "ste_fine_grained");
    }
    io->pos += 13;
    return true;
}

/* axis_n_args */

bool nnb_functions_axis_n_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_axis_n_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "axis");
    }
    self->axis = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "n");
    }
    self->n = ks_s4le(v2 + 4);
    io->pos += 8;
    return true;
}

/* base_axis_eps_args */

bool nnb_functions_base_axis_eps_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_base_axis_eps_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "base_axis");
    }
    self->base_axis = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "eps");
    }
    self->eps = ks_f4le(v2 + 4);
    io->pos += 8;
    return true;
}

/* one_input_grad_args */

bool nnb_functions_one_input_grad_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_one_input_grad_args *self) {
    const uint64_t at_one_input_grad = ks_at(io);
    if (!ks_read_u1(ks, io, &self->one_input_grad)) return ks_in(ks, "one_input_grad");
    if (!(self->one_input_grad <= 1) && !ks_violated(ks, &rule_nnb_functions_one_input_grad_args_one_input_grad, at_one_input_grad, ks_none(), ks_value_u64((uint64_t)self->one_input_grad))) {
        return ks_in(ks, "one_input_grad");
    }
    return true;
}

/* clip_norm_axes_args */

bool nnb_functions_clip_norm_axes_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_clip_norm_axes_args *self) {
    if (!ks_read_f4le(ks, io, &self->clip_norm)) return ks_in(ks, "clip_norm");
    self->axes.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->axes)) return ks_in(ks, "axes");
    return true;
}

bool nnb_functions_clip_norm_axes_args_complete(ks_ctx *ks, nnb_functions_clip_norm_axes_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->axes)) return ks_in(ks, "axes");
    return true;
}

/* pad_args */

bool nnb_functions_pad_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_pad_args *self) {
    self->pad_width.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->pad_width)) return ks_in(ks, "pad_width");
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "mode");
    }
    self->mode = ks_s4le(v2);
    if (!(((int64_t)self->mode == (int64_t)NNB_FUNCTIONS_PAD_MODE_CONSTANT) || ((int64_t)self->mode == (int64_t)NNB_FUNCTIONS_PAD_MODE_REFLECT) || ((int64_t)self->mode == (int64_t)NNB_FUNCTIONS_PAD_MODE_REPEAT)) && !ks_violated(ks, &rule_nnb_functions_pad_args_mode, ks_at(io), ks_none(), ks_value_s64((int64_t)self->mode))) {
        return ks_in(ks, "mode");
    }
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "constant_value");
    }
    self->constant_value = ks_f4le(v2 + 4);
    io->pos += 8;
    return true;
}

bool nnb_functions_pad_args_complete(ks_ctx *ks, nnb_functions_pad_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->pad_width)) return ks_in(ks, "pad_width");
    return true;
}

/* shape_inplace_args */

bool nnb_functions_shape_inplace_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_shape_inplace_args *self) {
    self->shape.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shape)) return ks_in(ks, "shape");
    const uint64_t at_inplace = ks_at(io);
    if (!ks_read_u1(ks, io, &self->inplace)) return ks_in(ks, "inplace");
    if (!(self->inplace <= 1) && !ks_violated(ks, &rule_nnb_functions_shape_inplace_args_inplace, at_inplace, ks_none(), ks_value_u64((uint64_t)self->inplace))) {
        return ks_in(ks, "inplace");
    }
    return true;
}

bool nnb_functions_shape_inplace_args_complete(ks_ctx *ks, nnb_functions_shape_inplace_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->shape)) return ks_in(ks, "shape");
    return true;
}

/* interpolate_0_args */

bool nnb_functions_interpolate_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_interpolate_0_args *self) {
    self->output_size.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->output_size)) return ks_in(ks, "output_size");
    const uint64_t v1 = ks_run(ks, io, 5);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "mode");
    }
    self->mode = ks_s4le(v2);
    if (!(((int64_t)self->mode == (int64_t)NNB_FUNCTIONS_INTERPOLATE_MODE_NEAREST) || ((int64_t)self->mode == (int64_t)NNB_FUNCTIONS_INTERPOLATE_MODE_LINEAR)) && !ks_violated(ks, &rule_nnb_functions_interpolate_0_args_mode, ks_at(io), ks_none(), ks_value_s64((int64_t)self->mode))) {
        return ks_in(ks, "mode");
    }
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "align_corners");
    }
    self->align_corners = ks_u1(v2 + 4);
    if (!(self->align_corners <= 1) && !ks_violated(ks, &rule_nnb_functions_interpolate_0_args_align_corners, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->align_corners))) {
        return ks_in(ks, "align_corners");
    }
    io->pos += 5;
    return true;
}

bool nnb_functions_interpolate_0_args_complete(ks_ctx *ks, nnb_functions_interpolate_0_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->output_size)) return ks_in(ks, "output_size");
    return true;
}

/* alpha_inplace_args */

bool nnb_functions_alpha_inplace_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_alpha_inplace_args *self) {
    const uint64_t v1 = ks_run(ks, io, 5);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "alpha");
    }
    self->alpha = ks_f4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "inplace");
    }
    self->inplace = ks_u1(v2 + 4);
    if (!(self->inplace <= 1) && !ks_violated(ks, &rule_nnb_functions_alpha_inplace_args_inplace, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->inplace))) {
        return ks_in(ks, "inplace");
    }
    io->pos += 5;
    return true;
}

/* sort_args */

bool nnb_functions_sort_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_sort_args *self) {
    const uint64_t v1 = ks_run(ks, io, 7);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "axis");
    }
    self->axis = ks_s4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "reverse");
    }
    self->reverse = ks_u1(v2 + 4);
    if (!(self->reverse <= 1) && !ks_violated(ks, &rule_nnb_functions_sort_args_reverse, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->reverse))) {
        return ks_in(ks, "reverse");
    }
    if (v1 < 6) {
        ks_short(ks, io, 5, 1);
        return ks_in(ks, "with_index");
    }
    self->with_index = ks_u1(v2 + 5);
    if (!(self->with_index <= 1) && !ks_violated(ks, &rule_nnb_functions_sort_args_with_index, ks_at(io) + 5, ks_none(), ks_value_u64((uint64_t)self->with_index))) {
        return ks_in(ks, "with_index");
    }
    if (v1 < 7) {
        ks_short(ks, io, 6, 1);
        return ks_in(ks, "only_index");
    }
    self->only_index = ks_u1(v2 + 6);
    if (!(self->only_index <= 1) && !ks_violated(ks, &rule_nnb_functions_sort_args_only_index, ks_at(io) + 6, ks_none(), ks_value_u64((uint64_t)self->only_index))) {
        return ks_in(ks, "only_index");
    }
    io->pos += 7;
    return true;
}

/* min_args */

bool nnb_functions_min_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_min_args *self) {
    self->axes.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->axes)) return ks_in(ks, "axes");
    const uint64_t v1 = ks_run(ks, io, 3);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "keep_dims");
    }
    self->keep_dims = ks_u1(v2);
    if (!(self->keep_dims <= 1) && !ks_violated(ks, &rule_nnb_functions_min_args_keep_dims, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->keep_dims))) {
        return ks_in(ks, "keep_dims");
    }
    if (v1 < 2) {
        ks_short(ks, io, 1, 1);
        return ks_in(ks, "with_index");
    }
    self->with_index = ks_u1(v2 + 1);
    if (!(self->with_index <= 1) && !ks_violated(ks, &rule_nnb_functions_min_args_with_index, ks_at(io) + 1, ks_none(), ks_value_u64((uint64_t)self->with_index))) {
        return ks_in(ks, "with_index");
    }
    if (v1 < 3) {
        ks_short(ks, io, 2, 1);
        return ks_in(ks, "only_index");
    }
    self->only_index = ks_u1(v2 + 2);
    if (!(self->only_index <= 1) && !ks_violated(ks, &rule_nnb_functions_min_args_only_index, ks_at(io) + 2, ks_none(), ks_value_u64((uint64_t)self->only_index))) {
        return ks_in(ks, "only_index");
    }
    io->pos += 3;
    return true;
}

bool nnb_functions_min_args_complete(ks_ctx *ks, nnb_functions_min_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->axes)) return ks_in(ks, "axes");
    return true;
}

/* arange_args */

bool nnb_functions_arange_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_arange_args *self) {
    const uint64_t v1 = ks_run(ks, io, 12);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "start");
    }
    self->start = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "stop");
    }
    self->stop = ks_f4le(v2 + 4);
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "step");
    }
    self->step = ks_f4le(v2 + 8);
    io->pos += 12;
    return true;
}

/* rate_args */

bool nnb_functions_rate_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_rate_args *self) {
    if (!ks_read_f4le(ks, io, &self->rate)) return ks_in(ks, "rate");
    return true;
}

/* signal_ndim_normalized_args */

bool nnb_functions_signal_ndim_normalized_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_signal_ndim_normalized_args *self) {
    const uint64_t v1 = ks_run(ks, io, 5);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "signal_ndim");
    }
    self->signal_ndim = ks_s4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "normalized");
    }
    self->normalized = ks_u1(v2 + 4);
    if (!(self->normalized <= 1) && !ks_violated(ks, &rule_nnb_functions_signal_ndim_normalized_args_normalized, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->normalized))) {
        return ks_in(ks, "normalized");
    }
    io->pos += 5;
    return true;
}

/* nms_detection2d_args */

bool nnb_functions_nms_detection2d_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_nms_detection2d_args *self) {
    const uint64_t v1 = ks_run(ks, io, 9);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "thresh");
    }
    self->thresh = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "nms");
    }
    self->nms = ks_f4le(v2 + 4);
    if (v1 < 9) {
        ks_short(ks, io, 8, 1);
        return ks_in(ks, "nms_per_class");
    }
    self->nms_per_class = ks_u1(v2 + 8);
    if (!(self->nms_per_class <= 1) && !ks_violated(ks, &rule_nnb_functions_nms_detection2d_args_nms_per_class, ks_at(io) + 8, ks_none(), ks_value_u64((uint64_t)self->nms_per_class))) {
        return ks_in(ks, "nms_per_class");
    }
    io->pos += 9;
    return true;
}

/* binary_weight_convolution_args */

bool nnb_functions_binary_weight_convolution_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_binary_weight_convolution_args *self) {
    if (!ks_read_s4le(ks, io, &self->base_axis)) return ks_in(ks, "base_axis");
    self->pad.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->pad)) return ks_in(ks, "pad");
    self->stride.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->stride)) return ks_in(ks, "stride");
    self->dilation.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->dilation)) return ks_in(ks, "dilation");
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "group");
    }
    self->group = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "quantize_zero_to");
    }
    self->quantize_zero_to = ks_f4le(v2 + 4);
    io->pos += 8;
    return true;
}

bool nnb_functions_binary_weight_convolution_args_complete(ks_ctx *ks, nnb_functions_binary_weight_convolution_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->pad)) return ks_in(ks, "pad");
    if (!nnb_functions_int_list_complete(ks, &self->stride)) return ks_in(ks, "stride");
    if (!nnb_functions_int_list_complete(ks, &self->dilation)) return ks_in(ks, "dilation");
    return true;
}

/* base_axis_quantize_zero_to_args */

bool nnb_functions_base_axis_quantize_zero_to_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_base_axis_quantize_zero_to_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "base_axis");
    }
    self->base_axis = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "quantize_zero_to");
    }
    self->quantize_zero_to = ks_f4le(v2 + 4);
    io->pos += 8;
    return true;
}

/* lstm_args */

bool nnb_functions_lstm_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_lstm_args *self) {
    const uint64_t v1 = ks_run(ks, io, 10);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "num_layers");
    }
    self->num_layers = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "dropout");
    }
    self->dropout = ks_f4le(v2 + 4);
    if (v1 < 9) {
        ks_short(ks, io, 8, 1);
        return ks_in(ks, "bidirectional");
    }
    self->bidirectional = ks_u1(v2 + 8);
    if (!(self->bidirectional <= 1) && !ks_violated(ks, &rule_nnb_functions_lstm_args_bidirectional, ks_at(io) + 8, ks_none(), ks_value_u64((uint64_t)self->bidirectional))) {
        return ks_in(ks, "bidirectional");
    }
    if (v1 < 10) {
        ks_short(ks, io, 9, 1);
        return ks_in(ks, "training");
    }
    self->training = ks_u1(v2 + 9);
    if (!(self->training <= 1) && !ks_violated(ks, &rule_nnb_functions_lstm_args_training, ks_at(io) + 9, ks_none(), ks_value_u64((uint64_t)self->training))) {
        return ks_in(ks, "training");
    }
    io->pos += 10;
    return true;
}

/* rnn_args */

bool nnb_functions_rnn_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_rnn_args *self) {
    const uint64_t v1 = ks_run(ks, io, 14);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "num_layers");
    }
    self->num_layers = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "nonlinearity");
    }
    self->nonlinearity = ks_s4le(v2 + 4);
    if (!(((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_RNN_NONLINEARITY_TANH) || ((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_RNN_NONLINEARITY_RELU)) && !ks_violated(ks, &rule_nnb_functions_rnn_args_nonlinearity, ks_at(io) + 4, ks_none(), ks_value_s64((int64_t)self->nonlinearity))) {
        return ks_in(ks, "nonlinearity");
    }
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "dropout");
    }
    self->dropout = ks_f4le(v2 + 8);
    if (v1 < 13) {
        ks_short(ks, io, 12, 1);
        return ks_in(ks, "bidirectional");
    }
    self->bidirectional = ks_u1(v2 + 12);
    if (!(self->bidirectional <= 1) && !ks_violated(ks, &rule_nnb_functions_rnn_args_bidirectional, ks_at(io) + 12, ks_none(), ks_value_u64((uint64_t)self->bidirectional))) {
        return ks_in(ks, "bidirectional");
    }
    if (v1 < 14) {
        ks_short(ks, io, 13, 1);
        return ks_in(ks, "training");
    }
    self->training = ks_u1(v2 + 13);
    if (!(self->training <= 1) && !ks_violated(ks, &rule_nnb_functions_rnn_args_training, ks_at(io) + 13, ks_none(), ks_value_u64((uint64_t)self->training))) {
        return ks_in(ks, "training");
    }
    io->pos += 14;
    return true;
}

/* random_choice_args */

bool nnb_functions_random_choice_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_random_choice_args *self) {
    self->shape.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shape)) return ks_in(ks, "shape");
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "replace");
    }
    self->replace = ks_u1(v2);
    if (!(self->replace <= 1) && !ks_violated(ks, &rule_nnb_functions_random_choice_args_replace, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->replace))) {
        return ks_in(ks, "replace");
    }
    if (v1 < 4) {
        ks_short(ks, io, 1, 3);
        return ks_in(ks, "alignment_29");
    }
    self->alignment_29 = (ks_bytes){v2 + 1, 3};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_29, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v3)) return ks_in_at(ks, "alignment_29", ks_at(io) + 1);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_random_choice_args_alignment_29, ks_at(io) + 1, ks_none(), ks_value_bytes(ks, self->alignment_29.data, self->alignment_29.size))) {
        return ks_in(ks, "alignment_29");
    }
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "seed");
    }
    self->seed = ks_s4le(v2 + 4);
    io->pos += 8;
    return true;
}

bool nnb_functions_random_choice_args_complete(ks_ctx *ks, nnb_functions_random_choice_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->shape)) return ks_in(ks, "shape");
    return true;
}

/* reps_args */

bool nnb_functions_reps_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_reps_args *self) {
    self->reps.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->reps)) return ks_in(ks, "reps");
    return true;
}

bool nnb_functions_reps_args_complete(ks_ctx *ks, nnb_functions_reps_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->reps)) return ks_in(ks, "reps");
    return true;
}

/* sync_batch_normalization_args */

bool nnb_functions_sync_batch_normalization_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_sync_batch_normalization_args *self) {
    const uint64_t at_group = ks_at(io);
    if (!ks_read_s4le(ks, io, &self->group)) return ks_in(ks, "group");
    if (!((int64_t)self->group == (int64_t)NNB_FUNCTIONS_GROUP_WORLD) && !ks_violated(ks, &rule_nnb_functions_sync_batch_normalization_args_group, at_group, ks_none(), ks_value_s64((int64_t)self->group))) {
        return ks_in(ks, "group");
    }
    self->axes.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->axes)) return ks_in(ks, "axes");
    const uint64_t v1 = ks_run(ks, io, 9);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "decay_rate");
    }
    self->decay_rate = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "eps");
    }
    self->eps = ks_f4le(v2 + 4);
    if (v1 < 9) {
        ks_short(ks, io, 8, 1);
        return ks_in(ks, "batch_stat");
    }
    self->batch_stat = ks_u1(v2 + 8);
    if (!(self->batch_stat <= 1) && !ks_violated(ks, &rule_nnb_functions_sync_batch_normalization_args_batch_stat, ks_at(io) + 8, ks_none(), ks_value_u64((uint64_t)self->batch_stat))) {
        return ks_in(ks, "batch_stat");
    }
    io->pos += 9;
    return true;
}

bool nnb_functions_sync_batch_normalization_args_complete(ks_ctx *ks, nnb_functions_sync_batch_normalization_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->axes)) return ks_in(ks, "axes");
    return true;
}

/* convolution_args */

bool nnb_functions_convolution_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_convolution_args *self) {
    if (!ks_read_s4le(ks, io, &self->base_axis)) return ks_in(ks, "base_axis");
    self->pad.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->pad)) return ks_in(ks, "pad");
    self->stride.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->stride)) return ks_in(ks, "stride");
    self->dilation.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->dilation)) return ks_in(ks, "dilation");
    const uint64_t v1 = ks_run(ks, io, 5);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "group");
    }
    self->group = ks_s4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "channel_last");
    }
    self->channel_last = ks_u1(v2 + 4);
    if (!(self->channel_last <= 1) && !ks_violated(ks, &rule_nnb_functions_convolution_args_channel_last, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->channel_last))) {
        return ks_in(ks, "channel_last");
    }
    io->pos += 5;
    return true;
}

bool nnb_functions_convolution_args_complete(ks_ctx *ks, nnb_functions_convolution_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->pad)) return ks_in(ks, "pad");
    if (!nnb_functions_int_list_complete(ks, &self->stride)) return ks_in(ks, "stride");
    if (!nnb_functions_int_list_complete(ks, &self->dilation)) return ks_in(ks, "dilation");
    return true;
}

/* average_pooling_args */

bool nnb_functions_average_pooling_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_average_pooling_args *self) {
    self->kernel.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->kernel)) return ks_in(ks, "kernel");
    self->stride.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->stride)) return ks_in(ks, "stride");
    const uint64_t v1 = ks_run(ks, io, 4);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "ignore_border");
    }
    self->ignore_border = ks_u1(v2);
    if (!(self->ignore_border <= 1) && !ks_violated(ks, &rule_nnb_functions_average_pooling_args_ignore_border, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->ignore_border))) {
        return ks_in(ks, "ignore_border");
    }
    if (v1 < 4) {
        ks_short(ks, io, 1, 3);
        return ks_in(ks, "alignment_37");
    }
    self->alignment_37 = (ks_bytes){v2 + 1, 3};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_37, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v3)) return ks_in_at(ks, "alignment_37", ks_at(io) + 1);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_average_pooling_args_alignment_37, ks_at(io) + 1, ks_none(), ks_value_bytes(ks, self->alignment_37.data, self->alignment_37.size))) {
        return ks_in(ks, "alignment_37");
    }
    io->pos += 4;
    self->pad.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->pad)) return ks_in(ks, "pad");
    const uint64_t v4 = ks_run(ks, io, 2);
    const uint8_t *const v5 = ks_here(io);
    if (v4 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "channel_last");
    }
    self->channel_last = ks_u1(v5);
    if (!(self->channel_last <= 1) && !ks_violated(ks, &rule_nnb_functions_average_pooling_args_channel_last, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->channel_last))) {
        return ks_in(ks, "channel_last");
    }
    if (v4 < 2) {
        ks_short(ks, io, 1, 1);
        return ks_in(ks, "including_pad");
    }
    self->including_pad = ks_u1(v5 + 1);
    if (!(self->including_pad <= 1) && !ks_violated(ks, &rule_nnb_functions_average_pooling_args_including_pad, ks_at(io) + 1, ks_none(), ks_value_u64((uint64_t)self->including_pad))) {
        return ks_in(ks, "including_pad");
    }
    io->pos += 2;
    return true;
}

bool nnb_functions_average_pooling_args_complete(ks_ctx *ks, nnb_functions_average_pooling_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->kernel)) return ks_in(ks, "kernel");
    if (!nnb_functions_int_list_complete(ks, &self->stride)) return ks_in(ks, "stride");
    if (!nnb_functions_int_list_complete(ks, &self->pad)) return ks_in(ks, "pad");
    return true;
}

/* fused_batch_normalization_args */

bool nnb_functions_fused_batch_normalization_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_fused_batch_normalization_args *self) {
    self->axes.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->axes)) return ks_in(ks, "axes");
    const uint64_t v1 = ks_run(ks, io, 16);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "decay_rate");
    }
    self->decay_rate = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "eps");
    }
    self->eps = ks_f4le(v2 + 4);
    if (v1 < 9) {
        ks_short(ks, io, 8, 1);
        return ks_in(ks, "batch_stat");
    }
    self->batch_stat = ks_u1(v2 + 8);
    if (!(self->batch_stat <= 1) && !ks_violated(ks, &rule_nnb_functions_fused_batch_normalization_args_batch_stat, ks_at(io) + 8, ks_none(), ks_value_u64((uint64_t)self->batch_stat))) {
        return ks_in(ks, "batch_stat");
    }
    if (v1 < 12) {
        ks_short(ks, io, 9, 3);
        return ks_in(ks, "alignment_37");
    }
    self->alignment_37 = (ks_bytes){v2 + 9, 3};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_37, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v3)) return ks_in_at(ks, "alignment_37", ks_at(io) + 9);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_fused_batch_normalization_args_alignment_37, ks_at(io) + 9, ks_none(), ks_value_bytes(ks, self->alignment_37.data, self->alignment_37.size))) {
        return ks_in(ks, "alignment_37");
    }
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "nonlinearity");
    }
    self->nonlinearity = ks_s4le(v2 + 12);
    if (!((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_FUSED_BATCH_NORMALIZATION_NONLINEARITY_RELU) && !ks_violated(ks, &rule_nnb_functions_fused_batch_normalization_args_nonlinearity, ks_at(io) + 12, ks_none(), ks_value_s64((int64_t)self->nonlinearity))) {
        return ks_in(ks, "nonlinearity");
    }
    io->pos += 16;
    return true;
}

bool nnb_functions_fused_batch_normalization_args_complete(ks_ctx *ks, nnb_functions_fused_batch_normalization_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->axes)) return ks_in(ks, "axes");
    return true;
}

/* min_max_quantize_0_args */

bool nnb_functions_min_max_quantize_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_min_max_quantize_0_args *self) {
    const uint64_t v1 = ks_run(ks, io, 7);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "decay");
    }
    self->decay = ks_f4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "x_min_max");
    }
    self->x_min_max = ks_u1(v2 + 4);
    if (!(self->x_min_max <= 1) && !ks_violated(ks, &rule_nnb_functions_min_max_quantize_0_args_x_min_max, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->x_min_max))) {
        return ks_in(ks, "x_min_max");
    }
    if (v1 < 6) {
        ks_short(ks, io, 5, 1);
        return ks_in(ks, "ema");
    }
    self->ema = ks_u1(v2 + 5);
    if (!(self->ema <= 1) && !ks_violated(ks, &rule_nnb_functions_min_max_quantize_0_args_ema, ks_at(io) + 5, ks_none(), ks_value_u64((uint64_t)self->ema))) {
        return ks_in(ks, "ema");
    }
    if (v1 < 7) {
        ks_short(ks, io, 6, 1);
        return ks_in(ks, "ste_fine_grained");
    }
    self->ste_fine_grained = ks_u1(v2 + 6);
    if (!(self->ste_fine_grained <= 1) && !ks_violated(ks, &rule_nnb_functions_min_max_quantize_0_args_ste_fine_grained, ks_at(io) + 6, ks_none(), ks_value_u64((uint64_t)self->ste_fine_grained))) {
        return ks_in(ks, "ste_fine_grained");
    }
    io->pos += 7;
    return true;
}

/* min_max_quantize_args */

bool nnb_functions_min_max_quantize_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_min_max_quantize_args *self) {
    const uint64_t v1 = ks_run(ks, io, 12);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "decay");
    }
    self->decay = ks_f4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "x_min_max");
    }
    self->x_min_max = ks_u1(v2 + 4);
    if (!(self->x_min_max <= 1) && !ks_violated(ks, &rule_nnb_functions_min_max_quantize_args_x_min_max, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->x_min_max))) {
        return ks_in(ks, "x_min_max");
    }
    if (v1 < 6) {
        ks_short(ks, io, 5, 1);
        return ks_in(ks, "ema");
    }
    self->ema = ks_u1(v2 + 5);
    if (!(self->ema <= 1) && !ks_violated(ks, &rule_nnb_functions_min_max_quantize_args_ema, ks_at(io) + 5, ks_none(), ks_value_u64((uint64_t)self->ema))) {
        return ks_in(ks, "ema");
    }
    if (v1 < 7) {
        ks_short(ks, io, 6, 1);
        return ks_in(ks, "ste_fine_grained");
    }
    self->ste_fine_grained = ks_u1(v2 + 6);
    if (!(self->ste_fine_grained <= 1) && !ks_violated(ks, &rule_nnb_functions_min_max_quantize_args_ste_fine_grained, ks_at(io) + 6, ks_none(), ks_value_u64((uint64_t)self->ste_fine_grained))) {
        return ks_in(ks, "ste_fine_grained");
    }
    if (v1 < 8) {
        ks_short(ks, io, 7, 1);
        return ks_in(ks, "alignment_27");
    }
    self->alignment_27 = (ks_bytes){v2 + 7, 1};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_27, ((ks_bytes){(const uint8_t *)"\000", 1}), &v3)) return ks_in_at(ks, "alignment_27", ks_at(io) + 7);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_min_max_quantize_args_alignment_27, ks_at(io) + 7, ks_none(), ks_value_bytes(ks, self->alignment_27.data, self->alignment_27.size))) {
        return ks_in(ks, "alignment_27");
    }
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "eps");
    }
    self->eps = ks_f4le(v2 + 8);
    io->pos += 12;
    return true;
}

/* patch_correlation_args */

bool nnb_functions_patch_correlation_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_patch_correlation_args *self) {
    self->patch.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->patch)) return ks_in(ks, "patch");
    self->shift.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shift)) return ks_in(ks, "shift");
    self->patch_step.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->patch_step)) return ks_in(ks, "patch_step");
    self->shift_step.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shift_step)) return ks_in(ks, "shift_step");
    self->padding.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->padding)) return ks_in(ks, "padding");
    return true;
}

bool nnb_functions_patch_correlation_args_complete(ks_ctx *ks, nnb_functions_patch_correlation_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->patch)) return ks_in(ks, "patch");
    if (!nnb_functions_int_list_complete(ks, &self->shift)) return ks_in(ks, "shift");
    if (!nnb_functions_int_list_complete(ks, &self->patch_step)) return ks_in(ks, "patch_step");
    if (!nnb_functions_int_list_complete(ks, &self->shift_step)) return ks_in(ks, "shift_step");
    if (!nnb_functions_int_list_complete(ks, &self->padding)) return ks_in(ks, "padding");
    return true;
}

/* random_erase_1_args */

bool nnb_functions_random_erase_1_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_random_erase_1_args *self) {
    const uint64_t v1 = ks_run(ks, io, 21);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "prob");
    }
    self->prob = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "n");
    }
    self->n = ks_s4le(v2 + 4);
    if (v1 < 9) {
        ks_short(ks, io, 8, 1);
        return ks_in(ks, "share");
    }
    self->share = ks_u1(v2 + 8);
    if (!(self->share <= 1) && !ks_violated(ks, &rule_nnb_functions_random_erase_1_args_share, ks_at(io) + 8, ks_none(), ks_value_u64((uint64_t)self->share))) {
        return ks_in(ks, "share");
    }
    if (v1 < 10) {
        ks_short(ks, io, 9, 1);
        return ks_in(ks, "inplace");
    }
    self->inplace = ks_u1(v2 + 9);
    if (!(self->inplace <= 1) && !ks_violated(ks, &rule_nnb_functions_random_erase_1_args_inplace, ks_at(io) + 9, ks_none(), ks_value_u64((uint64_t)self->inplace))) {
        return ks_in(ks, "inplace");
    }
    if (v1 < 12) {
        ks_short(ks, io, 10, 2);
        return ks_in(ks, "alignment_30");
    }
    self->alignment_30 = (ks_bytes){v2 + 10, 2};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_30, ((ks_bytes){(const uint8_t *)"\000\000", 2}), &v3)) return ks_in_at(ks, "alignment_30", ks_at(io) + 10);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_random_erase_1_args_alignment_30, ks_at(io) + 10, ks_none(), ks_value_bytes(ks, self->alignment_30.data, self->alignment_30.size))) {
        return ks_in(ks, "alignment_30");
    }
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "base_axis");
    }
    self->base_axis = ks_s4le(v2 + 12);
    if (v1 < 20) {
        ks_short(ks, io, 16, 4);
        return ks_in(ks, "seed");
    }
    self->seed = ks_s4le(v2 + 16);
    if (v1 < 21) {
        ks_short(ks, io, 20, 1);
        return ks_in(ks, "channel_last");
    }
    self->channel_last = ks_u1(v2 + 20);
    if (!(self->channel_last <= 1) && !ks_violated(ks, &rule_nnb_functions_random_erase_1_args_channel_last, ks_at(io) + 20, ks_none(), ks_value_u64((uint64_t)self->channel_last))) {
        return ks_in(ks, "channel_last");
    }
    io->pos += 21;
    return true;
}

/* random_erase_args */

bool nnb_functions_random_erase_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_random_erase_args *self) {
    const uint64_t v1 = ks_run(ks, io, 22);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "prob");
    }
    self->prob = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "n");
    }
    self->n = ks_s4le(v2 + 4);
    if (v1 < 9) {
        ks_short(ks, io, 8, 1);
        return ks_in(ks, "share");
    }
    self->share = ks_u1(v2 + 8);
    if (!(self->share <= 1) && !ks_violated(ks, &rule_nnb_functions_random_erase_args_share, ks_at(io) + 8, ks_none(), ks_value_u64((uint64_t)self->share))) {
        return ks_in(ks, "share");
    }
    if (v1 < 10) {
        ks_short(ks, io, 9, 1);
        return ks_in(ks, "inplace");
    }
    self->inplace = ks_u1(v2 + 9);
    if (!(self->inplace <= 1) && !ks_violated(ks, &rule_nnb_functions_random_erase_args_inplace, ks_at(io) + 9, ks_none(), ks_value_u64((uint64_t)self->inplace))) {
        return ks_in(ks, "inplace");
    }
    if (v1 < 12) {
        ks_short(ks, io, 10, 2);
        return ks_in(ks, "alignment_30");
    }
    self->alignment_30 = (ks_bytes){v2 + 10, 2};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_30, ((ks_bytes){(const uint8_t *)"\000\000", 2}), &v3)) return ks_in_at(ks, "alignment_30", ks_at(io) + 10);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_random_erase_args_alignment_30, ks_at(io) + 10, ks_none(), ks_value_bytes(ks, self->alignment_30.data, self->alignment_30.size))) {
        return ks_in(ks, "alignment_30");
    }
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "base_axis");
    }
    self->base_axis = ks_s4le(v2 + 12);
    if (v1 < 20) {
        ks_short(ks, io, 16, 4);
        return ks_in(ks, "seed");
    }
    self->seed = ks_s4le(v2 + 16);
    if (v1 < 21) {
        ks_short(ks, io, 20, 1);
        return ks_in(ks, "channel_last");
    }
    self->channel_last = ks_u1(v2 + 20);
    if (!(self->channel_last <= 1) && !ks_violated(ks, &rule_nnb_functions_random_erase_args_channel_last, ks_at(io) + 20, ks_none(), ks_value_u64((uint64_t)self->channel_last))) {
        return ks_in(ks, "channel_last");
    }
    if (v1 < 22) {
        ks_short(ks, io, 21, 1);
        return ks_in(ks, "ste_fine_grained");
    }
    self->ste_fine_grained = ks_u1(v2 + 21);
    if (!(self->ste_fine_grained <= 1) && !ks_violated(ks, &rule_nnb_functions_random_erase_args_ste_fine_grained, ks_at(io) + 21, ks_none(), ks_value_u64((uint64_t)self->ste_fine_grained))) {
        return ks_in(ks, "ste_fine_grained");
    }
    io->pos += 22;
    return true;
}

/* interpolate_1_args */

bool nnb_functions_interpolate_1_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_interpolate_1_args *self) {
    self->output_size.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->output_size)) return ks_in(ks, "output_size");
    const uint64_t v1 = ks_run(ks, io, 6);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "mode");
    }
    self->mode = ks_s4le(v2);
    if (!(((int64_t)self->mode == (int64_t)NNB_FUNCTIONS_INTERPOLATE_MODE_NEAREST) || ((int64_t)self->mode == (int64_t)NNB_FUNCTIONS_INTERPOLATE_MODE_LINEAR)) && !ks_violated(ks, &rule_nnb_functions_interpolate_1_args_mode, ks_at(io), ks_none(), ks_value_s64((int64_t)self->mode))) {
        return ks_in(ks, "mode");
    }
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "align_corners");
    }
    self->align_corners = ks_u1(v2 + 4);
    if (!(self->align_corners <= 1) && !ks_violated(ks, &rule_nnb_functions_interpolate_1_args_align_corners, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->align_corners))) {
        return ks_in(ks, "align_corners");
    }
    if (v1 < 6) {
        ks_short(ks, io, 5, 1);
        return ks_in(ks, "half_pixel");
    }
    self->half_pixel = ks_u1(v2 + 5);
    if (!(self->half_pixel <= 1) && !ks_violated(ks, &rule_nnb_functions_interpolate_1_args_half_pixel, ks_at(io) + 5, ks_none(), ks_value_u64((uint64_t)self->half_pixel))) {
        return ks_in(ks, "half_pixel");
    }
    io->pos += 6;
    return true;
}

bool nnb_functions_interpolate_1_args_complete(ks_ctx *ks, nnb_functions_interpolate_1_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->output_size)) return ks_in(ks, "output_size");
    return true;
}

/* kernel_channel_last_args */

bool nnb_functions_kernel_channel_last_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_kernel_channel_last_args *self) {
    self->kernel.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->kernel)) return ks_in(ks, "kernel");
    const uint64_t at_channel_last = ks_at(io);
    if (!ks_read_u1(ks, io, &self->channel_last)) return ks_in(ks, "channel_last");
    if (!(self->channel_last <= 1) && !ks_violated(ks, &rule_nnb_functions_kernel_channel_last_args_channel_last, at_channel_last, ks_none(), ks_value_u64((uint64_t)self->channel_last))) {
        return ks_in(ks, "channel_last");
    }
    return true;
}

bool nnb_functions_kernel_channel_last_args_complete(ks_ctx *ks, nnb_functions_kernel_channel_last_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->kernel)) return ks_in(ks, "kernel");
    return true;
}

/* rand_beta_args */

bool nnb_functions_rand_beta_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_rand_beta_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "alpha");
    }
    self->alpha = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "beta");
    }
    self->beta = ks_f4le(v2 + 4);
    io->pos += 8;
    self->shape.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shape)) return ks_in(ks, "shape");
    if (!ks_read_s4le(ks, io, &self->seed)) return ks_in(ks, "seed");
    return true;
}

bool nnb_functions_rand_beta_args_complete(ks_ctx *ks, nnb_functions_rand_beta_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->shape)) return ks_in(ks, "shape");
    return true;
}

/* rand_binomial_args */

bool nnb_functions_rand_binomial_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_rand_binomial_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "n");
    }
    self->n = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "p");
    }
    self->p = ks_f4le(v2 + 4);
    io->pos += 8;
    self->shape.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shape)) return ks_in(ks, "shape");
    if (!ks_read_s4le(ks, io, &self->seed)) return ks_in(ks, "seed");
    return true;
}

bool nnb_functions_rand_binomial_args_complete(ks_ctx *ks, nnb_functions_rand_binomial_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->shape)) return ks_in(ks, "shape");
    return true;
}

/* rand_gamma_args */

bool nnb_functions_rand_gamma_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_rand_gamma_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "k");
    }
    self->k = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "theta");
    }
    self->theta = ks_f4le(v2 + 4);
    io->pos += 8;
    self->shape.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shape)) return ks_in(ks, "shape");
    if (!ks_read_s4le(ks, io, &self->seed)) return ks_in(ks, "seed");
    return true;
}

bool nnb_functions_rand_gamma_args_complete(ks_ctx *ks, nnb_functions_rand_gamma_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->shape)) return ks_in(ks, "shape");
    return true;
}

/* interpolate_args */

bool nnb_functions_interpolate_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_interpolate_args *self) {
    self->output_size.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->output_size)) return ks_in(ks, "output_size");
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "mode");
    }
    self->mode = ks_s4le(v2);
    if (!(((int64_t)self->mode == (int64_t)NNB_FUNCTIONS_INTERPOLATE_MODE_NEAREST) || ((int64_t)self->mode == (int64_t)NNB_FUNCTIONS_INTERPOLATE_MODE_LINEAR)) && !ks_violated(ks, &rule_nnb_functions_interpolate_args_mode, ks_at(io), ks_none(), ks_value_s64((int64_t)self->mode))) {
        return ks_in(ks, "mode");
    }
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "align_corners");
    }
    self->align_corners = ks_u1(v2 + 4);
    if (!(self->align_corners <= 1) && !ks_violated(ks, &rule_nnb_functions_interpolate_args_align_corners, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->align_corners))) {
        return ks_in(ks, "align_corners");
    }
    if (v1 < 6) {
        ks_short(ks, io, 5, 1);
        return ks_in(ks, "half_pixel");
    }
    self->half_pixel = ks_u1(v2 + 5);
    if (!(self->half_pixel <= 1) && !ks_violated(ks, &rule_nnb_functions_interpolate_args_half_pixel, ks_at(io) + 5, ks_none(), ks_value_u64((uint64_t)self->half_pixel))) {
        return ks_in(ks, "half_pixel");
    }
    if (v1 < 7) {
        ks_short(ks, io, 6, 1);
        return ks_in(ks, "half_pixel_for_nn");
    }
    self->half_pixel_for_nn = ks_u1(v2 + 6);
    if (!(self->half_pixel_for_nn <= 1) && !ks_violated(ks, &rule_nnb_functions_interpolate_args_half_pixel_for_nn, ks_at(io) + 6, ks_none(), ks_value_u64((uint64_t)self->half_pixel_for_nn))) {
        return ks_in(ks, "half_pixel_for_nn");
    }
    if (v1 < 8) {
        ks_short(ks, io, 7, 1);
        return ks_in(ks, "channel_last");
    }
    self->channel_last = ks_u1(v2 + 7);
    if (!(self->channel_last <= 1) && !ks_violated(ks, &rule_nnb_functions_interpolate_args_channel_last, ks_at(io) + 7, ks_none(), ks_value_u64((uint64_t)self->channel_last))) {
        return ks_in(ks, "channel_last");
    }
    io->pos += 8;
    return true;
}

bool nnb_functions_interpolate_args_complete(ks_ctx *ks, nnb_functions_interpolate_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->output_size)) return ks_in(ks, "output_size");
    return true;
}

/* deconvolution_args */

bool nnb_functions_deconvolution_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_deconvolution_args *self) {
    if (!ks_read_s4le(ks, io, &self->base_axis)) return ks_in(ks, "base_axis");
    self->pad.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->pad)) return ks_in(ks, "pad");
    self->stride.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->stride)) return ks_in(ks, "stride");
    self->dilation.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->dilation)) return ks_in(ks, "dilation");
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "group");
    }
    self->group = ks_s4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "channel_last");
    }
    self->channel_last = ks_u1(v2 + 4);
    if (!(self->channel_last <= 1) && !ks_violated(ks, &rule_nnb_functions_deconvolution_args_channel_last, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->channel_last))) {
        return ks_in(ks, "channel_last");
    }
    if (v1 < 8) {
        ks_short(ks, io, 5, 3);
        return ks_in(ks, "alignment_53");
    }
    self->alignment_53 = (ks_bytes){v2 + 5, 3};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_53, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v3)) return ks_in_at(ks, "alignment_53", ks_at(io) + 5);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_deconvolution_args_alignment_53, ks_at(io) + 5, ks_none(), ks_value_bytes(ks, self->alignment_53.data, self->alignment_53.size))) {
        return ks_in(ks, "alignment_53");
    }
    io->pos += 8;
    self->output_padding.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->output_padding)) return ks_in(ks, "output_padding");
    return true;
}

bool nnb_functions_deconvolution_args_complete(ks_ctx *ks, nnb_functions_deconvolution_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->pad)) return ks_in(ks, "pad");
    if (!nnb_functions_int_list_complete(ks, &self->stride)) return ks_in(ks, "stride");
    if (!nnb_functions_int_list_complete(ks, &self->dilation)) return ks_in(ks, "dilation");
    if (!nnb_functions_int_list_complete(ks, &self->output_padding)) return ks_in(ks, "output_padding");
    return true;
}

/* quantize_linear_args */

bool nnb_functions_quantize_linear_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_quantize_linear_args *self) {
    const uint64_t v1 = ks_run(ks, io, 12);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "round_mode");
    }
    self->round_mode = ks_s4le(v2);
    if (!(((int64_t)self->round_mode == (int64_t)NNB_FUNCTIONS_ROUND_MODE_HALF_AWAY_FROM_ZERO) || ((int64_t)self->round_mode == (int64_t)NNB_FUNCTIONS_ROUND_MODE_HALF_TO_EVEN)) && !ks_violated(ks, &rule_nnb_functions_quantize_linear_args_round_mode, ks_at(io), ks_none(), ks_value_s64((int64_t)self->round_mode))) {
        return ks_in(ks, "round_mode");
    }
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "narrow_range");
    }
    self->narrow_range = ks_u1(v2 + 4);
    if (!(self->narrow_range <= 1) && !ks_violated(ks, &rule_nnb_functions_quantize_linear_args_narrow_range, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->narrow_range))) {
        return ks_in(ks, "narrow_range");
    }
    if (v1 < 8) {
        ks_short(ks, io, 5, 3);
        return ks_in(ks, "alignment_25");
    }
    self->alignment_25 = (ks_bytes){v2 + 5, 3};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_25, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v3)) return ks_in_at(ks, "alignment_25", ks_at(io) + 5);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_quantize_linear_args_alignment_25, ks_at(io) + 5, ks_none(), ks_value_bytes(ks, self->alignment_25.data, self->alignment_25.size))) {
        return ks_in(ks, "alignment_25");
    }
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "dtype");
    }
    self->dtype = ks_s4le(v2 + 8);
    io->pos += 12;
    return true;
}

/* fused_convolution_0_args */

bool nnb_functions_fused_convolution_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_fused_convolution_0_args *self) {
    if (!ks_read_s4le(ks, io, &self->base_axis)) return ks_in(ks, "base_axis");
    self->pad.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->pad)) return ks_in(ks, "pad");
    self->stride.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->stride)) return ks_in(ks, "stride");
    self->dilation.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->dilation)) return ks_in(ks, "dilation");
    const uint64_t v1 = ks_run(ks, io, 24);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "group");
    }
    self->group = ks_s4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "channel_last");
    }
    self->channel_last = ks_u1(v2 + 4);
    if (!(self->channel_last <= 1) && !ks_violated(ks, &rule_nnb_functions_fused_convolution_0_args_channel_last, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->channel_last))) {
        return ks_in(ks, "channel_last");
    }
    if (v1 < 8) {
        ks_short(ks, io, 5, 3);
        return ks_in(ks, "alignment_53");
    }
    self->alignment_53 = (ks_bytes){v2 + 5, 3};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_53, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v3)) return ks_in_at(ks, "alignment_53", ks_at(io) + 5);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_fused_convolution_0_args_alignment_53, ks_at(io) + 5, ks_none(), ks_value_bytes(ks, self->alignment_53.data, self->alignment_53.size))) {
        return ks_in(ks, "alignment_53");
    }
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "decay_rate");
    }
    self->decay_rate = ks_f4le(v2 + 8);
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "eps");
    }
    self->eps = ks_f4le(v2 + 12);
    if (v1 < 17) {
        ks_short(ks, io, 16, 1);
        return ks_in(ks, "batch_stat");
    }
    self->batch_stat = ks_u1(v2 + 16);
    if (!(self->batch_stat <= 1) && !ks_violated(ks, &rule_nnb_functions_fused_convolution_0_args_batch_stat, ks_at(io) + 16, ks_none(), ks_value_u64((uint64_t)self->batch_stat))) {
        return ks_in(ks, "batch_stat");
    }
    if (v1 < 20) {
        ks_short(ks, io, 17, 3);
        return ks_in(ks, "alignment_65");
    }
    self->alignment_65 = (ks_bytes){v2 + 17, 3};
    bool v4 = false;
    if (!ks_bytes_are(ks, self->alignment_65, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v4)) return ks_in_at(ks, "alignment_65", ks_at(io) + 17);
    if (!v4 && !ks_violated(ks, &rule_nnb_functions_fused_convolution_0_args_alignment_65, ks_at(io) + 17, ks_none(), ks_value_bytes(ks, self->alignment_65.data, self->alignment_65.size))) {
        return ks_in(ks, "alignment_65");
    }
    if (v1 < 24) {
        ks_short(ks, io, 20, 4);
        return ks_in(ks, "nonlinearity");
    }
    self->nonlinearity = ks_s4le(v2 + 20);
    if (!(((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_IDENTITY) || ((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_RELU) || ((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_SIGMOID) || ((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_TANH) || ((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_LEAKY_RELU) || ((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_ELU) || ((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_RELU6)) && !ks_violated(ks, &rule_nnb_functions_fused_convolution_0_args_nonlinearity, ks_at(io) + 20, ks_none(), ks_value_s64((int64_t)self->nonlinearity))) {
        return ks_in(ks, "nonlinearity");
    }
    io->pos += 24;
    return true;
}

bool nnb_functions_fused_convolution_0_args_complete(ks_ctx *ks, nnb_functions_fused_convolution_0_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->pad)) return ks_in(ks, "pad");
    if (!nnb_functions_int_list_complete(ks, &self->stride)) return ks_in(ks, "stride");
    if (!nnb_functions_int_list_complete(ks, &self->dilation)) return ks_in(ks, "dilation");
    return true;
}

/* size_align_corners_args */

bool nnb_functions_size_align_corners_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_size_align_corners_args *self) {
    self->size.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->size)) return ks_in(ks, "size");
    const uint64_t at_align_corners = ks_at(io);
    if (!ks_read_u1(ks, io, &self->align_corners)) return ks_in(ks, "align_corners");
    if (!(self->align_corners <= 1) && !ks_violated(ks, &rule_nnb_functions_size_align_corners_args_align_corners, at_align_corners, ks_none(), ks_value_u64((uint64_t)self->align_corners))) {
        return ks_in(ks, "align_corners");
    }
    return true;
}

bool nnb_functions_size_align_corners_args_complete(ks_ctx *ks, nnb_functions_size_align_corners_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->size)) return ks_in(ks, "size");
    return true;
}

/* warp_by_grid_args */

bool nnb_functions_warp_by_grid_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_warp_by_grid_args *self) {
    const uint64_t v1 = ks_run(ks, io, 10);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "mode");
    }
    self->mode = ks_s4le(v2);
    if (!(((int64_t)self->mode == (int64_t)NNB_FUNCTIONS_WARP_BY_GRID_MODE_LINEAR) || ((int64_t)self->mode == (int64_t)NNB_FUNCTIONS_WARP_BY_GRID_MODE_NEAREST)) && !ks_violated(ks, &rule_nnb_functions_warp_by_grid_args_mode, ks_at(io), ks_none(), ks_value_s64((int64_t)self->mode))) {
        return ks_in(ks, "mode");
    }
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "padding_mode");
    }
    self->padding_mode = ks_s4le(v2 + 4);
    if (!(((int64_t)self->padding_mode == (int64_t)NNB_FUNCTIONS_PADDING_MODE_ZERO) || ((int64_t)self->padding_mode == (int64_t)NNB_FUNCTIONS_PADDING_MODE_REPEAT) || ((int64_t)self->padding_mode == (int64_t)NNB_FUNCTIONS_PADDING_MODE_REFLECT)) && !ks_violated(ks, &rule_nnb_functions_warp_by_grid_args_padding_mode, ks_at(io) + 4, ks_none(), ks_value_s64((int64_t)self->padding_mode))) {
        return ks_in(ks, "padding_mode");
    }
    if (v1 < 9) {
        ks_short(ks, io, 8, 1);
        return ks_in(ks, "align_corners");
    }
    self->align_corners = ks_u1(v2 + 8);
    if (!(self->align_corners <= 1) && !ks_violated(ks, &rule_nnb_functions_warp_by_grid_args_align_corners, ks_at(io) + 8, ks_none(), ks_value_u64((uint64_t)self->align_corners))) {
        return ks_in(ks, "align_corners");
    }
    if (v1 < 10) {
        ks_short(ks, io, 9, 1);
        return ks_in(ks, "channel_last");
    }
    self->channel_last = ks_u1(v2 + 9);
    if (!(self->channel_last <= 1) && !ks_violated(ks, &rule_nnb_functions_warp_by_grid_args_channel_last, ks_at(io) + 9, ks_none(), ks_value_u64((uint64_t)self->channel_last))) {
        return ks_in(ks, "channel_last");
    }
    io->pos += 10;
    return true;
}

/* axis_batch_dims_args */

bool nnb_functions_axis_batch_dims_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_axis_batch_dims_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "axis");
    }
    self->axis = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "batch_dims");
    }
    self->batch_dims = ks_s4le(v2 + 4);
    io->pos += 8;
    return true;
}

/* dim_eps_args */

bool nnb_functions_dim_eps_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_dim_eps_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "dim");
    }
    self->dim = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "eps");
    }
    self->eps = ks_f4le(v2 + 4);
    io->pos += 8;
    return true;
}

/* batch_first_args */

bool nnb_functions_batch_first_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_batch_first_args *self) {
    const uint64_t at_batch_first = ks_at(io);
    if (!ks_read_u1(ks, io, &self->batch_first)) return ks_in(ks, "batch_first");
    if (!(self->batch_first <= 1) && !ks_violated(ks, &rule_nnb_functions_batch_first_args_batch_first, at_batch_first, ks_none(), ks_value_u64((uint64_t)self->batch_first))) {
        return ks_in(ks, "batch_first");
    }
    return true;
}

/* pad_packed_sequence_args */

bool nnb_functions_pad_packed_sequence_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_pad_packed_sequence_args *self) {
    const uint64_t v1 = ks_run(ks, io, 12);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "batch_first");
    }
    self->batch_first = ks_u1(v2);
    if (!(self->batch_first <= 1) && !ks_violated(ks, &rule_nnb_functions_pad_packed_sequence_args_batch_first, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->batch_first))) {
        return ks_in(ks, "batch_first");
    }
    if (v1 < 4) {
        ks_short(ks, io, 1, 3);
        return ks_in(ks, "alignment_21");
    }
    self->alignment_21 = (ks_bytes){v2 + 1, 3};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_21, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v3)) return ks_in_at(ks, "alignment_21", ks_at(io) + 1);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_pad_packed_sequence_args_alignment_21, ks_at(io) + 1, ks_none(), ks_value_bytes(ks, self->alignment_21.data, self->alignment_21.size))) {
        return ks_in(ks, "alignment_21");
    }
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "padding_value");
    }
    self->padding_value = ks_f4le(v2 + 4);
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "total_length");
    }
    self->total_length = ks_s4le(v2 + 8);
    io->pos += 12;
    return true;
}

/* val_inplace_args */

bool nnb_functions_val_inplace_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_val_inplace_args *self) {
    const uint64_t v1 = ks_run(ks, io, 5);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "val");
    }
    self->val = ks_f4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "inplace");
    }
    self->inplace = ks_u1(v2 + 4);
    if (!(self->inplace <= 1) && !ks_violated(ks, &rule_nnb_functions_val_inplace_args_inplace, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->inplace))) {
        return ks_in(ks, "inplace");
    }
    io->pos += 5;
    return true;
}

/* norm_normalization_args */

bool nnb_functions_norm_normalization_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_norm_normalization_args *self) {
    if (!ks_read_f4le(ks, io, &self->p)) return ks_in(ks, "p");
    self->axes.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->axes)) return ks_in(ks, "axes");
    if (!ks_read_f4le(ks, io, &self->eps)) return ks_in(ks, "eps");
    return true;
}

bool nnb_functions_norm_normalization_args_complete(ks_ctx *ks, nnb_functions_norm_normalization_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->axes)) return ks_in(ks, "axes");
    return true;
}

/* norm_args */

bool nnb_functions_norm_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_norm_args *self) {
    if (!ks_read_f4le(ks, io, &self->p)) return ks_in(ks, "p");
    self->axes.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->axes)) return ks_in(ks, "axes");
    const uint64_t at_keep_dims = ks_at(io);
    if (!ks_read_u1(ks, io, &self->keep_dims)) return ks_in(ks, "keep_dims");
    if (!(self->keep_dims <= 1) && !ks_violated(ks, &rule_nnb_functions_norm_args_keep_dims, at_keep_dims, ks_none(), ks_value_u64((uint64_t)self->keep_dims))) {
        return ks_in(ks, "keep_dims");
    }
    return true;
}

bool nnb_functions_norm_args_complete(ks_ctx *ks, nnb_functions_norm_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->axes)) return ks_in(ks, "axes");
    return true;
}

/* random_shift_args */

bool nnb_functions_random_shift_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_random_shift_args *self) {
    self->shifts.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shifts)) return ks_in(ks, "shifts");
    const uint64_t v1 = ks_run(ks, io, 16);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "border_mode");
    }
    self->border_mode = ks_s4le(v2);
    if (!(((int64_t)self->border_mode == (int64_t)NNB_FUNCTIONS_RANDOM_SHIFT_BORDER_MODE_NEAREST) || ((int64_t)self->border_mode == (int64_t)NNB_FUNCTIONS_RANDOM_SHIFT_BORDER_MODE_REFLECT) || ((int64_t)self->border_mode == (int64_t)NNB_FUNCTIONS_RANDOM_SHIFT_BORDER_MODE_CONSTANT)) && !ks_violated(ks, &rule_nnb_functions_random_shift_args_border_mode, ks_at(io), ks_none(), ks_value_s64((int64_t)self->border_mode))) {
        return ks_in(ks, "border_mode");
    }
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "constant_value");
    }
    self->constant_value = ks_f4le(v2 + 4);
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "base_axis");
    }
    self->base_axis = ks_s4le(v2 + 8);
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "seed");
    }
    self->seed = ks_s4le(v2 + 12);
    io->pos += 16;
    return true;
}

bool nnb_functions_random_shift_args_complete(ks_ctx *ks, nnb_functions_random_shift_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->shifts)) return ks_in(ks, "shifts");
    return true;
}

/* group_normalization_args */

bool nnb_functions_group_normalization_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_group_normalization_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "num_groups");
    }
    self->num_groups = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "channel_axis");
    }
    self->channel_axis = ks_s4le(v2 + 4);
    io->pos += 8;
    self->batch_axis.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->batch_axis)) return ks_in(ks, "batch_axis");
    const uint64_t v3 = ks_run(ks, io, 6);
    const uint8_t *const v4 = ks_here(io);
    if (v3 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "eps");
    }
    self->eps = ks_f4le(v4);
    if (v3 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "no_scale");
    }
    self->no_scale = ks_u1(v4 + 4);
    if (!(self->no_scale <= 1) && !ks_violated(ks, &rule_nnb_functions_group_normalization_args_no_scale, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->no_scale))) {
        return ks_in(ks, "no_scale");
    }
    if (v3 < 6) {
        ks_short(ks, io, 5, 1);
        return ks_in(ks, "no_bias");
    }
    self->no_bias = ks_u1(v4 + 5);
    if (!(self->no_bias <= 1) && !ks_violated(ks, &rule_nnb_functions_group_normalization_args_no_bias, ks_at(io) + 5, ks_none(), ks_value_u64((uint64_t)self->no_bias))) {
        return ks_in(ks, "no_bias");
    }
    io->pos += 6;
    return true;
}

bool nnb_functions_group_normalization_args_complete(ks_ctx *ks, nnb_functions_group_normalization_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->batch_axis)) return ks_in(ks, "batch_axis");
    return true;
}

/* instance_normalization_args */

bool nnb_functions_instance_normalization_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_instance_normalization_args *self) {
    if (!ks_read_s4le(ks, io, &self->channel_axis)) return ks_in(ks, "channel_axis");
    self->batch_axis.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->batch_axis)) return ks_in(ks, "batch_axis");
    const uint64_t v1 = ks_run(ks, io, 6);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "eps");
    }
    self->eps = ks_f4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "no_scale");
    }
    self->no_scale = ks_u1(v2 + 4);
    if (!(self->no_scale <= 1) && !ks_violated(ks, &rule_nnb_functions_instance_normalization_args_no_scale, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->no_scale))) {
        return ks_in(ks, "no_scale");
    }
    if (v1 < 6) {
        ks_short(ks, io, 5, 1);
        return ks_in(ks, "no_bias");
    }
    self->no_bias = ks_u1(v2 + 5);
    if (!(self->no_bias <= 1) && !ks_violated(ks, &rule_nnb_functions_instance_normalization_args_no_bias, ks_at(io) + 5, ks_none(), ks_value_u64((uint64_t)self->no_bias))) {
        return ks_in(ks, "no_bias");
    }
    io->pos += 6;
    return true;
}

bool nnb_functions_instance_normalization_args_complete(ks_ctx *ks, nnb_functions_instance_normalization_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->batch_axis)) return ks_in(ks, "batch_axis");
    return true;
}

/* layer_normalization_args */

bool nnb_functions_layer_normalization_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_layer_normalization_args *self) {
    self->batch_axis.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->batch_axis)) return ks_in(ks, "batch_axis");
    const uint64_t v1 = ks_run(ks, io, 6);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "eps");
    }
    self->eps = ks_f4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "no_scale");
    }
    self->no_scale = ks_u1(v2 + 4);
    if (!(self->no_scale <= 1) && !ks_violated(ks, &rule_nnb_functions_layer_normalization_args_no_scale, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->no_scale))) {
        return ks_in(ks, "no_scale");
    }
    if (v1 < 6) {
        ks_short(ks, io, 5, 1);
        return ks_in(ks, "no_bias");
    }
    self->no_bias = ks_u1(v2 + 5);
    if (!(self->no_bias <= 1) && !ks_violated(ks, &rule_nnb_functions_layer_normalization_args_no_bias, ks_at(io) + 5, ks_none(), ks_value_u64((uint64_t)self->no_bias))) {
        return ks_in(ks, "no_bias");
    }
    io->pos += 6;
    return true;
}

bool nnb_functions_layer_normalization_args_complete(ks_ctx *ks, nnb_functions_layer_normalization_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->batch_axis)) return ks_in(ks, "batch_axis");
    return true;
}

/* tensor_normalization_args */

bool nnb_functions_tensor_normalization_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_tensor_normalization_args *self) {
    self->axes.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->axes)) return ks_in(ks, "axes");
    const uint64_t v1 = ks_run(ks, io, 6);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "eps");
    }
    self->eps = ks_f4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "no_scale");
    }
    self->no_scale = ks_u1(v2 + 4);
    if (!(self->no_scale <= 1) && !ks_violated(ks, &rule_nnb_functions_tensor_normalization_args_no_scale, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->no_scale))) {
        return ks_in(ks, "no_scale");
    }
    if (v1 < 6) {
        ks_short(ks, io, 5, 1);
        return ks_in(ks, "no_bias");
    }
    self->no_bias = ks_u1(v2 + 5);
    if (!(self->no_bias <= 1) && !ks_violated(ks, &rule_nnb_functions_tensor_normalization_args_no_bias, ks_at(io) + 5, ks_none(), ks_value_u64((uint64_t)self->no_bias))) {
        return ks_in(ks, "no_bias");
    }
    io->pos += 6;
    return true;
}

bool nnb_functions_tensor_normalization_args_complete(ks_ctx *ks, nnb_functions_tensor_normalization_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->axes)) return ks_in(ks, "axes");
    return true;
}

/* channel_axis_eps_args */

bool nnb_functions_channel_axis_eps_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_channel_axis_eps_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "channel_axis");
    }
    self->channel_axis = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "eps");
    }
    self->eps = ks_f4le(v2 + 4);
    io->pos += 8;
    return true;
}

/* batch_normalization_args */

bool nnb_functions_batch_normalization_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_batch_normalization_args *self) {
    self->axes.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->axes)) return ks_in(ks, "axes");
    const uint64_t v1 = ks_run(ks, io, 11);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "decay_rate");
    }
    self->decay_rate = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "eps");
    }
    self->eps = ks_f4le(v2 + 4);
    if (v1 < 9) {
        ks_short(ks, io, 8, 1);
        return ks_in(ks, "batch_stat");
    }
    self->batch_stat = ks_u1(v2 + 8);
    if (!(self->batch_stat <= 1) && !ks_violated(ks, &rule_nnb_functions_batch_normalization_args_batch_stat, ks_at(io) + 8, ks_none(), ks_value_u64((uint64_t)self->batch_stat))) {
        return ks_in(ks, "batch_stat");
    }
    if (v1 < 10) {
        ks_short(ks, io, 9, 1);
        return ks_in(ks, "no_scale");
    }
    self->no_scale = ks_u1(v2 + 9);
    if (!(self->no_scale <= 1) && !ks_violated(ks, &rule_nnb_functions_batch_normalization_args_no_scale, ks_at(io) + 9, ks_none(), ks_value_u64((uint64_t)self->no_scale))) {
        return ks_in(ks, "no_scale");
    }
    if (v1 < 11) {
        ks_short(ks, io, 10, 1);
        return ks_in(ks, "no_bias");
    }
    self->no_bias = ks_u1(v2 + 10);
    if (!(self->no_bias <= 1) && !ks_violated(ks, &rule_nnb_functions_batch_normalization_args_no_bias, ks_at(io) + 10, ks_none(), ks_value_u64((uint64_t)self->no_bias))) {
        return ks_in(ks, "no_bias");
    }
    io->pos += 11;
    return true;
}

bool nnb_functions_batch_normalization_args_complete(ks_ctx *ks, nnb_functions_batch_normalization_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->axes)) return ks_in(ks, "axes");
    return true;
}

/* stft_0_args */

bool nnb_functions_stft_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_stft_0_args *self) {
    const uint64_t v1 = ks_run(ks, io, 24);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "window_size");
    }
    self->window_size = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "stride");
    }
    self->stride = ks_s4le(v2 + 4);
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "fft_size");
    }
    self->fft_size = ks_s4le(v2 + 8);
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "window_type");
    }
    self->window_type = ks_s4le(v2 + 12);
    if (!(((int64_t)self->window_type == (int64_t)NNB_FUNCTIONS_WINDOW_TYPE_HANNING) || ((int64_t)self->window_type == (int64_t)NNB_FUNCTIONS_WINDOW_TYPE_HAMMING) || ((int64_t)self->window_type == (int64_t)NNB_FUNCTIONS_WINDOW_TYPE_RECTANGULAR)) && !ks_violated(ks, &rule_nnb_functions_stft_0_args_window_type, ks_at(io) + 12, ks_none(), ks_value_s64((int64_t)self->window_type))) {
        return ks_in(ks, "window_type");
    }
    if (v1 < 17) {
        ks_short(ks, io, 16, 1);
        return ks_in(ks, "center");
    }
    self->center = ks_u1(v2 + 16);
    if (!(self->center <= 1) && !ks_violated(ks, &rule_nnb_functions_stft_0_args_center, ks_at(io) + 16, ks_none(), ks_value_u64((uint64_t)self->center))) {
        return ks_in(ks, "center");
    }
    if (v1 < 20) {
        ks_short(ks, io, 17, 3);
        return ks_in(ks, "alignment_37");
    }
    self->alignment_37 = (ks_bytes){v2 + 17, 3};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_37, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v3)) return ks_in_at(ks, "alignment_37", ks_at(io) + 17);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_stft_0_args_alignment_37, ks_at(io) + 17, ks_none(), ks_value_bytes(ks, self->alignment_37.data, self->alignment_37.size))) {
        return ks_in(ks, "alignment_37");
    }
    if (v1 < 24) {
        ks_short(ks, io, 20, 4);
        return ks_in(ks, "pad_mode");
    }
    self->pad_mode = ks_s4le(v2 + 20);
    if (!(((int64_t)self->pad_mode == (int64_t)NNB_FUNCTIONS_STFT_PAD_MODE_CONSTANT) || ((int64_t)self->pad_mode == (int64_t)NNB_FUNCTIONS_STFT_PAD_MODE_REFLECT)) && !ks_violated(ks, &rule_nnb_functions_stft_0_args_pad_mode, ks_at(io) + 20, ks_none(), ks_value_s64((int64_t)self->pad_mode))) {
        return ks_in(ks, "pad_mode");
    }
    io->pos += 24;
    return true;
}

/* istft_0_args */

bool nnb_functions_istft_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_istft_0_args *self) {
    const uint64_t v1 = ks_run(ks, io, 17);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "window_size");
    }
    self->window_size = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "stride");
    }
    self->stride = ks_s4le(v2 + 4);
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "fft_size");
    }
    self->fft_size = ks_s4le(v2 + 8);
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "window_type");
    }
    self->window_type = ks_s4le(v2 + 12);
    if (!(((int64_t)self->window_type == (int64_t)NNB_FUNCTIONS_WINDOW_TYPE_HANNING) || ((int64_t)self->window_type == (int64_t)NNB_FUNCTIONS_WINDOW_TYPE_HAMMING) || ((int64_t)self->window_type == (int64_t)NNB_FUNCTIONS_WINDOW_TYPE_RECTANGULAR)) && !ks_violated(ks, &rule_nnb_functions_istft_0_args_window_type, ks_at(io) + 12, ks_none(), ks_value_s64((int64_t)self->window_type))) {
        return ks_in(ks, "window_type");
    }
    if (v1 < 17) {
        ks_short(ks, io, 16, 1);
        return ks_in(ks, "center");
    }
    self->center = ks_u1(v2 + 16);
    if (!(self->center <= 1) && !ks_violated(ks, &rule_nnb_functions_istft_0_args_center, ks_at(io) + 16, ks_none(), ks_value_u64((uint64_t)self->center))) {
        return ks_in(ks, "center");
    }
    io->pos += 17;
    return true;
}

/* deformable_convolution_args */

bool nnb_functions_deformable_convolution_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_deformable_convolution_args *self) {
    if (!ks_read_s4le(ks, io, &self->base_axis)) return ks_in(ks, "base_axis");
    self->pad.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->pad)) return ks_in(ks, "pad");
    self->stride.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->stride)) return ks_in(ks, "stride");
    self->dilation.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->dilation)) return ks_in(ks, "dilation");
    const uint64_t v1 = ks_run(ks, io, 9);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "group");
    }
    self->group = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "deformable_group");
    }
    self->deformable_group = ks_s4le(v2 + 4);
    if (v1 < 9) {
        ks_short(ks, io, 8, 1);
        return ks_in(ks, "channel_last");
    }
    self->channel_last = ks_u1(v2 + 8);
    if (!(self->channel_last <= 1) && !ks_violated(ks, &rule_nnb_functions_deformable_convolution_args_channel_last, ks_at(io) + 8, ks_none(), ks_value_u64((uint64_t)self->channel_last))) {
        return ks_in(ks, "channel_last");
    }
    io->pos += 9;
    return true;
}

bool nnb_functions_deformable_convolution_args_complete(ks_ctx *ks, nnb_functions_deformable_convolution_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->pad)) return ks_in(ks, "pad");
    if (!nnb_functions_int_list_complete(ks, &self->stride)) return ks_in(ks, "stride");
    if (!nnb_functions_int_list_complete(ks, &self->dilation)) return ks_in(ks, "dilation");
    return true;
}

/* spectral_norm_0_args */

bool nnb_functions_spectral_norm_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_spectral_norm_0_args *self) {
    const uint64_t v1 = ks_run(ks, io, 13);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "dim");
    }
    self->dim = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "itr");
    }
    self->itr = ks_s4le(v2 + 4);
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "eps");
    }
    self->eps = ks_f4le(v2 + 8);
    if (v1 < 13) {
        ks_short(ks, io, 12, 1);
        return ks_in(ks, "test");
    }
    self->test = ks_u1(v2 + 12);
    if (!(self->test <= 1) && !ks_violated(ks, &rule_nnb_functions_spectral_norm_0_args_test, ks_at(io) + 12, ks_none(), ks_value_u64((uint64_t)self->test))) {
        return ks_in(ks, "test");
    }
    io->pos += 13;
    return true;
}

/* cumsum_args */

bool nnb_functions_cumsum_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_cumsum_args *self) {
    const uint64_t v1 = ks_run(ks, io, 6);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "axis");
    }
    self->axis = ks_s4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "exclusive");
    }
    self->exclusive = ks_u1(v2 + 4);
    if (!(self->exclusive <= 1) && !ks_violated(ks, &rule_nnb_functions_cumsum_args_exclusive, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->exclusive))) {
        return ks_in(ks, "exclusive");
    }
    if (v1 < 6) {
        ks_short(ks, io, 5, 1);
        return ks_in(ks, "reverse");
    }
    self->reverse = ks_u1(v2 + 5);
    if (!(self->reverse <= 1) && !ks_violated(ks, &rule_nnb_functions_cumsum_args_reverse, ks_at(io) + 5, ks_none(), ks_value_u64((uint64_t)self->reverse))) {
        return ks_in(ks, "reverse");
    }
    io->pos += 6;
    return true;
}

/* right_args */

bool nnb_functions_right_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_right_args *self) {
    const uint64_t at_right = ks_at(io);
    if (!ks_read_u1(ks, io, &self->right)) return ks_in(ks, "right");
    if (!(self->right <= 1) && !ks_violated(ks, &rule_nnb_functions_right_args_right, at_right, ks_none(), ks_value_u64((uint64_t)self->right))) {
        return ks_in(ks, "right");
    }
    return true;
}

/* ij_indexing_args */

bool nnb_functions_ij_indexing_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_ij_indexing_args *self) {
    const uint64_t at_ij_indexing = ks_at(io);
    if (!ks_read_u1(ks, io, &self->ij_indexing)) return ks_in(ks, "ij_indexing");
    if (!(self->ij_indexing <= 1) && !ks_violated(ks, &rule_nnb_functions_ij_indexing_args_ij_indexing, at_ij_indexing, ks_none(), ks_value_u64((uint64_t)self->ij_indexing))) {
        return ks_in(ks, "ij_indexing");
    }
    return true;
}

/* beta_args */

bool nnb_functions_beta_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_beta_args *self) {
    if (!ks_read_f4le(ks, io, &self->beta)) return ks_in(ks, "beta");
    return true;
}

/* spectral_norm_args */

bool nnb_functions_spectral_norm_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_spectral_norm_args *self) {
    const uint64_t v1 = ks_run(ks, io, 14);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "dim");
    }
    self->dim = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "itr");
    }
    self->itr = ks_s4le(v2 + 4);
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "eps");
    }
    self->eps = ks_f4le(v2 + 8);
    if (v1 < 13) {
        ks_short(ks, io, 12, 1);
        return ks_in(ks, "test");
    }
    self->test = ks_u1(v2 + 12);
    if (!(self->test <= 1) && !ks_violated(ks, &rule_nnb_functions_spectral_norm_args_test, ks_at(io) + 12, ks_none(), ks_value_u64((uint64_t)self->test))) {
        return ks_in(ks, "test");
    }
    if (v1 < 14) {
        ks_short(ks, io, 13, 1);
        return ks_in(ks, "output_u");
    }
    self->output_u = ks_u1(v2 + 13);
    if (!(self->output_u <= 1) && !ks_violated(ks, &rule_nnb_functions_spectral_norm_args_output_u, ks_at(io) + 13, ks_none(), ks_value_u64((uint64_t)self->output_u))) {
        return ks_in(ks, "output_u");
    }
    io->pos += 14;
    return true;
}

/* roi_align_args */

bool nnb_functions_roi_align_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_roi_align_args *self) {
    self->output_size.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->output_size)) return ks_in(ks, "output_size");
    const uint64_t v1 = ks_run(ks, io, 5);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "sampling_ratio");
    }
    self->sampling_ratio = ks_s4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "channel_last");
    }
    self->channel_last = ks_u1(v2 + 4);
    if (!(self->channel_last <= 1) && !ks_violated(ks, &rule_nnb_functions_roi_align_args_channel_last, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->channel_last))) {
        return ks_in(ks, "channel_last");
    }
    io->pos += 5;
    return true;
}

bool nnb_functions_roi_align_args_complete(ks_ctx *ks, nnb_functions_roi_align_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->output_size)) return ks_in(ks, "output_size");
    return true;
}

/* value_args */

bool nnb_functions_value_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_value_args *self) {
    if (!ks_read_f4le(ks, io, &self->value)) return ks_in(ks, "value");
    return true;
}

/* shape_add_args */

bool nnb_functions_shape_add_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_shape_add_args *self) {
    self->shape.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->shape)) return ks_in(ks, "shape");
    const uint64_t at_add = ks_at(io);
    if (!ks_read_u1(ks, io, &self->add)) return ks_in(ks, "add");
    if (!(self->add <= 1) && !ks_violated(ks, &rule_nnb_functions_shape_add_args_add, at_add, ks_none(), ks_value_u64((uint64_t)self->add))) {
        return ks_in(ks, "add");
    }
    return true;
}

bool nnb_functions_shape_add_args_complete(ks_ctx *ks, nnb_functions_shape_add_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->shape)) return ks_in(ks, "shape");
    return true;
}

/* linspace_args */

bool nnb_functions_linspace_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_linspace_args *self) {
    const uint64_t v1 = ks_run(ks, io, 12);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "start");
    }
    self->start = ks_f4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "stop");
    }
    self->stop = ks_f4le(v2 + 4);
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "num");
    }
    self->num = ks_s4le(v2 + 8);
    io->pos += 12;
    return true;
}

/* stft_args */

bool nnb_functions_stft_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_stft_args *self) {
    const uint64_t v1 = ks_run(ks, io, 25);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "window_size");
    }
    self->window_size = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "stride");
    }
    self->stride = ks_s4le(v2 + 4);
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "fft_size");
    }
    self->fft_size = ks_s4le(v2 + 8);
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "window_type");
    }
    self->window_type = ks_s4le(v2 + 12);
    if (!(((int64_t)self->window_type == (int64_t)NNB_FUNCTIONS_WINDOW_TYPE_HANNING) || ((int64_t)self->window_type == (int64_t)NNB_FUNCTIONS_WINDOW_TYPE_HAMMING) || ((int64_t)self->window_type == (int64_t)NNB_FUNCTIONS_WINDOW_TYPE_RECTANGULAR)) && !ks_violated(ks, &rule_nnb_functions_stft_args_window_type, ks_at(io) + 12, ks_none(), ks_value_s64((int64_t)self->window_type))) {
        return ks_in(ks, "window_type");
    }
    if (v1 < 17) {
        ks_short(ks, io, 16, 1);
        return ks_in(ks, "center");
    }
    self->center = ks_u1(v2 + 16);
    if (!(self->center <= 1) && !ks_violated(ks, &rule_nnb_functions_stft_args_center, ks_at(io) + 16, ks_none(), ks_value_u64((uint64_t)self->center))) {
        return ks_in(ks, "center");
    }
    if (v1 < 20) {
        ks_short(ks, io, 17, 3);
        return ks_in(ks, "alignment_37");
    }
    self->alignment_37 = (ks_bytes){v2 + 17, 3};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_37, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v3)) return ks_in_at(ks, "alignment_37", ks_at(io) + 17);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_stft_args_alignment_37, ks_at(io) + 17, ks_none(), ks_value_bytes(ks, self->alignment_37.data, self->alignment_37.size))) {
        return ks_in(ks, "alignment_37");
    }
    if (v1 < 24) {
        ks_short(ks, io, 20, 4);
        return ks_in(ks, "pad_mode");
    }
    self->pad_mode = ks_s4le(v2 + 20);
    if (!(((int64_t)self->pad_mode == (int64_t)NNB_FUNCTIONS_STFT_PAD_MODE_CONSTANT) || ((int64_t)self->pad_mode == (int64_t)NNB_FUNCTIONS_STFT_PAD_MODE_REFLECT)) && !ks_violated(ks, &rule_nnb_functions_stft_args_pad_mode, ks_at(io) + 20, ks_none(), ks_value_s64((int64_t)self->pad_mode))) {
        return ks_in(ks, "pad_mode");
    }
    if (v1 < 25) {
        ks_short(ks, io, 24, 1);
        return ks_in(ks, "as_istft_backward");
    }
    self->as_istft_backward = ks_u1(v2 + 24);
    if (!(self->as_istft_backward <= 1) && !ks_violated(ks, &rule_nnb_functions_stft_args_as_istft_backward, ks_at(io) + 24, ks_none(), ks_value_u64((uint64_t)self->as_istft_backward))) {
        return ks_in(ks, "as_istft_backward");
    }
    io->pos += 25;
    return true;
}

/* istft_args */

bool nnb_functions_istft_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_istft_args *self) {
    const uint64_t v1 = ks_run(ks, io, 25);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "window_size");
    }
    self->window_size = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "stride");
    }
    self->stride = ks_s4le(v2 + 4);
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "fft_size");
    }
    self->fft_size = ks_s4le(v2 + 8);
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "window_type");
    }
    self->window_type = ks_s4le(v2 + 12);
    if (!(((int64_t)self->window_type == (int64_t)NNB_FUNCTIONS_WINDOW_TYPE_HANNING) || ((int64_t)self->window_type == (int64_t)NNB_FUNCTIONS_WINDOW_TYPE_HAMMING) || ((int64_t)self->window_type == (int64_t)NNB_FUNCTIONS_WINDOW_TYPE_RECTANGULAR)) && !ks_violated(ks, &rule_nnb_functions_istft_args_window_type, ks_at(io) + 12, ks_none(), ks_value_s64((int64_t)self->window_type))) {
        return ks_in(ks, "window_type");
    }
    if (v1 < 17) {
        ks_short(ks, io, 16, 1);
        return ks_in(ks, "center");
    }
    self->center = ks_u1(v2 + 16);
    if (!(self->center <= 1) && !ks_violated(ks, &rule_nnb_functions_istft_args_center, ks_at(io) + 16, ks_none(), ks_value_u64((uint64_t)self->center))) {
        return ks_in(ks, "center");
    }
    if (v1 < 20) {
        ks_short(ks, io, 17, 3);
        return ks_in(ks, "alignment_37");
    }
    self->alignment_37 = (ks_bytes){v2 + 17, 3};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_37, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v3)) return ks_in_at(ks, "alignment_37", ks_at(io) + 17);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_istft_args_alignment_37, ks_at(io) + 17, ks_none(), ks_value_bytes(ks, self->alignment_37.data, self->alignment_37.size))) {
        return ks_in(ks, "alignment_37");
    }
    if (v1 < 24) {
        ks_short(ks, io, 20, 4);
        return ks_in(ks, "pad_mode");
    }
    self->pad_mode = ks_s4le(v2 + 20);
    if (!(((int64_t)self->pad_mode == (int64_t)NNB_FUNCTIONS_STFT_PAD_MODE_CONSTANT) || ((int64_t)self->pad_mode == (int64_t)NNB_FUNCTIONS_STFT_PAD_MODE_REFLECT)) && !ks_violated(ks, &rule_nnb_functions_istft_args_pad_mode, ks_at(io) + 20, ks_none(), ks_value_s64((int64_t)self->pad_mode))) {
        return ks_in(ks, "pad_mode");
    }
    if (v1 < 25) {
        ks_short(ks, io, 24, 1);
        return ks_in(ks, "as_stft_backward");
    }
    self->as_stft_backward = ks_u1(v2 + 24);
    if (!(self->as_stft_backward <= 1) && !ks_violated(ks, &rule_nnb_functions_istft_args_as_stft_backward, ks_at(io) + 24, ks_none(), ks_value_u64((uint64_t)self->as_stft_backward))) {
        return ks_in(ks, "as_stft_backward");
    }
    io->pos += 25;
    return true;
}

/* fused_convolution_args */

bool nnb_functions_fused_convolution_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_fused_convolution_args *self) {
    if (!ks_read_s4le(ks, io, &self->base_axis)) return ks_in(ks, "base_axis");
    self->pad.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->pad)) return ks_in(ks, "pad");
    self->stride.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->stride)) return ks_in(ks, "stride");
    self->dilation.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->dilation)) return ks_in(ks, "dilation");
    const uint64_t v1 = ks_run(ks, io, 32);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "group");
    }
    self->group = ks_s4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "channel_last");
    }
    self->channel_last = ks_u1(v2 + 4);
    if (!(self->channel_last <= 1) && !ks_violated(ks, &rule_nnb_functions_fused_convolution_args_channel_last, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->channel_last))) {
        return ks_in(ks, "channel_last");
    }
    if (v1 < 8) {
        ks_short(ks, io, 5, 3);
        return ks_in(ks, "alignment_53");
    }
    self->alignment_53 = (ks_bytes){v2 + 5, 3};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_53, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v3)) return ks_in_at(ks, "alignment_53", ks_at(io) + 5);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_fused_convolution_args_alignment_53, ks_at(io) + 5, ks_none(), ks_value_bytes(ks, self->alignment_53.data, self->alignment_53.size))) {
        return ks_in(ks, "alignment_53");
    }
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "decay_rate");
    }
    self->decay_rate = ks_f4le(v2 + 8);
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "eps");
    }
    self->eps = ks_f4le(v2 + 12);
    if (v1 < 17) {
        ks_short(ks, io, 16, 1);
        return ks_in(ks, "batch_stat");
    }
    self->batch_stat = ks_u1(v2 + 16);
    if (!(self->batch_stat <= 1) && !ks_violated(ks, &rule_nnb_functions_fused_convolution_args_batch_stat, ks_at(io) + 16, ks_none(), ks_value_u64((uint64_t)self->batch_stat))) {
        return ks_in(ks, "batch_stat");
    }
    if (v1 < 20) {
        ks_short(ks, io, 17, 3);
        return ks_in(ks, "alignment_65");
    }
    self->alignment_65 = (ks_bytes){v2 + 17, 3};
    bool v4 = false;
    if (!ks_bytes_are(ks, self->alignment_65, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v4)) return ks_in_at(ks, "alignment_65", ks_at(io) + 17);
    if (!v4 && !ks_violated(ks, &rule_nnb_functions_fused_convolution_args_alignment_65, ks_at(io) + 17, ks_none(), ks_value_bytes(ks, self->alignment_65.data, self->alignment_65.size))) {
        return ks_in(ks, "alignment_65");
    }
    if (v1 < 24) {
        ks_short(ks, io, 20, 4);
        return ks_in(ks, "nonlinearity");
    }
    self->nonlinearity = ks_s4le(v2 + 20);
    if (!(((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_IDENTITY) || ((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_RELU) || ((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_SIGMOID) || ((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_TANH) || ((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_LEAKY_RELU) || ((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_ELU) || ((int64_t)self->nonlinearity == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_RELU6)) && !ks_violated(ks, &rule_nnb_functions_fused_convolution_args_nonlinearity, ks_at(io) + 20, ks_none(), ks_value_s64((int64_t)self->nonlinearity))) {
        return ks_in(ks, "nonlinearity");
    }
    if (v1 < 28) {
        ks_short(ks, io, 24, 4);
        return ks_in(ks, "pad_mode");
    }
    self->pad_mode = ks_s4le(v2 + 24);
    if (!(((int64_t)self->pad_mode == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_PAD_MODE_CONSTANT) || ((int64_t)self->pad_mode == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_PAD_MODE_REFLECT) || ((int64_t)self->pad_mode == (int64_t)NNB_FUNCTIONS_FUSED_CONVOLUTION_PAD_MODE_REPEAT)) && !ks_violated(ks, &rule_nnb_functions_fused_convolution_args_pad_mode, ks_at(io) + 24, ks_none(), ks_value_s64((int64_t)self->pad_mode))) {
        return ks_in(ks, "pad_mode");
    }
    if (v1 < 32) {
        ks_short(ks, io, 28, 4);
        return ks_in(ks, "constant_value");
    }
    self->constant_value = ks_f4le(v2 + 28);
    io->pos += 32;
    return true;
}

bool nnb_functions_fused_convolution_args_complete(ks_ctx *ks, nnb_functions_fused_convolution_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->pad)) return ks_in(ks, "pad");
    if (!nnb_functions_int_list_complete(ks, &self->stride)) return ks_in(ks, "stride");
    if (!nnb_functions_int_list_complete(ks, &self->dilation)) return ks_in(ks, "dilation");
    return true;
}

/* upper_args */

bool nnb_functions_upper_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_upper_args *self) {
    const uint64_t at_upper = ks_at(io);
    if (!ks_read_u1(ks, io, &self->upper)) return ks_in(ks, "upper");
    if (!(self->upper <= 1) && !ks_violated(ks, &rule_nnb_functions_upper_args_upper, at_upper, ks_none(), ks_value_u64((uint64_t)self->upper))) {
        return ks_in(ks, "upper");
    }
    return true;
}

/* start_end_args */

bool nnb_functions_start_end_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_start_end_args *self) {
    const uint64_t v1 = ks_run(ks, io, 8);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "start");
    }
    self->start = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "end");
    }
    self->end = ks_s4le(v2 + 4);
    io->pos += 8;
    return true;
}

/* top_k_data_args */

bool nnb_functions_top_k_data_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_top_k_data_args *self) {
    const uint64_t v1 = ks_run(ks, io, 14);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "k");
    }
    self->k = ks_s4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "abs");
    }
    self->abs = ks_u1(v2 + 4);
    if (!(self->abs <= 1) && !ks_violated(ks, &rule_nnb_functions_top_k_data_args_abs, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->abs))) {
        return ks_in(ks, "abs");
    }
    if (v1 < 6) {
        ks_short(ks, io, 5, 1);
        return ks_in(ks, "reduce");
    }
    self->reduce = ks_u1(v2 + 5);
    if (!(self->reduce <= 1) && !ks_violated(ks, &rule_nnb_functions_top_k_data_args_reduce, ks_at(io) + 5, ks_none(), ks_value_u64((uint64_t)self->reduce))) {
        return ks_in(ks, "reduce");
    }
    if (v1 < 8) {
        ks_short(ks, io, 6, 2);
        return ks_in(ks, "alignment_26");
    }
    self->alignment_26 = (ks_bytes){v2 + 6, 2};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_26, ((ks_bytes){(const uint8_t *)"\000\000", 2}), &v3)) return ks_in_at(ks, "alignment_26", ks_at(io) + 6);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_top_k_data_args_alignment_26, ks_at(io) + 6, ks_none(), ks_value_bytes(ks, self->alignment_26.data, self->alignment_26.size))) {
        return ks_in(ks, "alignment_26");
    }
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "base_axis");
    }
    self->base_axis = ks_s4le(v2 + 8);
    if (v1 < 13) {
        ks_short(ks, io, 12, 1);
        return ks_in(ks, "largest");
    }
    self->largest = ks_u1(v2 + 12);
    if (!(self->largest <= 1) && !ks_violated(ks, &rule_nnb_functions_top_k_data_args_largest, ks_at(io) + 12, ks_none(), ks_value_u64((uint64_t)self->largest))) {
        return ks_in(ks, "largest");
    }
    if (v1 < 14) {
        ks_short(ks, io, 13, 1);
        return ks_in(ks, "with_index");
    }
    self->with_index = ks_u1(v2 + 13);
    if (!(self->with_index <= 1) && !ks_violated(ks, &rule_nnb_functions_top_k_data_args_with_index, ks_at(io) + 13, ks_none(), ks_value_u64((uint64_t)self->with_index))) {
        return ks_in(ks, "with_index");
    }
    io->pos += 14;
    return true;
}

/* onnx_resize_args */

bool nnb_functions_onnx_resize_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_onnx_resize_args *self) {
    self->sizes.index_table = self->index_table;
    if (!nnb_functions_int_list_parse(ks, io, &self->sizes)) return ks_in(ks, "sizes");
    const uint64_t v1 = ks_run(ks, io, 24);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "mode");
    }
    self->mode = ks_s4le(v2);
    if (!(((int64_t)self->mode == (int64_t)NNB_FUNCTIONS_ONNX_RESIZE_MODE_NEAREST) || ((int64_t)self->mode == (int64_t)NNB_FUNCTIONS_ONNX_RESIZE_MODE_LINEAR) || ((int64_t)self->mode == (int64_t)NNB_FUNCTIONS_ONNX_RESIZE_MODE_CUBIC)) && !ks_violated(ks, &rule_nnb_functions_onnx_resize_args_mode, ks_at(io), ks_none(), ks_value_s64((int64_t)self->mode))) {
        return ks_in(ks, "mode");
    }
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "coordinate_transformation_mode");
    }
    self->coordinate_transformation_mode = ks_s4le(v2 + 4);
    if (!(((int64_t)self->coordinate_transformation_mode == (int64_t)NNB_FUNCTIONS_COORDINATE_TRANSFORMATION_MODE_HALF_PIXEL) || ((int64_t)self->coordinate_transformation_mode == (int64_t)NNB_FUNCTIONS_COORDINATE_TRANSFORMATION_MODE_PYTORCH_HALF_PIXEL) || ((int64_t)self->coordinate_transformation_mode == (int64_t)NNB_FUNCTIONS_COORDINATE_TRANSFORMATION_MODE_ALIGN_CORNERS) || ((int64_t)self->coordinate_transformation_mode == (int64_t)NNB_FUNCTIONS_COORDINATE_TRANSFORMATION_MODE_ASYMMETRIC) || ((int64_t)self->coordinate_transformation_mode == (int64_t)NNB_FUNCTIONS_COORDINATE_TRANSFORMATION_MODE_TF_CROP_AND_RESIZE)) && !ks_violated(ks, &rule_nnb_functions_onnx_resize_args_coordinate_transformation_mode, ks_at(io) + 4, ks_none(), ks_value_s64((int64_t)self->coordinate_transformation_mode))) {
        return ks_in(ks, "coordinate_transformation_mode");
    }
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "cubic_coeff_a");
    }
    self->cubic_coeff_a = ks_f4le(v2 + 8);
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "exclude_outside");
    }
    self->exclude_outside = ks_s4le(v2 + 12);
    if (v1 < 20) {
        ks_short(ks, io, 16, 4);
        return ks_in(ks, "extrapolation_value");
    }
    self->extrapolation_value = ks_f4le(v2 + 16);
    if (v1 < 24) {
        ks_short(ks, io, 20, 4);
        return ks_in(ks, "nearest_mode");
    }
    self->nearest_mode = ks_s4le(v2 + 20);
    if (!(((int64_t)self->nearest_mode == (int64_t)NNB_FUNCTIONS_NEAREST_MODE_ROUND_PREFER_FLOOR) || ((int64_t)self->nearest_mode == (int64_t)NNB_FUNCTIONS_NEAREST_MODE_ROUND_PREFER_CEIL) || ((int64_t)self->nearest_mode == (int64_t)NNB_FUNCTIONS_NEAREST_MODE_FLOOR) || ((int64_t)self->nearest_mode == (int64_t)NNB_FUNCTIONS_NEAREST_MODE_CEIL)) && !ks_violated(ks, &rule_nnb_functions_onnx_resize_args_nearest_mode, ks_at(io) + 20, ks_none(), ks_value_s64((int64_t)self->nearest_mode))) {
        return ks_in(ks, "nearest_mode");
    }
    io->pos += 24;
    return true;
}

bool nnb_functions_onnx_resize_args_complete(ks_ctx *ks, nnb_functions_onnx_resize_args *self) {
    if (!nnb_functions_int_list_complete(ks, &self->sizes)) return ks_in(ks, "sizes");
    return true;
}

/* onnx_non_max_suppression_args */

bool nnb_functions_onnx_non_max_suppression_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_onnx_non_max_suppression_args *self) {
    const uint64_t v1 = ks_run(ks, io, 16);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "center_point_box");
    }
    self->center_point_box = ks_s4le(v2);
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "max_output_boxes_per_class");
    }
    self->max_output_boxes_per_class = ks_s4le(v2 + 4);
    if (v1 < 12) {
        ks_short(ks, io, 8, 4);
        return ks_in(ks, "iou_threshold");
    }
    self->iou_threshold = ks_f4le(v2 + 8);
    if (v1 < 16) {
        ks_short(ks, io, 12, 4);
        return ks_in(ks, "score_threshold");
    }
    self->score_threshold = ks_f4le(v2 + 12);
    io->pos += 16;
    return true;
}

/* k_args */

bool nnb_functions_k_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_k_args *self) {
    if (!ks_read_s4le(ks, io, &self->k)) return ks_in(ks, "k");
    return true;
}

/* fmod_args */

bool nnb_functions_fmod_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_fmod_args *self) {
    const uint64_t at_fmod = ks_at(io);
    if (!ks_read_u1(ks, io, &self->fmod)) return ks_in(ks, "fmod");
    if (!(self->fmod <= 1) && !ks_violated(ks, &rule_nnb_functions_fmod_args_fmod, at_fmod, ks_none(), ks_value_u64((uint64_t)self->fmod))) {
        return ks_in(ks, "fmod");
    }
    return true;
}

/* direction_args */

bool nnb_functions_direction_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_direction_args *self) {
    const uint64_t at_direction = ks_at(io);
    if (!ks_read_s4le(ks, io, &self->direction)) return ks_in(ks, "direction");
    if (!(((int64_t)self->direction == (int64_t)NNB_FUNCTIONS_DIRECTION_LEFT) || ((int64_t)self->direction == (int64_t)NNB_FUNCTIONS_DIRECTION_RIGHT)) && !ks_violated(ks, &rule_nnb_functions_direction_args_direction, at_direction, ks_none(), ks_value_s64((int64_t)self->direction))) {
        return ks_in(ks, "direction");
    }
    return true;
}

/* unique_args */

bool nnb_functions_unique_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_unique_args *self) {
    const uint64_t v1 = ks_run(ks, io, 12);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 1) {
        ks_short(ks, io, 0, 1);
        return ks_in(ks, "flatten");
    }
    self->flatten = ks_u1(v2);
    if (!(self->flatten <= 1) && !ks_violated(ks, &rule_nnb_functions_unique_args_flatten, ks_at(io), ks_none(), ks_value_u64((uint64_t)self->flatten))) {
        return ks_in(ks, "flatten");
    }
    if (v1 < 4) {
        ks_short(ks, io, 1, 3);
        return ks_in(ks, "alignment_21");
    }
    self->alignment_21 = (ks_bytes){v2 + 1, 3};
    bool v3 = false;
    if (!ks_bytes_are(ks, self->alignment_21, ((ks_bytes){(const uint8_t *)"\000\000\000", 3}), &v3)) return ks_in_at(ks, "alignment_21", ks_at(io) + 1);
    if (!v3 && !ks_violated(ks, &rule_nnb_functions_unique_args_alignment_21, ks_at(io) + 1, ks_none(), ks_value_bytes(ks, self->alignment_21.data, self->alignment_21.size))) {
        return ks_in(ks, "alignment_21");
    }
    if (v1 < 8) {
        ks_short(ks, io, 4, 4);
        return ks_in(ks, "axis");
    }
    self->axis = ks_s4le(v2 + 4);
    if (v1 < 9) {
        ks_short(ks, io, 8, 1);
        return ks_in(ks, "sorted");
    }
    self->sorted = ks_u1(v2 + 8);
    if (!(self->sorted <= 1) && !ks_violated(ks, &rule_nnb_functions_unique_args_sorted, ks_at(io) + 8, ks_none(), ks_value_u64((uint64_t)self->sorted))) {
        return ks_in(ks, "sorted");
    }
    if (v1 < 10) {
        ks_short(ks, io, 9, 1);
        return ks_in(ks, "with_index");
    }
    self->with_index = ks_u1(v2 + 9);
    if (!(self->with_index <= 1) && !ks_violated(ks, &rule_nnb_functions_unique_args_with_index, ks_at(io) + 9, ks_none(), ks_value_u64((uint64_t)self->with_index))) {
        return ks_in(ks, "with_index");
    }
    if (v1 < 11) {
        ks_short(ks, io, 10, 1);
        return ks_in(ks, "with_inverse");
    }
    self->with_inverse = ks_u1(v2 + 10);
    if (!(self->with_inverse <= 1) && !ks_violated(ks, &rule_nnb_functions_unique_args_with_inverse, ks_at(io) + 10, ks_none(), ks_value_u64((uint64_t)self->with_inverse))) {
        return ks_in(ks, "with_inverse");
    }
    if (v1 < 12) {
        ks_short(ks, io, 11, 1);
        return ks_in(ks, "with_counts");
    }
    self->with_counts = ks_u1(v2 + 11);
    if (!(self->with_counts <= 1) && !ks_violated(ks, &rule_nnb_functions_unique_args_with_counts, ks_at(io) + 11, ks_none(), ks_value_u64((uint64_t)self->with_counts))) {
        return ks_in(ks, "with_counts");
    }
    io->pos += 12;
    return true;
}

/* equation_args */

bool nnb_functions_equation_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_equation_args *self) {
    if (!ks_read_s4le(ks, io, &self->equation)) return ks_in(ks, "equation");
    return true;
}

/* k_upper_args */

bool nnb_functions_k_upper_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_k_upper_args *self) {
    const uint64_t v1 = ks_run(ks, io, 5);
    const uint8_t *const v2 = ks_here(io);
    if (v1 < 4) {
        ks_short(ks, io, 0, 4);
        return ks_in(ks, "k");
    }
    self->k = ks_s4le(v2);
    if (v1 < 5) {
        ks_short(ks, io, 4, 1);
        return ks_in(ks, "upper");
    }
    self->upper = ks_u1(v2 + 4);
    if (!(self->upper <= 1) && !ks_violated(ks, &rule_nnb_functions_k_upper_args_upper, ks_at(io) + 4, ks_none(), ks_value_u64((uint64_t)self->upper))) {
        return ks_in(ks, "upper");
    }
    io->pos += 5;
    return true;
}

static const ks_label labels_nnb_functions_function_id[] = {
    {0, "affine", "Affine"},
    {1, "convolution_0", "Convolution"},
    {2, "depthwise_convolution", "DepthwiseConvolution"},
    {3, "deconvolution_0", "Deconvolution"},
    {4, "depthwise_deconvolution", "DepthwiseDeconvolution"},
    {5, "max_pooling_0", "MaxPooling"},
    {6, "average_pooling_0", "AveragePooling"},
    {7, "global_average_pooling", "GlobalAveragePooling"},
    {8, "sum_pooling_0", "SumPooling"},
    {9, "unpooling_0", "Unpooling"},
    {10, "embed", "Embed"},
    {11, "sigmoid", "Sigmoid"},
    {12, "swish", "Swish"},
    {13, "tanh", "Tanh"},
    {14, "relu", "ReLU"},
    {15, "leaky_relu_0", "LeakyReLU"},
    {16, "softmax", "Softmax"},
    {17, "elu", "ELU"},
    {18, "selu", "SELU"},
    {19, "crelu", "CReLU"},
    {20, "celu", "CELU"},
    {21, "prelu", "PReLU"},
    {22, "batch_normalization_0", "BatchNormalization"},
    {23, "mean_subtraction", "MeanSubtraction"},
    {24, "sum", "Sum"},
    {25, "mean", "Mean"},
    {26, "max_0", "Max"},
    {27, "min_0", "Min"},
    {28, "prod", "Prod"},
    {29, "reduce_sum", "ReduceSum"},
    {30, "reduce_mean", "ReduceMean"},
    {31, "add2", "Add2"},
    {32, "bc_add2_0", "BcAdd2"},
    {33, "sub2_0", "Sub2"},
    {34, "mul2_0", "Mul2"},
    {35, "div2_0", "Div2"},
    {36, "pow2_0", "Pow2"},
    {37, "add_scalar_0", "AddScalar"},
    {38, "mul_scalar_0", "MulScalar"},
    {39, "pow_scalar_0", "PowScalar"},
    {40, "r_sub_scalar", "RSubScalar"},
    {41, "r_div_scalar", "RDivScalar"},
    {42, "r_pow_scalar", "RPowScalar"},
    {43, "sign", "Sign"},
    {44, "minimum2", "Minimum2"},
    {45, "maximum2", "Maximum2"},
    {46, "minimum_scalar", "MinimumScalar"},
    {47, "maximum_scalar", "MaximumScalar"},
    {48, "logical_and", "LogicalAnd"},
    {49, "logical_or", "LogicalOr"},
    {50, "logical_xor", "LogicalXor"},
    {51, "equal", "Equal"},
    {52, "not_equal", "NotEqual"},
    {53, "greater_equal", "GreaterEqual"},
    {54, "greater", "Greater"},
    {55, "less_equal", "LessEqual"},
    {56, "less", "Less"},
    {57, "logical_and_scalar", "LogicalAndScalar"},
    {58, "logical_or_scalar", "LogicalOrScalar"},
    {59, "logical_xor_scalar", "LogicalXorScalar"},
    {60, "equal_scalar", "EqualScalar"},
    {61, "not_equal_scalar", "NotEqualScalar"},
    {62, "greater_equal_scalar", "GreaterEqualScalar"},
    {63, "greater_scalar", "GreaterScalar"},
    {64, "less_equal_scalar", "LessEqualScalar"},
    {65, "less_scalar", "LessScalar"},
    {66, "logical_not", "LogicalNot"},
    {67, "constant", "Constant"},
    {68, "abs", "Abs"},
    {69, "exp", "Exp"},
    {70, "log", "Log"},
    {71, "identity", "Identity"},
    {72, "batch_matmul", "BatchMatmul"},
    {73, "round", "Round"},
    {74, "concatenate", "Concatenate"},
    {75, "split", "Split"},
    {76, "stack", "Stack"},
    {77, "slice", "Slice"},
    {78, "transpose", "Transpose"},
    {79, "broadcast", "Broadcast"},
    {80, "one_hot", "OneHot"},
    {81, "flip", "Flip"},
    {82, "shift", "Shift"},
    {83, "reshape_0", "Reshape"},
    {84, "matrix_diag", "MatrixDiag"},
    {85, "matrix_diag_part", "MatrixDiagPart"},
    {86, "dropout_0", "Dropout"},
    {87, "top_k_data_0", "TopKData"},
    {88, "top_k_grad", "TopKGrad"},
    {89, "rand", "Rand"},
    {90, "randint", "Randint"},
    {91, "randn", "Randn"},
    {92, "random_crop", "RandomCrop"},
    {93, "random_flip", "RandomFlip"},
    {94, "random_shift_0", "RandomShift"},
    {95, "image_augmentation", "ImageAugmentation"},
    {96, "sigmoid_cross_entropy", "SigmoidCrossEntropy"},
    {97, "binary_cross_entropy", "BinaryCrossEntropy"},
    {98, "softmax_cross_entropy", "SoftmaxCrossEntropy"},
    {99, "categorical_cross_entropy", "CategoricalCrossEntropy"},
    {100, "squared_error", "SquaredError"},
    {101, "absolute_error", "AbsoluteError"},
    {102, "huber_loss", "HuberLoss"},
    {103, "epsilon_insensitive_loss", "EpsilonInsensitiveLoss"},
    {104, "kl_multinomial", "KLMultinomial"},
    {105, "binary_sigmoid", "BinarySigmoid"},
    {106, "binary_tanh", "BinaryTanh"},
    {107, "binary_connect_affine_0", "BinaryConnectAffine"},
    {108, "binary_connect_convolution_0", "BinaryConnectConvolution"},
    {109, "binary_weight_affine_0", "BinaryWeightAffine"},
    {110, "binary_weight_convolution_0", "BinaryWeightConvolution"},
    {111, "inq_affine", "INQAffine"},
    {112, "inq_convolution", "INQConvolution"},
    {113, "fixed_point_quantize", "FixedPointQuantize"},
    {114, "pow2_quantize", "Pow2Quantize"},
    {115, "top_n_error", "TopNError"},
    {116, "binary_error", "BinaryError"},
    {117, "confusion_matrix", "ConfusionMatrix"},
    {118, "vat_noise", "VATNoise"},
    {119, "unlink", "Unlink"},
    {120, "sink", "Sink"},
    {121, "clip_grad_by_value", "ClipGradByValue"},
    {122, "clip_grad_by_norm", "ClipGradByNorm"},
    {123, "pad", "Pad"},
    {124, "ceil", "Ceil"},
    {125, "floor", "Floor"},
    {126, "reshape", "Reshape"},
    {127, "interpolate_0", "Interpolate"},
    {128, "leaky_relu", "LeakyReLU"},
    {129, "sort", "Sort"},
    {130, "min", "Min"},
    {131, "arange", "Arange"},
    {132, "max", "Max"},
    {135, "prune", "Prune"},
    {158, "fft", "FFT"},
    {159, "ifft", "IFFT"},
    {173, "sin", "Sin"},
    {174, "cos", "Cos"},
    {175, "tan", "Tan"},
    {176, "sinh", "Sinh"},
    {177, "cosh", "Cosh"},
    {178, "asin", "ASin"},
    {179, "acos", "ACos"},
    {180, "atan", "ATan"},
    {181, "asinh", "ASinh"},
    {182, "acosh", "ACosh"},
    {183, "atanh", "ATanh"},
    {184, "broadcast_to", "BroadcastTo"},
    {231, "nms_detection2d", "NmsDetection2d"},
    {232, "binary_weight_convolution", "BinaryWeightConvolution"},
    {233, "binary_connect_convolution", "BinaryConnectConvolution"},
    {234, "binary_weight_affine", "BinaryWeightAffine"},
    {235, "binary_connect_affine", "BinaryConnectAffine"},
    {236, "isnan", "IsNaN"},
    {237, "isinf", "IsInf"},
    {238, "reset_nan", "ResetNaN"},
    {239, "reset_inf", "ResetInf"},
    {240, "where", "Where"},
    {241, "atan2", "ATan2"},
    {242, "lstm", "LSTM"},
    {243, "gru", "GRU"},
    {244, "rnn", "RNN"},
    {245, "gelu", "GELU"},
    {246, "random_choice", "RandomChoice"},
    {247, "tile", "Tile"},
    {248, "assign", "Assign"},
    {249, "hard_sigmoid_0", "HardSigmoid"},
    {250, "hard_tanh_0", "HardTanh"},
    {251, "log_sigmoid", "LogSigmoid"},
    {252, "softplus_0", "SoftPlus"},
    {253, "softsign", "SoftSign"},
    {254, "tanh_shrink", "TanhShrink"},
    {255, "sinc", "Sinc"},
    {256, "relu6", "ReLU6"},
    {259, "hard_sigmoid", "HardSigmoid"},
    {260, "hard_tanh_1", "HardTanh"},
    {261, "hard_tanh", "HardTanh"},
    {262, "softplus_1", "SoftPlus"},
    {263, "sync_batch_normalization", "SyncBatchNormalization"},
    {264, "gather_nd", "GatherNd"},
    {265, "convolution", "Convolution"},
    {266, "max_pooling", "MaxPooling"},
    {267, "average_pooling", "AveragePooling"},
    {268, "sum_pooling", "SumPooling"},
    {269, "log_softmax", "LogSoftmax"},
    {270, "fused_batch_normalization", "FusedBatchNormalization"},
    {271, "scatter_nd_0", "ScatterNd"},
    {272, "max_pooling_backward", "MaxPoolingBackward"},
    {273, "min_max_quantize_0", "MinMaxQuantize"},
    {274, "min_max_quantize", "MinMaxQuantize"},
    {275, "batch_inv", "BatchInv"},
    {276, "batch_det", "BatchDet"},
    {277, "warp_by_flow", "WarpByFlow"},
    {278, "adaptive_separable_convolution", "AdaptiveSeparableConvolution"},
    {279, "deconvolution_1", "Deconvolution"},
    {280, "patch_correlation", "PatchCorrelation"},
    {281, "add_n", "AddN"},
    {282, "mul_n", "MulN"},
    {283, "random_erase_0", "RandomErase"},
    {284, "random_erase_1", "RandomErase"},
    {285, "random_erase", "RandomErase"},
    {286, "interpolate_1", "Interpolate"},
    {287, "unpooling", "Unpooling"},
    {288, "rand_beta", "RandBeta"},
    {289, "rand_binomial", "RandBinomial"},
    {290, "rand_gamma", "RandGamma"},
    {291, "interpolate", "Interpolate"},
    {292, "deconvolution", "Deconvolution"},
    {293, "quantize_linear", "QuantizeLinear"},
    {294, "dequantize_linear", "DequantizeLinear"},
    {295, "fused_convolution_0", "FusedConvolution"},
    {296, "affine_grid", "AffineGrid"},
    {297, "warp_by_grid", "WarpByGrid"},
    {298, "mish", "Mish"},
    {302, "gather_0", "Gather"},
    {303, "gather", "Gather"},
    {304, "weight_normalization", "WeightNormalization"},
    {305, "pack_padded_sequence", "PackPaddedSequence"},
    {306, "pad_packed_sequence", "PadPackedSequence"},
    {307, "bc_add2", "BcAdd2"},
    {308, "sub2", "Sub2"},
    {309, "mul2", "Mul2"},
    {310, "div2", "Div2"},
    {311, "pow2", "Pow2"},
    {312, "add_scalar", "AddScalar"},
    {313, "mul_scalar", "MulScalar"},
    {314, "pow_scalar", "PowScalar"},
    {315, "scatter_add", "ScatterAdd"},
    {317, "norm_normalization", "NormNormalization"},
    {318, "norm", "Norm"},
    {319, "batch_logdet", "BatchLogdet"},
    {320, "random_shift", "RandomShift"},
    {321, "group_normalization", "GroupNormalization"},
    {322, "instance_normalization", "InstanceNormalization"},
    {323, "layer_normalization", "LayerNormalization"},
    {324, "tensor_normalization", "TensorNormalization"},
    {325, "weight_standardization", "WeightStandardization"},
    {326, "batch_normalization", "BatchNormalization"},
    {327, "stft_0", "STFT"},
    {328, "istft_0", "ISTFT"},
    {329, "deformable_convolution", "DeformableConvolution"},
    {330, "spectral_norm_0", "SpectralNorm"},
    {331, "cumsum", "CumSum"},
    {332, "cumprod", "CumProd"},
    {333, "searchsorted", "SearchSorted"},
    {334, "meshgrid", "Meshgrid"},
    {335, "softplus", "SoftPlus"},
    {336, "dropout", "Dropout"},
    {337, "spectral_norm", "SpectralNorm"},
    {338, "roi_align", "RoiAlign"},
    {339, "bool_gather", "BoolGather"},
    {340, "bool_scatter", "BoolScatter"},
    {341, "bool_fill", "BoolFill"},
    {342, "scatter_nd", "ScatterNd"},
    {343, "linspace", "Linspace"},
    {344, "stft", "STFT"},
    {345, "istft", "ISTFT"},
    {346, "fused_convolution", "FusedConvolution"},
    {347, "batch_cholesky", "BatchCholesky"},
    {348, "shape", "Shape"},
    {349, "erf", "Erf"},
    {350, "top_k_data", "TopKData"},
    {351, "nonzero", "NonZero"},
    {352, "onnx_resize", "ONNXResize"},
    {353, "onnx_non_max_suppression", "ONNXNonMaxSuppression"},
    {354, "eye_like", "EyeLike"},
    {355, "mod2", "Mod2"},
    {356, "bit_shift", "BitShift"},
    {358, "unique", "Unique"},
    {359, "einsum", "Einsum"},
    {360, "trilu", "Trilu"},
};
const ks_enum nnb_functions_function_id_labels = {"function_id", labels_nnb_functions_function_id, 271};

static const ks_label labels_nnb_functions_shift_border_mode[] = {
    {0, "nearest", "nearest"},
    {1, "reflect", "reflect"},
};
const ks_enum nnb_functions_shift_border_mode_labels = {"shift_border_mode", labels_nnb_functions_shift_border_mode, 2};

static const ks_label labels_nnb_functions_selection_algorithm[] = {
    {0, "largest_abs", "largest_abs"},
    {1, "random", "random"},
};
const ks_enum nnb_functions_selection_algorithm_labels = {"selection_algorithm", labels_nnb_functions_selection_algorithm, 2};

static const ks_label labels_nnb_functions_pad_mode[] = {
    {0, "constant", "constant"},
    {1, "reflect", "reflect"},
    {2, "repeat", "repeat"},
};
const ks_enum nnb_functions_pad_mode_labels = {"pad_mode", labels_nnb_functions_pad_mode, 3};

static const ks_label labels_nnb_functions_interpolate_mode[] = {
    {0, "nearest", "nearest"},
    {1, "linear", "linear"},
};
const ks_enum nnb_functions_interpolate_mode_labels = {"interpolate_mode", labels_nnb_functions_interpolate_mode, 2};

static const ks_label labels_nnb_functions_rnn_nonlinearity[] = {
    {0, "tanh", "tanh"},
    {1, "relu", "relu"},
};
const ks_enum nnb_functions_rnn_nonlinearity_labels = {"rnn_nonlinearity", labels_nnb_functions_rnn_nonlinearity, 2};

static const ks_label labels_nnb_functions_group[] = {
    {0, "world", "world"},
};
const ks_enum nnb_functions_group_labels = {"group", labels_nnb_functions_group, 1};

static const ks_label labels_nnb_functions_fused_batch_normalization_nonlinearity[] = {
    {0, "relu", "relu"},
};
const ks_enum nnb_functions_fused_batch_normalization_nonlinearity_labels = {"fused_batch_normalization_nonlinearity", labels_nnb_functions_fused_batch_normalization_nonlinearity, 1};

static const ks_label labels_nnb_functions_round_mode[] = {
    {0, "half_away_from_zero", "HALF_AWAY_FROM_ZERO"},
    {1, "half_to_even", "HALF_TO_EVEN"},
};
const ks_enum nnb_functions_round_mode_labels = {"round_mode", labels_nnb_functions_round_mode, 2};

static const ks_label labels_nnb_functions_fused_convolution_nonlinearity[] = {
    {0, "identity", "identity"},
    {1, "relu", "relu"},
    {2, "sigmoid", "sigmoid"},
    {3, "tanh", "tanh"},
    {4, "leaky_relu", "leaky_relu"},
    {5, "elu", "elu"},
    {6, "relu6", "relu6"},
};
const ks_enum nnb_functions_fused_convolution_nonlinearity_labels = {"fused_convolution_nonlinearity", labels_nnb_functions_fused_convolution_nonlinearity, 7};

static const ks_label labels_nnb_functions_warp_by_grid_mode[] = {
    {0, "linear", "linear"},
    {1, "nearest", "nearest"},
};
const ks_enum nnb_functions_warp_by_grid_mode_labels = {"warp_by_grid_mode", labels_nnb_functions_warp_by_grid_mode, 2};

static const ks_label labels_nnb_functions_padding_mode[] = {
    {0, "zero", "zero"},
    {1, "repeat", "repeat"},
    {2, "reflect", "reflect"},
};
const ks_enum nnb_functions_padding_mode_labels = {"padding_mode", labels_nnb_functions_padding_mode, 3};

static const ks_label labels_nnb_functions_random_shift_border_mode[] = {
    {0, "nearest", "nearest"},
    {1, "reflect", "reflect"},
    {2, "constant", "constant"},
};
const ks_enum nnb_functions_random_shift_border_mode_labels = {"random_shift_border_mode", labels_nnb_functions_random_shift_border_mode, 3};

static const ks_label labels_nnb_functions_window_type[] = {
    {0, "hanning", "hanning"},
    {1, "hamming", "hamming"},
    {2, "rectangular", "rectangular"},
};
const ks_enum nnb_functions_window_type_labels = {"window_type", labels_nnb_functions_window_type, 3};

static const ks_label labels_nnb_functions_stft_pad_mode[] = {
    {0, "constant", "constant"},
    {1, "reflect", "reflect"},
};
const ks_enum nnb_functions_stft_pad_mode_labels = {"stft_pad_mode", labels_nnb_functions_stft_pad_mode, 2};

static const ks_label labels_nnb_functions_fused_convolution_pad_mode[] = {
    {0, "constant", "constant"},
    {1, "reflect", "reflect"},
    {2, "repeat", "repeat"},
};
const ks_enum nnb_functions_fused_convolution_pad_mode_labels = {"fused_convolution_pad_mode", labels_nnb_functions_fused_convolution_pad_mode, 3};

static const ks_label labels_nnb_functions_onnx_resize_mode[] = {
    {0, "nearest", "nearest"},
    {1, "linear", "linear"},
    {2, "cubic", "cubic"},
};
const ks_enum nnb_functions_onnx_resize_mode_labels = {"onnx_resize_mode", labels_nnb_functions_onnx_resize_mode, 3};

static const ks_label labels_nnb_functions_coordinate_transformation_mode[] = {
    {0, "half_pixel", "half_pixel"},
    {1, "pytorch_half_pixel", "pytorch_half_pixel"},
    {2, "align_corners", "align_corners"},
    {3, "asymmetric", "asymmetric"},
    {4, "tf_crop_and_resize", "tf_crop_and_resize"},
};
const ks_enum nnb_functions_coordinate_transformation_mode_labels = {"coordinate_transformation_mode", labels_nnb_functions_coordinate_transformation_mode, 5};

static const ks_label labels_nnb_functions_nearest_mode[] = {
    {0, "round_prefer_floor", "round_prefer_floor"},
    {1, "round_prefer_ceil", "round_prefer_ceil"},
    {2, "floor", "floor"},
    {3, "ceil", "ceil"},
};
const ks_enum nnb_functions_nearest_mode_labels = {"nearest_mode", labels_nnb_functions_nearest_mode, 4};

static const ks_label labels_nnb_functions_direction[] = {
    {0, "left", "LEFT"},
    {1, "right", "RIGHT"},
};
const ks_enum nnb_functions_direction_labels = {"direction", labels_nnb_functions_direction, 2};

static bool get_nnb_functions_function(ks_ctx *ks, void *object) {
    nnb_functions_get_function(ks, (nnb_functions *)object);
    return true;
}

static bool get_nnb_functions_cut_input(ks_ctx *ks, void *object) {
    nnb_functions_get_cut_input(ks, (nnb_functions *)object);
    return true;
}

static bool get_nnb_functions_last_transposed_input(ks_ctx *ks, void *object) {
    nnb_functions_get_last_transposed_input(ks, (nnb_functions *)object);
    return true;
}

static const ks_constant constants_nnb_functions_id[] = {
    {.word = UINT64_C(93)},
    {.word = UINT64_C(95)},
    {.word = UINT64_C(132)},
    {.word = UINT64_C(135)},
    {.word = UINT64_C(158)},
    {.word = UINT64_C(159)},
    {.word = UINT64_C(173)},
    {.word = UINT64_C(184)},
    {.word = UINT64_C(231)},
    {.word = UINT64_C(249)},
    {.word = UINT64_C(251)},
    {.word = UINT64_C(253)},
    {.word = UINT64_C(256)},
    {.word = UINT64_C(259)},
    {.word = UINT64_C(261)},
    {.word = UINT64_C(282)},
    {.word = UINT64_C(284)},
    {.word = UINT64_C(298)},
    {.word = UINT64_C(303)},
    {.word = UINT64_C(315)},
    {.word = UINT64_C(317)},
    {.word = UINT64_C(356)},
    {.word = UINT64_C(358)},
    {.word = UINT64_C(360)},
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
    {.word = UINT64_C(3)},
    {.word = UINT64_C(4)},
    {.word = UINT64_C(5)},
    {.word = UINT64_C(6)},
    {.word = UINT64_C(8)},
    {.word = UINT64_C(9)},
    {.word = UINT64_C(14)},
    {.word = UINT64_C(15)},
    {.word = UINT64_C(16)},
    {.word = UINT64_C(17)},
    {.word = UINT64_C(18)},
    {.word = UINT64_C(19)},
    {.word = UINT64_C(20)},
    {.word = UINT64_C(21)},
    {.word = UINT64_C(22)},
    {.word = UINT64_C(23)},
    {.word = UINT64_C(24)},
    {.word = UINT64_C(25)},
    {.word = UINT64_C(26)},
    {.word = UINT64_C(27)},
    {.word = UINT64_C(28)},
    {.word = UINT64_C(31)},
    {.word = UINT64_C(37)},
    {.word = UINT64_C(38)},
    {.word = UINT64_C(39)},
    {.word = UINT64_C(40)},
    {.word = UINT64_C(41)},
    {.word = UINT64_C(42)},
    {.word = UINT64_C(43)},
    {.word = UINT64_C(46)},
    {.word = UINT64_C(47)},
    {.word = UINT64_C(57)},
    {.word = UINT64_C(58)},
    {.word = UINT64_C(59)},
    {.word = UINT64_C(60)},
    {.word = UINT64_C(61)},
    {.word = UINT64_C(62)},
    {.word = UINT64_C(63)},
    {.word = UINT64_C(64)},
    {.word = UINT64_C(65)},
    {.word = UINT64_C(67)},
    {.word = UINT64_C(72)},
    {.word = UINT64_C(74)},
    {.word = UINT64_C(75)},
    {.word = UINT64_C(76)},
    {.word = UINT64_C(77)},
    {.word = UINT64_C(78)},
    {.word = UINT64_C(79)},
    {.word = UINT64_C(80)},
    {.word = UINT64_C(81)},
    {.word = UINT64_C(82)},
    {.word = UINT64_C(83)},
    {.word = UINT64_C(86)},
    {.word = UINT64_C(87)},
    {.word = UINT64_C(88)},
    {.word = UINT64_C(89)},
    {.word = UINT64_C(90)},
    {.word = UINT64_C(91)},
    {.word = UINT64_C(92)},
    {.word = UINT64_C(98)},
    {.word = UINT64_C(99)},
    {.word = UINT64_C(102)},
    {.word = UINT64_C(103)},
    {.word = UINT64_C(104)},
    {.word = UINT64_C(107)},
    {.word = UINT64_C(108)},
    {.word = UINT64_C(109)},
    {.word = UINT64_C(110)},
    {.word = UINT64_C(111)},
    {.word = UINT64_C(112)},
    {.word = UINT64_C(113)},
    {.word = UINT64_C(114)},
    {.word = UINT64_C(115)},
    {.word = UINT64_C(117)},
    {.word = UINT64_C(118)},
    {.word = UINT64_C(120)},
    {.word = UINT64_C(122)},
    {.word = UINT64_C(123)},
    {.word = UINT64_C(126)},
    {.word = UINT64_C(127)},
    {.word = UINT64_C(128)},
    {.word = UINT64_C(129)},
    {.word = UINT64_C(130)},
    {.word = UINT64_C(131)},
    {.word = UINT64_C(232)},
    {.word = UINT64_C(233)},
    {.word = UINT64_C(234)},
    {.word = UINT64_C(235)},
    {.word = UINT64_C(238)},
    {.word = UINT64_C(239)},
    {.word = UINT64_C(242)},
    {.word = UINT64_C(243)},
    {.word = UINT64_C(244)},
    {.word = UINT64_C(246)},
    {.word = UINT64_C(247)},
    {.word = UINT64_C(263)},
    {.word = UINT64_C(265)},
    {.word = UINT64_C(266)},
    {.word = UINT64_C(267)},
    {.word = UINT64_C(268)},
    {.word = UINT64_C(269)},
    {.word = UINT64_C(270)},
    {.word = UINT64_C(271)},
    {.word = UINT64_C(272)},
    {.word = UINT64_C(273)},
    {.word = UINT64_C(274)},
    {.word = UINT64_C(279)},
    {.word = UINT64_C(280)},
    {.word = UINT64_C(285)},
    {.word = UINT64_C(286)},
    {.word = UINT64_C(287)},
    {.word = UINT64_C(288)},
    {.word = UINT64_C(289)},
    {.word = UINT64_C(290)},
    {.word = UINT64_C(291)},
    {.word = UINT64_C(292)},
    {.word = UINT64_C(293)},
    {.word = UINT64_C(295)},
    {.word = UINT64_C(296)},
    {.word = UINT64_C(297)},
    {.word = UINT64_C(304)},
    {.word = UINT64_C(305)},
    {.word = UINT64_C(306)},
    {.word = UINT64_C(307)},
    {.word = UINT64_C(308)},
    {.word = UINT64_C(309)},
    {.word = UINT64_C(310)},
    {.word = UINT64_C(311)},
    {.word = UINT64_C(312)},
    {.word = UINT64_C(313)},
    {.word = UINT64_C(314)},
    {.word = UINT64_C(318)},
    {.word = UINT64_C(320)},
    {.word = UINT64_C(321)},
    {.word = UINT64_C(322)},
    {.word = UINT64_C(323)},
    {.word = UINT64_C(324)},
    {.word = UINT64_C(325)},
    {.word = UINT64_C(326)},
    {.word = UINT64_C(327)},
    {.word = UINT64_C(328)},
    {.word = UINT64_C(329)},
    {.word = UINT64_C(330)},
    {.word = UINT64_C(331)},
    {.word = UINT64_C(332)},
    {.word = UINT64_C(333)},
    {.word = UINT64_C(334)},
    {.word = UINT64_C(335)},
    {.word = UINT64_C(336)},
    {.word = UINT64_C(337)},
    {.word = UINT64_C(338)},
    {.word = UINT64_C(341)},
    {.word = UINT64_C(342)},
    {.word = UINT64_C(343)},
    {.word = UINT64_C(344)},
    {.word = UINT64_C(345)},
    {.word = UINT64_C(346)},
    {.word = UINT64_C(347)},
    {.word = UINT64_C(348)},
    {.word = UINT64_C(350)},
    {.word = UINT64_C(352)},
    {.word = UINT64_C(353)},
    {.word = UINT64_C(354)},
    {.word = UINT64_C(355)},
    {.word = UINT64_C(359)},
    {.word = UINT64_C(7)},
    {.word = UINT64_C(10)},
    {.word = UINT64_C(11)},
    {.word = UINT64_C(12)},
    {.word = UINT64_C(13)},
    {.word = UINT64_C(29)},
    {.word = UINT64_C(30)},
    {.word = UINT64_C(32)},
    {.word = UINT64_C(33)},
    {.word = UINT64_C(34)},
    {.word = UINT64_C(35)},
    {.word = UINT64_C(36)},
    {.word = UINT64_C(44)},
    {.word = UINT64_C(45)},
    {.word = UINT64_C(48)},
    {.word = UINT64_C(49)},
    {.word = UINT64_C(50)},
    {.word = UINT64_C(51)},
    {.word = UINT64_C(52)},
    {.word = UINT64_C(53)},
    {.word = UINT64_C(54)},
    {.word = UINT64_C(55)},
    {.word = UINT64_C(56)},
    {.word = UINT64_C(66)},
    {.word = UINT64_C(68)},
    {.word = UINT64_C(69)},
    {.word = UINT64_C(70)},
    {.word = UINT64_C(71)},
    {.word = UINT64_C(73)},
    {.word = UINT64_C(84)},
    {.word = UINT64_C(85)},
    {.word = UINT64_C(94)},
    {.word = UINT64_C(96)},
    {.word = UINT64_C(97)},
    {.word = UINT64_C(100)},
    {.word = UINT64_C(101)},
    {.word = UINT64_C(105)},
    {.word = UINT64_C(106)},
    {.word = UINT64_C(116)},
    {.word = UINT64_C(119)},
    {.word = UINT64_C(121)},
    {.word = UINT64_C(124)},
    {.word = UINT64_C(125)},
    {.word = UINT64_C(174)},
    {.word = UINT64_C(175)},
    {.word = UINT64_C(176)},
    {.word = UINT64_C(177)},
    {.word = UINT64_C(178)},
    {.word = UINT64_C(179)},
    {.word = UINT64_C(180)},
    {.word = UINT64_C(181)},
    {.word = UINT64_C(182)},
    {.word = UINT64_C(183)},
    {.word = UINT64_C(236)},
    {.word = UINT64_C(237)},
    {.word = UINT64_C(240)},
    {.word = UINT64_C(241)},
    {.word = UINT64_C(245)},
    {.word = UINT64_C(248)},
    {.word = UINT64_C(250)},
    {.word = UINT64_C(252)},
    {.word = UINT64_C(254)},
    {.word = UINT64_C(255)},
    {.word = UINT64_C(260)},
    {.word = UINT64_C(262)},
    {.word = UINT64_C(264)},
    {.word = UINT64_C(275)},
    {.word = UINT64_C(276)},
    {.word = UINT64_C(277)},
    {.word = UINT64_C(278)},
    {.word = UINT64_C(281)},
    {.word = UINT64_C(283)},
    {.word = UINT64_C(294)},
    {.word = UINT64_C(302)},
    {.word = UINT64_C(319)},
    {.word = UINT64_C(339)},
    {.word = UINT64_C(340)},
    {.word = UINT64_C(349)},
    {.word = UINT64_C(351)},
};
static const ks_link links_nnb_functions_inputs_count[] = {
    {KS_ROLE_VALUE, &nnb_functions_desc, 5}, /* inputs_block */
    {KS_ROLE_VALUE, &nnb_block_offset_desc, 1}, /* offset */
};
static const ks_constant constants_nnb_functions_inputs_block[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_nnb_functions_outputs_count[] = {
    {KS_ROLE_VALUE, &nnb_functions_desc, 7}, /* outputs_block */
    {KS_ROLE_VALUE, &nnb_block_offset_desc, 1}, /* offset */
};
static const ks_constant constants_nnb_functions_outputs_block[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_nnb_functions_args[] = {
    {KS_ROLE_CASE, &nnb_functions_desc, 2}, /* id */
};
static const ks_type *const cases_nnb_functions_args[] = {
    &nnb_functions_base_axis_args_desc,
    &nnb_functions_convolution_0_args_desc,
    &nnb_functions_depthwise_convolution_args_desc,
    &nnb_functions_depthwise_deconvolution_args_desc,
    &nnb_functions_max_pooling_0_args_desc,
    &nnb_functions_max_pooling_args_desc,
    &nnb_functions_kernel_args_desc,
    &nnb_functions_inplace_args_desc,
    &nnb_functions_alpha_args_desc,
    &nnb_functions_axis_args_desc,
    &nnb_functions_scale_alpha_args_desc,
    &nnb_functions_alpha_axis_args_desc,
    &nnb_functions_batch_normalization_0_args_desc,
    &nnb_functions_base_axis_update_running_mean_args_desc,
    &nnb_functions_axes_keep_dims_args_desc,
    &nnb_functions_val_float_args_desc,
    &nnb_functions_val_bool_args_desc,
    &nnb_functions_val_shape_args_desc,
    &nnb_functions_transpose_a_transpose_b_args_desc,
    &nnb_functions_slice_args_desc,
    &nnb_functions_axes_args_desc,
    &nnb_functions_shape_args_desc,
    &nnb_functions_shifts_border_mode_args_desc,
    &nnb_functions_p_seed_args_desc,
    &nnb_functions_top_k_data_0_args_desc,
    &nnb_functions_top_k_grad_args_desc,
    &nnb_functions_rand_args_desc,
    &nnb_functions_randint_args_desc,
    &nnb_functions_randn_args_desc,
    &nnb_functions_random_crop_args_desc,
    &nnb_functions_random_flip_args_desc,
    &nnb_functions_image_augmentation_args_desc,
    &nnb_functions_delta_args_desc,
    &nnb_functions_epsilon_args_desc,
    &nnb_functions_inq_affine_args_desc,
    &nnb_functions_inq_convolution_args_desc,
    &nnb_functions_fixed_point_quantize_args_desc,
    &nnb_functions_pow2_quantize_args_desc,
    &nnb_functions_axis_n_args_desc,
    &nnb_functions_base_axis_eps_args_desc,
    &nnb_functions_one_input_grad_args_desc,
    &nnb_functions_clip_norm_axes_args_desc,
    &nnb_functions_pad_args_desc,
    &nnb_functions_shape_inplace_args_desc,
    &nnb_functions_interpolate_0_args_desc,
    &nnb_functions_alpha_inplace_args_desc,
    &nnb_functions_sort_args_desc,
    &nnb_functions_min_args_desc,
    &nnb_functions_arange_args_desc,
    &nnb_functions_rate_args_desc,
    &nnb_functions_signal_ndim_normalized_args_desc,
    &nnb_functions_nms_detection2d_args_desc,
    &nnb_functions_binary_weight_convolution_args_desc,
    &nnb_functions_base_axis_quantize_zero_to_args_desc,
    &nnb_functions_lstm_args_desc,
    &nnb_functions_rnn_args_desc,
    &nnb_functions_random_choice_args_desc,
    &nnb_functions_reps_args_desc,
    &nnb_functions_sync_batch_normalization_args_desc,
    &nnb_functions_convolution_args_desc,
    &nnb_functions_average_pooling_args_desc,
    &nnb_functions_fused_batch_normalization_args_desc,
    &nnb_functions_min_max_quantize_0_args_desc,
    &nnb_functions_min_max_quantize_args_desc,
    &nnb_functions_patch_correlation_args_desc,
    &nnb_functions_random_erase_1_args_desc,
    &nnb_functions_random_erase_args_desc,
    &nnb_functions_interpolate_1_args_desc,
    &nnb_functions_kernel_channel_last_args_desc,
    &nnb_functions_rand_beta_args_desc,
    &nnb_functions_rand_binomial_args_desc,
    &nnb_functions_rand_gamma_args_desc,
    &nnb_functions_interpolate_args_desc,
    &nnb_functions_deconvolution_args_desc,
    &nnb_functions_quantize_linear_args_desc,
    &nnb_functions_fused_convolution_0_args_desc,
    &nnb_functions_size_align_corners_args_desc,
    &nnb_functions_warp_by_grid_args_desc,
    &nnb_functions_axis_batch_dims_args_desc,
    &nnb_functions_dim_eps_args_desc,
    &nnb_functions_batch_first_args_desc,
    &nnb_functions_pad_packed_sequence_args_desc,
    &nnb_functions_val_inplace_args_desc,
    &nnb_functions_norm_normalization_args_desc,
    &nnb_functions_norm_args_desc,
    &nnb_functions_random_shift_args_desc,
    &nnb_functions_group_normalization_args_desc,
    &nnb_functions_instance_normalization_args_desc,
    &nnb_functions_layer_normalization_args_desc,
    &nnb_functions_tensor_normalization_args_desc,
    &nnb_functions_channel_axis_eps_args_desc,
    &nnb_functions_batch_normalization_args_desc,
    &nnb_functions_stft_0_args_desc,
    &nnb_functions_istft_0_args_desc,
    &nnb_functions_deformable_convolution_args_desc,
    &nnb_functions_spectral_norm_0_args_desc,
    &nnb_functions_cumsum_args_desc,
    &nnb_functions_right_args_desc,
    &nnb_functions_ij_indexing_args_desc,
    &nnb_functions_beta_args_desc,
    &nnb_functions_spectral_norm_args_desc,
    &nnb_functions_roi_align_args_desc,
    &nnb_functions_value_args_desc,
    &nnb_functions_shape_add_args_desc,
    &nnb_functions_linspace_args_desc,
    &nnb_functions_stft_args_desc,
    &nnb_functions_istft_args_desc,
    &nnb_functions_fused_convolution_args_desc,
    &nnb_functions_upper_args_desc,
    &nnb_functions_start_end_args_desc,
    &nnb_functions_top_k_data_args_desc,
    &nnb_functions_onnx_resize_args_desc,
    &nnb_functions_onnx_non_max_suppression_args_desc,
    &nnb_functions_k_args_desc,
    &nnb_functions_fmod_args_desc,
    &nnb_functions_direction_args_desc,
    &nnb_functions_unique_args_desc,
    &nnb_functions_equation_args_desc,
    &nnb_functions_k_upper_args_desc,
};
static const ks_field fields_nnb_functions[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "end", .orig = "end",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_U64,
     .offset = (uint32_t)offsetof(nnb_functions, end),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE},
    {.name = "id", .orig = "id",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(nnb_functions, id),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .constants = constants_nnb_functions_id, .num_constants = 271},
    {.name = "impl", .orig = "impl",
     .storage = KS_STORE_U16, .wire = KS_WIRE_U2LE,
     .offset = (uint32_t)offsetof(nnb_functions, impl),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2},
    {.name = "inputs_count", .orig = "inputs_count",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(nnb_functions, inputs_count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_nnb_functions_inputs_count, .num_links = 2},
    {.name = "inputs_block", .orig = "inputs_block",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions, inputs_block),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_nnb_functions_inputs_block, .num_constants = 1},
    {.name = "outputs_count", .orig = "outputs_count",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(nnb_functions, outputs_count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_nnb_functions_outputs_count, .num_links = 2},
    {.name = "outputs_block", .orig = "outputs_block",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions, outputs_block),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_nnb_functions_outputs_block, .num_constants = 1},
    {.name = "args", .orig = "args",
     .storage = KS_STORE_REF,
     .offset = (uint32_t)offsetof(nnb_functions, args),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_nnb_functions_args, .num_links = 1,
     .cases = cases_nnb_functions_args, .num_cases = 119},
    {.name = "function", .orig = "function",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_S64,
     .offset = (uint32_t)offsetof(nnb_functions, function),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_functions, ks_state_function),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .enumeration = &nnb_functions_function_id_labels, .get = get_nnb_functions_function},
    {.name = "cut_input", .orig = "cut_input",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(nnb_functions, cut_input),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_functions, ks_state_cut_input),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_nnb_functions_cut_input},
    {.name = "last_transposed_input", .orig = "last_transposed_input",
     .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = (uint32_t)offsetof(nnb_functions, last_transposed_input),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_functions, ks_state_last_transposed_input),
     .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .get = get_nnb_functions_last_transposed_input},
};
const ks_type nnb_functions_desc = {
    .name = "nnb_functions", .size = sizeof(nnb_functions), .wire_size = KS_NOWHERE,
    .fields = fields_nnb_functions, .num_fields = 12, .has_at = true, .has_size = true};

static bool get_nnb_functions_int_list_values(ks_ctx *ks, void *object) {
    return nnb_functions_int_list_get_values(ks, (nnb_functions_int_list *)object);
}

static const ks_link links_nnb_functions_int_list_count[] = {
    {KS_ROLE_VALUE, &nnb_functions_int_list_desc, 2}, /* block */
    {KS_ROLE_VALUE, &nnb_block_offset_desc, 1}, /* offset */
};
static const ks_constant constants_nnb_functions_int_list_block[] = {
    {.word = UINT64_C(0)},
};
static const ks_link links_nnb_functions_int_list_values[] = {
    {KS_ROLE_COUNT, &nnb_functions_int_list_desc, 1}, /* count */
    {KS_ROLE_POSITION, &nnb_block_offset_desc, 1}, /* offset */
    {KS_ROLE_POSITION, &nnb_functions_int_list_desc, 2}, /* block */
};
static const ks_field fields_nnb_functions_int_list[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_int_list, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "count", .orig = "count",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(nnb_functions_int_list, count),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .links = links_nnb_functions_int_list_count, .num_links = 2},
    {.name = "block", .orig = "block",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_int_list, block),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .constants = constants_nnb_functions_int_list_block, .num_constants = 1},
    {.name = "values", .orig = "values",
     .flags = KS_FIELD_REPEATED | KS_FIELD_INSTANCE, .storage = KS_STORE_VIEW, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_int_list, values),
     .present = KS_NOWHERE,
     .state = (uint32_t)offsetof(nnb_functions_int_list, ks_state_values),
     .at = (uint32_t)offsetof(nnb_functions_int_list, ks_at_values),
     .wire_size = 4,
     .get = get_nnb_functions_int_list_values,
     .links = links_nnb_functions_int_list_values, .num_links = 3},
};
const ks_type nnb_functions_int_list_desc = {
    .name = "int_list", .size = sizeof(nnb_functions_int_list), .wire_size = 8,
    .fields = fields_nnb_functions_int_list, .num_fields = 4, .has_at = true};

static const ks_field fields_nnb_functions_base_axis_args[] = {
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_base_axis_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_base_axis_args_desc = {
    .name = "base_axis_args", .size = sizeof(nnb_functions_base_axis_args), .wire_size = 4,
    .fields = fields_nnb_functions_base_axis_args, .num_fields = 1};

static const ks_field fields_nnb_functions_convolution_0_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_convolution_0_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_convolution_0_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "pad", .orig = "pad",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_convolution_0_args, pad),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_convolution_0_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "dilation", .orig = "dilation",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_convolution_0_args, dilation),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "group", .orig = "group",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_convolution_0_args, group),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_convolution_0_args_desc = {
    .name = "convolution_0_args", .size = sizeof(nnb_functions_convolution_0_args), .wire_size = 32,
    .fields = fields_nnb_functions_convolution_0_args, .num_fields = 6};

static const ks_field fields_nnb_functions_depthwise_convolution_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_depthwise_convolution_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_depthwise_convolution_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "pad", .orig = "pad",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_depthwise_convolution_args, pad),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_depthwise_convolution_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "dilation", .orig = "dilation",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_depthwise_convolution_args, dilation),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "multiplier", .orig = "multiplier",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_depthwise_convolution_args, multiplier),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_depthwise_convolution_args_desc = {
    .name = "depthwise_convolution_args", .size = sizeof(nnb_functions_depthwise_convolution_args), .wire_size = 32,
    .fields = fields_nnb_functions_depthwise_convolution_args, .num_fields = 6};

static const ks_field fields_nnb_functions_depthwise_deconvolution_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_depthwise_deconvolution_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_depthwise_deconvolution_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "pad", .orig = "pad",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_depthwise_deconvolution_args, pad),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_depthwise_deconvolution_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "dilation", .orig = "dilation",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_depthwise_deconvolution_args, dilation),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "divisor", .orig = "divisor",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_depthwise_deconvolution_args, divisor),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_depthwise_deconvolution_args_desc = {
    .name = "depthwise_deconvolution_args", .size = sizeof(nnb_functions_depthwise_deconvolution_args), .wire_size = 32,
    .fields = fields_nnb_functions_depthwise_deconvolution_args, .num_fields = 6};

static const ks_constant constants_nnb_functions_max_pooling_0_args_ignore_border[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_max_pooling_0_args_alignment_37[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_field fields_nnb_functions_max_pooling_0_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_max_pooling_0_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "kernel", .orig = "kernel",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_max_pooling_0_args, kernel),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_max_pooling_0_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "ignore_border", .orig = "ignore_border",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_max_pooling_0_args, ignore_border),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_max_pooling_0_args_ignore_border, .num_constants = 1},
    {.name = "alignment_37", .orig = "alignment_37",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_max_pooling_0_args, alignment_37),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 3,
     .constants = constants_nnb_functions_max_pooling_0_args_alignment_37, .num_constants = 1},
    {.name = "pad", .orig = "pad",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_max_pooling_0_args, pad),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
};
const ks_type nnb_functions_max_pooling_0_args_desc = {
    .name = "max_pooling_0_args", .size = sizeof(nnb_functions_max_pooling_0_args), .wire_size = 28,
    .fields = fields_nnb_functions_max_pooling_0_args, .num_fields = 6};

static const ks_constant constants_nnb_functions_max_pooling_args_ignore_border[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_max_pooling_args_alignment_37[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_constant constants_nnb_functions_max_pooling_args_channel_last[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_max_pooling_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_max_pooling_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "kernel", .orig = "kernel",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_max_pooling_args, kernel),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_max_pooling_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "ignore_border", .orig = "ignore_border",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_max_pooling_args, ignore_border),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_max_pooling_args_ignore_border, .num_constants = 1},
    {.name = "alignment_37", .orig = "alignment_37",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_max_pooling_args, alignment_37),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 3,
     .constants = constants_nnb_functions_max_pooling_args_alignment_37, .num_constants = 1},
    {.name = "pad", .orig = "pad",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_max_pooling_args, pad),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "channel_last", .orig = "channel_last",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_max_pooling_args, channel_last),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_max_pooling_args_channel_last, .num_constants = 1},
};
const ks_type nnb_functions_max_pooling_args_desc = {
    .name = "max_pooling_args", .size = sizeof(nnb_functions_max_pooling_args), .wire_size = 29,
    .fields = fields_nnb_functions_max_pooling_args, .num_fields = 7};

static const ks_field fields_nnb_functions_kernel_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_kernel_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "kernel", .orig = "kernel",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_kernel_args, kernel),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
};
const ks_type nnb_functions_kernel_args_desc = {
    .name = "kernel_args", .size = sizeof(nnb_functions_kernel_args), .wire_size = 8,
    .fields = fields_nnb_functions_kernel_args, .num_fields = 2};

static const ks_constant constants_nnb_functions_inplace_args_inplace[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_inplace_args[] = {
    {.name = "inplace", .orig = "inplace",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_inplace_args, inplace),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_inplace_args_inplace, .num_constants = 1},
};
const ks_type nnb_functions_inplace_args_desc = {
    .name = "inplace_args", .size = sizeof(nnb_functions_inplace_args), .wire_size = 1,
    .fields = fields_nnb_functions_inplace_args, .num_fields = 1};

static const ks_field fields_nnb_functions_alpha_args[] = {
    {.name = "alpha", .orig = "alpha",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_alpha_args, alpha),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_alpha_args_desc = {
    .name = "alpha_args", .size = sizeof(nnb_functions_alpha_args), .wire_size = 4,
    .fields = fields_nnb_functions_alpha_args, .num_fields = 1};

static const ks_field fields_nnb_functions_axis_args[] = {
    {.name = "axis", .orig = "axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_axis_args, axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_axis_args_desc = {
    .name = "axis_args", .size = sizeof(nnb_functions_axis_args), .wire_size = 4,
    .fields = fields_nnb_functions_axis_args, .num_fields = 1};

static const ks_field fields_nnb_functions_scale_alpha_args[] = {
    {.name = "scale", .orig = "scale",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_scale_alpha_args, scale),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "alpha", .orig = "alpha",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_scale_alpha_args, alpha),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
};
const ks_type nnb_functions_scale_alpha_args_desc = {
    .name = "scale_alpha_args", .size = sizeof(nnb_functions_scale_alpha_args), .wire_size = 8,
    .fields = fields_nnb_functions_scale_alpha_args, .num_fields = 2};

static const ks_field fields_nnb_functions_alpha_axis_args[] = {
    {.name = "alpha", .orig = "alpha",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_alpha_axis_args, alpha),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "axis", .orig = "axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_alpha_axis_args, axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
};
const ks_type nnb_functions_alpha_axis_args_desc = {
    .name = "alpha_axis_args", .size = sizeof(nnb_functions_alpha_axis_args), .wire_size = 8,
    .fields = fields_nnb_functions_alpha_axis_args, .num_fields = 2};

static const ks_constant constants_nnb_functions_batch_normalization_0_args_batch_stat[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_batch_normalization_0_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_batch_normalization_0_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "axes", .orig = "axes",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_batch_normalization_0_args, axes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "decay_rate", .orig = "decay_rate",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_batch_normalization_0_args, decay_rate),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_batch_normalization_0_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "batch_stat", .orig = "batch_stat",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_batch_normalization_0_args, batch_stat),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_batch_normalization_0_args_batch_stat, .num_constants = 1},
};
const ks_type nnb_functions_batch_normalization_0_args_desc = {
    .name = "batch_normalization_0_args", .size = sizeof(nnb_functions_batch_normalization_0_args), .wire_size = 17,
    .fields = fields_nnb_functions_batch_normalization_0_args, .num_fields = 5};

static const ks_constant constants_nnb_functions_base_axis_update_running_mean_args_update_running_mean[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_base_axis_update_running_mean_args[] = {
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_base_axis_update_running_mean_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "update_running_mean", .orig = "update_running_mean",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_base_axis_update_running_mean_args, update_running_mean),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 1,
     .constants = constants_nnb_functions_base_axis_update_running_mean_args_update_running_mean, .num_constants = 1},
};
const ks_type nnb_functions_base_axis_update_running_mean_args_desc = {
    .name = "base_axis_update_running_mean_args", .size = sizeof(nnb_functions_base_axis_update_running_mean_args), .wire_size = 5,
    .fields = fields_nnb_functions_base_axis_update_running_mean_args, .num_fields = 2};

static const ks_constant constants_nnb_functions_axes_keep_dims_args_keep_dims[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_axes_keep_dims_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_axes_keep_dims_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "axes", .orig = "axes",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_axes_keep_dims_args, axes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "keep_dims", .orig = "keep_dims",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_axes_keep_dims_args, keep_dims),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_axes_keep_dims_args_keep_dims, .num_constants = 1},
};
const ks_type nnb_functions_axes_keep_dims_args_desc = {
    .name = "axes_keep_dims_args", .size = sizeof(nnb_functions_axes_keep_dims_args), .wire_size = 9,
    .fields = fields_nnb_functions_axes_keep_dims_args, .num_fields = 3};

static const ks_field fields_nnb_functions_val_float_args[] = {
    {.name = "val", .orig = "val",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_val_float_args, val),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_val_float_args_desc = {
    .name = "val_float_args", .size = sizeof(nnb_functions_val_float_args), .wire_size = 4,
    .fields = fields_nnb_functions_val_float_args, .num_fields = 1};

static const ks_constant constants_nnb_functions_val_bool_args_val[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_val_bool_args[] = {
    {.name = "val", .orig = "val",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_val_bool_args, val),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_val_bool_args_val, .num_constants = 1},
};
const ks_type nnb_functions_val_bool_args_desc = {
    .name = "val_bool_args", .size = sizeof(nnb_functions_val_bool_args), .wire_size = 1,
    .fields = fields_nnb_functions_val_bool_args, .num_fields = 1};

static const ks_field fields_nnb_functions_val_shape_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_val_shape_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "val", .orig = "val",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_val_shape_args, val),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "shape", .orig = "shape",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_val_shape_args, shape),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
};
const ks_type nnb_functions_val_shape_args_desc = {
    .name = "val_shape_args", .size = sizeof(nnb_functions_val_shape_args), .wire_size = 12,
    .fields = fields_nnb_functions_val_shape_args, .num_fields = 3};

static const ks_constant constants_nnb_functions_transpose_a_transpose_b_args_transpose_a[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_transpose_a_transpose_b_args_transpose_b[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_transpose_a_transpose_b_args[] = {
    {.name = "transpose_a", .orig = "transpose_a",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_transpose_a_transpose_b_args, transpose_a),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_transpose_a_transpose_b_args_transpose_a, .num_constants = 1},
    {.name = "transpose_b", .orig = "transpose_b",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_transpose_a_transpose_b_args, transpose_b),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 1, .wire_size = 1,
     .constants = constants_nnb_functions_transpose_a_transpose_b_args_transpose_b, .num_constants = 1},
};
const ks_type nnb_functions_transpose_a_transpose_b_args_desc = {
    .name = "transpose_a_transpose_b_args", .size = sizeof(nnb_functions_transpose_a_transpose_b_args), .wire_size = 2,
    .fields = fields_nnb_functions_transpose_a_transpose_b_args, .num_fields = 2};

static const ks_field fields_nnb_functions_slice_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_slice_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "start", .orig = "start",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_slice_args, start),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "stop", .orig = "stop",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_slice_args, stop),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "step", .orig = "step",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_slice_args, step),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
};
const ks_type nnb_functions_slice_args_desc = {
    .name = "slice_args", .size = sizeof(nnb_functions_slice_args), .wire_size = 24,
    .fields = fields_nnb_functions_slice_args, .num_fields = 4};

static const ks_field fields_nnb_functions_axes_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_axes_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "axes", .orig = "axes",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_axes_args, axes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
};
const ks_type nnb_functions_axes_args_desc = {
    .name = "axes_args", .size = sizeof(nnb_functions_axes_args), .wire_size = 8,
    .fields = fields_nnb_functions_axes_args, .num_fields = 2};

static const ks_field fields_nnb_functions_shape_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_shape_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "shape", .orig = "shape",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_shape_args, shape),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
};
const ks_type nnb_functions_shape_args_desc = {
    .name = "shape_args", .size = sizeof(nnb_functions_shape_args), .wire_size = 8,
    .fields = fields_nnb_functions_shape_args, .num_fields = 2};

static const ks_constant constants_nnb_functions_shifts_border_mode_args_border_mode[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_shifts_border_mode_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_shifts_border_mode_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "shifts", .orig = "shifts",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_shifts_border_mode_args, shifts),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "border_mode", .orig = "border_mode",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_shifts_border_mode_args, border_mode),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_shift_border_mode_labels,
     .constants = constants_nnb_functions_shifts_border_mode_args_border_mode, .num_constants = 2},
};
const ks_type nnb_functions_shifts_border_mode_args_desc = {
    .name = "shifts_border_mode_args", .size = sizeof(nnb_functions_shifts_border_mode_args), .wire_size = 12,
    .fields = fields_nnb_functions_shifts_border_mode_args, .num_fields = 3};

static const ks_field fields_nnb_functions_p_seed_args[] = {
    {.name = "p", .orig = "p",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_p_seed_args, p),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "seed", .orig = "seed",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_p_seed_args, seed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
};
const ks_type nnb_functions_p_seed_args_desc = {
    .name = "p_seed_args", .size = sizeof(nnb_functions_p_seed_args), .wire_size = 8,
    .fields = fields_nnb_functions_p_seed_args, .num_fields = 2};

static const ks_constant constants_nnb_functions_top_k_data_0_args_abs[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_top_k_data_0_args_reduce[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_top_k_data_0_args_alignment_26[] = {
    {.bytes = "\000\000", .size = 2},
};
static const ks_field fields_nnb_functions_top_k_data_0_args[] = {
    {.name = "k", .orig = "k",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_top_k_data_0_args, k),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "abs", .orig = "abs",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_top_k_data_0_args, abs),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 1,
     .constants = constants_nnb_functions_top_k_data_0_args_abs, .num_constants = 1},
    {.name = "reduce", .orig = "reduce",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_top_k_data_0_args, reduce),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 5, .wire_size = 1,
     .constants = constants_nnb_functions_top_k_data_0_args_reduce, .num_constants = 1},
    {.name = "alignment_26", .orig = "alignment_26",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_top_k_data_0_args, alignment_26),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 6, .wire_size = 2,
     .constants = constants_nnb_functions_top_k_data_0_args_alignment_26, .num_constants = 1},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_top_k_data_0_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
};
const ks_type nnb_functions_top_k_data_0_args_desc = {
    .name = "top_k_data_0_args", .size = sizeof(nnb_functions_top_k_data_0_args), .wire_size = 12,
    .fields = fields_nnb_functions_top_k_data_0_args, .num_fields = 5};

static const ks_constant constants_nnb_functions_top_k_grad_args_abs[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_top_k_grad_args_alignment_25[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_field fields_nnb_functions_top_k_grad_args[] = {
    {.name = "k", .orig = "k",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_top_k_grad_args, k),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "abs", .orig = "abs",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_top_k_grad_args, abs),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 1,
     .constants = constants_nnb_functions_top_k_grad_args_abs, .num_constants = 1},
    {.name = "alignment_25", .orig = "alignment_25",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_top_k_grad_args, alignment_25),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 5, .wire_size = 3,
     .constants = constants_nnb_functions_top_k_grad_args_alignment_25, .num_constants = 1},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_top_k_grad_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
};
const ks_type nnb_functions_top_k_grad_args_desc = {
    .name = "top_k_grad_args", .size = sizeof(nnb_functions_top_k_grad_args), .wire_size = 12,
    .fields = fields_nnb_functions_top_k_grad_args, .num_fields = 4};

static const ks_field fields_nnb_functions_rand_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_rand_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "low", .orig = "low",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_rand_args, low),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "high", .orig = "high",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_rand_args, high),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "shape", .orig = "shape",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_rand_args, shape),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "seed", .orig = "seed",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_rand_args, seed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_rand_args_desc = {
    .name = "rand_args", .size = sizeof(nnb_functions_rand_args), .wire_size = 20,
    .fields = fields_nnb_functions_rand_args, .num_fields = 5};

static const ks_field fields_nnb_functions_randint_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_randint_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "low", .orig = "low",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_randint_args, low),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "high", .orig = "high",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_randint_args, high),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "shape", .orig = "shape",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_randint_args, shape),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "seed", .orig = "seed",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_randint_args, seed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_randint_args_desc = {
    .name = "randint_args", .size = sizeof(nnb_functions_randint_args), .wire_size = 20,
    .fields = fields_nnb_functions_randint_args, .num_fields = 5};

static const ks_field fields_nnb_functions_randn_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_randn_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "mu", .orig = "mu",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_randn_args, mu),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "sigma", .orig = "sigma",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_randn_args, sigma),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "shape", .orig = "shape",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_randn_args, shape),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "seed", .orig = "seed",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_randn_args, seed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_randn_args_desc = {
    .name = "randn_args", .size = sizeof(nnb_functions_randn_args), .wire_size = 20,
    .fields = fields_nnb_functions_randn_args, .num_fields = 5};

static const ks_field fields_nnb_functions_random_crop_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_random_crop_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "shape", .orig = "shape",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_random_crop_args, shape),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_crop_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "seed", .orig = "seed",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_crop_args, seed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_random_crop_args_desc = {
    .name = "random_crop_args", .size = sizeof(nnb_functions_random_crop_args), .wire_size = 16,
    .fields = fields_nnb_functions_random_crop_args, .num_fields = 4};

static const ks_field fields_nnb_functions_random_flip_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_random_flip_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "axes", .orig = "axes",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_random_flip_args, axes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_flip_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "seed", .orig = "seed",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_flip_args, seed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_random_flip_args_desc = {
    .name = "random_flip_args", .size = sizeof(nnb_functions_random_flip_args), .wire_size = 16,
    .fields = fields_nnb_functions_random_flip_args, .num_fields = 4};

static const ks_constant constants_nnb_functions_image_augmentation_args_flip_lr[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_image_augmentation_args_flip_ud[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_image_augmentation_args_alignment_58[] = {
    {.bytes = "\000\000", .size = 2},
};
static const ks_constant constants_nnb_functions_image_augmentation_args_brightness_each[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_image_augmentation_args_alignment_65[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_constant constants_nnb_functions_image_augmentation_args_contrast_each[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_image_augmentation_args_alignment_77[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_field fields_nnb_functions_image_augmentation_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "shape", .orig = "shape",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, shape),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "pad", .orig = "pad",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, pad),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "min_scale", .orig = "min_scale",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, min_scale),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "max_scale", .orig = "max_scale",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, max_scale),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "angle", .orig = "angle",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, angle),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "aspect_ratio", .orig = "aspect_ratio",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, aspect_ratio),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "distortion", .orig = "distortion",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, distortion),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "flip_lr", .orig = "flip_lr",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, flip_lr),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_image_augmentation_args_flip_lr, .num_constants = 1},
    {.name = "flip_ud", .orig = "flip_ud",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, flip_ud),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_image_augmentation_args_flip_ud, .num_constants = 1},
    {.name = "alignment_58", .orig = "alignment_58",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, alignment_58),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 2,
     .constants = constants_nnb_functions_image_augmentation_args_alignment_58, .num_constants = 1},
    {.name = "brightness", .orig = "brightness",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, brightness),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "brightness_each", .orig = "brightness_each",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, brightness_each),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_image_augmentation_args_brightness_each, .num_constants = 1},
    {.name = "alignment_65", .orig = "alignment_65",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, alignment_65),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 3,
     .constants = constants_nnb_functions_image_augmentation_args_alignment_65, .num_constants = 1},
    {.name = "contrast", .orig = "contrast",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, contrast),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "contrast_center", .orig = "contrast_center",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, contrast_center),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "contrast_each", .orig = "contrast_each",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, contrast_each),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_image_augmentation_args_contrast_each, .num_constants = 1},
    {.name = "alignment_77", .orig = "alignment_77",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, alignment_77),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 3,
     .constants = constants_nnb_functions_image_augmentation_args_alignment_77, .num_constants = 1},
    {.name = "noise", .orig = "noise",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, noise),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "seed", .orig = "seed",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_image_augmentation_args, seed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_image_augmentation_args_desc = {
    .name = "image_augmentation_args", .size = sizeof(nnb_functions_image_augmentation_args), .wire_size = 68,
    .fields = fields_nnb_functions_image_augmentation_args, .num_fields = 20};

static const ks_field fields_nnb_functions_delta_args[] = {
    {.name = "delta", .orig = "delta",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_delta_args, delta),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_delta_args_desc = {
    .name = "delta_args", .size = sizeof(nnb_functions_delta_args), .wire_size = 4,
    .fields = fields_nnb_functions_delta_args, .num_fields = 1};

static const ks_field fields_nnb_functions_epsilon_args[] = {
    {.name = "epsilon", .orig = "epsilon",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_epsilon_args, epsilon),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_epsilon_args_desc = {
    .name = "epsilon_args", .size = sizeof(nnb_functions_epsilon_args), .wire_size = 4,
    .fields = fields_nnb_functions_epsilon_args, .num_fields = 1};

static const ks_constant constants_nnb_functions_inq_affine_args_selection_algorithm[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_inq_affine_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_inq_affine_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_inq_affine_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "num_bits", .orig = "num_bits",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_inq_affine_args, num_bits),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "inq_iterations", .orig = "inq_iterations",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_inq_affine_args, inq_iterations),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "selection_algorithm", .orig = "selection_algorithm",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_inq_affine_args, selection_algorithm),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_selection_algorithm_labels,
     .constants = constants_nnb_functions_inq_affine_args_selection_algorithm, .num_constants = 2},
    {.name = "seed", .orig = "seed",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_inq_affine_args, seed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_inq_affine_args_desc = {
    .name = "inq_affine_args", .size = sizeof(nnb_functions_inq_affine_args), .wire_size = 24,
    .fields = fields_nnb_functions_inq_affine_args, .num_fields = 6};

static const ks_constant constants_nnb_functions_inq_convolution_args_selection_algorithm[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_inq_convolution_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_inq_convolution_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_inq_convolution_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "pad", .orig = "pad",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_inq_convolution_args, pad),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_inq_convolution_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "dilation", .orig = "dilation",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_inq_convolution_args, dilation),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "group", .orig = "group",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_inq_convolution_args, group),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "num_bits", .orig = "num_bits",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_inq_convolution_args, num_bits),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "inq_iterations", .orig = "inq_iterations",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_inq_convolution_args, inq_iterations),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "selection_algorithm", .orig = "selection_algorithm",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_inq_convolution_args, selection_algorithm),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_selection_algorithm_labels,
     .constants = constants_nnb_functions_inq_convolution_args_selection_algorithm, .num_constants = 2},
    {.name = "seed", .orig = "seed",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_inq_convolution_args, seed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_inq_convolution_args_desc = {
    .name = "inq_convolution_args", .size = sizeof(nnb_functions_inq_convolution_args), .wire_size = 52,
    .fields = fields_nnb_functions_inq_convolution_args, .num_fields = 10};

static const ks_constant constants_nnb_functions_fixed_point_quantize_args_sign[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_fixed_point_quantize_args_alignment_21[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_constant constants_nnb_functions_fixed_point_quantize_args_ste_fine_grained[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_fixed_point_quantize_args[] = {
    {.name = "sign", .orig = "sign",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_fixed_point_quantize_args, sign),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_fixed_point_quantize_args_sign, .num_constants = 1},
    {.name = "alignment_21", .orig = "alignment_21",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_fixed_point_quantize_args, alignment_21),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 1, .wire_size = 3,
     .constants = constants_nnb_functions_fixed_point_quantize_args_alignment_21, .num_constants = 1},
    {.name = "n", .orig = "n",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fixed_point_quantize_args, n),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "delta", .orig = "delta",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fixed_point_quantize_args, delta),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
    {.name = "ste_fine_grained", .orig = "ste_fine_grained",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_fixed_point_quantize_args, ste_fine_grained),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 12, .wire_size = 1,
     .constants = constants_nnb_functions_fixed_point_quantize_args_ste_fine_grained, .num_constants = 1},
};
const ks_type nnb_functions_fixed_point_quantize_args_desc = {
    .name = "fixed_point_quantize_args", .size = sizeof(nnb_functions_fixed_point_quantize_args), .wire_size = 13,
    .fields = fields_nnb_functions_fixed_point_quantize_args, .num_fields = 5};

static const ks_constant constants_nnb_functions_pow2_quantize_args_sign[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_pow2_quantize_args_with_zero[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_pow2_quantize_args_alignment_22[] = {
    {.bytes = "\000\000", .size = 2},
};
static const ks_constant constants_nnb_functions_pow2_quantize_args_ste_fine_grained[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_pow2_quantize_args[] = {
    {.name = "sign", .orig = "sign",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_pow2_quantize_args, sign),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_pow2_quantize_args_sign, .num_constants = 1},
    {.name = "with_zero", .orig = "with_zero",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_pow2_quantize_args, with_zero),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 1, .wire_size = 1,
     .constants = constants_nnb_functions_pow2_quantize_args_with_zero, .num_constants = 1},
    {.name = "alignment_22", .orig = "alignment_22",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_pow2_quantize_args, alignment_22),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 2, .wire_size = 2,
     .constants = constants_nnb_functions_pow2_quantize_args_alignment_22, .num_constants = 1},
    {.name = "n", .orig = "n",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_pow2_quantize_args, n),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "m", .orig = "m",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_pow2_quantize_args, m),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
    {.name = "ste_fine_grained", .orig = "ste_fine_grained",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_pow2_quantize_args, ste_fine_grained),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 12, .wire_size = 1,
     .constants = constants_nnb_functions_pow2_quantize_args_ste_fine_grained, .num_constants = 1},
};
const ks_type nnb_functions_pow2_quantize_args_desc = {
    .name = "pow2_quantize_args", .size = sizeof(nnb_functions_pow2_quantize_args), .wire_size = 13,
    .fields = fields_nnb_functions_pow2_quantize_args, .num_fields = 6};

static const ks_field fields_nnb_functions_axis_n_args[] = {
    {.name = "axis", .orig = "axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_axis_n_args, axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "n", .orig = "n",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_axis_n_args, n),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
};
const ks_type nnb_functions_axis_n_args_desc = {
    .name = "axis_n_args", .size = sizeof(nnb_functions_axis_n_args), .wire_size = 8,
    .fields = fields_nnb_functions_axis_n_args, .num_fields = 2};

static const ks_field fields_nnb_functions_base_axis_eps_args[] = {
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_base_axis_eps_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_base_axis_eps_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
};
const ks_type nnb_functions_base_axis_eps_args_desc = {
    .name = "base_axis_eps_args", .size = sizeof(nnb_functions_base_axis_eps_args), .wire_size = 8,
    .fields = fields_nnb_functions_base_axis_eps_args, .num_fields = 2};

static const ks_constant constants_nnb_functions_one_input_grad_args_one_input_grad[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_one_input_grad_args[] = {
    {.name = "one_input_grad", .orig = "one_input_grad",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_one_input_grad_args, one_input_grad),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_one_input_grad_args_one_input_grad, .num_constants = 1},
};
const ks_type nnb_functions_one_input_grad_args_desc = {
    .name = "one_input_grad_args", .size = sizeof(nnb_functions_one_input_grad_args), .wire_size = 1,
    .fields = fields_nnb_functions_one_input_grad_args, .num_fields = 1};

static const ks_field fields_nnb_functions_clip_norm_axes_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_clip_norm_axes_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "clip_norm", .orig = "clip_norm",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_clip_norm_axes_args, clip_norm),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "axes", .orig = "axes",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_clip_norm_axes_args, axes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
};
const ks_type nnb_functions_clip_norm_axes_args_desc = {
    .name = "clip_norm_axes_args", .size = sizeof(nnb_functions_clip_norm_axes_args), .wire_size = 12,
    .fields = fields_nnb_functions_clip_norm_axes_args, .num_fields = 3};

static const ks_constant constants_nnb_functions_pad_args_mode[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
};
static const ks_field fields_nnb_functions_pad_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_pad_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "pad_width", .orig = "pad_width",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_pad_args, pad_width),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "mode", .orig = "mode",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_pad_args, mode),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_pad_mode_labels,
     .constants = constants_nnb_functions_pad_args_mode, .num_constants = 3},
    {.name = "constant_value", .orig = "constant_value",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_pad_args, constant_value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_pad_args_desc = {
    .name = "pad_args", .size = sizeof(nnb_functions_pad_args), .wire_size = 16,
    .fields = fields_nnb_functions_pad_args, .num_fields = 4};

static const ks_constant constants_nnb_functions_shape_inplace_args_inplace[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_shape_inplace_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_shape_inplace_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "shape", .orig = "shape",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_shape_inplace_args, shape),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "inplace", .orig = "inplace",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_shape_inplace_args, inplace),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_shape_inplace_args_inplace, .num_constants = 1},
};
const ks_type nnb_functions_shape_inplace_args_desc = {
    .name = "shape_inplace_args", .size = sizeof(nnb_functions_shape_inplace_args), .wire_size = 9,
    .fields = fields_nnb_functions_shape_inplace_args, .num_fields = 3};

static const ks_constant constants_nnb_functions_interpolate_0_args_mode[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_interpolate_0_args_align_corners[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_interpolate_0_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_interpolate_0_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "output_size", .orig = "output_size",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_interpolate_0_args, output_size),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "mode", .orig = "mode",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_interpolate_0_args, mode),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_interpolate_mode_labels,
     .constants = constants_nnb_functions_interpolate_0_args_mode, .num_constants = 2},
    {.name = "align_corners", .orig = "align_corners",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_interpolate_0_args, align_corners),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_interpolate_0_args_align_corners, .num_constants = 1},
};
const ks_type nnb_functions_interpolate_0_args_desc = {
    .name = "interpolate_0_args", .size = sizeof(nnb_functions_interpolate_0_args), .wire_size = 13,
    .fields = fields_nnb_functions_interpolate_0_args, .num_fields = 4};

static const ks_constant constants_nnb_functions_alpha_inplace_args_inplace[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_alpha_inplace_args[] = {
    {.name = "alpha", .orig = "alpha",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_alpha_inplace_args, alpha),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "inplace", .orig = "inplace",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_alpha_inplace_args, inplace),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 1,
     .constants = constants_nnb_functions_alpha_inplace_args_inplace, .num_constants = 1},
};
const ks_type nnb_functions_alpha_inplace_args_desc = {
    .name = "alpha_inplace_args", .size = sizeof(nnb_functions_alpha_inplace_args), .wire_size = 5,
    .fields = fields_nnb_functions_alpha_inplace_args, .num_fields = 2};

static const ks_constant constants_nnb_functions_sort_args_reverse[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_sort_args_with_index[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_sort_args_only_index[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_sort_args[] = {
    {.name = "axis", .orig = "axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_sort_args, axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "reverse", .orig = "reverse",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_sort_args, reverse),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 1,
     .constants = constants_nnb_functions_sort_args_reverse, .num_constants = 1},
    {.name = "with_index", .orig = "with_index",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_sort_args, with_index),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 5, .wire_size = 1,
     .constants = constants_nnb_functions_sort_args_with_index, .num_constants = 1},
    {.name = "only_index", .orig = "only_index",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_sort_args, only_index),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 6, .wire_size = 1,
     .constants = constants_nnb_functions_sort_args_only_index, .num_constants = 1},
};
const ks_type nnb_functions_sort_args_desc = {
    .name = "sort_args", .size = sizeof(nnb_functions_sort_args), .wire_size = 7,
    .fields = fields_nnb_functions_sort_args, .num_fields = 4};

static const ks_constant constants_nnb_functions_min_args_keep_dims[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_min_args_with_index[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_min_args_only_index[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_min_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_min_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "axes", .orig = "axes",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_min_args, axes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "keep_dims", .orig = "keep_dims",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_min_args, keep_dims),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_min_args_keep_dims, .num_constants = 1},
    {.name = "with_index", .orig = "with_index",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_min_args, with_index),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_min_args_with_index, .num_constants = 1},
    {.name = "only_index", .orig = "only_index",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_min_args, only_index),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_min_args_only_index, .num_constants = 1},
};
const ks_type nnb_functions_min_args_desc = {
    .name = "min_args", .size = sizeof(nnb_functions_min_args), .wire_size = 11,
    .fields = fields_nnb_functions_min_args, .num_fields = 5};

static const ks_field fields_nnb_functions_arange_args[] = {
    {.name = "start", .orig = "start",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_arange_args, start),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "stop", .orig = "stop",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_arange_args, stop),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "step", .orig = "step",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_arange_args, step),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
};
const ks_type nnb_functions_arange_args_desc = {
    .name = "arange_args", .size = sizeof(nnb_functions_arange_args), .wire_size = 12,
    .fields = fields_nnb_functions_arange_args, .num_fields = 3};

static const ks_field fields_nnb_functions_rate_args[] = {
    {.name = "rate", .orig = "rate",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_rate_args, rate),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_rate_args_desc = {
    .name = "rate_args", .size = sizeof(nnb_functions_rate_args), .wire_size = 4,
    .fields = fields_nnb_functions_rate_args, .num_fields = 1};

static const ks_constant constants_nnb_functions_signal_ndim_normalized_args_normalized[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_signal_ndim_normalized_args[] = {
    {.name = "signal_ndim", .orig = "signal_ndim",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_signal_ndim_normalized_args, signal_ndim),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "normalized", .orig = "normalized",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_signal_ndim_normalized_args, normalized),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 1,
     .constants = constants_nnb_functions_signal_ndim_normalized_args_normalized, .num_constants = 1},
};
const ks_type nnb_functions_signal_ndim_normalized_args_desc = {
    .name = "signal_ndim_normalized_args", .size = sizeof(nnb_functions_signal_ndim_normalized_args), .wire_size = 5,
    .fields = fields_nnb_functions_signal_ndim_normalized_args, .num_fields = 2};

static const ks_constant constants_nnb_functions_nms_detection2d_args_nms_per_class[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_nms_detection2d_args[] = {
    {.name = "thresh", .orig = "thresh",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_nms_detection2d_args, thresh),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "nms", .orig = "nms",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_nms_detection2d_args, nms),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "nms_per_class", .orig = "nms_per_class",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_nms_detection2d_args, nms_per_class),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 1,
     .constants = constants_nnb_functions_nms_detection2d_args_nms_per_class, .num_constants = 1},
};
const ks_type nnb_functions_nms_detection2d_args_desc = {
    .name = "nms_detection2d_args", .size = sizeof(nnb_functions_nms_detection2d_args), .wire_size = 9,
    .fields = fields_nnb_functions_nms_detection2d_args, .num_fields = 3};

static const ks_field fields_nnb_functions_binary_weight_convolution_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_binary_weight_convolution_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_binary_weight_convolution_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "pad", .orig = "pad",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_binary_weight_convolution_args, pad),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_binary_weight_convolution_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "dilation", .orig = "dilation",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_binary_weight_convolution_args, dilation),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "group", .orig = "group",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_binary_weight_convolution_args, group),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "quantize_zero_to", .orig = "quantize_zero_to",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_binary_weight_convolution_args, quantize_zero_to),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_binary_weight_convolution_args_desc = {
    .name = "binary_weight_convolution_args", .size = sizeof(nnb_functions_binary_weight_convolution_args), .wire_size = 36,
    .fields = fields_nnb_functions_binary_weight_convolution_args, .num_fields = 7};

static const ks_field fields_nnb_functions_base_axis_quantize_zero_to_args[] = {
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_base_axis_quantize_zero_to_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "quantize_zero_to", .orig = "quantize_zero_to",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_base_axis_quantize_zero_to_args, quantize_zero_to),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
};
const ks_type nnb_functions_base_axis_quantize_zero_to_args_desc = {
    .name = "base_axis_quantize_zero_to_args", .size = sizeof(nnb_functions_base_axis_quantize_zero_to_args), .wire_size = 8,
    .fields = fields_nnb_functions_base_axis_quantize_zero_to_args, .num_fields = 2};

static const ks_constant constants_nnb_functions_lstm_args_bidirectional[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_lstm_args_training[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_lstm_args[] = {
    {.name = "num_layers", .orig = "num_layers",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_lstm_args, num_layers),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "dropout", .orig = "dropout",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_lstm_args, dropout),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "bidirectional", .orig = "bidirectional",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_lstm_args, bidirectional),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 1,
     .constants = constants_nnb_functions_lstm_args_bidirectional, .num_constants = 1},
    {.name = "training", .orig = "training",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_lstm_args, training),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 9, .wire_size = 1,
     .constants = constants_nnb_functions_lstm_args_training, .num_constants = 1},
};
const ks_type nnb_functions_lstm_args_desc = {
    .name = "lstm_args", .size = sizeof(nnb_functions_lstm_args), .wire_size = 10,
    .fields = fields_nnb_functions_lstm_args, .num_fields = 4};

static const ks_constant constants_nnb_functions_rnn_args_nonlinearity[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_rnn_args_bidirectional[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_rnn_args_training[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_rnn_args[] = {
    {.name = "num_layers", .orig = "num_layers",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_rnn_args, num_layers),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "nonlinearity", .orig = "nonlinearity",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_rnn_args, nonlinearity),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4,
     .enumeration = &nnb_functions_rnn_nonlinearity_labels,
     .constants = constants_nnb_functions_rnn_args_nonlinearity, .num_constants = 2},
    {.name = "dropout", .orig = "dropout",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_rnn_args, dropout),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
    {.name = "bidirectional", .orig = "bidirectional",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_rnn_args, bidirectional),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 12, .wire_size = 1,
     .constants = constants_nnb_functions_rnn_args_bidirectional, .num_constants = 1},
    {.name = "training", .orig = "training",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_rnn_args, training),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 13, .wire_size = 1,
     .constants = constants_nnb_functions_rnn_args_training, .num_constants = 1},
};
const ks_type nnb_functions_rnn_args_desc = {
    .name = "rnn_args", .size = sizeof(nnb_functions_rnn_args), .wire_size = 14,
    .fields = fields_nnb_functions_rnn_args, .num_fields = 5};

static const ks_constant constants_nnb_functions_random_choice_args_replace[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_random_choice_args_alignment_29[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_field fields_nnb_functions_random_choice_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_random_choice_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "shape", .orig = "shape",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_random_choice_args, shape),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "replace", .orig = "replace",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_random_choice_args, replace),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_random_choice_args_replace, .num_constants = 1},
    {.name = "alignment_29", .orig = "alignment_29",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_random_choice_args, alignment_29),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 3,
     .constants = constants_nnb_functions_random_choice_args_alignment_29, .num_constants = 1},
    {.name = "seed", .orig = "seed",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_choice_args, seed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_random_choice_args_desc = {
    .name = "random_choice_args", .size = sizeof(nnb_functions_random_choice_args), .wire_size = 16,
    .fields = fields_nnb_functions_random_choice_args, .num_fields = 5};

static const ks_field fields_nnb_functions_reps_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_reps_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "reps", .orig = "reps",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_reps_args, reps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
};
const ks_type nnb_functions_reps_args_desc = {
    .name = "reps_args", .size = sizeof(nnb_functions_reps_args), .wire_size = 8,
    .fields = fields_nnb_functions_reps_args, .num_fields = 2};

static const ks_constant constants_nnb_functions_sync_batch_normalization_args_group[] = {
    {.word = UINT64_C(0)},
};
static const ks_constant constants_nnb_functions_sync_batch_normalization_args_batch_stat[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_sync_batch_normalization_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_sync_batch_normalization_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "group", .orig = "group",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_sync_batch_normalization_args, group),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_group_labels,
     .constants = constants_nnb_functions_sync_batch_normalization_args_group, .num_constants = 1},
    {.name = "axes", .orig = "axes",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_sync_batch_normalization_args, axes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "decay_rate", .orig = "decay_rate",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_sync_batch_normalization_args, decay_rate),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_sync_batch_normalization_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "batch_stat", .orig = "batch_stat",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_sync_batch_normalization_args, batch_stat),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_sync_batch_normalization_args_batch_stat, .num_constants = 1},
};
const ks_type nnb_functions_sync_batch_normalization_args_desc = {
    .name = "sync_batch_normalization_args", .size = sizeof(nnb_functions_sync_batch_normalization_args), .wire_size = 21,
    .fields = fields_nnb_functions_sync_batch_normalization_args, .num_fields = 6};

static const ks_constant constants_nnb_functions_convolution_args_channel_last[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_convolution_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_convolution_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_convolution_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "pad", .orig = "pad",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_convolution_args, pad),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_convolution_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "dilation", .orig = "dilation",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_convolution_args, dilation),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "group", .orig = "group",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_convolution_args, group),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "channel_last", .orig = "channel_last",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_convolution_args, channel_last),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_convolution_args_channel_last, .num_constants = 1},
};
const ks_type nnb_functions_convolution_args_desc = {
    .name = "convolution_args", .size = sizeof(nnb_functions_convolution_args), .wire_size = 33,
    .fields = fields_nnb_functions_convolution_args, .num_fields = 7};

static const ks_constant constants_nnb_functions_average_pooling_args_ignore_border[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_average_pooling_args_alignment_37[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_constant constants_nnb_functions_average_pooling_args_channel_last[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_average_pooling_args_including_pad[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_average_pooling_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_average_pooling_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "kernel", .orig = "kernel",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_average_pooling_args, kernel),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_average_pooling_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "ignore_border", .orig = "ignore_border",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_average_pooling_args, ignore_border),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_average_pooling_args_ignore_border, .num_constants = 1},
    {.name = "alignment_37", .orig = "alignment_37",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_average_pooling_args, alignment_37),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 3,
     .constants = constants_nnb_functions_average_pooling_args_alignment_37, .num_constants = 1},
    {.name = "pad", .orig = "pad",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_average_pooling_args, pad),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "channel_last", .orig = "channel_last",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_average_pooling_args, channel_last),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_average_pooling_args_channel_last, .num_constants = 1},
    {.name = "including_pad", .orig = "including_pad",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_average_pooling_args, including_pad),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_average_pooling_args_including_pad, .num_constants = 1},
};
const ks_type nnb_functions_average_pooling_args_desc = {
    .name = "average_pooling_args", .size = sizeof(nnb_functions_average_pooling_args), .wire_size = 30,
    .fields = fields_nnb_functions_average_pooling_args, .num_fields = 8};

static const ks_constant constants_nnb_functions_fused_batch_normalization_args_batch_stat[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_fused_batch_normalization_args_alignment_37[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_constant constants_nnb_functions_fused_batch_normalization_args_nonlinearity[] = {
    {.word = UINT64_C(0)},
};
static const ks_field fields_nnb_functions_fused_batch_normalization_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_fused_batch_normalization_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "axes", .orig = "axes",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_fused_batch_normalization_args, axes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "decay_rate", .orig = "decay_rate",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fused_batch_normalization_args, decay_rate),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fused_batch_normalization_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "batch_stat", .orig = "batch_stat",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_fused_batch_normalization_args, batch_stat),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_fused_batch_normalization_args_batch_stat, .num_constants = 1},
    {.name = "alignment_37", .orig = "alignment_37",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_fused_batch_normalization_args, alignment_37),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 3,
     .constants = constants_nnb_functions_fused_batch_normalization_args_alignment_37, .num_constants = 1},
    {.name = "nonlinearity", .orig = "nonlinearity",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fused_batch_normalization_args, nonlinearity),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_fused_batch_normalization_nonlinearity_labels,
     .constants = constants_nnb_functions_fused_batch_normalization_args_nonlinearity, .num_constants = 1},
};
const ks_type nnb_functions_fused_batch_normalization_args_desc = {
    .name = "fused_batch_normalization_args", .size = sizeof(nnb_functions_fused_batch_normalization_args), .wire_size = 24,
    .fields = fields_nnb_functions_fused_batch_normalization_args, .num_fields = 7};

static const ks_constant constants_nnb_functions_min_max_quantize_0_args_x_min_max[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_min_max_quantize_0_args_ema[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_min_max_quantize_0_args_ste_fine_grained[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_min_max_quantize_0_args[] = {
    {.name = "decay", .orig = "decay",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_min_max_quantize_0_args, decay),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "x_min_max", .orig = "x_min_max",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_min_max_quantize_0_args, x_min_max),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 1,
     .constants = constants_nnb_functions_min_max_quantize_0_args_x_min_max, .num_constants = 1},
    {.name = "ema", .orig = "ema",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_min_max_quantize_0_args, ema),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 5, .wire_size = 1,
     .constants = constants_nnb_functions_min_max_quantize_0_args_ema, .num_constants = 1},
    {.name = "ste_fine_grained", .orig = "ste_fine_grained",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_min_max_quantize_0_args, ste_fine_grained),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 6, .wire_size = 1,
     .constants = constants_nnb_functions_min_max_quantize_0_args_ste_fine_grained, .num_constants = 1},
};
const ks_type nnb_functions_min_max_quantize_0_args_desc = {
    .name = "min_max_quantize_0_args", .size = sizeof(nnb_functions_min_max_quantize_0_args), .wire_size = 7,
    .fields = fields_nnb_functions_min_max_quantize_0_args, .num_fields = 4};

static const ks_constant constants_nnb_functions_min_max_quantize_args_x_min_max[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_min_max_quantize_args_ema[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_min_max_quantize_args_ste_fine_grained[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_min_max_quantize_args_alignment_27[] = {
    {.bytes = "\000", .size = 1},
};
static const ks_field fields_nnb_functions_min_max_quantize_args[] = {
    {.name = "decay", .orig = "decay",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_min_max_quantize_args, decay),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "x_min_max", .orig = "x_min_max",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_min_max_quantize_args, x_min_max),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 1,
     .constants = constants_nnb_functions_min_max_quantize_args_x_min_max, .num_constants = 1},
    {.name = "ema", .orig = "ema",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_min_max_quantize_args, ema),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 5, .wire_size = 1,
     .constants = constants_nnb_functions_min_max_quantize_args_ema, .num_constants = 1},
    {.name = "ste_fine_grained", .orig = "ste_fine_grained",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_min_max_quantize_args, ste_fine_grained),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 6, .wire_size = 1,
     .constants = constants_nnb_functions_min_max_quantize_args_ste_fine_grained, .num_constants = 1},
    {.name = "alignment_27", .orig = "alignment_27",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_min_max_quantize_args, alignment_27),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 7, .wire_size = 1,
     .constants = constants_nnb_functions_min_max_quantize_args_alignment_27, .num_constants = 1},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_min_max_quantize_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
};
const ks_type nnb_functions_min_max_quantize_args_desc = {
    .name = "min_max_quantize_args", .size = sizeof(nnb_functions_min_max_quantize_args), .wire_size = 12,
    .fields = fields_nnb_functions_min_max_quantize_args, .num_fields = 6};

static const ks_field fields_nnb_functions_patch_correlation_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_patch_correlation_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "patch", .orig = "patch",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_patch_correlation_args, patch),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "shift", .orig = "shift",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_patch_correlation_args, shift),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "patch_step", .orig = "patch_step",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_patch_correlation_args, patch_step),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "shift_step", .orig = "shift_step",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_patch_correlation_args, shift_step),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "padding", .orig = "padding",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_patch_correlation_args, padding),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
};
const ks_type nnb_functions_patch_correlation_args_desc = {
    .name = "patch_correlation_args", .size = sizeof(nnb_functions_patch_correlation_args), .wire_size = 40,
    .fields = fields_nnb_functions_patch_correlation_args, .num_fields = 6};

static const ks_constant constants_nnb_functions_random_erase_1_args_share[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_random_erase_1_args_inplace[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_random_erase_1_args_alignment_30[] = {
    {.bytes = "\000\000", .size = 2},
};
static const ks_constant constants_nnb_functions_random_erase_1_args_channel_last[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_random_erase_1_args[] = {
    {.name = "prob", .orig = "prob",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_1_args, prob),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "n", .orig = "n",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_1_args, n),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "share", .orig = "share",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_1_args, share),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 1,
     .constants = constants_nnb_functions_random_erase_1_args_share, .num_constants = 1},
    {.name = "inplace", .orig = "inplace",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_1_args, inplace),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 9, .wire_size = 1,
     .constants = constants_nnb_functions_random_erase_1_args_inplace, .num_constants = 1},
    {.name = "alignment_30", .orig = "alignment_30",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_1_args, alignment_30),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 10, .wire_size = 2,
     .constants = constants_nnb_functions_random_erase_1_args_alignment_30, .num_constants = 1},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_1_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 12, .wire_size = 4},
    {.name = "seed", .orig = "seed",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_1_args, seed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 16, .wire_size = 4},
    {.name = "channel_last", .orig = "channel_last",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_1_args, channel_last),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 20, .wire_size = 1,
     .constants = constants_nnb_functions_random_erase_1_args_channel_last, .num_constants = 1},
};
const ks_type nnb_functions_random_erase_1_args_desc = {
    .name = "random_erase_1_args", .size = sizeof(nnb_functions_random_erase_1_args), .wire_size = 21,
    .fields = fields_nnb_functions_random_erase_1_args, .num_fields = 8};

static const ks_constant constants_nnb_functions_random_erase_args_share[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_random_erase_args_inplace[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_random_erase_args_alignment_30[] = {
    {.bytes = "\000\000", .size = 2},
};
static const ks_constant constants_nnb_functions_random_erase_args_channel_last[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_random_erase_args_ste_fine_grained[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_random_erase_args[] = {
    {.name = "prob", .orig = "prob",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_args, prob),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "n", .orig = "n",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_args, n),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "share", .orig = "share",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_args, share),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 1,
     .constants = constants_nnb_functions_random_erase_args_share, .num_constants = 1},
    {.name = "inplace", .orig = "inplace",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_args, inplace),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 9, .wire_size = 1,
     .constants = constants_nnb_functions_random_erase_args_inplace, .num_constants = 1},
    {.name = "alignment_30", .orig = "alignment_30",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_args, alignment_30),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 10, .wire_size = 2,
     .constants = constants_nnb_functions_random_erase_args_alignment_30, .num_constants = 1},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 12, .wire_size = 4},
    {.name = "seed", .orig = "seed",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_args, seed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 16, .wire_size = 4},
    {.name = "channel_last", .orig = "channel_last",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_args, channel_last),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 20, .wire_size = 1,
     .constants = constants_nnb_functions_random_erase_args_channel_last, .num_constants = 1},
    {.name = "ste_fine_grained", .orig = "ste_fine_grained",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_random_erase_args, ste_fine_grained),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 21, .wire_size = 1,
     .constants = constants_nnb_functions_random_erase_args_ste_fine_grained, .num_constants = 1},
};
const ks_type nnb_functions_random_erase_args_desc = {
    .name = "random_erase_args", .size = sizeof(nnb_functions_random_erase_args), .wire_size = 22,
    .fields = fields_nnb_functions_random_erase_args, .num_fields = 9};

static const ks_constant constants_nnb_functions_interpolate_1_args_mode[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_interpolate_1_args_align_corners[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_interpolate_1_args_half_pixel[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_interpolate_1_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_interpolate_1_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "output_size", .orig = "output_size",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_interpolate_1_args, output_size),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "mode", .orig = "mode",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_interpolate_1_args, mode),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_interpolate_mode_labels,
     .constants = constants_nnb_functions_interpolate_1_args_mode, .num_constants = 2},
    {.name = "align_corners", .orig = "align_corners",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_interpolate_1_args, align_corners),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_interpolate_1_args_align_corners, .num_constants = 1},
    {.name = "half_pixel", .orig = "half_pixel",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_interpolate_1_args, half_pixel),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_interpolate_1_args_half_pixel, .num_constants = 1},
};
const ks_type nnb_functions_interpolate_1_args_desc = {
    .name = "interpolate_1_args", .size = sizeof(nnb_functions_interpolate_1_args), .wire_size = 14,
    .fields = fields_nnb_functions_interpolate_1_args, .num_fields = 5};

static const ks_constant constants_nnb_functions_kernel_channel_last_args_channel_last[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_kernel_channel_last_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_kernel_channel_last_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "kernel", .orig = "kernel",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_kernel_channel_last_args, kernel),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "channel_last", .orig = "channel_last",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_kernel_channel_last_args, channel_last),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_kernel_channel_last_args_channel_last, .num_constants = 1},
};
const ks_type nnb_functions_kernel_channel_last_args_desc = {
    .name = "kernel_channel_last_args", .size = sizeof(nnb_functions_kernel_channel_last_args), .wire_size = 9,
    .fields = fields_nnb_functions_kernel_channel_last_args, .num_fields = 3};

static const ks_field fields_nnb_functions_rand_beta_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_rand_beta_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "alpha", .orig = "alpha",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_rand_beta_args, alpha),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "beta", .orig = "beta",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_rand_beta_args, beta),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "shape", .orig = "shape",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_rand_beta_args, shape),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "seed", .orig = "seed",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_rand_beta_args, seed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_rand_beta_args_desc = {
    .name = "rand_beta_args", .size = sizeof(nnb_functions_rand_beta_args), .wire_size = 20,
    .fields = fields_nnb_functions_rand_beta_args, .num_fields = 5};

static const ks_field fields_nnb_functions_rand_binomial_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_rand_binomial_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "n", .orig = "n",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_rand_binomial_args, n),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "p", .orig = "p",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_rand_binomial_args, p),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "shape", .orig = "shape",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_rand_binomial_args, shape),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "seed", .orig = "seed",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_rand_binomial_args, seed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_rand_binomial_args_desc = {
    .name = "rand_binomial_args", .size = sizeof(nnb_functions_rand_binomial_args), .wire_size = 20,
    .fields = fields_nnb_functions_rand_binomial_args, .num_fields = 5};

static const ks_field fields_nnb_functions_rand_gamma_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_rand_gamma_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "k", .orig = "k",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_rand_gamma_args, k),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "theta", .orig = "theta",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_rand_gamma_args, theta),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "shape", .orig = "shape",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_rand_gamma_args, shape),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "seed", .orig = "seed",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_rand_gamma_args, seed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_rand_gamma_args_desc = {
    .name = "rand_gamma_args", .size = sizeof(nnb_functions_rand_gamma_args), .wire_size = 20,
    .fields = fields_nnb_functions_rand_gamma_args, .num_fields = 5};

static const ks_constant constants_nnb_functions_interpolate_args_mode[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_interpolate_args_align_corners[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_interpolate_args_half_pixel[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_interpolate_args_half_pixel_for_nn[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_interpolate_args_channel_last[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_interpolate_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_interpolate_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "output_size", .orig = "output_size",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_interpolate_args, output_size),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "mode", .orig = "mode",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_interpolate_args, mode),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_interpolate_mode_labels,
     .constants = constants_nnb_functions_interpolate_args_mode, .num_constants = 2},
    {.name = "align_corners", .orig = "align_corners",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_interpolate_args, align_corners),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_interpolate_args_align_corners, .num_constants = 1},
    {.name = "half_pixel", .orig = "half_pixel",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_interpolate_args, half_pixel),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_interpolate_args_half_pixel, .num_constants = 1},
    {.name = "half_pixel_for_nn", .orig = "half_pixel_for_nn",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_interpolate_args, half_pixel_for_nn),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_interpolate_args_half_pixel_for_nn, .num_constants = 1},
    {.name = "channel_last", .orig = "channel_last",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_interpolate_args, channel_last),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_interpolate_args_channel_last, .num_constants = 1},
};
const ks_type nnb_functions_interpolate_args_desc = {
    .name = "interpolate_args", .size = sizeof(nnb_functions_interpolate_args), .wire_size = 16,
    .fields = fields_nnb_functions_interpolate_args, .num_fields = 7};

static const ks_constant constants_nnb_functions_deconvolution_args_channel_last[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_deconvolution_args_alignment_53[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_field fields_nnb_functions_deconvolution_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_deconvolution_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_deconvolution_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "pad", .orig = "pad",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_deconvolution_args, pad),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_deconvolution_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "dilation", .orig = "dilation",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_deconvolution_args, dilation),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "group", .orig = "group",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_deconvolution_args, group),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "channel_last", .orig = "channel_last",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_deconvolution_args, channel_last),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_deconvolution_args_channel_last, .num_constants = 1},
    {.name = "alignment_53", .orig = "alignment_53",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_deconvolution_args, alignment_53),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 3,
     .constants = constants_nnb_functions_deconvolution_args_alignment_53, .num_constants = 1},
    {.name = "output_padding", .orig = "output_padding",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_deconvolution_args, output_padding),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
};
const ks_type nnb_functions_deconvolution_args_desc = {
    .name = "deconvolution_args", .size = sizeof(nnb_functions_deconvolution_args), .wire_size = 44,
    .fields = fields_nnb_functions_deconvolution_args, .num_fields = 9};

static const ks_constant constants_nnb_functions_quantize_linear_args_round_mode[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_quantize_linear_args_narrow_range[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_quantize_linear_args_alignment_25[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_field fields_nnb_functions_quantize_linear_args[] = {
    {.name = "round_mode", .orig = "round_mode",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_quantize_linear_args, round_mode),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_round_mode_labels,
     .constants = constants_nnb_functions_quantize_linear_args_round_mode, .num_constants = 2},
    {.name = "narrow_range", .orig = "narrow_range",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_quantize_linear_args, narrow_range),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 1,
     .constants = constants_nnb_functions_quantize_linear_args_narrow_range, .num_constants = 1},
    {.name = "alignment_25", .orig = "alignment_25",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_quantize_linear_args, alignment_25),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 5, .wire_size = 3,
     .constants = constants_nnb_functions_quantize_linear_args_alignment_25, .num_constants = 1},
    {.name = "dtype", .orig = "dtype",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_quantize_linear_args, dtype),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
};
const ks_type nnb_functions_quantize_linear_args_desc = {
    .name = "quantize_linear_args", .size = sizeof(nnb_functions_quantize_linear_args), .wire_size = 12,
    .fields = fields_nnb_functions_quantize_linear_args, .num_fields = 4};

static const ks_constant constants_nnb_functions_fused_convolution_0_args_channel_last[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_fused_convolution_0_args_alignment_53[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_constant constants_nnb_functions_fused_convolution_0_args_batch_stat[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_fused_convolution_0_args_alignment_65[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_constant constants_nnb_functions_fused_convolution_0_args_nonlinearity[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
    {.word = UINT64_C(3)},
    {.word = UINT64_C(4)},
    {.word = UINT64_C(5)},
    {.word = UINT64_C(6)},
};
static const ks_field fields_nnb_functions_fused_convolution_0_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_0_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_0_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "pad", .orig = "pad",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_0_args, pad),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_0_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "dilation", .orig = "dilation",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_0_args, dilation),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "group", .orig = "group",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_0_args, group),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "channel_last", .orig = "channel_last",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_0_args, channel_last),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_fused_convolution_0_args_channel_last, .num_constants = 1},
    {.name = "alignment_53", .orig = "alignment_53",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_0_args, alignment_53),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 3,
     .constants = constants_nnb_functions_fused_convolution_0_args_alignment_53, .num_constants = 1},
    {.name = "decay_rate", .orig = "decay_rate",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_0_args, decay_rate),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_0_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "batch_stat", .orig = "batch_stat",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_0_args, batch_stat),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_fused_convolution_0_args_batch_stat, .num_constants = 1},
    {.name = "alignment_65", .orig = "alignment_65",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_0_args, alignment_65),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 3,
     .constants = constants_nnb_functions_fused_convolution_0_args_alignment_65, .num_constants = 1},
    {.name = "nonlinearity", .orig = "nonlinearity",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_0_args, nonlinearity),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_fused_convolution_nonlinearity_labels,
     .constants = constants_nnb_functions_fused_convolution_0_args_nonlinearity, .num_constants = 7},
};
const ks_type nnb_functions_fused_convolution_0_args_desc = {
    .name = "fused_convolution_0_args", .size = sizeof(nnb_functions_fused_convolution_0_args), .wire_size = 52,
    .fields = fields_nnb_functions_fused_convolution_0_args, .num_fields = 13};

static const ks_constant constants_nnb_functions_size_align_corners_args_align_corners[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_size_align_corners_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_size_align_corners_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "size", .orig = "size",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_size_align_corners_args, size),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "align_corners", .orig = "align_corners",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_size_align_corners_args, align_corners),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_size_align_corners_args_align_corners, .num_constants = 1},
};
const ks_type nnb_functions_size_align_corners_args_desc = {
    .name = "size_align_corners_args", .size = sizeof(nnb_functions_size_align_corners_args), .wire_size = 9,
    .fields = fields_nnb_functions_size_align_corners_args, .num_fields = 3};

static const ks_constant constants_nnb_functions_warp_by_grid_args_mode[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_warp_by_grid_args_padding_mode[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
};
static const ks_constant constants_nnb_functions_warp_by_grid_args_align_corners[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_warp_by_grid_args_channel_last[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_warp_by_grid_args[] = {
    {.name = "mode", .orig = "mode",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_warp_by_grid_args, mode),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_warp_by_grid_mode_labels,
     .constants = constants_nnb_functions_warp_by_grid_args_mode, .num_constants = 2},
    {.name = "padding_mode", .orig = "padding_mode",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_warp_by_grid_args, padding_mode),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4,
     .enumeration = &nnb_functions_padding_mode_labels,
     .constants = constants_nnb_functions_warp_by_grid_args_padding_mode, .num_constants = 3},
    {.name = "align_corners", .orig = "align_corners",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_warp_by_grid_args, align_corners),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 1,
     .constants = constants_nnb_functions_warp_by_grid_args_align_corners, .num_constants = 1},
    {.name = "channel_last", .orig = "channel_last",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_warp_by_grid_args, channel_last),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 9, .wire_size = 1,
     .constants = constants_nnb_functions_warp_by_grid_args_channel_last, .num_constants = 1},
};
const ks_type nnb_functions_warp_by_grid_args_desc = {
    .name = "warp_by_grid_args", .size = sizeof(nnb_functions_warp_by_grid_args), .wire_size = 10,
    .fields = fields_nnb_functions_warp_by_grid_args, .num_fields = 4};

static const ks_field fields_nnb_functions_axis_batch_dims_args[] = {
    {.name = "axis", .orig = "axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_axis_batch_dims_args, axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "batch_dims", .orig = "batch_dims",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_axis_batch_dims_args, batch_dims),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
};
const ks_type nnb_functions_axis_batch_dims_args_desc = {
    .name = "axis_batch_dims_args", .size = sizeof(nnb_functions_axis_batch_dims_args), .wire_size = 8,
    .fields = fields_nnb_functions_axis_batch_dims_args, .num_fields = 2};

static const ks_field fields_nnb_functions_dim_eps_args[] = {
    {.name = "dim", .orig = "dim",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_dim_eps_args, dim),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_dim_eps_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
};
const ks_type nnb_functions_dim_eps_args_desc = {
    .name = "dim_eps_args", .size = sizeof(nnb_functions_dim_eps_args), .wire_size = 8,
    .fields = fields_nnb_functions_dim_eps_args, .num_fields = 2};

static const ks_constant constants_nnb_functions_batch_first_args_batch_first[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_batch_first_args[] = {
    {.name = "batch_first", .orig = "batch_first",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_batch_first_args, batch_first),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_batch_first_args_batch_first, .num_constants = 1},
};
const ks_type nnb_functions_batch_first_args_desc = {
    .name = "batch_first_args", .size = sizeof(nnb_functions_batch_first_args), .wire_size = 1,
    .fields = fields_nnb_functions_batch_first_args, .num_fields = 1};

static const ks_constant constants_nnb_functions_pad_packed_sequence_args_batch_first[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_pad_packed_sequence_args_alignment_21[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_field fields_nnb_functions_pad_packed_sequence_args[] = {
    {.name = "batch_first", .orig = "batch_first",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_pad_packed_sequence_args, batch_first),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_pad_packed_sequence_args_batch_first, .num_constants = 1},
    {.name = "alignment_21", .orig = "alignment_21",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_pad_packed_sequence_args, alignment_21),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 1, .wire_size = 3,
     .constants = constants_nnb_functions_pad_packed_sequence_args_alignment_21, .num_constants = 1},
    {.name = "padding_value", .orig = "padding_value",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_pad_packed_sequence_args, padding_value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "total_length", .orig = "total_length",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_pad_packed_sequence_args, total_length),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
};
const ks_type nnb_functions_pad_packed_sequence_args_desc = {
    .name = "pad_packed_sequence_args", .size = sizeof(nnb_functions_pad_packed_sequence_args), .wire_size = 12,
    .fields = fields_nnb_functions_pad_packed_sequence_args, .num_fields = 4};

static const ks_constant constants_nnb_functions_val_inplace_args_inplace[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_val_inplace_args[] = {
    {.name = "val", .orig = "val",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_val_inplace_args, val),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "inplace", .orig = "inplace",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_val_inplace_args, inplace),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 1,
     .constants = constants_nnb_functions_val_inplace_args_inplace, .num_constants = 1},
};
const ks_type nnb_functions_val_inplace_args_desc = {
    .name = "val_inplace_args", .size = sizeof(nnb_functions_val_inplace_args), .wire_size = 5,
    .fields = fields_nnb_functions_val_inplace_args, .num_fields = 2};

static const ks_field fields_nnb_functions_norm_normalization_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_norm_normalization_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "p", .orig = "p",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_norm_normalization_args, p),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "axes", .orig = "axes",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_norm_normalization_args, axes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_norm_normalization_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_norm_normalization_args_desc = {
    .name = "norm_normalization_args", .size = sizeof(nnb_functions_norm_normalization_args), .wire_size = 16,
    .fields = fields_nnb_functions_norm_normalization_args, .num_fields = 4};

static const ks_constant constants_nnb_functions_norm_args_keep_dims[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_norm_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_norm_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "p", .orig = "p",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_norm_args, p),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "axes", .orig = "axes",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_norm_args, axes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "keep_dims", .orig = "keep_dims",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_norm_args, keep_dims),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_norm_args_keep_dims, .num_constants = 1},
};
const ks_type nnb_functions_norm_args_desc = {
    .name = "norm_args", .size = sizeof(nnb_functions_norm_args), .wire_size = 13,
    .fields = fields_nnb_functions_norm_args, .num_fields = 4};

static const ks_constant constants_nnb_functions_random_shift_args_border_mode[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
};
static const ks_field fields_nnb_functions_random_shift_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_random_shift_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "shifts", .orig = "shifts",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_random_shift_args, shifts),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "border_mode", .orig = "border_mode",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_shift_args, border_mode),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_random_shift_border_mode_labels,
     .constants = constants_nnb_functions_random_shift_args_border_mode, .num_constants = 3},
    {.name = "constant_value", .orig = "constant_value",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_shift_args, constant_value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_shift_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "seed", .orig = "seed",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_random_shift_args, seed),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_random_shift_args_desc = {
    .name = "random_shift_args", .size = sizeof(nnb_functions_random_shift_args), .wire_size = 24,
    .fields = fields_nnb_functions_random_shift_args, .num_fields = 6};

static const ks_constant constants_nnb_functions_group_normalization_args_no_scale[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_group_normalization_args_no_bias[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_group_normalization_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_group_normalization_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "num_groups", .orig = "num_groups",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_group_normalization_args, num_groups),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "channel_axis", .orig = "channel_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_group_normalization_args, channel_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "batch_axis", .orig = "batch_axis",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_group_normalization_args, batch_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_group_normalization_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "no_scale", .orig = "no_scale",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_group_normalization_args, no_scale),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_group_normalization_args_no_scale, .num_constants = 1},
    {.name = "no_bias", .orig = "no_bias",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_group_normalization_args, no_bias),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_group_normalization_args_no_bias, .num_constants = 1},
};
const ks_type nnb_functions_group_normalization_args_desc = {
    .name = "group_normalization_args", .size = sizeof(nnb_functions_group_normalization_args), .wire_size = 22,
    .fields = fields_nnb_functions_group_normalization_args, .num_fields = 7};

static const ks_constant constants_nnb_functions_instance_normalization_args_no_scale[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_instance_normalization_args_no_bias[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_instance_normalization_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_instance_normalization_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "channel_axis", .orig = "channel_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_instance_normalization_args, channel_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "batch_axis", .orig = "batch_axis",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_instance_normalization_args, batch_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_instance_normalization_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "no_scale", .orig = "no_scale",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_instance_normalization_args, no_scale),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_instance_normalization_args_no_scale, .num_constants = 1},
    {.name = "no_bias", .orig = "no_bias",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_instance_normalization_args, no_bias),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_instance_normalization_args_no_bias, .num_constants = 1},
};
const ks_type nnb_functions_instance_normalization_args_desc = {
    .name = "instance_normalization_args", .size = sizeof(nnb_functions_instance_normalization_args), .wire_size = 18,
    .fields = fields_nnb_functions_instance_normalization_args, .num_fields = 6};

static const ks_constant constants_nnb_functions_layer_normalization_args_no_scale[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_layer_normalization_args_no_bias[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_layer_normalization_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_layer_normalization_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "batch_axis", .orig = "batch_axis",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_layer_normalization_args, batch_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_layer_normalization_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "no_scale", .orig = "no_scale",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_layer_normalization_args, no_scale),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_layer_normalization_args_no_scale, .num_constants = 1},
    {.name = "no_bias", .orig = "no_bias",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_layer_normalization_args, no_bias),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_layer_normalization_args_no_bias, .num_constants = 1},
};
const ks_type nnb_functions_layer_normalization_args_desc = {
    .name = "layer_normalization_args", .size = sizeof(nnb_functions_layer_normalization_args), .wire_size = 14,
    .fields = fields_nnb_functions_layer_normalization_args, .num_fields = 5};

static const ks_constant constants_nnb_functions_tensor_normalization_args_no_scale[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_tensor_normalization_args_no_bias[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_tensor_normalization_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_tensor_normalization_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "axes", .orig = "axes",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_tensor_normalization_args, axes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_tensor_normalization_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "no_scale", .orig = "no_scale",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_tensor_normalization_args, no_scale),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_tensor_normalization_args_no_scale, .num_constants = 1},
    {.name = "no_bias", .orig = "no_bias",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_tensor_normalization_args, no_bias),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_tensor_normalization_args_no_bias, .num_constants = 1},
};
const ks_type nnb_functions_tensor_normalization_args_desc = {
    .name = "tensor_normalization_args", .size = sizeof(nnb_functions_tensor_normalization_args), .wire_size = 14,
    .fields = fields_nnb_functions_tensor_normalization_args, .num_fields = 5};

static const ks_field fields_nnb_functions_channel_axis_eps_args[] = {
    {.name = "channel_axis", .orig = "channel_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_channel_axis_eps_args, channel_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_channel_axis_eps_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
};
const ks_type nnb_functions_channel_axis_eps_args_desc = {
    .name = "channel_axis_eps_args", .size = sizeof(nnb_functions_channel_axis_eps_args), .wire_size = 8,
    .fields = fields_nnb_functions_channel_axis_eps_args, .num_fields = 2};

static const ks_constant constants_nnb_functions_batch_normalization_args_batch_stat[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_batch_normalization_args_no_scale[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_batch_normalization_args_no_bias[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_batch_normalization_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_batch_normalization_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "axes", .orig = "axes",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_batch_normalization_args, axes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "decay_rate", .orig = "decay_rate",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_batch_normalization_args, decay_rate),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_batch_normalization_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "batch_stat", .orig = "batch_stat",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_batch_normalization_args, batch_stat),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_batch_normalization_args_batch_stat, .num_constants = 1},
    {.name = "no_scale", .orig = "no_scale",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_batch_normalization_args, no_scale),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_batch_normalization_args_no_scale, .num_constants = 1},
    {.name = "no_bias", .orig = "no_bias",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_batch_normalization_args, no_bias),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_batch_normalization_args_no_bias, .num_constants = 1},
};
const ks_type nnb_functions_batch_normalization_args_desc = {
    .name = "batch_normalization_args", .size = sizeof(nnb_functions_batch_normalization_args), .wire_size = 19,
    .fields = fields_nnb_functions_batch_normalization_args, .num_fields = 7};

static const ks_constant constants_nnb_functions_stft_0_args_window_type[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
};
static const ks_constant constants_nnb_functions_stft_0_args_center[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_stft_0_args_alignment_37[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_constant constants_nnb_functions_stft_0_args_pad_mode[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_stft_0_args[] = {
    {.name = "window_size", .orig = "window_size",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_stft_0_args, window_size),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_stft_0_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "fft_size", .orig = "fft_size",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_stft_0_args, fft_size),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
    {.name = "window_type", .orig = "window_type",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_stft_0_args, window_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 12, .wire_size = 4,
     .enumeration = &nnb_functions_window_type_labels,
     .constants = constants_nnb_functions_stft_0_args_window_type, .num_constants = 3},
    {.name = "center", .orig = "center",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_stft_0_args, center),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 16, .wire_size = 1,
     .constants = constants_nnb_functions_stft_0_args_center, .num_constants = 1},
    {.name = "alignment_37", .orig = "alignment_37",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_stft_0_args, alignment_37),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 17, .wire_size = 3,
     .constants = constants_nnb_functions_stft_0_args_alignment_37, .num_constants = 1},
    {.name = "pad_mode", .orig = "pad_mode",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_stft_0_args, pad_mode),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 20, .wire_size = 4,
     .enumeration = &nnb_functions_stft_pad_mode_labels,
     .constants = constants_nnb_functions_stft_0_args_pad_mode, .num_constants = 2},
};
const ks_type nnb_functions_stft_0_args_desc = {
    .name = "stft_0_args", .size = sizeof(nnb_functions_stft_0_args), .wire_size = 24,
    .fields = fields_nnb_functions_stft_0_args, .num_fields = 7};

static const ks_constant constants_nnb_functions_istft_0_args_window_type[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
};
static const ks_constant constants_nnb_functions_istft_0_args_center[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_istft_0_args[] = {
    {.name = "window_size", .orig = "window_size",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_istft_0_args, window_size),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_istft_0_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "fft_size", .orig = "fft_size",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_istft_0_args, fft_size),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
    {.name = "window_type", .orig = "window_type",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_istft_0_args, window_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 12, .wire_size = 4,
     .enumeration = &nnb_functions_window_type_labels,
     .constants = constants_nnb_functions_istft_0_args_window_type, .num_constants = 3},
    {.name = "center", .orig = "center",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_istft_0_args, center),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 16, .wire_size = 1,
     .constants = constants_nnb_functions_istft_0_args_center, .num_constants = 1},
};
const ks_type nnb_functions_istft_0_args_desc = {
    .name = "istft_0_args", .size = sizeof(nnb_functions_istft_0_args), .wire_size = 17,
    .fields = fields_nnb_functions_istft_0_args, .num_fields = 5};

static const ks_constant constants_nnb_functions_deformable_convolution_args_channel_last[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_deformable_convolution_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_deformable_convolution_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_deformable_convolution_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "pad", .orig = "pad",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_deformable_convolution_args, pad),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_deformable_convolution_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "dilation", .orig = "dilation",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_deformable_convolution_args, dilation),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "group", .orig = "group",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_deformable_convolution_args, group),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "deformable_group", .orig = "deformable_group",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_deformable_convolution_args, deformable_group),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "channel_last", .orig = "channel_last",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_deformable_convolution_args, channel_last),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_deformable_convolution_args_channel_last, .num_constants = 1},
};
const ks_type nnb_functions_deformable_convolution_args_desc = {
    .name = "deformable_convolution_args", .size = sizeof(nnb_functions_deformable_convolution_args), .wire_size = 37,
    .fields = fields_nnb_functions_deformable_convolution_args, .num_fields = 8};

static const ks_constant constants_nnb_functions_spectral_norm_0_args_test[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_spectral_norm_0_args[] = {
    {.name = "dim", .orig = "dim",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_spectral_norm_0_args, dim),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "itr", .orig = "itr",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_spectral_norm_0_args, itr),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_spectral_norm_0_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
    {.name = "test", .orig = "test",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_spectral_norm_0_args, test),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 12, .wire_size = 1,
     .constants = constants_nnb_functions_spectral_norm_0_args_test, .num_constants = 1},
};
const ks_type nnb_functions_spectral_norm_0_args_desc = {
    .name = "spectral_norm_0_args", .size = sizeof(nnb_functions_spectral_norm_0_args), .wire_size = 13,
    .fields = fields_nnb_functions_spectral_norm_0_args, .num_fields = 4};

static const ks_constant constants_nnb_functions_cumsum_args_exclusive[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_cumsum_args_reverse[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_cumsum_args[] = {
    {.name = "axis", .orig = "axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_cumsum_args, axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "exclusive", .orig = "exclusive",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_cumsum_args, exclusive),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 1,
     .constants = constants_nnb_functions_cumsum_args_exclusive, .num_constants = 1},
    {.name = "reverse", .orig = "reverse",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_cumsum_args, reverse),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 5, .wire_size = 1,
     .constants = constants_nnb_functions_cumsum_args_reverse, .num_constants = 1},
};
const ks_type nnb_functions_cumsum_args_desc = {
    .name = "cumsum_args", .size = sizeof(nnb_functions_cumsum_args), .wire_size = 6,
    .fields = fields_nnb_functions_cumsum_args, .num_fields = 3};

static const ks_constant constants_nnb_functions_right_args_right[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_right_args[] = {
    {.name = "right", .orig = "right",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_right_args, right),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_right_args_right, .num_constants = 1},
};
const ks_type nnb_functions_right_args_desc = {
    .name = "right_args", .size = sizeof(nnb_functions_right_args), .wire_size = 1,
    .fields = fields_nnb_functions_right_args, .num_fields = 1};

static const ks_constant constants_nnb_functions_ij_indexing_args_ij_indexing[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_ij_indexing_args[] = {
    {.name = "ij_indexing", .orig = "ij_indexing",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_ij_indexing_args, ij_indexing),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_ij_indexing_args_ij_indexing, .num_constants = 1},
};
const ks_type nnb_functions_ij_indexing_args_desc = {
    .name = "ij_indexing_args", .size = sizeof(nnb_functions_ij_indexing_args), .wire_size = 1,
    .fields = fields_nnb_functions_ij_indexing_args, .num_fields = 1};

static const ks_field fields_nnb_functions_beta_args[] = {
    {.name = "beta", .orig = "beta",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_beta_args, beta),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_beta_args_desc = {
    .name = "beta_args", .size = sizeof(nnb_functions_beta_args), .wire_size = 4,
    .fields = fields_nnb_functions_beta_args, .num_fields = 1};

static const ks_constant constants_nnb_functions_spectral_norm_args_test[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_spectral_norm_args_output_u[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_spectral_norm_args[] = {
    {.name = "dim", .orig = "dim",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_spectral_norm_args, dim),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "itr", .orig = "itr",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_spectral_norm_args, itr),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_spectral_norm_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
    {.name = "test", .orig = "test",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_spectral_norm_args, test),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 12, .wire_size = 1,
     .constants = constants_nnb_functions_spectral_norm_args_test, .num_constants = 1},
    {.name = "output_u", .orig = "output_u",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_spectral_norm_args, output_u),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 13, .wire_size = 1,
     .constants = constants_nnb_functions_spectral_norm_args_output_u, .num_constants = 1},
};
const ks_type nnb_functions_spectral_norm_args_desc = {
    .name = "spectral_norm_args", .size = sizeof(nnb_functions_spectral_norm_args), .wire_size = 14,
    .fields = fields_nnb_functions_spectral_norm_args, .num_fields = 5};

static const ks_constant constants_nnb_functions_roi_align_args_channel_last[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_roi_align_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_roi_align_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "output_size", .orig = "output_size",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_roi_align_args, output_size),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "sampling_ratio", .orig = "sampling_ratio",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_roi_align_args, sampling_ratio),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "channel_last", .orig = "channel_last",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_roi_align_args, channel_last),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_roi_align_args_channel_last, .num_constants = 1},
};
const ks_type nnb_functions_roi_align_args_desc = {
    .name = "roi_align_args", .size = sizeof(nnb_functions_roi_align_args), .wire_size = 13,
    .fields = fields_nnb_functions_roi_align_args, .num_fields = 4};

static const ks_field fields_nnb_functions_value_args[] = {
    {.name = "value", .orig = "value",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_value_args, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_value_args_desc = {
    .name = "value_args", .size = sizeof(nnb_functions_value_args), .wire_size = 4,
    .fields = fields_nnb_functions_value_args, .num_fields = 1};

static const ks_constant constants_nnb_functions_shape_add_args_add[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_shape_add_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_shape_add_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "shape", .orig = "shape",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_shape_add_args, shape),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "add", .orig = "add",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_shape_add_args, add),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_shape_add_args_add, .num_constants = 1},
};
const ks_type nnb_functions_shape_add_args_desc = {
    .name = "shape_add_args", .size = sizeof(nnb_functions_shape_add_args), .wire_size = 9,
    .fields = fields_nnb_functions_shape_add_args, .num_fields = 3};

static const ks_field fields_nnb_functions_linspace_args[] = {
    {.name = "start", .orig = "start",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_linspace_args, start),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "stop", .orig = "stop",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_linspace_args, stop),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "num", .orig = "num",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_linspace_args, num),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
};
const ks_type nnb_functions_linspace_args_desc = {
    .name = "linspace_args", .size = sizeof(nnb_functions_linspace_args), .wire_size = 12,
    .fields = fields_nnb_functions_linspace_args, .num_fields = 3};

static const ks_constant constants_nnb_functions_stft_args_window_type[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
};
static const ks_constant constants_nnb_functions_stft_args_center[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_stft_args_alignment_37[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_constant constants_nnb_functions_stft_args_pad_mode[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_stft_args_as_istft_backward[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_stft_args[] = {
    {.name = "window_size", .orig = "window_size",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_stft_args, window_size),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_stft_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "fft_size", .orig = "fft_size",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_stft_args, fft_size),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
    {.name = "window_type", .orig = "window_type",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_stft_args, window_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 12, .wire_size = 4,
     .enumeration = &nnb_functions_window_type_labels,
     .constants = constants_nnb_functions_stft_args_window_type, .num_constants = 3},
    {.name = "center", .orig = "center",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_stft_args, center),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 16, .wire_size = 1,
     .constants = constants_nnb_functions_stft_args_center, .num_constants = 1},
    {.name = "alignment_37", .orig = "alignment_37",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_stft_args, alignment_37),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 17, .wire_size = 3,
     .constants = constants_nnb_functions_stft_args_alignment_37, .num_constants = 1},
    {.name = "pad_mode", .orig = "pad_mode",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_stft_args, pad_mode),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 20, .wire_size = 4,
     .enumeration = &nnb_functions_stft_pad_mode_labels,
     .constants = constants_nnb_functions_stft_args_pad_mode, .num_constants = 2},
    {.name = "as_istft_backward", .orig = "as_istft_backward",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_stft_args, as_istft_backward),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 24, .wire_size = 1,
     .constants = constants_nnb_functions_stft_args_as_istft_backward, .num_constants = 1},
};
const ks_type nnb_functions_stft_args_desc = {
    .name = "stft_args", .size = sizeof(nnb_functions_stft_args), .wire_size = 25,
    .fields = fields_nnb_functions_stft_args, .num_fields = 8};

static const ks_constant constants_nnb_functions_istft_args_window_type[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
};
static const ks_constant constants_nnb_functions_istft_args_center[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_istft_args_alignment_37[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_constant constants_nnb_functions_istft_args_pad_mode[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_istft_args_as_stft_backward[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_istft_args[] = {
    {.name = "window_size", .orig = "window_size",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_istft_args, window_size),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_istft_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "fft_size", .orig = "fft_size",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_istft_args, fft_size),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
    {.name = "window_type", .orig = "window_type",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_istft_args, window_type),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 12, .wire_size = 4,
     .enumeration = &nnb_functions_window_type_labels,
     .constants = constants_nnb_functions_istft_args_window_type, .num_constants = 3},
    {.name = "center", .orig = "center",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_istft_args, center),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 16, .wire_size = 1,
     .constants = constants_nnb_functions_istft_args_center, .num_constants = 1},
    {.name = "alignment_37", .orig = "alignment_37",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_istft_args, alignment_37),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 17, .wire_size = 3,
     .constants = constants_nnb_functions_istft_args_alignment_37, .num_constants = 1},
    {.name = "pad_mode", .orig = "pad_mode",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_istft_args, pad_mode),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 20, .wire_size = 4,
     .enumeration = &nnb_functions_stft_pad_mode_labels,
     .constants = constants_nnb_functions_istft_args_pad_mode, .num_constants = 2},
    {.name = "as_stft_backward", .orig = "as_stft_backward",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_istft_args, as_stft_backward),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 24, .wire_size = 1,
     .constants = constants_nnb_functions_istft_args_as_stft_backward, .num_constants = 1},
};
const ks_type nnb_functions_istft_args_desc = {
    .name = "istft_args", .size = sizeof(nnb_functions_istft_args), .wire_size = 25,
    .fields = fields_nnb_functions_istft_args, .num_fields = 8};

static const ks_constant constants_nnb_functions_fused_convolution_args_channel_last[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_fused_convolution_args_alignment_53[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_constant constants_nnb_functions_fused_convolution_args_batch_stat[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_fused_convolution_args_alignment_65[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_constant constants_nnb_functions_fused_convolution_args_nonlinearity[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
    {.word = UINT64_C(3)},
    {.word = UINT64_C(4)},
    {.word = UINT64_C(5)},
    {.word = UINT64_C(6)},
};
static const ks_constant constants_nnb_functions_fused_convolution_args_pad_mode[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
};
static const ks_field fields_nnb_functions_fused_convolution_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "pad", .orig = "pad",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_args, pad),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "stride", .orig = "stride",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_args, stride),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "dilation", .orig = "dilation",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_args, dilation),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "group", .orig = "group",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_args, group),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "channel_last", .orig = "channel_last",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_args, channel_last),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_fused_convolution_args_channel_last, .num_constants = 1},
    {.name = "alignment_53", .orig = "alignment_53",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_args, alignment_53),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 3,
     .constants = constants_nnb_functions_fused_convolution_args_alignment_53, .num_constants = 1},
    {.name = "decay_rate", .orig = "decay_rate",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_args, decay_rate),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "eps", .orig = "eps",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_args, eps),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "batch_stat", .orig = "batch_stat",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_args, batch_stat),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_fused_convolution_args_batch_stat, .num_constants = 1},
    {.name = "alignment_65", .orig = "alignment_65",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_args, alignment_65),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 3,
     .constants = constants_nnb_functions_fused_convolution_args_alignment_65, .num_constants = 1},
    {.name = "nonlinearity", .orig = "nonlinearity",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_args, nonlinearity),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_fused_convolution_nonlinearity_labels,
     .constants = constants_nnb_functions_fused_convolution_args_nonlinearity, .num_constants = 7},
    {.name = "pad_mode", .orig = "pad_mode",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_args, pad_mode),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_fused_convolution_pad_mode_labels,
     .constants = constants_nnb_functions_fused_convolution_args_pad_mode, .num_constants = 3},
    {.name = "constant_value", .orig = "constant_value",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_fused_convolution_args, constant_value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_fused_convolution_args_desc = {
    .name = "fused_convolution_args", .size = sizeof(nnb_functions_fused_convolution_args), .wire_size = 60,
    .fields = fields_nnb_functions_fused_convolution_args, .num_fields = 15};

static const ks_constant constants_nnb_functions_upper_args_upper[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_upper_args[] = {
    {.name = "upper", .orig = "upper",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_upper_args, upper),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_upper_args_upper, .num_constants = 1},
};
const ks_type nnb_functions_upper_args_desc = {
    .name = "upper_args", .size = sizeof(nnb_functions_upper_args), .wire_size = 1,
    .fields = fields_nnb_functions_upper_args, .num_fields = 1};

static const ks_field fields_nnb_functions_start_end_args[] = {
    {.name = "start", .orig = "start",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_start_end_args, start),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "end", .orig = "end",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_start_end_args, end),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
};
const ks_type nnb_functions_start_end_args_desc = {
    .name = "start_end_args", .size = sizeof(nnb_functions_start_end_args), .wire_size = 8,
    .fields = fields_nnb_functions_start_end_args, .num_fields = 2};

static const ks_constant constants_nnb_functions_top_k_data_args_abs[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_top_k_data_args_reduce[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_top_k_data_args_alignment_26[] = {
    {.bytes = "\000\000", .size = 2},
};
static const ks_constant constants_nnb_functions_top_k_data_args_largest[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_top_k_data_args_with_index[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_top_k_data_args[] = {
    {.name = "k", .orig = "k",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_top_k_data_args, k),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "abs", .orig = "abs",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_top_k_data_args, abs),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 1,
     .constants = constants_nnb_functions_top_k_data_args_abs, .num_constants = 1},
    {.name = "reduce", .orig = "reduce",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_top_k_data_args, reduce),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 5, .wire_size = 1,
     .constants = constants_nnb_functions_top_k_data_args_reduce, .num_constants = 1},
    {.name = "alignment_26", .orig = "alignment_26",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_top_k_data_args, alignment_26),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 6, .wire_size = 2,
     .constants = constants_nnb_functions_top_k_data_args_alignment_26, .num_constants = 1},
    {.name = "base_axis", .orig = "base_axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_top_k_data_args, base_axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
    {.name = "largest", .orig = "largest",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_top_k_data_args, largest),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 12, .wire_size = 1,
     .constants = constants_nnb_functions_top_k_data_args_largest, .num_constants = 1},
    {.name = "with_index", .orig = "with_index",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_top_k_data_args, with_index),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 13, .wire_size = 1,
     .constants = constants_nnb_functions_top_k_data_args_with_index, .num_constants = 1},
};
const ks_type nnb_functions_top_k_data_args_desc = {
    .name = "top_k_data_args", .size = sizeof(nnb_functions_top_k_data_args), .wire_size = 14,
    .fields = fields_nnb_functions_top_k_data_args, .num_fields = 7};

static const ks_constant constants_nnb_functions_onnx_resize_args_mode[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
};
static const ks_constant constants_nnb_functions_onnx_resize_args_coordinate_transformation_mode[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
    {.word = UINT64_C(3)},
    {.word = UINT64_C(4)},
};
static const ks_constant constants_nnb_functions_onnx_resize_args_nearest_mode[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
    {.word = UINT64_C(2)},
    {.word = UINT64_C(3)},
};
static const ks_field fields_nnb_functions_onnx_resize_args[] = {
    {.name = "index_table", .orig = "index_table",
     .flags = KS_FIELD_PARAM, .storage = KS_STORE_VIEW,
     .offset = (uint32_t)offsetof(nnb_functions_onnx_resize_args, index_table),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .type = &nnb_block_offset_desc},
    {.name = "sizes", .orig = "sizes",
     .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(nnb_functions_onnx_resize_args, sizes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8,
     .type = &nnb_functions_int_list_desc},
    {.name = "mode", .orig = "mode",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_onnx_resize_args, mode),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_onnx_resize_mode_labels,
     .constants = constants_nnb_functions_onnx_resize_args_mode, .num_constants = 3},
    {.name = "coordinate_transformation_mode", .orig = "coordinate_transformation_mode",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_onnx_resize_args, coordinate_transformation_mode),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_coordinate_transformation_mode_labels,
     .constants = constants_nnb_functions_onnx_resize_args_coordinate_transformation_mode, .num_constants = 5},
    {.name = "cubic_coeff_a", .orig = "cubic_coeff_a",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_onnx_resize_args, cubic_coeff_a),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "exclude_outside", .orig = "exclude_outside",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_onnx_resize_args, exclude_outside),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "extrapolation_value", .orig = "extrapolation_value",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_onnx_resize_args, extrapolation_value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "nearest_mode", .orig = "nearest_mode",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_onnx_resize_args, nearest_mode),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_nearest_mode_labels,
     .constants = constants_nnb_functions_onnx_resize_args_nearest_mode, .num_constants = 4},
};
const ks_type nnb_functions_onnx_resize_args_desc = {
    .name = "onnx_resize_args", .size = sizeof(nnb_functions_onnx_resize_args), .wire_size = 32,
    .fields = fields_nnb_functions_onnx_resize_args, .num_fields = 8};

static const ks_field fields_nnb_functions_onnx_non_max_suppression_args[] = {
    {.name = "center_point_box", .orig = "center_point_box",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_onnx_non_max_suppression_args, center_point_box),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "max_output_boxes_per_class", .orig = "max_output_boxes_per_class",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_onnx_non_max_suppression_args, max_output_boxes_per_class),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "iou_threshold", .orig = "iou_threshold",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_onnx_non_max_suppression_args, iou_threshold),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 4},
    {.name = "score_threshold", .orig = "score_threshold",
     .storage = KS_STORE_F32, .wire = KS_WIRE_F4LE,
     .offset = (uint32_t)offsetof(nnb_functions_onnx_non_max_suppression_args, score_threshold),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 12, .wire_size = 4},
};
const ks_type nnb_functions_onnx_non_max_suppression_args_desc = {
    .name = "onnx_non_max_suppression_args", .size = sizeof(nnb_functions_onnx_non_max_suppression_args), .wire_size = 16,
    .fields = fields_nnb_functions_onnx_non_max_suppression_args, .num_fields = 4};

static const ks_field fields_nnb_functions_k_args[] = {
    {.name = "k", .orig = "k",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_k_args, k),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_k_args_desc = {
    .name = "k_args", .size = sizeof(nnb_functions_k_args), .wire_size = 4,
    .fields = fields_nnb_functions_k_args, .num_fields = 1};

static const ks_constant constants_nnb_functions_fmod_args_fmod[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_fmod_args[] = {
    {.name = "fmod", .orig = "fmod",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_fmod_args, fmod),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_fmod_args_fmod, .num_constants = 1},
};
const ks_type nnb_functions_fmod_args_desc = {
    .name = "fmod_args", .size = sizeof(nnb_functions_fmod_args), .wire_size = 1,
    .fields = fields_nnb_functions_fmod_args, .num_fields = 1};

static const ks_constant constants_nnb_functions_direction_args_direction[] = {
    {.word = UINT64_C(0)},
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_direction_args[] = {
    {.name = "direction", .orig = "direction",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_direction_args, direction),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4,
     .enumeration = &nnb_functions_direction_labels,
     .constants = constants_nnb_functions_direction_args_direction, .num_constants = 2},
};
const ks_type nnb_functions_direction_args_desc = {
    .name = "direction_args", .size = sizeof(nnb_functions_direction_args), .wire_size = 4,
    .fields = fields_nnb_functions_direction_args, .num_fields = 1};

static const ks_constant constants_nnb_functions_unique_args_flatten[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_unique_args_alignment_21[] = {
    {.bytes = "\000\000\000", .size = 3},
};
static const ks_constant constants_nnb_functions_unique_args_sorted[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_unique_args_with_index[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_unique_args_with_inverse[] = {
    {.word = UINT64_C(1)},
};
static const ks_constant constants_nnb_functions_unique_args_with_counts[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_unique_args[] = {
    {.name = "flatten", .orig = "flatten",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_unique_args, flatten),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .constants = constants_nnb_functions_unique_args_flatten, .num_constants = 1},
    {.name = "alignment_21", .orig = "alignment_21",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(nnb_functions_unique_args, alignment_21),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 1, .wire_size = 3,
     .constants = constants_nnb_functions_unique_args_alignment_21, .num_constants = 1},
    {.name = "axis", .orig = "axis",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_unique_args, axis),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 4},
    {.name = "sorted", .orig = "sorted",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_unique_args, sorted),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 8, .wire_size = 1,
     .constants = constants_nnb_functions_unique_args_sorted, .num_constants = 1},
    {.name = "with_index", .orig = "with_index",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_unique_args, with_index),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 9, .wire_size = 1,
     .constants = constants_nnb_functions_unique_args_with_index, .num_constants = 1},
    {.name = "with_inverse", .orig = "with_inverse",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_unique_args, with_inverse),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 10, .wire_size = 1,
     .constants = constants_nnb_functions_unique_args_with_inverse, .num_constants = 1},
    {.name = "with_counts", .orig = "with_counts",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_unique_args, with_counts),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 11, .wire_size = 1,
     .constants = constants_nnb_functions_unique_args_with_counts, .num_constants = 1},
};
const ks_type nnb_functions_unique_args_desc = {
    .name = "unique_args", .size = sizeof(nnb_functions_unique_args), .wire_size = 12,
    .fields = fields_nnb_functions_unique_args, .num_fields = 7};

static const ks_field fields_nnb_functions_equation_args[] = {
    {.name = "equation", .orig = "equation",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_equation_args, equation),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
};
const ks_type nnb_functions_equation_args_desc = {
    .name = "equation_args", .size = sizeof(nnb_functions_equation_args), .wire_size = 4,
    .fields = fields_nnb_functions_equation_args, .num_fields = 1};

static const ks_constant constants_nnb_functions_k_upper_args_upper[] = {
    {.word = UINT64_C(1)},
};
static const ks_field fields_nnb_functions_k_upper_args[] = {
    {.name = "k", .orig = "k",
     .storage = KS_STORE_S32, .wire = KS_WIRE_S4LE,
     .offset = (uint32_t)offsetof(nnb_functions_k_upper_args, k),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "upper", .orig = "upper",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(nnb_functions_k_upper_args, upper),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_offset = 4, .wire_size = 1,
     .constants = constants_nnb_functions_k_upper_args_upper, .num_constants = 1},
};
const ks_type nnb_functions_k_upper_args_desc = {
    .name = "k_upper_args", .size = sizeof(nnb_functions_k_upper_args), .wire_size = 5,
    .fields = fields_nnb_functions_k_upper_args, .num_fields = 2};

