/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pickle_scan.c - see pickle_scan.h. Opcodes: CPython, Lib/pickletools.py; what each of them requires: Modules/_pickle.c.
 */
#include "pickle_scan.h"

#include <string.h>

/* Bounds of what is followed; of texts more, since each of their bytes may be an opcode by chance. */
#define MOST_STEPS 250000u
#define MOST_STEPS_OF_TEXT 4000000u
#define MOST_MARKS 65536u
/* What is known of the stack: its upper part. */
#define MOST_VALUES 4096u
#define LONGEST_LINE ((uint64_t)1 << 26)
/* The components of a module are names of files. */
#define LONGEST_NAME 1000u

typedef enum value_kind {
    VALUE_DATA,
    VALUE_TEXT,
    VALUE_TUPLE,
    VALUE_CALLABLE,   /* a global */
    VALUE_PERSISTENT, /* a line of text, of which the program that loads it makes anything */
    VALUE_ANY         /* from the memo, or from the program that loads it, or far down the stack */
} value_kind;

typedef struct value {
    value_kind kind;
    uint32_t len; /* of a text, if it is short */
    uint64_t at;
} value;

typedef enum outcome {
    GOES_ON,
    BROKEN,   /* an unpickler stops here with an error */
    STOPPED,  /* by STOP, with a value */
    CALLS,    /* something is called */
    RUNS_LONG /* longer than is followed */
} outcome;

typedef struct machine {
    tg_glance *g;
    uint64_t at;
    uint64_t opcode_at;
    value *values;       /* the first stands for those that are lost */
    uint32_t num_values; /* of the stack: at most one for each step */
    uint32_t num_lost;   /* the lowest, of which no more is known */
    uint32_t *marks;
    uint32_t num_marks;
    uint32_t steps;
    uint32_t most_steps;
    bool begins_with_proto;
    bool has_stopped;
    bool has_memo;          /* anything was put into it */
    bool numbers_it;        /* the first entry is number 0 or 1, as picklers count */
    bool passes_over_known; /* pickle_calls.def */
    tg_pickle *found;
} machine;

/* --------------------------------------------------------------------------------------- input */

static const uint8_t *take(machine *m, uint64_t n) {
    const uint8_t *bytes = tg_glance_at(m->g, m->at, n);
    if (bytes != NULL) m->at += n;
    return bytes;
}

/* A little-endian number of `n` bytes. */
static bool take_number(machine *m, unsigned n, uint64_t *number) {
    const uint8_t *bytes = take(m, n);
    if (bytes != NULL) *number = tg_glance_number(bytes, n);
    return bytes != NULL;
}

/* Passes over what a length of `n` bytes counts; only text is remembered. */
static bool take_counted(machine *m, unsigned n, bool is_signed, value *v) {
    uint64_t len;
    if (!take_number(m, n, &len)) return false;
    if (is_signed && len > INT32_MAX) return false;
    if (len > m->g->size - m->at) return false; /* at <= size */
    v->at = m->at;
    v->len = len <= LONGEST_NAME ? (uint32_t)len : 0;
    m->at += len;
    return true;
}

/* The characters of a line of a number. What _pickle.c gives to strtol and the like ends at a NUL. */
#define OF_SPACE " \t\r\v\f"
#define OF_INDEX "0123456789_+-" OF_SPACE
#define OF_INT "0123456789abcdefABCDEFxXoOL_+-" OF_SPACE
#define OF_FLOAT "0123456789.eE_+-aAfFiInNtTyY" OF_SPACE

/* Whether there are no other bytes than these in front of a NUL. */
static bool is_made_of(const uint8_t *bytes, uint64_t n, const char *characters, bool *has_end) {
    for (uint64_t i = 0; i < n && !*has_end; i++) {
        *has_end = bytes[i] == 0;
        if (strchr(characters, bytes[i]) == NULL) return false; /* finds the NUL, too */
    }
    return true;
}

/*
 * A line without its end, made of `characters` unless they are NULL. GOES_ON: it is there. pickle.py takes the last byte of
 * the file for the end of a line.
 */
static outcome take_line(machine *m, const char *characters, uint64_t *at, uint64_t *len) {
    enum { PIECE = 4096 };
    bool has_nul = false;
    *at = m->at;
    for (uint64_t passed = 0; passed < LONGEST_LINE; passed += PIECE) {
        const uint64_t left = m->g->size - m->at;
        const uint64_t n = left < PIECE ? left : PIECE;
        const uint8_t *piece = tg_glance_at(m->g, m->at, n);
        if (piece == NULL || (n == 0 && m->at == *at)) return BROKEN;
        const uint8_t *end = n > 0 ? memchr(piece, '\n', (size_t)n) : NULL;
        const uint64_t in_line = end != NULL ? (uint64_t)(end - piece) : n;
        if (characters != NULL && !is_made_of(piece, in_line, characters, &has_nul)) return BROKEN;
        m->at += end != NULL ? in_line + 1 : n;
        if (end == NULL && n > 0) continue;
        *len = m->at - 1 - *at;
        return GOES_ON;
    }
    return RUNS_LONG;
}

/* To _pickle.c, nothing in front of a NUL is the integer 0. */
static bool has_digit(const uint8_t *line, uint64_t len) {
    for (uint64_t i = 0; i < len; i++)
        if (line[i] == 0 || (line[i] >= '0' && line[i] <= '9')) return true;
    return false;
}

static bool is_space(uint8_t c) { return c != 0 && strchr(OF_SPACE, c) != NULL; }

/* Infinity or NaN as a number has it, in any case. */
static bool is_float_word(const uint8_t *line, uint64_t len) {
    static const char *const words[] = {"inf", "nan", "infinity"};
    const uint8_t *nul = memchr(line, 0, (size_t)len);
    if (nul != NULL) len = (uint64_t)(nul - line);
    while (len > 0 && is_space(line[len - 1])) len--;
    for (; len > 0 && is_space(line[0]); len--) line++;
    if (len > 0 && (line[0] == '-' || line[0] == '+')) {
        line++;
        len--;
    }
    for (size_t w = 0; w < sizeof words / sizeof *words; w++) {
        uint64_t i = 0;
        while (i < len && words[w][i] != '\0' && (line[i] | 0x20) == words[w][i]) i++;
        if (i == len && words[w][i] == '\0') return true;
    }
    return false;
}

static bool is_float(const uint8_t *line, uint64_t len) {
    bool has_nul = false;
    return is_float_word(line, len) ||
           (has_digit(line, len) && is_made_of(line, len, "0123456789.eE_+-" OF_SPACE, &has_nul));
}

static bool is_quoted(const uint8_t *line, uint64_t len) {
    while (len > 0 && (line[len - 1] == ' ' || line[len - 1] == '\r')) len--;
    return len >= 2 && (line[0] == '\'' || line[0] == '"') && line[len - 1] == line[0];
}

/* --------------------------------------------------------------------------------------- stack */

static uint32_t fence(const machine *m) {
    return m->num_marks > 0 ? m->marks[m->num_marks - 1] : 0;
}

/* Value `i` of the stack, from below. */
static const value *value_at(const machine *m, uint32_t i) {
    return &m->values[i < m->num_lost ? 0 : i - m->num_lost + 1];
}

/* The value `depth` below the top, above the last mark; NULL: there is none. */
static const value *peek(const machine *m, uint32_t depth) {
    return m->num_values - fence(m) > depth ? value_at(m, m->num_values - 1 - depth) : NULL;
}

/* The lower half of what is known is lost where there is no more room. */
static outcome push(machine *m, value_kind kind, uint64_t at, uint32_t len) {
    enum { HALF = MOST_VALUES / 2 };
    if (m->num_values - m->num_lost == MOST_VALUES) {
        memmove(m->values + 1, m->values + 1 + HALF, HALF * sizeof *m->values);
        m->num_lost += HALF;
    }
    m->values[m->num_values - m->num_lost + 1] = (value){kind, len, at};
    m->num_values++;
    return GOES_ON;
}

/* Drops all above the lowest `n` values. */
static void drop_to(machine *m, uint32_t n) {
    m->num_values = n;
    if (m->num_lost > n) m->num_lost = n;
}

static outcome push_kind(machine *m, value_kind kind) { return push(m, kind, 0, 0); }

/* Replaces the `n` values on top by one. */
static outcome replace(machine *m, uint32_t n, value_kind kind) {
    if (n > 0 && peek(m, n - 1) == NULL) return BROKEN;
    drop_to(m, m->num_values - n);
    return push_kind(m, kind);
}

/* Adds the `n` values on top to what stands below. Of what was imported, a method is called. */
static outcome add(machine *m, uint32_t n) {
    const value *to = peek(m, n);
    if (to == NULL) return BROKEN;
    if ((to->kind == VALUE_CALLABLE || to->kind == VALUE_ANY) && m->found->imports) return CALLS;
    drop_to(m, m->num_values - n);
    return GOES_ON;
}

/* Drops the last mark and what stands above it. */
static bool drop_mark(machine *m) {
    if (m->num_marks == 0) return false;
    drop_to(m, m->marks[--m->num_marks]);
    return true;
}

static outcome replace_marked(machine *m, value_kind kind) {
    return drop_mark(m) ? push_kind(m, kind) : BROKEN;
}

/* Adds what is marked to the value below it. */
static outcome add_marked(machine *m) { return drop_mark(m) ? add(m, 0) : BROKEN; }

static outcome pop(machine *m) {
    if (m->num_marks > 0 && m->num_values == fence(m)) {
        m->num_marks--;
        return GOES_ON;
    }
    if (peek(m, 0) == NULL) return BROKEN;
    drop_to(m, m->num_values - 1);
    return GOES_ON;
}

/* ---------------------------------------------------------------------------------------- calls */

/* Names of modules and of what is in them: identifiers of Python, which need not be ASCII, between dots. */
static bool is_dotted_name(const uint8_t *text, uint64_t len) {
    bool begins = true;
    for (uint64_t i = 0; i < len; i++) {
        const uint8_t c = text[i];
        const bool is_letter =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c >= 0x80;
        if (c == '.' && !begins) {
            begins = true;
        } else if (is_letter || (c >= '0' && c <= '9' && !begins) || c == '<' || c == '>') {
            begins = false; /* <lambda>, <locals> */
        } else {
            return false;
        }
    }
    return !begins;
}

static void keep_name(machine *m, uint64_t at, uint64_t len, uint8_t *to, size_t *to_len) {
    const uint64_t n = len < TG_PICKLE_NAME ? len : TG_PICKLE_NAME;
    const uint8_t *bytes = tg_glance_at(m->g, at, n);
    *to_len = bytes != NULL ? (size_t)n : 0;
    if (bytes != NULL) memcpy(to, bytes, (size_t)n);
}

static bool is_equal(const uint8_t *bytes, uint32_t n, const char *text, uint32_t len) {
    return n == len && memcmp(bytes, text, len) == 0;
}

static bool is_known(machine *m, const value *module, const value *name) {
    static const struct {
        const char *module;
        const char *name;
        uint32_t module_len;
        uint32_t name_len;
    } known[] = {
#define PICKLE_CALL(module, name, which) {module, name, sizeof(module) - 1, sizeof(name) - 1},
#define PICKLE_STORAGE PICKLE_CALL
#define PICKLE_DTYPE PICKLE_CALL
#define PICKLE_KNOWN PICKLE_CALL
#include "pickle_calls.def"
#undef PICKLE_CALL
#undef PICKLE_STORAGE
#undef PICKLE_DTYPE
#undef PICKLE_KNOWN
    };
    if (module->kind != VALUE_TEXT || name->kind != VALUE_TEXT) return false;
    const uint8_t *of_module = tg_glance_at(m->g, module->at, module->len);
    const uint8_t *of_name = tg_glance_at(m->g, name->at, name->len);
    if (of_module == NULL || of_name == NULL) return false;
    const bool is_old = is_equal(of_module, module->len, "__builtin__", 11);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        if (!is_equal(of_name, name->len, known[i].name, known[i].name_len)) continue;
        if (is_equal(of_module, module->len, known[i].module, known[i].module_len)) return true;
        if (is_old && strcmp(known[i].module, "builtins") == 0) return true;
    }
    return false;
}

static void note_import(machine *m, const value *module, const value *name) {
    tg_pickle *f = m->found;
    if (f->imports || (m->passes_over_known && is_known(m, module, name))) return;
    f->imports = true;
    f->where = m->opcode_at;
    keep_name(m, module->at, module->len, f->module, &f->module_len);
    keep_name(m, name->at, name->len, f->name, &f->name_len);
}

/*
 * Two lines: a module, and a name in it, which may be as long a path of attributes as one likes. A name that no module can
 * have is no import, but an unpickler tries.
 */
static outcome take_global(machine *m, bool *is_plausible) {
    value parts[2] = {{VALUE_TEXT, 0, 0}, {VALUE_TEXT, 0, 0}};
    *is_plausible = true;
    for (size_t i = 0; i < 2; i++) {
        uint64_t len;
        if (take_line(m, NULL, &parts[i].at, &len) != GOES_ON) return BROKEN;
        parts[i].len = (uint32_t)len; /* at most LONGEST_LINE */
        const uint8_t *text = tg_glance_at(m->g, parts[i].at, len);
        if (text == NULL) return BROKEN;
        const bool is_name = is_dotted_name(text, len);
        if (!is_name && len > LONGEST_NAME) return BROKEN;
        *is_plausible = *is_plausible && is_name;
    }
    if (*is_plausible) note_import(m, &parts[0], &parts[1]);
    return GOES_ON;
}

static outcome run_global(machine *m) {
    bool is_plausible;
    const outcome taken = take_global(m, &is_plausible);
    return taken == GOES_ON ? push_kind(m, VALUE_CALLABLE) : taken;
}

static outcome run_stack_global(machine *m) {
    const value *name = peek(m, 0);
    const value *module = peek(m, 1);
    if (module == NULL) return BROKEN;
    const bool known = name->kind == VALUE_TEXT && module->kind == VALUE_TEXT;
    if (!known && name->kind != VALUE_ANY && module->kind != VALUE_ANY) return BROKEN;
    note_import(m, module, name);
    return replace(m, 2, VALUE_CALLABLE);
}

static bool may_be(const value *v, value_kind kind) {
    return v != NULL && (v->kind == kind || v->kind == VALUE_ANY || v->kind == VALUE_PERSISTENT);
}

/* INST: as GLOBAL, and a call with what is marked. */
static outcome run_inst(machine *m) {
    bool is_plausible;
    if (m->num_marks == 0) return BROKEN;
    const outcome taken = take_global(m, &is_plausible);
    if (taken != GOES_ON) return taken;
    return is_plausible ? CALLS : BROKEN;
}

/* Lines of text make persistent objects, too: that alone, without a tuple, is no sign of a call. */
static outcome run_object(const machine *m) {
    if (m->num_marks == 0 || fence(m) >= m->num_values) return BROKEN;
    const value *class = value_at(m, fence(m));
    return class->kind != VALUE_PERSISTENT && may_be(class, VALUE_CALLABLE) ? CALLS : BROKEN;
}

/* A callable below its arguments: a tuple; pickle.py takes whatever it can iterate over. */
static outcome run_call(machine *m, uint32_t arguments) {
    const value *callable = peek(m, arguments);
    const value *top = peek(m, 0);
    if (!may_be(callable, VALUE_CALLABLE)) return BROKEN;
    if (m->passes_over_known && !m->found->imports) return replace(m, arguments + 1, VALUE_ANY);
    if (callable->kind == VALUE_CALLABLE || m->found->imports || arguments == 2) return CALLS;
    return top->kind == VALUE_TUPLE || top->kind == VALUE_ANY ? CALLS : BROKEN;
}

/* Of what was imported, a method is called. Of anything else, None changes nothing. */
static outcome run_build(machine *m) {
    const value *object = peek(m, 1);
    if (object == NULL) return BROKEN;
    if (m->found->imports && may_be(object, VALUE_CALLABLE)) return CALLS;
    drop_to(m, m->num_values - 1);
    return GOES_ON;
}

/* ----------------------------------------------------------------------------------------- memo */

static outcome put_memo(machine *m, uint64_t number) {
    if (peek(m, 0) == NULL) return BROKEN;
    if (!m->has_memo) m->numbers_it = number <= 1;
    m->has_memo = true;
    return GOES_ON;
}

static outcome put_memo_by_number(machine *m, unsigned n) {
    uint64_t number;
    return take_number(m, n, &number) ? put_memo(m, number) : BROKEN;
}

static outcome get_memo(machine *m, unsigned n) {
    uint64_t number;
    return take_number(m, n, &number) && m->has_memo ? push_kind(m, VALUE_ANY) : BROKEN;
}

/* ----------------------------------------------------------------------------------------- lines */

static const char *characters_of(uint8_t opcode) {
    switch (opcode) {
    case 'I':
    case 'L': return OF_INT;
    case 'F': return OF_FLOAT;
    case 'p':
    case 'g': return OF_INDEX;
    default: return NULL;
    }
}

static outcome run_line(machine *m, uint8_t opcode) {
    uint64_t at;
    uint64_t len;
    if (opcode == 'S') {
        const uint8_t *quote = tg_glance_at(m->g, m->at, 1);
        if (quote == NULL || (*quote != '\'' && *quote != '"')) return BROKEN;
    }
    const outcome taken = take_line(m, characters_of(opcode), &at, &len);
    if (taken != GOES_ON) return taken;
    if (opcode == 'V') return push(m, VALUE_TEXT, at, len <= LONGEST_NAME ? (uint32_t)len : 0);
    if (opcode == 'P') return push_kind(m, VALUE_PERSISTENT);
    const uint8_t *line = tg_glance_at(m->g, at, len);
    if (line == NULL) return BROKEN;
    if (opcode == 'S') {
        /* Without the quotes. */
        if (!is_quoted(line, len)) return BROKEN;
        return push(m, VALUE_TEXT, at + 1, len - 2 <= LONGEST_NAME ? (uint32_t)(len - 2) : 0);
    }
    if (opcode == 'F' ? !is_float(line, len) : !has_digit(line, len)) return BROKEN;
    if (opcode == 'p') {
        const bool is_first = len == 1 && (line[0] == '0' || line[0] == '1');
        return put_memo(m, is_first ? 0 : UINT64_MAX);
    }
    if (opcode == 'g') return m->has_memo ? push_kind(m, VALUE_ANY) : BROKEN;
    return push_kind(m, VALUE_DATA);
}

/* -------------------------------------------------------------------------------------- opcodes */

static outcome push_counted(machine *m, value_kind kind, unsigned n, bool is_signed) {
    value v = {kind, 0, 0};
    return take_counted(m, n, is_signed, &v) ? push(m, kind, v.at, v.len) : BROKEN;
}

static outcome push_fixed(machine *m, value_kind kind, unsigned n) {
    return take(m, n) != NULL ? push_kind(m, kind) : BROKEN;
}

static outcome run_proto(machine *m) {
    const uint8_t *version = take(m, 1);
    if (version == NULL || *version > 5) return BROKEN;
    m->begins_with_proto = m->begins_with_proto || m->steps == 1;
    return GOES_ON;
}

static outcome run_opcode(machine *m, uint8_t opcode) {
    switch (opcode) {
    case 0x80: return run_proto(m);
    case 0x95: return take(m, 8) != NULL ? GOES_ON : BROKEN; /* FRAME */
    case '.': return peek(m, 0) != NULL ? STOPPED : BROKEN;

    /* Constants. */
    case 'N':
    case 0x88:
    case 0x89:
    case ']':
    case '}':
    case 0x8f: return push_kind(m, VALUE_DATA);
    case ')': return push_kind(m, VALUE_TUPLE);
    case 'K': return push_fixed(m, VALUE_DATA, 1);
    case 'M': return push_fixed(m, VALUE_DATA, 2);
    case 'J': return push_fixed(m, VALUE_DATA, 4);
    case 'G': return push_fixed(m, VALUE_DATA, 8);
    case 0x8a: return push_counted(m, VALUE_DATA, 1, false);
    case 0x8b: return push_counted(m, VALUE_DATA, 4, true);
    case 'C': return push_counted(m, VALUE_DATA, 1, false);
    case 'B': return push_counted(m, VALUE_DATA, 4, false);
    case 0x8e:
    case 0x96: return push_counted(m, VALUE_DATA, 8, false);
    case 'U': return push_counted(m, VALUE_TEXT, 1, false);
    case 'T': return push_counted(m, VALUE_TEXT, 4, true);
    case 0x8c: return push_counted(m, VALUE_TEXT, 1, false);
    case 'X': return push_counted(m, VALUE_TEXT, 4, false);
    case 0x8d: return push_counted(m, VALUE_TEXT, 8, false);
    case 'I':
    case 'L':
    case 'F':
    case 'S':
    case 'V':
    case 'P':
    case 'p':
    case 'g': return run_line(m, opcode);

    /* The stack, and containers. */
    case '(':
        if (m->num_marks == MOST_MARKS) return RUNS_LONG;
        m->marks[m->num_marks++] = m->num_values;
        return GOES_ON;
    case '0': return pop(m);
    case '1': return drop_mark(m) ? GOES_ON : BROKEN;
    case '2': {
        const value *v = peek(m, 0);
        return v != NULL ? push(m, v->kind, v->at, v->len) : BROKEN;
    }
    case 'l':
    case 'd':
    case 0x91: return replace_marked(m, VALUE_DATA);
    case 't': return replace_marked(m, VALUE_TUPLE);
    case 0x85: return replace(m, 1, VALUE_TUPLE);
    case 0x86: return replace(m, 2, VALUE_TUPLE);
    case 0x87: return replace(m, 3, VALUE_TUPLE);
    case 'a': return add(m, 1);
    case 's': return add(m, 2);
    case 'e':
    case 'u':
    case 0x90: return add_marked(m);

    /* The memo. */
    case 'q': return put_memo_by_number(m, 1);
    case 'r': return put_memo_by_number(m, 4);
    case 0x94: return put_memo(m, UINT64_MAX); /* it says no number */
    case 'h': return get_memo(m, 1);
    case 'j': return get_memo(m, 4);

    /* From the program that loads it: persistent objects, registered extensions, buffers. */
    case 'Q': return replace(m, 1, VALUE_ANY);
    case 0x82: return push_fixed(m, VALUE_ANY, 1);
    case 0x83: return push_fixed(m, VALUE_ANY, 2);
    case 0x84: return push_fixed(m, VALUE_ANY, 4);
    case 0x97: return push_kind(m, VALUE_ANY);
    case 0x98: return peek(m, 0) != NULL ? GOES_ON : BROKEN;

    /* Imports and calls. */
    case 'c': return run_global(m);
    case 0x93: return run_stack_global(m);
    case 'i': return run_inst(m);
    case 'o': return run_object(m);
    case 'R':
    case 0x81: return run_call(m, 1);
    case 0x92: return run_call(m, 2);
    case 'b': return run_build(m);
    default: return BROKEN;
    }
}

static outcome run(machine *m) {
    for (;;) {
        if (m->steps++ == m->most_steps) return RUNS_LONG;
        m->opcode_at = m->at;
        const uint8_t *opcode = take(m, 1);
        if (opcode == NULL) return BROKEN;
        const outcome now = run_opcode(m, *opcode);
        if (now != GOES_ON) return now;
    }
}

/* Programs that load one pickle after the other read on behind STOP; one unpickler keeps its memo. */
static outcome run_all(machine *m) {
    for (;;) {
        const outcome end = run(m);
        m->has_stopped = m->has_stopped || end == STOPPED;
        if (end != STOPPED || m->at == m->g->size || m->found->imports) return end;
        drop_to(m, 0);
        m->num_marks = 0;
    }
}

/* Makes a machine that is at `from`. False: there is no memory. */
static bool begin(machine *m, tg_glance *g, uint64_t from, tg_pickle *found) {
    memset(m, 0, sizeof *m);
    memset(found, 0, sizeof *found);
    m->g = g;
    m->at = from;
    m->found = found;
    m->most_steps = MOST_STEPS;
    m->values = ks_alloc(g->ks, MOST_VALUES + 1, sizeof *m->values);
    m->marks = ks_alloc(g->ks, MOST_MARKS, sizeof *m->marks);
    g->failed = g->failed || m->values == NULL || m->marks == NULL;
    if (!g->failed) m->values[0] = (value){VALUE_ANY, 0, 0};
    return !g->failed;
}

bool tg_pickle_judge(tg_glance *g, uint64_t from, uint64_t size, tg_pickle *found) {
    machine m;
    if (from > g->size || size > g->size - from) return false;
    tg_glance part = *g;
    part.size = from + size; /* at most g->size */
    if (begin(&m, &part, from, found)) {
        m.passes_over_known = true;
        run(&m);
    }
    g->failed = part.failed;
    return found->imports;
}

bool tg_pickle_scan(tg_glance *g, uint64_t from, bool is_text, tg_pickle *found) {
    enum { FEWEST_STEPS = 3 }; /* of a program that breaks */
    machine m;
    if (!begin(&m, g, from, found)) return false;
    if (is_text) m.most_steps = MOST_STEPS_OF_TEXT;
    const outcome end = run_all(&m);
    if (end == CALLS || end == RUNS_LONG) return true;
    if (m.begins_with_proto && m.steps > FEWEST_STEPS) return true;
    const bool has_memo = m.has_memo && m.numbers_it;
    if (is_text)
        return has_memo ? m.has_stopped || found->imports : end == STOPPED && found->imports;
    return m.has_stopped || has_memo || found->imports;
}
