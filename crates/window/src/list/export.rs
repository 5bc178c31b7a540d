//! What is shown, as a file.

use std::path::Path;

use eframe::egui::{Button, Context, Ui};

use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_report::list::name_count_text;
use bidiscope_system::threads::WorkProgress;
use bidiscope_words::message;

use super::super::command::Command;
use super::super::commands::CommandId;
use super::super::file_kinds::SaveTo;
use super::exporting::Exporting;
use super::saved_document::{MOST_SHEETS, SavedDocument};
use super::source::ListSource;
use super::tab::{ListPass, ListTab};
use super::to_write::{ToWrite, save};

/// The menu.
pub(super) fn menu(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    ui.set_min_width(320.0);
    ui.label(message!(list_save_about, names = name_count_text(tab.shown.len())).to_string());
    if tab.exporting.is_some() {
        ui.horizontal(|ui| {
            ui.spinner();
            if ui.button(message!(list_stop_saving).static_text()).clicked() {
                tab.exporting = None;
                pass.commands.push(Command::Say(message!(list_nothing_saved).to_string()));
            }
        });
        return;
    }
    if let Some(tag) = tab.language.choice(ui, pass.lines) {
        pass.commands.push(Command::change(move |it| tag.clone_into(&mut it.preferences.export_language)));
    }
    pass.entry(ui, CommandId::SaveRows);
    ui.separator();
    other_choices(ui, tab, pass);
}

/// What is written with a click, beside the list.
fn other_choices(ui: &mut Ui, tab: &mut ListTab, pass: &mut ListPass<'_>) {
    ui.label(message!(list_beside_about).static_text());
    let count = tab.shown.len();
    let sheets = Button::new(message!(list_save_sheets, names = name_count_text(count)).to_string());
    let can_save = tab.running.is_none() && count > 0;
    let sheets = ui.add_enabled(can_save && count <= MOST_SHEETS, sheets);
    let sheets =
        sheets.on_disabled_hover_text(message!(list_too_many_sheets, most = MOST_SHEETS).to_string());
    let report = ui.add_enabled(can_save, Button::new(message!(list_save_report).static_text()));
    for (button, what) in [(sheets, SavedDocument::Sheets), (report, SavedDocument::Report)] {
        if button.clicked() {
            pass.commands.extend(tab.save_document(ui.ctx(), what));
            ui.close();
        }
    }
}

impl ListTab {
    /// Whether the names are compared with the other list.
    fn is_compared(&self) -> bool {
        self.other_status.as_ref().is_some_and(|it| it.read.is_ok())
    }

    /// Begins to write what is shown to a file; what stands there already is replaced only where it may.
    pub(crate) fn save_rows(&mut self, context: &Context, to: SaveTo<'_>) -> Command {
        let (what, path, overwrites) = (ToWrite::of(self), to.path.to_owned(), to.replaces);
        let language = self.language;
        let save =
            move |path: &Path, stop: &WorkProgress| language.within(|| save(path, overwrites, &what, stop));
        self.exporting = Some(Exporting::start(context, path, Some(self.shown.len()), save));
        Command::Say(message!(list_saving).to_string())
    }

    /// Begins to write a file beside the list, of a name that is not taken.
    pub(super) fn save_document(&mut self, context: &Context, what: SavedDocument) -> Option<Command> {
        let row = if let SavedDocument::Sheet(row) = what { row } else { 0 };
        let line = self.names.record_of_row(row).map_or(0, |it| u64::from(it.line_number));
        let path = what.path(self.source.as_ref()?, line);
        let written = ToWrite::of(self);
        let language = self.language;
        let write =
            move |path: &Path, stop: &WorkProgress| language.within(|| what.write(path, &written, stop));
        self.exporting = Some(Exporting::start(context, path, None, write));
        Some(Command::Say(message!(list_saving).to_string()))
    }
}

impl ToWrite {
    fn of(tab: &ListTab) -> Self {
        Self {
            list: tab.source.as_ref().map(ListSource::name).unwrap_or_default(),
            states_zones: tab.states_zones,
            names: tab.names.clone(),
            kept: tab.kept.clone(),
            holder_field: tab.holder_place,
            groups: tab.groups.clone(),
            shown: tab.shown.clone(),
            notation: tab.rows.notation(),
            rules: tab.rows.rules().clone(),
            profile: tab
                .profile
                .clone()
                .filter(|_| matches!(tab.rows.rules(), RegistryRulesByZone::RegistryProfile(_))),
            other_list: tab.other_list.clone().filter(|_| tab.is_compared()),
        }
    }
}
