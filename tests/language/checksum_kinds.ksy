# SPDX-License-Identifier: Apache-2.0
# Several checksums over bytes as they lie in the file, before `process`; zlib and hashlib computed the values.
# bytes: 0a-29-35-37-3f-7a-38-23-2e-3f-29-40-02-a3-0c-3b-81-e1-0a-bd-cc-81-a1-10-1f-cb-ac-d4-6f-1b-8e-6e-c2-21-d0-0a-c6-b0-ca-d4-d4-d7-6f-c5-65-75-07-dc-e9-00-01-00-00-00-e3-b0-c4-42-98-fc-1c-14-9a-fb-f4-c8-99-6f-b9-24-27-ae-41-e4-64-9b-93-4c-a4-95-99-1b-78-52-b8-55-b4-76-02-20-20-41-00-62-00-6c-17-9f-21-e6-f6-2b-62-90-55-d8-ab-40-f4-54-ed-02-e4-8b-68-56-39-13-47-3b-85-7d-36-38-e2-3b-28-dc-48
# refused: 0a-29-35-37-3f-7a-38-23-2e-3f-29-40-02-a3-0c-3b-81-e1-0a-bd-cd-81-a1-10-1f-cb-ac-d4-6f-1b-8e-6e-c2-21-d0-0a-c6-b0-ca-d4-d4-d7-6f-c5-65-75-07-dc-e9 bad_value
# refused: 0a-29-35-37-3f-7a-38-23-2e-3f-29-40-02-a3-0c-3b-81-e1-0a-bd-cc-81-a1-10-1f-cb-ac-d4-6f-1b-8e-6e-c2-21-d0-0a-c6-b0-ca-d4-d4-d7-6f-c5-65-75-07-dc-e8 bad_value
# refused: 0a-29-35-37-3f-7a-38-23-2e-3f-29-40-02-a3-0c-3b-81-e1-0a-bd-cc-81-a1-10-1f-cb-ac-d4-6f-1b-8e-6e-c2-21-d0-0a-c6-b0-ca-d4-d4-d7-6f-c5-65-75-07-dc-e9-01-2b-00-00-00-00-a3-18-c2-42-16-de-fe-20-6f-ee-b7-3e-f5-be-00-03-3f-a9-c4-a7-4d-0b-96-7f-65-32-a2-6c-a5-90-6d-3b-4b-e4 bad_value
meta: {id: checksum_kinds, endian: le}
seq:
  - {id: records, type: record, repeat: eos}
types:
  record:
    seq:
      - {id: len, type: u1}
      - {id: body, size: len, process: xor(0x5a)}
      - id: adler
        type: u4
        -checksum: {adler32: body}
      - id: digest
        size: 32
        -checksum: {sha256: [body]}
      - id: crc
        type: u2
        valid: {min: 0}
        -checksum: {crc16-xmodem: [body, adler]}
