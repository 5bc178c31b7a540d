"""One name, and any text."""

import base64
import contextlib
import doctest
import gzip
import inspect
import io
import json
import subprocess
from pathlib import Path

import bidiscope
import pytest

from conftest import REPOSITORY

DATA = REPOSITORY / "tests/data"


def test_examples_of_the_documentation():
    modules = [bidiscope, bidiscope._columns, bidiscope._inspection, bidiscope._names, bidiscope._rows]
    results = [doctest.testmod(it, optionflags=doctest.ELLIPSIS) for it in modules]
    assert [it.failed for it in results] == [0] * len(modules)
    assert sum(it.attempted for it in results) > 20


def notebook_page():
    """The cells of the notebook as Markdown, each with what it prints."""
    script = (REPOSITORY / "crates/python/examples/notebook.py").read_text("utf-8")
    page, variables = "", {}
    for cell in script.split("# %%")[1:]:
        kind, text = cell.split("\n", 1)
        if kind == " [markdown]":
            page += text.strip().removeprefix("# ").replace("\n# ", "\n") + "\n"
            continue
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(text, variables)
        page += f"```python\n{text.strip()}\n```\n```\n{printed.getvalue()}```\n\n"
    return page


def test_the_notebook_prints_what_the_docs_show():
    page = (REPOSITORY / "docs/python.md").read_text("utf-8")
    section = page.split("\n## A notebook\n")[1].split("\n## ")[0]
    assert section.split("\n\n", 1)[1].strip() == notebook_page().strip()


def test_help_has_the_arguments_of_rules():
    for function in [bidiscope.check, bidiscope.displays, bidiscope.inspect, bidiscope.judge, bidiscope.scan]:
        arguments = inspect.signature(function).parameters
        assert {"parent", "append", "ruleset", "profile", "notation"} <= set(arguments), function
        with pytest.raises(TypeError):
            function("a", no_such_argument=1)


def test_idn_hostnames_of_json_schema():
    suite = json.loads((Path(__file__).parent / "data/idn-hostname.json").read_text("utf-8"))
    cases = [it for group in suite for it in group["tests"] if isinstance(it["data"], str)]
    assert len(cases) == 84
    wrong = [it for it in cases if bidiscope.is_hostname(it["data"]) != it["valid"]]
    assert not wrong
    # With the root's full stop allowed, the four that end in one are host names, and no others.
    changed = [it["data"] for it in cases if bidiscope.is_hostname(it["data"], root=True) != it["valid"]]
    assert changed == ["example.", "example\u3002", "example\uff0e", "example\uff61"]
    assert not bidiscope.is_hostname(12)
    # URLs and owners of records in the DNS are no host names (RFC 5890, section 2.3.1).
    for text in ["http://a.com", "https://\u05d0\u05d1.com/x", "http:\u05d0\u05d1.com", "a://b", "*.com", "_dmarc.com", "a.com/"]:
        assert not bidiscope.is_hostname(text), text
    assert bidiscope.judge("https://\u05d0\u05d1.com/x").host == "\u05d0\u05d1.com"


NAMES = ["1\u05e9\u05dc\u05d5\u05dd.com", "\u05d0\u05d112.com", "https://\u05d0\u05d1.com/1?x", "p\u0430ypal.com", "xn--4dbcd.com", "*.a_b.com"]


def test_inspect_equals_the_program(program):
    for name in NAMES:
        for arguments, options in [([], {}), (["--contexts"], {"contexts": True})]:
            command = [program, "inspect", "--json", *arguments, "--", name]
            expected = subprocess.run(command, capture_output=True, check=True).stdout.decode("utf-8")
            assert bidiscope.inspect(name, **options).to_json() + "\n" == expected


def test_trace_and_collisions_equal_the_program(program):
    for name in NAMES[:2]:
        for strategy in ["uba-rtl", "one-to-one", "fields:order=content"]:
            command = [program, "trace", "--json", "--strategy", strategy, name]
            expected = subprocess.run(command, capture_output=True, check=True).stdout.decode("utf-8")
            steps = bidiscope.trace(name, strategy)
            assert [dict(it.details) for it in steps] == [json.loads(it) for it in expected.splitlines()]
            assert steps[-1].order == bidiscope.inspect(name, [strategy]).displays[0].logical_from_visual
        command = [program, "collisions", "--json", "--strategy", "uba-ltr", name]
        expected = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
        [found] = bidiscope.collisions(name, ["uba-ltr"])
        assert [it.name for it in found.names] == [it["name"] for it in expected["collisions"]]
        assert (found.complete, found.count) == (expected["complete"], expected["count"])


def test_an_inspection_has_what_it_says():
    it = bidiscope.inspect("1\u05d0.com")
    assert it.registration == bidiscope.Registration("refused", ("rfc5893-condition-1",))
    assert [label.bidi_rule for label in it.labels] == ["violated", "satisfied"]
    assert it.labels[0].conditions[0] == bidiscope.Condition(1, "violated", (0,))
    assert [one.code_point for one in it.characters[:3]] == ["U+0031", "U+05D0", "U+002E"]
    assert len(it.displays) == len(bidiscope.displays("1\u05d0.com"))
    assert it.display("logical") == "1\u05d0.com"
    assert it.suggested_fixes[0].name == bidiscope.judge("1\u05d0.com").suggestion
    # A notebook shows a picture with shaped letters, and the findings.
    page = it._repr_html_()
    assert page.count("<img ") == 1 and "<svg" not in page and it.findings[0].severity in page
    picture = page.split("data:image/svg+xml;base64,")[1].split('"')[0]
    assert base64.b64decode(picture).decode("utf-8") == it.svg()
    assert it.svg(["uba-rtl"], "dark").startswith("<svg")
    with pytest.raises(ValueError):
        it.svg(theme="purple")


def test_what_cannot_be_read_says_where():
    with pytest.raises(bidiscope.ReadError) as caught:
        bidiscope.judge("a..b")
    assert caught.value.position == 2
    assert isinstance(caught.value, ValueError)
    # Options are called as they are in Python.
    with pytest.raises(bidiscope.ReadError, match="append=True"):
        bidiscope.inspect("\u05d0.org", parent="com")
    [row] = bidiscope.check(["\u05d0.org"], parent="com")
    assert row.name is None and "append=True" in row.error
    with pytest.raises(FileNotFoundError):
        bidiscope.judge("a.com", ruleset="there is no such file.xml")
    with pytest.raises(ValueError):
        bidiscope.displays("a", ["no-such-display"])
    with pytest.raises(ValueError):
        bidiscope.judge("a", append=True)


def test_a_parent_zone_and_a_ruleset(tmp_path):
    ruleset = tmp_path / "table.xml"
    ruleset.write_text(
        '<lgr xmlns="urn:ietf:params:xml:ns:lgr-1.0"><data><range first-cp="05D0" last-cp="05D9"/></data></lgr>'
    )
    of = {"parent": "com", "append": True, "ruleset": ruleset}
    assert bidiscope.judge("\u05d0\u05d1", **of).registration == "allowed"
    assert bidiscope.judge("\u05d0\u05d1", **of).name == "\u05d0\u05d1.com"
    refused = bidiscope.judge("\u05d0\u05ea", **of)
    assert (refused.registration, refused.reasons) == ("refused", ("lgr-not-in-repertoire",))
    assert "variants" in bidiscope.same_keys("\u05d0\u05d1", **of)
    # A file that is written anew is read anew.
    ruleset.write_text(
        '<lgr xmlns="urn:ietf:params:xml:ns:lgr-1.0"><data><range first-cp="05D0" last-cp="05EA"/></data></lgr>'
    )
    assert bidiscope.judge("\u05d0\u05ea", **of).registration == "allowed"


def test_order_on_unicode_s_own_cases():
    checked = 0
    with gzip.open(DATA / "unicode/BidiCharacterTest.txt.gz", "rt", encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            fields = line.rstrip("\n").split(";")
            if len(fields) != 5 or line.startswith("#") or number % 30 != 0:
                continue
            text = "".join(chr(int(it, 16)) for it in fields[0].split())
            if "\u2029" in text:
                continue
            strategy = ["uba-ltr", "uba-rtl", "uba-auto"][int(fields[1])]
            removed = {at for at, it in enumerate(fields[3].split()) if it == "x"}
            # The file has the order after L2.
            found = bidiscope.order(text, strategy, l3=False, l4=False)
            assert [it for it in found.logical_from_visual if it not in removed] == [int(it) for it in fields[4].split()]
            levels = [it for at, it in enumerate(found.levels) if at not in removed]
            assert levels == [int(it) for it in fields[3].split() if it != "x"]
            checked += 1
    assert checked > 2_500, checked


def test_the_rules_of_a_line_one_by_one():
    # By hand, from UAX #9 section 3.4.
    alef, bet, point = "\u05d0", "\u05d1", "\u05b8"
    text = f"{alef}({bet}{point}) "
    assert bidiscope.order(text, "uba-ltr").display == f"({bet}{point}){alef} "
    assert bidiscope.order(text, "uba-ltr", l4=False).display == f"){bet}{point}({alef} "
    assert bidiscope.order(text, "uba-ltr", l3=False).display == f"({point}{bet}){alef} "
    assert bidiscope.order(text, "uba-ltr", l2=False, l3=False, l4=False).display == text
    assert bidiscope.order(f"{alef} ", "uba-rtl").display == f" {alef}"
    # An embedding level below which the space falls back only by L1.
    kept = bidiscope.order(f"\u202b{alef} ", "uba-ltr", l1=False)
    assert kept.levels[-1] == 1 and bidiscope.order(f"\u202b{alef} ", "uba-ltr").levels[-1] == 0
    # Each paragraph by itself; its separator stays.
    two = bidiscope.order(f"{alef}{bet}\n{alef}{bet}")
    assert two.display == f"{bet}{alef}\n{bet}{alef}" and two.logical_from_visual == (1, 0, 2, 4, 3)
    assert bidiscope.order("").display == ""
    with pytest.raises(ValueError):
        bidiscope.order("a", "one-to-one", l2=False)


def test_skeletons_equal_those_of_icu():
    lines = (DATA / "skeletons/icu.tsv").read_text("utf-8").splitlines()
    rows = [it.split("\t") for it in lines if not it.startswith("#")]
    assert len(rows) == 300
    text = lambda field: "".join(chr(int(it, 16)) for it in field.split())
    for name, ltr, rtl in rows:
        try:
            keys = bidiscope.same_keys(text(name))
        except bidiscope.ReadError:
            continue
        if text(name).endswith("."):
            continue
        found = [keys[it].replace("\x1e", ".") for it in ("skeleton_ltr", "skeleton_rtl")]
        assert found == [text(ltr), text(rtl)], name
