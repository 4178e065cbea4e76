/* SPDX-License-Identifier: Apache-2.0 */
/*
 * convert_file.c - convert a file to another format.
 *
 *     convert_file INPUT OUTPUT      the suffix of OUTPUT selects the format
 *
 * The library checks the whole input before it writes anything, and also refuses before that what
 * the new format cannot represent. The output appears under its name when it is complete, or not at
 * all.
 */
#include <inttypes.h>
#include <stdio.h>

#include <tensorgate.h>

/* Called for each value, shape or name that had to change. */
static void on_note(void *self, const char *text) {
    (void)self;
    printf("note: %s\n", text);
}

static bool convert(tg_file *file, tg_format format, const char *path, tg_error *error) {
    tg_convert_options options = {.note = on_note}; /* otherwise the defaults, which lose nothing */
    tg_conversion *conversion = tg_convert(file, format, &options, error);
    if (conversion == NULL) return false;

    /* The size is known before the first byte is written, so a full disk is detected now. */
    uint64_t size = tg_conversion_size(conversion);
    tg_output *output = tg_output_create(path, size, NULL, error);
    bool good = output != NULL;
    if (good) {
        tg_target target = tg_output_target(output);
        good = tg_conversion_write(conversion, &target, error);
        if (good) {
            good = tg_output_commit(output, error); /* releases `output` in any case */
        } else {
            tg_output_discard(output); /* nothing of the output remains */
        }
    }
    tg_conversion_free(conversion);
    if (good) printf("%s: %s, %" PRIu64 " bytes\n", path, tg_format_name(format), size);
    return good;
}

static int complain(const char *what, const tg_error *error) {
    char text[512];
    tg_error_text(error, text, sizeof text);
    printf("%s: %s\n", what, text);
    return 1;
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    tg_format format = tg_format_by_suffix(argv[2]);
    if (!tg_format_writable(format)) {
        printf("%s: the suffix is of no format that this build writes\n", argv[2]);
        return 2;
    }
    tg_error error;
    tg_file *file = tg_open(argv[1], NULL, &error);
    if (file == NULL) return complain("refused", &error);
    bool good = convert(file, format, argv[2], &error);
    int result = good ? 0 : complain("not converted", &error);
    tg_close(file);
    return result;
}
