/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bridge_index.c - which field and which tensor a byte belongs to: for colours, for the picture of the file, and
 * for the way from a byte to the tree.
 *
 * One walk makes a table of fields with a place in the file, sorted by offset. An array of numbers is one field.
 * Tables have at most MOST entries; beyond them the page says that the rest has no colours.
 */
#include "bridge_view.h"

#include <stdlib.h>
#include <string.h>

#define MOST (1u << 20)
#define NO_PLACE UINT32_MAX
#define MOST_READS 4096u
#define MOST_SPANS 65536u
#define LOOK_BACK 4096u
#define MOST_CELLS 65536u

/* The kinds of fields, as the page colours them. */
typedef enum class_of {
    GAP,
    INTEGER,
    FLOAT,
    TEXT,
    BYTES,
    ARRAY,
    LABEL,
    BITS,
    TENSOR,
    NUM_CLASSES = TENSOR + 6 /* tensors that follow each other are told apart: six kinds in turn */
} class_of;

typedef struct place { /* an object or array that was entered */
    uint32_t parent;
    uint32_t number;
} place;

typedef struct field {
    uint64_t offset;
    uint64_t end;
    uint32_t parent; /* a place; NO_PLACE for a tensor */
    uint32_t number; /* among its siblings; of a tensor: its index */
    uint32_t kind;
} field;

static place *places;
static uint32_t num_places;
static field *fields;
static uint64_t *reach; /* the largest end of the fields up to this one */
static uint32_t num_fields;
static bool is_cut;
static uint32_t reads_left;

typedef struct builder {
    uint32_t open[WEB_DEPTH + 1]; /* places */
    uint32_t at[WEB_DEPTH + 1];
    uint32_t depth;
} builder;

static void add_field(uint64_t offset, uint64_t size, uint32_t parent, uint32_t number,
                      class_of kind) {
    if (offset == TG_NOWHERE || size == 0 || size > UINT64_MAX - offset) return;
    if (num_fields == MOST) {
        is_cut = true;
        return;
    }
    fields[num_fields++] = (field){offset, offset + size, parent, number, kind};
}

/* By the first bytes; of fields that are not in memory only so many are read. */
static bool looks_like_text(const tg_node *node) {
    uint8_t room[32];
    const size_t n = node->value.u64 < sizeof room ? (size_t)node->value.u64 : sizeof room;
    const uint8_t *bytes = node->data;
    if (bytes == NULL && n > 0 && reads_left > 0 && !node->decoded && node->offset != TG_NOWHERE) {
        reads_left--;
        if (web_read_bytes(node->offset, room, n)) bytes = room;
    }
    for (size_t i = 0; bytes != NULL && i < n; i++)
        if (bytes[i] < 0x20 || bytes[i] > 0x7e) return false;
    return bytes != NULL && n > 0;
}

static class_of kind_of(const tg_node *node) {
    if (node->label != NULL) return LABEL;
    if (node->bits != 0) return BITS;
    switch (node->value.kind) {
    case TG_KIND_BOOL: return BITS;
    case TG_KIND_F32:
    case TG_KIND_F64: return FLOAT;
    case TG_KIND_BYTES: return looks_like_text(node) ? TEXT : BYTES;
    case TG_KIND_TEXT: return TEXT;
    default: return INTEGER;
    }
}

static tg_go on_enter(void *self, const tg_node *node) {
    builder *b = self;
    const uint32_t parent = b->depth > 0 ? b->open[b->depth - 1] : NO_PLACE;
    const uint32_t number = b->depth > 0 ? b->at[b->depth - 1]++ : 0;
    if (is_cut) return TG_GO_STOP;
    if (node->kind == TG_NODE_ARRAY && node->type == NULL) {
        if (!node->decoded) add_field(node->offset, node->size, parent, number, ARRAY);
        return TG_GO_OVER;
    }
    if (num_places == MOST) {
        is_cut = true;
        return TG_GO_STOP;
    }
    if (b->depth > WEB_DEPTH) return TG_GO_OVER;
    places[num_places] = (place){parent, number};
    b->open[b->depth] = num_places++;
    b->at[b->depth++] = 0;
    return TG_GO_ON;
}

static tg_go on_leave(void *self, const tg_node *node) {
    builder *b = self;
    (void)node;
    b->depth--;
    return TG_GO_ON;
}

static tg_go on_value(void *self, const tg_node *node) {
    builder *b = self;
    if (is_cut) return TG_GO_STOP;
    if (b->depth == 0) return TG_GO_ON;
    const uint32_t number = b->at[b->depth - 1]++;
    if (!node->decoded)
        add_field(node->offset, node->size, b->open[b->depth - 1], number, kind_of(node));
    return TG_GO_ON;
}

static uint32_t shown_kind(const field *f) {
    return f->kind == TENSOR ? TENSOR + f->number % (NUM_CLASSES - TENSOR) : f->kind;
}

/* By offset; of two with the same one the longer first, a tensor behind the bytes that it is. */
static int compare(const void *a, const void *b) {
    const field *x = a;
    const field *y = b;
    if (x->offset != y->offset) return x->offset < y->offset ? -1 : 1;
    if ((x->kind == TENSOR) != (y->kind == TENSOR)) return x->kind == TENSOR ? 1 : -1;
    if (x->end != y->end) return x->end > y->end ? -1 : 1;
    return x->number < y->number ? -1 : 1;
}

static void add_tensors(void) {
    tg_tensor t;
    for (uint64_t i = 0; i < web_num_tensors() && i < MOST; i++) {
        if (!web_tensor_at(i, &t)) return;
        for (int part = 0; part < TG_PART_COUNT; part++) {
            const tg_extent *e = &t.parts[part];
            if (e->dtype != TG_DTYPE_NONE && e->nbytes <= web_size())
                add_field(e->offset, e->nbytes, NO_PLACE, (uint32_t)i, TENSOR);
        }
    }
}

/* {"fields": 12, "cut": false} */
EXPORT(web_index) int32_t web_index(void) {
    builder b = {.depth = 0};
    const tg_visitor visitor = {on_enter, on_leave, on_value, &b};
    if (!web_is_open()) return web_refuse_memory();
    free(fields);
    free(places);
    free(reach);
    num_fields = num_places = 0;
    is_cut = false;
    reads_left = MOST_READS;
    fields = malloc(MOST * sizeof *fields);
    places = malloc(MOST * sizeof *places);
    reach = malloc(MOST * sizeof *reach);
    if (fields == NULL || places == NULL || reach == NULL) return web_refuse_memory();
    if (!web_walk(&visitor)) return 0;
    add_tensors();
    qsort(fields, num_fields, sizeof *fields, compare);
    uint64_t furthest = 0;
    for (uint32_t i = 0; i < num_fields; i++) {
        if (fields[i].end > furthest) furthest = fields[i].end;
        reach[i] = furthest;
    }
    web_json_start(&web_out);
    web_json_open(&web_out, '{');
    web_json_key(&web_out, "fields");
    web_json_u64(&web_out, num_fields);
    web_json_key(&web_out, "cut");
    web_json_bool(&web_out, is_cut);
    web_json_close(&web_out, '}');
    return web_done();
}

/* The first field that may reach behind `from`; at most LOOK_BACK before those that begin there. */
static uint32_t first_at(uint64_t from) {
    uint32_t low = 0;
    uint32_t high = num_fields;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (fields[middle].offset < from) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    for (uint32_t back = 0; back < LOOK_BACK && low > 0 && reach[low - 1] > from; back++) low--;
    return low;
}

/* [[from, to, kind], ...] inside of [from, to), to be painted in this order; the first MOST_SPANS, as any number of
 * tensors may share their bytes. */
EXPORT(web_spans) int32_t web_spans(double from, double to) {
    const uint64_t begin = web_position(from);
    const uint64_t end = web_position(to);
    web_json *j = &web_out;
    web_json_start(j);
    web_json_open(j, '[');
    uint32_t num = 0;
    for (uint32_t i = first_at(begin); i < num_fields && fields[i].offset < end; i++) {
        if (num == MOST_SPANS) break;
        const field *f = &fields[i];
        if (f->end <= begin) continue;
        num++;
        web_json_open(j, '[');
        web_json_u64(j, f->offset > begin ? f->offset : begin);
        web_json_u64(j, f->end < end ? f->end : end);
        web_json_u64(j, shown_kind(f));
        web_json_close(j, ']');
    }
    web_json_close(j, ']');
    return web_done();
}

static void put_path(web_json *j, const field *f) {
    uint32_t path[WEB_DEPTH + 2];
    uint32_t len = 0;
    path[len++] = f->number;
    /* The root has no number of its own. */
    for (uint32_t at = f->parent; places[at].parent != NO_PLACE && len < WEB_DEPTH + 2;
         at = places[at].parent)
        path[len++] = places[at].number;
    web_json_key(j, "path");
    web_json_open(j, '[');
    while (len > 0) web_json_u64(j, path[--len]);
    web_json_close(j, ']');
}

/* {"path": [...], "offset", "size", "tensor"} of the smallest field with this byte; members that there are. */
EXPORT(web_locate) int32_t web_locate(double offset) {
    const uint64_t at = web_position(offset);
    const field *found = NULL;
    const field *tensor = NULL;
    for (uint32_t i = first_at(at); i < num_fields && fields[i].offset <= at; i++) {
        const field *f = &fields[i];
        if (f->end <= at) continue;
        const field **best = f->kind == TENSOR ? &tensor : &found;
        if (*best == NULL || f->end - f->offset <= (*best)->end - (*best)->offset) *best = f;
    }
    web_json *j = &web_out;
    web_json_start(j);
    web_json_open(j, '{');
    if (found != NULL) {
        put_path(j, found);
        web_json_key(j, "offset");
        web_json_u64(j, found->offset);
        web_json_key(j, "size");
        web_json_u64(j, found->end - found->offset);
    }
    if (tensor != NULL) {
        web_json_key(j, "tensor");
        web_json_u64(j, tensor->number);
    }
    web_json_close(j, '}');
    return web_done();
}

/* The picture: for each of `cells` equal parts of the file the kind that most of its bytes have; the
 * document is these bytes. */
EXPORT(web_map) int32_t web_map(uint32_t cells) {
    const uint64_t size = web_is_open() ? web_size() : 0;
    if (cells == 0 || cells > MOST_CELLS || size == 0) return web_refuse_memory();
    double(*sums)[NUM_CLASSES] = calloc(cells, sizeof *sums);
    if (sums == NULL) return web_refuse_memory();
    const double width = (double)size / cells;
    /* Bytes before these have a kind already, one of fields and one of tensors; of some that overlap the first counts.
     * So no byte counts more than twice, and all loops over cells take 2 * (cells + fields) steps at most. */
    uint64_t painted[2] = {0, 0};
    for (uint32_t i = 0; i < num_fields; i++) {
        const field *f = &fields[i];
        const bool is_tensor = f->kind == TENSOR;
        const uint64_t from = f->offset > painted[is_tensor] ? f->offset : painted[is_tensor];
        const uint64_t to = f->end < size ? f->end : size;
        if (from >= to) continue;
        painted[is_tensor] = to;
        for (uint32_t cell = (uint32_t)((double)from / width); cell < cells; cell++) {
            const double begin = (double)cell * width;
            const double low = (double)from > begin ? (double)from : begin;
            const double high = (double)to < begin + width ? (double)to : begin + width;
            if (begin >= (double)to) break;
            /* A tensor is also a field of bytes, over which it prevails. Rounding may place `from` in the cell before. */
            if (low < high) sums[cell][shown_kind(f)] += (is_tensor ? 2 : 1) * (high - low);
        }
    }
    web_json_start(&web_out);
    web_json_open(&web_out, '[');
    for (uint32_t cell = 0; cell < cells; cell++) {
        uint32_t best = GAP;
        for (uint32_t kind = INTEGER; kind < NUM_CLASSES; kind++)
            if (sums[cell][kind] > sums[cell][best]) best = kind;
        web_json_u64(&web_out, best);
    }
    web_json_close(&web_out, ']');
    free(sums);
    return web_done();
}
