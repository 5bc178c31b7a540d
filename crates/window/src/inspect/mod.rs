//! The tab Inspect: the name field, the labels as chips, and the panes.

mod chips;
mod display_entry;
mod headline;
mod keyboard;
mod links;
mod name_entry;
mod names;
mod no_panes;
mod reading;
mod start_page;
mod visited;
mod without_marks;
mod zone_entry;

use eframe::egui::{CentralPanel, Context, Event, Panel, ScrollArea, Ui, Vec2};

use bidiscope_bidi::name::ReadError;
use bidiscope_bidi::order::Strategy;
use bidiscope_present::edit::TextKind;
use bidiscope_present::view::{DistantMove, Inspection};

use super::collisions::Collisions;
use super::command::Command;
use super::editor::Field;
use super::find_character::Finder;
use super::fitted;
use super::highlight::{self, Highlight};
use super::lines::Lines;
use super::panes::{self, OwnEditor, OwnEditors, PaneLayout, Panes};
use super::pass::Pass;
use super::settings::Settings;
use super::tracer::Tracer;

use display_entry::DisplayEntry;
use keyboard::Keyboard;
use names::NamesTable;
use visited::NoteEntry;
use without_marks::WithoutMarks;
use zone_entry::ZoneEntry;

/// The size of the shaped line under the field, in points an em.
const LINE: f32 = 26.0;

/// Below this height of the tab everything scrolls, in points.
const LOW: f32 = 480.0;

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
    /// What the last edit moved far from it.
    far_move: Option<DistantMove>,
    name_field: Field,
    zone_entry: ZoneEntry,
    note: NoteEntry,
    /// The second way in, once it was opened, and whether it is open.
    display_entry: Option<DisplayEntry>,
    shows_display_entry: bool,
    names: NamesTable,
    without_marks: WithoutMarks,
    finder: Finder,
    keyboard: Keyboard,
    highlight: Highlight,
    /// The character at the caret, while it is what lights up.
    lit_at_caret: Option<usize>,
    collisions: Collisions,
    tracer: Tracer,
    layout: PaneLayout,
    /// The editors of one's own strategies that are open.
    editors: OwnEditors,
    /// Whether the name was drawn below the field, and how high the headline was, in points, in the last pass.
    had_picture: bool,
    headline_height: f32,
}

impl InspectTab {
    /// The tab on the name that is remembered.
    pub(super) fn new(settings: &Settings, context: &Context) -> Self {
        let mut tab = Self {
            inspection: None,
            read_at: 0.0,
            error: None,
            far_move: None,
            name_field: Field::new(TextKind::Name, &settings.input, settings.notation),
            zone_entry: ZoneEntry::new(&settings.zone),
            note: NoteEntry::default(),
            display_entry: None,
            shows_display_entry: false,
            names: NamesTable::default(),
            without_marks: WithoutMarks::default(),
            finder: Finder::new(),
            keyboard: Keyboard::default(),
            highlight: Highlight::default(),
            lit_at_caret: None,
            collisions: Collisions::default(),
            tracer: Tracer::default(),
            layout: PaneLayout::default(),
            editors: OwnEditors::new(),
            had_picture: false,
            headline_height: 0.0,
        };
        tab.read(settings, context);
        tab
    }

    /// The name field.
    pub(super) const fn name_field(&self) -> &Field {
        &self.name_field
    }

    /// The last name that could be read.
    pub(super) const fn inspection(&self) -> Option<&Inspection> {
        self.inspection.as_ref()
    }

    /// Looks at a step of the trace, by its number, and at a character, from the next pass on.
    pub(super) fn look_at(&mut self, step: Option<usize>, character: Option<usize>) {
        if let Some(step) = step.and_then(|it| it.checked_sub(1)) {
            self.tracer.look_at_next(step);
        }
        if let Some(character) = character {
            self.highlight.explain(character);
        }
    }

    /// Opens the editor of a strategy of one's own.
    pub(super) fn edit(&mut self, number: u32) {
        self.editors.insert(number, OwnEditor::new(number));
    }

    /// Gives the name field the keyboard.
    pub(super) fn focus_name(context: &Context) {
        context.memory_mut(|memory| memory.request_focus(name_entry::field_id()));
    }

    /// Shows the tab: the name above the panes, which scroll; in a low window everything does, for the panes would
    /// have no room.
    pub(super) fn show(&mut self, ui: &mut Ui, pass: &mut InspectPass<'_>) {
        let bottom = if ui.available_height() < LOW {
            CentralPanel::default()
                .frame(pass.ground)
                .show(ui, |ui| {
                    ScrollArea::vertical().id_salt("all").auto_shrink(false).show(ui, |ui| {
                        let room = ui.available_size();
                        let bottom = show_name(ui, self, pass);
                        ui.add_space(4.0);
                        self.show_panes(ui, pass, room);
                        bottom
                    })
                })
                .inner
                .inner
        } else {
            let name = Panel::top("name").frame(pass.ground);
            let bottom = fitted::show(ui, name, |ui| show_name(ui, self, pass)).inner;
            CentralPanel::default().frame(pass.ground).show(ui, |ui| {
                ScrollArea::vertical().id_salt("panes").auto_shrink(false).show(ui, |ui| {
                    self.show_panes(ui, pass, ui.available_size());
                });
            });
            bottom
        };
        visited::see(ui, pass);
        self.highlight.end_pass(ui);
        let fields = [name_entry::field_id(), zone_entry::field_id(), display_entry::field_id()];
        self.keyboard.end_pass(ui, &fields, bottom);
    }

    /// Shows the panes, in as much room as this at least.
    fn show_panes(&mut self, ui: &mut Ui, pass: &mut InspectPass<'_>, room: Vec2) {
        if pass.settings.compared.is_shown {
            return names::show(ui, self, pass);
        }
        let Some(inspection) = &self.inspection else {
            start_page::show(ui, pass.lines, pass.commands);
            return;
        };
        if no_panes::are_all_hidden(pass.settings) {
            return no_panes::show(ui, pass.settings, pass.commands);
        }
        dim(ui, self.error.is_some());
        let settings = &mut *pass.settings;
        let mut panes = Panes {
            inspection,
            lines: pass.lines,
            highlight: &mut self.highlight,
            collisions: &self.collisions,
            invisibles: pass.in_displays,
            tracer: &mut self.tracer,
            traced: &mut settings.trace,
            verdict: &mut settings.verdict,
            notation: settings.notation,
            field_order: settings.field_order,
            choices: &mut settings.choices,
            layout: &mut self.layout,
            editors: &mut self.editors,
            has_edges: has_edges(ui, settings.captions.is_empty()),
            clip: ui.clip_rect(),
            commands: Vec::new(),
        };
        let chosen = panes.choices.clone();
        panes.highlight.begin_panes(ui);
        panes::show(ui, &mut settings.panes, &mut panes, room);
        if chosen != *panes.choices {
            pass.commands.push(Command::Choose);
        }
        pass.commands.append(&mut panes.commands);
    }
}

/// The name: how it is written, what it shows, and its labels. Gives where it ends.
fn show_name(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>) -> f32 {
    name_entry::show(ui, tab, pass);
    show_answer(ui, tab, pass);
    ui.min_rect().bottom()
}

/// What there is to say of the name at once, and its labels.
fn show_answer(ui: &mut Ui, tab: &mut InspectTab, pass: &mut InspectPass<'_>) {
    let Some(inspection) = &tab.inspection else {
        if let Some(error) = &tab.error {
            headline::show_error(ui, error, false);
        }
        return;
    };
    // What is typed in another notation, or as an A-label, is not what the name looks like. While it cannot be
    // read, this stays where it was.
    let is_shown = match &tab.error {
        None => !name_entry::shows_the_name(tab, pass.settings),
        Some(_) => tab.had_picture,
    };
    tab.had_picture = is_shown;
    let is_stale = tab.error.is_some();
    if is_shown {
        ui.scope(|ui| {
            dim(ui, is_stale);
            picture(ui, pass.lines, &mut tab.highlight, inspection, pass.settings.field_order);
        });
    }
    // What cannot be read is said where the answer stood, and moves nothing.
    let height = if is_stale { tab.headline_height } else { 0.0 };
    let shown = ui.scope(|ui| {
        ui.set_min_height(height);
        match &tab.error {
            Some(error) => headline::show_error(ui, error, true),
            None => headline::show(ui, &mut tab.highlight, &inspection.headline, pass),
        }
    });
    tab.headline_height = shown.response.rect.height();
    // What is no domain name has no labels.
    if inspection.analysis.not_a_domain_name().is_none() {
        ui.scope(|ui| {
            dim(ui, is_stale);
            let far_move = tab.far_move.as_ref().filter(|it| it.order == pass.settings.field_order);
            chips::show(ui, pass, &mut tab.highlight, inspection, far_move);
        });
    }
}

/// Whether the edges between panes can be dragged. They reach below what stands under the panes: where that is
/// something to click, they are there only while the pointer is on the panes.
fn has_edges(ui: &Ui, is_free_below: bool) -> bool {
    let clip = ui.clip_rect();
    ui.input(|input| {
        let pointer = input.pointer.press_origin().or(input.pointer.hover_pos());
        let is_here = is_free_below || pointer.is_some_and(|it| clip.contains(it));
        is_here && !input.events.iter().any(is_key)
    })
}

/// Whether a key is pressed.
const fn is_key(event: &Event) -> bool {
    matches!(event, Event::Key { pressed: true, .. })
}

/// Draws what is stale as such: it belongs to the last name that could be read.
fn dim(ui: &mut Ui, is_stale: bool) {
    const STALE: f32 = 0.45;
    if is_stale {
        ui.multiply_opacity(STALE);
    }
}

/// What the name looks like in the field's order.
fn picture(
    ui: &mut Ui,
    lines: &mut Lines,
    highlight: &mut Highlight,
    inspection: &Inspection,
    order: Strategy,
) {
    let line = lines.ordered(inspection.name.characters(), order);
    let from_right = line.line().paragraph().is_right_to_left();
    let area =
        ScrollArea::horizontal().id_salt(("line under the field", from_right)).stick_to_right(from_right);
    let count = inspection.name.characters().len();
    area.show(ui, |ui| highlight::line(ui, lines, highlight, &line, &(0..count), LINE, "The name, the line"));
}
