"""The two questions, and where the answers of a peer are not the standard's."""

import readings as other
import uba
import uts46
from bidi_classes import ISOLATES, REMOVED, bidi_class


class Orders:
    """Questions (level, name): the order of what can be seen. Removed characters and isolates have no place of their own."""

    kind = "uba"
    readings, allowed, url = other.READINGS, other.ALLOWED, staticmethod(other.url)
    required, permitted = other.REQUIRED, other.PERMITTED

    @staticmethod
    def line(question):
        level, name = question
        return "LR"[level] + " " + points(name)

    @staticmethod
    def read(peer, question, answer):
        """The answer as it is compared; None where there is none."""
        if answer.startswith("?"):
            return None
        name = question[1]
        kept = [at for at in map(int, answer.split()) if visible(name[at])]
        return tuple(name[at] for at in kept) if peer.looks else tuple(kept)

    @staticmethod
    def standard(question, reading=None, looks=False):
        level, name = question
        kept = [at for at in uba.order(name, level, reading) if visible(name[at])]
        return tuple(name[at] for at in kept) if looks else tuple(kept)

    @staticmethod
    def size(question):
        """The order of the minimizer: shortest, then fewest classes, then lowest code points, then left-to-right."""
        level, name = question
        return len(name), len({bidi_class(c) for c in name}), [ord(c) for c in name], level

    @staticmethod
    def test_fields(question):
        """What BidiCharacterTest.txt has of it beside the order: the level of each character, None of the removed ones."""
        level, name = question
        return {"levels": uba.levels(name, level, None, [bidi_class(character) for character in name])}


class Domains:
    """Questions that are names: what ToASCII yields, None where it refuses."""

    kind = "idna"
    readings, allowed, url = uts46.READINGS, uts46.ALLOWED, staticmethod(uts46.url)
    required, permitted = uts46.REQUIRED, uts46.PERMITTED

    @staticmethod
    def line(question):
        return points(question)

    @staticmethod
    def read(_, __, answer):
        sign, _, name = answer.partition("\t")
        return (name,) if sign == "+" else ()

    @staticmethod
    def standard(question, reading=None, looks=False):
        name = uts46.answer(question, reading)
        return () if name is None else (name,)

    @staticmethod
    def size(question):
        return len(question), len({bidi_class(c) for c in question}), [ord(c) for c in question]

    @staticmethod
    def test_fields(question):
        """What IdnaTestV2.txt has of it: what ToASCII makes of it, refused or not, and the checks that it fails, if any."""
        encoded, statuses = ".".join(map(uts46.ascii_form, question.split("."))), uts46.statuses(question)
        return {"encoded": encoded} | ({"status": statuses} if statuses else {})


def points(name):
    return " ".join(f"{ord(character):04X}" for character in name)


_VISIBLE = {}


def visible(character):
    found = _VISIBLE.get(character)
    if found is None:
        kind = bidi_class(character)
        found = _VISIBLE[character] = kind not in REMOVED and kind not in ISOLATES
    return found


def disputes(what, peer, questions, standards, answers):
    """The questions that a peer answers otherwise: pairs of its place and the answer."""
    found = []
    for at, (question, answer) in enumerate(zip(questions, answers)):
        read = what.read(peer, question, answer)
        if read is None:
            continue
        right = standards[at]
        if peer.looks:
            right = tuple(question[1][place] for place in right)
        if read != right:
            found.append((at, read))
    return found


def several(readings):
    """These readings at once; None, the standard, where there are none."""
    return uts46.Several(readings) if readings else None


def gives(what, peer, question, readings):
    """What the standard says with these readings, as the peer's answer is compared."""
    return what.standard(question, several(readings), peer.looks)
