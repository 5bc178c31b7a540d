#!/usr/bin/env python3
"""Holds the rules of uba.py against the files BidiTest.txt and BidiCharacterTest.txt of the Unicode Character Database.

    tools/atlas/check.py FOLDER

Cases with brackets that uba.py does not know are counted and left out. Ends with status 1 where one differs.
"""

import pathlib
import sys
import unicodedata

import uba
from brackets import BRACKETS, CLOSING


def character_cases(path):
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            points, _, base, _, order = line.split(";")
            text = "".join(chr(int(point, 16)) for point in points.split())
            yield text, [unicodedata.bidirectional(character) for character in text], int(base), list(map(int, order.split()))


def class_cases(path):
    order = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("@Reorder:"):
            order = list(map(int, line.partition(":")[2].split()))
        elif line and line[0] not in "#@":
            kinds, mask = line.split(";")
            kinds = kinds.split()
            for bit in (2, 4):
                if int(mask, 16) & bit:
                    yield "x" * len(kinds), kinds, bit // 4, order


def main():
    folder, ran, differing, left_out = pathlib.Path(sys.argv[1]), 0, 0, 0
    for cases in (character_cases(folder / "BidiCharacterTest.txt"), class_cases(folder / "BidiTest.txt")):
        for text, kinds, base, order in cases:
            unknown = any(unicodedata.category(c) in ("Ps", "Pe") and unicodedata.mirrored(c) and c not in BRACKETS and c not in CLOSING for c in text)
            # Only the first paragraph is looked at.
            if unknown or "B" in kinds[:-1]:
                left_out += 1
                continue
            ran += 1
            if uba.order(text, base, classes=kinds) != order:
                differing += 1
                if differing < 20:
                    print(ascii(text), kinds, base, order, uba.order(text, base, classes=kinds))
    print(f"{ran} cases, {differing} differ, {left_out} left out")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
