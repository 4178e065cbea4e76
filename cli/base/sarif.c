/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sarif.c - see sarif.h. Section numbers are those of SARIF 2.1.0.
 */
#include "sarif.h"

#include <inttypes.h>
#include <string.h>

/* The rules: all codes of the library that an input can cause, and those of the command. */
typedef struct rule {
    const char *code;
    const char *text;
} rule;

static const rule rules[] = {
    {"truncated", "The file ends before what it announces."},
    {"bad_value", "A field has a value that the format does not allow."},
    {"bad_size", "A length disagrees with what it measures."},
    {"bad_reference", "An index or an offset refers to something that does not exist."},
    {"bad_text", "Bytes are not valid text in the declared encoding."},
    {"bad_data", "Compressed or encoded bytes are invalid, or a checksum is wrong."},
    {"trailing", "There are bytes behind the end of the format."},
    {"overflow", "A product or a sum does not fit 64 bits."},
    {"limit", "The file exceeds a limit of the command."},
    {"conversion", "A text is no number, or a number does not fit an integer."},
    {"absent", "Something is missing that a rule needs."},
    {"index", "A rule uses an index outside of an array."},
    {"division", "A rule divides by zero."},
    {"wrong_type", "A rule needs an object of another type."},
    {"undecided_endian", "The byte order is not decided."},
    {"cycle", "A value depends on itself."},
    {"no_progress", "A repetition has an element without bytes."},
    {"no_memory", "There is not enough memory; this says nothing about the file."},
    {"io", "The file cannot be opened or read, or it shrank."},
    {"unsupported", "This build does not have what the file needs."},
    {"unknown_format", "No format recognises the file."},
    {"ambiguous", "The file is valid in several formats."},
    {"empty_file", "The file has no bytes."},
    {"lfs_pointer", "The file is a pointer of Git LFS instead of the file itself."},
    {"html_page", "The file is a web page."},
    {"foreign_format", "The file is of another kind."},
    {"code_execution", "To load the file is to run code that it brings."},
    {"stopped", "The check was stopped; this says nothing about the file."},
    {"usage", "An internal error: a bug in the command."},
    {"internal", "An internal error: a bug in the command."},
    {"values", "Numbers are not finite, or a tensor is zero, or ends in zeros."},
    {"head", "The first bytes of a file were checked, not all of it."},
    {"crashed", "An internal error: the process that checked the file ended."},
    {"timeout", "The check took too long; this says nothing about the file."},
    {"memory", "The check took too much memory; this says nothing about the file."},
};

static void put_pair(jw *j, const char *key, const char *text) {
    jw_key(j, key);
    jw_text(j, text);
}

/* A message object (section 3.11). */
static void put_message(jw *j, const char *key, const char *text) {
    jw_key(j, key);
    jw_begin_object(j);
    put_pair(j, "text", text);
    jw_end_object(j);
}

void sarif_begin(jw *j) {
    jw_begin_object(j);
    jw_line(j);
    put_pair(j, "$schema",
             "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
             "sarif-schema-2.1.0.json");
    jw_line(j);
    put_pair(j, "version", "2.1.0");
    jw_line(j);
    jw_key(j, "runs");
    jw_begin_array(j);
    jw_begin_object(j);
    jw_line(j);
    jw_key(j, "tool");
    jw_begin_object(j);
    jw_key(j, "driver");
    jw_begin_object(j);
    put_pair(j, "name", "tensorgate");
    put_pair(j, "version", tg_version());
    jw_key(j, "rules");
    jw_begin_array(j);
    for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++) {
        jw_line(j);
        jw_begin_object(j);
        put_pair(j, "id", rules[i].code);
        put_message(j, "shortDescription", rules[i].text);
        jw_end_object(j);
    }
    jw_end_array(j);
    jw_end_object(j);
    jw_end_object(j);
    jw_line(j);
    jw_key(j, "results");
    jw_begin_array(j);
}

void sarif_notice(char *text, const sarif_left_out *left_out) {
    (void)snprintf(text, SARIF_NOTICE,
                   "%" PRIu64 " results of %" PRIu64
                   " files are left out: the document would exceed --max-output [limit]",
                   left_out->results, left_out->files);
}

/* A notification object (section 3.58). */
static void put_notice(jw *j, const sarif_left_out *left_out) {
    char text[SARIF_NOTICE];
    sarif_notice(text, left_out);
    jw_key(j, "toolExecutionNotifications");
    jw_begin_array(j);
    jw_begin_object(j);
    put_pair(j, "level", "error");
    put_message(j, "message", text);
    jw_end_object(j);
    jw_end_array(j);
}

void sarif_end(jw *j, int exit_code, const sarif_left_out *left_out) {
    jw_line(j);
    jw_end_array(j);
    jw_line(j);
    jw_key(j, "invocations");
    jw_begin_array(j);
    jw_begin_object(j);
    /* Refusals are results of a run that did what it should (section 3.20.14). */
    jw_key(j, "executionSuccessful");
    jw_bool(j, exit_code <= EXIT_REFUSED);
    jw_key(j, "exitCode");
    jw_s64(j, exit_code);
    if (left_out->files > 0) put_notice(j, left_out);
    jw_end_object(j);
    jw_finish(j);
}

static bool is_unreserved(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           strchr("-._~/", c) != NULL;
}

/* A path as a URI reference (RFC 3986): relative, or file:// for an absolute path. Two slashes at the start of a path
 * are one. */
static void put_uri(jw *j, const char *path) {
    static const char digits[] = "0123456789ABCDEF";
    jw_key(j, "uri");
    FILE *out = jw_by_hand(j);
    fputc('"', out);
    if (path[0] == '/') {
        fputs("file:///", out);
        path += strspn(path, "/");
    }
    for (; *path != '\0'; path++) {
        const unsigned char c = (unsigned char)*path;
        if (is_unreserved(*path)) {
            fputc(c, out);
        } else {
            fprintf(out, "%%%c%c", digits[c >> 4], digits[c & 15]);
        }
    }
    fputc('"', out);
}

/* A position beyond what a JSON number holds exactly is no position of a file. NULL: the place is not in the file. */
static void put_location(jw *j, const char *file, const uint64_t *offset, const char *path) {
    jw_key(j, "locations");
    jw_begin_array(j);
    jw_begin_object(j);
    jw_key(j, "physicalLocation");
    jw_begin_object(j);
    jw_key(j, "artifactLocation");
    jw_begin_object(j);
    put_uri(j, file);
    jw_end_object(j);
    if (offset != NULL) {
        jw_key(j, "region");
        jw_begin_object(j);
        jw_key(j, "byteOffset");
        jw_u64(j, *offset);
        jw_end_object(j);
    }
    jw_end_object(j);
    if (path[0] != '\0') {
        jw_key(j, "logicalLocations");
        jw_begin_array(j);
        jw_begin_object(j);
        put_pair(j, "fullyQualifiedName", path);
        jw_end_object(j);
        jw_end_array(j);
    }
    jw_end_object(j);
    jw_end_array(j);
}

static void put_result(jw *j, const char *code, const char *level, const char *text) {
    jw_line(j);
    jw_begin_object(j);
    put_pair(j, "ruleId", code);
    put_pair(j, "level", level);
    put_message(j, "message", text);
}

void sarif_failure(jw *j, const char *file, const char *code, const char *message) {
    put_result(j, code, "error", message);
    put_location(j, file, &(uint64_t){0}, "");
    jw_end_object(j);
}

/* A head that is valid: what was not read is not known (section 3.27.9, kind "open", which has no level). */
static void put_head(jw *j, const char *file, const report *r) {
    char text[128];
    (void)snprintf(text, sizeof text,
                   "valid as far as it has come: %" PRIu64
                   " bytes of the head were checked, not the file",
                   r->size);
    jw_line(j);
    jw_begin_object(j);
    put_pair(j, "ruleId", "head");
    put_pair(j, "kind", "open");
    put_pair(j, "level", "none");
    put_message(j, "message", text);
    put_location(j, file, &r->size, "");
    jw_end_object(j);
}

void sarif_report(jw *j, const char *file, const report *r) {
    char text[2048];
    char path[1024];
    if (r->is_head) put_head(j, file, r);
    if (!r->valid) {
        error_text(&r->error, text, sizeof text);
        tg_error_path(&r->error, path, sizeof path);
        put_result(j, tg_code_name(r->error.code), "error", text);
        put_location(j, r->place != NULL ? r->place : file,
                     r->error.decoded ? NULL : &r->error.offset, path);
        jw_end_object(j);
    }
    for (size_t i = 0; i < r->num_rules; i++) {
        const tg_note *note = &r->notes[i];
        tg_note_text(note, text, sizeof text);
        put_result(j, tg_code_name(note->code), "note", text);
        put_location(j, file, &note->offset, note->rule);
        jw_key(j, "occurrenceCount");
        jw_u64(j, note->count);
        jw_end_object(j);
    }
}

void sarif_finding(jw *j, const char *file, const char *tensor, const char *text) {
    put_result(j, "values", "warning", text);
    put_location(j, file, NULL, tensor);
    jw_end_object(j);
}
