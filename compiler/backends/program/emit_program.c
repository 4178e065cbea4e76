/* SPDX-License-Identifier: Apache-2.0 */
/* emit_program.c - see backend_program.h. What is the same for every grammar is in the folder toolkit. */
#include "backend_program.h"

#include <string.h>

#include "embedded.h"
#include "license.h"
#include "queries.h"
#include "storage.h"
#include "text_output.h"

static void write_embedded(pool *p, output_dir *out_dir, const char *name) {
    output o = ksyc_output_new(p, 0);
    ksyc_append_embedded(&o, name);
    ksyc_output_commit(&o, out_dir, name);
}

/* A program reads files without being told anything else. */
static bool has_file_type(const ir_program *program, diag *d) {
    const ir_type *top = program->specs[0]->top;
    if (top->num_params == 0) return true;
    ksyc_diag_error(d, top->place, "a file type with parameters has no program");
    return false;
}

/* The function that reads a file with all of its instances; what cannot be stored is reported by the backend of C. Names begin with ks_, as no name
 * of a grammar does. `first` is a parameter before the others. */
static void append_reader(const ir_program *program, const char *first, output *o) {
    const ir_type *top = program->specs[0]->top;
    const storage_plan *plan =
        ksyc_storage_plan_new(program->pool, program, ksyc_diag_new(program->pool));
    const bool completes = ksyc_storage_of_type(plan, top)->needs_complete;
    ksyc_append_template(
        o,
        (output_var[]){{"first", first},
                       {"unused", first[0] != '\0' ? "    (void)ks_this;\n" : ""},
                       {"type", top->c_name},
                       {"complete", completes ? " && " : ""},
                       {"call", completes ? top->c_name : ""},
                       {"arguments", completes ? "_complete(ks, ks_tree)" : ""}},
        6,
        "static bool ks_read_file(${first}ks_ctx *ks, ks_stream *io, void **ks_root) {\n"
        "    ${type} *ks_tree = NULL;\n"
        "    const bool ks_good = ${type}_read(ks, io, &ks_tree)${complete}${call}${arguments};\n"
        "${unused}    *ks_root = ks_tree;\n"
        "    return ks_good;\n"
        "}\n"
        "\n");
}

static void begin_source(const ir_program *program, output *o) {
    ksyc_append(o, ksyc_license_comment(program->pool, program->specs[0]));
    ksyc_appendf(o, "/* Made by ksyc from %s.ksy. Do not edit. */\n", program->specs[0]->id);
}

bool ksyc_emit_main(const ir_program *program, output_dir *out_dir, diag *d) {
    const ir_spec *spec = program->specs[0];
    output o = ksyc_output_new(program->pool, 0);
    if (!has_file_type(program, d)) return false;
    begin_source(program, &o);
    ksyc_appendf(&o, "#include \"%s.h\"\n\n#include \"ks_program.h\"\n\n", spec->id);
    append_reader(program, "const ks_format *ks_this, ", &o);
    ksyc_append_template(
        &o, (output_var[]){{"id", spec->id}, {"type", spec->top->c_name}}, 2,
        "int main(int ks_argc, char **ks_argv) {\n"
        "    const ks_format ks_this = {\"${id}\", &${type}_desc, ks_read_file, NULL, NULL};\n"
        "    return ks_program(&ks_this, ks_argc, ks_argv);\n"
        "}\n");
    ksyc_output_commit(&o, out_dir, ksyc_pool_printf(program->pool, "%s_main.c", spec->id));
    write_embedded(program->pool, out_dir, "ks_program.h");
    write_embedded(program->pool, out_dir, "ks_program.c");
    return true;
}

/* ---------------------------------------------------------------------------------------- fuzzing */

/* The byte order of most numbers: of those whose width depends on the file, the tables do not say it. */
static bool is_big_endian(const ir_program *program) {
    size_t big = 0;
    size_t little = 0;
    for (size_t i = 0; i < program->num_types; i++) {
        const ir_type *type = program->types[i];
        for (size_t k = 0; k < type->num_seq; k++) {
            const ir_data *data = &type->seq[k]->data;
            if (data->kind != IR_D_INT || data->size == 1) continue;
            if (data->endian == IR_BIG) big++;
            if (data->endian == IR_LITTLE) little++;
        }
    }
    return big > little;
}

bool ksyc_emit_fuzz(const ir_program *program, output_dir *out_dir, diag *d) {
    const ir_spec *spec = program->specs[0];
    output o = ksyc_output_new(program->pool, 0);
    if (!has_file_type(program, d)) return false;
    begin_source(program, &o);
    ksyc_appendf(&o, "#include \"%s.h\"\n\n#include \"ks_mutator.h\"\n\n", spec->id);
    append_reader(program, "", &o);
    ksyc_append_template(
        &o,
        (output_var[]){{"id", spec->id},
                       {"type", spec->top->c_name},
                       {"big", is_big_endian(program) ? "true" : "false"}},
        3,
        "const fuzz_format *fuzz_format_of(const uint8_t *ks_data, size_t ks_size, size_t "
        "*ks_prefix) {\n"
        "    static const fuzz_format ks_this = {\"${id}\", &${type}_desc, ks_read_file, ${big}, "
        "NULL};\n"
        "    (void)ks_data, (void)ks_size;\n"
        "    *ks_prefix = 0;\n"
        "    return &ks_this;\n"
        "}\n");
    ksyc_output_commit(&o, out_dir, ksyc_pool_printf(program->pool, "%s_fuzz.c", spec->id));
    write_embedded(program->pool, out_dir, "ks_fuzz.c");
    write_embedded(program->pool, out_dir, "ks_mutator.h");
    write_embedded(program->pool, out_dir, "ks_mutator.c");
    return true;
}

/* ---------------------------------------------------------------------------------------- proofs */

/* None of these texts depends on the grammar. */
bool ksyc_emit_proof(const ir_program *program, output_dir *out_dir, diag *d) {
    (void)d;
    write_embedded(program->pool, out_dir, "ks_loaded.h");
    write_embedded(program->pool, out_dir, "ks_units.h");
    write_embedded(program->pool, out_dir, "prove.mk");
    return true;
}

/* --------------------------------------------------------------------------------------- Makefile */

static bool inflates(const ir_data *data) {
    if (data->process == IR_P_ZLIB) return true;
    for (size_t i = 0; i < data->num_cases; i++)
        if (inflates(&data->cases[i].data)) return true;
    return false;
}

static bool uses_zlib(const ir_program *program) {
    for (size_t i = 0; i < program->num_types; i++) {
        const ir_type *type = program->types[i];
        for (size_t k = 0; k < type->num_seq; k++)
            if (inflates(&type->seq[k]->data)) return true;
        for (size_t k = 0; k < type->num_instances; k++)
            if (inflates(&type->instances[k]->data)) return true;
    }
    return false;
}

/* The program is called like the grammar, so it must be no other target; the parsers of imports are beside that of the
 * grammar, and none may have a name that is taken. */
static bool names_are_free(const ir_program *program, diag *d) {
    static const char *const targets[] = {"all", "asan", "fuzz", "prove", "clean"};
    const char *id = program->specs[0]->id;
    bool good = true;
    for (size_t k = 0; k < sizeof targets / sizeof *targets; k++) {
        if (!ksyc_same_id(id, targets[k])) continue;
        ksyc_diag_error(
            d, program->specs[0]->top->place,
            "'%s' is another target of the Makefile: the specification needs another id", id);
        good = false;
    }
    for (size_t i = 1; i < program->num_specs; i++) {
        const ir_spec *spec = program->specs[i];
        const char *taken[] = {ksyc_pool_printf(program->pool, "%s_main", id),
                               ksyc_pool_printf(program->pool, "%s_fuzz", id),
                               "ks",
                               "ks_table",
                               "ks_proved",
                               "ks_gate",
                               "ks_loaded",
                               "ks_units",
                               "ks_program",
                               "ks_fuzz",
                               "ks_mutator"};
        for (size_t k = 0; k < sizeof taken / sizeof *taken; k++) {
            if (!ksyc_same_id(spec->id, taken[k])) continue;
            ksyc_diag_error(d, spec->top->place, "'%s' is the name of another file of the program",
                            spec->id);
            good = false;
        }
    }
    return good;
}

bool ksyc_emit_make(const ir_program *program, output_dir *out_dir, diag *d) {
    const char *id = program->specs[0]->id;
    output o = ksyc_output_new(program->pool, 0);
    output parser = ksyc_output_new(program->pool, 0);
    if (!names_are_free(program, d)) return false;
    for (size_t i = 0; i < program->num_specs; i++)
        if (!program->specs[i]->top->is_opaque)
            ksyc_appendf(&parser, "%s.c ", program->specs[i]->id);
    ksyc_append_template(
        &o,
        (output_var[]){{"id", id},
                       {"parser", ksyc_output_text(&parser)},
                       {"zlib", uses_zlib(program) ? "1" : "0"}},
        3,
        "# Made by ksyc from ${id}.ksy. Do not edit.\n"
        "#\n"
        "#   make            ${id}, which checks, dumps and maps files\n"
        "#   make asan       ${id}_asan, the same with AddressSanitizer and "
        "UndefinedBehaviorSanitizer\n"
        "#   make fuzz       looks for bugs with libFuzzer for TIME seconds; inputs are kept in "
        "CORPUS, and "
        "read\n"
        "#                   from the folders SEEDS, too\n"
        "#   make fuzz-afl   the same with AFL++; findings are in afl/\n"
        "#   make prove      proves the validator with Frama-C; ksyc --emit make,proof,view\n"
        "#   make clean      removes what was built, and keeps inputs and findings\n"
        "\n"
        "CC      ?= cc\n"
        "CLANG   ?= clang\n"
        "CFLAGS  ?= -O2\n"
        "TIME    ?= 60\n"
        "CORPUS  ?= corpus\n"
        "MAX_LEN ?= 4096\n"
        "# C files of yours with the functions of custom processes, and with types from outside.\n"
        "SOURCES ?=\n"
        "# Libraries of the runtime: ZLIB=1 for `process: zlib`, ICONV=1 for encodings other than "
        "UTF-8, UTF-16,\n"
        "# ISO-8859-1 and a few more.\n"
        "ZLIB    ?= ${zlib}\n"
        "ICONV   ?= 1\n"
        "\n"
        "PARSER   := ${parser}ks.c $(SOURCES)\n"
        "HEADERS  := $(wildcard *.h)\n"
        "DEFINES  := $(if $(filter 1,$(ZLIB)),-DKS_WITH_ZLIB=1) $(if $(filter "
        "1,$(ICONV)),-DKS_WITH_ICONV=1)\n"
        "LIBS     := $(if $(filter 1,$(ZLIB)),-lz) -lm\n"
        "# Not -I: a grammar may be called like a header of the C library.\n"
        "STD      := -std=c11 -iquote . $(CPPFLAGS) $(DEFINES)\n"
        "# Fuzzers cannot guess checksums: targets take every one for right.\n"
        "FUZZED   := -DFUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION\n"
        "SANITIZE := -fsanitize=address,undefined -fno-sanitize-recover=all -DKS_EXACT_BLOCKS\n"
        "\n"
        ".PHONY: all asan fuzz fuzz-afl clean\n"
        "all: ${id}\n"
        "asan: ${id}_asan\n"
        "\n"
        "-include prove.mk\n"
        "\n"
        "${id}: ${id}_main.c ks_program.c $(PARSER) $(HEADERS)\n"
        "\t$(CC) $(STD) $(CFLAGS) -o $@ $(filter %.c,$^) $(LDFLAGS) $(LIBS)\n"
        "\n"
        "${id}_asan: ${id}_main.c ks_program.c $(PARSER) $(HEADERS)\n"
        "\t$(CC) $(STD) -O1 -g $(SANITIZE) -o $@ $(filter %.c,$^) $(LIBS)\n"
        "\n"
        "# The mutator parses, too, to learn which bytes are which field. It has a parser of its "
        "own without sanitizers, so\n"
        "# that bugs show in the target, where the engine keeps the input.\n"
        "${id}_mutator.so: ${id}_fuzz.c ks_mutator.c $(PARSER) $(HEADERS)\n"
        "\t$(CC) $(STD) $(FUZZED) -O2 -fPIC -shared -fvisibility=hidden -DMUTATOR_FORMATS=1 -o $@ "
        "$(filter "
        "%.c,$^) $(LIBS)\n"
        "\n"
        "${id}_fuzzer: ${id}_fuzz.c ks_fuzz.c $(PARSER) ${id}_mutator.so $(HEADERS)\n"
        "\t$(CLANG) $(STD) $(FUZZED) -O1 -g -fsanitize=fuzzer $(SANITIZE) -o $@ $(filter %.c,$^) "
        "\\\n"
        "\t    -Wl,--no-as-needed ./${id}_mutator.so -Wl,-rpath,'$$ORIGIN' $(LIBS)\n"
        "\n"
        "# What libFuzzer has said, in two lines: $$ is a field of awk.\n"
        "define SUMMARY\n"
        "/inline 8-bit counters/ { match($$0, /[(][0-9]+/); all = substr($$0, RSTART + 1, RLENGTH "
        "- "
        "1) }\n"
        "/ cov: / { for (i = 1; i < NF; i++) if ($$i == \"cov:\") seen = $$(i + 1) }\n"
        "/^Done [0-9]+ runs/ { runs = $$2 }\n"
        "/Test unit written to/ { file = $$NF }\n"
        "END {\n"
        "    if (status == 0) {\n"
        "        print \"no finding in \" runs \" runs, \" seen \" of \" all \" branches\"\n"
        "        print \"go on: make fuzz TIME=600; inputs are kept in \" corpus \"; make fuzz "
        "SEEDS=DIR begins with files of yours\"\n"
        "    } else {\n"
        "        print \"a finding\" (file != \"\" ? \": \" file : \"; see ${id}_fuzzer.log\")\n"
        "        if (file != \"\") print \"go on: ./${id}_fuzzer \" file \" shows it again\"\n"
        "    }\n"
        "    exit status\n"
        "}\n"
        "endef\n"
        "export SUMMARY\n"
        "\n"
        "fuzz: ${id}_fuzzer\n"
        "\t@mkdir -p '$(CORPUS)'\n"
        "\t@{ ./${id}_fuzzer -max_total_time=$(TIME) -timeout=10 -max_len=$(MAX_LEN) "
        "-dict=${id}.dict '$(CORPUS)' $(SEEDS) 2>&1; \\\n"
        "\t    echo $$? >${id}_fuzzer.status; } | tee ${id}_fuzzer.log\n"
        "\t@awk -v status=\"$$(cat ${id}_fuzzer.status)\" -v corpus='$(CORPUS)' \"$$SUMMARY\" "
        "${id}_fuzzer.log\n"
        "\n"
        "${id}_afl: ${id}_fuzz.c ks_fuzz.c $(PARSER) $(HEADERS)\n"
        "\tAFL_QUIET=1 afl-clang-fast $(STD) $(FUZZED) -O1 -g -fsanitize=fuzzer $(SANITIZE) -o $@ "
        "$(filter "
        "%.c,$^) $(LIBS)\n"
        "\n"
        "fuzz-afl: ${id}_afl ${id}_mutator.so\n"
        "\t@mkdir -p '$(CORPUS)'\n"
        "\t@[ -n \"$$(ls -A '$(CORPUS)')\" ] || printf '\\0' > '$(CORPUS)/zero'\n"
        "\tAFL_CUSTOM_MUTATOR_LIBRARY='$(CURDIR)/${id}_mutator.so' \\\n"
        "\t    afl-fuzz -V $(TIME) -i '$(CORPUS)' -o afl -x ${id}.dict -- ./${id}_afl\n"
        "\n"
        "clean:\n"
        "\trm -f ${id} ${id}_asan ${id}_mutator.so ${id}_fuzzer ${id}_afl ${id}_fuzzer.log "
        "${id}_fuzzer.status\n");
    ksyc_output_commit_own(&o, out_dir, "Makefile");
    return true;
}

/* ------------------------------------------------------------------------------------ new grammars */

void ksyc_write_new_grammar(pool *p, const char *name, output_dir *out_dir) {
    output text = ksyc_output_new(p, 0);
    output o = ksyc_output_new(p, 0);
    ksyc_append_embedded(&text, "new_grammar.ksy");
    ksyc_append_template(&o, (output_var[]){{"name", name}}, 1, ksyc_output_text(&text));
    ksyc_output_commit_new(&o, out_dir, ksyc_pool_printf(p, "%s.ksy", name));
}
