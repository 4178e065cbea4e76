# SPDX-License-Identifier: Apache-2.0
#
# Tensorgate. `make help` lists the targets, `make V=1` shows the commands.
#
# Everything is built below build/: one folder per flavour (release, asan, msan, clang, core) with
# the same layout as the sources. Parsers in generated/ are committed; ksyc and Ragel are needed
# only by `generate`, `check-generated` and the tests of the compiler.
#
# Switches: ZLIB=0, ICONV=0, SSL=0, HTTP=0 leave out a library; `make core` has none of them. SECCOMP=0 leaves out the list of
#           system calls of the sandbox. JSON=0 leaves out Jansson, with
#           which a fuzz target and a benchmark compare.
#           KSYC=0 leaves ksyc out of `make install`, which then needs no libyaml.
#           SETUP=no never installs packages, SETUP=ask asks first; WERROR= lets warnings pass; ORIGINS=1 for what MSan finds.

MAKEFLAGS += --no-builtin-rules --no-print-directory
# As many jobs as processors, unless -j says how many; one after the other where `clean` is one of several targets.
ifeq ($(filter -j% --jobserver%,$(MAKEFLAGS))$(filter clean,$(MAKECMDGOALS)),)
MAKEFLAGS += -j$(shell nproc 2>/dev/null || echo 2)
endif
.SUFFIXES:
.DELETE_ON_ERROR:
# Files are made above the first target that people name.
.DEFAULT_GOAL := all

VERSION := 0.1.0
# Of libks.so: changes when a program that was linked with the old one would not work with the new one.
KS_ABI  := 0
# The number of libtensorgate.so; runtime/tensorgate.map names it, too.
TG_ABI  := 0

CC      := gcc
CXX     := g++
CLANG   := clang
CLANGXX := clang++
MUSL    := musl-gcc
AFL_CLANG := afl-clang-fast
AR      := ar
LD      := ld
OBJCOPY := objcopy

ZLIB  ?= 1
ICONV ?= 1
JSON  ?= 1
SSL   ?= 1
SECCOMP ?= 1
HTTP  ?= 1
KSYC  ?= 1
SETUP ?= yes
export SETUP
V     ?= 0

Q   := $(if $(filter 0,$(V)),@)
# `make run` tells a story, of which these lines are no part.
say  = $(if $(filter 0,$(V)),$(if $(filter run,$(MAKECMDGOALS)),,@printf '  %-8s %s\n' $(1) $(2)))
$(if $(filter run,$(MAKECMDGOALS)),$(info building; V=1 shows the commands))

# ------------------------------------------------------------------------------------- flags

WERROR   := -Werror
WARNINGS := -Wall -Wextra -Wconversion -Wshadow -Wcast-align -Wvla -pedantic $(WERROR)
DEFINES  := -D_FILE_OFFSET_BITS=64
COMMON    = -std=c11 $(WARNINGS) $(INCLUDES) $(DEFINES) -fPIC $(VISIBILITY) -ffile-prefix-map=$(CURDIR)=.
# For the objects of the library: a shared object exports what tensorgate.h declares with TG_API, nothing else.
HIDDEN   := -fvisibility=hidden
# The stack of one call, in the library as it is installed; see docs/security.md.
FRAMES   := -Wframe-larger-than=32768

MACHINE := $(shell $(CC) -dumpmachine 2>/dev/null)
# Not every compiler knows every flag: -ftrivial-auto-var-init is of gcc 12 and clang 16.
accepted = $(foreach flag,$(1),$(shell $(CC) -Werror $(flag) -x c -c /dev/null -o /dev/null 2>/dev/null && echo ' $(flag)'))
# 32-bit x86: the numbers of the x87 are wider than float and double, which rounds twice; and position-independent code
# has helpers in groups of sections, which a sealed object cannot share with others.
X86_32  := -msse2 -mfpmath=sse
NO_GROUPS := --force-group-allocation
IS_X86_32 := $(filter i386-% i486-% i586-% i686-%,$(MACHINE))
HARDEN  := $(if $(IS_X86_32),$(X86_32)) -Wformat=2 -Werror=format-security -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -fstack-protector-strong \
           $(call accepted,-fstack-clash-protection -ftrivial-auto-var-init=zero) \
           $(if $(filter x86_64-%,$(MACHINE)),-fcf-protection=full)
HARDEN_LINK := -pie -Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack -Wl,-z,nodlopen -Wl,--as-needed

SANITIZE_ADDRESS := -fsanitize=address,undefined -fno-sanitize-recover=all
# ORIGINS=1 says of an uninitialised byte where it comes from, too. What is found is the same without, in two thirds of the time.
ORIGINS ?= 0
SANITIZE_MEMORY  := -fsanitize=memory $(if $(filter 1,$(ORIGINS)),-fsanitize-memory-track-origins) -fsanitize-memory-param-retval

# Every allocation from an arena is a block of its own, so that sanitizers see where it ends.
EXACT := -DKS_EXACT_BLOCKS

# A flavour: compiler, flags for compiling and linking, and which libraries it has. Those of the sanitizers know lines, which
# is what reports show: with all that debuggers can use they took a third longer to compile.
release_CC     = $(CC)
release_FLAGS  = -O2 $(HARDEN) $(CFLAGS)
release_LINK   = $(HARDEN_LINK) $(LDFLAGS)
release_WITH   = $(if $(filter 1,$(ZLIB)),ZLIB) $(if $(filter 1,$(ICONV)),ICONV) $(if $(filter 1,$(JSON)),JSON) \
                 $(if $(filter 1,$(SSL)),SSL) $(if $(filter 1,$(SECCOMP)),SECCOMP) $(if $(filter 1,$(HTTP)),HTTP)
# Objects that another one contains: INLINE_VIEWS below.
JOINING := release static
$(foreach f,$(JOINING),$(eval $(f)_JOINED = $$(FORMAT_VIEWED:%=build/$(f)/generated/%_view.o)))
# For builds that are instrumented, which have no sandbox: UNCONFINED below.
unconfined_WITH = $(filter-out SECCOMP,$(release_WITH))

asan_CC        = $(CC)
asan_FLAGS     = -O1 -g1 -fno-omit-frame-pointer $(EXACT) $(SANITIZE_ADDRESS)
asan_LINK      = $(SANITIZE_ADDRESS)
asan_WITH      = $(unconfined_WITH)

# zlib, libcrypto and libmicrohttpd are not instrumented, and none of the four formats needs them.
msan_CC        = $(CLANG)
msan_FLAGS     = -O1 -g1 -fno-omit-frame-pointer $(EXACT) $(SANITIZE_MEMORY)
msan_LINK      = $(SANITIZE_MEMORY)
msan_WITH      = $(filter-out ZLIB SSL HTTP,$(unconfined_WITH))

clang_CC       = $(CLANG)
clang_FLAGS    = -O0
clang_LINK     =
clang_WITH     = $(release_WITH)

core_CC        = $(CC)
core_FLAGS     = -O2 $(if $(IS_X86_32),$(X86_32))
core_LINK      =
core_WITH      =

# Flavours like core, for 32-bit x86 and for another C library. For tests alone, and -O1 takes two thirds of the time.
m32_CC         = $(CC) -m32
m32_FLAGS      = -O1 $(X86_32)
m32_LINK       =
m32_LD         = $(LD) -m elf_i386 $(NO_GROUPS)
m32_WITH       =

musl_CC        = $(MUSL)
musl_FLAGS     = -O1
musl_LINK      =
musl_WITH      =

# For coverage: what the compiler counts, without the sanitizers, but with memory as under them, so that each
# allocation can be made to fail.
cov_CC         = $(CLANG)
cov_FLAGS      = -O1 -g $(EXACT) -fprofile-instr-generate -fcoverage-mapping
cov_LINK       = -fprofile-instr-generate
cov_WITH       = $(unconfined_WITH)

# Engines of fuzz/; each has a program of its own for every target. FUZZ_LEVEL=-O0 compiles in a fifth of the time.
FUZZ_LEVEL      ?= -O2
libfuzzer_CC    = $(CLANG)
libfuzzer_FLAGS = $(FUZZ_LEVEL) -gline-tables-only -fno-omit-frame-pointer $(EXACT) -fsanitize=fuzzer-no-link $(SANITIZE_ADDRESS)
libfuzzer_LINK  = $(SANITIZE_ADDRESS)
libfuzzer_WITH  = $(unconfined_WITH)

afl_CC          = AFL_QUIET=1 $(AFL_CLANG)
afl_FLAGS       = -O2 -gline-tables-only -fno-omit-frame-pointer $(EXACT) $(SANITIZE_ADDRESS)
afl_LINK        = $(SANITIZE_ADDRESS)
afl_WITH        = $(unconfined_WITH)

# The second program of AFL++, which tells what is compared with what; no sanitizer.
cmplog_CC       = AFL_QUIET=1 AFL_LLVM_CMPLOG=1 $(AFL_CLANG)
cmplog_FLAGS    = -O2
cmplog_LINK     =
cmplog_WITH     = $(unconfined_WITH)

# One file that needs nothing of the machine that it runs on, for containers. Converters of iconv are loaded at run time.
static_CC      = $(CC)
static_FLAGS   = -O2 $(HARDEN) $(if $(STATIC_HTTP),-DSERVE_LIBRARY_LINKED) $(STATIC_CFLAGS)
static_LINK    = -static-pie -Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack $(STATIC_LDFLAGS)
# `serve` only with a static libmicrohttpd that has no TLS: STATIC_HTTP=1 and its folders in the two variables, as in
# packaging/Containerfile.
static_WITH    = $(filter-out ICONV JSON $(if $(STATIC_HTTP),,HTTP),$(release_WITH))

# These have no cmocka: tests/ports/cmocka.h takes its place.
PORTS  := m32 musl
cmocka  = $(if $(filter $(1),$(PORTS)),,-lcmocka)

FLAVOURS := release static asan msan clang core m32 musl cov libfuzzer afl cmplog

# Whose libtensorgate.a is the public one. In others, sanitizers and counters need the objects one by one.
SEALED := release static clang core m32 musl
archive = build/$(1)/libtensorgate$(if $(filter $(1),$(SEALED)),,_internal).a

defines   = $(patsubst %,-DKS_WITH_%=1,$($(1)_WITH))
core_libs = $(if $(filter ZLIB,$($(1)_WITH)),-lz) -lm
ks_libs   = $(if $(filter ZLIB,$($(1)_WITH)),-lz) -lm
cli_libs  = $(if $(filter SSL,$($(1)_WITH)),-lcrypto) $(if $(and $(filter static,$(1)),$(STATIC_HTTP)),-lmicrohttpd) $(call core_libs,$(1))
# Programs that compare with Jansson.
peer_libs = $(if $(filter JSON,$($(1)_WITH)),-ljansson) $(call cli_libs,$(1))

# ----------------------------------------------------------------------------------- sources

# The names in formats.def: of all formats, of those about which a proved validator decides, of all that
# have one, of those that need zlib.
# scripts/formats.py is strict about the list; a build needs no Python.
formats_with  = $(shell sed -n '/^FORMAT.*, *$(or $(1),[A-Z]*),/s/^FORMAT.[^,]*,[^,]*, *\([a-z0-9_]*\),.*/\1/p' runtime/formats.def)
FORMAT_NAMES  := $(call formats_with)
FORMAT_DESCRIBED := $(call formats_with,PROVED)
FORMAT_PROVED := $(call formats_with,\(PROVED\|PARTLY\))
FORMAT_ZLIB   := $(call formats_with,ZLIB)

LIB_SRC   := $(sort $(wildcard runtime/*/*.c runtime/formats/*/*.c generated/*.c))
# Views that an adapter uses are in generated/. ksyc writes the others where tests, proofs and lint need them.
FORMAT_VIEWED := $(shell sed -n 's/^.include "\([a-z0-9_]*\)_view[.]h"$$/\1/p' runtime/formats/*/*.[ch] | sort -u)
VIEW_SRC  := $(FORMAT_PROVED:%=build/generated/%_view.c)
VIEW_HEADERS := $(VIEW_SRC:.c=.h)
CLI_SRC   := $(sort $(wildcard cli/*.c cli/*/*.c))
# Those that need libmicrohttpd; verb_serve.c says that it is missing.
HTTP_SRC  := $(sort $(wildcard cli/serve/serve_*.c))
KSYC_SRC  := $(sort $(wildcard compiler/*.c compiler/*/*.c compiler/backends/*/*.c generated/ksyc/*.c))
# What `stats` does with arrays, for its test and its benchmark.
STATS_SRC := $(patsubst %,cli/verbs/%.c,stats stats_kernels stats_avx2 exact_sum widen) cli/numbers/element.c cli/base/cli_progress.c
UNIT_SRC  := $(sort $(wildcard tests/unit/test_*.c))
KSYC_UNIT := $(filter tests/unit/test_ksyc_%,$(UNIT_SRC))
LIB_UNIT  := $(filter-out $(KSYC_UNIT),$(UNIT_SRC))
# Without the tests of what is in fuzz/, which is for 64 bits, of numbers that are compared with those of 128 bits, and
# of failing calls, which wraps those of glibc.
PORT_UNIT := $(filter-out tests/unit/test_fuzz_mutator.c tests/unit/test_ks_int.c tests/unit/test_failing_calls.c,$(LIB_UNIT))
INJECT_SRC := $(sort $(wildcard tests/tools/inject*.c))
INJECT_LIB := $(patsubst tests/tools/%.c,build/tests/%.so,$(INJECT_SRC))
# Runs a program, and kills it at a system call.
KILL_SRC  := tests/tools/kill_at.c
TOOL_SRC  := $(sort $(wildcard tests/tools/tool_*.c))
STREAM_SRC := $(sort $(wildcard tests/tools/stream_*.c))
VIEWS_SRC := $(sort $(wildcard tests/tools/views_*.c))
SANDBOX_SRC := $(sort $(wildcard tests/sandbox/*.c)) scripts/sandbox_filters.c
HELP_SRC  := tests/support.c tests/support_convert.c
BENCH_SRC := $(sort $(wildcard bench/*.c))
# Readers of the grammars of the benchmark, and what the compiler needs to see of them.
BENCH_READER  := $(patsubst bench/%.ksy,build/generated/%.c,$(sort $(wildcard bench/*.ksy)))
BENCH_HEADERS := $(BENCH_READER:.c=.h)
FUZZ_HELP := $(sort $(wildcard fuzz/fuzz_common*.c))
FUZZ_GLUE := fuzz/replay.c $(sort $(wildcard fuzz/custom_mutator*.c fuzz/engine/*.c fuzz/mutator/*.c fuzz/tools/*.c))
FUZZ_SRC  := $(filter-out $(FUZZ_HELP),$(sort $(wildcard fuzz/fuzz_*.c)))
# fuzz_read.c is compiled for each format: read_NAME where a validator decides, NAME where rules stand in an adapter.
FUZZ_OF_FORMAT = $(if $(filter $(1),$(FORMAT_DESCRIBED)),read_$(1),$(1))
FUZZ_READERS := $(foreach name,$(FORMAT_NAMES),$(call FUZZ_OF_FORMAT,$(name)))
FUZZ_NAMES := $(sort $(FUZZ_READERS) $(patsubst fuzz/fuzz_%.c,%,$(filter-out fuzz/fuzz_read.c,$(FUZZ_SRC))))
# libzip is in one target alone, as a second reader of archives; where it is missing, that target is left out.
NO_LIBZIP  := $(if $(shell $(CC) -include zip.h -x c -E /dev/null >/dev/null 2>&1 && echo yes),,npz_libzip)
FUZZ_HERE  := $(filter-out $(NO_LIBZIP),$(FUZZ_NAMES))

HEADERS     := $(sort $(wildcard runtime/*.h runtime/*/*.h runtime/formats/*/*.h generated/*.h compiler/*/*.h \
               compiler/backends/*/*.h cli/*.h cli/*/*.h toolkit/*/*.h tests/*.h tests/unit/*.h bench/*.h fuzz/*.h fuzz/mutator/*.h))
# The interface of the runtime of parsers; for users, all of it is one header.
KS_HEADERS  := $(addprefix runtime/ks/,ks.h ks_fold.h ks_table.h ks_checksum.h ks_proved.h ks_power.h ks_bits.h ks_gate.h ks_loaded.h ks_units.h ks_checked.h ks_int.h ks_read.h ks_writer.h ks_error_text.h ks_walk.h)
API_HEADERS := $(sort $(wildcard runtime/tensorgate.h generated/*.h) $(KS_HEADERS))
# What ksyc writes beside a parser.
TOOLKIT_SRC := $(sort $(wildcard toolkit/*.c toolkit/*/*.c))
HAND_SRC    := $(filter-out generated/%,$(LIB_SRC) $(CLI_SRC) $(KSYC_SRC) $(UNIT_SRC) $(TOOL_SRC) $(STREAM_SRC) $(VIEWS_SRC) $(HELP_SRC) $(INJECT_SRC) $(BENCH_SRC) $(FUZZ_SRC) $(FUZZ_HELP) $(wildcard $(FUZZ_GLUE)) $(TOOLKIT_SRC) $(SANDBOX_SRC))
# The extension module of the package, which CMake builds for users; here its objects are compared with layers.mk, and
# clang-tidy reads it. The name of the folder of headers has the version of Python.
PYTHON_SRC  := $(sort $(wildcard python/src/*.c))
# Found again for each command: setup may install them in the meantime, and make remembers the folders that it has read.
PYTHON_HEADERS = $(shell ls -d /usr/include/python3.1[1-9]/Python.h 2>/dev/null | tail -n 1 | sed 's|/Python.h$$||')
# Slots of Python are functions as void *, which ISO C does not have and POSIX does.
PYTHON_FLAGS = -Wno-pedantic -Iruntime -isystem $(PYTHON_HEADERS) -D_POSIX_C_SOURCE=200809L -DPy_LIMITED_API=0x030B0000
HAND_FILES  := $(HAND_SRC) $(PYTHON_SRC) $(wildcard python/src/*.h) $(filter-out generated/%,$(HEADERS)) $(wildcard tests/toy_format/*.c tests/ports/*.[ch] tests/language/*.[ch] tests/official/*.[ch])

# Programs against an installed prefix: what they include is public.
INSTALLED_SRC := $(sort $(wildcard examples/*.c tests/installed/*.c))
HAND_SRC      += $(INSTALLED_SRC) $(KILL_SRC) $(if $(PYTHON_HEADERS),$(PYTHON_SRC))
HAND_FILES    += $(INSTALLED_SRC) $(KILL_SRC) $(wildcard web/*.[ch] web/grammar/*.[ch])

# ------------------------------------------------------------------------ texts inside of ksyc

# The runtime as one source and one header, the mutator as another, and toolkit/, in which headers of the tree become
# those two; compiler/base/embedded.h.
KS_SRC      := $(sort $(wildcard runtime/ks/*.c))
PROGRAM_SRC := $(sort $(wildcard toolkit/program/program_*.c)) toolkit/program/ks_program.c
MUTATOR_ALL := $(filter-out fuzz/mutator/mutator_formats.c fuzz/mutator/checkpoint% fuzz/mutator/onnx%,$(sort $(wildcard fuzz/mutator/*.c))) $(sort $(wildcard fuzz/engine/*.c))
EMBEDDED    := $(addprefix build/embedded/,ks.h ks.c ks_mutator.h ks_mutator.c ks_program.h ks_program.c ks_fuzz.c ks_loaded.h ks_units.h prove.mk new_grammar.ksy)
join_to = @mkdir -p $(@D)
join_sources = $(Q)awk -f scripts/amalgamate.awk -v about='$(1)' $(2) > $@.new && mv $@.new $@

build/embedded/ks.h: $(KS_HEADERS) scripts/amalgamate.awk
	$(join_to)
	$(call join_sources,ks.h - the runtime of parsers that ksyc generates,-v folders=runtime/ks $(KS_HEADERS))
build/embedded/ks.c: $(KS_SRC) $(wildcard runtime/ks/*.h) scripts/amalgamate.awk
	$(join_to)
	$(call join_sources,ks.c - the runtime of parsers that ksyc generates. KS_WITH_ZLIB and KS_WITH_ICONV add these libraries,-v folders=runtime/ks -v include=ks.h -v have='$(notdir $(KS_HEADERS))' $(KS_SRC))
build/embedded/ks_mutator.h: fuzz/mutator/mutator.h scripts/amalgamate.awk
	$(join_to)
	$(call join_sources,ks_mutator.h - makes and changes files by the tables of a parser,-v include=ks.h -v have='$(notdir $(KS_HEADERS))' $<)
build/embedded/ks_mutator.c: $(MUTATOR_ALL) $(wildcard fuzz/mutator/mutator*.h) scripts/amalgamate.awk
	$(join_to)
	$(call join_sources,ks_mutator.c - makes and changes files by the tables of a parser; for libFuzzer and AFL++,-v folders=fuzz/mutator -v include=ks_mutator.h -v have='mutator.h $(notdir $(KS_HEADERS))' $(MUTATOR_ALL))
build/embedded/ks_program.h: toolkit/program/ks_program.h scripts/amalgamate.awk
	$(join_to)
	$(call join_sources,ks_program.h - a command for files of one grammar,-v include=ks.h -v have='$(notdir $(KS_HEADERS))' $<)
build/embedded/ks_program.c: $(PROGRAM_SRC) toolkit/program/program_parts.h scripts/amalgamate.awk
	$(join_to)
	$(call join_sources,ks_program.c - a command for files of one grammar,-v folders=toolkit/program -v include=ks_program.h -v have='ks_program.h $(notdir $(KS_HEADERS))' $(PROGRAM_SRC))
build/embedded/ks_fuzz.c: toolkit/ks_fuzz.c scripts/amalgamate.awk
	$(join_to)
	$(call join_sources,ks_fuzz.c - a fuzz target for the parser of one grammar,-v include=ks_mutator.h -v have='mutator.h $(notdir $(KS_HEADERS))' $<)
# What Frama-C reads of the runtime: contracts, and the logic that they speak of.
KS_LOGIC    := $(addprefix runtime/ks/,ks_power.h ks_proved.h ks_bits.h ks_gate.h ks_loaded.h)
build/embedded/ks_loaded.h: $(KS_LOGIC) scripts/amalgamate.awk
	$(join_to)
	$(call join_sources,ks_loaded.h - what validators call; with contracts,-v folders=runtime/ks runtime/ks/ks_loaded.h)
build/embedded/ks_units.h: runtime/ks/ks_units.h scripts/amalgamate.awk
	$(join_to)
	$(call join_sources,ks_units.h - what validators of UTF-16 call; with contracts,-v include=ks_loaded.h -v have='$(notdir $(KS_LOGIC))' $<)
# The licence of this text in our tree is no licence of a user's grammar.
build/embedded/prove.mk build/embedded/new_grammar.ksy: build/embedded/%: toolkit/%
	$(join_to)
	$(Q)sed 1d $< > $@
build/embedded/embedded_texts.c: $(EMBEDDED) scripts/embed.awk
	$(call say,EMBED,$@)
	$(Q)awk -f scripts/embed.awk $(EMBEDDED) > $@.new && mv $@.new $@

# What the service says about itself.
build/embedded/openapi_text.c: docs/openapi.json scripts/embed.awk
	@mkdir -p $(@D)
	$(call say,EMBED,$@)
	$(Q)awk -f scripts/embed.awk -v lines=openapi_lines -v header=serve_openapi.h $< > $@.new && mv $@.new $@

# ------------------------------------------------------------------------------------- rooms

# The include paths of a folder are itself and what layers.mk lets it use; file names are unique, so that a
# header is found in one place or not at all.
include layers.mk
with_used   = $(sort $(1) $(foreach room,$(USES_$(1)),$(call with_used,$(room))))
room_of     = $(or $(PART_OF_$(1)),$(if $(filter runtime/formats/%,$(1)),runtime/formats,$(1)))
includes_of = -I$(1) $(patsubst %,-I%,$(filter-out $(1),$(call with_used,$(call room_of,$(1)))))
ROOMS      := $(patsubst %/,%,$(sort $(dir $(LIB_SRC) $(CLI_SRC) $(KSYC_SRC) $(PROGRAM_SRC))))
# For tests/, fuzz/ and bench/.
INCLUDES   := $(patsubst %,-I%,runtime $(filter-out cli cli/%,$(ROOMS)) tests fuzz fuzz/mutator bench)

.PHONY: all help run samples test lint format tidy warnings headers-cxx tree generate check-generated try-format try-backend try-operator corpus agree gallery conformance random-grammars
.PHONY: prove prove-check prove-release prove-granted prove-selftest prove-eva prove-eva-check prove-smoke prove-outside
.PHONY: bench compare-loaders core ports-here ksyc install uninstall clean setup unit FORCE

all: build/tensorgate build/libtensorgate.a  ## build/tensorgate and build/libtensorgate.a (default)

help:  ## this list
	@awk -F ':.*## ' '/^[a-z][a-z-]*:.*## /{printf "  make %-16s %s\n", $$1, $$2}' Makefile packaging/package.mk packaging/amalgamation.mk web/web.mk
	@printf '\nSwitches: V=1 ZLIB=0 ICONV=0 JSON=0 SSL=0 HTTP=0 SECCOMP=0 KSYC=0 SETUP=no|ask WERROR= ORIGINS=1 CC= CFLAGS= LDFLAGS= prefix= DESTDIR=\n'

# ------------------------------------------------------------------------------------- set-up

# What has to be on the machine for the goals at hand; nothing happens when it is all there.
GOALS := $(or $(MAKECMDGOALS),all)
PARTS := build $(if $(filter test test-rest test-all test-programs unit corpus agree try-format try-operator reproducible conformance gallery random-grammars,$(GOALS)),generate test) \
         $(if $(filter generate check-generated try-backend try-operator ksyc bench,$(GOALS)),generate) \
         $(if $(filter lint format tidy warnings headers-cxx,$(GOALS)),generate lint) \
         $(if $(filter prove% try-operator,$(GOALS)),generate prove) \
         $(if $(filter fuzz% try-format,$(GOALS)),fuzz) \
         $(if $(filter bench,$(GOALS)),bench) $(if $(filter python% site layers lint tidy,$(GOALS)),python) $(if $(filter site,$(GOALS)),site)

PARTS += $(if $(filter web%,$(GOALS)),web) $(if $(filter ports,$(GOALS)),ports)
PARTS += $(if $(filter layers install-ks $(if $(filter 1,$(KSYC)),install),$(GOALS)),generate)

setup:
ifneq ($(SETUP),no)
	@scripts/setup.sh $(PARTS)
endif

# Asked when a recipe runs: the environment may be made by then.
PYTHON = "$$(scripts/find_python.sh)"

# ---------------------------------------------------------------------------------- flavours

define flavour
$(1)_LIB  := $(filter-out $($(1)_JOINED),$(patsubst %.c,build/$(1)/%.o,$(LIB_SRC)))
$(1)_CLI  := $(patsubst %.c,build/$(1)/%.o,$(if $(filter HTTP,$($(1)_WITH)),$(CLI_SRC),$(filter-out $(HTTP_SRC),$(CLI_SRC)))) \
             $(if $(filter HTTP,$($(1)_WITH)),build/$(1)/build/embedded/openapi_text.o)
$(1)_KSYC := $(patsubst %.c,build/$(1)/%.o,$(KSYC_SRC) $(KS_SRC) $(PROGRAM_SRC))
$(1)_TEXTS := build/$(1)/build/embedded/embedded_texts.o
$(1)_HELP := $(patsubst %.c,build/$(1)/%.o,$(HELP_SRC))
$(1)_LIB_UNIT  := $(patsubst %.c,build/$(1)/%,$(LIB_UNIT))
$(1)_KSYC_UNIT := $(patsubst %.c,build/$(1)/%,$(KSYC_UNIT))
$(1)_TOOLS := $(patsubst tests/tools/tool_%.c,build/$(1)/tests/%,$(TOOL_SRC))

# Written anew only when the flags change; every object depends on it. Here and now: in a recipe, variables have the values
# of the object that asks first, another one for each goal, and all would be compiled anew after each change of goal.
$(1)_COMPILED := $$($(1)_CC) $$(COMMON) $$(FRAMES) $$($(1)_FLAGS) $$($(1)_LINK) $$($(1)_WITH) $$(HIDDEN)
build/$(1)/flags: FORCE
	@mkdir -p $$(@D)
	@printf '%s\n' '$$($(1)_COMPILED)' > $$@.$$$$$$$$ && \
	{ cmp -s $$@.$$$$$$$$ $$@ && rm $$@.$$$$$$$$ || mv $$@.$$$$$$$$ $$@; }

# Changes when a source comes or goes, so that nothing of an old one stays in an archive.
build/$(1)/sources: FORCE
	@mkdir -p $$(@D)
	@printf '%s\n' $(LIB_SRC) $(CLI_SRC) $(KSYC_SRC) $(PROGRAM_SRC) > $$@.$$$$$$$$ && \
	{ cmp -s $$@.$$$$$$$$ $$@ && rm $$@.$$$$$$$$ || mv $$@.$$$$$$$$ $$@; }

build/$(1)/%.o: %.c build/$(1)/flags | setup
	@mkdir -p $$(@D)
	$$(call say,CC,$$@)
	$$(Q)$$($(1)_CC) $$(COMMON) $$($(1)_FLAGS) $$(call defines,$(1)) -MMD -MP -c -o $$@ $$<

# For what may look inside: tests, fuzz targets, benches.
build/$(1)/libtensorgate_internal.a: $$($(1)_LIB) build/$(1)/sources
	$$(call say,AR,$$@)
	$$(Q)rm -f $$@; $$(AR) rcsD $$@ $$(filter %.o,$$^)

# What is installed: one object, in which only the functions of the symbol map are visible.
build/$(1)/libtensorgate.o: $$($(1)_LIB) build/$(1)/sources runtime/tensorgate.map
	$$(call say,SEAL,$$@)
	$$(Q)sed -n 's/^ *\(tg_[a-z0-9_]*\);$$$$/\1/p' runtime/tensorgate.map > $$@.keep
	$$(Q)$$(or $$($(1)_LD),$$(LD) $(if $(IS_X86_32),$(NO_GROUPS))) -r -o $$@.all $$(filter %.o,$$^) && $$(OBJCOPY) --keep-global-symbols=$$@.keep $$@.all $$@ && rm $$@.all
build/$(1)/libtensorgate.a: build/$(1)/libtensorgate.o
	$$(call say,AR,$$@)
	$$(Q)rm -f $$@; $$(AR) rcsD $$@ $$^

# A program that was linked with it needs its functions under the version that the map gives them.
build/$(1)/libtensorgate.so: build/$(1)/libtensorgate.o runtime/tensorgate.map
	$$(call say,LINK,$$@)
	$$(Q)$$($(1)_CC) $$($(1)_FLAGS) -shared -Wl,-soname,libtensorgate.so.$(TG_ABI) -Wl,--version-script=runtime/tensorgate.map \
	    -Wl,-z,defs -Wl,-z,relro -Wl,-z,now $$(LDFLAGS) -o $$@ $$< $$(call core_libs,$(1))

# What generated code calls, by itself: from the one source that ksyc writes, too.
build/$(1)/build/embedded/ks.o: DEFINES += $$(call defines,$(1))
build/$(1)/libks.a: build/$(1)/build/embedded/ks.o
	$$(call say,AR,$$@)
	$$(Q)rm -f $$@; $$(AR) rcsD $$@ $$^
build/$(1)/libks.so: build/$(1)/build/embedded/ks.o scripts/ks.map
	$$(call say,LINK,$$@)
	$$(Q)$$($(1)_CC) $$($(1)_FLAGS) -shared -Wl,-soname,libks.so.$(KS_ABI) -Wl,--version-script=scripts/ks.map -Wl,-z,defs \
	    -Wl,-z,relro -Wl,-z,now $$(LDFLAGS) -o $$@ $$< $$(call ks_libs,$(1))

# The command has the public archive, so that it cannot call anything else.
build/$(1)/tensorgate: $$($(1)_CLI) $$(call archive,$(1)) build/$(1)/sources
	$$(call say,LINK,$$@)
	$$(Q)$$($(1)_CC) $$($(1)_FLAGS) $$($(1)_LINK) -o $$@ $$(filter %.o %.a,$$^) $$(call cli_libs,$(1))

build/$(1)/build/embedded/%.o: build/embedded/%.c build/embedded/ks.h build/$(1)/flags | setup
	@mkdir -p $$(@D)
	$$(call say,CC,$$@)
	$$(Q)$$($(1)_CC) $$(filter-out -I%,$$(COMMON)) -Icompiler/base $$($(1)_FLAGS) -c -o $$@ $$<

build/$(1)/build/embedded/openapi_text.o: build/embedded/openapi_text.c build/$(1)/flags | setup
	@mkdir -p $$(@D)
	$$(call say,CC,$$@)
	$$(Q)$$($(1)_CC) $$(filter-out -I%,$$(COMMON)) -Icli/serve $$($(1)_FLAGS) -c -o $$@ $$<

build/$(1)/ksyc: $$($(1)_KSYC) $$($(1)_TEXTS) build/$(1)/sources
	$$(call say,LINK,$$@)
	$$(Q)$$($(1)_CC) $$($(1)_FLAGS) $$($(1)_LINK) -o $$@ $$(filter %.o,$$^) -lyaml $$(call ks_libs,$(1))

$$($(1)_LIB_UNIT): %: %.o build/$(1)/libtensorgate_internal.a
	$$(call say,LINK,$$@)
	$$(Q)$$($(1)_CC) $$($(1)_FLAGS) $$($(1)_LINK) $$(WRAPPED) -o $$@ $$(filter %.o,$$^) $$(filter %.a,$$^) $$(call cmocka,$(1)) $$(call core_libs,$(1))

# Grammars that are interpreted, compared with generated readers.
build/$(1)/tests/run_tree: $(patsubst %,build/$(1)/tests/language/%.o,run_tree print_tree tree_values) $$(filter-out build/$(1)/compiler/ksyc.o,$$($(1)_KSYC)) $$($(1)_TEXTS)
	$$(call say,LINK,$$@)
	$$(Q)$$($(1)_CC) $$($(1)_FLAGS) $$($(1)_LINK) -o $$@ $$^ -lyaml $$(call ks_libs,$(1))

$$($(1)_KSYC_UNIT): %: %.o $$(filter-out build/$(1)/compiler/ksyc.o,$$($(1)_KSYC)) $$($(1)_TEXTS)
	$$(call say,LINK,$$@)
	$$(Q)$$($(1)_CC) $$($(1)_FLAGS) $$($(1)_LINK) -o $$@ $$^ -lcmocka -lyaml $$(call ks_libs,$(1))

$$($(1)_TOOLS): build/$(1)/tests/%: build/$(1)/tests/tools/tool_%.o $$($(1)_HELP) build/$(1)/libtensorgate_internal.a
	$$(call say,LINK,$$@)
	$$(Q)$$($(1)_CC) $$($(1)_FLAGS) $$($(1)_LINK) -o $$@ $$(filter %.o,$$^) $$(filter %.a,$$^) $$(call core_libs,$(1))

$(patsubst %.c,build/$(1)/%.o,$(VIEW_SRC)): INCLUDES := -Ibuild/generated $$(call includes_of,generated)
$(patsubst %.c,build/$(1)/%.o,tests/tools/tool_views.c $(VIEWS_SRC)): INCLUDES := -Ibuild/generated $(INCLUDES)
$(patsubst %.c,build/$(1)/%.o,tests/tools/tool_views.c $(VIEWS_SRC)): | $(VIEW_HEADERS)
build/$(1)/tests/stream build/$(1)/tests/stream_words: $(patsubst %.c,build/$(1)/%.o,$(STREAM_SRC))
build/$(1)/tests/views: $(patsubst %.c,build/$(1)/%.o,$(VIEW_SRC) $(VIEWS_SRC))

$(patsubst %.c,build/$(1)/%.o,$(BENCH_READER)): INCLUDES := -Ibuild/generated $$(call includes_of,generated)
build/$(1)/bench/bench_readers.o: INCLUDES += -Ibuild/generated
build/$(1)/bench/bench_readers.o: | $(BENCH_HEADERS)
build/$(1)/bench/bench: $(patsubst %.c,build/$(1)/%.o,$(BENCH_SRC) $(STATS_SRC) $(BENCH_READER)) build/$(1)/libtensorgate_internal.a
	$$(call say,LINK,$$@)
	$$(Q)$$($(1)_CC) $$($(1)_FLAGS) $$($(1)_LINK) -o $$@ $$^ $$(call peer_libs,$(1))
endef
$(foreach f,$(FLAVOURS),$(eval $(call flavour,$(f))))

# The targets of fuzz/: one program each, with an engine, or with replay.c in its place. The command
# and ksyc are targets as a whole; what they do with files is done in memory.
ENGINE_libfuzzer := -fsanitize=fuzzer
ENGINE_afl       := -fsanitize=fuzzer
ENGINE_cmplog    := -fsanitize=fuzzer

# Functions of views pass structs on, from one to the next, and adapters need a few of their members: inlined where they are
# called, they take a third to a half of the time. So the adapter of a format and its views are one object.
INLINE_VIEWS := $(call accepted,-finline-limit=1000)
$(foreach f,$(JOINING),$(foreach name,$(FORMAT_VIEWED),$(eval build/$(f)/runtime/formats/$(name)/$(name)_adapter.o: \
    $(f)_FLAGS += -include generated/$(name)_view.c $(INLINE_VIEWS))))

# Coverage is that of the library, not of the targets; and what is compared is told to libFuzzer where
# bytes of a file are compared by hand or by Ragel, not in the arithmetic behind it, which would take half of
# the time, nor in what ksyc wrote, whose constants the mutator has from the tables, nor for archives, whose
# signatures the seeds have.
build/libfuzzer/fuzz/%.o: libfuzzer_FLAGS += -fno-sanitize=fuzzer-no-link
build/libfuzzer/runtime/%.o build/libfuzzer/generated/%.o: libfuzzer_FLAGS += -fno-sanitize-coverage=trace-cmp,indirect-calls
build/libfuzzer/runtime/formats/%.o: \
    libfuzzer_FLAGS += -fsanitize-coverage=trace-cmp
build/libfuzzer/runtime/formats/numpy/npz_adapter.o: \
    libfuzzer_FLAGS += -fno-sanitize-coverage=trace-cmp

# The mutator runs the readers to find its way. It has a copy of its own of them, in one object without
# names and without sanitizers: what is wrong with a reader has to show in the target, where the engine can
# keep the input, and what the mutator runs through is no coverage.
MUTATOR_SRC := $(sort $(wildcard fuzz/mutator/*.c runtime/ks/*.c generated/*.c)) runtime/formats/onnx/onnx_schema.c
build/fuzz/mutator.o: $(patsubst %.c,build/release/%.o,$(MUTATOR_SRC))
	@mkdir -p $(@D)
	$(call say,LINK,$@)
	$(Q)ld -r -o $@.all $^ && objcopy --wildcard --keep-global-symbol='fuzz_*' $@.all $@ && rm $@.all

# For AFL++, see fuzz/custom_mutator_afl.c.
build/fuzz/mutator_afl.so: build/release/fuzz/custom_mutator_afl.o build/release/fuzz/engine/engine_afl.o build/fuzz/mutator.o
	$(call say,LINK,$@)
	$(Q)$(CC) $(release_FLAGS) -shared -Wl,-z,relro -Wl,-z,now -o $@ $^ $(call core_libs,release)

# Seeds are generated, too.
build/fuzz/make_seeds: build/release/fuzz/tools/make_seeds.o $(patsubst %.c,build/release/%.o,$(MUTATOR_SRC))
	@mkdir -p $(@D)
	$(call say,LINK,$@)
	$(Q)$(CC) $(release_FLAGS) $(release_LINK) -o $@ $^ $(call core_libs,release)

CUSTOM_libfuzzer := build/libfuzzer/fuzz/custom_mutator.o build/libfuzzer/fuzz/engine/engine_libfuzzer.o build/fuzz/mutator.o

define fuzzers
$(1)_FUZZ := $(FUZZ_HERE:%=build/$(1)/fuzz/%)

$(FUZZ_NAMES:%=build/$(1)/fuzz/%): build/$(1)/fuzz/%: build/$(1)/fuzz/fuzz_%.o $(patsubst %.c,build/$(1)/%.o,$(FUZZ_HELP)) \
        $(if $(ENGINE_$(1)),,build/$(1)/fuzz/replay.o) $(CUSTOM_$(1)) build/$(1)/libtensorgate_internal.a
	$$(call say,LINK,$$@)
	$$(Q)$$($(1)_CC) $$($(1)_FLAGS) $$($(1)_LINK) $(ENGINE_$(1)) $$(WRAPPED) -o $$@ $$(filter %.o,$$^) $$(filter %.a,$$^) \
	    $$(MORE_LIBS) $$(call peer_libs,$(1))

$$(FUZZ_READERS:%=build/$(1)/fuzz/fuzz_%.o): build/$(1)/fuzz/fuzz_%.o: fuzz/fuzz_read.c build/$(1)/flags | setup
	@mkdir -p $$(@D)
	$$(call say,CC,$$@)
	$$(Q)$$($(1)_CC) $$(COMMON) $$($(1)_FLAGS) -DFUZZ_READS=$$(patsubst read_%,%,$$*) $$(call defines,$(1)) -MMD -MP -c -o $$@ $$<

build/$(1)/fuzz/command.o: cli/tensorgate.c build/$(1)/flags | setup
	@mkdir -p $$(@D)
	$$(call say,CC,$$@)
	$$(Q)$$($(1)_CC) $$(COMMON) $$($(1)_FLAGS) $(call includes_of,cli) -D_POSIX_C_SOURCE=200809L -Dmain=tensorgate_command $$(call defines,$(1)) -MMD -MP -c -o $$@ $$<

build/$(1)/fuzz/cli: build/$(1)/fuzz/command.o $$(filter-out build/$(1)/cli/tensorgate.o,$$($(1)_CLI))
build/$(1)/fuzz/cli: WRAPPED = -Wl,--wrap=isatty
build/$(1)/fuzz/ksyc: $$(filter-out build/$(1)/compiler/ksyc.o,$$($(1)_KSYC)) $$($(1)_TEXTS)
build/$(1)/fuzz/ksyc: WRAPPED = -Wl,--wrap=ksyc_source_read,--wrap=ksyc_output_commit,--wrap=ksyc_output_commit_own
build/$(1)/fuzz/ksyc: MORE_LIBS = -lyaml
build/$(1)/fuzz/npz_libzip: MORE_LIBS = -lzip
endef
# zlib, libzip and libyaml are not instrumented for MemorySanitizer.
NOT_UNDER_MSAN := $(patsubst %,build/msan/fuzz/%,$(foreach name,$(FORMAT_ZLIB),$(call FUZZ_OF_FORMAT,$(name))) npz_libzip ksyc)
FUZZ_FLAVOURS := asan msan cov libfuzzer afl cmplog
$(foreach f,$(FUZZ_FLAVOURS),$(eval $(call fuzzers,$(f))))

# A test that is between the library and the system.
CALLS := fchmod fallocate64 ftruncate64 getrlimit64 linkat renameat renameat2 fstatat64 readlinkat lseek64 stat64 fstat64 \
         open64 openat64 fcntl64 close fsync fpathconf getentropy pwrite64 pread64 read poll
$(foreach f,$(FLAVOURS),$(eval build/$(f)/tests/unit/test_failing_calls: WRAPPED = $(CALLS:%=-Wl,--wrap=%)))

# The tests of the command.
$(foreach f,$(FLAVOURS),$(eval build/$(f)/tests/unit/test_pool: $(patsubst %.c,build/$(f)/%.o,$(wildcard cli/workers/*.c) cli/base/temporary.c)))
$(foreach f,$(FLAVOURS:%=%/tests/unit/test_pool.o) tidy/tests/unit/test_pool.ok,$(eval build/$(f): INCLUDES += -Icli/workers))
$(foreach f,$(FLAVOURS),$(eval build/$(f)/tests/unit/test_tar_list: build/$(f)/cli/tar/tar_list.o))
$(foreach f,$(FLAVOURS:%=%/tests/unit/test_tar_list.o) tidy/tests/unit/test_tar_list.ok,$(eval build/$(f): INCLUDES += -Icli/tar))
$(foreach f,$(FLAVOURS),$(eval build/$(f)/tests/unit/test_intake: $(patsubst %,build/$(f)/cli/intake/%.o,intake_name intake_reply)))
$(foreach f,$(FLAVOURS),$(eval build/$(f)/tests/unit/test_intake_tree: $(patsubst %,build/$(f)/cli/intake/%.o,intake_tree intake_tree_walk intake_copy intake_folder intake_holes intake_name)))
$(foreach f,$(foreach t,test_intake test_intake_tree,$(FLAVOURS:%=%/tests/unit/$(t).o) tidy/tests/unit/$(t).ok),$(eval build/$(f): INCLUDES += -Icli/base -Icli/sandbox -Icli/workers -Icli/intake))
$(foreach f,$(FLAVOURS),$(eval build/$(f)/tests/unit/test_json_text: $(patsubst %.c,build/$(f)/%.o,$(wildcard cli/base/*.c cli/sandbox/*.c))))
$(foreach f,$(FLAVOURS:%=%/tests/unit/test_json_text.o) tidy/tests/unit/test_json_text.ok,$(eval build/$(f): INCLUDES += -Icli/base -Icli/sandbox))
$(foreach f,$(FLAVOURS),$(eval build/$(f)/tests/unit/test_stats: $(STATS_SRC:%.c=build/$(f)/%.o)))
$(foreach f,$(FLAVOURS:%=%/tests/unit/test_stats.o) $(FLAVOURS:%=%/bench/bench_stats.o) tidy/tests/unit/test_stats.ok tidy/bench/bench_stats.ok,$(eval build/$(f): INCLUDES += -Icli/verbs -Icli/numbers -Icli/base))

# The one test of what is in fuzz/.
$(foreach f,$(FLAVOURS),$(eval build/$(f)/tests/unit/test_fuzz_mutator: $(patsubst %.c,build/$(f)/%.o,$(wildcard fuzz/mutator/*.c))))

$(foreach f,$(FLAVOURS) tidy,$(foreach room,$(ROOMS),$(eval build/$(f)/$(room)/%: INCLUDES := $(call includes_of,$(room)))))
$(foreach f,$(FLAVOURS),$(eval build/$(f)/runtime/% build/$(f)/generated/%: VISIBILITY := $(HIDDEN)))
$(foreach f,$(FLAVOURS) tidy,$(eval build/$(f)/examples/%: INCLUDES := -Iruntime))
$(foreach f,$(FLAVOURS) tidy,$(eval build/$(f)/python/src/%: INCLUDES = $$(PYTHON_FLAGS)))
$(foreach f,$(PORTS),$(eval build/$(f)/tests/%: INCLUDES += -Itests/ports))
# A sanitizer starts a process at the end, which reads the memory of this one; counts of coverage are written to a file
# that is opened at the end. `tensorgate --version` says that there is no sandbox.
UNCONFINED := asan msan cov libfuzzer afl cmplog
$(foreach f,$(UNCONFINED),$(eval build/$(f)/cli/sandbox/%: DEFINES += -DSANDBOX_LEFT_OUT='"this build is instrumented"'))
# The command is a POSIX program; the library says in each file what it needs beyond C11.
$(foreach f,$(FLAVOURS) tidy,$(eval build/$(f)/cli/%: DEFINES += -D_POSIX_C_SOURCE=200809L))

build/release/runtime/% build/release/generated/%: WARNINGS += $(FRAMES)

# Preloaded by tests: let the n-th call that touches an output fail, or the n-th allocation.
$(INJECT_LIB): build/tests/%.so: tests/tools/%.c build/release/flags | setup
	@mkdir -p $(@D)
	$(call say,LINK,$@)
	$(Q)$(CC) $(COMMON) $(release_FLAGS) -shared -Wl,-z,relro -Wl,-z,now -o $@ $<

# For suite `sandbox`: the command with a hole, where an attacker would be, and a kernel that has less.
SANDBOX_TEST := $(addprefix build/tests/sandbox/,tensorgate old_kernel channel filters)
HOLES        := tg_open_fd tg_index_open_fd tg_stream_feed
build/tests/sandbox/tensorgate: $(release_CLI) build/release/libtensorgate.a build/release/tests/sandbox/hole.o
	@mkdir -p $(@D)
	$(call say,LINK,$@)
	$(Q)$(CC) $(release_FLAGS) $(release_LINK) $(HOLES:%=-Wl,--wrap=%) -o $@ $^ $(call cli_libs,release)
build/tests/sandbox/channel: $(filter build/release/cli/sandbox/%,$(release_CLI))
build/tests/sandbox/old_kernel build/tests/sandbox/channel: build/tests/sandbox/%: build/release/tests/sandbox/%.o
	@mkdir -p $(@D)
	$(call say,LINK,$@)
	$(Q)$(CC) $(release_FLAGS) $(release_LINK) -o $@ $^ $(call cli_libs,release)
build/tests/sandbox/filters: build/release/scripts/sandbox_filters.o
	@mkdir -p $(@D)
	$(call say,LINK,$@)
	$(Q)$(CC) $(release_FLAGS) $(release_LINK) -o $@ $^ -lseccomp
$(foreach f,release clang tidy,$(eval build/$(f)/tests/sandbox/% build/$(f)/scripts/%: INCLUDES += -Icli/sandbox))

# Not those of the copies of the tree that try-format, try-backend, try-operator and deb make.
-include $(shell find build \( -path build/try -o -path build/try_backend -o -path build/try_operator -o -path build/deb \) -prune -o -name '*.d' -type f -print 2>/dev/null)

# For suite `intake_kills`.
build/tests/kill_at: $(KILL_SRC) build/release/flags | setup
	@mkdir -p $(@D)
	$(call say,LINK,$@)
	$(Q)$(CC) $(COMMON) $(release_FLAGS) $(release_LINK) -o $@ $<

# Five billion roundings: vector code, without the sanitizers.
build/tests/every_float: tests/tools/every_float.c runtime/numeric/numbers_exact.h build/release/flags | setup
	@mkdir -p $(@D)
	$(call say,LINK,$@)
	$(Q)$(CC) $(COMMON) $(release_FLAGS) -O3 $(release_LINK) -o $@ $< -lm

build/tensorgate: build/release/tensorgate
	$(Q)cp -f $< $@
build/libtensorgate.a: build/release/libtensorgate.a
	$(Q)cp -f $< $@
build/libtensorgate.so: build/release/libtensorgate.so
	$(Q)cp -f $< $@
build/libks.a: build/release/libks.a
	$(Q)cp -f $< $@
build/ksyc: build/release/ksyc
	$(Q)cp -f $< $@
ksyc: build/ksyc  ## build/ksyc, the compiler of grammars (needs libyaml)

build/generated/%_view.c: specs/%.ksy $(wildcard specs/*.ksy) build/ksyc
	@mkdir -p $(@D)
	$(call say,KSYC,$@)
	$(Q)build/ksyc -q -I specs --emit view -o $(@D) $<
	@touch $@
$(VIEW_HEADERS): %.h: %.c ;
$(BENCH_READER): build/generated/%.c: bench/%.ksy build/ksyc
	@mkdir -p $(@D)
	$(call say,KSYC,$@)
	$(Q)build/ksyc -q -o $(@D) $<
	@touch $@
$(BENCH_HEADERS): %.h: %.c ;

# ------------------------------------------------------------------------------ sample files

SAMPLES := build/samples/made
SAMPLE_PY := $(wildcard tests/samples/*.py)

$(SAMPLES): $(SAMPLE_PY) | setup
	$(call say,SAMPLES,build/samples)
	$(Q)$(PYTHON) tests/samples/make_samples.py build/samples
	@touch $@
samples: $(SAMPLES)  ## write small sample files of all formats to build/samples

run: build/tensorgate $(SAMPLES)  ## build, then check, info and dump of sample files, an upload, a quarantined file
	@scripts/show.sh build/tensorgate build/samples

# ---------------------------------------------------------------------------------- grammars

generate: | setup  ## renew generated/ and docs/formats/ from specs/*.ksy and *.rl
	+@MAKE='$(MAKE)' scripts/generate.sh

check-generated: | setup  ## fail when generated/ or docs/formats/ is stale
	+@MAKE='$(MAKE)' scripts/generate.sh --check

try-format: | setup  ## add a tiny format to a copy of the tree, as docs/adding-a-format.md says
	+@MAKE='$(MAKE)' scripts/try_adding_a_format.sh

try-backend: | setup  ## add a tiny backend to a copy of the tree, as docs/adding-a-backend.md says
	+@MAKE='$(MAKE)' scripts/try_adding_a_backend.sh

try-operator: | setup  ## add an operator to a copy of the tree, as docs/adding-an-operator.md says
	+@MAKE='$(MAKE)' scripts/try_adding_an_operator.sh

# ------------------------------------------------------------------------------------- tests

unit: $(release_LIB_UNIT) $(release_KSYC_UNIT) $(asan_LIB_UNIT) $(asan_KSYC_UNIT) $(filter-out %/test_layout_labels,$(msan_LIB_UNIT))

# Objects of all rooms.
LAYERED := $(release_LIB) $(release_CLI) $(release_KSYC) $(if $(filter-out no,$(SETUP))$(PYTHON_HEADERS),$(PYTHON_SRC:%.c=build/release/%.o))
# Those whose compiler and C library are on the machine; suite `switches` says which are not.
ports-here: | setup  ## core for 32-bit x86 and for musl, with the unit tests
	@mkdir -p build && echo 'int main(void) { return 0; }' > build/port.c
	+@here=''; \
	$(foreach f,$(PORTS),if $($(f)_CC) -o build/port build/port.c 2>/dev/null; then here="$$here port-$(f)"; fi;) \
	[ -z "$$here" ] || $(MAKE) SETUP=no $$here
.PHONY: $(PORTS:%=port-%)
$(foreach f,$(PORTS),$(eval port-$(f): build/$(f)/tensorgate $(PORT_UNIT:%.c=build/$(f)/%)))

# What `make test` needs: no MemorySanitizer, no other machine or C library, no fuzz targets.
TESTED_IN_ROUND := $(release_LIB_UNIT) $(release_KSYC_UNIT) $(asan_LIB_UNIT) $(asan_KSYC_UNIT) $(LAYERED) $(SAMPLES) \
                   build/ksyc build/asan/ksyc build/asan/tensorgate $(asan_TOOLS) build/release/tests/measure build/release/tests/stream \
                   build/release/tests/stream_words $(INJECT_LIB) $(SANDBOX_TEST) core build/asan/tests/run_tree build/tests/kill_at
TESTED_IN_REST := $(TESTED_IN_ROUND) ports-here answers layouts
TESTED := $(TESTED_IN_REST) fuzz-replay unit build/msan/tensorgate $(msan_TOOLS)

test: all $(if $(TESTS),$(TESTED),$(TESTED_IN_ROUND))  ## tests in ten minutes: release, ASan and UBSan; or those of TESTS='golden limits', whole
	@$(PYTHON) tests/run.py $(if $(TESTS),,--round) $(TESTS)

.PHONY: test-rest test-all test-programs
test-programs: all $(TESTED_IN_REST)  ## build what `make test` and `make test-rest` run, and run nothing
test-rest: all $(TESTED_IN_REST)  ## suites of which `make test` runs nothing, or a round of them: packages, other C libraries, the library as one source
	@$(PYTHON) tests/run.py --rest
test-all: all $(TESTED)  ## all suites whole: every damaged sample, under MSan, too; 45 minutes
	@$(PYTHON) tests/run.py

.PHONY: robust-every
robust-every:  ## the suites robust, stream, amalgamation and verdicts without thinning: all values of each byte, each format left out
	@ROBUST=every $(MAKE) test TESTS='robust stream amalgamation verdicts'

.PHONY: exact
exact: build/tests/every_float  ## round every float up to 65536 with every rule, and compare with the proved contract
	@$<

REQUESTS ?= 1000000
.PHONY: soak
soak: build/tensorgate $(SAMPLES)  ## soak [REQUESTS=1000000]: small uploads to `tensorgate serve`; memory does not grow
	@$(PYTHON) tests/serve_soak.py '$(REQUESTS)'

TOKENS ?= 3
STRANGE ?= 1
.PHONY: stream-words
stream-words: build/release/tests/stream_words  ## stream-words [TOKENS=3] [STRANGE=1]: all primitiv files of so many tokens, as a stream and as a file
	@$< --strange '$(STRANGE)' '$(TOKENS)'

CORPUS ?=
corpus: all build/asan/tensorgate build/msan/tensorgate build/asan/tests/stream  ## corpus CORPUS=DIR: a corpus with oracles, in all builds
	@scripts/corpus.sh '$(CORPUS)'

VARIANTS ?= 200
agree: build/release/tests/verdicts $(if $(CORPUS),,$(SAMPLES))  ## agree [CORPUS=DIR] [VARIANTS=200]: validators against the official Python parser, over the samples or a corpus
	@$(PYTHON) tests/official/agree.py '$(VARIANTS)' '$(or $(CORPUS),build/samples)'

KAITAI_FORMATS ?=
gallery: build/release/ksyc  ## gallery KAITAI_FORMATS=DIR: the gallery of Kaitai Struct through ksyc, gcc and clang
	@$(PYTHON) tests/official/gallery.py '$(KAITAI_FORMATS)'

KAITAI_TESTS ?=
conformance: build/release/ksyc  ## conformance KAITAI_TESTS=DIR [KAITAI_FORMATS=DIR]: the official test suite of Kaitai Struct, with sanitizers
	@KAITAI_FORMATS='$(KAITAI_FORMATS)' $(PYTHON) tests/official/conformance.py '$(KAITAI_TESTS)'

KAITAI_NODE ?=
COUNT       ?= 1000
SEED        ?= 0
random-grammars: build/release/ksyc  ## random-grammars KAITAI_NODE=DIR [COUNT=1000] [SEED=0]: ksyc against the official compiler
	@$(PYTHON) tests/official/random_compare.py '$(KAITAI_NODE)' --count $(COUNT) --seed $(SEED)

# The package in an environment of its own; what pip needs beyond the wheel is in it, too.
PY_ENV    := build/python/env
PY_SOURCE := $(shell find python -type f -not -name '*.pyc' 2>/dev/null) $(LIB_SRC) $(filter runtime/% generated/%,$(HEADERS))
# The command is in the wheel; the suite `packages` tests it there.
PY_ALONE  := --config-settings=cmake.define.TENSORGATE_COMMAND=OFF
PY_TEST   := cd build/python && PYTHONDONTWRITEBYTECODE=1 env/bin/python -m pytest -c ../../python/pyproject.toml --rootdir=../../python ../../python/tests
.PHONY: python python-asan python-dask python-torch python-sdist python-bench python-hostile
$(PY_ENV)/made: $(wildcard scripts/requirements/*.txt) | setup
	@scripts/setup.sh python-env
	@touch $@
$(PY_ENV)/installed: $(PY_SOURCE) $(PY_ENV)/made
	$(call say,PIP,python)
	$(Q)CC='$(CC)' $(PY_ENV)/bin/python -m pip install -q --no-build-isolation --no-deps --force-reinstall $(PY_ALONE) --config-settings=build-dir=$(CURDIR)/build/python/cmake ./python
	@touch $@
python: $(PY_ENV)/installed build/tensorgate  ## python [PYTEST='-k slices']: the package in build/python/env, and its tests
	@$(PY_TEST) $(PYTEST)
PYTEST ?=
python-hostile: $(PY_ENV)/installed build/tensorgate  ## python-hostile [FILES=10000]: so many hostile and damaged files through the package
	@export TENSORGATE_HOSTILE='$(or $(FILES),10000)'; $(PY_TEST) -k test_hostile --durations=5 $(PYTEST)
python-dask: $(PY_ENV)/installed  ## python-dask [OBJECTS=20000]: tensorgate.dask on a cluster, with so many objects in an S3 server
	@export TENSORGATE_OBJECTS='$(OBJECTS)'; $(PY_TEST) -k test_dask --durations=8 $(PYTEST)
OBJECTS ?= 20000
python-torch: $(PY_ENV)/installed  ## python-torch [PYTHONS='A B']: tensorgate.torch with the PyTorch of each of these interpreters
	@export TENSORGATE_PYTHONS='$(PYTHONS)'; $(PY_TEST)/test_torch.py $(PYTEST)
# An archive that pip can install without this tree.
python-sdist: $(PY_ENV)/made  ## build/python/dist/tensorgate-*.tar.gz: the package with its C sources; installs and tries it
	$(Q)rm -rf build/python/dist build/python/from_sdist && mkdir -p build/python/dist
	$(Q)$(PY_ENV)/bin/python -m build --no-isolation --sdist -o build/python/dist python
	$(Q)$(PY_ENV)/bin/python -m pip install -q --no-build-isolation --no-deps --target build/python/from_sdist build/python/dist/*.tar.gz
	$(Q)cd build/python/from_sdist && PYTHONPATH=. ../env/bin/python -m tensorgate formats
# Peers, and what they import, in a folder that the tests do not see. One that pip cannot install is left out.
PY_PEERS := safetensors msgpack kaitaistruct gguf tqdm onnx protobuf nnabla
build/python/peers/made: $(PY_ENV)/made Makefile
	$(Q)rm -rf $(@D) && mkdir -p $(@D) && for peer in $(PY_PEERS); do \
	    $(PY_ENV)/bin/python -m pip install -q --no-deps --only-binary=:all: --target $(@D) --upgrade $$peer 2>$(@D)/log || \
	    echo "python-bench: pip cannot install $$peer for this Python"; done; touch $@
python-bench: $(PY_ENV)/installed build/python/peers/made  ## python-bench [SECONDS=2] [FILES=300]: the package beside its peers, as ratios; damaged files
	@PYTHONPATH=build/python/peers $(PY_ENV)/bin/python bench/python/bench_python.py $(SECONDS)
	@PYTHONPATH=build/python/peers $(PY_ENV)/bin/python bench/python/bench_damaged.py $(or $(FILES),300)
SECONDS ?= 2
# The interpreter is not instrumented: the run-time library of the sanitizer has to be loaded first. Python itself keeps
# memory to its end, so test_leaks.py starts the search for leaks, in processes of its own, and tells whose they are.
python-asan: $(PY_ENV)/made $(PY_SOURCE) build/tensorgate  ## python-asan [PYTEST=...]: the tests with ASan and UBSan in the extension
	$(Q)CC='$(CC)' $(PY_ENV)/bin/python -m pip install -q --no-build-isolation --no-deps --upgrade --target build/python/asan \
	    --config-settings=build-dir=$(CURDIR)/build/python/cmake-asan --config-settings=cmake.define.TENSORGATE_SANITIZE=ON --config-settings=install.strip=false ./python
	@LD_PRELOAD="$$($(CC) -print-file-name=libasan.so) $$($(CC) -print-file-name=libstdc++.so.6)" ASAN_OPTIONS=detect_leaks=0:exitcode=99 \
	    UBSAN_OPTIONS=print_stacktrace=1 PYTHONPATH=$(CURDIR)/build/python/asan TENSORGATE_ASAN=1 $(SHELL) -c '$(PY_TEST) $(PYTEST)'

# Pages gathered from the tree, then one generator; a warning of it is an error.
.PHONY: site
site: $(PY_ENV)/installed  ## build/site/index.html: documentation, manual pages, C and Python API; no dead links
	$(Q)rm -rf build/site build/site-cache && $(PYTHON) scripts/site/collect.py build/site-pages
	$(Q)$(PY_ENV)/bin/python -m sphinx -b html -W --keep-going -q -c docs/site -d build/site-cache build/site-pages build/site
	@$(PYTHON) scripts/site/check_site.py build/site --external build/site-external.tsv

core: build/core/libtensorgate.a build/core/tensorgate  ## the library with a C11 compiler only; proves that it is self-contained
	@scripts/check_library.sh build/core/libtensorgate.a

# ----------------------------------------------------------------------------------- fuzzing

# docs/fuzzing.md tells how these are used, and fuzz/targets.py what each target starts from.
TARGET ?=
TARGETS ?=
TIME   ?= 60
FUZZ_OF = $(patsubst %,build/$(1)/fuzz/%,$(or $(strip $(TARGET) $(TARGETS)),$(FUZZ_HERE)))

.PHONY: fuzz-oss fuzz-afl fuzz fuzz-smoke fuzz-campaign fuzz-regress fuzz-replay fuzz-coverage fuzz-minimise fuzz-pack fuzz-selftest fuzz-speed fuzz-reach
fuzz: $(call FUZZ_OF,libfuzzer) $(SAMPLES)  ## fuzz TARGET=read_btf [TIME=60]: look for findings with libFuzzer
	@$(PYTHON) fuzz/fuzz_run.py fuzz '$(TARGET)' '$(TIME)'

fuzz-smoke: $(libfuzzer_FUZZ) $(SAMPLES)  ## all fuzz targets, two minutes together with building them
	@$(PYTHON) fuzz/fuzz_run.py smoke 48

MINUTES ?= 20
fuzz-campaign: $(call FUZZ_OF,libfuzzer) $(SAMPLES)  ## fuzz-campaign [MINUTES=20] [TARGETS=...]: so long each; a table of figures
	@$(PYTHON) fuzz/fuzz_run.py campaign '$(MINUTES)' $(TARGETS)

RUNS ?= 400000
fuzz-speed: TARGETS := $(or $(TARGETS),$(FUZZ_READERS))
fuzz-speed: $(patsubst %,build/libfuzzer/fuzz/%,$(or $(TARGETS),$(FUZZ_READERS))) $(SAMPLES)  ## fuzz-speed [RUNS=400000] [TARGETS=...]: executions of the readers per second of processor
	@$(PYTHON) fuzz/fuzz_run.py speed '$(RUNS)' $(TARGETS)

REACHED := $(foreach name,$(FORMAT_NAMES),$(if $(wildcard generated/$(name).c),$(call FUZZ_OF_FORMAT,$(name)))) msgpack
fuzz-reach: TARGETS := $(or $(TARGETS),$(REACHED))
fuzz-reach: $(foreach f,libfuzzer cov,$(patsubst %,build/$(f)/fuzz/%,$(or $(TARGETS),$(REACHED)))) $(SAMPLES)  ## fuzz-reach [TIME=60] [TARGETS=...]: branches of the readers that are taken after so long from nothing
	@$(PYTHON) fuzz/reach.py '$(TIME)' $(TARGETS)

fuzz-minimise: $(call FUZZ_OF,libfuzzer)  ## fuzz-minimise TARGET= CRASH= NAME=: a finding becomes a test
	@$(PYTHON) fuzz/fuzz_run.py minimise '$(TARGET)' '$(CRASH)' '$(NAME)'

fuzz-pack: $(call FUZZ_OF,libfuzzer) $(SAMPLES)  ## fuzz-pack TARGET=read_nnb: what fuzzing found beyond the seeds becomes seeds
	@$(PYTHON) fuzz/fuzz_run.py pack '$(TARGET)'

fuzz-afl: $(call FUZZ_OF,afl) $(call FUZZ_OF,cmplog) build/fuzz/mutator_afl.so $(SAMPLES)  ## fuzz-afl TARGET= [TIME=60] [JOBS=3]: AFL++, a main and secondary instances
	@$(PYTHON) fuzz/afl.py '$(TARGET)' '$(TIME)' '$(JOBS)'
JOBS ?= 3

fuzz-oss: | setup  ## what OSS-Fuzz and ClusterFuzzLite do with fuzz/build_targets.sh, for three sanitizers
	@SHARED_LIBRARIES=yes fuzz/oss.sh build/fuzz/oss

.PHONY: fuzz-seeds
fuzz-seeds: build/fuzz/make_seeds build/tensorgate $(SAMPLES)  ## fuzz-seeds [FORMATS=...]: renew fuzz/seeds from the tables of the readers
	@fuzz/make_seeds.sh build/fuzz/make_seeds build/tensorgate build/samples $(FORMATS)
FORMATS ?=

fuzz-replay: $(asan_FUZZ) $(filter-out $(NOT_UNDER_MSAN),$(msan_FUZZ))
fuzz-regress: fuzz-replay $(SAMPLES)  ## seeds and past findings under ASan, UBSan and MSan
	@$(PYTHON) tests/run.py fuzz

FAULTS ?=
fuzz-selftest: $(SAMPLES)  ## fuzz-selftest [TIME=300] [FAULTS='03 17']: plants faults; every one has to be found
	@$(PYTHON) fuzz/selftest.py '$(if $(filter file,$(origin TIME)),300,$(TIME))' $(FAULTS)

WITH ?= seeds unit commands
COUNTED_unit     := $(cov_LIB_UNIT) $(cov_KSYC_UNIT) $(cov_TOOLS)
COUNTED_commands := build/cov/tensorgate build/cov/ksyc build/cov/tests/stream build/release/tests/measure $(INJECT_LIB)
fuzz-coverage: $(call FUZZ_OF,cov) $(foreach part,$(WITH),$(COUNTED_$(part))) $(SAMPLES)  ## fuzz-coverage [WITH='seeds unit commands corpus'] [TARGETS=...]
	@$(PYTHON) fuzz/coverage.py --targets '$(TARGETS)' $(WITH)

KAITAI_CPP ?=
GGML ?=
GB ?=
PYTHONS ?=
FOLDER ?=
bench: build/release/bench/bench build/ksyc build/tensorgate  ## bench [BENCH='layout convert'] [KAITAI_CPP=DIR] [GGML=DIR] [GB=1] [PYTHONS='A B'] [FOLDER=DIR]: speeds beside memcpy and peers; models, with 4 * GB of disk, only when named
	@CXX='$(CXX)' scripts/build_reference.sh '$(KAITAI_CPP)' '$(GGML)'
	@build/release/bench/bench build/ksyc specs build/tensorgate $(BENCH)
	@$(if $(and $(filter 1,$(HTTP)),$(or $(filter service,$(BENCH)),$(if $(BENCH),,all))),$(PYTHON) bench/bench_serve.py)
	@$(if $(or $(filter pytorch,$(BENCH)),$(if $(BENCH),,all)),$(PYTHON) bench/bench_pytorch.py build/tensorgate $(or $(GB),1) $(PYTHONS))
	@$(if $(filter models,$(BENCH)),$(PYTHON) bench/bench_models.py build/tensorgate $(or $(GB),5) $(or $(firstword $(PYTHONS)),$(PY_ENV)/bin/python) $(FOLDER))

compare-loaders: build/tensorgate  ## compare-loaders [PYTHONS='A B']: what torch and scanners say of crafted checkpoints, into the docs
	@$(PYTHON) scripts/compare_loaders.py build/tensorgate $(PYTHONS)

# ------------------------------------------------------------------------------------- proofs

# Results of functions that did not change come from scripts/prove/proved.tsv.
COLD ?=
UNITS ?=
PART ?=
prove: $(VIEW_SRC) | setup  ## prove what changed with Frama-C; COLD=1 proves everything, UNITS='ks_proved' parts of it
	@$(PYTHON) scripts/prove/prove.py $(if $(COLD),--cold) $(UNITS)

# For CI: nothing may have changed since, and some of it is proved anew, other functions every day.
prove-check: $(VIEW_SRC) | setup
	@$(PYTHON) scripts/prove/prove.py --check --sample 90
	@$(PYTHON) scripts/prove/smoke.py --check
	@$(PYTHON) scripts/prove/prove_selftest.py --check

prove-release: | setup  ## whether the last `make prove COLD=1` was of all that is proved now; before a release
	@$(PYTHON) scripts/prove/prove.py --release

prove-smoke: | setup  ## look for code that is dead in the proofs; scripts/prove/dead lists what may be. UNITS='ks_read' parts of it
	@$(PYTHON) scripts/prove/smoke.py $(UNITS)

prove-granted: $(VIEW_SRC) | setup  ## show that what would be believed without a proof is refused, and that a changed tool makes results void
	@$(PYTHON) scripts/prove/prove_selftest.py --granted

prove-outside: build/ksyc | setup  ## prove new grammars as their authors do, outside of this tree; `ksyc --emit make,proof`
	@$(PYTHON) tests/run.py proving

# Results of drivers that did not change come from scripts/prove/eva.tsv.
prove-eva: | setup  ## analyse with Eva what is not in the form of proofs and changed; there is no alarm. COLD=1 analyses all
	@$(PYTHON) scripts/prove/eva_run.py $(if $(COLD),--cold)

# For CI: nothing may have changed since, and one driver is analysed anew, each day the next.
prove-eva-check: | setup
	@$(PYTHON) scripts/prove/eva_run.py --check

# Faults that were caught in functions that did not change are in scripts/prove/selftest.tsv.
prove-selftest: $(VIEW_SRC) | setup  ## show that proofs can fail: faults are planted, and each leaves an obligation open or gives an alarm; COLD=1 plants all, PART=1/8
	@$(PYTHON) scripts/prove/prove_selftest.py $(if $(COLD),--cold) $(if $(PART),--part $(PART)) $(UNITS)

# -------------------------------------------------------------------------------------- lint

lint: tree layers abi format-check warnings headers-cxx tidy  ## lint [TIDY_PART=1]: layers, ABI, formatting, warnings of gcc and clang, clang-tidy; the analyzer over one of so many parts

.PHONY: format-check
format-check: | setup
	@echo '  FORMAT'
	@clang-format --dry-run -Werror $(HAND_FILES)
format: | setup  ## apply .clang-format
	@clang-format -i $(HAND_FILES)

# The release flavour compiles with gcc, this one with clang; both stop at any warning.
ALL_SRC := $(LIB_SRC) $(VIEW_SRC) $(CLI_SRC) $(KSYC_SRC) $(UNIT_SRC) $(TOOL_SRC) $(STREAM_SRC) $(VIEWS_SRC) $(HELP_SRC) $(INJECT_SRC) $(INSTALLED_SRC) $(BENCH_SRC) \
           $(FUZZ_SRC) $(FUZZ_HELP) $(wildcard $(FUZZ_GLUE)) $(TOOLKIT_SRC) $(SANDBOX_SRC)
NOT_HERE := $(NO_LIBZIP:%=fuzz/fuzz_%.c)
warnings: $(foreach f,clang release,$(patsubst %.c,build/$(f)/%.o,$(filter-out $(NOT_HERE),$(ALL_SRC))))

# Each public header alone, as C and as C++.
CXX_FLAGS := -std=c++11 -x c++ -fsyntax-only -Wno-pragma-once-outside-header $(WARNINGS) $(INCLUDES)
headers-cxx: $(VIEW_HEADERS) | setup
	@echo '  HEADERS'
	@for header in $(API_HEADERS) $(VIEW_HEADERS); do \
	    printf '#include "%s"\n' $$header > build/header.c || exit 1; \
	    $(CC) -std=c11 -fsyntax-only $(WARNINGS) -I. $(INCLUDES) build/header.c || exit 1; \
	    $(CXX) -std=c++11 -x c++ -fsyntax-only $(WARNINGS) -I. $(INCLUDES) build/header.c || exit 1; \
	    $(CLANGXX) -std=c++11 -x c++ -fsyntax-only $(WARNINGS) -I. $(INCLUDES) build/header.c || exit 1; \
	done

# See scripts/analyzer.h; the file that defines those functions goes without. The analyzer looks at a third of the
# states that it would by default: three times as fast, and what it found so far lay well below. CI looks at a ninth, and
# at fewer of what only tests run, whose paths are taken under sanitizers.
TIDY_NODES ?= 75000
TIDY_TEST_NODES ?= $(TIDY_NODES)
# The analyzer takes three quarters of the time. With TIDY_PART=4 it looks at what the last ten commits changed and at a quarter
# of the other files, each day the next; all other checks are of all files.
TIDY_PART ?= 1
turn_of_day = $(shell printf '%s\n' $(2) | awk -v n='$(1)' -v day="$$(($$(date +%s) / 86400))" '(NR + day) % n == 0')
last_changed = $(shell git diff --name-only HEAD~10 -- '*.c' 2>/dev/null)
TIDY_STATES = -Xclang -analyzer-config -Xclang max-nodes=$(ANALYSED_NODES)
ANALYSED_NODES = $(TIDY_NODES)
build/tidy/tests/% build/tidy/bench/% build/tidy/fuzz/%: ANALYSED_NODES = $(TIDY_TEST_NODES)
TIDY_MODEL = -D_GNU_SOURCE -Wno-macro-redefined -include runtime/ks/ks.h -include scripts/analyzer.h
build/tidy/runtime/ks/ks_error.ok: TIDY_MODEL =
RUN_MODELLED := $(filter-out %/run_leave.c,$(wildcard compiler/backends/run/*.c))
$(RUN_MODELLED:%.c=build/tidy/%.ok): TIDY_MODEL += -include compiler/backends/run/run.h -include scripts/analyzer_run.h
$(RUN_MODELLED:%.c=build/tidy/%.ok): scripts/analyzer_run.h

$(patsubst %.c,build/tidy/%.ok,tests/tools/tool_views.c $(VIEWS_SRC)): INCLUDES := -Ibuild/generated $(INCLUDES)
$(patsubst %.c,build/tidy/%.ok,tests/tools/tool_views.c $(VIEWS_SRC)): | $(VIEW_HEADERS)
build/tidy/bench/bench_readers.ok: INCLUDES += -Ibuild/generated
build/tidy/bench/bench_readers.ok: | $(BENCH_HEADERS)

TIDY_SRC := $(filter-out $(NOT_HERE),$(HAND_SRC))
TIDY := $(TIDY_SRC:%.c=build/tidy/%.ok)
# These leave no file that says that all is well.
NOT_ANALYSED := $(if $(filter-out 1,$(TIDY_PART)),$(filter-out $(last_changed) $(call turn_of_day,$(TIDY_PART),$(TIDY_SRC)),$(TIDY_SRC)))
$(NOT_ANALYSED:%.c=build/tidy/%.ok): TIDY_CHECKS := --checks=-clang-analyzer-*
build/tidy/%.ok: %.c .clang-tidy scripts/analyzer.h $(HEADERS) | setup
	@mkdir -p $(@D)
	$(call say,TIDY,$<)
	$(Q)clang-tidy --quiet $(TIDY_CHECKS) $< -- -std=c11 $(INCLUDES) $(DEFINES) $(call defines,release) \
	    $(TIDY_MODEL) $(TIDY_STATES) >$@.log 2>&1 || { cat $@.log; exit 1; }
	$(if $(TIDY_CHECKS),,@touch $@)
$(PYTHON_SRC:%.c=build/tidy/%.ok): $(wildcard python/src/*.h)
tidy: $(TIDY)

tree:
	@scripts/check_tree.sh

.PHONY: abi layers
UPDATE ?=
abi: | setup  ## compare the public ABI with tests/abi/abi.txt; UPDATE=1 records it anew
	@CC='$(CC)' $(PYTHON) scripts/abi.py $(if $(UPDATE),--update)

layers: $(LAYERED) build/core/libtensorgate.a  ## compare includes and symbols of all rooms with layers.mk
	@$(PYTHON) scripts/check_layers.py --objects build/core --only runtime generated
	@$(PYTHON) scripts/check_layers.py

# ----------------------------------------------------------------------------------- install

prefix       ?= /usr/local
exec_prefix  ?= $(prefix)
bindir       ?= $(exec_prefix)/bin
libdir       ?= $(exec_prefix)/lib
includedir   ?= $(prefix)/include
mandir       ?= $(prefix)/share/man
datadir      ?= $(prefix)/share
docdir       ?= $(datadir)/doc/tensorgate
pkgconfigdir ?= $(libdir)/pkgconfig
INSTALL      ?= install
# Of the project, and of data that its tables were made from.
LICENCES     := LICENSE $(wildcard LICENSES/*.txt)

# pc NAME LIBRARIES: writes build/NAME.pc.
pc = sed -e 's|@prefix@|$(prefix)|' -e 's|@libdir@|$(libdir)|' -e 's|@includedir@|$(includedir)|' \
     -e 's|@version@|$(VERSION)|' -e 's|@libs@|$(strip $(2))|' scripts/$(1).pc.in > build/$(1).pc

# cmake NAME LIBRARIES: writes NAME-config.cmake and NAME-config-version.cmake to build/, for the folder NAME of $(cmakedir).
# A package finds its files from its own place, so that the prefix can be moved.
cmakedir     ?= $(libdir)/cmake
from_prefix = $(shell realpath -ms --relative-to='$(prefix)' '$(1)')
cmake_file = sed -e 's|@up@|$(shell realpath -ms --relative-to='$(cmakedir)/$(1)' '$(prefix)')|' -e 's|@lib@|$(call from_prefix,$(libdir))|' \
    -e 's|@include@|$(call from_prefix,$(includedir))|' -e 's|@bin@|$(call from_prefix,$(bindir))|' -e 's|@version@|$(VERSION)|' \
    -e 's|@soname@|libtensorgate.so.$(TG_ABI)|' -e 's|@libs@|$(subst $() ,;,$(strip $(patsubst -l%,%,$(2))))|' \
    scripts/$(3).cmake.in > build/$(1)-$(4).cmake
cmake = $(call cmake_file,$(1),$(2),$(1)-config,config) && $(call cmake_file,$(1),$(2),config-version,config-version)

# shared NAME ABI: installs build/NAME.so under its full name, with the links for programs and for linking.
shared = $(INSTALL) -m 755 build/release/$(1).so '$(DESTDIR)$(libdir)/$(1).so.$(VERSION)' && \
    ln -sf $(1).so.$(VERSION) '$(DESTDIR)$(libdir)/$(1).so.$(2)' && ln -sf $(1).so.$(2) '$(DESTDIR)$(libdir)/$(1).so'
cmake_names = $(foreach end,config config-version,'$(DESTDIR)$(cmakedir)/$(1)/$(1)-$(end).cmake')
# Folders that are ours, where nobody else has put anything.
# rmdir refuses folders that are not empty; another recipe may remove one of them meanwhile.
remove_empty = for dir in $(1); do rmdir "$$dir" 2>/dev/null || :; done
shared_names = $(foreach end,so so.$(2) so.$(VERSION),'$(DESTDIR)$(libdir)/$(1).$(end)')

install: install-tensorgate $(if $(filter 1,$(KSYC)),install-ks)  ## command, libraries, headers, ksyc, manual pages below $(DESTDIR)$(prefix)
uninstall: uninstall-tensorgate uninstall-ks  ## take away what install put there

# Where shells look for completions, below $(datadir).
COMPLETIONS := bash-completion/completions/tensorgate zsh/site-functions/_tensorgate fish/vendor_completions.d/tensorgate.fish
KSYC_COMPLETIONS := $(subst tensorgate,ksyc,$(COMPLETIONS))

VERB_PAGES := $(sort $(notdir $(wildcard docs/man/*.1)))
SCHEMAS    := $(sort $(wildcard docs/schema/*.json))

.PHONY: completions verb-pages
verb-pages: build/release/tensorgate  ## renew docs/man/ from docs/tensorgate.1 and the option table of the command
	$(PYTHON) scripts/verb_pages.py build/release/tensorgate docs/man
completions: build/release/tensorgate build/release/ksyc  ## renew completions/ from the option tables of the command and of ksyc
	$(PYTHON) scripts/write_completions.py build/release/tensorgate completions
	$(PYTHON) scripts/write_ksyc_completions.py build/release/ksyc completions

.PHONY: install-tensorgate uninstall-tensorgate
install-tensorgate: all build/release/libtensorgate.so
	$(INSTALL) -d '$(DESTDIR)$(bindir)' '$(DESTDIR)$(libdir)' '$(DESTDIR)$(includedir)' \
	    '$(DESTDIR)$(mandir)/man1' '$(DESTDIR)$(pkgconfigdir)' '$(DESTDIR)$(cmakedir)/tensorgate' '$(DESTDIR)$(docdir)' \
	    $(foreach c,$(COMPLETIONS),'$(DESTDIR)$(datadir)/$(dir $(c))')
	$(foreach c,$(COMPLETIONS),$(INSTALL) -m 644 completions/$(if $(filter zsh/%,$(c)),_tensorgate,tensorgate.$(firstword $(subst -, ,$(subst /, ,$(c))))) '$(DESTDIR)$(datadir)/$(c)' && )true
	$(INSTALL) -m 755 build/tensorgate '$(DESTDIR)$(bindir)/tensorgate'
	$(INSTALL) -m 644 build/libtensorgate.a '$(DESTDIR)$(libdir)/libtensorgate.a'
	$(call shared,libtensorgate,$(TG_ABI))
	$(INSTALL) -m 644 runtime/tensorgate.h '$(DESTDIR)$(includedir)/tensorgate.h'
	$(INSTALL) -m 644 docs/tensorgate.1 $(VERB_PAGES:%=docs/man/%) '$(DESTDIR)$(mandir)/man1'
	$(INSTALL) -d '$(DESTDIR)$(datadir)/tensorgate/schema'
	$(INSTALL) -m 644 $(SCHEMAS) '$(DESTDIR)$(datadir)/tensorgate/schema'
	$(INSTALL) -m 644 $(LICENCES) '$(DESTDIR)$(docdir)'
	$(call pc,tensorgate,$(call core_libs,release))
	$(INSTALL) -m 644 build/tensorgate.pc '$(DESTDIR)$(pkgconfigdir)/tensorgate.pc'
	$(call cmake,tensorgate,$(call core_libs,release))
	$(INSTALL) -m 644 build/tensorgate-config.cmake build/tensorgate-config-version.cmake '$(DESTDIR)$(cmakedir)/tensorgate'

uninstall-tensorgate:
	rm -f $(VERB_PAGES:%='$(DESTDIR)$(mandir)/man1/%')
	rm -f $(COMPLETIONS:%='$(DESTDIR)$(datadir)/%') $(SCHEMAS:docs/%='$(DESTDIR)$(datadir)/tensorgate/%')
	rm -f '$(DESTDIR)$(bindir)/tensorgate' '$(DESTDIR)$(libdir)/libtensorgate.a' \
	    '$(DESTDIR)$(includedir)/tensorgate.h' '$(DESTDIR)$(mandir)/man1/tensorgate.1' \
	    '$(DESTDIR)$(pkgconfigdir)/tensorgate.pc' $(call shared_names,libtensorgate,$(TG_ABI)) $(call cmake_names,tensorgate) \
	    $(foreach name,$(notdir $(LICENCES)),'$(DESTDIR)$(docdir)/$(name)')
	$(call remove_empty,'$(DESTDIR)$(docdir)' '$(DESTDIR)$(cmakedir)/tensorgate' '$(DESTDIR)$(cmakedir)' '$(DESTDIR)$(datadir)/tensorgate/schema' '$(DESTDIR)$(datadir)/tensorgate')

.PHONY: examples install-ks uninstall-ks
PREFIX ?= $(prefix)
examples_lib = $(if $(filter file,$(origin libdir)),$(PREFIX)/lib,$(libdir))
EXAMPLES := $(patsubst examples/%.c,%,$(sort $(wildcard examples/*.c)))
examples:  ## examples [PREFIX=...]: the programs of examples/ against an installed prefix, in build/examples
	@mkdir -p build/examples
	$(Q)for name in $(EXAMPLES); do \
	    $(CC) -std=c11 -O2 $(WARNINGS) -o build/examples/$$name examples/$$name.c \
	        $$(PKG_CONFIG_PATH='$(examples_lib)/pkgconfig' pkg-config --cflags --libs tensorgate) -Wl,-rpath,'$(examples_lib)' || exit 1; \
	done

# The header that `ksyc --emit runtime` writes.
KS_INSTALLED := ks.h

install-ks: build/ksyc build/libks.a build/release/libks.so  ## ksyc and the runtime of parsers alone: libks, headers, ks.pc, CMake package, completions, ksyc.1
	$(INSTALL) -d '$(DESTDIR)$(bindir)' '$(DESTDIR)$(libdir)' '$(DESTDIR)$(includedir)/ks' '$(DESTDIR)$(pkgconfigdir)' \
	    '$(DESTDIR)$(cmakedir)/ks' '$(DESTDIR)$(mandir)/man1' $(foreach c,$(KSYC_COMPLETIONS),'$(DESTDIR)$(datadir)/$(dir $(c))')
	$(foreach c,$(KSYC_COMPLETIONS),$(INSTALL) -m 644 completions/$(if $(filter zsh/%,$(c)),_ksyc,ksyc.$(firstword $(subst -, ,$(subst /, ,$(c))))) '$(DESTDIR)$(datadir)/$(c)' && )true
	$(INSTALL) -m 755 build/ksyc '$(DESTDIR)$(bindir)/ksyc'
	$(INSTALL) -m 644 build/libks.a '$(DESTDIR)$(libdir)/libks.a'
	$(call shared,libks,$(KS_ABI))
	build/ksyc -q --emit runtime -o build/installed
	$(INSTALL) -m 644 $(KS_INSTALLED:%=build/installed/%) '$(DESTDIR)$(includedir)/ks'
	$(call pc,ks,$(call ks_libs,release))
	$(INSTALL) -m 644 build/ks.pc '$(DESTDIR)$(pkgconfigdir)/ks.pc'
	$(call cmake,ks,$(call ks_libs,release))
	$(INSTALL) -m 644 build/ks-config.cmake build/ks-config-version.cmake '$(DESTDIR)$(cmakedir)/ks'
	$(INSTALL) -m 644 docs/ksyc.1 '$(DESTDIR)$(mandir)/man1/ksyc.1'

uninstall-ks:  ## take away what install-ks put there
	rm -f $(KSYC_COMPLETIONS:%='$(DESTDIR)$(datadir)/%')
	rm -f '$(DESTDIR)$(bindir)/ksyc' '$(DESTDIR)$(libdir)/libks.a' $(call shared_names,libks,$(KS_ABI)) \
	    $(KS_INSTALLED:%='$(DESTDIR)$(includedir)/ks/%') '$(DESTDIR)$(pkgconfigdir)/ks.pc' '$(DESTDIR)$(mandir)/man1/ksyc.1' $(call cmake_names,ks)
	$(call remove_empty,'$(DESTDIR)$(includedir)/ks' '$(DESTDIR)$(cmakedir)/ks' '$(DESTDIR)$(cmakedir)')

include packaging/package.mk
include packaging/amalgamation.mk
include web/web.mk

clean:  ## remove build/
	rm -rf build
