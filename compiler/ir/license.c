/* SPDX-License-Identifier: Apache-2.0 */
/* license.c - see license.h. */
#include "license.h"

#include <string.h>

const char *ksyc_spdx_license(const ir_spec *spec) {
    /* Identifiers, operators and parentheses; nothing of this can end a comment or a line. */
    static const char legal[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-+() ";
    const char *text = spec->license;
    return text != NULL && text[0] != '\0' && text[strspn(text, legal)] == '\0' ? text : NULL;
}

const char *ksyc_license_comment(pool *p, const ir_spec *spec) {
    const char *text = ksyc_spdx_license(spec);
    return text == NULL ? "" : ksyc_pool_printf(p, "/* SPDX-License-Identifier: %s */\n", text);
}
