# SPDX-License-Identifier: Apache-2.0
#
# The page that shows files in a browser: the library as WebAssembly, the bridge, and the page around them, joined in
# one file; included by the Makefile. docs/inspector.md explains it.

# Debian's emcc finds its JavaScript libraries by the path of Debian's node, also under another one.
EMCC := NODE_PATH=/usr/share/nodejs emcc

WEB_C      := $(sort $(wildcard web/*.c))
WEB_ZLIB   := $(patsubst %,build/web/zlib/%.o,adler32 crc32 inffast inflate inftrees zutil)
WEB_OBJ    := $(patsubst %.c,build/web/%.o,$(LIB_SRC) $(WEB_C))
WEB_JS     := $(sort $(wildcard web/page/*.js web/worker/*.js))
WEB_FLAGS  := -std=c11 -Oz -flto $(WARNINGS) $(DEFINES) -DKS_WITH_ZLIB=1 -Ibuild/web/zlib -fno-ident
# No JavaScript of Emscripten: the worker provides the few functions that the module imports. 4 GB is all that 32 bits
# address; memory grows when it is needed.
WEB_LINK   := -Oz -flto --no-entry -sSTANDALONE_WASM -sALLOW_MEMORY_GROWTH -sMAXIMUM_MEMORY=4GB -sTOTAL_STACK=1MB \
              -sERROR_ON_UNDEFINED_SYMBOLS=0 -sWARN_ON_UNDEFINED_SYMBOLS=0

$(foreach room,$(filter runtime/% generated,$(ROOMS)),$(eval build/web/$(room)/%.o: INCLUDES := $(call includes_of,$(room))))
# The bridge sees the public header alone.
build/web/web/%.o: INCLUDES := -Iweb -Iruntime

build/web/zlib/zlib.h: | setup
	$(Q)scripts/fetch_zlib.sh build/web/zlib

$(WEB_ZLIB): build/web/zlib/%.o: build/web/zlib/zlib.h
	$(call say,EMCC,$@)
	$(Q)$(EMCC) -Oz -flto -c -o $@ build/web/zlib/$*.c

build/web/%.o: %.c build/web/zlib/zlib.h | setup
	@mkdir -p $(@D)
	$(call say,EMCC,$@)
	$(Q)$(EMCC) $(WEB_FLAGS) $(INCLUDES) -MMD -MP -c -o $@ $<

build/web/inspector.wasm: $(WEB_OBJ) $(WEB_ZLIB) web/web.mk
	$(call say,EMCC,$@)
	$(Q)$(EMCC) $(WEB_LINK) -o $@ $(filter %.o,$^)

build/web/inspector.html: build/web/inspector.wasm web/join_page.py $(WEB_JS) web/page/page.html web/page/page.css
	$(call say,JOIN,$@)
	$(Q)$(PYTHON) web/join_page.py build/web/inspector.wasm $@

.PHONY: web web-page web-pictures
web-page: build/web/inspector.html  ## build/web/inspector.html: the page that shows files in a browser, in one file
web: build/web/inspector.html build/tensorgate $(SAMPLES)  ## the page, and its tests in headless Chromium
	@for part in page worker; do build/web/node/node_modules/.bin/tsc -p web/types-$$part.json || exit 1; done
	@node tests/web/run_page.js
web-pictures: build/web/inspector.html build/tensorgate $(SAMPLES)  ## renew the pictures of the page in docs/pictures
	@node tests/web/pictures.js
