//! The controls of the other list: its file, its column, and why it is not compared.

use eframe::egui::{Button, Ui};

use bidiscope_report::grouped_digits;
use bidiscope_report::titles::Titled;
use bidiscope_words::message;

use super::super::accessibility;
use super::super::commands::CommandId;
use super::super::line_entry::{LineLook, ShownEntry};
use super::super::theme::Palette;
use super::super::widgets::BidiLabel;
use super::column_entry::ColumnEntry;
use super::other_list::OtherList;
use super::reading_event::OtherListStatus;
use super::tab::{ListPass, ListTab};
use super::unreadable::Unreadable;

/// Shows them; what is entered or chosen is compared at once.
pub(super) fn show(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    let title = message!(list_other_field).static_text();
    let label = ui.label(title).on_hover_text(message!(list_other_explained).static_text());
    let hint = message!(list_other_hint).static_text();
    let width = (0.16 * ui.max_rect().width()).clamp(120.0, 220.0);
    let look = LineLook { label: title, hint, width, takes_keyboard: false };
    let ShownEntry { response, is_entered } =
        tab.other_path.show(ui, &look, &mut pass.with(|it| &mut it.other_list));
    response.labelled_by(label.id);
    let named = OtherList::of(pass.settings, tab.rule_options.clone());
    let mut compares = is_entered;
    let compare = Button::new(message!(list_other_compare).static_text());
    compares |= ui.add_enabled(named.is_some() && named != tab.other_list, compare).clicked();
    let choose = pass.button(ui, CommandId::OpenOtherList);
    // It stands below the button of the list itself.
    accessibility::button(&choose, CommandId::OpenOtherList.title());
    if named.as_ref().is_some_and(OtherList::has_columns) {
        compares |= columns(ui, tab, pass);
    }
    if tab.other_list.is_some() || named.is_some() {
        let words = message!(list_other_remove).static_text();
        let remove = ui.button("\u{D7}");
        accessibility::button(&remove, words);
        if remove.on_hover_text(words).clicked() {
            pass.settings.other_list.clear();
            compares = true;
        }
    }
    status(ui, tab, pass);
    if compares {
        pass.commands.push(tab.compare(pass.settings, ui.ctx()));
    }
}

/// The fields for the columns of the names and of their zones; whether another one is to be read.
fn columns(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) -> bool {
    let own = pass.settings.column.clone();
    let columns = tab.other_status.as_ref().map_or(&[][..], |it| &it.columns);
    let names = ColumnEntry {
        label: message!(list_other_column).static_text(),
        hint: &own,
        menu: message!(list_other_choose_column).static_text(),
        columns,
        value: |it| &mut it.other_column,
    };
    let is_other = names.show(ui, &mut tab.other_column, pass);
    let zones = ColumnEntry {
        label: message!(list_other_zone_column).static_text(),
        hint: message!(list_zone_column_hint).static_text(),
        menu: message!(list_other_choose_zone_column).static_text(),
        columns,
        value: |it| &mut it.other_zone_column,
    };
    let is_other = zones.show(ui, &mut tab.other_zone_column, pass) || is_other;
    // Only where the list says who asks.
    if pass.settings.holders_from().is_none() {
        return is_other;
    }
    let holders = ColumnEntry {
        label: message!(list_other_holder_column).static_text(),
        hint: message!(list_holder_column_hint).static_text(),
        menu: message!(list_other_choose_holder_column).static_text(),
        columns,
        value: |it| &mut it.other_holder_column,
    };
    holders.show(ui, &mut tab.other_holder_column, pass) || is_other
}

/// Why it is not compared, or what of it is not.
fn status(ui: &mut Ui, tab: &ListTab, pass: &mut ListPass<'_>) {
    match tab.other_status.as_ref().map(|OtherListStatus { read, .. }| read) {
        Some(Err(reason)) => {
            let sentence = message!(list_other_not_read, reason = reason).to_string();
            BidiLabel::new(sentence).colour(Palette::current(ui).warning).alert(ui, pass.lines);
        }
        Some(Ok(Unreadable { count, first: Some(line) })) => {
            let [count, line] = [*count, *line].map(|it| usize::try_from(it).unwrap_or(usize::MAX));
            let (digits, line) = (grouped_digits(count), grouped_digits(line));
            ui.weak(message!(list_other_unreadable, count = count, digits = digits, line = line).to_string());
        }
        Some(Ok(_)) | None => {}
    }
}
