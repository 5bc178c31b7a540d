//! The menu File: links, pinned and recent names, and all work as a file.

use eframe::egui::{Button, Response, ScrollArea, Sense, Ui};

use bidiscope_bidi::name::{Name, characters_of};
use bidiscope_present::message;
use bidiscope_present::session::{PinnedName, WrittenName};

use super::accessibility;
use super::command::{Command, ExportStart, Refused};
use super::example_row;
use super::file::File;
use super::file_dialog::FilePurpose;
use super::lines::{LINE_HEIGHT, Lines, tall_row};
use super::pass::Pass;
use super::reveal;
use super::saving::{FileEntries, Saving};
use super::settings::{Settings, Tab};
use super::widgets::BidiLabel;

/// How high a list of names is at most, in points.
const HIGHEST: f32 = 420.0;
/// How wide the notation beside each name is, in points.
const NOTATION: f32 = 84.0;

/// The size of the user's line on a name, in points an em, and how wide it is at most, in points.
const NOTE: f32 = 13.0;
const WIDEST_NOTE: f32 = 420.0;

/// What is at hand for the menu.
#[derive(Default)]
pub(super) struct SessionFiles {
    pub(super) saving: Saving,
}

/// Opens a session in the place of what is worked on, which is set aside; gives what there is to say.
pub(super) fn open(file: File, settings: &mut Settings) -> Command {
    let opened =
        file.bytes.and_then(|bytes| settings.session.open_session(&bytes).map_err(|error| error.to_string()));
    match opened {
        Ok(lost) if lost.is_empty() => Command::Say(message!(session_opened).to_string()),
        Ok(lost) => Command::Refuse(Refused {
            file: file.name,
            what: message!(session_not_whole).fixed(),
            reason: message!(session_lost, parts = lost.join(", ")).to_string(),
        }),
        Err(reason) => Command::Refuse(Refused::not_opened(file.name, reason)),
    }
}

/// Shows the menu.
pub(super) fn menu(
    ui: &mut Ui,
    files: &mut SessionFiles,
    is_name_there: bool,
    pass: &mut Pass<'_, Settings>,
) {
    accessibility::lasting_menu(ui, message!(file_menu).fixed(), |ui| {
        names(ui, pass);
        ui.separator();
        exports(ui, pass, is_name_there);
        ui.separator();
        let session = accessibility::lasting_menu(ui, message!(session_menu).fixed(), |ui| {
            ui.label(message!(session_about).fixed());
            let entries = FileEntries {
                field: message!(session_file).fixed(),
                path: |it: &mut Settings| &mut it.preferences.session_file,
                saves: FilePurpose::SaveSession,
                opens: FilePurpose::OpenSession,
            };
            let bytes = |it: &Settings| it.session.to_file().map_err(std::io::Error::other);
            if entries.show(ui, &mut files.saving, pass, Some(bytes)) {
                pass.commands.push(Command::OpenSession);
            }
        });
        if session.response.clicked() {
            // The click took the keyboard away again.
            files.saving.take_keyboard();
        }
        bring_back(ui, pass);
    });
}

/// The entries that export the name, where one can be read.
fn exports(ui: &mut Ui, pass: &mut Pass<'_, Settings>, is_name_there: bool) {
    for (title, start) in
        [(message!(file_menu_export), ExportStart::AsBefore), (message!(file_menu_print), ExportStart::Print)]
    {
        let entry = ui.add_enabled(is_name_there, Button::new(title.fixed()));
        if entry.on_disabled_hover_text(message!(file_menu_no_name).fixed()).clicked() {
            pass.commands.push(Command::Export(start));
            ui.close();
        }
    }
}

/// The entries that bring back what was set aside.
fn bring_back(ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
    let before: Vec<WrittenName> = pass.settings.session.set_aside.iter().map(|it| it.name()).collect();
    if before.is_empty() {
        return;
    }
    accessibility::menu(ui, message!(session_bring_back).fixed(), |ui| {
        for (number, name) in before.iter().enumerate() {
            ui.horizontal(|ui| {
                let remove = ui.button(message!(button_remove).fixed());
                let remove = remove.on_hover_text(message!(session_remove_about).fixed());
                let label = message!(session_remove_number, number = number + 1).to_string();
                accessibility::button(&remove, &label);
                if remove.clicked() {
                    pass.commands.push(Command::RemoveSetAside(number));
                }
                if row(ui, pass.lines, name).clicked() {
                    pass.commands.push(Command::BringBackSession(number));
                    ui.close();
                }
            });
        }
    });
}

/// The entries about names.
fn names(ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
    let name = pass.settings.session.name();
    let is_there = !name.text.is_empty();
    if pass.settings.session.tab == Tab::Learn {
        let has_lesson = pass.settings.session.learn.lesson.is_some();
        if ui.add_enabled(has_lesson, Button::new(message!(lesson_copy_link).fixed())).clicked() {
            pass.commands.push(Command::CopyLessonLink);
            ui.close();
        }
    } else if ui.add_enabled(is_there, Button::new(message!(link_copy).fixed())).clicked() {
        pass.commands.push(match pass.settings.session.link().write() {
            Ok(text) => Command::Copy { text, what: message!(link_copied).fixed() },
            Err(why) => Command::Say(message!(not_copied, reason = why.to_string()).to_string()),
        });
        ui.close();
    }
    ui.separator();
    let characters = name.characters();
    if pass.settings.session.names.pinned_as(&characters).is_some() {
        let unpin = ui.button(message!(name_unpin).fixed());
        if unpin.on_hover_text(message!(name_unpin_explained).fixed()).clicked() {
            pass.settings.session.names.unpin(&characters);
            ui.close();
        }
    } else {
        let pin = ui.add_enabled(is_there, Button::new(message!(name_pin).fixed()));
        if pin.on_hover_text(message!(name_pin_explained).fixed()).clicked() {
            if !pass.settings.session.names.pin(name) {
                pass.commands.push(Command::Say(message!(name_pins_full).to_string()));
            }
            ui.close();
        }
    }
    kept_names(ui, pass);
}

/// The menu of all names: the pinned ones with their lines, then the recent ones that are not pinned; the latest first.
fn kept_names(ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
    let names = &pass.settings.session.names;
    let has_names = !names.pinned().is_empty() || !names.recent().is_empty();
    ui.add_enabled_ui(has_names, |ui| {
        accessibility::menu(ui, message!(kept_names).fixed(), |ui| {
            ScrollArea::vertical().max_height(HIGHEST).show(ui, |ui| {
                if !names.pinned().is_empty() {
                    ui.weak(message!(names_pinned).fixed());
                }
                for PinnedName { name, note, .. } in names.pinned().iter().rev() {
                    if pinned_row(ui, pass.lines, name, note) {
                        pass.commands.push(Command::Open(name.text.clone(), name.notation));
                        ui.close();
                    }
                }
                let recent = names.recent().iter().enumerate().rev();
                let mut recent =
                    recent.filter(|(_, it)| names.pinned_as(&it.characters()).is_none()).peekable();
                if !names.pinned().is_empty() && recent.peek().is_some() {
                    ui.weak(message!(names_recent).fixed());
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
    let read = Name::read(&name.text, name.notation);
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
