//! The tab List: many names at once, what was found of each, and which of them are taken for each other.
//!
//! A list comes from somewhere (`source`, `incoming`) and is read and checked in a thread (`running`, `reading`), whose events
//! (`reading_event`) fill the tab's state (`tab`). With another list (`other_list`) its names are compared (`comparison`).
//! What is shown is filtered and sorted (`arranging`). Above the table are `controls` and `filters`; `table` draws the rows in
//! view with `column_places`, `cells` and `name_cell`; below it are the `details` of one name and its `member`s of groups.
//! What is written as a file is `to_write`: the rows there, sheets and reports in `saved_document`; `export` offers both.

mod arranging;
mod cell_shown;
mod cells;
mod column_entry;
mod column_places;
mod comparison;
mod controls;
mod details;
mod export;
mod exporting;
mod fields;
mod filters;
mod incoming;
mod member;
mod name_cell;
mod other_list;
mod other_list_controls;
mod reading;
mod reading_event;
mod returning;
mod rules;
mod running;
mod saved_document;
mod source;
mod start;
mod tab;
mod table;
mod to_write;
mod unreadable;

use eframe::egui::scroll_area::ScrollBarVisibility;
use eframe::egui::style::ScrollStyle;
use eframe::egui::{CentralPanel, Context, Panel, ScrollArea, Ui, UiBuilder};

use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_report::list::{ListRowDetails, ListSort, ListedNames, ShownRows};

use super::command::Command;
use super::fitted;
use super::inspect::InspectTab;
use super::line_entry;
use super::panel_edge;
use super::pass::Pass;
use super::report_language::ReportLanguage;
use super::reveal;
use super::same_rules::is_same_rules;
use super::settings::{PanelSizes, Settings};

pub(super) use tab::ListTab;
pub(super) use to_write::ToWrite;

use arranging::{ArrangedBy, Arranging};
use rules::rule_options;
use tab::ListPass;

/// From which width of the window the details stand at the right of the table, and how wide they are at least there, in
/// points.
const WIDE: f32 = 1600.0;
const LEAST_WIDTH: f32 = 360.0;
/// The least height of the details below the table, in points, and the part of the room that they take at most.
const LEAST_HEIGHT: f32 = 80.0;
const AT_MOST: f32 = 0.5;
/// The part of the room that the controls take at most, and the points that they have to spare: egui rounds.
const CONTROLS_AT_MOST: f32 = 0.42;
const SPARE: f32 = 2.0;

impl ListTab {
    /// Shows it, with the zone and the ruleset of Inspect.
    pub(super) fn show_all(&mut self, ui: &mut Ui, inspect: &mut InspectTab, whole: &mut Pass<'_, Settings>) {
        self.take_rules(ui.ctx(), inspect.rules());
        self.rule_options = rule_options(&self.rules, whole.settings);
        self.profile = inspect.profile_name().map(str::to_owned);
        self.language = ReportLanguage::of_tag(&whole.settings.preferences.export_language, ui.ctx());
        let mut pass = whole.with(|settings| &mut settings.session.list);
        incoming::take_paste(ui, self, &mut pass);
        if self.source.is_none() && table::take_keyboard_request(ui.ctx()) {
            self.path.take_keyboard();
        }
        self.read_under_rules(ui.ctx(), &mut pass);
        self.arrange(ui.ctx(), &mut pass);
        self.go_back(ui.ctx(), pass.settings);
        self.show_controls(ui, inspect, whole);
        let pass = &mut whole.with(|settings| &mut settings.session.list);
        if self.source.is_none() {
            CentralPanel::default().frame(pass.ground).show(ui, |ui| start::show(ui, self, pass));
            return;
        }
        // The keyboard goes from the table to the details: so the table is drawn first.
        let is_wide = ui.ctx().content_rect().width() >= WIDE;
        let mut room = ui.available_rect_before_wrap();
        if is_wide {
            room.max.x = (room.right() - self.details_room).max(room.left());
        } else {
            room.max.y = (room.bottom() - self.details_room).max(room.top());
        }
        let mut above = ui.new_child(UiBuilder::new().id_salt("the table").max_rect(room));
        CentralPanel::default().frame(pass.ground).show(&mut above, |ui| table::show(ui, self, pass));
        self.take_details();
        let mut sizes = whole.settings.preferences.panels;
        let pass = &mut whole.with(|settings| &mut settings.session.list);
        let taken =
            if self.details.is_none() { 0.0 } else { self.show_details(ui, pass, is_wide, &mut sizes) };
        whole.settings.preferences.panels = sizes;
        if (taken - self.details_room).abs() > 0.5 {
            self.details_room = taken;
            fitted::again(ui.ctx());
        }
        self.rows.evict_unused_rows_after_frame();
    }

    /// Judges names by these rules.
    fn take_rules(&mut self, context: &Context, rules: RegistryRulesByZone) {
        if !is_same_rules(&self.rules, &rules) {
            (self.rules, self.rules_since) = (rules, context.input(|input| input.time));
            self.are_rules_tried = false;
        }
    }

    /// Shows the controls, as high as they are; in a low window they are scrolled, so that the table has room.
    fn show_controls(&mut self, ui: &mut Ui, inspect: &mut InspectTab, pass: &mut Pass<'_, Settings>) {
        let frame = pass.ground.total_margin().sum().y;
        // Whole rows, so that no control is cut.
        let between = ui.spacing().item_spacing.y;
        let row = line_entry::HEIGHT + between;
        let rows = (ui.available_height() * CONTROLS_AT_MOST / row).floor().max(1.0);
        let most = rows * row - between;
        let panel =
            Panel::top("list").frame(pass.ground).exact_size(self.controls_height.min(most) + frame + SPARE);
        let shown = panel.show(ui, |ui| {
            // The bar shows that there are more.
            ui.spacing_mut().scroll = ScrollStyle::solid();
            // Beside a bar rows are shorter, and there may be more of them: it is not there for those alone.
            let bar = match self.controls_height > most {
                true => ScrollBarVisibility::AlwaysVisible,
                false => ScrollBarVisibility::AlwaysHidden,
            };
            let area = ScrollArea::vertical().id_salt("list controls").scroll_bar_visibility(bar);
            area.auto_shrink(false).show(ui, |ui| {
                controls::show(ui, self, inspect, pass);
                reveal::focused(ui);
            })
        });
        let height = shown.inner.content_size.y.ceil();
        if (height - self.controls_height).abs() > 0.5 {
            self.controls_height = height;
            fitted::again(ui.ctx());
        }
    }

    /// Shows the details, as large as the user has made them, or as high as what stands in them where that is less;
    /// gives how much room they take.
    fn show_details(
        &mut self,
        ui: &mut Ui,
        pass: &mut ListPass<'_>,
        is_wide: bool,
        sizes: &mut PanelSizes,
    ) -> f32 {
        if is_wide {
            panel_edge::moved_by_arrows(ui, "list details at the right", panel_edge::TO_THE_LEFT);
            let panel = Panel::right("list details at the right").resizable(true).frame(pass.ground);
            let panel = panel.default_size(sizes.list_details_width).min_size(LEAST_WIDTH);
            let shown = panel.show(ui, |ui| details::show(ui, self, pass)).response.rect;
            sizes.list_details_width = shown.width().round();
            return shown.width();
        }
        // In a low window the table keeps its room.
        let room = ui.available_height();
        let most = (room * AT_MOST).min(room - table::LEAST).max(LEAST_HEIGHT);
        let remembered = sizes.list_details_height;
        let whole = self.details_height + pass.ground.total_margin().sum().y + SPARE;
        let is_whole = whole <= most.min(remembered);
        // egui remembers the height of a panel by its name: what is lower than the user's height has its own.
        let panel = if is_whole {
            Panel::bottom("whole list details").exact_size(whole)
        } else {
            panel_edge::moved_by_arrows(ui, "list details", panel_edge::UP);
            let panel = Panel::bottom("list details").resizable(true);
            panel.default_size(remembered).size_range(LEAST_HEIGHT..=most.min(whole).max(LEAST_HEIGHT))
        };
        let shown = panel.frame(pass.ground).show(ui, |ui| details::show(ui, self, pass));
        let (height, rect) = (shown.inner, shown.response.rect);
        if !is_whole && rect.height() < most {
            sizes.list_details_height = rect.height().round();
        }
        if (height - self.details_height).abs() > 0.5 {
            self.details_height = height;
            fitted::again(ui.ctx());
        }
        rect.height()
    }

    /// The details of the name that is selected now.
    fn take_details(&mut self) {
        let wanted = self.selected.filter(|_| !self.hides_details);
        let is_known = |it: &ListRowDetails| {
            Some(it.list_row_index) == wanted && it.are_match_groups_known == self.groups.is_some()
        };
        if self.details.as_ref().is_some_and(is_known) {
            return;
        }
        self.details = wanted.and_then(|row| {
            let view = self.rows.row(&self.names, row)?;
            let (notation, rules) = (self.rows.notation(), self.rows.rules());
            Some(ListRowDetails::of_list_row(
                &self.names,
                self.groups.as_deref(),
                row,
                &view,
                notation,
                rules,
            ))
        });
    }

    /// Takes what has come from the threads.
    pub(super) fn receive_names(&mut self, commands: &mut Vec<Command>) {
        if let Some(exporting) = &self.exporting
            && let Some(said) = exporting.ended()
        {
            commands.push(said);
            self.exporting = None;
        }
        let Some(running) = &self.running else { return };
        let update = running.receive();
        if let Some((columns, fields)) = update.columns {
            self.names = ListedNames::with_passed_through_columns(fields.kept.len());
            (self.columns, self.holder_place, self.kept) = (columns, fields.holder_place(), fields.kept);
        }
        self.other_status = update.other_list.or(self.other_status.take());
        update.blocks.into_iter().for_each(|block| self.names.add(block));
        if let Some(groups) = update.groups {
            self.decisions = Some(groups.decision_counts(&self.names));
            self.groups = Some(groups);
        }
        commands.extend(update.fault.map(Command::Say));
        if update.end.is_some() {
            self.ending = update.end;
            self.running = None;
        }
    }

    /// Arranges the names anew where that is asked for.
    fn arrange(&mut self, context: &Context, pass: &mut ListPass<'_>) {
        if let Some(arranging) = &self.arranging {
            match arranging.made.result() {
                Some(Ok(shown)) => {
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
            let all = ShownRows::FirstRowCount(self.names.name_count());
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
}
