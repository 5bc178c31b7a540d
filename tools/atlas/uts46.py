"""What UTS #46 (nontransitional, with every check) yields for names of the letters of names.py, which no mapping changes, and what it
would yield with one check read another way. Four of the peers have the whole of UTS #46: where this were wrong, they would differ."""

import functools

from bidi_classes import bidi_class

# Identifier: rule, and what is read another way, from the narrowest to the widest.
READINGS = {
    "no-hyphens": ("UTS #46 section 4.1, CheckHyphens", "Hyphens are allowed in any place."),
    "end-hyphens": ("UTS #46 section 4.1, CheckHyphens", "Hyphens are allowed at both ends of a label, not in its third and fourth place."),
    "middle-hyphens": ("UTS #46 section 4.1, CheckHyphens", "Hyphens are allowed in the third and fourth place of a label, not at its ends."),
    "hyphens-by-bytes": ("UTS #46 section 4.1, CheckHyphens", "The third and fourth place are counted in bytes of UTF-8."),
    "ascii-as-it-is": ("URL standard, domain to ASCII", "A name that is all ASCII is not tested."),
    "ascii-labels-as-they-are": ("UTS #46 section 4.1, criteria 2, 3 and 9", "A label that is all ASCII is not tested."),
    "ends-in-number": ("URL standard, ends-in-a-number checker", "A name whose last label is a number is read as an IPv4 address."),
    "own-labels": ("UTS #46 section 4.1, criterion 9", "Only labels with a character of class R, AL or AN are tested."),
    "rtl-labels": ("UTS #46 section 4.1, criterion 9", "Only labels that begin with a character of class R or AL are tested."),
    "no-condition-1": ("RFC 5893 section 2, condition 1", "A label with R, AL or AN may begin with any character that its other conditions allow."),
    "no-condition-2": ("RFC 5893 section 2, condition 2", "Condition 2 is not tested."),
    "mark-ends-rtl": ("RFC 5893 section 2, condition 3", "A mark at the end of an RTL label is a permitted end, whatever stands before it."),
    "no-condition-3": ("RFC 5893 section 2, condition 3", "Condition 3 is not tested."),
    "no-condition-4": ("RFC 5893 section 2, condition 4", "Condition 4 is not tested."),
    "no-condition-5": ("RFC 5893 section 2, condition 5", "Condition 5 is not tested."),
    "no-condition-6": ("RFC 5893 section 2, condition 6", "Condition 6 is not tested."),
    "last-free": ("RFC 5893 section 2, conditions 5 and 6", "The last character of an LTR label that is no mark may be of class R, AL or AN."),
    "no-bidi": ("RFC 5893 section 2", "The Bidi rule is not tested."),
    "rfc3454": ("RFC 3454 section 6", "The older rule is tested: no mixture of directions, a letter from right to left at both ends."),
    "no-leading-mark": ("UTS #46 section 4.1, criterion 6", "A label may begin with a mark."),
}
# What the standard says there instead, of the readings that a program was found to have.
STANDARD = {
    "no-hyphens": "With CheckHyphens no label has a hyphen at an end, or hyphens in its third and fourth place.",
    "middle-hyphens": "With CheckHyphens no label has a hyphen at an end, or hyphens in its third and fourth place.",
    "hyphens-by-bytes": "Places are counted in characters.",
    "ends-in-number": "UTS #46 has no addresses: a label may be a number. The URL standard’s host parser reads addresses, after domain to ASCII.",
    "own-labels": "With CheckBidi every label of a Bidi domain name must satisfy RFC 5893. In IDNA2008 lookup SHOULD test it (RFC 5891 section 5.4). Registration tests only labels with right-to-left characters (section 4.2.3.4).",
    "no-condition-1": "The first character of a label is of class L, R or AL.",
    "mark-ends-rtl": "An RTL label ends in R, AL, EN or AN, with any number of NSM after it. Lookup may omit the Bidi rule as a whole (RFC 5891 section 5.4, SHOULD), not one condition of it.",
    "no-condition-4": "An RTL label does not hold both EN and AN. Lookup may omit the Bidi rule as a whole (RFC 5891 section 5.4, SHOULD), not one condition of it.",
    "last-free": "An LTR label holds only L, EN, ES, CS, ET, ON, BN and NSM, and ends in L or EN, with any number of NSM after it.",
    "rfc3454": "RFC 5893 replaces this rule by six conditions, which also permit a mark or a number at the end.",
    "no-leading-mark": "A label must not begin with a combining mark.",
}
# What some standards leave open or have otherwise, by what its programs follow: there it is no error.
ALLOWED = {
    "no-hyphens": {"uts46", "url"},
    "end-hyphens": {"uts46", "url"},
    "middle-hyphens": {"uts46", "url", "idna2003"},
    "ascii-as-it-is": {"url"},
    "ends-in-number": {"url"},
    "own-labels": {"registration", "lookup"},
    "rfc3454": {"idna2003"},
    "no-leading-mark": {"idna2003"},
}
# Where the documents require what a program that follows them reads otherwise, beside the rule itself.
REQUIRED = {("own-labels", "url"): ("url", "url-543")}
# Where a reading is permitted in another place of what a program follows.
PERMITTED = {("ends-in-number", "url"): "url-host"}
URLS = {
    "UTS #46 section 4.1": "https://www.unicode.org/reports/tr46/#Validity_Criteria",
    "RFC 5893 section 2": "https://www.rfc-editor.org/rfc/rfc5893#section-2",
    "RFC 3454 section 6": "https://www.rfc-editor.org/rfc/rfc3454#section-6",
    "URL standard, domain to ASCII": "https://url.spec.whatwg.org/#concept-domain-to-ascii",
    "URL standard, ends-in-a-number checker": "https://url.spec.whatwg.org/#ends-in-a-number-checker",
}


def url(rule):
    """Where the documents say it."""
    return next(url for beginning, url in URLS.items() if rule.startswith(beginning))


class Several:
    """Several readings at once: equal to each of them."""

    def __init__(self, readings):
        self.readings = frozenset(readings)

    def __eq__(self, other):
        return self.readings == other.readings if isinstance(other, Several) else other in self.readings

    def __hash__(self):
        return hash(self.readings)


def answer(name, reading=None):
    """What ToASCII yields; None where it fails."""
    labels = name.split(".")
    ascii_name = ".".join(map(ascii_form, labels))
    if not (reading == "ascii-as-it-is" and name.isascii()):
        bidi = any(bidi_class(character) in ("R", "AL", "AN") for character in name)
        if not all(label_ok(label, bidi, reading) for label in labels):
            return None
    if reading == "ends-in-number" and labels[-1].isdigit() and labels[-1].isascii():
        return ipv4(labels)
    return ascii_name


def ipv4(labels):
    """The URL standard's IPv4 parser, for numbers without a leading zero."""
    if len(labels) > 4 or not all(label.isdigit() and label.isascii() for label in labels):
        return None
    *first, last = map(int, labels)
    if any(number > 255 for number in first) or last >= 256 ** (4 - len(first)):
        return None
    address = last + sum(number << 8 * (3 - at) for at, number in enumerate(first))
    return ".".join(str(address >> shift & 255) for shift in (24, 16, 8, 0))


@functools.lru_cache(maxsize=1 << 17)
def ascii_form(label):
    return label if label.isascii() else "xn--" + label.encode("punycode").decode("ascii")


@functools.lru_cache(maxsize=1 << 18)
def label_ok(label, bidi, reading):
    if reading == "ascii-labels-as-they-are" and label.isascii():
        return True
    ends = reading not in ("no-hyphens", "end-hyphens") and (label[0] == "-" or label[-1] == "-")
    third = label.encode()[2:4] == b"--" if reading == "hyphens-by-bytes" else label[2:4] == "--"
    middle = reading not in ("no-hyphens", "middle-hyphens") and third
    if ends or middle:
        return False
    kinds = [bidi_class(character) for character in label]
    if kinds[0] == "NSM" and reading != "no-leading-mark":
        return False
    if reading == "rfc3454":
        return older_rule(kinds)
    return not bidi or reading == "no-bidi" or bidi_rule(kinds, reading)


def bidi_rule(kinds, reading):
    """RFC 5893 section 2 for one label."""
    if reading == "own-labels" and not {"R", "AL", "AN"} & set(kinds):
        return True
    if reading == "rtl-labels" and kinds[0] not in ("R", "AL"):
        return True
    if kinds[0] not in ("L", "R", "AL") and not (reading == "no-condition-1" and {"R", "AL", "AN"} & set(kinds)):
        return False
    end = [kind for kind in kinds if kind != "NSM"][-1:] or [""]
    if kinds[0] != "L":
        allowed = {"R", "AL", "AN", "EN", "ES", "CS", "ET", "ON", "BN", "NSM"}
        return (
            (set(kinds) <= allowed or reading == "no-condition-2")
            and (end[0] in ("R", "AL", "EN", "AN") or reading == "no-condition-3" or (reading == "mark-ends-rtl" and kinds[-1] == "NSM"))
            and (not {"EN", "AN"} <= set(kinds) or reading == "no-condition-4")
        )
    allowed = {"L", "EN", "ES", "CS", "ET", "ON", "BN", "NSM"}
    if reading == "last-free" and end[0] in ("R", "AL", "AN"):
        last = max(at for at, kind in enumerate(kinds) if kind != "NSM")
        return set(kinds[:last]) <= allowed
    return (set(kinds) <= allowed or reading == "no-condition-5") and (end[0] in ("L", "EN") or reading == "no-condition-6")


def older_rule(kinds):
    """RFC 3454 section 6, by today's classes."""
    if not {"R", "AL"} & set(kinds):
        return True
    return "L" not in kinds and kinds[0] in ("R", "AL") and kinds[-1] in ("R", "AL")


def statuses(name):
    """What IdnaTestV2.txt calls the checks that the name fails: V of UTS #46 section 4.1, B of RFC 5893 section 2."""
    found, bidi = set(), any(bidi_class(character) in ("R", "AL", "AN") for character in name)
    for label in name.split("."):
        kinds = [bidi_class(character) for character in label]
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
