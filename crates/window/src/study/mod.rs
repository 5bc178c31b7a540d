//! The tab Study: properties proved or refuted, for all lengths and by exhaustion, beside the window.

mod controls;
mod deciding;
mod detail;
mod files;
mod running;
mod table;

use std::sync::Arc;

use eframe::egui::{CentralPanel, Key, Modifiers, Panel, Popup, ScrollArea, Ui};

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::study::{Property, Results};
use bidiscope_report::Report;
use bidiscope_report::view::{SavedStrategies, StudyDetail, StudyTable, study_detail, study_table};
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_report::words::study::study_title;
use bidiscope_words::message;

use super::command::Command;
use super::fitted;
use super::pass::Pass;
use super::present::{Presented, PresentedName};
use super::reveal;
use super::settings::StudySettings;
use super::theme::introduction;

use deciding::Deciding;
use running::Running;

/// How many of the results are kept that others took the place of.
const MOST_EARLIER: usize = 3;

/// A pass of the tab.
type StudyPass<'a> = Pass<'a, StudySettings>;

/// The tab's state.
#[derive(Default)]
pub(super) struct StudyTab {
    /// The study, while it runs.
    running: Option<Running>,
    /// What is decided again of results that were read.
    deciding: Option<Deciding>,
    views: Views,
    /// One's own strategies, by their names, and whether a study is to leave them out.
    own: Vec<(String, DisplayConfig)>,
    leaves_own_out: bool,
    /// Whether what lies behind a cell is to have the keyboard as soon as it is shown.
    wants_keyboard: bool,
    /// The cell that was open before the table, until it has the keyboard.
    left: Option<(Property, DisplayConfig)>,
    /// Whether a menu is open, or the keyboard is in a dialog, which Escape closes first.
    leaves_escape: bool,
}

/// What is shown of the results, worked out once for them.
#[derive(Default)]
struct Views {
    table: Option<StudyTable>,
    /// What lies behind the cell that is open.
    detail: Option<StudyDetail>,
}

impl StudyTab {
    /// Takes one's own strategies, which a study can be of too.
    pub(super) fn lend_own(&mut self, own: &SavedStrategies) {
        if !own.all().iter().map(|it| (&it.name, &it.display)).eq(self.own.iter().map(|it| (&it.0, &it.1))) {
            self.own = own.all().iter().map(|it| (it.name.clone(), it.display.clone())).collect();
        }
    }

    /// What can be presented: the first counterexample behind the cell that is open that is a name.
    pub(super) fn presented<'a>(&'a self, settings: &'a StudySettings) -> Option<Presented<'a>> {
        let detail = self.views.detail.as_ref().filter(|_| settings.open.is_some())?;
        let mut pictures = detail.examples.iter().flat_map(|it| &it.pictures);
        let picture = pictures.find(|it| it.sequence.is_name)?;
        let name = Input::from_text(&picture.sequence.text, Notation::Unicode).ok()?;
        let display = picture.display.clone();
        Some(Box::new(move || PresentedName::of(&Report::of(name), Notation::Unicode, display)))
    }

    /// Shows it.
    pub(super) fn show_all(&mut self, ui: &mut Ui, pass: &mut StudyPass<'_>) {
        // Behind a cell there is nothing to choose; a study that runs can be stopped everywhere.
        if pass.settings.results.is_none() || pass.settings.open.is_none() || self.running.is_some() {
            fitted::show(ui, Panel::top("study").frame(pass.ground), |ui| controls::show(ui, self, pass));
        }
        let StudySettings { results: Some(results), open, .. } = &mut *pass.settings else {
            let area = ScrollArea::vertical().auto_shrink(false);
            CentralPanel::default().frame(pass.ground).show(ui, |ui| area.show(ui, explain));
            return;
        };
        let central = CentralPanel::default().frame(pass.ground);
        if let Some((property, display)) = open {
            let detail = self.views.detail(results, *property, display);
            let is_deciding = self.deciding.as_ref().is_some_and(|it| it.is_of(results, *property, display));
            let shown = detail::Shown { detail, title: title_of(display, &self.own), is_deciding };
            let takes_keyboard = std::mem::take(&mut self.wants_keyboard);
            let asked =
                central.show(ui, |ui| shown.show(ui, takes_keyboard, pass.lines, pass.commands)).inner;
            let is_escape = |ui: &Ui| ui.input_mut(|it| it.consume_key(Modifiers::NONE, Key::Escape));
            if asked == Some(detail::Asked::Table) || !self.leaves_escape && is_escape(ui) {
                self.left = open.take();
                ui.ctx().request_repaint();
            } else if asked == Some(detail::Asked::Decision) {
                self.deciding = Deciding::start(ui.ctx(), results, *property, display);
                pass.commands
                    .push(Command::of_start(self.deciding.is_some(), &message!(study_nothing_decided)));
            }
            self.leaves_escape = Popup::is_any_open(ui.ctx()) || is_keyboard_elsewhere(ui);
            return;
        }
        let is_growing = self.running.as_ref().is_some_and(|it| it.has_begun());
        let growing = is_growing.then(|| study_title(results, true).to_string());
        let table = self.views.table(results);
        let caption = growing.as_ref().unwrap_or(&table.caption);
        central.show(ui, |ui| {
            ui.weak(caption);
            ScrollArea::both().id_salt("study table").auto_shrink(false).show(ui, |ui| {
                if let Some((cell, has_keyboard)) =
                    table::show(ui, table, &self.own, pass.lines, &mut self.left)
                {
                    *open = Some(cell);
                    self.wants_keyboard = has_keyboard;
                    ui.ctx().request_repaint();
                }
                reveal::focused(ui);
            });
        });
    }

    /// Takes what the study has found: row by row, so that little is lost should the program be ended.
    pub(super) fn receive_rows(&mut self, settings: &mut StudySettings, commands: &mut Vec<Command>) {
        self.receive_decision(settings, commands);
        let Some(running) = &mut self.running else { return };
        let done = |results: &Results| results.rows.len() + results.decided.len();
        let known = done(&running.results);
        let end = running.receive();
        if end.is_none() && done(&running.results) == known {
            return;
        }
        let so_far = running.results.clone();
        if known == 0 && done(&so_far) > 0 {
            self.put(so_far, settings);
        } else if known > 0 {
            self.replace(so_far, settings);
        }
        match end {
            None => {}
            Some(Ok(results)) => {
                let stopped = match (results.is_complete, done(&results) == 0) {
                    (true, _) => None,
                    (false, false) => Some(message!(study_stopped)),
                    (false, true) => Some(message!(study_stopped_at_once)),
                };
                commands.extend(stopped.map(|it| Command::Say(it.to_string())));
                if done(&results) > 0 {
                    self.replace(results, settings);
                }
                self.running = None;
            }
            Some(Err(sentence)) => {
                commands.push(Command::Say(sentence));
                self.running = None;
            }
        }
    }

    /// How much is done of the study that runs, from 0 to 1.
    pub(super) fn done(&self) -> Option<f64> {
        self.running.as_ref().map(Running::fraction)
    }

    /// Shows other results; those that were shown can be shown again.
    fn put(&mut self, results: impl Into<Arc<Results>>, settings: &mut StudySettings) {
        let results = results.into();
        let replaced = settings.results.take().filter(|it| *it != results);
        settings.earlier.retain(|it| *it != results);
        settings.earlier.splice(0..0, replaced);
        while settings.earlier.len() > MOST_EARLIER {
            let others = settings.earlier.iter().rposition(|it| it.is_from_file);
            match others {
                Some(oldest) => drop(settings.earlier.remove(oldest)),
                // One's own do not go for what somebody else wrote.
                None if results.is_from_file => break,
                None => drop(settings.earlier.pop()),
            }
        }
        self.replace(results, settings);
    }

    /// Shows more of the same results.
    fn replace(&mut self, results: impl Into<Arc<Results>>, settings: &mut StudySettings) {
        settings.results = Some(results.into());
        self.views = Views::default();
    }
}

impl Views {
    fn table(&mut self, results: &Results) -> &StudyTable {
        self.table.get_or_insert_with(|| study_table(results))
    }

    fn detail(&mut self, results: &Results, property: Property, display: &DisplayConfig) -> &StudyDetail {
        let known = self.detail.take().filter(|it| (it.property, &it.display) == (property, display));
        self.detail.insert(known.unwrap_or_else(|| study_detail(results, property, display)))
    }
}

/// What a display is called: one's own by the name that it was given.
fn title_of(display: &DisplayConfig, own: &[(String, DisplayConfig)]) -> String {
    own.iter().find(|it| it.1 == *display).map_or_else(|| display.title(), |it| it.0.clone())
}

/// Whether the keyboard is in another layer, such as a dialog.
fn is_keyboard_elsewhere(ui: &Ui) -> bool {
    let focused = ui.memory(|memory| memory.focused());
    focused.and_then(|it| ui.ctx().read_response(it)).is_some_and(|it| it.layer_id != ui.layer_id())
}

/// What the tab shows while there are no results.
fn explain(ui: &mut Ui) {
    let paragraphs = [message!(study_about), message!(study_about_automata), message!(study_about_start)];
    introduction(ui, message!(study_start_heading).fixed(), paragraphs);
}
