/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_walk_kinds.c - the walk over every kind of field that tables can have, also those that no
 * grammar of the library uses: each wire form in a record that is read in place, each storage alone
 * and in a list, values of kinds that are known at run time only. Expected offset, size and value
 * of each node are written out.
 */
#include <inttypes.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "file.h"
#include "number_text.h"
#include "open.h"
#include "registry.h"
#include "text.h"
#include "unit.h"

#define FIELD(field_name) .name = field_name, .orig = field_name
#define NO_EXTRAS .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE

/* -------------------------------------------------------------------------------- what was seen */

typedef struct seen {
    char text[8192];
    size_t size;
} seen;

static void tell(seen *s, const char *format, ...) {
    va_list args;
    va_start(args, format);
    int n = vsnprintf(s->text + s->size, sizeof s->text - s->size, format, args);
    va_end(args);
    assert_true(n >= 0 && (size_t)n < sizeof s->text - s->size);
    s->size += (size_t)n;
}

static void tell_value(seen *s, const tg_node *node) {
    const tg_value *v = &node->value;
    switch (v->kind) {
    case TG_KIND_NONE: tell(s, " %s", node->type != NULL ? node->type : "none"); break;
    case TG_KIND_BOOL: tell(s, v->u64 != 0 ? " true" : " false"); break;
    case TG_KIND_U64: tell(s, " u%" PRIu64, v->u64); break;
    case TG_KIND_S64: tell(s, " s%" PRId64, v->s64); break;
    case TG_KIND_F32: tell(s, " f%g", v->f64); break;
    case TG_KIND_F64: tell(s, " d%g", v->f64); break;
    case TG_KIND_BYTES: tell(s, " b'%.*s'", (int)v->u64, (const char *)node->data); break;
    case TG_KIND_TEXT: tell(s, " t'%.*s'", (int)v->u64, (const char *)node->data); break;
    }
}

/* "name@offset+size value label"; computed nodes have no offset, decoded ones a "~". */
static void tell_node(seen *s, const tg_node *node) {
    tell(s, "%s", node->name);
    if (node->index != TG_NO_INDEX) tell(s, "[%" PRIu64 "]", node->index);
    if (node->offset != TG_NOWHERE)
        tell(s, "@%s%" PRIu64 "+%" PRIu64, node->decoded ? "~" : "", node->offset, node->size);
    if (node->kind == TG_NODE_VALUE) tell_value(s, node);
    if (node->kind == TG_NODE_ARRAY) tell(s, " x%" PRIu64, node->count);
    if (node->label != NULL) tell(s, " %s", node->label);
    tell(s, "\n");
}

static tg_go on_enter(void *self, const tg_node *node) {
    tell_node(self, node);
    return TG_GO_ON;
}
static tg_go on_leave(void *self, const tg_node *node) {
    (void)self;
    (void)node;
    return TG_GO_ON;
}
static tg_go on_value(void *self, const tg_node *node) { return on_enter(self, node); }

/* ------------------------------------------------------------------------------ opening a tree */

static const ks_type *the_type;
static void (*fill)(ks_ctx *ks, void *root);

static bool read_root(ks_ctx *ks, void **out) {
    *out = ks_alloc(ks, 1, the_type->size);
    if (*out == NULL) return false;
    memset(*out, 0, the_type->size);
    fill(ks, *out);
    return true;
}

static tg_file *open_tree(const ks_type *type, void (*fill_root)(ks_ctx *ks, void *root),
                          const uint8_t *data, size_t size) {
    static tg_adapter adapter;
    static const tg_adapter *const adapters[] = {&adapter};
    adapter = (tg_adapter){.format = TG_FORMAT_BTF, .type = type, .read = read_root};
    the_type = type;
    fill = fill_root;
    tg_file *file = tg_open_memory_with(data, size, NULL, NULL, adapters, 1);
    assert_non_null(file);
    return file;
}

static void assert_seen(tg_file *file, const char *expected) {
    static seen s;
    memset(&s, 0, sizeof s);
    const tg_visitor visitor = {on_enter, on_leave, on_value, &s};
    assert_true(tg_walk(file, &visitor));
    assert_string_equal(s.text, expected);
}

/* ----------------------------------------------------------------------------------- wire forms */

#define WIRE(id, form, at, bytes)                                                                  \
    { FIELD(id), NO_EXTRAS, .wire = form, .wire_offset = at, .wire_size = bytes }

/* A plain record. The size of the last number follows from its wire form. */
static const ks_field wire_fields[] = {
    WIRE("u1", KS_WIRE_U1, 0, 1),
    WIRE("s1", KS_WIRE_S1, 1, 1),
    WIRE("u2le", KS_WIRE_U2LE, 2, 2),
    WIRE("u2be", KS_WIRE_U2BE, 4, 2),
    WIRE("s2le", KS_WIRE_S2LE, 6, 2),
    WIRE("s2be", KS_WIRE_S2BE, 8, 2),
    WIRE("u4le", KS_WIRE_U4LE, 10, 4),
    WIRE("u4be", KS_WIRE_U4BE, 14, 4),
    WIRE("s4le", KS_WIRE_S4LE, 18, 4),
    WIRE("s4be", KS_WIRE_S4BE, 22, 4),
    WIRE("u8le", KS_WIRE_U8LE, 26, 8),
    WIRE("u8be", KS_WIRE_U8BE, 34, 8),
    WIRE("s8le", KS_WIRE_S8LE, 42, 8),
    WIRE("s8be", KS_WIRE_S8BE, 50, 8),
    WIRE("f4le", KS_WIRE_F4LE, 58, 4),
    WIRE("f4be", KS_WIRE_F4BE, 62, 4),
    WIRE("f8le", KS_WIRE_F8LE, 66, 8),
    WIRE("f8be", KS_WIRE_F8BE, 74, 8),
    WIRE("none", KS_WIRE_NONE, 82, KS_NOWHERE),
    WIRE("last", KS_WIRE_S2BE, 82, KS_NOWHERE),
    {FIELD("name"), NO_EXTRAS, .storage = KS_STORE_BYTES, .wire_offset = 84, .wire_size = 3},
};
enum { RECORD = 87 };
static const ks_type wires_type = {
    "root::wires", 1,     RECORD, wire_fields, sizeof wire_fields / sizeof wire_fields[0],
    false,         false, false};

static const ks_field records_fields[] = {
    {FIELD("records"), NO_EXTRAS, .storage = KS_STORE_VIEW, .flags = KS_FIELD_REPEATED,
     .wire_size = KS_NOWHERE, .type = &wires_type},
};
static const ks_type records_type = {"root", sizeof(ks_view), KS_NOWHERE, records_fields,
                                     1,      false,           false,      false};

static const uint8_t record[RECORD] = {
    200,  200,  1,    2,    1,    2,    0xfe, 0xff, 0xff, 0xfd, 1,    2,    3,    4,    1,
    2,    3,    4,    0xfc, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfb, 1,    0,    0,    0,
    0,    0,    0,    0x80, 0x80, 0,    0,    0,    0,    0,    0,    2,    0,    0,    0,
    0,    0,    0,    0,    0x80, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfe, 0,    0,
    0xc0, 0x3f, 0xbf, 0xc0, 0,    0,    0,    0,    0,    0,    0,    0,    4,    0x40, 0xc0,
    4,    0,    0,    0,    0,    0,    0,    0x12, 0x34, 'a',  'b',  'c'};

static void fill_records(ks_ctx *ks, void *root) {
    ks_view view = {ks->input.base, 1};
    memcpy(root, &view, sizeof view);
}

TEST(test_wires) {
    tg_file *file = open_tree(&records_type, fill_records, record, sizeof record);
    assert_seen(file, "root@0+87\nrecords@0+87 x1\nrecords[0]@0+87\n"
                      "u1@0+1 u200\ns1@1+1 s-56\n"
                      "u2le@2+2 u513\nu2be@4+2 u258\ns2le@6+2 s-2\ns2be@8+2 s-3\n"
                      "u4le@10+4 u67305985\nu4be@14+4 u16909060\ns4le@18+4 s-4\ns4be@22+4 s-5\n"
                      "u8le@26+8 u9223372036854775809\nu8be@34+8 u9223372036854775810\n"
                      "s8le@42+8 s-9223372036854775808\ns8be@50+8 s-2\n"
                      "f4le@58+4 f1.5\nf4be@62+4 f-1.5\nf8le@66+8 d2.5\nf8be@74+8 d-2.5\n"
                      "none@82+0 none\nlast@82+2 s4660\nname@84+3 b'abc'\n");
    tg_close(file);
}

/* Arrays of numbers of each width, one after the other, without the size of an element. */
TEST(test_views) {
    static const ks_field fields[] = {
        {FIELD("bytes"), NO_EXTRAS, .storage = KS_STORE_VIEW, .wire = KS_WIRE_S1,
         .wire_size = KS_NOWHERE},
        {FIELD("halves"), NO_EXTRAS, .storage = KS_STORE_VIEW, .wire = KS_WIRE_U2BE,
         .offset = sizeof(ks_view), .wire_size = KS_NOWHERE},
        {FIELD("floats"), NO_EXTRAS, .storage = KS_STORE_VIEW, .wire = KS_WIRE_F4BE,
         .offset = 2 * sizeof(ks_view), .wire_size = KS_NOWHERE},
        {FIELD("doubles"), NO_EXTRAS, .storage = KS_STORE_VIEW, .wire = KS_WIRE_F8LE,
         .offset = 3 * sizeof(ks_view), .wire_size = KS_NOWHERE},
    };
    static const ks_type type = {"root", 4 * sizeof(ks_view), KS_NOWHERE, fields, 4, false, false,
                                 false};
    static const uint8_t data[] = {1, 0xff, 1, 2, 0x3f, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f};
    struct views {
        ks_view v[4];
    };
    tg_file *file = open_tree(&type, fill_records, data, sizeof data);
    struct views *root = file->root;
    root->v[0] = (ks_view){file->ks.input.base, 2};
    root->v[1] = (ks_view){file->ks.input.base + 2, 1};
    root->v[2] = (ks_view){file->ks.input.base + 4, 1};
    root->v[3] = (ks_view){file->ks.input.base + 8, 1};
    assert_seen(file, "root@0+16\nbytes@0+2 x2\nbytes[0]@0+1 s1\nbytes[1]@1+1 s-1\n"
                      "halves@2+2 x1\nhalves[0]@2+2 u258\nfloats@4+4 x1\nfloats[0]@4+4 f1\n"
                      "doubles@8+8 x1\ndoubles[0]@8+8 d1\n");
    tg_close(file);
}

/* -------------------------------------------------------------------------------------- storages */

static const ks_label sign_labels[] = {{-2, "minus_two", "M"}, {1, "one", "ONE"}};
static const ks_enum sign = {"sign", sign_labels, 2};

typedef struct dot {
    int8_t x;
} dot;
static const ks_field dot_fields[] = {
    {FIELD("x"), NO_EXTRAS, .storage = KS_STORE_S8, .wire = KS_WIRE_S1, .wire_size = 1}};
static const ks_type dot_type = {"root::dot", sizeof(dot), 1, dot_fields, 1, false, false, false};

typedef struct stores {
    bool truth;
    uint8_t u8;
    uint16_t u16;
    uint32_t u32;
    uint64_t u64;
    int8_t s8;
    int16_t s16;
    int32_t s32;
    int64_t s64;
    float f32;
    double f64;
    ks_text raw; /* trimmed bytes: a text without an encoding */
    ks_text text;
    dot here;
    ks_ref nothing;
    ks_ref untyped;
    ks_int negative;
    ks_int large;
} stores;

#define STORED(id, kind, form, bytes)                                                              \
    {                                                                                              \
        FIELD(#id), NO_EXTRAS, .storage = kind, .wire = form, .offset = offsetof(stores, id),      \
                               .wire_size = bytes, .enumeration = &sign                            \
    }
static const ks_field stores_fields[] = {
    STORED(truth, KS_STORE_BOOL, KS_WIRE_U1, 1),
    STORED(u8, KS_STORE_U8, KS_WIRE_U1, KS_NOWHERE),
    STORED(u16, KS_STORE_U16, KS_WIRE_U2LE, KS_NOWHERE),
    STORED(u32, KS_STORE_U32, KS_WIRE_U4BE, KS_NOWHERE),
    STORED(u64, KS_STORE_U64, KS_WIRE_U8BE, KS_NOWHERE),
    STORED(s8, KS_STORE_S8, KS_WIRE_S1, KS_NOWHERE),
    STORED(s16, KS_STORE_S16, KS_WIRE_S2LE, KS_NOWHERE),
    STORED(s32, KS_STORE_S32, KS_WIRE_S4BE, KS_NOWHERE),
    STORED(s64, KS_STORE_S64, KS_WIRE_S8BE, KS_NOWHERE),
    STORED(f32, KS_STORE_F32, KS_WIRE_F4LE, KS_NOWHERE),
    STORED(f64, KS_STORE_F64, KS_WIRE_F8BE, KS_NOWHERE),
    STORED(raw, KS_STORE_TEXT, KS_WIRE_NONE, KS_NOWHERE),
    {FIELD("text"), NO_EXTRAS, .storage = KS_STORE_TEXT, .offset = offsetof(stores, text),
     .wire_size = KS_NOWHERE, .encoding = "UTF-8"},
    {FIELD("here"), NO_EXTRAS, .storage = KS_STORE_OBJECT, .offset = offsetof(stores, here),
     .wire_size = 1, .type = &dot_type},
    {FIELD("nothing"), NO_EXTRAS, .storage = KS_STORE_REF, .offset = offsetof(stores, nothing),
     .wire_size = KS_NOWHERE},
    {FIELD("untyped"), NO_EXTRAS, .storage = KS_STORE_REF, .offset = offsetof(stores, untyped),
     .wire_size = KS_NOWHERE},
    {FIELD("negative"), NO_EXTRAS, .storage = KS_STORE_INT, .flags = KS_FIELD_VALUE,
     .offset = offsetof(stores, negative), .wire_size = KS_NOWHERE},
    {FIELD("large"), NO_EXTRAS, .storage = KS_STORE_INT, .flags = KS_FIELD_VALUE,
     .offset = offsetof(stores, large), .wire_size = KS_NOWHERE},
};
static const ks_type stores_type = {"root",
                                    sizeof(stores),
                                    KS_NOWHERE,
                                    stores_fields,
                                    sizeof stores_fields / sizeof stores_fields[0],
                                    false,
                                    false,
                                    false};

static void fill_stores(ks_ctx *ks, void *root) {
    stores *s = root;
    *s = (stores){.truth = true,
                  .u8 = 1,
                  .u16 = 65535,
                  .u32 = UINT32_MAX,
                  .u64 = UINT64_MAX - 1, /* as a label: -2 */
                  .s8 = -2,
                  .s16 = -3,
                  .s32 = INT32_MIN,
                  .s64 = INT64_MIN,
                  .f32 = 0.5f,
                  .f64 = 0.25,
                  .raw = {(const uint8_t *)"raw", 3, 5},
                  .text = {(const uint8_t *)"text", 4, 4},
                  .here = {-7},
                  .negative = ks_int_of_s64(INT64_MIN),
                  .large = ks_int_of_u64(UINT64_MAX)};
    s->untyped.object = ks_alloc(ks, 1, 1);
}

TEST(test_stores) {
    static const uint8_t data[60];
    tg_file *file = open_tree(&stores_type, fill_stores, data, sizeof data);
    assert_seen(file, "root@0+60\ntruth@0+1 true one\nu8@1+1 u1 one\nu16@2+2 u65535\n"
                      "u32@4+4 u4294967295\nu64@8+8 u18446744073709551614 minus_two\n"
                      "s8@16+1 s-2 minus_two\ns16@17+2 s-3\ns32@19+4 s-2147483648\n"
                      "s64@23+8 s-9223372036854775808\nf32@31+4 f0.5\nf64@35+8 d0.25\n"
                      "raw@43+5 b'raw'\ntext@48+4 t'text'\nhere@52+1\nx@52+1 s-7\n"
                      "negative s-9223372036854775808\nlarge u18446744073709551615\n");
    tg_close(file);
}

/* ---------------------------------------------------------------------- kinds known at run time */

typedef struct anys {
    ks_list list;
    ks_list bits;
    ks_list words;
    ks_list computed;
} anys;
static const ks_field anys_fields[] = {
    {FIELD("any"), NO_EXTRAS, .storage = KS_STORE_ANY, .flags = KS_FIELD_REPEATED,
     .offset = offsetof(anys, list), .wire_size = KS_NOWHERE},
    {FIELD("bit"), NO_EXTRAS, .storage = KS_STORE_U8, .flags = KS_FIELD_REPEATED | KS_FIELD_BITS,
     .bits = 3, .offset = offsetof(anys, bits), .wire_size = KS_NOWHERE},
    {FIELD("word"), NO_EXTRAS, .storage = KS_STORE_U16, .flags = KS_FIELD_REPEATED,
     .wire = KS_WIRE_U2LE, .offset = offsetof(anys, words), .wire_size = 2},
    {FIELD("computed"), NO_EXTRAS, .storage = KS_STORE_U16,
     .flags = KS_FIELD_REPEATED | KS_FIELD_VALUE, .wire = KS_WIRE_U2LE,
     .offset = offsetof(anys, computed), .wire_size = KS_NOWHERE},
};
static const ks_type anys_type = {"root", sizeof(anys), KS_NOWHERE, anys_fields,
                                  4,      false,        false,      false};

static void put(ks_ctx *ks, ks_list *list, const void *element, size_t size) {
    void *place = ks_list_add(ks, list);
    assert_non_null(place);
    memcpy(place, element, size);
}

static void fill_anys(ks_ctx *ks, void *root) {
    anys *a = root;
    dot *object = ks_alloc(ks, 1, sizeof *object);
    assert_non_null(object);
    object->x = 9;
    const ks_any values[] = {
        {.kind = KS_ANY_NONE},
        {.kind = KS_ANY_U64, .u64 = 7, .span = 1},
        {.kind = KS_ANY_S64, .s64 = -7, .span = 2},
        {.kind = KS_ANY_F64, .f64 = 1.5, .span = 4},
        {.kind = KS_ANY_F64, .f64 = 2.5, .span = 8},
        {.kind = KS_ANY_BOOL, .u64 = 1},
        {.kind = KS_ANY_BYTES, .bytes = {(const uint8_t *)"raw", 3, 4}},
        {.kind = KS_ANY_TEXT, .bytes = {(const uint8_t *)"text", 4, 5}},
        {.kind = KS_ANY_OBJECT, .object = {&dot_type, object}},
        {.kind = KS_ANY_OBJECT, .object = {&dot_type, NULL}},
        {.kind = KS_ANY_OBJECT, .object = {NULL, object}},
    };
    assert_true(ks_list_init(ks, &a->list, 0, sizeof(ks_any)));
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++)
        put(ks, &a->list, &values[i], sizeof values[i]);
    assert_true(ks_list_init(ks, &a->bits, 0, 1));
    for (uint8_t i = 1; i <= 3; i++) put(ks, &a->bits, &i, 1);
    const uint16_t words[] = {10, 11};
    assert_true(ks_list_init(ks, &a->words, 0, 2));
    assert_true(ks_list_init(ks, &a->computed, 0, 2));
    for (size_t i = 0; i < 2; i++) put(ks, &a->words, &words[i], 2);
    for (size_t i = 0; i < 2; i++) put(ks, &a->computed, &words[i], 2);
}

TEST(test_anys) {
    static const uint8_t data[32];
    tg_file *file = open_tree(&anys_type, fill_anys, data, sizeof data);
    assert_seen(file, "root@0+32\nany@0+25 x11\nany[0]@0+0 none\nany[1]@0+1 u7\nany[2]@1+2 s-7\n"
                      "any[3]@3+4 f1.5\nany[4]@7+8 d2.5\nany[5]@15+0 true\nany[6]@15+4 b'raw'\n"
                      "any[7]@19+5 t'text'\nany[8]@24+1\nx@24+1 s9\n"
                      "bit@25+2 x3\nbit[0]@25+1 u1\nbit[1]@25+1 u2\nbit[2]@25+2 u3\n"
                      "word@27+4 x2\nword[0]@27+2 u10\nword[1]@29+2 u11\n"
                      "computed x2\ncomputed[0] u10\ncomputed[1] u11\n");
    tg_close(file);
}

/* ------------------------------------------------------------------------------------ instances */

typedef struct lazy {
    uint8_t value;
    uint8_t ks_state_value;
    ks_bytes rule;
    ks_bytes decoded;
} lazy;

static bool get_value(ks_ctx *ks, void *object) {
    (void)object;
    ks_fail(ks, KS_IO, 5, "bytes that can be read");
    return false;
}

static const ks_field lazy_fields[] = {
    {FIELD("rule"), NO_EXTRAS, .storage = KS_STORE_BYTES, .offset = offsetof(lazy, rule),
     .wire_size = 0}, /* not visited */
    {FIELD("decoded"), NO_EXTRAS, .storage = KS_STORE_BYTES, .offset = offsetof(lazy, decoded),
     .wire_size = KS_NOWHERE},
    {FIELD("value"), .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_U8,
     .offset = offsetof(lazy, value), .wire_size = KS_NOWHERE, .present = KS_NOWHERE,
     .state = offsetof(lazy, ks_state_value), .at = KS_NOWHERE, .get = get_value},
};
static const ks_type lazy_type = {"root", sizeof(lazy), KS_NOWHERE, lazy_fields,
                                  3,      false,        false,      false};

static void fill_lazy(ks_ctx *ks, void *root) {
    (void)ks;
    lazy *l = root;
    l->decoded = (ks_bytes){(const uint8_t *)"of the caller", 6};
}

TEST(test_failing_instance) {
    static const uint8_t data[6];
    static seen s;
    tg_file *file = open_tree(&lazy_type, fill_lazy, data, sizeof data);
    memset(&s, 0, sizeof s);
    const tg_visitor visitor = {on_enter, on_leave, on_value, &s};
    assert_false(tg_walk(file, &visitor));
    assert_string_equal(s.text, "root@0+6\ndecoded@0+6 b'of the'\n");
    assert_int_equal(tg_last_error(file)->code, TG_CODE_IO);
    assert_int_equal(tg_last_error(file)->offset, 5);
    tg_close(file);
}
