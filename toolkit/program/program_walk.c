/* SPDX-License-Identifier: Apache-2.0 */
/* program_walk.c - walks over the parse tree, under the budget of parsing. */
#include "program_parts.h"

#include <stdio.h>

ks_go ks_program_spend(ks_ctx *ks, const ks_node *node) {
    const uint64_t bytes = node->value.kind == KS_KIND_TEXT ? node->value.u64 : 0;
    return ks_spend(ks, 1 + bytes / BYTES_PER_STEP) && !ferror(stdout) ? KS_GO_ON : KS_GO_STOP;
}

/* Objects and arrays that may be open at once: each nested object may be in an array, and types that do not contain
 * themselves are not counted by the parser. */
static uint32_t most_levels(const ks_ctx *ks) { return 4 * ks->limits.depth + 64; }

int ks_program_columns_of(const input *in) {
    char text[32];
    const int n = snprintf(text, sizeof text, "%zu", in->size);
    return n > 6 ? n : 6;
}

bool ks_program_walk(const ks_format *format, input *in, ks_visitor visitor) {
    in->ks.work_left = in->ks.limits.work;
    visitor.depth = most_levels(&in->ks);
    return ks_walk(&in->ks, format->type, in->root, &visitor);
}
