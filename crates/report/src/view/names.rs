//! A table of several names: a row each, with the display of every strategy.

use bidiscope_bidi::name::{Input, Notation, ReadError};
use bidiscope_bidi::order::Strategy;
use bidiscope_words::{Message, display_by_message, message};

use super::{PaneSettings, StrategyId, StrategyView, panes, same_display};

/// A name of the table of several names, with all its displays.
#[derive(Clone, Debug)]
pub struct ComparedName {
    /// The name.
    pub name: Input,
    /// The display of each strategy, in the order of [`PaneSettings::ids`]; display letters and changed characters are as in
    /// the panes of one name.
    pub strategies: Vec<StrategyView>,
}

/// The most names that are compared with the one in the name field.
pub const MAX_COMPARED_NAMES: usize = 40;
/// The longest name that is compared, in characters: the limit of the DNS, with what may be written around it.
pub const MAX_COMPARED_CHARACTERS: usize = 300;

/// Why a name is not added to the table of several names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CompareError {
    /// The text is empty.
    Empty,
    /// The text cannot be read as a name.
    Unreadable(ReadError),
    /// The name has more than [`MAX_COMPARED_CHARACTERS`] characters.
    TooLong,
    /// The name is in the table already.
    AlreadyCompared,
    /// The table has [`MAX_COMPARED_NAMES`] names already.
    TooMany,
}

impl CompareError {
    fn message(&self) -> Message<'_> {
        match self {
            Self::Empty => message!(compare_empty),
            Self::Unreadable(error) => message!(compare_unreadable, reason = error.to_string()),
            Self::TooLong => message!(compare_too_long, most = MAX_COMPARED_CHARACTERS),
            Self::AlreadyCompared => message!(compare_already),
            Self::TooMany => message!(compare_too_many, most = MAX_COMPARED_NAMES),
        }
    }
}

display_by_message!(CompareError);

impl ComparedName {
    /// The row of a name under these settings; `None` where it is longer than [`MAX_COMPARED_CHARACTERS`] characters.
    pub fn of(name: &Input, choices: &PaneSettings) -> Option<Self> {
        let is_short = name.characters().len() <= MAX_COMPARED_CHARACTERS;
        is_short.then(|| Self { strategies: panes::strategies(name, choices), name: name.clone() })
    }

    /// The display of a strategy; `None` for a custom strategy that does not exist.
    pub fn strategy(&self, id: impl Into<StrategyId>) -> Option<&StrategyView> {
        let id = id.into();
        self.strategies.iter().find(|it| it.id == id)
    }

    /// What is said of the display of the strategy `id` in the table, in sentences: its display letter, which other displays
    /// show the same, and which characters differ from the display of `reference`, that of the pane settings. Empty where there
    /// is no such strategy.
    pub fn description(&self, id: impl Into<StrategyId>, reference: impl Into<StrategyId>) -> String {
        let Some(view) = self.strategy(id) else { return String::new() };
        let letter = view
            .display_letter
            .map(|it| message!(display_letter_name, letter = it.letter().to_string()).to_string());
        let changed = self.strategy(reference).map(|it| same_display::changed_description(view, &it.title));
        let parts = [letter, same_display::description(&self.strategies, view), changed];
        parts.into_iter().flatten().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// The number of different displays of the name; logical order does not count.
    pub fn count_different_displays(&self) -> usize {
        let shown = self.strategies.iter().filter(|it| it.id != Strategy::Logical);
        shown.filter_map(|it| it.display_letter).map(|it| it.index + 1).max().unwrap_or(0)
    }
}

/// Adds a name, written in this notation, to the compared names, which are kept as Unicode text.
///
/// # Errors
/// Why it is not added; the names are then unchanged.
pub fn add_compared_name(
    names: &mut Vec<String>,
    text: &str,
    notation: Notation,
) -> Result<(), CompareError> {
    if text.trim().is_empty() {
        return Err(CompareError::Empty);
    }
    let name = Input::read(text, notation).map_err(CompareError::Unreadable)?;
    if name.characters().len() > MAX_COMPARED_CHARACTERS {
        return Err(CompareError::TooLong);
    }
    let text = name.text();
    if names.contains(&text) {
        return Err(CompareError::AlreadyCompared);
    }
    if names.len() >= MAX_COMPARED_NAMES {
        return Err(CompareError::TooMany);
    }
    names.push(text);
    Ok(())
}
