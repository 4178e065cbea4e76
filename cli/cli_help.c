/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cli_help.c - the texts of --help. docs/tensorgate.1 has more detail.
 */
#include <string.h>

#include "cli_command.h"

/* "a, b and c" */
static void put_streamable(FILE *out) {
    const char *held = NULL; /* is known to have another one behind it, or to be the last */
    bool is_first = true;
    for (size_t i = 0; tg_format_at(i) != TG_FORMAT_NONE; i++) {
        if (!tg_format_streamable(tg_format_at(i))) continue;
        if (held != NULL) fprintf(out, "%s%s", is_first ? "" : ", ", held);
        is_first = is_first && held == NULL;
        held = tg_format_name(tg_format_at(i));
    }
    if (held != NULL) fprintf(out, "%s%s", is_first ? "" : " and ", held);
}

void help_general(FILE *out) {
    fputs("usage: tensorgate VERB [OPTION]... [FILE]...\n"
          "\n"
          "Checks untrusted tensor files and shows what is in them.\n"
          "\n"
          "verbs\n"
          "  check FILE...    accept or refuse each file\n"
          "  info FILE...     metadata and a line per tensor\n"
          "  dump FILE        the whole parse tree: field, value, offset, length\n"
          "  map FILE         every byte with the name of its field\n"
          "  cat FILE [TENSOR]\n"
          "                   values as text\n"
          "  convert IN OUT   write the tensors as a file of another format\n"
          "  diff A B         compare two files tensor by tensor, across formats\n"
          "  hash FILE...     SHA-256 of each tensor, the same in every format\n"
          "  stats FILE [TENSOR]...\n"
          "                   count, minimum, maximum, mean, ... of each tensor\n"
          "  intake INBOX     move the files of a folder to one of two others: accepted, refused\n"
          "  formats          the formats that can be read and written, and the limits\n"
          "  serve            check and convert over HTTP\n"
          "  help [VERB]      this text, or that of a verb\n"
          "  version          the version\n"
          "\n"
          "tensorgate VERB --help has details. FILE - is standard input. From a pipe,\n",
          out);
    put_streamable(out);
    fputs(" are checked while they arrive, whatever their\n"
          "length; other formats are read into memory.\n"
          "  -h, --help     this text\n"
          "  -V, --version  the version\n"
          "\n"
          "exit codes\n"
          "  0 valid, same, done   1 refused, different   2 usage, missing file, I/O error\n"
          "  3 internal error\n",
          out);
}

void help_limits(FILE *out) {
    fputs("\nlimits: a number with an optional unit K, M, G, T, P, E (powers of 1024); 0 is the "
          "default\n",
          out);
    for (size_t i = 0; i < NUM_LIMITS; i++) {
        fprintf(out, "  --%-12s N  %s%s%s\n", tg_limit_name(limit_options[i].limit),
                limit_options[i].what, limit_options[i].automatic != NULL ? "; default " : "",
                limit_options[i].automatic != NULL ? limit_options[i].automatic : "");
    }
    fputs("`tensorgate formats` prints the defaults.\n", out);
}

static void put_from(FILE *out) {
    fputs(
        "  --from FORMAT   do not detect the format; use this one of `tensorgate formats`\n"
        "  --formats LIST  look for these formats only: names, separated by commas\n"
        "  --external HOW  files that an ONNX model names: read them (default), or skip them, "
        "which\n"
        "                  is a note\n"
        "  --v2 bfloat16   .npy, .npz: elements of two raw bytes are bfloat16, as ml_dtypes saves "
        "it\n"
        "  --strict        notes are errors; --strict=meaning: but not those about layout alone,\n"
        "                  spelling, alignment and widths of numbers, as healthy files have them\n"
        "  --color WHEN    colours of ok, bad, skip and note: auto (on a terminal), always, never\n"
        "  -v, --verbose   for a file of another kind, why each format refuses it\n"
        "  --sandbox MODE  auto: give up all that is not needed, as far as the kernel can;\n"
        "                  require: refuse to run if it cannot all; off: do not\n",
        out);
}

/* Of verbs that take one model, or two. */
static void put_links(FILE *out) {
    fputs("  --follow        follow links to the shards of an index and to parts of split models\n"
          "  --no-follow     follow none, not even to blobs in the cache of huggingface_hub\n",
          out);
}

/* Of verbs that take any number of files. */
static void put_selection(FILE *out) {
    fputs(
        "  -r, --recursive the files in the given folders and their subfolders, then a summary on\n"
        "                  stderr; links to files are followed, those to folders are not. What "
        "has\n"
        "                  neither suffix nor first bytes of a format is passed over and counted,\n"
        "                  unless to load it is to run code: a README, a picture\n"
        "  --all           none is passed over\n"
        "  --follow        follow links to folders and to shards, too; each folder is entered\n"
        "                  once\n"
        "  --no-follow     in folders, follow no links\n"
        "  --include GLOB  of the files in folders and lists, only those that fit; may be given\n"
        "                  several times. * and ? do not match '/'; a pattern without '/' is\n"
        "                  compared with the last component, others with the path in the folder\n"
        "  --exclude GLOB  not the files and folders that fit; folders only if GLOB ends with '/'\n"
        "  --files-from F  the files named in F (-: on standard input), one per line\n"
        "  -0, --null      names in F end with a NUL byte\n"
        "  --skip-unknown  files that have none of the formats, named ones too, are no refusals, "
        "but\n"
        "                  have a line each that begins with `skip`, unless their\n"
        "                  suffix is that of one, or to load them is to run code (pickles, "
        "PyTorch,\n"
        "                  Keras, programs)\n",
        out);
}

static void put_lines(FILE *out) {
    fputs("  --json=lines    an object a line for each file, written when it is known, and a last\n"
          "                  line with the object `summary`\n",
          out);
}

/* Of verbs that look at many files in processes of their own. */
static void put_workers(FILE *out) {
    fputs("  --jobs N        processes that look at many files at a time; default: the processors\n"
          "  --timeout S     seconds that each file may take; then it is an error, exit code 2\n"
          "  --max-rss SIZE  memory that the process which looks at a file may have; the same\n",
          out);
}

static void put_reading(FILE *out) {
    put_from(out);
    fputs("  -q, --quiet     no notes on stderr; twice: no errors either\n", out);
    help_limits(out);
}

void help_check(FILE *out) {
    fputs(
        "usage: tensorgate check [OPTION]... FILE...\n"
        "\n"
        "Prints `ok FILE FORMAT N tensors` or `bad FILE: ERROR` for each file, and with\n"
        "--skip-unknown `skip FILE: ERROR`.\n"
        "Values of tensors are only read if the format makes them part of validity, or --values\n"
        "is given.\n"
        "model.safetensors.index.json, pytorch_model.bin.index.json, or a folder that holds one,\n"
        "is checked together with its shards; no file outside of its folder is opened, and\n"
        "without -r no other file in it. An index of checkpoints of which a folder has none is\n"
        "passed over, as it comes with the .safetensors files of a model.\n"
        "Parts of a split model in a folder, NAME-00001-of-00003.gguf or .safetensors, are one\n"
        "model, with all parts; one that is named itself has a note that it was judged alone.\n"
        "Links are not followed to shards and parts, but to the blobs of the same model in the\n"
        "cache of huggingface_hub.\n"
        "\n",
        out);
    put_selection(out);
    put_workers(out);
    fputs(
        "  --head          the end of a .npy, .safetensors or GGUF file may be missing, as of a\n"
        "                  download of its first bytes: a line `head FILE FORMAT N tensors, ...`\n"
        "                  says that all there is of it is valid. A head that is cut is bad;\n"
        "                  not with --deep, --values and --strict\n"
        "  --deep          read all values, too, and compare all checksums (.npz has some)\n"
        "  --values        read the numbers of valid files; a line `values FILE: tensor NAME: "
        "...`\n"
        "                  tells NaN, infinities, tensors that are all zero, and tensors that end "
        "in\n"
        "                  zeros, as after a download that stopped; then the exit code is 1\n"
        "  --json          an array with an object for each file; file_hex has the bytes of a\n"
        "                  file name that is not UTF-8\n"
        "  --sarif         a log in the form SARIF 2.1.0: a result a refusal, and one a note\n"
        "  --report FILE   with --json, --json=lines or --sarif: the document replaces FILE when\n"
        "                  it is complete; the lines of text go to standard output as usual\n",
        out);
    put_lines(out);
    put_from(out);
    fputs("  -q, --quiet     print only refused files, no summary; twice: only the exit code\n",
          out);
    help_limits(out);
}

void help_info(FILE *out) {
    fputs(
        "usage: tensorgate info [OPTION]... FILE...\n"
        "\n"
        "Prints format, size, notes, metadata, the number of elements and bytes of each dtype, "
        "and\n"
        "a line for each tensor. Each line begins with its kind: file, format, size, note, meta,\n"
        "total or tensor.\n"
        "\n"
        "  --tensor NAME   only this tensor; may be given several times. In a NAME that no tensor\n"
        "                  has, each '*' stands for any text: '*.weight'. Totals are of the "
        "tensors\n"
        "                  that are shown\n"
        "  --sort KEY      by name, size (the largest first) or dtype; default: as in the file\n",
        out);
    put_selection(out);
    put_workers(out);
    fputs("  --json          one object, for several files an array of them; raw_name is the name "
          "in\n"
          "                  the file if it is another than the one shown, raw_name_hex its bytes "
          "if\n"
          "                  it is not UTF-8\n",
          out);
    put_lines(out);
    put_reading(out);
}

void help_dump(FILE *out) {
    fputs(
        "usage: tensorgate dump [OPTION]... FILE\n"
        "\n"
        "Prints every field of the parse tree: offset, length, name, value. Computed values have\n"
        "no position in the file; their offset is shown as -.\n"
        "\n"
        "  --json          one object; its member `tree` is the parse tree\n"
        "  --bytes N       bytes shown of each byte string, at most 4096; default 16\n"
        "  --items N       elements shown of each array; default all\n",
        out);
    put_links(out);
    put_reading(out);
}

void help_map(FILE *out) {
    fputs("usage: tensorgate map [OPTION]... FILE\n"
          "\n"
          "Prints every byte of the file, up to 16 to a line: offset, bytes, the same as text,\n"
          "and the field that begins there: path, value, type. Bytes of no field are marked\n"
          "(unused), fields that share bytes with a previous field (overlaps).\n"
          "\n"
          "  --bytes N       bytes shown of each field; default 64\n"
          "  --items N       elements shown of each array; default all\n",
          out);
    put_links(out);
    put_reading(out);
}

void help_cat(FILE *out) {
    fputs(
        "usage: tensorgate cat [OPTION]... FILE [TENSOR]\n"
        "\n"
        "Prints the values of a tensor, named as in `info`; a file with a single tensor needs no\n"
        "name. There is a line for each row (the last\n"
        "axis), values separated by a space, an empty line between matrices. A scalar is one\n"
        "line; an array without elements prints nothing. Values are decoded: fixed point,\n"
        "bits (as 1.0 and -1.0) and scaled bytes are float32, sparse tensors are dense, in\n"
        "row-major order. Floats have the fewest digits that read back as the same number; a\n"
        "bool is 1 or 0, a complex number 1.0-2.5j. Texts are JSON strings, those of ONNX a line\n"
        "each, without steps back in --slice.\n"
        "\n"
        "  --slice SLICE   print a part, as in NumPy: 0  1:5  ::2  ::-1  0,:,-1  ...,0\n"
        "  --raw           elements as stored, without decoding; bits are 0 and 1\n"
        "  --json          one object; its member `values` is a list of lists, a complex number\n"
        "                  is [re, im], and NaN, inf and -inf are strings\n",
        out);
    put_links(out);
    put_reading(out);
}

void help_stats(FILE *out) {
    fputs(
        "usage: tensorgate stats [OPTION]... FILE [TENSOR]...\n"
        "\n"
        "Prints a line of statistics for each of the tensors, or for all: of the finite values\n"
        "minimum, maximum, mean and standard deviation (of all of them, as np.std); how many are\n"
        "zero, NaN and infinite, if any is. Values are decoded, as for `cat`; a complex number\n"
        "counts as two numbers. The sum behind the mean is exact.\n"
        "\n"
        "  --full          several lines each: all counts, mean and deviation with all digits, and "
        "a\n"
        "                  histogram of ten bins\n"
        "  --json          one object, with all of that\n",
        out);
    put_links(out);
    put_reading(out);
}

/* The suffixes of the formats of this build, in lines of at most 88 columns. */
static void put_suffixes(FILE *out) {
    static const char indent[] = "                 "; /* each suffix is preceded by a space */
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
    fputs(
        "usage: tensorgate convert [OPTION]... IN OUT\n"
        "       tensorgate convert [OPTION]... --to FORMAT IN... FOLDER\n"
        "\n"
        "Writes the decoded tensors of IN: fixed point, bits and byte weights become float32,\n"
        "sparse tensors dense. If the format is the same, elements are copied as stored, with\n"
        "the metadata. OUT appears complete or not at all; what it cannot represent exactly is\n"
        "refused before anything is written. OUT - is standard output (not for .npz).\n"
        "A model in several files, named by its index or its folder, is one IN; into a FOLDER it\n"
        "goes alone.\n"
        "Only an ONNX model is written as .onnx: byte for byte, but for the elements of --inline,\n"
        "--external-data and --tensors-from.\n"
        "\n"
        "  --to FORMAT     format of OUT; default: determined by its suffix:\n",
        out);
    put_suffixes(out);
    fputs(
        "  -f, --force     replace an existing OUT, unless it is a shard or another file of\n"
        "                  the model that is read\n"
        "  --raw           elements as stored: no decoding, no transposition; bits as 0 and 1,\n"
        "                  float16 and bfloat16 as uint16 if the target lacks them, and floats of\n"
        "                  8, 6 and 4 bits uint8\n"
        "  --order c|f     .npy, .npz: transpose to row-major (c) or column-major (f); default:\n"
        "                  keep the order\n"
        "  --sparse keep   keep sparse tensors, or write NAME.indices, NAME.values, ...; such\n"
        "                  parts are converted back to sparse tensors\n"
        "  --sparse dense  make them dense, even if the format is the same\n"
        "  --dtype NAME    floats become this dtype: float16, bfloat16, float8_e4m3fn, ... (the\n"
        "                  names that info shows), in GGUF q8_0 or q4_0, too; values that would\n"
        "                  change need --lossy\n"
        "  --dtype NAME=DTYPE\n"
        "                  only for this tensor, or for those that fit: 'norm*=float32'; keep is "
        "the\n"
        "                  dtype of the file. The first that a tensor fits holds\n"
        "  --skip-unsupported\n"
        "                  leave out tensors that OUT cannot hold, such as text in .safetensors,\n"
        "                  with a note; of records the fields that are numbers are written then\n"
        "  --lossy         round values that do not fit, drop names if OUT has none; report it\n"
        "  --no-origin     .safetensors: neither write nor read what a file of another format has\n"
        "                  besides tensors, with which the conversion back gives the first file\n"
        "  --tensor NAME   only this tensor; may be given several times. In a NAME that no tensor\n"
        "                  has, each '*' stands for any text: 'state_dict/*'\n"
        "  --rename OLD=NEW\n"
        "                  call tensor OLD NEW in OUT; may be given several times. OLD ends at "
        "the\n"
        "                  first '=' (a '=' in it is %3D); .npz and .safetensors get NEW as it "
        "is.\n"
        "                  With one '*' in both, for all that fit: 'model.*=*'\n"
        "  --renames-from FILE\n"
        "                  the same for each line of FILE, OLD=NEW, of at most 1 MiB\n"
        "  --strip PREFIX  leave PREFIX out of the names that begin with it: 'PREFIX*=*'\n"
        "  --shard-size SIZE\n"
        "                  OUT.safetensors in shards of so many bytes of elements, 5G for "
        "example:\n"
        "                  OUT-00001-of-00003.safetensors and OUT.safetensors.index.json; one "
        "file\n"
        "                  if there is not more. With -f, shards that an old index of OUT names\n"
        "                  are removed\n"
        "  --inline        ONNX to ONNX: elements in other files come into the model\n"
        "  --external-data FILE\n"
        "                  ONNX to ONNX: elements of initializers, of 1024 bytes and more, go to "
        "FILE\n"
        "                  beside OUT, a name without '/'; others come into the model\n"
        "  --tensors-from FILE\n"
        "                  ONNX to ONNX: values of tensors are those of the same names in FILE, of "
        "any\n"
        "                  format or the folder of a model, with the same dtypes and shapes; no "
        "name is missing or left "
        "over,\n"
        "                  unless --tensor says which. --tensor holds for all three options\n"
        "  --nnb-version N 2 or 3; default: the version of an NNB input, otherwise 3\n"
        "  --btf-coo N     layout number of sparse tensors: 1, as every known reader expects, or\n"
        "                  2, as in the public document\n",
        out);
    put_workers(out);
    put_links(out);
    put_reading(out);
}

void help_diff(FILE *out) {
    fputs(
        "usage: tensorgate diff [OPTION]... A B\n"
        "\n"
        "Compares the tensors of two files of any formats, by name. Prints differences only,\n"
        "as lines that begin with\n"
        "  only-a, only-b  the tensor is in one file only: name, dtype, shape\n"
        "  dtype, shape    it differs: name, value of A | value of B\n"
        "  values          number that differ, the first index with both values, the largest\n"
        "                  |a - b| and |a - b| / |b|, how often only one side is NaN\n"
        "Values are decoded, as for `cat`, and compared even if the dtypes differ. Two numbers\n"
        "are equal if |a - b| <= atol + rtol * |b|, or if both are NaN or infinities of the same\n"
        "sign; without tolerances they must be the same (-0.0 and 0.0 are). Metadata is not\n"
        "compared.\n"
        "\n"
        "  --atol X        absolute tolerance; default 0\n"
        "  --rtol Y        relative tolerance; default 0\n"
        "  --raw           elements as stored, without decoding\n"
        "  --json          one object\n",
        out);
    put_links(out);
    put_from(out);
    fputs("                  (both files)\n"
          "  -q, --quiet     only errors and the exit code; twice: no errors either\n",
          out);
    help_limits(out);
    fputs("\nexit codes: 0 the same, 1 different or refused, 2 error\n", out);
}

void help_hash(FILE *out) {
    fputs(
        "usage: tensorgate hash [OPTION]... FILE...\n"
        "       tensorgate hash [OPTION]... --check MANIFEST...\n"
        "\n"
        "Prints `SHA256  NAME` for each tensor, and `SHA256  FILE NAME` if there are several\n"
        "files. The hash covers dtype, shape and values, decoded as for `cat`: equal tensors have\n"
        "equal hashes in every format. The hashed bytes are a line of ASCII such as\n"
        "`float32[2,3]` with a line feed (a scalar: `float32[]`), then the values in row-major\n"
        "order, little-endian; a bool is a byte 0 or 1. Floats are hashed by their bits: -0.0\n"
        "differs from 0.0, and NaNs may differ. Texts of ONNX: how many bytes each has, as "
        "uint64,\n"
        "and the bytes of all. An index of shards is hashed with its shards, and so is a folder\n"
        "that holds one; -r skips it, and finds the shards.\n"
        "\n"
        "  --manifest FILE write sizes, SHA-256 of all bytes, and the hashes of tensors, to FILE: "
        "all\n"
        "                  or nothing. Files are below its folder; a model in shards has each of "
        "its\n"
        "                  files in it. `sha256sum -c` reads it, too\n"
        "  -f, --force     with --manifest: replace an existing FILE\n"
        "  --check         the files are manifests: prints `ok PATH` or `bad PATH: ...` for each "
        "file\n"
        "                  that they name, below their folders; what is not in them is not looked "
        "at\n"
        "  --json          an array with an object for each file, or manifest\n",
        out);
    put_lines(out);
    put_selection(out);
    put_workers(out);
    put_reading(out);
}

void help_formats(FILE *out) {
    fputs("usage: tensorgate formats [OPTION]...\n"
          "\n"
          "Prints the formats that this build reads and writes, and the limits, as set by\n"
          "the options.\n"
          "\n"
          "  --json          one object\n",
          out);
    help_limits(out);
}

void help_serve(FILE *out) {
    fputs(
        "usage: tensorgate serve [OPTION]...\n"
        "\n"
        "Serves HTTP/1.1 until SIGTERM: a file that is sent to /v1/check is checked, one that is\n"
        "sent to /v1/convert?to=FORMAT is converted, and /v1/info and /v1/hash answer as these\n"
        "verbs do with --json, by worker processes. A body of the type application/x-tar has the\n"
        "files of a model, which are judged together. /healthz, /readyz, /metrics (Prometheus)\n"
        "and /v1/openapi.json are pages. There is no authentication: the\n"
        "socket is for a proxy in front. A socket that systemd passes is used (LISTEN_FDS).\n"
        "SIGHUP starts the program anew without refusing a connection.\n"
        "\n",
        out);
    for (size_t i = 0; i < NUM_SERVE_OPTIONS; i++) {
        const serve_option *o = &serve_options[i];
        char name[40];
        snprintf(name, sizeof name, "--%s%s%s", o->name, o->value != NULL ? " " : "",
                 o->value != NULL ? o->value : "");
        fprintf(out, "  %-21s %s\n", name, o->what);
    }
    fputs("  --jobs N              worker processes; default the number of processors and 2 more\n"
          "  --timeout N           seconds that a worker may take for a file, together with the "
          "time\n"
          "                        in which a body over --max-spooled arrives\n"
          "  --max-rss N           bytes of memory of a worker\n"
          "  --sandbox MODE        auto, require or off, for every process of the service\n"
          "  --strict              notes are errors, whatever a request says\n",
          out);
    help_limits(out);
}
