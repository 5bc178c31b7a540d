//! Edits: what they are, and how they are said.

use serde::Serialize;

use crate::verdict::finding::described;
use bidiscope_bidi::name::{Character, Name};

/// One edit. Indices are those of the name before any edit.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase", tag = "edit")]
pub enum Edit {
    /// Take a character out.
    Drop {
        /// The character.
        character: usize,
    },
    /// Put a character elsewhere in its label.
    Move {
        /// The character; where another edit replaces it, what it is replaced by.
        character: usize,
        /// The character that it then stands before; where that is no character of its label, the
        /// label's end. What is moved to the same place stands there in the order of the edits.
        before: usize,
    },
    /// Put another character in the place of one.
    Replace {
        /// The character.
        character: usize,
        /// What stands there then.
        with: char,
    },
    /// Spell neighbouring characters otherwise, with more or fewer characters.
    Respell {
        /// The characters, ascending, with none between them.
        characters: Vec<usize>,
        /// What stands there then.
        with: String,
    },
}

impl Edit {
    /// The same edit where the label begins at `start` of the name.
    pub(super) fn at(self, start: usize) -> Self {
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

    /// The characters whose place another text takes, or none.
    pub(super) fn rewritten(&self) -> &[usize] {
        match self {
            Self::Drop { character } | Self::Replace { character, .. } => std::slice::from_ref(character),
            Self::Respell { characters, .. } => characters,
            Self::Move { .. } => &[],
        }
    }

    /// The first character that it is about, for putting edits in order.
    pub(super) fn first(&self) -> usize {
        match self {
            Self::Drop { character } | Self::Move { character, .. } | Self::Replace { character, .. } => {
                *character
            }
            Self::Respell { characters, .. } => characters.first().copied().unwrap_or_default(),
        }
    }
}

/// Edits in a sentence, with characters by their index, from 0. A dot for another sign is asked about: it makes other
/// labels.
pub(super) fn sentence(name: &Name, edits: &[Edit]) -> String {
    let alike = edits.chunk_by(|one, next| match (one, next) {
        (Edit::Drop { .. }, Edit::Drop { .. }) => true,
        (Edit::Move { before: one, .. }, Edit::Move { before: next, .. }) => one == next,
        _ => false,
    });
    let asks_for_dot = edits.iter().any(|it| matches!(it, Edit::Replace { with: '.', .. }));
    let mut sentence = if asks_for_dot { "did you mean a dot? " } else { "" }.to_owned();
    sentence += &alike.map(|edits| clause(name, edits)).collect::<Vec<_>>().join("; ");
    sentence.push('.');
    sentence
}

/// Edits that are done in the same way, in words.
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

/// One, one and another, or one, another and a third.
fn listed(all: &[String]) -> String {
    match all.split_last() {
        Some((last, before)) if !before.is_empty() => format!("{} and {last}", before.join(", ")),
        _ => all.concat(),
    }
}
