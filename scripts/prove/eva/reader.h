/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reader.h - for Eva: what a generated reader calls, as functions that answer whatever ks.h allows.
 *
 * A driver includes this file and then the generated source, so names that ks.h gives to inline functions are
 * macros here. What stands for what:
 *
 *   the file     LONGEST unknown bytes. What a read gives is any number, what is found at the end of a stream is
 *                that it ends there: each of them may fail at any time, so the length is unknown, too.
 *   a run        of n bytes: any number of them is there, from 0 to n, and they lie at the end of the file's
 *                object, so that who looks at one more is out of bounds.
 *   bytes, views of any length up to LONGEST, at the beginning of that object: who goes further than the longest
 *                one has is out of bounds. That the shorter ones end earlier is seen as little as that a view and its count
 *                belong together.
 *   lists        of exactly ITEMS elements, or of at most ITEMS where a list grows; any other length is refused. Each
 *                is a block of its own.
 *   the arena    a block for each object, cleared; it may be used up at any time.
 *   floats       any finite number.
 *   types        of an object that is of one of several: joined, unless the driver defines TYPES_APART. Then Eva goes
 *                on with a state for each line of the source that allocates.
 *   errors       nothing but their code; every call that fails sets it.
 *
 * The contracts of ks.h hold of these functions as of the real ones: Eva evaluates them at each call, and one
 * that is certainly broken is an alarm.
 */
#include "__fc_builtin.h"
#include "ks/ks_table.h"

#include <stdlib.h>
#include <string.h>

#define LONGEST 256
#define ITEMS 2

static uint8_t file[LONGEST];
static uint64_t run; /* bytes of the last run that are there */

static bool any_bool(void) { return Frama_C_interval(0, 1); }
static uint64_t up_to(uint64_t most) { return Frama_C_unsigned_long_interval(0, most); }
static uint64_t any_u64(void) { return up_to(UINT64_MAX); }
static int64_t any_s64(void) { return Frama_C_long_long_interval(INT64_MIN, INT64_MAX); }
static float any_f4(void) { return Frama_C_float_interval(-0x1p100f, 0x1p100f); }
static double any_f8(void) { return Frama_C_double_interval(-0x1p1000, 0x1p1000); }

static void begin(ks_ctx *ks, ks_stream *io) {
    Frama_C_make_unknown((char *)file, sizeof file);
    memset(ks, 0, sizeof *ks);
    memset(io, 0, sizeof *io);
    io->base = file;
    io->size = up_to(LONGEST);
}

/* ------------------------------------------------------------------------------------- errors */

static bool fails(ks_ctx *ks) {
    ks->error.code = KS_TRUNCATED;
    return false;
}
static bool may_fail(ks_ctx *ks) { return any_bool() ? true : fails(ks); }

bool ks_fail(ks_ctx *ks, ks_code code, uint64_t offset, const char *expected) {
    ks->error.code = code;
    return false;
}
bool ks_violated(ks_ctx *ks, const ks_rule *rule, uint64_t offset, ks_value allowed,
                 ks_value found) {
    return rule->note && any_bool() ? true : fails(ks);
}
bool ks_short(ks_ctx *ks, const ks_stream *io, uint64_t offset, uint64_t n) { return fails(ks); }
bool ks_overflow(ks_ctx *ks, const char *expected) { return fails(ks); }
bool ks_by_zero(ks_ctx *ks) { return fails(ks); }
bool ks_too_large(ks_ctx *ks, uint64_t a) { return fails(ks); }
bool ks_negative(ks_ctx *ks, int64_t a) { return fails(ks); }
/* How long the last run was is of no interest any more where a read has failed. */
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

/* --------------------------------------------------------------- arithmetic that is not inline */

bool ks_mul_s64_slow(ks_ctx *ks, int64_t a, int64_t b, int64_t *out) {
    if (any_bool()) return fails(ks);
    *out = any_s64();
    return true;
}
bool ks_div_s64(ks_ctx *ks, int64_t a, int64_t b, int64_t *out) {
    return ks_mul_s64_slow(ks, a, b, out);
}
bool ks_mod_s64(ks_ctx *ks, int64_t a, int64_t b, int64_t *out) {
    return ks_mul_s64_slow(ks, a, b, out);
}

/* They look at the first and the last of their bytes. */
float ks_f4le(const uint8_t *p) { return p[0] == 0 && p[3] == 0 ? 0 : any_f4(); }
float ks_f4be(const uint8_t *p) { return ks_f4le(p); }
double ks_f8le(const uint8_t *p) { return p[0] == 0 && p[7] == 0 ? 0 : any_f8(); }
double ks_f8be(const uint8_t *p) { return ks_f8le(p); }

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
READS(f4be, float, any_f4())
READS(f4le, float, any_f4())
READS(f8be, double, any_f8())
READS(f8le, double, any_f8())
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

bool ks_read_bytes(ks_ctx *ks, ks_stream *io, uint64_t n, ks_bytes *out) {
    if (n > LONGEST || !moves(ks, io)) return fails(ks);
    *out = (ks_bytes){file, n};
    return true;
}
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
bool ks_fetch_slow(ks_ctx *ks, const uint8_t *data, uint64_t n) { return may_fail(ks); }

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

static int asked; /* line of the source that has asked last */
static void *eva_alloc(ks_ctx *ks, uint64_t count, size_t size, int line) {
    if (any_bool()) {
        fails(ks);
        return NULL;
    }
    asked = line;
#ifdef TYPES_APART
    //@ split asked;
#endif
    return calloc(count, size);
}
#define ks_alloc(ks, count, size) eva_alloc(ks, count, size, __LINE__)

static bool eva_list_init(ks_ctx *ks, ks_list *list, uint64_t count, size_t size, bool grows) {
    if (any_bool() || (!grows && count != ITEMS)) return fails(ks);
    list->count = 0;
    list->first_cap = ITEMS;
    list->first = calloc(ITEMS, size);
    list->more = NULL;
    list->num_more = 0;
    list->size = (uint32_t)size;
    return true;
}
/* A 0 in the source, and no variable, begins a list whose length is not known. */
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

/* Reads an object of a type, and forces all of its instances. */
#define DRIVER(type)                                                                               \
    static ks_ctx context;                                                                         \
    static ks_stream stream;                                                                       \
    int main(void) {                                                                               \
        type *root = NULL;                                                                         \
        begin(&context, &stream);                                                                  \
        return type##_read(&context, &stream, &root) && type##_complete(&context, root);           \
    }
