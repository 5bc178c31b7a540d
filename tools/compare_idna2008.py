#!/usr/bin/env python3
"""Compares bidiscope's registration and look-up of RFC 5891 with python idna on generated names.

    pip install idna==3.20 unicodedata2==18.0.0
    cargo build --no-default-features --example policies
    python3 tools/compare_idna2008.py [NUMBER [SEED]]

Registration is compared with `idna.encode(name, strict=True)`, look-up with the tests of section 5.4 made of
python idna's own functions. unicodedata2 takes the place of Python's older Unicode data. Every disagreement is
put in a class by the section that decides it, which is found without bidiscope; one that is in none is printed,
and the script then ends with status 1.
"""

import collections
import random
import subprocess
import sys

import idna
import idna.core
import unicodedata2
from idna import idnadata, intranges

idna.core.unicodedata = unicodedata2

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
RIGHT_TO_LEFT = ("R", "AL", "AN")


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


def registered(name):
    """Why python idna refuses a name; None where it does not."""
    try:
        idna.encode(name, strict=True)
    except idna.IDNAError as error:
        return error.code or type(error).__name__
    except ValueError as error:
        return type(error).__name__
    return None


def u_label(label):
    """What section 5.3 makes of a label that looks like an A-label; None where it must be rejected."""
    if not (label.isascii() and label[:4].lower() == "xn--"):
        return label
    encoded = label[4:].lower()
    try:
        decoded = encoded.encode("ascii").decode("punycode")
        identical = decoded.encode("punycode").decode("ascii") == encoded
    except (UnicodeError, OverflowError, ValueError):
        return None
    return decoded if identical and not decoded.isascii() else None


def holds(test, *arguments):
    try:
        return test(*arguments) is not False
    except (idna.IDNAError, ValueError):
        return False


def looked_up(name):
    """Whether section 5 lets the name be looked up, by python idna's functions."""
    length = 0
    for label in name.split("."):
        decoded = u_label(label)
        if decoded is None or not decoded:
            return False
        ascii_form = decoded if decoded.isascii() else "xn--" + decoded.encode("punycode").decode("ascii")
        length += len(ascii_form) + 1
        if len(ascii_form) > 63 or decoded[2:4] == "--":
            return False
        if decoded.isascii():
            continue
        if not (holds(idna.core.check_nfc, decoded) and holds(idna.core.check_initial_combiner, decoded)):
            return False
        for at, character in enumerate(decoded):
            value = ord(character)
            is_in = {kind: intranges.intranges_contain(value, idnadata.codepoint_classes[kind])
                     for kind in ("PVALID", "CONTEXTJ", "CONTEXTO")}
            fulfilled = is_in["CONTEXTJ"] and holds(idna.core.valid_contextj, decoded, at)
            if not (is_in["PVALID"] or is_in["CONTEXTO"] or fulfilled):
                return False
    return length - 1 <= 253


def breaks_bidi_rule(name):
    """Whether some label of a Bidi domain name breaks the rule (RFC 5893 sections 1.4 and 2)."""
    labels = [u_label(label) or label for label in name.split(".")]
    if not any(unicodedata2.bidirectional(c) in RIGHT_TO_LEFT for label in labels for c in label):
        return False
    return not all(holds(idna.core.check_bidi, label, True) for label in labels)


def with_full_stops(name):
    for other in "\u3002\uff0e\uff61":
        name = name.replace(other, ".")
    return name


def section_that_decides(name, ours, theirs):
    """The class of a disagreement on registration."""
    if ours == "v" and theirs == "s" and breaks_bidi_rule(name):
        return "RFC 5893 sections 1.4 and 2: all labels of a Bidi domain name, python idna tests those with R, AL, AN"
    plain = with_full_stops(name)
    if plain != name:
        again = "s" if registered(plain) is None and not breaks_bidi_rule(plain) else "v"
        if again == ours:
            return "RFC 5891 sections 4.1 and 5.2 leave it to the input what separates labels; strict=True takes the full stop only"
    return None


def main():
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 5891
    assert idnadata.__version__ == unicodedata2.unidata_version
    all_names = list(names(number, seed))
    lines = "\n".join(" ".join(f"{ord(c):04X}" for c in name) for name in all_names)
    answers = subprocess.run(
        ["target/debug/examples/policies"], input=lines + "\n", capture_output=True, text=True, check=True
    ).stdout.split()
    assert len(answers) == len(all_names)
    counts, refusals, classes = collections.Counter(), collections.Counter(), collections.Counter()
    unexplained = 0
    for name, answer in zip(all_names, answers):
        ours, ours_in_lookup = ("v", "v") if answer == "!!!!!" else answer[3:5]
        why = registered(name)
        refusals[why or "accepted"] += 1
        counts["registration " + ours] += 1
        counts["look-up " + ours_in_lookup] += 1
        counts["registration and look-up differ"] += ours != ours_in_lookup
        theirs = "s" if why is None else "v"
        if ours != theirs:
            section = section_that_decides(name, ours, theirs)
            classes["registration: " + (section or "unexplained")] += 1
            if section is None:
                unexplained += 1
                print(f"registration: ours {ours}, theirs {theirs} ({why}): {ascii(name)}")
        theirs = "s" if looked_up(with_full_stops(name)) else "v"
        if ours_in_lookup != theirs:
            unexplained += 1
            classes["look-up: unexplained"] += 1
            print(f"look-up: ours {ours_in_lookup}, theirs {theirs}: {ascii(name)}")
    print(f"{number} names, seed {seed}; python idna {idna.__version__}, Unicode {idnadata.__version__}")
    for what, count in sorted(counts.items()):
        print(f"  {what}: {count}")
    print(f"  python idna's first reason: {dict(refusals.most_common())}")
    print("  disagreements:")
    for section, count in classes.most_common():
        print(f"    {count}: {section}")
    sys.exit(1 if unexplained else 0)


if __name__ == "__main__":
    main()
