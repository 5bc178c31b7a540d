//! The tab Inspect: the name field, the labels as chips, and the panes.

mod chips;
mod display_entry;
mod headline;
mod name_entry;
mod no_panes;
mod reading;
mod start_page;
mod zone_entry;

use eframe::egui::{CentralPanel, Context, Panel, Role, ScrollArea, Ui, WidgetInfo};

use crate::edit::Form;
use crate::name::ReadError;
use crate::order::Strategy;
use crate::verdict::Verdict;
use crate::view::Inspection;

use super::command::Command;
use super::editor::Field;
use super::find_character::Finder;
use super::fitted;
use super::lines::Lines;
use super::lit::{self, Lit};
use super::panes::Panes;
use super::pass::Pass;
use super::reveal;
use super::settings::Settings;
use super::signs;
use super::theme::Palette;
use super::tracer::Tracer;
use super::twins::Twins;

use display_entry::DisplayEntry;
use zone_entry::ZoneEntry;

/// The size of the shaped line under the field, in points an em.
const LINE: f32 = 26.0;
/// The lowest height of the panes, in points: in a lower window they scroll.
const LOWEST_PANES: f32 = 870.0;

/// A pass of the tab. What it remembers stands among the settings of the whole window.
type InspectPass<'a> = Pass<'a, Settings>;

/// The tab's state.
pub(super) struct InspectTab {
    /// The last name that could be read.
    inspection: Option<Inspection>,
    /// When the field was read last.
    read_at: f64,
    /// Why what stands in the field now cannot be read.
    error: Option<ReadError>,
    name_field: Field,
    zone_entry: ZoneEntry,
    /// The second way in, once it was opened, and whether it is open.
    display_entry: Option<DisplayEntry>,
    shows_display_entry: bool,
    finder: Finder,
    lit: Lit,
    twins: Twins,
    tracer: Tracer,
}

impl InspectTab {
    /// The tab on the name that is remembered.
    pub(super) fn new(settings: &Settings, context: &Context) -> Self {
        let mut tab = Self {
            inspection: None,
            read_at: 0.0,
            error: None,
            name_field: Field::new(Form::Name, &settings.input, settings.notation),
            zone_entry: ZoneEntry::new(&settings.zone),
            display_entry: None,
            shows_display_entry: false,
            finder: Finder::new(),
            lit: Lit::default(),
            twins: Twins::default(),
            tracer: Tracer::default(),
        };
        tab.read(settings, context);
        tab
    }

    /// The name field.
    pub(super) const fn name_field(&self) -> &Field {
        &self.name_field
    }

    /// Gives the name field the keyboard.
    pub(super) fn focus_name(context: &Context) {
        context.memory_mut(|memory| memory.request_focus(name_entry::field_id()));
    }

    /// Shows the tab.
    pub(super) fn show(&mut self, ui: &mut Ui, pass: &mut InspectPass<'_>) {
        fitted::show(ui, Panel::top("name").frame(pass.ground), |ui| show_name(ui, self, pass));
        CentralPanel::default().frame(pass.ground).show(ui, |ui| match &self.inspection {
            None => start_page::show(ui, pass.lines, pass.commands),
            Some(_) if no_panes::are_all_hidden(pass.settings) => no_panes::show(ui, pass.commands),
            Some(inspection) => {
                let settings = &mut *pass.settings;
                let mut panes = Panes {
                    inspection,
                    lines: pass.lines,
                    lit: &mut self.lit,
                    twins: &self.twins,
                    invisibles: pass.in_displays,
                    tracer: &mut self.tracer,
                    traced: &mut settings.trace,
                    verdict: &mut settings.verdict,
                    notation: settings.notation,
                    choices: &mut settings.choices,
                    clip: ui.clip_rect(),
                    commands: Vec::new(),
                };
                let chosen = panes.choices.clone();
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                    panes.clip = ui.clip_rect();
                    settings.panes.set_height(ui.available_height().max(LOWEST_PANES));
                    settings.panes.ui(&mut panes, ui);
                    reveal::focused(ui);
                });
                if chosen != *panes.choices {
                    pass.commands.push(Command::Choose);
                }
                pass.commands.append(&mut panes.commands);
            }
        });
        self.lit.end_pass(ui);
    }
}

/// The name: how it is written, what it shows, and its labels.
fn show_name(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>) {
    name_entry::show(ui, tab, pass);
    if let Some(error) = &tab.error {
        let colour = Palette::current(ui).bad;
        ui.horizontal_wrapped(|ui| {
            signs::verdict(ui, Verdict::Violated);
            let response = ui.colored_label(colour, error.to_string());
            response.widget_info(|| WidgetInfo::labeled(Role::Alert, true, error.to_string()));
            if tab.inspection.is_some() {
                ui.weak("What stands below is the last name that could be read.");
            }
        });
    }
    if let Some(inspection) = &tab.inspection {
        // What is typed in another notation, or as an A-label, is not what the name looks like.
        if !name_entry::shows_the_name(tab, pass.settings) {
            picture(ui, pass.lines, &mut tab.lit, inspection, pass.settings.field_order);
        }
        headline::show(ui, &mut tab.lit, &inspection.headline, pass);
        // What is no domain name has no labels.
        if inspection.report.no_domain_name.is_none() {
            chips::show(ui, pass.lines, &mut tab.lit, inspection);
        }
    }
}

/// What the name looks like in the field's order.
fn picture(ui: &mut Ui, lines: &mut Lines, lit: &mut Lit, inspection: &Inspection, order: Strategy) {
    let line = lines.ordered(inspection.name.characters(), order);
    let from_right = line.line().paragraph().is_right_to_left();
    let area =
        ScrollArea::horizontal().id_salt(("line under the field", from_right)).stick_to_right(from_right);
    let count = inspection.name.characters().len();
    area.show(ui, |ui| lit::line(ui, lines, lit, &line, &(0..count), LINE, "The name, the line"));
}
