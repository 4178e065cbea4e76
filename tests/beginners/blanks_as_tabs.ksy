# SPDX-License-Identifier: Apache-2.0
# The fields are indented with tabs.
meta:
  id: shop
  endian: le
seq:
	- id: count
	  type: u1
