//! The name: the field it is typed in, how it is written and shown there, and the second way in.

use eframe::egui::{self, Align, ComboBox, Id, Layout, Role, Ui, WidgetInfo, vec2};

use crate::edit::{Act, Reading};
use crate::layout::Invisibles;
use crate::name::{Notation, character_name, code_point};
use crate::order::Strategy;

use super::app::App;
use super::display_entry::{self, DisplayEntry};
use super::editor::{Field, Laying, Look, Wish, insert_invisible};
use super::find_character;
use super::lines::{Colouring, LINE_HEIGHT, Lines};
use super::panes::Command;
use super::settings::Settings;
use super::theme::Palette;

/// The size of the text in the field, in points an em.
pub(super) const SIZE: f32 = 24.0;

/// The orders in which the field can show a name.
pub(super) const FIELD_ORDERS: [Strategy; 4] =
    [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::UbaAuto, Strategy::OneToOne];

/// The identity of the name field, for Ctrl+L.
pub(super) fn field_id() -> Id {
    Id::unique("name field")
}

/// Shows the name field and what belongs to it.
pub(super) fn show(ui: &mut Ui, app: &mut App, commands: &mut Vec<Command>) {
    let height = LINE_HEIGHT * SIZE + 4.0;
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), height),
        Layout::left_to_right(Align::Center),
        |ui| {
            notation(ui, app, commands);
            name_field(ui, app, commands);
        },
    );
    ui.horizontal_wrapped(|ui| {
        ui.weak("shown by");
        order(ui, &mut app.settings);
        ui.checkbox(&mut app.settings.marks_invisible, "Mark invisible characters");
        ui.menu_button("Insert", |ui| {
            if let Some(scalar) = insert_invisible(ui) {
                insert(app, scalar, commands);
            }
            ui.separator();
            if ui.button("Find a character\u{2026} (Ctrl+I)").clicked() {
                app.finder.open();
                ui.close();
            }
        });
        let mut is_on = app.display_entry.is_some();
        if ui.checkbox(&mut is_on, "I know what I want to see").changed() {
            app.display_entry =
                is_on.then(|| DisplayEntry::new(app.inspection.as_ref(), app.settings.notation));
        }
    });
    if let Some(entry) = &mut app.display_entry {
        display_entry::show(ui, entry, &mut app.lines, &app.settings, commands);
    }
    if let Some(scalar) = find_character::show(ui, &mut app.finder, &mut app.lines) {
        insert(app, scalar, commands);
    }
}

/// Whether the field shows the name itself: its characters are the name's, one by one.
pub(super) fn shows_the_name(app: &App) -> bool {
    let Some(inspection) = app.inspection.as_ref().filter(|_| app.error.is_none()) else { return false };
    app.settings.notation == Notation::Unicode
        && app.name_field.editor().characters() == inspection.name.characters()
}

fn notation(ui: &mut Ui, app: &App, commands: &mut Vec<Command>) {
    let mut chosen = app.settings.notation;
    let combo = ComboBox::from_id_salt("notation").selected_text(chosen.id()).width(96.0);
    let response = combo.show_ui(ui, |ui| {
        for notation in Notation::ALL {
            let text = format!("{notation}: {}", notation.alphabet());
            ui.selectable_value(&mut chosen, notation, text);
        }
    });
    response.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, "Notation"));
    if chosen != app.settings.notation {
        commands.push(Command::Rewrite(chosen));
    }
}

fn order(ui: &mut Ui, settings: &mut Settings) {
    let chosen = &mut settings.field_order;
    let combo = ComboBox::from_id_salt("field order").selected_text(title(*chosen)).width(150.0);
    let response = combo.show_ui(ui, |ui| {
        for strategy in FIELD_ORDERS {
            ui.selectable_value(chosen, strategy, title(strategy));
        }
    });
    response.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, "Order in the field"));
}

const fn title(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::OneToOne => "One-to-one",
        other => other.title(),
    }
}

/// How the field lays the name out. What is typed in the other notations is ASCII that stands for the
/// name, and runs from left to right.
fn laying<'a>(lines: &'a mut Lines, settings: &Settings) -> Laying<'a> {
    let strategy =
        if settings.notation == Notation::Unicode { settings.field_order } else { Strategy::UbaLtr };
    let invisibles = if settings.marks_invisible { Invisibles::Marked } else { Invisibles::Hidden };
    Laying { lines, strategy, reading: Reading::Logical, invisibles, room: 0.0 }
}

fn name_field(ui: &mut Ui, app: &mut App, commands: &mut Vec<Command>) {
    let settings = &app.settings;
    app.name_field.set_text(&settings.input, settings.notation);
    // One written character stands for one of the name in all notations but that of code points.
    let is_parallel = app.error.is_none()
        && settings.notation != Notation::CodePoints
        && app.inspection.as_ref().is_some_and(|inspection| {
            inspection.name.characters().len() == app.name_field.editor().characters().len()
        });
    let look = Look {
        id: field_id(),
        label: "Name",
        hint: "Type or paste a domain name",
        size: SIZE,
        rows: 1,
        colouring: if settings.notation == Notation::Unicode {
            Colouring::ByClass
        } else {
            Colouring::Plain(Palette::current(ui).text)
        },
        lit: app.lit.character().filter(|_| is_parallel),
    };
    let shown = app.name_field.show(ui, &mut laying(&mut app.lines, settings), &look);
    if shown.changed {
        // Undoing may give back a text in another notation.
        app.read_field();
    } else {
        app.lit.point(shown.pointed_at.filter(|_| is_parallel), shown.response.clicked());
    }
    if let Some(notice) = shown.notice {
        commands.push(Command::Say(notice));
    }
    match shown.wish {
        Some(Wish::Insert(scalar)) => insert(app, scalar, commands),
        Some(Wish::FindCharacter) => app.finder.open(),
        None => {}
    }
    if shown.response.has_focus()
        && ui.input_mut(|input| input.consume_key(egui::Modifiers::COMMAND, egui::Key::I))
    {
        app.finder.open();
    }
}

/// Inserts a character at the caret, as the notation writes it, or says why that cannot be done.
fn insert(app: &mut App, scalar: char, commands: &mut Vec<Command>) {
    let notation = app.settings.notation;
    let Ok(mut written) = notation.write([scalar]) else {
        commands.push(Command::Say(format!(
            "The notation {notation} cannot write {} {}: it reads {}.",
            code_point(scalar),
            character_name(scalar),
            notation.alphabet()
        )));
        return;
    };
    let editor = app.name_field.editor();
    if notation == Notation::CodePoints {
        let selected = editor.selection().range();
        let is_text = |at: Option<usize>| {
            at.and_then(|at| editor.characters().get(at)).is_some_and(|it| !it.scalar.is_whitespace())
        };
        if is_text(selected.start.checked_sub(1)) {
            written.insert(0, ' ');
        }
        if is_text(Some(selected.end)) {
            written.push(' ');
        }
    }
    let outcome = app.name_field.apply(Act::Type(written), &mut laying(&mut app.lines, &app.settings));
    if outcome.changed {
        app.read_field();
    }
    if let Some(notice) = outcome.notice {
        commands.push(Command::Say(notice.to_string()));
    }
    commands.push(Command::FocusName);
}

/// A one-line field of the window, as it starts.
pub(super) fn new_field(text: &str, notation: Notation) -> Field {
    Field::new(crate::edit::Form::Name, text, notation)
}
