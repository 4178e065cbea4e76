# SPDX-License-Identifier: Apache-2.0
#
# msgpack.rl - tokens of MessagePack, in the forms that primitiv accepts, as regular expressions.
#
# The other grammar of the same tokens is msgpack.ksy, where the sources of every rule are given:
# numbers have one form, lengths and counts may be in a wider field than necessary.
#
# The bytes of a string or a binary are not part of the grammar. An expression that counts them would
# need a state for each byte, so the machine sees only the length: an embedding grammar must skip
# `number` bytes after `string` or `binary`, in one step, before the machine gets the next byte.
#
# The grammar covers every byte, including wrong ones: they trigger an action whose name begins with
# refuse_, which stops the machine permanently, so no later action runs. Error actions of Ragel are
# not sufficient: a wrong byte does not enter an expression, so the field that it belongs to would be
# unknown.
%%{
    machine msgpack;
    alphtype unsigned char;

    # The next byte of a number, a length or a count; the most significant comes first. There are at most
    # four of them, and a field begins with the number 0, so what the mask takes away is always 0.
    action octet { s->number = (s->number & 0xffffffu) << 8 | *p; }
    # A field of 1, 2 or 4 bytes begins after this byte.
    action u1_follows { s->width = 1; }
    action u2_follows { s->width = 2; }
    action u4_follows { s->width = 4; }
    # A length or a count inside the tag.
    action low_5_bits { s->number = *p & 0x1fu; }
    action low_4_bits { s->number = *p & 0x0fu; }
    # A field that is wider than necessary, which is accepted with a note.
    action wide { if (!tg_push_note_width(s)) fbreak; }
    action refuse_tag { tg_push_refuse_tag(s, *p); fbreak; }

    octet = any $octet;
    u1    = octet;
    u2    = octet octet;
    u4    = octet octet octet octet;

    # Lengths and counts by form; values below these bounds would fit a shorter form.
    below_16    = 0x00 0x00..0x0f;
    below_32    = 0x00..0x1f;
    below_256   = 0x00 any;
    below_65536 = 0x00 0x00 any any;

    count_16  = ( u2 & below_16 )    @wide | ( u2 - below_16 );
    length_8  = ( u1 & below_32 )    @wide | ( u1 - below_32 );
    length_16 = ( u2 & below_256 )   @wide | ( u2 - below_256 );
    any_32    = ( u4 & below_65536 ) @wide | ( u4 - below_65536 );

    # Numbers: one form each.
    uint32_tag  = 0xce @u4_follows | ^0xce @refuse_tag;
    float32_tag = 0xca @u4_follows | ^0xca @refuse_tag;
    uint32      = uint32_tag u4;
    float32     = float32_tag u4;

    # Strings and binaries, without their bytes.
    string = (
          0xa0..0xbf @low_5_bits
        | 0xd9 @u1_follows length_8
        | 0xda @u2_follows length_16
        | 0xdb @u4_follows any_32
        | ^( 0xa0..0xbf | 0xd9..0xdb ) @refuse_tag
    );

    binary = (
          0xc4 @u1_follows u1
        | 0xc5 @u2_follows length_16
        | 0xc6 @u4_follows any_32
        | ^0xc4..0xc6 @refuse_tag
    );

    # Heads of arrays and maps, without their items.
    array_head = (
          0x90..0x9f @low_4_bits
        | 0xdc @u2_follows count_16
        | 0xdd @u4_follows any_32
        | ^( 0x90..0x9f | 0xdc..0xdd ) @refuse_tag
    );

    map_head = (
          0x80..0x8f @low_4_bits
        | 0xde @u2_follows count_16
        | 0xdf @u4_follows any_32
        | ^( 0x80..0x8f | 0xde..0xdf ) @refuse_tag
    );
}%%
