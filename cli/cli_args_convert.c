/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_args_convert.c - the options that only `convert` has.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli_options.h"

static int out_of_memory(void) {
    complain(stderr, "arguments", "out of memory");
    return EXIT_TROUBLE;
}

/* --------------------------------------------------------------------------------------- dtypes */

/* A dtype of real floats, or blocks that floats can become, by its name. */
static bool find_dtype(const char *name, tg_dtype *dtype) {
    static const char prefix[] = "float";
    for (int i = TG_DTYPE_NONE + 1; i < TG_DTYPE_COUNT; i++) {
        const char *one = tg_dtype_name((tg_dtype)i);
        const bool is_float = i == TG_DTYPE_BFLOAT16 || i == TG_DTYPE_Q8_0 || i == TG_DTYPE_Q4_0 ||
                              strncmp(one, prefix, sizeof prefix - 1) == 0;
        if (!is_float || strcmp(one, name) != 0) continue;
        *dtype = (tg_dtype)i;
        return true;
    }
    return false;
}

/* DTYPE for all tensors, or NAME=DTYPE. The name may have a '=', a dtype has none. */
static int add_dtype(args *a, const char *value) {
    const char *equals = strrchr(value, '=');
    tg_dtype dtype = TG_DTYPE_NONE; /* "keep", of some tensors */
    if (!find_dtype(equals != NULL ? equals + 1 : value, &dtype) &&
        (equals == NULL || strcmp(equals + 1, "keep") != 0))
        return complain_usage(a, "--dtype: no dtype of floats:", value);
    if (equals == NULL) {
        a->convert.dtype = dtype;
        return -1;
    }
    char *name = strndup(value, (size_t)(equals - value));
    if (name == NULL) return out_of_memory();
    a->dtypes[a->convert.num_dtypes++] = (tg_dtype_choice){name, dtype};
    a->convert.dtypes = a->dtypes;
    return -1;
}

/* ------------------------------------------------------------------------------------------- all */

int args_apply_convert(args *a, const option *o, const char *value) {
    int choice = 0;
    int code = -1;
    switch (o->id) {
    case OPT_TO: return args_set_format(a, o, value, &a->to);
    case OPT_FORCE: a->force = true; return -1;
    case OPT_LOSSY: a->convert.lossy = true; return -1;
    case OPT_NO_ORIGIN: a->convert.no_origin = true; return -1;
    case OPT_SKIP_UNSUPPORTED: a->convert.skip_unsupported = true; return -1;
    case OPT_ORDER:
        code = args_set_choice(a, o, value, "c", "f", &choice);
        a->convert.order = choice == 1 ? TG_ARRAY_ORDER_F : TG_ARRAY_ORDER_C;
        return code;
    case OPT_SPARSE:
        code = args_set_choice(a, o, value, "dense", "keep", &choice);
        a->convert.sparse = choice == 1 ? TG_SPARSE_KEEP : TG_SPARSE_DENSE;
        return code;
    case OPT_RENAME: return args_add_rename(a, value);
    case OPT_RENAMES_FROM: return args_add_renames_from(a, value);
    case OPT_STRIP: return args_add_strip(a, value);
    case OPT_DTYPE: return add_dtype(a, value);
    case OPT_INLINE: a->inside = true; return -1;
    case OPT_EXTERNAL_DATA: a->data_file = value; return -1;
    case OPT_TENSORS_FROM: a->tensors_from = value; return -1;
    case OPT_SHARD_SIZE: return args_set_number(a, o, value, &a->shard_size);
    case OPT_NNB_VERSION:
        code = args_set_choice(a, o, value, "2", "3", &choice);
        a->convert.build.nnb_version = choice == 1 ? 3 : 2;
        return code;
    case OPT_BTF_COO:
        code = args_set_choice(a, o, value, "1", "2", &choice);
        a->convert.build.btf_coo_2 = choice == 1;
        return code;
    default: return EXIT_BUG; /* unreachable */
    }
}
