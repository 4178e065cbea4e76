/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conformance.c - answers what the expectation files of the official test suite ask about parse trees.
 *
 *     conformance GRAMMAR FILE    with questions on standard input, one a line
 *
 * A question is a path of members and `[INDEX]`, separated by spaces. It is followed as far as it leads to fields, and
 * only the instances on the way are computed. Each answer is a line of JSON: {"used": N, "value": V} with the number of
 * steps that were followed and the value there (an object as {"type": NAME}, otherwise as in tree_values.h), or
 * {"used": N, "error": CODE}. The first line tells how the reading ended, before any question: {} or {"error": CODE}
 * with the numbers of the error.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conformance.h"
#include "tree_values.h"

enum { MAX_STEPS = 64, MAX_LINE = 4096, MAX_FILE = 1 << 20 };

/* Where a path has led to: an object, a field of an object, or an element of a field. */
typedef struct place {
    const ks_type *type;   /* of the object; NULL: it is none */
    uint8_t *object;       /* NULL: only `record` */
    const uint8_t *record; /* of a plain type */
    const ks_field *field;
    const void *element;   /* of a list */
    const uint8_t *number; /* of a view */
    bool is_absent;
} place;

static place object_place(const ks_type *type, void *object, const uint8_t *record) {
    return (place){.type = type, .object = object, .record = record};
}

/* The object that is stored at `at`, when it is one. */
static void open_object(place *p, const void *at) {
    const ks_field *f = p->field;
    if (f->storage == KS_STORE_OBJECT) {
        *p = object_place(f->type, (void *)(uintptr_t)at, NULL);
    } else if (f->storage == KS_STORE_POINTER) {
        *p = object_place(f->type, *(void *const *)at, NULL);
    } else if (f->storage == KS_STORE_REF) {
        const ks_ref *ref = (const ks_ref *)at;
        if (ref->object == NULL) p->is_absent = true;
        if (ref->object != NULL) *p = object_place(ref->type, ref->object, NULL);
    } else if (f->storage == KS_STORE_ANY) {
        const ks_any *any = (const ks_any *)at;
        if (any->kind == KS_ANY_NONE) p->is_absent = true;
        if (any->kind == KS_ANY_OBJECT)
            *p = object_place(any->object.type, any->object.object, NULL);
    }
}

static bool is_array(const place *p) {
    return p->field != NULL && p->element == NULL && p->number == NULL &&
           ((p->field->flags & KS_FIELD_REPEATED) != 0 || p->field->storage == KS_STORE_VIEW);
}

/* False after an error of the context; *used tells whether the step leads anywhere. */
static bool follow_member(ks_ctx *ks, place *p, const char *step, bool *used) {
    *used = false;
    for (uint32_t i = 0; p->type != NULL && i < p->type->num_fields; i++) {
        const ks_field *f = &p->type->fields[i];
        if (strcmp(f->name, step) != 0) continue;
        *used = true;
        if (p->record == NULL && f->get != NULL && !f->get(ks, p->object)) return false;
        p->field = f;
        p->type = NULL;
        p->is_absent = p->record == NULL && !tree_is_present(f, p->object);
        if (p->record == NULL && !p->is_absent && !is_array(p))
            open_object(p, p->object + f->offset);
        return true;
    }
    return true;
}

static bool follow_index(ks_ctx *ks, place *p, const char *step, bool *used) {
    uint64_t index = strtoull(step + 1, NULL, 10);
    *used = is_array(p) && !p->is_absent;
    if (!*used) return true;
    if (p->field->storage == KS_STORE_VIEW) {
        const ks_view *view = (const ks_view *)(const void *)(p->object + p->field->offset);
        const ks_type *type = p->field->type;
        uint64_t size = type != NULL ? type->wire_size : p->field->wire_size;
        if (index >= view->count) return ks_fail(ks, KS_INDEX, 0, "");
        const uint8_t *at = view->data + index * size;
        if (!ks_fetch(ks, at, size)) return false;
        if (type != NULL) {
            *p = object_place(type, NULL, at);
        } else {
            p->number = at;
        }
        return true;
    }
    const ks_list *list = (const ks_list *)(const void *)(p->object + p->field->offset);
    if (index >= list->count) return ks_fail(ks, KS_INDEX, 0, "");
    p->element = ks_list_at(list, index);
    open_object(p, p->element);
    return true;
}

static bool print_place(ks_ctx *ks, const place *p) {
    if (p->is_absent) {
        printf("null");
        return true;
    }
    if (p->type != NULL) {
        printf("{\"type\": \"%s\"}", p->type->name);
        return true;
    }
    if (p->element != NULL) return tree_print_element(ks, p->field, p->element);
    if (p->number != NULL) {
        tree_print_number(p->field, p->number);
        return true;
    }
    return tree_print_field(ks, p->field, p->object, p->record);
}

static void print_error(const ks_error *error) {
    printf("\"error\": \"%s\", \"kind\": %d, \"allowed\": %" PRIu64 ", \"found\": %" PRIu64 "}\n",
           ks_code_name(error->code), (int)error->found.kind, error->allowed.u64, error->found.u64);
}

static void answer(ks_ctx *ks, const ks_type *type, void *root, char *question) {
    place p = object_place(type, root, NULL);
    unsigned num_used = 0;
    bool ok = true;
    bool used = true;
    for (char *step = strtok(question, " \n"); step != NULL && ok && used;
         step = strtok(NULL, " \n")) {
        ok =
            step[0] == '[' ? follow_index(ks, &p, step, &used) : follow_member(ks, &p, step, &used);
        if (used) num_used++;
    }
    printf("{\"used\": %u, ", num_used);
    if (ok) {
        printf("\"value\": ");
        ok = print_place(ks, &p);
        if (ok) printf("}\n");
        if (!ok) printf("null, ");
    }
    if (ok) return;
    print_error(&ks->error);
    ks->error = (ks_error){.code = KS_OK}; /* of this question alone */
}

int main(int argc, char **argv) {
    static char line[MAX_LINE];
    const conformance_reader *reader = NULL;
    for (size_t i = 0; argc == 3 && conformance_readers[i] != NULL; i++)
        if (strcmp(conformance_readers[i]->grammar, argv[1]) == 0) reader = conformance_readers[i];
    FILE *file = reader != NULL ? fopen(argv[2], "rb") : NULL;
    /* Exactly as large as the file, so that AddressSanitizer sees what lies behind its end. */
    uint8_t *input = malloc(MAX_FILE);
    if (file == NULL || input == NULL) return 2;
    size_t size = fread(input, 1, MAX_FILE, file);
    fclose(file);
    uint8_t *exact = size > 0 ? realloc(input, size) : input;
    if (exact == NULL) return 2;
    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(exact, size), ks_limits_for(size), NULL);
    ks_stream io = ks_stream_root(&ks);
    void *root = NULL;
    tree_out = stdout;
    setvbuf(stdout, NULL, _IOLBF, 0); /* each answer is waited for */
    printf("{");
    if (reader->read(&ks, &io, &root)) {
        printf("}\n");
    } else {
        print_error(&ks.error);
        ks.error = (ks_error){.code = KS_OK};
    }
    while (root != NULL && fgets(line, sizeof line, stdin) != NULL)
        answer(&ks, reader->type, root, line);
    ks_ctx_free(&ks);
    free(exact);
    return 0;
}
