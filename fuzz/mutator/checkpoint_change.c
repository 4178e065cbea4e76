/* SPDX-License-Identifier: Apache-2.0 */
/*
 * checkpoint_change.c - a mutant of a pickle.
 *
 * Most changes respect what a value is for: any value takes the place of a member of a container, and one of its kind that of an
 * argument. Some add an opcode, repeat, remove or swap it. Afterwards the numbers of the memo, the lengths of frames and the
 * protocol are adapted.
 */
#include <string.h>

#include "checkpoint.h"

/* ------------------------------------------------------------------------------------ changes */

/* An opcode with any operand of its kind. */
static void add_any_opcode(text *t) {
    const opcode *op = fuzz_some_opcode(t->w);
    static const uint8_t sizes[] = {0, 1, 2, 4, 8, 4, 8};
    if (op->operand == LINES)
        fuzz_add_import(t, fuzz_some_import(t->w));
    else if (op->operand >= BYTES1)
        fuzz_add_sized(t, op->code, "0123456", (size_t)below(t->w, 8));
    else
        fuzz_add_number(t, op->code, sizes[op->operand], false, below(t->w, 300));
}

static bool is_text(uint8_t code) {
    return code == OP_BINUNICODE || code == OP_SHORT_BINUNICODE || code == OP_BINUNICODE8;
}

/* The opcode with its operand as another opcode, or with another operand, which means a value of its kind. False: there is no
 * other one. */
static bool change_operand(text *t, span op) {
    const import *now;
    uint8_t byte;
    switch (op.bytes[0]) {
    case OP_BININT:
    case OP_BININT1:
    case OP_BININT2:
    case OP_LONG1:
    case OP_LONG4:
        if (op.n == 2 && chance(t->w, 60)) { /* a neighbour */
            byte = (uint8_t)(op.bytes[1] + (chance(t->w, 50) ? 1 : UINT8_MAX));
            fuzz_add_number(t, OP_BININT1, 1, false, byte);
        } else {
            fuzz_add_integer(t, chance(t->w, 20));
        }
        return true;
    case OP_BINFLOAT: fuzz_add_number(t, OP_BINFLOAT, 8, true, next_random(t->w)); return true;
    case OP_NEWTRUE:
    case OP_NEWFALSE:
        fuzz_add_op(t, op.bytes[0] == OP_NEWTRUE ? OP_NEWFALSE : OP_NEWTRUE);
        return true;
    case OP_EMPTY_TUPLE:
        if (chance(t->w, 80)) return false;
        fuzz_add_lengths(t, 1 + below(t->w, 2));
        return true;
    case OP_GLOBAL:
        now = fuzz_import_at(op.bytes, op.n);
        if (now == NULL || chance(t->w, 15))
            now = fuzz_some_import(t->w);
        else if (now->arguments != NULL && chance(t->w, 90))
            now = fuzz_import_with(t->w, now->arguments);
        else
            now = fuzz_import_of(t->w, now->kind);
        fuzz_add_import(t, now);
        return true;
    default: return false;
    }
}

/* A text by another opcode, or another one. */
static void change_text(text *t, span op, bool keeps) {
    uint32_t skip = op.bytes[0] == OP_SHORT_BINUNICODE ? 2 : op.bytes[0] == OP_BINUNICODE ? 5 : 9;
    static const uint8_t codes[] = {OP_BINUNICODE, OP_SHORT_BINUNICODE, OP_BINUNICODE8};
    uint8_t code = codes[below(t->w, 3)];
    if (code == OP_SHORT_BINUNICODE && op.n - skip > UINT8_MAX) code = OP_BINUNICODE;
    if (keeps)
        fuzz_add_sized(t, code, op.bytes + skip, op.n - skip);
    else
        fuzz_add_some_text(t);
}

/* Something more in a container that was just made. False: the opcode makes none. */
static bool fill(text *t, uint8_t code) {
    if (code == OP_EMPTY_LIST) {
        fuzz_add_value(t, 2);
        fuzz_add_op(t, OP_APPEND);
    } else if (code == OP_EMPTY_DICT) {
        fuzz_add_key(t);
        fuzz_add_value(t, 2);
        fuzz_add_op(t, OP_SETITEM);
    } else if (code == OP_EMPTY_SET) {
        fuzz_add_op(t, OP_MARK);
        fuzz_add_key(t);
        fuzz_add_op(t, OP_ADDITEMS);
    } else {
        return false;
    }
    return true;
}

static span bytes_of(const pickle_trace *from, size_t i) {
    return (span){from->bytes + from->ops[i].at, from->ops[i].size};
}

static void add_span(text *t, span s) { fuzz_add(t, s.bytes, s.n); }

/* A change without regard to the stack. Returns how many opcodes it stands for. */
static size_t break_at(text *t, size_t i) {
    span op = bytes_of(t->from, i);
    switch (below(t->w, 4)) {
    case 0:
        add_any_opcode(t);
        add_span(t, op);
        return 1;
    case 1:
        add_span(t, op);
        add_span(t, op);
        return 1;
    case 2:
        if (i + 1 == t->from->num) return 1;
        add_span(t, bytes_of(t->from, i + 1));
        add_span(t, op);
        return 2;
    default: return 1; /* it is removed */
    }
}

/* A change that leaves as many values on the stack, of kinds that suit what takes them. */
static void change_at(text *t, size_t i) {
    span op = bytes_of(t->from, i);
    const pickle_op *about = &t->from->ops[i];
    uint8_t code = op.bytes[0];
    pickle_use use = about->from == NO_OP ? USE_NONE : fuzz_use_of(t->from, i);
    bool is_whole = about->from == i && !about->is_filled;
    if (is_whole && use == USE_VALUE && chance(t->w, 60)) {
        fuzz_add_value(t, 2);
    } else if (is_whole && use == USE_KEY && chance(t->w, 60)) {
        fuzz_add_key(t);
    } else if (is_text(code) && use != USE_NONE) {
        change_text(t, op, use == USE_PART ? chance(t->w, 90) : chance(t->w, 30));
    } else if (!is_whole || !change_operand(t, op)) {
        add_span(t, op);
        bool is_dict = use == USE_VALUE && code == OP_REDUCE && chance(t->w, 20);
        if (about->from != NO_OP && !fill(t, is_dict ? OP_EMPTY_DICT : code)) fuzz_add_put(t);
    }
}

/* The first opcode of the value that opcode `i` makes, if all of it is replaced; else `i`. */
static size_t replaced_from(const text *t, size_t i) {
    const pickle_op *op = &t->from->ops[i];
    bool is_member =
        op->from < i && !op->is_filled && fuzz_use_of(t->from, i) == USE_VALUE && i > 0;
    return is_member && chance(t->w, 50) ? op->from : i;
}

static size_t replace_value(text *t, size_t first, size_t last) {
    fuzz_add_value(t, 2);
    return last + 1 - first;
}

/* ------------------------------------------------------------------------------------- repair */

typedef struct memo {
    uint32_t numbers[MOST_MEMO]; /* new ones */
    uint32_t next;
} memo;

static void put_again(text *t, memo *m, span op) {
    uint64_t number =
        op.bytes[0] == OP_MEMOIZE ? m->next : get_word(op.bytes + 1, op.n > 4 ? 4 : 1, false);
    if (number < MOST_MEMO) m->numbers[number] = m->next;
    if (op.bytes[0] == OP_MEMOIZE)
        fuzz_add_op(t, OP_MEMOIZE);
    else if (op.bytes[0] == OP_BINPUT && m->next <= UINT8_MAX)
        fuzz_add_number(t, OP_BINPUT, 1, false, m->next);
    else
        fuzz_add_number(t, OP_LONG_BINPUT, 4, false, m->next);
    m->next++;
}

static void get_again(text *t, const memo *m, span op) {
    uint64_t number = get_word(op.bytes + 1, op.n > 4 ? 4 : 1, false);
    uint64_t now = number < MOST_MEMO && m->numbers[number] != UINT32_MAX ? m->numbers[number]
                                                                          : below(t->w, m->next);
    if (op.bytes[0] == OP_BINGET && now <= UINT8_MAX)
        fuzz_add_number(t, OP_BINGET, 1, false, now);
    else
        fuzz_add_number(t, OP_LONG_BINGET, 4, false, now);
}

/* Memo, protocol and frames as a writer has them. Returns the size of the result in `to`. */
static size_t tidy(text *t, span from) {
    memo m = {.next = 0};
    memset(m.numbers, 0xff, sizeof m.numbers);
    uint8_t protocol = 2;
    size_t frame = SIZE_MAX, size = 0;
    for (size_t at = 0; (size = fuzz_opcode_size(from.bytes + at, from.n - at)) > 0; at += size) {
        span op = {from.bytes + at, size};
        uint8_t code = op.bytes[0];
        uint8_t needs = fuzz_opcode_of(code)->protocol;
        if (needs > protocol) protocol = needs;
        if (code == OP_FRAME || code == OP_STOP) {
            size_t end = t->n + (code == OP_STOP);
            if (frame != SIZE_MAX) put_word(t->bytes + frame + 1, 8, false, end - frame - 9);
            frame = code == OP_FRAME ? t->n : SIZE_MAX;
        }
        if (code == OP_BINPUT || code == OP_LONG_BINPUT || code == OP_MEMOIZE)
            put_again(t, &m, op);
        else if (code == OP_BINGET || code == OP_LONG_BINGET)
            get_again(t, &m, op);
        else
            add_span(t, op);
        if (t->is_full || code == OP_STOP) break;
    }
    if (t->n > 1 && t->bytes[0] == OP_PROTO && t->bytes[1] < protocol) t->bytes[1] = protocol;
    return t->is_full ? 0 : t->n;
}

size_t fuzz_change_pickle(work *w, bool is_older, span from, uint8_t *out, size_t max) {
    static _Thread_local uint8_t changed[MOST_PICKLE];
    static _Thread_local pickle_trace trace;
    if (!fuzz_trace(&trace, from.bytes, from.n)) return 0;
    text t = {.w = w, .from = &trace, .is_older = is_older, .bytes = changed, .max = MOST_PICKLE};
    /* The last opcode is STOP, and the first one PROTO. */
    size_t at = 1 + below(w, trace.num - 1), more = chance(w, 60) ? trace.num : below(w, trace.num);
    bool breaks = chance(w, 15);
    size_t first = breaks ? at : replaced_from(&t, at);
    for (size_t i = 0; i < trace.num;) {
        size_t done = 1;
        if (i == at && breaks)
            done = break_at(&t, i);
        else if (i == first && first < at)
            done = replace_value(&t, i, at);
        else if (i == at || i == more)
            change_at(&t, i);
        else
            add_span(&t, bytes_of(&trace, i));
        i += done;
    }
    if (t.is_full || t.n == 0) return 0;
    text result = {.w = w, .bytes = out, .max = max};
    if (chance(w, 95)) return tidy(&result, (span){changed, t.n});
    fuzz_add(&result, changed, t.n);
    return result.is_full ? 0 : result.n;
}
