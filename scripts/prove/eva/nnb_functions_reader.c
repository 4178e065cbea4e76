/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_functions_reader.c - for Eva: the reader of a function of NNB, with the arguments that each of them has, with
 * what reader.h puts in place of the runtime. The table of blocks is any.
 */
#include "reader.h"

#include "nnb_functions.c"

static ks_ctx context;
static ks_stream stream;
static nnb_functions function;

int main(void) {
    begin(&context, &stream);
    function.index_table = (ks_view){file, up_to(LONGEST / 4)};
    function.end = any_u64();
    return nnb_functions_parse(&context, &stream, &function) &&
           nnb_functions_complete(&context, &function);
}
