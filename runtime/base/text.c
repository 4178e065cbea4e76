/* SPDX-License-Identifier: Apache-2.0 */
/*
 * text.c - writes text to memory of the caller.
 */
#include "text.h"

void tg_put_word(tg_text *w, const char *word, size_t n) {
    static const char digits[] = "0123456789abcdef";
    for (size_t i = 0; i < n && i < 160; i++) {
        uint8_t c = (uint8_t)word[i];
        if (c >= 0x20 && c < 0x7f) {
            tg_put_char(w, (char)c);
        } else {
            tg_put(w, "\\x");
            tg_put_char(w, digits[c >> 4]);
            tg_put_char(w, digits[c & 15]);
        }
    }
    if (n > 160) tg_put(w, "...");
}
