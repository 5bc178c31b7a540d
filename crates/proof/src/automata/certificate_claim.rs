//! The claim of a certificate, and the errors of checking one.

use super::Automaton;
use crate::study::Property;
use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_idna::verdict::rfc5893::satisfies;

/// The claim of a certificate that was checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedClaim {
    /// The property.
    pub property: Property,
    /// The display that has it.
    pub display: DisplayConfig,
    /// The classes that sequences are made of.
    pub classes: Vec<BidiClass>,
    /// The length up to which the orders that N gives were compared with the display itself, string by string.
    /// The proof assumes that N is right beyond it: see [`CheckedClaim::matches_rules`].
    pub compared_to_length: usize,
    /// N: the symbol of class `c` at level `l` of a display is `c * DISPLAY_LEVELS + l`.
    pub(super) strings: Automaton,
}

/// Why a certificate is refused. N is its automaton of strings with their levels, D that of their displays, and its
/// pairs are those of states of D after displays with the same characters (docs/certificate.md).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CertificateError {
    /// This line, from 1, is not in the format.
    #[error("line {0} is not in the certificate format")]
    Line(usize),
    /// Certificates cannot be checked for this claim: the property is not one of uniqueness, the display has an option
    /// other than rule L3, or a class is not supported or occurs twice.
    #[error("certificates do not cover this claim")]
    Claim,
    /// D has no states, or its first one is not the initial state of N.
    #[error("D does not begin in the initial state of N")]
    Start,
    /// In this state of N a mark at level 1 can follow although there is no base at level 1 before it.
    #[error("in state {0} of N a mark at level 1 follows no base at level 1")]
    Base(usize),
    /// A transition of this state of D, for this class and level, is not the one that follows from N.
    #[error("the transition of state {0} of D at {1} does not follow from N")]
    Transition(usize, String),
    /// This state of D should be final but is not, or the reverse.
    #[error("whether state {0} of D is final does not follow from N")]
    Final(usize),
    /// This pair of states is missing.
    #[error("the pair of states {0} and {1} is missing")]
    Pair(usize, usize),
    /// Two strings have the same display, which ends in these states.
    #[error("two strings have the same display: the levels differ in the final states {0} and {1}")]
    Shared(usize, usize),
    /// Checking takes more steps than the length of the text allows.
    #[error("the check takes more steps than the length of the certificate allows")]
    Steps,
    /// N does not give these classes their display, or accepts them although they are not in the language.
    #[error("N does not match the display at {0}")]
    Strings(String),
}

impl CheckedClaim {
    /// Whether certificates can be checked for this claim: the classes must be supported and occur once.
    pub(super) fn is_checked(&self) -> bool {
        use BidiClass::{AL, AN, CS, EN, ES, ET, L, NSM, ON, R, WS};
        let reached = [L, R, AL, EN, AN, ES, CS, ET, ON, NSM, WS];
        let is_once = |it: &BidiClass| self.classes.iter().filter(|other| *other == it).count() == 1;
        let plain = DisplayConfig::plain(self.display.strategy()).with_l3(self.display.has_l3());
        self.property.is_uniqueness()
            // Not offered for certificates: it is false in one paragraph direction.
            && self.property != Property::SecondGuaranteeUniqueness
            && self.display == plain
            && self.property.applies_to(&self.display)
            && self.classes.iter().all(|it| reached.contains(it) && is_once(it))
    }

    /// Whether the claim covers a string.
    pub(super) fn is_about(&self, characters: &[Character]) -> bool {
        match self.property {
            Property::LabelUniqueness | Property::LabelUniquenessWithoutL3 => satisfies(characters),
            Property::NameUniqueness => characters.split(|it| it.scalar == '.').all(satisfies),
            _ => true,
        }
    }
}
