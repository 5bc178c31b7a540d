//! What a figure of several names shows.

use bidiscope_bidi::name::Notation;
use bidiscope_report::view::{ComparedNamesRow, NumberedNamesRow, StrategyId, StrategyView};

use super::sheet_options::SheetTheme;

/// What a figure of several names shows.
#[derive(Clone, Debug)]
pub struct NamesFigure<'a> {
    /// The names, each with its number.
    pub numbered_names: Vec<NumberedNamesRow<'a>>,
    /// The displays, each with its title.
    pub titled_displays: Vec<(StrategyId, String)>,
    /// What the display with which they are compared is called within a sentence.
    pub reference_display_title: String,
    /// The notation in which the names were typed; in one that is not ASCII they stand in logical order.
    pub notation: Notation,
    /// The colour theme.
    pub theme: SheetTheme,
}

impl NamesFigure<'_> {
    /// The displays of a name that are shown, each with its title; none where it is too long for that.
    pub(super) fn displays_of<'a>(
        &'a self,
        row: &'a ComparedNamesRow,
    ) -> impl Iterator<Item = (&'a StrategyView, &'a str)> {
        let shown = self.titled_displays.iter();
        shown.filter_map(|(id, title)| Some((row.compared_name.as_ref()?.strategy(*id)?, title.as_str())))
    }
}
