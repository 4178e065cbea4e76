/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intake_move.c - see intake_move.h.
 */
#include "intake_move.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "intake_lock.h"
#include "intake_tree_copy.h"

/* ------------------------------------------------------------------------------------- reports */

/* Writes a report, and locks it; without a name it vanishes if it is not needed. */
static int report_open(const folder *to, const char *report, size_t size, int *fd) {
    int code = nameless_open(to, fd);
    if (code != 0) return code;
    code = nameless_write(*fd, report, size);
    if (code == 0 && fsync(*fd) != 0) code = errno;
    if (code == 0) code = report_lock(*fd);
    if (code == 0) return 0;
    (void)close(*fd);
    *fd = -1;
    return code;
}

/* The report of a file that gets a name. */
typedef struct beside {
    int fd;           /* with the lock, as long as the report may be removed; -1: none */
    file_name linked; /* the name that was made for it; "": none */
} beside;

static void report_unlink(beside *b, folder *in) {
    if (b->linked[0] != '\0') (void)folder_remove(in, b->linked);
    b->linked[0] = '\0';
}

/*
 * Gives the report its name and syncs it; EEXIST: this name is not free for the file. The same report without a file, or
 * beside the file itself (`is_there`), is that of a run that was killed here, if its maker will not remove it. The new
 * name is made before the old one goes: a file that lost its last name can get no other one.
 */
static int report_link(beside *b, folder *in, const char *name, bool is_there) {
    file_name to;
    if (b->fd < 0) return 0;
    report_name(to, name);
    const int code = nameless_link(b->fd, in, to);
    if (code == EEXIST && (is_there || !folder_has(in, name)) && report_stays(in, to) &&
        has_same_bytes(in, to, b->fd)) {
        report_unlink(b, in);
        return 0;
    }
    if (code != 0) return code;
    report_unlink(b, in);
    memcpy(b->linked, to, sizeof to);
    return folder_sync(in);
}

/* --------------------------------------------------------------------------------------- names */

/* What gets a name: a file of a folder, or one without a name. */
typedef struct source {
    folder *from;
    const char *name;
    int nameless; /* -1: it is `name` of `from` */
} source;

static int give_name(const source *s, folder *to, const char *name) {
    if (s->nameless >= 0) return nameless_link(s->nameless, to, name);
    return folder_move(s->from, s->name, to, name);
}

/* Gives one of the names that are to be tried. EEXIST: it is taken. */
static int try_name(const source *s, folder *to, const char *name, beside *b) {
    /* What was converted before a kill: conversions give the same bytes each time. */
    const bool is_there = s->nameless >= 0 && has_same_bytes(to, name, s->nameless);
    int code = is_there ? ENOENT : folder_look(to, name);
    if (code == ENOENT) code = report_link(b, to, name, is_there);
    return code == 0 && !is_there ? give_name(s, to, name) : code;
}

/* Finds a name and gives it, after that of the report. Returns 0 or an errno, which is not EEXIST; the report is then
 * removed. */
static int settle(const source *s, folder *to, const char *wanted, beside *b, file_name name) {
    int code = EEXIST;
    for (unsigned i = 0; i < NAME_ATTEMPTS && code == EEXIST; i++) {
        placed_name(name, wanted, i);
        code = try_name(s, to, name, b);
    }
    if (code != 0) report_unlink(b, to);
    return code == EEXIST ? EBUSY : code; /* no duplicate: random names are taken */
}

/* Back to the inbox, under its name if that is free. */
static int put_back(folder *from, const char *name, folder *inbox, const char *old) {
    file_name other;
    int code = folder_move(from, name, inbox, old);
    for (unsigned i = 1; i < NAME_ATTEMPTS && code == EEXIST; i++) {
        placed_name(other, old, i);
        code = folder_move(from, name, inbox, other);
    }
    return code;
}

static move_result trouble(const places *p, const taken_file *file, placed *at, int error) {
    at->error = error;
    return error == ENOENT && !folder_has(&p->inbox, file->name) ? MOVE_GONE : MOVE_TROUBLE;
}

static void set_place(placed *at, const folder *in, const char *prefix, const char *name) {
    at->folder = in->path;
    snprintf(at->name, sizeof at->name, "%s%s", prefix, name);
}

/* -------------------------------------------------------------------------------------- refused */

move_result move_with_report(places *p, folder *to, const taken_file *file, const char *report,
                             size_t size, placed *at) {
    file_name name;
    beside b = {-1, ""};
    const source s = {&p->inbox, file->name, -1};
    memset(at, 0, sizeof *at);
    if (!take_is_same(file, &p->inbox, file->name, false)) return MOVE_CHANGED;
    int code = report_open(to, report, size, &b.fd);
    if (code != 0) return trouble(p, file, at, code);
    code = settle(&s, to, file->name, &b, name);
    const bool is_moved = code == 0;
    const bool is_same = is_moved && take_is_same(file, to, name, true);
    if (is_moved && !is_same) {
        /* Another file had the name by then: it was not checked, and the report is not about it. */
        code = put_back(to, name, &p->inbox, file->name);
        report_unlink(&b, to);
    }
    (void)close(b.fd);
    if (code != 0) return trouble(p, file, at, code);
    if (!is_same) return MOVE_CHANGED;
    set_place(at, to, "", name);
    return MOVE_DONE;
}

/* ------------------------------------------------------------------------------------- accepted */

/* Moves the file to the quarantine. A name with a report is none for it, not even for an instant: it would look
 * refused. */
static move_result stage(places *p, const taken_file *file, file_name name, placed *at) {
    file_name report;
    int code = EEXIST;
    for (unsigned i = 0; i < NAME_ATTEMPTS && code == EEXIST; i++) {
        placed_name(name, file->name, i);
        report_name(report, name);
        code = folder_look(&p->quarantine, report);
        if (code == ENOENT) code = folder_move(&p->inbox, file->name, &p->quarantine, name);
    }
    if (code != 0) return trouble(p, file, at, code);
    if (take_is_same(file, &p->quarantine, name, true)) return MOVE_DONE;
    code = put_back(&p->quarantine, name, &p->inbox, file->name);
    return code == 0 ? MOVE_CHANGED : trouble(p, file, at, code);
}

/*
 * Gives a source the name of its content. EEXIST: its bytes are there; MOVE_OTHER_BYTES: others are, because a file was
 * written to where it is stored, or a worker lied. A report that is there without a file is about the same bytes. So
 * none is removed here: another intake may have found it, and have put its file beside it.
 */
static int store(const source *s, int bytes, folder *to, const char *name, beside *b) {
    int code = folder_look(to, name);
    if (code == ENOENT) {
        code = report_link(b, to, name, false);
        if (code == 0 || code == EEXIST) code = give_name(s, to, name);
    }
    return code == EEXIST && !has_same_bytes(to, name, bytes) ? MOVE_OTHER_BYTES : code;
}

/* Gives a source, whose bytes are those of `bytes`, its name in ACCEPT. EEXIST: its content is there. */
static int accept_source(places *p, const source *s, int bytes, const char *wanted,
                         const char *hash, const char *suffix, beside *b, placed *at) {
    file_name name;
    folder sub;
    char prefix[4];
    if (hash == NULL) {
        const int code = settle(s, &p->accept, wanted, b, name);
        if (code == 0) set_place(at, &p->accept, "", name);
        return code;
    }
    snprintf(prefix, sizeof prefix, "%.2s", hash);
    int code = folder_open_in(&p->accept, prefix, &sub);
    if (code != 0) return code;
    snprintf(name, sizeof name, "%s%s", hash + 2, suffix);
    snprintf(prefix, sizeof prefix, "%.2s/", hash);
    set_place(at, &p->accept, prefix, name);
    /* The name says what is in it: there is no other one to try. */
    code = store(s, bytes, &sub, name, b);
    const int synced = folder_sync(&sub);
    folder_close(&sub);
    return code != 0 && code != EEXIST ? code : synced != 0 ? synced : code;
}

/* The file that was converted or copied, or is stored already: it is no longer needed once the other one is on the disk. */
static int drop(places *p, const taken_file *file, const char *staged) {
    const int code = folder_sync(&p->accept);
    if (code != 0) return code;
    return file->tree != NULL ? tree_drop(&p->quarantine, staged)
                              : folder_remove(&p->quarantine, staged);
}

static int accept_converted(places *p, const taken_file *file, const acceptance *how, beside *b,
                            placed *at) {
    file_name wanted;
    const source s = {NULL, NULL, how->converted};
    if (fsync(how->converted) != 0) return errno;
    converted_name(wanted, file->name, how->new_suffix);
    const int code =
        accept_source(p, &s, how->converted, wanted, how->hash != NULL ? how->converted_hash : NULL,
                      how->new_suffix, b, at);
    return code != 0 ? code : folder_sync(&p->accept);
}

/* The file is in the quarantine. Returns 0, EEXIST for a duplicate, or another errno. */
static int accept_staged(places *p, const taken_file *file, const char *staged,
                         const acceptance *how, placed *at) {
    placed original;
    beside b = {-1, ""};
    beside none = {-1, ""};
    const bool is_copied = file->copy >= 0;
    const bool is_tree = file->tree != NULL && is_copied;
    const source s = {is_tree ? &p->accept : &p->quarantine, is_tree ? file->tree->copy : staged,
                      is_tree ? -1 : file->copy};
    const bool is_converted = how->converted >= 0;
    int code = 0;
    int stored = 0;
    if (how->report != NULL) code = report_open(&p->accept, how->report, how->report_size, &b.fd);
    if (code == 0 && is_converted) stored = accept_converted(p, file, how, &b, at);
    if (stored != 0 && stored != EEXIST) code = stored;
    if (code == 0 && is_converted && how->remove_original) {
        code = drop(p, file, staged);
    } else if (code == 0) {
        const int moved =
            accept_source(p, &s, is_copied ? file->copy : file->fd, file->name, how->hash,
                          how->suffix, is_converted ? &none : &b, is_converted ? &original : at);
        if (moved == 0 && is_tree) file->tree->copy[0] = '\0'; /* it is accepted */
        if (moved == EEXIST || (moved == 0 && is_copied)) code = drop(p, file, staged);
        if (moved == EEXIST && !is_converted) stored = EEXIST;
        if (moved != 0 && moved != EEXIST) code = moved;
    }
    if (b.fd >= 0) (void)close(b.fd);
    return code != 0 ? code : stored;
}

move_result move_to_accept(places *p, const taken_file *file, const acceptance *how, placed *at) {
    file_name staged;
    memset(at, 0, sizeof *at);
    if (!take_is_same(file, &p->inbox, file->name, false)) return MOVE_CHANGED;
    int code = take_sync(file);
    if (code != 0) return trouble(p, file, at, code);
    const move_result result = stage(p, file, staged, at);
    if (result != MOVE_DONE) return result;
    code = accept_staged(p, file, staged, how, at);
    if (code == 0) return MOVE_DONE;
    if (code == EEXIST && how->hash != NULL) return MOVE_DUPLICATE;
    (void)put_back(&p->quarantine, staged, &p->inbox, file->name);
    at->error = code;
    return MOVE_TROUBLE;
}

int moves_sync(places *p) {
    /* Where files came to first. */
    folder *const all[] = {&p->accept, &p->quarantine, &p->failed, &p->inbox};
    int worst = 0;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        const int code = folder_sync(all[i]);
        if (worst == 0) worst = code;
    }
    return worst;
}
