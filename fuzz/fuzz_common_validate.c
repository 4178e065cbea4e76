/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fuzz_common_validate.c - the proved validators beside the readers.
 */
#include <string.h>

#include "btf_validate.h"
#include "fuzz.h"
#include "nnb_validate.h"
#include "primitiv_validate.h"
#include "pvp_validate.h"

/* A validator has no budget: records that many entries point to are checked as often. */
#define LARGEST ((size_t)64 << 10)

/* What a grammar does not say: a limit, and a key that occurs twice. */
static bool is_more_than_grammar(const tg_error *error) {
    return error->code == TG_CODE_LIMIT || error->code == TG_CODE_NO_MEMORY ||
           strcmp(error->expected, "a key that none before it has") == 0;
}

void fuzz_check_validator(tg_format format, const uint8_t *data, size_t size,
                          const tg_error *error) {
    bool is_valid = false;
    if (size > LARGEST || (error != NULL && is_more_than_grammar(error))) return;
    switch (format) {
    case TG_FORMAT_BTF: is_valid = btf_validate(data, size); break;
    case TG_FORMAT_NNB: is_valid = nnb_validate(data, size); break;
    case TG_FORMAT_PRIMITIV: is_valid = primitiv_validate(data, size); break;
    case TG_FORMAT_PVP: is_valid = pvp_validate(data, size); break;
    default: return; /* there is no validator */
    }
    FUZZ_PROMISE(FUZZ_NO_INTERNAL_ERROR, is_valid == (error == NULL),
                 "%s, and the validator says the opposite",
                 error == NULL ? "accepted" : tg_code_name(error->code));
}
