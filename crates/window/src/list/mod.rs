//! The tab List: many names at once, what was found of each, and which of them are taken for each other.

mod arranging;
mod cells;
mod controls;
mod export;
mod filters;
mod group;
mod incoming;
mod name_cell;
mod running;
mod scroll;
mod start;
mod table;

use std::sync::Arc;

use eframe::egui::{CentralPanel, Context, Panel, Ui, UiBuilder};

use bidiscope_bidi::name::Notation;
use bidiscope_present::edit::TextKind;
use bidiscope_present::view::list::{
    GroupTable, ListFilter, ListRows, ListSort, ListedNames, ShownRows, StatusCounts,
};

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
    /// The text that is sought, as it is typed.
    sought: Field,
    shown: ShownRows,
    /// How many of them stand how.
    standings: StatusCounts,
    /// What `shown` was arranged by.
    shown_by: ArrangedBy,
    arranging: Option<Arranging>,
    /// The reading, while it goes on, and how it ended.
    running: Option<Running>,
    ending: Option<Ending>,
    table: TableState,
    open_group: Option<OpenGroup>,
    /// How high the part of the window with it is, in points.
    group_room: f32,
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
            sought: Field::new(TextKind::Name, "", Notation::Unicode),
            shown: ShownRows::default(),
            standings: StatusCounts::default(),
            shown_by: ArrangedBy::default(),
            arranging: None,
            running: None,
            ending: None,
            table: TableState::default(),
            open_group: None,
            group_room: 0.0,
            exporting: None,
            path: LineEntry::default(),
            column: LineEntry::default(),
            saving: Saving::default(),
        }
    }

    /// Gives the table the keyboard; where there is no list, the field for the path of one.
    pub(super) fn focus_table(context: &Context) {
        table::request_keyboard(context);
    }

    /// Shows the tab.
    pub(super) fn show(&mut self, ui: &mut Ui, pass: &mut ListPass<'_>) {
        incoming::take_paste(ui, self, pass);
        if self.source.is_none() && table::take_keyboard_request(ui.ctx()) {
            self.path.take_keyboard();
        }
        self.arrange(ui.ctx(), pass);
        fitted::show(ui, Panel::top("list").frame(pass.ground), |ui| controls::show(ui, self, pass));
        if self.source.is_none() {
            CentralPanel::default().frame(pass.ground).show(ui, |ui| start::show(ui, self, pass));
            return;
        }
        // The keyboard goes from the table to the group below it: so the table is drawn first.
        let room = ui.available_rect_before_wrap();
        let room = room.with_max_y((room.bottom() - self.group_room).max(room.top()));
        let mut above = ui.new_child(UiBuilder::new().id_salt("above the group").max_rect(room));
        CentralPanel::default().frame(pass.ground).show(&mut above, |ui| table::show(ui, self, pass));
        let height = self.show_group(ui, pass);
        if (height - self.group_room).abs() > 0.5 {
            self.group_room = height;
            ui.ctx().request_discard("the table ends where the group begins");
            ui.ctx().request_repaint();
        }
        self.rows.end_pass();
    }

    /// Shows the group that is open, and gives the height that it takes: no more than its names need, and than the
    /// user has given to groups.
    fn show_group(&mut self, ui: &mut Ui, pass: &mut ListPass<'_>) -> f32 {
        let Some(needs) = self.open_group.as_ref().map(OpenGroup::needs) else { return 0.0 };
        // In a low window the table keeps its room.
        let most = (ui.available_height() - table::LEAST).max(LEAST_OF_A_GROUP);
        let is_whole = needs <= pass.settings.group_height.min(most);
        let panel = if is_whole {
            Panel::bottom("whole list group").resizable(false).exact_size(needs)
        } else {
            let panel = Panel::bottom("list group").resizable(true);
            let most = most.min(needs).max(LEAST_OF_A_GROUP);
            panel.default_size(pass.settings.group_height).size_range(LEAST_OF_A_GROUP..=most)
        };
        let shown = panel.frame(pass.ground).show(ui, |ui| group::show(ui, self, pass));
        let height = shown.response.rect.height();
        if !is_whole && height < most.min(needs) {
            pass.settings.group_height = height.round();
        }
        if !is_whole {
            fitted::show_edge(ui, "list group", shown.response.rect.top());
        }
        height
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
    fn arrange(&mut self, context: &Context, pass: &mut ListPass<'_>) {
        if let Some(arranging) = &self.arranging {
            match arranging.made() {
                Some(Ok((shown, standings))) => {
                    self.standings = standings;
                    self.take_arranged(shown, arranging.by.clone());
                    self.arranging = None;
                }
                Some(Err(sentence)) => {
                    pass.commands.push(Command::Say(sentence));
                    self.shown_by = arranging.by.clone();
                    self.arranging = None;
                }
                None => {}
            }
        }
        let (filter, sort) = (pass.settings.filter.clone(), pass.settings.sort);
        let by = ArrangedBy { filter, sort, known: self.known() };
        if by == self.shown_by {
            self.arranging = None;
            return;
        }
        if by.filter.keeps_all() && by.sort == ListSort::default() {
            self.arranging = None;
            let all = ShownRows::First(self.names.len());
            self.standings = self.names.count_by_status(&all);
            self.take_arranged(all, by);
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

    /// What names can be arranged by: how many there are, and whether it is known which look alike.
    fn known(&self) -> (usize, bool) {
        (self.names.len(), self.groups.is_some())
    }

    /// Whether what is shown is all that there is to show by now.
    fn is_settled(&self, filter: &ListFilter) -> bool {
        self.running.is_none() && self.shown_by.known == self.known() && self.shown_by.filter == *filter
    }

    fn take_arranged(&mut self, shown: ShownRows, by: ArrangedBy) {
        let is_other = by.filter != self.shown_by.filter || by.sort != self.shown_by.sort;
        self.shown = shown;
        self.shown_by = by;
        if is_other {
            self.table.show_the_first();
        }
    }
}
