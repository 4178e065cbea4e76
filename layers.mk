# SPDX-License-Identifier: Apache-2.0
#
# The rooms: each folder of sources, and the other rooms that it may use. Using a room means including its headers and
# calling its functions. A room may also use every room that its rooms use. A room without a line uses no other room.
#
# The Makefile gives each folder only the include paths of its rooms. `make layers` (scripts/check_layers.py) compares
# the includes and the symbols of the object files with this table, and refuses cycles of rooms and cycles of files
# within a room. tests/, fuzz/ and bench/ may use every room; examples/ may use none.

# ---- The library, from the bottom up -------------------------------------------------------------------------------
# `runtime` is tensorgate.h and formats.def, which contain no code. `runtime/formats` stands for each of its
# subfolders, which do not use each other.

USES_generated               := runtime/ks
USES_runtime/base            := runtime runtime/ks
USES_runtime/io              := runtime/base
USES_runtime/numeric         := runtime/base
USES_runtime/file            := runtime/io
USES_runtime/array           := runtime/file runtime/numeric
USES_runtime/write           := runtime/file
USES_runtime/archive         := runtime/file generated
USES_runtime/pickle          := runtime/file
USES_runtime/protobuf        := runtime/base
USES_runtime/formats         := runtime/write runtime/archive runtime/pickle runtime/protobuf
USES_runtime/convert         := runtime/write runtime/array
USES_runtime/api             := runtime/convert runtime/formats

# ---- The command: uses only tensorgate.h of the library --------------------------------------------------------------
# `cli/sandbox` and `cli/tar` use nothing of this tree. `cli/numbers` compares values, for the page, too.

USES_cli/base                := runtime cli/sandbox
USES_cli/workers             := cli/base
USES_cli/numbers             := runtime
USES_cli/verbs               := cli/workers cli/numbers
USES_cli/serve               := cli/verbs cli/tar
USES_cli/intake              := cli/verbs
USES_cli                     := cli/verbs cli/serve cli/intake

# ---- The extension module of the Python package: uses only tensorgate.h of the library ------------------------------

USES_python/src              := runtime

# ---- The page: one module is the library, the other one ksyc up to its interpreter ---------------------------------

USES_web                     := runtime cli/numbers
USES_web/grammar             := web compiler/sema compiler/backends/run

# ---- What a program for files of one grammar is made of: ksyc writes it beside a parser, and is one itself ----------

USES_toolkit/program         := runtime/ks

# ---- The compiler of grammars, from the bottom up ------------------------------------------------------------------
# generated/ksyc is the lexer that Ragel generates from compiler/syntax/expr_lexer.rl. Backends do not use each other.

PART_OF_generated/ksyc       := compiler/syntax
USES_compiler/ir             := compiler/base
USES_compiler/code           := compiler/base
USES_compiler/syntax         := compiler/ir runtime/ks
USES_compiler/sema           := compiler/syntax
USES_compiler/plan           := compiler/ir
USES_compiler/analysis       := compiler/plan
USES_compiler/backends/c     := compiler/analysis compiler/code
USES_compiler/backends/proof := compiler/analysis compiler/code
USES_compiler/backends/doc   := compiler/ir
USES_compiler/backends/dict  := compiler/ir
USES_compiler/backends/runtime := compiler/ir
USES_compiler/backends/program := compiler/analysis
USES_compiler/backends/run   := compiler/analysis runtime/ks
USES_compiler                := compiler/sema compiler/backends/c compiler/backends/proof compiler/backends/doc compiler/backends/dict compiler/backends/runtime compiler/backends/program compiler/backends/run toolkit/program
