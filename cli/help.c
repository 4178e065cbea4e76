/* SPDX-License-Identifier: Apache-2.0 */
/*
 * help.c - what --help prints. docs/tensorgate.1 says the same at length.
 */
#include "cli.h"

void help_general(FILE *out) {
    fputs("usage: tensorgate VERB [OPTION]... [FILE]...\n"
          "\n"
          "Checks tensor files that nobody vouches for, and shows what is in them.\n"
          "\n"
          "verbs\n"
          "  check FILE...  accept or refuse each file\n"
          "  info FILE      metadata and a line per tensor\n"
          "  dump FILE      the whole parsed tree: field, value, offset, length\n"
          "  formats        what can be read, and the limits\n"
          "\n"
          "tensorgate VERB --help says more. FILE - is standard input.\n"
          "  -h, --help     this text\n"
          "  -V, --version  the version\n"
          "\n"
          "exit codes\n"
          "  0 valid, done   1 refused   2 usage, missing file, I/O trouble   3 internal error\n",
          out);
}

static void put_limits(FILE *out) {
    fputs("\nlimits: a number with an optional unit K, M, G, T (powers of 1024)\n", out);
    for (size_t i = 0; i < NUM_LIMITS; i++) {
        fprintf(out, "  --%-12s N  %s%s%s\n", limit_options[i].name, limit_options[i].what,
                limit_options[i].automatic != NULL ? "; 0: " : "",
                limit_options[i].automatic != NULL ? limit_options[i].automatic : "");
    }
    fputs("`tensorgate formats` prints the defaults.\n", out);
}

static void put_reading(FILE *out) {
    fputs("  --from FORMAT   do not look for the format: primitiv, nnb, pvp or btf\n"
          "  --strict        what would be a note is an error\n"
          "  -q, --quiet     no notes on stderr; twice: no errors either\n",
          out);
}

void help_verb(FILE *out, verb v) {
    switch (v) {
    case VERB_CHECK:
        fputs("usage: tensorgate check [OPTION]... FILE...\n"
              "\n"
              "Prints `ok FILE FORMAT N tensors` or `bad FILE: ERROR` for each file.\n"
              "Payload is read only where the format makes it part of validity.\n"
              "\n"
              "  -r, --recursive all files of folders and of the folders in them\n"
              "  --json          an array with an object per file\n"
              "  --from FORMAT   do not look for the format: primitiv, nnb, pvp or btf\n"
              "  --strict        what would be a note is an error\n"
              "  -q, --quiet     only refused files; twice: nothing but the exit code\n",
              out);
        put_limits(out);
        break;
    case VERB_INFO:
        fputs("usage: tensorgate info [OPTION]... FILE\n"
              "\n"
              "Prints format, size, notes, metadata and a line per tensor. Each line begins with\n"
              "file, format, size, note, meta or tensor.\n"
              "\n"
              "  --json          one object\n",
              out);
        put_reading(out);
        put_limits(out);
        break;
    case VERB_DUMP:
        fputs("usage: tensorgate dump [OPTION]... FILE\n"
              "\n"
              "Prints every field that was parsed: offset, length, name, value. Values that the\n"
              "format derives have no place in the file and a - for it.\n"
              "\n"
              "  --json          one object; its member `tree` is the file\n"
              "  --bytes N       bytes shown of each byte string, at most 4096; default 16\n"
              "  --items N       elements shown of each array; default all\n",
              out);
        put_reading(out);
        put_limits(out);
        break;
    case VERB_FORMATS:
        fputs("usage: tensorgate formats [OPTION]...\n"
              "\n"
              "Prints the formats that this build reads, and the limits, as the options set them.\n"
              "\n"
              "  --json          one object\n",
              out);
        put_limits(out);
        break;
    case VERB_NONE:
    case NUM_VERBS: break;
    }
}
