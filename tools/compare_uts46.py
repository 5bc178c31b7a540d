#!/usr/bin/env python3
"""Compares bidiscope's two processings of UTS #46 with ICU's, on the hard names and on generated ones.

    pip install unicodedata2==18.0.0
    pip download 'pyspark==4.*' --no-deps    # its folder jars has icu4j; any other icu4j does as well
    cargo build -p bidiscope-idna --example policies
    python3 tools/compare_uts46.py ICU4J.jar [NUMBER [SEED]]

Compared is what ToASCII yields, name for name, with every check of section 4 (ICU has no switch for hyphens and
lengths: it always looks). Every disagreement is put in a class by what decides it, which is found without bidiscope;
one that is in none is printed, and the script then ends with status 1.
"""

import collections
import pathlib
import subprocess
import sys

import unicodedata2

from idna_names import ask_bidiscope, code_points, hard_names, names, with_full_stops

PROGRAM = pathlib.Path(__file__).parent / "Uts46.java"
PROCESSINGS = ("nontransitional", "transitional")


def ask_icu(jar, all_names):
    """Which ICU it is, the code points that it takes for unassigned, and for each name two pairs: what is yielded, and
    the errors."""
    out = subprocess.run(
        ["java", "-cp", jar, str(PROGRAM)], input=code_points(all_names), capture_output=True, text=True, check=True
    ).stdout.splitlines()
    version, ranges, *answers = out
    unassigned = set()
    for ends in ranges.split(" "):
        first, last = (int(end, 16) for end in ends.split("-"))
        unassigned.update(range(first, last + 1))
    columns = [answer.split("\t") for answer in answers]
    assert len(columns) == len(all_names)
    return version, unassigned, [((n, why_n), (t, why_t)) for n, why_n, t, why_t in columns]


def decoded(label):
    """What the Punycode of a label that begins as an A-label stands for; the label itself where it does not, None where
    nothing does."""
    if label[:4].lower() != "xn--":
        return label
    try:
        return label[4:].lower().encode("ascii").decode("punycode")
    except (UnicodeError, OverflowError, ValueError):
        return None


def hyphens(label):
    """Whether hyphens stand in the third and fourth place."""
    return label[2:4] == "--"


def hyphens_by_units(label):
    return label.encode("utf-16-le", "surrogatepass")[4:8] == b"-\0-\0"


def what_decides(name, ours, theirs, unassigned):
    """The class of a disagreement; None where there is none."""
    labels = with_full_stops(name).split(".")
    mapped = [unicodedata2.normalize("NFKC", label).lower() for label in labels]
    held = "".join(decoded(label) or "" for label in mapped) + name
    newer = any(ord(c) in unassigned and unicodedata2.category(c) != "Cn" for c in held)
    if newer and theirs == "-":
        return "the Unicode version: a character is assigned since ICU's"
    if any(hyphens(label) != hyphens_by_units(label) for label in (decoded(label) or "" for label in mapped)):
        return "UTS #46 section 4.1, criterion 2: places are counted in code points, ICU counts UTF-16 code units"
    if ours == "-" and any(label[:4].lower() == "xn--" and not label.isascii() for label in labels):
        return "UTS #46 section 4 maps first, RFC 5890 section 2.3.2.1: what begins with xn-- and is not ASCII is not read here"
    return None


def main():
    jar = sys.argv[1]
    number = int(sys.argv[2]) if len(sys.argv) > 2 else 200_000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 46
    hard = list(hard_names())
    all_names = hard + list(names(number, seed))
    ours = ask_bidiscope(all_names)
    version, unassigned, theirs = ask_icu(jar, all_names)
    counts, classes, errors = collections.Counter(), collections.Counter(), collections.Counter()
    unexplained = 0
    for index, (name, (_, *yielded), answers) in enumerate(zip(all_names, ours, theirs)):
        counts["the two processings part"] += yielded[0] != yielded[1]
        for processing, our, (their, why) in zip(PROCESSINGS, yielded, answers):
            counts[f"{processing}: " + ("refused" if our == "-" else "yielded")] += 1
            errors[f"{processing}: {why}"] += 1
            if our == their:
                continue
            decides = what_decides(name, our, their, unassigned)
            classes[f"{processing}: {decides or 'unexplained'}"] += 1
            if decides is None:
                unexplained += 1
            if decides is None or index < len(hard):
                print(f"{processing}: ours {our}, theirs {their} {why}: {ascii(name)} ({decides})")
    print(f"{len(hard)} hard names, {number} generated, seed {seed}; {version}; Unicode {unicodedata2.unidata_version} here")
    for what, count in sorted(counts.items()):
        print(f"  {what}: {count}")
    print("  ICU's errors, the most frequent:")
    for what, count in errors.most_common(12):
        print(f"    {count}: {what}")
    print("  disagreements:")
    for what, count in classes.most_common():
        print(f"    {count}: {what}")
    sys.exit(1 if unexplained else 0)


if __name__ == "__main__":
    main()
