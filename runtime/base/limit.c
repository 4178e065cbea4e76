/* SPDX-License-Identifier: Apache-2.0 */
/*
 * limit.c - see limit.h.
 */
#include "limit.h"

#include <string.h>

const char *tg_limit_name(tg_limit limit) {
    static const char *const names[TG_LIMIT_COUNT] = {
#define NAME(id, number, name) [number] = name,
        TG_LIMITS(NAME)
#undef NAME
    };
    unsigned number = (unsigned)limit; /* an enum may be signed or unsigned */
    return number < TG_LIMIT_COUNT ? names[number] : NULL;
}

uint64_t tg_limit_get(const tg_limits *limits, tg_limit limit) {
    switch (limit) {
    case TG_LIMIT_MAX_FILE: return limits->max_file;
    case TG_LIMIT_MAX_STREAM: return limits->max_stream;
    case TG_LIMIT_MAX_TENSORS: return limits->max_tensors;
    case TG_LIMIT_MAX_RANK: return limits->max_rank;
    case TG_LIMIT_MAX_MEMORY: return limits->max_memory;
    case TG_LIMIT_MAX_WORK: return limits->max_work;
    case TG_LIMIT_MAX_DENSE: return limits->max_dense;
    case TG_LIMIT_MAX_OUTPUT: return limits->max_output;
    case TG_LIMIT_NONE:
    case TG_LIMIT_COUNT: break;
    }
    return 0;
}

void tg_limit_set(tg_limits *limits, tg_limit limit, uint64_t value) {
    switch (limit) {
    case TG_LIMIT_MAX_FILE: limits->max_file = value; break;
    case TG_LIMIT_MAX_STREAM: limits->max_stream = value; break;
    case TG_LIMIT_MAX_TENSORS: limits->max_tensors = value; break;
    case TG_LIMIT_MAX_RANK:
        limits->max_rank = value < UINT32_MAX ? (uint32_t)value : UINT32_MAX;
        break;
    case TG_LIMIT_MAX_MEMORY: limits->max_memory = value; break;
    case TG_LIMIT_MAX_WORK: limits->max_work = value; break;
    case TG_LIMIT_MAX_DENSE: limits->max_dense = value; break;
    case TG_LIMIT_MAX_OUTPUT: limits->max_output = value; break;
    case TG_LIMIT_NONE:
    case TG_LIMIT_COUNT: break;
    }
}

tg_limits tg_limits_default(void) {
    tg_limits limits;
    memset(&limits, 0, sizeof limits);
    limits.max_file = UINT64_C(1) << 40;
    limits.max_stream = UINT64_C(4) << 30;
    limits.max_tensors = UINT64_C(16) << 20;
    limits.max_dense = UINT64_C(1) << 30;
    limits.max_rank = 255;
    return limits;
}

void tg_limits_fill(tg_limits *limits) {
    const tg_limits standard = tg_limits_default();
    for (int i = TG_LIMIT_NONE + 1; i < TG_LIMIT_COUNT; i++) {
        tg_limit limit = (tg_limit)i;
        if (tg_limit_get(limits, limit) == 0)
            tg_limit_set(limits, limit, tg_limit_get(&standard, limit));
    }
}

const char tg_expected_dense[] = "at most % bytes of dense copies of sparse tensors";
const char tg_expected_tensors[] = "at most % tensors";
const char tg_expected_unpacked[] = "at most % bytes of compressed members";

tg_limit tg_limit_of(const ks_error *error) {
    if (error->code != KS_LIMIT) return TG_LIMIT_NONE;
    if (error->expected == ks_expected_memory) return TG_LIMIT_MAX_MEMORY;
    if (error->expected == ks_expected_work) return TG_LIMIT_MAX_WORK;
    if (error->expected == tg_expected_unpacked) return TG_LIMIT_MAX_DENSE;
    if (error->expected == tg_expected_tensors) return TG_LIMIT_MAX_TENSORS;
    return TG_LIMIT_NONE;
}
