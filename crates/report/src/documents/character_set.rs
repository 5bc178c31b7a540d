//! The eight-bit character sets that Table 2 of the paper names.

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::code_point;

enum_with_ids! {
    /// A part of ISO 8859 that Table 2 of Atkin, Stansifer and Alsharif (2001) names in its column “Notes”.
    pub enum EightBitSet {
        /// ISO 8859-6, Latin and Arabic.
        Iso8859Part6 = "iso-8859-6";
        /// ISO 8859-8, Latin and Hebrew.
        Iso8859Part8 = "iso-8859-8";
    }
}

impl EightBitSet {
    /// Its name in English, such as `ISO 8859-8`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Iso8859Part6 => "ISO 8859-6",
            Self::Iso8859Part8 => "ISO 8859-8",
        }
    }

    /// Whether it has this character of the Hebrew or Arabic block; of all others it says `false`.
    pub const fn has(self, scalar: char) -> bool {
        match self {
            // C1 to DA are the letters to GHAIN, E0 to F2 the TATWEEL, the other letters and the points.
            Self::Iso8859Part6 => matches!(
                scalar,
                '\u{60C}' | '\u{61B}' | '\u{61F}' | '\u{621}'..='\u{63A}' | '\u{640}'..='\u{652}'
            ),
            // E0 to FA are the letters from ALEF to TAV.
            Self::Iso8859Part8 => matches!(scalar, '\u{5D0}'..='\u{5EA}'),
        }
    }

    /// The code points from `first` to `last` that it does not have, as ranges such as `U+05EB-U+05F4`, with commas between;
    /// empty if it has all of them.
    pub(super) fn missing_between(self, first: char, last: char) -> String {
        let missing: Vec<char> = (first..=last).filter(|it| !self.has(*it)).collect();
        let runs = missing.chunk_by(|one, next| u32::from(*next) == u32::from(*one) + 1);
        let ranges = runs.map(|run| match run {
            [only] => code_point(*only),
            [first, .., last] => format!("{}-{}", code_point(*first), code_point(*last)),
            [] => String::new(),
        });
        ranges.collect::<Vec<_>>().join(", ")
    }
}
