/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_formats.c - every line of formats.def agrees with the tables of adapters and writers, and
 * with the public functions. The suite `format_list` tests that samples begin with the magic.
 */
#include <ctype.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "build_formats.h"
#include "registry.h"
#include "unit.h"

#define IS_PROVED true
#define IS_PARTLY true
#define IS_NONE false
#define IS_STREAM true
#define IS_WHOLE false

typedef struct row {
    tg_format format;
    int number;
    const char *id;
    const char *name;
    const char *suffixes;
    const char *magic;
    size_t len_magic;
    bool is_here; /* in this build */
    bool is_written;
    bool is_proved;
    bool is_stream;
    const char *title;
} row;

static const row rows[] = {
#define FORMAT(id, number, name, suffixes, magic, needs, validator, stream, writer, title)         \
    {TG_FORMAT_##id,                                                                               \
     number,                                                                                       \
     #id,                                                                                          \
     #name,                                                                                        \
     suffixes,                                                                                     \
     magic,                                                                                        \
     sizeof magic - 1,                                                                             \
     TG_WHEN(TG_NO_##id, needs, true ||) false,                                                    \
     TG_IF_WRITTEN(writer, TG_WHEN(TG_NO_##id, needs, true ||)) false,                             \
     IS_##validator,                                                                               \
     IS_##stream,                                                                                  \
     title},
#include "formats.def"
#undef FORMAT
};
enum { NUM_ROWS = sizeof rows / sizeof rows[0] };

static const tg_adapter *adapter_of(tg_format format) {
    const tg_adapter *found = NULL;
    for (size_t i = 0; i < tg_num_adapters; i++) {
        if (tg_adapters[i]->format != format) continue;
        assert_null(found);
        found = tg_adapters[i];
    }
    return found;
}

static const tg_format_writer *writer_of(tg_format format) {
    const tg_format_writer *found = NULL;
    for (size_t i = 0; tg_writers[i] != NULL; i++) {
        if (tg_writers[i]->format != format) continue;
        assert_null(found);
        found = tg_writers[i];
    }
    return found;
}

/* ------------------------------------------------------------------------------------- numbers */

TEST(numbers_have_no_gaps) {
    bool seen[NUM_ROWS + 1] = {false};
    assert_int_equal(NUM_ROWS + 1, TG_NUM_FORMATS);
    for (size_t i = 0; i < NUM_ROWS; i++) {
        assert_in_range(rows[i].number, 1, NUM_ROWS);
        assert_false(seen[rows[i].number]);
        seen[rows[i].number] = true;
        assert_int_equal(rows[i].format, rows[i].number);
    }
}

/* Programs are compiled with these numbers; formats that are added get the following ones. */
TEST(numbers_stay) {
    static const char *const pinned[] = {"",    "primitiv", "nnb", "pvp",
                                         "btf", "npy",      "npz", "safetensors"};
    for (size_t i = 0; i < NUM_ROWS; i++) {
        if ((size_t)rows[i].number >= sizeof pinned / sizeof *pinned) continue;
        assert_string_equal(rows[i].name, pinned[rows[i].number]);
    }
}

/* -------------------------------------------------------------------------- names and suffixes */

TEST(names_are_unique) {
    for (size_t i = 0; i < NUM_ROWS; i++) {
        for (size_t k = 0; k < i; k++) assert_string_not_equal(rows[i].name, rows[k].name);
        assert_int_equal(strlen(rows[i].id), strlen(rows[i].name));
        for (size_t c = 0; rows[i].name[c] != '\0'; c++) {
            bool is_lower = rows[i].name[c] >= 'a' && rows[i].name[c] <= 'z';
            char upper = (char)(rows[i].name[c] - (is_lower ? 'a' - 'A' : 0));
            assert_int_equal(rows[i].id[c], upper);
        }
    }
}

TEST(names_lead_back) {
    for (size_t i = 0; i < NUM_ROWS; i++) {
        const row *r = &rows[i];
        if (r->is_here) {
            assert_string_equal(tg_format_name(r->format), r->name);
            assert_string_equal(tg_format_title(r->format), r->title);
            assert_string_equal(tg_format_suffixes(r->format), r->suffixes);
            assert_int_equal(tg_format_by_name(r->name), r->format);
        } else {
            assert_null(tg_format_name(r->format));
            assert_null(tg_format_title(r->format));
            assert_null(tg_format_suffixes(r->format));
            assert_int_equal(tg_format_by_name(r->name), TG_FORMAT_NONE);
        }
    }
    assert_null(tg_format_name(TG_FORMAT_NONE));
    assert_null(tg_format_name((tg_format)TG_NUM_FORMATS));
    assert_int_equal(tg_format_by_name(""), TG_FORMAT_NONE);
    assert_int_equal(tg_format_by_name("BTF"), TG_FORMAT_NONE);
}

/* Each suffix identifies its line, so no suffix is the end of one of another line. */
TEST(suffixes_lead_back) {
    for (size_t i = 0; i < NUM_ROWS; i++) {
        const char *suffix = rows[i].suffixes;
        assert_int_equal(*suffix, '.');
        while (*suffix != '\0') {
            char path[64];
            int n = (int)strcspn(suffix, " ");
            snprintf(path, sizeof path, "folder.x/file%.*s", n, suffix);
            assert_int_equal(tg_format_by_suffix(path), rows[i].format);
            snprintf(path, sizeof path, "FILE%.*s", n, suffix);
            for (size_t k = 0; path[k] != '\0'; k++)
                path[k] = (char)toupper((unsigned char)path[k]);
            assert_int_equal(tg_format_by_suffix(path), rows[i].format);
            snprintf(path, sizeof path, "file%.*s.gz", n, suffix);
            assert_int_equal(tg_format_by_suffix(path), TG_FORMAT_NONE);
            /* With a folder or without: what loads files by their suffix looks at the end. */
            snprintf(path, sizeof path, "folder/%.*s", n, suffix);
            assert_int_equal(tg_format_by_suffix(path), rows[i].format);
            assert_int_equal(tg_format_by_suffix(strchr(path, '/') + 1), rows[i].format);
            suffix += n;
            if (*suffix == ' ') assert_int_equal(*++suffix, '.');
        }
    }
    assert_int_equal(tg_format_by_suffix(""), TG_FORMAT_NONE);
    assert_int_equal(tg_format_by_suffix("file"), TG_FORMAT_NONE);
}

/* --------------------------------------------------------------------- tables of this build */

TEST(tables_have_what_the_build_has) {
    size_t count = 0;
    size_t written = 0;
    for (size_t i = 0; i < NUM_ROWS; i++) {
        const row *r = &rows[i];
        assert_int_equal(adapter_of(r->format) != NULL, r->is_here);
        assert_int_equal(writer_of(r->format) != NULL, r->is_written);
        assert_int_equal(tg_format_writable(r->format), r->is_written);
        if (!r->is_here) continue;
        /* The order of the list is that of the tables, and of the documented results. */
        assert_int_equal(tg_adapters[count]->format, r->format);
        if (r->is_written) assert_int_equal(tg_writers[written++]->format, r->format);
        assert_int_equal(tg_format_at(count), r->format);
        count++;
    }
    assert_int_equal(tg_num_adapters, count);
    assert_null(tg_writers[written]);
    assert_int_equal(tg_format_at(count), TG_FORMAT_NONE);
}

TEST(proved_formats_have_validators) {
    for (size_t i = 0; i < NUM_ROWS; i++) {
        const tg_adapter *adapter = adapter_of(rows[i].format);
        if (adapter != NULL) assert_int_equal(adapter->validate != NULL, rows[i].is_proved);
    }
}

/* tg_stream takes the formats that the list says, and names them in its errors. */
TEST(some_formats_come_in_pieces) {
    for (size_t i = 0; i < NUM_ROWS; i++) {
        tg_error error;
        tg_options options = tg_options_default();
        options.format = rows[i].format;
        tg_stream *stream = tg_stream_new(&options, NULL, &error);
        assert_int_equal(stream != NULL, rows[i].is_stream);
        assert_int_equal(tg_format_streamable(rows[i].format), rows[i].is_stream);
        if (stream == NULL) {
            assert_int_equal(error.code, TG_CODE_UNSUPPORTED);
            assert_int_equal(error.format, rows[i].format);
            continue;
        }
        assert_false(tg_stream_end(stream));
        assert_int_equal(tg_stream_error(stream)->code, TG_CODE_TRUNCATED);
        assert_int_equal(tg_stream_error(stream)->format, rows[i].format);
        tg_stream_free(stream);
    }
}

/* ---------------------------------------------------------------------------------------- magic */

/* A file that differs from the magic in any byte is refused at these bytes. */
TEST(files_without_the_magic_are_refused) {
    for (size_t i = 0; i < NUM_ROWS; i++) {
        const row *r = &rows[i];
        uint8_t data[128] = {0};
        tg_options options = {.format = r->format};
        if (!r->is_here || r->len_magic == 0) continue;
        assert_true(r->len_magic < sizeof data / 2);
        for (size_t at = 0; at < r->len_magic; at++) {
            tg_error error;
            memcpy(data, r->magic, r->len_magic);
            data[at] ^= 0x55;
            assert_null(tg_open_memory(data, sizeof data, &options, &error));
            assert_int_equal(error.format, r->format);
            assert_true(error.offset < r->len_magic);
        }
    }
}
