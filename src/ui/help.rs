//! The help window, on F1.

use eframe::egui::{Grid, Key, Modifiers, Ui, Window};

use crate::name::{names_version, unicode_version};

/// The keys, and what they do.
const KEYS: [(&str, &str); 16] = [
    ("Ctrl+1, Ctrl+2, \u{2026}", "the tabs, in the order in which they stand, and to their fields"),
    ("Ctrl+L", "to the name field"),
    ("Tab, Shift+Tab", "to the next thing, and back"),
    ("Left, Right, Home, End", "in a pane: to the character beside, the first, the last"),
    ("Up, Down, Home, End", "on a step of the trace: to the step beside, the first, the last"),
    ("Ctrl +, Ctrl \u{2013}", "larger, smaller"),
    ("Ctrl 0", "back to 100%"),
    ("Left, Right", "in the name field: to the place beside on the screen; with Ctrl over labels"),
    ("Alt+Left, Alt+Right", "in the name field: to the character before and after in logical order"),
    (
        "Backspace, Delete",
        "in the name field: the last character, a mark alone; the next letter with its marks",
    ),
    ("double click, triple click", "in the name field: select a label, everything"),
    (
        "Enter",
        "in the name field: takes out the spaces at the ends of what was pasted, else leaves the field",
    ),
    ("Ctrl+I", "in the name field: find a character by name or code point, and insert it"),
    ("Ctrl+Z, Ctrl+Y", "undo, redo: what was typed, and what was opened in its place"),
    ("F1", "this help; Escape closes it"),
    ("drag a pane's title", "move the pane; drag an edge to resize it"),
];

/// Shows the help while it is open.
pub(super) fn show(ui: &Ui, open: &mut bool) {
    if *open && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        *open = false;
    }
    Window::new("Help").open(open).collapsible(false).resizable(false).show(ui.ctx(), |ui| {
        ui.set_max_width(520.0);
        ui.label(
            "Type or paste a domain name, and beside it the zone under which it would be registered. The headline \
             says whether IDNA2008 permits that. Each pane shows the name as one strategy displays it, with the \
             characters' logical positions below. Point at a character to light it up in every pane.",
        );
        ui.add_space(6.0);
        Grid::new("keys").striped(true).show(ui, |ui| {
            for (keys, meaning) in KEYS {
                ui.strong(keys);
                ui.label(meaning);
                ui.end_row();
            }
        });
        ui.add_space(6.0);
        let (decides, names) = (unicode_version(), names_version());
        ui.weak(format!("Verdicts go by Unicode {decides}; characters are named as in Unicode {names}."));
    });
}
