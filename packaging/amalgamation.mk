# SPDX-License-Identifier: Apache-2.0
#
# The library as one source, and the programs that show that it says the same everywhere; included by the Makefile.

AMALGAMATION := build/amalgamation/tensorgate.c
.PHONY: amalgamation answers ports
amalgamation: $(AMALGAMATION)  ## build/amalgamation/tensorgate.c and tensorgate.h: the library as one source
$(AMALGAMATION): $(addprefix scripts/,amalgamate_library.py amalgamation_text.py check_layers.py formats.py) layers.mk \
        $(addprefix runtime/,tensorgate.h tensorgate.map formats.def file/pickle_calls.def pickle/pickle_opcodes.def) $(LIB_SRC) $(filter runtime/% generated/%,$(HEADERS)) \
        $(wildcard generated/*.inc generated/*.def) | setup
	@mkdir -p $(@D)
	$(call say,JOIN,$@)
	$(Q)$(PYTHON) scripts/amalgamate_library.py $(@D)

# What suites `amalgamation` and `ports` compare: one program with the archives, and with the one source of several
# compilers. It is optimised as users do once; elsewhere compiling takes the time.
ANSWERS_SRC := $(sort $(wildcard tests/ports/answers*.c))
build/answers/core build/answers/release: build/answers/%: $(ANSWERS_SRC) tests/ports/answers.h build/%/libtensorgate.a
	@mkdir -p $(@D)
	$(call say,LINK,$@)
	$(Q)$(CC) -std=c11 -O1 $(WARNINGS) -Iruntime -o $@ $(ANSWERS_SRC) build/$*/libtensorgate.a $(call core_libs,$*)

one_gcc     = $(CC) -O2 -fPIC # a shared library is made of it, too
# Clang optimises it with ROBUST=every; it always optimises the objects of MSan, one by one.
one_clang   = $(CLANG) -std=c11 $(if $(filter every,$(ROBUST)),-O1,-O0)
one_musl    = $(MUSL) -O0
# Without optimisation functions return numbers by the x87, which changes NaNs that signal.
one_m32     = $(CC) -m32 -O1
# gcc for other machines and gcc-multilib do not go together on Debian; clang compiles for all of them. Optimised, that takes
# half a minute each: what CI asks is whether the code says the same in the other byte order.
PORTS_LEVEL ?= -O1
one_aarch64 = $(CLANG) --target=aarch64-linux-gnu $(PORTS_LEVEL) -static
one_s390x   = $(CLANG) --target=s390x-linux-gnu $(PORTS_LEVEL) -static
one_libraries = $(CC) -O0 -DKS_WITH_ZLIB=1 -DKS_WITH_ICONV=1
libs_libraries := -lz
one_no_simd   = $(CC) -O0 -DTG_NO_SIMD
one_proved    = $(CC) -O0 -DTG_ONLY_PROVED
# Without a third of the formats each, neighbours of the list apart, because compiling one takes 20 seconds; with ROBUST=every
# (`make robust-every`) without each of them alone.
third_of     = $(shell echo $(FORMAT_NAMES) | awk '{for (i = $(1); i <= NF; i += 3) printf "_%s", $$i}')
ONE_WITHOUT  := $(if $(filter every,$(ROBUST)),$(FORMAT_NAMES:%=without_%),$(foreach n,1 2 3,without$(call third_of,$(n))))
one_of = $(or $(one_$(1)),$(CC) -O0 -DKS_WITH_ZLIB=1 $(shell echo $(1:without_%=%) | tr a-z_ 'A-Z ' | sed 's/[^ ]*/-DTG_NO_&/g'))
ONE_HERE     := gcc clang libraries no_simd proved $(ONE_WITHOUT)
ONE_PORTS    := musl m32 aarch64 s390x

define one_source
build/answers/$(1).o: $(AMALGAMATION)
	@mkdir -p $$(@D)
	$$(call say,CC,$$@)
	$$(Q)$$(call one_of,$(1)) -Wall -Wextra -Werror -c -o $$@ $$<
build/answers/$(1): build/answers/$(1).o $(ANSWERS_SRC) tests/ports/answers.h
	$$(call say,LINK,$$@)
	$$(Q)$$(call one_of,$(1)) -std=c11 -Wall -Wextra -Werror -Ibuild/amalgamation -o $$@ $(ANSWERS_SRC) $$< \
	    $(if $(filter without_%,$(1)),-lz,$(libs_$(1))) -lm
endef
$(foreach name,$(ONE_HERE) $(ONE_PORTS),$(eval $(call one_source,$(name))))

# Those whose compiler is on the machine: $(call if_here,NAMES) makes build/answers/NAME of each.
if_here = mkdir -p build && echo 'int main(void) { return 0; }' > build/port.c && here='' && \
    $(foreach f,$(1),if $(one_$(f)) -o build/port build/port.c 2>/dev/null; then here="$$here build/answers/$(f)"; fi;) \
    [ -z "$$here" ] || $(MAKE) SETUP=no $$here

answers: $(addprefix build/answers/,core release $(ONE_HERE)) | setup
	+@$(call if_here,musl m32)

# What suite `layouts` runs: the same program, the one that compares streams with readers, and the command, linked with the
# shared library and with one that is made of the one source, at addresses that the system chooses and at fixed ones.
LAYOUTS := $(addprefix build/layouts/,archive_fixed shared shared_fixed one one_fixed stream stream_one tensorgate)
.PHONY: layouts
layouts: $(LAYOUTS) build/answers/core build/answers/release

build/layouts/libtensorgate.so.$(TG_ABI): build/release/libtensorgate.so
	@mkdir -p $(@D)
	$(Q)cp -f $< $@
build/layouts/libone.so: build/answers/gcc.o
	@mkdir -p $(@D)
	$(call say,LINK,$@)
	$(Q)$(CC) -shared -Wl,-z,defs -o $@ $< -lm

linked_archive = build/release/libtensorgate.a $(call core_libs,release)
linked_shared  = build/layouts/libtensorgate.so.$(TG_ABI) -Wl,-rpath,'$$ORIGIN'
linked_one     = build/layouts/libone.so -Wl,-rpath,'$$ORIGIN'
build/layouts/archive_fixed: build/release/libtensorgate.a
build/layouts/shared build/layouts/shared_fixed build/layouts/stream build/layouts/tensorgate: build/layouts/libtensorgate.so.$(TG_ABI)
build/layouts/one build/layouts/one_fixed build/layouts/stream_one: build/layouts/libone.so
$(addprefix build/layouts/,archive_fixed shared shared_fixed one one_fixed): build/layouts/%: $(ANSWERS_SRC) tests/ports/answers.h
	@mkdir -p $(@D)
	$(call say,LINK,$@)
	$(Q)$(CC) -std=c11 -O1 $(WARNINGS) $(if $(filter %_fixed,$*),-no-pie -fno-pie,-pie -fpie) -Iruntime -o $@ $(ANSWERS_SRC) \
	    $(linked_$(*:_fixed=))
linked_stream     = $(linked_shared)
linked_stream_one = $(linked_one)
build/layouts/stream build/layouts/stream_one: build/layouts/%: build/release/tests/tools/tool_stream.o $(STREAM_SRC:%.c=build/release/%.o) $(release_HELP)
	$(call say,LINK,$@)
	$(Q)$(CC) $(release_FLAGS) -pie -o $@ $(filter %.o,$^) $(linked_$*)
build/layouts/tensorgate: $(release_CLI)
	$(call say,LINK,$@)
	$(Q)$(CC) $(release_FLAGS) -pie -o $@ $(filter %.o,$^) $(linked_shared) $(call cli_libs,release)

# Other machines, one of the other byte order.
ports: $(addprefix build/answers/,core aarch64 s390x) $(SAMPLES) | setup  ## the library on aarch64 and s390x, under qemu: says the same as here
	@$(PYTHON) tests/run.py ports

.PHONY: reproducible
reproducible: | setup  ## builds everything that is installed twice, in two folders, and compares each byte; the Debian packages, too
	@$(PYTHON) scripts/build_twice.py --deb
