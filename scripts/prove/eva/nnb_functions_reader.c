/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nnb_functions_reader.c - for Eva: the reader of a function of NNB, with the arguments of each
 * function, and with the replacements of the runtime in reader.h. The table of blocks is arbitrary.
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
