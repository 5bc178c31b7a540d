#!/usr/bin/env python3
"""Compares bidiscope's bidiSkeleton with ICU's SpoofChecker.getBidiSkeleton, for both paragraph directions.

    pip install unicodedata2==18.0.0
    pip download 'pyspark==4.*' --no-deps    # its folder jars has icu4j; any other icu4j from 74 on does as well
    cargo build -p bidiscope-list --example skeletons
    python3 tools/compare_skeletons.py ICU4J.jar [NUMBER [SEED]] [--write FILE]

Ours is made stretch by stretch and joined by U+001E; for the comparison the stretches are put together by full stops.
Where two skeletons differ, the name is taken apart until no smaller one differs, which says by what characters. A
difference is put in a class by what decides it; one that is in none is printed, and the script then ends with status
1. With --write the first 300 names of which both say the same go to FILE with ICU's answers.
"""

import collections
import pathlib
import random
import subprocess
import sys

import unicodedata2

from idna_names import ALPHABET, any_character, code_points

PROGRAM = pathlib.Path(__file__).parent / "BidiSkeletons.java"
BETWEEN = "\x1e"
SEPARATORS = ".\u3002\uff0e\uff61"
# What the skeleton goes by besides what IDNA does: mirrored characters, numbers, controls, marks on right-to-left letters.
MORE = {
    "mirrored": "()[]<>\u00ab\u00bb\u2264\u226e",
    "digits of both directions": "0159\u0660\u0661\u0665\u06f0\u06f5",
    "what is confusable": "lI1|Om\u0627\u05d5\u05df\u0430\u043e\u0440\u0441\u03b1\u03bf\u0131",
    "marks": "\u0300\u0301\u0323\u0338\u05b8\u05c1\u05c2\u05ba\u064b\u0651\u0670\u093c\u094d",
    "precomposed": "\u00e9\u1eb7\u0623\u0622\ufb2a\ufb4b\uac01",
}
REMOVED = ("BN", "LRE", "RLE", "LRO", "RLO", "PDF")
CONTROLS = "\u200e\u200f\u061c\u202a\u202b\u202d\u202e\u202c\u2066\u2067\u2068\u2069\u200c\u200d\u00ad\u034f"


def names(number, seed):
    chance = random.Random(seed)
    kinds = list(ALPHABET.values()) + 2 * list(MORE.values())
    made = set()
    while len(made) < number:
        name = ""
        mine = chance.sample(kinds, 3) + list(MORE.values())[1:3]
        for _ in range(chance.randrange(1, 4)):
            for _ in range(chance.randrange(1, 6)):
                draw = chance.random()
                if draw < 0.02:
                    name += any_character(chance)
                elif draw < 0.03:
                    name += chance.choice(CONTROLS)
                else:
                    name += chance.choice(chance.choice(mine))
            name += chance.choice("....\u3002") if chance.random() < 0.3 else "."
        name = name if chance.random() < 0.1 else name[:-1]
        # A paragraph separator ends a name, and xn-- is decoded: neither is the skeleton's business.
        if name not in made and not any(unicodedata2.bidirectional(c) in ("B", "S") for c in name):
            made.add(name)
            yield name


def lines_of(program, all_names):
    out = subprocess.run(program, input=code_points(all_names), capture_output=True, text=True, check=True).stdout
    return out.splitlines()


def text_of(column):
    return "" if column == "0" else "".join(chr(int(it, 16)) for it in column.split(" "))


def ask_bidiscope(all_names):
    answers = [line.split("\t") for line in lines_of(["target/debug/examples/skeletons"], all_names)]
    assert len(answers) == len(all_names)
    return [None if "-" in it else tuple(text_of(column) for column in it) for it in answers]


def ask_icu(jar, all_names):
    version, ranges, *answers = lines_of(["java", "-cp", jar, str(PROGRAM)], all_names)
    assert len(answers) == len(all_names)
    unassigned = set()
    for ends in ranges.split(" "):
        first, last = (int(end, 16) for end in ends.split("-"))
        unassigned.update(range(first, last + 1))
    return version, unassigned, [tuple(text_of(column) for column in it.split("\t")) for it in answers]


def joined(text, prototypes):
    """The skeleton with each separator, or what stands for it, as a full stop."""
    text = text.replace(BETWEEN, ".")
    for separator in SEPARATORS:
        text = text.replace(separator, ".").replace(prototypes[separator], ".")
    return text


def taken_apart(jar, differing, prototypes):
    """Each name made as short as it can be, so that it still differs; for all of them at once, a character at a time."""
    open_names = dict(differing)
    smallest = {}
    while open_names:
        tries = [
            (name, shorter[:at] + shorter[at + 1 :])
            for name, shorter in open_names.items()
            for at in range(len(shorter))
            if len(shorter) > 1
        ]
        asked = sorted({shorter for _, shorter in tries})
        found = {}
        if asked:
            ours = ask_bidiscope(asked)
            _, _, theirs = ask_icu(jar, asked)
            found = {
                it: any(joined(o[at], prototypes) != joined(t[at], prototypes) for at in (0, 1))
                for it, o, t in zip(asked, ours, theirs)
                if o is not None
            }
        following = {}
        for name, shorter in tries:
            if found.get(shorter):
                following.setdefault(name, shorter)
        for name, shorter in open_names.items():
            if name not in following:
                smallest[name] = shorter
        open_names = following
    return smallest


def what_decides(small, unassigned):
    newer = [c for c in small if ord(c) in unassigned and unicodedata2.category(c) != "Cn"]
    if newer:
        return "the Unicode version: a character is assigned since ICU's"
    is_noncharacter = lambda c: ord(c) & 0xFFFE == 0xFFFE or 0xFDD0 <= ord(c) <= 0xFDEF
    is_removed = lambda c: is_noncharacter(c) or unicodedata2.bidirectional(c) in REMOVED
    marks = [c for c in small if unicodedata2.category(c).startswith("M")]
    if marks and any(is_removed(c) for c in small):
        return "a mark after a character that is removed (X9): with us it stays on its base, with ICU it stands before it"
    if any(unicodedata2.bidirectional(c) != "NSM" for c in marks):
        return "a mark that is not of the class NSM: UAX #9 L3 is asked of marks by category, here by class"
    if any(bracket in ")]}" and mark in marks for bracket, mark in zip(small, small[1:])):
        return "a mark after a closing bracket to which N0 gives a direction: N0 gives it the mark too, ICU does not"
    if len(small) == 1:
        return "one character by itself: the data of confusables, which are of two Unicode versions"
    if any(is_removed(c) for c in small):
        return "a character that is removed (X9) and not ignorable, as U+FDD0: UAX #9 section 5.2 leaves its place"
    return None


def main():
    arguments = sys.argv[1:]
    to = None
    if "--write" in arguments:
        at = arguments.index("--write")
        to = pathlib.Path(arguments[at + 1])
        del arguments[at : at + 2]
    jar = arguments[0]
    number = int(arguments[1]) if len(arguments) > 1 else 50_000
    seed = int(arguments[2]) if len(arguments) > 2 else 39
    all_names = list(names(number, seed))
    ours = ask_bidiscope(all_names)
    version, unassigned, theirs = ask_icu(jar, all_names)
    _, _, of_separators = ask_icu(jar, list(SEPARATORS))
    prototypes = {separator: answer[0] for separator, answer in zip(SEPARATORS, of_separators)}
    differing, compared = {}, 0
    for name, our, their in zip(all_names, ours, theirs):
        if our is None:
            continue
        compared += 1
        if any(joined(our[at], prototypes) != joined(their[at], prototypes) for at in (0, 1)):
            differing[name] = name
    smallest = taken_apart(jar, differing, prototypes)
    classes, examples = collections.Counter(), {}
    for name, small in smallest.items():
        decides = what_decides(small, unassigned)
        classes[decides or "unexplained"] += 1
        examples.setdefault(decides, collections.Counter())[" ".join(f"{ord(c):04X}" for c in small)] += 1
    print(f"{compared} names of {number} can be read, seed {seed}; {version}; Unicode {unicodedata2.unidata_version} here")
    print(f"  {compared - len(differing)} have ICU's skeletons in both directions")
    for what, count in classes.most_common():
        print(f"  {count}: {what}")
    for decides, found in examples.items():
        print(f"  {decides or 'unexplained'}: " + ", ".join(f"{it} ({n})" for it, n in found.most_common(200)))
    if to:
        same = [(n, t) for n, o, t in zip(all_names, ours, theirs) if o is not None and n not in differing]
        cells = lambda text: " ".join(f"{ord(c):04X}" for c in text)
        # Names of which every separator is a full stop: what stands for another cannot be told from the skeleton.
        same = [(n, t) for n, t in same if not any(it in n for it in SEPARATORS[1:]) and all(t)][:300]
        to.write_text("".join(f"{cells(n)}\t{cells(t[0])}\t{cells(t[1])}\n" for n, t in same), encoding="utf-8")
    sys.exit(1 if None in examples else 0)


if __name__ == "__main__":
    main()
