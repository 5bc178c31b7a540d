//! What the Inspect tab shows of a name: its displays, the verdict of RFC 5893, and the details of one display.

mod badge;
mod cause;
mod choices;
mod collisions;
mod columns;
mod details;
mod frame;
mod line;
mod line_scroll;
mod logical;
mod menu;
mod own;
mod proposal;
mod remarks;
mod rows;
mod said;
mod trace;
mod type_size;
mod verdict;
mod wrapped;

use std::ops::Range;
use std::rc::Rc;

use eframe::egui::{Color32, Ui};

use bidiscope_bidi::name::{Character, Notation};
use bidiscope_bidi::order::{DisplayOrder, Strategy};
use bidiscope_layout::Invisibles;
use bidiscope_present::message;
use bidiscope_present::view::{Inspection, PaneSettings, StrategyId, StrategyView};

use super::collisions::Collisions;
use super::command::Command;
use super::highlight::Highlight;
use super::lines::{Lines, Shaped};
use super::settings::{Arrangement, DetailTab, PaneArrangement, PaneId, TraceSettings, VerdictSettings};
use super::theme::Palette;
use super::tracer::Tracer;
use super::variants::Variants;

use line_scroll::ScrollGroup;

pub(super) use badge::display_letter_sign;
pub(super) use choices::ContextEntries;
pub(super) use details::show as show_details;
pub(super) use line_scroll::begin as begin_lines;
pub(super) use own::{OwnEditors, take_keyboard, too_many};
pub(super) use said::Said;
pub(super) use verdict::{show as show_verdict, show_strip as show_verdict_strip};

/// What the panes of a name are drawn from, and what they change.
pub(super) struct Panes<'a> {
    pub(super) inspection: &'a Inspection,
    pub(super) lines: &'a mut Lines,
    pub(super) highlight: &'a mut Highlight,
    pub(super) collisions: &'a Collisions,
    /// The variants of the label that the ruleset of the zone is about.
    pub(super) variants: &'a mut Variants,
    /// How the displays draw joiners and directional controls.
    pub(super) invisibles: Invisibles,
    pub(super) tracer: &'a mut Tracer,
    /// The selected display, and which of its steps are listed.
    pub(super) traced: &'a mut TraceSettings,
    /// What is remembered of the verdict pane.
    pub(super) verdict: &'a mut VerdictSettings,
    /// How the name is written, for sentences.
    pub(super) notation: Notation,
    /// The order of the name field, by which parts of the name and names to take are shown.
    pub(super) field_order: Strategy,
    /// What the reader has chosen for the displays.
    pub(super) choices: &'a mut PaneSettings,
    /// Which displays are shown, in which order and how.
    pub(super) arrangement: &'a mut PaneArrangement,
    /// The fields for the text around the name.
    pub(super) context: &'a mut ContextEntries,
    /// The editors of custom strategies.
    pub(super) editors: &'a mut OwnEditors,
    pub(super) commands: &'a mut Vec<Command>,
    /// What this pass has said.
    pub(super) said: Said,
    /// Whether all of it is that of an earlier name: what stands in the field cannot be read.
    pub(super) is_stale: bool,
}

/// Shows the displays as they are arranged.
pub(super) fn show(ui: &mut Ui, panes: &mut Panes<'_>) {
    match panes.arrangement.arrangement {
        Arrangement::Rows => rows::show(ui, panes),
        Arrangement::SideBySide => columns::show(ui, panes),
    }
}

/// Says that no display is shown, and offers a way back.
fn all_hidden(ui: &mut Ui, panes: &mut Panes<'_>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(message!(rows_all_hidden).to_string());
        if ui.button(message!(rows_show_all).to_string()).clicked() {
            for pane in PaneId::all(panes.choices) {
                panes.arrangement.show(pane, true);
            }
        }
    });
}

impl<'a> Panes<'a> {
    /// The views of the displays that are shown, in the order of their rows.
    fn shown(&self) -> Vec<&'a StrategyView> {
        let inspection = self.inspection;
        self.arrangement.rows().into_iter().filter_map(|id| inspection.strategy(id)).collect()
    }

    /// Whether this display is the one that the details are about.
    fn is_selected(&self, id: StrategyId) -> bool {
        self.traced.strategy == id
    }

    /// With which lines that of a display is scrolled, and whether it stands at the right where it is whole.
    fn scroll_group(&self, view: &StrategyView) -> (ScrollGroup, bool) {
        let is_right_to_left = view.order.paragraph().is_right_to_left();
        let group = match view.id {
            StrategyId::BuiltIn(Strategy::Logical) => ScrollGroup::Logical,
            _ if is_right_to_left => ScrollGroup::RightToLeft,
            _ => ScrollGroup::LeftToRight,
        };
        (group, self.arrangement.aligns_by_paragraph && is_right_to_left)
    }

    /// The ground on which a display stands.
    fn ground(&self, ui: &Ui, id: StrategyId) -> Color32 {
        let palette = Palette::current(ui);
        if self.is_selected(id) { palette.selected } else { palette.pane }
    }

    /// Makes the details be about this display.
    const fn select(&mut self, id: StrategyId) {
        self.traced.strategy = id;
    }

    /// Shows this of a display in the details.
    fn explain(&mut self, id: StrategyId, tab: DetailTab) {
        self.select(id);
        self.arrangement.detail = tab;
        self.arrangement.show(PaneId::Details, true);
    }

    /// The line of a display. What stands around the name is seen even where it is invisible.
    fn line_of(&mut self, view: &StrategyView) -> Rc<Shaped> {
        if view.has_context() {
            self.lines.line_with(&view.characters, &view.order, Invisibles::Boxed)
        } else {
            self.display_line(&view.characters, &view.order, &view.name_range)
        }
    }

    /// A line of a display, in which the name's characters, which are these of it, stand in this order.
    /// Invisible ones among them that offend are seen however invisible ones are drawn.
    fn display_line(
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
