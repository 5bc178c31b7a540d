//! The menu File: links, bookmarks, names that were looked at, and all work as a file.

use eframe::egui::containers::menu::{MenuConfig, SubMenuButton};
use eframe::egui::{Button, PopupCloseBehavior, ScrollArea, Ui};

use bidiscope_bidi::name::Name;
use bidiscope_present::session::WrittenName;

use super::accessibility;
use super::command::{Command, ExportStart, Refused};
use super::example_row;
use super::file::File;
use super::file_dialog::FilePurpose;
use super::lines::Lines;
use super::pass::Pass;
use super::reveal;
use super::saving::{self, Saving};
use super::settings::Settings;

/// How high a list of names is at most, in points.
const HIGHEST: f32 = 420.0;
/// How wide the notation beside each name is, in points.
const NOTATION: f32 = 84.0;

/// What is at hand for the menu.
#[derive(Default)]
pub(super) struct SessionFiles {
    saving: Saving,
}

impl SessionFiles {
    /// Gives the field for a path the keyboard.
    pub(super) const fn take_keyboard(&mut self) {
        self.saving.take_keyboard();
    }
}

/// Opens a session in the place of what is worked on, which is set aside; gives what there is to say.
pub(super) fn open(file: File, settings: &mut Settings) -> Command {
    let opened =
        file.bytes.and_then(|bytes| settings.open_session(&bytes).map_err(|error| error.to_string()));
    let brings_back = "The menu File brings back what was here before.";
    match opened {
        Ok(lost) if lost.is_empty() => Command::Say(format!("Opened the session. {brings_back}")),
        Ok(lost) => Command::Refuse(Refused {
            file: file.name,
            what: "was not opened whole",
            reason: format!("these could not be read, and are as at first: {}", lost.join(", ")),
        }),
        Err(reason) => Command::Refuse(Refused { file: file.name, what: "was not opened", reason }),
    }
}

/// Shows the menu.
pub(super) fn menu(
    ui: &mut Ui,
    files: &mut SessionFiles,
    is_name_there: bool,
    pass: &mut Pass<'_, Settings>,
) {
    let stay_open = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let shown = SubMenuButton::new("File").config(stay_open.clone()).ui(ui, |ui| {
        names(ui, pass);
        ui.separator();
        exports(ui, pass, is_name_there);
        ui.separator();
        let shown = SubMenuButton::new("This session as a file").config(stay_open).ui(ui, |ui| {
            ui.label("The names, panes, strategies, notes and bookmarks of this window.");
            files.saving.field(ui, "Session file:", &mut pass.with(|it| &mut it.session_file));
            ui.horizontal(|ui| {
                let settings = &*pass.settings;
                let bytes = || settings.session().map_err(std::io::Error::other);
                if let Some(said) = files.saving.button(ui, &settings.session_file, Some(bytes)) {
                    pass.commands.push(said);
                    ui.close();
                }
                pass.commands.extend(saving::choose(ui, FilePurpose::SaveSession, true));
                ui.separator();
                if ui.button("Open").clicked() {
                    pass.commands.push(Command::OpenSession);
                    ui.close();
                }
                pass.commands.extend(saving::choose(ui, FilePurpose::OpenSession, true));
            });
        });
        if shown.0.clicked() {
            // The click took the keyboard away again.
            files.saving.take_keyboard();
        }
        accessibility::menu_of(shown);
        bring_back(ui, pass);
    });
    accessibility::menu_of(shown);
}

/// The entries that export the name, where one can be read.
fn exports(ui: &mut Ui, pass: &mut Pass<'_, Settings>, is_name_there: bool) {
    for (title, start) in
        [("Export\u{2026}", ExportStart::AsBefore), ("Print to PDF\u{2026}", ExportStart::Print)]
    {
        let entry = ui.add_enabled(is_name_there, Button::new(title));
        if entry.on_disabled_hover_text("There is no name to export yet: type one first").clicked() {
            pass.commands.push(Command::Export(start));
            ui.close();
        }
    }
}

/// The entries that bring back what was set aside.
fn bring_back(ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
    let before: Vec<WrittenName> = pass.settings.set_aside.iter().map(|it| it.name()).collect();
    if before.is_empty() {
        return;
    }
    accessibility::menu(ui, "Bring back what was here before", |ui| {
        for (number, name) in before.iter().enumerate() {
            ui.horizontal(|ui| {
                let remove = ui.button("Remove").on_hover_text("It cannot be brought back then");
                accessibility::button(&remove, &format!("Remove number {}", number + 1));
                if remove.clicked() {
                    pass.commands.push(Command::RemoveSetAside(number));
                }
                if row(ui, pass.lines, name) {
                    pass.commands.push(Command::BringBackSession(number));
                    ui.close();
                }
            });
        }
    });
}

/// The entries about names.
fn names(ui: &mut Ui, pass: &mut Pass<'_, Settings>) {
    let name = pass.settings.name();
    let is_there = !name.text.is_empty();
    if ui.add_enabled(is_there, Button::new("Copy a link to this name")).clicked() {
        pass.commands.push(match pass.settings.link().write() {
            Ok(text) => Command::Copy { text, what: "a link to the name" },
            Err(why) => Command::Say(format!("Not copied: {why}.")),
        });
        ui.close();
    }
    ui.separator();
    if pass.settings.bookmarks.contains(&name) {
        if ui.button("Remove the bookmark of this name").clicked() {
            pass.settings.bookmarks.remove(&name);
            ui.close();
        }
    } else if ui.add_enabled(is_there, Button::new("Bookmark this name")).clicked() {
        if !pass.settings.bookmarks.add(name) {
            pass.commands.push(Command::Say("There is no room for another bookmark.".to_owned()));
        }
        ui.close();
    }
    let bookmarks: Vec<WrittenName> = pass.settings.bookmarks.all().to_vec();
    list(
        ui,
        "Bookmarks",
        &bookmarks,
        pass.lines,
        |at, commands| {
            let WrittenName { text, notation } = bookmarks[at].clone();
            commands.push(Command::Open(text, notation));
        },
        pass.commands,
    );
    let visited: Vec<WrittenName> = pass.settings.visited.all().to_vec();
    list(
        ui,
        "Recent names",
        &visited,
        pass.lines,
        |at, commands| commands.push(Command::GoTo(at)),
        pass.commands,
    );
}

/// A menu of names, the latest first.
fn list(
    ui: &mut Ui,
    title: &str,
    names: &[WrittenName],
    lines: &mut Lines,
    mut open: impl FnMut(usize, &mut Vec<Command>),
    commands: &mut Vec<Command>,
) {
    ui.add_enabled_ui(!names.is_empty(), |ui| {
        accessibility::menu(ui, title, |ui| {
            ScrollArea::vertical().max_height(HIGHEST).show(ui, |ui| {
                for (at, name) in names.iter().enumerate().rev() {
                    if row(ui, lines, name) {
                        open(at, commands);
                        ui.close();
                    }
                }
                reveal::focused(ui);
            });
        });
    });
}

/// A name as it is written and as it is shown; whether it was clicked.
fn row(ui: &mut Ui, lines: &mut Lines, name: &WrittenName) -> bool {
    let read = Name::read(&name.text, name.notation);
    let characters = match &read {
        Ok(name) => name.characters().to_vec(),
        Err(_) => bidiscope_bidi::name::characters_of(&name.text),
    };
    let title = name.notation.id();
    example_row::show_name(ui, lines, title, &characters, NOTATION).clicked()
}
