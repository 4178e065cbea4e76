# SPDX-License-Identifier: Apache-2.0
# A log of packets as an instrument sends them: records, texts, bit fields, a switch and a checksum. README.md says what
# to do with it.
meta:
  id: telemetry
  title: Telemetry log of an instrument
  file-extension: tlm
  license: Apache-2.0
  endian: be
  bit-endian: be
  encoding: UTF-8
doc: A header, then packets until the end of the file.
seq:
  - id: magic
    contents: TLM1
  - id: len_name
    type: u1
    valid:
      max: 32
  - id: name
    type: str
    size: len_name
    doc: Name of the instrument.
  - id: packets
    type: packet
    repeat: eos
types:
  packet:
    seq:
      - id: version
        type: b3
        valid: 1
      - id: is_urgent
        type: b1
      - id: kind
        type: b4
        enum: kind
        valid:
          any-of: ['kind::temperatures', 'kind::event', 'kind::status']
      - id: sequence
        type: u2
        doc: Number of the packet.
      - id: len_body
        type: u1
      - id: body
        size: len_body
        type:
          switch-on: kind
          cases:
            'kind::temperatures': temperatures
            'kind::event': event
            'kind::status': status
      - id: crc
        type: u2
        doc: Of all bytes of the packet before it.
        -checksum:
          crc16-ibm-3740: [version, is_urgent, kind, sequence, len_body, body]
  temperatures:
    seq:
      - id: time
        type: u4
        doc: Seconds since the instrument was started.
      - id: values
        type: f4
        repeat: eos
        doc: Degrees Celsius, a value for each sensor.
  event:
    seq:
      - id: time
        type: u4
      - id: code
        type: u2
        valid:
          min: 100
          max: 599
      - id: message
        type: strz
  status:
    seq:
      - id: battery
        type: b7
        valid:
          max: 100
        doc: Percent.
      - id: is_charging
        type: b1
      - id: mode
        type: u1
        enum: mode
        valid:
          any-of: ['mode::idle', 'mode::measuring', 'mode::sending']
    instances:
      is_low:
        value: battery < 20 and not is_charging
enums:
  kind:
    1: temperatures
    2: event
    3: status
  mode:
    0: idle
    1: measuring
    2: sending
