"""The names that the peers are asked about."""

import itertools
import random

# For each class the characters that stand for its first, second, ... occurrence in a name, so that each can be told from the others.
# B is left out: it ends the paragraph, so no display of one line is concerned.
REPRESENTATIVES = {
    "L": "abcdef", "R": "\u05d0\u05d1\u05d2\u05d3\u05d4\u05d5", "AL": "\u0627\u0628\u062a\u062b\u062c\u062d",
    "EN": "123456", "AN": "\u0661\u0662\u0663\u0664\u0665\u0666", "ES": "-+\u207a\u207b\u208a\u208b", "CS": ",./:\u00a0\u060c",
    "ET": "#$%\u00a2\u00a3\u00a4", "ON": "!\"&'*;", "NSM": "\u0300\u0301\u0302\u0303\u0304\u0305", "WS": " \u2000\u2001\u2002\u2003\u2004",
    "S": "\t\v\x1f\t\v\x1f", "BN": "\u200b\u00ad\u200c\u200d\u2060\u2061",
    "LRE": "\u202a", "RLE": "\u202b", "LRO": "\u202d", "RLO": "\u202e", "PDF": "\u202c",
    "LRI": "\u2066", "RLI": "\u2067", "FSI": "\u2068", "PDI": "\u2069",
}
MAIN = ["L", "AL", "R", "EN", "AN", "ES", "CS"]
# An override that ends at a PDI, and removed characters between numbers and letters.
CONTROLS = ["L", "LRE", "RLO", "PDF", "PDI"]
EMBEDDINGS = ["R", "EN", "LRE", "RLE", "PDF"]
BRACKETS = ["a", "\u05d0", "1", "\u0661", "(", ")", "[", "]"]


def of_classes(sequence):
    seen, text = {}, []
    for kind in sequence:
        number = seen.get(kind, 0)
        seen[kind] = number + 1
        characters = REPRESENTATIVES[kind]
        text.append(characters[min(number, len(characters) - 1)])
    return "".join(text)


# Names that only somebody who knows the rules thinks of; each was made for a bug.
HAZARDS = [
    "a\u05d0\u2066b\u2069(\u05d1)",
    "\u202aa\u202c\u202e\u2069\u202c\u202b!b", "a(b)" + "(" * 64, "a(b)" + "(" * 63,
    "(" * 63 + "a)", "(" * 64 + "a)", "a()" + "(" * 64, "\u05d0(a)" + "(" * 64, "a" + "(" * 64 + "\u2066x\u2069b)",
    "\u05d0(a)" + "(" * 63, "\u2329a\u3009", "\u05d0\u2329a\u3009", "\u3008a\u232a\u05d0", "a(\u05d0)\u0300[b]",
    "\u05d0(\u2067b)\u2069)a", "a(\u2067\u05d0)\u2069\u05d1)1", "\u202ea\u2066b\u2069-", "\u202da\u2067\u05d0\u2069.",
    "The title is \u2067\u05d0\u05d1\u05d2 \u2066C++\u2069 \u05d3\u05d4\u05d5\u2069 in Hebrew.", "\u0645 a (a)",
    "\u2067PM\u2069\u206796 / 110\u2069", "\u05d0+\u2066\u202def\u202c\u2069-\u05d1", "\u05d0+\u2066\u202eef\u202c\u2069-\u05d1",
    "o(\u0627\uff08\u0644\u0645)", "\u05d0(a\uff09", "\u05d0\uff08a\uff09", "\u05d0!", "\u05d0(a)\u2067b\u2069" + "(" * 64 + "[a]",
    "\u05d0" + "(" * 64 + "\u2067x\u2069[a]", "\u05d0(a" + "(" * 63 + "\u2066x\u2069)[a]", "a" + "(" * 64 + "b)", "\u202aa\u202c\u202bb", "\u202aa\u202c\u202eb",
    "\u202b\u05d0\u202c\u202aa", "\u202a\u05d0\u202c\u202d\u05d1",
    "\u202bb\u202c\u202e\u2069\u202aa", "\u202ab\u202c\u202e\u2069\u202aa", "\u202e\u202ab\u202c\u2069\u202ea", "\u202b\u05d0\u202c\u202b1",
]


def orders(longest_main=6, longest_all=4, longest_brackets=5, number_of_random=5000, longest_controls=6):
    """Pairs of corpus and name: every sequence of all classes, of the seven main ones, of brackets, the names made for bugs, random
    ones, and sequences of explicit controls."""
    for length in range(1, longest_all + 1):
        for sequence in itertools.product(REPRESENTATIVES, repeat=length):
            yield "all", of_classes(sequence)
    for length in range(longest_all + 1, longest_main + 1):
        for sequence in itertools.product(MAIN, repeat=length):
            yield "main", of_classes(sequence)
    for length in range(2, longest_brackets + 1):
        for sequence in itertools.product(BRACKETS, repeat=length):
            if set(sequence) & set("()[]"):
                yield "brackets", "".join(sequence)
    for name in HAZARDS:
        yield "hazards", name
    yield from (("random", name) for name in random_names(number_of_random))
    for length in range(longest_all + 1, longest_controls + 1):
        for sequence in itertools.product(CONTROLS, repeat=length):
            yield "controls", of_classes(sequence)
    for sequence in itertools.product(EMBEDDINGS, repeat=longest_all + 1):
        if not set(sequence) <= set(CONTROLS):
            yield "embeddings", of_classes(sequence)


def random_names(number, seed=9):
    """Names of five to ten characters of a palette of six, so that what belongs together often meets."""
    chance, characters = random.Random(seed), [each[0] for each in REPRESENTATIVES.values()] + list("()[]")
    for _ in range(number):
        palette = chance.sample(characters, 6)
        yield "".join(chance.choices(palette, k=chance.randint(5, 10)))


# Letters of which UTS #46 changes none: what a peer answers is about its rules, not about its tables.
LETTERS = "a1-.\u05d0\u0627\u0661\u05b7"


# A letter of class ON, which an RTL label may hold but not end in.
PRIME = "\u02b9"


def domains(longest=6, longest_with_prime=4):
    """Pairs of corpus and name: every name of the letters without an empty label, and shorter ones with the prime too."""
    yield from (("letters", name) for name in names_of(LETTERS, longest))
    yield from (("prime", name) for name in names_of(LETTERS + PRIME, longest_with_prime) if PRIME in name)


def names_of(letters, longest):
    for length in range(1, longest + 1):
        for sequence in itertools.product(letters, repeat=length):
            name = "".join(sequence)
            if name[0] != "." and name[-1] != "." and ".." not in name:
                yield name
