/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bridge.c - opens the file of the page; verdict, tensors and metadata as JSON.
 */
#include "bridge.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define MOST_TENSORS 4096u /* in one document */
#define NAME_BYTES 512u    /* of a name that is shown */

tg_file *web_file;

/* ------------------------------------------------------------------------------------- documents */

static void put_text_of(const char *key, const tg_error *error,
                        size_t (*text_of)(const tg_error *, char *, size_t)) {
    char text[2048];
    text_of(error, text, sizeof text);
    web_json_key(&web_out, key);
    web_json_text(&web_out, text);
}

static void put_format(web_json *j, tg_format format) {
    const char *name = tg_format_name(format);
    web_json_key(j, "format");
    if (name != NULL) {
        web_json_text(j, name);
    } else {
        web_json_null(j);
    }
}

static void put_reason(web_json *j, const tg_error *error) {
    put_format(j, error->format);
    web_json_key(j, "code");
    web_json_text(j, tg_code_name(error->code));
    web_json_key(j, "offset");
    web_json_u64(j, error->offset);
    web_json_key(j, "has_place");
    web_json_bool(j, error->has_place && !error->decoded);
    web_json_key(j, "decoded");
    web_json_bool(j, error->has_place && error->decoded);
    put_text_of("path", error, tg_error_path);
    put_text_of("message", error, tg_error_message);
    put_text_of("expected", error, tg_error_expected);
    put_text_of("found", error, tg_error_found);
}

void web_put_error(web_json *j, const tg_error *error) {
    web_json_open(j, '{');
    put_reason(j, error);
    if (error->foreign != NULL) {
        web_json_key(j, "foreign");
        web_json_text(j, error->foreign);
    }
    web_json_key(j, "is_likely");
    web_json_bool(j, error->is_likely);
    web_json_key(j, "tried");
    web_json_open(j, '[');
    for (uint32_t i = 0; i < error->num_tried && i < TG_TRIED_MAX; i++) {
        const tg_error refusal = tg_refusal_error(&error->tried[i]);
        web_json_open(j, '{');
        put_reason(j, &refusal);
        web_json_close(j, '}');
    }
    web_json_close(j, ']');
    web_json_close(j, '}');
}

int32_t web_fail(const tg_error *error) {
    web_json_start(&web_out);
    web_json_open(&web_out, '{');
    web_json_key(&web_out, "error");
    web_put_error(&web_out, error);
    web_json_close(&web_out, '}');
    return 0;
}

/* ----------------------------------------------------------------------- what the tree is made of */

bool web_is_open(void) { return web_file != NULL; }

uint64_t web_size(void) { return tg_file_size(web_file); }

bool web_walk(const tg_visitor *visitor) {
    if (tg_walk(web_file, visitor) || tg_last_error(web_file)->code == TG_CODE_STOPPED) return true;
    web_fail(tg_last_error(web_file));
    return false;
}

bool web_read_bytes(uint64_t offset, void *dst, size_t n) {
    return tg_read_bytes(web_file, offset, dst, n);
}

uint64_t web_num_tensors(void) { return tg_num_tensors(web_file); }

void web_f64_text(double value, char *dst, size_t cap) { tg_f64_text(value, dst, cap); }

bool web_tensor_at(uint64_t i, tg_tensor *out) { return tg_tensor_at(web_file, i, out); }

/* --------------------------------------------------------------------------------------- verdict */

static int64_t read_at(void *self, uint64_t offset, void *buffer, size_t n) {
    (void)self;
    const size_t most = (size_t)1 << 30;
    return page_read((double)offset, buffer, (uint32_t)(n < most ? n : most));
}

static void put_notes(web_json *j) {
    tg_note note;
    char text[1024];
    web_json_key(j, "notes");
    web_json_open(j, '[');
    for (uint64_t i = 0; web_file != NULL && tg_note_at(web_file, i, &note); i++) {
        tg_note_text(&note, text, sizeof text);
        web_json_open(j, '{');
        web_json_key(j, "text");
        web_json_text(j, text);
        web_json_key(j, "offset");
        web_json_u64(j, note.offset);
        web_json_close(j, '}');
    }
    web_json_close(j, ']');
}

/* Opens the file of `size` bytes that page_read() gives. The document is its verdict; 1 if it is valid. The name ends
 * with NUL. `joins`: it is the name of the first part of a split model, whose parts are opened in its place. */
EXPORT(web_open) int32_t web_open(double size, const char *name, uint32_t joins) {
    const tg_source source = {.read_at = read_at, .size = web_position(size)};
    const tg_options options = web_options(name, joins != 0, false);
    tg_error error = {.code = TG_CODE_NONE};
    tg_close(web_file);
    web_file = tg_open_source(&source, &options, &error);
    web_json *j = &web_out;
    web_json_start(j);
    web_json_open(j, '{');
    web_json_key(j, "size");
    web_json_u64(j, web_file != NULL ? tg_file_size(web_file) : source.size);
    web_json_key(j, "shards");
    web_json_u64(j, web_file != NULL ? web_num_shards() : 0);
    const tg_format format = web_file != NULL ? tg_file_format(web_file) : error.format;
    put_format(j, format);
    web_json_key(j, "title");
    const char *title = tg_format_title(format);
    web_json_text(j, title != NULL ? title : "");
    web_json_key(j, "valid");
    web_json_bool(j, web_file != NULL);
    web_json_key(j, "tensors");
    web_json_u64(j, web_file != NULL ? tg_num_tensors(web_file) : 0);
    web_json_key(j, "error");
    if (web_file != NULL) {
        web_json_null(j);
    } else {
        web_put_error(j, &error);
    }
    put_notes(j);
    web_json_key(j, "version");
    web_json_text(j, tg_version());
    web_json_close(j, '}');
    return web_done() == 1 && web_file != NULL;
}

/* --------------------------------------------------------------------------------------- tensors */

static void put_parts(web_json *j, const tg_tensor *t) {
    web_json_key(j, "parts");
    web_json_open(j, '[');
    for (int part = 0; part < TG_PART_COUNT; part++) {
        const tg_extent *extent = &t->parts[part];
        if (extent->dtype == TG_DTYPE_NONE) continue;
        web_json_open(j, '[');
        web_json_u64(j, extent->offset);
        web_json_u64(j, extent->nbytes);
        web_json_close(j, ']');
    }
    web_json_close(j, ']');
}

static void put_tensor(web_json *j, const tg_tensor *t) {
    const bool has_raw = t->raw_name != NULL;
    const char *name = has_raw ? t->raw_name : t->name;
    const size_t len = has_raw ? t->raw_name_len : t->name_len;
    web_json_open(j, '{');
    web_json_key(j, "name");
    web_json_string(j, name, len < NAME_BYTES ? len : NAME_BYTES);
    web_json_key(j, "dtype");
    web_json_text(j, t->dtype == TG_DTYPE_OPAQUE ? t->type : tg_dtype_name(t->dtype));
    web_json_key(j, "storage");
    web_json_text(j, tg_storage_name(t->storage));
    web_json_key(j, "shape");
    web_json_open(j, '[');
    for (uint32_t i = 0; i < t->rank; i++) web_json_u64(j, t->shape[i]);
    web_json_close(j, ']');
    web_json_key(j, "offset");
    web_json_u64(j, t->offset);
    web_json_key(j, "nbytes");
    web_json_u64(j, t->nbytes);
    if (t->fp_pos >= 0) {
        web_json_key(j, "fp_pos");
        web_json_s64(j, t->fp_pos);
    }
    if (t->order != TG_ORDER_C) {
        web_json_key(j, "order");
        web_json_text(j, t->order == TG_ORDER_F ? "first axis fastest" : "rotated");
    }
    put_parts(j, t);
    const char *shard = tg_tensor_shard(web_file, t->index);
    if (shard != NULL) {
        web_json_key(j, "shard");
        web_json_text(j, shard);
    }
    web_json_close(j, '}');
}

EXPORT(web_tensors) int32_t web_tensors(double first, uint32_t count) {
    web_json *j = &web_out;
    const uint64_t from = web_position(first);
    tg_tensor t;
    web_json_start(j);
    web_json_open(j, '[');
    if (count > MOST_TENSORS) count = MOST_TENSORS;
    for (uint64_t i = from; web_file != NULL && i - from < count; i++) {
        if (i >= tg_num_tensors(web_file)) break;
        if (!tg_tensor_at(web_file, i, &t)) return web_fail(tg_last_error(web_file));
        put_tensor(j, &t);
    }
    web_json_close(j, ']');
    return web_done();
}

/* ------------------------------------------------------------------------------------ conversion */

static int write_at(void *self, uint64_t offset, const void *data, size_t n) {
    (void)self;
    const size_t most = (size_t)1 << 30;
    for (size_t done = 0; done < n;) {
        const size_t piece = n - done < most ? n - done : most;
        const int code =
            page_write((double)(offset + done), (const char *)data + done, (uint32_t)piece);
        if (code != 0) return code;
        done += piece;
    }
    return 0;
}

/* The document is {"size": ...}; before the first byte is written, page_write() gets none at offset `size`, so that
 * the page can refuse what it has no room for. `tensor` is a number, or negative for all. */
EXPORT(web_convert) int32_t web_convert(const char *format, double tensor) {
    tg_error error = {.code = TG_CODE_USAGE};
    tg_tensor one;
    const char *only[1];
    char *name = NULL;
    tg_convert_options options = {.only = NULL};
    if (web_file == NULL) return web_fail(&error);
    if (tensor >= 0) {
        if (!tg_tensor_at(web_file, web_position(tensor), &one))
            return web_fail(tg_last_error(web_file));
        /* The name is valid until the next call of tg_tensor_at(), which a conversion makes. */
        name = malloc(one.name_len + 1);
        if (name == NULL) return web_fail(&(const tg_error){.code = TG_CODE_NO_MEMORY});
        memcpy(name, one.name, one.name_len + 1);
        only[0] = name;
        options.only = only;
        options.num_only = 1;
    }
    tg_conversion *c = tg_convert(web_file, tg_format_by_name(format), &options, &error);
    bool good = c != NULL;
    const uint64_t size = good ? tg_conversion_size(c) : 0;
    const tg_target target = {.write_at = write_at};
    if (good && page_write((double)size, NULL, 0) != 0) {
        memset(&error, 0, sizeof error);
        error.code = TG_CODE_IO;
        error.system = ENOMEM;
        good = false;
    }
    good = good && tg_conversion_write(c, &target, &error);
    tg_conversion_free(c);
    free(name);
    if (!good) return web_fail(&error);
    web_json_start(&web_out);
    web_json_open(&web_out, '{');
    web_json_key(&web_out, "size");
    web_json_u64(&web_out, size);
    web_json_close(&web_out, '}');
    return web_done();
}
