"""Names of all kinds for tools/same: what is generated, and how names are written in its inputs."""

import random
import re

LETTERS = {
    "Latin": "abcdeilmnorstxz",
    "Latin beyond ASCII": "\u00e9\u00f1\u00fc\u00df\u0142\u0131\u00f8",
    "Hebrew": "\u05d0\u05d1\u05d2\u05d4\u05d5\u05d9\u05dc\u05dd\u05e9\u05ea",
    "Arabic": "\u0627\u0628\u062a\u062f\u0631\u0633\u0639\u0643\u0644\u0645\u0648\u064a\u0629",
    "Persian and Urdu": "\u067e\u0686\u06af\u06a9\u06cc\u06c1\u06d2",
    "Thaana": "\u0780\u07a6\u0781\u07a8\u0782\u07aa",
    "Syriac": "\u0710\u0712\u0715\u0718",
    "NKo": "\u07ca\u07cb\u07de\u07cf",
    "Adlam": "\U0001e900\U0001e922\U0001e923",
    "Greek": "\u03b1\u03b2\u03b3\u03c2\u03c3\u03ac",
    "Cyrillic": "\u0430\u0431\u0441\u0435\u043e\u0440\u0445\u0439",
    "Devanagari": "\u0915\u0916\u094d\u0937\u093f\u0940",
    "Thai": "\u0e01\u0e02\u0e32\u0e34\u0e48",
    "kana and Han": "\u3042\u30a2\u30fc\u6f22\u5b57\u53d1\u767c",
    "Hangul": "\ud55c\uae00\u1100\u1161",
}
DIGITS = ["0123456789", "0123456789", "\u0660\u0661\u0662\u0669", "\u06f0\u06f1\u06f2\u06f9", "\u07c1\u07c2", "\u0967\u0968"]
MARKS = "\u0301\u0308\u05b8\u05bc\u064e\u0651\u0670\u093c"
ODD = (
    "\u200c\u200d\u00ad\u034f\ufeff\u200e\u200f\u061c\u202a\u202b\u202d\u202e\u202c\u2066\u2067\u2068\u2069\u0640\u05f3\u05f4"
    "\u00b7\u30fb\u0375\u2603\u20ac\U0001f600\uff21\ufb01\ufe8d\u1e9a\u0378\u05f5\ue000\U0010ffff\t\x01\x7f\u0085\u2028\u00a0"
    " !\"$%&'()*+,;<=>[]^_`{|}~\\"
)
TOP_LEVELS = ["com", "net", "example", "co.il", "\u05d9\u05e9\u05e8\u05d0\u05dc", "\u0645\u0635\u0631", "\u0440\u0444", "xn--wgbh1c"]
SEPARATORS = "\u3002\uff0e\uff61"


def label(chance):
    """One script as a rule, with digits, hyphens and marks as registered labels have them, and now and then what they
    do not have."""
    scripts = [chance.choice(["Latin", "Hebrew", "Arabic", *LETTERS])]
    if chance.random() < 0.15:
        scripts.append(chance.choice(list(LETTERS)))
    parts = ["".join(chance.choices(LETTERS[chance.choice(scripts)], k=chance.randint(1, 6)))]
    for _ in range(chance.choice([0, 0, 1, 1, 2])):
        part = chance.choice(["digits", "digits", "hyphen", "letters", "mark"])
        text = {
            "digits": "".join(chance.choices(chance.choice(DIGITS), k=chance.randint(1, 3))),
            "hyphen": chance.choice(["-", "-", "--"]),
            "letters": "".join(chance.choices(LETTERS[chance.choice(scripts)], k=chance.randint(1, 4))),
            "mark": chance.choice(MARKS),
        }[part]
        parts.insert(chance.randint(0, len(parts)), text)
    if chance.random() < 0.08:
        parts.insert(chance.randint(0, len(parts)), chance.choice(ODD))
    text = "".join(parts)
    if chance.random() < 0.02:
        text = (text * 64)[: chance.choice([58, 59, 62, 63, 64, 65])]
    if chance.random() < 0.04:
        text = text.upper()
    return a_label(chance, text) if chance.random() < 0.06 else text


def a_label(chance, text):
    """The label as an A-label, and not always the right one."""
    written = "xn--" + text.encode("punycode", "surrogatepass").decode("ascii")
    draw = chance.random()
    if draw < 0.15:
        at = chance.randrange(4, len(written) + 1)
        return written[:at] + chance.choice("abz059-") + written[at:]
    return written.upper() if draw < 0.25 else written


def name(chance):
    labels = [label(chance) for _ in range(chance.choice([1, 1, 1, 2, 2, 3]))]
    if chance.random() < 0.01:
        labels *= chance.choice([8, 30])
    if chance.random() < 0.03:
        labels.insert(0, chance.choice(["*", "_dmarc", "_443", "www", ""]))
    if chance.random() < 0.7:
        labels.append(chance.choice(TOP_LEVELS))
    if chance.random() < 0.04:
        labels.append("")
    text = (chance.choice(SEPARATORS) if chance.random() < 0.01 else ".").join(labels)
    if chance.random() < 0.02:
        text = chance.choice([
            "https://{}/", "{}:80", "user@{}", "http://a:b@{}:8080/\u05d0/1?x=\u05d1#c", "[2001:db8::1]:80", "192.0.2.{}", " {}", "{}\t",
        ]).format(text)
    return text


def names(count, seed):
    """So many names, each once: the same ones for a seed."""
    chance = random.Random(seed)
    made = {}
    while len(made) < count:
        text = name(chance)
        # A blank line is no name, and one of the lists takes what begins with # for a comment.
        if text.strip() and not text.startswith("#"):
            made[text] = None
    return list(made)


def decode(text):
    """What a file of the inputs says: characters beyond ASCII, and others that nobody sees, are `\\u{5D0}`. Half a surrogate
    pair becomes three bytes that are not UTF-8."""
    return re.sub(r"\\u\{([0-9A-F]+)\}", lambda it: chr(int(it[1], 16)), text).encode("utf-8", "surrogatepass")


def encode(name):
    escaped = "".join(c if " " <= c <= "~" and c != "\\" else f"\\u{{{ord(c):X}}}" for c in name)
    ends = re.compile("^[ #]| $")
    return ends.sub(lambda it: f"\\u{{{ord(it[0]):X}}}", escaped)
