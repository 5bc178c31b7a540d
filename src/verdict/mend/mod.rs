//! Mending: the smallest edits after which a name satisfies RFC 5893's rule.
//!
//! Four edits are known: drop a character, move one inside its label, replace one (a digit by the same
//! digit of the other kind; what may stand in no label by a hyphen-minus), and put a letter before a
//! digit that begins a label. Labels are mended one by one, for the rule asks nothing across them. No
//! label is mended into one that begins with `xn--`: that would be read as another.

mod label;

use serde::Serialize;

use crate::name::{Character, Name, Notation, text_of};

use super::Verdict;
use super::finding::described;
use super::rfc5893::NameVerdict;

/// The most mendings that are offered for one name.
pub const MOST_MENDINGS: usize = 12;

/// A name that satisfies the rule, and how it comes from the one that does not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Mending {
    /// The whole name after the edits.
    pub name: String,
    /// The edits, by label; each speaks of the characters of the name as it was.
    pub edits: Vec<Edit>,
    /// The edits in a sentence.
    pub sentence: String,
}

/// One edit. Indices are those of the name before any edit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase", tag = "edit")]
pub enum Edit {
    /// Take a character out.
    Drop {
        /// The character.
        character: usize,
    },
    /// Put a character elsewhere in its label.
    Move {
        /// The character.
        character: usize,
        /// The character that it then stands before; where that is no character of its label, the
        /// label's end.
        before: usize,
    },
    /// Put another character in the place of one.
    Replace {
        /// The character.
        character: usize,
        /// What stands there then.
        with: char,
    },
    /// Put a letter before a digit.
    Insert {
        /// The digit.
        before: usize,
        /// The letter.
        with: char,
    },
}

/// The smallest mendings of a name, given its verdict; none where it needs none, or where the search
/// found none within its bound.
pub fn mendings(name: &Name, judged: &NameVerdict) -> Vec<Mending> {
    let violating: Vec<usize> =
        (0..judged.labels.len()).filter(|&label| judged.labels[label].verdict == Verdict::Violated).collect();
    let budget = label::BUDGET / violating.len().max(1);
    let letter = name.characters().iter().find(|it| it.class.is_right_to_left_letter());
    let letter = letter.map(|it| it.scalar);
    let mut by_label: Vec<(usize, Vec<label::Mended>)> = Vec::with_capacity(violating.len());
    for label in violating {
        let mended = label::mend(name, label, letter, budget);
        if mended.is_empty() {
            return Vec::new();
        }
        by_label.push((label, mended));
    }
    let Some(most) = by_label.iter().map(|(_, mended)| mended.len()).max() else { return Vec::new() };
    // The first of each label together; then each label's others, the rest of the labels at the first.
    let places = 0..by_label.len();
    let others = (1..most).flat_map(|alternative| places.clone().map(move |place| (place, alternative)));
    let others = others.filter(|&(place, alternative)| alternative < by_label[place].1.len());
    let chosen = std::iter::once((0, 0)).chain(others).take(MOST_MENDINGS);
    chosen
        .filter_map(|(varied, alternative)| {
            let at = |place| if place == varied { alternative } else { 0 };
            let mended = by_label.iter().enumerate().map(|(place, (label, all))| (*label, &all[at(place)]));
            combined(name, &mended.collect::<Vec<_>>())
        })
        .collect()
}

/// The name with these labels mended; `None` where its text would not be read as just that.
fn combined(name: &Name, mended: &[(usize, &label::Mended)]) -> Option<Mending> {
    let mut text: Vec<Character> = Vec::with_capacity(name.characters().len());
    let mut at = 0;
    for (label, mended) in mended {
        let range = &name.labels()[*label].range;
        text.extend_from_slice(&name.characters()[at..range.start]);
        text.extend_from_slice(&mended.characters);
        at = range.end;
    }
    text.extend_from_slice(&name.characters()[at..]);
    Name::read(&text_of(&text), Notation::Unicode).ok().filter(|it| it.characters() == text)?;
    let edits: Vec<Edit> = mended.iter().flat_map(|(_, mended)| mended.edits.iter().copied()).collect();
    let clauses: Vec<String> = edits.iter().map(|&edit| clause(name, edit)).collect();
    let mut sentence = clauses.join("; ");
    sentence.push('.');
    Some(Mending { name: text_of(&text), edits, sentence })
}

/// An edit in words, with characters by position, from 0.
fn clause(name: &Name, edit: Edit) -> String {
    let named = |index: usize| {
        let character = name.characters().get(index).copied();
        format!("{} (character {})", character.map_or_else(String::new, described), index)
    };
    match edit {
        Edit::Drop { character } => format!("drop {}", named(character)),
        Edit::Move { character, before } => {
            let same_label = name.label_of().get(before).copied().flatten() == name.label_of()[character];
            let place = if same_label {
                format!("before {}", named(before))
            } else {
                "to the end of its label".to_owned()
            };
            format!("move {} {place}", named(character))
        }
        Edit::Replace { character, with } => {
            format!("replace {} by {}", named(character), described(Character::new(with)))
        }
        Edit::Insert { before, with } => {
            format!("put {} before {}", described(Character::new(with)), named(before))
        }
    }
}
