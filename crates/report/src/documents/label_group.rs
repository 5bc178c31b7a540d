//! How section V of the paper sorts the labels that people will choose.

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{BidiClass, Character};

enum_with_ids! {
    /// A group into which section V of Atkin, Stansifer and Alsharif (2001) sorts the labels that people will choose.
    pub enum Atkin2001LabelGroup {
        /// A label that was legal before: Latin letters, European numerals and hyphens.
        Legacy = "legacy";
        /// What the authors expect of Arabic names: "Arabic letters, Arabic numerals, European numerals, and hyphen-minus
        /// characters".
        Arabic = "arabic";
        /// What they expect of Hebrew names: "solely comprised of Hebrew letters, European numerals, and hyphen-minus
        /// characters".
        Hebrew = "hebrew";
        /// All others, which they call "contrived" or "artificial".
        Contrived = "contrived";
    }
}

impl Atkin2001LabelGroup {
    /// The group of a label, given by its characters in logical order. One of European numerals and hyphens alone is
    /// [`Self::Legacy`].
    pub fn of_label(label_characters: &[Character]) -> Self {
        use BidiClass::{AL, AN, EN, L, R};
        let holds_only = |classes: &[BidiClass]| {
            label_characters
                .iter()
                .all(|it| it.scalar == '-' || it.class == EN || classes.contains(&it.class))
        };
        match () {
            () if holds_only(&[L]) => Self::Legacy,
            () if holds_only(&[AL, AN]) => Self::Arabic,
            () if holds_only(&[R]) => Self::Hebrew,
            () => Self::Contrived,
        }
    }
}
