"""Bugs that maintainers know: names that show each, so that it can be looked for in the versions that are there."""

import compare

# Where it was told, what is asked, and the peers that have it in some version.
UBA = [
    ("ICU-23513 (J1): X6a, an override does not reach the PDI", (0, "\u202aa\u202c\u202e\u2069\u202c\u202b!b"), ["icu4c", "icu4j", "java-17", "java-25"]),
    ("ICU-23513 (J2): BD16, more than 63 open brackets", (1, "a(b)" + "(" * 64), ["icu4c", "icu4j", "java-17", "java-25"]),
    ("unicode-bidi pull request 155: BD16, more than 63 open brackets", (1, "a" + "(" * 64 + "\u2066x\u2069b)"), ["unicode-bidi", "python-bidi"]),
    ("unicode-bidi pull request 155: BD16, pairs found before", (1, "a(b)" + "(" * 64), ["unicode-bidi", "python-bidi"]),
    ("Go issue 69819: L2, nested isolates", (0, "\u2067\u05d0 \u2066a1\u2069 \u05d1\u2069"), ["go"]),
    ("Go issue 71809: the paragraph's direction", (0, "\u05d0!"), ["go"]),
    ("Go issue 72089: N0, brackets are not recognized", (1, "\u0645 a (a)"), ["go"]),
    ("fribidi issue 233: BD16, fullwidth parentheses", (0, "o(\u0627\uff08\u0644\u0645)"), ["fribidi", "pango"]),
]
IDNA = [
    ("Go issue 21694: a label that begins with a European number", "1a.\u05d0", ["go"]),
    ("ada-url/idna pull request 91: every label of a Bidi domain name", "\u0627.1a", ["ada-url", "node"]),
    ("ada-url/idna pull request 90: a joiner ends the test", "\u0915\u094d\u200c\u0627", ["ada-url", "node"]),
    ("ada-url/idna pull request 74: the end of an LTR label", "a\u05d0", ["ada-url", "node"]),
]
# What cannot be looked for here, and why.
NOT_ASKED = {
    "uba": {
        "unicodetools pull request 1544: X6a, an override does not reach the PDI": "It corrects BidiReference.java, which is in no package. "
        "The name is that of ICU-23513 (J1)."
    },
    "idna": {},
}
# The threads that speak of a reading, whichever program it is.
OF_READINGS = {
    "pdi-override": "ICU-23513 (J1), unicodetools pull request 1544",
    "bracket-limit": "ICU-23513 (J2)",
    "bracket-limit-by-run": "unicode-bidi pull request 155",
    "bracket-compatibility": "fribidi issue 233",
    "isolates-joined": "fribidi issue 141",
    "runs-in-logical-order": "Go issue 69819",
    "paragraph-not-ltr": "Go issue 71809",
    "no-brackets": "Go issue 72089",
    "own-labels": "ada-url/idna pull request 91",
    "ascii-labels-as-they-are": "ada-url/idna pull request 91",
    "last-free": "ada-url/idna pull request 74",
    "no-condition-1": "ada-url/ada pull request 1145",
}


def found_again(what, mine, missing):
    """For each bug the peers that answer otherwise than the standard, those that answer as it says, and those that were not there."""
    bugs = UBA if what.kind == "uba" else IDNA
    result = []
    for title, question, ids in bugs:
        one = {"bug": title, "name": compare.points(question if isinstance(question, str) else question[1]), "peers": {}}
        if what.kind == "uba":
            one["paragraph"] = ["ltr", "rtl"][question[0]]
        right = what.standard(question)
        for peer in mine:
            if peer.id not in ids:
                continue
            version, answers = (None, "") if peer.id in missing else peer.ask([what.line(question)])
            if version is None:
                one["peers"][peer.id] = {"version": None, "state": "not there"}
                continue
            read = what.read(peer, question, answers[0])
            expected = tuple(question[1][at] for at in right) if peer.looks else right
            state = "no answer" if read is None else "as the standard says" if read == expected else "found"
            one["peers"][peer.id] = {"version": version, "state": state}
        result.append(one)
    return result
