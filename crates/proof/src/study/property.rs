//! What can be proved of a strategy, or refuted.

use bidiscope_bidi::named;
use bidiscope_bidi::order::{Display, Strategy};

named! {
    /// A property of a display, over all sequences of a length or over some of them.
    pub enum Property {
        /// No two sequences show the same (the paper's claim for its own display).
        OneToOne = "one-to-one";
        /// Shown twice, a sequence is itself again (the paper's A(A(x)) = x).
        OwnInverse = "own-inverse";
        /// From left to right the labels stand in the order of the hierarchy. A label that is torn apart
        /// counts by its leftmost character.
        LabelOrder = "label-order";
        /// The same, read in the direction of the paragraph.
        LabelOrderInParagraph = "label-order-in-paragraph";
        /// The characters of a label stand side by side.
        LabelsTogether = "labels-together";
        /// Between the separators before and after a label stand all its characters and no others: RFC
        /// 5893's formal statement, for labels that have both.
        LabelsBetweenSeparators = "labels-between-separators";
        /// In a paragraph of either direction the same is shown.
        SameInBothParagraphs = "same-in-both-paragraphs";
        /// No sequence shows what another one shows in a paragraph of the other direction.
        OneToOneAcrossParagraphs = "one-to-one-across-paragraphs";
        /// What is shown is what the UBA shows in a left-to-right paragraph.
        AgreesWithUbaLtr = "agrees-with-uba-ltr";
        /// What is shown is what the UBA shows in a right-to-left paragraph.
        AgreesWithUbaRtl = "agrees-with-uba-rtl";
        /// RFC 5893, Label Uniqueness: no two labels that satisfy the rule show the same.
        LabelUniqueness = "rfc5893-label-uniqueness";
        /// The same without rule L3, so with marks on the wrong side of right-to-left letters.
        LabelUniquenessWithoutL3 = "rfc5893-label-uniqueness-without-l3";
        /// RFC 5893, Character Grouping, read as "the label's characters stay together".
        GroupingTogether = "rfc5893-grouping-together";
        /// RFC 5893, Character Grouping, as it is formally stated: all characters of the label, and no
        /// others, are between the delimiters.
        GroupingBetweenDelimiters = "rfc5893-grouping-between-delimiters";
        /// Not claimed by RFC 5893: no two names show the same, all their labels satisfying the rule.
        NameUniqueness = "rfc5893-name-uniqueness";
        /// Rejected by RFC 5893: no name shows what another shows in a paragraph of the other direction.
        NamesAcrossParagraphs = "rfc5893-rejected-names-across-paragraphs";
        /// Rejected by RFC 5893: the labels are shown in network order.
        NameLabelOrder = "rfc5893-rejected-label-order";
        /// Rejected by RFC 5893: a label that satisfies the rule looks the same in paragraphs of both
        /// directions.
        LabelInBothParagraphs = "rfc5893-rejected-label-in-both-paragraphs";
        /// What is left of that: in paragraphs of one direction, a label that satisfies the rule looks the
        /// same whatever stands beside it.
        LabelInContext = "rfc5893-label-in-context";
        /// RFC 5893, section 2's second guarantee, of Label Uniqueness: no two Bidi domain names show the same
        /// that it covers, of LDH labels and labels that satisfy the rule.
        SecondGuaranteeUniqueness = "rfc5893-second-guarantee-uniqueness";
        /// The same guarantee of Character Grouping, read as "the label's characters stay together".
        SecondGuaranteeGrouping = "rfc5893-second-guarantee-grouping";
    }
}

/// Over which sequences a property is a statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Domain {
    /// All of them.
    All,
    /// Labels that satisfy the Bidi rule.
    Labels,
    /// Names whose labels all satisfy the Bidi rule.
    Names,
    /// Labels that satisfy the Bidi rule, among delimiters and neighbours.
    Contexts,
    /// Bidi domain names of LDH labels and labels that satisfy the rule, none of which begins with an ASCII digit
    /// after a right-to-left one.
    SecondGuarantee,
}

/// What is asked of each sequence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Demand {
    OneToOne,
    OwnInverse,
    LabelOrder,
    LabelOrderInParagraph,
    Together,
    Between,
    SameInBoth,
    Across,
    AgreesWith(Strategy),
    SameAsAlone,
}

impl Property {
    /// What a reader is told that this is.
    pub const fn statement(self) -> &'static str {
        match self {
            Self::OneToOne => "No two sequences show the same.",
            Self::OwnInverse => "Shown twice, a sequence is itself again.",
            Self::LabelOrder => "Labels stand in hierarchical order, from left to right.",
            Self::LabelOrderInParagraph => {
                "Labels stand in hierarchical order, in the paragraph's direction."
            }
            Self::LabelsTogether => "The characters of each label stay together.",
            Self::LabelsBetweenSeparators => {
                "Each label's characters, and no others, stay between its separators."
            }
            Self::SameInBothParagraphs => "Paragraphs of both directions show the same.",
            Self::OneToOneAcrossParagraphs => {
                "No sequence shows what another shows in a paragraph of the other direction."
            }
            Self::AgreesWithUbaLtr => "It is what the UBA shows in a left-to-right paragraph.",
            Self::AgreesWithUbaRtl => "It is what the UBA shows in a right-to-left paragraph.",
            Self::LabelUniqueness => "RFC 5893: no two labels that satisfy the rule show the same.",
            Self::LabelUniquenessWithoutL3 => "The same, without rule L3 of the UBA.",
            Self::GroupingTogether => "RFC 5893: the label's characters stay together.",
            Self::GroupingBetweenDelimiters => {
                "RFC 5893, formally: the label's characters, and no others, are between the delimiters."
            }
            Self::NameUniqueness => "No two names show the same, if all labels satisfy the rule.",
            Self::NamesAcrossParagraphs => {
                "Rejected by RFC 5893: no name shows what another shows in the other paragraph."
            }
            Self::NameLabelOrder => "Rejected by RFC 5893: labels are shown in network order.",
            Self::LabelInBothParagraphs => {
                "Rejected by RFC 5893: a label looks the same in paragraphs of both directions."
            }
            Self::LabelInContext => {
                "In paragraphs of one direction a label looks the same whatever stands beside it."
            }
            Self::SecondGuaranteeUniqueness => {
                "RFC 5893's second guarantee: no two names that it covers show the same."
            }
            Self::SecondGuaranteeGrouping => {
                "RFC 5893's second guarantee: the characters of each label stay together."
            }
        }
    }

    /// Whether the property says something about this display. RFC 5893 speaks of the UBA only, and
    /// without paragraphs of two directions nothing can be compared across them.
    pub fn applies_to(self, display: impl Into<Display>) -> bool {
        let display = display.into();
        match self.domain() {
            Domain::All => self != Self::OneToOneAcrossParagraphs || display.in_other_paragraph().is_some(),
            _ => matches!(display.strategy(), Strategy::UbaLtr | Strategy::UbaRtl),
        }
    }

    /// Whether counterexamples are counted as sequences less different displays.
    pub const fn is_of_sameness(self) -> bool {
        matches!(self.check(), Demand::OneToOne)
    }

    pub(super) const fn domain(self) -> Domain {
        match self {
            Self::LabelUniqueness | Self::LabelUniquenessWithoutL3 | Self::LabelInBothParagraphs => {
                Domain::Labels
            }
            Self::NameUniqueness | Self::NamesAcrossParagraphs | Self::NameLabelOrder => Domain::Names,
            Self::GroupingTogether | Self::GroupingBetweenDelimiters | Self::LabelInContext => {
                Domain::Contexts
            }
            Self::SecondGuaranteeUniqueness | Self::SecondGuaranteeGrouping => Domain::SecondGuarantee,
            _ => Domain::All,
        }
    }

    pub(super) const fn check(self) -> Demand {
        match self {
            Self::OneToOne
            | Self::LabelUniqueness
            | Self::LabelUniquenessWithoutL3
            | Self::NameUniqueness
            | Self::SecondGuaranteeUniqueness => Demand::OneToOne,
            Self::OwnInverse => Demand::OwnInverse,
            Self::LabelOrder | Self::NameLabelOrder => Demand::LabelOrder,
            Self::LabelOrderInParagraph => Demand::LabelOrderInParagraph,
            Self::LabelsTogether | Self::GroupingTogether | Self::SecondGuaranteeGrouping => Demand::Together,
            Self::LabelsBetweenSeparators | Self::GroupingBetweenDelimiters => Demand::Between,
            Self::SameInBothParagraphs | Self::LabelInBothParagraphs => Demand::SameInBoth,
            Self::OneToOneAcrossParagraphs | Self::NamesAcrossParagraphs => Demand::Across,
            Self::AgreesWithUbaLtr => Demand::AgreesWith(Strategy::UbaLtr),
            Self::AgreesWithUbaRtl => Demand::AgreesWith(Strategy::UbaRtl),
            Self::LabelInContext => Demand::SameAsAlone,
        }
    }

    /// The display that its check looks at, where it is asked of this one.
    pub(super) fn looks_at(self, display: &Display) -> Display {
        let has_l3 = self != Self::LabelUniquenessWithoutL3 && display.has_l3();
        display.clone().with_l3(has_l3)
    }
}

#[cfg(test)]
mod tests {
    use super::Property;

    #[test]
    fn one_identifier_everywhere() {
        for property in Property::ALL {
            assert_eq!(Property::from_id(property.id()), Some(property));
            let json = serde_json::to_string(&property).expect("a word");
            assert_eq!(json, format!("\"{}\"", property.id()));
        }
    }
}
