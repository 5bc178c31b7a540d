#!/usr/bin/env python3
"""Prints tests/data/unicode/idna2008.tsv: the derived property of RFC 5892 as others have computed it.

    pip install idna==3.20 unicodedata2==18.0.0
    python3 tools/idna2008_tables.py > tests/data/unicode/idna2008.tsv

PVALID, CONTEXTJ and CONTEXTO are the tables of python idna (`idnadata.codepoint_classes`), which it derives
with a script of its own. UNASSIGNED is General_Category Cn less the noncharacters, both by unicodedata2, which
carries the Unicode Character Database itself. What is in none of the four is DISALLOWED. Both packages must
have the same version of Unicode.
"""

import idna
import unicodedata2
from idna import idnadata, intranges

NONCHARACTERS = set(range(0xFDD0, 0xFDF0)) | {plane << 16 | low for plane in range(17) for low in (0xFFFE, 0xFFFF)}


def ranges_of(values):
    """Sorted code points as ranges with both ends included."""
    ranges = []
    for value in values:
        if ranges and ranges[-1][1] == value - 1:
            ranges[-1][1] = value
        else:
            ranges.append([value, value])
    return ranges


def main():
    version = idnadata.__version__
    assert version == unicodedata2.unidata_version, (version, unicodedata2.unidata_version)
    rows, counts = [], {}
    for name, packed in idnadata.codepoint_classes.items():
        held = [value for item in packed for value in range(*intranges._decode_range(item))]
        counts[name] = len(held)
        rows += [(first, last, name) for first, last in ranges_of(held)]
    unassigned = [
        value
        for value in range(0x110000)
        if unicodedata2.category(chr(value)) == "Cn" and value not in NONCHARACTERS
    ]
    counts["UNASSIGNED"] = len(unassigned)
    rows += [(first, last, "UNASSIGNED") for first, last in ranges_of(unassigned)]
    rows.sort()
    # No code point may stand in two rows.
    assert all(before[1] < after[0] for before, after in zip(rows, rows[1:]))
    counts["DISALLOWED"] = 0x110000 - sum(counts.values())
    print("# The derived property of RFC 5892 by independent tables: first and last code point, property.")
    print("# What is listed nowhere is DISALLOWED. Written by tools/idna2008_tables.py; see README.md.")
    print(f"# Unicode {version}; python idna {idna.__version__}; unicodedata2 {unicodedata2.unidata_version}")
    print("# " + ", ".join(f"{name} {count}" for name, count in sorted(counts.items())))
    for first, last, name in rows:
        print(f"{first:04X}\t{last:04X}\t{name}")


if __name__ == "__main__":
    main()
