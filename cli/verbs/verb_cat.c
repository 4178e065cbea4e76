/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_cat.c - prints the values of a tensor, or of a slice of it.
 *
 * The slice is a walk along each remaining axis: consecutive elements of the result have a constant
 * step in the array, forward or back. Rows are written one at a time, so the memory does not depend
 * on the size of the tensor.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "budget.h"
#include "cli.h"
#include "cli_json.h"
#include "element.h"
#include "element_opaque.h"
#include "near.h"
#include "slice.h"
#include "texts.h"
#include "verbs.h"
#include "window.h"

/* An axis of the result. */
typedef struct walk {
    uint64_t count;
    uint64_t stride; /* distance of consecutive positions, in elements of the array */
    bool down;
    uint64_t at;
} walk;

typedef struct cat {
    const args *a;
    char *own_name; /* of the only tensor */
    jw *j;          /* NULL: text output */
    bool is_told;   /* the document tells the error, a refusal */
    tg_file *file;
    tg_tensor tensor;
    bool is_opaque; /* and not to be shown as bytes */
    tg_array *array;
    bool is_open; /* what follows is known */
    texts texts;  /* in place of `array`, of a tensor of texts */
    tg_array_info info;
    size_t element; /* bytes */
    axis *axes;
    walk *walks;     /* slowest axis first */
    uint64_t *shape; /* counts of the axes */
    uint32_t rank;   /* number of axes */
    uint64_t count;  /* elements of the result */
    uint64_t at;     /* position of the current element, in the array */
    uint32_t dense; /* the axes from here on are so dense in the array that it is read completely */
    window window;
    tg_error error; /* of the file, if its values could not be read */
} cat;

/* ---------------------------------------------------------------------------------------- plan */

/*
 * Converts the slice to walks. In an array without elements there are no positions. In all other
 * arrays the strides are products of lengths other than 0, so they are at most the number of
 * elements, which fits 64 bits; the same holds for (count - 1) * step * stride, a distance of two
 * elements.
 */
static void plan_walks(cat *c) {
    uint32_t rank = c->info.rank;
    uint64_t stride = 1;
    c->count = 1;
    c->at = 0;
    c->rank = 0;
    for (uint32_t i = 0; i < rank; i++) {
        if (!c->axes[i].dropped) c->rank++;
    }
    for (uint32_t i = 0; i < rank; i++) {
        if (c->axes[i].count == 0) c->count = 0;
    }
    for (uint32_t i = rank, to = c->rank; i > 0; i--) {
        const axis *x = &c->axes[i - 1];
        if (c->count > 0) c->count *= x->count;
        if (c->count > 0) c->at += x->start * stride;
        if (!x->dropped) {
            walk *w = &c->walks[--to];
            *w = (walk){.count = x->count, .down = x->down};
            if (c->count > 0 && x->count > 1) w->stride = x->step * stride;
            c->shape[to] = x->count;
        }
        if (c->count > 0) stride *= c->info.shape[i - 1];
    }
}

/* The maximum number of elements read per element printed. */
#define WASTE 16

/* Sets `dense`: the largest part of the result whose elements are close together in the array. */
static void plan_reading(cat *c) {
    uint64_t span = 1;
    uint64_t count = 1;
    c->dense = c->rank;
    for (uint32_t i = c->rank; i > 0 && c->count > 0; i--) {
        span += (c->walks[i - 1].count - 1) * c->walks[i - 1].stride;
        count *= c->walks[i - 1].count;
        if (span / WASTE <= count) c->dense = i - 1;
    }
}

/* At the first element of that part: sets the window to the part. */
static void reach(cat *c) {
    uint64_t low = c->at;
    uint64_t span = 1;
    for (uint32_t i = c->dense; i < c->rank; i++) {
        uint64_t length = (c->walks[i].count - 1) * c->walks[i].stride;
        if (c->walks[i].down) low -= length;
        span += length;
    }
    window_reach(&c->window, low, span);
}

/* Advances axis i, or resets it to its first position and returns false. */
static bool step(cat *c, uint32_t i) {
    walk *w = &c->walks[i];
    bool more = ++w->at < w->count;
    uint64_t length = more ? w->stride : (w->count - 1) * w->stride;
    if (!more) w->at = 0;
    c->at = more != w->down ? c->at + length : c->at - length;
    return more;
}

/* ------------------------------------------------------------------------------------- writing */

static bool put_text(cat *c) {
    const uint8_t *text;
    size_t len;
    if (!texts_read(&c->texts, c->at, &text, &len, &c->error)) return false;
    put_text_element(stdout, text, len);
    return true;
}

static bool put_value(cat *c) {
    if (is_text(&c->tensor)) return put_text(c);
    if (c->dense == c->rank) window_reach(&c->window, c->at, 1);
    const uint8_t *bytes = window_at(&c->window, c->at);
    const bool good =
        bytes != NULL && (!c->is_opaque || put_opaque(stdout, c->file, &c->tensor, bytes));
    if (!good) c->error = *tg_last_error(c->file);
    if (!good || c->is_opaque) return good;
    if (c->j != NULL) {
        put_element_json(stdout, c->info.dtype, bytes);
    } else {
        put_element(stdout, c->info.dtype, bytes);
    }
    return true;
}

static void put_times(char character, uint32_t times) {
    for (; times > 0; times--) fputc(character, stdout);
}

/* Prints the elements along the last axis; afterwards the position is that of the next row.
 * `opened` counts the open lists of JSON. */
static bool put_row(cat *c, uint32_t *opened) {
    const char *between = c->j != NULL ? ", " : is_text(&c->tensor) ? "\n" : " ";
    uint32_t last = c->rank - 1;
    bool more = true;
    for (bool first = true; more && !ferror(stdout); first = false) {
        if (!first) fputs(between, stdout);
        if (!put_value(c)) {
            if (!first && c->j != NULL) fputs("null", stdout); /* a value must follow the comma */
            return false;
        }
        more = step(c, last);
    }
    if (c->j != NULL) {
        fputc(']', stdout);
        (*opened)--;
    } else {
        fputc('\n', stdout);
    }
    return true;
}

/* Prints the rows, with brackets around each list, or with blank lines between matrices; texts have a line each. */
static bool put_rows(cat *c) {
    uint32_t starting = c->rank; /* number of axes at their first position */
    uint32_t opened = 0;
    bool good = true;
    bool first = true;
    while (starting > 0 && good && !ferror(stdout)) {
        if (c->j != NULL) {
            if (!first) fputs(",\n", stdout);
            put_times('[', starting);
            opened += starting; /* rank at most */
        } else if (starting > 1 && !first && !is_text(&c->tensor)) {
            fputc('\n', stdout);
        }
        if (c->array != NULL && starting >= c->rank - c->dense) reach(c);
        good = put_row(c, &opened);
        /* Axes that have ended are reset, and the preceding axis is advanced. */
        starting = 1;
        while (good && starting < c->rank && !step(c, c->rank - 1 - starting)) {
            if (c->j != NULL) {
                fputc(']', stdout);
                opened--;
            }
            starting++;
        }
        if (starting == c->rank) starting = 0;
        first = false;
    }
    if (c->j != NULL) put_times(']', opened);
    return good;
}

static bool put_values(cat *c) {
    if (c->j != NULL) jw_by_hand(c->j);
    if (c->count == 0) {
        if (c->j != NULL) fputs("[]", stdout);
        return true;
    }
    if (c->rank > 0) return put_rows(c);
    bool good = put_value(c);
    if (!good && c->j != NULL) fputs("null", stdout);
    if (good && c->j == NULL) fputc('\n', stdout);
    return good;
}

/* ----------------------------------------------------------------------------------- the verb */

static bool open_texts(cat *c, tg_error *error) {
    if (!texts_open(&c->texts, c->a, c->file, &c->tensor, error)) return false;
    c->info = text_info(&c->tensor);
    c->is_open = true;
    return true;
}

/* Opens the array of a tensor that has no texts. */
static bool open_array(cat *c, uint64_t index, tg_error *error) {
    if (c->is_opaque && c->tensor.element > OPAQUE_MOST) {
        *error = no_memory();
        error->code = TG_CODE_UNSUPPORTED;
        error->format = tg_file_format(c->file);
        error->size = tg_file_size(c->file);
        snprintf(error->detail, sizeof error->detail,
                 "elements of %" PRIu64 " bytes, of which at most %" PRIu64 " can be shown",
                 c->tensor.element, OPAQUE_MOST);
        return false;
    }
    c->array = open_values(c->file, index, c->a->raw);
    if (c->array == NULL) {
        *error = *tg_last_error(c->file);
        return false;
    }
    c->is_open = true;
    c->info = tg_array_about(c->array);
    if (c->is_opaque) c->info = opaque_info(&c->tensor, c->info);
    c->element = c->is_opaque ? (size_t)c->tensor.element : element_size(c->info.dtype);
    return true;
}

/* Opens the values and allocates the axes. Returns false with an error. */
static bool open_tensor(cat *c, tg_error *error) {
    if (!(is_text(&c->tensor) ? open_texts(c, error) : open_array(c, c->tensor.index, error)))
        return false;
    /* One element more, since calloc may return NULL for 0; the size of the file bounds the
     * rank. */
    size_t rank = (size_t)c->info.rank + 1;
    c->axes = calloc(rank, sizeof *c->axes);
    c->walks = calloc(rank, sizeof *c->walks);
    c->shape = calloc(rank, sizeof *c->shape);
    if (c->axes != NULL && c->walks != NULL && c->shape != NULL &&
        (c->array == NULL || window_open(&c->window, c->array, c->element))) {
        return true;
    }
    *error = no_memory();
    return false;
}

/* Reads what is printed first, so that an error of the file is in the document, whose head comes before the values.
 * A checksum is compared before any value is given, so a wrong one is found here. */
static bool read_first(cat *c, tg_error *error) {
    const uint8_t *text;
    size_t len;
    if (c->count == 0) return true;
    if (c->array == NULL) return texts_read(&c->texts, c->at, &text, &len, error);
    reach(c);
    if (window_at(&c->window, c->at) != NULL) return true;
    *error = *tg_last_error(c->file);
    return false;
}

static void put_head(cat *c, const char *name, const tg_error *error) {
    jw_report(c->j, c->a->files[0], c->file, error);
    jw_line(c->j);
    if (name != NULL) {
        jw_name(c->j, "name", name, strlen(name));
    } else {
        jw_key(c->j, "name");
        jw_null(c->j);
    }
    jw_key(c->j, "dtype");
    if (c->is_open) {
        jw_text(c->j, c->is_opaque ? c->tensor.type : tg_dtype_name(c->info.dtype));
    } else {
        jw_null(c->j);
    }
    jw_key(c->j, "shape");
    if (c->is_open && error->code != TG_CODE_USAGE) {
        jw_shape(c->j, c->shape, c->rank);
    } else {
        jw_null(c->j);
    }
    jw_line(c->j);
    jw_key(c->j, "values"); /* null if there are none */
}

/* The slice does not fit the tensor. Whether it does depends on the file, so there is an object as for any other error
 * of one. */
static int refuse_slice(cat *c, const char *name, const char *why) {
    tg_error error = no_memory();
    error.code = TG_CODE_USAGE;
    error.format = tg_file_format(c->file);
    error.size = tg_file_size(c->file);
    snprintf(error.detail, sizeof error.detail, "--slice: %s", why);
    if (c->j != NULL) {
        jw_start(c->j, stdout);
        jw_begin_object(c->j);
        put_head(c, name, &error);
        jw_line(c->j);
        jw_finish(c->j);
    }
    char what[256];
    snprintf(what, sizeof what, "--slice: %s:", why); /* short: see cat_tensor */
    return complain_usage(c->a, what, c->a->slice);
}

/* Reports the error, if there is one, and returns the exit code. */
static int conclude(const cat *c, const tg_error *error) {
    if (ferror(stdout)) return EXIT_TROUBLE;
    if (error->code == TG_CODE_NONE) return EXIT_GOOD;
    if (error->code == TG_CODE_ABSENT && c->file != NULL && !c->is_open) {
        complain_no_tensor(c->a, c->a->files[0], c->file,
                           c->a->num_files > 1 ? c->a->files[1] : NULL);
        return EXIT_TROUBLE;
    }
    if (!c->is_told) complain_of(c->a, c->a->files[0], error);
    return exit_code_of(error);
}

/* The tensor to print; without a name, the only one. */
static bool find_tensor(const cat *c, const char *name, tg_tensor *tensor, tg_error *error) {
    const uint64_t n = tg_num_tensors(c->file);
    if (name != NULL || n == 1) {
        const bool found =
            name != NULL ? tg_tensor_find(c->file, name, tensor) : tg_tensor_at(c->file, 0, tensor);
        if (!found) *error = *tg_last_error(c->file);
        return found;
    }
    *error = no_memory();
    error->code = TG_CODE_ABSENT;
    error->format = tg_file_format(c->file);
    error->size = tg_file_size(c->file);
    snprintf(error->detail, sizeof error->detail, "which of %" PRIu64 " tensors", n);
    return false;
}

/* Of records each element may have as many fields as their type, even without bytes. */
static uint64_t bound_of_values(const cat *c) {
    if (c->array == NULL) return OPAQUE_TEXT * budget_sum(c->info.count, c->tensor.nbytes);
    if (!c->is_opaque) return budget_product(c->count, c->element);
    const uint64_t each = OPAQUE_TEXT * (c->element + strlen(c->tensor.type)); /* both are short */
    return budget_product(c->count, each);
}

/* Texts are read forward: one that lies before another one is found from the beginning. */
static bool goes_back(const cat *c) {
    bool down = false;
    for (uint32_t i = 0; i < c->info.rank; i++) down = down || c->axes[i].down;
    return down && c->array == NULL;
}

static int cat_tensor(cat *c, const char *name) {
    tg_error error;
    tg_tensor *const tensor = &c->tensor;
    char why[160];
    memset(&error, 0, sizeof error);
    error.expected = "";
    c->file = open_file(c->a, c->a->files[0], &error);
    bool good = c->file != NULL;
    if (good) tell_notes_of(c->a, c->a->files[0], c->file);
    good = good && find_tensor(c, name, tensor, &error);
    c->is_opaque = good && tensor->dtype == TG_DTYPE_OPAQUE && !c->a->raw;
    /* Copied, because what is read next may move the name. */
    if (good && name == NULL && !(name = c->own_name = strdup(tensor->name))) {
        error = no_memory();
        good = false;
    }
    if (good) good = open_tensor(c, &error);
    if (good && !slice_parse(c->a->slice, c->info.shape, c->info.rank, c->axes, why, sizeof why))
        return refuse_slice(c, name, why);
    if (good && goes_back(c))
        return refuse_slice(c, name, "texts are read forward, with a step above 0");
    if (good) {
        plan_walks(c);
        plan_reading(c);
        good =
            budget_allows_text(c->a, c->file, bound_of_values(c), &error) && read_first(c, &error);
    }
    if (c->j != NULL) {
        jw_start(c->j, stdout);
        jw_begin_object(c->j);
        put_head(c, name, &error);
    }
    c->is_told = c->j != NULL && exit_code_of(&error) == EXIT_REFUSED;
    if (good && !put_values(c)) error = c->error;
    if (c->j != NULL) {
        jw_line(c->j);
        jw_finish(c->j);
    }
    return conclude(c, &error);
}

int run_cat(const args *a) {
    jw j;
    cat c;
    memset(&c, 0, sizeof c);
    c.a = a;
    c.j = a->json ? &j : NULL;
    int code = cat_tensor(&c, a->num_files > 1 ? a->files[1] : NULL);
    free(c.own_name);
    window_close(&c.window);
    free(c.shape);
    free(c.walks);
    free(c.axes);
    tg_array_close(c.array);
    texts_close(&c.texts);
    tg_close(c.file);
    return code;
}
