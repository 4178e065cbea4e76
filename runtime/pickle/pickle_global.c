/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pickle_global.c - what the globals of a pickle stand for: the lines of pickle_calls.def, and nothing else.
 */
#include "error.h"
#include "pickle_machine.h"

typedef struct global {
    const char *module;
    const char *name;
    uint16_t len_module;
    uint16_t len_name;
    uint8_t kind;   /* a tg_pickle_kind; NONE: honest, but nothing that is read here */
    uint16_t which; /* a tg_pickle_function or a tg_dtype */
    const char *what;
} global;

#define GLOBAL(module, name, kind, which, what)                                                    \
    {module, name, sizeof(module) - 1, sizeof(name) - 1, kind, which, what},
static const global globals[] = {
#define PICKLE_CALL(module, name, function)                                                        \
    GLOBAL(module, name, TG_PICKLE_FUNCTION, TG_CALL_##function, "")
#define PICKLE_STORAGE(module, name, dtype)                                                        \
    GLOBAL(module, name, TG_PICKLE_STORAGE_TYPE, TG_DTYPE_##dtype, "")
#define PICKLE_DTYPE(module, name, dtype)                                                          \
    GLOBAL(module, name, TG_PICKLE_DTYPE, TG_DTYPE_##dtype, "")
#define PICKLE_KNOWN(module, name, what) GLOBAL(module, name, TG_PICKLE_NONE, 0, what)
#include "pickle_calls.def"
#undef PICKLE_CALL
#undef PICKLE_STORAGE
#undef PICKLE_DTYPE
#undef PICKLE_KNOWN
};

enum { NUM_GLOBALS = sizeof globals / sizeof *globals };
_Static_assert(NUM_GLOBALS <= TG_PICKLE_GLOBALS_MAX, "each global has a place in the machine");

const char *tg_pickle_module_of(unsigned i) { return globals[i].module; }
const char *tg_pickle_name_of(unsigned i) { return globals[i].name; }

/* The line of a global; NUM_GLOBALS: there is none. Module and name are compared as a whole, and byte by byte. */
static unsigned find(const tg_pickle_machine *m, const tg_pickle_value *module,
                     const tg_pickle_value *name) {
    const char *of_module = tg_pickle_text(m, module);
    const char *of_name = tg_pickle_text(m, name);
    size_t len_module = module->count;
    if (tg_pickle_text_is(m, module, "__builtin__", 11)) { /* its name in Python 2 */
        of_module = "builtins";
        len_module = 8;
    }
    for (unsigned i = 0; i < NUM_GLOBALS; i++) {
        const global *g = &globals[i];
        if (name->count == g->len_name && len_module == g->len_module &&
            memcmp(of_name, g->name, g->len_name) == 0 &&
            memcmp(of_module, g->module, g->len_module) == 0)
            return i;
    }
    return NUM_GLOBALS;
}

bool tg_pickle_global(tg_pickle_machine *m, tg_pickle_value module, tg_pickle_value name) {
    enum { STEPS = 8 };
    if (!ks_spend(m->in.ks, STEPS)) return false;
    const unsigned i = find(m, &module, &name);
    if (i < NUM_GLOBALS && globals[i].kind != TG_PICKLE_NONE) {
        m->globals[i] = 1;
        const tg_pickle_value value = {.kind = globals[i].kind,
                                       .which = globals[i].which,
                                       .at = (uint32_t)m->in.at}; /* below 2^32, as each place */
        return tg_pickle_push_value(m, value);
    }
    m->names_global = true;
    m->module = module;
    m->name = name;
    m->honest = i < NUM_GLOBALS ? globals[i].what : NULL;
    return tg_pickle_refuse(m, KS_UNSUPPORTED,
                            m->honest != NULL ? "a checkpoint of plain tensors"
                                              : tg_expected_no_calls);
}
