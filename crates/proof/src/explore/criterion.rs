//! The criteria by which strategies are explored.

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// A criterion that a display strategy satisfies or not, over all sequences of some classes. Some are a
    /// [`Property`](crate::study::Property) of a study, or follow from several. Criteria about
    /// names cover the names whose labels all satisfy the Bidi rule (RFC 5893 section 2). Full stops separate
    /// labels; empty labels are ignored.
    pub enum Criterion {
        /// No two sequences have the same display, in paragraphs of one direction.
        OneToOne = "no-two-alike";
        /// No two names have the same display, in paragraphs of one direction.
        NameUniqueness = "no-two-names-alike";
        /// No two sequences have the same display, whatever the directions of their paragraphs.
        OneToOneInAnyParagraphs = "no-two-across-paragraphs";
        /// Labels follow each other from left to right. A split label counts by its leftmost character.
        LabelsLeftToRight = "labels-from-the-left";
        /// The labels of each sequence follow each other in one direction, from left to right or from right to
        /// left.
        LabelsInOneDirection = "labels-in-order";
        /// The characters of each label are contiguous in the display.
        LabelsTogether = "labels-whole";
        /// In a sequence with right-to-left letters and no left-to-right ones, each letter is left of
        /// everything before it, each label is left of the labels before it, and adjacent digits of one class
        /// run from left to right. Sequences with nonspacing marks are not covered.
        RtlNameReadsRightToLeft = "reads-from-the-right";
        /// A sequence with right-to-left letters and no left-to-right ones has the order that the UBA gives it
        /// in a right-to-left paragraph.
        RtlNameAgreesWithUbaRtl = "as-in-a-book";
        /// Each sequence has the same order in paragraphs of both directions. Also satisfied by a strategy that
        /// does not depend on the paragraph.
        SameInBothParagraphs = "same-in-both-paragraphs";
    }
}

impl Criterion {
    /// The number of criteria.
    pub(super) const COUNT: usize = Self::ALL.len();
}
