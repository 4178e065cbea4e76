/* SPDX-License-Identifier: Apache-2.0 */
/*
 * detect.c - detects the format of a file by reading it.
 *
 * NNB, PVP, BTF and safetensors have no magic number, so the only reliable test is to look at all of the file. Who looks, and
 * in which order, is one of these tables. `options` is what the caller asked for (tg_reads_strictly).
 *
 * 1. ask: the validator of each format, strictly. It is not asked where can_be_asked says so.
 *
 * 2. accept_at_once: one validator accepts, and every other format is excluded. Nobody has read the file into a tree then
 *    (tg_tree), and it has no notes.
 *
 *     validator said   options   asked now               excluded if            function
 *     accepted         any       nobody                  never                  accept_at_once
 *     refused          strict    nobody                  always                 is_refused
 *     refused          lenient   validator, leniently    it refuses             is_refused
 *     stopped          any       nobody                  never                  is_refused
 *     was not asked    any       reader, as by options   it refuses, but not    is_excluded
 *                                                        for a limit
 *
 * 3. try_format: otherwise each format is tried. The reader finds the notes, or the reason.
 *
 *     validator said   reader, as by options     reader, leniently          the format    function
 *     accepted         does not run              does not run               accepts       take_as
 *     any other        accepts                   does not run               accepts       take_as
 *     any other        refuses behind header     does not run               recognises    past_header
 *     any other        refuses in header         accepts, or refuses        recognises    read_leniently
 *                                                behind header
 *     any other        refuses in header         refuses in header, or      refuses       try_format
 *                                                options are lenient
 *
 *    The header has tg_adapter.header_size bytes. A reader that a limit stopped counts as behind the header. A read that failed
 *    ends the detection.
 *
 * 4. conclude: the first row that holds. "Known" is one format that accepts, if the file has its magic number: numbers of
 *    another format were that one's first bytes, so what other readers would have said does not matter.
 *
 *     a reader lacked memory, not known            no verdict: memory
 *     one accepts, and no limit stopped another,   that format; if there is a parse tree, it is kept
 *     or known
 *     none accepts, one recognises                 that format, and why it refuses the file
 *     at most one accepts, a limit stopped some    no verdict: the limit
 *     several accept                               ambiguous
 *     any other                                    unknown, and why each refuses it; foreign_file.c then
 *                                                  tells what other file it is
 *
 * 5. agrees_with_name: names decide nothing, with one exception. A format may own its suffix (tg_adapter.owns_suffix), so that
 *    a file of another format under such a name is refused.
 *
 * 6. confirm: a file that was read is accepted only if its validator accepts it, too.
 *
 * A format that the caller names (read_forced) is alone: it is asked as in 1, and tried as in the first two rows of 3.
 */
#include <string.h>

#include "build_formats.h"
#include "file.h"
#include "input.h"
#include "note_kind.h"
#include "text.h"

/* What the reader of a format reads from. Another one than such a reader and this file have the input without folds. */
static ks_input input_for(const tg_file *file, const tg_adapter *adapter) {
    return adapter->folds ? tg_input_folded(file->input) : tg_input_ks(file->input);
}

static void begin(tg_file *file, ks_ctx *ks, const tg_adapter *adapter, bool strict) {
    const tg_limits *own = &file->options.limits;
    ks_limits limits = ks_limits_for(file->size);
    if (own->max_memory != 0) limits.memory = own->max_memory;
    if (own->max_work != 0) limits.work = own->max_work;
    limits.strict = strict;
    ks_ctx_init(ks, input_for(file, adapter), limits, &file->allocator);
}

static bool read_as(tg_file *file, ks_ctx *ks, const tg_adapter *adapter, bool strict,
                    void **root) {
    const uint64_t most = file->options.limits.max_tensors;
    begin(file, ks, adapter, strict);
    *root = NULL;
    return (adapter->count == NULL || adapter->count(ks, most)) && adapter->read(ks, root);
}

/* The validator loads what it looks at, and has as many steps as the reader: it keeps no tree, and so may take more. */
static ks_verdict validate(tg_file *file, const tg_adapter *adapter, bool strict, int *code) {
    const ks_ctx *ks = &file->ks;
    ks_gate gate = ks_gate_input(&ks->input, ks->limits.work);
    /* A range of addresses: the size fits. */
    const ks_verdict verdict = adapter->validate(&gate, ks->input.base, (size_t)file->size, strict);
    *code = gate.code;
    return verdict;
}

/* What a validator said strictly. */
typedef struct answer {
    ks_verdict verdict; /* KS_STOPPED: perhaps it was not asked */
    int failed;         /* the code of a load that failed, or 0 */
} answer;

/* Limits that the caller sets are of the reader, so then it has to read. The validator calculates with all addresses of the
 * file. */
static bool can_be_asked(const tg_file *file, const tg_adapter *adapter) {
    const tg_limits *own = &file->options.limits;
    return adapter->validate != NULL && !adapter->reads_first && own->max_memory == 0 &&
           own->max_work == 0 && !tg_input_is_partial(file->input);
}

/* What the validator accepts has no notes. */
static answer ask(tg_file *file, const tg_adapter *adapter) {
    answer a = {KS_STOPPED, 0};
    if (can_be_asked(file, adapter)) a.verdict = validate(file, adapter, true, &a.failed);
    return a;
}

/* A load failed for the validator, with that code; it does not say where. */
static bool fail_to_load(ks_ctx *ks, int code) {
    ks_fail_found(ks, KS_IO, KS_NO_OFFSET, "input that can be read", ks_none(), ks_value_s64(code));
    return false;
}

/*
 * The validator, or where it does not accept, the reader. If a load fails, the reader meets the same failure and says
 * where; if it does not, since the second attempt succeeds, the failure ends the detection all the same.
 */
static bool take_as(tg_file *file, ks_ctx *ks, const tg_adapter *adapter, answer said,
                    void **root) {
    const bool strict = tg_reads_strictly(&file->options);
    *root = NULL;
    begin(file, ks, adapter, strict);
    if (said.verdict == KS_ACCEPTED) return true;
    const bool is_read = read_as(file, ks, adapter, strict, root);
    if (said.failed <= 0 || ks->error.code == KS_IO) return is_read;
    ks_ctx_free(ks);
    begin(file, ks, adapter, strict);
    *root = NULL;
    return fail_to_load(ks, said.failed);
}

static bool read_forced(tg_file *file, const tg_adapter *const *adapters, size_t num_adapters) {
    for (size_t i = 0; i < num_adapters; i++) {
        if (adapters[i]->format != file->options.format) continue;
        file->adapter = adapters[i];
        begin(file, &file->ks, adapters[i], tg_reads_strictly(&file->options));
        const answer said = ask(file, adapters[i]);
        return take_as(file, &file->ks, adapters[i], said, &file->root) || tg_fail_ks(file);
    }
    if ((unsigned)file->options.format < TG_NUM_FORMATS)
        return tg_fail(file, TG_CODE_UNSUPPORTED, "a format of this build");
    file->options.format = TG_FORMAT_NONE;
    return tg_fail(file, TG_CODE_USAGE, "a number of tg_format");
}

/* ------------------------------------------------------------------------------ the search */

/* Each has a bit: TG_FORMAT_BIT. */
enum { MOST_FORMATS = 64 };

typedef struct search {
    tg_file *file;
    ks_ctx *spare;                /* for readers after the first that accepted; NULL until needed */
    const tg_adapter *taker;      /* the first that accepted; its parse tree is in file->ks */
    const tg_adapter *recogniser; /* the first that recognised it and refused it */
    unsigned takers;
    unsigned recognisers;
    unsigned limited; /* of them, those that a limit stopped */
    unsigned starved; /* readers that lacked memory */
    tg_error refusal; /* of `recogniser` */
    tg_error limit;   /* of the first that a limit stopped */
    tg_error memory;  /* of the first that lacked memory */
    tg_refusal tried[TG_TRIED_MAX];
    uint32_t num_tried;
} search;

/* A limit may stop a reader in the header, too; with a larger one it might have gone on. */
static bool past_header(const ks_error *error, const tg_adapter *adapter) {
    return error->code == KS_LIMIT || error->offset >= adapter->header_size;
}

/* A reader ended without a file. Whether that is a refusal; if not, it lacked memory, or detection has to end: *go_on. */
static bool is_refusal(search *s, const ks_error *error, bool *go_on) {
    const tg_error stop = tg_error_of(error, TG_FORMAT_NONE, s->file->size);
    *go_on = true;
    if (error->code == KS_NO_MEMORY) {
        if (s->starved++ == 0) s->memory = stop;
        return false;
    }
    if (error->code == KS_IO || error->code == KS_OK) {
        s->file->error = stop;
        *go_on = false;
        return false;
    }
    return true;
}

static void recognise(search *s, const tg_adapter *adapter, const ks_error *error) {
    const tg_error refusal = tg_error_of(error, adapter->format, s->file->size);
    if (refusal.code == TG_CODE_LIMIT && s->limited++ == 0) s->limit = refusal;
    if (s->recognisers++ == 0) {
        s->recogniser = adapter;
        s->refusal = refusal;
    }
}

/* In strict mode a reader may refuse the header because of what is otherwise a note; such a file still counts as
 * recognised. If a limit stops the second reading, that is the reason, since it decides whether the file is. */
static bool read_leniently(search *s, ks_ctx *ks, const tg_adapter *adapter) {
    const ks_error refusal = ks->error;
    void *root = NULL;
    bool go_on = true;
    const bool is_read = read_as(s->file, ks, adapter, false, &root);
    ks_ctx_free(ks);
    if (is_read) {
        recognise(s, adapter, &refusal);
    } else if (is_refusal(s, &ks->error, &go_on) && past_header(&ks->error, adapter)) {
        recognise(s, adapter, ks->error.code == KS_LIMIT ? &ks->error : &refusal);
    }
    return go_on;
}

/* Tries one format. False, with file->error, if detection has to end. */
static bool try_format(search *s, const tg_adapter *adapter, answer said) {
    tg_file *file = s->file;
    ks_ctx *ks = &file->ks;
    if (s->taker != NULL) {
        const ks_allocator *a = &file->allocator;
        if (s->spare == NULL) s->spare = a->alloc(a->self, sizeof *s->spare);
        if (s->spare == NULL) return tg_fail(file, TG_CODE_NO_MEMORY, "");
        ks = s->spare;
    }
    void *root = NULL;
    /* Only the first TG_TRIED_MAX reasons are reported; `spare_reason` receives the others. */
    tg_refusal spare_reason;
    tg_refusal *tried = s->num_tried < TG_TRIED_MAX ? &s->tried[s->num_tried++] : &spare_reason;
    if (take_as(file, ks, adapter, said, &root)) {
        memset(tried, 0, sizeof *tried);
        tried->format = adapter->format;
        tried->expected = "";
        s->takers++;
        if (s->taker == NULL) {
            s->taker = adapter;
            file->root = root;
        } else {
            ks_ctx_free(ks);
        }
        return true;
    }
    ks_ctx_free(ks);
    *tried = tg_refusal_of(&ks->error, adapter->format);
    bool go_on = true;
    if (!is_refusal(s, &ks->error, &go_on)) return go_on;
    if (past_header(&ks->error, adapter)) {
        recognise(s, adapter, &ks->error);
        return true;
    }
    return !tg_reads_strictly(&file->options) || read_leniently(s, ks, adapter);
}

/* How many bytes of the file the reader took before it met a wrong one. Where bytes are missing, a length may be wrong, which
 * says nothing: in BTF any first number has room for some file. */
static uint64_t progress(const tg_refusal *r) {
    return r->has_place && r->code != TG_CODE_TRUNCATED ? r->offset : 0;
}

/* The format that the file is most likely meant to be: by its name, or else by how far its reader came. */
static tg_format likely_format(const search *s) {
    const char *name = s->file->options.name;
    const tg_format named = name != NULL ? tg_format_by_suffix(name) : TG_FORMAT_NONE;
    const tg_refusal *best = NULL;
    for (uint32_t i = 0; i < s->num_tried; i++) {
        const tg_refusal *r = &s->tried[i];
        if (r->format == named) return named;
        if (progress(r) > (best != NULL ? progress(best) : 0)) best = r;
    }
    return best != NULL ? best->format : TG_FORMAT_NONE;
}

/* Copies the reasons into the error, that of the likely format first. */
static void tell_tried(const search *s, tg_error *error) {
    const tg_format likely = likely_format(s);
    uint32_t n = 0;
    for (uint32_t i = 0; i < s->num_tried; i++) {
        if (s->tried[i].format == likely) error->tried[n++] = s->tried[i];
    }
    error->is_likely = n > 0;
    for (uint32_t i = 0; i < s->num_tried; i++) {
        if (s->tried[i].format != likely) error->tried[n++] = s->tried[i];
    }
    error->num_tried = n;
}

static bool conclude(search *s) {
    tg_file *file = s->file;
    const bool is_known = s->takers == 1 && s->taker->has_magic;
    if (s->starved > 0 && !is_known) {
        file->error = s->memory;
        return false;
    }
    if (s->takers == 1 && (s->limited == 0 || is_known)) {
        file->adapter = s->taker;
        return true;
    }
    if (s->takers == 0 && s->recognisers == 1) {
        file->adapter = s->recogniser;
        file->error = s->refusal;
        return false;
    }
    if (s->takers <= 1 && s->limited > 0) {
        /* With larger limits the verdict may be another. */
        file->error = s->limit;
        file->error.format = TG_FORMAT_NONE;
        file->error.path_len = 0;
        file->error.offset = 0;
        file->error.has_place = false;
        return false;
    }
    uint64_t shown = file->size < TG_VALUE_BYTES ? file->size : TG_VALUE_BYTES;
    ks_ctx_free(&file->ks);
    ks_ctx_init(&file->ks, tg_input_folded(file->input), ks_limits_for(file->size),
                &file->allocator);
    const uint8_t *data = ks_input_bytes(&file->ks, 0, shown);
    if (data == NULL) return tg_fail_ks(file);

    tg_fail(file, s->takers > 1 ? TG_CODE_AMBIGUOUS : TG_CODE_UNKNOWN_FORMAT, "");
    file->error.found.kind = shown > 0 ? TG_KIND_BYTES : TG_KIND_NONE;
    file->error.found.u64 = file->size;
    memcpy(file->error.found.bytes, data, (size_t)shown);
    if (s->takers > 1) {
        file->error.num_tried = s->num_tried;
        memcpy(file->error.tried, s->tried, sizeof s->tried);
        return false;
    }
    tell_tried(s, &file->error);
    if (s->num_tried > 1) file->error.remedy = TG_REMEDY_TRIED;
    return false;
}

/* Whether the reader would refuse the file, which is what the validator of the same grammar says. */
static bool is_refused(tg_file *file, const tg_adapter *adapter, answer said) {
    int failed;
    if (said.verdict != KS_REFUSED || tg_reads_strictly(&file->options))
        return said.verdict == KS_REFUSED;
    return validate(file, adapter, false, &failed) == KS_REFUSED;
}

/* Whether the format cannot have the file. False, with *go_on or file->error, if it may, or the detection has to end. */
static bool is_excluded(search *s, const tg_adapter *adapter, answer said, bool *go_on) {
    tg_file *file = s->file;
    ks_ctx *ks = &file->ks;
    void *root = NULL;
    *go_on = true;
    if (can_be_asked(file, adapter)) return is_refused(file, adapter, said);
    const bool is_read = read_as(file, ks, adapter, tg_reads_strictly(&file->options), &root);
    ks_ctx_free(ks);
    if (is_read) return false;
    if (is_refusal(s, &ks->error, go_on)) return ks->error.code != KS_LIMIT;
    if (s->starved > 0) file->error = s->memory; /* what it would have said is not known */
    *go_on = false;
    return false;
}

/* By validators alone: the one format that accepts the file, if no other can have it. NULL: each has to be tried, or if not
 * *go_on, there is file->error. */
static const tg_adapter *accept_at_once(search *s, const tg_adapter *const *adapters, size_t n,
                                        const answer *said, bool *go_on) {
    const tg_adapter *taker = NULL;
    *go_on = true;
    for (size_t i = 0; i < n; i++) {
        if (said[i].verdict != KS_ACCEPTED) continue;
        if (taker != NULL) return NULL;
        taker = adapters[i];
    }
    for (size_t i = 0; taker != NULL && i < n; i++) {
        if (adapters[i] != taker && !is_excluded(s, adapters[i], said[i], go_on)) return NULL;
    }
    return taker;
}

/* Finds the format among those that are looked for. */
static bool find_among(search *s, const tg_adapter *const *adapters, size_t n) {
    tg_file *file = s->file;
    answer said[MOST_FORMATS];
    bool go_on = true;
    for (size_t i = 0; i < n; i++) {
        begin(file, &file->ks, adapters[i], tg_reads_strictly(&file->options));
        said[i] = ask(file, adapters[i]);
    }
    const tg_adapter *taker = accept_at_once(s, adapters, n, said, &go_on);
    if (!go_on) return false;
    if (taker != NULL) {
        begin(file, &file->ks, taker, tg_reads_strictly(&file->options));
        file->adapter = taker;
        return true;
    }
    for (size_t i = 0; i < n; i++) {
        if (!try_format(s, adapters[i], said[i])) return false;
    }
    return conclude(s);
}

static bool find(tg_file *file, const tg_adapter *const *adapters, size_t num_adapters) {
    if (file->options.format != TG_FORMAT_NONE) return read_forced(file, adapters, num_adapters);
    search s;
    memset(&s, 0, sizeof s);
    s.file = file;
    const uint64_t wanted = file->options.formats;
    const tg_adapter *looked_for[MOST_FORMATS];
    size_t n = 0;
    for (size_t i = 0; i < num_adapters; i++) { /* a bit for each, so at most MOST_FORMATS */
        if (wanted == 0 || (wanted & TG_FORMAT_BIT(adapters[i]->format)) != 0)
            looked_for[n++] = adapters[i];
    }
    const bool good = find_among(&s, looked_for, n);
    if (s.spare != NULL) file->allocator.free(file->allocator.self, s.spare, sizeof *s.spare);
    return good;
}

/* The format that alone may have the name of the file; NULL: each may. */
static const tg_adapter *owner_of_name(const tg_file *file, const tg_adapter *const *adapters,
                                       size_t num_adapters) {
    const tg_options *o = &file->options;
    if (o->name == NULL || o->format != TG_FORMAT_NONE || o->formats != 0) return NULL;
    const tg_format named = tg_format_by_suffix(o->name);
    for (size_t i = 0; i < num_adapters; i++) {
        if (adapters[i]->owns_suffix && adapters[i]->format == named) return adapters[i];
    }
    return NULL;
}

static void tell_other_format(tg_error *error, const tg_file *file, tg_format found) {
    char text[TG_ERROR_DETAIL];
    tg_error_message(error, text, sizeof text);
    tg_text t = {error->detail, sizeof error->detail, 0};
    tg_put(&t, text);
    tg_put(&t, "; the content is ");
    tg_put(&t, tg_format_name(found));
    tg_put(&t, ", and a name that ends in ");
    tg_put(&t, tg_format_suffixes(file->adapter->format));
    tg_put(&t, " is for ");
    tg_put(&t, tg_format_name(file->adapter->format));
    tg_put_end(&t);
    error->foreign = tg_format_name(found);
    error->remedy = TG_REMEDY_FORMAT;
}

/* Whether the error is about the file, and not about memory, input, or a limit. */
static bool judges(const ks_error *error) {
    return error->code != KS_NO_MEMORY && error->code != KS_IO && error->code != KS_LIMIT;
}

/* A file of another format is read anew, for the error of the format that owns the name. */
static bool agrees_with_name(tg_file *file, const tg_adapter *const *adapters,
                             size_t num_adapters) {
    const tg_adapter *owner = owner_of_name(file, adapters, num_adapters);
    const tg_adapter *found = file->adapter;
    if (owner == NULL || owner == found) return true;
    if (found->close != NULL) found->close(file);
    ks_ctx_free(&file->ks);
    file->adapter = owner;
    if (read_as(file, &file->ks, owner, tg_reads_strictly(&file->options), &file->root))
        return true;
    const bool is_judged = judges(&file->ks.error);
    tg_fail_ks(file);
    if (is_judged) tell_other_format(&file->error, file, found->format);
    return false;
}

/* A validator takes any file that this machine has addresses for. With 32 bits larger files are judged by the reader. */
static bool is_beyond_validators(const tg_file *file) {
    return file->size > SIZE_MAX / 2 || (file->adapter->folds && tg_input_is_folded(file->input));
}

/*
 * A file that was read and that the validator refuses is not accepted. Reader and validator are made from one grammar, so
 * a difference is a bug of ksyc or of the runtime, and the parse tree of the reader cannot be trusted.
 */
static bool confirm(tg_file *file) {
    const tg_adapter *adapter = file->adapter;
    ks_ctx *ks = &file->ks;
    if (adapter->validate == NULL || file->root == NULL || is_beyond_validators(file)) return true;
    if (tg_input_is_partial(file->input)) return tg_fail(file, TG_CODE_NO_MEMORY, "");
    int code = 0;
    const ks_verdict verdict = validate(file, adapter, false, &code);
    if (verdict == KS_ACCEPTED) return true;
    if (verdict == KS_STOPPED && code > 0) {
        return fail_to_load(ks, code) || tg_fail_ks(file);
    }
    if (verdict == KS_STOPPED && code == 0) {
        ks->work_left = 0;
        (void)ks_spend(ks, 1);
        return tg_fail_ks(file);
    }
    return tg_fail(file, TG_CODE_INTERNAL, "a file that the validator takes as the reader does");
}

bool tg_read_file(tg_file *file, const tg_adapter *const *adapters, size_t num_adapters) {
    if (!find(file, adapters, num_adapters) || !agrees_with_name(file, adapters, num_adapters) ||
        !confirm(file))
        return false;
    file->is_strict = file->adapter->validate != NULL && file->root == NULL;
    /* Where the readers have loaded all of the file, nothing needs to be fetched from now on. */
    file->ks.input = input_for(file, file->adapter);
    return true;
}
