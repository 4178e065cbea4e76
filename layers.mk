# SPDX-License-Identifier: Apache-2.0
#
# The rooms of the house, and which other rooms each may use: whose headers it may include and whose functions
# it may call. What a used room may use comes along. The Makefile gives every folder only these include paths,
# and scripts/check_layers.py (`make layers`) holds includes and symbols against this table.
#
# `runtime` is tensorgate.h and formats.def, which have no code. Each folder in runtime/formats stands alone.
# tests/, fuzz/ and bench/ may look into every room.

USES_generated              := runtime/ks
USES_generated/ksyc         := compiler/syntax
USES_runtime/base           := runtime runtime/ks
USES_runtime/io             := runtime/base
USES_runtime/numeric        := runtime/base
USES_runtime/file           := runtime/io
USES_runtime/array          := runtime/file runtime/numeric
USES_runtime/write          := runtime/file
USES_runtime/formats        := runtime/write generated
USES_runtime/convert        := runtime/write runtime/array
USES_runtime/api            := runtime/convert runtime/formats
USES_cli                    := runtime

USES_compiler/ir            := compiler/base
USES_compiler/syntax        := compiler/ir runtime/ks
USES_compiler/sema          := compiler/syntax
USES_compiler/analysis      := compiler/ir
USES_compiler/code          := compiler/base
USES_compiler/backends/c    := compiler/analysis compiler/code
USES_compiler/backends/proof := compiler/analysis compiler/code
USES_compiler/backends/doc  := compiler/ir
USES_compiler/backends/dict := compiler/ir
USES_compiler               := compiler/sema compiler/backends/c compiler/backends/proof compiler/backends/doc compiler/backends/dict
