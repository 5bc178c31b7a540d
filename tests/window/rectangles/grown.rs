//! Panels that grow or shrink: when egui asks for no more passes, all is painted.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_proof::study::{DisplayProperty, DisplayPropertyStudy, StudyAlphabet, WorkProgress};
use bidiscope_window::{Session, Settings, StudySettings, Tab, TextSettings};
use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable;

use super::super::files::drop_file;
use super::super::{open_menu, study_cell};
use super::laws::nothing_moved;
use super::{Watched, keep};

fn click(window: &mut Watched, label: &str) {
    window.harness.get_by_label(label).click();
    window.harness.run();
    settled(window, label);
}

/// A pass more changes nothing.
fn settled(window: &mut Watched, what: &str) {
    let settled = window.painted();
    window.harness.step();
    keep(&nothing_moved(&settled, &window.painted()), &format!("{what}: a pass more"));
}

#[test]
fn what_grows_in_the_other_tabs_is_painted_whole_too() {
    let text = TextSettings {
        text: "a.com".to_owned(),
        before: vec!["before".to_owned()],
        ..TextSettings::default()
    };
    let settings = Settings::from(Session { tab: Tab::Text, text, ..Session::default() });
    let mut window = Watched::open(settings, [640.0, 480.0]);
    // The row that offers it takes room of the field's panel, and gives it back; the menu of links has one row more.
    for label in ["Back to your text", "Links", "port", "userinfo"] {
        click(&mut window, label);
    }
    window.harness.key_press(Key::Escape);
    window.harness.run();
    // What is refused is told in a row of the bar.
    for _ in 0..2 {
        drop_file(&mut window.harness, b"ab\xFF");
        settled(&mut window, "a file that is refused");
        click(&mut window, "Dismiss");
    }
    let study = DisplayPropertyStudy {
        alphabet: StudyAlphabet::atkin2001(),
        max_sequence_characters: 1,
        ..DisplayPropertyStudy::default()
    };
    let results = Some(study.run(&WorkProgress::new(), |_| ()).expect("a short study").into());
    let study = StudySettings { results, ..StudySettings::default() };
    let mut window = Watched::open(
        Settings::from(Session { tab: Tab::Study, study, ..Session::default() }),
        [640.0, 480.0],
    );
    let holds = "Holds up to length 1. Longer sequences were not tested.";
    let cell = study_cell(DisplayProperty::OneToOne, Strategy::UbaLtr, holds);
    for label in [cell.as_str(), "Back to the table"] {
        click(&mut window, label);
    }
}

#[test]
fn what_grows_is_painted_whole_without_a_touch_of_the_pointer() {
    for (input, notation) in [("AB-12.com", Notation::Atkin2001Table1), ("", Notation::Unicode)] {
        let settings = Settings::from(Session { input: input.to_owned(), notation, ..Session::default() });
        let mut window = Watched::open(settings, [1280.0, 800.0]);
        // Twice: what was opened is closed again.
        for time in ["opened", "closed"] {
            open_menu(&mut window.harness, &["More", "This name"]);
            window.harness.get_by_role_and_label(Role::CheckBox, "Compare names").click();
            window.harness.run();
            window.harness.key_press(Key::Escape);
            window.harness.run();
            settled(&mut window, &format!("names to compare, {time}"));
        }
    }
}
