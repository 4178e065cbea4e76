/* SPDX-License-Identifier: Apache-2.0 */
/*
 * btf_reader.c - for Eva: the reader of BTF and all that it reads on demand, with what reader.h puts in place
 * of the runtime.
 */
#include "reader.h"

#include "generated/btf.c"

static ks_ctx context;
static ks_stream stream;

int main(void) {
    btf *root = NULL;
    begin(&context, &stream);
    return btf_read(&context, &stream, &root) && btf_complete(&context, root);
}
