#!/usr/bin/env python3
"""Compares bidiscope's registration and look-up of RFC 5891 with python idna, on the hard names of tests/data/idna
and on generated ones.

    pip install idna==3.20 unicodedata2==18.0.0
    cargo build -p bidiscope-idna --example policies
    python3 tools/compare_idna2008.py [NUMBER [SEED]]

Registration is compared with `idna.encode(name, strict=True)`, look-up with the tests of section 5.4 made of
python idna's own functions. unicodedata2 takes the place of Python's older Unicode data. Every disagreement is
put in a class by the section that decides it, which is found without bidiscope; one that is in none is printed,
and the script then ends with status 1.
"""

import collections
import sys

import idna
import idna.core
import unicodedata2
from idna import idnadata, intranges

from idna_names import ask_bidiscope, hard_names, names, with_full_stops

idna.core.unicodedata = unicodedata2

RIGHT_TO_LEFT = ("R", "AL", "AN")


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
    # The root is no label.
    name = name[:-1] if name[-1:] == "." and name[:-1] else name
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


def without_dns_own(name):
    """The name without what the DNS has for its own use: the wildcard and ASCII labels that begin with an underscore."""
    labels = with_full_stops(name).split(".")
    kept = [
        label for index, label in enumerate(labels)
        if not (index == 0 and label == "*" or label.isascii() and label.startswith("_"))
    ]
    return ".".join(kept)


def section_that_decides(name, ours, theirs):
    """The class of a disagreement on registration."""
    others = without_dns_own(name)
    if others != with_full_stops(name) and ours == "s" and theirs == "v":
        if not others or registered(others) is None and not breaks_bidi_rule(others):
            return "RFC 8552 and RFC 4592: what the DNS has for its own use is no label that IDNA speaks of"
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
    hard = list(hard_names())
    all_names = hard + list(names(number, seed))
    answers = [letters for letters, *_ in ask_bidiscope(all_names)]
    counts, refusals, classes = collections.Counter(), collections.Counter(), collections.Counter()
    unexplained = 0
    for index, (name, answer) in enumerate(zip(all_names, answers)):
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
            if section is None or index < len(hard):
                print(f"registration: ours {ours}, theirs {theirs} ({why}): {ascii(name)} ({section})")
        theirs = "s" if looked_up(with_full_stops(name)) else "v"
        if ours_in_lookup != theirs:
            unexplained += 1
            classes["look-up: unexplained"] += 1
            print(f"look-up: ours {ours_in_lookup}, theirs {theirs}: {ascii(name)}")
    print(f"{len(hard)} hard names, {number} generated, seed {seed}; python idna {idna.__version__}, Unicode {idnadata.__version__}")
    for what, count in sorted(counts.items()):
        print(f"  {what}: {count}")
    print(f"  python idna's first reason: {dict(refusals.most_common())}")
    print("  disagreements:")
    for section, count in classes.most_common():
        print(f"    {count}: {section}")
    sys.exit(1 if unexplained else 0)


if __name__ == "__main__":
    main()
