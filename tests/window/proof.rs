//! Statements for all lengths in the tab Study, and the proof that is shown, driven by accessible names.

use bidiscope_bidi::name::BidiClass::{self, EN, L, R};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::automata::decide_cell;
use bidiscope_proof::study::{AllLengthsCell, Progress, Property, Results, Study};
use bidiscope_window::{App, Settings, StudySettings, Tab};
use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::{open_with, wait_until};

fn open(study: StudySettings) -> Harness<'static, App> {
    open_with(Settings { tab: Tab::Study, study, ..Settings::default() }, [1280.0, 860.0])
}

fn settings<'a>(harness: &'a Harness<'static, App>) -> &'a StudySettings {
    &harness.state().settings().study
}

/// The results of a short study, with what is known for all lengths of some displays that are one-to-one, or
/// not.
fn results() -> Results {
    let study = Study { max_length: 2, properties: vec![Property::OneToOne], ..Study::default() };
    let tried = study.run(&Progress::new(), |_| ()).expect("a short study");
    let decide = |strategy| -> AllLengthsCell {
        decide_cell(Property::OneToOne, &DisplayConfig::plain(strategy), tried.alphabet.classes())
    };
    Results { decided: [Strategy::OneToOne, Strategy::UbaLtr].map(decide).to_vec(), ..tried }
}

pub(super) fn with_proof(strategy: Strategy, walked: &str) -> Harness<'static, App> {
    let mut harness = open(StudySettings {
        results: Some(results().into()),
        proof: Some((Property::OneToOne, DisplayConfig::plain(strategy))),
        walked: walked.to_owned(),
        ..StudySettings::default()
    });
    wait_until(&mut harness, |it| it.query_all_by_label_contains("states,").next().is_some());
    harness.run();
    harness
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
    harness.get_by_label("one-to-one, one-to-one: Proved for all lengths.");
    // `R EN` and `EN R` are both shown as digit, letter.
    harness.get_by_label("one-to-one, uba-ltr: Fails from length 2.");
    let results = settings(&harness).results.clone().expect("results");
    let cells = Strategy::BUILT_IN.map(|strategy| {
        Property::ALL.into_iter().filter(|it| it.applies_to(DisplayConfig::plain(strategy))).count()
    });
    assert_eq!(results.decided.len(), cells.iter().sum::<usize>());
    // What is kept is opened again, with its statements.
    let saved = serde_json::to_vec(&*results).expect("data");
    assert_eq!(Results::read(&saved), Ok((*results).clone().marked_as_from_file()));
}

#[test]
fn a_study_can_be_stopped_while_it_decides() {
    let eleven = bidiscope_proof::automata::levels::SUPPORTED_CLASSES.to_vec();
    let mut harness = open(StudySettings { classes: eleven, max_length: 9, ..StudySettings::default() });
    harness.get_by_label("Start").click();
    wait_until(&mut harness, |it| it.query_by_label_contains("deciding for all lengths: ").is_some());
    wait_until(&mut harness, |it| settings(it).results.as_ref().is_some_and(|it| !it.decided.is_empty()));
    harness.get_by_label("Stop").click();
    harness.run_steps(3);
    assert!(shows(&harness, "Start"), "it does not wait for the statement in hand");
    assert_eq!(harness.state().message(), Some("The study was stopped: the table holds what was done."));
    assert!(settings(&harness).results.as_ref().is_some_and(|it| !it.is_complete && it.rows.is_empty()));
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
    harness.get_by_label(&format!("labels-together, one-to-one: {result}")).click();
    harness.run();
    harness.get_by_label(result);
}

#[test]
fn a_refutation_shows_both_names_to_be_inspected() {
    let uba = DisplayConfig::plain(Strategy::UbaLtr);
    let mut harness = open(StudySettings {
        results: Some(results().into()),
        open: Some((Property::OneToOne, uba)),
        ..StudySettings::default()
    });
    harness.get_by_label("Fails from length 2.");
    let (one, other) = (harness.get_all_by_label("AL EN").next(), harness.get_all_by_label("EN AL").next());
    let (one, other) = (one.expect("shown").rect(), other.expect("shown").rect());
    assert!(one.right() < other.left() && (one.top() - other.top()).abs() < 1.0, "side by side");
    let is_second = |it: &egui_kittest::Node<'_>| it.rect().left() > other.left();
    harness.get_all_by_label_contains("Inspect ").find(is_second).expect("a button").click();
    harness.run();
    let now = harness.state().settings();
    assert_eq!((now.tab, now.input.as_str()), (Tab::Inspect, "1\u{627}"));
}

#[test]
fn a_proof_says_what_it_rests_on_and_is_shown() {
    let display = DisplayConfig::plain(Strategy::OneToOne);
    let cell = (Property::OneToOne, display);
    let mut harness = open(StudySettings {
        results: Some(results().into()),
        open: Some(cell.clone()),
        ..StudySettings::default()
    });
    harness.get_by_label("one-to-one, one-to-one: Proved for all lengths.");
    harness.get_by_label("Proved for all lengths.");
    harness.get_by_label_contains(": No two sequences have the same display. This holds for all strings");
    harness.get_by_label_contains("N has exactly the levels of this display.");
    harness.get_by_label("Show the proof").click();
    // The paper's display has 11 states (docs/theorems.md).
    wait_until(&mut harness, |it| it.query_all_by_label_contains("11 states").next().is_some());
    harness.run();
    assert_eq!(settings(&harness).proof, Some(cell));
    assert!(!settings(&harness).walked.is_empty(), "there is a string to begin with");
    assert_eq!(harness.get_all_by_label_contains("state ").filter(|it| it.rect().width() < 40.0).count(), 11);
    harness.get_by_label("Back to the table").click();
    harness.run();
    assert_eq!(settings(&harness).proof, None);
    harness.get_by_label("one-to-one, one-to-one: Proved for all lengths.");
}

/// UAX #9, by hand: AL is at level 1, EN after AL is AN (W2) at level 2, CS between AN and L a neutral at the
/// paragraph's level 0 (N1, N2), L at level 0.
#[test]
fn a_string_walks_step_by_step() {
    let mut harness = with_proof(Strategy::UbaLtr, "AL EN CS L");
    assert!(shows(&harness, "step 0 of 4") && shows(&harness, "character 1, AL, not read yet"));
    assert!(harness.query_by_label_contains("state 0, start, final, current").is_some());
    harness.get_by_label("Next").click();
    harness.run();
    assert!(shows(&harness, "step 1 of 4") && shows(&harness, "character 1, AL, level 1"));
    assert!(harness.query_by_label_contains("state 0, start, final, current").is_none());
    let current = |harness: &Harness<'static, App>, label: &str| {
        harness.get_by_role_and_label(Role::ListBoxOption, label).accesskit_node().is_selected()
    };
    assert_eq!(current(&harness, "character 1, AL, level 1"), Some(true));
    // The keyboard is on the button: the arrow keys step on all the same.
    harness.get_by_label("Next").focus();
    harness.run();
    for (key, step, label) in [
        (Key::ArrowRight, 2, "character 2, EN, level 2"),
        (Key::ArrowRight, 3, "character 3, CS, level 0"),
        (Key::ArrowRight, 4, "character 4, L, level 0"),
        (Key::ArrowRight, 4, "character 4, L, level 0"),
        (Key::ArrowLeft, 3, "character 4, L, not read yet"),
    ] {
        harness.key_press(key);
        harness.run();
        assert_eq!(settings(&harness).step, step);
        assert!(shows(&harness, label), "{label}");
    }
    harness.get_by_label("Next").click();
    harness.run();
    harness.get_by_label_contains("the string ends: its levels are 1 2 0 0.");
    // On a character of the string they do so too.
    harness.get_by_label("character 2, EN, level 2").click();
    harness.run();
    assert_eq!(settings(&harness).step, 2);
    harness.key_press(Key::ArrowLeft);
    harness.run();
    assert_eq!(settings(&harness).step, 1);
}

#[test]
fn another_string_is_typed() {
    let mut harness = with_proof(Strategy::UbaLtr, "AL EN");
    let field = harness.get_by_label("String that walks");
    field.focus();
    field.type_text(" CS");
    harness.run();
    assert_eq!(settings(&harness).walked, "AL EN CS");
    assert!(shows(&harness, "character 3, CS, not read yet"));
    // An arrow key in the field is the field's.
    harness.key_press(Key::ArrowLeft);
    harness.run();
    assert_eq!(settings(&harness).step, 0);
    harness.get_by_label("String that walks").type_text("%");
    harness.run();
    let text = harness.get_by_role(Role::Alert).accesskit_node().label().expect("a sentence");
    let sentence = "Word 3 is not the name of a bidi class. The study has the classes L, AL";
    assert!(text.starts_with(sentence), "{text}");
}

/// The proof, the string and the step are remembered, and strange values of them spoil nothing else.
#[test]
fn the_proof_is_remembered() {
    let mut harness = with_proof(Strategy::UbaLtr, "AL EN CS L");
    harness.get_by_label("Next").click();
    harness.run();
    let kept = serde_json::to_string(harness.state().settings()).expect("data");
    let read: Settings = serde_json::from_str(&kept).expect("what was kept");
    assert_eq!(&read, harness.state().settings());
    let mut next = open(read.study);
    wait_until(&mut next, |it| it.query_by_label("step 1 of 4").is_some());
    let strange =
        kept.replace("\"step\":1", "\"step\":-1").replace("\"walked\":\"", "\"walked\":7,\"other\":\"");
    let session = format!("{{\"format\":\"bidiscope-session\",\"version\":1,\"settings\":{strange}}}");
    let mut read = Settings::default();
    let lost = read.open_session(session.as_bytes()).expect("the rest");
    assert_eq!(lost, ["study.step", "study.walked"]);
    assert_eq!((read.study.step, read.study.walked.as_str()), (0, ""));
    assert!(read.study.proof.is_some() && read.study.results.is_some());
}
