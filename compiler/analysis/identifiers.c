/* SPDX-License-Identifier: Apache-2.0 */
/* identifiers.c - see identifiers.h. */
#include "identifiers.h"

#include <ctype.h>
#include <string.h>

/* ---------------------------------------------------------------------------------- identifiers */

const char *ksyc_c_upper(pool *memory, const char *text) {
    char *copy = ksyc_pool_copy(memory, text, strlen(text));
    for (char *c = copy; *c != '\0'; c++) *c = (char)toupper((unsigned char)*c);
    return copy;
}

const char *ksyc_c_label(pool *memory, const ir_enum *e, const ir_label *label) {
    return ksyc_pool_printf(memory, "%s_%s", ksyc_c_upper(memory, e->c_name),
                            ksyc_c_upper(memory, label->id));
}

/* ------------------------------------------------------------------------------------- literals */

const char *ksyc_c_string(pool *memory, const char *text, size_t size) {
    char *out = ksyc_pool_alloc(memory, size * 4 + 3);
    size_t n = 0;
    out[n++] = '"';
    for (size_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c == '"' || c == '\\' || c == '?') { /* ? for trigraphs */
            out[n++] = '\\';
            out[n++] = (char)c;
        } else if (c < 0x20 || c >= 0x7f) {
            /* three octal digits end by themselves, whatever follows */
            out[n++] = '\\';
            out[n++] = (char)('0' + (c >> 6));
            out[n++] = (char)('0' + ((c >> 3) & 7));
            out[n++] = (char)('0' + (c & 7));
        } else {
            out[n++] = (char)c;
        }
    }
    out[n++] = '"';
    out[n] = '\0';
    return out;
}

const char *ksyc_c_quoted(pool *memory, const char *text) {
    return ksyc_c_string(memory, text, strlen(text));
}
