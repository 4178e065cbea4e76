/* SPDX-License-Identifier: Apache-2.0 */
/* mutator_formats.c - the formats of generated/grammars.h. */
#include <string.h>

#include "checkpoint.h"
#include "grammars.h"
#include "mutator_formats.h"
#include "onnx_model.h"

/* As in the adapters: the stream must outlive the reading, and the tree is kept after an error. */
#define READER(id, is_big, complete)                                                               \
    static bool read_##id(ks_ctx *ks, ks_stream *io, void **root) {                                \
        id *object = NULL;                                                                         \
        bool good = id##_read(ks, io, &object);                                                    \
        *root = object;                                                                            \
        return good && complete;                                                                   \
    }
KS_GRAMMARS(READER)

#define PLACE(id, is_big, complete) AT_##id,
enum { KS_GRAMMARS(PLACE) };
#define ROW(id, big, complete)                                                                     \
    [AT_##id] = {.name = #id, .type = &id##_desc, .read = read_##id, .is_big = (big)},
static const fuzz_format FORMATS[] = {
    KS_GRAMMARS(ROW)[AT_pytorch].change = fuzz_change_checkpoint, [AT_onnx].change =
                                                                      fuzz_change_model};
enum { NUM_FORMATS = sizeof FORMATS / sizeof FORMATS[0] };

const fuzz_format *fuzz_format_at(size_t i) { return i < NUM_FORMATS ? &FORMATS[i] : NULL; }

const fuzz_format *fuzz_format_find(const char *name) {
    for (size_t i = 0; i < NUM_FORMATS; i++)
        if (strcmp(FORMATS[i].name, name) == 0) return &FORMATS[i];
    return NULL;
}
