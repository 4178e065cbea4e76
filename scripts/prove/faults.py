# SPDX-License-Identifier: Apache-2.0
"""The faults that selftest.py plants: unit, function, text, what stands in its place, what kind of fault.

The text occurs in the function, with its contract, so that the first place after the contract's start is
meant. An empty function means the lemmas."""

FAULTS = [
    ("ks_proved", "ks_u2le", "(uint32_t)p[0] + ((uint32_t)p[1] << 8)", "(uint32_t)p[1] + ((uint32_t)p[0] << 8)",
     "wrong endianness"),
    ("ks_proved", "ks_u4le", "(uint32_t)p[2] << 16", "(uint32_t)p[2] << 15", "a digit has the wrong weight"),
    ("ks_proved", "ks_u4le", "p[3] << 24", "p[4] << 24", "reads one byte too far"),
    ("ks_proved", "ks_u4le", "(uint32_t)p[3] << 24", "p[3] << 24", "signed shift into the sign"),
    ("ks_proved", "ks_u8be", "(uint64_t)p[0] << 56", "(uint64_t)p[1] << 56", "one byte twice, one never"),
    ("ks_proved", "ks_u2be", "\\valid_read(p + (0 .. 1))", "\\valid_read(p)", "the contract asks for too little"),
    ("ks_proved", "ks_sign1", "x < 0x80u", "x <= 0x80u", "off by one"),
    ("ks_proved", "ks_sign4", "-(int32_t)(UINT32_MAX - x) - 1", "-(int32_t)(UINT32_MAX - x)", "off by one"),
    ("ks_proved", "ks_s4be", "ks_u4be(p)", "ks_u4le(p)", "calls the wrong reader"),
    ("ks_proved", "ks_add_fits_u64", "b <= UINT64_MAX - a", "a + b >= a", "looks at a sum that has wrapped"),
    ("ks_proved", "ks_add_fits_u64", "b <= UINT64_MAX - a", "b < UINT64_MAX - a", "off by one"),
    ("ks_proved", "ks_mul_fits_u64", "a == 0 || b", "b", "dropped check: division by zero"),
    ("ks_proved", "ks_mul_fits_u64", "a <= UINT32_MAX && b", "a <= UINT32_MAX || b", "weakened check"),
    ("ks_proved", "ks_mul_fits_u64", "ks_is_u64(a * b)", "ks_is_u64(a + b)", "wrong predicate"),
    ("ks_proved", "ks_mul_fits_u64", "UINT64_MAX / a", "UINT64_MAX - a", "subtraction in place of division"),
    ("ks_proved", "ks_sub_fits_s64", "a >= INT64_MIN + b", "a - b >= INT64_MIN", "subtracts before the test"),
    ("ks_proved", "ks_diff_fits_s64", "(uint64_t)INT64_MAX + 1u", "(uint64_t)INT64_MAX + 2u", "off by one"),
    ("ks_proved", "ks_diff_s64", "-(int64_t)(b - a - 1u) - 1", "-(int64_t)(b - a)", "negates a number that has no negative"),
    ("ks_proved", "", "(x << 24) == 16777216 * x", "(x << 24) == 16777215 * x", "a lemma that is false"),
    ("ks_put", "ks_put_u4le", "p[1] = (uint8_t)(a % 256u)", "p[1] = (uint8_t)(b % 256u)", "writes the wrong digit"),
    ("ks_put", "ks_put_u4be", "p[0] = (uint8_t)(b / 256u)", "p[0] = (uint8_t)b", "a conversion that loses bits"),
    ("ks_put", "ks_put_u2le", "p[1] = (uint8_t)(x / 256u);", "", "a byte is not written"),
    ("ks_put", "ks_put_u2be", "assigns p[0 .. 1]", "assigns p[0]", "the contract says it writes less"),
    ("round_trips", "read_of_write_u4be", "ks_u4be(p)", "ks_u4le(p)", "wrong endianness"),
    ("round_trips", "write_of_read_u2le", "\\separated(p + (0 .. 1), q + (0 .. 1))", "\\true", "buffers may overlap"),
    ("ks_checked", "ks_add_u64", "if (!ks_add_fits_u64(a, b))", "if (!ks_add_fits_u64(a, a))", "tests the wrong number"),
    ("ks_checked", "ks_sub_u64", "if (b > a) return ks_overflow(ks, \"a difference that is not negative\");", "",
     "dropped check"),
    ("ks_checked", "ks_mul_u64", "*out = a * b", "*out = a + b", "wrong product"),
    ("ks_checked", "ks_div_u64", "if (b == 0) return ks_by_zero(ks);", "", "dropped check: division by zero"),
    ("ks_checked", "ks_to_u64", "a < 0", "a < -1", "off by one"),
    ("ks_error", "ks_in_item", "error->path_len < KS_PATH_MAX", "error->path_len <= KS_PATH_MAX",
     "writes one step behind the path"),
]
