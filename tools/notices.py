#!/usr/bin/env python3
"""The licences and notices of all that the program is built from, as one text for whoever hands it on.

    python3 tools/notices.py [TARGET] > NOTICES.txt

It follows the dependencies that are linked into the program, for the system that it runs on or TARGET, and repeats what stands in their
files LICENSE, COPYING, NOTICE and the like, each text once. Where a crate brings no text the Apache License's stands for
it, or the one of another crate under the Boost licence, which names nobody. It ends with status 1 where one has neither.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
TEXTS = re.compile(r"(?i)(un)?licen[sc]e|copying|notice|copyright")
RULE = "=" * 78


def linked():
    """The packages that are linked into the program, sorted by name; what only builds it is none of them."""
    host = next(
        line.split()[1] for line in run("rustc", "-vV").splitlines() if line.startswith("host: ")
    )
    target = sys.argv[1] if len(sys.argv) > 1 else host
    found = json.loads(run("cargo", "metadata", "--locked", "--format-version=1", "--filter-platform", target))
    packages = {it["id"]: it for it in found["packages"]}
    needs = {it["id"]: it["deps"] for it in found["resolve"]["nodes"]}
    root = found["resolve"]["root"]
    seen, ahead = set(), [root]
    while ahead:
        at = ahead.pop()
        if at in seen or any("proc-macro" in it["kind"] for it in packages[at]["targets"]):
            continue
        seen.add(at)
        ahead += [it["pkg"] for it in needs[at] if any(kind["kind"] is None for kind in it["dep_kinds"])]
    return sorted((packages[it] for it in seen if packages[it]["source"]), key=lambda it: (it["name"], it["version"]))


def run(*command):
    return subprocess.run(command, cwd=TOP, check=True, capture_output=True, text=True).stdout


def texts_of(package):
    """The texts that a package brings: at its top, and beside the faces in it."""
    folder = Path(package["manifest_path"]).parent
    files = [it for it in folder.iterdir() if it.is_file() and TEXTS.match(it.name)]
    files += [it for it in folder.glob("fonts/*.txt")]
    if package["license_file"]:
        files.append(folder / package["license_file"])
    texts = {it.resolve(): it.read_text(encoding="utf-8", errors="replace") for it in sorted(files)}
    return ["\n".join(line.rstrip() for line in it.splitlines()).strip() for it in texts.values()]


def main():
    apache = (TOP / "LICENSE-APACHE").read_text().strip()
    whose = {}
    listed, without = [], []
    packages = linked()
    boost = [text for it in packages if it["license"] == "BSL-1.0" for text in texts_of(it)]
    for package in packages:
        name = f"{package['name']} {package['version']}"
        listed.append(f"{name}: {package['license'] or 'see its text'}")
        texts = texts_of(package)
        if not any(texts) and "Apache-2.0" in (package["license"] or ""):
            texts = [apache]
        elif not any(texts) and package["license"] == "BSL-1.0":
            texts = boost[:1]
        elif package["name"] == "epaint_default_fonts":
            texts.append(apache)
        if not any(texts):
            without.append(name)
        for text in dict.fromkeys(it for it in texts if it):
            whose.setdefault(text, []).append(name)
    print("bidiscope is under the MIT License or the Apache License 2.0, as you choose. It is built from what is listed here.\n")
    print(RULE, "The bundled faces", RULE, sep="\n")
    print((TOP / "fonts/README.md").read_text().split("\nA face is added")[0].strip(), "\n")
    print((TOP / "fonts/OFL-1.1.txt").read_text().strip(), "\n")
    print(RULE, f"{len(listed)} libraries, with their licences", RULE, sep="\n")
    print("\n".join(listed), "\n")
    for text, names in whose.items():
        print(RULE, "\n".join(names), RULE, sep="\n")
        print(text, "\n")
    if without:
        sys.exit("no text of a licence: " + ", ".join(without))
    print(f"{len(listed)} libraries, {len(whose)} texts", file=sys.stderr)


main()
