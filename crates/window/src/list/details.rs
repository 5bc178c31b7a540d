//! The drawer with the details of the selected name: what was found, and the names that look the same, one above the
//! other with the characters that stand elsewhere in them.

use std::ops::Range;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Button, FontId, Key, Label, Modifiers, RichText, Role, ScrollArea, Sense, TextFormat, Ui, UiBuilder, vec2,
};

use bidiscope_bidi::name::{Character, code_point, excerpt};
use bidiscope_bidi::order::Strategy;
use bidiscope_present::message;
use bidiscope_present::titles::Titled;
use bidiscope_present::view::list::{
    GroupMember, MatchGroup, RegistrationStatus, RowDetails, name_count_text,
};

use super::super::accessibility;
use super::super::command::Command;
use super::super::lines::{Colouring, LINE_HEIGHT, tall_row};
use super::super::reveal;
use super::super::signs;
use super::super::theme::{BODY, CAPTION, HEADING, Palette};
use super::saved_document::SavedDocument;
use super::{ListPass, ListTab, cells, column_places, name_cell, table};

/// The size of a name, in points an em.
const NAME: f32 = 22.0;
/// How wide the button and the number of the line before a name are, in points.
const BUTTON: f32 = 124.0;
const LINE_NUMBER: f32 = 68.0;
/// How wide the title of a display is, in points.
const TITLE: f32 = 64.0;
/// The most characters of a disposition that are shown.
const MOST_OF_A_DISPOSITION: usize = 40;
/// The most characters of a name that is drawn whole, with its code points.
const MOST_CHARACTERS: usize = 300;

/// Shows the details of the selected name; gives how high all of them are, in points.
pub(super) fn show(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) -> f32 {
    let Some(details) = tab.details.take() else { return 0.0 };
    let is_readable = details.status != RegistrationStatus::Unreadable;
    let mut height = 0.0;
    // Escape has taken the keyboard from what had it here already.
    let had_keyboard = std::mem::take(&mut tab.details_have_keyboard);
    let mut closes = had_keyboard && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let mut inspected = None;
    let region =
        UiBuilder::new().accessibility_role(Role::Region).accessibility_label(message!(list_details).fixed());
    ui.scope_builder(region, |ui| {
        accessibility::bounds(ui, ui.max_rect());
        ui.horizontal(|ui| {
            ui.label(
                RichText::new(message!(list_line, line = details.line).to_string()).size(HEADING).strong(),
            );
            if is_readable {
                let inspect = ui.button(message!(list_open_in_inspect).fixed());
                tab.details_have_keyboard |= inspect.has_focus();
                inspected = inspect.clicked().then_some(details.row);
                let sheet =
                    ui.add_enabled(tab.exporting.is_none(), Button::new(message!(list_save_sheet).fixed()));
                tab.details_have_keyboard |= sheet.has_focus();
                if sheet.clicked() {
                    pass.commands.extend(tab.save_document(ui.ctx(), SavedDocument::Sheet(details.row)));
                }
            }
            let close = ui.button(message!(list_close_details).fixed());
            tab.details_have_keyboard |= close.has_focus();
            closes |= close.clicked();
        });
        let top = ui.max_rect().top();
        let begin = ui.cursor().top();
        let scroll = ScrollArea::vertical().auto_shrink(false).min_scrolled_height(16.0);
        let shown = scroll.show(ui, |ui| {
            verdict(ui, &details, pass);
            for group in &details.groups {
                ui.add_space(8.0);
                ui.strong(&group.heading);
                if !group.consequence.is_empty() {
                    ui.label(&group.consequence);
                }
                for member in &group.members {
                    let is_selected = member.row == Some(details.row);
                    if show_member(ui, tab, pass, group, member, is_selected) {
                        match member.row {
                            Some(row) => inspected = Some(row),
                            None => open_other(member, pass),
                        }
                    }
                }
                if group.more > 0 {
                    ui.weak(message!(list_more_members, names = name_count_text(group.more)).to_string());
                }
            }
            if details.groups.is_empty() && is_readable {
                ui.add_space(4.0);
                ui.weak(if details.are_groups_known {
                    message!(list_no_group).fixed()
                } else {
                    message!(list_groups_unknown).fixed()
                });
            }
            reveal::focused(ui);
        });
        height = (begin - top + shown.content_size.y).ceil();
    });
    if let Some(row) = inspected {
        tab.inspect(pass, row);
    }
    if closes {
        tab.hides_details = true;
        if had_keyboard {
            table::request_keyboard(ui.ctx());
        }
    }
    tab.details = Some(details);
    height
}

/// Whether it may be registered, why not, and what to do.
fn verdict(ui: &mut Ui, details: &RowDetails, pass: &mut ListPass<'_>) {
    ui.horizontal_top(|ui| {
        let sign = match cells::sign_of(details.status, details.decision, Palette::current(ui)).0 {
            Some(verdict) => signs::verdict(ui, verdict),
            None => signs::severity(ui, bidiscope_idna::verdict::Severity::Warning),
        };
        accessibility::unsaid(&sign);
        ui.vertical(|ui| {
            let text = Palette::current(ui).text;
            for claim in &details.claims {
                ui.strong(claim);
            }
            pass.lines.add_words(ui, &details.sentence, (BODY, text), Sense::HOVER);
            if !details.advice.is_empty() {
                ui.add(Label::new(RichText::new(&details.advice).weak()).wrap());
            }
            if !details.outside_zone.is_empty() {
                let weak = Palette::current(ui).weak_text;
                pass.lines.add_words(ui, &details.outside_zone, (BODY, weak), Sense::HOVER);
            }
            if !details.index_label.is_empty() {
                tall_row(ui, LINE_HEIGHT * NAME, |ui| {
                    ui.weak(message!(variants_index).fixed());
                    let line = pass.lines.ordered(&details.index_label, Strategy::UbaLtr);
                    pass.lines.add(ui, &line, NAME, Colouring::ByClass);
                });
            }
        });
    });
}

/// A name of the group; whether it is to be opened in Inspect.
fn show_member(
    ui: &mut Ui,
    tab: &mut ListTab,
    pass: &mut ListPass<'_>,
    group: &MatchGroup,
    member: &GroupMember,
    is_selected: bool,
) -> bool {
    let reference = [column_places::reference(pass.settings)];
    let displays = if group.displays.is_empty() { &reference[..] } else { &group.displays };
    let codes = (member.characters.len() <= MOST_CHARACTERS)
        .then(|| code_points(ui, &member.characters, &member.moved));
    let mut inspects = false;
    // Each row is as high as a name from its beginning, so that all of it is centred alike.
    let usual = std::mem::replace(&mut ui.spacing_mut().interact_size.y, LINE_HEIGHT * NAME);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = usual;
        let size = vec2(BUTTON, usual);
        if is_selected {
            ui.add_sized(size, Label::new(RichText::new(message!(list_selected).fixed()).weak()));
        } else {
            let button = ui.add_sized(size, Button::new(message!(list_open_in_inspect).fixed()));
            accessibility::button(
                &button,
                &message!(list_open_line_in_inspect, line = member.line).to_string(),
            );
            tab.details_have_keyboard |= button.has_focus();
            inspects = button.clicked();
        }
        let line = message!(list_line, line = member.line).to_string();
        ui.add_sized(vec2(LINE_NUMBER, usual), Label::new(RichText::new(line).weak()).truncate());
        if let Some(words) = name_cell::too_long(&member.characters) {
            ui.weak(words);
            return;
        }
        for &display in displays {
            show_line(ui, pass, member, display, displays.len() > 1);
        }
        if !member.disposition.is_empty() {
            ui.add_space(12.0);
            let disposition = excerpt(&member.disposition, MOST_OF_A_DISPOSITION);
            ui.label(message!(list_variant_disposition, disposition = disposition).to_string());
        }
        if let Some(codes) = codes {
            let width = ui.fonts_mut(|fonts| fonts.layout_job(codes.clone())).size().x;
            on_one_row(ui, width + 20.0);
            ui.add_space(12.0);
            let label = Label::new(codes);
            ui.add(if width <= ui.available_size_before_wrap().x { label.extend() } else { label.wrap() });
        }
    });
    ui.spacing_mut().interact_size.y = usual;
    inspects
}

/// Opens a name of the other list in Inspect.
fn open_other(member: &GroupMember, pass: &mut ListPass<'_>) {
    let name: String = member.characters.iter().map(|it| it.scalar).collect();
    if !name.is_empty() {
        pass.commands.extend([Command::OpenName(name), Command::FocusName]);
    }
}

/// Begins another row where this one has no room for so much, in points.
fn on_one_row(ui: &mut Ui, width: f32) {
    if width > ui.available_size_before_wrap().x {
        ui.end_row();
    }
}

/// The line of a member in a display, which it says where there are several; no wider than the room.
fn show_line(ui: &mut Ui, pass: &mut ListPass<'_>, member: &GroupMember, display: Strategy, is_named: bool) {
    let line = pass.lines.ordered_with(&member.characters, display, pass.in_displays);
    let title = if is_named { TITLE } else { 0.0 };
    let size = vec2((line.width() * NAME).min(ui.max_rect().width() - title - 16.0), LINE_HEIGHT * NAME);
    on_one_row(ui, title + size.x + 8.0);
    if is_named {
        let words = RichText::new(display.short_title()).size(CAPTION).weak();
        ui.add_sized(vec2(TITLE, ui.spacing().interact_size.y), Label::new(words).truncate());
    }
    let (rect, response) = ui.allocate_exact_size(size.max(vec2(1.0, 1.0)), Sense::HOVER);
    accessibility::picture(&response, line.accessible_text());
    name_cell::paint_line(ui, pass, &line, rect, (NAME, Colouring::ByClass), member.moved.clone());
}

/// The code points of a name in logical order; those that stand elsewhere than in the selected name stand out.
fn code_points(ui: &Ui, name: &[Character], moved: &Range<usize>) -> LayoutJob {
    let palette = Palette::current(ui);
    let mut job = LayoutJob::default();
    for (at, character) in name.iter().enumerate() {
        let is_moved = moved.contains(&at);
        let colour = if is_moved { palette.text } else { palette.weak_text };
        let mut format = TextFormat::simple(FontId::monospace(CAPTION), colour);
        if is_moved {
            format.background = palette.moved;
        }
        let code = code_point(character.scalar);
        let between = if at == 0 { "" } else { " " };
        job.append(&format!("{between}{}", code.trim_start_matches("U+")), 0.0, format);
    }
    job
}
