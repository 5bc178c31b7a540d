//! Several names beside each other: a row each, with what every strategy shows of it.

use bidiscope_bidi::name::{Name, Notation, ReadError};
use bidiscope_bidi::order::Strategy;

use super::{Choices, StrategyId, StrategyView, outcome, panes};

/// A name as one of several.
#[derive(Clone, Debug)]
pub struct ComparedName {
    /// The name.
    pub name: Name,
    /// One view a strategy, in the order of [`Choices::ids`], compared with each other as the panes of one name are.
    pub strategies: Vec<StrategyView>,
}

/// The most names that are compared beside the one in the field.
pub const MOST_NAMES: usize = 40;
/// The longest name that is compared with others, in characters: the longest in the DNS, and what it is written with.
pub const LONGEST_COMPARED: usize = 300;

/// Why a name is not compared with others.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotCompared {
    /// Nothing was typed.
    #[error("Type a name first.")]
    Nothing,
    /// It cannot be read.
    #[error("This cannot be read as a name: {0}.")]
    Unreadable(#[from] ReadError),
    /// It is too long.
    #[error("Names of at most {LONGEST_COMPARED} characters are compared with others.")]
    TooLong,
    /// It is there.
    #[error("This name is compared already.")]
    There,
    /// There are too many.
    #[error("{MOST_NAMES} names are compared at once. Take one out first.")]
    TooMany,
}

impl ComparedName {
    /// What every strategy shows of a name; `None` of one that is too long for a row.
    pub fn of(name: &Name, choices: &Choices) -> Option<Self> {
        let is_short = name.characters().len() <= LONGEST_COMPARED;
        is_short.then(|| Self { strategies: panes::strategies(name, choices), name: name.clone() })
    }

    /// What a strategy shows of it.
    pub fn strategy(&self, id: impl Into<StrategyId>) -> Option<&StrategyView> {
        let id = id.into();
        self.strategies.iter().find(|it| it.id == id)
    }

    /// What the letter of a strategy's outcome means, and which characters are marked beside the reference.
    pub fn words(&self, id: impl Into<StrategyId>, reference: impl Into<StrategyId>) -> String {
        let Some(view) = self.strategy(id) else { return String::new() };
        let outcome = view.outcome.map(|it| format!("Outcome {}.", it.letter()));
        let changed = self.strategy(reference).map(|it| outcome::changed_words(view, &it.title));
        let told = [outcome, outcome::words(&self.strategies, view), changed];
        told.into_iter().flatten().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// How many ways of showing the name there are among the displays: that of the logical order is none.
    pub fn outcomes(&self) -> usize {
        let shown = self.strategies.iter().filter(|it| it.id != Strategy::Logical);
        shown.filter_map(|it| it.outcome).map(|it| it.index + 1).max().unwrap_or(0)
    }
}

/// Adds a name, written in this notation, to those that are compared, which are kept as their characters.
///
/// # Errors
/// Why it is not added; the names are then as they were.
pub fn add_compared(names: &mut Vec<String>, text: &str, notation: Notation) -> Result<(), NotCompared> {
    if text.trim().is_empty() {
        return Err(NotCompared::Nothing);
    }
    let name = Name::read(text, notation)?;
    if name.characters().len() > LONGEST_COMPARED {
        return Err(NotCompared::TooLong);
    }
    let text = name.text();
    if names.contains(&text) {
        return Err(NotCompared::There);
    }
    if names.len() >= MOST_NAMES {
        return Err(NotCompared::TooMany);
    }
    names.push(text);
    Ok(())
}
