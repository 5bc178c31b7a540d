"""Threads of maintainers about a bug: what each says of it, so that it is looked for in the programs that it concerns."""

import dataclasses

import compare
import fit

ICU, RUST_CRATE, ADA = ("icu4c", "icu4j", "chromium", "webkit"), ("unicode-bidi", "python-bidi", "firefox"), ("ada-url", "node")


@dataclasses.dataclass(frozen=True)
class Thread:
    title: str
    url: str
    state: str  # as of the autumn of 2026, with the version that has the correction where one is known
    peers: tuple  # the programs that have the code it is about; none of them where it is about one that is in no package
    # What is asked: a name, or the level of its paragraph and the name. It is the thread's, or the shortest where that does not show the
    # bug in an order.
    name: object
    reading: str = ""  # the reading that it describes
    answer: tuple = ()  # the wrong answer that it quotes


BRACKETS = "BD16, more than 63 open brackets"
UBA = [
    Thread(
        "ICU-23513 (J1): X6a, an override does not reach the PDI", "https://unicode-org.atlassian.net/browse/ICU-23513",
        "open; corrected by the pull requests 4193 (ICU4J) and 4205 (ICU4C) of unicode-org/icu, both open",
        ICU, (0, "\u202aa\u202c\u202e\u2069\u202c\u202b!b"), "pdi-override",
    ),
    Thread(
        f"ICU-23513 (J2): {BRACKETS}", "https://unicode-org.atlassian.net/browse/ICU-23513",
        "open; corrected by the pull request 4193 (ICU4J) of unicode-org/icu, open",
        ICU, (1, "a" + "(" * 64 + "b)"), "no-bracket-limit",
    ),
    Thread(
        "unicodetools pull request 1544: X6a, an override does not reach the PDI", "https://github.com/unicode-org/unicodetools/pull/1544",
        "open; about BidiReference.java, which is in no package", (), (0, "\u202aa\u202c\u202e\u2069\u202c\u202b!b"), "pdi-override",
    ),
    Thread(
        f"unicode-bidi pull request 155: {BRACKETS}", "https://github.com/servo/unicode-bidi/pull/155",
        "merged in September 2026; 0.3.18 is older", RUST_CRATE, (1, "a" + "(" * 64 + "\u2066x\u2069b)"), "bracket-limit-ends-run",
    ),
    Thread(
        "unicode-bidi pull request 155: BD16, pairs found before", "https://github.com/servo/unicode-bidi/pull/155",
        "merged in September 2026; 0.3.18 is older", RUST_CRATE, (1, "a(b)" + "(" * 64), "bracket-limit-ends-run",
    ),
    Thread(
        "unicode-bidi issue 141: N0 c, earlier level runs are searched from their beginning", "https://github.com/servo/unicode-bidi/issues/141",
        "closed; 0.3.18 is older", RUST_CRATE, (0, "a\u05d0\u2066b\u2069(\u05d1)"), "bracket-context-run",
    ),
    Thread(
        "Go issue 69819: L2, nested isolates", "https://github.com/golang/go/issues/69819", "open",
        ("go",), (0, "The title is \u2067\u05d0\u05d1\u05d2 \u2066C++\u2069 \u05d3\u05d4\u05d5\u2069 in Hebrew."), "runs-in-logical-order",
    ),
    Thread(
        "Go issue 71809: HL1, DefaultDirection(LeftToRight) is ignored, RightToLeft is forced", "https://github.com/golang/go/issues/71809",
        "open; corrected by the pull request 61 of golang/text, open",
        ("go",), (0, "\u05d0!"), "paragraph-not-ltr",
    ),
    Thread(
        "Go issue 72089: N0, brackets are not recognized", "https://github.com/golang/go/issues/72089", "open",
        ("go",), (0, "(a\u05d0)\u05d0"), "no-brackets",
    ),
    Thread(
        "fribidi issue 233: BD16, fullwidth parentheses", "https://github.com/fribidi/fribidi/issues/233",
        "closed by pull request 246 in August 2026; 1.0.16 has the bug",
        ("fribidi", "pango"), (0, "o(\u0627\uff08\u0644\u0645)"), "bracket-compatibility", (0, 1, 6, 5, 4, 3, 2),
    ),
    Thread(
        "fribidi issue 141: X10, isolates that follow each other", "https://github.com/fribidi/fribidi/issues/141",
        "closed; corrected in 1.0.9", ("fribidi", "pango"), (1, "\u2067PM\u2069\u206796 / 110\u2069"), "isolates-joined",
    ),
]
IDNA = [
    Thread(
        "Go issue 21694: a label that begins with a European number", "https://github.com/golang/go/issues/21694", "open",
        ("go",), "1a.\u05d0", "own-labels",
    ),
    Thread(
        "ada-url/idna pull request 91: every label of a Bidi domain name", "https://github.com/ada-url/idna/pull/91", "open",
        ADA, "x.1.\u05d0", "own-labels",
    ),
    Thread(
        "ada-url/idna pull request 90: a joiner ends the test", "https://github.com/ada-url/idna/pull/90", "open",
        ADA, "\u0915\u094d\u200c\u0627", answer=("xn--mgb31m2ew90g",),
    ),
    Thread(
        "ada-url/idna pull request 74: the last character of an LTR label", "https://github.com/ada-url/idna/pull/74",
        "merged in May 2026", ADA, "a\u05d0", "last-free",
    ),
    Thread(
        "ada-url/ada pull request 1145: the first character of an RTL label", "https://github.com/ada-url/ada/pull/1145",
        "merged in May 2026", ADA, "1\u0627", "no-condition-1",
    ),
]


def threads(what):
    return UBA if what.kind == "uba" else IDNA


def of_reading(what, reading, peer):
    """The threads that describe this reading of this program, each once."""
    mine = [thread for thread in threads(what) if thread.reading == reading and peer in thread.peers]
    return [{"title": thread.title.partition(":")[0], "url": thread.url, "state": thread.state} for thread in {it.url: it for it in mine}.values()]


def found_again(what, peers, readings):
    """For each thread and each program that it concerns whether the bug is found: the program gives the wrong answer that the thread
    quotes, or one that it needs the reading for which the thread describes. `readings` are those of each program that is there."""
    answers = {}
    for peer in peers:
        asked = [thread.name for thread in threads(what) if peer.id in thread.peers]
        if asked and peer.id in readings:
            version, found = peer.ask([what.line(name) for name in asked])
            answers |= {(peer.id, name): (version, answer) for name, answer in zip(asked, found if version else [])}
    result = []
    for thread in threads(what):
        name = thread.name if isinstance(thread.name, str) else thread.name[1]
        one = {"bug": thread.title, "url": thread.url, "state": thread.state, "name": compare.points(name), "peers": {}}
        if thread.reading:
            one["reading"] = thread.reading
        if what.kind == "uba":
            one["paragraph"] = ["ltr", "rtl"][thread.name[0]]
        for peer in peers:
            if peer.id in thread.peers:
                version, answer = answers.get((peer.id, thread.name), (None, ""))
                state = state_of(what, thread, peer, readings[peer.id], answer) if version else "not there"
                one["peers"][peer.id] = {"version": version, "state": state}
        result.append(one)
    return result


def state_of(what, thread, peer, readings, answer):
    def gives(some):
        return compare.gives(what, peer, thread.name, some)

    read = what.read(peer, thread.name, answer)
    if read is None:
        return "no answer"
    if read == gives(()):
        return "as the standard says"
    quoted = thread.answer and read == (tuple(thread.name[1][at] for at in thread.answer) if peer.looks else thread.answer)
    described = gives(readings) == read and thread.reading in fit.needed(gives, readings, read)[0]
    return "found" if quoted or described else "another answer"
