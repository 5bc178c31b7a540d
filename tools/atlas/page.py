"""The page docs/atlas.md, made from docs/atlas.json: nothing in it is written by hand but the words between the numbers."""

import itertools
import re

import readings
import uts46

TITLES = {"uba": "Displays (UAX #9)", "idna": "Domain names (UTS #46 with RFC 5893)"}
CORPORA = {
    "all": "all classes", "main": "the seven main classes", "brackets": "brackets", "hazards": "made for bugs", "random": "random", "letters": "eight letters",
    "shortened": "shortened", "controls": "embedding controls and PDI", "embeddings": "embeddings and numbers", "prime": "with U+02B9",
}
STANDARD = readings.STANDARD | uts46.STANDARD
# In a call: the first in an LTR paragraph, and the second in an RTL one.
CHOICE = r"\{([^{}|]*)\|([^{}|]*)\}"
INTRODUCTION = """# An atlas of disagreement

For implementers of UAX #9 and UTS #46: where other programs differ from the standard, the rule, the shortest name that shows it, and how many names are concerned.

The same names were asked of many programs: how does each display them, and which does it accept as domain names? A *name* here is a
domain name or, of displays, any short text of one paragraph. Versions newer than those of the tables were not asked.

**How to read it.** “The standard” is a plain reading of the rules in Python (`tools/atlas/uba.py`, `uts46.py`), which shares no code
with bidiscope and passes BidiTest.txt and BidiCharacterTest.txt (`tools/atlas/check.py`). A *reading* is the standard with one rule
read another way. The tables give for each program the readings that, all at once, give its answers to all names that it was asked
about; the answers that they do not give are counted as *unexplained*. Below stands each reading with the programs that have it.
A name counts for every reading that its answer needs; the shortest name is one whose answer this reading gives alone, and that
would be answered differently without it. If it would be that of another reading of the same rule too, a longer
one stands there that distinguishes them. This names a difference; it does not prove its cause. Orders list the visible characters from
left to right, counted from 1, before rule L3: `1–3` ascends, `3–1` descends. *No answer*: a program that shows no more than
rectangles or text cannot be asked about every name, and one ends with an error; the tables are followed by which. *Policy* is a
choice that the standard leaves open, or what an older standard or the program's own documents say; *error* is an answer that this
standard does not allow.

**Names asked.** Displays: every sequence of 22 bidi classes to length 4 (class B ends a paragraph and is left out), of L, AL, R, EN,
AN, ES and CS to length 6, of L, LRE, RLO, PDF and PDI to length 6, of R, EN, LRE, RLE and PDF to length 5, of letters, digits and
brackets to length 5, and names *made for bugs*RANDOM; each in both paragraph directions. Those that show a disagreement were also
*shortened*, in one direction. Slow programs are asked about a part of them, and about all names made for bugs and all shortest
names. The nth character of a class is the nth of its representatives, so that equal classes can be told apart. Domain
names: every name of `a`, `1`, hyphen, full stop, Hebrew alef, Arabic alef, Arabic-Indic one and the mark U+05B7 to length 6, and
with U+02B9, of class ON, to length 4; no label empty.

**For maintainers.** The folder `docs/atlas` of the sources has the names as lines of BidiCharacterTest.txt and IdnaTestV2.txt, of all programs and of
each, and a text for an issue for each error of a program.

**Not asked.** PyICU calls the shared library that is asked as icu4c. BidiReference.java is in no package.
"""

ENDING = """## How this page is made

`tools/atlas/run` asks the programs and writes this page, [atlas.json](atlas.json) and the files for maintainers; its first lines say
what it needs. From nothing but bidiscope it takes six to nine minutes with PyPy on two cores. `tools/atlas/exports.py` makes the files
for maintainers from atlas.json alone. The readings of python-idna and of libidn2 are other Bidi rules: automata give the same numbers
of names at each length (`crates/proof/tests/proof/atlas.rs`).
"""


def written(result):
    random = "random" in result.get("uba", {}).get("asked", {})
    parts = [INTRODUCTION.replace("RANDOM", ", and random ones" if random else "")]
    for kind in ("uba", "idna"):
        if kind in result:
            parts += section(kind, result[kind])
    return "\n".join([*parts, ENDING]).rstrip() + "\n"


def section(kind, part):
    yield f"## {TITLES[kind]}\n"
    own = part["bidiscope"]
    yield f"bidiscope {own['version']}: {number(own['asked'])} names asked, {number(own['differing'])} answers differ from the standard’s.\n"
    yield "| program | version | names asked | differ | rules read another way | unexplained |\n|---|---|---:|---:|---|---:|"
    for peer, what in part["peers"].items():
        none = f" (no answer to {number(what['no_answer'])})" if what["no_answer"] else ""
        origin = f" ({what['origin']})" if "origin" in what else ""
        yield f"| {peer} | {what['version']}{origin} | {number(what['asked'])}{none} | {number(what['differing'])} | {rules_of(part, what)} | {number(what['unexplained'])} |"
    for peer, needs in part["missing"].items():
        yield f"| {peer} | not there: {needs} | | | | |"
    yield ""
    for peer, what in part["peers"].items():
        if what["no_answer"]:
            errors = "; ".join(f"“{error}” at {number(count)}" for error, count in what.get("ends_with", {}).items())
            yield f"No answer of {peer}: {what.get('unanswered', 'the program ended with an error')}{errors and f' ({errors})'}.\n"
    held = [f"{what['contains']} in {peer}" for peer, what in part["peers"].items() if "contains" in what]
    if held:
        yield f"Code of other programs: {', '.join(held)}.\n"
    yield "Names of each kind and length: " + "; ".join(f"{CORPORA[c]} {lengths(counts)}" for c, counts in part["asked"].items()) + ".\n"
    yield "The calls:\n"
    for peer, what in part["peers"].items():
        yield f"- {peer}: `{in_both_directions(what['call'])}`"
    yield ""
    for at, one in enumerate(part["disagreements"], 1):
        yield from disagreement(kind, at, one)
        for peer in one["concerned"]:
            if "ends_with" in part["peers"][peer]:
                yield f"At other names with such characters {peer} ends with an error; the tables say at how many.\n"
    yield "### Known bugs\n"
    yield "*Found*: the program gives the wrong answer that the thread quotes, or one that needs the reading that the thread describes."
    yield "The name is the thread’s, or the shortest where that does not show the bug in an order.\n"
    yield "| bug | state | name | found in | not in |\n|---|---|---|---|---|"
    for bug in part["bugs"]:
        found = [f"{peer} ({it['version']})" for peer, it in bug["peers"].items() if it["state"] == "found"]
        others = [f"{peer} ({it['version'] or 'not there'}): {it['state']}" for peer, it in bug["peers"].items() if it["state"] != "found"]
        where = f", {bug['paragraph'].upper()} paragraph" if "paragraph" in bug else ""
        yield f"| [{bug['bug']}]({bug['url']}) | {bug['state']} | {points(bug['name'])}{where} | {', '.join(found) or '–'} | {', '.join(others) or '–'} |"
    yield ""


def disagreement(kind, at, one):
    if one["kind"] == "unexplained":
        yield f"### {at}. Unexplained: {', '.join(one['concerned'])}\n"
        yield "The readings that give the program's other answers do not give this one.\n"
    else:
        yield f"### {at}. {one['rule']} ({one['kind']}): {one['reading']}\n"
        yield f"The standard: {STANDARD[one['id']]} <{one['url']}>\n"
    if "allowed_by" in one:
        yield f"Permitted by: {', '.join(link(it) for it in one['allowed_by'])}.\n"
    if "required_by" in one:
        yield f"See also: {', '.join(link(it) for it in one['required_by'])}.\n"
    where = f" in {'an LTR' if one['paragraph'] == 'ltr' else 'an RTL'} paragraph" if kind == "uba" else ""
    yield f"Shortest name{where}: {points(one['name'])}"
    if one.get("trace"):
        yield f"Rules that change something in it: {', '.join(one['trace'])}."
    yield "\n| answer | given by |\n|---|---|"
    by_answer = {}
    by_answer.setdefault(answer_text(kind, one["standard"]), []).append("**the standard**")
    by_answer.setdefault(answer_text(kind, one["ours"]), []).append("bidiscope")
    for peer, answer in one["answers"].items():
        by_answer.setdefault(answer_text(kind, answer), []).append(peer)
    for answer, given in by_answer.items():
        yield f"| {answer} | {', '.join(given)} |"
    yield "\n| concerned | names, by length | its own shortest | known |\n|---|---|---|---|"
    looked_up = any("known" in what for what in one["concerned"].values())
    for peer, what in one["concerned"].items():
        counts = "; ".join(f"{CORPORA[corpus]} {lengths(counts)}" for corpus, counts in what["counts"].items())
        known = "; ".join(f"{link(it)}, {it['state']}" for it in what.get("known", []))
        yield f"| {peer} | {counts} | {points(what['smallest'])} | {known or ('not looked up' if looked_up else '–')} |"
    yield ""


def link(document):
    return f"[{document['title']}]({document['url']})"


def in_both_directions(call):
    """A choice as `a or b`."""
    return re.sub(CHOICE, r"\1 or \2", call)


def rules_of(part, peer):
    """The rules of a peer's readings, as the disagreements have them."""
    rules = {one["id"]: one["rule"] for one in part["disagreements"] if "rule" in one}
    return "; ".join(dict.fromkeys(rules[reading] for reading in peer["readings"] if reading in rules))


def answer_text(kind, answer):
    if answer is None:
        return "no answer"
    if kind == "uba":
        return ranges([place + 1 for place in answer]) or "nothing visible"
    return f"`{answer['ascii_name']}`" if "ascii_name" in answer else "refused"


def ranges(places):
    """`1–3 7–5`: three or more that follow one another up or down are written as a range."""
    shown, at = [], 0
    while at < len(places):
        step = places[at + 1] - places[at] if at + 1 < len(places) else 0
        end = at
        while abs(step) == 1 and end + 1 < len(places) and places[end + 1] - places[end] == step:
            end += 1
        if end - at >= 2:
            shown.append(f"{places[at]}–{places[end]}")
            at = end + 1
        else:
            shown.append(str(places[at]))
            at += 1
    return " ".join(shown)


def points(code_points):
    """`U+0061 U+0028×64`."""
    shown = []
    for point, group in itertools.groupby(code_points.split()):
        count = len(list(group))
        shown.append(f"U+{point}" + (f"×{count}" if count > 3 else f" U+{point}" * (count - 1)))
    return f"`{' '.join(shown)}`"


def lengths(counts):
    return ", ".join(f"{length}: {number(count)}" for length, count in counts.items())


def number(count):
    return f"{count:,}"
