# SPDX-License-Identifier: Apache-2.0
#
# The page that shows files in a browser: the library and an interpreter of grammars as WebAssembly, the bridges, and
# the page around them, joined in one file; included by the Makefile. docs/inspector.md explains it.

# Debian's emcc finds its JavaScript libraries by the path of Debian's node, also under another one.
EMCC := NODE_PATH=/usr/share/nodejs emcc
EMSCRIPTEN ?= /usr/share/emscripten

WEB_C      := $(sort $(wildcard web/*.c))
WEB_ZLIB   := $(patsubst %,build/web/zlib/%.o,adler32 crc32 inffast inflate inftrees zutil)
WEB_OBJ    := $(patsubst %.c,build/web/%.o,$(LIB_SRC) $(WEB_C) $(wildcard cli/numbers/*.c))
WEB_JS     := $(sort $(wildcard web/page/*.js web/worker/*.js))
WEB_FLAGS  := -std=c11 -Oz -flto $(WARNINGS) $(DEFINES) -DKS_WITH_ZLIB=1 -Ibuild/web/zlib -fno-ident
# No JavaScript of Emscripten: the worker provides the few functions that the modules import. 4 GB is all that 32 bits
# address; memory grows when it is needed.
WEB_LINK   := -Oz -flto --no-entry -sSTANDALONE_WASM -sALLOW_MEMORY_GROWTH -sMAXIMUM_MEMORY=4GB \
              -sERROR_ON_UNDEFINED_SYMBOLS=0 -sWARN_ON_UNDEFINED_SYMBOLS=0

# The second module: ksyc up to the interpreter, which reads a file by a grammar of the user.
GRAMMAR_ROOMS := compiler/base compiler/ir compiler/syntax compiler/sema compiler/plan compiler/analysis compiler/backends/run generated/ksyc runtime/ks
GRAMMAR_C     := $(filter-out compiler/base/source_file.c,$(wildcard $(GRAMMAR_ROOMS:%=%/*.c))) $(wildcard web/grammar/*.c) \
                 $(addprefix web/,bridge_index.c bridge_out.c bridge_tree.c web_json.c)
GRAMMAR_YAML  := $(patsubst %,build/web/libyaml/src/%.o,api parser reader scanner)
GRAMMAR_OBJ   := $(patsubst %.c,build/web/%.o,$(sort $(GRAMMAR_C)))

$(foreach room,$(filter runtime/% generated% compiler/% cli/numbers,$(ROOMS)),$(eval build/web/$(room)/%.o: INCLUDES := $(call includes_of,$(room))))
# The bridges see the public header, and what layers.mk says.
build/web/web/%.o: INCLUDES := $(call includes_of,web)
build/web/web/grammar/%.o: INCLUDES := $(call includes_of,web/grammar)
build/web/compiler/syntax/%.o build/web/compiler/sema/%.o: INCLUDES += -Ibuild/web/libyaml/include

build/web/zlib/zlib.h: | setup
	$(Q)scripts/fetch_source.sh zlib build/web/zlib zlib.h
build/web/libyaml/include/yaml.h: | setup
	$(Q)scripts/fetch_source.sh libyaml build/web/libyaml include/yaml.h

$(WEB_ZLIB): build/web/zlib/%.o: build/web/zlib/zlib.h
	$(call say,EMCC,$@)
	$(Q)$(EMCC) -Oz -flto -c -o $@ build/web/zlib/$*.c

# Its version is not in its sources, and nothing here asks for it.
$(GRAMMAR_YAML): build/web/libyaml/%.o: build/web/libyaml/include/yaml.h
	$(call say,EMCC,$@)
	$(Q)$(EMCC) -Oz -flto -Ibuild/web/libyaml/include -DYAML_VERSION_MAJOR=0 -DYAML_VERSION_MINOR=0 -DYAML_VERSION_PATCH=0 \
	    -DYAML_VERSION_STRING='""' -c -o $@ build/web/libyaml/$*.c

build/web/%.o: %.c build/web/zlib/zlib.h build/web/libyaml/include/yaml.h | setup
	@mkdir -p $(@D)
	$(call say,EMCC,$@)
	$(Q)$(EMCC) $(WEB_FLAGS) $(INCLUDES) -MMD -MP -c -o $@ $<

build/web/inspector.wasm: $(WEB_OBJ) $(WEB_ZLIB) web/web.mk
	$(call say,EMCC,$@)
	$(Q)$(EMCC) $(WEB_LINK) -sTOTAL_STACK=1MB -o $@ $(filter %.o,$^)

build/web/grammar.wasm: $(GRAMMAR_OBJ) $(GRAMMAR_YAML) $(WEB_ZLIB) web/web.mk
	$(call say,EMCC,$@)
	$(Q)$(EMCC) $(WEB_LINK) -sTOTAL_STACK=8MB -o $@ $(filter %.o,$^)

# Of Unicode's data, and of the libraries in the modules. The licence of zlib asks for no notice.
PAGE_LICENCES = LICENSES/*.txt build/web/libyaml/License $(EMSCRIPTEN)/system/lib/libc/musl/COPYRIGHT
# By these grammars a refused file is shown up to the place.
WEB_SPECS := $(sort $(wildcard specs/*.ksy))
# What the editor says of keys is in the documentation, and has to be what the compiler knows.
KEY_SENTENCES := scripts/ksyc_keys.py docs/ksyc_keys.md docs/ksyc.md $(wildcard compiler/syntax/model*)
build/web/inspector.html: build/web/inspector.wasm build/web/grammar.wasm web/join_page.py $(WEB_SPECS) $(KEY_SENTENCES) $(WEB_JS) web/page/page.html web/page/page.css
	$(call say,JOIN,$@)
	$(Q)$(PYTHON) web/join_page.py build/web/inspector.wasm build/web/grammar.wasm $@ $(WEB_SPECS) $(PAGE_LICENCES)

.PHONY: web web-page web-pictures
web-page: build/web/inspector.html  ## build/web/inspector.html: the page that shows files in a browser, in one file
web: build/web/inspector.html build/tensorgate build/ksyc $(SAMPLES)  ## the page, and its tests in headless Chromium
	@for part in page worker; do build/web/node/node_modules/.bin/tsc -p web/types-$$part.json || exit 1; done
	@node tests/web/run_page.js
web-pictures: build/web/inspector.html build/tensorgate $(SAMPLES)  ## renew the pictures of the page in docs/pictures
	@node tests/web/pictures.js
