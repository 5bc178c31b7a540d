//! The drawer with the details of the selected name: what was found, and the names that look the same, one above the
//! other with the characters that stand elsewhere in them.

use eframe::egui::{Button, Key, Modifiers, Response, RichText, Role, ScrollArea, Ui, UiBuilder};

use bidiscope_bidi::name::InputType;
use bidiscope_bidi::order::Strategy;
use bidiscope_list::scan::RegistrationDecision;
use bidiscope_report::list::{MatchGroupMember, name_count_text};
use bidiscope_report::page::list::match_kinds_line;
use bidiscope_report::titles::Titled;
use bidiscope_words::message;

use super::super::blocks::BlockPainter;
use super::super::command::Command;
use super::super::said::Said;
use super::super::theme::HEADING;
use super::super::{accessibility, reveal};
use super::member::{self, MemberColumns};
use super::saved_document::SavedDocument;
use super::tab::{ListPass, ListTab};
use super::table;

/// Shows the details of the selected name; gives how high all of them are, in points.
pub(super) fn show(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) -> f32 {
    let Some(details) = tab.details.take() else { return 0.0 };
    let is_readable = details.decision != RegistrationDecision::UnreadableName;
    let mut height = 0.0;
    // Escape has taken the keyboard from what had it here already.
    let had_keyboard = std::mem::take(&mut tab.details_have_keyboard);
    let mut closes = had_keyboard && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let mut inspected = None;
    let region = UiBuilder::new()
        .accessibility_role(Role::Region)
        .accessibility_label(message!(list_details).static_text());
    ui.scope_builder(region, |ui| {
        accessibility::bounds(ui, ui.max_rect());
        ui.horizontal(|ui| {
            ui.label(
                RichText::new(message!(list_line, line = details.line_number).to_string())
                    .size(HEADING)
                    .strong(),
            );
            if is_readable {
                let inspect = ui.button(message!(list_open_in_inspect).static_text());
                tab.details_have_keyboard |= inspect.has_focus();
                inspected = inspect.clicked().then_some(details.list_row_index);
                let sheet = ui.add_enabled(
                    tab.exporting.is_none(),
                    Button::new(message!(list_save_sheet).static_text()),
                );
                tab.details_have_keyboard |= sheet.has_focus();
                if sheet.clicked() {
                    pass.commands
                        .extend(tab.save_document(ui.ctx(), SavedDocument::Sheet(details.list_row_index)));
                }
            }
            let close = ui.button(message!(button_close).static_text());
            tab.details_have_keyboard |= close.has_focus();
            closes |= close.clicked();
        });
        let top = ui.max_rect().top();
        let begin = ui.cursor().top();
        let scroll = ScrollArea::vertical().auto_shrink(false).min_scrolled_height(16.0);
        let shown = scroll.show(ui, |ui| {
            let mut said = Said::default();
            blocks(pass, &mut said).show(ui, &details.page_blocks);
            for group in &details.match_groups {
                ui.add_space(8.0);
                ui.strong(group.heading().to_string());
                if !group.match_kinds.is_empty() {
                    let kinds = match_kinds_line(group.match_kinds.iter().copied());
                    blocks(pass, &mut Said::default()).line(ui, &kinds);
                }
                if let Some(consequence) = group.consequence() {
                    ui.label(consequence.to_string());
                }
                let columns = MemberColumns::of(ui, pass, group);
                for member in &group.members {
                    let is_selected = member.same_list_row_index == Some(details.list_row_index);
                    let button = member::show(ui, pass, &columns, member, is_selected);
                    tab.details_have_keyboard |= button.as_ref().is_some_and(Response::has_focus);
                    if button.is_some_and(|it| it.clicked()) {
                        match member.same_list_row_index {
                            Some(row) => inspected = Some(row),
                            None => open_other(member, pass),
                        }
                    }
                }
                if group.unlisted_member_count > 0 {
                    ui.weak(
                        message!(
                            list_more_members,
                            names = name_count_text(group.unlisted_member_count as usize)
                        )
                        .to_string(),
                    );
                }
            }
            if details.match_groups.is_empty() && is_readable {
                ui.add_space(4.0);
                ui.weak(if details.are_match_groups_known {
                    message!(list_no_group).static_text()
                } else {
                    message!(list_groups_unknown).static_text()
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

/// What draws the blocks of what is said of a name.
fn blocks<'a>(pass: &'a mut ListPass<'_>, said: &'a mut Said) -> BlockPainter<'a> {
    let (lines, commands) = (&mut *pass.lines, &mut *pass.commands);
    let order = Strategy::UbaLtr;
    let (display, display_title) = (order.into(), order.title());
    BlockPainter { lines, commands, said, order, display, display_title, highlight: None }
}

/// Opens a name of the other list in Inspect.
fn open_other(member: &MatchGroupMember, pass: &mut ListPass<'_>) {
    let name: String = member.characters.iter().map(|it| it.scalar).collect();
    if !name.is_empty() {
        pass.commands.extend(Command::open_in_field(name, InputType::Url));
    }
}
