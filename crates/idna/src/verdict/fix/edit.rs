//! Edits and their description in a sentence.

use serde::Serialize;

use crate::verdict::finding::described;
use bidiscope_bidi::name::{Character, Name};

/// One edit. Indices refer to the name before any edit.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase", tag = "edit")]
pub enum Edit {
    /// Remove a character.
    Drop {
        /// The character.
        character: usize,
    },
    /// Move a character within its label.
    Move {
        /// The character; if another edit replaces it, the replacement is moved.
        character: usize,
        /// The character before which it is inserted; the end of the label if this is not a character of the
        /// label. Characters moved to the same position are inserted in the order of the edits.
        before: usize,
    },
    /// Replace one character by another.
    Replace {
        /// The character.
        character: usize,
        /// The replacement.
        with: char,
    },
    /// Replace adjacent characters by a text of another length.
    Respell {
        /// The characters, ascending and adjacent.
        characters: Vec<usize>,
        /// The replacement.
        with: String,
    },
}

impl Edit {
    /// Shifts the indices of an edit from a label to the name, where the label begins at `start`.
    pub(super) fn shifted_by(self, start: usize) -> Self {
        match self {
            Self::Drop { character } => Self::Drop { character: character + start },
            Self::Move { character, before } => {
                Self::Move { character: character + start, before: before + start }
            }
            Self::Replace { character, with } => Self::Replace { character: character + start, with },
            Self::Respell { characters, with } => {
                Self::Respell { characters: characters.into_iter().map(|it| it + start).collect(), with }
            }
        }
    }

    /// The characters that are removed or replaced.
    pub(super) fn rewritten(&self) -> &[usize] {
        match self {
            Self::Drop { character } | Self::Replace { character, .. } => std::slice::from_ref(character),
            Self::Respell { characters, .. } => characters,
            Self::Move { .. } => &[],
        }
    }

    /// The first character concerned; for sorting.
    pub(super) fn first(&self) -> usize {
        match self {
            Self::Drop { character } | Self::Move { character, .. } | Self::Replace { character, .. } => {
                *character
            }
            Self::Respell { characters, .. } => characters.first().copied().unwrap_or_default(),
        }
    }
}

/// The edits in a sentence, with characters by index, from 0. A replacement by a dot is phrased as a
/// question, because it changes the number of labels.
pub(super) fn sentence(name: &Name, edits: &[Edit]) -> String {
    let confusable = edits.chunk_by(|one, next| match (one, next) {
        (Edit::Drop { .. }, Edit::Drop { .. }) => true,
        (Edit::Move { before: one, .. }, Edit::Move { before: next, .. }) => one == next,
        _ => false,
    });
    let asks_for_dot = edits.iter().any(|it| matches!(it, Edit::Replace { with: '.', .. }));
    let mut sentence = if asks_for_dot { "did you mean a dot? " } else { "" }.to_owned();
    sentence += &confusable.map(|edits| clause(name, edits)).collect::<Vec<_>>().join("; ");
    sentence.push('.');
    sentence
}

/// Consecutive edits of the same sort, in words.
fn clause(name: &Name, edits: &[Edit]) -> String {
    let firsts: Vec<usize> = edits.iter().map(Edit::first).collect();
    let Some(first) = edits.first() else { return String::new() };
    match first {
        Edit::Drop { .. } => format!("drop {}", named(name, &firsts)),
        Edit::Move { character, before } => {
            let label_of = |index: usize| name.label_of().get(index).copied().flatten();
            let place = if label_of(*before) == label_of(*character) {
                format!("before {}", named(name, &[*before]))
            } else {
                "to the end of the label".to_owned()
            };
            format!("move {} {place}", named(name, &firsts))
        }
        Edit::Replace { with, .. } => format!("replace {} by {}", named(name, &firsts), of(*with)),
        Edit::Respell { characters, with } => {
            let with: Vec<String> = with.chars().map(of).collect();
            format!("replace {} by {}", named(name, characters), listed(&with))
        }
    }
}

/// Characters of a name, each with its index.
fn named(name: &Name, indices: &[usize]) -> String {
    let each = indices.iter().map(|&index| {
        let character = name.characters().get(index).copied();
        format!("{} (character {index})", character.map_or_else(String::new, described))
    });
    listed(&each.collect::<Vec<_>>())
}

fn of(scalar: char) -> String {
    described(Character::new(scalar))
}

/// Joins words with commas and "and".
fn listed(all: &[String]) -> String {
    match all.split_last() {
        Some((last, before)) if !before.is_empty() => format!("{} and {last}", before.join(", ")),
        _ => all.concat(),
    }
}
