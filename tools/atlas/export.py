#!/usr/bin/env python3
"""Writes the names of docs/atlas.json in the formats of the Unicode Consortium's tests, or as texts for the maintainers.

    tools/atlas/export.py bidi-character-test      lines of BidiCharacterTest.txt
    tools/atlas/export.py idna-test-v2             lines of IdnaTestV2.txt
    tools/atlas/export.py issues [PEER]            for each disagreement and peer a text for an issue
"""

import json
import pathlib
import sys

import page
import uba

ROOT = pathlib.Path(__file__).resolve().parents[2]


def main():
    atlas = json.loads((ROOT / "docs/atlas.json").read_text(encoding="utf-8"))
    form = sys.argv[1] if len(sys.argv) > 1 else ""
    if form == "bidi-character-test":
        for one in atlas["uba"]["disagreements"]:
            print(f"# {one['id']}: {', '.join(one['rules']) or 'rule not known'}\n{bidi_character_test(one)}")
    elif form == "idna-test-v2":
        for one in atlas["idna"]["disagreements"]:
            print(f"# {one['id']}: {', '.join(one['rules']) or 'rule not known'}\n{idna_test(one)}")
    elif form == "issues":
        wanted = sys.argv[2] if len(sys.argv) > 2 else None
        for kind in ("uba", "idna"):
            for one in atlas[kind]["disagreements"]:
                for peer in one["concerned"]:
                    if one["kind"] != "policy" and wanted in (None, peer):
                        print(issue(atlas[kind], kind, one, peer) + "\n")
    else:
        sys.exit(__doc__)


def bidi_character_test(one):
    """Characters; direction; level of the paragraph; levels; order."""
    name, base = text_of(one["name"]), int(one["paragraph"] == "rtl")
    classes = [uba.bidi_class(character) for character in name]
    levels = uba.levels(name, base, None, classes)
    shown = " ".join("x" if level is None else str(level) for level in levels)
    return f"{one['name']};{base};{base};{shown};{' '.join(map(str, uba.order(name, base)))}"


def idna_test(one):
    """Source; toUnicode; its status; toAsciiN; its status; toAsciiT; its status. What is empty is as in the field before."""
    name = text_of(one["name"])
    source = "".join(c if c.isascii() else f"\\u{ord(c):04X}" for c in name)
    accepted = one["standard"].get("ascii_name")
    if accepted is not None:
        return f"{source}; ; ; {accepted}; ; ; "
    encoded = ".".join(label if label.isascii() else "xn--" + label.encode("punycode").decode() for label in name.split("."))
    return f"{source}; ; [{', '.join(statuses(name))}]; {encoded}; ; ; "


def statuses(name):
    """The file's codes of what is violated: V of UTS #46 section 4.1, B of RFC 5893 section 2."""
    found, bidi = set(), any(uba.bidi_class(c) in ("R", "AL", "AN") for c in name)
    for label in name.split("."):
        kinds = [uba.bidi_class(c) for c in label]
        end = ([kind for kind in kinds if kind != "NSM"] or [""])[-1]
        tests = {
            "V2": label[2:4] == "--",
            "V3": label[0] == "-" or label[-1] == "-",
            "V6": kinds[0] == "NSM",
            "B1": bidi and kinds[0] not in ("L", "R", "AL"),
        }
        if bidi and kinds[0] in ("R", "AL"):
            tests |= {"B2": "L" in kinds, "B3": end not in ("R", "AL", "EN", "AN"), "B4": {"EN", "AN"} <= set(kinds)}
        elif bidi and kinds[0] == "L":
            tests |= {"B5": bool({"R", "AL", "AN"} & set(kinds)), "B6": end not in ("L", "EN")}
        found |= {code for code, violated in tests.items() if violated}
    return sorted(found)


def issue(part, kind, one, peer):
    version = part["peers"][peer]["version"]
    name = one["concerned"][peer]["smallest"] if kind == "idna" else one["name"]
    about = f" in a paragraph from {'left to right' if one['paragraph'] == 'ltr' else 'right to left'}" if kind == "uba" else ""
    answer, right = one["answers"].get(peer), one["standard"]
    written = [
        f"## {peer}: {', '.join(one['rules']) or 'a difference from the standard'}",
        f"Version: {version}.",
        f"The shortest name{about} that shows it: `{one['name']}` (code points).",
        f"The standard: {page.answer_text(kind, right)}. The answer: {page.answer_text(kind, answer)}.",
    ]
    if name != one["name"]:
        written.append(f"The shortest for this program: `{name}`.")
    if one["readings"]:
        written.append("All such answers are what this reading gives: " + " ".join(one["readings"]))
    else:
        written.append(f"Rules that change something in it: {', '.join(one.get('trace', [])) or 'not known'}.")
    if one.get("known"):
        written.append(f"Known as: {one['known']}.")
    return "\n\n".join(written)


def text_of(code_points):
    return "".join(chr(int(point, 16)) for point in code_points.split())


if __name__ == "__main__":
    main()
