"""Rows of names, for those who have no columns."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Mapping, Optional, Tuple

from . import _native
from ._columns import MEMORY, as_arrow, group_columns
from ._rules import Rulesets, RulesArguments, rules, takes_rules

if TYPE_CHECKING:
    from typing_extensions import Unpack

_COLUMNS = (
    "line name host ascii_name bidi_domain_name bidi_rule violations registration reasons reason_text warnings "
    "warning_text suggestion error"
).split()


@dataclass(frozen=True)
class NameRow:
    """The verdicts on one name.

    - ``line``: the place of the name in the list, from 1.
    - ``name``: the name's characters in logical order, A-labels decoded; ``None`` if it cannot be read.
    - ``host``: the host of a URL, which is then what is judged; ``None`` for a name.
    - ``ascii_name``: the name in the DNS by UTS #46, with which it is looked up; ``None`` if it is refused, or has none.
    - ``registration``: ``allowed``, ``refused``, ``needs-review`` (a person has to decide) or ``not-applicable``, by
      IDNA2008 (RFC 5891 section 4) and the registry's rules; ``None`` if the name cannot be read. ``*`` and labels such as
      ``_dmarc`` are registered by nobody, so the others decide.
    - ``reasons``: the identifiers of the findings that decide, each once, such as ``rfc5893-condition-1``; docs/output.md of
      bidiscope lists them.
    - ``reason_texts``: the findings in sentences, with the rule and its section; two labels can have the same one.
    - ``warnings``: the identifiers of what is warned about although it is allowed, such as ``mixed-scripts``.
    - ``warning_texts``: the same in sentences.
    - ``bidi_domain_name``: whether it is a Bidi domain name: some label has a right-to-left character.
    - ``bidi_rule``: the Bidi rule (RFC 5893 section 2): ``satisfied``, ``violated`` or ``not-applicable``.
    - ``violations``: the characters that violate it, each as ``(label, condition, character)``; label and character
      from 0.
    - ``suggestion``: a name that may be registered instead of one that is refused.
    - ``error``: why the name cannot be read.
    - ``same``: the groups of names that look, or are, the same: for each column of `bidiscope.GROUP_COLUMNS` that finds
      one its number, from 1; ``duplicate_of`` is the line of the same name. Empty for a single name.
    """

    line: int
    name: Optional[str]
    host: Optional[str]
    ascii_name: Optional[str]
    registration: Optional[str]
    reasons: Tuple[str, ...]
    reason_texts: Tuple[str, ...]
    warnings: Tuple[str, ...]
    warning_texts: Tuple[str, ...]
    bidi_domain_name: Optional[bool]
    bidi_rule: Optional[str]
    violations: Tuple[Tuple[int, int, int], ...]
    suggestion: Optional[str]
    error: Optional[str]
    same: Mapping[str, int] = field(default_factory=dict)


@takes_rules
def check(
    names: Any,
    ruleset: Rulesets = None,
    parent: Optional[str] = None,
    *,
    threads: Optional[int] = None,
    memory: int = MEMORY,
    **of: Unpack[RulesArguments],
) -> List[NameRow]:
    """Judges names, and finds those that look, or are, the same.

    ``names`` is a list of strings or a column. The result has a `NameRow` for each: ``registration`` and
    ``reason_texts`` say whether a name may be registered, and why not; ``same`` has the groups that it is in, which `same`
    collects. A name that cannot be read has no verdict, but the reason in ``error``. As in lists, white space at the ends of a
    name is taken off, and of a URL the host is judged. Missing names (``None``, NaN) have empty rows.

    >>> import bidiscope
    >>> rows = bidiscope.check(["אב12.com", "12אב.com", "example.com"])
    >>> [row.registration for row in rows]
    ['allowed', 'refused', 'allowed']
    >>> [row.same.get("collision_ltr") for row in rows]
    [1, 1, None]
    """
    of.update(ruleset=ruleset, parent=parent)
    groups = group_columns(of)
    lines = _native.scan_lines(as_arrow(names), [*_COLUMNS, *groups], rules(**of), threads, memory)
    return [_row(json.loads(line), groups) for line in lines.split("\n") if line]


@takes_rules
def judge(
    name: str,
    **of: Unpack[RulesArguments],
) -> NameRow:
    """Judges one name: whether it may be registered, and why not.

    It is quicker than `inspect`, which says more. Raises `ReadError` if the text cannot be read as a name.

    >>> import bidiscope
    >>> bidiscope.judge("1א.com").reasons
    ('rfc5893-condition-1',)
    """
    return _row(json.loads(_native.judge(name, list(_COLUMNS), rules(**of))), ())


def is_hostname(text: Any, *, root: bool = False) -> bool:
    """Whether a text is an internationalized host name (RFC 5890 to 5893): what JSON Schema calls ``idn-hostname``.

    With ``root`` it may end in the root's full stop. Everything that is no text is none, and so are URLs, ``*.com`` and
    ``_dmarc.com``.

    >>> import bidiscope
    >>> bidiscope.is_hostname("שלום.com"), bidiscope.is_hostname("1א.com"), bidiscope.is_hostname("a.com.")
    (True, False, False)
    """
    if not isinstance(text, str) or (not root and text.endswith((".", "\u3002", "\uff0e", "\uff61"))):
        return False
    try:
        row = judge(text)
    except ValueError:
        return False
    # What UTS #46 does not look up is the owner of a record, and no host.
    return row.registration == "allowed" and row.host is None and row.ascii_name is not None


def same(rows: Iterable[NameRow]) -> Dict[str, List[List[NameRow]]]:
    """The groups of the rows of `check`, for each way in which names are the same those with at least two of the rows.

    - ``collision_ltr``, ``collision_rtl``, ``collision_one_to_one``: the same display
    - ``collision_across``: one shows in a left-to-right paragraph what another shows in a right-to-left one
    - ``confusable_ltr``, ``confusable_rtl``: displays that can be taken for each other (UTS #39)
    - ``same_name``: one name in the DNS, written in at least two ways; ``same_variants``: variants under a ruleset
    - ``same_without_points``: they differ only in Hebrew or Arabic points
    - ``duplicate_of``: the same characters, A-labels decoded, white space at the ends and the root's full stop aside
    """
    rows = list(rows)
    groups: Dict[str, Dict[int, List[NameRow]]] = {}
    for row in rows:
        for way, number in row.same.items():
            groups.setdefault(way, {}).setdefault(number, []).append(row)
    if "duplicate_of" in groups:
        # The number is the line of the first of them.
        for row in rows:
            if row.line in groups["duplicate_of"]:
                groups["duplicate_of"][row.line].insert(0, row)
    found = {way: [all for all in numbered.values() if len(all) > 1] for way, numbered in groups.items()}
    return {way: all for way, all in found.items() if all}


def _row(of: Dict[str, Any], groups: Iterable[str]) -> NameRow:
    violations = (of["violations"] or "").split()
    return NameRow(
        line=of["line"],
        name=of["name"],
        host=of["host"],
        ascii_name=of["ascii_name"],
        registration=of["registration"],
        reasons=tuple(of["reasons"]),
        reason_texts=tuple(of["reason_text"]),
        warnings=tuple(of["warnings"]),
        warning_texts=tuple(of["warning_text"]),
        bidi_domain_name=of["bidi_domain_name"],
        bidi_rule=of["bidi_rule"],
        violations=tuple(tuple(int(it) for it in one.split(":")) for one in violations),  # type: ignore[misc]
        suggestion=of["suggestion"],
        error=of["error"],
        same={it: of[it] for it in groups if of[it] is not None},
    )
