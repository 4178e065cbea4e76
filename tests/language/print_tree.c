/* SPDX-License-Identifier: Apache-2.0 */
/*
 * print_tree.c - parsers that ksyc generated, as a program; see print_tree.h.
 *
 *     print_tree < INPUTS                INPUTS has a line for each file, GRAMMAR HEX
 *     run_tree SPEC.ksy... < INPUTS      the same with run_tree.c, which interprets the grammars
 *
 * For each line it prints the tree that the descriptor tables show, as JSON (see tree_values.h), or
 * `refused CODE OFFSET PATH TEXT`, where TEXT is what ks_error_text says. The sizes that the tables tell of the fields
 * have to add up to what the root took.
 */
#define _POSIX_C_SOURCE 200809L /* open_memstream, getline */
#include "print_tree.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ks_error_text.h"
#include "tree_values.h"

/* The root has its size; ks_object_size of its type without that adds up the fields. */
static bool adds_up(const ks_type *type, const uint8_t *root) {
    ks_type plain = *type;
    ks_span span;
    memcpy(&span, root, sizeof span);
    plain.wire_size = KS_NOWHERE;
    plain.has_size = false;
    for (uint32_t i = 0; i < type->num_fields; i++)
        if ((type->fields[i].flags & KS_FIELD_BITS) != 0) return true;
    return ks_object_size((ks_object){&plain, root}) == span.size;
}

/* What is wrong, where, in which field, and in which words. */
static void print_refusal(const ks_error *error) {
    char path[256], text[1024];
    ks_error_path(error, path, sizeof path);
    ks_error_text(error, NULL, text, sizeof text);
    printf("refused %s %" PRIu64 " %s %s\n", ks_code_name(error->code), error->offset, path, text);
}

/* One line of answer. */
static void answer(const grammar *g, const uint8_t *data, size_t size) {
    char *text = NULL;
    size_t length = 0;
    void *root = NULL;
    ks_ctx ks;
    tree_out = open_memstream(&text, &length);
    if (tree_out == NULL) abort();
    ks_ctx_init(&ks, ks_input_memory(data, size), ks_limits_for(size), NULL);
    ks_stream io = ks_stream_root(&ks);
    bool valid = g->read(g, &ks, &io, &root);
    if (valid && g->complete != NULL) valid = g->complete(&ks, root);
    if (valid) valid = tree_print_object(&ks, g->type, (uint8_t *)root, NULL);
    fclose(tree_out);
    if (valid && !adds_up(g->type, root))
        puts("the sizes of the fields are not that of the root");
    else if (valid)
        puts(text);
    else
        print_refusal(&ks.error);
    free(text);
    ks_ctx_free(&ks);
}

/* What there is of the tree when its input or memory ends anywhere can be looked at: sanitizers see it. */
static void look_at_partial_trees(const grammar *g, const uint8_t *data, size_t size) {
    bool is_cut = true;
    tree_out = fopen("/dev/null", "w");
    if (tree_out == NULL) abort();
    tree_is_partial = true;
    for (uint64_t step = 0; is_cut || step <= size; step++) {
        void *root = NULL;
        ks_ctx ks;
        ks_limits limits = ks_limits_for(size);
        if (step > size) limits.memory = 8 * (step - size);
        ks_ctx_init(&ks, ks_input_memory(data, step < size ? step : size), limits, NULL);
        ks_stream io = ks_stream_root(&ks);
        is_cut = !g->read(g, &ks, &io, &root) && (step <= size || ks.error.code == KS_LIMIT);
        if (root != NULL && !tree_print_object(&ks, g->type, (uint8_t *)root, NULL)) abort();
        ks_ctx_free(&ks);
    }
    tree_is_partial = false;
    fclose(tree_out);
}

static const grammar *find(const grammar *grammars, const char *name) {
    for (const grammar *g = grammars; g->name != NULL; g++)
        if (strcmp(g->name, name) == 0) return g;
    fprintf(stderr, "print_tree: no grammar '%s'\n", name);
    exit(2);
}

int main(int argc, char **argv) {
    const grammar *const grammars = list_grammars(argc, argv);
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        char *hex = strchr(line, ' ');
        if (hex == NULL) return 2;
        *hex++ = '\0';
        const size_t size = strspn(hex, "0123456789abcdef") / 2;
        uint8_t *data = malloc(size > 0 ? size : 1); /* of exactly this size, for sanitizers */
        if (data == NULL) abort();
        for (size_t i = 0; i < size; i++) {
            const char byte[3] = {hex[2 * i], hex[2 * i + 1], '\0'};
            data[i] = (uint8_t)strtoul(byte, NULL, 16);
        }
        const grammar *const g = find(grammars, line);
        answer(g, data, size);
        if (g->is_debug) look_at_partial_trees(g, data, size);
        free(data);
    }
    free(line);
    return 0;
}
