#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the library as one source and its header: FOLDER/tensorgate.c, FOLDER/tensorgate.h.

    amalgamate_library.py FOLDER

The headers come first, then the sources, room by room from the bottom of layers.mk. Functions and tables that
tensorgate.map does not name become static. A name that several sources have for something of their own gets the name of
the file in front of it: `find` of detect.c is detect_find. What cannot be joined without a doubt is refused. The same tree
gives the same bytes.
"""
import glob
import os
import re
import sys

sys.dont_write_bytecode = True
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "scripts"))
import formats  # noqa: E402
from amalgamation_text import Mistake, Source  # noqa: E402
from check_layers import Table  # noqa: E402

# Must stand in front of the first header of the system, whichever source needs it.
FEATURES = ("_GNU_SOURCE", "_DEFAULT_SOURCE", "_POSIX_C_SOURCE", "_DARWIN_C_SOURCE", "_FILE_OFFSET_BITS", "ZLIB_CONST")
FEATURE_VALUE = {"_FILE_OFFSET_BITS": " 64", "_POSIX_C_SOURCE": " 200809L"}

# Headers with functions whose attributes the source decides: each source that includes them gets them.
OF_EACH_SOURCE = "TG_LOOP"


def read(*path):
    with open(os.path.join(ROOT, *path), encoding="utf-8") as f:
        return f.read()


def files(*patterns):
    found = [name for pattern in patterns for name in glob.glob(os.path.join(ROOT, pattern))]
    return sorted(os.path.relpath(name, ROOT) for name in found)


class Library:
    def __init__(self):
        table = Table(os.path.join(ROOT, "layers.mk"))
        self.public = set(re.findall(r"^ +(tg_\w+);$", read("runtime/tensorgate.map"), re.M))
        self.fragments = {os.path.basename(path): read(path) for path in files("generated/*.inc")}
        self.fragments["formats.def"] = "".join(re.findall(r"^FORMAT\(.*\n", read("runtime/formats.def"), re.M))
        for path in ("runtime/base/layout_rules.def", "runtime/file/pickle_calls.def", "runtime/pickle/pickle_opcodes.def", "generated/onnx_messages.def"):
            rows = re.findall(r"^(?:RULE|PICKLE_\w+|ONNX_\w+)\(.*\n", read(path), re.M)
            if not rows:
                sys.exit("amalgamate_library.py: %s has no row of a known macro" % path)
            self.fragments[os.path.basename(path)] = "".join(rows)
        headers = {path: read(path) for path in files("runtime/*/*.h", "runtime/formats/*/*.h", "generated/*.h")}
        self.fragments.update({os.path.basename(path): text for path, text in headers.items() if OF_EACH_SOURCE in text})
        self.headers = {os.path.basename(path): Source(path, text, self.public, self.fragments) for path, text in headers.items()
                        if OF_EACH_SOURCE not in text}
        # Below come first; within a room, the tables whose size nobody else says, so that it is known where they are used.
        sources = [Source(path, read(path), self.public, self.fragments) for path in
                   files("runtime/*/*.c", "runtime/formats/*/*.c", "generated/*.c")]
        unsized = set().union(*(header.unsized for header in self.headers.values()))

        def place(source):
            folder = os.path.dirname(source.path)
            return len(table.reach(table.room(folder))), folder, not unsized & source.defined, source.path
        self.sources = sorted(sources, key=place)
        self.rename()

    def rename(self):
        """A name that a source shares with another one, or with a header, becomes its own."""
        counts, taken, tags = {}, set(), set()
        for header in self.headers.values():
            tags |= header.tags
            for name in header.all_names():
                counts[name] = counts.get(name, 0) + 1
            taken |= header.words
        for source in self.sources:
            source.own -= tags
            for name in source.own:
                counts[name] = counts.get(name, 0) + 1
            taken |= source.words
        self.renamed = 0
        for source in self.sources:
            for name in sorted(source.own):
                if counts[name] == 1:
                    continue
                stem = os.path.basename(source.path)[:-2]
                new = "%s_%s" % (stem, name)
                if new in taken:
                    raise Mistake("%s: %s is in several files, and there is a %s already" % (source.path, name, new))
                source.names[name] = new
                self.renamed += 1

    def header(self, name):
        """The text of a header with those that it includes, or nothing when it stands above."""
        if name in self.done:
            return ""
        self.done.add(name)
        header = self.headers[name]
        text, wanted = header.joined(FEATURES, self.header), condition_of(header.path)
        return "\n/* ---- %s */\n%s" % (header.path, "#if %s\n%s\n#endif\n" % (wanted, text) if wanted else text)

    def text(self):
        self.done = {"tensorgate.h"}
        parts = list(self.headers.values()) + self.sources
        for part in parts:
            for name in part.included:
                if name not in self.headers and name not in self.fragments and name != "tensorgate.h":
                    raise Mistake('%s: includes "%s", which is in no room of the library' % (part.path, name))
        out = [top()]
        out += ["#include <%s>\n" % name for name in sorted(set().union(*(part.system for part in parts)))]
        out.append('\n#include "tensorgate.h"\n\n' + QUIET)
        # What formats share comes first, what more of them share before what fewer do: none of it is in the condition of one.
        included = [name for source in self.sources for name in source.included if name in self.headers]
        conditions = {name: condition_of(self.headers[name].path) for name in included}
        included.sort(key=lambda name: (conditions[name] is not None, -(conditions[name] or "").count("||")))
        out += [self.header(name) for name in included]
        condition = None
        for source in self.sources:
            wanted = condition_of(source.path)
            if wanted != condition:
                out.append("\n#endif\n" if condition else "")
                out.append("\n#if %s\n" % wanted if wanted else "")
                condition = wanted
            out.append("\n/* ---- %s */\n" % source.path)
            out.append(source.joined(FEATURES, self.header))
        out.append("\n#endif\n" if condition else "")
        return re.sub(r"\n{3,}", "\n\n", "".join(out))


# Of which format the sources are whose folder and name do not say it. Arrays in archives are .npy files.
OF_FORMAT = ((r"runtime/api/open_index\.c$", ("SAFETENSORS",)), (r"generated/msgpack\.", ("PRIMITIV",)),
             (r"(runtime/archive/|generated/zip_archive\.)", ("NPZ", "PYTORCH")),
             (r"(runtime/pickle/|generated/pickle\.)", ("PYTORCH",)),
             (r"(runtime/protobuf/|generated/protobuf_varint\.)", ("ONNX",)),
             (r".*/npz(_\w+)?\.[ch]$", ("NPZ",)), (r".*/npy(_\w+)?\.[ch]$", ("NPY", "NPZ")))


# Models in several files: an index of .safetensors, parts of GGUF. A build without one of them opens each file by itself.
OF_MODELS = (r"runtime/api/(open_model|joined_file|shard_set|shard_files)\.[ch]$", ("SAFETENSORS", "GGUF"))


def condition_of(path):
    """When a source or a header is compiled, or None: what only one format has goes with it."""
    if re.match(OF_MODELS[0], path):
        return " && ".join("!(defined(TG_NO_%s) && TG_NO_%s)" % (name, name) for name in OF_MODELS[1])
    ids = [ids for pattern, ids in OF_FORMAT if re.match(pattern, path)]
    if ids:
        ids = ids[0]
    elif path.startswith("runtime/formats/"):
        ids = (path.split("/")[2].upper(),)
    elif path.startswith("generated/"):
        ids = [f.id for f in formats.FORMATS if re.match(r"%s(_|\.)" % f.name, os.path.basename(path))]
    else:
        return None
    if not ids or not set(ids) <= {f.id for f in formats.FORMATS}:
        raise Mistake("%s: of which format? OF_FORMAT of amalgamate_library.py may say it" % path)
    return " || ".join("!(defined(TG_NO_%s) && TG_NO_%s)" % (name, name) for name in ids)


def version():
    return re.search(r'^#define TG_VERSION_TEXT "(.*)"$', read("runtime/tensorgate.h"), re.M).group(1)


def without(ids):
    return "\n".join("#ifndef TG_NO_%s\n#define TG_NO_%s 1\n#endif" % (name, name) for name in ids)


def top():
    lines = "\n".join(" *     TG_NO_%-14s %s" % (f.id, f.title.split(":")[0]) for f in formats.FORMATS)
    features = "\n".join("#ifndef %s\n#define %s%s\n#endif" % (name, name, FEATURE_VALUE.get(name, "")) for name in FEATURES)
    unicode = "\n".join((" * " + line).rstrip() for line in read("LICENSES", "Unicode-3.0.txt").splitlines())
    return TOP % {"version": version(), "unicode": unicode, "lines": lines, "features": features,
                  "unproved": without(f.id for f in formats.FORMATS if not f.is_proved),
                  "inflated": without(f.id for f in formats.FORMATS if f.needs == "ZLIB")}


TOP = """/* SPDX-License-Identifier: Apache-2.0 AND Unicode-3.0 */
/*
 * tensorgate.c - Tensorgate %(version)s as one source: opens untrusted tensor files, and writes and converts tensor files.
 *
 * Made by `make amalgamation` from the sources of the library. Do not edit. tensorgate.h, which belongs to it, explains
 * the interface.
 *
 *     cc -O2 -c tensorgate.c        and link with -lm
 *
 * It needs C11, and POSIX for files; no other library. Only the functions of tensorgate.h are external. If it is included
 * in another source, it has to come first there, because it chooses what the headers of the system declare.
 *
 * Switches, each set by -D:
 *
 *     KS_WITH_ZLIB=1       read and write .npz; link with -lz
 *     KS_WITH_ICONV=1      texts in other encodings than UTF-8 and Latin 1, through iconv(3); no format has them
 *     TG_API=...           what stands in front of public functions: `static` for a program of one source, for example
 *     TG_NO_SIMD           no functions for AVX2 and AVX-512, which are chosen at run time; the results are the same
 *     TG_ONLY_PROVED       the formats that have a proved validator; leaves out the others
 *
 * A format that is left out is neither recognised, read nor written; TG_NO_SAFETENSORS leaves out tg_index_..., too. Without
 * it, or without GGUF, a model in several files is not opened as one:
 *
%(lines)s
 *
 * Tensorgate has the licence Apache-2.0. Its tables of characters were made from data of Unicode, under this licence:
 *
%(unicode)s
 */
#if defined(TG_ONLY_PROVED)
%(unproved)s
#endif
#if defined(KS_WITH_ZLIB) && !KS_WITH_ZLIB
#undef KS_WITH_ZLIB
#endif
#if defined(KS_WITH_ICONV) && !KS_WITH_ICONV
#undef KS_WITH_ICONV
#endif
#ifndef KS_WITH_ZLIB
%(inflated)s
#endif

/* What the headers of the system have to declare. */
%(features)s

/* Arithmetic is in the precision of its types, and a product is rounded before it is added to: then values that are
 * converted are the same everywhere. */
#if defined(__GNUC__) && !defined(__clang__)
#if defined(__i386__) && !defined(__SSE2_MATH__)
#pragma GCC target("sse2,fpmath=sse")
#endif
#if defined(__FP_FAST_FMA) || defined(__FP_FAST_FMAF)
#pragma GCC optimize("fp-contract=off")
#endif
#endif

"""

QUIET = """/* Which internal functions are used depends on the switches. */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wunused-const-variable"
#if !defined(__clang__)
/* gcc sees that a function leaves its result alone where it fails, but not that it returns false there. */
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#endif
"""

def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        text = Library().text()
    except Mistake as mistake:
        sys.exit(str(mistake))
    for name, content in (("tensorgate.c", text), ("tensorgate.h", read("runtime/tensorgate.h"))):
        with open(os.path.join(sys.argv[1], name), "w", encoding="utf-8", newline="\n") as f:
            f.write(content)


if __name__ == "__main__":
    main()
