/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_args_convert.c - the options that only `convert` has.
 */
#include <errno.h>
#include <inttypes.h>
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

/* --------------------------------------------------------------------------------------- renames */

/* A rename of the `n` bytes of `old` and then `more`, to `to`; all are copied. */
static int put_rename(args *a, const char *old, size_t n, const char *more, const char *to) {
    const size_t num = a->convert.num_renames;
    if (num == a->renames_room) {
        const size_t room = num > 0 ? 2 * num : 16; /* as many are in memory */
        tg_rename *renames = realloc(a->renames, room * sizeof *renames);
        if (renames == NULL) return out_of_memory();
        a->renames = renames;
        a->renames_room = room;
    }
    const size_t rest = strlen(more) + 1;
    char *from = malloc(n + rest); /* both are lengths of texts in memory */
    char *name = strdup(to);
    if (from == NULL || name == NULL) {
        free(from);
        free(name);
        return out_of_memory();
    }
    memcpy(from, old, n);
    memcpy(from + n, more, rest);
    a->renames[a->convert.num_renames++] = (tg_rename){from, name};
    a->convert.renames = a->renames;
    return -1;
}

/* OLD=NEW. The old name has no '=': it can be given as it is shown, where '=' is %3D. `what` is what else to say of
 * another text. */
static int add_rename(args *a, const char *what, const char *value) {
    const char *equals = strchr(value, '=');
    if (equals == NULL) return complain_usage(a, what, value);
    return put_rename(a, value, (size_t)(equals - value), "", equals + 1);
}

static int add_strip(args *a, const char *prefix) {
    if (strchr(prefix, '*') != NULL)
        return complain_usage(a, "--strip: a prefix without '*', found", prefix);
    return put_rename(a, prefix, strlen(prefix), "*", "*");
}

/* A line of a list of renames, `n` bytes with its end. */
static int add_line(args *a, const char *path, uint64_t number, char *line, size_t n) {
    char what[4096];
    const bool has_zero = memchr(line, '\0', n) != NULL;
    if (n > 0 && line[n - 1] == '\n') line[--n] = '\0';
    if (n > 0 && line[n - 1] == '\r') line[--n] = '\0';
    if (n == 0) return -1;
    snprintf(what, sizeof what, "--renames-from: %s: line %" PRIu64 ": OLD=NEW, found", path,
             number);
    return has_zero ? complain_usage(a, what, "a NUL") : add_rename(a, what, line);
}

static int add_renames_from(args *a, const char *path) {
    char *line = NULL;
    size_t room = 0;
    int code = -1;
    errno = 0;
    FILE *in = fopen(path, "re");
    for (uint64_t number = 1; in != NULL && code == -1; number++) {
        const ssize_t n = getline(&line, &room, in);
        if (n < 0) break;
        code = add_line(a, path, number, line, (size_t)n);
    }
    if (code == -1 && (in == NULL || !feof(in))) {
        complain(stderr, path, strerror(errno));
        code = EXIT_TROUBLE;
    }
    free(line);
    if (in != NULL) (void)fclose(in); /* read only: no data can be lost */
    return code;
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
    case OPT_RENAME: return add_rename(a, "--rename: OLD=NEW, found", value);
    case OPT_RENAMES_FROM: return add_renames_from(a, value);
    case OPT_STRIP: return add_strip(a, value);
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
