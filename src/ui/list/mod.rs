//! The tab List: many names at once, what was found of each, and which of them are taken for each other.

mod arranging;
mod cells;
mod controls;
mod export;
mod filters;
mod group;
mod incoming;
mod running;
mod scroll;
mod start;
mod table;

use std::sync::Arc;

use eframe::egui::{CentralPanel, Context, Panel, Ui};

use crate::edit::Form;
use crate::name::Notation;
use crate::view::list::{Arrangement, GroupTable, ListFilter, ListRows, ListSort, ListedNames};

use super::command::Command;
use super::editor::Field;
use super::fitted;
use super::line_entry::LineEntry;
use super::pass::Pass;
use super::saving::Saving;
use super::settings::ListSettings;

use arranging::{ArrangedBy, Arranging};
use export::Exporting;
use group::OpenGroup;
use running::{Ending, ListSource, Running};
use table::TableState;

/// The least height of the part with the names of a group, in points.
const LEAST_OF_A_GROUP: f32 = 80.0;

/// A pass of the tab.
type ListPass<'a> = Pass<'a, ListSettings>;

/// The tab's state.
pub(super) struct ListTab {
    /// Where the list came from; nothing while there is none.
    source: Option<ListSource>,
    names: ListedNames,
    groups: Option<Arc<GroupTable>>,
    rows: ListRows,
    filter: ListFilter,
    /// The text that is sought, as it is typed.
    sought: Field,
    sort: ListSort,
    shown: Arrangement,
    /// What `shown` was arranged by.
    shown_by: ArrangedBy,
    arranging: Option<Arranging>,
    /// The reading, while it goes on, and how it ended.
    running: Option<Running>,
    ending: Option<Ending>,
    table: TableState,
    open_group: Option<OpenGroup>,
    exporting: Option<Exporting>,
    /// The fields for the file that is opened, the column with the names, and the file that is written.
    path: LineEntry,
    column: LineEntry,
    saving: Saving,
}

impl ListTab {
    /// The tab without a list.
    pub(super) fn new() -> Self {
        Self {
            source: None,
            names: ListedNames::default(),
            groups: None,
            rows: ListRows::new(Notation::Unicode),
            filter: ListFilter::default(),
            sought: Field::new(Form::Name, "", Notation::Unicode),
            sort: ListSort::default(),
            shown: Arrangement::default(),
            shown_by: ArrangedBy::default(),
            arranging: None,
            running: None,
            ending: None,
            table: TableState::default(),
            open_group: None,
            exporting: None,
            path: LineEntry::default(),
            column: LineEntry::default(),
            saving: Saving::default(),
        }
    }

    /// Gives the table the keyboard, where there is one.
    pub(super) fn focus_table(context: &Context) {
        table::wish_for_keyboard(context);
    }

    /// Shows the tab.
    pub(super) fn show(&mut self, ui: &mut Ui, pass: &mut ListPass<'_>) {
        incoming::take_paste(ui, self, pass);
        self.arrange(ui.ctx(), pass.commands);
        fitted::show(ui, Panel::top("list").frame(pass.ground), |ui| controls::show(ui, self, pass));
        if self.source.is_none() {
            CentralPanel::default().frame(pass.ground).show(ui, |ui| start::show(ui, self, pass));
            return;
        }
        if self.open_group.is_some() {
            let panel = Panel::bottom("list group").resizable(true).default_size(pass.settings.group_height);
            // In a low window the table keeps its room.
            let most = (ui.available_height() - table::LEAST).max(LEAST_OF_A_GROUP);
            let panel = panel.size_range(LEAST_OF_A_GROUP..=most);
            let shown = panel.frame(pass.ground).show(ui, |ui| group::show(ui, self, pass));
            pass.settings.group_height = shown.response.rect.height().round();
            fitted::show_edge(ui, "list group", shown.response.rect.top());
        }
        CentralPanel::default().frame(pass.ground).show(ui, |ui| table::show(ui, self, pass));
        self.rows.end_pass();
    }

    /// Takes what has come from the threads.
    pub(super) fn receive(&mut self, commands: &mut Vec<Command>) {
        if let Some(exporting) = &self.exporting
            && let Some(said) = exporting.ended()
        {
            // In place of what was said when it began.
            commands.push(Command::Say("Nothing was saved.".to_owned()));
            commands.push(said);
            self.exporting = None;
        }
        let Some(running) = &self.running else { return };
        let come = running.receive();
        come.blocks.into_iter().for_each(|block| self.names.add(block));
        self.groups = come.groups.map(Arc::new).or(self.groups.take());
        commands.extend(come.fault.map(Command::Say));
        if come.end.is_some() {
            self.ending = come.end;
            self.running = None;
        }
    }

    /// Arranges the names anew where that is asked for.
    fn arrange(&mut self, context: &Context, commands: &mut Vec<Command>) {
        if let Some(arranging) = &self.arranging {
            match arranging.made() {
                Some(Ok(shown)) => {
                    self.take_arranged(shown, arranging.by.clone());
                    self.arranging = None;
                }
                Some(Err(sentence)) => {
                    commands.push(Command::Say(sentence));
                    self.shown_by = arranging.by.clone();
                    self.arranging = None;
                }
                None => {}
            }
        }
        let known = (self.names.len(), self.groups.is_some());
        let by = ArrangedBy { filter: self.filter.clone(), sort: self.sort, known };
        if by == self.shown_by {
            self.arranging = None;
            return;
        }
        if by.filter.is_open() && by.sort == ListSort::default() {
            self.arranging = None;
            self.take_arranged(Arrangement::AsListed(self.names.len()), by);
            return;
        }
        // What has grown meanwhile is arranged when this is done; what is asked for otherwise is so at once.
        let is_wanted = |it: &Arranging| it.by.filter == by.filter && it.by.sort == by.sort;
        if !self.arranging.as_ref().is_some_and(is_wanted) {
            let notation = self.rows.notation();
            let groups = self.groups.as_ref();
            self.arranging = Some(Arranging::start(&self.names, groups, by, notation, context));
        }
    }

    fn take_arranged(&mut self, shown: Arrangement, by: ArrangedBy) {
        let is_other = by.filter != self.shown_by.filter || by.sort != self.shown_by.sort;
        self.shown = shown;
        self.shown_by = by;
        if is_other {
            self.table.show_the_first();
        }
    }
}
