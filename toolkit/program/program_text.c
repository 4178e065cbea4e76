/* SPDX-License-Identifier: Apache-2.0 */
/* program_text.c - values, names and texts of a file as ASCII and as JSON. */
#include "program_parts.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* The character at the start of a text; ill-formed bytes give U+FFFD. Returns the bytes that it takes. */
static size_t next_character(const uint8_t *p, uint64_t n, uint32_t *c) {
    static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    *c = p[0];
    if (p[0] < 0x80) return 1;
    const size_t more = p[0] >= 0xf0 ? 3 : p[0] >= 0xe0 ? 2 : 1;
    bool good = p[0] >= 0xc2 && p[0] <= 0xf4 && n > more;
    *c = p[0] & (0x3fu >> more);
    for (size_t i = 1; good && i <= more; i++) {
        good = (p[i] & 0xc0u) == 0x80;
        *c = *c << 6 | (p[i] & 0x3fu);
    }
    good = good && *c >= least[more] && *c <= 0x10ffff && (*c < 0xd800 || *c > 0xdfff);
    if (good) return more + 1;
    *c = 0xfffd;
    return 1;
}

void ks_program_put_json(const uint8_t *text, uint64_t n) {
    putchar('"');
    while (n > 0) {
        uint32_t c;
        const size_t size = next_character(text, n, &c);
        if (c == '"' || c == '\\') {
            printf("\\%c", (int)c);
        } else if (c >= 0x20 && c < 0x7f) {
            putchar((int)c);
        } else if (c < 0x10000) {
            printf("\\u%04" PRIx32, c);
        } else {
            printf("\\u%04" PRIx32 "\\u%04" PRIx32, 0xd800 + ((c - 0x10000) >> 10),
                   0xdc00 + ((c - 0x10000) & 0x3ff));
        }
        text += size;
        n -= size;
    }
    putchar('"');
}

void ks_program_put_json_name(const char *key, const char *text) {
    printf("\"%s\": ", key);
    ks_program_put_json((const uint8_t *)text, strlen(text));
}

void ks_program_write_hex(ks_writer *w, uint8_t byte) {
    static const char digits[] = "0123456789abcdef";
    ks_write_char(w, digits[byte >> 4]);
    ks_write_char(w, digits[byte & 15]);
}

/* A text in quotes, in ASCII; what does not fit the line is cut anyway. */
static void write_quoted(ks_writer *w, const uint8_t *text, uint64_t n) {
    ks_write_char(w, '"');
    while (n > 0 && w->len < w->cap) {
        uint32_t c;
        const size_t size = next_character(text, n, &c);
        if (c == '"' || c == '\\') {
            ks_write_char(w, '\\');
            ks_write_char(w, (char)c);
        } else if (c >= 0x20 && c < 0x7f) {
            ks_write_char(w, (char)c);
        } else {
            char code[16];
            snprintf(code, sizeof code, "\\u{%" PRIx32 "}", c);
            ks_write_text(w, code);
        }
        text += size;
        n -= size;
    }
    ks_write_char(w, '"');
}

static void write_bytes(ks_writer *w, const uint8_t *bytes, uint64_t n) {
    const uint64_t shown = n < SHOWN ? n : SHOWN;
    bool is_text = n > 0;
    for (uint64_t i = 0; i < shown; i++)
        is_text = is_text && bytes[i] >= 0x20 && bytes[i] < 0x7f && bytes[i] != '"';
    if (is_text) write_quoted(w, bytes, shown);
    for (uint64_t i = 0; !is_text && i < shown; i++) {
        if (i > 0) ks_write_char(w, ' ');
        ks_program_write_hex(w, bytes[i]);
    }
    if (n == 0) ks_write_text(w, "(no bytes)");
    if (shown == n) return;
    ks_write_text(w, " ... (");
    ks_write_u64(w, n);
    ks_write_text(w, " bytes)");
}

void ks_program_write_number(ks_writer *w, const ks_scalar *value) {
    switch (value->kind) {
    case KS_KIND_BOOL: ks_write_text(w, value->u64 != 0 ? "true" : "false"); break;
    case KS_KIND_U64: ks_write_u64(w, value->u64); break;
    case KS_KIND_S64: ks_write_s64(w, value->s64); break;
    case KS_KIND_F32: ks_write_f32(w, (float)value->f64); break;
    case KS_KIND_F64: ks_write_f64(w, value->f64); break;
    case KS_KIND_NONE:
    case KS_KIND_BYTES:
    case KS_KIND_TEXT: break;
    }
}

bool ks_program_is_number(ks_kind kind) {
    return kind != KS_KIND_NONE && kind != KS_KIND_BYTES && kind != KS_KIND_TEXT;
}

bool ks_program_is_plain_element(const ks_node *node) {
    return node->index != KS_NO_INDEX && node->label == NULL && node->bits == 0 &&
           ks_program_is_number(node->value.kind);
}

void ks_program_write_value(ks_writer *w, const ks_node *node) {
    ks_write_text(w, " = ");
    switch (node->value.kind) {
    case KS_KIND_NONE:
        ks_write_char(w, '(');
        ks_write_text(w, node->type != NULL ? node->type->name : "nothing");
        ks_write_char(w, ')');
        break;
    case KS_KIND_BYTES: write_bytes(w, node->data, node->value.u64); break;
    case KS_KIND_TEXT: write_quoted(w, node->data, node->value.u64); break;
    case KS_KIND_BOOL:
    case KS_KIND_U64:
    case KS_KIND_S64:
    case KS_KIND_F32:
    case KS_KIND_F64: ks_program_write_number(w, &node->value); break;
    }
    if (node->label != NULL) {
        ks_write_text(w, " (");
        ks_write_text(w, node->label->id);
        ks_write_char(w, ')');
    }
    if (node->bits != 0) {
        ks_write_text(w, " (");
        ks_write_u64(w, node->bits);
        ks_write_text(w, node->bits == 1 ? " bit)" : " bits)");
    }
}

void ks_program_write_name(ks_writer *w, const ks_node *node) {
    ks_write_text(w, node->name);
    if (node->index == KS_NO_INDEX) return;
    ks_write_char(w, '[');
    ks_write_u64(w, node->index);
    ks_write_char(w, ']');
}
