//! The field in which the text is typed, or what is told of one that is too long for it.

use eframe::egui::{Key, Modifiers, Ui, vec2};

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_edit::EditAction;
use bidiscope_words::message;

use super::super::accessibility;
use super::super::command::Command;
use super::super::editor::{Laying, Look, MenuCommand};
use super::super::find_character::{self, FoundCharacter};
use super::super::lines::{Colouring, LINE_HEIGHT};
use super::super::theme::Palette;
use super::super::widgets::BidiLabel;
use super::incoming;
use super::tab::{TextPass, TextTab, field_id};

/// The size of the text in the field, in points an em.
const SIZE: f32 = 16.0;

/// What leads back to what the user wrote.
fn way_back() -> &'static str {
    message!(text_way_back).static_text()
}

/// Shows the field, and searches its text when that changes.
pub(super) fn show(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>) {
    let has_focus = ui.memory(|memory| memory.has_focus(field_id()));
    incoming::take_paste(ui, tab, pass, has_focus);
    if tab.source.is_some() {
        show_source(ui, tab, pass);
    } else {
        if !pass.settings.before.is_empty() {
            show_before(ui, tab, pass);
        }
        field(ui, tab, pass);
    }
}

/// How the field lays the text out: each line in its own direction.
fn laying<'a>(pass: &'a mut TextPass<'_>) -> Laying<'a> {
    Laying::new(pass.lines, Strategy::UbaAuto, pass.in_fields)
}

fn field(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>) {
    tab.field.set_text(&pass.settings.text, Notation::Unicode);
    let look = Look {
        id: field_id(),
        label: message!(text_field).static_text(),
        hint: message!(text_field_hint).static_text(),
        size: SIZE,
        rows: ((ui.available_height() - 4.0) / (LINE_HEIGHT * SIZE)).floor().max(1.0) as usize,
        colouring: Colouring::Plain(Palette::current(ui).text),
        highlight: None,
    };
    let shown = tab.field.show(ui, &mut laying(pass), &look);
    let mut changed = shown.changed;
    let mut notice = shown.notice;
    let mut inserted = None;
    match shown.command {
        Some(MenuCommand::Insert(scalar)) => inserted = Some(scalar),
        Some(MenuCommand::FindCharacter) => tab.finder.open(),
        None => {}
    }
    if shown.response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::I)) {
        tab.finder.open();
    }
    match find_character::show(ui, &mut tab.finder, pass.lines, shown.response.rect) {
        Some(FoundCharacter::Chosen(scalar)) => inserted = Some(scalar),
        Some(FoundCharacter::Nothing) => shown.response.request_focus(),
        None => {}
    }
    if let Some(scalar) = inserted {
        let act = EditAction::TypeText(scalar.to_string());
        let outcome = tab.field.apply(act, &mut laying(pass));
        changed |= outcome.has_changed_text;
        notice = outcome.notice.map(|it| it.to_string()).or(notice);
        shown.response.request_focus();
    }
    if changed {
        tab.edited(tab.field.editor().text(), pass.settings, ui.ctx());
    }
    pass.commands.extend(notice.map(Command::Say));
}

/// Tells that what the user wrote is kept while another text stands in the field.
fn show_before(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>) {
    ui.horizontal(|ui| {
        ui.weak(message!(text_before_kept).static_text());
        if ui.button(way_back()).clicked() {
            tab.go_back(pass.settings, ui.ctx());
        }
        // In a menu: a second click on what stood here before must not throw a text away.
        accessibility::menu(ui, message!(text_discard).static_text(), |ui| {
            if ui.button(message!(text_discard_confirmed).static_text()).clicked() {
                pass.settings.before.pop();
                ui.close();
            }
        });
    });
}

fn show_source(ui: &mut Ui, tab: &mut TextTab, pass: &mut TextPass<'_>) {
    let kilobytes = tab.view.text.len().div_ceil(1000);
    let size = match kilobytes {
        0..1000 => message!(text_size, unit = "kilobytes", size = kilobytes.to_string()),
        _ => message!(text_size, unit = "megabytes", size = format!("{:.1}", kilobytes as f64 / 1e3)),
    };
    let mut goes_back = ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z));
    ui.horizontal(|ui| {
        BidiLabel::own(tab.source.as_deref().unwrap_or_default()).size(SIZE).show(ui, pass.lines);
        ui.weak(message!(text_too_long_to_edit, size = size).to_string());
        let way_back =
            if pass.settings.text.is_empty() { message!(button_close).static_text() } else { way_back() };
        goes_back |= ui.button(way_back).on_hover_text("Ctrl+Z").clicked();
    });
    if goes_back {
        tab.go_back(pass.settings, ui.ctx());
    }
    ui.allocate_space(vec2(ui.available_width(), 0.0));
}
