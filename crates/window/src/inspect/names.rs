//! Several names at once: a row each, a column for each strategy that has a pane.

use eframe::egui::{
    Align, Button, Frame, Grid, Layout, Margin, RichText, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo,
    vec2,
};

use bidiscope_bidi::name::{Input, Notation, code_point};
use bidiscope_bidi::order::Strategy;
use bidiscope_report::view::{
    BadgeSeverity, ComparedName, MAX_COMPARED_CHARACTERS, PaneSettings, StrategyId, StrategyView,
    accessible_text, add_compared_name, first_difference, title_in_sentence,
};
use bidiscope_report::words::verdict::in_ascii_notation;
use bidiscope_words::message;

use super::super::accessibility;
use super::super::command::Command;
use super::super::line_entry::{self, LineEntry, LineLook};
use super::super::lines::{Colouring, LINE_HEIGHT, Lines, paint_moved};
use super::super::panes::display_letter_sign;
use super::super::reveal;
use super::super::settings::{PaneId, Settings};
use super::super::signs;
use super::super::small_cells;
use super::super::theme::Palette;
use super::super::titles::Titles;
use super::super::widgets::BidiLabel;
use super::{InspectPass, InspectTab};

/// The size of the names in a notation and of the displays, in points an em.
const NAME: f32 = 18.0;
const SHOWN: f32 = 22.0;
/// The most characters of a name in logical order beside each other.
const CELLS_PER_LINE: usize = 16;
/// The room between columns and rows, in points.
const GAP: f32 = 14.0;
/// The room beside a display for its signs, in points.
const SIGNS_WIDTH: f32 = 46.0;
/// How wide the entry is where there is room, in points.
const ENTRY: f32 = 320.0;

/// What is known of the names that are compared.
#[derive(Default)]
pub(super) struct NamesTable {
    entry: LineEntry,
    typed: String,
    complaint: Option<String>,
    /// The pass in which it was shown last, and the one in which it appeared.
    shown_in: u64,
    appeared_in: u64,
    kept: Option<KeptRows>,
}

/// Rows with what they were made from.
struct KeptRows {
    /// The name in the field, if it can be read, and the others.
    names: (Option<Input>, Vec<String>),
    choices: PaneSettings,
    /// The row of the name in the field, and those of the others; none of what is too long.
    first: Option<ComparedName>,
    others: Vec<Option<ComparedName>>,
}

impl KeptRows {
    fn new(names: (Option<Input>, Vec<String>), choices: &PaneSettings) -> Self {
        let row = |text: &String| ComparedName::of(&Input::from_scalars(text.chars()).ok()?, choices);
        let first = names.0.as_ref().and_then(|it| ComparedName::of(it, choices));
        Self { first, others: names.1.iter().map(row).collect(), choices: choices.clone(), names }
    }
}

/// What is to be done with the names once all of them are drawn.
enum RowAct {
    Open(String),
    Remove(usize),
}

/// Shows the entry for another name and the table.
pub(super) fn show(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>) {
    let field = tab.report.as_ref().filter(|_| tab.error.is_none()).map(|it| &it.name);
    let notation = tab.name_field.editor().notation();
    let table = &mut tab.names;
    entry(ui, table, (field, notation), pass);
    let settings = *pass.settings;
    let columns: Vec<StrategyId> = columns(settings);
    let is_same = |it: &KeptRows| {
        it.names.0.as_ref() == field
            && it.names.1 == settings.session.compared.names
            && it.choices == settings.session.choices
    };
    let names = || (field.cloned(), settings.session.compared.names.clone());
    let kept = match table.kept.take() {
        Some(kept) if is_same(&kept) => kept,
        _ => KeptRows::new(names(), &settings.session.choices),
    };
    if columns.is_empty() {
        ui.label(message!(rows_all_hidden).fixed());
    } else if kept.first.is_none() && kept.others.is_empty() {
        ui.label(message!(names_empty).fixed());
    } else {
        let act = rows(ui, pass, &kept, &columns);
        match act {
            Some(RowAct::Open(name)) => pass.commands.push(Command::OpenName(name)),
            Some(RowAct::Remove(at)) => {
                pass.commands.push(Command::change(move |it| it.session.compared.names.remove(at)));
            }
            None => {}
        }
    }
    table.kept = Some(kept);
    reveal::focused(ui);
}

/// The strategies whose panes are shown.
fn columns(settings: &Settings) -> Vec<StrategyId> {
    let is_shown =
        |id: &StrategyId| *id != Strategy::Logical && settings.session.panes.is_shown(PaneId::of(*id));
    settings.session.choices.ids().into_iter().filter(is_shown).collect()
}

/// The field for another name, and what can be done with all of them.
fn entry(
    ui: &mut Ui,
    table: &mut NamesTable,
    (field, notation): (Option<&Input>, Notation),
    pass: &mut InspectPass<'_>,
) {
    line_entry::row(ui, |ui| {
        let label = ui.label(message!(names_field).fixed());
        let look = LineLook {
            label: message!(names_field).fixed(),
            hint: message!(names_hint).fixed(),
            width: ENTRY,
            takes_keyboard: false,
        };
        let before = table.typed.clone();
        let shown = table.entry.show(ui, &look, &mut pass.over(&mut table.typed));
        // The click that opened it takes the keyboard from whatever had it: it is given a pass later.
        let pass_number = ui.ctx().cumulative_pass_nr();
        if pass_number > table.shown_in + 1 {
            table.appeared_in = pass_number;
            ui.ctx().request_repaint();
        } else if pass_number == table.appeared_in + 1 {
            shown.response.request_focus();
        }
        table.shown_in = pass_number;
        shown.response.labelled_by(label.id);
        if table.typed != before {
            table.complaint = None;
        }
        let is_wanted = ui.button(message!(button_add).fixed()).clicked() || shown.is_entered;
        let mut names = pass.settings.session.compared.names.clone();
        if is_wanted {
            match add_compared_name(&mut names, &table.typed, notation) {
                Ok(()) => (table.typed, table.complaint) = (String::new(), None),
                Err(error) => table.complaint = Some(error.to_string()),
            }
        }
        let keep = ui.add_enabled(field.is_some(), Button::new(message!(names_keep).fixed()));
        let keep = keep.on_hover_text(message!(names_keep_explained).fixed());
        if keep.clicked()
            && let Some(field) = field
        {
            let added = add_compared_name(&mut names, &field.text(), Notation::Unicode);
            table.complaint = added.err().map(|it| it.to_string());
        }
        if !names.is_empty() && ui.button(message!(button_remove_all).fixed()).clicked() {
            names.clear();
        }
        if names != pass.settings.session.compared.names {
            pass.commands.push(Command::change(move |it| it.session.compared.names = names));
        }
        if let Some(complaint) = &table.complaint {
            BidiLabel::new(complaint).colour(Palette::current(ui).violated).alert(ui, pass.lines);
        }
    });
}

/// The table. Gives what is to be done.
fn rows(ui: &mut Ui, pass: &mut InspectPass<'_>, kept: &KeptRows, columns: &[StrategyId]) -> Option<RowAct> {
    let mut act = None;
    let palette = Palette::current(ui);
    let frame = Frame::new().fill(palette.pane).stroke(Stroke::new(1.0, palette.line)).corner_radius(6);
    frame.inner_margin(Margin::same(10)).show(ui, |ui| {
        ScrollArea::both().id_salt("names").auto_shrink([false, true]).show(ui, |ui| {
            Grid::new("names")
                .spacing(vec2(GAP, GAP / 2.0))
                .striped(true)
                .min_row_height(LINE_HEIGHT * SHOWN)
                .show(ui, |ui| {
                    heads(ui, pass, columns);
                    ui.end_row();
                    if let Some(row) = &kept.first {
                        name(ui, pass, &row.name, true);
                        ui.weak(
                            message!(names_ways_in_field, count = row.count_different_displays()).to_string(),
                        );
                        cells(ui, pass, row, columns);
                        ui.end_row();
                    } else if kept.names.0.is_some() {
                        too_long(ui);
                        ui.end_row();
                    }
                    for (at, row) in kept.others.iter().enumerate() {
                        let Some(row) = row else {
                            too_long(ui);
                            ui.end_row();
                            continue;
                        };
                        name(ui, pass, &row.name, false);
                        ui.horizontal(|ui| {
                            ui.weak(message!(names_ways, count = row.count_different_displays()).to_string());
                            let open = ui
                                .small_button(message!(button_open).fixed())
                                .on_hover_text(message!(names_open_explained).fixed());
                            accessibility::button(
                                &open,
                                &message!(button_open_name, name = accessible_text(row.name.characters()))
                                    .to_string(),
                            );
                            if open.clicked() {
                                act = Some(RowAct::Open(row.name.text()));
                            }
                            let remove = ui.small_button(message!(button_remove).fixed());
                            accessibility::button(
                                &remove,
                                &message!(button_remove_name, name = accessible_text(row.name.characters()))
                                    .to_string(),
                            );
                            if remove.clicked() {
                                act = Some(RowAct::Remove(at));
                            }
                        });
                        cells(ui, pass, row, columns);
                        ui.end_row();
                    }
                });
            reveal::focused(ui);
        });
    });
    act
}

fn too_long(ui: &mut Ui) {
    ui.weak(message!(names_too_long, most = MAX_COMPARED_CHARACTERS).to_string());
}

/// The titles of the columns; a click makes one the reference.
fn heads(ui: &mut Ui, pass: &mut InspectPass<'_>, columns: &[StrategyId]) {
    ui.strong(message!(column_name).fixed());
    ui.label("");
    for &id in columns {
        let choices = &pass.settings.session.choices;
        let is_reference = choices.reference == id;
        let message =
            message!(names_reference, display = title_in_sentence(choices.title(id)).as_ref()).to_string();
        let head =
            Titles::new(pass.lines).head(ui, is_reference, choices.short_title(id)).on_hover_text(message);
        if head.clicked() && !is_reference {
            pass.commands.push(Command::change(move |it| it.session.choices.reference = id));
        }
    }
}

/// A name as it was typed, at the head of its row: in the notation, or in logical order. A display of it may be that of another
/// name too.
fn name(ui: &mut Ui, pass: &mut InspectPass<'_>, name: &Input, is_in_field: bool) {
    let code_points = name.text().chars().map(code_point).collect::<Vec<_>>().join(" ");
    let place = if is_in_field { "field" } else { "table" };
    let message = message!(names_name, place = place, characters = code_points).to_string();
    let response = match in_ascii_notation(pass.settings.session.notation, &name.text()) {
        Some(typed) => ui.label(RichText::new(typed).monospace().size(NAME)),
        None => {
            // A grid offers a cell no room of its own.
            let per_line = name.characters().len().clamp(1, CELLS_PER_LINE);
            let size = small_cells::CELL * vec2(per_line as f32, 1.0) + vec2(0.5, 0.0);
            let layout = Layout::top_down(Align::Min);
            let shown = |ui: &mut Ui| small_cells::show_named(ui, pass.lines, name.characters(), &message);
            ui.allocate_ui_with_layout(size, layout, shown).inner
        }
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &message));
    response.on_hover_text(message);
}

/// What each strategy shows of a name.
fn cells(ui: &mut Ui, pass: &mut InspectPass<'_>, row: &ComparedName, columns: &[StrategyId]) {
    for &id in columns {
        match row.strategy(id) {
            Some(view) => cell(ui, pass, row, view),
            None => {
                ui.label("");
            }
        }
    }
}

/// A display with the sign of its letter, what stands elsewhere than in the reference marked.
fn cell(ui: &mut Ui, pass: &mut InspectPass<'_>, row: &ComparedName, view: &StrategyView) {
    let line = pass.lines.line_with(&view.characters, &view.order, pass.in_displays);
    let height = line.height(SHOWN);
    let width = line.width() * SHOWN + SIGNS_WIDTH;
    let layout = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(vec2(width, height), layout, |ui| {
        if let Some(letter) = view.display_letter {
            let sentence = row.description(view.id, pass.settings.session.choices.reference);
            display_letter_sign(ui, pass.lines, letter, &sentence);
        }
        let size = vec2(line.width() * SHOWN, height);
        let (rect, response) = ui.allocate_exact_size(size, Sense::HOVER);
        let moved = view.changed.iter().map(|it| it + view.name_range.start);
        paint_moved(ui, &line, moved, rect, SHOWN);
        pass.lines.paint(ui, &line, rect.min + vec2(0.0, line.rise(SHOWN)), SHOWN, Colouring::ByClass);
        let description = message!(display_line, display = &view.title).to_string();
        accessibility::picture(&response, &description);
        accessibility::more(&response, || view.describe_runs());
        response.on_hover_ui(|ui| {
            ui.set_max_width(420.0);
            BidiLabel::new(words(row, view, pass.settings)).show(ui, pass.lines);
        });
        if let Some(worst) = view.badges.iter().map(bidiscope_report::view::Badge::severity).max() {
            badge(ui, pass.lines, view, worst);
        }
    });
}

/// A sign that something is to be noticed: what, it says in its tooltip.
fn badge(ui: &mut Ui, lines: &mut Lines, view: &StrategyView, worst: BadgeSeverity) {
    let response = signs::severity(ui, worst.into());
    let message = view.badges.iter().map(|it| format!("{}. {}", it.text(), it.explanation()));
    let message = message.collect::<Vec<_>>().join("\n");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &message));
    BidiLabel::new(message).tooltip(response, lines);
}

/// What is told of a cell: its letter, what is marked, and why.
fn words(row: &ComparedName, view: &StrategyView, settings: &Settings) -> String {
    let message = row.description(view.id, settings.session.choices.reference);
    let reference = row.strategy(settings.session.choices.reference).filter(|_| !view.changed.is_empty());
    let found = reference.and_then(|it| {
        first_difference(row.name.characters(), settings.session.notation, &it.config, &view.config)
    });
    found.map_or_else(|| message.clone(), |found| format!("{message} {}", found.sentence))
}
