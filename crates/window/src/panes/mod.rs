//! What the Inspect tab shows of a name: its displays, the verdict of RFC 5893, and the details of one display.

mod appearance;
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
use bidiscope_report::Report;
use bidiscope_report::titles::Titled;
use bidiscope_report::view::{StrategyId, StrategyView};
use bidiscope_words::message;

use super::blocks::BlockPainter;
use super::collisions::Collisions;
use super::command::Command;
use super::highlight::Highlight;
use super::lines::{Lines, Shaped};
use super::registered::Registered;
use super::said::Said;
use super::settings::{Arrangement, PaneId, Settings};
use super::theme::Palette;
use super::tracer::Tracer;
use super::variants::Variants;

use appearance::DisplayEntry;
use choices::ContextEntries;
use details::RulesetPages;
use line_scroll::ScrollGroup;
use own::OwnEditors;

pub(super) use appearance::field_id as appearance_field_id;
pub(super) use choices::context_menu;
pub(super) use details::{
    focus as focus_details, least_height as least_height_of_details, show as show_details,
    tabs as detail_tabs,
};
pub(super) use line_scroll::begin as begin_lines;
pub(super) use own::take_keyboard;
pub(super) use rows::{height_of_rows, menu_in_heading};
pub(super) use verdict::{show as show_verdict, show_strip as show_verdict_strip};

/// What a pane gets: the name, what it shares with all the window, and what the panes of a name share.
pub(super) struct Ctx<'a> {
    pub(super) report: &'a Report,
    /// What is remembered, to read: it is changed by what [`Ctx::change`] asks for.
    pub(super) settings: &'a Settings,
    /// How the name is written.
    pub(super) notation: Notation,
    pub(super) lines: &'a mut Lines,
    /// What the app is asked to do after the pass.
    pub(super) commands: &'a mut Vec<Command>,
    /// What is worked out of the name beside the window.
    pub(super) jobs: &'a mut Jobs,
    pub(super) state: &'a mut PaneState,
    /// How the displays draw joiners and directional controls.
    pub(super) invisibles: Invisibles,
    /// What this pass has said.
    pub(super) said: Said,
    /// Whether all of it is that of an earlier name: what stands in the field cannot be read.
    pub(super) is_stale: bool,
}

/// What is worked out of a name beside the window.
#[derive(Default)]
pub(super) struct Jobs {
    pub(super) collisions: Collisions,
    /// The variants of the label that the ruleset of the zone is about.
    pub(super) variants: Variants,
    /// What registered names make of the name.
    pub(super) registered: Registered,
    /// The pages of the rulesets of the zone.
    rulesets: RulesetPages,
}

/// What the panes know from pass to pass and what no file keeps.
#[derive(Default)]
pub(super) struct PaneState {
    pub(super) highlight: Highlight,
    pub(super) tracer: Tracer,
    /// The fields for the text around the name.
    context: ContextEntries,
    /// The display whose names are looked for, once that was asked for.
    appearance: Option<DisplayEntry>,
    /// The editors of custom strategies.
    editors: OwnEditors,
    /// The height of all of the verdict, in points.
    pub(super) verdict_height: f32,
    /// Whether the details are to be scrolled to, where everything is scrolled together.
    pub(super) reveals_details: bool,
}

/// Shows the displays as they are arranged. The keyboard comes to the one that is selected; the arrow keys, and a click on
/// a character of any but the logical order, select another.
pub(super) fn show(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    let selected = PaneId::of(ctx.selected());
    ctx.state.highlight.lead_to(selected);
    match ctx.settings.session.panes.arrangement {
        Arrangement::Rows => rows::show(ui, ctx),
        Arrangement::SideBySide => columns::show(ui, ctx),
    }
    let entered = ctx.state.highlight.display().filter(|&it| it != selected);
    if let Some(id) = entered.and_then(PaneId::strategy) {
        ctx.select(id);
    }
}

/// Says that no display is shown, and offers a way back.
fn all_hidden(ui: &mut Ui, ctx: &mut Ctx<'_>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(message!(rows_all_hidden).to_string());
        if ui.button(message!(rows_show_all).to_string()).clicked() {
            ctx.change(|it| {
                for pane in PaneId::all(&it.session.choices) {
                    it.session.panes.show(pane, true);
                }
            });
        }
    });
}

impl<'a> Ctx<'a> {
    /// What draws the blocks of the page of the name.
    fn blocks(&mut self) -> BlockPainter<'_> {
        // Logical order is no line, so that the field's stands for it.
        let (selected, field) = (self.selected(), self.settings.preferences.field_order);
        let view = self.report.strategy(selected).filter(|_| selected != Strategy::Logical);
        BlockPainter {
            display: view.map_or_else(|| field.into(), |it| it.config.clone()),
            display_title: view.map_or_else(|| field.title(), |it| it.title.as_str()),
            lines: self.lines,
            commands: self.commands,
            said: &mut self.said,
            order: self.settings.preferences.field_order,
            highlight: Some(&mut self.state.highlight),
        }
    }

    /// Asks for a change of what is remembered, which is made after the pass.
    fn change<R>(&mut self, change: impl FnOnce(&mut Settings) -> R + 'static) {
        self.commands.push(Command::change(change));
    }

    /// The views of the displays that are shown, in the order of their rows.
    fn shown(&self) -> Vec<&'a StrategyView> {
        let report = self.report;
        self.settings
            .session
            .panes
            .rows(report.name.kind())
            .into_iter()
            .filter_map(|id| report.strategy(id))
            .collect()
    }

    /// The display that the details are about.
    pub(super) fn selected(&self) -> StrategyId {
        self.settings.session.trace.strategy.within(self.report.name.kind())
    }

    /// The display with which the others are compared.
    fn reference(&self) -> StrategyId {
        self.settings.session.choices.reference.within(self.report.name.kind())
    }

    /// Whether this display is the one that the details are about.
    fn is_selected(&self, id: StrategyId) -> bool {
        self.selected() == id
    }

    /// With which lines that of a display is scrolled, and whether it stands at the right where it is whole.
    fn scroll_group(&self, view: &StrategyView) -> (ScrollGroup, bool) {
        let is_right_to_left = view.order.paragraph().is_right_to_left();
        let group = match view.id {
            StrategyId::BuiltIn(Strategy::Logical) => ScrollGroup::Logical,
            _ if is_right_to_left => ScrollGroup::RightToLeft,
            _ => ScrollGroup::LeftToRight,
        };
        (group, self.settings.session.panes.aligns_by_paragraph && is_right_to_left)
    }

    /// The ground on which a display stands.
    fn ground(&self, ui: &Ui, id: StrategyId) -> Color32 {
        let palette = Palette::current(ui);
        if self.is_selected(id) { palette.selected } else { palette.pane }
    }

    /// Makes the details be about this display.
    fn select(&mut self, id: StrategyId) {
        if !self.is_selected(id) {
            self.change(move |it| it.session.trace.strategy = id);
        }
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
        let cell = |at: usize| self.report.cells.get(at.checked_sub(name.start)?);
        let offends = |at: usize| name.contains(&at) && cell(at).is_some_and(|it| it.violates_rule);
        self.lines.marking(characters, order, Invisibles::Boxed, offends)
    }
}
