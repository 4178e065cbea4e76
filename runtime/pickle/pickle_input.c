/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pickle_input.c - see pickle_input.h.
 */
#include "pickle_input.h"

#include <string.h>

#include "error.h"

#define WINDOW (UINT64_C(64) << 10) /* bytes that are loaded at once */
#define LONGEST_GLOBAL                                                                             \
    1000u /* bytes of both lines: the components of a module are names of files */

typedef enum operand { NOTHING, U1, U2, U4, U8, S4, F8, BYTES1, BYTES4, BYTES8, LINES } operand;

typedef enum group { UNKNOWN, EXECUTED, CALLING, OTHER } group;

typedef struct opcode {
    const char *name;
    uint8_t op;
    uint8_t operand;
    uint8_t protocol;
    uint8_t group;
} opcode;

static const opcode opcodes[256] = {
#define PICKLE_OPCODE(code, name, operand, protocol)                                               \
    [code] = {#name, TG_OP_##name, operand, protocol, EXECUTED},
#define PICKLE_CALLING(code, name) [code] = {#name, TG_OP_UNKNOWN, NOTHING, 2, CALLING},
#define PICKLE_OTHER(code, name) [code] = {#name, TG_OP_UNKNOWN, NOTHING, 2, OTHER},
#include "pickle_opcodes.def"
#undef PICKLE_OPCODE
#undef PICKLE_CALLING
#undef PICKLE_OTHER
};

bool tg_pickle_fail(tg_pickle_input *in, ks_code code, const char *expected, ks_value found) {
    return ks_fail_found(in->ks, code, tg_pickle_offset(&in->of, in->at), expected, ks_none(),
                         found);
}

static bool ends(tg_pickle_input *in, const char *expected, uint64_t found) {
    return ks_fail_found(in->ks, KS_TRUNCATED, tg_pickle_offset(&in->of, in->at), expected,
                         ks_none(), ks_value_u64(found));
}

/* Loads at least the next `n` bytes, which there are. */
static bool load(tg_pickle_input *in, uint64_t n) {
    const uint64_t end = in->pos + n; /* at most of.size */
    if (in->ready >= end) return true;
    if (in->of.is_decoded) {
        in->ready = in->of.size;
        return true;
    }
    const uint64_t left = in->of.size - in->ready;
    uint64_t more = end - in->ready;
    if (more < WINDOW) more = left < WINDOW ? left : WINDOW;
    if (!ks_fetch_part(in->ks, in->of.bytes, in->ready, more)) return false;
    in->ready += more;
    return true;
}

static bool take_number(tg_pickle_input *in, unsigned width, uint64_t *number) {
    const uint64_t left = in->of.size - in->pos;
    if (width > left) return ends(in, "an operand that ends inside of the pickle", left);
    if (!load(in, width)) return false;
    const uint8_t *bytes = in->of.bytes + in->pos;
    *number = 0;
    for (unsigned i = width; i > 0; i--) *number = *number << 8 | bytes[i - 1];
    in->pos += width;
    return true;
}

static bool take_bytes(tg_pickle_input *in, unsigned width, tg_pickle_token *t) {
    uint64_t len = 0;
    if (!take_number(in, width, &len)) return false;
    if ((t->op == TG_OP_LONG4 || t->op == TG_OP_BINSTRING) && len > INT32_MAX)
        return tg_pickle_fail(in, KS_BAD_SIZE, "a length that is not negative",
                              ks_value_s64((int64_t)len - (INT64_C(1) << 32))); /* 32 bits */
    const uint64_t left = in->of.size - in->pos;
    if (len > left)
        return ks_fail_found(in->ks, KS_TRUNCATED, tg_pickle_offset(&in->of, in->at),
                             "at most % bytes, which are left of the pickle", ks_value_u64(left),
                             ks_value_u64(len));
    if (!ks_spend(in->ks, len / 16) || !load(in, len)) return false;
    t->text = (uint32_t)in->pos; /* a pickle has fewer than 2^32 bytes */
    t->len = (uint32_t)len;
    in->pos += len;
    return true;
}

/* A line, without its end. Its length is bounded, so that what is searched is. */
static bool take_line(tg_pickle_input *in, uint32_t *text, uint32_t *len) {
    const uint64_t left = in->of.size - in->pos;
    const uint64_t most = left < LONGEST_GLOBAL ? left : LONGEST_GLOBAL;
    if (most > 0 && !load(in, most)) return false;
    const uint8_t *line = in->of.bytes + in->pos;
    const uint8_t *end = most > 0 ? memchr(line, '\n', (size_t)most) : NULL;
    if (end == NULL)
        return tg_pickle_fail(in, KS_BAD_VALUE, "two lines of at most 1000 bytes: module and name",
                              ks_none());
    *text = (uint32_t)in->pos;
    *len = (uint32_t)(end - line);
    in->pos += (uint64_t)*len + 1;
    return true;
}

static bool take_operand(tg_pickle_input *in, operand kind, tg_pickle_token *t) {
    switch (kind) {
    case NOTHING: return true;
    case U1: return take_number(in, 1, &t->number);
    case U2: return take_number(in, 2, &t->number);
    case U4: return take_number(in, 4, &t->number);
    case U8: return take_number(in, 8, &t->number);
    case S4:
        if (!take_number(in, 4, &t->number)) return false;
        if (t->number > INT32_MAX) t->number |= UINT64_C(0xffffffff00000000);
        return true;
    case F8:
        if (!take_number(in, 8, &t->number)) return false;
        t->number = ks_u8be(in->of.bytes + in->pos - 8);
        return true;
    case BYTES1: return take_bytes(in, 1, t);
    case BYTES4: return take_bytes(in, 4, t);
    case BYTES8: return take_bytes(in, 8, t);
    case LINES:
        return take_line(in, &t->text, &t->len) && take_line(in, &t->second, &t->len_second);
    }
    return false;
}

/* A name of at most 16 characters. */
static ks_value value_of_name(const char *name) {
    ks_value value = ks_none();
    const size_t n = strlen(name);
    value.kind = KS_VALUE_BYTES;
    value.u64 = n;
    memcpy(value.bytes, name, n < KS_VALUE_BYTES_MAX ? n : KS_VALUE_BYTES_MAX);
    return value;
}

static bool refuse_opcode(tg_pickle_input *in, const opcode *o, uint8_t code) {
    if (o->group == UNKNOWN)
        return tg_pickle_fail(in, KS_BAD_VALUE, "an opcode of a checkpoint", ks_value_u64(code));
    return tg_pickle_fail(in, KS_UNSUPPORTED,
                          o->group == CALLING ? tg_expected_no_calls : "an opcode of a checkpoint",
                          value_of_name(o->name));
}

bool tg_pickle_take(tg_pickle_input *in, tg_pickle_token *token) {
    in->at = in->pos;
    if (in->pos == in->of.size) return ends(in, "STOP at the end of the pickle", 0);
    if (!ks_spend(in->ks, 1) || !load(in, 1)) return false;
    const uint8_t code = in->of.bytes[in->pos];
    const opcode *o = &opcodes[code];
    memset(token, 0, sizeof *token);
    token->op = (tg_pickle_op)o->op;
    token->name = o->name;
    token->protocol = o->protocol;
    if (o->group != EXECUTED) return refuse_opcode(in, o, code);
    in->pos++;
    return take_operand(in, (operand)o->operand, token);
}
