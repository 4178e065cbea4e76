/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_layout.c - see nnb_layout.h.
 */
#include "nnb_layout.h"

#include <string.h>

#include "ks_put.h"

bool tg_nnb_parse_layout(ks_ctx *ks, uint16_t id, nnb_functions *function) {
    static const uint8_t first_offset[NNB_WORD] = {0}; /* an index table of one block */
    uint8_t record[NNB_LONGEST_RECORD] = {0};
    ks_put_u2le(record, id);
    ks_text bytes = {.data = record, .size = sizeof record, .span = sizeof record};
    ks_stream io = ks_stream_over(&bytes);
    memset(function, 0, sizeof *function);
    function->index_table = (ks_view){first_offset, 1};
    function->end = sizeof record;
    ks->num_notes = 0;
    return nnb_functions_parse(ks, &io, function);
}
