//! "I know what I want to see": the display is typed from left to right, and the names that are shown
//! so are found. A section of the tab of the names that look the same.

use eframe::egui::{Id, Role, Ui, WidgetInfo};

use bidiscope_bidi::name::{Character, InputType, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_edit::{NameWithDisplay, NamesWithDisplay, TextOrder};
use bidiscope_layout::InvisibleStyle;
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_report::words::read_error::read_error_text;
use bidiscope_report::words::verdict::rfc5893_verdict_text;
use bidiscope_session::WrittenName;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::editor::{Laying, Look};
use super::super::lines::{Colouring, LINE_HEIGHT, Lines, tall_row};
use super::super::theme::Palette;
use super::super::{combo, signs};
use super::ctx::Ctx;
use super::display_entry::DisplayEntry;

/// The size of what is typed, in points an em.
const SIZE: f32 = 24.0;
/// The size of a found name's characters, in points an em.
const FOUND: f32 = 18.0;
/// The most names that are shown for a strategy.
const MOST_SHOWN: usize = 12;
/// The room that the names of a display need to stand beside those of another, in points.
const NAMES_WIDTH: f32 = 330.0;
/// The room between them, in points.
const GAP: f32 = 5.0;

/// The identity of the field.
pub(crate) fn field_id() -> Id {
    Id::unique("display field")
}

/// Shows the field and what was found, by any of the displays of the name.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let (of, notation) = (ctx.report.input.characters(), ctx.notation);
    // What the user has typed there before is still there.
    let kept = ctx.state.appearance.take().filter(|it| it.is_edited() || it.of == of);
    let mut entry = kept.unwrap_or_else(|| DisplayEntry::new(of, notation));
    entry.rewrite(notation);
    choose(ui, &mut entry, ctx);
    let is_unicode = notation == Notation::Unicode;
    let words = (message!(column_display).static_text(), message!(appearance_hint).static_text());
    let look = Look::of_name(ui, field_id(), words, (SIZE, notation));
    let in_fields =
        if ctx.settings.preferences.marks_invisible { InvisibleStyle::Boxed } else { InvisibleStyle::Hidden };
    let mut laying = Laying {
        lines: ctx.lines,
        strategy: if is_unicode { Strategy::OneToOne } else { Strategy::UbaLtr },
        reading: if is_unicode { TextOrder::Display } else { TextOrder::Logical },
        invisibles: in_fields,
        room: 0.0,
    };
    let shown = entry.field.show(ui, &mut laying, &look);
    if shown.changed {
        entry.find(entry.field.editor().text());
    }
    ctx.commands.extend(shown.notice.map(Command::Say));
    match &entry.sources {
        Ok(sources) => {
            let most = (ui.available_width() / NAMES_WIDTH).floor().max(1.0) as usize;
            for row in sources.chunks(most.min(sources.len().max(1))) {
                ui.columns(row.len(), |places| {
                    for (ui, sources) in places.iter_mut().zip(row) {
                        show_sources(ui, ctx.lines, sources, notation, ctx.commands);
                    }
                });
            }
        }
        Err(_) if entry.display.is_empty() => {
            ui.weak(message!(appearance_empty).static_text());
        }
        Err(error) => {
            ui.colored_label(Palette::current(ui).violated, read_error_text(error).to_string());
        }
    }
    ctx.state.appearance = Some(entry);
}

/// One display can be chosen, by which alone names are looked for.
fn choose(ui: &mut Ui, entry: &mut DisplayEntry, ctx: &Ctx<'_>) {
    let mut by = entry.by.clone();
    let title = |by: Option<DisplayConfig>| {
        by.map_or_else(|| message!(appearance_by_usual).to_string(), |it| it.title())
    };
    ui.horizontal(|ui| {
        ui.weak(message!(appearance_by).static_text());
        let shown = ctx.report.strategy_views.iter().map(|it| Some(it.display_config.clone()));
        let choices = [None].into_iter().chain(shown);
        combo::show(ui, message!(appearance_by_field).static_text(), 260.0, &mut by, choices, title);
    });
    if by != entry.by {
        entry.by = by;
        entry.find(entry.display.clone());
    }
}

/// The names of a display.
fn show_sources(
    ui: &mut Ui,
    lines: &mut Lines,
    sources: &NamesWithDisplay,
    notation: Notation,
    commands: &mut Vec<Command>,
) {
    let title = sources.display_config.short_title();
    let found = sources.names.len() as u64;
    let count = if found == 0 { 0 } else { sources.min_name_count.max(found) };
    let completeness = if sources.is_complete { "all" } else { "some" };
    ui.weak(
        message!(appearance_found, display = title, count = count, completeness = completeness).to_string(),
    );
    for source in sources.names.iter().take(MOST_SHOWN) {
        show_source(ui, lines, source, notation, commands);
    }
    let left_out = sources.names.len().saturating_sub(MOST_SHOWN);
    if left_out > 0 {
        ui.weak(message!(more_names, count = left_out).to_string());
    }
}

/// A name that was found: a button that takes it, its verdict, its characters in logical order.
fn show_source(
    ui: &mut Ui,
    lines: &mut Lines,
    source: &NameWithDisplay,
    notation: Notation,
    commands: &mut Vec<Command>,
) {
    tall_row(ui, LINE_HEIGHT * FOUND, |ui| {
        let button = ui.button(message!(button_use).static_text());
        button.widget_info(|| {
            // A screen reader reads the name's own characters, in logical order.
            let name = message!(button_use_name, name = source.name.decoded_text()).to_string();
            WidgetInfo::labeled(Role::Button, true, name)
        });
        if button.clicked() {
            commands.push(Command::Open(WrittenName::of_input_type(
                source.name_in_notation.clone(),
                notation,
                InputType::Url,
            )));
        }
        signs::verdict(ui, source.bidi_rule_verdict);
        let verdict = rfc5893_verdict_text(source.bidi_rule_verdict);
        ui.colored_label(Palette::current(ui).verdict(source.bidi_rule_verdict), verdict);
        logical_row(ui, lines, source.name.characters());
    });
}

/// Characters side by side in logical order, each by itself: never joined, which would be no writing.
fn logical_row(ui: &mut Ui, lines: &mut Lines, characters: &[Character]) {
    const MOST: usize = 64;
    // In the row that is there: one of its own would hang from the middle of it.
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for &character in characters.iter().take(MOST) {
            let line = lines.character(character);
            lines.add(ui, &line, FOUND, Colouring::ByClass);
        }
        if characters.len() > MOST {
            ui.weak(message!(more_characters, count = characters.len() - MOST).to_string());
        }
    });
}
