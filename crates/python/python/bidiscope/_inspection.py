"""Everything about one name."""

from __future__ import annotations

import base64
import html
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Mapping, Optional, Tuple

from . import _native
from ._rules import RulesArguments, ids, rules, takes_rules

if TYPE_CHECKING:
    from typing_extensions import Unpack


@dataclass(frozen=True)
class Character:
    """A character of a name.

    - ``code_point``: such as ``U+05D0``.
    - ``name``: its name in the Unicode Character Database.
    - ``bidi_class``: its bidi class, such as ``R``.
    - ``label``: the index of its label; ``None`` for a separator.
    """

    index: int
    character: str
    code_point: str
    name: str
    bidi_class: str
    label: Optional[int]


@dataclass(frozen=True)
class Condition:
    """A condition of the Bidi rule (RFC 5893 section 2) on a label.

    - ``condition``: 1 to 6.
    - ``verdict``: ``satisfied``, ``violated`` or ``not-applicable``.
    - ``characters``: the indices of the characters that violate it.
    """

    condition: int
    verdict: str
    characters: Tuple[int, ...]


@dataclass(frozen=True)
class Registration:
    """Whether a name, or a label, may be registered.

    - ``verdict``: ``allowed``, ``refused``, ``needs-review`` or ``not-applicable``.
    - ``reasons``: the identifiers of the findings that decide.
    """

    verdict: str
    reasons: Tuple[str, ...]


@dataclass(frozen=True)
class Label:
    """A label of a name.

    - ``a_label``: its A-label; ``None`` where that would be longer than 63 characters.
    - ``direction``: ``rtl`` or ``ltr`` by condition 1 of the Bidi rule; ``None`` where that fails.
    - ``bidi_rule``: the verdict of the Bidi rule.
    - ``conditions``: its six conditions.
    """

    index: int
    text: str
    a_label: Optional[str]
    direction: Optional[str]
    registration: Registration
    bidi_rule: str
    conditions: Tuple[Condition, ...]


@dataclass(frozen=True)
class Display:
    """What a strategy shows of a name.

    - ``strategy``: the identifier, such as ``uba-ltr``.
    - ``display``: the characters from left to right.
    - ``logical_from_visual``: for each place, from the left, the index of its character.
    - ``why``: why they stand in this order, in a sentence, where it is not the logical one.
    """

    strategy: str
    display: str
    logical_from_visual: Tuple[int, ...]
    why: Optional[str]


@dataclass(frozen=True)
class Finding:
    """Something that a rule says of a name.

    - ``id``: its identifier, such as ``rfc5893-condition-1``.
    - ``severity``: ``violation``, ``warning`` or ``note``.
    - ``label``: the label's index; ``None`` where it is about the name.
    - ``advice``: what to do about it.
    - ``source``: the document, and the section, of the rule.
    """

    id: str
    severity: str
    label: Optional[int]
    characters: Tuple[int, ...]
    sentence: str
    advice: Optional[str]
    source: Mapping[str, Any]


@dataclass(frozen=True)
class Fix:
    """A name that may be registered instead."""

    name: str
    sentence: str


@dataclass(frozen=True)
class Policy:
    """What a set of rules says of a name."""

    policy: str
    verdict: str
    reason: Optional[str]


class Inspection:
    """Everything that the rules and displays say of one name; `bidiscope.inspect` makes it."""

    def __init__(self, line: str, picture: Any) -> None:
        self._line = line
        self._picture = picture
        self._of: Dict[str, Any] = json.loads(line)

    @property
    def name(self) -> str:
        """The characters in logical order, A-labels decoded."""
        return self._of["name"]

    @property
    def ascii_name(self) -> Optional[str]:
        """The name in the DNS, by UTS #46 (nontransitional); ``None`` where that refuses it."""
        return self._of["dns"]["name"]

    @property
    def summary(self) -> str:
        """The verdict in a sentence."""
        return self._of["summary"]

    @property
    def registration(self) -> Registration:
        """Whether it may be registered."""
        return _registration(self._of["registration"])

    @property
    def headline(self) -> str:
        """The same in a sentence, with the reason."""
        return self._of["registration"]["headline"]

    @property
    def bidi_domain_name(self) -> bool:
        """Whether it is a Bidi domain name: some label has a right-to-left character."""
        return self._of["bidi_domain_name"]

    @property
    def bidi_rule(self) -> Optional[str]:
        """The Bidi rule: ``satisfied``, ``violated`` or ``not-applicable``; ``None`` for what is no domain name."""
        return self._of["bidi_rule"]

    @property
    def guarantee(self) -> Optional[str]:
        """What RFC 5893 guarantees of the display: ``rule``, ``ldh`` or ``none``."""
        return self._of["guarantee"]

    @property
    def characters(self) -> List[Character]:
        """The characters in logical order."""
        return [Character(**_only(Character, it)) for it in self._of["characters"]]

    @property
    def labels(self) -> List[Label]:
        """The labels in logical order."""
        return [_label(it) for it in self._of["labels"]]

    @property
    def displays(self) -> List[Display]:
        """The displays."""
        return [_display(it) for it in self._of["orders"]]

    def display(self, strategy: str) -> str:
        """What a display shows, from left to right; ``KeyError`` where it is not among `displays`."""
        for it in self.displays:
            if it.strategy == strategy:
                return it.display
        raise KeyError(strategy)

    @property
    def findings(self) -> List[Finding]:
        """What the rules say of it, by rule set."""
        return [_finding(it) for it in self._of["findings"]]

    @property
    def suggested_fixes(self) -> List[Fix]:
        """Names that may be registered instead of one that is refused, the likeliest first."""
        return [Fix(it["name"], it["sentence"]) for it in self._of["suggested_fixes"]]

    @property
    def policies(self) -> List[Policy]:
        """What each set of rules says: IDNA2008, UTS #46, RFC 5893 and others."""
        return [Policy(**_only(Policy, it)) for it in self._of["policies"]]

    def to_json(self) -> str:
        """The line that ``bidiscope inspect --json`` writes. docs/output.md says what each key means."""
        return self._line

    def to_dict(self) -> Dict[str, Any]:
        """The same as a dictionary."""
        return json.loads(self._line)

    def svg(self, strategies: Iterable[str] = (), theme: str = "light") -> str:
        """A picture of displays with shaped letters, as SVG: by default logical, one-to-one and those of the UBA.

        ``theme`` is ``light`` or ``dark``.
        """
        return self._picture(ids(strategies), theme)

    def __repr__(self) -> str:
        return f"<bidiscope.Inspection {self.name!r}: {self.summary}>"

    def _repr_html_(self) -> str:
        findings = "".join(
            f"<li><b>{html.escape(it.severity)}</b> {html.escape(it.sentence)}</li>" for it in self.findings
        )
        listed = f"<ul>{findings}</ul>" if findings else ""
        # An image of its own: the style of the notebook does not reach into it.
        picture = base64.b64encode(self.svg().encode("utf-8")).decode("ascii")
        image = f'<img alt="The displays of this name" src="data:image/svg+xml;base64,{picture}">'
        # In the order of “UBA, LTR paragraph”, whatever its first letter is.
        heading = f'<p><bdi dir="ltr">{html.escape(self.name)}</bdi>: {html.escape(self.headline)}</p>'
        return f"<div>{heading}{image}{listed}</div>"


@takes_rules
def inspect(
    name: str,
    strategies: Iterable[str] = (),
    *,
    contexts: bool = False,
    **of: Unpack[RulesArguments],
) -> Inspection:
    """Everything about one name: characters, labels, displays, findings, verdicts, fixes.

    ``strategies`` are the displays, as in `displays`; by default all. ``contexts`` makes the search for text beside the name
    that splits a label complete, which takes longer. ``notation`` is how the name is written: ``unicode``, ``codepoints``,
    ``capitals`` (capitals are Hebrew), ``table1`` (of Atkin, Stansifer and Alsharif 2001), ``classes``. Raises `ReadError`
    if the text cannot be read as a name. In a notebook the result shows a picture of the displays.

    >>> import bidiscope
    >>> it = bidiscope.inspect("1א.com")
    >>> it.registration.verdict, it.registration.reasons
    ('refused', ('rfc5893-condition-1',))
    """
    read = rules(**of)
    line = _native.inspect(name, read, ids(strategies), contexts)
    return Inspection(line, lambda which, theme: _native.svg(name, read, which, theme))


def _only(of: Any, values: Mapping[str, Any]) -> Dict[str, Any]:
    return {key: values[key] for key in of.__dataclass_fields__}


def _registration(of: Mapping[str, Any]) -> Registration:
    return Registration(of["verdict"], tuple(of["reasons"]))


def _label(of: Mapping[str, Any]) -> Label:
    conditions = tuple(
        Condition(it["condition"], it["verdict"], tuple(it["characters"])) for it in of["bidi_rule"]["conditions"]
    )
    return Label(
        index=of["index"],
        text=of["text"],
        a_label=of["a_label"],
        direction=of["direction"],
        registration=_registration(of["registration"]),
        bidi_rule=of["bidi_rule"]["verdict"],
        conditions=conditions,
    )


def _display(of: Mapping[str, Any]) -> Display:
    why = of.get("why")
    return Display(
        strategy=of["strategy"],
        display=of["display"],
        logical_from_visual=tuple(of["logical_from_visual"]),
        why=None if why is None else why["sentence"],
    )


def _finding(of: Mapping[str, Any]) -> Finding:
    return Finding(
        id=of["id"],
        severity=of["severity"],
        label=of["label"],
        characters=tuple(of["characters"]),
        sentence=of["sentence"],
        advice=of.get("advice"),
        source=of["source"],
    )
