/* SPDX-License-Identifier: Apache-2.0 */
/*
 * value_findings.c - see value_findings.h.
 */
#include "value_findings.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "budget.h"
#include "text_bound.h"
#include "texts.h"

/* Zeros at the end are told from so many stored bytes on, which are this part of the tensor. */
#define LEAST_BYTES 4096u
#define LEAST_PART 4u
/* What is said about a tensor: a line for each kind of numbers that are not finite, and one about zeros. */
#define ODD_KINDS 3u
#define LINES (ODD_KINDS + 1)
#define LINE 128u
#define AXIS 32u

/* ------------------------------------------------------------------------------------------ costs */

static bool has_numbers(const tg_tensor *t) { return t->dtype != TG_DTYPE_OPAQUE && !is_text(t); }

static uint64_t bound_of_lines(const char *name, const tg_tensor *t) {
    const uint64_t line = LINE + 6 * ((uint64_t)strlen(name) + t->name_len + t->raw_name_len) +
                          (uint64_t)t->rank * AXIS;
    return LINES * line; /* names and axes are in memory */
}

static bool is_allowed(const args *a, const char *name, tg_file *file, tg_error *error) {
    tg_cost cost = {.files = tg_file_size(file)};
    uint64_t text = bound_of_report(a, name, file);
    for (uint64_t i = 0; i < tg_num_tensors(file); i++) {
        tg_tensor t;
        if (!tg_tensor_at(file, i, &t)) {
            *error = *tg_last_error(file);
            return false;
        }
        if (!has_numbers(&t)) continue;
        text = budget_sum(text, bound_of_lines(name, &t));
        if (!budget_count(&cost, a, file, i, false, error)) return false;
    }
    if (tg_cost_allowed(&cost, &a->options.limits, error))
        return budget_allows_text(a, file, text, error);
    error->format = tg_file_format(file);
    error->size = tg_file_size(file);
    return false;
}

/* ---------------------------------------------------------------------------------------- finding */

static bool add(value_findings *f, const args *a, const tg_file *file, const value_finding *found,
                tg_error *error) {
    if (f->num == f->room) {
        const uint64_t room = f->room > 0 ? 2 * f->room : 16;
        const uint64_t allowed = memory_allowed(&a->options.limits, file);
        const uint64_t needed = budget_product(room, sizeof *found);
        *error = needed > allowed ? over_memory(file, needed, allowed) : no_memory();
        value_finding *all =
            needed <= allowed && needed <= SIZE_MAX ? realloc(f->all, (size_t)needed) : NULL;
        if (all == NULL) return false;
        f->all = all;
        f->room = room;
    }
    f->all[f->num++] = *found;
    return true;
}

/* The bytes that so many elements take in the file. */
static uint64_t stored_bytes(const tg_tensor *t, uint64_t elements) {
    uint32_t in_block = 0;
    uint32_t bytes = 0;
    if (tg_dtype_block(t->dtype, &in_block, &bytes))
        return budget_product(elements / in_block, bytes);
    const unsigned bits = tg_dtype_bits(t->dtype);
    return budget_sum(budget_product(elements / 8, bits), elements % 8 * bits / 8);
}

/* Of sparse tensors most elements are zero, and the last ones of a partial one are not stored. */
static bool stores_its_end(const tg_tensor *t) {
    return t->storage == TG_STORAGE_DENSE || t->storage == TG_STORAGE_BLOCKS;
}

/* `n` elements. Whether there is something to say. */
static bool judge(value_finding *found, const tg_tensor *t, uint64_t n) {
    const odd_values *v = &found->values;
    found->is_zero = v->count > 1 && v->zeros == v->count;
    found->zero_elements = n - v->end;
    found->ends_in_zeros = !found->is_zero && stores_its_end(t) && found->zero_elements > 1 &&
                           found->zero_elements >= n / LEAST_PART + (n % LEAST_PART > 0) &&
                           stored_bytes(t, found->zero_elements) >= LEAST_BYTES;
    return found->is_zero || found->ends_in_zeros ||
           v->nan.count + v->inf.count + v->neg_inf.count > 0;
}

static bool look_at(value_findings *f, odd_room *room, value_progress *line, const args *a,
                    tg_file *file, uint64_t i, tg_error *error) {
    const tg_array_options options = {.order = TG_ARRAY_ORDER_ANY};
    value_finding found = {.tensor = i};
    tg_tensor t;
    bool good = tg_tensor_at(file, i, &t);
    value_progress_next(line, good ? t.nbytes : 0);
    if (good && !has_numbers(&t)) return true;
    tg_array *array = good ? tg_array_open(file, i, &options) : NULL;
    good = array != NULL && odd_values_of(room, array, &found.values) && tg_tensor_at(file, i, &t);
    if (!good) *error = *tg_last_error(file);
    if (good) {
        const tg_array_info info = tg_array_about(array);
        found.order = info.order;
        if (judge(&found, &t, info.count)) good = add(f, a, file, &found, error);
    }
    tg_array_close(array);
    return good;
}

bool values_find(value_findings *f, const args *a, const char *name, tg_file *file,
                 tg_error *error) {
    if (!is_allowed(a, name, file, error)) return false;
    value_progress line;
    value_progress_of(&line, file, a->quiet == 0);
    odd_room *room = odd_open(&line);
    bool good = room != NULL;
    if (!good) *error = no_memory();
    for (uint64_t i = 0; good && i < tg_num_tensors(file); i++)
        good = look_at(f, room, &line, a, file, i, error);
    value_progress_hide(&line);
    odd_close(room);
    return good;
}

void values_free(value_findings *f) {
    free(f->all);
    *f = (value_findings){NULL, 0, 0};
}

/* ----------------------------------------------------------------------------------------- places */

/* The index on an axis of the element at that position. */
static uint64_t index_on(const tg_tensor *t, tg_order order, uint64_t position, uint32_t axis) {
    const uint32_t behind = order == TG_ORDER_F ? axis : t->rank - 1 - axis;
    for (uint32_t k = 0; k < behind; k++)
        position /= t->shape[order == TG_ORDER_F ? k : t->rank - 1 - k];
    return position % t->shape[axis];
}

/* A sentence. The index of an element with so many axes that it has no room is cut. */
typedef struct sentence {
    char text[2048];
    size_t len;
} sentence;

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
say(sentence *s, const char *format, ...) {
    const size_t room = sizeof s->text - s->len;
    va_list values;
    va_start(values, format);
    const int n = vsnprintf(s->text + s->len, room, format, values);
    va_end(values);
    if (n > 0) s->len += (size_t)n < room ? (size_t)n : room - 1;
}

static void say_place(sentence *s, const tg_tensor *t, tg_order order, uint64_t position) {
    say(s, "[");
    for (uint32_t axis = 0; axis < t->rank && s->len + 1 < sizeof s->text; axis++)
        say(s, "%s%" PRIu64, axis > 0 ? "," : "", index_on(t, order, position, axis));
    say(s, "]");
}

static void put_place_json(jw *j, const tg_tensor *t, tg_order order, uint64_t position) {
    jw_begin_array(j);
    for (uint32_t axis = 0; axis < t->rank; axis++) jw_u64(j, index_on(t, order, position, axis));
    jw_end_array(j);
}

/* ------------------------------------------------------------------------------------------- text */

typedef struct odd_kind {
    const char *key;
    const char *first; /* key of its place */
    const char *words;
    odd_count of;
} odd_kind;

static odd_kind kind_of(const value_finding *found, unsigned i) {
    const odd_values *v = &found->values;
    const odd_kind kinds[ODD_KINDS] = {
        {"nan", "first_nan", "NaN", v->nan},
        {"inf", "first_inf", "infinite", v->inf},
        {"neg_inf", "first_neg_inf", "-infinite", v->neg_inf},
    };
    return kinds[i];
}

static bool has_line(const value_finding *found, unsigned line) {
    return line < ODD_KINDS ? kind_of(found, line).of.count > 0
                            : found->is_zero || found->ends_in_zeros;
}

static void tell_line(sentence *s, const value_finding *found, const tg_tensor *t, unsigned line) {
    const uint64_t n = found->values.count;
    s->len = 0;
    if (line < ODD_KINDS) {
        const odd_kind k = kind_of(found, line);
        const bool is_one = k.of.count == 1;
        say(s, "%" PRIu64 " of %" PRIu64 " numbers %s %s, %s at ", k.of.count, n,
            is_one ? "is" : "are", k.words, is_one ? "it is" : "the first is");
        say_place(s, t, found->order, k.of.first);
    } else if (found->is_zero) {
        say(s, "all %" PRIu64 " numbers are 0", n);
    } else {
        say(s, "the last %" PRIu64 " elements are 0, from ", found->zero_elements);
        say_place(s, t, found->order, found->values.end);
        say(s, " on");
    }
}

void values_put_text(const value_findings *f, FILE *out, const char *name, tg_file *file) {
    for (uint64_t i = 0; i < f->num; i++) {
        tg_tensor t;
        if (!tg_tensor_at(file, f->all[i].tensor, &t)) continue; /* it was described before */
        for (unsigned line = 0; line < LINES; line++) {
            sentence s;
            if (!has_line(&f->all[i], line)) continue;
            tell_line(&s, &f->all[i], &t, line);
            fputs("values ", out);
            put_escaped(out, name, strlen(name));
            fprintf(out, ": tensor %s: %s\n", t.name, s.text);
        }
    }
}

/* ------------------------------------------------------------------------------------------- JSON */

static void put_count(jw *j, const char *key, uint64_t n) {
    jw_key(j, key);
    jw_u64(j, n);
}

static void put_finding(jw *j, const value_finding *found, const tg_tensor *t) {
    jw_line(j);
    jw_begin_object(j);
    jw_tensor_names(j, t);
    put_count(j, "count", found->values.count);
    for (unsigned i = 0; i < ODD_KINDS; i++) {
        const odd_kind k = kind_of(found, i);
        put_count(j, k.key, k.of.count);
        if (k.of.count == 0) continue;
        jw_key(j, k.first);
        put_place_json(j, t, found->order, k.of.first);
    }
    put_count(j, "zeros", found->values.zeros);
    if (found->ends_in_zeros) {
        put_count(j, "zeros_at_end", found->zero_elements);
        jw_key(j, "first_zero_at_end");
        put_place_json(j, t, found->order, found->values.end);
    }
    jw_end_object(j);
}

void values_put_json(const value_findings *f, jw *j, tg_file *file) {
    jw_key(j, "values");
    jw_begin_array(j);
    for (uint64_t i = 0; i < f->num; i++) {
        tg_tensor t;
        if (tg_tensor_at(file, f->all[i].tensor, &t)) put_finding(j, &f->all[i], &t);
    }
    jw_end_array(j);
}

void values_put_sarif(const value_findings *f, answer *w, const char *name, tg_file *file) {
    for (uint64_t i = 0; i < f->num; i++) {
        tg_tensor t;
        if (!tg_tensor_at(file, f->all[i].tensor, &t)) continue;
        for (unsigned line = 0; line < LINES; line++) {
            sentence s;
            if (!has_line(&f->all[i], line)) continue;
            tell_line(&s, &f->all[i], &t, line);
            answer_finding(w, name, t.name, s.text);
        }
    }
}
