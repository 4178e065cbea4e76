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

void fuzz_check_validator(tg_format format, const uint8_t *data, size_t size,
                          const tg_error *error) {
    const tg_adapter *adapter = adapter_of(format);
    if (adapter == NULL || adapter->validate == NULL) return;
    if (size > LARGEST || (error != NULL && is_more_than_grammar(error))) return;
    FUZZ_PROMISE(FUZZ_NO_INTERNAL_ERROR,
                 ks_accepts(adapter->validate, data, size) == (error == NULL),
                 "%s, and the validator says the opposite",
                 error == NULL ? "accepted" : tg_code_name(error->code));
}
