#!/usr/bin/env python3
"""Compares bidiscope's readings of RFC 5893 with python idna and libidn2 on generated names.

    pip install idna
    apt-get install libidn2-0
    cargo build -p bidiscope-idna --example policies
    python3 tools/compare_idna.py [NUMBER [SEED]]

For each name three things must agree, or the difference is counted and printed:

- the rule on the whole name with idna.core.check_bidi(label, check_ltr=True) on every label of a name in
  which some label holds an R, AL or AN;
- the policy "label by label (python idna)" with idna.core.check_bidi(label) on every label;
- the policy "label by label (libidn2)" with idn2_lookup_u8, where that gets as far as its bidi test (other
  tests come first: names that they refuse are counted and left out).

Ends with status 1 if anything differs.
"""

import collections
import ctypes
import random
import subprocess
import sys
import unicodedata

import idna

# Characters of each class that IDNA2008 or UTS #46 permit, so that libidn2 gets to its bidi test.
ALPHABET = {
    "L": "abz\u00e9\u0915\u4e2d",
    "R": "\u05d0\u05d1\u05ea\u07ca",
    "AL": "\u0627\u0628\u064a\u0710\u0786",
    "EN": "019\u06f1\u06f9",
    "AN": "\u0661\u0669",
    "ES": "-+",
    "CS": ",:",
    "ET": "%#",
    "ON": "!\u02b9\u02c6",
    "NSM": "\u0301\u05b8\u064e\u07a6",
    "BN": "\u200c",
    "WS": " ",
}
WEIGHTS = {"L": 4, "R": 5, "AL": 5, "EN": 4, "AN": 3, "ES": 2, "CS": 1, "ET": 1, "ON": 1, "NSM": 4, "BN": 0.3, "WS": 0.1}
IDN2_OK, IDN2_BIDI = 0, -310
IDN2_NO_ALABEL_ROUNDTRIP = 128


def names(number, seed):
    """Names of one to four labels of one to six characters, each once."""
    chance = random.Random(seed)
    classes, weights = list(WEIGHTS), list(WEIGHTS.values())
    made = set()
    while len(made) < number:
        labels = []
        for _ in range(chance.choices([1, 2, 3, 4], [4, 4, 1, 1])[0]):
            kinds = chance.choices(classes, weights, k=chance.randint(1, 6))
            # Three labels in four keep to one direction and begin with a letter, so that the rule has
            # something to say beyond its first condition.
            letter = chance.choice(["R", "AL", "L", None])
            if letter:
                other = ("L",) if letter != "L" else ("R", "AL", "AN")
                kinds = [letter] + [letter if kind in other else kind for kind in kinds[1:]]
            labels.append("".join(chance.choice(ALPHABET[kind]) for kind in kinds))
        # As both libraries compare the label with its Normalization Form C.
        name = unicodedata.normalize("NFC", ".".join(labels))
        if name not in made:
            made.add(name)
            yield name


def check_bidi(label, check_ltr):
    try:
        return idna.core.check_bidi(label, check_ltr)
    except idna.IDNABidiError:
        return False


def python_by_name(labels):
    if not any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for label in labels for c in label):
        return "-"
    return "s" if all(check_bidi(label, True) for label in labels) else "v"


def python_by_label(labels):
    return "s" if all(check_bidi(label, False) for label in labels) else "v"


class Libidn2:
    def __init__(self):
        self.library = ctypes.CDLL("libidn2.so.0")
        self.library.idn2_check_version.restype = ctypes.c_char_p
        self.library.idn2_strerror_name.restype = ctypes.c_char_p
        self.version = self.library.idn2_check_version(None).decode()

    def lookup(self, name):
        out = ctypes.c_void_p()
        code = self.library.idn2_lookup_u8(name.encode(), ctypes.byref(out), IDN2_NO_ALABEL_ROUNDTRIP)
        if code == IDN2_OK:
            self.library.idn2_free(out)
        return code

    def name_of(self, code):
        return self.library.idn2_strerror_name(code).decode()


def main():
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 5893
    libidn2 = Libidn2()
    all_names = list(names(number, seed))
    lines = "\n".join(" ".join(f"{ord(c):04X}" for c in name) for name in all_names)
    answers = subprocess.run(
        ["target/debug/examples/policies"], input=lines + "\n", capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert len(answers) == len(all_names)
    differences = collections.Counter()
    counts = collections.Counter()
    left_out = collections.Counter()
    for name, (by_name, by_label, by_libidn2, *_) in zip(all_names, answers):
        labels = name.split(".")
        counts["rule on the whole name: " + by_name] += 1
        counts["document and python idna part"] += (by_name == "v") != (by_label == "v")
        counts["python idna and libidn2 part"] += by_label != by_libidn2
        theirs = [("rule on the whole name", by_name, python_by_name(labels))]
        theirs.append(("python idna", by_label, python_by_label(labels)))
        code = libidn2.lookup(name)
        if code in (IDN2_OK, IDN2_BIDI):
            counts["names that libidn2 tested"] += 1
            theirs.append(("libidn2", by_libidn2, "s" if code == IDN2_OK else "v"))
        else:
            left_out[libidn2.name_of(code)] += 1
        for what, ours, their in theirs:
            if ours != their:
                differences[what] += 1
                if differences[what] <= 20:
                    classes = ".".join("+".join(unicodedata.bidirectional(c) for c in l) for l in labels)
                    print(f"{what}: ours {ours}, theirs {their}: {ascii(name)} {classes}")
    print(f"{number} names, seed {seed}; python idna {idna.__version__}, libidn2 {libidn2.version}")
    for what, count in sorted(counts.items()):
        print(f"  {what}: {count}")
    print(f"  left out of the comparison with libidn2, by its error code: {dict(left_out)}")
    print(f"  differences: {dict(differences) or 'none'}")
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
