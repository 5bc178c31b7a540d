//! A changed Bidi rule in the tab Study, driven by its accessible names.

use bidiscope_window::{App, Settings, StudySettings, Tab};
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::{open_with, wait_until};

fn open(rule: &str) -> Harness<'static, App> {
    let study = StudySettings { rule: rule.to_owned(), ..StudySettings::default() };
    let mut harness = open_with(Settings { tab: Tab::Study, study, ..Settings::default() }, [1280.0, 1200.0]);
    harness.get_by_label("Bidi rule").click();
    harness.run();
    harness
}

fn rule<'a>(harness: &'a Harness<'static, App>) -> &'a str {
    &harness.state().settings().study.rule
}

fn click(harness: &mut Harness<'static, App>, name: &str) {
    harness.get_by_label(name).click();
    harness.run();
}

#[test]
fn conditions_are_switched_off_widened_and_added() {
    let mut harness = open("rfc5893");
    harness.get_by_label("What if the Bidi rule were changed?");
    click(&mut harness, "6. A left-to-right label ends with L or EN; marks may follow.");
    assert_eq!(rule(&harness), "drop-6");
    assert!(harness.query_by_label("Condition 6: allow ES").is_none(), "it is switched off");
    click(&mut harness, "6. A left-to-right label ends with L or EN; marks may follow.");
    assert_eq!(rule(&harness), "rfc5893");
    // The direction of the labels that condition 1 no longer decides is a choice then.
    assert!(harness.query_by_role_and_label(Role::ComboBox, "Direction of other labels").is_none());
    click(&mut harness, "Condition 1: allow EN");
    assert_eq!(rule(&harness), "1+EN");
    harness.get_by_role_and_label(Role::ComboBox, "Direction of other labels");
    for class in ["New condition: L", "New condition: EN", "Add"] {
        click(&mut harness, class);
    }
    assert_eq!(rule(&harness), "1+EN,first=L+EN");
    click(&mut harness, "Remove: A label begins with L, EN.");
    assert_eq!(rule(&harness), "1+EN");
    click(&mut harness, "Reset");
    assert_eq!(rule(&harness), "rfc5893");
}

#[test]
fn it_is_written_too_and_what_is_no_rule_is_refused() {
    let mut harness = open("drop-3");
    let box_of_3 = "3. A right-to-left label ends with R, AL, EN or AN; marks may follow.";
    let is_ticked = |harness: &Harness<'static, App>| {
        let toggled = harness.get_by_label(box_of_3).accesskit_node().toggled();
        toggled == Some(eframe::egui::accesskit::Toggled::True)
    };
    assert!(!is_ticked(&harness));
    let field = |harness: &Harness<'static, App>, text: &str| {
        harness.get_by_role_and_label(Role::TextInput, "Rule").type_text(text);
    };
    harness.get_by_role_and_label(Role::TextInput, "Rule").focus();
    harness.run();
    harness.key_press(eframe::egui::Key::End);
    field(&harness, ",exempt=");
    harness.run();
    harness.get_by_role(Role::Alert);
    assert_eq!(rule(&harness), "drop-3", "what is no rule changes nothing");
    field(&harness, "digits");
    harness.run();
    assert!(harness.query_by_role(Role::Alert).is_none());
    assert_eq!(rule(&harness), "drop-3,exempt=digits");
    click(&mut harness, "each label that begins with a digit comes directly after a left-to-right label");
    assert_eq!(rule(&harness), "drop-3,exempt=digits,if=digit-after-ltr");
}

/// `1.א` and `א.1` show the same in a left-to-right paragraph: the shortest counterexample, which opens in Inspect.
#[test]
fn it_is_decided_and_its_counterexample_opened() {
    let mut harness = open("exempt=digits");
    harness.get_by_label("Decide").click();
    wait_until(&mut harness, |harness| harness.query_by_label("This rule loses a guarantee.").is_some());
    harness.get_by_label("Decided");
    let inspect = harness.query_all_by_label("Inspect EN CS R").next().expect("the counterexample");
    inspect.click();
    harness.run_steps(3);
    let settings = harness.state().settings();
    assert_eq!((settings.tab, settings.input.as_str()), (Tab::Inspect, "1.\u{5D0}"));
}

#[test]
fn relaxations_are_compared_stopped_and_a_row_opened() {
    let mut harness = open("rfc5893");
    click(&mut harness, "All relaxations");
    harness.get_by_label("Compare").click();
    wait_until(&mut harness, |harness| harness.query_by_label("Show the rule exempt=digits").is_some());
    harness.get_by_label("Stop").click();
    wait_until(&mut harness, |harness| harness.query_by_label("Compare").is_some());
    click(&mut harness, "Show the rule exempt=digits");
    assert_eq!(rule(&harness), "exempt=digits");
    // What the row knows is shown at once.
    harness.get_by_label("This rule loses a guarantee.");
}
