//! Which panes there are, and what they are called.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::name::InputType;
use bidiscope_bidi::order::Strategy;
use bidiscope_report::titles::Titled;
use bidiscope_report::view::{DisplayPaneSettings, StrategyId};
use bidiscope_words::message;

/// A pane of the Inspect tab.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PaneId {
    /// The characters in logical order, as cells.
    Logical,
    /// The display of a strategy.
    Strategy(StrategyId),
    /// The answer of IDNA2008, and the conditions of RFC 5893; of text its levels.
    Verdict,
    /// What is explained of the selected display.
    Details,
}

impl PaneId {
    /// Every pane that is there without custom strategies.
    pub fn built_in() -> Vec<Self> {
        Self::all(&DisplayPaneSettings::default())
    }

    /// Every pane, in the order of the menu.
    pub fn all(choices: &DisplayPaneSettings) -> Vec<Self> {
        choices.all_strategy_ids().into_iter().map(Self::of).chain([Self::Verdict, Self::Details]).collect()
    }

    /// Those of an input of this kind, in the order of the menu.
    pub fn of_kind(kind: InputType, choices: &DisplayPaneSettings) -> Vec<Self> {
        choices
            .strategy_ids_for_input(kind)
            .into_iter()
            .map(Self::of)
            .chain([Self::Verdict, Self::Details])
            .collect()
    }

    /// The pane of a display; logical order is one of them.
    pub fn of(id: StrategyId) -> Self {
        if id == Strategy::Logical { Self::Logical } else { Self::Strategy(id) }
    }

    /// The display that the pane shows.
    pub const fn strategy(self) -> Option<StrategyId> {
        match self {
            Self::Logical => Some(StrategyId::BuiltIn(Strategy::Logical)),
            Self::Strategy(id) => Some(id),
            Self::Verdict | Self::Details => None,
        }
    }

    /// The pane's title, of an input of this kind.
    pub fn title(self, kind: InputType, choices: &DisplayPaneSettings) -> &str {
        match self {
            Self::Logical => Strategy::Logical.title(),
            Self::Strategy(strategy) => choices.strategy_title(strategy),
            Self::Verdict if kind == InputType::Text => message!(title_levels).static_text(),
            Self::Verdict => message!(title_rfc5893).static_text(),
            Self::Details => message!(list_details).static_text(),
        }
    }
}
