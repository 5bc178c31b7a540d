"""Names to compare with: generated ones, and the hard ones of tests/data/idna/hard-names.tsv.

Used by compare_idna2008.py and compare_uts46.py; unicodedata2 must be of the program's Unicode version.
"""

import pathlib
import random
import subprocess

import unicodedata2

HARD_NAMES = pathlib.Path(__file__).parent.parent / "tests/data/idna/hard-names.tsv"

# Characters that some rule speaks of, by what they are there for.
ALPHABET = {
    "Latin": "abcdlllxz",
    "Latin beyond ASCII": "\u00e9\u00f3\u00df\u0142",
    "Hebrew": "\u05d0\u05d1\u05ea",
    "Arabic that joins": "\u0628\u0627\u064a\u0648",
    "Greek": "\u03b1\u03b2\u03c2",
    "Devanagari and virama": "\u0915\u0937\u094d",
    "kana and Han": "\u3042\u30a2\u6f22",
    "digits": "019",
    "two rows of digits": "\u0661\u0669\u06f1\u06f9",
    "hyphen": "-",
    "marks": "\u0301\u0308\u05b8\u064e\u093c",
    "joiners": "\u200c\u200d",
    "CONTEXTO": "\u00b7\u0375\u05f3\u05f4\u30fb",
    "exceptions": "\u0640\u07fa\u06fd\u3007\u0f0b",
    "capitals": "AXN\u00c9\u0391",
    "unstable": "\ufb01\ufe8d\uff21\u0958\u1e9a",
    "ignorable": "\u00ad\ufeff\ufdd0\u034f",
    "jamo": "\u1100\u1161\u11a8\uac00",
    "ASCII that is no LDH": "_!+ ",
    "symbols": "\u2603\u20ac",
    "unassigned": "\u0378\u05f5",
    "new in Unicode 18": "\U00010ed9\ua7dd\u05c8\u0558",
}
WEIGHTS = {
    "Latin": 8, "Latin beyond ASCII": 4, "Hebrew": 5, "Arabic that joins": 5, "Greek": 3, "Devanagari and virama": 4,
    "kana and Han": 3, "digits": 3, "two rows of digits": 2, "hyphen": 2, "marks": 2, "joiners": 2, "CONTEXTO": 3,
    "capitals": 0.5, "exceptions": 0.5, "unstable": 0.3, "ignorable": 0.2, "jamo": 0.3,
    "ASCII that is no LDH": 0.3, "symbols": 0.2, "unassigned": 0.2, "new in Unicode 18": 0.5,
}
# What often stands together, so that the contextual rules are fulfilled as often as not.
PHRASES = [
    "l\u00b7l", "\u0375\u03b1", "\u05d0\u05f3", "\u05d0\u05f4\u05d1", "\u30a2\u30fb\u3042", "\u0628\u200c\u0628",
    "\u0915\u094d\u200d\u0937", "\u0915\u094d\u200c", "\u0628\u064e\u200c\u0627", "a\u0301", "\u05d0\u05b8", "--",
]

def any_character(chance):
    while True:
        value = chance.randrange(0x20, 0x110000 if chance.random() < 0.3 else 0x3100)
        if not 0xD800 <= value < 0xE000 and chr(value) not in ".\u3002\uff0e\uff61":
            return chr(value)


def label_of(chance):
    kinds, weights = list(ALPHABET), list(WEIGHTS.values())
    # Most labels keep to one or two kinds, as real ones do; else almost all would break some rule.
    mine = chance.choices(kinds, weights, k=2) if chance.random() < 0.7 else kinds
    text = ""
    for _ in range(chance.choice([1, 1, 2, 2, 3, 3, 4, 5, 6])):
        draw = chance.random()
        if draw < 0.02:
            text += any_character(chance)
        elif draw < 0.12:
            text += chance.choice(PHRASES)
        else:
            kind = chance.choice(mine) if mine is not kinds else chance.choices(kinds, weights)[0]
            text += chance.choice(ALPHABET[kind])
    if chance.random() < 0.02:
        text *= chance.choice([10, 12, 20, 30])
    if chance.random() < 0.6:
        text = unicodedata2.normalize("NFC", text)
    return text


def typed(chance, label):
    """The label as somebody types it: now and then as an A-label, and not always the right one."""
    if chance.random() > 0.12:
        return label
    written = "xn--" + label.encode("punycode").decode("ascii")
    draw = chance.random()
    if draw < 0.1:
        at = chance.randrange(4, len(written) + 1)
        written = written[:at] + chance.choice("abz059-") + written[at:]
    elif draw < 0.2:
        written = written.upper()
    elif draw < 0.25:
        written = "\uff58\uff2e" + written[2:]
    return written


def names(number, seed):
    """Names of one to three labels, each once."""
    chance = random.Random(seed)
    made = set()
    while len(made) < number:
        count = chance.choices([1, 2, 3], [5, 4, 1])[0]
        labels = [typed(chance, label_of(chance)) for _ in range(count)]
        if chance.random() < 0.02:
            labels = labels * chance.choice([5, 20, 40])
        separator = chance.choice("\u3002\uff0e\uff61") if chance.random() < 0.005 else "."
        name = separator.join(labels)
        if all(labels) and name not in made:
            made.add(name)
            yield name


def hard_names():
    """The hand-made names: a column of code points, of which `0061*63` is one repeated."""
    for line in HARD_NAMES.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield "".join(repeated(code_point) for code_point in line.split("\t")[0].split(" "))


def repeated(code_point):
    value, _, times = code_point.partition("*")
    return chr(int(value, 16)) * int(times or 1)


def code_points(all_names):
    """The names as the programs that are asked read them: a line each."""
    return "\n".join(" ".join(f"{ord(c):04X}" for c in name) for name in all_names) + "\n"


def ask_bidiscope(all_names):
    """For each name a line of `crates/idna/examples/policies.rs`: the letters, and what UTS #46 yields, nontransitional and
    transitional."""
    out = subprocess.run(
        ["target/debug/examples/policies"], input=code_points(all_names), capture_output=True, text=True, check=True
    ).stdout
    answers = [line.split("\t") for line in out.splitlines()]
    assert len(answers) == len(all_names)
    return answers


def with_full_stops(name):
    for other in "\u3002\uff0e\uff61":
        name = name.replace(other, ".")
    return name
