"""The survey: every peer's answers to every question, what parts from the standard, and the shortest name of each disagreement."""

import collections
import concurrent.futures

import compare
import known
import ours



def survey(what, mine, pairs, program, ask, jobs):
    """The results for `docs/atlas.json`, and how many answers of bidiscope are not the standard's."""
    corpora, questions = [corpus for corpus, _ in pairs], [question for _, question in pairs]
    standards = [what.standard(question) for question in questions]
    print(f"{what.kind}: {len(questions)} names", flush=True)
    failures = own_failures(what, program, questions, standards)
    result = {"asked": counted(what, questions, corpora, range(len(questions))), "peers": {}, "missing": {}, "disagreements": []}
    groups = collections.defaultdict(dict)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        waiting = [(peer, pool.submit(ask, what, peer, questions)) for peer in mine]
        for peer, future in waiting:
            answered = future.result()
            if answered is None:
                result["missing"][peer.id] = peer.needs
                continue
            version, count, answers = answered
            disputed = compare.disputes(what, peer, questions, standards, answers)
            disputed.sort(key=lambda pair: what.size(questions[pair[0]]))
            asked = [at for at, answer in enumerate(answers) if answer != "?"]
            none = count - len(asked)
            result["peers"][peer.id] = {"version": version, "asked": count, "no_answer": none, "differing": len(disputed)}
            print(f"{what.kind} {peer.id}: {len(disputed)} differ", flush=True)
            for at, readings in compare.attribute(what, peer, questions, standards, disputed, asked).items():
                key = readings or (f"unnamed {peer.id}",)
                groups[key].setdefault(peer.id, []).append(at)
    entries = [entry(what, readings, found, questions, corpora, program, mine) for readings, found in groups.items()]
    entries.sort(key=lambda one: (one.pop("policy_last"), what.size(one["question"]), one["id"]))
    record_answers(what, mine, entries, result["missing"], program)
    result["disagreements"] = entries
    result["bugs"] = known.found_again(what, mine, result["missing"])
    result["not_asked"] = known.NOT_ASKED[what.kind]
    result["bidiscope"] = {"version": ours.version(program), "asked": len(questions), "differing": failures}
    return result, failures


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


def entry(what, readings, found, questions, corpora, program, mine):
    smallest = min((questions[min(places, key=lambda at: what.size(questions[at]))] for places in found.values()), key=what.size)
    if what.kind == "uba":
        quick = [peer for peer in mine if peer.id in found and peer.command[0] == "python3"] + [peer for peer in mine if peer.id in found]
        smallest = shorter(what, quick[0], readings, smallest)
    named = [what.readings[reading] for reading in readings if reading in what.readings]
    kinds = {kind for kind, _, _ in named}
    concerned = {
        peer: {
            "smallest": compare.points(name_of(questions[places[0]])),
            "counts": counted(what, questions, corpora, places),
        }
        for peer, places in sorted(found.items())
    }
    made = {
        "id": " + ".join(readings),
        "kind": "policy" if kinds == {"policy"} else "error" if named else "unnamed",
        "rules": [rule for _, rule, _ in named],
        "readings": [text for _, _, text in named],
        "question": smallest,
        "name": compare.points(name_of(smallest)),
        "concerned": concerned,
        "policy_last": kinds == {"policy"},
    }
    issues = dict.fromkeys(known.OF_READINGS[reading] for reading in readings if reading in known.OF_READINGS)
    if issues:
        made["known"] = "; ".join(issues)
    if what.kind == "uba":
        made["paragraph"] = ["ltr", "rtl"][smallest[0]]
        made["trace"] = ours.rules(program, smallest)
    return made


def shorter(what, peer, readings, question):
    """The name without every character that the disagreement does not need, for names that are not of a whole enumeration. One that no
    reading explains stays as it is: a shorter one could show another disagreement."""
    if not all(reading in what.readings for reading in readings):
        return question
    while True:
        level, name = question
        tried = [(level, name[:at] + name[at + 1 :]) for at in range(len(name))] if len(name) > 1 else []
        version, answers = peer.ask([what.line(one) for one in tried])
        for one, answer in zip(tried, answers if version else []):
            read = what.read(peer, one, answer)
            alone = len(readings) == 2 and any(compare.gives(what, peer, one, (each,)) == read for each in readings)
            wanted = compare.gives(what, peer, one, readings)
            if read is not None and read == wanted != what.standard(one, None, peer.looks) and not alone:
                question = one
                break
        else:
            return question


def name_of(question):
    return question if isinstance(question, str) else question[1]


def record_answers(what, mine, entries, missing, program):
    """Asks every peer about the shortest names, those too that answer only a sample."""
    asked = [one["question"] for one in entries]
    own = ours.orders(program, asked) if what.kind == "uba" else ours.domains(program, asked)
    for one, question, answer in zip(entries, asked, own):
        one["ours"] = same_as_standard(question, ours.places(question, answer), one) if what.kind == "uba" else recorded(what, answer)
    for one in entries:
        question = one.pop("question")
        one["standard"] = recorded(what, what.standard(question))
        one |= what.test_fields(question)
        one["answers"] = {}
    for peer in mine:
        if peer.id in missing:
            continue
        version, answers = peer.ask([what.line(question) for question in asked])
        for one, question, answer in zip(entries, asked, answers if version else []):
            found = answer_of(what, question, answer)
            one["answers"][peer.id] = same_as_standard(question, found, one) if peer.looks else found


def same_as_standard(question, order, one):
    """The order of a program that only shows characters: where it shows what the standard's order does, that order."""
    def shown(places):
        return [question[1][at] for at in places]

    return one["standard"] if order is not None and shown(order) == shown(one["standard"]) else order


def answer_of(what, question, answer):
    if what.kind == "idna":
        sign, _, name = answer.partition("\t")
        return {"ascii_name": name} if sign == "+" else {"error": name}
    return None if answer == "?" else [at for at in map(int, answer.split()) if compare.visible(question[1][at])]


def recorded(what, standard):
    if what.kind == "uba":
        return list(standard)
    return {"ascii_name": standard[0]} if standard else {"error": "refused"}
