//! A long text around the name: it is wrapped, and every piece of the name is in sight.

use bidiscope_window::{Arrangement, Settings};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Rect};
use egui_kittest::kittest::Queryable;

use super::super::{LTR, RTL, open_menu, pane};
use super::Watched;

/// 60 characters.
const SENTENCE: &str = "הכתובת שבה תמצאו את כל מה שחיפשתם השבוע היא, כך אמרו לי אמש:";

/// Pasted as the user does it, it is kept and shown as it is.
#[test]
fn a_pasted_text_reads_as_pasted_and_the_name_stays_in_sight() {
    assert_eq!(SENTENCE.chars().count(), 60);
    let mut window = Watched::open(Settings::default(), [1280.0, 800.0]);
    let harness = &mut window.harness;
    open_menu(harness, &["Surrounding text: Alone", "Other text"]);
    harness.get_by_label("Text before").focus();
    harness.run();
    harness.event(Event::Paste(format!("{SENTENCE} ")));
    harness.run();
    let field = harness.get_by_role_and_label(Role::TextInput, "Text before");
    assert_eq!(field.value().as_deref(), Some(format!("{SENTENCE} ").as_str()));
    for (arrangement, size) in [
        (Arrangement::Rows, [1280.0, 800.0]),
        (Arrangement::Rows, [1920.0, 1080.0]),
        (Arrangement::SideBySide, [1920.0, 1080.0]),
    ] {
        let mut settings = window.harness.state().settings().clone();
        settings.session.panes.arrangement = arrangement;
        let window = Watched::open(settings, size);
        let painted = window.painted();
        let whole = Rect::from_min_size(Default::default(), size.into());
        for title in [LTR, RTL, "UBA, automatic"] {
            let pane = pane(&window.harness, title);
            let cells: Vec<Rect> = pane.get_all_by_role(Role::ListBoxOption).map(|it| it.rect()).collect();
            assert_eq!(cells.len(), 16, "{title} at {size:?}");
            for cell in &cells {
                assert!(whole.contains_rect(*cell), "{title} at {size:?}: {cell:?}");
                // What is painted there is not cut off.
                let is_painted = painted.lines.iter().any(|line| {
                    line.clip.expand(1.0).contains_rect(*cell)
                        && line.ink.iter().any(|it| it.intersects(*cell))
                });
                assert!(is_painted, "{title} at {size:?}: {cell:?}");
            }
            // It stands in one line; the text around it in others too.
            assert!(cells.iter().all(|it| (it.top() - cells[0].top()).abs() < 1.0), "{title} at {size:?}");
            let line = pane.get_by_label(&format!("{title}, displayed line")).rect();
            assert!(line.height() > 1.5 * cells[0].height(), "{title} at {size:?}: {line:?}");
        }
    }
}
