//! The names that are compared, as the table shows them.

use std::sync::Arc;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::RegistryRulesByZone;
use bidiscope_report::list::ShownRows;
use bidiscope_report::view::{ComparedNamesTable, DisplayPaneSettings, StrategyId};

/// They, and how they are shown.
#[derive(Clone)]
pub(crate) struct ShownNames {
    pub(crate) table: Arc<ComparedNamesTable>,
    /// The rows, in their order.
    pub(crate) shown: ShownRows,
    /// The number of the name in each row of the table, from 1; `None` of the one that stands in the field alone.
    pub(crate) numbers: Vec<Option<usize>>,
    /// How its displays are made, among them the one with which the others are compared.
    pub(crate) choices: DisplayPaneSettings,
    pub(crate) reference: StrategyId,
    /// The displays that are shown.
    pub(crate) displays: Vec<StrategyId>,
    /// The notation in which names are typed.
    pub(crate) notation: Notation,
    pub(crate) rules: RegistryRulesByZone,
    /// The profile that the rules are of, if they are.
    pub(crate) profile: Option<String>,
}
