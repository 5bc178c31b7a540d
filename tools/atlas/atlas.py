"""The survey: every peer's answers to every question, what parts from the standard, and the shortest name of each disagreement."""

import collections
import concurrent.futures
import itertools

import compare
import fit
import known
import ours
from peers import DOCUMENTS

# So many names of a reading are tried for one that another reading of the same rule does not answer so.
TRIED = 2000


def survey(what, mine, pairs, program, ask, jobs):
    """The results for `docs/atlas.json`, and how many answers of bidiscope are not the standard's."""
    corpora, questions = [corpus for corpus, _ in pairs], [question for _, question in pairs]
    standards = [what.standard(question) for question in questions]
    print(f"{what.kind}: {len(questions)} names", flush=True)
    special = [at for at, corpus in enumerate(corpora) if corpus == "hazards"]
    result = {"asked": {}, "peers": {}, "missing": {}, "disagreements": []}
    whole, sampled = [[peer for peer in mine if (peer.sample > 1) == is_sampled] for is_sampled in (False, True)]
    found = {}

    def asked(peers, places):
        """Asks about these questions, by their kinds: the answers to all that were asked before too."""
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            waiting = []
            for peer in peers:
                kinds = itertools.groupby(places[peer.id], lambda at: (corpora[at], at % peer.sample == 0))
                groups = [[questions[at] for at in group] for _, group in kinds]
                waiting.append((peer, pool.submit(ask, what, peer, groups)))
            for peer, future in waiting:
                answered = future.result()
                if answered is None:
                    result["missing"][peer.id] = peer.needs
                    continue
                version, answers = answered
                _, all_answers = found.setdefault(peer.id, (version, []))
                all_answers += ["?"] * (len(questions) - len(all_answers))
                for at, answer in zip(places[peer.id], answers):
                    all_answers[at] = answer

    asked(whole, {peer.id: range(len(questions)) for peer in whole})
    present = [peer for peer in whole if peer.id in found]
    groups, of_peers = grouped(what, present, questions, standards, found, special)
    # The shortest names, made shorter where they are not of a whole enumeration, are asked of all.
    before, shortest = len(questions), []
    for (reading, _), concerned in groups.items():
        id, at = first_shown(what, questions, concerned)
        needed = concerned[id][0][1]
        shown_by = [peer for peer in present if peer.id in concerned and concerned[peer.id][0] == (at, needed)]
        peer = min(shown_by, key=lambda peer: peer.command[0] != "python3")
        shortest.append(shorter(what, peer, of_peers[peer.id][0], needed, questions[at]))
    for question in dict.fromkeys(shortest):
        if question not in questions:
            corpora.append("shortened")
            questions.append(question)
            standards.append(what.standard(question))
    if len(questions) > before:
        asked(present, {peer.id: range(before, len(questions)) for peer in present})
    always = set(special) | {questions.index(question) for question in shortest}
    whole_first = {peer.id: sorted(range(len(questions)), key=lambda at: at % peer.sample > 0) for peer in sampled}
    asked(sampled, {peer.id: [at for at in whole_first[peer.id] if at % peer.sample == 0 or at in always] for peer in sampled})
    present = [peer for peer in mine if peer.id in found]
    if len(questions) > before or sampled:
        groups, of_peers = grouped(what, present, questions, standards, found, sorted(always))
    for peer in present:
        version, answers = found[peer.id]
        places = [at for at in range(len(questions)) if peer.sample == 1 or at % peer.sample == 0 or at in always]
        readings, failing, differing = of_peers[peer.id]
        result["peers"][peer.id] = {
            "version": version,
            "call": peer.call,
            "asked": len(places),
            "no_answer": sum(answers[at].startswith("?") for at in places),
            "differing": len(differing),
            "counts": counted(what, questions, corpora, differing),
            "readings": list(readings),
            "unexplained": len(failing),
        }
        if peer.unanswered:
            result["peers"][peer.id]["unanswered"] = peer.unanswered
        reasons = collections.Counter(answers[at][1:].strip() for at in places if answers[at].startswith("?") and answers[at] != "?")
        if reasons:
            result["peers"][peer.id]["ends_with"] = dict(sorted(reasons.items()))
        result["peers"][peer.id] |= {field: text for field in ("origin", "contains") if (text := getattr(peer, field))}
        if peer.braced_escapes:
            result["peers"][peer.id]["braced_escapes"] = True
    result["asked"] = counted(what, questions, corpora, range(len(questions)))
    entries = [entry(what, present, key, concerned, questions, corpora, program) for key, concerned in groups.items()]
    entries.sort(key=lambda one: (one["kind"] == "policy", what.size(one["question"]), list(what.readings).index(one["id"]) if one["id"] in what.readings else -1))
    record_answers(what, present, entries, found, of_peers, program)
    result["disagreements"] = entries
    result["bugs"] = known.found_again(what, mine, {id: readings for id, (readings, _, _) in of_peers.items()})
    failures = own_failures(what, program, questions, standards)
    result["bidiscope"] = ours.versions(program) | {"asked": len(questions), "differing": failures}
    return result, failures


def grouped(what, peers, questions, standards, found, special):
    """For each reading, with its kind, and each peer the answers that need it: pairs of the place of the question and all readings that
    this answer needs. Those that show the reading plainly and alone come first, then the shortest. And for each peer its readings, the
    places of answers that they do not give, and those of all answers that are not the standard's."""
    groups, of_peers, of_answers = collections.defaultdict(dict), {}, {}
    for peer in peers:
        answers = fit.Answers(what, peer, questions, standards, found[peer.id][1])
        of_answers[peer.id] = answers
        readings, failing = fit.readings_of(answers, special)
        of_peers[peer.id] = (readings, failing, list(answers.differing))
        print(f"{what.kind} {peer.id}: {len(answers.differing)} differ; {readings}, {len(failing)} unexplained", flush=True)
        for at in failing[:5]:
            print(f"  {ascii(questions[at])}: {ascii(answers.given(at))}, not {ascii(compare.gives(what, peer, questions[at], readings))}", flush=True)
        places = collections.defaultdict(list)
        for at, (needed, plainly) in fit.explained(answers, readings, failing).items():
            order = (not plainly, len(needed), what.size(questions[at]))
            for reading in needed or [f"unexplained-{peer.id}"]:
                places[reading].append((order, at, needed))
        for reading, sorted_places in places.items():
            sorted_places.sort()
            groups[reading, kind_of(what, peer, reading)][peer.id] = [(at, needed) for _, at, needed in sorted_places]
    distinguish(what, questions, groups, of_answers)
    return groups, of_peers


def distinguish(what, questions, groups, of_answers):
    """Where two readings of one rule are shown by the same name, another name for one of them that the other does not answer so."""
    def first(key):
        return first_shown(what, questions, groups[key])[1]

    for key in sorted((key for key in groups if key[0] in what.readings), key=lambda key: list(what.readings).index(key[0])):
        others = (other for other in groups if other[0] in what.readings and other[0] != key[0])
        rivals = {other[0] for other in others if what.readings[other[0]][0] == what.readings[key[0]][0] and first(other) == first(key)}
        for id, places in groups[key].items() if rivals else ():
            distinct_first(of_answers[id], rivals, places)


def distinct_first(answers, rivals, places):
    """Puts that name at the beginning to which none of these other readings gives the same answer, where there is one among the first of
    those that need no other reading."""
    for number, (at, needed) in enumerate(places[:TRIED]):
        if len(needed) != 1:
            break
        if all(answers.gives(at, (one,)) != answers.given(at) for one in rivals):
            places.insert(0, places.pop(number))
            break


def first_shown(what, questions, concerned):
    """The program that shows a reading with the shortest name, and the place of this name."""
    def order(id):
        at, needed = concerned[id][0]
        return len(needed), what.size(questions[at])

    id = min(concerned, key=order)
    return id, concerned[id][0][0]


def kind_of(what, peer, reading):
    """A choice that the standard which the program follows leaves open, or what an older one says, is no error."""
    if reading not in what.readings:
        return "unexplained"
    return "policy" if peer.follows in what.allowed.get(reading, ()) else "error"


def own_failures(what, program, questions, standards):
    if what.kind == "uba":
        answers = ours.orders(program, questions)
        right = [tuple(q[1][at] for at in order) for q, order in zip(questions, standards)]
    else:
        answers, right = ours.domains(program, questions), standards
    wrong = [at for at in range(len(questions)) if answers[at] != right[at]]
    for at in sorted(wrong, key=lambda at: what.size(questions[at]))[:10]:
        print(f"bidiscope parts from the standard: {ascii(questions[at])}: {ascii(answers[at])}, not {ascii(right[at])}", flush=True)
    print(f"{what.kind} bidiscope: {len(wrong)} of {len(questions)} differ", flush=True)
    return len(wrong)


def counted(what, questions, corpora, chosen):
    """How many of the questions are of each corpus and length."""
    counts = collections.defaultdict(collections.Counter)
    for at in chosen:
        counts[corpora[at]][what.size(questions[at])[0]] += 1
    return {corpus: {str(length): counts[corpus][length] for length in sorted(counts[corpus])} for corpus in sorted(counts)}


def entry(what, peers, key, found, questions, corpora, program):
    reading, kind = key
    smallest = questions[first_shown(what, questions, found)[1]]
    made = {"key": f"{reading}-{kind}", "id": reading, "kind": kind}
    if reading in what.readings:
        rule, text = what.readings[reading]
        made |= {"rule": rule, "url": what.url(rule), "reading": text}
    if kind == "policy":
        followed = dict.fromkeys(peer.follows for peer in peers if peer.id in found)
        made["allowed_by"] = [DOCUMENTS[what.permitted.get((reading, each), each)] for each in followed]
    if kind == "error":
        required = [what.required.get((reading, peer.follows), ()) for peer in peers if peer.id in found]
        made |= {"required_by": [DOCUMENTS[each] for each in dict.fromkeys(itertools.chain(*required))]} if any(required) else {}
    made |= {"question": smallest, "name": compare.points(name_of(smallest)), "concerned": {}}
    for id, places in sorted(found.items()):
        concerned = made["concerned"][id] = {
            "smallest": compare.points(name_of(questions[places[0][0]])),
            "readings": list(places[0][1]),
            "counts": counted(what, questions, corpora, [at for at, _ in places]),
        }
        issues = known.of_reading(what, reading, id)
        if issues:
            concerned["known"] = issues
    if what.kind == "uba":
        made["paragraph"] = ["ltr", "rtl"][smallest[0]]
        made["trace"] = ours.rules(program, smallest)
        for id, places in found.items():
            made["concerned"][id]["paragraph"] = ["ltr", "rtl"][questions[places[0][0]][0]]
    return made


def shorter(what, peer, readings, needed, question):
    """The name without every character that the disagreement does not need, for names that are not of a whole enumeration. One that no
    reading explains stays as it is: a shorter one could show another disagreement."""
    if what.kind != "uba" or not needed:
        return question
    while True:
        level, name = question
        tried = [(level, name[:at] + name[at + 1 :]) for at in range(len(name))] if len(name) > 1 else []
        version, answers = peer.ask([what.line(one) for one in tried])
        for one, answer in zip(tried, answers if version else []):
            read = what.read(peer, one, answer)
            if read is None or read == compare.gives(what, peer, one, ()):
                continue
            if fit.needed(lambda some: compare.gives(what, peer, one, some), readings, read) == (needed, True):
                question = one
                break
        else:
            return question


def name_of(question):
    return question if isinstance(question, str) else question[1]


def record_answers(what, peers, entries, found, of_peers, program):
    """What all answer to the shortest names; and for each concerned program its answer to the shortest of its own."""
    asked = [one["question"] for one in entries]
    own = ours.orders(program, asked) if what.kind == "uba" else ours.domains(program, asked)
    for one, question, answer in zip(entries, asked, own):
        standard = recorded(what, what.standard(question))
        one["ours"] = in_order(question, ours.places(question, answer), [standard]) if what.kind == "uba" else recorded(what, answer)
        one["standard"] = standard
        one |= what.test_fields(one.pop("question"))
        one["answers"] = {}
    for peer in peers:
        version, answers = peer.ask([what.line(question) for question in asked])
        for one, question, answer in zip(entries, asked, answers if version else []):
            one["answers"][peer.id] = recorded_answer(what, peer, question, answer, of_peers[peer.id][0])
        own_ones = [(one, own_question(what, one, peer)) for one in entries if peer.id in one["concerned"]]
        version, answers = peer.ask([what.line(question) for _, question in own_ones])
        for (one, question), answer in zip(own_ones, answers if version else []):
            concerned = one["concerned"][peer.id]
            concerned["answer"] = recorded_answer(what, peer, question, answer, of_peers[peer.id][0])
            concerned |= own_fields(what, one, concerned, question)


def own_fields(what, one, concerned, question):
    """What the readings give for the shortest name of a program, and what is recorded of the shortest of all where it is another one."""
    fields = {}
    if one["kind"] != "unexplained":
        fields["read"] = recorded(what, what.standard(question, compare.several(concerned["readings"])))
    if (concerned["smallest"], concerned.get("paragraph")) != (one["name"], one.get("paragraph")):
        fields["standard"] = recorded(what, what.standard(question))
        fields |= what.test_fields(question)
    return fields


def own_question(what, one, peer):
    """The shortest name of this program."""
    concerned = one["concerned"][peer.id]
    name = "".join(chr(int(point, 16)) for point in concerned["smallest"].split())
    return (["ltr", "rtl"].index(concerned["paragraph"]), name) if what.kind == "uba" else name


def recorded_answer(what, peer, question, answer, readings):
    answered = answer_of(what, question, answer)
    if not peer.looks:
        return answered
    return in_order(question, answered, [list(what.standard(question, compare.several(part))) for part in ((), readings)])


def in_order(question, order, expected):
    """The order of a program that only shows characters, so that equal ones cannot be told apart: the first of the expected orders
    that shows the same."""
    def shown(places):
        return [question[1][at] for at in places]

    return order and next((one for one in expected if shown(one) == shown(order)), order)


def answer_of(what, question, answer):
    if what.kind == "idna":
        sign, _, name = answer.partition("\t")
        return {"ascii_name": name} if sign == "+" else {"error": name}
    return None if answer.startswith("?") else [at for at in map(int, answer.split()) if compare.visible(question[1][at])]


def recorded(what, standard):
    if what.kind == "uba":
        return list(standard)
    return {"ascii_name": standard[0]} if standard else {"error": "refused"}
