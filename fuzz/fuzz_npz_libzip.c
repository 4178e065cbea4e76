/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_npz_libzip.c - a .npz file that is accepted means the same to a second reader of ZIP files: libzip finds the same
 * members, with the same names and bytes.
 *
 * libzip trusts a directory more than this library does, so what is refused may be anything to it.
 */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>
#include <zip.h>

const fuzz_target fuzz_about = {.prefix = 0, .format = TG_FORMAT_NPZ};

#define SUFFIX ".npy"
#define MEMBER_MAX ((size_t)1 << 20) /* larger members are not compared */

/* A member as libzip reads it. */
typedef struct second {
    uint8_t *data;
    size_t size;
} second;

static void read_second(zip_t *zip, uint64_t i, second *member) {
    zip_stat_t stat;
    uint8_t more;
    int code = zip_stat_index(zip, i, 0, &stat);
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, code == 0, "libzip has no member %llu",
                 (unsigned long long)i);
    member->data = NULL;
    if (stat.size > MEMBER_MAX) return;
    member->size = (size_t)stat.size;
    zip_file_t *from = zip_fopen_index(zip, i, 0);
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, from != NULL, "libzip does not open a member: %s",
                 zip_strerror(zip));
    member->data = malloc(member->size + 1);
    if (member->data == NULL) abort();
    bool good = zip_fread(from, member->data, member->size) == (zip_int64_t)member->size &&
                zip_fread(from, &more, 1) == 0;
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, good, "libzip does not read a member: %s",
                 zip_file_strerror(from));
    zip_fclose(from);
}

/* Compares the values with the last bytes of the member, which may be in the other byte order. */
static bool is_end(const second *member, const uint8_t *values, size_t n, tg_dtype dtype) {
    const uint8_t *end = member->data + (member->size - n);
    size_t width = tg_dtype_bits(dtype) / 8;
    if (n == 0 || memcmp(end, values, n) == 0) return true;
    if (width == 0) return false; /* opaque: never swapped */
    if (dtype == TG_DTYPE_COMPLEX64 || dtype == TG_DTYPE_COMPLEX128) width /= 2;
    for (size_t i = 0; i < n; i++) {
        if (end[i] != values[i - i % width + (width - 1 - i % width)]) return false;
    }
    return true;
}

/* Folders, and what macOS adds, are no arrays: they are passed over. */
static bool is_array(const char *name) {
    return name == NULL ||
           (name[0] != '\0' && name[strlen(name) - 1] != '/' && strncmp(name, "__MACOSX/", 9) != 0);
}

static void compare_member(tg_file *file, zip_t *zip, uint64_t i, uint64_t place) {
    static const size_t suffix = sizeof SUFFIX - 1;
    tg_tensor t;
    second member;
    if (!tg_tensor_at(file, i, &t)) return; /* no memory */
    const char *name = zip_get_name(zip, place, ZIP_FL_ENC_RAW);
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE,
                 name != NULL && strlen(name) == t.raw_name_len + suffix &&
                     memcmp(name, t.raw_name, t.raw_name_len) == 0 &&
                     strcmp(name + t.raw_name_len, SUFFIX) == 0,
                 "member %llu has the name %s for libzip", (unsigned long long)i,
                 name != NULL ? name : "(none)");
    if (t.nbytes > MEMBER_MAX) return;
    uint8_t *values = malloc((size_t)t.nbytes + 1);
    if (values == NULL) abort();
    /* Members whose checksum is wrong are nothing that was accepted. */
    if (tg_tensor_read(file, &t, TG_PART_VALUES, 0, values, (size_t)t.nbytes) && t.nbytes > 0) {
        read_second(zip, place, &member);
        if (member.data != NULL) {
            FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE,
                         member.size >= t.nbytes &&
                             is_end(&member, values, (size_t)t.nbytes, t.dtype),
                         "member %llu has other bytes for libzip", (unsigned long long)i);
            free(member.data);
        }
    }
    free(values);
}

static void compare(tg_file *file, const uint8_t *data, size_t size) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t *source = zip_source_buffer_create(data, size, 0, &error);
    if (source == NULL) abort();
    zip_t *zip = zip_open_from_source(source, ZIP_RDONLY, &error);
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, zip != NULL, "libzip does not open the archive: %s",
                 zip_error_strerror(&error));
    const uint64_t entries = (uint64_t)zip_get_num_entries(zip, 0);
    uint64_t arrays = 0;
    tg_tensor t;
    for (uint64_t place = 0; place < entries; place++) {
        if (!is_array(zip_get_name(zip, place, ZIP_FL_ENC_RAW))) continue;
        compare_member(file, zip, arrays, place);
        /* Fields of a record follow it. */
        do arrays++;
        while (tg_tensor_at(file, arrays, &t) && t.is_field);
    }
    FUZZ_PROMISE(FUZZ_ACCEPTED_IS_READABLE, arrays == tg_num_tensors(file),
                 "libzip finds %llu arrays", (unsigned long long)arrays);
    zip_discard(zip);
    zip_error_fini(&error);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    fuzz_memory memory = {0, 0, 0, 0, FUZZ_NEVER};
    tg_options options = fuzz_options(TG_FORMAT_NPZ, &memory);
    tg_file *file = tg_open_memory(data, size, &options, NULL);
    if (file != NULL) compare(file, data, size);
    tg_close(file);
    return 0;
}
