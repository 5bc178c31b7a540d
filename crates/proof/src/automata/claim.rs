//! What a certificate claims, and why one is refused.

use super::Automaton;
use crate::study::Property;
use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::Display;
use bidiscope_idna::verdict::rfc5893::satisfies;

/// A claim that a certificate proves for all lengths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedClaim {
    /// The property.
    pub property: Property,
    /// Of which display.
    pub display: Display,
    /// Over which classes.
    pub classes: Vec<BidiClass>,
    /// To which length the orders that N gives were compared with those of the display itself, string by string.
    /// That N is right beyond it is what the proof rests on: see [`CheckedClaim::is_of_rules`].
    pub compared_to: usize,
    /// N: the symbol of class `c` at level `l` of a display is `c * DISPLAY_LEVELS + l`.
    pub(super) strings: Automaton,
}

/// Why a certificate proves nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RefusedCertificate {
    /// A line that is not of the format, from 1.
    #[error("line {0} is not as a certificate has it")]
    Line(usize),
    /// The claim is not one that is checked.
    #[error("the claim is not one that certificates are checked for")]
    Claim,
    /// There is no state of D, or the first is not the beginning.
    #[error("D does not begin where N begins")]
    Start,
    /// In a state of N a mark at level 1 may come though no base at level 1 stands before it.
    #[error("in state {0} of N a mark at level 1 comes without a base at level 1 before it")]
    Base(usize),
    /// A state of D goes on, or does not, other than follows from N: at this class and level.
    #[error("state {0} of D at {1} is not what follows from N")]
    Transition(usize, String),
    /// A state of D is final, or is not, other than follows from N.
    #[error("state {0} of D is final, or not, other than follows from N")]
    Final(usize),
    /// A pair that is missing.
    #[error("the pairs are not closed: {0} and {1} are missing")]
    Pair(usize, usize),
    /// Two strings show the same.
    #[error("in the final states {0} and {1} the levels differ: two strings show the same")]
    Shared(usize, usize),
    /// The states that are written make far more work than those of a proof.
    #[error("to check it takes more steps than a proof of its length does")]
    Steps,
    /// N does not give these classes their display, or they are not of the language and it takes them.
    #[error("N is not what the display does: see {0}")]
    Strings(String),
}

impl CheckedClaim {
    /// Whether certificates are checked for it: over classes that N is about, each once.
    pub(super) fn is_checked(&self) -> bool {
        use BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, ON, R, WS};
        let reached = [L, R, AL, EN, AN, ES, CS, ET, ON, NSM, WS];
        let is_once = |it: &BidiClass| self.classes.iter().filter(|other| *other == it).count() == 1;
        let plain = Display::plain(self.display.strategy()).with_l3(self.display.has_l3());
        self.property.is_of_sameness()
            // Nobody asks for a proof of it that could not be given: it is false in one paragraph.
            && self.property != Property::SecondGuaranteeUniqueness
            && self.display == plain
            && self.property.applies_to(&self.display)
            && self.classes.iter().all(|it| reached.contains(it) && is_once(it))
    }

    /// Whether it is about a string.
    pub(super) fn is_about(&self, characters: &[Character]) -> bool {
        match self.property {
            Property::LabelUniqueness | Property::LabelUniquenessWithoutL3 => satisfies(characters),
            Property::NameUniqueness => characters.split(|it| it.scalar == '.').all(satisfies),
            _ => true,
        }
    }

    /// Which sequences it is about, in words.
    pub const fn language(&self) -> &'static str {
        match self.property {
            Property::LabelUniqueness | Property::LabelUniquenessWithoutL3 => {
                "labels that satisfy RFC 5893's rule"
            }
            Property::NameUniqueness => "names whose labels all satisfy RFC 5893's rule",
            _ => "all sequences",
        }
    }
}
