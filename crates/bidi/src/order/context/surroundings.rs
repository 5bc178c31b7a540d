//! The text before and after a name.

use serde::{Deserialize, Serialize};

use crate::enum_with_ids;
use crate::name::{BidiClass, Character, characters_of};
use crate::order::insertion::{FSI, LRE, LRI, PDF, PDI, RLE, RLI};

/// The text before and after a name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SurroundingText {
    /// The text before the name.
    pub before: String,
    /// The text after it.
    pub after: String,
}

enum_with_ids! {
    /// Predefined contexts; a [`SurroundingText`] can have any other text.
    #[derive(Default)]
    pub enum SurroundingTextPreset {
        /// Nothing: the name alone.
        #[default]
        Alone = "alone";
        /// The middle of an English sentence.
        English = "english";
        /// The middle of an Arabic sentence.
        Arabic = "arabic";
        /// The middle of a Hebrew sentence.
        Hebrew = "hebrew";
        /// In round brackets.
        Brackets = "brackets";
        /// A percent sign after it (RFC 5893 section 3: `A.a1%`).
        Percent = "percent";
        /// A Hebrew word and a space before it.
        AfterWord = "after-word";
        /// Two other names, one on either side.
        BetweenNames = "between-names";
        /// `.3com.com` after it: a parent that begins with a digit (RFC 5893 section 5: large deployment of such names).
        ParentSuffix = "parent-suffix";
        /// `.2nd.example` after it, as if software had completed it from a search list (RFC 5893 section 5).
        SearchList = "search-list";
        /// `.9to5.example` after it, as if a wildcard of that zone matched it (RFC 5893 section 5).
        WildcardZone = "wildcard-zone";
        /// `.1st.example` after it, as if that were a DNAME that points to a label without a digit at its beginning
        /// (RFC 5893 section 5).
        Dname = "dname";
        /// A left-to-right embedding, LRE...PDF.
        LeftToRightEmbedding = "left-to-right-embedding";
        /// A right-to-left embedding, RLE...PDF.
        RightToLeftEmbedding = "right-to-left-embedding";
        /// A left-to-right isolate, LRI...PDI.
        LeftToRightIsolate = "left-to-right-isolate";
        /// A right-to-left isolate, RLI...PDI.
        RightToLeftIsolate = "right-to-left-isolate";
        /// A first strong isolate, FSI...PDI.
        FirstStrongIsolate = "first-strong-isolate";
    }
}

impl SurroundingTextPreset {
    /// The text before and after the name.
    pub fn context(self) -> SurroundingText {
        let between = |opens: char, closes: char| (String::from(opens), String::from(closes));
        let around = |before: &str, after: &str| (before.to_owned(), after.to_owned());
        let (before, after) = match self {
            Self::Alone => around("", ""),
            Self::English => around("see ", " now."),
            Self::Arabic => around("\u{632}\u{631} ", " \u{627}\u{644}\u{622}\u{646}."),
            Self::Hebrew => around("\u{5E8}\u{5D0}\u{5D5} ", " \u{5E2}\u{5DB}\u{5E9}\u{5D9}\u{5D5}."),
            Self::Brackets => between('(', ')'),
            Self::Percent => around("", "%"),
            Self::AfterWord => around("\u{5E9}\u{5DC}\u{5D5}\u{5DD} ", ""),
            Self::BetweenNames => around("\u{5D0}\u{5D1}.com ", " ab.\u{5D2}\u{5D3}"),
            Self::ParentSuffix => around("", ".3com.com"),
            Self::SearchList => around("", ".2nd.example"),
            Self::WildcardZone => around("", ".9to5.example"),
            Self::Dname => around("", ".1st.example"),
            Self::LeftToRightEmbedding => between(LRE, PDF),
            Self::RightToLeftEmbedding => between(RLE, PDF),
            Self::LeftToRightIsolate => between(LRI, PDI),
            Self::RightToLeftIsolate => between(RLI, PDI),
            Self::FirstStrongIsolate => between(FSI, PDI),
        };
        SurroundingText { before, after }
    }
}

impl SurroundingText {
    /// No text.
    pub const NONE: Self = Self { before: String::new(), after: String::new() };

    /// Whether there is no text before or after the name.
    pub const fn is_empty(&self) -> bool {
        self.before.is_empty() && self.after.is_empty()
    }

    /// The characters before and after the name. If the context contains paragraph separators, only the
    /// characters of the name's paragraph.
    pub fn characters(&self) -> (Vec<Character>, Vec<Character>) {
        let is_separator = |scalar: char| BidiClass::of(scalar) == BidiClass::B;
        let before = self.before.rsplit(is_separator).next().unwrap_or_default();
        let after = self.after.split(is_separator).next().unwrap_or_default();
        (characters_of(before), characters_of(after))
    }
}
