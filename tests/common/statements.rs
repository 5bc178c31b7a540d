//! Statements that the program makes about the documents: what their computations ask it, and whether each has one.

use std::collections::BTreeSet;
use std::ops::Range;

use bidiscope_bidi::name::{Character, Input, Notation, characters_of};
use bidiscope_bidi::order::{DisplayConfig, DisplayOrder};
use bidiscope_idna::verdict::policy::AcceptancePolicy;
use bidiscope_idna::verdict::{RuleVerdict, rfc5893};
use bidiscope_proof::automata::decide_property;
use bidiscope_proof::study::DisplayProperty;
use bidiscope_report::documents::{DOCUMENT_SECTIONS, DocumentExampleRow, document_example_rows};
use bidiscope_url::InputAnalysis;
use bidiscope_url::text::{ResourceIdentifierGrammar, find_resource_identifiers};

pub(crate) use bidiscope_bidi::name::BidiClass;
pub(crate) use bidiscope_bidi::name::Notation::{Atkin2001Table1, CapitalsAsHebrew, CodePoints};

/// A statement's identifier, and what computes it: it panics where the statement is not so.
pub(crate) type Statement = (&'static str, fn());

/// Each of these statements has one computation, and each computation a statement.
#[track_caller]
pub(crate) fn check_each_has_a_computation(all: &BTreeSet<String>, computed: &[Statement]) {
    let ids: BTreeSet<String> = computed.iter().map(|it| it.0.to_owned()).collect();
    assert_eq!(ids.len(), computed.len(), "a statement has two computations");
    let without: Vec<&String> = all.difference(&ids).collect();
    assert!(without.is_empty(), "without a computation: {without:#?}");
    let unknown: Vec<&String> = ids.difference(all).collect();
    assert!(unknown.is_empty(), "no such statement: {unknown:#?}");
}

/// One message for each statement that is not so, so that a run shows them all.
#[track_caller]
pub(crate) fn check_all_are_so(computed: &[Statement]) {
    let wrong = computed.iter().filter(|(_, computes)| std::panic::catch_unwind(computes).is_err());
    let wrong: Vec<&str> = wrong.map(|it| it.0).collect();
    assert!(wrong.is_empty(), "not so: {wrong:#?}");
}

/// The word for "computer" in section 4.1 of the RFC.
pub(crate) const KONPEETARU: &str = "U+0786 U+07AE U+0782 U+07B0 U+0795 U+07A9 U+0793 U+07A6 U+0783 U+07AA";

/// The characters of a written name or text.
pub(crate) fn characters(notation: Notation, written: &str) -> Vec<Character> {
    let read = notation.read(written).expect("readable");
    characters_of(&read.into_iter().map(|it| it.scalar).collect::<String>())
}

pub(crate) fn order(notation: Notation, display: &str, written: &str) -> DisplayOrder {
    DisplayConfig::read(display).expect("a display").order(&characters(notation, written))
}

/// What is displayed, from left to right.
pub(crate) fn shown(notation: Notation, display: &str, written: &str) -> String {
    let order = order(notation, display, written);
    let shown = order.display(&characters(notation, written));
    notation.write_scalars(shown.chars()).expect("in the notation")
}

/// Where these characters are displayed, from the left.
pub(crate) fn places(notation: Notation, display: &str, written: &str, of: Range<usize>) -> Vec<usize> {
    order(notation, display, written).visual_from_logical()[of].iter().map(|it| it.0).collect()
}

/// Whether these characters are displayed side by side.
pub(crate) fn is_together(notation: Notation, display: &str, written: &str, of: Range<usize>) -> bool {
    order(notation, display, written).is_visually_contiguous(of)
}

pub(crate) fn name(notation: Notation, written: &str) -> Input {
    Input::read(written, notation).expect("a name")
}

/// The identifiers of a name's findings.
pub(crate) fn findings(notation: Notation, written: &str) -> BTreeSet<&'static str> {
    InputAnalysis::new(&name(notation, written)).findings().iter().map(|it| it.finding_kind.id()).collect()
}

pub(crate) fn has(notation: Notation, written: &str, finding: &str) -> bool {
    findings(notation, written).contains(finding)
}

/// The conditions of the Bidi rule that a name violates.
pub(crate) fn violated(notation: Notation, written: &str) -> Vec<char> {
    let found = findings(notation, written).into_iter();
    found.filter_map(|it| it.strip_prefix("rfc5893-condition-")?.chars().next()).collect()
}

/// Whether the Bidi rule is satisfied; `false` where it does not apply.
pub(crate) fn satisfies(notation: Notation, written: &str) -> bool {
    rfc5893::bidi_rule_verdict(&name(notation, written)) == RuleVerdict::Satisfied
}

pub(crate) fn is_bidi(notation: Notation, written: &str) -> bool {
    rfc5893::bidi_rule_verdict(&name(notation, written)) != RuleVerdict::NotApplicable
}

pub(crate) fn by_policy(policy: AcceptancePolicy, notation: Notation, written: &str) -> RuleVerdict {
    let analysis = InputAnalysis::new(&name(notation, written));
    analysis.policy_verdicts().iter().find(|it| it.policy == policy).expect("a row").verdict
}

/// The length of a property's shortest counterexample; `None` if it is proved for all lengths.
pub(crate) fn fails_from(property: DisplayProperty, display: &str, classes: &[BidiClass]) -> Option<usize> {
    let display = DisplayConfig::read(display).expect("a display");
    decide_property(property, &display, classes).expect("decided").counterexample_length()
}

/// The identifiers in a text.
pub(crate) fn found(text: &str) -> Vec<&str> {
    find_resource_identifiers(text, ResourceIdentifierGrammar::default())
        .iter()
        .map(|it| it.text(text))
        .collect()
}

/// The rows of a section.
pub(crate) fn rows(section: &str) -> Vec<&'static DocumentExampleRow> {
    let place = DOCUMENT_SECTIONS.iter().find(|it| it.settings_id == section).expect("a section");
    let is_there =
        |it: &&DocumentExampleRow| (it.document, it.section_name) == (place.document, place.section_name);
    document_example_rows().iter().filter(is_there).collect()
}
