/* SPDX-License-Identifier: Apache-2.0 */
/*
 * read_float32.c - read every tensor of a file as float32 in row-major order.
 *
 *     read_float32 FILE      prints shape, sum and first values of each tensor
 *
 * A tg_array is the array that a tensor means, however it is stored: fixed point, bits and scaled
 * bytes are converted to numbers, sparse tensors become dense, and the elements are delivered in
 * the requested order and type.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include <tensorgate.h>

#define BLOCK 1024 /* elements in memory at a time */
#define SHOWN 4

/* Elements are little-endian, whatever the byte order of the processor. */
static float float_at(const unsigned char *b) {
    uint32_t word =
        (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
    float value;
    memcpy(&value, &word, sizeof value);
    return value;
}

static bool print_array(tg_array *array) {
    static unsigned char block[BLOCK * 4];
    tg_array_info info = tg_array_about(array);
    printf("[");
    for (uint32_t k = 0; k < info.rank; k++)
        printf("%s%" PRIu64, k == 0 ? "" : ", ", info.shape[k]);
    printf("]");

    double sum = 0;
    for (uint64_t i = 0; i < info.count;) {
        size_t n = info.count - i < BLOCK ? (size_t)(info.count - i) : BLOCK;
        if (!tg_array_read(array, i * 4, block, n * 4))
            return false; /* 4 * count fits: info.nbytes */
        for (size_t k = 0; k < n; k++, i++) {
            float value = float_at(block + 4 * k);
            if (i < SHOWN) printf(" %g", (double)value);
            sum += (double)value;
        }
    }
    printf("%s sum %g, %" PRIu64 " rounded\n", info.count > SHOWN ? " ..." : "", sum,
           tg_array_inexact(array));
    return true;
}

static int complain(const tg_error *error) {
    char text[512];
    tg_error_text(error, text, sizeof text);
    printf("%s\n", text);
    return 1;
}

int main(int argc, char **argv) {
    if (argc != 2) return 2;
    tg_error error;
    tg_file *file = tg_open(argv[1], NULL, &error);
    if (file == NULL) return complain(&error);

    tg_array_options options = {.order = TG_ARRAY_ORDER_C, .dtype = TG_DTYPE_FLOAT32};
    int result = 0;
    for (uint64_t i = 0; i < tg_num_tensors(file) && result == 0; i++) {
        tg_tensor tensor;
        if (tg_tensor_at(file, i, &tensor)) printf("%s ", tensor.name);
        tg_array *array = tg_array_open(file, i, &options);
        if (array == NULL || !print_array(array)) result = complain(tg_last_error(file));
        if (array != NULL) tg_array_close(array); /* before the file */
    }
    tg_close(file);
    return result;
}
