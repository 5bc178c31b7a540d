//! The map of strategies in the tab Study, driven by its accessible names.

use bidiscope_bidi::name::BidiClass;
use bidiscope_window::{Settings, StudySettings, Tab};
use egui_kittest::kittest::Queryable;

use super::{open_with, wait_until};

#[test]
fn the_map_is_explored_stopped_filtered_sorted_and_a_row_opened() {
    // Two classes are soon gone through.
    let study = StudySettings { classes: vec![BidiClass::L, BidiClass::R], ..StudySettings::default() };
    let mut harness = open_with(Settings { tab: Tab::Study, study, ..Settings::default() }, [1280.0, 860.0]);
    harness.get_by_label("Map of strategies").click();
    harness.run_steps(2);
    harness.get_by_label("What can a display promise at once?");
    harness.get_by_label("Explore").click();
    wait_until(&mut harness, |harness| harness.query_by_label("criteria").is_some());
    if let Some(stop) = harness.query_by_label("Stop") {
        stop.click();
    }
    wait_until(&mut harness, |harness| harness.query_by_label("Explore").is_some());
    // The UBA in a left-to-right paragraph shows nothing otherwise than itself: it is among the first.
    harness.get_by_label("new LTR").click();
    harness.run_steps(2);
    harness.get_by_label("Open custom as a pane").click();
    harness.run_steps(3);
    let settings = harness.state().settings();
    assert_eq!(settings.tab, Tab::Inspect);
    let kept: Vec<String> = settings.choices.custom.all().iter().map(|it| it.display.to_string()).collect();
    assert_eq!(kept, ["custom"]);
}
