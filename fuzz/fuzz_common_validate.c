/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_common_validate.c - the proved validators compared with the readers.
 */
#include <string.h>

#include "fuzz.h"
#include "registry.h"

/* A validator has no budget: records to which many entries refer are checked that many times. */
#define LARGEST ((size_t)64 << 10)

/* What a grammar does not express: a limit, and a key or a name that occurs twice. */
static bool is_more_than_grammar(const tg_error *error) {
    return error->code == TG_CODE_LIMIT || error->code == TG_CODE_NO_MEMORY ||
           strcmp(error->expected, "a key that none before it has") == 0 ||
           strcmp(error->expected, "a name that none before it has") == 0;
}

/* NULL: this build does not have the format. */
static const tg_adapter *adapter_of(tg_format format) {
    for (size_t i = 0; i < tg_num_adapters; i++)
        if (tg_adapters[i]->format == format) return tg_adapters[i];
    return NULL;
}

/* What the validator accepts, and no reader was asked about. */
static void check_reader(const tg_adapter *adapter, const uint8_t *data, size_t size) {
    ks_ctx ks;
    void *root = NULL;
    ks_ctx_init(&ks, ks_input_memory(data, size), ks_limits_for(size), NULL);
    const bool is_read = adapter->read(&ks, &root);
    const bool is_stopped = ks.error.code == KS_LIMIT || ks.error.code == KS_NO_MEMORY;
    FUZZ_PROMISE(FUZZ_NO_INTERNAL_ERROR, is_read || is_stopped,
                 "the validator accepts, the reader says %s", ks_code_name(ks.error.code));
    /* Of a format that reads first, the reader takes note of more than the grammar. */
    FUZZ_PROMISE(FUZZ_NO_INTERNAL_ERROR,
                 !is_read || ks.num_notes == 0 || adapter->reads_first ||
                     !ks_accepts_strictly(adapter->validate, data, size),
                 "the strict validator accepts, the reader has %u notes", (unsigned)ks.num_notes);
    ks_ctx_free(&ks);
}

void fuzz_check_validator(tg_format format, const uint8_t *data, size_t size,
                          const tg_error *error) {
    const tg_adapter *adapter = adapter_of(format);
    if (adapter == NULL || adapter->validate == NULL) return;
    if (size > LARGEST || (error != NULL && is_more_than_grammar(error))) return;
    FUZZ_PROMISE(FUZZ_NO_INTERNAL_ERROR,
                 ks_accepts(adapter->validate, data, size) == (error == NULL),
                 "%s, and the validator says the opposite",
                 error == NULL ? "accepted" : tg_code_name(error->code));
    if (error == NULL) check_reader(adapter, data, size);
}
