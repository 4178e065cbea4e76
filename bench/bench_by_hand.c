/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench_by_hand.c - see bench_by_hand.h.
 */
#include "bench_by_hand.h"

#include "ks_proved.h"

/* ------------------------------------------------------------------------------------------- BTF */

/* The entries of a sparse tensor. */
static bool btf_entries(const uint8_t *buf, uint64_t len, uint64_t at, const uint8_t *dims,
                        uint64_t rank, uint64_t item) {
    if (len - at < 16) return false;
    const uint64_t rows = ks_u8le(buf + at);
    if (ks_u8le(buf + at + 8) != rank) return false;
    at += 16;
    if (rank > 0 && rows > (len - at) / (8 * rank)) return false;
    const uint8_t *p = buf + at;
    for (uint64_t row = 0; rank > 0 && row < rows; row++) {
        for (uint64_t k = 0; k < rank; k++) {
            /* As unsigned numbers, negative positions are too large. */
            if (ks_u8le(p) >= ks_u8le(dims + 8 * k)) return false;
            p += 8;
        }
    }
    at += 8 * rank * rows;
    if (len - at < 8 || ks_u8le(buf + at) != rows) return false;
    at += 8;
    return rows <= (len - at) / item;
}

static bool btf_record(const uint8_t *buf, uint64_t len, uint64_t at) {
    static const uint8_t sizes[10] = {1, 2, 4, 8, 4, 8, 1, 2, 4, 8};
    const uint64_t rank = ks_u8le(buf + at);
    const uint8_t dtype = buf[at + 8], layout = buf[at + 9];
    if (rank > 255 || dtype > 9 || layout > 1) return false;
    at += 16;
    if (rank > (len - at) / 8) return false;
    const uint8_t *dims = buf + at;
    uint64_t extent = 1;
    bool is_empty = false;
    for (uint64_t k = 0; k < rank; k++) {
        const uint64_t length = ks_u8le(dims + 8 * k);
        if (length > (uint64_t)INT64_MAX / extent) return false;
        if (length == 0) {
            is_empty = true;
        } else {
            extent *= length;
        }
    }
    at += 8 * rank;
    if (layout == 0) {
        const uint64_t cells = is_empty ? 0 : extent;
        return cells <= (len - at) / sizes[dtype];
    }
    /* Padding may be missing, or truncated by the end of the file: nothing to check. */
    return btf_entries(buf, len, at, dims, rank, sizes[dtype]);
}

bool by_hand_btf(const uint8_t *buf, size_t len) {
    if (len < 8) return false;
    const uint64_t count = ks_u8le(buf);
    if (count == 0) return len == 8;
    if (count > (len - 8) / 8 || len < 16) return false;
    for (uint64_t i = 0; i < count; i++) {
        const uint64_t offset = ks_u8le(buf + 8 + 8 * i);
        if (offset < 8 + 8 * count || offset > len - 16) return false;
        if (!btf_record(buf, len, offset)) return false;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------- NNB */

typedef struct nnb {
    const uint8_t *table, *data;
    uint64_t version, blocks, size; /* entries of `table`, bytes of `data` */
    const uint8_t *buffers, *variables;
    uint64_t buffers_count, variables_count;
    bool has_other; /* a function that is not ReLU */
} nnb;

/* The number of a block, which is signed. */
static bool nnb_block(const nnb *f, const uint8_t *p, uint64_t *at) {
    const uint64_t block = ks_u4le(p);
    if (block > INT32_MAX || block >= f->blocks) return false;
    *at = ks_u4le(f->table + 4 * block);
    return true;
}

/* A count, and the number of the block that contains this many numbers of four bytes. */
static const uint8_t *nnb_list(const nnb *f, const uint8_t *p, uint64_t *count) {
    uint64_t at = 0;
    *count = ks_u4le(p);
    if (!nnb_block(f, p + 4, &at) || *count > (f->size - at) / 4) return NULL;
    return f->data + at;
}

/* The size of the elements of a variable in bytes. */
static bool nnb_bytes(const nnb *f, const uint8_t *record, uint64_t *bytes) {
    const uint64_t most = UINT64_C(0x1fffffffffffffff);
    uint64_t rank = 0, extent = 1;
    bool is_empty = false;
    const uint8_t *dims = nnb_list(f, record + 4, &rank);
    if (dims == NULL) return false;
    for (uint64_t k = 0; k < rank; k++) {
        const uint64_t length = ks_u4le(dims + 4 * k);
        if (length > INT32_MAX || length > most / extent) return false;
        if (length == 0) {
            is_empty = true;
        } else {
            extent *= length;
        }
    }
    const uint64_t cells = is_empty ? 0 : extent;
    const unsigned type = record[12] & 0x0fu;
    *bytes = type == 3 ? (cells + 7) / 8 : cells * (4u >> type);
    return type <= 3;
}

/* The record of variable `i`. */
static const uint8_t *nnb_variable(const nnb *f, uint64_t i) {
    uint64_t at = 0;
    if (!nnb_block(f, f->variables + 4 * i, &at) || f->size - at < 20) return NULL;
    return f->data + at;
}

/* The number of bytes available for the elements: those of a block, or of a buffer. */
static bool nnb_room(const nnb *f, const uint8_t *record, bool *is_constant, uint64_t *room) {
    const uint64_t index = ks_u4le(record + 16);
    uint64_t at = 0, next = 0;
    *is_constant = index <= INT32_MAX;
    if (*is_constant) {
        if (!nnb_block(f, record + 16, &at)) return false;
        if (index + 1 < f->blocks) next = ks_u4le(f->table + 4 * (index + 1));
        *room = (next > at ? next : f->size) - at;
        return true;
    }
    const uint64_t buffer = UINT32_MAX - index;
    *room = 0;
    if (buffer >= f->buffers_count) return buffer == 0;
    *room = ks_u4le(f->buffers + 4 * buffer) * (f->version == 2 ? UINT64_C(4) : 1);
    return true;
}

static bool nnb_operands(const nnb *f, const uint8_t *p) {
    uint64_t count = 0;
    const uint8_t *list = nnb_list(f, p, &count);
    if (list == NULL) return false;
    for (uint64_t i = 0; i < count; i++) {
        const uint64_t variable = ks_u4le(list + 4 * i);
        uint64_t bytes = 0, room = 0;
        bool is_constant = false;
        if (variable >= f->variables_count || variable > INT32_MAX) return false;
        const uint8_t *record = nnb_variable(f, variable);
        if (record == NULL || !nnb_bytes(f, record, &bytes)) return false;
        if (!nnb_room(f, record, &is_constant, &room) || bytes > room) return false;
        if (!is_constant && f->buffers_count == 0) return false;
    }
    return true;
}

static bool nnb_file(nnb *f, const uint8_t *buf, size_t len) {
    if (len < 56) return false;
    f->version = ks_u4le(buf);
    f->blocks = ks_u4le(buf + 48);
    f->size = ks_u4le(buf + 52);
    if (f->version != 2 && f->version != 3) return false;
    if (f->blocks > (len - 56) / 4 || f->size > len - 56 - 4 * f->blocks) return false;
    f->table = buf + 56;
    f->data = f->table + 4 * f->blocks;
    for (uint64_t i = 0; i < f->blocks; i++)
        if (ks_u4le(f->table + 4 * i) > f->size) return false;

    uint64_t functions_count = 0;
    f->buffers = nnb_list(f, buf + 8, &f->buffers_count);
    f->variables = nnb_list(f, buf + 16, &f->variables_count);
    const uint8_t *functions = nnb_list(f, buf + 24, &functions_count);
    if (f->buffers == NULL || f->variables == NULL || functions == NULL) return false;
    for (uint64_t i = 0; i < f->buffers_count; i++)
        if (ks_u4le(f->buffers + 4 * i) > INT32_MAX) return false;
    for (uint64_t i = 0; i < f->variables_count; i++) {
        uint64_t bytes = 0, room = 0;
        bool is_constant = false;
        const uint8_t *record = nnb_variable(f, i);
        if (record == NULL || !nnb_bytes(f, record, &bytes)) return false;
        if (!nnb_room(f, record, &is_constant, &room)) return false;
        /* A single element may stand for all. */
        const unsigned bits = (record[12] & 0x0fu) == 3 ? 1 : 32u >> (record[12] & 0x0fu);
        if (is_constant && bytes > room && (room > 4 || 8 * room < bits)) return false;
    }
    for (size_t at = 32; at <= 40; at += 8) { /* inputs and outputs of the network */
        uint64_t count = 0;
        const uint8_t *list = nnb_list(f, buf + at, &count);
        if (list == NULL) return false;
        for (uint64_t i = 0; i < count; i++) {
            const uint64_t variable = ks_u4le(list + 4 * i);
            if (variable >= f->variables_count || variable > INT32_MAX) return false;
        }
    }
    for (uint64_t i = 0; i < functions_count; i++) {
        uint64_t at = 0;
        if (!nnb_block(f, functions + 4 * i, &at) || f->size - at < 20) return false;
        const uint8_t *record = f->data + at;
        f->has_other = f->has_other || ks_u2le(record) != 14;
        if (f->size - at < 21) return false;
        if (!nnb_operands(f, record + 4) || !nnb_operands(f, record + 12)) return false;
    }
    return true;
}

bool by_hand_nnb(const uint8_t *buf, size_t len) {
    nnb file = {0};
    return nnb_file(&file, buf, len) && !file.has_other;
}

bool by_hand_nnb_is_other(const uint8_t *buf, size_t len) {
    nnb file = {0};
    (void)nnb_file(&file, buf, len);
    return file.has_other;
}

/* ------------------------------------------------------------------------------------------- PVP */

/* Cells of the layer to which a header of sparse activity refers, or 0. */
static uint64_t pvp_cells(const uint8_t *buf) {
    const int32_t type = ks_s4le(buf + 8), datasize = ks_s4le(buf + 32),
                  datatype = ks_s4le(buf + 36);
    if (ks_s4le(buf) != 80 || ks_s4le(buf + 4) != 20) return 0;
    if (type == 6) {
        if (datasize != 8 || (datatype != 4 && datatype != 3)) return 0;
    } else if (type != 2 || datasize != 4 || datatype != 2) {
        return 0;
    }
    const int32_t nx = ks_s4le(buf + 12), ny = ks_s4le(buf + 16), nf = ks_s4le(buf + 20);
    if (nx < 1 || ny < 1 || nf < 1 || ks_s4le(buf + 24) < 0 || ks_s4le(buf + 68) < 0) return 0;
    if (ks_s4le(buf + 40) != 1 || ks_s4le(buf + 44) != 1) return 0;
    const uint64_t positions = (uint64_t)nx * (uint64_t)ny;
    return positions <= UINT64_C(0x100000000) / (uint64_t)nf ? positions * (uint64_t)nf : 0;
}

bool by_hand_pvp(const uint8_t *buf, size_t len) {
    if (len < 80) return false;
    const uint64_t cells = pvp_cells(buf);
    if (cells == 0) return false;
    const uint64_t item = ks_s4le(buf + 8) == 6 ? 8 : 4;
    const uint64_t claimed = (uint64_t)ks_s4le(buf + 68);
    uint64_t at = 80;
    for (uint64_t frame = 0; at < len; frame++) {
        if (len - at < 12) return frame >= claimed && frame > 0;
        const uint64_t count = ks_u4le(buf + at + 8);
        at += 12;
        if (count > (len - at) / item) return false;
        for (uint64_t k = 0; k < count; k++) {
            if (ks_u4le(buf + at) >= cells) return false;
            at += item;
        }
    }
    return true;
}

/* -------------------------------------------------------------------------------------- primitiv */

/* The only permitted encoding of whole numbers. */
static bool take_number(const uint8_t *buf, uint64_t len, uint64_t *at, uint64_t *value) {
    if (len - *at < 5 || buf[*at] != 0xce) return false;
    *value = ks_u4be(buf + *at + 1);
    *at += 5;
    return true;
}

/* A length that is encoded in `n` bytes. */
static bool take_length(const uint8_t *buf, uint64_t len, uint64_t *at, unsigned n,
                        uint64_t *value) {
    if (len - *at < n) return false;
    const uint8_t *p = buf + *at;
    *value = n == 1 ? *p : n == 2 ? ks_u2be(p) : ks_u4be(p);
    *at += n;
    return true;
}

static bool take_array(const uint8_t *buf, uint64_t len, uint64_t *at, uint64_t *count) {
    if (len - *at < 1) return false;
    const uint8_t tag = buf[*at];
    *at += 1;
    *count = tag & 0x0fu;
    if (tag >= 0x90 && tag <= 0x9f) return true;
    return (tag == 0xdc || tag == 0xdd) && take_length(buf, len, at, tag == 0xdc ? 2 : 4, count);
}

static bool skip_string(const uint8_t *buf, uint64_t len, uint64_t *at) {
    if (len - *at < 1) return false;
    const uint8_t tag = buf[*at];
    uint64_t n = tag & 0x1fu;
    *at += 1;
    if (tag < 0xa0 || tag > 0xbf) {
        if (tag < 0xd9 || tag > 0xdb) return false;
        if (!take_length(buf, len, at, 1u << (tag - 0xd9), &n)) return false;
    }
    if (n > len - *at) return false;
    *at += n;
    return true;
}

static bool skip_tensor(const uint8_t *buf, uint64_t len, uint64_t *at, uint64_t max_batch) {
    uint64_t rank = 0, elements = 1, batch = 0, n = 0;
    if (!take_array(buf, len, at, &rank) || rank > 8) return false;
    for (uint64_t k = 0; k < rank; k++) {
        uint64_t length = 0;
        if (!take_number(buf, len, at, &length) || length < 1) return false;
        elements *= length; /* of 32 bits each */
        if (elements > UINT32_MAX) return false;
    }
    if (!take_number(buf, len, at, &batch) || batch < 1 || batch > max_batch) return false;
    elements *= batch;
    if (elements > UINT32_MAX) return false;
    if (len - *at < 1) return false;
    const uint8_t tag = buf[*at];
    *at += 1;
    if (tag < 0xc4 || tag > 0xc6) return false;
    if (!take_length(buf, len, at, 1u << (tag - 0xc4), &n)) return false;
    if (n != 4 * elements || n > len - *at) return false;
    *at += n;
    return true;
}

bool by_hand_primitiv(const uint8_t *buf, size_t len) {
    uint64_t at = 0, major = 0, minor = 0, type = 0, parameters = 0;
    if (!take_number(buf, len, &at, &major) || major != 0) return false;
    if (!take_number(buf, len, &at, &minor) || minor != 1) return false;
    if (!take_number(buf, len, &at, &type) || type != 0x300) return false;
    if (!take_number(buf, len, &at, &parameters)) return false;
    for (uint64_t i = 0; i < parameters; i++) {
        uint64_t names = 0, stats = 0;
        if (!take_array(buf, len, &at, &names)) return false;
        for (uint64_t k = 0; k < names; k++)
            if (!skip_string(buf, len, &at)) return false;
        if (!skip_tensor(buf, len, &at, 1) || !take_number(buf, len, &at, &stats)) return false;
        for (uint64_t k = 0; k < stats; k++)
            if (!skip_string(buf, len, &at) || !skip_tensor(buf, len, &at, UINT32_MAX))
                return false;
    }
    return true;
}
