# SPDX-License-Identifier: Apache-2.0
#
# The rooms of the house: each folder of sources, and the other rooms that it may use. To use a room is to include
# its headers and to call its functions; a room that is used brings along the rooms that it uses itself. A room
# without a line uses no other.
#
# The Makefile gives each folder the include paths of its rooms and no more. `make layers` (scripts/check_layers.py)
# compares the includes and the symbols of the object files with this table, and refuses cycles of rooms and of the
# files in a room. tests/, fuzz/ and bench/ may look into every room; examples/ into none.

# ---- The library, from the bottom up -------------------------------------------------------------------------------
# `runtime` is tensorgate.h and formats.def, which have no code. `runtime/formats` stands for every folder in it; none
# of them uses another.

USES_generated               := runtime/ks
USES_runtime/base            := runtime runtime/ks
USES_runtime/io              := runtime/base
USES_runtime/numeric         := runtime/base
USES_runtime/file            := runtime/io
USES_runtime/array           := runtime/file runtime/numeric
USES_runtime/write           := runtime/file
USES_runtime/formats         := runtime/write generated
USES_runtime/convert         := runtime/write runtime/array
USES_runtime/api             := runtime/convert runtime/formats

# ---- The command: of the library, tensorgate.h alone ---------------------------------------------------------------

USES_cli                     := runtime

# ---- The compiler of grammars, from the bottom up ------------------------------------------------------------------
# generated/ksyc is the lexer that Ragel makes of compiler/syntax/expr_lexer.rl. Backends do not use each other.

PART_OF_generated/ksyc       := compiler/syntax
USES_compiler/ir             := compiler/base
USES_compiler/syntax         := compiler/ir runtime/ks
USES_compiler/sema           := compiler/syntax
USES_compiler/analysis       := compiler/ir
USES_compiler/backends/c     := compiler/analysis
USES_compiler/backends/proof := compiler/analysis
USES_compiler/backends/doc   := compiler/ir
USES_compiler/backends/dict  := compiler/ir
USES_compiler                := compiler/sema compiler/backends/c compiler/backends/proof compiler/backends/doc compiler/backends/dict
