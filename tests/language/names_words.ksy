# SPDX-License-Identifier: Apache-2.0
# Words of C and C++, macros, and fields with the name that a word is given instead.
# bytes: 01-02-03-04-05-06-07-08-09-0a-0b-0c-0d-0e-0f-10-11-12-13-14-15-16-17-18-19-1a-1b-1c
meta: {id: names_words}
seq:
  - {id: int, type: u1}
  - {id: int_, type: u1}
  - {id: bool, type: u1}
  - {id: errno, type: u1}
  - {id: linux, type: u1}
  - {id: unix, type: u1}
  - {id: nullptr, type: u1}
  - {id: constexpr, type: u1}
  - {id: char16_t, type: u1}
  - {id: wchar_t, type: u1}
  - {id: alignas, type: u1}
  - {id: typeof, type: u1}
  - {id: noexcept, type: u1}
  - {id: concept, type: u1}
  - {id: co_await, type: u1}
  - {id: and_eq, type: u1}
  - {id: static_assert, type: u1}
  - {id: thread_local, type: u1}
  - {id: ks_io, type: u1}
  - {id: ks_has_b, type: u1}
  - {id: ks, type: u1}
  - {id: uint8_t, type: u1}
  - {id: v1, type: u1}
  - {id: sizeof, type: u1}
  - {id: offsetof, type: u1}
  - {id: stdin, type: u1}
  - {id: i386, type: u1}
  - {id: asm, type: u1}
instances:
  sum: {value: int + int_ + bool + errno + ks}
  default: {value: 7}
