//! What a pane gets, and what the panes of a name share.

use std::ops::Range;
use std::rc::Rc;

use eframe::egui::{Color32, Ui};

use bidiscope_bidi::name::{Character, Notation};
use bidiscope_bidi::order::{DisplayOrder, Strategy};
use bidiscope_layout::InvisibleStyle;
use bidiscope_report::InputReport;
use bidiscope_report::titles::Titled;
use bidiscope_report::view::{StrategyId, StrategyView};

use super::super::blocks::BlockPainter;
use super::super::collisions::Collisions;
use super::super::command::Command;
use super::super::highlight::Highlight;
use super::super::lines::{Lines, Shaped};
use super::super::registered::Registered;
use super::super::said::Said;
use super::super::settings::Settings;
use super::super::theme::Palette;
use super::super::tracer::Tracer;
use super::super::variants::Variants;
use super::context_entries::ContextEntries;
use super::details::RulesetPages;
use super::display_entry::DisplayEntry;
use super::line_scroll::ScrollGroup;
use super::own_editor::OwnEditors;

/// What a pane gets: the name, what it shares with all the window, and what the panes of a name share.
pub(crate) struct Ctx<'a> {
    pub(crate) report: &'a InputReport,
    /// What is remembered, to read: it is changed by what [`Ctx::change`] asks for.
    pub(crate) settings: &'a Settings,
    /// How the name is written.
    pub(crate) notation: Notation,
    pub(crate) lines: &'a mut Lines,
    /// What the app is asked to do after the pass.
    pub(crate) commands: &'a mut Vec<Command>,
    /// What is worked out of the name beside the window.
    pub(crate) jobs: &'a mut Jobs,
    pub(crate) state: &'a mut PaneState,
    /// How the displays draw joiners and directional controls.
    pub(crate) invisibles: InvisibleStyle,
    /// What this pass has said.
    pub(crate) said: Said,
    /// Whether all of it is that of an earlier name: what stands in the field cannot be read.
    pub(crate) is_stale: bool,
}

/// What is worked out of a name beside the window.
#[derive(Default)]
pub(crate) struct Jobs {
    pub(crate) collisions: Collisions,
    /// The variants of the label that the ruleset of the zone is about.
    pub(crate) variants: Variants,
    /// What registered names make of the name.
    pub(crate) registered: Registered,
    /// The pages of the rulesets of the zone.
    pub(super) rulesets: RulesetPages,
}

/// What the panes know from pass to pass and what no file keeps.
#[derive(Default)]
pub(crate) struct PaneState {
    pub(crate) highlight: Highlight,
    pub(crate) tracer: Tracer,
    /// The fields for the text around the name.
    pub(super) context: ContextEntries,
    /// The display whose names are looked for, once that was asked for.
    pub(super) appearance: Option<DisplayEntry>,
    /// The editors of custom strategies.
    pub(super) editors: OwnEditors,
    /// The height of all of the verdict, in points.
    pub(crate) verdict_height: f32,
    /// Whether the details are to be scrolled to, where everything is scrolled together.
    pub(crate) reveals_details: bool,
}

impl<'a> Ctx<'a> {
    /// What draws the blocks of the page of the name.
    pub(super) fn blocks(&mut self) -> BlockPainter<'_> {
        // Logical order is no line, so that the field's stands for it.
        let (selected, field) = (self.selected(), self.settings.preferences.field_order);
        let view = self.report.strategy(selected).filter(|_| selected != Strategy::Logical);
        BlockPainter {
            display: view.map_or_else(|| field.into(), |it| it.display_config.clone()),
            display_title: view.map_or_else(|| field.title(), |it| it.strategy_title.as_str()),
            lines: self.lines,
            commands: self.commands,
            said: &mut self.said,
            order: self.settings.preferences.field_order,
            highlight: Some(&mut self.state.highlight),
        }
    }

    /// Asks for a change of what is remembered, which is made after the pass.
    pub(super) fn change<R>(&mut self, change: impl FnOnce(&mut Settings) -> R + 'static) {
        self.commands.push(Command::change(change));
    }

    /// The views of the displays that are shown, in the order of their rows.
    pub(super) fn shown(&self) -> Vec<&'a StrategyView> {
        let report = self.report;
        self.settings
            .session
            .panes
            .rows(report.input.input_type())
            .into_iter()
            .filter_map(|id| report.strategy(id))
            .collect()
    }

    /// The display that the details are about.
    pub(crate) fn selected(&self) -> StrategyId {
        self.settings.session.trace.strategy.or_default_for_input_type(self.report.input.input_type())
    }

    /// The display with which the others are compared.
    pub(super) fn reference(&self) -> StrategyId {
        self.settings
            .session
            .choices
            .reference_strategy
            .or_default_for_input_type(self.report.input.input_type())
    }

    /// Whether this display is the one that the details are about.
    pub(super) fn is_selected(&self, id: StrategyId) -> bool {
        self.selected() == id
    }

    /// With which lines that of a display is scrolled, and whether it stands at the right where it is whole.
    pub(super) fn scroll_group(&self, view: &StrategyView) -> (ScrollGroup, bool) {
        let is_right_to_left = view.line_order.paragraph_direction().is_right_to_left();
        let group = match view.strategy_id {
            StrategyId::BuiltIn(Strategy::Logical) => ScrollGroup::Logical,
            _ if is_right_to_left => ScrollGroup::RightToLeft,
            _ => ScrollGroup::LeftToRight,
        };
        (group, self.settings.session.panes.aligns_by_paragraph && is_right_to_left)
    }

    /// The ground on which a display stands.
    pub(super) fn ground(&self, ui: &Ui, id: StrategyId) -> Color32 {
        let palette = Palette::current(ui);
        if self.is_selected(id) { palette.selected_row } else { palette.pane }
    }

    /// Makes the details be about this display.
    pub(super) fn select(&mut self, id: StrategyId) {
        if !self.is_selected(id) {
            self.change(move |it| it.session.trace.strategy = id);
        }
    }

    /// The line of a display. What stands around the name is seen even where it is invisible.
    pub(super) fn line_of(&mut self, view: &StrategyView) -> Rc<Shaped> {
        if view.has_surrounding_text() {
            self.lines.line_with(&view.line_characters, &view.line_order, InvisibleStyle::Boxed)
        } else {
            self.display_line(&view.line_characters, &view.line_order, &view.name_character_range)
        }
    }

    /// A line of a display, in which the name's characters, which are these of it, stand in this order.
    /// Invisible ones among them that offend are seen however invisible ones are drawn.
    pub(super) fn display_line(
        &mut self,
        characters: &[Character],
        order: &DisplayOrder,
        name: &Range<usize>,
    ) -> Rc<Shaped> {
        if self.invisibles != InvisibleStyle::Hidden {
            return self.lines.line_with(characters, order, self.invisibles);
        }
        let cell = |at: usize| self.report.character_cells.get(at.checked_sub(name.start)?);
        let offends =
            |at: usize| name.contains(&at) && cell(at).is_some_and(|it| it.violates_idna_or_dns_rule);
        self.lines.marking(characters, order, InvisibleStyle::Boxed, offends)
    }
}
