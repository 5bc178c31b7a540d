//! Lists from outside: files, and what is pasted.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{Context, Event, Ui};

use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_list::ListInputFormat;
use bidiscope_report::list::{ListFilter, ListRowCache, ListSort, ListedNames, ShownRows};
use bidiscope_words::message;

use super::super::command::{Command, Refused};
use super::super::file::{Dropped, File, path_of, typed};
use super::super::file_kinds::FileKind;
use super::super::opened_file::OpenedFile;
use super::super::same_rules::is_same_rules;
use super::super::settings::ListSettings;
use super::super::widgets::TableKeyboard;
use super::arranging::ArrangedBy;
use super::fields::ListFields;
use super::other_list::OtherList;
use super::reading_event::Ending;
use super::running::Running;
use super::source::ListSource;
use super::tab::{ListPass, ListTab, Returning};

/// For how many seconds a zone has stood before the list is read under it.
const TYPING: f64 = 0.6;

impl ListTab {
    /// Opens a file; gives what there is to say. What was chosen otherwise for the same file stays.
    pub(crate) fn open_file(
        &mut self,
        file: Dropped,
        settings: &mut ListSettings,
        context: &Context,
    ) -> Command {
        let source = match file {
            Dropped::Path(path) => {
                if typed(&settings.file) != path {
                    settings.file = path_of(&path);
                }
                ListSource::File(path)
            }
            Dropped::File(File { name, bytes: Ok(bytes) }) => ListSource::Bytes(name, bytes.into()),
            Dropped::File(File { name, bytes: Err(reason) }) => {
                return Command::Refuse(Refused::not_opened(name, reason));
            }
        };
        if self.source.as_ref() != Some(&source) {
            settings.take_ending(Path::new(&source.name()));
        }
        self.open(source, settings, context)
    }

    /// Compares the names with the list or the index in a file; gives what there is to say.
    pub(crate) fn open_other_file(
        &mut self,
        file: Dropped,
        settings: &mut ListSettings,
        context: &Context,
    ) -> Command {
        let Some(path) = file.path() else { return Command::ClearMessage };
        if typed(&settings.other_list) != path {
            settings.other_list = path_of(&path);
        }
        self.compare(settings, context)
    }

    /// Compares the names with the list whose path is typed, or with none where the field is empty.
    pub(super) fn compare(&mut self, settings: &mut ListSettings, context: &Context) -> Command {
        if OtherList::of(settings, Vec::new()).is_none() {
            settings.filter.requires_match_in_other_list = false;
        }
        match self.source.clone() {
            Some(source) => self.open(source, settings, context),
            None => Command::ClearMessage,
        }
    }

    /// Opens a list; where it cannot be opened everything stays as it was. Gives what there is to say.
    pub(super) fn open(
        &mut self,
        source: ListSource,
        settings: &mut ListSettings,
        context: &Context,
    ) -> Command {
        let form = Self::form_of(&source, settings);
        let of_columns = |column: Option<&str>| column.filter(|_| form.has_columns()).map(str::to_owned);
        let fields = ListFields {
            kept: settings.kept.iter().filter(|_| form.has_columns()).cloned().collect(),
            holder: of_columns(settings.holders_from()),
            zone: of_columns(settings.zones_from()),
        };
        let states_zones = fields.zone.is_some();
        let other = OtherList::of(settings, self.rule_options.clone());
        let rules = (settings.notation, self.rules.clone());
        let of_list = source.path().map(|it| OpenedFile::at(FileKind::List, it));
        let of_other = other.as_ref().map(|it| OpenedFile::at(FileKind::OtherList, it.path()));
        let compared = other.as_ref().zip(of_other.as_ref());
        let compared = compared.map(|(other, file)| other.compared(file, settings.notation));
        match Running::start(&source, (form, fields), other.clone(), rules, context) {
            Ok(running) => {
                // What is remembered is for the first list that is opened, and then for that one.
                let is_same = self.source.as_ref() == Some(&source);
                if self.source.is_some() && !is_same {
                    self.forget_filter(settings);
                }
                self.returning = is_same.then(|| Returning::of(self));
                self.source = Some(source);
                self.files = of_list.into_iter().chain(of_other).collect();
                self.names = ListedNames::default();
                self.columns.clear();
                self.kept.clear();
                self.states_zones = states_zones;
                (self.other_list, self.other_status, self.compared_list) = (other, None, compared);
                (self.groups, self.decisions) = (None, None);
                (self.selected, self.details, self.hides_details) =
                    (None, None, is_same && self.hides_details);
                self.rows = ListRowCache::new(settings.notation, self.rules.clone());
                (self.shown, self.shown_by) = (ShownRows::default(), ArrangedBy::default());
                (self.arranging, self.running, self.ending) = (None, Some(running), None);
                self.table = TableKeyboard::default();
                Self::focus(context);
                Command::ClearMessage
            }
            Err(reason) => Command::Refuse(Refused::not_opened(source.name(), reason)),
        }
    }

    /// How a list is read: what is pasted, and the example, has a name a line.
    fn form_of(source: &ListSource, settings: &ListSettings) -> ListInputFormat {
        match source {
            ListSource::Lines(..) => ListInputFormat::NamePerLine,
            _ => settings.read_as(),
        }
    }

    /// Reads the same list once more.
    pub(super) fn open_again(&mut self, pass: &mut ListPass<'_>, context: &Context) {
        if let Some(source) = self.source.clone() {
            let said = self.open(source, pass.settings, context);
            pass.commands.push(said);
        }
    }

    /// Reads the list once more where it was read under other rules. What cannot be read any more stays as it was.
    pub(super) fn read_under_rules(&mut self, context: &Context, pass: &mut ListPass<'_>) {
        let is_other = !is_same_rules(self.rows.rules(), &self.rules);
        let Some(source) = self.source.clone().filter(|_| is_other && !self.are_rules_tried) else { return };
        // While a zone is typed, each letter is another one.
        let left = self.rules_since + TYPING - context.input(|input| input.time);
        if left > 0.0 && self.is_typed_on() {
            context.request_repaint_after(Duration::from_secs_f64(left));
            return;
        }
        let said = self.open(source, pass.settings, context);
        // What was said of the ruleset stays.
        pass.commands.extend(Some(said).filter(|it| !matches!(it, Command::ClearMessage)));
        self.are_rules_tried = true;
    }

    /// Whether the list is being read.
    pub(crate) const fn is_being_read(&self) -> bool {
        self.running.is_some()
    }

    /// Why the list, or the rest of it, cannot be read: the end of a sentence.
    pub(crate) fn unread_reason(&self) -> Option<&str> {
        match &self.ending {
            Some(Ending::Broken(reason)) => Some(reason),
            _ => None,
        }
    }

    /// Whether the rules differ from those of the list by the zone alone, which may be typed still.
    fn is_typed_on(&self) -> bool {
        match (self.rows.rules(), &self.rules) {
            (
                RegistryRulesByZone::SingleZone { zone_rulesets: one, .. },
                RegistryRulesByZone::SingleZone { zone_rulesets: other, .. },
            ) => Arc::ptr_eq(one, other),
            _ => false,
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
        pass.commands.push(Command::Say(message!(list_nothing_pasted).to_string()));
        return;
    }
    let source = ListSource::Lines(message!(list_from_clipboard).static_text(), Arc::from(text.into_bytes()));
    pass.commands.push(tab.open(source, pass.settings, ui.ctx()));
}
