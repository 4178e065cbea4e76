/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Terms: expressions, assertions and clauses as texts of C and of logic, and how they are composed.
 */
#include <ctype.h>
#include <inttypes.h>
#include <string.h>

#include "proof.h"
#include "range.h"

const clauses *ksyc_all_of(pool *p, const clauses *before, const char *text) {
    clauses *all = ksyc_pool_alloc(p, sizeof *all);
    *all = (clauses){text, before};
    return all;
}

/* The texts from the first to the last; sets their number. */
static const char *const *in_order(pool *p, const clauses *all, size_t *count) {
    size_t n = 0;
    for (const clauses *c = all; c != NULL; c = c->before) n++;
    const char **texts = ksyc_pool_array(p, n + 1, sizeof *texts);
    *count = n;
    for (const clauses *c = all; c != NULL; c = c->before) texts[--n] = c->text;
    return texts;
}

const char *ksyc_conjunction(pool *p, const clauses *all) {
    if (all == NULL) return "\\true";
    size_t count = 0;
    const char *const *texts = in_order(p, all, &count);
    output text = ksyc_output_new(p, 0);
    for (size_t i = 0; i < count; i++) {
        ksyc_append(&text, i > 0 ? " &&\n" : "");
        ksyc_append(&text, texts[i]);
    }
    return ksyc_output_text(&text);
}

const char *ksyc_unwrapped(pool *p, const char *text) {
    size_t n = strlen(text);
    if (n < 2 || text[0] != '(' || text[n - 1] != ')') return text;
    int depth = 0;
    for (size_t i = 0; i + 1 < n; i++) {
        depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
        if (depth == 0) return text;
    }
    return ksyc_pool_copy(p, text + 1, n - 2);
}

const char *ksyc_wrapped(pool *p, const char *text) {
    return ksyc_unwrapped(p, text) != text ? text : ksyc_pool_printf(p, "(%s)", text);
}

const char *ksyc_wrapped_if(pool *p, const char *text) {
    return strchr(text, ' ') != NULL ? ksyc_wrapped(p, text) : text;
}

const char *ksyc_opposite(pool *p, val v) {
    return v.opposite != NULL ? v.opposite : ksyc_pool_printf(p, "!%s", v.c);
}

vkind ksyc_kind_of(const ir_vtype *vtype) {
    switch (vtype->kind) {
    case IR_INT: return ksyc_range_is_unsigned(vtype->range) ? V_U64 : V_S64;
    case IR_BOOL: return V_BOOL;
    case IR_ENUM: return V_U64;
    case IR_NONE:
    case IR_FLOAT:
    case IR_BYTES:
    case IR_STR:
    case IR_OBJECT:
    case IR_STRUCT:
    case IR_STREAM:
    case IR_ARRAY:
    case IR_ANY: break;
    }
    return V_NONE;
}

ir_range ksyc_range_of_vtype(const ir_vtype *vtype) {
    if (vtype->kind == IR_INT) return vtype->range;
    return (ir_range){0, vtype->kind == IR_BOOL ? 1 : UINT64_MAX, false};
}

val ksyc_unsupported(proof_emitter *em, source_place place, const char *what) {
    ksyc_diag_error(em->diag, place, "the validator does not know %s", what);
    return ksyc_literal_val(em->pool, 0, false);
}

val ksyc_literal_val(pool *p, uint64_t word, bool negative) {
    val v = {.kind = negative ? V_S64 : V_U64, .is_literal = true};
    v.range = (ir_range){negative           ? (int64_t)word
                         : word > INT64_MAX ? INT64_MAX
                                            : (int64_t)word,
                         word, negative};
    if (negative && word == (uint64_t)INT64_MIN) {
        v.c = "INT64_MIN";
        v.l = "-9223372036854775808";
    } else if (negative) {
        v.c = v.l = ksyc_pool_printf(p, "-%" PRIu64, ~word + 1);
    } else {
        v.l = ksyc_pool_printf(p, "%" PRIu64, word);
        v.c = word > INT32_MAX ? ksyc_pool_printf(p, "UINT64_C(%" PRIu64 ")", word) : v.l;
    }
    return v;
}

bool ksyc_is_wide_literal(val v) {
    return v.is_literal && v.kind == V_U64 && v.range.max > INT32_MAX;
}

val ksyc_in_variable(val v, const char *name) {
    v.c = name;
    v.leaf = 0;
    v.is_stored = false;
    v.opposite = NULL;
    return v;
}

const char *ksyc_term_of(pool *p, val v) {
    if (v.kind != V_BOOL) return v.l;
    return v.term != NULL ? v.term : ksyc_pool_printf(p, "(%s ? 1 : 0)", v.l);
}

static bool is_full_range(vkind kind, ir_range r) {
    if (kind == V_U64) return r.min == 0 && !r.max_negative && r.max == UINT64_MAX;
    return r.min == INT64_MIN && !r.max_negative && r.max == INT64_MAX;
}

const char *ksyc_range_text(pool *p, vkind kind, ir_range r, const char *name) {
    if (kind == V_BOOL || kind == V_NONE || is_full_range(kind, r)) return NULL;
    if (kind == V_U64) {
        if (r.min == 0) return ksyc_pool_printf(p, "%s <= %" PRIu64, name, r.max);
        return ksyc_pool_printf(p, "%" PRId64 " <= %s <= %" PRIu64, r.min, name, r.max);
    }
    const char *min = ksyc_literal_val(p, (uint64_t)r.min, r.min < 0).l;
    return ksyc_pool_printf(p, "%s <= %s <= %s", min, name,
                            ksyc_literal_val(p, r.max, r.max_negative).l);
}

const char *ksyc_c_type(vkind kind) {
    return kind == V_BOOL  ? "bool"
           : kind == V_S64 ? "int64_t"
           : kind == V_U64 ? "uint64_t"
                           : "void";
}

void ksyc_write_body(output *out, const char *body) {
    for (const char *at = body; *at != '\0';) {
        const char *end = strchr(at, '\n');
        size_t n = end == NULL ? strlen(at) : (size_t)(end - at);
        ksyc_line(out, "  %.*s%s", (int)n, at, end == NULL ? ";" : "");
        at += n + (end != NULL);
    }
}

void ksyc_write_clauses(output *out, const char *word, const clauses *all) {
    size_t count = 0;
    const char *const *texts = in_order(out->pool, all, &count);
    for (size_t i = 0; i < count; i++) ksyc_line(out, "    %s %s;", word, texts[i]);
}

void ksyc_assert_that(output *out, const char *name, const char *text) {
    const char *mark = name[0] != '\0' ? ": " : "";
    size_t n = strcspn(text, "\n");
    ksyc_line(out, "/*@ assert %s%s%.*s%s", name, mark, (int)n, text,
              text[n] == '\0' ? "; */" : "");
    while (text[n] != '\0') {
        text += n + 1;
        n = strcspn(text, "\n");
        ksyc_line(out, "        %.*s%s", (int)n, text, text[n] == '\0' ? "; */" : "");
    }
}

void ksyc_refuse_when(output *c, const char *condition) {
    ksyc_line(c, "if (%s) return false;", condition);
    ksyc_output_use(c, REFUSES);
}

bool ksyc_mentions(const char *c, const char *name) {
    size_t n = strlen(name);
    bool in_comment = false;
    for (size_t i = 0; c[i] != '\0'; i++) {
        if (strncmp(c + i, "/*", 2) == 0) in_comment = true;
        if (strncmp(c + i, "*/", 2) == 0) in_comment = false;
        bool begins =
            i == 0 || (!isalnum((unsigned char)c[i - 1]) && strchr("_.>", c[i - 1]) == NULL);
        if (!in_comment && begins && strncmp(c + i, name, n) == 0 &&
            !isalnum((unsigned char)c[i + n]) && c[i + n] != '_')
            return true;
    }
    return false;
}

const char *ksyc_plus(pool *p, const char *base, uint64_t offset) {
    if (strcmp(base, "0") == 0) return ksyc_pool_printf(p, "%" PRIu64, offset);
    return offset == 0 ? base : ksyc_pool_printf(p, "%s + %" PRIu64, base, offset);
}
