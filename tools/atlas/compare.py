"""Where the answers of a peer are not the standard's, and which reading of a rule gives them."""

import collections

import readings as other
import uba
import uts46


class Orders:
    """Questions (level, name): the order of what can be seen. Removed characters and isolates have no place of their own."""

    kind = "uba"
    readings = {name: ("error", *what) for name, what in other.READINGS.items()}

    @staticmethod
    def line(question):
        level, name = question
        return "LR"[level] + " " + points(name)

    @staticmethod
    def read(peer, question, answer):
        """The answer as it is compared; None where there is none."""
        if answer == "?":
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
        return len(name), len({uba.bidi_class(c) for c in name}), [ord(c) for c in name], level

    @staticmethod
    def test_fields(question):
        """What BidiCharacterTest.txt has of it beside the order: the level of each character, None of the removed ones."""
        level, name = question
        return {"levels": uba.levels(name, level, None, [uba.bidi_class(character) for character in name])}


class Domains:
    """Questions that are names: what ToASCII yields, None where it refuses."""

    kind = "idna"
    readings = uts46.READINGS

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
        return len(question), len({uba.bidi_class(c) for c in question}), [ord(c) for c in question]

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
        kind = uba.bidi_class(character)
        found = _VISIBLE[character] = kind not in uba.REMOVED and kind not in uba.ISOLATES
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


# Of the questions that a peer answers as the standard says, so many are tried with each reading.
CONTROLS = 1200
# A reading that gives the peer's answer less often than it contradicts the peer by this factor explains nothing.
MOST_CONTRADICTIONS = 4


def attribute(what, peer, questions, standards, disputed, asked):
    """For each disputed question the readings that give the peer's answer. A reading must also agree with the peer where it answers as
    the standard says; of those that do, as few as possible explain as much as possible. Choices that the standards leave open come
    first. Where no reading does, two at once are tried, and then nothing is named."""
    explained, left = {}, list(disputed)
    singles = [(reading,) for reading in what.readings]
    open_ones = [one for one in singles if what.readings[one[0]][0] == "policy" and one != ("rfc3454",)]
    contradictions = contradicted(what, peer, questions, standards, disputed, asked, singles)
    for phase in ("open", "single", "pair"):
        while left:
            if phase == "pair":
                used = list(dict.fromkeys(reading for readings in explained.values() for reading in readings))
                tried = [(one, other) for one in used for (other,) in singles if one != other]
            else:
                tried = open_ones if phase == "open" else singles
            sample = left[:150] + left[150 :: max(1, len(left) // (100 if phase == "pair" else 400))]
            counts = collections.Counter()
            for at, answer in sample:
                for readings in tried:
                    # Two explain it only together.
                    alone = len(readings) == 2 and any(gives(what, peer, questions[at], (one,)) == answer for one in readings)
                    if not alone and gives(what, peer, questions[at], readings) == answer:
                        counts[readings] += 1
            scale = len(left) / max(len(sample), 1)
            scores = {}
            for readings, count in counts.items():
                right, wrong = count * scale, contradictions.get(readings, 0)
                if wrong <= MOST_CONTRADICTIONS * right:
                    scores[readings] = right * right / (right + wrong)
            if not scores:
                break
            # Of equal ones the first: the narrowest.
            best = max(tried, key=lambda readings: scores.get(readings, 0))
            still = []
            for at, answer in left:
                if gives(what, peer, questions[at], best) == answer:
                    explained[at] = best
                else:
                    still.append((at, answer))
            left = still
    for at, _ in left:
        explained[at] = ()
    return explained


def contradicted(what, peer, questions, standards, disputed, asked, tried):
    """How often each reading would part from the standard where the peer does not, of all that it was asked."""
    other = {at for at, _ in disputed}
    agreed = [at for at in asked if at not in other]
    chosen = agreed[:: max(1, len(agreed) // CONTROLS)]
    counts = collections.Counter()
    for at in chosen:
        for readings in tried:
            right = standards[at]
            if peer.looks:
                right = tuple(questions[at][1][place] for place in right)
            counts[readings] += gives(what, peer, questions[at], readings) != right
    return {readings: count * len(agreed) / max(len(chosen), 1) for readings, count in counts.items()}


def gives(what, peer, question, readings):
    reading = readings[0] if len(readings) == 1 else uts46.Both(*readings)
    return what.standard(question, reading, peer.looks)
