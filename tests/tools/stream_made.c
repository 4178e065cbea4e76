/* SPDX-License-Identifier: Apache-2.0 */
#include "stream_made.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

uint64_t stream_seed = UINT64_C(0x9e3779b97f4a7c15);
made_file stream_made;
forced_head stream_forced = {SIZE_MAX, 0, -1, -1};

uint32_t stream_chance(uint32_t below) {
    stream_seed ^= stream_seed << 13;
    stream_seed ^= stream_seed >> 7;
    stream_seed ^= stream_seed << 17;
    return (uint32_t)((stream_seed >> 32) * below >> 32);
}

/* ------------------------------------------------------------------------------------ primitiv */

static bool is_forced(void) { return stream_made.heads++ == stream_forced.head; }

static bool flaw(void) { return stream_made.flaws > 0 && stream_chance(stream_made.flaws) == 0; }

static void put(uint32_t byte) {
    if (stream_made.n < MADE) stream_made.data[stream_made.n++] = (uint8_t)byte;
}

static void put_be(uint32_t value, unsigned bytes) {
    while (bytes-- > 0) put(value >> 8 * bytes);
}

/* Wrong numbers that are likely to cause errors. */
static uint32_t odd_number(uint32_t value) {
    static const uint32_t some[] = {0, 1, 2, 255, 256, 65535, 65536, 0x7fffffff, 0xffffffff};
    uint32_t pick = stream_chance(12);
    return pick < 9 ? some[pick] : value + pick - 10;
}

static void put_number(uint32_t value) {
    uint32_t tag = flaw() ? stream_chance(256) : 0xce;
    if (flaw()) value = odd_number(value);
    if (is_forced()) {
        if (stream_forced.tag >= 0) tag = (uint32_t)stream_forced.tag;
        if (stream_forced.value >= 0) value = (uint32_t)stream_forced.value;
    }
    put(tag);
    put_be(value, 4);
}

/* A length or count: mostly in its shortest encoding. `fixed`: tag of the short encoding, for
 * values below `below`; wide: tags of the encodings with 1, 2 and 4 bytes, 0 if there is none. */
static void put_head(uint32_t value, uint32_t fixed, uint32_t below, const uint8_t wide[3]) {
    if (flaw()) value = odd_number(value);
    unsigned form = value < below ? 0 : value < 256 ? 1 : value < 65536 ? 2 : 3;
    if (stream_chance(12) == 0) form += stream_chance(3);
    if (form > 3) form = 3;
    bool chosen = is_forced();
    if (chosen) {
        form = stream_forced.form;
        if (stream_forced.value >= 0) value = (uint32_t)stream_forced.value;
    }
    while (form > 0 && form < 3 && wide[form - 1] == 0) form++;
    uint32_t tag = form == 0 ? fixed + value : wide[form - 1];
    if (flaw()) tag = stream_chance(256);
    put(chosen && stream_forced.tag >= 0 ? (uint32_t)stream_forced.tag : tag);
    if (form > 0) put_be(value, form == 3 ? 4 : form);
}

static void put_string(void) {
    static const uint8_t wide[3] = {0xd9, 0xda, 0xdb};
    static const uint8_t letters[] = {'a', 'b', '.', '/', 0, 1, 2, 0xff};
    uint32_t n = stream_chance(5) == 0 ? stream_chance(60) : stream_chance(3);
    put_head(n, 0xa0, 32, wide);
    for (uint32_t i = 0; i < n; i++) put(letters[stream_chance(sizeof letters)]);
}

static void put_array_head(uint32_t n) {
    static const uint8_t wide[3] = {0, 0xdc, 0xdd};
    put_head(n, 0x90, 16, wide);
}

/* Some are so large that no product fits. */
static uint32_t put_shape(bool batched) {
    uint32_t n = stream_chance(6) == 0 ? stream_chance(9) : stream_chance(3);
    uint32_t elements = 1;
    bool huge = flaw();
    if (huge) n = 1 + stream_chance(5);
    put_array_head(flaw() ? n + stream_chance(9) : n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t length = huge ? 0x8000ffff : elements > 64 ? 1 : 1 + stream_chance(4);
        put_number(length);
        elements *= huge ? 1 : length;
    }
    uint32_t batch = batched && stream_chance(3) == 0 ? 1 + stream_chance(3) : 1;
    put_number(huge && batched ? UINT32_MAX : batch);
    return elements * batch;
}

static void put_tensor(bool batched) {
    static const uint8_t wide[3] = {0xc4, 0xc5, 0xc6};
    uint32_t bytes = 4 * put_shape(batched);
    put_head(bytes, 0, 0, wide);
    for (uint32_t i = 0; i < bytes; i++) put(stream_chance(256));
}

static void put_parameter(void) {
    put_tensor(false);
    uint32_t n = stream_chance(2) == 0 ? 0 : stream_chance(4);
    put_number(n);
    for (uint32_t i = 0; i < n; i++) {
        put_string();
        put_tensor(true);
    }
}

/* Ascending keys, or in any order. */
static void put_model(void) {
    uint32_t n = stream_chance(6);
    bool ascending = stream_chance(2) == 0;
    put_number(n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t names = stream_chance(20) == 0 ? stream_chance(20) : stream_chance(3);
        if (ascending) {
            put(0x92);
            put(0xa1);
            put('a' + i);
            put_string();
        } else {
            put_array_head(names);
            for (uint32_t k = 0; k < names; k++) put_string();
        }
        put_parameter();
    }
}

static void put_configs(bool floats) {
    static const uint8_t wide[3] = {0, 0xde, 0xdf};
    uint32_t n = stream_chance(4) == 0 ? stream_chance(20) : stream_chance(3);
    put_head(n, 0x80, 16, wide);
    for (uint32_t i = 0; i < n; i++) {
        put_string();
        if (floats) {
            put(flaw() ? stream_chance(256) : 0xca);
            put_be(stream_chance(UINT32_MAX), 4);
        } else {
            put_number(stream_chance(9));
        }
    }
}

void stream_make_kind(uint32_t kind) {
    stream_made.n = 0;
    stream_made.heads = 0;
    put_number(0);
    put_number(1);
    put_number(kind << 8);
    switch (kind) {
    case 0: put_shape(true); break;
    case 1: put_tensor(true); break;
    case 2: put_parameter(); break;
    case 3: put_model(); break;
    default: put_configs(false), put_configs(true); break;
    }
}

void stream_make_one(void) {
    uint32_t kind = stream_chance(8);
    stream_made.flaws = stream_chance(3) == 0 ? 0 : 20 + stream_chance(300);
    stream_make_kind(kind > 4 ? 3 : kind);
    for (uint32_t n = stream_chance(5) == 0 ? stream_chance(40) : 0; n > 0; n--)
        put(stream_chance(256));
    if (stream_chance(5) == 0) stream_made.n = stream_chance((uint32_t)stream_made.n + 1);
}

/* -------------------------------------------------------------------------------- .safetensors */

static void put_text(const char *text) {
    while (*text != '\0') put((uint8_t)*text++);
}

static void put_decimal(uint64_t value) {
    char text[24];
    if (flaw()) value += stream_chance(3) - 1;
    snprintf(text, sizeof text, "%" PRIu64, value);
    put_text(text);
}

static void put_blank(void) {
    static const char *const blanks[] = {" ", "\n", "\t", "\r", "  "};
    if (stream_chance(9) == 0) put_text(blanks[stream_chance(5)]);
}

static void put_mark(char mark) {
    put_blank();
    put(flaw() ? stream_chance(128) : (uint8_t)mark);
    put_blank();
}

static void put_quoted(const char *text) {
    put('"');
    for (; *text != '\0'; text++) {
        char escape[8];
        snprintf(escape, sizeof escape, "\\u%04x", (unsigned)(uint8_t)*text);
        if (stream_chance(40) == 0) {
            put_text(escape);
        } else {
            put((uint8_t)*text);
        }
    }
    put('"');
}

/* A tensor of so many lengths of 0 to 3, whose bytes begin at `at`; returns where they end. */
static uint64_t put_entry(uint32_t number, uint64_t at) {
    static const struct {
        const char *name;
        unsigned bits;
    } types[] = {{"F32", 32}, {"U8", 8},   {"F64", 64}, {"F4", 4},
                 {"BOOL", 8}, {"C64", 64}, {"X", 8}};
    static const char *const names[] = {"a", "b c", "\xc3\xa9", "w@m", "", "a/b", "\\x"};
    uint32_t type = stream_chance(flaw() ? 7 : 6);
    char name[32];
    snprintf(name, sizeof name, "%s%u", names[stream_chance(6)], flaw() ? 0u : (unsigned)number);
    put_quoted(name);
    put_mark(':');
    put_mark('{');
    uint32_t rank = stream_chance(4);
    uint64_t count = 1;
    uint32_t lengths[4] = {0, 0, 0, 0};
    for (uint32_t i = 0; i < rank; i++) count *= lengths[i] = stream_chance(4);
    if (types[type].bits == 4 && count % 2 != 0) count *= lengths[rank++] = 2;
    const uint64_t end = at + count * types[type].bits / 8;
    uint32_t first = stream_chance(3);
    for (uint32_t i = 0; i < 3; i++) {
        if (i > 0) put_mark(',');
        switch ((first + i) % 3) {
        case 0:
            put_quoted("dtype");
            put_mark(':');
            put_quoted(types[type].name);
            break;
        case 1:
            put_quoted("shape");
            put_mark(':');
            put_mark('[');
            for (uint32_t k = 0; k < rank; k++) {
                if (k > 0) put_mark(',');
                put_decimal(lengths[k]);
            }
            put_mark(']');
            break;
        default:
            put_quoted("data_offsets");
            put_mark(':');
            put_mark('[');
            put_decimal(at);
            put_mark(',');
            put_decimal(end);
            put_mark(']');
        }
    }
    if (stream_chance(20) == 0) put_text(",\"more\":{\"x\":[1.5e3,null,\"\\ud83d\\ude00\"]}");
    put_mark('}');
    return end;
}

/* Lists tensors in file order, or the last one first. */
void stream_make_safetensors(void) {
    stream_made.flaws = stream_chance(3) == 0 ? 0 : 20 + stream_chance(300);
    stream_made.n = 8;
    uint64_t end = 0;
    uint32_t n = stream_chance(5);
    if (stream_chance(30) == 0) put_text(" ");
    put_mark('{');
    if (stream_chance(3) == 0) {
        put_text("\"__metadata__\":{\"k\":");
        put_quoted("v");
        put_text(n > 0 ? "}," : "}");
    }
    for (uint32_t i = 0; i < n; i++) {
        if (i > 0) put_mark(',');
        end = put_entry(i, end);
        if (flaw()) end += stream_chance(3);
    }
    put('}');
    while (stream_made.n % 8 != 0 && !flaw()) put(' ');
    if (flaw()) put('\n');
    uint64_t header = stream_made.n - 8 + (flaw() ? stream_chance(3) : 0);
    for (unsigned i = 0; i < 8; i++) stream_made.data[i] = (uint8_t)(header >> 8 * i);
    if (flaw()) end += stream_chance(5);
    for (uint64_t i = 0; i < end; i++) put(stream_chance(256));
    if (stream_chance(5) == 0) stream_made.n = stream_chance((uint32_t)stream_made.n + 1);
}
