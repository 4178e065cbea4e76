/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_reader.c - for Eva: the reader of NNB and all that it reads on demand, with what reader.h puts in place of
 * the runtime. The reader of a function has a driver of its own, nnb_functions_reader; here it answers any number of
 * inputs and outputs in blocks of any number that is not below 0.
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
