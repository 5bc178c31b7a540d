//! The menu File: links, pinned and recent names, and files.

use eframe::egui::{Response, ScrollArea, Sense, Ui};

use bidiscope_bidi::name::characters_of;
use bidiscope_session::{PinnedName, WrittenName};
use bidiscope_words::message;

use super::accessibility;
use super::command::Command;
use super::commands::CommandId;
use super::example_row;
use super::lines::{LINE_HEIGHT, Lines, tall_row};
use super::pass::Pass;
use super::reveal;
use super::settings::{Settings, Tab};
use super::store::Sessions;
use super::widgets::BidiLabel;

/// How high a list of names is at most, in points.
const HIGHEST: f32 = 420.0;
/// How wide the notation beside each name is, in points.
const NOTATION: f32 = 84.0;

/// The size of the user's line on a name, in points an em, and how wide it is at most, in points.
const NOTE: f32 = 13.0;
const WIDEST_NOTE: f32 = 420.0;

/// The sessions that were put by, as they are listed in the menu, the latest first.
#[derive(Default)]
pub(super) struct EarlierSessions {
    /// What each was put by as, and its name.
    listed: Vec<(String, WrittenName)>,
    is_menu_open: bool,
}

impl EarlierSessions {
    /// Lists them anew.
    pub(super) fn list(&mut self, sessions: &Sessions) {
        self.listed = sessions.earlier().into_iter().map(|it| (it.id, it.session.name())).collect();
    }

    /// The latest.
    pub(super) fn latest(&self) -> Option<&str> {
        self.listed.first().map(|it| it.0.as_str())
    }
}

/// Shows the menu. As it opens, it looks for sessions that other windows have put by.
pub(super) fn show(
    ui: &mut Ui,
    earlier: &mut EarlierSessions,
    sessions: &Sessions,
    pass: &mut Pass<'_, Settings>,
) {
    let was_open = std::mem::take(&mut earlier.is_menu_open);
    accessibility::lasting_menu(ui, message!(file_menu).static_text(), |ui| {
        if !was_open {
            earlier.list(sessions);
        }
        earlier.is_menu_open = true;
        let link = if pass.settings.session.tab == Tab::Learn {
            CommandId::CopyLessonLink
        } else {
            CommandId::CopyLink
        };
        pass.entry(ui, link);
        pass.first_entry(ui, &[CommandId::PinName, CommandId::UnpinName]);
        kept_names(ui, pass);
        ui.separator();
        pass.entry(ui, CommandId::Export);
        pass.entry(ui, CommandId::Print);
        ui.separator();
        for open in [
            CommandId::OpenText,
            CommandId::OpenList,
            CommandId::OpenStudy,
            CommandId::OpenLesson,
            CommandId::OpenRuleset,
        ] {
            pass.entry(ui, open);
        }
        ui.separator();
        pass.entry(ui, CommandId::OpenSession);
        pass.entry(ui, CommandId::SaveSession);
        bring_back(ui, &earlier.listed, pass);
    });
}

/// The entries that bring back sessions that were put by.
fn bring_back(ui: &mut Ui, earlier: &[(String, WrittenName)], pass: &mut Pass<'_, Settings>) {
    if earlier.is_empty() {
        return;
    }
    accessibility::menu(ui, message!(session_bring_back).static_text(), |ui| {
        ScrollArea::vertical().max_height(HIGHEST).show(ui, |ui| {
            for (number, (id, name)) in earlier.iter().enumerate() {
                ui.horizontal(|ui| {
                    let remove = ui.button(message!(button_remove).static_text());
                    let remove = remove.on_hover_text(message!(session_remove_about).static_text());
                    let label = message!(session_remove_number, number = number + 1).to_string();
                    accessibility::button(&remove, &label);
                    if remove.clicked() {
                        pass.commands.push(Command::RemoveEarlierSession(id.clone()));
                        // Another one would stand there for a second click.
                        ui.close();
                    }
                    if row(ui, pass.lines, name).clicked() {
                        pass.commands.push(Command::BringBackSession(id.clone()));
                        ui.close();
                    }
                });
            }
            reveal::focused(ui);
        });
    });
}

/// The menu of all names: the pinned ones with their lines, then the recent ones that are not pinned; the latest first.
fn kept_names(ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
    let names = &pass.settings.session.names;
    let has_names = !names.pinned_names().is_empty() || !names.recent_names().is_empty();
    ui.add_enabled_ui(has_names, |ui| {
        accessibility::menu(ui, message!(kept_names).static_text(), |ui| {
            ScrollArea::vertical().max_height(HIGHEST).show(ui, |ui| {
                if !names.pinned_names().is_empty() {
                    ui.weak(message!(names_pinned).static_text());
                }
                for PinnedName { name, note, .. } in names.pinned_names().iter().rev() {
                    if pinned_row(ui, pass.lines, name, note) {
                        pass.commands.push(Command::Open(name.clone()));
                        ui.close();
                    }
                }
                let recent = names.recent_names().iter().enumerate().rev();
                let mut recent =
                    recent.filter(|(_, it)| names.find_pinned_name(&it.logical_text()).is_none()).peekable();
                if !names.pinned_names().is_empty() && recent.peek().is_some() {
                    ui.weak(message!(names_recent).static_text());
                }
                for (at, name) in recent {
                    if name_row(ui, pass.lines, name).clicked() {
                        pass.commands.push(Command::GoTo(at));
                        ui.close();
                    }
                }
                reveal::focused(ui);
            });
        });
    });
}

/// A pinned name with the user's line below it; whether it was clicked.
fn pinned_row(ui: &mut Ui, lines: &mut Lines, name: &WrittenName, note: &str) -> bool {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let response = name_row(ui, lines, name);
        if note.is_empty() {
            return response.clicked();
        }
        accessibility::more(&response, || note.to_owned());
        let of_note = ui.horizontal(|ui| {
            ui.add_space(NOTATION + ui.spacing().item_spacing.x);
            ui.set_max_width(WIDEST_NOTE);
            BidiLabel::own(note).size(NOTE).weak().truncated().sense(Sense::CLICK).show(ui, lines)
        });
        response.clicked() || of_note.inner.clicked()
    })
    .inner
}

/// A name as it is written and as it is shown.
fn row(ui: &mut Ui, lines: &mut Lines, name: &WrittenName) -> Response {
    let read = name.read();
    let characters = match &read {
        Ok(name) => name.characters().to_vec(),
        Err(_) => characters_of(&name.text),
    };
    let title = name.notation.id();
    example_row::show_name(ui, lines, title, &characters, NOTATION)
}

/// The same in a row of its own, in whose middle the notation stands.
fn name_row(ui: &mut Ui, lines: &mut Lines, name: &WrittenName) -> Response {
    tall_row(ui, LINE_HEIGHT * example_row::EXAMPLE, |ui| row(ui, lines, name))
}
