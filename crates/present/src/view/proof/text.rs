//! The statement, the method and the assumptions of a proof, in words.

use crate::display_text::DisplayTitle;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::study::Property;

/// A proof that a display has a property for all lengths, in words. More is in docs/theorems.md.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofText {
    /// The statement that is proved.
    pub statement: String,
    /// How it was proved.
    pub method: &'static str,
    /// Its assumptions, each in a sentence.
    pub assumptions: [&'static str; 3],
}

/// The proof of a property of a display over these classes, in words.
pub fn proof_text(property: Property, display: &DisplayConfig, classes: &[BidiClass]) -> ProofText {
    let names: Vec<&str> = classes.iter().map(|it| it.short_name()).collect();
    let statement = format!(
        "Theorem: {} This holds of {} for all strings of {}, however long.",
        property.statement(),
        display.title(),
        names.join(", ")
    );
    let levels = match display.strategy() {
        Strategy::UbaLtr | Strategy::UbaRtl => UBA_LEVELS,
        _ => OTHER_LEVELS,
    };
    ProofText {
        statement,
        method: method(property),
        assumptions: [levels, LEVELS_GIVE_DISPLAY, CLASS_REPRESENTATIVES],
    }
}

// The assumptions of proofs; docs/theorems.md names a test for each.

const UBA_LEVELS: &str = "That N holds the levels of this program\u{2019}s engine and no others: compared with it rule by \
     rule, for all strings to length 5, and for all lengths if the engine\u{2019}s automaton has at most one state more \
     (the W-method).";
const OTHER_LEVELS: &str = "That N holds the levels of this display and no others: the order that they give was compared \
     with the program\u{2019}s for all strings to length 5.";
const LEVELS_GIVE_DISPLAY: &str = "That levels make the display: by rules L2 and L3 they give the order that is shown, for all \
     strings to length 5.";
const CLASS_REPRESENTATIVES: &str = "That one character stands for each class: every character of Unicode was tried beside the one \
     of its class.";

fn method(property: Property) -> &'static str {
    use Property as P;
    match property {
        P::OneToOne
        | P::LabelUniqueness
        | P::LabelUniquenessWithoutL3
        | P::NameUniqueness
        | P::SecondGuaranteeUniqueness => {
            "The displays of all strings, with their levels, are read beside themselves. A display with its levels says \
             which string it is of, and no display is found with two sequences of levels."
        }
        P::Involution => {
            "Each display, taken for a string, has the levels that it has already; so the same turns that made it turn \
             it back."
        }
        P::OneToOneAcrossParagraphs | P::NamesAcrossParagraphs => {
            "The displays in the two paragraphs, with their levels, are read beside each other; none is of two different \
             strings."
        }
        P::LabelOrder
        | P::NameLabelOrder
        | P::LabelOrderInParagraph
        | P::LabelsTogether
        | P::LabelsBetweenSeparators
        | P::GroupingTogether
        | P::GroupingBetweenDelimiters
        | P::SecondGuaranteeGrouping => {
            "The labels are marked in the strings, and an observer reads the marks on every display from left to right; \
             none is out of place."
        }
        P::SameInBothParagraphs
        | P::AgreesWithUbaLtr
        | P::AgreesWithUbaRtl
        | P::LabelInBothParagraphs
        | P::LabelInContext => {
            "Of two characters the earlier one stands left if the lowest level between them is even. The levels of both \
             displays are read beside each other, and no two characters stand in different orders."
        }
    }
}
