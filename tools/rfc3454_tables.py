#!/usr/bin/env python3
"""Prints crates/idna/src/verdict/rfc3454/tables.rs: the tables of RFC 3454 that its section 6 goes by.

The tables are those of Python's `stringprep` module, which carries RFC 3454's appendices with the
character data of Unicode 3.2 (`unicodedata.ucd_3_2_0`).

    python3 tools/rfc3454_tables.py > crates/idna/src/verdict/rfc3454/tables.rs
"""

import stringprep

TABLES = [
    ("UNASSIGNED", "A.1", "code points that Unicode 3.2 does not assign", stringprep.in_table_a1),
    ("MAPPED_TO_NOTHING", "B.1", "characters that are commonly mapped to nothing", stringprep.in_table_b1),
    ("CHANGES_DISPLAY", "C.8", "characters that change display properties or are deprecated", stringprep.in_table_c8),
    ("RAND_AL_CAT", "D.1", "characters with the bidirectional property R or AL", stringprep.in_table_d1),
    ("L_CAT", "D.2", "characters with the bidirectional property L", stringprep.in_table_d2),
]

print("//! The tables of RFC 3454, as ranges with both ends included.")
print("//!")
print("//! Written by `tools/rfc3454_tables.py` from Python's `stringprep` module, which carries the tables")
print("//! with the data of Unicode 3.2.")
for name, table, what, holds in TABLES:
    ranges = []
    for value in range(0x110000):
        if 0xD800 <= value <= 0xDFFF or not holds(chr(value)):
            continue
        # Surrogates are no characters: a range may pass over them.
        if ranges and (ranges[-1][1] == value - 1 or (value == 0xE000 and ranges[-1][1] == 0xD7FF)):
            ranges[-1][1] = value
        else:
            ranges.append([value, value])
    print()
    print(f"/// Table {table}: {what}.")
    print("#[rustfmt::skip]")
    print(f"pub(super) const {name}: [(char, char); {len(ranges)}] = [")
    line = "   "
    for first, last in ranges:
        item = f" ('\\u{{{first:X}}}', '\\u{{{last:X}}}'),"
        if len(line) + len(item) > 108:
            print(line)
            line = "   "
        line += item
    print(line)
    print("];")
