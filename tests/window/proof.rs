//! Statements for all lengths in the tab Study, driven by accessible names.

use bidiscope_bidi::name::BidiClass::{self, EN, L, R};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::decide_all_lengths_result;
use bidiscope_proof::study::{
    AllLengthsResult, DisplayProperty, DisplayPropertyStudy, StudyResults, WorkProgress,
};
use bidiscope_window::{App, StudySettings, Tab};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use super::study::open;
use super::{study_cell, wait_until};

fn settings<'a>(harness: &'a Harness<'static, App>) -> &'a StudySettings {
    &harness.state().settings().session.study
}

/// The results of a short study, with what is known for all lengths of some displays that are one-to-one, or
/// not.
fn results() -> StudyResults {
    let study = DisplayPropertyStudy {
        max_sequence_characters: 2,
        tested_properties: vec![DisplayProperty::OneToOne],
        ..DisplayPropertyStudy::default()
    };
    let tried = study.run(&WorkProgress::new(), |_| ()).expect("a short study");
    let decide = |strategy| -> AllLengthsResult {
        decide_all_lengths_result(
            DisplayProperty::OneToOne,
            &DisplayConfig::with_default_options(strategy),
            tried.alphabet.classes(),
        )
    };
    StudyResults { all_lengths_results: [Strategy::OneToOne, Strategy::UbaLtr].map(decide).to_vec(), ..tried }
}

fn shows(harness: &Harness<'static, App>, label: &str) -> bool {
    harness.query_by_label(label).is_some()
}

/// Three classes are a matter of a second. The paper proves that its display is one-to-one, and refutes the
/// UBA; without AL and AN the UBA fails later.
#[test]
fn a_study_decides_for_all_lengths() {
    let mut harness =
        open(StudySettings { classes: vec![L, R, EN], max_length: 1, ..StudySettings::default() });
    harness.get_by_label("Start").click();
    wait_until(&mut harness, |it| settings(it).results.as_ref().is_some_and(|it| it.is_complete));
    harness.run();
    harness.get_by_label(&study_cell(
        DisplayProperty::OneToOne,
        Strategy::OneToOne,
        "Proved for all lengths.",
    ));
    // `R EN` and `EN R` are both shown as digit, letter.
    harness.get_by_label(&study_cell(DisplayProperty::OneToOne, Strategy::UbaLtr, "\u{2717} from length 2."));
    let results = settings(&harness).results.clone().expect("results");
    let cells = Strategy::BUILT_IN.map(|strategy| {
        DisplayProperty::ALL
            .into_iter()
            .filter(|it| it.applies_to(DisplayConfig::with_default_options(strategy)))
            .count()
    });
    assert_eq!(results.all_lengths_results.len(), cells.iter().sum::<usize>());
    // What is kept is opened again, with its statements.
    let saved = serde_json::to_vec(&*results).expect("data");
    assert_eq!(StudyResults::read(&saved), Ok((*results).clone().marked_as_read_from_file()));
}

#[test]
fn a_study_can_be_stopped_while_it_decides() {
    let eleven = bidiscope_proof::automata::levels::AUTOMATON_SUPPORTED_CLASSES.to_vec();
    let mut harness = open(StudySettings { classes: eleven, max_length: 8, ..StudySettings::default() });
    harness.get_by_label("Start").click();
    wait_until(&mut harness, |it| it.query_by_label_contains("deciding for all lengths: ").is_some());
    wait_until(&mut harness, |it| {
        settings(it).results.as_ref().is_some_and(|it| !it.all_lengths_results.is_empty())
    });
    harness.get_by_label("Stop").click();
    harness.run_steps(3);
    assert!(shows(&harness, "Start"), "it does not wait for the statement in hand");
    assert_eq!(harness.state().message(), Some("The study was stopped. The table has the results so far."));
    assert!(
        settings(&harness)
            .results
            .as_ref()
            .is_some_and(|it| !it.is_complete && it.outcomes_at_lengths.is_empty())
    );
}

#[test]
fn what_is_not_reached_says_why_in_the_table() {
    let mut harness =
        open(StudySettings { classes: vec![L, R, BidiClass::BN], max_length: 1, ..StudySettings::default() });
    harness.get_by_label("Start").click();
    wait_until(&mut harness, |it| settings(it).results.as_ref().is_some_and(|it| it.is_complete));
    harness.run();
    let result =
        "Holds up to length 1. Longer sequences are undecided. The automata do not support class BN.";
    harness
        .get_by_label(&study_cell(DisplayProperty::LabelCharactersContiguous, Strategy::OneToOne, result))
        .click();
    harness.run();
    harness.get_by_label(result);
}

#[test]
fn a_refutation_shows_both_names_to_be_inspected() {
    let uba = DisplayConfig::with_default_options(Strategy::UbaLtr);
    let mut harness = open(StudySettings {
        results: Some(results().into()),
        open: Some((DisplayProperty::OneToOne, uba)),
        ..StudySettings::default()
    });
    harness.get_by_label("from length 2.");
    let (one, other) = (harness.get_all_by_label("AL EN").next(), harness.get_all_by_label("EN AL").next());
    let (one, other) = (one.expect("shown").rect(), other.expect("shown").rect());
    assert!(one.right() < other.left() && (one.top() - other.top()).abs() < 1.0, "side by side");
    let is_second = |it: &egui_kittest::Node<'_>| it.rect().left() > other.left();
    harness.get_all_by_label_contains("Inspect ").find(is_second).expect("a button").click();
    harness.run();
    let now = harness.state().settings();
    assert_eq!((now.session.tab, now.session.input.as_str()), (Tab::Inspect, "1\u{627}"));
}

#[test]
fn a_proof_says_what_it_is_of() {
    let mut harness = open(StudySettings { results: Some(results().into()), ..StudySettings::default() });
    harness
        .get_by_label(&study_cell(DisplayProperty::OneToOne, Strategy::OneToOne, "Proved for all lengths."))
        .click();
    harness.run();
    assert_eq!(
        settings(&harness).open,
        Some((DisplayProperty::OneToOne, DisplayConfig::with_default_options(Strategy::OneToOne)))
    );
    harness.get_by_label("Proved for all lengths.");
    harness.get_by_label_contains("all sequences of L, AL, R, EN, AN, ES, CS, of any length");
}
