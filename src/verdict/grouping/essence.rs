//! A name cut down to what decides which of its characters stand together.

use std::ops::Range;

use crate::name::{BidiClass, Character, Name};

/// A name with its repetitions taken out, so that a search lays out a dozen characters and not 253.
///
/// In a stretch of characters of one class inside a label, one character tells the algorithm as much
/// as many: they resolve to one level. Two exceptions: of separators (ES, CS) two are kept, because
/// rule W4 asks whether one stands alone; and neutrals that may be brackets (ON, rule N0) and
/// explicit controls are all kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Essence {
    /// The characters that are left.
    pub(super) characters: Vec<Character>,
    /// Where each label of the name stands in them; never empty ranges.
    pub(super) labels: Vec<Range<usize>>,
}

impl Essence {
    pub(super) fn of(name: &Name) -> Self {
        let mut characters: Vec<Character> = Vec::new();
        let mut labels = Vec::with_capacity(name.labels().len());
        let mut at = 0;
        for label in name.labels() {
            characters.extend_from_slice(&name.characters()[at..label.range.start]);
            let start = characters.len();
            for &character in name.label_characters(label) {
                let before = characters[start..].iter().rev();
                let repeated = before.take_while(|it| it.class == character.class).count();
                if repeated < kept_of(character.class) {
                    characters.push(character);
                }
            }
            labels.push(start..characters.len());
            at = label.range.end;
        }
        characters.extend_from_slice(&name.characters()[at..]);
        Self { characters, labels }
    }
}

/// How many characters of a stretch of this class are kept.
const fn kept_of(class: BidiClass) -> usize {
    use BidiClass::{AL, AN, BN, CS, EN, ES, ET, L, NSM, R, WS};
    match class {
        L | R | AL | EN | AN | ET | NSM | BN | WS => 1,
        ES | CS => 2,
        _ => usize::MAX,
    }
}
