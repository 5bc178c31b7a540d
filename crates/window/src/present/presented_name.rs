//! What is to be presented: a name with one of its displays.

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_report::InputReport;

/// A name of which a display is presented.
pub(crate) struct PresentedName {
    pub(super) name: Input,
    /// What a screen reader is told of each character.
    pub(super) descriptions: Vec<String>,
    pub(super) notation: Notation,
    pub(super) display: DisplayConfig,
}

impl PresentedName {
    /// A display of the name, which is written in this notation.
    pub(crate) fn of(report: &InputReport, notation: Notation, display: DisplayConfig) -> Self {
        let descriptions = report.character_cells.iter().map(|it| it.description()).collect();
        Self { name: report.input.clone(), descriptions, notation, display }
    }
}

/// What can be presented: it is computed when it is.
pub(crate) type Presented<'a> = Box<dyn FnOnce() -> PresentedName + 'a>;
