//! The tab Study, driven by its accessible names.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::study::{
    AllLengthsResult, AllLengthsStatement, DisplayProperty, DisplayPropertyStudy, StudyAlphabet,
    StudyResults, WorkProgress,
};
use bidiscope_report::examples::examples;
use bidiscope_report::titles::Titled;
use bidiscope_report::words::study::display_property_sentence;
use bidiscope_window::{App, Session, Settings, StudySettings, Tab};
use bidiscope_words::message;
use eframe::egui::accesskit::Role;
use eframe::egui::{
    Event, Key, Modifiers, PointerButton, Pos2, ViewportCommand, ViewportEvent, ViewportId, vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use super::files::drop_file;
use super::list::alert;
use super::{open_with, study_cell, wait_until};

const FAILS: &str = "\u{2717} from length 2.";

pub(super) fn open(study: StudySettings) -> Harness<'static, App> {
    open_with(Settings::from(Session { tab: Tab::Study, study, ..Session::default() }), [1280.0, 860.0])
}

/// The results of a short study.
fn results(alphabet: StudyAlphabet, max_length: usize) -> StudyResults {
    let study = DisplayPropertyStudy {
        alphabet,
        max_sequence_characters: max_length,
        ..DisplayPropertyStudy::default()
    };
    study.run(&WorkProgress::new(), |_| ()).expect("a short study")
}

fn written(results: &StudyResults) -> Vec<u8> {
    serde_json::to_vec(results).expect("results are data")
}

fn shown<'a>(harness: &'a Harness<'static, App>) -> Option<&'a StudyResults> {
    harness.state().settings().session.study.results.as_deref()
}

/// A study that takes hours, with some of its rows done.
fn long_study() -> Harness<'static, App> {
    let few = results(StudyAlphabet::atkin2001(), 1);
    let mut harness =
        open(StudySettings { results: Some(few.into()), max_length: 9, ..StudySettings::default() });
    harness.get_by_label("Start").click();
    wait_until(&mut harness, |harness| {
        shown(harness).is_some_and(|it| it.outcomes_at_lengths.iter().any(|row| row.sequence_characters == 3))
    });
    harness
}

#[test]
fn a_length_that_is_too_great_is_said() {
    let mut harness = open(StudySettings::default());
    harness.get_by_role(Role::SpinButton).focus();
    harness.run();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.event(Event::Text("40".to_owned()));
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().settings().session.study.max_length, 12);
    let words = message!(study_length_cut, most = 12_usize, typed = 40_usize).to_string();
    assert_eq!(harness.state().message(), Some(words.as_str()));
}

/// Asks the window to close, as a click on its cross does; whether it does.
fn closes(harness: &mut Harness<'static, App>) -> bool {
    let viewports = &mut harness.input_mut().viewports;
    viewports.entry(ViewportId::ROOT).or_default().events.push(ViewportEvent::Close);
    harness.step();
    !commands(harness).contains(&ViewportCommand::CancelClose)
}

/// What the window was asked in the last pass.
fn commands<'a>(harness: &'a Harness<'static, App>) -> &'a [ViewportCommand] {
    &harness.output().viewport_output[&ViewportId::ROOT].commands
}

#[test]
fn results_dropped_on_the_tab_open_there() {
    let mut harness = open(StudySettings::default());
    let few = StudyAlphabet::new(vec![BidiClass::L, BidiClass::R, BidiClass::EN]).expect("an alphabet");
    let found = results(few, 2);
    drop_file(&mut harness, &written(&found));
    let settings = harness.state().settings();
    assert_eq!(settings.session.tab, Tab::Study);
    assert_eq!(settings.session.study.results.as_deref(), Some(&found.marked_as_read_from_file()));
    assert_eq!((settings.session.study.classes.len(), settings.session.study.max_length), (3, 2));
    assert!(settings.session.text.text.is_empty(), "it is no text");
    harness.get_by_label("All sequences of L, R, EN up to length 2; read from a file, not verified");
    harness.get_by_label(&one_to_one(
        Strategy::UbaLtr,
        "Read from a file, not verified: \u{2717} from length 2.",
    ));
    assert_eq!(harness.state().message(), Some("Opened the results of a study."));
}

#[test]
fn what_is_no_study_is_refused_in_a_sentence_and_nothing_is_lost() {
    let found = results(StudyAlphabet::atkin2001(), 2);
    let mut harness = open(StudySettings {
        results: Some(found.clone().into()),
        max_length: 4,
        ..StudySettings::default()
    });
    for bytes in [b"see a.com".as_slice(), b"{}", b"ab\xFF", b""] {
        drop_file(&mut harness, bytes);
        let said = alert(&harness).expect("a sentence");
        assert!(
            said.starts_with(
                "names.txt was not opened: The file does not contain valid results of a study. "
            ),
            "{said}"
        );
        let settings = harness.state().settings();
        assert_eq!((settings.session.tab, settings.session.study.max_length), (Tab::Study, 4));
        assert_eq!(settings.session.study.results.as_deref(), Some(&found));
        assert!(settings.session.text.text.is_empty(), "it is not opened elsewhere");
    }
    harness.get_by_label(&one_to_one(Strategy::UbaLtr, FAILS));
    // The next file that is one ends the complaint.
    drop_file(&mut harness, &written(&found));
    assert_eq!(alert(&harness), None);
}

#[test]
fn other_results_take_the_place_of_those_that_are_shown() {
    let open_cell = Some((DisplayProperty::OneToOne, DisplayConfig::with_default_options(Strategy::UbaLtr)));
    let found = Some(results(StudyAlphabet::atkin2001(), 2).into());
    let mut harness = open(StudySettings { results: found, open: open_cell, ..StudySettings::default() });
    // The sequences of seven classes.
    let behind = |harness: &Harness<'static, App>, count: &str| harness.query_by_label(count).is_some();
    assert!(behind(&harness, "49") && !behind(&harness, "343"));
    drop_file(&mut harness, &written(&results(StudyAlphabet::atkin2001(), 3)));
    assert!(behind(&harness, "343"), "what lies behind the open cell is the new results\u{2019}");
    // So is another cell's.
    back(&mut harness);
    harness.get_by_label_contains("All sequences of L, AL, R, EN, AN, ES, CS up to length 3; read");
    let holds = "Read from a file, not verified: Holds up to length 3. Longer sequences were not tested.";
    harness.get_by_label(&one_to_one(Strategy::OneToOne, holds)).click();
    harness.run();
    assert_eq!(
        harness.state().settings().session.study.open,
        Some((DisplayProperty::OneToOne, DisplayConfig::with_default_options(Strategy::OneToOne))),
        "the cell that was clicked"
    );
    harness.get_by_label(Strategy::OneToOne.title());
}

#[test]
fn a_sign_in_the_table_opens_what_lies_behind_it() {
    let found = Some(results(StudyAlphabet::atkin2001(), 2).into());
    let mut harness = open(StudySettings { results: found, ..StudySettings::default() });
    let failing = &one_to_one(Strategy::UbaLtr, FAILS);
    let cell = Some((DisplayProperty::OneToOne, DisplayConfig::with_default_options(Strategy::UbaLtr)));
    let is_open = |harness: &Harness<'static, App>| harness.state().settings().session.study.open == cell;
    // On the cross itself, at the cell's left end, and on the words beside it.
    for part in [0.1, 0.75] {
        let rect = harness.get_by_label(failing).rect();
        click_at(&mut harness, rect.lerp_inside(vec2(part, 0.5)));
        assert!(is_open(&harness), "{part}");
        harness.get_by_label_contains("counterexamples");
        assert!(harness.query_by_label(failing).is_none(), "it takes the place of the table");
        back(&mut harness);
        assert!(!is_open(&harness));
        assert!(harness.get_by_label(failing).is_focused(), "the cell that was open");
    }
    for key in [Key::Enter, Key::Space] {
        harness.get_by_label(failing).focus();
        harness.run();
        harness.key_press(key);
        harness.run();
        assert!(is_open(&harness), "{key:?}");
        assert!(harness.get_by_label("Back to the table").is_focused());
        harness.key_press(key);
        harness.run();
        assert!(!is_open(&harness), "{key:?} goes back");
    }
}

#[test]
fn escape_goes_back_to_the_table_when_nothing_else_is_open() {
    let found = Some(results(StudyAlphabet::atkin2001(), 2).into());
    let cell = Some((DisplayProperty::OneToOne, DisplayConfig::with_default_options(Strategy::UbaLtr)));
    let mut harness = open(StudySettings { results: found, open: cell.clone(), ..StudySettings::default() });
    let is_open = |harness: &Harness<'static, App>| harness.state().settings().session.study.open == cell;
    harness.key_press(Key::F1);
    harness.run();
    harness.key_press(Key::Escape);
    harness.run();
    assert!(is_open(&harness), "it closes the help");
    harness.key_press(Key::Escape);
    harness.run();
    assert!(!is_open(&harness));
    assert!(harness.get_by_label(&one_to_one(Strategy::UbaLtr, FAILS)).is_focused());
}

/// Rows 5 and 6 of the paper's Table 4: `AL EN` and `EN AL` show the same, the number at the left; so do `R EN` and `EN R`.
#[test]
fn a_counterexample_is_shown_by_its_letters_with_their_positions() {
    let found = Some(results(StudyAlphabet::atkin2001(), 2).into());
    let open_cell = Some((DisplayProperty::OneToOne, DisplayConfig::with_default_options(Strategy::UbaLtr)));
    let harness = open(StudySettings { results: found, open: open_cell, ..StudySettings::default() });
    harness.get_by_label(Strategy::UbaLtr.title());
    let shows = "UBA, LTR paragraph shows";
    assert_eq!(harness.query_all_by_role_and_label(Role::Label, shows).count(), 4);
    for order in ["2, 1", "1, 2"] {
        let order = format!("From left to right: characters {order}");
        assert_eq!(harness.query_all_by_label(&order).count(), 2, "{order}");
    }
}

fn one_to_one(strategy: Strategy, result: &str) -> String {
    study_cell(DisplayProperty::OneToOne, strategy, result)
}

fn back(harness: &mut Harness<'static, App>) {
    harness.get_by_label("Back to the table").click();
    harness.run();
}

fn click_at(harness: &mut Harness<'static, App>, pos: Pos2) {
    harness.event(Event::PointerMoved(pos));
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    }
    harness.run();
}

#[test]
fn a_file_dropped_while_a_study_runs_waits_for_its_end() {
    let mut harness = open(StudySettings { max_length: 7, ..StudySettings::default() });
    harness.get_by_label("Start").click();
    harness.run_steps(2);
    let file = written(&results(StudyAlphabet::atkin2001(), 1));
    drop_file(&mut harness, &file);
    assert_eq!(alert(&harness).as_deref(), Some("names.txt was not opened: a study is running."));
    harness.get_by_label("Stop").click();
    wait_until(&mut harness, |harness| harness.query_by_label("Stop").is_none());
    assert_eq!(harness.state().message(), Some("The study was stopped. The table has the results so far."));
    drop_file(&mut harness, &file);
    assert_eq!(alert(&harness), None);
}

#[test]
fn a_study_comes_to_its_end_whichever_tab_is_open() {
    let mut harness = open(StudySettings { max_length: 4, ..StudySettings::default() });
    harness.get_by_label("Start").click();
    harness.run_steps(1);
    harness.get_by_label("Text").click();
    wait_until(&mut harness, |harness| shown(harness).is_some_and(|it| it.is_complete));
    assert_eq!(harness.state().settings().session.tab, Tab::Text);
}

#[test]
fn an_example_chosen_on_another_tab_opens_in_inspect() {
    let mut harness = open(StudySettings::default());
    let example = &examples()[0];
    for label in ["Examples", &example.group_heading, &example.title] {
        harness.get_by_label(label).click();
        harness.run();
    }
    let settings = harness.state().settings();
    assert_eq!((settings.session.tab, &settings.session.input), (Tab::Inspect, &example.name_text));
}

#[test]
fn rows_are_kept_as_they_come() {
    let harness = long_study();
    harness.get_by_label("All sequences of L, AL, R, EN, AN, ES, CS up to length 9, so far");
    // What the program would find if it were ended now.
    let kept = harness.state().settings().session.study.clone();
    let mut next = open(kept.clone());
    next.get_by_label("All sequences of L, AL, R, EN, AN, ES, CS up to length 9, stopped early");
    next.get_by_label(&one_to_one(Strategy::UbaLtr, FAILS));
    assert!(kept.results.is_some_and(|it| !it.is_complete && it.max_sequence_characters == 9));
    // What stood there before is there still.
    next.get_by_label("Earlier results").click();
    next.run();
    next.get_by_label("All sequences of L, AL, R, EN, AN, ES, CS up to length 1").click();
    next.run();
    assert_eq!(shown(&next), Some(&results(StudyAlphabet::atkin2001(), 1)));
    let earlier = &next.state().settings().session.study.earlier;
    assert_eq!((earlier.len(), earlier[0].max_sequence_characters), (1, 9), "one is exchanged for the other");
    harness.get_by_label("Stop").click();
}

#[test]
fn a_study_that_is_stopped_before_its_first_row_leaves_the_results() {
    let few = results(StudyAlphabet::atkin2001(), 1);
    let settings =
        StudySettings { results: Some(few.clone().into()), max_length: 9, ..StudySettings::default() };
    let mut harness = open(settings);
    harness.get_by_label("Start").click();
    harness.run_steps(2);
    harness.get_by_label("Stop").click();
    wait_until(&mut harness, |harness| harness.query_by_label("Stop").is_none());
    let study = &harness.state().settings().session.study;
    let is_there = study.results.iter().chain(&study.earlier).any(|it| **it == few);
    assert!(is_there, "they are shown, or are earlier results");
}

#[test]
fn results_that_are_opened_leave_those_before_them_within_reach() {
    let [first, second] = [1, 2].map(|length| results(StudyAlphabet::atkin2001(), length));
    let mut harness = open(StudySettings { results: Some(first.clone().into()), ..StudySettings::default() });
    drop_file(&mut harness, &written(&second));
    // The same again takes the place of nothing.
    drop_file(&mut harness, &written(&second));
    let study = &harness.state().settings().session.study;
    assert_eq!(
        (study.results.as_deref(), study.earlier.as_slice()),
        (Some(&second.marked_as_read_from_file()), &[first.into()][..])
    );
}

#[test]
fn quitting_while_a_study_runs_is_asked_about() {
    let mut harness = long_study();
    assert!(!closes(&mut harness), "the window stays");
    harness.run_steps(3);
    harness.get_by_role_and_label(Role::Dialog, "A study is running. Quit?");
    assert!(harness.get_by_label("Continue the study").is_focused());
    // Escape goes on, and so does Enter.
    for key in [Key::Escape, Key::Enter] {
        harness.key_press(key);
        harness.run_steps(3);
        assert!(harness.query_by_role(Role::Dialog).is_none());
        assert!(harness.query_by_label("Stop").is_some());
        assert!(!closes(&mut harness));
        harness.run_steps(3);
    }
    harness.get_by_label("Quit").click();
    harness.step();
    assert!(commands(&harness).contains(&ViewportCommand::Close));
    // The window is then asked to close, and does.
    assert!(closes(&mut harness));
    let kept = shown(&harness).expect("the rows done");
    assert!(!kept.is_complete && kept.outcomes_at_lengths.iter().any(|row| row.sequence_characters == 3));
}

#[test]
fn a_window_that_is_closed_twice_closes() {
    let mut harness = long_study();
    assert!(!closes(&mut harness));
    assert!(closes(&mut harness));
}

#[test]
fn a_window_without_a_study_closes_at_once() {
    let mut harness = open(StudySettings::default());
    assert!(closes(&mut harness));
}

#[test]
fn results_of_ones_own_strategies_have_their_names_over_them() {
    let mut settings = Settings::from(Session { tab: Tab::Study, ..Session::default() });
    let alphabet = StudyAlphabet::new(vec![BidiClass::L, BidiClass::R]).expect("an alphabet");
    let mut studied =
        DisplayPropertyStudy { alphabet, max_sequence_characters: 1, ..DisplayPropertyStudy::default() };
    // One whose name runs from right to left among them.
    for (name, display) in [("Hyphens", "custom:hyphen=l"), ("\u{5D0}\u{5D1}", "custom:hyphen=r")] {
        let display = DisplayConfig::read(display).expect("a display");
        settings
            .session
            .choices
            .custom_strategies
            .add_unless_full(name, display.clone())
            .expect("there is room");
        studied.tested_displays.push(display);
    }
    let found = studied.run(&WorkProgress::new(), |_| ()).expect("a short study");
    settings.session.study.results = Some(found.into());
    let harness = open_with(settings, [1600.0, 860.0]);
    for name in ["Hyphens", "\u{5D0}\u{5D1}"] {
        harness.get_by_label(name);
        harness.get_by_label_contains(&format!(
            "{name}: {}",
            display_property_sentence(DisplayProperty::OneToOne)
        ));
    }
    harness.get_by_label("with custom strategies");
}

/// docs/theorems.md: over these three classes the paper's display is one-to-one, and the UBA is not: `R EN` and `EN R`.
/// A session says so of both.
#[test]
fn what_a_session_says_is_decided_again_when_it_is_asked_for() {
    let classes = StudyAlphabet::new(vec![BidiClass::L, BidiClass::R, BidiClass::EN]).expect("an alphabet");
    let study = DisplayPropertyStudy {
        alphabet: classes,
        max_sequence_characters: 1,
        tested_properties: vec![DisplayProperty::OneToOne],
        ..DisplayPropertyStudy::default()
    };
    let mut theirs = study.run(&WorkProgress::new(), |_| ()).expect("a short study");
    theirs.all_lengths_results = [Strategy::OneToOne, Strategy::UbaLtr]
        .map(|strategy| AllLengthsResult {
            property: DisplayProperty::OneToOne,
            display: DisplayConfig::with_default_options(strategy),
            statement: AllLengthsStatement::Proved,
            is_recomputed_after_reading: true,
        })
        .to_vec();
    let study = StudySettings { results: Some(theirs.into()), ..StudySettings::default() };
    let file = Session { tab: Tab::Study, study, ..Session::default() }.to_file();
    let session = Session::from_file(&file).expect("a session");
    let mut harness = open_with(Settings::from(session), [1280.0, 860.0]);
    assert_eq!(harness.query_all_by_label_contains("not verified: Proved for all lengths.").count(), 2);
    for (strategy, found, said) in [
        (Strategy::OneToOne, "Proved for all lengths.", "The result in the file is correct."),
        (Strategy::UbaLtr, FAILS, "The result in the file was wrong. The table now has the correct result."),
    ] {
        let unverified = "Read from a file, not verified: Proved for all lengths.";
        harness.get_by_label(&one_to_one(strategy, unverified)).click();
        harness.run();
        assert!(harness.query_by_label_contains("Finite automata prove").is_none(), "nothing is proved yet");
        harness.get_by_label("Decide again").click();
        wait_until(&mut harness, |it| it.state().message() == Some(said));
        harness.run();
        back(&mut harness);
        harness.get_by_label(&one_to_one(strategy, found));
    }
}

/// Results of one's own do not go for those of somebody else, however many are opened.
#[test]
fn own_results_outlast_those_that_are_opened() {
    let own = results(StudyAlphabet::atkin2001(), 1);
    let mut harness = open(StudySettings { results: Some(own.clone().into()), ..StudySettings::default() });
    let alphabets = [BidiClass::R, BidiClass::AL, BidiClass::EN, BidiClass::AN, BidiClass::ES];
    for class in alphabets {
        let alphabet = StudyAlphabet::new(vec![BidiClass::L, class]).expect("an alphabet");
        drop_file(&mut harness, &written(&results(alphabet, 1)));
    }
    let study = &harness.state().settings().session.study;
    assert!(study.earlier.iter().any(|it| **it == own), "{} earlier", study.earlier.len());
    assert_eq!(study.earlier.len(), 3);
}
