# SPDX-License-Identifier: Apache-2.0
#
# What distributions, containers and services of a machine need; included by the Makefile.

unitdir     ?= $(prefix)/lib/systemd/system
sysusersdir ?= $(prefix)/lib/sysusers.d
tmpfilesdir ?= $(prefix)/lib/tmpfiles.d
SYSTEMD     := tensorgate.service tensorgate.socket tensorgate-intake@.service

.PHONY: install-units uninstall-units static deb
build/units/%: packaging/systemd/%.in FORCE
	@mkdir -p $(@D)
	$(Q)sed -e 's|@bindir@|$(bindir)|' $< > $@
build/units/%: packaging/systemd/% FORCE
	@mkdir -p $(@D)
	$(Q)cp $< $@

install-units: $(SYSTEMD:%=build/units/%)  ## units of systemd for `serve` and `intake`, their user and folder, below $(DESTDIR)$(unitdir)
	$(INSTALL) -d '$(DESTDIR)$(unitdir)' '$(DESTDIR)$(sysusersdir)' '$(DESTDIR)$(tmpfilesdir)'
	$(INSTALL) -m 644 $^ '$(DESTDIR)$(unitdir)'
	$(INSTALL) -m 644 packaging/systemd/tensorgate.sysusers '$(DESTDIR)$(sysusersdir)/tensorgate.conf'
	$(INSTALL) -m 644 packaging/systemd/tensorgate.tmpfiles '$(DESTDIR)$(tmpfilesdir)/tensorgate.conf'

uninstall-units:  ## take away what install-units put there
	rm -f $(SYSTEMD:%='$(DESTDIR)$(unitdir)/%') '$(DESTDIR)$(sysusersdir)/tensorgate.conf' '$(DESTDIR)$(tmpfilesdir)/tensorgate.conf'

static: build/static/tensorgate  ## build/static/tensorgate: the command as one file, for a container without anything else; build/static/licences
	$(Q)packaging/licences.sh build/static/licences $(foreach l,c $(patsubst -l%,%,$(filter -l%,$(call cli_libs,static))),"$$($(static_CC) $(STATIC_LDFLAGS) -print-file-name=lib$(l).a)")

# The tree as it is committed or staged, with debian/ where dpkg-buildpackage looks for it.
DEB_TREE := build/deb/tensorgate-$(VERSION)
deb:  ## build/deb/*.deb: tensorgate, libtensorgate$(TG_ABI), libtensorgate-dev, by dpkg-buildpackage
	$(Q)rm -rf build/deb && mkdir -p $(DEB_TREE)
	$(Q)git ls-files -z --cached | tar --null -T - -cf - | tar -xf - -C $(DEB_TREE)
	$(Q)mv $(DEB_TREE)/packaging/debian $(DEB_TREE)/debian
	$(Q)cd $(DEB_TREE) && env -u MAKEFLAGS -u MFLAGS -u MAKELEVEL dpkg-buildpackage -us -uc -b
