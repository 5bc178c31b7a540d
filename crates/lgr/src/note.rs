//! What the user of a ruleset should know of how it was read.

use crate::table::TableForm;

/// Something about a ruleset that does not keep it from being read, but that its user should know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesetNote {
    /// Code points of the repertoire that the program's version of Unicode does not have.
    UnassignedCodePoints(Vec<char>),
    /// A class is made from a tag that no code point has.
    ClassFromUnusedTag {
        /// The tag.
        tag: String,
    },
    /// It was read from a table that is older than RFC 7940.
    ConvertedFromTable(TableForm),
    /// Variants of that table are no entries of it: they are in the repertoire as variants only.
    VariantOnlyCodePoints {
        /// How many these are.
        count: usize,
    },
    /// Its sequences overlap in so many ways that variants of labels may have different index labels.
    VariantIndexLabelsMayDiffer,
}
