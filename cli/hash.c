/* SPDX-License-Identifier: Apache-2.0 */
/*
 * hash.c - SHA-256 of what a tensor means, however it is stored.
 *
 * What is hashed is a line of ASCII, `dtype[d0,d1,...]` and a line feed, for example "float32[2,3]\n",
 * then the values in row-major order, little-endian. So the hash says dtype, shape and values, and
 * nothing of names, formats or storage. Values are those of tg_array: fixed point, bits and scaled
 * bytes as float32, sparse tensors dense. A bool is a byte 0 or 1. Floats count by their bits: 0.0
 * and -0.0 differ, and so do NaNs with different bits.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "digest.h"
#include "json.h"

#define BLOCK_BYTES (UINT64_C(1) << 20)

typedef struct hash {
    const args *a;
    jw *j; /* NULL: text */
    digest digest;
    uint8_t *block;
} hash;

static void add_text(hash *h, const char *text) { digest_add(&h->digest, text, strlen(text)); }

static void add_head(hash *h, const tg_array_info *info) {
    add_text(h, tg_dtype_name(info->dtype));
    for (uint32_t i = 0; i < info->rank; i++) {
        char text[32];
        snprintf(text, sizeof text, "%c%" PRIu64, i == 0 ? '[' : ',', info->shape[i]);
        add_text(h, text);
    }
    add_text(h, info->rank == 0 ? "[]\n" : "]\n");
}

/* Any byte but 0 is true. */
static void unify_bools(uint8_t *bytes, size_t n) {
    for (size_t i = 0; i < n; i++) bytes[i] = bytes[i] != 0;
}

/* False with an error. */
static bool hash_array(hash *h, tg_file *file, uint64_t i, tg_array **array, char *hex,
                       tg_error *error) {
    static const char digits[] = "0123456789abcdef";
    uint8_t sum[DIGEST_BYTES];
    *array = open_values(file, i, false);
    bool good = *array != NULL;
    tg_array_info info = {.dtype = TG_DTYPE_NONE};
    if (good) info = tg_array_about(*array);
    digest_start(&h->digest);
    if (good) add_head(h, &info);
    for (uint64_t from = 0; good && from < info.nbytes;) {
        uint64_t left = info.nbytes - from;
        size_t n = (size_t)(left < BLOCK_BYTES ? left : BLOCK_BYTES);
        good = tg_array_read(*array, from, h->block, n);
        if (good && info.dtype == TG_BOOL) unify_bools(h->block, n);
        if (good) digest_add(&h->digest, h->block, n);
        from += n;
    }
    if (!good) {
        *error = *tg_last_error(file);
        return false;
    }
    if (!digest_end(&h->digest, sum)) {
        *error = no_memory();
        return false;
    }
    for (size_t k = 0; k < DIGEST_BYTES; k++) {
        hex[2 * k] = digits[sum[k] >> 4];
        hex[2 * k + 1] = digits[sum[k] & 15];
    }
    hex[(size_t)2 * DIGEST_BYTES] = '\0';
    return true;
}

/* "HEX  NAME", with the file before the name when there are several: names have no blanks. */
static void put_text(const hash *h, const char *file, const char *name, const char *hex) {
    printf("%s  ", hex);
    if (h->a->num_files > 1) {
        put_escaped(stdout, file, strlen(file));
        fputc(' ', stdout);
    }
    printf("%s\n", name);
}

static void put_json(jw *j, const tg_tensor *t, const tg_array *array, const char *hex,
                     const tg_error *error) {
    jw_line(j);
    jw_begin_object(j);
    jw_key(j, "name");
    jw_string(j, t->name, t->name_len);
    if (array != NULL) {
        tg_array_info info = tg_array_about(array);
        jw_key(j, "dtype");
        jw_text(j, tg_dtype_name(info.dtype));
        jw_key(j, "shape");
        jw_shape(j, info.shape, info.rank);
    }
    jw_key(j, "sha256");
    if (hex != NULL) {
        jw_text(j, hex);
    } else {
        jw_null(j);
        jw_key(j, "error");
        jw_error(j, error);
    }
    jw_end_object(j);
}

static int hash_tensor(hash *h, const char *name, tg_file *file, uint64_t i) {
    char hex[2 * DIGEST_BYTES + 1];
    tg_tensor t;
    tg_error error;
    tg_array *array = NULL;
    bool good = hash_array(h, file, i, &array, hex, &error);
    /* Asked for only now: work on the array may use the memory in which the name was. */
    if (!tg_tensor_at(file, i, &t)) {
        error = *tg_last_error(file);
        complain_of(h->a, name, &error);
        good = false;
    } else {
        if (h->j != NULL) put_json(h->j, &t, array, good ? hex : NULL, &error);
        if (h->j == NULL && good) put_text(h, name, t.name, hex);
        if (!good) complain_of_tensor(h->a, name, t.name, &error);
    }
    tg_array_close(array);
    return good ? EXIT_GOOD : exit_code_of(&error);
}

static int hash_file(hash *h, const char *name) {
    tg_error error;
    tg_file *file = open_file(h->a, name, &error);
    int worst = EXIT_GOOD;
    if (h->j != NULL) {
        jw_line(h->j);
        jw_begin_object(h->j);
        jw_report(h->j, name, file, file != NULL ? NULL : &error);
        jw_line(h->j);
        jw_key(h->j, "tensors");
        jw_begin_array(h->j);
    }
    if (file != NULL) {
        tell_notes(h->a, name, file);
    } else {
        complain_of(h->a, name, &error);
        worst = exit_code_of(&error);
    }
    for (uint64_t i = 0; file != NULL && i < tg_num_tensors(file) && !ferror(stdout); i++) {
        int code = hash_tensor(h, name, file, i);
        if (code > worst) worst = code;
    }
    if (h->j != NULL) {
        jw_end_array(h->j);
        jw_end_object(h->j);
    }
    tg_close(file);
    return worst;
}

int run_hash(const args *a) {
    jw j;
    hash h;
    int worst = EXIT_GOOD;
    if (!digest_available()) return complain_usage(a, "this build has no SHA-256", NULL);
    memset(&h, 0, sizeof h);
    h.a = a;
    h.j = a->json ? &j : NULL;
    h.block = malloc(BLOCK_BYTES);
    if (h.block == NULL || !digest_open(&h.digest)) {
        complain("hash", "out of memory");
        free(h.block);
        return EXIT_TROUBLE;
    }
    if (a->json) {
        jw_start(&j, stdout);
        jw_begin_array(&j);
    }
    for (size_t i = 0; i < a->num_files && !ferror(stdout); i++) {
        int code = hash_file(&h, a->files[i]);
        if (code > worst) worst = code;
    }
    if (a->json) {
        jw_line(&j);
        jw_finish(&j);
    }
    digest_close(&h.digest);
    free(h.block);
    return ferror(stdout) ? EXIT_TROUBLE : worst;
}
