/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_help.c - what --help prints. docs/tensorgate.1 says the same at length.
 */
#include <string.h>

#include "cli.h"

void help_general(FILE *out) {
    fputs("usage: tensorgate VERB [OPTION]... [FILE]...\n"
          "\n"
          "Checks tensor files that nobody vouches for, and shows what is in them.\n"
          "\n"
          "verbs\n"
          "  check FILE...    accept or refuse each file\n"
          "  info FILE        metadata and a line per tensor\n"
          "  dump FILE        the whole parsed tree: field, value, offset, length\n"
          "  map FILE         every byte beside the name of its field\n"
          "  cat FILE TENSOR  values as text\n"
          "  convert IN OUT   the same as a file of another format\n"
          "  diff A B         two files tensor by tensor, across formats\n"
          "  hash FILE...     SHA-256 of each tensor, the same in every format\n"
          "  formats          what can be read and written, and the limits\n"
          "\n"
          "tensorgate VERB --help says more. FILE - is standard input. primitiv from a pipe is\n"
          "checked while it goes by, of any length; other formats are held in memory.\n"
          "  -h, --help     this text\n"
          "  -V, --version  the version\n"
          "\n"
          "exit codes\n"
          "  0 valid, same, done   1 refused, different   2 usage, missing file, I/O trouble\n"
          "  3 internal error\n",
          out);
}

static void put_limits(FILE *out) {
    fputs(
        "\nlimits: a number with an optional unit K, M, G, T (powers of 1024); 0 is the default\n",
        out);
    for (size_t i = 0; i < NUM_LIMITS; i++) {
        fprintf(out, "  --%-12s N  %s%s%s\n", tg_limit_name(limit_options[i].limit),
                limit_options[i].what, limit_options[i].automatic != NULL ? "; default " : "",
                limit_options[i].automatic != NULL ? limit_options[i].automatic : "");
    }
    fputs("`tensorgate formats` prints the defaults.\n", out);
}

static void put_from(FILE *out) {
    fputs("  --from FORMAT   do not look for the format, it is this one of `tensorgate formats`\n"
          "  --strict        what would be a note is an error\n",
          out);
}

static void put_reading(FILE *out) {
    put_from(out);
    fputs("  -q, --quiet     no notes on stderr; twice: no errors either\n", out);
    put_limits(out);
}

void help_check(FILE *out) {
    fputs("usage: tensorgate check [OPTION]... FILE...\n"
          "\n"
          "Prints `ok FILE FORMAT N tensors` or `bad FILE: ERROR` for each file.\n"
          "Payload is read only where the format makes it part of validity.\n"
          "\n"
          "  -r, --recursive all files of folders and of the folders in them\n"
          "  --json          an array with an object per file\n",
          out);
    put_from(out);
    fputs("  -q, --quiet     only refused files; twice: nothing but the exit code\n", out);
    put_limits(out);
}

void help_info(FILE *out) {
    fputs("usage: tensorgate info [OPTION]... FILE\n"
          "\n"
          "Prints format, size, notes, metadata and a line per tensor. Each line begins with\n"
          "file, format, size, note, meta or tensor.\n"
          "\n"
          "  --json          one object\n",
          out);
    put_reading(out);
}

void help_dump(FILE *out) {
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
}

void help_map(FILE *out) {
    fputs("usage: tensorgate map [OPTION]... FILE\n"
          "\n"
          "Prints every byte of the file, up to 16 to a line: offset, bytes, the same as text,\n"
          "and the field that begins there: path, value, type. Bytes that belong to no field are\n"
          "(unused); a field that shares bytes with one before it (overlaps).\n"
          "\n"
          "  --bytes N       bytes shown of each field; default 64\n"
          "  --items N       elements shown of each array; default all\n",
          out);
    put_reading(out);
}

void help_cat(FILE *out) {
    fputs(
        "usage: tensorgate cat [OPTION]... FILE TENSOR\n"
        "\n"
        "Prints the values of a tensor, whose name is as in `info`: a line for each row (the last\n"
        "axis), values separated by a blank, an empty line between matrices. A scalar is one\n"
        "line, an array without elements prints nothing. Values are what they mean: fixed point,\n"
        "bits (as 1.0 and -1.0) and scaled bytes as float32, sparse tensors dense, in row-major\n"
        "order. Floats have the shortest digits that read back as the same number; a bool is 1\n"
        "or 0, a complex number 1.0-2.5j.\n"
        "\n"
        "  --slice SLICE   part of it, as in NumPy: 0  1:5  ::2  ::-1  0,:,-1  ...,0\n"
        "  --raw           elements as stored, without decoding; bits are 0 and 1\n"
        "  --json          one object; its member `values` is a list of lists, a complex number\n"
        "                  is [re, im], and NaN, inf and -inf are strings\n",
        out);
    put_reading(out);
}

/* Those of the formats of this build, in lines of at most 88 columns. */
static void put_suffixes(FILE *out) {
    static const char indent[] = "                 "; /* a space is in front of each suffix */
    size_t column = 0;
    for (size_t i = 0; tg_format_at(i) != TG_FORMAT_NONE; i++) {
        const char *suffix = tg_format_suffixes(tg_format_at(i));
        while (*suffix != '\0') {
            int n = (int)strcspn(suffix, " ");
            if (column + (size_t)n + 1 > 88) column = 0;
            if (column == 0) fprintf(out, "%s%s", i > 0 ? "\n" : "", indent);
            if (column == 0) column = sizeof indent - 1;
            fprintf(out, " %.*s", n, suffix);
            column += (size_t)n + 1;
            suffix += n;
            suffix += strspn(suffix, " ");
        }
    }
    fputs("\n", out);
}

void help_convert(FILE *out) {
    fputs("usage: tensorgate convert [OPTION]... IN OUT\n"
          "       tensorgate convert [OPTION]... --to FORMAT IN... FOLDER\n"
          "\n"
          "Writes the tensors of IN as they mean: fixed point, bits and byte weights as float32,\n"
          "sparse tensors dense. Into its own format a file goes as it is, with its metadata. OUT\n"
          "appears whole or not at all; what it cannot hold exactly is refused before anything is\n"
          "written. OUT - is standard output (not for .npz).\n"
          "\n"
          "  --to FORMAT     format of OUT; else its suffix says it:\n",
          out);
    put_suffixes(out);
    fputs(
        "  -f, --force     replace an OUT that is there\n"
        "  --raw           elements as stored: no decoding, no transposition; bits as 0 and 1\n"
        "  --order c|f     .npy, .npz: transpose to row-major (c) or column-major (f); else the\n"
        "                  order stays\n"
        "  --sparse keep   sparse tensors as they are, or as NAME.indices, NAME.values, ...; such\n"
        "                  parts become sparse tensors again\n"
        "  --sparse dense  dense also into the own format\n"
        "  --lossy         round what does not fit, drop names where the format has none; says so\n"
        "  --tensor NAME   only this one; may be given several times\n"
        "  --jobs N        convert N files at a time; 0: one for each processor\n"
        "  --nnb-version N 2 or 3; default: that of an NNB input, else 3\n"
        "  --btf-coo N     layout number of sparse tensors: 1, which readers want (and this one), "
        "or\n"
        "                  2, as the public document has it\n",
        out);
    put_reading(out);
}

void help_diff(FILE *out) {
    fputs(
        "usage: tensorgate diff [OPTION]... A B\n"
        "\n"
        "Compares the tensors of two files of any formats, by name. Prints nothing of what is\n"
        "the same, and lines that begin with\n"
        "  only-a, only-b  a tensor is in one file only: name, dtype, shape\n"
        "  dtype, shape    they differ: name, that of A | that of B\n"
        "  values          how many differ, the first index with both values, the largest\n"
        "                  |a - b| and |a - b| / |b|, how often only one side is NaN\n"
        "Values are what they mean, as for `cat`, and are compared also when dtypes differ. Equal\n"
        "are |a - b| <= atol + rtol * |b|, NaN and NaN, and infinities of the same sign; without\n"
        "tolerance the numbers must be the same (-0.0 and 0.0 are). Metadata are not compared.\n"
        "\n"
        "  --atol X        absolute tolerance; default 0\n"
        "  --rtol Y        relative tolerance; default 0\n"
        "  --raw           elements as stored, without decoding\n"
        "  --json          one object\n",
        out);
    put_from(out);
    fputs("                  (both files)\n"
          "  -q, --quiet     only the exit code, and errors; twice: no errors either\n",
          out);
    put_limits(out);
    fputs("\nexit codes: 0 the same, 1 different or refused, 2 trouble\n", out);
}

void help_hash(FILE *out) {
    fputs(
        "usage: tensorgate hash [OPTION]... FILE...\n"
        "\n"
        "Prints `SHA256  NAME` for each tensor, and `SHA256  FILE NAME` when there are several\n"
        "files. Hashed are dtype, shape and values, which are what they mean, as for `cat`: equal\n"
        "tensors have equal hashes in every format. The bytes are a line of ASCII such as\n"
        "`float32[2,3]` with a line feed (a scalar: `float32[]`), then the values in row-major\n"
        "order, little-endian; a bool is a byte 0 or 1. Floats count by their bits: -0.0 is not\n"
        "0.0, and NaNs may differ.\n"
        "\n"
        "  --json          an array with an object per file\n",
        out);
    put_reading(out);
}

void help_formats(FILE *out) {
    fputs("usage: tensorgate formats [OPTION]...\n"
          "\n"
          "Prints the formats that this build reads and writes, and the limits, as the options\n"
          "set them.\n"
          "\n"
          "  --json          one object\n",
          out);
    put_limits(out);
}
