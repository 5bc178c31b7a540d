//! The criteria by which strategies are explored.

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// A criterion that a display strategy satisfies or not, over all sequences of some classes. Criteria about
    /// names cover the names whose labels all satisfy the Bidi rule (RFC 5893 section 2). Full stops separate
    /// labels; empty labels are ignored.
    pub enum Criterion [
        /// A heading of one word for users, for narrow columns.
        short_title
    ] {
        /// No two sequences have the same display, in paragraphs of one direction.
        OneToOne = "no-two-alike", "alike";
        /// No two names have the same display, in paragraphs of one direction.
        NameUniqueness = "no-two-names-alike", "names";
        /// No two sequences have the same display, whatever the directions of their paragraphs.
        OneToOneInAnyParagraphs = "no-two-across-paragraphs", "across";
        /// Labels follow each other from left to right. A split label counts by its leftmost character.
        LabelsLeftToRight = "labels-from-the-left", "left";
        /// The labels of each sequence follow each other in one direction, from left to right or from right to
        /// left.
        LabelsInOneDirection = "labels-in-order", "order";
        /// The characters of each label are contiguous in the display.
        LabelsTogether = "labels-whole", "whole";
        /// In a sequence with right-to-left letters and no left-to-right ones, each letter is left of
        /// everything before it, each label is left of the labels before it, and adjacent digits of one class
        /// run from left to right. Sequences with nonspacing marks are not covered.
        RtlNameReadsRightToLeft = "reads-from-the-right", "right";
        /// A sequence with right-to-left letters and no left-to-right ones has the order that the UBA gives it
        /// in a right-to-left paragraph.
        RtlNameAgreesWithUbaRtl = "as-in-a-book", "book";
        /// Each sequence has the same order in paragraphs of both directions. Also satisfied by a strategy that
        /// does not depend on the paragraph.
        SameInBothParagraphs = "same-in-both-paragraphs", "same";
    }
}

impl Criterion {
    /// The criterion as a sentence for users.
    pub const fn statement(self) -> &'static str {
        match self {
            Self::OneToOne => "No two sequences show the same.",
            Self::NameUniqueness => "No two names show the same, if all labels satisfy RFC 5893's rule.",
            Self::OneToOneInAnyParagraphs => {
                "No two sequences show the same, whichever paragraphs they stand in."
            }
            Self::LabelsLeftToRight => "Labels follow each other from left to right.",
            Self::LabelsInOneDirection => {
                "Labels follow each other in one direction, from left or from right."
            }
            Self::LabelsTogether => "The characters of each label stay together.",
            Self::RtlNameReadsRightToLeft => {
                "A name whose letters are all right-to-left reads from the right, labels included, numbers from the left."
            }
            Self::RtlNameAgreesWithUbaRtl => {
                "A name whose letters are all right-to-left is shown as the UBA shows it in a right-to-left paragraph."
            }
            Self::SameInBothParagraphs => "Paragraphs of both directions show the same.",
        }
    }

    /// The number of criteria.
    pub(super) const COUNT: usize = Self::ALL.len();
}
