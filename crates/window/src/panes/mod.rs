//! One file a pane of the Inspect tab.

mod arrange;
mod badge;
mod cause;
pub(super) mod changed;
mod choices;
mod collisions;
mod details;
mod frame;
mod layout;
mod logical;
mod menu;
mod own;
mod proposal;
mod size;
mod strategy;
mod summary;
mod title;
mod trace;
mod verdict;

use std::ops::Range;
use std::rc::Rc;

use eframe::egui::{Rect, Stroke, Style, Ui, WidgetText};
use egui_tiles::{Behavior, ResizeState, SimplificationOptions, TileId, Tiles, UiResponse};

use bidiscope_bidi::name::{Character, Notation};
use bidiscope_bidi::order::{DisplayOrder, Strategy};
use bidiscope_layout::Invisibles;
use bidiscope_present::view::{Inspection, PaneSettings, title_in_sentence};

use super::collisions::Collisions;
use super::command::Command;
use super::highlight::Highlight;
use super::lines::{Lines, Shaped};
use super::settings::{PaneId, TraceSettings, VerdictSettings};
use super::tracer::Tracer;

pub(super) use badge::outcome_sign;
pub(super) use layout::{PaneLayout, show};
pub(super) use own::{OwnEditor, OwnEditors, too_many};

/// Draws the panes of one name in the places where the user has put them.
pub(super) struct Panes<'a> {
    pub(super) inspection: &'a Inspection,
    pub(super) lines: &'a mut Lines,
    pub(super) highlight: &'a mut Highlight,
    pub(super) collisions: &'a Collisions,
    /// How the displays draw joiners and directional controls.
    pub(super) invisibles: Invisibles,
    pub(super) tracer: &'a mut Tracer,
    /// What the trace pane shows.
    pub(super) traced: &'a mut TraceSettings,
    /// What is remembered of the verdict pane.
    pub(super) verdict: &'a mut VerdictSettings,
    /// How the name is written, for sentences.
    pub(super) notation: Notation,
    /// The order of the name field, by which parts of the name and names to take are shown.
    pub(super) field_order: Strategy,
    /// What the reader has chosen for the panes.
    pub(super) choices: &'a mut PaneSettings,
    /// How large the displays are drawn, and how high the panes want to be.
    pub(super) layout: &'a mut PaneLayout,
    /// The editors of one's own strategies.
    pub(super) editors: &'a mut OwnEditors,
    /// Whether edges can be dragged: not in a pass in which a key is pressed, for they are no Tab stops.
    pub(super) has_edges: bool,
    /// Where panes are seen: what is scrolled out of the window must not be painted over its bars.
    pub(super) clip: Rect,
    pub(super) commands: Vec<Command>,
}

impl Panes<'_> {
    /// A line of a display, in which the name's characters, which are these of it, stand in this order.
    /// Invisible ones among them that offend are seen however invisible ones are drawn.
    pub(super) fn display_line(
        &mut self,
        characters: &[Character],
        order: &DisplayOrder,
        name: &Range<usize>,
    ) -> Rc<Shaped> {
        if self.invisibles != Invisibles::Hidden {
            return self.lines.line_with(characters, order, self.invisibles);
        }
        let cell = |at: usize| self.inspection.cells.get(at.checked_sub(name.start)?);
        let offends = |at: usize| name.contains(&at) && cell(at).is_some_and(|it| it.violates_rule);
        self.lines.marking(characters, order, Invisibles::Boxed, offends)
    }
}

impl Behavior<PaneId> for Panes<'_> {
    fn pane_ui(&mut self, ui: &mut Ui, _tile: TileId, pane: &mut PaneId) -> UiResponse {
        let pane = *pane;
        frame::show(ui, self, pane, |ui, panes| match pane {
            PaneId::Logical => logical::show(ui, panes),
            PaneId::Strategy(strategy) => strategy::show(ui, panes, strategy),
            PaneId::Verdict => verdict::show(ui, panes),
            PaneId::Trace => trace::show(ui, panes),
        })
    }

    fn tab_title_for_pane(&mut self, pane: &PaneId) -> WidgetText {
        title_in_sentence(pane.title(self.choices)).into_owned().into()
    }

    fn is_container_resizable(&self, _tiles: &Tiles<PaneId>, _container: TileId) -> bool {
        self.has_edges
    }

    fn is_tab_closable(&self, _tiles: &Tiles<PaneId>, _tile: TileId) -> bool {
        false
    }

    fn gap_width(&self, _style: &Style) -> f32 {
        arrange::GAP
    }

    fn resize_stroke(&self, style: &Style, state: ResizeState) -> Stroke {
        match state {
            ResizeState::Idle => Stroke::NONE,
            ResizeState::Hovering => style.visuals.widgets.hovered.fg_stroke,
            ResizeState::Dragging => style.visuals.widgets.active.fg_stroke,
        }
    }

    fn min_size(&self) -> f32 {
        72.0
    }

    fn simplification_options(&self) -> SimplificationOptions {
        SimplificationOptions { all_panes_must_have_tabs: false, ..SimplificationOptions::default() }
    }
}
