/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc from nnb_functions.ksy. Do not edit. */

/* Function record of NNB */
#ifndef KSYC_NNB_FUNCTIONS_H
#define KSYC_NNB_FUNCTIONS_H

#include "ks.h"
#ifndef TENSORGATE_KS_TABLE_H /* ks.h may be the whole runtime */
#include "ks_table.h"
#endif

typedef struct nnb_functions nnb_functions;
typedef struct nnb_functions_int_list nnb_functions_int_list;
typedef struct nnb_functions_base_axis_args nnb_functions_base_axis_args;
typedef struct nnb_functions_convolution_0_args nnb_functions_convolution_0_args;
typedef struct nnb_functions_depthwise_convolution_args nnb_functions_depthwise_convolution_args;
typedef struct nnb_functions_depthwise_deconvolution_args nnb_functions_depthwise_deconvolution_args;
typedef struct nnb_functions_max_pooling_0_args nnb_functions_max_pooling_0_args;
typedef struct nnb_functions_max_pooling_args nnb_functions_max_pooling_args;
typedef struct nnb_functions_kernel_args nnb_functions_kernel_args;
typedef struct nnb_functions_inplace_args nnb_functions_inplace_args;
typedef struct nnb_functions_alpha_args nnb_functions_alpha_args;
typedef struct nnb_functions_axis_args nnb_functions_axis_args;
typedef struct nnb_functions_scale_alpha_args nnb_functions_scale_alpha_args;
typedef struct nnb_functions_alpha_axis_args nnb_functions_alpha_axis_args;
typedef struct nnb_functions_batch_normalization_0_args nnb_functions_batch_normalization_0_args;
typedef struct nnb_functions_base_axis_update_running_mean_args nnb_functions_base_axis_update_running_mean_args;
typedef struct nnb_functions_axes_keep_dims_args nnb_functions_axes_keep_dims_args;
typedef struct nnb_functions_val_float_args nnb_functions_val_float_args;
typedef struct nnb_functions_val_bool_args nnb_functions_val_bool_args;
typedef struct nnb_functions_val_shape_args nnb_functions_val_shape_args;
typedef struct nnb_functions_transpose_a_transpose_b_args nnb_functions_transpose_a_transpose_b_args;
typedef struct nnb_functions_slice_args nnb_functions_slice_args;
typedef struct nnb_functions_axes_args nnb_functions_axes_args;
typedef struct nnb_functions_shape_args nnb_functions_shape_args;
typedef struct nnb_functions_shifts_border_mode_args nnb_functions_shifts_border_mode_args;
typedef struct nnb_functions_p_seed_args nnb_functions_p_seed_args;
typedef struct nnb_functions_top_k_data_0_args nnb_functions_top_k_data_0_args;
typedef struct nnb_functions_top_k_grad_args nnb_functions_top_k_grad_args;
typedef struct nnb_functions_rand_args nnb_functions_rand_args;
typedef struct nnb_functions_randint_args nnb_functions_randint_args;
typedef struct nnb_functions_randn_args nnb_functions_randn_args;
typedef struct nnb_functions_random_crop_args nnb_functions_random_crop_args;
typedef struct nnb_functions_random_flip_args nnb_functions_random_flip_args;
typedef struct nnb_functions_image_augmentation_args nnb_functions_image_augmentation_args;
typedef struct nnb_functions_delta_args nnb_functions_delta_args;
typedef struct nnb_functions_epsilon_args nnb_functions_epsilon_args;
typedef struct nnb_functions_inq_affine_args nnb_functions_inq_affine_args;
typedef struct nnb_functions_inq_convolution_args nnb_functions_inq_convolution_args;
typedef struct nnb_functions_fixed_point_quantize_args nnb_functions_fixed_point_quantize_args;
typedef struct nnb_functions_pow2_quantize_args nnb_functions_pow2_quantize_args;
typedef struct nnb_functions_axis_n_args nnb_functions_axis_n_args;
typedef struct nnb_functions_base_axis_eps_args nnb_functions_base_axis_eps_args;
typedef struct nnb_functions_one_input_grad_args nnb_functions_one_input_grad_args;
typedef struct nnb_functions_clip_norm_axes_args nnb_functions_clip_norm_axes_args;
typedef struct nnb_functions_pad_args nnb_functions_pad_args;
typedef struct nnb_functions_shape_inplace_args nnb_functions_shape_inplace_args;
typedef struct nnb_functions_interpolate_0_args nnb_functions_interpolate_0_args;
typedef struct nnb_functions_alpha_inplace_args nnb_functions_alpha_inplace_args;
typedef struct nnb_functions_sort_args nnb_functions_sort_args;
typedef struct nnb_functions_min_args nnb_functions_min_args;
typedef struct nnb_functions_arange_args nnb_functions_arange_args;
typedef struct nnb_functions_rate_args nnb_functions_rate_args;
typedef struct nnb_functions_signal_ndim_normalized_args nnb_functions_signal_ndim_normalized_args;
typedef struct nnb_functions_nms_detection2d_args nnb_functions_nms_detection2d_args;
typedef struct nnb_functions_binary_weight_convolution_args nnb_functions_binary_weight_convolution_args;
typedef struct nnb_functions_base_axis_quantize_zero_to_args nnb_functions_base_axis_quantize_zero_to_args;
typedef struct nnb_functions_lstm_args nnb_functions_lstm_args;
typedef struct nnb_functions_rnn_args nnb_functions_rnn_args;
typedef struct nnb_functions_random_choice_args nnb_functions_random_choice_args;
typedef struct nnb_functions_reps_args nnb_functions_reps_args;
typedef struct nnb_functions_sync_batch_normalization_args nnb_functions_sync_batch_normalization_args;
typedef struct nnb_functions_convolution_args nnb_functions_convolution_args;
typedef struct nnb_functions_average_pooling_args nnb_functions_average_pooling_args;
typedef struct nnb_functions_fused_batch_normalization_args nnb_functions_fused_batch_normalization_args;
typedef struct nnb_functions_min_max_quantize_0_args nnb_functions_min_max_quantize_0_args;
typedef struct nnb_functions_min_max_quantize_args nnb_functions_min_max_quantize_args;
typedef struct nnb_functions_patch_correlation_args nnb_functions_patch_correlation_args;
typedef struct nnb_functions_random_erase_1_args nnb_functions_random_erase_1_args;
typedef struct nnb_functions_random_erase_args nnb_functions_random_erase_args;
typedef struct nnb_functions_interpolate_1_args nnb_functions_interpolate_1_args;
typedef struct nnb_functions_kernel_channel_last_args nnb_functions_kernel_channel_last_args;
typedef struct nnb_functions_rand_beta_args nnb_functions_rand_beta_args;
typedef struct nnb_functions_rand_binomial_args nnb_functions_rand_binomial_args;
typedef struct nnb_functions_rand_gamma_args nnb_functions_rand_gamma_args;
typedef struct nnb_functions_interpolate_args nnb_functions_interpolate_args;
typedef struct nnb_functions_deconvolution_args nnb_functions_deconvolution_args;
typedef struct nnb_functions_quantize_linear_args nnb_functions_quantize_linear_args;
typedef struct nnb_functions_fused_convolution_0_args nnb_functions_fused_convolution_0_args;
typedef struct nnb_functions_size_align_corners_args nnb_functions_size_align_corners_args;
typedef struct nnb_functions_warp_by_grid_args nnb_functions_warp_by_grid_args;
typedef struct nnb_functions_axis_batch_dims_args nnb_functions_axis_batch_dims_args;
typedef struct nnb_functions_dim_eps_args nnb_functions_dim_eps_args;
typedef struct nnb_functions_batch_first_args nnb_functions_batch_first_args;
typedef struct nnb_functions_pad_packed_sequence_args nnb_functions_pad_packed_sequence_args;
typedef struct nnb_functions_val_inplace_args nnb_functions_val_inplace_args;
typedef struct nnb_functions_norm_normalization_args nnb_functions_norm_normalization_args;
typedef struct nnb_functions_norm_args nnb_functions_norm_args;
typedef struct nnb_functions_random_shift_args nnb_functions_random_shift_args;
typedef struct nnb_functions_group_normalization_args nnb_functions_group_normalization_args;
typedef struct nnb_functions_instance_normalization_args nnb_functions_instance_normalization_args;
typedef struct nnb_functions_layer_normalization_args nnb_functions_layer_normalization_args;
typedef struct nnb_functions_tensor_normalization_args nnb_functions_tensor_normalization_args;
typedef struct nnb_functions_channel_axis_eps_args nnb_functions_channel_axis_eps_args;
typedef struct nnb_functions_batch_normalization_args nnb_functions_batch_normalization_args;
typedef struct nnb_functions_stft_0_args nnb_functions_stft_0_args;
typedef struct nnb_functions_istft_0_args nnb_functions_istft_0_args;
typedef struct nnb_functions_deformable_convolution_args nnb_functions_deformable_convolution_args;
typedef struct nnb_functions_spectral_norm_0_args nnb_functions_spectral_norm_0_args;
typedef struct nnb_functions_cumsum_args nnb_functions_cumsum_args;
typedef struct nnb_functions_right_args nnb_functions_right_args;
typedef struct nnb_functions_ij_indexing_args nnb_functions_ij_indexing_args;
typedef struct nnb_functions_beta_args nnb_functions_beta_args;
typedef struct nnb_functions_spectral_norm_args nnb_functions_spectral_norm_args;
typedef struct nnb_functions_roi_align_args nnb_functions_roi_align_args;
typedef struct nnb_functions_value_args nnb_functions_value_args;
typedef struct nnb_functions_shape_add_args nnb_functions_shape_add_args;
typedef struct nnb_functions_linspace_args nnb_functions_linspace_args;
typedef struct nnb_functions_stft_args nnb_functions_stft_args;
typedef struct nnb_functions_istft_args nnb_functions_istft_args;
typedef struct nnb_functions_fused_convolution_args nnb_functions_fused_convolution_args;
typedef struct nnb_functions_upper_args nnb_functions_upper_args;
typedef struct nnb_functions_start_end_args nnb_functions_start_end_args;
typedef struct nnb_functions_top_k_data_args nnb_functions_top_k_data_args;
typedef struct nnb_functions_onnx_resize_args nnb_functions_onnx_resize_args;
typedef struct nnb_functions_onnx_non_max_suppression_args nnb_functions_onnx_non_max_suppression_args;
typedef struct nnb_functions_k_args nnb_functions_k_args;
typedef struct nnb_functions_fmod_args nnb_functions_fmod_args;
typedef struct nnb_functions_direction_args nnb_functions_direction_args;
typedef struct nnb_functions_unique_args nnb_functions_unique_args;
typedef struct nnb_functions_equation_args nnb_functions_equation_args;
typedef struct nnb_functions_k_upper_args nnb_functions_k_upper_args;

#include "nnb_block_offset.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    NNB_FUNCTIONS_FUNCTION_ID_AFFINE = 0,
    NNB_FUNCTIONS_FUNCTION_ID_CONVOLUTION_0 = 1,
    NNB_FUNCTIONS_FUNCTION_ID_DEPTHWISE_CONVOLUTION = 2,
    NNB_FUNCTIONS_FUNCTION_ID_DECONVOLUTION_0 = 3,
    NNB_FUNCTIONS_FUNCTION_ID_DEPTHWISE_DECONVOLUTION = 4,
    NNB_FUNCTIONS_FUNCTION_ID_MAX_POOLING_0 = 5,
    NNB_FUNCTIONS_FUNCTION_ID_AVERAGE_POOLING_0 = 6,
    NNB_FUNCTIONS_FUNCTION_ID_GLOBAL_AVERAGE_POOLING = 7,
    NNB_FUNCTIONS_FUNCTION_ID_SUM_POOLING_0 = 8,
    NNB_FUNCTIONS_FUNCTION_ID_UNPOOLING_0 = 9,
    NNB_FUNCTIONS_FUNCTION_ID_EMBED = 10,
    NNB_FUNCTIONS_FUNCTION_ID_SIGMOID = 11,
    NNB_FUNCTIONS_FUNCTION_ID_SWISH = 12,
    NNB_FUNCTIONS_FUNCTION_ID_TANH = 13,
    NNB_FUNCTIONS_FUNCTION_ID_RELU = 14,
    NNB_FUNCTIONS_FUNCTION_ID_LEAKY_RELU_0 = 15,
    NNB_FUNCTIONS_FUNCTION_ID_SOFTMAX = 16,
    NNB_FUNCTIONS_FUNCTION_ID_ELU = 17,
    NNB_FUNCTIONS_FUNCTION_ID_SELU = 18,
    NNB_FUNCTIONS_FUNCTION_ID_CRELU = 19,
    NNB_FUNCTIONS_FUNCTION_ID_CELU = 20,
    NNB_FUNCTIONS_FUNCTION_ID_PRELU = 21,
    NNB_FUNCTIONS_FUNCTION_ID_BATCH_NORMALIZATION_0 = 22,
    NNB_FUNCTIONS_FUNCTION_ID_MEAN_SUBTRACTION = 23,
    NNB_FUNCTIONS_FUNCTION_ID_SUM = 24,
    NNB_FUNCTIONS_FUNCTION_ID_MEAN = 25,
    NNB_FUNCTIONS_FUNCTION_ID_MAX_0 = 26,
    NNB_FUNCTIONS_FUNCTION_ID_MIN_0 = 27,
    NNB_FUNCTIONS_FUNCTION_ID_PROD = 28,
    NNB_FUNCTIONS_FUNCTION_ID_REDUCE_SUM = 29,
    NNB_FUNCTIONS_FUNCTION_ID_REDUCE_MEAN = 30,
    NNB_FUNCTIONS_FUNCTION_ID_ADD2 = 31,
    NNB_FUNCTIONS_FUNCTION_ID_BC_ADD2_0 = 32,
    NNB_FUNCTIONS_FUNCTION_ID_SUB2_0 = 33,
    NNB_FUNCTIONS_FUNCTION_ID_MUL2_0 = 34,
    NNB_FUNCTIONS_FUNCTION_ID_DIV2_0 = 35,
    NNB_FUNCTIONS_FUNCTION_ID_POW2_0 = 36,
    NNB_FUNCTIONS_FUNCTION_ID_ADD_SCALAR_0 = 37,
    NNB_FUNCTIONS_FUNCTION_ID_MUL_SCALAR_0 = 38,
    NNB_FUNCTIONS_FUNCTION_ID_POW_SCALAR_0 = 39,
    NNB_FUNCTIONS_FUNCTION_ID_R_SUB_SCALAR = 40,
    NNB_FUNCTIONS_FUNCTION_ID_R_DIV_SCALAR = 41,
    NNB_FUNCTIONS_FUNCTION_ID_R_POW_SCALAR = 42,
    NNB_FUNCTIONS_FUNCTION_ID_SIGN = 43,
    NNB_FUNCTIONS_FUNCTION_ID_MINIMUM2 = 44,
    NNB_FUNCTIONS_FUNCTION_ID_MAXIMUM2 = 45,
    NNB_FUNCTIONS_FUNCTION_ID_MINIMUM_SCALAR = 46,
    NNB_FUNCTIONS_FUNCTION_ID_MAXIMUM_SCALAR = 47,
    NNB_FUNCTIONS_FUNCTION_ID_LOGICAL_AND = 48,
    NNB_FUNCTIONS_FUNCTION_ID_LOGICAL_OR = 49,
    NNB_FUNCTIONS_FUNCTION_ID_LOGICAL_XOR = 50,
    NNB_FUNCTIONS_FUNCTION_ID_EQUAL = 51,
    NNB_FUNCTIONS_FUNCTION_ID_NOT_EQUAL = 52,
    NNB_FUNCTIONS_FUNCTION_ID_GREATER_EQUAL = 53,
    NNB_FUNCTIONS_FUNCTION_ID_GREATER = 54,
    NNB_FUNCTIONS_FUNCTION_ID_LESS_EQUAL = 55,
    NNB_FUNCTIONS_FUNCTION_ID_LESS = 56,
    NNB_FUNCTIONS_FUNCTION_ID_LOGICAL_AND_SCALAR = 57,
    NNB_FUNCTIONS_FUNCTION_ID_LOGICAL_OR_SCALAR = 58,
    NNB_FUNCTIONS_FUNCTION_ID_LOGICAL_XOR_SCALAR = 59,
    NNB_FUNCTIONS_FUNCTION_ID_EQUAL_SCALAR = 60,
    NNB_FUNCTIONS_FUNCTION_ID_NOT_EQUAL_SCALAR = 61,
    NNB_FUNCTIONS_FUNCTION_ID_GREATER_EQUAL_SCALAR = 62,
    NNB_FUNCTIONS_FUNCTION_ID_GREATER_SCALAR = 63,
    NNB_FUNCTIONS_FUNCTION_ID_LESS_EQUAL_SCALAR = 64,
    NNB_FUNCTIONS_FUNCTION_ID_LESS_SCALAR = 65,
    NNB_FUNCTIONS_FUNCTION_ID_LOGICAL_NOT = 66,
    NNB_FUNCTIONS_FUNCTION_ID_CONSTANT = 67,
    NNB_FUNCTIONS_FUNCTION_ID_ABS = 68,
    NNB_FUNCTIONS_FUNCTION_ID_EXP = 69,
    NNB_FUNCTIONS_FUNCTION_ID_LOG = 70,
    NNB_FUNCTIONS_FUNCTION_ID_IDENTITY = 71,
    NNB_FUNCTIONS_FUNCTION_ID_BATCH_MATMUL = 72,
    NNB_FUNCTIONS_FUNCTION_ID_ROUND = 73,
    NNB_FUNCTIONS_FUNCTION_ID_CONCATENATE = 74,
    NNB_FUNCTIONS_FUNCTION_ID_SPLIT = 75,
    NNB_FUNCTIONS_FUNCTION_ID_STACK = 76,
    NNB_FUNCTIONS_FUNCTION_ID_SLICE = 77,
    NNB_FUNCTIONS_FUNCTION_ID_TRANSPOSE = 78,
    NNB_FUNCTIONS_FUNCTION_ID_BROADCAST = 79,
    NNB_FUNCTIONS_FUNCTION_ID_ONE_HOT = 80,
    NNB_FUNCTIONS_FUNCTION_ID_FLIP = 81,
    NNB_FUNCTIONS_FUNCTION_ID_SHIFT = 82,
    NNB_FUNCTIONS_FUNCTION_ID_RESHAPE_0 = 83,
    NNB_FUNCTIONS_FUNCTION_ID_MATRIX_DIAG = 84,
    NNB_FUNCTIONS_FUNCTION_ID_MATRIX_DIAG_PART = 85,
    NNB_FUNCTIONS_FUNCTION_ID_DROPOUT_0 = 86,
    NNB_FUNCTIONS_FUNCTION_ID_TOP_K_DATA_0 = 87,
    NNB_FUNCTIONS_FUNCTION_ID_TOP_K_GRAD = 88,
    NNB_FUNCTIONS_FUNCTION_ID_RAND = 89,
    NNB_FUNCTIONS_FUNCTION_ID_RANDINT = 90,
    NNB_FUNCTIONS_FUNCTION_ID_RANDN = 91,
    NNB_FUNCTIONS_FUNCTION_ID_RANDOM_CROP = 92,
    NNB_FUNCTIONS_FUNCTION_ID_RANDOM_FLIP = 93,
    NNB_FUNCTIONS_FUNCTION_ID_RANDOM_SHIFT_0 = 94,
    NNB_FUNCTIONS_FUNCTION_ID_IMAGE_AUGMENTATION = 95,
    NNB_FUNCTIONS_FUNCTION_ID_SIGMOID_CROSS_ENTROPY = 96,
    NNB_FUNCTIONS_FUNCTION_ID_BINARY_CROSS_ENTROPY = 97,
    NNB_FUNCTIONS_FUNCTION_ID_SOFTMAX_CROSS_ENTROPY = 98,
    NNB_FUNCTIONS_FUNCTION_ID_CATEGORICAL_CROSS_ENTROPY = 99,
    NNB_FUNCTIONS_FUNCTION_ID_SQUARED_ERROR = 100,
    NNB_FUNCTIONS_FUNCTION_ID_ABSOLUTE_ERROR = 101,
    NNB_FUNCTIONS_FUNCTION_ID_HUBER_LOSS = 102,
    NNB_FUNCTIONS_FUNCTION_ID_EPSILON_INSENSITIVE_LOSS = 103,
    NNB_FUNCTIONS_FUNCTION_ID_KL_MULTINOMIAL = 104,
    NNB_FUNCTIONS_FUNCTION_ID_BINARY_SIGMOID = 105,
    NNB_FUNCTIONS_FUNCTION_ID_BINARY_TANH = 106,
    NNB_FUNCTIONS_FUNCTION_ID_BINARY_CONNECT_AFFINE_0 = 107,
    NNB_FUNCTIONS_FUNCTION_ID_BINARY_CONNECT_CONVOLUTION_0 = 108,
    NNB_FUNCTIONS_FUNCTION_ID_BINARY_WEIGHT_AFFINE_0 = 109,
    NNB_FUNCTIONS_FUNCTION_ID_BINARY_WEIGHT_CONVOLUTION_0 = 110,
    NNB_FUNCTIONS_FUNCTION_ID_INQ_AFFINE = 111,
    NNB_FUNCTIONS_FUNCTION_ID_INQ_CONVOLUTION = 112,
    NNB_FUNCTIONS_FUNCTION_ID_FIXED_POINT_QUANTIZE = 113,
    NNB_FUNCTIONS_FUNCTION_ID_POW2_QUANTIZE = 114,
    NNB_FUNCTIONS_FUNCTION_ID_TOP_N_ERROR = 115,
    NNB_FUNCTIONS_FUNCTION_ID_BINARY_ERROR = 116,
    NNB_FUNCTIONS_FUNCTION_ID_CONFUSION_MATRIX = 117,
    NNB_FUNCTIONS_FUNCTION_ID_VAT_NOISE = 118,
    NNB_FUNCTIONS_FUNCTION_ID_UNLINK = 119,
    NNB_FUNCTIONS_FUNCTION_ID_SINK = 120,
    NNB_FUNCTIONS_FUNCTION_ID_CLIP_GRAD_BY_VALUE = 121,
    NNB_FUNCTIONS_FUNCTION_ID_CLIP_GRAD_BY_NORM = 122,
    NNB_FUNCTIONS_FUNCTION_ID_PAD = 123,
    NNB_FUNCTIONS_FUNCTION_ID_CEIL = 124,
    NNB_FUNCTIONS_FUNCTION_ID_FLOOR = 125,
    NNB_FUNCTIONS_FUNCTION_ID_RESHAPE = 126,
    NNB_FUNCTIONS_FUNCTION_ID_INTERPOLATE_0 = 127,
    NNB_FUNCTIONS_FUNCTION_ID_LEAKY_RELU = 128,
    NNB_FUNCTIONS_FUNCTION_ID_SORT = 129,
    NNB_FUNCTIONS_FUNCTION_ID_MIN = 130,
    NNB_FUNCTIONS_FUNCTION_ID_ARANGE = 131,
    NNB_FUNCTIONS_FUNCTION_ID_MAX = 132,
    NNB_FUNCTIONS_FUNCTION_ID_PRUNE = 135,
    NNB_FUNCTIONS_FUNCTION_ID_FFT = 158,
    NNB_FUNCTIONS_FUNCTION_ID_IFFT = 159,
    NNB_FUNCTIONS_FUNCTION_ID_SIN = 173,
    NNB_FUNCTIONS_FUNCTION_ID_COS = 174,
    NNB_FUNCTIONS_FUNCTION_ID_TAN = 175,
    NNB_FUNCTIONS_FUNCTION_ID_SINH = 176,
    NNB_FUNCTIONS_FUNCTION_ID_COSH = 177,
    NNB_FUNCTIONS_FUNCTION_ID_ASIN = 178,
    NNB_FUNCTIONS_FUNCTION_ID_ACOS = 179,
    NNB_FUNCTIONS_FUNCTION_ID_ATAN = 180,
    NNB_FUNCTIONS_FUNCTION_ID_ASINH = 181,
    NNB_FUNCTIONS_FUNCTION_ID_ACOSH = 182,
    NNB_FUNCTIONS_FUNCTION_ID_ATANH = 183,
    NNB_FUNCTIONS_FUNCTION_ID_BROADCAST_TO = 184,
    NNB_FUNCTIONS_FUNCTION_ID_NMS_DETECTION2D = 231,
    NNB_FUNCTIONS_FUNCTION_ID_BINARY_WEIGHT_CONVOLUTION = 232,
    NNB_FUNCTIONS_FUNCTION_ID_BINARY_CONNECT_CONVOLUTION = 233,
    NNB_FUNCTIONS_FUNCTION_ID_BINARY_WEIGHT_AFFINE = 234,
    NNB_FUNCTIONS_FUNCTION_ID_BINARY_CONNECT_AFFINE = 235,
    NNB_FUNCTIONS_FUNCTION_ID_ISNAN = 236,
    NNB_FUNCTIONS_FUNCTION_ID_ISINF = 237,
    NNB_FUNCTIONS_FUNCTION_ID_RESET_NAN = 238,
    NNB_FUNCTIONS_FUNCTION_ID_RESET_INF = 239,
    NNB_FUNCTIONS_FUNCTION_ID_WHERE = 240,
    NNB_FUNCTIONS_FUNCTION_ID_ATAN2 = 241,
    NNB_FUNCTIONS_FUNCTION_ID_LSTM = 242,
    NNB_FUNCTIONS_FUNCTION_ID_GRU = 243,
    NNB_FUNCTIONS_FUNCTION_ID_RNN = 244,
    NNB_FUNCTIONS_FUNCTION_ID_GELU = 245,
    NNB_FUNCTIONS_FUNCTION_ID_RANDOM_CHOICE = 246,
    NNB_FUNCTIONS_FUNCTION_ID_TILE = 247,
    NNB_FUNCTIONS_FUNCTION_ID_ASSIGN = 248,
    NNB_FUNCTIONS_FUNCTION_ID_HARD_SIGMOID_0 = 249,
    NNB_FUNCTIONS_FUNCTION_ID_HARD_TANH_0 = 250,
    NNB_FUNCTIONS_FUNCTION_ID_LOG_SIGMOID = 251,
    NNB_FUNCTIONS_FUNCTION_ID_SOFTPLUS_0 = 252,
    NNB_FUNCTIONS_FUNCTION_ID_SOFTSIGN = 253,
    NNB_FUNCTIONS_FUNCTION_ID_TANH_SHRINK = 254,
    NNB_FUNCTIONS_FUNCTION_ID_SINC = 255,
    NNB_FUNCTIONS_FUNCTION_ID_RELU6 = 256,
    NNB_FUNCTIONS_FUNCTION_ID_HARD_SIGMOID = 259,
    NNB_FUNCTIONS_FUNCTION_ID_HARD_TANH_1 = 260,
    NNB_FUNCTIONS_FUNCTION_ID_HARD_TANH = 261,
    NNB_FUNCTIONS_FUNCTION_ID_SOFTPLUS_1 = 262,
    NNB_FUNCTIONS_FUNCTION_ID_SYNC_BATCH_NORMALIZATION = 263,
    NNB_FUNCTIONS_FUNCTION_ID_GATHER_ND = 264,
    NNB_FUNCTIONS_FUNCTION_ID_CONVOLUTION = 265,
    NNB_FUNCTIONS_FUNCTION_ID_MAX_POOLING = 266,
    NNB_FUNCTIONS_FUNCTION_ID_AVERAGE_POOLING = 267,
    NNB_FUNCTIONS_FUNCTION_ID_SUM_POOLING = 268,
    NNB_FUNCTIONS_FUNCTION_ID_LOG_SOFTMAX = 269,
    NNB_FUNCTIONS_FUNCTION_ID_FUSED_BATCH_NORMALIZATION = 270,
    NNB_FUNCTIONS_FUNCTION_ID_SCATTER_ND_0 = 271,
    NNB_FUNCTIONS_FUNCTION_ID_MAX_POOLING_BACKWARD = 272,
    NNB_FUNCTIONS_FUNCTION_ID_MIN_MAX_QUANTIZE_0 = 273,
    NNB_FUNCTIONS_FUNCTION_ID_MIN_MAX_QUANTIZE = 274,
    NNB_FUNCTIONS_FUNCTION_ID_BATCH_INV = 275,
    NNB_FUNCTIONS_FUNCTION_ID_BATCH_DET = 276,
    NNB_FUNCTIONS_FUNCTION_ID_WARP_BY_FLOW = 277,
    NNB_FUNCTIONS_FUNCTION_ID_ADAPTIVE_SEPARABLE_CONVOLUTION = 278,
    NNB_FUNCTIONS_FUNCTION_ID_DECONVOLUTION_1 = 279,
    NNB_FUNCTIONS_FUNCTION_ID_PATCH_CORRELATION = 280,
    NNB_FUNCTIONS_FUNCTION_ID_ADD_N = 281,
    NNB_FUNCTIONS_FUNCTION_ID_MUL_N = 282,
    NNB_FUNCTIONS_FUNCTION_ID_RANDOM_ERASE_0 = 283,
    NNB_FUNCTIONS_FUNCTION_ID_RANDOM_ERASE_1 = 284,
    NNB_FUNCTIONS_FUNCTION_ID_RANDOM_ERASE = 285,
    NNB_FUNCTIONS_FUNCTION_ID_INTERPOLATE_1 = 286,
    NNB_FUNCTIONS_FUNCTION_ID_UNPOOLING = 287,
    NNB_FUNCTIONS_FUNCTION_ID_RAND_BETA = 288,
    NNB_FUNCTIONS_FUNCTION_ID_RAND_BINOMIAL = 289,
    NNB_FUNCTIONS_FUNCTION_ID_RAND_GAMMA = 290,
    NNB_FUNCTIONS_FUNCTION_ID_INTERPOLATE = 291,
    NNB_FUNCTIONS_FUNCTION_ID_DECONVOLUTION = 292,
    NNB_FUNCTIONS_FUNCTION_ID_QUANTIZE_LINEAR = 293,
    NNB_FUNCTIONS_FUNCTION_ID_DEQUANTIZE_LINEAR = 294,
    NNB_FUNCTIONS_FUNCTION_ID_FUSED_CONVOLUTION_0 = 295,
    NNB_FUNCTIONS_FUNCTION_ID_AFFINE_GRID = 296,
    NNB_FUNCTIONS_FUNCTION_ID_WARP_BY_GRID = 297,
    NNB_FUNCTIONS_FUNCTION_ID_MISH = 298,
    NNB_FUNCTIONS_FUNCTION_ID_GATHER_0 = 302,
    NNB_FUNCTIONS_FUNCTION_ID_GATHER = 303,
    NNB_FUNCTIONS_FUNCTION_ID_WEIGHT_NORMALIZATION = 304,
    NNB_FUNCTIONS_FUNCTION_ID_PACK_PADDED_SEQUENCE = 305,
    NNB_FUNCTIONS_FUNCTION_ID_PAD_PACKED_SEQUENCE = 306,
    NNB_FUNCTIONS_FUNCTION_ID_BC_ADD2 = 307,
    NNB_FUNCTIONS_FUNCTION_ID_SUB2 = 308,
    NNB_FUNCTIONS_FUNCTION_ID_MUL2 = 309,
    NNB_FUNCTIONS_FUNCTION_ID_DIV2 = 310,
    NNB_FUNCTIONS_FUNCTION_ID_POW2 = 311,
    NNB_FUNCTIONS_FUNCTION_ID_ADD_SCALAR = 312,
    NNB_FUNCTIONS_FUNCTION_ID_MUL_SCALAR = 313,
    NNB_FUNCTIONS_FUNCTION_ID_POW_SCALAR = 314,
    NNB_FUNCTIONS_FUNCTION_ID_SCATTER_ADD = 315,
    NNB_FUNCTIONS_FUNCTION_ID_NORM_NORMALIZATION = 317,
    NNB_FUNCTIONS_FUNCTION_ID_NORM = 318,
    NNB_FUNCTIONS_FUNCTION_ID_BATCH_LOGDET = 319,
    NNB_FUNCTIONS_FUNCTION_ID_RANDOM_SHIFT = 320,
    NNB_FUNCTIONS_FUNCTION_ID_GROUP_NORMALIZATION = 321,
    NNB_FUNCTIONS_FUNCTION_ID_INSTANCE_NORMALIZATION = 322,
    NNB_FUNCTIONS_FUNCTION_ID_LAYER_NORMALIZATION = 323,
    NNB_FUNCTIONS_FUNCTION_ID_TENSOR_NORMALIZATION = 324,
    NNB_FUNCTIONS_FUNCTION_ID_WEIGHT_STANDARDIZATION = 325,
    NNB_FUNCTIONS_FUNCTION_ID_BATCH_NORMALIZATION = 326,
    NNB_FUNCTIONS_FUNCTION_ID_STFT_0 = 327,
    NNB_FUNCTIONS_FUNCTION_ID_ISTFT_0 = 328,
    NNB_FUNCTIONS_FUNCTION_ID_DEFORMABLE_CONVOLUTION = 329,
    NNB_FUNCTIONS_FUNCTION_ID_SPECTRAL_NORM_0 = 330,
    NNB_FUNCTIONS_FUNCTION_ID_CUMSUM = 331,
    NNB_FUNCTIONS_FUNCTION_ID_CUMPROD = 332,
    NNB_FUNCTIONS_FUNCTION_ID_SEARCHSORTED = 333,
    NNB_FUNCTIONS_FUNCTION_ID_MESHGRID = 334,
    NNB_FUNCTIONS_FUNCTION_ID_SOFTPLUS = 335,
    NNB_FUNCTIONS_FUNCTION_ID_DROPOUT = 336,
    NNB_FUNCTIONS_FUNCTION_ID_SPECTRAL_NORM = 337,
    NNB_FUNCTIONS_FUNCTION_ID_ROI_ALIGN = 338,
    NNB_FUNCTIONS_FUNCTION_ID_BOOL_GATHER = 339,
    NNB_FUNCTIONS_FUNCTION_ID_BOOL_SCATTER = 340,
    NNB_FUNCTIONS_FUNCTION_ID_BOOL_FILL = 341,
    NNB_FUNCTIONS_FUNCTION_ID_SCATTER_ND = 342,
    NNB_FUNCTIONS_FUNCTION_ID_LINSPACE = 343,
    NNB_FUNCTIONS_FUNCTION_ID_STFT = 344,
    NNB_FUNCTIONS_FUNCTION_ID_ISTFT = 345,
    NNB_FUNCTIONS_FUNCTION_ID_FUSED_CONVOLUTION = 346,
    NNB_FUNCTIONS_FUNCTION_ID_BATCH_CHOLESKY = 347,
    NNB_FUNCTIONS_FUNCTION_ID_SHAPE = 348,
    NNB_FUNCTIONS_FUNCTION_ID_ERF = 349,
    NNB_FUNCTIONS_FUNCTION_ID_TOP_K_DATA = 350,
    NNB_FUNCTIONS_FUNCTION_ID_NONZERO = 351,
    NNB_FUNCTIONS_FUNCTION_ID_ONNX_RESIZE = 352,
    NNB_FUNCTIONS_FUNCTION_ID_ONNX_NON_MAX_SUPPRESSION = 353,
    NNB_FUNCTIONS_FUNCTION_ID_EYE_LIKE = 354,
    NNB_FUNCTIONS_FUNCTION_ID_MOD2 = 355,
    NNB_FUNCTIONS_FUNCTION_ID_BIT_SHIFT = 356,
    NNB_FUNCTIONS_FUNCTION_ID_UNIQUE = 358,
    NNB_FUNCTIONS_FUNCTION_ID_EINSUM = 359,
    NNB_FUNCTIONS_FUNCTION_ID_TRILU = 360
};
extern const ks_enum nnb_functions_function_id_labels;

enum {
    NNB_FUNCTIONS_SHIFT_BORDER_MODE_NEAREST = 0,
    NNB_FUNCTIONS_SHIFT_BORDER_MODE_REFLECT = 1
};
extern const ks_enum nnb_functions_shift_border_mode_labels;

enum {
    NNB_FUNCTIONS_SELECTION_ALGORITHM_LARGEST_ABS = 0,
    NNB_FUNCTIONS_SELECTION_ALGORITHM_RANDOM = 1
};
extern const ks_enum nnb_functions_selection_algorithm_labels;

enum {
    NNB_FUNCTIONS_PAD_MODE_CONSTANT = 0,
    NNB_FUNCTIONS_PAD_MODE_REFLECT = 1,
    NNB_FUNCTIONS_PAD_MODE_REPEAT = 2
};
extern const ks_enum nnb_functions_pad_mode_labels;

enum {
    NNB_FUNCTIONS_INTERPOLATE_MODE_NEAREST = 0,
    NNB_FUNCTIONS_INTERPOLATE_MODE_LINEAR = 1
};
extern const ks_enum nnb_functions_interpolate_mode_labels;

enum {
    NNB_FUNCTIONS_RNN_NONLINEARITY_TANH = 0,
    NNB_FUNCTIONS_RNN_NONLINEARITY_RELU = 1
};
extern const ks_enum nnb_functions_rnn_nonlinearity_labels;

enum {
    NNB_FUNCTIONS_GROUP_WORLD = 0
};
extern const ks_enum nnb_functions_group_labels;

enum {
    NNB_FUNCTIONS_FUSED_BATCH_NORMALIZATION_NONLINEARITY_RELU = 0
};
extern const ks_enum nnb_functions_fused_batch_normalization_nonlinearity_labels;

enum {
    NNB_FUNCTIONS_ROUND_MODE_HALF_AWAY_FROM_ZERO = 0,
    NNB_FUNCTIONS_ROUND_MODE_HALF_TO_EVEN = 1
};
extern const ks_enum nnb_functions_round_mode_labels;

enum {
    NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_IDENTITY = 0,
    NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_RELU = 1,
    NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_SIGMOID = 2,
    NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_TANH = 3,
    NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_LEAKY_RELU = 4,
    NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_ELU = 5,
    NNB_FUNCTIONS_FUSED_CONVOLUTION_NONLINEARITY_RELU6 = 6
};
extern const ks_enum nnb_functions_fused_convolution_nonlinearity_labels;

enum {
    NNB_FUNCTIONS_WARP_BY_GRID_MODE_LINEAR = 0,
    NNB_FUNCTIONS_WARP_BY_GRID_MODE_NEAREST = 1
};
extern const ks_enum nnb_functions_warp_by_grid_mode_labels;

enum {
    NNB_FUNCTIONS_PADDING_MODE_ZERO = 0,
    NNB_FUNCTIONS_PADDING_MODE_REPEAT = 1,
    NNB_FUNCTIONS_PADDING_MODE_REFLECT = 2
};
extern const ks_enum nnb_functions_padding_mode_labels;

enum {
    NNB_FUNCTIONS_RANDOM_SHIFT_BORDER_MODE_NEAREST = 0,
    NNB_FUNCTIONS_RANDOM_SHIFT_BORDER_MODE_REFLECT = 1,
    NNB_FUNCTIONS_RANDOM_SHIFT_BORDER_MODE_CONSTANT = 2
};
extern const ks_enum nnb_functions_random_shift_border_mode_labels;

enum {
    NNB_FUNCTIONS_WINDOW_TYPE_HANNING = 0,
    NNB_FUNCTIONS_WINDOW_TYPE_HAMMING = 1,
    NNB_FUNCTIONS_WINDOW_TYPE_RECTANGULAR = 2
};
extern const ks_enum nnb_functions_window_type_labels;

enum {
    NNB_FUNCTIONS_STFT_PAD_MODE_CONSTANT = 0,
    NNB_FUNCTIONS_STFT_PAD_MODE_REFLECT = 1
};
extern const ks_enum nnb_functions_stft_pad_mode_labels;

enum {
    NNB_FUNCTIONS_FUSED_CONVOLUTION_PAD_MODE_CONSTANT = 0,
    NNB_FUNCTIONS_FUSED_CONVOLUTION_PAD_MODE_REFLECT = 1,
    NNB_FUNCTIONS_FUSED_CONVOLUTION_PAD_MODE_REPEAT = 2
};
extern const ks_enum nnb_functions_fused_convolution_pad_mode_labels;

enum {
    NNB_FUNCTIONS_ONNX_RESIZE_MODE_NEAREST = 0,
    NNB_FUNCTIONS_ONNX_RESIZE_MODE_LINEAR = 1,
    NNB_FUNCTIONS_ONNX_RESIZE_MODE_CUBIC = 2
};
extern const ks_enum nnb_functions_onnx_resize_mode_labels;

enum {
    NNB_FUNCTIONS_COORDINATE_TRANSFORMATION_MODE_HALF_PIXEL = 0,
    NNB_FUNCTIONS_COORDINATE_TRANSFORMATION_MODE_PYTORCH_HALF_PIXEL = 1,
    NNB_FUNCTIONS_COORDINATE_TRANSFORMATION_MODE_ALIGN_CORNERS = 2,
    NNB_FUNCTIONS_COORDINATE_TRANSFORMATION_MODE_ASYMMETRIC = 3,
    NNB_FUNCTIONS_COORDINATE_TRANSFORMATION_MODE_TF_CROP_AND_RESIZE = 4
};
extern const ks_enum nnb_functions_coordinate_transformation_mode_labels;

enum {
    NNB_FUNCTIONS_NEAREST_MODE_ROUND_PREFER_FLOOR = 0,
    NNB_FUNCTIONS_NEAREST_MODE_ROUND_PREFER_CEIL = 1,
    NNB_FUNCTIONS_NEAREST_MODE_FLOOR = 2,
    NNB_FUNCTIONS_NEAREST_MODE_CEIL = 3
};
extern const ks_enum nnb_functions_nearest_mode_labels;

enum {
    NNB_FUNCTIONS_DIRECTION_LEFT = 0,
    NNB_FUNCTIONS_DIRECTION_RIGHT = 1
};
extern const ks_enum nnb_functions_direction_labels;

/* ---- nnb_functions */
/* The functions of a network in an NNB file: a record of 20 bytes, followed by the arguments in the
 * layout of a C struct. The number of the function determines the arguments. A string is stored as
 * its index in the list of strings that the function accepts.  Facts from
 * build-tools/code-generator/functions.yaml of sony/nnabla-c-runtime at commit 5cd80a7
 * (Apache-2.0); source files are named as in nnb.ksy. */
struct nnb_functions {
    ks_span ks;
    ks_stream *ks_io;
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Start of the next block, in bytes from the start of the data area. */
    uint64_t end;
    /* The function and its form: every argument list that a function ever had has its own number.
     * The arguments of other numbers are unknown and not read. */
    uint16_t id;
    /* The implementation: 0 to 99 callback of that number, 100 automatic, 101 float, 102 and 103
     * fixed point (U network.h:366-379). Any number is valid. */
    uint16_t impl;
    /* Number of inputs. The format does not prescribe it per function. */
    uint32_t inputs_count;
    /* Number of the block that lists the inputs. */
    int32_t inputs_block;
    /* Number of outputs. */
    uint32_t outputs_count;
    /* Number of the block that lists the outputs. */
    int32_t outputs_block;
    /* The arguments; absent if the function has none. Functions whose arguments have the same names
     * and layout share a type. */
    ks_ref args;
    /* The function with this number. */
    int64_t function;
    /* Index of the input of which only one element need be stored, 0 for none: the exporter
     * truncates the unused float weight of the binary convolutions but keeps its shape (X
     * nnablart/utils.py:186-191). */
    uint8_t cut_input;
    /* Inputs 1 to this number are weights whose constant data are stored transposed: the element
     * [i, o] of a shape (in, out...) is stored at index o*in + i (X nnablart/utils.py:160-183; U
     * affine_generic.c:36-45). */
    uint8_t last_transposed_input;
    uint8_t ks_state_function;
    uint8_t ks_state_cut_input;
    uint8_t ks_state_last_transposed_input;
};

/* ---- int_list */
/* A list of integers as an argument (Shape, or repeated int64, upstream). */
struct nnb_functions_int_list {
    ks_mark ks;
    ks_stream *ks_io;
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Number of integers. */
    uint32_t count;
    /* Number of the block that holds them. */
    int32_t block;
    /* The integers. */
    ks_view values; /* of s4le */
    uint64_t ks_at_values;
    uint8_t ks_state_values;
};

/* ---- base_axis_args */
/* Arguments of Affine (0), PReLU (21), KLMultinomial (104), BinaryConnectAffine (107),
 * BinaryWeightAffine (109). */
struct nnb_functions_base_axis_args {
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
};

/* ---- convolution_0_args */
/* Arguments of Convolution (1), Deconvolution (3), BinaryConnectConvolution (108),
 * BinaryWeightConvolution (110). */
struct nnb_functions_convolution_0_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Padding on both sides, per axis. */
    nnb_functions_int_list pad;
    /* Step of the kernel, per axis. */
    nnb_functions_int_list stride;
    /* Distance of the kernel's elements, per axis. */
    nnb_functions_int_list dilation;
    /* Number of groups of channels. */
    int32_t group;
};

/* ---- depthwise_convolution_args */
/* Arguments of DepthwiseConvolution (2). */
struct nnb_functions_depthwise_convolution_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Padding on both sides, per axis. */
    nnb_functions_int_list pad;
    /* Step of the kernel, per axis. */
    nnb_functions_int_list stride;
    /* Distance of the kernel's elements, per axis. */
    nnb_functions_int_list dilation;
    /* Number of output maps per input map. */
    int32_t multiplier;
};

/* ---- depthwise_deconvolution_args */
/* Arguments of DepthwiseDeconvolution (4). */
struct nnb_functions_depthwise_deconvolution_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Padding on both sides, per axis. */
    nnb_functions_int_list pad;
    /* Step of the kernel, per axis. */
    nnb_functions_int_list stride;
    /* Distance of the kernel's elements, per axis. */
    nnb_functions_int_list dilation;
    /* Number of input maps per output map. */
    int32_t divisor;
};

/* ---- max_pooling_0_args */
/* Arguments of MaxPooling (5), SumPooling (8). */
struct nnb_functions_max_pooling_0_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Extent of the kernel, per axis. */
    nnb_functions_int_list kernel;
    /* Step of the kernel, per axis. */
    nnb_functions_int_list stride;
    /* Whether a rest that does not fill a kernel is ignored. */
    uint8_t ignore_border;
    /* Written as zero, not read. */
    ks_bytes alignment_37;
    /* Padding on both sides, per axis. */
    nnb_functions_int_list pad;
};

/* ---- max_pooling_args */
/* Arguments of AveragePooling (6), MaxPooling (266), SumPooling (268), MaxPoolingBackward (272). */
struct nnb_functions_max_pooling_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Extent of the kernel, per axis. */
    nnb_functions_int_list kernel;
    /* Step of the kernel, per axis. */
    nnb_functions_int_list stride;
    /* Whether a rest that does not fill a kernel is ignored. */
    uint8_t ignore_border;
    /* Written as zero, not read. */
    ks_bytes alignment_37;
    /* Padding on both sides, per axis. */
    nnb_functions_int_list pad;
    /* Whether channels are the last axis (NHWC). */
    uint8_t channel_last;
};

/* ---- kernel_args */
/* Arguments of Unpooling (9). */
struct nnb_functions_kernel_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Extent of the kernel, per axis. */
    nnb_functions_int_list kernel;
};

/* ---- inplace_args */
/* Arguments of ReLU (14), Add2 (31), BcAdd2 (307), Sub2 (308), Mul2 (309), Div2 (310), Pow2 (311). */
struct nnb_functions_inplace_args {
    /* Whether output and input may share memory. */
    uint8_t inplace;
};

/* ---- alpha_args */
/* Arguments of LeakyReLU (15), ELU (17), Sign (43). */
struct nnb_functions_alpha_args {
    /* Factor for negative input. */
    float alpha;
};

/* ---- axis_args */
/* Arguments of Softmax (16), CReLU (19), Concatenate (74), Split (75), Stack (76),
 * SoftmaxCrossEntropy (98), CategoricalCrossEntropy (99), ConfusionMatrix (117), BroadcastTo (184),
 * LogSoftmax (269), ScatterAdd (315). */
struct nnb_functions_axis_args {
    /* Axis to work on. */
    int32_t axis;
};

/* ---- scale_alpha_args */
/* Arguments of SELU (18). */
struct nnb_functions_scale_alpha_args {
    /* Factor. */
    float scale;
    /* Factor for negative input. */
    float alpha;
};

/* ---- alpha_axis_args */
/* Arguments of CELU (20). */
struct nnb_functions_alpha_axis_args {
    /* Factor for negative input. */
    float alpha;
    /* Axis to work on. */
    int32_t axis;
};

/* ---- batch_normalization_0_args */
/* Arguments of BatchNormalization (22). */
struct nnb_functions_batch_normalization_0_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axes to work on. */
    nnb_functions_int_list axes;
    /* Weight of the old value in running mean and variance. */
    float decay_rate;
    /* Small number that avoids division by zero. */
    float eps;
    /* Whether mean and variance of this batch are used, rather than the stored ones. */
    uint8_t batch_stat;
};

/* ---- base_axis_update_running_mean_args */
/* Arguments of MeanSubtraction (23). */
struct nnb_functions_base_axis_update_running_mean_args {
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Whether the running mean is updated. */
    uint8_t update_running_mean;
};

/* ---- axes_keep_dims_args */
/* Arguments of Sum (24), Mean (25), Max (26), Min (27), Prod (28). */
struct nnb_functions_axes_keep_dims_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axes to work on. */
    nnb_functions_int_list axes;
    /* Whether reduced axes are kept with length 1. */
    uint8_t keep_dims;
};

/* ---- val_float_args */
/* Arguments of AddScalar (37), MulScalar (38), PowScalar (39), RSubScalar (40), RDivScalar (41),
 * RPowScalar (42), MinimumScalar (46), MaximumScalar (47), EqualScalar (60), NotEqualScalar (61),
 * GreaterEqualScalar (62), GreaterScalar (63), LessEqualScalar (64), LessScalar (65), ResetNaN
 * (238), ResetInf (239). */
struct nnb_functions_val_float_args {
    /* The scalar. */
    float val;
};

/* ---- val_bool_args */
/* Arguments of LogicalAndScalar (57), LogicalOrScalar (58), LogicalXorScalar (59). */
struct nnb_functions_val_bool_args {
    /* The scalar. */
    uint8_t val;
};

/* ---- val_shape_args */
/* Arguments of Constant (67). */
struct nnb_functions_val_shape_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* The scalar. */
    float val;
    /* Shape of the output. */
    nnb_functions_int_list shape;
};

/* ---- transpose_a_transpose_b_args */
/* Arguments of BatchMatmul (72). */
struct nnb_functions_transpose_a_transpose_b_args {
    /* Whether the first factor is transposed. */
    uint8_t transpose_a;
    /* Whether the second factor is transposed. */
    uint8_t transpose_b;
};

/* ---- slice_args */
/* Arguments of Slice (77). */
struct nnb_functions_slice_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Where to start. */
    nnb_functions_int_list start;
    /* Where to stop. */
    nnb_functions_int_list stop;
    /* Step. */
    nnb_functions_int_list step;
};

/* ---- axes_args */
/* Arguments of Transpose (78), Flip (81). */
struct nnb_functions_axes_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axes to work on. */
    nnb_functions_int_list axes;
};

/* ---- shape_args */
/* Arguments of Broadcast (79), OneHot (80), Reshape (83), ScatterNd (271). */
struct nnb_functions_shape_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Shape of the output. */
    nnb_functions_int_list shape;
};

/* ---- shifts_border_mode_args */
/* Arguments of Shift (82). */
struct nnb_functions_shifts_border_mode_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Shift, per axis. */
    nnb_functions_int_list shifts;
    /* What to fill the border with. */
    int32_t border_mode;
};

/* ---- p_seed_args */
/* Arguments of Dropout (86), Dropout (336). */
struct nnb_functions_p_seed_args {
    /* Probability or order. */
    float p;
    /* Seed of random numbers; -1 for any. */
    int32_t seed;
};

/* ---- top_k_data_0_args */
/* Arguments of TopKData (87). */
struct nnb_functions_top_k_data_0_args {
    /* How many. */
    int32_t k;
    /* Whether values are compared by magnitude. */
    uint8_t abs;
    /* Whether the output has only the selected elements. */
    uint8_t reduce;
    /* Written as zero, not read. */
    ks_bytes alignment_26;
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
};

/* ---- top_k_grad_args */
/* Arguments of TopKGrad (88). */
struct nnb_functions_top_k_grad_args {
    /* How many. */
    int32_t k;
    /* Whether values are compared by magnitude. */
    uint8_t abs;
    /* Written as zero, not read. */
    ks_bytes alignment_25;
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
};

/* ---- rand_args */
/* Arguments of Rand (89). */
struct nnb_functions_rand_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Lower bound. */
    float low;
    /* Upper bound. */
    float high;
    /* Shape of the output. */
    nnb_functions_int_list shape;
    /* Seed of random numbers; -1 for any. */
    int32_t seed;
};

/* ---- randint_args */
/* Arguments of Randint (90). */
struct nnb_functions_randint_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Lower bound. */
    int32_t low;
    /* Upper bound. */
    int32_t high;
    /* Shape of the output. */
    nnb_functions_int_list shape;
    /* Seed of random numbers; -1 for any. */
    int32_t seed;
};

/* ---- randn_args */
/* Arguments of Randn (91). */
struct nnb_functions_randn_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Mean. */
    float mu;
    /* Standard deviation. */
    float sigma;
    /* Shape of the output. */
    nnb_functions_int_list shape;
    /* Seed of random numbers; -1 for any. */
    int32_t seed;
};

/* ---- random_crop_args */
/* Arguments of RandomCrop (92). */
struct nnb_functions_random_crop_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Shape of the output. */
    nnb_functions_int_list shape;
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Seed of random numbers; -1 for any. */
    int32_t seed;
};

/* ---- random_flip_args */
/* Arguments of RandomFlip (93). */
struct nnb_functions_random_flip_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axes to work on. */
    nnb_functions_int_list axes;
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Seed of random numbers; -1 for any. */
    int32_t seed;
};

/* ---- image_augmentation_args */
/* Arguments of ImageAugmentation (95). */
struct nnb_functions_image_augmentation_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Shape of the output image. */
    nnb_functions_int_list shape;
    /* Padding of the image, per axis. */
    nnb_functions_int_list pad;
    /* Lower bound of random scales. */
    float min_scale;
    /* Upper bound of random scales. */
    float max_scale;
    /* Range of random rotation, in radians. */
    float angle;
    /* Range of random aspect ratios. */
    float aspect_ratio;
    /* Range of random distortion. */
    float distortion;
    /* Whether to flip left and right at random. */
    uint8_t flip_lr;
    /* Whether to flip up and down at random. */
    uint8_t flip_ud;
    /* Written as zero, not read. */
    ks_bytes alignment_58;
    /* Range of random brightness. */
    float brightness;
    /* Whether brightness is drawn for each channel. */
    uint8_t brightness_each;
    /* Written as zero, not read. */
    ks_bytes alignment_65;
    /* Range of random contrast. */
    float contrast;
    /* Value around which contrast is changed. */
    float contrast_center;
    /* Whether contrast is drawn for each channel. */
    uint8_t contrast_each;
    /* Written as zero, not read. */
    ks_bytes alignment_77;
    /* Amplitude of random noise. */
    float noise;
    /* Seed of random numbers; -1 for any. */
    int32_t seed;
};

/* ---- delta_args */
/* Arguments of HuberLoss (102). */
struct nnb_functions_delta_args {
    /* Step or threshold. */
    float delta;
};

/* ---- epsilon_args */
/* Arguments of EpsilonInsensitiveLoss (103). */
struct nnb_functions_epsilon_args {
    /* Error below which there is no loss. */
    float epsilon;
};

/* ---- inq_affine_args */
/* Arguments of INQAffine (111). */
struct nnb_functions_inq_affine_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Bits per weight. */
    int32_t num_bits;
    /* Iterations at which further weights are fixed. */
    nnb_functions_int_list inq_iterations;
    /* Which weights are fixed first. */
    int32_t selection_algorithm;
    /* Seed of random numbers; -1 for any. */
    int32_t seed;
};

/* ---- inq_convolution_args */
/* Arguments of INQConvolution (112). */
struct nnb_functions_inq_convolution_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Padding on both sides, per axis. */
    nnb_functions_int_list pad;
    /* Step of the kernel, per axis. */
    nnb_functions_int_list stride;
    /* Distance of the kernel's elements, per axis. */
    nnb_functions_int_list dilation;
    /* Number of groups of channels. */
    int32_t group;
    /* Bits per weight. */
    int32_t num_bits;
    /* Iterations at which further weights are fixed. */
    nnb_functions_int_list inq_iterations;
    /* Which weights are fixed first. */
    int32_t selection_algorithm;
    /* Seed of random numbers; -1 for any. */
    int32_t seed;
};

/* ---- fixed_point_quantize_args */
/* Arguments of FixedPointQuantize (113). */
struct nnb_functions_fixed_point_quantize_args {
    /* Whether values have a sign. */
    uint8_t sign;
    /* Written as zero, not read. */
    ks_bytes alignment_21;
    /* Bits per value. */
    int32_t n;
    /* Step or threshold. */
    float delta;
    /* Whether gradients outside the range are zero. */
    uint8_t ste_fine_grained;
};

/* ---- pow2_quantize_args */
/* Arguments of Pow2Quantize (114). */
struct nnb_functions_pow2_quantize_args {
    /* Whether values have a sign. */
    uint8_t sign;
    /* Whether zero is a separate value. */
    uint8_t with_zero;
    /* Written as zero, not read. */
    ks_bytes alignment_22;
    /* Bits per value. */
    int32_t n;
    /* Maximum exponent. */
    int32_t m;
    /* Whether gradients outside the range are zero. */
    uint8_t ste_fine_grained;
};

/* ---- axis_n_args */
/* Arguments of TopNError (115). */
struct nnb_functions_axis_n_args {
    /* Axis to work on. */
    int32_t axis;
    /* How many. */
    int32_t n;
};

/* ---- base_axis_eps_args */
/* Arguments of VATNoise (118). */
struct nnb_functions_base_axis_eps_args {
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Length of the noise vector. */
    float eps;
};

/* ---- one_input_grad_args */
/* Arguments of Sink (120). */
struct nnb_functions_one_input_grad_args {
    /* Whether gradients start as ones. */
    uint8_t one_input_grad;
};

/* ---- clip_norm_axes_args */
/* Arguments of ClipGradByNorm (122). */
struct nnb_functions_clip_norm_axes_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Maximum norm. */
    float clip_norm;
    /* Axes to work on. */
    nnb_functions_int_list axes;
};

/* ---- pad_args */
/* Arguments of Pad (123). */
struct nnb_functions_pad_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Padding before and after, per axis. */
    nnb_functions_int_list pad_width;
    /* Method. */
    int32_t mode;
    /* Value to fill with where the mode is constant. */
    float constant_value;
};

/* ---- shape_inplace_args */
/* Arguments of Reshape (126). */
struct nnb_functions_shape_inplace_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Shape of the output. */
    nnb_functions_int_list shape;
    /* Whether output and input may share memory. */
    uint8_t inplace;
};

/* ---- interpolate_0_args */
/* Arguments of Interpolate (127). */
struct nnb_functions_interpolate_0_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Extent of the output, per axis. */
    nnb_functions_int_list output_size;
    /* Method. */
    int32_t mode;
    /* Whether the corner cells of input and output are the same points. */
    uint8_t align_corners;
};

/* ---- alpha_inplace_args */
/* Arguments of LeakyReLU (128). */
struct nnb_functions_alpha_inplace_args {
    /* Factor for negative input. */
    float alpha;
    /* Whether output and input may share memory. */
    uint8_t inplace;
};

/* ---- sort_args */
/* Arguments of Sort (129). */
struct nnb_functions_sort_args {
    /* Axis to work on. */
    int32_t axis;
    /* Whether the order is reversed. */
    uint8_t reverse;
    /* Whether positions are an output. */
    uint8_t with_index;
    /* Whether the positions are the only output. */
    uint8_t only_index;
};

/* ---- min_args */
/* Arguments of Min (130), Max (132). */
struct nnb_functions_min_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axes to work on. */
    nnb_functions_int_list axes;
    /* Whether reduced axes are kept with length 1. */
    uint8_t keep_dims;
    /* Whether positions are an output. */
    uint8_t with_index;
    /* Whether the positions are the only output. */
    uint8_t only_index;
};

/* ---- arange_args */
/* Arguments of Arange (131). */
struct nnb_functions_arange_args {
    /* Where to start. */
    float start;
    /* Where to stop. */
    float stop;
    /* Step. */
    float step;
};

/* ---- rate_args */
/* Arguments of Prune (135). */
struct nnb_functions_rate_args {
    /* Fraction of elements. */
    float rate;
};

/* ---- signal_ndim_normalized_args */
/* Arguments of FFT (158), IFFT (159). */
struct nnb_functions_signal_ndim_normalized_args {
    /* Number of axes of the signal. */
    int32_t signal_ndim;
    /* Whether the transform is scaled to be unitary. */
    uint8_t normalized;
};

/* ---- nms_detection2d_args */
/* Arguments of NmsDetection2d (231). */
struct nnb_functions_nms_detection2d_args {
    /* Score below which boxes are dropped. */
    float thresh;
    /* Overlap from which boxes are the same. */
    float nms;
    /* Whether boxes are compared within a class only. */
    uint8_t nms_per_class;
};

/* ---- binary_weight_convolution_args */
/* Arguments of BinaryWeightConvolution (232), BinaryConnectConvolution (233). */
struct nnb_functions_binary_weight_convolution_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Padding on both sides, per axis. */
    nnb_functions_int_list pad;
    /* Step of the kernel, per axis. */
    nnb_functions_int_list stride;
    /* Distance of the kernel's elements, per axis. */
    nnb_functions_int_list dilation;
    /* Number of groups of channels. */
    int32_t group;
    /* Value that zero becomes. */
    float quantize_zero_to;
};

/* ---- base_axis_quantize_zero_to_args */
/* Arguments of BinaryWeightAffine (234), BinaryConnectAffine (235). */
struct nnb_functions_base_axis_quantize_zero_to_args {
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Value that zero becomes. */
    float quantize_zero_to;
};

/* ---- lstm_args */
/* Arguments of LSTM (242), GRU (243). */
struct nnb_functions_lstm_args {
    /* Number of layers. */
    int32_t num_layers;
    /* Fraction of elements that are dropped. */
    float dropout;
    /* Whether it also runs backwards in time. */
    uint8_t bidirectional;
    /* Whether it is used in training. */
    uint8_t training;
};

/* ---- rnn_args */
/* Arguments of RNN (244). */
struct nnb_functions_rnn_args {
    /* Number of layers. */
    int32_t num_layers;
    /* Activation. */
    int32_t nonlinearity;
    /* Fraction of elements that are dropped. */
    float dropout;
    /* Whether it also runs backwards in time. */
    uint8_t bidirectional;
    /* Whether it is used in training. */
    uint8_t training;
};

/* ---- random_choice_args */
/* Arguments of RandomChoice (246). */
struct nnb_functions_random_choice_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Shape of the output. */
    nnb_functions_int_list shape;
    /* Whether an element may be drawn again. */
    uint8_t replace;
    /* Written as zero, not read. */
    ks_bytes alignment_29;
    /* Seed of random numbers; -1 for any. */
    int32_t seed;
};

/* ---- reps_args */
/* Arguments of Tile (247). */
struct nnb_functions_reps_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Number of repetitions, per axis. */
    nnb_functions_int_list reps;
};

/* ---- sync_batch_normalization_args */
/* Arguments of SyncBatchNormalization (263). */
struct nnb_functions_sync_batch_normalization_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Group of processes. */
    int32_t group;
    /* Axes to work on. */
    nnb_functions_int_list axes;
    /* Weight of the old value in running mean and variance. */
    float decay_rate;
    /* Small number that avoids division by zero. */
    float eps;
    /* Whether mean and variance of this batch are used, rather than the stored ones. */
    uint8_t batch_stat;
};

/* ---- convolution_args */
/* Arguments of Convolution (265), Deconvolution (279). */
struct nnb_functions_convolution_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Padding on both sides, per axis. */
    nnb_functions_int_list pad;
    /* Step of the kernel, per axis. */
    nnb_functions_int_list stride;
    /* Distance of the kernel's elements, per axis. */
    nnb_functions_int_list dilation;
    /* Number of groups of channels. */
    int32_t group;
    /* Whether channels are the last axis (NHWC). */
    uint8_t channel_last;
};

/* ---- average_pooling_args */
/* Arguments of AveragePooling (267). */
struct nnb_functions_average_pooling_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Extent of the kernel, per axis. */
    nnb_functions_int_list kernel;
    /* Step of the kernel, per axis. */
    nnb_functions_int_list stride;
    /* Whether a rest that does not fill a kernel is ignored. */
    uint8_t ignore_border;
    /* Written as zero, not read. */
    ks_bytes alignment_37;
    /* Padding on both sides, per axis. */
    nnb_functions_int_list pad;
    /* Whether channels are the last axis (NHWC). */
    uint8_t channel_last;
    /* Whether padding counts in the average. */
    uint8_t including_pad;
};

/* ---- fused_batch_normalization_args */
/* Arguments of FusedBatchNormalization (270). */
struct nnb_functions_fused_batch_normalization_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axes to work on. */
    nnb_functions_int_list axes;
    /* Weight of the old value in running mean and variance. */
    float decay_rate;
    /* Small number that avoids division by zero. */
    float eps;
    /* Whether mean and variance of this batch are used, rather than the stored ones. */
    uint8_t batch_stat;
    /* Written as zero, not read. */
    ks_bytes alignment_37;
    /* Activation. */
    int32_t nonlinearity;
};

/* ---- min_max_quantize_0_args */
/* Arguments of MinMaxQuantize (273). */
struct nnb_functions_min_max_quantize_0_args {
    /* Weight of the old value in a running minimum and maximum. */
    float decay;
    /* Whether minimum and maximum come from the input. */
    uint8_t x_min_max;
    /* Whether minimum and maximum are running averages. */
    uint8_t ema;
    /* Whether gradients outside the range are zero. */
    uint8_t ste_fine_grained;
};

/* ---- min_max_quantize_args */
/* Arguments of MinMaxQuantize (274). */
struct nnb_functions_min_max_quantize_args {
    /* Weight of the old value in a running minimum and maximum. */
    float decay;
    /* Whether minimum and maximum come from the input. */
    uint8_t x_min_max;
    /* Whether minimum and maximum are running averages. */
    uint8_t ema;
    /* Whether gradients outside the range are zero. */
    uint8_t ste_fine_grained;
    /* Written as zero, not read. */
    ks_bytes alignment_27;
    /* Small number that avoids division by zero. */
    float eps;
};

/* ---- patch_correlation_args */
/* Arguments of PatchCorrelation (280). */
struct nnb_functions_patch_correlation_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Extent of a patch, per axis. */
    nnb_functions_int_list patch;
    /* Maximum shift, per axis. */
    nnb_functions_int_list shift;
    /* Distance of the patches, per axis. */
    nnb_functions_int_list patch_step;
    /* Distance of the shifts, per axis. */
    nnb_functions_int_list shift_step;
    /* Padding, per axis. */
    nnb_functions_int_list padding;
};

/* ---- random_erase_1_args */
/* Arguments of RandomErase (284). */
struct nnb_functions_random_erase_1_args {
    /* Probability. */
    float prob;
    /* How many. */
    int32_t n;
    /* Whether channels share a mask. */
    uint8_t share;
    /* Whether output and input may share memory. */
    uint8_t inplace;
    /* Written as zero, not read. */
    ks_bytes alignment_30;
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Seed of random numbers; -1 for any. */
    int32_t seed;
    /* Whether channels are the last axis (NHWC). */
    uint8_t channel_last;
};

/* ---- random_erase_args */
/* Arguments of RandomErase (285). */
struct nnb_functions_random_erase_args {
    /* Probability. */
    float prob;
    /* How many. */
    int32_t n;
    /* Whether channels share a mask. */
    uint8_t share;
    /* Whether output and input may share memory. */
    uint8_t inplace;
    /* Written as zero, not read. */
    ks_bytes alignment_30;
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Seed of random numbers; -1 for any. */
    int32_t seed;
    /* Whether channels are the last axis (NHWC). */
    uint8_t channel_last;
    /* Whether gradients outside the range are zero. */
    uint8_t ste_fine_grained;
};

/* ---- interpolate_1_args */
/* Arguments of Interpolate (286). */
struct nnb_functions_interpolate_1_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Extent of the output, per axis. */
    nnb_functions_int_list output_size;
    /* Method. */
    int32_t mode;
    /* Whether the corner cells of input and output are the same points. */
    uint8_t align_corners;
    /* Whether positions are those of pixel centres. */
    uint8_t half_pixel;
};

/* ---- kernel_channel_last_args */
/* Arguments of Unpooling (287). */
struct nnb_functions_kernel_channel_last_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Extent of the kernel, per axis. */
    nnb_functions_int_list kernel;
    /* Whether channels are the last axis (NHWC). */
    uint8_t channel_last;
};

/* ---- rand_beta_args */
/* Arguments of RandBeta (288). */
struct nnb_functions_rand_beta_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* First parameter of the distribution. */
    float alpha;
    /* Second parameter of the distribution. */
    float beta;
    /* Shape of the output. */
    nnb_functions_int_list shape;
    /* Seed of random numbers; -1 for any. */
    int32_t seed;
};

/* ---- rand_binomial_args */
/* Arguments of RandBinomial (289). */
struct nnb_functions_rand_binomial_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Number of trials. */
    int32_t n;
    /* Probability of success. */
    float p;
    /* Shape of the output. */
    nnb_functions_int_list shape;
    /* Seed of random numbers; -1 for any. */
    int32_t seed;
};

/* ---- rand_gamma_args */
/* Arguments of RandGamma (290). */
struct nnb_functions_rand_gamma_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Shape of the distribution. */
    float k;
    /* Scale of the distribution. */
    float theta;
    /* Shape of the output. */
    nnb_functions_int_list shape;
    /* Seed of random numbers; -1 for any. */
    int32_t seed;
};

/* ---- interpolate_args */
/* Arguments of Interpolate (291). */
struct nnb_functions_interpolate_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Extent of the output, per axis. */
    nnb_functions_int_list output_size;
    /* Method. */
    int32_t mode;
    /* Whether the corner cells of input and output are the same points. */
    uint8_t align_corners;
    /* Whether positions are those of pixel centres. */
    uint8_t half_pixel;
    /* Whether that holds for nearest-neighbour too. */
    uint8_t half_pixel_for_nn;
    /* Whether channels are the last axis (NHWC). */
    uint8_t channel_last;
};

/* ---- deconvolution_args */
/* Arguments of Deconvolution (292). */
struct nnb_functions_deconvolution_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Padding on both sides, per axis. */
    nnb_functions_int_list pad;
    /* Step of the kernel, per axis. */
    nnb_functions_int_list stride;
    /* Distance of the kernel's elements, per axis. */
    nnb_functions_int_list dilation;
    /* Number of groups of channels. */
    int32_t group;
    /* Whether channels are the last axis (NHWC). */
    uint8_t channel_last;
    /* Written as zero, not read. */
    ks_bytes alignment_53;
    /* Extra extent of the output, per axis. */
    nnb_functions_int_list output_padding;
};

/* ---- quantize_linear_args */
/* Arguments of QuantizeLinear (293). */
struct nnb_functions_quantize_linear_args {
    /* How to round. */
    int32_t round_mode;
    /* Whether the lowest integer is not used. */
    uint8_t narrow_range;
    /* Written as zero, not read. */
    ks_bytes alignment_25;
    /* Number of the element type of the output. */
    int32_t dtype;
};

/* ---- fused_convolution_0_args */
/* Arguments of FusedConvolution (295). */
struct nnb_functions_fused_convolution_0_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Padding on both sides, per axis. */
    nnb_functions_int_list pad;
    /* Step of the kernel, per axis. */
    nnb_functions_int_list stride;
    /* Distance of the kernel's elements, per axis. */
    nnb_functions_int_list dilation;
    /* Number of groups of channels. */
    int32_t group;
    /* Whether channels are the last axis (NHWC). */
    uint8_t channel_last;
    /* Written as zero, not read. */
    ks_bytes alignment_53;
    /* Weight of the old value in running mean and variance. */
    float decay_rate;
    /* Small number that avoids division by zero. */
    float eps;
    /* Whether mean and variance of this batch are used, rather than the stored ones. */
    uint8_t batch_stat;
    /* Written as zero, not read. */
    ks_bytes alignment_65;
    /* Activation. */
    int32_t nonlinearity;
};

/* ---- size_align_corners_args */
/* Arguments of AffineGrid (296). */
struct nnb_functions_size_align_corners_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Extent of the output, per axis. */
    nnb_functions_int_list size;
    /* Whether the corner cells of input and output are the same points. */
    uint8_t align_corners;
};

/* ---- warp_by_grid_args */
/* Arguments of WarpByGrid (297). */
struct nnb_functions_warp_by_grid_args {
    /* Method. */
    int32_t mode;
    /* Values outside the input. */
    int32_t padding_mode;
    /* Whether the corner cells of input and output are the same points. */
    uint8_t align_corners;
    /* Whether channels are the last axis (NHWC). */
    uint8_t channel_last;
};

/* ---- axis_batch_dims_args */
/* Arguments of Gather (303). */
struct nnb_functions_axis_batch_dims_args {
    /* Axis to work on. */
    int32_t axis;
    /* Number of leading axes that count samples. */
    int32_t batch_dims;
};

/* ---- dim_eps_args */
/* Arguments of WeightNormalization (304). */
struct nnb_functions_dim_eps_args {
    /* Axis of the outputs of the weight. */
    int32_t dim;
    /* Small number that avoids division by zero. */
    float eps;
};

/* ---- batch_first_args */
/* Arguments of PackPaddedSequence (305). */
struct nnb_functions_batch_first_args {
    /* Whether samples come before time steps. */
    uint8_t batch_first;
};

/* ---- pad_packed_sequence_args */
/* Arguments of PadPackedSequence (306). */
struct nnb_functions_pad_packed_sequence_args {
    /* Whether samples come before time steps. */
    uint8_t batch_first;
    /* Written as zero, not read. */
    ks_bytes alignment_21;
    /* Value to pad with. */
    float padding_value;
    /* Length of the sequences after padding. */
    int32_t total_length;
};

/* ---- val_inplace_args */
/* Arguments of AddScalar (312), MulScalar (313), PowScalar (314). */
struct nnb_functions_val_inplace_args {
    /* The scalar. */
    float val;
    /* Whether output and input may share memory. */
    uint8_t inplace;
};

/* ---- norm_normalization_args */
/* Arguments of NormNormalization (317). */
struct nnb_functions_norm_normalization_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Probability or order. */
    float p;
    /* Axes to work on. */
    nnb_functions_int_list axes;
    /* Small number that avoids division by zero. */
    float eps;
};

/* ---- norm_args */
/* Arguments of Norm (318). */
struct nnb_functions_norm_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Probability or order. */
    float p;
    /* Axes to work on. */
    nnb_functions_int_list axes;
    /* Whether reduced axes are kept with length 1. */
    uint8_t keep_dims;
};

/* ---- random_shift_args */
/* Arguments of RandomShift (320). */
struct nnb_functions_random_shift_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Shift, per axis. */
    nnb_functions_int_list shifts;
    /* What to fill the border with. */
    int32_t border_mode;
    /* Value to fill with where the mode is constant. */
    float constant_value;
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Seed of random numbers; -1 for any. */
    int32_t seed;
};

/* ---- group_normalization_args */
/* Arguments of GroupNormalization (321). */
struct nnb_functions_group_normalization_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Number of groups of channels. */
    int32_t num_groups;
    /* Axes of channels. */
    int32_t channel_axis;
    /* Axes that count samples. */
    nnb_functions_int_list batch_axis;
    /* Small number that avoids division by zero. */
    float eps;
    /* Whether there is no scale among the inputs. */
    uint8_t no_scale;
    /* Whether there is no bias among the inputs. */
    uint8_t no_bias;
};

/* ---- instance_normalization_args */
/* Arguments of InstanceNormalization (322). */
struct nnb_functions_instance_normalization_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axes of channels. */
    int32_t channel_axis;
    /* Axes that count samples. */
    nnb_functions_int_list batch_axis;
    /* Small number that avoids division by zero. */
    float eps;
    /* Whether there is no scale among the inputs. */
    uint8_t no_scale;
    /* Whether there is no bias among the inputs. */
    uint8_t no_bias;
};

/* ---- layer_normalization_args */
/* Arguments of LayerNormalization (323). */
struct nnb_functions_layer_normalization_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axes that count samples. */
    nnb_functions_int_list batch_axis;
    /* Small number that avoids division by zero. */
    float eps;
    /* Whether there is no scale among the inputs. */
    uint8_t no_scale;
    /* Whether there is no bias among the inputs. */
    uint8_t no_bias;
};

/* ---- tensor_normalization_args */
/* Arguments of TensorNormalization (324). */
struct nnb_functions_tensor_normalization_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axes to work on. */
    nnb_functions_int_list axes;
    /* Small number that avoids division by zero. */
    float eps;
    /* Whether there is no scale among the inputs. */
    uint8_t no_scale;
    /* Whether there is no bias among the inputs. */
    uint8_t no_bias;
};

/* ---- channel_axis_eps_args */
/* Arguments of WeightStandardization (325). */
struct nnb_functions_channel_axis_eps_args {
    /* Axes of channels. */
    int32_t channel_axis;
    /* Small number that avoids division by zero. */
    float eps;
};

/* ---- batch_normalization_args */
/* Arguments of BatchNormalization (326). */
struct nnb_functions_batch_normalization_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axes to work on. */
    nnb_functions_int_list axes;
    /* Weight of the old value in running mean and variance. */
    float decay_rate;
    /* Small number that avoids division by zero. */
    float eps;
    /* Whether mean and variance of this batch are used, rather than the stored ones. */
    uint8_t batch_stat;
    /* Whether there is no scale among the inputs. */
    uint8_t no_scale;
    /* Whether there is no bias among the inputs. */
    uint8_t no_bias;
};

/* ---- stft_0_args */
/* Arguments of STFT (327). */
struct nnb_functions_stft_0_args {
    /* Length of a window. */
    int32_t window_size;
    /* Distance of the windows. */
    int32_t stride;
    /* Length of the transform. */
    int32_t fft_size;
    /* Form of a window. */
    int32_t window_type;
    /* Whether the signal is padded so that windows lie around their time. */
    uint8_t center;
    /* Written as zero, not read. */
    ks_bytes alignment_37;
    /* How to pad. */
    int32_t pad_mode;
};

/* ---- istft_0_args */
/* Arguments of ISTFT (328). */
struct nnb_functions_istft_0_args {
    /* Length of a window. */
    int32_t window_size;
    /* Distance of the windows. */
    int32_t stride;
    /* Length of the transform. */
    int32_t fft_size;
    /* Form of a window. */
    int32_t window_type;
    /* Whether the signal is padded so that windows lie around their time. */
    uint8_t center;
};

/* ---- deformable_convolution_args */
/* Arguments of DeformableConvolution (329). */
struct nnb_functions_deformable_convolution_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Padding on both sides, per axis. */
    nnb_functions_int_list pad;
    /* Step of the kernel, per axis. */
    nnb_functions_int_list stride;
    /* Distance of the kernel's elements, per axis. */
    nnb_functions_int_list dilation;
    /* Number of groups of channels. */
    int32_t group;
    /* Number of groups of offsets. */
    int32_t deformable_group;
    /* Whether channels are the last axis (NHWC). */
    uint8_t channel_last;
};

/* ---- spectral_norm_0_args */
/* Arguments of SpectralNorm (330). */
struct nnb_functions_spectral_norm_0_args {
    /* Axis of the outputs of the weight. */
    int32_t dim;
    /* Number of power iterations. */
    int32_t itr;
    /* Small number that avoids division by zero. */
    float eps;
    /* Whether the stored vector is not updated. */
    uint8_t test;
};

/* ---- cumsum_args */
/* Arguments of CumSum (331), CumProd (332). */
struct nnb_functions_cumsum_args {
    /* Axis to work on. */
    int32_t axis;
    /* Whether the element itself is excluded. */
    uint8_t exclusive;
    /* Whether the order is reversed. */
    uint8_t reverse;
};

/* ---- right_args */
/* Arguments of SearchSorted (333). */
struct nnb_functions_right_args {
    /* Whether to insert after equal elements. */
    uint8_t right;
};

/* ---- ij_indexing_args */
/* Arguments of Meshgrid (334). */
struct nnb_functions_ij_indexing_args {
    /* Whether axes are in matrix order. */
    uint8_t ij_indexing;
};

/* ---- beta_args */
/* Arguments of SoftPlus (335). */
struct nnb_functions_beta_args {
    /* Steepness. */
    float beta;
};

/* ---- spectral_norm_args */
/* Arguments of SpectralNorm (337). */
struct nnb_functions_spectral_norm_args {
    /* Axis of the outputs of the weight. */
    int32_t dim;
    /* Number of power iterations. */
    int32_t itr;
    /* Small number that avoids division by zero. */
    float eps;
    /* Whether the stored vector is not updated. */
    uint8_t test;
    /* Whether the singular vector is an output. */
    uint8_t output_u;
};

/* ---- roi_align_args */
/* Arguments of RoiAlign (338). */
struct nnb_functions_roi_align_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Extent of the output, per axis. */
    nnb_functions_int_list output_size;
    /* Number of samples per bin and axis. */
    int32_t sampling_ratio;
    /* Whether channels are the last axis (NHWC). */
    uint8_t channel_last;
};

/* ---- value_args */
/* Arguments of BoolFill (341). */
struct nnb_functions_value_args {
    /* Value to fill with. */
    float value;
};

/* ---- shape_add_args */
/* Arguments of ScatterNd (342). */
struct nnb_functions_shape_add_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Shape of the output. */
    nnb_functions_int_list shape;
    /* Whether values for the same position are added, rather than the last one kept. */
    uint8_t add;
};

/* ---- linspace_args */
/* Arguments of Linspace (343). */
struct nnb_functions_linspace_args {
    /* Where to start. */
    float start;
    /* Where to stop. */
    float stop;
    /* Number of values. */
    int32_t num;
};

/* ---- stft_args */
/* Arguments of STFT (344). */
struct nnb_functions_stft_args {
    /* Length of a window. */
    int32_t window_size;
    /* Distance of the windows. */
    int32_t stride;
    /* Length of the transform. */
    int32_t fft_size;
    /* Form of a window. */
    int32_t window_type;
    /* Whether the signal is padded so that windows lie around their time. */
    uint8_t center;
    /* Written as zero, not read. */
    ks_bytes alignment_37;
    /* How to pad. */
    int32_t pad_mode;
    /* Whether this is the gradient of ISTFT. */
    uint8_t as_istft_backward;
};

/* ---- istft_args */
/* Arguments of ISTFT (345). */
struct nnb_functions_istft_args {
    /* Length of a window. */
    int32_t window_size;
    /* Distance of the windows. */
    int32_t stride;
    /* Length of the transform. */
    int32_t fft_size;
    /* Form of a window. */
    int32_t window_type;
    /* Whether the signal is padded so that windows lie around their time. */
    uint8_t center;
    /* Written as zero, not read. */
    ks_bytes alignment_37;
    /* How to pad. */
    int32_t pad_mode;
    /* Whether this is the gradient of STFT. */
    uint8_t as_stft_backward;
};

/* ---- fused_convolution_args */
/* Arguments of FusedConvolution (346). */
struct nnb_functions_fused_convolution_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Padding on both sides, per axis. */
    nnb_functions_int_list pad;
    /* Step of the kernel, per axis. */
    nnb_functions_int_list stride;
    /* Distance of the kernel's elements, per axis. */
    nnb_functions_int_list dilation;
    /* Number of groups of channels. */
    int32_t group;
    /* Whether channels are the last axis (NHWC). */
    uint8_t channel_last;
    /* Written as zero, not read. */
    ks_bytes alignment_53;
    /* Weight of the old value in running mean and variance. */
    float decay_rate;
    /* Small number that avoids division by zero. */
    float eps;
    /* Whether mean and variance of this batch are used, rather than the stored ones. */
    uint8_t batch_stat;
    /* Written as zero, not read. */
    ks_bytes alignment_65;
    /* Activation. */
    int32_t nonlinearity;
    /* How to pad. */
    int32_t pad_mode;
    /* Value to fill with where the mode is constant. */
    float constant_value;
};

/* ---- upper_args */
/* Arguments of BatchCholesky (347). */
struct nnb_functions_upper_args {
    /* Whether to use the upper triangle. */
    uint8_t upper;
};

/* ---- start_end_args */
/* Arguments of Shape (348). */
struct nnb_functions_start_end_args {
    /* Where to start. */
    int32_t start;
    /* Axis before which to end. */
    int32_t end;
};

/* ---- top_k_data_args */
/* Arguments of TopKData (350). */
struct nnb_functions_top_k_data_args {
    /* How many. */
    int32_t k;
    /* Whether values are compared by magnitude. */
    uint8_t abs;
    /* Whether the output has only the selected elements. */
    uint8_t reduce;
    /* Written as zero, not read. */
    ks_bytes alignment_26;
    /* Axis where a sample begins; those before it count samples. */
    int32_t base_axis;
    /* Whether the largest are selected, rather than the smallest. */
    uint8_t largest;
    /* Whether positions are an output. */
    uint8_t with_index;
};

/* ---- onnx_resize_args */
/* Arguments of ONNXResize (352). */
struct nnb_functions_onnx_resize_args {
    /* The file's index table. */
    ks_view index_table; /* of nnb_block_offset */
    /* Extent of the output, per axis. */
    nnb_functions_int_list sizes;
    /* Method. */
    int32_t mode;
    /* How a position in the output becomes one in the input. */
    int32_t coordinate_transformation_mode;
    /* Coefficient of cubic interpolation. */
    float cubic_coeff_a;
    /* Whether weights outside the input are zero. */
    int32_t exclude_outside;
    /* Value outside the input. */
    float extrapolation_value;
    /* How nearest-neighbour rounds positions. */
    int32_t nearest_mode;
};

/* ---- onnx_non_max_suppression_args */
/* Arguments of ONNXNonMaxSuppression (353). */
struct nnb_functions_onnx_non_max_suppression_args {
    /* Form of a box: 0 two corners, 1 centre and size. */
    int32_t center_point_box;
    /* Maximum number of boxes per class. */
    int32_t max_output_boxes_per_class;
    /* Overlap from which boxes are the same. */
    float iou_threshold;
    /* Score below which boxes are dropped. */
    float score_threshold;
};

/* ---- k_args */
/* Arguments of EyeLike (354). */
struct nnb_functions_k_args {
    /* How many. */
    int32_t k;
};

/* ---- fmod_args */
/* Arguments of Mod2 (355). */
struct nnb_functions_fmod_args {
    /* Whether the remainder takes the sign of the dividend. */
    uint8_t fmod;
};

/* ---- direction_args */
/* Arguments of BitShift (356). */
struct nnb_functions_direction_args {
    /* Direction to shift in. */
    int32_t direction;
};

/* ---- unique_args */
/* Arguments of Unique (358). */
struct nnb_functions_unique_args {
    /* Whether the input is flattened first. */
    uint8_t flatten;
    /* Written as zero, not read. */
    ks_bytes alignment_21;
    /* Axis to work on. */
    int32_t axis;
    /* Whether the output is sorted. */
    uint8_t sorted;
    /* Whether positions are an output. */
    uint8_t with_index;
    /* Whether positions in the result are an output. */
    uint8_t with_inverse;
    /* Whether counts are an output. */
    uint8_t with_counts;
};

/* ---- equation_args */
/* Arguments of Einsum (359). */
struct nnb_functions_equation_args {
    /* Equation as a number; upstream has no list of texts for it. */
    int32_t equation;
};

/* ---- k_upper_args */
/* Arguments of Trilu (360). */
struct nnb_functions_k_upper_args {
    /* Diagonal from which to cut. */
    int32_t k;
    /* Whether to use the upper triangle. */
    uint8_t upper;
};

/*
 * T_read     a new object in the arena of the context. `io` has to live as long as the object.
 * T_parse    reads the seq into a cleared struct whose parameters, root and parent are set.
 * T_get_x    makes instance x exist: computed or read once, at the first call, by T_make_x. What
 *            cannot fail returns nothing.
 * T_complete forces every instance of an object that was read, and of all that it contains.
 */
bool nnb_functions_parse(ks_ctx *ks, ks_stream *io, nnb_functions *self) KS_MUST_USE;
void nnb_functions_make_function(ks_ctx *ks, nnb_functions *self);
static inline void nnb_functions_get_function(ks_ctx *ks, nnb_functions *self) {
    if (!KS_LIKELY(self->ks_state_function >= KS_DONE)) nnb_functions_make_function(ks, self);
}
void nnb_functions_make_cut_input(ks_ctx *ks, nnb_functions *self);
static inline void nnb_functions_get_cut_input(ks_ctx *ks, nnb_functions *self) {
    if (!KS_LIKELY(self->ks_state_cut_input >= KS_DONE)) nnb_functions_make_cut_input(ks, self);
}
void nnb_functions_make_last_transposed_input(ks_ctx *ks, nnb_functions *self);
static inline void nnb_functions_get_last_transposed_input(ks_ctx *ks, nnb_functions *self) {
    if (!KS_LIKELY(self->ks_state_last_transposed_input >= KS_DONE)) nnb_functions_make_last_transposed_input(ks, self);
}
bool nnb_functions_complete(ks_ctx *ks, nnb_functions *self) KS_MUST_USE;
extern const ks_type nnb_functions_desc;
bool nnb_functions_int_list_parse(ks_ctx *ks, ks_stream *io, nnb_functions_int_list *self) KS_MUST_USE;
bool nnb_functions_int_list_make_values(ks_ctx *ks, nnb_functions_int_list *self) KS_MUST_USE;
static inline bool KS_MUST_USE nnb_functions_int_list_get_values(ks_ctx *ks, nnb_functions_int_list *self) {
    if (KS_LIKELY(self->ks_state_values >= KS_DONE)) return true;
    return nnb_functions_int_list_make_values(ks, self);
}
bool nnb_functions_int_list_complete(ks_ctx *ks, nnb_functions_int_list *self) KS_MUST_USE;
extern const ks_type nnb_functions_int_list_desc;
bool nnb_functions_base_axis_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_base_axis_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_base_axis_args_desc;
bool nnb_functions_convolution_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_convolution_0_args *self) KS_MUST_USE;
bool nnb_functions_convolution_0_args_complete(ks_ctx *ks, nnb_functions_convolution_0_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_convolution_0_args_desc;
bool nnb_functions_depthwise_convolution_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_depthwise_convolution_args *self) KS_MUST_USE;
bool nnb_functions_depthwise_convolution_args_complete(ks_ctx *ks, nnb_functions_depthwise_convolution_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_depthwise_convolution_args_desc;
bool nnb_functions_depthwise_deconvolution_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_depthwise_deconvolution_args *self) KS_MUST_USE;
bool nnb_functions_depthwise_deconvolution_args_complete(ks_ctx *ks, nnb_functions_depthwise_deconvolution_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_depthwise_deconvolution_args_desc;
bool nnb_functions_max_pooling_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_max_pooling_0_args *self) KS_MUST_USE;
bool nnb_functions_max_pooling_0_args_complete(ks_ctx *ks, nnb_functions_max_pooling_0_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_max_pooling_0_args_desc;
bool nnb_functions_max_pooling_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_max_pooling_args *self) KS_MUST_USE;
bool nnb_functions_max_pooling_args_complete(ks_ctx *ks, nnb_functions_max_pooling_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_max_pooling_args_desc;
bool nnb_functions_kernel_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_kernel_args *self) KS_MUST_USE;
bool nnb_functions_kernel_args_complete(ks_ctx *ks, nnb_functions_kernel_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_kernel_args_desc;
bool nnb_functions_inplace_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_inplace_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_inplace_args_desc;
bool nnb_functions_alpha_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_alpha_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_alpha_args_desc;
bool nnb_functions_axis_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_axis_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_axis_args_desc;
bool nnb_functions_scale_alpha_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_scale_alpha_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_scale_alpha_args_desc;
bool nnb_functions_alpha_axis_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_alpha_axis_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_alpha_axis_args_desc;
bool nnb_functions_batch_normalization_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_batch_normalization_0_args *self) KS_MUST_USE;
bool nnb_functions_batch_normalization_0_args_complete(ks_ctx *ks, nnb_functions_batch_normalization_0_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_batch_normalization_0_args_desc;
bool nnb_functions_base_axis_update_running_mean_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_base_axis_update_running_mean_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_base_axis_update_running_mean_args_desc;
bool nnb_functions_axes_keep_dims_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_axes_keep_dims_args *self) KS_MUST_USE;
bool nnb_functions_axes_keep_dims_args_complete(ks_ctx *ks, nnb_functions_axes_keep_dims_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_axes_keep_dims_args_desc;
bool nnb_functions_val_float_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_val_float_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_val_float_args_desc;
bool nnb_functions_val_bool_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_val_bool_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_val_bool_args_desc;
bool nnb_functions_val_shape_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_val_shape_args *self) KS_MUST_USE;
bool nnb_functions_val_shape_args_complete(ks_ctx *ks, nnb_functions_val_shape_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_val_shape_args_desc;
bool nnb_functions_transpose_a_transpose_b_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_transpose_a_transpose_b_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_transpose_a_transpose_b_args_desc;
bool nnb_functions_slice_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_slice_args *self) KS_MUST_USE;
bool nnb_functions_slice_args_complete(ks_ctx *ks, nnb_functions_slice_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_slice_args_desc;
bool nnb_functions_axes_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_axes_args *self) KS_MUST_USE;
bool nnb_functions_axes_args_complete(ks_ctx *ks, nnb_functions_axes_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_axes_args_desc;
bool nnb_functions_shape_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_shape_args *self) KS_MUST_USE;
bool nnb_functions_shape_args_complete(ks_ctx *ks, nnb_functions_shape_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_shape_args_desc;
bool nnb_functions_shifts_border_mode_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_shifts_border_mode_args *self) KS_MUST_USE;
bool nnb_functions_shifts_border_mode_args_complete(ks_ctx *ks, nnb_functions_shifts_border_mode_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_shifts_border_mode_args_desc;
bool nnb_functions_p_seed_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_p_seed_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_p_seed_args_desc;
bool nnb_functions_top_k_data_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_top_k_data_0_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_top_k_data_0_args_desc;
bool nnb_functions_top_k_grad_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_top_k_grad_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_top_k_grad_args_desc;
bool nnb_functions_rand_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_rand_args *self) KS_MUST_USE;
bool nnb_functions_rand_args_complete(ks_ctx *ks, nnb_functions_rand_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_rand_args_desc;
bool nnb_functions_randint_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_randint_args *self) KS_MUST_USE;
bool nnb_functions_randint_args_complete(ks_ctx *ks, nnb_functions_randint_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_randint_args_desc;
bool nnb_functions_randn_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_randn_args *self) KS_MUST_USE;
bool nnb_functions_randn_args_complete(ks_ctx *ks, nnb_functions_randn_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_randn_args_desc;
bool nnb_functions_random_crop_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_random_crop_args *self) KS_MUST_USE;
bool nnb_functions_random_crop_args_complete(ks_ctx *ks, nnb_functions_random_crop_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_random_crop_args_desc;
bool nnb_functions_random_flip_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_random_flip_args *self) KS_MUST_USE;
bool nnb_functions_random_flip_args_complete(ks_ctx *ks, nnb_functions_random_flip_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_random_flip_args_desc;
bool nnb_functions_image_augmentation_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_image_augmentation_args *self) KS_MUST_USE;
bool nnb_functions_image_augmentation_args_complete(ks_ctx *ks, nnb_functions_image_augmentation_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_image_augmentation_args_desc;
bool nnb_functions_delta_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_delta_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_delta_args_desc;
bool nnb_functions_epsilon_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_epsilon_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_epsilon_args_desc;
bool nnb_functions_inq_affine_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_inq_affine_args *self) KS_MUST_USE;
bool nnb_functions_inq_affine_args_complete(ks_ctx *ks, nnb_functions_inq_affine_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_inq_affine_args_desc;
bool nnb_functions_inq_convolution_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_inq_convolution_args *self) KS_MUST_USE;
bool nnb_functions_inq_convolution_args_complete(ks_ctx *ks, nnb_functions_inq_convolution_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_inq_convolution_args_desc;
bool nnb_functions_fixed_point_quantize_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_fixed_point_quantize_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_fixed_point_quantize_args_desc;
bool nnb_functions_pow2_quantize_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_pow2_quantize_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_pow2_quantize_args_desc;
bool nnb_functions_axis_n_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_axis_n_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_axis_n_args_desc;
bool nnb_functions_base_axis_eps_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_base_axis_eps_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_base_axis_eps_args_desc;
bool nnb_functions_one_input_grad_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_one_input_grad_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_one_input_grad_args_desc;
bool nnb_functions_clip_norm_axes_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_clip_norm_axes_args *self) KS_MUST_USE;
bool nnb_functions_clip_norm_axes_args_complete(ks_ctx *ks, nnb_functions_clip_norm_axes_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_clip_norm_axes_args_desc;
bool nnb_functions_pad_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_pad_args *self) KS_MUST_USE;
bool nnb_functions_pad_args_complete(ks_ctx *ks, nnb_functions_pad_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_pad_args_desc;
bool nnb_functions_shape_inplace_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_shape_inplace_args *self) KS_MUST_USE;
bool nnb_functions_shape_inplace_args_complete(ks_ctx *ks, nnb_functions_shape_inplace_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_shape_inplace_args_desc;
bool nnb_functions_interpolate_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_interpolate_0_args *self) KS_MUST_USE;
bool nnb_functions_interpolate_0_args_complete(ks_ctx *ks, nnb_functions_interpolate_0_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_interpolate_0_args_desc;
bool nnb_functions_alpha_inplace_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_alpha_inplace_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_alpha_inplace_args_desc;
bool nnb_functions_sort_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_sort_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_sort_args_desc;
bool nnb_functions_min_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_min_args *self) KS_MUST_USE;
bool nnb_functions_min_args_complete(ks_ctx *ks, nnb_functions_min_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_min_args_desc;
bool nnb_functions_arange_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_arange_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_arange_args_desc;
bool nnb_functions_rate_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_rate_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_rate_args_desc;
bool nnb_functions_signal_ndim_normalized_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_signal_ndim_normalized_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_signal_ndim_normalized_args_desc;
bool nnb_functions_nms_detection2d_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_nms_detection2d_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_nms_detection2d_args_desc;
bool nnb_functions_binary_weight_convolution_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_binary_weight_convolution_args *self) KS_MUST_USE;
bool nnb_functions_binary_weight_convolution_args_complete(ks_ctx *ks, nnb_functions_binary_weight_convolution_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_binary_weight_convolution_args_desc;
bool nnb_functions_base_axis_quantize_zero_to_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_base_axis_quantize_zero_to_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_base_axis_quantize_zero_to_args_desc;
bool nnb_functions_lstm_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_lstm_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_lstm_args_desc;
bool nnb_functions_rnn_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_rnn_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_rnn_args_desc;
bool nnb_functions_random_choice_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_random_choice_args *self) KS_MUST_USE;
bool nnb_functions_random_choice_args_complete(ks_ctx *ks, nnb_functions_random_choice_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_random_choice_args_desc;
bool nnb_functions_reps_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_reps_args *self) KS_MUST_USE;
bool nnb_functions_reps_args_complete(ks_ctx *ks, nnb_functions_reps_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_reps_args_desc;
bool nnb_functions_sync_batch_normalization_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_sync_batch_normalization_args *self) KS_MUST_USE;
bool nnb_functions_sync_batch_normalization_args_complete(ks_ctx *ks, nnb_functions_sync_batch_normalization_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_sync_batch_normalization_args_desc;
bool nnb_functions_convolution_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_convolution_args *self) KS_MUST_USE;
bool nnb_functions_convolution_args_complete(ks_ctx *ks, nnb_functions_convolution_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_convolution_args_desc;
bool nnb_functions_average_pooling_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_average_pooling_args *self) KS_MUST_USE;
bool nnb_functions_average_pooling_args_complete(ks_ctx *ks, nnb_functions_average_pooling_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_average_pooling_args_desc;
bool nnb_functions_fused_batch_normalization_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_fused_batch_normalization_args *self) KS_MUST_USE;
bool nnb_functions_fused_batch_normalization_args_complete(ks_ctx *ks, nnb_functions_fused_batch_normalization_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_fused_batch_normalization_args_desc;
bool nnb_functions_min_max_quantize_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_min_max_quantize_0_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_min_max_quantize_0_args_desc;
bool nnb_functions_min_max_quantize_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_min_max_quantize_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_min_max_quantize_args_desc;
bool nnb_functions_patch_correlation_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_patch_correlation_args *self) KS_MUST_USE;
bool nnb_functions_patch_correlation_args_complete(ks_ctx *ks, nnb_functions_patch_correlation_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_patch_correlation_args_desc;
bool nnb_functions_random_erase_1_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_random_erase_1_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_random_erase_1_args_desc;
bool nnb_functions_random_erase_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_random_erase_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_random_erase_args_desc;
bool nnb_functions_interpolate_1_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_interpolate_1_args *self) KS_MUST_USE;
bool nnb_functions_interpolate_1_args_complete(ks_ctx *ks, nnb_functions_interpolate_1_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_interpolate_1_args_desc;
bool nnb_functions_kernel_channel_last_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_kernel_channel_last_args *self) KS_MUST_USE;
bool nnb_functions_kernel_channel_last_args_complete(ks_ctx *ks, nnb_functions_kernel_channel_last_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_kernel_channel_last_args_desc;
bool nnb_functions_rand_beta_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_rand_beta_args *self) KS_MUST_USE;
bool nnb_functions_rand_beta_args_complete(ks_ctx *ks, nnb_functions_rand_beta_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_rand_beta_args_desc;
bool nnb_functions_rand_binomial_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_rand_binomial_args *self) KS_MUST_USE;
bool nnb_functions_rand_binomial_args_complete(ks_ctx *ks, nnb_functions_rand_binomial_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_rand_binomial_args_desc;
bool nnb_functions_rand_gamma_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_rand_gamma_args *self) KS_MUST_USE;
bool nnb_functions_rand_gamma_args_complete(ks_ctx *ks, nnb_functions_rand_gamma_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_rand_gamma_args_desc;
bool nnb_functions_interpolate_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_interpolate_args *self) KS_MUST_USE;
bool nnb_functions_interpolate_args_complete(ks_ctx *ks, nnb_functions_interpolate_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_interpolate_args_desc;
bool nnb_functions_deconvolution_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_deconvolution_args *self) KS_MUST_USE;
bool nnb_functions_deconvolution_args_complete(ks_ctx *ks, nnb_functions_deconvolution_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_deconvolution_args_desc;
bool nnb_functions_quantize_linear_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_quantize_linear_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_quantize_linear_args_desc;
bool nnb_functions_fused_convolution_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_fused_convolution_0_args *self) KS_MUST_USE;
bool nnb_functions_fused_convolution_0_args_complete(ks_ctx *ks, nnb_functions_fused_convolution_0_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_fused_convolution_0_args_desc;
bool nnb_functions_size_align_corners_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_size_align_corners_args *self) KS_MUST_USE;
bool nnb_functions_size_align_corners_args_complete(ks_ctx *ks, nnb_functions_size_align_corners_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_size_align_corners_args_desc;
bool nnb_functions_warp_by_grid_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_warp_by_grid_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_warp_by_grid_args_desc;
bool nnb_functions_axis_batch_dims_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_axis_batch_dims_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_axis_batch_dims_args_desc;
bool nnb_functions_dim_eps_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_dim_eps_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_dim_eps_args_desc;
bool nnb_functions_batch_first_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_batch_first_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_batch_first_args_desc;
bool nnb_functions_pad_packed_sequence_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_pad_packed_sequence_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_pad_packed_sequence_args_desc;
bool nnb_functions_val_inplace_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_val_inplace_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_val_inplace_args_desc;
bool nnb_functions_norm_normalization_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_norm_normalization_args *self) KS_MUST_USE;
bool nnb_functions_norm_normalization_args_complete(ks_ctx *ks, nnb_functions_norm_normalization_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_norm_normalization_args_desc;
bool nnb_functions_norm_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_norm_args *self) KS_MUST_USE;
bool nnb_functions_norm_args_complete(ks_ctx *ks, nnb_functions_norm_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_norm_args_desc;
bool nnb_functions_random_shift_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_random_shift_args *self) KS_MUST_USE;
bool nnb_functions_random_shift_args_complete(ks_ctx *ks, nnb_functions_random_shift_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_random_shift_args_desc;
bool nnb_functions_group_normalization_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_group_normalization_args *self) KS_MUST_USE;
bool nnb_functions_group_normalization_args_complete(ks_ctx *ks, nnb_functions_group_normalization_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_group_normalization_args_desc;
bool nnb_functions_instance_normalization_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_instance_normalization_args *self) KS_MUST_USE;
bool nnb_functions_instance_normalization_args_complete(ks_ctx *ks, nnb_functions_instance_normalization_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_instance_normalization_args_desc;
bool nnb_functions_layer_normalization_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_layer_normalization_args *self) KS_MUST_USE;
bool nnb_functions_layer_normalization_args_complete(ks_ctx *ks, nnb_functions_layer_normalization_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_layer_normalization_args_desc;
bool nnb_functions_tensor_normalization_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_tensor_normalization_args *self) KS_MUST_USE;
bool nnb_functions_tensor_normalization_args_complete(ks_ctx *ks, nnb_functions_tensor_normalization_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_tensor_normalization_args_desc;
bool nnb_functions_channel_axis_eps_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_channel_axis_eps_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_channel_axis_eps_args_desc;
bool nnb_functions_batch_normalization_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_batch_normalization_args *self) KS_MUST_USE;
bool nnb_functions_batch_normalization_args_complete(ks_ctx *ks, nnb_functions_batch_normalization_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_batch_normalization_args_desc;
bool nnb_functions_stft_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_stft_0_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_stft_0_args_desc;
bool nnb_functions_istft_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_istft_0_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_istft_0_args_desc;
bool nnb_functions_deformable_convolution_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_deformable_convolution_args *self) KS_MUST_USE;
bool nnb_functions_deformable_convolution_args_complete(ks_ctx *ks, nnb_functions_deformable_convolution_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_deformable_convolution_args_desc;
bool nnb_functions_spectral_norm_0_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_spectral_norm_0_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_spectral_norm_0_args_desc;
bool nnb_functions_cumsum_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_cumsum_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_cumsum_args_desc;
bool nnb_functions_right_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_right_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_right_args_desc;
bool nnb_functions_ij_indexing_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_ij_indexing_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_ij_indexing_args_desc;
bool nnb_functions_beta_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_beta_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_beta_args_desc;
bool nnb_functions_spectral_norm_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_spectral_norm_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_spectral_norm_args_desc;
bool nnb_functions_roi_align_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_roi_align_args *self) KS_MUST_USE;
bool nnb_functions_roi_align_args_complete(ks_ctx *ks, nnb_functions_roi_align_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_roi_align_args_desc;
bool nnb_functions_value_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_value_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_value_args_desc;
bool nnb_functions_shape_add_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_shape_add_args *self) KS_MUST_USE;
bool nnb_functions_shape_add_args_complete(ks_ctx *ks, nnb_functions_shape_add_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_shape_add_args_desc;
bool nnb_functions_linspace_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_linspace_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_linspace_args_desc;
bool nnb_functions_stft_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_stft_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_stft_args_desc;
bool nnb_functions_istft_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_istft_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_istft_args_desc;
bool nnb_functions_fused_convolution_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_fused_convolution_args *self) KS_MUST_USE;
bool nnb_functions_fused_convolution_args_complete(ks_ctx *ks, nnb_functions_fused_convolution_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_fused_convolution_args_desc;
bool nnb_functions_upper_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_upper_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_upper_args_desc;
bool nnb_functions_start_end_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_start_end_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_start_end_args_desc;
bool nnb_functions_top_k_data_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_top_k_data_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_top_k_data_args_desc;
bool nnb_functions_onnx_resize_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_onnx_resize_args *self) KS_MUST_USE;
bool nnb_functions_onnx_resize_args_complete(ks_ctx *ks, nnb_functions_onnx_resize_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_onnx_resize_args_desc;
bool nnb_functions_onnx_non_max_suppression_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_onnx_non_max_suppression_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_onnx_non_max_suppression_args_desc;
bool nnb_functions_k_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_k_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_k_args_desc;
bool nnb_functions_fmod_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_fmod_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_fmod_args_desc;
bool nnb_functions_direction_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_direction_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_direction_args_desc;
bool nnb_functions_unique_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_unique_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_unique_args_desc;
bool nnb_functions_equation_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_equation_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_equation_args_desc;
bool nnb_functions_k_upper_args_parse(ks_ctx *ks, ks_stream *io, nnb_functions_k_upper_args *self) KS_MUST_USE;
extern const ks_type nnb_functions_k_upper_args_desc;

#ifdef __cplusplus
}
#endif

#endif
