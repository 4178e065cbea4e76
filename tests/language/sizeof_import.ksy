# SPDX-License-Identifier: Apache-2.0
# Sizes of types of another file, at its top and below.
# tree: 0102-030405060708090a-0b0c {"first": {"bytes": "0102"}, "second": {"z": 723118041428460547}, "third": {"x": 3083}, "top": 2, "pair": 4, "bits": 28, "deep": 8, "own": 8}
meta: {id: sizeof_import, imports: [sizeof_imported], endian: le}
seq:
  - {id: first, size: 'sizeof<sizeof_imported>'}
  - {id: second, type: 'sizeof_imported::pair::deep'}
  - {id: third, type: sizeof_imported}
instances:
  top: {value: 'sizeof<sizeof_imported>'}
  pair: {value: 'sizeof<sizeof_imported::pair>'}
  bits: {value: 'bitsizeof<::sizeof_imported::pair>'}
  deep: {value: 'sizeof<sizeof_imported::pair::deep>'}
  own: {value: 'second._sizeof'}
