/* SPDX-License-Identifier: Apache-2.0 */
/*
 * confine.c - enters the sandbox, and says what is missing. What a verb may do is decided in cli_confine.c.
 */
#include "cli.h"

bool confine(const args *a, const sandbox_policy *policy) {
    char words[256];
    char text[320];
    sandbox_report r;
    const bool good = sandbox_enter(policy, &r);
    if (good && !(a->verbose && r.kernel_has_less)) return true;
    sandbox_words(&r, words, sizeof words);
    snprintf(text, sizeof text, "%s%s",
             good       ? ""
             : r.failed ? "cannot be entered: "
                        : "--sandbox=require: ",
             words);
    complain(a->err, "sandbox", text);
    return good;
}
