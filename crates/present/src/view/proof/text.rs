//! The statement, the method and the assumptions of a proof, in words.

use crate::display_text::DisplayTitle;
use bidiscope_bidi::name::BidiClass;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_proof::study::Property;

use crate::message;
use crate::study_text::{class_names, property_text};

/// A proof that a display has a property for sequences of all lengths, in words. docs/theorems.md has the theorems.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofText {
    /// The statement that is proved.
    pub statement: String,
    /// How it was proved.
    pub method: String,
    /// Its assumptions, each in a sentence or more; docs/theorems.md names a test for each.
    pub assumptions: [String; 3],
}

/// The proof of a property of a display over these classes, in words. That the property is proved is up to the caller: it is
/// not decided here.
pub fn proof_text(property: Property, display: &DisplayConfig, classes: &[BidiClass]) -> ProofText {
    let statement = message!(
        proof_statement,
        statement = property_text(property),
        display = display.title(),
        classes = class_names(classes, ", ")
    );
    let levels = match display.strategy() {
        Strategy::UbaLtr | Strategy::UbaRtl => message!(proof_assumes_uba_levels),
        _ => message!(proof_assumes_levels),
    };
    let assumptions = [levels, message!(proof_assumes_order), message!(proof_assumes_representatives)];
    ProofText {
        statement: statement.to_string(),
        method: message!(proof_method, method = method(property)).to_string(),
        assumptions: assumptions.map(|it| it.to_string()),
    }
}

const fn method(property: Property) -> &'static str {
    use Property as P;
    match property {
        P::OneToOne
        | P::LabelUniqueness
        | P::LabelUniquenessWithoutL3
        | P::NameUniqueness
        | P::SecondGuaranteeUniqueness => "uniqueness",
        P::Involution => "involution",
        P::OneToOneAcrossParagraphs | P::NamesAcrossParagraphs => "across",
        P::LeftToRightInPlace => "pairs",
        P::ReadsInItsDirection => "reading",
        P::LabelOrder
        | P::NameLabelOrder
        | P::LabelOrderInParagraph
        | P::LabelsTogether
        | P::LabelsBetweenSeparators
        | P::GroupingTogether
        | P::GroupingBetweenDelimiters
        | P::SecondGuaranteeGrouping
        | P::UrlHostFirst
        | P::UrlHostFirstEscapedPath
        | P::UrlHostLeftOfPath => "labels",
        P::SameInBothParagraphs
        | P::AgreesWithUbaLtr
        | P::AgreesWithUbaRtl
        | P::LabelInBothParagraphs
        | P::LabelInContext => "order",
    }
}
