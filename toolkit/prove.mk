# SPDX-License-Identifier: Apache-2.0
# Made by ksyc. Do not edit.
#
#   make prove      proves with Frama-C that the validators here, and the views, do what their contracts say:
#                   `make -C DIR prove`, or without the Makefile of ksyc, `make -f prove.mk prove`
#
# Frama-C, Why3 and the provers are found in PATH. The last line is `N proved, N open`. What Frama-C says is in prove/.

PROVERS    ?= CVC4,Z3
# Seconds for one attempt at one goal.
PROVE_TIME ?= 20
PROVE_JOBS ?= $(shell nproc 2>/dev/null || echo 1)

# All undefined behaviour gives goals, and all arithmetic that wraps, also of unsigned numbers.
PROVE_WITH := frama-c -no-autoload-plugins -load-module wp,rtegen -machdep gcc_x86_64 -c11 -cpp-extra-args=-I. \
    -warn-unsigned-overflow -warn-unsigned-downcast -warn-signed-downcast -warn-invalid-pointer \
    -wp -wp-rte -wp-model Typed -wp-split -wp-prover '$(PROVERS)' -wp-timeout '$(PROVE_TIME)' -wp-par '$(PROVE_JOBS)' \
    -wp-session prove/session
# The functions that headers define, between commas.
PROVE_NAMES := sed -n -E '/^static .*\(/{s/\(.*//;s/.*[ *]//;p;}' | sort -u | paste -s -d , -
TO_PROVE    := $(wildcard *_validate.c *_view.c)

define PROVE_SUMMARY
/^\[wp\] Proved goals:/ { proved += $$4; all += $$6; files++ }
/^\[wp\] \[[^]]*\] Goal / && !/ : (Valid|trivial)/ { sub(/.* Goal typed_/, ""); print "open: " $$0 " (" FILENAME ")" }
END {
    print proved + 0 " proved, " all - proved " open"
    exit proved != all || files == 0
}
endef
export PROVE_SUMMARY

# Functions of the runtime are taken at their word: they are proved where ksyc comes from.
.PHONY: prove prove-clean
prove: ks_loaded.h ks_units.h
	@[ -n '$(TO_PROVE)' ] || { echo 'nothing to prove: there is no *_validate.c' >&2; exit 1; }
	@rm -rf prove && mkdir -p prove
	@WHY3CONFIG='$(CURDIR)/prove/why3.conf' why3 config detect >prove/provers.txt 2>&1 || { cat prove/provers.txt >&2; exit 1; }
	@for file in $(TO_PROVE); do \
	    echo "proving $$file"; \
	    known="$$(cat ks_loaded.h $$(sed -n 's/^#include "\(ks_units.h\)"/\1/p' "$${file%_*}_validate.h") | $(PROVE_NAMES))"; \
	    WHY3CONFIG='$(CURDIR)/prove/why3.conf' $(PROVE_WITH) -wp-skip-fct "$$known" "$$file" >"prove/$$file.txt" 2>&1 && \
	        grep -q '^\[wp\] Proved goals:' "prove/$$file.txt" || { tail -n 20 "prove/$$file.txt" >&2; exit 1; }; \
	done
	@awk "$$PROVE_SUMMARY" $(TO_PROVE:%=prove/%.txt)
prove-clean:
	rm -rf prove
