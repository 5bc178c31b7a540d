//! What a reader wants of a display.

use bidiscope_bidi::named;

named! {
    /// What a reader wants of a display, over all sequences of some classes; where it speaks of names, over those whose
    /// labels all satisfy RFC 5893's rule. Full stops separate labels, and empty labels are passed over.
    pub enum Wish [
        /// What it is called where there is little room.
        short_title
    ] {
        /// No two sequences show the same, in one paragraph.
        NoTwoAlike = "no-two-alike", "alike";
        /// No two names show the same, in one paragraph.
        NoTwoNamesAlike = "no-two-names-alike", "names";
        /// No two sequences show the same, whichever paragraphs they stand in.
        NoTwoAcross = "no-two-across-paragraphs", "across";
        /// Labels follow each other from left to right. One that is torn apart counts where it begins.
        LabelsFromTheLeft = "labels-from-the-left", "left";
        /// The labels of each sequence follow each other in one direction, the one or the other.
        LabelsInOrder = "labels-in-order", "order";
        /// The characters of each label stand side by side.
        LabelsWhole = "labels-whole", "whole";
        /// Where all letters are right-to-left, one at least: each letter stands left of all that comes before it and
        /// right of all that comes after it, each label left of those before it, and digits of one class side by side stand from
        /// left to right. Sequences with nonspacing marks are left aside.
        ReadsFromTheRight = "reads-from-the-right", "right";
        /// Where all letters are right-to-left, one at least, it is what the UBA shows in a right-to-left paragraph.
        AsInABook = "as-in-a-book", "book";
        /// Paragraphs of both directions show the same; so does what does not go by the paragraph.
        SameInBoth = "same-in-both-paragraphs", "same";
    }
}

impl Wish {
    /// What a reader is told that this is.
    pub const fn statement(self) -> &'static str {
        match self {
            Self::NoTwoAlike => "No two sequences show the same.",
            Self::NoTwoNamesAlike => "No two names show the same, if all labels satisfy RFC 5893's rule.",
            Self::NoTwoAcross => "No two sequences show the same, whichever paragraphs they stand in.",
            Self::LabelsFromTheLeft => "Labels follow each other from left to right.",
            Self::LabelsInOrder => "Labels follow each other in one direction, from left or from right.",
            Self::LabelsWhole => "The characters of each label stay together.",
            Self::ReadsFromTheRight => {
                "A name whose letters are all right-to-left reads from the right, labels included, numbers from the left."
            }
            Self::AsInABook => {
                "A name whose letters are all right-to-left is shown as the UBA shows it in a right-to-left paragraph."
            }
            Self::SameInBoth => "Paragraphs of both directions show the same.",
        }
    }

    /// How many there are.
    pub(super) const COUNT: usize = Self::ALL.len();
}
