# SPDX-License-Identifier: Apache-2.0
# A checksum behind fields that do not follow each other; zlib computed the values.
# bytes: 4b-49-4e-44-03-61-62-63-ca-e7-14-cb
# bytes: 4b-49-4e-44-00-0d-51-51-6d-6d-6f-72-65
# refused: 4b-49-4e-44-03-61-66-63-ca-e7-14-cb bad_value
# refused: 4b-49-4e-44-03-61-62-63-ca-e7-14-ca bad_value
# refused: 4b-49-4e-44-03-61-62-63-ca-e7-14 truncated
meta: {id: checksum_after, endian: be}
seq:
  - {id: kind, size: 4}
  - {id: len, type: u1}
  - {id: body, size: len}
  - id: crc
    type: u4
    -checksum: {crc32: [kind, body]}
  - {id: rest, size-eos: true}
