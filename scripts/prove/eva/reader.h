/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reader.h - for Eva: the functions that a generated reader calls, replaced by functions that
 * return anything that ks.h allows.
 *
 * A driver includes this file and then the generated source, so names of inline functions in ks.h
 * are macros here. The replacements:
 *
 *   the file     LONGEST unknown bytes. A read returns any number, and any call may find the end of a stream: each
 *                may fail at any time, so the length is unknown, too.
 *   a run        of n bytes: any number of them is present, from 0 to n, and they are at the end of the object of
 *                the file, so that reading one more is out of bounds.
 *   bytes, views of any length up to LONGEST, at the start of that object: an access beyond the greatest length is out
 *                of bounds. Eva does not see that shorter ones end earlier, nor that a view and its count belong
 *                together.
 *   lists        of exactly ITEMS elements, or of at most ITEMS if a list grows; any other length is refused. Each
 *                is a separate block.
 *   the arena    a block for each object, uninitialised or CLEARED; it may be exhausted at any time.
 *   errors       no path and no values; every call that fails sets a code. Rules are notes or errors as in the real
 *                function, and reads are strict or not.
 *   arithmetic   that of ks_number.c and ks_int.c itself.
 *
 * States that have failed and states that have not are never joined, nor are states whose last
 * allocation is in different lines: an object of one of several types is always of exactly one of
 * them.
 *
 * The contracts of ks.h apply to these functions as to the real ones: Eva evaluates them at each
 * call, and a certain violation is an alarm.
 */
#include "__fc_builtin.h"
#include "ks_table.h"

#include <stdlib.h>
#include <string.h>

#include "ks_int.c"
#include "ks_number.c"

/* Numbers of 32 bits are indexes in views of any elements: more bytes would hide a missing
 * check. */
#define LONGEST (UINT64_C(1) << 32)
#ifndef ITEMS
#define ITEMS 2
#endif

static uint8_t file[LONGEST];
static uint64_t run; /* bytes of the last run that are present */

static bool any_bool(void) { return Frama_C_interval(0, 1); }
static uint64_t up_to(uint64_t most) { return Frama_C_unsigned_long_interval(0, most); }
static uint64_t any_u64(void) { return up_to(UINT64_MAX); }
static int64_t any_s64(void) { return Frama_C_long_long_interval(INT64_MIN, INT64_MAX); }

static void begin(ks_ctx *ks, ks_stream *io) {
    Frama_C_make_unknown((char *)file, sizeof file);
    memset(ks, 0, sizeof *ks);
    memset(io, 0, sizeof *io);
    ks->limits.work = UINT64_MAX;
    ks->limits.strict = any_bool();
    ks->work_left = any_u64();
    io->base = file;
    io->size = up_to(LONGEST);
    io->there = io->size;
    ks->input.base = io->base;
    ks->input.size = io->size;
}

/* ------------------------------------------------------------------------------------- errors */

static bool failed;
bool ks_fail(ks_ctx *ks, ks_code code, uint64_t offset, const char *expected) {
    if (ks->error.code == KS_OK) {
        ks->error.code = code;
        ks->error.offset = offset;
        ks->error.expected = expected;
        ks->error.path_len = 0;
        ks->error.skip = 0;
        ks->error.absolute = false;
    }
    failed = true;
    //@ split failed;
    return false;
}
bool ks_fail_found(ks_ctx *ks, ks_code code, uint64_t offset, const char *expected,
                   ks_value allowed, ks_value found) {
    return ks_fail(ks, code, offset, expected);
}
static bool fails(ks_ctx *ks) { return ks_fail(ks, KS_TRUNCATED, 0, NULL); }
static bool may_fail(ks_ctx *ks) { return any_bool() ? true : fails(ks); }

bool ks_violated(ks_ctx *ks, const ks_rule *rule, uint64_t offset, ks_value allowed,
                 ks_value found) {
    if (ks->error.code != KS_OK || !rule->note || ks->limits.strict)
        return ks_fail(ks, rule->code, offset, rule->expected);
    ks->num_notes = (uint32_t)up_to(UINT32_MAX);
    return true;
}
bool ks_short(ks_ctx *ks, const ks_stream *io, uint64_t offset, uint64_t n) { return fails(ks); }
/* The length of the last run is irrelevant after a read has failed. */
bool ks_in(ks_ctx *ks, const char *field) {
    //@ merge run;
    return false;
}
bool ks_in_at(ks_ctx *ks, const char *field, uint64_t offset) {
    //@ merge run;
    return false;
}
bool ks_in_item(ks_ctx *ks, const char *field, uint64_t index) { return false; }
bool ks_in_item_at(ks_ctx *ks, const char *field, uint64_t index, uint64_t offset) { return false; }
bool ks_in_record(ks_ctx *ks, const char *field, const char *array, uint64_t index) {
    return false;
}
bool ks_elsewhere(ks_ctx *ks, uint32_t levels) { return false; }
bool ks_place(ks_ctx *ks, uint64_t offset) { return false; }
uint64_t ks_offset_of(const ks_ctx *ks, const uint8_t *data) { return any_u64(); }

ks_value ks_none(void) { return (ks_value){.kind = KS_VALUE_NONE}; }
ks_value ks_value_u64(uint64_t value) { return (ks_value){.kind = KS_VALUE_U64, .u64 = value}; }
ks_value ks_value_s64(int64_t value) { return (ks_value){.kind = KS_VALUE_S64, .s64 = value}; }
ks_value ks_value_bytes(ks_ctx *ks, const uint8_t *data, uint64_t size) {
    return (ks_value){.kind = KS_VALUE_BYTES, .u64 = size};
}

/* ------------------------------------------------------------------------------------- stream */

static bool moves(ks_ctx *ks, ks_stream *io) {
    if (any_bool()) return fails(ks);
    io->pos = up_to(LONGEST);
    return true;
}
#define READS(name, type, any)                                                                     \
    static bool eva_read_##name(ks_ctx *ks, ks_stream *io, type *out) {                            \
        if (!moves(ks, io)) return false;                                                          \
        *out = any;                                                                                \
        return true;                                                                               \
    }
READS(u1, uint8_t, (uint8_t)up_to(UINT8_MAX))
READS(u2be, uint16_t, (uint16_t)up_to(UINT16_MAX))
READS(u4be, uint32_t, (uint32_t)up_to(UINT32_MAX))
READS(u4le, uint32_t, (uint32_t)up_to(UINT32_MAX))
READS(u8le, uint64_t, any_u64())
READS(s4le, int32_t, Frama_C_interval(INT32_MIN, INT32_MAX))
READS(s8le, int64_t, any_s64())
READS(f4be, float, ks_f4le(file))
READS(f4le, float, ks_f4le(file))
READS(f8be, double, ks_f8le(file))
READS(f8le, double, ks_f8le(file))
#define ks_read_u1 eva_read_u1
#define ks_read_u2be eva_read_u2be
#define ks_read_u4be eva_read_u4be
#define ks_read_u4le eva_read_u4le
#define ks_read_u8le eva_read_u8le
#define ks_read_s4le eva_read_s4le
#define ks_read_s8le eva_read_s8le
#define ks_read_f4be eva_read_f4be
#define ks_read_f4le eva_read_f4le
#define ks_read_f8be eva_read_f8be
#define ks_read_f8le eva_read_f8le

static uint64_t eva_run(ks_ctx *ks, ks_stream *io, uint64_t n) {
    run = up_to(n);
    //@ split run;
    return run;
}
#define ks_run eva_run
static const uint8_t *eva_here(const ks_stream *io) { return file + (LONGEST - run); }
#define ks_here eva_here

static bool eva_read_bytes(ks_ctx *ks, ks_stream *io, uint64_t n, ks_bytes *out) {
    if (n > LONGEST || !moves(ks, io)) return fails(ks);
    *out = (ks_bytes){file, n};
    return true;
}
#define ks_read_bytes eva_read_bytes
bool ks_read_rest(ks_ctx *ks, ks_stream *io, ks_bytes *out) {
    *out = (ks_bytes){file, up_to(LONGEST)};
    io->pos = io->size;
    return true;
}
bool ks_read_view(ks_ctx *ks, ks_stream *io, uint64_t n, uint32_t elem, ks_view *out) {
    if (n > LONGEST / elem || !moves(ks, io)) return fails(ks);
    *out = (ks_view){file, n};
    return true;
}
bool ks_read_bits_le(ks_ctx *ks, ks_stream *io, unsigned n, uint64_t *out) {
    const unsigned have = io->num_bits;
    const unsigned bytes = n > have ? (n - have + 7) / 8 : 0;
    if (any_bool()) return fails(ks);
    io->pos += bytes;
    io->num_bits = have + 8 * bytes - n;
    io->bits = up_to((UINT64_C(1) << io->num_bits) - 1);
    *out = up_to(UINT64_MAX >> (64 - n));
    return true;
}

/* All bytes of a stream are there: the contracts of the functions that make streams say so, and Eva, which knows intervals,
 * cannot. So the contracts of these three are evaluated for a stream over the whole object of the file. */
static ks_stream whole(const ks_stream *io) {
    ks_stream all = *io;
    all.size = LONGEST;
    all.there = LONGEST;
    all.pos = up_to(2 * LONGEST); /* of any length, so that reads may fail */
    return all;
}
static bool eva_read_rest(ks_ctx *ks, ks_stream *io, ks_bytes *out) {
    ks_stream all = whole(io);
    io->pos = io->size;
    return ks_read_rest(ks, &all, out);
}
#define ks_read_rest eva_read_rest
static bool eva_read_view(ks_ctx *ks, ks_stream *io, uint64_t n, uint32_t elem, ks_view *out) {
    ks_stream all = whole(io);
    if (!ks_read_view(ks, &all, n, elem, out)) return false;
    io->pos = all.pos;
    return true;
}
#define ks_read_view eva_read_view
static bool eva_read_bits_le(ks_ctx *ks, ks_stream *io, unsigned n, uint64_t *out) {
    ks_stream all = whole(io);
    if (!ks_read_bits_le(ks, &all, n, out)) return false;
    io->pos = all.pos;
    io->bits = all.bits;
    io->num_bits = all.num_bits;
    return true;
}
#define ks_read_bits_le eva_read_bits_le

/* Without the contract, which relates positions: Eva knows intervals of them alone. */
static ks_stream eva_substream(const ks_stream *io, uint64_t span, uint64_t size) {
    ks_stream sub = *io;
    sub.base = file;
    sub.size = size;
    sub.there = size;
    sub.pos = 0;
    return sub;
}
#define ks_substream eva_substream
static bool eva_fetch(ks_ctx *ks, const uint8_t *data, uint64_t n) { return may_fail(ks); }
#define ks_fetch eva_fetch
static bool eva_fetch_some(ks_ctx *ks, const uint8_t *data, uint64_t count, uint64_t size,
                           uint64_t most) {
    return ks_fetch_some(ks, data, count, size, most) && may_fail(ks);
}
#define ks_fetch_some eva_fetch_some
static bool eva_fetch_part(ks_ctx *ks, const uint8_t *data, uint64_t at, uint64_t n) {
    return may_fail(ks);
}
#define ks_fetch_part eva_fetch_part
bool ks_fetch_slow(ks_ctx *ks, const uint8_t *data, uint64_t at, uint64_t n) {
    return may_fail(ks);
}

static bool eva_count_fits(ks_ctx *ks, const ks_stream *io, uint64_t n, uint64_t min_size) {
    if (min_size > 0 && n > LONGEST / min_size) return fails(ks);
    return may_fail(ks);
}
#define ks_count_fits eva_count_fits
static bool eva_spend(ks_ctx *ks, uint64_t n) { return may_fail(ks); }
#define ks_spend eva_spend

bool ks_bytes_equal(ks_ctx *ks, ks_bytes a, ks_bytes b, bool *out) {
    *out = any_bool();
    return may_fail(ks);
}
bool ks_bytes_are(ks_ctx *ks, ks_bytes bytes, ks_bytes constant, bool *out) {
    return ks_bytes_equal(ks, bytes, constant, out);
}
bool ks_constant_at(ks_ctx *ks, ks_bytes constant, uint64_t i, uint8_t *out) {
    if (i >= constant.size) return fails(ks);
    *out = constant.data[i];
    return true;
}
bool ks_bytes_max(ks_ctx *ks, ks_bytes bytes, uint8_t *out) {
    *out = (uint8_t)up_to(UINT8_MAX);
    return may_fail(ks);
}
bool ks_bytes_at(ks_ctx *ks, ks_bytes bytes, uint64_t i, uint8_t *out) {
    if (i >= bytes.size) return fails(ks);
    *out = bytes.data[i];
    return true;
}

/* ---------------------------------------------------------------------------- arena and lists */

#ifdef CLEARED
#define eva_object calloc
#else
static void *eva_object(size_t count, size_t size) { return malloc(count * size); }
#endif

static int asked; /* line of the source with the last request */
static void *eva_alloc(ks_ctx *ks, uint64_t count, size_t size, int line) {
    if (any_bool()) {
        fails(ks);
        return NULL;
    }
    asked = line;
    //@ split asked;
    return eva_object(count, size);
}
#define ks_alloc(ks, count, size) eva_alloc(ks, count, size, __LINE__)

ks_stream *ks_keep_stream(ks_ctx *ks, const ks_stream *io) {
    ks_stream *const kept = (ks_stream *)ks_alloc(ks, 1, sizeof *kept);
    if (kept != NULL) *kept = *io;
    return kept;
}

static bool eva_list_init(ks_ctx *ks, ks_list *list, uint64_t count, size_t size, bool grows) {
    if (any_bool() || (!grows && count != ITEMS)) return fails(ks);
    list->count = 0;
    list->first_cap = ITEMS;
    list->first = eva_object(ITEMS, size);
    list->more = NULL;
    list->num_more = 0;
    list->size = (uint32_t)size;
    return true;
}
/* A literal 0 in the source, not a variable, starts a list of unknown length. */
#define ks_list_init(ks, list, count, size)                                                        \
    eva_list_init(ks, list, count, size, sizeof(#count) == sizeof "0")
static void *eva_list_add(ks_ctx *ks, ks_list *list) {
    if (any_bool() || list->count >= ITEMS) {
        fails(ks);
        return NULL;
    }
    return list->first + list->count++ * list->size;
}
#define ks_list_add eva_list_add
static void *eva_list_at(const ks_list *list, uint64_t i) { return list->first + i * list->size; }
#define ks_list_at eva_list_at

/* -------------------------------------------------------------------------------------- driver */

/* Reads an object of a type, and evaluates all of its instances. */
#define DRIVER(type)                                                                               \
    static ks_ctx context;                                                                         \
    static ks_stream stream;                                                                       \
    int main(void) {                                                                               \
        type *root = NULL;                                                                         \
        begin(&context, &stream);                                                                  \
        return type##_read(&context, &stream, &root) && type##_complete(&context, root);           \
    }
