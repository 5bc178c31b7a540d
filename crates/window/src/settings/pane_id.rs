//! Which panes there are, and what they are called.

use serde::{Deserialize, Serialize};

use bidiscope_bidi::order::Strategy;
use bidiscope_present::titles::Titled;
use bidiscope_present::view::{PaneSettings, StrategyId};

/// A pane of the Inspect tab.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PaneId {
    /// The characters in logical order, as cells.
    Logical,
    /// The display of a strategy.
    Strategy(StrategyId),
    /// The verdicts: RFC 5893 and the other rule sets.
    Verdict,
    /// The steps by which a strategy arrives at its display.
    Trace,
}

impl PaneId {
    /// Every pane that is there without strategies of one's own.
    pub fn built_in() -> Vec<Self> {
        Self::all(&PaneSettings::default())
    }

    /// Every pane, in the order of the menu.
    pub fn all(choices: &PaneSettings) -> Vec<Self> {
        let shown = choices.ids().into_iter().filter(|&it| it != Strategy::Logical).map(Self::Strategy);
        std::iter::once(Self::Logical).chain(shown).chain([Self::Verdict, Self::Trace]).collect()
    }

    /// The pane's title.
    pub fn title(self, choices: &PaneSettings) -> &str {
        match self {
            Self::Logical => Strategy::Logical.title(),
            Self::Strategy(strategy) => choices.title(strategy),
            Self::Verdict => "Verdict",
            Self::Trace => "Trace",
        }
    }

    /// The title in a few letters, for places where there is no room.
    pub fn short_title(self, choices: &PaneSettings) -> &str {
        match self {
            Self::Strategy(strategy) => choices.short_title(strategy),
            _ => self.title(choices),
        }
    }
}
