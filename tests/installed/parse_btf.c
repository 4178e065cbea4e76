/* SPDX-License-Identifier: Apache-2.0 */
/*
 * parse_btf.c - a program around generated/btf.c that has nothing but an installed runtime of ks: the suite
 * `install` compiles and links it with what ks.pc says.
 *
 *     parse_btf FILE     prints rank and shape of each tensor; exit code 1 where the parser refuses the file
 */
#include <inttypes.h>
#include <stdio.h>

#include "btf.h"

static uint8_t bytes[1 << 16];

int main(int argc, char **argv) {
    FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
    if (file == NULL) return 2;
    size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);

    ks_ctx ks;
    ks_ctx_init(&ks, ks_input_memory(bytes, size), ks_limits_for(size), NULL);
    ks_stream io = ks_stream_root(&ks);
    btf *root = NULL;
    bool valid = btf_read(&ks, &io, &root) && btf_complete(&ks, root);
    if (!valid) printf("%s at byte %" PRIu64 "\n", ks_code_name(ks.error.code), ks.error.offset);
    for (uint64_t i = 0; valid && i < root->num_tensors; i++) {
        const btf_offset_entry *entry = ks_list_at(&root->offsets, i);
        const btf_record *record = entry->record;
        printf("%" PRIu64 ": rank %" PRIu64 ", shape", i, record->header.rank);
        for (uint64_t k = 0; k < record->header.rank; k++) {
            const btf_dim *dim = ks_list_at(&record->dims, k);
            printf(" %" PRIu64, dim->length);
        }
        printf("\n");
    }
    ks_ctx_free(&ks);
    return valid ? 0 : 1;
}
