/* SPDX-License-Identifier: Apache-2.0 */
/*
 * onnx_metadata.c - what a model has beside tensors, as metadata.
 *
 *     {"ir_version":10,"producer_name":"pytorch","producer_version":"2.5.1","domain":"","model_version":0,
 *      "opset_import":[{"domain":"","version":17}],"graph":"main_graph","nodes":3,"inputs":["x"],"outputs":["y"],
 *      "operators":{"":{"Gemm":2,"Relu":1}},"functions":0,"metadata_props":{"KEY":"VALUE"}}
 *
 * `operators` counts those of all graphs and functions, by domain; the empty one is ONNX's own. Operators of other domains than "",
 * "ai.onnx", "ai.onnx.ml" and "ai.onnx.training" are code of the program that evaluates the model. Texts for people that are
 * no UTF-8 are percent-encoded.
 */
#include "onnx_file.h"

#include "percent.h"

/* A text of the file as a value. Prose may be any bytes. */
static bool put_text(tg_onnx *o, tg_out *out, tg_onnx_text text) {
    const uint8_t *bytes = o->machine.ks->input.base + text.at;
    tg_name *name = &o->file->name; /* that of tg_out_key_component, too */
    if (ks_utf8_bad(bytes, text.len) == text.len) {
        tg_out_text_of(out, (const char *)bytes, text.len);
        return true;
    }
    tg_name_clear(name);
    tg_name_add_component(name, bytes, text.len);
    if (name->failed) return false;
    tg_out_text_of(out, name->data, name->len);
    return true;
}

static bool put_member(tg_onnx *o, tg_out *out, const char *key, tg_onnx_text text) {
    tg_out_key(out, key);
    return put_text(o, out, text);
}

static bool put_texts(tg_onnx *o, tg_out *out, const char *key, const ks_list *texts) {
    tg_out_key(out, key);
    tg_out_begin_array(out);
    for (uint64_t i = 0; i < texts->count && !out->ended; i++) {
        if (!put_text(o, out, *(const tg_onnx_text *)ks_list_at(texts, i))) return false;
    }
    tg_out_end_array(out);
    return true;
}

static bool put_opsets(tg_onnx *o, tg_out *out) {
    const ks_list *sets = &o->machine.opsets;
    tg_out_key(out, "opset_import");
    tg_out_begin_array(out);
    for (uint64_t i = 0; i < sets->count && !out->ended; i++) {
        const tg_onnx_opset *set = ks_list_at(sets, i);
        tg_out_begin_object(out);
        if (!put_member(o, out, "domain", set->domain)) return false;
        tg_out_key(out, "version");
        tg_out_s64(out, set->version);
        tg_out_end_object(out);
    }
    tg_out_end_array(out);
    return true;
}

/* The empty domain, which is ONNX's own, stays empty. */
static void put_key(const tg_onnx *o, tg_out *out, tg_onnx_text text) {
    if (text.len == 0) {
        tg_out_key(out, "");
        return;
    }
    tg_out_key_component(out, (const uint8_t *)tg_onnx_bytes(&o->machine, text), text.len);
}

/* Operators of one domain follow each other. */
static int order(const void *self, uint64_t i, uint64_t j) {
    const tg_onnx_machine *m = self;
    const tg_onnx_text x = ((const tg_onnx_operator *)ks_list_at(&m->operators, i))->domain;
    const tg_onnx_text y = ((const tg_onnx_operator *)ks_list_at(&m->operators, j))->domain;
    const uint32_t n = x.len < y.len ? x.len : y.len;
    const int first = n > 0 ? memcmp(tg_onnx_bytes(m, x), tg_onnx_bytes(m, y), n) : 0;
    return first != 0 ? first : x.len < y.len ? -1 : x.len > y.len;
}

bool tg_onnx_sort_operators(tg_onnx *o) {
    const tg_onnx_machine *m = &o->machine;
    uint64_t in_order = 1;
    while (in_order < m->operators.count && order(m, in_order - 1, in_order) <= 0) in_order++;
    if (in_order >= m->operators.count) return true;
    o->sorted_operators = tg_foreign_sort(m->ks, m->operators.count, m->operators.count, order, m);
    return o->sorted_operators != NULL;
}

static uint64_t operator_at(const tg_onnx *o, uint64_t i) {
    return o->sorted_operators != NULL ? o->sorted_operators[i] : i;
}

static void put_operators(tg_onnx *o, tg_out *out) {
    const tg_onnx_machine *m = &o->machine;
    tg_out_key(out, "operators");
    tg_out_begin_object(out);
    for (uint64_t i = 0; i < m->operators.count && !out->ended; i++) {
        const uint64_t number = operator_at(o, i);
        const tg_onnx_operator *op = ks_list_at(&m->operators, number);
        const bool is_first = i == 0 || order(m, operator_at(o, i - 1), number) != 0;
        if (is_first && i > 0) tg_out_end_object(out);
        if (is_first) {
            put_key(o, out, op->domain);
            tg_out_begin_object(out);
        }
        put_key(o, out, op->name);
        tg_out_u64(out, op->count);
    }
    if (m->operators.count > 0) tg_out_end_object(out);
    tg_out_end_object(out);
}

static bool put_props(tg_onnx *o, tg_out *out) {
    const ks_list *props = &o->machine.props;
    tg_out_key(out, "metadata_props");
    tg_out_begin_object(out);
    for (uint64_t i = 0; i < props->count && !out->ended; i++) {
        const tg_onnx_pair *pair = ks_list_at(props, i);
        put_key(o, out, pair->key);
        if (!put_text(o, out, pair->value)) return false;
    }
    tg_out_end_object(out);
    return true;
}

static void put_number(tg_out *out, const char *key, int64_t number) {
    tg_out_key(out, key);
    tg_out_s64(out, number);
}

bool tg_onnx_metadata(tg_file *file, tg_out *out) {
    tg_onnx *o = tg_onnx_of(file);
    const tg_onnx_machine *m = &o->machine;
    put_number(out, "ir_version", m->ir_version);
    const bool is_told = put_member(o, out, "producer_name", m->producer_name) &&
                         put_member(o, out, "producer_version", m->producer_version) &&
                         put_member(o, out, "domain", m->domain);
    put_number(out, "model_version", m->model_version);
    if (!is_told || !put_opsets(o, out) || !put_member(o, out, "graph", m->graph))
        return ks_fail(m->ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
    put_number(out, "nodes", (int64_t)m->nodes); /* fewer than bytes of the file */
    if (!put_texts(o, out, "inputs", &m->inputs) || !put_texts(o, out, "outputs", &m->outputs))
        return ks_fail(m->ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
    put_operators(o, out);
    put_number(out, "functions", (int64_t)m->functions.count);
    return put_props(o, out) || ks_fail(m->ks, KS_NO_MEMORY, KS_NO_OFFSET, "");
}
