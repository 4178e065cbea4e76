/* SPDX-License-Identifier: Apache-2.0 */
/*
 * open_memory.c - open an untrusted file that is already in memory, with limits.
 *
 *     open_memory < FILE
 *
 * The bytes are untrusted. tg_open_memory() checks the whole structure or refuses the file, and the
 * limits bound the memory and time of that. Afterwards names, shapes and offsets can be used
 * without further checks.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include <tensorgate.h>

#define MOST_BYTES ((size_t)16 << 20) /* of a file that this program accepts */

/* A name, already escaped by the library, and its value. */
static void print_tensor(const tg_tensor *tensor) {
    printf("%s: %s [", tensor->name, tg_dtype_name(tensor->dtype));
    for (uint32_t k = 0; k < tensor->rank; k++) {
        printf("%s%" PRIu64, k == 0 ? "" : ", ", tensor->shape[k]);
    }
    printf("], %s, %" PRIu64 " bytes\n", tg_storage_name(tensor->storage), tensor->nbytes);
}

static int list_tensors(const void *data, size_t size) {
    tg_options options = {0};                    /* a limit of 0 means the default */
    options.limits.max_tensors = 1000;           /* this program supports no models with more */
    options.limits.max_memory = 8u << 20;        /* bytes for the parsed structure */
    options.limits.max_work = UINT64_C(1000000); /* steps of parsing, which bound the time */
    options.limits.max_rank = 8;

    tg_error error;
    tg_file *file = tg_open_memory(data, size, &options, &error);
    if (file == NULL) {
        char text[512];
        tg_error_text(&error, text, sizeof text); /* printable ASCII, whatever the file contains */
        printf("refused: %s\n", text);
        return 1;
    }
    printf("%s, %" PRIu64 " tensors\n", tg_format_name(tg_file_format(file)), tg_num_tensors(file));
    for (uint64_t i = 0; i < tg_num_tensors(file); i++) {
        tg_tensor tensor; /* its name and shape are valid until the next call */
        if (!tg_tensor_at(file, i, &tensor)) break;
        print_tensor(&tensor);
    }
    tg_close(file); /* before `data` is released: the bytes were not copied */
    return 0;
}

int main(void) {
    unsigned char *data = malloc(MOST_BYTES + 1);
    if (data == NULL) return 2;
    size_t size = fread(data, 1, MOST_BYTES + 1, stdin);
    int result = 2;
    if (size > MOST_BYTES) {
        printf("refused: more than %zu bytes\n", MOST_BYTES);
    } else if (!ferror(stdin)) {
        result = list_tensors(data, size);
    }
    free(data);
    return result;
}
