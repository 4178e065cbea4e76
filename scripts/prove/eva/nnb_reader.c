/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_reader.c - for Eva: the reader of NNB and all that it reads on demand, with the replacements
 * of the runtime in reader.h. The reader of a function has a separate driver, nnb_functions_reader;
 * here it returns any number of inputs and outputs in blocks with any number that is not negative.
 */
#include "reader.h"

#include "nnb.c"

bool nnb_functions_parse(ks_ctx *ks, ks_stream *io, nnb_functions *self) {
    if (!moves(ks, io)) return false;
    self->inputs_count = (uint32_t)up_to(UINT32_MAX);
    self->inputs_block = Frama_C_interval(0, INT32_MAX);
    self->outputs_count = (uint32_t)up_to(UINT32_MAX);
    self->outputs_block = Frama_C_interval(0, INT32_MAX);
    return true;
}
bool nnb_functions_complete(ks_ctx *ks, nnb_functions *self) { return may_fail(ks); }
void nnb_functions_make_cut_input(ks_ctx *ks, nnb_functions *self) {
    self->cut_input = (uint8_t)up_to(UINT8_MAX);
    self->ks_state_cut_input = KS_DONE;
}

DRIVER(nnb)
