"""What bidiscope answers."""

import csv
import io
import json
import subprocess

import compare


def orders(program, questions):
    """For each question (level, name) what is shown, by `convert`, without rule L3."""
    shown = [None] * len(questions)
    for level, display in ((0, "uba-ltr:l3=no"), (1, "uba-rtl:l3=no")):
        mine = [at for at, question in enumerate(questions) if question[0] == level]
        lines = "".join(compare.points(questions[at][1]) + "\n" for at in mine)
        command = [program, "convert", "--notation", "codepoints", "--from", "logical", "--to", display, "-"]
        done = subprocess.run(command, input=lines, capture_output=True, text=True)
        answers = done.stdout.split("\n")
        for at, answer in zip(mine, answers):
            characters = [chr(int(point.removeprefix("U+"), 16)) for point in answer.split()]
            shown[at] = tuple(c for c in characters if compare.visible(c)) if answer else None
    return shown


def places(question, shown):
    """What is shown as positions; equal characters count from left to right."""
    order, used = [], set()
    for character in shown or ():
        place = next(at for at, c in enumerate(question[1]) if c == character and at not in used)
        used.add(place)
        order.append(place)
    return order


def versions(program):
    """Its own, and that of its Unicode data."""
    done = subprocess.run([program, "--version"], capture_output=True, text=True)
    own, data, *_ = done.stdout.split("\n")
    return {"version": own.removeprefix("bidiscope "), "unicode": data.removeprefix("Unicode ").split(":")[0]}


def domains(program, questions):
    """For each name what UTS #46 yields, by `scan`."""
    command = [program, "scan", "--columns", "line,ascii_name", "--format", "csv", "--no-groups", "-"]
    done = subprocess.run(command, input="".join(name + "\n" for name in questions), capture_output=True, text=True)
    rows = {int(row["line"]): row["ascii_name"] for row in csv.DictReader(io.StringIO(done.stdout))}
    return [(rows[number],) if rows.get(number) else () for number in range(1, len(questions) + 1)]


def rules(program, question):
    """The rules of UAX #9 that change something in a name, in their order: the trace."""
    level, name = question
    strategy = "uba-rtl" if level else "uba-ltr"
    command = [program, "trace", "--json", "--strategy", strategy, "--notation", "codepoints", "--", compare.points(name)]
    done = subprocess.run(command, capture_output=True, text=True)
    steps = [json.loads(line) for line in done.stdout.splitlines()]
    return [step["rule"] for step in steps if step.get("changed")]
