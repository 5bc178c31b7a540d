//! Lists from outside: files, and what is pasted.

use std::path::Path;
use std::sync::Arc;

use eframe::egui::{Context, Event, Ui};

use bidiscope_list::InputFormat;
use bidiscope_present::view::list::{ListFilter, ListRows, ListSort, ListedNames, ShownRows};

use super::super::command::{Command, Refused};
use super::super::file::{Dropped, File, typed};
use super::super::settings::ListSettings;
use super::arranging::ArrangedBy;
use super::running::{ListSource, Running};
use super::table::TableState;
use super::{ListPass, ListTab};

impl ListTab {
    /// Opens a file that was dropped.
    pub(crate) fn open_dropped(
        &mut self,
        dropped: Dropped,
        settings: &mut ListSettings,
        context: &Context,
        commands: &mut Vec<Command>,
    ) {
        let source = match dropped {
            Dropped::Path(path) => ListSource::File(path),
            Dropped::File(File { name, bytes: Ok(bytes) }) => ListSource::Bytes(name, bytes.into()),
            Dropped::File(File { name, bytes: Err(reason) }) => {
                commands.push(Command::Refuse(Refused { file: name, what: "was not opened", reason }));
                return;
            }
        };
        settings.take_ending(Path::new(&source.name()));
        self.open(source, settings, context, commands);
    }

    /// Gives the field for the path of the file that is opened the keyboard.
    pub(crate) const fn take_keyboard_to_open(&mut self) {
        self.path.take_keyboard();
    }

    /// Opens the file whose path was typed.
    pub(crate) fn open_typed(
        &mut self,
        settings: &mut ListSettings,
        context: &Context,
        commands: &mut Vec<Command>,
    ) {
        let source = ListSource::File(typed(&settings.file));
        // What was chosen otherwise for the same file stays.
        if self.source.as_ref() != Some(&source) {
            settings.take_ending(Path::new(&source.name()));
        }
        self.open(source, settings, context, commands);
    }

    /// Opens a list; where it cannot be opened everything stays as it was.
    pub(super) fn open(
        &mut self,
        source: ListSource,
        settings: &mut ListSettings,
        context: &Context,
        commands: &mut Vec<Command>,
    ) {
        match Running::start(&source, (Self::form_of(&source, settings), settings.notation), context) {
            Ok(running) => {
                // What is remembered is for the first list that is opened, and then for that one.
                if self.source.as_ref().is_some_and(|it| *it != source) {
                    self.forget_filter(settings);
                }
                self.source = Some(source);
                self.names = ListedNames::default();
                (self.groups, self.open_group) = (None, None);
                self.rows = ListRows::new(settings.notation);
                (self.shown, self.shown_by) = (ShownRows::default(), ArrangedBy::default());
                (self.arranging, self.running, self.ending) = (None, Some(running), None);
                self.table = TableState::default();
                commands.push(Command::ClearMessage);
                Self::focus_table(context);
            }
            Err(reason) => {
                let file = source.name();
                commands.push(Command::Refuse(Refused { file, what: "was not opened", reason }));
            }
        }
    }

    /// How a list is read: what is pasted, and the example, has a name a line.
    fn form_of(source: &ListSource, settings: &ListSettings) -> InputFormat {
        match source {
            ListSource::Lines(..) => InputFormat::Names,
            _ => settings.read_as(),
        }
    }

    /// Reads the same list once more.
    pub(super) fn open_again(&mut self, pass: &mut ListPass<'_>, context: &Context) {
        if let Some(source) = self.source.clone() {
            self.open(source, pass.settings, context, pass.commands);
        }
    }

    /// Shows every name, in the list's order.
    pub(super) fn forget_filter(&mut self, settings: &mut ListSettings) {
        (settings.filter, settings.sort) = (ListFilter::default(), ListSort::default());
        self.sought.set_text("", settings.notation);
    }
}

/// Opens what is pasted while no field has the keyboard: a text of several lines is a list.
pub(super) fn take_paste(ui: &Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    let is_in_a_field = ui.ctx().egui_wants_keyboard_input();
    let mut pasted = None;
    ui.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Paste(text) if !is_in_a_field || text.trim().lines().nth(1).is_some() => {
                pasted = Some(text.clone());
                false
            }
            _ => true,
        });
    });
    let Some(text) = pasted else { return };
    if text.trim().is_empty() {
        pass.commands.push(Command::Say("Nothing was pasted: the text is empty.".to_owned()));
        return;
    }
    let source = ListSource::Lines("From the clipboard", Arc::from(text.into_bytes()));
    tab.open(source, pass.settings, ui.ctx(), pass.commands);
}
