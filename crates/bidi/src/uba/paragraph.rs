//! The paragraph level (UAX #9 section 3.3.1), and which PDI closes which isolate (BD9).

use crate::index::Level;
use crate::name::{BidiClass, Character, ClassSet};

use super::observer::{Observer, UbaEvent};

/// The paragraph that is being resolved, as the rules need it.
#[derive(Clone, Copy, Debug)]
pub(super) struct ParagraphContext<'a> {
    /// The characters, with their original classes.
    pub(super) characters: &'a [Character],
    /// The classes among them.
    pub(super) present: ClassSet,
    /// The matching pairs of isolate initiators and PDIs.
    pub(super) isolates: &'a Isolates,
    /// The paragraph's level.
    pub(super) level: Level,
}

/// For each isolate initiator its matching PDI and for each PDI its initiator (definition BD9). A paragraph
/// separator ends every open isolate.
#[derive(Clone, Debug, Default)]
pub(super) struct Isolates {
    /// Empty where the paragraph has no isolate control.
    partner: Vec<Option<usize>>,
    open: Vec<usize>,
}

impl Isolates {
    /// Finds the pairs of a paragraph whose classes are `present`.
    pub(super) fn pair(&mut self, characters: &[Character], present: ClassSet) {
        self.partner.clear();
        self.open.clear();
        if !present.intersects(ClassSet::ISOLATES) {
            return;
        }
        self.partner.resize(characters.len(), None);
        for (index, character) in characters.iter().enumerate() {
            match character.class {
                BidiClass::LRI | BidiClass::RLI | BidiClass::FSI => self.open.push(index),
                BidiClass::PDI => {
                    if let Some(initiator) = self.open.pop() {
                        self.partner[initiator] = Some(index);
                        self.partner[index] = Some(initiator);
                    }
                }
                BidiClass::B => self.open.clear(),
                _ => {}
            }
        }
    }

    /// The PDI that matches an initiator, or the initiator that a PDI matches.
    pub(super) fn partner(&self, character: usize) -> Option<usize> {
        self.partner.get(character).copied().flatten()
    }
}

/// [P2](https://www.unicode.org/reports/tr9/#P2): the first strong character (L, R or AL) at or after
/// `start` and before `end`, skipping isolates.
pub(super) fn p2(characters: &[Character], isolates: &Isolates, start: usize, end: usize) -> Option<usize> {
    let mut index = start;
    while index < end {
        match characters[index].class {
            BidiClass::L | BidiClass::R | BidiClass::AL => return Some(index),
            BidiClass::LRI | BidiClass::RLI | BidiClass::FSI => match isolates.partner(index) {
                Some(pdi) => index = pdi,
                None => return None,
            },
            BidiClass::B => return None,
            _ => {}
        }
        index += 1;
    }
    None
}

/// [P3](https://www.unicode.org/reports/tr9/#P3): level 1 after a right-to-left letter, else level 0.
pub(super) fn p3(characters: &[Character], first_strong: Option<usize>) -> Level {
    match first_strong {
        Some(index) if characters[index].class.is_right_to_left_letter() => Level::RTL,
        _ => Level::LTR,
    }
}

/// P2 and P3 over the whole paragraph.
pub(super) fn p2_and_p3(
    characters: &[Character],
    isolates: &Isolates,
    observer: &mut impl Observer,
) -> Level {
    let first_strong = p2(characters, isolates, 0, characters.len());
    observer.observe(UbaEvent::FirstStrongCharacter { paragraph_index: first_strong });
    p3(characters, first_strong)
}
