/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_walk.c - the walk through a parse tree, with tables as ksyc writes them; and the reading of
 * tensors that are not in one piece. The structs are put together by hand, so that every kind of
 * storage occurs.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "file.h"
#include "number_text.h"
#include "open.h"
#include "registry.h"
#include "text.h"
#include "unit.h"

/* ---------------------------------------------------------------------------------- the types */

static const ks_label color_labels[] = {{1, "red", "RED"}, {2, "blue", "BLUE"}};
static const ks_enum color = {"color", color_labels, 2};

#define FIELD(field_name) .name = field_name, .orig = field_name
#define NO_EXTRAS .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE

/* A plain record of three bytes. */
static const ks_field dot_fields[] = {
    {FIELD("color"), NO_EXTRAS, .storage = KS_STORE_U8, .wire = KS_WIRE_U1, .wire_size = 1,
     .enumeration = &color},
    {FIELD("height"), NO_EXTRAS, .storage = KS_STORE_S16, .wire = KS_WIRE_S2BE, .wire_offset = 1,
     .wire_size = 2},
};
static const ks_type dot_type = {"root::dot", 4, 3, dot_fields, 2, false, false, false};

typedef struct leaf {
    ks_span ks;
    uint8_t len;
    ks_text name;
} leaf;
static const ks_field leaf_fields[] = {
    {FIELD("len"), NO_EXTRAS, .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = offsetof(leaf, len), .wire_size = 1},
    {FIELD("name"), NO_EXTRAS, .storage = KS_STORE_TEXT, .offset = offsetof(leaf, name),
     .wire_size = KS_NOWHERE, .encoding = "UTF-8"},
};
static const ks_type leaf_type = {"root::leaf", sizeof(leaf), KS_NOWHERE, leaf_fields, 2,
                                  true,         true,         false};

typedef struct root {
    ks_span ks;
    uint32_t start; /* a parameter */
    uint8_t low;    /* bit fields */
    bool flag;
    uint16_t wide;
    uint8_t ks_has_wide;
    uint8_t missing;
    bool ks_has_missing;
    ks_bytes payload;
    ks_list leaves;
    ks_view numbers;
    ks_view dots;
    leaf *last;
    leaf *none;
    ks_ref choice;
    ks_any any;
    double ratio; /* a value instance */
    uint8_t ks_state_ratio;
    uint32_t far;
    uint64_t ks_at_far;
    uint8_t ks_state_far;
    leaf *again; /* a value instance that refers to an object owned by another field */
    uint8_t ks_state_again;
    uint8_t absent;
    uint8_t ks_state_absent;
} root;

static bool get_ratio(ks_ctx *ks, void *object) {
    (void)ks;
    root *r = object;
    r->ratio = 0.5;
    r->ks_state_ratio = KS_DONE;
    return true;
}
static bool get_nothing(ks_ctx *ks, void *object) {
    (void)ks;
    (void)object;
    return true;
}

#define OFFSET(member) .offset = offsetof(root, member)
static const ks_field root_fields[] = {
    {FIELD("start"), NO_EXTRAS, .flags = KS_FIELD_PARAM, .storage = KS_STORE_U32, OFFSET(start)},
    {FIELD("low"), NO_EXTRAS, .flags = KS_FIELD_BITS, .storage = KS_STORE_U8, .bits = 3,
     OFFSET(low), .wire_size = KS_NOWHERE},
    {FIELD("flag"), NO_EXTRAS, .flags = KS_FIELD_BITS, .storage = KS_STORE_BOOL, .bits = 1,
     OFFSET(flag), .wire_size = KS_NOWHERE},
    {FIELD("wide"), .flags = KS_FIELD_SIZED, .storage = KS_STORE_U16, OFFSET(wide),
     .wire_size = KS_NOWHERE, .present = offsetof(root, ks_has_wide), .state = KS_NOWHERE,
     .at = KS_NOWHERE},
    {FIELD("missing"), .storage = KS_STORE_U8, .wire = KS_WIRE_U1, OFFSET(missing), .wire_size = 1,
     .present = offsetof(root, ks_has_missing), .state = KS_NOWHERE, .at = KS_NOWHERE},
    {FIELD("payload"), NO_EXTRAS, .storage = KS_STORE_BYTES, OFFSET(payload),
     .wire_size = KS_NOWHERE},
    {FIELD("leaves"), NO_EXTRAS, .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     OFFSET(leaves), .wire_size = KS_NOWHERE, .type = &leaf_type},
    {FIELD("numbers"), NO_EXTRAS, .flags = KS_FIELD_REPEATED, .storage = KS_STORE_VIEW,
     .wire = KS_WIRE_U2LE, OFFSET(numbers), .wire_size = 2},
    {FIELD("dots"), NO_EXTRAS, .flags = KS_FIELD_REPEATED, .storage = KS_STORE_VIEW, OFFSET(dots),
     .wire_size = 3, .type = &dot_type},
    {FIELD("last"), NO_EXTRAS, .storage = KS_STORE_POINTER, OFFSET(last), .wire_size = KS_NOWHERE,
     .type = &leaf_type},
    {FIELD("none"), NO_EXTRAS, .storage = KS_STORE_POINTER, OFFSET(none), .wire_size = KS_NOWHERE,
     .type = &leaf_type},
    {FIELD("choice"), NO_EXTRAS, .storage = KS_STORE_REF, OFFSET(choice), .wire_size = KS_NOWHERE},
    {FIELD("any"), NO_EXTRAS, .storage = KS_STORE_ANY, OFFSET(any), .wire_size = KS_NOWHERE},
    {FIELD("ratio"), .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_F64,
     OFFSET(ratio), .wire_size = KS_NOWHERE, .present = KS_NOWHERE,
     .state = offsetof(root, ks_state_ratio), .at = KS_NOWHERE, .get = get_ratio},
    {FIELD("far"), .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     OFFSET(far), .wire_size = 4, .present = KS_NOWHERE, .state = offsetof(root, ks_state_far),
     .at = offsetof(root, ks_at_far), .get = get_nothing},
    {FIELD("again"), .flags = KS_FIELD_INSTANCE | KS_FIELD_VALUE, .storage = KS_STORE_POINTER,
     OFFSET(again), .wire_size = KS_NOWHERE, .type = &leaf_type, .present = KS_NOWHERE,
     .state = offsetof(root, ks_state_again), .at = KS_NOWHERE, .get = get_nothing},
    {FIELD("absent"), .flags = KS_FIELD_INSTANCE, .storage = KS_STORE_U8, OFFSET(absent),
     .wire_size = 1, .present = KS_NOWHERE, .state = offsetof(root, ks_state_absent),
     .at = KS_NOWHERE, .get = get_nothing},
};
static const ks_type root_type = {
    "root", sizeof(root), KS_NOWHERE, root_fields, sizeof root_fields / sizeof root_fields[0],
    true,   true,         false};

/* 0 bits | 1 wide (2) | 3 payload (3) | 6 leaves 2+3 | 11 numbers 3*2 | 17 dots 2*3 | 23 last 2 |
 * 25 choice 1 | 26 any 4 */
static const uint8_t image[] = {0x0d, 0x34, 0x12, 'p',  'a',  'y', 1, 'x', 2, 'y', 'z', 1, 0, 2, 0,
                                3,    0,    1,    0xff, 0xfe, 9,   0, 7,   1, 'l', 0,   5, 0, 0, 0};

static leaf leaf_at(uint64_t at) {
    leaf l = {{at, 1u + image[at]}, image[at], {image + at + 1, image[at], image[at]}};
    return l;
}

static bool read_root(ks_ctx *ks, void **out) {
    root *r = ks_alloc(ks, 1, sizeof *r);
    if (r == NULL) return false;
    memset(r, 0, sizeof *r);
    const uint8_t *base = ks->input.base;
    r->ks.size = sizeof image;
    r->low = 5;
    r->flag = true;
    r->wide = 0x1234;
    r->ks_has_wide = 2;
    r->payload.data = base + 3;
    r->payload.size = 3;
    r->numbers.data = base + 11;
    r->numbers.count = 3;
    r->dots.data = base + 17;
    r->dots.count = 2;
    if (!ks_list_init(ks, &r->leaves, 2, sizeof(leaf))) return false;
    for (uint64_t i = 0; i < 2; i++) {
        leaf *l = ks_list_add(ks, &r->leaves);
        if (l == NULL) return false;
        *l = leaf_at(i == 0 ? 6 : 8);
    }
    r->last = ks_alloc(ks, 2, sizeof(leaf));
    if (r->last == NULL) return false;
    r->last[0] = leaf_at(23);
    r->last[1] = leaf_at(25);
    r->choice.type = &leaf_type;
    r->choice.object = &r->last[1];
    r->any.kind = KS_ANY_U64;
    r->any.u64 = 5;
    r->any.span = 4;
    r->far = 0x12340d05;
    r->ks_at_far = 1;
    r->ks_state_far = KS_DONE;
    r->again = r->last;
    r->ks_state_again = KS_DONE;
    r->ks_state_absent = KS_MISSING;
    *out = r;
    return true;
}

/* The tensors: every other byte of the image, and the pieces 0..2, 10..12, 20..22. */
static bool adopt(tg_file *file) {
    file->num_tensors = 2;
    return true;
}

static bool describe(tg_file *file, uint64_t i, tg_tensor *tensor) {
    uint64_t *shape = tg_shape(file, tensor, 1);
    if (shape == NULL) return false;
    shape[0] = i == 0 ? sizeof image / 2 : 9;
    tg_dense(tensor, TG_DTYPE_UINT8, shape[0], 0);
    return true;
}

static bool name_of(tg_file *file, uint64_t i, tg_name *name) {
    (void)file;
    tg_name_add_number(name, i);
    return true;
}

static bool locate(tg_file *file, uint64_t i, tg_part part, uint64_t at, tg_run *run) {
    (void)file;
    (void)part;
    if (i == 0) {
        *run = (tg_run){2 * at, 1, 2, sizeof image / 2 - at};
    } else if (at % 3 == 0) {
        *run = (tg_run){at / 3 * 10, 3, 10, 3 - at / 3};
    } else {
        *run = (tg_run){at / 3 * 10 + at % 3, 3 - at % 3, 0, 1};
    }
    return true;
}

static bool metadata(tg_file *file, tg_out *out) {
    (void)file;
    tg_out_key(out, "big");
    tg_out_u64(out, UINT64_MAX);
    tg_out_key_component(out, (const uint8_t *)"a b", 3);
    tg_out_begin_array(out);
    tg_out_f32(out, 0.1f);
    tg_out_null(out);
    tg_out_end_array(out);
    return true;
}

static const tg_adapter adapter = {
    .format = TG_FORMAT_BTF,
    .type = &root_type,
    .read = read_root,
    .adopt = adopt,
    .describe = describe,
    .name_of = name_of,
    .locate = locate,
    .metadata = metadata,
};
static const tg_adapter *const adapters[] = {&adapter};

static tg_file *open_image(void) {
    tg_file *file = tg_open_memory_with(image, sizeof image, NULL, NULL, adapters, 1);
    assert_non_null(file);
    return file;
}

/* ------------------------------------------------------------------------------------ the walk */

/* All visited nodes, a line each. */
typedef struct seen {
    char text[4096];
    const char *skip; /* enter of this name: TG_GO_OVER */
    const char *out;  /* any node of this name: TG_GO_OUT */
    const char *stop;
} seen;

static void add(seen *s, const char *text) {
    strncat(s->text, text, sizeof s->text - strlen(s->text) - 1);
}

static tg_go note_node(seen *s, const tg_node *node, const char *sign) {
    char line[200];
    char place[32] = "-";
    char value[64] = "";
    if (node->offset != TG_NOWHERE) {
        snprintf(place, sizeof place, "%u+%u", (unsigned)node->offset, (unsigned)node->size);
    }
    switch (node->kind == TG_NODE_VALUE ? node->value.kind : TG_KIND_NONE) {
    case TG_KIND_NONE:
        snprintf(value, sizeof value, "%s", node->type != NULL ? node->type : "");
        break;
    case TG_KIND_BOOL:
        snprintf(value, sizeof value, "%s", node->value.u64 ? "true" : "false");
        break;
    case TG_KIND_U64:
        snprintf(value, sizeof value, "%llu", (unsigned long long)node->value.u64);
        break;
    case TG_KIND_S64: snprintf(value, sizeof value, "%lld", (long long)node->value.s64); break;
    case TG_KIND_F32:
    case TG_KIND_F64: snprintf(value, sizeof value, "%g", node->value.f64); break;
    case TG_KIND_BYTES:
    case TG_KIND_TEXT:
        snprintf(value, sizeof value, "'%.*s'", (int)node->value.u64, (const char *)node->data);
        break;
    }
    snprintf(line, sizeof line, "%u%s%s", (unsigned)node->depth, sign, node->name);
    add(s, line);
    if (node->index != TG_NO_INDEX) {
        snprintf(line, sizeof line, "[%u]", (unsigned)node->index);
        add(s, line);
    }
    snprintf(line, sizeof line, " %s %s", place, value);
    add(s, line);
    if (node->label != NULL) {
        snprintf(line, sizeof line, " (%s)", node->label);
        add(s, line);
    }
    if (node->kind == TG_NODE_ARRAY) {
        snprintf(line, sizeof line, " x%u", (unsigned)node->count);
        add(s, line);
    }
    add(s, "\n");
    if (s->stop != NULL && strcmp(node->name, s->stop) == 0) return TG_GO_STOP;
    if (s->out != NULL && strcmp(node->name, s->out) == 0) return TG_GO_OUT;
    return TG_GO_ON;
}

static tg_go on_enter(void *self, const tg_node *node) {
    seen *s = self;
    if (s->skip != NULL && strcmp(node->name, s->skip) == 0) return TG_GO_OVER;
    return note_node(s, node, ">");
}
static tg_go on_leave(void *self, const tg_node *node) {
    char line[64];
    snprintf(line, sizeof line, "%u<%s\n", (unsigned)node->depth, node->name);
    add(self, line);
    return TG_GO_ON;
}
static tg_go on_value(void *self, const tg_node *node) { return note_node(self, node, " "); }

static bool walk(tg_file *file, seen *s) {
    tg_visitor visitor = {on_enter, on_leave, on_value, s};
    return tg_walk(file, &visitor);
}

TEST(test_everything) {
    tg_file *file = open_image();
    seen s = {{0}, NULL, NULL, NULL};
    assert_true(walk(file, &s));
    assert_string_equal(s.text, "0>root 0+30 root\n"
                                "1 low 0+1 5\n"
                                "1 flag 0+1 true\n"
                                "1 wide 1+2 4660\n"
                                "1 payload 3+3 'pay'\n"
                                "1>leaves 6+5 root::leaf x2\n"
                                "2>leaves[0] 6+2 root::leaf\n"
                                "3 len 6+1 1\n"
                                "3 name 7+1 'x'\n"
                                "2<leaves\n"
                                "2>leaves[1] 8+3 root::leaf\n"
                                "3 len 8+1 2\n"
                                "3 name 9+2 'yz'\n"
                                "2<leaves\n"
                                "1<leaves\n"
                                "1>numbers 11+6  x3\n"
                                "2 numbers[0] 11+2 1\n"
                                "2 numbers[1] 13+2 2\n"
                                "2 numbers[2] 15+2 3\n"
                                "1<numbers\n"
                                "1>dots 17+6 root::dot x2\n"
                                "2>dots[0] 17+3 root::dot\n"
                                "3 color 17+1 1 (red)\n"
                                "3 height 18+2 -2\n"
                                "2<dots\n"
                                "2>dots[1] 20+3 root::dot\n"
                                "3 color 20+1 9\n"
                                "3 height 21+2 7\n"
                                "2<dots\n"
                                "1<dots\n"
                                "1>last 23+2 root::leaf\n"
                                "2 len 23+1 1\n"
                                "2 name 24+1 'l'\n"
                                "1<last\n"
                                "1>choice 25+1 root::leaf\n"
                                "2 len 25+1 0\n"
                                "2 name 26+0 ''\n"
                                "1<choice\n"
                                "1 any 26+4 5\n"
                                "1 ratio - 0.5\n"
                                "1 far 1+4 305401093\n"
                                "1 again - root::leaf\n"
                                "0<root\n");
    tg_close(file);
}

TEST(test_go) {
    tg_file *file = open_image();
    seen s = {{0}, "leaves", "numbers", NULL};
    assert_true(walk(file, &s));
    /* Over: no leave. Out of the root at its field `numbers`: the root is left next. */
    assert_string_equal(s.text, "0>root 0+30 root\n"
                                "1 low 0+1 5\n"
                                "1 flag 0+1 true\n"
                                "1 wide 1+2 4660\n"
                                "1 payload 3+3 'pay'\n"
                                "1>numbers 11+6  x3\n"
                                "0<root\n");
    seen t = {{0}, NULL, NULL, "payload"};
    assert_false(walk(file, &t));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_STOPPED);
    assert_null(strstr(t.text, "<"));
    /* A walk that was stopped does not affect the next one. */
    seen u = {{0}, NULL, NULL, NULL};
    assert_true(walk(file, &u));
    tg_close(file);
}

/* ------------------------------------------------------------------- a type that holds itself */

typedef struct nest {
    ks_span ks;
    struct nest *inner;
} nest;
static const ks_type nest_type;
static const ks_field nest_fields[] = {
    {FIELD("inner"), NO_EXTRAS, .storage = KS_STORE_POINTER, .offset = offsetof(nest, inner),
     .wire_size = KS_NOWHERE, .type = &nest_type},
};
static const ks_type nest_type = {"nest", sizeof(nest), KS_NOWHERE, nest_fields,
                                  1,      true,         true,       false};

static unsigned levels;

static bool read_nest(ks_ctx *ks, void **out) {
    nest *n = ks_alloc(ks, levels, sizeof *n);
    if (n == NULL) return false;
    for (unsigned i = 0; i < levels; i++) {
        memset(&n[i], 0, sizeof n[i]);
        n[i].inner = i + 1 < levels ? &n[i + 1] : NULL;
    }
    *out = n;
    return true;
}

static const tg_adapter nest_adapter = {
    .format = TG_FORMAT_BTF,
    .type = &nest_type,
    .read = read_nest,
};
static const tg_adapter *const nest_adapters[] = {&nest_adapter};

TEST(test_depth) {
    for (levels = TG_WALK_DEPTH - 1; levels <= TG_WALK_DEPTH + 1; levels++) {
        tg_file *file = tg_open_memory_with("", 0, NULL, NULL, nest_adapters, 1);
        assert_non_null(file);
        seen s = {{0}, NULL, NULL, NULL};
        assert_int_equal(walk(file, &s), levels <= TG_WALK_DEPTH);
        if (levels > TG_WALK_DEPTH) assert_int_equal(tg_last_error(file)->code, TG_CODE_LIMIT);
        tg_close(file);
    }
}

/* ------------------------------------------------------------------------------------- tensors */

TEST(test_read) {
    tg_file *file = open_image();
    for (uint64_t i = 0; i < 2; i++) {
        tg_tensor t;
        assert_true(tg_tensor_at(file, i, &t));
        uint64_t n = t.parts[TG_PART_VALUES].nbytes;
        for (uint64_t from = 0; from <= n; from++) {
            for (size_t size = 0; size <= n - from; size++) {
                uint8_t got[32];
                memset(got, '#', sizeof got);
                assert_true(tg_tensor_read(file, &t, TG_PART_VALUES, from, got, size));
                for (size_t k = 0; k < size; k++) {
                    uint64_t at = from + k;
                    assert_int_equal(got[k], image[i == 0 ? 2 * at : at / 3 * 10 + at % 3]);
                }
                assert_int_equal(got[size], '#');
            }
        }
        uint8_t byte;
        assert_false(tg_tensor_read(file, &t, TG_PART_VALUES, n, &byte, 1));
        assert_false(tg_tensor_read(file, &t, TG_PART_VALUES, UINT64_MAX, &byte, 1));
        assert_int_equal(tg_last_error(file)->code, TG_CODE_USAGE);
        assert_false(tg_tensor_read(file, &t, TG_PART_COUNTS, 0, &byte, 1));
        assert_null(tg_tensor_view(file, &t, TG_PART_VALUES));
        assert_int_equal(tg_last_error(file)->code, TG_CODE_UNSUPPORTED);
    }
    tg_close(file);
}

TEST(test_read_bytes) {
    tg_file *file = open_image();
    uint8_t got[sizeof image];
    assert_true(tg_read_bytes(file, 0, got, sizeof got));
    assert_memory_equal(got, image, sizeof image);
    assert_true(tg_read_bytes(file, sizeof image, got, 0));
    assert_false(tg_read_bytes(file, 1, got, sizeof got));
    assert_false(tg_read_bytes(file, UINT64_MAX, got, 1));
    tg_close(file);
}

/* ------------------------------------------------------------------------------------ metadata */

static bool meta_event(void *self, const char *text) {
    add(self, text);
    seen *s = self;
    return s->stop == NULL || strcmp(s->stop, text) != 0;
}
static bool on_begin_object(void *self) { return meta_event(self, "{"); }
static bool on_end_object(void *self) { return meta_event(self, "}"); }
static bool on_begin_array(void *self) { return meta_event(self, "["); }
static bool on_end_array(void *self) { return meta_event(self, "]"); }
static bool on_key(void *self, const char *key, size_t len) {
    char text[64];
    snprintf(text, sizeof text, "%.*s:", (int)len, key);
    return meta_event(self, text);
}
static bool on_text(void *self, const char *text, size_t len) { return on_key(self, text, len); }
static bool on_u64(void *self, uint64_t value) {
    char text[32];
    snprintf(text, sizeof text, "%llu ", (unsigned long long)value);
    return meta_event(self, text);
}
static bool on_s64(void *self, int64_t value) { return on_u64(self, (uint64_t)value); }
static bool on_f64(void *self, double value) {
    char text[40];
    snprintf(text, sizeof text, "%g ", value);
    return meta_event(self, text);
}
static bool on_f32(void *self, float value) { return on_f64(self, (double)value); }
static bool on_boolean(void *self, bool value) {
    return meta_event(self, value ? "true " : "false ");
}
static bool on_null(void *self) { return meta_event(self, "null "); }

TEST(test_metadata) {
    tg_file *file = open_image();
    seen s = {{0}, NULL, NULL, NULL};
    tg_sink sink = {
        on_begin_object, on_end_object, on_begin_array, on_end_array, on_key,  on_text, on_u64,
        on_s64,          on_f32,        on_f64,         on_boolean,   on_null, &s};
    assert_true(tg_metadata(file, &sink));
    assert_string_equal(s.text, "{big:18446744073709551615 a%20b:[0.1 null ]}");
    s.text[0] = '\0';
    s.stop = "[";
    assert_false(tg_metadata(file, &sink));
    assert_int_equal(tg_last_error(file)->code, TG_CODE_STOPPED);
    assert_string_equal(s.text, "{big:18446744073709551615 a%20b:[");
    tg_close(file);
}
