"""Which readings of the rules, all at once, give the answers of a peer; and which of these a single answer needs."""

import collections
import itertools

import compare

# So many of the names that a peer answers otherwise, and of those that it answers as the standard says, are tried with each reading.
SAMPLE = 600
# Of the others those that the readings found get wrong are tried too, so many times.
ROUNDS = 4
GIVEN = {}


class Answers:
    """What a peer answered: `differing` by the place of the question, `asked` the places of all that it has an answer to."""

    def __init__(self, what, peer, questions, standards, answers):
        self.what, self.peer, self.questions, self.standards = what, peer, questions, standards
        self.differing = dict(compare.disputes(what, peer, questions, standards, answers))
        self.asked = [at for at, answer in enumerate(answers) if not answer.startswith("?")]

    def gives(self, at, readings):
        """What the readings give for the question: kept, since several peers have the same ones."""
        kept = GIVEN.setdefault((self.what.kind, frozenset(readings), self.peer.looks), {})
        if at not in kept:
            kept[at] = compare.gives(self.what, self.peer, self.questions[at], readings)
        return kept[at]

    def given(self, at):
        right = self.standards[at]
        if self.peer.looks:
            right = tuple(self.questions[at][1][place] for place in right)
        return self.differing.get(at, right)

    def wrong(self, at, readings):
        return self.gives(at, readings) != self.given(at)


def readings_of(answers, special):
    """The readings that together give most answers, and the places of the answers that they do not give. One after the other the reading
    that corrects most is taken, of equal ones the first; what nothing needs is left away again. `special` are places that are always
    tried: names that nobody would meet by chance."""
    if not answers.differing:
        return (), []
    places = sorted(answers.differing, key=lambda at: answers.what.size(answers.questions[at]))
    agreed = [at for at in answers.asked if at not in answers.differing]
    weights = {}
    for found in (places, agreed):
        chosen = found[: SAMPLE // 3] + found[SAMPLE // 3 :: max(1, len(found) // SAMPLE)]
        weights |= {at: len(found) / len(chosen) for at in chosen}
    is_asked = set(answers.asked)
    weights |= {at: 1 for at in special if at in is_asked}
    readings, failing = (), []
    for _ in range(ROUNDS):
        readings = fitted(answers, weights, readings)
        failing = [at for at in answers.asked if answers.wrong(at, readings)]
        new = [at for at in failing if at not in weights]
        if not new:
            break
        new.sort(key=lambda at: answers.what.size(answers.questions[at]))
        weights |= {at: max(1, len(new) / SAMPLE) for at in new[:: max(1, len(new) // SAMPLE)]}
    return readings, failing


def fitted(answers, weights, readings):
    def cost(readings):
        return sum(weight for at, weight in weights.items() if answers.wrong(at, readings))

    order = list(answers.what.readings)
    best = cost(readings)
    for number in (1, 2):
        while best:
            wrong = [at for at in weights if answers.wrong(at, readings)]
            tried = collections.Counter()
            for more in itertools.combinations([one for one in order if one not in readings], number):
                tried[more] = sum(weights[at] for at in wrong if not answers.wrong(at, (*readings, *more)))
            # What corrects nothing is not tried on the rest.
            scores = {more: cost((*readings, *more)) for more, corrected in tried.most_common(12) if corrected}
            if not scores or min(scores.values()) >= best:
                break
            more = min(scores, key=lambda more: (scores[more], [order.index(one) for one in more]))
            best, readings = scores[more], (*readings, *more)
    for one in readings:
        others = tuple(each for each in readings if each != one)
        if cost(others) <= best:
            readings = others
    return tuple(sorted(readings, key=order.index))


def explained(answers, readings, failing):
    """For each answer that is not the standard's the readings that `needed` finds; none where even all of the peer's do not give it."""
    unexplained = set(failing)
    return {
        at: ((), False) if at in unexplained else needed(lambda some: answers.gives(at, some), readings, answers.given(at))
        for at in answers.differing
    }


def needed(gives, readings, answer):
    """Which of the readings of a peer an answer needs, and whether it shows them plainly: without any of these it would be another one,
    and these alone give it. Otherwise several choices of readings give it; the fewest are told."""
    plain = tuple(one for one in readings if gives(tuple(each for each in readings if each != one)) != answer)
    if plain and gives(plain) == answer:
        return plain, True
    subsets = (subset for number in range(1, len(readings) + 1) for subset in itertools.combinations(readings, number))
    return next((subset for subset in subsets if gives(subset) == answer), ()), False
