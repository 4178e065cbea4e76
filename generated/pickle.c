/* SPDX-License-Identifier: Apache-2.0 */
/* Made by ksyc. Do not edit. */
#include "pickle.h"

#include <string.h>

#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wtype-limits"
#endif

static const ks_rule rule_pickle_opcode_code = {
    "opcode.code", "an opcode that checkpoints of tensors need", KS_BAD_VALUE, false};

/* pickle */

bool pickle_parse(ks_ctx *ks, ks_stream *io, pickle *self) {
    const uint64_t ks_start = io->pos;
    self->ks.at = ks_at(io);
    self->ks_io = io;
    if (!ks_list_init(ks, &self->opcodes, 0, sizeof(pickle_opcode))) return ks_in_at(ks, "opcodes", ks_at(io));
    bool v2 = true;
    for (uint64_t v1 = 0; v2; v1++) {
        if (!ks_spend(ks, 1)) return ks_in_item_at(ks, "opcodes", v1, ks_at(io));
        pickle_opcode *const v3 = (pickle_opcode *)ks_list_add(ks, &self->opcodes);
        if (v3 == NULL) return ks_in_item_at(ks, "opcodes", v1, ks_at(io));
        memset(v3, 0, sizeof *v3);
        self->opcodes.count = v1;
        if (!pickle_opcode_parse(ks, io, v3)) return ks_in_item(ks, "opcodes", v1);
        self->opcodes.count = v1 + 1;
        v2 = !(v3->code == PICKLE_CODE_STOP);
    }
    self->ks.size = io->pos - ks_start;
    return true;
}

bool pickle_read(ks_ctx *ks, ks_stream *io, pickle **out) {
    pickle *const self = (pickle *)ks_alloc(ks, 1, sizeof *self);
    *out = self;
    if (self == NULL) return false;
    memset(self, 0, sizeof *self);
    return pickle_parse(ks, io, self);
}

/* opcode */

bool pickle_opcode_parse(ks_ctx *ks, ks_stream *io, pickle_opcode *self) {
    const uint64_t at_code = ks_at(io);
    if (!ks_read_u1(ks, io, &self->code)) return ks_in(ks, "code");
    if (!((self->code == PICKLE_CODE_PROTO) || (self->code == PICKLE_CODE_FRAME) || (self->code == PICKLE_CODE_STOP) || (self->code == PICKLE_CODE_MARK) || (self->code == PICKLE_CODE_NONE) || (self->code == PICKLE_CODE_NEWTRUE) || (self->code == PICKLE_CODE_NEWFALSE) || (self->code == PICKLE_CODE_BININT) || (self->code == PICKLE_CODE_BININT1) || (self->code == PICKLE_CODE_BININT2) || (self->code == PICKLE_CODE_LONG1) || (self->code == PICKLE_CODE_LONG4) || (self->code == PICKLE_CODE_BINFLOAT) || (self->code == PICKLE_CODE_BINUNICODE) || (self->code == PICKLE_CODE_SHORT_BINUNICODE) || (self->code == PICKLE_CODE_BINUNICODE8) || (self->code == PICKLE_CODE_SHORT_BINSTRING) || (self->code == PICKLE_CODE_BINSTRING) || (self->code == PICKLE_CODE_BINBYTES) || (self->code == PICKLE_CODE_SHORT_BINBYTES) || (self->code == PICKLE_CODE_BINBYTES8) || (self->code == PICKLE_CODE_BYTEARRAY8) || (self->code == PICKLE_CODE_EMPTY_TUPLE) || (self->code == PICKLE_CODE_TUPLE) || (self->code == PICKLE_CODE_TUPLE1) || (self->code == PICKLE_CODE_TUPLE2) || (self->code == PICKLE_CODE_TUPLE3) || (self->code == PICKLE_CODE_EMPTY_LIST) || (self->code == PICKLE_CODE_APPEND) || (self->code == PICKLE_CODE_APPENDS) || (self->code == PICKLE_CODE_EMPTY_DICT) || (self->code == PICKLE_CODE_SETITEM) || (self->code == PICKLE_CODE_SETITEMS) || (self->code == PICKLE_CODE_EMPTY_SET) || (self->code == PICKLE_CODE_ADDITEMS) || (self->code == PICKLE_CODE_FROZENSET) || (self->code == PICKLE_CODE_BINPUT) || (self->code == PICKLE_CODE_LONG_BINPUT) || (self->code == PICKLE_CODE_MEMOIZE) || (self->code == PICKLE_CODE_BINGET) || (self->code == PICKLE_CODE_LONG_BINGET) || (self->code == PICKLE_CODE_GLOBAL) || (self->code == PICKLE_CODE_STACK_GLOBAL) || (self->code == PICKLE_CODE_REDUCE) || (self->code == PICKLE_CODE_BUILD) || (self->code == PICKLE_CODE_BINPERSID))) {
        ks_violated(ks, &rule_pickle_opcode_code, at_code, ks_none(), ks_value_u64((uint64_t)self->code));
        return ks_in(ks, "code");
    }
    memset(&self->operand, 0, sizeof self->operand);
    switch (self->code) {
    case PICKLE_CODE_PROTO: {
        uint8_t v1 = 0;
        if (!ks_read_u1(ks, io, &v1)) return ks_in(ks, "operand");
        self->operand.span = 1;
        self->operand.u64 = v1;
        self->operand.kind = KS_ANY_U64;
        break;
    }
    case PICKLE_CODE_FRAME: {
        uint64_t v2 = 0;
        if (!ks_read_u8le(ks, io, &v2)) return ks_in(ks, "operand");
        self->operand.span = 8;
        self->operand.u64 = v2;
        self->operand.kind = KS_ANY_U64;
        break;
    }
    case PICKLE_CODE_BININT: {
        int32_t v3 = 0;
        if (!ks_read_s4le(ks, io, &v3)) return ks_in(ks, "operand");
        self->operand.span = 4;
        self->operand.s64 = v3;
        self->operand.kind = KS_ANY_S64;
        break;
    }
    case PICKLE_CODE_BININT1: {
        uint8_t v4 = 0;
        if (!ks_read_u1(ks, io, &v4)) return ks_in(ks, "operand");
        self->operand.span = 1;
        self->operand.u64 = v4;
        self->operand.kind = KS_ANY_U64;
        break;
    }
    case PICKLE_CODE_BININT2: {
        uint16_t v5 = 0;
        if (!ks_read_u2le(ks, io, &v5)) return ks_in(ks, "operand");
        self->operand.span = 2;
        self->operand.u64 = v5;
        self->operand.kind = KS_ANY_U64;
        break;
    }
    case PICKLE_CODE_LONG1: {
        pickle_data1 *const v6 = (pickle_data1 *)ks_alloc(ks, 1, sizeof *v6);
        if (v6 == NULL) return ks_in_at(ks, "operand", ks_at(io));
        memset(v6, 0, sizeof *v6);
        self->operand.object = (ks_ref){&pickle_data1_desc, v6};
        self->operand.kind = KS_ANY_OBJECT;
        if (!pickle_data1_parse(ks, io, v6)) return ks_in(ks, "operand");
        break;
    }
    case PICKLE_CODE_LONG4: {
        pickle_data4 *const v7 = (pickle_data4 *)ks_alloc(ks, 1, sizeof *v7);
        if (v7 == NULL) return ks_in_at(ks, "operand", ks_at(io));
        memset(v7, 0, sizeof *v7);
        self->operand.object = (ks_ref){&pickle_data4_desc, v7};
        self->operand.kind = KS_ANY_OBJECT;
        if (!pickle_data4_parse(ks, io, v7)) return ks_in(ks, "operand");
        break;
    }
    case PICKLE_CODE_BINFLOAT: {
        double v8 = 0;
        if (!ks_read_f8be(ks, io, &v8)) return ks_in(ks, "operand");
        self->operand.span = 8;
        self->operand.f64 = v8;
        self->operand.kind = KS_ANY_F64;
        break;
    }
    case PICKLE_CODE_BINUNICODE: {
        pickle_text4 *const v9 = (pickle_text4 *)ks_alloc(ks, 1, sizeof *v9);
        if (v9 == NULL) return ks_in_at(ks, "operand", ks_at(io));
        memset(v9, 0, sizeof *v9);
        self->operand.object = (ks_ref){&pickle_text4_desc, v9};
        self->operand.kind = KS_ANY_OBJECT;
        if (!pickle_text4_parse(ks, io, v9)) return ks_in(ks, "operand");
        break;
    }
    case PICKLE_CODE_SHORT_BINUNICODE: {
        pickle_text1 *const v10 = (pickle_text1 *)ks_alloc(ks, 1, sizeof *v10);
        if (v10 == NULL) return ks_in_at(ks, "operand", ks_at(io));
        memset(v10, 0, sizeof *v10);
        self->operand.object = (ks_ref){&pickle_text1_desc, v10};
        self->operand.kind = KS_ANY_OBJECT;
        if (!pickle_text1_parse(ks, io, v10)) return ks_in(ks, "operand");
        break;
    }
    case PICKLE_CODE_BINUNICODE8: {
        pickle_text8 *const v11 = (pickle_text8 *)ks_alloc(ks, 1, sizeof *v11);
        if (v11 == NULL) return ks_in_at(ks, "operand", ks_at(io));
        memset(v11, 0, sizeof *v11);
        self->operand.object = (ks_ref){&pickle_text8_desc, v11};
        self->operand.kind = KS_ANY_OBJECT;
        if (!pickle_text8_parse(ks, io, v11)) return ks_in(ks, "operand");
        break;
    }
    case PICKLE_CODE_SHORT_BINSTRING: {
        pickle_data1 *const v12 = (pickle_data1 *)ks_alloc(ks, 1, sizeof *v12);
        if (v12 == NULL) return ks_in_at(ks, "operand", ks_at(io));
        memset(v12, 0, sizeof *v12);
        self->operand.object = (ks_ref){&pickle_data1_desc, v12};
        self->operand.kind = KS_ANY_OBJECT;
        if (!pickle_data1_parse(ks, io, v12)) return ks_in(ks, "operand");
        break;
    }
    case PICKLE_CODE_BINSTRING:
    case PICKLE_CODE_BINBYTES: {
        pickle_data4 *const v13 = (pickle_data4 *)ks_alloc(ks, 1, sizeof *v13);
        if (v13 == NULL) return ks_in_at(ks, "operand", ks_at(io));
        memset(v13, 0, sizeof *v13);
        self->operand.object = (ks_ref){&pickle_data4_desc, v13};
        self->operand.kind = KS_ANY_OBJECT;
        if (!pickle_data4_parse(ks, io, v13)) return ks_in(ks, "operand");
        break;
    }
    case PICKLE_CODE_SHORT_BINBYTES: {
        pickle_data1 *const v14 = (pickle_data1 *)ks_alloc(ks, 1, sizeof *v14);
        if (v14 == NULL) return ks_in_at(ks, "operand", ks_at(io));
        memset(v14, 0, sizeof *v14);
        self->operand.object = (ks_ref){&pickle_data1_desc, v14};
        self->operand.kind = KS_ANY_OBJECT;
        if (!pickle_data1_parse(ks, io, v14)) return ks_in(ks, "operand");
        break;
    }
    case PICKLE_CODE_BINBYTES8:
    case PICKLE_CODE_BYTEARRAY8: {
        pickle_data8 *const v15 = (pickle_data8 *)ks_alloc(ks, 1, sizeof *v15);
        if (v15 == NULL) return ks_in_at(ks, "operand", ks_at(io));
        memset(v15, 0, sizeof *v15);
        self->operand.object = (ks_ref){&pickle_data8_desc, v15};
        self->operand.kind = KS_ANY_OBJECT;
        if (!pickle_data8_parse(ks, io, v15)) return ks_in(ks, "operand");
        break;
    }
    case PICKLE_CODE_BINPUT: {
        uint8_t v16 = 0;
        if (!ks_read_u1(ks, io, &v16)) return ks_in(ks, "operand");
        self->operand.span = 1;
        self->operand.u64 = v16;
        self->operand.kind = KS_ANY_U64;
        break;
    }
    case PICKLE_CODE_LONG_BINPUT: {
        uint32_t v17 = 0;
        if (!ks_read_u4le(ks, io, &v17)) return ks_in(ks, "operand");
        self->operand.span = 4;
        self->operand.u64 = v17;
        self->operand.kind = KS_ANY_U64;
        break;
    }
    case PICKLE_CODE_BINGET: {
        uint8_t v18 = 0;
        if (!ks_read_u1(ks, io, &v18)) return ks_in(ks, "operand");
        self->operand.span = 1;
        self->operand.u64 = v18;
        self->operand.kind = KS_ANY_U64;
        break;
    }
    case PICKLE_CODE_LONG_BINGET: {
        uint32_t v19 = 0;
        if (!ks_read_u4le(ks, io, &v19)) return ks_in(ks, "operand");
        self->operand.span = 4;
        self->operand.u64 = v19;
        self->operand.kind = KS_ANY_U64;
        break;
    }
    case PICKLE_CODE_GLOBAL: {
        pickle_lines *const v20 = (pickle_lines *)ks_alloc(ks, 1, sizeof *v20);
        if (v20 == NULL) return ks_in_at(ks, "operand", ks_at(io));
        memset(v20, 0, sizeof *v20);
        self->operand.object = (ks_ref){&pickle_lines_desc, v20};
        self->operand.kind = KS_ANY_OBJECT;
        if (!pickle_lines_parse(ks, io, v20)) return ks_in(ks, "operand");
        break;
    }
    default: {
        break;
    }
    }
    return true;
}

/* text1 */

bool pickle_text1_parse(ks_ctx *ks, ks_stream *io, pickle_text1 *self) {
    if (!ks_read_u1(ks, io, &self->len_value)) return ks_in(ks, "len_value");
    ks_bytes v1;
    if (!ks_read_bytes(ks, io, self->len_value, &v1)) return ks_in(ks, "value");
    if (!ks_text_of(ks, v1, &self->value)) return ks_in(ks, "value");
    if (!ks_decode(ks, &self->value, "UTF-8")) return ks_in(ks, "value");
    return true;
}

/* text4 */

bool pickle_text4_parse(ks_ctx *ks, ks_stream *io, pickle_text4 *self) {
    if (!ks_read_u4le(ks, io, &self->len_value)) return ks_in(ks, "len_value");
    ks_bytes v1;
    if (!ks_read_bytes(ks, io, self->len_value, &v1)) return ks_in(ks, "value");
    if (!ks_text_of(ks, v1, &self->value)) return ks_in(ks, "value");
    if (!ks_decode(ks, &self->value, "UTF-8")) return ks_in(ks, "value");
    return true;
}

/* text8 */

bool pickle_text8_parse(ks_ctx *ks, ks_stream *io, pickle_text8 *self) {
    if (!ks_read_u8le(ks, io, &self->len_value)) return ks_in(ks, "len_value");
    ks_bytes v1;
    if (!ks_read_bytes(ks, io, self->len_value, &v1)) return ks_in(ks, "value");
    if (!ks_text_of(ks, v1, &self->value)) return ks_in(ks, "value");
    if (!ks_decode(ks, &self->value, "UTF-8")) return ks_in(ks, "value");
    return true;
}

/* data1 */

bool pickle_data1_parse(ks_ctx *ks, ks_stream *io, pickle_data1 *self) {
    if (!ks_read_u1(ks, io, &self->len_value)) return ks_in(ks, "len_value");
    if (!ks_read_bytes(ks, io, self->len_value, &self->value)) return ks_in(ks, "value");
    return true;
}

/* data4 */

bool pickle_data4_parse(ks_ctx *ks, ks_stream *io, pickle_data4 *self) {
    if (!ks_read_u4le(ks, io, &self->len_value)) return ks_in(ks, "len_value");
    if (!ks_read_bytes(ks, io, self->len_value, &self->value)) return ks_in(ks, "value");
    return true;
}

/* data8 */

bool pickle_data8_parse(ks_ctx *ks, ks_stream *io, pickle_data8 *self) {
    if (!ks_read_u8le(ks, io, &self->len_value)) return ks_in(ks, "len_value");
    if (!ks_read_bytes(ks, io, self->len_value, &self->value)) return ks_in(ks, "value");
    return true;
}

/* lines */

bool pickle_lines_parse(ks_ctx *ks, ks_stream *io, pickle_lines *self) {
    if (!ks_read_until(ks, io, 10, 1, false, true, false, &self->module)) return ks_in(ks, "module");
    if (!ks_decode(ks, &self->module, "UTF-8")) return ks_in(ks, "module");
    if (!ks_read_until(ks, io, 10, 1, false, true, false, &self->name)) return ks_in(ks, "name");
    if (!ks_decode(ks, &self->name, "UTF-8")) return ks_in(ks, "name");
    return true;
}

static const ks_label labels_pickle_code[] = {
    {40, "mark", "mark"},
    {41, "empty_tuple", "empty_tuple"},
    {46, "stop", "stop"},
    {66, "binbytes", "binbytes"},
    {67, "short_binbytes", "short_binbytes"},
    {71, "binfloat", "binfloat"},
    {74, "binint", "binint"},
    {75, "binint1", "binint1"},
    {77, "binint2", "binint2"},
    {78, "none", "none"},
    {81, "binpersid", "binpersid"},
    {82, "reduce", "reduce"},
    {84, "binstring", "binstring"},
    {85, "short_binstring", "short_binstring"},
    {88, "binunicode", "binunicode"},
    {93, "empty_list", "empty_list"},
    {97, "append", "append"},
    {98, "build", "build"},
    {99, "global", "global"},
    {101, "appends", "appends"},
    {104, "binget", "binget"},
    {106, "long_binget", "long_binget"},
    {113, "binput", "binput"},
    {114, "long_binput", "long_binput"},
    {115, "setitem", "setitem"},
    {116, "tuple", "tuple"},
    {117, "setitems", "setitems"},
    {125, "empty_dict", "empty_dict"},
    {128, "proto", "proto"},
    {133, "tuple1", "tuple1"},
    {134, "tuple2", "tuple2"},
    {135, "tuple3", "tuple3"},
    {136, "newtrue", "newtrue"},
    {137, "newfalse", "newfalse"},
    {138, "long1", "long1"},
    {139, "long4", "long4"},
    {140, "short_binunicode", "short_binunicode"},
    {141, "binunicode8", "binunicode8"},
    {142, "binbytes8", "binbytes8"},
    {143, "empty_set", "empty_set"},
    {144, "additems", "additems"},
    {145, "frozenset", "frozenset"},
    {147, "stack_global", "stack_global"},
    {148, "memoize", "memoize"},
    {149, "frame", "frame"},
    {150, "bytearray8", "bytearray8"},
};
const ks_enum pickle_code_labels = {"code", labels_pickle_code, 46};

static const ks_link links_pickle_opcodes[] = {
    {KS_ROLE_VALUE, &pickle_opcode_desc, 0}, /* code */
};
static const ks_field fields_pickle[] = {
    {.name = "opcodes", .orig = "opcodes",
     .flags = KS_FIELD_REPEATED, .storage = KS_STORE_OBJECT,
     .offset = (uint32_t)offsetof(pickle, opcodes),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .type = &pickle_opcode_desc,
     .links = links_pickle_opcodes, .num_links = 1},
};
const ks_type pickle_desc = {
    .name = "pickle", .size = sizeof(pickle), .wire_size = KS_NOWHERE,
    .fields = fields_pickle, .num_fields = 1, .has_at = true, .has_size = true};

static const ks_constant constants_pickle_opcode_code[] = {
    {.word = UINT64_C(46)},
    {.word = UINT64_C(128)},
    {.word = UINT64_C(149)},
    {.word = UINT64_C(40)},
    {.word = UINT64_C(78)},
    {.word = UINT64_C(136)},
    {.word = UINT64_C(137)},
    {.word = UINT64_C(74)},
    {.word = UINT64_C(75)},
    {.word = UINT64_C(77)},
    {.word = UINT64_C(138)},
    {.word = UINT64_C(139)},
    {.word = UINT64_C(71)},
    {.word = UINT64_C(88)},
    {.word = UINT64_C(140)},
    {.word = UINT64_C(141)},
    {.word = UINT64_C(85)},
    {.word = UINT64_C(84)},
    {.word = UINT64_C(66)},
    {.word = UINT64_C(67)},
    {.word = UINT64_C(142)},
    {.word = UINT64_C(150)},
    {.word = UINT64_C(41)},
    {.word = UINT64_C(116)},
    {.word = UINT64_C(133)},
    {.word = UINT64_C(134)},
    {.word = UINT64_C(135)},
    {.word = UINT64_C(93)},
    {.word = UINT64_C(97)},
    {.word = UINT64_C(101)},
    {.word = UINT64_C(125)},
    {.word = UINT64_C(115)},
    {.word = UINT64_C(117)},
    {.word = UINT64_C(143)},
    {.word = UINT64_C(144)},
    {.word = UINT64_C(145)},
    {.word = UINT64_C(113)},
    {.word = UINT64_C(114)},
    {.word = UINT64_C(148)},
    {.word = UINT64_C(104)},
    {.word = UINT64_C(106)},
    {.word = UINT64_C(99)},
    {.word = UINT64_C(147)},
    {.word = UINT64_C(82)},
    {.word = UINT64_C(98)},
    {.word = UINT64_C(81)},
};
static const ks_link links_pickle_opcode_operand[] = {
    {KS_ROLE_CASE, &pickle_opcode_desc, 0}, /* code */
};
static const ks_type *const cases_pickle_opcode_operand[] = {
    &pickle_data1_desc,
    &pickle_data4_desc,
    &pickle_text4_desc,
    &pickle_text1_desc,
    &pickle_text8_desc,
    &pickle_data8_desc,
    &pickle_lines_desc,
};
static const ks_field fields_pickle_opcode[] = {
    {.name = "code", .orig = "code",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(pickle_opcode, code),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1,
     .enumeration = &pickle_code_labels,
     .constants = constants_pickle_opcode_code, .num_constants = 46},
    {.name = "operand", .orig = "operand",
     .storage = KS_STORE_ANY,
     .offset = (uint32_t)offsetof(pickle_opcode, operand),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_pickle_opcode_operand, .num_links = 1,
     .cases = cases_pickle_opcode_operand, .num_cases = 7},
};
const ks_type pickle_opcode_desc = {
    .name = "opcode", .size = sizeof(pickle_opcode), .wire_size = KS_NOWHERE,
    .fields = fields_pickle_opcode, .num_fields = 2};

static const ks_link links_pickle_text1_value[] = {
    {KS_ROLE_SIZE, &pickle_text1_desc, 0}, /* len_value */
};
static const ks_field fields_pickle_text1[] = {
    {.name = "len_value", .orig = "len_value",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(pickle_text1, len_value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1},
    {.name = "value", .orig = "value",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(pickle_text1, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_pickle_text1_value, .num_links = 1},
};
const ks_type pickle_text1_desc = {
    .name = "text1", .size = sizeof(pickle_text1), .wire_size = KS_NOWHERE,
    .fields = fields_pickle_text1, .num_fields = 2};

static const ks_link links_pickle_text4_value[] = {
    {KS_ROLE_SIZE, &pickle_text4_desc, 0}, /* len_value */
};
static const ks_field fields_pickle_text4[] = {
    {.name = "len_value", .orig = "len_value",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(pickle_text4, len_value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "value", .orig = "value",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(pickle_text4, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_pickle_text4_value, .num_links = 1},
};
const ks_type pickle_text4_desc = {
    .name = "text4", .size = sizeof(pickle_text4), .wire_size = KS_NOWHERE,
    .fields = fields_pickle_text4, .num_fields = 2};

static const ks_link links_pickle_text8_value[] = {
    {KS_ROLE_SIZE, &pickle_text8_desc, 0}, /* len_value */
};
static const ks_field fields_pickle_text8[] = {
    {.name = "len_value", .orig = "len_value",
     .storage = KS_STORE_U64, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(pickle_text8, len_value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8},
    {.name = "value", .orig = "value",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(pickle_text8, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8",
     .links = links_pickle_text8_value, .num_links = 1},
};
const ks_type pickle_text8_desc = {
    .name = "text8", .size = sizeof(pickle_text8), .wire_size = KS_NOWHERE,
    .fields = fields_pickle_text8, .num_fields = 2};

static const ks_link links_pickle_data1_value[] = {
    {KS_ROLE_SIZE, &pickle_data1_desc, 0}, /* len_value */
};
static const ks_field fields_pickle_data1[] = {
    {.name = "len_value", .orig = "len_value",
     .storage = KS_STORE_U8, .wire = KS_WIRE_U1,
     .offset = (uint32_t)offsetof(pickle_data1, len_value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 1},
    {.name = "value", .orig = "value",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(pickle_data1, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_pickle_data1_value, .num_links = 1},
};
const ks_type pickle_data1_desc = {
    .name = "data1", .size = sizeof(pickle_data1), .wire_size = KS_NOWHERE,
    .fields = fields_pickle_data1, .num_fields = 2};

static const ks_link links_pickle_data4_value[] = {
    {KS_ROLE_SIZE, &pickle_data4_desc, 0}, /* len_value */
};
static const ks_field fields_pickle_data4[] = {
    {.name = "len_value", .orig = "len_value",
     .storage = KS_STORE_U32, .wire = KS_WIRE_U4LE,
     .offset = (uint32_t)offsetof(pickle_data4, len_value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 4},
    {.name = "value", .orig = "value",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(pickle_data4, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_pickle_data4_value, .num_links = 1},
};
const ks_type pickle_data4_desc = {
    .name = "data4", .size = sizeof(pickle_data4), .wire_size = KS_NOWHERE,
    .fields = fields_pickle_data4, .num_fields = 2};

static const ks_link links_pickle_data8_value[] = {
    {KS_ROLE_SIZE, &pickle_data8_desc, 0}, /* len_value */
};
static const ks_field fields_pickle_data8[] = {
    {.name = "len_value", .orig = "len_value",
     .storage = KS_STORE_U64, .wire = KS_WIRE_U8LE,
     .offset = (uint32_t)offsetof(pickle_data8, len_value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = 8},
    {.name = "value", .orig = "value",
     .storage = KS_STORE_BYTES,
     .offset = (uint32_t)offsetof(pickle_data8, value),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .links = links_pickle_data8_value, .num_links = 1},
};
const ks_type pickle_data8_desc = {
    .name = "data8", .size = sizeof(pickle_data8), .wire_size = KS_NOWHERE,
    .fields = fields_pickle_data8, .num_fields = 2};

static const ks_field fields_pickle_lines[] = {
    {.name = "module", .orig = "module",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(pickle_lines, module),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8"},
    {.name = "name", .orig = "name",
     .storage = KS_STORE_TEXT,
     .offset = (uint32_t)offsetof(pickle_lines, name),
     .present = KS_NOWHERE, .state = KS_NOWHERE, .at = KS_NOWHERE,
     .wire_size = KS_NOWHERE,
     .encoding = "UTF-8"},
};
const ks_type pickle_lines_desc = {
    .name = "lines", .size = sizeof(pickle_lines), .wire_size = KS_NOWHERE,
    .fields = fields_pickle_lines, .num_fields = 2};

