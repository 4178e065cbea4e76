/* SPDX-License-Identifier: Apache-2.0 */
/* grammar_view.c - the parse tree of an interpreter, as the tree of the page and the index of its bytes need it. */
#include "grammar_view.h"

#include <string.h>

#include "bridge_view.h"
#include "grammar_input.h"
#include "ks_error_text.h"
#include "ks_walk.h"
#include "ks_writer.h"

grammar_file grammar_shown;

_Static_assert(TG_NO_INDEX == KS_NO_INDEX && TG_NOWHERE == KS_NO_OFFSET,
               "none is the same in both");
_Static_assert((int)TG_NODE_VALUE == (int)KS_NODE_VALUE && (int)TG_NODE_ARRAY == (int)KS_NODE_ARRAY,
               "kinds of nodes are the same in both");
_Static_assert((int)TG_GO_OVER == (int)KS_GO_OVER && (int)TG_GO_OUT == (int)KS_GO_OUT &&
                   (int)TG_GO_STOP == (int)KS_GO_STOP,
               "so are the ways to continue");

static tg_kind kind_of(ks_kind kind) {
    switch (kind) {
    case KS_KIND_NONE: return TG_KIND_NONE;
    case KS_KIND_BOOL: return TG_KIND_BOOL;
    case KS_KIND_U64: return TG_KIND_U64;
    case KS_KIND_S64: return TG_KIND_S64;
    case KS_KIND_F32: return TG_KIND_F32;
    case KS_KIND_F64: return TG_KIND_F64;
    case KS_KIND_BYTES: return TG_KIND_BYTES;
    case KS_KIND_TEXT: return TG_KIND_TEXT;
    }
    return TG_KIND_NONE;
}

static tg_node node_of(const ks_node *from) {
    tg_node node;
    memset(&node, 0, sizeof node);
    node.kind = (tg_node_kind)from->kind;
    node.depth = from->depth;
    node.name = from->name;
    node.index = from->index;
    node.type = from->type != NULL ? from->type->name : NULL;
    node.offset = from->offset;
    node.size = from->size;
    node.decoded = from->decoded;
    node.bits = from->bits;
    node.count = from->count;
    node.value.kind = kind_of(from->value.kind);
    node.value.u64 = from->value.u64;
    node.value.s64 = from->value.s64;
    node.value.f64 = from->value.f64;
    node.data = from->data;
    node.label = from->label != NULL ? from->label->id : NULL;
    return node;
}

/* A step for each node, under the budget of reading: value instances may show the same objects again and again. */
static ks_go pass(tg_go (*call)(void *, const tg_node *), void *self, const ks_node *from) {
    const tg_node node = node_of(from);
    return ks_spend(&grammar_shown.ks, 1) ? (ks_go)call(self, &node) : KS_GO_STOP;
}

static ks_go on_enter(void *self, const ks_node *from) {
    const tg_visitor *visitor = self;
    return pass(visitor->enter, visitor->self, from);
}

static ks_go on_leave(void *self, const ks_node *from) {
    const tg_visitor *visitor = self;
    return pass(visitor->leave, visitor->self, from);
}

static ks_go on_value(void *self, const ks_node *from) {
    const tg_visitor *visitor = self;
    return pass(visitor->value, visitor->self, from);
}

bool web_is_open(void) { return grammar_shown.root != NULL; }

uint64_t web_size(void) { return grammar_shown.ks.input.size; }

bool web_walk(const tg_visitor *visitor) {
    ks_ctx *ks = &grammar_shown.ks;
    char text[1024];
    tg_visitor own = *visitor;
    const ks_visitor through = {on_enter, on_leave, on_value, &own, WEB_DEPTH};
    ks->work_left = ks->limits.work;
    ks->error.code = KS_OK;
    if (ks_walk(ks, grammar_shown.type, grammar_shown.root, &through) || ks->error.code == KS_OK)
        return true;
    ks_error_text(&ks->error, NULL, text, sizeof text);
    web_refuse(ks_code_name(ks->error.code), text);
    return false;
}

bool web_read_bytes(uint64_t offset, void *dst, size_t n) {
    const ks_ctx *ks = &grammar_shown.ks;
    return offset <= ks->input.size && n <= ks->input.size - offset &&
           grammar_input_read(offset, dst, n);
}

void web_f64_text(double value, char *dst, size_t cap) {
    ks_writer w = {dst, cap, 0};
    ks_write_f64(&w, value);
    ks_write_end(&w);
}

uint64_t web_num_tensors(void) { return 0; }

bool web_tensor_at(uint64_t i, tg_tensor *out) {
    (void)i;
    (void)out;
    return false;
}
