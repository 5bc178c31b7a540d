#!/usr/bin/env python3
"""Compares bidiscope's answers about labels under rulesets (RFC 7940) with those of ICANN's lgr-core.

    cargo build --release
    python3 tools/compare_lgr.py FOLDER [PROGRAM]

FOLDER has rulesets (NAME.xml) and beside them in the folder `answers` a file NAME.jsonl for each, one label a line:

    {"label": "05DB 05DB", "eligible": true, "disposition": "valid", "action": 4, "index": "05DA 05DA",
     "variants": [["05DA 05DA", "blocked", 2], ["05DB 05DB", "valid", 4]]}

with code points in hexadecimal, `not_in_repertoire` where code points are not in the repertoire, and `variants` (those that
are invalid too) or not. Compared are eligibility, disposition, deciding action, index label, the code points that are not in
the repertoire, and the set of variants with their dispositions. Each difference is printed. The index label that is compared is
`lgr_core_index` where the program gives one.

Ends with status 1 if more than 20 labels differ in anything but the deciding action.
"""

import collections
import json
import pathlib
import subprocess
import sys

MOST_DIFFERENT = 20
FIELDS = ("eligible", "disposition", "index", "not_in_repertoire", "action")


def run(program, arguments, text=""):
    """The objects that the program prints."""
    command = [program, "lgr", *arguments]
    ended = subprocess.run(command, input=text, capture_output=True, text=True, encoding="utf-8", check=True)
    return [json.loads(line) for line in ended.stdout.splitlines()]


def variants(program, ruleset, label):
    """The variants of a label with their dispositions."""
    arguments = ["variants", "--lgr", ruleset, "--json", "--all", "--most", "1000000", "--notation", "codepoints", label]
    return sorted([it["variant"], it["disposition"]] for it in run(program, arguments))


def main(folder, program="target/release/bidiscope"):
    labels, different, actions = 0, 0, 0
    kinds = collections.Counter()
    for ruleset in sorted(pathlib.Path(folder).glob("*.xml")):
        with open(ruleset.parent / "answers" / (ruleset.stem + ".jsonl"), encoding="utf-8") as lines:
            expected = [json.loads(line) for line in lines]
        text = "".join(it["label"] + "\n" for it in expected)
        answers = run(program, ["check", "--lgr", ruleset, "--json", "--notation", "codepoints", "-"], text)
        assert len(answers) == len(expected), ruleset
        of_ruleset = 0
        for theirs, ours in zip(expected, answers):
            theirs.setdefault("not_in_repertoire", [])
            ours["index"] = ours.get("lgr_core_index", ours["index"])
            differences = [it for it in FIELDS if theirs.get(it) != ours[it]]
            if "variants" in theirs:
                listed = sorted(it[:2] for it in theirs["variants"])
                if listed != variants(program, ruleset, theirs["label"]):
                    differences.append("variants")
            for it in differences:
                print(f"{ruleset.stem}: {theirs['label']}: {it}: {theirs.get(it)} {ours.get(it, '')}"[:400])
            kinds.update(differences)
            only_action = differences == ["action"]
            actions += only_action
            of_ruleset += bool(differences) and not only_action
        labels += len(expected)
        different += of_ruleset
        print(f"{ruleset.stem}: {len(expected)} labels, {of_ruleset} different", flush=True)
    print(f"{labels} labels, {different} different, {actions} more in the action alone; {dict(kinds)}")
    return different > MOST_DIFFERENT


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
