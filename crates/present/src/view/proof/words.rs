//! What a proof says, and what it rests on.

use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{Display, Strategy};
use bidiscope_proof::study::Property;

/// A proof in words. More is in docs/theorems.md.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofWords {
    /// The statement: of what, over which strings.
    pub statement: String,
    /// How it was decided.
    pub because: &'static str,
    /// What it rests on, each in a sentence.
    pub rests_on: [&'static str; 3],
}

/// The words for the proof of a property of a display over these classes.
pub fn proof_words(property: Property, display: &Display, classes: &[BidiClass]) -> ProofWords {
    let names: Vec<&str> = classes.iter().map(|it| it.short_name()).collect();
    let statement = format!(
        "Theorem: {} This holds of {} for all strings of {}, however long.",
        property.statement(),
        display.title(),
        names.join(", ")
    );
    let of_levels = match display.strategy() {
        Strategy::UbaLtr | Strategy::UbaRtl => OF_THE_UBA,
        _ => OF_ANOTHER,
    };
    ProofWords { statement, because: because(property), rests_on: [of_levels, OF_DISPLAYS, OF_CLASSES] }
}

// What proofs rest on: the page has a test for each.

const OF_THE_UBA: &str = "That N holds the levels of this program\u{2019}s engine and no others: compared with it rule by \
     rule, for all strings to length 5, and for all lengths if the engine\u{2019}s automaton has at most one state more \
     (the W-method).";
const OF_ANOTHER: &str = "That N holds the levels of this display and no others: the order that they give was compared \
     with the program\u{2019}s for all strings to length 5.";
const OF_DISPLAYS: &str = "That levels make the display: by rules L2 and L3 they give the order that is shown, for all \
     strings to length 5.";
const OF_CLASSES: &str = "That one character stands for each class: every character of Unicode was tried beside the one \
     of its class.";

fn because(property: Property) -> &'static str {
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
        P::OwnInverse => {
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
