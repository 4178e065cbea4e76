/* SPDX-License-Identifier: Apache-2.0 */
/*
 * confine.c - enters the sandbox, and says what is missing. What a verb may do is decided in cli_confine.c.
 */
#include "cli.h"

static bool tell(const args *a, const sandbox_report *r, bool good) {
    char words[256];
    char text[320];
    if (good && !(a->verbose && r->kernel_has_less)) return true;
    sandbox_words(r, words, sizeof words);
    snprintf(text, sizeof text, "%s%s",
             good        ? ""
             : r->failed ? "cannot be entered: "
                         : "--sandbox=require: ",
             words);
    complain(a->err, "sandbox", text);
    return good;
}

bool confine(const args *a, const sandbox_policy *policy) {
    sandbox_report r;
    const bool good = sandbox_enter(policy, &r);
    return tell(a, &r, good);
}

bool supervise(const args *a) {
    sandbox_report r;
    if (a->sandbox == SANDBOX_OFF) return true;
    sandbox_harden(a->sandbox);
    sandbox_probe(&r);
    return tell(a, &r, a->sandbox != SANDBOX_REQUIRE || (r.landlock > 0 && r.seccomp));
}
