//! Which displays are shown, in which order and how, and what is explained of them.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::InputType;
use bidiscope_report::view::{DisplayPaneSettings, StrategyId};

use bidiscope_report::titles::Titled;
use bidiscope_words::{Message, message};

use super::{DetailTab, PaneId};

enum_with_ids! {
    /// How the displays are arranged.
    #[derive(Default)]
    pub enum Arrangement {
        /// A row for each display, all from a common left edge.
        #[default]
        Rows = "rows";
        /// In columns, as many as the longest line permits.
        SideBySide = "side-by-side";
    }
}

impl Titled for Arrangement {
    fn message(self) -> Message<'static> {
        match self {
            Self::Rows => message!(arrangement_rows),
            Self::SideBySide => message!(arrangement_side_by_side),
        }
    }
}

/// Which displays are shown, in which order and how.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PaneArrangement {
    /// Rows or columns.
    pub arrangement: Arrangement,
    /// Whether a line begins at the side from which its paragraph is read; otherwise all begin at the left.
    pub aligns_by_paragraph: bool,
    /// All displays in the order of their rows, hidden ones too.
    order: Vec<StrategyId>,
    /// What is hidden.
    hidden: BTreeSet<PaneId>,
    /// Whether the row of the logical order shows the class and the code point of each character.
    pub unfolds_logical: bool,
    /// What the details show.
    pub detail: DetailTab,
}

impl Default for PaneArrangement {
    fn default() -> Self {
        Self {
            arrangement: Arrangement::default(),
            aligns_by_paragraph: false,
            order: DisplayPaneSettings::default().all_strategy_ids(),
            hidden: BTreeSet::new(),
            unfolds_logical: false,
            detail: DetailTab::default(),
        }
    }
}

impl PaneArrangement {
    /// Whether a pane is shown.
    pub fn is_shown(&self, pane: PaneId) -> bool {
        !self.hidden.contains(&pane)
    }

    /// Shows or hides a pane.
    pub fn show(&mut self, pane: PaneId, is_shown: bool) {
        if is_shown {
            self.hidden.remove(&pane);
        } else {
            self.hidden.insert(pane);
        }
    }

    /// All displays in the order of their rows, hidden ones too.
    pub fn all(&self) -> &[StrategyId] {
        &self.order
    }

    /// The displays that are shown, in the order of their rows, of an input of any kind.
    pub(super) fn shown(&self) -> Vec<StrategyId> {
        self.order.iter().copied().filter(|&it| self.is_shown(PaneId::of(it))).collect()
    }

    /// Those that are shown of an input of this kind.
    pub fn rows(&self, kind: InputType) -> Vec<StrategyId> {
        self.shown().into_iter().filter(|it| it.or_default_for_input_type(kind) == *it).collect()
    }

    /// Moves a display to this place among those that are shown of an input of this kind, counted from 0; further than the last
    /// is the last.
    pub fn move_row(&mut self, id: StrategyId, place: usize, kind: InputType) {
        let others: Vec<StrategyId> = self.rows(kind).into_iter().filter(|&it| it != id).collect();
        self.order.retain(|&it| it != id);
        let before = others.get(place).and_then(|next| self.order.iter().position(|it| it == next));
        let after = others.last().and_then(|last| self.order.iter().position(|it| it == last));
        let at = before.or_else(|| after.map(|it| it + 1)).unwrap_or(0);
        self.order.insert(at, id);
    }

    /// The same, looked at as another arrangement is: with its details.
    pub(crate) fn looking_as(self, other: &Self) -> Self {
        let Self { unfolds_logical, detail, .. } = *other;
        Self { unfolds_logical, detail, ..self }
    }

    /// Has a row for each display that there is, and none for others.
    pub(super) fn settle(&mut self, choices: &DisplayPaneSettings) {
        let known = choices.all_strategy_ids();
        let mut order = Vec::with_capacity(known.len());
        for &id in self.order.iter().chain(&known) {
            if known.contains(&id) && !order.contains(&id) {
                order.push(id);
            }
        }
        self.order = order;
        self.hidden.retain(|pane| pane.strategy().is_none_or(|id| known.contains(&id)));
    }
}

#[cfg(test)]
mod tests {
    use bidiscope_bidi::name::InputType;
    use bidiscope_bidi::order::{DisplayConfig, Strategy};
    use bidiscope_report::view::{DisplayPaneSettings, StrategyId};

    use super::{PaneArrangement, PaneId};

    fn ids(strategies: &[Strategy]) -> Vec<StrategyId> {
        strategies.iter().copied().map(StrategyId::BuiltIn).collect()
    }

    #[test]
    fn rows_move_among_those_that_are_shown() {
        let mut panes = PaneArrangement::default();
        let shown = [Strategy::Logical, Strategy::OneToOne, Strategy::UbaLtr, Strategy::UbaRtl];
        let [logical, one, ltr, rtl] = shown;
        for hidden in Strategy::BUILT_IN.into_iter().filter(|it| !shown.contains(it)) {
            panes.show(PaneId::of(hidden.into()), false);
        }
        let rows = |panes: &PaneArrangement| panes.rows(InputType::Name);
        assert_eq!(rows(&panes), ids(&[logical, one, ltr, rtl]));
        panes.move_row(one.into(), 2, InputType::Name);
        assert_eq!(rows(&panes), ids(&[logical, ltr, one, rtl]));
        // Text is not displayed one-to-one, and has a display of its own.
        let isolated = Strategy::Isolated;
        assert_eq!(panes.rows(InputType::Text), ids(&[logical, ltr, rtl, isolated]));
        panes.move_row(rtl.into(), 1, InputType::Text);
        assert_eq!(panes.rows(InputType::Text), ids(&[logical, rtl, ltr, isolated]));
        panes.move_row(logical.into(), 99, InputType::Name);
        assert_eq!(rows(&panes), ids(&[rtl, ltr, one, logical]));
        panes.move_row(one.into(), 0, InputType::Name);
        assert_eq!(rows(&panes), ids(&[one, rtl, ltr, logical]));
        assert_eq!(panes.all().len(), Strategy::BUILT_IN.len() + 1);
    }

    #[test]
    fn every_display_has_one_row() {
        let mut choices = DisplayPaneSettings::default();
        let mut panes = PaneArrangement::default();
        let own = choices
            .custom_strategies
            .add_unless_full("mine", DisplayConfig::with_default_options(Strategy::Custom))
            .expect("there is room");
        panes.settle(&choices);
        assert_eq!(panes.rows(InputType::Name).last(), Some(&own));
        panes.show(PaneId::of(own), false);
        choices.custom_strategies = DisplayPaneSettings::default().custom_strategies;
        panes.settle(&choices);
        assert_eq!(panes, PaneArrangement::default());
    }
}
