/* SPDX-License-Identifier: Apache-2.0 */
/* embedded.c - see embedded.h. */
#include "embedded.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void ksyc_append_embedded(output *o, const char *name) {
    for (size_t i = 0; i < num_embedded_texts; i++) {
        const embedded_text *text = &embedded_texts[i];
        if (strcmp(text->name, name) != 0) continue;
        for (size_t k = 0; k < text->num_lines; k++) ksyc_append(o, text->lines[k]);
        return;
    }
    fprintf(stderr, "ksyc: no text %s inside\n", name);
    abort();
}
