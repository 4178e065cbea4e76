/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_map.c - prints every byte of a file with the name of its field.
 *
 * Fields are in file order. Bytes between two fields are shown as unused; a byte that belongs to
 * several fields is shown with each of them.
 */
#include <inttypes.h>
#include <string.h>

#include "budget.h"
#include "cli.h"
#include "leaves.h"
#include "verbs.h"

#define ROW 16
#define HEX_WIDTH (3 * ROW - 1)

typedef struct map {
    const args *a;
    tg_file *file;
    leaves leaves;
    int columns;      /* width of an offset */
    uint64_t covered; /* bytes before this offset were shown */
} map;

/* ------------------------------------------------------------------------------------- a field */

static void put_path(const map *m, const leaf *x) {
    uint32_t path[TG_WALK_DEPTH];
    uint32_t len = 0;
    for (uint32_t at = x->parent; at != 0 && len < TG_WALK_DEPTH; at = m->leaves.place[at].parent)
        path[len++] = at;
    while (len > 0) {
        const place *p = &m->leaves.place[path[--len]];
        fputs(m->leaves.words->text[p->name], stdout);
        if (p->index != TG_NO_INDEX) printf("[%" PRIu64 "]", p->index);
        fputc('.', stdout);
    }
    fputs(m->leaves.words->text[x->name], stdout);
}

static void put_number(const leaf *x) {
    double number = 0;
    int64_t negative = 0;
    memcpy(&number, &x->number, sizeof number);
    memcpy(&negative, &x->number, sizeof negative); /* two's complement, as C has it (7.20.1.1) */
    switch ((tg_kind)x->kind) {
    case TG_KIND_BOOL: fputs(x->number != 0 ? "true" : "false", stdout); break;
    case TG_KIND_S64: put_s64(stdout, negative); break;
    case TG_KIND_F32: put_f32(stdout, (float)number); break;
    case TG_KIND_F64: put_f64(stdout, number); break;
    default: put_u64(stdout, x->number); break;
    }
}

/* Prints "u32", "s8", "f64", "bit", "3 bits", "decimal". */
static void put_type(const map *m, const leaf *x) {
    if (x->type != 0) {
        printf("  %s", m->leaves.words->text[x->type]);
        return;
    }
    if (x->bits != 0) {
        printf("  %d bit%s", x->bits, x->bits == 1 ? "" : "s");
        return;
    }
    switch ((tg_kind)x->kind) {
    case TG_KIND_BOOL: fputs("  bool", stdout); break;
    case TG_KIND_U64: printf("  u%" PRIu64, 8 * x->size); break;
    case TG_KIND_S64: printf("  s%" PRIu64, 8 * x->size); break;
    case TG_KIND_F32: fputs("  f32", stdout); break;
    case TG_KIND_F64: fputs("  f64", stdout); break;
    default: break;
    }
}

static bool is_number(const leaf *x) {
    return x->kind != TG_KIND_NONE && x->kind != TG_KIND_BYTES && x->kind != TG_KIND_TEXT &&
           x->kind != LEAF_LEFT_OUT;
}

/* Prints `num` fields; several fields are elements of the same array. */
static void put_fields(const map *m, const leaf *x, uint64_t num) {
    uint64_t last = x->kind == LEAF_LEFT_OUT ? x->index + x->number - 1 : x->index + num - 1;
    put_path(m, x);
    if (x->index != TG_NO_INDEX && last > x->index) {
        printf("[%" PRIu64 "..%" PRIu64 "]", x->index, last);
    } else if (x->index != TG_NO_INDEX) {
        printf("[%" PRIu64 "]", x->index);
    }
    if (x->kind == LEAF_LEFT_OUT) {
        fputs(" (left out)", stdout);
    } else if (is_number(x)) {
        for (uint64_t i = 0; i < num; i++) {
            fputs(i == 0 ? " = " : " ", stdout);
            put_number(&x[i]);
        }
    } else {
        printf(" = %" PRIu64 " byte%s%s", x->size, x->size == 1 ? "" : "s",
               x->kind == TG_KIND_TEXT ? " of text" : "");
    }
    if (x->label != 0) printf(" (%s)", m->leaves.words->text[x->label]);
    put_type(m, x);
    /* Bit fields always share their bytes. */
    if (x->offset < m->covered && x->bits == 0) fputs("  (overlaps)", stdout);
}

/* ----------------------------------------------------------------------------------- its bytes */

/* Prints up to 16 bytes in hexadecimal and as text, padded to the width of 16 if more output
 * follows. */
static void put_row(const uint8_t *bytes, size_t n, bool pad) {
    for (size_t i = 0; i < n; i++) {
        if (i > 0) fputc(' ', stdout);
        put_hex(stdout, bytes[i]);
    }
    if (n == 0 && !pad) return;
    int used = n > 0 ? 3 * (int)n - 1 : 0;
    printf("%*s  ", HEX_WIDTH - used, "");
    for (size_t i = 0; i < n; i++)
        fputc(bytes[i] >= 0x20 && bytes[i] < 0x7f ? bytes[i] : '.', stdout);
    if (pad) printf("%*s  ", ROW - (int)n, "");
}

/* Prints the bytes of `num` fields, or of a gap if x is NULL. Returns false if they cannot be
 * read. */
static bool put_bytes(map *m, uint64_t offset, uint64_t size, const leaf *x, uint64_t num) {
    uint8_t row[ROW];
    uint64_t shown = size < m->a->max_bytes ? size : m->a->max_bytes;
    uint64_t at = 0;
    do {
        size_t n = (size_t)(shown - at < ROW ? shown - at : ROW);
        if (n > 0 && !tg_read_bytes(m->file, offset + at, row, n)) return false;
        printf("%*" PRIu64 "  ", m->columns, offset + at);
        put_row(row, n, at == 0);
        if (at == 0 && x != NULL) put_fields(m, x, num);
        if (at == 0 && x == NULL)
            fputs(m->leaves.left_out ? "(unused, or left out)" : "(unused)", stdout);
        fputc('\n', stdout);
        at += n;
    } while (at < shown && !ferror(stdout));
    if (shown < size) {
        printf("%*s  ... %" PRIu64 " more byte%s\n", m->columns, "", size - shown,
               size - shown == 1 ? "" : "s");
    }
    return true;
}

/* ------------------------------------------------------------------------------------ the file */

/* The number of fields, starting with number i, that fit one row: consecutive plain numbers of an
 * array. */
static uint64_t row_of(const leaves *l, uint64_t i) {
    const leaf *first = &l->leaf[i];
    uint64_t num = 1;
    if (first->index == TG_NO_INDEX || !is_number(first) || first->label != 0 || first->bits != 0)
        return 1;
    for (; i + num < l->num && (num + 1) * first->size <= ROW; num++) {
        const leaf *x = &first[num];
        if (x->parent != first->parent || x->name != first->name || x->kind != first->kind ||
            x->size != first->size || x->label != 0 || x->index != first->index + num ||
            x->offset != first->offset + num * first->size) {
            break;
        }
    }
    return num;
}

/* A line with its offset and bytes; what says how many more bytes there are; and what stands in the first line beside its
 * path and its indices: the type, or how many bytes it has, and that others have them, too. */
#define LINE 96u
#define REMARK 56u
#define NUMBER 25u
#define INDICES 48u

/* An upper bound of the text of `size` bytes of a field or of a gap. */
static uint64_t bound_of_bytes(const map *m, uint64_t size) {
    const uint64_t shown = size < m->a->max_bytes ? size : m->a->max_bytes;
    const uint64_t lines = shown / ROW + (shown % ROW != 0 || shown == 0 ? 1 : 0);
    return budget_sum(REMARK + (shown < size ? LINE : 0), budget_product(lines, LINE));
}

static uint64_t bound_of_path(const map *m, const leaf *x) {
    uint64_t bytes = strlen(m->leaves.words->text[x->name]);
    uint32_t len = 0;
    for (uint32_t at = x->parent; at != 0 && len < TG_WALK_DEPTH; len++) {
        const place *p = &m->leaves.place[at];
        bytes += strlen(m->leaves.words->text[p->name]) + 1; /* few levels */
        if (p->index != TG_NO_INDEX) bytes += 22;
        at = p->parent;
    }
    if (x->index != TG_NO_INDEX) bytes += INDICES;
    return bytes + (x->label != 0 ? strlen(m->leaves.words->text[x->label]) + 3 : 0);
}

/* At most so many bytes are printed for the whole map: each field may show bytes that others show, too. */
static uint64_t bound_of_map(const map *m) {
    uint64_t bytes = bound_of_bytes(m, 0);
    uint64_t covered = 0;
    for (uint64_t i = 0; i < m->leaves.num;) {
        const leaf *x = &m->leaves.leaf[i];
        const uint64_t num = row_of(&m->leaves, i);
        if (x->offset > covered) bytes = budget_sum(bytes, bound_of_bytes(m, x->offset - covered));
        bytes = budget_sum(bytes, bound_of_bytes(m, num * x->size) + bound_of_path(m, x));
        if (is_number(x)) bytes = budget_sum(bytes, num * NUMBER); /* num <= ROW */
        if (x->offset + num * x->size > covered) covered = x->offset + num * x->size;
        i += num;
    }
    return budget_sum(bytes, bound_of_bytes(m, tg_file_size(m->file) - covered));
}

static bool put_map(map *m) {
    char text[32];
    uint64_t size = tg_file_size(m->file);
    m->columns = snprintf(text, sizeof text, "%" PRIu64, size);
    if (m->columns < 6) m->columns = 6;
    printf("%*s  %-*s  %-*s  field\n", m->columns, "offset", HEX_WIDTH, "bytes", ROW, "text");
    for (uint64_t i = 0; i < m->leaves.num && !ferror(stdout);) {
        const leaf *x = &m->leaves.leaf[i];
        uint64_t num = row_of(&m->leaves, i);
        if (x->offset > m->covered && !put_bytes(m, m->covered, x->offset - m->covered, NULL, 0)) {
            return false;
        }
        /* Fields lie in the file, and those of a row are consecutive: no sum overflows. */
        if (!put_bytes(m, x->offset, num * x->size, x, num)) return false;
        if (x->offset + num * x->size > m->covered) m->covered = x->offset + num * x->size;
        i += num;
    }
    return m->covered == size || put_bytes(m, m->covered, size - m->covered, NULL, 0);
}

int run_map(const args *a) {
    map m;
    tg_error error;
    const char *name = a->files[0];
    memset(&m, 0, sizeof m);
    m.a = a;
    m.file = open_file(a, name, &error);
    bool good = m.file != NULL;
    if (good) {
        tell_notes_of(a, name, m.file);
        uint64_t allowed = memory_allowed(&a->options.limits, m.file);
        good = leaves_collect(&m.leaves, m.file, a->max_items, allowed);
        if (!good) error = m.leaves.error;
    }
    if (good) good = budget_allows_text(a, m.file, bound_of_map(&m), &error);
    if (good) {
        good = put_map(&m);
        if (!good) error = *tg_last_error(m.file);
    }
    bool output_failed = ferror(stdout) != 0;
    if (!good && !output_failed) complain_of(a, name, &error);
    leaves_free(&m.leaves);
    tg_close(m.file);
    if (output_failed) return EXIT_TROUBLE;
    return good ? EXIT_GOOD : exit_code_of(&error);
}
