#!/usr/bin/env python3
"""What maintainers get, made from docs/atlas.json into docs/atlas: the names in the formats of the Unicode Consortium's test files, of all
programs and of each, and for each error of a program a text for an issue. A policy is nobody's error, and has none.

    tools/atlas/exports.py      writes them again; tools/atlas/run does so too
"""

import json
import pathlib
import re

import page
import uba

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs"
FILES = {"uba": "BidiCharacterTest.txt", "idna": "IdnaTestV2.txt"}
DIFFER = {"uba": "display differently (UAX #9)", "idna": "read differently (UTS #46)"}


def write(result, folder):
    folder.mkdir(exist_ok=True)
    for old in [*folder.glob("*.md"), *folder.glob("*.txt")]:
        old.unlink()
    for kind, part in result.items():
        for peer in (None, *part["peers"]):
            lines = test_lines(part, peer)
            if lines:
                own = part["bidiscope"]
                head = (
                    f"# Names that programs {DIFFER[kind]}, with the answers of the standard. Written by bidiscope {own['version']}; "
                    f"this is no file of the\n# Unicode Consortium.\n# FORMAT: that of {FILES[kind]}, Unicode {own['unicode']}\n"
                )
                cases = "".join(f"\n{''.join(comments)}{line}\n" for line, comments in lines.items())
                (folder / f"{peer or 'all'}-{FILES[kind]}").write_text(head + cases, encoding="utf-8")
        for one in part["disagreements"]:
            for peer in one["concerned"] if one["kind"] != "policy" else ():
                text = "\n\n".join(issue(kind, part, one, peer)) + "\n"
                (folder / f"{peer}-{kind}-{one['id']}.md").write_text(text, encoding="utf-8")


def case_of(one, peer):
    """What is recorded of the shortest name of all, or of that of one program."""
    concerned = one["concerned"].get(peer, {})
    return concerned | {"name": concerned["smallest"]} if "standard" in concerned else one


def test_lines(part, peer):
    """The lines of all programs or of one, each once, with a comment for each of its readings."""
    lines = {}
    for one in part["disagreements"]:
        if peer is None or peer in one["concerned"]:
            comment = f"# {one.get('rule', 'unexplained')} ({one['kind']}): {reading_of(one)}\n"
            lines.setdefault(test_line(case_of(one, peer)), []).append(comment)
    return lines


def test_line(case):
    if "paragraph" in case:
        levels, paragraph = case["levels"], int(case["paragraph"] == "rtl")
        shown = " ".join("x" if level is None else str(level) for level in levels)
        return f"{case['name']};{paragraph};{paragraph};{shown};{' '.join(map(str, uba.reorder(levels, None, None)))}"
    text = text_of(case)
    source = "".join(c if c.isascii() else f"\\u{ord(c):04X}" for c in text)
    status = f"[{', '.join(case.get('status', ()))}]" if "error" in case["standard"] else ""
    # A field that is empty is as the one before.
    return f"{source}; ; {status}; {case['encoded'] if case['encoded'] != text else ''}; ; ;  # {text}"


def issue(kind, part, one, peer):
    """The paragraphs of an issue; the first is its title."""
    case, concerned, asked = case_of(one, peer), one["concerned"][peer], part["peers"][peer]
    reading = reading_of(one)
    yield f"# {peer}: {one.get('rule', 'unexplained')}: {reading.rstrip('.')}"
    if "known" in concerned:
        threads = [f"{page.link(it)} ({it['state']})" for it in concerned["known"]]
        yield f"Already reported: {'; '.join(threads)}."
    origin = f", of {asked['origin']}" if "origin" in asked else ""
    contains = f" It contains {asked['contains']}: the cause may be there." if "contains" in asked else ""
    yield f"Version asked: {asked['version']}{origin}; newer ones were not asked.{contains}"
    chosen = 2 if case.get("paragraph") == "rtl" else 1
    call = re.sub(page.CHOICE, lambda it: it[chosen], asked["call"])
    yield f"```\n{'text' if kind == 'uba' else 'name'} = {literal(text_of(case), asked.get('braced_escapes'))}\n{call}\n```"
    where = f" in {'an LTR' if case['paragraph'] == 'ltr' else 'an RTL'} paragraph" if kind == "uba" else ""
    yield f"The shortest name asked that shows it: {page.points(case['name']).strip('`')}{where}."
    expected, got = page.answer_text(kind, case["standard"]), page.answer_text(kind, concerned["answer"])
    if kind == "uba":
        yield f"Expected order from left to right: {expected}. Got: {got}."
        yield "Positions count from 1. Isolate controls and the characters that rule X9 removes are left out."
    else:
        yield f"Expected: `{expected.strip('`')}`. Got: `{got.strip('`')}`."
    if one["kind"] == "unexplained":
        yield reading
        yield f"Rules that change something in the name: {', '.join(one.get('trace', ()))}."
    else:
        yield f"How the program reads the rule: {reading}"
        yield f"The standard (Unicode {part['bidiscope']['unicode']}): {page.STANDARD[one['id']]} See <{one['url']}>."
        if "required_by" in one:
            yield f"See also {', '.join(map(page.link, one['required_by']))}."
    counts = concerned["counts"]
    if set(counts) <= {"hazards", "shortened"}:
        yield "The names that show it were made for this bug."
    else:
        count = sum(sum(of_length.values()) for of_length in counts.values())
        yield f"Names that show it: {page.number(count)} of {page.number(asked['asked'])} that were asked."
    yield f"As a line of {FILES[kind]}:"
    yield f"```\n{test_line(case)}\n```"


def reading_of(one):
    return one.get("reading", "The readings that give the program’s other answers do not give this one.")


def text_of(case):
    return "".join(chr(int(point, 16)) for point in case["name"].split())


def literal(text, braced):
    """A text as a literal of most programming languages, in ASCII."""
    def escaped(character):
        if " " <= character <= "~" or character == "\t":
            return {'"': '\\"', "\\": "\\\\", "\t": "\\t"}.get(character, character)
        if braced:
            return f"\\u{{{ord(character):04X}}}"
        return re.sub("....", r"\\u\g<0>", character.encode("utf-16-be").hex().upper())

    return f'"{"".join(map(escaped, text))}"'


if __name__ == "__main__":
    write(json.loads((DOCS / "atlas.json").read_text(encoding="utf-8")), DOCS / "atlas")
