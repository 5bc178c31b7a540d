#!/usr/bin/env python3
"""Writes generated names, one a line, for trying lists: few words and few digits, so that many show the same, look
alike or occur again; some are in A-labels, and some cannot be read.

    python3 tools/list_names.py NUMBER [SEED] > names.txt
"""

import random
import sys

HEBREW = ["\u05d0\u05d1", "\u05e9\u05dc\u05d5\u05dd", "\u05d1\u05d9\u05ea", "\u05d5", "\u05d0\u05b8\u05d1", "\u05e1\u05e4\u05e8"]
ARABIC = ["\u0627\u0628", "\u0633\u0644\u0627\u0645", "\u0628\u064a\u062a", "\u0645\u0648\u0642\u0639", "\u0643\u062a\u0627\u0628"]
LATIN = ["shop", "sh0p", "l", "I", "name", "paypal", "p\u0430ypal", "example", "rn", "m", "caf\u00e9", "cafe\u0301"]
DIGITS = ["1", "2", "12", "21", "\u0661", "\u0661\u0662", "\u0660", "\u06f1"]
ENDS = ["com", "net", "\u05d9\u05e9\u05e8\u05d0\u05dc", "\u0645\u0635\u0631", "example", "c0m"]


def label(chance, words):
    parts = [chance.choice(words)]
    for _ in range(chance.choice([0, 1, 1, 2])):
        kind = chance.choice([words, words, DIGITS, DIGITS, LATIN])
        parts.insert(chance.randrange(len(parts) + 1), chance.choice(kind))
    if chance.random() < 0.7:
        parts.append(str(chance.randrange(40_000)))
    return chance.choice(["", "-", ""]).join(parts)


def name(chance):
    words = chance.choice([LATIN, LATIN, HEBREW, HEBREW, ARABIC])
    labels = [label(chance, words) for _ in range(chance.choice([1, 1, 2]))] + [chance.choice(ENDS)]
    if chance.random() < 0.05:
        labels[0] = "xn--" + labels[0].encode("punycode").decode("ascii")
    return ("..." if chance.random() < 0.002 else ".").join(labels)


def main():
    number = int(sys.argv[1])
    chance = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 15)
    earlier = []
    for at in range(number):
        again = earlier and chance.random() < 0.03
        it = chance.choice(earlier) if again else name(chance)
        if at % 50 == 0:
            earlier.append(it)
        sys.stdout.write(it + "\n")


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")
    main()
