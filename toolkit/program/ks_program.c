/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ks_program.c - a command for files of one grammar.
 *
 * Files are hostile: parsing, the walk and the output are bounded by budgets, and what comes from a file is printed as
 * ASCII, so that it cannot steer a terminal. Output goes to stdout, messages about usage and input to stderr.
 */
#include "program_parts.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: %s check [OPTION]... FILE...   accepts or refuses each file in one line\n"
    "       %s dump [OPTION]... FILE       the parse tree: offset, length, name, value\n"
    "       %s map [OPTION]... FILE        every byte of the file beside the name of its field\n"
    "\n"
    "FILE may be - for standard input.\n"
    "\n"
    "  --json            check, dump: one JSON document\n"
    "  --strict          a tolerated violation is an error\n"
    "  --max-size N      bytes of a file (default: 1 GiB)\n"
    "  --max-memory N    bytes for the parse tree (default: 16 MiB and 40 for each byte of the "
    "file)\n"
    "  --max-work N      steps of parsing, and of printing (default: 4 Mi and 32 for each byte)\n"
    "  --max-depth N     nested objects, 1 to 4096 (default: 256)\n"
    "  --help            this text\n"
    "\n"
    "Exit status: 0 when all files are valid, 1 when one is refused, 2 for wrong usage, or when a "
    "file cannot be\n"
    "read or memory ran out.\n";

/* --------------------------------------------------------------------------------------- check */

static int check(const ks_format *format, const options *o, char **files, int num_files) {
    int worst = EXIT_GOOD;
    bool first = true;
    if (o->json) putchar('[');
    for (int i = 0; i < num_files; i++) {
        input in;
        int status = EXIT_TROUBLE;
        if (ks_program_open_input(format, o, files[i], &in)) {
            status = ks_program_status_of(&in);
            if (o->json) {
                fputs(first ? "\n" : ",\n", stdout);
                ks_program_put_report(format, &in);
                putchar('}');
                first = false;
            } else if (status == EXIT_TROUBLE) {
                ks_program_tell(format, &in, stderr, "");
            } else {
                ks_program_tell(format, &in, stdout, in.is_good ? "ok " : "bad ");
                ks_program_tell_notes(&in);
            }
        }
        ks_program_close_input(&in);
        if (status > worst) worst = status;
    }
    if (o->json) fputs("\n]\n", stdout);
    return worst;
}

/* ----------------------------------------------------------------------------------- arguments */

static const char *command_of(const ks_format *format) {
    return format->command != NULL ? format->command : format->name;
}

static int usage_error(const ks_format *format, const char *message, const char *detail) {
    const char *command = command_of(format);
    fprintf(stderr, "%s: %s%s\nTry '%s --help'.\n", command, message, detail, command);
    return EXIT_TROUBLE;
}

static bool read_number(const char *text, uint64_t least, uint64_t most, uint64_t *out) {
    char *end = NULL;
    errno = 0;
    const unsigned long long number = strtoull(text, &end, 10);
    if (text[0] < '0' || text[0] > '9' || *end != '\0' || errno != 0) return false;
    *out = number;
    return number >= least && number <= most;
}

/* The number of an option: behind '=' or the next word. 1: read, 0: not this option, -1: no legal number. */
static int number_option(const char *name, char **argv, int argc, int *i, uint64_t most,
                         uint64_t *out) {
    const size_t n = strlen(name);
    const char *word = argv[*i];
    if (strncmp(word, name, n) != 0 || (word[n] != '\0' && word[n] != '=')) return 0;
    const char *text = word[n] == '=' ? word + n + 1 : *i + 1 < argc ? argv[++*i] : "";
    return read_number(text, 1, most, out) ? 1 : -1;
}

static int run(const ks_format *format, const options *o, const char *verb, char **files,
               int num_files) {
    if (strcmp(verb, "check") == 0) return check(format, o, files, num_files);
    input in;
    int status = EXIT_TROUBLE;
    if (ks_program_open_input(format, o, files[0], &in)) {
        const bool is_dump = strcmp(verb, "dump") == 0;
        status =
            is_dump ? ks_program_dump_file(format, o, &in) : ks_program_map_file(format, o, &in);
    }
    ks_program_close_input(&in);
    return status;
}

int ks_program(const ks_format *format, int argc, char **argv) {
    options o = {.max_size = (uint64_t)1 << 30, .max_depth = 256};
    const char *verb = NULL;
    int num_files = 0;
    bool only_files = false;
    for (int i = 1; i < argc; i++) {
        char *word = argv[i];
        int known = 1;
        if (only_files || word[0] != '-' || word[1] == '\0') {
            /* Files move to the front, over words that were read. */
            if (verb == NULL)
                verb = word;
            else
                argv[num_files++] = word;
            continue;
        }
        if (strcmp(word, "--") == 0)
            only_files = true;
        else if (strcmp(word, "--json") == 0)
            o.json = true;
        else if (strcmp(word, "--strict") == 0)
            o.strict = true;
        else if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) {
            const char *command = command_of(format);
            printf(help, command, command, command);
            return fflush(stdout) == 0 ? EXIT_GOOD : EXIT_TROUBLE;
        } else {
            known = number_option("--max-size", argv, argc, &i, SIZE_MAX - 1, &o.max_size);
            if (known == 0)
                known = number_option("--max-memory", argv, argc, &i, UINT64_MAX, &o.max_memory);
            if (known == 0)
                known = number_option("--max-work", argv, argc, &i, UINT64_MAX, &o.max_work);
            if (known == 0)
                known = number_option("--max-depth", argv, argc, &i, 4096, &o.max_depth);
        }
        if (known == 0) return usage_error(format, "unknown option ", word);
        if (known < 0) return usage_error(format, "no legal number for ", word);
    }
    if (verb == NULL) return usage_error(format, "no verb given", "");
    const bool is_check = strcmp(verb, "check") == 0;
    if (!is_check && strcmp(verb, "dump") != 0 && strcmp(verb, "map") != 0)
        return usage_error(format, "unknown verb ", verb);
    if (num_files == 0) return usage_error(format, "no file given", "");
    if (!is_check && num_files > 1) return usage_error(format, verb, " takes one file");
    if (o.json && strcmp(verb, "map") == 0) return usage_error(format, "map has no --json", "");
    const int status = run(format, &o, verb, argv, num_files);
    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    fprintf(stderr, "%s: cannot write the output\n", format->name);
    return EXIT_TROUBLE;
}
