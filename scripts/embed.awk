# SPDX-License-Identifier: Apache-2.0
#
# Makes a C source of texts, for compiler/base/embedded.h: awk -f embed.awk FILE...
# With -v lines=NAME -v header=FILE it is one text alone, as the array NAME of its lines, and their number num_NAME.
# A text is an array of its lines, because C99 compilers need not take longer literals than 4095 characters.

function literal(line) {
    gsub(/\\/, "&&", line) # `&` is what was found: awks differ about backslashes in replacements
    gsub(/"/, "\\\\&", line)
    gsub(/\?/, "\\\\&", line) # no trigraphs
    gsub(/\t/, "\\\\t", line)
    return "\"" line "\\n\""
}

BEGIN {
    print "/* SPDX-License-Identifier: Apache-2.0 */"
    print "/* Made by scripts/embed.awk. Do not edit. */"
    print "#include \"" (header ? header : "embedded.h") "\""
    for (i = 1; i < ARGC; i++) {
        printf lines ? "\nconst char *const " lines "[] = {\n" : "\nstatic const char *const lines_%d[] = {\n", i
        count = 0
        while ((status = (getline line < ARGV[i])) > 0) {
            print "    " literal(line) ","
            count++
        }
        if (status < 0 || count == 0) {
            print "embed.awk: cannot read " ARGV[i] > "/dev/stderr"
            exit 1
        }
        close(ARGV[i])
        print "};"
        counts[i] = count
    }
    if (lines) {
        printf "const size_t num_%s = %d;\n", lines, counts[1]
        exit 0
    }
    print "\nconst embedded_text embedded_texts[] = {"
    for (i = 1; i < ARGC; i++) {
        name = ARGV[i]
        sub(/.*\//, "", name)
        printf "    {\"%s\", lines_%d, %d},\n", name, i, counts[i]
    }
    print "};"
    printf "const size_t num_embedded_texts = %d;\n", ARGC - 1
}
