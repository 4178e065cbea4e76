/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_safetensors_header.c - the machine that reads the header of .safetensors says the same whichever pieces it gets.
 * The reader of whole files is a target of fuzz_read.c.
 */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "error.h"
#include "os.h"
#include "safetensors_header.h"

const fuzz_target fuzz_about = {.prefix = 0, .format = TG_FORMAT_SAFETENSORS};

typedef struct reading {
    ks_ctx ks;
    tg_header header;
    bool good;
} reading;

static bool is_same_text(const char *a, size_t a_len, const char *b, size_t b_len) {
    return a_len == b_len && (a_len == 0 || memcmp(a, b, a_len) == 0);
}

static bool is_same_tensor(const tg_header_tensor *a, const tg_header_tensor *b) {
    return is_same_text(a->name, a->name_len, b->name, b->name_len) && a->begin == b->begin &&
           a->end == b->end && a->offsets_at == b->offsets_at && a->rank == b->rank &&
           a->dtype == b->dtype &&
           (a->rank == 0 || memcmp(a->shape, b->shape, a->rank * sizeof *a->shape) == 0);
}

static void compare(const reading *a, const reading *b) {
    static char text_a[1024];
    static char text_b[1024];
    FUZZ_PROMISE(FUZZ_SAME_VERDICT, a->good == b->good, "pieces change the verdict");
    if (!a->good) {
        tg_error error_a = tg_error_of(&a->ks.error, TG_FORMAT_SAFETENSORS, 0);
        tg_error error_b = tg_error_of(&b->ks.error, TG_FORMAT_SAFETENSORS, 0);
        (void)tg_error_text(&error_a, text_a, sizeof text_a);
        (void)tg_error_text(&error_b, text_b, sizeof text_b);
        FUZZ_PROMISE(FUZZ_SAME_VERDICT, strcmp(text_a, text_b) == 0, "%s in pieces, %s", text_b,
                     text_a);
        return;
    }
    FUZZ_PROMISE(FUZZ_SAME_VERDICT, a->header.tensors.count == b->header.tensors.count,
                 "other tensors in pieces");
    for (uint64_t i = 0; i < a->header.tensors.count; i++) {
        FUZZ_PROMISE(
            FUZZ_SAME_VERDICT,
            is_same_tensor(ks_list_at(&a->header.tensors, i), ks_list_at(&b->header.tensors, i)),
            "another tensor in pieces");
    }
    FUZZ_PROMISE(FUZZ_SAME_VERDICT, a->header.pairs.count == b->header.pairs.count,
                 "other metadata in pieces");
    for (uint64_t i = 0; i < a->header.pairs.count; i++) {
        const tg_header_pair *x = ks_list_at(&a->header.pairs, i);
        const tg_header_pair *y = ks_list_at(&b->header.pairs, i);
        FUZZ_PROMISE(FUZZ_SAME_VERDICT,
                     is_same_text(x->key, x->key_len, y->key, y->key_len) &&
                         is_same_text(x->text, x->text_len, y->text, y->text_len),
                     "another text in pieces");
    }
    FUZZ_PROMISE(FUZZ_SAME_VERDICT, a->ks.num_notes == b->ks.num_notes, "other notes in pieces");
}

/* Pieces of 1 to `most` bytes, as `seed` draws them; 0: all of it. */
static void read_header(reading *r, const uint8_t *data, size_t size, uint64_t rest, size_t most,
                        uint32_t seed) {
    ks_input none;
    memset(&none, 0, sizeof none);
    ks_ctx_init(&r->ks, none, ks_limits_for(size), &tg_os_allocator);
    tg_header_init(&r->header, &r->ks, 8, most == 0);
    r->good = true;
    for (size_t at = 0; r->good && at < size;) {
        seed = seed * 1103515245u + 12345u;
        size_t n = most == 0 ? size : 1 + (seed >> 16) % most;
        if (n > size - at) n = size - at;
        uint8_t *copy = malloc(n);
        if (copy == NULL) abort();
        memcpy(copy, data + at, n);
        r->good = tg_header_feed(&r->header, most == 0 ? data : copy, n);
        free(copy);
        at += n;
    }
    r->good = r->good && tg_header_end(&r->header) && tg_header_buffer(&r->header, rest);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static reading whole;
    static reading pieces;
    if (size < 8) return 0;
    uint64_t length = ks_u8le(data);
    size_t n = length < size - 8 ? (size_t)length : size - 8;
    read_header(&whole, data + 8, n, size - 8 - n, 0, 0);
    read_header(&pieces, data + 8, n, size - 8 - n, size % 3 == 0 ? 1 : 13, (uint32_t)size);
    compare(&whole, &pieces);
    ks_ctx_free(&whole.ks);
    ks_ctx_free(&pieces.ks);
    return 0;
}
