#!/usr/bin/env python3
"""Holds the layout's glyphs against HarfBuzz: every word of tests/data/shaping/words.tsv, whole and split
into two runs at every place.

Run it from the top of the repository, with HarfBuzz 12 or newer from PyPI:

    python3 -m venv /tmp/shaping && /tmp/shaping/bin/pip install uharfbuzz
    /tmp/shaping/bin/python tools/compare_shaping.py            # counts, and the differences by their cause
    /tmp/shaping/bin/python tools/compare_shaping.py --list     # and each difference
    /tmp/shaping/bin/python tools/compare_shaping.py --write    # makes the last columns of the test data anew

A split is tried in two ways. Where the second run stands where reading goes on, the two are one directional
run (UAX #9 section 3.5), and the glyphs are to be those of the whole word. Where it stands on the other side,
each part is to have the glyphs that HarfBuzz gives it with the other part as its context.

It ends with 1 where a difference has no cause that is known.
"""

import argparse
import collections
import subprocess
import sys
import unicodedata

import uharfbuzz as hb

WORDS = "tests/data/shaping/words.tsv"
SPLITS = "tests/data/shaping/splits.tsv"
PROGRAM = ["cargo", "run", "--quiet", "-p", "bidiscope-layout", "--example", "shape_words"]
DOTTED_CIRCLE = 0x25CC

Word = collections.namedtuple("Word", "language source meaning face script direction text")

FONTS = {}


def font(file):
    if file not in FONTS:
        FONTS[file] = hb.Font(hb.Face(hb.Blob.from_file_path("fonts/" + file)))
    return FONTS[file]


def shape(word, start=0, end=None):
    """HarfBuzz's glyphs of a part of a word, with the rest as its context: (id, cluster, x offset, y offset,
    advance) from left to right, clusters counted from the part's start."""
    end = len(word.text) if end is None else end
    buffer = hb.Buffer()
    buffer.add_codepoints([ord(it) for it in word.text], start, end - start)
    buffer.direction, buffer.script, buffer.language = word.direction, word.script, "und"
    hb.shape(font(word.face), buffer)
    infos = zip(buffer.glyph_infos, buffer.glyph_positions)
    return [(i.codepoint, i.cluster - start, p.x_offset, p.y_offset, p.x_advance) for i, p in infos]


def placed(glyphs, cluster=0, x=0):
    """Glyphs as the program prints them: (id, cluster, x, y) with x from the line's left end; and where the
    line ends."""
    found = []
    for glyph, of, x_offset, y_offset, advance in glyphs:
        found.append((glyph, cluster + of, x + x_offset, y_offset))
        x += advance
    return found, x


def in_place(word, split):
    """What HarfBuzz makes of a case."""
    if split is None or split[0] == "read-on":
        return placed(shape(word))
    first, second = shape(word, 0, split[1]), shape(word, split[1])
    # Apart: what is read later stands first.
    parts = [(first, 0), (second, split[1])]
    if word.direction == "ltr":
        parts.reverse()
    found, x = [], 0
    for glyphs, cluster in parts:
        more, x = placed(glyphs, cluster, x)
        found += more
    return found, x


def parse(line):
    """The program's answer, and the face of each glyph."""
    glyphs, width = line.rstrip("\n").split("\t")
    found, faces = [], []
    for item in filter(None, glyphs.split("|")):
        face, glyph, rest = item.split("=")
        cluster, at = rest.split("@")
        x, y = at.split(",")
        found.append((int(glyph), int(cluster), int(x), int(y)))
        faces.append(face)
    return (found, int(width)), faces


def is_mark(scalar):
    return unicodedata.category(scalar).startswith("M")


def cause(word, split, ours, theirs, faces):
    """Why they differ, as docs/shaping.md tells; None where it is not known."""
    if split is None or split[0] != "apart":
        return None
    scalar = word.text[split[1]]
    own = word.face.removesuffix("-Regular.ttf")
    # What both have of the word's own face; the rest is what is to be explained.
    shared = [it[0] for it, face in zip(ours[0], faces) if face == own]
    others = [(face, it[0]) for it, face in zip(ours[0], faces) if face != own]
    shared.sort()
    expected = sorted(it[0] for it in theirs[0])
    if is_mark(scalar):
        circle = font(word.face).get_nominal_glyph(DOTTED_CIRCLE)
        if not others and sorted([*expected, circle]) == shared:
            return "a mark that is torn from its base stands on a dotted circle"
        latin = font("NotoSans-Regular.ttf").get_nominal_glyph(DOTTED_CIRCLE)
        if ("NotoSans", latin) in others and len(shared) + 1 == len(expected):
            return "so, and its face has no dotted circle: both are of Noto Sans"
    elif unicodedata.category(scalar) == "Cf" and len(shared) + 1 == len(expected):
        return "the empty glyph of an invisible character that begins a run is of Noto Sans"
    return None


def read_words():
    with open(WORDS, encoding="utf-8") as file:
        rows = [row.rstrip("\n").split("\t") for row in file if not row.startswith("#")]
    return [Word(*row[:6], "".join(chr(int(it, 16)) for it in row[6].split())) for row in rows]


def cases(words):
    for word in words:
        yield word, None
        for at in range(1, len(word.text)):
            yield word, ("read-on", at)
            yield word, ("apart", at)


def code_points(text):
    return " ".join(f"{ord(it):04X}" for it in text)


def written(glyphs):
    """As hb-shape writes glyphs."""
    def one(glyph, cluster, x, y, advance):
        offset = f"@{x},{y}" if x or y else ""
        return f"{glyph}={cluster}{offset}+{advance}"

    return "[" + "|".join(one(*it) for it in glyphs) + "]"


def write_data(words):
    with open(WORDS, encoding="utf-8") as file:
        head = [row for row in file if row.startswith("#")]
    with open(WORDS, "w", encoding="utf-8") as file:
        file.writelines(head)
        for word in words:
            print(*word[:6], code_points(word.text), written(shape(word)), sep="\t", file=file)
    with open(SPLITS, encoding="utf-8") as file:
        rows = list(file)
    with open(SPLITS, "w", encoding="utf-8") as file:
        for row in rows:
            if row.startswith("#"):
                file.write(row)
                continue
            face, script, first, second = row.rstrip("\n").split("\t")[:4]
            parts = ["".join(chr(int(it, 16)) for it in part.split()) for part in (first, second)]
            word = Word("", "", "", face, script, "rtl", "".join(parts))
            at = len(parts[0])
            print(face, script, first, second, written(shape(word, 0, at)), written(shape(word, at)),
                  sep="\t", file=file)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--list", action="store_true", help="print each difference")
    parser.add_argument("--write", action="store_true", help="make the last columns of the test data anew")
    parser.add_argument("--program", help="the built example, instead of running cargo")
    arguments = parser.parse_args()
    version = tuple(int(it) for it in hb.version_string().split("."))
    if version < (12,):
        sys.exit(f"HarfBuzz {hb.version_string()} is too old: 12 or newer is needed")
    words = read_words()
    if arguments.write:
        write_data(words)
        return
    tried = list(cases(words))
    asked = "".join(
        f"{word.face}\t{word.direction}\t{code_points(word.text)}\t"
        + ("whole" if split is None else f"{split[0]}:{split[1]}") + "\n"
        for word, split in tried
    )
    command = [arguments.program] if arguments.program else PROGRAM
    answers = subprocess.run(command, input=asked, capture_output=True, text=True, check=True).stdout
    answers = answers.splitlines()
    assert len(answers) == len(tried), "an answer a case"
    counts, causes = collections.Counter(), collections.Counter()
    of_script = collections.Counter((word.script, word.source) for word in words)
    in_context = 0
    for (word, split), answer in zip(tried, answers):
        way = "whole" if split is None else split[0]
        theirs = in_place(word, split)
        ours, faces = parse(answer)
        counts[way] += 1
        if split is not None and split[0] == "read-on":
            parts = [it[0] for part in (shape(word, 0, split[1]), shape(word, split[1])) for it in part]
            in_context += sorted(parts) != sorted(it[0] for it in theirs[0])
        if ours == theirs:
            counts[way, "equal"] += 1
            continue
        why = cause(word, split, ours, theirs, faces)
        causes[way, why] += 1
        if arguments.list or why is None:
            print(f"{way} {split and split[1]}: {word.language} {code_points(word.text)} in {word.face}: {why}")
            print("  ours  ", *ours)
            print("  theirs", *theirs)
    print(f"HarfBuzz {hb.version_string()}, {len(words)} words:")
    for (script, source), count in sorted(of_script.items()):
        print(f"  {script} {source}: {count}")
    for way in ("whole", "read-on", "apart"):
        print(f"{way}: {counts[way, 'equal']} of {counts[way]} cases equal")
        for (of, why), count in sorted(causes.items(), key=str):
            if of == way:
                print(f"  {count}: {why}")
    print(f"read-on, had the two runs been shaped in context instead: {in_context} would have other glyphs")
    sys.exit(any(why is None for _, why in causes))


if __name__ == "__main__":
    main()
