# SPDX-License-Identifier: Apache-2.0
#
# Joins C sources to one text: each `#include "FILE"` of a file of the tree is replaced by that file, once.
#
#   awk -f amalgamate.awk -v about=TEXT -v folders='DIR...' [-v include=FILE] [-v have='FILE...'] FILE...
#
# `about` is what the text is, for its first lines; `include` is a header that it includes first, and `have` names those
# that are in it. Macros that a .c file defines end with it.

# The path of a file of the tree, or "".
function found(name,    i, line) {
    for (i = 1; i <= num_folders; i++) {
        if ((getline line < (folder[i] "/" name)) >= 0) {
            close(folder[i] "/" name)
            return folder[i] "/" name
        }
    }
    return ""
}

function put_file(path, name,    line, part, at, is_source, macros, num_macros, i) {
    done[name] = 1
    is_source = name ~ /\.c$/
    num_macros = 0
    print "/* ---- " name " */"
    while ((getline line < path) > 0) {
        if (line ~ /SPDX-License-Identifier/) continue
        if (line ~ /^#include "/) {
            split(line, part, "\"")
            if (part[2] in done) continue
            at = found(part[2])
            if (at == "") {
                print path ": no " part[2] > "/dev/stderr"
                failed = 1
                exit 1
            }
            put_file(at, part[2])
            continue
        }
        if (is_source && line ~ /^#define [A-Za-z]/) {
            split(line, part, /[ (]/)
            macros[++num_macros] = part[2]
        }
        print line
    }
    close(path)
    for (i = 1; i <= num_macros; i++) print "#undef " macros[i]
}

BEGIN {
    num_folders = split(folders, folder, " ")
    num = split(have, names, " ")
    for (i = 1; i <= num; i++) done[names[i]] = 1
    print "/* SPDX-License-Identifier: Apache-2.0 */"
    print "/*"
    print " * " about
    print " */"
    if (include != "") print "#include \"" include "\""
    for (i = 1; i < ARGC; i++) {
        name = ARGV[i]
        sub(/.*\//, "", name)
        if (!(name in done)) put_file(ARGV[i], name)
    }
    exit failed
}
